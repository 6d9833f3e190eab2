//! How much of a program computes: operations that were drawn, beside what makes addresses, bounds and settled floats.
//!
//! Only what draws knows which is which, so the numbers are taken while a program is made ([`crate::program_counted`]).

use crate::body::Body;
use std::collections::HashSet;
use std::fmt;
use wavelift_codegen::analysis::{BlockOrder, Cfg, PostDominatorTree, UniformityInfo};
use wavelift_codegen::ir::{Function, Inst, InstructionData, Type, Value, ValueDef};

/// Lanes of the waves for which operands are looked at.
const WAVE: u32 = 64;

/// What programs had.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Drawn {
    /// Instructions of all functions.
    pub instructions: u64,
    /// Operations that were drawn as such.
    pub operations: u64,
    /// Those with an operand that lanes of a wave have of their own.
    pub per_lane: u64,
    /// Those that something stored, called, returned or branched on depends on.
    pub live: u64,
    /// Those that take or make floats.
    pub floats: u64,
    /// Those of them with an operand that lanes have of their own.
    pub per_lane_floats: u64,
    /// Stores.
    pub stores: u64,
    /// Constants.
    pub constants: u64,
}

impl Drawn {
    /// Adds what another count has.
    pub fn merge(&mut self, other: &Drawn) {
        self.instructions += other.instructions;
        self.operations += other.operations;
        self.per_lane += other.per_lane;
        self.live += other.live;
        self.floats += other.floats;
        self.per_lane_floats += other.per_lane_floats;
        self.stores += other.stores;
        self.constants += other.constants;
    }

    /// Counts a function of which these instructions were drawn as operations.
    pub(crate) fn add(&mut self, func: &Function, drawn: &[Inst]) {
        let drawn: HashSet<Inst> = drawn.iter().copied().collect();
        let cfg = Cfg::new(func);
        let post = PostDominatorTree::new(&cfg);
        let order = BlockOrder::new(&cfg, &post);
        let uniformity = UniformityInfo::new(func, &cfg, &post, &order, WAVE);
        let live = live(func);
        for (_, inst) in func.layout.iter() {
            self.instructions += 1;
            match func.dfg.inst(inst) {
                InstructionData::Store { .. } => self.stores += 1,
                InstructionData::Const { .. } => self.constants += 1,
                _ => {}
            }
            if !drawn.contains(&inst) {
                continue;
            }
            let args = func.dfg.args(inst);
            let own = args.iter().any(|&value| !uniformity.is_uniform(value));
            let is_float = |ty: Type| ty.lane().is_float();
            let floats = args.iter().chain(func.dfg.results(inst));
            let float = floats
                .into_iter()
                .any(|&value| is_float(func.dfg.value_type(value)));
            self.operations += 1;
            self.per_lane += u64::from(own);
            self.live += u64::from(live.contains(&inst));
            self.floats += u64::from(float);
            self.per_lane_floats += u64::from(float && own);
        }
    }
}

/// Instructions that an effect depends on; what blocks are given counts as used.
fn live(func: &Function) -> HashSet<Inst> {
    let mut open: Vec<Value> = Vec::new();
    for (block, inst) in func.layout.iter() {
        let opcode = func.dfg.opcode(inst);
        if opcode.effects().removable() && !opcode.is_terminator() {
            continue;
        }
        open.extend(func.dfg.args(inst));
        for call in func.successor_calls(block) {
            open.extend(func.dfg.call_args(call));
        }
    }
    let mut found = HashSet::new();
    while let Some(value) = open.pop() {
        if let ValueDef::Result(inst, _) = func.dfg.value_def(func.dfg.resolve(value))
            && found.insert(inst)
        {
            open.extend(func.dfg.args(inst));
        }
    }
    found
}

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |part: u64, whole: u64| part * 100 / whole.max(1);
        write!(
            f,
            "{} instructions ({}% stores, {}% constants), {} operations drawn, {}% of them per lane and {}% live; {} on floats, {}% of them per lane",
            self.instructions,
            percent(self.stores, self.instructions),
            percent(self.constants, self.instructions),
            self.operations,
            percent(self.per_lane, self.operations),
            percent(self.live, self.operations),
            self.floats,
            percent(self.per_lane_floats, self.floats),
        )
    }
}

impl Body<'_, '_, '_> {
    /// Notes that an instruction is an operation that was drawn.
    pub(crate) fn note(&mut self, inst: Inst) {
        self.drawn.push(inst);
    }
}
