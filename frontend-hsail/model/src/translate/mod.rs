//! Translation of a module to the IR.
//!
//! [`translate`] turns every kernel into an SSA [`ir::Function`] and every variable into a symbol; [`translate_program`]
//! does so for the modules of a program together. One executable is one
//! `Body`; what an instruction means is said in the module of its family: `arithmetic`, `bits`, `packed`,
//! `compare`, `convert`, `memory`, `stack`, `atomic`, `control`, `fbarrier`, `call`, `query`.
//!
//! # Registers
//! HSAIL registers hold bits without a type. Each is one SSA variable of a container type, `c` as `b1`, `s` as `i32`,
//! `d` as `i64`, `q` as `i64x2`; operands are cast to the operation's type where they are read and back where they are
//! written. An `f16` lives in the low half of an `s` register; its upper half, undefined in the language, is zero here.
//! Integers narrower than 32 bits are extended by their own signedness. A register that is read before it is written
//! is `undef`.
//!
//! # Invariants of the result
//! - T1: only blocks that the entry reaches are in the layout, in source order.
//! - T2: the entry block has no predecessors. In kernels it has no parameters, in functions the arguments.
//! - T3: every block ends with one terminator; falling off the end of a code block is `return`.
//! - T4: an instruction that is not translated makes the whole translation fail; there is no partial result. A
//!   function of the module that no kernel and no function of the program calls is the exception: it becomes an
//!   external declaration.
//!
//! # Choices that the manual leaves open
//! - `mad` on floats is `fma`. HSA PRM 5.12 allows that or two roundings, one way for all of an agent; the
//!   conformance cases expect one rounding, and every target has it at full rate or can make it from more precision.
//! - `$default` as default float rounding means `near` unless [`Options::default_rounding`] says otherwise.
//! - A signaling comparison or conversion differs from the quiet one only in exceptions (`exceptions`).

mod arithmetic;
mod atomic;
mod bits;
mod body;
mod breaks;
mod call;
mod compare;
mod control;
mod convert;
mod data;
mod exceptions;
mod extension;
mod fbarrier;
mod flow;
mod image;
mod lanes;
mod limits;
mod memory;
mod packed;
mod program;
mod query;
mod stack;
mod types;

use crate::diagnostics::Diagnostic;
use crate::model::{self, ExecutableId, ExecutableKind, FbarrierId, VariableId};
use crate::rules::RuleLevels;
use crate::source::{Source, Span};
use rustc_hash::{FxHashMap, FxHashSet};
use wavelift_codegen::ir;

pub use call::{indirect_handle, indirect_handle_in};
pub(crate) use call::{protocol_of_function, protocol_of_icall};
pub use program::{Kernel, Part, Program, translate_program};

/// What a translation needs to know besides the module.
#[derive(Clone, Copy, Debug)]
pub struct Options<'a> {
    /// Value of `WAVESIZE`, lanes.
    pub wave_size: u32,
    /// Default float rounding of the program, where the module says `$default` (HSA PRM 14.1).
    pub default_rounding: ir::Rounding,
    /// Where the runtime keeps what signals and queues are about.
    pub runtime: RuntimeLayout,
    /// Where the module came from; gives instructions their lines.
    pub source: Option<&'a Source>,
    /// How strictly rules between the modules of a program are taken.
    pub levels: RuleLevels,
    /// Global and readonly variables that no module defines are for others to define, instead of an error where one is used.
    pub leave_undefined: bool,
}

impl Options<'_> {
    /// Options for a wave size, with nothing known of the source.
    pub fn new(wave_size: u32) -> Options<'static> {
        Options {
            wave_size,
            default_rounding: ir::Rounding::Near,
            runtime: RuntimeLayout::HSA,
            source: None,
            levels: RuleLevels::USUAL,
            leave_undefined: false,
        }
    }
}

/// Byte offsets in the structures that handles of the runtime point to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuntimeLayout {
    /// Of the kind of a signal, 64 bits; the handle is the signal's address.
    pub signal_kind: i32,
    /// Of the address that a signal's events are written to, and of what is written, 32 bits. Without an address nobody wants them.
    pub signal_mailbox: i32,
    /// See [`RuntimeLayout::signal_mailbox`].
    pub signal_event: i32,
    /// Of the value in a signal, or of the address of a doorbell.
    pub signal_value: i32,
    /// Of the read index in a user-mode queue.
    pub queue_read_index: i32,
    /// Of the write index in a user-mode queue.
    pub queue_write_index: i32,
    /// Of six 32-bit words in an image: channel order and channel type as BRIG codes, width, height, depth, array size.
    pub image_properties: i32,
    /// Of the number of levels of an image, 32 bits.
    pub image_levels: i32,
    /// Of three 32-bit words in a sampler: addressing mode, coordinate normalization and filter as BRIG codes.
    pub sampler_properties: i32,
}

impl RuntimeLayout {
    /// The kind of signals that have a value.
    pub const USER_SIGNAL: i64 = 1;
    /// The kind of signals that are doorbells of the hardware.
    pub const DOORBELL: i64 = -1;

    /// What the runtimes of all targets share: signals and queues as in `amd_signal_t` and `amd_queue_t`, properties of
    /// images and samplers after the 32 and 16 bytes of the hardware's descriptor.
    pub const HSA: RuntimeLayout = RuntimeLayout {
        signal_kind: 0,
        signal_mailbox: 16,
        signal_event: 24,
        signal_value: 8,
        queue_read_index: 128,
        queue_write_index: 56,
        image_properties: wavelift_images::layout::IMAGE_PROPERTIES,
        image_levels: wavelift_images::layout::IMAGE_LEVELS,
        sampler_properties: wavelift_images::layout::SAMPLER_PROPERTIES,
    };
}

/// Why an instruction or variable was not translated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// The language allows it, this translation does not do it yet.
    Unsupported(String),
    /// An operation of an extension, of which none is translated.
    Extension(model::Opcode),
    /// A variable that the program does not define: what it is, and where it is declared.
    Undefined(String, Span),
    /// The module breaks a rule that validation checks.
    Invalid(String),
}

impl Failure {
    fn unsupported(what: impl Into<String>) -> Failure {
        Failure::Unsupported(what.into())
    }

    fn invalid(what: impl Into<String>) -> Failure {
        Failure::Invalid(what.into())
    }

    fn at(self, span: Span) -> Diagnostic {
        match self {
            Failure::Unsupported(what) => {
                Diagnostic::error("not-supported-yet", span, format!("not supported yet: {what}"))
            }
            Failure::Extension(opcode) => extension::untranslated(opcode, span),
            Failure::Undefined(what, declared) => {
                let message = format!("{what} is used, and no module of the program defines it");
                Diagnostic::error("undefined-in-program", span, message)
                    .prm("4.12.1")
                    .help(
                        "define it in the module, or add the module that defines it to the program; `compile` leaves it to a linker or loader",
                    )
                    .also(declared, "declared here")
            }
            Failure::Invalid(what) => Diagnostic::error("untranslatable", span, what)
                .help("this module does not pass validation; validate it first"),
        }
    }
}

type Result<T, E = Failure> = std::result::Result<T, E>;

/// Starts of the lines of a text, to find the line of a byte.
#[derive(Clone, Debug, Default)]
pub struct LineTable {
    starts: Vec<u32>,
}

impl LineTable {
    /// The lines of a text.
    pub fn new(text: &str) -> LineTable {
        let breaks = text.bytes().enumerate().filter(|(_, b)| *b == b'\n');
        LineTable {
            starts: std::iter::once(0)
                .chain(breaks.map(|(i, _)| i as u32 + 1))
                .collect(),
        }
    }

    /// The line, from 1, of the byte at `offset`.
    pub fn line(&self, offset: u32) -> u32 {
        self.starts.partition_point(|&start| start <= offset) as u32
    }
}

/// Where a variable is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A symbol of the IR module, with its alignment in bytes.
    Symbol(ir::Symbol, u32),
    /// Byte offset in the kernarg segment.
    Kernarg(u32),
    /// Not in memory: an argument that is a value.
    Value,
    /// An array of the caller, whose address is a parameter, with its alignment in bytes.
    Array(u32),
    /// Nowhere: why.
    Missing(&'static str),
    /// In a module that the program does not have.
    Undefined,
}

/// What the bodies share.
pub(crate) struct Context<'a> {
    pub(crate) module: &'a model::Module,
    pub(crate) options: Options<'a>,
    pub(crate) functions: FxHashMap<ExecutableId, ir::FuncRef>,
    pub(crate) places: FxHashMap<VariableId, Place>,
    pub(crate) fbarriers: FxHashMap<FbarrierId, ir::Symbol>,
    pub(crate) allocations: FxHashMap<(ExecutableId, usize), ir::Symbol>,
    pub(crate) lines: Option<LineTable>,
    pub(crate) default_rounding: ir::Rounding,
    /// What the program wants to know of exceptions.
    pub(crate) detect: Option<exceptions::Detect>,
    /// At which exceptions code stops.
    pub(crate) breaks: std::rc::Rc<breaks::Breaks>,
    /// Number of the module in the program.
    pub(crate) part: usize,
    /// Who needs a stack, and where it is.
    pub(crate) stack: std::rc::Rc<stack::Stack>,
    /// The indirect functions of all modules.
    pub(crate) indirect: std::rc::Rc<[call::Indirect]>,
}

impl Context<'_> {
    /// The place of `span` as the IR keeps it: the line in a text source; see [`Body`](body::Body) for BRIG.
    pub(crate) fn text_line(&self, span: Span) -> Option<ir::SourceLoc> {
        self.lines
            .as_ref()
            .map(|lines| ir::SourceLoc(lines.line(span.start)))
    }
}

/// Translates a module that passed validation.
///
/// Source places ([`ir::SourceLoc`]) are lines of the HSAIL text if [`Options::source`] is text, else the lines of
/// `loc` directives, else unknown.
///
/// # Errors
/// Every instruction and variable that could not be translated. A module that breaks a rule of the language gives
/// errors, too, or a meaningless function; it never panics.
pub fn translate(module: &model::Module, options: &Options<'_>) -> Result<ir::Module, Vec<Diagnostic>> {
    let part = Part {
        module,
        source: options.source,
    };
    match translate_program(&[part], options) {
        Ok(program) => Ok(program.ir),
        Err(errors) => Err(errors.into_iter().map(|finding| finding.diagnostic).collect()),
    }
}

/// A name without its sigil.
fn bare(name: &str) -> &str {
    name.strip_prefix(['&', '%', '@']).unwrap_or(name)
}

/// How instructions use variables.
#[derive(Debug, Default)]
pub(crate) struct Uses {
    /// Variables that an address names.
    pub(crate) named: FxHashSet<VariableId>,
    /// Of those, the ones that are not always loaded and stored as a whole.
    pub(crate) in_memory: FxHashSet<VariableId>,
}

impl Uses {
    fn new(module: &model::Module) -> Uses {
        let mut uses = Uses::default();
        for (_, exec) in &module.executables {
            for inst in exec.body.iter().filter_map(as_inst) {
                for address in module
                    .inst_operands(inst)
                    .iter()
                    .filter_map(model::Operand::address)
                {
                    let Some(variable) = address.symbol.expand() else {
                        continue;
                    };
                    uses.named.insert(variable);
                    let whole = matches!(inst.opcode, model::Opcode::Ld | model::Opcode::St)
                        && inst.mods.vector == 0
                        && address.register.is_none()
                        && address.offset == 0
                        && inst.ty.map(model::Type::bits) == Some(module.variables[variable].ty.bits());
                    if !whole {
                        uses.in_memory.insert(variable);
                    }
                }
            }
        }
        uses
    }
}

fn as_inst(statement: &model::Statement) -> Option<&model::Inst> {
    match statement {
        model::Statement::Inst(inst) => Some(inst),
        _ => None,
    }
}

/// The executables whose failure makes the translation fail: kernels, functions of the program, and all that they can
/// call.
fn needed(module: &model::Module) -> FxHashSet<ExecutableId> {
    let mut set = FxHashSet::default();
    let mut pending: Vec<ExecutableId> = module
        .executables
        .iter()
        .filter(|(_, e)| e.kind == ExecutableKind::Kernel || e.linkage == model::Linkage::Program)
        .map(|(id, _)| id)
        .collect();
    while let Some(id) = pending.pop() {
        if set.insert(id) {
            let insts = module.executables[id].body.iter().filter_map(as_inst);
            let mut indirect = false;
            for inst in insts {
                pending.extend(call::callees(module, inst));
                indirect |= inst.opcode == model::Opcode::ICall;
            }
            if indirect {
                let all = module.executables.iter();
                let callable = all.filter(|(_, e)| e.kind == ExecutableKind::IndirectFunction);
                pending.extend(callable.map(|(id, _)| id));
            }
        }
    }
    set
}
