//! Which values are equal across the lanes of a wave, and why the others are not.
//!
//! A value is *uniform* at a use if all lanes that run the use hold the same value. It is divergent because of
//! - **its operation**: it asks which lane it is, reads per-lane memory, or is an atomic that lanes take in turn;
//! - **an operand** that is divergent;
//! - **a join**: it is a parameter of a block that two successors of a divergent branch reach no later than the branch's
//!   immediate post-dominator, so that lanes arrive over different edges;
//! - **time**: it is defined in a cycle of the [`BlockOrder`], used outside it, and lanes leave the cycle in different
//!   iterations, because a divergent branch in the cycle leaves it or has its immediate post-dominator outside. This goes
//!   by the order's cycles, not by source loops (docs/design/divergence.md): under the lowest-block-first schedule lanes of
//!   different source iterations can run one block together. Lanes that wait at a *strict* branch ([`CrossLane`]) hold
//!   older iterations, too: what its region defines is divergent if the branch or its targets read it.
//!
//! A load whose `width` covers the wave is uniform. The `width` of a branch is not used: HSA PRM 2.12.2 lets a finalizer ignore
//! it, and programs exist that give it by flat ids of the grid, where the manual counts in the work-group; the lanes of
//! a wave then part in spite of it.
//!
//! Parameters of a function that is called are divergent.
//!
//! Cost: each value and branch changes once; a divergent branch of which two successors are not its post-dominator walks the blocks up
//! to that, and a cycle's values are looked at once.

mod users;

use self::users::Users;
use super::cfg::{Cfg, Graph};
use super::dominators::PostDominatorTree;
use super::order::BlockOrder;
use super::strict::CrossLane;
use crate::ir::{Block, Function, FunctionKind, Inst, InstructionData, Opcode, Segment, Value, ValueDef};
use crate::maps::sized;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};
use rustc_hash::FxHashMap;

/// How far a value is equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Uniformity {
    /// In the whole work-group.
    #[default]
    Group,
    /// In each wave.
    Wave,
    /// Not at all, and why.
    Divergent,
}

/// Why a value or branch is divergent; an index into what the report can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The operation itself.
    Operation(Inst),
    /// An operand.
    Operand(Value),
    /// Lanes arrive over different edges because of this branch.
    Join(Inst),
    /// Lanes leave the cycle of the definition in different iterations at this branch.
    Time(Inst),
    /// Every lane of a caller passes its own.
    Argument,
}

/// The result of the analysis.
#[derive(Clone, Debug)]
pub struct UniformityInfo {
    values: SecondaryMap<Value, Uniformity>,
    causes: SecondaryMap<Value, Option<Cause>>,
    divergent_branches: SecondaryMap<Block, bool>,
    steps: usize,
}

impl UniformityInfo {
    /// Analyses a function for waves of `wave_size` lanes.
    pub fn new(
        func: &Function,
        cfg: &Cfg,
        post: &PostDominatorTree<Block>,
        order: &BlockOrder,
        wave_size: u32,
    ) -> UniformityInfo {
        Analysis::new(func, cfg, post, order, wave_size).run()
    }

    /// Blocks that the search for places where lanes meet came to, counted each time.
    pub fn steps(&self) -> usize {
        self.steps
    }

    /// How far a value is equal.
    pub fn value(&self, value: Value) -> Uniformity {
        self.values[value]
    }

    /// Whether a value is equal in all running lanes of a wave.
    pub fn is_uniform(&self, value: Value) -> bool {
        self.values[value] != Uniformity::Divergent
    }

    /// Why a value is divergent.
    pub fn cause(&self, value: Value) -> Option<Cause> {
        self.causes[value]
    }

    /// Whether lanes may part at the end of a block.
    pub fn branch_diverges(&self, block: Block) -> bool {
        self.divergent_branches[block]
    }
}

struct Analysis<'a> {
    func: &'a Function,
    cfg: &'a Cfg,
    post: &'a PostDominatorTree<Block>,
    order: &'a BlockOrder,
    wave_size: u32,
    cross_lane: CrossLane,
    info: UniformityInfo,
    uses: Users,
    block_of: SecondaryMap<Inst, PackedOption<Block>>,
    /// Block parameters whose edges do not all pass the same value.
    chosen: EntitySet<Value>,
    /// Cycles that a divergent branch leaves.
    timed: Vec<bool>,
    walk: Walk,
    work: Vec<Value>,
}

/// Marks of blocks for walks from the successors of a branch; they need no clearing from one walk to the next.
#[derive(Default)]
struct Walk {
    /// Number of the last walk; each successor has its own.
    now: u32,
    /// Walk that last came to a block.
    seen: SecondaryMap<Block, u32>,
    /// Walk that came to a block first, of those from the successors of one branch.
    first: SecondaryMap<Block, u32>,
    /// Walk of two at a time that last came to a block, by side.
    sides: [SecondaryMap<Block, u32>; 2],
    /// Blocks that all walks came to, counted once for each.
    steps: usize,
}

impl<'a> Analysis<'a> {
    fn new(
        func: &'a Function,
        cfg: &'a Cfg,
        post: &'a PostDominatorTree<Block>,
        order: &'a BlockOrder,
        wave_size: u32,
    ) -> Self {
        let mut block_of: SecondaryMap<Inst, PackedOption<Block>> = SecondaryMap::new();
        block_of.resize(func.dfg.num_insts());
        for &block in order.blocks() {
            for &inst in func.layout.insts(block) {
                block_of[inst] = block.into();
            }
        }
        let values = func.dfg.num_values();
        let mut first: SecondaryMap<Value, PackedOption<Value>> = sized(values);
        let mut chosen = EntitySet::with_capacity(values);
        for &block in func.layout.blocks() {
            for call in func.successor_calls(block) {
                let params = func.dfg.block_params(call.block).iter();
                for (&arg, &param) in func.dfg.call_args(call).iter().zip(params) {
                    if first[param].is_none() {
                        first[param] = arg.into();
                    } else if first[param] != arg.into() {
                        chosen.insert(param);
                    }
                }
            }
        }
        let info = UniformityInfo {
            values: sized(values),
            causes: SecondaryMap::new(),
            divergent_branches: SecondaryMap::new(),
            steps: 0,
        };
        Analysis {
            func,
            cfg,
            post,
            order,
            wave_size,
            cross_lane: CrossLane::new(func),
            info,
            uses: Users::new(func, order),
            block_of,
            chosen,
            timed: vec![false; order.cycles.len()],
            walk: Walk::default(),
            work: Vec::new(),
        }
    }

    fn run(mut self) -> UniformityInfo {
        // Wave uniformity first: a simple forward pass is enough for a level that only refines "uniform".
        let blocks = self.order.blocks();
        if self.func.kind == FunctionKind::Function {
            for &param in self.func.dfg.block_params(self.cfg.entry()) {
                self.mark(param, Cause::Argument);
            }
        }
        for &block in blocks {
            for &inst in self.func.layout.insts(block) {
                self.seed(inst);
            }
        }
        while let Some(value) = self.work.pop() {
            for index in 0..self.uses.of(value).len() {
                let inst = self.uses.of(value)[index];
                self.propagate(value, inst);
            }
        }
        self.refine_wave_uniform();
        self.info.steps = self.walk.steps;
        self.info
    }

    /// Marks what is divergent by its operation.
    fn seed(&mut self, inst: Inst) {
        let data = self.func.dfg.inst(inst);
        let effects = data.opcode().effects();
        let by_operation = match data {
            InstructionData::Load { mem, .. } => {
                matches!(
                    mem.segment,
                    Segment::Private | Segment::Spill | Segment::Arg | Segment::Flat
                ) && !mem.width.covers_wave(self.wave_size)
            }
            InstructionData::Atomic { .. } | InstructionData::Call { .. } => true,
            _ => effects.lane_dependent(),
        };
        if by_operation {
            self.mark_results(inst, Cause::Operation(inst));
        }
    }

    fn mark_results(&mut self, inst: Inst, cause: Cause) {
        for index in 0..self.func.dfg.results(inst).len() {
            self.mark(self.func.dfg.results(inst)[index], cause);
        }
    }

    fn mark(&mut self, value: Value, cause: Cause) {
        if self.info.values[value] != Uniformity::Divergent {
            self.info.values[value] = Uniformity::Divergent;
            self.info.causes[value] = Some(cause);
            self.work.push(value);
        }
    }

    /// A divergent value reaches an instruction that uses it.
    fn propagate(&mut self, value: Value, inst: Inst) {
        let Some(block) = self.block_of[inst].expand() else {
            return;
        };
        let data = self.func.dfg.inst(inst);
        // Block arguments.
        for target in 0..self.func.dfg.targets(inst).len() {
            let call = self.func.dfg.targets(inst)[target];
            for index in 0..self.func.dfg.call_args(&call).len() {
                if self.func.dfg.call_args(&call)[index] == value {
                    self.mark(
                        self.func.dfg.block_params(call.block)[index],
                        Cause::Operand(value),
                    );
                }
            }
        }
        if !self.func.dfg.args(inst).contains(&value) {
            return;
        }
        match *data {
            InstructionData::Branch { .. } | InstructionData::Switch { .. } => self.diverge(block, inst),
            InstructionData::Load { mem, .. } if mem.width.covers_wave(self.wave_size) => {}
            // The operands differ, the answer is about all running lanes.
            InstructionData::Unary {
                opcode: Opcode::Activelanecount | Opcode::Activelanemask,
                ..
            } => {}
            _ => self.mark_results(inst, Cause::Operand(value)),
        }
    }

    /// Lanes part at the end of a block.
    fn diverge(&mut self, block: Block, inst: Inst) {
        if std::mem::replace(&mut self.info.divergent_branches[block], true) {
            return;
        }
        // Several edges to one block: lanes choose between the arguments.
        let calls = self.func.dfg.targets(inst);
        let mut chosen = Vec::new();
        let mut earlier: FxHashMap<Block, usize> = FxHashMap::default();
        for (number, call) in calls.iter().enumerate() {
            let first = *earlier.entry(call.block).or_insert(number);
            if first != number {
                let args = self.func.dfg.call_args(call);
                let others = self.func.dfg.call_args(&calls[first]);
                let params = self.func.dfg.block_params(call.block);
                let differ = args.iter().zip(others).zip(params).filter(|((a, b), _)| a != b);
                chosen.extend(differ.map(|(_, &param)| param));
            }
        }
        for param in chosen {
            self.mark(param, Cause::Join(inst));
        }
        let succs = self.cfg.succs(block);
        if succs.len() < 2 {
            return;
        }
        // Joins: reached from two different successors no later than the immediate post-dominator.
        let end = self.post.ipdom(block);
        let inner = succs.iter().filter(|succ| Some(**succ) != end).count();
        let joins = match (inner, end, succs) {
            // Around one successor there is nothing that another one could reach, however far it is to the post-dominator.
            (0 | 1, ..) => end.into_iter().collect(),
            (_, Some(end), &[a, b]) if self.meet_only_at(block, [a, b], end) => vec![end],
            _ => self.joins(block, end),
        };
        for join in joins {
            for index in 0..self.func.dfg.block_params(join).len() {
                let param = self.func.dfg.block_params(join)[index];
                if self.chosen.contains(param) {
                    self.mark(param, Cause::Join(inst));
                }
            }
        }
        self.diverge_in_time(block, inst, end);
    }

    /// Whether what the two successors of a block reach no later than its immediate post-dominator is shown to be apart but for that
    /// one. Both sides are walked at once, and the one that ends first decides: it is apart if no edge leads into it from
    /// outside. So conditionals in each other cost their smaller sides, not all that is around the innermost.
    fn meet_only_at(&mut self, block: Block, succs: [Block; 2], end: Block) -> bool {
        self.walk.now += 1;
        let now = self.walk.now;
        let mut stacks = succs.map(|succ| vec![succ]);
        let mut blocks = [Vec::new(), Vec::new()];
        let mut side = 0;
        while let Some(at) = stacks[side].pop() {
            self.walk.steps += 1;
            if std::mem::replace(&mut self.walk.sides[side][at], now) != now && at != end {
                blocks[side].push(at);
                stacks[side].extend(self.cfg.succs(at));
            }
            side = 1 - side;
        }
        let inside = |at: Block| self.walk.sides[side][at] == now;
        inside(end)
            && !inside(block)
            && !inside(succs[1 - side])
            && blocks[side].iter().all(|&at| {
                let mut preds = self.cfg.preds(at).iter();
                preds.all(|&pred| pred == block || inside(pred))
            })
    }

    /// The blocks that two successors of a block reach no later than its immediate post-dominator.
    fn joins(&mut self, block: Block, end: Option<Block>) -> Vec<Block> {
        let before = self.walk.now;
        let mut joins = Vec::new();
        let mut stack = Vec::new();
        for &succ in self.cfg.succs(block) {
            let Walk {
                now,
                seen,
                first,
                steps,
                ..
            } = &mut self.walk;
            *now += 1;
            stack.push(succ);
            while let Some(at) = stack.pop() {
                *steps += 1;
                if std::mem::replace(&mut seen[at], *now) == *now {
                    continue;
                }
                if first[at] <= before {
                    first[at] = *now;
                } else if first[at] != *now {
                    joins.push(at);
                }
                if Some(at) != end {
                    stack.extend(self.cfg.succs(at));
                }
            }
        }
        joins
    }

    /// Lanes that part at a branch and do not meet in the same iteration of a cycle leave it in different ones.
    fn diverge_in_time(&mut self, block: Block, inst: Inst, end: Option<Block>) {
        for cycle in self.order.cycles_of(block) {
            let stays = |b: Block| self.order.contains(cycle, b);
            if self.timed[cycle.index()]
                || end.is_some_and(stays) && self.cfg.succs(block).iter().all(|&s| stays(s))
            {
                continue;
            }
            self.timed[cycle.index()] = true;
            let data = &self.order.cycles[cycle];
            for position in data.first..=data.last {
                let inside = self.order.blocks()[position as usize];
                for index in 0..self.func.dfg.block_params(inside).len() {
                    self.mark_if_used_outside(self.func.dfg.block_params(inside)[index], cycle, inst);
                }
                for at in 0..self.func.layout.insts(inside).len() {
                    let def = self.func.layout.insts(inside)[at];
                    for index in 0..self.func.dfg.results(def).len() {
                        self.mark_if_used_outside(self.func.dfg.results(def)[index], cycle, inst);
                    }
                }
            }
        }
        // Lanes that a strict branch leaves behind come to its targets with what they had in an older iteration.
        let Some(region) = self.cross_lane.strict_region(self.cfg, self.post, block) else {
            return;
        };
        if !region.recurs {
            return;
        }
        for &def in &region.blocks {
            let mut values = self.func.dfg.block_params(def).to_vec();
            for &inst in self.func.layout.insts(def) {
                values.extend_from_slice(self.func.dfg.results(inst));
            }
            for value in values {
                if !self.is_constant(value) && self.is_live_after(value, def, block) {
                    self.mark(value, Cause::Time(inst));
                }
            }
        }
    }

    /// Whether the branch at the end of a block, or what follows it, reads a value that is defined in `def`.
    fn is_live_after(&self, value: Value, def: Block, branch: Block) -> bool {
        let mut seen = rustc_hash::FxHashSet::default();
        let mut work = Vec::new();
        for &user in self.uses.of(value) {
            let Some(block) = self.block_of[user].expand() else {
                continue;
            };
            if block == branch && self.func.terminator(block) == Some(user) {
                return true;
            }
            work.push(block);
        }
        while let Some(block) = work.pop() {
            if block == def || !seen.insert(block) {
                continue;
            }
            if self.cfg.preds(block).contains(&branch) {
                return true;
            }
            work.extend_from_slice(self.cfg.preds(block));
        }
        false
    }

    fn mark_if_used_outside(&mut self, value: Value, cycle: super::order::Cycle, branch: Inst) {
        let outside = |block: Block| !self.order.contains(cycle, block);
        let used_outside = self.uses.of(value).iter().any(|&user| {
            let Some(block) = self.block_of[user].expand() else {
                return false;
            };
            // A block argument is used at the end of the edge's source, by lanes that may leave later than others.
            outside(block)
                || self
                    .func
                    .dfg
                    .targets(user)
                    .iter()
                    .any(|call| outside(call.block) && self.func.dfg.call_args(call).contains(&value))
        });
        if used_outside && !self.is_constant(value) {
            self.mark(value, Cause::Time(branch));
        }
    }

    /// Constants are equal whenever they are made.
    fn is_constant(&self, value: Value) -> bool {
        self.func.dfg.defining_inst(value).is_some_and(|def| {
            matches!(
                self.func.dfg.inst(def),
                InstructionData::Const { .. } | InstructionData::SymbolAddr { .. }
            )
        })
    }

    /// Separates wave uniform from work-group uniform values: forward to a fixed point over uniform values only.
    fn refine_wave_uniform(&mut self) {
        let mut changed = true;
        while changed {
            changed = false;
            for &block in self.order.blocks() {
                for &inst in self.func.layout.insts(block) {
                    let data = self.func.dfg.inst(inst);
                    // What a group-uniform address holds may differ from wave to wave in time, and a branch that only
                    // some waves take makes its blocks' values wave uniform at most.
                    let own = data.opcode().effects().wave_uniform()
                        || (data.opcode().effects().reads_memory()
                            && !data.mem().is_some_and(|m| m.constant))
                        || data.opcode().effects().cross_lane();
                    let worst = self
                        .func
                        .dfg
                        .args(inst)
                        .iter()
                        .map(|&arg| self.info.values[arg])
                        .max()
                        .unwrap_or(Uniformity::Group);
                    if own || worst >= Uniformity::Wave {
                        for &result in self.func.dfg.results(inst) {
                            changed |= lower(&mut self.info.values, result);
                        }
                    }
                    for call in self.func.dfg.targets(inst) {
                        for (&arg, &param) in self
                            .func
                            .dfg
                            .call_args(call)
                            .iter()
                            .zip(self.func.dfg.block_params(call.block))
                        {
                            // Waves may come over different edges, so a parameter is at most wave uniform unless there
                            // is nothing to choose.
                            let choice = self.chosen.contains(param);
                            if self.info.values[arg] >= Uniformity::Wave || choice {
                                changed |= lower(&mut self.info.values, param);
                            }
                        }
                    }
                }
            }
        }
    }
}

fn lower(values: &mut SecondaryMap<Value, Uniformity>, value: Value) -> bool {
    if values[value] == Uniformity::Group {
        values[value] = Uniformity::Wave;
        return true;
    }
    false
}

/// A line per divergent value that says why.
pub fn explain(func: &Function, info: &UniformityInfo, value: Value) -> String {
    let name = |inst: Inst| func.dfg.opcode(inst).name();
    match (info.value(value), info.cause(value)) {
        (Uniformity::Group, _) => format!("{value}: uniform in the work-group"),
        (Uniformity::Wave, _) => format!("{value}: uniform in the wave"),
        (Uniformity::Divergent, None) => format!("{value}: divergent"),
        (Uniformity::Divergent, Some(cause)) => match cause {
            Cause::Operation(inst) => format!("{value}: divergent by its operation {}", name(inst)),
            Cause::Operand(operand) => format!("{value}: divergent because {operand} is"),
            Cause::Join(inst) => match func.dfg.value_def(value) {
                ValueDef::Param(block, _) => {
                    format!("{value}: divergent, lanes reach {block} over different edges of {inst}")
                }
                ValueDef::Result(..) => format!("{value}: divergent, lanes parted at {inst}"),
            },
            Cause::Argument => format!("{value}: divergent, an argument of a called function"),
            Cause::Time(inst) => {
                format!("{value}: divergent, lanes leave its cycle in different iterations at {inst}")
            }
        },
    }
}

#[cfg(test)]
mod tests;
