//! Small branches become straight lines.
//!
//! A branch whose sides meet again after a few instructions costs more than these: the mask of the lanes that go one way is made, kept and taken back. Here
//! the instructions of the sides run in front of the branch, and what the sides pass on is selected. A *side* is a block that only the branch leads to and
//! that jumps on.
//!
//! | shape | becomes |
//! |---|---|
//! | both targets are sides that jump to one block | the instructions of both, a jump with selected arguments |
//! | one target is a side that jumps to the other target | the instructions of the side, a jump with selected arguments |
//! | branches one after the other that leave for one block (`chain`) | the instructions of all, a jump with selected arguments |
//!
//! # What may run without its branch
//! Values that are functions of their operands ([`Effects::mergeable`](crate::ir::Effects::mergeable)). Loads stay, because an address may be none but where the
//! branch leads, and so do integer division, whose divisor the branch may have asked, and what takes many instructions.
//!
//! # Why lanes stay together
//! No communication operation is moved. The branch that goes parted lanes over instructions that need no other lane, and they met at its immediate
//! post-dominator, where the jump leads now. A side post-dominates no block but itself, since the branch has a way around it; so all other post-dominators
//! stay. In functions with blocks from which no end is reached, what post-dominates them is a matter of convention, and nothing is done.
//!
//! Cost: linear, and the graph of blocks.

mod chain;

use super::Context;
use super::cfg::{all_end, jump, remove_unreachable, select_arguments, selects};
use super::divisors::divides_by_constant;
use crate::analysis::Cfg;
use crate::analysis::cfg::reverse_post_order;
use crate::ir::incoming::Incoming;
use crate::ir::{Block, BlockCall, Format, Function, Inst, InstructionData, Opcode, Rounding, Type, Value};
use chain::Chain;
use cranelift_entity::EntityRef;

/// What the sides may cost, in instructions on registers of 32 bits.
pub const MOST: u32 = 6;

/// Makes straight lines of small branches; returns how many went.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    if func.layout.entry().is_none() {
        return 0;
    }
    let graph = Cfg::new(func);
    let order = reverse_post_order(&graph);
    if !all_end(&graph, &order) {
        return 0;
    }
    let mut edges = Incoming::new(&func.dfg, &func.layout);
    let mut changes = 0;
    let mut gone = vec![false; func.dfg.num_blocks()];
    // A chain is looked for from its first branch.
    for &block in &order {
        if !gone[block.index()]
            && let Some(chain) = Chain::find(func, &edges, block)
            && context.burn()
        {
            chain.blocks().for_each(|block| gone[block.index()] = true);
            chain.straighten(func, block);
            changes += 1;
        }
    }
    if changes > 0 {
        remove_unreachable(func);
        edges = Incoming::new(&func.dfg, &func.layout);
    }
    // What is inside comes first.
    for &block in order.iter().rev().filter(|block| !gone[block.index()]) {
        if let Some(hammock) = Hammock::find(func, &edges, block)
            && context.burn()
        {
            hammock.straighten(func, block);
            changes += 1;
        }
    }
    if changes > 0 {
        remove_unreachable(func);
    }
    changes
}

/// A branch whose sides are small.
struct Hammock {
    branch: Inst,
    sides: Vec<Block>,
    /// Where both ways meet, with the arguments of each.
    meets: [BlockCall; 2],
}

impl Hammock {
    /// What a block ends with, if it can become a straight line.
    fn find(func: &Function, edges: &Incoming, block: Block) -> Option<Hammock> {
        let branch = func.terminator(block)?;
        let InstructionData::Branch {
            opcode: Opcode::Branch,
            targets,
            ..
        } = *func.dfg.inst(branch)
        else {
            return None;
        };
        let through = targets.map(|call| Some((call.block, side(func, edges, call.block)?)));
        let (sides, meets) = match (through, targets) {
            ([Some((a, yes)), Some((b, no))], _) if yes.block == no.block => (vec![a, b], [yes, no]),
            ([Some((a, yes)), _], [_, no]) if yes.block == no.block => (vec![a], [yes, no]),
            ([_, Some((b, no))], [yes, _]) if yes.block == no.block => (vec![b], [yes, no]),
            _ => return None,
        };
        if meets[0].block == block {
            return None;
        }
        let insts = sides.iter().flat_map(|&side| insides(func, side));
        let costs = insts.map(|&inst| cost(func, inst));
        let inside: u32 = costs.sum::<Option<u32>>()?;
        let selected = selects(func, &meets)?;
        (inside + selected <= MOST).then_some(Hammock { branch, sides, meets })
    }

    fn straighten(self, func: &mut Function, block: Block) {
        let InstructionData::Branch { arg: condition, .. } = *func.dfg.inst(self.branch) else {
            return;
        };
        func.layout.insts_mut(block).pop();
        for &side in &self.sides {
            let mut insts = std::mem::take(func.layout.insts_mut(side));
            // The jump stays for the block that nobody reaches.
            let last = insts.pop();
            func.layout.insts_mut(side).extend(last);
            func.layout.insts_mut(block).append(&mut insts);
        }
        let target = select_arguments(func, block, self.branch, condition, &self.meets);
        // The branch may have promised a width; the jump is another instruction.
        let data = jump(target);
        let new = func.dfg.make_inst(data, Type::INVALID, Some(&[]));
        func.dfg.locs[new] = func.dfg.locs[self.branch];
        func.layout.append_inst(new, block);
    }
}

/// Where a block jumps that one edge leads to and that has no parameters.
fn side(func: &Function, edges: &Incoming, block: Block) -> Option<BlockCall> {
    match *func.dfg.inst(func.terminator(block)?) {
        InstructionData::Jump {
            opcode: Opcode::Jump,
            target,
        } if edges.of(block).len() == 1
            && func.dfg.block_params(block).is_empty()
            && target.block != block =>
        {
            Some(target)
        }
        _ => None,
    }
}

/// The instructions of a side, without its jump.
fn insides(func: &Function, side: Block) -> &[Inst] {
    let insts = func.layout.insts(side);
    &insts[..insts.len().saturating_sub(1)]
}

/// What an instruction costs in front of the branch; nothing if it has to stay.
fn cost(func: &Function, inst: Inst) -> Option<u32> {
    let opcode = func.dfg.opcode(inst);
    let &[result] = func.dfg.results(inst) else {
        return None;
    };
    let ty = func.dfg.value_type(result);
    if !opcode.effects().mergeable() || ty.is_vector() {
        return None;
    }
    let words = ty.bytes().div_ceil(4).max(1);
    Some(match opcode {
        _ if func.dfg.args(inst).is_empty() => 0,
        _ if divides_by_constant(func, inst) => 3 * words + 2,
        Opcode::Udiv | Opcode::Sdiv | Opcode::Urem | Opcode::Srem => return None,
        Opcode::Imul | Opcode::Umulhi | Opcode::Smulhi => 3 * words,
        Opcode::Bitcast | Opcode::Uextend | Opcode::Ireduce | Opcode::Iconcat => 0,
        _ => match opcode.format() {
            Format::Unary | Format::Binary | Format::Ternary | Format::IntCompare | Format::FloatCompare => {
                words
            }
            Format::UnaryFp | Format::BinaryFp | Format::TernaryFp if is_short(func, inst) => 2 * words - 1,
            _ => return None,
        },
    })
}

/// Whether machines have an instruction for an operation on floats, or a few.
fn is_short(func: &Function, inst: Inst) -> bool {
    let data = func.dfg.inst(inst);
    let long = |&arg: &Value| func.dfg.value_type(arg) == Type::I64;
    let operands = func.dfg.args(inst).iter().chain(func.dfg.results(inst));
    !matches!(data.opcode(), Opcode::Fdiv | Opcode::Fsqrt)
        && data.fp_mode().round == Rounding::Near
        && !operands.into_iter().any(long)
}
