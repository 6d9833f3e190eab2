//! Bit operations, shifts, copies, and joining and splitting of registers (HSA PRM 5.5 to 5.8, 5.15).

use super::body::Body;
use super::types::ir_type;
use super::{Failure, Result};
use crate::model::{self, Inst, Opcode};
use wavelift_codegen::ir::{InstBuilder, Type, Value};

pub(crate) fn translate(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    match inst.opcode {
        Opcode::Combine => return combine(body, inst),
        Opcode::Expand => return expand(body, inst),
        _ => {}
    }
    let ty = body.ty(inst)?;
    let value = match inst.opcode {
        Opcode::PopCount | Opcode::FirstBit | Opcode::LastBit => count(body, inst)?,
        // The operation works on the bytes of the register as a whole.
        Opcode::Lerp => {
            let word = |body: &mut Body<'_>, index| body.src_u32(inst, index);
            let (a, b, c) = (word(body, 1)?, word(body, 2)?, word(body, 3)?);
            let result = body.ins().lerp(Type::I32, a, b, c);
            body.bitcast(result, ir_type(ty))
        }
        _ => simple(body, inst, ty)?,
    };
    body.def(inst, ty, value)
}

fn simple(body: &mut Body<'_>, inst: &Inst, ty: model::Type) -> Result<Value> {
    let t = ir_type(ty);
    if inst.opcode == Opcode::BitMask {
        let (offset, width) = (body.src_u32(inst, 1)?, body.src_u32(inst, 2)?);
        return Ok(body.ins().bitmask(t, offset, width));
    }
    let a = body.src(inst, 1, ty)?;
    Ok(match inst.opcode {
        Opcode::Mov => a,
        Opcode::Not => body.ins().bnot(t, a),
        Opcode::BitRev => body.ins().bitrev(t, a),
        Opcode::Shl | Opcode::Shr => {
            let count = body.src_u32(inst, 2)?;
            let mut ins = body.ins();
            match (inst.opcode, ty.is_signed()) {
                (Opcode::Shl, _) => ins.ishl(t, a, count),
                (_, true) => ins.sshr(t, a, count),
                (_, false) => ins.ushr(t, a, count),
            }
        }
        Opcode::And | Opcode::Or | Opcode::Xor => {
            let b = body.src(inst, 2, ty)?;
            let mut ins = body.ins();
            match inst.opcode {
                Opcode::And => ins.band(t, a, b),
                Opcode::Or => ins.bor(t, a, b),
                _ => ins.bxor(t, a, b),
            }
        }
        Opcode::BitExtract => {
            let (offset, width) = (body.src_u32(inst, 2)?, body.src_u32(inst, 3)?);
            if ty.is_signed() {
                body.ins().sbitextract(t, a, offset, width)
            } else {
                body.ins().ubitextract(t, a, offset, width)
            }
        }
        Opcode::BitInsert => {
            let field = body.src(inst, 2, ty)?;
            let (offset, width) = (body.src_u32(inst, 3)?, body.src_u32(inst, 4)?);
            body.ins().bitinsert(t, a, field, offset, width)
        }
        Opcode::BitSelect => {
            let (b, c) = (body.src(inst, 2, ty)?, body.src(inst, 3, ty)?);
            body.ins().bitselect(t, a, b, c)
        }
        Opcode::BitAlign | Opcode::ByteAlign => {
            let (b, count) = (body.src(inst, 2, ty)?, body.src_u32(inst, 3)?);
            if inst.opcode == Opcode::BitAlign {
                body.ins().bitalign(t, a, b, count)
            } else {
                body.ins().bytealign(t, a, b, count)
            }
        }
        other => return Err(Failure::unsupported(format!("`{other}`"))),
    })
}

fn count(body: &mut Body<'_>, inst: &Inst) -> Result<Value> {
    let source = body.source_type(inst)?;
    let a = body.src(inst, 1, source)?;
    let mut ins = body.ins();
    Ok(match inst.opcode {
        Opcode::PopCount => ins.popcount(a),
        Opcode::LastBit => ins.lastbit(a),
        _ if source.is_signed() => ins.sfirstbit(a),
        _ => ins.ufirstbit(a),
    })
}

/// `combine`: the first source is the least significant part.
fn combine(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    let (ty, part) = (body.ty(inst)?, body.source_type(inst)?);
    let vector = body.operand(inst, 1)?;
    let mut values = Vec::new();
    for operand in body.parts(vector) {
        values.push(body.source(operand, part)?);
    }
    let value = match (ty.bits(), values.as_slice()) {
        (64, &[low, high]) => body.ins().iconcat(low, high),
        (128, &[low, high]) => body.ins().make_vector(Type::I64X2, &[low, high]),
        (128, &[a, b, c, d]) => {
            let mut ins = body.ins();
            let halves = [ins.iconcat(a, b), ins.iconcat(c, d)];
            ins.make_vector(Type::I64X2, &halves)
        }
        _ => {
            return Err(Failure::invalid(
                "`combine` of parts that do not fill the destination",
            ));
        }
    };
    body.def(inst, ty, value)
}

/// `expand`: the first destination gets the least significant part.
fn expand(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    let (part, ty) = (body.ty(inst)?, body.source_type(inst)?);
    let destinations = body.operand(inst, 0)?;
    let destinations = body.parts(destinations);
    let source = body.src(inst, 1, ty)?;
    let mut words = Vec::new();
    match (ty.bits(), destinations.len()) {
        (64, 2) => words.extend([body.ins().ilow(source), body.ins().ihigh(source)]),
        (128, count @ (2 | 4)) => {
            for half in 0..2 {
                let half = body.ins().extract_lane(Type::I64, source, half);
                if count == 2 {
                    words.push(half);
                } else {
                    words.extend([body.ins().ilow(half), body.ins().ihigh(half)]);
                }
            }
        }
        _ => {
            return Err(Failure::invalid(
                "`expand` into parts that do not fill the source",
            ));
        }
    }
    for (destination, word) in destinations.into_iter().zip(words) {
        body.write(destination, part, word)?;
    }
    Ok(())
}
