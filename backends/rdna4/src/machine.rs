//! Machine functions of RDNA4.

use crate::isa::WaveSize;
pub use wavelift_amdgpu::machine::{BranchCond, MInst, Real, SGPR, Tie, VGPR};
use wavelift_amdgpu::machine::{VECTORS, scalars};
pub use wavelift_amdgpu::mask_op::MaskOp;
use wavelift_codegen::machine::RegFileInfo;

static FILES32: [RegFileInfo; 2] = [scalars(106, &[(106, 1)]), VECTORS];
static FILES64: [RegFileInfo; 2] = [scalars(106, &[(106, 2)]), VECTORS];

/// The register files: 106 scalar registers with VCC as a further one of the size of a lane mask, and 256 vector registers.
pub fn files(wave: WaveSize) -> &'static [RegFileInfo; 2] {
    match wave {
        WaveSize::Wave32 => &FILES32,
        WaveSize::Wave64 => &FILES64,
    }
}
