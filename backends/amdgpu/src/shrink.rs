//! Short encodings after allocation: a vector operation in its 64-bit form takes the 32-bit one where registers and
//! modifiers allow, that is where its mask operands are VCC and its second source is a vector register. A multiplication that adds
//! to its own destination takes the form that has no third source, where there is one. A literal of a half that an inline constant is, too, becomes that
//! constant, as the assembler reads it.

use crate::isa::{self, Class, Feature, Flag, Format, Inst, Mods, Op, Operand, OperandName, Type};

/// Shortens an instruction if it can be.
pub fn shorten(inst: &mut Inst) {
    inline_halves(inst);
    if let Some(short) = short_form(inst) {
        *inst = short;
    }
}

/// Puts inline constants in place of literals of halves that look like them.
fn inline_halves(inst: &mut Inst) {
    let (info, format) = (inst.info(), inst.format);
    if !inst.machine.isa.has_feature(Feature::Gfx8Up) || format == Format::Sopc {
        return;
    }
    for (what, operand) in info.operands.iter().zip(&mut inst.operands) {
        if let Operand::Literal(bits) = *operand
            && what.ty == Type::F16
            && what.class != Class::Literal
        {
            *operand = match Operand::constant16(bits as u16) {
                Operand::Literal(_) => continue,
                inline => inline,
            };
        }
    }
}

/// Whether nothing was asked for beside the operation.
fn is_plain(inst: &Inst) -> bool {
    inst.mods == Mods::for_format(inst.machine.isa, inst.format)
}

/// `d = a * b + d` as `v_fmac_f32` or `v_mac_f32`, which have short forms.
fn accumulation(inst: &Inst) -> Option<Inst> {
    let op = match inst.op {
        Op::VFmaF32 => Op::VFmacF32,
        Op::VMadF32 => Op::VMacF32,
        _ => return None,
    };
    if !inst.machine.isa.has(op) || !is_plain(inst) {
        return None;
    }
    let [d, mut a, mut b, c] = inst.operands[..] else {
        return None;
    };
    if d != c {
        return None;
    }
    if !matches!(b, Operand::Vgpr { .. }) {
        (a, b) = (b, a);
    }
    let short = Inst::new(inst.machine, op, &[d, a, b]);
    isa::encode(&short, &mut Vec::new()).is_ok().then_some(short)
}

fn short_form(inst: &Inst) -> Option<Inst> {
    if let Some(short) = accumulation(inst) {
        return Some(short);
    }
    let (machine, info) = (inst.machine, inst.info());
    let own = info.format();
    if !inst.format.is_vop3() || !matches!(own, Format::Vop1 | Format::Vop2 | Format::Vopc) || !is_plain(inst)
    {
        return None;
    }
    let mut short = inst.clone();
    short.format = own;
    short.mods = Mods::for_format(machine.isa, own);
    let masks_are_vcc = info
        .operands
        .iter()
        .zip(&inst.operands)
        .all(|(operand, &value)| operand.ty != Type::Mask || value == Operand::vcc(machine.wave));
    if !masks_are_vcc {
        return None;
    }
    if own != Format::Vop1 {
        let index = |name: OperandName| info.index_of(name);
        let (s0, s1) = (index(OperandName::S0)?, index(OperandName::S1)?);
        let is_vector = |i: usize| matches!(short.operands[i], Operand::Vgpr { .. });
        if !is_vector(s1) {
            if !is_vector(s0) || !info.has(Flag::Commutative) {
                return None;
            }
            short.operands.swap(s0, s1);
        }
    }
    // Where registers have halves, short encodings do not reach all of them.
    let possible = match machine.isa.traits().halves {
        true => isa::encode(&short, &mut Vec::new()).is_ok(),
        false => isa::check(&short).is_ok(),
    };
    possible.then_some(short)
}
