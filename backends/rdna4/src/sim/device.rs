//! The device as a host sees it: buffers, code objects, dispatches.

use super::op::Code;
use super::state::{State, TTMP0, UndefinedPolicy};
use super::step::{PRIVATE_APERTURE, SHARED_APERTURE};
use super::wave::{RdnaWave, UnitCounts};
use crate::isa::WaveSize;
use std::fmt;
use std::sync::Arc;
use wavelift_amdgpu::abi::queue;
use wavelift_amdgpu::descriptor::UserSgpr;
use wavelift_amdgpu::elf::{Image, ImageKernel, ReadError};
use wavelift_amdgpu::{KernelDescriptor, ValueKind};
use wavelift_simulator::dispatch::{DispatchPacket, GroupContext, GroupInfo, Program, WaveInfo, run_grid};
use wavelift_simulator::{BufferId, DeviceMemory, Geometry, Limits, SimError};

/// Group memory of a compute unit.
pub const MAX_GROUP_BYTES: u32 = 64 * 1024;
/// Private memory that a dispatch may have per work-item.
pub const MAX_PRIVATE_BYTES: u32 = 1 << 20;
/// Bytes that the kernarg segment of a kernel may have.
pub const MAX_KERNARG_BYTES: u64 = 1 << 20;
/// Processors whose code runs here.
const PROCESSORS: [&str; 2] = ["gfx1200", "gfx1201"];

/// Why a code object cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// The file is not a code object that can be read.
    Read(ReadError),
    /// The code is for another processor.
    Target(String),
    /// Device memory is full.
    Memory(String),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Read(error) => write!(f, "{error}"),
            LoadError::Target(target) => {
                write!(f, "the code object is for {target}, this device is a gfx1201")
            }
            LoadError::Memory(what) => write!(f, "{what}"),
        }
    }
}

impl std::error::Error for LoadError {}

/// A loaded code object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ModuleId(usize);

/// Choices of a dispatch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DispatchOptions {
    /// Step limit, residency and order of waves.
    pub limits: Limits,
    /// What using undefined values does.
    pub undefined: UndefinedPolicy,
    /// Bytes of private memory per work-item on top of the kernel's fixed size when the kernel has a dynamic stack.
    pub stack: u32,
    /// Bytes of private memory per work-item on top of everything, for kernels that need more than they say.
    pub extra_private: u32,
    /// Atomic operations on group memory are acquires, so that accesses of global memory behind one that is in flight are
    /// errors. The code does not tell them from relaxed ones, but who compiled it knows.
    pub group_atomics_acquire: bool,
    /// Scalar registers that vector instructions have read must be guarded by `s_wait_alu` when they are written and read again
    /// (RDNA4 ISA 5.7). LLVM 19 does not do that.
    pub scalar_guards: bool,
    /// Identifier of the dispatch packet.
    pub packet_id: u64,
    /// The packet's completion signal, or 0.
    pub completion_signal: u64,
}

impl Default for DispatchOptions {
    fn default() -> Self {
        Self {
            limits: Limits::default(),
            undefined: UndefinedPolicy::Trap,
            stack: 16 * 1024,
            extra_private: 0,
            group_atomics_acquire: false,
            scalar_guards: true,
            packet_id: 0,
            completion_signal: 0,
        }
    }
}

/// Counts of a dispatch. Lane counts are active lanes times instructions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DispatchStats {
    /// Wave instructions.
    pub instructions: u64,
    /// Waves.
    pub waves: u64,
    /// Work-groups.
    pub groups: u64,
    /// Barriers completed by work-groups.
    pub barriers: u64,
    /// Scalar arithmetic and control.
    pub salu: u64,
    /// Vector arithmetic instructions and lanes.
    pub valu: u64,
    /// Lanes of vector arithmetic.
    pub valu_lanes: u64,
    /// Scalar memory instructions.
    pub smem: u64,
    /// Vector memory instructions.
    pub vmem: u64,
    /// Lanes of vector memory.
    pub vmem_lanes: u64,
    /// LDS instructions.
    pub lds: u64,
    /// Lanes of LDS instructions.
    pub lds_lanes: u64,
}

struct Module {
    image: Image,
    /// The code as waves of 32 and of 64 lanes see it.
    code: [Arc<Code>; 2],
}

/// A simulated gfx1201.
///
/// ```no_run
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use wavelift_rdna4::sim::{Device, DispatchOptions};
/// let mut device = Device::new();
/// let module = device.load(&std::fs::read("kernels.co")?)?;
/// let out = device.allocate("out", 256)?;
/// let kernarg = device.address(out).to_le_bytes();
/// device.dispatch(module, "fill", [64, 1, 1], [64, 1, 1], 0, &kernarg, &DispatchOptions::default())?;
/// println!("{:?}", device.bytes(out));
/// # Ok(())
/// # }
/// ```
#[derive(Default)]
pub struct Device {
    memory: DeviceMemory,
    modules: Vec<Module>,
}

impl Device {
    /// A device without buffers and code.
    pub fn new() -> Self {
        Self::default()
    }

    /// Makes a buffer of zero bytes.
    ///
    /// # Errors
    /// [`SimError::Limit`] if device memory is full.
    pub fn allocate(&mut self, name: &str, size: u64) -> Result<BufferId, SimError> {
        self.memory
            .allocate(name, size)
            .map_err(|what| SimError::Limit { what })
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

    /// Loads a linked code object for gfx1200 or gfx1201.
    ///
    /// # Errors
    /// [`LoadError`] if the file is damaged, for another processor, or too large.
    pub fn load(&mut self, code_object: &[u8]) -> Result<ModuleId, LoadError> {
        let image = Image::read(code_object).map_err(LoadError::Read)?;
        match &image.target {
            Some(target) if PROCESSORS.contains(&target.processor.name) => {}
            Some(target) => return Err(LoadError::Target(target.to_string())),
            None => return Err(LoadError::Target("an unknown processor".into())),
        }
        let number = self.modules.len();
        let buffer = self
            .memory
            .allocate_internal(&format!("code object {number}"), image.size())
            .map_err(LoadError::Memory)?;
        let base = self.memory.address(buffer);
        let bytes = image.relocated(base);
        self.memory.bytes_mut(buffer).copy_from_slice(&bytes);
        let mut starts: Vec<u64> = image
            .symbols
            .iter()
            .filter(|symbol| symbol.is_function)
            .map(|symbol| symbol.address)
            .collect();
        starts.sort_unstable();
        let code = [WaveSize::Wave32, WaveSize::Wave64]
            .map(|wave| Arc::new(Code::new(base, &bytes, &image.code, &starts, wave)));
        self.modules.push(Module { image, code });
        Ok(ModuleId(number))
    }

    /// What the metadata and descriptor say about a kernel.
    pub fn kernel(&self, module: ModuleId, name: &str) -> Option<&ImageKernel> {
        self.modules.get(module.0)?.image.kernel(name)
    }

    /// Address of a symbol (a variable or function) of a module.
    pub fn symbol_address(&self, module: ModuleId, name: &str) -> Option<u64> {
        let module = self.modules.get(module.0)?;
        let symbol = module.image.symbols.iter().find(|symbol| symbol.name == name)?;
        Some(module.code[0].base + symbol.address)
    }

    /// The kernel or function of a module whose code holds an offset, as errors give it, and where it begins.
    pub fn function_at(&self, module: ModuleId, offset: u64) -> Option<(&str, u64)> {
        let symbols = &self.modules.get(module.0)?.image.symbols;
        symbols
            .iter()
            .filter(|symbol| symbol.is_function && symbol.address <= offset)
            .max_by_key(|symbol| symbol.address)
            .map(|symbol| (symbol.name.as_str(), symbol.address))
    }

    /// Runs a kernel on a grid of `grid` work-items in work-groups of `group`, with `dynamic_group` bytes of group memory beyond
    /// the kernel's own and these explicit kernel arguments. Hidden arguments are filled in.
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
        kernarg: &[u8],
        options: &DispatchOptions,
    ) -> Result<DispatchStats, SimError> {
        let geometry = Geometry::from_sizes(grid, group)?;
        self.dispatch_geometry(module, kernel, &geometry, dynamic_group, kernarg, options)
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
        kernarg: &[u8],
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
                .map(|kernel| kernel.metadata.name.as_str())
                .collect();
            return Err(launch(format!(
                "no kernel {kernel}; the code object has {}",
                names.join(", ")
            )));
        };
        let wave = match found.descriptor.properties.wavefront_size32() {
            1 => WaveSize::Wave32,
            _ => WaveSize::Wave64,
        };
        let (found, code) = (found.clone(), Arc::clone(&loaded.code[wave as usize]));
        let mut run = Run::new(
            self,
            &found,
            (wave, code),
            geometry,
            dynamic_group,
            kernarg,
            options,
        )?;
        let temporary = std::mem::take(&mut run.buffers);
        self.memory.begin_stale_tracking();
        self.memory.keep_write_log(options.limits.stale_vector_cache);
        let result = run_grid(
            &mut run,
            geometry,
            &mut self.memory,
            run_group_bytes(&found, dynamic_group),
            &options.limits,
        );
        self.memory.end_stale_tracking();
        self.memory.keep_write_log(false);
        for buffer in temporary {
            self.memory.free(buffer);
        }
        let schedule = result?;
        let counts = run.counts;
        Ok(DispatchStats {
            instructions: schedule.steps,
            waves: schedule.waves,
            groups: schedule.groups,
            barriers: schedule.barriers,
            salu: counts.salu,
            valu: counts.valu,
            valu_lanes: counts.valu_lanes,
            smem: counts.smem,
            vmem: counts.vmem,
            vmem_lanes: counts.vmem_lanes,
            lds: counts.lds,
            lds_lanes: counts.lds_lanes,
        })
    }
}

fn run_group_bytes(kernel: &ImageKernel, dynamic: u32) -> u32 {
    kernel.descriptor.group_segment_fixed_size.saturating_add(dynamic)
}

/// A dispatch while it runs.
struct Run {
    kernel: Arc<str>,
    wave: WaveSize,
    code: Arc<Code>,
    descriptor: KernelDescriptor,
    entry: u64,
    policy: UndefinedPolicy,
    group_atomics_acquire: bool,
    scalar_guards: bool,
    /// Values of the user SGPRs.
    user: Vec<u32>,
    private_size: u32,
    scratch_base: u64,
    /// Bytes of scratch per wave.
    slot_size: u64,
    free_slots: Vec<u64>,
    buffers: Vec<BufferId>,
    counts: UnitCounts,
    started: u32,
}

impl Run {
    fn new(
        device: &mut Device,
        kernel: &ImageKernel,
        (wave, code): (WaveSize, Arc<Code>),
        geometry: &Geometry,
        dynamic_group: u32,
        kernarg: &[u8],
        options: &DispatchOptions,
    ) -> Result<Self, SimError> {
        let (metadata, descriptor) = (&kernel.metadata, kernel.descriptor);
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
        if run_group_bytes(kernel, dynamic_group) > MAX_GROUP_BYTES {
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
        let stack = if descriptor.properties.uses_dynamic_stack() == 1 {
            options.stack
        } else {
            0
        };
        let private_size = descriptor
            .private_segment_fixed_size
            .saturating_add(stack)
            .saturating_add(options.extra_private)
            .min(u32::MAX - 3)
            .next_multiple_of(4);
        if private_size > MAX_PRIVATE_BYTES {
            return launch(format!(
                "more than {MAX_PRIVATE_BYTES} bytes of private memory per work-item"
            ));
        }
        let mut buffers = Vec::new();
        let mut buffer = |name: &str, size: u64, undefined: bool| {
            let made = if undefined {
                device.memory.allocate_undefined(name, size)
            } else {
                device.memory.allocate_internal(name, size)
            };
            let id = made.map_err(|what| SimError::Limit { what })?;
            buffers.push(id);
            Ok::<BufferId, SimError>(id)
        };
        let kernarg_buffer = buffer(
            "kernel arguments",
            metadata.kernarg_segment_size.max(1).next_multiple_of(64),
            false,
        )?;
        let packet_buffer = buffer("dispatch packet", 64, false)?;
        let queue_buffer = buffer("queue", queue::SIZE, false)?;
        let slot_size = (u64::from(private_size) * u64::from(wave.lanes())).next_multiple_of(1024);
        let slots =
            u64::from(items.div_ceil(wave.lanes())) * u64::from(options.limits.resident_groups.max(1));
        let scratch = if private_size == 0 {
            None
        } else {
            Some(buffer("scratch", slots * slot_size, true)?)
        };
        let memory = &mut device.memory;
        let scratch_base = scratch.map_or(0, |scratch| memory.address(scratch));
        let queue_bytes = memory.bytes_mut(queue_buffer);
        for (offset, aperture) in [
            (queue::GROUP_SEGMENT_APERTURE_BASE_HI, SHARED_APERTURE),
            (queue::PRIVATE_SEGMENT_APERTURE_BASE_HI, PRIVATE_APERTURE),
        ] {
            queue_bytes[offset as usize..][..4].copy_from_slice(&aperture.to_le_bytes());
        }
        let queue_address = memory.address(queue_buffer);
        let bytes = memory.bytes_mut(kernarg_buffer);
        bytes[..kernarg.len()].copy_from_slice(kernarg);
        for argument in metadata
            .arguments
            .iter()
            .filter(|argument| argument.kind.is_hidden())
        {
            let value = hidden_argument(&argument.kind, geometry, dynamic_group, queue_address).to_le_bytes();
            let (start, size) = (argument.offset as usize, (argument.size as usize).min(8));
            if let Some(target) = bytes.get_mut(start..start.saturating_add(size)) {
                target.copy_from_slice(&value[..size]);
            }
        }
        let kernarg_address = memory.address(kernarg_buffer);
        let mut packet = DispatchPacket::new(geometry);
        packet.private_segment_size = private_size;
        packet.group_segment_size = run_group_bytes(kernel, dynamic_group);
        packet.kernel_object = code.base + kernel.descriptor_address;
        packet.kernarg_address = kernarg_address;
        packet.completion_signal = options.completion_signal;
        memory
            .bytes_mut(packet_buffer)
            .copy_from_slice(&packet.to_bytes());
        let packet_address = memory.address(packet_buffer);
        let pair = |value: u64| vec![value as u32, (value >> 32) as u32];
        let mut user = Vec::new();
        for (which, _) in descriptor.properties.user_sgprs() {
            user.extend(match which {
                UserSgpr::DispatchPtr => pair(packet_address),
                UserSgpr::QueuePtr => pair(queue_address),
                UserSgpr::KernargSegmentPtr => pair(kernarg_address),
                UserSgpr::DispatchId => pair(options.packet_id),
                // Scratch memory is set up by hardware.
                UserSgpr::PrivateSegmentBuffer | UserSgpr::FlatScratchInit => {
                    return launch(format!(
                        "{} wants {which:?}, which gfx12 does not have",
                        metadata.name
                    ));
                }
                UserSgpr::PrivateSegmentSize => vec![private_size],
            });
        }
        let declared = descriptor.rsrc2.user_sgpr_count();
        if user.len() as u32 != declared {
            return launch(format!(
                "the descriptor of {} enables {} user SGPRs but counts {declared}",
                metadata.name,
                user.len()
            ));
        }
        Ok(Self {
            kernel: metadata.name.as_str().into(),
            entry: code.base + kernel.entry,
            wave,
            code,
            descriptor,
            policy: options.undefined,
            group_atomics_acquire: options.group_atomics_acquire,
            scalar_guards: options.scalar_guards,
            user,
            private_size,
            scratch_base,
            slot_size,
            free_slots: (0..slots).rev().collect(),
            buffers,
            counts: UnitCounts::default(),
            started: 0,
        })
    }
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

impl Program for Run {
    type Wave = RdnaWave;

    fn wave_size(&self) -> u32 {
        self.wave.lanes()
    }

    fn start_wave(
        &mut self,
        context: &mut GroupContext<'_>,
        group: &GroupInfo,
        wave: &WaveInfo,
    ) -> Result<RdnaWave, SimError> {
        let (rsrc1, rsrc2) = (self.descriptor.rsrc1, self.descriptor.rsrc2);
        // VGPRs come in blocks of 8 with 32 lanes and of 4 with 64.
        let block = 256 / self.wave.lanes() as usize;
        let vgprs = ((rsrc1.vgpr_blocks() as usize + 1) * block).min(256);
        let mode = rsrc1.float_mode() | rsrc1.fp16_overflow() << 23;
        let mut state = State::new(self.wave, vgprs, mode, self.policy);
        state.pc = self.entry;
        state.exec = wave.active;
        state.identity = self.started;
        state.number = wave.number;
        state.group_atomics_acquire = self.group_atomics_acquire;
        self.started = self.started.wrapping_add(1);
        for (register, &value) in (0..).zip(&self.user) {
            state.init_scalar(register, value);
        }
        // Work-group ids are in trap registers (RDNA4 ISA 3.7): x in ttmp9, y and z in the halves of ttmp7.
        let enabled = [
            rsrc2.workgroup_id_x(),
            rsrc2.workgroup_id_y(),
            rsrc2.workgroup_id_z(),
        ];
        let ttmp = |number: u8| u32::from(TTMP0 + number);
        if enabled[0] == 1 {
            state.init_scalar(ttmp(9), group.id[0]);
        }
        if enabled[1] == 1 || enabled[2] == 1 {
            state.init_scalar(ttmp(7), group.id[1] & 0xffff | group.id[2] << 16);
        }
        state.init_scalar(ttmp(8), wave.number << 25 | u32::from(enabled[1] == 1) << 30);
        let slot = if self.private_size == 0 {
            None
        } else {
            self.free_slots.pop()
        };
        if self.private_size != 0 {
            let Some(slot) = slot else {
                return Err(SimError::Limit {
                    what: "no scratch slot is free".into(),
                });
            };
            let offset = slot * self.slot_size;
            state.scratch_base = self.scratch_base + offset;
            state.private_size = self.private_size;
            state.dynamic_stack = self.descriptor.properties.uses_dynamic_stack() == 1;
            context
                .memory
                .mark_undefined(self.scratch_base + offset, self.slot_size as usize);
        }
        // Work-item ids are packed in v0: x in bits 9:0, y in 19:10, z in 29:20.
        let dimensions = rsrc2.workitem_id();
        state.vectors[0] = std::array::from_fn(|lane| {
            let id = group.item_id((wave.first + lane as u32).min(group.items() - 1));
            let packed = (0..3).filter(|&axis| axis <= dimensions);
            packed.fold(0, |bits, axis| bits | id[axis as usize] << (10 * axis))
        });
        state.undefined[0] = !wave.active;
        state.rules.check_pairs = self.scalar_guards;
        Ok(RdnaWave {
            state,
            code: Arc::clone(&self.code),
            kernel: Arc::clone(&self.kernel),
            counts: UnitCounts::default(),
            active: wave.active,
            slot,
        })
    }

    fn end_wave(&mut self, wave: RdnaWave) {
        self.free_slots.extend(wave.slot);
        let (sum, one) = (&mut self.counts, wave.counts);
        sum.salu += one.salu;
        sum.valu += one.valu;
        sum.valu_lanes += one.valu_lanes;
        sum.smem += one.smem;
        sum.vmem += one.vmem;
        sum.vmem_lanes += one.vmem_lanes;
        sum.lds += one.lds;
        sum.lds_lanes += one.lds_lanes;
    }
}
