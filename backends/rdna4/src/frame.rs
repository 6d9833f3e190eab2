//! Frames ([`wavelift_amdgpu::frame`]) in memory that scratch instructions reach from a scalar register.

use crate::calls::STACK_POINTER;
use crate::emit::scratch;
use crate::isa::{Inst, Opcode, Operand, Sgpr, WaveSize};
use crate::machine::VGPR;
use wavelift_amdgpu::frame::Frames;
use wavelift_codegen::machine::PReg;

impl Frames for Inst {
    const UNIT: u32 = 1;
    /// Half of what 24 bits count: more than private memory has.
    const REACH: u32 = 1 << 23;

    fn frame_access(wave: WaveSize, store: bool, register: u16, base: Sgpr, at: u32) -> Inst {
        scratch(wave, store, PReg::new(VGPR, register, 1), Some(base), at)
    }

    fn start_stack(wave: WaveSize, units: u32) -> Inst {
        let operands = [Operand::s(STACK_POINTER.0), Operand::constant32(units)];
        Inst::new(wave, Opcode::SMovB32, &operands)
    }
}
