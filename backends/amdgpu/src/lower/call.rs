//! What functions and kernels that call find at places of their own. Which place is the calling convention's, and places become inputs of the
//! function: nothing that a rule could choose by its instruction.

use super::operands::{Sreg, VSrc, Vreg};
use super::{Lower, State};
use crate::calls::{Convention, STACK_POINTER, WORKITEM_IDS};
use crate::inputs::Input;
use crate::isa::{Op, Operand, VirtualReg};
use crate::machine::{SGPR, VGPR};
use crate::private::Private;
use crate::subtarget::Ids;
use wavelift_codegen::machine::{PReg, RegFile};

impl State<'_> {
    /// A register that stands for a physical one.
    pub fn pin(&mut self, file: RegFile, first: u8) -> VirtualReg {
        let reg = self.fresh(file, 1);
        self.pinned
            .insert(reg.index, PReg::new(file, u16::from(first), 1));
        reg
    }

    /// The register that stands for the stack pointer.
    pub fn stack_pointer(&mut self) -> VirtualReg {
        match self.stack_pointer {
            Some(reg) => reg,
            None => {
                let reg = self.pin(SGPR, STACK_POINTER);
                self.stack_pointer = Some(reg);
                reg
            }
        }
    }

    /// The register with the indices of a function's work-item.
    pub fn packed_ids(&mut self) -> VirtualReg {
        match self.packed_ids {
            Some(reg) => reg,
            None => {
                let reg = self.pin(VGPR, WORKITEM_IDS);
                self.packed_ids = Some(reg);
                reg
            }
        }
    }
}

impl Lower<'_> {
    /// The address in private memory of a byte of the frame.
    pub(crate) fn frame_address(&mut self, offset: u32) -> Sreg {
        let pointer = Operand::Virtual(self.stack_pointer());
        let frame = match self.subtarget.private {
            Private::Scratch => pointer,
            // The stack pointer counts for all lanes of the wave together.
            Private::Buffer => {
                let wave = Operand::Virtual(self.input(Input::ScratchOffset));
                let bytes = self.sop(Op::SSubU32, &[pointer, wave], false);
                let shift = Operand::Int(self.wave.lanes().trailing_zeros() as i8);
                let frame = self.sop(Op::SLshrB32, &[Operand::Virtual(bytes.0), shift], false);
                Operand::Virtual(frame.0)
            }
        };
        self.sop(Op::SAddU32, &[frame, Operand::constant32(offset)], false)
    }

    /// An index of the work-item: in a register of its own, or ten bits of one that has all three.
    pub(crate) fn workitem_id(&mut self, dim: u8) -> Vreg {
        let function = self.convention == Convention::Function;
        let separate = self.subtarget.ids == Ids::Separate;
        if separate && !function {
            return Vreg(self.input(Input::WorkitemId(dim)));
        }
        if !separate {
            self.workitem_ids = self.workitem_ids.max(dim + 1);
        }
        let ids = match function {
            true => self.packed_ids(),
            false => self.input(Input::WorkitemIds),
        };
        let source = VSrc::plain(Operand::Virtual(ids));
        let at = |n: u8| VSrc::plain(Operand::Int(n as i8));
        match dim {
            0 if self.only_first_id => Vreg(ids),
            0 => self.vop(Op::VAndB32, &[VSrc::plain(Operand::Literal(1023)), source]),
            2 => self.vop(Op::VLshrrevB32, &[at(20), source]),
            _ => self.vop(Op::VBfeU32, &[source, at(10), at(10)]),
        }
    }

    /// Keeps the indices of a kernel's work-item, packed, for the functions that it calls.
    pub(crate) fn pass_ids(&mut self, dimensions: u8) {
        if dimensions == 0 {
            return;
        }
        let ids = Operand::Virtual(self.packed_ids());
        if self.subtarget.ids != Ids::Separate {
            self.workitem_ids = self.workitem_ids.max(dimensions);
            let packed = Operand::Virtual(self.input(Input::WorkitemIds));
            return self.emit_op(Op::VMovB32, &[ids, packed]);
        }
        let x = Operand::Virtual(self.input(Input::WorkitemId(0)));
        self.emit_op(Op::VMovB32, &[ids, x]);
        for dim in 1..dimensions {
            let index = Operand::Virtual(self.input(Input::WorkitemId(dim)));
            let at = Operand::Int(10 * dim as i8);
            if self.subtarget.isa.has(Op::VLshlOrB32) {
                self.emit_op(Op::VLshlOrB32, &[ids, index, at, ids]);
            } else {
                let shifted = self.vop(Op::VLshlrevB32, &[VSrc::plain(at), VSrc::plain(index)]);
                self.emit_op(Op::VOrB32, &[ids, Operand::Virtual(shifted.0), ids]);
            }
        }
    }

    /// An index of the work-group: in a register of its own, or in trap registers that nobody overwrites (RDNA4 ISA 3.7): x in
    /// `ttmp9`, y and z in the halves of `ttmp7`.
    pub(crate) fn workgroup_id(&mut self, dim: u8) -> Sreg {
        if self.subtarget.ids != Ids::Packed {
            return Sreg(self.input(Input::WorkgroupId(dim)));
        }
        self.workgroup_ids = self.workgroup_ids.max(dim + 1);
        let trap = |number: u8| Operand::s(crate::isa::Sgpr::TTMP0.0 + number);
        match dim {
            0 => self.sop(Op::SMovB32, &[trap(9)], false),
            1 => self.sop(Op::SAndB32, &[trap(7), Operand::Literal(0xffff)], false),
            _ => self.sop(Op::SLshrB32, &[trap(7), Operand::Int(16)], false),
        }
    }
}
