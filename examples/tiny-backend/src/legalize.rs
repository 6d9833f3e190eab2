//! IR operations that the machine lacks become others before selection: mostly what the framework has ready.

use wavelift_codegen::ir::{Function, Inst, InstBuilder, InstructionData, IntCC, Opcode, Type, Value};
use wavelift_codegen::legalize::{self, Expander, ids, integers, words};

/// Replaces what the machine cannot do; returns how many instructions.
pub fn legalize(func: &mut Function) -> usize {
    legalize::run(func, &mut |at, inst| {
        ids::expand(at, inst)
            .or_else(|| integers::wide(at, inst))
            .or_else(|| words::expand(at, inst))
            .or_else(|| words::carried(at, inst))
            .or_else(|| choices(at, inst))
    })
}

/// Minima, negation, and what chooses between truth values.
fn choices(at: &mut Expander<'_>, inst: Inst) -> Option<Value> {
    let ty = at.func.dfg.ctrl_type(inst);
    match *at.func.dfg.inst(inst) {
        InstructionData::Binary { opcode, args: [a, b] } => {
            let cond = match opcode {
                Opcode::Umin => IntCC::Ult,
                Opcode::Umax => IntCC::Ugt,
                Opcode::Smin => IntCC::Slt,
                Opcode::Smax => IntCC::Sgt,
                _ => return None,
            };
            let first = at.icmp(cond, a, b);
            Some(at.select(ty, first, a, b))
        }
        InstructionData::Unary {
            opcode: Opcode::Ineg,
            arg,
        } => {
            let zero = at.int(ty, 0);
            Some(at.isub(ty, zero, arg))
        }
        InstructionData::Ternary {
            opcode: Opcode::Select,
            args: [which, a, b],
        } if ty == Type::B1 => {
            let other = at.bnot(ty, which);
            let (a, b) = (at.band(ty, which, a), at.band(ty, other, b));
            Some(at.bor(ty, a, b))
        }
        InstructionData::IntCompare {
            cond: IntCC::Eq,
            args: [a, b],
            ..
        } if at.func.dfg.value_type(a) == Type::B1 => {
            let differ = at.bxor(Type::B1, a, b);
            Some(at.bnot(Type::B1, differ))
        }
        _ => None,
    }
}
