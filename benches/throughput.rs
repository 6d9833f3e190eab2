//! How many HSAIL instructions per second go through the compiler, phase by phase.
//!
//! ```text
//! cargo bench --bench throughput            the kernel corpus, and generated kernels of 1k, 10k and 100k instructions
//! cargo bench --bench throughput -- 10000   a generated kernel of this size only, for a profiler
//! ```
//! Every line is the best of several runs. The growth factor compares the times for 100k and 10k instructions: 10 would
//! be linear. The marks are at most 12, and 100,000 instructions per second from text to code.

mod generate;

use std::path::Path;
use std::time::{Duration, Instant};
use wavelift_codegen::ir;
use wavelift_codegen::opt::Level;
use wavelift_frontend_hsail::source::Source;
use wavelift_frontend_hsail::{Module, parse_text, translate};
use wavelift_gcn::compile::{Options, WAVE_SIZE, compile_kernel};

/// Runs of which the best counts.
const RUNS: usize = 3;
/// Marks: growth of the time from 10k to 100k instructions, and instructions per second end to end.
const MAX_GROWTH: f64 = 12.0;
const MIN_RATE: f64 = 100_000.0;

const PHASES: [&str; 10] = [
    "parse",
    "BRIG read",
    "translate",
    "mid-end",
    "divergence",
    "selection",
    "registers",
    "emission",
    "other",
    "end to end",
];

/// Seconds per phase; a phase that did not run has none.
type Times = [Option<f64>; 10];

fn main() {
    let only: Option<usize> = std::env::args().skip(1).find_map(|word| word.parse().ok());
    if let Some(size) = only {
        let (text, count) = generate::kernel(size);
        report(
            &format!("generated, {count} instructions"),
            count,
            &measure(&text, None),
        );
        return;
    }
    let corpus = corpus();
    let count: usize = corpus.iter().map(|(text, _)| instructions(text)).sum();
    let mut sum: Times = [None; 10];
    for (text, brig) in &corpus {
        for (sum, time) in sum.iter_mut().zip(measure(text, Some(brig))) {
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
        let (text, count) = generate::kernel(size);
        let times = measure(&text, None);
        report(&format!("generated, {count} instructions"), count, &times);
        ends.push((count as f64, times));
    }
    if let [_, (_, small), (count, large)] = &ends[..] {
        println!("growth from 10k to 100k instructions");
        for (index, name) in PHASES.iter().enumerate() {
            if let (Some(a), Some(b)) = (small[index], large[index])
                && a > 0.0
            {
                println!("  {name:<12} {:>8.1}", b / a);
            }
        }
        if let (Some(a), Some(b)) = (small[9], large[9]) {
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
    let (mut before, mut after, mut words) = (0, 0, [0; 2]);
    for (text, _) in corpus {
        let module = parse_text("bench", text).unwrap_or_else(|found| panic!("{found:?}"));
        let ir = to_ir(&module, &Source::text("bench", text));
        for (id, _) in ir
            .defined()
            .filter(|(_, func)| func.kind == ir::FunctionKind::Kernel)
        {
            for (level, words) in [Level::None, Level::Full].into_iter().zip(&mut words) {
                let options = Options {
                    check: false,
                    level,
                    ..Options::default()
                };
                if let Ok(kernel) = compile_kernel(&ir, id, &options) {
                    *words += kernel.code.words.len();
                    if level == Level::Full {
                        before += kernel.midend.before;
                        after += kernel.midend.after;
                    }
                }
            }
        }
    }
    println!(
        "  mid-end: {before} IR instructions become {after}; code of {} bytes becomes {}",
        4 * words[0],
        4 * words[1]
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

/// The best of several runs, as a whole.
fn measure(text: &str, brig: Option<&[u8]>) -> Times {
    (0..RUNS)
        .map(|_| once(text, brig))
        .min_by(|a, b| a[9].partial_cmp(&b[9]).unwrap_or(std::cmp::Ordering::Equal))
        .unwrap_or([None; 10])
}

fn once(text: &str, brig: Option<&[u8]>) -> Times {
    let mut times: Times = [None; 10];
    let start = Instant::now();
    let module = parse_text("bench", text).unwrap_or_else(|found| panic!("{found:?}"));
    times[0] = Some(start.elapsed().as_secs_f64());
    let from_text = Instant::now();
    let ir = to_ir(&module, &Source::text("bench", text));
    times[2] = Some(from_text.elapsed().as_secs_f64());
    let options = Options {
        check: false,
        ..Options::default()
    };
    let mut phases = [Duration::ZERO; 5];
    for (id, func) in ir.defined() {
        if func.kind != ir::FunctionKind::Kernel {
            continue;
        }
        let kernel =
            compile_kernel(&ir, id, &options).unwrap_or_else(|error| panic!("{}: {error}", func.name));
        let spent = kernel.times;
        for (sum, time) in phases.iter_mut().zip([
            spent.midend,
            spent.divergence,
            spent.selection,
            spent.registers,
            spent.emission,
        ]) {
            *sum += time;
        }
    }
    let whole = start.elapsed().as_secs_f64();
    for (index, time) in phases.iter().enumerate() {
        times[3 + index] = Some(time.as_secs_f64());
    }
    let known: f64 = times.iter().flatten().sum();
    times[8] = Some((whole - known).max(0.0));
    times[9] = Some(whole);
    if let Some(bytes) = brig {
        let start = Instant::now();
        wavelift_frontend_brig::read(bytes).unwrap_or_else(|found| panic!("{found:?}"));
        times[1] = Some(start.elapsed().as_secs_f64());
    }
    times
}

fn to_ir(module: &Module, source: &Source) -> ir::Module {
    let part = translate::Part {
        module,
        source: Some(source),
    };
    translate::translate_program(&[part], &translate::Options::new(WAVE_SIZE))
        .unwrap_or_else(|found| panic!("{found:?}"))
        .ir
}

/// Text and BRIG of every kernel file.
fn corpus() -> Vec<(String, Vec<u8>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels");
    let mut files: Vec<_> = ["O0", "O2"]
        .iter()
        .flat_map(|level| std::fs::read_dir(root.join(level)).expect("the kernel corpus"))
        .map(|entry| entry.expect("a folder entry").path())
        .filter(|path| path.extension().is_some_and(|end| end == "hsail"))
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
