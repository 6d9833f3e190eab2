//! The routine that reads an element: from its address to four access components, as the bits of floats or integers that the channel type says.
//!
//! Its parameters are the word of the channel order ([`word`]), the channel type as BRIG code, and the address. Each access component is
//! loaded from the memory component that the word names; what has none loads the first, and becomes its constant at the end.
//!
//! A normalized component c of a scale s is the nearest float of c / s: q = c r with r near 1 / s, and q + (c - s q) r, rounded
//! once each by `fma`. That this is the quotient for each c of each scale was computed, all of them; no step is subnormal, so that it does not matter
//! whether subnormals are flushed.

use super::code::Code;
use super::tables::word;
use crate::ir::{Block, FpMode, Function, InstBuilder, Segment, Symbol, Type, Value};
use wavelift_images::{Access, ChannelType};

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

/// The channel types, together what is the same in memory and for instructions; those of [`PACKED`] are the last.
pub(super) const KINDS: [&[ChannelType]; 14] = {
    use ChannelType as T;
    [
        &[T::SnormInt8],
        &[T::UnormInt8],
        &[T::SnormInt16],
        &[T::UnormInt16],
        &[T::UnormInt24],
        &[T::HalfFloat],
        &[T::Float, T::SignedInt32, T::UnsignedInt32],
        &[T::SignedInt8],
        &[T::UnsignedInt8],
        &[T::SignedInt16],
        &[T::UnsignedInt16],
        &[T::UnormShort565],
        &[T::UnormShort555],
        &[T::UnormInt101010],
    ]
};

/// The word of an element with fields for r, g and b, and the lowest bit and the scale of each (HSA PRM table 7-3).
pub(super) const PACKED: [(Type, [(u32, u32); 3]); 3] = [
    (Type::I16, [(11, 31), (5, 63), (0, 31)]),
    (Type::I16, [(10, 31), (5, 31), (0, 31)]),
    (Type::I32, [(20, 1023), (10, 1023), (0, 1023)]),
];

/// A switch over channel types to a block for each of [`KINDS`].
pub(super) fn by_type(code: &mut Code, ty: Value) -> [Block; KINDS.len()] {
    let blocks = KINDS.map(|_| code.label());
    let codes = ChannelType::ALL.iter().map(|ty| ty.brig_code());
    let target = |code: u16| {
        let mut kinds = KINDS.iter().zip(blocks);
        let found = kinds.find(|(types, _)| types.iter().any(|ty| ty.brig_code() == code));
        found.map_or(blocks[0], |(_, block)| block)
    };
    let targets: Vec<Block> = (0..=codes.max().unwrap_or(0)).map(target).collect();
    code.choose(ty, &targets);
    blocks
}

/// Whether instructions have integers for a channel type, as a truth value.
pub(super) fn is_integer(code: &mut Code, ty: Value) -> Value {
    let integers = ChannelType::ALL.iter().filter(|ty| ty.access() != Access::Float);
    let set = integers.fold(0, |set, ty| set | 1 << ty.brig_code());
    let set = code.word(set);
    let rest = code.ushr(Type::I32, set, ty);
    code.bit(rest, 0)
}

/// The bits of 1 for a channel type.
pub(super) fn one(code: &mut Code, ty: Value) -> Value {
    let integer = is_integer(code, ty);
    let (one, float) = (code.word(1), code.word(1f32.to_bits()));
    code.select(Type::I32, integer, one, float)
}

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

/// Components without memory become their constants, of which `one` has the bits of 1.
fn with_constants(code: &mut Code, order: Value, bits: [Value; 4], one: Value) -> [Value; 4] {
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

/// The parts of the routine.
struct Read {
    order: Value,
    address: Value,
    components: [Value; 4],
    /// Normalized components with a scale.
    normalized: Block,
    /// Access components.
    done: Block,
}

impl Read {
    /// Ends a block with components of a scale.
    fn normalize(&self, code: &mut Code, components: [Value; 4], of: u32) {
        let (minus, reciprocal) = scale(code, of);
        let [r, g, b, a] = components;
        code.go(self.normalized, &[r, g, b, a, minus, reciprocal]);
    }

    /// Fractions of 8 or 16 bits.
    fn fractions(&self, code: &mut Code, (ty, signed): (Type, bool)) {
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

/// The routine; `linear` is the table of sRGB bytes.
pub(super) fn read(linear: Symbol) -> Function {
    let (mut at, [order, ty, address]) = Code::new(PARAMS);
    let code = &mut at;
    let components = addresses(code, order, ty, address);
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
    let (int, single) = (Type::I32, Type::F32);
    let (normalized, fractions) = code.block([int, int, int, int, single, single]);
    let (done, bits) = code.block([int; 4]);
    let parts = Read {
        order,
        address,
        components,
        normalized,
        done,
    };
    let fractions_of = [
        (snorm8, (Type::I8, true)),
        (snorm16, (Type::I16, true)),
        (unorm16, (Type::I16, false)),
    ];
    for (block, kind) in fractions_of {
        code.enter(block);
        parts.fractions(code, kind);
    }
    code.enter(unorm8);
    parts.bytes(code, linear);
    code.enter(depth);
    parts.depth(code);
    for (block, (ty, fields)) in packed.into_iter().zip(PACKED) {
        code.enter(block);
        parts.packed(code, ty, fields);
    }
    code.enter(half);
    parts.halves(code);
    let as_they_are = [
        (full, Type::I32, false),
        (signed8, Type::I8, true),
        (unsigned8, Type::I8, false),
        (signed16, Type::I16, true),
        (unsigned16, Type::I16, false),
    ];
    for (block, ty, signed) in as_they_are {
        code.enter(block);
        let values = words(code, ty, signed, components);
        code.go(done, &values);
    }
    code.enter(normalized);
    let [r, g, b, a, minus, reciprocal] = fractions;
    let values = [r, g, b, a].map(|component| {
        let value = fraction(code, component, (minus, reciprocal));
        code.bitcast(int, value)
    });
    code.go(done, &values);
    code.enter(done);
    let one = one(code, ty);
    let values = with_constants(code, order, bits, one);
    at.finish(&values)
}
