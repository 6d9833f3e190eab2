//! How a case ends.

use super::compare::CompareError;
use super::executor::{ExecError, LaunchStats};
use super::model::LoadError;
use std::fmt;

/// How to run a case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RunOptions {
    /// Use `NAME.hsail` beside `NAME.brig` where there is one.
    pub text: bool,
}

/// The result of a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Every check holds.
    Pass,
    /// Something went wrong.
    Fail(Failure),
    /// The case says nothing about this executor.
    Skip(String),
}

/// What went wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// A file of the case is missing or damaged.
    File(LoadError),
    /// The executor refused.
    Execution {
        /// Line of the step; 0 if it belongs to none.
        line: u32,
        /// Its reason.
        error: ExecError,
    },
    /// A buffer is not as expected.
    Check {
        /// Line of the check.
        line: u32,
        /// The buffer.
        buffer: String,
        /// The difference.
        error: CompareError,
    },
    /// A signal never gets the value that the case waits for.
    Signal {
        /// Line of the wait.
        line: u32,
        /// The signal.
        signal: String,
        /// Its value.
        found: i64,
        /// The value waited for.
        expected: i64,
    },
    /// The case uses something before the step that makes it.
    NotMade {
        /// Line of the use.
        line: u32,
        /// What is used.
        what: String,
    },
    /// A queue error was expected, and there was none.
    NoQueueError,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::File(error) => error.fmt(f),
            Failure::Execution { line: 0, error } => error.fmt(f),
            Failure::Execution { line, error } => write!(f, "line {line}: {error}"),
            Failure::Check { line, buffer, error } => write!(f, "line {line}: buffer {buffer}: {error}"),
            Failure::Signal {
                line,
                signal,
                found,
                expected,
            } => {
                write!(
                    f,
                    "line {line}: signal {signal} is {found} and never becomes {expected}"
                )
            }
            Failure::NotMade { line, what } => write!(f, "line {line}: {what} is used before it is made"),
            Failure::NoQueueError => f.write_str("the kernel should stop with an error, but does not"),
        }
    }
}

/// A case's verdict and cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseReport {
    /// The verdict.
    pub verdict: Verdict,
    /// What all its launches cost together.
    pub stats: LaunchStats,
    /// What of the case was changed for the executor's wave size; empty if nothing was.
    pub note: String,
}
