//! The structures that handles of images and samplers point to, in global memory.
//!
//! A handle is the address of one (64 bits). It starts with what the machine wants, its *descriptor*; what follows is the same for every
//! machine: the properties, which queries load, and where the data is, for machines that compute addresses themselves. All words are little
//! endian. The first 48 bytes are as ROCr has them.

use crate::{
    ChannelOrder, ChannelType, Geometry, Sampler, SamplerAddressing, SamplerCoord, SamplerFilter, View,
};

/// Bytes of an image's structure.
pub const IMAGE_BYTES: u64 = 128;
/// Alignment of an image's structure in bytes.
pub const IMAGE_ALIGN: u64 = 64;
/// Bytes at the start of an image's structure that the machine chooses.
pub const IMAGE_DESCRIPTOR_BYTES: usize = 32;
/// Offset of six 32-bit words: channel order and channel type (BRIG codes), width, height, depth, array size.
pub const IMAGE_PROPERTIES: i32 = 32;
/// Offset of the geometry (BRIG code), 32 bits.
pub const IMAGE_GEOMETRY: i32 = 56;
/// Offset of the bytes of an element, 32 bits.
pub const IMAGE_ELEMENT_BYTES: i32 = 60;
/// Offset of the address of the data, 64 bits.
pub const IMAGE_BASE: i32 = 64;
/// Offset of the bytes from row to row, 32 bits.
pub const IMAGE_ROW_PITCH: i32 = 72;
/// Offset of the bytes from image to image of an array or of a 3D image, 32 bits.
pub const IMAGE_SLICE_PITCH: i32 = 76;

/// Offset of a 32-bit word: what the machine's instructions cannot do with the image, a bit for each [`Missing`]. Code computes that through memory.
pub const IMAGE_MISSING: i32 = 80;

/// Offset of the number of levels, a 32-bit word, which is [`LEVELS`].
pub const IMAGE_LEVELS: i32 = 84;
/// Levels of an image of HSAIL.
pub const LEVELS: u32 = 1;

/// What instructions of a machine that knows images may not be able to do with one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// Load an element.
    Loads,
    /// Store an element.
    Stores,
    /// Sample with `clamp_to_border`.
    Borders,
    /// Sample at all.
    Samples,
    /// Sample at coordinates that are not normalized.
    Unnormalized,
}

impl Missing {
    /// The number of its bit.
    pub const fn bit(self) -> u32 {
        self as u32
    }

    /// The word with its bit.
    pub const fn mask(self) -> u32 {
        1 << self.bit()
    }
}

/// What of an image a sample with a sampler needs: the word at [`SAMPLER_NEEDS`].
pub fn needs(sampler: &Sampler) -> u32 {
    let border = sampler.addressing == SamplerAddressing::ClampToBorder;
    let unnormalized = sampler.coord == SamplerCoord::Unnormalized;
    let needed = |needed: bool, what: Missing| if needed { what.mask() } else { 0 };
    Missing::Samples.mask() | needed(border, Missing::Borders) | needed(unnormalized, Missing::Unnormalized)
}

/// What a machine says of an image.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MachineImage {
    /// What its instructions take.
    pub descriptor: [u8; IMAGE_DESCRIPTOR_BYTES],
    /// What they cannot do with it: the word at [`IMAGE_MISSING`].
    pub missing: u32,
}

/// Bytes of a sampler's structure.
pub const SAMPLER_BYTES: u64 = 32;
/// Alignment of a sampler's structure in bytes.
pub const SAMPLER_ALIGN: u64 = 16;
/// Bytes at the start of a sampler's structure that the machine chooses.
pub const SAMPLER_DESCRIPTOR_BYTES: usize = 16;
/// Offset of three 32-bit words: addressing mode, coordinate normalization and filter (BRIG codes).
pub const SAMPLER_PROPERTIES: i32 = 16;
/// Offset of a 32-bit word: what of an image a sample needs, a bit for each [`Missing`]. A machine samples images whose word at [`IMAGE_MISSING`] has none of them.
pub const SAMPLER_NEEDS: i32 = 28;

fn put<const N: usize>(bytes: &mut [u8], at: i32, value: [u8; N]) {
    bytes[at as usize..][..N].copy_from_slice(&value);
}

fn word(bytes: &[u8], at: i32) -> u32 {
    u32::from_le_bytes(std::array::from_fn(|byte| bytes[at as usize + byte]))
}

/// An enumerator's word, if it is one's BRIG code.
fn enumerator<T>(bytes: &[u8], at: i32, from_brig: fn(u16) -> Option<T>) -> Option<T> {
    from_brig(word(bytes, at).try_into().ok()?)
}

/// The structure of an image; pitches that do not fit their 32 bits are none of any image that a machine takes.
pub fn image_structure(view: &View, machine: &MachineImage) -> Option<[u8; IMAGE_BYTES as usize]> {
    let mut bytes = [0; IMAGE_BYTES as usize];
    put(&mut bytes, 0, machine.descriptor);
    put(&mut bytes, IMAGE_MISSING, machine.missing.to_le_bytes());
    put(&mut bytes, IMAGE_LEVELS, LEVELS.to_le_bytes());
    let properties = [
        view.order.brig_code().into(),
        view.ty.brig_code().into(),
        view.width,
        view.height,
        view.depth,
        view.array,
        view.geometry.brig_code().into(),
        view.element_bytes() as u32,
    ];
    for (index, property) in properties.iter().enumerate() {
        put(
            &mut bytes,
            IMAGE_PROPERTIES + 4 * index as i32,
            property.to_le_bytes(),
        );
    }
    put(&mut bytes, IMAGE_BASE, view.base.to_le_bytes());
    let pitch = |pitch: u64| u32::try_from(pitch).ok().map(u32::to_le_bytes);
    put(&mut bytes, IMAGE_ROW_PITCH, pitch(view.row_pitch)?);
    put(&mut bytes, IMAGE_SLICE_PITCH, pitch(view.slice_pitch)?);
    Some(bytes)
}

/// The image that a structure describes; nothing if it is no image's, or one whose format does not go with its geometry.
pub fn view(bytes: &[u8; IMAGE_BYTES as usize]) -> Option<View> {
    let at = |index: i32| IMAGE_PROPERTIES + 4 * index;
    let view = View {
        order: enumerator(bytes, at(0), ChannelOrder::from_brig)?,
        ty: enumerator(bytes, at(1), ChannelType::from_brig)?,
        width: word(bytes, at(2)),
        height: word(bytes, at(3)),
        depth: word(bytes, at(4)),
        array: word(bytes, at(5)),
        geometry: enumerator(bytes, IMAGE_GEOMETRY, Geometry::from_brig)?,
        base: u64::from(word(bytes, IMAGE_BASE)) | u64::from(word(bytes, IMAGE_BASE + 4)) << 32,
        row_pitch: word(bytes, IMAGE_ROW_PITCH).into(),
        slice_pitch: word(bytes, IMAGE_SLICE_PITCH).into(),
    };
    view.format().check(view.geometry).ok()?;
    Some(view)
}

/// The structure of a sampler.
pub fn sampler_structure(
    sampler: &Sampler,
    descriptor: [u8; SAMPLER_DESCRIPTOR_BYTES],
) -> [u8; SAMPLER_BYTES as usize] {
    let mut bytes = [0; SAMPLER_BYTES as usize];
    put(&mut bytes, 0, descriptor);
    let properties = [
        sampler.addressing.brig_code(),
        sampler.coord.brig_code(),
        sampler.filter.brig_code(),
    ];
    for (index, property) in properties.iter().enumerate() {
        let at = SAMPLER_PROPERTIES + 4 * index as i32;
        put(&mut bytes, at, u32::from(*property).to_le_bytes());
    }
    put(&mut bytes, SAMPLER_NEEDS, needs(sampler).to_le_bytes());
    bytes
}

/// The sampler that a structure describes; nothing if it is no sampler's.
pub fn sampler(bytes: &[u8; SAMPLER_BYTES as usize]) -> Option<Sampler> {
    let at = |index: i32| SAMPLER_PROPERTIES + 4 * index;
    Some(Sampler {
        addressing: enumerator(bytes, at(0), SamplerAddressing::from_brig)?,
        coord: enumerator(bytes, at(1), SamplerCoord::from_brig)?,
        filter: enumerator(bytes, at(2), SamplerFilter::from_brig)?,
    })
}
