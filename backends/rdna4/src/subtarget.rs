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
//! `s13` to `s15`. gfx10 has the registers of gfx900: its descriptor of private memory comes first, the indices are in `s12` to `s14`, and the offset of the wave's
//! private memory is in `s15`.

use crate::isa::{HwReg, Isa, Op, WaitCounter};
use crate::rules::RULES;
use crate::{machine, target};
use wavelift_amdgpu::abi::MAX_GROUP_BYTES;
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
        stored: false,
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
        counter(&[WaitCounter::Sample], Op::SWaitSamplecnt),
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
            names: &[WaitCounter::Load, WaitCounter::Sample],
            most: 62,
            nothing: 63,
            unordered: &[],
            wait: WaitBy::Vm,
            stored: false,
        },
        counter(&[WaitCounter::Store], Op::SWaitcntVscnt),
        Counter {
            names: &[WaitCounter::Ds, WaitCounter::Km],
            most: 62,
            nothing: 63,
            unordered: &[Disorder::Of(WaitCounter::Km)],
            wait: WaitBy::Lgkm,
            stored: false,
        },
    ],
    joined: &[],
};

/// gfx1030 to gfx1036.
pub static GFX10: Subtarget = Subtarget {
    isa: Isa::Gfx10,
    processors: target::RDNA2,
    counts: &[("waits", "waits"), ("guards", "hazards")],
    least_sgprs: 0,
    private: Private::Buffer,
    ids: Ids::Separate,
    // 21 and 12 bits, signed; flat accesses have 11 bits, buffers 12.
    offsets: Offsets {
        scalar: -(1 << 20)..(1 << 20) - 64,
        global: -2048..2048 - 64,
        flat: 0..2048 - 64,
        group: 0..0xff00,
        private: 0..4096 - 64,
    },
    flat_private_bytes: 0,
    max_group_bytes: MAX_GROUP_BYTES,
    max_private_bytes: target::max_private_bytes_gfx10,
    occupancy: target::occupancy_gfx10,
    set_up: target::set_up_gfx10,
    passes: target::passes_gfx10,
    describe: target::describe_gfx10,
    ..RDNA3
};

/// gfx1100 to gfx1103.
pub static GFX11: Subtarget = RDNA3;

const RDNA3: Subtarget = Subtarget {
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
        group: 0..0xff00,
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
    instead: None,
    // 24 bits, signed.
    offsets: Offsets {
        scalar: -(1 << 23)..(1 << 23) - 64,
        global: -(1 << 23)..(1 << 23) - 64,
        flat: 0..4096 - 64,
        group: 0..0xff00,
        private: 0..(1 << 23) - 64,
    },
    hardware_id: HwReg::HW_ID1,
    // Four SIMDs of 16 waves; two arrays of at most 16 work-group processors (RDNA4 ISA 3.4.9, HW_ID1).
    facts: MachineFacts {
        half: true,
        integral_doubles: true,
        quad_sums: true,
        packed: true,
        packed_singles: false,
        pairs_prefer_numbers: true,
        images: true,
        levels: true,
        max_wave: 63,
        max_unit: 31,
    },
    rules: RULES,
    processors: target::PROCESSORS,
    waves: &[32, 64],
    counts: &[("waits", "waits"), ("guards", "hazards"), ("pairs", "pair")],
    // Hardware sets private memory up for kernels that have some.
    flat_private_bytes: 4,
    max_group_bytes: MAX_GROUP_BYTES,
    max_private_bytes: target::max_private_bytes,
    files: |wave| machine::files(wave),
    occupancy: target::occupancy,
    // VCC.
    special_sgprs: |_, _| 2,
    set_up: target::set_up,
    passes: target::passes,
    describe: target::describe,
};

/// What code for an instruction set is compiled for.
pub fn of(isa: Isa) -> &'static Subtarget {
    let all = [&GFX10, &GFX11, &SUBTARGET];
    all.into_iter()
        .find(|known| known.isa == isa)
        .unwrap_or(&SUBTARGET)
}

#[cfg(test)]
mod tests {
    use super::{GFX10, GFX11, SUBTARGET};
    use wavelift_amdgpu::inputs::Input;

    #[test]
    fn inputs_of_callers_are_where_the_convention_has_them() {
        let state = SUBTARGET.initial_of_caller(1);
        let first = |input| state.register(input).first;
        assert_eq!(first(Input::DispatchPtr), 0);
        assert_eq!(first(Input::QueuePtr), 2);
        assert_eq!((first(Input::KernargPtr), first(Input::DispatchId)), (4, 6));
        assert_eq!(state.user_sgprs(), u16::from(SUBTARGET.system_sgprs));
        let state = GFX10.initial_of_caller(1);
        let offset = state.register(Input::ScratchOffset).first;
        assert_eq!(offset + 1, u16::from(GFX10.system_sgprs));
        let state = GFX11.initial_of_caller(1);
        assert_eq!(
            state.register(Input::WorkgroupId(2)).first + 1,
            u16::from(GFX11.system_sgprs)
        );
    }
}
