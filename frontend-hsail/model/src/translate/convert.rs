//! `cvt` (HSA PRM 5.19).

use super::body::Body;
use super::compare::one_or_zero;
use super::types::ir_type;
use super::{Failure, Result};
use crate::model::{self, Inst, Round, TypeClass};
use wavelift_codegen::ir::{FloatCC, FpMode, InstBuilder, IntCC, Rounding, Type};

/// The kinds of operands that conversions distinguish.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Bool,
    Int { signed: bool },
    Float,
}

fn kind(ty: model::Type) -> Result<Kind> {
    match ty.class() {
        TypeClass::Bit if ty.bits() == 1 => Ok(Kind::Bool),
        TypeClass::Unsigned if !ty.is_packed() => Ok(Kind::Int { signed: false }),
        TypeClass::Signed if !ty.is_packed() => Ok(Kind::Int { signed: true }),
        TypeClass::Float if !ty.is_packed() => Ok(Kind::Float),
        _ => Err(Failure::invalid(format!("`cvt` of type `{ty}`"))),
    }
}

pub(crate) fn translate(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    let (ty, source) = (body.ty(inst)?, body.source_type(inst)?);
    let value = body.src(inst, 1, source)?;
    let (to, from) = (ir_type(ty), ir_type(source));
    let result = match (kind(ty)?, kind(source)?) {
        (Kind::Bool, Kind::Bool) => value,
        (Kind::Bool, Kind::Int { .. }) => {
            let mut ins = body.ins();
            let zero = ins.int(from, 0);
            ins.icmp(IntCC::Ne, value, zero)
        }
        (Kind::Bool, Kind::Float) => {
            let mode = body.fp_mode(inst);
            let zero = body.scalar_constant(from, 0);
            body.ins().fcmp(FloatCC::Neu, mode, value, zero)
        }
        // True is -1 in the register-wide signed types and 1 in all others.
        (Kind::Int { signed }, Kind::Bool) => {
            let signed = signed && to.bits() >= 32;
            body.extend(value, to, signed)
        }
        (Kind::Float, Kind::Bool) => one_or_zero(body, value, to),
        (Kind::Int { .. }, Kind::Int { signed }) => {
            if to.bits() < from.bits() {
                body.ins().ireduce(to, value)
            } else {
                body.extend(value, to, signed)
            }
        }
        (Kind::Float, Kind::Int { signed }) => {
            let mode = body.fp_mode(inst);
            let wide = if from.bits() < 32 {
                body.extend(value, Type::I32, signed)
            } else {
                value
            };
            let mut ins = body.ins();
            if signed {
                ins.fcvt_from_sint(to, mode, wide)
            } else {
                ins.fcvt_from_uint(to, mode, wide)
            }
        }
        (Kind::Int { signed }, Kind::Float) => {
            let mode = integer_mode(inst)?;
            let mut ins = body.ins();
            if signed {
                ins.fcvt_to_sint(to, mode, value)
            } else {
                ins.fcvt_to_uint(to, mode, value)
            }
        }
        (Kind::Float, Kind::Float) => {
            let mode = body.fp_mode(inst);
            body.ins().fconvert(to, mode, value)
        }
    };
    body.def(inst, ty, result)
}

/// The mode of a conversion to integer. The default is towards zero.
fn integer_mode(inst: &Inst) -> Result<FpMode> {
    let round = match inst.mods.round {
        None | Some(Round::Default) => Round::ZeroI,
        Some(round) if round.is_integer() => round,
        Some(round) => return Err(Failure::invalid(format!("rounding `{round}` to an integer"))),
    };
    let direction = match round {
        Round::NearI | Round::NearISat | Round::SNearI | Round::SNearISat => Rounding::Near,
        Round::UpI | Round::UpISat | Round::SUpI | Round::SUpISat => Rounding::Up,
        Round::DownI | Round::DownISat | Round::SDownI | Round::SDownISat => Rounding::Down,
        _ => Rounding::Zero,
    };
    Ok(FpMode {
        round: direction,
        ftz: inst.mods.ftz,
        sat: round.is_saturating(),
    })
}
