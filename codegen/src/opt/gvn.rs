//! Value numbering scoped by dominance: an instruction that computes what one that dominates it computes becomes an
//! alias of it.
//!
//! Instructions are equal if opcode, type, immediates and operands are, the operands of commutative ones in either
//! order, and so those of comparisons of integers, where `a > b` is `b < a`. Floating-point operands keep theirs: of two NaNs, or of two zeros for a
//! minimum, the order decides. Candidates are those that [`Effects::mergeable`](crate::ir::Effects::mergeable) allows, and loads of memory
//! that does not change. Convergent instructions never are, and `undef` is not, which may differ from use to use.
//!
//! Constants merge within a block only: they cost nothing where they are used, but one that is used everywhere would be
//! live everywhere. Equal constants of different blocks still make the instructions that read them equal.
//!
//! The walk goes down the dominator tree with one table. The table holds hashes and instructions only: what an instruction computes is looked up again when
//! hashes are equal. That stays the same, because its operands dominate it and so were visited before. Of equal instructions the table has one: the last that
//! was no alias. If the walk has left the subtree of its block, it dominates nothing that is still to come, and the next one takes its place; taking all of a
//! block out of the table on the way up would be as much work as putting them in. Cost: linear, and the dominator tree.
//!
//! After a walk no two instructions are equal of which one dominates the other. As long as blocks and the places of instructions stay
//! ([`Context::moved`]), one of two that have become equal was made or changed since, and reads nothing but what such instructions read, or constants. So
//! `has_new_pair` looks at these first, in the order of the layout, and there is no walk if no two of them may be equal.

use super::fold::constant;
use super::{Context, commutes};
use crate::analysis::{Cfg, DominatorTree};
use crate::ir::{Block, DataFlowGraph, Function, Inst, InstructionData, IntCC, Opcode, Type, Value};
use crate::maps::sized;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};
use hashbrown::hash_table::Entry;
use hashbrown::{HashSet, HashTable};
use rustc_hash::{FxBuildHasher, FxHasher};
use smallvec::SmallVec;
use std::hash::{Hash, Hasher};

/// One value for each constant, whichever block it is in.
pub(super) struct Constants {
    first: hashbrown::HashMap<(Type, u64), Value, FxBuildHasher>,
    /// Of all values that were asked for: that value, or the value itself.
    of: SecondaryMap<Value, PackedOption<Value>>,
}

impl Constants {
    /// Of so many values nothing was asked yet.
    pub(super) fn of_values(count: usize) -> Constants {
        Constants {
            first: Default::default(),
            of: sized(count),
        }
    }

    fn of(&mut self, dfg: &DataFlowGraph, value: Value) -> Value {
        if let Some(known) = self.of[value].expand() {
            return known;
        }
        let same = match constant(dfg, value) {
            Some(bits) => *self.first.entry((dfg.value_type(value), bits)).or_insert(value),
            None => value,
        };
        self.of[value] = same.into();
        same
    }
}

/// What tells instructions of an opcode apart besides type, mode, operands and memory; `None` of instructions that are never merged.
fn immediate(data: &InstructionData) -> Option<u64> {
    Some(match *data {
        InstructionData::Const { imm, .. } => imm,
        InstructionData::Dim { dim, .. } => u64::from(dim),
        InstructionData::UnaryImm { imm, .. } | InstructionData::BinaryImm { imm, .. } => u64::from(imm),
        InstructionData::Segment { segment, .. } => segment as u64,
        InstructionData::SegmentCvt { segment, nonull, .. } => (segment as u64) << 1 | u64::from(nonull),
        InstructionData::SymbolAddr { symbol, .. } => u64::from(symbol.as_u32()),
        InstructionData::IntCompare { cond, .. } => lesser(cond) as u64,
        InstructionData::FloatCompare { cond, .. } => cond as u64,
        InstructionData::Load { offset, .. } => u64::from(offset.cast_unsigned()),
        InstructionData::Nullary { .. }
        | InstructionData::Unary { .. }
        | InstructionData::Binary { .. }
        | InstructionData::Ternary { .. }
        | InstructionData::Quaternary { .. }
        | InstructionData::UnaryFp { .. }
        | InstructionData::BinaryFp { .. }
        | InstructionData::TernaryFp { .. }
        | InstructionData::MultiAry { .. } => 0,
        _ => return None,
    })
}

/// The comparison that another one is, with operands exchanged if that asks for the greater one first.
fn lesser(cond: IntCC) -> IntCC {
    match cond {
        IntCC::Sgt | IntCC::Sge | IntCC::Ugt | IntCC::Uge => cond.swapped(),
        _ => cond,
    }
}

/// Whether an instruction may be merged with an equal one.
fn mergeable(data: &InstructionData) -> bool {
    let opcode = data.opcode();
    let constant_load = opcode == Opcode::Load && data.mem().is_some_and(|mem| mem.constant);
    (opcode.effects().mergeable() || constant_load) && opcode != Opcode::Undef
}

/// The operands of an instruction as they are compared: one value for each constant, those of commutative operations in order, those of comparisons as
/// [`lesser`] has them.
type Operands = SmallVec<[Value; 4]>;

impl Constants {
    fn operands(&mut self, dfg: &DataFlowGraph, inst: Inst) -> Operands {
        let mut operands = Operands::new();
        for &arg in dfg.args(inst) {
            operands.push(self.of(dfg, arg));
        }
        let exchanged = match *dfg.inst(inst) {
            InstructionData::IntCompare {
                cond: IntCC::Eq | IntCC::Ne,
                ..
            } => operands[0] > operands[1],
            InstructionData::IntCompare { cond, .. } => lesser(cond) != cond,
            _ => operands.len() >= 2 && operands[0] > operands[1] && commutes(dfg.opcode(inst)),
        };
        if exchanged {
            operands.swap(0, 1);
        }
        operands
    }

    /// Whether two instructions compute the same, wherever they stand. Their operands are no aliases.
    pub(super) fn are_equal(&mut self, dfg: &DataFlowGraph, [leader, inst]: [Inst; 2]) -> bool {
        mergeable(dfg.inst(inst)) && self.are_alike(dfg, [leader, inst])
    }

    /// Whether two instructions do the same with the same operands. For two loads that says nothing of what they find in memory.
    pub(super) fn are_alike(&mut self, dfg: &DataFlowGraph, [leader, inst]: [Inst; 2]) -> bool {
        let [other, data] = [leader, inst].map(|inst| dfg.inst(inst));
        if other.opcode() != data.opcode()
            || dfg.ctrl_type(leader) != dfg.ctrl_type(inst)
            || immediate(data).is_none()
            || immediate(data) != immediate(other)
        {
            return false;
        }
        let operands = self.operands(dfg, inst);
        self.equal(dfg, inst, &operands, leader)
    }

    /// Whether an instruction with these operands computes what the leader computes. Opcode, type and immediate are equal.
    fn equal(&mut self, dfg: &DataFlowGraph, inst: Inst, operands: &[Value], leader: Inst) -> bool {
        let (data, other) = (dfg.inst(inst), dfg.inst(leader));
        let types = |inst| dfg.results(inst).iter().map(|&value| dfg.value_type(value));
        data.fp_mode() == other.fp_mode()
            && data.mem() == other.mem()
            // Of loads, neither operation nor type says what the results are.
            && (data.opcode().info().results.is_some() || types(inst).eq(types(leader)))
            && self.operands(dfg, leader)[..] == *operands
    }
}

/// A number of what tells most instructions apart. Constants of many blocks would have one, and each would be looked for among all, but for the block in it.
fn number(dfg: &DataFlowGraph, (block, inst): (Block, Inst), immediate: u64, operands: &[Value]) -> u32 {
    let data = dfg.inst(inst);
    let place = matches!(data, InstructionData::Const { .. }).then_some(block);
    let mut hasher = FxHasher::default();
    (data.opcode(), dfg.ctrl_type(inst), immediate, place).hash(&mut hasher);
    for operand in operands {
        operand.hash(&mut hasher);
    }
    (hasher.finish() >> 32) as u32
}

/// The first of equal instructions.
#[derive(Clone, Copy)]
struct Leader {
    hash: u32,
    inst: Inst,
    /// What it dominates may merge with it, and of constants what is in it.
    block: Block,
}

impl Leader {
    /// Half of the hash serves twice: for the place in the table and for the tag there.
    fn spread(hash: u32) -> u64 {
        u64::from(hash) << 32 | u64::from(hash)
    }
}

/// Whether two instructions may be equal of which one was made or changed since value numbering last saw it. Where none are, all are numbered.
fn has_new_pair(func: &mut Function) -> bool {
    let dfg = &func.dfg;
    let mut read: EntitySet<Value> = EntitySet::with_capacity(dfg.num_values());
    let (mut new, mut constants) = (0, false);
    for (_, inst) in func.layout.iter().filter(|&(_, inst)| dfg.is_unnumbered(inst)) {
        let data = dfg.inst(inst);
        if mergeable(data) {
            new += 1;
            constants |= dfg.args(inst).is_empty();
            dfg.args(inst).iter().for_each(|&arg| {
                read.insert(arg);
            });
        }
    }
    let may_be_new = |inst: Inst| match dfg.args(inst) {
        [] => constants,
        args => (args.iter()).all(|&arg| read.contains(arg) || constant(dfg, arg).is_some()),
    };
    let mut seen = HashSet::with_capacity_and_hasher(2 * new, FxBuildHasher);
    let mut numbers = Constants::of_values(dfg.num_values());
    for (block, inst) in func.layout.iter().filter(|_| new > 0) {
        let data = dfg.inst(inst);
        if may_be_new(inst)
            && let Some(immediate) = immediate(data).filter(|_| mergeable(data))
            && !seen.insert(number(
                dfg,
                (block, inst),
                immediate,
                &numbers.operands(dfg, inst),
            ))
        {
            return true;
        }
    }
    for &block in func.layout.blocks() {
        for &inst in func.layout.insts(block) {
            func.dfg.set_numbered(inst);
        }
    }
    false
}

/// As [`run`], but without a walk if nothing can have become equal to anything since the last one, of which the order of passes keeps account
/// ([`Context::moved`]).
pub(super) fn run_again(func: &mut Function, context: &mut Context<'_>) -> usize {
    if context.moved || func.dfg.aliases_read() || has_new_pair(func) {
        return run(func, context);
    }
    debug_assert_eq!(
        run(&mut func.clone(), &mut context.clone()),
        0,
        "instructions became equal unseen"
    );
    0
}

/// Merges equal instructions; returns how many went.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    let Some(entry) = func.layout.entry() else {
        return 0;
    };
    context.moved = false;
    let graph = Cfg::new(func);
    let dom = DominatorTree::new(&graph);
    let children = dom.children(&graph);
    let mut leaders: HashTable<Leader> = HashTable::with_capacity(func.num_placed_insts());
    // Whether the walk is in the subtree of a block: its leaders dominate what it comes to.
    let mut open: SecondaryMap<Block, bool> = sized(func.dfg.num_blocks());
    let mut constants = Constants::of_values(func.dfg.num_values());
    let mut stack = vec![Step::Enter(entry)];
    let (mut changes, mut visited) = (0, 0);
    while let Some(step) = stack.pop() {
        let block = match step {
            Step::Enter(block) => block,
            Step::Leave(block) => {
                open[block] = false;
                continue;
            }
        };
        visited += 1;
        open[block] = true;
        stack.push(Step::Leave(block));
        stack.extend(children[block].iter().rev().map(|&child| Step::Enter(child)));
        let mut insts = std::mem::take(func.layout.insts_mut(block));
        insts.retain(|&inst| {
            func.dfg.resolve_aliases(inst);
            func.dfg.set_numbered(inst);
            let dfg = &func.dfg;
            let data = dfg.inst(inst);
            let Some(immediate) = immediate(data).filter(|_| mergeable(data)) else {
                return true;
            };
            let (opcode, ty) = (data.opcode(), dfg.ctrl_type(inst));
            let is_constant = matches!(data, InstructionData::Const { .. });
            let operands = constants.operands(dfg, inst);
            let hash = number(dfg, (block, inst), immediate, &operands);
            let equal = |leader: &Leader| {
                let other = dfg.inst(leader.inst);
                leader.hash == hash
                    && (leader.block == block || !is_constant)
                    && (other.opcode(), dfg.ctrl_type(leader.inst)) == (opcode, ty)
                    && self::immediate(other) == Some(immediate)
                    && constants.equal(dfg, inst, &operands, leader.inst)
            };
            match leaders.entry(Leader::spread(hash), equal, |leader| Leader::spread(leader.hash)) {
                Entry::Vacant(entry) => {
                    entry.insert(Leader { hash, inst, block });
                    true
                }
                Entry::Occupied(mut entry) if !open[entry.get().block] => {
                    *entry.get_mut() = Leader { hash, inst, block };
                    true
                }
                Entry::Occupied(entry) => {
                    if !context.burn() {
                        return true;
                    }
                    let leader = entry.get().inst;
                    for index in 0..func.dfg.results(inst).len() {
                        let (old, new) = (func.dfg.results(inst)[index], func.dfg.results(leader)[index]);
                        func.dfg.make_alias(old, new);
                    }
                    changes += 1;
                    false
                }
            }
        });
        *func.layout.insts_mut(block) = insts;
    }
    func.resolve_aliases_after(visited, changes);
    changes
}

enum Step {
    Enter(Block),
    Leave(Block),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::{parse_module, print_function};

    #[test]
    fn what_changed_is_compared_with_what_stayed() {
        let text = "function %f {
block0(v0: i32, v1: i32):
    v2 = iadd.i32 v0, v1
    v3 = iadd.i32 v0, v0
    v4 = imul.i32 v1, v1
    v5 = bxor.i32 v3, v4
    return v5
}
";
        let module = parse_module(text).unwrap_or_else(|errors| panic!("{}", errors[0]));
        let mut func = module.defined().next().expect("a function").1.clone();
        let mut context = Context::new(None);
        assert_eq!(run_again(&mut func, &mut context), 0);
        assert!(!has_new_pair(&mut func));
        let entry = func.layout.blocks()[0];
        let insts = func.layout.insts(entry).to_vec();
        let v1 = func.dfg.args(insts[0])[1];
        // Another operand, but nothing like it.
        func.dfg.args_mut(insts[2])[0] = func.dfg.args(insts[0])[0];
        assert_eq!(run_again(&mut func, &mut context), 0);
        // Now the second sum is the first one, and what reads it reads that.
        func.dfg.args_mut(insts[1])[1] = v1;
        assert_eq!(run_again(&mut func, &mut context), 1);
        let text = print_function(&func, None);
        assert!(
            !text.contains("v3") && text.contains("v5 = bxor.i32 v2, v4"),
            "{text}"
        );
    }
}
