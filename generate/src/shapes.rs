//! Shapes of single operations and their operands: floats in a row, divisors, lanes that values come from, dimensions, and what cycles with several entries do.

use std::collections::{BTreeMap, BTreeSet};
use wavelift_codegen::analysis::{Cfg, DominatorTree, Graph};
use wavelift_codegen::ir::{Block, Function, Inst, InstructionData, Opcode, Segment, Type, Value, ValueDef};

const FUSED: &str = "float product in a sum";
const NESTED_BOUNDS: &str = "float minimum or maximum of another one";
const SIGNED_RESULT: &str = "sign of a float result changed";
const POWER: &str = "division by a power of two";
const EVEN: &str = "division by an even constant";
const ODD: &str = "division by an odd constant";
const NEGATIVE: &str = "division by a negative constant";
const ONE: &str = "division by one";
const MINUS_ONE: &str = "division by minus one";
const LANE_CONSTANT: &str = "value of a constant lane";
const LANE_FAR: &str = "value of a lane beyond the seventh";
const LANE_FLIPPED: &str = "value of the lane with some bits of the number flipped";
const LANE_SHIFTED: &str = "value of a lane so much further";
const DIMENSIONS: [&str; 2] = [
    "question about the second dimension",
    "question about the third dimension",
];
const CYCLE_LOADS: &str = "load in a cycle with two entries";
const CYCLE_STORES: &str = "store in a cycle with two entries";

/// Every name that [`shapes`] gives.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    [
        FUSED,
        NESTED_BOUNDS,
        SIGNED_RESULT,
        POWER,
        EVEN,
        ODD,
        NEGATIVE,
        ONE,
        MINUS_ONE,
        LANE_CONSTANT,
        LANE_FAR,
        LANE_FLIPPED,
        LANE_SHIFTED,
        CYCLE_LOADS,
        CYCLE_STORES,
    ]
    .into_iter()
    .chain(DIMENSIONS)
}

/// The instruction that makes a value.
fn maker(func: &Function, value: Value) -> Option<Inst> {
    match func.dfg.value_def(func.dfg.resolve(value)) {
        ValueDef::Result(inst, _) => Some(inst),
        ValueDef::Param(..) => None,
    }
}

/// The shapes of a function's operations, each as often as it has it.
pub(crate) fn shapes(func: &Function) -> Vec<&'static str> {
    let mut found = cycles(func);
    for (_, inst) in func.layout.iter() {
        let args = func.dfg.args(inst);
        let of = |opcodes: &[Opcode]| {
            let made = args.iter().filter_map(|&arg| maker(func, arg));
            made.into_iter()
                .any(|arg| opcodes.contains(&func.dfg.opcode(arg)))
        };
        match func.dfg.opcode(inst) {
            Opcode::Fadd | Opcode::Fsub if of(&[Opcode::Fmul]) => found.push(FUSED),
            Opcode::Fmin | Opcode::Fmax if of(&[Opcode::Fmin, Opcode::Fmax]) => found.push(NESTED_BOUNDS),
            Opcode::Fneg | Opcode::Fabs if of(&[Opcode::Fmul, Opcode::Fadd, Opcode::Fsub, Opcode::Fma]) => {
                found.push(SIGNED_RESULT);
            }
            Opcode::Udiv | Opcode::Urem | Opcode::Sdiv | Opcode::Srem => {
                found.extend(divisor(func, inst, args[1]));
            }
            Opcode::Activelanepermute => found.extend(lane(func, args[1])),
            _ => {}
        }
        if let InstructionData::Dim { dim: dim @ 1..=2, .. } = *func.dfg.inst(inst) {
            found.push(DIMENSIONS[usize::from(dim) - 1]);
        }
    }
    found
}

/// What a constant divisor is.
fn divisor(func: &Function, inst: Inst, value: Value) -> Option<&'static str> {
    let ty: Type = func.dfg.value_type(value);
    let number = func.dfg.int_constant(func.dfg.resolve(value))?;
    let ones = u64::MAX >> (64 - ty.bits());
    let signed = matches!(func.dfg.opcode(inst), Opcode::Sdiv | Opcode::Srem);
    Some(match number & ones {
        1 => ONE,
        bits if signed && bits == ones => MINUS_ONE,
        bits if signed && bits > ones >> 1 => NEGATIVE,
        bits if bits.is_power_of_two() => POWER,
        bits if bits % 2 == 0 => EVEN,
        _ => ODD,
    })
}

/// Which lane a value comes from.
fn lane(func: &Function, number: Value) -> Vec<&'static str> {
    let constant = |value: Value| func.dfg.int_constant(func.dfg.resolve(value));
    if let Some(lane) = constant(number) {
        return if lane > 7 {
            vec![LANE_CONSTANT, LANE_FAR]
        } else {
            vec![LANE_CONSTANT]
        };
    }
    let Some(inst) = maker(func, number) else {
        return Vec::new();
    };
    let args = func.dfg.args(inst);
    let of_lane =
        |value: Value| maker(func, value).is_some_and(|inst| func.dfg.opcode(inst) == Opcode::Laneid);
    let mut found = Vec::new();
    match (func.dfg.opcode(inst), args) {
        (Opcode::Bxor, &[own, other]) if of_lane(own) => {
            found.push(LANE_FLIPPED);
            found.extend(constant(other).filter(|&bits| bits > 7).map(|_| LANE_FAR));
        }
        (Opcode::Band, &[value, mask]) => {
            found.extend(constant(mask).filter(|&bits| bits > 7).map(|_| LANE_FAR));
            let sum = maker(func, value).filter(|&sum| func.dfg.opcode(sum) == Opcode::Iadd);
            let from_own = sum.is_some_and(|sum| func.dfg.args(sum).iter().any(|&arg| of_lane(arg)));
            found.extend(from_own.then_some(LANE_SHIFTED));
        }
        _ => {}
    }
    found
}

/// Accesses of memory in cycles that no block of theirs leads into alone.
fn cycles(func: &Function) -> Vec<&'static str> {
    let cfg = Cfg::new(func);
    let tree = DominatorTree::new(&cfg);
    let blocks = func.layout.blocks();
    let after: BTreeMap<Block, BTreeSet<Block>> = blocks
        .iter()
        .map(|&block| (block, reached(&cfg, block)))
        .collect();
    let mut found = Vec::new();
    for &block in blocks.iter().filter(|&&block| after[&block].contains(&block)) {
        let around = after[&block].iter().filter(|other| after[other].contains(&block));
        let headed = around
            .clone()
            .any(|&head| around.clone().all(|&inside| tree.dominates(head, inside)));
        if headed {
            continue;
        }
        for &inst in func.layout.insts(block) {
            found.extend(match *func.dfg.inst(inst) {
                InstructionData::Load { mem, .. } if mem.segment != Segment::Kernarg => Some(CYCLE_LOADS),
                InstructionData::Store { .. } => Some(CYCLE_STORES),
                _ => None,
            });
        }
    }
    found
}

/// The blocks that some way of one edge or more leads to.
fn reached(cfg: &Cfg, from: Block) -> BTreeSet<Block> {
    let mut open = cfg.succs(from).to_vec();
    let mut found = BTreeSet::new();
    while let Some(block) = open.pop() {
        if found.insert(block) {
            open.extend(cfg.succs(block));
        }
    }
    found
}
