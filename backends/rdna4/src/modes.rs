//! How code changes the MODE register (RDNA4 ISA 3.4.4).

use crate::isa::{HwReg, Inst, Opcode, Operand, WaveSize};

pub use wavelift_amdgpu::modes::{FLUSH, Field, KEEP, Mode, rounding};

/// Sets a field.
pub fn set(wave: WaveSize, field: Field, value: u8) -> Inst {
    let register = HwReg {
        id: HwReg::MODE,
        offset: field.first_bit(),
        size: 2,
    };
    let register = Operand::Imm(i32::from(register.to_imm()));
    Inst::new(
        wave,
        Opcode::SSetregImm32B32,
        &[register, Operand::Literal(u32::from(value))],
    )
}
