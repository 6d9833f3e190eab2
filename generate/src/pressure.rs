//! Many values of all types that live at once, so that registers do not suffice: what each lane has of its own, what a wave shares, and constants that can be made
//! again. They are held over statements, over a loop or over a call.

use crate::body::Body;
use crate::classes;
use std::collections::{BTreeSet, HashMap};
use wavelift_codegen::analysis::{Cfg, DominatorTree, LoopTree};
use wavelift_codegen::ir::{
    Block, Function, Inst, InstBuilder, InstructionData, IntCC, MemInfo, Segment, Type, Value, ValueDef,
    Width,
};

/// The fewest values that are held, and how many more there may be.
const HELD: (usize, usize) = (8, 16);
/// How many more of those that a wave shares: scalar registers are many.
const MORE: usize = 24;
/// Statements while they are held, at most.
const MEANWHILE: usize = 4;
/// Types of what is held.
const TYPES: [Type; 9] = [
    Type::I32,
    Type::I32,
    Type::I64,
    Type::I64,
    Type::F64,
    Type::F32,
    Type::I32X4,
    Type::F32X2,
    Type::B1,
];

/// What is held, by kind: over a loop, and over a call.
const KINDS: [[&str; 2]; 4] = [
    ["truth value held over a loop", "truth value held over a call"],
    ["i64 held over a loop", "i64 held over a call"],
    ["f64 held over a loop", "f64 held over a call"],
    ["vector held over a loop", "vector held over a call"],
];

/// Every name that [`held`] gives.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    KINDS.into_iter().flatten()
}

impl Body<'_, '_, '_> {
    /// Draws values, then statements, then mixes all the values.
    pub(crate) fn hold(&mut self) {
        let Some(input) = self.places.input else {
            return;
        };
        let lane = self.places.lane.filter(|_| self.choices.below(3) != 0);
        let mut count = HELD.0 + self.choices.below(HELD.1 + 1);
        let mut mem = MemInfo::plain(Segment::Global, 0);
        // What all share may be loaded by a wave as one.
        if lane.is_none() && self.choices.below(2) == 0 {
            (mem.constant, mem.width, mem.equiv) = (true, Width::All, classes::INPUT);
            count += self.choices.of(&[0, MORE]);
        }
        let source = (lane.unwrap_or(input), mem);
        // Of one type, or of any.
        let only = self.choices.one_in(2).then(|| self.choices.of(&TYPES));
        let held: Vec<Value> = (0..count)
            .map(|number| {
                let ty = only.unwrap_or_else(|| self.choices.of(&TYPES));
                self.held_value(ty, source, number)
            })
            .collect();
        match self.choices.below(4) {
            0 if self.depth < 2 => self.repeat(),
            1 if self.depth < 2 => self.long_loop(),
            2 => self.call(),
            _ => {
                let most = 1 + self.choices.below(MEANWHILE);
                self.statements(most);
            }
        }
        let odd = self.int(Type::I32, 0x9e37_79b1);
        let mut sum = self.value(Type::I32);
        for value in held {
            let word = self.word(value);
            let mixed = self.end().imul(Type::I32, sum, odd);
            sum = self.end().iadd(Type::I32, mixed, word);
        }
        self.know(sum, false);
    }

    /// A constant now and then, or a value from the input.
    fn held_value(&mut self, ty: Type, (base, mem): (Value, MemInfo), number: usize) -> Value {
        let loaded = if ty == Type::B1 { Type::I32 } else { ty };
        let mem = MemInfo {
            align_log2: loaded.lane().bytes().trailing_zeros() as u8,
            ..mem
        };
        let offset = 16 * number as i32;
        match ty {
            Type::B1 => {
                let load = self.end().load(loaded, &[loaded], mem, offset, base);
                let word = self.result(load);
                let limit = self.int(Type::I32, 0x4000_0000);
                self.end().icmp(IntCC::Slt, word, limit)
            }
            Type::I32 | Type::I64 if self.choices.one_in(4) => {
                let bits = self.choices.bits();
                self.int(ty, bits)
            }
            _ => {
                let load = self.end().load(ty, &[ty], mem, offset, base);
                self.result(load)
            }
        }
    }
}

/// Where instructions are: the block, and the place in it.
type Spot = (Block, usize);

/// What a function holds over loops and calls, each kind once.
pub(crate) fn held(func: &Function) -> Vec<&'static str> {
    let cfg = Cfg::new(func);
    let tree = DominatorTree::new(&cfg);
    let loops = LoopTree::new(&cfg, &tree);
    let mut spots: HashMap<Inst, Spot> = HashMap::new();
    let mut calls: Vec<Spot> = Vec::new();
    for &block in func.layout.blocks() {
        for (at, &inst) in func.layout.insts(block).iter().enumerate() {
            spots.insert(inst, (block, at));
            let call = matches!(func.dfg.inst(inst), InstructionData::Call { .. });
            calls.extend(call.then_some((block, at)));
        }
    }
    let before = |a: Spot, b: Spot| match a.0 == b.0 {
        true => a.1 < b.1,
        false => tree.dominates(a.0, b.0),
    };
    let headers: Vec<_> = loops
        .inner_first()
        .map(|which| (which, loops.data(which).header))
        .collect();
    let mut found = BTreeSet::new();
    for (_, inst) in func.layout.iter() {
        for &arg in func.dfg.args(inst) {
            let Some([over_loop, over_call]) = kind(func.dfg.value_type(arg)) else {
                continue;
            };
            let ValueDef::Result(made, _) = func.dfg.value_def(func.dfg.resolve(arg)) else {
                continue;
            };
            let (Some(&from), Some(&to)) = (spots.get(&made), spots.get(&inst)) else {
                continue;
            };
            let around = headers.iter().any(|&(which, header)| {
                let outside = !loops.contains(which, from.0) && !loops.contains(which, to.0);
                outside && tree.dominates(from.0, header) && tree.dominates(header, to.0)
            });
            found.extend(around.then_some(over_loop));
            let called = calls.iter().any(|&call| before(from, call) && before(call, to));
            found.extend(called.then_some(over_call));
        }
    }
    found.into_iter().collect()
}

/// The row of [`KINDS`] for a type.
fn kind(ty: Type) -> Option<[&'static str; 2]> {
    match ty {
        Type::B1 => Some(KINDS[0]),
        Type::I64 => Some(KINDS[1]),
        Type::F64 => Some(KINDS[2]),
        _ if ty.is_vector() => Some(KINDS[3]),
        _ => None,
    }
}
