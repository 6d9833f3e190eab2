//! Kernels of instances, compiled without the mid-end and run on the machine of their target.

use super::Backend;
use super::kernel::{NAME, Plan, SLOT, Source};
use super::log::{Fired, counted};
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use wavelift::Registry;
use wavelift::target::Target;
use wavelift_codegen::ir::{Function, FunctionKind, Module, Opcode, Type};
use wavelift_codegen::opt::Level;
use wavelift_codegen::target::{CompiledModule, ErrorKind, Options};
use wavelift_simulator::machine::{Launch, MachineOptions, Program};
use wavelift_simulator::{Geometry, Limits};

/// Steps of all waves after which a kernel counts as hanging: they have no loops.
const MOST_STEPS: u64 = 200_000_000;

/// Why there is no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The target lacks something, or has no rule for it.
    Lacking(String),
    /// The compiler or the machine fails.
    Mistake(String),
}

/// A target that a backend compiles for.
pub struct Runner<'r> {
    registry: &'r Registry,
    target: Arc<dyn Target>,
    module: String,
    /// What fires in kernels that only move values.
    moves: HashMap<(Plan, bool, u32), Fired>,
}

/// A kernel with code.
pub struct Compiled {
    module: CompiledModule,
    wave: u32,
}

impl<'r> Runner<'r> {
    /// Those targets of a registry whose code the rules of a backend make, but for those whose code is that of another one.
    pub fn all(registry: &'r Registry, backend: Backend) -> Vec<Runner<'r>> {
        let own = |target: &&Arc<dyn Target>| target.info().like.is_none() && target.info().compiles;
        let runners = registry.targets().filter(own).map(|target| Runner {
            registry,
            target: Arc::clone(target),
            module: backend.module(),
            moves: HashMap::new(),
        });
        // Nothing says which backend a target has but the log of its rules.
        let (shared, noise, ty) = (false, false, Type::I32);
        let plan = Plan {
            sources: vec![Source { ty, shared, noise }],
            shared,
            combined: false,
        };
        let mut func = Function::new(NAME, FunctionKind::Kernel);
        let block = func.append_block();
        func.dfg.append_block_param(block, ty);
        let module = plan.module(&func, None, None);
        let compiles = |runner: &Runner<'_>| {
            let wave = runner.waves()[0];
            let (_, fired) = runner.compile(&module, wave);
            !fired.is_empty()
        };
        runners.filter(compiles).collect()
    }

    /// The target's name.
    pub fn name(&self) -> &'static str {
        self.target.info().name
    }

    /// Sizes of waves that the target can have.
    pub fn waves(&self) -> &'static [u32] {
        self.target.info().waves
    }

    /// Compiles a kernel, and tells how often rules fired.
    pub fn compile(&self, module: &Module, wave: u32) -> (Result<Compiled, Failure>, Fired) {
        let attempt = AssertUnwindSafe(|| self.compile_unprotected(module, wave));
        counted(&self.module, || {
            catch_unwind(attempt).unwrap_or_else(|payload| Err(panicked(payload.as_ref())))
        })
    }

    fn compile_unprotected(&self, module: &Module, wave: u32) -> Result<Compiled, Failure> {
        let options = Options {
            level: Level::None,
            // The log is about this thread.
            threads: 1,
            ..Options::for_wave(wave)
        };
        let compiled = self.target.compile(module, &options);
        let compiled = compiled.map_err(|error| failure(&error))?;
        match compiled.failure(NAME) {
            Some(error) => Err(failure(error)),
            None => Ok(Compiled {
                module: compiled,
                wave,
            }),
        }
    }

    /// How often rules fire in the kernel that only moves the free values; `avoid` is an operation that it does without.
    pub fn moves(&mut self, func: &Function, plan: &Plan, avoid: Opcode, wave: u32) -> Fired {
        let key = (plan.clone(), avoid == Opcode::Uextend, wave);
        if !self.moves.contains_key(&key) {
            let module = plan.module(func, None, Some(avoid));
            let (_, fired) = self.compile(&module, wave);
            self.moves.insert(key.clone(), fired);
        }
        self.moves[&key].clone()
    }

    /// Runs a kernel on records; the records of the results.
    ///
    /// # Errors
    /// What the machine says.
    pub fn run(
        &self,
        compiled: &Compiled,
        plan: &Plan,
        records: &[Vec<u8>; 2],
        items: usize,
    ) -> Result<Vec<u8>, Failure> {
        let attempt = AssertUnwindSafe(|| self.run_unprotected(compiled, plan, records, items));
        catch_unwind(attempt).unwrap_or_else(|payload| Err(panicked(payload.as_ref())))
    }

    fn run_unprotected(
        &self,
        compiled: &Compiled,
        plan: &Plan,
        records: &[Vec<u8>; 2],
        items: usize,
    ) -> Result<Vec<u8>, Failure> {
        let setup = MachineOptions {
            wave: compiled.wave,
            limits: Limits {
                max_steps: MOST_STEPS,
                ..Limits::default()
            },
            target: self.name(),
        };
        let mut machine = self.registry.device(self.name(), &setup);
        let machine = machine
            .as_mut()
            .ok_or_else(|| Failure::Lacking("no machine".to_owned()))?;
        let object = Program::Object {
            bytes: &compiled.module.object,
            watched: Vec::new(),
            own: true,
        };
        let loaded = machine.load(object).map_err(|error| mistake(&error))?;
        let mut kernarg = Vec::new();
        let mut results = vec![0; items * SLOT];
        let mut out = 0;
        for (name, bytes) in [
            ("own", &records[0]),
            ("shared", &records[1]),
            ("results", &results),
        ] {
            let address = machine
                .allocate(name, bytes.len().max(SLOT) as u64)
                .map_err(|error| mistake(&error))?;
            machine
                .memory()
                .write(address, bytes)
                .map_err(|error| mistake(&error))?;
            kernarg.extend(address.to_le_bytes());
            out = address;
        }
        let (grid, group) = ([items as u32, 1, 1], [plan.group() as u32, 1, 1]);
        let launch = Launch {
            geometry: &Geometry::from_sizes(grid, group).map_err(|error| mistake(&error))?,
            dynamic_group_bytes: 0,
            kernarg: &kernarg,
            packet_id: 0,
            completion_signal: 0,
            deadline: None,
        };
        machine
            .dispatch(loaded, NAME, &launch)
            .map_err(|error| mistake(&error))?;
        machine
            .memory()
            .read(out, &mut results)
            .map_err(|error| mistake(&error))?;
        Ok(results)
    }
}

fn mistake(error: &dyn std::fmt::Display) -> Failure {
    Failure::Mistake(error.to_string())
}

fn panicked(payload: &(dyn std::any::Any + Send)) -> Failure {
    let text = payload.downcast_ref::<String>().cloned();
    let text = text.or_else(|| payload.downcast_ref::<&str>().map(|text| (*text).to_owned()));
    Failure::Mistake(format!("a panic: {}", text.unwrap_or_default()))
}

fn failure(error: &wavelift_codegen::target::CompileError) -> Failure {
    match &*error.kind {
        ErrorKind::Unsupported { .. } | ErrorKind::Limit(_) | ErrorKind::Select(_) => {
            Failure::Lacking(error.to_string())
        }
        _ => Failure::Mistake(error.to_string()),
    }
}
