//! Images and samplers as Gen7 knows them: the states of surfaces and samplers that messages name by their entries in tables.
//!
//! | state | words | made by | read by |
//! |---|---|---|---|
//! | SURFACE_STATE, an image | 8 | [`describe`] | [`surface`] |
//! | SAMPLER_STATE, a sampler | 4 | [`describe_sampler`] | [`sampler`] |
//!
//! The [fields] stand in one place, which both sides use, so a mistake there shows only beside another judge: numbers in the tests. An image
//! has one surface, for what its permission allows: the sampler reads `roimg`, typed messages write the others. Elements lie row by row ("linear"), as [`place`] says.

pub mod fields;
pub mod formats;

use crate::isa::Generation;
use fields::sampler as s;
use fields::surface as f;
use formats::Row;
use wavelift_images::layout::Missing;
use wavelift_images::{
    Access, ChannelOrder, Geometry, Permission, Sampler, SamplerAddressing, SamplerCoord, SamplerFilter, View,
};

/// Words of the state of a surface.
pub const SURFACE_WORDS: usize = 8;
/// Words of the state of a sampler.
pub const SAMPLER_WORDS: usize = 4;
/// Samplers of the table, which has all that there are.
pub const SAMPLERS: usize = 16;
/// The lowest bit of a sampler's entry in the descriptor of a message.
pub const SAMPLER_ENTRY_BIT: u32 = 8;

/// Kinds of surfaces.
const ONE_D: u32 = 0;
const TWO_D: u32 = 1;
const THREE_D: u32 = 2;
const BUFFER: u32 = 4;

/// Rows that the height of an image of an array is rounded up to, and the code that says so.
const VERTICAL_ALIGN: u64 = 2;
const VERTICAL_ALIGN_CODE: u32 = 0;
/// The largest surface in bytes.
const MOST_BYTES: u64 = 1 << 31;
/// Elements of a buffer with a format.
const MOST_ELEMENTS: u32 = 1 << 27;

/// Sets the pitches of an image: the images of an array, or of a 3D image, begin at even rows.
pub fn place(view: &mut View) {
    let stacked = view.geometry.is_array() || view.geometry == Geometry::ThreeD;
    if stacked {
        let rows = u64::from(view.height.max(1)).next_multiple_of(VERTICAL_ALIGN);
        view.slice_pitch = view.row_pitch * rows;
    }
}

/// Whether the sampler reads an image; otherwise typed messages write it.
fn is_read(permission: Permission) -> bool {
    permission == Permission::ReadOnly
}

/// The format of an image's surface, and where channels come from; nothing if there is none.
fn format_of(generation: Generation, view: &View, permission: Permission) -> Option<(Row, [u8; 4])> {
    let format = view.format();
    let chooses = generation.channel_select() == 1;
    let (row, select) = match is_read(permission) {
        true => formats::read(format, chooses)?,
        false => (formats::written(format)?, formats::NATURAL),
    };
    // What else the sampler reads of buffers is not known.
    let plain = matches!(
        row.format.order,
        ChannelOrder::R | ChannelOrder::Rg | ChannelOrder::Rgba
    );
    (plain || view.geometry != Geometry::OneDBuffer).then_some((row, select))
}

/// Elements of a 3D surface in each direction: its fields are wider, as those of the other kinds.
const MOST_OF_THREE_D: u32 = 1 << 11;

/// Whether a surface may have the sizes of an image, and its fields have room for them.
fn fits(view: &View) -> bool {
    if view.geometry == Geometry::OneDBuffer {
        return view.width <= MOST_ELEMENTS;
    }
    if view.geometry == Geometry::ThreeD && view.width.max(view.height) > MOST_OF_THREE_D {
        return false;
    }
    let sides = [
        (f::WIDTH, view.width),
        (f::HEIGHT, view.height),
        (f::DEPTH, view.depth.max(view.array)),
    ];
    let inside = sides.iter().all(|&(field, side)| side <= field.most() + 1);
    inside && view.row_pitch <= u64::from(f::PITCH.most()) + 1 && view.bytes() <= MOST_BYTES
}

/// Whether the border's colour is known to be all of what a sample gives there: what becomes of channels that the format lacks is not, nor what choosing channels
/// does; integers are wrong on both machines. Of a depth there is one channel.
fn has_border(view: &View, select: [u8; 4]) -> bool {
    use ChannelOrder as O;
    let four = matches!(view.order, O::Rgba | O::Bgra | O::Srgba | O::Sbgra);
    view.order.is_depth() || four && select == formats::NATURAL && view.ty.access() == Access::Float
}

/// Every bit of [`Missing`]: no message takes the image.
pub const NOTHING: u32 = Missing::Loads.mask()
    | Missing::Stores.mask()
    | Missing::Borders.mask()
    | Missing::Samples.mask()
    | Missing::Unnormalized.mask();

/// What messages cannot do with an image that kernels have with a permission: bits of [`Missing`].
pub fn missing(generation: Generation, view: &View, permission: Permission) -> u32 {
    let Some((_, select)) = format_of(generation, view, permission).filter(|_| fits(view)) else {
        return NOTHING;
    };
    if !is_read(permission) {
        // What Ivy Bridge's render cache has, loads of the same kernel do not see; they go through the data cache, as Haswell's typed messages do.
        let apart = permission == Permission::ReadWrite && generation == Generation::Gen7;
        return if apart {
            NOTHING
        } else {
            NOTHING & !Missing::Stores.mask()
        };
    }
    let one_row = matches!(view.geometry, Geometry::OneD | Geometry::OneDArray);
    let all = [
        (Missing::Stores, true),
        (Missing::Samples, view.geometry == Geometry::OneDBuffer),
        (Missing::Borders, !has_border(view, select)),
        // Surfaces must have two or three dimensions (Ivy Bridge PRM volume 4 part 1, SAMPLER_STATE).
        (Missing::Unnormalized, one_row),
    ];
    let bits = all.map(|(what, is_missing)| if is_missing { what.mask() } else { 0 });
    bits.iter().fold(0, |all, bit| all | bit)
}

/// The state of an image's surface, whose first element is at a graphics address; nothing if no message takes the image.
pub fn describe(
    generation: Generation,
    view: &View,
    permission: Permission,
    base: u32,
) -> Option<[u32; SURFACE_WORDS]> {
    let (row, select) = format_of(generation, view, permission).filter(|_| fits(view))?;
    let mut words = [0; SURFACE_WORDS];
    let less_one = |size: u32| size.max(1) - 1;
    f::FORMAT.put(&mut words, row.code.into());
    f::BASE.put(&mut words, base);
    if generation.channel_select() == 1 {
        let integers = view.ty.access() != Access::Float;
        f::INTEGER.put(&mut words, integers.into());
        for (field, select) in f::SELECT.into_iter().zip(select) {
            field.put(&mut words, select.into());
        }
    }
    if view.geometry == Geometry::OneDBuffer {
        f::KIND.put(&mut words, BUFFER);
        f::PITCH.put(&mut words, view.element_bytes() as u32 - 1);
        let mut count = less_one(view.width);
        for field in f::COUNT {
            field.put(&mut words, count);
            count >>= field.most().count_ones();
        }
        return Some(words);
    }
    let kind = match view.geometry.dimensions() {
        1 => ONE_D,
        2 => TWO_D,
        _ => THREE_D,
    };
    let images = less_one(view.depth.max(view.array));
    f::KIND.put(&mut words, kind);
    f::ARRAY.put(&mut words, view.geometry.is_array().into());
    f::VERTICAL_ALIGN.put(&mut words, VERTICAL_ALIGN_CODE);
    f::ONE_LEVEL.put(&mut words, view.geometry.is_array().into());
    f::WIDTH.put(&mut words, less_one(view.width));
    f::HEIGHT.put(&mut words, less_one(view.height));
    f::DEPTH.put(&mut words, images);
    f::EXTENT.put(&mut words, images);
    f::PITCH.put(&mut words, view.row_pitch as u32 - 1);
    Some(words)
}

/// What a state says of a surface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Surface {
    /// The image, with the channels of the format; its first element is at a graphics address.
    pub view: View,
    /// The format.
    pub row: Row,
    /// Where channels of what is read come from.
    pub select: [u8; 4],
}

/// The surface of a state.
///
/// # Errors
/// What the state says that no image of HSAIL is.
pub fn surface(generation: Generation, words: &[u32; SURFACE_WORDS]) -> Result<Surface, String> {
    let code = f::FORMAT.get(words) as u16;
    let Some(row) = formats::of_code(code) else {
        return Err(format!("a surface with format {code}"));
    };
    if f::TILED.get(words) == 1 {
        return Err("a surface whose elements are in tiles".to_owned());
    }
    let select = match generation.channel_select() {
        1 => f::SELECT.map(|field| field.get(words) as u8),
        _ => formats::NATURAL,
    };
    let array = f::ARRAY.get(words) == 1;
    let geometry = match (f::KIND.get(words), array) {
        (ONE_D, false) => Geometry::OneD,
        (ONE_D, true) => Geometry::OneDArray,
        (TWO_D, false) => Geometry::TwoD,
        (TWO_D, true) => Geometry::TwoDArray,
        (THREE_D, false) => Geometry::ThreeD,
        (BUFFER, false) => Geometry::OneDBuffer,
        (kind, _) => return Err(format!("a surface of kind {kind}")),
    };
    let bytes = row.format.bytes() as u32;
    let pitch = f::PITCH.get(words) + 1;
    let mut view = View {
        geometry,
        order: row.format.order,
        ty: row.format.ty,
        width: f::WIDTH.get(words) + 1,
        height: 0,
        depth: 0,
        array: 0,
        base: f::BASE.get(words).into(),
        row_pitch: pitch.into(),
        slice_pitch: 0,
    };
    if geometry == Geometry::OneDBuffer {
        if pitch != bytes {
            return Err(format!(
                "a buffer with {pitch} bytes from element to element, which have {bytes}"
            ));
        }
        let [low, middle, high] = f::COUNT.map(|field| field.get(words));
        let shift = f::COUNT.map(|field| field.most().count_ones());
        view.width = (low | middle << shift[0] | high << (shift[0] + shift[1])) + 1;
        return Ok(Surface { view, row, select });
    }
    let images = f::DEPTH.get(words) + 1;
    view.height = if geometry.has_height() {
        f::HEIGHT.get(words) + 1
    } else {
        0
    };
    view.depth = if geometry.has_depth() { images } else { 0 };
    view.array = if array { images } else { 0 };
    let align = VERTICAL_ALIGN << f::VERTICAL_ALIGN.get(words);
    view.slice_pitch = view.row_pitch * u64::from(view.height.max(1)).next_multiple_of(align);
    Ok(Surface { view, row, select })
}

/// What coordinates outside an image mean.
fn addressing(addressing: SamplerAddressing) -> u32 {
    match addressing {
        SamplerAddressing::Repeat => 0,
        SamplerAddressing::MirroredRepeat => 1,
        SamplerAddressing::Undefined | SamplerAddressing::ClampToEdge => 2,
        SamplerAddressing::ClampToBorder => 4,
    }
}

/// The entry of a sampler in the table: its properties, two bits of addressing above one each of coordinates and filter.
pub fn sampler_entry(sampler: &Sampler) -> u32 {
    let linear = u32::from(sampler.filter == SamplerFilter::Linear);
    let unnormalized = u32::from(sampler.coord == SamplerCoord::Unnormalized);
    let outside = match sampler.addressing {
        SamplerAddressing::Undefined | SamplerAddressing::ClampToEdge => 0,
        SamplerAddressing::ClampToBorder => 1,
        SamplerAddressing::Repeat => 2,
        SamplerAddressing::MirroredRepeat => 3,
    };
    linear | unnormalized << 1 | outside << 2
}

/// The state of a sampler, whose border has the colour at a graphics address, a multiple of 32.
pub fn describe_sampler(sampler: &Sampler, border: u32) -> [u32; SAMPLER_WORDS] {
    let mut words = [0; SAMPLER_WORDS];
    let linear = u32::from(sampler.filter == SamplerFilter::Linear);
    s::PRECLAMP.put(&mut words, 1);
    s::MAGNIFIED.put(&mut words, linear);
    s::REDUCED.put(&mut words, linear);
    s::BORDER.put(&mut words, border >> 5);
    s::ROUNDED.put(&mut words, linear * s::ROUNDED.most());
    let unnormalized = sampler.coord == SamplerCoord::Unnormalized;
    s::UNNORMALIZED.put(&mut words, unnormalized.into());
    for field in s::ADDRESSING {
        field.put(&mut words, addressing(sampler.addressing));
    }
    words
}

/// The table of samplers. Entries for samplers that HSAIL does not have clamp to the edge.
pub fn sampler_table(border: u32) -> [[u32; SAMPLER_WORDS]; SAMPLERS] {
    let mut table = [[0; SAMPLER_WORDS]; SAMPLERS];
    for &addressing in SamplerAddressing::ALL {
        for &coord in SamplerCoord::ALL {
            for &filter in SamplerFilter::ALL {
                let sampler = Sampler {
                    coord,
                    filter,
                    addressing,
                };
                let clamped = Sampler {
                    addressing: SamplerAddressing::ClampToEdge,
                    ..sampler
                };
                let legal = if sampler.check().is_ok() { sampler } else { clamped };
                table[sampler_entry(&sampler) as usize] = describe_sampler(&legal, border);
            }
        }
    }
    table
}

/// The sampler of a state, with the graphics address of its border's colour.
///
/// # Errors
/// What the state says that no sampler of HSAIL is.
pub fn sampler(words: &[u32; SAMPLER_WORDS]) -> Result<(Sampler, u32), String> {
    let modes = s::ADDRESSING.map(|field| field.get(words));
    let addressing = match modes {
        [0, 0, 0] => SamplerAddressing::Repeat,
        [1, 1, 1] => SamplerAddressing::MirroredRepeat,
        [2, 2, 2] => SamplerAddressing::ClampToEdge,
        [4, 4, 4] => SamplerAddressing::ClampToBorder,
        _ => return Err(format!("a sampler with addressing modes {modes:?}")),
    };
    let filters = [s::MAGNIFIED, s::REDUCED, s::LEVELS, s::ROUNDED].map(|field| field.get(words));
    let filter = match filters {
        [0, 0, 0, 0] => SamplerFilter::Nearest,
        [1, 1, 0, rounded] if rounded == s::ROUNDED.most() => SamplerFilter::Linear,
        _ => return Err(format!("a sampler with filters and rounding {filters:?}")),
    };
    let coord = match s::UNNORMALIZED.get(words) {
        0 => SamplerCoord::Normalized,
        _ => SamplerCoord::Unnormalized,
    };
    let sampler = Sampler {
        coord,
        filter,
        addressing,
    };
    Ok((sampler, s::BORDER.get(words) << 5))
}
