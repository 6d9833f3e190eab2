//! The flag that says whether VCC is zero, by which branches decide, where scalar loads that complete may spoil it. Whoever writes all of VCC makes
//! it right, if no load is outstanding then.
//!
//! Forward data flow over the wave-level graph: whether scalar loads may be outstanding, and whether the flag may be wrong. A branch whose flag
//! may be wrong waits for the loads and writes VCC once more.

use super::writes;
use crate::flow::{self, FlowState, insert_before};
use crate::isa::{Implicit, Inst, Latency, Op, Operand, WaitCounter, WaveSize};
use crate::machine::{BranchCond, MInst, Real};
use crate::subtarget::Subtarget;
use crate::waits::leaves_function;
use wavelift_codegen::machine::MachFunc;

#[derive(Clone, Copy, PartialEq, Eq)]
struct State {
    /// Scalar loads may be outstanding.
    outstanding: bool,
    /// The flag may be wrong.
    wrong: bool,
}

impl FlowState for State {
    fn join(&mut self, other: &State) -> bool {
        let before = *self;
        self.outstanding |= other.outstanding;
        self.wrong |= other.wrong;
        before != *self
    }
}

impl State {
    fn issue(&mut self, sub: &Subtarget, inst: &Inst) {
        let vcc = Operand::vcc(inst.machine.wave);
        if inst.info().latency == Latency::Smem {
            (self.outstanding, self.wrong) = (true, true);
        } else if leaves_function(inst) {
            // Nothing is outstanding when the other function comes back, but it may have loaded.
            (self.outstanding, self.wrong) = (false, true);
        } else if let Some(wait) = sub.counters.wait_of(inst) {
            let all = sub.counters.all_of(&[WaitCounter::Lgkm]);
            self.outstanding &= wait.least(all) != wait;
        } else if inst.info().writes(Implicit::Vcc) || writes(inst).any(|operand| operand == vcc) {
            self.wrong = self.outstanding;
        }
    }
}

/// Inserts what makes the flag right. Returns how many instructions.
pub(super) fn insert(
    func: &mut MachFunc<MInst>,
    sub: &Subtarget,
    wave: WaveSize,
    is_function: bool,
) -> usize {
    let start = State {
        outstanding: false,
        wrong: is_function,
    };
    let mut notes = flow::notes(func, start, |state, insts, notes| {
        for (index, inst) in insts.iter().enumerate() {
            match inst {
                MInst::Real(real) => state.issue(sub, &real.inst),
                MInst::Branch {
                    cond: BranchCond::VccNonZero,
                    ..
                } if state.wrong => {
                    notes.push((index, state.outstanding));
                    *state = State {
                        outstanding: false,
                        wrong: false,
                    };
                }
                _ => {}
            }
        }
    });
    let (machine, mut count) = (sub.machine(wave), 0);
    let vcc = Operand::vcc(wave);
    for block in func.order.clone() {
        let mut places = Vec::new();
        for (index, outstanding) in std::mem::take(&mut notes[block]) {
            let all = sub.counters.all_of(&[WaitCounter::Lgkm]);
            let waits = sub.counters.instructions(machine, all);
            let waits = waits.into_iter().filter(|_| outstanding);
            for inst in waits.chain([Inst::new(machine, Op::SMovB64, &[vcc, vcc])]) {
                places.push((index, MInst::Real(Real::new(inst))));
            }
        }
        count += places.len();
        insert_before(func, block, places);
    }
    count
}
