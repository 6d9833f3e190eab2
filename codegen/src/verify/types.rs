//! Types of operands and results as the instruction table says: V4.

use super::Rule;
use super::context::Context;
use super::{initial, special};
use crate::ir::{Format, Inst, Type, TypeClass, TypeRule};

pub(super) fn function(context: &mut Context) {
    let func = context.func;
    let insts: Vec<_> = func.layout.iter().collect();
    let wave: Vec<_> = func.wave.iter().flat_map(|wave| wave.layout.iter()).collect();
    let mut checked: cranelift_entity::SecondaryMap<Inst, bool> = cranelift_entity::SecondaryMap::new();
    for (block, inst) in insts.into_iter().chain(wave) {
        if !std::mem::replace(&mut checked[inst], true) {
            context.block = Some(block);
            context.inst = Some(inst);
            instruction(context, inst);
        }
    }
}

fn class_name(class: TypeClass) -> &'static str {
    match class {
        TypeClass::Int => "an integer or a vector of integers",
        TypeClass::ScalarInt => "a scalar integer",
        TypeClass::Logic => "b1 or an integer",
        TypeClass::Float => "a floating-point type",
        TypeClass::ScalarFloat => "a scalar floating-point type",
        TypeClass::Vector => "a vector",
        TypeClass::Data => "a type other than mask",
        TypeClass::None => "none",
        TypeClass::Mask => "mask",
    }
}

/// Whether the last operand rule stands for any number of operands, and how many that may be.
fn repeated_operands(format: Format) -> Option<std::ops::RangeInclusive<usize>> {
    match format {
        Format::MultiAry | Format::Call => Some(0..=usize::MAX),
        // HSA PRM 6.3: vectors of up to four.
        Format::Store => Some(1..=4),
        // Coordinates, what is said of the level, and values; operation and geometry say how many.
        Format::Image => Some(1..=9),
        // The formats and the lanes of a wave say how many: of each matrix one at least, of all 16 at most.
        Format::Matrix => Some(3..=16),
        _ => None,
    }
}

fn instruction(context: &mut Context, inst: Inst) {
    let dfg = &context.func.dfg;
    let info = dfg.opcode(inst).info();
    let ty = dfg.ctrl_type(inst);
    let before = context.errors.len();
    context.check(info.class.contains(ty), || Rule::ControllingType {
        expected: class_name(info.class),
        found: ty,
    });

    let args = dfg.args(inst);
    let fixed = match repeated_operands(info.format) {
        None => {
            let expected = info.operands.len();
            context.check(args.len() == expected, || Rule::OperandCount {
                expected: expected.to_string(),
                found: args.len(),
            });
            expected
        }
        Some(range) => {
            let fixed = info.operands.len() - 1;
            let rest = args.len().checked_sub(fixed);
            context.check(rest.is_some_and(|n| range.contains(&n)), || Rule::OperandCount {
                expected: format!(
                    "{} to {}",
                    fixed + range.start(),
                    fixed.saturating_add(*range.end())
                ),
                found: args.len(),
            });
            fixed
        }
    };
    for (index, &arg) in args.iter().enumerate() {
        let rule = info.operands.get(index.min(fixed)).or(info.operands.last());
        if let Some(&rule) = rule {
            operand(context, index, rule, ty, dfg.value_type(arg));
        }
    }
    results(context, inst, ty);
    // Rules on top of the table's would only repeat what is already said.
    if context.errors.len() == before {
        special::instruction(context, inst);
        initial::mark(context, inst);
    }
}

fn operand(context: &mut Context, index: usize, rule: TypeRule, ty: Type, found: Type) {
    let (holds, expected) = match rule {
        TypeRule::T => (found == ty, ty.to_string()),
        TypeRule::Any(class) => (class.contains(found), class_name(class).to_owned()),
        TypeRule::Exactly(exact) => (found == exact, exact.to_string()),
        TypeRule::Lane => (found == ty.lane(), ty.lane().to_string()),
        // The width depends on the segment: with the rules of memory instructions.
        TypeRule::Address => (matches!(found, Type::I32 | Type::I64), "i32 or i64".to_owned()),
    };
    context.check(holds, || Rule::OperandType {
        index,
        expected,
        found,
    });
}

fn results(context: &mut Context, inst: Inst, ty: Type) {
    let dfg = &context.func.dfg;
    let results = dfg.results(inst);
    let Some(rules) = dfg.opcode(inst).info().results else {
        return;
    };
    context.check(rules.len() == results.len(), || Rule::ResultCount {
        expected: rules.len().to_string(),
        found: results.len(),
    });
    for (index, (&rule, &result)) in rules.iter().zip(results).enumerate() {
        let found = dfg.value_type(result);
        let expected = match rule {
            TypeRule::Exactly(exact) => exact,
            TypeRule::Lane => ty.lane(),
            TypeRule::T | TypeRule::Any(_) | TypeRule::Address => ty,
        };
        context.check(found == expected, || Rule::ResultType {
            index,
            expected,
            found,
        });
    }
}
