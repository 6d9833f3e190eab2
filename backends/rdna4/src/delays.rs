//! `s_delay_alu` (RDNA4 ISA 5.8): tells the hardware which arithmetic an instruction waits for, so that another wave runs meanwhile. A
//! hint; results do not depend on it.
//!
//! Within a block, an instruction that reads what one of the last four vector instructions, one of the last three transcendental
//! ones or a scalar one right before has written gets a delay. Two delays that are at most five instructions apart share one
//! `s_delay_alu`. Runs last; instructions of clauses are no arithmetic, so nothing comes between them.
//!
//! What somebody has waited for is there, and so is what came before it: vector arithmetic completes in order, transcendental functions among themselves do.
//! Memory instructions wait for all vector arithmetic, and `s_wait_alu` for that which it names (RDNA4 ISA 5.7). Nobody waits for that again.

use crate::isa::{Implicit, Inst, Latency, Machine, Op, Operand, Role, WaveSize};
use crate::machine::{MInst, Real};
use cranelift_entity::SecondaryMap;
use wavelift_amdgpu::flow::{self, WaitNote};
use wavelift_codegen::machine::{MBlock, MachFunc};

/// Instructions that one `s_delay_alu` reaches over between its two delays.
const MOST_SKIPPED: usize = 4;

/// What a unit of the register files waits for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Writer {
    Vector,
    Transcendental,
    Scalar,
}

impl Writer {
    fn of(inst: &Inst) -> Option<Writer> {
        match inst.info().latency {
            Latency::Valu | Latency::ValuSlow => Some(Writer::Vector),
            Latency::Trans => Some(Writer::Transcendental),
            Latency::Salu => Some(Writer::Scalar),
            _ => None,
        }
    }

    /// Number of the dependency on the writer that is `distance` of its kind back.
    fn delay(self, distance: usize) -> Option<i32> {
        match (self, distance) {
            (Writer::Vector, 1..=4) => Some(distance as i32),
            (Writer::Transcendental, 1..=3) => Some(4 + distance as i32),
            // Cycles, not instructions: only the instruction right before is surely that close.
            (Writer::Scalar, 1) => Some(9),
            _ => None,
        }
    }
}

/// A write: register, writer, how many of its kind there were up to it, and how many vector instructions.
#[derive(Clone, Copy)]
struct Write {
    register: u16,
    writer: Writer,
    number: usize,
    vector: usize,
}

/// Bits of the immediate of `s_wait_alu` that are zero if it waits: for VCC that vector arithmetic writes, for other scalar registers, for vector registers.
const WAIT_VCC: i32 = 0x0002;
const WAIT_SCALARS: i32 = 0x0e00;
const WAIT_VECTORS: i32 = 0xf000;

fn registers(operand: Operand) -> std::ops::Range<u16> {
    match operand {
        Operand::Vgpr { first, count } => u16::from(first.0)..u16::from(first.0) + u16::from(count),
        Operand::Sgpr { first, count } => {
            256 + u16::from(first.0)..256 + u16::from(first.0) + u16::from(count)
        }
        _ => 0..0,
    }
}

/// The closest arithmetic of a block so far.
#[derive(Default)]
struct Recent {
    writes: Vec<Write>,
    vector: usize,
    transcendental: usize,
    /// Whether the last instruction was scalar arithmetic: its number.
    scalar: usize,
    /// The last vector instructions that wrote VCC, and another scalar register.
    wrote_vcc: usize,
    wrote_scalar: usize,
}

impl Recent {
    fn count(&self, writer: Writer) -> usize {
        match writer {
            Writer::Vector => self.vector,
            Writer::Transcendental => self.transcendental,
            Writer::Scalar => self.scalar,
        }
    }

    /// The dependency of an instruction that takes longest.
    fn delay(&self, inst: &Inst) -> Option<i32> {
        Writer::of(inst).filter(|&writer| writer != Writer::Scalar)?;
        let mut worst: Option<(usize, i32)> = None;
        for (index, &operand) in inst.operands.iter().enumerate() {
            if matches!(inst.operand_role(index), Some(Role::Dst) | None) {
                continue;
            }
            for register in registers(operand) {
                let Some(write) = self.writes.iter().rev().find(|write| write.register == register) else {
                    continue;
                };
                let distance = self.count(write.writer) - write.number + 1;
                if let Some(delay) = write.writer.delay(distance)
                    && worst.is_none_or(|(known, _)| distance < known)
                {
                    worst = Some((distance, delay));
                }
            }
        }
        worst.map(|(_, delay)| delay)
    }

    /// Vector instructions up to one, and transcendental ones up to another, have completed.
    fn complete(&mut self, vector: usize, transcendental: usize) {
        self.writes.retain(|write| match write.writer {
            Writer::Vector => write.number > vector,
            Writer::Transcendental => write.number > transcendental,
            Writer::Scalar => true,
        });
    }

    /// What has completed when an instruction issues.
    fn wait(&mut self, inst: &Inst) {
        if matches!(
            inst.info().latency,
            Latency::Vmem | Latency::Lds | Latency::Export
        ) {
            return self.complete(usize::MAX, usize::MAX);
        }
        if let (Op::SWaitAlu, Some(&Operand::Imm(imm))) = (inst.op, inst.operands.first()) {
            let all = if imm & WAIT_VECTORS == 0 { usize::MAX } else { 0 };
            let vcc = if imm & WAIT_VCC == 0 { self.wrote_vcc } else { 0 };
            let scalars = if imm & WAIT_SCALARS == 0 {
                self.wrote_scalar
            } else {
                0
            };
            return self.complete(all.max(vcc).max(scalars), all);
        }
        let (mut vector, mut transcendental) = (0, 0);
        for (index, &operand) in inst.operands.iter().enumerate() {
            if matches!(inst.operand_role(index), Some(Role::Dst) | None) {
                continue;
            }
            for write in &self.writes {
                if !registers(operand).contains(&write.register) {
                    continue;
                }
                match write.writer {
                    Writer::Vector => vector = vector.max(write.number),
                    Writer::Transcendental => {
                        transcendental = transcendental.max(write.number);
                        // Those before it are faster.
                        vector = vector.max(write.vector - 1);
                    }
                    Writer::Scalar => {}
                }
            }
        }
        if (vector, transcendental) != (0, 0) {
            self.complete(vector, transcendental);
        }
    }

    /// Notes which scalar registers a vector instruction writes.
    fn note_scalars(&mut self, inst: &Inst) {
        let vcc = registers(Operand::vcc(WaveSize::Wave64));
        let mut wrote_vcc = inst.info().writes(Implicit::Vcc);
        for (index, &operand) in inst.operands.iter().enumerate() {
            let scalar = matches!(operand, Operand::Sgpr { .. });
            if !scalar || !matches!(inst.operand_role(index), Some(Role::Dst | Role::SrcDst)) {
                continue;
            }
            match registers(operand).any(|register| vcc.contains(&register)) {
                true => wrote_vcc = true,
                false => self.wrote_scalar = self.vector,
            }
        }
        if wrote_vcc {
            self.wrote_vcc = self.vector;
        }
    }

    fn issue(&mut self, inst: &Inst) {
        self.wait(inst);
        let writer = Writer::of(inst);
        match writer {
            Some(Writer::Vector) => self.vector += 1,
            Some(Writer::Transcendental) => {
                self.vector += 1;
                self.transcendental += 1;
            }
            _ => {}
        }
        if matches!(writer, Some(Writer::Vector | Writer::Transcendental)) {
            self.note_scalars(inst);
        }
        // Every instruction after a scalar one makes it older.
        self.scalar += 1;
        for (index, &operand) in inst.operands.iter().enumerate() {
            if !matches!(inst.operand_role(index), Some(Role::Dst | Role::SrcDst)) {
                continue;
            }
            for register in registers(operand) {
                // Each register has one write at most.
                let known = self.writes.iter().position(|write| write.register == register);
                if let Some(at) = known {
                    self.writes.remove(at);
                }
                if let Some(writer) = writer {
                    let number = self.count(writer);
                    self.writes.push(Write {
                        register,
                        writer,
                        number,
                        vector: self.vector,
                    });
                }
            }
        }
        let excess = self.writes.len().saturating_sub(64);
        self.writes.drain(..excess);
    }
}

/// Puts delays into a function. Returns how many `s_delay_alu` there are.
pub fn insert(func: &mut MachFunc<MInst>, machine: Machine) -> usize {
    let mut notes: SecondaryMap<MBlock, Vec<WaitNote<i32>>> = SecondaryMap::new();
    for &block in &func.order {
        notes[block] = delays(&func.blocks[block].insts);
    }
    flow::insert_waits(func, notes, |imm| {
        let inst = Inst::new(machine, Op::SDelayAlu, &[Operand::Imm(imm)]);
        [MInst::Real(Real::new(inst))]
    })
}

/// The delays of a block, as operands of `s_delay_alu`.
fn delays(insts: &[MInst]) -> Vec<WaitNote<i32>> {
    let mut notes: Vec<WaitNote<i32>> = Vec::new();
    let mut recent = Recent::default();
    // Whether the last `s_delay_alu` has room for a second delay, and the instructions after the one that it stands in front of.
    let mut open: Option<usize> = None;
    for (index, inst) in insts.iter().enumerate() {
        let MInst::Real(real) = inst else {
            (recent, open) = (Recent::default(), None);
            continue;
        };
        let delay = recent.delay(&real.inst);
        recent.issue(&real.inst);
        let Some(delay) = delay else {
            if let Some(skipped) = &mut open {
                *skipped += 1;
            }
            continue;
        };
        if let Some(skipped) = open.take()
            && skipped <= MOST_SKIPPED
            && let Some(first) = notes.last_mut().and_then(|note| note.wait.as_mut())
        {
            *first |= (skipped as i32 + 1) << 4 | delay << 7;
        } else {
            notes.push(WaitNote::before(index, delay));
            open = Some(0);
        }
    }
    notes
}
