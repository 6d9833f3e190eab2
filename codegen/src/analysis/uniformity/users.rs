//! Who reads a value.

use crate::analysis::order::BlockOrder;
use crate::ir::{Function, Inst, Value};
use cranelift_entity::SecondaryMap;

/// The instructions that read each value, in the order of their places: one list for all values.
pub(super) struct Users {
    /// Where a value's users begin and end.
    ranges: SecondaryMap<Value, (u32, u32)>,
    insts: Vec<Inst>,
}

impl Users {
    pub(super) fn new(func: &Function, order: &BlockOrder) -> Users {
        let mut ranges: SecondaryMap<Value, (u32, u32)> = SecondaryMap::new();
        ranges.resize(func.dfg.num_values());
        let insts = || order.blocks().iter().flat_map(|&b| func.layout.insts(b)).copied();
        let mut count = 0;
        for value in insts().flat_map(|inst| func.dfg.uses(inst)) {
            ranges[value].1 += 1;
            count += 1;
        }
        let mut next = 0;
        for range in ranges.values_mut() {
            let length = range.1;
            *range = (next, next);
            next += length;
        }
        let mut users = vec![Inst::from_u32(0); count];
        for inst in insts() {
            for value in func.dfg.uses(inst) {
                let (start, end) = &mut ranges[value];
                if *start == *end || users[*end as usize - 1] != inst {
                    users[*end as usize] = inst;
                    *end += 1;
                }
            }
        }
        Users { ranges, insts: users }
    }

    pub(super) fn of(&self, value: Value) -> &[Inst] {
        let (start, end) = self.ranges[value];
        &self.insts[start as usize..end as usize]
    }
}
