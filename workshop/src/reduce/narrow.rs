//! Narrower types: a value and all that must have the same type as it get half its bits.

use super::{Fails, attempt, body, functions};
use rustc_hash::FxHashSet;
use wavelift_codegen::ir::{Block, FuncRef, Function, Inst, InstructionData, Opcode, Type, Value};
use wavelift_generate::Program;

/// Narrows the values of a program as long as it goes on failing.
pub(super) fn types(best: &mut Program, fails: &mut Fails<'_>) {
    for func in functions(best) {
        for value in wide_values(best, func) {
            // Again, down to the smallest.
            while attempt(best, fails, |program| {
                let Some(func) = body(&mut program.module, func) else {
                    return false;
                };
                narrow(func, value)
            }) {}
        }
    }
}

/// The values of a function that could be narrower, in order.
fn wide_values(program: &Program, id: FuncRef) -> Vec<Value> {
    let Some((_, func)) = program.module.defined().find(|(other, _)| *other == id) else {
        return Vec::new();
    };
    placed(func)
        .into_iter()
        .filter(|&value| half(func.dfg.value_type(value)).is_some())
        .collect()
}

/// Parameters of blocks and results of instructions that are placed.
fn placed(func: &Function) -> Vec<Value> {
    let mut values = Vec::new();
    for &block in func.layout.blocks() {
        values.extend(func.dfg.block_params(block));
        for &inst in func.layout.insts(block) {
            values.extend(func.dfg.results(inst));
        }
    }
    values
}

/// The bits of all values: what narrowing makes fewer.
pub(super) fn bits(func: &Function) -> usize {
    let values = placed(func).into_iter();
    values
        .map(|value| func.dfg.value_type(value).bits() as usize)
        .sum()
}

/// The type of half the bits.
fn half(ty: Type) -> Option<Type> {
    match ty {
        Type::I64 => Some(Type::I32),
        Type::I32 => Some(Type::I16),
        Type::I16 => Some(Type::I8),
        Type::F64 => Some(Type::F32),
        _ => None,
    }
}

/// Conversions between types of one kind, where narrowing ends.
fn is_border(opcode: Opcode) -> bool {
    matches!(
        opcode,
        Opcode::Uextend | Opcode::Sextend | Opcode::Ireduce | Opcode::Fconvert
    )
}

/// Gives `value`, and all that must have the same type, half the bits. The verifier says whether what comes out makes sense.
fn narrow(func: &mut Function, value: Value) -> bool {
    let value = func.dfg.resolve(value);
    let wide = func.dfg.value_type(value);
    let Some(small) = half(wide) else {
        return false;
    };
    let class = class_of(func, value);
    for block in func.layout.blocks().to_vec() {
        parameters(func, block, &class, small);
        for inst in func.layout.insts(block).to_vec() {
            instruction(func, block, inst, &class, small);
        }
    }
    func.resolve_all_aliases();
    true
}

/// The values that must have the same type as `value`: instructions with operands or results of that type have all of them in it or
/// none, and so have a block's parameter and what is given for it.
fn class_of(func: &Function, value: Value) -> FxHashSet<Value> {
    let ty = func.dfg.value_type(value);
    let mut class = FxHashSet::from_iter([value]);
    loop {
        let before = class.len();
        for (_, inst) in func.layout.iter() {
            for call in func.dfg.targets(inst) {
                let arguments = func.dfg.call_args(call).iter();
                for (&given, &parameter) in arguments.zip(func.dfg.block_params(call.block)) {
                    if class.contains(&given) || class.contains(&parameter) {
                        class.extend([given, parameter]);
                    }
                }
            }
            if is_border(func.dfg.opcode(inst)) {
                continue;
            }
            let values = func.dfg.args(inst).iter().chain(func.dfg.results(inst));
            let same: Vec<Value> = values
                .copied()
                .filter(|&value| func.dfg.value_type(value) == ty)
                .collect();
            if same.iter().any(|value| class.contains(value)) {
                class.extend(same);
            }
        }
        if class.len() == before {
            return class;
        }
    }
}

fn parameters(func: &mut Function, block: Block, class: &FxHashSet<Value>, small: Type) {
    let old = func.dfg.block_params(block).to_vec();
    if !old.iter().any(|value| class.contains(value)) {
        return;
    }
    // All of them anew, so that they keep their order.
    for &value in &old {
        let ty = if class.contains(&value) {
            small
        } else {
            func.dfg.value_type(value)
        };
        let new = func.dfg.append_block_param(block, ty);
        func.dfg.make_alias(value, new);
    }
    func.dfg.retain_block_params(block, |index| index >= old.len());
}

/// An instruction with operands or results in the class becomes one of the smaller type.
fn instruction(func: &mut Function, block: Block, inst: Inst, class: &FxHashSet<Value>, small: Type) {
    let has = |values: &[Value]| values.iter().any(|value| class.contains(value));
    let results = func.dfg.results(inst).to_vec();
    let opcode = func.dfg.opcode(inst);
    let in_results = has(&results);
    if !in_results && (is_border(opcode) || !has(func.dfg.args(inst))) {
        if is_border(opcode) && has(func.dfg.args(inst)) {
            border(func, block, inst, func.dfg.ctrl_type(inst), small);
        }
        return;
    }
    if is_border(opcode) {
        let from = func.dfg.value_type(func.dfg.args(inst)[0]);
        let from = if has(func.dfg.args(inst)) { small } else { from };
        border(func, block, inst, small, from);
        return;
    }
    let wide = func.dfg.ctrl_type(inst);
    let ctrl = if half(wide) == Some(small) { small } else { wide };
    let types: Vec<Type> = results
        .iter()
        .map(|value| match class.contains(value) {
            true => small,
            false => func.dfg.value_type(*value),
        })
        .collect();
    let data = constant(*func.dfg.inst(inst), small);
    let new = func.dfg.make_inst(data, ctrl, Some(&types));
    put(func, block, inst, new);
}

/// A constant keeps its value as far as it can.
fn constant(data: InstructionData, small: Type) -> InstructionData {
    let InstructionData::Const { opcode, imm } = data else {
        return data;
    };
    let imm = match small {
        Type::F32 => u64::from((f64::from_bits(imm) as f32).to_bits()),
        _ => imm & ((1u64 << small.bits()) - 1),
    };
    InstructionData::Const { opcode, imm }
}

/// A conversion to `to` of what has the type `from` now.
fn border(func: &mut Function, block: Block, inst: Inst, to: Type, from: Type) {
    let (old, arg) = (func.dfg.first_result(inst), func.dfg.args(inst)[0]);
    if to == from {
        func.layout.insts_mut(block).retain(|&other| other != inst);
        if func.dfg.resolve(arg) != old {
            func.dfg.make_alias(old, arg);
        }
        return;
    }
    let data = match (func.dfg.opcode(inst), *func.dfg.inst(inst)) {
        (Opcode::Fconvert, data) => data,
        (_, data) if to.bits() > from.bits() && func.dfg.opcode(inst) != Opcode::Ireduce => data,
        _ => InstructionData::Unary {
            opcode: if to.bits() > from.bits() {
                Opcode::Uextend
            } else {
                Opcode::Ireduce
            },
            arg,
        },
    };
    let new = func.dfg.make_inst(data, to, None);
    put(func, block, inst, new);
}

/// Puts an instruction in the place of another.
fn put(func: &mut Function, block: Block, old: Inst, new: Inst) {
    for (old, new) in func
        .dfg
        .results(old)
        .to_vec()
        .into_iter()
        .zip(func.dfg.results(new).to_vec())
    {
        func.dfg.make_alias(old, new);
    }
    for inst in func.layout.insts_mut(block) {
        if *inst == old {
            *inst = new;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wavelift_codegen::ir::text::parse_module;

    #[test]
    fn a_chain_gets_narrow_up_to_its_borders() {
        let text = "kernel %k {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iconst.i64 0x100000007
    v5 = imul.i64 v3, v4
    jump block1(v5)
block1(v6: i64):
    v7 = ireduce.i32 v6
    store.i32 global align 4 [v1], v7
    return
}
";
        let module = parse_module(text).unwrap_or_else(|errors| panic!("{errors:?}"));
        let mut program = Program {
            module,
            kernel: "k".to_owned(),
            arguments: Vec::new(),
            grid: [1; 3],
            group: [1; 3],
            observes_wave_size: false,
        };
        let mut asked = 0;
        types(&mut program, &mut |program| {
            asked += 1;
            program.module.to_string().contains("imul.i32") || program.module.to_string().contains("imul.i64")
        });
        let text = program.module.to_string();
        assert!(
            asked > 0 && text.contains("imul.i32") && text.contains(": i32):"),
            "{text}"
        );
        assert!(!text.contains("uextend") && !text.contains("ireduce"), "{text}");
        assert!(text.contains("iconst.i32 7"), "{text}");
        assert!(text.contains("load.i64 kernarg"), "an address stays: {text}");
    }
}
