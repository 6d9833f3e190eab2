//! What a case asks of a target: memory, programs, launches.
//!
//! The executor owns global memory: the driver asks it for buffers, writes their initial values, dispatches kernels and
//! reads the buffers back. Signals, queues, and the data of images lie in that memory, so an executor gets them for nothing; of images and
//! samplers it knows what its machine wants in front of their structures.

use super::kernarg::Kernarg;
use super::model::Feature;
use super::runtime;
use std::fmt;
use std::ops::Range;
use std::path::PathBuf;
use std::time::Instant;
use wavelift_hsail::RuleLevels;
use wavelift_images::Object;
use wavelift_simulator::dispatch::signal::NOT_COMPLETED;

/// An address in the global memory of an executor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DeviceAddress(pub u64);

impl fmt::Display for DeviceAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "0x{:x}", self.0)
    }
}

/// Buffers are aligned to this and have at least this many bytes.
pub const BUFFER_GRAIN: u64 = 256;

/// A handle that an executor gives to a loaded executable; its meaning is the executor's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LoadedId(pub u32);

/// A loaded executable, and what the driver must know of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// The executor's handle.
    pub id: LoadedId,
    /// Bytes of an address: 8 in the large machine model, 4 in the small.
    pub address_bytes: usize,
    /// Whether anything in the modules can tell how many lanes a wave has.
    pub observes_wave_size: bool,
}

/// The form of a module's bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModuleForm {
    /// BRIG.
    Brig,
    /// HSAIL text.
    Text,
    /// The text form of the IR.
    Ir,
    /// A linked code object of the target.
    CodeObject,
}

/// A module to load.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModuleSource {
    /// The file, for messages.
    pub path: PathBuf,
    /// Its content.
    pub bytes: Vec<u8>,
    /// What the content is.
    pub form: ModuleForm,
    /// How strictly the rules of HSAIL are taken.
    pub levels: RuleLevels,
}

/// The kernel of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KernelRef<'a> {
    /// The executable.
    pub executable: LoadedId,
    /// The kernel, without `&`; `None` means the only one.
    pub kernel: Option<&'a str>,
    /// The module with the kernel, without `&`, if it has module linkage.
    pub module: Option<&'a str>,
}

/// What a kernel sees of the packet that dispatched it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packet {
    /// The packet identifier (`packetid`).
    pub id: u64,
    /// The completion signal's handle (`packetcompletionsig`).
    pub completion_signal: u64,
}

/// A kernel launch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Launch<'a> {
    /// What to run.
    pub kernel: KernelRef<'a>,
    /// Number of dimensions, 1 to 3.
    pub dimensions: u8,
    /// Grid size in work-items.
    pub grid: [u32; 3],
    /// Work-group size in work-items.
    pub work_group: [u32; 3],
    /// Bytes of group memory on top of what the kernel declares.
    pub dynamic_group_bytes: u32,
    /// The arguments.
    pub kernarg: &'a Kernarg,
    /// The packet.
    pub packet: Packet,
    /// When a dispatch that still runs counts as hanging, if that is earlier than what the executor allows.
    pub deadline: Option<Instant>,
}

/// What a launch cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LaunchStats {
    /// Instructions executed: of waves for a machine, of work-items for the interpreter.
    pub instructions: u64,
}

/// Why an executor does not do what it is asked to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExecError {
    /// The target lacks this, or Wavelift does not support it yet.
    NotSupported(String),
    /// The modules, or the way they are used, are wrong: a reader, validator or linker message.
    Rejected(String),
    /// The kernel stopped with an error: an exception, a wrong memory access, poison.
    QueueError(String),
    /// The kernel still runs when its time is over: which waves, and where.
    TimedOut(String),
    /// A defect of the executor.
    Internal(String),
    /// A defect of the compiler, found by its own checks: the text says so.
    Compiler(String),
}

impl fmt::Display for ExecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExecError::NotSupported(what)
            | ExecError::Rejected(what)
            | ExecError::TimedOut(what)
            | ExecError::Compiler(what) => f.write_str(what),
            ExecError::QueueError(what) => write!(f, "the kernel stopped: {what}"),
            ExecError::Internal(what) => write!(f, "internal error: {what}"),
        }
    }
}

impl std::error::Error for ExecError {}

/// What a user wants to know about an error of a load or dispatch, besides its text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fault {
    /// Source file and line.
    pub place: Option<(String, u32)>,
    /// What can be done about it.
    pub help: Option<String>,
    /// Whether the error's text begins with the file that it is about.
    pub names_file: bool,
}

/// Something that runs kernels: the interpreter, or a simulator fed by a backend.
pub trait Executor {
    /// Lanes of a wave.
    fn wave_size(&self) -> u32;

    /// Whether dispatches honour an exception policy.
    fn supports(&self, _feature: Feature) -> bool {
        // Code for both policies is the same for all of them.
        true
    }

    /// Allocates zeroed global memory; messages about wrong accesses call it `name`.
    fn allocate(&mut self, name: &str, bytes: u64, alignment: u64) -> Result<DeviceAddress, ExecError>;

    /// Writes global memory.
    fn write(&mut self, address: DeviceAddress, bytes: &[u8]) -> Result<(), ExecError>;

    /// Reads global memory.
    fn read(&mut self, address: DeviceAddress, bytes: u64) -> Result<Vec<u8>, ExecError>;

    /// Takes the values of some bytes of global memory away: what is there is undefined until it is written. An executor that does
    /// not know what is undefined need not do anything.
    fn undefine(&mut self, _address: DeviceAddress, _bytes: u64) -> Result<(), ExecError> {
        Ok(())
    }

    /// The undefined bytes among some of global memory, as ranges of offsets from `address`, in rising order. An executor that does
    /// not know has none.
    fn undefined(&mut self, _address: DeviceAddress, _bytes: u64) -> Result<Vec<Range<usize>>, ExecError> {
        Ok(Vec::new())
    }

    /// Links and compiles an executable. Modules of one program see each other's program linkage symbols; modules
    /// of different programs do not.
    fn load(&mut self, programs: &[Vec<ModuleSource>]) -> Result<Loaded, ExecError>;

    /// Keeps the code of what is loaded from now on, for [`Executor::code`].
    fn keep_code(&mut self) {}

    /// All that the results of launches depend on besides memory and the launches themselves: two executors of one kind, with the same
    /// settings, that give the same here do the same. `None` if that is not known, or was not kept.
    fn code(&self) -> Option<&[u8]> {
        None
    }

    /// Bytes of group memory that a kernel declares, before any dynamic group memory.
    fn static_group_bytes(&mut self, kernel: KernelRef<'_>) -> Result<u32, ExecError>;

    /// Runs a kernel to its end.
    fn dispatch(&mut self, launch: &Launch<'_>) -> Result<LaunchStats, ExecError>;

    /// What is known about the error with which the last load or dispatch ended.
    fn fault(&self) -> Fault {
        Fault::default()
    }

    /// The packet for the `ordinal`-th dispatch, counted from 0, with a completion signal of its own.
    fn packet(&mut self, ordinal: u64) -> Result<Packet, ExecError> {
        Ok(Packet {
            id: ordinal,
            completion_signal: self.completion_signal()?,
        })
    }

    /// What a packet processor does: runs a kernel to its end and subtracts one from the completion signal.
    fn process(&mut self, launch: &Launch<'_>) -> Result<LaunchStats, ExecError> {
        let stats = self.dispatch(launch)?;
        let signal = launch.packet.completion_signal;
        if signal != 0 {
            let value = self.load_signal(signal)?;
            self.store_signal(signal, value.wrapping_sub(1))?;
        }
        Ok(stats)
    }

    /// Creates the signal of a packet that nobody has named.
    ///
    /// # Errors
    /// If there is no room.
    fn completion_signal(&mut self) -> Result<u64, ExecError> {
        let signal = self.create_signal(NOT_COMPLETED)?;
        self.make_internal(DeviceAddress(signal));
        Ok(signal)
    }

    /// The buffer at an address is none that a user asked for: messages about accesses that miss all buffers name others.
    fn make_internal(&mut self, _address: DeviceAddress) {}

    /// Creates a signal and gives its handle.
    fn create_signal(&mut self, initial: i64) -> Result<u64, ExecError> {
        runtime::create_signal(self, initial)
    }

    /// Stores to a signal.
    fn store_signal(&mut self, signal: u64, value: i64) -> Result<(), ExecError> {
        runtime::store_signal(self, signal, value)
    }

    /// Loads a signal's value.
    fn load_signal(&mut self, signal: u64) -> Result<i64, ExecError> {
        runtime::load_signal(self, signal)
    }

    /// Creates a user-mode queue of `size` packets (0: any size) that nothing serves, and gives its address.
    fn create_queue(&mut self, size: u32) -> Result<u64, ExecError> {
        runtime::create_queue(self, size)
    }

    /// Creates an image, whose data is zeros, or a sampler, and gives its handle. Messages about wrong accesses call it `name`.
    fn create_object(&mut self, _name: &str, _object: &Object) -> Result<u64, ExecError> {
        Err(ExecError::NotSupported("images and samplers".to_owned()))
    }

    /// Sets every element of an image's data.
    fn fill_image(&mut self, image: u64, element: &[u8]) -> Result<(), ExecError> {
        runtime::fill_image(self, image, element)
    }

    /// Writes a region of an image's data, rows one after the other.
    fn write_image(
        &mut self,
        image: u64,
        origin: [u32; 3],
        size: [u32; 3],
        bytes: &[u8],
    ) -> Result<(), ExecError> {
        runtime::write_image(self, image, (origin, size), bytes)
    }

    /// Reads all of an image's data, rows one after the other.
    fn read_image(&mut self, image: u64) -> Result<Vec<u8>, ExecError> {
        runtime::read_image(self, image)
    }
}
