//! IR operations that gfx900 lacks become others before selection.

use wavelift_amdgpu::legalize::MachineFacts;
use wavelift_codegen::ir::Function;

pub use wavelift_amdgpu::legalize::settle_borders;

/// Four SIMDs of ten waves; four engines of at most 16 compute units.
const FACTS: MachineFacts = MachineFacts {
    pairs_prefer_numbers: false,
    max_wave: 39,
    max_unit: 63,
};

/// Replaces what the machine cannot do; returns how many instructions.
pub fn legalize(func: &mut Function) -> usize {
    wavelift_amdgpu::legalize::legalize(func, &FACTS)
}
