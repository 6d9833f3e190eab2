//! Images as descriptors have them, with their levels, and where levels lie whose elements lie row by row.
//!
//! A level has half of the sizes of the one before it, rounded down, and 1 at least. In memory sizes are rounded up:
//!
//! | | gfx6 to gfx8 | gfx9, gfx90a | gfx10, gfx11 | gfx12 |
//! |---|---|---|---|---|
//! | a level is | all its images, one after the other | part of each image | part of each image | part of each image |
//! | the first is | the largest | the largest | the smallest | the smallest |
//! | sizes are | powers of two | halves, rounded up | halves, rounded up | halves, rounded up |
//! | rows of smaller levels | half as long, and as rows of any image | as long as those of the largest | as rows of any image | as rows of any image |
//!
//! This is what AMD's public library of addresses ("addrlib": `HwlComputeSurfaceInfoLinear` of gfx9 and gfx10, `GetMipOffset` of gfx12,
//! `HwlComputeMipLevel` and what follows it of gfx6) computes for drivers; manuals have no rule. Nothing of it was run on hardware.

use super::fields::{self, Field, get};
use super::{
    DATA_ALIGN, IMAGE_WORDS, ONE_D, ONE_D_ARRAY, THREE_D, TWO_D, TWO_D_ARRAY, format_of, names_pitch,
};
use crate::isa::Isa;
use wavelift_images::{Geometry, Levels, View};

/// Where a level lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Level {
    /// Bytes from the image's first to its own first.
    pub(super) offset: u64,
    /// Bytes from row to row.
    pub(super) row: u64,
    /// Bytes from one image of an array, or of a 3D image, to the next.
    pub(super) slice: u64,
}

/// What decides where levels lie.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    /// Bytes of an element.
    bytes: u64,
    /// Elements of a row, rows, images.
    size: [u64; 3],
    /// Smaller levels have fewer images.
    volume: bool,
    /// How many levels there are.
    levels: u32,
    /// Bytes from row to row of the largest level, if they do not follow from its width.
    pitch: Option<u64>,
    /// Sizes are powers of two.
    padded: bool,
}

impl Shape {
    /// That of an image with one level.
    pub(super) fn of(view: &View) -> Shape {
        Shape {
            bytes: view.element_bytes() as u64,
            size: [view.width, view.height.max(1), view.depth.max(view.array).max(1)].map(u64::from),
            volume: view.geometry.has_depth(),
            levels: 1,
            pitch: None,
            padded: false,
        }
    }
}

/// A size of a level, rounded up.
const fn halved(size: u64, level: u32) -> u64 {
    size.div_ceil(1 << level)
}

/// Where each level lies, the largest first.
pub(super) fn layout(isa: Isa, shape: &Shape) -> Vec<Level> {
    match isa {
        Isa::Gfx6 | Isa::Gfx7 | Isa::Gfx8 => level_by_level(shape),
        Isa::Gfx10 | Isa::Gfx11 => smallest_first(shape, 256),
        Isa::Gfx12 => smallest_first(shape, 128),
        _ => one_below_another(shape),
    }
}

/// Each level with all its images after the one before.
fn level_by_level(shape: &Shape) -> Vec<Level> {
    let bytes = shape.bytes;
    let padded = |size: u64| match shape.padded {
        true => size.next_power_of_two(),
        false => size,
    };
    let aligned = |elements: u64| elements.next_multiple_of(8.max(64 / bytes));
    let [width, height, images] = shape.size;
    let pitch = match shape.pitch {
        Some(pitch) => pitch / bytes,
        None => aligned(padded(width)),
    };
    let mut offset = 0;
    (0..shape.levels)
        .map(|level| {
            let row = match level {
                0 => pitch,
                _ => aligned((pitch >> level).max(1)),
            };
            let rows = padded((height >> level).max(1));
            let images = if shape.volume {
                (images >> level).max(1)
            } else {
                images
            };
            let slice = (row * rows).next_multiple_of(64.max(256 / bytes)) * bytes;
            let own = Level {
                offset,
                row: row * bytes,
                slice,
            };
            offset += slice * padded(images);
            own
        })
        .collect()
}

/// Within each image the levels one below another, in rows of one length.
fn one_below_another(shape: &Shape) -> Vec<Level> {
    let [width, height, _] = shape.size;
    let row = shape
        .pitch
        .unwrap_or_else(|| (width * shape.bytes).next_multiple_of(256));
    let rows: Vec<u64> = (0..shape.levels).map(|level| halved(height, level)).collect();
    let slice = row * rows.iter().sum::<u64>();
    let mut offset = 0;
    let level = |rows: u64| {
        let own = Level { offset, row, slice };
        offset += row * rows;
        own
    };
    rows.into_iter().map(level).collect()
}

/// Within each image the levels one after the other, the smallest first. Rows are multiples of so many bytes, and images begin as if they were of 256.
fn smallest_first(shape: &Shape, align: u64) -> Vec<Level> {
    let [width, height, _] = shape.size;
    let mut slice = 0;
    let mut levels: Vec<Level> = (0..shape.levels)
        .rev()
        .map(|level| {
            let natural = (halved(width, level) * shape.bytes).next_multiple_of(align);
            let row = match shape.pitch {
                Some(pitch) if level == 0 => pitch,
                _ => natural,
            };
            let offset = slice;
            slice += row.next_multiple_of(256) * halved(height, level);
            Level {
                offset,
                row,
                slice: 0,
            }
        })
        .collect();
    levels.reverse();
    for level in &mut levels {
        level.slice = slice;
    }
    levels
}

/// What a descriptor of an image is of.
struct Described {
    isa: Isa,
    words: [u32; IMAGE_WORDS],
    table: fields::Table,
}

impl Described {
    fn of(&self, field: Field) -> u64 {
        get(&self.words, self.table, field)
    }

    /// Whether the machine keeps the levels of all images of an array together.
    fn is_old(&self) -> bool {
        matches!(self.isa, Isa::Gfx6 | Isa::Gfx7 | Isa::Gfx8)
    }

    fn geometry(&self) -> Result<Geometry, String> {
        match self.of(Field::Kind) {
            ONE_D => Ok(Geometry::OneD),
            TWO_D => Ok(Geometry::TwoD),
            THREE_D => Ok(Geometry::ThreeD),
            ONE_D_ARRAY => Ok(Geometry::OneDArray),
            TWO_D_ARRAY => Ok(Geometry::TwoDArray),
            14 | 15 => Err(
                "an image with several samples of an element: where elements lie row by row there is one"
                    .to_owned(),
            ),
            11 => Err("an image of the six faces of a cube".to_owned()),
            kind => Err(format!("an image descriptor of kind {kind}")),
        }
    }

    /// The first and the last level that are seen, and how many there are in memory.
    fn levels(&self, size: [u64; 3]) -> Result<[u32; 3], String> {
        let [first, last] = [Field::FirstLevel, Field::LastLevel].map(|field| self.of(field) as u32);
        let there = match self.is_old() {
            true => last,
            false => self.of(Field::Levels) as u32,
        };
        if first > last || last > there {
            return Err(format!(
                "an image descriptor with levels {first} to {last} of {}",
                there + 1
            ));
        }
        let largest = size.into_iter().max().unwrap_or(1);
        if there > largest.ilog2() {
            return Err(format!(
                "an image descriptor with {} levels of at most {largest} elements",
                there + 1
            ));
        }
        if self.is_old() && last > 0 && self.of(Field::Padded) == 0 {
            return Err(
                "an image descriptor with levels whose sizes in memory are no powers of two".to_owned(),
            );
        }
        Ok([first, last, there + 1])
    }

    /// The first image of an array that is seen, and how many are.
    fn images(&self, geometry: Geometry) -> Result<[u64; 2], String> {
        let images = self.of(Field::Depth) + 1;
        if !geometry.is_array() {
            return Ok([0, images]);
        }
        let first = self.of(Field::FirstArray);
        let last = match self.is_old() {
            true => self.of(Field::LastArray),
            false => self.of(Field::Depth),
        };
        if first > last || last >= images {
            return Err(format!(
                "an image descriptor with images {first} to {last} of {images}"
            ));
        }
        Ok([first, last + 1 - first])
    }
}

/// The image of a T# with the levels that are seen, `None` of one that is all zeros, which reads as 0.
///
/// # Errors
/// What the descriptor says that no image is whose elements lie row by row.
pub fn image(isa: Isa, words: [u32; IMAGE_WORDS]) -> Result<Option<Levels>, String> {
    if words == [0; IMAGE_WORDS] {
        return Ok(None);
    }
    let table = fields::image(isa);
    let described = Described { isa, words, table };
    let of = |field| described.of(field);
    let format = format_of(isa, &words, table)?;
    let geometry = described.geometry()?;
    let tiling = if described.is_old() { 8 } else { 0 };
    if of(Field::Tiling) != tiling {
        return Err(format!(
            "an image whose elements are in order {}",
            of(Field::Tiling)
        ));
    }
    let [first_image, images] = described.images(geometry)?;
    let volume = geometry.has_depth();
    let size = |has: bool, field| if has { of(field) + 1 } else { 1 };
    let sizes = [
        size(true, Field::Width),
        size(geometry.has_height(), Field::Height),
        size(volume, Field::Depth),
    ];
    let [first, last, count] = described.levels(sizes)?;
    let bytes = format.bytes() as u64;
    let pitch = names_pitch(isa, of(Field::Kind)).then(|| (of(Field::Pitch) + 1) * bytes);
    let lying = layout(
        isa,
        &Shape {
            bytes,
            size: [
                sizes[0],
                sizes[1],
                size(volume || geometry.is_array(), Field::Depth),
            ],
            volume,
            levels: count,
            pitch,
            padded: of(Field::Padded) == 1,
        },
    );
    let level = |number: u32| {
        let own = lying[number as usize];
        let side = |has: bool, size: u64| if has { (size >> number).max(1) as u32 } else { 0 };
        View {
            geometry,
            order: format.order,
            ty: format.ty,
            width: side(true, sizes[0]),
            height: side(geometry.has_height(), sizes[1]),
            depth: side(volume, sizes[2]),
            array: if geometry.is_array() { images as u32 } else { 0 },
            base: (of(Field::Base) * DATA_ALIGN).wrapping_add(own.offset + first_image * own.slice),
            row_pitch: own.row,
            slice_pitch: own.slice,
        }
    };
    Ok(Some(Levels {
        views: (first..=last).map(level).collect(),
        least: of(Field::LeastLevel) as i32 - 256 * first as i32,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An image of 5 by 3 elements of four bytes with three levels, in an array of two.
    const SMALL: Shape = Shape {
        bytes: 4,
        size: [5, 3, 2],
        volume: false,
        levels: 3,
        pitch: None,
        padded: true,
    };

    fn lying(isa: Isa, shape: &Shape) -> Vec<[u64; 3]> {
        let levels = layout(isa, shape);
        levels
            .iter()
            .map(|level| [level.offset, level.row, level.slice])
            .collect()
    }

    /// Worked out by hand: rows of 3, 2 and 1 elements and so on, as the table above says.
    #[test]
    fn levels_lie_where_they_lie() {
        // Rows of 16, 16 and 16 elements (8, 4, 2 at least 16), 4, 1 and 1 of them; images of at least 64 elements.
        assert_eq!(
            lying(Isa::Gfx8, &SMALL),
            [[0, 64, 256], [512, 64, 256], [1024, 64, 256]]
        );
        // 3, 2 and 1 rows.
        assert_eq!(
            lying(Isa::Gfx9, &SMALL),
            [[0, 256, 1536], [768, 256, 1536], [1280, 256, 1536]]
        );
        assert_eq!(
            lying(Isa::Gfx10, &SMALL),
            [[768, 256, 1536], [256, 256, 1536], [0, 256, 1536]]
        );
        // Rows of 128 bytes in images as if they were of 256.
        assert_eq!(
            lying(Isa::Gfx12, &SMALL),
            [[768, 128, 1536], [256, 128, 1536], [0, 128, 1536]]
        );
        let wide = Shape {
            size: [200, 100, 1],
            volume: true,
            ..SMALL
        };
        // 256 elements of 128 rows; 128 of 64; 64 of 32.
        assert_eq!(
            lying(Isa::Gfx6, &wide),
            [[0, 1024, 131_072], [131_072, 512, 32_768], [163_840, 256, 8192]]
        );
        // 50, 100 and 200 elements are 256, 512 and 1024 bytes; 25, 50 and 100 rows.
        assert_eq!(
            lying(Isa::Gfx11, &wide),
            [[32_000, 1024, 134_400], [6400, 512, 134_400], [0, 256, 134_400]]
        );
    }
}
