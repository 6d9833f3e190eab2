//! The device as a host sees it: buffers, code objects, dispatches.

mod loading;

use super::counters::CounterSet;
use super::launch::{Launch, LaunchOptions, group_bytes};
use super::machine::{Machine, WaveStart};
use super::op::{Code, Op};
use super::state::State;
use super::watch::{Watched, Watcher};
use super::wave::{MachineWave, Model, UnitCounts};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use wavelift_amdgpu::TargetId;
use wavelift_amdgpu::cycles::Cost;
use wavelift_amdgpu::descriptor::KernelDescriptor;
use wavelift_amdgpu::elf::{Image, ImageKernel};
use wavelift_codegen::divergence::watch::Lanes;
use wavelift_codegen::divergence::watch::Seen;
use wavelift_codegen::divergence::watch::WatchedCode;
use wavelift_codegen::object::ImageSymbol;
pub use wavelift_simulator::ModuleId;
use wavelift_simulator::dispatch::{GroupContext, GroupInfo, Program, WaveInfo, run_grid};
use wavelift_simulator::{Caches, Geometry, Host, Limits, SimError, UndefinedPolicy};

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
    /// Atomic operations on group memory are acquires, so that accesses of global memory after one that is in flight are
    /// errors. The code does not tell them from relaxed ones, but who compiled it knows.
    pub group_atomics_acquire: bool,
    /// Rules that not every compiler knows are checked: scalar registers that vector instructions have read must be guarded by
    /// `s_wait_alu` when they are written and read again (RDNA4 ISA 5.7). LLVM 19 does not do that.
    pub scalar_guards: bool,
    /// Waves begin with one block of so many vector registers, 16 or 32, and change that by `s_alloc_vgpr` (RDNA4 ISA 3.3.3; waves of 32 lanes).
    pub dynamic_vgprs: Option<u32>,
    /// All lanes of a wave must arrive at a barrier together (HSA PRM 9.3).
    pub check_barriers: bool,
    /// How long waves take is modelled ([`DispatchStats::cycles`]).
    pub cycles: bool,
    /// Identifier of the dispatch packet.
    pub packet_id: u64,
    /// The packet's completion signal, or 0.
    pub completion_signal: u64,
}

impl Default for DispatchOptions {
    fn default() -> Self {
        Self {
            limits: Limits::default(),
            undefined: UndefinedPolicy::default(),
            stack: 16 * 1024,
            extra_private: 0,
            group_atomics_acquire: false,
            scalar_guards: true,
            dynamic_vgprs: None,
            check_barriers: true,
            cycles: false,
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
    /// Instructions that decide which lanes run or where the wave goes: branches, and scalar instructions on EXEC or, bit by bit,
    /// on 64 bits.
    pub flow: u64,
    /// Waits for memory directly behind a load.
    pub exposed_waits: u64,
    /// Issue slots that waves take, modelled ([`wavelift_amdgpu::cycles`]): the sum over waves, each with a SIMD to itself. 0 if that is not asked for.
    pub cycles: u64,
}

struct Module<M: Machine> {
    image: Image,
    /// The code as waves of each size see it, in the order of [`Machine::LANES`].
    code: Vec<Arc<Code<M>>>,
    watched: Option<Arc<Watched>>,
    seen: Seen,
}

/// A simulated processor. Backends name it `Device` for theirs:
///
/// ```ignore
/// let mut device = Device::new();
/// let module = device.load(&std::fs::read("kernels.co")?)?;
/// let out = device.allocate("out", 256)?;
/// let kernarg = device.address(out).to_le_bytes();
/// device.dispatch(module, "fill", [64, 1, 1], [64, 1, 1], 0, &kernarg, &DispatchOptions::default())?;
/// println!("{:?}", device.bytes(out));
/// ```
pub struct Device<M: Machine> {
    host: Host,
    modules: Vec<Module<M>>,
    /// What the device is, if it is not any of the machine's processors with any settings.
    target: Option<TargetId>,
}

impl<M: Machine> Deref for Device<M> {
    type Target = Host;

    fn deref(&self) -> &Host {
        &self.host
    }
}

impl<M: Machine> DerefMut for Device<M> {
    fn deref_mut(&mut self) -> &mut Host {
        &mut self.host
    }
}

impl<M: Machine> Default for Device<M> {
    fn default() -> Self {
        Self {
            host: Host::default(),
            modules: Vec::new(),
            target: None,
        }
    }
}

impl<M: Machine> Device<M> {
    /// A device without buffers and code.
    pub fn new() -> Self {
        Self::default()
    }

    /// The device is one of the machine's processors, with settings, and refuses code for others.
    pub fn set_target(&mut self, target: TargetId) {
        self.target = Some(target);
    }

    /// Watches the invariants of the divergence pass in all dispatches of a module from now on: a wave that breaks one is an
    /// error. Code that no symbol of the module names is passed over.
    pub fn watch(&mut self, module: ModuleId, code: Vec<WatchedCode>) {
        let Some(loaded) = self.modules.get_mut(module.0) else {
            return;
        };
        let symbols = &loaded.image.symbols;
        let placed = code.into_iter().filter_map(|code| {
            let symbol = symbols.iter().find(|s| s.is_function && s.name == code.symbol)?;
            Some((code, symbol.address as u32))
        });
        loaded.watched = Some(Arc::new(Watched::new(placed)));
        loaded.seen = Seen::default();
    }

    /// What watching a module has shown so far.
    pub fn seen(&self, module: ModuleId) -> Option<&Seen> {
        let module = self.modules.get(module.0)?;
        module.watched.as_ref().map(|_| &module.seen)
    }

    /// The counters on which the wait at an address of a module's code, in waves of so many lanes, has found something to wait for so far.
    pub fn waited(&self, module: ModuleId, lanes: u32, address: u64) -> Option<CounterSet> {
        let index = M::LANES.iter().position(|&size| size == lanes)?;
        let code = self.modules.get(module.0)?.code.get(index)?;
        code.at(address).ok().map(Op::waited)
    }

    /// What the metadata and descriptor say about a kernel.
    pub fn kernel(&self, module: ModuleId, name: &str) -> Option<&ImageKernel> {
        self.modules.get(module.0)?.image.kernel(name)
    }

    /// Address of a symbol (a variable or function) of a module.
    pub fn symbol_address(&self, module: ModuleId, name: &str) -> Option<u64> {
        let module = self.modules.get(module.0)?;
        let symbol = ImageSymbol::find(&module.image.symbols, name)?;
        Some(module.code.first()?.base + symbol.address)
    }

    /// The kernel or function of a module whose code holds an offset, as errors give it, and where it begins.
    pub fn function_at(&self, module: ModuleId, offset: u64) -> Option<(&str, u64)> {
        ImageSymbol::function_at(&self.modules.get(module.0)?.image.symbols, offset)
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
        let Found {
            kernel: found,
            lanes,
            code,
            watched,
        } = self.find(module, kernel)?;
        let care = M::second_level(&code.target);
        let mut run = Run::new(
            self,
            &found,
            (lanes, code),
            geometry,
            dynamic_group,
            kernarg,
            options,
        )?;
        run.watched = watched;
        let temporary = std::mem::take(&mut run.launch.buffers);
        self.host.memory_mut().begin_stale_tracking();
        self.host
            .memory_mut()
            .keep_write_log(options.limits.caches != Caches::Coherent);
        let second = self.host.memory_mut().second_level.take();
        self.host.memory_mut().second_level = second
            .zip(care)
            .and_then(|(second, (least, scoped))| second.on(least, scoped));
        let result = run_grid(
            &mut run,
            geometry,
            self.host.memory_mut(),
            group_bytes(&found, dynamic_group),
            &options.limits,
        );
        self.host.memory_mut().end_stale_tracking();
        self.host.memory_mut().keep_write_log(false);
        for buffer in temporary {
            self.host.memory_mut().free(buffer);
        }
        let schedule = result?;
        if let Some(module) = self.modules.get_mut(module.0)
            && module.watched.is_some()
        {
            module.seen.profile.add(&run.seen.profile);
            module.seen.waves = run.seen.waves;
        }
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
            flow: counts.flow,
            exposed_waits: counts.exposed_waits,
            cycles: run.cycles,
        })
    }

    /// A kernel with what of its module a dispatch needs.
    fn find(&self, module: ModuleId, name: &str) -> Result<Found<M>, SimError> {
        let launch = |what: String| SimError::Launch { what };
        let Some(loaded) = self.modules.get(module.0) else {
            return Err(launch("no such module".into()));
        };
        let Some(kernel) = loaded.image.kernel(name) else {
            let names: Vec<_> = loaded
                .image
                .kernels
                .iter()
                .map(|kernel| kernel.metadata.name.as_str())
                .collect();
            return Err(launch(format!(
                "no kernel {name}; the code object has {}",
                names.join(", ")
            )));
        };
        let lanes = match kernel.descriptor.properties.wavefront_size32() {
            1 => 32,
            _ => 64,
        };
        let Some(index) = M::LANES.iter().position(|&size| size == lanes) else {
            return Err(launch(format!(
                "{name} is for waves of {lanes} lanes; {} has {}",
                M::PROCESSORS[0],
                M::LANES[0]
            )));
        };
        Ok(Found {
            kernel: kernel.clone(),
            lanes,
            code: Arc::clone(&loaded.code[index]),
            watched: loaded.watched.clone(),
        })
    }
}

/// A kernel to dispatch.
struct Found<M: Machine> {
    kernel: ImageKernel,
    /// Lanes of its waves.
    lanes: u32,
    /// The module's code, decoded for such waves.
    code: Arc<Code<M>>,
    watched: Option<Arc<Watched>>,
}

/// A dispatch while it runs.
struct Run<M: Machine> {
    kernel: Arc<str>,
    lanes: u32,
    code: Arc<Code<M>>,
    descriptor: KernelDescriptor,
    entry: u64,
    policy: UndefinedPolicy,
    group_atomics_acquire: bool,
    scalar_guards: bool,
    dynamic_vgprs: Option<u32>,
    check_barriers: bool,
    /// What instructions cost, if that is modelled, and what waves that have ended have taken.
    costs: Option<Arc<[Cost]>>,
    cycles: u64,
    launch: Launch,
    counts: UnitCounts,
    started: u32,
    watched: Option<Arc<Watched>>,
    seen: Seen,
}

impl<M: Machine> Run<M> {
    fn new(
        device: &mut Device<M>,
        kernel: &ImageKernel,
        (lanes, code): (u32, Arc<Code<M>>),
        geometry: &Geometry,
        dynamic_group: u32,
        kernarg: &[u8],
        options: &DispatchOptions,
    ) -> Result<Self, SimError> {
        let (metadata, descriptor) = (&kernel.metadata, kernel.descriptor);
        let launch = Launch::new(
            device.host.memory_mut(),
            kernel,
            (code.base, lanes),
            geometry,
            dynamic_group,
            kernarg,
            &LaunchOptions {
                stack: options.stack,
                extra_private: options.extra_private,
                resident_groups: options.limits.resident_groups,
                packet_id: options.packet_id,
                completion_signal: options.completion_signal,
            },
            |which, scratch| M::scratch_registers(which, scratch, &code.target),
        )?;
        Ok(Self {
            kernel: metadata.name.as_str().into(),
            entry: code.base + kernel.entry,
            lanes,
            costs: options.cycles.then(|| code.costs()),
            cycles: 0,
            code,
            descriptor,
            policy: options.undefined,
            group_atomics_acquire: options.group_atomics_acquire,
            scalar_guards: options.scalar_guards,
            dynamic_vgprs: options.dynamic_vgprs,
            check_barriers: options.check_barriers,
            launch,
            counts: UnitCounts::default(),
            started: 0,
            watched: None,
            seen: Seen::default(),
        })
    }
}

impl<M: Machine> Program for Run<M> {
    type Wave = MachineWave<M>;

    fn wave_size(&self) -> u32 {
        self.lanes
    }

    /// A compute unit has one queue of requests to each channel of the second-level cache (AMDGPU memory model).
    fn caches_keep_order(&self) -> bool {
        true
    }

    fn vector_caches(&self) -> u32 {
        M::VECTOR_CACHES
    }

    fn start_wave(
        &mut self,
        context: &mut GroupContext<'_>,
        group: &GroupInfo,
        wave: &WaveInfo,
    ) -> Result<MachineWave<M>, SimError> {
        let mut registers = M::registers(&self.descriptor, self.lanes, &self.code.target);
        if let Some(block) = self.dynamic_vgprs {
            registers.vgprs = block as usize;
        }
        context.group.waves = group.waves(self.lanes);
        let rules = M::rules(registers.vgprs, self.scalar_guards, &self.code.target);
        let mut state = State::new(self.lanes, registers.vgprs, registers.mode, self.policy, rules);
        state.accumulators = registers.accumulators;
        state.pc = self.entry;
        state.exec = wave.active;
        state.all_arrive = self.check_barriers.then_some(wave.active);
        state.identity = self.started;
        state.number = wave.number;
        state.vgpr_block = self.dynamic_vgprs;
        state.group_atomics_acquire = self.group_atomics_acquire;
        self.started = self.started.wrapping_add(1);
        for (register, &value) in (0..).zip(&self.launch.user) {
            state.init_scalar(register, value);
        }
        let mut scratch_offset = 0;
        let slot = if self.launch.private_size == 0 {
            None
        } else {
            self.launch.free_slots.pop()
        };
        if self.launch.private_size != 0 {
            let Some(slot) = slot else {
                return Err(SimError::Limit {
                    what: "no scratch slot is free".into(),
                });
            };
            let offset = slot * self.launch.slot_size;
            state.scratch_base = self.launch.scratch_base + offset;
            state.private_size = self.launch.private_size;
            state.dynamic_stack = self.descriptor.properties.uses_dynamic_stack() == 1;
            context
                .memory
                .mark_undefined(self.launch.scratch_base + offset, self.launch.slot_size as usize);
            scratch_offset = offset as u32;
        }
        let start = WaveStart {
            descriptor: &self.descriptor,
            user: self.descriptor.rsrc2.user_sgpr_count(),
            group,
            wave,
            scratch_offset,
        };
        M::start(&mut state, &start);
        Ok(MachineWave {
            state,
            code: Arc::clone(&self.code),
            kernel: Arc::clone(&self.kernel),
            counts: UnitCounts::default(),
            after_load: false,
            sgprs: registers.sgprs,
            active: wave.active,
            slot,
            place: (group.id, wave.number),
            model: self.costs.clone().map(Model::new),
            watcher: self
                .watched
                .as_ref()
                .map(|watched| Box::new(Watcher::new(Arc::clone(watched), Lanes(wave.active)))),
        })
    }

    fn end_wave(&mut self, wave: MachineWave<M>) {
        self.launch.free_slots.extend(wave.slot);
        let (sum, one) = (&mut self.counts, wave.counts);
        sum.salu += one.salu;
        sum.valu += one.valu;
        sum.valu_lanes += one.valu_lanes;
        sum.smem += one.smem;
        sum.vmem += one.vmem;
        sum.vmem_lanes += one.vmem_lanes;
        sum.lds += one.lds;
        sum.lds_lanes += one.lds_lanes;
        sum.flow += one.flow;
        sum.exposed_waits += one.exposed_waits;
        self.cycles += wave.model.map_or(0, |model| model.clock.issued());
        if let Some(watcher) = wave.watcher {
            let (group, number) = wave.place;
            watcher.end(group, number, Lanes(wave.active), &mut self.seen);
        }
    }
}
