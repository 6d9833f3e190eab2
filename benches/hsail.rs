//! How fast HSAIL text becomes BRIG and BRIG text, beside HSAILasm where it is installed.
//!
//! ```text
//! cargo bench --bench hsail              1, 10 and 100 MB of text
//! cargo bench --bench hsail -- 10        10 MB
//! cargo bench --bench hsail -- 10 parse  one phase over and over, for a profiler
//! cargo bench --bench hsail -- 10 assemble all  the same with all processors
//! cargo bench --bench hsail -- 10 text   the text
//! cargo bench --bench hsail -- 10 kernel one kernel of 10 MB instead of many; also before the words above
//! cargo bench --bench hsail -- 10 forms  every form of every instruction instead, in 16 kernels, over and over
//! ```
//! The text is the optimised kernel corpus over and over, with other names each time. Times are the best of
//! several runs, of all processors together and by the clock; rates are megabytes of text or BRIG that go in, per second. Memory is the growth of the resident set at its peak, without
//! the input. The marks are ten times HSAILasm's rates at 10 MB, memory four times the text, and 100 MB at the rate of 10.

#[path = "../tests/support/corpus.rs"]
mod corpus;

use corpus::is_first;
use cpu_time::ProcessTime;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use wavelift_convert::Work;
use wavelift_frontend_brig::{Container, Options, read_with, write};
use wavelift_frontend_hsail::{ParseOptions, parse_with, print};
use wavelift_generate_hsail::Setting;
use wavelift_generate_hsail::forms::{self, Place};
use wavelift_hsail::model::{Inst, Opcode, TypeClass};
use wavelift_hsail::{Module, RuleLevels, validate, validate_with};

/// The allocator of the command line.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const MEGABYTE: usize = 1_000_000;

/// The texts of the first sixteen kernels of the corpus, optimised.
fn corpus() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels/O2");
    let entries = std::fs::read_dir(folder).expect("the corpus");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "hsail") && is_first(path));
    files.sort();
    let read = |path: &PathBuf| std::fs::read_to_string(path).expect("a kernel");
    files.iter().map(read).collect()
}

/// Appends a line whose names with this sigil get something after them.
fn push_renamed(out: &mut String, line: &str, sigil: char, after: &str) {
    let mut rest = line;
    while let Some(at) = rest.find(sigil) {
        let tail = &rest[at + 1..];
        let end = tail.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '.');
        let (name, next) = tail.split_at(end.unwrap_or(tail.len()));
        let _ = write!(out, "{}{sigil}{name}{after}", &rest[..at]);
        rest = next;
    }
    out.push_str(rest);
    out.push('\n');
}

/// About `size` bytes of text: the corpus over and over.
fn many_kernels(size: usize) -> String {
    let texts = corpus();
    let mut out = String::with_capacity(size + (1 << 17));
    out.push_str("module &bench:1:0:$full:$large:$default;\n");
    for round in 0.. {
        for text in &texts {
            for line in text.lines() {
                if !line.starts_with("module ") && !line.starts_with("extension ") {
                    push_renamed(&mut out, line, '&', &format!("_{round}"));
                }
            }
            if out.len() >= size {
                return out;
            }
        }
    }
    out
}

/// What a kernel of the corpus has: formals, definitions and statements.
#[derive(Default)]
struct Lines {
    variables: String,
    formals: Vec<String>,
    definitions: String,
    statements: String,
}

fn lines_of(text: &str, number: usize) -> Lines {
    let mut lines = Lines::default();
    let mut renamed = String::new();
    for line in text.lines() {
        push_renamed(&mut renamed, line, '%', &format!("_{number}"));
    }
    let (head, rest) = renamed.split_once("prog kernel &").expect("a kernel");
    for line in head.lines().filter(|line| line.starts_with("prog ")) {
        lines.variables.push_str(line);
        lines.variables.push('\n');
    }
    let (formals, rest) = rest.split_once(")\n{\n").expect("a code block");
    let (_, formals) = formals.split_once('(').expect("formals");
    lines
        .formals
        .extend(formals.split(',').map(|formal| formal.trim().to_owned()));
    let (body, _) = rest.split_once("\n};").expect("an end");
    for line in body.lines() {
        let word = line.trim_start();
        let defines = ["group_", "private_", "spill_", "align("];
        let list = if defines.iter().any(|start| word.starts_with(start)) {
            &mut lines.definitions
        } else {
            &mut lines.statements
        };
        list.push_str(line);
        list.push('\n');
    }
    lines
}

/// About `size` bytes of text that are one kernel: the statements of the corpus over and over, and with every round a `loc`, a `pragma`, a
/// call, and branches to rounds before and after.
fn one_kernel(size: usize) -> String {
    const FAR: usize = 3;
    let kernels: Vec<Lines> = corpus()
        .iter()
        .enumerate()
        .map(|(n, text)| lines_of(text, n))
        .collect();
    let mut out = String::with_capacity(size + (1 << 17));
    out.push_str("module &bench:1:0:$full:$large:$default;\n");
    out.push_str("decl prog function &called(arg_u32 %out)(arg_u32 %in);\n");
    kernels.iter().for_each(|k| out.push_str(&k.variables));
    let formals: Vec<&str> = kernels
        .iter()
        .flat_map(|k| &k.formals)
        .map(String::as_str)
        .collect();
    let _ = write!(out, "prog kernel &huge(\n\t{})\n{{\n", formals.join(",\n\t"));
    kernels.iter().for_each(|k| out.push_str(&k.definitions));
    for round in 0.. {
        let (back, ahead) = (round.max(FAR) - FAR, round + FAR);
        let _ = write!(
            out,
            "\tloc {} 1 \"bench.cl\";\n\tpragma \"round\", @round_{ahead}, $s0;\n@round_{round}:\n\
             \tcbr_b1\t$c0, @round_{back};\n\tcbr_b1\t$c0, @round_{ahead};\n\t{{\n\t\targ_u32 %in;\n\t\targ_u32 %out;\n\
             \t\tst_arg_u32\t$s0, [%in];\n\t\tcall\t&called (%out)(%in);\n\t\tld_arg_u32\t$s0, [%out];\n\t}}\n",
            round + 1
        );
        for (number, kernel) in kernels.iter().enumerate() {
            for line in kernel.statements.lines() {
                push_renamed(&mut out, line, '@', &format!("_{number}_{round}"));
            }
        }
        if out.len() >= size {
            for round in round + 1..=ahead {
                let _ = writeln!(out, "@round_{round}:");
            }
            out.push_str("\tret;\n};\n");
            return out;
        }
    }
    out
}

/// About `size` bytes of text with every combination of suffixes that is legal by the usual rules once in every 16 kernels, as far as HSAILasm takes it.
fn all_forms(size: usize) -> String {
    const KERNELS: usize = 16;
    let setting = Setting::ALL[0];
    let accepts = &mut |text: &str| {
        let (module, _) = parse_with("form", text, ParseOptions::default());
        module.is_some_and(|module| {
            let levels = [RuleLevels::HSAILASM, RuleLevels::USUAL];
            levels
                .iter()
                .all(|levels| validate_with(&module, levels).is_empty())
        })
    };
    let forms = forms::legal(setting, accepts);
    let taken: Vec<&str> = forms
        .iter()
        .filter(|form| form.place == Place::Kernel && is_taken(&form.inst))
        .map(|form| form.text.as_str())
        .collect();
    let empty = forms::whole(setting, "", "");
    let (before, rest) = empty.split_once("kernel &k(").expect("a kernel");
    let (formals, after) = rest.rsplit_once("@l:").expect("a label");
    let mut out = String::with_capacity(size + (1 << 21));
    out.push_str(before);
    for kernel in 0.. {
        let _ = write!(out, "kernel &k{kernel}({formals}");
        for text in taken.iter().skip(kernel % KERNELS).step_by(KERNELS) {
            let _ = writeln!(out, "{text}");
        }
        let _ = write!(out, "@l:{after}");
        if out.len() >= size {
            return out;
        }
    }
    out
}

/// HSAILasm refuses constants that some stores of texels and some operations on signals may have.
fn is_taken(inst: &Inst) -> bool {
    let store = matches!(inst.opcode, Opcode::StImage | Opcode::AmdMipmapStImageMip);
    !store && inst.ty.is_none_or(|ty| ty.class() != TypeClass::Signal)
}

/// What the text is.
#[derive(Clone, Copy)]
enum Shape {
    Kernels,
    Kernel,
    Forms,
}

impl Shape {
    fn name(self) -> &'static str {
        match self {
            Shape::Kernels => "kernels",
            Shape::Kernel => "kernel",
            Shape::Forms => "forms",
        }
    }

    fn text(self, size: usize) -> String {
        match self {
            Shape::Kernels => many_kernels(size),
            Shape::Kernel => one_kernel(size),
            Shape::Forms => all_forms(size),
        }
    }
}

fn parse(text: &str) -> Module {
    let (module, found) = parse_with("bench", text, ParseOptions::with_comments());
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
    let (file, found) = wavelift_convert::assemble("bench", text, Container::Raw, Work::with_jobs(jobs));
    file.unwrap_or_else(|| panic!("{found:?}"))
}

/// What `wavelift disassemble` does.
fn disassemble(brig: &[u8], jobs: usize) -> Vec<String> {
    let (text, found) = wavelift_convert::disassemble(brig, Work::with_jobs(jobs));
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
    let after_name = stat.rsplit(')').next().unwrap_or("");
    let fields = after_name.split_whitespace().skip(13).take(2);
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

fn measure(megabytes: usize, shape: Shape) {
    let runs = if megabytes > 20 { 2 } else { 10 };
    let text = shape.text(megabytes * MEGABYTE);
    let module = parse(&text);
    let brig = write(&module).expect("a module");
    println!(
        "{megabytes} MB in {}: {} bytes of text, {} of BRIG, {} of text again",
        shape.name(),
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
                .args([&megabytes.to_string(), shape.name(), "memory", what, cores])
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
    let shape = if named("forms") {
        Shape::Forms
    } else if named("kernel") {
        Shape::Kernel
    } else {
        Shape::Kernels
    };
    let Some(size) = size else {
        for size in [1, 10, 100] {
            measure(size, shape);
        }
        return;
    };
    if named("memory") {
        let text = shape.text(size * MEGABYTE);
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
        measure(size, shape);
        return;
    }
    let text = shape.text(size * MEGABYTE);
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
