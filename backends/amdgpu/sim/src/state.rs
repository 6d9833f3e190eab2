//! Registers of a wave, and what is known about them.
//!
//! Each VGPR has two masks over lanes: `undefined` (the lane has undefined bits) and `pending` (a memory instruction will still write
//! the lane). Pending implies undefined (S1), so that the fast path of a read tests one mask. Which bits of a lane are undefined says its
//! row ([`super::shadow`]).
//!
//! The undefined bits of a scalar register are in `shadow`; pending ones have all bits there. Masks of lanes, whose bits outside EXEC compilers
//! leave undefined, keep them bit by bit when they are saved to lanes of VGPRs and on to scratch memory (`partial_memory`).

use super::counters::{Counter, Counters, Target};
use super::fault::NEVER;
use super::machine::Machine;
use crate::arith::Fp;
use std::collections::HashMap;
use wavelift_simulator::UndefinedPolicy;

/// Numbers of scalar registers, special ones included.
pub const SCALARS: usize = 128;
/// VCC, low half.
pub const VCC: u8 = 106;
/// EXEC, low half.
pub const EXEC: u8 = 126;

/// The registers of one wave.
#[derive(Debug)]
pub struct State<M: Machine> {
    /// Scalar registers by encoding; EXEC is kept apart.
    pub scalars: [u32; SCALARS],
    /// Undefined bits of each scalar register.
    pub shadow: [u32; SCALARS],
    /// Scalar registers that a memory instruction will still write.
    pub scalars_pending: u128,
    /// What left each scalar register undefined.
    pub scalar_cause: [u32; SCALARS],
    /// Running lanes.
    pub exec: u64,
    /// Scalar condition.
    pub scc: bool,
    /// Whether it is defined.
    pub scc_defined: bool,
    /// What left it undefined.
    pub scc_cause: u32,
    /// VGPRs, and after them the accumulation registers.
    pub vectors: Vec<[u32; 64]>,
    /// The first of the accumulation registers, on machines that have such.
    pub accumulators: Option<usize>,
    /// Lanes of each that have undefined bits.
    pub undefined: Vec<u64>,
    /// The undefined bits of such lanes, all of them in registers without a row.
    pub(crate) rows: Vec<Option<Box<[u32; 64]>>>,
    /// Lanes of each that a memory instruction will still write.
    pub pending: Vec<u64>,
    /// What left each undefined.
    pub cause: Vec<u32>,
    /// Undefined bits of dwords in scratch memory some of whose bytes are undefined in part, by address.
    pub partial_memory: HashMap<u64, u32>,
    /// Address of the next instruction.
    pub pc: u64,
    /// For each lane that does not run, the offset of the instruction after which it stopped.
    pub parted: [u32; 64],
    /// Lanes of the wave.
    pub lanes: u32,
    /// MODE register.
    pub mode: u32,
    /// Its floating-point environment.
    pub fp: Fp,
    /// Outstanding memory instructions.
    pub counters: Counters,
    /// What the machine's own rules know.
    pub rules: M::Rules,
    /// What using undefined values does.
    pub policy: UndefinedPolicy,
    /// First byte of this wave's scratch memory.
    pub scratch_base: u64,
    /// Bytes of scratch per lane.
    pub private_size: u32,
    /// The kernel's private memory may be used up by calls.
    pub dynamic_stack: bool,
    /// Number of the wave in the dispatch.
    pub identity: u32,
    /// Number of the wave in its work-group.
    pub number: u32,
    /// Instructions executed.
    pub executed: u64,
    /// Turns that it has had.
    pub turns: u64,
    /// Barriers that the wave has arrived at.
    pub barriers: u32,
    /// The lanes that must arrive at a barrier together, if that is checked.
    pub all_arrive: Option<u64>,
    /// Vector registers of a block, if the wave may change how many it has.
    pub vgpr_block: Option<u32>,
    /// See [`super::DispatchOptions`].
    pub group_atomics_acquire: bool,
    /// Stores that a wait has completed, by number, until the device knows.
    pub completed_stores: Vec<u64>,
    /// Write-backs of second-level caches, in the same way.
    pub completed_write_backs: Vec<u64>,
}

impl<M: Machine> State<M> {
    /// A wave with this many lanes and VGPRs and this MODE, nothing defined.
    pub(super) fn new(lanes: u32, vgprs: usize, mode: u32, policy: UndefinedPolicy, rules: M::Rules) -> Self {
        let mut state = Self {
            scalars: [0xbad0_bad0; SCALARS],
            shadow: [!0; SCALARS],
            scalars_pending: 0,
            scalar_cause: [NEVER; SCALARS],
            exec: 0,
            scc: false,
            scc_defined: false,
            scc_cause: NEVER,
            vectors: vec![[0xbad0_bad0; 64]; vgprs],
            accumulators: None,
            undefined: vec![!0; vgprs],
            rows: vec![None; vgprs],
            pending: vec![0; vgprs],
            cause: vec![NEVER; vgprs],
            partial_memory: HashMap::new(),
            pc: 0,
            parted: [0; 64],
            lanes,
            mode,
            fp: M::float_mode(mode),
            counters: Counters::default(),
            rules,
            policy,
            scratch_base: 0,
            private_size: 0,
            dynamic_stack: false,
            identity: 0,
            number: 0,
            executed: 0,
            turns: 0,
            barriers: 0,
            all_arrive: None,
            vgpr_block: None,
            group_atomics_acquire: false,
            completed_stores: Vec::new(),
            completed_write_backs: Vec::new(),
        };
        if let Some(null) = M::NULL {
            state.init_scalar(null.into(), 0);
        }
        state
    }

    /// The VGPRs that instructions may name.
    #[inline]
    pub fn vgprs(&self) -> usize {
        self.accumulators.unwrap_or(self.vectors.len())
    }

    /// The accumulation registers that instructions may name.
    #[inline]
    pub fn agprs(&self) -> usize {
        self.vectors.len() - self.vgprs()
    }

    /// Changes how many vector registers there are; new ones have no value.
    pub fn resize_vectors(&mut self, count: usize) {
        self.vectors.resize(count, [0xbad0_bad0; 64]);
        self.undefined.resize(count, !0);
        self.rows.resize(count, None);
        self.pending.resize(count, 0);
        self.cause.resize(count, NEVER);
    }

    /// Gives a scalar register its value before the first instruction.
    pub fn init_scalar(&mut self, register: u32, value: u32) {
        let register = register as usize;
        if register < SCALARS {
            self.scalars[register] = value;
            self.shadow[register] = 0;
        }
    }

    /// Whether a scalar register is (part of) the execution mask. With 32 lanes the upper half is a register like any other.
    #[inline]
    pub fn is_exec(&self, register: u8) -> bool {
        register == EXEC || register == EXEC + 1 && self.lanes == 64
    }

    /// The lanes that a wave has.
    pub fn all_lanes(&self) -> u64 {
        u64::MAX >> (64 - self.lanes)
    }

    /// The bits of a scalar register, defined or not.
    #[inline]
    pub fn scalar(&self, register: u8) -> u32 {
        match register {
            EXEC => self.exec as u32,
            127 if self.lanes == 64 => (self.exec >> 32) as u32,
            _ => self.scalars[usize::from(register) % SCALARS],
        }
    }

    /// Changes the MODE register.
    pub fn set_mode(&mut self, mode: u32) {
        self.mode = mode;
        self.fp = M::float_mode(mode);
    }

    /// Completes what a wait on a counter guarantees; says whether there was anything to wait for.
    pub fn wait(&mut self, counter: Counter, limit: usize) -> bool {
        let (undefined, pending) = (&mut self.undefined, &mut self.pending);
        let (shadow, scalars_pending) = (&mut self.shadow, &mut self.scalars_pending);
        let completed = &mut self.completed_stores;
        let written_back = &mut self.completed_write_backs;
        self.counters.wait(counter, limit, |entry| {
            if entry.stores {
                completed.push(entry.number);
            }
            if entry.writes_back {
                written_back.push(entry.number);
            }
            for target in &entry.targets {
                match *target {
                    Target::Vector(register, lanes, still_undefined) => {
                        let register = usize::from(register);
                        pending[register] &= !lanes;
                        undefined[register] = undefined[register] & !lanes | still_undefined;
                    }
                    Target::Scalar(register, still_undefined) => {
                        *scalars_pending &= !(1 << register);
                        shadow[usize::from(register) % SCALARS] = still_undefined;
                    }
                }
            }
        })
    }
}
