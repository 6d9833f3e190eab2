//! Factors by which multiplication divides by a constant (Granlund and Montgomery 1994, "Division by Invariant Integers using Multiplication").
//!
//! For numbers of `w` bits and a divisor `d` that is no power of two, `M = ceil(2^(w+s) / d)` exceeds `2^(w+s) / d` by less than `e / d` with
//! `e = M d - 2^(w+s)`. If `e <= 2^s`, the high half of `n M`, shifted right by `s` more, is the quotient of every unsigned `n`; with signs `e < 2^(s+1)`
//! is enough, as numbers are half as large.

use crate::ir::eval::ones;
use crate::ir::{Function, Inst, Opcode};

/// A factor, and how far the high half of the product is shifted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Factor {
    /// The factor's low bits; the bit above them is set for [`Divisor::Long`].
    pub bits: u64,
    /// The shift.
    pub shift: u64,
}

/// How the unsigned quotient by a constant is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Divisor {
    /// The factor fits in a word: `umulhi(n, bits) >> shift`.
    Short(Factor),
    /// It has one bit more: with `t = umulhi(n, bits)`, `(((n - t) >> 1) + t) >> shift`.
    Long(Factor),
}

/// Whether a constant is one that these factors are for: widths and sizes at which nothing overflows here.
fn is_divisor(width: u32, divisor: u64) -> bool {
    width <= 64 && divisor > 2 && divisor <= ones(width) >> 1 && !divisor.is_power_of_two()
}

/// Whether an instruction divides by a constant that there is a factor for.
pub(super) fn divides_by_constant(func: &Function, inst: Inst) -> bool {
    let dfg = &func.dfg;
    if !matches!(
        dfg.opcode(inst),
        Opcode::Udiv | Opcode::Sdiv | Opcode::Urem | Opcode::Srem
    ) {
        return false;
    }
    let divisor = dfg.args(inst)[1];
    let width = dfg.value_type(divisor).bits();
    matches!(width, 32 | 64)
        && dfg
            .int_constant(dfg.resolve(divisor))
            .is_some_and(|bits| is_divisor(width, bits))
}

/// `ceil(2^bits / divisor)`, and by how much its multiple exceeds the power.
fn ceiling(bits: u32, divisor: u64) -> (u128, u128) {
    let (power, divisor) = (1_u128 << bits, u128::from(divisor));
    let factor = power.div_ceil(divisor);
    (factor, factor * divisor - power)
}

/// The unsigned quotient by a constant.
pub(super) fn unsigned(width: u32, divisor: u64) -> Option<Divisor> {
    if !is_divisor(width, divisor) {
        return None;
    }
    // Bits of the divisor; as it is no power of two, the base-2 logarithm rounded up.
    let length = 64 - divisor.leading_zeros();
    for shift in 0..length {
        let (factor, excess) = ceiling(width + shift, divisor);
        if excess <= 1 << shift && factor <= u128::from(ones(width)) {
            let (bits, shift) = (factor as u64, shift.into());
            return Some(Divisor::Short(Factor { bits, shift }));
        }
    }
    let (factor, _) = ceiling(width + length, divisor);
    Some(Divisor::Long(Factor {
        bits: factor as u64 & ones(width),
        shift: (length - 1).into(),
    }))
}

/// The signed quotient by a positive constant: with `t = smulhi(n, bits)`, and `n` added if the factor's sign is set, `t >> shift`, and one more if
/// that is negative.
pub(super) fn signed(width: u32, divisor: u64) -> Option<Factor> {
    if !is_divisor(width, divisor) {
        return None;
    }
    let length = 64 - divisor.leading_zeros();
    (0..length).find_map(|shift| {
        let (factor, excess) = ceiling(width + shift, divisor);
        let fits = excess < 2 << shift && factor <= u128::from(ones(width));
        fits.then(|| Factor {
            bits: factor as u64,
            shift: shift.into(),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::{Divisor, signed, unsigned};
    use crate::ir::eval::{ones, sx};

    fn quotient(width: u32, divisor: Divisor, n: u64) -> u64 {
        let high = |bits: u64| ((u128::from(n) * u128::from(bits)) >> width) as u64;
        match divisor {
            Divisor::Short(factor) => high(factor.bits) >> factor.shift,
            Divisor::Long(factor) => {
                let t = high(factor.bits);
                (((n - t) >> 1) + t) >> factor.shift
            }
        }
    }

    fn signed_quotient(width: u32, divisor: u64, n: u64) -> Option<i64> {
        let factor = signed(width, divisor)?;
        let product = i128::from(sx(n, width)) * i128::from(sx(factor.bits, width));
        let mut t = (product >> width) as i64;
        if sx(factor.bits, width) < 0 {
            t = sx((t + sx(n, width)) as u64 & ones(width), width);
        }
        let shifted = t >> factor.shift;
        Some(shifted + i64::from(shifted < 0))
    }

    #[test]
    fn all_numbers_of_8_bits() {
        let mut long = 0;
        for divisor in 3..128 {
            let Some(how) = unsigned(8, divisor) else { continue };
            long += u32::from(matches!(how, Divisor::Long(_)));
            for n in 0..256 {
                assert_eq!(quotient(8, how, n), n / divisor, "{n} / {divisor} by {how:?}");
                let expected = sx(n, 8) / divisor as i64;
                assert_eq!(
                    signed_quotient(8, divisor, n),
                    Some(expected),
                    "{} / {divisor}",
                    sx(n, 8)
                );
            }
        }
        assert!(long > 10);
    }

    #[test]
    fn all_divisors_of_16_bits_at_edges() {
        for divisor in 3..0x8000_u64 {
            let Some(how) = unsigned(16, divisor) else {
                continue;
            };
            let last = 0xffff / divisor * divisor;
            for n in [
                0,
                1,
                divisor - 1,
                divisor,
                divisor + 1,
                last - 1,
                last,
                0xffff,
                0x7fff,
                0x8000,
                0x8001,
            ] {
                assert_eq!(quotient(16, how, n), n / divisor, "{n} / {divisor} by {how:?}");
                let expected = sx(n, 16) / divisor as i64;
                assert_eq!(
                    signed_quotient(16, divisor, n),
                    Some(expected),
                    "{} / {divisor}",
                    sx(n, 16)
                );
            }
        }
    }

    #[test]
    fn wide_numbers_at_edges() {
        for width in [32, 64] {
            let most = ones(width);
            for divisor in [
                3,
                5,
                6,
                7,
                9,
                10,
                25,
                641,
                1000,
                0x7fff_ffff,
                1_000_000_007,
                most >> 1,
                (most >> 1) - 1,
            ] {
                let Some(how) = unsigned(width, divisor) else {
                    continue;
                };
                let last = most / divisor * divisor;
                for n in [
                    0,
                    1,
                    divisor - 1,
                    divisor,
                    last - 1,
                    last,
                    most,
                    most >> 1,
                    (most >> 1) + 1,
                ] {
                    assert_eq!(quotient(width, how, n), n / divisor, "{n} / {divisor} by {how:?}");
                    let expected = sx(n, width) / divisor as i64;
                    assert_eq!(
                        signed_quotient(width, divisor, n),
                        Some(expected),
                        "{} / {divisor}",
                        sx(n, width)
                    );
                }
            }
        }
    }

    #[test]
    fn others_are_none() {
        for divisor in [0, 1, 2, 64, 0x8000_0000, 0xffff_ffff] {
            assert_eq!(unsigned(32, divisor), None);
            assert_eq!(signed(32, divisor), None);
        }
    }
}
