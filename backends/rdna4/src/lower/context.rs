//! Instruction selection for a kernel or function: which vector operations are legal.

use super::isle;
use crate::calls::SYSTEM_SGPRS;
use crate::isa::{self, Flag, Format, Inst, Opcode as RdnaOp, Operand, WaveSize};
use smallvec::SmallVec;
use std::ops::{Deref, DerefMut};
use wavelift_amdgpu::inputs::InitialState;
use wavelift_amdgpu::lower::operands::VSrc;
use wavelift_amdgpu::lower::{Selectable, State};
use wavelift_codegen::ir::Value;

pub(crate) use wavelift_amdgpu::inputs::Input;
pub(crate) use wavelift_amdgpu::lower::{InstOutput, Lowering};

/// The state, with what only this machine selects.
pub(crate) struct Lower<'a>(pub(super) State<'a, Inst>);

impl<'a> Deref for Lower<'a> {
    type Target = State<'a, Inst>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Lower<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Selectable for Inst {
    const SYSTEM_SGPRS: u8 = SYSTEM_SGPRS;

    fn result_width(op: RdnaOp, wave: WaveSize) -> u8 {
        let first = op.info().operands.first();
        first.map_or(1, |operand| operand.ty.registers(wave))
    }

    fn reads_scalar(operand: Operand) -> bool {
        isa::is_scalar_value(operand)
    }

    fn initial_of_caller(workitem_ids: u8) -> InitialState {
        crate::abi::initial_of_caller(workitem_ids)
    }
}

impl<'a> Lowering<'a> for Lower<'a> {
    type Machine = Inst;

    /// A vector operation: sources are moved until the instruction is legal (RDNA4 ISA 7.2.1). Two scalar values may be read,
    /// by a shift of 64 bits one; there is one literal; the second source of a short encoding is a vector register.
    fn vop_to(&mut self, op: RdnaOp, dsts: &[Operand], sources: &[VSrc]) {
        let info = op.info();
        let mut sources: SmallVec<[VSrc; 3]> = SmallVec::from_slice(sources);
        let is_mask = |index: usize| {
            let operand = info.operands.get(dsts.len() + index);
            operand.is_some_and(|operand| operand.ty == isa::Type::Mask)
        };
        // Lane masks cannot be moved to vector registers, nor can VCC that is read without being named.
        let mut seen: SmallVec<[Operand; 3]> = SmallVec::new();
        let masks = (0..sources.len()).any(is_mask);
        seen.extend(
            (0..sources.len())
                .filter(|&i| is_mask(i))
                .map(|i| sources[i].operand),
        );
        let limit = match op {
            RdnaOp::VLshlrevB64 | RdnaOp::VLshrrevB64 | RdnaOp::VAshrrevI64 => 1,
            _ => 2 - usize::from(info.reads(isa::Implicit::Vcc)),
        };
        for index in 0..sources.len() {
            let operand = sources[index].operand;
            if is_mask(index) || !self.is_scalar_operand(operand) || seen.contains(&operand) {
                continue;
            }
            let literal = |operand: &Operand| matches!(operand, Operand::Literal(_));
            let second = literal(&operand) && seen.iter().any(literal);
            if seen.len() < limit && !second {
                seen.push(operand);
                continue;
            }
            sources[index].operand = self.move_to_vector(operand);
        }
        let modified = sources.iter().any(|s| s.neg || s.abs);
        let own = info.format();
        // Short encodings do not reach the halves of all registers: which they get is known later.
        let halves = info.operands.iter().any(|operand| operand.ty.is_half());
        let short =
            matches!(own, Format::Vop1 | Format::Vop2) && !modified && !masks && !halves && dsts.len() == 1;
        if short
            && own == Format::Vop2
            && !self.is_vector_operand(sources[1].operand)
            && self.is_vector_operand(sources[0].operand)
            && info.has(Flag::Commutative)
        {
            sources.swap(0, 1);
        }
        let use_short = short && (own != Format::Vop2 || self.is_vector_operand(sources[1].operand));
        let format = if use_short || own.is_vop3() {
            own
        } else {
            info.vop3_format().unwrap_or(own)
        };
        let mut operands: SmallVec<[Operand; 6]> = SmallVec::from_slice(dsts);
        operands.extend(sources.iter().map(|s| s.operand));
        let mut inst = Inst::with_format(self.wave, op, format, &operands);
        for (index, source) in sources.iter().enumerate() {
            inst.mods.neg |= u8::from(source.neg) << index;
            inst.mods.abs |= u8::from(source.abs) << index;
        }
        self.emit(inst);
    }

    fn test(&mut self, value: Value) {
        isle::constructor_test(self, value);
    }
}
