//! What the generations of RDNA are to what the AMD targets share.
//!
//! The calling convention of functions (docs/design/calls.md) is [that of all](wavelift_amdgpu::calls), and
//!
//! | registers | use |
//! |---|---|
//! | `s[0:1]`, `s[2:3]`, `s[4:5]` | dispatch packet, queue, kernarg segment |
//! | `s[6:7]` | identifier of the dispatch packet |
//! | `s32` | stack pointer: bytes of private memory per lane below it |
//!
//! Private memory needs no descriptor. Work-group indices of gfx12 are where the hardware keeps them, in `ttmp7` and `ttmp9`; those of gfx11 are in
//! `s13` to `s15`.

use crate::isa::{HwReg, Isa, Op, WaitCounter};
use crate::rules::RULES;
use crate::{machine, target};
use wavelift_amdgpu::counters::{Counter, Counters, Disorder, Joined, NEVER, WaitBy};
use wavelift_amdgpu::legalize::MachineFacts;
use wavelift_amdgpu::private::Private;
use wavelift_amdgpu::subtarget::{Apertures, Ids, Offsets, Subtarget};

/// A counter with an instruction of its own, in order.
const fn counter(names: &'static [WaitCounter], op: Op) -> Counter {
    Counter {
        names,
        most: 63,
        nothing: NEVER,
        unordered: &[],
        wait: WaitBy::Own(op),
    }
}

/// Loads, stores, LDS, and scalar memory with messages (RDNA4 ISA 5.7.1).
const COUNTERS: Counters = Counters {
    list: &[
        counter(&[WaitCounter::Load], Op::SWaitLoadcnt),
        counter(&[WaitCounter::Store], Op::SWaitStorecnt),
        counter(&[WaitCounter::Ds], Op::SWaitDscnt),
        Counter {
            most: 31,
            unordered: &[Disorder::All],
            ..counter(&[WaitCounter::Km], Op::SWaitKmcnt)
        },
    ],
    joined: &[
        Joined {
            high: 0,
            low: 2,
            op: Op::SWaitLoadcntDscnt,
        },
        Joined {
            high: 1,
            low: 2,
            op: Op::SWaitStorecntDscnt,
        },
    ],
};

/// Loads; stores; LDS with scalar memory and messages, of which the latter are out of order. `s_waitcnt` has fields for the first and the last.
const COUNTERS_GFX11: Counters = Counters {
    list: &[
        Counter {
            names: &[WaitCounter::Load],
            most: 62,
            nothing: 63,
            unordered: &[],
            wait: WaitBy::Vm,
        },
        counter(&[WaitCounter::Store], Op::SWaitcntVscnt),
        Counter {
            names: &[WaitCounter::Ds, WaitCounter::Km],
            most: 62,
            nothing: 63,
            unordered: &[Disorder::Of(WaitCounter::Km)],
            wait: WaitBy::Lgkm,
        },
    ],
    joined: &[],
};

/// gfx1100 to gfx1103.
pub static GFX11: Subtarget = Subtarget {
    isa: Isa::Gfx11,
    processors: target::RDNA3,
    counters: COUNTERS_GFX11,
    // gfx1100 and gfx1102 set up fewer than 16 wrongly in waves of 32 lanes (UserSGPRInit16Bug of LLVM).
    least_sgprs: 16,
    system_sgprs: 16,
    ids: Ids::PackedItems,
    // 21 and 13 bits, signed; flat accesses have 12 bits.
    offsets: Offsets {
        scalar: -(1 << 20)..(1 << 20) - 64,
        global: -4096..4096 - 64,
        flat: 0..4096 - 64,
        private: 0..4096 - 64,
    },
    facts: MachineFacts {
        pairs_prefer_numbers: false,
        ..GFX12.facts
    },
    set_up: target::set_up_with_ids,
    describe: target::describe_gfx11,
    ..GFX12
};

/// gfx1200 and gfx1201.
pub static SUBTARGET: Subtarget = GFX12;

const GFX12: Subtarget = Subtarget {
    isa: Isa::Gfx12,
    system_sgprs: 8,
    least_sgprs: 0,
    private: Private::Scratch,
    ids: Ids::Packed,
    apertures: Apertures::Registers,
    group_limit: false,
    counters: COUNTERS,
    without: None,
    // 24 bits, signed.
    offsets: Offsets {
        scalar: -(1 << 23)..(1 << 23) - 64,
        global: -(1 << 23)..(1 << 23) - 64,
        flat: 0..4096 - 64,
        private: 0..(1 << 23) - 64,
    },
    hardware_id: HwReg::HW_ID1,
    // Four SIMDs of 16 waves; two arrays of at most 16 work-group processors (RDNA4 ISA 3.4.9, HW_ID1).
    facts: MachineFacts {
        packed: true,
        pairs_prefer_numbers: true,
        max_wave: 63,
        max_unit: 31,
    },
    rules: RULES,
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
    use super::{GFX11, SUBTARGET};
    use wavelift_amdgpu::inputs::Input;

    #[test]
    fn inputs_of_callers_are_where_the_convention_has_them() {
        let state = SUBTARGET.initial_of_caller(1);
        let first = |input| state.register(input).first;
        assert_eq!(first(Input::DispatchPtr), 0);
        assert_eq!(first(Input::QueuePtr), 2);
        assert_eq!((first(Input::KernargPtr), first(Input::DispatchId)), (4, 6));
        assert_eq!(state.user_sgprs(), u16::from(SUBTARGET.system_sgprs));
        let state = GFX11.initial_of_caller(1);
        assert_eq!(
            state.register(Input::WorkgroupId(2)).first + 1,
            u16::from(GFX11.system_sgprs)
        );
    }
}
