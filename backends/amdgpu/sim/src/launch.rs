//! What a dispatch needs before its first wave: checks of the launch, kernel arguments, packet, queue, scratch memory, user SGPRs.

use crate::access::{PRIVATE_APERTURE, SHARED_APERTURE};
use crate::machine::ScratchMemory;
use std::fmt;
use std::ops::Range;
use wavelift_amdgpu::abi::MAX_GROUP_BYTES;
use wavelift_amdgpu::abi::queue;
use wavelift_amdgpu::descriptor::UserSgpr;
use wavelift_amdgpu::elf::{ImageKernel, ReadError};
use wavelift_amdgpu::metadata::{KernelMetadata, ValueKind};
use wavelift_simulator::dispatch::DispatchPacket;
use wavelift_simulator::{BufferId, DeviceMemory, Geometry, SimError};

/// Private memory that a dispatch may have per work-item.
pub const MAX_PRIVATE_BYTES: u32 = 1 << 20;
/// Bytes that the kernarg segment of a kernel may have.
pub const MAX_KERNARG_BYTES: u64 = 1 << 20;

/// Why a code object cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// The file is not a code object that can be read.
    Read(ReadError),
    /// The code is for another processor, or other settings than those of the device, if it has such.
    Target(String, Option<String>),
    /// Device memory is full.
    Memory(String),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Read(error) => write!(f, "{error}"),
            LoadError::Target(target, None) => {
                write!(f, "the code object is for {target}, not for this device")
            }
            LoadError::Target(target, Some(device)) => {
                write!(f, "the code object is for {target}, and this device is {device}")
            }
            LoadError::Memory(what) => write!(f, "{what}"),
        }
    }
}

impl std::error::Error for LoadError {}

/// Choices of a launch.
#[derive(Clone, Copy, Debug)]
pub struct LaunchOptions {
    /// Bytes of private memory per work-item on top of the kernel's fixed size when the kernel has a dynamic stack.
    pub stack: u32,
    /// Bytes of private memory per work-item on top of everything.
    pub extra_private: u32,
    /// Work-groups that run at the same time.
    pub resident_groups: u32,
    /// Identifier of the dispatch packet.
    pub packet_id: u64,
    /// The packet's completion signal, or 0.
    pub completion_signal: u64,
}

/// A dispatch before its first wave.
#[derive(Debug)]
pub struct Launch {
    /// Values of the user SGPRs.
    pub user: Vec<u32>,
    /// Bytes of private memory per work-item.
    pub private_size: u32,
    /// First byte of scratch memory.
    pub scratch_base: u64,
    /// Bytes of scratch memory per wave.
    pub slot_size: u64,
    /// Numbers of the parts of scratch memory that no wave has.
    pub free_slots: Vec<u64>,
    /// Buffers to free after the dispatch.
    pub buffers: Vec<BufferId>,
}

/// Bytes of group memory of a work-group.
pub fn group_bytes(kernel: &ImageKernel, dynamic: u32) -> u32 {
    kernel.descriptor.group_segment_fixed_size.saturating_add(dynamic)
}

impl Launch {
    /// Checks and prepares a dispatch of a kernel of the code object at `code_base`, in waves of `wave_size` lanes.
    /// `scratch_registers` has the user SGPRs that set up scratch memory, if the processor has such.
    ///
    /// # Errors
    /// [`SimError`] if the launch does not fit the kernel, or device memory is full.
    #[allow(clippy::too_many_arguments)]
    pub fn new(
        memory: &mut DeviceMemory,
        kernel: &ImageKernel,
        (code_base, wave_size): (u64, u32),
        geometry: &Geometry,
        dynamic_group: u32,
        kernarg: &[u8],
        options: &LaunchOptions,
        scratch_registers: impl Fn(UserSgpr, ScratchMemory) -> Option<Vec<u32>>,
    ) -> Result<Launch, SimError> {
        let metadata = &kernel.metadata;
        check(kernel, geometry, dynamic_group, kernarg)?;
        let private_size = private_bytes(kernel, options)?;
        let mut buffers = Vec::new();
        let mut buffer = |memory: &mut DeviceMemory, name, size, undefined| {
            let id = allocate(memory, name, size, undefined)?;
            buffers.push(id);
            Ok::<BufferId, SimError>(id)
        };
        let kernarg_buffer = buffer(
            memory,
            "kernel arguments",
            metadata.kernarg_segment_size.max(1).next_multiple_of(64),
            false,
        )?;
        let packet_buffer = buffer(memory, "dispatch packet", 64, false)?;
        let queue_buffer = buffer(memory, "queue", queue::SIZE, false)?;
        let slot_size = (u64::from(private_size) * u64::from(wave_size)).next_multiple_of(1024);
        let items: u32 = geometry.group().iter().product();
        let slots = u64::from(items.div_ceil(wave_size)) * u64::from(options.resident_groups.max(1));
        let scratch = if private_size == 0 {
            None
        } else {
            Some(buffer(memory, "scratch", slots * slot_size, true)?)
        };
        let scratch_base = scratch.map_or(0, |scratch| memory.address(scratch));
        set_apertures(memory.bytes_mut(queue_buffer));
        let queue_address = memory.address(queue_buffer);
        let bytes = memory.bytes_mut(kernarg_buffer);
        bytes[..kernarg.len()].copy_from_slice(kernarg);
        add_hidden_arguments(bytes, metadata, geometry, dynamic_group, queue_address);
        for gap in gaps(metadata) {
            memory.undefine(kernarg_buffer, gap);
        }
        let kernarg_address = memory.address(kernarg_buffer);
        let mut packet = DispatchPacket::new(geometry);
        packet.private_segment_size = private_size;
        packet.group_segment_size = group_bytes(kernel, dynamic_group);
        packet.kernel_object = code_base + kernel.descriptor_address;
        packet.kernarg_address = kernarg_address;
        packet.completion_signal = options.completion_signal;
        memory
            .bytes_mut(packet_buffer)
            .copy_from_slice(&packet.to_bytes());
        let addresses = Addresses {
            packet: memory.address(packet_buffer),
            queue: queue_address,
            kernarg: kernarg_address,
        };
        let scratch = ScratchMemory {
            base: scratch_base,
            size: private_size,
            lanes: wave_size,
        };
        let scratch = |which| scratch_registers(which, scratch);
        let user = user_registers(kernel, &addresses, options.packet_id, private_size, scratch)?;
        Ok(Launch {
            user,
            private_size,
            scratch_base,
            slot_size,
            free_slots: (0..slots).rev().collect(),
            buffers,
        })
    }
}

/// Makes a buffer of the dispatch.
fn allocate(memory: &mut DeviceMemory, name: &str, size: u64, undefined: bool) -> Result<BufferId, SimError> {
    let made = if undefined {
        memory.allocate_undefined(name, size)
    } else {
        memory.allocate_internal(name, size)
    };
    made.map_err(|what| SimError::Limit { what })
}

/// Writes into a queue where the group and the private segment are among flat addresses.
fn set_apertures(queue_bytes: &mut [u8]) {
    for (offset, aperture) in [
        (queue::GROUP_SEGMENT_APERTURE_BASE_HI, SHARED_APERTURE),
        (queue::PRIVATE_SEGMENT_APERTURE_BASE_HI, PRIVATE_APERTURE),
    ] {
        queue_bytes[offset as usize..][..4].copy_from_slice(&aperture.to_le_bytes());
    }
}

/// Whether a launch fits the kernel.
fn check(
    kernel: &ImageKernel,
    geometry: &Geometry,
    dynamic_group: u32,
    kernarg: &[u8],
) -> Result<(), SimError> {
    let metadata = &kernel.metadata;
    let launch = |what: String| Err(SimError::Launch { what });
    let items: u32 = geometry.group().iter().product();
    if metadata.max_flat_workgroup_size != 0 && u64::from(items) > metadata.max_flat_workgroup_size {
        return launch(format!(
            "work-group of {items} work-items, {} allows {}",
            metadata.name, metadata.max_flat_workgroup_size
        ));
    }
    if let Some(required) = metadata.reqd_workgroup_size
        && geometry.group().map(u64::from) != required
    {
        return launch(format!(
            "{} requires work-groups of {required:?}, not {:?}",
            metadata.name,
            geometry.group()
        ));
    }
    if group_bytes(kernel, dynamic_group) > MAX_GROUP_BYTES {
        return launch(format!("more than {MAX_GROUP_BYTES} bytes of group memory"));
    }
    if metadata.kernarg_segment_size > MAX_KERNARG_BYTES {
        return launch(format!(
            "{} takes {} bytes of kernel arguments, more than {MAX_KERNARG_BYTES}",
            metadata.name, metadata.kernarg_segment_size
        ));
    }
    if kernarg.len() as u64 > metadata.kernarg_segment_size {
        return launch(format!(
            "{} bytes of kernel arguments, {} takes {}",
            kernarg.len(),
            metadata.name,
            metadata.kernarg_segment_size
        ));
    }
    Ok(())
}

/// Bytes of private memory per work-item.
fn private_bytes(kernel: &ImageKernel, options: &LaunchOptions) -> Result<u32, SimError> {
    let descriptor = &kernel.descriptor;
    let stack = match descriptor.properties.uses_dynamic_stack() {
        1 => options.stack,
        _ => 0,
    };
    let bytes = descriptor
        .private_segment_fixed_size
        .saturating_add(stack)
        .saturating_add(options.extra_private)
        .min(u32::MAX - 3)
        .next_multiple_of(4);
    if bytes > MAX_PRIVATE_BYTES {
        let what = format!("more than {MAX_PRIVATE_BYTES} bytes of private memory per work-item");
        return Err(SimError::Launch { what });
    }
    Ok(bytes)
}

/// What lies between the arguments of a kernel and after them: nobody writes it.
fn gaps(metadata: &KernelMetadata) -> Vec<Range<usize>> {
    let mut arguments: Vec<Range<usize>> = metadata
        .arguments
        .iter()
        .map(|argument| argument.offset as usize..(argument.offset.saturating_add(argument.size)) as usize)
        .collect();
    arguments.sort_by_key(|argument| argument.start);
    let end = metadata.kernarg_segment_size as usize;
    let (mut gaps, mut at) = (Vec::new(), 0);
    // A code object that does not say what its arguments are says nothing about gaps.
    for argument in arguments
        .iter()
        .chain((!arguments.is_empty()).then_some(&(end..end)))
    {
        if at < argument.start.min(end) {
            gaps.push(at..argument.start.min(end));
        }
        at = at.max(argument.end);
    }
    gaps
}

/// Writes the arguments that the runtime adds to those of the program.
fn add_hidden_arguments(
    bytes: &mut [u8],
    metadata: &KernelMetadata,
    geometry: &Geometry,
    dynamic_group: u32,
    queue: u64,
) {
    let hidden = metadata
        .arguments
        .iter()
        .filter(|argument| argument.kind.is_hidden());
    for argument in hidden {
        let value = hidden_argument(&argument.kind, geometry, dynamic_group, queue).to_le_bytes();
        let (start, size) = (argument.offset as usize, (argument.size as usize).min(8));
        if let Some(target) = bytes.get_mut(start..start.saturating_add(size)) {
            target.copy_from_slice(&value[..size]);
        }
    }
}

/// Where the kernel finds what belongs to the dispatch.
struct Addresses {
    packet: u64,
    queue: u64,
    kernarg: u64,
}

/// Values of the user SGPRs that the descriptor enables.
fn user_registers(
    kernel: &ImageKernel,
    addresses: &Addresses,
    packet_id: u64,
    private_size: u32,
    scratch_registers: impl Fn(UserSgpr) -> Option<Vec<u32>>,
) -> Result<Vec<u32>, SimError> {
    let name = &kernel.metadata.name;
    let launch = |what: String| SimError::Launch { what };
    let pair = |value: u64| vec![value as u32, (value >> 32) as u32];
    let mut user = Vec::new();
    for (which, _) in kernel.descriptor.properties.user_sgprs() {
        user.extend(match which {
            UserSgpr::DispatchPtr => pair(addresses.packet),
            UserSgpr::QueuePtr => pair(addresses.queue),
            UserSgpr::KernargSegmentPtr => pair(addresses.kernarg),
            UserSgpr::DispatchId => pair(packet_id),
            UserSgpr::PrivateSegmentSize => vec![private_size],
            UserSgpr::PrivateSegmentBuffer | UserSgpr::FlatScratchInit => scratch_registers(which)
                .ok_or_else(|| {
                    launch(format!(
                        "{name} wants {which:?}, which the processor does not have"
                    ))
                })?,
        });
    }
    let declared = kernel.descriptor.rsrc2.user_sgpr_count();
    // More than have a meaning may be asked for: the rest is undefined.
    if user.len() as u32 > declared {
        return Err(launch(format!(
            "the descriptor of {name} enables {} user SGPRs but counts {declared}",
            user.len()
        )));
    }
    Ok(user)
}

/// Value of a hidden argument.
fn hidden_argument(kind: &ValueKind, geometry: &Geometry, dynamic_group: u32, queue: u64) -> u64 {
    let (grid, group) = (geometry.grid(), geometry.group());
    let blocks = |axis: usize| u64::from(grid[axis] / group[axis]);
    let size = |axis: usize| u64::from(group[axis]);
    let remainder = |axis: usize| u64::from(grid[axis] % group[axis]);
    match kind {
        ValueKind::HiddenBlockCountX => blocks(0),
        ValueKind::HiddenBlockCountY => blocks(1),
        ValueKind::HiddenBlockCountZ => blocks(2),
        ValueKind::HiddenGroupSizeX => size(0),
        ValueKind::HiddenGroupSizeY => size(1),
        ValueKind::HiddenGroupSizeZ => size(2),
        ValueKind::HiddenRemainderX => remainder(0),
        ValueKind::HiddenRemainderY => remainder(1),
        ValueKind::HiddenRemainderZ => remainder(2),
        ValueKind::HiddenGridDims => geometry.dimensions().into(),
        ValueKind::HiddenDynamicLdsSize => dynamic_group.into(),
        ValueKind::HiddenPrivateBase => PRIVATE_APERTURE.into(),
        ValueKind::HiddenSharedBase => SHARED_APERTURE.into(),
        ValueKind::HiddenQueuePtr => queue,
        _ => 0,
    }
}
