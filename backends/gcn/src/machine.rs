//! Machine functions of gfx900.

pub use wavelift_amdgpu::machine::{BranchCond, CallInst, MInst, Real, SGPR, Tie, VGPR};
use wavelift_amdgpu::machine::{EVEN_VECTORS, VECTORS, scalars};
pub use wavelift_amdgpu::mask_op::MaskOp;
use wavelift_codegen::machine::RegFileInfo;

/// The register files: 102 scalar registers with VCC as a further pair, and 256 vector registers.
pub static FILES: [RegFileInfo; 2] = [scalars(102, &[(106, 2)]), VECTORS];

/// Those of gfx90a and gfx942.
pub static EVEN_FILES: [RegFileInfo; 2] = [scalars(102, &[(106, 2)]), EVEN_VECTORS];
