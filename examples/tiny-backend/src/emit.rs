//! Machine instructions with registers become words.
//!
//! Blocks stand in the wave's order. Distances of branches are filled in when all places are known; a jump to the next block is left out,
//! and blocks that only jump are passed by.
//! A machine with waits or hazards inserts what they need here, on the wave level: `waits.rs` and `hazards.rs` of the AMD backends.

use crate::isa::{INST_BYTES, Inst, Op, Register};
use crate::machine::{Condition, MInst, SCALAR, Source, VECTOR};
use std::convert::Infallible;
use std::fmt;
use wavelift_codegen::divergence::watch::{FlowTable, WatchedCode};
use wavelift_codegen::ir::SourceLoc;
use wavelift_codegen::machine::{
    Branches, CodeBuffer, MBlock, MachFunc, PReg, Pseudo, Reg, blocks_with_code, destination, relax,
};
use wavelift_codegen::target::{ErrorKind, MachineCode};

/// Why code cannot be emitted: always a fault of the backend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EmitError {
    /// An operand has no register of the machine.
    Unallocated,
    /// The machine has no such instruction.
    NoSuchInstruction(Inst),
    /// The machine has no such pseudo-instruction.
    NoSuchPseudo(Pseudo),
}

impl fmt::Display for EmitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EmitError::Unallocated => f.write_str("an operand has no register"),
            EmitError::NoSuchInstruction(inst) => write!(f, "no such instruction: {inst}"),
            EmitError::NoSuchPseudo(pseudo) => write!(f, "no such pseudo-instruction: {pseudo:?}"),
        }
    }
}

impl std::error::Error for EmitError {}

impl From<EmitError> for ErrorKind {
    fn from(error: EmitError) -> ErrorKind {
        ErrorKind::Encode(error.to_string())
    }
}

/// Code of a kernel, in words of an instruction each. Nothing in it is left to link.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Code(pub CodeBuffer<u64, Infallible>);

impl MachineCode for Code {
    fn bytes(&self) -> Vec<u8> {
        self.0.bytes()
    }

    fn lines(&self) -> &[(u32, SourceLoc)] {
        self.0.lines()
    }

    /// Nothing is noted in code: what is undefined shows when it runs.
    fn watched(&self, _: &str, _: &FlowTable) -> Option<WatchedCode> {
        None
    }
}

/// The code of a function.
///
/// # Errors
/// [`EmitError`].
pub fn emit(func: &MachFunc<MInst>) -> Result<Code, EmitError> {
    let order = blocks_with_code(func);
    let write = |branches: &mut Branches<'_, usize>| {
        let mut emitter = Emitter {
            code: CodeBuffer::default(),
            branches,
        };
        for (index, &block) in order.iter().enumerate() {
            emitter.branches.begin(block, emitter.code.here());
            let next = order.get(index + 1).copied();
            let data = &func.blocks[block];
            for (inst, &loc) in data.insts.iter().zip(&data.locs) {
                emitter.code.line(loc);
                emitter.inst(func, inst, next)?;
            }
        }
        Ok(Code(emitter.code))
    };
    relax(write, |Code(code), branch| {
        let at = branch.field;
        let distance = i64::from(branch.target) / INST_BYTES as i64 - at as i64;
        code.units[at] |= u64::from(distance as u32) << 32;
        Ok(true)
    })
}

struct Emitter<'a, 'b> {
    code: CodeBuffer<u64, Infallible>,
    /// By the index of their word. The literal holds any distance, so none has a long form.
    branches: &'a mut Branches<'b, usize>,
}

/// A unit of a register.
fn unit(reg: Reg, unit: u8) -> Result<Register, EmitError> {
    let PReg { file, first, width } = reg.as_physical().ok_or(EmitError::Unallocated)?;
    let number = first as u8 + unit;
    match file {
        _ if unit >= width || number > 31 => Err(EmitError::Unallocated),
        SCALAR => Ok(Register::scalar(number)),
        VECTOR => Ok(Register::vector(number)),
        _ => Err(EmitError::Unallocated),
    }
}

/// An operation with its sources, each in the field that its letter names.
fn operation(op: Op, lanes: bool, srcs: &[Source]) -> Result<Inst, EmitError> {
    let mut word = Inst::new(op, lanes);
    let letters = op.info().operands.chars();
    let letters = letters.filter(|letter| "abcvw".contains(*letter));
    for (letter, &source) in letters.zip(srcs) {
        read(&mut word, letter, source)?;
    }
    Ok(word)
}

/// Puts a source into its field.
fn read(inst: &mut Inst, letter: char, source: Source) -> Result<(), EmitError> {
    match (letter, source) {
        ('b', Source::Imm(bits)) => inst.literal = Some(bits),
        (_, Source::Imm(_)) => return Err(EmitError::NoSuchInstruction(*inst)),
        ('a', Source::Unit { reg, unit: at }) => inst.a = unit(reg, at)?,
        ('b', Source::Unit { reg, unit: at }) => inst.b = unit(reg, at)?,
        (_, Source::Unit { reg, unit: at }) => inst.c = unit(reg, at)?,
    }
    Ok(())
}

impl Emitter<'_, '_> {
    fn put(&mut self, inst: Inst) -> Result<(), EmitError> {
        if !inst.check() {
            return Err(EmitError::NoSuchInstruction(inst));
        }
        self.code.instructions += 1;
        self.code.units.push(inst.encode());
        Ok(())
    }

    fn mov(&mut self, lanes: bool, dst: Register, source: Source) -> Result<(), EmitError> {
        let mut inst = Inst::new(Op::Mov, lanes);
        inst.dst = dst;
        read(&mut inst, 'b', source)?;
        self.put(inst)
    }

    /// The distance is filled in when the target has its place.
    fn branch(&mut self, mut inst: Inst, target: MBlock) -> Result<(), EmitError> {
        inst.literal = Some(0);
        self.branches.add(self.code.units.len(), target);
        self.code.branches += 1;
        self.put(inst)
    }

    fn jump(&mut self, target: MBlock, next: Option<MBlock>) -> Result<(), EmitError> {
        match Some(target) == next {
            true => Ok(()),
            false => self.branch(Inst::new(Op::Jmp, false), target),
        }
    }

    fn inst(&mut self, func: &MachFunc<MInst>, inst: &MInst, next: Option<MBlock>) -> Result<(), EmitError> {
        match *inst {
            MInst::Op {
                op,
                lanes,
                dst,
                ref srcs,
                imm,
            } => {
                let mut word = operation(op, lanes, srcs)?;
                if let Some(dst) = dst {
                    word.dst = unit(dst, 0)?;
                }
                if op.has('#') {
                    word.literal = Some(imm);
                }
                self.put(word)?;
            }
            MInst::Pair { dst, lanes, halves } => {
                for (at, half) in halves.into_iter().enumerate() {
                    self.mov(lanes, unit(dst, at as u8)?, half)?;
                }
            }
            MInst::Pseudo(Pseudo::Jump { target }) => self.jump(destination(func, target), next)?,
            MInst::Pseudo(ref pseudo) => self.pseudo(pseudo)?,
            MInst::Branch(condition, [yes, no]) => {
                let mut word = Inst::new(Op::Jany, false);
                if let Condition::NotZero(source) = condition {
                    word.op = Op::Jnz;
                    read(&mut word, 'c', source)?;
                }
                self.branch(word, destination(func, yes))?;
                self.jump(destination(func, no), next)?;
            }
        }
        Ok(())
    }

    fn pseudo(&mut self, pseudo: &Pseudo) -> Result<(), EmitError> {
        match *pseudo {
            Pseudo::Copy {
                file,
                width,
                dst,
                src,
            } => {
                // Pairs may overlap: what the first move writes must not be what the second reads.
                let up = unit(dst, 0)?.number() > unit(src, 0)?.number();
                for at in 0..width {
                    let at = if up { width - 1 - at } else { at };
                    let source = Source::Unit { reg: src, unit: at };
                    self.mov(file == VECTOR, unit(dst, at)?, source)?;
                }
                Ok(())
            }
            Pseudo::Spill { width, src, slot, .. } => (0..width).try_for_each(|at| {
                let mut word = Inst::new(Op::Spill, true);
                word.c = unit(src, at)?;
                word.literal = Some(slot + 4 * u32::from(at));
                self.put(word)
            }),
            Pseudo::Reload { width, dst, slot, .. } => (0..width).try_for_each(|at| {
                let mut word = Inst::new(Op::Fill, true);
                word.dst = unit(dst, at)?;
                word.literal = Some(slot + 4 * u32::from(at));
                self.put(word)
            }),
            Pseudo::Park {
                unit: vector,
                lane,
                src,
            } => self.move_lane(Op::Put, vector, src, lane),
            Pseudo::Unpark {
                dst,
                unit: vector,
                lane,
            } => self.move_lane(Op::Take, dst, vector, lane),
            Pseudo::Undef { .. } => Ok(()),
            Pseudo::End => self.put(Inst::new(Op::End, false)),
            // Jumps come with the block that follows them; others are not made for this machine.
            _ => Err(EmitError::NoSuchPseudo(pseudo.clone())),
        }
    }

    /// A scalar to a lane of a vector, or back.
    fn move_lane(&mut self, op: Op, dst: PReg, src: PReg, lane: u8) -> Result<(), EmitError> {
        let mut word = Inst::new(op, true);
        (word.dst, word.c) = (unit(dst.into(), 0)?, unit(src.into(), 0)?);
        word.literal = Some(lane.into());
        self.put(word)
    }
}
