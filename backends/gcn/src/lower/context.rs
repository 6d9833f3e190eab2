//! Instruction selection for a kernel or function: which vector operations are legal.

use super::isle;
use crate::calls::SYSTEM_SGPRS;
use crate::isa::{self, Flag, Format, Inst, Opcode as GcnOp, Operand, OperandName};
use smallvec::SmallVec;
use std::ops::{Deref, DerefMut};
use wavelift_amdgpu::inputs::InitialState;
use wavelift_amdgpu::isa::value::WaveSize;
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

    fn result_width(op: GcnOp, _: WaveSize) -> u8 {
        let first = op.info().operands.first();
        first.map_or(1, |operand| operand.ty.registers())
    }

    fn reads_scalar(operand: Operand) -> bool {
        isa::uses_constant_bus(operand)
    }

    fn initial_of_caller(workitem_ids: u8) -> InitialState {
        crate::abi::initial_of_caller(workitem_ids)
    }
}

impl<'a> Lowering<'a> for Lower<'a> {
    type Machine = Inst;

    /// A vector operation: sources are moved until the instruction is legal. One scalar value may be read; a literal
    /// only by the short encodings; the second source of a short encoding is a vector register.
    fn vop_to(&mut self, op: GcnOp, dsts: &[Operand], sources: &[VSrc]) {
        let info = op.info();
        let mut sources: SmallVec<[VSrc; 3]> = SmallVec::from_slice(sources);
        // The constant bus: the first scalar value stays, others move; masks cannot move.
        let masks = sources.iter().any(|s| matches!(s.operand, Operand::Virtual(v) if v.count == 2 && !self.is_vector_operand(s.operand) && info.operands.iter().any(|o| o.ty == isa::Type::M64 && o.name == OperandName::S2)));
        let mut bus: Option<Operand> = if masks {
            sources.last().map(|s| s.operand)
        } else {
            None
        };
        let count = sources.len() - usize::from(masks);
        for index in 0..count {
            let operand = sources[index].operand;
            if !self.is_scalar_operand(operand) || bus == Some(operand) {
                continue;
            }
            if bus.is_none() {
                bus = Some(operand);
                continue;
            }
            sources[index].operand = self.move_to_vector(operand);
        }
        let modified = sources.iter().any(|s| s.neg || s.abs);
        let own = info.format();
        let short = matches!(own, Format::Vop1 | Format::Vop2 | Format::Vopc)
            && !modified
            && !masks
            && dsts.len() == 1
            && own != Format::Vopc;
        if short && own == Format::Vop2 && !self.is_vector_operand(sources[1].operand) {
            if self.is_vector_operand(sources[0].operand) && info.has(Flag::Commutative) {
                sources.swap(0, 1);
            } else if matches!(sources[1].operand, Operand::Literal(_)) || info.vop3_format().is_none() {
                sources[1].operand = self.move_to_vector(sources[1].operand);
            }
        }
        let use_short = short && (own != Format::Vop2 || self.is_vector_operand(sources[1].operand));
        let format = if use_short || own.is_vop3() {
            own
        } else {
            info.vop3_format().unwrap_or(own)
        };
        if !format.info().allows_literal() {
            for index in 0..sources.len() {
                if let Operand::Literal(bits) = sources[index].operand {
                    sources[index].operand = if bus == Some(Operand::Literal(bits)) {
                        // The bus is this literal's own: a scalar register takes it over.
                        let reg = self.sop(GcnOp::SMovB32, &[Operand::Literal(bits)], false);
                        bus = Some(Operand::Virtual(reg.0));
                        Operand::Virtual(reg.0)
                    } else {
                        self.move_to_vector(Operand::Literal(bits))
                    };
                }
            }
        }
        let mut operands: SmallVec<[Operand; 6]> = SmallVec::from_slice(dsts);
        operands.extend(sources.iter().map(|s| s.operand));
        let mut inst = Inst::with_format(op, format, &operands);
        // Modifiers take memory of their own.
        if modified {
            for (index, source) in sources.iter().enumerate() {
                inst.mods.neg |= u8::from(source.neg) << index;
                inst.mods.abs |= u8::from(source.abs) << index;
            }
        }
        self.emit(inst);
    }

    fn test(&mut self, value: Value) {
        isle::constructor_test(self, value);
    }
}
