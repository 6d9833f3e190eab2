//! What the instructions on images do (HSA PRM 7.1.6, 7.2 to 7.4).
//!
//! Choices where the manual leaves one or says "undefined":
//! - loads outside the image give 0 and stores there do nothing; neither touches memory;
//! - coordinates are fixed-point numbers of 32 bits, whole elements for `nearest` and parts of [`FRACTION_BITS`](crate::FRACTION_BITS) bits for `linear`: what is larger is
//!   the nearest of those, and NaN is 0;
//! - an addressing mode `undefined` is `clamp_to_edge`; so are `repeat` and `mirrored_repeat` for unnormalized coordinates;
//! - integer channels are not averaged, and integer coordinates are unnormalized and nearest, whatever the sampler says;
//! - a normalized coordinate times the size is a product in single precision. For `linear` the coordinate is rounded to such a part of an element,
//!   as samplers of GPUs do, so that the weights are exact and add up to 1; elements of weight 0 are not
//!   loaded; the average is one in double precision, rounded once.
//! - `mirrored_repeat` reflects the index of the element, as hardware does. (The manual's formula reflects the coordinate before it
//!   becomes an index, which for a fraction is the element beside it.)

use crate::taps::{Grid, Tap};
use crate::{Access, Element, Reduction, Sampler, SamplerCoord, SamplerFilter, View, Wrap};

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
    let element = load_bytes(view, coordinates, memory)?;
    Ok(element.map_or([0; 4], |element| view.format().decode(element)))
}

/// `stimage`: makes the element with these coordinates one with these access values.
pub fn store<M: Memory>(
    view: &View,
    coordinates: [i32; 3],
    values: [u32; 4],
    memory: &mut M,
) -> Result<(), M::Error> {
    store_bytes(view, coordinates, view.format().encode(values), memory)
}

/// The bytes of the element with these coordinates as they are in memory; nothing outside the image.
pub fn load_bytes<M: Memory>(
    view: &View,
    coordinates: [i32; 3],
    memory: &mut M,
) -> Result<Option<Element>, M::Error> {
    let Some(address) = view.address(coordinates) else {
        return Ok(None);
    };
    let mut element = [0; 16];
    memory.read(address, &mut element[..view.element_bytes()])?;
    Ok(Some(element))
}

/// Makes these the bytes of the element with these coordinates.
pub fn store_bytes<M: Memory>(
    view: &View,
    coordinates: [i32; 3],
    element: Element,
    memory: &mut M,
) -> Result<(), M::Error> {
    match view.address(coordinates) {
        Some(address) => memory.write(address, &element[..view.element_bytes()]),
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
    let wrap = Wrap::of(sampler);
    let index = |axis: usize| {
        let extent = view.extents()[axis];
        move |at: i64| wrap.index(at, extent)
    };
    let grid = if linear { Grid::Linear } else { Grid::Exact };
    let taps = match coordinates {
        Coords::Int(coordinates) => axes(
            view,
            |axis| Tap::nearest(index(axis)(coordinates[axis].into())),
            |layer| f64::from(coordinates[layer]),
        ),
        Coords::Float(coordinates) => axes(
            view,
            |axis| {
                let coordinate = match sampler.coord {
                    SamplerCoord::Unnormalized => f64::from(coordinates[axis]),
                    SamplerCoord::Normalized => f64::from(coordinates[axis] * view.extents()[axis] as f32),
                };
                Tap::at(coordinate, grid, index(axis))
            },
            |layer| f64::from(coordinates[layer]).round_ties_even(),
        ),
    };
    let mut fetch = |at| texel(view, at, memory);
    if linear && matches!(coordinates, Coords::Float(_)) {
        let sums = Reduction::Average.block(&taps, fetch)?;
        Ok(sums.map(|sum| (sum as f32).to_bits()))
    } else {
        fetch(taps.map(|tap| tap.elements[0]))
    }
}

/// The taps of all coordinates: those along the image's dimensions by `tap`, the index in an array (HSA PRM 7.1.3: rounded to the
/// nearest and clamped) by `layer`.
pub(crate) fn axes(view: &View, tap: impl Fn(usize) -> Tap, layer: impl Fn(usize) -> f64) -> [Tap; 3] {
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

/// An element, or the border if one of its indices is that.
fn texel<M: Memory>(view: &View, indices: [Option<i32>; 3], memory: &mut M) -> Result<[u32; 4], M::Error> {
    match indices {
        [Some(x), Some(y), Some(z)] => load(view, [x, y, z], memory),
        _ => Ok(view.format().border()),
    }
}
