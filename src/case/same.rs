//! Cases that repeat others: the same code for the target, launched in the same way on the same data, gives the same result.
//!
//! Machines are deterministic, so of such cases one needs to run. Many that differ as sources do not differ as code: orders and scopes of
//! memory for which a machine has one sequence, or names.

use super::executor::LaunchStats;
use super::model::{Action, Arg, ArgValue, Buffer, Case, Values};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Cases that passed, by all that their results depend on.
#[derive(Debug, Default)]
pub struct Passed {
    cases: Mutex<HashMap<Vec<u8>, Earlier>>,
}

/// A case that passed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Earlier {
    /// Its name.
    pub name: String,
    /// What its launches cost.
    pub stats: LaunchStats,
}

impl Passed {
    /// The case with this key, if one has passed.
    pub fn find(&self, key: &[u8]) -> Option<Earlier> {
        let cases = self.cases.lock().unwrap_or_else(PoisonError::into_inner);
        cases.get(key).cloned()
    }

    /// A case has passed. The first one with a key stays.
    pub fn add(&self, key: Vec<u8>, earlier: Earlier) {
        let mut cases = self.cases.lock().unwrap_or_else(PoisonError::into_inner);
        cases.entry(key).or_insert(earlier);
    }
}

/// All that the result of a case depends on, on one target with one set of options: what it says but for its name and the files of its
/// modules, and the `code` that became of those. `None` if it takes data from files, which are not read for this.
pub(super) fn key(case: &Case, code: &[u8]) -> Option<Vec<u8>> {
    if takes_files(case) {
        return None;
    }
    let nameless = Case {
        name: String::new(),
        path: Default::default(),
        modules: Vec::new(),
        ..case.clone()
    };
    let mut key = format!("{nameless:?}\0").into_bytes();
    key.extend_from_slice(code);
    Some(key)
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
