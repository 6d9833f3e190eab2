//! Launches: from a module, a kernel name and a grid to a run on the device.

use crate::code::Code;
use crate::decode::Decoder;
use crate::eval::Registers;
use crate::observe::{Interest, Observer};
use crate::sequence::Schedule;
use crate::wave::InterpWave;
use cranelift_entity::SecondaryMap;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::ops::Deref;
use wavelift_codegen::divergence::ValueFiles;
use wavelift_codegen::ir::{
    FuncRef, Function, FunctionDecl, FunctionKind, LaunchShape, MachineModel, Module, Segment, SegmentLayout,
    Symbol, layout_symbols,
};
use wavelift_simulator::dispatch::{GroupContext, GroupInfo, Program, WaveInfo, run_grid};
use wavelift_simulator::images::create_in;
use wavelift_simulator::{DeviceMemory, Geometry, Limits, SimError, UndefinedPolicy};

/// Which form of a function runs.
#[derive(Clone, Debug, Default)]
pub enum Level {
    /// The thread level: what one lane sees, over the lanes that are active.
    #[default]
    Thread,
    /// The wave level that the divergence pass made, with the files of the values of each function. Functions without
    /// a wave level are an error.
    Wave(HashMap<FuncRef, ValueFiles>),
}

/// Choices and bounds of a run.
#[derive(Clone, Debug)]
pub struct Options {
    /// Lanes per wave: 8, 16, 32 or 64.
    pub wave_size: u32,
    /// Steps and residency.
    pub limits: Limits,
    /// What undefined values do. With [`UndefinedPolicy::Trap`] loading them is an error.
    pub undefined: UndefinedPolicy,
    /// Accesses must have the alignment that the instruction promises.
    pub check_alignment: bool,
    /// Bits of an address of a segment other than flat that the machine looks at, 32 or 64: a program that was compiled for a machine with few
    /// need not compute the others.
    pub address_bits: u32,
    /// Barriers must be reached by all lanes of a wave (HSA PRM 9.3).
    pub check_barriers: bool,
    /// Most private and spill bytes of a work-item, calls included.
    pub max_private_bytes: u32,
    /// How diverged lanes are run.
    pub schedule: Schedule,
    /// Which form of the functions runs.
    pub level: Level,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            wave_size: 64,
            limits: Limits::default(),
            undefined: UndefinedPolicy::default(),
            check_alignment: true,
            address_bits: 64,
            check_barriers: true,
            max_private_bytes: 1 << 20,
            schedule: Schedule::IpdomStack,
            level: Level::Thread,
        }
    }
}

/// One dispatch of a kernel.
#[derive(Clone, Copy, Debug)]
pub struct Launch<'a> {
    /// Name of the kernel, with or without `&`.
    pub kernel: &'a str,
    /// Grid and work-groups.
    pub geometry: Geometry,
    /// Bytes of dynamic group memory after the static part.
    pub dynamic_group_bytes: u32,
    /// The kernarg segment.
    pub kernarg: &'a [u8],
    /// Identifier of the dispatch packet, what `packetid` gives.
    pub packet_id: u64,
    /// Handle of the packet's completion signal, or 0.
    pub completion_signal: u64,
}

/// Counts of a dispatch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Instructions of waves.
    pub wave_instructions: u64,
    /// Instructions of lanes: the active lanes of each wave instruction.
    pub lane_instructions: u64,
    /// Waves.
    pub waves: u64,
    /// Work-groups.
    pub groups: u64,
    /// Barriers completed, once per work-group.
    pub barriers: u64,
}

/// What a pause adds to the clock, which otherwise counts how often it was read.
const CLOCKS_OF_PAUSE: u64 = 512;

/// What all waves of a dispatch share.
pub(crate) struct Shared<'p> {
    pub(crate) module: &'p Module,
    pub(crate) model: MachineModel,
    pub(crate) options: &'p Options,
    pub(crate) kernel: FuncRef,
    pub(crate) kernel_name: String,
    pub(crate) layout: &'p SegmentLayout,
    pub(crate) geometry: Geometry,
    pub(crate) kernarg: &'p [u8],
    pub(crate) packet_id: u64,
    pub(crate) completion_signal: u64,
    codes: &'p HashMap<FuncRef, Code>,
    addresses: &'p SecondaryMap<Symbol, Option<u64>>,
    pub(crate) interest: Interest,
    observer: Option<RefCell<&'p mut dyn Observer>>,
    clock: Cell<u64>,
    noise: Cell<u64>,
    /// Registers of ended activations, to be used again.
    registers: RefCell<Vec<Registers>>,
    empty: Function,
}

impl<'p> Shared<'p> {
    pub(crate) fn code(&self, func: FuncRef) -> Option<&'p Code> {
        self.codes.get(&func)
    }

    pub(crate) fn function(&self, func: FuncRef) -> &Function {
        match &self.module.functions[func] {
            FunctionDecl::Defined(function) => function,
            // Functions without a body are never decoded, so nothing runs in them.
            FunctionDecl::External(_) => &self.empty,
        }
    }

    pub(crate) fn symbol_name(&self, symbol: Symbol) -> &str {
        &self.module.symbols[symbol].name
    }

    /// The address of a variable in its segment; `private_base` is where the frame of the activation starts.
    pub(crate) fn symbol_address(&self, symbol: Symbol, private_base: u32) -> Option<u64> {
        let data = &self.module.symbols[symbol];
        match data.segment {
            Segment::Group => self.layout.offset(symbol).map(u64::from),
            Segment::Private | Segment::Spill => {
                // Offsets of the module's own private variables are absolute.
                let of_module = data.scope == wavelift_codegen::ir::SymbolScope::Module;
                let base = if of_module { 0 } else { private_base };
                self.layout
                    .offset(symbol)
                    .map(|offset| u64::from(offset) + u64::from(base))
            }
            _ => self.addresses[symbol],
        }
    }

    pub(crate) fn observe(&self, tell: impl FnOnce(&mut dyn Observer)) {
        if let Some(observer) = &self.observer {
            tell(&mut **observer.borrow_mut());
        }
    }

    /// Registers for an activation. What ended activations left in them is never read: every use of a value is
    /// dominated by its definition.
    pub(crate) fn take_registers(&self, slots: usize) -> Registers {
        let lanes = self.options.wave_size as usize;
        let mut spare = self.registers.borrow_mut();
        match spare.iter().position(|regs| regs.words.len() == slots * lanes) {
            Some(index) => spare.swap_remove(index),
            None => Registers::new(slots, lanes),
        }
    }

    pub(crate) fn give_registers(&self, mut registers: Registers) {
        registers.shadows = None;
        let mut spare = self.registers.borrow_mut();
        if spare.len() < SPARE_REGISTERS {
            spare.push(registers);
        }
    }

    /// Arbitrary bits, the same in every run.
    pub(crate) fn noise(&self) -> u64 {
        let mut x = self.noise.get();
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        self.noise.set(x);
        x >> 7
    }

    /// Time passes in which this wave does nothing.
    pub(crate) fn sleep(&self) {
        self.clock.set(self.clock.get() + CLOCKS_OF_PAUSE);
    }

    /// A counter that never runs backwards.
    pub(crate) fn tick(&self) -> u64 {
        let now = self.clock.get() + 1;
        self.clock.set(now);
        now
    }
}

struct Machine<'p> {
    shared: &'p Shared<'p>,
    stats: Stats,
}

impl<'p> Program for Machine<'p> {
    type Wave = InterpWave<'p>;

    fn wave_size(&self) -> u32 {
        self.shared.options.wave_size
    }

    fn start_wave(
        &mut self,
        _: &mut GroupContext<'_>,
        group: &GroupInfo,
        wave: &WaveInfo,
    ) -> Result<Self::Wave, SimError> {
        InterpWave::new(self.shared, *group, *wave)
    }

    fn end_wave(&mut self, wave: Self::Wave) {
        self.stats.wave_instructions += wave.stats.wave_instructions;
        self.stats.lane_instructions += wave.stats.lane_instructions;
    }
}

/// A module that can be run. `M` is how the module is held: `&Module`, `Rc<Module>` or the like.
#[derive(Debug)]
pub struct Interpreter<M> {
    module: M,
    options: Options,
    addresses: SecondaryMap<Symbol, Option<u64>>,
    codes: HashMap<FuncRef, Code>,
    layouts: HashMap<FuncRef, SegmentLayout>,
}

impl<M: Deref<Target = Module>> Interpreter<M> {
    /// An interpreter of a module.
    ///
    /// # Errors
    /// [`SimError::Launch`] if the wave size is none of 8, 16, 32, 64.
    pub fn new(module: M, options: Options) -> Result<Self, SimError> {
        if ![8, 16, 32, 64].contains(&options.wave_size) {
            return Err(SimError::Launch {
                what: format!("a wave has 8, 16, 32 or 64 lanes, not {}", options.wave_size),
            });
        }
        Ok(Interpreter {
            module,
            options,
            addresses: SecondaryMap::new(),
            codes: HashMap::new(),
            layouts: HashMap::new(),
        })
    }

    /// The module.
    pub fn module(&self) -> &Module {
        &self.module
    }

    /// The module as it was given.
    pub fn shared_module(&self) -> &M {
        &self.module
    }

    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// When dispatches from now on count as hanging.
    pub fn set_deadline(&mut self, deadline: Option<std::time::Instant>) {
        self.options.limits.deadline = deadline;
    }

    /// A kernel by name, with or without `&`.
    pub fn kernel(&self, name: &str) -> Option<FuncRef> {
        let name = name.strip_prefix('&').unwrap_or(name);
        let mut kernels = self.module.defined();
        kernels
            .find(|(_, func)| func.kind == FunctionKind::Kernel && func.name == name)
            .map(|(id, _)| id)
    }

    /// Where the variables of a kernel lie; dynamic group memory starts at its `group_bytes`.
    ///
    /// # Errors
    /// [`SimError::Launch`] if there is no such kernel or its variables do not fit.
    pub fn segments(&mut self, kernel: &str) -> Result<&SegmentLayout, SimError> {
        let id = self.kernel(kernel).ok_or_else(|| SimError::Launch {
            what: format!("the module has no kernel {kernel}"),
        })?;
        self.prepare(id)?;
        Ok(&self.layouts[&id])
    }

    /// Makes buffers for the global and readonly variables that the module defines and have no address yet, and the images and samplers that
    /// they begin with handles of.
    ///
    /// # Errors
    /// [`SimError::Limit`] if the device is full.
    pub fn load_symbols(&mut self, memory: &mut DeviceMemory) -> Result<(), SimError> {
        for (symbol, data) in self.module.symbols.iter() {
            let global = matches!(data.segment, Segment::Global | Segment::Readonly);
            if !global || data.external || self.addresses[symbol].is_some() {
                continue;
            }
            let limit = |what| SimError::Limit { what };
            // Without an initialiser the content is undefined (HSA PRM 4.10); loaders give zeros, and programs rely on it.
            let name = format!("of variable &{}", data.name);
            let buffer = memory.allocate(&name, data.size).map_err(limit)?;
            if let Some(bytes) = &data.init {
                let to = memory.bytes_mut(buffer);
                let len = bytes.len().min(to.len());
                to[..len].copy_from_slice(&bytes[..len]);
            }
            let address = memory.address(buffer);
            for handle in &data.handles {
                let object = create_in(memory, &name, &handle.object);
                let object = object.map_err(|error| limit(error.to_string()))?;
                let written = memory.write(address + handle.offset, &object.to_le_bytes());
                written.map_err(|fault| limit(fault.to_string()))?;
            }
            self.addresses[symbol] = Some(address);
        }
        Ok(())
    }

    /// Gives a global or readonly variable an address.
    pub fn bind_symbol(&mut self, symbol: Symbol, address: u64) {
        self.addresses[symbol] = Some(address);
    }

    /// The address of a global or readonly variable, once it has one.
    pub fn symbol_address(&self, symbol: Symbol) -> Option<u64> {
        self.addresses[symbol]
    }

    /// Lays out and decodes a kernel with everything it can call.
    fn prepare(&mut self, kernel: FuncRef) -> Result<(), SimError> {
        if self.layouts.contains_key(&kernel) {
            return Ok(());
        }
        let layout = layout_symbols(&self.module, kernel).map_err(|error| SimError::Launch {
            what: error.to_string(),
        })?;
        for &id in &layout.functions {
            let FunctionDecl::Defined(func) = &self.module.functions[id] else {
                continue;
            };
            if self.codes.contains_key(&id) {
                continue;
            }
            let decoder = Decoder::new(func, id, self.module.model, self.options.wave_size);
            let order = match &self.options.schedule {
                Schedule::LowestPending(orders) => orders.get(&id).map(Vec::as_slice),
                Schedule::IpdomStack => None,
            };
            let wave = match &self.options.level {
                Level::Thread => None,
                Level::Wave(files) => Some((func.wave.as_ref(), files.get(&id))),
            };
            let code = match wave {
                None => decoder.decode(&func.layout, order, None),
                Some((Some(wave), Some(files))) => decoder.decode(&wave.layout, None, Some(files)),
                Some(_) => {
                    return Err(SimError::Launch {
                        what: format!("function {} has no wave level", func.name),
                    });
                }
            };
            if let Some(code) = code {
                self.codes.insert(id, code);
            }
        }
        self.layouts.insert(kernel, layout);
        Ok(())
    }

    /// Runs a kernel to its end.
    ///
    /// # Errors
    /// Whatever the launch or the program does wrong, with its place.
    pub fn dispatch(&mut self, memory: &mut DeviceMemory, launch: &Launch<'_>) -> Result<Stats, SimError> {
        self.run(memory, launch, None)
    }

    /// As [`Interpreter::dispatch`], with a watcher.
    ///
    /// # Errors
    /// As [`Interpreter::dispatch`].
    pub fn dispatch_watched(
        &mut self,
        memory: &mut DeviceMemory,
        launch: &Launch<'_>,
        observer: &mut dyn Observer,
    ) -> Result<Stats, SimError> {
        self.run(memory, launch, Some(observer))
    }

    fn run<'a>(
        &'a mut self,
        memory: &mut DeviceMemory,
        launch: &Launch<'a>,
        observer: Option<&'a mut dyn Observer>,
    ) -> Result<Stats, SimError> {
        let kernel = self.kernel(launch.kernel).ok_or_else(|| SimError::Launch {
            what: format!("the module has no kernel {}", launch.kernel),
        })?;
        self.prepare(kernel)?;
        self.load_symbols(memory)?;
        let layout = &self.layouts[&kernel];
        let group_bytes = layout.group_bytes.checked_add(launch.dynamic_group_bytes);
        let Some(group_bytes) = group_bytes.filter(|&bytes| bytes <= MAX_GROUP_BYTES) else {
            return Err(SimError::Launch {
                what: format!(
                    "{} static and {} dynamic bytes of group memory; a work-group has at most {MAX_GROUP_BYTES}",
                    layout.group_bytes, launch.dynamic_group_bytes
                ),
            });
        };
        let interest = observer
            .as_ref()
            .map_or(Interest::default(), |watch| watch.interest());
        // The watcher is borrowed for this run only, which the coercion makes known.
        let watch = observer.map(|watch| {
            let watch: &mut dyn Observer = watch;
            RefCell::new(watch)
        });
        let shared = Shared {
            module: &self.module,
            model: self.module.model,
            options: &self.options,
            kernel,
            kernel_name: launch.kernel.to_owned(),
            layout,
            geometry: launch.geometry,
            kernarg: launch.kernarg,
            packet_id: launch.packet_id,
            completion_signal: launch.completion_signal,
            codes: &self.codes,
            addresses: &self.addresses,
            interest,
            observer: watch,
            clock: Cell::new(0),
            noise: Cell::new(0x9e37_79b9_7f4a_7c15),
            registers: RefCell::new(Vec::new()),
            empty: Function::new("", FunctionKind::Function),
        };
        check_launch(shared.function(kernel), launch)?;
        let mut machine = Machine {
            shared: &shared,
            stats: Stats::default(),
        };
        let counts = run_grid(
            &mut machine,
            &launch.geometry,
            memory,
            group_bytes,
            &self.options.limits,
        )?;
        Ok(Stats {
            waves: counts.waves,
            groups: counts.groups,
            barriers: counts.barriers,
            ..machine.stats
        })
    }
}

/// Register sets of ended activations that are kept.
const SPARE_REGISTERS: usize = 32;

/// Most bytes of group memory of a work-group.
pub const MAX_GROUP_BYTES: u32 = 1 << 20;

/// The promises of the kernel's control directives (HSA PRM 13.4), and arguments.
fn check_launch(kernel: &Function, launch: &Launch<'_>) -> Result<(), SimError> {
    let geometry = &launch.geometry;
    let mut wrong = kernel.limits.broken_by(&LaunchShape {
        dimensions: geometry.dimensions(),
        grid: geometry.grid(),
        group: geometry.group(),
        dynamic_group_bytes: launch.dynamic_group_bytes,
    });
    if (launch.kernarg.len() as u64) < u64::from(kernel.kernarg_bytes) {
        wrong.push(format!(
            "{} bytes of kernel arguments, {} needed",
            launch.kernarg.len(),
            kernel.kernarg_bytes
        ));
    }
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(SimError::Launch {
            what: format!("kernel {}: {}", kernel.name, wrong.join("; ")),
        })
    }
}
