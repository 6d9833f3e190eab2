//! Each step of each order of memory left out, and each fence of Gen7: a litmus test gives what the model forbids then.
//!
//! Which test notices what is in `litmus_weakened.tsv`; ordinary runs play those again. `who_notices` finds out anew and prints the table:
//! `cargo test --release --test litmus_weakened -- --ignored --nocapture`. A step that no litmus test misses has a reason there.

use std::collections::BTreeMap;
use std::sync::Arc;
use wavelift::targets;
use wavelift_amdgpu::backend::Amd;
use wavelift_amdgpu::isa::{MemoryOperation, MemoryRow, Scope, Step};
use wavelift_amdgpu::subtarget::Subtarget;
use wavelift_codegen::target::{Compiler, Target};
use wavelift_gen7::backend::compiler_of;
use wavelift_gen7::isa::{DataMessage, Dst, Inst, Message, Opcode, Src, Type, decode_all, encode};
use wavelift_gen7::subtarget::{HSW, IVB, Subtarget as Gpu};
use wavelift_litmus::model::allowed;
use wavelift_litmus::run::{Compiled, Schedule, judge};
use wavelift_litmus::shapes::WITH_BARRIERS;
use wavelift_litmus::test::{Ordering, Placement, Segment, Test};
use wavelift_simulator::Registry;

/// Machine, what is left out, and who notices, or `-` and why nobody does.
const TABLE: &str = include_str!("litmus_weakened.tsv");

/// Schedules of a test before the next one has its turn.
const SCHEDULES: u64 = 100;

/// Orders of a small test that are tried.
const ORDERS: u64 = 1_000;

/// The same where a fence of Gen7 is left out.
const FENCE_ORDERS: u64 = 4_000;

/// What the table has in place of a schedule's number where all orders of the test's steps are tried.
const ALL: &str = "all orders";

/// Tests that are asked before a step counts as one that none misses.
const TESTS: usize = 48;

fn machines() -> Vec<(&'static Subtarget, u32)> {
    use wavelift_gcn::subtarget as gcn;
    use wavelift_rdna4::subtarget as rdna;
    vec![
        (&gcn::GFX6, 64),
        (&gcn::GFX7, 64),
        (&gcn::GFX8, 64),
        (&gcn::SUBTARGET, 64),
        (&gcn::GFX90A, 64),
        (&gcn::GFX942, 64),
        (&rdna::GFX10, 32),
        (&rdna::GFX11, 32),
        (&rdna::SUBTARGET, 32),
    ]
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

/// Every step of a machine's orders, with the row that lacks it.
fn steps(sub: &'static Subtarget) -> Vec<(String, &'static MemoryRow)> {
    let rows = sub.isa.memory().iter();
    let all = rows.flat_map(weakened);
    all.map(|(name, row)| (name, &*Box::leak(Box::new(row))))
        .collect()
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

/// The tests that may miss a step of a row, those that often do first.
fn candidates(row: &MemoryRow) -> Vec<Test> {
    let scope = |scope: &Scope| match scope {
        Scope::Workgroup => "wg",
        Scope::Agent => "agent",
        Scope::System => "system",
    };
    let scopes: Vec<&str> = row.scopes.iter().map(scope).collect();
    let about = |test: &Test| {
        scopes.contains(&test.scope)
            && test.placement != Placement::Wave
            && (row.order.is_none() || test.ordering != Ordering::Relaxed)
            && (row.operation != MemoryOperation::Barrier
                || test.segment == Segment::Group
                || WITH_BARRIERS.contains(&test.shape))
    };
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
        ];
        let kind = (test.shape, test.ordering);
        kinds.iter().position(|one| *one == kind).unwrap_or(kinds.len())
    };
    let mut tests: Vec<Test> = Test::all().filter(about).collect();
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
    ];
    kinds.contains(&(test.shape, test.ordering)) && !test.segment.has_group()
}

fn compile<'a>(test: &'a Test, target: &Arc<dyn Target>, wave: u32) -> Compiled<'a> {
    Compiled::new(test, target, wave).unwrap_or_else(|wrong| panic!("{test}: {wrong}"))
}

/// Where the fences of Gen7's code are.
fn fences(gpu: &'static Gpu, code: &[u8]) -> Vec<(u32, Inst)> {
    let insts = decode_all(gpu.generation, code).expect("instructions");
    let is_fence = |inst: &Inst| {
        let message = Message::decode(gpu.generation, inst.send?.sfid, inst.descriptor()?)?;
        Some(matches!(message.kind, DataMessage::Fence { .. }))
    };
    let mut insts = insts;
    insts.retain(|(_, inst)| is_fence(inst) == Some(true));
    insts
}

/// What stands in place of a fence: whoever waits for it finds a value.
fn nothing(gpu: &'static Gpu, fence: &Inst) -> Vec<u8> {
    let mut nothing = Inst::new(Opcode::Mov, fence.control.exec);
    nothing.dst = Dst {
        ty: Type::Ud,
        ..fence.dst
    };
    nothing.src[0] = Src::imm(0, Type::Ud);
    nothing.src[1].ty = Type::Ud;
    nothing.control.no_mask = true;
    let bytes = encode(gpu.generation, &nothing).expect("an instruction");
    assert_eq!(bytes.len(), fence.length() as usize);
    bytes
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
fn misses(registry: &Registry, test: &Test, compiled: &Compiled<'_>, schedule: &str) -> bool {
    if schedule == ALL {
        return compiled.explore(registry, ORDERS).is_err();
    }
    let number = schedule.parse().expect("a number");
    noticed(registry, test, compiled, [number].into_iter()).is_some()
}

/// Whether a test gives what the model forbids with the schedule that the table has, or, as schedules mean others where code has changed, with another.
fn misses_still(registry: &Registry, test: &Test, compiled: &Compiled<'_>, schedule: &str) -> bool {
    misses(registry, test, compiled, schedule)
        || schedule != ALL && noticed(registry, test, compiled, 0..SCHEDULES).is_some()
}

#[test]
fn who_noticed_a_step_notices_it_still() {
    let table = table();
    let registry = targets();
    let tests: BTreeMap<String, Test> = Test::all().map(|test| (test.to_string(), test)).collect();
    let mut wrong = Vec::new();
    for (sub, wave) in machines() {
        for (step, row) in steps(sub) {
            let Some((test, number)) = table.get(&(sub.name().to_string(), step.clone())) else {
                wrong.push(format!("{} {step}: not in the table", sub.name()));
                continue;
            };
            if test == "-" {
                assert!(number.len() > 4, "{step}: a reason");
                continue;
            }
            let test = &tests[test];
            let whole: Arc<dyn Target> = Arc::new(Compiler::new(Amd::new(sub, name_of(sub))));
            if misses(&registry, test, &compile(test, &whole, wave), number) {
                let number = number.parse().unwrap_or(0);
                let why = judge(test, &registry, &whole, wave, [Schedule::numbered(number)]);
                wrong.push(format!(
                    "{}: nothing is left out, but {test}: {why:?}",
                    sub.name()
                ));
            }
            let weakened = target_with(sub, row);
            if !misses_still(&registry, test, &compile(test, &weakened, wave), number) {
                wrong.push(format!(
                    "{} {step}: {test} with schedule {number} does not notice",
                    sub.name()
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A test that misses a step, and how; steps of the table that are explained there are not looked for.
fn search(sub: &'static Subtarget, wave: u32, row: &'static MemoryRow) -> Option<(String, String)> {
    let registry = targets();
    let target = target_with(sub, row);
    let small = candidates(row).into_iter().filter(is_small);
    let explored = |test: &Test| compile(test, &target, wave).explore(&registry, ORDERS);
    let found = small.take(16).find(|test| explored(test).is_err());
    if let Some(test) = found {
        return Some((test.to_string(), ALL.into()));
    }
    candidates(row).into_iter().find_map(|test| {
        let number = noticed(&registry, &test, &compile(&test, &target, wave), 0..SCHEDULES)?;
        Some((test.to_string(), number.to_string()))
    })
}

/// The lines of a machine's steps: those of the table that hold still, and what is found for others.
fn lines_of(sub: &'static Subtarget, wave: u32) -> String {
    let (table, registry) = (table(), targets());
    let tests: BTreeMap<String, Test> = Test::all().map(|test| (test.to_string(), test)).collect();
    let mut lines = String::new();
    for (step, row) in steps(sub) {
        let known = table.get(&(sub.name().to_string(), step.clone()));
        let still = known.filter(|(test, schedule)| {
            let holds = |test: &Test| {
                let whole: Arc<dyn Target> = Arc::new(Compiler::new(Amd::new(sub, name_of(sub))));
                misses(
                    &registry,
                    test,
                    &compile(test, &target_with(sub, row), wave),
                    schedule,
                ) && !misses(&registry, test, &compile(test, &whole, wave), schedule)
            };
            tests.get(test).is_some_and(holds)
        });
        let found = still.cloned().or_else(|| search(sub, wave, row));
        let found = found.or_else(|| known.filter(|(test, _)| test == "-").cloned());
        let (test, schedule) = found.unwrap_or(("-".into(), String::new()));
        let line = format!("{}\t{step}\t{test}\t{schedule}\n", sub.name());
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
        let search = |(sub, wave)| scope.spawn(move || lines_of(sub, wave));
        let searches: Vec<_> = machines().into_iter().map(search).collect();
        for search in searches {
            print!("{}", search.join().expect("the lines of a machine"));
        }
    });
}

/// Tests of Gen7 in each of which some fence is missed, and how many of their fences: with all orders of their steps.
const FENCED: &[(&str, Ordering, usize)] = &[
    ("MP", Ordering::Synchronizing, 1),
    ("MP", Ordering::Fenced, 1),
    ("MP", Ordering::HalfFenced, 1),
    ("MP", Ordering::Flags, 1),
    ("MP", Ordering::Data, 1),
    ("SB", Ordering::Synchronizing, 2),
    ("SB", Ordering::Fenced, 2),
    ("R", Ordering::Synchronizing, 1),
    ("MP+rmw", Ordering::Synchronizing, 1),
    ("SB+rmw", Ordering::Synchronizing, 0),
    ("LB", Ordering::Synchronizing, 0),
    ("2+2W", Ordering::Synchronizing, 0),
];

/// How many fences of a test are missed when one of them is left out, of how many.
fn fences_missed(gpu: &'static Gpu, wave: u32, test: &Test) -> (usize, usize) {
    let registry = targets();
    let target: Arc<dyn Target> = Arc::new(compiler_of(gpu));
    let whole = compile(test, &target, wave);
    let fences = fences(gpu, whole.code());
    let is_missed = |(offset, fence): &&(u32, Inst)| {
        let mut compiled = compile(test, &target, wave);
        assert!(compiled.change_code(*offset as usize, &nothing(gpu, fence)));
        compiled.explore(&registry, FENCE_ORDERS).is_err()
    };
    (fences.iter().filter(is_missed).count(), fences.len())
}

fn fences_of(gpu: &'static Gpu, wave: u32) {
    let mut wrong = Vec::new();
    for &(shape, ordering, expected) in FENCED {
        let test = Test::new(shape, ordering, "agent", Placement::Device, Segment::Global).expect("a test");
        let (missed, count) = fences_missed(gpu, wave, &test);
        println!("{} w{wave}: {test}: {missed} of {count}", gpu.name);
        if missed != expected {
            wrong.push(format!("{test}: {missed} of {count} fences are missed"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn fences_of_ivy_bridge() {
    fences_of(&IVB, 16);
}

#[test]
fn fences_of_haswell() {
    fences_of(&HSW, 8);
}
