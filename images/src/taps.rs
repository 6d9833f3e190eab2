//! What a sample takes along one coordinate, and how elements are averaged (HSA PRM 7.1.6.2, 7.1.6.3).

use crate::{Sampler, SamplerAddressing, SamplerCoord};

/// Bits of the fraction of a coordinate that `linear` weights elements by.
pub const FRACTION_BITS: u32 = 8;
/// Parts of an element.
pub(crate) const STEPS: i32 = 1 << FRACTION_BITS;

/// What an index outside the image means. The first four are those of HSAIL; graphics have all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wrap {
    /// The image is repeated.
    Repeat,
    /// It is repeated, every second time mirrored.
    Mirror,
    /// The nearest element.
    Edge,
    /// The border.
    Border,
    /// It is mirrored once at 0; beyond that the nearest element.
    MirrorOnceEdge,
    /// It is mirrored once at 0; beyond that the border.
    MirrorOnceBorder,
}

impl Wrap {
    /// That of a sampler; coordinates that are not normalized do not repeat.
    pub(crate) fn of(sampler: &Sampler) -> Wrap {
        let normalized = sampler.coord == SamplerCoord::Normalized;
        match sampler.addressing {
            SamplerAddressing::ClampToBorder => Wrap::Border,
            SamplerAddressing::Repeat if normalized => Wrap::Repeat,
            SamplerAddressing::MirroredRepeat if normalized => Wrap::Mirror,
            _ => Wrap::Edge,
        }
    }

    /// The index of an element, or nothing for the border.
    pub(crate) fn index(self, at: i64, extent: u32) -> Option<i32> {
        let extent = i64::from(extent);
        if (0..extent).contains(&at) {
            return i32::try_from(at).ok();
        }
        let mirrored = if at < 0 { -(at + 1) } else { at };
        let last = (extent - 1).max(0);
        let inside = match self {
            Wrap::Border => return None,
            Wrap::Repeat => at.checked_rem_euclid(extent),
            Wrap::Mirror => mirrored
                .checked_rem_euclid(extent)
                .map(|inside| match (mirrored / extent) & 1 {
                    0 => inside,
                    _ => extent - 1 - inside,
                }),
            Wrap::Edge => Some(at.clamp(0, last)),
            Wrap::MirrorOnceEdge => Some(mirrored.min(last)),
            Wrap::MirrorOnceBorder => (mirrored < extent).then_some(mirrored),
        };
        i32::try_from(inside?).ok()
    }
}

/// How a coordinate becomes elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Grid {
    /// The element that it is in.
    Exact,
    /// The same after it has been rounded to a part of an element.
    Rounded,
    /// Two elements, weighted by the part.
    Linear,
}

/// What is taken along one coordinate: two elements, each an index or the border, and the weight of the second of [`STEPS`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tap {
    pub(crate) elements: [Option<i32>; 2],
    pub(crate) weight: u32,
}

impl Tap {
    /// One element.
    pub(crate) const fn nearest(element: Option<i32>) -> Tap {
        Tap {
            elements: [element, None],
            weight: 0,
        }
    }

    /// The elements at a coordinate, which counts elements.
    pub(crate) fn at(coordinate: f64, grid: Grid, index: impl Fn(i64) -> Option<i32>) -> Tap {
        if grid == Grid::Exact {
            return Tap::nearest(index((coordinate.floor() as i32).into()));
        }
        let fixed = (coordinate * f64::from(STEPS)).round_ties_even() as i32;
        if grid == Grid::Rounded {
            return Tap::nearest(index((fixed >> FRACTION_BITS).into()));
        }
        // Half an element less.
        let fixed = fixed.saturating_sub(STEPS / 2);
        let first = i64::from(fixed >> FRACTION_BITS);
        Tap {
            elements: [index(first), index(first + 1)],
            weight: (fixed & (STEPS - 1)) as u32,
        }
    }
}

/// What becomes of the elements of a block.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reduction {
    /// Their weighted average.
    #[default]
    Average,
    /// The least of those that have a weight.
    Least,
    /// The greatest of them.
    Greatest,
}

impl Reduction {
    /// What it begins with, before any element.
    const fn start(self) -> f64 {
        match self {
            Reduction::Average => 0.0,
            Reduction::Least => f64::INFINITY,
            Reduction::Greatest => f64::NEG_INFINITY,
        }
    }

    /// A value and the next one, which has a weight.
    fn add(self, sum: f64, weight: f64, value: f64) -> f64 {
        match self {
            Reduction::Average => sum + weight * value,
            Reduction::Least => sum.min(value),
            Reduction::Greatest => sum.max(value),
        }
    }

    /// Of two values, the second of which has a weight between 0 and 1.
    pub(crate) fn between(self, first: [f64; 4], second: [f64; 4], weight: f64) -> [f64; 4] {
        std::array::from_fn(|component| {
            let start = self.add(self.start(), 1.0 - weight, first[component]);
            self.add(start, weight, second[component])
        })
    }

    /// That of a block of elements (HSA PRM 7.1.6.3); those without weight are not fetched.
    pub(crate) fn block<E>(
        self,
        taps: &[Tap; 3],
        mut fetch: impl FnMut([Option<i32>; 3]) -> Result<[u32; 4], E>,
    ) -> Result<[f64; 4], E> {
        let one = STEPS as u32;
        let scale = f64::from(one).powi(3);
        let mut sums = [self.start(); 4];
        for corner in 0..8 {
            let chosen = |axis: usize| corner >> axis & 1;
            let weight: f64 = (0..3)
                .map(|axis| match chosen(axis) {
                    0 => one - taps[axis].weight,
                    _ => taps[axis].weight,
                })
                .map(f64::from)
                .product();
            if weight == 0.0 {
                continue;
            }
            let element = fetch(std::array::from_fn(|axis| taps[axis].elements[chosen(axis)]))?;
            for (sum, value) in sums.iter_mut().zip(element) {
                *sum = self.add(*sum, weight / scale, f32::from_bits(value).into());
            }
        }
        Ok(sums)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indices_outside() {
        let all = |wrap: Wrap| [-5, -1, 2, 3, 4, 7].map(|at| wrap.index(at, 3));
        assert_eq!(all(Wrap::Repeat), [1, 2, 2, 0, 1, 1].map(Some));
        assert_eq!(all(Wrap::Mirror), [1, 0, 2, 2, 1, 1].map(Some));
        assert_eq!(all(Wrap::Edge), [0, 0, 2, 2, 2, 2].map(Some));
        assert_eq!(all(Wrap::MirrorOnceEdge), [2, 0, 2, 2, 2, 2].map(Some));
        assert_eq!(all(Wrap::Border), [None, None, Some(2), None, None, None]);
        assert_eq!(
            all(Wrap::MirrorOnceBorder),
            [None, Some(0), Some(2), None, None, None]
        );
    }

    #[test]
    fn the_least_and_the_greatest_of_those_with_weight() {
        let tap = |weight: u32| Tap {
            elements: [Some(0), Some(1)],
            weight,
        };
        let fetch = |at: [Option<i32>; 3]| {
            let [x, y, _] = at.map(|axis| axis.unwrap_or(0));
            Ok::<_, ()>([((10 * y + x + 1) as f32).to_bits(); 4])
        };
        // Both columns of the first row: 1 and 2.
        let taps = [tap(64), tap(0), Tap::nearest(Some(0))];
        let of = |reduction: Reduction| reduction.block(&taps, fetch).unwrap()[0];
        assert_eq!(of(Reduction::Average), 1.25);
        assert_eq!(of(Reduction::Least), 1.0);
        assert_eq!(of(Reduction::Greatest), 2.0);
    }
}
