//! Many cases, several at a time. Nothing that a case does ends the others: each runs in a thread of its own, with its own
//! executor, a stack of its own and a time limit, and a panic in it is its failure.

use super::{
    Case, CaseReport, ExecError, Executor, Failure, Outcome, Passed, RunOptions, Verdict, run_case_with,
};
use crate::exec::TargetExecutor;
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};
use std::time::{Duration, Instant};
use std::{panic, thread};
use wavelift_codegen::target::Options;
use wavelift_hsail::RuleLevels;
use wavelift_simulator::{Limits, Registry, UnknownTarget};

/// Stack of the thread of a case.
const STACK_BYTES: usize = 256 << 20;
/// Time that a case may be late in noticing that its time is over before its thread is given up.
const GRACE: Duration = Duration::from_secs(2);
/// How often the runner looks whether it shall stop, and for cases that are late.
const POLL: Duration = Duration::from_millis(100);
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
    /// Cases that passed with these options: others with the same code, launches and data pass without being run. `None` runs them all.
    pub passed: Option<Arc<Passed>>,
}

/// A case and how it went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseResult {
    /// The name in the case, or the file if it has none.
    pub name: String,
    /// The verdict.
    pub verdict: Verdict,
    /// What of the case was changed for the target's wave size; empty if nothing was.
    pub note: String,
    /// Instructions executed.
    pub instructions: u64,
    /// Time it took.
    pub elapsed: Duration,
}

impl CaseResult {
    /// The verdict in one word.
    pub fn outcome(&self) -> Outcome {
        match &self.verdict {
            Verdict::Pass => Outcome::Pass,
            Verdict::Fail(Failure::Execution {
                error: ExecError::TimedOut(_),
                ..
            }) => Outcome::Timeout,
            Verdict::Fail(_) => Outcome::Fail,
            Verdict::Skip(_) => Outcome::Skip,
        }
    }

    /// Why it is not `PASS`, and what was changed for the target's wave size, on one line.
    pub fn reason(&self) -> String {
        let text = match &self.verdict {
            Verdict::Pass => self.note.clone(),
            Verdict::Fail(failure) if self.note.is_empty() => failure.to_string(),
            Verdict::Fail(failure) => format!("{failure} ({})", self.note),
            Verdict::Skip(reason) => reason.clone(),
        };
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn failed(name: String, error: ExecError, elapsed: Duration) -> CaseResult {
        CaseResult {
            name,
            verdict: Verdict::Fail(Failure::Execution { line: 0, error }),
            note: String::new(),
            instructions: 0,
            elapsed,
        }
    }
}

/// A wish to end a run early, shared by who has it and who runs.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks for the end.
    pub fn request(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody asked.
    pub fn requested(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Runs cases. `done` gets the place in `files` and the result of each as soon as it ends, in this thread, one after the other. After
/// [`Stop::request`] no case starts, those that run are given up, and `done` has had all that ended.
pub fn run(files: &[PathBuf], options: &BatchOptions, stop: &Stop, done: &mut dyn FnMut(usize, CaseResult)) {
    note_panics();
    let available = thread::available_parallelism().map_or(1, usize::from);
    let jobs = if options.jobs == 0 {
        available
    } else {
        options.jobs
    };
    let (sender, receiver) = mpsc::channel();
    let mut waiting = files.iter().enumerate();
    let mut running: Vec<Running> = Vec::new();
    loop {
        while running.len() < jobs && !stop.requested() {
            let Some((index, path)) = waiting.next() else {
                break;
            };
            match start(index, path, options, &sender) {
                Ok(case) => running.push(case),
                Err(error) => {
                    let what = format!("cannot start a thread: {error}");
                    let name = path.display().to_string();
                    done(
                        index,
                        CaseResult::failed(name, ExecError::Internal(what), Duration::ZERO),
                    );
                }
            }
        }
        // What has ended counts, even if nobody waits for the others any more.
        let wait = if stop.requested() { Duration::ZERO } else { POLL };
        let mut event = receiver.recv_timeout(wait).ok();
        while let Some((index, what)) = event {
            // A case that was given up is not here any more.
            if let Some(at) = running.iter().position(|case| case.index == index) {
                match what {
                    Event::Named(name) => running[at].name = name,
                    Event::Ended(result) => {
                        running.swap_remove(at);
                        done(index, result);
                    }
                }
            }
            event = receiver.try_recv().ok();
        }
        if stop.requested() || running.is_empty() && waiting.len() == 0 {
            return;
        }
        let late = |case: &mut Running| case.start.elapsed() > options.timeout + GRACE;
        for case in running.extract_if(.., late) {
            done(case.index, case.given_up(options.timeout));
        }
    }
}

/// A case whose thread runs.
struct Running {
    index: usize,
    name: String,
    start: Instant,
}

impl Running {
    /// The thread cannot be stopped, but the process does not wait for it in the end.
    fn given_up(self, timeout: Duration) -> CaseResult {
        let seconds = timeout.as_secs_f64();
        let what = format!(
            "the case does not end: its time is over ({seconds} s), and nothing is known of where it is"
        );
        CaseResult::failed(self.name, ExecError::TimedOut(what), self.start.elapsed())
    }
}

/// What the thread of a case tells.
enum Event {
    /// The case was read and has this name.
    Named(String),
    Ended(CaseResult),
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

/// Starts the thread of a case.
fn start(
    index: usize,
    path: &Path,
    options: &BatchOptions,
    sender: &Sender<(usize, Event)>,
) -> std::io::Result<Running> {
    let (owned, copied, sender) = (path.to_owned(), options.clone(), sender.clone());
    let start = Instant::now();
    let file = path.display().to_string();
    let name = file.clone();
    thread::Builder::new()
        .name(THREAD_NAME.to_owned())
        .stack_size(STACK_BYTES)
        .spawn(move || {
            // Nobody listens any more if the time is over.
            let tell = |event| drop(sender.send((index, event)));
            let named = |name: &str| tell(Event::Named(name.to_owned()));
            let ran = panic::catch_unwind(panic::AssertUnwindSafe(|| run_one(&owned, &copied, &named)));
            let result = ran.unwrap_or_else(|_| {
                let what = LAST_PANIC.with(|last| last.borrow().clone());
                CaseResult::failed(file, ExecError::Internal(what), start.elapsed())
            });
            tell(Event::Ended(result));
        })?;
    Ok(Running { index, name, start })
}

fn run_one(path: &Path, options: &BatchOptions, named: &dyn Fn(&str)) -> CaseResult {
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
                note: String::new(),
                instructions: 0,
                elapsed: start.elapsed(),
            };
        }
    };
    let name = match case.name.as_str() {
        "" => path.display().to_string(),
        name => name.to_owned(),
    };
    named(&name);
    let ran = panic::catch_unwind(panic::AssertUnwindSafe(|| carry_out(&case, options)));
    match ran {
        Ok(Ok(report)) => CaseResult {
            name,
            verdict: report.verdict,
            note: report.note,
            instructions: report.stats.instructions,
            elapsed: start.elapsed(),
        },
        Ok(Err(error)) => CaseResult::failed(name, error, start.elapsed()),
        Err(_) => {
            let what = LAST_PANIC.with(|last| last.borrow().clone());
            CaseResult::failed(name, ExecError::Internal(what), start.elapsed())
        }
    }
}

/// Carries out a case in this thread, on an executor of its own.
///
/// # Errors
/// If nothing executes cases for the target.
pub fn carry_out(case: &Case, options: &BatchOptions) -> Result<CaseReport, ExecError> {
    let mut executor = executor(case, options, Instant::now())?;
    let text = RunOptions { text: options.text };
    let passed = options.passed.as_deref();
    Ok(run_case_with(
        case,
        executor.as_mut(),
        text,
        options.levels,
        passed,
    ))
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
