//! What gfx900 is to what the AMD targets share.

use crate::calls::SYSTEM_SGPRS;
use crate::isa::{HwReg, Isa};
use crate::rules::RULES;
use wavelift_amdgpu::legalize::MachineFacts;
use wavelift_amdgpu::private::Private;
use wavelift_amdgpu::subtarget::{Ids, MemoryModel, Offsets, Subtarget};

/// gfx900.
pub static SUBTARGET: Subtarget = Subtarget {
    isa: Isa::Gfx9,
    system_sgprs: SYSTEM_SGPRS,
    private: Private::Buffer,
    ids: Ids::Separate,
    memory: MemoryModel::Gfx9,
    // Vega ISA 8.2.1 (21 bits, signed), 9.4 (13 bits, signed), 8.1 (12 bits).
    offsets: Offsets {
        scalar: -(1 << 20)..1 << 20,
        global: -4096..4096 - 64,
        private: 0..4096 - 64,
    },
    scalar_floats: false,
    hardware_id: HwReg::HW_ID,
    // Four SIMDs of ten waves; four engines of at most 16 compute units.
    facts: MachineFacts {
        pairs_prefer_numbers: false,
        max_wave: 39,
        max_unit: 63,
    },
    rules: RULES,
    guard: None,
};
