//! Machine functions of gfx900.

mod inst;

pub use inst::{MaskOp, mask_opcode};
pub use wavelift_amdgpu::machine::{BranchCond, CallInst, SGPR, Tie, VGPR};

use crate::isa::{Inst, SGPRS};
use wavelift_amdgpu::machine::{VECTORS, scalars};
use wavelift_codegen::machine::RegFileInfo;

/// A machine instruction.
pub type MInst = wavelift_amdgpu::machine::MInst<Inst>;
/// An instruction of the table.
pub type Real = wavelift_amdgpu::machine::Real<Inst>;

/// The register files: 102 scalar registers with VCC as a further pair, and 256 vector registers.
pub static FILES: [RegFileInfo; 2] = [scalars(SGPRS, &[(106, 2)]), VECTORS];
