//! Images and samplers of HSAIL (HSA PRM 7), as everybody here sees them.
//!
//! A front end needs their names and codes, a validator which of them go together, a runtime what lies where in the structure that a
//! handle points to, the interpreter and every simulator what an instruction gives. All of that stands here once, and nothing else
//! of Wavelift is needed for it:
//! - [`Geometry`], [`ChannelOrder`], [`ChannelType`], [`SamplerCoord`], [`SamplerFilter`], [`SamplerAddressing`]: names and BRIG codes;
//! - [`Format`]: an order with a type: what an element takes in memory, [`Format::encode`] and [`Format::decode`];
//! - [`View`]: an image with its place in memory, [`Sampler`], and their structures in memory ([`layout`]);
//! - [`Object`]: what a program asks its loader to create;
//! - [`load`], [`store`], [`sample`]: the formulas;
//! - [`Levels`], [`sample_levels`], [`gather`]: what graphics have beyond HSAIL: levels of detail, comparisons, offsets.
//!
//! Where the manual leaves a choice the formulas make one, the same for everybody; the functions say which.

mod conversion;
mod detail;
mod enums;
mod format;
pub mod layout;
mod object;
mod sampling;
mod taps;
mod view;

pub use conversion::linear_to_srgb;
pub use detail::{
    Between, Border, Comparison, Detail, DetailSampler, Gather, Levels, Request, Wanted, gather,
    sample_levels,
};
pub use enums::{ChannelOrder, ChannelType, Geometry, SamplerAddressing, SamplerCoord, SamplerFilter};
pub use format::{Access, Element, Format, Illegal, Source};
pub use object::{ImageProperties, Object, Permission};
pub use sampling::{Coords, Memory, load, load_bytes, sample, store, store_bytes};
pub use taps::{FRACTION_BITS, Reduction, Wrap};
pub use view::{Sampler, View};
