//! Frames ([`wavelift_amdgpu::frame`]) in memory behind the buffer descriptor of private memory.

use crate::calls::{PRIVATE_BUFFER, STACK_POINTER, WAVE_OFFSET};
use crate::isa::{Inst, Opcode, Operand, Sgpr};
use wavelift_amdgpu::frame::Frames;
use wavelift_amdgpu::isa::value::WaveSize;

impl Frames for Inst {
    /// Bytes of all lanes together.
    const UNIT: u32 = crate::compile::WAVE_SIZE;
    const REACH: u32 = 4096;

    fn frame_access(_: WaveSize, store: bool, register: u16, base: Sgpr, at: u32) -> Inst {
        let op = if store {
            Opcode::BufferStoreDword
        } else {
            Opcode::BufferLoadDword
        };
        let operands = [
            Operand::v(register as u8),
            Operand::Off,
            Operand::s_range(PRIVATE_BUFFER.0, 4),
            Operand::s(base.0),
        ];
        Inst::new(op, &operands).with_mods(|m| m.offset = at as i32)
    }

    fn start_stack(_: WaveSize, units: u32) -> Inst {
        let (pointer, wave) = (Operand::s(STACK_POINTER.0), Operand::s(WAVE_OFFSET.0));
        Inst::new(Opcode::SAddU32, &[pointer, wave, Operand::constant32(units)])
    }
}
