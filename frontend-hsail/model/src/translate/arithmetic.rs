//! Integer and floating-point arithmetic, scalar and packed (HSA PRM 5.2 to 5.4, 5.11 to 5.14).
//!
//! One function, [`compute`], gives the operation for a scalar or a vector type; packed forms only choose what it is applied
//! to: all elements, or element 0 with the rest of the destination kept (HSA PRM 4.14).

use super::body::Body;
use super::lanes::{broadcast, saturating};
use super::types::ir_type;
use super::{Failure, Result};
use crate::model::{self, Inst, Opcode, Pack};
use wavelift_codegen::ir::{FpMode, InstBuilder, Type, Value};

pub(crate) fn translate(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    let ty = body.ty(inst)?;
    let mut args = Vec::with_capacity(3);
    for index in 1..body.operands(inst).len() {
        args.push(body.src(inst, index, ty)?);
    }
    let value = match inst.mods.pack {
        None => compute(body, inst, ty, ir_type(ty), &args)?,
        Some(pack) => packed(body, inst, ty, pack, &mut args)?,
    };
    body.def(inst, ty, value)
}

fn packed(
    body: &mut Body<'_>,
    inst: &Inst,
    ty: model::Type,
    pack: Pack,
    args: &mut [Value],
) -> Result<Value> {
    let (vector, lane) = (ir_type(ty), ir_type(ty).lane());
    if pack.writes_lowest_only() {
        let lowest: Vec<Value> = args
            .iter()
            .map(|&a| body.ins().extract_lane(lane, a, 0))
            .collect();
        let value = if pack.is_saturating() {
            saturating(body, inst.opcode, ty.is_signed(), lane, &lowest)?
        } else {
            compute(body, inst, ty, lane, &lowest)?
        };
        let old = body.src(inst, 0, ty)?;
        return Ok(body.ins().insert_lane(vector, old, value, 0));
    }
    match (pack, &mut *args) {
        (Pack::PS | Pack::PSSat, [_, b]) => *b = broadcast(body, vector, *b),
        (Pack::SP | Pack::SPSat, [a, _]) => *a = broadcast(body, vector, *a),
        _ => {}
    }
    if pack.is_saturating() {
        saturating(body, inst.opcode, ty.is_signed(), vector, args)
    } else {
        compute(body, inst, ty, vector, args)
    }
}

/// The result of the operation on values of `ty`: `element`'s IR type, or a vector of it.
fn compute(
    body: &mut Body<'_>,
    inst: &Inst,
    element: model::Type,
    ty: Type,
    args: &[Value],
) -> Result<Value> {
    let mode = body.fp_mode(inst);
    let value = if element.is_float() {
        float(body, inst.opcode, mode, ty, args)
    } else {
        integer(body, inst.opcode, element.is_signed(), ty, args)
    };
    value.ok_or_else(|| {
        Failure::invalid(format!(
            "`{}` of type `{element}` with {} sources",
            inst.opcode,
            args.len()
        ))
    })
}

fn integer(body: &mut Body<'_>, op: Opcode, signed: bool, ty: Type, args: &[Value]) -> Option<Value> {
    let mut ins = body.ins();
    Some(match (op, args) {
        (Opcode::Abs, &[a]) => ins.iabs(ty, a),
        (Opcode::Neg, &[a]) => ins.ineg(ty, a),
        (Opcode::Add, &[a, b]) => ins.iadd(ty, a, b),
        (Opcode::Sub, &[a, b]) => ins.isub(ty, a, b),
        (Opcode::Mul, &[a, b]) => ins.imul(ty, a, b),
        (Opcode::MulHi, &[a, b]) if signed => ins.smulhi(ty, a, b),
        (Opcode::MulHi, &[a, b]) => ins.umulhi(ty, a, b),
        (Opcode::Div, &[a, b]) if signed => ins.sdiv(ty, a, b),
        (Opcode::Div, &[a, b]) => ins.udiv(ty, a, b),
        (Opcode::Rem, &[a, b]) if signed => ins.srem(ty, a, b),
        (Opcode::Rem, &[a, b]) => ins.urem(ty, a, b),
        (Opcode::Max, &[a, b]) if signed => ins.smax(ty, a, b),
        (Opcode::Max, &[a, b]) => ins.umax(ty, a, b),
        (Opcode::Min, &[a, b]) if signed => ins.smin(ty, a, b),
        (Opcode::Min, &[a, b]) => ins.umin(ty, a, b),
        (Opcode::Carry, &[a, b]) => ins.ucarry(ty, a, b),
        (Opcode::Borrow, &[a, b]) => ins.uborrow(ty, a, b),
        (Opcode::Mad, &[a, b, c]) => {
            let product = ins.imul(ty, a, b);
            ins.iadd(ty, product, c)
        }
        (Opcode::Mul24, &[a, b]) if signed => ins.smul24(ty, a, b),
        (Opcode::Mul24, &[a, b]) => ins.umul24(ty, a, b),
        (Opcode::Mul24Hi, &[a, b]) if signed => ins.smul24hi(ty, a, b),
        (Opcode::Mul24Hi, &[a, b]) => ins.umul24hi(ty, a, b),
        (Opcode::Mad24, &[a, b, c]) => {
            let product = if signed {
                ins.smul24(ty, a, b)
            } else {
                ins.umul24(ty, a, b)
            };
            ins.iadd(ty, product, c)
        }
        (Opcode::Mad24Hi, &[a, b, c]) => {
            let product = if signed {
                ins.smul24hi(ty, a, b)
            } else {
                ins.umul24hi(ty, a, b)
            };
            ins.iadd(ty, product, c)
        }
        _ => return None,
    })
}

fn float(body: &mut Body<'_>, op: Opcode, mode: FpMode, ty: Type, args: &[Value]) -> Option<Value> {
    let mut ins = body.ins();
    Some(match (op, args) {
        (Opcode::Abs, &[a]) => ins.fabs(ty, a),
        (Opcode::Neg, &[a]) => ins.fneg(ty, a),
        (Opcode::CopySign, &[a, b]) => ins.fcopysign(ty, a, b),
        (Opcode::Add, &[a, b]) => ins.fadd(ty, mode, a, b),
        (Opcode::Sub, &[a, b]) => ins.fsub(ty, mode, a, b),
        (Opcode::Mul, &[a, b]) => ins.fmul(ty, mode, a, b),
        (Opcode::Div, &[a, b]) => ins.fdiv(ty, mode, a, b),
        (Opcode::Max, &[a, b]) => ins.fmax(ty, mode, a, b),
        (Opcode::Min, &[a, b]) => ins.fmin(ty, mode, a, b),
        (Opcode::Fma | Opcode::Mad, &[a, b, c]) => ins.fma(ty, mode, a, b, c),
        (Opcode::Ceil, &[a]) => ins.fceil(ty, mode, a),
        (Opcode::Floor, &[a]) => ins.ffloor(ty, mode, a),
        (Opcode::Trunc, &[a]) => ins.ftrunc(ty, mode, a),
        (Opcode::Rint, &[a]) => ins.frint(ty, mode, a),
        (Opcode::Fract, &[a]) => ins.ffract(ty, mode, a),
        (Opcode::Sqrt, &[a]) => ins.fsqrt(ty, mode, a),
        (Opcode::NSqrt, &[a]) => ins.nsqrt(ty, a),
        (Opcode::NRsqrt, &[a]) => ins.nrsqrt(ty, a),
        (Opcode::NRcp, &[a]) => ins.nrcp(ty, a),
        (Opcode::NExp2, &[a]) => ins.nexp2(ty, a),
        (Opcode::NLog2, &[a]) => ins.nlog2(ty, a),
        (Opcode::NSin, &[a]) => ins.nsin(ty, a),
        (Opcode::NCos, &[a]) => ins.ncos(ty, a),
        (Opcode::NFma, &[a, b, c]) => ins.nfma(ty, a, b, c),
        _ => return None,
    })
}
