//! Every rule of the mid-end and of legalisation computes what it replaces, but for those that are listed.

use std::collections::BTreeSet;
use wavelift::Registry;
use wavelift_rules_check::check::{Checker, Effort};
use wavelift_rules_check::lists::{UNCHECKED, problems};
use wavelift_rules_check::program::Set;

/// Operands that a rule sees at least, unless it has fewer.
const LEAST: u64 = 1000;

fn targets() -> Registry {
    let mut targets = wavelift::targets();
    targets.add(wavelift_tiny::backend::target());
    targets
}

fn check(set: Set) {
    let program = set.load().expect("rules");
    let targets = targets();
    let findings = Checker::new(&program, &targets, Effort::TEST).all();
    let (mut wrong, mut unchecked, mut few) = (Vec::new(), BTreeSet::new(), Vec::new());
    for rule in program.own() {
        let name = &program.names[rule];
        if !findings.checked.contains_key(&rule) {
            unchecked.insert(name.text.clone());
        } else if let Some(difference) = findings.wrong.get(&rule) {
            wrong.push(format!("{}: {}\n{difference}", name.id, name.text));
        } else if !findings.enough(rule, LEAST) {
            few.push(format!("{}: {} operands", name.id, findings.checked[&rule]));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} wrong rules:\n{}",
        wrong.len(),
        wrong.join("\n\n")
    );
    assert!(few.is_empty(), "rules that see too little: {few:#?}");
    let texts: BTreeSet<String> = program
        .own()
        .map(|rule| program.names[rule].text.clone())
        .collect();
    assert_eq!(
        texts.len(),
        program.own().count(),
        "two rules begin with the same line"
    );
    let other = match set {
        Set::MidEnd => Set::Legalization,
        _ => Set::MidEnd,
    };
    let other = other.load().expect("rules");
    // A line of the list that is of neither set is reported in both tests.
    let elsewhere = |text: &str| other.names.iter().any(|name| name.text == text);
    let problems = problems(UNCHECKED, &unchecked, |text| !elsewhere(text)).expect("a list");
    assert!(problems.is_empty(), "{problems:#?}");
    println!("{}: {} rules", set.name(), program.own().count());
}

#[test]
fn rules_of_the_mid_end() {
    check(Set::MidEnd);
}

#[test]
fn rules_of_legalization() {
    check(Set::Legalization);
}
