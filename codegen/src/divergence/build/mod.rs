//! From the plan to the wave-level layout: masks, entries, straight jumps, edges that carry moves.

mod edges;
mod finish;
mod leave;
mod strict;

use super::DivergenceStats;
use super::files::{ValueFile, ValueFiles};
use super::places::{Kind, Places};
use super::plan::{Place, Plan};
use super::wave_ssa::{Var, WaveSsa};
use crate::analysis::{Cfg, Graph};
use crate::ir::{
    Block, BlockCall, Function, Inst, InstBuilder, InstructionData, Layout, Opcode, Type, Value, WaveLevel,
    Width,
};
use crate::maps::sized;
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
    places: &'a Places,
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
    /// Blocks on split edges, by the block before them.
    new_thread_blocks: FxHashMap<Block, Vec<Block>>,
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
        places: &'a Places,
        plan: &'a Plan,
        files: &'a mut ValueFiles,
    ) -> Self {
        let mut wave = WaveLevel::default();
        let count = places.blocks().len();
        let (mut entries, mut bodies) = (Vec::with_capacity(count), Vec::with_capacity(count));
        for (place, &block) in places.blocks().iter().enumerate() {
            entries.push(plan.entry[place].as_ref().map(|_| func.dfg.make_block()));
            let body = func.dfg.make_block();
            if places.kind(place as Place) == Kind::Program {
                wave.thread_block[body] = Some(block).into();
            }
            bodies.push(body);
        }
        let mut thread_preds = sized(func.dfg.num_blocks());
        let mut waits_for = vec![Vec::new(); count];
        for (place, &block) in places.blocks().iter().enumerate() {
            thread_preds[block] = cfg
                .preds(block)
                .iter()
                .filter(|&&p| places.position(p).is_some())
                .count() as u32;
            if let (Some(d), Some(_)) = (plan.paired[place], &plan.entry[place]) {
                waits_for[d as usize].push(place as Place);
            }
        }
        let def_place = sized(func.dfg.num_values());
        Builder {
            func,
            places,
            plan,
            files,
            wave,
            ssa: WaveSsa::default(),
            entries,
            bodies,
            live: FxHashMap::default(),
            def_place,
            no_lane: None,
            thread_preds,
            new_thread_blocks: FxHashMap::default(),
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
            match self.places.kind(place) {
                Kind::Program => self.build_body(place),
                Kind::Dispatch(branch) => self.dispatch(place, branch),
                Kind::Resume(group) => self.resume(place, group),
            }
        }
        self.drop_unreachable();
        self.split_critical_wave_edges();
        let ssa = std::mem::take(&mut self.ssa);
        let before = self.wave.layout.insts(first).len();
        let (made, steps) = ssa.resolve(&mut self.func.dfg, &mut self.wave.layout, zero);
        self.stats.join_steps = steps;
        for (value, file) in made {
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
        self.places.blocks()[place as usize]
    }

    // -- What crosses blocks --------------------------------------------------------------------------------------

    fn find_definitions(&mut self) {
        for (place, &block) in self.places.blocks().iter().enumerate() {
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

    /// An argument in another file than its parameter is copied by an instruction of the lane program, once for all targets. Where one target gets it several
    /// times, each of its parameters has a copy in lanes' own registers: one copy could become only one of them, and the others would be written on the edge.
    fn copy_between_files(&mut self) {
        for &block in self.places.blocks() {
            let Some(inst) = self.func.terminator(block) else {
                continue;
            };
            let mut copies: FxHashMap<(Value, ValueFile, u32), Value> = FxHashMap::default();
            for index in 0..self.func.dfg.targets(inst).len() {
                let call = self.func.dfg.targets(inst)[index];
                let params = self.func.dfg.block_params(call.block).to_vec();
                let mut args = self.func.dfg.call_args(&call).to_vec();
                let mut given: FxHashMap<Value, u32> = FxHashMap::default();
                for (&param, arg) in params.iter().zip(&mut args) {
                    let file = self.files.get(param);
                    if file == self.files.get(*arg) {
                        continue;
                    }
                    let mut before = 0;
                    if file == ValueFile::Vector {
                        let count = given.entry(*arg).or_default();
                        before = std::mem::replace(count, *count + 1);
                    }
                    let copy = copies.entry((*arg, file, before));
                    *arg = *copy.or_insert_with(|| copy_into(self.func, self.files, block, *arg, file));
                }
                let list = self.func.dfg.make_list(&args);
                self.func.dfg.targets_mut(inst)[index].args = list;
            }
        }
    }

    /// Thread-level liveness of the `b1` masks that are used outside their block.
    fn find_live_masks(&mut self, cfg: &Cfg) {
        let mut uses: Vec<(Value, Block)> = Vec::new();
        for &block in self.places.blocks() {
            for &inst in self.func.layout.insts(block) {
                for value in self.func.dfg.uses(inst) {
                    let crosses = self.def_place[value] != self.places.position(block);
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
        self.find_masks_of_parked_lanes(cfg);
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
        match (self.places.kind(place), self.plan.paired[place as usize]) {
            (Kind::Resume(group), _) if self.places.groups[group].depth == 1 => Var::Parked(place, 0),
            (_, Some(_)) => Var::Saved(place),
            (_, None) => Var::Mask(place),
        }
    }

    fn build_entry(&mut self, place: Place, block: Block) {
        let var = self.mask_var(place);
        let lanes = self.read_mask(block, var);
        self.exec_set(block, lanes);
        if let (Var::Mask(_), Kind::Program, Some(zero)) = (var, self.places.kind(place), self.no_lane) {
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
        match self.places.dispatch(thread) {
            Some(dispatch) => self.prepare_dispatch(place, block, thread, terminator, dispatch),
            None => self.leave(place, block, thread, terminator),
        }
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

/// A copy of a value in another file, in front of the terminator of a block.
fn copy_into(
    func: &mut Function,
    files: &mut ValueFiles,
    block: Block,
    value: Value,
    file: ValueFile,
) -> Value {
    let data = InstructionData::Unary {
        opcode: Opcode::Bitcast,
        arg: value,
    };
    let copy = func.dfg.make_inst(data, func.dfg.value_type(value), None);
    let insts = func.layout.insts_mut(block);
    insts.insert(insts.len() - 1, copy);
    let copy = func.dfg.first_result(copy);
    files.set(copy, file);
    copy
}
