//! Elements of matrices, and the sums of their products that instructions on matrices make.
//!
//! What is multiplied is exact: every format of at most 16 bits widens to f32. The sum begins with the element that is added to, and the products follow in
//! the order of the inner dimension, each with one rounding in the format of the sum (RDNA4 ISA 16.10: "using fused multiply add"; the guide has no
//! other order). Sums of integers are exact and are cut or saturate at the end.

use super::{Fp, bf8_to_f32, bf16_to_f32, fma_bf16, fp8_to_f32};

/// Formats of what is multiplied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    /// binary16.
    F16,
    /// bfloat16.
    Bf16,
    /// Float of 8 bits with 3 of mantissa.
    Fp8,
    /// Float of 8 bits with 2 of mantissa.
    Bf8,
    /// 8-bit integer.
    I8,
    /// 4-bit integer.
    I4,
}

impl Element {
    /// Bits of an element.
    pub fn bits(self) -> u32 {
        match self {
            Element::F16 | Element::Bf16 => 16,
            Element::Fp8 | Element::Bf8 | Element::I8 => 8,
            Element::I4 => 4,
        }
    }

    /// Whether it is a float of 16 bits, the only elements with signs that an instruction may change.
    pub fn is_half(self) -> bool {
        self.bits() == 16
    }

    /// As binary32, with the subnormals that the environment keeps.
    fn widen(self, fp: &Fp, bits: u32) -> u32 {
        match self {
            Element::F16 => fp.f16_to_f32(bits as u16),
            Element::Bf16 => bf16_to_f32(bits as u16),
            Element::Fp8 => fp8_to_f32(bits),
            _ => bf8_to_f32(bits),
        }
    }
}

/// Formats of sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Total {
    /// binary32.
    F32,
    /// binary16.
    F16,
    /// bfloat16, rounded to the nearest.
    Bf16,
    /// 32-bit integer with a sign.
    I32,
}

impl Total {
    /// Bits of a sum.
    pub fn bits(self) -> u32 {
        match self {
            Total::F16 | Total::Bf16 => 16,
            Total::F32 | Total::I32 => 32,
        }
    }
}

/// How an instruction multiplies: the formats of a row, of a column and of the sum, and what it says about integers.
#[derive(Clone, Copy, Debug)]
pub struct Product {
    /// Format of the elements of a row.
    pub row: Element,
    /// Format of the elements of a column.
    pub column: Element,
    /// Format of the sum.
    pub total: Total,
    /// Integers of the row (bit 0) and of the column (bit 1) have a sign.
    pub signed: u8,
    /// Sums of integers saturate.
    pub saturates: bool,
}

impl Product {
    /// `start` and the products of two rows of elements, which are bits.
    pub fn sum(&self, fp: &Fp, pairs: impl Iterator<Item = (u32, u32)>, start: u32) -> u32 {
        match self.total {
            Total::I32 => self.integers(pairs, start),
            Total::Bf16 => {
                u32::from(pairs.fold(start as u16, |sum, (a, b)| fma_bf16(a as u16, b as u16, sum)))
            }
            Total::F16 => {
                u32::from(pairs.fold(start as u16, |sum, (a, b)| fp.fma16(a as u16, b as u16, sum)))
            }
            Total::F32 => {
                // Products of 8-bit floats are rounded to the nearest (RDNA4 ISA 7.7, "DOT4").
                let fp = if self.row.is_half() { *fp } else { fp.to_nearest() };
                let wide = |element: Element, bits| element.widen(&fp, bits);
                pairs.fold(start, |sum, (a, b)| {
                    fp.fma32(wide(self.row, a), wide(self.column, b), sum)
                })
            }
        }
    }

    fn integers(&self, pairs: impl Iterator<Item = (u32, u32)>, start: u32) -> u32 {
        let value = |element: Element, bits: u32, signed: bool| {
            let up = 32 - element.bits();
            match signed {
                true => i64::from((bits << up) as i32 >> up),
                false => i64::from(bits << up >> up),
            }
        };
        let (row, column) = (self.signed & 1 != 0, self.signed & 2 != 0);
        let products = pairs.map(|(a, b)| value(self.row, a, row) * value(self.column, b, column));
        let sum = i64::from(start as i32) + products.sum::<i64>();
        match self.saturates {
            true => sum.clamp(i32::MIN.into(), i32::MAX.into()) as u32,
            false => sum as u32,
        }
    }
}

/// What a sparse row stands for: of each four elements two are there, and the places of these are named by two bits each, the lower place
/// first (RDNA4 ISA 7.12.3). `index` has the four bits of each group.
pub fn expand(kept: &[u32], index: impl Fn(usize) -> u32) -> Vec<u32> {
    let mut row = Vec::with_capacity(kept.len() * 2);
    for (group, pair) in kept.chunks_exact(2).enumerate() {
        let (first, second) = (index(group) & 3, index(group) >> 2 & 3);
        row.extend((0..4).map(|place| match place {
            _ if place == first && place != 3 => pair[0],
            _ if place == second && place != 0 => pair[1],
            _ => 0,
        }));
    }
    row
}

#[cfg(test)]
mod tests {
    use super::*;

    const INTEGERS: Product = Product {
        row: Element::I8,
        column: Element::I4,
        total: Total::I32,
        signed: 0,
        saturates: false,
    };

    #[test]
    fn integers_are_cut_or_saturate() {
        let fp = Fp::new(0xf0);
        let sum = |product: Product| product.sum(&fp, [(0xff, 0xf)].into_iter(), i32::MAX as u32);
        assert_eq!(sum(INTEGERS), (i32::MAX as u32).wrapping_add(255 * 15));
        let saturates = Product {
            saturates: true,
            ..INTEGERS
        };
        assert_eq!(sum(saturates), i32::MAX as u32);
        let signed = Product {
            signed: 3,
            ..INTEGERS
        };
        assert_eq!(sum(signed), (i32::MAX as u32).wrapping_add(1));
    }

    #[test]
    fn sums_round_after_each_product() {
        // In the order of the products the two small ones are lost; together they would count.
        let halves = Product {
            row: Element::F16,
            column: Element::F16,
            total: Total::F16,
            ..INTEGERS
        };
        let fp = Fp::new(0xf0);
        let (one, small) = (0x3c00, 0x1000);
        let sum = |pairs: [(u32, u32); 3]| halves.sum(&fp, pairs.into_iter(), 0);
        assert_eq!(sum([(one, one), (one, small), (one, small)]), 0x3c00);
        assert_eq!(sum([(one, small), (one, small), (one, one)]), 0x3c01);
    }

    #[test]
    fn places_of_the_guide() {
        let row = |index| expand(&[5, 6], |_| index);
        assert_eq!(row(0b0100), [5, 6, 0, 0]);
        assert_eq!(row(0b1110), [0, 0, 5, 6]);
        assert_eq!(row(0b1100), [5, 0, 0, 6]);
        // Places in the wrong order: the last place takes the second element only, the first place the first.
        assert_eq!(row(0b0011), [0, 0, 0, 0]);
    }
}
