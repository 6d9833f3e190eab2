//! Machine functions of gfx900.

pub use wavelift_amdgpu::machine::{BranchCond, MInst, Real, SGPR, Tie, VGPR};
use wavelift_amdgpu::machine::{EVEN_VECTORS, VECTORS, scalars};
pub use wavelift_amdgpu::mask_op::MaskOp;
use wavelift_codegen::machine::RegFileInfo;

/// Those of gfx6: of 104 scalar registers the last ones of a wave are VCC.
pub static FILES_GFX6: [RegFileInfo; 2] = [scalars(102, &[(106, 2)]), VECTORS];

/// Those of gfx7: of 104 scalar registers the last ones of a wave are VCC and FLAT_SCRATCH.
pub static FILES_GFX7: [RegFileInfo; 2] = [scalars(100, &[(106, 2)]), VECTORS];

/// The register files: 102 scalar registers with VCC as a further pair, and 256 vector registers.
pub static FILES: [RegFileInfo; 2] = [scalars(102, &[(106, 2)]), VECTORS];

/// Those of gfx90a and gfx942.
pub static EVEN_FILES: [RegFileInfo; 2] = [scalars(102, &[(106, 2)]), EVEN_VECTORS];
