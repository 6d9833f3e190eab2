//! What can go wrong in register allocation, and whose fault it is.

use super::checker::CheckError;
use crate::ir::SourceLoc;
use crate::machine::{MBlock, PReg, RegFile, VReg};
use std::fmt;

/// An invariant of machine functions that the input of the allocator breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputFault {
    /// A block does not end in its only terminator.
    Terminator,
    /// The range of a body does not lie within the instructions before the terminator.
    BodyRange,
    /// A virtual register of a width that its file does not have.
    Width {
        /// Which.
        vreg: VReg,
        /// Its width in units.
        width: u8,
    },
    /// A virtual register is defined twice.
    TwoDefinitions {
        /// Which.
        vreg: VReg,
    },
    /// A virtual register is used where no definition reaches.
    Undefined {
        /// Which.
        vreg: VReg,
    },
    /// A tied definition does not name an earlier use of its file and width.
    Tie {
        /// Position in the instruction's operand list.
        index: usize,
    },
    /// A fixed register of another file or width than the value.
    Fixed {
        /// The register.
        preg: PReg,
    },
    /// A per-lane operand outside the body of a block.
    OutsideBody {
        /// The instruction's index in its block.
        index: usize,
    },
    /// The entry has parameters.
    EntryParams,
    /// No path leads from the entry to the block.
    Unreachable,
    /// An edge from a block with several successors to a block with several predecessors.
    CriticalEdge {
        /// Its target.
        to: MBlock,
    },
    /// A branch carries operands although edge moves must stand before it.
    BranchOperands,
    /// An edge to a block that the view does not have.
    EdgeOutOfView {
        /// Its target.
        to: MBlock,
    },
    /// An edge whose arguments do not match the target's parameters in number, or are not virtual.
    EdgeArgs {
        /// Its target.
        to: MBlock,
    },
    /// An argument of another file or width than its parameter.
    EdgeClass {
        /// The edge's target.
        to: MBlock,
        /// The parameter.
        param: VReg,
        /// The argument.
        arg: VReg,
    },
}

/// An error of [`super::allocate`].
#[derive(Clone, Debug)]
pub enum RegAllocError {
    /// The input breaks an invariant: a bug of lowering.
    Input {
        /// The file that was being allocated.
        file: RegFile,
        /// Where.
        block: MBlock,
        /// What.
        fault: InputFault,
    },
    /// Scalars fit neither their file nor the lanes that are free for them.
    ScalarPressure {
        /// The file.
        file: RegFile,
        /// Its name.
        name: &'static str,
        /// Units that are needed at once.
        max_live: u16,
        /// Units that may be used.
        limit: u16,
        /// Where they are needed.
        loc: SourceLoc,
    },
    /// No allocation fits the limit, not even with spills.
    Pressure {
        /// The file.
        file: RegFile,
        /// Its name.
        name: &'static str,
        /// Units that are needed at once.
        max_live: u16,
        /// Units that may be used.
        limit: u16,
        /// Where they are needed.
        loc: SourceLoc,
    },
    /// One instruction alone needs more registers than may be used.
    Pinned {
        /// The file.
        file: RegFile,
        /// Its name.
        name: &'static str,
        /// Units that it needs.
        needed: u16,
        /// Units that may be used.
        limit: u16,
        /// Where it is.
        loc: SourceLoc,
    },
    /// A whole-wave value has to be copied or spilled, for which the target cannot turn all lanes on.
    WholeWaveEdit {
        /// The file.
        file: RegFile,
    },
    /// The register files given do not have the shape the allocator needs.
    BadFile {
        /// The file.
        file: RegFile,
        /// What is wrong.
        what: &'static str,
    },
    /// regalloc2 refused the function: a bug of the adapter.
    Backend {
        /// The file.
        file: RegFile,
        /// regalloc2's words.
        what: String,
    },
    /// An invariant of the allocator does not hold: a bug of the allocator.
    Internal {
        /// The file.
        file: RegFile,
        /// Which.
        what: &'static str,
    },
    /// More registers of a file than [`super::Budget::wanted`]: whoever set that does something else.
    Unwanted {
        /// The file.
        file: RegFile,
    },
    /// The checker found a wrong allocation: a bug of the allocator.
    Check(Box<CheckError>),
}

/// A place in messages.
struct At(SourceLoc);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.is_known() {
            true => write!(f, " at line {}", self.0.0),
            false => Ok(()),
        }
    }
}

impl fmt::Display for RegAllocError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RegAllocError::Input { file, block, fault } => {
                write!(
                    f,
                    "{block} is not fit for allocation of register file {}: {fault:?}",
                    file.0
                )
            }
            RegAllocError::ScalarPressure {
                name,
                max_live,
                limit,
                loc,
                ..
            } => write!(
                f,
                "{max_live} registers ({name}) are needed at once{}: {limit} may be used, and lanes of vector registers do not hold \
                 the rest",
                At(*loc)
            ),
            RegAllocError::Pressure {
                name,
                max_live,
                limit,
                loc,
                ..
            } => write!(
                f,
                "{max_live} registers ({name}) are needed at once{}: {limit} may be used, too few even with spills",
                At(*loc)
            ),
            RegAllocError::Pinned {
                name,
                needed,
                limit,
                loc,
                ..
            } => write!(
                f,
                "too many registers pinned: {needed} ({name}) are needed by one instruction{}, but {limit} may be used",
                At(*loc)
            ),
            RegAllocError::WholeWaveEdit { file } => {
                write!(
                    f,
                    "the target cannot copy or spill a whole-wave value of register file {}",
                    file.0
                )
            }
            RegAllocError::BadFile { file, what } => {
                write!(f, "register file {}: {what}", file.0)
            }
            RegAllocError::Backend { file, what } => {
                write!(f, "regalloc2 on register file {}: {what}", file.0)
            }
            RegAllocError::Internal { file, what } => {
                write!(f, "allocation of register file {}: {what}", file.0)
            }
            RegAllocError::Unwanted { file } => {
                write!(f, "more registers of file {} than are wanted", file.0)
            }
            RegAllocError::Check(error) => write!(f, "wrong allocation: {error}"),
        }
    }
}

impl std::error::Error for RegAllocError {}

impl RegAllocError {
    /// Whether it is a mistake of this compiler, and not a thing that the program asks too much of.
    pub fn is_internal(&self) -> bool {
        !matches!(
            self,
            RegAllocError::ScalarPressure { .. }
                | RegAllocError::Pressure { .. }
                | RegAllocError::Pinned { .. }
        )
    }

    /// The name of the register file of which there are too few registers, if that is what is wrong.
    pub fn file_name(&self) -> Option<&'static str> {
        match self {
            RegAllocError::ScalarPressure { name, .. }
            | RegAllocError::Pressure { name, .. }
            | RegAllocError::Pinned { name, .. } => Some(name),
            _ => None,
        }
    }

    /// Where in the source too many registers are needed, if that is what is wrong and the line is known.
    pub fn loc(&self) -> Option<SourceLoc> {
        match self {
            RegAllocError::ScalarPressure { loc, .. }
            | RegAllocError::Pressure { loc, .. }
            | RegAllocError::Pinned { loc, .. } => Some(*loc).filter(|loc| loc.is_known()),
            _ => None,
        }
    }
}
