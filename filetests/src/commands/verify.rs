//! `test verify`: runs the verifier on the function, and on the module's variables. `error:` says what it must find.

use crate::registry::{Failure, Job, Output, SubTest};
use wavelift_codegen::verify::{VerifierError, verify_module};

pub(super) struct Verify;

impl SubTest for Verify {
    fn name(&self) -> &str {
        "verify"
    }

    fn run(&self, job: &Job<'_>) -> Output {
        let errors = verify_module(job.module).err().unwrap_or_default();
        // What concerns the module as a whole is reported with its first function.
        let first = job.module.defined().next().map(|(id, _)| id) == Some(job.id);
        let mine = |e: &VerifierError| e.function == job.function.name || (first && e.function.is_empty());
        let errors: Vec<VerifierError> = errors.into_iter().filter(mine).collect();
        if errors.is_empty() {
            Ok(String::new())
        } else {
            Err(Failure::all(errors))
        }
    }

    fn needs_valid_input(&self) -> bool {
        false
    }

    fn compares(&self, _job: &Job<'_>) -> bool {
        true
    }
}
