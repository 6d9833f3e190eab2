//! Where the fields of SURFACE_STATE and SAMPLER_STATE are: writer and reader share them.
//!
//! Sources: Ivy Bridge PRM volume 4 part 1, and what public drivers of Ivy Bridge and Haswell write. Fields that are not here are 0.

/// A field: word, lowest bit, number of bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    word: u8,
    low: u8,
    bits: u8,
}

const fn field(word: u8, high: u8, low: u8) -> Field {
    Field {
        word,
        low,
        bits: high - low + 1,
    }
}

impl Field {
    /// The largest value.
    pub const fn most(self) -> u32 {
        u32::MAX >> (32 - self.bits)
    }

    /// Writes a value; bits for which there is no room are left out.
    pub fn put(self, words: &mut [u32], value: u32) {
        words[usize::from(self.word)] |= (value & self.most()) << self.low;
    }

    /// Reads the value.
    pub fn get(self, words: &[u32]) -> u32 {
        words[usize::from(self.word)] >> self.low & self.most()
    }
}

/// SURFACE_STATE, eight words.
pub mod surface {
    use super::{Field, field};

    /// Kind of surface.
    pub const KIND: Field = field(0, 31, 29);
    /// Whether it is an array.
    pub const ARRAY: Field = field(0, 28, 28);
    /// Format of an element.
    pub const FORMAT: Field = field(0, 26, 18);
    /// Rows that the height of an image of an array is rounded up to: 0 two, 1 four.
    pub const VERTICAL_ALIGN: Field = field(0, 17, 16);
    /// Whether elements are in tiles.
    pub const TILED: Field = field(0, 14, 14);
    /// Whether images of an array follow one another without room for further levels.
    pub const ONE_LEVEL: Field = field(0, 10, 10);
    /// Address of the first element.
    pub const BASE: Field = field(1, 31, 0);
    /// Width less one.
    pub const WIDTH: Field = field(2, 13, 0);
    /// Height less one.
    pub const HEIGHT: Field = field(2, 29, 16);
    /// Depth, or images of an array, less one.
    pub const DEPTH: Field = field(3, 31, 21);
    /// Haswell: channels are integers.
    pub const INTEGER: Field = field(3, 20, 18);
    /// Bytes from row to row less one, or of a buffer's element.
    pub const PITCH: Field = field(3, 17, 0);
    /// Images of an array or of a 3D image that typed messages reach, less one.
    pub const EXTENT: Field = field(4, 17, 7);
    /// Haswell: where r, g, b and a come from.
    pub const SELECT: [Field; 4] = [
        field(7, 27, 25),
        field(7, 24, 22),
        field(7, 21, 19),
        field(7, 18, 16),
    ];
    /// Of a buffer's number of elements less one: the low bits, those in the middle, the high ones.
    pub const COUNT: [Field; 3] = [field(2, 6, 0), field(2, 29, 16), field(3, 30, 21)];
}

/// SAMPLER_STATE, four words.
pub mod sampler {
    use super::{Field, field};

    /// The level is clamped before it says whether an image is magnified.
    pub const PRECLAMP: Field = field(0, 28, 28);
    /// Filter between levels.
    pub const LEVELS: Field = field(0, 21, 20);
    /// Filter of magnified images.
    pub const MAGNIFIED: Field = field(0, 19, 17);
    /// Filter of reduced images.
    pub const REDUCED: Field = field(0, 16, 14);
    /// Address of the border's colour in units of 32 bytes.
    pub const BORDER: Field = field(2, 31, 5);
    /// Coordinates are rounded to parts of an element: of u, v and r, each of reduced and magnified images.
    pub const ROUNDED: Field = field(3, 18, 13);
    /// Coordinates are elements.
    pub const UNNORMALIZED: Field = field(3, 10, 10);
    /// What coordinates outside mean, in x, y and z.
    pub const ADDRESSING: [Field; 3] = [field(3, 8, 6), field(3, 5, 3), field(3, 2, 0)];
}
