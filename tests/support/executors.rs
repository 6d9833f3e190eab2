//! Executors of targets by name, as tests want them.

use std::rc::Rc;
use wavelift::exec::TargetExecutor;
use wavelift::{REFERENCE, targets};
use wavelift_codegen::pass::Fault;
use wavelift_codegen::target::Options;
use wavelift_interpreter::machine::{Form, InterpMachine, Recorded};
use wavelift_simulator::Limits;

/// An executor of a target with the usual limits.
pub fn executor(target: &str, options: Options) -> TargetExecutor {
    TargetExecutor::new(&targets(), target, options, Limits::default()).expect("a target")
}

/// The interpreter with what it runs and checks.
pub fn interpreter(options: wavelift_interpreter::Options, form: Form) -> TargetExecutor {
    recording(options, form).0
}

/// The interpreter at the wave level, of functions that a test breaks.
pub fn breaking(options: wavelift_interpreter::Options, fault: Option<Fault>) -> TargetExecutor {
    let registry = targets();
    let target = registry.find(REFERENCE).expect("the reference");
    let compile = Options::for_wave(options.wave_size);
    let machine = InterpMachine::new(options, Form::WaveLevel).breaking(fault);
    TargetExecutor::with_machine(target, compile, Box::new(machine))
}

/// The same, with what lanes do.
pub fn recording(
    options: wavelift_interpreter::Options,
    form: Form,
) -> (TargetExecutor, Rc<std::cell::RefCell<Recorded>>) {
    let registry = targets();
    let target = registry.find(REFERENCE).expect("the reference");
    let compile = Options::for_wave(options.wave_size);
    let machine = InterpMachine::new(options, form);
    let recorded = machine.recorded();
    (
        TargetExecutor::with_machine(target, compile, Box::new(machine)),
        recorded,
    )
}

/// The thread level that a compiler for a target hands to its divergence pass, for the interpreter to run.
pub fn prepared(target: &'static str, options: Options) -> Form {
    let options = Options {
        watch: true,
        ..options
    };
    Form::Prepared(Rc::new(move |module| {
        let registry = targets();
        let target = registry.find(target).map_err(|error| error.to_string())?;
        let compiled = target
            .compile(module, &options)
            .map_err(|error| error.to_string())?;
        Ok(compiled.thread.map_or_else(|| module.clone(), |thread| *thread))
    }))
}
