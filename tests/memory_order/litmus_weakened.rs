//! Each step of each order of memory left out, of AMD machines and of Gen7: a litmus test gives what the model forbids then.
//!
//! Which test notices what is in `litmus_weakened.tsv`; ordinary runs play those again. `who_notices` finds out anew and prints the table:
//! `cargo test --release --test memory_order litmus_weakened -- --ignored --nocapture`. A step that no litmus test catches has a reason there.

use std::collections::BTreeMap;
use std::sync::Arc;
use wavelift::targets;
use wavelift_amdgpu::backend::Amd;
use wavelift_amdgpu::isa::{MemoryOperation, MemoryRow, Scope, Step};
use wavelift_amdgpu::subtarget::Subtarget;
use wavelift_codegen::target::{Compiler, Target};
use wavelift_gen7::backend::compiler_of;
use wavelift_gen7::order::{Around, ORDERS, OrderRow};
use wavelift_gen7::subtarget::{HSW, IVB, Subtarget as Gpu};
use wavelift_litmus::model::allowed;
use wavelift_litmus::run::{Compiled, Schedule, judge};
use wavelift_litmus::shapes::WITH_BARRIERS;
use wavelift_litmus::test::{Ordering, Placement, Segment, Test};
use wavelift_simulator::Registry;

mod shapes;

/// Machine, what is left out, and who notices, or `-` and why nobody does.
const TABLE: &str = include_str!("../litmus_weakened.tsv");

/// Schedules of a test before the next one has its turn.
const SCHEDULES: u64 = 1_000;

/// Orders of a small test that are tried.
const MOST_ORDERS: u64 = 1_000;

/// What the table has in place of a schedule's number where all orders of the test's steps are tried.
const ALL: &str = "all orders";

/// Tests that are asked before a step counts as one that none catches.
const TESTS: usize = 48;

/// A machine, and what lacks a step each.
struct Machine {
    name: &'static str,
    wave: u32,
    /// Its compiler.
    whole: Arc<dyn Target>,
    steps: Vec<Weakened>,
}

/// A compiler whose code lacks a step.
struct Weakened {
    /// What is left out.
    step: String,
    target: Arc<dyn Target>,
    /// The tests that may catch it.
    about: Box<dyn Fn(&Test) -> bool>,
}

fn machines() -> Vec<Machine> {
    use wavelift_gcn::subtarget as gcn;
    use wavelift_rdna4::subtarget as rdna;
    let amd = [
        (&gcn::GFX6, 64),
        (&gcn::GFX7, 64),
        (&gcn::GFX8, 64),
        (&gcn::SUBTARGET, 64),
        (&gcn::GFX90A, 64),
        (&gcn::GFX942, 64),
        (&rdna::GFX10, 32),
        (&rdna::GFX11, 32),
        (&rdna::SUBTARGET, 32),
    ];
    let amd = amd.into_iter().map(|(sub, wave)| amd_machine(sub, wave));
    amd.chain([gen7_machine(&IVB, 16), gen7_machine(&HSW, 8)])
        .collect()
}

fn amd_machine(sub: &'static Subtarget, wave: u32) -> Machine {
    let rows = sub.isa.memory().iter().flat_map(weakened);
    let steps = rows.map(|(step, row)| {
        let row: &'static MemoryRow = Box::leak(Box::new(row));
        Weakened {
            step,
            target: target_with(sub, row),
            about: Box::new(move |test| concerns(row, test)),
        }
    });
    Machine {
        name: sub.name(),
        wave,
        whole: Arc::new(Compiler::new(Amd::new(sub, name_of(sub)))),
        steps: steps.collect(),
    }
}

fn gen7_machine(gpu: &'static Gpu, wave: u32) -> Machine {
    let mut steps = Vec::new();
    for (place, row) in ORDERS.iter().enumerate() {
        for (side, all) in [("before", row.before), ("after", row.after)] {
            for (index, step) in all.iter().enumerate() {
                let mut kept = all.to_vec();
                kept.remove(index);
                let kept = kept.leak();
                let mut rows = ORDERS;
                rows[place] = match side {
                    "before" => OrderRow { before: kept, ..*row },
                    _ => OrderRow { after: kept, ..*row },
                };
                let orders: &'static [OrderRow] = Box::leak(Box::new(rows));
                let around = row.around;
                steps.push(Weakened {
                    step: format!("{} {side} {step:?}", row.name),
                    target: Arc::new(compiler_of(Box::leak(Box::new(Gpu { orders, ..*gpu })))),
                    about: Box::new(move |test| {
                        test.placement != Placement::Wave
                            && (around == Around::Barrier) == WITH_BARRIERS.contains(&test.shape)
                            && (around == Around::Unlock) == (test.shape == "Count")
                    }),
                });
            }
        }
    }
    Machine {
        name: gpu.name,
        wave,
        whole: Arc::new(compiler_of(gpu)),
        steps,
    }
}

/// A row with one step less, and its name.
fn weakened(row: &MemoryRow) -> Vec<(String, MemoryRow)> {
    let mut out = Vec::new();
    for (side, steps) in [("before", row.before), ("after", row.after)] {
        for (index, step) in steps.iter().enumerate() {
            let with = |steps: Vec<Step>| {
                let steps: &'static [Step] = Box::leak(steps.into_boxed_slice());
                match side {
                    "before" => MemoryRow {
                        before: steps,
                        ..*row
                    },
                    _ => MemoryRow { after: steps, ..*row },
                }
            };
            let mut others = steps.to_vec();
            match *step {
                Step::Wait(counters) => {
                    for left_out in counters {
                        let kept = counters.iter().copied().filter(|counter| counter != left_out);
                        let kept: Vec<_> = kept.collect();
                        others[index] = Step::Wait(Box::leak(kept.into_boxed_slice()));
                        out.push((format!("{} {side} {left_out:?}", row.name), with(others.clone())));
                    }
                }
                Step::Op { op, .. } => {
                    others.remove(index);
                    out.push((format!("{} {side} {op:?}", row.name), with(others)));
                }
            }
        }
    }
    for (index, bit) in row.bits.iter().enumerate() {
        let mut bits = row.bits.to_vec();
        bits.remove(index);
        let bits = Box::leak(bits.into_boxed_slice());
        out.push((format!("{} {:?}", row.name, bit.0), MemoryRow { bits, ..*row }));
    }
    out
}

fn target_with(sub: &'static Subtarget, row: &'static MemoryRow) -> Arc<dyn Target> {
    let changed = Box::leak(Box::new(Subtarget {
        instead: Some(row),
        ..sub.clone()
    }));
    Arc::new(Compiler::new(Amd::new(changed, name_of(sub))))
}

fn name_of(sub: &'static Subtarget) -> &'static wavelift_amdgpu::subtarget::Described {
    sub.processors.last().expect("a processor")
}

/// Whether a test may catch that a step of a row is left out.
fn concerns(row: &MemoryRow, test: &Test) -> bool {
    let scope = |scope: &Scope| match scope {
        Scope::Workgroup => "wg",
        Scope::Agent => "agent",
        Scope::System => "system",
    };
    row.scopes.iter().map(scope).any(|name| name == test.scope)
        && test.placement != Placement::Wave
        && (row.order.is_none() || test.ordering != Ordering::Relaxed)
        && (row.operation != MemoryOperation::Barrier
            || test.segment == Segment::Group
            || WITH_BARRIERS.contains(&test.shape))
}

/// The tests that may catch a step, those that often do first.
fn candidates(about: &dyn Fn(&Test) -> bool) -> Vec<Test> {
    let rank = |test: &Test| {
        let kinds = [
            ("MP+barrier", Ordering::Relaxed),
            ("LB+barrier", Ordering::Relaxed),
            ("MP", Ordering::Synchronizing),
            ("LB", Ordering::Flag),
            ("SB", Ordering::Synchronizing),
            ("MP+change", Ordering::Synchronizing),
            ("SB+rmw", Ordering::Releasing),
            ("SB+change", Ordering::Releasing),
            ("MP", Ordering::Data),
            ("MP+change", Ordering::Flags),
            ("MP", Ordering::Flags),
            ("MP+first", Ordering::Flags),
            ("SB+first", Ordering::Synchronizing),
            ("MP+again", Ordering::HalfFenced),
        ];
        let kind = (test.shape, test.ordering);
        kinds.iter().position(|one| *one == kind).unwrap_or(kinds.len())
    };
    let mut tests: Vec<Test> = Test::all().filter(|test| about(test)).collect();
    tests.sort_by_key(rank);
    tests.truncate(TESTS);
    tests
}

/// The first of some schedules with which a test gives what the model forbids, or its machine finds the mistake.
fn noticed(
    registry: &Registry,
    test: &Test,
    compiled: &Compiled<'_>,
    mut numbers: impl Iterator<Item = u64>,
) -> Option<u64> {
    let allowed = allowed(test);
    numbers.find(|&number| {
        let outcome = compiled.run(registry, Schedule::numbered(number));
        !outcome.is_ok_and(|outcome| allowed.contains(&outcome))
    })
}

/// Whether all orders of a test's steps are tried: a schedule that shows what is missing may have to stop a wave between two instructions.
fn is_small(test: &Test) -> bool {
    let kinds = [
        ("MP+barrier", Ordering::Relaxed),
        ("LB+barrier", Ordering::Relaxed),
        ("LB", Ordering::Flag),
        ("MP", Ordering::Synchronizing),
        ("MP", Ordering::Data),
        ("SB", Ordering::Synchronizing),
        ("SB+rmw", Ordering::Releasing),
        ("SB+change", Ordering::Releasing),
        ("MP+change", Ordering::Synchronizing),
        ("MP+change", Ordering::Flags),
        ("MP", Ordering::Flags),
    ];
    kinds.contains(&(test.shape, test.ordering)) && !test.segment.has_group()
}

fn compile<'a>(test: &'a Test, target: &Arc<dyn Target>, wave: u32) -> Compiled<'a> {
    Compiled::new(test, target, wave).unwrap_or_else(|wrong| panic!("{test}: {wrong}"))
}

fn table() -> BTreeMap<(String, String), (String, String)> {
    let line = |line: &str| {
        let columns: Vec<&str> = line.split('\t').collect();
        let &[machine, step, test, number] = &columns[..] else {
            panic!("{line}")
        };
        ((machine.into(), step.into()), (test.into(), number.into()))
    };
    TABLE.lines().skip(1).map(line).collect()
}

/// Whether a test gives what the model forbids, with what the table has in place of a schedule.
fn catches(registry: &Registry, test: &Test, compiled: &Compiled<'_>, schedule: &str) -> bool {
    if schedule == ALL {
        return compiled.explore(registry, MOST_ORDERS).is_err();
    }
    let number = schedule.parse().expect("a number");
    noticed(registry, test, compiled, [number].into_iter()).is_some()
}

/// Whether a test gives what the model forbids with the schedule that the table has, or, as schedules mean others where code has changed, with another.
fn catches_still(registry: &Registry, test: &Test, compiled: &Compiled<'_>, schedule: &str) -> bool {
    catches(registry, test, compiled, schedule)
        || schedule != ALL && noticed(registry, test, compiled, 0..SCHEDULES).is_some()
}

#[test]
fn who_noticed_a_step_notices_it_still() {
    let table = table();
    let registry = targets();
    let tests: BTreeMap<String, Test> = Test::all().map(|test| (test.to_string(), test)).collect();
    let (mut wrong, mut known) = (Vec::new(), 0);
    for machine in machines() {
        let (name, wave) = (machine.name, machine.wave);
        for weakened in &machine.steps {
            let step = &weakened.step;
            let Some((test, number)) = table.get(&(name.to_string(), step.clone())) else {
                wrong.push(format!("{name} {step}: not in the table"));
                continue;
            };
            known += 1;
            if test == "-" {
                assert!(number.len() > 4, "{step}: a reason");
                // No test can catch it, so those do not either that catch most.
                let asked = candidates(&weakened.about).into_iter().take(12);
                let caught = asked.filter(|test| {
                    let compiled = compile(test, &weakened.target, wave);
                    noticed(&registry, test, &compiled, 0..12).is_some()
                });
                wrong.extend(caught.map(|test| format!("{name} {step}: {test} notices")));
                continue;
            }
            let test = tests.get(test).unwrap_or_else(|| panic!("{test}: no test"));
            if catches(&registry, test, &compile(test, &machine.whole, wave), number) {
                let number = number.parse().unwrap_or(0);
                let why = judge(
                    test,
                    &registry,
                    &machine.whole,
                    wave,
                    [Schedule::numbered(number)],
                );
                wrong.push(format!("{name}: nothing is left out, but {test}: {why:?}"));
            }
            if !catches_still(&registry, test, &compile(test, &weakened.target, wave), number) {
                wrong.push(format!(
                    "{name} {step}: {test} with schedule {number} does not notice"
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(
        known,
        table.len(),
        "the table has lines for steps that there are not"
    );
}

/// A test that catches a step, and how.
fn search(wave: u32, weakened: &Weakened) -> Option<(String, String)> {
    let registry = targets();
    let target = &weakened.target;
    let small = candidates(&weakened.about).into_iter().filter(is_small);
    let explored = |test: &Test| compile(test, target, wave).explore(&registry, MOST_ORDERS);
    let found = small.take(16).find(|test| explored(test).is_err());
    if let Some(test) = found {
        return Some((test.to_string(), ALL.into()));
    }
    candidates(&weakened.about).into_iter().find_map(|test| {
        let number = noticed(&registry, &test, &compile(&test, target, wave), 0..SCHEDULES)?;
        Some((test.to_string(), number.to_string()))
    })
}

/// The lines of a machine's steps: those of the table that hold still, and what is found for others.
fn lines_of(machine: &Machine) -> String {
    let (table, registry) = (table(), targets());
    let tests: BTreeMap<String, Test> = Test::all().map(|test| (test.to_string(), test)).collect();
    let (name, wave) = (machine.name, machine.wave);
    let mut lines = String::new();
    for weakened in &machine.steps {
        let known = table.get(&(name.to_string(), weakened.step.clone()));
        let still = known.filter(|(test, schedule)| {
            let with = |test: &Test, target| catches(&registry, test, &compile(test, target, wave), schedule);
            let holds = |test: &Test| with(test, &weakened.target) && !with(test, &machine.whole);
            tests.get(test).is_some_and(holds)
        });
        let found = still.cloned().or_else(|| search(wave, weakened));
        let found = found.or_else(|| known.filter(|(test, _)| test == "-").cloned());
        let (test, schedule) = found.unwrap_or(("-".into(), String::new()));
        let line = format!("{name}\t{}\t{test}\t{schedule}\n", weakened.step);
        eprint!("{line}");
        lines.push_str(&line);
    }
    lines
}

#[test]
#[ignore = "a search of minutes, whose result is the table"]
fn who_notices() {
    println!("machine\tstep\ttest\tschedule");
    std::thread::scope(|scope| {
        let search = |index| scope.spawn(move || lines_of(&machines()[index]));
        let searches: Vec<_> = (0..machines().len()).map(search).collect();
        for search in searches {
            print!("{}", search.join().expect("the lines of a machine"));
        }
    });
}
