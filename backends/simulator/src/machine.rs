//! What executes programs: simulators of machine code, and the interpreter of the IR, as whoever launches kernels sees them.

use crate::binding::BindError;
use crate::dispatch::{Geometry, Limits};
use crate::error::SimError;
use crate::memory::DeviceMemory;
use std::fmt;
use std::rc::Rc;
use std::time::Instant;
use wavelift_codegen::analysis::ProgramError;
use wavelift_codegen::divergence::watch::{Seen, WatchedCode};
use wavelift_codegen::ir::Module;
use wavelift_codegen::pass::Broken;
pub use wavelift_images::Permission;
use wavelift_images::layout::{MachineImage, SAMPLER_DESCRIPTOR_BYTES};
use wavelift_images::{Sampler, View};

/// A simulated device that programs are loaded into and kernels run on.
pub trait Machine {
    /// Takes a program into memory.
    ///
    /// # Errors
    /// A program that is damaged, not for this machine, or too large.
    fn load(&mut self, program: Program<'_>) -> Result<LoadedId, LoadError>;

    /// Takes several code objects into memory, each of which may use symbols that others of them define. None is there if one cannot be.
    ///
    /// # Errors
    /// As [`Machine::load`], for one of them; or a symbol that two of them define.
    fn load_together(&mut self, objects: &[&[u8]]) -> Result<Vec<LoadedId>, BindError<LoadError>> {
        match objects {
            [bytes] => {
                let program = Program::Object {
                    bytes,
                    watched: Vec::new(),
                    own: false,
                };
                let id = self.load(program);
                id.map(|id| vec![id]).map_err(|error| BindError::Object(0, error))
            }
            _ => {
                let what = "the machine does not load several objects together";
                Err(BindError::Object(0, LoadError::rejected(what)))
            }
        }
    }

    /// The kernels of a program, in its order.
    fn kernels(&self, id: LoadedId) -> Vec<KernelInfo>;

    /// The program as a text that is the same for two programs only if all their dispatches do the same; for machines that take programs without code.
    fn program_text(&self, _id: LoadedId) -> Option<String> {
        None
    }

    /// Makes a buffer of zeros; returns its address. Messages about wrong accesses call it `name`.
    ///
    /// # Errors
    /// If there is no room.
    fn allocate(&mut self, name: &str, bytes: u64) -> Result<u64, SimError>;

    /// Global memory.
    fn memory(&mut self) -> &mut DeviceMemory;

    /// Says the address of a symbol that programs use and nobody of them defines, for those that are loaded from now on. A machine without
    /// code objects has no such symbols.
    fn define(&mut self, _symbol: &str, _address: u64) {}

    /// Chooses how the data of an image lies in memory: sets `row_pitch` and `slice_pitch` of a view at address 0, which comes with both as
    /// small as they can be. The data is at the start of a page then.
    ///
    /// # Errors
    /// Why the machine has no such images.
    fn place_image(&self, _view: &mut View) -> Result<(), String> {
        Ok(())
    }

    /// What the machine's instructions want to know of an image that kernels have with a permission, and what they cannot do with it; a machine without such instructions needs nothing.
    ///
    /// # Errors
    /// Why the machine has no such images.
    fn image_descriptor(&mut self, _view: &View, _permission: Permission) -> Result<MachineImage, String> {
        Ok(MachineImage::default())
    }

    /// What the machine's instructions want to know of a sampler.
    ///
    /// # Errors
    /// Why the machine has no such samplers.
    fn sampler_descriptor(&self, _sampler: &Sampler) -> Result<[u8; SAMPLER_DESCRIPTOR_BYTES], String> {
        Ok([0; SAMPLER_DESCRIPTOR_BYTES])
    }

    /// Chooses whether dispatches from now on model how long waves take ([`RunStats::cycles`]). Says whether the machine has a model.
    fn model_cycles(&mut self, _wanted: bool) -> bool {
        false
    }

    /// Runs a kernel to its end.
    ///
    /// # Errors
    /// A launch that does not fit the kernel, or what the kernel does wrong.
    fn dispatch(&mut self, id: LoadedId, kernel: &str, launch: &Launch<'_>) -> Result<RunStats, SimError>;

    /// The symbol of the kernel or function whose code holds a byte offset of a program, as errors give it, and where it begins.
    fn function_at(&self, _id: LoadedId, _offset: u64) -> Option<(&str, u64)> {
        None
    }

    /// What watching a program has shown so far, if it is watched.
    fn seen(&self, _id: LoadedId) -> Option<&Seen> {
        None
    }
}

/// A program to load.
#[derive(Debug)]
pub enum Program<'a> {
    /// A code object.
    Object {
        /// Its bytes.
        bytes: &'a [u8],
        /// What to watch while it runs; nothing if this is empty.
        watched: Vec<WatchedCode>,
        /// Whether this compiler has made it, so that it keeps rules that other compilers do not.
        own: bool,
    },
    /// A program of the IR, for machines that have no code objects.
    Ir(Rc<Module>),
}

/// A machine's number for a loaded program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LoadedId(pub usize);

/// A kernel of a loaded program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KernelInfo {
    /// Name without sigil.
    pub name: String,
    /// Static group memory in bytes.
    pub group_bytes: u32,
    /// The arguments, if the program says.
    pub arguments: Option<Vec<ArgumentInfo>>,
}

/// What a program says of a kernel's argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArgumentInfo {
    /// Name in the source without sigil, if it is known.
    pub name: Option<String>,
    /// Offset in the kernel argument segment in bytes.
    pub offset: u64,
    /// Size in bytes.
    pub bytes: u64,
    /// What it is, as messages call it, if it is an address, an offset or a handle: such an argument is an integer. `None` if it may be
    /// anything.
    pub integer: Option<&'static str>,
    /// What the handle has to be of, if it is one of an image or a sampler.
    pub handle: Option<Handle>,
}

/// What a handle is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handle {
    /// An image with which this may be done.
    Image(Permission),
    /// A sampler.
    Sampler,
}

/// How a kernel is launched.
#[derive(Clone, Copy, Debug)]
pub struct Launch<'a> {
    /// Grid and work-groups.
    pub geometry: &'a Geometry,
    /// Bytes of group memory on top of what the kernel declares.
    pub dynamic_group_bytes: u32,
    /// The kernel argument segment.
    pub kernarg: &'a [u8],
    /// Number of the packet.
    pub packet_id: u64,
    /// Handle of the packet's completion signal; 0 if there is none.
    pub completion_signal: u64,
    /// When a kernel that still runs counts as hanging, if that is earlier than what the machine allows.
    pub deadline: Option<Instant>,
}

/// What a dispatch cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RunStats {
    /// Instructions executed: of waves by a machine, of work-items by the interpreter.
    pub instructions: u64,
    /// Those of them that decide which lanes run or where the wave goes, if the machine counts them.
    pub flow: u64,
    /// Slots in which waves issue, modelled, if that is asked for and the machine has a model: the sum over all waves, each as if it had its processor to itself.
    pub cycles: Option<u64>,
}

/// How a machine is set up.
#[derive(Clone, Copy, Debug)]
pub struct MachineOptions {
    /// Lanes of a wave, for machines that run the IR. Code objects say it themselves.
    pub wave: u32,
    /// What a dispatch may take.
    pub limits: Limits,
    /// The name of the target with settings of its features; the registry fills it in.
    pub target: &'static str,
}

/// Why a program cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// The program is damaged, or not for this machine.
    Rejected(String),
    /// The program is too large for the machine.
    TooLarge(String),
    /// The program lacks something.
    Program(ProgramError),
    /// A code object uses a symbol that it does not define, and that nobody else does.
    Undefined(String),
    /// A pass that the machine runs breaks the program: a mistake of this compiler.
    Broken(Broken),
}

/// What can be done where a code object leaves a symbol to others.
const UNDEFINED_HELP: &str =
    "compile the modules that use and define it as one program, or link the relocatable objects";

impl LoadError {
    /// A program that the machine does not take.
    pub fn rejected(why: impl fmt::Display) -> LoadError {
        LoadError::Rejected(why.to_string())
    }

    /// What can be done about it, if that depends on the reason.
    pub fn help(&self) -> Option<&'static str> {
        match self {
            LoadError::Rejected(_) => None,
            LoadError::TooLarge(_) => Some("pass large arrays as buffers"),
            LoadError::Program(error) => Some(error.help()),
            LoadError::Undefined(_) => Some(UNDEFINED_HELP),
            LoadError::Broken(broken) => Some(broken.help()),
        }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Rejected(what) | LoadError::TooLarge(what) => f.write_str(what),
            LoadError::Program(error) => error.fmt(f),
            LoadError::Undefined(name) => {
                write!(f, "the code object uses the symbol {name}, which nobody defines")
            }
            LoadError::Broken(broken) => broken.fmt(f),
        }
    }
}

impl std::error::Error for LoadError {}
