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
//! that pass behind the `while` at its UIP, `cont` to that `while`, `halt` to its UIP; `while` those that fail to the next instruction,
//! if any passes. So such a branch moves the channel's bit from cell 4 to that of an address, and the instruction there takes it back before anything else. The thread
//! goes to JIP if nobody runs on, which is a test of the same cells: the manual's pseudo-code says it of `PcIP`. Only channels with the thread's
//! pointer are affected by a branch, as its text says.
//!
//! *Flags.* A comparison writes the bits of channels that run and pass its predicate. Bit 0 of f1.0 besides is the condition of the whole thread where
//! comparisons of scalars wrote it: the proof's flag. Where an instruction is for a part of the channels, the one that is followed may be in it or not. What
//! is not modelled writes bits that may be anything.

use crate::calls::{FRAME_REGISTER, is_kept};
use crate::elf::SimdWidth;
use crate::emit::Code;
use crate::isa::{
    Access, Arf, Cond, DecodeError, ExecSize, Inst, Opcode, Place, RegFile, Region, Src, SrcValue, Type,
    decode_all,
};
use crate::machine::{FIRST_PAYLOAD, FIRST_SCALAR, FIRST_VECTOR, SCALAR, VECTOR};
use crate::watched::Decision as Noted;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use wavelift_codegen::divergence::watch::{Flow, Mark, Note};
use wavelift_codegen::machine::PReg;
use wavelift_codegen::pass::Broken;
use wavelift_codegen::verify::masks::{
    self, Cell, Decision, Exit, Lanes, MaskBlock, MaskProgram, Source, Step, Subject, Verdict,
};

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

/// Proves the masks of code of a kernel or function.
///
/// # Errors
/// What a lane can do that it must not, or code that cannot be followed.
pub fn prove(code: &Code, simd: SimdWidth, is_function: bool, flow: &Flow) -> Result<Verdict, Broken> {
    let program =
        mask_program(code, simd, is_function).map_err(|error| masks::cannot_follow(flow, &error))?;
    masks::prove(vec![program], flow)
}

/// What the code does to the masks of a channel.
///
/// # Errors
/// Code that cannot be followed.
pub fn mask_program(code: &Code, simd: SimdWidth, is_function: bool) -> Result<MaskProgram, MaskCodeError> {
    let insts = decode_all(&code.bytes).map_err(MaskCodeError::Decode)?;
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

/// Where a branch leads: byte offsets.
struct Targets {
    next: u32,
    jip: u32,
    /// Where channels wait.
    waits: u32,
}

/// How an instruction ends a block.
enum End {
    No,
    Over,
    Returns,
    /// All of the thread goes there if the predicate of the first channel holds.
    Jump(u32),
    /// A branch of channels.
    Branch(Targets),
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
    /// How an instruction ends a block.
    fn end(&self, index: usize) -> Result<End, MaskCodeError> {
        let (offset, inst) = &self.insts[index];
        let next = offset + inst.length();
        let unknown = MaskCodeError::Branch { offset: *offset };
        let at = |distance: i16| offset.wrapping_add_signed(i32::from(distance) * 8);
        let (jip, uip) = (at(inst.jip), at(inst.uip));
        let waits = match inst.op {
            Opcode::Jmpi => {
                let distance = inst.src[1].immediate().ok_or(unknown)?;
                return Ok(End::Jump(
                    next.wrapping_add_signed((distance as i32).wrapping_mul(8)),
                ));
            }
            Opcode::Add if self.writes_pointer(inst) => {
                let distance = inst.src[1].immediate().ok_or(unknown)?;
                return Ok(End::Jump(offset.wrapping_add(distance)));
            }
            _ if self.writes_pointer(inst) => return Err(unknown),
            Opcode::Ret => return Ok(End::Returns),
            _ if inst.send.is_some_and(|send| send.eot) => return Ok(End::Over),
            Opcode::If | Opcode::Else => jip,
            // Nobody waits because of it.
            Opcode::Endif => next,
            // Behind the `while`, which would take them in again.
            Opcode::Break => self.behind_while(uip).ok_or(unknown.clone())?,
            Opcode::Cont => self.behind_while(uip).map(|_| uip).ok_or(unknown.clone())?,
            Opcode::Halt | Opcode::Brc => uip,
            Opcode::While | Opcode::Brd => next,
            _ => return Ok(End::No),
        };
        match self.is_whole(inst) || inst.op == Opcode::Endif {
            true => Ok(End::Branch(Targets { next, jip, waits })),
            false => Err(unknown),
        }
    }

    fn writes_pointer(&self, inst: &Inst) -> bool {
        matches!(inst.dst.place, Place::Direct { file: RegFile::Arf, reg, .. } if reg == POINTER)
    }

    /// The offset behind the `while` at an offset.
    fn behind_while(&self, at: u32) -> Option<u32> {
        let index = self.insts.binary_search_by_key(&at, |&(offset, _)| offset).ok()?;
        let (offset, inst) = &self.insts[index];
        (inst.op == Opcode::While).then(|| offset + inst.length())
    }

    /// Whether an instruction is for all channels of the dispatch.
    fn is_whole(&self, inst: &Inst) -> bool {
        let control = &inst.control;
        let doubles = inst.dst.ty == Type::Df || inst.src.iter().any(|src| src.ty == Type::Df);
        control.exec.channels() >= self.simd.channels() && control.first_channel() == 0 && !doubles
    }

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
        let mut notes: FxHashMap<u32, Vec<Note<Noted>>> = FxHashMap::default();
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
    fn note(&self, note: Note<Noted>, steps: &mut Vec<Step>) {
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
                    // The branch behind it asks the same.
                    Noted::Together { any: true } => return,
                    Noted::Left => Decision::Left,
                };
                steps.push(Step::Decide(block, by));
            }
        }
    }

    /// The whole thread goes to the first target or on.
    fn jump(&self, inst: &Inst, targets: [u32; 2], steps: &mut Vec<Step>) -> Result<Exit, MaskCodeError> {
        let pred = inst.control.pred;
        let yes = self.block(targets[0])?;
        if pred.control == 0 {
            return Ok(Exit::Jump(yes));
        }
        let no = self.block(targets[1])?;
        let ways = if pred.inverse { [no, yes] } else { [yes, no] };
        let flag = flag_cell(inst.control.flag.reg, inst.control.flag.sub);
        // Codes of `any8h`, `any16h` and `any32h`, by the channels of their groups (manual 2.4.4.1).
        let group = match pred.control {
            8 => 8,
            10 => 16,
            12 => 32,
            _ => 0,
        };
        if group >= self.simd.channels() {
            return Ok(Exit::Any(flag, ways));
        }
        if pred.control != 1 || flag != WORK {
            steps.push(Step::Flag);
        }
        Ok(Exit::Flag(ways))
    }

    /// What a branch does to the channels that run; gives where the thread goes, and what `while` does on its way back, as the block `taken`.
    fn branch(
        &self,
        inst: &Inst,
        targets: &Targets,
        taken: usize,
        steps: &mut Vec<Step>,
    ) -> Result<(Exit, Option<MaskBlock>), MaskCodeError> {
        let (next, jip) = (self.block(targets.next)?, self.block(targets.jip)?);
        // Of `endif` it is not asked.
        let to = self.waiting.get(&targets.waits).copied().unwrap_or(AMONG);
        let [enabled, passing, waiting] = [ENABLED, PASSING, to].map(Source::Cell);
        let exit = match inst.op {
            Opcode::Endif => match self.waiting.get(&targets.next) {
                _ if next == jip => Exit::Jump(next),
                Some(&there) => {
                    steps.push(logic(HERE, OR, enabled, Source::Cell(there)));
                    Exit::Any(HERE, [next, jip])
                }
                None => Exit::Any(ENABLED, [next, jip]),
            },
            Opcode::Else => {
                steps.push(logic(to, OR, waiting, enabled));
                steps.push(copy(ENABLED, Source::Bit(false)));
                match self.waiting.get(&targets.next) {
                    Some(&there) => Exit::Any(there, [next, jip]),
                    None => Exit::Jump(jip),
                }
            }
            Opcode::While | Opcode::Brd => {
                self.passing(inst, steps);
                let failing = logic(AMONG, AND_NOT, enabled, passing);
                let park = logic(to, OR, waiting, Source::Cell(AMONG));
                let back = MaskBlock {
                    steps: vec![failing, park, copy(ENABLED, passing)],
                    exit: Exit::Jump(jip),
                };
                return Ok((Exit::Any(PASSING, [taken, next]), Some(back)));
            }
            Opcode::If => {
                self.passing(inst, steps);
                steps.push(logic(AMONG, AND_NOT, enabled, passing));
                steps.push(logic(to, OR, waiting, Source::Cell(AMONG)));
                steps.push(copy(ENABLED, passing));
                Exit::Any(ENABLED, [next, jip])
            }
            _ => {
                self.passing(inst, steps);
                steps.push(logic(to, OR, waiting, passing));
                steps.push(logic(ENABLED, AND_NOT, enabled, passing));
                Exit::Any(ENABLED, [next, jip])
            }
        };
        Ok((exit, None))
    }

    /// The channels that run and pass the predicate of a branch.
    fn passing(&self, inst: &Inst, steps: &mut Vec<Step>) {
        let (enabled, pred) = (Source::Cell(ENABLED), inst.control.pred);
        let flag = Source::Cell(flag_cell(inst.control.flag.reg, inst.control.flag.sub));
        steps.push(match (pred.control, pred.inverse) {
            (0, _) => copy(PASSING, enabled),
            (1, false) => logic(PASSING, AND, enabled, flag),
            (1, true) => logic(PASSING, AND_NOT, enabled, flag),
            _ => logic(PASSING, AND, enabled, Source::Any),
        });
    }

    /// The lanes that an instruction is for.
    fn lanes(&self, inst: &Inst, steps: &mut Vec<Step>) -> Lanes {
        let (control, whole) = (&inst.control, self.is_whole(inst));
        let flag = flag_cell(control.flag.reg, control.flag.sub);
        let plain = control.pred.control == 1 && !control.pred.inverse;
        match (control.no_mask, control.pred.control) {
            (false, 1) if whole && plain && flag == RUNNING => return Lanes::Running,
            (false, 0) if whole => return Lanes::In(ENABLED),
            (true, 0) if whole => return Lanes::All,
            (true, 1) if whole && plain => return Lanes::In(flag),
            _ => {}
        }
        let enabled = match control.no_mask {
            true => Source::Bit(true),
            false => Source::Cell(ENABLED),
        };
        steps.push(match control.pred.control {
            0 => copy(AMONG, enabled),
            1 if control.pred.inverse => logic(AMONG, AND_NOT, enabled, Source::Cell(flag)),
            1 => logic(AMONG, AND, enabled, Source::Cell(flag)),
            _ => logic(AMONG, AND, enabled, Source::Any),
        });
        if !whole {
            steps.push(logic(AMONG, AND, Source::Cell(AMONG), Source::Any));
        }
        Lanes::In(AMONG)
    }

    /// What an instruction does that is no branch.
    fn steps(&self, inst: &Inst, steps: &mut Vec<Step>) {
        if inst.op == Opcode::Call {
            return self.call(steps);
        }
        if inst.control.cond != Cond::None && inst.op != Opcode::Sel {
            self.compare(inst, steps);
        }
        match bitwise(inst) {
            Some(table) if cell_at(inst.dst.place).is_some() => self.logic(inst, table, steps),
            _ => self.other(inst, steps),
        }
    }

    /// The flag of a conditional modifier.
    fn compare(&self, inst: &Inst, steps: &mut Vec<Step>) {
        let flag = flag_cell(inst.control.flag.reg, inst.control.flag.sub);
        if inst.control.exec == ExecSize::S1 {
            // Of the first channel.
            steps.push(Step::Unknown(flag));
        } else {
            let lanes = self.lanes(inst, steps);
            steps.push(Step::Compare {
                to: HOLDS,
                lanes,
                subject: subject(inst),
            });
            steps.push(Step::Merge {
                to: flag,
                from: Source::Cell(HOLDS),
                lanes,
            });
        }
        if flag == WORK {
            steps.push(Step::Flag);
        }
    }

    /// The channel's bit of an operand of one element.
    fn source(&self, src: &Src) -> Source {
        let all = u32::MAX >> (32 - self.simd.channels());
        match src.value {
            SrcValue::Imm(bits) if bits & all == 0 => Source::Bit(false),
            SrcValue::Imm(bits) if bits & all == all => Source::Bit(true),
            SrcValue::Reg(place) if is_integer(src.ty) && !src.neg && !src.abs => match place {
                Place::Direct {
                    file: RegFile::Arf,
                    reg: STATE,
                    sub: DISPATCH_MASK,
                } => Source::Cell(DISPATCHED),
                place => cell_at(place).map_or(Source::Any, Source::Cell),
            },
            _ => Source::Any,
        }
    }

    /// Masks, bit by bit.
    fn logic(&self, inst: &Inst, table: u8, steps: &mut Vec<Step>) {
        let Some(to) = cell_at(inst.dst.place).filter(|to| self.wanted.contains(to)) else {
            return;
        };
        let a = self.source(&inst.src[0]);
        let b = match inst.op.sources() {
            1 => Source::Bit(false),
            _ => self.source(&inst.src[1]),
        };
        let pred = inst.control.pred;
        let flag = flag_cell(inst.control.flag.reg, inst.control.flag.sub);
        match pred.control {
            0 => steps.push(logic(to, table, a, b)),
            1 if flag == WORK => {
                steps.push(logic(RESULT, table, a, b));
                let (new, old) = (Source::Cell(RESULT), Source::Cell(to));
                let [yes, no] = if pred.inverse { [old, new] } else { [new, old] };
                steps.push(Step::Select { to, yes, no });
            }
            _ => steps.push(Step::Unknown(to)),
        }
        if to.0 < ENABLED.0 && inst.dst.ty.size() == 4 {
            // The other half of the register.
            steps.push(Step::Unknown(Cell(to.0 | 1)));
        }
        if to == WORK {
            steps.push(Step::Flag);
        }
    }

    /// Instructions that are no masks' business: what they write is not known.
    fn other(&self, inst: &Inst, steps: &mut Vec<Step>) {
        let size = u32::from(inst.dst.ty.size());
        match inst.dst.place {
            Place::Direct {
                file: RegFile::Arf,
                reg,
                ..
            } if Arf::of(reg) == Some(Arf::Flag) => {
                let first = flag_cell(reg - FLAG, 0);
                steps.extend([first, Cell(first.0 + 1)].map(Step::Unknown));
                if first == WORK {
                    steps.push(Step::Flag);
                }
            }
            Place::Direct {
                file: RegFile::Grf,
                reg,
                sub,
            } => {
                let start = u32::from(reg) * 32 + u32::from(sub);
                let bytes = match (inst.send, inst.descriptor()) {
                    (Some(_), Some(descriptor)) => (descriptor >> 20 & 0x1f) * 32,
                    (Some(_), None) => 31 * 32,
                    _ => {
                        let stride = u32::from(inst.dst.stride).max(1);
                        (inst.control.exec.channels() - 1) * stride * size + size
                    }
                };
                // `math` may have a second result behind the first.
                let bytes = if inst.math.is_some() { 2 * bytes } else { bytes };
                let runs = inst.send.is_none() && self.lanes(inst, &mut Vec::new()) == Lanes::Running;
                let lanes = if runs { Lanes::Running } else { Lanes::All };
                self.overwritten(start..start + bytes, lanes, steps);
            }
            // An address that is not known.
            Place::Indirect { .. } => self.overwritten(0..128 * 32, Lanes::All, steps),
            Place::Direct { .. } => {}
        }
    }

    /// Bytes of general registers get what is not known.
    fn overwritten(&self, bytes: std::ops::Range<u32>, lanes: Lanes, steps: &mut Vec<Step>) {
        if bytes.is_empty() {
            return;
        }
        for dword in bytes.start / 4..bytes.end.div_ceil(4).min(128 * 8) {
            let cell = Cell(REGISTERS + dword);
            if self.wanted.contains(&cell) {
                steps.push(Step::Unknown(cell));
            }
        }
        let span = self.simd.channels() / 8;
        let first = (bytes.start / 32).saturating_sub(span - 1);
        for register in first..bytes.end.div_ceil(32) {
            if self.subjects.contains(&(register as u8)) {
                steps.push(Step::Forget(register, lanes));
            }
        }
    }

    /// A call comes back with the lanes that it began with, and the registers that the convention says.
    fn call(&self, steps: &mut Vec<Step>) {
        let mut lost: Vec<Cell> = self
            .wanted
            .iter()
            .copied()
            .filter(|&cell| self.is_lost(cell))
            .collect();
        lost.sort_unstable();
        steps.extend(lost.into_iter().map(Step::Unknown));
        steps.push(Step::Flag);
        steps.extend(
            self.subjects
                .iter()
                .map(|&reg| Step::Forget(reg.into(), Lanes::All)),
        );
    }

    /// Whether a call destroys what a cell is of.
    fn is_lost(&self, cell: Cell) -> bool {
        let Some(dword) = cell.0.checked_sub(REGISTERS).filter(|&dword| dword < 128 * 8) else {
            return (1..4).contains(&cell.0);
        };
        let (reg, span) = ((dword / 8) as u8, (self.simd.channels() / 8) as u8);
        if reg < FIRST_SCALAR || reg >= FIRST_PAYLOAD {
            return reg >= FRAME_REGISTER;
        }
        let unit = match reg < FIRST_VECTOR {
            true => PReg::new(SCALAR, (dword - 8 * u32::from(FIRST_SCALAR)) as u16, 1),
            false => PReg::new(VECTOR, u16::from((reg - FIRST_VECTOR) / span), 1),
        };
        !is_kept(self.simd, unit)
    }
}

fn condition_cell(byte: u16) -> Cell {
    Cell(REGISTERS + u32::from(byte) / 4)
}

/// A comparison for equality of a register of all channels with a constant.
fn subject(inst: &Inst) -> Option<Subject> {
    let differs = match inst.control.cond {
        Cond::Z => false,
        Cond::Nz => true,
        _ => return None,
    };
    let [register, constant, _] = &inst.src;
    let whole = |src: &Src| matches!(src.ty, Type::D | Type::Ud) && !src.neg && !src.abs;
    let Some(Place::Direct {
        file: RegFile::Grf,
        reg,
        sub: 0,
    }) = register.place()
    else {
        return None;
    };
    let compares = inst.op == Opcode::Cmp && register.region == Region::PACKED;
    let constant = constant
        .immediate()
        .filter(|_| whole(register) && whole(constant))?;
    compares.then_some(Subject {
        what: reg.into(),
        constant: constant.into(),
        differs,
    })
}
