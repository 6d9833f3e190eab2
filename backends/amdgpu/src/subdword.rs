//! Bytes and halves of words as operands (SDWA, the formats `VOP1_SDWA` and `VOP2_SDWA` of the tables): what takes one out of a word goes where all that read it can do so
//! themselves.
//!
//! - B1 Taken out are bytes and halves, extended with zeros or with the sign, by a mask, a shift or a field of bits.
//! - B2 Every reader is an operation on integers of 32 bits that has such an encoding ([`READERS`]), and reads vector registers only: there is no room for literals, gfx8 has no
//!   scalars there, and later machines' are left out. Its other operands and its result stay words.
//! - B3 The word is alive at its readers then. They run with no more lanes than what took the part out.
//!
//! Runs after selection, before anything is ordered, on machines that have these encodings. Cost: linear; a function in which nothing is taken out is only looked through.

use crate::isa::{Format, Inst, Mods, Op, Operand};
use crate::machine::{MInst, Real, VGPR};
use cranelift_entity::{EntityRef, SecondaryMap};
use wavelift_codegen::machine::{MachFunc, MachInst, OperandKind, SubReg, VReg};

/// What may read a part of a word.
const READERS: [Op; 17] = [
    Op::VMovB32,
    Op::VNotB32,
    Op::VCvtF32U32,
    Op::VCvtF32I32,
    Op::VAddU32,
    Op::VSubU32,
    Op::VSubrevU32,
    Op::VMulU32U24,
    Op::VMulI32I24,
    Op::VMinU32,
    Op::VMaxU32,
    Op::VMinI32,
    Op::VMaxI32,
    Op::VAndB32,
    Op::VOrB32,
    Op::VXorB32,
    Op::VLshlrevB32,
];

/// Readers of one part at most: their encoding takes 8 bytes, where most took 4.
const MOST_READERS: u32 = 3;

/// All of a word, as a selection of its parts.
const WORD: u8 = 6;

/// A part of a word.
#[derive(Clone, Copy)]
struct Taken {
    word: Operand,
    /// 0 to 3: a byte; 4 and 5: a half.
    part: u8,
    signed: bool,
    readers: u32,
}

/// The part of so many bits from a bit on.
fn part(first: u32, bits: u32) -> Option<u8> {
    match (first, bits) {
        (0 | 8 | 16 | 24, 8) => Some(first as u8 / 8),
        (0 | 16, 16) => Some(4 + first as u8 / 16),
        _ => None,
    }
}

/// A constant operand.
fn constant(operand: Operand) -> Option<u32> {
    match operand {
        Operand::Int(number) => Some(i32::from(number) as u32),
        Operand::Literal(bits) => Some(bits),
        _ => None,
    }
}

/// Whether an instruction asks for nothing but its operation.
pub(crate) fn is_plain(real: &Real) -> bool {
    let inst = &real.inst;
    real.ties.is_empty() && !real.clobbers_vcc && inst.mods == Mods::for_format(inst.machine.isa, inst.format)
}

/// What an instruction takes out of a word.
fn taken(real: &Real) -> Option<Taken> {
    let operands = &real.inst.operands[..];
    let (word, part, signed) = match (real.inst.op, operands) {
        (Op::VAndB32, &[_, a, b]) => {
            let (mask, word) = match constant(a) {
                Some(mask) => (mask, b),
                None => (constant(b)?, a),
            };
            let bits = mask.trailing_ones();
            (word, part(0, bits).filter(|_| mask.count_ones() == bits)?, false)
        }
        (Op::VLshrrevB32 | Op::VAshrrevI32, &[_, by, word]) => {
            let by = constant(by)?;
            let part = part(by, 32u32.checked_sub(by)?)?;
            (word, part, real.inst.op == Op::VAshrrevI32)
        }
        (Op::VBfeU32 | Op::VBfeI32, &[_, word, first, bits]) => {
            let part = part(constant(first)?, constant(bits)?)?;
            (word, part, real.inst.op == Op::VBfeI32)
        }
        _ => return None,
    };
    (is_plain(real) && matches!(word, Operand::Virtual(_))).then_some(Taken {
        word,
        part,
        signed,
        readers: 0,
    })
}

/// The encoding of an operation that reads parts of words.
fn encoding(inst: &Inst) -> Option<Format> {
    let format = match inst.info().format() {
        Format::Vop1 => Format::Vop1Sdwa,
        Format::Vop2 => Format::Vop2Sdwa,
        _ => return None,
    };
    inst.info().number(format).map(|_| format)
}

/// Lets instructions read parts of words themselves.
pub(crate) fn run(func: &mut MachFunc<MInst>) {
    let mut parts = found(func);
    if parts.is_empty() {
        return;
    }
    count_readers(func, &mut parts);
    parts.retain(|(_, taken)| (1..=MOST_READERS).contains(&taken.readers));
    let mut of: SecondaryMap<VReg, Option<Taken>> = SecondaryMap::new();
    for &(reg, taken) in &parts {
        of[reg] = Some(taken);
    }
    for index in 0..func.order.len() {
        let data = &mut func.blocks[func.order[index]];
        let mut gone = vec![false; data.insts.len()];
        for (gone, inst) in gone.iter_mut().zip(&mut data.insts) {
            *gone = written(inst).is_some_and(|reg| of[reg].is_some());
            if let MInst::Real(real) = inst
                && !*gone
            {
                read_parts(real, &of);
            }
        }
        data.remove(&gone);
    }
}

/// The register of a result that is all that an instruction writes.
pub(crate) fn written(inst: &MInst) -> Option<VReg> {
    let MInst::Real(real) = inst else { return None };
    match real.inst.operands.first() {
        Some(&Operand::Virtual(reg)) if reg.count == 1 && reg.first == 0 => {
            Some(VReg::new(reg.index as usize))
        }
        _ => None,
    }
}

/// All that is taken out of words.
fn found(func: &MachFunc<MInst>) -> Vec<(VReg, Taken)> {
    let mut parts = Vec::new();
    for &block in &func.order {
        for inst in &func.blocks[block].insts {
            let MInst::Real(real) = inst else { continue };
            let Some(taken) = taken(real) else { continue };
            let whole = |reg: &VReg| func.vregs[*reg].width == 1;
            let of_lanes = matches!(taken.word, Operand::Virtual(word) if func.vregs[VReg::new(word.index as usize)].file == VGPR);
            if let Some(reg) = written(inst).filter(whole).filter(|_| of_lanes) {
                parts.push((reg, taken));
            }
        }
    }
    parts
}

/// Counts the readers of each part; one that cannot take it out itself counts as too many.
fn count_readers(func: &MachFunc<MInst>, parts: &mut [(VReg, Taken)]) {
    let mut place: SecondaryMap<VReg, Option<usize>> = SecondaryMap::new();
    for (index, &(reg, _)) in parts.iter().enumerate() {
        place[reg] = Some(index);
    }
    let mut operands = Vec::new();
    for &block in &func.order {
        let data = &func.blocks[block];
        let thread = data.body.iter().flat_map(|body| &body.succs);
        for reg in data.succs.iter().chain(thread).flat_map(|edge| &edge.args) {
            if let Some(index) = reg.as_virtual().and_then(|reg| place[reg]) {
                parts[index].1.readers = MOST_READERS + 1;
            }
        }
        for inst in &data.insts {
            operands.clear();
            inst.operands(&mut operands);
            operands.retain(|operand| operand.reg.as_virtual().is_some_and(|reg| place[reg].is_some()));
            let able = !operands.is_empty() && can_read_parts(func, inst, &place);
            for operand in &operands {
                let Some(index) = operand.reg.as_virtual().and_then(|reg| place[reg]) else {
                    continue;
                };
                let plain = operand.fixed.is_none() && operand.part == SubReg::whole(1);
                match operand.kind {
                    OperandKind::Def if plain => {}
                    OperandKind::Use if plain && able => parts[index].1.readers += 1,
                    _ => parts[index].1.readers = MOST_READERS + 1,
                }
            }
        }
    }
}

/// Whether an instruction can read parts of words.
fn can_read_parts(func: &MachFunc<MInst>, inst: &MInst, place: &SecondaryMap<VReg, Option<usize>>) -> bool {
    let MInst::Real(real) = inst else { return false };
    let takes_out_itself = written(inst).is_some_and(|reg| place[reg].is_some());
    let vector = |&operand: &Operand| match operand {
        Operand::Virtual(reg) => func.vregs[VReg::new(reg.index as usize)].file == VGPR,
        _ => false,
    };
    !takes_out_itself
        && READERS.contains(&real.inst.op)
        && is_plain(real)
        && encoding(&real.inst).is_some()
        && real.inst.operands.iter().all(vector)
}

/// Lets an instruction take out what it reads.
fn read_parts(real: &mut Real, of: &SecondaryMap<VReg, Option<Taken>>) {
    let parts: [Option<Taken>; 2] = [1, 2].map(|index| match real.inst.operands.get(index) {
        Some(&Operand::Virtual(reg)) if reg.count == 1 => of[VReg::new(reg.index as usize)],
        _ => None,
    });
    if parts.iter().all(Option::is_none) {
        return;
    }
    let Some(format) = encoding(&real.inst) else {
        return;
    };
    let inst = &mut real.inst;
    inst.format = format;
    inst.mods = Mods::for_format(inst.machine.isa, format);
    inst.mods.dst_unused = 0;
    for (index, taken) in parts.into_iter().enumerate() {
        let Some(taken) = taken else { continue };
        inst.operands[1 + index] = taken.word;
        inst.mods.sext |= u8::from(taken.signed) << index;
        match index {
            0 => inst.mods.src0_sel = taken.part,
            _ => inst.mods.src1_sel = taken.part,
        }
    }
    debug_assert!(inst.mods.src0_sel != WORD || inst.mods.src1_sel != WORD);
}
