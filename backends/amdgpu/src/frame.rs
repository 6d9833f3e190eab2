//! Stack frames of functions and of kernels that call.

use std::fmt;

/// Why a frame cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FrameError {
    /// No vector register is left for saved scalars.
    NoRegister {
        /// The machine.
        machine: &'static str,
    },
}

impl fmt::Display for FrameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FrameError::NoRegister { machine } => {
                write!(
                    f,
                    "not supported yet on {machine}: a function that needs every vector register"
                )
            }
        }
    }
}

impl std::error::Error for FrameError {}

/// The parts of a frame that are known before.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// Interface and variables, bytes per lane.
    pub variables: u32,
    /// Spilled registers.
    pub spills: u32,
    /// Every frame is a multiple of this.
    pub align: u32,
}
