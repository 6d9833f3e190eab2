//! What rules for several operations at once ask.

use super::*;
use wavelift_codegen::analysis::known::{self, Known};
use wavelift_codegen::limits::MAX_GROUP_ITEMS;

/// So many operations are looked at to know a value.
const NEAR: u32 = 4;

impl PatternsTerms for Lower<'_> {
    fn word24(&mut self, value: Value) -> Option<Value> {
        let dfg = &self.func.dfg;
        // Places in a group, and sizes of one.
        let in_group = |inst| match dfg.opcode(inst) {
            Opcode::Workitemid
            | Opcode::Workitemflatid
            | Opcode::Currentworkitemflatid
            | Opcode::Workgroupsize
            | Opcode::Currentworkgroupsize => Some(Known::between(32, 0, MAX_GROUP_ITEMS.into())),
            _ => None,
        };
        let known = known::near(self.func, value, NEAR, &in_group)?;
        (known.most < 1 << 24).then_some(value)
    }

    fn signed_word24(&mut self, value: Value) -> Option<Value> {
        (known::signed_width(self.func, value, NEAR) <= 24).then_some(value)
    }

    fn power_and_one(&mut self, value: Value) -> Option<u64> {
        let less = self.func.dfg.int_constant(value)?.checked_sub(1)?;
        (less.is_power_of_two() && (2..1 << 32).contains(&less)).then(|| less.trailing_zeros().into())
    }

    fn other_shift(&mut self, count: u64) -> Option<u64> {
        (1..32).contains(&count).then(|| 32 - count)
    }

    fn field_first(&mut self, left: u64, right: u64) -> Option<u64> {
        (left > 0 && left <= right && right < 32).then(|| right - left)
    }

    fn field_bits(&mut self, right: u64) -> u64 {
        32 - right
    }

    fn field_word(&mut self, first: u64, bits: u64) -> u64 {
        // Shifts take their count modulo 32; above it is how many bits there are.
        (first % 32) | (bits << 16)
    }
}
