//! How code changes the MODE register (Vega ISA 3.5, MODE).

use crate::isa::{HwReg, Inst, Opcode, Operand};

pub use wavelift_amdgpu::modes::{FLUSH, Field, KEEP, Mode, rounding};

/// Sets a field.
pub fn set(field: Field, value: u8) -> Inst {
    let register = HwReg {
        id: HwReg::MODE,
        offset: field.first_bit(),
        size: 2,
    };
    let register = Operand::Imm(i32::from(register.to_imm()));
    Inst::new(
        Opcode::SSetregImm32B32,
        &[register, Operand::Literal(u32::from(value))],
    )
}
