//! Numbers and elements: from the text of a word to bytes, and back.

use super::{ArgError, MAX_BUFFER_BYTES, Parsed, Print};
use crate::case::{ElementKind, ElementType};
use std::ops::Range;

pub(super) fn scalar_type(name: &str) -> Parsed<ElementType> {
    ElementType::from_name(name)
        .filter(|ty| ty.lanes() == 1)
        .ok_or_else(|| ArgError::UnknownType(name.to_owned()))
}

pub(super) fn number(text: &str, what: &str) -> Parsed<u64> {
    let parsed = match text.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16),
        None => text.parse(),
    };
    parsed.map_err(|_| ArgError::BadNumber {
        what: what.to_owned(),
        text: text.to_owned(),
    })
}

pub(super) fn byte_count(text: &str) -> Parsed<u64> {
    let bytes = number(text, "a size in bytes")?;
    limit(bytes)?;
    Ok(bytes)
}

pub(super) fn limit(bytes: u64) -> Parsed<()> {
    if bytes > MAX_BUFFER_BYTES {
        Err(ArgError::TooLarge(bytes))
    } else {
        Ok(())
    }
}

/// The elements 0, 1, 2, ... of a type; integers wrap.
pub(super) fn iota(ty: ElementType, count: u64) -> Vec<u8> {
    let mut bytes = Vec::new();
    for i in 0..count {
        match (ty.kind(), ty.lane_bytes()) {
            (ElementKind::HalfInWord, _) => {
                bytes.extend_from_slice(&u32::from(half::f16::from_f64(i as f64).to_bits()).to_le_bytes());
            }
            (ElementKind::Float, 2) => bytes.extend_from_slice(&half::f16::from_f64(i as f64).to_le_bytes()),
            (ElementKind::Float, 4) => bytes.extend_from_slice(&(i as f32).to_le_bytes()),
            (ElementKind::Float, _) => bytes.extend_from_slice(&(i as f64).to_le_bytes()),
            (ElementKind::Bits | ElementKind::Unsigned | ElementKind::Signed, size) => {
                bytes.extend_from_slice(&u128::from(i).to_le_bytes()[..size]);
            }
        }
    }
    bytes
}

/// The bytes of one value of a scalar type.
pub(super) fn scalar(ty: ElementType, text: &str) -> Parsed<Vec<u8>> {
    let bad = || ArgError::BadNumber {
        what: ty.to_string(),
        text: text.to_owned(),
    };
    if ty.is_float() {
        let (prefix, width) = match (ty.kind(), ty.lane_bytes()) {
            (ElementKind::HalfInWord, _) | (_, 2) => ("0h", 2),
            (_, 4) => ("0f", 4),
            _ => ("0d", 8),
        };
        let bits = if let Some(hex) = text.strip_prefix(prefix) {
            if hex.len() != width * 2 {
                return Err(bad());
            }
            u64::from_str_radix(hex, 16).map_err(|_| bad())?
        } else {
            match width {
                2 => {
                    let wide: f64 = text.parse().map_err(|_| bad())?;
                    let half = half::f16::from_f64(wide);
                    finite(ty, text, half.is_infinite())?;
                    half.to_bits().into()
                }
                4 => {
                    let single: f32 = text.parse().map_err(|_| bad())?;
                    finite(ty, text, single.is_infinite())?;
                    single.to_bits().into()
                }
                _ => {
                    let double: f64 = text.parse().map_err(|_| bad())?;
                    finite(ty, text, double.is_infinite())?;
                    double.to_bits()
                }
            }
        };
        return Ok(bits.to_le_bytes()[..ty.bytes()].to_vec());
    }
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let hex = digits.strip_prefix("0x");
    // The number parsers would take a second sign.
    if hex.unwrap_or(digits).starts_with(['+', '-']) {
        return Err(bad());
    }
    let magnitude = match hex {
        Some(hex) => u128::from_str_radix(hex, 16),
        None => digits.parse(),
    };
    let magnitude = magnitude.map_err(|_| bad())?;
    let unsigned_max = u128::MAX >> (128 - ty.bytes() * 8);
    let sign_bit = unsigned_max / 2 + 1;
    let fits = match (ty.kind(), negative, hex.is_some()) {
        (ElementKind::Signed, true, _) => magnitude <= sign_bit,
        // Hexadecimal numbers give the bits.
        (ElementKind::Signed, false, false) => magnitude < sign_bit,
        (_, true, _) => magnitude == 0,
        (_, false, _) => magnitude <= unsigned_max,
    };
    if !fits {
        return Err(ArgError::OutOfRange {
            ty,
            text: text.to_owned(),
        });
    }
    let bits = if negative {
        magnitude.wrapping_neg()
    } else {
        magnitude
    };
    Ok(bits.to_le_bytes()[..ty.bytes()].to_vec())
}

/// Refuses digits whose number is so large that it became an infinity.
fn finite(ty: ElementType, text: &str, infinite: bool) -> Parsed<()> {
    if infinite && text.contains(|c: char| c.is_ascii_digit()) {
        return Err(ArgError::OutOfRange {
            ty,
            text: text.to_owned(),
        });
    }
    Ok(())
}

/// One element as text: a number, or hexadecimal digits for bit types.
fn show(ty: ElementType, bytes: &[u8]) -> String {
    let mut word = [0; 16];
    word[..bytes.len()].copy_from_slice(bytes);
    let bits = u128::from_le_bytes(word);
    match (ty.kind(), ty.lane_bytes()) {
        (ElementKind::Bits, size) => format!("0x{bits:0digits$x}", digits = size * 2),
        (ElementKind::Unsigned, _) => bits.to_string(),
        (ElementKind::Signed, size) => {
            let shift = 128 - size * 8;
            (((bits << shift) as i128) >> shift).to_string()
        }
        (ElementKind::HalfInWord, _) | (ElementKind::Float, 2) => {
            half::f16::from_bits(bits as u16).to_string()
        }
        (ElementKind::Float, 4) => f32::from_bits(bits as u32).to_string(),
        (ElementKind::Float, _) => f64::from_bits(bits as u64).to_string(),
    }
}

/// A buffer's bytes as `print` asks, separated by spaces; an element with bytes in one of the `undefined` ranges, which are in order,
/// is `?`. Elements beyond the end and a partial element at the end are left out.
pub fn format_elements(print: Print, bytes: &[u8], undefined: &[Range<usize>]) -> String {
    let count = print
        .count
        .map_or(usize::MAX, |count| usize::try_from(count).unwrap_or(usize::MAX));
    let size = print.ty.bytes();
    let mut undefined = undefined.iter().peekable();
    let mut text = String::new();
    for (index, element) in bytes.chunks_exact(size).take(count).enumerate() {
        if index > 0 {
            text.push(' ');
        }
        let start = index * size;
        while undefined.next_if(|range| range.end <= start).is_some() {}
        match undefined.peek() {
            Some(range) if range.start < start + size => text.push('?'),
            _ => text.push_str(&show(print.ty, element)),
        }
    }
    text
}
