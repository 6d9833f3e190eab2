//! Value numbering scoped by dominance: an instruction that computes what one that dominates it computes becomes an
//! alias of it.
//!
//! Instructions are equal if opcode, type, immediates and operands are, the operands of commutative ones in either
//! order. Floating-point operands keep theirs: of two NaNs, or of two zeros for a minimum, the order decides. Candidates are those that [`Effects::mergeable`](crate::ir::Effects::mergeable) allows, and loads of memory
//! that does not change. Convergent instructions never are, and `undef` is not, which may differ from use to use.
//!
//! Constants merge within a block only: they cost nothing where they are used, but one that is used everywhere would be
//! live everywhere. Equal constants of different blocks still make the instructions that read them equal.
//!
//! The walk goes down the dominator tree with one table. The table holds hashes and instructions only: what an instruction computes is looked up again when
//! hashes are equal. That stays the same, because its operands dominate it and so were visited before. Of equal instructions the table has one: the last that
//! was no alias. If the walk has left the subtree of its block, it dominates nothing that is still to come, and the next one takes its place; taking all of a
//! block out of the table on the way up would be as much work as putting them in. Cost: linear, and the dominator tree.

use super::fold::constant;
use super::{Context, commutes};
use crate::analysis::{Cfg, DominatorTree};
use crate::ir::{Block, DataFlowGraph, Function, Inst, InstructionData, Opcode, Type, Value};
use crate::maps::sized;
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use rustc_hash::{FxBuildHasher, FxHasher};
use smallvec::SmallVec;
use std::hash::{Hash, Hasher};

/// One value for each constant, whichever block it is in.
struct Constants {
    first: hashbrown::HashMap<(Type, u64), Value, FxBuildHasher>,
    /// Of all values that were asked for: that value, or the value itself.
    of: SecondaryMap<Value, PackedOption<Value>>,
}

impl Constants {
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
        InstructionData::IntCompare { cond, .. } => cond as u64,
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

/// Whether an instruction may be merged with an equal one.
fn mergeable(data: &InstructionData) -> bool {
    let opcode = data.opcode();
    let constant_load = opcode == Opcode::Load && data.mem().is_some_and(|mem| mem.constant);
    (opcode.effects().mergeable() || constant_load) && opcode != Opcode::Undef
}

/// The operands of an instruction as they are compared: one value for each constant, those of commutative operations in order.
type Operands = SmallVec<[Value; 4]>;

impl Constants {
    fn operands(&mut self, dfg: &DataFlowGraph, inst: Inst) -> Operands {
        let mut operands = Operands::new();
        for &arg in dfg.args(inst) {
            operands.push(self.of(dfg, arg));
        }
        if operands.len() >= 2 && operands[0] > operands[1] && commutes(dfg.opcode(inst)) {
            operands.swap(0, 1);
        }
        operands
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

/// A number of what tells most instructions apart.
fn hash(own: (Opcode, Type, u64, Option<Block>), operands: &[Value]) -> u32 {
    let mut hasher = FxHasher::default();
    own.hash(&mut hasher);
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

/// Merges equal instructions; returns how many went.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    let Some(entry) = func.layout.entry() else {
        return 0;
    };
    let graph = Cfg::new(func);
    let dom = DominatorTree::new(&graph);
    let children = dom.children(&graph);
    let mut leaders: HashTable<Leader> = HashTable::with_capacity(func.num_placed_insts());
    // Whether the walk is in the subtree of a block: its leaders dominate what it comes to.
    let mut open: SecondaryMap<Block, bool> = sized(func.dfg.num_blocks());
    let mut constants = Constants {
        first: Default::default(),
        of: sized(func.dfg.num_values()),
    };
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
            let dfg = &func.dfg;
            let data = dfg.inst(inst);
            let Some(immediate) = immediate(data).filter(|_| mergeable(data)) else {
                return true;
            };
            let (opcode, ty) = (data.opcode(), dfg.ctrl_type(inst));
            let is_constant = matches!(data, InstructionData::Const { .. });
            let operands = constants.operands(dfg, inst);
            // Constants of many blocks would have one hash, and each would be looked for among all.
            let place = is_constant.then_some(block);
            let hash = hash((opcode, ty, immediate, place), &operands);
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
