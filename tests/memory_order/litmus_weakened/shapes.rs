//! What each shape notices: of the steps that are left out, those that some test of the shape catches.
//!
//! `litmus_shapes.tsv` has a line for each shape and machine, and `docs/litmus.md` is made of it:
//! `cargo test --release --test memory_order litmus_weakened::shapes::what_each_shape_notices -- --ignored --nocapture > FILE` searches anew, and
//! `WAVELIFT_BLESS=1 cargo test --test memory_order litmus_weakened::shapes::the_page` writes the page. `litmus_weakened.tsv` has which test notices a step, and why
//! no test notices some; a shape may notice more than was found here, where each is asked with few tests and schedules.

use super::{Machine, Weakened, catches_still, compile, machines, noticed};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;
use wavelift::targets;
use wavelift_litmus::shapes::SHAPES;
use wavelift_litmus::test::Test;

/// Shape, machine, how many steps it lacks at most, a test with its schedule that notices the first of the steps, and the steps.
const FOUND: &str = include_str!("../../litmus_shapes.tsv");

/// Tests of a shape that are asked, spread over all of them.
const TESTS: usize = 10;

/// Schedules of each.
const SCHEDULES: u64 = 24;

/// A line of the table.
struct Line<'a> {
    shape: &'a str,
    machine: &'a str,
    test: &'a str,
    schedule: &'a str,
    steps: Vec<&'a str>,
}

fn lines() -> Vec<Line<'static>> {
    let line = |line: &'static str| {
        let columns: Vec<&str> = line.split('\t').collect();
        let &[shape, machine, test, schedule, steps] = &columns[..] else {
            panic!("{line}")
        };
        let steps = steps.split("; ").collect();
        Line {
            shape,
            machine,
            test,
            schedule,
            steps,
        }
    };
    FOUND.lines().skip(1).map(line).collect()
}

/// The page: shapes with their events and what they notice, by machine.
fn page(machines: &[Machine]) -> String {
    let mut out = String::from(
        "# Litmus shapes, and what they notice\n\n\
         Written by `WAVELIFT_BLESS=1 cargo test --test memory_order litmus_weakened::shapes::the_page` from `tests/litmus_shapes.tsv`; the same test without the variable says\n\
         whether it is up to date. [Memory order](design/memory-order.md) says what the tests are, and what is left out.\n\n\
         A column has how many of a machine's steps of memory order some test of the shape catches when they are left out, each alone. A step is a counter\n\
         of a wait, an instruction, or a cache bit. Each shape was asked with ten tests and 24 schedules for each step, so a shape may notice more.\n\n\
         Events: `Wx1` stores 1 to `x`, `Rx` loads it, `Ux1` exchanges it with 1, `Ax1` adds 1, `Cx1` adds 1 and gives nothing, `Ix9` counts up to 9 and\n\
         then from 0, `B` is a barrier; `\\|` stands between threads.\n\n| shape | events |",
    );
    let found = lines();
    for machine in machines {
        let _ = write!(out, " {} |", machine.name);
    }
    out.push_str("\n|---|---|");
    out.push_str(&"---|".repeat(machines.len()));
    out.push_str("\n| steps | |");
    for machine in machines {
        let _ = write!(out, " {} |", machine.steps.len());
    }
    out.push('\n');
    for (shape, events) in SHAPES {
        let _ = write!(out, "| {shape} | `{}` |", events.replace('|', "\\|"));
        for machine in machines {
            let line = (found.iter()).find(|line| line.shape == *shape && line.machine == machine.name);
            let _ = write!(out, " {} |", line.map_or(0, |line| line.steps.len()));
        }
        out.push('\n');
    }
    out.push_str(
        "\n## Which steps\n\n\
         The steps that a shape notices on any machine. A row of the memory model is an operation with its scope: `release-group before Lgkm` is the wait for\n\
         group memory in front of a release to the work-group.\n\n| shape | steps |\n|---|---|\n",
    );
    for (shape, _) in SHAPES {
        let lines = found.iter().filter(|line| line.shape == *shape);
        let steps: BTreeSet<&str> = lines.flat_map(|line| line.steps.iter().copied()).collect();
        let steps: Vec<&str> = steps.into_iter().collect();
        let _ = writeln!(out, "| {shape} | {} |", grouped(&steps));
    }
    out
}

/// Steps by their rows: `acquire-group: after Lgkm, after Vm`.
fn grouped(steps: &[&str]) -> String {
    let mut rows: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for step in steps {
        let (row, what) = step.split_once(' ').expect("a row and what of it");
        rows.entry(row).or_default().push(what);
    }
    let rows = rows
        .iter()
        .map(|(row, what)| format!("{row}: {}", what.join(", ")));
    rows.collect::<Vec<_>>().join("; ")
}

#[test]
fn the_page_of_shapes_is_up_to_date() {
    let text = page(&machines());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/litmus.md");
    if std::env::var_os("WAVELIFT_BLESS").is_some() {
        std::fs::write(&path, &text).expect("the page is written");
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    let differing = text.lines().zip(written.lines()).find(|(new, old)| new != old);
    assert!(
        written == text,
        "docs/litmus.md is old; WAVELIFT_BLESS=1 writes it. The first line that differs: {differing:?}"
    );
}

/// Every shape notices something, and still notices the first step that it has on one machine.
#[test]
fn shapes_notice_still() {
    let (machines, found) = (machines(), lines());
    let tests: BTreeMap<String, Test> = Test::all().map(|test| (test.to_string(), test)).collect();
    let registry = targets();
    for (index, (shape, _)) in SHAPES.iter().enumerate() {
        let lines: Vec<&Line<'_>> = found.iter().filter(|line| line.shape == *shape).collect();
        assert!(!lines.is_empty(), "{shape} notices nothing");
        // Another machine for each shape.
        let line = lines[index % lines.len()];
        let machine = machines.iter().find(|machine| machine.name == line.machine);
        let machine = machine.unwrap_or_else(|| panic!("{}: no machine", line.machine));
        let weakened = machine.steps.iter().find(|one| one.step == line.steps[0]);
        let weakened = weakened.unwrap_or_else(|| panic!("{} {}: no step", line.machine, line.steps[0]));
        let test = tests
            .get(line.test)
            .unwrap_or_else(|| panic!("{}: no test", line.test));
        let compiled = compile(test, &weakened.target, machine.wave);
        assert!(
            catches_still(&registry, test, &compiled, line.schedule),
            "{} without {}: {test} with schedule {} notices nothing",
            line.machine,
            line.steps[0],
            line.schedule
        );
    }
}

/// Tests of a shape that may catch a step, at most [`TESTS`], spread over all that there are.
fn asked(shape: &str, weakened: &Weakened) -> Vec<Test> {
    let all = Test::all().filter(|test| test.shape == shape && (weakened.about)(test));
    let all: Vec<Test> = all.collect();
    let stride = all.len().div_ceil(TESTS).max(1);
    all.into_iter().step_by(stride).collect()
}

/// What a shape notices on a machine: the line of the table.
fn line_of(machine: &Machine, shape: &str) -> Option<String> {
    let registry = targets();
    let (mut steps, mut first) = (Vec::new(), None);
    for weakened in &machine.steps {
        let found = asked(shape, weakened).into_iter().find_map(|test| {
            let compiled = compile(&test, &weakened.target, machine.wave);
            let number = noticed(&registry, &test, &compiled, 0..SCHEDULES)?;
            Some((test.to_string(), number))
        });
        if let Some(found) = found {
            first.get_or_insert(found);
            steps.push(&*weakened.step);
        }
    }
    let (test, number) = first?;
    let steps = steps.join("; ");
    Some(format!("{shape}\t{}\t{test}\t{number}\t{steps}", machine.name))
}

#[test]
#[ignore = "a search of minutes, whose result is the table"]
fn what_each_shape_notices() {
    let machines = machines();
    println!("shape\tmachine\ttest\tschedule\tsteps");
    for (shape, _) in SHAPES {
        for machine in &machines {
            if let Some(line) = line_of(machine, shape) {
                println!("{line}");
            }
        }
    }
}
