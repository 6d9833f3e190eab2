//! Signals and user-mode queues in global memory, as programs see them.
//!
//! A handle is the address of a structure; the fields that programs reach are where [`RuntimeLayout::HSA`] says. Every
//! executor can use these functions: they need nothing but memory.

use crate::case::{DeviceAddress, ExecError, Executor};
use wavelift_frontend_hsail::translate::RuntimeLayout;

/// Bytes of a signal, and their alignment.
const SIGNAL_BYTES: u64 = 64;
/// The kind of a signal that programs may change: first field, 64 bits.
const USER_SIGNAL: i64 = 1;
/// Bytes of a queue, and their alignment.
const QUEUE_BYTES: u64 = 256;
/// Where a queue says how many packets it holds.
const QUEUE_SIZE: u64 = 24;
/// Packets of a queue of any size.
const DEFAULT_QUEUE_SIZE: u32 = 64;

fn field(handle: u64, offset: i32) -> DeviceAddress {
    DeviceAddress(handle.wrapping_add_signed(offset.into()))
}

/// Makes a signal and gives its handle.
pub(super) fn create_signal(executor: &mut dyn Executor, initial: i64) -> Result<u64, ExecError> {
    let signal = executor.allocate(SIGNAL_BYTES, SIGNAL_BYTES)?;
    executor.write(signal, &USER_SIGNAL.to_le_bytes())?;
    store_signal(executor, signal.0, initial)?;
    Ok(signal.0)
}

/// Stores to a signal.
pub(super) fn store_signal(executor: &mut dyn Executor, signal: u64, value: i64) -> Result<(), ExecError> {
    executor.write(
        field(signal, RuntimeLayout::HSA.signal_value),
        &value.to_le_bytes(),
    )
}

/// Loads a signal's value.
pub(super) fn load_signal(executor: &mut dyn Executor, signal: u64) -> Result<i64, ExecError> {
    let bytes = executor.read(field(signal, RuntimeLayout::HSA.signal_value), 8)?;
    let bytes = bytes
        .try_into()
        .map_err(|_| ExecError::Internal("a read of another length".to_owned()))?;
    Ok(i64::from_le_bytes(bytes))
}

/// Makes a queue of `size` packets, or of any number for 0, that nothing serves. Gives its address.
pub(super) fn create_queue(executor: &mut dyn Executor, size: u32) -> Result<u64, ExecError> {
    let queue = executor.allocate(QUEUE_BYTES, QUEUE_BYTES)?;
    let size = if size == 0 { DEFAULT_QUEUE_SIZE } else { size };
    executor.write(DeviceAddress(queue.0 + QUEUE_SIZE), &size.to_le_bytes())?;
    Ok(queue.0)
}
