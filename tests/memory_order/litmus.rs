//! Litmus tests of the memory model on every kind of machine: no schedule gives what the model forbids.
//!
//! Ordinary runs take a sample of the tests. `every_test` takes all of them, with more schedules:
//! `cargo test --release --test memory_order litmus:: -- --ignored --nocapture`.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use wavelift::case::{Case, RunOptions, Verdict, run_case};
use wavelift::exec::TargetExecutor;
use wavelift::targets;
use wavelift_amdgpu::backend::Amd;
use wavelift_amdgpu::subtarget::Subtarget;
use wavelift_amdgpu::waits::SCALAR_LOADS_WAIT;
use wavelift_codegen::target::{Compiler, Options, Target};
use wavelift_litmus::model::allowed;
use wavelift_litmus::run::{Compiled, Schedule, Wrong, judge};
use wavelift_litmus::test::{Ordering, Placement, Segment, Test};
use wavelift_simulator::dispatch::{Caches, WaveOrder};
use wavelift_simulator::{Limits, MachineOptions};

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

/// A compiler for the newest processor of a machine, without the rule of waits that scalar loads of memory that may be written later are
/// complete before memory is written, or with it.
fn amd(sub: &'static Subtarget, without: Option<&'static str>) -> Arc<dyn Target> {
    let changed = Box::leak(Box::new(Subtarget {
        without,
        ..sub.clone()
    }));
    Arc::new(Compiler::new(Amd::new(
        changed,
        sub.processors.last().expect("a processor"),
    )))
}

/// Plain loads of what a store of the same work-item, or of one that has seen its flag, changes later: a scalar load may find what the store has
/// left unless it is waited for, in some order of steps, and of some tests with some schedule; with the wait in none.
#[test]
fn scalar_loads_are_complete_before_memory_is_written() {
    use wavelift_gcn::subtarget as gcn;
    use wavelift_rdna4::subtarget as rdna;
    // On gfx7 and gfx8 stores are flat, which count with scalar loads, so that the release in LB waits for both: the wave may have run the other
    // thread's code before.
    let machines: [(&'static Subtarget, u32, usize); 9] = [
        (&gcn::GFX6, 64, 4),
        (&gcn::GFX7, 64, 1),
        (&gcn::GFX8, 64, 1),
        (&gcn::SUBTARGET, 64, 4),
        (&gcn::GFX90A, 64, 4),
        (&gcn::GFX942, 64, 4),
        (&rdna::GFX10, 32, 4),
        (&rdna::GFX11, 32, 4),
        (&rdna::SUBTARGET, 32, 4),
    ];
    let registry = targets();
    let test = |shape, scope, placement| {
        Test::new(shape, Ordering::Data, scope, placement, Segment::Global).expect("a test")
    };
    let tests = [
        test("CoRW1", "agent", Placement::Device),
        test("LB", "wg", Placement::Group),
        test("LB", "agent", Placement::Device),
        test("LB", "system", Placement::Device),
    ];
    let mut wrong = Vec::new();
    for (sub, wave, expected) in machines {
        let (mut by_orders, mut by_schedules) = (0, 0);
        for test in &tests {
            let name = format!("{} {test}", sub.name());
            let compile = |without| {
                let compiled = Compiled::new(test, &amd(sub, without), wave);
                compiled.unwrap_or_else(|wrong| panic!("{name}: {wrong}"))
            };
            let (whole, weakened) = (compile(None), compile(Some(SCALAR_LOADS_WAIT)));
            let explored = whole.explore(&registry, 20_000);
            let explored = explored.unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
            assert!(explored.complete, "{name}");
            let found = weakened.explore(&registry, 20_000);
            match found {
                Err(Wrong::ForbiddenOrder(..)) => by_orders += 1,
                found => println!("{name}: {found:?}"),
            }
            let allowed = allowed(test);
            let right = |compiled: &Compiled<'_>, number| {
                let outcome = compiled.run(&registry, Schedule::numbered(number));
                allowed.contains(&outcome.unwrap_or_else(|wrong| panic!("{name}: {wrong}")))
            };
            assert!((0..100).all(|number| right(&whole, number)), "{name}");
            by_schedules += usize::from(!(0..100).all(|number| right(&weakened, number)));
        }
        if by_orders != expected || by_schedules == 0 {
            wrong.push(format!(
                "{}: {by_orders} by all orders, {by_schedules} by schedules",
                sub.name()
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Kernels with barriers, group memory and scalar loads give what they should however late memory is.
#[test]
fn kernels_of_the_corpus_with_late_memory() {
    for (target, wave) in [("gfx803", 64), ("gfx900", 64), ("gfx1100", 32), ("gfx1201", 32)] {
        for (seed, kernel) in (1..).zip(["reduce", "bitonic_local", "scan_hillis", "spmv_csr"]) {
            let file = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("kernels/O2")
                .join(kernel);
            let case = Case::read(&file.with_extension("case")).unwrap_or_else(|error| panic!("{error}"));
            let limits = Limits {
                order: WaveOrder::Random(seed),
                caches: Caches::Weak(seed),
                ..Limits::default()
            };
            let setup = MachineOptions { wave, limits, target };
            let registry = targets();
            let machine = registry.device(target, &setup).expect("a machine");
            let compiler = registry.find(target).expect("a target");
            let mut executor = TargetExecutor::with_machine(compiler, Options::for_wave(wave), machine);
            let verdict = run_case(&case, &mut executor, RunOptions::default()).verdict;
            assert_eq!(verdict, Verdict::Pass, "{target} {kernel}");
        }
    }
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
