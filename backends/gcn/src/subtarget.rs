//! What gfx900 is to what the AMD targets share.
//!
//! The calling convention of functions (docs/design/calls.md) is [that of all](wavelift_amdgpu::calls), and
//!
//! | registers | use |
//! |---|---|
//! | `s[0:3]` | descriptor of private memory |
//! | `s[4:5]`, `s[6:7]`, `s[8:9]` | dispatch packet, queue, kernarg segment |
//! | `s[10:11]` | identifier of the dispatch packet |
//! | `s12` to `s14` | work-group index |
//! | `s15` | offset of the wave's private memory |
//! | `s32` | stack pointer: `s15` plus 64 times the bytes of private memory per lane below it |

use crate::isa::{HwReg, Isa};
use crate::rules::RULES;
use wavelift_amdgpu::legalize::MachineFacts;
use wavelift_amdgpu::private::Private;
use wavelift_amdgpu::subtarget::{Ids, MemoryModel, Offsets, Subtarget};

/// gfx900.
pub static SUBTARGET: Subtarget = Subtarget {
    isa: Isa::Gfx9,
    system_sgprs: 16,
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
        assert_eq!((first(Input::DispatchPtr), first(Input::QueuePtr)), (4, 6));
        assert_eq!((first(Input::KernargPtr), first(Input::DispatchId)), (8, 10));
        assert_eq!(
            (first(Input::WorkgroupId(0)), first(Input::WorkgroupId(2))),
            (12, 14)
        );
        assert_eq!(first(Input::ScratchOffset), u16::from(WAVE_OFFSET.0));
    }
}
