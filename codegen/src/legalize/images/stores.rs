//! Routines that write an element: from four access components, bits of floats or integers as the channel type says, to memory.
//!
//! `write` turns access components into the bits of components in memory, `put` arranges and stores those. A component goes to memory with an access of its
//! own size: what an element has besides its components keeps its bytes, and nothing beyond the element is touched.
//!
//! The product of a value in [0, 1] and a scale below 2^23 is rounded to an integer, once, by the sum with 2^23, whose last digit is 1. Signed
//! fractions take 1.5 * 2^23, so that both signs have that digit.

use super::code::Code;
use super::elements::{FLUSHED, PACKED, by_type};
use super::tables::word;
use crate::ir::{
    Block, FloatCC, FpMode, FuncRef, Function, InstBuilder, IntCC, Segment, Symbol, Type, Value,
};

/// Order's word, channel type or logarithm of a component's bytes, address, bits of the access components.
const PARAMS: [Type; 7] = {
    const INT: Type = Type::I32;
    [INT, INT, Type::I64, INT, INT, INT, INT]
};

/// 2^23.
const WHOLE: f32 = 8_388_608.0;

/// A routine that stores components.
pub(super) fn put() -> Function {
    let (mut at, [order, size, address, r, g, b, a]) = Code::new(PARAMS);
    let code = &mut at;
    let count = code.field(order, word::COUNT, 3);
    let sources = code.field(order, word::STORED, 8);
    let (next, [index, sources_left]) = code.block([Type::I32; 2]);
    let zero = code.word(0);
    code.go(next, &[zero, sources]);
    code.enter(next);
    let (odd, upper) = (code.bit(sources_left, 0), code.bit(sources_left, 1));
    let low = code.select(Type::I32, odd, g, r);
    let high = code.select(Type::I32, odd, a, b);
    let value = code.select(Type::I32, upper, high, low);
    let offset = code.ishl(Type::I32, index, size);
    let place = code.offset(address, offset);
    let [byte, short, full, stored, end] = std::array::from_fn(|_| code.label());
    code.choose(size, &[byte, short, full]);
    for (block, ty) in [(byte, Type::I8), (short, Type::I16), (full, Type::I32)] {
        code.enter(block);
        code.put(ty, value, place);
        code.go(stored, &[]);
    }
    code.enter(stored);
    let (one, two) = (code.word(1), code.word(2));
    let index = code.iadd(Type::I32, index, one);
    let sources_left = code.ushr(Type::I32, sources_left, two);
    let more = code.icmp(IntCC::Ult, index, count);
    code.fork(more, (next, &[index, sources_left]), (end, &[]));
    code.enter(end);
    at.finish(&[])
}

/// A routine that gives the sRGB byte of a linear value: how many of the table's steps are not above it. A NaN is above none.
pub(super) fn encode_srgb(steps: Symbol) -> Function {
    let (mut at, [value]) = Code::new([Type::F32]);
    let code = &mut at;
    let table = code.symbol_addr(Type::I64, steps);
    let (next, [known, bit]) = code.block([Type::I32; 2]);
    let (zero, first) = (code.word(0), code.word(0x80));
    code.go(next, &[zero, first]);
    code.enter(next);
    let (one, two) = (code.word(1), code.word(2));
    let tried = code.bor(Type::I32, known, bit);
    let offset = code.ishl(Type::I32, tried, two);
    let place = code.offset(table, offset);
    let step = code.constant(Segment::Readonly, Type::F32, place, 0);
    let reached = code.fcmp(FloatCC::Ge, FLUSHED, value, step);
    let known = code.select(Type::I32, reached, tried, known);
    let bit = code.ushr(Type::I32, bit, one);
    let more = code.compare(IntCC::Ne, bit, 0);
    let end = code.label();
    code.fork(more, (next, &[known, bit]), (end, &[]));
    code.enter(end);
    at.finish(&[known])
}

/// The greater of a value and a constant, or the constant for a NaN.
fn at_least(code: &mut Code, value: Value, least: f32) -> Value {
    let least = code.single(least);
    let above = code.fcmp(FloatCC::Gt, FLUSHED, value, least);
    code.select(Type::F32, above, value, least)
}

/// The lesser of a number and a constant.
fn at_most(code: &mut Code, value: Value, most: f32) -> Value {
    let most = code.single(most);
    let below = code.fcmp(FloatCC::Lt, FLUSHED, value, most);
    code.select(Type::F32, below, value, most)
}

/// The value as a number from 0 to 1; a NaN is 0.
fn unit(code: &mut Code, value: Value) -> Value {
    let value = at_least(code, value, 0.0);
    at_most(code, value, 1.0)
}

/// The bits of an unsigned fraction of a scale.
fn unsigned(code: &mut Code, value: Value, scale: Value) -> Value {
    let value = unit(code, value);
    let whole = code.single(WHOLE);
    let sum = code.fma(Type::F32, FLUSHED, value, scale, whole);
    let sum = code.bitcast(Type::I32, sum);
    code.field(sum, 0, 23)
}

/// A signed fraction of a scale, from -`scale` - 1 to `scale`.
fn signed(code: &mut Code, value: Value, scale: i32) -> Value {
    let number = code.fcmp(FloatCC::Eq, FLUSHED, value, value);
    let zero = code.single(0.0);
    let value = code.select(Type::F32, number, value, zero);
    let value = at_least(code, value, -2.0);
    let value = at_most(code, value, 2.0);
    let (factor, whole) = (code.single(scale as f32), 1.5 * WHOLE);
    let (offset, whole) = (code.word(whole.to_bits()), code.single(whole));
    let sum = code.fma(Type::F32, FLUSHED, value, factor, whole);
    let sum = code.bitcast(Type::I32, sum);
    let number = code.isub(Type::I32, sum, offset);
    code.clamp(number, -scale - 1, scale)
}

/// The bits of a fraction of 2^24 - 1. From half of that on the product is rounded to an integer by itself, or ends in a half.
fn wide(code: &mut Code, value: Value) -> Value {
    let value = unit(code, value);
    let (scale, half) = (code.single(16_777_215.0), code.single(0.5));
    let low = unsigned(code, value, scale);
    let product = code.fmul(Type::F32, FLUSHED, value, scale);
    let high = code.fcvt_to_uint(Type::I32, FLUSHED, product);
    let small = code.fcmp(FloatCC::Lt, FLUSHED, value, half);
    code.select(Type::I32, small, low, high)
}

/// The parts of the routine that writes.
struct Write {
    order: Value,
    address: Value,
    /// Access components, as floats.
    values: [Value; 4],
    /// Unsigned fractions: the scale, the logarithm of bytes.
    fractions: Block,
    /// Bits of access components: the logarithm of bytes.
    ready: Block,
    /// Nothing is left to do.
    end: Block,
}

impl Write {
    /// Ends a block with the bits of access components.
    fn ready(&self, code: &mut Code, [r, g, b, a]: [Value; 4], size: u32) {
        let size = code.word(size);
        code.go(self.ready, &[r, g, b, a, size]);
    }

    fn fractions(&self, code: &mut Code, scale: f32, size: u32) {
        let (scale, size) = (code.single(scale), code.word(size));
        code.go(self.fractions, &[scale, size]);
    }

    /// Unsigned bytes, which may be sRGB; alpha is never.
    fn bytes(&self, code: &mut Code, encode: FuncRef) {
        let (curved, straight) = (code.label(), code.label());
        let srgb = code.bit(self.order, word::SRGB);
        code.fork(srgb, (curved, &[]), (straight, &[]));
        code.enter(straight);
        self.fractions(code, 255.0, 0);
        code.enter(curved);
        let [r, g, b, a] = self.values;
        let [r, g, b] = [r, g, b].map(|value| code.ask(encode, [Type::I32], &[value])[0]);
        let scale = code.single(255.0);
        let a = unsigned(code, a, scale);
        self.ready(code, [r, g, b, a], 0);
    }

    /// Fields of one word for r, g and b: lowest bit and scale.
    fn packed(&self, code: &mut Code, ty: Type, fields: [(u32, u32); 3]) {
        let mut word = code.word(0);
        for (value, (at, scale)) in self.values.into_iter().zip(fields) {
            let (scale, at) = (code.single(scale as f32), code.word(at));
            let field = unsigned(code, value, scale);
            let field = code.ishl(Type::I32, field, at);
            word = code.bor(Type::I32, word, field);
        }
        code.put(ty, word, self.address);
        code.go(self.end, &[]);
    }

    /// Integers of 8 and 16 bits, clamped.
    fn integers(&self, code: &mut Code, words: [Value; 4], blocks: [Block; 4]) {
        let [signed8, unsigned8, signed16, unsigned16] = blocks;
        for (block, half, size) in [(signed8, 0x80, 0), (signed16, 0x8000, 1)] {
            code.enter(block);
            let bits = words.map(|value| code.clamp(value, -half, half - 1));
            self.ready(code, bits, size);
        }
        for (block, most, size) in [(unsigned8, 0xff, 0), (unsigned16, 0xffff, 1)] {
            code.enter(block);
            let most = code.word(most);
            let bits = words.map(|value| code.umin(Type::I32, value, most));
            self.ready(code, bits, size);
        }
    }

    fn halves(&self, code: &mut Code) {
        let bits = self.values.map(|value| {
            let half = code.fconvert(Type::F16, FpMode::DEFAULT, value);
            let bits = code.bitcast(Type::I16, half);
            code.uextend(Type::I32, bits)
        });
        self.ready(code, bits, 1);
    }
}

/// A routine that writes an element. `encode` makes sRGB bytes, `put` stores components.
pub(super) fn write(encode: FuncRef, put: FuncRef) -> Function {
    let (mut at, [order, ty, address, r, g, b, a]) = Code::new(PARAMS);
    let code = &mut at;
    let words = [r, g, b, a];
    let values = words.map(|word| code.bitcast(Type::F32, word));
    let [
        snorm8,
        unorm8,
        snorm16,
        unorm16,
        depth,
        half,
        full,
        signed8,
        unsigned8,
        signed16,
        unsigned16,
        packed @ ..,
    ] = by_type(code, ty);
    let (fractions, [scale, fraction_size]) = code.block([Type::F32, Type::I32]);
    let (ready, [r_bits, g_bits, b_bits, a_bits, size]) = code.block([Type::I32; 5]);
    let parts = Write {
        order,
        address,
        values,
        fractions,
        ready,
        end: code.label(),
    };
    for (block, scale, size) in [(snorm8, 127, 0), (snorm16, 32767, 1)] {
        code.enter(block);
        let bits = values.map(|value| signed(code, value, scale));
        parts.ready(code, bits, size);
    }
    code.enter(unorm8);
    parts.bytes(code, encode);
    code.enter(unorm16);
    parts.fractions(code, 65535.0, 1);
    code.enter(depth);
    let bits = wide(code, values[0]);
    code.put(Type::I32, bits, address);
    code.go(parts.end, &[]);
    for (block, (ty, fields)) in packed.into_iter().zip(PACKED) {
        code.enter(block);
        parts.packed(code, ty, fields);
    }
    code.enter(half);
    parts.halves(code);
    code.enter(full);
    parts.ready(code, words, 2);
    parts.integers(code, words, [signed8, unsigned8, signed16, unsigned16]);
    code.enter(fractions);
    let [r, g, b, a] = values.map(|value| unsigned(code, value, scale));
    code.go(ready, &[r, g, b, a, fraction_size]);
    code.enter(ready);
    code.tell(put, &[order, size, address, r_bits, g_bits, b_bits, a_bits]);
    code.go(parts.end, &[]);
    code.enter(parts.end);
    at.finish(&[])
}
