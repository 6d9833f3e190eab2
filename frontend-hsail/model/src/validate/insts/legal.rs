//! Whether all is right with an instruction, as far as it does not depend on operands.
//!
//! Nearly every instruction is legal, so that is found out first, by looking at sets only. What is wrong with one that is not is for the
//! checks with messages to say; in builds with assertions they look at every instruction and must agree.

use super::super::Validator;
use crate::model::*;
use crate::table::{Row, TypeSet};

/// What instructions of a module may use.
#[derive(Clone, Copy)]
pub(in super::super) struct Available {
    types: TypeSet,
    images: bool,
    gcn: bool,
    mipmap: bool,
    is_base: bool,
}

impl Available {
    fn has(self, opcode: Opcode) -> bool {
        match opcode {
            _ if opcode >= Opcode::AmdMipmapRdImageLod => self.mipmap,
            _ if opcode >= Opcode::AmdGcnMadU => self.gcn,
            _ => self.images || !super::needs_images(opcode),
        }
    }
}

impl Validator<'_> {
    /// What the header and the extensions of the module say, all of which are known before code is checked.
    #[inline]
    pub(super) fn available(&mut self) -> Available {
        if let Some(known) = self.available {
            return known;
        }
        let available = self.what_is_available();
        self.available = Some(available);
        available
    }

    fn what_is_available(&self) -> Available {
        let mut types = TypeSet::NONE;
        for ty in Type::ALL {
            if self.unavailable(*ty).is_none() && !self.lacks_extension(*ty) {
                types = types.or(TypeSet::of(&[*ty]));
            }
        }
        Available {
            types,
            images: self.has_images(),
            gcn: self.extensions.contains(&"amd:gcn"),
            mipmap: self.extensions.contains(&"amd:mipmap"),
            is_base: self.module.header.profile == Profile::Base,
        }
    }

    /// Whether operation, types and modifiers are legal, given the row that fits the types.
    #[inline]
    pub(super) fn is_legal(&self, available: Available, inst: &Inst, row: &Row) -> bool {
        let m = &inst.mods;
        let has_type = |ty: Option<Type>| ty.is_none_or(|ty| available.types.has(ty));
        let has_segment = match m.segment {
            Some(segment) => row.has_segment(segment),
            None => row.segments == 0,
        };
        available.has(inst.opcode)
            && has_type(inst.ty)
            && has_type(inst.source_type)
            && !(inst.ty == Some(Type::F16) && inst.opcode.is_image_access())
            && row.has_pack(m.pack)
            && row.has_vector(m.vector)
            && (row.ftz || !m.ftz)
            && row.has_round(m.round)
            && has_segment
            && m.order.is_none_or(|order| row.has_order(order))
            && m.scope.is_none_or(|scope| has_scope(m.segment, scope))
            && (!m.constant || has_constants(m.segment))
            && (!available.is_base || is_base(inst, row))
            && self.wrong_size(inst).is_none()
    }
}

/// Whether a memory scope is legal in a segment.
pub(super) fn has_scope(segment: Option<Segment>, scope: MemoryScope) -> bool {
    match scope {
        MemoryScope::WorkItem => false,
        MemoryScope::Agent | MemoryScope::System => segment != Some(Segment::Group),
        MemoryScope::Wavefront | MemoryScope::WorkGroup => true,
    }
}

/// Whether loads from a segment may be `const`.
pub(super) fn has_constants(segment: Option<Segment>) -> bool {
    matches!(segment, Some(Segment::Flat | Segment::Global | Segment::Readonly))
}

/// Whether the Base profile has an instruction (HSA PRM 16.2.1).
fn is_base(inst: &Inst, row: &Row) -> bool {
    let round = inst.mods.round.is_none_or(|round| match round.is_integer() {
        true => is_base_rounding(round),
        false => round == Round::Default,
    });
    (inst.mods.ftz || !row.ftz) && round && inst.opcode != Opcode::ICall
}

/// Whether the Base profile has a rounding to integers.
pub(super) fn is_base_rounding(round: Round) -> bool {
    use Round::{SZeroI, SZeroISat, ZeroI, ZeroISat};
    matches!(round, ZeroI | ZeroISat | SZeroI | SZeroISat)
}
