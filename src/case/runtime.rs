//! Signals, user-mode queues, and properties of images and samplers in global memory, as programs see them.
//!
//! A handle is the address of a structure; the fields that programs reach are where [`RuntimeLayout::HSA`] says. Every
//! executor can use these functions: they need nothing but memory.

use super::executor::{DeviceAddress, ExecError, Executor};
use super::model::{Image, Sampler};
use wavelift_hsail::model::{ChannelOrder, ChannelType, SamplerAddressing, SamplerCoord, SamplerFilter};
use wavelift_hsail::translate::RuntimeLayout;
use wavelift_simulator::dispatch::signal::{SIGNAL_BYTES, user_signal};

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
pub(super) fn create_signal<E: Executor + ?Sized>(executor: &mut E, initial: i64) -> Result<u64, ExecError> {
    let signal = executor.allocate("of a signal", SIGNAL_BYTES, SIGNAL_BYTES)?;
    executor.write(signal, &user_signal(initial))?;
    Ok(signal.0)
}

/// Stores to a signal.
pub(super) fn store_signal<E: Executor + ?Sized>(
    executor: &mut E,
    signal: u64,
    value: i64,
) -> Result<(), ExecError> {
    executor.write(
        field(signal, RuntimeLayout::HSA.signal_value),
        &value.to_le_bytes(),
    )
}

/// Loads a signal's value.
pub(super) fn load_signal<E: Executor + ?Sized>(executor: &mut E, signal: u64) -> Result<i64, ExecError> {
    let bytes = executor.read(field(signal, RuntimeLayout::HSA.signal_value), 8)?;
    let bytes = bytes
        .try_into()
        .map_err(|_| ExecError::Internal("a read of another length".to_owned()))?;
    Ok(i64::from_le_bytes(bytes))
}

/// Makes a queue of `size` packets, or of any number for 0, that nothing serves. Gives its address.
pub(super) fn create_queue<E: Executor + ?Sized>(executor: &mut E, size: u32) -> Result<u64, ExecError> {
    let queue = executor.allocate("of a queue", QUEUE_BYTES, QUEUE_BYTES)?;
    let size = if size == 0 { DEFAULT_QUEUE_SIZE } else { size };
    executor.write(DeviceAddress(queue.0 + QUEUE_SIZE), &size.to_le_bytes())?;
    Ok(queue.0)
}

/// Bytes of the structure of an image or sampler, and their alignment.
const DESCRIPTOR_BYTES: u64 = 64;

/// The BRIG code of an enumerator that a case names as `PREFIX` and the name in capitals.
fn code<T>(
    text: &str,
    prefix: &str,
    parse: fn(&str) -> Option<T>,
    code: fn(T) -> u16,
) -> Result<u32, ExecError> {
    let name = text.strip_prefix(prefix).map(str::to_lowercase);
    match name.as_deref().and_then(parse) {
        Some(value) => Ok(code(value).into()),
        None => Err(ExecError::Rejected(format!("{text} is no {prefix}* of BRIG"))),
    }
}

fn descriptor<E: Executor + ?Sized>(executor: &mut E, at: i32, words: &[u32]) -> Result<u64, ExecError> {
    let handle = executor
        .allocate("of an image or sampler", DESCRIPTOR_BYTES, DESCRIPTOR_BYTES)?
        .0;
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    executor.write(field(handle, at), &bytes)?;
    Ok(handle)
}

/// Makes an image that programs can ask for its properties; it has no data.
pub(super) fn create_image<E: Executor + ?Sized>(executor: &mut E, image: &Image) -> Result<u64, ExecError> {
    let order = code(
        &image.channel_order,
        "BRIG_CHANNEL_ORDER_",
        ChannelOrder::from_name,
        ChannelOrder::brig_code,
    )?;
    let kind = code(
        &image.channel_type,
        "BRIG_CHANNEL_TYPE_",
        ChannelType::from_name,
        ChannelType::brig_code,
    )?;
    let [width, height, depth, array] = image.size;
    let words = [order, kind, width, height, depth, array];
    descriptor(executor, RuntimeLayout::HSA.image_properties, &words)
}

/// Makes a sampler that programs can ask for its properties.
pub(super) fn create_sampler<E: Executor + ?Sized>(
    executor: &mut E,
    sampler: &Sampler,
) -> Result<u64, ExecError> {
    let words = [
        code(
            &sampler.addressing,
            "BRIG_ADDRESSING_",
            SamplerAddressing::from_name,
            SamplerAddressing::brig_code,
        )?,
        code(
            &sampler.coordinates,
            "BRIG_COORD_",
            SamplerCoord::from_name,
            SamplerCoord::brig_code,
        )?,
        code(
            &sampler.filter,
            "BRIG_FILTER_",
            SamplerFilter::from_name,
            SamplerFilter::brig_code,
        )?,
    ];
    descriptor(executor, RuntimeLayout::HSA.sampler_properties, &words)
}
