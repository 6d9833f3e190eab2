//! What gfx1200 and gfx1201 are to what the AMD targets share.
//!
//! The calling convention of functions (docs/design/calls.md) is [that of all](wavelift_amdgpu::calls), and
//!
//! | registers | use |
//! |---|---|
//! | `s[0:1]`, `s[2:3]`, `s[4:5]` | dispatch packet, queue, kernarg segment |
//! | `s[6:7]` | identifier of the dispatch packet |
//! | `s32` | stack pointer: bytes of private memory per lane below it |
//!
//! Work-group indices are where the hardware keeps them, in `ttmp7` and `ttmp9`; private memory needs no descriptor.

use crate::isa::{HwReg, Isa};
use crate::rules::RULES;
use crate::{hazards, machine, target};
use wavelift_amdgpu::legalize::MachineFacts;
use wavelift_amdgpu::private::Private;
use wavelift_amdgpu::subtarget::{Apertures, Ids, MemoryModel, Offsets, Subtarget};

/// gfx1200 and gfx1201.
pub static SUBTARGET: Subtarget = Subtarget {
    isa: Isa::Gfx12,
    system_sgprs: 8,
    private: Private::Scratch,
    ids: Ids::Packed,
    apertures: Apertures::Registers,
    group_limit: false,
    memory: MemoryModel::Scopes,
    // 24 bits, signed.
    offsets: Offsets {
        scalar: -(1 << 23)..(1 << 23) - 64,
        global: -(1 << 23)..(1 << 23) - 64,
        flat: 0..4096 - 64,
        private: 0..(1 << 23) - 64,
    },
    scalar_floats: true,
    hardware_id: HwReg::HW_ID1,
    // Four SIMDs of 16 waves; two arrays of at most 16 work-group processors (RDNA4 ISA 3.4.9, HW_ID1).
    facts: MachineFacts {
        packed: true,
        pairs_prefer_numbers: true,
        max_wave: 63,
        max_unit: 31,
    },
    rules: RULES,
    guard: Some(|machine| hazards::wait_scalar(machine.wave)),
    processors: target::PROCESSORS,
    waves: &[32, 64],
    counts: &[("waits", "waits"), ("guards", "hazards"), ("pairs", "pair")],
    // Hardware sets private memory up for kernels that have some.
    flat_private_bytes: 4,
    max_private_bytes: target::max_private_bytes,
    files: |wave| machine::files(wave),
    waves_at_once: |wave, (_, vgprs)| target::max_waves(wave, vgprs).into(),
    group_waves: target::group_waves,
    steps: target::steps,
    // VCC.
    special_sgprs: |_, _| 2,
    set_up: target::set_up,
    passes: target::passes,
    describe: target::describe,
};

#[cfg(test)]
mod tests {
    use super::SUBTARGET;
    use wavelift_amdgpu::inputs::Input;

    #[test]
    fn inputs_of_callers_are_where_the_convention_has_them() {
        let state = SUBTARGET.initial_of_caller(1);
        let first = |input| state.register(input).first;
        assert_eq!(first(Input::DispatchPtr), 0);
        assert_eq!(first(Input::QueuePtr), 2);
        assert_eq!((first(Input::KernargPtr), first(Input::DispatchId)), (4, 6));
        assert_eq!(state.user_sgprs(), u16::from(SUBTARGET.system_sgprs));
    }
}
