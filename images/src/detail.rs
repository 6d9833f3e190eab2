//! Images with levels of detail, and samples of them: what graphics have beyond HSAIL (RDNA4 ISA 10.3 to 10.6).
//!
//! | step | formula |
//! |---|---|
//! | how large a step is | elements of the first level that a step in either direction of the screen crosses: the length of the longer one |
//! | raw level | its binary logarithm, or the level that is given; plus the biases of sampler and instruction |
//! | clamped level | at least what the instruction says; within what the sampler says; at least what the image says; a level that there is |
//! | filter | that of magnified images if the clamped level is 0, otherwise that of reduced ones |
//! | levels | one, or the two on either side of the clamped one, weighted by its fraction |
//!
//! Choices that no manual makes; they are those of the public interfaces whose samples this hardware runs:
//! - the clamped level is a fixed-point number with [`FRACTION_BITS`] bits, to which it is rounded, as coordinates are;
//! - half way between two levels the smaller image is the nearest one;
//! - level 0 "is forced": neither biases nor limits apply to it;
//! - the reference of a comparison is on its left, and is first put into the range of fractions if the element is one; elements are compared
//!   before they are averaged; each component that comes from memory becomes 1 or 0;
//! - two averages are averaged before they are rounded;
//! - integers have one element of one level, as in HSAIL's samples.

use crate::format::Source;
use crate::sampling::{Memory, axes, load};
use crate::taps::{FRACTION_BITS, Grid, STEPS, Tap};
use crate::{Access, ChannelType, Format, Reduction, Sampler, SamplerCoord, SamplerFilter, View, Wrap};

/// An image with its levels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Levels {
    /// The levels, the largest first; there is one at least. All have the same format and geometry.
    pub views: Vec<View>,
    /// No sample takes a level below this one, in parts of a level.
    pub least: i32,
}

/// How one level of several is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Between {
    /// It is the first.
    #[default]
    First,
    /// It is the nearest.
    Nearest,
    /// The two on either side, weighted.
    Linear,
}

/// When a comparison of a reference with an element is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Comparison {
    /// Never.
    Never,
    /// It is less.
    Less,
    /// It is equal.
    Equal,
    /// It is less or equal.
    LessOrEqual,
    /// It is greater.
    Greater,
    /// It is not equal.
    NotEqual,
    /// It is greater or equal.
    GreaterOrEqual,
    /// Always.
    Always,
}

impl Comparison {
    /// Whether it is true of a reference and an element; of NaN only what "not equal" and "always" say is.
    pub fn holds(self, reference: f32, element: f32) -> bool {
        match self {
            Comparison::Never => false,
            Comparison::Less => reference < element,
            Comparison::Equal => reference == element,
            Comparison::LessOrEqual => reference <= element,
            Comparison::Greater => reference > element,
            Comparison::NotEqual => reference != element,
            Comparison::GreaterOrEqual => reference >= element,
            Comparison::Always => true,
        }
    }
}

/// The colour of the border; constants of the format apply to it, too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Border {
    /// All components are 0.
    #[default]
    Transparent,
    /// Alpha is 1.
    Opaque,
    /// All are 1.
    White,
}

impl Border {
    /// The access values of the border of a format.
    fn of(self, format: Format) -> [u32; 4] {
        let components = format.order.swizzle();
        std::array::from_fn(|component| match (components[component], self) {
            (Source::One, _) | (Source::Memory(_), Border::White) => format.one(),
            (Source::Memory(_), Border::Opaque) if component == 3 => format.one(),
            _ => 0,
        })
    }
}

/// How samples are taken of an image with levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DetailSampler {
    /// Whether coordinates are fractions of the image's sizes.
    pub coord: SamplerCoord,
    /// What coordinates outside mean, of each axis.
    pub wrap: [Wrap; 3],
    /// The filter of magnified images.
    pub magnified: SamplerFilter,
    /// The filter of reduced images.
    pub reduced: SamplerFilter,
    /// The filter along the third axis, if it has one of its own.
    pub depth: Option<SamplerFilter>,
    /// Coordinates of single elements are taken as they are, and not rounded to parts of an element.
    pub exact: bool,
    /// How levels are chosen.
    pub between: Between,
    /// The least and the greatest level, in parts of a level.
    pub limits: [i32; 2],
    /// What is added to levels, in parts of a level.
    pub bias: i32,
    /// What becomes of a block of elements.
    pub reduction: Reduction,
    /// The comparison of samples with a reference.
    pub comparison: Comparison,
    /// The border.
    pub border: Border,
}

impl From<&Sampler> for DetailSampler {
    /// A sampler of HSAIL, which takes the first level.
    fn from(sampler: &Sampler) -> DetailSampler {
        DetailSampler {
            coord: sampler.coord,
            wrap: [Wrap::of(sampler); 3],
            magnified: sampler.filter,
            reduced: sampler.filter,
            depth: None,
            exact: sampler.filter == SamplerFilter::Nearest,
            between: Between::First,
            limits: [0, 0xfff],
            bias: 0,
            reduction: Reduction::Average,
            comparison: Comparison::Never,
            border: Border::Transparent,
        }
    }
}

/// Which level a sample asks for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Wanted {
    /// The first, whatever the sampler says.
    First,
    /// This one.
    Given(f32),
    /// The one for steps of this many elements of the first level, with a bias.
    Step(f64, f32),
}

/// What a sample is told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Request {
    /// Coordinates x, y, z, the index in an array last.
    pub at: [f32; 3],
    /// What is added to the indices of elements.
    pub offset: [i32; 3],
    /// The level.
    pub wanted: Wanted,
    /// No smaller level is taken.
    pub least: Option<f32>,
    /// What elements are compared with.
    pub reference: Option<f32>,
}

/// A level of detail.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Detail {
    /// Before limits.
    pub raw: f64,
    /// Within limits, in parts of a level.
    pub clamped: i32,
}

/// Parts of a level as a number.
const LEVEL: f64 = STEPS as f64;

impl Levels {
    /// An image without smaller levels.
    pub fn single(view: View) -> Levels {
        Levels {
            views: vec![view],
            least: 0,
        }
    }

    /// The first level.
    pub fn first(&self) -> &View {
        &self.views[0]
    }

    /// A level by its number, if there is one.
    pub fn level(&self, number: u32) -> Option<&View> {
        self.views.get(number as usize)
    }

    /// How many elements of the first level a step crosses, from how coordinates change along both directions of the screen.
    pub fn step(&self, coord: SamplerCoord, changes: [[f64; 3]; 2]) -> f64 {
        let view = self.first();
        let extents = view.extents();
        let length = |change: [f64; 3]| {
            let elements = (0..view.geometry.dimensions()).map(|axis| match coord {
                SamplerCoord::Normalized => change[axis] * f64::from(extents[axis]),
                SamplerCoord::Unnormalized => change[axis],
            });
            elements.map(|axis| axis * axis).sum::<f64>().sqrt()
        };
        length(changes[0]).max(length(changes[1]))
    }

    /// The level of detail of a sample.
    pub fn detail(&self, sampler: &DetailSampler, wanted: Wanted, least: Option<f32>) -> Detail {
        let bias = f64::from(sampler.bias) / LEVEL;
        let raw = match wanted {
            Wanted::First => return Detail { raw: 0.0, clamped: 0 },
            Wanted::Given(level) => f64::from(level) + bias,
            Wanted::Step(step, own) => step.log2() + f64::from(own) + bias,
        };
        let limited = least.map_or(raw, |least| raw.max(least.into()));
        let limited = (limited * LEVEL).round_ties_even() as i32;
        let [low, high] = sampler.limits;
        let limited = limited.max(low).min(high).max(self.least);
        let last = (self.views.len() as i32 - 1) * STEPS;
        Detail {
            raw,
            clamped: limited.clamp(0, last),
        }
    }
}

/// A sample of one level.
struct LevelSample<'s> {
    view: &'s View,
    sampler: &'s DetailSampler,
    request: &'s Request,
    border: [u32; 4],
}

impl LevelSample<'_> {
    /// What is taken along the axes with this filter.
    fn taps(&self, filter: SamplerFilter) -> [Tap; 3] {
        let sampler = self.sampler;
        axes(
            self.view,
            |axis| {
                let filter = match sampler.depth {
                    Some(depth) if axis == 2 => depth,
                    _ => filter,
                };
                let grid = match filter {
                    SamplerFilter::Linear => Grid::Linear,
                    SamplerFilter::Nearest if sampler.exact => Grid::Exact,
                    SamplerFilter::Nearest => Grid::Rounded,
                };
                Tap::at(self.coordinate(axis), grid, self.index(axis))
            },
            |layer| f64::from(self.request.at[layer]),
        )
    }

    /// A coordinate in elements: a product in single precision.
    fn coordinate(&self, axis: usize) -> f64 {
        let at = self.request.at[axis];
        match self.sampler.coord {
            SamplerCoord::Unnormalized => at.into(),
            SamplerCoord::Normalized => (at * self.view.extents()[axis] as f32).into(),
        }
    }

    /// Where the index of an element is.
    fn index(&self, axis: usize) -> impl Fn(i64) -> Option<i32> {
        let wrap = match self.sampler.coord {
            SamplerCoord::Normalized => self.sampler.wrap[axis],
            // Addresses of elements do not repeat.
            SamplerCoord::Unnormalized => match self.sampler.wrap[axis] {
                Wrap::Border | Wrap::MirrorOnceBorder => Wrap::Border,
                _ => Wrap::Edge,
            },
        };
        let (offset, extent) = (i64::from(self.request.offset[axis]), self.view.extents()[axis]);
        move |at| wrap.index(at + offset, extent)
    }

    /// An element, or what its comparison gives.
    fn fetch<M: Memory>(&self, at: [Option<i32>; 3], memory: &mut M) -> Result<[u32; 4], M::Error> {
        let element = match at {
            [Some(x), Some(y), Some(z)] => load(self.view, [x, y, z], memory)?,
            _ => self.border,
        };
        let Some(reference) = self.request.reference else {
            return Ok(element);
        };
        let reference = in_range(self.view.ty, reference);
        let components = self.view.order.swizzle();
        Ok(std::array::from_fn(|component| match components[component] {
            Source::Memory(_) => {
                let value = f32::from_bits(element[component]);
                f32::from(u8::from(self.sampler.comparison.holds(reference, value))).to_bits()
            }
            _ => element[component],
        }))
    }
}

/// A reference in the range of an element's values.
fn in_range(ty: ChannelType, reference: f32) -> f32 {
    use ChannelType as T;
    match ty {
        T::HalfFloat | T::Float => reference,
        T::SnormInt8 | T::SnormInt16 => reference.clamp(-1.0, 1.0),
        _ => reference.clamp(0.0, 1.0),
    }
}

/// The access values that a sample gives.
pub fn sample_levels<M: Memory>(
    image: &Levels,
    sampler: &DetailSampler,
    request: &Request,
    memory: &mut M,
) -> Result<[u32; 4], M::Error> {
    let level = image.detail(sampler, request.wanted, request.least).clamped;
    let first = image.first();
    let floats = first.ty.access() == Access::Float;
    let filter = match (floats, level <= 0) {
        (false, _) => SamplerFilter::Nearest,
        (true, true) => sampler.magnified,
        (true, false) => sampler.reduced,
    };
    let mut sampler = *sampler;
    if !floats {
        sampler.depth = None;
    }
    let of = |view| LevelSample {
        view,
        sampler: &sampler,
        request,
        border: sampler.border.of(first.format()),
    };
    let (number, weight) = match sampler.between {
        Between::First => (0, 0),
        Between::Linear if floats => (level >> FRACTION_BITS, level & (STEPS - 1)),
        Between::Linear | Between::Nearest => (nearest(level), 0),
    };
    let view = |number: i32| image.level(number as u32).unwrap_or(first);
    let one = of(view(number));
    let taps = one.taps(filter);
    let averages = [Some(filter), sampler.depth].contains(&Some(SamplerFilter::Linear));
    // One element passes unchanged.
    if weight == 0 && !averages {
        return one.fetch(taps.map(|tap| tap.elements[0]), memory);
    }
    let mut values = sampler.reduction.block(&taps, |at| one.fetch(at, memory))?;
    if weight != 0 {
        let next = of(view(number + 1));
        let smaller = sampler
            .reduction
            .block(&next.taps(filter), |at| next.fetch(at, memory))?;
        values = sampler
            .reduction
            .between(values, smaller, f64::from(weight) / LEVEL);
    }
    Ok(values.map(|value| (value as f32).to_bits()))
}

/// The level that is nearest.
const fn nearest(level: i32) -> i32 {
    (level + STEPS / 2) >> FRACTION_BITS
}

/// Which elements a gather takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gather {
    /// Those that a linear filter of two axes averages: from the lower left counter-clockwise, where y grows downwards.
    Block,
    /// Four of a row, from the first of those that such a filter averages.
    Row,
}

/// One component of each of four elements of one level.
pub fn gather<M: Memory>(
    image: &Levels,
    sampler: &DetailSampler,
    request: &Request,
    (shape, component): (Gather, usize),
    memory: &mut M,
) -> Result<[u32; 4], M::Error> {
    let level = image.detail(sampler, request.wanted, request.least).clamped;
    let number = match sampler.between {
        Between::First => 0,
        Between::Nearest | Between::Linear => nearest(level),
    };
    let first = image.first();
    let one = LevelSample {
        view: image.level(number as u32).unwrap_or(first),
        sampler,
        request,
        border: sampler.border.of(first.format()),
    };
    let start = |axis: usize| {
        let below = one.coordinate(axis);
        match sampler.exact {
            true => (below - 0.5).floor() as i32,
            false => ((below * LEVEL).round_ties_even() as i32).saturating_sub(STEPS / 2) >> FRACTION_BITS,
        }
    };
    let layer = one.taps(SamplerFilter::Nearest)[2].elements[0];
    let places = match shape {
        Gather::Block => [[0, 1], [1, 1], [1, 0], [0, 0]],
        Gather::Row => [[0, 0], [1, 0], [2, 0], [3, 0]],
    };
    let mut values = [0; 4];
    for (value, [x, y]) in values.iter_mut().zip(places) {
        let at = |axis: usize, by: i64| one.index(axis)(i64::from(start(axis)) + by);
        *value = one.fetch([at(0, x), at(1, y), layer], memory)?[component % 4];
    }
    Ok(values)
}
