//! Makes a program smaller as long as it goes on failing in the same way.
//!
//! Each step changes a copy and asks `fails`; what still fails is kept. Steps go from coarse to fine: control flow, ranges of instructions by
//! halves, operands, the launch. They are repeated until none helps, so the result does not depend on time, and the same input always gives the same.

mod hsail;
mod lines;
mod narrow;

pub use hsail::reduce_hsail;
pub use lines::reduce_lines;

use wavelift_codegen::ir::{
    Block, BlockCall, Function, FunctionDecl, FunctionKind, Inst, InstBuilder, InstructionData, Module,
    Opcode, Type, Value,
};
use wavelift_codegen::opt::{cfg, dce};
use wavelift_codegen::pass::Context;
use wavelift_codegen::verify::verify_module;
use wavelift_generate::{Argument, Program};

/// Asked about every candidate: whether it still fails in the same way.
pub type Fails<'a> = dyn FnMut(&Program) -> bool + 'a;

/// The smallest program that still fails, as far as steps reach.
pub fn reduce(program: &Program, fails: &mut Fails<'_>) -> Program {
    let mut best = program.clone();
    loop {
        let before = size(&best);
        launch(&mut best, fails);
        for func in functions(&best) {
            terminators(&mut best, func, fails);
            cleaned(&mut best, func, fails);
            instructions(&mut best, func, fails);
            cleaned(&mut best, func, fails);
            operands(&mut best, func, fails);
            constants(&mut best, func, fails);
            cleaned(&mut best, func, fails);
        }
        narrow::types(&mut best, fails);
        uncalled(&mut best, fails);
        parameters(&mut best, fails);
        if size(&best) >= before {
            return best;
        }
    }
}

/// Instructions, work-items and bytes of data that are not zero: what a reader has to look at.
fn size(program: &Program) -> usize {
    let instructions: usize = program
        .module
        .defined()
        .map(|(_, func)| func.num_placed_insts())
        .sum();
    let bytes = program.arguments.iter().map(|argument| match argument {
        Argument::Value(bytes) | Argument::Buffer(bytes) => bytes.iter().filter(|&&byte| byte != 0).count(),
    });
    let bits: usize = program.module.defined().map(|(_, func)| narrow::bits(func)).sum();
    instructions * 1000
        + bits
        + program.grid.iter().map(|&items| items as usize).sum::<usize>()
        + bytes.sum::<usize>()
}

fn functions(program: &Program) -> Vec<wavelift_codegen::ir::FuncRef> {
    program.module.defined().map(|(id, _)| id).collect()
}

/// Keeps a changed copy if it is valid and fails.
fn attempt(best: &mut Program, fails: &mut Fails<'_>, change: impl FnOnce(&mut Program) -> bool) -> bool {
    let mut candidate = best.clone();
    if !change(&mut candidate) || verify_module(&candidate.module).is_err() || !fails(&candidate) {
        return false;
    }
    *best = candidate;
    true
}

fn body(module: &mut Module, func: wavelift_codegen::ir::FuncRef) -> Option<&mut Function> {
    match &mut module.functions[func] {
        FunctionDecl::Defined(func) => Some(func),
        FunctionDecl::External(_) => None,
    }
}

/// Fewer work-items, and zeros for data.
pub fn launch(best: &mut Program, fails: &mut Fails<'_>) {
    attempt(best, fails, |program| {
        let smaller = program.grid != program.group;
        program.grid = program.group;
        smaller
    });
    while attempt(best, fails, |program| {
        let half = program.group[0] / 2;
        program.group[0] = half.max(1);
        program.grid = program.group;
        half >= 1
    }) {}
    for index in 0..best.arguments.len() {
        let bytes = match &best.arguments[index] {
            Argument::Value(bytes) | Argument::Buffer(bytes) => bytes.len(),
        };
        ranges(bytes.div_ceil(4), |from, to| {
            attempt(best, fails, |program| {
                let (Argument::Value(data) | Argument::Buffer(data)) = &mut program.arguments[index];
                let end = (to * 4).min(data.len());
                let part = &mut data[from * 4..end];
                let changes = part.iter().any(|&byte| byte != 0);
                part.fill(0);
                changes
            })
        });
    }
}

/// Asks `works` about ranges of `count` things, halving those that do not work.
fn ranges(count: usize, mut works: impl FnMut(usize, usize) -> bool) {
    let mut open = vec![(0, count)];
    while let Some((from, to)) = open.pop() {
        if from < to && !works(from, to) && to - from > 1 {
            let middle = from + (to - from) / 2;
            open.push((from, middle));
            open.push((middle, to));
        }
    }
}

/// Branches and switches that go one way.
fn terminators(best: &mut Program, func: wavelift_codegen::ir::FuncRef, fails: &mut Fails<'_>) {
    let blocks: Vec<Block> = body(&mut best.module, func)
        .map(|func| func.layout.blocks().to_vec())
        .unwrap_or_default();
    for block in blocks {
        for target in 0..8 {
            let straightened = attempt(best, fails, |program| {
                let Some(func) = body(&mut program.module, func) else {
                    return false;
                };
                let calls: Vec<BlockCall> = func.successor_calls(block).to_vec();
                if calls.len() < 2 || target >= calls.len() {
                    return false;
                }
                func.layout.insts_mut(block).pop();
                func.at_end(block).jump(calls[target]);
                drop_unreachable(func);
                true
            });
            if straightened {
                break;
            }
        }
    }
}

/// Blocks that nothing leads to must not stay: they may use values of blocks that no longer dominate them.
fn drop_unreachable(func: &mut Function) {
    let Some(entry) = func.layout.entry() else {
        return;
    };
    let mut reached = vec![entry];
    let mut next = 0;
    while next < reached.len() {
        for call in func.successor_calls(reached[next]).to_vec() {
            if !reached.contains(&call.block) {
                reached.push(call.block);
            }
        }
        next += 1;
    }
    let order = func
        .layout
        .blocks()
        .iter()
        .copied()
        .filter(|block| reached.contains(block))
        .collect();
    func.layout.set_order(order);
}

/// Without what nobody reads, and with straight lines in one block. The passes are those of the mid-end: should they be what fails, the
/// program stays as it is.
fn cleaned(best: &mut Program, func: wavelift_codegen::ir::FuncRef, fails: &mut Fails<'_>) {
    for pass in [dce::run, cfg::run] {
        attempt(best, fails, |program| {
            let Some(func) = body(&mut program.module, func) else {
                return false;
            };
            let mut context = Context::new(None);
            context.verify = false;
            let changes = pass(func, &mut context);
            func.resolve_all_aliases();
            drop_unreachable(func);
            changes > 0
        });
    }
}

/// Instructions, by ranges: what has no result goes, what has some gives constants instead.
fn instructions(best: &mut Program, func: wavelift_codegen::ir::FuncRef, fails: &mut Fails<'_>) {
    let all: Vec<(Block, Inst)> = body(&mut best.module, func)
        .map(|func| func.layout.iter().collect())
        .unwrap_or_default();
    ranges(all.len(), |from, to| {
        attempt(best, fails, |program| {
            let Some(func) = body(&mut program.module, func) else {
                return false;
            };
            // The last first: places of the others stay.
            let changes = all[from..to]
                .iter()
                .rev()
                .filter(|&&(block, inst)| remove(func, block, inst))
                .count();
            func.resolve_all_aliases();
            changes > 0
        })
    });
}

fn remove(func: &mut Function, block: Block, inst: Inst) -> bool {
    let opcode = func.dfg.opcode(inst);
    if opcode.is_terminator() || matches!(opcode, Opcode::Iconst | Opcode::Fconst | Opcode::Bconst) {
        return false;
    }
    let Some(at) = func.layout.insts(block).iter().position(|&other| other == inst) else {
        return false;
    };
    let results = func.dfg.results(inst).to_vec();
    func.layout.insts_mut(block).remove(at);
    let mut place = at;
    for result in results {
        let ty = func.dfg.value_type(result);
        let constant = zero(func, block, ty, &mut place);
        func.dfg.make_alias(result, constant);
    }
    true
}

/// A constant of zeros in front of an instruction of a block.
fn zero(func: &mut Function, block: Block, ty: Type, at: &mut usize) -> Value {
    let lane = ty.lane();
    let data = match lane {
        Type::B1 => InstructionData::Const {
            opcode: Opcode::Bconst,
            imm: 0,
        },
        _ if lane.is_float() => InstructionData::Const {
            opcode: Opcode::Fconst,
            imm: 0,
        },
        _ => InstructionData::Const {
            opcode: Opcode::Iconst,
            imm: 0,
        },
    };
    let controlling = if lane == Type::B1 { Type::INVALID } else { lane };
    let inst = func.dfg.make_inst(data, controlling, None);
    func.layout.insts_mut(block).insert(*at, inst);
    *at += 1;
    let scalar = func.dfg.first_result(inst);
    if !ty.is_vector() {
        return scalar;
    }
    let args = func.dfg.make_list(&vec![scalar; ty.lanes() as usize]);
    let data = InstructionData::MultiAry {
        opcode: Opcode::MakeVector,
        args,
    };
    let inst = func.dfg.make_inst(data, ty, None);
    func.layout.insts_mut(block).insert(*at, inst);
    *at += 1;
    func.dfg.first_result(inst)
}

/// Instructions whose result is one of their operands, one after the other.
fn operands(best: &mut Program, func: wavelift_codegen::ir::FuncRef, fails: &mut Fails<'_>) {
    let all: Vec<(Block, Inst)> = body(&mut best.module, func)
        .map(|func| func.layout.iter().collect())
        .unwrap_or_default();
    for (block, inst) in all.into_iter().rev() {
        for which in 0..4 {
            let shortened = attempt(best, fails, |program| {
                let Some(func) = body(&mut program.module, func) else {
                    return false;
                };
                let Some(at) = func.layout.insts(block).iter().position(|&other| other == inst) else {
                    return false;
                };
                let (&[result], Some(&operand)) = (func.dfg.results(inst), func.dfg.args(inst).get(which))
                else {
                    return false;
                };
                if func.dfg.value_type(result) != func.dfg.value_type(operand) {
                    return false;
                }
                func.layout.insts_mut(block).remove(at);
                func.dfg.make_alias(result, operand);
                func.resolve_all_aliases();
                true
            });
            if shortened {
                break;
            }
        }
    }
}

/// Operands that are zeros, one after the other.
fn constants(best: &mut Program, func: wavelift_codegen::ir::FuncRef, fails: &mut Fails<'_>) {
    let all: Vec<(Block, Inst)> = body(&mut best.module, func)
        .map(|func| func.layout.iter().collect())
        .unwrap_or_default();
    for (block, inst) in all.into_iter().rev() {
        for which in 0..4 {
            attempt(best, fails, |program| {
                let Some(func) = body(&mut program.module, func) else {
                    return false;
                };
                let Some(mut at) = func.layout.insts(block).iter().position(|&other| other == inst) else {
                    return false;
                };
                let Some(&operand) = func.dfg.args(inst).get(which) else {
                    return false;
                };
                if is_constant(func, operand) {
                    return false;
                }
                let zero = zero(func, block, func.dfg.value_type(operand), &mut at);
                func.dfg.args_mut(inst)[which] = zero;
                true
            });
        }
    }
}

/// Whether a value is a constant, or a vector of constants.
fn is_constant(func: &Function, value: Value) -> bool {
    let Some(inst) = func.dfg.defining_inst(value) else {
        return false;
    };
    match func.dfg.opcode(inst) {
        Opcode::Iconst | Opcode::Fconst | Opcode::Bconst => true,
        Opcode::MakeVector => func.dfg.args(inst).iter().all(|&lane| is_constant(func, lane)),
        _ => false,
    }
}

/// Functions that nobody calls lose their bodies, and go if their numbers allow it.
fn uncalled(best: &mut Program, fails: &mut Fails<'_>) {
    for id in functions(best) {
        attempt(best, fails, |program| {
            let is_kernel =
                body(&mut program.module, id).is_none_or(|func| func.kind == FunctionKind::Kernel);
            let called = program.module.defined().any(|(_, func)| {
                func.layout.iter().any(|(_, inst)| matches!(func.dfg.inst(inst), InstructionData::Call { func, .. } if *func == id))
            });
            if is_kernel || called {
                return false;
            }
            let name = program.module.functions[id].name().to_owned();
            program.module.functions[id] = FunctionDecl::External(name);
            true
        });
    }
}

/// Arguments of the kernel that do not matter go, with their parameters. The others keep their offsets.
fn parameters(best: &mut Program, fails: &mut Fails<'_>) {
    for index in (0..best.arguments.len()).rev() {
        attempt(best, fails, |program| {
            let mut functions = program.module.defined_mut();
            let Some((_, kernel)) = functions.find(|(_, func)| func.name == program.kernel) else {
                return false;
            };
            if index >= kernel.params.len() {
                return false;
            }
            kernel.params.remove(index);
            program.arguments.remove(index);
            true
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_halved_until_they_work() {
        let mut left = [true; 16];
        ranges(16, |from, to| {
            let works = !(from..to).contains(&5);
            left[from..to].fill(!works);
            works
        });
        assert_eq!(left.iter().position(|&left| left), Some(5));
        assert_eq!(left.iter().filter(|&&left| left).count(), 1);
    }
}
