//! Damaged input gives errors, never panics: modules as text, BRIG and IR, and code objects are changed in small ways, and
//! each mutant goes as far through the pipeline as it gets, up to a short run on both targets.
//!
//! The mutants are the same in every run. A panic is reported with its place and the mutant, which is left in a file. The
//! long form of the same, with other mutants for each number:
//!
//! ```sh
//! WAVELIFT_MUTANTS=100000 WAVELIFT_SEED=7 cargo test --release --test mutations -- --ignored --nocapture
//! ```

mod mutate;
mod subject;

use mutate::Random;
use std::cell::RefCell;
use std::panic;
use std::path::{Path, PathBuf};
use std::time::Instant;
use subject::{Kind, Seed};

/// Stack of the thread that mutants run in, as that of the command line.
const STACK_BYTES: usize = 256 << 20;

thread_local! {
    static LAST_PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// One mutant of one of the seeds.
fn mutant(seeds: &[Seed], kind: Kind, number: u64) -> (usize, Vec<u8>) {
    let mut random = Random::new(number);
    let index = random.below(seeds.len());
    let seed = &seeds[index];
    let bytes = match kind {
        Kind::Hsail | Kind::Ir => {
            mutate::text(&seed.bytes, &seeds[random.below(seeds.len())].bytes, &mut random)
        }
        Kind::Brig | Kind::CodeObject => mutate::binary(&seed.bytes, &mut random),
    };
    (index, bytes)
}

/// Runs mutants `first..first + count`; gives the panics, each once, and how many mutants got how far.
fn campaign(kind: Kind, first: u64, count: u64) -> (Vec<String>, [u64; 4]) {
    let worker = std::thread::Builder::new()
        .stack_size(STACK_BYTES)
        .spawn(move || {
            panic::set_hook(Box::new(|info| {
                LAST_PANIC.with(|last| *last.borrow_mut() = info.to_string());
            }));
            let seeds = kind.seeds();
            let mut places: Vec<String> = Vec::new();
            let mut panics = Vec::new();
            let mut stages = [0; 4];
            for number in first..first + count {
                let (index, bytes) = mutant(&seeds, kind, number);
                match panic::catch_unwind(|| subject::digest(kind, &seeds[index], &bytes)) {
                    Ok(stage) => stages[stage as usize] += 1,
                    Err(_) => {
                        let what = LAST_PANIC.with(|last| last.borrow().clone());
                        let place = what.lines().next().unwrap_or_default().to_owned();
                        if places.contains(&place) {
                            continue;
                        }
                        places.push(place);
                        let file = keep(kind, number, &bytes);
                        let seed = &seeds[index].name;
                        panics.push(format!("{what}\n  mutant {number} of {seed}: {}", file.display()));
                    }
                }
            }
            (panics, stages)
        });
    let outcome = worker.expect("a thread").join();
    outcome.expect("panics of mutants are caught")
}

/// Leaves a mutant where it can be looked at.
fn keep(kind: Kind, number: u64, bytes: &[u8]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mutants");
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join(format!("{number}.{}", kind.extension()));
    std::fs::write(&file, bytes).expect("a file");
    file
}

/// As [`campaign`], with panics as a failure; some mutants must get to the end, or the test says little.
fn check(kind: Kind, count: u64) {
    let (panics, stages) = campaign(kind, 0, count);
    // The hook that notes panics of mutants keeps what an assertion says, too.
    println!("{}", panics.join("\n"));
    assert!(panics.is_empty(), "{} panics", panics.len());
    let [refused, rejected, stopped, ended] = stages;
    println!("{kind:?}: {refused} not read, {rejected} refused later, {stopped} stopped, {ended} ran");
    assert!(refused > 0 && stopped + ended > 0, "{stages:?}");
}

#[test]
fn hsail_text() {
    check(Kind::Hsail, 1500);
}

#[test]
fn brig() {
    check(Kind::Brig, 1500);
}

#[test]
fn ir_text() {
    check(Kind::Ir, 1500);
}

#[test]
fn code_objects() {
    check(Kind::CodeObject, 1500);
}

#[test]
#[ignore = "a campaign of hours; the beginning of this file says how"]
fn long_campaign() {
    let number = |name: &str, usual: u64| match std::env::var(name) {
        Ok(text) => text
            .parse()
            .unwrap_or_else(|_| panic!("{name}={text} is no number")),
        Err(_) => usual,
    };
    let (count, seed) = (number("WAVELIFT_MUTANTS", 20_000), number("WAVELIFT_SEED", 1));
    let mut all = Vec::new();
    for kind in [Kind::Hsail, Kind::Brig, Kind::Ir, Kind::CodeObject] {
        let start = Instant::now();
        let (panics, stages) = campaign(kind, seed << 32, count);
        println!(
            "{kind:?}: {count} mutants in {:.1?}, {stages:?}, {} panics",
            start.elapsed(),
            panics.len()
        );
        for panic in &panics {
            println!("{panic}");
        }
        all.extend(panics);
    }
    assert!(all.is_empty(), "{} panics", all.len());
}
