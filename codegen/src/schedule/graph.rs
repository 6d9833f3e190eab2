//! What must come before what in a region.
//!
//! Edges go from nodes to later ones: from the definition of a value to its readers, with the slots that the result takes; between accesses of state
//! and of memory that must keep their order; from the readers of a value to the instruction that overwrites its register, and from those of a parameter
//! to what computes its next value, since a reader that came after would cost a copy. Values have one definition, so nothing else about registers keeps an order.
//!
//! Accesses of memory are compared in pairs, with those since the last one that all were ordered by; when there are too many, the next one is.

use super::model::{Access, Model, Traits};
use super::pressure::Units;
use super::region::Region;
use crate::machine::{MBlock, MachFunc, MachInst, Operand, OperandKind, Reg, VReg};
use cranelift_entity::EntityRef;
use std::ops::Range;

/// Loads and stores that are compared with later accesses at most.
const LOADS: usize = 128;
const STORES: usize = 32;

/// Who defines values, and who overwrites their registers, in the region at hand. Kept, so that a function's values are cleared once.
pub(super) struct Scratch {
    round: u32,
    defined: Vec<(u32, u32)>,
    tied: Vec<(u32, u32)>,
}

impl Scratch {
    pub fn new(values: usize) -> Scratch {
        Scratch {
            round: 0,
            defined: vec![(0, 0); values],
            tied: vec![(0, 0); values],
        }
    }
}

/// An edge, and slots that must lie between.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    pub to: u32,
    pub slots: u16,
}

/// A region's nodes and edges.
pub(super) struct Graph<'a> {
    pub traits: &'a [Traits],
    region: &'a Region,
    /// Edges from each node, by [`Self::first`].
    edges: Vec<Edge>,
    first: Vec<u32>,
    /// Edges to each node.
    pub before: Vec<u32>,
}

/// Edges as they are found.
struct Found {
    list: Vec<(u32, Edge)>,
}

impl Found {
    fn push(&mut self, from: u32, to: u32, slots: u16) {
        if from != to {
            self.list.push((from, Edge { to, slots }));
        }
    }
}

impl<'a> Graph<'a> {
    pub fn new<I: MachInst>(
        (func, block): (&MachFunc<I>, MBlock),
        units: &Units,
        traits: &'a [Traits],
        region: &'a Region,
        model: &dyn Model<I>,
        scratch: &mut Scratch,
    ) -> Graph<'a> {
        scratch.round += 1;
        let mut found = Found {
            list: Vec::with_capacity(4 * region.insts.len()),
        };
        let node_of = nodes_of(region);
        let node = |inst: usize| node_of[inst - region.insts.start];
        let ops = |inst: usize| units.operands(inst);
        values(region, (func, traits, model), (&node, &ops), scratch, &mut found);
        overwritten(region, (&node, &ops), scratch, &mut found);
        carried(region, (func, block), (&node, &ops), scratch, &mut found);
        state(region, traits, &node, &mut found);
        memory(region, traits, &node, &mut found);
        let count = region.nodes.len() as u32;
        if region.first_stays {
            (1..count).for_each(|to| found.push(0, to, 0));
        }
        if region.last_stays {
            (0..count - 1).for_each(|from| found.push(from, count - 1, 0));
        }
        Graph::of(traits, region, found)
    }

    fn of(traits: &'a [Traits], region: &'a Region, found: Found) -> Graph<'a> {
        let count = region.nodes.len();
        let (mut first, mut before) = (vec![0u32; count + 1], vec![0u32; count]);
        for (from, edge) in &found.list {
            first[*from as usize + 1] += 1;
            before[edge.to as usize] += 1;
        }
        for node in 0..count {
            first[node + 1] += first[node];
        }
        let mut next = first.clone();
        let none = Edge { to: 0, slots: 0 };
        let mut edges = vec![none; found.list.len()];
        for (from, edge) in found.list {
            let at = &mut next[from as usize];
            edges[*at as usize] = edge;
            *at += 1;
        }
        Graph {
            traits,
            region,
            edges,
            first,
            before,
        }
    }

    /// Number of nodes.
    #[inline]
    pub fn len(&self) -> usize {
        self.region.nodes.len()
    }

    /// The nodes as they are in the block.
    pub fn source(&self) -> Vec<u32> {
        (0..self.len() as u32).collect()
    }

    /// The instructions of a node.
    #[inline]
    pub fn insts(&self, node: u32) -> Range<usize> {
        let next = self.region.nodes.get(node as usize + 1);
        self.region.nodes[node as usize]..next.copied().unwrap_or(self.region.insts.end)
    }

    /// What must come after a node.
    #[inline]
    pub fn edges(&self, node: u32) -> &[Edge] {
        &self.edges[self.first[node as usize] as usize..self.first[node as usize + 1] as usize]
    }

    /// Whether a node begins a wait for memory.
    pub fn loads(&self, node: u32) -> bool {
        self.insts(node).any(|inst| self.traits[inst].load)
    }

    /// The node that stays last, if one does: whatever comes before it has an edge to it.
    pub fn stays_last(&self) -> Option<u32> {
        self.region.last_stays.then(|| self.len() as u32 - 1)
    }

    /// Slots until the wave issues what comes after a node.
    pub fn issue(&self, node: u32) -> u32 {
        let insts = self.insts(node);
        insts.map(|inst| u32::from(self.traits[inst].timing.issue)).sum()
    }
}

/// The node of each instruction of a region.
fn nodes_of(region: &Region) -> Vec<u32> {
    let mut nodes = Vec::with_capacity(region.insts.len());
    let ends = region.nodes.iter().skip(1).copied().chain([region.insts.end]);
    for (node, (&start, end)) in region.nodes.iter().zip(ends).enumerate() {
        nodes.resize(nodes.len() + end - start, node as u32);
    }
    nodes
}

/// The node of an instruction, and its operands.
type Nodes<'n, 'o> = (&'n dyn Fn(usize) -> u32, &'n dyn Fn(usize) -> &'o [Operand]);

/// From definitions to readers.
fn values<I>(
    region: &Region,
    (func, traits, model): (&MachFunc<I>, &[Traits], &dyn Model<I>),
    (node, ops): Nodes<'_, '_>,
    scratch: &mut Scratch,
    found: &mut Found,
) {
    let round = scratch.round;
    for at in region.insts.clone() {
        for operand in ops(at) {
            let Reg::Virtual(vreg) = operand.reg else { continue };
            if !operand.is_use() {
                scratch.defined[vreg.index()] = (round, at as u32);
                continue;
            }
            let (defined, by) = scratch.defined[vreg.index()];
            // Only what is defined above it.
            if defined == round {
                let slots = model.latency(&traits[by as usize], &traits[at], func.vregs[vreg].file);
                found.push(node(by as usize), node(at), slots);
            }
        }
    }
}

/// From the readers of a value to the instruction that overwrites its register, and from that to readers that come after it.
fn overwritten(region: &Region, (node, ops): Nodes<'_, '_>, scratch: &mut Scratch, found: &mut Found) {
    let round = scratch.round;
    let mut some = false;
    for at in region.insts.clone() {
        for operand in ops(at) {
            if let OperandKind::TiedDef { tied } = operand.kind
                && let Some(Reg::Virtual(vreg)) = ops(at).get(usize::from(tied)).map(|tied| tied.reg)
            {
                scratch.tied[vreg.index()] = (round, at as u32);
                some = true;
            }
        }
    }
    if !some {
        return;
    }
    for at in region.insts.clone() {
        for operand in ops(at).iter().filter(|operand| operand.is_use()) {
            let Reg::Virtual(vreg) = operand.reg else { continue };
            let (tied, by) = scratch.tied[vreg.index()];
            if tied == round {
                let (first, second) = (at.min(by as usize), at.max(by as usize));
                found.push(node(first), node(second), 0);
            }
        }
    }
}

/// From the readers of a parameter to what defines its next value, where that is passed on at the block's end: if the next one were there before, both
/// would need a register, and the edge a copy.
fn carried<I: MachInst>(
    region: &Region,
    (func, block): (&MachFunc<I>, MBlock),
    (node, ops): Nodes<'_, '_>,
    scratch: &mut Scratch,
    found: &mut Found,
) {
    let pairs = passed_on(func, block);
    if pairs.is_empty() {
        return;
    }
    // Nobody asks for ties any more.
    scratch.round += 1;
    for (param, next) in pairs {
        let (round, by) = scratch.defined[next.index()];
        if round + 1 == scratch.round {
            scratch.tied[param.index()] = (scratch.round, by);
        }
    }
    for at in region.insts.clone() {
        for operand in ops(at).iter().filter(|operand| operand.is_use()) {
            let Reg::Virtual(vreg) = operand.reg else { continue };
            let (round, by) = scratch.tied[vreg.index()];
            if round == scratch.round && at < by as usize {
                found.push(node(at), node(by as usize), 0);
            }
        }
    }
}

/// Parameters with the values that a block passes for them, by itself or through a block with nothing in it.
fn passed_on<I>(func: &MachFunc<I>, block: MBlock) -> Vec<(VReg, VReg)> {
    let mut pairs = Vec::new();
    let mut note = |from: MBlock, inner: bool| {
        let data = &func.blocks[from];
        let edges = data
            .succs
            .iter()
            .map(|edge| (edge, &func.blocks[edge.block].params[..]));
        let body = data.body.iter().filter(|body| !inner || body.insts.is_empty());
        let lanes = body.flat_map(|body| &body.succs).map(|edge| {
            let body = func.blocks[edge.block].body.as_ref();
            (edge, body.map_or(&[][..], |body| &body.params))
        });
        for (edge, params) in edges.chain(lanes) {
            let args = edge.args.iter().filter_map(|arg| arg.as_virtual());
            pairs.extend(params.iter().copied().zip(args));
        }
    };
    note(block, false);
    let data = &func.blocks[block];
    let lanes = data.body.iter().flat_map(|body| &body.succs);
    for edge in data.succs.iter().chain(lanes) {
        note(edge.block, true);
    }
    pairs
}

/// Between accesses of state. What nobody in the region writes keeps no order.
fn state(region: &Region, traits: &[Traits], node: &dyn Fn(usize) -> u32, found: &mut Found) {
    let written = region.insts.clone().fold(0, |all, at| all | traits[at].writes);
    for bit in (0..u16::BITS)
        .map(|bit| 1 << bit)
        .filter(|bit| written & bit != 0)
    {
        let touches = |&at: &usize| (traits[at].reads | traits[at].writes) & bit != 0;
        let (mut writer, mut readers) = (None, Vec::new());
        for at in region.insts.clone().filter(touches) {
            if let Some(writer) = writer {
                found.push(writer, node(at), 0);
            }
            if traits[at].writes & bit != 0 {
                readers
                    .drain(..)
                    .for_each(|reader| found.push(reader, node(at), 0));
                writer = Some(node(at));
            } else {
                readers.push(node(at));
            }
        }
    }
}

/// Accesses that later ones are compared with.
#[derive(Default)]
struct Open<'t> {
    list: Vec<(u32, &'t Access)>,
}

impl<'t> Open<'t> {
    fn order(&self, access: &Access, to: u32, found: &mut Found) {
        for &(from, _) in self.list.iter().filter(|(_, other)| other.meets(access)) {
            found.push(from, to, 0);
        }
    }

    /// Orders all before one.
    fn close(&mut self, to: u32, found: &mut Found) {
        self.list.drain(..).for_each(|(from, _)| found.push(from, to, 0));
    }
}

/// Between accesses of memory.
fn memory<'t>(region: &Region, traits: &'t [Traits], node: &dyn Fn(usize) -> u32, found: &mut Found) {
    let (mut loads, mut stores): (Open<'t>, Open<'t>) = (Open::default(), Open::default());
    for at in region.insts.clone() {
        let Some(access) = &traits[at].access else {
            continue;
        };
        let to = node(at);
        if loads.list.len() >= LOADS || stores.list.len() >= STORES {
            loads.close(to, found);
            stores.close(to, found);
            stores.list.push((to, &Access::FENCE));
            continue;
        }
        stores.order(access, to, found);
        match access.writes {
            true => {
                loads.order(access, to, found);
                stores.list.push((to, access));
            }
            false => loads.list.push((to, access)),
        }
    }
}
