//! Instructions (HSA PRM 18.6).

use super::operand::Offsets;
use super::{Writer, Written, patch};
use crate::entry::code_bytes;
use crate::fields::modifiers;
use crate::inst::entry_kind;
use wavelift_hsail::model::*;

fn type_code(ty: Option<Type>) -> [u8; 2] {
    ty.map_or(0, Type::brig_code).to_le_bytes()
}

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
        let bytes = match self.heads.get(inst) {
            Some(bytes) => bytes,
            None => {
                let bytes = InstBytes::of(inst);
                self.heads.set(inst, bytes);
                bytes
            }
        };
        let at = self.out.code.len();
        // Of a length that is known while compiling, because that is faster.
        self.out.code.extend_from_slice(&bytes.bytes);
        self.out.code.truncate(at + bytes.size);
        patch(&mut self.out.code, at + LIST, list);
        let tail = self.extras.tail(inst.span);
        if !tail.is_empty() {
            let size = (bytes.size + tail.len()) as u16;
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

/// Offset of the operand list in the entry of an instruction.
const LIST: usize = 8;

/// The entry of an instruction without operands.
#[derive(Clone, Copy, Debug)]
pub(super) struct InstBytes {
    bytes: [u8; 20],
    size: usize,
}

impl InstBytes {
    fn of(inst: &Inst) -> InstBytes {
        let format = match inst.opcode.format() {
            InstFormat::Mod if is_plain(&inst.mods) => InstFormat::Basic,
            format => format,
        };
        let entry = entry_kind(format);
        let size = code_bytes(entry).unwrap_or(12);
        let mut bytes = [0; 20];
        bytes[0..2].copy_from_slice(&(size as u16).to_le_bytes());
        bytes[2..4].copy_from_slice(&entry.to_le_bytes());
        bytes[4..6].copy_from_slice(&inst.opcode.brig_code().to_le_bytes());
        bytes[6..8].copy_from_slice(&type_code(inst.ty.or(inst.opcode.implied_type())));
        bytes[12..20].copy_from_slice(&modifiers(format, inst));
        InstBytes { bytes, size }
    }
}

/// Whether an instruction has none of the modifiers that only `InstMod` can carry.
fn is_plain(m: &Modifiers) -> bool {
    !m.ftz && m.pack.is_none() && matches!(m.round, None | Some(Round::Default))
}
