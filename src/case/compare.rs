//! Comparison of a buffer with the values that a case expects.
//!
//! Integers and bits are equal or not. Floats are compared by the check's [`Method`]:
//!
//! - Let `ord(x)` number the bit patterns of the format in the order of their values, `-0` directly below `+0`.
//!   `ulps=X` accepts `|ord(a) - ord(e)| <= X`, so that `default`, half an ulp, means the same bits.
//! - `absf=X` accepts `|a - e| <= X`; `relf=X` accepts `|a - e| <= X * |e|` (for `e = 0` only a zero).
//! - `image=X` accepts values whose conversions to sRGB differ by at most X ulps of single precision.
//! - A NaN matches any NaN, for `absf` only one of the same sign. An infinity matches only itself.
//! - `minf` and `maxf` bound the actual value as well.
//! - `flushDenorms` accepts also what is accepted after both values are flushed to zero of their sign if denormal.
//!
//! The suite stores a `b128` in a check with its 8-byte halves swapped (but not elsewhere); that is undone here.

use super::model::{Check, Measure, Method, Value, Values};
use super::types::{ElementKind, ElementType, little_endian};
use std::fmt;
use wavelift_images::linear_to_srgb;

/// Values that are not as expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// Number of the first wrong element.
    pub element: usize,
    /// Its offset in the buffer in bytes; for packed types that of the first wrong lane.
    pub byte_offset: usize,
    /// What is there, as text.
    pub found: String,
    /// What should be there, as text.
    pub expected: String,
    /// How many elements are wrong.
    pub wrong: usize,
    /// How many elements were compared.
    pub total: usize,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mismatch {
            element,
            byte_offset,
            found,
            expected,
            wrong,
            total,
        } = self;
        write!(
            f,
            "element {element} (byte {byte_offset}) is {found}, expected {expected}; {wrong} of {total} differ"
        )
    }
}

/// Why a comparison does not say "equal".
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CompareError {
    /// Values differ.
    Mismatch(Mismatch),
    /// The buffer has fewer bytes than are expected.
    Short {
        /// Bytes of the buffer.
        found: usize,
        /// Bytes of the expected values.
        expected: usize,
    },
    /// The comparison needs rules that are not there yet.
    NotSupported(&'static str),
}

impl fmt::Display for CompareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CompareError::Mismatch(mismatch) => mismatch.fmt(f),
            CompareError::Short { found, expected } => {
                write!(f, "the buffer has {found} bytes, {expected} are expected")
            }
            CompareError::NotSupported(what) => write!(f, "not supported yet: {what}"),
        }
    }
}

impl std::error::Error for CompareError {}

impl Check {
    /// Compares the start of `actual`, the bytes of the buffer, with `expected`, the bytes of the check's values as
    /// [`Values::load`] gives them.
    pub fn compare(&self, expected: &[u8], actual: &[u8]) -> Result<(), CompareError> {
        let mut expected = expected.to_vec();
        swap_b128_halves(&self.values, &mut expected);
        compare(self.ty, &self.method, &expected, actual)
    }
}

/// Undoes the suite's swap of the halves of `b128` values in checks.
fn swap_b128_halves(values: &Values, bytes: &mut [u8]) {
    let swap = |element: &mut [u8]| {
        if element.len() == ElementType::B128.bytes() {
            element.rotate_left(8);
        }
    };
    match values {
        Values::Bytes(ElementType::B128, _)
        | Values::File {
            ty: ElementType::B128,
            ..
        } => {
            bytes.chunks_mut(ElementType::B128.bytes()).for_each(swap);
        }
        Values::Bytes(..) | Values::File { .. } => {}
        Values::Mixed(values) => {
            let mut rest = bytes;
            for value in values {
                let Some((element, tail)) = rest.split_at_mut_checked(value.byte_len()) else {
                    return;
                };
                if matches!(value, Value::Bytes(ElementType::B128, _)) {
                    swap(element);
                }
                rest = tail;
            }
        }
    }
}

/// Compares the start of `actual` with `expected`, both lists of elements of type `ty`.
pub fn compare(ty: ElementType, method: &Method, expected: &[u8], actual: &[u8]) -> Result<(), CompareError> {
    let Some(actual) = actual.get(..expected.len()) else {
        return Err(CompareError::Short {
            found: actual.len(),
            expected: expected.len(),
        });
    };
    let total = expected.len() / ty.bytes();
    if actual == expected && !has_bounds(ty, method) {
        return Ok(());
    }
    let mut first = None;
    let mut wrong = 0;
    let elements = expected.chunks(ty.bytes()).zip(actual.chunks(ty.bytes()));
    for (element, (expected, actual)) in elements.enumerate() {
        let lanes = expected
            .chunks(ty.lane_bytes())
            .zip(actual.chunks(ty.lane_bytes()));
        let mut bad = None;
        for (lane, (expected, actual)) in lanes.enumerate() {
            let (expected, actual) = (little_endian(expected), little_endian(actual));
            if !lane_matches(ty, method, expected, actual) {
                bad.get_or_insert((element, lane, expected, actual));
            }
        }
        wrong += usize::from(bad.is_some());
        first = first.or(bad);
    }
    let Some((element, lane, expected, actual)) = first else {
        return Ok(());
    };
    Err(CompareError::Mismatch(Mismatch {
        element,
        byte_offset: element * ty.bytes() + lane * ty.lane_bytes(),
        found: ty.show_lane(actual),
        expected: ty.show_lane(expected),
        wrong,
        total,
    }))
}

fn has_bounds(ty: ElementType, method: &Method) -> bool {
    ty.is_float() && (method.min.is_some() || method.max.is_some())
}

fn lane_matches(ty: ElementType, method: &Method, expected: u128, actual: u128) -> bool {
    let format = match (ty.kind(), ty.lane_bytes()) {
        (ElementKind::HalfInWord, _) | (ElementKind::Float, 2) => Format::HALF,
        (ElementKind::Float, 4) => Format::SINGLE,
        (ElementKind::Float, _) => Format::DOUBLE,
        (ElementKind::Bits | ElementKind::Unsigned | ElementKind::Signed, _) => return actual == expected,
    };
    // Truncates to the low half for an f16 in a word, whose high half carries nothing.
    let mask = format.sign << 1;
    let (expected, actual) = (
        expected as u64 & mask.wrapping_sub(1),
        actual as u64 & mask.wrapping_sub(1),
    );
    format.close(method, expected, actual)
        || method.flush_denorms && format.close(method, format.flush(expected), format.flush(actual))
}

/// The fields of a binary interchange format (IEEE 754), as masks.
struct Format {
    sign: u64,
    exponent: u64,
    fraction: u64,
}

impl Format {
    const HALF: Format = Format {
        sign: 0x8000,
        exponent: 0x7c00,
        fraction: 0x03ff,
    };
    const SINGLE: Format = Format {
        sign: 0x8000_0000,
        exponent: 0x7f80_0000,
        fraction: 0x007f_ffff,
    };
    const DOUBLE: Format = Format {
        sign: 1 << 63,
        exponent: 0x7ff << 52,
        fraction: (1 << 52) - 1,
    };

    fn is_nan(&self, bits: u64) -> bool {
        bits & self.exponent == self.exponent && bits & self.fraction != 0
    }

    fn is_infinite(&self, bits: u64) -> bool {
        bits & self.exponent == self.exponent && bits & self.fraction == 0
    }

    /// Zero of the same sign for a denormal, anything else unchanged.
    fn flush(&self, bits: u64) -> u64 {
        if bits & self.exponent == 0 {
            bits & self.sign
        } else {
            bits
        }
    }

    /// The position of a number among all numbers of the format, -0 directly below +0.
    fn order(&self, bits: u64) -> i128 {
        let magnitude = i128::from(bits & !self.sign);
        if bits & self.sign == 0 {
            magnitude
        } else {
            -1 - magnitude
        }
    }

    /// The value as a double, which is exact.
    fn value(&self, bits: u64) -> f64 {
        match self.sign {
            0x8000 => half::f16::from_bits(bits as u16).to_f64(),
            0x8000_0000 => f64::from(f32::from_bits(bits as u32)),
            _ => f64::from_bits(bits),
        }
    }

    fn close(&self, method: &Method, expected: u64, actual: u64) -> bool {
        if self.is_nan(expected) || self.is_nan(actual) {
            let sign_matters = matches!(method.measure, Measure::Absolute(_));
            return self.is_nan(expected)
                && self.is_nan(actual)
                && (!sign_matters || (expected ^ actual) & self.sign == 0);
        }
        let (a, e) = (self.value(actual), self.value(expected));
        if method.min.is_some_and(|min| a < min) || method.max.is_some_and(|max| a > max) {
            return false;
        }
        if self.is_infinite(expected) || self.is_infinite(actual) {
            return expected == actual;
        }
        match method.measure {
            Measure::Ulps(limit) => {
                (self.order(actual) - self.order(expected)).unsigned_abs() as f64 <= limit
            }
            Measure::Image(limit) => srgb_close(e, a, limit),
            Measure::Absolute(limit) => (a - e).abs() <= limit,
            Measure::Relative(_) if a == e => true,
            Measure::Relative(limit) => (a - e).abs() / e.abs() <= limit,
        }
    }
}

/// Whether the sRGB values of two linear ones differ by at most so many ulps of single precision: how exact the conversion from sRGB must be
/// (HSA PRM 7.1.4.1.2).
fn srgb_close(expected: f64, actual: f64, limit: f64) -> bool {
    if expected == actual {
        return true;
    }
    let (expected, actual) = (linear_to_srgb(expected), linear_to_srgb(actual));
    let ulp = f64::from((expected as f32).max(f32::MIN_POSITIVE).next_up())
        - f64::from(expected as f32).max(f32::MIN_POSITIVE.into());
    (expected - actual).abs() <= limit * ulp
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ty(name: &str) -> ElementType {
        ElementType::from_name(name).expect("a type name")
    }

    fn method(measure: Measure) -> Method {
        Method {
            measure,
            ..Method::default()
        }
    }

    fn f32s(values: &[f32]) -> Vec<u8> {
        values.iter().flat_map(|v| v.to_le_bytes()).collect()
    }

    fn accepts(method: &Method, expected: f32, actual: f32) -> bool {
        compare(ty("f32"), method, &f32s(&[expected]), &f32s(&[actual])).is_ok()
    }

    #[test]
    fn default_is_bit_exact_but_for_nans() {
        let m = Method::default();
        assert!(accepts(&m, 1.0, 1.0));
        assert!(!accepts(&m, 1.0, f32::from_bits(0x3f80_0001)));
        assert!(!accepts(&m, 0.0, -0.0));
        assert!(accepts(&m, f32::NAN, f32::from_bits(0xff80_0001)));
        assert!(!accepts(&m, f32::NAN, 1.0));
        assert!(!accepts(&m, 1.0, f32::NAN));
    }

    #[test]
    fn ulps_count_steps_through_zero() {
        let m = method(Measure::Ulps(1.0));
        assert!(accepts(&m, 0.0, -0.0));
        assert!(accepts(&m, 1.0, f32::from_bits(0x3f7f_ffff)));
        assert!(!accepts(&m, 1.0, f32::from_bits(0x3f80_0002)));
        assert!(accepts(&m, -0.0, f32::from_bits(0x8000_0001)));
        assert!(!accepts(&m, 0.0, f32::from_bits(0x8000_0001)));
        assert!(accepts(
            &method(Measure::Ulps(2.0)),
            0.0,
            f32::from_bits(0x8000_0001)
        ));
    }

    #[test]
    fn infinity_is_only_itself() {
        for m in [
            method(Measure::Ulps(4.0)),
            method(Measure::Absolute(f64::INFINITY)),
            method(Measure::Relative(f64::INFINITY)),
        ] {
            assert!(accepts(&m, f32::INFINITY, f32::INFINITY));
            assert!(!accepts(&m, f32::INFINITY, f32::MAX));
            assert!(!accepts(&m, f32::MAX, f32::INFINITY));
            assert!(!accepts(&m, f32::INFINITY, f32::NEG_INFINITY));
        }
    }

    #[test]
    fn absolute_wants_the_sign_of_a_nan() {
        let m = method(Measure::Absolute(0.25));
        assert!(accepts(&m, 1.0, 1.25));
        assert!(!accepts(&m, 1.0, 1.26));
        assert!(accepts(&m, 0.0, -0.0));
        assert!(accepts(
            &m,
            f32::from_bits(0xffc0_0000),
            f32::from_bits(0xff80_0001)
        ));
        assert!(!accepts(
            &m,
            f32::from_bits(0x7fc0_0000),
            f32::from_bits(0xffc0_0000)
        ));
    }

    #[test]
    fn relative_to_the_expected_value() {
        let m = method(Measure::Relative(0.5));
        assert!(accepts(&m, 2.0, 3.0));
        assert!(!accepts(&m, 2.0, 3.5));
        // Not symmetric: 1/3 of 3 but 1/2 of 2.
        assert!(accepts(&method(Measure::Relative(0.4)), 3.0, 2.0));
        assert!(!accepts(&method(Measure::Relative(0.4)), 2.0, 3.0));
        assert!(accepts(&m, 0.0, -0.0));
        assert!(!accepts(&m, 0.0, 1e-30));
    }

    #[test]
    fn bounds_hold_for_the_actual_value() {
        let m = Method {
            max: Some(1.0),
            ..method(Measure::Ulps(4.0))
        };
        assert!(accepts(&m, 1.0, 1.0));
        assert!(!accepts(&m, 1.0, f32::from_bits(0x3f80_0001)));
        assert!(accepts(&m, 1.0, f32::from_bits(0x3f7f_ffff)));
        let m = Method {
            min: Some(0.0),
            ..method(Measure::Ulps(4.0))
        };
        assert!(!accepts(&m, 0.0, f32::from_bits(0x8000_0001)));
        assert!(
            !accepts(&m, -1.0, -1.0),
            "equal bits do not excuse a value out of bounds"
        );
    }

    #[test]
    fn flushing_denormals_keeps_the_sign() {
        let denormal = f32::from_bits(0x8000_1234);
        let m = Method {
            flush_denorms: true,
            ..Method::default()
        };
        assert!(accepts(&m, denormal, -0.0));
        assert!(accepts(&m, -0.0, denormal));
        assert!(!accepts(&m, denormal, 0.0));
        assert!(!accepts(&Method::default(), denormal, -0.0));
        assert!(!accepts(&m, denormal, f32::MIN_POSITIVE));
    }

    #[test]
    fn halves_and_doubles() {
        let one_ulp = method(Measure::Ulps(1.0));
        let half = |e: u16, a: u16| compare(ty("f16"), &one_ulp, &e.to_le_bytes(), &a.to_le_bytes()).is_ok();
        assert!(half(0x3c00, 0x3c01));
        assert!(!half(0x3c00, 0x3c02));
        assert!(half(0x7e00, 0xfc01), "NaN is NaN");
        assert!(!half(0x7bff, 0x7c00), "infinity is not the largest number");
        let double =
            |e: u64, a: u64| compare(ty("f64"), &one_ulp, &e.to_le_bytes(), &a.to_le_bytes()).is_ok();
        assert!(double(1.0f64.to_bits(), 1.0f64.to_bits() + 1));
        assert!(!double(1.0f64.to_bits(), 1.0f64.to_bits() + 2));
        assert!(!double(1.0f64.to_bits(), (-1.0f64).to_bits()));
    }

    #[test]
    fn half_in_a_word_ignores_the_high_half() {
        let m = Method::default();
        let word = |e: u32, a: u32| compare(ty("f16u32"), &m, &e.to_le_bytes(), &a.to_le_bytes()).is_ok();
        assert!(word(0x0000_3c00, 0xdead_3c00));
        assert!(!word(0x0000_3c00, 0x0000_3c01));
    }

    #[test]
    fn integers_ignore_the_method() {
        let m = Method {
            flush_denorms: true,
            ..method(Measure::Absolute(10.0))
        };
        let found = compare(
            ty("u32"),
            &m,
            &[1, 0, 0, 0, 2, 0, 0, 0],
            &[1, 0, 0, 0, 3, 0, 0, 0],
        );
        assert_eq!(
            found,
            Err(CompareError::Mismatch(Mismatch {
                element: 1,
                byte_offset: 4,
                found: "3 (0x00000003)".to_owned(),
                expected: "2 (0x00000002)".to_owned(),
                wrong: 1,
                total: 2,
            }))
        );
        let image = method(Measure::Image(0.5));
        assert!(matches!(
            compare(ty("u8"), &image, &[1], &[2]),
            Err(CompareError::Mismatch(_))
        ));
        assert!(!accepts(&image, 0.0, 1e-3));
        // Near 0.9 a step of a linear value is less than half a step of its sRGB value, and two steps are more.
        let step = |steps: u32| f32::from_bits(0.9f32.to_bits() + steps);
        assert!(accepts(&image, 0.9, step(1)));
        assert!(!accepts(&image, 0.9, step(2)));
    }

    #[test]
    fn packed_floats_are_compared_lane_by_lane() {
        let nan_lanes = compare(
            ty("f16x2"),
            &Method::default(),
            &[0, 0x7e, 0, 0x3c],
            &[1, 0x7e, 0, 0x3c],
        );
        assert_eq!(nan_lanes, Ok(()));
        let found = compare(
            ty("f16x2"),
            &Method::default(),
            &[0, 0x7e, 0, 0x3c],
            &[1, 0x7e, 1, 0x3c],
        );
        assert!(matches!(
            found,
            Err(CompareError::Mismatch(Mismatch {
                element: 0,
                byte_offset: 2,
                ..
            }))
        ));
    }

    #[test]
    fn b128_halves_are_swapped_in_checks() {
        let stored: Vec<u8> = (8..16).chain(0..8).collect();
        let actual: Vec<u8> = (0..16).collect();
        let check = |values| Check {
            buffer: crate::case::BufferId(0),
            ty: ElementType::B128,
            method: Method::default(),
            values,
        };
        let plain = check(Values::Bytes(ElementType::B128, stored.clone()));
        assert_eq!(plain.compare(&stored, &actual), Ok(()));
        assert!(plain.compare(&actual, &actual).is_err());
        let mixed = check(Values::Mixed(vec![Value::Bytes(
            ElementType::B128,
            stored.clone(),
        )]));
        assert_eq!(mixed.compare(&stored, &actual), Ok(()));
    }

    #[test]
    fn short_buffer() {
        let found = compare(ElementType::U32, &Method::default(), &[0; 8], &[0; 4]);
        assert_eq!(
            found,
            Err(CompareError::Short {
                found: 4,
                expected: 8
            })
        );
    }
}
