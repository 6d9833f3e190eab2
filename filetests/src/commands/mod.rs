//! The commands that every build has.

mod cat;
mod print_cfg;
mod run;
mod verify;

use crate::registry::Registry;

/// Every command and every way to run kernels. To add one, add a line here (see the crate's documentation).
pub fn standard() -> Registry {
    let mut registry = Registry::default();
    registry.add(cat::Cat);
    registry.add(verify::Verify);
    registry.printer("print-cfg", print_cfg::print);
    registry.add(run::Run);
    registry.runner(run::InterpreterRunner);
    registry
}
