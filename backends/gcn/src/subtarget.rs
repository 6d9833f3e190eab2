//! What the generations of GCN are to what the AMD targets share.
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
//!
//! Before gfx9, what FLAT_SCRATCH begins with is in `s[12:13]`: the indices are in `s14` to `s16`, the offset in `s17`.

use crate::isa::{HwReg, Isa, WaitCounter};
use crate::machine::{FILES_GFX6, FILES_GFX7};
use crate::rules::RULES;
use crate::target;
use wavelift_amdgpu::abi::MAX_GROUP_BYTES;
use wavelift_amdgpu::counters::{Counter, Counters, Disorder, WaitBy};
use wavelift_amdgpu::legalize::MachineFacts;
use wavelift_amdgpu::private::Private;
use wavelift_amdgpu::subtarget::{Apertures, Ids, Offsets, Subtarget};

/// The counter of vector memory with the largest number of later accesses that are told apart, and the number that waits for nothing; and that
/// of all else (GCN3 ISA 4.4).
macro_rules! counters {
    ($most:expr, $nothing:expr) => {
        Counters {
            list: &[
                Counter {
                    names: &[WaitCounter::Vm],
                    most: $most,
                    nothing: $nothing,
                    unordered: &[Disorder::Flat],
                    wait: WaitBy::Vm,
                    stored: false,
                },
                Counter {
                    names: &[WaitCounter::Lgkm],
                    most: 15,
                    nothing: 15,
                    unordered: &[Disorder::Flat, Disorder::Scalar],
                    wait: WaitBy::Lgkm,
                    stored: false,
                },
            ],
            joined: &[],
        }
    };
}

/// gfx600 to gfx602.
pub static GFX6: Subtarget = Subtarget {
    processors: target::SOUTHERN,
    isa: Isa::Gfx6,
    counters: Counters {
        list: &[
            Counter {
                names: &[WaitCounter::Vm],
                most: 14,
                nothing: 15,
                unordered: &[],
                wait: WaitBy::Vm,
                stored: false,
            },
            Counter {
                names: &[WaitCounter::Lgkm],
                most: 15,
                nothing: 15,
                unordered: &[Disorder::Scalar],
                wait: WaitBy::Lgkm,
                stored: false,
            },
            Counter {
                names: &[],
                most: 6,
                nothing: 7,
                unordered: &[],
                wait: WaitBy::Exp,
                stored: true,
            },
        ],
        joined: &[],
    },
    system_sgprs: 16,
    max_group_bytes: 32 * 1024,
    // Global memory by buffer accesses (12 bits). Accesses of group memory do not add an offset to an index below the array (LLVM 19,
    // hasUsableDSOffset).
    offsets: Offsets {
        global: 0..4096 - 64,
        group: 0..1,
        ..GFX7_LIKE.offsets
    },
    facts: MachineFacts {
        integral_doubles: false,
        quad_sums: false,
        ..GFX7_LIKE.facts
    },
    files: |_| &FILES_GFX6,
    special_sgprs: |_, _| 2,
    ..GFX7_LIKE
};

/// gfx700 to gfx705.
pub static GFX7: Subtarget = GFX7_LIKE;

const GFX7_LIKE: Subtarget = Subtarget {
    processors: target::SEA,
    isa: Isa::Gfx7,
    // Sea Islands ISA 7.2.1 (8 bits, which count dwords).
    offsets: Offsets {
        scalar: 0..1 << 10,
        ..GFX8_OFFSETS
    },
    facts: MachineFacts {
        half: false,
        ..GFX8_FACTS
    },
    files: |_| &FILES_GFX7,
    occupancy: |_| &target::OCCUPANCY_GFX7,
    special_sgprs: target::special_sgprs_gfx7,
    ..GFX8_LIKE
};

/// gfx801 to gfx810.
pub static GFX8: Subtarget = GFX8_LIKE;

const GFX8_LIKE: Subtarget = Subtarget {
    processors: target::VOLCANIC,
    isa: Isa::Gfx8,
    // Four bits, of which the largest number waits for nothing.
    counters: counters!(14, 15),
    system_sgprs: 18,
    apertures: Apertures::Queue,
    group_limit: true,
    offsets: GFX8_OFFSETS,
    facts: GFX8_FACTS,
    ..GFX9
};

/// GCN3 ISA 7.2.1 (20 bits), 9 (flat accesses only, without offsets), 8.1 (12 bits).
const GFX8_OFFSETS: Offsets = Offsets {
    scalar: 0..1 << 20,
    global: 0..0,
    flat: 0..1,
    group: 0..0xff00,
    private: 0..4096 - 64,
};

const GFX8_FACTS: MachineFacts = MachineFacts {
    packed: false,
    ..GFX9.facts
};

/// gfx904.
pub static GFX904: Subtarget = Subtarget {
    processors: target::VEGA12,
    isa: Isa::Gfx904,
    ..GFX9
};

/// gfx906.
pub static GFX906: Subtarget = Subtarget {
    processors: target::VEGA20,
    isa: Isa::Gfx906,
    ..GFX9
};

/// gfx90a.
pub static GFX90A: Subtarget = CDNA;

const CDNA: Subtarget = Subtarget {
    processors: target::CDNA2,
    isa: Isa::Gfx90a,
    ids: Ids::PackedItems,
    files: target::even_files,
    occupancy: |_| &target::OCCUPANCY_CDNA,
    set_up: target::set_up_packed,
    describe: target::describe_cdna,
    facts: MachineFacts {
        packed_singles: true,
        levels: false,
        ..GFX9.facts
    },
    ..GFX9
};

/// gfx942.
pub static GFX942: Subtarget = Subtarget {
    processors: target::CDNA3,
    isa: Isa::Gfx942,
    private: Private::Scratch,
    // Four addresses and three indices.
    system_sgprs: 11,
    // 13 bits, signed, of scratch accesses too.
    offsets: Offsets {
        scalar: -(1 << 20)..1 << 20,
        global: -4096..4096 - 64,
        flat: 0..4096 - 64,
        group: 0..0xff00,
        private: 0..4096 - 64,
    },
    flat_private_bytes: 4,
    // With FLAT_SCRATCH, as LLVM counts.
    special_sgprs: |_, _| 6,
    facts: MachineFacts {
        images: false,
        ..CDNA.facts
    },
    describe: target::describe_gfx942,
    ..CDNA
};

/// gfx900, gfx902, gfx909 and gfx90c.
pub static SUBTARGET: Subtarget = GFX9;

const GFX9: Subtarget = Subtarget {
    isa: Isa::Gfx9,
    system_sgprs: 16,
    least_sgprs: 0,
    private: Private::Buffer,
    ids: Ids::Separate,
    apertures: Apertures::Registers,
    group_limit: false,
    // Six bits.
    counters: counters!(63, 63),
    without: None,
    instead: None,
    // Vega ISA 8.2.1 (21 bits, signed), 9.4 (13 bits, signed), 8.1 (12 bits).
    offsets: Offsets {
        scalar: -(1 << 20)..1 << 20,
        global: -4096..4096 - 64,
        flat: 0..4096 - 64,
        group: 0..0xff00,
        private: 0..4096 - 64,
    },
    hardware_id: HwReg::HW_ID,
    // Four SIMDs of ten waves; four engines of at most 16 compute units.
    facts: MachineFacts {
        half: true,
        integral_doubles: true,
        quad_sums: true,
        packed: true,
        packed_singles: false,
        pairs_prefer_numbers: false,
        images: true,
        levels: true,
        max_wave: 39,
        max_unit: 63,
    },
    rules: RULES,
    processors: target::VEGA,
    waves: &[target::WAVE_SIZE],
    counts: &[("waits", "waits")],
    flat_private_bytes: 0,
    max_group_bytes: MAX_GROUP_BYTES,
    max_private_bytes: |_| target::MAX_PRIVATE_BYTES,
    files: target::files,
    occupancy: |_| &target::OCCUPANCY,
    special_sgprs: target::special_sgprs,
    set_up: target::set_up,
    passes: target::passes,
    describe: target::describe,
};

/// What code for an instruction set is compiled for.
pub fn of(isa: Isa) -> &'static Subtarget {
    let mut all = target::SUBTARGETS.into_iter();
    all.find(|known| known.isa == isa).unwrap_or(&SUBTARGET)
}

#[cfg(test)]
mod tests {
    use super::{GFX8, SUBTARGET};
    use wavelift_amdgpu::inputs::Input;
    use wavelift_amdgpu::private::PRIVATE_BUFFER;
    use wavelift_amdgpu::subtarget::Subtarget;

    /// Where a kernel that calls finds packet, kernarg segment, identifier, first and last index, and offset.
    fn places(subtarget: &Subtarget) -> [u16; 6] {
        let state = subtarget.initial_of_caller(1);
        let first = |input| state.register(input).first;
        assert_eq!(first(Input::PrivateBuffer), u16::from(PRIVATE_BUFFER.0));
        assert_eq!(first(Input::ScratchOffset), u16::from(subtarget.wave_offset().0));
        assert_eq!(first(Input::ScratchOffset) + 1, u16::from(subtarget.system_sgprs));
        [
            first(Input::DispatchPtr),
            first(Input::KernargPtr),
            first(Input::DispatchId),
            first(Input::WorkgroupId(0)),
            first(Input::WorkgroupId(2)),
            first(Input::ScratchOffset),
        ]
    }

    #[test]
    fn inputs_of_callers_are_where_the_convention_has_them() {
        assert_eq!(places(&SUBTARGET), [4, 8, 10, 12, 14, 15]);
        assert_eq!(places(&GFX8), [4, 8, 10, 14, 16, 17]);
        let state = GFX8.initial_of_caller(1);
        let first = |input| state.register(input).first;
        assert_eq!((first(Input::QueuePtr), first(Input::FlatScratchInit)), (6, 12));
    }
}
