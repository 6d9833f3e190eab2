//! Constants that selection finds late: in registers because a rule has moved them there, as the low half of an address that is known.
//!
//! A register that is a constant is read as one where the operation has room for it, and what is added to zero is a move. What is left unread goes
//! with [`super::unread`]. Cost: linear in the instructions, times the length of chains of moves.

use super::context::MOVE;
use crate::isa::{Opcode, Type};
use crate::machine::{GenOp, Kind, MInst, Source};
use rustc_hash::FxHashMap;
use wavelift_codegen::machine::{MachFunc, Reg, VReg};

/// Registers of one unit that are constants.
type Known = FxHashMap<VReg, u32>;

/// Reads constants where they are.
pub(super) fn spread(func: &mut MachFunc<MInst>) {
    let mut known = Known::default();
    loop {
        let before = known.len();
        for block in func.order.clone() {
            for inst in &func.blocks[block].insts {
                known.extend(constant(inst));
            }
        }
        if known.len() == before {
            return;
        }
        for block in func.order.clone() {
            for inst in &mut func.blocks[block].insts {
                if let MInst::Op(op) = inst {
                    read(op, &known);
                }
            }
        }
    }
}

/// What an instruction makes, if it is a constant.
fn constant(inst: &MInst) -> Option<(VReg, u32)> {
    match inst {
        MInst::Op(op) if op.kind == MOVE && op.part.is_none() => match (op.dst, &op.srcs[..]) {
            (Some((Reg::Virtual(reg), _, 1)), &[Source::Imm(bits)]) => Some((reg, bits)),
            _ => None,
        },
        _ => None,
    }
}

fn read(op: &mut GenOp, known: &Known) {
    // Only the last source may be a constant; sums and bits take their sources in any order.
    let Kind::Alu {
        op: code,
        math: None,
        ty: ty @ (Type::D | Type::Ud),
        dst,
    } = op.kind
    else {
        return;
    };
    let any_order = matches!(code, Opcode::Add | Opcode::And | Opcode::Or | Opcode::Xor);
    if !any_order && !matches!(code, Opcode::Mov | Opcode::Shl | Opcode::Shr | Opcode::Asr) {
        return;
    }
    for index in (0..op.srcs.len()).rev() {
        let others = op.srcs.iter().any(|source| matches!(source, Source::Imm(_)));
        let room = !others && (any_order || index + 1 == op.srcs.len());
        if let Source::Reg {
            reg: Reg::Virtual(reg),
            neg,
            abs: false,
            part,
            ..
        } = op.srcs[index]
            && room
            && part.start == 0
            && let Some(&bits) = known.get(&reg)
        {
            let constant = Source::Imm(bits);
            op.srcs[index] = if neg { constant.negated(ty) } else { constant };
        }
    }
    if let (Opcode::Add, true, [a, b]) = (code, ty == dst, &op.srcs[..]) {
        let other = match (*a, *b) {
            (Source::Imm(0), other) | (other, Source::Imm(0)) => other,
            _ => return,
        };
        if matches!(
            other,
            Source::Reg {
                neg: false,
                abs: false,
                ..
            }
        ) {
            op.kind = MOVE;
            op.srcs.clear();
            op.srcs.push(other);
        }
    }
}
