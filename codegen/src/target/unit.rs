//! One kernel or function on its way from the IR to code.

use super::backend::Backend;
use super::program::Callees;
use super::{Abi, CompileError, PhaseTimes};
use crate::analysis::CallGraph;
use crate::divergence::DivergenceStats;
use crate::divergence::watch::{Flow, FlowTable};
use crate::ir::{FuncRef, Function, FunctionDecl, Module, SegmentLayout};
use crate::machine::text::Prints;
use crate::opt;
use crate::opt::counts::PassCounts;
use crate::regalloc::RegAllocStats;
use crate::verify::masks::Verdict;
use std::time::{Duration, Instant};

/// What a unit may assume of registers, and what others may assume of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Convention {
    /// A kernel that calls nothing: registers are as the hardware sets them up.
    #[default]
    Plain,
    /// A kernel that calls functions.
    Caller,
    /// A function.
    Function,
}

impl Convention {
    /// Conventions by their names in text.
    const NAMES: [(&str, Convention); 3] = [
        ("plain", Convention::Plain),
        ("caller", Convention::Caller),
        ("function", Convention::Function),
    ];

    /// Whether it is that of kernels.
    pub fn is_kernel(self) -> bool {
        self != Convention::Function
    }

    /// Its name in headers of text, if it does not go without saying: kernels call nothing.
    pub fn unusual(self) -> Option<&'static str> {
        (self == Convention::Caller).then_some("caller")
    }

    /// The convention that a header of text names.
    ///
    /// # Errors
    /// A name of none.
    pub fn of_text(name: Option<&str>, kernel: bool) -> Result<Convention, String> {
        let name = name.unwrap_or(if kernel { "plain" } else { "function" });
        let known = Self::NAMES.iter().find(|(known, _)| *known == name);
        known
            .map(|&(_, convention)| convention)
            .ok_or_else(|| format!("`.convention {name}`: expected `plain`, `caller` or `function`"))
    }
}

/// A kernel or function on its way, as selection and what comes before see it.
#[derive(Debug)]
pub struct Unit<'m, B: Backend> {
    /// The machine.
    pub backend: &'m B,
    /// Its choices.
    pub config: &'m B::Config,
    /// Lanes of a wave.
    pub wave: u32,
    /// The module.
    pub module: &'m Module,
    /// Its calls.
    pub graph: &'m CallGraph,
    /// The variables of the kernel and of all that it calls.
    pub layout: &'m SegmentLayout,
    /// The kernel or function.
    pub func: FuncRef,
    /// What it may assume of registers.
    pub convention: Convention,
    /// What kernel and callees agree on; `None` while they have not.
    pub agreed: Option<&'m B::Agreed>,
    /// Marks what is to be watched in these blocks.
    pub marks: Option<&'m FlowTable>,
}

impl<B: Backend> Clone for Unit<'_, B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B: Backend> Copy for Unit<'_, B> {}

impl<'m, B: Backend> Unit<'m, B> {
    /// The body of a function of the module, if it has one.
    pub fn body(&self, func: FuncRef) -> Option<&'m Function> {
        match &self.module.functions[func] {
            FunctionDecl::Defined(body) => Some(body),
            FunctionDecl::External(_) => None,
        }
    }

    /// The bodies of functions that have one.
    pub fn bodies(&self, funcs: &[FuncRef]) -> impl Iterator<Item = &'m Function> {
        let unit = *self;
        funcs.iter().filter_map(move |&func| unit.body(func))
    }

    /// Where the variables of a function begin in its frame, in bytes: after the interface area, which has what is passed and has no
    /// register. That of a kernel begins with them.
    pub fn frame_start(&self, abi: &Abi) -> u32 {
        match self.body(self.func) {
            Some(body) if self.convention == Convention::Function => {
                let interface = 4 * u32::from(abi.interface_dwords(body));
                interface.next_multiple_of(self.layout.frame(self.func).align)
            }
            _ => 0,
        }
    }
}

/// A unit with code, and what became of it on the way.
#[derive(Debug)]
pub struct Body<B: Backend> {
    /// What is known beside the function.
    pub plan: B::Plan,
    /// What selection found out.
    pub learned: B::Learned,
    /// Code before it is linked.
    pub code: B::Code,
    /// Bytes per lane for spilled registers, as the allocator placed them.
    pub spill_bytes: u32,
    /// What passes over the machine function say that they did.
    pub counts: Vec<(&'static str, usize)>,
    /// What the mid-end did before legalisation.
    pub midend: opt::Stats,
    /// What it did after it.
    pub legalized: opt::Stats,
    /// What each of its passes changed.
    pub passes: PassCounts,
    /// How long the phases took.
    pub times: PhaseTimes,
    /// What the divergence pass did.
    pub divergence: DivergenceStats,
    /// What the allocator did.
    pub registers: RegAllocStats,
    /// The machine function after each pass, as text, if the options ask for it.
    pub mir: Prints,
    /// What can be watched or proved, if the options ask for it.
    pub flow: Option<Box<Flow>>,
    /// What was proved of its lane masks, if the options ask for it and the machine can.
    pub proof: Option<Verdict>,
}

impl<B: Backend> Body<B> {
    /// What a pass says that it did; nothing if it did not run.
    pub fn count(&self, pass: &str) -> usize {
        let mut counts = self.counts.iter();
        counts
            .find(|(name, _)| *name == pass)
            .map_or(0, |&(_, count)| count)
    }

    /// Bytes of spilled registers of all files.
    pub fn spilled(&self) -> u32 {
        self.registers.files.iter().map(|file| file.spill_bytes).sum()
    }
}

/// A kernel with all that it calls.
#[derive(Debug)]
pub struct Whole<'p, B: Backend> {
    /// The kernel on its way.
    pub unit: &'p Unit<'p, B>,
    /// Its code.
    pub body: &'p Body<B>,
    /// The functions that it can reach.
    pub callees: Callees<'p, B>,
    /// The choices that were asked for, before the kernel's own.
    pub asked: &'p B::Config,
}

impl<'p, B: Backend> Whole<'p, B> {
    /// The kernel of the IR.
    ///
    /// # Errors
    /// It has no body.
    pub fn original(&self) -> Result<&'p Function, CompileError> {
        let body = self.unit.body(self.unit.func);
        body.ok_or_else(|| super::ErrorKind::Object("the kernel has no body".into()).into())
    }
}

/// Tells the time since the last call.
#[derive(Debug)]
pub struct Clock {
    start: Instant,
    read: Option<fn() -> Duration>,
    last: Duration,
}

impl Clock {
    /// A clock that reads the given one, or that of the wall.
    pub fn new(read: Option<fn() -> Duration>) -> Clock {
        Clock {
            start: Instant::now(),
            read,
            last: read.map_or(Duration::ZERO, |read| read()),
        }
    }

    /// Time since the last call, or since the clock was made.
    pub fn lap(&mut self) -> Duration {
        let now = self.read.map_or_else(|| self.start.elapsed(), |read| read());
        now.saturating_sub(std::mem::replace(&mut self.last, now))
    }
}
