//! Hazards that need wait states. Every instruction is one, `s_nop n` is n + 1.
//!
//! Forward data flow over the wave-level graph with the age of each hazard's first half and the registers of the memory instructions in a
//! row that may be open.

use super::replay::{self, Row, is_vector_memory};
use super::{hardware_register, reads, writes};
use crate::flow::{self, FlowState, insert_before};
use crate::isa::{
    First, Flag, Format, Hazard, Implicit, Inst, Latency, Machine, Needs, Op, Operand, Second, Sgpr, WaveSize,
};
use crate::machine::{MInst, Real};
use crate::subtarget::Subtarget;
use crate::waits::leaves_function;
use smallvec::{SmallVec, smallvec};
use wavelift_codegen::machine::MachFunc;

/// The first half of a hazard, which register it is about, and its operation where that matters.
type Cause = (First, u8, Option<Op>);

/// Registers of one file.
type Registers = SmallVec<[u8; 16]>;

/// No cause is older than what needs the most wait states; set by the rows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct State {
    /// What happened, and how many wait states ago.
    recent: Vec<(Cause, u8)>,
    rows: [Row; 2],
    /// Wait states after which nothing is a hazard any more.
    longest: u8,
}

impl FlowState for State {
    /// The younger cause counts.
    fn join(&mut self, other: &State) -> bool {
        let mut changed = false;
        for &(cause, age) in &other.recent {
            match self.recent.iter_mut().find(|(c, _)| *c == cause) {
                Some((_, mine)) if *mine <= age => {}
                Some((_, mine)) => {
                    *mine = age;
                    changed = true;
                }
                None => {
                    self.recent.push((cause, age));
                    changed = true;
                }
            }
        }
        for (mine, other) in self.rows.iter_mut().zip(&other.rows) {
            changed |= mine.join(other);
        }
        changed
    }
}

impl State {
    fn new(rows: &[Hazard]) -> State {
        let longest = rows.iter().map(|row| match row.needs {
            Needs::States(states) => states,
            Needs::Guard(_) | Needs::Rewrite | Needs::VectorNop => 0,
        });
        State {
            longest: longest.max().unwrap_or(0),
            ..State::default()
        }
    }

    /// Ends the rows of memory instructions but one.
    fn end_rows(&mut self, but: Option<usize>) {
        for (kind, row) in self.rows.iter_mut().enumerate() {
            if but != Some(kind) {
                row.clear();
            }
        }
    }

    fn advance(&mut self, states: u8) {
        for (_, age) in &mut self.recent {
            *age += states;
        }
        let longest = self.longest;
        self.recent.retain(|&(_, age)| age < longest);
    }

    fn add(&mut self, cause: Cause) {
        self.recent.retain(|&(c, _)| c != cause);
        self.recent.push((cause, 0));
    }

    /// Wait states missing between the causes that match and now.
    fn missing(&self, needed: u8, matches: impl Fn(Cause) -> bool) -> u8 {
        let causes = self.recent.iter().filter(|(cause, _)| matches(*cause));
        let missing = causes.map(|(_, age)| needed.saturating_sub(*age));
        missing.max().unwrap_or(0)
    }
}

/// The scalar registers of operands, and one besides. Most instructions name none, and every one is asked.
#[inline]
fn scalars(operands: impl Iterator<Item = Operand>, implicit: Option<u8>) -> Registers {
    let mut registers = Registers::new();
    for operand in operands {
        if let Operand::Sgpr { first, count } = operand {
            registers.extend(first.0..first.0 + count);
        }
    }
    if let Some(register) = implicit {
        registers.push(register);
    }
    registers
}

fn vectors(operand: Operand) -> std::ops::Range<u16> {
    match operand {
        Operand::Vgpr { first, count } => u16::from(first.0)..u16::from(first.0) + u16::from(count),
        _ => 0..0,
    }
}

/// The vector registers among operands.
fn units(operands: impl Iterator<Item = Operand>) -> Registers {
    operands.flat_map(vectors).map(|unit| unit as u8).collect()
}

/// The registers that an instruction as the second of a hazard is about.
fn second(row: Second, inst: &Inst) -> Registers {
    match row {
        Second::VmemScalar if is_vector_memory(inst) => scalars(reads(inst), None),
        Second::SmemScalar if inst.info().latency == Latency::Smem => scalars(reads(inst), None),
        Second::DivFmas if matches!(inst.op, Op::VDivFmasF32 | Op::VDivFmasF64) => {
            smallvec![Sgpr::VCC.0, Sgpr::VCC.0 + 1]
        }
        Second::LaneSelect if matches!(inst.op, Op::VReadlaneB32 | Op::VWritelaneB32) => inst
            .operands
            .get(2)
            .map_or(Registers::new(), |&lane| scalars([lane].into_iter(), None)),
        Second::Hwreg => hardware_register(inst).into_iter().collect(),
        Second::ValuVector if inst.format.is_valu() => units(writes(inst)),
        Second::ValuReadsScalar if inst.format.is_valu() => {
            let implicit = inst.info().reads(Implicit::Vcc).then_some(Sgpr::VCC.0);
            scalars(reads(inst), implicit)
        }
        Second::ValuReadsVector if inst.format.is_valu() => units(reads(inst)),
        Second::PlainReadsVector if inst.format.is_valu() && inst.info().latency != Latency::Trans => {
            units(reads(inst))
        }
        Second::AfterDot if inst.format.is_valu() || is_vector_memory(inst) || is_group_memory(inst) => {
            units(reads(inst).chain(writes(inst)))
        }
        Second::LaneRead if matches!(inst.op, Op::VReadlaneB32 | Op::VReadfirstlaneB32) => units(reads(inst)),
        // The first source moves.
        Second::MovedRead if inst.format.is_dpp() => units(inst.operands.get(1).copied().into_iter()),
        _ => Registers::new(),
    }
}

fn is_dot(inst: &Inst) -> bool {
    inst.info().mnemonic.starts_with("v_dot")
}

fn is_group_memory(inst: &Inst) -> bool {
    inst.info().latency == Latency::Lds
}

/// What a dot product multiplies.
fn chained_factors(row: Second, inst: &Inst) -> Option<Registers> {
    let factors = inst.operands.iter().copied().skip(1).take(2);
    (row == Second::AfterDot && is_dot(inst)).then(|| units(factors))
}

/// `s_nop` wait states that an instruction needs in front of it.
fn needed(state: &State, rows: &[Hazard], inst: &Inst) -> u8 {
    let mut nops = 0;
    // The other function knows nothing of what came before; the jump itself is one state.
    if leaves_function(inst) {
        nops = state.missing(state.longest.saturating_sub(1), |_| true);
    }
    let kind = replay::kind(inst);
    // Of what came before nothing is left that needs states.
    if state.recent.is_empty() && kind.is_none() {
        return nops;
    }
    for row in rows {
        let Needs::States(states) = row.needs else {
            continue;
        };
        if row.first == First::ClauseLoad {
            let broken = kind.is_some_and(|kind| state.rows[kind].is_broken_by(inst, row.second));
            nops = nops.max(u8::from(broken) * states);
        } else if state.recent.iter().any(|&((first, ..), _)| first == row.first) {
            let registers = second(row.second, inst);
            // A dot product waits for none of its own kind whose sum it goes on with.
            let chained = chained_factors(row.second, inst);
            nops = nops.max(state.missing(states, |(first, register, op)| {
                let registers = match &chained {
                    Some(factors) if op == Some(inst.op) => factors,
                    _ => &registers,
                };
                first == row.first && registers.contains(&register)
            }));
        }
    }
    nops
}

/// The registers that an instruction as the first of a hazard is about.
fn first(row: First, inst: &Inst) -> Registers {
    match row {
        First::ValuScalar if inst.format.is_valu() => {
            let implicit = inst.info().writes(Implicit::Vcc).then_some(Sgpr::VCC.0);
            scalars(writes(inst), implicit)
        }
        First::ValuWritesVector if inst.format.is_valu() => units(writes(inst)),
        First::Trans if inst.info().latency == Latency::Trans => units(writes(inst)),
        First::PartWrite if inst.writes_part() => units(writes(inst)),
        First::DotWrite if is_dot(inst) => units(writes(inst)),
        First::Setreg if matches!(inst.op, Op::SSetregB32 | Op::SSetregImm32B32) => {
            hardware_register(inst).into_iter().collect()
        }
        First::WideStore if is_vector_memory(inst) && inst.info().has(Flag::Store) => wide_data(inst),
        _ => Registers::new(),
    }
}

/// Vector registers that a store with more than 64 bits reads: the widest register operand is the data.
fn wide_data(inst: &Inst) -> Registers {
    let offset = matches!(inst.operands.last(), Some(Operand::Sgpr { .. }));
    // Descriptors of 256 bits take long enough.
    if inst.format == Format::Mubuf && offset || inst.format.is_image() {
        return Registers::new();
    }
    let wide = |operand: &Operand| matches!(operand, Operand::Vgpr { count, .. } if *count > 2);
    units(reads(inst).filter(wide))
}

fn issue(state: &mut State, rows: &[Hazard], inst: &Inst) {
    let states = match (inst.op, inst.operands.first()) {
        (Op::SNop, Some(Operand::Imm(n))) => *n as u8 + 1,
        _ => 1,
    };
    state.advance(states);
    let mut done: Option<First> = None;
    // Rows with the same first half stand together.
    for row in rows.iter().filter(|row| matches!(row.needs, Needs::States(_))) {
        if done.replace(row.first) != Some(row.first) {
            let op = (row.first == First::DotWrite).then_some(inst.op);
            for register in first(row.first, inst) {
                state.add((row.first, register, op));
            }
        }
    }
    let kind = replay::kind(inst);
    state.end_rows(kind);
    if let Some(kind) = kind
        && rows.iter().any(|row| row.first == First::ClauseLoad)
    {
        state.rows[kind].add(inst);
    }
}

/// What needs wait states, for a pass that puts instructions there before this one has to.
pub(crate) struct States {
    rows: Vec<Hazard>,
}

/// What has been issued shortly before, in a block.
pub(crate) struct Recent(State);

impl States {
    /// Of a function for waves of a size, on a target that may replay memory instructions in a row or does not.
    pub(crate) fn new(func: &MachFunc<MInst>, sub: &Subtarget, wave: WaveSize, replays: bool) -> States {
        let mut rows = super::rows_where(func, sub, wave, replays);
        rows.retain(|row| matches!(row.needs, Needs::States(_)));
        States { rows }
    }

    /// At the start of a block, of which nothing is known.
    pub(crate) fn start(&self) -> Recent {
        Recent(State::new(&self.rows))
    }

    /// Wait states that an instruction would need.
    pub(crate) fn missing(&self, recent: &Recent, inst: &MInst) -> u8 {
        match inst {
            MInst::Real(real) if !self.rows.is_empty() => needed(&recent.0, &self.rows, &real.inst),
            _ => 0,
        }
    }

    /// An instruction is issued.
    pub(crate) fn issue(&self, recent: &mut Recent, inst: &MInst) {
        if !self.rows.is_empty() {
            step(&mut recent.0, &self.rows, inst);
        }
    }
}

/// Walks a block and notes the instructions in front of which wait states are missing, and how many.
fn walk(state: &mut State, rows: &[Hazard], insts: &[MInst], notes: &mut Vec<(usize, u8)>) {
    for (index, inst) in insts.iter().enumerate() {
        if let MInst::Real(real) = inst {
            let nops = needed(state, rows, &real.inst);
            if nops > 0 {
                notes.push((index, nops));
                state.advance(nops);
                state.end_rows(None);
            }
        }
        step(state, rows, inst);
    }
}

/// The effect of an instruction that has its wait states.
fn step(state: &mut State, rows: &[Hazard], inst: &MInst) {
    match inst {
        MInst::Real(real) => issue(state, rows, &real.inst),
        // An address is made by three instructions. A branch may become none at all.
        MInst::SymbolAddress { .. } | MInst::FunctionAddress { .. } => {
            state.advance(3);
            state.end_rows(None);
        }
        _ => {}
    }
}

/// Inserts `s_nop`s. Returns how many.
pub(super) fn insert(func: &mut MachFunc<MInst>, machine: Machine, rows: &[Hazard]) -> usize {
    let mut notes = flow::notes(func, State::new(rows), |state, insts, notes| {
        walk(state, rows, insts, notes);
    });
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
