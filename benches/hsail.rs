//! How fast HSAIL text becomes BRIG and BRIG text, beside HSAILasm where it is installed.
//!
//! ```text
//! cargo bench --bench hsail              1, 10 and 100 MB of text
//! cargo bench --bench hsail -- 10        10 MB
//! cargo bench --bench hsail -- 10 parse  one phase over and over, for a profiler
//! cargo bench --bench hsail -- 10 assemble all  the same with all processors
//! cargo bench --bench hsail -- 10 text   the text
//! ```
//! The text is the optimised kernel corpus over and over, with other names each time. Times are the best of
//! several runs, of all processors together and by the clock; rates are megabytes of text or BRIG that go in, per second. Memory is the growth of the resident set at its peak, without
//! the input. The marks are ten times HSAILasm's rates at 10 MB, memory four times the text, and 100 MB at the rate of 10.

use cpu_time::ProcessTime;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use wavelift_frontend_brig::{Container, Options, Work, read_with, write};
use wavelift_frontend_hsail::{Module, ParseOptions, parse_with, print, validate};

/// The allocator of the command line.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const MEGABYTE: usize = 1_000_000;

/// About `size` bytes of text.
fn text_of(size: usize) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels/O2");
    let entries = std::fs::read_dir(folder).expect("the corpus");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "hsail"));
    files.sort();
    let texts: Vec<String> = files
        .iter()
        .map(|path| std::fs::read_to_string(path).expect("a kernel"))
        .collect();
    let mut out = String::with_capacity(size + (1 << 17));
    out.push_str("module &bench:1:0:$full:$large:$default;\n");
    for round in 0.. {
        for text in &texts {
            for line in text.lines() {
                if line.starts_with("module ") || line.starts_with("extension ") {
                    continue;
                }
                let mut rest = line;
                while let Some(at) = rest.find('&') {
                    let tail = &rest[at + 1..];
                    let end = tail.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '.');
                    let (name, behind) = tail.split_at(end.unwrap_or(tail.len()));
                    let _ = write!(out, "{}&{name}_{round}", &rest[..at]);
                    rest = behind;
                }
                out.push_str(rest);
                out.push('\n');
            }
            if out.len() >= size {
                return out;
            }
        }
    }
    out
}

fn parse(text: &str) -> Module {
    let (module, found) = parse_with("bench", text, ParseOptions { keep_comments: true });
    module.unwrap_or_else(|| panic!("{found:?}"))
}

fn read(brig: &[u8]) -> Module {
    let options = Options {
        comments: true,
        ..Options::default()
    };
    read_with(brig, options).unwrap_or_else(|found| panic!("{found:?}"))
}

/// What `wavelift assemble` does.
fn assemble(text: &str, jobs: usize) -> Vec<Vec<u8>> {
    let (file, found) =
        wavelift_frontend_brig::assemble("bench", text, Container::Raw, Work::with_jobs(jobs));
    file.unwrap_or_else(|| panic!("{found:?}"))
}

/// What `wavelift disassemble` does.
fn disassemble(brig: &[u8], jobs: usize) -> Vec<String> {
    let (text, found) = wavelift_frontend_brig::disassemble(brig, Work::with_jobs(jobs));
    text.unwrap_or_else(|| panic!("{found:?}"))
}

/// How long something took: by the clock, and the time of all its processors together.
#[derive(Clone, Copy)]
struct Times {
    clock: Duration,
    processor: Duration,
}

/// Runs some work a few times: the best times.
fn best<T>(runs: usize, mut work: impl FnMut() -> T) -> Times {
    let mut best = Times {
        clock: Duration::MAX,
        processor: Duration::MAX,
    };
    for _ in 0..runs {
        let (start, used) = (Instant::now(), ProcessTime::now());
        let result = work();
        best.clock = best.clock.min(start.elapsed());
        best.processor = best.processor.min(used.elapsed());
        drop(result);
    }
    best
}

/// Processor time of the programs that were run and have ended.
fn children() -> Duration {
    const TICKS_PER_SECOND: f64 = 100.0;
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let behind_name = stat.rsplit(')').next().unwrap_or("");
    let fields = behind_name.split_whitespace().skip(13).take(2);
    let ticks: f64 = fields.filter_map(|field| field.parse::<f64>().ok()).sum();
    Duration::from_secs_f64(ticks / TICKS_PER_SECOND)
}

/// A line of `/proc/self/status`, in bytes.
fn resident(what: &str) -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(what))?;
    let kilobytes: usize = line
        .trim_matches([':', ' ', '\t'])
        .split(' ')
        .next()?
        .parse()
        .ok()?;
    Some(kilobytes * 1024)
}

/// By how much the resident set grows at its peak.
fn memory<T>(work: impl FnOnce() -> T) -> Option<usize> {
    std::fs::write("/proc/self/clear_refs", "5").ok()?;
    let before = resident("VmRSS")?;
    let result = work();
    let peak = resident("VmHWM")?;
    drop(result);
    Some(peak.saturating_sub(before))
}

/// The times that HSAILasm takes for a file, start of the process included.
fn peer(action: &str, input: &[u8], runs: usize) -> Option<Times> {
    let file =
        |kind: &str| std::env::temp_dir().join(format!("wavelift-bench-{}.{kind}", std::process::id()));
    let (from, to) = (file("in"), file("out"));
    std::fs::write(&from, input).ok()?;
    let mut processor = Duration::MAX;
    let clock = best(runs, || {
        let before = children();
        let run = Command::new("HSAILasm")
            .arg(action)
            .arg(&from)
            .arg("-o")
            .arg(&to)
            .output();
        processor = processor.min(children() - before);
        run.is_ok()
    });
    let done = to.exists();
    let _ = std::fs::remove_file(&from);
    let _ = std::fs::remove_file(&to);
    done.then_some(Times {
        clock: clock.clock,
        processor,
    })
}

fn measure(megabytes: usize) {
    let runs = if megabytes > 20 { 2 } else { 10 };
    let text = text_of(megabytes * MEGABYTE);
    let module = parse(&text);
    let brig = write(&module).expect("a module");
    println!(
        "{megabytes} MB: {} bytes of text, {} of BRIG, {} of text again",
        text.len(),
        brig.len(),
        print(&module).len()
    );
    let rate = |bytes: usize, time: Duration| bytes as f64 / MEGABYTE as f64 / time.as_secs_f64();
    let times = [
        ("parse", text.len(), best(runs, || parse(&text))),
        ("write", text.len(), best(runs, || write(&module))),
        ("validate", text.len(), best(runs, || validate(&module))),
        ("assemble", text.len(), best(runs, || assemble(&text, 1))),
        ("  all cores", text.len(), best(runs, || assemble(&text, 0))),
        ("read", brig.len(), best(runs, || read(&brig))),
        ("print", brig.len(), best(runs, || print(&module))),
        ("disassemble", brig.len(), best(runs, || disassemble(&brig, 1))),
        ("  all cores", brig.len(), best(runs, || disassemble(&brig, 0))),
    ];
    println!("  {:12} {:>14} {:>18}", "", "processor time", "clock");
    let line = |name: &str, bytes: usize, t: Times| {
        let (processor, clock) = (rate(bytes, t.processor), rate(bytes, t.clock));
        println!("  {name:12} {processor:9.1} MB/s {clock:13.1} MB/s");
    };
    for (name, bytes, time) in times {
        line(name, bytes, time);
    }
    // In a process of its own: what was freed before counts for nothing.
    let program = std::env::current_exe().expect("this program");
    let file = std::env::temp_dir().join(format!("wavelift-bench-{}.brig", std::process::id()));
    let written = std::fs::write(&file, &brig).is_ok();
    for what in ["assemble", "disassemble"] {
        for cores in ["one", "all"] {
            let child = Command::new(&program)
                .args([&megabytes.to_string(), "memory", what, cores])
                .arg(if written { file.as_os_str() } else { "".as_ref() })
                .output();
            print!(
                "{}",
                String::from_utf8_lossy(&child.expect("this program").stdout)
            );
        }
    }
    let _ = std::fs::remove_file(&file);
    for (action, input, ours) in [
        ("-assemble", text.as_bytes(), [times[3].2, times[4].2]),
        ("-disassemble", &brig[..], [times[7].2, times[8].2]),
    ] {
        if let Some(theirs) = peer(action, input, runs.min(3)) {
            line("HSAILasm", input.len(), theirs);
            let ratio = |theirs: Duration, ours: Duration| theirs.as_secs_f64() / ours.as_secs_f64();
            let [one, all] = ours;
            println!(
                "  {action}: {:.1} times its speed on one processor, {:.1} on all by the clock",
                ratio(theirs.processor, one.processor),
                ratio(theirs.clock, all.clock)
            );
        }
    }
}

fn main() {
    // As the commands do.
    wavelift::memory::small_pages();
    let words: Vec<String> = std::env::args().skip(1).collect();
    let size: Option<usize> = words.iter().find_map(|word| word.parse().ok());
    let named = |name: &str| words.iter().any(|word| word == name);
    let Some(size) = size else {
        for size in [1, 10, 100] {
            measure(size);
        }
        return;
    };
    if named("memory") {
        let text = text_of(size * MEGABYTE);
        let length = text.len();
        // What goes in is read from a file: memory that was used to make it would hide some of the growth.
        let input = words.last().map(std::fs::read).and_then(Result::ok);
        let brig = || input.as_deref().unwrap_or_default();
        let jobs = usize::from(named("one"));
        let (what, growth) = if named("parse") {
            ("parse", memory(|| parse(&text)))
        } else if named("disassemble") {
            ("disassemble", memory(|| disassemble(brig(), jobs)))
        } else {
            ("assemble", memory(|| assemble(&text, jobs)))
        };
        let cores = if named("one") { "one core" } else { "all cores" };
        if let Some(growth) = growth {
            let per_byte = growth as f64 / length as f64;
            println!(
                "  memory to {what}, {cores}: {per_byte:.1} bytes per byte of text, without what goes in"
            );
        }
        return;
    }
    let phases = [
        "text",
        "parse",
        "validate",
        "write",
        "read",
        "print",
        "assemble",
        "disassemble",
    ];
    if !phases.iter().any(|phase| named(phase)) {
        measure(size);
        return;
    }
    let text = text_of(size * MEGABYTE);
    if named("text") {
        print!("{text}");
        return;
    }
    let module = parse(&text);
    let brig = write(&module).expect("a module");
    let jobs = if named("all") { 0 } else { 1 };
    for _ in 0..20 {
        if named("parse") {
            parse(&text);
        } else if named("validate") {
            validate(&module);
        } else if named("write") {
            let _ = write(&module);
        } else if named("assemble") {
            assemble(&text, jobs);
        } else if named("disassemble") {
            disassemble(&brig, jobs);
        } else if named("read") {
            read(&brig);
        } else {
            print(&module);
        }
    }
}
