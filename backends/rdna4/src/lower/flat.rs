//! Flat addresses of the group and the private segment: the high word is that of the segment's aperture (RDNA4 ISA 6.6.1), the low
//! word the address in the segment. The null address of a segment is all ones, the flat one 0.

use super::context::{Lower, Lowering};
use crate::isa::{Opcode as RdnaOp, Operand, Special};
use crate::machine::{MaskOp, VGPR};
use wavelift_amdgpu::lower::operands::{Mask, VSrc, Vreg, part};
use wavelift_codegen::ir::{Segment, Value};

impl Lower<'_> {
    /// The aperture of a segment that has one, as the high word of its addresses.
    fn aperture(&mut self, segment: Segment) -> Option<Operand> {
        let special = match segment {
            Segment::Group => Special::SharedBase,
            Segment::Private => {
                self.flat_private = true;
                Special::PrivateBase
            }
            _ => return None,
        };
        // Only the whole pair can be read.
        let base = self.sop(RdnaOp::SMovB64, &[Operand::Special(special)], false);
        Some(Operand::Virtual(part(base.0, 1, 1)))
    }

    fn lanes(&mut self, op: RdnaOp, a: Operand, b: Operand) -> Mask {
        let lanes = self.fresh_mask();
        self.vop_to(op, &[lanes], &[VSrc::plain(a), VSrc::plain(b)]);
        Mask(lanes)
    }

    /// Lanes whose flat address is not null.
    fn not_null(&mut self, address: Vreg) -> Mask {
        self.lanes(RdnaOp::VCmpNeU64, Operand::Int(0), Operand::Virtual(address.0))
    }

    fn choose(&mut self, no: Operand, yes: Operand, lanes: Mask) -> Vreg {
        self.vop(
            RdnaOp::VCndmaskB32,
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
        let some = self.lanes(RdnaOp::VCmpNeU32, Operand::Int(-1), Operand::Virtual(low.0));
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
            Some(aperture) => self.lanes(RdnaOp::VCmpEqU32, aperture, high),
            None => {
                let outside =
                    [Segment::Group, Segment::Private].map(|segment| match self.aperture(segment) {
                        Some(aperture) => self.lanes(RdnaOp::VCmpNeU32, aperture, high).0,
                        None => Operand::Int(-1),
                    });
                Mask(self.mask_op(MaskOp::And, &outside))
            }
        };
        if !nonull {
            let null = self.lanes(RdnaOp::VCmpEqU64, Operand::Int(0), Operand::Virtual(address.0));
            lanes = Mask(self.mask_op(MaskOp::Or, &[lanes.0, null.0]));
        }
        lanes
    }
}
