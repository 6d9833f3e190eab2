//! What gfx1200 and gfx1201 are to what the AMD targets share.

use crate::calls::SYSTEM_SGPRS;
use crate::hazards;
use crate::isa::{HwReg, Isa};
use crate::rules::RULES;
use wavelift_amdgpu::legalize::MachineFacts;
use wavelift_amdgpu::private::Private;
use wavelift_amdgpu::subtarget::{Ids, MemoryModel, Offsets, Subtarget};

/// gfx1200 and gfx1201.
pub static SUBTARGET: Subtarget = Subtarget {
    isa: Isa::Gfx12,
    system_sgprs: SYSTEM_SGPRS,
    private: Private::Scratch,
    ids: Ids::Packed,
    memory: MemoryModel::Scopes,
    // 24 bits, signed.
    offsets: Offsets {
        scalar: -(1 << 23)..(1 << 23) - 64,
        global: -(1 << 23)..(1 << 23) - 64,
        private: 0..(1 << 23) - 64,
    },
    scalar_floats: true,
    hardware_id: HwReg::HW_ID1,
    // Four SIMDs of 16 waves; two arrays of at most 16 work-group processors (RDNA4 ISA 3.4.9, HW_ID1).
    facts: MachineFacts {
        pairs_prefer_numbers: true,
        max_wave: 63,
        max_unit: 31,
    },
    rules: RULES,
    guard: Some(|machine| hazards::wait_scalar(machine.wave)),
};
