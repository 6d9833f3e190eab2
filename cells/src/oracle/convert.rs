//! Conversions (HSA PRM 5.19, tables 5-27 to 5-31).

use super::expect::Expect;
use super::float::{direction, flushed, rounded};
use super::format::{Format, ones};
use super::integer::value;
use crate::softfloat::{self as sf, Direction};
use wavelift_hsail::model::{Round, Type};

/// The direction of a rounding to an integer.
fn integer_direction(round: Option<Round>) -> Direction {
    use Round::*;
    match round {
        Some(NearI | NearISat | SNearI | SNearISat) => Direction::Near,
        Some(UpI | UpISat | SUpI | SUpISat) => Direction::Up,
        Some(DownI | DownISat | SDownI | SDownISat) => Direction::Down,
        _ => Direction::Zero,
    }
}

/// `cvt`: the whole register of an integer result, which is extended to 32 bits if it has fewer.
pub fn convert(to: Type, from: Type, ftz: bool, round: Option<Round>, a: u64) -> Expect {
    let a = a & ones(from.bits());
    match (to.is_float(), from.is_float()) {
        (true, true) => between_floats(to.bits(), from.bits(), ftz, round, a),
        (true, false) => {
            let x = if from.is_signed() {
                value(from.bits(), true, a) as u64
            } else {
                a
            };
            Expect::Bits(sf::from_integer(from.is_signed(), to.bits(), direction(round), x))
        }
        (false, true) => to_integer(to, from.bits(), ftz, round, a),
        (false, false) => between_integers(to, from, a),
    }
}

fn between_floats(to: u32, from: u32, ftz: bool, round: Option<Round>, a: u64) -> Expect {
    if Format::of(from).is_nan(a) {
        // Which quiet NaN is implementation defined (4.19.4).
        return Expect::Nan(Vec::new());
    }
    let choices = flushed(Format::of(from), ftz, &[a]).into_iter();
    let results =
        choices.map(|a| rounded(Format::of(to), ftz, sf::convert(from, to, direction(round), a[0])));
    results.reduce(Expect::or).unwrap_or(Expect::Any)
}

fn to_integer(to: Type, from: u32, ftz: bool, round: Option<Round>, a: u64) -> Expect {
    let format = Format::of(from);
    let a = flushed(format, ftz, &[a]).swap_remove(0)[0];
    if to == Type::B1 {
        return Expect::truth(format.magnitude(a) != 0);
    }
    let saturating = round.is_some_and(Round::is_saturating);
    let outside = |clamped: i128| match saturating {
        true => Expect::Bits(register(to, clamped)),
        false => Expect::Any,
    };
    if format.is_nan(a) {
        return outside(0);
    }
    let least = if to.is_signed() {
        -(1i128 << (to.bits() - 1))
    } else {
        0
    };
    let most = if to.is_signed() {
        -least - 1
    } else {
        i128::from(ones(to.bits()))
    };
    let negative = a & format.sign() != 0;
    let (whole, flags) = sf::to_integer(from, to.is_signed(), integer_direction(round), a);
    if flags.invalid {
        return outside(if negative { least } else { most });
    }
    let whole = value(64, to.is_signed(), whole);
    if whole < least {
        outside(least)
    } else if whole > most {
        outside(most)
    } else {
        Expect::Bits(register(to, whole))
    }
}

fn between_integers(to: Type, from: Type, a: u64) -> Expect {
    if to == Type::B1 {
        return Expect::truth(a != 0);
    }
    if from == Type::B1 {
        // `b2s` of signed results with 32 and 64 bits: all ones.
        let ones = matches!(to, Type::S32 | Type::S64);
        let one = if ones { -1 } else { 1 };
        return Expect::Bits(register(to, if a != 0 { one } else { 0 }));
    }
    Expect::Bits(register(to, value(from.bits(), from.is_signed(), a)))
}

/// An integer of a type as a register holds it: those of fewer than 32 bits are extended to 32.
fn register(ty: Type, x: i128) -> u64 {
    let x = value(ty.bits(), ty.is_signed(), x as u64);
    x as u64 & ones(ty.bits().max(32))
}
