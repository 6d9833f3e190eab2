//! File tests: programs with the commands to run on them and the results to expect, in one file.
//!
//! # A file
//! ```text
//! ; test dce                     the commands; one line each
//! ; target gfx900                for commands that need one
//!
//! kernel %k {
//! block0:
//!     v0 = iconst.i32 1
//!     return
//! }
//! ; check: block0:
//! ; nextln: return
//! ; not: iconst
//! ```
//! Comments from the header of a function to the header of the next one are its directives:
//!
//! | directive | meaning |
//! |---|---|
//! | `check: nextln: sameln: unordered: not: regex:` | patterns that the command's output must match, in the language of the `filecheck` crate |
//! | `error: TEXT` | the command must fail; every error must contain one of the texts, and every text must occur |
//! | `;; LINE` | with `precise-output` after the command: the whole output, line by line |
//! | `case: ...` | a line of a case, for `test case` |
//! | `run: ...` | a launch and what it must leave in memory, for `test run`; see [`launch`] |
//! | `note: TEXT` | nothing |
//!
//! Any other `word:` at the start of a comment of small letters is an error, so that a misspelt directive cannot pass
//! unnoticed. A command that checks nothing by itself fails in a file without directives for it.
//!
//! A word that no directive or command has is an error, with the one that may be meant.
//!
//! After any command, `precise-output` compares its whole output, and `expect-fail` says that it must fail with the messages of the `error:`
//! lines, which are then for such commands alone.
//!
//! | file | holds | comment, whole output |
//! |---|---|---|
//! | `.wl` | IR text | `;`, `;;` |
//! | `.mir` | machine text | `;`, `;;` |
//! | `.hsail` | HSAIL text | `//`, `//;` |
//! | `.brig` | BRIG in hexadecimal, as `xxd -p` writes it | `//`, `//;` |
//! | `.hex` | machine code in hexadecimal: bytes of two digits, dwords of eight, the most significant first | `;`, `;;` |
//!
//! In HSAIL, BRIG and machine code directives hold for the file: the outputs of kernels and functions come one after the other.
//!
//! # Commands
//! | command | on | what it does |
//! |---|---|---|
//! | `cat`, `verify` | IR | prints and reads back; checks |
//! | `print-cfg [wave] [dot]`, `domtree`, `order`, `uniformity [wave=N]` | IR | graph, trees of dominators, order of blocks, what is the same in all lanes |
//! | `linearize [wave=N]`, `divergence [wave=N]` | IR | the wave level, of the `target` line's machine or of one that can do everything; with a proof |
//! | `simplify`, `gvn`, `dce`, `simplify-cfg`, `unwritten`, `initial`, `unroll`, `sroa`, `indexed`, `forward`, `dead-stores`, `offsets`, `hoist`, `inline`, `opt` | IR | passes of the mid-end |
//! | `images [most] [some]` | IR | calls in the place of operations on images; `most`, `some`: where the machine knows most images, or some |
//! | `optimize [level=N] [noinline]` | IR | the mid-end as a whole |
//! | `legalize` | IR | replaces what the `target` line's machine lacks |
//! | `isel`, `schedule`, `regalloc`, `expand`, `frame`, `pair`, `skips`, `rotate`, `rename`, `fill`, `waits`, `hazards`, `clauses`, `delays`, `encode` | IR, machine text | machine functions after a pass; code |
//! | `compile` | IR | assembly |
//! | `disassemble` | IR, BRIG, machine code | objects, BRIG and code as text |
//! | `run [RUNNER...]` | IR | launches (`run:`), on the interpreter or on any list of targets |
//! | `hsail parse`, `print`, `diagnose` | HSAIL, BRIG | reads and checks; canonical text; findings, one line each |
//! | `link` | HSAIL | modules, each after a line `//--- NAME`, as one program |
//! | `case [TARGET...]` | HSAIL | lines `case:` as those of a case file, with the file itself as a module |
//!
//! HSAIL and BRIG are IR as well, for waves of 64 lanes. HSAIL text is checked as `wavelift verify` does; an error is `LINE:COLUMN: RULE: MESSAGE`. `case` comes with the `wavelift` crate, the others with this one.
//!
//! # Adding a command
//! One line in [`commands::standard`], which gets the targets:
//! ```ignore
//! registry.pass("dce", |func, _job| Ok(drop(opt::dce::run(func))));                 // verified, then printed
//! registry.printer("uniformity", |job| Ok(analysis::report(job.function)));         // prints something
//! registry.add(MyCommand);                                                          // anything: impl SubTest
//! ```
//! and at least one file under `filetests/filetests/NAME/`. A new way to run kernels is a [`launch::KernelRunner`],
//! added with [`Registry::runner`].
//!
//! # Running
//! `cargo test --test filetests` runs the corpus; a word after `--` selects files by name. With `WAVELIFT_BLESS=1`
//! in the environment, or [`Options::bless`], the `;;` lines are rewritten to what the command prints.

mod check;
pub mod commands;
mod diff;
mod hex;
pub mod launch;
mod registry;
mod runner;
mod suggest;
mod testfile;

pub use registry::{CommandOptions, Failure, FileJob, Job, MachineJob, Output, Registry, Scope, SubTest};
pub use runner::{FileResult, Options, Outcome, collect_files, run_file, run_paths};
pub use testfile::{Command, Directive, Language, TestFile, Unit};
