//! What the checker finds.

use crate::machine::{MBlock, PReg, Reg, RegFile, VReg};
use std::fmt;

/// What is wrong at a place of the allocated function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CheckFault {
    /// A unit does not hold what the operand must read.
    WrongValue {
        /// Position in the operand list.
        operand: usize,
        /// What should be read.
        vreg: VReg,
        /// Unit of it.
        unit: u8,
        /// The register.
        preg: PReg,
        /// Names of what is there.
        found: Vec<(VReg, u8)>,
    },
    /// A register that the lowering named itself does not hold its value any more.
    PhysicalLost {
        /// Position in the operand list.
        operand: usize,
        /// The register.
        preg: PReg,
    },
    /// The operand list changed in more than the registers.
    Shape {
        /// Position in the operand list.
        operand: usize,
    },
    /// A register that a value of this width may not have, or not the fixed one.
    Place {
        /// Position in the operand list.
        operand: usize,
        /// The register.
        reg: Reg,
    },
    /// Two operands, or an operand and a clobber, meet that must not.
    Conflict {
        /// Position in the operand list.
        first: usize,
        /// The other one.
        second: usize,
    },
    /// A clobber meets an operand, other than a use that is fixed there.
    Clobber {
        /// Position in the operand list.
        operand: usize,
    },
    /// A tied definition is not in its use's register.
    Tie {
        /// Position in the operand list.
        operand: usize,
    },
    /// Instructions were lost, added or reordered.
    Order,
    /// An inserted instruction is not what its origin says, or stands where it may not.
    Edit,
    /// The body's range no longer covers the body's instructions.
    Body,
    /// A whole-wave value shares a unit with another value.
    WholeWave {
        /// The unit.
        unit: u16,
    },
}

/// A wrong allocation.
#[derive(Clone, Debug)]
pub struct CheckError {
    /// The file.
    pub file: RegFile,
    /// The block.
    pub block: MBlock,
    /// Index of the allocated instruction in its block.
    pub index: usize,
    /// The instruction in text.
    pub inst: String,
    /// What.
    pub fault: CheckFault,
}

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "file {}, {} instruction {}: {:?} in `{}`",
            self.file.0, self.block, self.index, self.fault, self.inst
        )
    }
}

impl std::error::Error for CheckError {}
