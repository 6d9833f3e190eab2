//! Short encodings after allocation: a vector operation in its 64-bit form takes the 32-bit one where registers and
//! modifiers allow, that is where its mask operands are VCC and its second source is a vector register.

use crate::isa::{self, Format, Inst, Mods, Operand, OperandName, Type};

/// Shortens an instruction if it can be.
pub(crate) fn shorten(inst: &mut Inst) {
    if let Some(short) = short_form(inst) {
        *inst = short;
    }
}

fn short_form(inst: &Inst) -> Option<Inst> {
    let info = inst.op.info();
    let own = info.format();
    if !inst.format.is_vop3() || !matches!(own, Format::Vop1 | Format::Vop2 | Format::Vopc) {
        return None;
    }
    if inst.mods != Mods::for_format(inst.format) {
        return None;
    }
    let mut short = inst.clone();
    short.format = own;
    short.mods = Mods::for_format(own);
    let masks_are_vcc = info
        .operands
        .iter()
        .zip(&inst.operands)
        .all(|(operand, &value)| operand.ty != Type::M64 || value == Operand::VCC);
    if !masks_are_vcc {
        return None;
    }
    if own != Format::Vop1 {
        let index = |name: OperandName| info.index_of(name);
        let (s0, s1) = (index(OperandName::S0)?, index(OperandName::S1)?);
        let is_vector = |i: usize| matches!(short.operands[i], Operand::Vgpr { .. });
        if !is_vector(s1) {
            if !is_vector(s0) || !info.has(isa::Flag::Commutative) {
                return None;
            }
            short.operands.swap(s0, s1);
        }
    }
    isa::check(&short).is_ok().then_some(short)
}
