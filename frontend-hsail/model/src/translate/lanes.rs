//! Composition of element-wise operations from what the IR has.

use super::body::Body;
use super::{Failure, Result};
use crate::model::Opcode;
use wavelift_codegen::ir::{InstBuilder, IntCC, Type, Value};

/// The lanes of a vector, lane 0 first.
pub(crate) fn split(body: &mut Body<'_>, vector: Value) -> Vec<Value> {
    let ty = body.func.dfg.value_type(vector);
    (0..ty.lanes() as u8)
        .map(|i| body.ins().extract_lane(ty.lane(), vector, i))
        .collect()
}

/// A vector with element 0 of `vector` in every lane.
pub(crate) fn broadcast(body: &mut Body<'_>, ty: Type, vector: Value) -> Value {
    let lane = body.ins().extract_lane(ty.lane(), vector, 0);
    body.ins().make_vector(ty, &vec![lane; ty.lanes() as usize])
}

/// A saturating `add`, `sub` or `mul` of integers, scalar or per lane.
///
/// Unsigned results clamp to 0 or all ones when the operation leaves the range. Signed overflow clamps to the bound
/// that has the sign of the exact result: `(s >> (w - 1)) ^ max`, where `s` is negative exactly if that result is.
pub(crate) fn saturating(
    body: &mut Body<'_>,
    op: Opcode,
    signed: bool,
    ty: Type,
    args: &[Value],
) -> Result<Value> {
    let &[a, b] = args else {
        return Err(Failure::invalid(
            "a saturating operation with other than two sources",
        ));
    };
    if ty.is_vector() {
        let (left, right) = (split(body, a), split(body, b));
        let mut lanes = Vec::with_capacity(left.len());
        for (l, r) in left.into_iter().zip(right) {
            lanes.push(saturating(body, op, signed, ty.lane(), &[l, r])?);
        }
        return Ok(body.ins().make_vector(ty, &lanes));
    }
    let ones = u64::MAX >> (64 - ty.bits());
    let mut ins = body.ins();
    let zero = ins.int(ty, 0);
    if !signed {
        return Ok(match op {
            Opcode::Add => {
                let sum = ins.iadd(ty, a, b);
                let over = ins.icmp(IntCC::Ult, sum, a);
                let all = ins.int(ty, ones);
                ins.select(ty, over, all, sum)
            }
            Opcode::Sub => {
                let difference = ins.isub(ty, a, b);
                let under = ins.icmp(IntCC::Ult, a, b);
                ins.select(ty, under, zero, difference)
            }
            Opcode::Mul => {
                let low = ins.imul(ty, a, b);
                let high = ins.umulhi(ty, a, b);
                let over = ins.icmp(IntCC::Ne, high, zero);
                let all = ins.int(ty, ones);
                ins.select(ty, over, all, low)
            }
            _ => return Err(Failure::invalid(format!("a saturating `{op}`"))),
        });
    }
    let top = ins.int(Type::I32, u64::from(ty.bits()) - 1);
    let (wrapped, over, sign) = match op {
        Opcode::Add => {
            let sum = ins.iadd(ty, a, b);
            let (x, y) = (ins.bxor(ty, a, sum), ins.bxor(ty, b, sum));
            let both = ins.band(ty, x, y);
            (sum, ins.icmp(IntCC::Slt, both, zero), a)
        }
        Opcode::Sub => {
            let difference = ins.isub(ty, a, b);
            let (x, y) = (ins.bxor(ty, a, b), ins.bxor(ty, a, difference));
            let both = ins.band(ty, x, y);
            (difference, ins.icmp(IntCC::Slt, both, zero), a)
        }
        Opcode::Mul => {
            let low = ins.imul(ty, a, b);
            let high = ins.smulhi(ty, a, b);
            let extension = ins.sshr(ty, low, top);
            let over = ins.icmp(IntCC::Ne, high, extension);
            (low, over, high)
        }
        _ => return Err(Failure::invalid(format!("a saturating `{op}`"))),
    };
    let sign = ins.sshr(ty, sign, top);
    let max = ins.int(ty, ones >> 1);
    let bound = ins.bxor(ty, sign, max);
    Ok(ins.select(ty, over, bound, wrapped))
}

/// A lane of a vector by an index counted modulo the number of lanes.
pub(crate) fn dynamic_lane(body: &mut Body<'_>, vector: Value, index: Value) -> Value {
    let ty = body.func.dfg.value_type(vector);
    let lanes = split(body, vector);
    let index = masked_index(body, ty, index);
    let mut result = lanes[0];
    for (number, &lane) in lanes.iter().enumerate().skip(1) {
        let here = is_lane(body, index, number);
        result = body.ins().select(ty.lane(), here, lane, result);
    }
    result
}

/// A vector with one lane, by an index counted modulo the number of lanes, replaced.
pub(crate) fn with_dynamic_lane(body: &mut Body<'_>, vector: Value, value: Value, index: Value) -> Value {
    let ty = body.func.dfg.value_type(vector);
    let index = masked_index(body, ty, index);
    let mut lanes = split(body, vector);
    for (number, lane) in lanes.iter_mut().enumerate() {
        let here = is_lane(body, index, number);
        *lane = body.ins().select(ty.lane(), here, value, *lane);
    }
    body.ins().make_vector(ty, &lanes)
}

fn masked_index(body: &mut Body<'_>, ty: Type, index: Value) -> Value {
    let mut ins = body.ins();
    let mask = ins.int(Type::I32, u64::from(ty.lanes()) - 1);
    ins.band(Type::I32, index, mask)
}

fn is_lane(body: &mut Body<'_>, index: Value, number: usize) -> Value {
    let mut ins = body.ins();
    let number = ins.int(Type::I32, number as u64);
    ins.icmp(IntCC::Eq, index, number)
}
