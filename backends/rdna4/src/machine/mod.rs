//! Machine functions of RDNA4.

mod inst;

pub use inst::{MaskOp, mask_opcode};
pub use wavelift_amdgpu::machine::{BranchCond, CallInst, SGPR, Tie, VGPR};

use crate::isa::{Inst, SGPRS, WaveSize};
use wavelift_amdgpu::machine::{VECTORS, scalars};
use wavelift_codegen::machine::RegFileInfo;

/// A machine instruction.
pub type MInst = wavelift_amdgpu::machine::MInst<Inst>;
/// An instruction of the table.
pub type Real = wavelift_amdgpu::machine::Real<Inst>;

static FILES32: [RegFileInfo; 2] = [scalars(SGPRS, &[(106, 1)]), VECTORS];
static FILES64: [RegFileInfo; 2] = [scalars(SGPRS, &[(106, 2)]), VECTORS];

/// The register files: 106 scalar registers with VCC as a further one of the size of a lane mask, and 256 vector registers.
pub fn files(wave: WaveSize) -> &'static [RegFileInfo; 2] {
    match wave {
        WaveSize::Wave32 => &FILES32,
        WaveSize::Wave64 => &FILES64,
    }
}
