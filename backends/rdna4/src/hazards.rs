//! Guards of scalar registers (RDNA4 ISA 5.7): once a vector instruction has read part of an aligned pair of scalar registers, what
//! is then written to the pair must not be read before `s_wait_alu` has waited for the writer.
//!
//! | writer | reader | guard |
//! |---|---|---|
//! | scalar | scalar or vector | `sa_sdst` |
//! | vector, VCC | vector | `va_vcc` |
//! | vector, other | vector | `va_sdst` |
//!
//! Forward data flow over the wave-level graph: pairs that a vector instruction may have read, and of those the registers that may
//! have been written since without a guard, by who wrote them last.
//!
//! - G1 Code that other functions have run before may have read every pair: a function starts so, and so does what follows a call.
//! - G2 Nothing is without its guard at a call or return: the other function knows nothing of it.
//! - G3 What memory writes to scalar registers is waited for by its counter, which is guard enough.
//! - G4 Whoever wrote a register last is who must be waited for: registers that are written again forget their writers.

use crate::isa::{Implicit, Inst, Latency, Op, Operand, Role, Sgpr, WaveSize, machine};
use crate::machine::{MInst, Real};
use crate::waits::leaves_function;
use wavelift_amdgpu::calls::RETURN_ADDRESS;
use wavelift_amdgpu::flow::{FlowState, forward, insert_before};
use wavelift_codegen::machine::MachFunc;

/// Scalar registers, a bit each.
type Registers = u128;

/// What is guarded together, as an index: by scalar writers, by vector writers of VCC, by other vector writers.
const WRITERS: usize = 3;
const SCALAR: usize = 0;
const VECTOR_VCC: usize = 1;
const VECTOR: usize = 2;
/// The field of `s_wait_alu` that waits for each writer.
const FIELDS: [i32; WRITERS] = [0x0001, 0x0002, 0x0e00];

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct State {
    /// Both registers of pairs of which one has been read.
    read: Registers,
    unguarded: [Registers; WRITERS],
}

impl FlowState for State {
    fn join(&mut self, other: &State) -> bool {
        let before = *self;
        self.read |= other.read;
        for (mine, others) in self.unguarded.iter_mut().zip(other.unguarded) {
            *mine |= others;
        }
        before != *self
    }
}

impl State {
    fn guard(&mut self, writers: [bool; WRITERS]) {
        for (registers, done) in self.unguarded.iter_mut().zip(writers) {
            if done {
                *registers = 0;
            }
        }
    }

    /// Somebody writes registers; `writer` is who must be waited for, if that is not memory.
    fn write(&mut self, registers: Registers, writer: Option<usize>) {
        for (index, unguarded) in self.unguarded.iter_mut().enumerate() {
            *unguarded &= !registers;
            if writer == Some(index) {
                *unguarded |= registers & self.read;
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

fn registers(operand: Operand) -> Registers {
    match operand {
        Operand::Sgpr { first, count } if first != crate::isa::NULL => {
            (first.0..first.0.saturating_add(count)).fold(0, |bits, at| bits | register(at))
        }
        _ => 0,
    }
}

/// Registers that an instruction reads, and registers that it writes.
fn touched(inst: &Inst) -> (Registers, Registers) {
    let (mut reads, mut writes) = (0, 0);
    for (index, &operand) in inst.operands.iter().enumerate() {
        let role = inst.operand_role(index);
        if !matches!(role, Some(Role::Dst) | None) {
            reads |= registers(operand);
        }
        if matches!(role, Some(Role::Dst | Role::SrcDst)) {
            writes |= registers(operand);
        }
    }
    let info = inst.info();
    if info.reads(Implicit::Vcc) {
        reads |= registers(Operand::vcc(inst.machine.wave));
    }
    if info.writes(Implicit::Vcc) {
        writes |= registers(Operand::vcc(inst.machine.wave));
    }
    (reads, writes)
}

fn is_scalar(inst: &Inst) -> bool {
    matches!(
        inst.info().latency,
        Latency::Salu | Latency::Sopp | Latency::Branch | Latency::Message
    )
}

/// The writers that an instruction must wait for.
fn needed(state: &State, inst: &Inst) -> [bool; WRITERS] {
    if leaves_function(inst) {
        return state.unguarded.map(|registers| registers != 0);
    }
    let (reads, _) = touched(inst);
    let vector = inst.format.is_valu();
    let mut writers = [false; WRITERS];
    for (writer, needs) in writers.iter_mut().enumerate() {
        *needs = state.unguarded[writer] & reads != 0 && (writer == SCALAR || vector);
    }
    writers
}

fn issue(state: &mut State, inst: &Inst) {
    if leaves_function(inst) {
        state.read = Registers::MAX;
    }
    let (reads, writes) = touched(inst);
    let vector = inst.format.is_valu();
    if vector {
        state.write(writes & vcc(), Some(VECTOR_VCC));
        state.write(writes & !vcc(), Some(VECTOR));
        state.read |= pairs(reads);
    } else {
        state.write(writes, is_scalar(inst).then_some(SCALAR));
    }
}

/// The registers of an address, which three scalar instructions make.
fn address(inst: &MInst) -> Option<Registers> {
    let preg = match inst {
        MInst::SymbolAddress { dst, .. } => dst.as_physical()?,
        MInst::FunctionAddress { dst, .. } => *dst,
        _ => return None,
    };
    Some(registers(Operand::s_range(preg.first as u8, preg.width)))
}

/// Says of addresses whether the instructions that make them need guards among themselves.
fn guard_addresses(mut state: State, insts: &mut [MInst]) {
    for index in 0..insts.len() {
        let made = address(&insts[index]);
        if let MInst::SymbolAddress { guarded, .. } | MInst::FunctionAddress { guarded, .. } =
            &mut insts[index]
        {
            *guarded = made.is_some_and(|made| made & state.read != 0);
        }
        walk(&mut state, &insts[index..=index], |_, _| {});
    }
}

/// Walks a block; `at` sees every instruction with the writers that must be waited for in front of it.
fn walk(state: &mut State, insts: &[MInst], mut at: impl FnMut(usize, [bool; WRITERS])) {
    for (index, inst) in insts.iter().enumerate() {
        if let MInst::Real(real) = inst {
            let writers = needed(state, &real.inst);
            if writers.contains(&true) {
                at(index, writers);
                state.guard(writers);
            }
            issue(state, &real.inst);
        } else if let Some(made) = address(inst) {
            // Between its instructions emission puts guards.
            state.write(made, Some(SCALAR));
        } else if let MInst::Branch { .. } = inst
            && state.unguarded[SCALAR] & vcc() != 0
        {
            let writers = [true, false, false];
            at(index, writers);
            state.guard(writers);
        }
    }
}

/// The instruction that waits for some writers.
pub(crate) fn wait(wave: WaveSize, writers: [bool; WRITERS]) -> Inst {
    let fields = FIELDS.iter().zip(writers).filter(|&(_, wanted)| wanted);
    let imm = fields.fold(0xffff, |imm, (field, _)| imm & !field);
    Inst::new(machine(wave), Op::SWaitAlu, &[Operand::Imm(imm)])
}

/// The instruction that waits for scalar writers.
pub(crate) fn wait_scalar(wave: WaveSize) -> Inst {
    wait(wave, [true, false, false])
}

/// Inserts guards into a function with its waits in place. Returns how many.
pub fn insert(func: &mut MachFunc<MInst>, wave: WaveSize, is_function: bool) -> usize {
    let mut start = State::default();
    if is_function {
        // The call has just written the return address.
        start.read = Registers::MAX;
        start.unguarded[SCALAR] = pairs(register(RETURN_ADDRESS));
    }
    let entry = forward(func, start, |state, insts| walk(state, insts, |_, _| {}));
    let mut count = 0;
    for block in func.order.clone() {
        let Some(mut state) = entry[block] else {
            continue;
        };
        let mut places = Vec::new();
        guard_addresses(state, &mut func.blocks[block].insts);
        walk(&mut state, &func.blocks[block].insts, |index, writers| {
            places.push((index, MInst::Real(Real::new(wait(wave, writers)))));
        });
        count += places.len();
        insert_before(func, block, places);
    }
    count
}
