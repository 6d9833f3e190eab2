//! A function without what its layout no longer names.
//!
//! Passes never take anything out of the data-flow graph: what they remove from the layout stays in the tables, between what is
//! left. After the mid-end that is half of it, so everything that later walks the function or keeps a table with one
//! entry per value touches twice the memory. [`Function::compact`] copies what is placed, numbered in the order of the
//! layout. Cost: linear.

use super::dfg::DataFlowGraph;
use super::entities::{Block, Value};
use super::function::Function;
use super::instructions::{BlockCall, InstructionData};
use super::layout::Layout;
use crate::maps::sized;
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;

/// New numbers of what is kept.
struct Renumbered {
    blocks: SecondaryMap<Block, PackedOption<Block>>,
    values: SecondaryMap<Value, PackedOption<Value>>,
}

impl Function {
    /// Numbers blocks, instructions and values anew in the order of the layout and drops everything else, aliases included.
    /// A function with a wave level stays as it is: its two layouts share instructions. So does one that has little to drop.
    pub fn compact(&mut self) {
        let placed = self.num_placed_insts();
        if self.wave.is_some() || self.dfg.num_insts() - placed <= placed / 4 {
            return;
        }
        let old = &self.dfg;
        // Lane masks and their edges are still to come.
        let mut new = DataFlowGraph::with_capacity(placed + placed / 2, 2 * self.layout.blocks().len());
        let mut layout = Layout::default();
        let mut map = Renumbered {
            blocks: sized(old.num_blocks()),
            values: sized(old.num_values()),
        };
        for &block in self.layout.blocks() {
            let to = new.make_block();
            layout.append_block(to);
            map.blocks[block] = to.into();
            for &param in old.block_params(block) {
                map.values[param] = new.append_block_param(to, old.value_type(param)).into();
            }
            let insts = self.layout.insts(block);
            layout.insts_mut(to).reserve_exact(insts.len());
            for &inst in insts {
                // Operands follow when all values have their numbers: a definition may stand after its uses.
                let copy = new.make_inst(*old.inst(inst), old.ctrl_type(inst), Some(&[]));
                new.locs[copy] = old.locs[inst];
                for &result in old.results(inst) {
                    map.values[result] = new.append_result(copy, old.value_type(result)).into();
                }
                layout.append_inst(copy, to);
            }
        }
        for (_, inst) in layout.iter() {
            let data = *new.inst(inst);
            let data = map.instruction(data, old, &mut new);
            *new.inst_mut(inst) = data;
        }
        (self.dfg, self.layout) = (new, layout);
    }
}

impl Renumbered {
    fn value(&self, value: Value, old: &DataFlowGraph, new: &mut DataFlowGraph) -> Value {
        let value = old.resolve(value);
        // Only what no lane reaches can read what is not placed.
        let missing = || new.placeholder(old.value_type(value));
        self.values[value].expand().unwrap_or_else(missing)
    }

    fn call(&self, call: &BlockCall, old: &DataFlowGraph, new: &mut DataFlowGraph) -> BlockCall {
        let mut args = super::ValueList::new();
        for &arg in old.call_args(call) {
            let arg = self.value(arg, old, new);
            args.push(arg, &mut new.value_lists);
        }
        BlockCall {
            block: self.blocks[call.block].expect("a terminator goes to a block of the layout"),
            args,
        }
    }

    /// An instruction of the old graph for the new one.
    fn instruction(
        &self,
        mut data: InstructionData,
        old: &DataFlowGraph,
        new: &mut DataFlowGraph,
    ) -> InstructionData {
        match &mut data {
            InstructionData::MultiAry { args, .. }
            | InstructionData::Store { args, .. }
            | InstructionData::Atomic { args, .. }
            | InstructionData::Image { args, .. }
            | InstructionData::Matrix { args, .. }
            | InstructionData::Call { args, .. } => {
                *args = super::ValueList::from_slice(args.as_slice(&old.value_lists), &mut new.value_lists);
            }
            InstructionData::Jump { target, .. } => *target = self.call(target, old, new),
            InstructionData::Branch { targets, .. } => {
                *targets = [self.call(&targets[0], old, new), self.call(&targets[1], old, new)];
            }
            InstructionData::Switch { table, .. } => {
                let calls = old.switch_tables[*table].iter();
                let calls = calls.map(|call| self.call(call, old, new)).collect();
                *table = new.switch_tables.push(calls);
            }
            _ => {}
        }
        for index in 0..data.args(&new.value_lists).len() {
            let value = self.value(data.args(&new.value_lists)[index], old, new);
            data.args_mut(&mut new.value_lists)[index] = value;
        }
        data
    }
}

#[cfg(test)]
mod tests {
    use crate::ir::text::{parse_module, print_function};
    use crate::ir::{Function, FunctionDecl, Type, Value};

    fn function(text: &str) -> Function {
        let mut module = parse_module(text).unwrap_or_else(|errors| panic!("{}", errors[0]));
        match module.functions.values_mut().next() {
            Some(FunctionDecl::Defined(func)) => std::mem::replace(func, Function::new("", func.kind)),
            _ => panic!("a function"),
        }
    }

    /// Numbers with gaps; a block that stands before the one that dominates it; operands, lists, arguments and a switch.
    const SPARSE: &str = "\
function %f {
block0(v3: i32, v7: b1):
    v10 = iconst.i64 1
    v11 = iadd.i32 v3, v3
    v12 = iadd.i32 v3, v11
    v13 = iadd.i32 v12, v3
    v14 = iadd.i32 v3, v3
    jump block5(v13)
block9:
    v24 = iadd.i32 v21, v20
    store.i32 global align 4 [v10], v24
    return v24
block5(v20: i32):
    v21 = iadd.i32 v20, v13
    switch v21, [block5(v21), block9, block7(v14)]
block7(v30: i32):
    branch v7, block5(v30), block9
}
";

    #[test]
    fn what_is_dropped_leaves_no_gap() {
        let mut func = function(SPARSE);
        // v14 becomes another name of v11, and goes with two that nobody reads.
        func.dfg.make_alias(Value::from_u32(14), Value::from_u32(11));
        let entry = func.layout.blocks()[0];
        func.layout.insts_mut(entry).remove(4);
        for _ in 0..8 {
            let block = func.layout.blocks()[1];
            func.at_end(block).int(Type::I32, 1);
            func.layout.insts_mut(block).pop();
        }
        func.compact();
        let (values, insts, blocks) = (func.dfg.num_values(), func.dfg.num_insts(), func.dfg.num_blocks());
        assert_eq!((values, insts, blocks), (10, 11, 4));
        assert_eq!(
            print_function(&func, None),
            "\
function %f {
block0(v0: i32, v1: b1):
    v2 = iconst.i64 1
    v3 = iadd.i32 v0, v0
    v4 = iadd.i32 v0, v3
    v5 = iadd.i32 v4, v0
    jump block2(v5)
block1:
    v6 = iadd.i32 v8, v7
    store.i32 global align 4 [v2], v6
    return v6
block2(v7: i32):
    v8 = iadd.i32 v7, v5
    switch v8, [block2(v8), block1, block3(v3)]
block3(v9: i32):
    branch v1, block2(v9), block1
}
"
        );
    }

    #[test]
    fn little_to_drop_is_left() {
        let mut func = function(SPARSE);
        func.compact();
        let entry = func.layout.blocks()[0];
        func.at_end(entry).int(Type::I32, 1);
        func.layout.insts_mut(entry).pop();
        let made = func.dfg.num_insts();
        func.compact();
        assert_eq!(func.dfg.num_insts(), made);
    }
}
