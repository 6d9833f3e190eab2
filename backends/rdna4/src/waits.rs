//! Insertion of waits: results of memory operations are not interlocked (RDNA4 ISA 5.7.1).
//!
//! Runs on the wave-level graph after allocation, because both sides of a divergent branch share registers. Forward data flow:
//! for every register the number of operations issued since the one that will write it, per counter; at joins the
//! smaller number, which waits longer. A register may be read or written only once that operation is complete:
//! a wait for n makes all but the youngest n complete.
//!
//! - W1 Loads, stores and LDS accesses each count on a counter of their own and complete in order there.
//! - W2 Scalar memory and messages return out of order: only `s_wait_kmcnt 0` says anything.
//! - W3 FLAT counts as memory and as LDS: it is complete when both say so.
//! - W4 Waits that order memory (fences) are kept as far as an access that other waves can see may be outstanding: global memory and
//!   flat accesses for loads and stores, LDS and flat accesses for LDS. Scalar loads read what nobody writes, and private memory
//!   belongs to one lane: neither is waited for. The memory that is shared is one more unit that such accesses "write". A fence
//!   moves it to another unit, which the next instruction that communicates "reads": most often something else has waited by then.
//! - W5 A load does not wait for an older one in order on the same counter to write the same register first. Waits do not know
//!   lanes: a register is pending for all of them.
//! - W6 At calls and returns everything with a unit is complete: the other function starts from nothing.
//! - W7 Stores have read their registers when they are issued (5.7.1): they are waited for by fences only.

use crate::isa::{Flag, Format, Implicit, Inst, Latency, Op, Operand, Role, WaitCounter, WaveSize, machine};
use crate::machine::{MInst, Real};
use wavelift_amdgpu::flow::{self, FlowState, WaitNote};
use wavelift_codegen::machine::MachFunc;

const NEVER: u8 = u8::MAX;
/// Scalar registers and VCC, then vector registers.
const SCALARS: usize = 128;
/// Memory that other waves see.
const SHARED: usize = SCALARS + 256;
/// The part of it that fences have ordered before the next communication.
const FENCED: usize = SHARED + 1;
const UNITS: usize = FENCED + 1;

/// The counters that compute kernels use.
const COUNTERS: [WaitCounter; 4] = [
    WaitCounter::Load,
    WaitCounter::Store,
    WaitCounter::Ds,
    WaitCounter::Km,
];
const LOAD: usize = 0;
const STORE: usize = 1;
const DS: usize = 2;
const KM: usize = 3;
/// What a wait can ask for at most: more operations than that are not told apart.
const MOST: [u8; 4] = [63, 63, 63, 31];

/// A wait for each counter: how many operations may be outstanding behind it, or `NEVER`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Wait([u8; 4]);

impl Wait {
    const NONE: Wait = Wait([NEVER; 4]);

    fn least(self, other: Wait) -> Wait {
        Wait(std::array::from_fn(|counter| {
            self.0[counter].min(other.0[counter])
        }))
    }

    /// The instructions that do it. LDS is waited for together with another counter where that is one instruction less.
    fn instructions(self, wave: WaveSize) -> Vec<Inst> {
        let mut left = self.0;
        let mut list = Vec::new();
        let mut put = |op: Op, imm: u8| {
            list.push(Inst::new(machine(wave), op, &[Operand::Imm(i32::from(imm))]));
        };
        let both = |op: Op, other: u8, ds: u8| {
            let imm = i32::from(other) << 8 | i32::from(ds);
            Inst::new(machine(wave), op, &[Operand::Imm(imm)])
        };
        let mut joined = None;
        for (counter, op) in [(LOAD, Op::SWaitLoadcntDscnt), (STORE, Op::SWaitStorecntDscnt)] {
            if left[counter] != NEVER && left[DS] != NEVER {
                joined = Some(both(op, left[counter], left[DS]));
                (left[counter], left[DS]) = (NEVER, NEVER);
            }
        }
        let single = [
            Op::SWaitLoadcnt,
            Op::SWaitStorecnt,
            Op::SWaitDscnt,
            Op::SWaitKmcnt,
        ];
        for (op, count) in single.into_iter().zip(left) {
            if count != NEVER {
                put(op, count);
            }
        }
        list.extend(joined);
        list
    }

    /// What an instruction asks for: waits that selection made for fences.
    fn of(inst: &Inst) -> Option<Wait> {
        let [Operand::Imm(imm)] = inst.operands[..] else {
            return None;
        };
        let (high, low) = ((imm >> 8 & 63) as u8, (imm & 63) as u8);
        let mut wait = Wait::NONE;
        match inst.op {
            Op::SWaitLoadcnt => wait.0[LOAD] = low,
            Op::SWaitStorecnt => wait.0[STORE] = low,
            Op::SWaitDscnt => wait.0[DS] = low,
            Op::SWaitKmcnt => wait.0[KM] = low,
            Op::SWaitLoadcntDscnt => (wait.0[LOAD], wait.0[DS]) = (high, low),
            Op::SWaitStorecntDscnt => (wait.0[STORE], wait.0[DS]) = (high, low),
            _ => return None,
        }
        Some(wait)
    }
}

#[derive(Clone, PartialEq, Eq)]
struct State {
    /// Operations issued since the pending write of a unit, or `NEVER`, for each counter.
    ages: [[u8; UNITS]; 4],
}

impl FlowState for State {
    fn join(&mut self, other: &State) -> bool {
        let mut changed = false;
        let (mine, others) = (self.ages.as_flattened_mut(), other.ages.as_flattened());
        for (a, &b) in mine.iter_mut().zip(others) {
            if b < *a {
                *a = b;
                changed = true;
            }
        }
        changed
    }
}

impl State {
    fn new() -> State {
        State {
            ages: [[NEVER; UNITS]; 4],
        }
    }

    fn issue(&mut self, counter: usize) {
        for age in self.ages[counter].iter_mut().filter(|a| **a != NEVER) {
            *age = (*age + 1).min(MOST[counter]);
        }
    }

    /// What has to be waited for before a unit is touched.
    fn need(&self, unit: usize, wait: &mut Wait) {
        for (counter, ages) in self.ages.iter().enumerate() {
            if ages[unit] != NEVER {
                let count = if counter == KM { 0 } else { ages[unit] };
                wait.0[counter] = wait.0[counter].min(count);
            }
        }
    }

    /// What has to be waited for before a load of one counter overwrites a unit: not for loads that return in order before it.
    fn need_to_load(&self, unit: usize, counter: usize, wait: &mut Wait) {
        let mut all = Wait::NONE;
        self.need(unit, &mut all);
        all.0[counter] = NEVER;
        *wait = wait.least(all);
    }

    /// A fence that asks for a wait: what others see and is outstanding now must be complete before the wave communicates again.
    fn fence(&mut self, asked: Wait) {
        for (ages, asked) in self.ages.iter_mut().zip(asked.0) {
            if asked == 0 {
                ages[FENCED] = ages[FENCED].min(ages[SHARED]);
            }
        }
    }

    fn complete(&mut self, wait: Wait) {
        for (ages, count) in self.ages.iter_mut().zip(wait.0) {
            if count != NEVER {
                for age in ages.iter_mut().filter(|a| **a >= count) {
                    *age = NEVER;
                }
            }
        }
    }
}

/// The units an operand covers.
fn units(operand: Operand) -> std::ops::Range<usize> {
    match operand {
        Operand::Sgpr { first, count } => usize::from(first.0)..usize::from(first.0) + usize::from(count),
        Operand::Vgpr { first, count } => {
            let start = SCALARS + usize::from(first.0);
            start..start + usize::from(count)
        }
        _ => 0..0,
    }
}

/// The counters that an instruction counts on.
fn counters(inst: &Inst) -> [bool; 4] {
    COUNTERS.map(|counter| inst.waits(counter))
}

/// Every wait that must be complete before an instruction.
fn needed(state: &State, inst: &Inst) -> Wait {
    let mut wait = Wait::NONE;
    let info = inst.info();
    // Loads of one counter that is in order.
    let in_order = match counters(inst) {
        [true, _, false, false] => Some(LOAD),
        [false, false, true, false] => Some(DS),
        _ => None,
    };
    for (index, &operand) in inst.operands.iter().enumerate() {
        let loaded = in_order.filter(|_| inst.operand_role(index) == Some(Role::Dst));
        for unit in units(operand) {
            match loaded {
                Some(counter) => state.need_to_load(unit, counter, &mut wait),
                None => state.need(unit, &mut wait),
            }
        }
    }
    if communicates(inst) {
        state.need(FENCED, &mut wait);
    }
    if leaves_function(inst) {
        for unit in 0..UNITS {
            state.need(unit, &mut wait);
        }
    }
    if info.reads(Implicit::Vcc) || info.writes(Implicit::Vcc) {
        for unit in units(Operand::vcc(inst.machine.wave)) {
            state.need(unit, &mut wait);
        }
    }
    wait
}

/// The effect of an instruction that has been issued.
fn issue(state: &mut State, inst: &Inst) {
    for (counter, counts) in counters(inst).into_iter().enumerate() {
        if !counts {
            continue;
        }
        state.issue(counter);
        if is_shared_memory(inst) {
            state.ages[counter][SHARED] = 0;
        }
        for (index, &operand) in inst.operands.iter().enumerate() {
            if matches!(inst.operand_role(index), Some(Role::Dst | Role::SrcDst)) {
                for unit in units(operand) {
                    state.ages[counter][unit] = 0;
                }
            }
        }
    }
}

/// Walks a block and notes the instructions in front of which there must be a wait, and fences.
fn walk(state: &mut State, insts: &[MInst], notes: &mut Vec<WaitNote<Wait>>) {
    let note = |notes: &mut Vec<_>, index, wait| {
        if wait != Wait::NONE {
            notes.push(WaitNote::before(index, wait));
        }
    };
    for (index, inst) in insts.iter().enumerate() {
        let real = match inst {
            MInst::Real(real) => real,
            MInst::SymbolAddress { .. } | MInst::FunctionAddress { .. } => {
                let mut wait = Wait::NONE;
                let pair = match inst {
                    MInst::SymbolAddress { dst, .. } => dst.as_physical(),
                    MInst::FunctionAddress { dst, .. } => Some(*dst),
                    _ => None,
                };
                if let Some(preg) = pair {
                    let first = usize::from(preg.first);
                    for unit in (first..first + usize::from(preg.width)).filter(|&unit| unit < SCALARS) {
                        state.need(unit, &mut wait);
                    }
                }
                note(notes, index, wait);
                state.complete(wait);
                continue;
            }
            _ => continue,
        };
        if let Some(asked) = Wait::of(&real.inst) {
            state.fence(asked);
            notes.push(WaitNote::fence(index));
            continue;
        }
        let wait = needed(state, &real.inst);
        note(notes, index, wait);
        state.complete(wait);
        issue(state, &real.inst);
    }
}

/// Inserts waits into an allocated function whose instructions are all real but for terminators.
pub fn insert(func: &mut MachFunc<MInst>, wave: WaveSize) -> usize {
    for &block in &func.order {
        func.blocks[block].body = None;
    }
    let notes = flow::notes(func, State::new(), walk);
    let real = |inst| MInst::Real(Real::new(inst));
    flow::insert_waits(func, notes, |wait| wait.instructions(wave).into_iter().map(real))
}

/// Whether control goes to another function, which knows nothing of what is outstanding here.
pub(crate) fn leaves_function(inst: &Inst) -> bool {
    matches!(inst.op, Op::SSwappcB64 | Op::SSetpcB64)
}

/// Whether what fences order must be complete before an instruction: it accesses memory that other waves see, ends an acquire, or
/// lets other waves go on.
fn communicates(inst: &Inst) -> bool {
    is_shared_memory(inst)
        || matches!(
            inst.op,
            Op::SBarrierSignal | Op::SBarrierWait | Op::SSendmsg | Op::GlobalInv
        )
}

/// Whether an instruction may access memory that other waves see, or writes caches back to it. LDS instructions that only move data
/// between lanes access nothing.
fn is_shared_memory(inst: &Inst) -> bool {
    let info = inst.info();
    let accesses = info.has(Flag::Load) || info.has(Flag::Store) || inst.op == Op::GlobalWb;
    accesses && info.latency != Latency::Smem && inst.format != Format::Scratch
}
