//! Literals of a type, in all their spellings (HSA PRM 4.8).

use wavelift_generate::Choices;
use wavelift_hsail::model::{Type, TypeClass};

/// A number that is interesting as bits of some width: ends of ranges, powers of two, or anything.
fn bits(choices: &mut Choices<'_>, width: u32) -> u64 {
    let mask = u64::MAX >> (64 - width.clamp(1, 64));
    let value = match choices.below(6) {
        0 => choices.below(5) as u64,
        1 => 1 << choices.below(width.min(64) as usize),
        2 => mask,
        3 => mask >> 1,
        4 => (mask >> 1).wrapping_add(1),
        _ => choices.bits() >> choices.below(64),
    };
    value & mask
}

/// An integer of a type of up to 64 bits.
fn integer(choices: &mut Choices<'_>, ty: Type) -> String {
    let width = ty.bits().min(64);
    let value = bits(choices, width);
    let shift = 64 - width;
    match choices.below(5) {
        0 if value != 0 => format!("0{value:o}"),
        1 => format!("{value:#x}"),
        2 => format!("0X{value:X}"),
        _ if ty.is_signed() => ((value << shift) as i64 >> shift).to_string(),
        _ => value.to_string(),
    }
}

/// A float of a type: by its bits, in decimal, or hexadecimal with an exponent.
fn float(choices: &mut Choices<'_>, ty: Type) -> String {
    let (suffix, prefix, digits) = match ty {
        Type::F16 => ('h', 'H', 4),
        Type::F32 => ('f', 'F', 8),
        _ => ('d', 'D', 16),
    };
    let sign = if choices.one_in(3) { "-" } else { "" };
    match choices.below(4) {
        0 => {
            let value = bits(choices, ty.bits());
            format!("0{prefix}{value:0digits$x}")
        }
        1 => format!("{sign}{}.{}{suffix}", choices.below(100), choices.below(1000)),
        2 => format!(
            "{sign}{}.{}e{}{suffix}",
            choices.below(10),
            choices.below(100),
            // The largest half is 65504.
            choices.below(8) as i64 - 4
        ),
        _ => format!(
            "{sign}0x{}.{:x}p{}{suffix}",
            choices.below(2),
            choices.below(256),
            choices.below(25) as i64 - 12
        ),
    }
}

/// A number of a type that is neither packed nor of 128 bits.
pub(crate) fn element(choices: &mut Choices<'_>, ty: Type) -> String {
    match ty.class() {
        TypeClass::Float => float(choices, ty),
        _ if ty == Type::B1 => choices.below(2).to_string(),
        _ => integer(choices, ty),
    }
}

/// A packed constant.
fn packed(choices: &mut Choices<'_>, ty: Type) -> String {
    let all: Vec<String> = (0..ty.elements())
        .map(|_| element(choices, ty.element()))
        .collect();
    format!("{ty}({})", all.join(", "))
}

/// Types with so many bits whose constants may stand for bits.
fn of_size(bits: u32, doubles: bool) -> Vec<Type> {
    let fits = |ty: &&Type| {
        ty.bits() == bits && (ty.is_packed() || ty.is_float()) && (doubles || ty.element() != Type::F64)
    };
    Type::ALL.iter().filter(fits).copied().collect()
}

/// A constant where one of a type is expected; `doubles` where there are constants of double precision.
pub(crate) fn constant(choices: &mut Choices<'_>, ty: Type, doubles: bool) -> String {
    match ty {
        Type::B128 => {
            let other = choices.of(&of_size(128, doubles));
            packed(choices, other)
        }
        ty if ty.is_packed() => packed(choices, ty),
        ty if ty.class() == TypeClass::Signal => format!("{ty}(0)"),
        Type::B16 | Type::B32 | Type::B64 if choices.one_in(3) => {
            let other = choices.of(&of_size(ty.bits(), doubles));
            match other.is_packed() {
                true => packed(choices, other),
                false => element(choices, other),
            }
        }
        ty => element(choices, ty),
    }
}

/// A constant that names its type, as aggregates and pragmas have it.
pub(crate) fn typed(choices: &mut Choices<'_>, ty: Type) -> String {
    match ty.is_packed() {
        true => packed(choices, ty),
        false => format!("{ty}({})", element(choices, ty)),
    }
}
