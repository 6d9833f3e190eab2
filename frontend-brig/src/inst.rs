//! Instructions (HSA PRM 18.6).
//!
//! The opcode decides which structure carries an instruction, and the structure which modifiers it has. Only one opcode
//! class has a choice: what [`InstFormat::Mod`] names may come as `InstBasic` when all modifiers have their default
//! values. A field that holds "none" becomes an absent modifier, which `fill_defaults` then gives its default.

use crate::constant::ListRole;
use crate::entry::{Entry, kind};
use crate::error::Read;
use crate::reader::{ModLayout, Reader};
use wavelift_hsail::model::*;
use wavelift_hsail::table::{Part, fill_defaults, syntax};

/// The kind of entry for a format.
pub(crate) fn entry_kind(format: InstFormat) -> u16 {
    match format {
        InstFormat::Basic => kind::INST_BASIC,
        InstFormat::Mod => kind::INST_MOD,
        InstFormat::Addr => kind::INST_ADDR,
        InstFormat::Atomic => kind::INST_ATOMIC,
        InstFormat::Br => kind::INST_BR,
        InstFormat::Cmp => kind::INST_CMP,
        InstFormat::Cvt => kind::INST_CVT,
        InstFormat::Image => kind::INST_IMAGE,
        InstFormat::Lane => kind::INST_LANE,
        InstFormat::Mem => kind::INST_MEM,
        InstFormat::MemFence => kind::INST_MEM_FENCE,
        InstFormat::QueryImage => kind::INST_QUERY_IMAGE,
        InstFormat::QuerySampler => kind::INST_QUERY_SAMPLER,
        InstFormat::Queue => kind::INST_QUEUE,
        InstFormat::Seg => kind::INST_SEG,
        InstFormat::SegCvt => kind::INST_SEG_CVT,
        InstFormat::Signal => kind::INST_SIGNAL,
        InstFormat::SourceType => kind::INST_SOURCE_TYPE,
    }
}

/// What the list of code references at a position of an instruction's operands holds (HSA PRM 18.6.2).
fn list_role(opcode: Opcode, position: usize) -> Option<ListRole> {
    match (opcode, position) {
        (Opcode::Sbr, 1) => Some(ListRole::Labels),
        (Opcode::SCall, 3) => Some(ListRole::Executables),
        (Opcode::Call | Opcode::SCall | Opcode::ICall, 0 | 2) => Some(ListRole::Arguments),
        _ => None,
    }
}

/// Turns a reader of an enumeration into one that takes 0 for "none".
fn or_none<T>(from: impl Fn(u16) -> Option<T>) -> impl Fn(u16) -> Option<Option<T>> {
    move |code| {
        if code == 0 {
            Some(None)
        } else {
            from(code).map(Some)
        }
    }
}

/// A type without the array bit.
fn plain_type(code: u16) -> Option<Type> {
    Type::from_brig(code).and_then(|(ty, array)| (!array).then_some(ty))
}

impl Entry<'_> {
    fn optional8<T>(&self, at: usize, what: &str, from: impl Fn(u16) -> Option<T>) -> Read<Option<T>> {
        self.enum8(at, what, or_none(from))
    }

    fn optional_type(&self, at: usize) -> Read<Option<Type>> {
        self.enum16(at, "type of an operand", or_none(plain_type))
    }

    fn ftz(&self, at: usize) -> Read<bool> {
        self.flags(at, 1).map(|bits| bits != 0)
    }
}

/// Fields that must say something. Others may be "none" where an instruction has no such modifier, or a default.
fn present(e: &Entry<'_>, format: InstFormat, inst: &Inst) -> Read<()> {
    let m = &inst.mods;
    let order = |at| (at, m.order.is_none(), "memory order");
    let segment = |at| {
        (
            at,
            m.segment.is_none() && inst.opcode != Opcode::Alloca,
            "segment",
        )
    };
    let needed: &[(usize, bool, &str)] = match format {
        InstFormat::Atomic => &[segment(12), order(13), (14, m.scope.is_none(), "memory scope")],
        InstFormat::MemFence => &[order(12), (13, m.scope.is_none(), "memory scope")],
        InstFormat::Signal => &[order(14)],
        InstFormat::Queue => &[segment(12), order(13)],
        InstFormat::Mem | InstFormat::Addr | InstFormat::Seg => &[segment(12)],
        InstFormat::SegCvt => &[segment(14)],
        _ => &[],
    };
    match needed.iter().find(|(_, missing, _)| *missing) {
        Some((at, _, what)) => {
            let message = format!("the {what} of {} cannot be none", inst.opcode);
            Err(e.fail_at("brig-enum", *at, 1, message))
        }
        None => Ok(()),
    }
}

/// The bytes of an entry of an instruction without those of its operand list: 20 bytes at most.
pub(crate) type HeadBytes = [u32; 4];

/// Remembers instructions without operands by what their entries say: a module says the same few over and over.
#[derive(Default)]
pub(crate) struct Heads {
    slots: Vec<Option<(HeadBytes, (Inst, bool))>>,
}

impl Heads {
    /// A power of two, and several times as many as modules have.
    const SLOTS: usize = 512;

    #[inline]
    fn slot(head: HeadBytes) -> usize {
        let mix = |hash: u32, word: u32| (hash.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9);
        (head.iter().fold(0, |hash, word| mix(hash, *word)) >> 23) as usize % Heads::SLOTS
    }

    #[inline]
    fn get(&self, head: HeadBytes) -> Option<(Inst, bool)> {
        match self.slots.get(Heads::slot(head)) {
            Some(Some((known, inst))) if *known == head => Some(*inst),
            _ => None,
        }
    }

    fn set(&mut self, head: HeadBytes, inst: (Inst, bool)) {
        if self.slots.is_empty() {
            self.slots.resize(Heads::SLOTS, None);
        }
        if let Some(slot) = self.slots.get_mut(Heads::slot(head)) {
            *slot = Some((head, inst));
        }
    }
}

impl Reader<'_> {
    /// The instruction at an entry in the code block of `scope`.
    pub(crate) fn inst(&mut self, entry: &Entry<'_>, scope: ExecutableId) -> Read<Inst> {
        let known = entry.head().and_then(|head| self.heads.get(head));
        let (mut inst, has_vector) = match known {
            Some(known) => known,
            None => {
                let mut inst = self.inst_head(entry)?;
                let has_vector = syntax(inst.opcode).contains(&Part::Vector);
                if let Some(head) = entry.head() {
                    inst.hint = HeadHint::new(Heads::slot(head));
                    self.heads.set(head, (inst, has_vector));
                }
                (inst, has_vector)
            }
        };
        inst.span = entry.span();
        let opcode = inst.opcode;
        let role = |position| list_role(opcode, position);
        let (operands, vectors) = self.instruction_operands(entry, Some(scope), role)?;
        inst.operands = operands;
        if has_vector {
            // The size of the vector has no field of its own. `combine` reads its vector, the others begin with it.
            inst.mods.vector = vectors[usize::from(opcode == Opcode::Combine)];
        }
        Ok(inst)
    }

    /// What an entry says of an instruction without its operands.
    fn inst_head(&self, entry: &Entry<'_>) -> Read<Inst> {
        let opcode = entry.enum16(4, "opcode", Opcode::from_brig)?;
        let format = opcode.format();
        let plain = format == InstFormat::Mod && entry.kind == kind::INST_BASIC;
        if entry.kind != entry_kind(format) && !plain {
            let message = format!("{opcode} cannot be an entry of kind {:#x}", entry.kind);
            return Err(entry.fail_at("brig-entry", 2, 2, message));
        }
        let mut inst = Inst::new(opcode, entry.span());
        // Some operations of vendors have a type in BRIG only.
        inst.ty = entry
            .optional_type(6)?
            .filter(|ty| Some(*ty) != opcode.implied_type());
        if !plain {
            self.modifiers(entry, format, &mut inst)?;
            present(entry, format, &inst)?;
        }
        // No default depends on the size of a vector.
        fill_defaults(&mut inst);
        Ok(inst)
    }

    /// Reads what follows the `InstBase` of an instruction.
    fn modifiers(&self, e: &Entry<'_>, format: InstFormat, inst: &mut Inst) -> Read<()> {
        let m = &mut inst.mods;
        match format {
            InstFormat::Basic => {}
            InstFormat::Mod => {
                let (round, pack) = match self.options.mod_layout {
                    ModLayout::RoundThenPack => (13, 14),
                    ModLayout::PackThenRound => (14, 13),
                };
                m.ftz = e.ftz(12)?;
                m.round = e.optional8(round, "rounding", Round::from_brig)?;
                m.pack = e.optional8(pack, "packing control", Pack::from_brig)?;
                e.reserved(15, 1)?;
            }
            InstFormat::Addr | InstFormat::Seg => {
                m.segment = e.optional8(12, "segment", Segment::from_brig)?;
                e.reserved(13, 3)?;
            }
            InstFormat::Atomic => {
                m.segment = e.optional8(12, "segment", Segment::from_brig)?;
                m.order = e.optional8(13, "memory order", MemoryOrder::from_brig)?;
                m.scope = e.optional8(14, "memory scope", MemoryScope::from_brig)?;
                m.atomic = Some(e.enum8(15, "atomic operation", AtomicOperation::from_brig)?);
                m.equiv = e.u8(16);
                e.reserved(17, 3)?;
            }
            InstFormat::Br => {
                m.width = e.optional8(12, "width", Width::from_brig)?;
                e.reserved(13, 3)?;
            }
            InstFormat::Cmp => {
                inst.source_type = e.optional_type(12)?;
                m.ftz = e.ftz(14)?;
                m.compare = Some(e.enum8(15, "comparison", CompareOperation::from_brig)?);
                m.pack = e.optional8(16, "packing control", Pack::from_brig)?;
                e.reserved(17, 3)?;
            }
            InstFormat::Cvt => {
                inst.source_type = e.optional_type(12)?;
                m.ftz = e.ftz(14)?;
                m.round = e.optional8(15, "rounding", Round::from_brig)?;
            }
            InstFormat::Image => {
                inst.source_type = e.optional_type(12)?;
                inst.coord_type = e.optional_type(14)?;
                m.geometry = Some(e.enum8(16, "image geometry", Geometry::from_brig)?);
                m.equiv = e.u8(17);
                e.reserved(18, 2)?;
            }
            InstFormat::Lane => {
                inst.source_type = e.optional_type(12)?;
                m.width = e.optional8(14, "width", Width::from_brig)?;
                e.reserved(15, 1)?;
            }
            InstFormat::Mem => {
                m.segment = e.optional8(12, "segment", Segment::from_brig)?;
                m.align = e.optional8(13, "alignment", Align::from_brig)?;
                m.equiv = e.u8(14);
                m.width = e.optional8(15, "width", Width::from_brig)?;
                m.constant = e.flags(16, 1)? != 0;
                e.reserved(17, 3)?;
            }
            InstFormat::MemFence => {
                m.order = e.optional8(12, "memory order", MemoryOrder::from_brig)?;
                m.scope = e.optional8(13, "memory scope", MemoryScope::from_brig)?;
                // The three scopes of the structure are one in the language (HSA PRM 18.6.13).
                if e.u8(14) != e.u8(13) {
                    let message = "the scope for the group segment must be that for the global segment";
                    return Err(e.fail_at("brig-enum", 14, 1, message));
                }
                if e.u8(15) != 0 {
                    return Err(e.fail_at("brig-enum", 15, 1, "the scope for images must be none"));
                }
            }
            InstFormat::QueryImage => {
                inst.source_type = e.optional_type(12)?;
                m.geometry = Some(e.enum8(14, "image geometry", Geometry::from_brig)?);
                m.image_query = Some(e.enum8(15, "image query", ImageQuery::from_brig)?);
            }
            InstFormat::QuerySampler => {
                m.sampler_query = Some(e.enum8(12, "sampler query", SamplerQuery::from_brig)?);
                e.reserved(13, 3)?;
            }
            InstFormat::Queue => {
                m.segment = e.optional8(12, "segment", Segment::from_brig)?;
                m.order = e.optional8(13, "memory order", MemoryOrder::from_brig)?;
                e.reserved(14, 2)?;
            }
            InstFormat::SegCvt => {
                inst.source_type = e.optional_type(12)?;
                m.segment = e.optional8(14, "segment", Segment::from_brig)?;
                m.nonull = e.flags(15, 1)? != 0;
            }
            InstFormat::Signal => {
                inst.source_type = e.optional_type(12)?;
                m.order = e.optional8(14, "memory order", MemoryOrder::from_brig)?;
                m.atomic = Some(e.enum8(15, "signal operation", AtomicOperation::from_brig)?);
            }
            InstFormat::SourceType => {
                inst.source_type = e.optional_type(12)?;
                e.reserved(14, 2)?;
            }
        }
        Ok(())
    }
}
