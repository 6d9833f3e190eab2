//! Memory instructions that take effect after their issue.
//!
//! What a load gives is read, and what an atomic operation or an access of group memory changes is changed, somewhen between the issue of
//! the instruction and the wait that says that it is complete. Where dispatches ask for it ([`wavelift_simulator::memory::Lateness`]) such an
//! instruction is *held back*: at its issue it is only tried, which finds what it accesses, which registers it will write, and what is
//! wrong with it. Later it runs with the registers that it had.
//!
//! Invariants:
//! - L1 (waits): an instruction takes effect before a wait completes it, or the part of it in group memory, and before its wave ends.
//! - L2 (places): accesses of a wave to the same dword of global memory take effect in their order.
//! - L3 (group memory): accesses of a wave to group memory take effect in their order (AMDGPU memory model: LDS operations complete in
//!   execution order). A flat access to group memory is one of them.
//! - L4 (vector memory): of global memory loads and atomic operations are late where [`Machine::LATE_VECTOR`] says so. On GCN and CDNA the
//!   cache keeps those of a work-group in order (AMDGPU memory model), and what is late for other work-groups is stores.
//! - L5 (registers): lanes of registers that a later load in order has taken over keep what that one gives.
//! - L6 (scalar loads): scalar memory is a way of its own to the second-level cache (AMDGPU memory model), so no order holds between scalar loads and
//!   anything else, nor among them. One that is late has missed the scalar cache and finds what memory holds when it takes effect; one that
//!   is not finds what that cache kept. So whoever loads by it what may be written later waits first.

use super::access::{Access, GroupAccess};
use super::counters::{Counter, Outstanding, Target};
use super::fault::Fault;
use super::machine::Machine;
use super::op::{Op, Place, Space};
use super::shadow::Mode;
use super::state::{SCALARS, State};
use super::step::Step;
use smallvec::SmallVec;
use std::ops::Range;
use wavelift_simulator::memory::{AccessKind, Reach, StoreId};

/// A VGPR as it was.
#[derive(Clone, Debug)]
struct Kept {
    register: usize,
    values: [u32; 64],
    undefined: u64,
    shadow: Option<Box<[u32; 64]>>,
    cause: u32,
}

/// The scalar registers as they were.
#[derive(Clone, Debug)]
struct Scalars {
    values: [u32; SCALARS],
    shadow: [u32; SCALARS],
    pending: u128,
}

/// An instruction that is held back.
#[derive(Clone, Debug)]
pub struct Held {
    /// Where it stands.
    pc: u64,
    exec: u64,
    scalars: Box<Scalars>,
    sources: Vec<Kept>,
    /// Dwords of global memory that it accesses.
    global: Vec<Range<u64>>,
    /// It accesses group memory.
    group: bool,
    /// What its stores are called.
    store: Option<StoreId>,
    /// The wave, and how many barriers it had arrived at.
    wave: (u32, u32),
    /// The turn of the wave in which it takes effect at the latest.
    until: u64,
    /// It is a scalar load that has missed its cache (L6).
    fresh: bool,
}

impl Held {
    /// The dwords of global memory that it accesses.
    pub(crate) fn global(&self) -> &[Range<u64>] {
        &self.global
    }

    /// Whether it accesses group memory.
    pub(crate) fn group(&self) -> bool {
        self.group
    }

    /// Whether it must take effect before an instruction that comes after it.
    fn comes_before(&self, global: &[Range<u64>], group: bool) -> bool {
        let meets = |piece: &Range<u64>| {
            let mut own = self.global.iter();
            own.any(|other| other.start < piece.end && piece.start < other.end)
        };
        self.group && group || global.iter().any(meets)
    }
}

impl<M: Machine> State<M> {
    fn keep(&self, register: usize) -> Option<Kept> {
        let undefined = *self.undefined.get(register)?;
        let shadow = || Box::new(std::array::from_fn(|lane| self.vector_shadow(register, lane)));
        Some(Kept {
            register,
            values: self.vectors[register],
            undefined,
            shadow: (undefined != 0).then(shadow),
            cause: self.cause[register],
        })
    }

    /// Gives lanes of a register back what they had.
    fn give_back(&mut self, kept: &Kept, lanes: u64) {
        let register = kept.register;
        for lane in (0..64).filter(|lane| lanes >> lane & 1 == 1) {
            self.vectors[register][lane] = kept.values[lane];
        }
        self.undefined[register] &= !lanes;
        if let Some(shadow) = &kept.shadow {
            self.set_vector_shadow(register, lanes & kept.undefined, shadow, kept.cause);
        }
    }

    fn scalars(&self) -> Scalars {
        Scalars {
            values: self.scalars,
            shadow: self.shadow,
            pending: self.scalars_pending,
        }
    }

    fn set_scalars(&mut self, scalars: &Scalars) {
        self.scalars = scalars.values;
        self.shadow = scalars.shadow;
        self.scalars_pending = scalars.pending;
    }
}

/// The VGPRs that an instruction names.
fn registers<M: Machine>(op: &Op<M>) -> impl Iterator<Item = usize> {
    let vectors = op.slots.iter().filter_map(|slot| match slot.place {
        Place::Vector(first) => Some(usize::from(first)..usize::from(first) + usize::from(slot.words.max(1))),
        _ => None,
    });
    vectors.flatten()
}

impl Access<'_> {
    /// Notes an access of global memory while an instruction is tried.
    pub(crate) fn touch_global(&mut self, address: u64, size: usize) {
        let end = address.saturating_add(size as u64 + 3) & !3;
        match self.global.last_mut() {
            Some(last) if last.end == address & !3 => last.end = end,
            _ => self.global.push(address & !3..end),
        }
    }
}

impl<M: Machine> Step<'_, M> {
    /// Whether an instruction must be tried before it runs: it may be late, or have to wait for what is late.
    pub(crate) fn is_tried(&self, op: &Op<M>) -> bool {
        let shared = matches!(
            op.addressing.space,
            Space::Lds | Space::LdsPair | Space::Flat | Space::Global
        );
        let formatted = op.formatted.is_some();
        self.mem.device.may_be_late() && (shared || op.global || formatted || op.is_scalar_load())
    }

    /// What an instruction's stores are called, if they may take their time. Atomic operations take effect in the cache that all work-groups
    /// share, as one; where they do not reach it, what they write is as late as a store.
    pub(crate) fn store_of(&self, op: &Op<M>) -> Option<StoreId> {
        let second = self.mem.device.second_level.as_ref();
        let late = match op.access {
            AccessKind::Write => true,
            AccessKind::Atomic => second.is_some_and(|second| op.addressing.reach < second.past),
            AccessKind::Read => false,
        };
        (late && op.global).then_some((self.state.identity, self.state.executed))
    }

    /// Issues a memory instruction: tries it, and lets it take effect now or later.
    ///
    /// # Errors
    /// What is wrong with it, or with what takes effect before it.
    pub(crate) fn issue_late(&mut self, op: &Op<M>) -> Result<(), Fault> {
        let pc = self.state.pc;
        let id = (self.state.identity, self.state.executed);
        let store = self.store_of(op);
        let mut held = Box::new(Held {
            pc,
            exec: self.state.exec,
            scalars: Box::new(self.state.scalars()),
            sources: registers(op)
                .filter_map(|register| self.state.keep(register))
                .collect(),
            global: Vec::new(),
            group: false,
            store,
            wave: self.mem.wave,
            until: 0,
            fresh: false,
        });
        self.mem.dry = true;
        let tried = self.run_once(op);
        self.mem.dry = false;
        tried?;
        let global = std::mem::take(&mut self.mem.global);
        let group = self.mem.take_group_access();
        held.group = group.is_some();
        let scalar = op.is_scalar_load();
        let vector = M::LATE_VECTOR && op.access != AccessKind::Write && !global.is_empty();
        let turns = match scalar || held.group || vector {
            true => self.mem.device.late_turns(id, &global, held.group),
            false => None,
        };
        held.fresh = scalar && turns.is_some();
        if !scalar {
            held.global = global;
        }
        held.until = self.state.turns + turns.unwrap_or(0);
        self.issued(op, group, Some(held));
        match turns {
            Some(_) => Ok(()),
            None => self.take_effect(id.1),
        }
    }

    /// Counts an instruction that has been issued.
    pub(crate) fn issued(&mut self, op: &Op<M>, group: Option<GroupAccess>, held: Option<Box<Held>>) {
        self.state.counters.issue(Outstanding {
            pc: op.pc,
            counters: op.counters,
            unordered: op.unordered,
            stores: self.store_of(op).is_some(),
            writes_back: std::mem::take(&mut self.mem.writes_back),
            acquires: op.loads && op.global && self.active != 0,
            targets: std::mem::take(&mut self.targets),
            number: self.state.executed,
            group,
            held,
        });
    }

    /// Runs a memory instruction as it stands.
    pub(crate) fn run_once(&mut self, op: &Op<M>) -> Result<(), Fault> {
        let result = (op.run)(self, op);
        if self.mode == Mode::Given {
            self.run_tracked(op)?;
        } else {
            result?;
        }
        self.fault.take().map_or(Ok(()), Err)
    }

    /// An instruction that is held back takes effect, after those that must before it (L2, L3).
    pub(crate) fn take_effect(&mut self, number: u64) -> Result<(), Fault> {
        for number in self.state.counters.held_before(number, Held::comes_before) {
            self.release(number)?;
        }
        Ok(())
    }

    /// What a wait is about to complete takes effect (L1).
    pub(crate) fn finish_held(&mut self, counter: Counter, limit: usize) -> Result<(), Fault> {
        if !self.state.counters.holds() {
            return Ok(());
        }
        for number in self.state.counters.due::<M>(counter, limit) {
            self.take_effect(number)?;
        }
        Ok(())
    }

    /// Everything takes effect that is held back, or that has been for long enough.
    pub(crate) fn finish_overdue(&mut self, all: bool) -> Result<(), Fault> {
        if !self.state.counters.holds() {
            return Ok(());
        }
        let now = self.state.turns;
        for number in self.state.counters.held_until(|held| all || held.until <= now) {
            self.take_effect(number)?;
        }
        Ok(())
    }

    /// Runs one instruction that was held back with the registers that it had.
    fn release(&mut self, number: u64) -> Result<(), Fault> {
        let Some((held, lanes)) = self.state.counters.unhold(number) else {
            return Ok(());
        };
        let code = self.code;
        let op = code.at(held.pc).map_err(super::fault::illegal)?;
        // What the wave is at now.
        let (outer, active, exec) = (self.op, self.active, self.state.exec);
        let (mode, targets, next) = (self.mode, std::mem::take(&mut self.targets), self.next);
        let scalars = self.state.scalars();
        let mut now: Vec<Kept> = registers(op)
            .filter_map(|register| self.state.keep(register))
            .collect();
        now.sort_unstable_by_key(|kept| kept.register);
        now.dedup_by_key(|kept| kept.register);
        let pending: Vec<u64> = now.iter().map(|kept| self.state.pending[kept.register]).collect();
        let memory = (self.mem.kind, self.mem.wave, self.mem.reach);
        // What it was at when the instruction was issued.
        for kept in &now {
            self.state.pending[kept.register] = 0;
        }
        self.state.set_scalars(&held.scalars);
        for kept in &held.sources {
            self.state.give_back(kept, u64::MAX);
        }
        (self.op, self.active, self.state.exec) = (op, held.exec, held.exec);
        self.mode = Mode::Fast;
        self.mem.reset();
        self.mem.global.clear();
        (self.mem.kind, self.mem.wave) = (op.access, held.wave);
        self.mem.device.begin_store(held.store, op.addressing.reach);
        self.mem.group.reader = self.state.identity;
        self.mem.fresh = held.fresh;
        let result = self.run_once(op);
        self.mem.fresh = false;
        self.mem.device.begin_store(None, Reach::System);
        let written = std::mem::replace(&mut self.targets, targets);
        let loaded = self.loaded_scalars(&written);
        // Its results stay, but for lanes that another instruction has taken over (L5).
        let own = |register: usize| {
            let own = lanes.iter().filter(|(own, _)| usize::from(*own) == register);
            own.fold(0, |all, (_, lanes)| all | lanes)
        };
        for (kept, pending) in now.iter().zip(pending) {
            self.state.give_back(kept, !own(kept.register));
            self.state.undefined[kept.register] |= pending;
            self.state.pending[kept.register] = pending;
        }
        self.state.set_scalars(&scalars);
        for (register, value) in loaded {
            self.state.scalars[register] = value;
        }
        self.state.counters.found_undefined(number, &written);
        (self.op, self.active, self.state.exec) = (outer, active, exec);
        (self.mode, self.next) = (mode, next);
        self.mem.reset();
        self.mem.global.clear();
        (self.mem.kind, self.mem.wave, self.mem.reach) = memory;
        result
    }

    /// The scalar registers that an instruction has just written, and what it has written there. Nobody else writes them before a wait.
    fn loaded_scalars(&self, written: &[Target]) -> SmallVec<[(usize, u32); 16]> {
        let scalar = |target: &Target| match *target {
            Target::Scalar(register, _) => Some(usize::from(register)),
            Target::Vector(..) => None,
        };
        let registers = written.iter().filter_map(scalar);
        registers
            .map(|register| (register, self.state.scalars[register]))
            .collect()
    }
}

/// Registers and lanes that an instruction will write.
pub(crate) type Written = SmallVec<[(u8, u64); 4]>;

/// Those of the vector registers among some results.
pub(crate) fn lanes_of(targets: &[Target]) -> Written {
    let vector = |target: &Target| match *target {
        Target::Vector(register, lanes, _) => Some((register, lanes)),
        Target::Scalar(..) => None,
    };
    targets.iter().filter_map(vector).collect()
}
