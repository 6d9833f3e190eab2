//! Objects of targets, as files that users bring.

use std::fmt;

/// Whose object some bytes are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The target's.
    Own,
    /// One of the same vendor's, for this other processor.
    Relative(String),
    /// An ELF file that is damaged, so that nobody can say.
    Damaged(String),
    /// Somebody else's, or none.
    Foreign,
}

/// An instruction in text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeLine {
    /// Byte offset.
    pub offset: u32,
    /// The label here, if a branch leads here.
    pub label: Option<String>,
    /// The instruction, with labels for targets of branches.
    pub text: String,
    /// Whether it decides which lanes run or where the wave goes.
    pub flow: bool,
}

/// How a machine's table encodes an instruction: which bits make it this one. The others are operands and modifiers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encoding {
    /// The bytes, all other bits zero. That need not be an instruction.
    pub value: Vec<u8>,
    /// The bits that are fixed.
    pub fixed: Vec<u8>,
}

/// Why an object cannot be read. Always the fault of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ObjectError {
    /// The file is damaged.
    Malformed(String),
    /// The file cannot be loaded.
    Unloadable(String),
    /// The file is no object of a target that is known.
    Machine,
    /// Bytes that are no code of the target.
    Code(String),
    /// The object is for a processor whose instructions are not known.
    Processor {
        /// That processor.
        name: String,
        /// Those that are known.
        known: Vec<&'static str>,
    },
    /// Text that is no code of the target.
    Text(String),
    /// Text of an instruction that breaks a rule of the machine: it can be shown, and must not be written.
    Rule(String),
    /// The target reads no text of code.
    NoAssembler {
        /// Its name.
        target: &'static str,
    },
    /// The target has no machine code.
    NoMachineCode {
        /// Its name.
        target: &'static str,
    },
}

impl fmt::Display for ObjectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ObjectError::Malformed(what) => write!(f, "damaged ELF file: {what}"),
            ObjectError::Code(what)
            | ObjectError::Unloadable(what)
            | ObjectError::Text(what)
            | ObjectError::Rule(what) => f.write_str(what),
            ObjectError::NoAssembler { target } => write!(f, "not supported yet: text of code for {target}"),
            ObjectError::Machine => f.write_str("the ELF file is for no GPU that is known"),
            ObjectError::Processor { name, known } => {
                write!(
                    f,
                    "not supported yet: instructions of {name} (those of {} are)",
                    join(known)
                )
            }
            ObjectError::NoMachineCode { target } => write!(f, "{target} has no machine code"),
        }
    }
}

/// Names with commas and an "and".
fn join(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [names @ .., last] => format!("{} and {last}", names.join(", ")),
    }
}

impl std::error::Error for ObjectError {}

impl Origin {
    /// Of bytes that cannot be read as an ELF file.
    pub fn unreadable(bytes: &[u8], why: impl fmt::Display) -> Origin {
        match bytes.starts_with(b"\x7fELF") {
            true => Origin::Damaged(why.to_string()),
            false => Origin::Foreign,
        }
    }
}

impl ObjectError {
    /// What can be done about it.
    pub fn help(&self) -> &'static str {
        match self {
            ObjectError::Malformed(_) => "the file is damaged or cut off; write it again",
            ObjectError::Unloadable(_) => "compile the code object again",
            ObjectError::Code(_) => "the code is cut off, or is for another target",
            ObjectError::Machine => "pass a code object of one of the targets that `wavelift targets` lists",
            ObjectError::Processor { .. } => "`wavelift targets` lists the processors",
            ObjectError::Rule(_) => "write an instruction that the machine takes",
            ObjectError::Text(_) => "write the instruction as the disassembler does",
            ObjectError::NoAssembler { .. } | ObjectError::NoMachineCode { .. } => "choose another target",
        }
    }
}
