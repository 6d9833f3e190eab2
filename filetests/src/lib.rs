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
//! | `run: ...` | a launch and what it must leave in memory, for `test run`; see [`launch`] |
//! | `note: TEXT` | nothing |
//!
//! Any other `word:` at the start of a comment of small letters is an error, so that a misspelt directive cannot pass
//! unnoticed. A command that checks nothing by itself fails in a file without directives for it.
//!
//! Files end in `.wl` (IR text), `.mir` (machine text) or `.hsail` (HSAIL text). In HSAIL the comment is `//`, the whole output is `//;`, and
//! directives hold for the module: the outputs of its kernels and functions one after the other.
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
pub mod launch;
mod registry;
mod runner;
mod testfile;

pub use registry::{CommandOptions, Failure, Job, MachineJob, Output, Registry, Scope, SubTest};
pub use runner::{FileResult, Options, Outcome, collect_files, run_file, run_paths};
pub use testfile::{Command, Directive, Language, TestFile, Unit};
