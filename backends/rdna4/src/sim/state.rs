//! Registers of a wave, and what is known about them.
//!
//! Each VGPR has two masks over lanes: `undefined` (the lane holds nothing usable) and `pending` (a memory instruction will still write
//! the lane). Pending implies undefined (S1), so that the fast path of a read tests one mask.
//!
//! Scalar registers are lane masks most of the time, and compilers build masks whose bits outside EXEC are undefined. So the undefined part
//! of a scalar register is kept bit by bit (`shadow`), bitwise operations compute it exactly, and it follows spills to lanes of VGPRs
//! and on to scratch memory (`partial`, `partial_memory`). Pending scalar registers have all bits in the shadow.

use super::counters::Counters;
use super::rules::Rules;
use crate::isa::WaveSize;
use std::collections::HashMap;
use wavelift_amdgpu::arith::Fp;
pub use wavelift_amdgpu::sim::fault::UndefinedPolicy;
pub(crate) use wavelift_amdgpu::sim::fault::{
    Fault, NEVER, cause_text, hazard, illegal, poison, unsupported,
};

/// Numbers of scalar registers, special ones included.
pub(crate) const SCALARS: usize = 128;
/// VCC, low half.
pub(crate) const VCC: u8 = 106;
/// NULL: zero, whatever is written.
pub(crate) const NULL: u8 = 124;
/// M0.
pub(crate) const M0: u8 = 125;
/// ttmp0.
pub(crate) const TTMP0: u8 = 108;
/// EXEC, low half.
pub(crate) const EXEC: u8 = 126;
/// The registers of one wave.
#[derive(Debug)]
pub(crate) struct State {
    /// Scalar registers by encoding; EXEC is kept apart.
    pub(crate) scalars: [u32; SCALARS],
    /// Undefined bits of each scalar register.
    pub(crate) shadow: [u32; SCALARS],
    pub(crate) scalars_pending: u128,
    pub(crate) scalar_cause: [u32; SCALARS],
    pub(crate) exec: u64,
    pub(crate) scc: bool,
    pub(crate) scc_defined: bool,
    pub(crate) vectors: Vec<[u32; 64]>,
    pub(crate) undefined: Vec<u64>,
    pub(crate) pending: Vec<u64>,
    pub(crate) cause: Vec<u32>,
    /// Undefined bits of VGPR lanes that are undefined in part, by register and lane.
    pub(crate) partial: HashMap<(u8, u8), u32>,
    /// The same for dwords in scratch memory, by address.
    pub(crate) partial_memory: HashMap<u64, u32>,
    /// Address of the next instruction.
    pub(crate) pc: u64,
    /// Lanes of the wave.
    pub(crate) wave: WaveSize,
    /// MODE register.
    pub(crate) mode: u32,
    pub(crate) fp: Fp,
    pub(crate) counters: Counters,
    /// What rules beyond the wait counters need to know.
    pub(crate) rules: Rules,
    pub(crate) policy: UndefinedPolicy,
    /// First byte of this wave's scratch memory.
    pub(crate) scratch_base: u64,
    /// Bytes of scratch per lane.
    pub(crate) private_size: u32,
    /// The kernel\'s private memory may be used up by calls.
    pub(crate) dynamic_stack: bool,
    /// Number of the wave in the dispatch.
    pub(crate) identity: u32,
    /// Number of the wave in its work-group.
    pub(crate) number: u32,
    /// Instructions executed.
    pub(crate) executed: u64,
    /// Barriers that the wave has arrived at.
    pub(crate) barriers: u32,
    /// See [`super::DispatchOptions`].
    pub(crate) group_atomics_acquire: bool,
    /// Stores that a wait has completed, by number, until the device knows.
    pub(crate) completed_stores: Vec<u64>,
}

impl State {
    /// A wave with this many VGPRs and MODE, nothing defined but NULL.
    pub(crate) fn new(wave: WaveSize, vgprs: usize, mode: u32, policy: UndefinedPolicy) -> Self {
        let mut state = Self {
            scalars: [0xbad0_bad0; SCALARS],
            shadow: [!0; SCALARS],
            scalars_pending: 0,
            scalar_cause: [NEVER; SCALARS],
            exec: 0,
            scc: false,
            scc_defined: false,
            vectors: vec![[0xbad0_bad0; 64]; vgprs],
            undefined: vec![!0; vgprs],
            pending: vec![0; vgprs],
            cause: vec![NEVER; vgprs],
            partial: HashMap::new(),
            partial_memory: HashMap::new(),
            pc: 0,
            wave,
            mode,
            fp: Fp::new(mode & 0xff),
            counters: Counters::default(),
            rules: Rules::default(),
            policy,
            scratch_base: 0,
            private_size: 0,
            dynamic_stack: false,
            identity: 0,
            number: 0,
            executed: 0,
            barriers: 0,
            group_atomics_acquire: false,
            completed_stores: Vec::new(),
        };
        state.init_scalar(NULL.into(), 0);
        state
    }

    /// Gives a scalar register its value before the first instruction.
    pub(crate) fn init_scalar(&mut self, register: u32, value: u32) {
        let register = register as usize;
        if register < SCALARS {
            self.scalars[register] = value;
            self.shadow[register] = 0;
        }
    }

    /// Whether a scalar register is (part of) the execution mask.
    pub(crate) fn is_exec(&self, register: u8) -> bool {
        register == EXEC || register == EXEC + 1 && self.wave == WaveSize::Wave64
    }

    /// The lanes that a wave has.
    pub(crate) fn all_lanes(&self) -> u64 {
        u64::MAX >> (64 - self.wave.lanes())
    }

    /// The bits of a scalar register, defined or not.
    pub(crate) fn scalar(&self, register: u8) -> u32 {
        match register {
            EXEC => self.exec as u32,
            // With 32 lanes the upper half is a register like any other.
            127 if self.wave == WaveSize::Wave64 => (self.exec >> 32) as u32,
            _ => self.scalars[usize::from(register) % SCALARS],
        }
    }

    /// Changes the MODE register.
    pub(crate) fn set_mode(&mut self, mode: u32) {
        self.mode = mode;
        self.fp = Fp::new(mode & 0xff);
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
        M0 => "m0".into(),
        126 => "exec_lo".into(),
        127 => "exec_hi".into(),
        _ => format!("scalar register {register}"),
    }
}
