//! From an allocated machine function to bytes.
//!
//! [`expand`] turns pseudo-instructions into real ones; terminators stay until [`encode`] knows what follows each block:
//! jumps to the next block vanish, a branch whose first target follows is turned round, blocks that only jump are
//! passed by. Branch distances are words relative to the following instruction, 16 bits; a branch that is too far becomes a
//! short one over a jump through VCC, which together with SCC holds nothing at the end of a block.

use crate::abi;
use crate::accumulators::SpillPlaces;
use crate::calls::SCRATCH_PAIR;
use crate::code::{Code, Half};
use crate::isa::{self, Inst, Machine, Op, Operand, Sgpr, Vgpr, WaveSize};
use crate::machine::{BranchCond, MInst, Real, SGPR, TrapInst};
use crate::mask_op::MaskOp;
use crate::private::SpillAccess;
use crate::shrink;
use crate::subtarget::Subtarget;
use std::fmt;
use wavelift_codegen::machine::{
    Branch, Branches, CodeBuffer, LaneStep, MBlock, MachFunc, PReg, Pseudo, Referent, Reg, SubReg,
    blocks_with_code, destination, relax,
};
use wavelift_codegen::target::ErrorKind;

/// Why a function has no bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EmitError {
    /// An instruction that the encoder refuses: a mistake of this compiler.
    Encode {
        /// The instruction.
        inst: String,
        /// Why.
        why: String,
    },
    /// A register was not allocated: a mistake of this compiler.
    NotAllocated,
}

impl fmt::Display for EmitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EmitError::Encode { inst, why } => write!(f, "cannot encode `{inst}`: {why}"),
            EmitError::NotAllocated => write!(f, "a register was not allocated"),
        }
    }
}

impl std::error::Error for EmitError {}

impl From<EmitError> for ErrorKind {
    fn from(error: EmitError) -> ErrorKind {
        ErrorKind::Encode(error.to_string())
    }
}

/// A register as an operand.
pub fn operand(reg: PReg) -> Operand {
    if reg.file == SGPR {
        Operand::Sgpr {
            first: Sgpr(reg.first as u8),
            count: reg.width,
        }
    } else {
        Operand::Vgpr {
            first: Vgpr(reg.first as u8),
            count: reg.width,
        }
    }
}

fn physical(reg: Reg) -> Result<PReg, EmitError> {
    reg.as_physical().ok_or(EmitError::NotAllocated)
}

/// Copies of a tuple, in the order that keeps what is still to be read.
fn expand_copy(machine: Machine, dst: PReg, src: PReg, out: &mut Vec<Inst>) {
    if dst == src {
        return;
    }
    let unit = |reg: PReg, i: u8, width: u8| operand(PReg::new(reg.file, reg.first + u16::from(i), width));
    if dst.file == SGPR {
        let pairs = dst.width.is_multiple_of(2) && dst.first.is_multiple_of(2) && src.first.is_multiple_of(2);
        let step = if pairs { 2 } else { 1 };
        let op = if pairs { Op::SMovB64 } else { Op::SMovB32 };
        let mut parts: Vec<u8> = (0..dst.width).step_by(usize::from(step)).collect();
        if dst.first > src.first {
            parts.reverse();
        }
        out.extend(
            parts
                .into_iter()
                .map(|i| Inst::new(machine, op, &[unit(dst, i, step), unit(src, i, step)])),
        );
        return;
    }
    let even = |reg: PReg| reg.first.is_multiple_of(2);
    let pairs = machine.isa.has(Op::VMovB64) && dst.width.is_multiple_of(2) && even(dst) && even(src);
    let step = if pairs { 2 } else { 1 };
    let op = if pairs { Op::VMovB64 } else { Op::VMovB32 };
    let mut parts: Vec<u8> = (0..dst.width).step_by(usize::from(step)).collect();
    if dst.first > src.first {
        parts.reverse();
    }
    out.extend(
        parts
            .into_iter()
            .map(|i| Inst::new(machine, op, &[unit(dst, i, step), unit(src, i, step)])),
    );
}

/// A trap with the address of the queue and the reason where its handler looks for them. Debuggers may let the wave go on, so what the
/// calling convention has in these registers comes back.
fn expand_trap(machine: Machine, trap: &TrapInst, out: &mut Vec<Inst>) {
    let handlers = Operand::s_range(abi::trap::QUEUE, 2);
    let kept = Operand::s_range(SCRATCH_PAIR, 2);
    let pair = |out: &mut Vec<Inst>, dst, src| out.push(Inst::new(machine, Op::SMovB64, &[dst, src]));
    if let Some(queue) = trap.queue {
        pair(out, kept, handlers);
        pair(out, handlers, operand(queue));
    }
    // A use, so that what is on its way to the register is waited for: the trap itself names no register.
    let reason = Operand::Vgpr {
        first: Vgpr(abi::trap::REASON),
        count: 1,
    };
    out.push(Inst::new(machine, Op::VMovB32, &[reason, reason]));
    out.push(Inst::new(machine, Op::STrap, &[Operand::Imm(trap.number.into())]));
    if trap.queue.is_some() {
        pair(out, handlers, kept);
    }
}

/// A step around edits of values of all lanes: moves, because nothing here may overwrite SCC.
fn expand_lanes(machine: Machine, step: LaneStep, mask: Reg) -> Result<Inst, EmitError> {
    let exec = Operand::exec(machine.wave);
    let kept = || {
        let part = SubReg::whole(machine.wave.mask_registers());
        physical(mask).map(|pair| operand(pair.part(part)))
    };
    let operands = match step {
        LaneStep::Keep => [kept()?, exec],
        LaneStep::All => [exec, Operand::Int(-1)],
        LaneStep::Restore => [exec, kept()?],
    };
    Ok(Inst::new(
        machine,
        MaskOp::Move.operation(machine.wave),
        &operands,
    ))
}

/// Replaces pseudo-instructions but terminators and symbol addresses, and takes short encodings.
///
/// # Errors
/// Registers that were not allocated.
pub fn expand(
    func: &mut MachFunc<MInst>,
    subtarget: &Subtarget,
    wave: WaveSize,
    places: SpillPlaces,
) -> Result<(), EmitError> {
    let machine = subtarget.machine(wave);
    for block in func.order.clone() {
        let data = &mut func.blocks[block];
        data.body = None;
        if data.insts.iter().all(stays) {
            for inst in &mut data.insts {
                if let MInst::Real(real) = inst {
                    real.forget_tuples();
                    shrink::shorten(&mut real.inst);
                }
            }
            continue;
        }
        let insts = std::mem::take(&mut data.insts);
        let locs = std::mem::take(&mut data.locs);
        data.insts.reserve(insts.len());
        data.locs.reserve(insts.len());
        let mut expander = Expander {
            machine,
            places,
            page: None,
        };
        for (inst, loc) in insts.into_iter().zip(locs) {
            let mut out = Vec::new();
            if let Some(kept) = expander.expand(inst, &mut out)? {
                data.insts.push(kept);
                data.locs.push(loc);
            }
            for inst in out {
                data.insts.push(MInst::Real(Real::new(inst)));
                data.locs.push(loc);
            }
        }
    }
    Ok(())
}

/// The expansion of one block.
struct Expander {
    machine: Machine,
    places: SpillPlaces,
    /// What the register for far addresses holds, in the lanes that run: calls and changes of EXEC end that.
    page: Option<u32>,
}

impl Expander {
    /// Pushes what a pseudo-instruction stands for, or returns what stays of an instruction.
    fn expand(&mut self, inst: MInst, out: &mut Vec<Inst>) -> Result<Option<MInst>, EmitError> {
        let machine = self.machine;
        if inst.writes_exec() || matches!(inst, MInst::Pseudo(Pseudo::Call(_))) {
            self.page = None;
        }
        match inst {
            MInst::Pseudo(pseudo) if expands(&pseudo) => self.pseudo(pseudo, out)?,
            MInst::Trap(trap) => expand_trap(machine, &trap, out),
            MInst::SymbolAddress { dst, symbol, guarded } => {
                let dst = Reg::Physical(physical(dst)?);
                return Ok(Some(MInst::SymbolAddress { dst, symbol, guarded }));
            }
            MInst::Real(mut real) => {
                real.forget_tuples();
                shrink::shorten(&mut real.inst);
                return Ok(Some(MInst::Real(real)));
            }
            other => return Ok(Some(other)),
        }
        Ok(None)
    }

    /// Pushes what a pseudo-instruction that [expands](expands) stands for.
    fn pseudo(&mut self, pseudo: Pseudo, out: &mut Vec<Inst>) -> Result<(), EmitError> {
        let machine = self.machine;
        match pseudo {
            Pseudo::Copy { dst, src, .. } => expand_copy(machine, physical(dst)?, physical(src)?, out),
            Pseudo::Spill { src, slot, .. } => self.access(true, src, slot, out)?,
            Pseudo::Reload { dst, slot, .. } => self.access(false, dst, slot, out)?,
            Pseudo::Park { unit, lane, src } => {
                let operands = [operand(unit), operand(src), Operand::Int(lane as i8)];
                out.push(Inst::new(machine, Op::VWritelaneB32, &operands));
            }
            Pseudo::Unpark { dst, unit, lane } => {
                let operands = [operand(dst), operand(unit), Operand::Int(lane as i8)];
                out.push(Inst::new(machine, Op::VReadlaneB32, &operands));
            }
            Pseudo::Lanes { step, mask, .. } => out.push(expand_lanes(machine, step, mask)?),
            // Registers are there, or take what they hold: no code.
            Pseudo::Inputs { .. } | Pseudo::Undef { .. } | Pseudo::Results { .. } => {}
            Pseudo::Jump { .. } | Pseudo::End | Pseudo::Return | Pseudo::Call(_) | Pseudo::Mark { .. } => {
                return Err(EmitError::NotAllocated);
            }
        }
        Ok(())
    }

    /// A move to a spill place, or from it.
    fn access(&mut self, store: bool, reg: Reg, slot: u32, out: &mut Vec<Inst>) -> Result<(), EmitError> {
        let access = SpillAccess {
            machine: self.machine,
            store,
            reg: physical(reg)?,
            slot,
        };
        self.places.access(access, &mut self.page, out)
    }
}

/// Whether a pseudo-instruction becomes real instructions, or nothing, before blocks are written. Others stay for the labels, the frame or
/// the marks.
fn expands(pseudo: &Pseudo) -> bool {
    matches!(
        pseudo,
        Pseudo::Copy { .. }
            | Pseudo::Spill { .. }
            | Pseudo::Reload { .. }
            | Pseudo::Park { .. }
            | Pseudo::Unpark { .. }
            | Pseudo::Lanes { .. }
            | Pseudo::Inputs { .. }
            | Pseudo::Undef { .. }
            | Pseudo::Results { .. }
    )
}

/// Whether [`expand`] leaves an instruction alone.
fn stays(inst: &MInst) -> bool {
    match inst {
        MInst::Pseudo(pseudo) => !expands(pseudo),
        MInst::Trap(_) | MInst::SymbolAddress { .. } => false,
        _ => true,
    }
}

/// Words of a jump through VCC.
fn long_jump_words(guarded: bool) -> i32 {
    // Two additions with literals between two instructions of one word; guards have a word.
    if guarded { 8 } else { 6 }
}

/// A literal that is no inline constant and so keeps its word until it is patched.
const PLACE: u32 = 0x7fff_ffff;

/// The operation that branches exactly when `op` does not; `None` if `op` always branches.
fn inverse(op: Op) -> Option<Op> {
    let conditions = [
        BranchCond::Scc1,
        BranchCond::Scc0,
        BranchCond::VccNonZero,
        BranchCond::ExecNonZero,
    ];
    conditions.iter().find_map(|cond| match cond.operations() {
        (yes, no) if yes == op => Some(no),
        (yes, no) if no == op => Some(yes),
        _ => None,
    })
}

/// A branch that is to be filled in.
#[derive(Clone, Copy)]
enum Field {
    /// The word of a branch that counts words from the next.
    Short(usize),
    /// The word after the one that reads the program counter, from which the distance counts, and the two literals with its halves.
    Long(usize, [usize; 2]),
}

struct Emitter<'a, 'b> {
    guard: Option<Inst>,
    machine: Machine,
    code: Code,
    branches: &'a mut Branches<'b, Field>,
}

impl Emitter<'_, '_> {
    fn put(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let (scalars, vectors) = &mut self.code.touched;
        let accumulators = &mut self.code.accumulators;
        for &operand in &inst.operands {
            match operand {
                Operand::Sgpr { first, count } if first.0 < self.machine.isa.traits().sgprs => {
                    *scalars = (*scalars).max(u16::from(first.0) + u16::from(count));
                }
                Operand::Vgpr { first, count } => {
                    *vectors = (*vectors).max(u16::from(first.0) + u16::from(count));
                }
                Operand::Agpr(register) => *accumulators = (*accumulators).max(u16::from(register.0) + 1),
                _ => {}
            }
        }
        self.code.text.instructions += 1;
        isa::encode(inst, &mut self.code.text.units).map_err(|why| EmitError::Encode {
            inst: inst.to_string(),
            why: why.to_string(),
        })
    }

    fn put_guard(&mut self) -> Result<(), EmitError> {
        match self.guard.take() {
            Some(guard) => {
                self.put(&guard)?;
                self.guard = Some(guard);
                Ok(())
            }
            None => Ok(()),
        }
    }

    /// Index of the next word.
    fn here(&self) -> usize {
        self.code.text.units.len()
    }

    fn branch(&mut self, op: Op, target: MBlock) -> Result<(), EmitError> {
        if !self.branches.is_long() {
            self.branches.add(Field::Short(self.here()), target);
            self.code.text.branches += 1;
            return self.put(&Inst::new(self.machine, op, &[Operand::Imm(0)]));
        }
        if let Some(inverse) = inverse(op) {
            self.code.text.branches += 1;
            let words = long_jump_words(self.guard.is_some());
            self.put(&Inst::new(self.machine, inverse, &[Operand::Imm(words)]))?;
        }
        let (base, literals) = self.relative_address(Sgpr::VCC.0, true)?;
        self.branches.add(Field::Long(base, literals), target);
        self.put_guard()?;
        self.put(&Inst::new(self.machine, Op::SSetpcB64, &[Operand::VCC]))
    }

    /// The address of what a reference leads to.
    fn address_of(&mut self, pair: PReg, to: Referent, guarded: bool) -> Result<(), EmitError> {
        let (base, literals) = self.relative_address(pair.first as u8, guarded)?;
        for (word, half) in literals.into_iter().zip([Half::Low, Half::High]) {
            self.code.text.units[word] = 0;
            let offset = CodeBuffer::<u32, Half>::offset(word);
            self.code.text.refer(offset, to, half, (word - base) as i64 * 4);
        }
        Ok(())
    }

    /// The program counter plus a distance that is filled in later: the word from which it counts, and those with its halves.
    fn relative_address(&mut self, first: u8, guarded: bool) -> Result<(usize, [usize; 2]), EmitError> {
        let (lo, hi) = (Operand::s(first), Operand::s(first + 1));
        self.put(&Inst::new(
            self.machine,
            Op::SGetpcB64,
            &[Operand::s_range(first, 2)],
        ))?;
        // The program counter that was read is the address of the instruction after.
        let base = self.here();
        // What vector instructions have read may be read again only after a guard; that of the lower half does for the upper, too.
        if guarded {
            self.put_guard()?;
        }
        let mut literals = [0; 2];
        for ((op, reg), literal) in [(Op::SAddU32, lo), (Op::SAddcU32, hi)]
            .into_iter()
            .zip(&mut literals)
        {
            self.put(&Inst::new(self.machine, op, &[reg, reg, Operand::Literal(PLACE)]))?;
            *literal = self.here() - 1;
        }
        Ok((base, literals))
    }

    /// Writes a block; `next` is the one that follows.
    fn block(
        &mut self,
        func: &MachFunc<MInst>,
        block: MBlock,
        next: Option<MBlock>,
    ) -> Result<(), EmitError> {
        let data = &func.blocks[block];
        for (index, (inst, &loc)) in data.insts.iter().zip(&data.locs).enumerate() {
            self.code.text.line(loc);
            let offset = self.code.text.here();
            match inst {
                MInst::Decide { block, by, .. } => {
                    self.code.decisions.push((offset, *block, physical(*by)?));
                }
                MInst::Pseudo(Pseudo::Mark { mark, .. }) => {
                    self.code.marks.push((offset, *mark));
                    // A mark needs an instruction of its own block, which nothing reaches around it.
                    let bare = |inst: &MInst| {
                        matches!(
                            inst,
                            MInst::Pseudo(Pseudo::Mark { .. } | Pseudo::Jump { .. })
                                | MInst::Decide { .. }
                                | MInst::Branch { .. }
                        )
                    };
                    if data.insts[index + 1..].iter().all(bare) {
                        self.put(&Inst::new(self.machine, Op::SNop, &[Operand::Imm(0)]))?;
                    }
                }
                MInst::Real(real) => self.put(&real.inst)?,
                MInst::SymbolAddress { dst, symbol, guarded } => {
                    self.address_of(physical(*dst)?, Referent::Variable(*symbol), *guarded)?
                }
                MInst::FunctionAddress { dst, func, guarded } => {
                    self.address_of(*dst, Referent::Function(*func), *guarded)?
                }
                MInst::Pseudo(Pseudo::Jump { target }) => {
                    let target = destination(func, *target);
                    if Some(target) != next {
                        self.branch(Op::SBranch, target)?;
                    }
                }
                MInst::Branch { cond, targets } => {
                    let [yes, no] = targets.map(|t| destination(func, t));
                    emit_branch(self, *cond, yes, no, next)?;
                }
                MInst::Pseudo(Pseudo::End) => {
                    self.put(&Inst::new(self.machine, Op::SEndpgm, &[Operand::Imm(0)]))?
                }
                _ => return Err(EmitError::NotAllocated),
            }
        }
        Ok(())
    }
}

/// Encodes an expanded function.
///
/// # Errors
/// Instructions without encoding.
pub fn encode(func: &MachFunc<MInst>, subtarget: &Subtarget, wave: WaveSize) -> Result<Code, EmitError> {
    let machine = subtarget.machine(wave);
    let order = blocks_with_code(func);
    let write = |branches: &mut Branches<'_, Field>| {
        let mut emitter = Emitter {
            guard: crate::hazards::scalar_guard(subtarget, wave),
            machine,
            code: Code::default(),
            branches,
        };
        emitter.code.text.units.reserve(2 * func.num_insts());
        for (position, &block) in order.iter().enumerate() {
            emitter.branches.begin(block, emitter.code.text.here());
            emitter.block(func, block, order.get(position + 1).copied())?;
        }
        Ok(emitter.code)
    };
    relax(write, |code, branch| Ok(fill(&mut code.text.units, branch)))
}

/// Puts the distance of a branch into its words; whether it reaches.
fn fill(words: &mut [u32], branch: Branch<Field>) -> bool {
    let target = i64::from(branch.target) / 4;
    match branch.field {
        Field::Short(word) => match i16::try_from(target - (word as i64 + 1)) {
            Ok(distance) => {
                words[word] |= u32::from(distance as u16);
                true
            }
            Err(_) => false,
        },
        Field::Long(base, [low, high]) => {
            let bytes = (target - base as i64) * 4;
            words[low] = bytes as u32;
            words[high] = (bytes >> 32) as u32;
            true
        }
    }
}

fn emit_branch(
    emitter: &mut Emitter<'_, '_>,
    cond: BranchCond,
    yes: MBlock,
    no: MBlock,
    next: Option<MBlock>,
) -> Result<(), EmitError> {
    let (op, inverse) = cond.operations();
    if yes == no {
        if Some(yes) != next {
            emitter.branch(Op::SBranch, yes)?;
        }
    } else if Some(yes) == next {
        emitter.branch(inverse, no)?;
    } else {
        emitter.branch(op, yes)?;
        if Some(no) != next {
            emitter.branch(Op::SBranch, no)?;
        }
    }
    Ok(())
}
