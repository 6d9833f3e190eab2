//! Comparisons, classification and conditional moves (HSA PRM 5.10, 5.13, 5.18).

use super::body::Body;
use super::lanes::split;
use super::types::ir_type;
use super::{Failure, Result};
use crate::model::{self, CompareOperation, Inst, Opcode, TypeClass};
use wavelift_codegen::ir::{FloatCC, FpMode, InstBuilder, IntCC, Type, Value};

pub(crate) fn translate(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    let ty = body.ty(inst)?;
    let value = match inst.opcode {
        Opcode::Cmp => cmp(body, inst, ty)?,
        Opcode::Class => {
            let source = body.source_type(inst)?;
            let value = body.src(inst, 1, source)?;
            let classes = body.src_u32(inst, 2)?;
            body.ins().fclass(value, classes)
        }
        _ => cmov(body, inst, ty)?,
    };
    body.def(inst, ty, value)
}

/// The integer condition of an ordered comparison; `None` for those that only floats have.
fn int_condition(operation: CompareOperation, signed: bool) -> Option<IntCC> {
    use CompareOperation::*;
    Some(match (operation, signed) {
        (Eq, _) => IntCC::Eq,
        (Ne, _) => IntCC::Ne,
        (Lt, true) => IntCC::Slt,
        (Le, true) => IntCC::Sle,
        (Gt, true) => IntCC::Sgt,
        (Ge, true) => IntCC::Sge,
        (Lt, false) => IntCC::Ult,
        (Le, false) => IntCC::Ule,
        (Gt, false) => IntCC::Ugt,
        (Ge, false) => IntCC::Uge,
        _ => return None,
    })
}

/// The float condition; signaling forms differ in exceptions only.
fn float_condition(operation: CompareOperation) -> FloatCC {
    use CompareOperation::*;
    match operation {
        Eq | Seq => FloatCC::Eq,
        Ne | Sne => FloatCC::Ne,
        Lt | Slt => FloatCC::Lt,
        Le | Sle => FloatCC::Le,
        Gt | Sgt => FloatCC::Gt,
        Ge | Sge => FloatCC::Ge,
        Equ | Sequ => FloatCC::Equ,
        Neu | Sneu => FloatCC::Neu,
        Ltu | Sltu => FloatCC::Ltu,
        Leu | Sleu => FloatCC::Leu,
        Gtu | Sgtu => FloatCC::Gtu,
        Geu | Sgeu => FloatCC::Geu,
        Num | Snum => FloatCC::Num,
        Nan | Snan => FloatCC::Nan,
    }
}

fn cmp(body: &mut Body<'_>, inst: &Inst, ty: model::Type) -> Result<Value> {
    let source = body.source_type(inst)?;
    let operation = inst
        .mods
        .compare
        .ok_or_else(|| Failure::invalid("`cmp` lacks its comparison"))?;
    let (a, b) = (body.src(inst, 1, source)?, body.src(inst, 2, source)?);
    let mode = body.fp_mode(inst);
    if !source.is_packed() {
        let holds = condition(body, operation, mode, source, a, b)?;
        return Ok(truth(body, holds, ty));
    }
    let t = ir_type(ty);
    if t.lanes() != source.elements() {
        return Err(Failure::invalid(format!("`cmp` of `{source}` into `{ty}`")));
    }
    let (left, right) = (split(body, a), split(body, b));
    let mut lanes = Vec::with_capacity(left.len());
    for (l, r) in left.into_iter().zip(right) {
        let holds = condition(body, operation, mode, source.element(), l, r)?;
        lanes.push(body.ins().sextend(t.lane(), holds));
    }
    Ok(body.ins().make_vector(t, &lanes))
}

fn condition(
    body: &mut Body<'_>,
    operation: CompareOperation,
    mode: FpMode,
    source: model::Type,
    a: Value,
    b: Value,
) -> Result<Value> {
    if source.is_float() {
        return Ok(body.ins().fcmp(float_condition(operation), mode, a, b));
    }
    let cond = int_condition(operation, source.is_signed())
        .ok_or_else(|| Failure::invalid(format!("`cmp_{operation}` of type `{source}`")))?;
    if source == model::Type::B1 {
        let differs = body.ins().bxor(Type::B1, a, b);
        return match cond {
            IntCC::Ne => Ok(differs),
            IntCC::Eq => Ok(body.ins().bnot(Type::B1, differs)),
            _ => Err(Failure::invalid(format!("`cmp_{operation}` of type `b1`"))),
        };
    }
    Ok(body.ins().icmp(cond, a, b))
}

/// A truth value as `cmp` writes it: 1, all ones or 1.0.
fn truth(body: &mut Body<'_>, holds: Value, ty: model::Type) -> Value {
    match ty.class() {
        TypeClass::Bit => holds,
        TypeClass::Float => one_or_zero(body, holds, ir_type(ty)),
        _ => body.ins().sextend(ir_type(ty), holds),
    }
}

/// 1.0 where a truth value holds, else 0.0.
pub(crate) fn one_or_zero(body: &mut Body<'_>, holds: Value, ty: Type) -> Value {
    let bits = match ty {
        Type::F16 => 0x3c00,
        Type::F32 => 0x3f80_0000,
        _ => 0x3ff0_0000_0000_0000,
    };
    let one = body.scalar_constant(ty, bits);
    let zero = body.scalar_constant(ty, 0);
    body.ins().select(ty, holds, one, zero)
}

fn cmov(body: &mut Body<'_>, inst: &Inst, ty: model::Type) -> Result<Value> {
    let t = ir_type(ty);
    if !ty.is_packed() {
        let condition = body.src(inst, 1, model::Type::B1)?;
        let (a, b) = (body.src(inst, 2, ty)?, body.src(inst, 3, ty)?);
        return Ok(body.ins().select(t, condition, a, b));
    }
    let mask_type = ty
        .packed_unsigned()
        .ok_or_else(|| Failure::invalid(format!("`cmov` of type `{ty}`")))?;
    let mask = body.src(inst, 1, mask_type)?;
    let (a, b) = (body.src(inst, 2, ty)?, body.src(inst, 3, ty)?);
    let (mask, a, b) = (split(body, mask), split(body, a), split(body, b));
    let mut ins = body.ins();
    let zero = ins.int(t.lane().as_int(), 0);
    let mut lanes = Vec::with_capacity(mask.len());
    for ((m, a), b) in mask.into_iter().zip(a).zip(b) {
        let chosen = ins.icmp(IntCC::Ne, m, zero);
        lanes.push(ins.select(t.lane(), chosen, a, b));
    }
    Ok(ins.make_vector(t, &lanes))
}
