//! How many HSAIL instructions per second go through the compiler, phase by phase.
//!
//! ```text
//! cargo bench --bench throughput                     the kernel corpus, and generated kernels of 1k, 10k and 100k instructions
//! cargo bench --bench throughput -- shapes           how much longer every shape takes when it is ten times as large
//! cargo bench --bench throughput -- loops            the same of one shape (their names are in generate.rs)
//! cargo bench --bench throughput -- 10000 loops      one kernel of this size, of the mix if no shape is named, for a profiler
//! cargo bench --bench throughput -- 10000 loops text its text
//! cargo bench --bench throughput -- corpus           the kernel corpus a hundred times, for a profiler
//! ```
//! Times are processor times of the thread, so that other work on the machine counts as little as may be, and every line is
//! the best of several runs. The growth factor compares the times for 100k and 10k instructions: 10 would
//! be linear. The marks are at most 12, and 100,000 instructions per second from text to code.

#[path = "../tests/support/corpus.rs"]
mod corpus;
mod generate;

use corpus::is_first;
use cpu_time::ThreadTime;
use generate::{SHAPES, Shape};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use wavelift::target::{Options, Target, Verify};
use wavelift_codegen::ir;
use wavelift_codegen::opt::Level;
use wavelift_frontend_hsail::parse_text;
use wavelift_hsail::source::Source;
use wavelift_hsail::{Module, translate};

/// The allocator of the command line.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Runs of which the best counts.
const RUNS: usize = 5;
/// Marks: growth of the time from 10k to 100k instructions, and instructions per second end to end.
const MAX_GROWTH: f64 = 12.0;
const MIN_RATE: f64 = 100_000.0;

const PHASES: [&str; 11] = [
    "parse",
    "BRIG read",
    "translate",
    "mid-end",
    "divergence",
    "selection",
    "scheduling",
    "registers",
    "emission",
    "other",
    "end to end",
];

/// Seconds per phase; a phase that did not run has none.
type Times = [Option<f64>; 11];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let size: Option<usize> = words.iter().find_map(|word| word.parse().ok());
    let named = SHAPES
        .iter()
        .find(|(_, name, _)| words.iter().any(|word| word == name));
    if let Some(size) = size {
        let &(shape, name, _) = named.unwrap_or(&SHAPES[0]);
        if words.iter().any(|word| word == "text") {
            print!("{}", generate::kernel(shape, size).0);
            return;
        }
        one(shape, name, size);
        return;
    }
    if let Some(&(shape, name, size)) = named {
        growth(shape, name, size);
        return;
    }
    if words.iter().any(|word| word == "shapes") {
        for (shape, name, size) in SHAPES {
            growth(shape, name, size);
        }
        return;
    }
    if words.iter().any(|word| word == "corpus") {
        let corpus = corpus();
        for (text, _) in std::iter::repeat_n(&corpus, 100).flatten() {
            once(text, None);
        }
        return;
    }
    everything();
}

/// One generated kernel; returns its time and how many instructions it has.
fn one(shape: Shape, name: &str, size: usize) -> (usize, Times) {
    let (text, count) = generate::kernel(shape, size);
    let (times, refused) = measure(&text, None);
    report(&format!("{name}, {count} instructions"), count, &times);
    if let Some(why) = refused {
        println!("  refused: {why}");
    }
    (count, times)
}

/// A shape in two sizes, and how each phase grows.
fn growth(shape: Shape, name: &str, size: usize) {
    let (small, large) = (generate::kernel(shape, size), generate::kernel(shape, 10 * size));
    let ((a, _), (b, refused)) = (measure(&small.0, None), measure(&large.0, None));
    print!(
        "{name:<9} {:>6}: {:>9.1} ms, x{:<5.1}",
        large.1,
        1e3 * b[10].unwrap_or(0.0),
        ratio(&a, &b, 9)
    );
    for (index, phase) in PHASES.iter().enumerate().take(10) {
        // Of phases that take next to nothing the ratio says nothing.
        if b[index].is_some_and(|time| time > 0.04 * b[10].unwrap_or(0.0)) {
            print!(" {phase} x{:.1}", ratio(&a, &b, index));
        }
    }
    println!(
        "{}",
        refused.map_or(String::new(), |why| format!("; refused: {why}"))
    );
}

fn ratio(small: &Times, large: &Times, index: usize) -> f64 {
    match (small[index], large[index]) {
        (Some(a), Some(b)) if a > 0.0 => b / a,
        _ => 0.0,
    }
}

fn everything() {
    let corpus = corpus();
    let count: usize = corpus.iter().map(|(text, _)| instructions(text)).sum();
    let mut sum: Times = [None; 11];
    for (text, brig) in &corpus {
        for (sum, time) in sum.iter_mut().zip(measure(text, Some(brig)).0) {
            if let Some(time) = time {
                *sum = Some(sum.unwrap_or(0.0) + time);
            }
        }
    }
    report(
        &format!("kernel corpus, {} modules, {count} instructions", corpus.len()),
        count,
        &sum,
    );
    effect(&corpus);
    let mut ends = Vec::new();
    for size in [1_000, 10_000, 100_000] {
        let (count, times) = one(Shape::Mix, "mix", size);
        ends.push((count as f64, times));
    }
    if let [_, (_, small), (count, large)] = &ends[..] {
        println!("growth from 10k to 100k instructions");
        for (index, name) in PHASES.iter().enumerate() {
            if large[index].is_some() {
                println!("  {name:<12} {:>8.1}", ratio(small, large, index));
            }
        }
        if let (Some(a), Some(b)) = (small[10], large[10]) {
            let rate = count / b;
            println!(
                "marks: growth {:.1} of at most {MAX_GROWTH} {}, {rate:.0} of at least {MIN_RATE} instructions per second {}",
                b / a,
                verdict(b / a <= MAX_GROWTH),
                verdict(rate >= MIN_RATE)
            );
        }
    }
}

/// What the mid-end does to the corpus: IR instructions, and machine code with and without it.
fn effect(corpus: &[(String, Vec<u8>)]) {
    let (mut before, mut after, mut bytes) = (0, 0, [0; 2]);
    for (text, _) in corpus {
        let module = parse_text("bench", text).unwrap_or_else(|found| panic!("{found:?}"));
        let ir = to_ir(&module, &Source::text("bench", text));
        for (level, bytes) in [Level::None, Level::Full].into_iter().zip(&mut bytes) {
            let options = Options {
                verify: Verify::Nothing,
                level,
                ..Options::default()
            };
            let Ok(compiled) = target().compile(&ir, &options) else {
                continue;
            };
            for kernel in compiled.kernels() {
                *bytes += kernel.facts.code_bytes;
                if level == Level::Full {
                    before += kernel.midend.before;
                    after += kernel.midend.after;
                }
            }
        }
    }
    println!(
        "  mid-end: {before} IR instructions become {after}; code of {} bytes becomes {}",
        bytes[0], bytes[1]
    );
}

fn verdict(met: bool) -> &'static str {
    if met { "(met)" } else { "(missed)" }
}

fn report(what: &str, count: usize, times: &Times) {
    println!("{what}");
    for (name, time) in PHASES.iter().zip(times) {
        if let Some(time) = time {
            println!(
                "  {name:<12} {:>10.3} ms {:>12.0} instructions/s",
                time * 1e3,
                count as f64 / time
            );
        }
    }
}

/// The best of several runs, of each phase and of the whole, and why there is no code.
fn measure(text: &str, brig: Option<&[u8]>) -> (Times, Option<String>) {
    let (mut best, mut refused) = once(text, brig);
    for _ in 1..RUNS {
        let (times, why) = once(text, brig);
        refused = why;
        for (best, time) in best.iter_mut().zip(times) {
            *best = match (*best, time) {
                (Some(a), Some(b)) => Some(a.min(b)),
                (a, b) => a.or(b),
            };
        }
    }
    (best, refused)
}

fn once(text: &str, brig: Option<&[u8]>) -> (Times, Option<String>) {
    let mut times: Times = [None; 11];
    let start = ThreadTime::now();
    let module = parse_text("bench", text).unwrap_or_else(|found| panic!("{found:?}"));
    times[0] = Some(start.elapsed().as_secs_f64());
    let from_text = ThreadTime::now();
    let ir = to_ir(&module, &Source::text("bench", text));
    times[2] = Some(from_text.elapsed().as_secs_f64());
    let options = Options {
        verify: Verify::Nothing,
        clock: Some(|| ThreadTime::now().as_duration()),
        ..Options::default()
    };
    let mut phases = [Duration::ZERO; 6];
    let refused = match target().compile(&ir, &options) {
        Ok(compiled) => {
            for kernel in compiled.kernels() {
                let spent = kernel.times;
                for (sum, time) in phases.iter_mut().zip([
                    spent.midend,
                    spent.divergence,
                    spent.selection,
                    spent.scheduling,
                    spent.registers,
                    spent.emission,
                ]) {
                    *sum += time;
                }
            }
            compiled.failed.first().map(ToString::to_string)
        }
        Err(error) => Some(error.to_string()),
    };
    let whole = start.elapsed().as_secs_f64();
    for (index, time) in phases.iter().enumerate() {
        times[3 + index] = Some(time.as_secs_f64());
    }
    let known: f64 = times.iter().flatten().sum();
    times[9] = Some((whole - known).max(0.0));
    times[10] = Some(whole);
    if let Some(bytes) = brig {
        let start = ThreadTime::now();
        wavelift_frontend_brig::read(bytes).unwrap_or_else(|found| panic!("{found:?}"));
        times[1] = Some(start.elapsed().as_secs_f64());
    }
    (times, refused)
}

fn to_ir(module: &Module, source: &Source) -> ir::Module {
    let part = translate::Part {
        module,
        source: Some(source),
    };
    translate::translate_program(
        &[part],
        &translate::Options::new(target().first_wave(&Options::default())),
    )
    .unwrap_or_else(|found| panic!("{found:?}"))
    .ir
}

/// The target: the first that there is.
fn target() -> Arc<dyn Target> {
    let registry = wavelift::targets();
    let first = registry.compilers().next();
    Arc::clone(first.unwrap_or_else(|| panic!("there are no targets")))
}

/// Text and BRIG of the first sixteen kernels of the corpus.
fn corpus() -> Vec<(String, Vec<u8>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels");
    let mut files: Vec<_> = ["O0", "O2"]
        .iter()
        .flat_map(|level| std::fs::read_dir(root.join(level)).expect("the kernel corpus"))
        .map(|entry| entry.expect("a folder entry").path())
        .filter(|path| path.extension().is_some_and(|end| end == "hsail") && is_first(path))
        .collect();
    files.sort();
    files
        .into_iter()
        .map(|path| {
            let text = std::fs::read_to_string(&path).expect("readable text");
            let brig = std::fs::read(path.with_extension("brig")).expect("a BRIG file for each text");
            (text, brig)
        })
        .collect()
}

/// Instructions of a text: lines in bodies that end in a semicolon and are not declarations or labels.
fn instructions(text: &str) -> usize {
    text.lines()
        .map(str::trim)
        .filter(|line| line.ends_with(';') && !line.starts_with(['}', '@', '/']))
        .filter(|line| {
            ![
                "module",
                "prog",
                "decl",
                "global",
                "group",
                "readonly",
                "private",
                "spill",
                "align",
                "pragma",
                "extension",
                "loc",
            ]
            .iter()
            .any(|word| line.starts_with(word))
        })
        .count()
}
