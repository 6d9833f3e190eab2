//! Constants: initializers, pragma operands and 128-bit immediates (HSA PRM 4.8).

use super::enums::{
    Align, ChannelOrder, ChannelType, Geometry, SamplerAddressing, SamplerCoord, SamplerFilter,
};
use super::types::Type;

/// A constant, in the shape that BRIG gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Constant {
    /// A number, packed value, signal, or array of those.
    Bytes {
        /// Type of the value, or of one element of the array. Never a bit type (see [`Type::constant_type`]).
        ty: Type,
        /// An array constant `ty[](...)`.
        array: bool,
        /// Memory image, little-endian; arrays in element order; a packed value as the register would hold it, that
        /// is with the element written first in the highest bytes.
        bytes: Box<[u8]>,
    },
    /// An image.
    Image(Box<ImageConstant>),
    /// A sampler.
    Sampler(SamplerConstant),
    /// `roimg[](...)`, `woimg[](...)`, `rwimg[](...)` or `samp[](...)`.
    OpaqueArray {
        /// Element type.
        ty: Type,
        /// The elements: `Image` or `Sampler`.
        elements: Vec<Constant>,
    },
    /// `{ ... }`: typed constants and alignments. Arrays of images and samplers inside are flattened.
    Aggregate(Vec<Constant>),
    /// `align(n)`, only inside an aggregate: zero bytes up to the next multiple of `n`.
    Align(Align),
}

/// An image constant. Properties that the geometry does not have are 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImageConstant {
    /// `roimg`, `woimg` or `rwimg`.
    pub ty: Type,
    /// Geometry.
    pub geometry: Geometry,
    /// Channel order.
    pub order: ChannelOrder,
    /// Channel type.
    pub channel: ChannelType,
    /// Width in elements.
    pub width: u64,
    /// Height in elements.
    pub height: u64,
    /// Depth in elements.
    pub depth: u64,
    /// Number of layers.
    pub array: u64,
}

/// A sampler constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SamplerConstant {
    /// Coordinate normalization.
    pub coord: SamplerCoord,
    /// Filter.
    pub filter: SamplerFilter,
    /// Addressing mode.
    pub addressing: SamplerAddressing,
}

impl Constant {
    /// Size in memory, bytes; handles count 8. An alignment inside an aggregate depends on what stands before it and
    /// is counted by the aggregate.
    pub fn byte_size(&self) -> u64 {
        match self {
            Constant::Bytes { bytes, .. } => bytes.len() as u64,
            Constant::Image(_) | Constant::Sampler(_) => 8,
            Constant::OpaqueArray { elements, .. } => elements.iter().map(Constant::byte_size).sum(),
            Constant::Aggregate(items) => items.iter().fold(0, |at: u64, item| match item {
                Constant::Align(a) => at.next_multiple_of(a.bytes() as u64),
                other => at + other.byte_size(),
            }),
            Constant::Align(_) => 0,
        }
    }
}
