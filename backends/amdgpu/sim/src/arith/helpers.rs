//! Integer helpers that the formulas of the instruction table call.

/// Sum with carry in, and the carry out.
pub fn add_carry32(a: u32, b: u32, carry: bool) -> (u32, bool) {
    let sum = u64::from(a) + u64::from(b) + u64::from(carry);
    (sum as u32, sum >> 32 != 0)
}

/// Difference with borrow in, and the borrow out.
pub fn sub_borrow32(a: u32, b: u32, borrow: bool) -> (u32, bool) {
    let difference = i64::from(a) - i64::from(b) - i64::from(borrow);
    (difference as u32, difference < 0)
}

/// `(a << by) + b` and whether it does not fit 32 bits.
pub fn shift_add32(a: u32, by: u32, b: u32) -> (u32, bool) {
    let sum = (u64::from(a) << by) + u64::from(b);
    (sum as u32, sum >> 32 != 0)
}

/// The second place of an operation on two places in group memory: so many dwords after the first as the offset says, or, with its highest bit, as
/// the upper bits of the address do.
pub fn second_source(address: u64, offset: u32) -> u64 {
    let distance = match offset >> 15 & 1 {
        1 => i64::from(address as u32 as i32 >> 17),
        _ => i64::from((offset << 17) as i32 >> 17),
    };
    let low = (address as u32).wrapping_add((4 * distance) as u32);
    address >> 32 << 32 | u64::from(low)
}

/// Infinity as the largest number.
pub fn finite32(bits: u32) -> u32 {
    if bits << 1 == 0xff00_0000 { bits - 1 } else { bits }
}

/// The same for doubles.
pub fn finite64(bits: u64) -> u64 {
    if bits << 1 == 0xffe0_0000_0000_0000 {
        bits - 1
    } else {
        bits
    }
}

/// Infinity as zero.
pub fn finite_or_zero32(bits: u32) -> u32 {
    if bits << 1 == 0xff00_0000 {
        bits & 0x8000_0000
    } else {
        bits
    }
}

/// `width` bits of `a` from bit `from` on.
pub fn bit_extract_u64(a: u64, from: u32, width: u32) -> u64 {
    match width {
        0 => 0,
        64.. => a >> from,
        _ => a >> from & (u64::MAX >> (64 - width)),
    }
}

/// As [`bit_extract_u64`], sign extended.
pub fn bit_extract_i64(a: u64, from: u32, width: u32) -> i64 {
    match width {
        0 => 0,
        64.. => (a as i64) >> from,
        _ => ((a >> from << (64 - width)) as i64) >> (64 - width),
    }
}

/// Position of the first bit from the top that differs from the sign, -1 if there is none.
pub fn sign_bit_run32(a: i32) -> i32 {
    let differing = if a < 0 { !a } else { a };
    if differing == 0 {
        -1
    } else {
        differing.leading_zeros() as i32
    }
}

/// As [`sign_bit_run32`].
pub fn sign_bit_run64(a: i64) -> i32 {
    let differing = if a < 0 { !a } else { a };
    if differing == 0 {
        -1
    } else {
        differing.leading_zeros() as i32
    }
}

/// Each group of four bits becomes all ones if any bit of it is set.
pub fn whole_quad_mask(a: u64) -> u64 {
    let any = (a | a >> 1 | a >> 2 | a >> 3) & 0x1111_1111_1111_1111;
    any * 15
}

/// One bit per group of four bits, set if any bit of the group is.
pub fn quad_mask(a: u64) -> u64 {
    (0..16)
        .filter(|group| a >> (4 * group) & 15 != 0)
        .fold(0, |mask, group| mask | 1 << group)
}

/// Each bit doubled.
pub fn replicate_bits(a: u32) -> u64 {
    (0..32)
        .filter(|bit| a >> bit & 1 == 1)
        .fold(0, |mask, bit| mask | 3 << (2 * bit))
}

/// Sign extends 24 bits.
pub fn sext24(a: i32) -> i32 {
    a << 8 >> 8
}

/// The lanes below `lane`.
pub fn lanes_below(lane: usize) -> u64 {
    (1u64 << (lane & 63)) - 1
}

/// Bytes of `a` and `b` averaged; `c` says per byte whether to round up.
pub fn lerp_u8(a: u32, b: u32, c: u32) -> u32 {
    let [a, b, c] = [a, b, c].map(u32::to_le_bytes);
    u32::from_le_bytes(std::array::from_fn(|i| {
        ((u16::from(a[i]) + u16::from(b[i]) + u16::from(c[i] & 1)) >> 1) as u8
    }))
}

/// Sum of absolute differences of bytes.
pub fn sad_u8(a: u32, b: u32) -> u32 {
    a.to_le_bytes()
        .iter()
        .zip(b.to_le_bytes())
        .map(|(&a, b)| u32::from(a.abs_diff(b)))
        .sum()
}

/// As [`sad_u8`], without the bytes where `b` is zero.
pub fn msad_u8(a: u32, b: u32) -> u32 {
    let pairs = a.to_le_bytes().into_iter().zip(b.to_le_bytes());
    pairs
        .filter(|&(_, b)| b != 0)
        .map(|(a, b)| u32::from(a.abs_diff(b)))
        .sum()
}

/// Sum of absolute differences of halves.
pub fn sad_u16(a: u32, b: u32) -> u32 {
    let half = |a: u32, b: u32| u32::from((a as u16).abs_diff(b as u16));
    half(a, b) + half(a >> 16, b >> 16)
}

/// Sum of the products of bytes.
pub fn dot_u8(a: u32, b: u32) -> u32 {
    let pairs = a.to_le_bytes().into_iter().zip(b.to_le_bytes());
    pairs.map(|(a, b)| u32::from(a) * u32::from(b)).sum()
}

/// Sum of the products of four-bit parts.
pub fn dot_u4(a: u32, b: u32) -> u32 {
    (0..8)
        .map(|part| (a >> (4 * part) & 15) * (b >> (4 * part) & 15))
        .sum()
}

/// `v_perm_b32`: each byte of `selector` picks a byte of `{a, b}` (b is low), a sign, zero or 0xff.
pub fn byte_permute(a: u32, b: u32, selector: u32) -> u32 {
    let bytes = (u64::from(a) << 32 | u64::from(b)).to_le_bytes();
    let sign = |byte: usize| if bytes[byte] >= 0x80 { 0xff } else { 0 };
    u32::from_le_bytes(selector.to_le_bytes().map(|select| match select {
        0..8 => bytes[select as usize],
        8 => sign(1),
        9 => sign(3),
        10 => sign(5),
        11 => sign(7),
        12 => 0,
        _ => 0xff,
    }))
}

/// The middle one.
pub fn median<T: Ord>(a: T, b: T, c: T) -> T {
    let mut all = [a, b, c];
    all.sort();
    let [_, middle, _] = all;
    middle
}

/// Two words as one value, low word first.
pub fn pair32(low: u32, high: u32) -> u64 {
    u64::from(low) | u64::from(high) << 32
}

/// Two double words as four words, low one first.
pub fn pair64(low: u64, high: u64) -> [u32; 4] {
    [low as u32, (low >> 32) as u32, high as u32, (high >> 32) as u32]
}

/// The low word.
pub fn low32(value: u64) -> u32 {
    value as u32
}

/// The high word.
pub fn high32(value: u64) -> u32 {
    (value >> 32) as u32
}

/// The value with another low word.
pub fn with_low32(value: u64, low: u32) -> u64 {
    value & !0xffff_ffff | u64::from(low)
}

/// The low two of four words.
pub fn low64(value: [u32; 4]) -> u64 {
    pair32(value[0], value[1])
}

/// The high two of four words.
pub fn high64(value: [u32; 4]) -> u64 {
    pair32(value[2], value[3])
}

/// Four words with other low two.
pub fn with_low64(value: [u32; 4], low: u64) -> [u32; 4] {
    pair64(low, high64(value))
}

/// Integer arithmetic that saturates when the instruction has `clamp`.
pub trait Clamped: Copy {
    /// Sum.
    #[must_use]
    fn add(self, other: Self, clamp: bool) -> Self;
    /// Difference.
    #[must_use]
    fn sub(self, other: Self, clamp: bool) -> Self;
    /// An exact result brought to the type.
    fn narrow(exact: i128, clamp: bool) -> Self;
}

macro_rules! clamped_for {
    ($($int:ty)*) => {
        $(impl Clamped for $int {
            fn add(self, other: Self, clamp: bool) -> Self {
                if clamp { self.saturating_add(other) } else { self.wrapping_add(other) }
            }
            fn sub(self, other: Self, clamp: bool) -> Self {
                if clamp { self.saturating_sub(other) } else { self.wrapping_sub(other) }
            }
            fn narrow(exact: i128, clamp: bool) -> Self {
                if clamp { exact.clamp(<$int>::MIN.into(), <$int>::MAX.into()) as $int } else { exact as $int }
            }
        })*
    };
}

clamped_for!(u16 i16 u32 i32);

/// Saturating arithmetic: `clamped!(clamp; a, add, b)` and `clamped!(clamp; wide exact)`.
#[macro_export]
macro_rules! clamped {
    ($clamp:expr; wide $($exact:tt)*) => {
        $crate::arith::Clamped::narrow(i128::from($($exact)*), $clamp)
    };
    ($clamp:expr; $a:expr, $op:ident, $b:expr) => {
        $crate::arith::Clamped::$op($a, $b, $clamp)
    };
}
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn carries_and_borrows() {
        assert_eq!(add_carry32(u32::MAX, 0, true), (0, true));
        assert_eq!(sub_borrow32(0, 0, true), (u32::MAX, true));
        assert_eq!(sub_borrow32(5, 4, true), (0, false));
        assert_eq!(shift_add32(0x8000_0000, 1, 3), (3, true));
    }

    #[test]
    fn bit_fields() {
        assert_eq!(bit_extract_u64(0xabcd, 4, 8), 0xbc);
        assert_eq!(bit_extract_i64(0xabcd, 4, 8), -0x44);
        assert_eq!(bit_extract_u64(u64::MAX, 0, 64), u64::MAX);
        assert_eq!(sign_bit_run32(-1), -1);
        assert_eq!(sign_bit_run32(0x0fff_ffff), 4);
        assert_eq!(sign_bit_run32(i32::MIN), 1);
    }

    #[test]
    fn masks_of_quads() {
        assert_eq!(whole_quad_mask(0x0100_0000_0000_0020), 0x0f00_0000_0000_00f0);
        assert_eq!(quad_mask(0x0100_0000_0000_0020), 0x4002);
        assert_eq!(replicate_bits(5), 0x33);
    }

    #[test]
    fn bytes() {
        assert_eq!(byte_permute(0x8899_aabb, 0x0011_2233, 0x0c0d_0400), 0x00ff_bb33);
        assert_eq!(byte_permute(0x8899_aabb, 0x0011_2233, 0x0b0a_0908), 0xffff_0000);
        assert_eq!(sad_u8(0x0102_0304, 0x0201_0500), 1 + 1 + 2 + 4);
        assert_eq!(lerp_u8(0x0000_0003, 0x0000_0004, 1), 4);
    }
}
