//! Image formats: a channel order with a channel type (HSA PRM 7.1.4), which of them there are, and elements in memory.

use crate::conversion::{self, Channel};
use crate::{ChannelOrder, ChannelType, Geometry, SamplerAddressing};
use std::fmt;

/// The type of an image instruction's channel values (HSA PRM 7.1.4.2, table 7-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// `s32`.
    Signed,
    /// `u32`.
    Unsigned,
    /// `f32`.
    Float,
}

/// What an element is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Format {
    /// Which channels there are, and in what order.
    pub order: ChannelOrder,
    /// What a channel is in memory.
    pub ty: ChannelType,
}

/// An element's bytes; those after the element's are 0.
pub type Element = [u8; 16];

/// Why the properties of an image or of a sampler do not go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The order is not one of the geometry's (HSA PRM 7.1.4, table 7-2).
    Order(Geometry, ChannelOrder),
    /// The type is not one of the order's (HSA PRM 7.1.5, table 7-4).
    Type(ChannelOrder, ChannelType),
    /// An image has elements along each of its axes, fewer than 2^32 bytes in a slice, and 2^40 bytes at most: width, height, depth and array size (HSA PRM 7.1.7).
    Size([u32; 4]),
    /// Samplers that repeat have normalized coordinates (HSA PRM 7.1.8).
    Addressing(SamplerAddressing),
}

impl Illegal {
    /// The section of the manual that says so.
    pub const fn section(&self) -> &'static str {
        match self {
            Illegal::Order(..) => "7.1.4",
            Illegal::Type(..) => "7.1.5",
            Illegal::Size(_) => "7.1.7",
            Illegal::Addressing(_) => "7.1.8",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::Order(geometry, order) => {
                write!(f, "channel order `{order}` does not go with geometry {geometry}")
            }
            Illegal::Type(order, ty) => {
                write!(f, "channel type `{ty}` does not go with channel order `{order}`")
            }
            Illegal::Addressing(addressing) => {
                write!(f, "addressing `{addressing}` needs normalized coordinates")
            }
            Illegal::Size([width, height, depth, array]) => write!(
                f,
                "an image of {width} x {height} x {depth} elements in an array of {array} is empty or too large: a slice has fewer than 2^32 bytes"
            ),
        }
    }
}

impl std::error::Error for Illegal {}

/// An access component that no memory component stands for is 0 or 1, or repeats the first (HSA PRM table 7-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The memory component of this number.
    Memory(usize),
    /// 0.
    Zero,
    /// 1, as a float or an integer.
    One,
}

impl ChannelOrder {
    /// For each access component where it comes from (HSA PRM table 7-2).
    pub const fn swizzle(self) -> [Source; 4] {
        use ChannelOrder as O;
        use Source::{Memory as M, One, Zero};
        match self {
            O::A => [Zero, Zero, Zero, M(0)],
            O::R | O::Rx => [M(0), Zero, Zero, One],
            O::Rg | O::Rgx => [M(0), M(1), Zero, One],
            O::Ra => [M(0), Zero, Zero, M(1)],
            O::Rgb | O::Rgbx | O::Srgb | O::Srgbx => [M(0), M(1), M(2), One],
            O::Rgba | O::Srgba => [M(0), M(1), M(2), M(3)],
            O::Bgra | O::Sbgra => [M(2), M(1), M(0), M(3)],
            O::Argb => [M(1), M(2), M(3), M(0)],
            O::Abgr => [M(3), M(2), M(1), M(0)],
            O::Intensity => [M(0), M(0), M(0), M(0)],
            O::Luminance => [M(0), M(0), M(0), One],
            O::Depth | O::DepthStencil => [M(0), Zero, Zero, Zero],
        }
    }

    /// Components of an element in memory that instructions reach, in memory order.
    pub fn memory_components(self) -> usize {
        let highest = |highest: usize, source: &Source| match source {
            Source::Memory(index) => highest.max(index + 1),
            Source::Zero | Source::One => highest,
        };
        self.swizzle().iter().fold(0, highest)
    }

    /// The access component that a store takes memory component `index` from: the first of those that read it.
    pub fn stored_from(self, index: usize) -> usize {
        let reads = |source: &Source| *source == Source::Memory(index);
        self.swizzle().iter().position(reads).unwrap_or(0)
    }

    /// Whether r, g and b are in memory as sRGB, and linear for instructions (HSA PRM 7.1.4.1.2).
    pub const fn is_srgb(self) -> bool {
        use ChannelOrder as O;
        matches!(self, O::Srgb | O::Srgbx | O::Srgba | O::Sbgra)
    }

    /// Whether elements are depths.
    pub const fn is_depth(self) -> bool {
        matches!(self, ChannelOrder::Depth | ChannelOrder::DepthStencil)
    }

    /// Whether the border's alpha is 1 (HSA PRM table 7-2); the border's other components are always 0. The border of depths may be 0
    /// or 1, and is 0 here.
    pub const fn has_opaque_border(self) -> bool {
        use ChannelOrder as O;
        matches!(self, O::R | O::Rg | O::Rgb | O::Srgb | O::Luminance)
    }

    /// Whether `ty` is one of the order's channel types (HSA PRM 7.1.5, table 7-4).
    pub const fn takes(self, ty: ChannelType) -> bool {
        use ChannelOrder as O;
        use ChannelType as T;
        let eight = matches!(ty, T::SnormInt8 | T::UnormInt8 | T::SignedInt8 | T::UnsignedInt8);
        let scalar = !matches!(
            ty,
            T::UnormInt24 | T::UnormShort555 | T::UnormShort565 | T::UnormInt101010
        );
        match self {
            O::A | O::R | O::Rx | O::Rg | O::Rgx | O::Ra | O::Rgba => scalar,
            O::Rgb | O::Rgbx => matches!(ty, T::UnormShort555 | T::UnormShort565 | T::UnormInt101010),
            O::Bgra | O::Argb | O::Abgr => eight,
            O::Srgb | O::Srgbx | O::Srgba | O::Sbgra => matches!(ty, T::UnormInt8),
            O::Intensity | O::Luminance => scalar && matches!(ty.access(), Access::Float),
            O::Depth => matches!(ty, T::UnormInt16 | T::UnormInt24 | T::Float),
            O::DepthStencil => matches!(ty, T::UnormInt24 | T::Float),
        }
    }
}

impl ChannelType {
    /// The type of the values that instructions take and give (HSA PRM 7.1.4.2).
    pub const fn access(self) -> Access {
        use ChannelType as T;
        match self {
            T::SignedInt8 | T::SignedInt16 | T::SignedInt32 => Access::Signed,
            T::UnsignedInt8 | T::UnsignedInt16 | T::UnsignedInt32 => Access::Unsigned,
            _ => Access::Float,
        }
    }
}

impl Format {
    /// Whether such elements go with an image's geometry (HSA PRM 7.1.4 and 7.1.5).
    pub const fn check(self, geometry: Geometry) -> Result<(), Illegal> {
        if self.order.is_depth() != geometry.is_depth() {
            Err(Illegal::Order(geometry, self.order))
        } else if !self.order.takes(self.ty) {
            Err(Illegal::Type(self.order, self.ty))
        } else {
            Ok(())
        }
    }

    /// Bytes of an element: bits per pixel (HSA PRM 7.1.4.3) with bits that nobody uses, so that it is a power of two. Three bytes of
    /// `srgb` and `srgbx` and three bytes of depth are followed by one; a float depth with a stencil takes eight.
    pub fn bytes(self) -> usize {
        if self.order == ChannelOrder::DepthStencil && self.ty == ChannelType::Float {
            return 8;
        }
        match self.channel() {
            Channel::Packed(fields) => fields.bytes,
            channel => (channel.bytes() * self.order.memory_components()).next_power_of_two(),
        }
    }

    fn channel(self) -> Channel {
        Channel::of(self.ty)
    }

    /// Whether memory component `index` is in memory as sRGB.
    fn is_srgb(self, index: usize) -> bool {
        self.order.is_srgb() && self.order.stored_from(index) < 3
    }

    /// The element with these access values: bits of floats or integers, as the channel type says. Depths are the first. A stencil
    /// becomes 0, as do bits that nobody uses.
    pub fn encode(self, values: [u32; 4]) -> Element {
        let channel = self.channel();
        let mut bits = 0u128;
        for index in 0..self.order.memory_components() {
            let mut value = values[self.order.stored_from(index)];
            if self.is_srgb(index) {
                value = conversion::to_srgb(value);
            }
            let (at, width) = channel.field(index);
            bits |= u128::from(channel.encode(index, value)) << at;
            debug_assert!(at + width <= 128);
        }
        bits.to_le_bytes()
    }

    /// The access values of an element; a depth is the first of them, and the others are 0.
    pub fn decode(self, element: Element) -> [u32; 4] {
        let channel = self.channel();
        let bits = u128::from_le_bytes(element);
        let component = |index: usize| {
            let (at, width) = channel.field(index);
            let field = (bits >> at) as u32 & u32::MAX >> (32 - width);
            let value = channel.decode(index, field);
            if self.is_srgb(index) {
                conversion::from_srgb(value)
            } else {
                value
            }
        };
        self.order.swizzle().map(|source| match source {
            Source::Memory(index) => component(index),
            Source::Zero => 0,
            Source::One => self.one(),
        })
    }

    /// The access values outside the image for an addressing mode `clamp_to_border` (HSA PRM table 7-2).
    pub fn border(self) -> [u32; 4] {
        let alpha = if self.order.has_opaque_border() {
            self.one()
        } else {
            0
        };
        [0, 0, 0, alpha]
    }

    /// An access value of 1.
    pub(crate) fn one(self) -> u32 {
        match self.ty.access() {
            Access::Float => 1f32.to_bits(),
            Access::Signed | Access::Unsigned => 1,
        }
    }
}
