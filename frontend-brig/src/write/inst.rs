//! Instructions (HSA PRM 18.6).

use super::operand::Offsets;
use super::{Writer, Written, patch};
use crate::entry::{code_bytes, kind};
use crate::inst::entry_kind;
use wavelift_hsail::model::*;

/// The code of a modifier in one byte, 0 if the instruction does not have it.
macro_rules! code {
    ($modifier:expr) => {
        $modifier.map_or(0, |value| value.brig_code() as u8)
    };
}

fn type_code(ty: Option<Type>) -> [u8; 2] {
    ty.map_or(0, Type::brig_code).to_le_bytes()
}

/// What follows the `InstBase` of an instruction, zero after the last field.
fn modifiers(entry: u16, inst: &Inst) -> [u8; 8] {
    let m = &inst.mods;
    let [source_low, source_high] = type_code(inst.source_type);
    let segment = code!(m.segment);
    match entry {
        kind::INST_MOD => [u8::from(m.ftz), code!(m.round), code!(m.pack), 0, 0, 0, 0, 0],
        kind::INST_ADDR | kind::INST_SEG => [segment, 0, 0, 0, 0, 0, 0, 0],
        kind::INST_ATOMIC => [
            segment,
            code!(m.order),
            code!(m.scope),
            code!(m.atomic),
            m.equiv,
            0,
            0,
            0,
        ],
        kind::INST_BR => [code!(m.width), 0, 0, 0, 0, 0, 0, 0],
        kind::INST_CMP => {
            let (ftz, compare, pack) = (u8::from(m.ftz), code!(m.compare), code!(m.pack));
            [source_low, source_high, ftz, compare, pack, 0, 0, 0]
        }
        kind::INST_CVT => {
            let (ftz, round) = (u8::from(m.ftz), code!(m.round));
            [source_low, source_high, ftz, round, 0, 0, 0, 0]
        }
        kind::INST_IMAGE => {
            let [low, high] = type_code(inst.coord_type);
            [
                source_low,
                source_high,
                low,
                high,
                code!(m.geometry),
                m.equiv,
                0,
                0,
            ]
        }
        kind::INST_LANE => [source_low, source_high, code!(m.width), 0, 0, 0, 0, 0],
        kind::INST_MEM => {
            let (align, width) = (code!(m.align), code!(m.width));
            [segment, align, m.equiv, width, u8::from(m.constant), 0, 0, 0]
        }
        kind::INST_MEM_FENCE => {
            // The scopes of the global and the group segment are one in the language.
            let scope = code!(m.scope);
            [code!(m.order), scope, scope, 0, 0, 0, 0, 0]
        }
        kind::INST_QUERY_IMAGE => [
            source_low,
            source_high,
            code!(m.geometry),
            code!(m.image_query),
            0,
            0,
            0,
            0,
        ],
        kind::INST_QUERY_SAMPLER => [code!(m.sampler_query), 0, 0, 0, 0, 0, 0, 0],
        kind::INST_QUEUE => [segment, code!(m.order), 0, 0, 0, 0, 0, 0],
        kind::INST_SEG_CVT => [source_low, source_high, segment, u8::from(m.nonull), 0, 0, 0, 0],
        kind::INST_SIGNAL => [
            source_low,
            source_high,
            code!(m.order),
            code!(m.atomic),
            0,
            0,
            0,
            0,
        ],
        kind::INST_SOURCE_TYPE => [source_low, source_high, 0, 0, 0, 0, 0, 0],
        _ => [0; 8],
    }
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
        let entry = inst_kind(inst);
        let size = code_bytes(entry).unwrap_or(12);
        let mut bytes = [0; 20];
        bytes[0..2].copy_from_slice(&(size as u16).to_le_bytes());
        bytes[2..4].copy_from_slice(&entry.to_le_bytes());
        bytes[4..6].copy_from_slice(&inst.opcode.brig_code().to_le_bytes());
        bytes[6..8].copy_from_slice(&type_code(inst.ty.or(inst.opcode.implied_type())));
        bytes[12..20].copy_from_slice(&modifiers(entry, inst));
        InstBytes { bytes, size }
    }
}

/// Whether an instruction has none of the modifiers that only `InstMod` can carry.
fn is_plain(m: &Modifiers) -> bool {
    !m.ftz && m.pack.is_none() && matches!(m.round, None | Some(Round::Default))
}

/// The kind of the entry of an instruction.
fn inst_kind(inst: &Inst) -> u16 {
    match inst.opcode.format() {
        InstFormat::Mod if is_plain(&inst.mods) => kind::INST_BASIC,
        format => entry_kind(format),
    }
}
