//! GCN as the shared simulator sees it.

use super::decode;
use super::hazard::{self, Clocks, Sensitivity};
use super::step::Op;
use wavelift_amdgpu::cycles::Cost;
use wavelift_amdgpu::descriptor::UserSgpr;
use wavelift_amdgpu::{KernelDescriptor, TargetId};
use wavelift_amdgpu_sim::arith::Fp;
use wavelift_amdgpu_sim::counters::{Counter, CounterSet};
use wavelift_amdgpu_sim::fault::Fault;
use wavelift_amdgpu_sim::machine::{Descriptor, Registers, ScratchMemory, WaveStart};
use wavelift_amdgpu_sim::op::{Slot, Unit};
use wavelift_amdgpu_sim::state::VCC;
use wavelift_amdgpu_sim::{Machine, UndefinedPolicy, state};
use wavelift_gcn::isa::{Feature, FlatScratch, Inst, Isa, Sgpr};
use wavelift_simulator::memory::Reach;

/// Bytes from the base of all scratch memory to that of a dispatch: any multiple of 256 but zero, which would hide mistakes.
const HIDDEN_OFFSET: u32 = 0x0004_0000;
/// vmcnt.
pub(crate) const VECTOR: Counter = Counter(0);
/// lgkmcnt.
pub(crate) const GROUP: Counter = Counter(1);

/// gfx900.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gfx900;

/// What the rules of gfx900 need of an instruction.
#[derive(Debug)]
pub struct Facts {
    pub(crate) sensitivity: Sensitivity,
    pub(crate) sensitive: bool,
    /// First VGPR and number of VGPRs that a store of more than 64 bits reads late.
    pub(crate) wide_store: Option<(u8, u8)>,
    /// Those that any store reads late, on gfx6.
    pub(crate) stored: Option<(u8, u8)>,
}

/// What the rules of gfx900 know of a wave.
#[derive(Debug)]
pub struct Rules {
    pub(crate) isa: Isa,
    /// What FLAT_SCRATCH is an offset from, where it is one (`SH_HIDDEN_PRIVATE_BASE_VIMID`).
    hidden_base: u64,
    pub(crate) clocks: Clocks,
    /// TRAPSTS register.
    pub(crate) trap_status: u32,
}

type State = state::State<Gfx900>;

/// The instruction set of a processor.
fn isa_of(target: &TargetId) -> Isa {
    Isa::of_processor(target.processor.name).unwrap_or(Isa::Gfx9)
}

/// Whether the indices of a work-item are in one register, and the vector registers in blocks of eight with accumulators after them.
fn has_packed_items(isa: Isa) -> bool {
    isa.traits().even_vectors
}

/// Whether private memory needs no registers.
fn sets_scratch_up(isa: Isa) -> bool {
    isa.traits().flat_scratch == FlatScratch::SetUp
}

/// Text of a scalar register.
pub(crate) fn scalar_name(register: u8) -> String {
    match register {
        0..102 => format!("s{register}"),
        102 => "flat_scratch_lo".into(),
        103 => "flat_scratch_hi".into(),
        104 => "xnack_mask_lo".into(),
        105 => "xnack_mask_hi".into(),
        106 => "vcc_lo".into(),
        107 => "vcc_hi".into(),
        Gfx900::M0 => "m0".into(),
        126 => "exec_lo".into(),
        127 => "exec_hi".into(),
        _ => format!("scalar register {register}"),
    }
}

/// Which operands GPR index mode applies to: bits src0, src1, src2, dst; 0 when it is off.
fn gpr_index_mode(state: &State) -> u32 {
    if state.mode >> 27 & 1 == 0 {
        0
    } else {
        state.scalars[usize::from(Gfx900::M0)] >> 12 & 15
    }
}

impl Machine for Gfx900 {
    type Inst = Inst;
    type Facts = Facts;
    type Rules = Rules;

    const PROCESSORS: &'static [&'static str] = &[
        "gfx900", "gfx902", "gfx904", "gfx906", "gfx909", "gfx90a", "gfx942", "gfx90c", "gfx801", "gfx802",
        "gfx803", "gfx805", "gfx810", "gfx700", "gfx701", "gfx702", "gfx703", "gfx704", "gfx705", "gfx600",
        "gfx601", "gfx602",
    ];
    const LANES: &'static [u32] = &[64];
    const SGPRS: u8 = 102;
    const M0: u8 = 124;
    const NULL: Option<u8> = None;
    const COUNTERS: &'static [usize] = &[63, 15];
    const GROUP: Counter = GROUP;
    const VECTOR_CACHES: u32 = 1;
    const VECTOR: CounterSet = CounterSet::new(&[VECTOR.0]);
    /// The cache of a work-group keeps vector memory operations in order (AMDGPU memory model for GFX6 to GFX9).
    const LATE_VECTOR: bool = false;

    /// CDNA2 has one second-level cache in an agent, and what another agent's work-items may see in memory that it keeps must be written back;
    /// CDNA3 has one on each die (AMDGPU memory model for GFX90A and GFX942).
    fn second_level(target: &TargetId) -> Option<(Reach, bool)> {
        match isa_of(target) {
            Isa::Gfx90a => Some((Reach::System, false)),
            Isa::Gfx942 => Some((Reach::Agent, true)),
            _ => None,
        }
    }

    fn group_wait(_: &Rules) -> &'static str {
        "s_waitcnt lgkmcnt(0)"
    }

    fn load_wait(_: &Rules) -> &'static str {
        "s_waitcnt vmcnt(0)"
    }

    fn wait_text(_: &Rules, limits: &[(Counter, usize)]) -> String {
        limits
            .iter()
            .fold("s_waitcnt".to_owned(), |text, &(counter, limit)| {
                let name = if counter == VECTOR { "vmcnt" } else { "lgkmcnt" };
                format!("{text} {name}({limit})")
            })
    }

    fn scalar_name(register: u8) -> String {
        scalar_name(register)
    }

    fn decode(words: &[u32], pc: u64, _lanes: u32, target: &TargetId) -> Result<(Op, usize), String> {
        decode::decode(target, isa_of(target), words, pc)
    }

    fn cost(inst: &Inst) -> Cost {
        Cost::of(inst, &wavelift_gcn::subtarget::of(inst.machine.isa).counters)
    }

    fn rules(vgprs: usize, _guards: bool, target: &TargetId) -> Rules {
        Rules {
            isa: isa_of(target),
            hidden_base: 0,
            clocks: Clocks::new(vgprs),
            trap_status: 0,
        }
    }

    #[inline]
    fn check(state: &mut State, op: &Op) -> Result<(), Fault> {
        if op.facts.sensitive {
            hazard::check(state, op)?;
        }
        hazard::advance_clause(state, op)
    }

    #[inline]
    fn executed(state: &mut State, op: &Op) {
        if op.unit == Unit::ScalarMemory {
            state.rules.clocks.loads_scalar();
        }
        if let Some(data) = op.facts.stored {
            state.rules.clocks.stores(data);
        }
        if let Some(forwarding) = &op.facts.sensitivity.forwarding {
            state.rules.clocks.forwards(forwarding);
        }
        if let Some((first, words)) = op.facts.wide_store {
            state.rules.clocks.wide_store(first, words);
        }
        state.rules.clocks.advance(1);
    }

    #[inline]
    fn wrote_scalar(state: &mut State, op: &Op, register: u8) {
        if register & !1 == VCC {
            state.rules.clocks.writes_vcc();
        }
        if op.unit == Unit::Valu {
            state.rules.clocks.valu_writes_scalar(register);
        } else if register == Self::M0 {
            state.rules.clocks.salu_writes_m0();
        }
    }

    #[inline]
    fn wrote_vector(state: &mut State, register: usize) {
        state.rules.clocks.valu_writes_vector(register);
    }

    #[inline]
    fn vector_index(state: &State, slot: &Slot, first: u8) -> usize {
        let mode = gpr_index_mode(state);
        if mode == 0 {
            return first.into();
        }
        let bit = if slot.writes { 3 } else { slot.number() };
        let enabled = (slot.writes || bit < 3) && mode >> bit & 1 == 1;
        let index = state.scalars[usize::from(Self::M0)] & 0xff;
        usize::from(first) + if enabled { index as usize } else { 0 }
    }

    fn float_mode(mode: u32) -> Fp {
        Fp::new(mode)
    }

    fn clamps_nan(state: &State) -> bool {
        state.mode >> 8 & 1 == 1
    }

    fn group_limit(state: &State) -> Result<u64, String> {
        let m0 = usize::from(Self::M0);
        match state.rules.isa.has_feature(Feature::Gfx9Up) {
            true => Ok(u64::MAX),
            false if state.shadow[m0] != 0 => Err("not set up before group memory is accessed".to_owned()),
            false => Ok(state.scalar(Self::M0).into()),
        }
    }

    fn scratch_base(state: &State) -> Result<u64, String> {
        if sets_scratch_up(state.rules.isa) {
            return Ok(state.scratch_base);
        }
        let traits = state.rules.isa.traits();
        let Some(Sgpr(first)) = traits.flat_scratch_register() else {
            return Err("this machine has no flat accesses".to_owned());
        };
        let low = usize::from(first);
        if state.shadow[low] | state.shadow[low + 1] != 0 && state.policy != UndefinedPolicy::Ignore {
            return Err("not set up before private memory is accessed".to_owned());
        }
        let (low, high) = (state.scalar(first), state.scalar(first + 1));
        if traits.flat_scratch != FlatScratch::Units {
            return Ok(u64::from(low) | u64::from(high) << 32);
        }
        // The lower half is the size of a work-item's memory, the upper one counts 256 bytes.
        match low == state.private_size {
            true => Ok(state.rules.hidden_base.wrapping_add(u64::from(high) * 256)),
            false => Err(format!(
                "{low} in its lower half, where a work-item has {} bytes",
                state.private_size
            )),
        }
    }

    fn descriptor(words: [u32; 4]) -> Descriptor {
        Descriptor {
            base: u64::from(words[0]) | u64::from(words[1] & 0xffff) << 32,
            stride: (words[1] >> 16 & 0x3fff).into(),
            swizzle: words[1] >> 31 == 1,
            records: words[2].into(),
            index_stride: 8 << (words[3] >> 21 & 3),
            add_lane: words[3] >> 23 & 1 == 1,
        }
    }

    fn registers(descriptor: &KernelDescriptor, _lanes: u32, target: &TargetId) -> Registers {
        let rsrc1 = descriptor.rsrc1;
        let cdna = has_packed_items(isa_of(target));
        let vgprs = (rsrc1.vgpr_blocks() as usize + 1) * if cdna { 8 } else { 4 };
        Registers {
            vgprs,
            // After the vector registers of CDNA come those that accumulate.
            accumulators: cdna.then(|| vgprs.min(4 * (descriptor.rsrc3.accum_offset() as usize + 1))),
            sgprs: ((rsrc1.sgpr_blocks() + 1) * 8).min(Self::SGPRS.into()) as u8,
            mode: rsrc1.float_mode()
                | rsrc1.dx10_clamp() << 8
                | rsrc1.ieee_mode() << 9
                | rsrc1.fp16_overflow() << 23,
        }
    }

    fn scratch_registers(which: UserSgpr, scratch: ScratchMemory, target: &TargetId) -> Option<Vec<u32>> {
        if sets_scratch_up(isa_of(target)) {
            return None;
        }
        Some(match which {
            UserSgpr::FlatScratchInit if isa_of(target).traits().flat_scratch == FlatScratch::Units => {
                vec![HIDDEN_OFFSET, scratch.size]
            }
            UserSgpr::PrivateSegmentBuffer => scratch.descriptor(),
            _ => vec![scratch.base as u32, (scratch.base >> 32) as u32],
        })
    }

    fn start(state: &mut State, start: &WaveStart<'_>) {
        let (rsrc2, group, wave) = (start.descriptor.rsrc2, start.group, start.wave);
        let offset = u64::from(HIDDEN_OFFSET) + u64::from(start.scratch_offset);
        state.rules.hidden_base = state.scratch_base.wrapping_sub(offset);
        let mut next = start.user;
        let private = rsrc2.enable_private_segment() == 1 && !sets_scratch_up(state.rules.isa);
        let mut system = |value: u32| {
            state.init_scalar(next, value);
            next += 1;
        };
        let enabled = [
            rsrc2.workgroup_id_x(),
            rsrc2.workgroup_id_y(),
            rsrc2.workgroup_id_z(),
        ];
        for (axis, enable) in enabled.into_iter().enumerate() {
            if enable == 1 {
                system(group.id[axis]);
            }
        }
        if rsrc2.workgroup_info() == 1 {
            system(group.waves(64) | u32::from(wave.number == 0) << 31);
        }
        if private {
            system(start.scratch_offset);
        }
        let ids: [[u32; 64]; 3] = {
            let of = |lane: usize| group.item_id((wave.first + lane as u32).min(group.items() - 1));
            std::array::from_fn(|axis| std::array::from_fn(|lane| of(lane)[axis]))
        };
        if has_packed_items(state.rules.isa) {
            // x in bits 9:0, y in 19:10, z in 29:20.
            state.vectors[0] = std::array::from_fn(|lane| {
                let dimensions = 0..=rsrc2.workitem_id().min(2) as usize;
                dimensions.fold(0, |bits, axis| bits | ids[axis][lane] << (10 * axis))
            });
            state.undefined[0] = !wave.active;
            return;
        }
        for (axis, lanes) in ids.iter().enumerate() {
            if axis as u32 <= rsrc2.workitem_id() && axis < state.vectors.len() {
                state.vectors[axis] = *lanes;
                state.undefined[axis] = !wave.active;
            }
        }
    }
}
