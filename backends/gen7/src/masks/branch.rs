//! Where the thread goes, and which channels wait where.

use super::{
    AMONG, AND, AND_NOT, ENABLED, HERE, MaskCodeError, OR, PASSING, POINTER, Translator, WORK, copy,
    flag_cell, logic,
};
use crate::isa::{Inst, Opcode, Place, RegFile, Type};
use wavelift_codegen::verify::masks::{Exit, MaskBlock, Source, Step};

/// Where a branch leads: byte offsets.
pub(super) struct Targets {
    pub(super) next: u32,
    pub(super) jip: u32,
    /// Where channels wait.
    pub(super) waits: u32,
}

/// How an instruction ends a block.
pub(super) enum End {
    No,
    Over,
    Returns,
    /// All of the thread goes there if the predicate of the first channel holds.
    Jump(u32),
    /// A branch of channels.
    Branch(Targets),
}

impl Translator<'_> {
    /// How an instruction ends a block.
    pub(super) fn end(&self, index: usize) -> Result<End, MaskCodeError> {
        let (offset, inst) = &self.insts[index];
        let next = offset + inst.length();
        let unknown = MaskCodeError::Branch { offset: *offset };
        let at = |distance: i32| offset.wrapping_add_signed(distance.wrapping_mul(8));
        let (jip, uip) = (at(inst.jip), at(inst.uip));
        let waits = match inst.op {
            Opcode::Jmpi => {
                let distance = inst.src[1].immediate().ok_or(unknown)?;
                let unit = self.code.generation.jump_unit() as i32;
                return Ok(End::Jump(
                    next.wrapping_add_signed((distance as i32).wrapping_mul(unit)),
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
            // After the `while`, which would take them in again.
            Opcode::Break => self.after_while(uip).ok_or(unknown.clone())?,
            Opcode::Cont => self.after_while(uip).map(|_| uip).ok_or(unknown.clone())?,
            Opcode::Halt | Opcode::Brc => uip,
            Opcode::While | Opcode::Brd => next,
            _ => return Ok(End::No),
        };
        match self.is_whole(inst) || inst.op == Opcode::Endif {
            true => Ok(End::Branch(Targets { next, jip, waits })),
            false => Err(unknown),
        }
    }

    pub(super) fn writes_pointer(&self, inst: &Inst) -> bool {
        matches!(inst.dst.place, Place::Direct { file: RegFile::Arf, reg, .. } if reg == POINTER)
    }

    /// The offset after the `while` at an offset.
    pub(super) fn after_while(&self, at: u32) -> Option<u32> {
        let index = self.insts.binary_search_by_key(&at, |&(offset, _)| offset).ok()?;
        let (offset, inst) = &self.insts[index];
        (inst.op == Opcode::While).then(|| offset + inst.length())
    }

    /// Whether an instruction is for all channels of the dispatch.
    pub(super) fn is_whole(&self, inst: &Inst) -> bool {
        let control = &inst.control;
        let doubles = inst.dst.ty == Type::Df || inst.src.iter().any(|src| src.ty == Type::Df);
        control.exec.channels() >= self.simd.channels() && control.first_channel() == 0 && !doubles
    }

    /// The whole thread goes to the first target or on.
    pub(super) fn jump(
        &self,
        inst: &Inst,
        targets: [u32; 2],
        steps: &mut Vec<Step>,
    ) -> Result<Exit, MaskCodeError> {
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
    pub(super) fn branch(
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
    pub(super) fn passing(&self, inst: &Inst, steps: &mut Vec<Step>) {
        let (enabled, pred) = (Source::Cell(ENABLED), inst.control.pred);
        let flag = Source::Cell(flag_cell(inst.control.flag.reg, inst.control.flag.sub));
        steps.push(match (pred.control, pred.inverse) {
            (0, _) => copy(PASSING, enabled),
            (1, false) => logic(PASSING, AND, enabled, flag),
            (1, true) => logic(PASSING, AND_NOT, enabled, flag),
            _ => logic(PASSING, AND, enabled, Source::Any),
        });
    }
}
