//! Images of tests: what lies where, descriptors, and elements; written from the manuals' tables and from what drivers do, in plain numbers.

use super::machines::{Chip, Random};
use wavelift_amdgpu::isa::Isa;

/// Geometries, as `dim` numbers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Line,
    Plane,
    Volume,
    Lines,
    Planes,
}

pub const KINDS: [Kind; 5] = [Kind::Line, Kind::Plane, Kind::Volume, Kind::Lines, Kind::Planes];

impl Kind {
    /// Axes that are filtered.
    pub fn axes(self) -> usize {
        match self {
            Kind::Line | Kind::Lines => 1,
            Kind::Plane | Kind::Planes => 2,
            Kind::Volume => 3,
        }
    }

    pub fn is_array(self) -> bool {
        matches!(self, Kind::Lines | Kind::Planes)
    }

    pub fn coordinates(self) -> usize {
        self.axes() + usize::from(self.is_array())
    }

    /// The geometry's name in the IR.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Line => "1d",
            Kind::Plane => "2d",
            Kind::Volume => "3d",
            Kind::Lines => "1da",
            Kind::Planes => "2da",
        }
    }

    /// The type of a T# (RDNA4 ISA 10.5).
    fn code(self) -> u32 {
        match self {
            Kind::Line => 8,
            Kind::Plane => 9,
            Kind::Volume => 10,
            Kind::Lines => 12,
            Kind::Planes => 13,
        }
    }

    /// What an instruction says.
    pub fn text(self, chip: Chip) -> String {
        if chip.is_gcn() {
            return if self.is_array() {
                " da".to_owned()
            } else {
                String::new()
            };
        }
        let name = match self {
            Kind::Line => "1D",
            Kind::Plane => "2D",
            Kind::Volume => "3D",
            Kind::Lines => "1D_ARRAY",
            Kind::Planes => "2D_ARRAY",
        };
        format!(" dim:SQ_RSRC_IMG_{name}")
    }
}

/// What an element is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// One float.
    Float,
    /// One integer.
    Uint,
    /// Two integers.
    Pair,
    /// Four bytes, fractions.
    Bytes,
    /// One byte, an integer with a sign.
    Byte,
    /// One number of 16 bits, an integer without sign.
    Short,
}

impl Form {
    pub fn bytes(self) -> u64 {
        match self {
            Form::Byte => 1,
            Form::Short => 2,
            Form::Float | Form::Uint | Form::Bytes => 4,
            Form::Pair => 8,
        }
    }

    /// Format, and up to gfx9 how numbers are read.
    fn codes(self, chip: Chip) -> (u32, u32) {
        let [old, number, ten, eleven] = match self {
            Form::Float => [4, 7, 22, 22],
            Form::Uint => [4, 4, 20, 20],
            Form::Pair => [11, 4, 62, 48],
            Form::Bytes => [10, 0, 56, 42],
            Form::Byte => [1, 5, 6, 6],
            Form::Short => [2, 4, 11, 11],
        };
        match chip.isa {
            Isa::Gfx10 => (ten, 0),
            Isa::Gfx11 | Isa::Gfx12 => (eleven, 0),
            _ => (old, number),
        }
    }

    /// Where components come from: x, y, z, w are 4 to 7.
    fn select(self) -> u32 {
        match self {
            Form::Bytes => 4 | 5 << 3 | 6 << 6 | 7 << 9,
            Form::Pair => 4 | 5 << 3 | 1 << 9,
            _ => 4 | 1 << 9,
        }
    }
}

/// An image with its levels.
#[derive(Clone, Debug)]
pub struct Picture {
    pub chip: Chip,
    pub kind: Kind,
    pub form: Form,
    /// Of the largest level; the last is the depth, or images of an array.
    pub size: [u64; 3],
    /// Levels in memory.
    pub levels: u64,
    /// The first and the last that are seen.
    pub seen: [u64; 2],
    /// The smallest level of samples, in 256ths.
    pub least: u32,
    pub data: Vec<u8>,
}

impl Picture {
    /// A random image, its data included.
    pub fn new(chip: Chip, kind: Kind, form: Form, random: &mut Random) -> Picture {
        let side = |there: bool, random: &mut Random| if there { 3 + random.below(14) } else { 1 };
        let mut size = [
            side(true, random),
            side(kind.axes() > 1, random),
            side(kind.axes() > 2 || kind.is_array(), random),
        ];
        if kind.is_array() {
            size[2] = 3;
        }
        let largest = size[..kind.axes()].iter().max().expect("an axis").ilog2();
        let levels = 1 + random.below(u64::from(largest.min(3)) + 1);
        let first = random.below(levels);
        let last = first + random.below(levels - first);
        // The oldest machines say no more than what is seen.
        let levels = if chip.is_old() { last + 1 } else { levels };
        let mut picture = Picture {
            chip,
            kind,
            form,
            size,
            levels,
            seen: [first, last],
            least: 0,
            data: Vec::new(),
        };
        let bytes = picture.places().1;
        picture.data = (0..bytes).map(|_| random.next() as u8).collect();
        if form == Form::Float {
            for word in picture.data.chunks_exact_mut(4) {
                word.copy_from_slice(&(random.between(-1.0, 1.0) as f32).to_le_bytes());
            }
        }
        picture
    }

    /// A size of a level, rounded down.
    pub fn extent(&self, level: u64, axis: usize) -> u64 {
        if self.kind.is_array() && axis == self.kind.axes() {
            return self.size[2];
        }
        if axis >= self.kind.axes() {
            return 1;
        }
        (self.size[axis] >> level).max(1)
    }

    /// Of each level where it begins, bytes from row to row and from image to image; and bytes of all.
    fn places(&self) -> (Vec<[u64; 3]>, u64) {
        let bytes = self.form.bytes();
        let up = |size: u64, level: u64| (size + (1 << level) - 1) >> level;
        let round = |value: u64, to: u64| value.div_ceil(to) * to;
        let [width, height, images] = self.size;
        let all = 0..self.levels;
        if self.chip.is_old() {
            // Powers of two; a row has a multiple of 8 elements and of 64 bytes, an image one of 64 elements and of 256 bytes.
            let power = |size: u64| {
                if self.levels > 1 {
                    size.next_power_of_two()
                } else {
                    size
                }
            };
            let row = round(power(width), 8.max(64 / bytes));
            let mut at = 0;
            let levels = all.map(|level| {
                let own = round((row >> level).max(1), 8.max(64 / bytes));
                let rows = power((height >> level).max(1));
                let slice = round(own * rows, 64.max(256 / bytes)) * bytes;
                let count = match self.kind {
                    Kind::Volume => power((images >> level).max(1)),
                    _ => power(images),
                };
                at += slice * count;
                [at - slice * count, own * bytes, slice]
            });
            let levels: Vec<[u64; 3]> = levels.collect();
            return (levels, at);
        }
        if matches!(self.chip.isa, Isa::Gfx9 | Isa::Gfx90a) {
            let row = round(width * bytes, 256);
            let slice: u64 = row * all.clone().map(|level| up(height, level)).sum::<u64>();
            let before = |level: u64| (0..level).map(|above| row * up(height, above)).sum();
            return (
                all.map(|level| [before(level), row, slice]).collect(),
                slice * images,
            );
        }
        let row_bytes = if self.chip.isa == Isa::Gfx12 { 128 } else { 256 };
        let part = |level: u64| round(up(width, level) * bytes, 256) * up(height, level);
        let slice: u64 = all.clone().map(part).sum();
        let place = |level: u64| {
            let smaller = (level + 1..self.levels).map(part).sum();
            [smaller, round(up(width, level) * bytes, row_bytes), slice]
        };
        (all.map(place).collect(), slice * images)
    }

    /// Where an element lies, if it is in the image; the level counts from the first that is seen.
    pub fn place(&self, level: u64, at: [i64; 3]) -> Option<usize> {
        let level = level
            .checked_add(self.seen[0])
            .filter(|level| *level <= self.seen[1])?;
        let inside = |axis: usize| (0..self.extent(level, axis) as i64).contains(&at[axis]);
        if !(0..self.kind.coordinates()).all(inside) {
            return None;
        }
        let [start, row, slice] = self.places().0[level as usize];
        let [x, mut y, mut z] = at.map(|axis| axis as u64);
        match self.kind {
            Kind::Line => (y, z) = (0, 0),
            Kind::Lines => (y, z) = (0, y),
            Kind::Plane => z = 0,
            Kind::Volume | Kind::Planes => {}
        }
        Some((start + z * slice + y * row + x * self.form.bytes()) as usize)
    }

    /// The four components of an element, as bits.
    pub fn element(&self, level: u64, at: [i64; 3]) -> Option<[u32; 4]> {
        let place = self.place(level, at)?;
        let word = |at: usize| {
            let bytes = &self.data[place + at..][..4];
            u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
        };
        let one = 1f32.to_bits();
        Some(match self.form {
            Form::Float => [word(0), 0, 0, one],
            Form::Uint => [word(0), 0, 0, 1],
            Form::Pair => [word(0), word(4), 0, 1],
            Form::Bytes => {
                let byte = |index: usize| (f64::from(self.data[place + index]) / 255.0) as f32;
                [0, 1, 2, 3].map(|index| byte(index).to_bits())
            }
            Form::Byte => [self.data[place] as i8 as u32, 0, 0, 1],
            Form::Short => [
                u32::from(self.data[place]) | u32::from(self.data[place + 1]) << 8,
                0,
                0,
                1,
            ],
        })
    }

    /// The T# of data at an address (RDNA4 ISA 10.5, and the fields of the older machines).
    pub fn words(&self, base: u64) -> [u32; 8] {
        let (format, numbers) = self.form.codes(self.chip);
        let [width, height, depth] = self.size.map(|size| size as u32 - 1);
        let [first, last] = self.seen.map(|level| level as u32);
        let (most, least) = (self.levels as u32 - 1, self.least);
        let (low, high) = ((base >> 8) as u32, (base >> 40) as u32);
        let pitch = (self.places().0[0][1] / self.form.bytes()) as u32 - 1;
        let kind = self.form.select() | self.kind.code() << 28;
        let flat = matches!(self.kind, Kind::Line | Kind::Plane);
        let fourth = if flat { pitch } else { depth };
        let old = high | least << 8 | format << 20 | numbers << 26;
        match self.chip.isa {
            Isa::Gfx6 | Isa::Gfx7 | Isa::Gfx8 => {
                let padded = u32::from(self.levels > 1) << 25;
                [
                    low,
                    old,
                    width | height << 14,
                    kind | first << 12 | last << 16 | 8 << 20 | padded,
                    depth | pitch << 13,
                    if self.kind.is_array() { depth << 13 } else { 0 },
                    0,
                    0,
                ]
            }
            Isa::Gfx10 => [
                low,
                high | least << 8 | format << 20 | (width & 3) << 30,
                width >> 2 | height << 14 | 1 << 31,
                kind | first << 12 | last << 16,
                fourth,
                most << 4,
                0,
                0,
            ],
            Isa::Gfx11 => [
                low,
                high | most << 16 | format << 20 | (width & 3) << 30,
                width >> 2 | height << 14,
                kind | first << 12 | last << 16,
                fourth,
                (least & 31) << 27,
                least >> 5,
                0,
            ],
            Isa::Gfx12 => [
                low,
                high | most << 12 | format << 17 | first << 25 | (width & 3) << 30,
                width >> 2 | height << 14,
                kind | last << 15,
                fourth,
                (least & 63) << 26,
                least >> 6,
                0,
            ],
            _ => [
                low,
                old,
                width | height << 14,
                kind | first << 12 | last << 16,
                depth | pitch << 13,
                most << 28,
                0,
                0,
            ],
        }
    }
}
