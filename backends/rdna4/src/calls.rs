//! The calling convention of functions (docs/design/calls.md): [what the AMD targets share](wavelift_amdgpu::calls), and
//!
//! | registers | use |
//! |---|---|
//! | `s[0:1]`, `s[2:3]` | dispatch packet, kernarg segment |
//! | `s[4:5]` | identifier of the dispatch packet |
//! | `s32` | stack pointer: bytes of private memory per lane below it |
//!
//! Work-group indices are where the hardware keeps them, in `ttmp7` and `ttmp9`; private memory needs no descriptor.

use crate::isa::{Sgpr, Vgpr};
use wavelift_amdgpu::calls as shared;
use wavelift_codegen::machine::PReg;

pub use shared::{ARGUMENT_UNITS, Convention, FIRST_KEPT_SGPR, FIRST_KEPT_VGPR, Place, places};

/// Scalar registers that the hardware sets up.
pub const SYSTEM_SGPRS: u8 = 6;
/// The register with the work-item's index.
pub const WORKITEM_IDS: Vgpr = Vgpr(shared::WORKITEM_IDS);
/// The stack pointer.
pub const STACK_POINTER: Sgpr = Sgpr(shared::STACK_POINTER);
/// The first register of the return address.
pub const RETURN_ADDRESS: Sgpr = Sgpr(shared::RETURN_ADDRESS);
/// A pair that is free at entry, return and calls.
pub const SCRATCH_PAIR: Sgpr = Sgpr(shared::SCRATCH_PAIR);

/// What a call destroys besides the registers of its results.
pub fn clobbers(results: &[Place]) -> Vec<PReg> {
    shared::clobbers(results, SYSTEM_SGPRS)
}
