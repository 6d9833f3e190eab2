//! Constants that selection finds late: in registers because a rule has moved them there, as the low half of an address that is known.
//!
//! A register that is a constant is read as one where the operation has room for it, and what is added to zero is a move. What is left unread goes
//! with [`super::unread`]. Numbers of work-items are read where the thread has them, as words, if all that reads them can. Cost: linear in the instructions, times the length of chains of moves.
//!
//! Rust, not rules: it looks at selected instructions, after the rules.

use super::context::MOVE;
use crate::exec::count_uses;
use crate::isa::{Opcode, Type};
use crate::machine::{GenOp, Kind, MInst, Source};
use rustc_hash::FxHashMap;
use wavelift_codegen::machine::{MachFunc, Reg, VReg};

/// Registers of one unit that are constants.
type Known = FxHashMap<VReg, u32>;

/// Reads constants where they are.
pub(super) fn spread(func: &mut MachFunc<MInst>) {
    let mut known = Known::default();
    for round in 0.. {
        let before = known.len();
        for block in func.order.clone() {
            for inst in &func.blocks[block].insts {
                known.extend(constant(inst));
            }
        }
        // Constants of rules are where they are read from the start.
        if known.len() == before && round > 0 {
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
        if matches!(other, Source::Reg { .. } | Source::Fixed { lanes: false, .. }) && !other.is_modified() {
            op.kind = MOVE;
            op.srcs.clear();
            op.srcs.push(other);
        }
    }
}

/// Reads numbers of work-items where they are when the thread starts, unless something needs them in a register.
pub(super) fn read_in_place(func: &mut MachFunc<MInst>) {
    let mut numbers: FxHashMap<VReg, Source> = FxHashMap::default();
    for &block in &func.order {
        numbers.extend(func.blocks[block].insts.iter().filter_map(number));
    }
    if numbers.is_empty() {
        return;
    }
    let mut uses = count_uses(func);
    for block in func.order.clone() {
        for inst in &mut func.blocks[block].insts {
            for reg in words_of(inst).filter_map(|source| plain(*source)) {
                if let Some(count) = uses.get_mut(&reg) {
                    *count -= 1;
                }
            }
        }
    }
    numbers.retain(|reg, _| uses.get(reg) == Some(&0));
    for block in func.order.clone() {
        for inst in &mut func.blocks[block].insts {
            for source in words_of(inst) {
                if let Some(&number) = plain(*source).and_then(|reg| numbers.get(&reg)) {
                    *source = number;
                }
            }
        }
    }
}

/// What an instruction makes, if it is the number of each channel's work-item.
fn number(inst: &MInst) -> Option<(VReg, Source)> {
    let MInst::Op(op) = inst else { return None };
    match (op.dst, &op.srcs[..]) {
        (Some((Reg::Virtual(reg), _, 1)), &[source @ Source::Fixed { lanes: true, .. }])
            if op.part.is_none() && !source.is_modified() =>
        {
            Some((reg, source))
        }
        _ => None,
    }
}

/// The register that a source is, without modifiers.
fn plain(source: Source) -> Option<VReg> {
    match source {
        Source::Reg {
            reg: Reg::Virtual(reg),
            ..
        } if !source.is_modified() => Some(reg),
        _ => None,
    }
}

/// Sources that may be words where others are doublewords. A shift to the left of words is computed in words, whatever its result is.
fn words_of(inst: &mut MInst) -> impl Iterator<Item = &mut Source> {
    let srcs: &mut [Source] = match inst {
        MInst::Op(op) if takes_words(op.kind) => {
            let shifts = matches!(op.kind, Kind::Alu { op: Opcode::Shl, .. });
            &mut op.srcs[usize::from(shifts)..]
        }
        _ => &mut [],
    };
    srcs.iter_mut()
}

fn takes_words(kind: Kind) -> bool {
    match kind {
        Kind::Alu {
            op,
            math: None,
            ty: Type::D | Type::Ud,
            dst: Type::D | Type::Ud,
        } => matches!(
            op,
            Opcode::Mov | Opcode::Add | Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Shl | Opcode::Shr
        ),
        Kind::Compare { ty, .. } => matches!(ty, Type::D | Type::Ud),
        Kind::MulWord { .. } => true,
        _ => false,
    }
}
