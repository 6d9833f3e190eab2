//! Instructions (HSA PRM 18.6).

use super::operand::Offsets;
use super::{Writer, Written};
use crate::entry::code_bytes;
use crate::fields::modifiers;
use crate::inst::entry_kind;
use wavelift_hsail::model::*;

impl Writer<'_> {
    pub(super) fn inst(&mut self, inst: &Inst) -> Written<()> {
        let module = self.module;
        let operands = module.inst_operands(inst);
        let mut offsets = Offsets::new();
        self.operands_of(inst.span);
        match (inst.opcode.is_call(), operands) {
            (true, [outputs, callee, rest @ ..]) => {
                // The text names what is called first, and entries stand in the order of the text (W1).
                let callee = self.operand(callee, inst.span)?;
                offsets.push(self.operand(outputs, inst.span)?);
                offsets.push(callee);
                for operand in rest {
                    offsets.push(self.operand(operand, inst.span)?);
                }
            }
            _ => {
                for operand in operands {
                    offsets.push(self.operand(operand, inst.span)?);
                }
            }
        }
        let list = self.out.data.list(offsets.as_slice());
        let (words, size) = entry_words(inst, list);
        let at = self.out.code.len();
        // Of a length that is known while compiling, because that is faster.
        self.out
            .code
            .extend_from_slice(words.map(u32::to_le_bytes).as_flattened());
        self.out.code.truncate(at + size);
        let tail = self.extras.tail(inst.span);
        if !tail.is_empty() {
            let size = (size + tail.len()) as u16;
            if let Some(field) = self
                .out
                .code
                .get_mut(at..)
                .and_then(|rest| rest.first_chunk_mut())
            {
                *field = size.to_le_bytes();
            }
            self.end(inst.span);
        }
        Ok(())
    }
}

/// The entry of an instruction with this list of operands, and how many of the bytes it has.
#[inline(always)]
fn entry_words(inst: &Inst, list: u32) -> ([u32; 5], usize) {
    let format = match inst.opcode.format() {
        InstFormat::Mod if is_plain(&inst.mods) => InstFormat::Basic,
        format => format,
    };
    let kind = entry_kind(format);
    let size = code_bytes(kind).unwrap_or(12);
    let ty = inst.ty.or(inst.opcode.implied_type()).map_or(0, Type::brig_code);
    let modifiers = modifiers(format, inst);
    let words = [
        size as u32 | u32::from(kind) << 16,
        u32::from(inst.opcode.brig_code()) | u32::from(ty) << 16,
        list,
        modifiers as u32,
        (modifiers >> 32) as u32,
    ];
    (words, size)
}

/// Whether an instruction has none of the modifiers that only `InstMod` can carry.
fn is_plain(m: &Modifiers) -> bool {
    !m.ftz && m.pack.is_none() && matches!(m.round, None | Some(Round::Default))
}
