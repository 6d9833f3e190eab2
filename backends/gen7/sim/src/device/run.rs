//! A dispatch: what it needs of memory, and what threads start with.

use super::super::access::{Bindings, Private, Surface, Written};
use super::super::op::Code;
use super::super::state::{REGISTER_BYTES, State};
use super::super::watch::{Watched, Watcher};
use super::super::wave::{Counts, Thread};
use super::{
    BASE_ADDRESS, Device, DispatchOptions, MAX_ARGUMENT_BYTES, MAX_CURBE_REGISTERS, MAX_SLOTS, SCRATCH_ALIGN,
};
use std::sync::Arc;
use wavelift_codegen::divergence::watch::{Lanes, Seen};
use wavelift_gen7::abi::{MAX_GROUP_BYTES, MAX_PRIVATE_BYTES};
use wavelift_gen7::elf::{CurbeValue, ImageKernel, KernelInfo};
use wavelift_gen7::subtarget::Subtarget;
use wavelift_simulator::dispatch::{DispatchPacket, GroupContext, GroupInfo, Program, WaveInfo};
use wavelift_simulator::memory::PAGE;
use wavelift_simulator::{BufferId, Geometry, SimError, UndefinedPolicy};

/// A dispatch while it runs.
pub(super) struct Run {
    kernel: ImageKernel,
    name: Arc<str>,
    code: Arc<Code>,
    geometry: Geometry,
    policy: UndefinedPolicy,
    arguments: Vec<u8>,
    argument_address: u64,
    packet_address: u64,
    lock_address: u64,
    packet_id: u64,
    scratch_address: u64,
    scratch_size: u64,
    private_address: u64,
    private_size: u64,
    private_total: u64,
    surfaces: Arc<[Surface]>,
    bindings: Arc<Bindings>,
    written: Option<Arc<Written>>,
    free_slots: Vec<u32>,
    pub(super) resident_groups: u32,
    pub(super) buffers: Vec<BufferId>,
    pub(super) counts: Counts,
    pub(super) watched: Option<Arc<Watched>>,
    pub(super) seen: Seen,
    /// Threads that have started.
    started: u32,
}

/// Work-items of a work-group.
fn items_of(geometry: &Geometry) -> u32 {
    geometry.group().iter().product()
}

/// What the machine and the kernel want of a launch.
fn check_launch(
    machine: &Subtarget,
    kernel: &ImageKernel,
    geometry: &Geometry,
    group_bytes: u32,
    arguments: &[u8],
) -> Result<(), SimError> {
    let info = &kernel.info;
    let name = &info.name;
    let launch = |what: String| Err(SimError::Launch { what });
    let channels = info.simd.channels();
    let items = items_of(geometry);
    let threads = items.div_ceil(channels);
    let most_threads = machine.generation.group_threads();
    let most_scratch = machine.generation.scratch_bytes();
    if threads > most_threads {
        return launch(format!(
            "work-group of {items} work-items: {name} has {channels} per thread, a work-group has at most {most_threads} threads"
        ));
    }
    if info
        .required_group
        .is_some_and(|required| geometry.group() != required)
    {
        return launch(format!(
            "{name} requires work-groups of {:?}, not {:?}",
            info.required_group.unwrap_or_default(),
            geometry.group()
        ));
    }
    if group_bytes > MAX_GROUP_BYTES {
        return launch(format!(
            "{group_bytes} bytes of group memory, more than {MAX_GROUP_BYTES}"
        ));
    }
    if info.scratch_bytes > most_scratch || info.private_bytes > MAX_PRIVATE_BYTES {
        return launch(format!(
            "{name} needs {} bytes of scratch per thread (at most {most_scratch}) and {} of private memory per work-item (at most {MAX_PRIVATE_BYTES})",
            info.scratch_bytes, info.private_bytes
        ));
    }
    if info.curbe_registers > MAX_CURBE_REGISTERS || info.argument_bytes > MAX_ARGUMENT_BYTES {
        return launch(format!(
            "{name} has {} registers of constants (at most {MAX_CURBE_REGISTERS}) and {} bytes of arguments (at most {MAX_ARGUMENT_BYTES})",
            info.curbe_registers, info.argument_bytes
        ));
    }
    if arguments.len() as u64 > u64::from(info.argument_bytes) {
        return launch(format!(
            "{} bytes of kernel arguments, {name} takes {}",
            arguments.len(),
            info.argument_bytes
        ));
    }
    Ok(())
}

/// The packet as far as kernel and geometry say what is in it.
fn packet(info: &KernelInfo, geometry: &Geometry, group_bytes: u32) -> DispatchPacket {
    DispatchPacket {
        private_segment_size: info.private_bytes,
        group_segment_size: group_bytes,
        ..DispatchPacket::new(geometry)
    }
}

/// The buffers that messages name by index.
fn surfaces(device: &Device, options: &DispatchOptions) -> Arc<[Surface]> {
    let surface = |&id: &BufferId| Surface {
        base: device.address(id),
        size: device.bytes(id).len() as u64,
    };
    options.surfaces.iter().map(surface).collect()
}

impl Run {
    /// A dispatch of a kernel, whose memory is made.
    pub(super) fn new(
        device: &mut Device,
        kernel: ImageKernel,
        code: Arc<Code>,
        geometry: &Geometry,
        group_bytes: u32,
        arguments: &[u8],
        options: &DispatchOptions,
    ) -> Result<Self, SimError> {
        check_launch(device.machine, &kernel, geometry, group_bytes, arguments)?;
        let info = &kernel.info;
        let channels = info.simd.channels();
        let threads = items_of(geometry).div_ceil(channels);
        let mut padded = arguments.to_vec();
        padded.resize(info.argument_bytes as usize, 0);
        let surfaces = surfaces(device, options);
        let mut buffers = Vec::new();
        let mut buffer = |name: &str, size: u64, undefined: bool| {
            let made = if undefined {
                device.host.allocate_undefined(name, size)
            } else {
                device.host.allocate_internal(name, size)
            };
            let id = made.map_err(|what| SimError::Limit { what })?;
            buffers.push(id);
            Ok::<BufferId, SimError>(id)
        };
        // As many as there are numbers for hardware threads.
        let resident_groups = options.limits.resident_groups;
        let resident_groups = resident_groups.clamp(1, MAX_SLOTS / threads.max(1));
        let slots = threads * resident_groups;
        let argument_buffer = buffer("kernel arguments", padded.len().max(1) as u64, false)?;
        let packet_buffer = buffer("dispatch packet", 64, false)?;
        let scratch_size = u64::from(info.scratch_bytes).next_multiple_of(SCRATCH_ALIGN);
        let private_size = u64::from(info.private_bytes).next_multiple_of(4) * u64::from(channels);
        let scratch = buffer("scratch", scratch_size * u64::from(slots), true)?;
        let private = buffer("private memory", private_size * u64::from(slots), true)?;
        let memory = device.host.memory_mut();
        memory.bytes_mut(argument_buffer)[..padded.len()].copy_from_slice(&padded);
        let packet = DispatchPacket {
            kernarg_address: memory.address(argument_buffer),
            completion_signal: options.completion_signal,
            ..packet(info, geometry, group_bytes)
        };
        memory
            .bytes_mut(packet_buffer)
            .copy_from_slice(&packet.to_bytes());
        Ok(Self {
            name: info.name.as_str().into(),
            bindings: Arc::clone(&device.bindings),
            written: code.samples.then(Arc::default),
            code,
            geometry: *geometry,
            policy: options.undefined,
            arguments: padded,
            argument_address: memory.address(argument_buffer),
            packet_address: memory.address(packet_buffer),
            lock_address: device.lock.map_or(0, |lock| memory.address(lock)),
            packet_id: options.packet_id,
            scratch_address: memory.address(scratch),
            scratch_size,
            private_address: memory.address(private),
            private_size,
            // What lies after the last thread's is nobody's.
            private_total: private_size * u64::from(slots) + PAGE,
            surfaces,
            free_slots: (0..slots).rev().collect(),
            resident_groups,
            buffers,
            counts: Counts::default(),
            watched: None,
            seen: Seen::default(),
            started: 0,
            kernel,
        })
    }

    /// The constants of a thread.
    fn constants(&self, group: &GroupInfo, wave: &WaveInfo) -> Vec<u8> {
        let info = &self.kernel.info;
        let mut bytes = vec![0; info.curbe_registers as usize * REGISTER_BYTES];
        for entry in &info.curbe {
            let axis = |axis: u8, of: [u32; 3]| of[usize::from(axis) % 3].to_le_bytes().to_vec();
            let value: Vec<u8> = match entry.value {
                CurbeValue::Argument(offset) => {
                    let start = (offset as usize).min(self.arguments.len());
                    let end = start
                        .saturating_add(entry.size as usize)
                        .min(self.arguments.len());
                    self.arguments[start..end].to_vec()
                }
                CurbeValue::ArgumentAddress => self.argument_address.to_le_bytes().to_vec(),
                CurbeValue::LocalId(axis) => (0..info.simd.channels())
                    .flat_map(|lane| {
                        let item = (wave.first + lane).min(group.items() - 1);
                        (group.item_id(item)[usize::from(axis) % 3] as u16).to_le_bytes()
                    })
                    .collect(),
                CurbeValue::ThreadNumber => wave.number.to_le_bytes().to_vec(),
                CurbeValue::GroupSize(which) => axis(which, group.full_size),
                CurbeValue::CurrentGroupSize(which) => axis(which, group.size),
                CurbeValue::GridSize(which) => axis(which, self.geometry.grid()),
                CurbeValue::GroupCount(which) => axis(which, self.geometry.group_counts()),
                CurbeValue::Dimensions => self.geometry.dimensions().to_le_bytes().to_vec(),
                CurbeValue::PrivateAddress => self.private_address.to_le_bytes().to_vec(),
                CurbeValue::PacketAddress => self.packet_address.to_le_bytes().to_vec(),
                CurbeValue::LockAddress => self.lock_address.to_le_bytes().to_vec(),
                CurbeValue::PacketId => self.packet_id.to_le_bytes().to_vec(),
            };
            let size = value.len().min(entry.size as usize);
            let start = entry.offset as usize;
            if let Some(target) = bytes.get_mut(start..start.saturating_add(size)) {
                target.copy_from_slice(&value[..size]);
            }
        }
        bytes
    }
}

impl Program for Run {
    type Wave = Thread;

    fn wave_size(&self) -> u32 {
        self.kernel.info.simd.channels()
    }

    /// The data cache is everybody's; what a thread has written and not fenced only it sees.
    fn vector_caches(&self) -> u32 {
        MAX_SLOTS
    }

    fn start_wave(
        &mut self,
        context: &mut GroupContext<'_>,
        group: &GroupInfo,
        wave: &WaveInfo,
    ) -> Result<Thread, SimError> {
        let Some(slot) = self.free_slots.pop() else {
            return Err(SimError::Limit {
                what: "no hardware thread is free".into(),
            });
        };
        let mut state = State::new(wave.active as u32, self.policy);
        state.ip = self.kernel.entry as u32;
        state.slot = slot;
        state.identity = self.started;
        self.started = self.started.wrapping_add(1);
        state.has_barriers = self.kernel.info.barriers;
        state.scratch_bytes = self.kernel.info.scratch_bytes;
        let scratch = self.scratch_address + u64::from(slot) * self.scratch_size;
        context.memory.mark_undefined(scratch, self.scratch_size as usize);
        let private = self.private_address + u64::from(slot) * self.private_size;
        context.memory.mark_undefined(private, self.private_size as usize);
        // r0.3: scratch in powers of two of 1 KB.
        let scratch_code = (self.scratch_size.max(SCRATCH_ALIGN) / SCRATCH_ALIGN)
            .next_power_of_two()
            .trailing_zeros();
        // Haswell: whose group memory messages mean has to be told, so it is never what the register begins with.
        let group_index = match self.code.generation.group_index() {
            0 => 0,
            _ => 1 + (group.index % 15) as u32,
        };
        state.group_index = group_index;
        let header = [
            group_index << 24,
            group.id[0],
            ((group.index % 16) as u32) << 24,
            scratch_code,
            0,
            (scratch - BASE_ADDRESS) as u32 & !0x3ff | slot,
            group.id[1],
            group.id[2],
        ];
        let header: Vec<u8> = header.into_iter().flat_map(u32::to_le_bytes).collect();
        state.init(0, &header);
        state.init(REGISTER_BYTES, &self.constants(group, wave));
        state.sr0[0] = slot & 7 | (slot >> 3 & 15) << 8;
        Ok(Thread {
            state,
            code: Arc::clone(&self.code),
            kernel: Arc::clone(&self.name),
            surfaces: Arc::clone(&self.surfaces),
            bindings: Arc::clone(&self.bindings),
            written: self.written.clone(),
            global_surface: self.kernel.info.global_surface,
            private: Private {
                all: (self.private_address, self.private_address + self.private_total),
                own: (private, private + self.private_size),
            },
            counts: Counts::default(),
            slot,
            place: (group.id, wave.number),
            began: wave.active,
            watcher: self
                .watched
                .as_ref()
                .map(|watched| Box::new(Watcher::new(Arc::clone(watched), Lanes(wave.active)))),
        })
    }

    fn end_wave(&mut self, thread: Thread) {
        self.free_slots.push(thread.slot);
        let (sum, one) = (&mut self.counts, thread.counts);
        sum.alu += one.alu;
        sum.alu_channels += one.alu_channels;
        sum.messages += one.messages;
        sum.message_channels += one.message_channels;
        if let Some(watcher) = thread.watcher {
            let ((group, number), began) = (thread.place, Lanes(thread.began));
            watcher.end(group, number, began, &mut self.seen);
        }
    }
}
