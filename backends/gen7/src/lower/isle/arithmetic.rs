//! Integers and floats.

use super::*;

impl Lower<'_> {
    /// Whether a word is less than 2^16 because of what makes it: sizes of work-groups and places in them are.
    fn is_word(&self, value: Value) -> bool {
        let dfg = &self.func.dfg;
        if let Some(bits) = self.constant(value) {
            return bits <= 0xffff;
        }
        let Some(inst) = dfg.defining_inst(value) else {
            return false;
        };
        match *dfg.inst(inst) {
            InstructionData::Dim { opcode, .. } => {
                matches!(opcode, Opcode::Workitemid | Opcode::Workgroupsize)
            }
            InstructionData::Unary {
                opcode: Opcode::Uextend,
                arg,
            } => dfg.value_type(arg).bits() <= 16,
            InstructionData::Binary { opcode, args } => match opcode {
                Opcode::Band | Opcode::Umin => args.iter().any(|&arg| {
                    let small = self.constant(arg).is_some_and(|bits| bits <= 0xffff);
                    small || opcode == Opcode::Umin && self.is_size(arg)
                }),
                Opcode::Ushr => self.constant(args[1]).is_some_and(|by| (16..32).contains(&by)),
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether a value is the size of a work-group.
    fn is_size(&self, value: Value) -> bool {
        let inst = self.func.dfg.defining_inst(value);
        inst.is_some_and(|inst| self.func.dfg.opcode(inst) == Opcode::Workgroupsize)
    }
}

impl IntegersTerms for Lower<'_> {
    fn nothing_added(&mut self, source: RD) -> Option<()> {
        (source == Source::Imm(0)).then_some(())
    }

    fn without_sign(&mut self, source: RD) -> Option<R> {
        (!source.is_modified()).then_some(source)
    }

    fn literal(&mut self, source: R) -> Option<()> {
        matches!(source, Source::Imm(_)).then_some(())
    }

    fn literal_word(&mut self, source: R) -> Option<()> {
        matches!(source, Source::Imm(0..=0xffff)).then_some(())
    }

    fn fits_word(&mut self, value: Value) -> Option<()> {
        self.is_word(value).then_some(())
    }

    fn low_zero(&mut self, value: Value) -> Option<()> {
        self.constant(value)
            .is_some_and(|bits| bits as u32 == 0)
            .then_some(())
    }

    fn times_low_word(&mut self, a: R, b: R) -> R1 {
        self.instruction(On::Result, Kind::MulWord { high: false }, &[a, b])
    }

    fn times_high_word(&mut self, a: R, b: R) -> R1 {
        self.instruction(On::Result, Kind::MulWord { high: true }, &[a, b])
    }

    fn add_to_high_word(&mut self, to: R1, word: R) -> R1 {
        self.changed(Kind::AddWord, to, &[word])
    }

    fn high_product(&mut self, ty: &GenType, a: V, b: V) -> V1 {
        self.instruction(On::Channels, Kind::MulHigh { ty: *ty }, &[a, b])
    }

    fn carry(&mut self, high: R1, a: R, b: R) -> R1 {
        self.changed(Kind::Carry { borrow: false }, high, &[a, b])
    }

    fn borrow(&mut self, high: R1, a: R, b: R) -> R1 {
        self.changed(Kind::Carry { borrow: true }, high, &[a, b])
    }
}

impl FloatsTerms for Lower<'_> {
    fn rounds_near(&mut self, mode: FpMode) -> Option<()> {
        (mode.round == Rounding::Near).then_some(())
    }

    fn rounds_to_zero(&mut self, mode: FpMode) -> Option<()> {
        (mode.round == Rounding::Zero).then_some(())
    }

    fn flushes(&mut self, mode: FpMode) -> Option<FpMode> {
        mode.ftz.then_some(mode)
    }

    fn directed(&mut self, mode: FpMode, single: V1) -> V1 {
        self.around_last(mode.round, false);
        single
    }

    fn in_mode(&mut self, mode: FpMode, double: W2) -> W2 {
        self.around_last(mode.round, mode.ftz);
        double
    }

    fn keeping_subnormals(&mut self, op: &Gen7Op, negate: bool, a: V, b: V) -> V1 {
        let kind = Kind::KeepingSubnormals { op: *op, negate };
        self.instruction(On::Channels, kind, &[a, b])
    }

    fn mad_keeping_subnormals(&mut self, a: V, b: V, c: V) -> V1 {
        let (op, negate) = (Gen7Op::Mad, false);
        self.instruction(On::Channels, Kind::KeepingSubnormals { op, negate }, &[a, b, c])
    }
}
