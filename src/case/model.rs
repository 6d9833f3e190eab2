//! The typed form of a case file.
//!
//! A [`Case`] is a list of [`Step`]s in execution order, each with its line, and tables of the things that the
//! steps refer to by typed index. Names are resolved by the parser: an index in a `Case` is always in range (C1),
//! and a step refers only to things that earlier lines declare (C2).

use super::types::ElementType;
use crate::files;
use std::fmt;
use std::path::{Path, PathBuf};

macro_rules! index {
    ($(#[$doc:meta] $name:ident;)*) => {$(
        #[$doc]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub(crate) u32);
        impl $name {
            /// The position in the case's table.
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

index! {
    /// Refers to [`Case::buffers`].
    BufferId;
    /// Refers to [`Case::images`].
    ImageId;
    /// Refers to [`Case::samplers`].
    SamplerId;
    /// Refers to [`Case::signals`].
    SignalId;
    /// Refers to [`Case::queues`].
    QueueId;
    /// Refers to [`Case::modules`].
    ModuleId;
    /// Refers to [`Case::programs`].
    ProgramId;
    /// Refers to [`Case::codes`].
    CodeId;
    /// Refers to [`Case::executables`].
    ExecutableId;
    /// Refers to [`Case::dispatches`].
    DispatchId;
}

/// A parsed case file.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// The name on the `test` line.
    pub name: String,
    /// The wave size that the expected values hold for.
    pub wave_size: u32,
    /// Waves per work-group that the suite assumed, if the case says so.
    pub waves_per_group: Option<u32>,
    /// The file the case was read from: base of the relative paths in it, and named in messages.
    pub path: PathBuf,
    /// What the device must be able to do for the case to mean anything.
    pub requires: Vec<Feature>,
    /// Whether the dispatch must end in a queue error (an exception that stops the queue).
    pub expects_queue_error: bool,
    /// Global memory buffers.
    pub buffers: Vec<Buffer>,
    /// Images.
    pub images: Vec<Image>,
    /// Samplers.
    pub samplers: Vec<Sampler>,
    /// Signals.
    pub signals: Vec<Signal>,
    /// User-mode queues.
    pub queues: Vec<Queue>,
    /// BRIG modules.
    pub modules: Vec<Module>,
    /// Programs: lists of modules that are linked together.
    pub programs: Vec<Program>,
    /// Finalised programs.
    pub codes: Vec<Code>,
    /// Executables.
    pub executables: Vec<Executable>,
    /// Kernel dispatches with their arguments.
    pub dispatches: Vec<Dispatch>,
    /// What to do, in order.
    pub steps: Vec<Step>,
}

/// Something a device may not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Feature {
    /// Exceptions of the DETECT policy (HSA PRM 12.3).
    DetectExceptions,
    /// Exceptions of the BREAK policy (HSA PRM 12.3).
    BreakExceptions,
}

/// A global memory buffer.
#[derive(Clone, Debug, PartialEq)]
pub struct Buffer {
    /// Its name in the case.
    pub name: String,
    /// Its size in bytes.
    pub bytes: u64,
    /// What it holds at first; zero where not said.
    pub init: Option<Values>,
}

/// An image: the suite's description, kept as text because nothing here interprets it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    /// Its name in the case.
    pub name: String,
    /// `roimg`, `woimg` or `rwimg`.
    pub access: String,
    /// Geometry, channel order and channel type as BRIG enumerator names.
    pub geometry: String,
    /// Channel order, a BRIG enumerator name.
    pub channel_order: String,
    /// Channel type, a BRIG enumerator name.
    pub channel_type: String,
    /// Width, height, depth and array size in elements.
    pub size: [u32; 4],
    /// Whether a device may lack images of this kind; the case then says nothing.
    pub optional: bool,
}

/// A sampler: the suite's description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sampler {
    /// Its name in the case.
    pub name: String,
    /// Coordinate normalisation, a BRIG enumerator name.
    pub coordinates: String,
    /// Filter, a BRIG enumerator name.
    pub filter: String,
    /// Addressing mode, a BRIG enumerator name.
    pub addressing: String,
}

/// A signal with its initial value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signal {
    /// Its name in the case.
    pub name: String,
    /// The value it is made with.
    pub initial: i64,
}

/// A user-mode queue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Queue {
    /// Its name in the case.
    pub name: String,
    /// Its size in packets; 0 lets the device choose.
    pub size: u32,
}

/// A module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Module {
    /// Its name in the case.
    pub name: String,
    /// The file as the case names it, relative to the case file.
    pub file: PathBuf,
}

/// A list of modules that are linked as one program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// Its name in the case.
    pub name: String,
    /// Its modules, in the order of the `add` lines.
    pub modules: Vec<ModuleId>,
}

/// A finalised program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// Its name in the case.
    pub name: String,
    /// The program it was made of.
    pub program: ProgramId,
}

/// An executable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Executable {
    /// Its name in the case.
    pub name: String,
    /// What it was loaded with. Empty for an executable that the case uses without declaring it: that one holds
    /// all modules of the case as one program.
    pub codes: Vec<CodeId>,
    /// Whether the case declares it with an `executable` line.
    pub declared: bool,
}

/// A kernel dispatch.
#[derive(Clone, Debug, PartialEq)]
pub struct Dispatch {
    /// Its name in the case.
    pub name: String,
    /// Line of the `dispatch` line.
    pub line: u32,
    /// Where the kernel is.
    pub executable: ExecutableId,
    /// The kernel, without `&`; `None` means the only one.
    pub kernel: Option<String>,
    /// The name of the module with the kernel, without `&`, for kernels of module linkage.
    pub module: Option<String>,
    /// Number of dimensions, 1 to 3.
    pub dimensions: u8,
    /// Grid size in work-items.
    pub grid: [u32; 3],
    /// Work-group size in work-items.
    pub work_group: [u32; 3],
    /// Bytes of group memory on top of what the kernel declares.
    pub dynamic_group_bytes: u32,
    /// Arguments, in kernarg order.
    pub args: Vec<Arg>,
}

/// A kernel argument with the line it stands on.
#[derive(Clone, Debug, PartialEq)]
pub struct Arg {
    /// Line in the case file.
    pub line: u32,
    /// What is passed.
    pub value: ArgValue,
}

/// What a kernel argument is.
#[derive(Clone, Debug, PartialEq)]
pub enum ArgValue {
    /// The address of a buffer.
    Buffer(BufferId),
    /// An image handle.
    Image(ImageId),
    /// A sampler handle.
    Sampler(SamplerId),
    /// A signal handle.
    Signal(SignalId),
    /// A queue's address.
    Queue(QueueId),
    /// One value.
    Value(Value),
    /// An array of values, which makes one formal argument.
    Values(Values),
    /// A `u32`: the kernel's static group size plus this.
    GroupOffset(u32),
}

/// One value: bytes of a type, or a number known only at run time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Bytes in memory order, as many as the type has.
    Bytes(ElementType, Vec<u8>),
    /// A `u64` known at run time.
    Expr(Expr),
}

/// A `u64` known only at run time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Expr {
    /// `$D.dispatchpacketid`: the packet identifier of a dispatch.
    PacketId(DispatchId),
    /// `$D.packetcompletionsig`: the completion signal of a dispatch.
    CompletionSignal(DispatchId),
    /// `$ID.handle` of an image.
    ImageHandle(ImageId),
    /// `$ID.handle` of a sampler.
    SamplerHandle(SamplerId),
    /// `$ID.handle` of a signal.
    SignalHandle(SignalId),
    /// `$ID.handle` of a queue.
    QueueHandle(QueueId),
    /// `$ID.handle` of a buffer: its address.
    BufferHandle(BufferId),
}

/// A list of values.
#[derive(Clone, Debug, PartialEq)]
pub enum Values {
    /// `COUNT TYPE xHEX`: exactly `COUNT` elements.
    Bytes(ElementType, Vec<u8>),
    /// `COUNT TYPE @FILE`: the same, in a file relative to the case file.
    File {
        /// Type of the elements.
        ty: ElementType,
        /// Number of elements.
        count: u64,
        /// The file as the case names it.
        file: PathBuf,
    },
    /// `COUNT mixed TOKEN..`: values packed one after the other.
    Mixed(Vec<Value>),
}

/// How floats are compared; everything else is compared bit by bit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Method {
    /// The measure and its limit.
    pub measure: Measure,
    /// The actual value must not be less than this.
    pub min: Option<f64>,
    /// The actual value must not be greater than this.
    pub max: Option<f64>,
    /// Also accept values that agree after both are flushed to signed zero if denormal.
    pub flush_denorms: bool,
}

impl Default for Method {
    /// The method called `default`: half an ulp, so exactly equal.
    fn default() -> Method {
        Method {
            measure: Measure::Ulps(0.5),
            min: None,
            max: None,
            flush_denorms: false,
        }
    }
}

/// A measure of distance between floats and the largest distance accepted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Measure {
    /// Steps of the format between the two.
    Ulps(f64),
    /// Absolute difference.
    Absolute(f64),
    /// Difference relative to the expected value.
    Relative(f64),
    /// Ulps after the image conversion rules.
    Image(f64),
}

/// Compare a buffer, from its start, with expected values.
#[derive(Clone, Debug, PartialEq)]
pub struct Check {
    /// The buffer.
    pub buffer: BufferId,
    /// The type whose rules apply.
    pub ty: ElementType,
    /// How floats are compared.
    pub method: Method,
    /// What is expected.
    pub values: Values,
}

/// One line that does something, and its number (from 1).
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Line in the case file.
    pub line: u32,
    /// What to do.
    pub action: Action,
}

/// What a step does.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Allocate and initialise a buffer.
    CreateBuffer(BufferId),
    /// Create an image.
    CreateImage(ImageId),
    /// Set every element of an image's data to these bytes.
    InitImage(ImageId, Value),
    /// Write a region of an image.
    WriteImage {
        /// The image.
        image: ImageId,
        /// First element: x, y, z (or layer).
        origin: [u32; 3],
        /// Size of the region.
        size: [u32; 3],
        /// The data.
        values: Values,
    },
    /// Create a sampler.
    CreateSampler(SamplerId),
    /// Create a signal.
    CreateSignal(SignalId),
    /// Store a value to a signal.
    SendSignal(SignalId, i64),
    /// Wait until a signal has this value.
    WaitSignal(SignalId, i64),
    /// Create a user-mode queue.
    CreateQueue(QueueId),
    /// Finalise a program.
    Finalize(CodeId),
    /// No more code will be loaded: the executable can be used.
    Freeze(ExecutableId),
    /// Run a dispatch to its end.
    Execute(DispatchId),
    /// Compare a buffer.
    Check(Check),
}

impl Case {
    /// The dispatch with this index.
    pub fn dispatch(&self, id: DispatchId) -> &Dispatch {
        &self.dispatches[id.index()]
    }

    /// The buffer with this index.
    pub fn buffer(&self, id: BufferId) -> &Buffer {
        &self.buffers[id.index()]
    }

    /// The modules of an executable, one list for each program in it.
    pub fn modules_of(&self, id: ExecutableId) -> Vec<Vec<ModuleId>> {
        let executable = &self.executables[id.index()];
        if executable.declared {
            let program = |code: &CodeId| self.codes[code.index()].program;
            executable
                .codes
                .iter()
                .map(|code| self.programs[program(code).index()].modules.clone())
                .collect()
        } else {
            vec![(0..self.modules.len() as u32).map(ModuleId).collect()]
        }
    }
}

impl Value {
    /// Bytes that the value takes, which is also its alignment.
    pub fn byte_len(&self) -> usize {
        match self {
            Value::Bytes(ty, _) => ty.bytes(),
            Value::Expr(_) => ElementType::U64.bytes(),
        }
    }
}

impl Values {
    /// Bytes that the values take together. Saturates for counts that no file can have.
    pub fn byte_len(&self) -> u64 {
        match self {
            Values::Bytes(_, bytes) => bytes.len() as u64,
            Values::File { ty, count, .. } => count.saturating_mul(ty.bytes() as u64),
            Values::Mixed(values) => values.iter().map(|value| value.byte_len() as u64).sum(),
        }
    }

    /// Alignment of the list as a kernel argument: that of its largest element.
    pub fn alignment(&self) -> usize {
        match self {
            Values::Bytes(ty, _) | Values::File { ty, .. } => ty.bytes(),
            Values::Mixed(values) => values.iter().map(Value::byte_len).max().unwrap_or(1),
        }
    }

    /// The bytes of the list. Files are read relative to `base`, the folder of the case file; `resolve` gives the
    /// value of an expression.
    ///
    /// # Errors
    /// A [`LoadError`] if a file cannot be read or has another size than announced, or what `resolve` fails with.
    pub fn load<E: From<LoadError>>(
        &self,
        base: &Path,
        mut resolve: impl FnMut(Expr) -> Result<u64, E>,
    ) -> Result<Vec<u8>, E> {
        match self {
            Values::Bytes(_, bytes) => Ok(bytes.clone()),
            Values::File { file, .. } => {
                let path = base.join(file);
                let bytes = match files::read(&path, self.byte_len().max(MAX_DATA_BYTES)) {
                    Ok(bytes) => bytes,
                    Err(e) => {
                        return Err(LoadError::Unreadable {
                            path,
                            message: e.to_string(),
                        }
                        .into());
                    }
                };
                let (found, expected) = (bytes.len() as u64, self.byte_len());
                if found != expected {
                    return Err(LoadError::Size {
                        path,
                        expected,
                        found,
                    }
                    .into());
                }
                Ok(bytes)
            }
            Values::Mixed(values) => {
                let mut bytes = Vec::new();
                for value in values {
                    match value {
                        Value::Bytes(_, value) => bytes.extend_from_slice(value),
                        Value::Expr(expr) => bytes.extend_from_slice(&resolve(*expr)?.to_le_bytes()),
                    }
                }
                Ok(bytes)
            }
        }
    }
}

/// Bytes of a file of data that are read to say how many there are, if the case announces fewer.
const MAX_DATA_BYTES: u64 = 1 << 28;

/// A file that a case refers to is missing or has the wrong size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// The file cannot be read, with the system's message.
    Unreadable {
        /// The file.
        path: PathBuf,
        /// The system's message.
        message: String,
    },
    /// The file has another size than the case announces.
    Size {
        /// The file.
        path: PathBuf,
        /// The announced size in bytes.
        expected: u64,
        /// The size in bytes.
        found: u64,
    },
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Unreadable { path, message } => write!(f, "cannot read {}: {message}", path.display()),
            LoadError::Size {
                path,
                expected,
                found,
            } => {
                write!(
                    f,
                    "{} has {found} bytes where the case announces {expected}",
                    path.display()
                )
            }
        }
    }
}

impl std::error::Error for LoadError {}
