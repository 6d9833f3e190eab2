//! Truth values that cross the border of a function go as words: a `b1` of the IR may be lanes of a mask, and arguments and results are per
//! lane.
//!
//! Caller and callee change alike, each by itself: `b1` and `i32` take one register or dword of a calling convention.
//!
//! Cost: linear in the instructions of blocks with a call or return.
//!
//! Rust, not rules: parameters, calls and returns change together, and no instruction is replaced by itself.

use crate::ir::{Block, Function, FunctionKind, Inst, InstBuilder, IntCC, Opcode, SourceLoc, Type, Value};

/// Replaces `b1` parameters of a function, and `b1` among the operands of calls and returns.
pub fn truth_as_words(func: &mut Function) {
    let Some(entry) = func.layout.entry() else { return };
    let params = func.dfg.block_params(entry).to_vec();
    let is_truth = |func: &Function, &value: &Value| func.dfg.value_type(value) == Type::B1;
    let takes = func.kind == FunctionKind::Function && params.iter().any(|p| is_truth(func, p));
    let crosses = |func: &Function, inst: Inst| {
        let border = matches!(func.dfg.opcode(inst), Opcode::Call | Opcode::Return);
        let mut values = func.dfg.args(inst).iter().chain(func.dfg.results(inst));
        border && values.any(|v| is_truth(func, v))
    };
    let mut changed = takes;
    for block in func.layout.blocks().to_vec() {
        let parameters = takes && block == entry;
        if !parameters && !func.layout.insts(block).iter().any(|&inst| crosses(func, inst)) {
            continue;
        }
        changed = true;
        let insts = std::mem::take(func.layout.insts_mut(block));
        if parameters {
            func.dfg.retain_block_params(entry, |_| false);
            for &param in &params {
                let ty = func.dfg.value_type(param);
                let word = if ty == Type::B1 { Type::I32 } else { ty };
                let new = func.dfg.append_block_param(entry, word);
                let new = if ty == Type::B1 {
                    from_word(func, block, SourceLoc::UNKNOWN, new)
                } else {
                    new
                };
                func.dfg.make_alias(param, new);
            }
        }
        for inst in insts {
            func.dfg.resolve_aliases(inst);
            if !crosses(func, inst) {
                func.layout.append_inst(inst, block);
                continue;
            }
            let loc = func.dfg.locs[inst];
            let words: Vec<Value> = func
                .dfg
                .args(inst)
                .to_vec()
                .into_iter()
                .map(|arg| match func.dfg.value_type(arg) {
                    Type::B1 => to_word(func, block, loc, arg),
                    _ => arg,
                })
                .collect();
            func.dfg.args_mut(inst).copy_from_slice(&words);
            let results = func.dfg.results(inst).to_vec();
            if results.is_empty() {
                func.layout.append_inst(inst, block);
                continue;
            }
            let types: Vec<Type> = results
                .iter()
                .map(|&result| match func.dfg.value_type(result) {
                    Type::B1 => Type::I32,
                    ty => ty,
                })
                .collect();
            let (data, ty) = (*func.dfg.inst(inst), func.dfg.ctrl_type(inst));
            let new = func.dfg.make_inst(data, ty, Some(&types));
            func.dfg.locs[new] = loc;
            func.layout.append_inst(new, block);
            for (at, &result) in results.iter().enumerate() {
                let word = func.dfg.results(new)[at];
                let value = match func.dfg.value_type(result) {
                    Type::B1 => from_word(func, block, loc, word),
                    _ => word,
                };
                func.dfg.make_alias(result, value);
            }
        }
    }
    if changed {
        func.resolve_all_aliases();
    }
}

fn to_word(func: &mut Function, block: Block, loc: SourceLoc, truth: Value) -> Value {
    let mut at = func.at_end(block).with_loc(loc);
    let (yes, no) = (at.int(Type::I32, 1), at.int(Type::I32, 0));
    at.select(Type::I32, truth, yes, no)
}

fn from_word(func: &mut Function, block: Block, loc: SourceLoc, word: Value) -> Value {
    let mut at = func.at_end(block).with_loc(loc);
    let zero = at.int(Type::I32, 0);
    at.icmp(IntCC::Ne, word, zero)
}
