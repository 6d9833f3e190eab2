//! Cross-lane operations (HSA PRM 9.4). They are about the running lanes: f0.0 says which those are.

use super::context::{InstOutput, Lower, Vr};
use crate::isa::{Cond, Opcode as Gen7Op, Type as GenType};
use crate::machine::{Kind, SCALAR, Scope, Source, VECTOR};
use wavelift_codegen::ir::{Inst, Type, Value};

impl Lower<'_> {
    fn vector(&mut self, op: Gen7Op, srcs: &[Source]) -> Source {
        let result = self.alu(VECTOR, op, GenType::Ud, GenType::Ud, srcs);
        self.unit(result, 0)
    }

    fn running(&mut self) -> Source {
        let lanes = self.emit_new(Kind::GetExec, Scope::Wave, SCALAR, 1, &[]);
        self.unit(lanes, 0)
    }

    /// The running lanes among those of a truth value.
    pub(super) fn running_of(&mut self, condition: Value) -> Source {
        let condition = self.lanes_source(condition);
        let running = self.running();
        let lanes = self.scalar(Gen7Op::And, &[running, condition]);
        self.unit(lanes, 0)
    }

    /// Number of running lanes below, in each lane.
    pub(super) fn rank(&mut self) -> Vr {
        let running = self.running();
        let lane = self.emit_new(Kind::LaneNumber, Scope::Lanes, VECTOR, 1, &[]);
        let lane = self.unit(lane, 0);
        let above = self.vector(Gen7Op::Shl, &[Source::Imm(u32::MAX), lane]);
        let below = self.vector(Gen7Op::Not, &[above]);
        let lower = self.vector(Gen7Op::And, &[below, running]);
        self.alu(VECTOR, Gen7Op::Cbit, GenType::Ud, GenType::Ud, &[lower])
    }

    /// `activelanemask`: 256 bits, of which a thread has 8 or 16.
    pub(super) fn active_mask(&mut self, inst: Inst, condition: Value) -> InstOutput {
        let count = self.func.dfg.results(inst).len();
        let lanes = self.running_of(condition);
        (0..count)
            .map(|index| {
                let low = if index == 0 { lanes } else { Source::Imm(0) };
                self.tuple(SCALAR, &[low, Source::Imm(0)])
            })
            .collect()
    }

    /// `activelanepermute`: values come through addressed registers, truth values by shifting their lanes. Whether the other lane
    /// runs is its bit among the running ones. Lane numbers wrap around.
    pub(super) fn lane_permute(&mut self, [a, lane, identity, keep]: [Value; 4]) -> Vr {
        let last = self.simd.channels() - 1;
        let lane = self.word(lane, 0);
        let lane = self.vector(Gen7Op::And, &[lane, Source::Imm(last)]);
        let running = self.running();
        let runs = self.lane_bits(running, lane);
        let keep = self.lanes_source(keep);
        let taken = self.emit_new(Kind::AndNot, Scope::Wave, SCALAR, 1, &[runs, keep]);
        let taken = self.unit(taken, 0);
        if self.func.dfg.value_type(a) == Type::B1 {
            let [a, identity] = [a, identity].map(|value| self.lanes_source(value));
            let holds = self.lane_bits(a, lane);
            let yes = self.scalar(Gen7Op::And, &[holds, taken]);
            let no = self.emit_new(Kind::AndNot, Scope::Wave, SCALAR, 1, &[identity, taken]);
            let (yes, no) = (self.unit(yes, 0), self.unit(no, 0));
            return self.scalar(Gen7Op::Or, &[yes, no]);
        }
        let units = self.width_of(a);
        let mut moved = Vec::new();
        for word in 0..units {
            let value = self.word(a, word);
            moved.push(match value {
                Source::Reg { file: VECTOR, .. } => {
                    let gathered = self.emit_new(Kind::Gather, Scope::Lanes, VECTOR, 1, &[lane, value]);
                    self.unit(gathered, 0)
                }
                same => same,
            });
        }
        let mut srcs = vec![taken];
        srcs.extend(moved);
        srcs.extend((0..units).map(|word| self.word(identity, word)));
        self.emit_new(Kind::Select, Scope::Lanes, VECTOR, units, &srcs)
    }

    /// The lanes that find their bit set: that of the number in them.
    fn lane_bits(&mut self, lanes: Source, number: Source) -> Source {
        let shifted = self.vector(Gen7Op::Shr, &[lanes, number]);
        let bit = self.vector(Gen7Op::And, &[shifted, Source::Imm(1)]);
        let kind = Kind::Compare {
            cond: Cond::Nz,
            ty: GenType::D,
        };
        let found = self.emit_new(kind, Scope::Lanes, SCALAR, 1, &[bit, Source::Imm(0)]);
        self.unit(found, 0)
    }
}
