//! Integer functions that the formulas of the instruction table use. Operands are 64 bits wide, extended from their types.

/// `a >> b` of 32 bits, zeros from above; only five bits of the count matter.
pub(crate) fn logical_right(a: i64, b: i64) -> i64 {
    if a < 0 {
        i64::from(a as u32 >> (b & 31))
    } else {
        a >> (b & 31)
    }
}

/// `a << b`; only five bits of the count matter.
pub(crate) fn shift_left(a: i64, b: i64) -> i64 {
    a.wrapping_shl((b & 31) as u32)
}

/// `width` ones from bit `offset` on; both modulo 32, and no ones for a width of 0 (manual 6, bfi1).
pub(crate) fn field_mask(width: i64, offset: i64) -> u32 {
    ((1u32 << (width & 31)) - 1) << (offset & 31)
}

/// The field that `mask` names is taken from `value`, the rest from `base` (manual 6, bfi2).
pub(crate) fn insert(mask: i64, value: i64, base: i64) -> u32 {
    let (mask, value, base) = (mask as u32, value as u32, base as u32);
    let shifted = value.checked_shl(mask.trailing_zeros()).unwrap_or(0);
    shifted & mask | base & !mask
}

/// Index of the lowest one, or all ones.
pub(crate) fn first_bit_low(a: i64) -> u32 {
    match a as u32 {
        0 => u32::MAX,
        bits => bits.trailing_zeros(),
    }
}

/// Position of the highest one (of the first bit that is not the sign) counted from above, or all ones.
pub(crate) fn first_bit_high(a: i64, signed: bool) -> u32 {
    let bits = a as u32;
    let bits = if signed && bits >> 31 == 1 { !bits } else { bits };
    match bits {
        0 => u32::MAX,
        bits => bits.leading_zeros(),
    }
}

/// `width` bits of `value` from bit `offset` on, zero or sign extended (manual 6, bfe).
pub(crate) fn extract(width: i64, offset: i64, value: i64, signed: bool) -> i64 {
    let (width, offset) = ((width & 31) as u32, (offset & 31) as u32);
    if width == 0 {
        return 0;
    }
    let width = width.min(32 - offset);
    let up = 32 - width - offset;
    let bits = (value as u32) << up;
    let down = up + offset;
    if signed {
        i64::from(bits as i32 >> down)
    } else {
        i64::from(bits >> down)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values from the manual's descriptions.
    #[test]
    fn bit_fields() {
        assert_eq!(field_mask(4, 8), 0xf00);
        assert_eq!((field_mask(0, 3), field_mask(32, 3)), (0, 0));
        assert_eq!(field_mask(31, 4), 0xffff_fff0);
        assert_eq!(insert(0xf00, 0x5, 0xffff_ffff), 0xffff_f5ff);
        assert_eq!(insert(0, 0x5, 0x1234), 0x1234);
        assert_eq!(extract(8, 4, 0x0abc, false), 0xab);
        assert_eq!(extract(8, 4, 0x0abc, true), -85);
        assert_eq!(extract(16, 24, i64::from(0xff00_0000u32), false), 0xff);
        assert_eq!(extract(0, 4, -1, false), 0);
    }

    #[test]
    fn first_bits() {
        assert_eq!((first_bit_low(0), first_bit_low(8)), (u32::MAX, 3));
        assert_eq!(
            (first_bit_high(0, false), first_bit_high(1, false)),
            (u32::MAX, 31)
        );
        assert_eq!(
            (first_bit_high(-1, true), first_bit_high(-2, true)),
            (u32::MAX, 31)
        );
        assert_eq!(first_bit_high(i64::from(u32::MAX), false), 0);
    }
}
