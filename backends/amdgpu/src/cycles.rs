//! Modelled cycles: how long a wave that has a SIMD to itself takes, with the latencies of `sched.tsv`.
//!
//! A number to compare code with other code by, not a promise of hardware: no other wave hides latency, memory always takes as long as the table says,
//! and fetching instructions takes nothing. Time is counted in issue slots ([`Timing`](crate::isa::Timing)).
//!
//! - C1 Instructions issue in their order, each when its sources are there: registers, VCC, SCC, EXEC, M0.
//! - C2 After an instruction the next one issues `issue` slots later; after `s_nop n` n + 1 slots later, after a branch that is taken `latency` slots later. Where waves of
//!   64 lanes run in two passes, vector arithmetic takes twice its slots.
//! - C3 Results are there `latency` slots after issue. What counts on wait counters completes in order on each; a wait issues when as much has completed as it asks for.
//! - C4 Results may come in any order. llvm-mca lets no result of arithmetic come before an older one ([`Results::InOrder`]).
//!
//! A step costs time in proportion to the registers of the instruction.

use crate::counters::{Counters, MOST_COUNTERS, NEVER, Wait};
use crate::isa::{Implicit, Inst, Latency, Op, Operand, WaveSize};
use smallvec::SmallVec;
use std::collections::VecDeque;

/// Scalar registers, then SCC, then vector registers and accumulation registers.
const SCC: u16 = 128;
const VECTORS: u16 = 256;
const UNITS: usize = 768;
/// VCC, low half.
const VCC: u16 = 106;
/// M0 and EXEC with their neighbours, in every generation.
const EXEC: u16 = 126;
/// Operations that a counter counts at most.
const MOST_OUTSTANDING: usize = 64;

/// Whether results may overtake one another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Results {
    /// They may.
    #[default]
    AnyOrder,
    /// An instruction waits until its result cannot come before that of an older one, unless it is a memory operation, a branch or a message: the way of llvm-mca.
    InOrder,
}

/// What the model needs of an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Slots until the next instruction.
    issue: u16,
    /// Slots until the result, and until the next instruction if it is a branch that is taken.
    latency: u16,
    /// Whether its result keeps its place, where results do.
    in_order: bool,
    reads: SmallVec<[u16; 8]>,
    writes: SmallVec<[u16; 4]>,
    /// Counters that count it, a bit each.
    counts: u8,
    wait: Wait,
}

impl Cost {
    /// The cost of an instruction of a machine with these counters.
    pub fn of(inst: &Inst, counters: &Counters) -> Cost {
        let info = inst.info();
        let machine = inst.machine;
        let timing = machine.isa.timing(info.latency);
        let passes = match machine.wave == WaveSize::Wave64 && machine.isa.traits().two_passes {
            true if inst.format.is_valu() => 2,
            _ => 1,
        };
        let nops = match (inst.op, inst.operands.first()) {
            (Op::SNop, Some(&Operand::Imm(more))) => more as u16,
            _ => 0,
        };
        let mut cost = Cost {
            issue: timing.issue * passes + nops,
            latency: timing.latency,
            in_order: matches!(
                info.latency,
                Latency::Salu | Latency::Sopp | Latency::Valu | Latency::ValuSlow | Latency::Trans
            ),
            reads: SmallVec::new(),
            writes: SmallVec::new(),
            counts: 0,
            wait: counters.wait_of(inst).unwrap_or(Wait::NONE),
        };
        for (index, &operand) in inst.operands.iter().enumerate() {
            let Some(access) = inst.access(index) else {
                continue;
            };
            if access.reads() {
                cost.reads.extend(units(inst, operand));
            }
            if access.writes() {
                cost.writes.extend(units(inst, operand));
            }
        }
        let implicit: [(Implicit, &[u16]); 4] = [
            (Implicit::Scc, &[SCC]),
            (Implicit::Vcc, &[VCC, VCC + 1]),
            (Implicit::Exec, &[EXEC, EXEC + 1]),
            (Implicit::M0, &[inst.machine.isa.traits().m0.0.into()]),
        ];
        for (register, units) in implicit {
            if info.reads(register) {
                cost.reads.extend_from_slice(units);
            }
            if info.writes(register) {
                cost.writes.extend_from_slice(units);
            }
        }
        for (at, counter) in counters.list.iter().enumerate() {
            let counts = !counter.stored && counter.names.iter().any(|&name| inst.waits(name));
            cost.counts |= u8::from(counts) << at;
        }
        cost
    }
}

/// The registers of an operand.
fn units(inst: &Inst, operand: Operand) -> std::ops::Range<u16> {
    match operand {
        Operand::Sgpr { first, .. } if Some(first) == inst.machine.isa.traits().null => 0..0,
        Operand::Sgpr { first, count } => {
            let first = u16::from(first.0);
            first..(first + u16::from(count)).min(SCC)
        }
        vector => vector.vector_units(VECTORS),
    }
}

/// The time of a wave.
#[derive(Clone, Debug)]
pub struct Clock {
    results: Results,
    /// When the next instruction may issue.
    now: u64,
    /// When the last result is there, and the last one that keeps its place.
    end: u64,
    last: u64,
    /// When each register is there.
    ready: Box<[u64; UNITS]>,
    /// When each outstanding operation completes, by counter.
    outstanding: [VecDeque<u64>; MOST_COUNTERS],
}

impl Clock {
    /// A wave that begins.
    pub fn new(results: Results) -> Clock {
        Clock {
            results,
            now: 0,
            end: 0,
            last: 0,
            ready: Box::new([0; UNITS]),
            outstanding: Default::default(),
        }
    }

    /// Slots until the next instruction may issue, from the start of the wave.
    pub fn issued(&self) -> u64 {
        self.now
    }

    /// Slots until all results are there, from the start of the wave.
    pub fn finished(&self) -> u64 {
        self.end.max(self.now)
    }

    /// An instruction is executed; `taken` says whether something other than the instruction behind it is next.
    pub fn step(&mut self, cost: &Cost, taken: bool) {
        let sources = cost.reads.iter().map(|&unit| self.ready[usize::from(unit)]);
        let mut start = sources.fold(self.now, u64::max);
        for (queue, &limit) in self.outstanding.iter_mut().zip(&cost.wait.0) {
            if limit == NEVER {
                continue;
            }
            while queue.len() > usize::from(limit) {
                start = start.max(queue.pop_front().unwrap_or(0));
            }
        }
        let mut finish = start + u64::from(cost.latency);
        if self.results == Results::InOrder && cost.in_order {
            finish = finish.max(self.last);
            start = finish - u64::from(cost.latency);
            self.last = finish;
        }
        for (at, queue) in self.outstanding.iter_mut().enumerate() {
            if cost.counts >> at & 1 == 0 {
                continue;
            }
            if queue.len() == MOST_OUTSTANDING {
                start = start.max(queue.pop_front().unwrap_or(0));
            }
            finish = finish.max(queue.back().copied().unwrap_or(0));
            queue.push_back(finish);
        }
        for &unit in &cost.writes {
            let ready = &mut self.ready[usize::from(unit)];
            *ready = finish.max(*ready);
        }
        self.end = self.end.max(finish);
        self.now = start + u64::from(if taken { cost.latency } else { cost.issue });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::counters::{Counter, Disorder, WaitBy};
    use crate::isa::{Isa, Machine, WaitCounter, parse};

    const MACHINE: Machine = Machine {
        isa: Isa::Gfx9,
        wave: WaveSize::Wave64,
    };

    const GFX900: Counters = Counters {
        list: &[
            Counter {
                names: &[WaitCounter::Vm],
                most: 63,
                nothing: 63,
                unordered: &[Disorder::Flat],
                wait: WaitBy::Vm,
                stored: false,
            },
            Counter {
                names: &[WaitCounter::Lgkm],
                most: 15,
                nothing: 15,
                unordered: &[Disorder::Flat, Disorder::Scalar],
                wait: WaitBy::Lgkm,
                stored: false,
            },
        ],
        joined: &[],
    };

    /// Slots until the next instruction may issue, and until all results are there.
    fn time(machine: Machine, results: Results, text: &str) -> (u64, u64) {
        let mut clock = Clock::new(results);
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let inst = parse(machine, line).expect(line);
            clock.step(&Cost::of(&inst, &GFX900), false);
        }
        (clock.issued(), clock.finished())
    }

    fn gfx900(text: &str) -> (u64, u64) {
        time(MACHINE, Results::AnyOrder, text)
    }

    #[test]
    fn waits_take_until_as_much_has_completed_as_they_ask_for() {
        let loads = "
            global_load_dword v0, v[4:5], off
            global_load_dword v1, v[4:5], off offset:4";
        assert_eq!(gfx900(loads).0, 2);
        assert_eq!(gfx900(&format!("{loads}\n s_waitcnt vmcnt(1)")).0, 81);
        assert_eq!(gfx900(&format!("{loads}\n s_waitcnt vmcnt(0)")).0, 82);
        assert_eq!(gfx900(&format!("{loads}\n s_waitcnt lgkmcnt(0)")).0, 3);
    }

    #[test]
    fn no_operations_take_a_slot_each() {
        assert_eq!(gfx900("s_nop 0").0, 1);
        assert_eq!(gfx900("s_nop 4").0, 5);
    }

    #[test]
    fn quarter_rate_takes_four_slots() {
        assert_eq!(gfx900("v_exp_f32_e32 v0, v1").0, 4);
        assert_eq!(gfx900("v_add_f32_e32 v0, v1, v2\n v_add_f32_e32 v0, v0, v2").0, 2);
    }

    #[test]
    fn results_are_waited_for_and_may_keep_their_order() {
        let gfx12 = |results, text| time(Machine::gfx12(WaveSize::Wave32), results, text);
        let chain = "v_add_f32_e32 v0, v1, v2\n v_add_f32_e32 v0, v0, v2";
        assert_eq!(gfx12(Results::AnyOrder, chain), (6, 10));
        let free = "v_exp_f32_e32 v0, v1\n s_mov_b32 s0, 1";
        assert_eq!(gfx12(Results::AnyOrder, free), (3, 10));
        assert_eq!(gfx12(Results::InOrder, free), (9, 10));
        let flag = "s_cmp_eq_u32 s0, s1\n s_cselect_b32 s2, s0, s1";
        assert_eq!(gfx12(Results::AnyOrder, flag), (3, 4));
    }

    #[test]
    fn branches_that_are_taken_take_their_latency() {
        let mut clock = Clock::new(Results::AnyOrder);
        let inst = parse(MACHINE, "s_branch 4").expect("a branch");
        let cost = Cost::of(&inst, &GFX900);
        clock.step(&cost, false);
        assert_eq!(clock.issued(), 1);
        clock.step(&cost, true);
        assert_eq!(clock.issued(), 9);
    }
}
