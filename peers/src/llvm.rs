//! What the tables of LLVM 19 say about instructions of AMD's machines, asked of its tools.
//!
//! | fact | who is asked |
//! |---|---|
//! | LLVM's name of an instruction | `llvm-mc-19 --show-inst` |
//! | registers that it reads and writes without naming them | `llc-19`: an instruction of a machine function whose text lacks one of them is an error that says which |
//! | how many operands it writes, and how many of them it reads, too | `llc-19`: operands of its verifier's errors; it prints which are tied |
//! | whether it may read and write memory | `llvm-mca-19 -instruction-info` |

use std::collections::BTreeSet;
use std::io::Write;
use std::process::{Command, Stdio};

/// The tools that answer.
pub const TOOLS: [&str; 3] = ["llvm-mc-19", "llc-19", "llvm-mca-19"];

/// More registers than any instruction has unnamed.
const MOST: usize = 12;

/// At least as many operands as any instruction has.
const OPERANDS: usize = 24;

/// What an instruction reads and writes.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Registers {
    /// Those that it reads although its text does not name them, by LLVM's names.
    pub reads: BTreeSet<String>,
    /// Those that it writes although its text does not name them.
    pub writes: BTreeSet<String>,
    /// How many of its operands it writes.
    pub written: usize,
    /// How many of its operands it reads and writes.
    pub changed: usize,
}

/// What an instruction may do to memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// It may read it.
    pub load: bool,
    /// It may write it.
    pub store: bool,
}

/// Runs a tool with a text as its input; its output and its errors. `None` if it does not start.
fn ask(tool: &str, arguments: &[&str], input: String) -> Option<(String, String)> {
    let mut child = Command::new(tool)
        .args(arguments)
        // Where it gives up, its stack says nothing.
        .env("LLVM_DISABLE_SYMBOLIZATION", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .ok()?;
    let mut stdin = child.stdin.take()?;
    // A tool that stops at an error does not read on.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().ok()?;
    writer.join().ok()?;
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    Some((text(output.stdout), text(output.stderr)))
}

/// LLVM's name of each instruction; `None` for a text that a processor (`gfx900`) does not take. `features` are such as `+wavefrontsize64`.
///
/// # Panics
/// If the assembler is not installed.
pub fn names(processor: &str, features: &str, texts: &[String]) -> Vec<Option<String>> {
    let lines = texts.iter().enumerate();
    let input: String = lines
        .map(|(number, text)| format!("m{number}:\n{text}\n"))
        .collect();
    let arguments = [
        "-triple=amdgcn",
        &format!("-mcpu={processor}"),
        &format!("-mattr={features}"),
        "--show-inst",
    ];
    let (output, _) = ask("llvm-mc-19", &arguments, input).expect("llvm-mc-19");
    let mut names = vec![None; texts.len()];
    let mut at = None;
    for line in output.lines() {
        let label = line.strip_prefix('m').and_then(|rest| rest.strip_suffix(':'));
        if let Some(number) = label.and_then(|number| number.parse::<usize>().ok()) {
            at = Some(number);
        }
        let name = line
            .split_once("<MCInst #")
            .and_then(|(_, rest)| rest.split(' ').nth(1));
        if let (Some(at), Some(name)) = (at, name) {
            names[at] = Some(name.trim_end_matches('>').to_owned());
        }
    }
    names
}

/// What an instruction with a name of LLVM's reads and writes.
///
/// # Panics
/// If the compiler is not installed, or does not know the name.
pub fn registers(processor: &str, name: &str) -> Registers {
    let mut found = Registers::default();
    for _ in 0..MOST {
        let errors = refused(processor, name, &found);
        assert!(
            !errors.contains("unknown machine instruction"),
            "{name}: {errors}"
        );
        let Some((_, missing)) = errors.split_once("missing implicit register operand '") else {
            found.written = errors.matches("Explicit definition marked as use").count();
            let line = errors.lines().find(|line| line.trim_start().starts_with(name));
            // Both sides of a tie say so.
            found.changed = line.unwrap_or_default().matches("(tied-def ").count() / 2;
            return found;
        };
        let missing = missing.split('\'').next().unwrap_or_default();
        let new = match missing.split_once(" $") {
            Some(("implicit", register)) => found.reads.insert(register.to_owned()),
            Some((_, register)) => found.writes.insert(register.to_owned()),
            None => false,
        };
        assert!(new, "{name}: {errors}");
    }
    panic!("{name} has more than {MOST} registers");
}

/// What the compiler has against an instruction with operands that are none, and these registers.
fn refused(processor: &str, name: &str, registers: &Registers) -> String {
    let list = |word: &str, registers: &BTreeSet<String>| -> Vec<String> {
        registers
            .iter()
            .map(|register| format!("{word} ${register}"))
            .collect()
    };
    let none = vec!["$noreg".to_owned(); OPERANDS];
    let operands = [
        none,
        list("implicit-def", &registers.writes),
        list("implicit", &registers.reads),
    ];
    let text = format!(
        "---\nname: f\nbody: |\n  bb.0:\n    {name} {}\n...\n",
        operands.concat().join(", ")
    );
    let arguments = [
        "-mtriple=amdgcn",
        &format!("-mcpu={processor}"),
        "-run-pass=none",
        "-x=mir",
        "-",
        "-o",
        "-",
    ];
    ask("llc-19", &arguments, text).expect("llc-19").1
}

/// What instructions may do to memory: those of texts that the assembler takes. `None` for one that the tool does not survive.
///
/// # Panics
/// If the tool is not installed.
pub fn memory(processor: &str, features: &str, texts: &[String]) -> Vec<Option<Memory>> {
    let arguments = [
        "-mtriple=amdgcn",
        &format!("-mcpu={processor}"),
        &format!("-mattr={features}"),
        "-all-views=false",
        "-instruction-info",
        "-iterations=1",
        "-",
    ];
    let input: String = texts.iter().map(|text| format!("{text}\n")).collect();
    let (output, _) = ask("llvm-mca-19", &arguments, input).expect("llvm-mca-19");
    let found = marks(&output);
    match texts.len() {
        all if all == found.len() => found.into_iter().map(Some).collect(),
        0 | 1 => vec![None; texts.len()],
        // One of them stopped it.
        all => {
            let (first, second) = texts.split_at(all / 2);
            let halves = [first, second].map(|half| memory(processor, features, half));
            halves.concat()
        }
    }
}

/// The rows of the view of instructions.
fn marks(output: &str) -> Vec<Memory> {
    let rows = output.lines().skip_while(|line| !line.starts_with("[1]    [2]"));
    let heading = rows.clone().next().unwrap_or_default();
    let columns = ["[4]", "[5]"].map(|column| heading.find(column).unwrap_or(0));
    let marked = |line: &str, column: usize| {
        line.get(column..column + 3)
            .is_some_and(|cell| cell.contains('*'))
    };
    rows.skip(1)
        .take_while(|line| !line.is_empty())
        .map(|line| Memory {
            load: marked(line, columns[0]),
            store: marked(line, columns[1]),
        })
        .collect()
}
