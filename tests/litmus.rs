//! Litmus tests of the memory model on every kind of machine: no schedule gives what the model forbids.
//!
//! Ordinary runs take a sample of the tests. `every_test` takes all of them, with more schedules:
//! `cargo test --release --test litmus -- --ignored --nocapture`.

use std::collections::BTreeMap;
use wavelift::targets;
use wavelift_litmus::run::{Compiled, Schedule, judge};
use wavelift_litmus::test::{Ordering, Placement, Test};

/// Target, and lanes of a wave.
const MACHINES: &[(&str, u32)] = &[
    ("interp", 8),
    ("gfx600", 64),
    ("gfx700", 64),
    ("gfx803", 64),
    ("gfx900", 64),
    ("gfx90a", 64),
    ("gfx942", 64),
    ("gfx1030", 32),
    ("gfx1100", 32),
    ("gfx1201", 32),
    ("ivb", 16),
    ("hsw", 8),
];

/// What is wrong with a machine.
fn check(name: &str, wave: u32, tests: &[Test], schedules: u64) -> Vec<String> {
    let registry = targets();
    let target = registry.find(name).expect("a target");
    let mut wrong = Vec::new();
    let mut seen: BTreeMap<(&str, String), usize> = BTreeMap::new();
    for test in tests {
        match judge(
            test,
            &registry,
            &target,
            wave,
            (0..schedules).map(Schedule::numbered),
        ) {
            Ok(outcomes) => {
                let of_kind = seen
                    .entry((test.shape, format!("{:?}", test.ordering)))
                    .or_default();
                *of_kind = (*of_kind).max(outcomes.len());
            }
            Err(found) => wrong.push(format!("{name} w{wave}: {test}: {found}")),
        }
    }
    println!("{name} w{wave}: {} tests, {} wrong", tests.len(), wrong.len());
    // Relaxed accesses of two threads have more than one outcome.
    assert!(
        seen.iter()
            .any(|((_, ordering), count)| ordering == "Relaxed" && *count > 1)
    );
    wrong
}

/// Every shape with every order, with one of its scopes, placements and segments each.
fn sample(step: usize) -> Vec<Test> {
    let all: Vec<Test> = Test::all().collect();
    let synchronizing = |test: &&Test| test.ordering != Ordering::Relaxed;
    let strong = all.iter().filter(synchronizing).step_by(step);
    let relaxed = all.iter().filter(|test| !synchronizing(test)).step_by(3 * step);
    strong.chain(relaxed).cloned().collect()
}

#[test]
fn a_sample_on_every_machine() {
    let tests = sample(15);
    let check = |&(name, wave): &(&str, u32)| check(name, wave, &tests, 24);
    let wrong: Vec<String> = MACHINES.iter().flat_map(check).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Tests of two threads, in global memory. On Gen7 the threads of `Count` wait for a lock, and orders need not let its holder run.
fn small() -> impl Iterator<Item = Test> {
    let is_small = |test: &Test| {
        test.threads.len() == 2
            && test.placement != Placement::Wave
            && !test.segment.has_group()
            && test.shape != "Count"
            && test.threads.iter().flatten().count() <= 8
    };
    Test::all().filter(is_small)
}

/// Every order of the steps of every `step`-th small test, on every machine but the interpreter, which has one order.
fn all_orders(step: usize, most: u64) {
    let registry = targets();
    for &(name, wave) in &MACHINES[1..] {
        let target = registry.find(name).expect("a target");
        let (mut tests, mut runs, mut incomplete, mut outcomes) = (0, 0, Vec::new(), 0);
        for test in small().step_by(step) {
            let compiled =
                Compiled::new(&test, &target, wave).unwrap_or_else(|wrong| panic!("{test}: {wrong}"));
            let explored = compiled.explore(&registry, most);
            let explored = explored.unwrap_or_else(|wrong| panic!("{name} w{wave}: {test}: {wrong}"));
            (tests, runs, outcomes) = (
                tests + 1,
                runs + explored.runs,
                outcomes + explored.outcomes.len(),
            );
            if !explored.complete {
                incomplete.push(test.to_string());
            }
        }
        println!(
            "{name} w{wave}: {tests} tests, {runs} orders, {outcomes} outcomes; not all orders of: {}",
            incomplete.join("; ")
        );
        assert!(tests > 0 && outcomes > tests);
    }
}

#[test]
fn all_orders_of_some_small_tests() {
    all_orders(97, 400);
}

#[test]
#[ignore = "minutes: all orders of the steps of every small test on every machine"]
fn all_orders_of_every_small_test() {
    all_orders(1, 20_000);
}

#[test]
#[ignore = "a campaign of minutes: every test with 200 schedules on every machine"]
fn every_test() {
    let tests: Vec<Test> = Test::all().collect();
    println!("{} tests", tests.len());
    let check = |&(name, wave): &(&str, u32)| check(name, wave, &tests, 200);
    let wrong: Vec<String> = MACHINES.iter().flat_map(check).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
