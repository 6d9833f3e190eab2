//! Why a kernel cannot be compiled.

use crate::abi::MAX_GROUP_BYTES;
use crate::emit::EmitError;
use crate::frame::FrameError;
use std::fmt;
use wavelift_codegen::analysis::{ProgramError, UndefinedFunction};
use wavelift_codegen::ir::{SegmentError, SourceLoc};
use wavelift_codegen::opt;
use wavelift_codegen::pass::REPORT_HELP;
use wavelift_codegen::regalloc::RegAllocError;
use wavelift_codegen::select::SelectError;

/// Why a kernel has no code.
#[derive(Debug)]
pub enum CompileError {
    /// An instruction cannot be selected.
    Lower(SelectError),
    /// Registers cannot be allocated.
    RegAlloc(RegAllocError),
    /// Registers that the hardware or the calling convention gives a meaning lie beyond those that may be used.
    Pinned {
        /// Of which kind.
        name: &'static str,
        /// How many would have to be used.
        needed: u16,
        /// How many may be used.
        limit: u16,
    },
    /// The code cannot be encoded.
    Emit(EmitError),
    /// Variables do not fit their segments.
    Segment(SegmentError),
    /// A call of a function without a body.
    UndefinedFunction(UndefinedFunction),
    /// The frame of a function cannot be made.
    Frame(FrameError),
    /// A function that the kernel calls cannot be compiled.
    Callee {
        /// Its name.
        name: String,
        /// Why.
        why: Box<CompileError>,
    },
    /// More group memory than the machine has.
    GroupMemory {
        /// Bytes needed.
        bytes: u32,
        /// The variable that takes most of them, and where the kernel or a function names it first.
        largest: Option<(String, SourceLoc)>,
        /// The machine.
        machine: &'static str,
    },
    /// A larger work-group than the machine can run, which the kernel requires.
    WorkGroup {
        /// Work-items of it.
        items: u64,
        /// Work-items that there can be.
        most: u32,
        /// Vector registers of the kernel and its functions, if they are why.
        vgprs: Option<u16>,
        /// Where the kernel begins.
        loc: SourceLoc,
        /// The machine.
        machine: &'static str,
    },
    /// More private memory than the machine has.
    PrivateMemory {
        /// Bytes needed per work-item.
        bytes: u32,
        /// Those among them that hold spilled registers.
        spilled: u32,
        /// Bytes that there can be in waves of this size.
        most: u32,
        /// The machine.
        machine: &'static str,
    },
    /// The program asks for what the machine does not have, or lacks something.
    Program(ProgramError),
    /// A pass broke the function, or lane masks of its code are wrong: a mistake of this compiler, found by its own checks.
    Broken(Box<opt::Broken>),
    /// A code object cannot be written.
    Object(String),
}

impl fmt::Display for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CompileError::Lower(e) => e.fmt(f),
            CompileError::RegAlloc(e) => e.fmt(f),
            CompileError::Emit(e) => e.fmt(f),
            CompileError::Pinned { name, needed, limit } => write!(
                f,
                "too many registers pinned: the hardware and the calling convention have meanings for {needed} ({name}), but \
                 {limit} may be used"
            ),
            CompileError::Segment(e) => e.fmt(f),
            CompileError::UndefinedFunction(e) => e.fmt(f),
            CompileError::Frame(e) => e.fmt(f),
            CompileError::Callee { name, why } => write!(f, "in function &{name}, which it calls: {why}"),
            CompileError::GroupMemory {
                bytes,
                largest,
                machine,
            } => {
                let most = MAX_GROUP_BYTES;
                write!(
                    f,
                    "{bytes} bytes of group memory, but a work-group of {machine} has {most}"
                )?;
                match largest {
                    Some((name, loc)) if loc.is_known() => {
                        write!(f, "; most of them are for {name} (line {})", loc.0)
                    }
                    Some((name, _)) => write!(f, "; most of them are for {name}"),
                    None => Ok(()),
                }
            }
            CompileError::WorkGroup {
                items,
                most,
                vgprs,
                loc,
                machine,
            } => {
                write!(
                    f,
                    "the required work-group has {items} work-items, but one of {machine} has at most {most}"
                )?;
                if let Some(vgprs) = vgprs {
                    write!(f, " with {vgprs} vector registers each")?;
                }
                match loc.is_known() {
                    true => write!(f, " (line {})", loc.0),
                    false => Ok(()),
                }
            }
            CompileError::PrivateMemory {
                bytes,
                spilled,
                most,
                machine,
            } => {
                write!(f, "{bytes} bytes of private memory per work-item")?;
                if *spilled > 0 {
                    write!(f, ", {spilled} of them spilled registers")?;
                }
                write!(f, ", but a work-item of {machine} has at most {most}")
            }
            CompileError::Program(e) => e.fmt(f),
            CompileError::Broken(broken) => broken.fmt(f),
            CompileError::Object(what) => write!(f, "cannot write the code object: {what}"),
        }
    }
}

impl std::error::Error for CompileError {}

impl CompileError {
    /// What can be done about it.
    pub fn help(&self) -> &'static str {
        match self {
            CompileError::Lower(_) => {
                "docs/status.md says what is missing; `--target interp` runs what this target does not"
            }
            CompileError::RegAlloc(error) if error.is_internal() => REPORT_HELP,
            CompileError::RegAlloc(_) | CompileError::Pinned { .. } => {
                "use fewer values at a time, split the kernel, or allow more registers (--vgprs, --sgprs)"
            }
            CompileError::Emit(_) => REPORT_HELP,
            CompileError::UndefinedFunction(_) => "pass the module that defines it, too",
            CompileError::Frame(_) => {
                "make the variables of the functions smaller, or nest calls less deeply"
            }
            CompileError::Callee { why, .. } => why.help(),
            CompileError::Segment(_) | CompileError::GroupMemory { .. } => {
                "make the variables of the segment smaller"
            }
            CompileError::WorkGroup { .. } => "make the work-group smaller",
            CompileError::PrivateMemory { .. } => {
                "make private variables smaller, use fewer values at a time, or nest calls less deeply"
            }
            CompileError::Program(e) => e.help(),
            CompileError::Broken(broken) => broken.help(),
            CompileError::Object(_) => "rename what has the same name, or make the module smaller",
        }
    }
}

impl CompileError {
    /// Whether it is a mistake of this compiler, and not a thing that the program asks too much of.
    pub fn is_internal(&self) -> bool {
        match self {
            CompileError::Broken(_) | CompileError::Emit(_) => true,
            CompileError::RegAlloc(error) => error.is_internal(),
            CompileError::Callee { why, .. } => why.is_internal(),
            _ => false,
        }
    }
}

impl From<opt::Broken> for CompileError {
    fn from(broken: opt::Broken) -> CompileError {
        CompileError::Broken(Box::new(broken))
    }
}

macro_rules! from_error {
    ($($error:ty => $variant:ident;)*) => {
        $(impl From<$error> for CompileError {
            fn from(error: $error) -> CompileError {
                CompileError::$variant(error)
            }
        })*
    };
}

from_error! {
    SelectError => Lower;
    RegAllocError => RegAlloc;
    EmitError => Emit;
    SegmentError => Segment;
    UndefinedFunction => UndefinedFunction;
    ProgramError => Program;
    FrameError => Frame;
}
