//! Integers of 8 to 64 bits, by integers of twice the width and more.

use super::expect::Expect;
use super::format::ones;
use wavelift_hsail::model::Opcode;

/// The value of the low `bits` bits.
pub fn value(bits: u32, signed: bool, a: u64) -> i128 {
    let a = a & ones(bits);
    if signed && a >> (bits - 1) & 1 == 1 {
        i128::from(a) - (1i128 << bits)
    } else {
        i128::from(a)
    }
}

fn clamp(bits: u32, signed: bool, x: i128) -> i128 {
    if signed {
        x.clamp(-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1)
    } else {
        x.clamp(0, i128::from(ones(bits)))
    }
}

/// An operation on integers of `bits` bits; `saturating` clamps what does not fit.
pub fn evaluate(opcode: Opcode, bits: u32, signed: bool, saturating: bool, args: &[u64]) -> Expect {
    let unsigned = |i: usize| value(bits, false, args[i]);
    let x = |i: usize| value(bits, signed, args[i]);
    let divisible = |i: i128, by: i128| by != 0 && clamp(bits, signed, i / by) == i / by;
    let result: i128 = match opcode {
        Opcode::Abs => x(0).abs(),
        Opcode::Neg => -x(0),
        Opcode::Add => x(0) + x(1),
        Opcode::Sub => x(0) - x(1),
        // The product of two unsigned 64-bit numbers needs all bits: it is clamped as such.
        Opcode::Mul if !signed => {
            let product = unsigned(0) as u128 * unsigned(1) as u128;
            let limit = u128::from(ones(bits));
            (if saturating {
                product.min(limit)
            } else {
                product & limit
            }) as i128
        }
        Opcode::Mul => x(0) * x(1),
        Opcode::MulHi if !signed => ((unsigned(0) as u128 * unsigned(1) as u128) >> bits) as i128,
        Opcode::MulHi => (x(0) * x(1)) >> bits,
        Opcode::Mad => return Expect::Bits(wrapping_mad(bits, args)),
        Opcode::Max => x(0).max(x(1)),
        Opcode::Min => x(0).min(x(1)),
        Opcode::Borrow => i128::from(unsigned(0) < unsigned(1)),
        Opcode::Carry => i128::from(unsigned(0) + unsigned(1) > i128::from(ones(bits))),
        // Undefined: a divisor of zero, and the one quotient that does not fit (5.2.2).
        Opcode::Div if !divisible(x(0), x(1)) => return Expect::Any,
        Opcode::Div => x(0) / x(1),
        Opcode::Rem if x(1) == 0 => return Expect::Any,
        Opcode::Rem => x(0) % x(1),
        Opcode::Mul24 | Opcode::Mul24Hi | Opcode::Mad24 | Opcode::Mad24Hi => {
            return of_24_bits(opcode, signed, args);
        }
        _ => return Expect::Any,
    };
    let result = if saturating {
        clamp(bits, signed, result)
    } else {
        result
    };
    Expect::Bits(result as u64 & ones(bits))
}

fn wrapping_mad(bits: u32, args: &[u64]) -> u64 {
    args[0].wrapping_mul(args[1]).wrapping_add(args[2]) & ones(bits)
}

/// HSA PRM 5.4: undefined where a factor has more than 24 bits.
fn of_24_bits(opcode: Opcode, signed: bool, args: &[u64]) -> Expect {
    let factor = |i: usize| value(32, signed, args[i]);
    let fits = |x: i128| x == value(24, signed, x as u64);
    if !fits(factor(0)) || !fits(factor(1)) {
        return Expect::Any;
    }
    let product = factor(0) * factor(1);
    let high = product >> 32;
    let result = match opcode {
        Opcode::Mul24 => product,
        Opcode::Mul24Hi => high,
        Opcode::Mad24 => product + i128::from(args[2]),
        _ => high + i128::from(args[2]),
    };
    Expect::Bits(result as u64 & ones(32))
}

/// Shifts and bits of `bits` bits (HSA PRM 5.5 to 5.7).
pub fn of_bits(opcode: Opcode, bits: u32, signed: bool, args: &[u64]) -> Expect {
    let all = ones(bits);
    let a = args[0] & all;
    // Offsets and widths: their low 5 or 6 bits.
    let field = |i: usize| (args[i] & u64::from(bits - 1)) as u32;
    let result = match opcode {
        Opcode::Shl => a << field(1),
        Opcode::Shr => (value(bits, signed, a) >> field(1)) as u64,
        Opcode::And => a & args[1],
        Opcode::Or => a | args[1],
        Opcode::Xor => a ^ args[1],
        Opcode::Not => !a,
        Opcode::PopCount => u64::from(a.count_ones()),
        Opcode::BitRev => a.reverse_bits() >> (64 - bits),
        Opcode::BitSelect => args[1] & a | args[2] & !a,
        Opcode::FirstBit => {
            let a = if signed && a >> (bits - 1) == 1 {
                !a & all
            } else {
                a
            };
            return Expect::Bits(match a {
                0 => ones(32),
                _ => u64::from(a.leading_zeros() - (64 - bits)),
            });
        }
        Opcode::LastBit => {
            return Expect::Bits(match a {
                0 => ones(32),
                _ => u64::from(a.trailing_zeros()),
            });
        }
        Opcode::BitMask => {
            let (offset, width) = (field(0), field(1));
            if offset + width > bits {
                return Expect::Any;
            }
            ones(width) << offset
        }
        Opcode::BitExtract => {
            let (offset, width) = (field(1), field(2));
            if offset + width > bits {
                return Expect::Any;
            }
            match width {
                0 => 0,
                _ => value(width, signed, a >> offset) as u64,
            }
        }
        Opcode::BitInsert => {
            let (offset, width) = (field(2), field(3));
            if offset + width > bits {
                return Expect::Any;
            }
            let mask = ones(width) << offset;
            a & !mask | args[1] << offset & mask
        }
        _ => return Expect::Any,
    };
    Expect::Bits(result & all)
}
