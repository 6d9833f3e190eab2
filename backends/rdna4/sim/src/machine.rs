//! gfx10, gfx11 and gfx12 as the shared simulator sees them. Scalar registers have the numbers of gfx12.

use super::decode;
use super::rules::{self, Facts, Rules};
use super::step::Op;
use wavelift_amdgpu::cycles::Cost;
use wavelift_amdgpu::descriptor::UserSgpr;
use wavelift_amdgpu::subtarget::Ids;
use wavelift_amdgpu::{KernelDescriptor, TargetId};
use wavelift_amdgpu_sim::arith::Fp;
use wavelift_amdgpu_sim::counters::{Counter, CounterSet};
use wavelift_amdgpu_sim::fault::Fault;
use wavelift_amdgpu_sim::machine::{Descriptor, Registers, ScratchMemory, WaveStart};
use wavelift_amdgpu_sim::op::Slot;
use wavelift_amdgpu_sim::{Machine, state};
use wavelift_rdna4::isa::{self, FlatScratch, Inst, Isa, WaitCounter, WaveSize};
use wavelift_simulator::memory::Reach;

/// ttmp0.
const TTMP0: u8 = 108;
/// NULL: zero, whatever is written.
pub(crate) const NULL: u8 = 124;

/// gfx1200 and gfx1201, gfx1100 to gfx1103, and gfx1030 to gfx1036.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gfx12;

pub(super) type State = state::State<Gfx12>;

/// The wait counters, in the order of the simulator's.
pub(crate) const COUNTERS: [WaitCounter; 5] = [
    WaitCounter::Load,
    WaitCounter::Store,
    WaitCounter::Ds,
    WaitCounter::Km,
    WaitCounter::Sample,
];

/// The instruction set of a processor.
fn isa_of(processor: &str) -> Isa {
    Isa::of_processor(processor).unwrap_or(Isa::Gfx12)
}

/// Whether each counter has a wait of its own. Before gfx12 two of them are fields of `s_waitcnt`, and LDS counts with scalar memory.
pub(crate) fn own_waits(isa: Isa) -> bool {
    isa.has(isa::Op::SWaitLoadcnt)
}

/// The simulator's counter on a machine.
pub(crate) fn counter_of(isa: Isa, name: WaitCounter) -> Counter {
    match name {
        WaitCounter::Km if !own_waits(isa) => counter(WaitCounter::Ds),
        WaitCounter::Sample if !own_waits(isa) => counter(WaitCounter::Load),
        _ => counter(name),
    }
}

/// The simulator's counter of gfx12.
const fn counter(counter: WaitCounter) -> Counter {
    Counter(match counter {
        WaitCounter::Load => 0,
        WaitCounter::Store => 1,
        WaitCounter::Ds => 2,
        WaitCounter::Sample => 4,
        // The others do not count anything here.
        _ => 3,
    })
}

/// The wait that leaves so many instructions outstanding on a counter.
fn wait_for(isa: Isa, counter: WaitCounter, limit: usize) -> String {
    match (counter, own_waits(isa)) {
        (WaitCounter::Load, true) => format!("s_wait_loadcnt {limit:#x}"),
        (WaitCounter::Store, true) => format!("s_wait_storecnt {limit:#x}"),
        (WaitCounter::Sample, true) => format!("s_wait_samplecnt {limit:#x}"),
        (WaitCounter::Ds, true) => format!("s_wait_dscnt {limit:#x}"),
        (_, true) => format!("s_wait_kmcnt {limit:#x}"),
        (WaitCounter::Load, false) => format!("s_waitcnt vmcnt({limit})"),
        (WaitCounter::Store, false) => format!("s_waitcnt_vscnt null, {limit:#x}"),
        (_, false) => format!("s_waitcnt lgkmcnt({limit})"),
    }
}

/// Text of a scalar register.
pub(crate) fn scalar_name(register: u8) -> String {
    match register {
        0..106 => format!("s{register}"),
        106 => "vcc_lo".into(),
        107 => "vcc_hi".into(),
        TTMP0..NULL => format!("ttmp{}", register - TTMP0),
        NULL => "null".into(),
        Gfx12::M0 => "m0".into(),
        126 => "exec_lo".into(),
        127 => "exec_hi".into(),
        _ => format!("scalar register {register}"),
    }
}

impl Machine for Gfx12 {
    type Inst = Inst;
    type Facts = Facts;
    type Rules = Rules;

    const PROCESSORS: &'static [&'static str] = &[
        "gfx1201", "gfx1200", "gfx1100", "gfx1101", "gfx1102", "gfx1103", "gfx1030", "gfx1031", "gfx1032",
        "gfx1033", "gfx1034", "gfx1035", "gfx1036",
    ];
    const LANES: &'static [u32] = &[32, 64];
    const SGPRS: u8 = 106;
    const M0: u8 = 125;
    const NULL: Option<u8> = Some(NULL);
    /// By the place in `COUNTERS`.
    const COUNTERS: &'static [usize] = &{
        let mut most = [63; COUNTERS.len()];
        most[counter(WaitCounter::Km).0 as usize] = 31;
        most
    };
    const GROUP: Counter = counter(WaitCounter::Ds);
    const VECTOR_CACHES: u32 = 2;
    const VECTOR: CounterSet =
        CounterSet::new(&[counter(WaitCounter::Load).0, counter(WaitCounter::Store).0]);
    /// Loads, stores and atomic operations have counters of their own, and caches of two compute units: nothing keeps them in order.
    const LATE_VECTOR: bool = true;

    /// RDNA4 writes back for the scope of the system only (RDNA4 ISA 4.1.3, table 16).
    fn second_level(target: &TargetId) -> Option<(Reach, bool)> {
        (isa_of(target.processor.name) == Isa::Gfx12).then_some((Reach::System, true))
    }

    fn group_wait(rules: &Rules) -> &'static str {
        match own_waits(rules.isa) {
            true => "s_wait_dscnt 0x0",
            false => "s_waitcnt lgkmcnt(0)",
        }
    }

    fn load_wait(rules: &Rules) -> &'static str {
        match own_waits(rules.isa) {
            true => "s_wait_loadcnt 0x0",
            false => "s_waitcnt vmcnt(0)",
        }
    }

    fn wait_text(rules: &Rules, limits: &[(Counter, usize)]) -> String {
        let text = |&(counter, limit): &(Counter, usize)| {
            wait_for(rules.isa, COUNTERS[usize::from(counter.0)], limit)
        };
        limits.iter().map(text).collect::<Vec<_>>().join(" and ")
    }

    fn scalar_name(register: u8) -> String {
        scalar_name(register)
    }

    fn decode(words: &[u32], pc: u64, lanes: u32, target: &TargetId) -> Result<(Op, usize), String> {
        let wave = match lanes {
            32 => WaveSize::Wave32,
            _ => WaveSize::Wave64,
        };
        let isa = isa_of(target.processor.name);
        decode::decode(isa::Machine { isa, wave }, words, pc)
    }

    fn cost(inst: &Inst) -> Cost {
        Cost::of(inst, &wavelift_rdna4::subtarget::of(inst.machine.isa).counters)
    }

    fn rules(_vgprs: usize, guards: bool, target: &TargetId) -> Rules {
        Rules::new(guards, isa_of(target.processor.name))
    }

    #[inline]
    fn check(state: &mut State, op: &Op) -> Result<(), Fault> {
        rules::check_release(state, op)?;
        rules::check(&mut state.rules, op)
    }

    #[inline]
    fn executed(state: &mut State, op: &Op) {
        rules::executed(state, op);
    }

    #[inline]
    fn wrote_scalar(_state: &mut State, _op: &Op, _register: u8) {}

    #[inline]
    fn wrote_vector(_state: &mut State, _register: usize) {}

    #[inline]
    fn vector_index(_state: &State, _slot: &Slot, first: u8) -> usize {
        first.into()
    }

    fn float_mode(mode: u32) -> Fp {
        // IEEE mode is one of gfx10 and gfx11.
        Fp::new(mode & 0x2ff)
    }

    /// On gfx12 always (RDNA4 ISA 7.2.5).
    fn clamps_nan(state: &State) -> bool {
        state.rules.isa == Isa::Gfx12 || state.mode >> 8 & 1 == 1
    }

    fn permute_lanes(state: &State) -> usize {
        state.rules.isa.traits().permute_lanes
    }

    fn scratch_base(state: &State) -> Result<u64, String> {
        if state.rules.isa.traits().flat_scratch == FlatScratch::SetUp {
            return Ok(state.scratch_base);
        }
        match state.rules.flat_scratch {
            [Some(low), Some(high)] => Ok(u64::from(low) | u64::from(high) << 32),
            _ => Err("not set up before private memory is accessed".to_owned()),
        }
    }

    /// RDNA4 ISA 9.3.
    fn descriptor(words: [u32; 4]) -> Descriptor {
        Descriptor {
            base: u64::from(words[0]) | u64::from(words[1] & 0xffff) << 32,
            stride: (words[1] >> 16 & 0x3fff).into(),
            swizzle: words[1] >> 30 != 0,
            records: words[2].into(),
            index_stride: 8 << (words[3] >> 21 & 3),
            add_lane: words[3] >> 23 & 1 == 1,
        }
    }

    fn registers(descriptor: &KernelDescriptor, lanes: u32, _: &TargetId) -> Registers {
        let rsrc1 = descriptor.rsrc1;
        // VGPRs come in blocks of 8 with 32 lanes and of 4 with 64.
        let block = 256 / lanes as usize;
        Registers {
            vgprs: ((rsrc1.vgpr_blocks() as usize + 1) * block).min(256),
            accumulators: None,
            // A wave has them all.
            sgprs: u8::MAX,
            // gfx12 has other bits in the places of the two in between, which nobody sets.
            mode: rsrc1.float_mode()
                | rsrc1.dx10_clamp() << 8
                | rsrc1.ieee_mode() << 9
                | rsrc1.fp16_overflow() << 23,
        }
    }

    fn scratch_registers(which: UserSgpr, scratch: ScratchMemory, target: &TargetId) -> Option<Vec<u32>> {
        if isa_of(target.processor.name).traits().flat_scratch == FlatScratch::SetUp {
            return None;
        }
        Some(match which {
            UserSgpr::PrivateSegmentBuffer => scratch.descriptor(),
            _ => vec![scratch.base as u32, (scratch.base >> 32) as u32],
        })
    }

    /// Work-group ids are in trap registers (RDNA4 ISA 3.7): x in ttmp9, y and z in the halves of ttmp7; up to gfx11 after the user registers, and
    /// on gfx10 the offset of private memory after them.
    fn start(state: &mut State, start: &WaveStart<'_>) {
        let (rsrc2, group, wave) = (start.descriptor.rsrc2, start.group, start.wave);
        let enabled = [
            rsrc2.workgroup_id_x(),
            rsrc2.workgroup_id_y(),
            rsrc2.workgroup_id_z(),
        ];
        let ttmp = |number: u8| u32::from(TTMP0 + number);
        let ids = wavelift_rdna4::subtarget::of(state.rules.isa).ids;
        let old = ids != Ids::Packed;
        let axes = (0..3).filter(|&axis| old && enabled[axis] == 1);
        let mut next = start.user;
        for axis in axes {
            state.init_scalar(next, group.id[axis]);
            next += 1;
        }
        let offset = state.rules.isa.traits().flat_scratch != FlatScratch::SetUp;
        if offset && rsrc2.enable_private_segment() == 1 {
            state.init_scalar(next, start.scratch_offset);
        }
        if enabled[0] == 1 && !old {
            state.init_scalar(ttmp(9), group.id[0]);
        }
        if !old && (enabled[1] == 1 || enabled[2] == 1) {
            state.init_scalar(ttmp(7), group.id[1] & 0xffff | group.id[2] << 16);
        }
        if !old {
            state.init_scalar(ttmp(8), wave.number << 25 | u32::from(enabled[1] == 1) << 30);
        }
        let dimensions = rsrc2.workitem_id().min(2) as usize;
        let id = |lane: usize| group.item_id((wave.first + lane as u32).min(group.items() - 1));
        if ids == Ids::Separate {
            for axis in 0..=dimensions.min(state.vectors.len() - 1) {
                state.vectors[axis] = std::array::from_fn(|lane| id(lane)[axis]);
                state.undefined[axis] = !wave.active;
            }
            return;
        }
        // Work-item ids are packed in v0: x in bits 9:0, y in 19:10, z in 29:20.
        state.vectors[0] = std::array::from_fn(|lane| {
            let id = id(lane);
            (0..=dimensions).fold(0, |bits, axis| bits | id[axis] << (10 * axis))
        });
        state.undefined[0] = !wave.active;
    }
}
