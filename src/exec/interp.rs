//! The interpreter as an executor.

use super::{runtime, source_to_ir};
use crate::case::{
    DeviceAddress, ExecError, Executor, Formal, Kernarg, KernelRef, Launch, LaunchStats, Loaded, LoadedId,
    ModuleSource,
};
use std::collections::HashMap;
use std::rc::Rc;
use wavelift_codegen::ir::{FunctionDecl, FunctionKind, MachineModel, Module, Segment};
use wavelift_interpreter::{Interpreter, Launch as Dispatch, Options};
use wavelift_simulator::{DeviceMemory, Geometry, SimError};

/// Runs kernels on the IR interpreter.
#[derive(Debug)]
pub struct InterpExecutor {
    options: Options,
    memory: DeviceMemory,
    executables: Vec<Vec<Interpreter<Rc<Module>>>>,
}

impl InterpExecutor {
    /// An executor with an empty memory.
    pub fn new(options: Options) -> InterpExecutor {
        let mut memory = DeviceMemory::new();
        // Keeps the first real buffer off address 0 of the small machine model; cannot fail on an empty device.
        let _ = memory.allocate("null page", 1);
        InterpExecutor {
            options,
            memory,
            executables: Vec::new(),
        }
    }

    /// The module with a kernel, and the kernel's name.
    fn find(&mut self, kernel: KernelRef<'_>) -> Result<(&mut Interpreter<Rc<Module>>, String), ExecError> {
        let rejected = |what: String| Err(ExecError::Rejected(what));
        let Some(modules) = self.executables.get(kernel.executable.0 as usize) else {
            return rejected("no such executable".to_owned());
        };
        let mut found = Vec::new();
        for (index, interpreter) in modules.iter().enumerate() {
            let module = interpreter.module();
            let wanted = kernel.module.map(|name| name.trim_start_matches('&'));
            if wanted.is_some_and(|name| name != module.name) {
                continue;
            }
            for (_, func) in module.defined() {
                let name = kernel.kernel.map(|name| name.trim_start_matches('&'));
                if func.kind == FunctionKind::Kernel && name.is_none_or(|name| name == func.name) {
                    found.push((index, func.name.clone()));
                }
            }
        }
        match found.pop() {
            Some((index, name)) if found.is_empty() => {
                Ok((&mut self.executables[kernel.executable.0 as usize][index], name))
            }
            Some(_) => rejected("the kernel is not named, and there are several".to_owned()),
            None => rejected(format!(
                "there is no kernel {}",
                kernel.kernel.unwrap_or("at all")
            )),
        }
    }
}

/// Gives variables that a module of a program only declares the address of their definition in another one.
fn link(program: &mut [Interpreter<Rc<Module>>]) -> Result<(), ExecError> {
    let mut defined: HashMap<String, u64> = HashMap::new();
    for interpreter in program.iter() {
        for (symbol, data) in interpreter.module().symbols.iter() {
            if let Some(address) = interpreter.symbol_address(symbol) {
                defined.insert(data.name.clone(), address);
            }
        }
    }
    for interpreter in program.iter_mut() {
        let module = Rc::clone(interpreter.shared_module());
        for (symbol, data) in module.symbols.iter() {
            if data.external && matches!(data.segment, Segment::Global | Segment::Readonly) {
                match defined.get(&data.name) {
                    Some(&address) => interpreter.bind_symbol(symbol, address),
                    None => {
                        return Err(ExecError::Rejected(format!(
                            "variable &{} has no definition in the program",
                            data.name
                        )));
                    }
                }
            }
        }
    }
    Ok(())
}

/// The arguments where the kernel's formals are, which may have alignments of their own.
fn kernarg_segment(
    interpreter: &Interpreter<Rc<Module>>,
    kernel: &str,
    kernarg: &Kernarg,
) -> Result<Vec<u8>, ExecError> {
    let module = interpreter.module();
    let mut formals = Vec::new();
    if let Some(id) = interpreter.kernel(kernel)
        && let FunctionDecl::Defined(func) = &module.functions[id]
    {
        formals.extend(func.params.iter().map(|param| Formal {
            offset: param.offset as usize,
            bytes: param.bytes() as usize,
        }));
    }
    kernarg
        .placed_at(&formals)
        .map_err(|mismatch| ExecError::Rejected(mismatch.to_string()))
}

fn stopped(error: SimError) -> ExecError {
    match error {
        SimError::Unsupported { .. } => ExecError::NotSupported(error.to_string()),
        SimError::Hang { ref what, .. } if what.contains("step limit") => ExecError::TimedOut,
        error => ExecError::QueueError(error.to_string()),
    }
}

impl Executor for InterpExecutor {
    fn wave_size(&self) -> u32 {
        self.options.wave_size
    }

    fn allocate(&mut self, bytes: u64, _alignment: u64) -> Result<DeviceAddress, ExecError> {
        // Every buffer starts at a page, which is more than any alignment that is asked for.
        let name = "buffer";
        let buffer = self
            .memory
            .allocate(name, bytes)
            .map_err(ExecError::NotSupported)?;
        Ok(DeviceAddress(self.memory.address(buffer)))
    }

    fn write(&mut self, address: DeviceAddress, bytes: &[u8]) -> Result<(), ExecError> {
        self.memory
            .write(address.0, bytes)
            .map_err(|fault| ExecError::Internal(fault.to_string()))
    }

    fn read(&mut self, address: DeviceAddress, bytes: u64) -> Result<Vec<u8>, ExecError> {
        let mut out = vec![0; bytes as usize];
        self.memory
            .read(address.0, &mut out)
            .map_err(|fault| ExecError::Internal(fault.to_string()))?;
        Ok(out)
    }

    fn load(&mut self, programs: &[Vec<ModuleSource>]) -> Result<Loaded, ExecError> {
        let mut executable = Vec::new();
        let mut loaded = Loaded {
            id: LoadedId(self.executables.len() as u32),
            address_bytes: 8,
            observes_wave_size: false,
        };
        for sources in programs {
            let mut program = Vec::new();
            for source in sources {
                let module = source_to_ir(source, self.options.wave_size)?;
                loaded.observes_wave_size |= module.observes_wave_size;
                if module.ir.model == MachineModel::Small {
                    loaded.address_bytes = 4;
                }
                let mut interpreter = Interpreter::new(Rc::new(module.ir), self.options.clone())
                    .map_err(|error| ExecError::Rejected(error.to_string()))?;
                interpreter.load_symbols(&mut self.memory).map_err(stopped)?;
                program.push(interpreter);
            }
            link(&mut program)?;
            executable.extend(program);
        }
        self.executables.push(executable);
        Ok(loaded)
    }

    fn static_group_bytes(&mut self, kernel: KernelRef<'_>) -> Result<u32, ExecError> {
        let (interpreter, name) = self.find(kernel)?;
        let layout = interpreter.segments(&name);
        let layout = layout.map_err(|error| ExecError::Rejected(error.to_string()))?;
        Ok(layout.group_bytes)
    }

    fn dispatch(&mut self, launch: &Launch<'_>) -> Result<LaunchStats, ExecError> {
        let geometry = Geometry::new(launch.dimensions.into(), launch.grid, launch.work_group)
            .map_err(|error| ExecError::Rejected(error.to_string()))?;
        let mut memory = std::mem::take(&mut self.memory);
        let result = self.find(launch.kernel).and_then(|(interpreter, name)| {
            let kernarg = kernarg_segment(interpreter, &name, launch.kernarg)?;
            let dispatch = Dispatch {
                kernel: &name,
                geometry,
                dynamic_group_bytes: launch.dynamic_group_bytes,
                kernarg: &kernarg,
                packet_id: launch.packet.id,
            };
            interpreter.dispatch(&mut memory, &dispatch).map_err(stopped)
        });
        self.memory = memory;
        Ok(LaunchStats {
            instructions: result?.lane_instructions,
        })
    }

    fn create_signal(&mut self, initial: i64) -> Result<u64, ExecError> {
        runtime::create_signal(self, initial)
    }

    fn store_signal(&mut self, signal: u64, value: i64) -> Result<(), ExecError> {
        runtime::store_signal(self, signal, value)
    }

    fn load_signal(&mut self, signal: u64) -> Result<i64, ExecError> {
        runtime::load_signal(self, signal)
    }

    fn create_queue(&mut self, size: u32) -> Result<u64, ExecError> {
        runtime::create_queue(self, size)
    }
}
