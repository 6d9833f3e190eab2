//! Unrolling of loops in part: several rounds become one.
//!
//! A loop that counts up to a bound which is the same for all lanes gets a second one in front of it, which has so many copies of its body (`copies`) and tests once for all of
//! them whether so many rounds are left. The loop itself stays for the rest:
//!
//! ```text
//!   first:  t < n, or else to the loop
//!   many:   n - t > copies - 1, or else to the loop
//!           body, body, .., and back to many
//!   loop:   as before
//! ```
//! A round has a jump and a test less, addresses that are stepped become offsets, and what one round loads need not wait for what the one before it computes.
//!
//! - **S1** The loop holds no other, no call and no communication operation, so that no such operation is copied, and is left at one place ([`only_exit`]), by comparing a
//!   bound `n` from outside with `t`: a parameter of the header that goes up by one, or the sum of that and a constant. The loop goes on while `t < n`, or `t != n`.
//! - **S2** With `t <= n`, `n - t` without a sign is the true distance, signed numbers or not. If it is more than `copies - 1`, the next `copies - 1` numbers are below `n`, too, none of
//!   them wraps, and the one after them is at most `n`. A larger step could pass `n`, and so could one that goes on at `n` itself.
//! - **S3** Bound and first number are made of what is the same in the whole work-group, so no lanes part at the new branches; a loop that lanes leave one by one would have two tails.
//!
//! - **S4** Where the first number is a constant from 0 on, what is compared does not wrap on its way to it, and the loop goes on while `t < n`, the numbers of the copies do not wrap, and are not negative if they have a sign. So
//!   the extension of one of 32 bits to 64 is that of the first copy's number and the distance, and addresses of the copies differ by constants (`extended`).
//!
//! Cost: linear in the function and in what is copied: `MOST_COPIED` for each loop, `MOST_ADDED` for all.

mod extended;

use super::trips::{Exit, Graphs, arguments, only_exit};
use super::unroll::{Copies, Unrolling};
use crate::analysis::Loop;
use crate::analysis::cfg::Graph;
use crate::ir::{
    Block, Function, Inst, InstBuilder, InstructionData, IntCC, Opcode, Segment, Type, Value, ValueDef, Width,
};
use crate::opt::Context;

/// What all copies of a loop's body may weigh.
const MOST_COPIED: usize = 200;

/// What all copies in a function may weigh.
const MOST_ADDED: usize = 800;

/// What a quotient or a root weighs, of which machines make many instructions.
const HEAVY: usize = 8;

/// How far it is asked what a bound is made of.
const DEPTH: u32 = 8;

/// Unrolls loops in part; returns how many.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    if func.layout.entry().is_none() {
        return 0;
    }
    let graphs = Graphs::new(func);
    let mut free = MOST_ADDED;
    let mut changes = 0;
    let loops: Vec<Loop> = graphs.tree.inner_first().collect();
    if loops.is_empty() {
        return 0;
    }
    let mut values = Copies::of(func);
    for which in loops {
        let weight = weight(func, &graphs, which);
        let Some((weight, copies)) = weight.and_then(|weight| Some((weight, copies(weight)?))) else {
            continue;
        };
        if weight * copies <= free
            && let Some(count) = Count::of(func, &graphs, which)
            && context.burn()
        {
            free -= weight * copies;
            unroll(func, &graphs, (which, &count), copies, &mut values);
            changes += 1;
        }
    }
    changes
}

/// How many copies a body of a weight gets.
fn copies(weight: usize) -> Option<usize> {
    [4, 2].into_iter().find(|copies| copies * weight <= MOST_COPIED)
}

/// What the instructions of a loop weigh; `None` if they may not be copied.
fn weight(func: &Function, graphs: &Graphs, which: Loop) -> Option<usize> {
    if !graphs.tree.data(which).children.is_empty() {
        return None;
    }
    let mut sum = 0;
    for block in graphs.tree.blocks(which) {
        for &inst in func.layout.insts(block) {
            if func.may_communicate(inst) || matches!(func.dfg.inst(inst), InstructionData::Call { .. }) {
                return None;
            }
            sum += match func.dfg.opcode(inst) {
                Opcode::Iconst | Opcode::Fconst | Opcode::Bconst | Opcode::Bitcast | Opcode::Jump => 0,
                Opcode::Fdiv | Opcode::Fsqrt | Opcode::Udiv | Opcode::Sdiv | Opcode::Urem | Opcode::Srem => {
                    HEAVY
                }
                _ => 1,
            };
        }
    }
    Some(sum)
}

/// What a loop counts up to.
#[derive(Clone, Copy)]
enum Bound {
    /// A constant, which may be made in the loop.
    Constant(u64),
    /// What is computed outside.
    Outside(Value),
}

/// How a loop counts.
struct Count {
    exit: Exit,
    /// The parameter of the header that counts, by its place.
    param: usize,
    /// What is added to it for the comparison.
    ahead: u64,
    /// The loop goes on while the number compares so with the bound.
    cond: IntCC,
    bound: Bound,
    ty: Type,
    /// The number before the first round, if it is a constant.
    first: Option<u64>,
}

impl Bound {
    /// A value as the bound of a loop; `None` if it is computed in it.
    fn of(func: &Function, graphs: &Graphs, which: Loop, value: Value) -> Option<Bound> {
        if let Some(bits) = func.dfg.int_constant(value) {
            return Some(Bound::Constant(bits));
        }
        let inst = func.dfg.defining_inst(value)?;
        let inside = |&block: &Block| func.layout.insts(block).contains(&inst);
        let outside = !graphs.tree.blocks(which).iter().any(inside);
        outside.then_some(Bound::Outside(value))
    }
}

impl Count {
    /// How a loop counts, if it does so and lanes agree.
    fn of(func: &Function, graphs: &Graphs, which: Loop) -> Option<Count> {
        let exit = only_exit(func, graphs, which)?;
        let header = graphs.tree.data(which).header;
        let compare = func.dfg.defining_inst(func.dfg.args(exit.branch)[0])?;
        let InstructionData::IntCompare { cond, args, .. } = *func.dfg.inst(compare) else {
            return None;
        };
        let cond = if exit.out == 0 { cond.inverse() } else { cond };
        let args = args.map(|arg| func.dfg.resolve(arg));
        let (number, bound, cond) = match uniform(func, args[1], DEPTH) {
            true => (args[0], args[1], cond),
            false => (args[1], args[0], cond.swapped()),
        };
        let (param, ahead) = counted(func, header, number)?;
        let (first, next) = arguments(func, graphs, which, param)?;
        let (stepped, step) = counted(func, header, next)?;
        let ty = func.dfg.value_type(number);
        let goes = matches!(cond, IntCC::Slt | IntCC::Ult | IntCC::Ne);
        let word = matches!(ty, Type::I32 | Type::I64);
        let agreed = uniform(func, bound, DEPTH) && uniform(func, first, DEPTH);
        (stepped == param && step == 1 && goes && word && agreed).then_some(Count {
            exit,
            param,
            ahead,
            cond,
            bound: Bound::of(func, graphs, which, bound)?,
            ty,
            first: func.dfg.int_constant(func.dfg.resolve(first)),
        })
    }
}

/// Of a number that is a parameter of the header or the sum of one and a constant: the parameter's place, and the constant.
fn counted(func: &Function, header: Block, number: Value) -> Option<(usize, u64)> {
    let number = func.dfg.resolve(number);
    match func.dfg.value_def(number) {
        ValueDef::Param(block, index) => (block == header).then_some((index, 0)),
        ValueDef::Result(inst, _) => {
            let InstructionData::Binary {
                opcode: Opcode::Iadd,
                args: [a, b],
            } = *func.dfg.inst(inst)
            else {
                return None;
            };
            match func.dfg.value_def(func.dfg.resolve(a)) {
                ValueDef::Param(block, index) if block == header => Some((index, func.dfg.int_constant(b)?)),
                _ => None,
            }
        }
    }
}

/// Whether a value is made of what is the same in the whole work-group.
fn uniform(func: &Function, value: Value, depth: u32) -> bool {
    let Some(inst) = func.dfg.defining_inst(value).filter(|_| depth > 0) else {
        return false;
    };
    let effects = func.dfg.opcode(inst).effects();
    match func.dfg.inst(inst) {
        InstructionData::Load { mem, .. } => {
            mem.segment == Segment::Kernarg
                && func
                    .dfg
                    .args(inst)
                    .iter()
                    .all(|&arg| uniform(func, arg, depth - 1))
        }
        InstructionData::Const { .. } => true,
        _ if effects.group_uniform() => true,
        _ => {
            func.dfg.opcode(inst).info().evaluates
                && func
                    .dfg
                    .args(inst)
                    .iter()
                    .all(|&arg| uniform(func, arg, depth - 1))
        }
    }
}

/// Puts the second loop in front of the first.
fn unroll(
    func: &mut Function,
    graphs: &Graphs,
    (which, count): (Loop, &Count),
    copies: usize,
    values: &mut Copies,
) {
    let header = graphs.tree.data(which).header;
    let [first, many] = [(); 2].map(|()| {
        let block = func.dfg.make_block();
        for index in 0..func.dfg.block_params(header).len() {
            let ty = func.dfg.value_type(func.dfg.block_params(header)[index]);
            func.dfg.append_block_param(block, ty);
        }
        block
    });
    let headers: Vec<Block> = (0..copies).map(|_| func.dfg.make_block()).collect();
    let entering: Vec<Inst> = graphs
        .cfg
        .preds(header)
        .iter()
        .filter(|&&pred| !graphs.tree.contains(which, pred))
        .filter_map(|&pred| func.terminator(pred))
        .collect();
    for inst in entering {
        for call in func.dfg.targets_mut(inst) {
            if call.block == header {
                call.block = first;
            }
        }
    }
    let mut unrolling = Unrolling::new(&graphs.tree, which, count.exit, values);
    let stay = func.dfg.targets(count.exit.branch)[1 - count.exit.out];
    for (at, &copy) in headers.iter().enumerate() {
        let next = headers.get(at + 1).copied().unwrap_or(many);
        unrolling.copy(func, copy, next, stay);
    }
    let new = unrolling.new;
    extended::share(func, count, &headers, &new);
    tests(func, count, copies, (first, many), (header, headers[0]));
    let mut order = Vec::with_capacity(func.layout.blocks().len() + new.len() + 2);
    for &block in func.layout.blocks() {
        if block == header {
            order.extend([first, many]);
            order.extend(&new);
        }
        order.push(block);
    }
    func.layout.set_order(order);
}

/// Fills the blocks that test how many rounds are left: `first` once, `many` before so many rounds each time.
fn tests(
    func: &mut Function,
    count: &Count,
    copies: usize,
    (first, many): (Block, Block),
    (header, body): (Block, Block),
) {
    let ty = count.ty;
    let params = func.dfg.block_params(first).to_vec();
    let mut at = func.at_end(first);
    let ahead = at.int(ty, count.ahead);
    let most = match count.bound {
        Bound::Constant(bits) => at.int(ty, bits),
        Bound::Outside(value) => value,
    };
    // With what is added to the parameter taken off the bound, one subtraction is left for each test.
    let bound = match count.ahead {
        0 => most,
        _ => at.isub(ty, most, ahead),
    };
    let number = at.iadd(ty, params[count.param], ahead);
    let goes = at.icmp(count.cond, number, most);
    let (on, rest) = (
        func.dfg.block_call(many, &params),
        func.dfg.block_call(header, &params),
    );
    func.at_end(first).branch(Width::ONE, goes, [on, rest]);
    let params = func.dfg.block_params(many).to_vec();
    let mut at = func.at_end(many);
    let left = at.isub(ty, bound, params[count.param]);
    let others = at.int(ty, copies as u64 - 1);
    let enough = at.icmp(IntCC::Ugt, left, others);
    let (on, rest) = (
        func.dfg.block_call(body, &params),
        func.dfg.block_call(header, &params),
    );
    func.at_end(many).branch(Width::ONE, enough, [on, rest]);
}
