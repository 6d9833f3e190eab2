//! Floats: arithmetic by Berkeley SoftFloat, what the manual adds to IEEE 754 by hand.
//!
//! Where the manual leaves a choice, every choice is right:
//!
//! - A flushed subnormal counts as "0.0" (HSA PRM 4.19.3), which does not say whether the sign stays: zeros of either sign are taken, as
//!   operands and as results.
//! - Tininess may be detected before or after rounding (4.19.2): what rounds up to the smallest normal number may be flushed.
//! - Of several NaN operands any may be passed on, with either sign (4.19.4).
//! - `min` and `max` of zeros of both signs may be either (5.11: IEEE's minNum and maxNum leave that open).
//! - The sign of an exact zero of `fract` is not given (5.11).
//!
//! `mad` may be rounded once or twice, but always in the same way (5.12): all targets round once.

use super::expect::Expect;
use super::format::{Format, ones};
use crate::softfloat::{self as sf, Direction, Flags};
use wavelift_hsail::model::{CompareOperation, Opcode, Round};

/// The direction of a rounding modifier of floats; the default is that of the modules that are run, `near`.
pub fn direction(round: Option<Round>) -> Direction {
    match round {
        Some(Round::Zero) => Direction::Zero,
        Some(Round::Up) => Direction::Up,
        Some(Round::Down) => Direction::Down,
        _ => Direction::Near,
    }
}

/// The operands as they may be after a flush: with zeros of the subnormals' signs, and with positive ones.
pub fn flushed(format: Format, ftz: bool, args: &[u64]) -> Vec<Vec<u64>> {
    if !ftz || !args.iter().any(|&a| format.is_subnormal(a)) {
        return vec![args.to_vec()];
    }
    let with = |keep: u64| -> Vec<u64> {
        let zero = |a: u64| if format.is_subnormal(a) { a & keep } else { a };
        args.iter().map(|&a| zero(a)).collect()
    };
    vec![with(format.sign()), with(0)]
}

/// A result of rounded arithmetic under `ftz` or not.
pub fn rounded(format: Format, ftz: bool, (value, flags): (u64, Flags)) -> Expect {
    if format.is_nan(value) {
        return Expect::Nan(Vec::new());
    }
    let magnitude = format.magnitude(value);
    let tiny = magnitude < format.least_normal() && (magnitude != 0 || flags.underflow);
    let barely_normal = magnitude == format.least_normal() && flags.underflow;
    if !ftz || !(tiny || barely_normal) {
        return Expect::Bits(value);
    }
    let mut list = vec![0, format.sign()];
    if barely_normal {
        list.push(value);
    }
    Expect::OneOf(list)
}

/// NaN operands: the result is one of them, quiet.
fn nan_operand(format: Format, args: &[u64]) -> Option<Expect> {
    let nans: Vec<u64> = args.iter().copied().filter(|&a| format.is_nan(a)).collect();
    (!nans.is_empty()).then_some(Expect::Nan(nans))
}

/// An operation on floats of `bits` bits.
pub fn evaluate(opcode: Opcode, bits: u32, ftz: bool, round: Option<Round>, args: &[u64]) -> Expect {
    let format = Format::of(bits);
    let args: Vec<u64> = args.iter().map(|a| a & ones(bits)).collect();
    // Operations on bits (5.13) flush and quiet nothing.
    match opcode {
        Opcode::Abs => return Expect::Bits(format.magnitude(args[0])),
        Opcode::Neg => return Expect::Bits(args[0] ^ format.sign()),
        Opcode::CopySign => return Expect::Bits(format.magnitude(args[0]) | args[1] & format.sign()),
        _ => {}
    }
    let choices = flushed(format, ftz, &args).into_iter();
    let results = choices.map(|args| one(opcode, format, ftz, direction(round), &args));
    results.reduce(Expect::or).unwrap_or(Expect::Any)
}

fn one(opcode: Opcode, format: Format, ftz: bool, direction: Direction, args: &[u64]) -> Expect {
    let bits = format.bits;
    if matches!(opcode, Opcode::Min | Opcode::Max) {
        return extreme(format, opcode == Opcode::Max, args[0], args[1]);
    }
    if let Some(nan) = nan_operand(format, args) {
        return nan;
    }
    let result = match opcode {
        Opcode::Add => sf::add(bits, direction, args[0], args[1]),
        Opcode::Sub => sf::sub(bits, direction, args[0], args[1]),
        Opcode::Mul => sf::mul(bits, direction, args[0], args[1]),
        Opcode::Div => sf::div(bits, direction, args[0], args[1]),
        Opcode::Fma | Opcode::Mad => sf::fma(bits, direction, args[0], args[1], args[2]),
        Opcode::Sqrt => sf::sqrt(bits, direction, args[0]),
        Opcode::Fract => return fract(format, ftz, direction, args[0]),
        Opcode::Ceil => return integral(format, Direction::Up, args[0]),
        Opcode::Floor => return integral(format, Direction::Down, args[0]),
        Opcode::Trunc => return integral(format, Direction::Zero, args[0]),
        Opcode::Rint => return integral(format, Direction::Near, args[0]),
        _ => return Expect::Any,
    };
    rounded(format, ftz, result)
}

fn integral(format: Format, direction: Direction, a: u64) -> Expect {
    Expect::Bits(sf::round_to_integral(format.bits, direction, a))
}

/// IEEE 754-2008 minNum and maxNum: a number goes before a quiet NaN, a signaling NaN makes the result a quiet one.
fn extreme(format: Format, max: bool, a: u64, b: u64) -> Expect {
    let signaling = format.is_signaling(a) || format.is_signaling(b);
    match (format.is_nan(a), format.is_nan(b)) {
        (false, false) => {}
        (true, false) if !signaling => return Expect::Bits(b),
        (false, true) if !signaling => return Expect::Bits(a),
        _ => return nan_operand(format, &[a, b]).unwrap_or(Expect::Any),
    }
    if sf::eq(format.bits, a, b) {
        return Expect::Bits(a).or(Expect::Bits(b));
    }
    let less = sf::lt(format.bits, a, b);
    Expect::Bits(if less == max { b } else { a })
}

fn fract(format: Format, ftz: bool, direction: Direction, a: u64) -> Expect {
    let zeros = || Expect::OneOf(vec![0, format.sign()]);
    if format.magnitude(a) == 0 {
        return Expect::Bits(a);
    }
    if format.magnitude(a) == format.infinity() {
        return Expect::Bits(a & format.sign());
    }
    let floor = sf::round_to_integral(format.bits, Direction::Down, a);
    let (difference, flags) = sf::sub(format.bits, direction, a, floor);
    if format.magnitude(difference) == 0 {
        return zeros();
    }
    rounded(format, ftz, (difference.min(format.one() - 1), flags))
}

/// The class of a number as the bit that `class` tests (HSA PRM 5.13.2).
pub fn class(bits: u32, a: u64) -> u32 {
    let format = Format::of(bits);
    let a = a & ones(bits);
    if format.is_nan(a) {
        return if format.is_quiet_nan(a) { 2 } else { 1 };
    }
    let (negative, positive) = match format.magnitude(a) {
        0 => (0x20, 0x40),
        m if m == format.infinity() => (4, 0x200),
        _ if format.is_subnormal(a) => (0x10, 0x80),
        _ => (8, 0x100),
    };
    if a & format.sign() != 0 {
        negative
    } else {
        positive
    }
}

/// How two numbers stand to each other: less, equal, greater, or none of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// The first is less.
    Less,
    /// They are equal.
    Equal,
    /// The first is greater.
    Greater,
    /// One is a NaN.
    Unordered,
}

/// The relation of two floats.
pub fn relation(bits: u32, ftz: bool, a: u64, b: u64) -> Relation {
    let format = Format::of(bits);
    let args = flushed(format, ftz, &[a & ones(bits), b & ones(bits)]).swap_remove(0);
    if sf::lt(bits, args[0], args[1]) {
        Relation::Less
    } else if sf::lt(bits, args[1], args[0]) {
        Relation::Greater
    } else if sf::eq(bits, args[0], args[1]) {
        Relation::Equal
    } else {
        Relation::Unordered
    }
}

/// Whether a comparison is true of a relation (HSA PRM 5.18.4).
pub fn holds(operation: CompareOperation, relation: Relation) -> bool {
    use CompareOperation::*;
    let (less, equal, greater, unordered) = match operation {
        Eq | Seq => (false, true, false, false),
        Ne | Sne => (true, false, true, false),
        Lt | Slt => (true, false, false, false),
        Le | Sle => (true, true, false, false),
        Gt | Sgt => (false, false, true, false),
        Ge | Sge => (false, true, true, false),
        Equ | Sequ => (false, true, false, true),
        Neu | Sneu => (true, false, true, true),
        Ltu | Sltu => (true, false, false, true),
        Leu | Sleu => (true, true, false, true),
        Gtu | Sgtu => (false, false, true, true),
        Geu | Sgeu => (false, true, true, true),
        Num | Snum => (true, true, true, false),
        Nan | Snan => (false, false, false, true),
    };
    match relation {
        Relation::Less => less,
        Relation::Equal => equal,
        Relation::Greater => greater,
        Relation::Unordered => unordered,
    }
}
