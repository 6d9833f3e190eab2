//! `test cat`: prints the function as read. The print must read back to the same print.

use crate::registry::{Failure, Job, Output, SubTest};
use wavelift_codegen::ir::text::{parse_module, print_function, print_module};

pub(super) struct Cat;

impl SubTest for Cat {
    fn name(&self) -> &str {
        "cat"
    }

    fn run(&self, job: &Job<'_>) -> Output {
        let text = print_module(job.module);
        let again = parse_module(&text).map_err(Failure::all)?;
        if print_module(&again) != text {
            return Err(Failure::new("the printed module reads back as another one"));
        }
        Ok(print_function(job.function, Some(job.module)))
    }

    fn needs_valid_input(&self) -> bool {
        false
    }

    fn compares(&self, _job: &Job<'_>) -> bool {
        true
    }
}
