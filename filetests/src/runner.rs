//! Runs test files.

use crate::check::{Expectation, bless, compare};
use crate::commands::target_of_part;
use crate::diff::Colors;
use crate::registry::{CommandOptions, Failure, FileJob, Job, MachineJob, Output, Registry, Scope, SubTest};
use crate::testfile::{Command, ENDS, Language, TestFile, Unit};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, io, panic, thread};
use wavelift_codegen::ir::FunctionDecl;
use wavelift_codegen::verify::verify_module;

/// How to run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Rewrite expected outputs to what commands print.
    pub bless: bool,
    /// Files at a time; 0 means one per processor.
    pub jobs: usize,
    /// Colours in differences.
    pub color: bool,
}

impl Options {
    /// As the environment says: `WAVELIFT_BLESS=1`.
    pub fn from_env() -> Options {
        Options {
            bless: env::var_os("WAVELIFT_BLESS").is_some_and(|value| value != "0" && !value.is_empty()),
            jobs: 0,
            color: false,
        }
    }
}

/// How a file went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// As expected.
    Passed,
    /// The expected outputs in it were rewritten.
    Blessed,
    /// Otherwise, with one text per problem.
    Failed(Vec<String>),
}

/// A file and how it went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileResult {
    /// The file.
    pub path: PathBuf,
    /// How it went.
    pub outcome: Outcome,
}

/// The test files at or below some paths, sorted.
///
/// # Errors
/// If a path cannot be read, or is a file of another kind.
pub fn collect_files(paths: &[PathBuf]) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    collect_within(paths, &mut Vec::new(), &mut files)?;
    files.sort();
    Ok(files)
}

/// Whether a file that ends like a test of BRIG is BRIG itself, in ELF or plain, as stands beside test files of a folder.
fn is_binary_brig(path: &Path) -> bool {
    let mut start = [0; 4];
    let mut read = || fs::File::open(path)?.read_exact(&mut start);
    Language::of(path) == Some(Language::Brig) && read().is_ok() && [*b"HSA ", *b"\x7fELF"].contains(&start)
}

/// Adds the files of `paths`. `within` are the folders around them: a link to one of those leads to nothing new.
fn collect_within(paths: &[PathBuf], within: &mut Vec<PathBuf>, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for path in paths {
        let named = |error: io::Error| {
            let text = plain(&error);
            io::Error::new(error.kind(), format!("cannot read {}: {text}", path.display()))
        };
        if fs::metadata(path).map_err(named)?.is_dir() {
            let folder = fs::canonicalize(path).map_err(named)?;
            if within.contains(&folder) {
                continue;
            }
            let mut entries = Vec::new();
            for entry in fs::read_dir(path).map_err(named)? {
                entries.push(entry.map_err(named)?.path());
            }
            entries.retain(|path| path.is_dir() || Language::of(path).is_some() && !is_binary_brig(path));
            within.push(folder);
            collect_within(&entries, within, files)?;
            within.pop();
        } else if Language::of(path).is_some() {
            files.push(path.clone());
        } else {
            let text = format!("{}: {ENDS}", path.display());
            return Err(io::Error::new(io::ErrorKind::InvalidInput, text));
        }
    }
    Ok(())
}

/// Runs files, several at a time. Results are in the order of the files.
pub fn run_paths(files: &[PathBuf], registry: &Registry, options: &Options) -> Vec<FileResult> {
    let available = thread::available_parallelism().map_or(1, usize::from);
    let jobs = if options.jobs == 0 {
        available
    } else {
        options.jobs
    };
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(path) = files.get(index) else {
                return done;
            };
            let outcome = run_file(path, registry, options);
            done.push((
                index,
                FileResult {
                    path: path.clone(),
                    outcome,
                },
            ));
        }
    };
    let mut results: Vec<(usize, FileResult)> = thread::scope(|scope| {
        let handles: Vec<_> = (0..jobs.clamp(1, files.len().max(1)))
            .map(|_| scope.spawn(work))
            .collect();
        handles
            .into_iter()
            .flat_map(|handle| handle.join().unwrap_or_default())
            .collect()
    });
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}

/// Runs a file.
pub fn run_file(path: &Path, registry: &Registry, options: &Options) -> Outcome {
    let Some(language) = Language::of(path) else {
        return Outcome::Failed(vec![ENDS.into()]);
    };
    let text = match read(path, language) {
        Ok(text) => text,
        Err(problem) => return Outcome::Failed(vec![problem]),
    };
    let run = Run {
        path,
        text: &text,
        language,
        registry,
        options,
    };
    match run.whole() {
        Ok(None) => Outcome::Passed,
        Ok(Some(blessed)) if blessed == text => Outcome::Passed,
        Ok(Some(blessed)) => match fs::write(path, blessed) {
            Ok(()) => Outcome::Blessed,
            Err(error) => Outcome::Failed(vec![format!(
                "cannot write the file: {}; make it writable, or leave out --bless",
                plain(&error)
            )]),
        },
        Err(problems) => Outcome::Failed(problems),
    }
}

/// The text of a file, or why there is none.
fn read(path: &Path, language: Language) -> Result<String, String> {
    let bytes = fs::read(path).map_err(|error| format!("cannot read the file: {}", plain(&error)))?;
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.iter().filter(|byte| **byte == b'\n').count() + 1;
        let remedy = match language {
            Language::Brig => "write BRIG in hexadecimal, as `xxd -p` does",
            Language::Code => "write code in hexadecimal, as `xxd -p -c 1` does",
            _ => "save it as UTF-8",
        };
        format!(
            "line {line}, byte {}: the file is not UTF-8; {remedy}",
            good.len()
        )
    })
}

/// The text of an error without the system's number.
fn plain(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_owned()
}

/// A file that is run.
struct Run<'a> {
    path: &'a Path,
    text: &'a str,
    language: Language,
    registry: &'a Registry,
    options: &'a Options,
}

impl Run<'_> {
    /// Runs all commands. With `bless` the result is the text with the expected outputs rewritten, if the file has a command with precise
    /// output.
    fn whole(&self) -> Result<Option<String>, Vec<String>> {
        let file = TestFile::parse(self.text, self.language)?;
        let mut problems = Vec::new();
        let mut blessed = None;
        for command in &file.commands {
            match self.registry.command_with(&command.name, &command.words) {
                Ok(subtest) => {
                    let outputs = self.command(&file, command, subtest, &mut problems);
                    if command.precise && self.options.bless {
                        blessed = Some(bless(self.text, self.language.precise(), &outputs));
                    }
                }
                Err(Failure(texts)) => {
                    problems.extend(texts.iter().map(|t| format!("test {}: {t}", command.written())));
                }
            }
        }
        if problems.is_empty() {
            Ok(blessed)
        } else {
            Err(problems)
        }
    }

    /// Runs a command on all units; the outputs of those for which it did not fail.
    fn command<'f>(
        &self,
        file: &'f TestFile,
        command: &Command,
        subtest: &dyn SubTest,
        problems: &mut Vec<String>,
    ) -> Vec<(&'f Unit, String)> {
        let expect = Expectation {
            precise: command.precise && !self.options.bless,
            fails: command.fails,
            skip_errors: !command.fails && file.commands.iter().any(|c| c.fails),
            colors: Colors(self.options.color),
        };
        let mut outputs = Vec::new();
        let mut checked = false;
        let before = problems.len();
        for unit in &file.units {
            let (outcome, compares) = match unit.machine {
                _ if subtest.scope(self.language) == Scope::File => self.file(file, command, subtest, unit),
                Some(number) => (run_machine(self.text, number, command, subtest), false),
                None => run_unit(file, command, subtest, unit, self.registry),
            };
            checked |= compares;
            match compare(&outcome, unit, expect) {
                Ok(compared) => checked |= compared || command.precise,
                Err(texts) => {
                    let place = self.place(file, command, unit);
                    problems.extend(texts.into_iter().map(|t| format!("{place}: {t}")));
                }
            }
            if let Ok(output) = outcome {
                outputs.push((unit, output));
            }
        }
        // What has failed says why, and no more.
        if !checked && problems.len() == before {
            let mark = self.language.comment();
            problems.push(format!(
                "test {}: the file has nothing to compare the output with; add `{mark} check:` lines, or `precise-output` and --bless",
                command.written()
            ));
        }
        outputs
    }

    /// The command, target and function of a failure.
    fn place(&self, file: &TestFile, command: &Command, unit: &Unit) -> String {
        let machine = unit.machine.and_then(|number| target_of_part(self.text, number));
        let mut place = format!("test {}", command.written());
        if let Some(target) = machine.as_deref().or(file.target.as_deref()) {
            place.push_str(&format!(", target {target}"));
        }
        if let (Ok(module), [id], Language::Ir) = (&file.module, &unit.functions[..], self.language)
            && let FunctionDecl::Defined(function) = &module.functions[*id]
        {
            place.push_str(&format!(", %{}", function.name));
        }
        place
    }

    /// The output of a command that takes the file as it is, and whether it compares something by itself.
    fn file(&self, file: &TestFile, command: &Command, subtest: &dyn SubTest, unit: &Unit) -> (Output, bool) {
        let bytes = match &file.bytes {
            Ok(bytes) => bytes,
            Err(errors) => return (Err(Failure(errors.clone())), false),
        };
        let options = CommandOptions(command.words.clone());
        let job = FileJob {
            path: self.path,
            language: self.language,
            text: self.text,
            bytes,
            target: file.target.as_deref(),
            options: &options,
            directives: &unit.directives,
        };
        let compares = subtest.compares_file(&job);
        (guarded(|| subtest.run_file(&job)), compares)
    }
}

/// The outputs of a command for the functions of a unit, one after the other, and whether the command compares
/// something by itself.
fn run_unit(
    file: &TestFile,
    command: &Command,
    subtest: &dyn SubTest,
    unit: &Unit,
    registry: &Registry,
) -> (Output, bool) {
    let module = match &file.module {
        Ok(module) => module,
        Err(errors) => return (Err(Failure(errors.clone())), false),
    };
    if subtest.needs_valid_input()
        && let Err(errors) = verify_module(module)
    {
        return (Err(Failure::all(errors)), false);
    }
    let options = CommandOptions(command.words.clone());
    let mut output = String::new();
    let mut compares = false;
    for &id in &unit.functions {
        let FunctionDecl::Defined(function) = &module.functions[id] else {
            continue;
        };
        let job = Job {
            module,
            id,
            function,
            target: file.target.as_deref(),
            options: &options,
            directives: &unit.directives,
            runners: registry.runners(),
        };
        compares |= subtest.compares(&job);
        match guarded(|| subtest.run(&job)) {
            Ok(text) => output.push_str(&text),
            Err(failure) => return (Err(failure), compares),
        }
        if subtest.scope(file.language) == Scope::Unit {
            break;
        }
    }
    (Ok(output), compares)
}

/// The output of a command for a function of machine text.
fn run_machine(text: &str, number: usize, command: &Command, subtest: &dyn SubTest) -> Output {
    let options = CommandOptions(command.words.clone());
    let job = MachineJob {
        text,
        number,
        options: &options,
    };
    guarded(|| subtest.run_machine(&job))
}

/// A command that panics fails its file, not the run.
fn guarded(run: impl FnOnce() -> Output) -> Output {
    panic::catch_unwind(panic::AssertUnwindSafe(run)).unwrap_or_else(|payload| {
        let text = payload
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| payload.downcast_ref::<&str>().copied())
            .unwrap_or("no message");
        Err(Failure::new(format!("the command panicked: {text}")))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::standard;

    fn run_text(
        text: &str,
        language: Language,
        registry: &Registry,
        bless: bool,
    ) -> Result<Option<String>, Vec<String>> {
        let options = &Options {
            bless,
            ..Options::default()
        };
        let path = Path::new("test");
        let run = Run {
            path,
            text,
            language,
            registry,
            options,
        };
        run.whole()
    }

    fn problems(text: &str) -> String {
        run_text(text, Language::Ir, &standard(&Default::default()), false)
            .unwrap_err()
            .join("; ")
    }

    const KERNEL: &str = "kernel %k {\nblock0:\n    return\n}\n";

    #[test]
    fn unknown_commands_and_empty_tests_fail() {
        assert!(problems(&format!("; test frobnicate\n{KERNEL}")).contains("no command `frobnicate`"));
        assert!(problems(&format!("; test print-cfg\n{KERNEL}")).contains("nothing to compare"));
        let failed = problems("; test verify\nkernel %k {\nblock0:\n    frobnicate\n}\n");
        assert!(
            failed.contains("frobnicate") && !failed.contains("nothing to compare"),
            "{failed}"
        );
    }

    #[test]
    fn panics_are_failures() {
        let mut registry = standard(&Default::default());
        registry.printer("panics", |_| panic!("by intention"));
        let text = format!("; test panics\n{KERNEL}; check: x\n");
        let found = run_text(&text, Language::Ir, &registry, false).unwrap_err();
        assert!(found[0].contains("panicked: by intention"), "{found:?}");
    }

    #[test]
    fn passes_are_verified() {
        let mut registry = standard(&Default::default());
        registry.pass("break", |func, _| {
            let entry = func.layout.entry().ok_or_else(|| Failure::new("no entry"))?;
            func.layout.insts_mut(entry).clear();
            Ok(())
        });
        registry.pass("keep", |_, _| Ok(()));
        let text = format!("; test break\n{KERNEL}; check: kernel\n");
        let found = run_text(&text, Language::Ir, &registry, false)
            .unwrap_err()
            .join("; ");
        assert!(
            found.contains("`break` broke the function") && found.contains("terminator"),
            "{found}"
        );
        let text = format!("; test keep\n{KERNEL}; check: return\n");
        assert_eq!(run_text(&text, Language::Ir, &registry, false), Ok(None));
    }

    #[test]
    fn blessing_makes_a_failing_file_pass() {
        let text = format!("; test cat precise-output\n{KERNEL};; wrong\n");
        assert!(problems(&text).contains("- wrong\n    + kernel %k {"));
        let blessed = run_text(&text, Language::Ir, &standard(&Default::default()), true)
            .unwrap()
            .unwrap();
        assert_eq!(
            run_text(&blessed, Language::Ir, &standard(&Default::default()), false),
            Ok(None)
        );
        assert!(
            blessed.ends_with("}\n;; kernel %k {\n;; block0:\n;;     return\n;; }\n"),
            "{blessed}"
        );
    }
}
