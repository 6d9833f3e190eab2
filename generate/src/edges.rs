//! Several edges of one branch to one block: the block's parameters are all that tells which one was taken.

use crate::body::Body;
use std::collections::HashSet;
use wavelift_codegen::ir::{Block, BlockCall, Function, InstBuilder, Opcode, Type};

/// Two edges of one branch to one block.
const DOUBLED: &str = "edges of one branch to one block";
/// And they give a parameter different truth values.
const TRUTH: &str = "edges of one branch to one block with truth values";
/// Two edges of one branch back to one block.
const BACK: &str = "edges of one branch back to one block";
/// A side of a switch that ends where another one begins.
const FALLS: &str = "side of a switch that falls into another";
/// And does nothing else.
const EMPTY: &str = "empty side of a switch that falls into another";

/// Every name that [`edges`] gives.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    [DOUBLED, TRUTH, BACK, FALLS, EMPTY].into_iter()
}

impl Body<'_, '_, '_> {
    /// A branch or a switch most of whose edges lead to where all of them meet; the others have statements on their way.
    pub(crate) fn fork(&mut self) {
        let types = self.told();
        let (join, params) = self.block(&types);
        let entries = self.choices.of(&[2, 2, 2, 4, 8]);
        let mut ways = Vec::new();
        let mut calls = Vec::new();
        let mut same = true;
        for _ in 0..entries {
            let (call, uniform) = self.edge(join, &types, &mut ways);
            same &= uniform;
            calls.push(call);
        }
        let uniform = self.part(calls);
        let same = self.deeper(uniform, |body| {
            ways.iter()
                .fold(same, |same, &way| body.side(way, 2, join, &types) && same)
        });
        self.join(join, &params, uniform && same);
    }

    /// What the edges tell: half of the values are truth values.
    fn told(&mut self) -> Vec<Type> {
        (0..1 + self.choices.below(3))
            .map(|_| match self.choices.below(2) {
                0 => Type::B1,
                _ => self.data_type(),
            })
            .collect()
    }

    /// One edge of the branch, and whether it gives only values that are uniform. A way with statements of its own is added to `ways`.
    fn edge(&mut self, join: Block, types: &[Type], ways: &mut Vec<Block>) -> (BlockCall, bool) {
        if self.choices.one_in(4) {
            let (way, _) = self.block(&[]);
            ways.push(way);
            return (self.to(way, &[]), true);
        }
        let args = self.values(types);
        let uniform = args.iter().all(|&arg| self.is_uniform(arg));
        (self.to(join, &args), uniform)
    }

    /// Ends the block with a branch or a switch, by the number of edges; whether it is uniform.
    fn part(&mut self, calls: Vec<BlockCall>) -> bool {
        if let [yes, no] = calls[..] {
            let cond = self.decision();
            self.branch(cond, [yes, no]);
            return self.is_uniform(cond);
        }
        let value = self.value(Type::I32);
        let mask = self.int(Type::I32, calls.len() as u64 - 1);
        let index = self.end().band(Type::I32, value, mask);
        let uniform = self.is_uniform(value);
        self.set_uniform(index, uniform);
        let width = self.promise(index);
        let table = self.func.dfg.switch_tables.push(calls);
        self.end().switch(width, index, table);
        uniform
    }
}

/// Edges of one branch that lead to one block, once for each block.
pub(crate) fn edges(func: &Function) -> Vec<&'static str> {
    let mut found = Vec::new();
    let mut before = HashSet::new();
    for &block in func.layout.blocks() {
        before.insert(block);
        found.extend(falls(func, block));
        let calls = func.successor_calls(block);
        for (at, call) in calls.iter().enumerate() {
            let others: Vec<&BlockCall> = calls[..at]
                .iter()
                .filter(|other| other.block == call.block)
                .collect();
            if others.len() != 1 {
                continue;
            }
            found.push(DOUBLED);
            if before.contains(&call.block) {
                found.push(BACK);
            }
            let (args, first) = (func.dfg.call_args(call), func.dfg.call_args(others[0]));
            let differ = |(&a, &b)| a != b && func.dfg.value_type(a) == Type::B1;
            if args.iter().zip(first).any(differ) {
                found.push(TRUTH);
            }
        }
    }
    found
}

/// The sides of the switch at the end of a block that jump to where others begin.
fn falls(func: &Function, block: Block) -> Vec<&'static str> {
    let sides: HashSet<Block> = func
        .successor_calls(block)
        .iter()
        .map(|call| call.block)
        .collect();
    let mut found = Vec::new();
    if !matches!(
        func.terminator(block).map(|inst| func.dfg.opcode(inst)),
        Some(Opcode::Switch)
    ) {
        return found;
    }
    for &side in &sides {
        if let [call] = func.successor_calls(side)
            && call.block != side
            && sides.contains(&call.block)
        {
            found.push(FALLS);
            found.extend((func.layout.insts(side).len() == 1).then_some(EMPTY));
        }
    }
    found
}
