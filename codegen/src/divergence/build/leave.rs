//! Leaving a place: a jump, a wait at a place, a choice by all lanes, a parting of lanes.

use super::{Builder, InsertBefore, LaneEdge};
use crate::divergence::files::ValueFile;
use crate::divergence::plan::Place;
use crate::divergence::wave_ssa::Var;
use crate::ir::{
    Block, BlockCall, Inst, InstBuilder, InstructionData, IntCC, Opcode, SourceLoc, Type, Value,
};

impl Builder<'_> {
    pub(super) fn leave(&mut self, place: Place, block: Block, thread: Block, terminator: Inst) {
        let loc = self.func.dfg.locs[terminator];
        let targets = self.plan.targets[place as usize].clone();
        match targets[..] {
            [] => {
                self.emit_void(
                    block,
                    InstructionData::Nullary {
                        opcode: Opcode::WaveEnd,
                    },
                );
            }
            [target] => {
                let args = self.gather_arguments(place, block, terminator, target);
                self.send_arguments(place, block, target, args, None);
                self.go(place, block, target);
            }
            _ if self.plan.diverges[place as usize] => self.part(place, block, thread, terminator, &targets),
            _ => self.choose(place, block, thread, terminator, &targets),
        }
        self.set_locs(block, loc);
    }

    pub(super) fn set_locs(&mut self, block: Block, loc: SourceLoc) {
        if let Some(last) = self.wave.layout.last_inst(block) {
            self.func.dfg.locs[last] = loc;
        }
    }

    /// All running lanes go from `place` to `target`; `block` ends here.
    pub(super) fn go(&mut self, place: Place, block: Block, target: Place) {
        if self.plan.is_straight(place, target) {
            self.jump(block, self.bodies[target as usize]);
            return;
        }
        if self.plan.paired[target as usize].is_none() {
            let lanes = self.exec_get(block);
            self.wait_at(place, block, target, lanes);
        }
        let lowest = self.plan.body[place as usize][0].min(target);
        self.jump(block, self.entry_block(lowest));
    }

    /// `lanes` begin to wait at `target`.
    pub(super) fn wait_at(&mut self, place: Place, block: Block, target: Place, lanes: Value) {
        if self.plan.paired[target as usize].is_some() {
            return;
        }
        let var = Var::Mask(target);
        let all = if self.plan.pending_at(place, target) {
            let old = self.read_mask(block, var);
            self.mask(block, Opcode::MaskOr, old, lanes)
        } else {
            lanes
        };
        self.write(block, var, all);
    }

    /// A branch that all running lanes take alike.
    pub(super) fn choose(
        &mut self,
        place: Place,
        block: Block,
        thread: Block,
        terminator: Inst,
        targets: &[Place],
    ) {
        let arguments: Vec<_> = targets
            .iter()
            .map(|&target| self.gather_arguments(place, block, terminator, target))
            .collect();
        let ways: Vec<(Place, Block)> = targets
            .iter()
            .map(|&target| {
                let split = self.split_edge(thread, terminator, target);
                let way = match split {
                    Some(split) => self.wave_block_of_split(split),
                    None => self.new_wave_block(),
                };
                (target, way)
            })
            .collect();
        let terminator_data = *self.func.dfg.inst(terminator);
        if let InstructionData::Branch {
            arg, targets: calls, ..
        } = terminator_data
        {
            let cond = self.operand(place, block, arg);
            let first = self.target_place(place, &calls[0]);
            let index = usize::from(ways[0].0 != first);
            self.branch(
                block,
                Opcode::WaveBranchUniform,
                cond,
                [ways[index].1, ways[1 - index].1],
            );
        } else {
            let mut at = block;
            for (number, &(_, way)) in ways.iter().enumerate() {
                if number + 1 == ways.len() {
                    self.jump(at, way);
                    break;
                }
                let cond = self.switch_conditions[&thread][number];
                let from = if at == block { place } else { Place::MAX };
                let cond = self.operand(from, at, cond);
                let next = if number + 2 == ways.len() {
                    ways[number + 1].1
                } else {
                    self.new_wave_block()
                };
                self.branch(at, Opcode::WaveBranchUniform, cond, [way, next]);
                if number + 2 == ways.len() {
                    break;
                }
                at = next;
            }
        }
        for ((target, way), args) in ways.into_iter().zip(arguments) {
            self.send_arguments(place, way, target, args, None);
            self.go(place, way, target);
        }
    }

    /// The place that a block call leads to, after a block that was put on the edge.
    pub(super) fn target_place(&self, place: Place, call: &BlockCall) -> Place {
        if let Some(position) = self.places.position(call.block) {
            return position;
        }
        let after = self.func.successor_calls(call.block).first().map(|c| c.block);
        after.and_then(|b| self.places.position(b)).unwrap_or(place)
    }

    /// A branch at which lanes part.
    pub(super) fn part(
        &mut self,
        place: Place,
        block: Block,
        thread: Block,
        terminator: Inst,
        targets: &[Place],
    ) {
        let running = self.exec_get(block);
        let lanes = self.lanes_of_targets(place, block, thread, terminator, targets, running);
        let mut edges: Vec<LaneEdge> = Vec::new();
        let mut arguments = Vec::new();
        for (&to, &lanes) in targets.iter().zip(&lanes) {
            let args = self.gather_arguments(place, block, terminator, to);
            arguments.push((to, args, lanes));
            let split = self.split_edge(thread, terminator, to);
            edges.push(LaneEdge { to, lanes, split });
        }
        for (to, args, lanes) in arguments {
            self.send_arguments(place, block, to, args, Some(lanes));
        }
        let direct = self.plan.direct_target(place);
        for edge in edges.iter().filter(|e| Some(e.to) != direct) {
            self.wait_at(place, block, edge.to, edge.lanes);
        }
        // Moves of critical edges run one edge after the other; the lanes that go on directly come last.
        edges.sort_by_key(|e| Some(e.to) == direct);
        let mut at = block;
        let mut set = None;
        for edge in &edges {
            let Some(split) = edge.split else { continue };
            self.exec_set(at, edge.lanes);
            set = Some(edge.lanes);
            let way = self.wave_block_of_split(split);
            self.jump(at, way);
            at = way;
        }
        let all = self.plan.pending_after(place);
        match edges.last().filter(|e| Some(e.to) == direct) {
            Some(edge) => {
                let (lanes, to) = (edge.lanes, edge.to);
                if set != Some(lanes) {
                    self.exec_set(at, lanes);
                }
                let targets = [self.bodies[to as usize], self.entry_block(all[1])];
                self.branch(at, Opcode::WaveBranchAny, lanes, targets);
            }
            None => self.jump(at, self.entry_block(all[0])),
        }
    }

    /// Which running lanes take each target.
    pub(super) fn lanes_of_targets(
        &mut self,
        place: Place,
        block: Block,
        thread: Block,
        terminator: Inst,
        targets: &[Place],
        running: Value,
    ) -> Vec<Value> {
        if let InstructionData::Branch {
            arg, targets: calls, ..
        } = *self.func.dfg.inst(terminator)
        {
            let cond = self.operand(place, block, arg);
            let mask = self.emit(
                block,
                InstructionData::Unary {
                    opcode: Opcode::MaskOf,
                    arg: cond,
                },
                Type::INVALID,
            );
            let taken = self.mask(block, Opcode::MaskAnd, running, mask);
            let other = self.mask(block, Opcode::MaskAndn, running, mask);
            let first = self.target_place(place, &calls[0]);
            return targets
                .iter()
                .map(|&t| if t == first { taken } else { other })
                .collect();
        }
        let conditions = self.switch_conditions.get(&thread).cloned().unwrap_or_default();
        let mut left = running;
        let mut lanes = Vec::new();
        for condition in conditions {
            let mask = self.emit(
                block,
                InstructionData::Unary {
                    opcode: Opcode::MaskOf,
                    arg: condition,
                },
                Type::INVALID,
            );
            lanes.push(self.mask(block, Opcode::MaskAnd, running, mask));
            left = self.mask(block, Opcode::MaskAndn, left, mask);
        }
        lanes.push(left);
        lanes
    }

    /// For a switch: one `b1` per distinct target but the last, made in the lane program.
    pub(super) fn switch_conditions(&mut self, place: Place, block: Block, thread: Block, terminator: Inst) {
        let InstructionData::Switch { arg, table, .. } = *self.func.dfg.inst(terminator) else {
            return;
        };
        let dispatch = self.places.dispatch(thread);
        let targets = self.plan.targets[dispatch.unwrap_or(place) as usize].clone();
        let calls = self.func.dfg.switch_tables[table].clone();
        let index = self.operand(place, block, arg);
        let ty = self.func.dfg.value_type(index);
        let uniform = !self.plan.diverges[place as usize] && dispatch.is_none();
        let file = match self.files.get(index) {
            ValueFile::Scalar if uniform => ValueFile::Scalar,
            _ => ValueFile::Mask,
        };
        if dispatch.is_some() && targets.len() > super::strict::MANY_TARGETS {
            let numbers = self.edge_numbers(&targets, &calls);
            let bits = self.bits_of_edges(place, block, thread, index, &numbers);
            self.switch_conditions.insert(thread, bits);
            return;
        }
        let mut conditions = Vec::new();
        for &target in targets.iter().take(targets.len().saturating_sub(1)) {
            let mut any = None;
            for (number, call) in calls.iter().enumerate() {
                if self.places.position(call.block) != Some(target) {
                    continue;
                }
                let mut at = InsertBefore {
                    func: self.func,
                    layout: &mut self.wave.layout,
                    thread,
                    block,
                };
                let constant = at.iconst(ty, number as u64);
                let equal = at.icmp(IntCC::Eq, index, constant);
                let all = match any {
                    Some(any) => at.bor(Type::B1, any, equal),
                    None => equal,
                };
                for (value, file) in [(constant, ValueFile::Scalar), (equal, file), (all, file)] {
                    self.files.set(value, file);
                    self.def_place[value] = Some(place);
                    if file == ValueFile::Scalar {
                        self.write(block, Var::Def(value), value);
                    }
                }
                any = Some(all);
            }
            conditions.extend(any);
        }
        if uniform && file == ValueFile::Mask {
            // A later test of the chain stands in another block: keep the conditions in variables.
            for &condition in &conditions {
                self.write(block, Var::Def(condition), condition);
            }
        }
        self.switch_conditions.insert(thread, conditions);
    }
}
