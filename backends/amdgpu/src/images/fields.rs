//! Where the fields of descriptors are: a table for each kind of descriptor and generation, which the writer and the simulators' reader share.
//!
//! Sources: RDNA4 ISA 9.3 and 10.3 (gfx12), and of the older machines what public drivers write. Fields that no table names are 0.

use crate::isa::Isa;

/// A field of a descriptor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Address of the data; of an image in units of 256 bytes.
    Base,
    /// Layout of an element; on gfx10 and later together with how its numbers are read.
    Format,
    /// How numbers are read, up to gfx9.
    Numbers,
    /// Width less one.
    Width,
    /// Height less one.
    Height,
    /// Depth, or images of an array, less one.
    Depth,
    /// The last image of an array where there is a field beside the depth.
    LastArray,
    /// Elements of a row in memory less one.
    Pitch,
    /// Where component x comes from.
    SelectX,
    /// Component y.
    SelectY,
    /// Component z.
    SelectZ,
    /// Component w.
    SelectW,
    /// Kind of the resource.
    Kind,
    /// Order of elements in memory.
    Tiling,
    /// Order of the border's components.
    Border,
    /// A bit that is set.
    Set,
    /// Bytes of a buffer's element.
    Stride,
    /// Elements of a buffer.
    Records,
    /// What of a buffer's index and offset is compared.
    Bounds,
    /// What coordinates outside mean, in x.
    ClampX,
    /// In y.
    ClampY,
    /// In z.
    ClampZ,
    /// Coordinates are elements.
    Unnormalized,
    /// Coordinates of one element are cut, not rounded.
    Truncate,
    /// The largest level.
    MaxLevel,
    /// Filter of magnified images.
    Magnified,
    /// Filter of reduced images.
    Reduced,
    /// Levels of the image less one.
    Levels,
    /// The first level that is seen.
    FirstLevel,
    /// The last level that is seen.
    LastLevel,
    /// The smallest level of samples, in 256ths.
    LeastLevel,
    /// Sizes in memory are powers of two.
    Padded,
    /// The first image of an array that is seen.
    FirstArray,
    /// The largest ratio of an anisotropic filter.
    Anisotropy,
    /// What a reference is compared for.
    Comparison,
    /// What is not simulated of a sampler: fractions of one bit, sRGB whatever the format says.
    Motion,
    /// Colours stay as they are in memory.
    RawColours,
    /// What becomes of a block of elements.
    Reduction,
    /// The smallest level, in 256ths.
    MinLevel,
    /// Shortcuts of filters.
    Shortcuts,
    /// What is added to levels, in 256ths.
    Bias,
    /// What is added, too, in sixteenths.
    SecondBias,
    /// Filter along z.
    DepthFilter,
    /// Filter of levels.
    LevelFilter,
    /// Kind of the border's colour.
    BorderKind,
}

/// Parts of a field, the low one first: word, lowest bit, number of bits.
pub type Parts = &'static [(u8, u8, u8)];
/// The fields of a descriptor.
pub type Table = &'static [(Field, Parts)];

/// What the tables of images begin with on every machine.
macro_rules! image {
    ($(($field:ident, $parts:expr)),* $(,)?) => {
        &[
            (Field::Base, &[(0, 0, 32), (1, 0, 8)]),
            (Field::SelectX, &[(3, 0, 3)]),
            (Field::SelectY, &[(3, 3, 3)]),
            (Field::SelectZ, &[(3, 6, 3)]),
            (Field::SelectW, &[(3, 9, 3)]),
            (Field::Tiling, &[(3, 20, 5)]),
            (Field::Kind, &[(3, 28, 4)]),
            $((Field::$field, &$parts),)*
        ]
    };
}

const IMAGE_GFX6: Table = image! {
    (Format, [(1, 20, 6)]), (Numbers, [(1, 26, 4)]), (Width, [(2, 0, 14)]), (Height, [(2, 14, 14)]),
    (Depth, [(4, 0, 13)]), (Pitch, [(4, 13, 14)]), (LastArray, [(5, 13, 13)]), (FirstArray, [(5, 0, 13)]),
    (FirstLevel, [(3, 12, 4)]), (LastLevel, [(3, 16, 4)]), (LeastLevel, [(1, 8, 12)]), (Padded, [(3, 25, 1)]),
};
const IMAGE_GFX9: Table = image! {
    (Format, [(1, 20, 6)]), (Numbers, [(1, 26, 4)]), (Width, [(2, 0, 14)]), (Height, [(2, 14, 14)]),
    (Depth, [(4, 0, 13)]), (Pitch, [(4, 13, 16)]), (Border, [(4, 29, 3)]), (FirstArray, [(5, 0, 13)]),
    (FirstLevel, [(3, 12, 4)]), (LastLevel, [(3, 16, 4)]), (LeastLevel, [(1, 8, 12)]), (Levels, [(5, 28, 4)]),
};
const IMAGE_GFX10: Table = image! {
    (Format, [(1, 20, 9)]), (Width, [(1, 30, 2), (2, 0, 12)]), (Height, [(2, 14, 14)]), (Set, [(2, 31, 1)]),
    (Depth, [(4, 0, 13)]), (Pitch, [(4, 0, 14)]), (Border, [(3, 25, 3)]), (FirstArray, [(4, 16, 13)]),
    (FirstLevel, [(3, 12, 4)]), (LastLevel, [(3, 16, 4)]), (LeastLevel, [(1, 8, 12)]), (Levels, [(5, 4, 4)]),
};
const IMAGE_GFX11: Table = image! {
    (Format, [(1, 20, 8)]), (Width, [(1, 30, 2), (2, 0, 12)]), (Height, [(2, 14, 14)]),
    (Depth, [(4, 0, 13)]), (Pitch, [(4, 0, 14)]), (Border, [(3, 25, 3)]), (FirstArray, [(4, 16, 13)]),
    (FirstLevel, [(3, 12, 4)]), (LastLevel, [(3, 16, 4)]), (LeastLevel, [(5, 27, 5), (6, 0, 7)]), (Levels, [(1, 16, 4)]),
};
const IMAGE_GFX12: Table = image! {
    (Format, [(1, 17, 8)]), (Width, [(1, 30, 2), (2, 0, 14)]), (Height, [(2, 14, 16)]),
    (Depth, [(4, 0, 14)]), (Pitch, [(4, 0, 16)]), (Border, [(3, 25, 3)]), (FirstArray, [(4, 16, 13)]),
    (FirstLevel, [(1, 25, 5)]), (LastLevel, [(3, 15, 5)]), (LeastLevel, [(5, 26, 6), (6, 0, 7)]), (Levels, [(1, 12, 5)]),
};

/// What the tables of buffers begin with on every machine.
macro_rules! buffer {
    ($(($field:ident, $parts:expr)),* $(,)?) => {
        &[
            (Field::Base, &[(0, 0, 32), (1, 0, 16)]),
            (Field::Stride, &[(1, 16, 14)]),
            (Field::Records, &[(2, 0, 32)]),
            (Field::SelectX, &[(3, 0, 3)]),
            (Field::SelectY, &[(3, 3, 3)]),
            (Field::SelectZ, &[(3, 6, 3)]),
            (Field::SelectW, &[(3, 9, 3)]),
            (Field::Kind, &[(3, 30, 2)]),
            $((Field::$field, &$parts),)*
        ]
    };
}

const BUFFER_GFX6: Table = buffer! { (Numbers, [(3, 12, 3)]), (Format, [(3, 15, 4)]) };
const BUFFER_GFX10: Table = buffer! { (Format, [(3, 12, 7)]), (Set, [(3, 24, 1)]), (Bounds, [(3, 28, 2)]) };
const BUFFER_GFX11: Table = buffer! { (Format, [(3, 12, 6)]), (Bounds, [(3, 28, 2)]) };

/// What the tables of samplers begin with on every machine.
macro_rules! sampler {
    ($(($field:ident, $parts:expr)),* $(,)?) => {
        &[
            (Field::ClampX, &[(0, 0, 3)]),
            (Field::ClampY, &[(0, 3, 3)]),
            (Field::ClampZ, &[(0, 6, 3)]),
            (Field::Anisotropy, &[(0, 9, 3)]),
            (Field::Comparison, &[(0, 12, 3)]),
            (Field::Motion, &[(0, 19, 2)]),
            (Field::Reduction, &[(0, 29, 2)]),
            (Field::Bias, &[(2, 0, 14)]),
            (Field::SecondBias, &[(2, 14, 6)]),
            (Field::DepthFilter, &[(2, 24, 2)]),
            (Field::LevelFilter, &[(2, 26, 2)]),
            (Field::BorderKind, &[(3, 30, 2)]),
            (Field::Unnormalized, &[(0, 15, 1)]),
            (Field::Truncate, &[(0, 27, 1)]),
            (Field::Magnified, &[(2, 20, 2)]),
            (Field::Reduced, &[(2, 22, 2)]),
            $((Field::$field, &$parts),)*
        ]
    };
}

const SAMPLER_GFX6: Table =
    sampler! { (MinLevel, [(1, 0, 12)]), (MaxLevel, [(1, 12, 12)]), (Shortcuts, [(1, 24, 8)]) };
const SAMPLER_GFX10: Table = sampler! {
    (MinLevel, [(1, 0, 12)]), (MaxLevel, [(1, 12, 12)]), (Shortcuts, [(1, 24, 8)]), (RawColours, [(0, 31, 1)]),
};
const SAMPLER_GFX12: Table = sampler! {
    (MinLevel, [(1, 0, 13)]), (MaxLevel, [(1, 13, 13)]), (Shortcuts, [(1, 28, 4), (2, 30, 2), (3, 0, 2)]),
    (RawColours, [(0, 31, 1)]),
};

/// The fields of images (T#, eight words).
pub fn image(isa: Isa) -> Table {
    match isa {
        Isa::Gfx6 | Isa::Gfx7 | Isa::Gfx8 => IMAGE_GFX6,
        Isa::Gfx10 => IMAGE_GFX10,
        Isa::Gfx11 => IMAGE_GFX11,
        Isa::Gfx12 => IMAGE_GFX12,
        _ => IMAGE_GFX9,
    }
}

/// The fields of buffers with a format (V#, four words).
pub fn buffer(isa: Isa) -> Table {
    match isa {
        Isa::Gfx10 => BUFFER_GFX10,
        Isa::Gfx11 | Isa::Gfx12 => BUFFER_GFX11,
        _ => BUFFER_GFX6,
    }
}

/// The fields of samplers (S#, four words).
pub fn sampler(isa: Isa) -> Table {
    match isa {
        Isa::Gfx10 | Isa::Gfx11 => SAMPLER_GFX10,
        Isa::Gfx12 => SAMPLER_GFX12,
        _ => SAMPLER_GFX6,
    }
}

/// The parts of a field, none if the descriptor has no such field.
pub fn parts(table: Table, field: Field) -> Parts {
    table
        .iter()
        .find(|(known, _)| *known == field)
        .map_or(&[], |(_, parts)| parts)
}

/// Bits of a field.
pub fn width(table: Table, field: Field) -> u32 {
    parts(table, field)
        .iter()
        .map(|&(_, _, bits)| u32::from(bits))
        .sum()
}

/// Writes a value to a field. Bits for which the field has no room are left out, and so is a field that the descriptor lacks.
pub fn put(words: &mut [u32], table: Table, field: Field, value: u64) {
    let mut rest = value;
    for &(word, low, bits) in parts(table, field) {
        let mask = u32::MAX >> (32 - bits);
        words[usize::from(word)] |= (rest as u32 & mask) << low;
        rest >>= bits;
    }
}

/// Reads a field; 0 if the descriptor lacks it.
pub fn get(words: &[u32], table: Table, field: Field) -> u64 {
    let (mut value, mut at) = (0, 0);
    for &(word, low, bits) in parts(table, field) {
        let mask = u32::MAX >> (32 - bits);
        value |= u64::from(words[usize::from(word)] >> low & mask) << at;
        at += bits;
    }
    value
}
