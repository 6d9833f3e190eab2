//! How the work of the pass grows with the function, counted in steps.

use super::quiet;
use crate::divergence::{DivergenceStats, ValueFiles, linearize};
use crate::ir::{Block, Function, FunctionKind, InstBuilder, IntCC, Type, Value, Width};

/// Conditionals of all lanes, `depth` of them inside each other. Each changes a value, which both sides bring to the block where they meet.
fn nested(depth: usize) -> Function {
    let mut func = Function::new("f", FunctionKind::Kernel);
    let inner: Vec<Block> = (0..=depth).map(|_| func.append_block()).collect();
    let joins: Vec<Block> = (0..depth).map(|_| func.append_block()).collect();
    let met: Vec<Value> = joins
        .iter()
        .map(|&join| func.dfg.append_block_param(join, Type::I32))
        .collect();
    let mut value = func.at_end(inner[0]).workgroupid(Type::I32, 0);
    for level in 0..depth {
        let block = inner[level];
        value = func.at_end(block).iadd(Type::I32, value, value);
        let cond = func.at_end(block).icmp(IntCC::Eq, value, value);
        let go_on = func.dfg.block_call(inner[level + 1], &[]);
        let leave = func.dfg.block_call(joins[level], &[value]);
        func.at_end(block).branch(Width::ONE, cond, [go_on, leave]);
    }
    let mut at = inner[depth];
    for level in (0..depth).rev() {
        let join = func.dfg.block_call(joins[level], &[value]);
        func.at_end(at).jump(join);
        at = joins[level];
        value = func.at_end(at).iadd(Type::I32, met[level], met[level]);
    }
    func.at_end(at).return_(&[]);
    func
}

fn stats(mut func: Function) -> DivergenceStats {
    linearize(&mut func, 64, &mut ValueFiles::by_uniformity, &mut quiet())
        .expect("nothing is checked")
        .stats
}

/// Each value has joins around it at all levels further out, to none of which it comes.
#[test]
fn joins_around_a_nest_are_not_looked_at() {
    let steps = [250, 500, 1000].map(|depth| stats(nested(depth)).join_steps);
    assert!(steps[0] > 250, "{steps:?}");
    // Twice the levels, twice as much more.
    assert!(steps[2] - steps[1] <= 2 * (steps[1] - steps[0]), "{steps:?}");
}
