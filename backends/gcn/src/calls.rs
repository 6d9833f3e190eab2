//! The calling convention of functions (docs/design/calls.md): [what the AMD targets share](wavelift_amdgpu::calls), and
//!
//! | registers | use |
//! |---|---|
//! | `s[0:3]` | descriptor of private memory |
//! | `s[4:5]`, `s[6:7]` | dispatch packet, kernarg segment |
//! | `s[8:9]` | identifier of the dispatch packet |
//! | `s10` to `s12` | work-group index |
//! | `s13` | offset of the wave's private memory |
//! | `s32` | stack pointer: `s13` plus 64 times the bytes of private memory per lane below it |

use crate::isa::{Sgpr, Vgpr};
use wavelift_amdgpu::calls as shared;
use wavelift_codegen::machine::PReg;

pub use shared::{ARGUMENT_UNITS, Convention, FIRST_KEPT_SGPR, FIRST_KEPT_VGPR, Place, places};

/// Scalar registers that the hardware sets up.
pub const SYSTEM_SGPRS: u8 = 14;
/// The register with the work-item's index.
pub const WORKITEM_IDS: Vgpr = Vgpr(shared::WORKITEM_IDS);
/// The stack pointer.
pub const STACK_POINTER: Sgpr = Sgpr(shared::STACK_POINTER);
/// The descriptor of private memory: the first of four.
pub const PRIVATE_BUFFER: Sgpr = Sgpr(0);
/// The offset of the wave's private memory.
pub const WAVE_OFFSET: Sgpr = Sgpr(13);
/// The first register of the return address.
pub const RETURN_ADDRESS: Sgpr = Sgpr(shared::RETURN_ADDRESS);
/// A pair that is free at entry, return and calls.
pub const SCRATCH_PAIR: Sgpr = Sgpr(shared::SCRATCH_PAIR);

/// What a call destroys besides the registers of its results.
pub fn clobbers(results: &[Place]) -> Vec<PReg> {
    shared::clobbers(results, SYSTEM_SGPRS)
}
