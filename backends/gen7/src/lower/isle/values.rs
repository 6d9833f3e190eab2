//! What becomes what: operands, results, constants.

use super::*;

impl Lower<'_> {
    /// A word of a value of 64 bits as a register.
    fn half(&mut self, value: Value, word: u8) -> Vr {
        if self.constant(value).is_some() {
            let (file, bits) = (file_of(self.files.get(value)), self.word(value, word));
            return self.tuple(file, &[bits]);
        }
        self.reg_of(value).part(word, 1)
    }
}

impl IrTerms for Lower<'_> {
    wavelift_codegen::isle_prelude_terms!();

    fn inst_typed(&mut self, inst: Inst) -> (Type, InstructionData) {
        (self.func.dfg.ctrl_type(inst), *self.func.dfg.inst(inst))
    }

    fn def_inst(&mut self, value: Value) -> Option<Inst> {
        self.func.dfg.defining_inst(value)
    }
}

impl LoweringTerms for Lower<'_> {
    fn nothing(&mut self) -> InstOutput {
        InstOutput::new()
    }

    fn same(&mut self, value: Value) -> InstOutput {
        if let Some(bits) = self.constant(value) {
            let (file, wide) = (self.files.get(value), self.width_of(value) == 2);
            return self.constant_of(&file, wide, bits);
        }
        one(self.reg_of(value))
    }

    fn after(&mut self, _: Unit) -> InstOutput {
        InstOutput::new()
    }
}

impl PreludeTerms for Lower<'_> {
    fn size(&mut self, ty: Type) -> Size {
        Size::of(ty)
    }

    fn same_lo(&mut self, value: Value) -> InstOutput {
        one(self.half(value, 0))
    }

    fn same_hi(&mut self, value: Value) -> InstOutput {
        one(self.half(value, 1))
    }

    fn out(&mut self, v: Vr) -> InstOutput {
        one(v)
    }

    fn word_of(&mut self, value: Value) -> Source {
        self.word(value, 0)
    }

    fn high_of(&mut self, value: Value) -> R {
        self.word(value, 1)
    }

    fn lanes_of(&mut self, value: Value) -> M {
        self.lanes_source(value)
    }

    fn imm(&mut self, bits: u32) -> Imm {
        Source::Imm(bits)
    }

    fn as_it_is(&mut self, source: Source) -> Source {
        source
    }

    fn neg_d(&mut self, source: RD) -> RD {
        source.negated(GenType::D)
    }

    fn neg_f(&mut self, source: VF) -> VF {
        source.negated(GenType::F)
    }

    fn neg_df(&mut self, double: VDf) -> VDfN {
        double.negated(GenType::Df)
    }

    fn abs_d(&mut self, source: RD) -> RD {
        source.absolute(GenType::D)
    }

    fn abs_f(&mut self, source: VF) -> VF {
        source.absolute(GenType::F)
    }

    fn pair(&mut self, low: R, high: R) -> R2 {
        self.tuple(file_of(self.file), &[low, high])
    }

    fn constant_of(&mut self, file: &File, wide: bool, bits: u64) -> InstOutput {
        let words = [Source::Imm(bits as u32), Source::Imm((bits >> 32) as u32)];
        let words = &words[..if wide { 2 } else { 1 }];
        one(self.tuple(file_of(*file), words))
    }

    fn lanes_without(&mut self, a: M, b: M) -> M {
        self.made(Kind::AndNot, SCALAR, &[a, b])
    }

    fn select_lanes(&mut self, lanes: M, a: V, b: V) -> V1 {
        self.instruction(On::Channels, Kind::Select, &[lanes, a, b])
    }

    fn running(&mut self) -> M {
        self.made(Kind::GetExec, SCALAR, &[])
    }
}
