//! Which instructions the scalar unit computes.
//!
//! The rules say it: from those for the scalar file a rule set of its own is made, whose terms are answered here, before any value has its
//! file. [`Context`] is generated from the terms that are tagged `static`.

pub use super::isle::{F16X2, F32X2, Size, Unit};
pub use crate::isa::Feature;
use crate::isa::Op;
use crate::subtarget::Subtarget;
use wavelift_codegen::ir::{Function, Rounding};
use wavelift_codegen::legalize::floats;
wavelift_codegen::isle_names!();

/// The generated trait.
mod terms {
    #![allow(clippy::all, missing_docs)]

    use super::*;

    include!(concat!(env!("OUT_DIR"), "/context_forms.rs"));
}
pub use terms::*;

/// What the answers are about.
pub struct Forms<'a> {
    /// The function.
    pub func: &'a Function,
    /// The machine.
    pub subtarget: &'static Subtarget,
}

impl Forms<'_> {
    /// Whether the scalar unit loads what an instruction loads: from memory that the kernel never writes, or has not written yet.
    fn loads(&self, inst: Inst, mem: MemInfo) -> bool {
        let results = self.func.dfg.results(inst);
        let Some(&first) = results.first() else {
            return false;
        };
        let ty = self.func.dfg.value_type(first);
        let dwords = results.len() * (ty.bits() as usize).div_ceil(32);
        // Three are loaded as two and one; other numbers with more after them, which may be beyond the end of a buffer.
        let exact = matches!(dwords, 1..=4 | 8) || mem.segment == Segment::Kernarg && dwords <= 8;
        let whole = ty.bytes() >= 4 && mem.align_log2 >= 2 && exact;
        let narrow = ty.bytes() < 4 && !ty.is_vector() && results.len() == 1;
        let fits = match narrow && self.subtarget.isa.has(Op::SLoadU8) {
            true => 1 << mem.align_log2 >= ty.bytes(),
            false => whole,
        };
        (mem.constant || mem.initial) && fits
    }
}

impl Context for Forms<'_> {
    wavelift_codegen::isle_prelude_terms!();

    fn inst_typed(&mut self, inst: Inst) -> (Type, InstructionData) {
        (self.func.dfg.ctrl_type(inst), *self.func.dfg.inst(inst))
    }

    /// Rules that look through operands say nothing of scalar forms.
    fn def_inst(&mut self, _: Value) -> Option<Inst> {
        None
    }

    fn has(&mut self, feature: &Feature) -> Option<Unit> {
        self.subtarget.isa.has_feature(*feature).then_some(())
    }

    fn size(&mut self, ty: Type) -> Size {
        match ty.bits() {
            32 if ty.lane_bits() == 16 => Size::Pair,
            _ if ty.is_vector() => Size::Packed,
            1 => Size::Bit,
            0..=16 => Size::Narrow,
            17..=32 => Size::W32,
            64 => Size::W64,
            _ => Size::Wide,
        }
    }

    fn registers(&mut self, ty: Type) -> u8 {
        ty.bits().div_ceil(32) as u8
    }

    fn rounds_near(&mut self, mode: FpMode) -> Option<()> {
        (mode.round == Rounding::Near).then_some(())
    }

    fn rounds_to_zero(&mut self, mode: FpMode) -> Option<()> {
        (mode.round == Rounding::Zero).then_some(())
    }

    fn never_signals(&mut self, value: Value) -> Option<Unit> {
        floats::never_signals(self.func, value).then_some(())
    }

    fn scalar_memory(&mut self, inst: Inst, mem: MemInfo) -> Option<Unit> {
        self.loads(inst, mem).then_some(())
    }
}
