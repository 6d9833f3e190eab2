//! The terms of the rules of legalisation that are written in Rust. The rules are in `isle-rules/legalize`.

// Names for all sets of rules: this one does not need each.
#![allow(dead_code, unused_imports)]

use super::softfloat::{Shape, narrowing, quotients};
use super::{Action, Expander, floats, vectors};
use crate::ir::eval::ones;
use crate::ir::{InstBuilder, Rounding};
crate::isle_names!();

/// What the rules become.
mod generated {
    #![allow(
        clippy::all,
        missing_docs,
        unused_variables,
        irrefutable_let_patterns,
        unreachable_patterns
    )]

    extern crate alloc;

    include!(concat!(env!("OUT_DIR"), "/legalize.rs"));
}

pub(super) use generated::*;

impl Context for Expander<'_> {
    crate::isle_prelude_terms!();

    fn inst_typed(&mut self, inst: Inst) -> (Type, InstructionData) {
        (self.func.dfg.ctrl_type(inst), *self.func.dfg.inst(inst))
    }

    fn def_inst(&mut self, value: Value) -> Option<Inst> {
        self.func.dfg.defining_inst(value)
    }

    fn make_inst(&mut self, ty: Type, data: &InstructionData) -> Value {
        let inst = self.build(*data, ty, None);
        self.func.dfg.first_result(inst)
    }

    fn untyped(&mut self) -> Type {
        Type::INVALID
    }

    // -- Constants ------------------------------------------------------------------------------------------------

    fn imm(&mut self, ty: Type, bits: u64) -> Value {
        if ty.is_float() {
            self.fconst(ty, bits)
        } else {
            self.int(ty, bits)
        }
    }

    fn add64(&mut self, a: u64, b: u64) -> u64 {
        a.wrapping_add(b)
    }

    fn sub64(&mut self, a: u64, b: u64) -> u64 {
        a.wrapping_sub(b)
    }

    fn not64(&mut self, a: u64) -> u64 {
        !a
    }

    fn ones_below(&mut self, bits: u64) -> u64 {
        ones(bits as u32)
    }

    fn ones_from(&mut self, bit: u64) -> u64 {
        !ones(bit as u32)
    }

    // -- Types ----------------------------------------------------------------------------------------------------

    fn width(&mut self, ty: Type) -> u64 {
        u64::from(ty.lane_bits())
    }

    fn vector(&mut self, ty: Type) -> Option<()> {
        ty.is_vector().then_some(())
    }

    fn int_of(&mut self, ty: Type) -> Type {
        Type::int(ty.bits()).unwrap_or(ty)
    }

    // -- Conditions -----------------------------------------------------------------------------------------------

    fn equality(&mut self, cc: &IntCC) -> Option<()> {
        matches!(cc, IntCC::Eq | IntCC::Ne).then_some(())
    }

    fn signed(&mut self, cc: &IntCC) -> Option<()> {
        matches!(cc, IntCC::Slt | IntCC::Sle | IntCC::Sgt | IntCC::Sge).then_some(())
    }

    fn strict(&mut self, cc: &IntCC) -> IntCC {
        cc.strict()
    }

    fn unsigned(&mut self, cc: &IntCC) -> IntCC {
        match cc {
            IntCC::Slt => IntCC::Ult,
            IntCC::Sle => IntCC::Ule,
            IntCC::Sgt => IntCC::Ugt,
            IntCC::Sge => IntCC::Uge,
            &cc => cc,
        }
    }

    fn or_unordered(&mut self, cc: &FloatCC) -> Option<()> {
        use FloatCC::*;
        matches!(cc, Equ | Neu | Ltu | Leu | Gtu | Geu).then_some(())
    }

    fn signed_order(&mut self, cc: &FloatCC) -> IntCC {
        match cc {
            FloatCC::Eq | FloatCC::Equ | FloatCC::Num | FloatCC::Nan => IntCC::Eq,
            FloatCC::Ne | FloatCC::Neu => IntCC::Ne,
            FloatCC::Lt | FloatCC::Ltu => IntCC::Slt,
            FloatCC::Le | FloatCC::Leu => IntCC::Sle,
            FloatCC::Gt | FloatCC::Gtu => IntCC::Sgt,
            FloatCC::Ge | FloatCC::Geu => IntCC::Sge,
        }
    }

    // -- Floating point -------------------------------------------------------------------------------------------

    fn unpack_fp_mode(&mut self, mode: FpMode) -> (Rounding, bool, bool) {
        (mode.round, mode.ftz, mode.sat)
    }

    fn pack_fp_mode(&mut self, round: &Rounding, ftz: bool, sat: bool) -> FpMode {
        FpMode {
            round: *round,
            ftz,
            sat,
        }
    }

    fn quiet(&mut self, value: Value) -> Option<()> {
        floats::never_signals(self.func, value).then_some(())
    }

    fn magnitude_bits(&mut self, ty: Type) -> u64 {
        Shape::of(ty).magnitude()
    }

    fn infinity(&mut self, ty: Type) -> u64 {
        Shape::of(ty).infinity()
    }

    fn quiet_bit(&mut self, ty: Type) -> u64 {
        Shape::of(ty).quiet_bit()
    }

    fn least_normal(&mut self, ty: Type) -> u64 {
        Shape::of(ty).least_normal()
    }

    fn narrow(&mut self, ty: Type, mode: FpMode, x: Value) -> Value {
        narrowing::narrow(self, ty, mode, x)
    }

    fn single_quotient(&mut self, mode: FpMode, a: Value, b: Value) -> Value {
        quotients::single_quotient(self, mode, a, b)
    }

    fn double_quotient(&mut self, mode: FpMode, a: Value, b: Value) -> Value {
        quotients::quotient(self, mode, a, b)
    }

    fn soft_reciprocal(&mut self, x: Value) -> Value {
        quotients::native_reciprocal(self, x)
    }

    fn soft_native_root(&mut self, x: Value) -> Value {
        quotients::native(self, x, true)
    }

    fn soft_reciprocal_root(&mut self, x: Value) -> Value {
        quotients::reciprocal_root(self, x)
    }

    // -- Lanes ----------------------------------------------------------------------------------------------------

    fn in_lanes(&mut self, inst: Inst, count: u8) -> Value {
        vectors::in_lanes(self, inst, count.into())
    }

    fn in_words(&mut self, inst: Inst) -> Value {
        vectors::in_words(self, inst)
    }

    fn vector_of_words(&mut self, ty: Type, lanes: ValueList) -> Value {
        let lanes = lanes.as_slice(&self.func.dfg.value_lists).to_vec();
        vectors::of_words(self, ty, &lanes)
    }

    fn bit_of(&mut self, ty: Type, index: u8) -> u64 {
        u64::from(u32::from(index) * ty.lane_bits() % 32)
    }

    fn field_of(&mut self, ty: Type, index: u8) -> u64 {
        ones(ty.lane_bits()) << self.bit_of(ty, index)
    }

    fn word_index(&mut self, ty: Type, index: u8) -> u8 {
        (u32::from(index) * ty.lane_bits() / 32) as u8
    }

    fn words_of(&mut self, ty: Type) -> Type {
        Type::I32.vector(ty.bits() / 32).unwrap_or(Type::I32)
    }
}
