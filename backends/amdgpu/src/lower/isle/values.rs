//! What becomes what: values as operands, registers as results; and what decides.

use super::*;

impl<'a> Lower<'a> {
    /// What is known before files are.
    fn forms(&self) -> Forms<'a> {
        Forms {
            func: self.func,
            subtarget: self.subtarget,
        }
    }
}

impl Lower<'_> {
    fn scalar_copy(&mut self, constant: Operand, width: u8) -> Sreg {
        let op = if width == 1 { Op::SMovB32 } else { Op::SMovB64 };
        self.sop(op, &[constant], false)
    }

    /// A register of that many words, or a constant in one.
    fn in_scalar(&mut self, operand: Operand, width: u8) -> InstOutput {
        match operand {
            Operand::Virtual(_) => Self::one(operand),
            constant => Self::one(Operand::Virtual(self.scalar_copy(constant, width).0)),
        }
    }

    pub(super) fn one(operand: Operand) -> InstOutput {
        let mut out = InstOutput::new();
        out.push(operand);
        out
    }
}

impl Lower<'_> {
    /// A value where an instruction takes floats of a type: with its changes of sign as modifiers, if it is such a float.
    fn float_source(&mut self, value: Value, ty: Type) -> VSrc {
        let (mut neg, mut abs, mut value) = (false, false, value);
        if self.func.dfg.value_type(value) == ty {
            while let Some((opcode, of)) = self.sign_change(value) {
                // Signs that an absolute value takes away do not count.
                match opcode {
                    Opcode::Fabs => abs = true,
                    _ => neg ^= !abs,
                }
                value = of;
            }
        }
        let operand = match ty {
            Type::F16 => self.float_operand(value),
            _ => self.operand(value),
        };
        VSrc {
            neg,
            abs,
            ..VSrc::plain(operand)
        }
    }

    /// If all that the instruction of a value does is to change a sign, and nothing reads it as it is: its operation, and what it reads.
    fn sign_change(&mut self, value: Value) -> Option<(Opcode, Value)> {
        let value = self.unread_value(value)?;
        let inst = self.foldable(value)?;
        match *self.func.dfg.inst(inst) {
            InstructionData::Unary {
                opcode: opcode @ (Opcode::Fneg | Opcode::Fabs),
                arg,
            } => Some((opcode, arg)),
            _ => None,
        }
    }
}

impl IrTerms for Lower<'_> {
    wavelift_codegen::isle_prelude_terms!();

    fn inst_typed(&mut self, inst: Inst) -> (Type, InstructionData) {
        (self.func.dfg.ctrl_type(inst), *self.func.dfg.inst(inst))
    }

    fn def_inst(&mut self, value: Value) -> Option<Inst> {
        self.foldable(value)
    }

    fn has(&mut self, feature: &Feature) -> Option<Unit> {
        self.subtarget.isa.has_feature(*feature).then_some(())
    }
}

impl LoweringTerms for Lower<'_> {
    fn nothing(&mut self) -> InstOutput {
        InstOutput::new()
    }

    fn same(&mut self, value: Value) -> InstOutput {
        let operand = self.operand(value);
        self.in_scalar(operand, self.0.width_of(value))
    }

    fn after(&mut self, _: Unit) -> InstOutput {
        InstOutput::new()
    }
}

impl PreludeTerms for Lower<'_> {
    fn size(&mut self, ty: Type) -> Size {
        self.forms().size(ty)
    }

    fn registers(&mut self, ty: Type) -> u8 {
        self.forms().registers(ty)
    }

    fn ssrc(&mut self, value: Value) -> SSrc {
        self.ssrc_operand(value)
    }

    fn vsrc(&mut self, value: Value) -> VSrc {
        VSrc::plain(self.operand(value))
    }

    fn f16_source(&mut self, value: Value) -> VSrc {
        self.float_source(value, Type::F16)
    }

    fn f32_source(&mut self, value: Value) -> VSrc {
        self.float_source(value, Type::F32)
    }

    fn f64_source(&mut self, value: Value) -> VSrc {
        self.float_source(value, Type::F64)
    }

    fn sreg(&mut self, value: Value) -> Sreg {
        match self.ssrc_operand(value).0 {
            Operand::Virtual(reg) => Sreg(reg),
            constant => self.scalar_copy(constant, self.0.width_of(value)),
        }
    }

    fn vreg(&mut self, value: Value) -> Vreg {
        let bits64 = self.constant(value).filter(|_| self.width_of(value) == 2);
        let operand = match bits64 {
            Some(_) => Operand::Off,
            None => self.operand(value),
        };
        Vreg(self.in_vector(operand, bits64))
    }

    fn mask_src(&mut self, value: Value) -> Mask {
        self.mask_operand(value)
    }

    fn ssrc_lo(&mut self, value: Value) -> SSrc {
        SSrc(self.operand32(value, 0))
    }

    fn ssrc_hi(&mut self, value: Value) -> SSrc {
        SSrc(self.operand32(value, 1))
    }

    fn vsrc_lo(&mut self, value: Value) -> VSrc {
        VSrc::plain(self.operand32(value, 0))
    }

    fn vsrc_hi(&mut self, value: Value) -> VSrc {
        VSrc::plain(self.operand32(value, 1))
    }

    fn v_lengthened(&mut self, value: Value) -> VSrc {
        let word = self.vreg(value);
        VSrc::plain(Operand::Virtual(self.tuple_within(&[word.0], 2, VGPR)))
    }

    fn v_low_word(&mut self, reg: Vreg) -> Vreg {
        Vreg(part(reg.0, 0, 1))
    }

    fn v_hi(&mut self, reg: Vreg) -> VSrc {
        VSrc::plain(Operand::Virtual(part(reg.0, 1, 1)))
    }

    fn v_low(&mut self, reg: Vreg) -> VSrc {
        VSrc::plain(Operand::Virtual(part(reg.0, 0, 1)))
    }

    fn s_lo(&mut self, reg: Sreg) -> Sreg {
        Sreg(part(reg.0, 0, 1))
    }

    fn s_hi(&mut self, reg: Sreg) -> Sreg {
        Sreg(part(reg.0, 1, 1))
    }

    fn sn(&mut self, reg: Sreg) -> Sreg {
        reg
    }

    fn vn(&mut self, reg: Vreg) -> Vreg {
        reg
    }

    fn s_imm(&mut self, bits: u64) -> SSrc {
        SSrc(Operand::constant32(bits as u32))
    }

    fn v_imm(&mut self, bits: u64) -> VSrc {
        VSrc::plain(Operand::constant32(bits as u32))
    }

    fn s_of(&mut self, reg: Sreg) -> SSrc {
        SSrc(Operand::Virtual(reg.0))
    }

    fn v_of(&mut self, reg: Vreg) -> VSrc {
        VSrc::plain(Operand::Virtual(reg.0))
    }

    fn v_of_s(&mut self, reg: Sreg) -> VSrc {
        VSrc::plain(Operand::Virtual(reg.0))
    }

    fn s_imm64(&mut self, bits: u64) -> SSrc {
        SSrc(Operand::Int(bits as i8))
    }

    fn v_imm64(&mut self, bits: u64) -> VSrc {
        VSrc::plain(Operand::Int(bits as i8))
    }

    fn s_of_scc(&mut self, reg: Sreg) -> Sreg {
        reg
    }

    fn scc_of(&mut self, _: Sreg) -> Scc {}

    fn as_source(&mut self, source: VSrc) -> VSrc {
        source
    }

    fn as_half(&mut self, source: VSrc) -> VSrc {
        match source.operand {
            Operand::Literal(bits) => VSrc::plain(self.half_constant(bits as u16)),
            _ => source,
        }
    }

    fn neg(&mut self, source: VSrc) -> VSrc {
        VSrc {
            neg: !source.neg,
            ..source
        }
    }

    fn neg_both(&mut self, source: VSrc) -> VSrc {
        VSrc {
            neg: !source.neg,
            neg_hi: !source.neg_hi,
            ..source
        }
    }

    fn low_twice(&mut self, source: VSrc) -> VSrc {
        VSrc {
            low_twice: true,
            ..source
        }
    }

    fn out_s(&mut self, reg: Sreg) -> InstOutput {
        Self::one(Operand::Virtual(reg.0))
    }

    fn out_v(&mut self, reg: Vreg) -> InstOutput {
        Self::one(Operand::Virtual(reg.0))
    }

    fn out_m(&mut self, lanes: Mask) -> InstOutput {
        match lanes.0 {
            Operand::Virtual(_) => Self::one(lanes.0),
            constant => Self::one(self.mask_op(MaskOp::Move, &[constant])),
        }
    }

    fn same_lo(&mut self, value: Value) -> InstOutput {
        let word = self.operand32(value, 0);
        self.in_scalar(word, 1)
    }

    fn same_hi(&mut self, value: Value) -> InstOutput {
        let word = self.operand32(value, 1);
        self.in_scalar(word, 1)
    }

    fn scalar_value(&mut self, value: Value) -> Option<Value> {
        (self.files.get(value) == ValueFile::Scalar).then_some(value)
    }

    fn mask_value(&mut self, value: Value) -> Option<Value> {
        (self.files.get(value) == ValueFile::Mask).then_some(value)
    }

    fn vector_value(&mut self, value: Value) -> Option<Value> {
        (self.files.get(value) == ValueFile::Vector).then_some(value)
    }

    fn unread_value(&mut self, value: Value) -> Option<Value> {
        let value = self.vector_value(value)?;
        self.selection.known_reg(value).is_none().then_some(value)
    }

    fn summed_value(&mut self, value: Value) -> Option<Value> {
        let value = self.unread_value(value)?;
        (!self.read_products.contains(&value)).then_some(value)
    }

    fn last_value(&mut self, value: Value) -> Option<Value> {
        let value = self.vector_value(value)?;
        // A parameter has a register as soon as an edge that leads here is selected.
        let last = self.known_reg(value).is_none() || self.readers.read_once(value);
        (last && self.comes_from_here(value)).then_some(value)
    }

    fn part_value(&mut self, value: Value) -> Option<Value> {
        let value = self.unread_value(value)?;
        (!self.readers.read_whole(value)).then_some(value)
    }

    fn unread_mask(&mut self, value: Value) -> Option<Value> {
        let value = self.mask_value(value)?;
        self.selection.known_reg(value).is_none().then_some(value)
    }

    fn scalar_def(&mut self, value: Value) -> Option<Inst> {
        self.scalar_value(value)?;
        self.foldable(value)
    }

    fn rounds_near(&mut self, mode: FpMode) -> Option<()> {
        self.forms().rounds_near(mode)
    }

    fn flushes_near(&mut self, mode: FpMode) -> Option<()> {
        flushes_near(mode).then_some(())
    }

    fn float_one(&mut self, value: Value) -> Option<()> {
        (self.constant(value) == Some(u64::from(1f32.to_bits()))).then_some(())
    }

    fn float_minus_one(&mut self, value: Value) -> Option<()> {
        (self.constant(value) == Some(u64::from((-1f32).to_bits()))).then_some(())
    }

    fn rounds_to_zero(&mut self, mode: FpMode) -> Option<()> {
        self.forms().rounds_to_zero(mode)
    }

    fn never_signals(&mut self, value: Value) -> Option<Unit> {
        self.quiet.never_signals(self.func, value).then_some(())
    }

    fn rotates(&mut self, left: u64, right: u64) -> Option<Unit> {
        (left > 0 && left < 32 && left + right == 32).then_some(())
    }

    fn low_mask(&mut self, value: Value) -> Option<u64> {
        let mask = self.func.dfg.int_constant(value)?;
        let bits = u64::from(mask.trailing_ones());
        (bits > 0 && bits < 32 && mask >> bits == 0).then_some(bits)
    }

    fn single_bit(&mut self, value: Value) -> Option<u64> {
        let bits = self.func.dfg.int_constant(value)?;
        (bits.is_power_of_two() && bits >> 32 == 0).then(|| bits.trailing_zeros().into())
    }

    fn inline_size(&mut self, shift: u64) -> Option<u64> {
        // Inline constants go up to 64.
        (shift <= 6).then(|| 1 << shift)
    }

    fn signed_word(&mut self, value: Value) -> Option<u64> {
        let bits = self.func.dfg.int_constant(value)? as i64;
        i32::try_from(bits).ok().map(|word| u64::from(word as u32))
    }

    fn unsigned_word(&mut self, value: Value) -> Option<u64> {
        let bits = self.func.dfg.int_constant(value)?;
        u32::try_from(bits).ok().map(u64::from)
    }

    fn scalar_memory(&mut self, inst: Inst, mem: MemInfo) -> Option<Unit> {
        self.forms().scalar_memory(inst, mem)
    }

    fn zero_extended_load(&mut self, value: Value) -> Option<ValueFile> {
        let inst = self.func.dfg.defining_inst(value)?;
        let load = self.func.dfg.opcode(inst) == Opcode::Load;
        (load && !self.signed_loads.contains(&value)).then(|| self.files.get(value))
    }

    fn sign_extended_load(&mut self, value: Value) -> Option<ValueFile> {
        self.signed_loads.contains(&value).then(|| self.files.get(value))
    }

    fn s_const64(&mut self, bits: u64) -> Sreg {
        self.const64(bits)
    }

    fn sum_of(&mut self, carry: Carry) -> Vreg {
        carry.sum
    }

    fn carry_of(&mut self, carry: Carry) -> Mask {
        carry.carry
    }

    fn middling(&mut self, value: Value) -> Option<Unit> {
        is_middling(self.func, value).then_some(())
    }

    fn was_flushed(&mut self, value: Value) -> Option<Unit> {
        was_flushed(self.func, value).then_some(())
    }

    fn constant_reciprocal(&mut self, value: Value) -> Option<u64> {
        self.middling(value)?;
        let number = f32::from_bits(self.constant(value)? as u32);
        Some(number.recip().to_bits().into())
    }

    fn v_div(&mut self, ty: Type, mode: FpMode, a: Value, b: Value) -> Vreg {
        let large = numerator_is_large(self.func, a, NUMERATOR_DEPTH);
        let small = !(large && (!mode.ftz || was_flushed(self.func, b)));
        // A constant needs no register, if instructions have it without a literal. (On gfx6 the words of scaled doubles are compared with theirs.)
        let constant = self.constant(a).and_then(|bits| match ty {
            Type::F32 => (!small).then(|| Operand::constant32(bits as u32)),
            _ if self.subtarget.isa.has_feature(Feature::OnlyGfx6) => None,
            _ => inline64(bits, ty),
        });
        let a = match constant.map(|operand| (**self).known(operand)) {
            Some(operand) if !matches!(operand, Operand::Literal(_)) => VSrc::plain(operand),
            _ => VSrc::plain(Operand::Virtual(self.vreg(a).0)),
        };
        let b = VSrc::plain(Operand::Virtual(self.vreg(b).0));
        divide(self, ty, mode, ([a, b], small))
    }

    fn v_extreme(&mut self, number: &Op, class: &Op, a: Value, b: Value) -> Vreg {
        let signals = [a, b].map(|value| self.never_signals(value).is_none());
        if signals == [false; 2] {
            let sources = [a, b].map(|value| VSrc::plain(self.float_operand(value)));
            return self.vop(*number, &sources);
        }
        // Constants of several words, and of halves, are not the same to a choice between words.
        let operands = [a, b].map(|value| match self.func.dfg.value_type(value) {
            Type::F32 => self.operand(value),
            _ => Operand::Virtual(self.vreg(value).0),
        });
        self.extreme(*number, *class, operands, signals)
    }

    fn input(&mut self, input: &Input) -> Sreg {
        Sreg(self.0.input(*input))
    }

    fn stack_pointer(&mut self) -> Sreg {
        Sreg(self.0.stack_pointer())
    }
}
