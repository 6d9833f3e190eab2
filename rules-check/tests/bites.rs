//! The check notices rules that are changed on purpose; changes that make no difference are listed with the reason.

use std::collections::BTreeSet;
use wavelift::Registry;
use wavelift_rules_check::check::{Checker, Effort, Findings};
use wavelift_rules_check::faults::{Fault, Judge, faults};
use wavelift_rules_check::lists::{UNNOTICED, problems};
use wavelift_rules_check::program::{Program, Set};

/// What a line of the list ends with if the rule's result may be another.
const RESULT: &str = " :: another result";

fn targets() -> Registry {
    let mut targets = wavelift::targets();
    targets.add(wavelift_tiny::backend::target());
    targets
}

#[test]
fn every_change_of_the_mid_end_is_noticed() {
    let program = Set::MidEnd.load().expect("rules");
    let targets = targets();
    let faults = faults(&program);
    assert!(faults.len() > 200, "{} changes", faults.len());
    let campaign = Judge::new(&program, &targets, Effort::FAULT).campaign(&faults);
    let name = |fault: &Fault| format!("{} :: {}", program.names[fault.rule].text, fault.what);
    let missed: BTreeSet<String> = campaign.missed.iter().map(name).collect();
    let problems = problems(UNNOTICED, &missed, |what| !what.ends_with(RESULT)).expect("a list");
    assert!(problems.is_empty(), "{problems:#?}");
}

#[test]
fn most_changes_of_legalization_are_noticed() {
    let program = Set::Legalization.load().expect("rules");
    let targets = targets();
    let faults: Vec<Fault> = faults(&program).into_iter().step_by(9).collect();
    let campaign = Judge::new(&program, &targets, Effort::FAULT).campaign(&faults);
    // Estimates and guards have room: a bit more or less makes no difference.
    assert!(
        campaign.noticed * 4 > faults.len() * 3,
        "{} of {}",
        campaign.noticed,
        faults.len()
    );
}

#[test]
fn results_of_all_rules_matter() {
    let mut unnoticed = BTreeSet::new();
    let targets = targets();
    for set in Set::ALL {
        let program = set.load().expect("rules");
        for rule in Judge::new(&program, &targets, Effort::FAULT).unnoticed() {
            unnoticed.insert(format!("{}{RESULT}", program.names[rule].text));
        }
    }
    let problems = problems(UNNOTICED, &unnoticed, |what| what.ends_with(RESULT)).expect("a list");
    assert!(problems.is_empty(), "{problems:#?}");
}

/// The rule that is found wrong after the text of the rules was changed.
fn wrong(set: Set, from: &str, to: &str) -> Vec<String> {
    let mut texts = set.texts().expect("rules");
    let changed = texts.iter_mut().filter(|(_, text)| text.contains(from));
    changed.for_each(|(_, text)| *text = text.replace(from, to));
    let program = Program::of(set, &texts).expect("rules");
    let targets = targets();
    let mut findings = Findings::default();
    let mut checker = Checker::new(&program, &targets, Effort::FAULT);
    for rule in program.own() {
        checker.rule(rule, &mut findings);
    }
    findings
        .wrong
        .keys()
        .map(|&rule| program.names[rule].text.clone())
        .collect()
}

#[test]
fn a_changed_text_is_found_without_a_build() {
    let wrong_sum = wrong(
        Set::MidEnd,
        "(make_iadd ty x (imm ty (add64 a b)))",
        "(make_iadd ty x (imm ty (sub64 a b)))",
    );
    assert_eq!(
        wrong_sum,
        [
            "(rule 8 (simplify (iadd ty (iadd _ x (u64_from_value a)) (u64_from_value b))) (make_iadd ty x (imm ty (sub64 a b))))"
        ]
    );
}

#[test]
fn a_rule_that_is_missing_is_found_where_a_more_general_one_takes_its_place() {
    let signed = "(rule 1 (expand (Action.Widen wide _) (icmp cc @ (signed) a b)) (make_icmp cc (make_sextend wide a) (make_sextend wide b)))\n";
    assert_eq!(
        wrong(Set::Legalization, signed, ""),
        [
            "(rule (expand (Action.Widen wide _) (icmp cc a b)) (make_icmp cc (make_uextend wide a) (make_uextend wide b)))"
        ]
    );
}
