//! Loads of one of two variables: `*(c ? &a : &b)` becomes `c ? a : b`.
//!
//! A variable whose address something chooses is not seen to be accessed by loads and stores only, and would stay in memory. Here both places are loaded, and what they hold is chosen.
//!
//! - **V1** Both are known offsets within variables that may become values, so that either may be loaded whatever is chosen. What the load promises of the address that it reads is
//!   kept for each as far as its variable has it.
//! - **V2** A bit of the result is undefined only if it is in the value that is chosen.
//!
//! Cost: linear.

use super::is_small;
use crate::analysis::alias::linear;
use crate::ir::eval::ones;
use crate::ir::{
    Block, Function, Inst, InstBuilder, InstructionData, MemInfo, MemoryOrder, Module, Opcode, Type, Value,
    Width,
};
use crate::maps::sized;
use crate::opt::Context;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;

/// Chooses among what was loaded; returns how many loads did not.
pub(super) fn run(func: &mut Function, module: &Module, context: &mut Context<'_>) -> usize {
    let chosen = |&(_, inst): &(Block, Inst)| choice(func, module, inst).is_some();
    let found: Vec<(Block, Inst)> = func.layout.iter().filter(chosen).collect();
    if found.is_empty() {
        return 0;
    }
    let found: FxHashSet<Inst> = found
        .into_iter()
        .filter(|_| context.burn())
        .map(|(_, inst)| inst)
        .collect();
    let mut changes = 0;
    for block in func.layout.blocks().to_vec() {
        if !func.layout.insts(block).iter().any(|&inst| found.contains(&inst)) {
            continue;
        }
        for inst in std::mem::take(func.layout.insts_mut(block)) {
            match choice(func, module, inst).filter(|_| found.contains(&inst)) {
                Some(choice) => {
                    load(func, block, inst, &choice);
                    changes += 1;
                }
                None => func.layout.append_inst(inst, block),
            }
        }
    }
    func.resolve_all_aliases();
    remove_unread(func);
    changes
}

/// A load at a chosen address.
struct Choice {
    cond: Value,
    /// The addresses, and what is known of each.
    places: [(Value, MemInfo); 2],
    offset: i32,
}

/// What a load chooses, if both are known places in small variables.
fn choice(func: &Function, module: &Module, inst: Inst) -> Option<Choice> {
    let InstructionData::Load { mem, offset, arg, .. } = *func.dfg.inst(inst) else {
        return None;
    };
    let select = func.dfg.defining_inst(func.dfg.resolve(arg))?;
    if func.dfg.opcode(select) != Opcode::Select || mem.order != MemoryOrder::None {
        return None;
    }
    let [cond, a, b] = *func.dfg.args(select) else {
        return None;
    };
    if func.dfg.value_type(cond) != Type::B1 {
        return None;
    }
    let results = func.dfg.results(inst).iter();
    let bytes: u64 = results
        .map(|&value| u64::from(func.dfg.value_type(value).bytes()))
        .sum();
    let place = |address: Value| {
        let known = linear(&func.dfg, address);
        let symbol = known
            .variable
            .filter(|&symbol| known.terms.is_empty() && is_small(module, symbol))?;
        let mask = ones(func.dfg.value_type(address).bits());
        let at = known.offset.wrapping_add(i64::from(offset) as u64) & mask;
        let data = &module.symbols[symbol];
        at.checked_add(bytes).filter(|&end| end <= data.size)?;
        let aligned = at.trailing_zeros().min(data.align.max(1).trailing_zeros()) as u8;
        let mem = MemInfo {
            align_log2: mem.align_log2.min(aligned),
            width: Width::ONE,
            ..mem
        };
        Some((address, mem))
    };
    Some(Choice {
        cond,
        places: [place(a)?, place(b)?],
        offset,
    })
}

/// Loads both at the end of a block, and chooses.
fn load(func: &mut Function, block: Block, inst: Inst, choice: &Choice) {
    let loc = func.dfg.locs[inst];
    let ty = func.dfg.ctrl_type(inst);
    let results = func.dfg.results(inst).to_vec();
    let types: Vec<Type> = results
        .iter()
        .map(|&result| func.dfg.value_type(result))
        .collect();
    let loads = choice.places.map(|(address, mem)| {
        let mut at = func.at_end(block).with_loc(loc);
        at.load(ty, &types, mem, choice.offset, address)
    });
    for (index, &result) in results.iter().enumerate() {
        let [a, b] = loads.map(|load| func.dfg.results(load)[index]);
        let value = func
            .at_end(block)
            .with_loc(loc)
            .select(types[index], choice.cond, a, b);
        func.dfg.make_alias(result, value);
    }
}

/// Removes the choices of addresses that nothing reads any more.
fn remove_unread(func: &mut Function) {
    let mut read: SecondaryMap<Value, bool> = sized(func.dfg.num_values());
    for (_, inst) in func.layout.iter() {
        for value in func.dfg.uses(inst) {
            read[value] = true;
        }
    }
    for block in func.layout.blocks().to_vec() {
        let mut insts = std::mem::take(func.layout.insts_mut(block));
        insts.retain(|&inst| {
            func.dfg.opcode(inst) != Opcode::Select || func.dfg.results(inst).iter().any(|&value| read[value])
        });
        *func.layout.insts_mut(block) = insts;
    }
}
