//! Flat addresses of the group and the private segment: the high word is that of the segment's aperture (Vega ISA 9.2, RDNA4 ISA 6.6.1), the low
//! word the address in the segment. The null address of a segment is all ones, the flat one 0.

use super::Lower;
use crate::inputs::Input;
use crate::isa::{FlatScratch, HwReg, Inst, Op, Operand, Sgpr, Special};
use crate::lower::operands::{Mask, VSrc, Vreg, part};
use crate::machine::{MInst, Real, SGPR, VGPR};
use crate::mask_op::MaskOp;
use crate::private::Private;
use crate::subtarget::Apertures;
use wavelift_codegen::ir::{Segment, Value};

impl Lower<'_> {
    /// The aperture of a segment that has one, as the high word of its addresses.
    fn aperture(&mut self, segment: Segment) -> Option<Operand> {
        // Offsets of the high words in the descriptor of the queue (AMDGPU guide, "Queue descriptor").
        let (special, in_queue) = match segment {
            Segment::Group => (Special::SharedBase, 0x40),
            Segment::Private => {
                if self.subtarget.private == Private::Buffer {
                    // Who makes a flat address of private memory may access it; no other flat access reaches private memory.
                    self.input(Input::PrivateBuffer);
                    self.input(Input::ScratchOffset);
                }
                if self.subtarget.has_flat_scratch_init() {
                    self.input(Input::FlatScratchInit);
                }
                self.flat_private = true;
                (Special::PrivateBase, 0x44)
            }
            _ => return None,
        };
        if self.subtarget.apertures == Apertures::Queue {
            let queue = Operand::Virtual(self.input(Input::QueuePtr));
            let dst = self.fresh(SGPR, 1);
            self.scalar_access(Op::SLoadDword, Operand::Virtual(dst), queue, in_queue);
            return Some(Operand::Virtual(dst));
        }
        // Only the whole pair can be read.
        let base = self.sop(Op::SMovB64, &[Operand::Special(special)], false);
        Some(Operand::Virtual(part(base.0, 1, 1)))
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

    fn lanes(&mut self, op: Op, a: Operand, b: Operand) -> Mask {
        let lanes = self.fresh_mask();
        self.vop_to(op, &[lanes], &[VSrc::plain(a), VSrc::plain(b)]);
        Mask(lanes)
    }

    /// Lanes whose flat address is not null.
    fn not_null(&mut self, address: Vreg) -> Mask {
        self.lanes(Op::VCmpNeU64, Operand::Int(0), Operand::Virtual(address.0))
    }

    fn choose(&mut self, no: Operand, yes: Operand, lanes: Mask) -> Vreg {
        self.vop(
            Op::VCndmaskB32,
            &[VSrc::plain(no), VSrc::plain(yes), VSrc::plain(lanes.0)],
        )
    }

    /// `stof`.
    pub(crate) fn segment_to_flat(&mut self, segment: Segment, nonull: bool, address: Value) -> Vreg {
        let source = self.operand32(address, 0);
        let Some(aperture) = self.aperture(segment) else {
            let words: Vec<_> = (0..self.width_of(address))
                .map(|word| {
                    let operand = self.operand32(address, word);
                    self.vmov(operand).0
                })
                .collect();
            return Vreg(self.tuple(&words, VGPR));
        };
        let (low, high) = (self.vmov(source), self.vmov(aperture));
        if nonull {
            return Vreg(self.pair(low.0, high.0, VGPR));
        }
        let some = self.lanes(Op::VCmpNeU32, Operand::Int(-1), Operand::Virtual(low.0));
        let [low, high] =
            [low, high].map(|word| self.choose(Operand::Int(0), Operand::Virtual(word.0), some));
        Vreg(self.pair(low.0, high.0, VGPR))
    }

    /// `ftos` to a segment with an aperture.
    pub(crate) fn flat_to_segment(&mut self, nonull: bool, address: Vreg) -> Vreg {
        let low = Operand::Virtual(part(address.0, 0, 1));
        if nonull {
            return self.vmov(low);
        }
        let some = self.not_null(address);
        self.choose(Operand::Int(-1), low, some)
    }

    /// `segmentp`: null lies in every segment, and what is in no aperture is global.
    pub(crate) fn in_segment(&mut self, segment: Segment, nonull: bool, address: Vreg) -> Mask {
        let high = Operand::Virtual(part(address.0, 1, 1));
        let mut lanes = match self.aperture(segment) {
            Some(aperture) => self.lanes(Op::VCmpEqU32, aperture, high),
            None => {
                let outside =
                    [Segment::Group, Segment::Private].map(|segment| match self.aperture(segment) {
                        Some(aperture) => self.lanes(Op::VCmpNeU32, aperture, high).0,
                        None => Operand::Int(-1),
                    });
                Mask(self.mask_op(MaskOp::And, &outside))
            }
        };
        if !nonull {
            let null = self.lanes(Op::VCmpEqU64, Operand::Int(0), Operand::Virtual(address.0));
            lanes = Mask(self.mask_op(MaskOp::Or, &[lanes.0, null.0]));
        }
        lanes
    }
}
