//! Why a kernel or a program has no code: one type for all targets, so that whoever reports it asks it, and never reads its text.

use super::InputError;
use crate::analysis::{ProgramError, UndefinedFunction};
use crate::ir::{SegmentError, SourceLoc};
use crate::pass::{Broken, REPORT_HELP};
use crate::regalloc::RegAllocError;
use crate::select::SelectError;
use std::fmt;

/// Why there is no code, with the place.
#[derive(Clone, Debug)]
pub struct CompileError {
    /// What is wrong.
    pub kind: Box<ErrorKind>,
    /// The kernel that has no code, without sigil; `None` if it is about the whole program.
    pub kernel: Option<String>,
    /// The function that it is about, without sigil, if it is one that the kernel calls.
    pub callee: Option<String>,
    /// The line, if the kind does not know it itself.
    pub loc: SourceLoc,
    /// A size of waves that leaves more registers for each, if the target has one and registers are what is wrong.
    pub narrower: Option<u32>,
}

/// What is wrong.
#[derive(Clone, Debug)]
pub enum ErrorKind {
    /// No rule of the target covers an instruction.
    Select(SelectError),
    /// Registers cannot be allocated.
    Registers(RegAllocError),
    /// Registers that hardware or the calling convention give a meaning lie beyond those that may be used.
    Pinned {
        /// The register file.
        file: &'static str,
        /// How many would have to be used.
        needed: u16,
        /// How many may be used.
        limit: u16,
    },
    /// More of something than the machine has.
    Limit(Limit),
    /// Variables do not fit their segments.
    Segment(SegmentError),
    /// A call of a function without a body.
    UndefinedFunction(UndefinedFunction),
    /// The program asks for what the machine does not have, or lacks something.
    Program(ProgramError),
    /// A part of the target that is not written yet.
    Unsupported {
        /// The machine.
        machine: &'static str,
        /// What.
        what: &'static str,
    },
    /// A pass broke the function, or lane masks of its code are wrong: a mistake of this compiler, found by its own checks.
    Broken(Box<Broken>),
    /// Code that cannot be encoded, or breaks a rule of the machine: a mistake of this compiler.
    Encode(String),
    /// The object cannot be written.
    Object(String),
    /// The program cannot be translated for the number of lanes that the target wants.
    Input(InputError),
    /// An option that the target does not have, or a value that it cannot take.
    Option(OptionError),
    /// The target has no machine code.
    NoMachineCode {
        /// Its name.
        target: &'static str,
    },
}

/// More of something than a machine has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limit {
    /// Of what.
    pub what: Limited,
    /// The machine.
    pub machine: &'static str,
    /// How much is needed.
    pub needed: u64,
    /// How much there is.
    pub most: u64,
}

/// What there is not enough of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Limited {
    /// Bytes of group memory of a work-group.
    GroupMemory {
        /// The variable that takes most of them, and where the kernel or a function names it first.
        largest: Option<(String, SourceLoc)>,
    },
    /// Bytes of private memory of a work-item, with those of the functions that it calls.
    PrivateMemory {
        /// Those among them that hold spilled registers.
        spilled: u32,
    },
    /// Bytes of memory for spilled registers of a wave.
    SpillMemory,
    /// Work-items of the work-group that the kernel requires.
    WorkGroup {
        /// Vector registers of the kernel and its functions, if they are why.
        registers: Option<u16>,
    },
}

/// An option that a target does not take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// The target has no such option.
    Unknown {
        /// The option.
        name: String,
        /// The target.
        target: &'static str,
        /// The options that it has.
        known: Vec<&'static str>,
    },
    /// The target cannot take this value.
    Value {
        /// The option.
        name: String,
        /// The value.
        value: String,
        /// What it takes.
        expected: String,
        /// The target.
        target: &'static str,
    },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::Unknown { name, target, .. } => write!(f, "{target} has no option `{name}`"),
            OptionError::Value {
                name,
                value,
                expected,
                target,
            } => write!(f, "{name} of {target} cannot be {value}: it is {expected}"),
        }
    }
}

impl std::error::Error for OptionError {}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Limit {
            needed,
            most,
            machine,
            ..
        } = self;
        match &self.what {
            Limited::GroupMemory { largest } => {
                write!(
                    f,
                    "{needed} bytes of group memory, but a work-group of {machine} has {most}"
                )?;
                match largest {
                    Some((name, loc)) if loc.is_known() => {
                        write!(f, "; most of them are for {name} (line {})", loc.0)
                    }
                    Some((name, _)) => write!(f, "; most of them are for {name}"),
                    None => Ok(()),
                }
            }
            Limited::PrivateMemory { spilled } => {
                write!(f, "{needed} bytes of private memory per work-item")?;
                if *spilled > 0 {
                    write!(f, ", {spilled} of them spilled registers")?;
                }
                write!(f, ", but a work-item of {machine} has at most {most}")
            }
            Limited::SpillMemory => write!(
                f,
                "{needed} bytes of spilled registers per wave, but a wave of {machine} has at most {most}"
            ),
            Limited::WorkGroup { registers } => {
                // Products of sizes end there.
                let least = if *needed == u64::MAX { "at least " } else { "" };
                write!(
                    f,
                    "the required work-group has {least}{needed} work-items, but one of {machine} has at most {most}"
                )?;
                match registers {
                    Some(registers) => write!(f, " with {registers} vector registers each"),
                    None => Ok(()),
                }
            }
        }
    }
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ErrorKind::Select(error) => error.fmt(f),
            ErrorKind::Registers(error) if error.is_internal() => write!(f, "internal error: {error}"),
            ErrorKind::Registers(error) => error.fmt(f),
            ErrorKind::Pinned { file, needed, limit } => write!(
                f,
                "too many registers pinned: the hardware and the calling convention have meanings for {needed} ({file}), but \
                 {limit} may be used"
            ),
            ErrorKind::Limit(limit) => limit.fmt(f),
            ErrorKind::Segment(error) => error.fmt(f),
            ErrorKind::UndefinedFunction(error) => error.fmt(f),
            ErrorKind::Program(error) => error.fmt(f),
            ErrorKind::Unsupported { machine, what } => write!(f, "not supported yet on {machine}: {what}"),
            ErrorKind::Broken(broken) => broken.fmt(f),
            ErrorKind::Encode(what) => write!(f, "internal error: {what}"),
            ErrorKind::Object(what) => write!(f, "cannot write the code object: {what}"),
            ErrorKind::Input(error) => error.fmt(f),
            ErrorKind::Option(error) => error.fmt(f),
            ErrorKind::NoMachineCode { target } => write!(f, "{target} has no machine code"),
        }
    }
}

impl fmt::Display for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(callee) = &self.callee {
            write!(f, "in function &{callee}, which it calls: ")?;
        }
        self.kind.fmt(f)?;
        match self.loc.is_known() && !self.kind.has_place() {
            true => write!(f, " (line {})", self.loc.0),
            false => Ok(()),
        }
    }
}

impl std::error::Error for CompileError {}

impl ErrorKind {
    /// Whether its text says where it is, or it is about no place.
    fn has_place(&self) -> bool {
        match self {
            ErrorKind::Select(error) => error.loc.is_known(),
            ErrorKind::Registers(error) => error.is_internal() || error.loc().is_some(),
            ErrorKind::Limit(Limit {
                what: Limited::GroupMemory {
                    largest: Some((_, loc)),
                },
                ..
            }) => loc.is_known(),
            ErrorKind::Limit(_) | ErrorKind::Pinned { .. } | ErrorKind::Unsupported { .. } => false,
            ErrorKind::Segment(_)
            | ErrorKind::UndefinedFunction(_)
            | ErrorKind::Program(_)
            | ErrorKind::Broken(_)
            | ErrorKind::Encode(_)
            | ErrorKind::Object(_)
            | ErrorKind::Input(_)
            | ErrorKind::Option(_)
            | ErrorKind::NoMachineCode { .. } => true,
        }
    }

    /// Whether it is a mistake of this compiler, and not a thing that the program asks too much of.
    pub fn is_internal(&self) -> bool {
        match self {
            ErrorKind::Broken(_) | ErrorKind::Encode(_) => true,
            ErrorKind::Registers(error) => error.is_internal(),
            _ => false,
        }
    }

    /// Whether fewer lanes in a wave would leave room for what does not fit.
    pub fn wants_registers(&self) -> bool {
        match self {
            ErrorKind::Registers(error) => !error.is_internal(),
            ErrorKind::Limit(limit) => limit.what == Limited::SpillMemory,
            _ => false,
        }
    }
}

impl CompileError {
    /// Whether it is a mistake of this compiler, and not a thing that the program asks too much of.
    pub fn is_internal(&self) -> bool {
        self.kind.is_internal()
    }

    /// Whether fewer lanes in a wave would leave room for what does not fit.
    pub fn wants_registers(&self) -> bool {
        self.kind.wants_registers()
    }

    /// The same, about a function that the kernel calls.
    #[must_use]
    pub fn in_callee(self, name: &str) -> CompileError {
        CompileError {
            callee: self.callee.or_else(|| Some(name.to_owned())),
            ..self
        }
    }

    /// The same, about a kernel.
    #[must_use]
    pub fn of_kernel(self, name: &str) -> CompileError {
        CompileError {
            kernel: Some(name.to_owned()),
            ..self
        }
    }

    /// The same with a line, if it has none.
    #[must_use]
    pub fn at(self, loc: SourceLoc) -> CompileError {
        let loc = if self.loc.is_known() { self.loc } else { loc };
        CompileError { loc, ..self }
    }

    /// What can be done about it.
    pub fn help(&self) -> String {
        let fixed = match &*self.kind {
            _ if self.is_internal() => match &*self.kind {
                ErrorKind::Broken(broken) => broken.help(),
                _ => REPORT_HELP,
            },
            ErrorKind::Select(_) | ErrorKind::Unsupported { .. } => {
                "docs/status.md says what is missing; `--target interp` runs what this target does not"
            }
            ErrorKind::Registers(_) | ErrorKind::Pinned { .. } => return self.help_on_registers(),
            ErrorKind::Limit(limit) => match limit.what {
                Limited::GroupMemory { .. } => "make the variables of the segment smaller",
                Limited::PrivateMemory { .. } => {
                    "make private variables smaller, use fewer values at a time, or nest calls less deeply"
                }
                Limited::SpillMemory => return self.help_on_registers(),
                Limited::WorkGroup { .. } => "make the work-group smaller",
            },
            ErrorKind::Segment(_) => "make the variables of the segment smaller",
            ErrorKind::UndefinedFunction(_) => "pass the module that defines it, too",
            ErrorKind::Program(error) => error.help(),
            ErrorKind::Object(_) => "rename what has the same name, or make the module smaller",
            ErrorKind::Input(_) => "mend the program",
            ErrorKind::Option(OptionError::Unknown { known, .. }) if known.is_empty() => {
                "leave the option out: the target has none of its own"
            }
            ErrorKind::Option(OptionError::Unknown { known, .. }) => {
                return format!("its options are {}", known.join(", "));
            }
            ErrorKind::Option(OptionError::Value { .. }) => "choose a value that the target takes",
            ErrorKind::NoMachineCode { .. } => "choose another target",
            ErrorKind::Broken(_) | ErrorKind::Encode(_) => REPORT_HELP,
        };
        fixed.to_owned()
    }

    fn help_on_registers(&self) -> String {
        let usual = "use fewer values at a time, split the kernel, or allow more registers";
        let file = match &*self.kind {
            ErrorKind::Registers(error) => error.file_name(),
            ErrorKind::Pinned { file, .. } => Some(*file),
            _ => None,
        };
        let usual = match file {
            Some(file) => format!("{usual} (--{file}s)"),
            None => usual.to_owned(),
        };
        match self.narrower {
            None => usual,
            Some(lanes) => format!("{usual}, or take waves of {lanes} lanes (--wave {lanes})"),
        }
    }
}

impl<K: Into<ErrorKind>> From<K> for CompileError {
    fn from(kind: K) -> CompileError {
        CompileError {
            kind: Box::new(kind.into()),
            kernel: None,
            callee: None,
            loc: SourceLoc::default(),
            narrower: None,
        }
    }
}

macro_rules! kinds {
    ($($error:ty => $variant:ident;)*) => {
        $(impl From<$error> for ErrorKind {
            fn from(error: $error) -> ErrorKind {
                ErrorKind::$variant(error)
            }
        })*
    };
}

kinds! {
    SelectError => Select;
    RegAllocError => Registers;
    Limit => Limit;
    SegmentError => Segment;
    UndefinedFunction => UndefinedFunction;
    ProgramError => Program;
    OptionError => Option;
}

impl From<Broken> for ErrorKind {
    fn from(broken: Broken) -> ErrorKind {
        ErrorKind::Broken(Box::new(broken))
    }
}
