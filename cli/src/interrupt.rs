//! Ctrl-C in commands that run long: what was done so far is kept, and the command says what that is.

use crate::report::Reporter;
use std::time::{Duration, Instant};

/// Time in which another Ctrl-C is the same one.
const PATIENCE: Duration = Duration::from_millis(500);

/// The first Ctrl-C asks for the end, a later one does not wait for it. Programs around this one may pass on a Ctrl-C that the terminal has sent to
/// both: what comes at once is no second wish.
pub(crate) fn at_interrupt(reporter: &Reporter, ask: impl Fn() + Send + 'static) {
    let mut first: Option<Instant> = None;
    let handler = move || {
        ask();
        let since = first.get_or_insert_with(Instant::now).elapsed();
        if since > PATIENCE {
            std::process::exit(crate::INTERRUPTED.into());
        }
    };
    if let Err(error) = ctrlc::set_handler(handler) {
        reporter.note(&format!("Ctrl-C will end the run without counts: {error}"));
    }
}
