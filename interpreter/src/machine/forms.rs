//! Which form of a program the interpreter runs, and how a program is brought into it.

use crate::dispatch::{Interpreter, Level, Options};
use crate::observe::{ReconvergenceCheck, UniformityOracle, Watchers};
use crate::sequence::Schedule;
use std::collections::HashMap;
use std::fmt;
use std::rc::Rc;
use wavelift_codegen::analysis::{BlockOrder, CallGraph, Cfg, PostDominatorTree, UniformityInfo};
use wavelift_codegen::divergence::{ValueFiles, linearize, normalize};
use wavelift_codegen::ir::{FuncRef, Function, FunctionKind, Module};
use wavelift_codegen::opt;
use wavelift_codegen::pass::Fault;
use wavelift_simulator::machine::LoadError;

/// What a compiler makes of a program for the interpreter to run, or why it cannot.
pub type Prepare = dyn Fn(&Module) -> Result<Module, String>;

/// Which form of a program the interpreter runs.
#[derive(Clone, Default)]
pub enum Form {
    /// The reference: the thread level with an immediate-post-dominator stack.
    #[default]
    Reference,
    /// The thread level, lowest block of the exit-last order first. Values that the uniformity analysis calls uniform
    /// are compared at every use, and lanes must meet at immediate post-dominators; what differs is an error.
    Ordered,
    /// The wave level that the divergence pass makes, with uniform values as scalars.
    WaveLevel,
    /// The thread level as the mid-end leaves it.
    Optimised,
    /// The thread level as somebody else leaves it, such as a compiler in front of its divergence pass;
    /// [`InterpMachine::recorded`](super::InterpMachine::recorded) says what the lanes did.
    Prepared(Rc<Prepare>),
}

impl fmt::Debug for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Form::Reference => "Reference",
            Form::Ordered => "Ordered",
            Form::WaveLevel => "WaveLevel",
            Form::Optimised => "Optimised",
            Form::Prepared(_) => "Prepared",
        })
    }
}

/// The thread level of each function.
pub(super) type Threads = Vec<(FuncRef, Rc<Function>)>;

/// A program in the form that runs, how, and the thread levels of what is watched.
type Prepared = (Rc<Module>, Options, Threads);

impl Form {
    /// Brings a program into the form.
    ///
    /// # Errors
    /// A pass that breaks it: a mistake of this compiler.
    pub(super) fn prepare(
        &self,
        module: Rc<Module>,
        options: &Options,
        fault: Option<Fault>,
    ) -> Result<Prepared, LoadError> {
        let mut options = options.clone();
        let mut threads = Threads::new();
        let module = match self {
            Form::Reference => module,
            Form::Ordered => {
                let orders = module.defined().map(|(id, func)| {
                    let cfg = Cfg::new(func);
                    let order = BlockOrder::new(&cfg, &PostDominatorTree::new(&cfg));
                    (id, order.blocks().to_vec())
                });
                options.schedule = Schedule::LowestPending(orders.collect());
                module
            }
            Form::WaveLevel => {
                let mut module = Rc::unwrap_or_clone(module);
                options.level = Level::Wave(wave_level(&mut module, options.wave_size, &mut threads, fault)?);
                Rc::new(module)
            }
            Form::Prepared(prepare) => Rc::new(prepare(&module).map_err(LoadError::Rejected)?),
            Form::Optimised => Rc::new(optimised(Rc::unwrap_or_clone(module)).map_err(LoadError::Broken)?),
        };
        Ok((module, options, threads))
    }
}

/// Makes the wave level of every function; keeps their thread levels.
fn wave_level(
    module: &mut Module,
    wave: u32,
    threads: &mut Threads,
    fault: Option<Fault>,
) -> Result<HashMap<FuncRef, ValueFiles>, LoadError> {
    let mut files = HashMap::new();
    let calls = CallGraph::new(module);
    for (id, func) in module.defined_mut() {
        calls.annotate(func);
        let mut thread = func.clone();
        normalize(&mut thread);
        threads.push((id, Rc::new(thread)));
        let mut context = opt::Context {
            fault,
            ..opt::Context::new(None)
        };
        let done = linearize(func, wave, &mut ValueFiles::by_uniformity, &mut context);
        files.insert(id, done.map_err(LoadError::Broken)?.files);
    }
    Ok(files)
}

/// What the mid-end leaves.
fn optimised(mut module: Module) -> Result<Module, opt::Broken> {
    let limits = opt::inline::Limits::default();
    opt::inline::run(&mut module, &limits, &mut opt::Context::new(None))?;
    let original = module.clone();
    for (_, func) in module.defined_mut() {
        let mut context = opt::Context::new(Some(&original));
        opt::run(func, opt::Level::Full, &mut context)?;
    }
    Ok(module)
}

/// The uniformity oracle and the reconvergence check of every function.
pub(super) fn watchers(interpreter: &Interpreter<Rc<Module>>) -> Watchers {
    let wave_size = interpreter.options().wave_size;
    let mut watchers = Watchers::default();
    for (id, func) in interpreter.module().defined() {
        let cfg = Cfg::new(func);
        let post = PostDominatorTree::new(&cfg);
        let order = BlockOrder::new(&cfg, &post);
        let info = UniformityInfo::new(func, &cfg, &post, &order, wave_size);
        let uniform = func.dfg.values().filter(|&value| info.is_uniform(value));
        watchers.add(UniformityOracle::new(id, uniform));
        // Activations of one function overlap in calls, so only what is not called is checked.
        if func.kind == FunctionKind::Kernel {
            watchers.add(ReconvergenceCheck::new(id, func));
        }
    }
    watchers
}
