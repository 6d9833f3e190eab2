//! Instructions (HSA PRM 18.6).
//!
//! The opcode decides which structure carries an instruction, and the structure which modifiers it has. Only one opcode
//! class has a choice: what [`InstFormat::Mod`] names may come as `InstBasic` when all modifiers have their default
//! values. A field that holds "none" becomes an absent modifier, which `fill_defaults` then gives its default.

use crate::constant::ListRole;
use crate::entry::{Entry, kind};
use crate::error::Read;
use crate::fields::{Field, Fields, fields};
use crate::reader::Reader;
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

/// Fields that must say something. Others may be "none" where an instruction has no such modifier, or a default.
fn present(e: &Entry<'_>, fields: Fields, inst: &Inst) -> Read<()> {
    let m = &inst.mods;
    for &(at, field) in fields {
        let (is_missing, what) = match field {
            Field::Segment => (m.segment.is_none() && inst.opcode != Opcode::Alloca, "segment"),
            Field::Order => (m.order.is_none(), "memory order"),
            Field::Scope => (m.scope.is_none(), "memory scope"),
            _ => continue,
        };
        if is_missing {
            let message = format!("the {what} of {} cannot be none", inst.opcode);
            return Err(e.fail_at("brig-enum", at, 1, message));
        }
    }
    Ok(())
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
            let fields = fields(format, self.options.mod_layout);
            for (at, field) in fields {
                field.read(entry, *at, &mut inst)?;
            }
            present(entry, fields, &inst)?;
        }
        // No default depends on the size of a vector.
        fill_defaults(&mut inst);
        Ok(inst)
    }
}
