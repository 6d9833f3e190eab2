//! Instructions (HSA PRM 18.6).
//!
//! The opcode decides which structure carries an instruction, and the structure which modifiers it has. Only one opcode
//! class has a choice: what [`InstFormat::Mod`] names may come as `InstBasic` when all modifiers have their default
//! values. A field that holds "none" becomes an absent modifier, which `fill_defaults` then gives its default.

use crate::constant::ListRole;
use crate::entry::{Entry, kind};
use crate::error::Read;
use crate::fields::{Field, Fields, fields, plain_type, read_modifiers};
use crate::reader::{ModLayout, Reader};
use wavelift_hsail::model::*;
use wavelift_hsail::table::{fill_defaults, has_vector};

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

/// What an entry as tools write it says of an instruction without its operands; `None` if something is wrong with it, or unusual.
#[inline]
fn usual_head(entry: &Entry<'_>) -> Option<Inst> {
    let [head, operation, first, second] = entry.head()?;
    let opcode = Opcode::from_brig(operation as u16)?;
    let format = opcode.format();
    let kind = (head >> 16) as u16;
    let plain = format == InstFormat::Mod && kind == kind::INST_BASIC;
    if kind != entry_kind(format) && !plain {
        return None;
    }
    let mut inst = Inst::new(opcode, entry.span());
    let ty = (operation >> 16) as u16;
    if ty != 0 {
        inst.ty = Some(plain_type(ty)?).filter(|ty| Some(*ty) != opcode.implied_type());
    }
    let modifiers = u64::from(first) | u64::from(second) << 32;
    if !plain && !read_modifiers(format, modifiers, &mut inst) {
        return None;
    }
    fill_defaults(&mut inst);
    Some(inst)
}

impl Reader<'_> {
    /// The instruction at an entry in the code block of `scope`.
    pub(crate) fn inst(&mut self, entry: &Entry<'_>, scope: ExecutableId) -> Read<Inst> {
        let usual = match self.options.mod_layout {
            ModLayout::RoundThenPack => usual_head(entry),
            ModLayout::PackThenRound => None,
        };
        let mut inst = match usual {
            Some(inst) => inst,
            None => self.inst_head(entry)?,
        };
        let opcode = inst.opcode;
        let role = |position| list_role(opcode, position);
        let (operands, vectors) = self.instruction_operands(entry, Some(scope), role)?;
        inst.operands = operands;
        if has_vector(opcode) {
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
