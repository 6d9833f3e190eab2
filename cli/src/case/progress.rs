//! What a run shows while it runs.

use crate::report::Reporter;
use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::path::PathBuf;
use std::time::Instant;
use wavelift::case::Outcome;
use wavelift::case::summary::{Counts, time_left};

pub(super) struct Progress {
    bar: ProgressBar,
    start: Instant,
    counts: Counts,
    left: usize,
    done: usize,
}

impl Progress {
    /// Of the cases that wait; `before` are those that do not run again.
    pub(super) fn new(waiting: &[PathBuf], before: Counts, reporter: &Reporter) -> Progress {
        let ran = before.passed + before.failed + before.skipped;
        let length = (ran + waiting.len()) as u64;
        // Nothing is drawn unless the standard error is a terminal.
        let bar = if reporter.quiet || reporter.json {
            ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::hidden())
        } else {
            ProgressBar::new(length)
        };
        let bar = match ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed}{msg}") {
            Ok(style) => bar.with_style(style),
            Err(_) => bar,
        };
        bar.set_position(ran as u64);
        Progress {
            bar,
            start: Instant::now(),
            counts: before,
            left: waiting.len(),
            done: 0,
        }
    }

    /// A case ended.
    pub(super) fn add(&mut self, outcome: Outcome) {
        self.counts.add(outcome);
        self.left -= 1;
        self.done += 1;
        let mut message = match time_left(self.start.elapsed(), self.done, self.left) {
            Some(time) => format!(", about {} left", HumanDuration(time)),
            None => String::new(),
        };
        if self.counts.failed > 0 {
            message.push_str(&format!(", {} failed", self.counts.failed));
        }
        self.bar.set_message(message);
        self.bar.inc(1);
    }

    pub(super) fn finish(self) {
        self.bar.finish_and_clear();
    }
}
