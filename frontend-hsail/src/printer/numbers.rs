//! Numbers as the HSA tools write them.

use wavelift_hsail::mnemonic::decimal;
use wavelift_hsail::model::{Type, TypeClass};
use wavelift_hsail::text::Text;

fn signed_decimal(out: &mut Text, value: i64) {
    if value < 0 {
        out.push('-');
    }
    decimal(out, value.unsigned_abs());
}

/// Appends at least `width` hexadecimal digits.
fn hexadecimal(out: &mut Text, value: u64, width: u32) {
    let digits = (64 - value.leading_zeros()).div_ceil(4).max(width).max(1);
    for i in (0..digits).rev() {
        out.push(char::from(b"0123456789abcdef"[(value >> (4 * i) & 15) as usize]));
    }
}

/// Whether a number reads best in decimal: small ones, small powers of two, and those that end or go on in many zeros.
fn is_round(value: u64) -> bool {
    if value <= 256 || matches!(value, 512 | 1024 | 2048 | 4096 | 8192) {
        return true;
    }
    let (mut rest, mut zeros) = (value, 0);
    while rest > 0 {
        zeros = if rest % 10 == 0 { zeros + 1 } else { 0 };
        if zeros == 3 {
            return true;
        }
        rest /= 10;
    }
    false
}

/// Appends an integer of `bits` bits as the HSA tools write it: signed decimal if that reads well, else hexadecimal.
fn integer(out: &mut Text, value: u64, bits: u32) {
    let shift = 64 - bits.clamp(1, 64);
    let signed = (value << shift) as i64 >> shift;
    let lowest = signed == i64::MIN >> shift;
    if bits == 1 {
        decimal(out, value & 1);
    } else if lowest || is_round(signed.unsigned_abs()) {
        signed_decimal(out, signed);
    } else {
        out.push_str("0x");
        hexadecimal(out, (signed as u64) << shift >> shift, 1);
    }
}

/// Appends an integer that cannot be negative, of at most `bits` bits.
pub(super) fn unsigned(out: &mut Text, value: u64, bits: u32) {
    if value >> (bits - 1) == 0 && is_round(value) {
        decimal(out, value);
    } else {
        out.push_str("0x");
        hexadecimal(out, value, 1);
    }
}

fn float(out: &mut Text, ty: Type, bits: u64) {
    let (prefix, width) = match ty.bits() {
        16 => ("0H", 4),
        32 => ("0F", 8),
        _ => ("0D", 16),
    };
    out.push_str(prefix);
    hexadecimal(out, bits, width);
}

/// A number that is not packed.
fn scalar(out: &mut Text, ty: Type, value: u64) {
    match ty.class() {
        TypeClass::Float => float(out, ty, value),
        TypeClass::Signal => {
            out.push_str(ty.name());
            out.push('(');
            integer(out, value, 64);
            out.push(')');
        }
        TypeClass::Unsigned if ty.bits() == 8 => decimal(out, value),
        _ => integer(out, value, ty.bits()),
    }
}

/// A number, packed value or signal of at most 128 bits.
pub(super) fn number(out: &mut Text, ty: Type, value: u128) {
    if !ty.is_packed() {
        return scalar(out, ty, value as u64);
    }
    let (width, element) = (ty.element_bits(), ty.element());
    out.push_str(ty.name());
    let mut separator = '(';
    for i in (0..ty.elements()).rev() {
        out.push(separator);
        separator = ',';
        let bits = (value >> (i * width)) as u64;
        scalar(out, element, bits << (64 - width) >> (64 - width));
    }
    out.push(')');
}

/// The value of at most 16 bytes.
pub(super) fn from_bytes(bytes: &[u8]) -> u128 {
    bytes.iter().take(16).rev().fold(0, |v, b| v << 8 | *b as u128)
}
