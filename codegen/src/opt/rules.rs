//! The terms of the mid-end's rules that are written in Rust. The rules are in `isle-rules/opt`.

// Names for all sets of rules: this one does not need each.
#![allow(dead_code, unused_imports)]

use super::divisors::{self, Divisor, Factor};
use super::fold::constant;
use super::simplify::Rewriter;
use crate::ir::eval::ones;
crate::isle_names!();

/// What the rules become.
mod generated {
    #![allow(clippy::all, missing_docs, unused_variables, unreachable_patterns)]

    extern crate alloc;

    include!(concat!(env!("OUT_DIR"), "/simplify.rs"));
}

pub(super) use generated::*;

/// Whether an operation can have rules at all: they speak of operations whose value is a function of their operands.
pub(super) fn has_rules(opcode: Opcode) -> bool {
    opcode.info().evaluates
        || matches!(
            opcode,
            Opcode::Bitcast | Opcode::MakeVector | Opcode::ExtractLane | Opcode::InsertLane
        )
}

/// The width of the types that have high halves of products: machines widen narrower quotients, which are cheap then.
fn words(ty: Type) -> Option<u32> {
    matches!(ty, Type::I32 | Type::I64).then(|| ty.bits())
}

impl Rewriter<'_> {
    /// How an unsigned quotient becomes a product, once it may.
    fn quotient(&self, ty: Type, divisor: u64) -> Option<Divisor> {
        divisors::unsigned(words(ty).filter(|_| self.quotients)?, divisor)
    }

    /// How a signed quotient becomes a product, once it may.
    fn signed_quotient(&self, ty: Type, divisor: u64) -> Option<Factor> {
        divisors::signed(words(ty).filter(|_| self.quotients)?, divisor)
    }

    /// The bits of an integer or truth value constant, and the ones of its type.
    fn bits(&self, value: Value) -> Option<(u64, u64)> {
        let bits = self.func.dfg.int_constant(value)?;
        Some((bits, ones(self.func.dfg.value_type(value).bits())))
    }
}

impl Context for Rewriter<'_> {
    crate::isle_prelude_terms!();

    fn inst_typed(&mut self, inst: Inst) -> (Type, InstructionData) {
        let mut data = *self.func.dfg.inst(inst);
        // Of what a rule looks at through an operand, operands may still be aliases. Lists are resolved by `lane_of`.
        match &mut data {
            InstructionData::MultiAry { .. }
            | InstructionData::Store { .. }
            | InstructionData::Atomic { .. }
            | InstructionData::Image { .. }
            | InstructionData::Matrix { .. }
            | InstructionData::Call { .. } => {}
            data => {
                let mut pool = crate::ir::ValueListPool::new();
                for value in data.args_mut(&mut pool) {
                    *value = self.func.dfg.resolve(*value);
                }
            }
        }
        (self.func.dfg.ctrl_type(inst), data)
    }

    fn def_inst(&mut self, value: Value) -> Option<Inst> {
        self.func.dfg.defining_inst(value)
    }

    fn make_inst(&mut self, ty: Type, data: &InstructionData) -> Value {
        self.make(ty, *data)
    }

    fn untyped(&mut self) -> Type {
        Type::INVALID
    }

    fn read_once(&mut self, value: Value) -> Option<()> {
        self.has_one_reader(value).then_some(())
    }

    fn only_shifted(&mut self, value: Value) -> Option<()> {
        self.is_shifted_only(value).then_some(())
    }

    // -- Constants ------------------------------------------------------------------------------------------------

    fn imm(&mut self, ty: Type, bits: u64) -> Value {
        self.constant(ty, bits)
    }

    fn zero(&mut self, value: Value) -> Option<()> {
        (self.bits(value)?.0 == 0).then_some(())
    }

    fn one(&mut self, value: Value) -> Option<()> {
        (self.bits(value)?.0 == 1).then_some(())
    }

    fn all_ones(&mut self, value: Value) -> Option<()> {
        let (bits, ones) = self.bits(value)?;
        (bits == ones).then_some(())
    }

    fn log2(&mut self, value: Value) -> Option<u64> {
        let (bits, _) = self.bits(value)?;
        (bits > 1 && bits.is_power_of_two()).then(|| u64::from(bits.trailing_zeros()))
    }

    fn log2_signed(&mut self, value: Value) -> Option<u64> {
        let (bits, ones) = self.bits(value)?;
        (bits > 1 && bits.is_power_of_two() && bits <= ones >> 1).then(|| u64::from(bits.trailing_zeros()))
    }

    fn smallest(&mut self, value: Value) -> Option<()> {
        let (bits, ones) = self.bits(value)?;
        (bits == (ones >> 1) + 1).then_some(())
    }

    fn largest(&mut self, value: Value) -> Option<()> {
        let (bits, ones) = self.bits(value)?;
        (bits == ones >> 1).then_some(())
    }

    fn power_of_two(&mut self, value: Value) -> Option<u64> {
        let (fraction, top) = match self.func.dfg.value_type(value) {
            Type::F16 => (10, 0x1f),
            Type::F32 => (23, 0xff),
            Type::F64 => (52, 0x7ff),
            _ => return None,
        };
        let bits = constant(&self.func.dfg, value)?;
        let (digits, exponent) = (bits & ones(fraction), bits >> fraction & top);
        // Exponents are biased by half of the largest; of normal numbers they are neither 0 nor that.
        let other = (top - 1).checked_sub(exponent).filter(|&other| other > 0)?;
        (digits == 0 && exponent > 0).then(|| bits & !(top << fraction) | other << fraction)
    }

    fn add64(&mut self, a: u64, b: u64) -> u64 {
        a.wrapping_add(b)
    }

    fn sub64(&mut self, a: u64, b: u64) -> u64 {
        a.wrapping_sub(b)
    }

    fn mul64(&mut self, a: u64, b: u64) -> u64 {
        a.wrapping_mul(b)
    }

    fn and64(&mut self, a: u64, b: u64) -> u64 {
        a & b
    }

    fn or64(&mut self, a: u64, b: u64) -> u64 {
        a | b
    }

    fn xor64(&mut self, a: u64, b: u64) -> u64 {
        a ^ b
    }

    // -- Quotients by constants -----------------------------------------------------------------------------------

    fn short_factor(&mut self, ty: Type, divisor: u64) -> Option<u64> {
        match self.quotient(ty, divisor)? {
            Divisor::Short(factor) => Some(factor.bits),
            Divisor::Long(_) => None,
        }
    }

    fn short_shift(&mut self, ty: Type, divisor: u64) -> Option<u64> {
        match self.quotient(ty, divisor)? {
            Divisor::Short(factor) => Some(factor.shift),
            Divisor::Long(_) => None,
        }
    }

    fn long_factor(&mut self, ty: Type, divisor: u64) -> Option<u64> {
        match self.quotient(ty, divisor)? {
            Divisor::Long(factor) => Some(factor.bits),
            Divisor::Short(_) => None,
        }
    }

    fn long_shift(&mut self, ty: Type, divisor: u64) -> Option<u64> {
        match self.quotient(ty, divisor)? {
            Divisor::Long(factor) => Some(factor.shift),
            Divisor::Short(_) => None,
        }
    }

    fn plus_factor(&mut self, ty: Type, divisor: u64) -> Option<u64> {
        let bits = self.signed_quotient(ty, divisor)?.bits;
        (bits <= ones(ty.bits()) >> 1).then_some(bits)
    }

    fn minus_factor(&mut self, ty: Type, divisor: u64) -> Option<u64> {
        let bits = self.signed_quotient(ty, divisor)?.bits;
        (bits > ones(ty.bits()) >> 1).then_some(bits)
    }

    fn signed_shift(&mut self, ty: Type, divisor: u64) -> Option<u64> {
        Some(self.signed_quotient(ty, divisor)?.shift)
    }

    // -- Types and counts -----------------------------------------------------------------------------------------

    fn scalar(&mut self, ty: Type) -> Option<()> {
        (!ty.is_vector() && ty != Type::MASK).then_some(())
    }

    fn width(&mut self, ty: Type) -> u64 {
        u64::from(ty.lane_bits())
    }

    fn wider(&mut self, a: Type, b: Type) -> Option<bool> {
        Some(a.bits() > b.bits())
    }

    fn count(&mut self, ty: Type, value: Value) -> Option<u64> {
        let count = self.func.dfg.int_constant(value)?;
        // Constants are scalar, so rules with counts make none for vectors.
        (!ty.is_vector()).then(|| count % u64::from(ty.bits()))
    }

    fn count_sum(&mut self, ty: Type, a: u64, b: u64) -> Option<u64> {
        (a + b < u64::from(ty.bits())).then_some(a + b)
    }

    fn count_over(&mut self, ty: Type, a: u64, b: u64) -> Option<bool> {
        Some(a + b >= u64::from(ty.bits()))
    }

    fn ones_below(&mut self, _: Type, bits: u64) -> u64 {
        ones(bits as u32)
    }

    fn ones_from(&mut self, ty: Type, bit: u64) -> u64 {
        ones(ty.bits()) & !ones(bit as u32)
    }

    fn covers(&mut self, mask: u64, ty: Type) -> Option<bool> {
        let needed = ones(ty.bits());
        Some(mask & needed == needed)
    }

    fn covers_shifted(&mut self, mask: u64, ty: Type, count: u64) -> Option<bool> {
        let needed = ones(ty.bits()) >> count;
        Some(mask & needed == needed)
    }

    fn covers_count(&mut self, mask: u64, ty: Type) -> Option<bool> {
        let needed = u64::from(ty.lane_bits()) - 1;
        Some(mask & needed == needed)
    }

    // -- Conditions -----------------------------------------------------------------------------------------------

    fn inverse_int(&mut self, cc: &IntCC) -> IntCC {
        cc.inverse()
    }

    fn inverse_float(&mut self, cc: &FloatCC) -> FloatCC {
        cc.inverse()
    }

    fn swapped_int(&mut self, cc: &IntCC) -> IntCC {
        cc.swapped()
    }

    fn strict(&mut self, cc: &IntCC) -> IntCC {
        cc.strict()
    }

    fn reflexive(&mut self, cc: &IntCC) -> u64 {
        u64::from(cc.holds(0, 0, 64))
    }

    fn equality(&mut self, cc: &IntCC) -> Option<()> {
        matches!(cc, IntCC::Eq | IntCC::Ne).then_some(())
    }

    // -- Lanes ----------------------------------------------------------------------------------------------------

    fn lane_of(&mut self, list: ValueList, lane: u8) -> Option<Value> {
        let dfg = &self.func.dfg;
        list.get(usize::from(lane), &dfg.value_lists)
            .map(|v| dfg.resolve(v))
    }

    fn same_lane(&mut self, a: u8, b: u8) -> Option<bool> {
        Some(a == b)
    }

    fn other_lane(&mut self, a: u8, b: u8) -> Option<bool> {
        Some(a != b)
    }

    fn whole_vector(&mut self, ty: Type, list: ValueList) -> Option<Value> {
        let dfg = &self.func.dfg;
        let mut whole = None;
        for (index, &lane) in list.as_slice(&dfg.value_lists).iter().enumerate() {
            let &InstructionData::UnaryImm {
                opcode: Opcode::ExtractLane,
                arg,
                imm,
            } = dfg.inst(dfg.defining_inst(lane)?)
            else {
                return None;
            };
            let arg = dfg.resolve(arg);
            if usize::from(imm) != index || dfg.value_type(arg) != ty || whole.is_some_and(|w| w != arg) {
                return None;
            }
            whole = Some(arg);
        }
        whole
    }
}
