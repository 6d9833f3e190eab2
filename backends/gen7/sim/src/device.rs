//! The device as a host sees it: buffers, code objects, dispatches, and what a thread starts with.
//!
//! Addresses of the graphics address space have 32 bits; the host sees them with [`BASE_ADDRESS`] added, so that the lower half of an
//! address is what messages take. Work-groups are started as GPGPU_WALKER does: r0 has the work-group id and the hardware thread,
//! the constants follow from r1 on, channels without a work-item are off.

mod loading;
mod run;

pub use loading::LoadError;

use self::run::Run;
use super::access::Bindings;
use super::op::Code;
use super::watch::Watched;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use wavelift_codegen::divergence::watch::{Seen, WatchedCode};
use wavelift_codegen::object::ImageSymbol;
use wavelift_gen7::elf::{Image, ImageKernel};
use wavelift_gen7::images::SURFACE_WORDS;
use wavelift_gen7::subtarget::{IVB, Subtarget};
pub use wavelift_simulator::ModuleId;
use wavelift_simulator::dispatch::run_grid;
use wavelift_simulator::memory::DeviceMemory;
use wavelift_simulator::{BufferId, Caches, Geometry, Host, Limits, SimError, UndefinedPolicy};

/// What the host adds to a graphics address.
pub const BASE_ADDRESS: u64 = 0x0010_0000_0000;
/// Bytes of the address space.
const ADDRESS_SPACE: u64 = 1 << 32;
/// Bytes of a border's colour (Haswell reads them all).
const BORDER_BYTES: u64 = 512;
/// Alignment of scratch: r0.5 has bits 31 to 10 of its address.
const SCRATCH_ALIGN: u64 = 1024;
/// Registers that constants may fill.
const MAX_CURBE_REGISTERS: u32 = 126;
/// Bytes of kernel arguments.
const MAX_ARGUMENT_BYTES: u32 = 1 << 20;
/// Hardware threads whose number fits r0.5[8:0].
const MAX_SLOTS: u32 = 512;

/// The graphics address of what the host sees at an address.
pub(crate) fn graphics_address(address: u64) -> u32 {
    address.wrapping_sub(BASE_ADDRESS) as u32
}

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
    host: Host,
    /// What atomic operations without a message of their own take.
    lock: Option<BufferId>,
    /// Images and samplers that messages name.
    bindings: Arc<Bindings>,
    modules: Vec<Module>,
}

impl Deref for Device {
    type Target = Host;

    fn deref(&self) -> &Host {
        &self.host
    }
}

impl DerefMut for Device {
    fn deref_mut(&mut self) -> &mut Host {
        &mut self.host
    }
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
        let border = memory.allocate_internal("border colour", BORDER_BYTES);
        let border = border.map_or(0, |border| graphics_address(memory.address(border)));
        Self {
            machine,
            bindings: Arc::new(Bindings::new(machine.generation, border)),
            host: Host::below(BASE_ADDRESS + ADDRESS_SPACE, memory),
            lock,
            modules: Vec::new(),
        }
    }

    /// Which machine it is.
    pub fn machine(&self) -> &'static Subtarget {
        self.machine
    }

    /// Gives the surface of an image its entry in the binding table; nothing if the table is full.
    pub fn bind(&mut self, surface: [u32; SURFACE_WORDS]) -> Option<u32> {
        Arc::make_mut(&mut self.bindings).add(surface)
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

    /// What the note says about a kernel.
    pub fn kernel(&self, module: ModuleId, name: &str) -> Option<&ImageKernel> {
        self.modules.get(module.0)?.image.kernel(name)
    }

    /// Address of a symbol of a module.
    pub fn symbol_address(&self, module: ModuleId, name: &str) -> Option<u64> {
        let module = self.modules.get(module.0)?;
        let symbol = ImageSymbol::find(&module.image.symbols, name)?;
        Some(module.base + symbol.address)
    }

    /// The kernel or function of a module whose code holds an offset, as errors give it, and where it begins.
    pub fn function_at(&self, module: ModuleId, offset: u64) -> Option<(&str, u64)> {
        ImageSymbol::function_at(&self.modules.get(module.0)?.image.symbols, offset)
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
        self.host
            .memory_mut()
            .keep_write_log(limits.caches != Caches::Coherent);
        let result = run_grid(&mut run, geometry, self.host.memory_mut(), group_bytes, &limits);
        self.host.memory_mut().keep_write_log(false);
        for buffer in temporary {
            self.host.memory_mut().free(buffer);
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
