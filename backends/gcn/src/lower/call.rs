//! What functions and kernels that call find at places of their own.

use super::context::{Input, Lower, Lowering};
use crate::isa::{Inst as GcnInst, Opcode as GcnOp, Operand};
use wavelift_amdgpu::lower::operands::{Sreg, VSrc, Vreg};

impl Lower<'_> {
    /// The address in private memory of a byte of the frame: the stack pointer counts for all lanes of the wave together.
    pub(crate) fn frame_address(&mut self, offset: u32) -> Sreg {
        let (pointer, wave) = (self.stack_pointer(), self.input(Input::ScratchOffset));
        let bytes = self.sop(
            GcnOp::SSubU32,
            &[Operand::Virtual(pointer), Operand::Virtual(wave)],
            false,
        );
        let frame = self.sop(
            GcnOp::SLshrB32,
            &[Operand::Virtual(bytes.0), Operand::Int(6)],
            false,
        );
        let offset = Operand::constant32(offset);
        self.sop(GcnOp::SAddU32, &[Operand::Virtual(frame.0), offset], false)
    }

    /// An index of the work-item in a function.
    pub(crate) fn packed_id(&mut self, dim: u8) -> Vreg {
        let ids = VSrc::plain(Operand::Virtual(self.packed_ids()));
        let at = |n: u8| VSrc::plain(Operand::Int(n as i8));
        match dim {
            0 => self.vop(GcnOp::VAndB32, &[VSrc::plain(Operand::Literal(1023)), ids]),
            2 => self.vop(GcnOp::VLshrrevB32, &[at(20), ids]),
            _ => self.vop(GcnOp::VBfeU32, &[ids, at(10), at(10)]),
        }
    }

    /// Packs the indices of a kernel's work-item for the functions that it calls.
    pub(crate) fn pack_ids(&mut self, dimensions: u8) {
        if dimensions == 0 {
            return;
        }
        let ids = Operand::Virtual(self.packed_ids());
        let x = Operand::Virtual(self.input(Input::WorkitemId(0)));
        self.emit(GcnInst::new(GcnOp::VMovB32, &[ids, x]));
        for dim in 1..dimensions {
            let index = Operand::Virtual(self.input(Input::WorkitemId(dim)));
            let at = Operand::Int(10 * dim as i8);
            self.emit(GcnInst::new(GcnOp::VLshlOrB32, &[ids, index, at, ids]));
        }
    }
}
