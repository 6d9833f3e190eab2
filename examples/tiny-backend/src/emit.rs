//! Machine instructions with registers become words.
//!
//! Blocks stand in the wave's order. Distances of branches are filled in when all places are known; a jump to the next block is left out.
//! A machine with waits or hazards inserts what they need here, on the wave level: `waits.rs` and `hazards.rs` of the AMD backends.

use crate::isa::{INST_BYTES, Inst, Op, Register};
use crate::machine::{Condition, MInst, SCALAR, Source, VECTOR};
use cranelift_entity::SecondaryMap;
use std::fmt;
use wavelift_codegen::divergence::watch::{FlowTable, WatchedCode};
use wavelift_codegen::ir::SourceLoc;
use wavelift_codegen::machine::{MBlock, MachFunc, PReg, Reg};
use wavelift_codegen::target::{ErrorKind, MachineCode};

/// Why code cannot be emitted: always a fault of the backend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EmitError {
    /// An operand has no register of the machine.
    Unallocated,
    /// The machine has no such instruction.
    NoSuchInstruction(Inst),
}

impl fmt::Display for EmitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EmitError::Unallocated => f.write_str("an operand has no register"),
            EmitError::NoSuchInstruction(inst) => write!(f, "no such instruction: {inst}"),
        }
    }
}

impl std::error::Error for EmitError {}

impl From<EmitError> for ErrorKind {
    fn from(error: EmitError) -> ErrorKind {
        ErrorKind::Encode(error.to_string())
    }
}

/// Code of a kernel. Nothing in it is left to link.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Code {
    /// Its instructions.
    pub bytes: Vec<u8>,
    /// The source line of each byte offset at which the code of another one begins.
    pub lines: Vec<(u32, SourceLoc)>,
    /// Branches.
    pub branches: u32,
}

impl MachineCode for Code {
    fn bytes(&self) -> Vec<u8> {
        self.bytes.clone()
    }

    fn lines(&self) -> &[(u32, SourceLoc)] {
        &self.lines
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
    let mut code = Emitter::default();
    let mut lines: Vec<(u32, SourceLoc)> = Vec::new();
    for (index, &block) in func.order.iter().enumerate() {
        code.starts[block] = code.insts.len();
        let next = func.order.get(index + 1).copied();
        let data = &func.blocks[block];
        for (inst, &loc) in data.insts.iter().zip(&data.locs) {
            if loc.is_known() && lines.last().is_none_or(|&(_, last)| last != loc) {
                lines.push(((code.insts.len() * INST_BYTES) as u32, loc));
            }
            code.inst(inst, next)?;
        }
    }
    let branches = code.branches.len() as u32;
    for (at, target) in code.branches {
        let distance = code.starts[target] as i64 - at as i64;
        code.insts[at].literal = Some(distance as u32);
    }
    let mut bytes = Vec::new();
    for inst in code.insts {
        if !inst.check() {
            return Err(EmitError::NoSuchInstruction(inst));
        }
        bytes.extend(inst.encode().to_le_bytes());
    }
    Ok(Code {
        bytes,
        lines,
        branches,
    })
}

#[derive(Default)]
struct Emitter {
    insts: Vec<Inst>,
    /// Index of the first instruction of each block.
    starts: SecondaryMap<MBlock, usize>,
    /// Branches with their targets.
    branches: Vec<(usize, MBlock)>,
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

impl Emitter {
    fn mov(&mut self, lanes: bool, dst: Register, source: Source) -> Result<(), EmitError> {
        let mut inst = Inst::new(Op::Mov, lanes);
        inst.dst = dst;
        read(&mut inst, 'b', source)?;
        self.insts.push(inst);
        Ok(())
    }

    fn branch(&mut self, inst: Inst, target: MBlock) {
        self.branches.push((self.insts.len(), target));
        self.insts.push(inst);
    }

    fn jump(&mut self, target: MBlock, next: Option<MBlock>) {
        if Some(target) != next {
            self.branch(Inst::new(Op::Jmp, false), target);
        }
    }

    fn inst(&mut self, inst: &MInst, next: Option<MBlock>) -> Result<(), EmitError> {
        match *inst {
            MInst::Op {
                op,
                lanes,
                dst,
                ref srcs,
                imm,
            } => {
                let mut word = Inst::new(op, lanes);
                let letters = op
                    .info()
                    .operands
                    .chars()
                    .filter(|letter| "abcvw".contains(*letter));
                for (letter, &source) in letters.zip(srcs) {
                    read(&mut word, letter, source)?;
                }
                if let Some(dst) = dst {
                    word.dst = unit(dst, 0)?;
                }
                if op.has('#') {
                    word.literal = Some(imm);
                }
                self.insts.push(word);
            }
            MInst::Pair { dst, lanes, halves } => {
                for (at, half) in halves.into_iter().enumerate() {
                    self.mov(lanes, unit(dst, at as u8)?, half)?;
                }
            }
            MInst::Copy {
                lanes,
                width,
                dst,
                src,
            } => {
                // Pairs may overlap: what the first move writes must not be what the second reads.
                let up = unit(dst, 0)?.number() > unit(src, 0)?.number();
                for at in 0..width {
                    let at = if up { width - 1 - at } else { at };
                    self.mov(lanes, unit(dst, at)?, Source::Unit { reg: src, unit: at })?;
                }
            }
            MInst::Memory {
                fill,
                width,
                reg,
                slot,
            } => {
                for at in 0..width {
                    let mut word = Inst::new(if fill { Op::Fill } else { Op::Spill }, true);
                    let register = unit(reg, at)?;
                    *(if fill { &mut word.dst } else { &mut word.c }) = register;
                    word.literal = Some(slot + 4 * u32::from(at));
                    self.insts.push(word);
                }
            }
            MInst::Park {
                back,
                unit: vector,
                lane,
                scalar,
            } => {
                let (vector, scalar) = (unit(vector.into(), 0)?, unit(scalar.into(), 0)?);
                let mut word = Inst::new(if back { Op::Take } else { Op::Put }, true);
                (word.dst, word.c) = if back { (scalar, vector) } else { (vector, scalar) };
                word.literal = Some(lane.into());
                self.insts.push(word);
            }
            MInst::Undef { .. } => {}
            MInst::Jump(target) => self.jump(target, next),
            MInst::Branch(condition, [yes, no]) => {
                let mut word = Inst::new(Op::Jany, false);
                if let Condition::NotZero(source) = condition {
                    word.op = Op::Jnz;
                    read(&mut word, 'c', source)?;
                }
                self.branch(word, yes);
                self.jump(no, next);
            }
            MInst::End => self.insts.push(Inst::new(Op::End, false)),
        }
        Ok(())
    }
}
