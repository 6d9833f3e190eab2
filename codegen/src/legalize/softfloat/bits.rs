//! What can be said of floating-point numbers by their bits: order, class, sign.

use super::super::{Expander, floats::never_signals};
use super::Shape;
use crate::ir::{FloatCC, FpMode, Inst, InstBuilder, InstructionData, IntCC, Opcode, Type, Value};

/// The value of a comparison, classification, minimum, maximum or operation on signs, on formats for which `lacks` holds in the mode
/// of the instruction.
pub fn expand(
    at: &mut Expander<'_>,
    inst: Inst,
    lacks: &dyn Fn(Opcode, Type, FpMode) -> bool,
) -> Option<Value> {
    let data = *at.func.dfg.inst(inst);
    let first = *at.func.dfg.args(inst).first()?;
    let ty = at.func.dfg.value_type(first);
    let shape = Shape::of(ty)?;
    let plain = FpMode::DEFAULT;
    match data {
        InstructionData::FloatCompare {
            opcode,
            cond,
            mode,
            args: [a, b],
        } if lacks(opcode, ty, mode) => Some(compare(at, shape, cond, mode, a, b)),
        InstructionData::Binary {
            opcode: opcode @ Opcode::Fclass,
            args: [a, set],
        } if lacks(opcode, ty, plain) => Some(classify(at, shape, a, set)),
        InstructionData::BinaryFp {
            opcode: opcode @ (Opcode::Fmin | Opcode::Fmax),
            mode,
            args: [a, b],
        } if lacks(opcode, ty, mode) => Some(extreme(at, shape, opcode == Opcode::Fmin, mode, a, b)),
        InstructionData::Unary {
            opcode: opcode @ (Opcode::Fneg | Opcode::Fabs),
            arg,
        } if lacks(opcode, ty, plain) => Some(with_top(at, shape, arg, |at, top, sign| {
            if opcode == Opcode::Fneg {
                at.bxor(Type::I32, top, sign)
            } else {
                let rest = at.bnot(Type::I32, sign);
                at.band(Type::I32, top, rest)
            }
        })),
        InstructionData::Binary {
            opcode: opcode @ Opcode::Fcopysign,
            args: [a, b],
        } if lacks(opcode, ty, plain) => {
            let bits = shape.to_bits(at, b);
            let other = match shape.int {
                Type::I64 => at.ihigh(bits),
                _ => bits,
            };
            Some(with_top(at, shape, a, |at, top, sign| {
                at.bitselect(Type::I32, sign, other, top)
            }))
        }
        _ => None,
    }
}

/// Changes the word that has the sign, given that word and the sign's bit.
fn with_top(
    at: &mut Expander<'_>,
    shape: Shape,
    value: Value,
    change: impl Fn(&mut Expander<'_>, Value, Value) -> Value,
) -> Value {
    let bits = shape.to_bits(at, value);
    let sign = at.int(
        Type::I32,
        if shape.float == Type::F16 {
            0x8000
        } else {
            0x8000_0000
        },
    );
    if shape.int == Type::I64 {
        let (low, high) = (at.ilow(bits), at.ihigh(bits));
        let high = change(at, high, sign);
        let bits = at.iconcat(low, high);
        return shape.value_of_bits(at, bits);
    }
    let bits = change(at, bits, sign);
    shape.value_of_bits(at, bits)
}

fn operand(at: &mut Expander<'_>, shape: Shape, mode: FpMode, value: Value) -> Value {
    let bits = shape.to_bits(at, value);
    if mode.ftz { shape.flushed(at, bits) } else { bits }
}

fn compare(at: &mut Expander<'_>, shape: Shape, cond: FloatCC, mode: FpMode, a: Value, b: Value) -> Value {
    let int = shape.int;
    let bits = [a, b].map(|value| operand(at, shape, mode, value));
    let magnitudes = bits.map(|bits| shape.magnitude_of(at, bits));
    let [first, second] = magnitudes.map(|magnitude| shape.is_nan(at, magnitude));
    let unordered = at.bor(Type::B1, first, second);
    let (order, with_nan) = match cond {
        FloatCC::Nan => return unordered,
        FloatCC::Num => return at.bnot(Type::B1, unordered),
        FloatCC::Eq => (IntCC::Eq, false),
        FloatCC::Equ => (IntCC::Eq, true),
        FloatCC::Ne => (IntCC::Ne, false),
        FloatCC::Neu => (IntCC::Ne, true),
        FloatCC::Lt => (IntCC::Slt, false),
        FloatCC::Ltu => (IntCC::Slt, true),
        FloatCC::Le => (IntCC::Sle, false),
        FloatCC::Leu => (IntCC::Sle, true),
        FloatCC::Gt => (IntCC::Sgt, false),
        FloatCC::Gtu => (IntCC::Sgt, true),
        FloatCC::Ge => (IntCC::Sge, false),
        FloatCC::Geu => (IntCC::Sge, true),
    };
    // Negative magnitudes count down from zero, so that both zeros are the same.
    let mut keys = [bits[0], bits[1]];
    for (key, magnitude) in keys.iter_mut().zip(magnitudes) {
        let sign = shape.negative(at, *key);
        let flipped = at.bxor(int, magnitude, sign);
        *key = at.isub(int, flipped, sign);
    }
    let holds = at.icmp(order, keys[0], keys[1]);
    if with_nan {
        at.bor(Type::B1, holds, unordered)
    } else {
        let ordered = at.bnot(Type::B1, unordered);
        at.band(Type::B1, holds, ordered)
    }
}

/// The number if the other is a quiet NaN, a signalling one made quiet; -0 is less than +0.
fn extreme(at: &mut Expander<'_>, shape: Shape, least: bool, mode: FpMode, a: Value, b: Value) -> Value {
    let int = shape.int;
    let [x, y] = [a, b].map(|value| operand(at, shape, mode, value));
    let [mx, my] = [x, y].map(|bits| shape.magnitude_of(at, bits));
    let key = |at: &mut Expander<'_>, bits: Value, magnitude: Value| {
        let sign = shape.negative(at, bits);
        at.bxor(int, magnitude, sign)
    };
    let (kx, ky) = (key(at, x, mx), key(at, y, my));
    let order = if least { IntCC::Sle } else { IntCC::Sge };
    let first = at.icmp(order, kx, ky);
    let (nan_x, nan_y) = (shape.is_nan(at, mx), shape.is_nan(at, my));
    let value = at.select(int, first, x, y);
    let value = at.select(int, nan_y, x, value);
    let mut value = at.select(int, nan_x, y, value);
    for (operand, bits, magnitude) in [(b, y, my), (a, x, mx)] {
        if !never_signals(at.func, operand) {
            let signals = shape.is_signalling(at, magnitude);
            let quiet_bit = at.int(int, shape.quiet_bit());
            let quiet = at.bor(int, bits, quiet_bit);
            value = at.select(int, signals, quiet, value);
        }
    }
    shape.value_of_bits(at, value)
}

/// Classes as HSA PRM 5.13.2 numbers them.
fn classify(at: &mut Expander<'_>, shape: Shape, value: Value, set: Value) -> Value {
    let word = Type::I32;
    let bits = shape.to_bits(at, value);
    let magnitude = shape.magnitude_of(at, bits);
    let limit = |at: &mut Expander<'_>, bits: u64| at.int(shape.int, bits);
    let (zero, least, infinity) = (
        limit(at, 0),
        limit(at, shape.least_normal()),
        limit(at, shape.infinity()),
    );
    let quiet = limit(at, shape.quiet_nan());
    let negative = at.icmp(IntCC::Slt, bits, zero);
    let class = |at: &mut Expander<'_>, minus: u64, plus: u64| {
        let (minus, plus) = (at.int(word, minus), at.int(word, plus));
        at.select(word, negative, minus, plus)
    };
    let classes = [
        class(at, 0x8, 0x100),
        class(at, 0x10, 0x80),
        class(at, 0x20, 0x40),
        class(at, 0x4, 0x200),
    ];
    let [normal, subnormal, none, infinite] = classes;
    let is_small = at.icmp(IntCC::Ult, magnitude, least);
    let found = at.select(word, is_small, subnormal, normal);
    let is_zero = at.icmp(IntCC::Eq, magnitude, zero);
    let found = at.select(word, is_zero, none, found);
    let is_infinite = at.icmp(IntCC::Eq, magnitude, infinity);
    let found = at.select(word, is_infinite, infinite, found);
    let (signalling_nan, quiet_nan) = (at.int(word, 1), at.int(word, 2));
    let is_nan = at.icmp(IntCC::Ugt, magnitude, infinity);
    let found = at.select(word, is_nan, signalling_nan, found);
    let is_quiet = at.icmp(IntCC::Uge, magnitude, quiet);
    let found = at.select(word, is_quiet, quiet_nan, found);
    let chosen = at.band(word, found, set);
    let none = at.int(word, 0);
    at.icmp(IntCC::Ne, chosen, none)
}
