//! What gfx12 code does to lane masks, for the proof of [`verify_masks`](wavelift_codegen::verify::masks::verify_masks).
//!
//! The bytes are decoded again, so that what is proved is what runs. In waves of 64 lanes a lane mask is a pair of SGPRs, of which the lower holds
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
use crate::emit::Code;
use crate::isa::{DecodeError, Implicit, Inst, Opcode, Operand, Role, Sgpr, WaveSize, decode};
use crate::machine::SGPR;
use crate::sim::Logic;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use wavelift_codegen::divergence::watch::Mark;
use wavelift_codegen::verify::masks::{Cell, Decision, Exit, MaskBlock, MaskProgram, Source, Step, Subject};

const EXEC: u8 = Sgpr::EXEC.0;
const VCC: u8 = Sgpr::VCC.0;
/// The first cell of lanes of VGPRs.
const LANES: u32 = 128;
/// Holds the old lanes while EXEC changes.
const OLD_LANES: Cell = Cell(LANES + 256 * 64);

/// Why code cannot be followed: a mistake of this compiler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MaskCodeError {
    /// Words that are no instruction.
    Decode(DecodeError),
    /// A branch to where no instruction begins, or that is not known.
    Branch {
        /// Byte offset of the branch.
        offset: u32,
    },
}

impl std::fmt::Display for MaskCodeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            MaskCodeError::Decode(error) => error.fmt(f),
            MaskCodeError::Branch { offset } => write!(f, "no target of the branch at byte {offset}"),
        }
    }
}

impl std::error::Error for MaskCodeError {}

/// One instruction: word number, what it is, words.
struct Place {
    word: usize,
    inst: Inst,
    words: usize,
}

/// How an instruction ends a block.
enum End {
    No,
    Over,
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

fn parked(register: u8, lane: u8) -> Cell {
    Cell(LANES + 64 * u32::from(register) + u32::from(lane))
}

/// What the code does to the masks of a lane in the lower (`false`) or upper half of the wave.
///
/// # Errors
/// Code that cannot be followed.
pub fn mask_program(code: &Code, wave: WaveSize, upper: bool) -> Result<MaskProgram, MaskCodeError> {
    let mut places = Vec::new();
    let mut at = 0;
    while at < code.words.len() {
        let (inst, words) = decode(&code.words[at..], 4 * at as u64, wave).map_err(MaskCodeError::Decode)?;
        let words = words.max(1);
        places.push(Place {
            word: at,
            inst,
            words,
        });
        at += words;
    }
    let translator = Translator {
        code,
        width: wave.mask_registers(),
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
        if place.inst.op == Opcode::VWritelaneB32
            && let [Operand::Vgpr { first, .. }, _, Operand::Int(lane)] = place.inst.operands[..]
        {
            lanes.entry(first.0).or_default().insert(lane as u8);
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
                leaders.insert(self.places[index].word + self.places[index].words);
            }
            ends.push(end);
        }
        let mut marks: FxHashMap<usize, Vec<Mark>> = FxHashMap::default();
        for &(offset, mark) in &self.code.marks {
            marks.entry(offset as usize / 4).or_default().push(mark);
        }
        let mut decisions: FxHashMap<usize, Step> = FxHashMap::default();
        for &(offset, block, by) in &self.code.decisions {
            let decision = match (by.file == SGPR, by.width) {
                (true, width) if width == self.width => Decision::Bit(cell(by.first as u8 + self.half)),
                (false, 1) => Decision::Index(by.first.into()),
                _ => continue,
            };
            decisions.insert(offset as usize / 4, Step::Decide(block, decision));
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
                        .map(|&mark| Step::Mark(mark)),
                );
                steps.extend(decisions.get(&place.word).copied());
                match ends[index] {
                    End::No => self.steps(&place.inst, &mut steps),
                    End::Over => break Exit::End,
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
        })
    }

    fn end(&self, index: usize) -> Result<End, MaskCodeError> {
        let place = &self.places[index];
        let unknown = MaskCodeError::Branch {
            offset: place.word as u32 * 4,
        };
        let relative = || match place.inst.operands[..] {
            [Operand::Imm(distance)] => usize::try_from(place.word as i64 + 1 + i64::from(distance)).ok(),
            _ => None,
        };
        Ok(match place.inst.op {
            Opcode::SEndpgm => End::Over,
            Opcode::SBranch => End::Jump(relative().ok_or(unknown)?),
            Opcode::SCbranchScc0
            | Opcode::SCbranchScc1
            | Opcode::SCbranchVccz
            | Opcode::SCbranchVccnz
            | Opcode::SCbranchExecz
            | Opcode::SCbranchExecnz => End::Branch(relative().ok_or(unknown)?),
            Opcode::SSetpcB64 if place.inst.operands[0] == Operand::s_range(VCC, 2) => {
                End::Jump(self.long_jump(index).ok_or(unknown)?)
            }
            Opcode::SSetpcB64 => End::Over,
            _ => End::No,
        })
    }

    /// The target of a jump through VCC: `s_getpc`, and the distance added in two halves, with guards between.
    fn long_jump(&self, index: usize) -> Option<usize> {
        let [get, guard, low, _, high, _] = self.places.get(index.checked_sub(6)?..index)? else {
            return None;
        };
        let literal = |place: &Place| match place.inst.operands.last() {
            Some(&Operand::Literal(bits)) => Some(bits),
            _ => None,
        };
        if get.inst.op != Opcode::SGetpcB64 {
            return None;
        }
        // A literal that is an inline constant would have been decoded as one.
        let word = |place: &Place| literal(place).or_else(|| self.code.words.get(place.word + 1).copied());
        let distance = i64::from(word(low)?) | i64::from(word(high)? as i32) << 32;
        usize::try_from(guard.word as i64 + distance / 4).ok()
    }

    fn branch(&self, inst: &Inst, to: usize, next: usize) -> Exit {
        let (vcc, exec) = (cell(VCC + self.half), cell(EXEC + self.half));
        match inst.op {
            Opcode::SCbranchScc1 => Exit::Flag([to, next]),
            Opcode::SCbranchScc0 => Exit::Flag([next, to]),
            Opcode::SCbranchVccnz => Exit::Any(vcc, [to, next]),
            Opcode::SCbranchVccz => Exit::Any(vcc, [next, to]),
            Opcode::SCbranchExecnz => Exit::Any(exec, [to, next]),
            _ => Exit::Any(exec, [next, to]),
        }
    }

    /// The source of an operand of one unit, or of the half of a pair.
    fn source(&self, operand: Operand, wide: bool) -> Source {
        match operand {
            Operand::Sgpr { first, .. } => Source::Cell(cell(first.0 + if wide { self.half } else { 0 })),
            Operand::Int(0) => Source::Bit(false),
            Operand::Int(-1) => Source::Bit(true),
            _ => Source::Any,
        }
    }

    fn steps(&self, inst: &Inst, out: &mut Vec<Step>) {
        let info = inst.op.info();
        let name = info.mnemonic;
        if let Some(logic) = Logic::of(name) {
            return self.logic(inst, &logic, out);
        }
        match (inst.op, &inst.operands[..]) {
            (Opcode::SCselectB64 | Opcode::SCselectB32, &[Operand::Sgpr { first, .. }, yes, no]) => {
                let wide = inst.op == Opcode::SCselectB64;
                self.unknown_pair(first.0, wide, out);
                out.push(Step::Select {
                    to: cell(first.0 + if wide { self.half } else { 0 }),
                    yes: self.source(yes, wide),
                    no: self.source(no, wide),
                });
                return;
            }
            (Opcode::VWritelaneB32, &[Operand::Vgpr { first, .. }, from, Operand::Int(lane)]) => {
                out.push(self.copy(parked(first.0, lane as u8), self.source(from, false)));
                return;
            }
            (
                Opcode::VReadlaneB32,
                &[
                    Operand::Sgpr { first, .. },
                    Operand::Vgpr { first: from, .. },
                    Operand::Int(lane),
                ],
            ) => {
                out.push(Step::Forget(256 + u32::from(first.0)));
                out.push(self.copy(cell(first.0), Source::Cell(parked(from.0, lane as u8))));
                return;
            }
            (Opcode::SSwappcB64, _) => return call(out),
            _ => {}
        }
        if name.starts_with("v_cmp_")
            && let Some(&Operand::Sgpr { first, .. }) = inst.operands.first()
        {
            self.unknown_pair(first.0, self.width == 2, out);
            out.push(Step::Compare {
                to: cell(first.0 + self.half),
                subject: self.subject(inst),
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
        out.push(Step::Forget(256 + u32::from(first)));
        if wide {
            out.push(Step::Forget(256 + u32::from(first) + 1));
            out.push(Step::Unknown(cell(first + 1 - self.half)));
        }
    }

    fn logic(&self, inst: &Inst, logic: &Logic, out: &mut Vec<Step>) {
        let Some(&Operand::Sgpr { first, .. }) = inst.operands.first() else {
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
            self.unknown_pair(first.0, logic.wide, out);
            out.push(self.copy(cell(first.0 + half), Source::Cell(OLD_LANES)));
            return;
        }
        self.unknown_pair(first.0, logic.wide, out);
        out.push(Step::Logic {
            to: cell(first.0 + half),
            table,
            a,
            b,
            tests: logic.sets_scc,
        });
    }

    /// A comparison for equality of a register with a constant.
    fn subject(&self, inst: &Inst) -> Option<Subject> {
        let differs = match inst.op {
            Opcode::VCmpEqU32 | Opcode::VCmpEqI32 => false,
            Opcode::VCmpNeU32 | Opcode::VCmpNeI32 => true,
            _ => return None,
        };
        if inst.format.is_dpp() {
            return None;
        }
        let what = |operand: Operand| match operand {
            Operand::Vgpr { first, .. } => Some(u32::from(first.0)),
            Operand::Sgpr { first, .. } => Some(256 + u32::from(first.0)),
            _ => None,
        };
        let constant = |operand: Operand| match operand {
            Operand::Int(value) => Some(value as i64 as u64 & 0xffff_ffff),
            Operand::Literal(bits) => Some(u64::from(bits)),
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

    /// Instructions that are no masks' business: what they write is not known.
    fn other(&self, inst: &Inst, out: &mut Vec<Step>) {
        let info = inst.op.info();
        for (index, &operand) in inst.operands.iter().enumerate() {
            if !matches!(inst.operand_role(index), Some(Role::Dst | Role::SrcDst)) {
                continue;
            }
            match operand {
                Operand::Sgpr { first, count } => {
                    for unit in first.0..first.0.saturating_add(count) {
                        out.push(Step::Unknown(cell(unit)));
                        out.push(Step::Forget(256 + u32::from(unit)));
                    }
                }
                Operand::Vgpr { first, count } => {
                    for register in first.0..=first.0.saturating_add(count.max(1) - 1) {
                        out.push(Step::Forget(register.into()));
                        if let Some(lanes) = self.parked.get(&register) {
                            out.extend(lanes.iter().map(|&lane| Step::Unknown(parked(register, lane))));
                        }
                    }
                }
                _ => {}
            }
        }
        for (implicit, unit) in [(Implicit::Vcc, VCC), (Implicit::Exec, EXEC)] {
            if info.writes(implicit) {
                out.extend([Step::Unknown(cell(unit)), Step::Unknown(cell(unit + 1))]);
            }
        }
        if info.writes(Implicit::Scc) {
            out.push(Step::Flag);
        }
    }
}

/// A call comes back with the lanes that it began with. It keeps the registers that the convention says, and the lanes of
/// vector registers where scalars are spilled.
fn call(out: &mut Vec<Step>) {
    for unit in (0..FIRST_KEPT_SGPR).chain([VCC, VCC + 1]) {
        out.push(Step::Unknown(cell(unit)));
    }
    out.push(Step::Flag);
    for what in 0..256 + 128 {
        out.push(Step::Forget(what));
    }
}
