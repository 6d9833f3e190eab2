//! Signals, user-mode queues, images and samplers in global memory, as programs see them.
//!
//! A handle is the address of a structure; the fields that programs reach are where [`RuntimeLayout::HSA`] says. Every
//! executor can use these functions: they need nothing but memory.

use super::executor::{DeviceAddress, ExecError, Executor};
use super::model::{Image, Sampler};
use wavelift_hsail::translate::RuntimeLayout;
use wavelift_images::{
    ChannelOrder, ChannelType, Format, Geometry, ImageProperties, Object, Permission, SamplerAddressing,
    SamplerCoord, SamplerFilter, View, layout,
};
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

/// The enumerator that a case names as `PREFIX` and the name in capitals.
fn enumerator<T>(text: &str, prefix: &str, parse: fn(&str) -> Option<T>) -> Result<T, ExecError> {
    let name = text.strip_prefix(prefix).map(str::to_lowercase);
    let value = name.as_deref().and_then(parse);
    value.ok_or_else(|| ExecError::Rejected(format!("{text} is no {prefix}* of BRIG")))
}

/// The image that a case describes.
pub(super) fn image_object(image: &Image) -> Result<Object, ExecError> {
    let permission = Permission::from_name(&image.access)
        .ok_or_else(|| ExecError::Rejected(format!("{} is no type of an image", image.access)))?;
    let properties = ImageProperties {
        permission,
        geometry: enumerator(&image.geometry, "BRIG_GEOMETRY_", Geometry::from_name)?,
        format: Format {
            order: enumerator(
                &image.channel_order,
                "BRIG_CHANNEL_ORDER_",
                ChannelOrder::from_name,
            )?,
            ty: enumerator(&image.channel_type, "BRIG_CHANNEL_TYPE_", ChannelType::from_name)?,
        },
        size: image.size,
    };
    Ok(Object::Image(properties))
}

/// The sampler that a case describes.
pub(super) fn sampler_object(sampler: &Sampler) -> Result<Object, ExecError> {
    Ok(Object::Sampler(wavelift_images::Sampler {
        addressing: enumerator(
            &sampler.addressing,
            "BRIG_ADDRESSING_",
            SamplerAddressing::from_name,
        )?,
        coord: enumerator(&sampler.coordinates, "BRIG_COORD_", SamplerCoord::from_name)?,
        filter: enumerator(&sampler.filter, "BRIG_FILTER_", SamplerFilter::from_name)?,
    }))
}

/// The image of a handle.
pub(crate) fn view<E: Executor + ?Sized>(executor: &mut E, image: u64) -> Result<View, ExecError> {
    let bytes = executor.read(DeviceAddress(image), layout::IMAGE_BYTES)?;
    let view = bytes.as_slice().try_into().ok().and_then(layout::view);
    view.ok_or_else(|| ExecError::Internal(format!("{image:#x} is no handle of an image")))
}

/// A box of elements of an image: rows of `size[0]` elements, and the coordinates of the first of each.
fn rows(origin: [u32; 3], size: [u32; 3]) -> impl Iterator<Item = [i32; 3]> {
    let [x, y, z] = origin;
    let of = |start: u32, count: u32| (start..start.saturating_add(count)).map(|at| at as i32);
    of(z, size[2]).flat_map(move |z| of(y, size[1]).map(move |y| [x as i32, y, z]))
}

/// The address of an element, which must be one of the image.
fn element(view: &View, coordinates: [i32; 3]) -> Result<DeviceAddress, ExecError> {
    view.address(coordinates).map(DeviceAddress).ok_or_else(|| {
        ExecError::Rejected(format!(
            "{coordinates:?} is outside of an image of {:?}",
            view.extents()
        ))
    })
}

/// Makes all elements of an image these bytes.
pub(super) fn fill_image<E: Executor + ?Sized>(
    executor: &mut E,
    image: u64,
    bytes: &[u8],
) -> Result<(), ExecError> {
    let view = view(executor, image)?;
    if bytes.len() != view.element_bytes() {
        return Err(ExecError::NotSupported(format!(
            "an element of {} {} has {} bytes, the value {}",
            view.order,
            view.ty,
            view.element_bytes(),
            bytes.len()
        )));
    }
    let row = bytes.repeat(view.width as usize);
    for first in rows([0; 3], view.extents()) {
        executor.write(element(&view, first)?, &row)?;
    }
    Ok(())
}

/// Writes a box of elements, rows one after the other. There may be more bytes than that: cases give small elements as words.
pub(crate) fn write_image<E: Executor + ?Sized>(
    executor: &mut E,
    image: u64,
    (origin, size): ([u32; 3], [u32; 3]),
    bytes: &[u8],
) -> Result<(), ExecError> {
    let view = view(executor, image)?;
    let (first, last) = box_of(origin, size)?;
    let sides = size.map(|side| side as usize);
    let row_bytes = sides[0].saturating_mul(view.element_bytes());
    let wanted = sides[1..]
        .iter()
        .fold(row_bytes, |bytes, &side| bytes.saturating_mul(side));
    let Some(bytes) = bytes.get(..wanted).filter(|bytes| !bytes.is_empty()) else {
        let what = format!("{} bytes are not {size:?} elements of the image", bytes.len());
        return Err(ExecError::Rejected(what));
    };
    element(&view, first)?;
    element(&view, last)?;
    for (first, bytes) in rows(origin, size).zip(bytes.chunks(row_bytes)) {
        executor.write(element(&view, first)?, bytes)?;
    }
    Ok(())
}

/// Reads all elements of an image, rows one after the other.
pub(crate) fn read_image<E: Executor + ?Sized>(executor: &mut E, image: u64) -> Result<Vec<u8>, ExecError> {
    let view = view(executor, image)?;
    let row_bytes = u64::from(view.width) * view.element_bytes() as u64;
    let mut bytes = Vec::new();
    for first in rows([0; 3], view.extents()) {
        bytes.extend(executor.read(element(&view, first)?, row_bytes)?);
    }
    Ok(bytes)
}

/// First and last element of a box.
fn box_of(origin: [u32; 3], size: [u32; 3]) -> Result<([i32; 3], [i32; 3]), ExecError> {
    let mut last = origin;
    for (last, size) in last.iter_mut().zip(size) {
        *last = size
            .checked_sub(1)
            .and_then(|more| last.checked_add(more))
            .ok_or_else(|| ExecError::Rejected(format!("no elements: {size} in one direction")))?;
    }
    Ok((origin.map(|at| at as i32), last.map(|at| at as i32)))
}
