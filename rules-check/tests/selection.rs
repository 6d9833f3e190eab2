//! Every rule of selection computes on a machine what its left side means, but for those that others judge.

use wavelift_rules_check::program::Set;
use wavelift_rules_check::selection::check::{Checker, Effort};
use wavelift_rules_check::selection::{Backend, listed, log};

fn check(backend: &str) {
    let backend = Backend::named(backend).expect("a backend");
    if !log::LOGGED {
        return;
    }
    let program = Set::Selection(backend).load().expect("rules");
    let targets = wavelift::targets();
    let mut checker = Checker::new(&program, backend, &targets, Effort::TEST).expect("a checker");
    let findings = checker.all();
    let list = listed::reasons(listed::UNCHECKED).expect("a list");
    let mut problems = Vec::new();
    for (rule, wrong) in &findings.wrong {
        // What is known to be wrong is listed, and on the list too long once it is right.
        if listed::line(&program, *rule, &list).is_none() {
            let name = &program.names[*rule];
            problems.push(format!("{}: {}\n{wrong}", name.id, name.text));
        }
    }
    let checked = findings.right();
    // What is wrong ends the check of a rule, and with it that of others.
    if problems.is_empty() {
        problems = listed::problems(&program, &checked, &list);
        let unlisted =
            |rule: usize| !checked.contains(&rule) && listed::line(&program, rule, &list).is_none();
        let missed = findings.missed.iter().filter(|(rule, _)| unlisted(**rule));
        problems.extend(missed.map(|(rule, why)| format!("{}: {why}", program.names[*rule].id)));
    }
    assert!(
        problems.is_empty(),
        "{} problems:\n{}",
        problems.len(),
        problems.join("\n")
    );
    let count = program.own().count();
    let operands: u64 = findings.checked.values().sum();
    println!(
        "{}: {count} rules, {} checked with {operands} operands on {}",
        backend.name(),
        checked.len(),
        checker.targets().join(", ")
    );
}

#[test]
fn rules_of_gcn() {
    check("gcn");
}

#[test]
fn rules_of_rdna() {
    check("rdna4");
}

#[test]
fn rules_of_gen7() {
    check("gen7");
}

/// Kernels that compute something else than the instance, by one change: few of the changes make no difference, such as the last bit of a divisor.
#[test]
fn changes_are_noticed() {
    if !log::LOGGED {
        return;
    }
    let targets = wavelift::targets();
    for backend in Backend::all() {
        let program = Set::Selection(backend).load().expect("rules");
        let mut checker = Checker::new(&program, backend, &targets, Effort::CHANGED).expect("a checker");
        let findings = checker.all();
        let noticed = findings.wrong.len();
        // Rules of other terms count with those that make use of them.
        let drawn = |rule: &usize| program.names[*rule].term == "lower";
        let missed = findings.right().into_iter().filter(drawn).count();
        println!("{}: {noticed} changes noticed, {missed} not", backend.name());
        assert!(noticed > 50, "{}: {noticed} changes", backend.name());
        assert!(
            noticed > 8 * missed,
            "{}: {noticed} noticed, {missed} not",
            backend.name()
        );
    }
}

#[test]
fn every_line_of_the_list_is_of_a_rule() {
    let programs: Vec<_> = Backend::all()
        .map(|backend| Set::Selection(backend).load().expect("rules"))
        .collect();
    let list = listed::reasons(listed::UNCHECKED).expect("a list");
    let stale = listed::stale(&programs, &list);
    assert!(stale.is_empty(), "{stale:#?}");
}
