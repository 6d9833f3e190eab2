//! Few registers: values close to their users, and of what one user asks for that first which leaves fewest live.
//!
//! Nodes fall into *trees*: a node that has one follower belongs to the tree of that one, and every other node is the *root* of its tree. A value that several read is
//! a *leaf* of the trees that read it.
//!
//! - Trees that nothing in the region has to follow, as stores, are asked for in the order of the source. In front of each tree stand its leaves that are not there yet, that
//!   with the longest way from the region's start first: what is a leaf of another leaf is there when it is asked for.
//! - Within a tree all leaves are there, so that what each part of it takes and leaves is known, but for parts that read the same leaf. Parts that leave no more units live than
//!   there were come first, of these that which takes the fewest; then the others, first that which takes the most beside what it leaves (Liu's order of a tree, of which Sethi and
//!   Ullman's is the case in which every part leaves one).
//! - A tree whose leaves are there and which leaves no more units live comes at once. This frees what it reads last.
//!
//! What is made one after the other like this waits for one another: where no wave is gained by fewer registers, [`sink`](super::sink) is better.
//!
//! Cost: linear in nodes and edges, but for sorting what one tree asks for. Each tree that is done asks [`MOST_READY`] others of at most [`MOST_NODES`] nodes whether they leave fewer,
//! which are weighed again only where they have become the last to read something.

use super::graph::Graph;
use super::pressure::{FILES, Tracker, Unit};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::ops::Range;

/// Trees with all leaves there that are asked whether they leave fewer units.
const MOST_READY: usize = 8;

/// Nodes of such a tree.
const MOST_NODES: usize = 32;

/// A list for each node.
struct Lists {
    first: Vec<u32>,
    all: Vec<u32>,
}

impl Lists {
    /// From pairs of a node and what its list has, in their order.
    fn new(nodes: usize, pairs: &[(u32, u32)]) -> Lists {
        let mut first = vec![0; nodes + 1];
        for &(node, _) in pairs {
            first[node as usize + 1] += 1;
        }
        for node in 0..nodes {
            first[node + 1] += first[node];
        }
        let mut next = first.clone();
        let mut all = vec![0; pairs.len()];
        for &(node, item) in pairs {
            let at = &mut next[node as usize];
            all[*at as usize] = item;
            *at += 1;
        }
        Lists { first, all }
    }

    /// Where the list of a node is.
    fn range(&self, node: u32) -> Range<usize> {
        self.first[node as usize] as usize..self.first[node as usize + 1] as usize
    }

    fn of(&self, node: u32) -> &[u32] {
        &self.all[self.range(node)]
    }
}

/// What a part of a tree takes and leaves, in units that count: the most that are live beside those that were, and how many more are live after it, which may be fewer.
#[derive(Clone, Copy, Default)]
struct Takes {
    most: i32,
    leaves: i32,
}

impl Takes {
    /// What orders the parts of a node.
    fn key(self) -> (bool, i32) {
        match self.leaves <= 0 {
            true => (false, self.most),
            false => (true, self.leaves - self.most),
        }
    }
}

/// What a whole tree takes, while it is not the last to read what others read, too.
struct Weighed {
    takes: Takes,
    /// How many more units of files that do not count are live after it.
    others: i32,
    /// What others read, too, and how many of its instructions do.
    shared: SmallVec<[(Unit, u32); 4]>,
}

/// The trees of a region.
struct Trees {
    /// The root of each node's tree.
    root: Vec<u32>,
    /// The nodes of each tree, in the order of the source.
    nodes: Lists,
    /// What each node asks for within its tree.
    parts: Lists,
    /// The leaves of each tree, in the order in which they are asked for.
    leaves: Lists,
    /// The trees that each root is a leaf of.
    users: Lists,
    /// Roots that nothing has to follow but a node that stays last.
    last: Vec<u32>,
}

impl Trees {
    fn new(graph: &Graph<'_>) -> Trees {
        let count = graph.len();
        let all = 0..count as u32;
        let stays = graph.stays_last();
        // What stays last would make a root of every node.
        let follow = |node: u32| {
            graph
                .edges(node)
                .iter()
                .map(|edge| edge.to)
                .filter(|&to| Some(to) != stays)
        };
        let mut root: Vec<u32> = all.clone().collect();
        let mut length = vec![0_u32; count];
        for node in all.clone().rev() {
            let mut followers = follow(node);
            if let Some(only) = followers
                .next()
                .filter(|&only| followers.all(|other| other == only))
            {
                root[node as usize] = root[only as usize];
            }
        }
        let (mut parts, mut leaves) = (Vec::new(), Vec::new());
        for node in all.clone() {
            for to in follow(node) {
                let longer = length[node as usize] + 1;
                length[to as usize] = length[to as usize].max(longer);
                match root[node as usize] == node {
                    true => leaves.push((root[to as usize], node)),
                    false => parts.push((to, node)),
                }
            }
        }
        parts.dedup();
        leaves.sort_by_key(|&(tree, leaf)| (tree, u32::MAX - length[leaf as usize], leaf));
        leaves.dedup();
        let members: Vec<_> = all.clone().map(|node| (root[node as usize], node)).collect();
        let users: Vec<_> = leaves.iter().map(|&(tree, leaf)| (leaf, tree)).collect();
        let ends = |&node: &u32| follow(node).next().is_none();
        Trees {
            last: all.filter(ends).collect(),
            nodes: Lists::new(count, &members),
            parts: Lists::new(count, &parts),
            leaves: Lists::new(count, &leaves),
            users: Lists::new(count, &users),
            root,
        }
    }
}

/// An order at work.
struct Walk<'a, 'g> {
    graph: &'a Graph<'g>,
    trees: Trees,
    tracker: Tracker<'a>,
    /// The files whose units count.
    counts: [bool; FILES],
    order: Vec<u32>,
    /// Leaves of each tree that are not there.
    missing: Vec<u32>,
    /// Roots of trees that are there.
    done: Vec<bool>,
    /// Roots of trees whose leaves are there; those that came since go when they are met.
    ready: Vec<u32>,
    /// Of the tree at hand: what its parts take, and the parts of each node in their order.
    takes: Vec<Takes>,
    sorted: Vec<u32>,
    /// How many instructions of the tree at hand read each unit, none outside of [`Self::weigh`], and the last one.
    readers: Vec<(u32, u32)>,
    /// Trees that were asked what they leave.
    weighed: FxHashMap<u32, Weighed>,
}

/// The order of a region's nodes that needs few units of the files that count.
pub(super) fn order(graph: &Graph<'_>, start: &Tracker<'_>, counts: [bool; FILES]) -> Vec<u32> {
    let trees = Trees::new(graph);
    let roots = (0..graph.len() as u32).filter(|&node| trees.root[node as usize] == node);
    let missing = |node: u32| trees.leaves.of(node).len() as u32;
    let stays = graph.stays_last();
    let mut walk = Walk {
        graph,
        tracker: start.clone(),
        counts,
        order: Vec::with_capacity(graph.len()),
        missing: (0..graph.len() as u32).map(missing).collect(),
        done: vec![false; graph.len()],
        ready: roots
            .filter(|&root| missing(root) == 0 && Some(root) != stays)
            .collect(),
        takes: vec![Takes::default(); graph.len()],
        sorted: trees.parts.all.clone(),
        readers: vec![(0, 0); start.units.count()],
        weighed: FxHashMap::default(),
        trees,
    };
    for at in 0..walk.trees.last.len() {
        walk.ask(walk.trees.last[at]);
    }
    walk.order
}

impl Walk<'_, '_> {
    /// A tree comes, after its leaves that are not there yet.
    fn ask(&mut self, root: u32) {
        let mut stack = vec![(root, 0)];
        while let Some((tree, next)) = stack.last_mut() {
            let leaf = self.trees.leaves.of(*tree).get(*next).copied();
            *next += 1;
            let tree = *tree;
            match leaf {
                Some(leaf) if self.done[leaf as usize] => {}
                Some(leaf) => stack.push((leaf, 0)),
                None => {
                    stack.pop();
                    if !self.done[tree as usize] {
                        self.take(tree);
                        while let Some(free) = self.freeing() {
                            self.take(free);
                        }
                    }
                }
            }
        }
    }

    /// The tree among those with all leaves that leaves the fewest units live, if it leaves no more than there are.
    fn freeing(&mut self) -> Option<u32> {
        let mut asked = SmallVec::<[u32; MOST_READY]>::new();
        while asked.len() < MOST_READY
            && let Some(root) = self.ready.pop()
        {
            if !self.done[root as usize] {
                asked.push(root);
            }
        }
        asked.reverse();
        self.ready.extend_from_slice(&asked);
        let mut best = None;
        for root in asked {
            if self.trees.nodes.of(root).len() > MOST_NODES {
                continue;
            }
            let (takes, others) = self.leaves(root);
            let key = (takes.leaves, takes.most);
            if takes.leaves <= 0 && others <= 0 && best.is_none_or(|(known, _)| key < known) {
                best = Some((key, root));
            }
        }
        best.map(|(_, root)| root)
    }

    /// What a tree takes, and how many more units of files that do not count are live after it.
    fn leaves(&mut self, root: u32) -> (Takes, i32) {
        let tracker = &self.tracker;
        if let Some(known) = self.weighed.get(&root)
            && known
                .shared
                .iter()
                .all(|&(unit, readers)| tracker.left(unit) != readers)
        {
            return (known.takes, known.others);
        }
        let weighed = self.weigh(root);
        let (takes, others) = (weighed.takes, weighed.others);
        self.weighed.insert(root, weighed);
        (takes, others)
    }

    /// Works out what each part of a tree takes, and the order of its parts. Returns what the whole takes.
    fn weigh(&mut self, root: u32) -> Weighed {
        let units = self.tracker.units;
        for &node in self.trees.nodes.of(root) {
            for inst in self.graph.insts(node) {
                for &unit in units.uses(inst) {
                    let (count, last) = &mut self.readers[unit as usize];
                    *count += 1;
                    *last = inst as u32;
                }
            }
        }
        let mut whole = Weighed {
            takes: Takes::default(),
            others: 0,
            shared: SmallVec::new(),
        };
        for at in 0..self.trees.nodes.of(root).len() {
            let node = self.trees.nodes.of(root)[at];
            self.takes[node as usize] = self.weigh_node(node, &mut whole);
        }
        for &node in self.trees.nodes.of(root) {
            for inst in self.graph.insts(node) {
                units
                    .uses(inst)
                    .iter()
                    .for_each(|&unit| self.readers[unit as usize].0 = 0);
            }
        }
        whole.takes = self.takes[root as usize];
        whole
    }

    /// What a node takes after its parts.
    fn weigh_node(&mut self, node: u32, whole: &mut Weighed) -> Takes {
        let mut takes = Takes::default();
        let parts = self.trees.parts.range(node);
        let known = &self.takes;
        self.sorted[parts.clone()].sort_by_key(|&part| (known[part as usize].key(), part));
        for &part in &self.sorted[parts] {
            let part = self.takes[part as usize];
            takes.most = takes.most.max(takes.leaves + part.most);
            takes.leaves += part.leaves;
        }
        let units = self.tracker.units;
        for inst in self.graph.insts(node) {
            for &unit in units.uses(inst) {
                // If the tree has all readers that are left, the last one in the source is taken for the last.
                let (count, last) = self.readers[unit as usize];
                if last != inst as u32 {
                    continue;
                }
                match (count == self.tracker.left(unit), self.counts[units.file(unit)]) {
                    (true, true) => takes.leaves -= 1,
                    (true, false) => whole.others -= 1,
                    (false, _) => whole.shared.push((unit, count)),
                }
            }
            let mut made = 0;
            for &unit in units.defs(inst) {
                let stays = i32::from(self.tracker.left(unit) > 0);
                match self.counts[units.file(unit)] {
                    true => {
                        takes.most = takes.most.max(takes.leaves + made + 1);
                        made += stays;
                    }
                    false => whole.others += stays,
                }
            }
            takes.leaves += made;
        }
        takes
    }

    /// A tree with all leaves comes.
    fn take(&mut self, root: u32) {
        self.weigh(root);
        let mut stack = vec![(root, self.trees.parts.range(root))];
        while let Some((node, parts)) = stack.last_mut() {
            match parts.next().map(|at| self.sorted[at]) {
                Some(part) => stack.push((part, self.trees.parts.range(part))),
                None => {
                    let node = *node;
                    stack.pop();
                    self.order.push(node);
                    self.graph.insts(node).for_each(|inst| self.tracker.issue(inst));
                }
            }
        }
        self.done[root as usize] = true;
        for &user in self.trees.users.of(root) {
            let missing = &mut self.missing[user as usize];
            *missing -= 1;
            if *missing == 0 && Some(user) != self.graph.stays_last() {
                self.ready.push(user);
            }
        }
    }
}
