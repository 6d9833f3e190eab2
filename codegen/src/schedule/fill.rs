//! Stalls filled once registers are allocated.
//!
//! [`run`](super::run) moves values; what it must leave alone is known only afterwards: which registers are free, and what allocation put in. This pass
//! goes over the instructions of a block and moves some of them up, by no more than [`REACH`] places, in front of an instruction
//!
//! - that hardware does not keep apart from one shortly before it, until enough stand between them: each is one wait state less that does nothing;
//! - that waits for a load and stands right behind one: a single instruction, so that the wave has issued something before it waits. More would leave the
//!   waits that follow with nothing, and that was shared between them before (`forward`).
//!
//! All else keeps its place, so that a block in which nothing waits stays as it is.
//!
//! - I1 Every read of a register, of state and of the flag has the same writer as before, and writes of a register keep their order.
//! - I2 Accesses of memory that may meet keep their order if one of them writes.
//! - I3 Nothing moves over a [border](Traits::border), or between an instruction and one that is [joined](Traits::joined) to it.
//! - I4 The flag is overwritten in no new place where somebody still reads it; whoever follows a border may.
//!
//! Debug builds, and `check`, replay every order ([`kept`](super::check::kept_allocated)).
//!
//! Cost: linear. What waits looks at [`REACH`] instructions after it; of all others only the kind is asked for.

use super::check;
use super::model::{Access, Traits};
use super::permute;
use crate::ir::SourceLoc;
use crate::machine::{MachFunc, MachInst};
use crate::pass::Broken;
use smallvec::SmallVec;
use std::cell::OnceCell;

#[cfg(test)]
mod tests;

/// Name of the pass.
pub const NAME: &str = "fill";

/// Places that an instruction moves at most.
pub const REACH: usize = 24;

/// Units of registers that a machine can number.
pub const UNITS: usize = 768;

/// An instruction whose registers are allocated.
#[derive(Clone, Debug, Default)]
pub struct Allocated {
    /// What it is beside its registers.
    pub traits: Traits,
    /// Units that it reads, each a number below [`UNITS`].
    pub reads: SmallVec<[u16; 8]>,
    /// Units that it writes.
    pub writes: SmallVec<[u16; 4]>,
}

/// A machine as the pass sees it.
pub trait Filler<I> {
    /// What has been issued shortly before.
    type Recent;

    /// Whether an instruction is a load, as its [traits](Traits::load) say.
    fn loads(&self, inst: &I) -> bool;

    /// What the pass must know of an instruction.
    fn allocated(&self, inst: &I) -> Allocated;

    /// At the start of a block.
    fn recent(&self) -> Self::Recent;

    /// How many instructions have to stand between what has been issued and the next one, which hardware does not keep apart.
    fn missing(&self, recent: &Self::Recent, inst: &I) -> u16;

    /// An instruction is issued.
    fn issue(&self, recent: &mut Self::Recent, inst: &I);
}

/// A set of units.
#[derive(Clone, Copy, Default)]
struct Set([u64; UNITS / 64]);

impl Set {
    fn add(&mut self, units: &[u16]) {
        for &unit in units {
            self.0[usize::from(unit) / 64 % (UNITS / 64)] |= 1 << (unit % 64);
        }
    }

    fn remove(&mut self, units: &[u16]) {
        for &unit in units {
            self.0[usize::from(unit) / 64 % (UNITS / 64)] &= !(1 << (unit % 64));
        }
    }

    /// Whether an instruction touches one of them.
    fn meets(&self, inst: &Allocated) -> bool {
        self.has(&inst.reads) || self.has(&inst.writes)
    }

    fn has(&self, units: &[u16]) -> bool {
        units
            .iter()
            .any(|&unit| self.0[usize::from(unit) / 64 % (UNITS / 64)] >> (unit % 64) & 1 == 1)
    }
}

/// Instructions in a row that another one is to pass.
#[derive(Default)]
struct Passed<'a> {
    reads: Set,
    writes: Set,
    state_reads: u16,
    state_writes: u16,
    accesses: SmallVec<[&'a Access; 8]>,
}

impl<'a> Passed<'a> {
    fn add(&mut self, inst: &'a Allocated) {
        self.reads.add(&inst.reads);
        self.writes.add(&inst.writes);
        self.state_reads |= inst.traits.reads;
        self.state_writes |= inst.traits.writes;
        self.accesses.extend(&inst.traits.access);
    }

    /// Whether an instruction does the same on the other side of them. Of the flag the caller knows more.
    fn lets(&self, inst: &Allocated) -> bool {
        let traits = &inst.traits;
        let meets = |access: &Access| self.accesses.iter().any(|other| other.meets(access));
        !self.writes.has(&inst.reads)
            && !self.writes.has(&inst.writes)
            && !self.reads.has(&inst.writes)
            && traits.reads & self.state_writes == 0
            && traits.writes & (self.state_reads | self.state_writes) == 0
            && !traits.access.as_ref().is_some_and(meets)
    }
}

/// Fills the stalls of a function. Each instruction that moves takes one of `fuel`. Returns how many did.
///
/// # Errors
/// An order that changes what a block does: a mistake of this pass.
pub fn run<I: MachInst, F: Filler<I>>(
    func: &mut MachFunc<I>,
    filler: &F,
    fuel: &mut u64,
    check: bool,
) -> Result<usize, Broken> {
    let mut count = 0;
    for block in func.order.clone() {
        if *fuel == 0 {
            break;
        }
        let insts = &func.blocks[block].insts;
        let mut fill = Fill::new(insts, filler, *fuel);
        fill.run();
        if fill.moved == 0 {
            continue;
        }
        *fuel -= fill.moved;
        count += fill.moved as usize;
        let order = fill.order;
        if check || cfg!(debug_assertions) {
            let all: Vec<Allocated> = insts.iter().map(|inst| filler.allocated(inst)).collect();
            check::kept_allocated(insts, &all, &order).map_err(|what| Broken {
                pass: NAME,
                function: func.name.clone(),
                what: format!("in {block}, {what}"),
                loc: SourceLoc::UNKNOWN,
            })?;
        }
        permute(func, block, &order);
    }
    Ok(count)
}

/// A block at work.
struct Fill<'a, I, F> {
    insts: &'a [I],
    filler: &'a F,
    /// What is known of each instruction; nothing before somebody asks.
    known: OnceCell<Vec<OnceCell<Allocated>>>,
    /// The instructions by place.
    order: Vec<usize>,
    fuel: u64,
    moved: u64,
}

impl<'a, I, F: Filler<I>> Fill<'a, I, F> {
    fn new(insts: &'a [I], filler: &'a F, fuel: u64) -> Fill<'a, I, F> {
        Fill {
            insts,
            filler,
            known: OnceCell::new(),
            order: (0..insts.len()).collect(),
            fuel,
            moved: 0,
        }
    }

    fn of(&self, inst: usize) -> &Allocated {
        let known = self.known.get_or_init(|| vec![OnceCell::new(); self.insts.len()]);
        known[inst].get_or_init(|| self.filler.allocated(&self.insts[inst]))
    }

    fn at(&self, place: usize) -> &Allocated {
        self.of(self.order[place])
    }

    fn loads(&self, place: usize) -> bool {
        self.filler.loads(&self.insts[self.order[place]])
    }

    /// Moves what does not wait in front of what does.
    fn run(&mut self) {
        let mut recent = self.filler.recent();
        let mut place = 0;
        while place < self.order.len() {
            let missing = self.filler.missing(&recent, &self.insts[self.order[place]]) > 0;
            if self.moved < self.fuel && (missing || self.waits_at_once(place)) {
                let pending = self.pending(place);
                if let Some(from) = self.filling(place, &recent, &pending, missing) {
                    self.order[place..=from].rotate_right(1);
                    self.moved += 1;
                }
            }
            self.filler.issue(&mut recent, &self.insts[self.order[place]]);
            place += 1;
        }
    }

    /// Whether the instruction at a place waits for one of the loads that stand right in front of it.
    fn waits_at_once(&self, place: usize) -> bool {
        let loads = (0..place).rev().take_while(|&place| self.loads(place));
        let mut written = Set::default();
        for load in loads.take(REACH) {
            written.add(&self.at(load).writes);
        }
        place > 0 && self.loads(place - 1) && written.meets(self.at(place))
    }

    /// Units that loads have written shortly before a place and nobody has waited for.
    fn pending(&self, place: usize) -> Set {
        let mut pending = Set::default();
        for before in place.saturating_sub(2 * REACH)..place {
            let inst = self.at(before);
            pending.remove(&inst.reads);
            pending.remove(&inst.writes);
            if inst.traits.load {
                pending.add(&inst.writes);
            }
        }
        pending
    }

    /// The next instruction after a place that does not wait there. `states` says that it is to be a wait state, so that it may be taken from behind a load.
    fn filling(&self, place: usize, recent: &F::Recent, pending: &Set, states: bool) -> Option<usize> {
        let first = &self.at(place).traits;
        if first.border || first.joined {
            return None;
        }
        let mut passed = Passed::default();
        let last = (place + REACH).min(self.order.len().saturating_sub(1));
        for from in place + 1..=last {
            passed.add(self.at(from - 1));
            let other = self.at(from);
            if other.traits.border {
                return None;
            }
            if self.is_single(from)
                && (states || other.traits.access.is_none() && !other.traits.load && !self.loads(from - 1))
                && passed.lets(other)
                && !pending.meets(other)
                && self.flag_lets(from, place)
                && self.filler.missing(recent, &self.insts[self.order[from]]) == 0
            {
                return Some(from);
            }
        }
        None
    }

    /// Whether the instruction at a place moves by itself.
    fn is_single(&self, place: usize) -> bool {
        let traits = &self.at(place).traits;
        let next = self.order.get(place + 1);
        !traits.border && !traits.joined && !next.is_some_and(|&next| self.of(next).traits.joined)
    }

    /// Whether what an instruction does to the flag lets it move from a place up to another one: nobody reads what it writes, and nobody what it
    /// overwrites there.
    fn flag_lets(&self, from: usize, to: usize) -> bool {
        let traits = &self.at(from).traits;
        !traits.reads_flag && (!traits.writes_flag || !self.reads_flag(from + 1) && !self.reads_flag(to))
    }

    /// Whether somebody may read the flag that is there in front of a place.
    fn reads_flag(&self, place: usize) -> bool {
        let rest = place..self.order.len().min(place + 2 * REACH);
        for traits in rest.map(|place| &self.at(place).traits) {
            if traits.border || traits.reads_flag {
                return true;
            }
            if traits.writes_flag {
                return false;
            }
        }
        true
    }
}
