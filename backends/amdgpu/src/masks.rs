//! What code of the AMD targets does to lane masks, for the proof of [`verify_masks`](wavelift_codegen::verify::masks::verify_masks).
//!
//! The bytes are decoded again, so that what is proved is what runs; `MaskInst` is what the proof asks of an instruction. In waves of 64 lanes a lane mask is a pair of SGPRs, of which the lower holds
//! lanes 0 to 31; in waves of 32 it is one. The proof follows a lane of one half, and a [`Cell`] is bit `lane % 32` of a 32-bit unit:
//!
//! | cell | unit |
//! |---|---|
//! | 0 to 127 | the scalar register of that number, VCC and EXEC included |
//! | 128 + 64 v + l | lane l of VGPR v, where scalars are spilled to |
//! | above | what an instruction needs in between |
//!
//! Operations on pairs act on the cell of the half that is followed; what they make of the other half is not known.

use crate::calls::FIRST_KEPT_SGPR;
use crate::code::Code;
use crate::isa::{self, Implicit, Machine, Operand, Role};
use crate::logic::Logic;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use std::collections::BTreeSet;
use wavelift_codegen::divergence::watch::Mark;
use wavelift_codegen::machine::RegFile;
use wavelift_codegen::verify::masks::{
    Cell, Decision, Exit, Lanes, MaskBlock, MaskProgram, Source, Step, Subject,
};

/// EXEC and VCC have the same numbers on all targets.
const EXEC: u8 = 126;
const VCC: u8 = 106;
/// The first cell of lanes of VGPRs.
const LANES: u32 = 128;
/// Holds the old lanes while EXEC changes.
const OLD_LANES: Cell = Cell(LANES + 256 * 64);

/// Why code cannot be followed: a mistake of this compiler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MaskCodeError {
    /// Words that are no instruction, and why.
    Decode(String),
    /// A branch to where no instruction begins, or that is not known.
    Branch {
        /// Byte offset of the branch.
        offset: u32,
    },
}

impl std::fmt::Display for MaskCodeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            MaskCodeError::Decode(error) => f.write_str(error),
            MaskCodeError::Branch { offset } => write!(f, "no target of the branch at byte {offset}"),
        }
    }
}

impl std::error::Error for MaskCodeError {}

/// An operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MaskOperand {
    /// Scalar registers: first and number.
    Scalars(u8, u8),
    /// Vector registers: first and number.
    Vectors(u8, u8),
    /// 32 bits.
    Constant(u32),
    /// What is no value: a branch's distance.
    Immediate(i32),
    /// Anything else.
    Other,
}

/// What the proof asks of an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
struct MaskInst {
    /// Mnemonic without the suffix of the encoding.
    mnemonic: &'static str,
    /// Words.
    words: usize,
    /// Operands, destinations first.
    operands: SmallVec<[MaskOperand; 6]>,
    /// A bit for each operand that is written.
    written: u8,
    /// What it writes without naming it.
    writes_vcc: bool,
    /// As `writes_vcc`.
    writes_exec: bool,
    /// As `writes_vcc`.
    writes_scc: bool,
    /// Sources are whole registers of the lane itself.
    plain: bool,
}

impl MaskInst {
    /// The instruction at the start of words that are at an address.
    fn decode(machine: Machine, words: &[u32], pc: u64) -> Result<MaskInst, MaskCodeError> {
        let decoded = isa::decode(machine, words, pc);
        let (inst, words) = decoded.map_err(|error| MaskCodeError::Decode(error.to_string()))?;
        let info = inst.info();
        let is_written = |&index: &usize| matches!(inst.operand_role(index), Some(Role::Dst | Role::SrcDst));
        Ok(MaskInst {
            mnemonic: info.mnemonic,
            words,
            operands: inst.operands.iter().map(|&operand| seen(operand)).collect(),
            written: (0..inst.operands.len())
                .filter(is_written)
                .fold(0, |bits, index| bits | 1 << index),
            writes_vcc: info.writes(Implicit::Vcc),
            writes_exec: info.writes(Implicit::Exec),
            writes_scc: info.writes(Implicit::Scc),
            plain: !inst.format.is_sdwa() && !inst.format.is_dpp(),
        })
    }
}

fn seen(operand: Operand) -> MaskOperand {
    match operand {
        Operand::Sgpr { first, count } => MaskOperand::Scalars(first.0, count),
        Operand::Vgpr { first, count } => MaskOperand::Vectors(first.0, count),
        Operand::Int(value) => MaskOperand::Constant(i32::from(value) as u32),
        Operand::Literal(bits) => MaskOperand::Constant(bits),
        Operand::Imm(value) => MaskOperand::Immediate(value),
        _ => MaskOperand::Other,
    }
}

/// One instruction and its word number.
struct Place {
    word: usize,
    inst: MaskInst,
}

/// How an instruction ends a block.
enum End {
    No,
    Over,
    Returns,
    Jump(usize),
    /// To the word, or on.
    Branch(usize),
}

fn truth(function: fn(u64, u64) -> u64) -> u8 {
    (0..4u8)
        .filter(|index| function(u64::from(index >> 1) * u64::MAX, u64::from(index & 1) * u64::MAX) & 1 == 1)
        .fold(0, |table, index| table | 1 << index)
}

fn cell(unit: u8) -> Cell {
    Cell(u32::from(unit))
}

/// A register changes in the running lanes.
fn forget(what: u32) -> Step {
    Step::Forget(what, Lanes::Running)
}

fn parked(register: u8, lane: u8) -> Cell {
    Cell(LANES + 64 * u32::from(register) + u32::from(lane))
}

/// What the code does to the masks of a lane in the lower (`false`) or upper half of the wave.
///
/// # Errors
/// Code that cannot be followed.
pub fn mask_program(machine: Machine, code: &Code, upper: bool) -> Result<MaskProgram, MaskCodeError> {
    let mut places = Vec::new();
    let mut at = 0;
    while at < code.words().len() {
        let mut inst = MaskInst::decode(machine, &code.words()[at..], 4 * at as u64)?;
        inst.words = inst.words.max(1);
        let words = inst.words;
        places.push(Place { word: at, inst });
        at += words;
    }
    let translator = Translator {
        code,
        width: machine.wave.mask_registers(),
        half: u8::from(upper),
        parked: parked_lanes(&places),
        places,
    };
    translator.translate()
}

/// The VGPR lanes that scalars are kept in.
fn parked_lanes(places: &[Place]) -> FxHashMap<u8, BTreeSet<u8>> {
    let mut lanes: FxHashMap<u8, BTreeSet<u8>> = FxHashMap::default();
    for place in places {
        if place.inst.mnemonic == "v_writelane_b32"
            && let [MaskOperand::Vectors(first, _), _, MaskOperand::Constant(lane)] = place.inst.operands[..]
        {
            lanes.entry(first).or_default().insert(lane as u8);
        }
    }
    lanes
}

struct Translator<'a> {
    code: &'a Code,
    /// Registers of a lane mask.
    width: u8,
    half: u8,
    places: Vec<Place>,
    parked: FxHashMap<u8, BTreeSet<u8>>,
}

impl Translator<'_> {
    fn translate(&self) -> Result<MaskProgram, MaskCodeError> {
        let by_word: FxHashMap<usize, usize> =
            self.places.iter().enumerate().map(|(i, p)| (p.word, i)).collect();
        let mut ends = Vec::new();
        let mut leaders: FxHashSet<usize> = FxHashSet::from_iter([0]);
        for index in 0..self.places.len() {
            let end = self.end(index)?;
            if let End::Jump(to) | End::Branch(to) = end {
                if !by_word.contains_key(&to) {
                    let offset = self.places[index].word as u32 * 4;
                    return Err(MaskCodeError::Branch { offset });
                }
                leaders.insert(to);
            }
            if !matches!(end, End::No) {
                leaders.insert(self.places[index].word + self.places[index].inst.words);
            }
            ends.push(end);
        }
        let mut marks: FxHashMap<usize, Vec<Mark>> = FxHashMap::default();
        for &(offset, mark) in &self.code.marks {
            marks.entry(offset as usize / 4).or_default().push(mark);
        }
        let mut decisions: FxHashMap<usize, SmallVec<[Step; 1]>> = FxHashMap::default();
        for &(offset, block, by) in &self.code.decisions {
            let decision = match (by.file == RegFile::SCALAR, by.width) {
                (true, width) if width == self.width => Decision::Bit(cell(by.first as u8 + self.half)),
                (false, 1) => Decision::Index(by.first.into()),
                _ => continue,
            };
            let step = Step::Decide(block, decision);
            decisions.entry(offset as usize / 4).or_default().push(step);
        }
        let mut starts: Vec<usize> = leaders
            .into_iter()
            .filter(|word| by_word.contains_key(word))
            .collect();
        starts.sort_unstable();
        let number = |word: usize| starts.binary_search(&word).unwrap_or(0);
        let mut blocks = Vec::new();
        for (block, &start) in starts.iter().enumerate() {
            let mut steps = Vec::new();
            let mut index = by_word[&start];
            let exit = loop {
                let Some(place) = self.places.get(index) else {
                    break Exit::End;
                };
                if index != by_word[&start] && starts.get(block + 1) == Some(&place.word) {
                    break Exit::Jump(block + 1);
                }
                steps.extend(
                    marks
                        .get(&place.word)
                        .into_iter()
                        .flatten()
                        .map(|&mark| Step::Mark(mark, Lanes::Running)),
                );
                steps.extend(decisions.get(&place.word).into_iter().flatten().copied());
                match ends[index] {
                    End::No => self.steps(&place.inst, &mut steps),
                    End::Over => break Exit::End,
                    End::Returns => break Exit::Return,
                    End::Jump(to) => break Exit::Jump(number(to)),
                    End::Branch(to) => break self.branch(&place.inst, number(to), block + 1),
                }
                index += 1;
            };
            blocks.push(MaskBlock { steps, exit });
        }
        Ok(MaskProgram {
            blocks,
            running: cell(EXEC + self.half),
            enabled: None,
        })
    }

    fn end(&self, index: usize) -> Result<End, MaskCodeError> {
        let place = &self.places[index];
        let unknown = MaskCodeError::Branch {
            offset: place.word as u32 * 4,
        };
        let relative = || match place.inst.operands[..] {
            [MaskOperand::Immediate(distance)] => {
                usize::try_from(place.word as i64 + 1 + i64::from(distance)).ok()
            }
            _ => None,
        };
        Ok(match place.inst.mnemonic {
            "s_endpgm" => End::Over,
            "s_branch" => End::Jump(relative().ok_or(unknown)?),
            name if name.starts_with("s_cbranch_") => End::Branch(relative().ok_or(unknown)?),
            "s_setpc_b64" if matches!(place.inst.operands[..], [MaskOperand::Scalars(VCC, _)]) => {
                End::Jump(self.long_jump(index).ok_or(unknown)?)
            }
            "s_setpc_b64" => End::Returns,
            _ => End::No,
        })
    }

    /// The target of a jump through VCC: `s_getpc`, and the distance added in two halves, perhaps with guards between.
    fn long_jump(&self, index: usize) -> Option<usize> {
        let before = &self.places[index.saturating_sub(6)..index];
        let get = before
            .iter()
            .rposition(|place| place.inst.mnemonic == "s_getpc_b64")?;
        let mut adds = before[get + 1..].iter().filter(|place| place.inst.words == 2);
        // Even if the literal would be an inline constant.
        let mut literal = || self.code.words().get(adds.next()?.word + 1).copied();
        let (low, high) = (literal()?, literal()?);
        let distance = i64::from(low) | i64::from(high as i32) << 32;
        usize::try_from(before[get].word as i64 + 1 + distance / 4).ok()
    }

    fn branch(&self, inst: &MaskInst, to: usize, next: usize) -> Exit {
        let (vcc, exec) = (cell(VCC + self.half), cell(EXEC + self.half));
        match inst.mnemonic {
            "s_cbranch_scc1" => Exit::Flag([to, next]),
            "s_cbranch_scc0" => Exit::Flag([next, to]),
            "s_cbranch_vccnz" => Exit::Any(vcc, [to, next]),
            "s_cbranch_vccz" => Exit::Any(vcc, [next, to]),
            "s_cbranch_execnz" => Exit::Any(exec, [to, next]),
            _ => Exit::Any(exec, [next, to]),
        }
    }

    /// The source of an operand of one unit, or of the half of a pair.
    fn source(&self, operand: MaskOperand, wide: bool) -> Source {
        match operand {
            MaskOperand::Scalars(first, _) => Source::Cell(cell(first + if wide { self.half } else { 0 })),
            MaskOperand::Constant(0) => Source::Bit(false),
            MaskOperand::Constant(u32::MAX) => Source::Bit(true),
            _ => Source::Any,
        }
    }

    fn steps(&self, inst: &MaskInst, out: &mut Vec<Step>) {
        let name = inst.mnemonic;
        if let Some(logic) = Logic::of(name) {
            return self.logic(inst, &logic, out);
        }
        match (name, &inst.operands[..]) {
            ("s_cselect_b64" | "s_cselect_b32", &[MaskOperand::Scalars(first, _), yes, no]) => {
                let wide = name == "s_cselect_b64";
                self.unknown_pair(first, wide, out);
                out.push(Step::Select {
                    to: cell(first + if wide { self.half } else { 0 }),
                    yes: self.source(yes, wide),
                    no: self.source(no, wide),
                });
                return;
            }
            ("v_writelane_b32", &[MaskOperand::Vectors(first, _), from, MaskOperand::Constant(lane)]) => {
                out.push(self.copy(parked(first, lane as u8), self.source(from, false)));
                return;
            }
            (
                "v_readlane_b32",
                &[
                    MaskOperand::Scalars(first, _),
                    MaskOperand::Vectors(from, _),
                    MaskOperand::Constant(lane),
                ],
            ) => {
                out.push(forget(256 + u32::from(first)));
                out.push(self.copy(cell(first), Source::Cell(parked(from, lane as u8))));
                return;
            }
            ("s_swappc_b64", _) => return call(out),
            _ => {}
        }
        if name.starts_with("v_cmp_")
            && let Some(&MaskOperand::Scalars(first, _)) = inst.operands.first()
        {
            self.unknown_pair(first, self.width == 2, out);
            out.push(Step::Compare {
                to: cell(first + self.half),
                lanes: Lanes::Running,
                subject: subject(inst),
            });
            return;
        }
        self.other(inst, out);
    }

    fn copy(&self, to: Cell, from: Source) -> Step {
        Step::Logic {
            to,
            table: 0b1100,
            a: from,
            b: Source::Bit(false),
            tests: false,
        }
    }

    /// A pair is about to be written: what is compared changes, and the half that is not followed becomes unknown.
    fn unknown_pair(&self, first: u8, wide: bool, out: &mut Vec<Step>) {
        out.push(forget(256 + u32::from(first)));
        if wide {
            out.push(forget(256 + u32::from(first) + 1));
            out.push(Step::Unknown(cell(first + 1 - self.half)));
        }
    }

    fn logic(&self, inst: &MaskInst, logic: &Logic, out: &mut Vec<Step>) {
        let Some(&MaskOperand::Scalars(first, _)) = inst.operands.first() else {
            return;
        };
        let table = truth(logic.function);
        let (half, a) = (
            if logic.wide { self.half } else { 0 },
            self.source(inst.operands[1], logic.wide),
        );
        let b = match inst.operands.get(2) {
            Some(&operand) => self.source(operand, logic.wide),
            None => Source::Bit(false),
        };
        if logic.with_exec {
            let exec = cell(EXEC + half);
            out.push(self.copy(OLD_LANES, Source::Cell(exec)));
            out.push(Step::Logic {
                to: exec,
                table,
                a,
                b: Source::Cell(OLD_LANES),
                tests: logic.sets_scc,
            });
            self.unknown_pair(first, logic.wide, out);
            out.push(self.copy(cell(first + half), Source::Cell(OLD_LANES)));
            return;
        }
        self.unknown_pair(first, logic.wide, out);
        out.push(Step::Logic {
            to: cell(first + half),
            table,
            a,
            b,
            tests: logic.sets_scc,
        });
    }

    /// Instructions that are no masks' business: what they write is not known.
    fn other(&self, inst: &MaskInst, out: &mut Vec<Step>) {
        for (index, &operand) in inst.operands.iter().enumerate() {
            if inst.written >> index & 1 == 0 {
                continue;
            }
            match operand {
                MaskOperand::Scalars(first, count) => {
                    for unit in first..first.saturating_add(count) {
                        out.push(Step::Unknown(cell(unit)));
                        out.push(forget(256 + u32::from(unit)));
                    }
                }
                MaskOperand::Vectors(first, count) => {
                    for register in first..=first.saturating_add(count.max(1) - 1) {
                        out.push(forget(register.into()));
                        if let Some(lanes) = self.parked.get(&register) {
                            out.extend(lanes.iter().map(|&lane| Step::Unknown(parked(register, lane))));
                        }
                    }
                }
                _ => {}
            }
        }
        for (writes, unit) in [(inst.writes_vcc, VCC), (inst.writes_exec, EXEC)] {
            if writes {
                out.extend([Step::Unknown(cell(unit)), Step::Unknown(cell(unit + 1))]);
            }
        }
        if inst.writes_scc {
            out.push(Step::Flag);
        }
    }
}

/// A comparison for equality of a register with a constant.
fn subject(inst: &MaskInst) -> Option<Subject> {
    let differs = match inst.mnemonic {
        "v_cmp_eq_u32" | "v_cmp_eq_i32" => false,
        "v_cmp_ne_u32" | "v_cmp_ne_i32" => true,
        _ => return None,
    };
    if !inst.plain {
        return None;
    }
    let what = |operand: MaskOperand| match operand {
        MaskOperand::Vectors(first, _) => Some(u32::from(first)),
        MaskOperand::Scalars(first, _) => Some(256 + u32::from(first)),
        _ => None,
    };
    let constant = |operand: MaskOperand| match operand {
        MaskOperand::Constant(bits) => Some(u64::from(bits)),
        _ => None,
    };
    let [_, a, b] = inst.operands[..] else {
        return None;
    };
    let (what, constant) = match (constant(a), constant(b)) {
        (Some(constant), None) => (what(b)?, constant),
        (None, Some(constant)) => (what(a)?, constant),
        _ => return None,
    };
    Some(Subject {
        what,
        constant,
        differs,
    })
}

/// A call comes back with the lanes that it began with. It keeps the registers that the convention says, and the lanes of
/// vector registers where scalars are spilled.
fn call(out: &mut Vec<Step>) {
    for unit in (0..FIRST_KEPT_SGPR).chain([VCC, VCC + 1]) {
        out.push(Step::Unknown(cell(unit)));
    }
    out.push(Step::Flag);
    for what in 0..256 + 128 {
        out.push(forget(what));
    }
}
