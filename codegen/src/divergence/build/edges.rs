//! What an edge carries: arguments for the wave level, and blocks on edges that need moves.

use super::Builder;
use crate::divergence::files::ValueFile;
use crate::divergence::plan::Place;
use crate::divergence::wave_ssa::Var;
use crate::ir::{Block, BlockCall, Inst, InstBuilder, Value};

impl Builder<'_> {
    /// The scalar and mask arguments of an edge, read at this point of a block: parameter and value.
    pub(super) fn gather_arguments(
        &mut self,
        place: Place,
        block: Block,
        terminator: Inst,
        to: Place,
    ) -> Vec<(Value, Value)> {
        let target = self.thread_block(to);
        let Some(call) = self.edge_call(terminator, target) else {
            return Vec::new();
        };
        let params = self.func.dfg.block_params(target).to_vec();
        let args = self.func.dfg.call_args(&call).to_vec();
        let mut gathered = Vec::new();
        for (&param, &arg) in params.iter().zip(&args) {
            if self.files.get(param) != ValueFile::Vector {
                debug_assert_eq!(self.files.get(param), self.files.get(arg), "{param} <- {arg}");
                gathered.push((param, self.operand(place, block, arg)));
            }
        }
        gathered
    }

    /// Puts the arguments of an edge on their way. `lanes` are those that take the edge; all running ones if not given.
    pub(super) fn send_arguments(
        &mut self,
        place: Place,
        block: Block,
        to: Place,
        args: Vec<(Value, Value)>,
        lanes: Option<Value>,
    ) {
        // Everything that merges read comes before the first write: the edge is a parallel copy.
        let waiting = self.plan.pending_at(place, to);
        let mut writes = Vec::new();
        for (param, value) in args {
            let mut new = value;
            if waiting && self.files.get(param) == ValueFile::Mask {
                let lanes = match lanes {
                    Some(lanes) => lanes,
                    None => self.exec_get(block),
                };
                new = self.merge(block, Var::Transfer(param), value, lanes);
            }
            writes.push((param, new));
        }
        for (param, new) in writes {
            self.write(block, Var::Transfer(param), new);
        }
    }

    /// The call of a terminator that leads to a block, directly or through a block on the edge.
    pub(super) fn edge_call(&self, terminator: Inst, target: Block) -> Option<BlockCall> {
        let calls = self.func.dfg.targets(terminator);
        if let Some(call) = calls.iter().find(|c| c.block == target) {
            return Some(*call);
        }
        calls.iter().find_map(|call| {
            let after = self.func.successor_calls(call.block).first()?;
            (self.places.position(call.block).is_none() && after.block == target).then_some(*after)
        })
    }

    /// Splits the thread-level edge from `thread` to a place if it is critical: the block that splits it takes the
    /// moves of per-lane parameters.
    pub(super) fn split_edge(&mut self, thread: Block, terminator: Inst, to: Place) -> Option<Block> {
        let target = self.thread_block(to);
        if self.thread_preds[target] < 2 {
            return None;
        }
        let calls = self.func.dfg.targets(terminator).to_vec();
        let first = calls.iter().position(|c| c.block == target)?;
        let split = self.func.dfg.make_block();
        self.new_thread_blocks.entry(thread).or_default().push(split);
        self.func.at_end(split).jump(calls[first]);
        for (index, call) in calls.iter().enumerate() {
            if call.block == target {
                self.func.dfg.targets_mut(terminator)[index] = BlockCall {
                    block: split,
                    args: Default::default(),
                };
            }
        }
        self.stats.split_edges += 1;
        Some(split)
    }

    pub(super) fn wave_block_of_split(&mut self, split: Block) -> Block {
        let block = self.new_wave_block();
        self.wave.thread_block[block] = Some(split).into();
        block
    }
}
