//! From an allocated machine function to bytes.
//!
//! [`expand`] turns pseudo-instructions into real ones; terminators stay until [`encode`] knows what follows each block:
//! jumps to the next block vanish, a branch whose first target follows is turned round, blocks that only jump are
//! passed by. Branch distances are words relative to the following instruction, 16 bits; a branch that is too far becomes a
//! short one over a jump through VCC, which together with SCC holds nothing at the end of a block.

use crate::abi;
use crate::calls::SCRATCH_PAIR;
use crate::code::{CallFixup, Code, SymbolFixup};
use crate::isa::{self, Inst, Machine, Op, Operand, Sgpr, Vgpr, WaveSize};
use crate::machine::{BranchCond, MInst, Real, SGPR, TrapInst};
use crate::mask_op::MaskOp;
use crate::private::{SpillAccess, SpillArea};
use crate::shrink;
use crate::subtarget::Subtarget;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;
use std::fmt;
use wavelift_codegen::ir::{FuncRef, SourceLoc, Symbol};
use wavelift_codegen::machine::{LaneStep, MBlock, MachFunc, PReg, Reg, SubReg};
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
    let mut parts: Vec<u8> = (0..dst.width).collect();
    if dst.first > src.first {
        parts.reverse();
    }
    out.extend(
        parts
            .into_iter()
            .map(|i| Inst::new(machine, Op::VMovB32, &[unit(dst, i, 1), unit(src, i, 1)])),
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
    area: Option<SpillArea>,
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
        let mut page = None;
        data.insts.reserve(insts.len());
        data.locs.reserve(insts.len());
        for (inst, loc) in insts.into_iter().zip(locs) {
            if inst.writes_exec() || matches!(inst, MInst::Call(_)) {
                page = None;
            }
            let mut out = Vec::new();
            let store = matches!(inst, MInst::Spill { .. });
            match inst {
                MInst::Copy { dst, src, .. } => {
                    expand_copy(machine, physical(dst)?, physical(src)?, &mut out)
                }
                MInst::Spill { src: reg, slot, .. } | MInst::Reload { dst: reg, slot, .. } => {
                    let access = SpillAccess {
                        machine,
                        store,
                        reg: physical(reg)?,
                        slot,
                    };
                    let area = area.ok_or(EmitError::NotAllocated)?;
                    area.access(access, &mut page, &mut out)?;
                }
                MInst::Park { unit, lane, src } => {
                    let operands = [operand(unit), operand(src), Operand::Int(lane as i8)];
                    out.push(Inst::new(machine, Op::VWritelaneB32, &operands));
                }
                MInst::Unpark { dst, unit, lane } => {
                    let operands = [operand(dst), operand(unit), Operand::Int(lane as i8)];
                    out.push(Inst::new(machine, Op::VReadlaneB32, &operands));
                }
                MInst::Lanes { step, mask } => out.push(expand_lanes(machine, step, mask)?),
                MInst::Inputs { .. } | MInst::Undef { .. } | MInst::Results { .. } => {}
                MInst::Trap(trap) => expand_trap(machine, &trap, &mut out),
                MInst::SymbolAddress { dst, symbol, guarded } => {
                    let pair = physical(dst)?;
                    data.insts.push(MInst::SymbolAddress {
                        dst: Reg::Physical(pair),
                        symbol,
                        guarded,
                    });
                    data.locs.push(loc);
                }
                MInst::Real(mut real) => {
                    real.forget_tuples();
                    shrink::shorten(&mut real.inst);
                    data.insts.push(MInst::Real(real));
                    data.locs.push(loc);
                }
                other => {
                    data.insts.push(other);
                    data.locs.push(loc);
                }
            }
            for inst in out {
                data.insts.push(MInst::Real(Real::new(inst)));
                data.locs.push(loc);
            }
        }
    }
    Ok(())
}

/// Whether [`expand`] leaves an instruction alone.
fn stays(inst: &MInst) -> bool {
    !matches!(
        inst,
        MInst::Copy { .. }
            | MInst::Spill { .. }
            | MInst::Reload { .. }
            | MInst::Park { .. }
            | MInst::Unpark { .. }
            | MInst::Lanes { .. }
            | MInst::Inputs { .. }
            | MInst::Undef { .. }
            | MInst::Results { .. }
            | MInst::Trap(_)
            | MInst::SymbolAddress { .. }
    )
}

/// The block that control ends up in, behind blocks that only jump.
fn destination(func: &MachFunc<MInst>, mut block: MBlock) -> MBlock {
    for _ in 0..func.order.len() {
        match func.blocks[block].insts[..] {
            [MInst::Jump { target }] if target != block => block = target,
            _ => break,
        }
    }
    block
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

struct Emitter<'a> {
    guard: Option<Inst>,
    machine: Machine,
    code: Code,
    /// Branches to patch: word index, target. Of a long one the word is that behind the one that reads the program counter, and
    /// the two literals are so many words from there.
    branches: Vec<(usize, MBlock, [usize; 2])>,
    /// Numbers of the branches that are too far.
    long: &'a FxHashSet<usize>,
    last_loc: SourceLoc,
}

impl Emitter<'_> {
    fn put(&mut self, inst: &Inst) -> Result<(), EmitError> {
        let (scalars, vectors) = &mut self.code.touched;
        for &operand in &inst.operands {
            match operand {
                Operand::Sgpr { first, count } if first.0 < self.machine.isa.traits().sgprs => {
                    *scalars = (*scalars).max(u16::from(first.0) + u16::from(count));
                }
                Operand::Vgpr { first, count } => {
                    *vectors = (*vectors).max(u16::from(first.0) + u16::from(count));
                }
                _ => {}
            }
        }
        self.code.instructions += 1;
        isa::encode(inst, &mut self.code.words).map_err(|why| EmitError::Encode {
            inst: format!("{inst:?}"),
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

    fn branch(&mut self, op: Op, target: MBlock) -> Result<(), EmitError> {
        let number = self.branches.len();
        if !self.long.contains(&number) {
            self.branches.push((self.code.words.len(), target, [0; 2]));
            self.code.branches += 1;
            return self.put(&Inst::new(self.machine, op, &[Operand::Imm(0)]));
        }
        if let Some(inverse) = inverse(op) {
            self.code.branches += 1;
            let words = long_jump_words(self.guard.is_some());
            self.put(&Inst::new(self.machine, inverse, &[Operand::Imm(words)]))?;
        }
        self.put(&Inst::new(self.machine, Op::SGetpcB64, &[Operand::VCC]))?;
        let behind = self.code.words.len();
        let mut literals = [0; 2];
        let (lo, hi) = (Operand::s(Sgpr::VCC.0), Operand::s(Sgpr::VCC.0 + 1));
        // What vector instructions have read may be read again only behind a guard; that of the lower half does for the upper, too.
        self.put_guard()?;
        for ((op, reg), literal) in [(Op::SAddU32, lo), (Op::SAddcU32, hi)]
            .into_iter()
            .zip(&mut literals)
        {
            self.put(&Inst::new(self.machine, op, &[reg, reg, Operand::Literal(PLACE)]))?;
            *literal = self.code.words.len() - 1 - behind;
        }
        self.branches.push((behind, target, literals));
        self.put_guard()?;
        self.put(&Inst::new(self.machine, Op::SSetpcB64, &[Operand::VCC]))
    }

    fn loc(&mut self, loc: SourceLoc) {
        if loc.is_known() && loc != self.last_loc {
            self.last_loc = loc;
            self.code.lines.push((self.code.words.len() as u32 * 4, loc));
        }
    }

    fn symbol_address(&mut self, pair: PReg, symbol: Symbol, guarded: bool) -> Result<(), EmitError> {
        for (offset, high, addend) in self.relative_address(pair, guarded)? {
            self.code.fixups.push(SymbolFixup {
                offset,
                symbol,
                high,
                addend,
            });
        }
        Ok(())
    }

    fn function_address(&mut self, pair: PReg, func: FuncRef, guarded: bool) -> Result<(), EmitError> {
        for (offset, high, addend) in self.relative_address(pair, guarded)? {
            self.code.calls.push(CallFixup {
                offset,
                func,
                high,
                addend,
            });
        }
        Ok(())
    }

    /// The program counter plus a distance that is filled in later: byte offset, upper half, and addend of its two words.
    fn relative_address(&mut self, pair: PReg, guarded: bool) -> Result<[(u32, bool, i64); 2], EmitError> {
        let (lo, hi) = (Operand::s(pair.first as u8), Operand::s(pair.first as u8 + 1));
        self.put(&Inst::new(self.machine, Op::SGetpcB64, &[operand(pair)]))?;
        // The program counter that was read is the address of the instruction behind.
        let base = self.code.words.len();
        let mut places = [(0, false, 0); 2];
        for ((op, reg, high), place) in [(Op::SAddU32, lo, false), (Op::SAddcU32, hi, true)]
            .into_iter()
            .zip(&mut places)
        {
            if guarded && !high {
                self.put_guard()?;
            }
            self.put(&Inst::new(self.machine, op, &[reg, reg, Operand::Literal(PLACE)]))?;
            let word = self.code.words.len() - 1;
            self.code.words[word] = 0;
            *place = (word as u32 * 4, high, (word - base) as i64 * 4);
        }
        Ok(places)
    }
}

/// Encodes an expanded function.
///
/// # Errors
/// Instructions without encoding.
pub fn encode(func: &MachFunc<MInst>, subtarget: &Subtarget, wave: WaveSize) -> Result<Code, EmitError> {
    // Making a branch long moves others apart, so the set grows until it is enough.
    let mut long = FxHashSet::default();
    loop {
        let known = long.len();
        let code = encode_with(func, subtarget, wave, &mut long)?;
        if long.len() == known {
            return Ok(code);
        }
    }
}

/// Encodes with the branches in `long` as long ones, and adds those that turn out too far.
fn encode_with(
    func: &MachFunc<MInst>,
    subtarget: &Subtarget,
    wave: WaveSize,
    long: &mut FxHashSet<usize>,
) -> Result<Code, EmitError> {
    let machine = subtarget.machine(wave);
    let mut emitter = Emitter {
        guard: crate::hazards::scalar_guard(subtarget, wave),
        machine,
        code: Code::default(),
        branches: Vec::new(),
        long,
        last_loc: SourceLoc::UNKNOWN,
    };
    // Blocks that only jump are left out; the entry always stands first.
    let order: Vec<MBlock> = func
        .order
        .iter()
        .copied()
        .filter(|&b| b == func.entry() || destination(func, b) == b)
        .collect();
    let mut starts: SecondaryMap<MBlock, u32> = SecondaryMap::new();
    starts.resize(func.blocks.len());
    emitter.code.words.reserve(2 * func.num_insts());
    emitter.code.blocks.reserve(order.len());
    for (position, &block) in order.iter().enumerate() {
        let next = order.get(position + 1).copied();
        starts[block] = emitter.code.words.len() as u32;
        emitter.code.blocks.push((block, starts[block] * 4));
        let data = &func.blocks[block];
        for (index, (inst, &loc)) in data.insts.iter().zip(&data.locs).enumerate() {
            emitter.loc(loc);
            match inst {
                MInst::Decide { block, by, .. } => {
                    let offset = emitter.code.words.len() as u32 * 4;
                    emitter.code.decisions.push((offset, *block, physical(*by)?));
                }
                MInst::Mark(mark) => {
                    emitter
                        .code
                        .marks
                        .push((emitter.code.words.len() as u32 * 4, *mark));
                    // A mark needs an instruction of its own block, which nothing reaches around it.
                    let bare = |inst: &MInst| {
                        matches!(
                            inst,
                            MInst::Mark(_) | MInst::Decide { .. } | MInst::Jump { .. } | MInst::Branch { .. }
                        )
                    };
                    if data.insts[index + 1..].iter().all(bare) {
                        emitter.put(&Inst::new(machine, Op::SNop, &[Operand::Imm(0)]))?;
                    }
                }
                MInst::Real(real) => emitter.put(&real.inst)?,
                MInst::SymbolAddress { dst, symbol, guarded } => {
                    emitter.symbol_address(physical(*dst)?, *symbol, *guarded)?
                }
                MInst::FunctionAddress { dst, func, guarded } => {
                    emitter.function_address(*dst, *func, *guarded)?
                }
                MInst::Jump { target } => {
                    let target = destination(func, *target);
                    if Some(target) != next {
                        emitter.branch(Op::SBranch, target)?;
                    }
                }
                MInst::Branch { cond, targets } => {
                    let [yes, no] = targets.map(|t| destination(func, t));
                    emit_branch(&mut emitter, *cond, yes, no, next)?;
                }
                MInst::End => emitter.put(&Inst::new(machine, Op::SEndpgm, &[Operand::Imm(0)]))?,
                _ => return Err(EmitError::NotAllocated),
            }
        }
    }
    let Emitter {
        mut code, branches, ..
    } = emitter;
    let mut too_far = Vec::new();
    for (number, &(word, target, literals)) in branches.iter().enumerate() {
        if long.contains(&number) {
            let bytes = (i64::from(starts[target]) - word as i64) * 4;
            code.words[word + literals[0]] = bytes as u32;
            code.words[word + literals[1]] = (bytes >> 32) as u32;
            continue;
        }
        match i16::try_from(i64::from(starts[target]) - (word as i64 + 1)) {
            Ok(distance) => code.words[word] |= u32::from(distance as u16),
            Err(_) => too_far.push(number),
        }
    }
    long.extend(too_far);
    Ok(code)
}

fn emit_branch(
    emitter: &mut Emitter<'_>,
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
