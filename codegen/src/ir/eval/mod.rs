//! Exact evaluation of IR operations on lane values: what constant folding and the interpreter compute with.
//!
//! Lane values are `u64`, zero extended from their width. Integer helpers are here, floating point is in [`fp`].

pub mod fp;
pub mod matrix;
mod parts;

/// `bits` ones; all ones for 64 and more.
pub fn ones(bits: u32) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

/// Sign extension from `bits` bits, 1 to 64.
pub fn sx(value: u64, bits: u32) -> i64 {
    let shift = 64 - bits.clamp(1, 64);
    ((value << shift) as i64) >> shift
}

/// Signed quotient towards zero; all ones for a zero divisor, wrapping for the minimum by -1.
pub fn sdiv(a: i64, b: i64) -> i64 {
    if b == 0 { -1 } else { a.wrapping_div(b) }
}

/// Signed remainder with the sign of `a`; `a` for a zero divisor.
pub fn srem(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { a.wrapping_rem(b) }
}

/// Zeros before the first one of a `bits`-wide value, counted from its top; all ones if there is no one.
pub fn first_bit(a: u64, bits: u32) -> u64 {
    if a == 0 {
        u64::MAX
    } else {
        u64::from(a.leading_zeros() - (64 - bits))
    }
}

/// The field of `width` bits at bit `offset`, zero extended. Offset and width count modulo `bits` (HSA PRM 5.7).
pub fn ubitextract(a: u64, offset: u64, width: u64, bits: u32) -> u64 {
    let (offset, width) = (
        (offset % u64::from(bits)) as u32,
        (width % u64::from(bits)) as u32,
    );
    (a >> offset) & ones(width)
}

/// As [`ubitextract`], sign extended.
pub fn sbitextract(a: u64, offset: u64, width: u64, bits: u32) -> u64 {
    let (offset, width) = (
        (offset % u64::from(bits)) as u32,
        (width % u64::from(bits)) as u32,
    );
    if width == 0 {
        return 0;
    }
    // Bits beyond the word are zero, so a field that reaches over the top is extended from a zero.
    sx((a >> offset) & ones(width), width) as u64
}

/// `a` with the field of `width` bits at bit `offset` replaced by the low bits of `b`.
pub fn bitinsert(a: u64, b: u64, offset: u64, width: u64, bits: u32) -> u64 {
    let (offset, width) = (
        (offset % u64::from(bits)) as u32,
        (width % u64::from(bits)) as u32,
    );
    let field = ones(width) << offset;
    (a & !field) | ((b << offset) & field)
}

/// `width` ones at bit `offset`.
pub fn bitmask(offset: u64, width: u64, bits: u32) -> u64 {
    let (offset, width) = (
        (offset % u64::from(bits)) as u32,
        (width % u64::from(bits)) as u32,
    );
    ones(width) << offset
}

/// The low word of `hi:lo`, two `bits`-wide words, shifted right by `count` < `bits`.
pub fn funnel(lo: u64, hi: u64, count: u64, bits: u32) -> u64 {
    let wide = (u128::from(hi) << bits) | u128::from(lo);
    (wide >> count) as u64
}

/// Per byte of a 32-bit word, `(a + b + (c & 1)) / 2`.
pub fn lerp(a: u64, b: u64, c: u64) -> u64 {
    (0..4).fold(0, |word, byte| {
        let shift = byte * 8;
        let lane = |x: u64| (x >> shift) & 0xff;
        word | (((lane(a) + lane(b) + (lane(c) & 1)) >> 1) << shift)
    })
}

/// The sum of the absolute differences of the parts of two words, each of 8, 16 or 32 `bits`, and `c`.
pub fn sad(a: u64, b: u64, c: u64, bits: u32) -> u64 {
    differences(a, b, bits, |_| true).wrapping_add(c)
}

/// As [`sad`] of bytes, without those where `b` is zero.
pub fn msad(a: u64, b: u64, c: u64) -> u64 {
    differences(a, b, 8, |byte| byte != 0).wrapping_add(c)
}

fn differences(a: u64, b: u64, bits: u32, counts: impl Fn(u64) -> bool) -> u64 {
    (0..32 / bits)
        .map(|part| [a, b].map(|word| word >> (part * bits) & ones(bits)))
        .filter(|&[_, b]| counts(b))
        .map(|[a, b]| a.abs_diff(b))
        .sum()
}

/// Four sums of absolute differences of bytes, of 16 bits each: of the words that begin at the first four bytes of `a`, and `b`, added to the
/// quarters of `c`; `masked` as [`msad`] has it.
pub fn four_sums(a: u64, b: u64, c: u64, masked: bool) -> u64 {
    (0..4).fold(0, |all, place| {
        let (word, before) = (a >> (8 * place) & ones(32), c >> (16 * place));
        let sum = if masked {
            msad(word, b, before)
        } else {
            sad(word, b, before, 8)
        };
        all | (sum & ones(16)) << (16 * place)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_of_differences() {
        assert_eq!(sad(0x01_02_03_ff, 0x04_00_03_00, 10, 8), 10 + 3 + 2 + 255);
        assert_eq!(sad(0x0001_ffff, 0x0003_0000, 1, 16), 1 + 2 + 0xffff);
        assert_eq!(sad(0, 0xffff_ffff, 0, 32), 0xffff_ffff);
        // The bytes 0x02 and 0xff have zeros beside them.
        assert_eq!(msad(0x01_02_03_ff, 0x04_00_03_00, 10), 10 + 3);
        // Words 0x04030201, 0x05040302, 0x06050403 and 0x07060504 beside 0x01010101.
        let bytes = 0x08_07_06_05_04_03_02_01;
        assert_eq!(
            four_sums(bytes, 0x0101_0101, 0xffff_0000_0000_0001, false),
            0x0011_000e_000a_0007
        );
        assert_eq!(four_sums(bytes, 0x0000_0001, 0, true), 0x0003_0002_0001_0000);
    }

    #[test]
    fn fields() {
        assert_eq!(ubitextract(0x1234_5678, 8, 8, 32), 0x56);
        assert_eq!(sbitextract(0x0000_8000, 8, 8, 32) as u32, 0xffff_ff80);
        assert_eq!(sbitextract(0xff, 0, 0, 32), 0);
        assert_eq!(bitinsert(0xffff_ffff, 0, 4, 8, 32), 0xffff_f00f);
        assert_eq!(bitmask(4, 3, 32), 0x70);
        assert_eq!(funnel(0x1111_2222, 0x3333_4444, 16, 32) as u32, 0x4444_1111);
    }

    #[test]
    fn first_bits() {
        assert_eq!(first_bit(0, 32), u64::MAX);
        assert_eq!(first_bit(1, 32), 31);
        assert_eq!(first_bit(1 << 63, 64), 0);
    }

    #[test]
    fn lerp_rounds_by_the_low_bit() {
        assert_eq!(lerp(0x01_02_03_04, 0x02_02_03_05, 0x01_00_00_01), 0x02_02_03_05);
    }
}
