//! Facts of the compute ABI that are neither in the descriptor nor in the metadata: order of initial registers, hidden kernel
//! arguments, queue and signal layouts (Compute ABI v0.40, sections 4 and 6; code object v5 hidden arguments as the tools emit them).

/// Bytes of group memory that a work-group may have.
pub const MAX_GROUP_BYTES: u32 = 64 * 1024;

/// Size of the hidden argument block of code object v5. It starts after the explicit arguments, aligned to 8.
pub const HIDDEN_ARGUMENTS_SIZE: u64 = 256;

/// Offsets in the hidden argument block of code object v5.
pub mod hidden {
    /// u32 each: number of full work-groups along x, y, z.
    pub const BLOCK_COUNT: [u64; 3] = [0, 4, 8];
    /// u16 each: size of a full work-group.
    pub const GROUP_SIZE: [u64; 3] = [12, 14, 16];
    /// u16 each: size of the partial work-group at the upper edge, 0 if none.
    pub const REMAINDER: [u64; 3] = [18, 20, 22];
    /// u64 each: global offset.
    pub const GLOBAL_OFFSET: [u64; 3] = [40, 48, 56];
    /// u16: number of grid dimensions.
    pub const GRID_DIMS: u64 = 64;
    /// u32: dynamic group memory in bytes.
    pub const DYNAMIC_LDS_SIZE: u64 = 120;
    /// u32: high half of the private aperture.
    pub const PRIVATE_BASE: u64 = 192;
    /// u32: high half of the group aperture.
    pub const SHARED_BASE: u64 = 196;
    /// u64: queue pointer.
    pub const QUEUE_PTR: u64 = 200;
}

/// Offsets in `amd_queue_t`. The runtime may change them; they are kept in this one place.
pub mod queue {
    /// Bytes of the structure.
    pub const SIZE: u64 = 256;
    /// u64 base address of the packet ring.
    pub const BASE_ADDRESS: u64 = 8;
    /// u32 number of packets of the ring.
    pub const RING_SIZE: u64 = 24;
    /// u64 write index.
    pub const WRITE_DISPATCH_ID: u64 = 56;
    /// u32 high half of the group aperture.
    pub const GROUP_SEGMENT_APERTURE_BASE_HI: u64 = 64;
    /// u32 high half of the private aperture.
    pub const PRIVATE_SEGMENT_APERTURE_BASE_HI: u64 = 68;
    /// u64 read index.
    pub const READ_DISPATCH_ID: u64 = 128;
}

/// Offsets in `amd_signal_t`.
pub mod signal {
    /// Bytes of the structure.
    pub const SIZE: u64 = 64;
    /// i64 kind: 1 user signal, -1 doorbell.
    pub const KIND: u64 = 0;
    /// i64 value.
    pub const VALUE: u64 = 8;
    /// u64 mailbox to notify, or 0.
    pub const EVENT_MAILBOX_PTR: u64 = 16;
    /// u32 event id.
    pub const EVENT_ID: u64 = 24;
}

/// The message of `s_sendmsg` that interrupts the host with the event in M0.
pub const INTERRUPT: i32 = 1;

/// What a wave that waits for a signal sleeps at a time, in units of 64 clocks.
pub const PAUSE: i32 = 8;

/// Numbers of `s_trap`. The trap handler finds the queue in `s[0:1]`, and in `v0` the operand of `trap::HSA_DEBUG` (AMDGPU compute ABI,
/// "Debugtrap"; AMDGPU guide, "Trap Handler ABI").
pub mod trap {
    /// `debugtrap` of HSAIL, whose operand is in `v0`.
    pub const HSA_DEBUG: u8 = 1;
    /// Ends the dispatch and puts its queue into the error state. Code made here has the reason in `v0`, for whoever looks.
    pub const ABORT: u8 = 2;
    /// The register of the operand and of the reason, a vector register.
    pub const REASON: u8 = 0;
    /// The first register with the address of the queue, a scalar pair.
    pub const QUEUE: u8 = 0;
}
