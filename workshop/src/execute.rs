//! One program on one target, compiled in one way.

use crate::code;
use crate::reached::Reached;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;
use std::sync::Arc;
use wavelift_codegen::opt::{Level, PassSet};
use wavelift_codegen::target::{CompileError, CompiledModule, ErrorKind, Options, Target};
use wavelift_generate::{Argument, Program};
use wavelift_simulator::dispatch::signal::{NOT_COMPLETED, SIGNAL_BYTES, user_signal};
use wavelift_simulator::machine::{self, Launch, Machine, MachineOptions};
use wavelift_simulator::{Geometry, Limits, Registry};

/// Steps of all waves after which a program counts as hanging: random programs end after far fewer.
const MOST_STEPS: u64 = 20_000_000;
/// The same for damaged code, which often has no end.
const FEW_STEPS: u64 = 20_000;

/// A target, and how programs are compiled for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Name of the target.
    pub target: &'static str,
    /// Lanes of a wave.
    pub wave: u32,
    /// How much the mid-end does.
    pub level: Level,
    /// Changes that the mid-end may make: fewer than all give other programs to what comes after it.
    pub fuel: u64,
    /// Passes of the mid-end that are left out.
    pub without: PassSet,
    /// Registers of each lane at most, and almost as few of those that a wave shares; all if missing.
    pub registers: Option<u16>,
    /// The code that runs is what the target's assembler makes of its own disassembly.
    pub reassembled: bool,
}

impl Way {
    /// A target with all that it has.
    pub const fn new(target: &'static str, wave: u32, level: Level) -> Way {
        Way {
            target,
            wave,
            level,
            fuel: u64::MAX,
            without: PassSet::NONE,
            registers: None,
            reassembled: false,
        }
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = match self.level {
            Level::None => 0,
            Level::Clean => 1,
            Level::Full => 2,
        };
        write!(f, "{} w{} O{level}", self.target, self.wave)?;
        if self.fuel != u64::MAX {
            write!(f, " fuel {}", self.fuel)?;
        }
        if !self.without.is_empty() {
            write!(f, " without {}", self.without)?;
        }
        if let Some(count) = self.registers {
            write!(f, " at most {count} registers")?;
        }
        f.write_str(if self.reassembled { " reassembled" } else { "" })
    }
}

/// Why a run gave no result, or a wrong one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The target lacks something, which its error names: no mistake.
    Unsupported(String),
    /// The compiler refuses a program that is valid, or finds a mistake of its own.
    Compiler(String),
    /// The code does something that the machine does not allow.
    Machine(String),
    /// It ended in a panic.
    Panic(String),
    /// Another result than the reference's: the argument that is a buffer, the byte, and the bytes from there on of both.
    Differs {
        /// Number of the argument.
        argument: usize,
        /// First byte that differs.
        byte: usize,
        /// What the reference has from there on.
        expected: Vec<u8>,
        /// What the target has.
        found: Vec<u8>,
    },
}

impl Failure {
    /// What kind it is: a reducer must not go from one mistake to another.
    pub fn kind(&self) -> &'static str {
        match self {
            Failure::Unsupported(_) => "unsupported",
            Failure::Compiler(_) => "compiler",
            Failure::Machine(_) => "machine",
            Failure::Panic(_) => "panic",
            Failure::Differs { .. } => "differs",
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Unsupported(what) => write!(f, "not supported: {what}"),
            Failure::Compiler(what) => write!(f, "the compiler fails: {what}"),
            Failure::Machine(what) => write!(f, "the machine stops: {what}"),
            Failure::Panic(what) => write!(f, "a panic: {what}"),
            Failure::Differs {
                argument,
                byte,
                expected,
                found,
            } => write!(
                f,
                "argument {argument} differs from byte {byte} on: {found:02x?}, the reference has {expected:02x?}"
            ),
        }
    }
}

/// What all buffers hold after a run, in the order of the arguments.
pub type Buffers = Vec<Vec<u8>>;

/// Runs a program. A panic of compiler or machine is a failure like others.
///
/// # Errors
/// Why there is no result.
pub fn run(registry: &Registry, program: &Program, way: &Way) -> Result<Buffers, Failure> {
    run_counted(registry, program, way, &mut Reached::default())
}

/// As [`run`], and counts what the compiler did.
///
/// # Errors
/// Why there is no result.
pub fn run_counted(
    registry: &Registry,
    program: &Program,
    way: &Way,
    reached: &mut Reached,
) -> Result<Buffers, Failure> {
    let result = catch_unwind(AssertUnwindSafe(|| {
        run_unprotected(registry, program, way, reached)
    }));
    result.unwrap_or_else(|payload| {
        let text = payload.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| payload.downcast_ref::<&str>().copied());
        Err(Failure::Panic(text.unwrap_or("without a message").to_owned()))
    })
}

/// Compares what a run gives with what the reference gave.
///
/// # Errors
/// The first difference, or why there is no result.
pub fn compare(registry: &Registry, program: &Program, way: &Way, expected: &Buffers) -> Result<(), Failure> {
    compare_counted(registry, program, way, expected, &mut Reached::default())
}

/// As [`compare`], and counts what the compiler did.
///
/// # Errors
/// The first difference, or why there is no result.
pub fn compare_counted(
    registry: &Registry,
    program: &Program,
    way: &Way,
    expected: &Buffers,
    reached: &mut Reached,
) -> Result<(), Failure> {
    let found = run_counted(registry, program, way, reached)?;
    for (argument, (found, expected)) in found.iter().zip(expected).enumerate() {
        if let Some(byte) = (0..expected.len().max(found.len())).find(|&at| found.get(at) != expected.get(at))
        {
            let from = |bytes: &[u8]| bytes[byte.min(bytes.len())..bytes.len().min(byte + 8)].to_vec();
            return Err(Failure::Differs {
                argument,
                byte,
                expected: from(expected),
                found: from(found),
            });
        }
    }
    Ok(())
}

/// Runs a program after words of its kernel's code, by number modulo how many there are, are combined with others by exclusive or. Such code ends in a
/// result or in an error; a panic of the machine is none of them and is not caught.
///
/// # Errors
/// Why there is no result.
pub fn run_damaged(
    registry: &Registry,
    program: &Program,
    way: &Way,
    damage: &[(usize, u32)],
) -> Result<Buffers, Failure> {
    run_changed(registry, program, way, &|code| {
        let words = (code.len() / 4).max(1);
        for &(word, other) in damage {
            for (byte, other) in code[word % words * 4..].iter_mut().zip(other.to_le_bytes()) {
                *byte ^= other;
            }
        }
    })
}

/// Runs a program after its kernel's code was changed, which keeps its length. As [`run_damaged`], it does not catch panics.
///
/// # Errors
/// Why there is no result.
pub fn run_changed(
    registry: &Registry,
    program: &Program,
    way: &Way,
    change: &dyn Fn(&mut [u8]),
) -> Result<Buffers, Failure> {
    let unknown = |error: &dyn fmt::Display| Failure::Compiler(error.to_string());
    let target = registry.find(way.target).map_err(|error| unknown(&error))?;
    let compiled = compile(target.as_ref(), program, way)?;
    let code = compiled
        .units
        .iter()
        .find(|unit| unit.kernel)
        .map(|unit| &unit.code);
    let code = code.ok_or_else(|| unknown(&"there is no kernel"))?;
    let mut object = compiled.object.clone();
    let place = object.windows(code.len()).position(|window| window == &code[..]);
    let place = place.ok_or_else(|| unknown(&"the code is not in its object"))?;
    change(&mut object[place..place + code.len()]);
    let mut machine = device(registry, way, FEW_STEPS)?;
    let program_of = machine::Program::Object {
        bytes: &object,
        watched: Vec::new(),
        own: false,
    };
    let loaded = machine.load(program_of);
    let loaded = loaded.map_err(|error| Failure::Machine(error.to_string()))?;
    launch(machine.as_mut(), loaded, program)
}

fn device(registry: &Registry, way: &Way, max_steps: u64) -> Result<Box<dyn Machine>, Failure> {
    let setup = MachineOptions {
        wave: way.wave,
        limits: Limits {
            max_steps,
            ..Limits::default()
        },
        target: way.target,
    };
    let machine = registry.device(way.target, &setup);
    machine.ok_or_else(|| Failure::Unsupported("nothing executes programs of the target".into()))
}

fn run_unprotected(
    registry: &Registry,
    program: &Program,
    way: &Way,
    reached: &mut Reached,
) -> Result<Buffers, Failure> {
    let unknown = |error: &dyn fmt::Display| Failure::Compiler(error.to_string());
    let target = registry.find(way.target).map_err(|error| unknown(&error))?;
    let mut machine = device(registry, way, MOST_STEPS)?;
    let loaded = load(target.as_ref(), machine.as_mut(), program, way, reached)?;
    launch(machine.as_mut(), loaded, program)
}

fn load(
    target: &dyn Target,
    machine: &mut dyn Machine,
    program: &Program,
    way: &Way,
    reached: &mut Reached,
) -> Result<machine::LoadedId, Failure> {
    if !target.info().compiles {
        let module = Rc::new(program.module.clone());
        let loaded = machine.load(machine::Program::Ir(module));
        return loaded.map_err(|error| Failure::Compiler(error.to_string()));
    }
    let mut compiled = compile(target, program, way)?;
    reached.add(target.info(), &compiled);
    if way.reassembled {
        code::reassemble(target, &mut compiled)?;
    }
    let object = machine::Program::Object {
        bytes: &compiled.object,
        watched: Vec::new(),
        own: true,
    };
    machine
        .load(object)
        .map_err(|error| Failure::Compiler(error.to_string()))
}

fn compile(target: &dyn Target, program: &Program, way: &Way) -> Result<CompiledModule, Failure> {
    let options = Options {
        level: way.level,
        fuel: way.fuel,
        without: way.without,
        registers: limits(target, way.registers),
        ..Options::for_wave(way.wave)
    };
    let compiled = target
        .compile(&program.module, &options)
        .map_err(|error| refused(&error, way))?;
    match compiled.failure(&program.kernel) {
        Some(error) => Err(refused(error, way)),
        None => Ok(compiled),
    }
}

/// Registers that a wave shares and that a limit leaves at least: calling conventions and the start of a kernel need some.
const FEWEST_SHARED: u16 = 24;

/// The limit for all files of registers.
pub(crate) fn limits(target: &dyn Target, registers: Option<u16>) -> Vec<(String, u16)> {
    let Some(count) = registers else {
        return Vec::new();
    };
    let files = target.info().files.iter();
    files
        .map(|file| {
            let count = match file.per_lane {
                true => count,
                false => count.max(FEWEST_SHARED),
            };
            let most = u16::try_from(file.count).unwrap_or(u16::MAX);
            let fewest = u16::try_from(file.fewest).unwrap_or(u16::MAX);
            (file.plural.to_owned(), count.max(fewest).min(most))
        })
        .collect()
}

/// Whether an error names what is missing. With few registers there may be fewer than an instruction or the calling convention needs.
fn refused(error: &CompileError, way: &Way) -> Failure {
    match &*error.kind {
        ErrorKind::Unsupported { .. } | ErrorKind::Limit(_) | ErrorKind::Select(_) => {
            Failure::Unsupported(error.to_string())
        }
        ErrorKind::Pinned { .. } if way.registers.is_some() => Failure::Unsupported(error.to_string()),
        ErrorKind::Registers(what) if way.registers.is_some() && !what.is_internal() => {
            Failure::Unsupported(error.to_string())
        }
        _ => Failure::Compiler(error.to_string()),
    }
}

fn launch(
    machine: &mut dyn Machine,
    loaded: machine::LoadedId,
    program: &Program,
) -> Result<Buffers, Failure> {
    let stopped = |error: &dyn fmt::Display| Failure::Machine(error.to_string());
    let mut buffers = Vec::new();
    let mut values = Vec::new();
    for (index, argument) in program.arguments.iter().enumerate() {
        match argument {
            Argument::Value(bytes) => values.push(bytes.clone()),
            Argument::Buffer(bytes) => {
                let address = machine.allocate(&format!("argument {index}"), bytes.len() as u64);
                let address = address.map_err(|error| stopped(&error))?;
                machine
                    .memory()
                    .write(address, bytes)
                    .map_err(|error| stopped(&error))?;
                values.push(address.to_le_bytes().to_vec());
                buffers.push((index, address, bytes.len()));
            }
        }
    }
    let kernarg = kernarg(program, &values)?;
    let signal = machine
        .allocate("completion signal", SIGNAL_BYTES)
        .map_err(|error| stopped(&error))?;
    let written = machine.memory().write(signal, &user_signal(NOT_COMPLETED));
    written.map_err(|error| stopped(&error))?;
    let geometry = Geometry::from_sizes(program.grid, program.group).map_err(|error| stopped(&error))?;
    let launch = Launch {
        geometry: &geometry,
        dynamic_group_bytes: 0,
        kernarg: &kernarg,
        packet_id: 0,
        completion_signal: signal,
        deadline: None,
    };
    machine
        .dispatch(loaded, &program.kernel, &launch)
        .map_err(|error| stopped(&error))?;
    let mut results = vec![Vec::new(); program.arguments.len()];
    for (index, address, length) in buffers {
        results[index] = vec![0; length];
        machine
            .memory()
            .read(address, &mut results[index])
            .map_err(|error| stopped(&error))?;
    }
    Ok(results)
}

/// The kernarg segment: each argument at its parameter's offset.
fn kernarg(program: &Program, values: &[Vec<u8>]) -> Result<Vec<u8>, Failure> {
    let kernel = program
        .module
        .defined()
        .find(|(_, func)| func.name == program.kernel);
    let (_, kernel) =
        kernel.ok_or_else(|| Failure::Compiler(format!("there is no kernel %{}", program.kernel)))?;
    let mut bytes = vec![0; kernel.kernarg_bytes as usize];
    for (param, value) in kernel.params.iter().zip(values) {
        let at = param.offset as usize;
        bytes[at..at + value.len()].copy_from_slice(value);
    }
    Ok(bytes)
}

/// A target of a registry by name, as its registry spells it.
pub(crate) fn targets_named(registry: &Registry, names: &[String]) -> Result<Vec<Arc<dyn Target>>, String> {
    names
        .iter()
        .map(|name| registry.find(name).map_err(|error| error.to_string()))
        .collect()
}
