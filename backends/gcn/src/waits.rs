//! Insertion of `s_waitcnt`: results of memory operations are not interlocked (GCN3 ISA 4.4).
//!
//! Runs on the wave-level graph after allocation, because both sides of a divergent branch share registers. Forward data flow:
//! for every register the number of operations issued since the one that will write it, per counter; at joins the
//! smaller number, which waits longer. A register may be read or written only once that operation is complete:
//! `vmcnt(n)` makes all but the youngest n complete.
//!
//! - W1 Vector memory counts down in order; LDS counts down in order.
//! - W2 Scalar memory returns out of order: if any is outstanding, only `lgkmcnt(0)` says anything.
//! - W3 FLAT counts on both counters and out of order with either: both must reach 0.
//! - W4 Waits that order memory (fences) are kept as far as an access that other waves can see may be outstanding: global memory and
//!   flat accesses for `vmcnt`, LDS and flat accesses for `lgkmcnt`. Scalar loads read what nobody writes, and private memory
//!   belongs to one lane: neither is waited for. The memory that is shared is one more unit that such accesses "write". A fence
//!   moves it to another unit, which the next instruction that communicates "reads": most often something else has waited by then.
//! - W5 A load does not wait for an older one in order on the same counter to write the same register first. Waits do not know
//!   lanes: a register is pending for all of them.
//! - W6 At calls and returns everything with a unit is complete: the other function starts from nothing.

use crate::isa::{Flag, Format, Implicit, Inst, Latency, Machine, Op, Operand, Role, WaitCount, WaitCounter};
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
const VM_MAX: u8 = 63;
const LGKM_MAX: u8 = 15;

#[derive(Clone, PartialEq, Eq)]
struct State {
    /// Operations issued since the pending write of a unit, or `NEVER`.
    vm: [u8; UNITS],
    lgkm: [u8; UNITS],
    /// Scalar memory or FLAT outstanding: `lgkmcnt` is out of order.
    lgkm_unordered: bool,
    /// FLAT outstanding: `vmcnt` is out of order.
    vm_unordered: bool,
    /// The most operations that are counted after one.
    vm_most: u8,
}

impl FlowState for State {
    fn join(&mut self, other: &State) -> bool {
        let mut changed = false;
        let pairs = self
            .vm
            .iter_mut()
            .zip(&other.vm)
            .chain(self.lgkm.iter_mut().zip(&other.lgkm));
        for (a, &b) in pairs {
            if b < *a {
                *a = b;
                changed = true;
            }
        }
        let before = (self.lgkm_unordered, self.vm_unordered);
        self.lgkm_unordered |= other.lgkm_unordered;
        self.vm_unordered |= other.vm_unordered;
        changed || before != (self.lgkm_unordered, self.vm_unordered)
    }
}

impl State {
    /// Nothing is outstanding. With six bits no more operations can be outstanding than the counter counts; with four bits only what
    /// a wait can name is counted, so that older ones are waited for too long rather than not at all.
    fn new(machine: Machine) -> State {
        let most = machine.isa.traits().most_vm;
        State {
            vm_most: if most < VM_MAX { most - 1 } else { most },
            vm: [NEVER; UNITS],
            lgkm: [NEVER; UNITS],
            lgkm_unordered: false,
            vm_unordered: false,
        }
    }

    fn issue_vm(&mut self) {
        for age in self.vm.iter_mut().filter(|a| **a != NEVER) {
            *age = (*age + 1).min(self.vm_most);
        }
    }

    fn issue_lgkm(&mut self) {
        for age in self.lgkm.iter_mut().filter(|a| **a != NEVER) {
            *age = (*age + 1).min(LGKM_MAX);
        }
    }

    /// What has to be waited for before a load of one counter overwrites a unit: not for loads that return in order before it.
    fn need_to_load(&self, unit: usize, (vm, lgkm): (bool, bool), wait: &mut WaitCount) {
        let mut all = WaitCount::NONE;
        self.need(unit, &mut all);
        if vm && !lgkm && !self.vm_unordered {
            all.vm = VM_MAX;
        }
        if lgkm && !vm && !self.lgkm_unordered {
            all.lgkm = LGKM_MAX;
        }
        *wait = least(*wait, all);
    }

    /// A fence that asks for a wait: what others see and is outstanding now must be complete before the wave communicates again.
    fn fence(&mut self, asked: WaitCount) {
        if asked.vm == 0 {
            self.vm[FENCED] = self.vm[FENCED].min(self.vm[SHARED]);
        }
        if asked.lgkm == 0 {
            self.lgkm[FENCED] = self.lgkm[FENCED].min(self.lgkm[SHARED]);
        }
    }

    /// What has to be waited for before a unit is touched.
    fn need(&self, unit: usize, wait: &mut WaitCount) {
        if self.vm[unit] != NEVER {
            let count = if self.vm_unordered { 0 } else { self.vm[unit] };
            wait.vm = wait.vm.min(count);
        }
        if self.lgkm[unit] != NEVER {
            let count = if self.lgkm_unordered { 0 } else { self.lgkm[unit] };
            wait.lgkm = wait.lgkm.min(count);
        }
    }

    fn complete(&mut self, wait: WaitCount) {
        if wait.vm < VM_MAX {
            let unordered = self.vm_unordered && wait.vm != 0;
            for age in self.vm.iter_mut().filter(|a| **a >= wait.vm && !unordered) {
                *age = NEVER;
            }
            self.vm_unordered &= wait.vm != 0;
        }
        if wait.lgkm < LGKM_MAX {
            let unordered = self.lgkm_unordered && wait.lgkm != 0;
            for age in self.lgkm.iter_mut().filter(|a| **a >= wait.lgkm && !unordered) {
                *age = NEVER;
            }
            self.lgkm_unordered &= wait.lgkm != 0;
        }
    }
}

/// The wait that does what two do.
fn least(a: WaitCount, b: WaitCount) -> WaitCount {
    WaitCount {
        vm: a.vm.min(b.vm),
        exp: a.exp.min(b.exp),
        lgkm: a.lgkm.min(b.lgkm),
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

fn is_wait(inst: &Inst) -> bool {
    inst.op == Op::SWaitcnt
}

fn wait_of(inst: &Inst) -> WaitCount {
    match inst.operands[..] {
        [Operand::Imm(imm)] => WaitCount::from_imm(inst.machine.isa, imm as u16),
        _ => WaitCount::NONE,
    }
}

/// Every wait that must be complete before an instruction.
fn needed(state: &State, inst: &Inst) -> WaitCount {
    let mut wait = WaitCount::NONE;
    let info = inst.info();
    let counters = (info.may_wait(WaitCounter::Vm), info.may_wait(WaitCounter::Lgkm));
    let in_order = counters != (false, false) && info.latency != Latency::Smem;
    for (index, &operand) in inst.operands.iter().enumerate() {
        let loaded = in_order && inst.operand_role(index) == Some(Role::Dst);
        for unit in units(operand) {
            if loaded {
                state.need_to_load(unit, counters, &mut wait);
            } else {
                state.need(unit, &mut wait);
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
        for unit in units(Operand::VCC) {
            state.need(unit, &mut wait);
        }
    }
    wait
}

/// The effect of an instruction that has been issued.
fn issue(state: &mut State, inst: &Inst) {
    let info = inst.info();
    let (vm, lgkm) = (info.may_wait(WaitCounter::Vm), info.may_wait(WaitCounter::Lgkm));
    if vm {
        state.issue_vm();
    }
    if lgkm {
        state.issue_lgkm();
    }
    if vm && lgkm {
        state.vm_unordered = true;
        state.lgkm_unordered = true;
    }
    if info.latency == Latency::Smem {
        state.lgkm_unordered = true;
    }
    if !vm && !lgkm {
        return;
    }
    if vm && is_shared_memory(inst) {
        state.vm[SHARED] = 0;
    }
    if lgkm && is_shared_memory(inst) {
        state.lgkm[SHARED] = 0;
    }
    for (index, &operand) in inst.operands.iter().enumerate() {
        if !matches!(inst.operand_role(index), Some(Role::Dst | Role::SrcDst)) {
            continue;
        }
        for unit in units(operand) {
            if vm {
                state.vm[unit] = 0;
            }
            if lgkm {
                state.lgkm[unit] = 0;
            }
        }
    }
}

/// Walks a block and notes the instructions in front of which there must be a wait, and fences.
fn walk(state: &mut State, insts: &[MInst], notes: &mut Vec<WaitNote<WaitCount>>) {
    let note = |notes: &mut Vec<_>, index, wait| {
        if wait != WaitCount::NONE {
            notes.push(WaitNote::before(index, wait));
        }
    };
    for (index, inst) in insts.iter().enumerate() {
        let real = match inst {
            MInst::Real(real) => real,
            MInst::SymbolAddress { .. } | MInst::FunctionAddress { .. } => {
                let mut wait = WaitCount::NONE;
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
        if is_wait(&real.inst) {
            state.fence(wait_of(&real.inst));
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
pub fn insert(func: &mut MachFunc<MInst>, machine: Machine) -> usize {
    for &block in &func.order {
        func.blocks[block].body = None;
    }
    let notes = flow::notes(func, State::new(machine), walk);
    flow::insert_waits(func, notes, |wait| {
        let imm = Operand::Imm(i32::from(wait.to_imm(machine.isa)));
        [MInst::Real(Real::new(Inst::new(machine, Op::SWaitcnt, &[imm])))]
    })
}

/// Whether an instruction goes through vector memory.
pub(crate) fn is_vector_memory(inst: &Inst) -> bool {
    inst.info().may_wait(WaitCounter::Vm)
        || matches!(
            inst.format,
            Format::Mubuf | Format::Flat | Format::Global | Format::Scratch
        )
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
            Op::SBarrier | Op::SSendmsg | Op::BufferWbinvl1 | Op::BufferWbinvl1Vol
        )
}

/// Whether an instruction may access memory that other waves see. Buffers are used for private memory only; LDS instructions
/// that only move data between lanes access nothing.
fn is_shared_memory(inst: &Inst) -> bool {
    let info = inst.info();
    let accesses = info.has(Flag::Load) || info.has(Flag::Store);
    accesses && info.latency != Latency::Smem && !matches!(inst.format, Format::Mubuf | Format::Scratch)
}

/// Whether an instruction stores.
pub(crate) fn is_store(inst: &Inst) -> bool {
    inst.info().has(Flag::Store)
}
