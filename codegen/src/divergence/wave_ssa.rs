//! SSA over the finished wave-level graph for what the wave keeps in variables: lane masks that wait at a place, scalars
//! whose definition the wave may pass by, and `b1` masks that other lanes must not disturb.
//!
//! Reads and writes are recorded in the order in which the wave executes them; [`WaveSsa::resolve`] then finds the value
//! of every read and makes block parameters where values meet. A path on which a variable was never written gives
//! `undef`, or no lane for a mask.

use super::files::ValueFile;
use crate::ir::{Block, DataFlowGraph, Inst, InstructionData, Layout, Opcode, Type, Value};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;

/// A variable of the wave level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Var {
    /// Lanes that wait at a place.
    Mask(u32),
    /// Lanes of the place that another place is paired with.
    Saved(u32),
    /// Lanes that are parked at a resume place, by entry, the latest first.
    Parked(u32, u32),
    /// All lanes that are parked at a branch, by the place of its dispatch.
    ParkedAt(u32),
    /// Lanes that take an edge of a strict branch, by the place of its dispatch and the number of the target.
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

#[derive(Default)]
pub(super) struct WaveSsa {
    events: SecondaryMap<Block, Vec<Event>>,
    /// Type and file of each variable that is read.
    kinds: FxHashMap<Var, (Type, ValueFile)>,
    made: Vec<(Value, ValueFile)>,
    at_end: FxHashMap<(Var, Block), Value>,
    at_start: FxHashMap<(Var, Block), Value>,
    preds: SecondaryMap<Block, Vec<(Inst, usize, Block)>>,
    undefs: FxHashMap<(Type, ValueFile), Value>,
    entry_undefs: Vec<Inst>,
    unfilled: Vec<(Var, Block)>,
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
    /// Returns the values that were made, with their files.
    pub(super) fn resolve(
        mut self,
        dfg: &mut DataFlowGraph,
        layout: &mut Layout,
        no_lane: Value,
    ) -> Vec<(Value, ValueFile)> {
        for &block in layout.blocks() {
            let Some(inst) = layout.last_inst(block) else {
                continue;
            };
            for (index, call) in dfg.targets(inst).iter().enumerate() {
                self.preds[call.block].push((inst, index, block));
            }
        }
        let blocks = layout.blocks().to_vec();
        for &block in &blocks {
            for event in &self.events[block] {
                if let Event::Write(var, value) = event {
                    self.at_end.insert((*var, block), *value);
                }
            }
        }
        for &block in &blocks {
            let mut local: FxHashMap<Var, Value> = FxHashMap::default();
            for event in std::mem::take(&mut self.events[block]) {
                match event {
                    Event::Write(var, value) => {
                        local.insert(var, value);
                    }
                    Event::Read(var, placeholder) => {
                        let value = match local.get(&var) {
                            Some(&value) => value,
                            None => self.value_at_start(dfg, no_lane, var, block),
                        };
                        dfg.make_alias(placeholder, value);
                        local.insert(var, value);
                    }
                }
            }
        }
        self.fill(dfg, no_lane);
        if let Some(entry) = layout.entry() {
            layout
                .insts_mut(entry)
                .splice(0..0, self.entry_undefs.iter().copied());
        }
        self.made
    }

    fn value_at_start(&mut self, dfg: &mut DataFlowGraph, no_lane: Value, var: Var, block: Block) -> Value {
        let mut chain = Vec::new();
        let mut at = block;
        let value = loop {
            if let Some(&value) = self.at_start.get(&(var, at)) {
                break value;
            }
            match self.preds[at][..] {
                [] => break self.initial(dfg, no_lane, var),
                // Longer than all blocks: a cycle that nothing enters.
                [(_, _, pred)] if chain.len() < dfg.num_blocks() => {
                    chain.push(at);
                    if let Some(&value) = self.at_end.get(&(var, pred)) {
                        break value;
                    }
                    at = pred;
                }
                _ => {
                    let (ty, file) = self.kinds[&var];
                    let value = dfg.append_block_param(at, ty);
                    self.made.push((value, file));
                    self.at_start.insert((var, at), value);
                    self.unfilled.push((var, at));
                    break value;
                }
            }
        };
        for at in chain {
            self.at_start.insert((var, at), value);
        }
        value
    }

    fn initial(&mut self, dfg: &mut DataFlowGraph, no_lane: Value, var: Var) -> Value {
        if let Var::Mask(_) | Var::Parked(..) | Var::ParkedAt(_) | Var::Edge(..) = var {
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

    fn fill(&mut self, dfg: &mut DataFlowGraph, no_lane: Value) {
        // Parameters are appended in the order in which they were made, and so are their arguments.
        let mut next = 0;
        while next < self.unfilled.len() {
            let (var, block) = self.unfilled[next];
            next += 1;
            for (inst, index, pred) in self.preds[block].clone() {
                let value = match self.at_end.get(&(var, pred)) {
                    Some(&value) => value,
                    None => self.value_at_start(dfg, no_lane, var, pred),
                };
                let mut args = dfg.targets(inst)[index].args;
                args.push(value, &mut dfg.value_lists);
                dfg.targets_mut(inst)[index].args = args;
            }
        }
    }
}
