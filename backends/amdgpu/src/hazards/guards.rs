//! Guards of scalar registers (RDNA4 ISA 5.7): once a vector instruction has read part of an aligned pair of scalar registers, what
//! is then written to the pair must not be read before an instruction has waited for the writer. Rows say who has to be waited for by which
//! field, and which readers do.
//!
//! Forward data flow over the wave-level graph: pairs that a vector instruction may have read, and of those the registers that may
//! have been written since without a guard, by who wrote them last.
//!
//! - G1 Code that other functions have run before may have read every pair: a function starts so, and so does what follows a call.
//! - G2 Nothing is without its guard at a call or return: the other function knows nothing of it.
//! - G3 What memory writes to scalar registers is waited for by its counter, which is guard enough.
//! - G4 A guard of the block that stands behind a writer already waits for it, too: a later reader needs no guard of its own.
//! - G5 Whoever wrote a register last is who must be waited for: registers that are written again forget their writers.

use super::{reads, writes};
use crate::calls::RETURN_ADDRESS;
use crate::flow::{FlowState, forward, insert_before};
use crate::isa::{
    Access, First, Guard, Hazard, Implicit, Inst, Latency, Machine, Needs, Op, Operand, Second, Sgpr, Type,
    WaveSize,
};
use crate::machine::{MInst, Real};
use crate::subtarget::Subtarget;
use crate::waits::leaves_function;
use wavelift_codegen::machine::MachFunc;

/// Scalar registers, a bit each.
pub type Registers = u128;

/// Guards, by their numbers.
const GUARDS: usize = Guard::ALL.len();

/// The bits of the immediate that wait if they are zero.
fn field(guard: Guard) -> i32 {
    match guard {
        Guard::SaSdst => 0x0001,
        Guard::VaVcc => 0x0002,
        Guard::VaSdst => 0x0e00,
        Guard::VaVdst => 0xf000,
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct State {
    /// Both registers of pairs of which one has been read.
    read: Registers,
    /// Registers that must not be read before a guard.
    unguarded: [Registers; GUARDS],
    /// Vector registers that transcendental functions have written, not guarded yet.
    vectors: [Registers; 2],
}

impl FlowState for State {
    fn join(&mut self, other: &State) -> bool {
        let before = *self;
        self.read |= other.read;
        for (mine, others) in self.unguarded.iter_mut().zip(other.unguarded) {
            *mine |= others;
        }
        for (mine, others) in self.vectors.iter_mut().zip(other.vectors) {
            *mine |= others;
        }
        before != *self
    }
}

impl State {
    fn guard(&mut self, guards: &[Guard]) {
        for &guard in guards {
            self.unguarded[guard as usize] = 0;
            if guard == Guard::VaVdst {
                self.vectors = [0; 2];
            }
        }
    }

    /// Somebody writes registers; `writer` is who must be waited for, if that is not memory and a row says so.
    fn write(&mut self, rows: &[Hazard], registers: Registers, writer: Option<First>) {
        // So is most vector arithmetic.
        if registers == 0 {
            return;
        }
        for unguarded in &mut self.unguarded {
            *unguarded &= !registers;
        }
        let mask = writer == Some(First::SaluScalar);
        let by = |row: &&Hazard| Some(row.first) == writer || mask && row.first == First::SaluMask;
        for row in rows.iter().filter(by) {
            if let Needs::Guard(guard) = row.needs {
                self.unguarded[guard as usize] |= registers & self.read;
            }
        }
    }
}

fn register(register: u8) -> Registers {
    1 << (register % 128)
}

/// Both registers of the pairs of some.
fn pairs(registers: Registers) -> Registers {
    let first = Registers::MAX / 3;
    let any = (registers | registers >> 1) & first;
    any | any << 1
}

/// VCC, as masks of 64 lanes have it.
fn vcc() -> Registers {
    pairs(register(Sgpr::VCC.0))
}

fn registers(machine: Machine, operand: Operand) -> Registers {
    match operand {
        Operand::Sgpr { first, count } if Some(first) != machine.isa.traits().null => {
            (first.0..first.0.saturating_add(count)).fold(0, |bits, at| bits | register(at))
        }
        _ => 0,
    }
}

/// Registers that an instruction reads, and registers that it writes.
fn touched(inst: &Inst) -> (Registers, Registers) {
    let info = inst.info();
    let (mut read, mut written) = (0, 0);
    if inst.operands.iter().any(|o| matches!(o, Operand::Sgpr { .. })) {
        let all = |bits, operand| bits | registers(inst.machine, operand);
        read = reads(inst).fold(0, all);
        written = writes(inst).fold(0, all);
    }
    let vcc = registers(inst.machine, Operand::vcc(inst.machine.wave));
    if info.reads(Implicit::Vcc) {
        read |= vcc;
    }
    if info.writes(Implicit::Vcc) {
        written |= vcc;
    }
    (read, written)
}

/// Registers that an instruction reads as a lane mask.
fn masks(inst: &Inst) -> Registers {
    let info = inst.info();
    let mut read = 0;
    for (index, (&operand, what)) in inst.operands.iter().zip(info.operands).enumerate() {
        if what.ty == Type::Mask && inst.access(index) == Some(Access::Read) {
            read |= registers(inst.machine, operand);
        }
    }
    if info.reads(Implicit::Vcc) {
        read |= registers(inst.machine, Operand::vcc(inst.machine.wave));
    }
    read
}

/// Of the registers that a vector instruction reads those that count: `all`, or those that are lane masks.
fn tracked(all: bool, inst: &Inst, reads: Registers) -> Registers {
    if all { reads } else { masks(inst) }
}

/// What needs guards, for who chooses registers.
pub struct Tracked {
    machine: Machine,
    /// There are guards at all.
    any: bool,
    /// All that vector instructions read counts, not only masks.
    all: bool,
    /// What vector instructions write is waited for, too.
    vector: bool,
}

impl Tracked {
    /// On a machine with waves of a size.
    pub fn new(sub: &Subtarget, wave: WaveSize) -> Tracked {
        let rows = super::rows_of(sub, wave);
        let has = |writer: First| {
            let mut guards = rows.iter().filter(|row| matches!(row.needs, Needs::Guard(_)));
            guards.any(|row| row.first == writer)
        };
        let vector = has(First::ValuVcc) || has(First::ValuScalar);
        let all = has(First::SaluScalar);
        Tracked {
            machine: sub.machine(wave),
            any: all || vector || has(First::SaluMask),
            all,
            vector,
        }
    }

    /// The machine that this is about.
    pub fn machine(&self) -> Machine {
        self.machine
    }

    /// Whether anything needs guards.
    pub fn any(&self) -> bool {
        self.any
    }

    /// Both registers of the pairs that an instruction reads so that who writes them later is waited for, and the registers that it writes so
    /// that it is waited for itself, if their pairs have been read.
    pub fn touched_by(&self, inst: &Inst) -> (Registers, Registers) {
        let valu = inst.format.is_valu();
        if !valu && !is_scalar(inst) {
            return (0, 0);
        }
        let (reads, writes) = touched(inst);
        match valu {
            true => {
                let read = pairs(tracked(self.all, inst, reads));
                (read, if self.vector { writes } else { 0 })
            }
            false => (0, writes),
        }
    }
}

/// Vector registers, a bit each.
fn vectors(operand: Operand) -> [Registers; 2] {
    let mut bits = [0; 2];
    if let Operand::Vgpr { first, count } = operand {
        for at in usize::from(first.0)..usize::from(first.0) + usize::from(count) {
            bits[at / 128 % 2] |= 1 << (at % 128);
        }
    }
    bits
}

/// Whether vector arithmetic reads what a transcendental function has written.
fn reads_transcendental(state: &State, inst: &Inst) -> bool {
    state.vectors != [0; 2]
        && inst.format.is_valu()
        && reads(inst).any(|operand| {
            let read = vectors(operand);
            read[0] & state.vectors[0] != 0 || read[1] & state.vectors[1] != 0
        })
}

/// Notes vector registers that a transcendental function writes, and forgets those that others do.
fn note_transcendental(state: &mut State, rows: &[Hazard], inst: &Inst) {
    let transcendental = inst.info().latency == Latency::Trans;
    if !rows.iter().any(|row| row.first == First::Trans) || !inst.format.is_valu() {
        return;
    }
    // Mostly there is nothing to be noted or forgotten.
    if !transcendental && state.vectors == [0; 2] {
        return;
    }
    for operand in writes(inst) {
        for (mine, written) in state.vectors.iter_mut().zip(vectors(operand)) {
            *mine = match transcendental {
                true => *mine | written,
                false => *mine & !written,
            };
        }
    }
}

fn is_scalar(inst: &Inst) -> bool {
    matches!(
        inst.info().latency,
        Latency::Salu | Latency::Sopp | Latency::Branch | Latency::Message
    )
}

/// The guards that an instruction needs, which reads some registers.
fn needed(state: &State, rows: &[Hazard], inst: &Inst, reads: Registers) -> Vec<Guard> {
    if state.unguarded == [0; GUARDS] && state.vectors == [0; 2] {
        return Vec::new();
    }
    let open = |guard: Guard, of: Registers| state.unguarded[guard as usize] & of != 0;
    if leaves_function(inst) {
        let all = Guard::ALL.iter().copied();
        let transcendental = |guard| guard == Guard::VaVdst && state.vectors != [0; 2];
        return all
            .filter(|&guard| open(guard, Registers::MAX) || transcendental(guard))
            .collect();
    }
    let vector = inst.format.is_valu();
    let guard = |row: &Hazard| match (row.needs, row.second) {
        (Needs::Guard(guard), Second::Scalar) => Some(guard),
        (Needs::Guard(guard), Second::ValuReadsScalar) if vector => Some(guard),
        _ => None,
    };
    let guards = rows.iter().filter_map(guard);
    let mut needed: Vec<Guard> = guards.filter(|&guard| open(guard, reads)).collect();
    if reads_transcendental(state, inst) {
        needed.push(Guard::VaVdst);
    }
    needed
}

/// An instruction is issued that reads and writes some registers.
fn issue(state: &mut State, rows: &[Hazard], inst: &Inst, (reads, writes): (Registers, Registers)) {
    if leaves_function(inst) {
        state.read = Registers::MAX;
    }
    if inst.format.is_valu() {
        state.write(rows, writes & vcc(), Some(First::ValuVcc));
        state.write(rows, writes & !vcc(), Some(First::ValuScalar));
        let all = rows.iter().any(|row| row.first == First::SaluScalar);
        state.read |= pairs(tracked(all, inst, reads));
        note_transcendental(state, rows, inst);
    } else {
        state.write(rows, writes, is_scalar(inst).then_some(First::SaluScalar));
    }
}

/// The registers of an address, which three scalar instructions make.
fn address(machine: Machine, inst: &MInst) -> Option<Registers> {
    let preg = match inst {
        MInst::SymbolAddress { dst, .. } => dst.as_physical()?,
        MInst::FunctionAddress { dst, .. } => *dst,
        _ => return None,
    };
    Some(registers(machine, Operand::s_range(preg.first as u8, preg.width)))
}

/// Says of addresses whether the instructions that make them need guards among themselves.
fn guard_addresses(mut state: State, machine: Machine, rows: &[Hazard], insts: &mut [MInst]) {
    let is_address =
        |inst: &MInst| matches!(inst, MInst::SymbolAddress { .. } | MInst::FunctionAddress { .. });
    if !insts.iter().any(is_address) {
        return;
    }
    for index in 0..insts.len() {
        let made = address(machine, &insts[index]);
        if let MInst::SymbolAddress { guarded, .. } | MInst::FunctionAddress { guarded, .. } =
            &mut insts[index]
        {
            *guarded = made.is_some_and(|made| made & state.read != 0);
        }
        walk(&mut state, machine, rows, &insts[index..=index], |_, _| {});
    }
}

/// The last guard of a block: the instruction that it stands in front of, what was open there, and what has been written since.
struct Last {
    index: usize,
    open: [Registers; GUARDS],
    written: Registers,
}

impl Last {
    /// Whether the guard can wait for all that an instruction needs; if so, that is guarded.
    fn takes(&self, state: &mut State, guards: &[Guard], reads: Registers) -> bool {
        let covered = |guard: Guard| self.open[guard as usize] & !self.written;
        let all = guards.iter().all(|&guard| {
            guard != Guard::VaVdst && state.unguarded[guard as usize] & reads & !covered(guard) == 0
        });
        if all {
            for &guard in guards {
                state.unguarded[guard as usize] &= !covered(guard);
            }
        }
        all
    }
}

/// Walks a block; `at` sees every instruction that a guard stands in front of with what it guards, which may be in parts.
fn walk(
    state: &mut State,
    machine: Machine,
    rows: &[Hazard],
    insts: &[MInst],
    mut at: impl FnMut(usize, &[Guard]),
) {
    let mut last: Option<Last> = None;
    for (index, inst) in insts.iter().enumerate() {
        if let MInst::Real(real) = inst {
            let (reads, written) = touched(&real.inst);
            let guards = needed(state, rows, &real.inst, reads);
            if !guards.is_empty() {
                let taken = !leaves_function(&real.inst);
                let taken = last
                    .as_ref()
                    .filter(|last| taken && last.takes(state, &guards, reads));
                at(taken.map_or(index, |last| last.index), &guards);
                if taken.is_none() {
                    let open = state.unguarded;
                    last = Some(Last {
                        index,
                        open,
                        written: 0,
                    });
                    state.guard(&guards);
                }
            }
            issue(state, rows, &real.inst, (reads, written));
            if let Some(last) = &mut last {
                last.written |= written;
            }
        } else if let Some(made) = address(machine, inst) {
            // Between its instructions emission puts guards.
            state.write(rows, made, Some(First::SaluScalar));
            last = None;
        } else if let MInst::Branch { .. } = inst
            && state.unguarded[Guard::SaSdst as usize] & vcc() != 0
        {
            let guards = [Guard::SaSdst];
            at(index, &guards);
            state.guard(&guards);
        }
    }
}

/// The instruction that waits for some writers.
pub(super) fn wait(machine: Machine, guards: &[Guard]) -> Inst {
    let imm = guards.iter().fold(0xffff, |imm, &guard| imm & !field(guard));
    Inst::new(machine, Op::SWaitAlu, &[Operand::Imm(imm)])
}

/// Inserts guards. Returns how many.
pub(super) fn insert(
    func: &mut MachFunc<MInst>,
    machine: Machine,
    rows: &[Hazard],
    is_function: bool,
) -> usize {
    let mut start = State::default();
    if is_function {
        // The call has just written the return address.
        start.read = Registers::MAX;
        start.write(rows, pairs(register(RETURN_ADDRESS)), Some(First::SaluScalar));
    }
    let entry = forward(func, start, |state, insts| {
        walk(state, machine, rows, insts, |_, _| {});
    });
    let mut count = 0;
    for block in func.order.clone() {
        let Some(mut state) = entry[block] else {
            continue;
        };
        let mut places: Vec<(usize, Vec<Guard>)> = Vec::new();
        guard_addresses(state, machine, rows, &mut func.blocks[block].insts);
        walk(
            &mut state,
            machine,
            rows,
            &func.blocks[block].insts,
            |index, guards| match places.last_mut() {
                Some((place, known)) if *place == index => known.extend(guards),
                _ => places.push((index, guards.to_vec())),
            },
        );
        count += places.len();
        let places = places
            .into_iter()
            .map(|(index, guards)| (index, MInst::Real(Real::new(wait(machine, &guards)))))
            .collect();
        insert_before(func, block, places);
    }
    count
}
