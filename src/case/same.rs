//! Cases that repeat others: the same code for the target, launched in the same way on the same data, gives the same result.
//!
//! Machines are deterministic, so of such cases one needs to run. Many that differ as sources do not differ as code, as where a machine has one
//! sequence for several orders and scopes of memory.

use super::executor::LaunchStats;
use super::model::{Action, Arg, ArgValue, Buffer, Case, Values};
use std::collections::HashMap;
use std::fmt::{self, Debug, Write};
use std::hash::{DefaultHasher, Hasher};
use std::sync::{Mutex, PoisonError};

/// Cases that passed, by all that their results depend on.
#[derive(Debug, Default)]
pub struct Passed {
    cases: Mutex<HashMap<Key, Earlier>>,
}

/// A case that passed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Earlier {
    /// Its name.
    pub(super) name: String,
    /// What its launches cost.
    pub(super) stats: LaunchStats,
}

impl Passed {
    /// The case with this key, if one has passed.
    pub(super) fn find(&self, key: Key) -> Option<Earlier> {
        let cases = self.cases.lock().unwrap_or_else(PoisonError::into_inner);
        cases.get(&key).cloned()
    }

    /// A case has passed. The first one with a key stays.
    pub(super) fn add(&self, key: Key, earlier: Earlier) {
        let mut cases = self.cases.lock().unwrap_or_else(PoisonError::into_inner);
        cases.entry(key).or_insert(earlier);
    }
}

/// All that the result of a case depends on, on one target with one set of options, as a hash of 128 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key([u64; 2]);

impl Key {
    /// What a case says but for its name and the files of its modules, and the `code` that became of those. `None` if it takes data from files,
    /// which are not read for this.
    pub(super) fn new(case: &Case, code: &[u8]) -> Option<Key> {
        if takes_files(case) {
            return None;
        }
        let mut hash = Hash128::new();
        let parts: [&dyn Debug; 14] = [
            &case.wave_size,
            &case.waves_per_group,
            &case.requires,
            &case.expects_queue_error,
            &case.buffers,
            &case.images,
            &case.samplers,
            &case.signals,
            &case.queues,
            &case.programs,
            &case.codes,
            &case.executables,
            &case.dispatches,
            &case.steps,
        ];
        for part in parts {
            // Writing to a hash cannot fail.
            let _ = write!(hash, "{part:?};");
        }
        hash.add(code);
        Some(Key(hash.0.map(|half| half.finish())))
    }
}

/// Two hashes of the same bytes, which begin differently.
struct Hash128([DefaultHasher; 2]);

impl Hash128 {
    fn new() -> Hash128 {
        let mut halves = [DefaultHasher::new(), DefaultHasher::new()];
        halves[1].write_u8(1);
        Hash128(halves)
    }

    fn add(&mut self, bytes: &[u8]) {
        self.0.iter_mut().for_each(|half| half.write(bytes));
    }
}

impl fmt::Write for Hash128 {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.add(text.as_bytes());
        Ok(())
    }
}

fn takes_files(case: &Case) -> bool {
    let file = |values: &Values| matches!(values, Values::File { .. });
    let buffer = |buffer: &Buffer| buffer.init.as_ref().is_some_and(file);
    let arg = |arg: &Arg| matches!(&arg.value, ArgValue::Values(values) if file(values));
    case.buffers.iter().any(buffer)
        || case
            .dispatches
            .iter()
            .flat_map(|dispatch| &dispatch.args)
            .any(arg)
        || case.steps.iter().any(|step| match &step.action {
            Action::WriteImage { values, .. } => file(values),
            Action::Check(check) => file(&check.values),
            _ => false,
        })
}
