//! Manual hazards of GCN: pairs of instructions that need wait states between them (Vega ISA 4.5, compared with LLVM's
//! hazard recognizer).
//!
//! | first | second | wait states |
//! |---|---|---|
//! | VALU writes SGPR or VCC | vector memory reads it | 5 |
//! | VALU writes VCC | `v_div_fmas` | 4 |
//! | VALU writes SGPR or VCC | `v_readlane`, `v_writelane` take it as lane | 4 |
//! | `s_setreg` | `s_setreg`, `s_getreg` of the same register | 2 |
//! | vector memory stores more than 64 bits | VALU writes the data registers | 1 |
//! | load | store or atomic of the same kind right behind it | 1 |
//! | memory instructions of one kind in a row | load that writes a register that one of them, itself included, reads | 1 |
//!
//! The last two are about clauses: memory instructions of one kind (scalar, or vector and flat) without anything in between are
//! replayed together after a page fault when XNACK is on, and a code object that does not say must run with it; one that needs it off, or is for a
//! processor without it, has no such pairs. Only a
//! clause that has a load already can be broken.
//!
//! Every instruction is one wait state; `s_nop n` is n + 1. Forward data flow over the wave-level graph with the age of
//! each hazard's first half and the registers of the clauses that may be open.

use crate::isa::{Format, Implicit, Inst, Latency, Machine, Op, Operand, Role};
use crate::machine::{MInst, Real};
use crate::waits::{is_store, is_vector_memory, leaves_function};
use std::collections::BTreeSet;
use wavelift_amdgpu::flow::{self, FlowState, insert_before};
use wavelift_codegen::machine::MachFunc;

/// The first half of a hazard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cause {
    /// VALU wrote a scalar register.
    VectorWroteScalar(u8),
    /// `s_setreg` of a hardware register.
    SetReg(u8),
    /// A wide store reads this vector register.
    WideStore(u8),
}

/// A register of a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Register {
    Scalar(u8),
    Vector(u8),
}

/// The registers of memory instructions in a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Clause {
    reads: BTreeSet<Register>,
    writes: BTreeSet<Register>,
}

impl Clause {
    fn clear(&mut self) {
        self.reads.clear();
        self.writes.clear();
    }

    /// Adds another one; says whether it held anything new.
    fn join(&mut self, other: &Clause) -> bool {
        let before = self.reads.len() + self.writes.len();
        self.reads.extend(&other.reads);
        self.writes.extend(&other.writes);
        before != self.reads.len() + self.writes.len()
    }

    /// Whether an instruction must not be part of it.
    fn is_broken_by(&self, inst: &Inst) -> bool {
        if self.writes.is_empty() {
            return false;
        }
        if is_store(inst) {
            return true;
        }
        let mut with = self.clone();
        with.add(inst);
        !with.reads.is_disjoint(&with.writes)
    }

    fn add(&mut self, inst: &Inst) {
        self.reads.extend(reads(inst).flat_map(registers));
        self.writes.extend(writes(inst).flat_map(registers));
    }
}

/// Kinds of clauses: scalar memory, vector memory.
fn clause_kind(inst: &Inst) -> Option<usize> {
    if inst.info().latency == Latency::Smem {
        Some(0)
    } else if is_vector_memory(inst) {
        Some(1)
    } else {
        None
    }
}

fn registers(operand: Operand) -> Vec<Register> {
    let scalar = scalars(operand).map(Register::Scalar);
    let vector = vectors(operand).map(|v| Register::Vector(v as u8));
    scalar.chain(vector).collect()
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct State {
    /// Causes with the wait states since.
    recent: Vec<(Cause, u8)>,
    /// Clauses that may be open, by kind.
    clauses: [Clause; 2],
    /// Whether clauses may be replayed.
    replays: bool,
}

const LONGEST: u8 = 5;

impl FlowState for State {
    fn join(&mut self, other: &State) -> bool {
        let mut changed = false;
        for &(cause, age) in &other.recent {
            match self.recent.iter_mut().find(|(c, _)| *c == cause) {
                Some((_, old)) if *old <= age => {}
                Some((_, old)) => {
                    *old = age;
                    changed = true;
                }
                None => {
                    self.recent.push((cause, age));
                    changed = true;
                }
            }
        }
        for (clause, other) in self.clauses.iter_mut().zip(&other.clauses) {
            changed |= clause.join(other);
        }
        changed
    }
}

impl State {
    /// An instruction that is part of no clause, or of a clause of the given kind.
    fn end_clauses(&mut self, but: Option<usize>) {
        for (kind, clause) in self.clauses.iter_mut().enumerate() {
            if but != Some(kind) {
                clause.clear();
            }
        }
    }

    fn advance(&mut self, states: u8) {
        for (_, age) in &mut self.recent {
            *age += states;
        }
        self.recent.retain(|&(_, age)| age < LONGEST);
    }

    fn add(&mut self, cause: Cause) {
        self.recent.retain(|&(c, _)| c != cause);
        self.recent.push((cause, 0));
    }

    /// Wait states missing between the causes that match and now.
    fn missing(&self, needed: u8, matches: impl Fn(Cause) -> bool) -> u8 {
        self.recent
            .iter()
            .filter(|(c, _)| matches(*c))
            .map(|(_, age)| needed.saturating_sub(*age))
            .max()
            .unwrap_or(0)
    }
}

fn scalars(operand: Operand) -> std::ops::Range<u8> {
    match operand {
        Operand::Sgpr { first, count } => first.0..first.0 + count,
        _ => 0..0,
    }
}

fn vectors(operand: Operand) -> std::ops::Range<u16> {
    match operand {
        Operand::Vgpr { first, count } => u16::from(first.0)..u16::from(first.0) + u16::from(count),
        _ => 0..0,
    }
}

fn reads(inst: &Inst) -> impl Iterator<Item = Operand> + '_ {
    let read = |i: usize| !matches!(inst.operand_role(i), Some(Role::Dst) | None);
    inst.operands
        .iter()
        .enumerate()
        .filter(move |(i, _)| read(*i))
        .map(|(_, &o)| o)
}

fn writes(inst: &Inst) -> impl Iterator<Item = Operand> + '_ {
    let written = |i: usize| matches!(inst.operand_role(i), Some(Role::Dst | Role::SrcDst));
    inst.operands
        .iter()
        .enumerate()
        .filter(move |(i, _)| written(*i))
        .map(|(_, &o)| o)
}

fn hardware_register(inst: &Inst) -> Option<u8> {
    match inst.op {
        Op::SSetregB32 | Op::SSetregImm32B32 | Op::SGetregB32 => inst.operands.iter().find_map(|o| match o {
            Operand::Imm(imm) => Some((imm & 63) as u8),
            _ => None,
        }),
        _ => None,
    }
}

/// `s_nop` wait states that an instruction needs in front of it.
fn needed(state: &State, inst: &Inst) -> u8 {
    let mut nops = 0;
    if is_vector_memory(inst) {
        for unit in reads(inst).flat_map(scalars) {
            nops = nops.max(state.missing(5, |c| c == Cause::VectorWroteScalar(unit)));
        }
    }
    if matches!(inst.op, Op::VDivFmasF32 | Op::VDivFmasF64) {
        nops = nops.max(state.missing(4, |c| matches!(c, Cause::VectorWroteScalar(106 | 107))));
    }
    if matches!(inst.op, Op::VReadlaneB32 | Op::VWritelaneB32)
        && let Some(&lane) = inst.operands.get(2)
    {
        for unit in scalars(lane) {
            nops = nops.max(state.missing(4, |c| c == Cause::VectorWroteScalar(unit)));
        }
    }
    if let Some(register) = hardware_register(inst) {
        nops = nops.max(state.missing(2, |c| c == Cause::SetReg(register)));
    }
    if inst.format.is_valu() {
        for unit in writes(inst).flat_map(vectors) {
            nops = nops.max(state.missing(1, |c| c == Cause::WideStore(unit as u8)));
        }
    }
    // The other function knows nothing of what came before; the jump itself is one state.
    if leaves_function(inst) {
        nops = nops.max(state.missing(LONGEST - 1, |_| true));
    }
    if state.replays
        && let Some(kind) = clause_kind(inst)
        && state.clauses[kind].is_broken_by(inst)
    {
        nops = nops.max(1);
    }
    nops
}

fn issue(state: &mut State, inst: &Inst) {
    let states = match (inst.op, inst.operands.first()) {
        (Op::SNop, Some(Operand::Imm(n))) => *n as u8 + 1,
        _ => 1,
    };
    state.advance(states);
    if inst.format.is_valu() {
        for unit in writes(inst).flat_map(scalars) {
            add(state, Cause::VectorWroteScalar(unit));
        }
        if inst.info().writes(Implicit::Vcc) {
            add(state, Cause::VectorWroteScalar(106));
        }
    }
    if matches!(inst.op, Op::SSetregB32 | Op::SSetregImm32B32)
        && let Some(register) = hardware_register(inst)
    {
        add(state, Cause::SetReg(register));
    }
    if is_vector_memory(inst) && is_store(inst) {
        // The widest register operand of a store with more than 64 bits is the data.
        for operand in reads(inst) {
            if let Operand::Vgpr { count, .. } = operand
                && count > 2
                && !(inst.format == Format::Mubuf
                    && matches!(inst.operands.last(), Some(Operand::Sgpr { .. })))
            {
                for unit in vectors(operand) {
                    add(state, Cause::WideStore(unit as u8));
                }
            }
        }
    }
    let kind = clause_kind(inst);
    state.end_clauses(kind);
    if let Some(kind) = kind {
        state.clauses[kind].add(inst);
    }
}

/// Records the first half of a hazard.
fn add(state: &mut State, cause: Cause) {
    state.add(cause);
}

/// Walks a block and notes the instructions in front of which wait states are missing, and how many.
fn walk(state: &mut State, insts: &[MInst], notes: &mut Vec<(usize, u8)>) {
    for (index, inst) in insts.iter().enumerate() {
        if let MInst::Real(real) = inst {
            let nops = needed(state, &real.inst);
            if nops > 0 {
                notes.push((index, nops));
                state.advance(nops);
                state.end_clauses(None);
            }
            issue(state, &real.inst);
        } else if matches!(inst, MInst::SymbolAddress { .. } | MInst::FunctionAddress { .. }) {
            // An address is made by three instructions. A branch may become none at all.
            state.advance(3);
            state.end_clauses(None);
        }
    }
}

/// Inserts `s_nop`s into a function with its waits in place, for a target that may replay clauses or does not. Returns how many.
pub fn insert(func: &mut MachFunc<MInst>, machine: Machine, replays: bool) -> usize {
    let start = State {
        replays,
        ..State::default()
    };
    let mut notes = flow::notes(func, start, walk);
    let mut count = 0;
    for block in func.order.clone() {
        let places = std::mem::take(&mut notes[block]);
        count += places.len();
        let nop = |(index, nops)| {
            let inst = Inst::new(machine, Op::SNop, &[Operand::Imm(i32::from(nops) - 1)]);
            (index, MInst::Real(Real::new(inst)))
        };
        insert_before(func, block, places.into_iter().map(nop).collect());
    }
    count
}
