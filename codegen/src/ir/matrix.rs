//! Products of matrices: their formats, and where elements lie in the words of a wave's lanes (`docs/design/matrices.md`).
//!
//! `wmma` computes `D = A * B + C` for a whole wave. A has 16 rows and B 16 columns of an inner size, C and D have 16 rows and columns. Each lane has
//! some words of 32 bits of each matrix; with twice as many lanes it has half as many. The places are those of RDNA4 (RDNA4 ISA
//! 7.12.2), because loads and stores of a program depend on them: a machine with others has to move elements.
//!
//! M1: the words of a lane are numbered as the operands are, and no two elements of a matrix share a place.

use super::condcodes::named;
use super::types::Type;
use std::fmt;

named! {
    /// The formats of a product of matrices and its inner size: `SUM_16x16xINNER_A`, with `_B` at the end where B has a format of its own.
    MatrixProduct {
        F32F16 "f32_16x16x16_f16",
        F32Bf16 "f32_16x16x16_bf16",
        F16F16 "f16_16x16x16_f16",
        Bf16Bf16 "bf16_16x16x16_bf16",
        I32I8 "i32_16x16x16_i8",
        I32I4 "i32_16x16x16_i4",
        I32I4Deep "i32_16x16x32_i4",
        F32Fp8Fp8 "f32_16x16x16_fp8_fp8",
        F32Fp8Bf8 "f32_16x16x16_fp8_bf8",
        F32Bf8Fp8 "f32_16x16x16_bf8_fp8",
        F32Bf8Bf8 "f32_16x16x16_bf8_bf8",
    }
}

named! {
    /// The format of an element.
    MatrixElement {
        F32 "f32",
        F16 "f16",
        Bf16 "bf16",
        Fp8 "fp8",
        Bf8 "bf8",
        I32 "i32",
        I8 "i8",
        I4 "i4",
    }
}

/// What is said of a product of integers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MatrixIntegers {
    /// Whether elements of A and of B have signs.
    pub signed: [bool; 2],
    /// Sums saturate; otherwise they wrap around.
    pub sat: bool,
}

impl MatrixIntegers {
    /// The words of the text form for A's sign, for B's, and for sums that saturate.
    pub const WORDS: [&'static str; 3] = ["signed_a", "signed_b", "sat"];
}

/// The words, each with a space after it.
impl fmt::Display for MatrixIntegers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let said = [self.signed[0], self.signed[1], self.sat];
        let words = Self::WORDS.iter().zip(said).filter(|(_, said)| *said);
        words.into_iter().try_for_each(|(word, _)| write!(f, "{word} "))
    }
}

impl MatrixElement {
    /// Bits of an element.
    pub fn bits(self) -> u32 {
        match self {
            MatrixElement::F32 | MatrixElement::I32 => 32,
            MatrixElement::F16 | MatrixElement::Bf16 => 16,
            MatrixElement::Fp8 | MatrixElement::Bf8 | MatrixElement::I8 => 8,
            MatrixElement::I4 => 4,
        }
    }

    /// The type of a word of such elements: formats that the IR has no type for are integers.
    pub fn word_type(self) -> Type {
        match self {
            MatrixElement::F32 => Type::F32,
            MatrixElement::F16 => Type::F16X2,
            _ => Type::I32,
        }
    }
}

/// Where an element is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MatrixPlace {
    /// Lane of the wave.
    pub lane: usize,
    /// Word of that lane.
    pub word: usize,
    /// Lowest bit in the word.
    pub bit: u32,
}

/// Rows of A and C, columns of B and C.
const SIZE: usize = 16;

impl MatrixProduct {
    /// Rows of A, C and D, columns of B, C and D.
    pub const SIZE: usize = SIZE;

    fn facts(self) -> (MatrixElement, usize, MatrixElement, MatrixElement) {
        use MatrixElement::*;
        match self {
            MatrixProduct::F32F16 => (F32, 16, F16, F16),
            MatrixProduct::F32Bf16 => (F32, 16, Bf16, Bf16),
            MatrixProduct::F16F16 => (F16, 16, F16, F16),
            MatrixProduct::Bf16Bf16 => (Bf16, 16, Bf16, Bf16),
            MatrixProduct::I32I8 => (I32, 16, I8, I8),
            MatrixProduct::I32I4 => (I32, 16, I4, I4),
            MatrixProduct::I32I4Deep => (I32, 32, I4, I4),
            MatrixProduct::F32Fp8Fp8 => (F32, 16, Fp8, Fp8),
            MatrixProduct::F32Fp8Bf8 => (F32, 16, Fp8, Bf8),
            MatrixProduct::F32Bf8Fp8 => (F32, 16, Bf8, Fp8),
            MatrixProduct::F32Bf8Bf8 => (F32, 16, Bf8, Bf8),
        }
    }

    /// The format of C and D.
    pub fn sum(self) -> MatrixElement {
        self.facts().0
    }

    /// The format of A.
    pub fn a(self) -> MatrixElement {
        self.facts().2
    }

    /// The format of B.
    pub fn b(self) -> MatrixElement {
        self.facts().3
    }

    /// Columns of A and rows of B.
    pub fn inner(self) -> usize {
        self.facts().1
    }

    /// Whether it is of integers.
    pub fn is_integer(self) -> bool {
        self.sum() == MatrixElement::I32
    }

    /// Words that a lane of a wave with so many lanes has of A, of B, and of C or D. Where there are more lanes than words, the upper ones hold nothing.
    pub fn words(self, lanes: u32) -> [usize; 3] {
        let words = |elements: usize, element: MatrixElement| {
            let bits = elements * element.bits() as usize;
            (bits / 32).div_ceil(lanes as usize)
        };
        let factor = SIZE * self.inner();
        [
            words(factor, self.a()),
            words(factor, self.b()),
            words(SIZE * SIZE, self.sum()),
        ]
    }

    /// The lanes of waves that have so many words of the sum each.
    pub fn lanes(self, sums: usize) -> Option<u32> {
        [32, 64].into_iter().find(|&lanes| self.words(lanes)[2] == sums)
    }

    /// Where element `inner` of a row of A, or of a column of B, is in a wave of 32 or 64 lanes.
    pub fn factor_place(self, lanes: u32, row: usize, inner: usize) -> MatrixPlace {
        let bits = self.a().bits();
        let ways = match (bits, self.inner(), lanes) {
            (16, _, 32) => "pwhw",
            (16, _, _) => "pwhH",
            (8, _, 32) => "ppwh",
            (8, _, _) => "ppHh",
            (_, 16, _) => "ppph",
            (_, _, 32) => "pppwh",
            _ => "pppHh",
        };
        place(ways, bits, row, inner)
    }

    /// Where an element of C and D is in a wave of 32 or 64 lanes.
    pub fn sum_place(self, lanes: u32, row: usize, column: usize) -> MatrixPlace {
        let bits = self.sum().bits();
        let ways = match (bits, lanes) {
            (32, 32) => "wwwh",
            (32, _) => "wwHh",
            (_, 32) => "pwwh",
            _ => "pwHh",
        };
        place(ways, bits, column, row)
    }
}

/// Where each bit of a number goes, the lowest first: the next bit of the position in the word (`p`), the next of the word's number (`w`), or the
/// bit of the lane that is worth 16 (`h`) or 32 (`H`). The other index is the lane among 16.
fn place(ways: &str, bits: u32, lane: usize, number: usize) -> MatrixPlace {
    let mut place = MatrixPlace {
        lane,
        ..MatrixPlace::default()
    };
    let (mut position, mut positions, mut words) = (0, 0, 0);
    for (index, way) in ways.bytes().enumerate() {
        let bit = number >> index & 1;
        match way {
            b'p' => {
                position |= (bit as u32) << positions;
                positions += 1;
            }
            b'w' => {
                place.word |= bit << words;
                words += 1;
            }
            b'h' => place.lane |= bit << 4,
            _ => place.lane |= bit << 5,
        }
    }
    place.bit = position * bits;
    place
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// Table 43 of the guide: registers of A and B, of C and D.
    #[test]
    fn words_of_the_guide() {
        use MatrixProduct as P;
        for (product, narrow, wide) in [
            (P::F32F16, [4, 4, 8], [2, 2, 4]),
            (P::F16F16, [4, 4, 4], [2, 2, 2]),
            (P::I32I8, [2, 2, 8], [1, 1, 4]),
            (P::I32I4, [1, 1, 8], [1, 1, 4]),
            (P::I32I4Deep, [2, 2, 8], [1, 1, 4]),
            (P::F32Bf8Fp8, [2, 2, 8], [1, 1, 4]),
        ] {
            assert_eq!((product.words(32), product.words(64)), (narrow, wide));
            assert_eq!(product.lanes(narrow[2]), Some(32));
            assert_eq!(product.lanes(wide[2]), Some(64));
            assert_eq!(product.lanes(3), None);
        }
    }

    /// M1.
    #[test]
    fn places_are_apart_and_fill_the_words() {
        for &product in MatrixProduct::ALL {
            for lanes in [32, 64] {
                let [words, _, sums] = product.words(lanes);
                let check = |places: Vec<MatrixPlace>, words: usize, bits: u32| {
                    let distinct: HashSet<_> = places.iter().collect();
                    assert_eq!(distinct.len(), places.len(), "{product}");
                    let fits = |place: &MatrixPlace| {
                        place.lane < lanes as usize && place.word < words && place.bit + bits <= 32
                    };
                    assert!(places.iter().all(fits), "{product}");
                };
                let pairs = |count| (0..SIZE).flat_map(move |row| (0..count).map(move |k| (row, k)));
                let factors = pairs(product.inner()).map(|(row, k)| product.factor_place(lanes, row, k));
                check(factors.collect(), words, product.a().bits());
                let all = pairs(SIZE).map(|(row, column)| product.sum_place(lanes, row, column));
                check(all.collect(), sums, product.sum().bits());
            }
        }
    }

    /// The example of RDNA4 ISA 7.12.2, and corners of its figures.
    #[test]
    fn places_of_the_guide() {
        let at = |place: MatrixPlace| (place.lane, place.word, place.bit);
        let halves = MatrixProduct::F16F16;
        assert_eq!(at(halves.factor_place(32, 3, 9)), (3, 2, 16));
        assert_eq!(at(halves.factor_place(32, 5, 14)), (21, 3, 0));
        assert_eq!(at(halves.sum_place(32, 7, 0)), (0, 3, 16));
        let singles = MatrixProduct::F32F16;
        assert_eq!(at(singles.sum_place(32, 9, 4)), (20, 1, 0));
        assert_eq!(at(singles.sum_place(64, 4, 0)), (32, 0, 0));
        assert_eq!(at(singles.sum_place(64, 15, 15)), (63, 3, 0));
    }

    #[test]
    fn names_of_integers_are_words() {
        let integers = MatrixIntegers {
            signed: [false, true],
            sat: true,
        };
        assert_eq!(integers.to_string(), "signed_b sat ");
        assert_eq!(MatrixIntegers::default().to_string(), "");
    }
}
