//! Operands of instructions as values of the IR: registers are bits, values have types.

use super::super::types::{container, ir_type};
use super::super::{Failure, Result};
use super::Body;
use crate::model::{self, Inst, Operand, Register};
use wavelift_codegen::ir::{InstBuilder, InstructionData, Type, Value, Variable};

impl<'a> Body<'a> {
    /// The operands of an instruction.
    pub(crate) fn operands(&self, inst: &Inst) -> &'a [Operand] {
        self.context.module.inst_operands(inst)
    }

    /// One operand.
    pub(crate) fn operand(&self, inst: &Inst, index: usize) -> Result<Operand> {
        self.operands(inst)
            .get(index)
            .copied()
            .ok_or_else(|| Failure::invalid(format!("`{}` lacks operand {index}", inst.opcode)))
    }

    /// The parts of a vector operand; the operand itself if it is none.
    pub(crate) fn parts(&self, operand: Operand) -> Vec<Operand> {
        match operand {
            Operand::Vector(list) => self.context.module.operands(list).to_vec(),
            one => vec![one],
        }
    }

    /// The first type suffix.
    pub(crate) fn ty(&self, inst: &Inst) -> Result<model::Type> {
        inst.ty
            .ok_or_else(|| Failure::invalid(format!("`{}` lacks a type", inst.opcode)))
    }

    /// The second type suffix.
    pub(crate) fn source_type(&self, inst: &Inst) -> Result<model::Type> {
        inst.source_type
            .ok_or_else(|| Failure::invalid(format!("`{}` lacks a source type", inst.opcode)))
    }

    fn variable(&mut self, register: Register) -> Variable {
        let ssa = &mut self.ssa;
        *self
            .registers
            .entry(register)
            .or_insert_with(|| ssa.declare(container(register.kind())))
    }

    /// The bits of a register.
    pub(crate) fn read(&mut self, register: Register) -> Value {
        let variable = self.variable(register);
        self.ssa.read(&mut self.func, variable, self.block)
    }

    /// A source operand as a value of `ir_type(ty)`.
    pub(crate) fn source(&mut self, operand: Operand, ty: model::Type) -> Result<Value> {
        match operand {
            Operand::Register(register) => {
                if register.kind() != ty.register_kind() {
                    return Err(Failure::invalid(format!(
                        "`{register}` cannot hold a value of type `{ty}`"
                    )));
                }
                let bits = self.read(register);
                Ok(self.of_bits(bits, ty))
            }
            Operand::Immediate { bits, .. } => Ok(self.constant(ty, u128::from(bits))),
            Operand::WideImmediate(_) => match self.context.module.immediate(operand) {
                Some((_, bits)) => Ok(self.constant(ty, bits)),
                None => Err(Failure::invalid("a constant of more than 128 bits")),
            },
            Operand::Wavesize => {
                let lanes = self.context.options.wave_size;
                Ok(self.constant(ty, u128::from(lanes)))
            }
            _ => Err(Failure::invalid("an operand that is no value")),
        }
    }

    /// Operand `index` as a value of `ir_type(ty)`.
    pub(crate) fn src(&mut self, inst: &Inst, index: usize, ty: model::Type) -> Result<Value> {
        let operand = self.operand(inst, index)?;
        self.source(operand, ty)
    }

    /// Operand `index` as `i32`.
    pub(crate) fn src_u32(&mut self, inst: &Inst, index: usize) -> Result<Value> {
        self.src(inst, index, model::Type::U32)
    }

    /// Operand `index` as the number of an entry of a list. One beyond the list is undefined (HSA PRM 8.1, 10.7.2), so the low word of 64 bits says as
    /// much as all of them, and no machine compares more.
    pub(crate) fn entry(&mut self, inst: &Inst, index: usize) -> Result<Value> {
        let ty = self.ty(inst)?;
        let number = self.src(inst, index, ty)?;
        Ok(match ty.bits() {
            64 => self.ins().ireduce(Type::I32, number),
            _ => number,
        })
    }

    /// Operand `index`, which must be an immediate.
    pub(crate) fn immediate(&self, inst: &Inst, index: usize) -> Result<u64> {
        match self.operand(inst, index)? {
            Operand::Immediate { bits, .. } => Ok(bits),
            _ => Err(Failure::invalid(format!(
                "operand {index} of `{}` must be an immediate",
                inst.opcode
            ))),
        }
    }

    /// Writes a value of `ir_type(ty)` to a register.
    pub(crate) fn write(&mut self, operand: Operand, ty: model::Type, value: Value) -> Result<()> {
        let Operand::Register(register) = operand else {
            return Err(Failure::invalid("a destination that is no register"));
        };
        if register.kind() != ty.register_kind() {
            return Err(Failure::invalid(format!(
                "`{register}` cannot hold a value of type `{ty}`"
            )));
        }
        let bits = self.bits_of(value, ty);
        let variable = self.variable(register);
        self.ssa.write(variable, self.block, bits);
        Ok(())
    }

    /// Writes the destination, operand 0.
    pub(crate) fn def(&mut self, inst: &Inst, ty: model::Type, value: Value) -> Result<()> {
        let operand = self.operand(inst, 0)?;
        self.write(operand, ty, value)
    }

    fn of_bits(&mut self, bits: Value, ty: model::Type) -> Value {
        let target = ir_type(ty);
        match ty.bits() {
            8 | 16 => {
                let narrow = target.as_int();
                let low = self.narrow(bits, narrow);
                self.bitcast(low, target)
            }
            _ => self.bitcast(bits, target),
        }
    }

    /// The low bits of an `i32`; the value that was extended to it, if that is known.
    fn narrow(&mut self, value: Value, ty: Type) -> Value {
        use wavelift_codegen::ir::Opcode::{Sextend, Uextend};
        if let Some(def) = self.func.dfg.defining_inst(value)
            && let InstructionData::Unary {
                opcode: Uextend | Sextend,
                arg,
            } = *self.func.dfg.inst(def)
            && self.func.dfg.value_type(arg) == ty
        {
            return arg;
        }
        self.ins().ireduce(ty, value)
    }

    fn bits_of(&mut self, value: Value, ty: model::Type) -> Value {
        match ty.bits() {
            8 | 16 => {
                let int = self.bitcast(value, ir_type(ty).as_int());
                self.extend(int, Type::I32, ty.is_signed())
            }
            _ => self.bitcast(value, container(ty.register_kind())),
        }
    }

    /// A constant of `ir_type(ty)` with these bits.
    pub(crate) fn constant(&mut self, ty: model::Type, bits: u128) -> Value {
        let target = ir_type(ty);
        if ty.bits() == 128 {
            let (low, high) = (bits as u64, (bits >> 64) as u64);
            let mut ins = self.ins();
            let halves = [ins.int(Type::I64, low), ins.int(Type::I64, high)];
            let pair = ins.make_vector(Type::I64X2, &halves);
            return self.bitcast(pair, target);
        }
        if ty.is_packed() {
            let whole = Type::int(target.bits()).unwrap_or(Type::I32);
            let value = self.ins().int(whole, bits as u64);
            return self.bitcast(value, target);
        }
        self.scalar_constant(target, bits as u64)
    }

    /// A constant of a scalar IR type with these bits.
    pub(crate) fn scalar_constant(&mut self, ty: Type, bits: u64) -> Value {
        let masked = if ty.bits() >= 64 {
            bits
        } else {
            bits & ((1 << ty.bits()) - 1)
        };
        if ty == Type::B1 {
            self.ins().bconst(u64::from(bits != 0))
        } else if ty.is_float() {
            self.ins().fconst(ty, masked)
        } else {
            self.ins().iconst(ty, masked)
        }
    }

    /// The same bits as another type. A cast of a cast back is the value it started from.
    pub(crate) fn bitcast(&mut self, value: Value, ty: Type) -> Value {
        if self.func.dfg.value_type(value) == ty {
            return value;
        }
        if let Some(def) = self.func.dfg.defining_inst(value)
            && let InstructionData::Unary {
                opcode: wavelift_codegen::ir::Opcode::Bitcast,
                arg,
            } = *self.func.dfg.inst(def)
            && self.func.dfg.value_type(arg) == ty
        {
            return arg;
        }
        self.ins().bitcast(ty, value)
    }

    /// A value extended to the integer type `ty` by a signedness.
    pub(crate) fn extend(&mut self, value: Value, ty: Type, signed: bool) -> Value {
        if self.func.dfg.value_type(value) == ty {
            value
        } else if signed {
            self.ins().sextend(ty, value)
        } else {
            self.ins().uextend(ty, value)
        }
    }
}
