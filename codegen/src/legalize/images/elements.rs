//! Routines that read an element: from its address to four access components.
//!
//! Their parameters are the word of the channel order ([`word`]), the channel type as BRIG code, and the address. Each access component is
//! loaded from the memory component that the word names; what has none loads the first, and becomes its constant at the end.
//!
//! A normalized component c of a scale s is the nearest float of c / s: q = c r with r near 1 / s, and q + (c - s q) r, rounded
//! once each by `fma`. That this is the quotient for each c of each scale was computed, all of them; no step is subnormal, so that it does not matter
//! whether subnormals are flushed.

use super::code::Code;
use super::tables::word;
use crate::ir::{Block, FpMode, Function, InstBuilder, Segment, Symbol, Type, Value};
use wavelift_images::ChannelType;

/// Arithmetic that meets no subnormals.
pub(super) const FLUSHED: FpMode = FpMode {
    ftz: true,
    ..FpMode::DEFAULT
};

/// Parameters of a routine that reads an element: order's word, type, address.
const PARAMS: [Type; 3] = [Type::I32, Type::I32, Type::I64];

/// For each channel type, by BRIG code, the logarithm of bytes from component to component, two bits each.
pub(super) fn component_sizes() -> u32 {
    use ChannelType as T;
    let sizes = ChannelType::ALL.iter().map(|ty| {
        let log = match ty {
            T::SnormInt8 | T::UnormInt8 | T::SignedInt8 | T::UnsignedInt8 => 0,
            T::SnormInt16 | T::UnormInt16 | T::SignedInt16 | T::UnsignedInt16 | T::HalfFloat => 1,
            T::UnormInt24 | T::SignedInt32 | T::UnsignedInt32 | T::Float => 2,
            // Fields of one word.
            T::UnormShort555 | T::UnormShort565 | T::UnormInt101010 => 0,
        };
        log << (2 * u32::from(ty.brig_code()))
    });
    sizes.fold(0, |all, size| all | size)
}

/// A switch over channel types to a block for each of some, and to `other` for the rest.
pub(super) fn by_type<const N: usize>(
    code: &mut Code,
    ty: Value,
    types: [ChannelType; N],
    other: Block,
) -> [Block; N] {
    let blocks = types.map(|_| code.label());
    let codes = 0..=ChannelType::Float.brig_code();
    let targets = codes.map(|code| {
        let found = types.iter().position(|ty| ty.brig_code() == code);
        found.map_or(other, |index| blocks[index])
    });
    let targets: Vec<Block> = targets.collect();
    code.choose(ty, &targets);
    blocks
}

/// The channel types of floats and fractions; those of [`PACKED`] are the last.
pub(super) const FLOATS: [ChannelType; 10] = {
    use ChannelType as T;
    [
        T::SnormInt8,
        T::UnormInt8,
        T::SnormInt16,
        T::UnormInt16,
        T::UnormInt24,
        T::HalfFloat,
        T::Float,
        T::UnormShort565,
        T::UnormShort555,
        T::UnormInt101010,
    ]
};

/// The word of an element with fields for r, g and b, and the lowest bit and the scale of each (HSA PRM table 7-3).
pub(super) const PACKED: [(Type, [(u32, u32); 3]); 3] = [
    (Type::I16, [(11, 31), (5, 63), (0, 31)]),
    (Type::I16, [(10, 31), (5, 31), (0, 31)]),
    (Type::I32, [(20, 1023), (10, 1023), (0, 1023)]),
];

/// The channel types of integers.
pub(super) const INTEGERS: [ChannelType; 6] = {
    use ChannelType as T;
    [
        T::SignedInt8,
        T::UnsignedInt8,
        T::SignedInt16,
        T::UnsignedInt16,
        T::SignedInt32,
        T::UnsignedInt32,
    ]
};

/// The logarithm of bytes from component to component.
pub(super) fn component_size(code: &mut Code, ty: Value) -> Value {
    let (sizes, two) = (code.word(component_sizes()), code.word(2));
    let one = code.word(1);
    let at = code.ishl(Type::I32, ty, one);
    code.ubitextract(Type::I32, sizes, at, two)
}

/// The addresses of the memory components of all access components.
fn addresses(code: &mut Code, order: Value, ty: Value, address: Value) -> [Value; 4] {
    let size = component_size(code, ty);
    std::array::from_fn(|channel| {
        let component = code.field(order, word::ACCESS * channel as u32, 2);
        let offset = code.ishl(Type::I32, component, size);
        code.offset(address, offset)
    })
}

/// The words of components of a type, with zeros or signs above them.
fn words(code: &mut Code, ty: Type, signed: bool, from: [Value; 4]) -> [Value; 4] {
    from.map(|address| {
        let value = code.fetch(ty, address);
        match (ty, signed) {
            (Type::I32, _) => value,
            (_, false) => code.uextend(Type::I32, value),
            (_, true) => code.sextend(Type::I32, value),
        }
    })
}

/// Ends a routine: components without memory become their constants, of which `one` has the bits of 1.
fn with_constants(code: &mut Code, order: Value, bits: [Value; 4], one: u32) -> [Value; 4] {
    let one = code.word(one);
    let mut channel = 0;
    bits.map(|bits| {
        let at = word::ACCESS * channel;
        channel += 1;
        let constant = code.spread(order, at + word::CONSTANT);
        let is_one = code.spread(order, at + word::ONE);
        let value = code.band(Type::I32, is_one, one);
        code.bitselect(Type::I32, constant, value, bits)
    })
}

/// The fraction of a component whose scale is `-minus`, with `reciprocal` near one over it.
fn fraction(code: &mut Code, component: Value, (minus, reciprocal): (Value, Value)) -> Value {
    let component = code.fcvt_from_sint(Type::F32, FLUSHED, component);
    let near = code.fmul(Type::F32, FLUSHED, component, reciprocal);
    let rest = code.fma(Type::F32, FLUSHED, minus, near, component);
    code.fma(Type::F32, FLUSHED, rest, reciprocal, near)
}

/// What [`fraction`] takes of a scale.
fn scale(code: &mut Code, scale: u32) -> (Value, Value) {
    let scale = scale as f32;
    (code.single(-scale), code.single(1.0 / scale))
}

/// The blocks that a routine for floats goes through.
struct Floats {
    order: Value,
    address: Value,
    components: [Value; 4],
    /// Normalized components with a scale.
    normalized: Block,
    /// Access components.
    done: Block,
}

impl Floats {
    /// Ends a block with components of a scale.
    fn normalize(&self, code: &mut Code, components: [Value; 4], of: u32) {
        let (minus, reciprocal) = scale(code, of);
        let [r, g, b, a] = components;
        code.go(self.normalized, &[r, g, b, a, minus, reciprocal]);
    }

    /// Components of 8 or 16 bits.
    fn integers(&self, code: &mut Code, (ty, signed): (Type, bool)) {
        let mut components = words(code, ty, signed, self.components);
        let most = (1u32 << (ty.bits() - u32::from(signed))) - 1;
        if signed {
            let least = code.word(most.wrapping_neg());
            components = components.map(|component| code.smax(Type::I32, component, least));
        }
        self.normalize(code, components, most);
    }

    /// Unsigned bytes, which may be sRGB.
    fn bytes(&self, code: &mut Code, linear: Symbol) {
        let [r, g, b, a] = words(code, Type::I8, false, self.components);
        let (curved, straight) = (code.label(), code.label());
        let srgb = code.bit(self.order, word::SRGB);
        code.fork(srgb, (curved, &[]), (straight, &[]));
        code.enter(straight);
        self.normalize(code, [r, g, b, a], 0xff);
        code.enter(curved);
        let table = code.symbol_addr(Type::I64, linear);
        let [r, g, b] = [r, g, b].map(|byte| {
            let two = code.word(2);
            let at = code.ishl(Type::I32, byte, two);
            let at = code.offset(table, at);
            code.constant(Segment::Readonly, Type::I32, at, 0)
        });
        let full = scale(code, 0xff);
        let a = fraction(code, a, full);
        let a = code.bitcast(Type::I32, a);
        code.go(self.done, &[r, g, b, a]);
    }

    /// Fields of one word, for r, g and b: lowest bit and scale. All get the same scale, a common multiple.
    fn packed(&self, code: &mut Code, ty: Type, fields: [(u32, u32); 3]) {
        let [word, ..] = words(code, ty, false, [self.address; 4]);
        let common = match fields.iter().all(|&(_, scale)| scale == fields[0].1) {
            true => fields[0].1,
            false => fields[0].1 * fields[1].1,
        };
        let [r, g, b] = fields.map(|(at, scale)| {
            let field = code.field(word, at, scale.count_ones());
            if scale == common {
                return field;
            }
            let factor = code.word(common / scale);
            code.imul(Type::I32, field, factor)
        });
        self.normalize(code, [r, g, b, b], common);
    }

    /// A depth of 24 bits.
    fn depth(&self, code: &mut Code) {
        let word = code.fetch(Type::I32, self.address);
        let depth = code.field(word, 0, 24);
        self.normalize(code, [depth; 4], 0xff_ffff);
    }

    fn halves(&self, code: &mut Code) {
        let values = self.components.map(|address| {
            let half = code.fetch(Type::F16, address);
            let value = code.fconvert(Type::F32, FpMode::DEFAULT, half);
            code.bitcast(Type::I32, value)
        });
        code.go(self.done, &values);
    }
}

/// A routine that gives the access components of an element of floats or fractions. `linear` is the table of sRGB bytes.
pub(super) fn read_floats(linear: Symbol) -> Function {
    let (mut at, [order, ty, address]) = Code::new(PARAMS);
    let code = &mut at;
    let components = addresses(code, order, ty, address);
    let other = code.label();
    let [snorm8, unorm8, snorm16, unorm16, depth, half, word, packed @ ..] = by_type(code, ty, FLOATS, other);
    let (normalized, fractions) =
        code.block([Type::I32, Type::I32, Type::I32, Type::I32, Type::F32, Type::F32]);
    let (done, bits) = code.block([Type::I32; 4]);
    let floats = Floats {
        order,
        address,
        components,
        normalized,
        done,
    };
    let kinds = [
        (snorm8, (Type::I8, true)),
        (snorm16, (Type::I16, true)),
        (unorm16, (Type::I16, false)),
    ];
    for (block, kind) in kinds {
        code.enter(block);
        floats.integers(code, kind);
    }
    code.enter(unorm8);
    floats.bytes(code, linear);
    code.enter(depth);
    floats.depth(code);
    for (block, (ty, fields)) in packed.into_iter().zip(PACKED) {
        code.enter(block);
        floats.packed(code, ty, fields);
    }
    code.enter(half);
    floats.halves(code);
    code.enter(word);
    let values = words(code, Type::I32, false, components);
    code.go(done, &values);
    // The manual leaves open what floats of integer channels are (HSA PRM 7.1.9).
    code.enter(other);
    let zero = code.word(0);
    code.go(done, &[zero; 4]);
    code.enter(normalized);
    let [r, g, b, a, minus, reciprocal] = fractions;
    let values = [r, g, b, a].map(|component| {
        let value = fraction(code, component, (minus, reciprocal));
        code.bitcast(Type::I32, value)
    });
    code.go(done, &values);
    code.enter(done);
    let values = with_constants(code, order, bits, 1f32.to_bits());
    let values = values.map(|bits| code.bitcast(Type::F32, bits));
    at.finish(&values)
}

/// A routine that gives the access components of an element of integers.
pub(super) fn read_integers() -> Function {
    let (mut at, [order, ty, address]) = Code::new(PARAMS);
    let code = &mut at;
    let components = addresses(code, order, ty, address);
    let other = code.label();
    let blocks = by_type(code, ty, INTEGERS, other);
    let (done, bits) = code.block([Type::I32; 4]);
    let kinds = [
        (Type::I8, true),
        (Type::I8, false),
        (Type::I16, true),
        (Type::I16, false),
        (Type::I32, false),
        (Type::I32, false),
    ];
    for (block, (ty, signed)) in blocks.into_iter().zip(kinds) {
        code.enter(block);
        let values = words(code, ty, signed, components);
        code.go(done, &values);
    }
    code.enter(other);
    let zero = code.word(0);
    code.go(done, &[zero; 4]);
    code.enter(done);
    let values = with_constants(code, order, bits, 1);
    at.finish(&values)
}
