//! SSA over the finished wave-level graph for what the wave keeps in variables: lane masks that wait at a place, scalars
//! whose definition the wave may pass by, and `b1` masks that other lanes must not disturb.
//!
//! Reads and writes are recorded in the order in which the wave executes them; [`WaveSsa::resolve`] then finds the value
//! of every read and makes block parameters where values meet. A path on which a variable was never written gives
//! `undef`, or no lane for a mask.
//!
//! Values of a variable meet in the iterated dominance frontier of the blocks that write it (Cytron et al. 1991), and
//! parameters are made for those that some read comes to. Everywhere else a variable has the value of the nearest dominator that
//! writes it or has a parameter for it, so that the many blocks a variable only lives through cost nothing.
//!
//! In conditionals inside each other the iterated frontier of a write is all joins around it, though most variables are read
//! close to where they are written. Joins that no read comes to are of no interest (Choi et al. 1991), so whichever is smaller bounds the work: the
//! frontier, or the blocks in which the variable is live.

use super::files::ValueFile;
use crate::analysis::{Cfg, DominatorTree, Graph};
use crate::ir::{Block, DataFlowGraph, Inst, InstructionData, Layout, Opcode, Type, Value};
use crate::maps::sized;
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};

/// A variable of the wave level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Var {
    /// Lanes that wait at a place.
    Mask(u32),
    /// Lanes of the place that another place is paired with.
    Saved(u32),
    /// Lanes that are parked at a resume place, by entry, the latest first.
    Parked(u32, u32),
    /// Lanes that are parked at branches whose number has a bit, by resume place and bit.
    Branch(u32, u32),
    /// Lanes that take an edge of a strict branch, or of one of those on a stack, by the place of its dispatch or the resume place, and the
    /// number of the edge.
    Edge(u32, u32),
    /// The argument on its way to a block parameter.
    Transfer(Value),
    /// A value, wherever the wave reads it.
    Def(Value),
}

#[derive(Clone, Copy)]
enum Event {
    Read(Var, Value),
    Write(Var, Value),
}

/// Where a variable gets a value, in preorder of the dominator tree.
#[derive(Default)]
struct Sources {
    list: Vec<Source>,
    merges: FxHashSet<Block>,
}

struct Source {
    block: Block,
    /// Place in the list of the nearest other source that dominates this one.
    above: Option<u32>,
}

/// Blocks with which the search for the joins of a variable begins; from round to round twice as many are tried.
const FIRST_BUDGET: usize = 32;

/// Joins of what is written in `writers`, among `live` if that is known; `None` if there are more than `budget`.
fn joins(
    graph: &WaveGraph,
    writers: &[Block],
    live: Option<&FxHashSet<Block>>,
    budget: usize,
    steps: &mut usize,
) -> Option<FxHashSet<Block>> {
    let mut merges = FxHashSet::default();
    let mut work = writers.to_vec();
    while let Some(block) = work.pop() {
        for &merge in &graph.frontier[block] {
            *steps += 1;
            if live.is_none_or(|live| live.contains(&merge)) && merges.insert(merge) {
                if merges.len() > budget {
                    return None;
                }
                work.push(merge);
            }
        }
    }
    Some(merges)
}

/// Blocks at whose start a variable is live; `None` if there are more than `budget`.
fn live_blocks(
    preds: &SecondaryMap<Block, Vec<(Inst, usize, Block)>>,
    readers: &[Block],
    writes: impl Fn(Block) -> bool,
    budget: usize,
    steps: &mut usize,
) -> Option<FxHashSet<Block>> {
    let mut live = FxHashSet::default();
    let mut work = readers.to_vec();
    while let Some(block) = work.pop() {
        *steps += 1;
        if !live.insert(block) {
            continue;
        }
        if live.len() > budget {
            return None;
        }
        let before = preds[block].iter().map(|&(_, _, pred)| pred);
        work.extend(before.filter(|&pred| !writes(pred)));
    }
    Some(live)
}

impl Sources {
    fn new(graph: &WaveGraph, writers: &[Block], merges: FxHashSet<Block>) -> Sources {
        let mut blocks: Vec<Block> = writers.iter().chain(&merges).copied().collect();
        blocks.retain(|&block| graph.dom.is_reachable(block));
        blocks.sort_unstable_by_key(|&block| graph.dom.preorder(block));
        blocks.dedup();
        let mut list: Vec<Source> = Vec::with_capacity(blocks.len());
        for (index, &block) in blocks.iter().enumerate() {
            let mut above = (index as u32).checked_sub(1);
            while let Some(at) = above {
                let source = &list[at as usize];
                if graph.dom.dominates(source.block, block) {
                    break;
                }
                above = source.above;
            }
            list.push(Source { block, above });
        }
        Sources { list, merges }
    }

    /// The nearest source that dominates a block and is another one.
    fn above(&self, graph: &WaveGraph, block: Block) -> Option<Block> {
        let number = graph.dom.preorder(block);
        let before = self
            .list
            .partition_point(|source| graph.dom.preorder(source.block) < number);
        let mut at = before.checked_sub(1)?;
        while !graph.dom.dominates(self.list[at].block, block) {
            at = self.list[at].above? as usize;
        }
        Some(self.list[at].block)
    }
}

/// Dominance in the finished wave level.
struct WaveGraph {
    dom: DominatorTree<Block>,
    frontier: SecondaryMap<Block, Vec<Block>>,
}

impl WaveGraph {
    fn new(dfg: &DataFlowGraph, layout: &Layout) -> WaveGraph {
        let cfg = Cfg::of_graph(dfg, layout);
        let dom = DominatorTree::new(&cfg);
        let mut frontier: SecondaryMap<Block, Vec<Block>> = sized(dfg.num_blocks());
        for &block in layout.blocks() {
            if cfg.preds(block).len() < 2 || !dom.is_reachable(block) {
                continue;
            }
            for &pred in cfg.preds(block) {
                let mut at = Some(pred).filter(|&p| dom.is_reachable(p));
                // Above a block that another predecessor came by, nothing is new.
                while let Some(runner) = at.filter(|&r| Some(r) != dom.idom(block)) {
                    if frontier[runner].last() == Some(&block) {
                        break;
                    }
                    frontier[runner].push(block);
                    at = dom.idom(runner);
                }
            }
        }
        WaveGraph { dom, frontier }
    }
}

#[derive(Default)]
pub(super) struct WaveSsa {
    events: SecondaryMap<Block, Vec<Event>>,
    /// Type and file of each variable that is read.
    kinds: FxHashMap<Var, (Type, ValueFile)>,
    made: Vec<(Value, ValueFile)>,
    at_end: FxHashMap<(Var, Block), Value>,
    /// Parameters that were made.
    at_start: FxHashMap<(Var, Block), Value>,
    /// Blocks that write each variable.
    writers: FxHashMap<Var, Vec<Block>>,
    /// Blocks that read each variable before they write it.
    readers: FxHashMap<Var, Vec<Block>>,
    /// Of variables that were read.
    sources: FxHashMap<Var, Sources>,
    preds: SecondaryMap<Block, Vec<(Inst, usize, Block)>>,
    undefs: FxHashMap<(Type, ValueFile), Value>,
    entry_undefs: Vec<Inst>,
    unfilled: Vec<(Var, Block)>,
    /// Blocks looked at in search of joins.
    steps: usize,
}

impl WaveSsa {
    /// Records a write at this point of a block.
    pub(super) fn write(&mut self, block: Block, var: Var, value: Value) {
        self.events[block].push(Event::Write(var, value));
    }

    /// Records a read at this point of a block; the value that is returned becomes an alias of what it reads.
    pub(super) fn read(
        &mut self,
        dfg: &mut DataFlowGraph,
        block: Block,
        var: Var,
        ty: Type,
        file: ValueFile,
    ) -> Value {
        self.kinds.entry(var).or_insert((ty, file));
        let placeholder = dfg.placeholder(ty);
        self.events[block].push(Event::Read(var, placeholder));
        placeholder
    }

    /// Gives every read its value. `layout` is the finished wave level. A mask that was never written is `no_lane`.
    /// Returns the values that were made, with their files, and the number of blocks looked at in search of joins.
    pub(super) fn resolve(
        mut self,
        dfg: &mut DataFlowGraph,
        layout: &mut Layout,
        no_lane: Value,
    ) -> (Vec<(Value, ValueFile)>, usize) {
        self.preds.resize(dfg.num_blocks());
        for &block in layout.blocks() {
            let Some(inst) = layout.last_inst(block) else {
                continue;
            };
            for (index, call) in dfg.targets(inst).iter().enumerate() {
                self.preds[call.block].push((inst, index, block));
            }
        }
        let graph = WaveGraph::new(dfg, layout);
        let blocks = layout.blocks().to_vec();
        self.find_writers_and_readers(&blocks);
        for &block in &blocks {
            let mut local: FxHashMap<Var, Value> = FxHashMap::default();
            for event in std::mem::take(&mut self.events[block]) {
                match event {
                    Event::Write(var, value) if self.kinds.contains_key(&var) => {
                        local.insert(var, value);
                    }
                    Event::Write(..) => {}
                    Event::Read(var, placeholder) => {
                        let value = match local.get(&var) {
                            Some(&value) => value,
                            None => self.value_at_start(dfg, &graph, no_lane, var, block),
                        };
                        dfg.make_alias(placeholder, value);
                        local.insert(var, value);
                    }
                }
            }
        }
        self.fill(dfg, &graph, no_lane);
        if let Some(entry) = layout.entry() {
            layout
                .insts_mut(entry)
                .splice(0..0, self.entry_undefs.iter().copied());
        }
        (self.made, self.steps)
    }

    fn find_writers_and_readers(&mut self, blocks: &[Block]) {
        for &block in blocks {
            for event in &self.events[block] {
                match event {
                    // Most values are read in their own block only, under their own name.
                    Event::Write(var, value) if self.kinds.contains_key(var) => {
                        if self.at_end.insert((*var, block), *value).is_none() {
                            self.writers.entry(*var).or_default().push(block);
                        }
                    }
                    Event::Read(var, _) if !self.at_end.contains_key(&(*var, block)) => {
                        let readers = self.readers.entry(*var).or_default();
                        if readers.last() != Some(&block) {
                            readers.push(block);
                        }
                    }
                    Event::Write(..) | Event::Read(..) => {}
                }
            }
        }
    }

    /// The sources of a variable, whose joins some read comes to at least.
    fn find_sources(&mut self, graph: &WaveGraph, var: Var) -> Sources {
        let writers = self.writers.get(&var).map_or(&[][..], Vec::as_slice);
        let readers = self.readers.get(&var).map_or(&[][..], Vec::as_slice);
        let writes = |block| self.at_end.contains_key(&(var, block));
        let mut budget = FIRST_BUDGET;
        let merges = loop {
            if let Some(all) = joins(graph, writers, None, budget, &mut self.steps) {
                break all;
            }
            if let Some(live) = live_blocks(&self.preds, readers, writes, budget, &mut self.steps)
                && let Some(some) = joins(graph, writers, Some(&live), usize::MAX, &mut self.steps)
            {
                break some;
            }
            budget *= 2;
        };
        Sources::new(graph, writers, merges)
    }

    fn value_at_start(
        &mut self,
        dfg: &mut DataFlowGraph,
        graph: &WaveGraph,
        no_lane: Value,
        var: Var,
        block: Block,
    ) -> Value {
        if !self.sources.contains_key(&var) {
            let sources = self.find_sources(graph, var);
            self.sources.insert(var, sources);
        }
        let sources = &self.sources[&var];
        let merge = if sources.merges.contains(&block) {
            block
        } else {
            let Some(above) = sources.above(graph, block) else {
                return self.initial(dfg, no_lane, var);
            };
            if let Some(&value) = self.at_end.get(&(var, above)) {
                return value;
            }
            above
        };
        if let Some(&value) = self.at_start.get(&(var, merge)) {
            return value;
        }
        let (ty, file) = self.kinds[&var];
        let value = dfg.append_block_param(merge, ty);
        self.made.push((value, file));
        self.at_start.insert((var, merge), value);
        self.unfilled.push((var, merge));
        value
    }

    fn initial(&mut self, dfg: &mut DataFlowGraph, no_lane: Value, var: Var) -> Value {
        if let Var::Mask(_) | Var::Parked(..) | Var::Branch(..) | Var::Edge(..) = var {
            return no_lane;
        }
        let kind = self.kinds[&var];
        if let Some(&value) = self.undefs.get(&kind) {
            return value;
        }
        let inst = dfg.make_inst(
            InstructionData::Nullary {
                opcode: Opcode::Undef,
            },
            kind.0,
            None,
        );
        self.entry_undefs.push(inst);
        let value = dfg.first_result(inst);
        self.made.push((value, kind.1));
        self.undefs.insert(kind, value);
        value
    }

    fn fill(&mut self, dfg: &mut DataFlowGraph, graph: &WaveGraph, no_lane: Value) {
        // Parameters are appended in the order in which they were made, and so are their arguments.
        let mut next = 0;
        while next < self.unfilled.len() {
            let (var, block) = self.unfilled[next];
            next += 1;
            for (inst, index, pred) in self.preds[block].clone() {
                let value = match self.at_end.get(&(var, pred)) {
                    Some(&value) => value,
                    None => self.value_at_start(dfg, graph, no_lane, var, pred),
                };
                let mut args = dfg.targets(inst)[index].args;
                args.push(value, &mut dfg.value_lists);
                dfg.targets_mut(inst)[index].args = args;
            }
        }
    }
}
