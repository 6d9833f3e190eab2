//! Operations of the extension "amd:gcn", by what AMD's manuals say of the instructions that they are called after (RDNA4 ISA 16.9, 16.12).
//!
//! What no manual says is not judged: which number `max3` and its kin give for a signaling NaN, and how far off a narrow quotient may be where
//! an operand or the quotient is near an end of the range.

use super::expect::{Expect, Expected};
use super::float;
use super::format::{Format, ones};
use super::integer;
use crate::softfloat::{self as sf, Direction, Flags};
use std::sync::OnceLock;
use wavelift_hsail::model::{Inst, Opcode, Type};

/// What the destinations hold.
pub fn expected(inst: &Inst, sources: &[u128]) -> Vec<Expected> {
    use Opcode::*;
    let low = |i: usize| sources[i] as u64;
    let word = |i: usize| sources[i] as u64 & ones(32);
    let one = |bits, value: u64| vec![Expected::one(bits, Expect::Bits(value & ones(bits)))];
    match inst.opcode {
        AmdGcnMadU => one(64, (word(0) * word(1)).wrapping_add(low(2))),
        AmdGcnMadS => {
            let factor = |i| integer::value(32, true, low(i));
            one(64, (factor(0) * factor(1) + i128::from(low(2))) as u64)
        }
        // The width comes first; of both five bits count.
        AmdGcnBfm => one(32, ones(word(0) as u32 & 31) << (word(1) & 31)),
        AmdGcnSadD => one(32, word(0).abs_diff(word(1)) + word(2)),
        AmdGcnSadW => {
            let half = |i: usize, at: u32| word(i) >> at & 0xffff;
            let sum: u64 = [0, 16].map(|at| half(0, at).abs_diff(half(1, at))).iter().sum();
            one(32, sum + word(2))
        }
        AmdGcnMSad => one(32, differences(word(0), word(1), true) + word(2)),
        AmdGcnQSad | AmdGcnMQSad => {
            let masked = inst.opcode == AmdGcnMQSad;
            let sum =
                |i: u32| differences(low(0) >> (8 * i), word(1), masked) + (low(2) >> (16 * i) & 0xffff);
            one(64, (0..4).map(|i| (sum(i) & 0xffff) << (16 * i)).sum())
        }
        AmdGcnMQSad4 => (0..4)
            .map(|i| {
                let sum = differences(low(0) >> (8 * i), word(1), true) + word(2 + i as usize);
                Expected::exactly(32, u128::from(sum & ones(32)))
            })
            .collect(),
        _ => match inst.ty {
            Some(ty) if ty.is_float() => vec![of_floats(inst, ty, sources)],
            Some(ty) => one(32, middle_or_end(inst.opcode, ty, sources)),
            None => Vec::new(),
        },
    }
}

/// The sum of the differences of bytes of two words; `masked` without those where the second is zero.
pub fn differences(a: u64, b: u64, masked: bool) -> u64 {
    let bytes = |x: u64| (x as u32).to_be_bytes();
    let pairs = bytes(a).into_iter().zip(bytes(b));
    pairs
        .map(|(a, b)| {
            if masked && b == 0 {
                0
            } else {
                u64::from(a.abs_diff(b))
            }
        })
        .sum()
}

/// The numbers in order, and which of them the operation wants.
fn wanted(opcode: Opcode, count: usize) -> usize {
    match opcode {
        Opcode::AmdGcnMin | Opcode::AmdGcnMin3 => 0,
        Opcode::AmdGcnMed3 => 1,
        _ => count - 1,
    }
}

fn middle_or_end(opcode: Opcode, ty: Type, sources: &[u128]) -> u64 {
    let value = |&x: &u128| integer::value(32, ty.is_signed(), x as u64);
    let mut numbers: Vec<i128> = sources.iter().map(value).collect();
    numbers.sort_unstable();
    numbers[wanted(opcode, numbers.len())] as u64
}

fn of_floats(inst: &Inst, ty: Type, sources: &[u128]) -> Expected {
    use Opcode::*;
    let (bits, ftz) = (ty.bits(), inst.mods.ftz);
    let direction = float::direction(inst.mods.round);
    let format = Format::of(bits);
    let count = match inst.opcode {
        AmdGcnMax3 | AmdGcnMin3 | AmdGcnMed3 => 3,
        _ => 2,
    };
    let args: Vec<u64> = sources
        .iter()
        .take(count)
        .map(|&x| x as u64 & ones(bits))
        .collect();
    // Zeros of either sign may stand for a subnormal number that is flushed.
    let choices = || {
        float::flushed(format, ftz, &args[..1])
            .into_iter()
            .map(|args| args[0])
    };
    let each = |apply: &dyn Fn(u64) -> Expect| choices().map(apply).reduce(Expect::or).unwrap_or(Expect::Any);
    let element = match inst.opcode {
        AmdGcnDivRelaxed => float::evaluate(Div, bits, ftz, None, &args),
        AmdGcnDivRelaxedNarrow => narrow_quotient(format, &args),
        AmdGcnMax if !args.iter().any(|&a| format.is_signaling(a)) => {
            float::evaluate(Max, bits, false, None, &args)
        }
        AmdGcnMin if !args.iter().any(|&a| format.is_signaling(a)) => {
            float::evaluate(Min, bits, false, None, &args)
        }
        AmdGcnMax3 | AmdGcnMin3 | AmdGcnMed3 => float::flushed(format, ftz, &args)
            .iter()
            .map(|args| middle_or_end_of_floats(inst.opcode, format, args))
            .reduce(Expect::or)
            .unwrap_or(Expect::Any),
        AmdGcnFrExpExp => {
            let exponent =
                |a: u64| Expect::Bits(apart(format, a).map_or(0, |(_, exponent)| exponent) as u64 & ones(32));
            return Expected::one(32, each(&exponent));
        }
        AmdGcnFrExpMant => each(&|a| match apart(format, a) {
            Some((fraction, _)) => Expect::Bits(fraction),
            None if format.is_nan(a) => Expect::Nan(vec![a]),
            None => Expect::Bits(a),
        }),
        AmdGcnFLdExp => each(&|a| scaled(format, ftz, direction, a, sources[1] as u32 as i32)),
        AmdGcnTrigPreOp => Expect::Bits(piece_of_two_over_pi(args[0], sources[1] as u32 & 31)),
        _ => Expect::Any,
    };
    Expected::one(bits, element)
}

/// A number goes before a NaN at the ends; the middle one of three is the least where one is a NaN.
fn middle_or_end_of_floats(opcode: Opcode, format: Format, args: &[u64]) -> Expect {
    if args.iter().any(|&a| format.is_signaling(a)) {
        return Expect::Any;
    }
    let mut numbers: Vec<u64> = args.iter().copied().filter(|&a| !format.is_nan(a)).collect();
    if numbers.is_empty() {
        return Expect::Nan(args.to_vec());
    }
    numbers.sort_by(|&a, &b| format.to_double(a).total_cmp(&format.to_double(b)));
    let found = match opcode {
        Opcode::AmdGcnMed3 if numbers.len() < args.len() => numbers[0],
        _ => numbers[wanted(opcode, numbers.len())],
    };
    if format.magnitude(found) == 0 {
        // Which of the zeros is not said.
        return Expect::OneOf(
            numbers
                .into_iter()
                .filter(|&a| format.magnitude(a) == 0)
                .collect(),
        );
    }
    Expect::Bits(found)
}

/// A product with a reciprocal of the machine's accuracy; singles only.
fn narrow_quotient(format: Format, args: &[u64]) -> Expect {
    let [a, b] = [0, 1].map(|i| format.to_double(args[i]));
    let far = |x: f64| x != 0.0 && (x.abs() < 2f64.powi(-100) || x.abs() > 2f64.powi(100));
    if [a, b, a / b].into_iter().any(|x| far(x) || x.is_nan()) || b == 0.0 {
        return Expect::Any;
    }
    let value = a / b;
    Expect::Near {
        value,
        error: value.abs() * 2f64.powi(-20),
    }
}

/// Digits of a number that is not zero, infinite or NaN, and the power of two of the lowest one.
fn digits(format: Format, a: u64) -> Option<(u64, i64)> {
    let magnitude = format.magnitude(a);
    if magnitude == 0 || magnitude >= format.infinity() {
        return None;
    }
    let field = magnitude >> format.fraction;
    let fraction = magnitude & ones(format.fraction);
    let bias = (format.one() >> format.fraction) as i64;
    let lowest = field.max(1) as i64 - bias - i64::from(format.fraction);
    Some((
        if field == 0 {
            fraction
        } else {
            fraction | format.least_normal()
        },
        lowest,
    ))
}

/// The number as a fraction from a half to one, and the exponent that goes with it.
fn apart(format: Format, a: u64) -> Option<(u64, i64)> {
    let (digits, lowest) = digits(format, a)?;
    let count = digits.ilog2();
    // The highest digit is the one of a half, which is not stored.
    let fraction = digits << (format.fraction - count) & ones(format.fraction);
    let half = format.one() - format.least_normal();
    Some((a & format.sign() | half | fraction, lowest + i64::from(count) + 1))
}

/// The number times two to the power of `by`, rounded in a direction.
fn scaled(format: Format, ftz: bool, direction: Direction, a: u64, by: i32) -> Expect {
    if format.is_nan(a) {
        return Expect::Nan(vec![a]);
    }
    let Some((digits, lowest)) = digits(format, a) else {
        return Expect::Bits(a);
    };
    let negative = a & format.sign() != 0;
    // Whether what is cut away makes the number larger.
    let away = match direction {
        Direction::Up => !negative,
        Direction::Down => negative,
        Direction::Near | Direction::Zero => false,
    };
    let bias = (format.one() >> format.fraction) as i64;
    let least = 1 - bias - i64::from(format.fraction);
    let top = lowest + i64::from(by) + i64::from(digits.ilog2());
    // The power of two of the lowest digit that the result has room for.
    let place = (top - i64::from(format.fraction)).max(least);
    let shift = place - (lowest + i64::from(by));
    let (kept, inexact) = match shift {
        ..=0 => (digits << -shift, false),
        64.. => (u64::from(away), true),
        _ => {
            let (kept, rest) = (digits >> shift, digits & ones(shift as u32));
            let half = 1u64 << (shift - 1);
            let nearest = direction == Direction::Near && (rest > half || rest == half && kept & 1 == 1);
            (kept + u64::from(nearest || away && rest != 0), rest != 0)
        }
    };
    // Without an exponent of its own, or with the least one, the digits carry into the field as they should; beside a larger one the highest digit
    // adds one to it.
    let field = ((place - least) as u64).checked_mul(format.least_normal());
    let magnitude = field.map_or(u64::MAX, |field| field.saturating_add(kept));
    let largest = match direction == Direction::Near || away {
        true => format.infinity(),
        false => format.infinity() - 1,
    };
    let magnitude = if magnitude >= format.infinity() {
        largest
    } else {
        magnitude
    };
    let value = a & format.sign() | magnitude;
    let flags = Flags {
        underflow: inexact && top < 1 - bias,
        inexact,
        invalid: false,
    };
    float::rounded(format, ftz, (value, flags))
}

/// Bits of the numbers below.
const WORDS: usize = 44;

/// 2/pi after the point, 32 digits in a word: Machin's formula for pi, then a division digit by digit.
fn two_over_pi() -> &'static [u32; WORDS] {
    static DIGITS: OnceLock<[u32; WORDS]> = OnceLock::new();
    DIGITS.get_or_init(|| {
        // pi/4 = 4 atan(1/5) - atan(1/239), after the point.
        let mut quarter = [0u32; WORDS];
        for _ in 0..4 {
            add(&mut quarter, &arc_tangent(5));
        }
        subtract(&mut quarter, &arc_tangent(239));
        // 2/pi = (1/2) / (pi/4): of the rest, which is less than the divisor, each doubling gives a digit.
        let mut rest = [0u32; WORDS];
        rest[0] = 1 << 31;
        let mut quotient = [0u32; WORDS];
        for place in 0..32 * WORDS {
            let carried = double(&mut rest);
            if carried || rest >= quarter {
                subtract(&mut rest, &quarter);
                quotient[place / 32] |= 1 << (31 - place % 32);
            }
        }
        quotient
    })
}

/// atan(1/n) as words after the point.
fn arc_tangent(n: u64) -> [u32; WORDS] {
    let mut sum = [0u32; WORDS];
    let mut power = [0u32; WORDS];
    // One, over n: the word before the point is carried into the division.
    divide(&mut power, n, 1);
    for odd in (1u64..).step_by(2) {
        let mut term = power;
        divide(&mut term, odd, 0);
        if term.iter().all(|&word| word == 0) {
            break;
        }
        if odd % 4 == 1 {
            add(&mut sum, &term);
        } else {
            subtract(&mut sum, &term);
        }
        divide(&mut power, n * n, 0);
    }
    sum
}

fn divide(number: &mut [u32; WORDS], by: u64, before: u64) {
    let mut rest = before;
    for word in number {
        let part = rest << 32 | u64::from(*word);
        *word = (part / by) as u32;
        rest = part % by;
    }
}

fn add(number: &mut [u32; WORDS], other: &[u32; WORDS]) {
    let mut carry = 0;
    for (word, &more) in number.iter_mut().zip(other).rev() {
        let sum = u64::from(*word) + u64::from(more) + carry;
        *word = sum as u32;
        carry = sum >> 32;
    }
}

fn subtract(number: &mut [u32; WORDS], other: &[u32; WORDS]) {
    let mut borrow = 0;
    for (word, &less) in number.iter_mut().zip(other).rev() {
        let difference = i64::from(*word) - i64::from(less) - borrow;
        *word = difference as u32;
        borrow = i64::from(difference < 0);
    }
}

/// Whether a digit is carried out.
fn double(number: &mut [u32; WORDS]) -> bool {
    let carried = number[0] >> 31 == 1;
    let copy = *number;
    add(number, &copy);
    carried
}

/// `V_TRIG_PREOP_F64`: 53 digits of the 1201 that there are, from the one that matters for the exponent of the angle on, cut to a double.
fn piece_of_two_over_pi(angle: u64, piece: u32) -> u64 {
    let exponent = (angle >> 52 & 0x7ff) as i64;
    let first = i64::from(piece) * 53 + (exponent - 1077).max(0);
    let digit = |place: i64| match place {
        0..1201 => u64::from(two_over_pi()[place as usize / 32] >> (31 - place % 32) & 1),
        _ => 0,
    };
    let mut value = 0;
    let up = if exponent >= 1968 { 128 } else { 0 };
    for place in first..first + 53 {
        let power = up - place - 1;
        // Digits below the least subnormal number are cut; sums of others are exact.
        if digit(place) == 1 && power >= -1074 {
            let one = if power >= -1022 {
                ((power + 1023) as u64) << 52
            } else {
                1 << (power + 1074)
            };
            value = sf::add(64, Direction::Zero, value, one).0;
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_of_two_over_pi() {
        // Of the tables that implementations of sines have: a2f983 6e4e44 1529fc 2757d1 ...
        assert_eq!(
            two_over_pi()[..4],
            [0xa2f9_836e, 0x4e44_1529, 0xfc27_57d1, 0xf534_ddc0]
        );
    }

    #[test]
    fn numbers_are_scaled_as_the_host_does() {
        let single = Format::of(32);
        for (number, by) in [
            (3.0f32, -150),
            (1.5, 10),
            (-7.0, -140),
            (f32::MAX, 1),
            (f32::MIN_POSITIVE, -23),
            (5.0, -151),
        ] {
            let exact = f64::from(number) * 2f64.powi(by);
            let expected = Expect::Bits((exact as f32).to_bits().into());
            assert_eq!(
                scaled(single, false, Direction::Near, number.to_bits().into(), by),
                expected,
                "{number} {by}"
            );
        }
        let up = |number: f32, by| scaled(single, false, Direction::Up, number.to_bits().into(), by);
        assert_eq!(up(1.0, -400), Expect::Bits(1));
        assert_eq!(up(-1.0, 400), Expect::Bits(f32::MIN.to_bits().into()));
        assert_eq!(up(3.0, -150), Expect::Bits(2));
        assert_eq!(apart(single, 1), Some((0.5f32.to_bits().into(), -148)));
    }
}
