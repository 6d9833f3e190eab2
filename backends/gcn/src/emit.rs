//! From an allocated machine function to bytes.
//!
//! [`expand`] turns pseudo-instructions into real ones; terminators stay until [`encode`] knows what follows each block:
//! jumps to the next block vanish, a branch whose first target follows is turned round, blocks that only jump are
//! passed by. Branch distances are words relative to the following instruction, 16 bits; a branch that is too far becomes a
//! short one over a jump through VCC, which together with SCC holds nothing at the end of a block.

use crate::isa::{self, Inst, Opcode, Operand, Sgpr, Vgpr};
use crate::machine::{BranchCond, MInst, Real, SGPR};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;
use wavelift_amdgpu::code::{CallFixup, SymbolFixup};
use wavelift_codegen::ir::{FuncRef, SourceLoc, Symbol};

pub use wavelift_amdgpu::code::Code;
pub use wavelift_amdgpu::emit::EmitError;
use wavelift_codegen::machine::{MBlock, MachFunc, PReg, Reg};

fn operand(reg: PReg) -> Operand {
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
fn expand_copy(dst: PReg, src: PReg, out: &mut Vec<Inst>) {
    if dst == src {
        return;
    }
    let unit = |reg: PReg, i: u8, width: u8| operand(PReg::new(reg.file, reg.first + u16::from(i), width));
    if dst.file == SGPR {
        let pairs = dst.width.is_multiple_of(2) && dst.first.is_multiple_of(2) && src.first.is_multiple_of(2);
        let step = if pairs { 2 } else { 1 };
        let op = if pairs { Opcode::SMovB64 } else { Opcode::SMovB32 };
        let mut parts: Vec<u8> = (0..dst.width).step_by(usize::from(step)).collect();
        if dst.first > src.first {
            parts.reverse();
        }
        out.extend(
            parts
                .into_iter()
                .map(|i| Inst::new(op, &[unit(dst, i, step), unit(src, i, step)])),
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
            .map(|i| Inst::new(Opcode::VMovB32, &[unit(dst, i, 1), unit(src, i, 1)])),
    );
}

/// Where spilled registers go.
#[derive(Clone, Copy, Debug)]
pub struct SpillArea {
    /// Buffer descriptor, four SGPRs.
    pub buffer: u8,
    /// Wave offset, one SGPR.
    pub offset: u8,
    /// First byte behind the kernel's own private memory, seen from the offset.
    pub base: u32,
    /// Bytes per lane that the offset in the register is ahead of the wave's, so that the area is in reach.
    pub moved: u32,
    /// A vector register for the address of what lies further than an instruction's offset reaches.
    pub far: Option<u8>,
}

impl SpillArea {
    /// Bytes that the offset of an instruction reaches.
    pub const REACH: u32 = 4096;
}

/// Accesses of the spill area. `page` is what the register for far addresses holds, in the lanes that run.
fn spill_access(
    op: Opcode,
    reg: PReg,
    slot: u32,
    area: Option<SpillArea>,
    page: &mut Option<u32>,
    out: &mut Vec<Inst>,
) -> Result<(), EmitError> {
    let area = area.ok_or(EmitError::NotAllocated)?;
    for i in 0..reg.width {
        let data = operand(PReg::new(reg.file, reg.first + u16::from(i), 1));
        let at = area.base + slot + 4 * u32::from(i);
        let far = at - at % SpillArea::REACH;
        let mut address = Operand::Off;
        if far > 0 {
            // An addition to the offset register would overwrite SCC.
            address = Operand::v(area.far.ok_or(EmitError::NotAllocated)?);
            if page.replace(far) != Some(far) {
                out.push(Inst::new(Opcode::VMovB32, &[address, Operand::constant32(far)]));
            }
        }
        let operands = [
            data,
            address,
            Operand::s_range(area.buffer, 4),
            Operand::s(area.offset),
        ];
        out.push(Inst::new(op, &operands).with_mods(|m| {
            m.offset = (at - far) as i32;
            m.offen = far > 0;
        }));
    }
    Ok(())
}

/// Replaces pseudo-instructions but terminators and symbol addresses.
///
/// # Errors
/// Registers that were not allocated.
pub fn expand(func: &mut MachFunc<MInst>, area: Option<SpillArea>) -> Result<(), EmitError> {
    for block in func.order.clone() {
        let data = &mut func.blocks[block];
        data.body = None;
        if data.insts.iter().all(stays) {
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
            match inst {
                MInst::Copy { dst, src, .. } => expand_copy(physical(dst)?, physical(src)?, &mut out),
                MInst::Spill { src, slot, .. } => {
                    let (op, src) = (Opcode::BufferStoreDword, physical(src)?);
                    spill_access(op, src, slot, area, &mut page, &mut out)?;
                }
                MInst::Reload { dst, slot, .. } => {
                    let (op, dst) = (Opcode::BufferLoadDword, physical(dst)?);
                    spill_access(op, dst, slot, area, &mut page, &mut out)?;
                }
                MInst::Inputs { .. } | MInst::Undef { .. } | MInst::Results { .. } => {}
                MInst::SymbolAddress { dst, symbol } => {
                    let pair = physical(dst)?;
                    data.insts.push(MInst::SymbolAddress {
                        dst: Reg::Physical(pair),
                        symbol,
                    });
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
            | MInst::Inputs { .. }
            | MInst::Undef { .. }
            | MInst::Results { .. }
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
const LONG_JUMP_WORDS: i32 = 6;

/// A literal that is no inline constant and so keeps its word until it is patched.
const PLACE: u32 = 0x7fff_ffff;

/// The operation that branches exactly when `op` does not; `None` if `op` always branches.
fn inverse(op: Opcode) -> Option<Opcode> {
    let conditions = [
        BranchCond::Scc1,
        BranchCond::Scc0,
        BranchCond::VccNonZero,
        BranchCond::ExecNonZero,
    ];
    conditions.iter().find_map(|cond| match cond.opcodes() {
        (yes, no) if yes == op => Some(no),
        (yes, no) if no == op => Some(yes),
        _ => None,
    })
}

struct Emitter<'a> {
    code: Code,
    /// Branches to patch: word index, target. Of a long one the word is that of the first addition.
    branches: Vec<(usize, MBlock)>,
    /// Numbers of the branches that are too far.
    long: &'a FxHashSet<usize>,
    last_loc: SourceLoc,
}

impl Emitter<'_> {
    fn put(&mut self, inst: &Inst) -> Result<(), EmitError> {
        isa::encode(inst, &mut self.code.words).map_err(|why| EmitError::Encode {
            inst: format!("{inst:?}"),
            why: why.to_string(),
        })
    }

    fn branch(&mut self, op: Opcode, target: MBlock) -> Result<(), EmitError> {
        let number = self.branches.len();
        if !self.long.contains(&number) {
            self.branches.push((self.code.words.len(), target));
            return self.put(&Inst::new(op, &[Operand::Imm(0)]));
        }
        if let Some(inverse) = inverse(op) {
            self.put(&Inst::new(inverse, &[Operand::Imm(LONG_JUMP_WORDS)]))?;
        }
        self.put(&Inst::new(Opcode::SGetpcB64, &[Operand::VCC]))?;
        self.branches.push((self.code.words.len(), target));
        let (lo, hi) = (Operand::s(Sgpr::VCC.0), Operand::s(Sgpr::VCC.0 + 1));
        for (op, reg) in [(Opcode::SAddU32, lo), (Opcode::SAddcU32, hi)] {
            self.put(&Inst::new(op, &[reg, reg, Operand::Literal(PLACE)]))?;
        }
        self.put(&Inst::new(Opcode::SSetpcB64, &[Operand::VCC]))
    }

    fn loc(&mut self, loc: SourceLoc) {
        if loc.is_known() && loc != self.last_loc {
            self.last_loc = loc;
            self.code.lines.push((self.code.words.len() as u32 * 4, loc));
        }
    }

    fn symbol_address(&mut self, pair: PReg, symbol: Symbol) -> Result<(), EmitError> {
        for (offset, high, addend) in self.relative_address(pair)? {
            self.code.fixups.push(SymbolFixup {
                offset,
                symbol,
                high,
                addend,
            });
        }
        Ok(())
    }

    fn function_address(&mut self, pair: PReg, func: FuncRef) -> Result<(), EmitError> {
        for (offset, high, addend) in self.relative_address(pair)? {
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
    fn relative_address(&mut self, pair: PReg) -> Result<[(u32, bool, i64); 2], EmitError> {
        let (lo, hi) = (Operand::s(pair.first as u8), Operand::s(pair.first as u8 + 1));
        self.put(&Inst::new(Opcode::SGetpcB64, &[operand(pair)]))?;
        // The program counter that was read is the address of the instruction behind.
        let base = self.code.words.len();
        let mut places = [(0, false, 0); 2];
        for ((op, reg, high), place) in [(Opcode::SAddU32, lo, false), (Opcode::SAddcU32, hi, true)]
            .into_iter()
            .zip(&mut places)
        {
            self.put(&Inst::new(op, &[reg, reg, Operand::Literal(PLACE)]))?;
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
pub fn encode(func: &MachFunc<MInst>) -> Result<Code, EmitError> {
    // Making a branch long moves others apart, so the set grows until it is enough.
    let mut long = FxHashSet::default();
    loop {
        let known = long.len();
        let code = encode_with(func, &mut long)?;
        if long.len() == known {
            return Ok(code);
        }
    }
}

/// Encodes with the branches in `long` as long ones, and adds those that turn out too far.
fn encode_with(func: &MachFunc<MInst>, long: &mut FxHashSet<usize>) -> Result<Code, EmitError> {
    let mut emitter = Emitter {
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
                        emitter.put(&Inst::new(Opcode::SNop, &[Operand::Imm(0)]))?;
                    }
                }
                MInst::Real(real) => emitter.put(&real.inst)?,
                MInst::SymbolAddress { dst, symbol } => emitter.symbol_address(physical(*dst)?, *symbol)?,
                MInst::FunctionAddress { dst, func } => emitter.function_address(*dst, *func)?,
                MInst::Jump { target } => {
                    let target = destination(func, *target);
                    if Some(target) != next {
                        emitter.branch(Opcode::SBranch, target)?;
                    }
                }
                MInst::Branch { cond, targets } => {
                    let [yes, no] = targets.map(|t| destination(func, t));
                    emit_branch(&mut emitter, *cond, yes, no, next)?;
                }
                MInst::End => emitter.put(&Inst::new(Opcode::SEndpgm, &[Operand::Imm(0)]))?,
                _ => return Err(EmitError::NotAllocated),
            }
        }
    }
    let Emitter {
        mut code, branches, ..
    } = emitter;
    let mut too_far = Vec::new();
    for (number, &(word, target)) in branches.iter().enumerate() {
        if long.contains(&number) {
            // The address that was read is that of the first addition.
            let bytes = (i64::from(starts[target]) - word as i64) * 4;
            code.words[word + 1] = bytes as u32;
            code.words[word + 3] = (bytes >> 32) as u32;
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
    let (op, inverse) = cond.opcodes();
    if yes == no {
        if Some(yes) != next {
            emitter.branch(Opcode::SBranch, yes)?;
        }
    } else if Some(yes) == next {
        emitter.branch(inverse, no)?;
    } else {
        emitter.branch(op, yes)?;
        if Some(no) != next {
            emitter.branch(Opcode::SBranch, no)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::isa::decode;
    use wavelift_codegen::machine::{MBlockData, MEdge};

    fn real(inst: Inst) -> MInst {
        MInst::Real(Real::new(inst))
    }

    /// Entry: branch over `padding` instructions to the end.
    fn function(padding: usize) -> MachFunc<MInst> {
        let mut func = MachFunc::new("f");
        let [entry, middle, end] = [(); 3].map(|()| func.blocks.push(MBlockData::default()));
        func.order = vec![entry, middle, end];
        let edge = |block| MEdge {
            block,
            args: Default::default(),
        };
        let cond = BranchCond::Scc1;
        func.blocks[entry].insts = vec![MInst::Branch {
            cond,
            targets: [end, middle],
        }];
        func.blocks[entry].succs.extend([edge(end), edge(middle)]);
        let nop = real(Inst::new(Opcode::SNop, &[Operand::Imm(0)]));
        func.blocks[middle].insts = vec![nop; padding];
        func.blocks[middle].insts.push(MInst::Jump { target: end });
        func.blocks[middle].succs.push(edge(end));
        func.blocks[end].insts = vec![MInst::End];
        for block in func.order.clone() {
            func.blocks[block].locs = vec![SourceLoc::UNKNOWN; func.blocks[block].insts.len()];
        }
        func
    }

    #[test]
    fn near_branch_is_one_word() {
        let code = encode(&function(32767)).unwrap();
        assert_eq!(code.words.len(), 32767 + 2);
        assert_eq!(code.words[0] & 0xffff, 32767);
    }

    #[test]
    fn far_branch_goes_through_vcc() {
        let code = encode(&function(32768)).unwrap();
        assert_eq!(code.words.len(), 32768 + 1 + 7);
        let (first, _) = decode(&code.words, 0).unwrap();
        assert_eq!(
            (first.op, first.operands[0]),
            (Opcode::SCbranchScc0, Operand::Imm(LONG_JUMP_WORDS))
        );
        // From the word behind s_getpc to the end.
        assert_eq!(code.words[3], (code.words.len() as u32 - 1 - 2) * 4);
        assert_eq!(code.words[5], 0);
    }
}
