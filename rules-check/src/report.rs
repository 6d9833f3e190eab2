//! What is odd about rules although they are right: those that never fire, and those of the mid-end that look into one operand of a commutative
//! operation where no rule looks into the other.
//!
//! Rules that are shadowed or overlap are errors of the ISLE compiler already ([`Program::of`]).

use crate::check::{Checker, Effort, Findings};
use crate::program::{Program, Set};
use std::collections::{BTreeMap, BTreeSet};
use wavelift::Registry;
use wavelift_cells::values::Random;
use wavelift_codegen::ir::{Function, Inst, InstructionData, Value, ValueDef};

/// Rules that fire on no instance: no left side describes them, or no target's table asks.
pub fn silent(program: &Program, targets: &Registry, effort: Effort) -> Vec<usize> {
    let effort = Effort {
        drawn: 1,
        least: 1,
        exhaustive: 0,
        ..effort
    };
    let mut checker = Checker::new(program, targets, effort);
    let mut findings = Findings::default();
    let mut fired = BTreeSet::new();
    for rule in program.own() {
        checker.rule(rule, &mut findings);
        fired.extend(checker.fired().iter().copied());
    }
    program.own().filter(|rule| !fired.contains(rule)).collect()
}

/// Rules of the mid-end with the commutative operations of their left sides that no rule takes with operands exchanged.
pub fn one_order(program: &Program, targets: &Registry) -> BTreeMap<usize, BTreeSet<String>> {
    let mut found: BTreeMap<usize, BTreeSet<String>> = BTreeMap::new();
    if program.set != Set::MidEnd {
        return found;
    }
    let mut checker = Checker::new(program, targets, Effort::TEST);
    for rule in program.own() {
        if program.names[rule].term != program.set.root() {
            continue;
        }
        let mut random = Random::new(1, &program.names[rule].text);
        for _ in 0..40 {
            let Some((left, _)) = checker.instance(rule, false, &mut random) else {
                continue;
            };
            for inst in commutative(&checker.table().func, left) {
                checker.exchange(inst);
                if !checker.replaces(left) {
                    let opcode = checker.table().func.dfg.opcode(inst);
                    found.entry(rule).or_default().insert(opcode.name().to_owned());
                }
                checker.exchange(inst);
            }
        }
    }
    found
}

/// Commutative instructions that a value is made of, without those of constants, which have their place.
fn commutative(func: &Function, value: Value) -> Vec<Inst> {
    let dfg = &func.dfg;
    let ValueDef::Result(inst, _) = dfg.value_def(value) else {
        return Vec::new();
    };
    let args = dfg.args(inst);
    let mut all: Vec<Inst> = args.iter().flat_map(|&arg| commutative(func, arg)).collect();
    let constant = |&arg: &Value| {
        let inst = dfg.defining_inst(arg);
        inst.is_some_and(|inst| matches!(dfg.inst(inst), InstructionData::Const { .. }))
    };
    if dfg.opcode(inst).effects().commutative() && !args.iter().any(constant) && args[0] != args[1] {
        all.push(inst);
    }
    all
}

/// Both, as lines of the list of what is odd.
pub fn odd(program: &Program, targets: &Registry) -> BTreeSet<String> {
    let text = |rule: usize| &program.names[rule].text;
    let silent = silent(program, targets, Effort::TEST).into_iter();
    let mut odd: BTreeSet<String> = silent
        .map(|rule| format!("{} :: never fires", text(rule)))
        .collect();
    for (rule, operations) in one_order(program, targets) {
        let names: Vec<String> = operations.into_iter().collect();
        odd.insert(format!("{} :: one order of {}", text(rule), names.join(", ")));
    }
    odd
}
