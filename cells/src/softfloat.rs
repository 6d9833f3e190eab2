//! Berkeley SoftFloat 3: the arithmetic that judges.
//!
//! The crate `softfloat-rs` builds the C library and declares its functions; this module is the only place that calls them. Numbers are bit
//! patterns in the low bits of a `u64`; widths are 16, 32 and 64. Rounding direction and flags of the library are thread-local.
//!
//! Why unsafe code is fine here: the functions that are called take and give plain numbers by value, and touch no memory but the
//! thread-local state that `with` sets before and reads after each call.

#![allow(unsafe_code)]

use softfloat_rs as sf;

/// Direction in which results are rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// To the nearest number, ties to even.
    Near,
    /// Towards zero.
    Zero,
    /// Towards positive infinity.
    Up,
    /// Towards negative infinity.
    Down,
}

impl Direction {
    fn code(self) -> u8 {
        match self {
            Direction::Near => sf::softfloat_round_near_even,
            Direction::Zero => sf::softfloat_round_minMag,
            Direction::Up => sf::softfloat_round_max,
            Direction::Down => sf::softfloat_round_min,
        }
    }
}

/// Flags of IEEE 754 that a computation raised.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flags {
    /// The result has no useful definition.
    pub invalid: bool,
    /// The result was tiny, before rounding, and inexact.
    pub underflow: bool,
    /// The result was rounded.
    pub inexact: bool,
}

/// Runs a call of the library with a direction and gives the flags that it raised. Tininess is detected before rounding.
fn with<T>(direction: Direction, call: impl FnOnce() -> T) -> (T, Flags) {
    // SAFETY: these write and read thread-local numbers of the library.
    unsafe {
        sf::softfloat_detectTininess_write_helper(sf::softfloat_tininess_beforeRounding);
        sf::softfloat_roundingMode_write_helper(direction.code());
        sf::softfloat_exceptionFlags_write_helper(0);
    }
    let value = call();
    // SAFETY: as above.
    let raised = unsafe { sf::softfloat_exceptionFlags_read_helper() };
    let flags = Flags {
        invalid: raised & sf::softfloat_flag_invalid != 0,
        underflow: raised & sf::softfloat_flag_underflow != 0,
        inexact: raised & sf::softfloat_flag_inexact != 0,
    };
    (value, flags)
}

fn f16(bits: u64) -> sf::float16_t {
    sf::float16_t { v: bits as u16 }
}

fn f32(bits: u64) -> sf::float32_t {
    sf::float32_t { v: bits as u32 }
}

fn f64(bits: u64) -> sf::float64_t {
    sf::float64_t { v: bits }
}

macro_rules! by_width {
    ($($(#[$doc:meta])* $name:ident($($arg:ident),+) $half:ident $single:ident $double:ident;)+) => {
        $($(#[$doc])*
        pub fn $name(bits: u32, direction: Direction, $($arg: u64),+) -> (u64, Flags) {
            // SAFETY: plain numbers by value.
            with(direction, || unsafe {
                match bits {
                    16 => sf::$half($(f16($arg)),+).v.into(),
                    32 => sf::$single($(f32($arg)),+).v.into(),
                    _ => sf::$double($(f64($arg)),+).v,
                }
            })
        })+
    };
}

by_width! {
    /// Sum.
    add(a, b) f16_add f32_add f64_add;
    /// Difference.
    sub(a, b) f16_sub f32_sub f64_sub;
    /// Product.
    mul(a, b) f16_mul f32_mul f64_mul;
    /// Quotient.
    div(a, b) f16_div f32_div f64_div;
    /// Product of the first two and the third, rounded once.
    fma(a, b, c) f16_mulAdd f32_mulAdd f64_mulAdd;
    /// Square root.
    sqrt(a) f16_sqrt f32_sqrt f64_sqrt;
}

/// The integral number next to `a` in a direction, as a float.
pub fn round_to_integral(bits: u32, direction: Direction, a: u64) -> u64 {
    let mode = direction.code();
    // SAFETY: plain numbers by value.
    let (value, _) = with(direction, || unsafe {
        match bits {
            16 => sf::f16_roundToInt(f16(a), mode, false).v.into(),
            32 => sf::f32_roundToInt(f32(a), mode, false).v.into(),
            _ => sf::f64_roundToInt(f64(a), mode, false).v,
        }
    });
    value
}

/// Whether `a == b`; false if one is a NaN.
pub fn eq(bits: u32, a: u64, b: u64) -> bool {
    // SAFETY: plain numbers by value.
    let (value, _) = with(Direction::Near, || unsafe {
        match bits {
            16 => sf::f16_eq(f16(a), f16(b)),
            32 => sf::f32_eq(f32(a), f32(b)),
            _ => sf::f64_eq(f64(a), f64(b)),
        }
    });
    value
}

/// Whether `a < b`; false if one is a NaN.
pub fn lt(bits: u32, a: u64, b: u64) -> bool {
    // SAFETY: plain numbers by value.
    let (value, _) = with(Direction::Near, || unsafe {
        match bits {
            16 => sf::f16_lt_quiet(f16(a), f16(b)),
            32 => sf::f32_lt_quiet(f32(a), f32(b)),
            _ => sf::f64_lt_quiet(f64(a), f64(b)),
        }
    });
    value
}

/// Conversion between two widths of float.
pub fn convert(from: u32, to: u32, direction: Direction, a: u64) -> (u64, Flags) {
    // SAFETY: plain numbers by value.
    with(direction, || unsafe {
        match (from, to) {
            (16, 32) => sf::f16_to_f32(f16(a)).v.into(),
            (16, 64) => sf::f16_to_f64(f16(a)).v,
            (32, 16) => sf::f32_to_f16(f32(a)).v.into(),
            (32, 64) => sf::f32_to_f64(f32(a)).v,
            (64, 16) => sf::f64_to_f16(f64(a)).v.into(),
            (64, 32) => sf::f64_to_f32(f64(a)).v.into(),
            _ => a,
        }
    })
}

/// A float as a 64-bit integer; the flags say if it does not fit.
pub fn to_integer(from: u32, signed: bool, direction: Direction, a: u64) -> (u64, Flags) {
    let mode = direction.code();
    // SAFETY: plain numbers by value.
    with(direction, || unsafe {
        match (from, signed) {
            (16, true) => sf::f16_to_i64(f16(a), mode, true) as u64,
            (32, true) => sf::f32_to_i64(f32(a), mode, true) as u64,
            (_, true) => sf::f64_to_i64(f64(a), mode, true) as u64,
            (16, false) => sf::f16_to_ui64(f16(a), mode, true),
            (32, false) => sf::f32_to_ui64(f32(a), mode, true),
            (_, false) => sf::f64_to_ui64(f64(a), mode, true),
        }
    })
}

/// A 64-bit integer as a float.
pub fn from_integer(signed: bool, to: u32, direction: Direction, a: u64) -> u64 {
    // SAFETY: plain numbers by value.
    let (value, _) = with(direction, || unsafe {
        match (signed, to) {
            (true, 16) => sf::i64_to_f16(a as i64).v.into(),
            (true, 32) => sf::i64_to_f32(a as i64).v.into(),
            (true, _) => sf::i64_to_f64(a as i64).v,
            (false, 16) => sf::ui64_to_f16(a).v.into(),
            (false, 32) => sf::ui64_to_f32(a).v.into(),
            (false, _) => sf::ui64_to_f64(a).v,
        }
    });
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_library_rounds_as_the_host_and_in_every_direction() {
        let mut x = 0x9e37_79b9_7f4a_7c15u64;
        for _ in 0..20_000 {
            x = x.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            let (a, b) = (
                std::primitive::f64::from_bits(x),
                std::primitive::f64::from_bits(x.rotate_left(29)),
            );
            if a.is_nan() || b.is_nan() {
                continue;
            }
            let near = div(64, Direction::Near, a.to_bits(), b.to_bits()).0;
            if (a / b).is_nan() {
                continue;
            }
            assert_eq!(near, (a / b).to_bits(), "{a:e} / {b:e}");
            let down = div(64, Direction::Down, a.to_bits(), b.to_bits()).0;
            let up = div(64, Direction::Up, a.to_bits(), b.to_bits()).0;
            assert!(near == down || near == up);
        }
    }

    #[test]
    fn flags_tell_what_does_not_fit() {
        let three_billion = u64::from(3e9f32.to_bits());
        assert_eq!(
            to_integer(32, true, Direction::Zero, three_billion),
            (3_000_000_000, Flags::default())
        );
        assert!(
            to_integer(32, false, Direction::Down, u64::from((-0.5f32).to_bits()))
                .1
                .invalid
        );
        assert_eq!(
            to_integer(32, false, Direction::Zero, u64::from((-0.5f32).to_bits())).0,
            0
        );
    }
}
