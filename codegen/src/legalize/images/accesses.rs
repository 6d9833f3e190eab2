//! Routines that are called for an instruction: loads and stores at coordinates, and samples.
//!
//! Coordinates are x, y, and a slice, which is z or the index in an array; those that the geometry lacks are 0. So one routine serves all geometries: what an
//! image lacks has the size 0 in its structure and counts as 1 here, and the sum of products with both pitches is the place in any of them.

use super::code::Code;
use super::elements::{self, FLUSHED};
use super::tables::word;
use crate::ir::{FpMode, FuncRef, Function, InstBuilder, IntCC, Rounding, Segment, Symbol, Type, Value};
use wavelift_images::layout;
use wavelift_images::{SamplerAddressing, SamplerCoord, SamplerFilter};

/// A word of an image or sampler.
fn property(code: &mut Code, handle: Value, offset: i32) -> Value {
    code.constant(Segment::Global, Type::I32, handle, offset)
}

/// Properties of an image, by their number.
const ORDER: i32 = layout::IMAGE_PROPERTIES;
const TYPE: i32 = ORDER + 4;
const WIDTH: i32 = ORDER + 8;
const HEIGHT: i32 = ORDER + 12;
const DEPTH: i32 = ORDER + 16;
const ARRAY: i32 = ORDER + 20;

/// Properties of a sampler.
const ADDRESSING: i32 = layout::SAMPLER_PROPERTIES;
const COORD: i32 = ADDRESSING + 4;
const FILTER: i32 = ADDRESSING + 8;

/// An image whose element is about to be reached.
struct Image {
    handle: Value,
    /// The word of its order.
    order: Value,
    ty: Value,
    base: Value,
    bytes: Value,
    row_pitch: Value,
    slice_pitch: Value,
}

impl Image {
    fn new(code: &mut Code, handle: Value, orders: Symbol) -> Image {
        let order = property(code, handle, ORDER);
        let (two, table) = (code.word(2), code.symbol_addr(Type::I64, orders));
        let at = code.ishl(Type::I32, order, two);
        let at = code.offset(table, at);
        Image {
            handle,
            order: code.constant(Segment::Readonly, Type::I32, at, 0),
            ty: property(code, handle, TYPE),
            base: code.constant(Segment::Global, Type::I64, handle, layout::IMAGE_BASE),
            bytes: property(code, handle, layout::IMAGE_ELEMENT_BYTES),
            row_pitch: property(code, handle, layout::IMAGE_ROW_PITCH),
            slice_pitch: property(code, handle, layout::IMAGE_SLICE_PITCH),
        }
    }

    /// The address of an element.
    fn address(&self, code: &mut Code, [x, y, slice]: [Value; 3]) -> Value {
        let at = code.scaled(self.base, slice, self.slice_pitch);
        let at = code.scaled(at, y, self.row_pitch);
        code.scaled(at, x, self.bytes)
    }

    /// Whether an element is inside.
    fn contains(&self, code: &mut Code, [x, y, slice]: [Value; 3]) -> Value {
        let one = code.word(1);
        let width = property(code, self.handle, WIDTH);
        let height = property(code, self.handle, HEIGHT);
        let depth = property(code, self.handle, DEPTH);
        let array = property(code, self.handle, ARRAY);
        // An image has one of them or none.
        let slices = code.bor(Type::I32, depth, array);
        let height = code.umax(Type::I32, height, one);
        let slices = code.umax(Type::I32, slices, one);
        let inside = code.icmp(IntCC::Ult, x, width);
        let in_column = code.icmp(IntCC::Ult, y, height);
        let in_slice = code.icmp(IntCC::Ult, slice, slices);
        let inside = code.band(Type::B1, inside, in_column);
        code.band(Type::B1, inside, in_slice)
    }
}

/// What routines for accesses call and look up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Parts {
    /// Reads or writes an element.
    pub(super) element: FuncRef,
    /// Words of orders.
    pub(super) orders: Symbol,
}

/// A routine that loads: image, three coordinates. Outside the image all is 0.
pub(super) fn load(parts: Parts) -> Function {
    let int = Type::I32;
    let (mut at, [handle, x, y, slice]) = Code::new([Type::I64, int, int, int]);
    let code = &mut at;
    let image = Image::new(code, handle, parts.orders);
    let inside = image.contains(code, [x, y, slice]);
    let (reads, (done, values)) = (code.label(), code.block([int; 4]));
    let zero = code.word(0);
    code.fork(inside, (reads, &[]), (done, &[zero; 4]));
    code.enter(reads);
    let address = image.address(code, [x, y, slice]);
    let read = code.ask(parts.element, [int; 4], &[image.order, image.ty, address]);
    code.go(done, &read);
    code.enter(done);
    at.finish(&values)
}

/// A routine that stores: image, three coordinates, four words. Outside the image nothing happens.
pub(super) fn store(parts: Parts) -> Function {
    let int = Type::I32;
    let params = [Type::I64, int, int, int, int, int, int, int];
    let (mut at, [handle, x, y, slice, r, g, b, a]) = Code::new(params);
    let code = &mut at;
    let image = Image::new(code, handle, parts.orders);
    let inside = image.contains(code, [x, y, slice]);
    let (writes, end) = (code.label(), code.label());
    code.fork(inside, (writes, &[]), (end, &[]));
    code.enter(writes);
    let address = image.address(code, [x, y, slice]);
    code.tell(parts.element, &[image.order, image.ty, address, r, g, b, a]);
    code.go(end, &[]);
    code.enter(end);
    at.finish(&[])
}

/// An index clamped to an extent.
fn clamped(code: &mut Code, index: Value, extent: Value) -> Value {
    let (zero, one) = (code.word(0), code.word(1));
    let last = code.isub(Type::I32, extent, one);
    let index = code.smin(Type::I32, index, last);
    code.smax(Type::I32, index, zero)
}

/// An index as the addressing modes have it that do not repeat: clamped, or -1 for the border.
fn unrepeated(code: &mut Code, index: Value, extent: Value, addressing: Value) -> Value {
    let nearest = clamped(code, index, extent);
    let outside = code.icmp(IntCC::Ne, nearest, index);
    let border = code.compare(
        IntCC::Eq,
        addressing,
        SamplerAddressing::ClampToBorder.brig_code().into(),
    );
    let border = code.band(Type::B1, outside, border);
    let none = code.word(u32::MAX);
    code.select(Type::I32, border, none, nearest)
}

/// A routine that takes a coordinate along an axis to the indices of two elements, -1 for the border, and to the weight of the second in
/// parts of 256: coordinate, extent, addressing, normalization, filter.
///
/// Elements of a block are found in steps of 1/256 of an element, rounded to nearest even: an element's index is such a number shifted by
/// 8, and what is shifted out is the weight. Nothing is scaled for coordinates that are not normalized, so that nearest elements of those are exact.
pub(super) fn axis() -> Function {
    let int = Type::I32;
    let (mut at, [coordinate, extent, addressing, coord, filter]) =
        Code::new([Type::F32, int, int, int, int]);
    let code = &mut at;
    let normalized = code.compare(IntCC::Eq, coord, SamplerCoord::Normalized.brig_code().into());
    let size = code.fcvt_from_uint(Type::F32, FLUSHED, extent);
    let product = code.fmul(Type::F32, FpMode::DEFAULT, coordinate, size);
    let place = code.select(Type::F32, normalized, product, coordinate);
    let (linear, nearest) = (code.label(), code.label());
    let (found, [first, weight]) = code.block([int; 2]);
    let averaged = code.compare(IntCC::Eq, filter, SamplerFilter::Linear.brig_code().into());
    code.fork(averaged, (linear, &[]), (nearest, &[]));
    code.enter(nearest);
    let zero = code.word(0);
    let down = FpMode {
        round: Rounding::Down,
        sat: true,
        ..FpMode::DEFAULT
    };
    let index = code.fcvt_to_sint(int, down, place);
    code.go(found, &[index, zero]);
    code.enter(linear);
    let steps = code.single(256.0);
    let scaled = code.fmul(Type::F32, FLUSHED, place, steps);
    let near = FpMode { sat: true, ..FLUSHED };
    let fixed = code.fcvt_to_sint(int, near, scaled);
    // Half an element less, without a step over the least number.
    let (half, least) = (code.word(128), code.word(i32::MIN as u32 + 128));
    let fixed = code.smax(int, fixed, least);
    let fixed = code.isub(int, fixed, half);
    let eight = code.word(8);
    let index = code.sshr(int, fixed, eight);
    let weight_of_second = code.field(fixed, 0, 8);
    code.go(found, &[index, weight_of_second]);
    code.enter(found);
    let (first, second) = addressed(code, first, extent, (addressing, normalized));
    at.finish(&[first, second, weight])
}

/// An index and the next one, as an addressing mode has them.
fn addressed(
    code: &mut Code,
    index: Value,
    extent: Value,
    (addressing, normalized): (Value, Value),
) -> (Value, Value) {
    let int = Type::I32;
    let one = code.word(1);
    let (repeats, once) = (code.label(), code.label());
    let (done, [first, second]) = code.block([int; 2]);
    let repeated = code.compare(
        IntCC::Uge,
        addressing,
        SamplerAddressing::Repeat.brig_code().into(),
    );
    let repeated = code.band(Type::B1, repeated, normalized);
    code.fork(repeated, (repeats, &[]), (once, &[]));
    code.enter(once);
    let next = code.iadd(int, index, one);
    let ends = [index, next].map(|index| unrepeated(code, index, extent, addressing));
    code.go(done, &ends);
    code.enter(repeats);
    // What repeats are images, or pairs of an image and its reflection.
    let reflected = SamplerAddressing::MirroredRepeat.brig_code().into();
    let reflected = code.compare(IntCC::Eq, addressing, reflected);
    let twice = code.ishl(int, extent, one);
    let period = code.select(int, reflected, twice, extent);
    let last = code.isub(int, period, one);
    // The remainder of a negative index counts from the period's end.
    let (sign_bit, zero) = (code.word(31), code.word(0));
    let sign = code.sshr(int, index, sign_bit);
    let magnitude = code.bxor(int, index, sign);
    let rest = code.urem(int, magnitude, period);
    let from_end = code.isub(int, last, rest);
    let negative = code.icmp(IntCC::Slt, index, zero);
    let here = code.select(int, negative, from_end, rest);
    let next = code.iadd(int, here, one);
    let over = code.icmp(IntCC::Eq, here, last);
    let next = code.select(int, over, zero, next);
    let ends = [here, next].map(|index| {
        let beyond = code.icmp(IntCC::Uge, index, extent);
        let reflection = code.isub(int, last, index);
        code.select(int, beyond, reflection, index)
    });
    code.go(done, &ends);
    code.enter(done);
    (first, second)
}

/// The parameters of routines that sample: image, sampler, x, y, z, index in an array, dimensions of the image.
fn sample_params(coordinate: Type) -> [Type; 7] {
    let c = coordinate;
    [Type::I64, Type::I64, c, c, c, c, Type::I32]
}

/// The index in an array that is nearest to a whole coordinate.
fn layer(code: &mut Code, image: &Image, index: Value) -> Value {
    let one = code.word(1);
    let array = property(code, image.handle, ARRAY);
    let array = code.umax(Type::I32, array, one);
    clamped(code, index, array)
}

/// The nearest integer, of halves the even one.
fn nearest(code: &mut Code, value: Value) -> Value {
    let mode = FpMode {
        sat: true,
        ..FpMode::DEFAULT
    };
    code.fcvt_to_sint(Type::I32, mode, value)
}

/// The border's components (HSA PRM table 7-2).
fn border(code: &mut Code, image: &Image) -> [Value; 4] {
    let (zero, one) = (code.word(0), elements::one(code, image.ty));
    let opaque = code.bit(image.order, word::OPAQUE);
    let alpha = code.select(Type::I32, opaque, one, zero);
    [zero, zero, zero, alpha]
}

/// The element with indices, or the border if one of them is negative. What follows goes to where both meet.
fn texel(code: &mut Code, image: &Image, indices: [Value; 3], slice: Value, read: FuncRef) -> [Value; 4] {
    let int = Type::I32;
    let [x, y, z] = indices;
    let signs = code.bor(int, x, y);
    let signs = code.bor(int, signs, z);
    let zero = code.word(0);
    let outside = code.icmp(IntCC::Slt, signs, zero);
    let (bordering, reads) = (code.label(), code.label());
    let (done, values) = code.block([int; 4]);
    code.fork(outside, (bordering, &[]), (reads, &[]));
    code.enter(bordering);
    let colour = border(code, image);
    code.go(done, &colour);
    code.enter(reads);
    let slice = code.iadd(int, z, slice);
    let address = image.address(code, [x, y, slice]);
    let components = code.ask(read, [int; 4], &[image.order, image.ty, address]);
    code.go(done, &components);
    code.enter(done);
    values
}

/// A routine that samples at integer coordinates, which are those of one element (HSA PRM table 7-6).
pub(super) fn sample_integers(parts: Parts) -> Function {
    let (mut at, [handle, sampler, x, y, z, index, dimensions]) = Code::new(sample_params(Type::I32));
    let code = &mut at;
    let image = Image::new(code, handle, parts.orders);
    let addressing = property(code, sampler, ADDRESSING);
    let mut axis = 0;
    let indices = [(x, WIDTH), (y, HEIGHT), (z, DEPTH)].map(|(coordinate, size)| {
        let extent = property(code, image.handle, size);
        let index = unrepeated(code, coordinate, extent, addressing);
        axis += 1;
        let there = code.compare(IntCC::Uge, dimensions, axis);
        let zero = code.word(0);
        code.select(Type::I32, there, index, zero)
    });
    let slice = layer(code, &image, index);
    let values = texel(code, &image, indices, slice, parts.element);
    at.finish(&values)
}

/// Where samples along the axes are.
struct Block {
    /// Indices along x, y and z: of both elements, and the weight of the second.
    axes: [[Value; 3]; 3],
    slice: Value,
    /// How many elements.
    count: Value,
}

/// The beginning of the routine that samples at float coordinates. `find` is the routine [`axis`].
fn block_of(code: &mut Code, image: &Image, operands: [Value; 6], find: FuncRef) -> Block {
    let [sampler, x, y, z, index, dimensions] = operands;
    let int = Type::I32;
    let (zero, one) = (code.word(0), code.word(1));
    let addressing = property(code, sampler, ADDRESSING);
    let coord = property(code, sampler, COORD);
    let filter = property(code, sampler, FILTER);
    // Integers are not averaged.
    let nearest_filter = code.word(SamplerFilter::Nearest.brig_code().into());
    let integer = elements::is_integer(code, image.ty);
    let filter = code.select(int, integer, nearest_filter, filter);
    let along = |code: &mut Code, coordinate, size| {
        let extent = property(code, image.handle, size);
        code.ask(find, [int; 3], &[coordinate, extent, addressing, coord, filter])
    };
    let x = along(code, x, WIDTH);
    let [has_y, has_z] = std::array::from_fn(|_| code.label());
    let (done, [y0, y1, yw, z0, z1, zw]) = code.block([int; 6]);
    let more = code.compare(IntCC::Ugt, dimensions, 1);
    code.fork(more, (has_y, &[]), (done, &[zero; 6]));
    code.enter(has_y);
    let [a, b, w] = along(code, y, HEIGHT);
    let more = code.compare(IntCC::Ugt, dimensions, 2);
    code.fork(more, (has_z, &[]), (done, &[a, b, w, zero, zero, zero]));
    code.enter(has_z);
    let [c, d, v] = along(code, z, DEPTH);
    code.go(done, &[a, b, w, c, d, v]);
    code.enter(done);
    let index = nearest(code, index);
    let slice = layer(code, image, index);
    let linear = code.compare(IntCC::Eq, filter, SamplerFilter::Linear.brig_code().into());
    let all = code.ishl(int, one, dimensions);
    let count = code.select(int, linear, all, one);
    Block {
        axes: [x, [y0, y1, yw], [z0, z1, zw]],
        slice,
        count,
    }
}

/// A routine that samples at float coordinates: one element as it is, or the average of a block, which is summed up element by
/// element. Elements of weight 0 are not read.
pub(super) fn sample_floats(parts: Parts, find: FuncRef) -> Function {
    let (ty, int) = (Type::F32, Type::I32);
    let (mut at, [handle, sampler, x, y, z, index, dimensions]) = Code::new(sample_params(ty));
    let code = &mut at;
    let image = Image::new(code, handle, parts.orders);
    let block = block_of(code, &image, [sampler, x, y, z, index, dimensions], find);
    let (next, [corner, r, g, b, a]) = code.block([int, ty, ty, ty, ty]);
    let (step, [r_next, g_next, b_next, a_next]) = code.block([ty; 4]);
    let (end, (done, values)) = (code.label(), code.block([int; 4]));
    let (zero, nothing) = (code.word(0), code.single(0.0));
    code.go(next, &[zero, nothing, nothing, nothing, nothing]);
    code.enter(next);
    let whole = code.word(256);
    let mut weight = code.word(1);
    let mut bit = 0;
    let indices = block.axes.map(|[first, second, part]| {
        let chosen = code.bit(corner, bit);
        bit += 1;
        let rest = code.isub(int, whole, part);
        let own = code.select(int, chosen, part, rest);
        weight = code.imul(int, weight, own);
        code.select(int, chosen, second, first)
    });
    let (counts, adds) = (code.label(), code.label());
    let some = code.compare(IntCC::Ne, weight, 0);
    code.fork(some, (counts, &[]), (step, &[r, g, b, a]));
    code.enter(counts);
    let texel = texel(code, &image, indices, block.slice, parts.element);
    let alone = code.compare(IntCC::Eq, block.count, 1);
    code.fork(alone, (done, &texel), (adds, &[]));
    code.enter(adds);
    let weight = code.fcvt_from_uint(ty, FLUSHED, weight);
    let unit = code.single(1.0 / 16_777_216.0);
    let weight = code.fmul(ty, FLUSHED, weight, unit);
    let sums = [(r, texel[0]), (g, texel[1]), (b, texel[2]), (a, texel[3])];
    let sums = sums.map(|(sum, bits)| {
        let value = code.bitcast(ty, bits);
        code.fma(ty, FLUSHED, weight, value, sum)
    });
    code.go(step, &sums);
    code.enter(step);
    let one = code.word(1);
    let corner = code.iadd(int, corner, one);
    let more = code.icmp(IntCC::Ult, corner, block.count);
    let again = [corner, r_next, g_next, b_next, a_next];
    code.fork(more, (next, &again), (end, &[]));
    code.enter(end);
    let sums = [r_next, g_next, b_next, a_next].map(|sum| code.bitcast(int, sum));
    code.go(done, &sums);
    code.enter(done);
    at.finish(&values)
}
