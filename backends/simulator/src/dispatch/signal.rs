//! Signals as they lie in memory: 64 bytes at a multiple of 64, `amd_signal_t` of the HSA runtime. A handle is the address.
//!
//! Offset 0 kind i64, 8 value i64 or address of the doorbell, 16 address of the mailbox or 0, 24 event u32, 32 and 40 times, 48 queue, 56 padding.

/// Bytes of a signal, and its alignment.
pub const SIGNAL_BYTES: u64 = 64;
/// Where the value is.
pub const SIGNAL_VALUE: usize = 8;
/// A signal with a value, which waits can watch.
const USER: i64 = 1;

/// The signal of a packet before its kernel has run; the packet processor subtracts one at the end.
pub const NOT_COMPLETED: i64 = 1;

/// A signal with a value, as it lies in memory.
pub fn user_signal(value: i64) -> [u8; SIGNAL_BYTES as usize] {
    let mut bytes = [0; SIGNAL_BYTES as usize];
    bytes[..8].copy_from_slice(&USER.to_le_bytes());
    bytes[SIGNAL_VALUE..SIGNAL_VALUE + 8].copy_from_slice(&value.to_le_bytes());
    bytes
}
