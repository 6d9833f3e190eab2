//! Data movement in packed values, and the multimedia operations (HSA PRM 5.9, 5.15).

use super::body::Body;
use super::lanes::{dynamic_lane, with_dynamic_lane};
use super::types::ir_type;
use super::{Failure, Result};
use crate::model::{Inst, Opcode, Operand, Type as HsailType};
use wavelift_codegen::ir::{FpMode, InstBuilder, Type, Value};

pub(crate) fn translate(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    let ty = body.ty(inst)?;
    let value = match inst.opcode {
        Opcode::Shuffle | Opcode::UnpackLo | Opcode::UnpackHi => interleave(body, inst, ty)?,
        Opcode::Pack => pack(body, inst, ty)?,
        Opcode::Unpack => unpack(body, inst, ty)?,
        Opcode::PackCvt => pack_cvt(body, inst)?,
        Opcode::UnpackCvt => unpack_cvt(body, inst)?,
        Opcode::Sad => sad(body, inst)?,
        Opcode::SadHi => sad_hi(body, inst, ty)?,
        other => return Err(Failure::unsupported(format!("`{other}`"))),
    };
    body.def(inst, ty, value)
}

/// `shuffle`, `unpacklo`, `unpackhi`: choose elements of two sources by constants. The lower half of a shuffle's
/// result comes from the first source, the upper half from the second, by consecutive fields of the selector.
fn interleave(body: &mut Body<'_>, inst: &Inst, ty: HsailType) -> Result<Value> {
    let t = ir_type(ty);
    let count = t.lanes() as usize;
    if count < 2 {
        return Err(Failure::invalid(format!("`{}` of type `{ty}`", inst.opcode)));
    }
    let (a, b) = (body.src(inst, 1, ty)?, body.src(inst, 2, ty)?);
    let picks: Vec<(Value, usize)> = match inst.opcode {
        Opcode::Shuffle => {
            let selector = body.immediate(inst, 3)?;
            let bits = count.trailing_zeros();
            let field = |i: usize| (selector >> (i as u32 * bits)) as usize & (count - 1);
            (0..count)
                .map(|i| (if i < count / 2 { a } else { b }, field(i)))
                .collect()
        }
        op => {
            let first = if op == Opcode::UnpackHi { count / 2 } else { 0 };
            (0..count)
                .map(|i| (if i % 2 == 0 { a } else { b }, first + i / 2))
                .collect()
        }
    };
    let mut ins = body.ins();
    let lanes: Vec<Value> = picks
        .into_iter()
        .map(|(v, lane)| ins.extract_lane(t.lane(), v, lane as u8))
        .collect();
    Ok(ins.make_vector(t, &lanes))
}

/// A value of an element in its wide form (`u32` for bytes and so on) from or to its own width.
fn resize(body: &mut Body<'_>, value: Value, ty: Type, signed: bool) -> Value {
    let from = body.func.dfg.value_type(value);
    if from == ty {
        value
    } else if from.bits() > ty.bits() {
        body.ins().ireduce(ty, value)
    } else {
        body.extend(value, ty, signed)
    }
}

fn pack(body: &mut Body<'_>, inst: &Inst, ty: HsailType) -> Result<Value> {
    let source = body.source_type(inst)?;
    let vector = body.src(inst, 1, ty)?;
    let value = body.src(inst, 2, source)?;
    let lane = resize(body, value, ir_type(ty).lane(), false);
    match body.operand(inst, 3)? {
        Operand::Immediate { bits, .. } => {
            let index = (bits % u64::from(ty.elements())) as u8;
            Ok(body.ins().insert_lane(ir_type(ty), vector, lane, index))
        }
        _ => {
            let index = body.src_u32(inst, 3)?;
            Ok(with_dynamic_lane(body, vector, lane, index))
        }
    }
}

fn unpack(body: &mut Body<'_>, inst: &Inst, ty: HsailType) -> Result<Value> {
    let source = body.source_type(inst)?;
    let vector = body.src(inst, 1, source)?;
    let lane = match body.operand(inst, 2)? {
        Operand::Immediate { bits, .. } => {
            let index = (bits % u64::from(source.elements())) as u8;
            body.ins().extract_lane(ir_type(source).lane(), vector, index)
        }
        _ => {
            let index = body.src_u32(inst, 2)?;
            dynamic_lane(body, vector, index)
        }
    };
    Ok(resize(body, lane, ir_type(ty), source.is_signed()))
}

/// `packcvt`: four floats to bytes, to nearest and clamped; the first is the lowest byte.
fn pack_cvt(body: &mut Body<'_>, inst: &Inst) -> Result<Value> {
    let mode = FpMode {
        sat: true,
        ..FpMode::DEFAULT
    };
    let mut lanes = Vec::with_capacity(4);
    for index in 1..5 {
        let value = body.src(inst, index, HsailType::F32)?;
        lanes.push(body.ins().fcvt_to_uint(Type::I8, mode, value));
    }
    Ok(body.ins().make_vector(Type::I8X4, &lanes))
}

fn unpack_cvt(body: &mut Body<'_>, inst: &Inst) -> Result<Value> {
    let source = body.source_type(inst)?;
    let vector = body.src(inst, 1, source)?;
    let index = (body.immediate(inst, 2)? % u64::from(source.elements())) as u8;
    let mut ins = body.ins();
    let lane = ins.extract_lane(ir_type(source).lane(), vector, index);
    let wide = ins.uextend(Type::I32, lane);
    Ok(ins.fcvt_from_uint(Type::F32, FpMode::DEFAULT, wide))
}

/// The sum of absolute differences of the elements and `addend`, as `i32`.
fn difference_sum(
    body: &mut Body<'_>,
    source: HsailType,
    a: Value,
    b: Value,
    addend: Value,
) -> Result<Value> {
    let [a, b] = [a, b].map(|x| body.bitcast(x, Type::I32));
    let mut ins = body.ins();
    Ok(match source.element_bits() {
        8 => ins.sad_u8(a, b, addend),
        16 => ins.sad_u16(a, b, addend),
        32 => ins.sad_u32(a, b, addend),
        _ => return Err(Failure::invalid(format!("`sad` of type `{source}`"))),
    })
}

fn sad(body: &mut Body<'_>, inst: &Inst) -> Result<Value> {
    let source = body.source_type(inst)?;
    let (a, b) = (body.src(inst, 1, source)?, body.src(inst, 2, source)?);
    let addend = body.src_u32(inst, 3)?;
    difference_sum(body, source, a, b, addend)
}

/// `sadhi`: the sum is added to the upper half; the lower half is copied.
fn sad_hi(body: &mut Body<'_>, inst: &Inst, ty: HsailType) -> Result<Value> {
    let source = body.source_type(inst)?;
    let (a, b) = (body.src(inst, 1, source)?, body.src(inst, 2, source)?);
    let addend = body.src(inst, 3, ty)?;
    let addend = body.bitcast(addend, Type::I32);
    let zero = body.ins().int(Type::I32, 0);
    let sum = difference_sum(body, source, a, b, zero)?;
    let mut ins = body.ins();
    let sixteen = ins.int(Type::I32, 16);
    let shifted = ins.ishl(Type::I32, sum, sixteen);
    let total = ins.iadd(Type::I32, shifted, addend);
    Ok(body.bitcast(total, ir_type(ty)))
}
