//! What code for Ivy Bridge does to lane masks, for the proof of [`verify_masks`](wavelift_codegen::verify::masks::verify_masks).
//!
//! The bytes are decoded again, so that what is proved is what runs. The proof follows one channel; a [`Cell`] is the channel's bit in
//!
//! | cell | what |
//! |---|---|
//! | 0 to 3 | f0.0 (the running lanes), f0.1, f1.0, f1.1 |
//! | 4 | the channels whose pointer is the thread's: those that do not wait |
//! | 5 | the dispatch mask, sr0.2 |
//! | 6 to 10 | what an instruction needs in between |
//! | 16 + 8 r + d | doubleword d of register r, of which a mask takes the lower word |
//! | above | the channels that wait at an address |
//!
//! *Channels that wait* (manual 2.7 and chapter 6, `spec` of each branch). `if` sends those that fail its predicate to JIP, `else` all that run; `break` those
//! that pass after the `while` at its UIP, `cont` to that `while`, `halt` to its UIP; `while` those that fail to the next instruction,
//! if any passes. So such a branch moves the channel's bit from cell 4 to that of an address, and the instruction there takes it back before anything else. The thread
//! goes to JIP if nobody runs on, which is a test of the same cells: the manual's pseudo-code says it of `PcIP`. Only channels with the thread's
//! pointer are affected by a branch, as its text says.
//!
//! *Flags.* A comparison writes the bits of channels that run and pass its predicate. Bit 0 of f1.0 besides is the condition of the whole thread where
//! comparisons of scalars wrote it: the proof's flag. Where an instruction is for a part of the channels, the one that is followed may be in it or not. What
//! is not modelled writes bits that may be anything.

mod branch;
mod effect;

use crate::elf::SimdWidth;
use crate::emit::Code;
use crate::isa::{Access, DecodeError, ExecSize, Inst, Opcode, Place, RegFile, Type, decode_all};
use branch::{End, Targets};
use effect::subject;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use wavelift_codegen::divergence::watch::{Decision as Noted, Mark, Note};
use wavelift_codegen::verify::masks::{Cell, Decision, Exit, Lanes, MaskBlock, MaskProgram, Source, Step};

const RUNNING: Cell = Cell(0);
const WORK: Cell = Cell(2);
const ENABLED: Cell = Cell(4);
const DISPATCHED: Cell = Cell(5);
/// Lanes that an instruction is for.
const AMONG: Cell = Cell(6);
/// The result of a comparison.
const HOLDS: Cell = Cell(7);
/// Channels that pass the predicate of a branch.
const PASSING: Cell = Cell(8);
/// Channels that run or wait at the next instruction.
const HERE: Cell = Cell(9);
/// A result that not all get.
const RESULT: Cell = Cell(10);
const REGISTERS: u32 = 16;
const WAITING: u32 = 1 << 16;

/// First register numbers of the architecture's files.
const FLAG: u8 = 0x30;
const STATE: u8 = 0x70;
const POINTER: u8 = 0xa0;
/// Byte of the dispatch mask in the state register.
const DISPATCH_MASK: u8 = 8;

/// Tables of [`Step::Logic`].
const COPY: u8 = 0b1100;
const NOT: u8 = 0b0011;
const AND: u8 = 0b1000;
const AND_NOT: u8 = 0b0100;
const OR: u8 = 0b1110;
const XOR: u8 = 0b0110;

/// Why code cannot be followed: a mistake of this compiler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MaskCodeError {
    /// Bytes that are no instruction.
    Decode(DecodeError),
    /// A branch to where no instruction begins, or that is not known.
    Branch {
        /// Byte offset of the branch.
        offset: u32,
    },
}

impl fmt::Display for MaskCodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MaskCodeError::Decode(error) => error.fmt(f),
            MaskCodeError::Branch { offset } => write!(f, "no target of the branch at byte {offset}"),
        }
    }
}

impl std::error::Error for MaskCodeError {}

/// What the code does to the masks of a channel.
///
/// # Errors
/// Code that cannot be followed.
pub fn mask_program(code: &Code, simd: SimdWidth, is_function: bool) -> Result<MaskProgram, MaskCodeError> {
    let insts = decode_all(code.generation, &code.text.units).map_err(MaskCodeError::Decode)?;
    let mut translator = Translator {
        code,
        simd,
        insts,
        starts: BTreeMap::new(),
        waiting: BTreeMap::new(),
        wanted: FxHashSet::default(),
        subjects: BTreeSet::new(),
    };
    translator.find_starts()?;
    translator.find_wanted();
    translator.translate(is_function)
}

struct Translator<'a> {
    code: &'a Code,
    simd: SimdWidth,
    insts: Vec<(u32, Inst)>,
    /// Blocks, by the offset of their start.
    starts: BTreeMap<u32, usize>,
    /// The cells of channels that wait, by where.
    waiting: BTreeMap<u32, Cell>,
    /// The cells of registers that flags may come from, or decisions.
    wanted: FxHashSet<Cell>,
    /// Registers that are compared with constants.
    subjects: BTreeSet<u8>,
}

fn flag_cell(reg: u8, sub: u8) -> Cell {
    Cell(u32::from(reg) * 2 + u32::from(sub))
}

fn register_cell(reg: u8, dword: u8) -> Cell {
    Cell(REGISTERS + 8 * u32::from(reg) + u32::from(dword))
}

fn logic(to: Cell, table: u8, a: Source, b: Source) -> Step {
    Step::Logic {
        to,
        table,
        a,
        b,
        tests: false,
    }
}

fn copy(to: Cell, from: Source) -> Step {
    logic(to, COPY, from, Source::Bit(false))
}

fn is_integer(ty: Type) -> bool {
    matches!(ty, Type::Uw | Type::W | Type::Ud | Type::D)
}

/// One element, whoever runs.
fn is_scalar(inst: &Inst) -> bool {
    let control = &inst.control;
    control.exec == ExecSize::S1 && control.no_mask && control.access == Access::Align1
}

/// What an instruction computes bit by bit.
fn bitwise(inst: &Inst) -> Option<u8> {
    let plain = is_scalar(inst) && !inst.control.saturate && is_integer(inst.dst.ty);
    let table = match inst.op {
        Opcode::Mov => COPY,
        Opcode::Not => NOT,
        Opcode::And => AND,
        Opcode::Or => OR,
        Opcode::Xor => XOR,
        _ => return None,
    };
    plain.then_some(table)
}

/// The cell that an operand of one element is, if it begins with the lower word of a doubleword.
fn cell_at(place: Place) -> Option<Cell> {
    match place {
        Place::Direct {
            file: RegFile::Arf,
            reg,
            sub,
        } if reg & !1 == FLAG && matches!(sub, 0 | 2) => Some(flag_cell(reg - FLAG, sub / 2)),
        Place::Direct {
            file: RegFile::Grf,
            reg,
            sub,
        } if sub % 4 == 0 => Some(register_cell(reg, sub / 4)),
        _ => None,
    }
}

impl Translator<'_> {
    /// The starts of blocks, and where channels wait.
    fn find_starts(&mut self) -> Result<(), MaskCodeError> {
        let mut starts = BTreeSet::from([0]);
        for index in 0..self.insts.len() {
            let (offset, inst) = &self.insts[index];
            let next = offset + inst.length();
            let mut reached = |target: u32| {
                let found = self.insts.binary_search_by_key(&target, |&(at, _)| at);
                found.map_err(|_| MaskCodeError::Branch { offset: *offset })?;
                starts.insert(target);
                Ok(())
            };
            let op = inst.op;
            match self.end(index)? {
                End::No => continue,
                End::Over | End::Returns => {}
                End::Jump(target) => reached(target)?,
                End::Branch(Targets { jip, waits, next }) => {
                    [jip, waits, next].into_iter().try_for_each(&mut reached)?;
                    if op != Opcode::Endif {
                        let cell = Cell(WAITING + waits);
                        self.waiting.insert(waits, cell);
                    }
                }
            }
            if index + 1 < self.insts.len() {
                starts.insert(next);
            }
        }
        // The first block sets things up.
        self.starts = starts.into_iter().zip(1..).collect();
        Ok(())
    }

    /// Which registers matter, whatever the order of instructions.
    fn find_wanted(&mut self) {
        let mut from: FxHashMap<Cell, Vec<Cell>> = FxHashMap::default();
        for (_, inst) in &self.insts {
            self.subjects
                .extend(subject(inst).map(|subject| subject.what as u8));
            if bitwise(inst).is_none() {
                continue;
            }
            let Some(to) = cell_at(inst.dst.place) else {
                continue;
            };
            let sources = inst.src[..inst.op.sources()].iter();
            let cells = sources.filter_map(|src| cell_at(src.place()?));
            from.entry(to).or_default().extend(cells);
        }
        let mut work: Vec<Cell> = (0..4).map(Cell).collect();
        for (_, note) in &self.code.notes {
            if let Note::Decides(_, by) | Note::At(_, Some(by)) = note
                && let Noted::Condition(byte) = by
            {
                work.push(condition_cell(*byte));
            }
        }
        while let Some(cell) = work.pop() {
            if self.wanted.insert(cell) {
                work.extend(from.get(&cell).into_iter().flatten());
            }
        }
    }

    fn translate(&self, is_function: bool) -> Result<MaskProgram, MaskCodeError> {
        let mut notes: FxHashMap<u32, Vec<Note>> = FxHashMap::default();
        for &(offset, note) in &self.code.notes {
            notes.entry(offset).or_default().push(note);
        }
        let mut first: Vec<Step> = self
            .waiting
            .values()
            .map(|&cell| copy(cell, Source::Bit(false)))
            .collect();
        if !is_function {
            // Who runs at the start is the dispatch.
            first.extend([DISPATCHED, ENABLED].map(|cell| copy(cell, Source::Cell(RUNNING))));
        }
        let mut blocks = vec![MaskBlock {
            steps: first,
            exit: Exit::Jump(1),
        }];
        // What `while` does if it goes back.
        let mut taken = Vec::new();
        let beyond = self.starts.len() + 1;
        for &start in self.starts.keys() {
            let mut steps: Vec<Step> = Vec::new();
            if let Some(&waiting) = self.waiting.get(&start) {
                steps.push(logic(ENABLED, OR, Source::Cell(ENABLED), Source::Cell(waiting)));
                steps.push(copy(waiting, Source::Bit(false)));
            }
            let index = self.insts.binary_search_by_key(&start, |&(offset, _)| offset);
            let mut index = index.map_err(|_| MaskCodeError::Branch { offset: start })?;
            let exit = loop {
                let Some((offset, inst)) = self.insts.get(index) else {
                    break Exit::End;
                };
                if *offset != start && self.starts.contains_key(offset) {
                    break Exit::Jump(self.block(*offset)?);
                }
                for &note in notes.get(offset).into_iter().flatten() {
                    self.note(note, &mut steps);
                }
                match self.end(index)? {
                    End::No => self.steps(inst, &mut steps),
                    End::Over => break Exit::End,
                    End::Returns => break Exit::Return,
                    End::Jump(target) => {
                        break self.jump(inst, [target, offset + inst.length()], &mut steps)?;
                    }
                    End::Branch(targets) => {
                        let number = beyond + taken.len();
                        let (exit, block) = self.branch(inst, &targets, number, &mut steps)?;
                        taken.extend(block);
                        break exit;
                    }
                }
                index += 1;
            };
            blocks.push(MaskBlock { steps, exit });
        }
        blocks.extend(taken);
        Ok(MaskProgram {
            blocks,
            running: RUNNING,
            enabled: Some(ENABLED),
        })
    }

    fn block(&self, offset: u32) -> Result<usize, MaskCodeError> {
        self.starts
            .get(&offset)
            .copied()
            .ok_or(MaskCodeError::Branch { offset })
    }

    /// A place of the thread level, or what decides.
    fn note(&self, note: Note, steps: &mut Vec<Step>) {
        match note {
            Note::At(mark @ (Mark::Enter(_) | Mark::Edge(_)), Some(by)) => {
                let lanes = match by {
                    Noted::Flag { inverse: false } => Lanes::In(WORK),
                    Noted::Flag { inverse: true } => {
                        steps.push(logic(AMONG, NOT, Source::Cell(WORK), Source::Bit(false)));
                        Lanes::In(AMONG)
                    }
                    Noted::Condition(byte) => Lanes::In(condition_cell(byte)),
                    Noted::Index(_) | Noted::Together { .. } | Noted::Left => Lanes::Running,
                };
                steps.push(Step::Mark(mark, lanes));
            }
            Note::At(mark, _) => steps.push(Step::Mark(mark, Lanes::Running)),
            Note::Decides(block, by) => {
                let by = match by {
                    Noted::Condition(byte) => Decision::Bit(condition_cell(byte)),
                    Noted::Flag { inverse: false } => Decision::Bit(WORK),
                    Noted::Flag { inverse: true } => {
                        steps.push(logic(AMONG, NOT, Source::Cell(WORK), Source::Bit(false)));
                        Decision::Bit(AMONG)
                    }
                    Noted::Index(first) => Decision::Index(first.into()),
                    Noted::Together { any: false } => Decision::Flag,
                    // The branch after it asks the same.
                    Noted::Together { any: true } => return,
                    Noted::Left => Decision::Left,
                };
                steps.push(Step::Decide(block, by));
            }
        }
    }
}

fn condition_cell(byte: u16) -> Cell {
    Cell(REGISTERS + u32::from(byte) / 4)
}
