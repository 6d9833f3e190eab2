//! The layout of blocks: any order with the first block first is one, so a pass must not take a block for seen because its dominator comes first mostly.
//!
//! What is drawn in the order of control flow is laid out in another order in half of all functions. This module also tells what is peculiar about a
//! layout, and about accesses by pointers that loops change.

use crate::choices::{Choices, bytes_of_seed};
use crate::kernel::Settings;
use std::collections::{BTreeMap, BTreeSet};
use wavelift_codegen::analysis::{Cfg, DominatorTree};
use wavelift_codegen::ir::{Block, Function, InstructionData, Opcode, Value, ValueDef};

/// How blocks are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// As they were drawn: none before its dominator.
    Drawn,
    /// In any order, which follows from a number.
    Shuffled(u64),
    /// As drawn, but for a few blocks that stand elsewhere.
    Moved(u64),
    /// The other way round: each before its dominator.
    Reversed,
}

/// Blocks that stand elsewhere, at most.
const MOST_MOVED: usize = 3;

impl Layout {
    /// Draws one, before the blocks of a function: the bytes may not last.
    pub(crate) fn draw(choices: &mut Choices<'_>, settings: &Settings) -> Layout {
        if !settings.layouts {
            return Layout::Drawn;
        }
        match choices.below(8) {
            0..=3 => Layout::Drawn,
            4 => Layout::Reversed,
            5 => Layout::Moved(choices.bits()),
            _ => Layout::Shuffled(choices.bits()),
        }
    }

    /// Lays a function out.
    pub(crate) fn apply(self, func: &mut Function) {
        match self {
            Layout::Drawn => {}
            Layout::Shuffled(seed) => {
                let bytes = bytes_of_seed(seed, 8 * func.layout.blocks().len());
                shuffle(func, &mut Choices::new(&bytes));
            }
            Layout::Moved(seed) => {
                let bytes = bytes_of_seed(seed, 64);
                move_some(func, &mut Choices::new(&bytes));
            }
            Layout::Reversed => {
                let mut order = func.layout.blocks().to_vec();
                if let Some(others) = order.get_mut(1..) {
                    others.reverse();
                }
                func.layout.set_order(order);
            }
        }
    }
}

/// Puts a few blocks elsewhere, but not in front of the first one.
fn move_some(func: &mut Function, choices: &mut Choices<'_>) {
    let mut order = func.layout.blocks().to_vec();
    if order.len() < 2 {
        return;
    }
    for _ in 0..1 + choices.below(MOST_MOVED) {
        let block = order.remove(1 + choices.below(order.len() - 1));
        order.insert(1 + choices.below(order.len()), block);
    }
    func.layout.set_order(order);
}

/// Puts the first of each two blocks in front of the second one.
pub(crate) fn put_early(func: &mut Function, pairs: &[(Block, Block)]) {
    let mut order = func.layout.blocks().to_vec();
    for &(early, late) in pairs {
        let place = |order: &[Block], block| order.iter().position(|&other| other == block);
        let (Some(from), Some(to)) = (place(&order, early), place(&order, late)) else {
            continue;
        };
        if 0 < to && to < from {
            let block = order.remove(from);
            order.insert(to, block);
        }
    }
    func.layout.set_order(order);
}

/// Puts all blocks but the first into any order.
pub(crate) fn shuffle(func: &mut Function, choices: &mut Choices<'_>) {
    let mut order = func.layout.blocks().to_vec();
    for at in (2..order.len()).rev() {
        let other = 1 + choices.below(at);
        order.swap(at, other);
    }
    func.layout.set_order(order);
}

const BEFORE_DOMINATOR: &str = "block laid out before its dominator";
const BEFORE_HEAD: &str = "block of a loop laid out before its head";
const ENTERED_LATE: &str = "loop laid out before what leads to it";
const WALKED: &str = "access by a pointer that a loop changes";
const EXCHANGED: &str = "access by a pointer that a loop exchanges for another";
const AFTER: &str = "access after a loop by a pointer that it changes";
const EARLY: &str = "access laid out before the loop that changes its pointer";

/// Every name that [`layouts`] gives.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    [
        BEFORE_DOMINATOR,
        BEFORE_HEAD,
        ENTERED_LATE,
        WALKED,
        EXCHANGED,
        AFTER,
        EARLY,
    ]
    .into_iter()
}

/// A function with what tells its shapes.
struct Shapes<'f> {
    func: &'f Function,
    tree: DominatorTree<Block>,
    /// The place of each block in the layout.
    place: BTreeMap<Block, usize>,
    /// The loops by their heads.
    loops: BTreeMap<Block, Loop>,
    /// What is passed for the parameters of each block: from where, and the arguments.
    passed: BTreeMap<Block, Vec<(Block, Vec<Value>)>>,
}

/// A loop.
#[derive(Default)]
struct Loop {
    /// The blocks that lead back to its head.
    latches: Vec<Block>,
    /// All its blocks.
    blocks: BTreeSet<Block>,
}

/// The shapes of a function's layout, each as often as it has it.
pub(crate) fn layouts(func: &Function) -> Vec<&'static str> {
    let cfg = Cfg::new(func);
    let tree = DominatorTree::new(&cfg);
    let blocks = func.layout.blocks();
    let place: BTreeMap<Block, usize> = blocks.iter().copied().zip(0..).collect();
    let mut shapes = Shapes {
        func,
        tree,
        place,
        loops: BTreeMap::new(),
        passed: BTreeMap::new(),
    };
    for &block in blocks.iter().filter(|&&block| shapes.tree.is_reachable(block)) {
        for call in func.successor_calls(block) {
            let args = func.dfg.call_args(call).to_vec();
            shapes.passed.entry(call.block).or_default().push((block, args));
            if shapes.tree.dominates(call.block, block) {
                shapes.loops.entry(call.block).or_default().latches.push(block);
            }
        }
    }
    for (&head, round) in &mut shapes.loops {
        let mut open = round.latches.clone();
        round.blocks.insert(head);
        while let Some(block) = open.pop() {
            if round.blocks.insert(block) {
                let before = shapes.passed.get(&block).into_iter().flatten();
                open.extend(before.map(|(from, _)| *from));
            }
        }
    }
    let mut found = shapes.order();
    found.extend(shapes.accesses());
    found
}

impl Shapes<'_> {
    /// What is peculiar about the order of blocks.
    fn order(&self) -> Vec<&'static str> {
        let mut found = Vec::new();
        for (&block, &place) in &self.place {
            let dominator = self.tree.idom(block);
            if dominator.is_some_and(|dominator| self.place[&dominator] > place) {
                found.push(BEFORE_DOMINATOR);
            }
        }
        for (head, Loop { latches, .. }) in &self.loops {
            let place = self.place[head];
            let early = latches.iter().filter(|latch| self.place[latch] < place);
            found.extend(early.map(|_| BEFORE_HEAD));
            let late = self.passed[head]
                .iter()
                .filter(|(from, _)| !latches.contains(from) && self.place[from] > place);
            found.extend(late.map(|_| ENTERED_LATE));
        }
        found
    }

    /// What is peculiar about addresses that follow from parameters of heads.
    fn accesses(&self) -> Vec<&'static str> {
        let mut found = Vec::new();
        for (block, inst) in self.func.layout.iter() {
            let (InstructionData::Load { .. } | InstructionData::Store { .. }) = self.func.dfg.inst(inst)
            else {
                continue;
            };
            let Some(&address) = self.func.dfg.args(inst).first() else {
                continue;
            };
            for value in self.heads_of(address) {
                found.extend(self.access(block, value));
            }
        }
        found
    }

    /// The shapes of an access in a block, whose address follows from a parameter of a head.
    fn access(&self, block: Block, pointer: Value) -> Vec<&'static str> {
        let ValueDef::Param(head, index) = self.func.dfg.value_def(pointer) else {
            return Vec::new();
        };
        let Loop { latches, blocks } = &self.loops[&head];
        let back = self.passed[&head]
            .iter()
            .filter(|(from, _)| latches.contains(from));
        let back: Vec<Value> = back
            .filter_map(|(_, args)| args.get(index).map(|&arg| self.func.dfg.resolve(arg)))
            .collect();
        if back.iter().all(|&arg| arg == pointer) {
            return Vec::new();
        }
        let exchanged = back.iter().any(|&arg| !self.heads_of(arg).contains(&pointer));
        let shapes = [
            (WALKED, true),
            (EXCHANGED, exchanged),
            (AFTER, !blocks.contains(&block)),
            (EARLY, self.place[&block] < self.place[&head]),
        ];
        let found = shapes.into_iter().filter(|(_, is_it)| *is_it);
        found.map(|(name, _)| name).collect()
    }

    /// Follows the operands of an address through sums, choices and parameters of blocks; gives the parameters of heads that it comes to.
    fn heads_of(&self, value: Value) -> BTreeSet<Value> {
        let mut seen = BTreeSet::new();
        let mut open = vec![value];
        let mut visited = BTreeSet::new();
        while let Some(value) = open.pop() {
            let value = self.func.dfg.resolve(value);
            if !visited.insert(value) {
                continue;
            }
            match self.func.dfg.value_def(value) {
                ValueDef::Param(block, _) if self.loops.contains_key(&block) => {
                    seen.insert(value);
                }
                ValueDef::Param(block, index) => {
                    let passed = self.passed.get(&block).into_iter().flatten();
                    open.extend(passed.filter_map(|(_, args)| args.get(index)));
                }
                ValueDef::Result(inst, _) => {
                    let through = matches!(
                        self.func.dfg.opcode(inst),
                        Opcode::Iadd | Opcode::Stof | Opcode::Ftos | Opcode::Select
                    );
                    if through {
                        open.extend(self.func.dfg.args(inst));
                    }
                }
            }
        }
        seen
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wavelift_codegen::ir::FunctionDecl;
    use wavelift_codegen::ir::text::parse_module;

    /// The shapes of the only function of a text, without those that come more than once.
    fn shapes(text: &str) -> BTreeSet<&'static str> {
        let module = parse_module(text).unwrap();
        let found = module.defined().flat_map(|(_, func)| layouts(func));
        found.collect()
    }

    const IN_ORDER: &str = "\
group %x : 32 align 8
group %y : 32 align 8
kernel %k {
block0:
    v0 = symbol_addr.i32 %x
    v1 = symbol_addr.i32 %y
    v2 = iconst.i32 1
    jump block1(v0, v2)
block1(v3: i32, v4: i32):
    store.i32 group align 4 [v3], v4
    v5 = icmp.slt v4, v2
    branch v5, block2, block3
block2:
    jump block1(NEXT, v2)
block3:
    return
}
";

    #[test]
    fn a_pointer_that_a_loop_keeps_is_not_changed() {
        assert_eq!(shapes(&IN_ORDER.replace("NEXT", "v3")), BTreeSet::new());
        assert_eq!(
            shapes(&IN_ORDER.replace("NEXT", "v1")),
            [WALKED, EXCHANGED].into()
        );
    }

    #[test]
    fn layouts_are_told_from_the_order_of_control_flow() {
        let module = parse_module(&IN_ORDER.replace("NEXT", "v1")).unwrap();
        let Some((_, func)) = module.defined().next() else {
            panic!("no function");
        };
        let mut func = func.clone();
        Layout::Reversed.apply(&mut func);
        let numbers: Vec<u32> = func.layout.blocks().iter().map(|block| block.as_u32()).collect();
        assert_eq!(numbers, [0, 3, 2, 1]);
        let found: BTreeSet<&str> = layouts(&func).into_iter().collect();
        assert_eq!(found, [BEFORE_DOMINATOR, BEFORE_HEAD, WALKED, EXCHANGED].into());
        for layout in [Layout::Shuffled(3), Layout::Moved(3)] {
            let before = func.layout.blocks().to_vec();
            layout.apply(&mut func);
            assert_eq!(func.layout.entry(), before.first().copied());
            assert_ne!(func.layout.blocks(), before);
            let (mut old, mut new) = (before, func.layout.blocks().to_vec());
            old.sort();
            new.sort();
            assert_eq!(old, new);
        }
    }

    #[test]
    fn a_block_is_put_in_front_of_another() {
        let module = parse_module(&IN_ORDER.replace("NEXT", "v1")).unwrap();
        let Some((_, func)) = module.defined().next() else {
            panic!("no function");
        };
        let mut func = func.clone();
        let blocks = func.layout.blocks().to_vec();
        // The first block stays first, and what is in front already stays there.
        let pairs = [
            (blocks[3], blocks[1]),
            (blocks[2], blocks[0]),
            (blocks[1], blocks[2]),
        ];
        put_early(&mut func, &pairs);
        assert_eq!(func.layout.blocks(), [blocks[0], blocks[3], blocks[1], blocks[2]]);
    }

    #[test]
    fn an_access_after_the_loop_or_before_it_in_the_layout_is_told() {
        let after = IN_ORDER.replace("NEXT", "v1").replace(
            "block3:\n",
            "block3:\n    v6 = load.i32 group align 4 [v3]\n    store.i32 group align 4 [v1], v6\n",
        );
        assert_eq!(shapes(&after), [WALKED, EXCHANGED, AFTER].into());
        let mut module = parse_module(&after).unwrap();
        for decl in module.functions.values_mut() {
            if let FunctionDecl::Defined(func) = decl {
                let blocks = func.layout.blocks().to_vec();
                func.layout
                    .set_order(vec![blocks[0], blocks[3], blocks[1], blocks[2]]);
            }
        }
        let found: BTreeSet<&str> = module.defined().flat_map(|(_, func)| layouts(func)).collect();
        assert_eq!(found, [WALKED, EXCHANGED, AFTER, EARLY, BEFORE_DOMINATOR].into());
    }
}
