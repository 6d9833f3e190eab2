//! Bit fields of encodings, which are up to 96 bits long.

/// Parts of a bit field as `(lowest bit, number of bits)`, least significant part first.
pub type Bits = &'static [(u8, u8)];

/// Ones in the low `width` bits.
fn ones(width: u8) -> u128 {
    u128::MAX >> (128 - u32::from(width.clamp(1, 128)))
}

/// Extracts a field.
pub fn extract(word: u128, bits: Bits) -> u64 {
    let mut shift = 0;
    let mut value = 0;
    for &(lo, width) in bits {
        value |= ((word >> lo) & ones(width)) << shift;
        shift += width;
    }
    value as u64
}

/// Puts a value into a field that is zero so far.
pub fn insert(word: &mut u128, bits: Bits, value: u64) {
    // So are most modifiers.
    if value == 0 {
        return;
    }
    // Fields of the first half of the words are most of all, and shorter numbers are faster.
    if let [(lo, width)] = *bits
        && lo + width <= 64
    {
        *word |= u128::from((value & u64::MAX >> (64 - width.clamp(1, 64))) << lo);
        return;
    }
    let mut shift = 0;
    for &(lo, width) in bits {
        *word |= ((u128::from(value) >> shift) & ones(width)) << lo;
        shift += width;
    }
}

/// Number of bits of a field.
pub fn width(bits: Bits) -> u32 {
    bits.iter().map(|&(_, width)| u32::from(width)).sum()
}

/// The bits a field covers.
pub fn mask(bits: Bits) -> u128 {
    bits.iter().fold(0, |mask, &(lo, width)| mask | ones(width) << lo)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_of_two_parts() {
        const PARTS: Bits = &[(90, 6), (3, 2)];
        let mut word = 0;
        insert(&mut word, PARTS, 0b10_100001);
        assert_eq!(word, 0b100001 << 90 | 0b10 << 3);
        assert_eq!((extract(word, PARTS), width(PARTS)), (0b10_100001, 8));
        assert_eq!(mask(PARTS), 0x3f << 90 | 0b11000);
    }
}
