//! From the plan to the wave-level layout: masks, entries, straight jumps, edges that carry moves.

use super::DivergenceStats;
use super::files::{ValueFile, ValueFiles};
use super::plan::{Place, Plan};
use super::wave_ssa::{Var, WaveSsa};
use crate::analysis::{BlockOrder, Cfg, Graph};
use crate::ir::{
    Block, BlockCall, Function, Inst, InstBuilder, InstructionData, IntCC, Layout, Opcode, SourceLoc, Type,
    Value, ValueDef, WaveLevel, Width,
};
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};

/// A divergent edge out of a place: the lanes that take it and, if the edge is critical, the block that splits it.
struct LaneEdge {
    to: Place,
    lanes: Value,
    split: Option<Block>,
}

pub(super) struct Builder<'a> {
    func: &'a mut Function,
    order: &'a BlockOrder,
    plan: &'a Plan,
    files: &'a mut ValueFiles,
    wave: WaveLevel,
    ssa: WaveSsa,
    entries: Vec<Option<Block>>,
    bodies: Vec<Block>,
    /// Blocks in which a `b1` that lives across blocks is live at the start, at the thread level.
    live: FxHashMap<Value, FxHashSet<Block>>,
    def_place: SecondaryMap<Value, Option<Place>>,
    no_lane: Option<Value>,
    /// Distinct thread-level predecessors.
    thread_preds: SecondaryMap<Block, u32>,
    /// Blocks on split edges, each with the block before it.
    new_thread_blocks: Vec<(Block, Block)>,
    /// For a switch: a condition per distinct target but the last.
    switch_conditions: FxHashMap<Block, Vec<Value>>,
    /// For each place, the places that are paired with it and that lanes wait at.
    waits_for: Vec<Vec<Place>>,
    stats: DivergenceStats,
}

impl<'a> Builder<'a> {
    pub(super) fn new(
        func: &'a mut Function,
        cfg: &Cfg,
        order: &'a BlockOrder,
        plan: &'a Plan,
        files: &'a mut ValueFiles,
    ) -> Self {
        let mut wave = WaveLevel::default();
        let count = order.blocks().len();
        let (mut entries, mut bodies) = (Vec::with_capacity(count), Vec::with_capacity(count));
        for (place, &block) in order.blocks().iter().enumerate() {
            entries.push(plan.entry[place].as_ref().map(|_| func.dfg.make_block()));
            let body = func.dfg.make_block();
            wave.thread_block[body] = Some(block).into();
            bodies.push(body);
        }
        let mut thread_preds = SecondaryMap::new();
        let mut waits_for = vec![Vec::new(); count];
        for (place, &block) in order.blocks().iter().enumerate() {
            thread_preds[block] = cfg
                .preds(block)
                .iter()
                .filter(|&&p| order.position(p).is_some())
                .count() as u32;
            if let (Some(d), Some(_)) = (plan.paired[place], &plan.entry[place]) {
                waits_for[d as usize].push(place as Place);
            }
        }
        Builder {
            func,
            order,
            plan,
            files,
            wave,
            ssa: WaveSsa::default(),
            entries,
            bodies,
            live: FxHashMap::default(),
            def_place: SecondaryMap::new(),
            no_lane: None,
            thread_preds,
            new_thread_blocks: Vec::new(),
            switch_conditions: FxHashMap::default(),
            waits_for,
            stats: DivergenceStats::default(),
        }
    }

    pub(super) fn build(mut self, cfg: &Cfg) -> DivergenceStats {
        self.copy_between_files();
        self.find_definitions();
        self.find_live_masks(cfg);
        let first = self.bodies[0];
        self.wave.layout.append_block(first);
        let mask_zero = InstructionData::Nullary {
            opcode: Opcode::MaskZero,
        };
        let zero = self.emit(first, mask_zero, Type::INVALID);
        self.no_lane = Some(zero);
        for place in 0..self.bodies.len() as Place {
            if let Some(entry) = self.entries[place as usize] {
                self.wave.layout.append_block(entry);
                self.build_entry(place, entry);
            }
            if place != 0 {
                self.wave.layout.append_block(self.bodies[place as usize]);
            }
            self.build_body(place);
        }
        self.split_critical_wave_edges();
        let ssa = std::mem::take(&mut self.ssa);
        let before = self.wave.layout.insts(first).len();
        for (value, file) in ssa.resolve(&mut self.func.dfg, &mut self.wave.layout, zero) {
            self.files.set(value, file);
        }
        // Undefined values are made in front of the first lane program.
        let added = (self.wave.layout.insts(first).len() - before) as u32;
        self.wave.body_start[first] += added;
        self.wave.body_end[first] += added;
        self.finish()
    }

    // -- Small helpers --------------------------------------------------------------------------------------------

    fn emit(&mut self, block: Block, data: InstructionData, ty: Type) -> Value {
        let inst = self.func.dfg.make_inst(data, ty, None);
        self.wave.layout.append_inst(inst, block);
        let value = self.func.dfg.first_result(inst);
        self.files.set(value, ValueFile::Mask);
        value
    }

    fn emit_void(&mut self, block: Block, data: InstructionData) -> Inst {
        let inst = self.func.dfg.make_inst(data, Type::INVALID, None);
        self.wave.layout.append_inst(inst, block);
        inst
    }

    fn exec_get(&mut self, block: Block) -> Value {
        self.emit(
            block,
            InstructionData::Nullary {
                opcode: Opcode::ExecGet,
            },
            Type::INVALID,
        )
    }

    fn exec_set(&mut self, block: Block, lanes: Value) {
        self.stats.exec_writes += 1;
        self.emit_void(
            block,
            InstructionData::Unary {
                opcode: Opcode::ExecSet,
                arg: lanes,
            },
        );
    }

    fn mask(&mut self, block: Block, opcode: Opcode, a: Value, b: Value) -> Value {
        self.emit(
            block,
            InstructionData::Binary { opcode, args: [a, b] },
            Type::INVALID,
        )
    }

    fn jump(&mut self, block: Block, to: Block) {
        let target = BlockCall {
            block: to,
            args: Default::default(),
        };
        self.emit_void(
            block,
            InstructionData::Jump {
                opcode: Opcode::WaveJump,
                target,
            },
        );
    }

    fn branch(&mut self, block: Block, opcode: Opcode, cond: Value, to: [Block; 2]) {
        let targets = to.map(|block| BlockCall {
            block,
            args: Default::default(),
        });
        self.stats.branches += 1;
        self.emit_void(
            block,
            InstructionData::Branch {
                opcode,
                width: Width::ONE,
                arg: cond,
                targets,
            },
        );
    }

    fn new_wave_block(&mut self) -> Block {
        let block = self.func.dfg.make_block();
        self.wave.layout.append_block(block);
        block
    }

    fn read(&mut self, block: Block, var: Var, ty: Type, file: ValueFile) -> Value {
        let value = self.ssa.read(&mut self.func.dfg, block, var, ty, file);
        self.files.set(value, file);
        value
    }

    fn read_mask(&mut self, block: Block, var: Var) -> Value {
        self.read(block, var, Type::MASK, ValueFile::Mask)
    }

    fn write(&mut self, block: Block, var: Var, value: Value) {
        self.ssa.write(block, var, value);
    }

    fn thread_block(&self, place: Place) -> Block {
        self.order.blocks()[place as usize]
    }

    // -- What crosses blocks --------------------------------------------------------------------------------------

    fn find_definitions(&mut self) {
        for (place, &block) in self.order.blocks().iter().enumerate() {
            let place = place as Place;
            for &param in self.func.dfg.block_params(block) {
                self.def_place[param] = Some(place);
            }
            for &inst in self.func.layout.insts(block) {
                for &result in self.func.dfg.results(inst) {
                    self.def_place[result] = Some(place);
                }
            }
        }
    }

    /// An argument in another file than its parameter is copied by an instruction of the lane program.
    fn copy_between_files(&mut self) {
        for &block in self.order.blocks() {
            let Some(inst) = self.func.terminator(block) else {
                continue;
            };
            for index in 0..self.func.dfg.targets(inst).len() {
                let call = self.func.dfg.targets(inst)[index];
                let params = self.func.dfg.block_params(call.block).to_vec();
                let mut args = self.func.dfg.call_args(&call).to_vec();
                for (&param, arg) in params.iter().zip(&mut args) {
                    let file = self.files.get(param);
                    if file == self.files.get(*arg) {
                        continue;
                    }
                    let ty = self.func.dfg.value_type(param);
                    let data = InstructionData::Unary {
                        opcode: Opcode::Bitcast,
                        arg: *arg,
                    };
                    let copy = self.func.dfg.make_inst(data, ty, None);
                    let insts = self.func.layout.insts_mut(block);
                    insts.insert(insts.len() - 1, copy);
                    *arg = self.func.dfg.first_result(copy);
                    self.files.set(*arg, file);
                }
                let list = self.func.dfg.make_list(&args);
                self.func.dfg.targets_mut(inst)[index].args = list;
            }
        }
    }

    /// Thread-level liveness of the `b1` masks that are used outside their block.
    fn find_live_masks(&mut self, cfg: &Cfg) {
        let mut uses: Vec<(Value, Block)> = Vec::new();
        for &block in self.order.blocks() {
            for &inst in self.func.layout.insts(block) {
                for value in self.func.dfg.uses(inst) {
                    let crosses = self.def_place[value] != self.order.position(block);
                    if crosses && self.files.get(value) == ValueFile::Mask {
                        uses.push((value, block));
                    }
                }
            }
        }
        for (value, block) in uses {
            let def = self.def_place[value].map(|p| self.thread_block(p));
            let live = self.live.entry(value).or_default();
            let mut stack = vec![block];
            while let Some(at) = stack.pop() {
                if Some(at) != def && live.insert(at) {
                    stack.extend_from_slice(cfg.preds(at));
                }
            }
        }
    }

    /// Whether lanes that wait while `place` runs may still read what an earlier execution wrote to `value`.
    fn others_need(&self, place: Place, value: Value) -> bool {
        self.live.get(&value).is_some_and(|live| {
            self.plan.body[place as usize]
                .iter()
                .any(|&p| live.contains(&self.thread_block(p)))
        })
    }

    /// The value that an instruction in `place` sees for an operand; a value from another block goes through a variable
    /// if it is of the wave level.
    fn operand(&mut self, place: Place, block: Block, value: Value) -> Value {
        let file = self.files.get(value);
        if file == ValueFile::Vector || self.def_place[value].is_none() {
            return value;
        }
        if self.def_place[value] == Some(place) {
            // A parameter of this block was read from its transfer variable at the start.
            return value;
        }
        let ty = self.func.dfg.value_type(value);
        self.read(block, Var::Def(value), ty, file)
    }

    // -- Places ---------------------------------------------------------------------------------------------------

    fn mask_var(&self, place: Place) -> Var {
        match self.plan.paired[place as usize] {
            Some(_) => Var::Saved(place),
            None => Var::Mask(place),
        }
    }

    fn build_entry(&mut self, place: Place, block: Block) {
        let var = self.mask_var(place);
        let lanes = self.read_mask(block, var);
        self.exec_set(block, lanes);
        if let (Var::Mask(_), Some(zero)) = (var, self.no_lane) {
            self.write(block, var, zero);
        }
        let body = self.bodies[place as usize];
        let entry = self.plan.entry[place as usize].clone().unwrap_or_default();
        if entry.may_be_empty {
            let next = self.entry_block(entry.pending[0]);
            self.branch(block, Opcode::WaveBranchAny, lanes, [body, next]);
        } else {
            self.jump(block, body);
        }
    }

    fn entry_block(&self, place: Place) -> Block {
        self.entries[place as usize].expect("the plan has an entry for every place that lanes wait at")
    }

    fn build_body(&mut self, place: Place) {
        let block = self.bodies[place as usize];
        let thread = self.thread_block(place);
        self.receive_params(place, block, thread);
        let insts = self.func.layout.insts(thread).to_vec();
        let Some((&terminator, body)) = insts.split_last() else {
            return;
        };
        for &inst in body {
            self.rename(place, block, inst);
            self.wave.layout.append_inst(inst, block);
            for index in 0..self.func.dfg.results(inst).len() {
                let value = self.func.dfg.results(inst)[index];
                self.publish(place, block, value);
            }
        }
        self.switch_conditions(place, block, thread, terminator);
        self.wave.body_end[block] = self.wave.layout.insts(block).len() as u32;
        self.save_lanes(place, block);
        self.leave(place, block, thread, terminator);
    }

    /// Scalar and mask parameters come out of their transfer variables; only per-lane parameters stay at the thread level.
    fn receive_params(&mut self, place: Place, block: Block, thread: Block) {
        let params = self.func.dfg.block_params(thread).to_vec();
        for &param in &params {
            let file = self.files.get(param);
            if file == ValueFile::Vector {
                continue;
            }
            let ty = self.func.dfg.value_type(param);
            let value = self.read(block, Var::Transfer(param), ty, file);
            self.func.dfg.make_alias(param, value);
            self.publish(place, block, param);
        }
        self.wave.body_start[block] = self.wave.layout.insts(block).len() as u32;
    }

    /// Makes a wave-level value known to other blocks.
    fn publish(&mut self, place: Place, block: Block, value: Value) {
        match self.files.get(value) {
            ValueFile::Vector => {}
            ValueFile::Scalar => self.write(block, Var::Def(value), value),
            ValueFile::Mask => {
                if !self.live.contains_key(&value) {
                    return;
                }
                let mut merged = value;
                if self.others_need(place, value) {
                    let lanes = self.exec_get(block);
                    merged = self.merge(block, Var::Def(value), value, lanes);
                }
                self.write(block, Var::Def(value), merged);
            }
        }
    }

    /// The new content of a `b1` variable: `value` for `lanes`, unchanged for the others.
    fn merge(&mut self, block: Block, var: Var, value: Value, lanes: Value) -> Value {
        let old = self.read(block, var, Type::B1, ValueFile::Mask);
        self.stats.merges += 1;
        self.emit(
            block,
            InstructionData::Ternary {
                opcode: Opcode::B1Merge,
                args: [old, value, lanes],
            },
            Type::INVALID,
        )
    }

    fn rename(&mut self, place: Place, block: Block, inst: Inst) {
        let args = self.func.dfg.args(inst).to_vec();
        let renamed: Vec<Value> = args.iter().map(|&arg| self.operand(place, block, arg)).collect();
        self.func.dfg.args_mut(inst).copy_from_slice(&renamed);
    }

    /// The lanes of a place that others are paired with.
    fn save_lanes(&mut self, place: Place, block: Block) {
        let waiting = std::mem::take(&mut self.waits_for[place as usize]);
        if waiting.is_empty() {
            return;
        }
        let lanes = self.exec_get(block);
        for j in waiting {
            self.write(block, Var::Saved(j), lanes);
        }
    }

    // -- Leaving a place ------------------------------------------------------------------------------------------

    fn leave(&mut self, place: Place, block: Block, thread: Block, terminator: Inst) {
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

    fn set_locs(&mut self, block: Block, loc: SourceLoc) {
        if let Some(last) = self.wave.layout.last_inst(block) {
            self.func.dfg.locs[last] = loc;
        }
    }

    /// All running lanes go from `place` to `target`; `block` ends here.
    fn go(&mut self, place: Place, block: Block, target: Place) {
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
    fn wait_at(&mut self, place: Place, block: Block, target: Place, lanes: Value) {
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
    fn choose(&mut self, place: Place, block: Block, thread: Block, terminator: Inst, targets: &[Place]) {
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

    /// The place that a block call leads to, behind a block that was put on the edge.
    fn target_place(&self, place: Place, call: &BlockCall) -> Place {
        if let Some(position) = self.order.position(call.block) {
            return position;
        }
        let behind = self.func.successor_calls(call.block).first().map(|c| c.block);
        behind.and_then(|b| self.order.position(b)).unwrap_or(place)
    }

    /// A branch at which lanes part.
    fn part(&mut self, place: Place, block: Block, thread: Block, terminator: Inst, targets: &[Place]) {
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
    fn lanes_of_targets(
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
    fn switch_conditions(&mut self, place: Place, block: Block, thread: Block, terminator: Inst) {
        let InstructionData::Switch { arg, table, .. } = *self.func.dfg.inst(terminator) else {
            return;
        };
        let targets = self.plan.targets[place as usize].clone();
        let calls = self.func.dfg.switch_tables[table].clone();
        let index = self.operand(place, block, arg);
        let ty = self.func.dfg.value_type(index);
        let uniform = !self.plan.diverges[place as usize];
        let file = match self.files.get(index) {
            ValueFile::Scalar if uniform => ValueFile::Scalar,
            _ => ValueFile::Mask,
        };
        let mut conditions = Vec::new();
        for &target in targets.iter().take(targets.len().saturating_sub(1)) {
            let mut any = None;
            for (number, call) in calls.iter().enumerate() {
                if self.order.position(call.block) != Some(target) {
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

    // -- Arguments ------------------------------------------------------------------------------------------------

    /// The scalar and mask arguments of an edge, read at this point of a block: parameter and value.
    fn gather_arguments(
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
    fn send_arguments(
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
    fn edge_call(&self, terminator: Inst, target: Block) -> Option<BlockCall> {
        let calls = self.func.dfg.targets(terminator);
        if let Some(call) = calls.iter().find(|c| c.block == target) {
            return Some(*call);
        }
        calls.iter().find_map(|call| {
            let behind = self.func.successor_calls(call.block).first()?;
            (self.order.position(call.block).is_none() && behind.block == target).then_some(*behind)
        })
    }

    /// Splits the thread-level edge from `thread` to a place if it is critical: the block that splits it takes the
    /// moves of per-lane parameters.
    fn split_edge(&mut self, thread: Block, terminator: Inst, to: Place) -> Option<Block> {
        let target = self.thread_block(to);
        if self.thread_preds[target] < 2 {
            return None;
        }
        let calls = self.func.dfg.targets(terminator).to_vec();
        let first = calls.iter().position(|c| c.block == target)?;
        let split = self.func.dfg.make_block();
        self.new_thread_blocks.push((thread, split));
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

    fn wave_block_of_split(&mut self, split: Block) -> Block {
        let block = self.new_wave_block();
        self.wave.thread_block[block] = Some(split).into();
        block
    }

    // -- The end --------------------------------------------------------------------------------------------------

    fn split_critical_wave_edges(&mut self) {
        let mut preds: SecondaryMap<Block, u32> = SecondaryMap::new();
        let blocks = self.wave.layout.blocks().to_vec();
        for &block in &blocks {
            if let Some(inst) = self.wave.layout.last_inst(block) {
                for call in self.func.dfg.targets(inst) {
                    preds[call.block] += 1;
                }
            }
        }
        let mut order = Vec::with_capacity(blocks.len());
        for &block in &blocks {
            order.push(block);
            let Some(inst) = self.wave.layout.last_inst(block) else {
                continue;
            };
            let count = self.func.dfg.targets(inst).len();
            if count < 2 {
                continue;
            }
            for index in 0..count {
                let target = self.func.dfg.targets(inst)[index].block;
                if preds[target] < 2 {
                    continue;
                }
                let split = self.func.dfg.make_block();
                self.jump(split, target);
                self.func.dfg.targets_mut(inst)[index].block = split;
                order.push(split);
            }
        }
        self.wave.layout.set_order(order);
    }

    fn finish(mut self) -> DivergenceStats {
        drop_wave_arguments(self.func, self.order, self.files);
        let mut thread_order = Vec::new();
        for &block in self.order.blocks() {
            thread_order.push(block);
            thread_order.extend(
                self.new_thread_blocks
                    .iter()
                    .filter(|(from, _)| *from == block)
                    .map(|(_, split)| *split),
            );
        }
        self.func.layout.set_order(thread_order);
        crate::ir::remove_redundant_params_of(&mut self.func.dfg, &self.wave.layout);
        resolve(self.func, &self.wave.layout);
        remove_dead(self.func, &mut self.wave);
        self.stats.wave_blocks = self.wave.layout.blocks().len();
        self.func.wave = Some(self.wave);
        self.stats
    }
}

/// Only per-lane parameters and arguments stay at the thread level.
fn drop_wave_arguments(func: &mut Function, order: &BlockOrder, files: &ValueFiles) {
    let mut keep: SecondaryMap<Block, Option<Vec<bool>>> = SecondaryMap::new();
    for &block in order.blocks() {
        let flags: Vec<bool> = func
            .dfg
            .block_params(block)
            .iter()
            .map(|&p| !func.dfg.is_alias(p) && files.get(p) == ValueFile::Vector)
            .collect();
        if flags.iter().any(|&k| !k) {
            func.dfg.retain_block_params(block, |i| flags[i]);
            keep[block] = Some(flags);
        }
    }
    let blocks: Vec<Block> = (0..func.dfg.num_blocks())
        .map(|i| Block::from_u32(i as u32))
        .collect();
    for block in blocks {
        let Some(inst) = func.terminator(block) else {
            continue;
        };
        for index in 0..func.dfg.targets(inst).len() {
            let call = func.dfg.targets(inst)[index];
            let Some(flags) = &keep[call.block] else { continue };
            let args: Vec<Value> = func
                .dfg
                .call_args(&call)
                .iter()
                .zip(flags)
                .filter(|(_, k)| **k)
                .map(|(&v, _)| v)
                .collect();
            let list = func.dfg.make_list(&args);
            func.dfg.targets_mut(inst)[index].args = list;
        }
    }
}

fn resolve(func: &mut Function, layout: &Layout) {
    let insts: Vec<Inst> = layout.iter().map(|(_, inst)| inst).collect();
    for inst in insts {
        func.dfg.resolve_aliases(inst);
    }
    func.resolve_all_aliases();
}

/// Removes mask code and wave-level parameters that nothing reads, to a fixed point over uses.
fn remove_dead(func: &mut Function, wave: &mut WaveLevel) {
    let mut used: SecondaryMap<Value, bool> = SecondaryMap::new();
    let mut work: Vec<Value> = Vec::new();
    let mut params_of: SecondaryMap<Value, Option<(Block, usize)>> = SecondaryMap::new();
    let mut incoming: SecondaryMap<Block, Vec<(Inst, usize)>> = SecondaryMap::new();
    let removable = |func: &Function, inst: Inst| {
        let opcode = func.dfg.opcode(inst);
        matches!(
            opcode,
            Opcode::ExecGet
                | Opcode::MaskOf
                | Opcode::MaskAnd
                | Opcode::MaskAndn
                | Opcode::MaskOr
                | Opcode::MaskZero
                | Opcode::B1Merge
                | Opcode::Undef
        )
    };
    let root = |value: Value, used: &mut SecondaryMap<Value, bool>, work: &mut Vec<Value>| {
        if !std::mem::replace(&mut used[value], true) {
            work.push(value);
        }
    };
    for &block in wave.layout.blocks() {
        for (index, &param) in func.dfg.block_params(block).iter().enumerate() {
            params_of[param] = Some((block, index));
        }
        for &inst in wave.layout.insts(block) {
            for (index, call) in func.dfg.targets(inst).iter().enumerate() {
                incoming[call.block].push((inst, index));
            }
            if !removable(func, inst) {
                for &arg in func.dfg.args(inst) {
                    root(arg, &mut used, &mut work);
                }
            }
        }
    }
    // Per-lane values pass blocks at the thread level.
    for (_, inst) in func.layout.iter() {
        for call in func.dfg.targets(inst) {
            for &value in func.dfg.call_args(call) {
                root(value, &mut used, &mut work);
            }
        }
    }
    while let Some(value) = work.pop() {
        if let Some((block, index)) = params_of[value] {
            for &(inst, target) in &incoming[block] {
                let arg = func.dfg.call_args(&func.dfg.targets(inst)[target])[index];
                root(arg, &mut used, &mut work);
            }
        } else if let ValueDef::Result(inst, _) = func.dfg.value_def(value)
            && removable(func, inst)
        {
            for &arg in func.dfg.args(inst) {
                root(arg, &mut used, &mut work);
            }
        }
    }
    for block in wave.layout.blocks().to_vec() {
        let flags: Vec<bool> = func.dfg.block_params(block).iter().map(|&p| used[p]).collect();
        if flags.iter().any(|&k| !k) {
            func.dfg.retain_block_params(block, |i| flags[i]);
            for &(inst, target) in &incoming[block] {
                let call = func.dfg.targets(inst)[target];
                let args: Vec<Value> = func
                    .dfg
                    .call_args(&call)
                    .iter()
                    .zip(&flags)
                    .filter(|(_, k)| **k)
                    .map(|(&v, _)| v)
                    .collect();
                let list = func.dfg.make_list(&args);
                func.dfg.targets_mut(inst)[target].args = list;
            }
        }
        let (start, end) = (wave.body_start[block] as usize, wave.body_end[block] as usize);
        let (mut new_start, mut new_end) = (start, end);
        let mut kept = Vec::new();
        for (index, &inst) in wave.layout.insts(block).iter().enumerate() {
            let dead = removable(func, inst) && func.dfg.results(inst).iter().all(|&v| !used[v]);
            if dead {
                new_start -= usize::from(index < start);
                new_end -= usize::from(index < end);
            } else {
                kept.push(inst);
            }
        }
        *wave.layout.insts_mut(block) = kept;
        wave.body_start[block] = new_start as u32;
        wave.body_end[block] = new_end as u32;
    }
}

/// Builds in the lane program at the end of a block of both levels, before the thread-level terminator.
struct InsertBefore<'a> {
    func: &'a mut Function,
    layout: &'a mut Layout,
    thread: Block,
    block: Block,
}

impl InstBuilder for InsertBefore<'_> {
    fn dfg_mut(&mut self) -> &mut crate::ir::DataFlowGraph {
        &mut self.func.dfg
    }

    fn build(&mut self, data: InstructionData, ty: Type, results: Option<&[Type]>) -> Inst {
        let inst = self.func.dfg.make_inst(data, ty, results);
        let insts = self.func.layout.insts_mut(self.thread);
        let at = insts.len().saturating_sub(1);
        insts.insert(at, inst);
        self.layout.append_inst(inst, self.block);
        inst
    }
}
