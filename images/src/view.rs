//! An image with its place in memory, and a sampler.

use crate::layout::LEVELS;
use crate::{
    ChannelOrder, ChannelType, Format, Geometry, Illegal, SamplerAddressing, SamplerCoord, SamplerFilter,
};

/// An image with linear data: an element's address is `base` plus its coordinates times the element's bytes and the pitches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// How it is addressed.
    pub geometry: Geometry,
    /// Which channels an element has.
    pub order: ChannelOrder,
    /// What a channel is in memory.
    pub ty: ChannelType,
    /// Elements in a row.
    pub width: u32,
    /// Rows of an image; 0 where the geometry has none (HSA PRM 7.1.7).
    pub height: u32,
    /// Images of a 3D image; 0 where the geometry has none.
    pub depth: u32,
    /// Images of an array; 0 where the geometry has none.
    pub array: u32,
    /// Address of the first element.
    pub base: u64,
    /// Bytes from row to row.
    pub row_pitch: u64,
    /// Bytes from one image of an array, or of a 3D image, to the next.
    pub slice_pitch: u64,
}

/// Bytes of the largest image.
const MAX_BYTES: u128 = 1 << 40;

impl View {
    /// An image of these properties with data at `base`, rows and images directly one after the other.
    ///
    /// `size` is width, height, depth and array size (HSA PRM 7.1.7); those that the geometry lacks are not looked at.
    pub fn packed(geometry: Geometry, format: Format, size: [u32; 4], base: u64) -> Result<View, Illegal> {
        format.check(geometry)?;
        let [width, height, depth, array] = size;
        let own = |has: bool, size: u32| if has { size } else { 0 };
        let sides = [
            Some(width),
            geometry.has_height().then_some(height),
            geometry.has_depth().then_some(depth),
            geometry.is_array().then_some(array),
        ];
        let product = |sides: &[Option<u32>]| {
            let sides = sides.iter().flatten();
            sides.fold(format.bytes() as u128, |bytes, &side| {
                bytes.saturating_mul(side.into())
            })
        };
        // Structures have 32 bits for the distance of slices.
        let (slice, all) = (product(&sides[..2]), product(&sides));
        if all == 0 || slice > u128::from(u32::MAX) || all > MAX_BYTES {
            return Err(Illegal::Size(size));
        }
        let row_pitch = u64::from(width) * format.bytes() as u64;
        let height = own(geometry.has_height(), height);
        Ok(View {
            geometry,
            order: format.order,
            ty: format.ty,
            width,
            height,
            depth: own(geometry.has_depth(), depth),
            array: own(geometry.is_array(), array),
            base,
            row_pitch,
            slice_pitch: row_pitch * u64::from(height.max(1)),
        })
    }

    /// What its elements are.
    pub const fn format(&self) -> Format {
        Format {
            order: self.order,
            ty: self.ty,
        }
    }

    /// Bytes of an element.
    pub fn element_bytes(&self) -> usize {
        self.format().bytes()
    }

    /// Its sizes in the order of an instruction's coordinates; 1 where there is no coordinate.
    pub const fn extents(&self) -> [u32; 3] {
        match self.geometry {
            Geometry::OneD | Geometry::OneDBuffer => [self.width, 1, 1],
            Geometry::OneDArray => [self.width, self.array, 1],
            Geometry::TwoD | Geometry::TwoDDepth => [self.width, self.height, 1],
            Geometry::ThreeD => [self.width, self.height, self.depth],
            Geometry::TwoDArray | Geometry::TwoDArrayDepth => [self.width, self.height, self.array],
        }
    }

    /// Elements of the image.
    pub fn elements(&self) -> u64 {
        self.extents().iter().map(|&extent| u64::from(extent)).product()
    }

    /// Bytes from the first element's first to the last one's last.
    pub fn bytes(&self) -> u64 {
        let [width, height, depth] = self.extents().map(u64::from);
        if width == 0 || height == 0 || depth == 0 {
            return 0;
        }
        let last = [width - 1, height - 1, depth - 1];
        self.offset(last) + self.element_bytes() as u64
    }

    /// A level by its number, if there is one: an image of HSAIL has one level.
    pub fn level(&self, number: u32) -> Option<&View> {
        (number < LEVELS).then_some(self)
    }

    /// The address of the element with these coordinates, or nothing outside the image. Coordinates that the geometry does not have are
    /// not looked at.
    pub fn address(&self, coordinates: [i32; 3]) -> Option<u64> {
        let mut at = [0u64; 3];
        for axis in 0..self.geometry.coordinates() {
            let coordinate = u32::try_from(coordinates[axis]).ok()?;
            if coordinate >= self.extents()[axis] {
                return None;
            }
            at[axis] = coordinate.into();
        }
        Some(self.base.wrapping_add(self.offset(at)))
    }

    /// Bytes from the first element to that with these coordinates.
    fn offset(&self, [x, y, z]: [u64; 3]) -> u64 {
        let (y_pitch, z_pitch) = match self.geometry {
            Geometry::OneDArray => (self.slice_pitch, 0),
            _ => (self.row_pitch, self.slice_pitch),
        };
        (x.wrapping_mul(self.element_bytes() as u64))
            .wrapping_add(y.wrapping_mul(y_pitch))
            .wrapping_add(z.wrapping_mul(z_pitch))
    }
}

/// How a sampling instruction takes its coordinates (HSA PRM 7.1.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sampler {
    /// Whether coordinates are fractions of the image's sizes.
    pub coord: SamplerCoord,
    /// Whether one element is taken, or a block of them is averaged.
    pub filter: SamplerFilter,
    /// What coordinates outside the image mean.
    pub addressing: SamplerAddressing,
}

impl Sampler {
    /// Whether there is such a sampler (HSA PRM 7.1.8).
    pub const fn check(&self) -> Result<(), Illegal> {
        use SamplerAddressing as A;
        match (self.coord, self.addressing) {
            (SamplerCoord::Unnormalized, A::Repeat | A::MirroredRepeat) => {
                Err(Illegal::Addressing(self.addressing))
            }
            _ => Ok(()),
        }
    }
}
