//! Every rule fires on some instance, rules of the mid-end take both orders of commutative operations; what is otherwise is listed with the reason.
//! Shadowed rules are errors.

use cranelift_isle::sema::{Pattern, TermKind};
use std::collections::BTreeSet;
use wavelift_codegen::opt::simplify::LOOK;
use wavelift_rules_check::lists::{ODD, UNPROVED, problems, read};
use wavelift_rules_check::program::{Program, Set};
use wavelift_rules_check::{files, report};

#[test]
fn what_is_odd_is_listed() {
    let mut targets = wavelift::targets();
    targets.add(wavelift_tiny::backend::target());
    let mut odd = BTreeSet::new();
    for set in Set::ALL {
        odd.extend(report::odd(&set.load().expect("rules"), &targets));
    }
    let problems = problems(ODD, &odd, |_| true).expect("a list");
    assert!(problems.is_empty(), "{problems:#?}");
}

#[test]
fn a_rule_that_another_hides_is_an_error() {
    let general = "(rule 10 (simplify (iadd _ x _)) x)\n";
    let mut texts = Set::MidEnd.texts().expect("rules");
    texts[0].1 += general;
    let errors = Program::of(Set::MidEnd, &texts).expect_err("a general rule goes first");
    assert!(errors.contains("ShadowedError"), "{errors}");
}

/// What the rules that are checked are called is what the list of all rules calls them.
#[test]
fn names_are_those_of_the_list() {
    let listed = files::all().expect("rules");
    let find = |id: &str| listed.iter().find(|rule| rule.id == id);
    for set in Set::ALL {
        let program = set.load().expect("rules");
        for rule in program.own() {
            let name = &program.names[rule];
            let other = find(&name.id).unwrap_or_else(|| panic!("{} is not listed", name.id));
            assert_eq!(other.text, name.text);
        }
    }
    let ids: BTreeSet<&str> = listed.iter().map(|rule| rule.id.as_str()).collect();
    assert_eq!(ids.len(), listed.len(), "two rules have one name");
    assert!(listed.iter().any(|rule| rule.id.starts_with("backends/")));
}

/// Whether a rule is proved only the command says; that the list names rules is checked here.
#[test]
fn what_is_not_proved_are_rules() {
    let listed = read(UNPROVED).expect("a list");
    let mut texts = BTreeSet::new();
    for set in Set::ALL {
        let program = set.load().expect("rules");
        texts.extend(program.own().map(|rule| program.names[rule].text.clone()));
    }
    let unknown: Vec<&String> = listed.difference(&texts).collect();
    assert!(unknown.is_empty(), "{unknown:#?}");
}

/// Instructions that a pattern looks at, one through an operand of the other. What is asked of a value, but for its type, counts as a look at what defines it.
fn looks(program: &Program, pattern: &Pattern) -> u8 {
    match pattern {
        Pattern::BindPattern(_, _, inner) => looks(program, inner),
        Pattern::And(_, all) => all.iter().map(|inner| looks(program, inner)).max().unwrap_or(0),
        Pattern::Term(_, term, inner) => {
            let data = &program.terms.terms[term.index()];
            let value = program.types.types[data.ret_ty.index()].name(&program.types) == "Value";
            let defined = value && program.term_name(*term) != "value_type";
            let own = u8::from(defined && !matches!(data.kind, TermKind::EnumVariant { .. }));
            own + inner.iter().map(|inner| looks(program, inner)).max().unwrap_or(0)
        }
        _ => 0,
    }
}

/// Simplification skips an instruction if nothing changed that its rules look at.
#[test]
fn no_rule_looks_further_than_simplification_counts() {
    let program = Set::MidEnd.load().expect("rules");
    let deepest = program.own().map(|rule| {
        let patterns = program.terms.rules[rule].args.iter();
        let looks = patterns
            .map(|pattern| looks(&program, pattern))
            .max()
            .unwrap_or(0);
        (1 + looks, &program.names[rule].id)
    });
    let deepest = deepest.max().expect("rules");
    assert_eq!(deepest.0, LOOK, "{}", deepest.1);
}
