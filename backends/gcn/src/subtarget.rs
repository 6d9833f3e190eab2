//! What gfx900 is to what the AMD targets share.
//!
//! The calling convention of functions (docs/design/calls.md) is [that of all](wavelift_amdgpu::calls), and
//!
//! | registers | use |
//! |---|---|
//! | `s[0:3]` | descriptor of private memory |
//! | `s[4:5]`, `s[6:7]` | dispatch packet, kernarg segment |
//! | `s[8:9]` | identifier of the dispatch packet |
//! | `s10` to `s12` | work-group index |
//! | `s13` | offset of the wave's private memory |
//! | `s32` | stack pointer: `s13` plus 64 times the bytes of private memory per lane below it |

use crate::isa::{HwReg, Isa};
use crate::rules::RULES;
use crate::target;
use wavelift_amdgpu::legalize::MachineFacts;
use wavelift_amdgpu::private::Private;
use wavelift_amdgpu::subtarget::{Ids, MemoryModel, Offsets, Subtarget};

/// gfx900.
pub static SUBTARGET: Subtarget = Subtarget {
    isa: Isa::Gfx9,
    system_sgprs: 14,
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
    processors: target::PROCESSORS,
    waves: &[target::WAVE_SIZE],
    counts: &[("waits", "waits")],
    flat_private_bytes: 0,
    max_private_bytes: |_| target::MAX_PRIVATE_BYTES,
    files: target::files,
    waves_at_once: |_, (sgprs, vgprs)| target::waves_at_once(sgprs.into(), vgprs.into()),
    group_waves: target::group_waves,
    steps: target::steps,
    special_sgprs: target::special_sgprs,
    set_up: target::set_up,
    passes: target::passes,
    describe: target::describe,
};

#[cfg(test)]
mod tests {
    use super::SUBTARGET;
    use wavelift_amdgpu::inputs::Input;
    use wavelift_amdgpu::private::{PRIVATE_BUFFER, WAVE_OFFSET};

    #[test]
    fn inputs_of_callers_are_where_the_convention_has_them() {
        let state = SUBTARGET.initial_of_caller(1);
        let first = |input| state.register(input).first;
        assert_eq!(first(Input::PrivateBuffer), u16::from(PRIVATE_BUFFER.0));
        assert_eq!((first(Input::DispatchPtr), first(Input::KernargPtr)), (4, 6));
        assert_eq!(first(Input::DispatchId), 8);
        assert_eq!(
            (first(Input::WorkgroupId(0)), first(Input::WorkgroupId(2))),
            (10, 12)
        );
        assert_eq!(first(Input::ScratchOffset), u16::from(WAVE_OFFSET.0));
    }
}
