//! Instances that compute something else on purpose: whether operands tell the difference.

use wavelift_cells::oracle::format::Format;
use wavelift_cells::values::Random;
use wavelift_codegen::ir::{FloatCC, Function, Inst, InstructionData, IntCC, Opcode, Type, Value};

/// Changes one thing of what makes a value: a constant, the order of operands that do not commute, or a condition. Nothing if there is no such thing.
pub fn changed(func: &Function, root: Value, random: &mut Random) -> Option<Function> {
    let mut func = func.clone();
    let mut insts = Vec::new();
    reached(&func, root, &mut insts);
    while !insts.is_empty() {
        let inst = insts.swap_remove(random.below(insts.len()));
        if change(&mut func, inst) {
            return Some(func);
        }
    }
    None
}

fn reached(func: &Function, value: Value, insts: &mut Vec<Inst>) {
    let Some(inst) = func.dfg.defining_inst(value) else {
        return;
    };
    if !insts.contains(&inst) {
        insts.push(inst);
        for &arg in func.dfg.args(inst) {
            reached(func, arg, insts);
        }
    }
}

fn change(func: &mut Function, inst: Inst) -> bool {
    let dfg = &mut func.dfg;
    let ty = dfg.value_type(dfg.first_result(inst));
    match dfg.inst_mut(inst) {
        InstructionData::Const { opcode, imm } => {
            let sign = Format::of(ty.bits().max(16)).sign();
            *imm ^= if *opcode == Opcode::Fconst { sign } else { 1 };
            return true;
        }
        InstructionData::IntCompare { cond, .. } => {
            *cond = following(IntCC::ALL, *cond);
            return true;
        }
        InstructionData::FloatCompare { cond, .. } => {
            *cond = following(FloatCC::ALL, *cond);
            return true;
        }
        _ => {}
    }
    // The first operand of a choice is its condition.
    let first = usize::from(dfg.opcode(inst) == Opcode::Select);
    let args = dfg.args(inst).to_vec();
    let two = args.get(first).zip(args.get(first + 1));
    let differ = two.is_some_and(|(&a, &b)| a != b && dfg.value_type(a) == dfg.value_type(b));
    let matters = !dfg.opcode(inst).effects().commutative() && ty != Type::INVALID;
    if differ && matters {
        dfg.args_mut(inst).swap(first, first + 1);
    }
    differ && matters
}

fn following<T: Copy + PartialEq>(all: &[T], one: T) -> T {
    let index = all.iter().position(|other| *other == one).unwrap_or(0);
    all[(index + 1) % all.len()]
}
