//! Rewriting: constant folding and the rules of `isle-rules/opt`, in one walk in reverse post-order.
//!
//! A rule gives an instruction's value in another way: as an older value, or by new instructions, which stand in front
//! of it and are rewritten themselves, at most [`MAX_DEPTH`] deep. Whatever a rule names was reached through operands,
//! so it dominates the instruction. Operands are final when an instruction is visited, except for block arguments
//! along back edges; a further walk sees those.
//!
//! A branch on a complement exchanges its targets instead.
//!
//! What was settled in an earlier walk is looked at again only if it changed, or one of the [`LOOK`] instructions on a way through its operands did:
//! rules see no further. That other readers of a value went makes no rule look again.
//!
//! How often values are read is counted when a rule first asks, for all of the function, and kept from there on. What was replaced reads nothing; what nobody
//! reads does, until dead code goes.

use super::fold::{constant, fold};
use super::rules;
use super::{Context, commutes};
use crate::analysis::Cfg;
use crate::analysis::cfg::reverse_post_order;
use crate::ir::eval::ones;
use crate::ir::{DataFlowGraph, Function, Inst, InstructionData, Opcode, SourceLoc, Type, Value, ValueDef};
use crate::maps::sized;
use cranelift_entity::SecondaryMap;

/// How deep rules apply to what rules made.
pub const MAX_DEPTH: u32 = 6;

/// How many instructions a rule looks at, one through an operand of the other, from the one that it replaces on: a sum of a sum with a constant is
/// three.
pub const LOOK: u8 = 3;

/// Rewrites a function; returns how many instructions were replaced.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    if func.layout.entry().is_none() {
        return 0;
    }
    let order = reverse_post_order(&Cfg::new(func));
    let func_insts = func.dfg.num_insts();
    let mut rewriter = Rewriter {
        func,
        made: Vec::new(),
        depth: 0,
        loc: SourceLoc::UNKNOWN,
        distance: sized(func_insts),
        readers: None,
        quotients: context.quotients,
    };
    let (mut changes, visited) = (0, order.len());
    for block in order {
        // The block keeps its instructions until there are new ones, as readers may be counted meanwhile.
        let old = rewriter.func.layout.insts(block).to_vec();
        let mut new = Vec::with_capacity(old.len());
        for inst in old {
            rewriter.func.dfg.resolve_aliases(inst);
            if rewriter.is_settled(inst) {
                new.push(inst);
                continue;
            }
            let replaced = rewriter.replace(inst, context);
            new.append(&mut rewriter.made);
            if replaced {
                changes += 1;
            } else {
                changes += usize::from(rewriter.exchange_targets(inst, context));
                rewriter.func.dfg.set_settled(inst);
                new.push(inst);
            }
        }
        *rewriter.func.layout.insts_mut(block) = new;
    }
    func.resolve_aliases_after(visited, changes);
    changes
}

/// A function under rewriting: what rules see.
pub(super) struct Rewriter<'f> {
    pub(super) func: &'f mut Function,
    /// New instructions in front of the current one.
    pub(super) made: Vec<Inst>,
    depth: u32,
    /// Where the current instruction comes from.
    loc: SourceLoc,
    /// Of instructions the walk has seen: [`LOOK`] if they changed, and one less for each operand that leads to such a one.
    distance: SecondaryMap<Inst, u8>,
    /// What reads values, once a rule has asked.
    readers: Option<Readers>,
    /// Whether quotients by constants become products.
    pub(super) quotients: bool,
}

/// How often values are read by what was not replaced.
struct Readers {
    all: SecondaryMap<Value, u32>,
    /// By shifts to the left by a constant.
    shifts: SecondaryMap<Value, u32>,
}

impl Readers {
    fn of(func: &Function) -> Readers {
        let dfg = &func.dfg;
        let mut readers = Readers {
            all: sized(dfg.num_values()),
            shifts: sized(dfg.num_values()),
        };
        for (_, inst) in func.layout.iter() {
            if !matches!(dfg.results(inst), &[result] if dfg.is_alias(result)) {
                readers.add(dfg, inst);
            }
        }
        readers
    }

    /// An instruction reads its operands.
    fn add(&mut self, dfg: &DataFlowGraph, inst: Inst) {
        for value in dfg.uses(inst) {
            self.all[dfg.resolve(value)] += 1;
        }
        if let Some(value) = shifted(dfg, inst) {
            self.shifts[value] += 1;
        }
    }

    /// It reads them no more.
    fn remove(&mut self, dfg: &DataFlowGraph, inst: Inst) {
        for &arg in dfg.args(inst) {
            self.all[arg] = self.all[arg].saturating_sub(1);
        }
        if let Some(value) = shifted(dfg, inst) {
            self.shifts[value] = self.shifts[value].saturating_sub(1);
        }
    }

    /// What read a value reads another one.
    fn hand_on(&mut self, from: Value, to: Value) {
        self.all[to] += self.all[from];
        self.shifts[to] += self.shifts[from];
    }
}

/// What an instruction shifts to the left by a constant.
fn shifted(dfg: &DataFlowGraph, inst: Inst) -> Option<Value> {
    match *dfg.args(inst) {
        [value, count] if dfg.opcode(inst) == Opcode::Ishl => {
            constant(dfg, count).map(|_| dfg.resolve(value))
        }
        _ => None,
    }
}

impl Rewriter<'_> {
    /// Whether nothing changed that rules for an instruction look at.
    fn is_settled(&mut self, inst: Inst) -> bool {
        let dfg = &self.func.dfg;
        let near = |&value: &Value| match dfg.value_def(value) {
            ValueDef::Result(def, _) => self.distance[def],
            ValueDef::Param(..) => 0,
        };
        let nearest = || dfg.args(inst).iter().map(near).max().unwrap_or(0);
        let distance = match dfg.is_changed(inst) {
            true => LOOK,
            false => nearest().saturating_sub(1),
        };
        self.distance[inst] = distance;
        distance == 0
    }

    /// Replaces an instruction's value if a rule knows a better one.
    fn replace(&mut self, inst: Inst, context: &mut Context<'_>) -> bool {
        self.loc = self.func.dfg.locs[inst];
        let &[result] = self.func.dfg.results(inst) else {
            return false;
        };
        if context.fuel == 0 {
            return false;
        }
        let Some(better) = self.improve(inst) else {
            return false;
        };
        let better = self.func.dfg.resolve(better);
        let same_type = self.func.dfg.value_type(better) == self.func.dfg.value_type(result);
        debug_assert!(
            same_type,
            "a rule changes the type of {}",
            self.func.dfg.opcode(inst).name()
        );
        // What was made for nothing is dead code.
        if !same_type || better == result || !context.burn() {
            return false;
        }
        self.func.dfg.make_alias(result, better);
        self.hand_readers_on(inst, better);
        true
    }

    fn readers(&mut self) -> &Readers {
        let func = &*self.func;
        self.readers.get_or_insert_with(|| Readers::of(func))
    }

    /// Whether a value is read once. What a rule has just made for its instruction nothing reads yet.
    pub(super) fn has_one_reader(&mut self, value: Value) -> bool {
        self.readers().all[value] <= 1
    }

    /// Whether nothing reads a value but shifts to the left by constants, or one instruction.
    pub(super) fn is_shifted_only(&mut self, value: Value) -> bool {
        let readers = self.readers();
        readers.all[value] <= readers.shifts[value].max(1)
    }

    /// What read an instruction's result reads another value now, and the instruction reads nothing any more.
    fn hand_readers_on(&mut self, inst: Inst, better: Value) {
        let dfg = &self.func.dfg;
        if let Some(readers) = &mut self.readers {
            readers.hand_on(dfg.first_result(inst), better);
            readers.remove(dfg, inst);
        }
    }

    /// A better value than the result of an instruction with one result.
    fn improve(&mut self, inst: Inst) -> Option<Value> {
        self.constants_right(inst);
        let dfg = &self.func.dfg;
        if let Some(bits) = fold(dfg, inst) {
            let ty = dfg.value_type(dfg.first_result(inst));
            return Some(self.constant(ty, bits));
        }
        if self.depth >= MAX_DEPTH || !rules::has_rules(dfg.opcode(inst)) {
            return None;
        }
        self.depth += 1;
        let better = rules::constructor_simplify(self, inst);
        self.depth -= 1;
        better
    }

    /// Of a commutative instruction, a constant operand goes to the right.
    fn constants_right(&mut self, inst: Inst) {
        if !commutes(self.func.dfg.opcode(inst)) {
            return;
        }
        if let &[a, b, ..] = self.func.dfg.args(inst)
            && constant(&self.func.dfg, a).is_some()
            && constant(&self.func.dfg, b).is_none()
        {
            self.func.dfg.args_mut(inst).swap(0, 1);
        }
    }

    /// A new instruction with one result, or something better.
    pub(super) fn make(&mut self, ty: Type, data: InstructionData) -> Value {
        let inst = self.func.dfg.make_inst(data, ty, None);
        self.func.dfg.locs[inst] = self.loc;
        if let Some(better) = self.improve(inst) {
            return better;
        }
        self.distance[inst] = LOOK;
        self.made.push(inst);
        if let Some(readers) = &mut self.readers {
            readers.add(&self.func.dfg, inst);
        }
        self.func.dfg.first_result(inst)
    }

    /// A scalar constant; bits beyond the type are cut off.
    pub(super) fn constant(&mut self, ty: Type, bits: u64) -> Value {
        let (opcode, ctrl) = match ty {
            Type::B1 => (Opcode::Bconst, Type::INVALID),
            _ if ty.is_float() => (Opcode::Fconst, ty),
            _ => (Opcode::Iconst, ty),
        };
        let data = InstructionData::Const {
            opcode,
            imm: bits & ones(ty.bits()),
        };
        let inst = self.func.dfg.make_inst(data, ctrl, None);
        self.func.dfg.locs[inst] = self.loc;
        self.distance[inst] = LOOK;
        self.made.push(inst);
        self.func.dfg.first_result(inst)
    }

    /// A branch on a complement becomes one on what is complemented.
    fn exchange_targets(&mut self, inst: Inst, context: &mut Context<'_>) -> bool {
        let InstructionData::Branch {
            opcode: Opcode::Branch,
            arg,
            ..
        } = *self.func.dfg.inst(inst)
        else {
            return false;
        };
        let Some(better) = rules::constructor_complemented(self, arg) else {
            return false;
        };
        if !context.burn() {
            return false;
        }
        if let InstructionData::Branch { arg, targets, .. } = self.func.dfg.inst_mut(inst) {
            *arg = better;
            targets.swap(0, 1);
        }
        true
    }
}
