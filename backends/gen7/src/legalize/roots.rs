//! Square roots of singles, rounded to nearest, by fused arithmetic of singles.
//!
//! The machine's reciprocal root starts Goldschmidt's iteration, whose root is good but for its last digit. Then the remainder `x - r * r`, which is exact, says
//! whether the true root lies beyond half of the way to a neighbour: `x` and `r * r` are multiples of the square of that distance, so that the
//! quarter of it that a half has besides decides equality only.

use wavelift_codegen::ir::{
    FloatCC, FpMode, Inst, InstBuilder, InstructionData, IntCC, Opcode, Rounding, Type, Value,
};
use wavelift_codegen::legalize::Expander;

const SINGLE: Type = Type::F32;
const WORD: Type = Type::I32;
/// Nothing here is subnormal where it matters.
const MACHINE: FpMode = FpMode {
    ftz: true,
    ..FpMode::DEFAULT
};
const LEAST_NORMAL: u64 = 0x0080_0000;
const INFINITY: u64 = 0x7f80_0000;

/// The value of `fsqrt` of a single, rounded to nearest.
pub(super) fn expand(at: &mut Expander<'_>, inst: Inst) -> Option<Value> {
    let InstructionData::UnaryFp {
        opcode: Opcode::Fsqrt,
        mode,
        arg,
    } = *at.func.dfg.inst(inst)
    else {
        return None;
    };
    if at.func.dfg.ctrl_type(inst) != SINGLE || mode.round != Rounding::Near {
        return None;
    }
    let (scaled, small) = scaled(at, mode, arg);
    let root = nearest(at, scaled);
    // 2^-74: the argument was scaled by 2^148.
    let down = number(at, 2f32.powi(-74));
    let unscaled = at.fmul(SINGLE, MACHINE, root, down);
    let root = at.select(SINGLE, small, unscaled, root);
    // Zeros and infinity are their own roots.
    let bits = at.bitcast(WORD, arg);
    let [magnitude, sign, infinity] = [0x7fff_ffff, 0x8000_0000, INFINITY].map(|bits| at.int(WORD, bits));
    let size = at.band(WORD, bits, magnitude);
    let limit = at.int(WORD, if mode.ftz { LEAST_NORMAL } else { 1 });
    let none = at.icmp(IntCC::Ult, size, limit);
    let zero = at.band(WORD, bits, sign);
    let zero = at.bitcast(SINGLE, zero);
    let root = at.select(SINGLE, none, zero, root);
    let infinite = at.icmp(IntCC::Eq, bits, infinity);
    Some(at.select(SINGLE, infinite, arg, root))
}

fn number(at: &mut Expander<'_>, value: f32) -> Value {
    at.fconst(SINGLE, value.to_bits().into())
}

/// Numbers below 2^-100 times 2^148, and whether one is.
fn scaled(at: &mut Expander<'_>, mode: FpMode, x: Value) -> (Value, Value) {
    let bits = at.bitcast(WORD, x);
    let border = at.int(WORD, 2f32.powi(-100).to_bits().into());
    let small = at.icmp(IntCC::Ult, bits, border);
    // Two factors, as there is no such number.
    let (up, again) = (number(at, 2f32.powi(100)), number(at, 2f32.powi(48)));
    let large = at.fmul(SINGLE, MACHINE, x, up);
    let large = at.fmul(SINGLE, MACHINE, large, again);
    let scaled = at.select(SINGLE, small, large, x);
    if mode.ftz {
        return (scaled, small);
    }
    // A subnormal number is its bits times 2^-149.
    let least = at.int(WORD, LEAST_NORMAL);
    let subnormal = at.icmp(IntCC::Ult, bits, least);
    let count = at.fcvt_from_uint(SINGLE, FpMode::DEFAULT, bits);
    let half = number(at, 0.5);
    let count = at.fmul(SINGLE, MACHINE, count, half);
    (at.select(SINGLE, subnormal, count, scaled), small)
}

/// The root of a number that is far from the ends of the range.
fn nearest(at: &mut Expander<'_>, x: Value) -> Value {
    let fused = |at: &mut Expander<'_>, a, b, c| at.fma(SINGLE, MACHINE, a, b, c);
    let half = number(at, 0.5);
    let start = at.nrsqrt(SINGLE, x);
    let (g, h) = (
        at.fmul(SINGLE, MACHINE, x, start),
        at.fmul(SINGLE, MACHINE, start, half),
    );
    let minus_h = at.fneg(SINGLE, h);
    let error = fused(at, minus_h, g, half);
    let (g, h) = (fused(at, g, error, g), fused(at, h, error, h));
    let minus_g = at.fneg(SINGLE, g);
    let rest = fused(at, minus_g, g, x);
    let root = fused(at, rest, h, g);
    let minus_root = at.fneg(SINGLE, root);
    let rest = fused(at, minus_root, root, x);

    let bits = at.bitcast(WORD, root);
    let one = at.int(WORD, 1);
    let (above, below) = (at.iadd(WORD, bits, one), at.isub(WORD, bits, one));
    let (above, below) = (at.bitcast(SINGLE, above), at.bitcast(SINGLE, below));
    let (up, down) = (
        at.fsub(SINGLE, MACHINE, above, root),
        at.fsub(SINGLE, MACHINE, below, root),
    );
    let (up, down) = (
        at.fmul(SINGLE, MACHINE, root, up),
        at.fmul(SINGLE, MACHINE, root, down),
    );
    let too_low = at.fcmp(FloatCC::Gt, MACHINE, rest, up);
    let too_high = at.fcmp(FloatCC::Le, MACHINE, rest, down);
    let root = at.select(SINGLE, too_high, below, root);
    at.select(SINGLE, too_low, above, root)
}
