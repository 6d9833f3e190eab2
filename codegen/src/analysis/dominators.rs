//! Dominator and post-dominator trees.
//!
//! - `a` dominates `b` if every path from the entry to `b` passes `a`; every node dominates itself.
//! - `p` post-dominates `x` if every path from `x` to the end of the function passes `p` (HSA PRM 2.12.3). The end is
//!   a virtual exit after every node without successors, and after one node of every cycle that has no way out
//!   (its lowest-numbered block), so that every node has a path to it.
//! - The immediate (post-)dominator is the closest other one; of the virtual exit's children it is the exit itself.
//!
//! Algorithm: semidominators with path compression and nearest common ancestors (Georgiadis 2005), so that deep nests of branches cost
//! no more than others; queries by depth-first numbers in constant time.

use super::cfg::{Graph, reverse_post_order};
use crate::maps::sized;
use cranelift_entity::{EntityRef, SecondaryMap};

const NONE: u32 = u32::MAX;

/// Immediate dominators over dense indices. Node `root` is the tree's root.
#[derive(Clone, Debug)]
struct Tree {
    idom: Vec<u32>,
    /// Depth-first entry and exit numbers of the tree; 0 for unreachable nodes.
    pre: Vec<u32>,
    post: Vec<u32>,
    depth: Vec<u32>,
}

impl Tree {
    /// `order` is a reverse post-order that starts with the root; `preds` appends the predecessors of a node to a list.
    fn build(num_nodes: usize, order: &[u32], preds: &dyn Fn(u32, &mut Vec<u32>)) -> Tree {
        let mut position = vec![NONE; num_nodes];
        for (i, &node) in order.iter().enumerate() {
            position[node as usize] = i as u32;
        }
        let mut idom = vec![NONE; num_nodes];
        let root = order[0];
        let parents = closest(order, &position, preds);
        for (&node, &parent) in order.iter().zip(&parents) {
            idom[node as usize] = order[parent as usize];
        }
        idom[root as usize] = root;
        let mut tree = Tree {
            idom,
            pre: vec![0; num_nodes],
            post: vec![0; num_nodes],
            depth: vec![0; num_nodes],
        };
        tree.number(order);
        tree
    }

    fn number(&mut self, order: &[u32]) {
        const NONE: u32 = u32::MAX;
        // The first child of each node and its next sibling, in the given order.
        let mut child = vec![NONE; self.idom.len()];
        let mut sibling = vec![NONE; self.idom.len()];
        for &node in order[1..].iter().rev() {
            let parent = self.idom[node as usize] as usize;
            sibling[node as usize] = std::mem::replace(&mut child[parent], node);
        }
        for &node in &order[1..] {
            self.depth[node as usize] = self.depth[self.idom[node as usize] as usize] + 1;
        }
        let mut clock = 1;
        // A node with the child that comes next.
        let mut stack = vec![(order[0], child[order[0] as usize])];
        self.pre[order[0] as usize] = clock;
        while let Some((node, next)) = stack.last_mut() {
            clock += 1;
            if *next == NONE {
                self.post[*node as usize] = clock;
                stack.pop();
                continue;
            }
            let at = *next as usize;
            *next = sibling[at];
            self.pre[at] = clock;
            stack.push((at as u32, child[at]));
        }
    }

    fn dominates(&self, a: usize, b: usize) -> bool {
        self.pre[a] != 0 && self.pre[a] <= self.pre[b] && self.post[b] <= self.post[a]
    }
}

/// Nodes for each node, in one list.
struct Lists {
    list: Vec<u32>,
    /// Where those of each node begin, and the end.
    start: Vec<u32>,
}

impl Lists {
    /// The predecessors of each node of `order`, as indices into it.
    fn preds(order: &[u32], position: &[u32], preds: &dyn Fn(u32, &mut Vec<u32>)) -> Lists {
        let mut list = Vec::with_capacity(2 * order.len());
        let mut start = Vec::with_capacity(order.len() + 1);
        let mut known = 0;
        for &node in order {
            start.push(known as u32);
            preds(node, &mut list);
            // Of what was appended only nodes of the order stay.
            let first = known;
            for at in first..list.len() {
                let place = position[list[at] as usize];
                if place != NONE {
                    list[known] = place;
                    known += 1;
                }
            }
            list.truncate(known);
        }
        start.push(known as u32);
        Lists { list, start }
    }

    fn len(&self) -> usize {
        self.start.len() - 1
    }

    fn of(&self, node: u32) -> &[u32] {
        &self.list[self.start[node as usize] as usize..self.start[node as usize + 1] as usize]
    }

    /// Each node in the lists of those that are in its own list, in rising order.
    fn turned(&self) -> Lists {
        let mut start = vec![0u32; self.len() + 1];
        for &node in &self.list {
            start[node as usize + 1] += 1;
        }
        for node in 0..self.len() {
            start[node + 1] += start[node];
        }
        let mut next = start.clone();
        let mut list = vec![0u32; self.list.len()];
        for from in 0..self.len() as u32 {
            for &to in self.of(from) {
                let at = &mut next[to as usize];
                list[*at as usize] = from;
                *at += 1;
            }
        }
        Lists { list, start }
    }
}

/// The immediate dominator of each node of `order`, as an index into it; the root's is 0.
fn closest(order: &[u32], position: &[u32], preds: &dyn Fn(u32, &mut Vec<u32>)) -> Vec<u32> {
    let count = order.len();
    let preds = Lists::preds(order, position, preds);
    let (vertex, parent) = spanning_tree(&preds);
    let mut number = vec![0; count];
    for (at, &node) in vertex.iter().enumerate() {
        number[node as usize] = at as u32;
    }
    // All in depth-first numbers from here on.
    let mut forest = Forest::new(&parent);
    for at in (1..vertex.len()).rev() {
        let mut semi = parent[at];
        for &pred in preds.of(vertex[at]) {
            semi = semi.min(forest.least(number[pred as usize], at as u32 + 1));
        }
        forest.semi[at] = semi;
    }
    let mut dominator = parent;
    for at in 1..vertex.len() {
        let mut candidate = dominator[at];
        while candidate > forest.semi[at] {
            candidate = dominator[candidate as usize];
        }
        dominator[at] = candidate;
    }
    let mut result = vec![0; count];
    for at in 1..vertex.len() {
        result[vertex[at] as usize] = vertex[dominator[at] as usize];
    }
    result
}

/// Nodes in the order of a depth-first walk from node 0, and the number in that order of the node from which each was reached.
fn spanning_tree(preds: &Lists) -> (Vec<u32>, Vec<u32>) {
    let succs = preds.turned();
    let (mut vertex, mut parent) = (Vec::with_capacity(preds.len()), Vec::with_capacity(preds.len()));
    let mut seen = vec![false; preds.len()];
    let mut stack = vec![(0, 0)];
    while let Some((node, from)) = stack.pop() {
        if std::mem::replace(&mut seen[node as usize], true) {
            continue;
        }
        let number = vertex.len() as u32;
        vertex.push(node);
        parent.push(from);
        stack.extend(succs.of(node).iter().map(|succ| (*succ, number)));
    }
    (vertex, parent)
}

/// Paths up the spanning tree, with the least semidominator on each.
struct Forest {
    /// The parent, or one further up once the path has been walked.
    ancestor: Vec<u32>,
    /// The node with the least semidominator between a node and its ancestor, without that.
    label: Vec<u32>,
    semi: Vec<u32>,
    path: Vec<u32>,
}

impl Forest {
    fn new(parent: &[u32]) -> Forest {
        let count = parent.len() as u32;
        Forest {
            ancestor: parent.to_vec(),
            label: (0..count).collect(),
            semi: (0..count).collect(),
            path: Vec::new(),
        }
    }

    /// The least semidominator of a node and those above it whose number is `linked` or more. What has a smaller number counts for
    /// itself.
    fn least(&mut self, node: u32, linked: u32) -> u32 {
        let mut top = node;
        while self.ancestor[top as usize] >= linked {
            self.path.push(top);
            top = self.ancestor[top as usize];
        }
        // From the top down each node gets the ancestor of the top and the best label above it.
        while let Some(below) = self.path.pop() {
            let (upper, lower) = (self.label[top as usize], self.label[below as usize]);
            if self.semi[upper as usize] < self.semi[lower as usize] {
                self.label[below as usize] = upper;
            }
            self.ancestor[below as usize] = self.ancestor[top as usize];
            top = below;
        }
        self.semi[self.label[node as usize] as usize]
    }
}

/// The dominator tree of the nodes reachable from the entry.
#[derive(Clone, Debug)]
pub struct DominatorTree<N> {
    tree: Tree,
    entry: N,
}

impl<N: EntityRef + Ord> DominatorTree<N> {
    /// Computes the tree.
    pub fn new<G: Graph<Node = N>>(graph: &G) -> DominatorTree<N>
    where
        N: std::hash::Hash + std::fmt::Debug,
    {
        let order: Vec<u32> = reverse_post_order(graph)
            .iter()
            .map(|n| n.index() as u32)
            .collect();
        let preds = |node: u32, list: &mut Vec<u32>| {
            let preds = graph.preds(N::new(node as usize)).iter();
            list.extend(preds.map(|pred| pred.index() as u32));
        };
        DominatorTree {
            tree: Tree::build(graph.num_nodes(), &order, &preds),
            entry: graph.entry(),
        }
    }

    /// Whether a node can be reached from the entry.
    pub fn is_reachable(&self, node: N) -> bool {
        self.tree.pre[node.index()] != 0
    }

    /// The closest other dominator; `None` for the entry and for unreachable nodes.
    pub fn idom(&self, node: N) -> Option<N> {
        (node != self.entry && self.is_reachable(node)).then(|| N::new(self.tree.idom[node.index()] as usize))
    }

    /// The nodes that each node is the closest dominator of, in reverse post-order of the graph that the tree is of.
    pub fn children<G: Graph<Node = N>>(&self, graph: &G) -> SecondaryMap<N, Vec<N>> {
        let mut children = sized(graph.num_nodes());
        for node in reverse_post_order(graph) {
            if let Some(parent) = self.idom(node) {
                let list: &mut Vec<N> = &mut children[parent];
                list.push(node);
            }
        }
        children
    }

    /// Whether `a` dominates `b`; every reachable node dominates itself.
    pub fn dominates(&self, a: N, b: N) -> bool {
        self.tree.dominates(a.index(), b.index())
    }

    /// Number of a node in a walk over the tree in which every node comes before those that it dominates; 0 if it cannot be
    /// reached.
    pub fn preorder(&self, node: N) -> u32 {
        self.tree.pre[node.index()]
    }

    /// Edges between the entry and a node in the tree.
    pub fn depth(&self, node: N) -> u32 {
        self.tree.depth[node.index()]
    }

    /// The deepest node that dominates both.
    pub fn common_dominator(&self, mut a: N, mut b: N) -> N {
        while a != b {
            if self.depth(a) < self.depth(b) {
                std::mem::swap(&mut a, &mut b);
            }
            a = N::new(self.tree.idom[a.index()] as usize);
        }
        a
    }
}

/// The post-dominator tree, with a virtual exit.
#[derive(Clone, Debug)]
pub struct PostDominatorTree<N> {
    tree: Tree,
    /// Index of the virtual exit: one after the last node.
    exit: usize,
    /// Nodes with an edge to the virtual exit, in index order.
    exits: Vec<N>,
}

impl<N: EntityRef + Ord> PostDominatorTree<N> {
    /// Computes the tree of the nodes reachable from the entry.
    pub fn new<G: Graph<Node = N>>(graph: &G) -> PostDominatorTree<N>
    where
        N: std::hash::Hash + std::fmt::Debug,
    {
        let exit = graph.num_nodes();
        let reachable = reverse_post_order(graph);
        let mut is_reachable = vec![false; exit];
        for node in &reachable {
            is_reachable[node.index()] = true;
        }
        let exits = exit_nodes(graph, &reachable);
        let mut is_exit = vec![false; exit];
        for node in &exits {
            is_exit[node.index()] = true;
        }
        // Reverse post-order of the reversed graph, from the virtual exit.
        let successors = |node: usize| -> Vec<u32> {
            if node == exit {
                exits.iter().map(|n| n.index() as u32).collect()
            } else {
                graph
                    .preds(N::new(node))
                    .iter()
                    .map(|p| p.index() as u32)
                    .filter(|&p| is_reachable[p as usize])
                    .collect()
            }
        };
        let mut seen = vec![false; exit + 1];
        let mut order = Vec::new();
        let mut stack = vec![(exit, successors(exit), 0)];
        seen[exit] = true;
        while let Some((node, succs, next)) = stack.last_mut() {
            if let Some(&succ) = succs.get(*next) {
                *next += 1;
                if !std::mem::replace(&mut seen[succ as usize], true) {
                    let list = successors(succ as usize);
                    stack.push((succ as usize, list, 0));
                }
            } else {
                order.push(*node as u32);
                stack.pop();
            }
        }
        order.reverse();
        let preds = |node: u32, list: &mut Vec<u32>| {
            if node as usize == exit {
                return;
            }
            let succs = graph.succs(N::new(node as usize)).iter();
            list.extend(succs.map(|succ| succ.index() as u32));
            if is_exit[node as usize] {
                list.push(exit as u32);
            }
        };
        PostDominatorTree {
            tree: Tree::build(exit + 1, &order, &preds),
            exit,
            exits,
        }
    }

    /// The closest other post-dominator; `None` if that is the virtual exit.
    pub fn ipdom(&self, node: N) -> Option<N> {
        let parent = self.tree.idom[node.index()] as usize;
        (parent < self.exit).then(|| N::new(parent))
    }

    /// Whether `p` post-dominates `x`; every node post-dominates itself.
    pub fn post_dominates(&self, p: N, x: N) -> bool {
        self.tree.dominates(p.index(), x.index())
    }

    /// The nodes with an edge to the virtual exit: those without successors, and one per cycle without a way out.
    pub fn exits(&self) -> &[N] {
        &self.exits
    }
}

/// Nodes that get an edge to the virtual exit. Nodes that reach none of the natural exits lie in or before cycles
/// without a way out; the lowest-numbered node of each final cycle gets the edge.
fn exit_nodes<G: Graph>(graph: &G, reachable: &[G::Node]) -> Vec<G::Node> {
    let mut exits: Vec<G::Node> = reachable
        .iter()
        .copied()
        .filter(|&n| graph.succs(n).is_empty())
        .collect();
    let mut reaches = vec![false; graph.num_nodes()];
    let mark = |from: &[G::Node], reaches: &mut Vec<bool>| {
        let mut stack: Vec<G::Node> = from.to_vec();
        while let Some(node) = stack.pop() {
            if !std::mem::replace(&mut reaches[node.index()], true) {
                stack.extend(graph.preds(node).iter().copied());
            }
        }
    };
    mark(&exits, &mut reaches);
    if reachable.iter().all(|n| reaches[n.index()]) {
        exits.sort_unstable();
        return exits;
    }
    // Components in reverse topological order: a component that reaches no exit once all after it are done is final.
    for component in strongly_connected(graph, reachable) {
        let lowest = component.iter().copied().min();
        if let Some(lowest) = lowest.filter(|n| !reaches[n.index()]) {
            exits.push(lowest);
            mark(&[lowest], &mut reaches);
        }
    }
    exits.sort_unstable();
    exits
}

/// The strongly connected components of some nodes, in reverse topological order (Tarjan 1972, without recursion).
pub fn strongly_connected<G: Graph>(graph: &G, nodes: &[G::Node]) -> Vec<Vec<G::Node>> {
    strongly_connected_by(graph.num_nodes(), nodes, |node| graph.succs(node))
}

/// As [`strongly_connected`], for any successor function; successors outside `nodes` are ignored.
pub fn strongly_connected_by<'a, N: EntityRef + 'a>(
    num_nodes: usize,
    nodes: &[N],
    succs: impl Fn(N) -> &'a [N],
) -> Vec<Vec<N>> {
    Components::new(num_nodes).find(nodes, succs)
}

/// What the search for strongly connected components knows of each node. Searches among few nodes of a large graph share it.
pub(super) struct Components {
    inside: Vec<bool>,
    number: Vec<u32>,
    low: Vec<u32>,
    on_stack: Vec<bool>,
}

impl Components {
    pub(super) fn new(num_nodes: usize) -> Components {
        Components {
            inside: vec![false; num_nodes],
            number: vec![0; num_nodes],
            low: vec![0; num_nodes],
            on_stack: vec![false; num_nodes],
        }
    }

    /// As [`strongly_connected_by`]. Cost: linear in `nodes` and their successors.
    pub(super) fn find<'a, N: EntityRef + 'a>(
        &mut self,
        nodes: &[N],
        succs: impl Fn(N) -> &'a [N],
    ) -> Vec<Vec<N>> {
        for node in nodes {
            self.inside[node.index()] = true;
        }
        let components = self.walk(nodes, succs);
        for node in nodes {
            self.inside[node.index()] = false;
            self.number[node.index()] = 0;
        }
        components
    }

    fn walk<'a, N: EntityRef + 'a>(&mut self, nodes: &[N], succs: impl Fn(N) -> &'a [N]) -> Vec<Vec<N>> {
        let Components {
            inside,
            number,
            low,
            on_stack,
        } = self;
        let (mut clock, mut stack, mut components) = (0, Vec::new(), Vec::new());
        for &start in nodes {
            if number[start.index()] != 0 {
                continue;
            }
            let mut walk = vec![(start, 0)];
            while let Some(&mut (node, ref mut next)) = walk.last_mut() {
                if *next == 0 {
                    clock += 1;
                    number[node.index()] = clock;
                    low[node.index()] = clock;
                    on_stack[node.index()] = true;
                    stack.push(node);
                }
                if let Some(&succ) = succs(node).get(*next) {
                    *next += 1;
                    if !inside[succ.index()] {
                        continue;
                    }
                    if number[succ.index()] == 0 {
                        walk.push((succ, 0));
                    } else if on_stack[succ.index()] {
                        low[node.index()] = low[node.index()].min(number[succ.index()]);
                    }
                    continue;
                }
                walk.pop();
                if let Some(&(parent, _)) = walk.last() {
                    low[parent.index()] = low[parent.index()].min(low[node.index()]);
                }
                if low[node.index()] == number[node.index()] {
                    let at = stack.iter().rposition(|&n| n == node).unwrap_or(0);
                    let component: Vec<N> = stack.split_off(at);
                    for member in &component {
                        on_stack[member.index()] = false;
                    }
                    components.push(component);
                }
            }
        }
        components
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::Block;
    use proptest::prelude::*;

    /// A graph given by its edges; node 0 is the entry.
    pub(crate) struct Edges {
        succs: Vec<Vec<Block>>,
        preds: Vec<Vec<Block>>,
    }

    impl Edges {
        pub(crate) fn new(n: usize, edges: &[(u32, u32)]) -> Edges {
            let mut graph = Edges {
                succs: vec![vec![]; n],
                preds: vec![vec![]; n],
            };
            for &(a, b) in edges {
                graph.succs[a as usize].push(Block::from_u32(b));
                graph.preds[b as usize].push(Block::from_u32(a));
            }
            graph
        }
    }

    impl Graph for Edges {
        type Node = Block;
        fn num_nodes(&self) -> usize {
            self.succs.len()
        }
        fn entry(&self) -> Block {
            Block::from_u32(0)
        }
        fn succs(&self, node: Block) -> &[Block] {
            &self.succs[node.index()]
        }
        fn preds(&self, node: Block) -> &[Block] {
            &self.preds[node.index()]
        }
    }

    fn b(n: u32) -> Block {
        Block::from_u32(n)
    }

    #[test]
    fn if_else_diamond() {
        let g = Edges::new(4, &[(0, 1), (0, 2), (1, 3), (2, 3)]);
        let (dom, post) = (DominatorTree::new(&g), PostDominatorTree::new(&g));
        assert_eq!((dom.idom(b(3)), post.ipdom(b(0))), (Some(b(0)), Some(b(3))));
        assert!(!dom.dominates(b(1), b(3)) && !post.post_dominates(b(1), b(0)));
        assert_eq!(dom.common_dominator(b(1), b(2)), b(0));
    }

    #[test]
    fn loop_with_break_meets_after_both_exits() {
        let g = Edges::new(5, &[(0, 1), (1, 2), (1, 4), (2, 1), (2, 4), (3, 4)]);
        let post = PostDominatorTree::new(&g);
        assert_eq!((post.ipdom(b(1)), post.ipdom(b(2))), (Some(b(4)), Some(b(4))));
        assert!(!DominatorTree::new(&g).is_reachable(b(3)));
    }

    #[test]
    fn infinite_loop_exits_from_its_lowest_block() {
        let g = Edges::new(4, &[(0, 1), (0, 3), (1, 2), (2, 1)]);
        let post = PostDominatorTree::new(&g);
        assert_eq!(post.exits(), &[b(1), b(3)]);
        assert_eq!(
            (post.ipdom(b(2)), post.ipdom(b(1)), post.ipdom(b(0))),
            (Some(b(1)), None, None)
        );
    }

    #[test]
    fn two_returns_meet_at_the_virtual_exit_only() {
        let g = Edges::new(3, &[(0, 1), (0, 2)]);
        assert_eq!(PostDominatorTree::new(&g).ipdom(b(0)), None);
    }

    /// Whether `to` can be reached from `from` without passing `without`.
    fn reaches(g: &Edges, from: Block, without: Block, goal: impl Fn(Block) -> bool) -> bool {
        let (mut seen, mut stack) = (vec![false; g.num_nodes()], vec![from]);
        while let Some(node) = stack.pop() {
            if node == without || std::mem::replace(&mut seen[node.index()], true) {
                continue;
            }
            if goal(node) {
                return true;
            }
            stack.extend(g.succs(node));
        }
        false
    }

    proptest! {
        #[test]
        fn agrees_with_reachability(edges in prop::collection::vec((0u32..9, 0u32..9), 1..24)) {
            let g = Edges::new(9, &edges);
            let (dom, post) = (DominatorTree::new(&g), PostDominatorTree::new(&g));
            let outside = Block::from_u32(99);
            for x in (0..9).map(b).filter(|&x| dom.is_reachable(x)) {
                for y in (0..9).map(b).filter(|&y| dom.is_reachable(y)) {
                    let dominates = y == x || !reaches(&g, b(0), y, |n| n == x);
                    prop_assert_eq!(dom.dominates(y, x), dominates);
                    let post_dominates = y == x || !reaches(&g, x, y, |n| post.exits().contains(&n));
                    prop_assert_eq!(post.post_dominates(y, x), post_dominates);
                }
                prop_assert!(reaches(&g, x, outside, |n| post.exits().contains(&n)));
            }
        }
    }
}
