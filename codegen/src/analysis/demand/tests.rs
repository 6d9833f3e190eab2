//! Bits that nothing asks for are turned round, one at a time, in functions that are drawn: what is returned stays.

use super::Demand;
use crate::ir::eval::ones;
use crate::ir::{
    Condition, FpMode, Function, FunctionKind, Inst, InstBuilder, InstructionData, Opcode, Type, Value,
    eval_lane,
};
use crate::opt::Machine;
use cranelift_entity::SecondaryMap;

/// Numbers that look random.
struct Draw(u64);

impl Draw {
    fn below(&mut self, count: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % count
    }
}

const BINARY: [Opcode; 6] = [
    Opcode::Iadd,
    Opcode::Isub,
    Opcode::Imul,
    Opcode::Band,
    Opcode::Bor,
    Opcode::Bxor,
];
const SHIFTS: [Opcode; 3] = [Opcode::Ishl, Opcode::Ushr, Opcode::Sshr];

/// A block of operations on bytes that returns its last value.
fn drawn(draw: &mut Draw) -> Function {
    let mut func = Function::new("drawn", FunctionKind::Function);
    let block = func.append_block();
    let mut values: Vec<Value> = (0..2)
        .map(|_| func.dfg.append_block_param(block, Type::I8))
        .collect();
    for _ in 0..8 {
        let pick = |draw: &mut Draw, values: &[Value]| values[draw.below(values.len() as u64) as usize];
        let a = pick(draw, &values);
        let b = match draw.below(2) {
            0 => pick(draw, &values),
            _ => func.at_end(block).int(Type::I8, draw.below(256)),
        };
        let mut at = func.at_end(block);
        let inst = match draw.below(5) {
            0 => {
                let opcode = SHIFTS[draw.below(3) as usize];
                let count = at.int(Type::I32, draw.below(8));
                at.build(
                    InstructionData::Binary {
                        opcode,
                        args: [a, count],
                    },
                    Type::I8,
                    None,
                )
            }
            1 => {
                let opcode = [Opcode::Uextend, Opcode::Sextend][draw.below(2) as usize];
                let wide = at.build(InstructionData::Unary { opcode, arg: a }, Type::I16, None);
                let arg = at.dfg_mut().first_result(wide);
                let count = at.int(Type::I32, draw.below(16));
                let args = [arg, count];
                let shifted = at.build(
                    InstructionData::Binary {
                        opcode: Opcode::Ushr,
                        args,
                    },
                    Type::I16,
                    None,
                );
                let arg = at.dfg_mut().first_result(shifted);
                let opcode = Opcode::Ireduce;
                at.build(InstructionData::Unary { opcode, arg }, Type::I8, None)
            }
            _ => {
                let opcode = BINARY[draw.below(6) as usize];
                at.build(InstructionData::Binary { opcode, args: [a, b] }, Type::I8, None)
            }
        };
        values.push(func.dfg.first_result(inst));
    }
    let last = values[values.len() - 1];
    func.at_end(block).return_(&[last]);
    func
}

/// What the function returns, with some bits of one value turned round where it is defined.
fn run(func: &Function, params: [u64; 2], turned: Option<(Value, u64)>) -> u64 {
    let mut values: SecondaryMap<Value, u64> = SecondaryMap::new();
    let block = func.layout.blocks()[0];
    let turn = |value: Value, bits: u64| match turned {
        Some((other, mask)) if other == value => bits ^ mask,
        _ => bits,
    };
    for (&param, bits) in func.dfg.block_params(block).iter().zip(params) {
        values[param] = turn(param, bits);
    }
    for &inst in func.layout.insts(block) {
        let args = func.dfg.args(inst);
        if func.dfg.opcode(inst) == Opcode::Return {
            return values[args[0]];
        }
        let result = func.dfg.first_result(inst);
        values[result] = turn(result, computed(func, inst, &values));
    }
    unreachable!("the block returns")
}

fn computed(func: &Function, inst: Inst, values: &SecondaryMap<Value, u64>) -> u64 {
    if let InstructionData::Const { imm, .. } = *func.dfg.inst(inst) {
        return imm;
    }
    let mut args = [0; 4];
    for (slot, &arg) in args.iter_mut().zip(func.dfg.args(inst)) {
        *slot = values[arg];
    }
    let width = func.dfg.value_type(func.dfg.first_result(inst)).bits();
    let from = func.dfg.value_type(func.dfg.args(inst)[0]).bits();
    let opcode = func.dfg.opcode(inst);
    eval_lane(opcode, width, from, FpMode::DEFAULT, Condition::None, args).expect("a value")
}

#[test]
fn bits_that_nothing_asks_for_may_be_anything() {
    let mut draw = Draw(0x2545_f491_4f6c_dd1d);
    let mut free = 0;
    for _ in 0..300 {
        let func = drawn(&mut draw);
        let demand = Demand::new(&func, &Machine::default());
        for value in func.dfg.values() {
            let rest = ones(func.dfg.value_type(value).bits()) & !demand.of(value);
            free += rest.count_ones();
            for _ in 0..8 {
                let mask = rest & draw.below(1 << 16);
                let params = [draw.below(256), draw.below(256)];
                let (plain, turned) = (run(&func, params, None), run(&func, params, Some((value, mask))));
                assert_eq!(plain, turned, "{value} with {mask:#x} turned round in {params:?}");
            }
        }
    }
    assert!(free > 1000, "{free} bits are free");
}
