//! What a watch knows of a function: its thread level, and which of its blocks must not run without lanes.

use crate::analysis::{Cfg, PostDominatorTree};
use crate::divergence::{ValueFile, ValueFiles};
use crate::ir::{Block, Function, Inst, Opcode, SourceLoc};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use std::sync::Arc;

#[derive(Clone, Debug, Default)]
pub(super) struct Facts {
    /// Part of the thread level.
    pub(super) exists: bool,
    pub(super) succs: Vec<Block>,
    /// Where a branch or switch leads, in the order of its targets.
    pub(super) targets: Vec<Block>,
    /// The immediate post-dominator.
    pub(super) meet: Option<Block>,
    pub(super) needs_lanes: bool,
    /// Blocks from which lanes come here by moves that are marked.
    pub(super) moved_from: Vec<Block>,
    pub(super) loc: SourceLoc,
}

/// What a watch knows of a function.
#[derive(Clone, Debug)]
pub struct FlowTable {
    /// Name without sigil.
    pub name: Arc<str>,
    pub(super) entry: Option<Block>,
    pub(super) facts: SecondaryMap<Block, Facts>,
    /// Blocks of the wave level that push an entry on a stack of parked lanes, with the line of the branch.
    pub(super) pushes: FxHashMap<Block, SourceLoc>,
}

impl FlowTable {
    /// The thread level of a function, as [`normalize`](fn@crate::divergence::normalize) leaves it.
    pub fn new(func: &Function) -> FlowTable {
        let cfg = Cfg::new(func);
        let post = PostDominatorTree::new(&cfg);
        let mut facts: SecondaryMap<Block, Facts> = SecondaryMap::new();
        for &block in func.layout.blocks() {
            let calls = func.successor_calls(block).iter();
            let targets: Vec<Block> = calls.map(|call| call.block).collect();
            let mut succs = targets.clone();
            succs.sort_unstable();
            succs.dedup();
            let mut locs = func.layout.insts(block).iter().map(|&inst| func.dfg.locs[inst]);
            facts[block] = Facts {
                exists: true,
                meet: post.ipdom(block),
                needs_lanes: false,
                moved_from: Vec::new(),
                loc: locs.find(|loc| loc.is_known()).unwrap_or_default(),
                succs,
                targets,
            };
        }
        FlowTable {
            name: func.name.as_str().into(),
            entry: func.layout.entry(),
            facts,
            pushes: FxHashMap::default(),
        }
    }

    /// Whether a block of the wave level pushes an entry on a stack of parked lanes.
    pub fn pushes(&self, block: Block) -> bool {
        self.pushes.contains_key(&block)
    }

    /// Adds what the wave level says: which blocks must not run without lanes, and which push entries on stacks of parked lanes.
    pub fn add_wave_level(&mut self, func: &Function, files: &ValueFiles) {
        let Some(wave) = &func.wave else { return };
        for &block in wave.layout.blocks() {
            let mut insts = wave.layout.insts(block).iter();
            if let Some(&room) = insts.find(|&&inst| func.dfg.opcode(inst) == Opcode::StackRoom) {
                self.pushes.insert(block, func.dfg.locs[room]);
            }
            let Some(thread) = wave.thread_block[block].expand() else {
                continue;
            };
            if self.facts[thread].exists {
                let mut insts = wave.layout.insts(block).iter();
                self.facts[thread].needs_lanes = insts.any(|&inst| needs_lanes(func, inst, files));
            }
        }
    }

    /// Blocks that the pass has put on edges are marked ([`Mark::Edge`](super::Mark::Edge)): lanes must not pass them by.
    pub fn expect_edges(&mut self, func: &Function) {
        for &from in func.layout.blocks() {
            for call in func.successor_calls(from) {
                if self.facts[from].exists
                    && let Some(to) = self.after_edge(func, call.block)
                {
                    self.facts[to].moved_from.push(from);
                }
            }
        }
    }

    /// Where a block leads that the pass has put on an edge.
    pub fn after_edge(&self, func: &Function, block: Block) -> Option<Block> {
        match func.successor_calls(block) {
            [only] if !self.facts[block].exists && self.facts[only.block].exists => Some(only.block),
            _ => None,
        }
    }

    /// The block that lanes begin with.
    pub fn entry(&self) -> Option<Block> {
        self.entry
    }

    /// Where a lane may go from a block, in ascending order.
    pub fn succs(&self, block: Block) -> &[Block] {
        &self.facts[block].succs
    }

    /// Where the branch or switch of a block leads, in the order of its targets: for a branch first where its condition holds.
    pub fn targets(&self, block: Block) -> &[Block] {
        &self.facts[block].targets
    }

    /// Whether there are marked moves on the way from a block to another.
    pub fn moves(&self, from: Block, to: Block) -> bool {
        self.facts[to].moved_from.contains(&from)
    }

    /// The immediate post-dominator of a block.
    pub fn meet(&self, block: Block) -> Option<Block> {
        self.facts[block].meet
    }

    /// Whether a block is part of the thread level.
    pub fn has(&self, block: Block) -> bool {
        self.facts[block].exists
    }
}

/// What is known of a kernel or function whose code is to be watched.
#[derive(Clone, Debug)]
pub struct Flow {
    /// For whoever watches.
    pub table: FlowTable,
    /// The thread level as the divergence pass got it: what each lane does.
    pub thread: Function,
}

impl Flow {
    /// Of a function as [`normalize`](fn@crate::divergence::normalize) leaves it.
    pub fn new(thread: Function) -> Flow {
        Flow {
            table: FlowTable::new(&thread),
            thread,
        }
    }
}

/// Whether an instruction of the wave level must not run without lanes (I4): it communicates, it decides by what running lanes have,
/// or it makes a scalar from them.
pub fn needs_lanes(func: &Function, inst: Inst, files: &ValueFiles) -> bool {
    let opcode = func.dfg.opcode(inst);
    let file = match func.dfg.results(inst).first() {
        Some(&value) => files.get(func.dfg.resolve(value)),
        None => ValueFile::Vector,
    };
    opcode.effects().convergent()
        || opcode == Opcode::WaveBranchUniform
        || (file == ValueFile::Scalar && !computes_without_lanes(opcode))
}

/// Whether the result of an operation depends on its operands and the dispatch alone.
pub fn computes_without_lanes(opcode: Opcode) -> bool {
    let effects = opcode.effects();
    opcode.info().evaluates
        || !effects.lane_dependent() && effects.mergeable() && opcode != Opcode::ExecGet
        || opcode == Opcode::Undef
}
