//! Registers of a thread, and what is known about them.

use super::access::LateMessages;
use super::lanes::Values;
use std::collections::HashMap;
use wavelift_simulator::memory::StoreId;
use wavelift_simulator::undefined::Decides;
use wavelift_simulator::{MemoryFault, SimError, Site, UndefinedPolicy};

/// General registers.
pub(crate) const REGISTERS: usize = 128;
/// Bytes of a register.
pub(crate) const REGISTER_BYTES: usize = 32;
/// Bytes of all general registers.
pub(crate) const FILE_BYTES: usize = REGISTERS * REGISTER_BYTES;
/// Cause of what nobody has written.
const NEVER: u32 = u32::MAX;

/// A boxed error: the rare path.
pub(crate) type Fault = Box<SimError>;

/// What the accumulators hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AccKind {
    /// Integers of up to 64 bits, sign extended.
    Integer,
    /// Single precision.
    Float,
    /// Double precision.
    Double,
}

/// Where a thread is with its work-group's barrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Barrier {
    /// Not at it.
    Away,
    /// It has told the gateway.
    Told,
    /// It waits.
    Waiting,
}

/// The state of a thread.
pub(crate) struct State {
    /// General registers.
    pub(crate) grf: Box<[u8; FILE_BYTES]>,
    /// A bit per byte that has undefined bits.
    pub(crate) undefined: Box<[u32; REGISTERS]>,
    /// The undefined bits of such bytes; without them all.
    pub(crate) bits: Option<Box<[u8; FILE_BYTES]>>,
    /// The undefined bits of the result that is written next, in lanes that have some; without them all.
    pub(crate) partial: Option<Box<Values>>,
    /// Undefined bits of doublewords of private memory some of whose bytes are undefined in part, by address.
    pub(crate) partial_memory: HashMap<u64, u32>,
    /// Which instruction left (part of) a register undefined.
    pub(crate) cause: Box<[u32; REGISTERS]>,
    /// Accumulators: 16 channels.
    pub(crate) acc: [i64; 16],
    pub(crate) acc_undefined: u16,
    pub(crate) acc_kind: AccKind,
    /// f0.0, f0.1, f1.0, f1.1.
    pub(crate) flags: [u16; 4],
    pub(crate) flags_undefined: [u16; 4],
    /// a0.0 to a0.7.
    pub(crate) a0: [u16; 8],
    pub(crate) a0_undefined: u8,
    pub(crate) cr0: u32,
    pub(crate) sr0: [u32; 4],
    /// What sr0.1 must say when group memory is accessed.
    pub(crate) group_index: u32,
    /// Offset of the current instruction in the code.
    pub(crate) ip: u32,
    /// Where an instruction has set the pointer to, until it has ended.
    pub(crate) jump: Option<u32>,
    /// Channels whose pointer is the thread's.
    pub(crate) active: u32,
    /// Channels that wait elsewhere.
    pub(crate) parked: u32,
    /// Where they wait.
    pub(crate) pcip: [u32; 32],
    /// Channels that the last call came from.
    pub(crate) call_mask: u32,
    pub(crate) barrier: Barrier,
    pub(crate) policy: UndefinedPolicy,
    /// Scratch bytes that the thread may use, and where they are.
    pub(crate) scratch_bytes: u32,
    pub(crate) ended: bool,
    /// Registers that an instruction with NoDDClr has left marked as busy.
    pub(crate) busy: u128,
    /// Registers that a message or the math box writes, and nobody has waited for.
    pub(crate) in_flight: u128,
    /// Number of the hardware thread.
    pub(crate) slot: u32,
    /// Its number among the threads of the dispatch.
    pub(crate) identity: u32,
    /// The last store that no fence has waited for.
    pub(crate) last_store: Option<StoreId>,
    /// Messages that have not taken effect.
    pub(crate) late: LateMessages,
    /// Instructions that it has executed: its time.
    pub(crate) clock: u64,
    /// Barriers that the thread has arrived at.
    pub(crate) barriers: u32,
    /// Whether the kernel has barriers: only then threads may exchange data in an order.
    pub(crate) has_barriers: bool,
    /// Writes to memory since the last fence, while there are barriers: address and bytes.
    pub(crate) unfenced: Vec<(u32, u32)>,
}

impl State {
    /// A thread with these channels, nothing defined.
    pub(crate) fn new(active: u32, policy: UndefinedPolicy) -> Self {
        Self {
            grf: Box::new([0xbd; FILE_BYTES]),
            undefined: Box::new([u32::MAX; REGISTERS]),
            bits: None,
            partial: None,
            partial_memory: HashMap::new(),
            cause: Box::new([NEVER; REGISTERS]),
            acc: [0; 16],
            acc_undefined: u16::MAX,
            acc_kind: AccKind::Integer,
            flags: [0xbad0; 4],
            flags_undefined: [u16::MAX; 4],
            a0: [0; 8],
            a0_undefined: u8::MAX,
            cr0: 0,
            sr0: [0, 0, active, active],
            group_index: 0,
            ip: 0,
            jump: None,
            active,
            parked: 0,
            pcip: [0; 32],
            call_mask: 0,
            barrier: Barrier::Away,
            policy,
            scratch_bytes: 0,
            ended: false,
            busy: 0,
            in_flight: 0,
            slot: 0,
            identity: 0,
            last_store: None,
            late: LateMessages::default(),
            clock: 0,
            barriers: 0,
            has_barriers: false,
            unfenced: Vec::new(),
        }
    }

    /// Writes bytes from the start of register `register` on, as defined.
    pub(crate) fn init(&mut self, byte: usize, bytes: &[u8]) {
        if let Some(target) = self.grf.get_mut(byte..byte + bytes.len()) {
            target.copy_from_slice(bytes);
            for at in byte..byte + bytes.len() {
                self.undefined[at / REGISTER_BYTES] &= !(1 << (at % REGISTER_BYTES));
            }
        }
    }

    /// A doubleword of a register.
    pub(crate) fn dword(&self, register: usize, index: usize) -> u32 {
        let at = (register * REGISTER_BYTES + index * 4) % FILE_BYTES;
        self.grf[at..]
            .first_chunk::<4>()
            .map_or(0, |bytes| u32::from_le_bytes(*bytes))
    }

    /// Whether bytes of a register are all defined.
    pub(crate) fn is_defined(&self, byte: usize, size: usize) -> bool {
        let bits = ((1u64 << size) - 1) as u32;
        self.undefined[byte / REGISTER_BYTES % REGISTERS] >> (byte % REGISTER_BYTES) & bits == 0
    }

    /// Marks bytes of one register.
    pub(crate) fn mark(&mut self, byte: usize, size: usize, defined: bool, cause: u32) {
        let register = byte / REGISTER_BYTES % REGISTERS;
        let bits = (((1u64 << size) - 1) as u32) << (byte % REGISTER_BYTES);
        if defined {
            self.undefined[register] &= !bits;
        } else {
            self.undefined[register] |= bits;
            self.cause[register] = cause;
            if let Some(bits) = &mut self.bits {
                let byte = byte % FILE_BYTES;
                bits[byte..FILE_BYTES.min(byte + size)].fill(0xff);
            }
        }
    }

    /// The error of using an undefined byte.
    #[cold]
    pub(crate) fn poison(&self, byte: usize, lane: Option<u32>, decides: Option<Decides>) -> Fault {
        let register = byte / REGISTER_BYTES % REGISTERS;
        let cause = cause_text(self.cause[register]);
        let cause = decides.map_or_else(|| cause.clone(), |decides| format!("{decides}; {cause}"));
        let holder = format!("g{register} byte {}", byte % REGISTER_BYTES);
        poison(lane, holder, cause)
    }
}

/// Text of a cause.
pub(crate) fn cause_text(cause: u32) -> String {
    match cause {
        NEVER => "never written".into(),
        pc => format!("left undefined by the instruction at offset {pc:#x}"),
    }
}

pub(crate) fn site(lane: Option<u32>) -> Box<Site> {
    Box::new(Site {
        lane,
        ..Site::default()
    })
}

/// A use of an undefined value.
#[cold]
pub(crate) fn poison(lane: Option<u32>, holder: String, cause: String) -> Fault {
    Box::new(SimError::Poison {
        site: site(lane),
        holder,
        cause,
    })
}

/// Something the manual forbids.
#[cold]
pub(crate) fn illegal(what: impl Into<String>) -> Fault {
    Box::new(SimError::Illegal {
        site: site(None),
        what: what.into(),
    })
}

/// Something the manual forbids, in a channel.
#[cold]
pub(crate) fn illegal_in(lane: u32, what: impl Into<String>) -> Fault {
    Box::new(SimError::Illegal {
        site: site(Some(lane)),
        what: what.into(),
    })
}

/// Something this simulator cannot do.
#[cold]
pub(crate) fn unsupported(what: impl Into<String>) -> Fault {
    Box::new(SimError::Unsupported {
        site: site(None),
        what: what.into(),
    })
}

/// An access outside memory.
#[cold]
pub(crate) fn memory_fault(lane: Option<u32>, fault: MemoryFault) -> Fault {
    Box::new(SimError::Memory {
        site: site(lane),
        fault,
    })
}
