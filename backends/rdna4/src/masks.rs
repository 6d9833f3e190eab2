//! What gfx12 code does to lane masks, for their proof: instructions as [`wavelift_amdgpu::masks`] asks for them.

use crate::isa::{Implicit, Operand, Role, WaveSize, decode};
use wavelift_amdgpu::code::Code;
use wavelift_amdgpu::masks::{self, MaskInst, MaskOperand};
use wavelift_codegen::verify::masks::MaskProgram;

pub use wavelift_amdgpu::masks::MaskCodeError;

/// What the code does to the masks of a lane in the lower (`false`) or upper half of the wave.
///
/// # Errors
/// Code that cannot be followed.
pub fn mask_program(code: &Code, wave: WaveSize, upper: bool) -> Result<MaskProgram, MaskCodeError> {
    masks::mask_program(code, wave.mask_registers(), upper, |words, pc| {
        let (inst, words) = decode(words, pc, wave).map_err(|error| error.to_string())?;
        let info = inst.info();
        let is_written = |&index: &usize| matches!(inst.operand_role(index), Some(Role::Dst | Role::SrcDst));
        Ok(MaskInst {
            mnemonic: info.mnemonic,
            words,
            operands: inst.operands.iter().map(|&operand| seen(operand)).collect(),
            written: (0..inst.operands.len())
                .filter(is_written)
                .fold(0, |bits, index| bits | 1 << index),
            writes_vcc: info.writes(Implicit::Vcc),
            writes_exec: info.writes(Implicit::Exec),
            writes_scc: info.writes(Implicit::Scc),
            plain: !inst.format.is_dpp(),
        })
    })
}

fn seen(operand: Operand) -> MaskOperand {
    match operand {
        Operand::Sgpr { first, count } => MaskOperand::Scalars(first.0, count),
        Operand::Vgpr { first, count } => MaskOperand::Vectors(first.0, count),
        Operand::Int(value) => MaskOperand::Constant(i32::from(value) as u32),
        Operand::Literal(bits) => MaskOperand::Constant(bits),
        Operand::Imm(value) => MaskOperand::Immediate(value),
        _ => MaskOperand::Other,
    }
}
