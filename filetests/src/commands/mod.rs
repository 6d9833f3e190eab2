//! The commands that every build has.

mod amd;
mod cat;
mod gen7;
mod lanes;
mod machine;
mod opt;
mod print_cfg;
mod run;
mod verify;

pub use amd::is_flow;
pub(crate) use machine::functions;

use crate::registry::Registry;
use wavelift_codegen::ir::{FunctionDecl, FunctionKind, Module};

/// Every command and every way to run kernels. To add one, add a line here (see the crate's documentation).
pub fn standard() -> Registry {
    let mut registry = Registry::default();
    registry.add(cat::Cat);
    registry.add(verify::Verify);
    registry.printer("print-cfg", print_cfg::print);
    registry.printer("order", lanes::order);
    registry.printer("uniformity", lanes::uniformity);
    registry.pass("divergence", lanes::divergence);
    opt::register(&mut registry);
    registry.add(run::Run);
    registry.runner(run::InterpreterRunner);
    registry.printer("compile", amd::compile);
    registry.pass("legalize", amd::legalize);
    machine::all().for_each(|command| registry.add(command));
    registry.runner(amd::GFX900);
    registry.runner(amd::GFX1201);
    registry.runner(gen7::SimulatorRunner);
    registry
}

/// The module with one of its kernels: a launch needs no other.
fn only(module: &Module, kernel: &str) -> Module {
    let mut module = module.clone();
    for decl in module.functions.values_mut() {
        if let FunctionDecl::Defined(func) = decl
            && func.kind == FunctionKind::Kernel
            && func.name != kernel
        {
            *decl = FunctionDecl::External(func.name.clone());
        }
    }
    module
}
