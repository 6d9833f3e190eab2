//! Insertion of waits: results of memory operations are not interlocked (GCN3 ISA 4.4, RDNA4 ISA 5.7.1).
//!
//! Runs on the wave-level graph after allocation, because both sides of a divergent branch share registers. Forward data flow:
//! for every register the number of operations issued since the one that will write it, per counter; at joins the
//! smaller number, which waits longer. A register may be read or written only once that operation is complete:
//! a wait for n makes all but the youngest n complete. What counters there are, and how to wait for them, the subtarget says
//! ([`Counters`]).
//!
//! - W1 Operations complete in order on a counter, unless they are among those that it says are out of order.
//! - W2 If anything out of order is outstanding on a counter, only a wait for all operations says anything.
//! - W3 FLAT counts as memory and as LDS: it is complete when both say so.
//! - W4 Waits that order memory (fences) are kept as far as an access that other waves can see may be outstanding: global memory and
//!   flat accesses for vector memory, LDS and flat accesses for LDS. Private memory belongs to one lane and is not waited for. The memory that is shared is one more unit that such accesses "write". A fence
//!   moves it to another unit, which the next instruction that communicates "reads": most often something else has waited by then.
//! - W5 A load does not wait for an older one in order on the same counter to write the same register first. Waits do not know
//!   lanes: a register is pending for all of them.
//! - W6 At calls and returns everything with a unit is complete: the other function starts from nothing.
//! - W7 Stores have read their registers when they are issued (RDNA4 ISA 5.7.1): they are waited for by fences only. On gfx6 they have not: a
//!   counter says when, and what they store may be read, but not written, before that.
//! - W8 Some scalar loads read memory that may be written later ([`Real::initial`]), and no order holds between the two paths to it: they are complete before vector memory is
//!   written, and before what a fence in between orders.
//!
//! With as many operations counted as can be outstanding, the largest number needs no wait. Where a wait can name fewer, older
//! operations count as the largest number that it can name, so that they are waited for too long rather than not at all.

use crate::counters::{Counters, NEVER, Wait};
use crate::flow::{self, FlowState, WaitNote};
use crate::isa::{Flag, Format, Implicit, Inst, Latency, Op, Operand, OperandName, Role, WaveSize};
use crate::machine::{MInst, Real};
use crate::subtarget::Subtarget;
use wavelift_codegen::machine::MachFunc;

/// Scalar registers and VCC, then vector registers.
const SCALARS: usize = 128;
/// Memory that other waves see.
const SHARED: usize = SCALARS + 256;
/// The part of it that fences have ordered before the next communication.
const FENCED: usize = SHARED + 1;
/// Memory that scalar loads read.
const SCALAR_LOADS: usize = FENCED + 1;
const UNITS: usize = SCALAR_LOADS + 1;

/// What [`Subtarget::without`] calls W8.
pub const SCALAR_LOADS_WAIT: &str = "W8";

/// What is outstanding on `N` counters.
#[derive(Clone, PartialEq, Eq)]
struct State<const N: usize> {
    /// Operations issued since the pending write of a unit, or `NEVER`, for each counter.
    ages: [[u8; UNITS]; N],
    /// Whether anything out of order is outstanding.
    unordered: [bool; N],
}

impl<const N: usize> FlowState for State<N> {
    fn join(&mut self, other: &State<N>) -> bool {
        let mut changed = false;
        let (mine, others) = (self.ages.as_flattened_mut(), other.ages.as_flattened());
        for (a, &b) in mine.iter_mut().zip(others) {
            if b < *a {
                *a = b;
                changed = true;
            }
        }
        for (a, &b) in self.unordered.iter_mut().zip(&other.unordered) {
            changed |= b && !*a;
            *a |= b;
        }
        changed
    }
}

impl<const N: usize> State<N> {
    fn new() -> State<N> {
        State {
            ages: [[NEVER; UNITS]; N],
            unordered: [false; N],
        }
    }

    /// What has to be waited for before a unit is read, or written.
    fn need(&self, counters: &Counters, unit: usize, written: bool, wait: &mut Wait) {
        for (at, counter) in counters.list.iter().enumerate() {
            if self.ages[at][unit] == NEVER || counter.stored && !written {
                continue;
            }
            let count = if self.unordered[at] {
                0
            } else {
                self.ages[at][unit]
            };
            if count < counter.nothing {
                wait.0[at] = wait.0[at].min(count);
            }
        }
    }

    /// What has to be waited for before a load of one counter overwrites a unit: not for loads that return in order before it.
    fn need_to_load(&self, counters: &Counters, unit: usize, own: usize, wait: &mut Wait) {
        let mut all = Wait::NONE;
        self.need(counters, unit, true, &mut all);
        if !self.unordered[own] {
            all.0[own] = NEVER;
        }
        *wait = wait.least(all);
    }

    /// A fence that asks for a wait: what others see and is outstanding now must be complete before the wave communicates again, and so must what scalar
    /// loads read, on whatever counter they are.
    fn fence(&mut self, asked: Wait) {
        let any = asked.0.contains(&0);
        for (ages, asked) in self.ages.iter_mut().zip(asked.0) {
            if asked == 0 {
                ages[FENCED] = ages[FENCED].min(ages[SHARED]);
            }
            if any {
                ages[FENCED] = ages[FENCED].min(ages[SCALAR_LOADS]);
            }
        }
    }

    fn complete(&mut self, wait: Wait) {
        for (at, count) in wait.0.into_iter().enumerate().take(N) {
            if count == NEVER || self.unordered[at] && count != 0 {
                continue;
            }
            for age in self.ages[at].iter_mut().filter(|age| **age >= count) {
                *age = NEVER;
            }
            self.unordered[at] &= count != 0;
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
fn counts<const N: usize>(counters: &Counters, inst: &Inst) -> [bool; N] {
    std::array::from_fn(|at| match &counters.list[at] {
        counter if counter.stored => {
            let buffer = inst.format == Format::Mubuf || inst.format.is_image();
            buffer && inst.info().has(Flag::Store)
        }
        counter => counter.names.iter().any(|&name| inst.waits(name)),
    })
}

/// The only counter that an instruction counts on, if it is in order there.
fn in_order<const N: usize>(counters: &Counters, inst: &Inst) -> Option<usize> {
    let counts = counts::<N>(counters, inst);
    let mut on = (0..N).filter(|&at| counts[at]);
    let only = on.next().filter(|_| on.next().is_none())?;
    (!counters.list[only].is_disordered_by(inst, 1)).then_some(only)
}

/// Every wait that must be complete before an instruction.
fn needed<const N: usize>(state: &State<N>, counters: &Counters, inst: &Inst) -> Wait {
    let mut wait = Wait::NONE;
    let info = inst.info();
    let own = in_order::<N>(counters, inst);
    for (index, &operand) in inst.operands.iter().enumerate() {
        let role = inst.operand_role(index);
        let loaded = own.filter(|_| role == Some(Role::Dst));
        let written = matches!(role, Some(Role::Dst | Role::SrcDst));
        for unit in units(operand) {
            match loaded {
                Some(own) => state.need_to_load(counters, unit, own, &mut wait),
                None => state.need(counters, unit, written, &mut wait),
            }
        }
    }
    if communicates(inst) {
        state.need(counters, FENCED, false, &mut wait);
    }
    if writes_vector_memory(inst) {
        state.need(counters, SCALAR_LOADS, false, &mut wait);
    }
    if leaves_function(inst) {
        for unit in 0..UNITS {
            state.need(counters, unit, true, &mut wait);
        }
    }
    if info.reads(Implicit::Vcc) || info.writes(Implicit::Vcc) {
        for unit in units(Operand::vcc(inst.machine.wave)) {
            state.need(counters, unit, true, &mut wait);
        }
    }
    wait
}

/// The effect of an instruction that has been issued.
fn issue<const N: usize>(state: &mut State<N>, counters: &Counters, real: &Real) {
    let inst = &real.inst;
    let counts = counts::<N>(counters, inst);
    let number = counts.iter().filter(|counts| **counts).count();
    for (at, counter) in counters.list.iter().enumerate().filter(|(at, _)| counts[*at]) {
        for age in state.ages[at].iter_mut().filter(|age| **age != NEVER) {
            *age = (*age + 1).min(counter.most);
        }
        state.unordered[at] |= counter.is_disordered_by(inst, number);
        if is_shared_memory(inst) && !counter.stored {
            state.ages[at][SHARED] = 0;
        }
        if real.initial {
            state.ages[at][SCALAR_LOADS] = 0;
        }
        for (index, &operand) in inst.operands.iter().enumerate() {
            let stored = counter.stored && inst.info().index_of(OperandName::Data) == Some(index);
            let written = matches!(inst.operand_role(index), Some(Role::Dst | Role::SrcDst));
            if stored || written {
                for unit in units(operand) {
                    state.ages[at][unit] = 0;
                }
            }
        }
    }
}

/// The scalar registers of an address that several instructions make.
fn address_units(inst: &MInst) -> Option<std::ops::Range<usize>> {
    let pair = match inst {
        MInst::SymbolAddress { dst, .. } => dst.as_physical(),
        MInst::FunctionAddress { dst, .. } => Some(*dst),
        _ => return None,
    };
    Some(pair.map_or(0..0, |preg| {
        let first = usize::from(preg.first);
        first..(first + usize::from(preg.width)).min(SCALARS)
    }))
}

/// Walks a block and notes the instructions in front of which there must be a wait, and fences.
fn walk<const N: usize>(
    state: &mut State<N>,
    counters: &Counters,
    insts: &[MInst],
    notes: &mut Vec<WaitNote<Wait>>,
) {
    for (index, inst) in insts.iter().enumerate() {
        let mut wait = Wait::NONE;
        let real = match inst {
            MInst::Real(real) => Some(real),
            _ => None,
        };
        if let Some(asked) = real.and_then(|real| counters.wait_of(&real.inst)) {
            state.fence(asked);
            notes.push(WaitNote::fence(index));
            continue;
        }
        match (real, address_units(inst)) {
            (Some(real), _) => wait = needed(state, counters, &real.inst),
            (None, Some(units)) => units.for_each(|unit| state.need(counters, unit, true, &mut wait)),
            (None, None) => continue,
        }
        if wait != Wait::NONE {
            notes.push(WaitNote::before(index, wait));
        }
        state.complete(wait);
        if let Some(real) = real {
            issue(state, counters, real);
        }
    }
}

/// Inserts waits into an allocated function whose instructions are all real but for terminators. Returns how many.
pub fn insert(func: &mut MachFunc<MInst>, sub: &Subtarget, wave: WaveSize) -> usize {
    match sub.counters.list.len() {
        2 => insert_with::<2>(func, sub, wave),
        3 => insert_with::<3>(func, sub, wave),
        4 => insert_with::<4>(func, sub, wave),
        _ => insert_with::<5>(func, sub, wave),
    }
}

fn insert_with<const N: usize>(func: &mut MachFunc<MInst>, sub: &Subtarget, wave: WaveSize) -> usize {
    let left_out = sub.without == Some(SCALAR_LOADS_WAIT);
    for &block in &func.order {
        func.blocks[block].body = None;
        for inst in func.blocks[block].insts.iter_mut().filter(|_| left_out) {
            if let MInst::Real(real) = inst {
                real.initial = false;
            }
        }
    }
    let counters = &sub.counters;
    let notes = flow::notes(func, State::<N>::new(), |state, insts, notes| {
        walk(state, counters, insts, notes);
    });
    let machine = sub.machine(wave);
    let real = |inst| MInst::Real(Real::new(inst));
    flow::insert_waits(func, notes, |wait| {
        counters.instructions(machine, wait).into_iter().map(real)
    })
}

/// Whether control goes to another function, which knows nothing of what is outstanding here.
pub fn leaves_function(inst: &Inst) -> bool {
    matches!(inst.op, Op::SSwappcB64 | Op::SSetpcB64)
}

/// Whether what fences order must be complete before an instruction: it accesses memory that other waves see, ends an acquire, or
/// lets other waves go on.
fn communicates(inst: &Inst) -> bool {
    is_shared_memory(inst)
        || matches!(
            inst.op,
            Op::SBarrier
                | Op::SBarrierSignal
                | Op::SBarrierWait
                | Op::SSendmsg
                | Op::BufferWbinvl1
                | Op::BufferWbinvl1Vol
                | Op::BufferInvl2
                | Op::BufferInv
                | Op::BufferGl0Inv
                | Op::BufferGl1Inv
                | Op::GlobalInv
        )
}

/// Whether an instruction may access memory that other waves see, or writes caches back to it. Buffers are used for private memory
/// only, unless lanes have addresses of 64 bits or indices of elements of an image; LDS instructions that only move data between lanes access nothing.
fn is_shared_memory(inst: &Inst) -> bool {
    let info = inst.info();
    let writes_back = matches!(inst.op, Op::GlobalWb | Op::BufferWbl2);
    let accesses = info.has(Flag::Load) || info.has(Flag::Store);
    let private =
        matches!(inst.format, Format::Mubuf | Format::Scratch) && !(inst.mods.addr64 || inst.mods.idxen);
    writes_back || accesses && info.latency != Latency::Smem && !private
}

/// Whether an instruction may write memory that scalar loads read.
fn writes_vector_memory(inst: &Inst) -> bool {
    let info = inst.info();
    is_shared_memory(inst)
        && info.latency == Latency::Vmem
        && (info.has(Flag::Store) || info.has(Flag::Atomic))
}
