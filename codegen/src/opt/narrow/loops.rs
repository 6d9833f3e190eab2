//! Counters of loops: parameters that start from what is known and grow by a constant to a bound.
//!
//! A parameter `p` whose argument along one edge back is `p + c`, `c` positive, is a counter if a comparison keeps it from wrapping:
//! - the edge back is taken where `p + c < bound` or `p < bound`, or
//! - the header goes on to the end of that edge where `p < bound`.
//!
//! Where both ends are constants that are a multiple of `c` apart, `p != bound` is as good. Then `p` never goes below where it starts, and `p` (or `p + c`) ends with the bound: by induction over the rounds `p + c` does not wrap, as `p` is
//! at most the largest bound less one, and `c` is small enough.

use super::{Walk, width};
use crate::analysis::known::Known;
use crate::ir::eval::ones;
use crate::ir::incoming::Edge;
use crate::ir::{Block, Inst, InstructionData, IntCC, Opcode, Value, ValueDef};

/// What is known of a parameter for which some arguments have not been seen: `args` are those that are not the parameter itself.
pub(super) fn counter(walk: &Walk<'_>, header: Block, param: Value, edges: &[Edge], args: &[Value]) -> Known {
    let bits = width(walk.func.dfg.value_type(param)).unwrap_or(64);
    let zeros = Multiples::new(walk).of(param).min(bits);
    let aligned = Known::bits(bits, ones(zeros), 0);
    bounded(walk, header, param, edges, args).and(aligned)
}

/// The interval of a counter.
fn bounded(walk: &Walk<'_>, header: Block, param: Value, edges: &[Edge], args: &[Value]) -> Known {
    let bits = width(walk.func.dfg.value_type(param)).unwrap_or(64);
    let nothing = Known::anything(bits);
    let (seen, back): (Vec<Value>, Vec<Value>) = args.iter().partition(|&&arg| walk.is_seen(arg));
    let &[next] = back.as_slice() else {
        return nothing;
    };
    let (Some(step), false) = (step(walk, param, next), seen.is_empty()) else {
        return nothing;
    };
    let start = walk.join(&seen);
    let index = walk
        .func
        .dfg
        .block_params(header)
        .iter()
        .position(|&p| p == param);
    let edge = edges.iter().find(|&&(inst, target)| {
        let call = &walk.func.dfg.targets(inst)[target as usize];
        index.is_some_and(|index| walk.func.dfg.resolve(walk.func.dfg.call_args(call)[index]) == next)
    });
    let Some(&(latch, target)) = edge else {
        return nothing;
    };
    // The largest `p` before another round.
    let way = (start, step);
    let most = limit(walk, (latch, target), next, way)
        .map(|(signed, most)| (signed, most, most))
        .or_else(|| {
            let (signed, most) = limit(walk, (latch, target), param, way)
                .or_else(|| header_bound(walk, header, param, latch, way))?;
            Some((signed, most, most.checked_add(step)?))
        });
    let Some((signed, before, most)) = most else {
        return nothing;
    };
    let end = if signed { ones(bits) >> 1 } else { ones(bits) };
    let largest = before.max(start.most);
    // A start that is negative counts up through zero.
    let starts_well = !signed || start.is_nonnegative();
    match largest.checked_add(step) {
        Some(sum) if sum <= end && starts_well => Known::between(bits, start.least, most.max(start.most)),
        _ => nothing,
    }
}

/// Values and edges that are looked at to see what a parameter is a multiple of.
const MAX_VISITS: u32 = 32;

/// Low bits that are zero in values of which the walk has not seen all.
struct Multiples<'a, 'w> {
    walk: &'a Walk<'w>,
    /// The parameters whose arguments are being looked at, from the outermost on.
    assumed: Vec<Value>,
    visits: u32,
}

impl<'a, 'w> Multiples<'a, 'w> {
    fn new(walk: &'a Walk<'w>) -> Self {
        Multiples {
            walk,
            assumed: Vec::new(),
            visits: MAX_VISITS,
        }
    }

    /// Low bits of a value that are zero, where the parameters whose arguments are being looked at are.
    fn of(&mut self, value: Value) -> u32 {
        let dfg = &self.walk.func.dfg;
        let value = dfg.resolve(value);
        if let Some(bits) = dfg.int_constant(value) {
            return bits.trailing_zeros();
        }
        if self.walk.is_seen(value) {
            return self.walk.of(value).trailing_zeros();
        }
        if self.assumed.contains(&value) {
            return u64::BITS;
        }
        if self.visits == 0 || width(dfg.value_type(value)).is_none() {
            return 0;
        }
        self.visits -= 1;
        match dfg.value_def(value) {
            ValueDef::Param(block, index) => {
                self.assumed.push(value);
                let least = self.on_all_edges(block, index);
                self.assumed.pop();
                least
            }
            ValueDef::Result(inst, _) => {
                let InstructionData::Binary { opcode, args } = *dfg.inst(inst) else {
                    return 0;
                };
                match opcode {
                    Opcode::Iadd | Opcode::Isub => self.of(args[0]).min(self.of(args[1])),
                    Opcode::Imul => self.of(args[0]).saturating_add(self.of(args[1])).min(u64::BITS),
                    Opcode::Ishl => {
                        let count = dfg.int_constant(dfg.resolve(args[1]));
                        let bits = u64::from(dfg.value_type(value).bits().max(1));
                        let count = count.map_or(0, |count| (count % bits) as u32);
                        self.of(args[0]).saturating_add(count).min(u64::BITS)
                    }
                    _ => 0,
                }
            }
        }
    }

    /// Low bits that are zero in whatever a parameter is given.
    fn on_all_edges(&mut self, block: Block, index: usize) -> u32 {
        let edges = self.walk.edges.of(block);
        // No edge of an entry says what it is given.
        if edges.is_empty() || edges.len() > self.visits as usize {
            return 0;
        }
        self.visits -= edges.len() as u32;
        let mut least = u64::BITS;
        for &(inst, target) in edges {
            let call = &self.walk.func.dfg.targets(inst)[target as usize];
            least = least.min(self.of(self.walk.func.dfg.call_args(call)[index]));
        }
        least
    }
}

/// The positive constant that is added to a parameter.
fn step(walk: &Walk<'_>, param: Value, next: Value) -> Option<u64> {
    let dfg = &walk.func.dfg;
    match *dfg.inst(dfg.defining_inst(next)?) {
        InstructionData::Binary {
            opcode: Opcode::Iadd,
            args,
        } if dfg.resolve(args[0]) == param => {
            let step = dfg.int_constant(args[1])?;
            let bits = dfg.value_type(param).bits();
            (step > 0 && step <= ones(bits) >> 1).then_some(step)
        }
        _ => None,
    }
}

/// Whether the comparison of an edge keeps a value of a counter below something, signed or not, and the largest value that it may have then. The counter starts from something and grows by
/// a step.
fn limit(
    walk: &Walk<'_>,
    (branch, taken): Edge,
    value: Value,
    (start, step): (Known, u64),
) -> Option<(bool, u64)> {
    let dfg = &walk.func.dfg;
    let InstructionData::Branch {
        opcode: Opcode::Branch,
        arg,
        targets,
        ..
    } = dfg.inst(branch)
    else {
        return None;
    };
    if targets[0].block == targets[1].block {
        return None;
    }
    let InstructionData::IntCompare { cond, args, .. } = *dfg.inst(dfg.defining_inst(*arg)?) else {
        return None;
    };
    let args = args.map(|arg| dfg.resolve(arg));
    let cc = if taken == 0 { cond } else { cond.inverse() };
    let (cc, bound) = match args {
        [a, b] if a == value => (cc, b),
        [a, b] if b == value => (cc.swapped(), a),
        _ => return None,
    };
    let known = walk.of(bound);
    let (signed, apart) = match cc {
        // It meets the bound and goes no further.
        IntCC::Ne if known.constant().is_some() && start.constant().is_some() => {
            let way = known.least.checked_sub(start.least)?;
            return (way > 0 && way % step == 0).then(|| (false, known.least - step));
        }
        IntCC::Ult => (false, 1),
        IntCC::Ule => (false, 0),
        IntCC::Slt => (true, 1),
        IntCC::Sle => (true, 0),
        _ => return None,
    };
    // The bound may change in the loop: what is known of it then holds for all its values.
    let most = if signed {
        known.most.min(ones(known.width) >> 1)
    } else {
        known.most
    };
    Some((signed, most.checked_sub(apart)?))
}

/// The limit of a parameter that the header compares before it goes on to the edge back.
fn header_bound(
    walk: &Walk<'_>,
    header: Block,
    param: Value,
    latch: Inst,
    way: (Known, u64),
) -> Option<(bool, u64)> {
    let dfg = &walk.func.dfg;
    let branch = walk.func.terminator(header)?;
    let from = walk.block_of(latch)?;
    let inside = |block: Block| walk.edges.of(block).len() == 1 && walk.dom.dominates(block, from);
    let taken = dfg.targets(branch).iter().position(|call| inside(call.block))?;
    limit(walk, (branch, taken as u32), param, way)
}
