//! Correctly rounded quotients of `f32` and `f64`, in every direction, with subnormals kept or flushed (HSA PRM 5.11). Those of `f32` to nearest whose subnormals are flushed are
//! rules (`rules/floats.isle`).
//!
//! `v_div_scale` moves the operands to where nothing overflows and remainders are exact, a reciprocal `z` is made of `v_rcp`, and the quotient of
//! that and its exact remainder make the result, which `v_div_fmas` rounds once where the result is. `v_div_fixup` puts zeros, infinities and
//! NaNs right. `docs/design/division.md` bounds the error of every step, for any `v_rcp` as good as the manual promises.
//!
//! Cost: 13 instructions for `f64`, 14 for `f32` and 9 where its numerator is a constant, four more in a direction, three for changes of the mode if subnormals are flushed, and then
//! two more for `f64`.
//!
//! Rust, not rules: VCC holds a condition from one instruction to another, the mode changes between them, and both formats take the same steps.

use super::Lower;
use super::operands::{VSrc, Vreg, part};
use crate::isa::{Feature, Op, Operand};
use crate::machine::{MInst, VGPR};
use crate::modes::{self, FLUSH, FLUSH_RESULTS, Field, KEEP, rounding};
use wavelift_codegen::ir::{FpMode, Function, InstructionData, Opcode, Rounding, Type, Value};

/// The instructions of a format.
struct Operations {
    /// 32-bit units of an operand.
    width: u8,
    scale: Op,
    rcp: Op,
    fma: Op,
    mul: Op,
    fmas: Op,
    fixup: Op,
    denorm: Field,
    round: Field,
}

impl Operations {
    const SINGLE: Self = Operations {
        width: 1,
        scale: Op::VDivScaleF32,
        rcp: Op::VRcpF32,
        fma: Op::VFmaF32,
        mul: Op::VMulF32,
        fmas: Op::VDivFmasF32,
        fixup: Op::VDivFixupF32,
        denorm: Field::Denorm32,
        round: Field::Round32,
    };
    const DOUBLE: Self = Operations {
        width: 2,
        scale: Op::VDivScaleF64,
        rcp: Op::VRcpF64,
        fma: Op::VFmaF64,
        mul: Op::VMulF64,
        fmas: Op::VDivFmasF64,
        fixup: Op::VDivFixupF64,
        denorm: Field::Denorm64,
        round: Field::Round64,
    };
}

/// 2^-100: numerators below it are scaled, as those that `v_div_scale` leaves alone from 2^-103 on may have remainders below the subnormals.
const SMALL_NUMERATOR: u32 = 0x0d80_0000;

fn plain(reg: Vreg) -> VSrc {
    VSrc::plain(Operand::Virtual(reg.0))
}

fn minus(reg: Vreg) -> VSrc {
    VSrc {
        neg: true,
        ..plain(reg)
    }
}

fn one() -> VSrc {
    VSrc::plain(Operand::constant32(1f32.to_bits()))
}

/// How far [`numerator_is_large`] looks.
pub(super) const NUMERATOR_DEPTH: u32 = 4;

/// Whether a numerator of 32 bits is a constant, or one of some, that is not below the limit of small ones. Zeros are as good: a quotient of zero has no remainder.
pub(super) fn numerator_is_large(func: &Function, value: Value, depth: u32) -> bool {
    let Some(inst) = func.dfg.defining_inst(value).filter(|_| depth > 0) else {
        return false;
    };
    match *func.dfg.inst(inst) {
        InstructionData::Const {
            opcode: Opcode::Fconst,
            imm,
        } => {
            let magnitude = imm as u32 & 0x7fff_ffff;
            magnitude == 0 || magnitude >= SMALL_NUMERATOR
        }
        InstructionData::Ternary {
            opcode: Opcode::Select,
            args: [_, yes, no],
        } => [yes, no]
            .iter()
            .all(|&value| numerator_is_large(func, value, depth - 1)),
        InstructionData::Unary {
            opcode: Opcode::Fneg | Opcode::Fabs,
            arg,
        } => numerator_is_large(func, arg, depth - 1),
        _ => false,
    }
}

/// Emits `a / b` of a type, `f32` or `f64`; `small` says whether the numerator may be below [`SMALL_NUMERATOR`].
pub(super) fn divide(
    at: &mut Lower<'_>,
    ty: Type,
    mode: FpMode,
    (operands, small): ([VSrc; 2], bool),
) -> Vreg {
    let single = ty != Type::F64;
    let ops = if single {
        Operations::SINGLE
    } else {
        Operations::DOUBLE
    };
    let [a, b] = match (single, mode.ftz) {
        (true, _) if small => without_small_numerator(at, operands),
        (false, true) => operands.map(|x| plain(at.vop(ops.mul, &[one(), x]))),
        _ => operands,
    };
    // Flushed operands are what says which cases are special. Otherwise it is the program's own, whose exponents nothing has moved.
    let [fixed_a, fixed_b] = if mode.ftz { [a, b] } else { operands };
    let [d, n] = scaled(at, &ops, a, b);
    let (machine, first) = (at.machine(), at.current.len());
    let estimate = at.vop(ops.rcp, &[plain(d)]);
    let directed = mode.round != Rounding::Near;
    if mode.ftz {
        at.emit(modes::set(machine, ops.denorm, KEEP));
    }
    if directed {
        at.emit(modes::set(machine, ops.round, rounding(Rounding::Near)));
    }
    let z = if single {
        single_reciprocal(at, d, estimate)
    } else {
        double_reciprocal(at, d, estimate)
    };
    let mut q = at.vop(ops.mul, &[plain(n), plain(z)]);
    let mut rest = at.vop(ops.fma, &[minus(d), plain(q), plain(n)]);
    if directed {
        // To the quotient itself if it is a number of the format.
        q = at.vop(ops.fma, &[plain(rest), plain(z), plain(q)]);
        rest = at.vop(ops.fma, &[minus(d), plain(q), plain(n)]);
    }
    if mode.ftz {
        // The remainder may be subnormal.
        at.emit(modes::set(machine, ops.denorm, FLUSH_RESULTS));
    }
    if directed {
        at.emit(modes::set(machine, ops.round, rounding(mode.round)));
    }
    let unscaled = at.vop(ops.fmas, &[plain(rest), plain(z), plain(q)]);
    if mode.ftz {
        at.emit(modes::set(machine, ops.denorm, FLUSH));
    }
    // VCC holds which lanes were scaled until here.
    for inst in &mut at.current[first..] {
        if let MInst::Real(real) = inst {
            real.clobbers_vcc = true;
        }
    }
    at.vop(ops.fixup, &[plain(unscaled), fixed_b, fixed_a])
}

/// Multiplies both operands by 2^64 where the numerator is small. The quotient stays, or was too small for the format and stays that.
fn without_small_numerator(at: &mut Lower<'_>, [a, b]: [VSrc; 2]) -> [VSrc; 2] {
    let limit = at.sop(Op::SMovB32, &[Operand::constant32(SMALL_NUMERATOR)], false);
    let limit = VSrc::plain(Operand::Virtual(limit.0));
    let magnitude = VSrc { abs: true, ..a };
    let small = at.fresh_mask();
    at.vop_to(Op::VCmpGtF32, &[small], &[limit, magnitude]);
    let [none, places] = [0, 64].map(|places| VSrc::plain(Operand::Int(places)));
    let places = at.vop(Op::VCndmaskB32, &[none, places, VSrc::plain(small)]);
    [a, b].map(|x| plain(at.vop(Op::VLdexpF32, &[x, plain(places)])))
}

/// `v_div_scale` of the denominator `b` and the numerator `a`; VCC says for which lanes `v_div_fmas` scales back.
fn scaled(at: &mut Lower<'_>, ops: &Operations, a: VSrc, b: VSrc) -> [Vreg; 2] {
    let (vcc, unused) = (Operand::vcc(at.wave), at.fresh_mask());
    let (numerator, denominator) = (a.operand, b.operand);
    let [d, n] = [at.fresh(VGPR, ops.width), at.fresh(VGPR, ops.width)];
    at.emit_op(
        ops.scale,
        &[Operand::Virtual(d), unused, denominator, denominator, numerator],
    );
    // On gfx6 the condition of doubles is wrong (LLVM 19, hasUsableDivScaleConditionOutput): it is that one of the two was scaled.
    let wrong = at.subtarget.isa.has_feature(Feature::OnlyGfx6) && ops.width == 2;
    let condition = if wrong { at.fresh_mask() } else { vcc };
    let inst = at.inst(
        ops.scale,
        &[Operand::Virtual(n), condition, numerator, denominator, numerator],
    );
    if !wrong {
        at.emit_clobbering_vcc(inst);
        return [Vreg(d), Vreg(n)];
    }
    at.emit(inst);
    let kept = [(d, b), (n, a)].map(|(scaled, original)| {
        let lanes = at.fresh_mask();
        let high = |operand| match operand {
            Operand::Virtual(reg) => VSrc::plain(Operand::Virtual(part(reg, 1, 1))),
            constant => VSrc::plain(constant),
        };
        let words = [Operand::Virtual(scaled), original.operand].map(high);
        at.vop_to(Op::VCmpEqU32, &[lanes], &words);
        lanes
    });
    let inst = at.inst(Op::SXorB64, &[vcc, kept[0], kept[1]]);
    at.emit_clobbering_vcc(inst);
    [Vreg(d), Vreg(n)]
}

/// 1/d from an estimate that is good to one unit of the last place, with a relative error below 1/(D + 1), where D is the integer of d's digits.
fn single_reciprocal(at: &mut Lower<'_>, d: Vreg, estimate: Vreg) -> Vreg {
    let fma = Op::VFmaF32;
    let error = at.vop(fma, &[minus(d), plain(estimate), one()]);
    // If all digits of d are ones, the next step would end in the middle of two numbers, and go down.
    let above = at.vop(Op::VOrB32, &[VSrc::plain(Operand::Int(1)), plain(estimate)]);
    at.vop(fma, &[plain(above), plain(error), plain(estimate)])
}

/// 1/d from an estimate that is good to 2^29 units of the last place, with a relative error below 1/(D + 1), where D is the integer of d's digits.
fn double_reciprocal(at: &mut Lower<'_>, d: Vreg, estimate: Vreg) -> Vreg {
    let fma = Op::VFmaF64;
    // Too large by more than its error, so that the reciprocal is rounded up if all digits of d are ones.
    let high = VSrc::plain(Operand::Virtual(part(estimate.0, 1, 1)));
    let high = at.vadd(VSrc::plain(Operand::Int(1)), high);
    let y = Vreg(at.with_hi(estimate.0, high.0));
    let error = at.vop(fma, &[minus(d), plain(y), one()]);
    let more = at.vop(fma, &[plain(error), plain(error), plain(error)]);
    let y = at.vop(fma, &[plain(y), plain(more), plain(y)]);
    let error = at.vop(fma, &[minus(d), plain(y), one()]);
    at.vop(fma, &[plain(y), plain(error), plain(y)])
}
