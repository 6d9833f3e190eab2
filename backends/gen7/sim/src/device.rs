//! The device as a host sees it: buffers, code objects, dispatches, and what a thread starts with.
//!
//! Addresses of the graphics address space have 32 bits; the host sees them with [`BASE_ADDRESS`] added, so that the lower half of an
//! address is what messages take. Work-groups are started as GPGPU_WALKER does: r0 has the work-group id and the hardware thread,
//! the constants follow from r1 on, channels without a work-item are off.

mod loading;

pub use loading::LoadError;

use super::access::{Private, Surface};
use super::op::Code;
use super::state::{REGISTER_BYTES, State};
use super::watch::{Watched, Watcher};
use super::wave::{Counts, Thread};
use std::collections::HashMap;
use std::sync::Arc;
use wavelift_codegen::divergence::watch::WatchedCode;
use wavelift_codegen::divergence::watch::{Lanes, Seen};
use wavelift_gen7::abi::{MAX_GROUP_BYTES, MAX_PRIVATE_BYTES};
use wavelift_gen7::elf::{CurbeValue, Image, ImageKernel};
use wavelift_gen7::isa::Generation;
use wavelift_gen7::subtarget::{IVB, Subtarget};
use wavelift_simulator::dispatch::{DispatchPacket, GroupContext, GroupInfo, Program, WaveInfo, run_grid};
use wavelift_simulator::memory::{DeviceMemory, PAGE};
use wavelift_simulator::{BufferId, Geometry, Limits, SimError, UndefinedPolicy};

/// What the host adds to a graphics address.
pub const BASE_ADDRESS: u64 = 0x0010_0000_0000;
/// Bytes of the address space.
const ADDRESS_SPACE: u64 = 1 << 32;
/// Alignment of scratch: r0.5 has bits 31 to 10 of its address.
const SCRATCH_ALIGN: u64 = 1024;
/// Registers that constants may fill.
const MAX_CURBE_REGISTERS: u32 = 126;
/// Bytes of kernel arguments.
const MAX_ARGUMENT_BYTES: u32 = 1 << 20;
/// Hardware threads whose number fits r0.5[8:0].
const MAX_SLOTS: u32 = 512;

/// A loaded code object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ModuleId(usize);

/// Choices of a dispatch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DispatchOptions {
    /// Step limit, residency and order of threads.
    pub limits: Limits,
    /// What using undefined values does.
    pub undefined: UndefinedPolicy,
    /// Buffers that messages name by index, from 0 on.
    pub surfaces: Vec<BufferId>,
    /// Identifier of the dispatch packet.
    pub packet_id: u64,
    /// The packet's completion signal, or 0.
    pub completion_signal: u64,
}

/// Counts of a dispatch. Channel counts are channels that ran times instructions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DispatchStats {
    /// Instructions of threads.
    pub instructions: u64,
    /// Threads.
    pub threads: u64,
    /// Work-groups.
    pub groups: u64,
    /// Barriers completed by work-groups.
    pub barriers: u64,
    /// Instructions that are no messages.
    pub alu: u64,
    /// Their channels.
    pub alu_channels: u64,
    /// Messages.
    pub messages: u64,
    /// Their channels.
    pub message_channels: u64,
}

struct Module {
    image: Image,
    base: u64,
    code: Arc<Code>,
    watched: Option<Arc<Watched>>,
    seen: Seen,
}

/// A simulated Ivy Bridge or Haswell GT2.
pub struct Device {
    machine: &'static Subtarget,
    memory: DeviceMemory,
    /// What atomic operations without a message of their own take.
    lock: Option<BufferId>,
    modules: Vec<Module>,
    /// Addresses of what code objects may leave to the runtime, by symbol.
    defined: HashMap<String, u64>,
}

impl Default for Device {
    fn default() -> Self {
        Self::new()
    }
}

impl Device {
    /// An Ivy Bridge without buffers and code.
    pub fn new() -> Self {
        Self::of(&IVB)
    }

    /// A machine without buffers and code.
    pub fn of(machine: &'static Subtarget) -> Self {
        let mut memory = DeviceMemory::new();
        // Small addresses are nobody's, so that null pointers fault.
        if let Ok(guard) = memory.allocate_internal("null", 64 << 10) {
            memory.free(guard);
        }
        let lock = memory.allocate_internal("lock", 64).ok();
        Self {
            machine,
            memory,
            lock,
            modules: Vec::new(),
            defined: HashMap::new(),
        }
    }

    /// Makes a buffer of zero bytes.
    ///
    /// # Errors
    /// [`SimError::Limit`] if the address space is full.
    pub fn allocate(&mut self, name: &str, size: u64) -> Result<BufferId, SimError> {
        let id = self
            .memory
            .allocate(name, size)
            .map_err(|what| SimError::Limit { what })?;
        self.check_address(id)?;
        Ok(id)
    }

    /// The buffer must end within 32 bits.
    fn check_address(&mut self, id: BufferId) -> Result<(), SimError> {
        let end = self.memory.address(id) + self.memory.bytes(id).len() as u64;
        if end - BASE_ADDRESS > ADDRESS_SPACE {
            self.memory.free(id);
            return Err(SimError::Limit {
                what: "the address space of 4 GiB is used up".into(),
            });
        }
        Ok(())
    }

    /// Frees a buffer; accesses to it fault from now on.
    pub fn free(&mut self, buffer: BufferId) {
        self.memory.free(buffer);
    }

    /// Address of a buffer, to be passed to kernels.
    pub fn address(&self, buffer: BufferId) -> u64 {
        self.memory.address(buffer)
    }

    /// Contents of a buffer.
    pub fn bytes(&self, buffer: BufferId) -> &[u8] {
        self.memory.bytes(buffer)
    }

    /// Contents of a buffer, to be written.
    pub fn bytes_mut(&mut self, buffer: BufferId) -> &mut [u8] {
        self.memory.bytes_mut(buffer)
    }

    /// The device's memory.
    pub fn memory(&self) -> &DeviceMemory {
        &self.memory
    }

    /// The device's memory, to be changed.
    pub fn memory_mut(&mut self) -> &mut DeviceMemory {
        &mut self.memory
    }

    /// Defines a symbol for code objects that are loaded from now on and leave it to the runtime (as `hsa_executable_agent_global_variable_define`
    /// does).
    pub fn define(&mut self, name: impl Into<String>, address: u64) {
        self.defined.insert(name.into(), address);
    }

    /// Watches the invariants of the divergence pass in all dispatches of a module from now on: a thread that breaks one is an
    /// error. Code that no symbol of the module names is passed over.
    pub fn watch(&mut self, module: ModuleId, code: Vec<WatchedCode>) {
        let Some(loaded) = self.modules.get_mut(module.0) else {
            return;
        };
        let symbols = &loaded.image.symbols;
        let placed = code.into_iter().filter_map(|code| {
            let symbol = symbols.iter().find(|s| s.is_function && s.name == code.symbol)?;
            Some((code, symbol.offset as u32))
        });
        loaded.watched = Some(Arc::new(Watched::new(placed)));
        loaded.seen = Seen::default();
    }

    /// What watching a module has shown so far.
    pub fn seen(&self, module: ModuleId) -> Option<&Seen> {
        let module = self.modules.get(module.0)?;
        module.watched.as_ref().map(|_| &module.seen)
    }

    /// What the note says about a kernel.
    pub fn kernel(&self, module: ModuleId, name: &str) -> Option<&ImageKernel> {
        self.modules.get(module.0)?.image.kernel(name)
    }

    /// Address of a symbol of a module.
    pub fn symbol_address(&self, module: ModuleId, name: &str) -> Option<u64> {
        let module = self.modules.get(module.0)?;
        let symbol = module.image.symbols.iter().find(|symbol| symbol.name == name)?;
        Some(module.base + symbol.offset)
    }

    /// The kernel or function of a module whose code holds an offset, as errors give it, and where it begins.
    pub fn function_at(&self, module: ModuleId, offset: u64) -> Option<(&str, u64)> {
        let symbols = &self.modules.get(module.0)?.image.symbols;
        symbols
            .iter()
            .filter(|symbol| symbol.is_function && symbol.offset <= offset)
            .max_by_key(|symbol| symbol.offset)
            .map(|symbol| (symbol.name.as_str(), symbol.offset))
    }

    /// Runs a kernel on a grid of `grid` work-items in work-groups of `group`, with `dynamic_group` bytes of work-group memory beyond
    /// the kernel's own and these kernel arguments.
    ///
    /// # Errors
    /// [`SimError`] if the launch does not fit the kernel, or the kernel does something wrong.
    #[allow(clippy::too_many_arguments)]
    pub fn dispatch(
        &mut self,
        module: ModuleId,
        kernel: &str,
        grid: [u32; 3],
        group: [u32; 3],
        dynamic_group: u32,
        arguments: &[u8],
        options: &DispatchOptions,
    ) -> Result<DispatchStats, SimError> {
        let geometry = Geometry::from_sizes(grid, group)?;
        self.dispatch_geometry(module, kernel, &geometry, dynamic_group, arguments, options)
    }

    /// As [`Device::dispatch`], with the number of dimensions given.
    ///
    /// # Errors
    /// As [`Device::dispatch`].
    pub fn dispatch_geometry(
        &mut self,
        module: ModuleId,
        kernel: &str,
        geometry: &Geometry,
        dynamic_group: u32,
        arguments: &[u8],
        options: &DispatchOptions,
    ) -> Result<DispatchStats, SimError> {
        let launch = |what: String| SimError::Launch { what };
        let Some(loaded) = self.modules.get(module.0) else {
            return Err(launch("no such module".into()));
        };
        let Some(found) = loaded.image.kernel(kernel) else {
            let names: Vec<_> = loaded
                .image
                .kernels
                .iter()
                .map(|kernel| kernel.info.name.as_str())
                .collect();
            return Err(launch(format!(
                "no kernel {kernel}; the code object has {}",
                names.join(", ")
            )));
        };
        let (found, code) = (found.clone(), Arc::clone(&loaded.code));
        let watched = loaded.watched.clone();
        let group_bytes = found.info.group_bytes.saturating_add(dynamic_group);
        let mut run = Run::new(self, found, code, geometry, group_bytes, arguments, options)?;
        run.watched = watched;
        let temporary = std::mem::take(&mut run.buffers);
        let limits = Limits {
            resident_groups: run.resident_groups,
            ..options.limits
        };
        let result = run_grid(&mut run, geometry, &mut self.memory, group_bytes, &limits);
        for buffer in temporary {
            self.memory.free(buffer);
        }
        let schedule = result?;
        let counts = run.counts;
        if let Some(module) = self.modules.get_mut(module.0)
            && module.watched.is_some()
        {
            module.seen.profile.add(&run.seen.profile);
            module.seen.waves = run.seen.waves;
        }
        Ok(DispatchStats {
            instructions: schedule.steps,
            threads: schedule.waves,
            groups: schedule.groups,
            barriers: schedule.barriers,
            alu: counts.alu,
            alu_channels: counts.alu_channels,
            messages: counts.messages,
            message_channels: counts.message_channels,
        })
    }
}

/// A dispatch while it runs.
struct Run {
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
    free_slots: Vec<u32>,
    resident_groups: u32,
    buffers: Vec<BufferId>,
    counts: Counts,
    watched: Option<Arc<Watched>>,
    seen: Seen,
}

/// Work-items of a work-group.
fn items_of(geometry: &Geometry) -> u32 {
    geometry.group().iter().product()
}

/// What the machine and the kernel want of a launch.
fn check_launch(
    generation: Generation,
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
    let (most_threads, most_scratch) = (generation.group_threads(), generation.scratch_bytes());
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

impl Run {
    fn new(
        device: &mut Device,
        kernel: ImageKernel,
        code: Arc<Code>,
        geometry: &Geometry,
        group_bytes: u32,
        arguments: &[u8],
        options: &DispatchOptions,
    ) -> Result<Self, SimError> {
        let generation = device.machine.generation;
        check_launch(generation, &kernel, geometry, group_bytes, arguments)?;
        let info = &kernel.info;
        let channels = info.simd.channels();
        let threads = items_of(geometry).div_ceil(channels);
        let mut padded = arguments.to_vec();
        padded.resize(info.argument_bytes as usize, 0);
        let surface = |&id: &BufferId| Surface {
            base: device.memory.address(id),
            size: device.memory.bytes(id).len() as u64,
        };
        let surfaces = options.surfaces.iter().map(surface).collect();
        let mut buffers = Vec::new();
        let mut buffer = |name: &str, size: u64, undefined: bool| {
            let made = if undefined {
                device.memory.allocate_undefined(name, size)
            } else {
                device.memory.allocate_internal(name, size)
            };
            let id = made.map_err(|what| SimError::Limit { what })?;
            device.check_address(id)?;
            buffers.push(id);
            Ok::<BufferId, SimError>(id)
        };
        // As many as there are numbers for hardware threads.
        let resident_groups = options
            .limits
            .resident_groups
            .clamp(1, MAX_SLOTS / threads.max(1));
        let slots = threads * resident_groups;
        let argument_buffer = buffer("kernel arguments", padded.len().max(1) as u64, false)?;
        let packet_buffer = buffer("dispatch packet", 64, false)?;
        let scratch_size = u64::from(info.scratch_bytes).next_multiple_of(SCRATCH_ALIGN);
        let private_size = u64::from(info.private_bytes).next_multiple_of(4) * u64::from(channels);
        let scratch = buffer("scratch", scratch_size * u64::from(slots), true)?;
        let private = buffer("private memory", private_size * u64::from(slots), true)?;
        let memory = &mut device.memory;
        memory.bytes_mut(argument_buffer)[..padded.len()].copy_from_slice(&padded);
        let mut packet = DispatchPacket::new(geometry);
        packet.private_segment_size = info.private_bytes;
        packet.group_segment_size = group_bytes;
        packet.kernarg_address = memory.address(argument_buffer);
        packet.completion_signal = options.completion_signal;
        memory
            .bytes_mut(packet_buffer)
            .copy_from_slice(&packet.to_bytes());
        Ok(Self {
            name: info.name.as_str().into(),
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
