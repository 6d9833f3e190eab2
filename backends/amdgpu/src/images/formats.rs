//! How descriptors name formats: the layout of an element, how its numbers are read, and where each component comes from.

use crate::isa::Isa;
use wavelift_images::{ChannelOrder, ChannelType, Format};

/// How the numbers of an element are read. Values are those of the field up to gfx9.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Numbers {
    /// Fractions from 0 to 1.
    Unorm = 0,
    /// Fractions from -1 to 1.
    Snorm = 1,
    /// Unsigned integers.
    Uint = 4,
    /// Signed integers.
    Sint = 5,
    /// Floats.
    Float = 7,
    /// sRGB.
    Srgb = 9,
}

/// The layout of an element with its codes: up to gfx9 one, of gfx10, and of gfx11 and gfx12, one for unsigned and signed fractions, unsigned
/// and signed integers, and floats; 0 where there is none.
struct Layout {
    /// Bits of each component, for the reader.
    name: &'static str,
    gfx6: u8,
    gfx10: [u16; 5],
    gfx11: [u16; 5],
}

macro_rules! layouts {
    ($($name:literal $gfx6:literal $gfx10:expr, $gfx11:expr;)*) => {
        &[$(Layout { name: $name, gfx6: $gfx6, gfx10: $gfx10, gfx11: $gfx11 }),*]
    };
}

/// RDNA4 ISA 10.3 ("data format") and what public drivers write.
const LAYOUTS: &[Layout] = layouts! {
    "8" 1 [1, 2, 5, 6, 0], [1, 2, 5, 6, 0];
    "16" 2 [7, 8, 11, 12, 13], [7, 8, 11, 12, 13];
    "32" 4 [0, 0, 20, 21, 22], [0, 0, 20, 21, 22];
    "8_8" 3 [14, 15, 18, 19, 0], [14, 15, 18, 19, 0];
    "16_16" 5 [23, 24, 27, 28, 29], [23, 24, 27, 28, 29];
    "32_32" 11 [0, 0, 62, 63, 64], [0, 0, 48, 49, 50];
    "8_8_8_8" 10 [56, 57, 60, 61, 0], [42, 43, 46, 47, 0];
    "16_16_16_16" 12 [65, 66, 69, 70, 71], [51, 52, 55, 56, 57];
    "32_32_32_32" 14 [0, 0, 75, 76, 77], [0, 0, 61, 62, 63];
    "5_6_5" 16 [133, 0, 0, 0, 0], [68, 0, 0, 0, 0];
    "1_5_5_5" 17 [134, 0, 0, 0, 0], [69, 0, 0, 0, 0];
    "2_10_10_10" 9 [50, 0, 0, 0, 0], [36, 0, 0, 0, 0];
    "8_24" 20 [141, 0, 0, 0, 0], [76, 0, 0, 0, 0];
    "X24_8_32" 22 [0, 0, 0, 0, 146], [0, 0, 0, 0, 81];
};
/// 8_8_8_8 as sRGB on gfx10, and on gfx11 and gfx12.
const SRGB: [u16; 2] = [130, 66];

/// The layout of a format's elements.
fn layout(format: Format) -> &'static str {
    use ChannelType as T;
    let components = match format.order {
        // Three bytes are followed by one that nobody reads.
        ChannelOrder::Srgb | ChannelOrder::Srgbx => 4,
        order => order.memory_components(),
    };
    match (format.ty, components) {
        (T::UnormShort565, _) => "5_6_5",
        (T::UnormShort555, _) => "1_5_5_5",
        (T::UnormInt101010, _) => "2_10_10_10",
        (T::UnormInt24, _) => "8_24",
        (T::Float, _) if format.order == ChannelOrder::DepthStencil => "X24_8_32",
        (T::SnormInt8 | T::UnormInt8 | T::SignedInt8 | T::UnsignedInt8, 1) => "8",
        (T::SnormInt8 | T::UnormInt8 | T::SignedInt8 | T::UnsignedInt8, 2) => "8_8",
        (T::SnormInt8 | T::UnormInt8 | T::SignedInt8 | T::UnsignedInt8, _) => "8_8_8_8",
        (T::SignedInt32 | T::UnsignedInt32 | T::Float, 1) => "32",
        (T::SignedInt32 | T::UnsignedInt32 | T::Float, 2) => "32_32",
        (T::SignedInt32 | T::UnsignedInt32 | T::Float, _) => "32_32_32_32",
        (_, 1) => "16",
        (_, 2) => "16_16",
        _ => "16_16_16_16",
    }
}

/// How a format's numbers are read.
fn numbers(format: Format) -> Numbers {
    use ChannelType as T;
    match format.ty {
        _ if format.order.is_srgb() => Numbers::Srgb,
        T::SnormInt8 | T::SnormInt16 => Numbers::Snorm,
        T::SignedInt8 | T::SignedInt16 | T::SignedInt32 => Numbers::Sint,
        T::UnsignedInt8 | T::UnsignedInt16 | T::UnsignedInt32 => Numbers::Uint,
        T::HalfFloat | T::Float => Numbers::Float,
        _ => Numbers::Unorm,
    }
}

/// The code of a format's elements, with how numbers are read where there is a field of its own. `None` if the machine lacks it.
pub fn code(isa: Isa, format: Format) -> Option<(u16, Option<Numbers>)> {
    let (name, numbers) = (layout(format), numbers(format));
    let layout = LAYOUTS.iter().find(|layout| layout.name == name)?;
    let codes = match isa {
        Isa::Gfx10 => layout.gfx10,
        Isa::Gfx11 | Isa::Gfx12 => layout.gfx11,
        _ => return Some((layout.gfx6.into(), Some(numbers))),
    };
    let code = match numbers {
        Numbers::Unorm => codes[0],
        Numbers::Snorm => codes[1],
        Numbers::Uint => codes[2],
        Numbers::Sint => codes[3],
        Numbers::Float => codes[4],
        Numbers::Srgb => SRGB[usize::from(isa != Isa::Gfx10)],
    };
    (code != 0).then_some((code, None))
}

/// A component that is 0.
const ZERO: u8 = 0;
/// A component that is 1.
const ONE: u8 = 1;
/// Components of the element, the least significant first.
const X: u8 = 4;
const Y: u8 = 5;
const Z: u8 = 6;
const W: u8 = 7;

/// Where the components r, g, b and a come from (HSA PRM table 7-2).
pub fn select(order: ChannelOrder) -> [u8; 4] {
    use ChannelOrder as O;
    match order {
        O::A => [ZERO, ZERO, ZERO, X],
        O::R | O::Rx => [X, ZERO, ZERO, ONE],
        O::Rg | O::Rgx => [X, Y, ZERO, ONE],
        O::Ra => [X, ZERO, ZERO, Y],
        // The least significant component of packed elements is b.
        O::Rgb | O::Rgbx => [Z, Y, X, ONE],
        O::Srgb | O::Srgbx => [X, Y, Z, ONE],
        O::Rgba | O::Srgba => [X, Y, Z, W],
        O::Bgra | O::Sbgra => [Z, Y, X, W],
        O::Argb => [Y, Z, W, X],
        O::Abgr => [W, Z, Y, X],
        O::Intensity => [X, X, X, X],
        O::Luminance => [X, X, X, ONE],
        O::Depth | O::DepthStencil => [X, ZERO, ZERO, ZERO],
    }
}

/// How the border's components lie in the element, by where a and the first of the others are.
pub fn border_order(order: ChannelOrder) -> u64 {
    use ChannelOrder as O;
    match order {
        O::Bgra | O::Sbgra | O::Rgb | O::Rgbx => 4,
        O::A | O::Intensity | O::Argb => 3,
        O::Abgr => 2,
        _ => 0,
    }
}

/// The format of elements with these codes whose components count from the first, or, of packed elements, from the last.
pub fn element(isa: Isa, wanted: u16, read_as: u8) -> Option<Format> {
    let orders = [
        ChannelOrder::R,
        ChannelOrder::Rg,
        ChannelOrder::Rgba,
        ChannelOrder::Rgb,
    ];
    let all = orders.into_iter().flat_map(|order| {
        let types = ChannelType::ALL.iter().filter(move |&&ty| order.takes(ty));
        types.map(move |&ty| Format { order, ty })
    });
    let mut matching = all.filter(|&format| {
        code(isa, format).is_some_and(|(code, numbers)| {
            code == wanted && numbers.is_none_or(|numbers| numbers as u8 == read_as)
        })
    });
    matching.next()
}

/// The format that codes and components name: of several that machines do not tell apart the first.
pub fn format(isa: Isa, wanted: u16, read_as: u8, selects: [u8; 4]) -> Option<Format> {
    let all = ChannelOrder::ALL.iter().flat_map(|&order| {
        let types = ChannelType::ALL.iter().filter(move |&&ty| order.takes(ty));
        types.map(move |&ty| Format { order, ty })
    });
    let mut matching = all.filter(|&format| {
        let same = |(code, numbers): (u16, Option<Numbers>)| {
            code == wanted && numbers.is_none_or(|numbers| numbers as u8 == read_as)
        };
        code(isa, format).is_some_and(same) && select(format.order) == selects
    });
    matching.next()
}
