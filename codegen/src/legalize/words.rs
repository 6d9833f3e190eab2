//! 64-bit integers on machines whose registers have 32 bits: operations on both halves.
//!
//! [`expand`] is for machines that add and subtract pairs, [`carried`] for those that cannot do that either.

use super::Expander;
use crate::ir::{Inst, InstBuilder, InstructionData, IntCC, Opcode, Type, Value};

type At<'f> = Expander<'f>;

const WORD: Type = Type::I32;

/// Comparisons, products, shifts, negation, counted and reversed bits of 64 bits.
pub fn expand(at: &mut At<'_>, inst: Inst) -> Option<Value> {
    match *at.func.dfg.inst(inst) {
        InstructionData::IntCompare {
            cond, args: [a, b], ..
        } if at.func.dfg.value_type(a) == Type::I64 => Some(compare(at, cond, a, b)),
        InstructionData::Unary {
            opcode: Opcode::Ineg,
            arg,
        } if at.func.dfg.ctrl_type(inst) == Type::I64 => {
            let zero = at.int(Type::I64, 0);
            Some(at.isub(Type::I64, zero, arg))
        }
        InstructionData::Unary {
            opcode: opcode @ (Opcode::Popcount | Opcode::Bitrev),
            arg,
        } if at.func.dfg.value_type(arg) == Type::I64 => {
            let (low, high) = halves(at, arg);
            Some(if opcode == Opcode::Popcount {
                let (low, high) = (at.popcount(low), at.popcount(high));
                at.iadd(WORD, low, high)
            } else {
                let (low, high) = (at.bitrev(WORD, low), at.bitrev(WORD, high));
                at.iconcat(high, low)
            })
        }
        InstructionData::Binary { opcode, args: [a, b] } if at.func.dfg.ctrl_type(inst) == Type::I64 => {
            match opcode {
                Opcode::Imul => Some(product(at, a, b)),
                Opcode::Ishl | Opcode::Ushr | Opcode::Sshr => Some(shift(at, opcode, a, b)),
                _ => None,
            }
        }
        _ => None,
    }
}

/// What is left of 64-bit arithmetic: sums, differences, logic, choices, extensions. After it there are pairs, their halves, and memory.
pub fn carried(at: &mut Expander<'_>, inst: Inst) -> Option<Value> {
    let ty = at.func.dfg.ctrl_type(inst);
    match *at.func.dfg.inst(inst) {
        InstructionData::Unary {
            opcode: Opcode::Ireduce,
            arg,
        } if at.func.dfg.value_type(arg) == Type::I64 => {
            let low = at.ilow(arg);
            Some(if ty == WORD { low } else { at.ireduce(ty, low) })
        }
        _ if ty != Type::I64 => None,
        InstructionData::Unary { opcode, arg } => match opcode {
            Opcode::Bnot => {
                let (low, high) = halves(at, arg);
                let (low, high) = (at.bnot(WORD, low), at.bnot(WORD, high));
                Some(at.iconcat(low, high))
            }
            Opcode::Uextend | Opcode::Sextend => {
                let signed = opcode == Opcode::Sextend;
                let low = match at.func.dfg.value_type(arg) {
                    WORD => arg,
                    _ if signed => at.sextend(WORD, arg),
                    _ => at.uextend(WORD, arg),
                };
                let last = at.int(WORD, 31);
                let high = if signed {
                    at.sshr(WORD, low, last)
                } else {
                    at.int(WORD, 0)
                };
                Some(at.iconcat(low, high))
            }
            _ => None,
        },
        InstructionData::Binary { opcode, args: [a, b] } => {
            let logic = match opcode {
                Opcode::Iadd | Opcode::Isub => false,
                Opcode::Band | Opcode::Bor | Opcode::Bxor => true,
                _ => return None,
            };
            let ((a_low, a_high), (b_low, b_high)) = (halves(at, a), halves(at, b));
            let low = at.same_on(inst, WORD, &[a_low, b_low]);
            let mut high = at.same_on(inst, WORD, &[a_high, b_high]);
            if !logic {
                // A sum that is less than a summand has carried; a difference borrows where it takes away more than there is.
                let sum = opcode == Opcode::Iadd;
                let over = if sum {
                    at.icmp(IntCC::Ult, low, a_low)
                } else {
                    at.icmp(IntCC::Ult, a_low, b_low)
                };
                let over = at.uextend(WORD, over);
                high = at.same_on(inst, WORD, &[high, over]);
            }
            Some(at.iconcat(low, high))
        }
        InstructionData::Ternary {
            opcode: Opcode::Select,
            args: [which, a, b],
        } => {
            let ((a_low, a_high), (b_low, b_high)) = (halves(at, a), halves(at, b));
            let low = at.select(WORD, which, a_low, b_low);
            let high = at.select(WORD, which, a_high, b_high);
            Some(at.iconcat(low, high))
        }
        _ => None,
    }
}

/// The lower and the upper half of a 64-bit integer.
pub fn halves(at: &mut Expander<'_>, value: Value) -> (Value, Value) {
    (at.ilow(value), at.ihigh(value))
}

fn compare(at: &mut At<'_>, cond: IntCC, a: Value, b: Value) -> Value {
    let ((a_low, a_high), (b_low, b_high)) = (halves(at, a), halves(at, b));
    if matches!(cond, IntCC::Eq | IntCC::Ne) {
        let low = at.bxor(WORD, a_low, b_low);
        let high = at.bxor(WORD, a_high, b_high);
        let (differ, zero) = (at.bor(WORD, low, high), at.int(WORD, 0));
        return at.icmp(cond, differ, zero);
    }
    // The high halves decide unless they are equal.
    let (high, low) = match cond {
        IntCC::Slt | IntCC::Sle => (
            IntCC::Slt,
            if cond == IntCC::Slt {
                IntCC::Ult
            } else {
                IntCC::Ule
            },
        ),
        IntCC::Sgt | IntCC::Sge => (
            IntCC::Sgt,
            if cond == IntCC::Sgt {
                IntCC::Ugt
            } else {
                IntCC::Uge
            },
        ),
        IntCC::Ult | IntCC::Ule => (IntCC::Ult, cond),
        _ => (IntCC::Ugt, cond),
    };
    let decided = at.icmp(high, a_high, b_high);
    let equal = at.icmp(IntCC::Eq, a_high, b_high);
    let below = at.icmp(low, a_low, b_low);
    let both = at.band(Type::B1, equal, below);
    at.bor(Type::B1, decided, both)
}

/// The cross products only reach the high half.
fn product(at: &mut At<'_>, a: Value, b: Value) -> Value {
    let ((a_low, a_high), (b_low, b_high)) = (halves(at, a), halves(at, b));
    let low = at.imul(WORD, a_low, b_low);
    let carried = at.umulhi(WORD, a_low, b_low);
    let (one, other) = (at.imul(WORD, a_low, b_high), at.imul(WORD, a_high, b_low));
    let cross = at.iadd(WORD, one, other);
    let high = at.iadd(WORD, carried, cross);
    at.iconcat(low, high)
}

/// Shifts of 64 bits by a count modulo 64: by less than 32 bits the halves exchange bits, otherwise one half is the other, shifted.
fn shift(at: &mut At<'_>, opcode: Opcode, a: Value, count: Value) -> Value {
    let (low, high) = halves(at, a);
    let [one, last, word, zero] = [1, 31, 32, 0].map(|bits| at.int(WORD, bits));
    let bit = at.band(WORD, count, word);
    let far = at.icmp(IntCC::Ne, bit, zero);
    let near = at.band(WORD, count, last);
    // What crosses moves by 32 less the count, which for 0 takes two steps.
    let rest = at.bxor(WORD, near, last);
    if opcode == Opcode::Ishl {
        let (moved, half) = (at.ishl(WORD, low, near), at.ushr(WORD, low, one));
        let crossing = at.ushr(WORD, half, rest);
        let kept = at.ishl(WORD, high, near);
        let joined = at.bor(WORD, kept, crossing);
        let new_low = at.select(WORD, far, zero, moved);
        let new_high = at.select(WORD, far, moved, joined);
        return at.iconcat(new_low, new_high);
    }
    let (moved, filled) = if opcode == Opcode::Sshr {
        (at.sshr(WORD, high, near), at.sshr(WORD, high, last))
    } else {
        (at.ushr(WORD, high, near), zero)
    };
    let half = at.ishl(WORD, high, one);
    let crossing = at.ishl(WORD, half, rest);
    let kept = at.ushr(WORD, low, near);
    let joined = at.bor(WORD, kept, crossing);
    let new_low = at.select(WORD, far, moved, joined);
    let new_high = at.select(WORD, far, filled, moved);
    at.iconcat(new_low, new_high)
}
