//! What functions and kernels that call find at places of their own.

use super::context::{Input, Lower, Lowering};
use crate::calls::Convention;
use crate::isa::{Opcode as RdnaOp, Operand};
use wavelift_amdgpu::lower::operands::{Sreg, VSrc, Vreg};

impl Lower<'_> {
    /// The address in private memory of a byte of the frame.
    pub(crate) fn frame_address(&mut self, offset: u32) -> Sreg {
        let pointer = Operand::Virtual(self.stack_pointer());
        self.sop(RdnaOp::SAddCoU32, &[pointer, Operand::constant32(offset)], false)
    }

    /// An index of the work-item: ten bits of a register that has all three.
    pub(crate) fn workitem_id(&mut self, dim: u8) -> Vreg {
        self.workitem_ids = self.workitem_ids.max(dim + 1);
        let ids = match self.convention {
            Convention::Function => self.packed_ids(),
            Convention::Plain | Convention::Caller => self.input(Input::WorkitemIds),
        };
        let ids = VSrc::plain(Operand::Virtual(ids));
        let at = |n: u8| VSrc::plain(Operand::Int(n as i8));
        match dim {
            0 => self.vop(RdnaOp::VAndB32, &[VSrc::plain(Operand::Literal(1023)), ids]),
            2 => self.vop(RdnaOp::VLshrrevB32, &[at(20), ids]),
            _ => self.vop(RdnaOp::VBfeU32, &[ids, at(10), at(10)]),
        }
    }

    /// Keeps the indices of a kernel's work-item for the functions that it calls.
    pub(crate) fn pass_ids(&mut self, dimensions: u8) {
        if dimensions == 0 {
            return;
        }
        self.workitem_ids = self.workitem_ids.max(dimensions);
        let passed = Operand::Virtual(self.packed_ids());
        let ids = Operand::Virtual(self.input(Input::WorkitemIds));
        self.emit_op(RdnaOp::VMovB32, &[passed, ids]);
    }
}
