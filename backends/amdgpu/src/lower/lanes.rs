//! Cross-lane operations (HSA PRM 9.4), which are about the running lanes: EXEC says which those are.
//!
//! They are no rules because they are loops over words and lanes, as many as the type and the wave have.

use super::Lower;
use super::operands::{Mask, VSrc, Vreg, part};
use super::values::InstOutput;
use crate::isa::{Format, Mods, Op, Operand, VirtualReg, WaveSize, dpp};
use crate::machine::{MInst, Real, SGPR, Tie, VGPR};
use crate::mask_op::MaskOp;
use cranelift_entity::EntityRef;
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::ir::{Inst, Type, Value};
use wavelift_codegen::machine::{Reg, VReg};
use wavelift_codegen::select::by_lane;

impl Lower<'_> {
    /// Number of lower lanes in a set, in each lane. Waves of 32 lanes have no upper half.
    pub(crate) fn rank(&mut self, half: impl Fn(u8) -> Operand) -> Vreg {
        let zero = VSrc::plain(Operand::Int(0));
        let low = self.vop(Op::VMbcntLoU32B32, &[VSrc::plain(half(0)), zero]);
        match self.wave {
            WaveSize::Wave32 => low,
            WaveSize::Wave64 => self.vop(
                Op::VMbcntHiU32B32,
                &[VSrc::plain(half(1)), VSrc::plain(Operand::Virtual(low.0))],
            ),
        }
    }

    /// The lanes that run.
    pub(crate) fn running(&mut self) -> VirtualReg {
        let op = MaskOp::Move.operation(self.wave);
        let exec = self.exec_operand();
        self.sop(op, &[exec], false).0
    }

    /// A mask as a 64-bit value.
    pub(crate) fn as_word64(&mut self, mask: Operand) -> VirtualReg {
        match (self.wave, mask) {
            (WaveSize::Wave64, Operand::Virtual(reg)) => reg,
            _ => {
                let low = self.sop(Op::SMovB32, &[mask], false).0;
                let high = self.sop(Op::SMovB32, &[Operand::Int(0)], false).0;
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
                    let exec = self.exec_operand();
                    let running = self.mask_op(MaskOp::And, &[condition.0, exec]);
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
    pub(crate) fn other_lane_runs(&mut self, lane: VSrc) -> Operand {
        let running = VSrc::plain(Operand::Virtual(self.running()));
        let from_lane = match self.wave {
            WaveSize::Wave32 => self.vop(Op::VLshrrevB32, &[lane, running]).0,
            WaveSize::Wave64 => {
                let shifted = self.vshr64(running, lane);
                part(shifted.0, 0, 1)
            }
        };
        let bit = [
            VSrc::plain(Operand::Int(1)),
            VSrc::plain(Operand::Virtual(from_lane)),
        ];
        let runs = self.vop(Op::VAndB32, &bit);
        let taken = self.fresh_mask();
        let sources = [
            VSrc::plain(Operand::Int(0)),
            VSrc::plain(Operand::Virtual(runs.0)),
        ];
        self.vop_to(Op::VCmpNeU32, &[taken], &sources);
        taken
    }

    /// `activelanepermute`: a word at a time through `ds_bpermute_b32`, which takes lane numbers times four and wraps around, or lane by lane.
    pub(crate) fn lane_permute(&mut self, [a, lane, identity, keep]: [Value; 4]) -> InstOutput {
        let lane = VSrc::plain(self.operand32(lane, 0));
        let taken = self.other_lane_runs(lane);
        let keep = self.mask_operand(keep).0;
        let taken = match keep {
            Operand::Int(0) => taken,
            _ => self.mask_op(MaskOp::AndNot, &[taken, keep]),
        };
        let from = match self.permutes() {
            true => self.vop(Op::VLshlrevB32, &[VSrc::plain(Operand::Int(2)), lane]),
            false => {
                let last = VSrc::plain(Operand::Int(self.wave.lanes() as i8 - 1));
                self.vop(Op::VAndB32, &[last, lane])
            }
        };
        if self.func.dfg.value_type(a) == Type::B1 {
            let sources = [a, identity].map(|value| self.mask_operand(value).0);
            return self.permute_truth(from, sources, taken);
        }
        let words: Vec<VirtualReg> = (0..self.width_of(a))
            .map(|word| {
                let data = self.operand32(a, word);
                let moved = self.permute_word(from, data);
                let identity = VSrc::plain(self.operand32(identity, word));
                let moved = VSrc::plain(Operand::Virtual(moved));
                self.vop(Op::VCndmaskB32, &[identity, moved, VSrc::plain(taken)])
                    .0
            })
            .collect();
        let value = match words[..] {
            [word] => word,
            _ => self.tuple(&words, VGPR),
        };
        InstOutput::from_slice(&[Operand::Virtual(value)])
    }

    /// Whether `ds_bpermute_b32` reaches all lanes of a wave.
    fn permutes(&self) -> bool {
        let isa = self.subtarget.isa;
        isa.has(Op::DsBpermuteB32) && isa.traits().permute_lanes >= self.wave.lanes() as usize
    }

    /// A word from another lane, whose number is given, or four times that.
    fn permute_word(&mut self, from: Vreg, data: Operand) -> VirtualReg {
        let data = Operand::Virtual(self.in_vector(data, None));
        if !self.permutes() {
            return self.permute_by_lanes(from, data);
        }
        let moved = self.fresh(VGPR, 1);
        let operands = [Operand::Virtual(moved), Operand::Virtual(from.0), data];
        self.emit_op(Op::DsBpermuteB32, &operands);
        moved
    }

    /// The same where lanes can only be read one by one: what each lane has goes to those that want it.
    fn permute_by_lanes(&mut self, from: Vreg, data: Operand) -> VirtualReg {
        let plain = |word: Operand| VSrc::plain(word);
        let mut word = data;
        for number in (0..self.wave.lanes()).map(|number| Operand::Int(number as i8)) {
            let others = self.fresh_mask();
            let numbers = [plain(number), plain(Operand::Virtual(from.0))];
            self.vop_to(Op::VCmpNeU32, &[others], &numbers);
            let read = Operand::Virtual(self.fresh(SGPR, 1));
            self.emit_op(Op::VReadlaneB32, &[read, data, number]);
            // In a vector register: an instruction reads one scalar value, which is the mask.
            let read = Operand::Virtual(self.vmov(read).0);
            let chosen = self.vop(Op::VCndmaskB32, &[plain(read), plain(word), plain(others)]);
            word = Operand::Virtual(chosen.0);
        }
        self.in_vector(word, None)
    }

    /// A `b1` goes as a word and comes back as lanes.
    fn permute_truth(&mut self, from: Vreg, [a, identity]: [Operand; 2], taken: Operand) -> InstOutput {
        let a = self.mask_in_register(Mask(a));
        let (zero, one) = (VSrc::plain(Operand::Int(0)), VSrc::plain(Operand::Int(1)));
        let word = self.vop(Op::VCndmaskB32, &[zero, one, VSrc::plain(a)]);
        let moved = self.permute_word(from, Operand::Virtual(word.0));
        let holds = self.fresh_mask();
        let sources = [zero, VSrc::plain(Operand::Virtual(moved))];
        self.vop_to(Op::VCmpNeU32, &[holds], &sources);
        let yes = self.mask_op(MaskOp::And, &[holds, taken]);
        let no = self.mask_op(MaskOp::AndNot, &[identity, taken]);
        InstOutput::from_slice(&[self.mask_op(MaskOp::Or, &[yes, no])])
    }

    // -- Lanes that an operand moves (DPP) -----------------------------------------------------------------------------

    /// The control of the movement by which each lane reads the one with this number, if there is one.
    pub(crate) fn lane_movement(&mut self, lane: Value) -> Option<u16> {
        let isa = self.subtarget.isa;
        isa.op(Op::VMovB32).number(Format::Vop1Dpp16)?;
        let numbers = by_lane(self.func, lane)?;
        let lanes = self.wave.lanes() as u8;
        dpp::control(isa, lanes, |lane| {
            (numbers[usize::from(lane)] % u64::from(lanes)) as u8
        })
    }

    /// `activelanepermute` by a movement: a lane whose source does not run keeps what the register held, which is the identity.
    pub(crate) fn moved_lanes(&mut self, movement: u16, a: Value, identity: Value) -> InstOutput {
        if self.func.dfg.value_type(a) == Type::B1 {
            let [a, identity] = [a, identity].map(|value| self.truth_word(value));
            let moved = self.move_words(movement, &[a], &[identity]);
            let holds = self.fresh_mask();
            let sources = [Operand::Int(0), Operand::Virtual(moved)].map(VSrc::plain);
            self.vop_to(Op::VCmpNeU32, &[holds], &sources);
            return InstOutput::from_slice(&[holds]);
        }
        let [a, identity] = [a, identity].map(|value| self.words(value));
        let moved = self.move_words(movement, &a, &identity);
        InstOutput::from_slice(&[Operand::Virtual(moved)])
    }

    /// A `b1` as a word of 0 or 1.
    fn truth_word(&mut self, value: Value) -> Operand {
        if let Some(bits) = self.constant(value) {
            return Operand::Int(bits as i8);
        }
        let lanes = self.mask_operand(value);
        let lanes = self.mask_in_register(lanes);
        let sources = [Operand::Int(0), Operand::Int(1), lanes].map(VSrc::plain);
        Operand::Virtual(self.vop(Op::VCndmaskB32, &sources).0)
    }

    /// Words of other lanes, each written over that of the identity, unless this is zero: lanes can get that without a register that holds it.
    fn move_words(&mut self, movement: u16, data: &[Operand], identity: &[Operand]) -> VirtualReg {
        if identity.iter().all(|&word| word == Operand::Int(0)) {
            let words = data.iter().map(|&data| {
                let dst = self.fresh(VGPR, 1);
                let mut moved = self.word_move(movement, dst, data);
                moved.inst.mods.bound_ctrl = true;
                self.current.push(MInst::Real(moved));
                dst
            });
            let words: Vec<VirtualReg> = words.collect();
            return match words[..] {
                [word] => word,
                _ => self.tuple(&words, VGPR),
            };
        }
        let width = data.len() as u8;
        let mut whole = self.vector_of_words(identity).0;
        for (word, &data) in data.iter().enumerate() {
            let next = self.fresh(VGPR, width);
            let mut moved = self.word_move(movement, part(next, word as u8, 1), data);
            moved.ties.push(Tie {
                operand: 0,
                prev: Some(Reg::Virtual(VReg::new(whole.index as usize))),
                width,
            });
            self.current.push(MInst::Real(moved));
            whole = next;
        }
        whole
    }

    /// The move of a word between lanes.
    fn word_move(&mut self, movement: u16, dst: VirtualReg, data: Operand) -> Real {
        let data = self.in_vector(data, None);
        let operands = [dst, data].map(Operand::Virtual);
        let mut inst = self.inst(Op::VMovB32, &operands);
        inst.format = Format::Vop1Dpp16;
        inst.mods = Mods::for_format(inst.machine.isa, inst.format);
        inst.mods.dpp_ctrl = movement;
        Real::new(inst)
    }
}
