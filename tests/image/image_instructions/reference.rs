//! Samples in double precision, written from RDNA4 ISA 10.3 to 10.6 and from what public interfaces of graphics say where it says nothing:
//! levels are logarithms of the longer step, comparisons come before averages, and so on (docs/design/images-amd.md has all of it).

use super::machines::{Chip, Random};
use super::picture::{Form, Kind, Picture};
use wavelift_amdgpu::isa::Isa;

/// A sampler as its fields have it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sampler {
    pub wrap: [u32; 3],
    pub unnormalized: bool,
    /// 0 or 1: magnified, reduced; 0 to 2: along z, of levels.
    pub filters: [u32; 4],
    pub truncate: bool,
    pub compare: u32,
    pub mode: u32,
    pub limits: [u32; 2],
    /// In 256ths, and in sixteenths.
    pub bias: [i32; 2],
    pub border: u32,
}

impl Sampler {
    pub fn random(random: &mut Random) -> Sampler {
        let mut sampler = Sampler {
            wrap: [0; 3].map(|_| random.pick(&[0, 1, 2, 3, 6, 7])),
            unnormalized: random.below(8) == 0,
            filters: [
                random.below(2) as u32,
                random.below(2) as u32,
                random.below(3) as u32,
                random.below(3) as u32,
            ],
            compare: random.below(8) as u32,
            mode: random.pick(&[0, 0, 0, 0, 1, 2]),
            border: random.below(3) as u32,
            limits: [random.pick(&[0, 0, 0, 100]), random.pick(&[0xfff, 0xfff, 300])],
            bias: [random.pick(&[0, 0, -77, 200]), random.pick(&[0, 0, 0, -5])],
            truncate: false,
        };
        let averages =
            sampler.filters[..3] != [0, 0, 0] && (sampler.filters[..2] != [0, 0] || sampler.filters[2] == 2);
        sampler.truncate = !averages && random.below(2) == 0;
        sampler
    }

    /// The S# (RDNA4 ISA 10.6).
    pub fn words(&self, chip: Chip) -> [u32; 4] {
        let [x, y, z] = self.wrap;
        let [magnified, reduced, depth, levels] = self.filters;
        let up = if chip.isa == Isa::Gfx12 { 13 } else { 12 };
        [
            x | y << 3
                | z << 6
                | self.compare << 12
                | u32::from(self.unnormalized) << 15
                | u32::from(self.truncate) << 27
                | self.mode << 29,
            self.limits[0] | self.limits[1] << up,
            self.bias[0] as u32 & 0x3fff
                | (self.bias[1] as u32 & 0x3f) << 14
                | magnified << 20
                | reduced << 22
                | depth << 24
                | levels << 26,
            self.border << 30,
        ]
    }
}

/// What a lane asks for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ask {
    pub at: [f32; 3],
    pub offset: [i64; 3],
    pub bias: f32,
    pub reference: Option<f32>,
    /// Along both directions of the screen.
    pub changes: [[f64; 3]; 2],
    pub given: Option<f32>,
    pub least: Option<f32>,
    /// The first level whatever is said.
    pub zero: bool,
}

/// Where an index is, `None` at the border.
fn wrapped(mode: u32, unnormalized: bool, at: i64, extent: i64) -> Option<i64> {
    let inside = (0..extent).contains(&at);
    let once = if at < 0 { -1 - at } else { at };
    let edge = at.clamp(0, extent - 1);
    match mode {
        _ if inside => Some(at),
        6 => None,
        7 if unnormalized => None,
        _ if unnormalized => Some(edge),
        0 => Some((at % extent + extent) % extent),
        1 => {
            let both = (at % (2 * extent) + 2 * extent) % (2 * extent);
            Some(if both < extent {
                both
            } else {
                2 * extent - 1 - both
            })
        }
        2 => Some(edge),
        3 => Some(once.min(extent - 1)),
        _ => (once < extent).then_some(once),
    }
}

/// The raw level, and the one within all limits in 256ths.
pub fn level(picture: &Picture, sampler: &Sampler, ask: &Ask) -> (f64, i64) {
    if ask.zero {
        return (0.0, 0);
    }
    let bias = f64::from(sampler.bias[0]) / 256.0 + f64::from(sampler.bias[1]) / 16.0;
    let raw = match ask.given {
        Some(level) => f64::from(level) + bias,
        None => {
            let length = |change: [f64; 3]| {
                let mut sum = 0.0;
                for (axis, change) in change.iter().enumerate().take(picture.kind.axes()) {
                    let extent = picture.extent(picture.seen[0], axis) as f64;
                    let elements = if sampler.unnormalized {
                        *change
                    } else {
                        change * extent
                    };
                    sum += elements * elements;
                }
                sum.sqrt()
            };
            let longest = length(ask.changes[0]).max(length(ask.changes[1]));
            longest.log2() + f64::from(ask.bias) + bias
        }
    };
    let mut limited = raw;
    if let Some(least) = ask.least {
        limited = limited.max(least.into());
    }
    limited = limited
        .max(f64::from(sampler.limits[0]) / 256.0)
        .min(f64::from(sampler.limits[1]) / 256.0)
        .max(f64::from(picture.least) / 256.0 - picture.seen[0] as f64)
        .clamp(0.0, (picture.seen[1] - picture.seen[0]) as f64);
    (raw, (limited * 256.0).round_ties_even() as i64)
}

/// Whether a comparison of a reference with a value is true.
fn holds(code: u32, reference: f64, value: f64) -> bool {
    // Less, equal, greater.
    let which = if reference < value {
        1
    } else if reference == value {
        2
    } else {
        4
    };
    code & which != 0
}

struct Level<'p> {
    picture: &'p Picture,
    sampler: &'p Sampler,
    ask: &'p Ask,
    number: u64,
}

impl Level<'_> {
    fn extent(&self, axis: usize) -> i64 {
        self.picture.extent(self.picture.seen[0] + self.number, axis) as i64
    }

    /// A coordinate in elements.
    fn coordinate(&self, axis: usize) -> f64 {
        let at = self.ask.at[axis];
        if self.sampler.unnormalized {
            at.into()
        } else {
            (at * self.extent(axis) as f32).into()
        }
    }

    /// An element, or the border, or what the comparison of it gives.
    fn fetch(&self, at: [i64; 3]) -> [f64; 4] {
        let (kind, sampler) = (self.picture.kind, self.sampler);
        let mut inside = [0; 3];
        let mut border = false;
        for axis in 0..kind.axes() {
            let index = at[axis] + self.ask.offset[axis];
            match wrapped(sampler.wrap[axis], sampler.unnormalized, index, self.extent(axis)) {
                Some(index) => inside[axis] = index,
                None => border = true,
            }
        }
        if kind.is_array() {
            let axis = kind.axes();
            inside[axis] = f64::from(self.ask.at[axis])
                .floor()
                .clamp(0.0, (self.extent(axis) - 1) as f64) as i64;
        }
        let stored = if self.picture.form == Form::Bytes { 4 } else { 1 };
        let mut values = match border {
            false => {
                let element = self.picture.element(self.number, inside).expect("an element");
                element.map(|bits| f64::from(f32::from_bits(bits)))
            }
            true => std::array::from_fn(|component| match (component < stored, sampler.border) {
                (false, _) => f64::from(u8::from(component == 3)),
                (true, 2) => 1.0,
                (true, 1) => f64::from(u8::from(component == 3)),
                _ => 0.0,
            }),
        };
        if let Some(reference) = self.ask.reference {
            let reference = match self.picture.form {
                Form::Bytes => reference.clamp(0.0, 1.0),
                _ => reference,
            };
            for value in &mut values[..stored] {
                *value = f64::from(u8::from(holds(sampler.compare, reference.into(), *value)));
            }
        }
        values
    }

    /// The filtered value.
    fn value(&self, filter: u32) -> [f64; 4] {
        let mut choices: Vec<Vec<(i64, f64)>> = Vec::new();
        for axis in 0..3 {
            if axis >= self.picture.kind.axes() {
                choices.push(vec![(0, 1.0)]);
                continue;
            }
            let own = match self.sampler.filters[2] {
                of_z if axis == 2 && of_z != 0 => of_z - 1,
                _ => filter,
            };
            let coordinate = self.coordinate(axis);
            let parts = (coordinate * 256.0).round_ties_even();
            choices.push(match own {
                0 if self.sampler.truncate => vec![(coordinate.floor() as i64, 1.0)],
                0 => vec![((parts / 256.0).floor() as i64, 1.0)],
                _ => {
                    let below = ((parts - 128.0) / 256.0).floor();
                    let part = (parts - 128.0) / 256.0 - below;
                    vec![(below as i64, 1.0 - part), (below as i64 + 1, part)]
                }
            });
        }
        let mut all = Vec::new();
        for &(x, of_x) in &choices[0] {
            for &(y, of_y) in &choices[1] {
                for &(z, of_z) in &choices[2] {
                    let weight = of_x * of_y * of_z;
                    if weight > 0.0 {
                        all.push((weight, self.fetch([x, y, z])));
                    }
                }
            }
        }
        reduced(self.sampler.mode, &all)
    }
}

/// An average, or the least or greatest.
fn reduced(mode: u32, all: &[(f64, [f64; 4])]) -> [f64; 4] {
    std::array::from_fn(|component| {
        let values = all.iter().map(|(weight, values)| (weight, values[component]));
        match mode {
            0 => values.map(|(weight, value)| weight * value).sum(),
            1 => values.map(|(_, value)| value).fold(f64::INFINITY, f64::min),
            _ => values.map(|(_, value)| value).fold(f64::NEG_INFINITY, f64::max),
        }
    })
}

/// The four components of a sample.
pub fn sample(picture: &Picture, sampler: &Sampler, ask: &Ask) -> [f64; 4] {
    let (_, level) = level(picture, sampler, ask);
    let filter = sampler.filters[usize::from(level > 0)];
    let of = |number: i64| Level {
        picture,
        sampler,
        ask,
        number: number as u64,
    };
    match sampler.filters[3] {
        0 => of(0).value(filter),
        1 => of((level + 128) / 256).value(filter),
        _ => {
            let part = (level % 256) as f64 / 256.0;
            let mut all = vec![(1.0 - part, of(level / 256).value(filter))];
            if part > 0.0 {
                all.push((part, of(level / 256 + 1).value(filter)));
            }
            reduced(sampler.mode, &all)
        }
    }
}

/// One component of four elements: of two rows, counter-clockwise from the lower left, or of a row.
pub fn gather(picture: &Picture, sampler: &Sampler, ask: &Ask, row: bool, component: usize) -> [f64; 4] {
    let (_, level) = level(picture, sampler, ask);
    let level = Level {
        picture,
        sampler,
        ask,
        number: if sampler.filters[3] == 0 {
            0
        } else {
            (level as u64 + 128) / 256
        },
    };
    let start = [0, 1].map(|axis| {
        let coordinate = level.coordinate(axis);
        match sampler.truncate {
            true => (coordinate - 0.5).floor() as i64,
            false => (((coordinate * 256.0).round_ties_even() - 128.0) / 256.0).floor() as i64,
        }
    });
    let places: [[i64; 2]; 4] = match row {
        true => [[0, 0], [1, 0], [2, 0], [3, 0]],
        false => [[0, 1], [1, 1], [1, 0], [0, 0]],
    };
    places.map(|[x, y]| level.fetch([start[0] + x, start[1] + y, 0])[component])
}

/// Kinds that gathers take.
pub const GATHERED: [Kind; 2] = [Kind::Plane, Kind::Planes];
