//! How vector operations are made legal: few scalar values may be read, and not every encoding has room for what they are.
//!
//! Rust, not rules: it is asked of every instruction when it is emitted, whichever rule made it.

use super::Lower;
use super::operands::{VSrc, Vreg};
use crate::isa::{Flag, Format, Implicit, Inst, Op, Operand, OperandName, Type};
use crate::machine::VGPR;
use smallvec::SmallVec;

/// The instruction with the modifiers of its sources. Modifiers take memory of their own, so they are written only if there are some.
fn with_signs(mut inst: Inst, sources: &[VSrc]) -> Inst {
    for (index, source) in sources.iter().enumerate() {
        if source.neg {
            inst.mods.neg |= 1 << index;
        }
        if source.abs {
            inst.mods.abs |= 1 << index;
        }
        if source.neg_hi {
            inst.mods.neg_hi |= 1 << index;
        }
        if source.low_twice {
            inst.mods.op_sel_hi &= !(1 << index);
        }
    }
    inst
}

impl Lower<'_> {
    /// A vector operation: sources are moved until the instruction is legal.
    pub(crate) fn vop(&mut self, op: Op, sources: &[VSrc]) -> Vreg {
        let width = self.result_width(op);
        let dst = self.fresh(VGPR, width);
        self.vop_to(op, &[Operand::Virtual(dst)], sources);
        Vreg(dst)
    }

    /// A sum of 32 bits. The older machines have it with a carry only.
    pub(crate) fn vadd(&mut self, a: VSrc, b: VSrc) -> Vreg {
        if self.subtarget.isa.has(Op::VAddU32) {
            return self.vop(Op::VAddU32, &[a, b]);
        }
        let (sum, carry) = (self.fresh(VGPR, 1), self.fresh_mask());
        self.vop_to(Op::VAddCoU32, &[Operand::Virtual(sum), carry], &[a, b]);
        Vreg(sum)
    }

    /// `value >> count` of 64 bits. The older machines take the operands the other way round.
    pub(crate) fn vshr64(&mut self, value: VSrc, count: VSrc) -> Vreg {
        match self.subtarget.isa.has(Op::VLshrrevB64) {
            true => self.vop(Op::VLshrrevB64, &[count, value]),
            false => self.vop(Op::VLshrB64, &[value, count]),
        }
    }

    /// `value << count | low`.
    pub(crate) fn shifted_or(&mut self, value: VSrc, count: VSrc, low: VSrc) -> Vreg {
        if self.subtarget.isa.has(Op::VLshlOrB32) {
            return self.vop(Op::VLshlOrB32, &[value, count, low]);
        }
        let high = self.vop(Op::VLshlrevB32, &[count, value]);
        self.vop(Op::VOrB32, &[VSrc::plain(Operand::Virtual(high.0)), low])
    }

    /// Emits a vector operation with the destinations given, VGPR, or VGPR and mask, or mask: sources are moved until it is legal.
    pub(crate) fn vop_to(&mut self, op: Op, dsts: &[Operand], sources: &[VSrc]) {
        match self.subtarget.isa.traits().scalar_values {
            1 => self.one_scalar(op, dsts, sources),
            _ => self.two_scalars(op, dsts, sources),
        }
    }

    /// A vector operation: sources are moved until the instruction is legal. One scalar value may be read; a literal
    /// only by the short encodings; the second source of a short encoding is a vector register.
    fn one_scalar(&mut self, op: Op, dsts: &[Operand], sources: &[VSrc]) {
        let info = self.subtarget.isa.op(op);
        let mut sources: SmallVec<[VSrc; 3]> = SmallVec::from_slice(sources);
        for source in &mut sources {
            source.operand = self.known(source.operand);
        }
        if op == Op::VMadF32 && self.mad_with_literal(dsts, &sources) {
            return;
        }
        // The constant bus: the first scalar value stays, others move; masks cannot move.
        let masks = sources.iter().any(|s| matches!(s.operand, Operand::Virtual(v) if v.count == 2 && !self.is_vector_operand(s.operand) && info.operands.iter().any(|o| o.ty == Type::Mask && o.name == OperandName::S2)));
        let mut bus: Option<Operand> = if masks {
            sources.last().map(|s| s.operand)
        } else {
            None
        };
        let count = sources.len() - usize::from(masks);
        for index in 0..count {
            let operand = sources[index].operand;
            if !self.is_scalar_operand(operand) || bus == Some(operand) {
                continue;
            }
            if bus.is_none() {
                bus = Some(operand);
                continue;
            }
            sources[index].operand = self.move_to_vector(operand);
        }
        let modified = sources.iter().any(|s| s.neg || s.abs);
        let own = info.format();
        let short = matches!(own, Format::Vop1 | Format::Vop2 | Format::Vopc)
            && !modified
            && !masks
            && dsts.len() == 1
            && own != Format::Vopc;
        if short && own == Format::Vop2 && !self.is_vector_operand(sources[1].operand) {
            if self.is_vector_operand(sources[0].operand) && info.has(Flag::Commutative) {
                sources.swap(0, 1);
            } else if matches!(sources[1].operand, Operand::Literal(_)) || info.vop3_format().is_none() {
                sources[1].operand = self.move_to_vector(sources[1].operand);
            }
        }
        let use_short = short && (own != Format::Vop2 || self.is_vector_operand(sources[1].operand));
        let format = if use_short || own.is_vop3() {
            own
        } else {
            info.vop3_format().unwrap_or(own)
        };
        if !self.subtarget.isa.allows_literal(format) {
            for index in 0..sources.len() {
                if let Operand::Literal(bits) = sources[index].operand {
                    sources[index].operand = if bus == Some(Operand::Literal(bits)) {
                        // The bus is this literal's own: a scalar register takes it over.
                        let reg = self.sop(Op::SMovB32, &[Operand::Literal(bits)], false);
                        bus = Some(Operand::Virtual(reg.0));
                        Operand::Virtual(reg.0)
                    } else {
                        self.move_to_vector(Operand::Literal(bits))
                    };
                }
            }
        }
        let mut operands: SmallVec<[Operand; 6]> = SmallVec::from_slice(dsts);
        operands.extend(sources.iter().map(|s| s.operand));
        let inst = Inst::with_format(self.machine(), op, format, &operands);
        self.emit(with_signs(inst, &sources));
    }

    /// Emits a product and sum of which one operand is a literal in the form that has room for it, if the others fit that.
    fn mad_with_literal(&mut self, dsts: &[Operand], sources: &[VSrc]) -> bool {
        let &[a, b, c] = sources else { return false };
        if sources.iter().any(|source| source.neg || source.abs) {
            return false;
        }
        let literal = |source: VSrc| matches!(source.operand, Operand::Literal(_));
        let vector = |source: VSrc| self.is_vector_operand(source.operand);
        let (op, operands) = match () {
            _ if literal(c) && vector(b) => (Op::VMadakF32, [a, b, c]),
            _ if literal(c) && vector(a) => (Op::VMadakF32, [b, a, c]),
            _ if literal(a) && vector(c) => (Op::VMadmkF32, [b, a, c]),
            _ if literal(b) && vector(c) => (Op::VMadmkF32, [a, b, c]),
            _ => return false,
        };
        // The literal is the one scalar value.
        if self.is_scalar_operand(operands[0].operand) {
            return false;
        }
        let sources = operands.iter().map(|source| source.operand);
        let operands: SmallVec<[Operand; 4]> = dsts.iter().copied().chain(sources).collect();
        let inst = Inst::new(self.machine(), op, &operands);
        self.emit(inst);
        true
    }

    /// A vector operation: sources are moved until the instruction is legal (RDNA4 ISA 7.2.1). Two scalar values may be read,
    /// by a shift of 64 bits one; there is one literal; the second source of a short encoding is a vector register.
    fn two_scalars(&mut self, op: Op, dsts: &[Operand], sources: &[VSrc]) {
        let info = self.subtarget.isa.op(op);
        let mut sources: SmallVec<[VSrc; 3]> = SmallVec::from_slice(sources);
        let is_mask = |index: usize| {
            let operand = info.operands.get(dsts.len() + index);
            operand.is_some_and(|operand| operand.ty == Type::Mask)
        };
        // Lane masks cannot be moved to vector registers, nor can VCC that is read without being named.
        let mut seen: SmallVec<[Operand; 3]> = SmallVec::new();
        let masks = (0..sources.len()).any(is_mask);
        seen.extend(
            (0..sources.len())
                .filter(|&i| is_mask(i))
                .map(|i| sources[i].operand),
        );
        let limit = match op {
            Op::VLshlrevB64 | Op::VLshrrevB64 | Op::VAshrrevI64 => 1,
            _ => 2 - usize::from(info.reads(Implicit::Vcc)),
        };
        for index in 0..sources.len() {
            let operand = sources[index].operand;
            if is_mask(index) || !self.is_scalar_operand(operand) || seen.contains(&operand) {
                continue;
            }
            let literal = |operand: &Operand| matches!(operand, Operand::Literal(_));
            let second = literal(&operand) && seen.iter().any(literal);
            if seen.len() < limit && !second {
                seen.push(operand);
                continue;
            }
            sources[index].operand = self.move_to_vector(operand);
        }
        let modified = sources.iter().any(|s| s.neg || s.abs);
        let own = info.format();
        // Short encodings do not reach the halves of all registers: which they get is known later.
        let halves = info.operands.iter().any(|operand| operand.ty.is_half());
        let short =
            matches!(own, Format::Vop1 | Format::Vop2) && !modified && !masks && !halves && dsts.len() == 1;
        if short
            && own == Format::Vop2
            && !self.is_vector_operand(sources[1].operand)
            && self.is_vector_operand(sources[0].operand)
            && info.has(Flag::Commutative)
        {
            sources.swap(0, 1);
        }
        let use_short = short && (own != Format::Vop2 || self.is_vector_operand(sources[1].operand));
        let format = if use_short || own.is_vop3() {
            own
        } else {
            info.vop3_format().unwrap_or(own)
        };
        let mut operands: SmallVec<[Operand; 6]> = SmallVec::from_slice(dsts);
        operands.extend(sources.iter().map(|s| s.operand));
        let inst = Inst::with_format(self.machine(), op, format, &operands);
        self.emit(with_signs(inst, &sources));
    }
}
