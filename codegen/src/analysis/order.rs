//! The exit-last block order and its nest of cycles.
//!
//! # The order
//! Condense the graph into strongly connected components and take them in topological order. Inside a component with a
//! cycle pick a block `h` that has an edge leaving the component, order the component without `h` by the same rule,
//! and put `h` last. `h` is an entry of the component if one has a leaving edge, otherwise the leaving block that is
//! latest in reverse post-order. A cycle without a way out leaves through the virtual exit edge of the post-dominator tree.
//!
//! **Lemma.** If `p` post-dominates `x`, then `x` comes before `p`. (By induction: were `p` before `x` in one component,
//! `h` of the outermost component in which they part has a way out that avoids `p`.) The tests check it exhaustively
//! on small graphs and on random larger ones.
//!
//! The scheduler that always runs the lowest pending block therefore reconverges at or before every immediate
//! post-dominator: everything between a branch and its post-dominator is lower and runs first (docs/design/divergence.md).
//!
//! # Cycles
//! Every component with a cycle is a [`Cycle`]; they nest. A cycle's blocks are consecutive in the order and its head `h`
//! is the last of them. These cycles, not the loops of the source, are what lanes of different iterations share.
//!
//! Cost: the number of edges times the depth of the nest.

use super::cfg::{Cfg, Graph, reverse_post_order};
use super::dominators::{Components, PostDominatorTree};
use crate::ir::Block;
use cranelift_entity::{PrimaryMap, SecondaryMap, entity_impl};

/// A cycle of the order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cycle(u32);
entity_impl!(Cycle, "cycle");

/// What is known of a cycle.
#[derive(Clone, Debug)]
pub struct CycleData {
    /// The cycle around it.
    pub parent: Option<Cycle>,
    /// The block that was put last.
    pub head: Block,
    /// Position of its first block.
    pub first: u32,
    /// Position of its last block, the head.
    pub last: u32,
}

/// The order of the reachable blocks of a function.
#[derive(Clone, Debug)]
pub struct BlockOrder {
    order: Vec<Block>,
    position: SecondaryMap<Block, u32>,
    innermost: SecondaryMap<Block, Option<Cycle>>,
    /// Every cycle; outer cycles before inner ones.
    pub cycles: PrimaryMap<Cycle, CycleData>,
}

const UNPLACED: u32 = u32::MAX;

enum Task {
    /// Order these blocks, which lie in this cycle.
    Region(Vec<Block>, Option<Cycle>),
    /// Place the head of a cycle and close the cycle.
    Head(Block, Cycle),
}

impl BlockOrder {
    /// Computes the order of the blocks reachable from the entry.
    pub fn new(cfg: &Cfg, post: &PostDominatorTree<Block>) -> BlockOrder {
        let rpo = reverse_post_order(cfg);
        let mut rpo_index = SecondaryMap::with_default(UNPLACED);
        let mut reversed_succs: SecondaryMap<Block, Vec<Block>> = SecondaryMap::new();
        for (index, &block) in rpo.iter().enumerate() {
            rpo_index[block] = index as u32;
            // Tarjan's walk finishes the first successor first, which puts it after the others.
            reversed_succs[block] = cfg.succs(block).iter().rev().copied().collect();
        }
        let mut this = BlockOrder {
            order: Vec::with_capacity(rpo.len()),
            position: SecondaryMap::with_default(UNPLACED),
            innermost: SecondaryMap::new(),
            cycles: PrimaryMap::new(),
        };
        let mut inside: SecondaryMap<Block, u32> = SecondaryMap::new();
        let mut region = 0;
        let mut search = Components::new(cfg.num_nodes());
        let mut tasks = vec![Task::Region(rpo, None)];
        while let Some(task) = tasks.pop() {
            let (blocks, parent) = match task {
                Task::Head(block, cycle) => {
                    this.place(block, Some(cycle));
                    this.cycles[cycle].last = this.position[block];
                    continue;
                }
                Task::Region(blocks, parent) => (blocks, parent),
            };
            if let [block] = blocks[..]
                && !cfg.succs(block).contains(&block)
            {
                this.place(block, parent);
                continue;
            }
            let components = search.find(&blocks, |b| reversed_succs[b].as_slice());
            if components.len() > 1 {
                // Components come in reverse topological order; the stack turns them round.
                tasks.extend(
                    components
                        .into_iter()
                        .map(|component| Task::Region(component, parent)),
                );
                continue;
            }
            region += 1;
            for &block in &blocks {
                inside[block] = region;
            }
            let is_inside = |b: Block| inside[b] == region;
            let leaves = |b: Block| {
                cfg.succs(b).iter().any(|&s| !is_inside(s)) || post.exits().binary_search(&b).is_ok()
            };
            let enters = |b: Block| {
                b == cfg.entry()
                    || cfg
                        .preds(b)
                        .iter()
                        .any(|&p| rpo_index[p] != UNPLACED && !is_inside(p))
            };
            let leaving = || blocks.iter().copied().filter(|&b| leaves(b));
            let head = leaving()
                .filter(|&b| enters(b))
                .min_by_key(|&b| rpo_index[b])
                .or_else(|| leaving().max_by_key(|&b| rpo_index[b]))
                .expect("a component has a way out: every block reaches the virtual exit");
            let cycle = this.cycles.push(CycleData {
                parent,
                head,
                first: this.order.len() as u32,
                last: UNPLACED,
            });
            let mut rest: Vec<Block> = blocks.into_iter().filter(|&b| b != head).collect();
            rest.sort_unstable_by_key(|&b| rpo_index[b]);
            tasks.push(Task::Head(head, cycle));
            if !rest.is_empty() {
                tasks.push(Task::Region(rest, Some(cycle)));
            }
        }
        this
    }

    fn place(&mut self, block: Block, cycle: Option<Cycle>) {
        self.position[block] = self.order.len() as u32;
        self.innermost[block] = cycle;
        self.order.push(block);
    }

    /// The blocks in order.
    pub fn blocks(&self) -> &[Block] {
        &self.order
    }

    /// The place of a block; `None` if it cannot be reached.
    pub fn position(&self, block: Block) -> Option<u32> {
        Some(self.position[block]).filter(|&p| p != UNPLACED)
    }

    /// The smallest cycle that holds a block.
    pub fn innermost_cycle(&self, block: Block) -> Option<Cycle> {
        self.innermost[block]
    }

    /// Whether a block lies in a cycle.
    pub fn contains(&self, cycle: Cycle, block: Block) -> bool {
        let CycleData { first, last, .. } = self.cycles[cycle];
        (first..=last).contains(&self.position[block])
    }

    /// The cycles around a block, from the innermost out.
    pub fn cycles_of(&self, block: Block) -> impl Iterator<Item = Cycle> + '_ {
        std::iter::successors(self.innermost[block], |&c| self.cycles[c].parent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{Function, FunctionKind, InstBuilder, Width};
    use proptest::prelude::*;

    /// A function whose blocks have the given successors (none: return).
    pub(crate) fn function(succs: &[Vec<u32>]) -> Function {
        let mut func = Function::new("f", FunctionKind::Kernel);
        let blocks: Vec<Block> = succs.iter().map(|_| func.append_block()).collect();
        for (block, targets) in blocks.iter().zip(succs) {
            let calls: Vec<_> = targets
                .iter()
                .map(|&t| func.dfg.block_call(blocks[t as usize], &[]))
                .collect();
            match calls[..] {
                [] => {
                    func.at_end(*block).return_(&[]);
                }
                [target] => {
                    func.at_end(*block).jump(target);
                }
                _ => {
                    let cond = func.at_end(*block).bconst(0);
                    func.at_end(*block).branch(Width::ONE, cond, [calls[0], calls[1]]);
                }
            }
        }
        func
    }

    fn order_of(succs: &[Vec<u32>]) -> (Cfg, PostDominatorTree<Block>, BlockOrder) {
        let cfg = Cfg::new(&function(succs));
        let post = PostDominatorTree::new(&cfg);
        let order = BlockOrder::new(&cfg, &post);
        (cfg, post, order)
    }

    fn numbers(order: &BlockOrder) -> Vec<u32> {
        order.blocks().iter().map(|b| b.as_u32()).collect()
    }

    fn violations(succs: &[Vec<u32>]) -> usize {
        let (_, post, order) = order_of(succs);
        let blocks = order.blocks();
        let mut count = 0;
        for (i, &x) in blocks.iter().enumerate() {
            count += blocks[..i].iter().filter(|&&p| post.post_dominates(p, x)).count();
        }
        count
    }

    #[test]
    fn then_comes_before_else() {
        assert_eq!(
            numbers(&order_of(&[vec![1, 2], vec![3], vec![3], vec![]]).2),
            [0, 1, 2, 3]
        );
    }

    #[test]
    fn while_loop_puts_its_header_last() {
        let (_, _, order) = order_of(&[vec![1], vec![2, 3], vec![1], vec![]]);
        assert_eq!(numbers(&order), [0, 2, 1, 3]);
        let cycle = order.innermost_cycle(Block::from_u32(2)).unwrap();
        assert_eq!(order.cycles[cycle].head, Block::from_u32(1));
        assert!(!order.contains(cycle, Block::from_u32(3)));
    }

    #[test]
    fn do_while_loop_keeps_its_latch_last() {
        assert_eq!(
            numbers(&order_of(&[vec![1], vec![2], vec![1, 3], vec![]]).2),
            [0, 1, 2, 3]
        );
    }

    /// Two exits of one source loop: the inner cycle of the order is smaller than the loop.
    #[test]
    fn temporal_cycle_is_inside_the_source_loop() {
        let (_, _, order) = order_of(&[vec![1], vec![2, 3], vec![4], vec![4, 5], vec![1], vec![]]);
        assert_eq!(numbers(&order), [0, 2, 4, 1, 3, 5]);
        let inner = order.innermost_cycle(Block::from_u32(1)).unwrap();
        assert_eq!((order.cycles[inner].first, order.cycles[inner].last), (1, 3));
        assert!(!order.contains(inner, Block::from_u32(3)));
        assert!(order.cycles[inner].parent.is_some());
    }

    #[test]
    fn infinite_loop_is_ordered() {
        let (_, _, order) = order_of(&[vec![1], vec![2], vec![1]]);
        assert_eq!(numbers(&order), [0, 2, 1]);
    }

    /// Every graph of `n` blocks whose last block is the only exit and whose other blocks have one or two successors;
    /// all reachable and reaching the exit.
    fn every_graph(n: u32, visit: &mut dyn FnMut(&[Vec<u32>])) -> usize {
        let mut choices: Vec<Vec<u32>> = (0..n).map(|a| vec![a]).collect();
        for a in 0..n {
            choices.extend((a + 1..n).map(|b| vec![a, b]));
        }
        let mut digits = vec![0; n as usize - 1];
        let mut count = 0;
        loop {
            let mut graph: Vec<Vec<u32>> = digits.iter().map(|&d| choices[d].clone()).collect();
            graph.push(vec![]);
            if connected(&graph) {
                count += 1;
                visit(&graph);
            }
            let Some(at) = digits.iter().position(|&d| d + 1 < choices.len()) else {
                return count;
            };
            digits[at] += 1;
            digits[..at].fill(0);
        }
    }

    fn connected(graph: &[Vec<u32>]) -> bool {
        let n = graph.len();
        let reach = |edges: &dyn Fn(usize) -> Vec<usize>, from: usize| {
            let (mut seen, mut stack) = (vec![false; n], vec![from]);
            while let Some(node) = stack.pop() {
                if !std::mem::replace(&mut seen[node], true) {
                    stack.extend(edges(node));
                }
            }
            seen.into_iter().all(|s| s)
        };
        let succs = |node: usize| graph[node].iter().map(|&s| s as usize).collect();
        let preds = |node: usize| (0..n).filter(|&p| graph[p].contains(&(node as u32))).collect();
        reach(&succs, 0) && reach(&preds, n - 1)
    }

    #[test]
    fn lemma_holds_on_every_graph_of_up_to_five_blocks() {
        for (n, graphs) in [(2, 2), (3, 11), (4, 204), (5, 7869)] {
            let mut failed = 0;
            let count = every_graph(n, &mut |graph| failed += violations(graph));
            assert_eq!((count, failed), (graphs, 0), "{n} blocks");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(600))]
        #[test]
        fn lemma_holds_on_random_graphs(succs in prop::collection::vec(prop::collection::vec(0u32..60, 0..3), 1..60)) {
            let n = succs.len() as u32;
            let graph: Vec<Vec<u32>> = succs.iter().map(|s| s.iter().map(|t| t % n).collect()).collect();
            prop_assert_eq!(violations(&graph), 0);
        }
    }
}
