//! Running passes, with the checks after them.
//!
//! Whatever changes a function between the frontend and instruction selection goes through [`Context::checked`]: the passes of the
//! mid-end, inlining, legalisation, borders of functions and the divergence pass. Where checks are asked for ([`Context::verify`], as in
//! debug builds) the function is looked at after each of them, and a pass that broke it is an error with the pass, the function, the line
//! and what is wrong ([`Broken`]), on every target alike. Nothing that a pass does can end in a panic here.
//!
//! | after | the function is well formed | communication stayed | lanes are kept |
//! |---|---|---|---|
//! | [`After::Body`] | yes | yes | |
//! | [`After::Border`] | but for the types of calls | yes | |
//! | [`After::Wave`] | but for the types of calls | yes | as far as [`LANE_RUNS`] go |
//!
//! A pass that replaces loops with barriers by their rounds says so in [`Context::certificate`], which the check after it reads.
//!
//! (Borders change what functions take and return one function after the other, so a call and its callee need not agree meanwhile.)
//!
//! Cost of the checks: a copy of the function for each pass, and what the verifiers cost.

use crate::ir::{Function, Module, Opcode, SourceLoc};
use crate::opt::counts::PassCounts;
use crate::opt::passes::INLINE;
use crate::opt::{Machine, PassSet};
use crate::verify::masks::MACHINE_CODE;
use crate::verify::{
    Certificate, CommunicationError, Rule, VerifierError, verify_function, verify_inlining, verify_lanes,
    verify_unrolling,
};
use std::fmt;

/// Runs of blocks that the proof of lanes may take after the divergence pass: some milliseconds.
pub const LANE_RUNS: usize = 10_000;

/// What passes share.
#[derive(Clone, Debug)]
pub struct Context<'m> {
    /// What the verifier after each pass needs; without it the verifier does not run.
    pub module: Option<&'m Module>,
    /// Changes that may still be made.
    pub fuel: u64,
    /// Passes of the mid-end that are left out.
    pub without: PassSet,
    /// Check the function after each pass. So it is in debug builds.
    pub verify: bool,
    /// For tests of the checks.
    pub fault: Option<Fault>,
    /// What the machine promises.
    pub machine: Machine,
    /// The loops with communication operations that the pass at hand replaced by their rounds.
    pub certificate: Certificate,
    /// Whether blocks, edges or the places of instructions may have changed since value numbering last walked over a function; the order of passes of the
    /// mid-end says so.
    pub moved: bool,
    /// Whether quotients by constants may become products. While loops are unrolled they stay what they are, so that what is known of numbers decides some;
    /// the order of passes of the mid-end says so.
    pub quotients: bool,
    /// What each pass changed.
    pub passes: PassCounts,
}

/// A mistake that a test plants: called with the name of a pass and what came out of it, in front of the checks.
pub type Fault = fn(&'static str, &mut Function);

/// What is known of a function after a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// It agrees with its module.
    Body,
    /// It agrees with its module but for the types of what it passes to callees.
    Border,
    /// It has a wave level besides.
    Wave,
}

/// What can be done about a mistake of this compiler, whatever it is.
pub const REPORT_HELP: &str =
    "this is a defect of wavelift, not of the input: report it, with the module; `-O0` may avoid it";

/// A pass that broke a function: a mistake of this compiler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The pass.
    pub pass: &'static str,
    /// Name of the function, without sigil.
    pub function: String,
    /// What is wrong, with the line where one is known.
    pub what: String,
    /// The line.
    pub loc: SourceLoc,
}

impl Broken {
    /// What can be done about it.
    pub fn help(&self) -> &'static str {
        match self.pass {
            "legalize" | "borders" | "divergence" | MACHINE_CODE => "report it, with the function",
            _ => "compile with less optimisation (-O0), and report it, with the function",
        }
    }

    fn of_verifier(pass: &'static str, error: &VerifierError) -> Broken {
        Broken {
            pass,
            function: error.function.clone(),
            what: error.to_string(),
            loc: error.loc,
        }
    }

    fn of_communication(pass: &'static str, errors: &[CommunicationError]) -> Option<Broken> {
        let error = errors.first()?;
        Some(Broken {
            pass,
            function: error.function.clone(),
            what: error.to_string(),
            loc: error.loc,
        })
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "internal error in function {}, after pass {}: {}",
            self.function, self.pass, self.what
        )
    }
}

impl std::error::Error for Broken {}

impl<'m> Context<'m> {
    /// Unlimited fuel.
    pub fn new(module: Option<&'m Module>) -> Context<'m> {
        Context {
            module,
            fuel: u64::MAX,
            without: PassSet::default(),
            verify: cfg!(debug_assertions),
            fault: None,
            machine: Machine::default(),
            certificate: Certificate::default(),
            moved: true,
            quotients: true,
            passes: PassCounts::default(),
        }
    }

    /// Takes one unit of fuel; the caller must not make its change if there is none.
    pub fn burn(&mut self) -> bool {
        let some = self.fuel > 0;
        self.fuel = self.fuel.saturating_sub(1);
        some
    }

    /// Runs a pass, with the checks after it where they are wanted.
    ///
    /// # Errors
    /// The pass broke the function.
    pub fn checked<R>(
        &mut self,
        pass: &'static str,
        after: After,
        func: &mut Function,
        run: impl FnOnce(&mut Function, &mut Context<'m>) -> R,
    ) -> Result<R, Broken> {
        self.certificate.clear();
        if !self.verify {
            return Ok(run(func, self));
        }
        let before = func.clone();
        let result = run(func, self);
        if let Some(fault) = self.fault {
            fault(pass, func);
        }
        match self.wrong(pass, after, &before, func) {
            Some(broken) => Err(broken),
            None => Ok(result),
        }
    }

    /// What is wrong after a pass.
    fn wrong(&self, pass: &'static str, after: After, before: &Function, func: &Function) -> Option<Broken> {
        if let Some(module) = self.module
            && let Err(errors) = verify_function(func, module)
        {
            let matters = |error: &&VerifierError| after == After::Body || !is_type_of_call(func, error);
            if let Some(error) = errors.iter().find(matters) {
                return Some(Broken::of_verifier(pass, error));
            }
        }
        if let Err(errors) = verify_unrolling(before, func, &self.certificate) {
            return Broken::of_communication(pass, &errors);
        }
        match after {
            After::Wave => verify_lanes(func, LANE_RUNS)
                .err()
                .map(|error| Broken::of_verifier(pass, &error)),
            _ => None,
        }
    }

    /// As [`Context::checked`], of a pass over a module.
    ///
    /// # Errors
    /// The pass broke a function.
    pub fn checked_inlining<R>(
        &mut self,
        module: &mut Module,
        run: impl FnOnce(&mut Module, &mut Context<'m>) -> R,
    ) -> Result<R, Broken> {
        const PASS: &str = INLINE;
        if !self.verify {
            return Ok(run(module, self));
        }
        let before = module.clone();
        let result = run(module, self);
        if let Some(fault) = self.fault {
            module.defined_mut().for_each(|(_, func)| fault(PASS, func));
        }
        for (_, func) in module.defined() {
            if let Err(errors) = verify_function(func, module)
                && let Some(error) = errors.first()
            {
                return Err(Broken::of_verifier(PASS, error));
            }
        }
        let errors = verify_inlining(&before, module).err().unwrap_or_default();
        match Broken::of_communication(PASS, &errors) {
            Some(broken) => Err(broken),
            None => Ok(result),
        }
    }
}

/// Whether a rule is about what a call passes and gets.
fn is_type_of_call(func: &Function, error: &VerifierError) -> bool {
    let types = matches!(error.rule, Rule::OperandType { .. } | Rule::ReturnTypes { .. });
    let call = error
        .inst
        .is_some_and(|inst| func.dfg.opcode(inst) == Opcode::Call);
    types && call
}
