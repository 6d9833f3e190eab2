//! IR operations that RDNA4 lacks become others before selection.

use wavelift_amdgpu::legalize::MachineFacts;
use wavelift_codegen::ir::Function;

pub use wavelift_amdgpu::legalize::settle_borders;

/// Four SIMDs of 16 waves; two arrays of at most 16 work-group processors (RDNA4 ISA 3.4.9, HW_ID1).
const FACTS: MachineFacts = MachineFacts {
    pairs_prefer_numbers: true,
    max_wave: 63,
    max_unit: 31,
};

/// Replaces what the machine cannot do; returns how many instructions.
pub fn legalize(func: &mut Function) -> usize {
    wavelift_amdgpu::legalize::legalize(func, &FACTS)
}
