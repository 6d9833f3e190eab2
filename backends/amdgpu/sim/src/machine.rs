//! What a machine has of its own.

use super::counters::{Counter, CounterSet};
use super::fault::Fault;
use super::op::{Op, Slot};
use super::state::State;
use crate::arith::Fp;
use std::fmt;
use wavelift_amdgpu::TargetId;
use wavelift_amdgpu::cycles::Cost;
use wavelift_amdgpu::descriptor::{KernelDescriptor, UserSgpr};
use wavelift_simulator::dispatch::{GroupInfo, WaveInfo};
use wavelift_simulator::memory::Reach;

/// A buffer descriptor (V#).
#[derive(Clone, Copy, Debug)]
pub struct Descriptor {
    /// First byte.
    pub base: u64,
    /// Bytes from one record to the next.
    pub stride: u64,
    /// Elements of lanes are interleaved.
    pub swizzle: bool,
    /// Records, or bytes if there is no stride.
    pub records: u64,
    /// Lanes whose elements are interleaved.
    pub index_stride: u64,
    /// The lane is added to the index.
    pub add_lane: bool,
}

/// Registers that a kernel's descriptor gives a wave.
#[derive(Clone, Copy, Debug)]
pub struct Registers {
    /// VGPRs, accumulation registers among them.
    pub vgprs: usize,
    /// The first of these, on machines that have such.
    pub accumulators: Option<usize>,
    /// Ordinary SGPRs.
    pub sgprs: u8,
    /// MODE at the start.
    pub mode: u32,
}

/// The scratch memory of a dispatch.
#[derive(Clone, Copy, Debug)]
pub struct ScratchMemory {
    /// First byte.
    pub base: u64,
    /// Bytes of a work-item.
    pub size: u32,
    /// Lanes of a wave.
    pub lanes: u32,
}

impl ScratchMemory {
    /// The descriptor of it: dwords of the lanes of a wave lie side by side (AMDGPU guide, "Private segment buffer").
    pub fn descriptor(self) -> Vec<u32> {
        let (index_stride, add_lane) = ((self.lanes / 8).trailing_zeros() << 21, 1 << 23);
        vec![
            self.base as u32,
            (self.base >> 32) as u32 & 0xffff | 1 << 31,
            u32::MAX,
            0x7000 | index_stride | add_lane,
        ]
    }
}

/// What a wave begins with.
#[derive(Clone, Copy, Debug)]
pub struct WaveStart<'a> {
    /// The kernel's descriptor.
    pub descriptor: &'a KernelDescriptor,
    /// Number of user SGPRs, which are set.
    pub user: u32,
    /// The work-group.
    pub group: &'a GroupInfo,
    /// The wave in it.
    pub wave: &'a WaveInfo,
    /// Where the scratch memory of the wave begins in that of the dispatch.
    pub scratch_offset: u32,
}

/// A machine as the shared simulator sees it: its instructions, its rules, and how its waves begin.
pub trait Machine: Sized + fmt::Debug + 'static {
    /// A decoded instruction; its text is for messages.
    type Inst: fmt::Debug + fmt::Display + Send + Sync;
    /// What the machine's rules need to know of an instruction.
    type Facts: fmt::Debug;
    /// What they know of the instructions of a wave so far, and registers that no other machine has.
    type Rules: fmt::Debug;

    /// Processors whose code objects it runs, the first for messages.
    const PROCESSORS: &'static [&'static str];
    /// Sizes of waves.
    const LANES: &'static [u32];
    /// Ordinary SGPRs.
    const SGPRS: u8;
    /// M0.
    const M0: u8;
    /// A scalar register that reads as zero and forgets what is written.
    const NULL: Option<u8>;
    /// Wait counters by number: the most instructions that each counts. The next one waits.
    const COUNTERS: &'static [usize];
    /// Vector caches of a work-group: one for each compute unit that its waves may be on.
    const VECTOR_CACHES: u32;
    /// The counter of group memory.
    const GROUP: Counter;
    /// The counters of vector memory.
    const VECTOR: CounterSet;
    /// Loads and atomic operations of global memory may take effect late where dispatches ask for it ([`super::late`]).
    const LATE_VECTOR: bool;

    /// From what reach on accesses need care with second-level caches, and whether accesses say how far they reach; none where caches, or the
    /// kinds of memory, keep them coherent.
    fn second_level(target: &TargetId) -> Option<(Reach, bool)>;

    /// Text of the wait for all of group memory.
    fn group_wait(rules: &Self::Rules) -> &'static str;
    /// Text of the wait for all loads.
    fn load_wait(rules: &Self::Rules) -> &'static str;
    /// Text of the wait that leaves so many instructions outstanding on each counter.
    fn wait_text(rules: &Self::Rules, limits: &[(Counter, usize)]) -> String;
    /// Text of a scalar register.
    fn scalar_name(register: u8) -> String;

    /// Decodes an instruction for waves of so many lanes of a processor; its length is in words.
    ///
    /// # Errors
    /// Why there is none.
    fn decode(words: &[u32], pc: u64, lanes: u32, target: &TargetId) -> Result<(Op<Self>, usize), String>;

    /// What an instruction costs a wave that has a SIMD to itself.
    fn cost(inst: &Self::Inst) -> Cost;

    /// The rules of a wave before its first instruction; `guards` are those that not every compiler knows.
    fn rules(vgprs: usize, guards: bool, target: &TargetId) -> Self::Rules;
    /// Checks an instruction before it runs.
    ///
    /// # Errors
    /// The rule that it breaks.
    fn check(state: &mut State<Self>, op: &Op<Self>) -> Result<(), Fault>;
    /// An instruction has run.
    fn executed(state: &mut State<Self>, op: &Op<Self>);
    /// An instruction has written a scalar register.
    fn wrote_scalar(state: &mut State<Self>, op: &Op<Self>, register: u8);
    /// A vector instruction has written a VGPR.
    fn wrote_vector(state: &mut State<Self>, register: usize);
    /// The VGPR that an operand names.
    fn vector_index(state: &State<Self>, slot: &Slot, first: u8) -> usize;
    /// The floating-point environment of a MODE.
    fn float_mode(mode: u32) -> Fp;
    /// Clamping makes zero of NaN.
    fn clamps_nan(state: &State<Self>) -> bool;
    /// Lanes that `ds_permute_b32` and `ds_bpermute_b32` move words between: all of a wave, or those of its halves.
    fn permute_lanes(_state: &State<Self>) -> usize {
        64
    }
    /// What the program has set up as the base of scratch memory, or why that is undefined.
    ///
    /// # Errors
    /// A text.
    fn scratch_base(state: &State<Self>) -> Result<u64, String>;
    /// A buffer descriptor.
    fn descriptor(words: [u32; 4]) -> Descriptor;

    /// What a descriptor allocates for waves of so many lanes.
    fn registers(descriptor: &KernelDescriptor, lanes: u32, target: &TargetId) -> Registers;
    /// Bytes of group memory that a wave may access, as far as the program has to say so.
    ///
    /// # Errors
    /// Why that is undefined.
    fn group_limit(_state: &State<Self>) -> Result<u64, String> {
        Ok(u64::MAX)
    }

    /// The user SGPRs that set up scratch memory, if the processor has such.
    fn scratch_registers(which: UserSgpr, scratch: ScratchMemory, target: &TargetId) -> Option<Vec<u32>>;
    /// Sets the registers of a wave after the user SGPRs.
    fn start(state: &mut State<Self>, start: &WaveStart<'_>);
}
