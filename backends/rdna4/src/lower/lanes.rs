//! Cross-lane operations (HSA PRM 9.4). They are about the running lanes: EXEC says which those are.

use super::context::{InstOutput, Lower};
use crate::isa::{Opcode as RdnaOp, Operand, VirtualReg, WaveSize};
use crate::machine::{MaskOp, SGPR, VGPR, mask_opcode};
use wavelift_amdgpu::lower::operands::{Mask, VSrc, Vreg, part};
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::ir::{Inst, Type, Value};

impl Lower<'_> {
    /// Number of lower lanes in a set, in each lane. Waves of 32 lanes have no upper half.
    pub(crate) fn rank(&mut self, half: impl Fn(u8) -> Operand) -> Vreg {
        let zero = VSrc::plain(Operand::Int(0));
        let low = self.vop(RdnaOp::VMbcntLoU32B32, &[VSrc::plain(half(0)), zero]);
        match self.wave {
            WaveSize::Wave32 => low,
            WaveSize::Wave64 => self.vop(
                RdnaOp::VMbcntHiU32B32,
                &[VSrc::plain(half(1)), VSrc::plain(Operand::Virtual(low.0))],
            ),
        }
    }

    /// The lanes that run.
    pub(crate) fn running(&mut self) -> VirtualReg {
        let op = mask_opcode(MaskOp::Move, self.wave);
        self.sop(op, &[self.exec_operand()], false).0
    }

    /// A mask as a 64-bit value.
    fn as_word64(&mut self, mask: Operand) -> VirtualReg {
        match (self.wave, mask) {
            (WaveSize::Wave64, Operand::Virtual(reg)) => reg,
            _ => {
                let low = self.sop(RdnaOp::SMovB32, &[mask], false).0;
                let high = self.sop(RdnaOp::SMovB32, &[Operand::Int(0)], false).0;
                self.pair(low, high, SGPR)
            }
        }
    }

    /// `activelanemask`: 256 bits, of which a wave has 32 or 64.
    pub(crate) fn active_mask(&mut self, inst: Inst, condition: Mask) -> InstOutput {
        let results = self.func.dfg.results(inst).to_vec();
        let vector = self.files.get(results[0]) == ValueFile::Vector;
        let mut output = InstOutput::new();
        for (index, &result) in results.iter().enumerate() {
            let word = match index {
                // Bits outside EXEC are arbitrary in a mask.
                0 => {
                    let running = self.mask_op(MaskOp::And, &[condition.0, self.exec_operand()]);
                    self.as_word64(running)
                }
                _ if self.known_reg(result).is_none() => {
                    output.push(Operand::Off);
                    continue;
                }
                _ => self.const64(0).0,
            };
            output.push(match vector {
                true => Operand::Virtual(self.in_vector(Operand::Virtual(word), None)),
                false => Operand::Virtual(word),
            });
        }
        output
    }

    /// Which lanes take what another lane has: that lane's bit in EXEC.
    fn other_lane_runs(&mut self, lane: VSrc) -> Operand {
        let running = VSrc::plain(Operand::Virtual(self.running()));
        let from_lane = match self.wave {
            WaveSize::Wave32 => self.vop(RdnaOp::VLshrrevB32, &[lane, running]).0,
            WaveSize::Wave64 => {
                let shifted = self.vop(RdnaOp::VLshrrevB64, &[lane, running]);
                part(shifted.0, 0, 1)
            }
        };
        let bit = [
            VSrc::plain(Operand::Int(1)),
            VSrc::plain(Operand::Virtual(from_lane)),
        ];
        let runs = self.vop(RdnaOp::VAndB32, &bit);
        let taken = self.fresh_mask();
        let sources = [
            VSrc::plain(Operand::Int(0)),
            VSrc::plain(Operand::Virtual(runs.0)),
        ];
        self.vop_to(RdnaOp::VCmpNeU32, &[taken], &sources);
        taken
    }

    /// `activelanepermute`: a word at a time through `ds_bpermute_b32`, which takes lane numbers times four and wraps around.
    pub(crate) fn lane_permute(&mut self, [a, lane, identity, keep]: [Value; 4]) -> InstOutput {
        let lane = VSrc::plain(self.operand32(lane, 0));
        let taken = self.other_lane_runs(lane);
        let keep = self.mask_operand(keep).0;
        let taken = self.mask_op(MaskOp::AndNot, &[taken, keep]);
        let address = self.vop(RdnaOp::VLshlrevB32, &[VSrc::plain(Operand::Int(2)), lane]);
        if self.func.dfg.value_type(a) == Type::B1 {
            let sources = [a, identity].map(|value| self.mask_operand(value).0);
            return self.permute_truth(address, sources, taken);
        }
        let words: Vec<VirtualReg> = (0..self.width_of(a))
            .map(|word| {
                let data = self.operand32(a, word);
                let moved = self.permute_word(address, data);
                let identity = VSrc::plain(self.operand32(identity, word));
                let moved = VSrc::plain(Operand::Virtual(moved));
                self.vop(RdnaOp::VCndmaskB32, &[identity, moved, VSrc::plain(taken)])
                    .0
            })
            .collect();
        let value = match words[..] {
            [word] => word,
            _ => self.tuple(&words, VGPR),
        };
        InstOutput::from_slice(&[Operand::Virtual(value)])
    }

    fn permute_word(&mut self, address: Vreg, data: Operand) -> VirtualReg {
        let data = Operand::Virtual(self.in_vector(data, None));
        let moved = self.fresh(VGPR, 1);
        let operands = [Operand::Virtual(moved), Operand::Virtual(address.0), data];
        self.emit(self.inst(RdnaOp::DsBpermuteB32, &operands));
        moved
    }

    /// A `b1` goes as a word and comes back as lanes.
    fn permute_truth(&mut self, address: Vreg, [a, identity]: [Operand; 2], taken: Operand) -> InstOutput {
        let a = self.mask_in_register(Mask(a));
        let (zero, one) = (VSrc::plain(Operand::Int(0)), VSrc::plain(Operand::Int(1)));
        let word = self.vop(RdnaOp::VCndmaskB32, &[zero, one, VSrc::plain(a)]);
        let moved = self.permute_word(address, Operand::Virtual(word.0));
        let holds = self.fresh_mask();
        let sources = [zero, VSrc::plain(Operand::Virtual(moved))];
        self.vop_to(RdnaOp::VCmpNeU32, &[holds], &sources);
        let yes = self.mask_op(MaskOp::And, &[holds, taken]);
        let no = self.mask_op(MaskOp::AndNot, &[identity, taken]);
        InstOutput::from_slice(&[self.mask_op(MaskOp::Or, &[yes, no])])
    }
}
