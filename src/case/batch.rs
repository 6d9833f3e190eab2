//! Many cases, several at a time. Nothing that a case does ends the others: each runs in a thread of its own, with its own
//! executor, a stack of its own and a time limit, and a panic in it is its failure.

use super::{
    Case, CaseReport, ExecError, Executor, Failure, LaunchStats, RunOptions, Verdict, run_case_with,
};
use crate::exec::TargetExecutor;
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, mpsc};
use std::time::{Duration, Instant};
use std::{panic, thread};
use wavelift_codegen::target::Options;
use wavelift_hsail::RuleLevels;
use wavelift_simulator::{Limits, Registry, UnknownTarget};

/// Stack of the thread of a case.
const STACK_BYTES: usize = 256 << 20;
/// Time that a case may be late in noticing that its time is over before its thread is given up.
const GRACE: Duration = Duration::from_secs(2);
/// Steps that count as endless only when the time is over as well.
const MAX_STEPS: u64 = u64::MAX;

/// How to run cases.
#[derive(Clone, Debug)]
pub struct BatchOptions {
    /// The targets that there are.
    pub registry: Registry,
    /// What to run on.
    pub target: String,
    /// Lanes of a wave; `None` means those of the case where the target can have them.
    pub wave: Option<u32>,
    /// Cases at a time; 0 means one per processor.
    pub jobs: usize,
    /// Use `NAME.hsail` beside `NAME.brig` where there is one.
    pub text: bool,
    /// Time for each case.
    pub timeout: Duration,
    /// How strictly the rules of HSAIL are taken.
    pub levels: RuleLevels,
}

/// A case and how it went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseResult {
    /// The name in the case, or the file if it has none.
    pub name: String,
    /// The verdict.
    pub verdict: Verdict,
    /// Instructions executed.
    pub instructions: u64,
    /// Time it took.
    pub elapsed: Duration,
}

impl CaseResult {
    /// `PASS`, `FAIL` or `SKIP`.
    pub fn word(&self) -> &'static str {
        match self.verdict {
            Verdict::Pass => "PASS",
            Verdict::Fail(_) => "FAIL",
            Verdict::Skip(_) => "SKIP",
        }
    }

    /// Why it is not `PASS`, on one line.
    pub fn reason(&self) -> String {
        let text = match &self.verdict {
            Verdict::Pass => return String::new(),
            Verdict::Fail(failure) => failure.to_string(),
            Verdict::Skip(reason) => reason.clone(),
        };
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn failed(path: &Path, error: ExecError, elapsed: Duration) -> CaseResult {
        CaseResult {
            name: path.display().to_string(),
            verdict: Verdict::Fail(Failure::Execution { line: 0, error }),
            instructions: 0,
            elapsed,
        }
    }
}

/// Runs cases. Results are in the order of the files; `done` is called after each.
pub fn run(files: &[PathBuf], options: &BatchOptions, done: &(dyn Fn() + Sync)) -> Vec<CaseResult> {
    note_panics();
    let available = thread::available_parallelism().map_or(1, usize::from);
    let jobs = if options.jobs == 0 {
        available
    } else {
        options.jobs
    };
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..jobs.clamp(1, files.len().max(1)) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(path) = files.get(index) else { return };
                    let result = watched(path, options);
                    if let Ok(mut results) = results.lock() {
                        results.push((index, result));
                    }
                    done();
                }
            });
        }
    });
    let mut results = results.into_inner().unwrap_or_default();
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}

thread_local! {
    static LAST_PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Keeps the messages of panics in the threads of cases for their reports, instead of printing them.
fn note_panics() {
    let earlier = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if thread::current().name() == Some(THREAD_NAME) {
            LAST_PANIC.with(|last| *last.borrow_mut() = info.to_string());
        } else {
            earlier(info);
        }
    }));
}

const THREAD_NAME: &str = "case";

/// Runs a case in its own thread and waits for it as long as it may take.
fn watched(path: &Path, options: &BatchOptions) -> CaseResult {
    let (sender, receiver) = mpsc::channel();
    let (owned, copied) = (path.to_owned(), options.clone());
    let start = Instant::now();
    let spawned = thread::Builder::new()
        .name(THREAD_NAME.to_owned())
        .stack_size(STACK_BYTES)
        .spawn(move || {
            let result = panic::catch_unwind(panic::AssertUnwindSafe(|| run_one(&owned, &copied)));
            let result = result.unwrap_or_else(|_| {
                let what = LAST_PANIC.with(|last| last.borrow().clone());
                CaseResult::failed(&owned, ExecError::Internal(what), start.elapsed())
            });
            // Nobody listens any more if the time is over.
            let _ = sender.send(result);
        });
    if let Err(error) = spawned {
        let what = format!("cannot start a thread: {error}");
        return CaseResult::failed(path, ExecError::Internal(what), start.elapsed());
    }
    let mut result = receiver
        .recv_timeout(options.timeout + GRACE)
        // The thread cannot be stopped, but the process does not wait for it in the end.
        .unwrap_or_else(|_| {
            let seconds = options.timeout.as_secs_f64();
            let what = format!(
                "the case does not end: its time is over ({seconds} s), and nothing is known of where it is"
            );
            CaseResult::failed(path, ExecError::TimedOut(what), start.elapsed())
        });
    if result.name.is_empty() {
        result.name = path.display().to_string();
    }
    result
}

fn run_one(path: &Path, options: &BatchOptions) -> CaseResult {
    let start = Instant::now();
    let case = match Case::read(path) {
        Ok(case) => case,
        Err(error) => {
            return CaseResult {
                name: path.display().to_string(),
                verdict: Verdict::Fail(Failure::Execution {
                    line: error.line,
                    error: ExecError::Rejected(error.kind.to_string()),
                }),
                instructions: 0,
                elapsed: start.elapsed(),
            };
        }
    };
    let ran = panic::catch_unwind(panic::AssertUnwindSafe(|| carry_out(&case, options)));
    let (verdict, stats) = match ran {
        Ok(Ok(report)) => (report.verdict, report.stats),
        Ok(Err(error)) => return CaseResult::failed(path, error, start.elapsed()),
        Err(_) => {
            let what = LAST_PANIC.with(|last| last.borrow().clone());
            let error = ExecError::Internal(what);
            (
                Verdict::Fail(Failure::Execution { line: 0, error }),
                LaunchStats::default(),
            )
        }
    };
    CaseResult {
        name: case.name,
        verdict,
        instructions: stats.instructions,
        elapsed: start.elapsed(),
    }
}

/// Carries out a case in this thread, on an executor of its own.
///
/// # Errors
/// If nothing executes cases for the target.
pub fn carry_out(case: &Case, options: &BatchOptions) -> Result<CaseReport, ExecError> {
    let mut executor = executor(case, options, Instant::now())?;
    let text = RunOptions { text: options.text };
    Ok(run_case_with(case, executor.as_mut(), text, options.levels))
}

/// An executor of the target, for the lanes that a wave shall have, else those of the case if the target can have them. A target may choose
/// where neither says.
fn executor(case: &Case, options: &BatchOptions, start: Instant) -> Result<Box<dyn Executor>, ExecError> {
    let limits = Limits {
        max_steps: MAX_STEPS,
        deadline: start.checked_add(options.timeout),
        ..Limits::default()
    };
    let refused = |error: UnknownTarget| ExecError::NotSupported(error.to_string());
    let target = options.registry.find(&options.target).map_err(refused)?;
    let wanted = options.wave.unwrap_or(case.wave_size);
    let compile = Options {
        wave: Some(wanted).filter(|wave| target.info().waves.contains(wave)),
        ..Options::default()
    };
    let executor = TargetExecutor::new(&options.registry, &options.target, compile, limits);
    Ok(Box::new(executor.map_err(refused)?))
}
