//! Cross-lane operations (HSA PRM 9.4). They are about the running lanes: EXEC says which those are.

use super::context::{InstOutput, Lower};
use crate::isa::{Inst as GcnInst, Opcode as GcnOp, Operand, VirtualReg};
use crate::machine::{SGPR, VGPR};
use wavelift_amdgpu::lower::operands::{Mask, VSrc, Vreg, part};
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::ir::{Inst, Type, Value};

impl Lower<'_> {
    /// Number of lower lanes in a set, in each lane.
    pub(crate) fn rank(&mut self, lanes: VirtualReg) -> Vreg {
        let half = |i| VSrc::plain(Operand::Virtual(part(lanes, i, 1)));
        let low = self.vop(GcnOp::VMbcntLoU32B32, &[half(0), VSrc::plain(Operand::Int(0))]);
        self.vop(
            GcnOp::VMbcntHiU32B32,
            &[half(1), VSrc::plain(Operand::Virtual(low.0))],
        )
    }

    /// The lanes that run.
    pub(crate) fn running(&mut self) -> VirtualReg {
        self.sop(GcnOp::SMovB64, &[Operand::EXEC], false).0
    }

    /// `activelanemask`: 256 bits, of which a wave has 64.
    pub(crate) fn active_mask(&mut self, inst: Inst, condition: Mask) -> InstOutput {
        let results = self.func.dfg.results(inst).to_vec();
        let vector = self.files.get(results[0]) == ValueFile::Vector;
        let mut output = InstOutput::new();
        for (index, &result) in results.iter().enumerate() {
            let word = match index {
                // Bits outside EXEC are arbitrary in a mask.
                0 => self.sop(GcnOp::SAndB64, &[condition.0, Operand::EXEC], false).0,
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

    /// `activelanepermute`: a word at a time through `ds_bpermute_b32`, which takes lane numbers times four and wraps around.
    /// Whether the other lane runs is its bit in EXEC.
    pub(crate) fn lane_permute(&mut self, [a, lane, identity, keep]: [Value; 4]) -> InstOutput {
        let lane = VSrc::plain(self.operand32(lane, 0));
        let running = self.running();
        let from_lane = self.vop(
            GcnOp::VLshrrevB64,
            &[lane, VSrc::plain(Operand::Virtual(running))],
        );
        let runs = VSrc::plain(Operand::Virtual(part(from_lane.0, 0, 1)));
        let runs = self.vop(GcnOp::VAndB32, &[VSrc::plain(Operand::Int(1)), runs]);
        let taken = Operand::Virtual(self.fresh(SGPR, 2));
        self.vop_to(
            GcnOp::VCmpNeU32,
            &[taken],
            &[
                VSrc::plain(Operand::Int(0)),
                VSrc::plain(Operand::Virtual(runs.0)),
            ],
        );
        let keep = self.mask_operand(keep).0;
        let taken = self.sop(GcnOp::SAndn2B64, &[taken, keep], false);
        let address = self.vop(GcnOp::VLshlrevB32, &[VSrc::plain(Operand::Int(2)), lane]);
        if self.func.dfg.value_type(a) == Type::B1 {
            let sources = [a, identity].map(|value| self.mask_operand(value).0);
            return self.permute_truth(address, sources, Operand::Virtual(taken.0));
        }
        let words: Vec<VirtualReg> = (0..self.width_of(a))
            .map(|word| {
                let data = self.operand32(a, word);
                let moved = self.permute_word(address, data);
                let identity = VSrc::plain(self.operand32(identity, word));
                let lanes = VSrc::plain(Operand::Virtual(taken.0));
                self.vop(
                    GcnOp::VCndmaskB32,
                    &[identity, VSrc::plain(Operand::Virtual(moved)), lanes],
                )
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
        self.emit(GcnInst::new(
            GcnOp::DsBpermuteB32,
            &[Operand::Virtual(moved), Operand::Virtual(address.0), data],
        ));
        moved
    }

    /// A `b1` goes as a word and comes back as lanes.
    fn permute_truth(&mut self, address: Vreg, [a, identity]: [Operand; 2], taken: Operand) -> InstOutput {
        let a = self.mask_in_register(Mask(a));
        let (zero, one) = (VSrc::plain(Operand::Int(0)), VSrc::plain(Operand::Int(1)));
        let word = self.vop(GcnOp::VCndmaskB32, &[zero, one, VSrc::plain(a)]);
        let moved = self.permute_word(address, Operand::Virtual(word.0));
        let holds = Operand::Virtual(self.fresh(SGPR, 2));
        self.vop_to(
            GcnOp::VCmpNeU32,
            &[holds],
            &[zero, VSrc::plain(Operand::Virtual(moved))],
        );
        let yes = self.sop(GcnOp::SAndB64, &[holds, taken], false);
        let no = self.sop(GcnOp::SAndn2B64, &[identity, taken], false);
        let lanes = self.sop(
            GcnOp::SOrB64,
            &[Operand::Virtual(yes.0), Operand::Virtual(no.0)],
            false,
        );
        InstOutput::from_slice(&[Operand::Virtual(lanes.0)])
    }
}
