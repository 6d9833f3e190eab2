//! Work-groups and vector registers.
//!
//! All waves of a work-group run at once, on one compute unit (gfx900) or work-group processor (gfx12), so what they use together must fit its
//! vector registers (GCN3 ISA 3.6, RDNA4 ISA 3.4.2). A kernel that requires a size, or gives a largest one, gets so many registers that such a
//! work-group fits; of others the metadata says how large work-groups may be with the registers that they take.

use crate::accumulators;
use crate::backend::Config;
use crate::isa::WaveSize;
use crate::machine::VGPR;
use crate::subtarget::Subtarget;
use wavelift_codegen::ir::KernelLimits;
use wavelift_codegen::limits::MAX_GROUP_ITEMS;

/// Vector registers that an instruction can name.
pub(crate) const VGPRS: u16 = 256;

/// Work-items of the largest work-group that a kernel says it is launched with.
fn largest(limits: &KernelLimits) -> Option<u64> {
    let required = limits.required_group_items();
    required.or(limits.max_flat_group_size.map(u64::from))
}

/// Work-items of the largest work-group whose waves have so many registers each.
pub(crate) fn most_items(sub: &Subtarget, wave: WaveSize, vgprs: u16) -> u32 {
    let items = (sub.occupancy)(wave)
        .group_waves(usize::from(VGPR.0), vgprs)
        .saturating_mul(wave.lanes());
    items.min(MAX_GROUP_ITEMS)
}

/// The same choices with so few vector registers that work-groups of a kernel fit.
pub(crate) fn fitting(sub: &Subtarget, config: &Config, limits: &KernelLimits) -> Config {
    let Some(items) = largest(limits) else {
        return *config;
    };
    let fits =
        |vgprs: &u16| u64::from(most_items(sub, config.wave, *vgprs)) >= items.min(MAX_GROUP_ITEMS.into());
    let all = VGPRS + accumulators::of_isa(sub.isa);
    if fits(&config.vgpr_limit.unwrap_or(all)) {
        return *config;
    }
    // What is too large with one register is too large with any number.
    let limit = (1..=config.vgpr_limit.unwrap_or(VGPRS)).rev().find(fits);
    Config {
        vgpr_limit: limit.or(config.vgpr_limit),
        ..*config
    }
}
