//! Images and samplers as AMD machines know them: the descriptors that image instructions take, and where an image's elements lie.
//!
//! | descriptor | words | made by | read by |
//! |---|---|---|---|
//! | T#, an image | 8 | [`describe`] | [`image`] |
//! | V#, a buffer with a format (`1db`) | 4 | [`describe`] | [`buffer_view`] |
//! | S#, a sampler | 4 | [`describe_sampler`] | [`sampler`] |
//!
//! The fields stand in one [table](fields) for each generation, which both sides use, so a mistake in a table shows only beside another
//! judge: the manuals' numbers in the tests. Elements lie row by row ("linear"), as [`place`] says, and levels as `levels` says.

pub mod fields;
pub mod formats;
mod levels;
mod samplers;

pub use levels::image;
pub use samplers::{describe_sampler, sampler};

use crate::isa::{Feature, Isa};
use fields::{Field, get, put, width};
use levels::{Shape, layout};
use wavelift_images::layout::Missing;
use wavelift_images::{ChannelOrder, ChannelType, Geometry, View};

/// Alignment of an image's data in bytes.
pub const DATA_ALIGN: u64 = 256;
/// Words of a descriptor of an image.
pub const IMAGE_WORDS: usize = 8;
/// Words of a descriptor of a sampler or of a buffer.
pub const SAMPLER_WORDS: usize = 4;

/// Kinds of resources (RDNA4 ISA 10.3, "type"); 0 is a buffer.
const ONE_D: u64 = 8;
const TWO_D: u64 = 9;
const THREE_D: u64 = 10;
const ONE_D_ARRAY: u64 = 12;
const TWO_D_ARRAY: u64 = 13;

/// Whether the descriptor of such an image says how long its rows are in memory; otherwise that follows from the width.
fn names_pitch(isa: Isa, kind: u64) -> bool {
    !isa.has_feature(Feature::Rdna) || matches!(kind, ONE_D | TWO_D)
}

/// Sets the pitches of an image whose data will begin at a multiple of [`DATA_ALIGN`].
pub fn place(isa: Isa, view: &mut View) {
    if view.geometry == Geometry::OneDBuffer {
        let row = u64::from(view.width) * view.element_bytes() as u64;
        (view.row_pitch, view.slice_pitch) = (row, row);
    } else if let [level, ..] = layout(isa, &Shape::of(view))[..] {
        (view.row_pitch, view.slice_pitch) = (level.row, level.slice);
    }
}

/// Whether elements can have values that a store cannot make: hardware does not encode sRGB.
pub fn is_stored(view: &View) -> bool {
    !view.order.is_srgb()
}

/// Whether the element of a buffer can have a format: neither sRGB nor components of 5 and 6 bits.
fn is_of_buffers(view: &View) -> bool {
    !view.order.is_srgb() && !matches!(view.ty, ChannelType::UnormShort565 | ChannelType::UnormShort555)
}

/// Whether alpha is 1 inside and 0 at the border, for which hardware has one constant.
fn has_other_border(order: ChannelOrder) -> bool {
    use ChannelOrder as O;
    matches!(order, O::Rx | O::Rgx | O::Rgbx | O::Srgbx)
}

/// What image instructions cannot do with an image: bits of [`Missing`]. The table of legality sends what may be among it through a test
/// ([`crate::legalize`]).
pub fn missing(view: &View) -> u32 {
    let buffer = view.geometry == Geometry::OneDBuffer;
    let unknown = buffer && !is_of_buffers(view);
    let all = [
        (Missing::Loads, unknown),
        (Missing::Stores, unknown || !is_stored(view)),
        (Missing::Borders, !buffer && has_other_border(view.order)),
    ];
    let bits = all.map(|(what, is_missing)| u32::from(is_missing) << what.bit());
    bits.iter().fold(0, |all, bit| all | bit)
}

/// Why the machine has no such image; nothing if it has.
fn refusal(isa: Isa, view: &View) -> Option<String> {
    let format = view.format();
    let buffer = view.geometry == Geometry::OneDBuffer;
    if !isa.has_feature(Feature::Images) {
        return Some("this machine has no image instructions".to_owned());
    }
    if formats::code(isa, format).is_none() {
        return Some(format!(
            "there is no format for `{}` with `{}`",
            view.order, view.ty
        ));
    }
    if buffer {
        return None;
    }
    let table = fields::image(isa);
    let sizes = [
        (Field::Width, view.width, "width"),
        (Field::Height, view.height, "height"),
        (Field::Depth, view.depth.max(view.array), "depth or array size"),
    ];
    let large = sizes
        .into_iter()
        .find(|&(field, size, _)| u64::from(size) > 1 << width(table, field));
    large.map(|(field, size, name)| {
        let most = 1u64 << width(table, field);
        format!("a {name} of {size} is more than the {most} that descriptors hold")
    })
}

/// The descriptor of an image: four words of a buffer for `1db`, which are followed by zeros. Zeros alone if no instruction takes the image.
///
/// # Errors
/// Why the machine has no such image.
pub fn describe(isa: Isa, view: &View) -> Result<[u32; IMAGE_WORDS], String> {
    if let Some(reason) = refusal(isa, view) {
        return Err(reason);
    }
    let mut words = [0; IMAGE_WORDS];
    if view.geometry == Geometry::OneDBuffer && !is_of_buffers(view) {
        return Ok(words);
    }
    let Some((code, numbers)) = formats::code(isa, view.format()) else {
        return Err(format!(
            "there is no format for `{}` with `{}`",
            view.order, view.ty
        ));
    };
    let buffer = view.geometry == Geometry::OneDBuffer;
    let table = if buffer {
        fields::buffer(isa)
    } else {
        fields::image(isa)
    };
    let mut set = |field, value| put(&mut words, table, field, value);
    set(Field::Format, code.into());
    set(Field::Numbers, numbers.map_or(0, |numbers| numbers as u64));
    set(Field::Set, 1);
    let selects = [Field::SelectX, Field::SelectY, Field::SelectZ, Field::SelectW];
    for (field, select) in selects.into_iter().zip(formats::select(view.order)) {
        set(field, select.into());
    }
    let bytes = view.element_bytes() as u64;
    if buffer {
        set(Field::Base, view.base);
        set(Field::Stride, bytes);
        // gfx8 counts bytes.
        let unit = if isa == Isa::Gfx8 { bytes } else { 1 };
        set(Field::Records, u64::from(view.width) * unit);
        // The index alone.
        set(Field::Bounds, 1);
        return Ok(words);
    }
    let kind = match view.geometry {
        Geometry::OneD | Geometry::OneDBuffer => ONE_D,
        Geometry::OneDArray => ONE_D_ARRAY,
        Geometry::TwoD | Geometry::TwoDDepth => TWO_D,
        Geometry::TwoDArray | Geometry::TwoDArrayDepth => TWO_D_ARRAY,
        Geometry::ThreeD => THREE_D,
    };
    let less_one = |size: u32| u64::from(size.max(1)) - 1;
    set(Field::Base, view.base / DATA_ALIGN);
    set(Field::Kind, kind);
    set(Field::Width, less_one(view.width));
    set(Field::Height, less_one(view.height));
    set(Field::Border, formats::border_order(view.order));
    if names_pitch(isa, kind) {
        set(Field::Pitch, view.row_pitch / bytes - 1);
    }
    if matches!(kind, THREE_D | ONE_D_ARRAY | TWO_D_ARRAY) {
        set(Field::Depth, less_one(view.depth.max(view.array)));
    }
    set(Field::LastArray, less_one(view.array));
    // Rows of elements one after the other have a number in the tables that the driver of the older machines sets up.
    if matches!(isa, Isa::Gfx6 | Isa::Gfx7 | Isa::Gfx8) {
        set(Field::Tiling, 8);
    }
    Ok(words)
}

/// The format that a descriptor names.
fn format_of(isa: Isa, words: &[u32], table: fields::Table) -> Result<wavelift_images::Format, String> {
    let of = |field| get(words, table, field);
    let selects =
        [Field::SelectX, Field::SelectY, Field::SelectZ, Field::SelectW].map(|field| of(field) as u8);
    let (code, numbers) = (of(Field::Format) as u16, of(Field::Numbers) as u8);
    formats::format(isa, code, numbers, selects)
        .ok_or_else(|| format!("a descriptor with format {code}, numbers {numbers}, components {selects:?}"))
}

/// The buffer of a V# as an image of one row.
///
/// # Errors
/// What the descriptor says that no image of HSAIL is.
pub fn buffer_view(isa: Isa, words: [u32; SAMPLER_WORDS]) -> Result<View, String> {
    let table = fields::buffer(isa);
    let of = |field| get(&words, table, field);
    let format = format_of(isa, &words, table)?;
    if of(Field::Kind) != 0 {
        return Err("a descriptor that is none of a buffer".to_owned());
    }
    let bytes = format.bytes() as u64;
    if of(Field::Stride) != bytes {
        return Err(format!(
            "a buffer with {} bytes from element to element, which have {bytes}",
            of(Field::Stride)
        ));
    }
    let unit = if isa == Isa::Gfx8 { bytes } else { 1 };
    let width = (of(Field::Records) / unit) as u32;
    let mut view = View {
        geometry: Geometry::OneDBuffer,
        order: format.order,
        ty: format.ty,
        width,
        height: 0,
        depth: 0,
        array: 0,
        base: of(Field::Base),
        row_pitch: 0,
        slice_pitch: 0,
    };
    place(isa, &mut view);
    Ok(view)
}
