//! Flat accesses of private memory (rules/memory.isle has flat addresses). What is set up here is set up once, where the kernel starts, and by
//! registers that are no operands of rules.

use super::Lower;
use crate::inputs::Input;
use crate::isa::{FlatScratch, HwReg, Inst, Op, Operand, Sgpr};
use crate::lower::operands::part;
use crate::machine::{MInst, Real, SGPR};
use crate::private::Private;

impl Lower<'_> {
    /// Somebody makes a flat address of private memory.
    pub(crate) fn allow_flat_private(&mut self) {
        if self.subtarget.private == Private::Buffer {
            // Who makes a flat address of private memory may access it; no other flat access reaches private memory.
            self.input(Input::PrivateBuffer);
            self.input(Input::ScratchOffset);
        }
        if self.subtarget.has_flat_scratch_init() {
            self.input(Input::FlatScratchInit);
        }
        self.flat_private = true;
    }

    /// Flat accesses of private memory have to be told where the scratch memory of this wave starts, unless hardware knows.
    pub(super) fn set_up_flat_scratch(&mut self) {
        match self.subtarget.isa.traits().flat_scratch {
            FlatScratch::SetUp | FlatScratch::Absent => {}
            FlatScratch::Units => self.set_up_flat_scratch_in_units(),
            FlatScratch::Register => {
                let places = self.flat_scratch_halves();
                self.add_scratch_offset(places);
            }
            FlatScratch::Hardware => {
                let places = [0, 1].map(|_| Operand::Virtual(self.fresh(SGPR, 1)));
                self.add_scratch_offset(places);
                for (id, place) in HwReg::FLAT_SCRATCH.into_iter().zip(places) {
                    let (offset, size) = (0, 32);
                    let register = HwReg { id, offset, size }.to_imm();
                    self.emit_op(Op::SSetregB32, &[Operand::Imm(register.into()), place]);
                }
            }
        }
    }

    fn flat_scratch_halves(&self) -> [Operand; 2] {
        let register = self.subtarget.isa.traits().flat_scratch_register();
        let first = register.unwrap_or(Sgpr::FLAT_SCRATCH);
        [0, 1].map(|half| Operand::s(first.0 + half))
    }

    /// Where the scratch memory of this wave starts (AMDGPU guide, "Flat scratch", GFX9 and GFX10): that of all waves, which the descriptor
    /// of the private segment has in its low 48 bits, and the offset of this wave.
    fn add_scratch_offset(&mut self, places: [Operand; 2]) {
        let buffer = self.input(Input::PrivateBuffer);
        let offset = Operand::Virtual(self.input(Input::ScratchOffset));
        let (low, high) = (part(buffer, 0, 1), part(buffer, 1, 1));
        let high = self.sop(
            Op::SAndB32,
            &[Operand::Virtual(high), Operand::Literal(0xffff)],
            false,
        );
        for (half, op, base, addend) in [
            (0, Op::SAddU32, low, offset),
            (1, Op::SAddcU32, high.0, Operand::Int(0)),
        ] {
            let operands = [places[half], Operand::Virtual(base), addend];
            let mut real = Real::new(Inst::new(self.machine(), op, &operands));
            real.scc_used = half == 0;
            self.current.push(MInst::Real(real));
        }
    }

    /// The same for GFX7 and GFX8: the upper half counts 256 bytes of an offset, the lower one is the size of a work-item's memory.
    fn set_up_flat_scratch_in_units(&mut self) {
        let init = self.input(Input::FlatScratchInit);
        let offset = Operand::Virtual(self.input(Input::ScratchOffset));
        let [start, size] = [0, 1].map(|half| Operand::Virtual(part(init, half, 1)));
        let place = self.sop(Op::SAddU32, &[start, offset], false);
        let [low, high] = self.flat_scratch_halves();
        self.emit_op(Op::SLshrB32, &[high, Operand::Virtual(place.0), Operand::Int(8)]);
        self.emit_op(Op::SMovB32, &[low, size]);
    }
}
