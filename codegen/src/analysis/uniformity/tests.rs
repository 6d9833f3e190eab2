//! Uniformity on small functions, one per rule.

use super::*;
use crate::ir::{FunctionKind, InstBuilder, IntCC, MemInfo, Segment, Type, Width};

fn analyse(func: &Function) -> UniformityInfo {
    let cfg = Cfg::new(func);
    let post = PostDominatorTree::new(&cfg);
    let order = BlockOrder::new(&cfg, &post);
    UniformityInfo::new(func, &cfg, &post, &order, 64)
}

/// A function with `n` blocks and, in the entry, a lane id and a uniform number.
fn blocks(n: usize) -> (Function, Vec<Block>, Value, Value) {
    let mut func = Function::new("f", FunctionKind::Kernel);
    let blocks: Vec<Block> = (0..n).map(|_| func.append_block()).collect();
    let lane = func.at_end(blocks[0]).workitemid(Type::I32, 0);
    let uniform = func.at_end(blocks[0]).gridsize(Type::I32, 0);
    (func, blocks, lane, uniform)
}

fn branch(func: &mut Function, from: Block, cond: Value, to: [(Block, &[Value]); 2]) {
    let targets = to.map(|(block, args)| func.dfg.block_call(block, args));
    func.at_end(from).branch(Width::ONE, cond, targets);
}

fn jump(func: &mut Function, from: Block, to: Block, args: &[Value]) {
    let call = func.dfg.block_call(to, args);
    func.at_end(from).jump(call);
}

#[test]
fn parameter_at_a_divergent_join_is_divergent() {
    for divergent in [true, false] {
        let (mut func, b, lane, uniform) = blocks(4);
        let param = func.dfg.append_block_param(b[3], Type::I32);
        let one = func.at_end(b[0]).iconst(Type::I32, 1);
        let cond = func
            .at_end(b[0])
            .icmp(IntCC::Eq, if divergent { lane } else { uniform }, one);
        branch(&mut func, b[0], cond, [(b[1], &[]), (b[2], &[])]);
        jump(&mut func, b[1], b[3], &[one]);
        jump(&mut func, b[2], b[3], &[uniform]);
        func.at_end(b[3]).return_(&[]);
        let info = analyse(&func);
        assert_eq!(info.is_uniform(param), !divergent);
        assert_eq!(info.branch_diverges(b[0]), divergent);
    }
}

#[test]
fn counter_of_a_divergent_loop_is_uniform_inside_only() {
    for used_outside in [true, false] {
        let (mut func, b, lane, uniform) = blocks(3);
        let counter = func.dfg.append_block_param(b[1], Type::I32);
        jump(&mut func, b[0], b[1], &[uniform]);
        let one = func.at_end(b[1]).iconst(Type::I32, 1);
        let next = func.at_end(b[1]).iadd(Type::I32, counter, one);
        let cond = func.at_end(b[1]).icmp(IntCC::Ult, next, lane);
        branch(&mut func, b[1], cond, [(b[1], &[next]), (b[2], &[])]);
        if used_outside {
            func.at_end(b[2]).iadd(Type::I32, next, one);
        }
        func.at_end(b[2]).return_(&[]);
        let info = analyse(&func);
        assert_eq!(info.is_uniform(next), !used_outside);
    }
}

/// Edges 0->1; 1->2,3; 2->4; 3->4,5; 4->1: block 3 runs with one lane in its first and another in its third
/// iteration, so the counter of block 1 is divergent there although block 3 is in the same source loop.
#[test]
fn counter_is_divergent_in_the_same_source_loop() {
    let (mut func, b, lane, uniform) = blocks(6);
    let counter = func.dfg.append_block_param(b[1], Type::I32);
    jump(&mut func, b[0], b[1], &[uniform]);
    let leave = func.at_end(b[1]).icmp(IntCC::Ult, counter, lane);
    branch(&mut func, b[1], leave, [(b[2], &[]), (b[3], &[])]);
    jump(&mut func, b[2], b[4], &[]);
    let end = func.at_end(b[3]).icmp(IntCC::Eq, counter, uniform);
    branch(&mut func, b[3], end, [(b[4], &[]), (b[5], &[])]);
    let one = func.at_end(b[4]).iconst(Type::I32, 1);
    let next = func.at_end(b[4]).iadd(Type::I32, counter, one);
    jump(&mut func, b[4], b[1], &[next]);
    func.at_end(b[5]).return_(&[]);
    let info = analyse(&func);
    assert!(!info.is_uniform(counter));
    assert!(info.branch_diverges(b[3]));
    assert!(explain(&func, &info, counter).contains("divergent"));
}

/// All lanes of block 2 leave the loop together, and all of block 3, but lanes part between the two: what the loop
/// reads is divergent after it although no divergent branch leaves it.
#[test]
fn load_is_divergent_after_uniform_exits_of_parted_lanes() {
    let (mut func, b, lane, uniform) = blocks(5);
    jump(&mut func, b[0], b[1], &[]);
    let address = func.at_end(b[1]).nullptr(Type::I32, Segment::Group);
    let mem = MemInfo::plain(Segment::Group, 2);
    let load = func.at_end(b[1]).load(Type::I32, &[Type::I32], mem, 0, address);
    let read = func.dfg.first_result(load);
    let part = func.at_end(b[1]).icmp(IntCC::Ult, read, lane);
    branch(&mut func, b[1], part, [(b[2], &[]), (b[3], &[])]);
    for (from, back) in [(b[2], b[3]), (b[3], b[1])] {
        let end = func.at_end(from).icmp(IntCC::Eq, read, uniform);
        branch(&mut func, from, end, [(back, &[]), (b[4], &[])]);
    }
    func.at_end(b[4]).iadd(Type::I32, read, uniform);
    func.at_end(b[4]).return_(&[]);
    assert!(!analyse(&func).is_uniform(read));
}

#[test]
fn width_of_a_branch_is_not_relied_on() {
    let (mut func, b, lane, _) = blocks(3);
    let zero = func.at_end(b[0]).iconst(Type::I32, 0);
    let cond = func.at_end(b[0]).icmp(IntCC::Eq, lane, zero);
    let targets = [func.dfg.block_call(b[1], &[]), func.dfg.block_call(b[2], &[])];
    func.at_end(b[0]).branch(Width::All, cond, targets);
    func.at_end(b[1]).return_(&[]);
    func.at_end(b[2]).return_(&[]);
    assert!(analyse(&func).branch_diverges(b[0]));
}

#[test]
fn parameters_of_called_functions_are_divergent() {
    let mut func = Function::new("f", FunctionKind::Function);
    let entry = func.append_block();
    let param = func.dfg.append_block_param(entry, Type::I32);
    let sum = func.at_end(entry).iadd(Type::I32, param, param);
    func.at_end(entry).return_(&[sum]);
    let info = analyse(&func);
    assert!(!info.is_uniform(param) && !info.is_uniform(sum));
    assert!(explain(&func, &info, sum).contains("divergent"));
}

/// Conditionals with two sides, `depth` of them inside each other.
fn nest(depth: usize) -> Function {
    let (mut func, b, lane, _) = blocks(3 * depth + 1);
    for level in 0..depth {
        let (then, other, join) = (b[level + 1], b[depth + 1 + level], b[2 * depth + 1 + level]);
        branch(&mut func, b[level], lane, [(then, &[]), (other, &[])]);
        jump(&mut func, other, join, &[]);
        let from = match level + 1 == depth {
            true => then,
            false => b[2 * depth + 2 + level],
        };
        jump(&mut func, from, join, &[]);
    }
    func.at_end(b[2 * depth + 1]).return_(&[]);
    func
}

/// Links that each test for one way: a block that leads to the end, or the next link.
fn chain(links: usize) -> Function {
    let (mut func, b, lane, _) = blocks(2 * links + 2);
    let end = b[2 * links + 1];
    for link in 0..links {
        let (way, next) = (b[2 * link + 1], b[2 * link + 2]);
        branch(&mut func, b[2 * link], lane, [(way, &[]), (next, &[])]);
        jump(&mut func, way, end, &[]);
    }
    jump(&mut func, b[2 * links], end, &[]);
    func.at_end(end).return_(&[]);
    func
}

#[test]
fn blocks_far_around_a_branch_are_not_looked_at() {
    for shape in [nest, chain] {
        let steps = [100, 200, 400].map(|size| analyse(&shape(size)).steps());
        assert!(steps[0] >= 100, "{steps:?}");
        assert!(
            steps.windows(2).all(|pair| pair[1] <= 2 * pair[0] + 8),
            "{steps:?}"
        );
    }
}
