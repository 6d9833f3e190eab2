//! What the instructions on images do (HSA PRM 7.1.6, 7.2 to 7.4).
//!
//! Choices where the manual leaves one or says "undefined":
//! - loads outside the image give 0 and stores there do nothing; neither touches memory;
//! - coordinates are fixed-point numbers of 32 bits, whole elements for `nearest` and parts of [`FRACTION_BITS`] bits for `linear`: what is larger is
//!   the nearest of those, and NaN is 0;
//! - an addressing mode `undefined` is `clamp_to_edge`; so are `repeat` and `mirrored_repeat` for unnormalized coordinates;
//! - integer channels are not averaged, and integer coordinates are unnormalized and nearest, whatever the sampler says;
//! - a normalized coordinate times the size is a product in single precision. For `linear` the coordinate is rounded to such a part of an element,
//!   as samplers of GPUs do, so that the weights are exact and add up to 1; elements of weight 0 are not
//!   loaded; the average is one in double precision, rounded once.
//! - `mirrored_repeat` reflects the index of the element, as hardware does. (The manual's formula reflects the coordinate before it
//!   becomes an index, which for a fraction is the element beside it.)

use crate::{Access, Sampler, SamplerAddressing, SamplerCoord, SamplerFilter, View};

/// Bits of the fraction of a coordinate that `linear` weights elements by.
pub const FRACTION_BITS: u32 = 8;

/// The memory that images' data is in.
pub trait Memory {
    /// Why an access fails.
    type Error;

    /// Reads `bytes.len()` bytes at `address`.
    fn read(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Self::Error>;

    /// Writes `bytes` at `address`.
    fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Self::Error>;
}

/// The coordinates of a sampling instruction, in the order x, y, z, the index in an array last; those that a geometry does not have
/// are not looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Coords {
    /// `s32`.
    Int([i32; 3]),
    /// `f32`.
    Float([f32; 3]),
}

/// `ldimage`: the access values of the element with these coordinates: bits of floats or integers, as the channel type says.
pub fn load<M: Memory>(view: &View, coordinates: [i32; 3], memory: &mut M) -> Result<[u32; 4], M::Error> {
    let Some(address) = view.address(coordinates) else {
        return Ok([0; 4]);
    };
    let mut element = [0; 16];
    memory.read(address, &mut element[..view.element_bytes()])?;
    Ok(view.format().decode(element))
}

/// `stimage`: makes the element with these coordinates one with these access values.
pub fn store<M: Memory>(
    view: &View,
    coordinates: [i32; 3],
    values: [u32; 4],
    memory: &mut M,
) -> Result<(), M::Error> {
    match view.address(coordinates) {
        Some(address) => memory.write(address, &view.format().encode(values)[..view.element_bytes()]),
        None => Ok(()),
    }
}

/// `rdimage`: the access values at these coordinates, as the sampler says.
pub fn sample<M: Memory>(
    view: &View,
    sampler: &Sampler,
    coordinates: Coords,
    memory: &mut M,
) -> Result<[u32; 4], M::Error> {
    let linear = sampler.filter == SamplerFilter::Linear && view.format().ty.access() == Access::Float;
    let taps = match coordinates {
        Coords::Int(coordinates) => axes(
            view,
            |axis| Tap::nearest(index(sampler, coordinates[axis].into(), view.extents()[axis])),
            |layer| f64::from(coordinates[layer]),
        ),
        Coords::Float(coordinates) => axes(
            view,
            |axis| Tap::of(sampler, linear, coordinates[axis], view.extents()[axis]),
            |layer| f64::from(coordinates[layer]).round_ties_even(),
        ),
    };
    if linear && matches!(coordinates, Coords::Float(_)) {
        average(view, &taps, memory)
    } else {
        texel(view, taps.map(|tap| tap.elements[0]), memory)
    }
}

/// What is taken along one coordinate: two elements, each an index or the border, and the weight of the second of `1 << FRACTION_BITS`.
#[derive(Clone, Copy, Debug)]
struct Tap {
    elements: [Option<i32>; 2],
    weight: u32,
}

impl Tap {
    /// One element.
    const fn nearest(element: Option<i32>) -> Tap {
        Tap {
            elements: [element, None],
            weight: 0,
        }
    }

    fn of(sampler: &Sampler, linear: bool, coordinate: f32, extent: u32) -> Tap {
        let coordinate = match sampler.coord {
            SamplerCoord::Unnormalized => f64::from(coordinate),
            SamplerCoord::Normalized => f64::from(coordinate * extent as f32),
        };
        let element = |at: i32| index(sampler, at.into(), extent);
        if !linear {
            return Tap::nearest(element(coordinate.floor() as i32));
        }
        let steps = 1 << FRACTION_BITS;
        let fixed = (coordinate * f64::from(steps)).round_ties_even() as i32;
        // Half an element less.
        let fixed = fixed.saturating_sub(steps / 2);
        let first = fixed >> FRACTION_BITS;
        Tap {
            elements: [element(first), element(first + 1)],
            weight: (fixed & (steps - 1)) as u32,
        }
    }
}

/// The taps of all coordinates: those along the image's dimensions by `tap`, the index in an array (HSA PRM 7.1.3: rounded to the
/// nearest and clamped) by `layer`.
fn axes(view: &View, tap: impl Fn(usize) -> Tap, layer: impl Fn(usize) -> f64) -> [Tap; 3] {
    let dimensions = view.geometry.dimensions();
    std::array::from_fn(|axis| {
        if axis < dimensions {
            tap(axis)
        } else if axis < view.geometry.coordinates() {
            let last = f64::from(view.extents()[axis].saturating_sub(1));
            // A NaN becomes 0.
            Tap::nearest(Some(layer(axis).clamp(0.0, last) as i32))
        } else {
            Tap::nearest(Some(0))
        }
    })
}

/// The addressing mode applied to an index (HSA PRM 7.1.6.2): an element's, or nothing for the border.
fn index(sampler: &Sampler, at: i64, extent: u32) -> Option<i32> {
    let extent = i64::from(extent);
    if (0..extent).contains(&at) {
        return i32::try_from(at).ok();
    }
    let normalized = sampler.coord == SamplerCoord::Normalized;
    let inside = match sampler.addressing {
        SamplerAddressing::ClampToBorder => return None,
        SamplerAddressing::Repeat if normalized => at.checked_rem_euclid(extent),
        SamplerAddressing::MirroredRepeat if normalized => {
            let at = if at < 0 { -(at + 1) } else { at };
            let inside = at.checked_rem_euclid(extent);
            inside.map(|inside| match (at / extent) & 1 {
                0 => inside,
                _ => extent - 1 - inside,
            })
        }
        _ => Some(at.clamp(0, (extent - 1).max(0))),
    };
    i32::try_from(inside?).ok()
}

/// An element, or the border if one of its indices is that.
fn texel<M: Memory>(view: &View, indices: [Option<i32>; 3], memory: &mut M) -> Result<[u32; 4], M::Error> {
    match indices {
        [Some(x), Some(y), Some(z)] => load(view, [x, y, z], memory),
        _ => Ok(view.format().border()),
    }
}

/// The weighted average of a block of elements (HSA PRM 7.1.6.3).
fn average<M: Memory>(view: &View, taps: &[Tap; 3], memory: &mut M) -> Result<[u32; 4], M::Error> {
    let one = 1u32 << FRACTION_BITS;
    let scale = f64::from(one).powi(3);
    let mut sums = [0f64; 4];
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
        let element = texel(
            view,
            std::array::from_fn(|axis| taps[axis].elements[chosen(axis)]),
            memory,
        )?;
        for (sum, value) in sums.iter_mut().zip(element) {
            *sum += weight / scale * f64::from(f32::from_bits(value));
        }
    }
    Ok(sums.map(|sum| (sum as f32).to_bits()))
}
