//! Every combination of suffixes: all that are legal, and neighbours of those that are not.
//!
//! For each row of the table all legal types, packings, roundings, segments, orders, scopes, operations and geometries are
//! multiplied out, with a few values of `align`, `equiv` and `width`. The result goes through our parser and validator one
//! by one, and what these accept through HSAILasm, thousands in one file. Changing one suffix of a legal combination to any
//! other value, or leaving it out, gives the neighbours; those that we refuse go to HSAILasm one by one, which stops at
//! the first error.
//!
//! All legal combinations of all four settings of profile and machine model are tried in every run, and 400 neighbours of the first
//! setting and 100 of each other; with `WAVELIFT_COMBINATIONS=all` 100,000 and 25,000, or another number for the first.

use super::{known, ours, theirs};
use std::collections::HashSet;
use wavelift_generate::choices::bytes_of_seed;
use wavelift_generate_hsail::forms::{
    BEFORE_FUNCTION_LINES, BEFORE_KERNEL_LINES, Form, Place, alone, legal, statement, whole,
};
use wavelift_generate_hsail::{Choices, Setting};
use wavelift_hsail::combinations::{Value, values};
use wavelift_hsail::model::*;
use wavelift_hsail::table;

/// More bytes than are used until a neighbour is found.
const BYTES_OF_ONE: usize = 256;

/// Gives `statements` to the tool as one module, and again without those that it stops at.
fn refused_by_peer(setting: Setting, mut statements: Vec<&Form>, differences: &mut Vec<String>) {
    while !statements.is_empty() {
        let lines = |place: Place| -> String {
            let of_place = statements.iter().filter(|s| s.place == place);
            of_place.map(|s| format!("{}\n", s.text)).collect()
        };
        let (function, kernel) = (lines(Place::Function), lines(Place::Kernel));
        let Err(message) = theirs(&whole(setting, &function, &kernel)) else {
            return;
        };
        let line = message
            .split("input(")
            .nth(1)
            .and_then(|rest| rest.split(',').next())
            .and_then(|n| n.parse::<usize>().ok());
        let line = line.unwrap_or_else(|| panic!("no line in {message}"));
        let before_function = BEFORE_FUNCTION_LINES;
        let in_function = function.lines().count();
        let (place, index) = if line <= before_function + in_function {
            (Place::Function, line - before_function - 1)
        } else {
            let before = before_function + in_function + BEFORE_KERNEL_LINES;
            (Place::Kernel, line - before - 1)
        };
        let of_place: Vec<usize> = (0..statements.len())
            .filter(|i| statements[*i].place == place)
            .collect();
        let culprit = statements.remove(of_place[index]);
        if !known(&culprit.inst, &culprit.text, true) {
            differences.push(format!("{}\n  only we accept it: {message}", culprit.text));
        }
    }
}

/// HSA PRM 2.9: the small machine model has no 64-bit atomics.
fn missing_in_small(setting: Setting, inst: &Inst) -> bool {
    setting.machine == MachineModel::Small
        && matches!(inst.opcode, Opcode::Atomic | Opcode::AtomicNoRet)
        && inst.ty.is_some_and(|ty| ty.bits() == 64)
}

#[test]
fn combinations_agree_with_the_peer() {
    if !wavelift_peers::installed(&["HSAILasm"]) {
        return;
    }
    let neighbours = match std::env::var("WAVELIFT_COMBINATIONS").ok() {
        None => 400,
        Some(number) => number.parse().unwrap_or(100_000),
    };
    // The full large setting has all forms and gets most neighbours; the others differ in sizes of addresses and in what they lack.
    let mut differences = Vec::new();
    for (index, one) in Setting::ALL.into_iter().enumerate() {
        agree(
            one,
            if index == 0 { neighbours } else { neighbours / 4 },
            &mut differences,
        );
    }
    assert!(
        differences.is_empty(),
        "{} differences, the first:\n{}",
        differences.len(),
        differences[..differences.len().min(60)].join("\n")
    );
}

fn agree(setting: Setting, neighbours: usize, differences: &mut Vec<String>) {
    let mut refused = 0;
    let legal = legal(setting, &mut |module| {
        let accepted = ours(module).is_ok();
        refused += usize::from(!accepted);
        accepted
    });
    let before = differences.len();
    let mut known_count = 0;
    let (known_ones, clean): (Vec<&Form>, Vec<&Form>) =
        legal.iter().partition(|l| known(&l.inst, &l.text, true));
    for chunk in clean.chunks(4000) {
        refused_by_peer(setting, chunk.to_vec(), differences);
    }
    // Those that differ for a known reason: some of them, to see that the reasons are not too wide.
    let every = (known_ones.len() / 500).max(1);
    for one in known_ones.iter().step_by(every) {
        known_count += usize::from(theirs(&alone(setting, one.place, &one.text)).is_err());
    }
    eprintln!(
        "{} {}: {} legal combinations ({refused} of the products are not), {} among them known to be refused by the peer ({known_count} of {} tried are), {} differences",
        setting.profile,
        setting.machine,
        legal.len(),
        known_ones.len(),
        known_ones.len().div_ceil(every),
        differences.len() - before,
    );
    let accepted = differences.len();
    let bytes = bytes_of_seed(1, BYTES_OF_ONE * neighbours);
    let mut random = Choices::new(&bytes);
    let mut seen = HashSet::new();
    let mut by_opcode: Vec<Vec<usize>> = vec![Vec::new(); Opcode::ALL.len()];
    for (i, l) in legal.iter().enumerate() {
        by_opcode[l.opcode.index()].push(i);
    }
    by_opcode.retain(|of| !of.is_empty());
    let (mut tried, mut same, mut attempts) = (0, 0, 0);
    while tried < neighbours && attempts < neighbours * 20 {
        attempts += 1;
        let of = &by_opcode[random.below(by_opcode.len())];
        let from = &legal[of[random.below(of.len())]];
        let syntax = table::syntax(from.opcode);
        if syntax.is_empty() {
            continue;
        }
        let parts: Vec<Vec<Value>> = syntax.iter().map(|p| values(*p)).collect();
        let mut chosen = from.chosen.clone();
        // Types get their share whatever the number of suffixes; now and then two suffixes change.
        for _ in 0..1 + usize::from(random.one_in(7)) {
            let part = random.below(parts.len());
            chosen[part] = random.below(parts[part].len());
        }
        let picked: Vec<&Value> = chosen.iter().zip(&parts).map(|(i, part)| &part[*i]).collect();
        let Some((place, text, inst)) = statement(setting, from.opcode, &picked) else {
            continue;
        };
        if !seen.insert(text.clone()) {
            continue;
        }
        let module = alone(setting, place, &text);
        let Err(why) = ours(&module) else { continue };
        tried += 1;
        if theirs(&module).is_err() {
            same += 1;
        } else if !known(&inst, &text, false) && !missing_in_small(setting, &inst) {
            differences.push(format!("{text}\n  only the peer accepts it; ours: {why}"));
        }
    }
    eprintln!(
        "{tried} neighbours refused, {same} of them by the peer, {} differences",
        differences.len() - accepted
    );
    assert!(legal.len() > 1000 && tried > neighbours / 2, "the mix is off");
}
