//! Addresses, loads, stores and fences (HSA PRM 5.16, 5.17, 6.3, 6.4, 6.9).
//!
//! An IR address is an offset within its segment for kernarg, group, private and spill (see the instruction table), so
//! the address of a formal of a kernel is a constant, and the rest of an HSAIL address adds to it.

use super::body::Body;
use super::types::{ir_type, order, scope, segment, width};
use super::{Failure, Place, Result, atomic};
use crate::model::{self, Inst, Opcode, VariableId};
use wavelift_codegen::ir::{InstBuilder, MemInfo, Type, Value};

/// The kernarg segment starts at a multiple of this many bytes (HSA PRM 4.21).
const KERNARG_ALIGN_LOG2: u32 = 4;

pub(crate) fn translate(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    match inst.opcode {
        Opcode::Ld => load(body, inst),
        Opcode::St => store(body, inst),
        Opcode::Atomic | Opcode::AtomicNoRet => atomic::translate(body, inst),
        Opcode::MemFence => {
            let (Some(o), Some(s)) = (inst.mods.order, inst.mods.scope) else {
                return Err(Failure::invalid("a fence lacks its order or scope"));
            };
            body.ins().fence(order(o), scope(s));
            Ok(())
        }
        Opcode::Lda => {
            let ty = body.ty(inst)?;
            let address = address(body, inst, 1)?;
            let value = address.materialise(body)?;
            body.def(inst, ty, value)
        }
        Opcode::NullPtr => {
            let (ty, segment) = (body.ty(inst)?, segment_of(inst));
            let value = body.ins().nullptr(ir_type(ty), segment);
            body.def(inst, ty, value)
        }
        Opcode::SegmentP | Opcode::FToS | Opcode::SToF => segment_conversion(body, inst),
        other => Err(Failure::unsupported(format!("`{other}`"))),
    }
}

/// The segment that an instruction names. Arguments that are in memory are private (see [`super::call`]).
pub(crate) fn segment_of(inst: &Inst) -> wavelift_codegen::ir::Segment {
    match inst.mods.segment {
        Some(model::Segment::Arg) => wavelift_codegen::ir::Segment::Private,
        Some(other) => segment(other),
        None => wavelift_codegen::ir::Segment::Flat,
    }
}

/// The argument variable that a load or store names, if it is a value.
fn argument_value(body: &Body<'_>, inst: &Inst) -> Result<Option<model::VariableId>> {
    if inst.mods.segment != Some(model::Segment::Arg) {
        return Ok(None);
    }
    let symbol = body.operand(inst, 1)?.address().and_then(|a| a.symbol.expand());
    let Some(variable) = symbol else {
        return Err(Failure::unsupported("an `arg` address without a variable"));
    };
    Ok((body.place(variable)? == Place::Value).then_some(variable))
}

fn segment_conversion(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    let (ty, source) = (body.ty(inst)?, body.source_type(inst)?);
    let (segment, nonull) = (segment_of(inst), inst.mods.nonull);
    let a = body.src(inst, 1, source)?;
    let mut ins = body.ins();
    let value = match inst.opcode {
        Opcode::SToF => ins.stof(ir_type(ty), segment, nonull, a),
        Opcode::FToS => ins.ftos(ir_type(ty), segment, nonull, a),
        _ => ins.segmentp(segment, nonull, a),
    };
    body.def(inst, ty, value)
}

/// An address: a value of the segment's width and a constant to add.
pub(crate) struct Address {
    pub(crate) ty: Type,
    pub(crate) base: Value,
    pub(crate) offset: i32,
    /// Alignment that follows from the variable, base-2 logarithm of bytes.
    align_log2: u32,
}

impl Address {
    fn materialise(self, body: &mut Body<'_>) -> Result<Value> {
        if self.offset == 0 {
            return Ok(self.base);
        }
        let mut ins = body.ins();
        let offset = ins.int(self.ty, i64::from(self.offset) as u64);
        Ok(ins.iadd(self.ty, self.base, offset))
    }
}

pub(crate) fn address(body: &mut Body<'_>, inst: &Inst, index: usize) -> Result<Address> {
    let Some(address) = body.operand(inst, index)?.address() else {
        return Err(Failure::invalid(format!(
            "operand {index} of `{}` must be an address",
            inst.opcode
        )));
    };
    let segment = inst.mods.segment.unwrap_or(model::Segment::Flat);
    let is_wide = body.context.module.address_bits(segment) == 64;
    let (ty, register_type) = match is_wide {
        true => (Type::I64, model::Type::U64),
        false => (Type::I32, model::Type::U32),
    };
    let register = match address.register {
        Some(register) => Some(body.source(model::Operand::Register(register), register_type)?),
        None => None,
    };
    // Addresses wrap at their width, so that 32-bit offsets may be taken as signed.
    let written = match is_wide {
        true => address.offset as i64,
        false => i64::from(address.offset as u32 as i32),
    };
    let symbol = address.symbol.expand();
    let start = match symbol {
        Some(variable) => start_of(body, variable, ty)?,
        None => Start::NOWHERE,
    };
    let base = match (start.base, register) {
        (Some(start), Some(register)) => Some(body.ins().iadd(ty, start, register)),
        (start, register) => start.or(register),
    };
    let offset = written.wrapping_add(i64::from(start.offset));
    let (base, offset) = near(body, ty, base, offset, symbol.is_some());
    // What is added from a register may be anything.
    let known_align = match register {
        Some(_) => 0,
        None => start.align_log2,
    };
    let align_log2 = match offset {
        0 => known_align,
        n => known_align.min(n.trailing_zeros()),
    };
    Ok(Address {
        ty,
        base,
        offset,
        align_log2,
    })
}

/// Where a variable starts: at an offset from a base, or from 0 of its segment.
struct Start {
    base: Option<Value>,
    offset: u32,
    align_log2: u32,
}

impl Start {
    const NOWHERE: Start = Start {
        base: None,
        offset: 0,
        align_log2: 0,
    };
}

fn start_of(body: &mut Body<'_>, variable: VariableId, ty: Type) -> Result<Start> {
    let (base, align) = match body.place(variable)? {
        Place::Kernarg(offset) => {
            return Ok(Start {
                base: None,
                offset,
                align_log2: KERNARG_ALIGN_LOG2,
            });
        }
        Place::Symbol(symbol, align) => (body.ins().symbol_addr(ty, symbol), align),
        Place::Array(align) => (body.array(variable)?, align),
        Place::Missing(what) => return Err(Failure::unsupported(what)),
        Place::Undefined => return Err(body.undefined(variable)),
        Place::Value => return Err(Failure::invalid("the address of an argument")),
    };
    Ok(Start {
        base: Some(base),
        offset: 0,
        align_log2: align.trailing_zeros(),
    })
}

/// A base and an offset that an access can hold. Without a base the offset is from 0: of a variable it stays an offset.
fn near(body: &mut Body<'_>, ty: Type, base: Option<Value>, offset: i64, named: bool) -> (Value, i32) {
    match (base, i32::try_from(offset)) {
        (Some(base), Ok(offset)) => (base, offset),
        (None, Ok(offset)) if named => (body.ins().int(ty, 0), offset),
        (base, _) => {
            let mut ins = body.ins();
            let far = ins.int(ty, offset as u64);
            let base = base.map_or(far, |base| ins.iadd(ty, base, far));
            (base, 0)
        }
    }
}

/// What the modifiers say of an access at an address.
pub(crate) fn mem_info(inst: &Inst, address: &Address) -> MemInfo {
    let written = inst.mods.align.map_or(0, |a| a.bytes().trailing_zeros());
    let mut mem = MemInfo::plain(segment_of(inst), written.max(address.align_log2) as u8);
    mem.constant |= inst.mods.constant;
    mem.equiv = inst.mods.equiv;
    mem.width = width(inst.mods.width);
    mem
}

fn load(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    let ty = body.ty(inst)?;
    let t = ir_type(ty);
    if let Some(variable) = argument_value(body, inst)? {
        let value = body.read_argument(variable);
        let value = body.bitcast(value, t);
        return body.def(inst, ty, value);
    }
    let address = address(body, inst, 1)?;
    let mem = mem_info(inst, &address);
    let destination = body.operand(inst, 0)?;
    let destinations = body.parts(destination);
    let types = vec![t; destinations.len()];
    let load = body.ins().load(t, &types, mem, address.offset, address.base);
    let values = body.func.dfg.results(load).to_vec();
    for (destination, value) in destinations.into_iter().zip(values) {
        body.write(destination, ty, value)?;
    }
    Ok(())
}

fn store(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    let ty = body.ty(inst)?;
    if let Some(variable) = argument_value(body, inst)? {
        let value = body.src(inst, 0, ty)?;
        body.write_argument(variable, value);
        return Ok(());
    }
    let address = address(body, inst, 1)?;
    let mem = mem_info(inst, &address);
    let mut args = vec![address.base];
    let source = body.operand(inst, 0)?;
    for operand in body.parts(source) {
        args.push(body.source(operand, ty)?);
    }
    body.ins().store(ir_type(ty), mem, address.offset, &args);
    Ok(())
}
