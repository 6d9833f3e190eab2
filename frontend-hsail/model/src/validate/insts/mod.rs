//! Instructions against the instruction table: types, modifiers, operands (HSA PRM 4.16, 5 to 11).

mod address;
mod legal;
mod modifiers;
mod operands;
mod types;

pub(super) use legal::Available;

use super::{Validator, section};
use crate::model::*;
use crate::table::{self, Row, Slot};

/// The instruction at hand, for messages and positions.
#[derive(Clone, Copy)]
struct Place<'m> {
    inst: &'m Inst,
    owner: ExecutableId,
}

/// Whether an operation belongs to the extension "IMAGE".
fn needs_images(opcode: Opcode) -> bool {
    use Opcode::{ImageFence, LdImage, QueryImage, QuerySampler, RdImage, StImage};
    matches!(
        opcode,
        RdImage | LdImage | StImage | ImageFence | QueryImage | QuerySampler
    )
}

/// Whether a register of the right kind stands in a place where that is all there is to check of a register.
#[inline]
fn is_right_register(inst: &Inst, slot: Slot, operand: &Operand) -> bool {
    match (slot, operand) {
        (Slot::Dest(ty) | Slot::Src(ty) | Slot::Reg(ty), Operand::Register(r)) => {
            ty.of(inst).is_some_and(|ty| ty.register_kind() == r.kind())
        }
        _ => false,
    }
}

impl<'m> Validator<'m> {
    /// Checks one instruction of `owner`.
    pub(super) fn inst(&mut self, owner: ExecutableId, inst: &'m Inst) {
        let op = inst.opcode;
        let available = self.available();
        let row = match table::find(inst) {
            Some(row) if self.is_legal(available, inst, row) => {
                debug_assert!(self.says_nothing(inst, row));
                row
            }
            found => {
                let Some(row) = self.head(inst, found) else { return };
                row
            }
        };
        let place = Place { inst, owner };
        let operands = self.module.inst_operands(inst);
        if operands.len() != row.operands.len() {
            let message = format!(
                "`{op}` takes {} operands, found {}",
                row.operands.len(),
                operands.len()
            );
            self.error("operand-count", inst.span, section(op), message);
            return;
        }
        for (i, (&slot, operand)) in row.operands.iter().zip(operands).enumerate() {
            // Most operands are registers of the right kind.
            if is_right_register(inst, slot, operand) {
                continue;
            }
            // Of an address in a segment that the operation cannot access there is nothing more to say.
            let segment = inst.mods.segment.unwrap_or(Segment::Flat);
            if slot == Slot::Address && !row.has_segment(segment) && operand.address().is_some() {
                continue;
            }
            let span = self.module.operand_span(inst, inst.operands, i);
            self.operand(place, slot, operand, span);
        }
        self.special_operands(place, operands);
    }

    /// Whether the checks with messages have nothing to say of what does not depend on operands.
    fn says_nothing(&self, inst: &Inst, row: &'static Row) -> bool {
        let mut other = Validator {
            extensions: self.extensions.clone(),
            ..Validator::new(self.module, &self.levels)
        };
        other.head(inst, Some(row)).is_some() && other.found.is_empty()
    }

    /// Says what is wrong that does not depend on operands. Gives the row of the table that fits, if there is one.
    #[cold]
    fn head(&mut self, inst: &Inst, row: Option<&'static Row>) -> Option<&'static Row> {
        let op = inst.opcode;
        let image = needs_images(op);
        if image && !self.has_images() {
            self.error(
                "missing-extension",
                inst.span,
                "13.1.2",
                format!("`{op}` needs the extension \"IMAGE\""),
            )
            .help = Some("add `extension \"IMAGE\";` after the module header".into());
        }
        if let Some(needed) = op.vendor_extension().filter(|e| !self.extensions.contains(e)) {
            let message = format!("`{op}` needs the extension \"{needed}\"");
            let help = format!("add `extension \"{needed}\";` after the module header");
            self.error("missing-extension", inst.span, "13.1", message).help = Some(help);
        }
        for ty in [inst.ty, inst.source_type].into_iter().flatten() {
            if !(image && matches!(ty.class(), TypeClass::Image | TypeClass::Sampler)) {
                self.type_available(ty, inst.span);
            }
        }
        let Some(row) = row else {
            self.wrong_types(inst);
            return None;
        };
        if op.is_image_access() && inst.ty == Some(Type::F16) {
            let message = format!("`{op}` has texels of u32, s32 and f32, not of f16");
            self.error("image-f16", inst.span, section(op), message);
        }
        self.modifiers(inst, row);
        self.profile(inst, row);
        self.machine(inst);
        Some(row)
    }

    /// Constants that the manual allows (HSA PRM 4.8.5, 7.4) and HSAILasm refuses.
    fn doubted_constants(&mut self, place: Place<'m>, operands: &[Operand]) {
        let inst = place.inst;
        let stores = matches!(inst.opcode, Opcode::StImage | Opcode::AmdMipmapStImageMip);
        let moves = inst.opcode == Opcode::Mov;
        if !stores && !moves {
            return;
        }
        let signal = inst.ty.is_some_and(|ty| ty.class() == TypeClass::Signal);
        for (i, operand) in operands.iter().enumerate() {
            let constant = matches!(operand, Operand::Immediate { .. } | Operand::Wavesize);
            let rule = match inst.opcode {
                _ if constant && moves && signal => "signal-constant",
                _ if constant && stores && i == 0 => "texel-constant",
                _ => continue,
            };
            let at = self.module.operand_span(inst, inst.operands, i);
            let message = format!("a constant stands where `{}` mostly has a register", inst.opcode);
            self.error(rule, at, section(inst.opcode), message);
        }
    }

    /// Rules about values and about one operand together with another.
    fn special_operands(&mut self, place: Place<'m>, operands: &[Operand]) {
        use Opcode::*;
        let inst = place.inst;
        let span = |v: &Self, i: usize| v.module.operand_span(inst, inst.operands, i);
        let limit = match inst.opcode {
            CurrentWorkGroupSize | GridGroups | GridSize | WorkGroupId | WorkGroupSize | WorkItemAbsId
            | WorkItemId => Some((1, 2, "a dimension")),
            UnpackCvt => Some((2, 3, "the index of a byte")),
            _ => None,
        };
        if let Some((index, most, what)) = limit
            && let Some(Operand::Immediate { bits, .. }) = operands.get(index)
            && *bits > most
        {
            let at = span(self, index);
            let message = format!("{what} is 0 to {most}, found {bits}");
            self.error("constant-range", at, section(inst.opcode), message);
        }
        self.doubted_constants(place, operands);
        if inst.opcode == Class && operands.get(2) == Some(&Operand::Wavesize) {
            let at = span(self, 2);
            let message = "`WAVESIZE` stands for the classes to test";
            self.error("wavesize-class", at, "5.13", message);
        }
        let opaque = |ty: Type| matches!(ty.class(), TypeClass::Image | TypeClass::Sampler);
        if inst.opcode == St && inst.mods.segment != Some(Segment::Arg) && inst.ty.is_some_and(opaque) {
            let message = "images and samplers can be stored only to the arg segment";
            self.error("opaque-store", inst.span, "6.4.3", message);
        }
        if inst.opcode == Sbr
            && let Some(Operand::Labels(list)) = operands.get(1)
            && list.len == 0
        {
            self.error(
                "operand-count",
                inst.span,
                "8.1",
                "`sbr` needs at least one label",
            );
        }
    }
}
