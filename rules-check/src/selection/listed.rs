//! Rules of selection that are not checked here, by what they are about, each with what judges it instead.
//!
//! A line of the list is `op OPERATION`, `term TERM`, or the first line of a rule, after the name of a backend if it is about its set only; ` ; ` and the reason.

use crate::program::Program;
use cranelift_isle::sema::Pattern;
use std::collections::{BTreeMap, BTreeSet};
use wavelift_isle_rules::Unfired;

/// The list.
pub const UNCHECKED: &str = include_str!("../../unchecked_selection.txt");

/// What a rule is about: `op iadd` of a rule that selects an operation, `term v_add` of others.
pub fn about(program: &Program, rule: usize) -> String {
    let tree = &program.terms.rules[rule];
    let term = program.term_name(tree.root_term);
    let operation = tree.args.last().filter(|_| term == "lower");
    match operation.and_then(|pattern| operation_of(program, pattern)) {
        Some(name) => format!("op {name}"),
        None => format!("term {term}"),
    }
}

fn operation_of(program: &Program, pattern: &Pattern) -> Option<String> {
    match pattern {
        Pattern::BindPattern(_, _, inner) => operation_of(program, inner),
        Pattern::And(_, all) => all.iter().find_map(|inner| operation_of(program, inner)),
        Pattern::Term(_, term, args) => match program.term_name(*term).split_once('.') {
            Some(("Opcode", name)) => Some(snake(name)),
            _ => args.iter().find_map(|inner| operation_of(program, inner)),
        },
        _ => None,
    }
}

/// The name of an operation as rules have it.
fn snake(name: &str) -> String {
    let mut text = String::new();
    for (index, letter) in name.chars().enumerate() {
        if letter.is_uppercase() && index > 0 {
            text.push('_');
        }
        text.extend(letter.to_lowercase());
    }
    text
}

/// The reasons of a list, by what they are about.
///
/// # Errors
/// A line without a reason.
pub fn reasons(list: &str) -> Result<BTreeMap<String, String>, String> {
    Ok(Unfired::read(list)?.rules.into_iter().collect())
}

/// Which line of the list a rule is on.
pub fn line<'l>(
    program: &Program,
    rule: usize,
    list: &'l BTreeMap<String, String>,
) -> Option<(&'l str, &'l str)> {
    let names = [program.names[rule].text.clone(), about(program, rule)];
    let set = program.set.name();
    let own = names.iter().map(|name| format!("{set} {name}"));
    let mut all = own.chain(names.iter().cloned());
    let found = all.find_map(|name| list.get_key_value(&name));
    found.map(|(name, reason)| (name.as_str(), reason.as_str()))
}

/// What is wrong with the list: rules that are neither checked nor on it, and lines of checked rules. Lines that no rule has are told by [`stale`].
pub fn problems(
    program: &Program,
    checked: &BTreeSet<usize>,
    list: &BTreeMap<String, String>,
) -> Vec<String> {
    let mut problems = Vec::new();
    for rule in program.own() {
        let name = &program.names[rule];
        match (checked.contains(&rule), line(program, rule, list)) {
            (false, None) => problems.push(format!(
                "neither checked nor listed ({}): {}: {}",
                about(program, rule),
                name.id,
                name.text
            )),
            (true, Some((line, _))) => problems.push(format!(
                "listed as `{line}`, but checked: {}: {}",
                name.id, name.text
            )),
            _ => {}
        }
    }
    problems
}

/// Lines of the list that no rule of these programs has.
pub fn stale(programs: &[Program], list: &BTreeMap<String, String>) -> Vec<String> {
    let mut used = BTreeSet::new();
    for program in programs {
        used.extend(
            program
                .own()
                .filter_map(|rule| line(program, rule, list))
                .map(|(line, _)| line),
        );
    }
    list.keys()
        .filter(|line| !used.contains(line.as_str()))
        .cloned()
        .collect()
}
