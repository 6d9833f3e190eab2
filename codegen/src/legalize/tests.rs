//! The engine: what it replaces, and what has no end.

use super::*;
use crate::ir::text::parse_module;
use crate::legality_rows;

/// The function of a text with one, legalised by a table.
fn legalized(text: &str, table: &Legality, own: Expand<'_>) -> Result<Function, Endless> {
    let mut module = parse_module(text).expect("a module");
    let (_, func) = module.defined_mut().next().expect("a function");
    run(func, table, own)?;
    Ok(func.clone())
}

const SUM: &str = "function %sum {\nblock0(v0: i64, v1: i64):\n    v2 = iadd.i64 v0, v1\n    return v2\n}\n";

fn names(func: &Function) -> Vec<&'static str> {
    func.layout
        .iter()
        .map(|(_, inst)| func.dfg.opcode(inst).name())
        .collect()
}

#[test]
fn a_legal_operation_stays() {
    let table = Legality::new(&[legality_rows! { [Isub] of [I64] => Action::Halves; }]);
    let func = legalized(SUM, &table, &mut |_, _, _| None).expect("an end");
    assert_eq!(names(&func), ["iadd", "return"]);
}

#[test]
fn a_rule_replaces_what_the_table_names() {
    let table = Legality::new(&[legality_rows! { [Iadd] of [I64] => Action::Halves; }]);
    let func = legalized(SUM, &table, &mut |_, _, _| None).expect("an end");
    let halves = [
        "ilow", "ilow", "iadd", "ihigh", "ihigh", "iadd", "icmp", "uextend", "iadd", "iconcat", "return",
    ];
    assert_eq!(names(&func), halves);
}

#[test]
fn the_target_goes_first() {
    let table = Legality::new(&[legality_rows! { [Iadd] of [I64] => Action::Halves; }]);
    let mut own = |at: &mut Expander<'_>, action: Action, _: Inst| {
        assert_eq!(action, Action::Halves);
        Some(at.int(Type::I64, 7))
    };
    let func = legalized(SUM, &table, &mut own).expect("an end");
    assert_eq!(names(&func), ["iconst", "return"]);
}

#[test]
fn the_first_row_counts_and_modes_are_told_apart() {
    let table = Legality::new(&[legality_rows! {
        [Fsqrt] of [F32] when When::NEAR.flushed() => Action::Legal;
        [Fsqrt Fadd] of [F32] when When::KEPT => Action::Soft;
        [Fsqrt] => Action::Rules;
    }]);
    let text = "function %f {\nblock0(v0: f32):\n    v1 = fsqrt.ftz.f32 v0\n    v2 = fsqrt.f32 v0\n    v3 = fsqrt.ftz.up.f32 v0\n    v4 = fadd.ftz.f32 v0, v0\n    return\n}\n";
    let mut module = parse_module(text).expect("a module");
    let (_, func) = module.defined_mut().next().expect("a function");
    let insts: Vec<Inst> = func.layout.iter().map(|(_, inst)| inst).collect();
    let actions: Vec<Action> = insts.iter().map(|&inst| table.action(func, inst)).collect();
    use Action::*;
    assert_eq!(actions, [Legal, Soft, Rules, Legal, Legal]);
}

/// A sum that becomes a difference that becomes a sum.
#[test]
fn a_circle_is_an_error_that_names_the_pass() {
    let table = Legality::new(&[legality_rows! { [Iadd Isub] of [I64] => Action::Rules; }]);
    let mut own = |at: &mut Expander<'_>, _: Action, inst: Inst| {
        let &[a, b] = at.func.dfg.args(inst) else {
            return None;
        };
        Some(match at.func.dfg.opcode(inst) {
            crate::ir::Opcode::Iadd => at.isub(Type::I64, a, b),
            _ => at.iadd(Type::I64, a, b),
        })
    };
    let mut module = parse_module(SUM).expect("a module");
    let (_, func) = module.defined_mut().next().expect("a function");
    let mut context = Context::new(None);
    let broken = for_machine(func, opt::Level::None, &mut context, &mut |func| {
        run(func, &table, &mut own)
    });
    let broken = broken.expect_err("no end");
    assert_eq!((broken.pass, broken.function.as_str()), (PASS, "sum"));
    assert!(broken.to_string().contains("replaced 10000 times"), "{broken}");
}
