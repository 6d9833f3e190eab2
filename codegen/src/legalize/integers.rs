//! Integers: widths below 32 bits, 64-bit operations that machines have as two of 32, bit fields.

use super::Expander;
use crate::ir::{Inst, InstBuilder, InstructionData, IntCC, Opcode, Type, Value};

/// A scalar operation on 8 or 16 bits as one on 32 bits; `None` for others, and for those whose low result bits only depend
/// on low operand bits: a machine may keep anything above.
pub fn narrow(at: &mut Expander<'_>, inst: Inst) -> Option<Value> {
    let ty = at.func.dfg.ctrl_type(inst);
    let data = *at.func.dfg.inst(inst);
    let small = |ty: Type| ty == Type::I8 || ty == Type::I16;
    let from = at
        .func
        .dfg
        .args(inst)
        .first()
        .map_or(Type::INVALID, |&a| at.func.dfg.value_type(a));
    match data {
        InstructionData::IntCompare {
            cond, args: [a, b], ..
        } if small(from) => {
            let signed = matches!(cond, IntCC::Slt | IntCC::Sle | IntCC::Sgt | IntCC::Sge);
            let (a, b) = (extend(at, a, signed), extend(at, b, signed));
            Some(at.icmp(cond, a, b))
        }
        InstructionData::Unary {
            opcode: opcode @ (Opcode::Uextend | Opcode::Sextend),
            arg,
        } if from.bits() < 32 && ty != Type::I32 => {
            let wide = extend(at, arg, opcode == Opcode::Sextend);
            Some(match (ty, opcode) {
                (Type::I64, Opcode::Sextend) => at.sextend(ty, wide),
                (Type::I64, _) => at.uextend(ty, wide),
                _ => at.ireduce(ty, wide),
            })
        }
        InstructionData::Unary {
            opcode: Opcode::Iabs,
            arg,
        } if small(ty) => {
            let wide = extend(at, arg, true);
            let wide = at.iabs(Type::I32, wide);
            Some(at.ireduce(ty, wide))
        }
        InstructionData::Binary { opcode, args: [a, b] } if small(ty) => narrow_binary(at, opcode, ty, a, b),
        _ => None,
    }
}

fn narrow_binary(at: &mut Expander<'_>, opcode: Opcode, ty: Type, a: Value, b: Value) -> Option<Value> {
    use Opcode::*;
    let wide = Type::I32;
    let signed = match opcode {
        Umin | Umax | Udiv | Urem | Umulhi | Ushr | Ishl | Ucarry | Uborrow => false,
        Smin | Smax | Sdiv | Srem | Smulhi | Sshr => true,
        _ => return None,
    };
    let a = extend(at, a, signed);
    let b = if matches!(opcode, Ushr | Ishl | Sshr) {
        // Counts are taken modulo the width.
        let most = at.int(wide, u64::from(ty.bits()) - 1);
        at.band(wide, b, most)
    } else {
        extend(at, b, signed)
    };
    let top = at.int(wide, ty.bits().into());
    let value = match opcode {
        Umin => at.umin(wide, a, b),
        Umax => at.umax(wide, a, b),
        Smin => at.smin(wide, a, b),
        Smax => at.smax(wide, a, b),
        Udiv => at.udiv(wide, a, b),
        Urem => at.urem(wide, a, b),
        Sdiv => at.sdiv(wide, a, b),
        Srem => at.srem(wide, a, b),
        Ishl => at.ishl(wide, a, b),
        Ushr => at.ushr(wide, a, b),
        Sshr => at.sshr(wide, a, b),
        Umulhi | Smulhi => {
            let product = at.imul(wide, a, b);
            at.ushr(wide, product, top)
        }
        Ucarry => {
            let sum = at.iadd(wide, a, b);
            at.ushr(wide, sum, top)
        }
        _ => {
            let less = at.icmp(IntCC::Ult, a, b);
            at.uextend(wide, less)
        }
    };
    Some(at.ireduce(ty, value))
}

/// A narrower integer or truth value as 32 bits.
pub(super) fn extend(at: &mut Expander<'_>, value: Value, signed: bool) -> Value {
    match at.func.dfg.value_type(value).bits() {
        32.. => value,
        _ if signed => at.sextend(Type::I32, value),
        _ => at.uextend(Type::I32, value),
    }
}

/// 64-bit operations by others of 64 and 32 bits: minima and maxima, absolute values, carries, counts of bits.
pub fn wide(at: &mut Expander<'_>, inst: Inst) -> Option<Value> {
    let ty = Type::I64;
    match *at.func.dfg.inst(inst) {
        InstructionData::Unary { opcode, arg } if at.func.dfg.value_type(arg) == ty => match opcode {
            Opcode::Iabs => {
                let top = at.int(Type::I32, 63);
                let sign = at.sshr(ty, arg, top);
                let flipped = at.bxor(ty, arg, sign);
                Some(at.isub(ty, flipped, sign))
            }
            Opcode::Ufirstbit => {
                let (high, low) = (at.ihigh(arg), at.ilow(arg));
                let (high, low) = (at.ufirstbit(high), at.ufirstbit(low));
                Some(first_of(at, high, low))
            }
            Opcode::Sfirstbit => {
                let top = at.int(Type::I32, 63);
                let sign = at.sshr(ty, arg, top);
                let differing = at.bxor(ty, arg, sign);
                Some(at.ufirstbit(differing))
            }
            Opcode::Lastbit => {
                let (high, low) = (at.ihigh(arg), at.ilow(arg));
                let (high, low) = (at.lastbit(high), at.lastbit(low));
                Some(first_of(at, low, high))
            }
            _ => None,
        },
        InstructionData::Binary { opcode, args: [a, b] } if at.func.dfg.ctrl_type(inst) == ty => {
            let cond = match opcode {
                Opcode::Umin => IntCC::Ult,
                Opcode::Umax => IntCC::Ugt,
                Opcode::Smin => IntCC::Slt,
                Opcode::Smax => IntCC::Sgt,
                Opcode::Uborrow => {
                    let less = at.icmp(IntCC::Ult, a, b);
                    return Some(at.uextend(ty, less));
                }
                Opcode::Ucarry => {
                    let sum = at.iadd(ty, a, b);
                    let over = at.icmp(IntCC::Ult, sum, a);
                    return Some(at.uextend(ty, over));
                }
                _ => return None,
            };
            let first = at.icmp(cond, a, b);
            Some(at.select(ty, first, a, b))
        }
        _ => None,
    }
}

/// The count of the word that is looked at first, else the other's and 32 more. A word without the bit counts all ones, which
/// the addition by `or` keeps and the minimum passes over.
fn first_of(at: &mut Expander<'_>, first: Value, second: Value) -> Value {
    let word = at.int(Type::I32, 32);
    let second = at.bor(Type::I32, second, word);
    at.umin(Type::I32, first, second)
}

/// Bit fields by shifts and masks (HSA PRM 5.7). `bitselect` and 32-bit `bitmask` remain.
pub fn fields(at: &mut Expander<'_>, inst: Inst) -> Option<Value> {
    let ty = at.func.dfg.ctrl_type(inst);
    let word = Type::I32;
    match *at.func.dfg.inst(inst) {
        InstructionData::Binary {
            opcode: Opcode::Bitmask,
            args: [offset, width],
        } if ty == Type::I64 => {
            let ones = low_ones(at, ty, width);
            let offset = modulo(at, ty, offset);
            Some(at.ishl(ty, ones, offset))
        }
        InstructionData::Ternary {
            opcode: Opcode::Ubitextract,
            args: [a, offset, width],
        } => {
            let offset = modulo(at, ty, offset);
            let shifted = at.ushr(ty, a, offset);
            let ones = low_ones(at, ty, width);
            Some(at.band(ty, shifted, ones))
        }
        InstructionData::Ternary {
            opcode: Opcode::Sbitextract,
            args: [a, offset, width],
        } => {
            let (offset, width) = (modulo(at, ty, offset), modulo(at, ty, width));
            let shifted = at.ushr(ty, a, offset);
            let zero = at.int(word, 0);
            let rest = at.isub(word, zero, width);
            let rest = modulo(at, ty, rest);
            let at_top = at.ishl(ty, shifted, rest);
            let field = at.sshr(ty, at_top, rest);
            // Without bits there is nothing to shift out.
            let empty = at.icmp(IntCC::Eq, width, zero);
            let nothing = at.int(ty, 0);
            Some(at.select(ty, empty, nothing, field))
        }
        InstructionData::Quaternary {
            opcode: Opcode::Bitinsert,
            args: [a, b, offset, width],
        } => {
            let field = at.bitmask(ty, offset, width);
            let offset = modulo(at, ty, offset);
            let moved = at.ishl(ty, b, offset);
            Some(at.bitselect(ty, field, moved, a))
        }
        _ => None,
    }
}

fn modulo(at: &mut Expander<'_>, ty: Type, count: Value) -> Value {
    let most = at.int(Type::I32, u64::from(ty.bits()) - 1);
    at.band(Type::I32, count, most)
}

/// As many ones as a count says, modulo the width.
fn low_ones(at: &mut Expander<'_>, ty: Type, count: Value) -> Value {
    let count = modulo(at, ty, count);
    let one = at.int(ty, 1);
    let power = at.ishl(ty, one, count);
    at.isub(ty, power, one)
}
