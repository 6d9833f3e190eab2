//! The backend's pipeline: a kernel of the IR becomes a code object.

use crate::abi::InitialState;
use crate::emit::{self, Code, EmitError, SpillArea};
use crate::lower::{self, LowerError, Selected};
use crate::machine::{FILES, VGPR};
use crate::modes::{Field, Mode};
use crate::{exec, files, hazards, waits};
use std::fmt;
use std::time::{Duration, Instant};
use wavelift_amdgpu::descriptor::{gcn_sgpr_blocks, gcn_vgpr_blocks};
use wavelift_amdgpu::{
    Argument, CodeObject, CodeObjectVersion, Item, ItemKind, KernelDescriptor, KernelMetadata,
    KernelProperties, Metadata, Processor, Relocation, RelocationKind, Rsrc1, Rsrc2, TargetId, ValueKind,
};
use wavelift_codegen::divergence::{DivergenceError, DivergenceStats, linearize};
use wavelift_codegen::ir::SourceLoc;
use wavelift_codegen::ir::{
    FuncRef, Function, FunctionDecl, FunctionKind, Module, Segment, SegmentError, Symbol, SymbolData,
    layout_symbols,
};
use wavelift_codegen::opt;
use wavelift_codegen::regalloc::{self, Budget, Parking, RegAllocError, RegAllocStats};

/// Lanes of a wave.
pub const WAVE_SIZE: u32 = 64;

/// Why a kernel has no code.
#[derive(Debug)]
pub enum CompileError {
    /// The function cannot be linearised.
    Divergence(DivergenceError),
    /// An instruction cannot be selected.
    Lower(LowerError),
    /// Registers cannot be allocated.
    RegAlloc(RegAllocError),
    /// The code cannot be encoded.
    Emit(EmitError),
    /// Variables do not fit their segments.
    Segment(SegmentError),
    /// More group memory than the machine has.
    GroupMemory {
        /// Bytes needed.
        bytes: u32,
    },
    /// A code object cannot be written.
    Object(String),
}

impl fmt::Display for CompileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CompileError::Divergence(e) => e.fmt(f),
            CompileError::Lower(e) => e.fmt(f),
            CompileError::RegAlloc(e) => e.fmt(f),
            CompileError::Emit(e) => e.fmt(f),
            CompileError::Segment(e) => e.fmt(f),
            CompileError::GroupMemory { bytes } => {
                write!(
                    f,
                    "{bytes} bytes of group memory, but a work-group of gfx900 has 65536"
                )
            }
            CompileError::Object(what) => write!(f, "cannot write the code object: {what}"),
        }
    }
}

impl std::error::Error for CompileError {}

macro_rules! from_error {
    ($($error:ty => $variant:ident;)*) => {
        $(impl From<$error> for CompileError {
            fn from(error: $error) -> CompileError {
                CompileError::$variant(error)
            }
        })*
    };
}

from_error! {
    DivergenceError => Divergence;
    LowerError => Lower;
    RegAllocError => RegAlloc;
    EmitError => Emit;
    SegmentError => Segment;
}

/// How to compile.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Layout of the code object.
    pub version: CodeObjectVersion,
    /// Run the register allocator's checkers.
    pub check: bool,
    /// VGPRs that a kernel may use, for more waves at once; values beyond go to scratch memory.
    pub vgpr_limit: Option<u16>,
    /// SGPRs that a kernel may use; values beyond go to lanes of vector registers.
    pub sgpr_limit: Option<u16>,
    /// Keep the machine function before allocation as text.
    pub keep_mir: bool,
    /// How much the mid-end does.
    pub level: opt::Level,
    /// Changes that the mid-end may make in one kernel, for finding one that is wrong.
    pub fuel: u64,
}

/// First of the five SGPRs that a kernel with spilled registers keeps: buffer descriptor and wave offset.
const SPILL_REGISTERS: u8 = 96;

impl Default for Options {
    fn default() -> Self {
        Options {
            version: CodeObjectVersion::V5,
            check: cfg!(debug_assertions),
            vgpr_limit: None,
            sgpr_limit: None,
            keep_mir: false,
            level: opt::Level::Full,
            fuel: u64::MAX,
        }
    }
}

/// How long the phases of a compilation took.
#[derive(Clone, Copy, Debug, Default)]
pub struct PhaseTimes {
    /// The mid-end, legalisation included.
    pub midend: Duration,
    /// Uniformity and the structured divergence pass.
    pub divergence: Duration,
    /// Instruction selection.
    pub selection: Duration,
    /// Register allocation, spill code included.
    pub registers: Duration,
    /// Everything behind: moves, waits, hazards, encoding.
    pub emission: Duration,
}

/// Time since the last call.
struct Clock(Instant);

impl Clock {
    fn lap(&mut self) -> Duration {
        let now = Instant::now();
        now - std::mem::replace(&mut self.0, now)
    }
}

/// A compiled kernel.
#[derive(Debug)]
pub struct CompiledKernel {
    /// Name without sigil.
    pub name: String,
    /// Its code.
    pub code: Code,
    /// What the hardware sets up.
    pub initial: InitialState,
    /// VGPRs used.
    pub vgprs: u16,
    /// SGPRs used, VCC not counted.
    pub sgprs: u16,
    /// Static group memory in bytes.
    pub group_bytes: u32,
    /// Private memory in bytes per work-item, spills included.
    pub private_bytes: u32,
    /// The float mode that it starts in.
    pub mode: Mode,
    /// What the mid-end did before legalisation.
    pub midend: opt::Stats,
    /// What it did behind.
    pub legalized: opt::Stats,
    /// How long the phases took.
    pub times: PhaseTimes,
    /// What the divergence pass did.
    pub divergence: DivergenceStats,
    /// What the allocator did.
    pub registers: RegAllocStats,
    /// `s_waitcnt` instructions.
    pub waits: usize,
    /// The machine function before allocation, as text, if the options ask for it.
    pub mir: String,
}

/// Compiles one kernel of a module.
///
/// # Errors
/// What the kernel needs and the backend cannot do, with the source line where it is known.
pub fn compile_kernel(
    module: &Module,
    kernel: FuncRef,
    options: &Options,
) -> Result<CompiledKernel, CompileError> {
    let FunctionDecl::Defined(original) = &module.functions[kernel] else {
        return Err(CompileError::Object("the kernel has no body".into()));
    };
    let layout = layout_symbols(module, kernel)?;
    if layout.group_bytes > 65536 {
        return Err(CompileError::GroupMemory {
            bytes: layout.group_bytes,
        });
    }
    let (mut clock, mut times) = (Clock(Instant::now()), PhaseTimes::default());
    let mut func: Function = (**original).clone();
    let mut context = opt::Context {
        fuel: options.fuel,
        ..opt::Context::new(Some(module))
    };
    let midend = opt::run(&mut func, options.level, &mut context);
    crate::legalize::legalize(&mut func);
    let clean = options.level.min(opt::Level::Clean);
    let legalized = opt::run(&mut func, clean, &mut context);
    times.midend = clock.lap();
    let linearized = linearize(&mut func, WAVE_SIZE, &mut files::assign)?;
    times.divergence = clock.lap();
    let private = layout.frame(kernel).bytes.next_multiple_of(4);
    let mut area = None;
    let mut selected = lower::select(module, &func, &linearized.files, &layout, None)?;
    times.selection = clock.lap();
    let mut allocated = allocate(&selected, options, None)?;
    if allocated.1.files.iter().any(|file| file.spill_bytes > 0) {
        let reserved = SpillArea {
            buffer: SPILL_REGISTERS,
            offset: SPILL_REGISTERS + 4,
            base: private,
        };
        area = Some(reserved);
        times.registers = clock.lap();
        selected = lower::select(module, &func, &linearized.files, &layout, area)?;
        times.selection += clock.lap();
        allocated = allocate(&selected, options, area)?;
    }
    times.registers += clock.lap();
    let mir = if options.keep_mir {
        crate::machine::text(&selected.func)
    } else {
        String::new()
    };
    let (mut machine, registers) = allocated;
    let spill_bytes = machine.spill_bytes;
    if private + spill_bytes > 4096 && spill_bytes > 0 {
        let what =
            format!("{spill_bytes} bytes of spilled registers behind {private} bytes of private memory");
        return Err(LowerError {
            what,
            loc: SourceLoc::UNKNOWN,
        }
        .into());
    }
    let inputs: Vec<lower::Input> = selected.inputs.iter().map(|&(input, _)| input).collect();
    emit::expand(&mut machine, area)?;
    crate::shrink::shrink(&mut machine);
    let waits = waits::insert(&mut machine);
    hazards::insert(&mut machine);
    let code = emit::encode(&machine)?;
    times.emission = clock.lap();
    let initial = InitialState::of(inputs);
    let units = |file: usize| registers.files.get(file).map_or(0, |f| f.units);
    // What the hardware sets up counts, whether or not it is read.
    let system = initial.user_sgprs() + u16::from(initial.workgroup_ids) + u16::from(initial.scratch_offset);
    Ok(CompiledKernel {
        name: func.name.clone(),
        code,
        initial,
        vgprs: units(1).max(u16::from(initial.workitem_ids)),
        sgprs: units(0)
            .min(102)
            .max(system)
            .max(area.map_or(0, |a| u16::from(a.offset) + 1)),
        group_bytes: layout.group_bytes,
        private_bytes: private + spill_bytes,
        mode: selected.mode,
        midend,
        legalized,
        times,
        divergence: linearized.stats,
        registers,
        waits,
        mir,
    })
}

type Machine = wavelift_codegen::machine::MachFunc<crate::machine::MInst>;

fn allocate(
    selected: &Selected,
    options: &Options,
    area: Option<SpillArea>,
) -> Result<(Machine, RegAllocStats), CompileError> {
    let mut machine = selected.func.clone();
    let reserved = area.map_or(102, |area| u16::from(area.buffer));
    let scalars = options.sgpr_limit.unwrap_or(102).min(reserved);
    let vectors = options.vgpr_limit.unwrap_or(256);
    let budget = Budget {
        units: vec![scalars, vectors],
        extra: false,
        check: options.check,
        reserved: Vec::new(),
        parking_from: 0,
        // Spilled scalars go to lanes of vector registers.
        parking: Some(Parking {
            file: VGPR,
            lanes: WAVE_SIZE as u8,
        }),
    };
    let stats = regalloc::allocate_with(&mut machine, &FILES, &budget, &mut exec::simplify)?;
    Ok((machine, stats))
}

/// A compiled module.
#[derive(Debug)]
pub struct CompiledModule {
    /// The code object, an ELF shared object; empty if no kernel could be compiled.
    pub object: Vec<u8>,
    /// The kernels in it.
    pub kernels: Vec<CompiledKernel>,
    /// The kernels that could not be compiled, by name.
    pub failed: Vec<(String, CompileError)>,
}

/// Compiles every kernel of a module into one code object. Kernels that cannot be compiled are left out and reported.
///
/// # Errors
/// If no code object can be written.
pub fn compile_module(module: &Module, options: &Options) -> Result<CompiledModule, CompileError> {
    let mut object = CodeObject {
        target: target_id(),
        version: options.version,
        metadata: Metadata::new(options.version, target_id().to_string()),
        items: Vec::new(),
    };
    for (symbol, data) in module.symbols.iter() {
        object.items.extend(data_item(symbol, data));
    }
    let (mut kernels, mut failed) = (Vec::new(), Vec::new());
    for (id, func) in module.defined() {
        if func.kind != FunctionKind::Kernel {
            continue;
        }
        match compile_kernel(module, id, options) {
            Ok(kernel) => {
                object.metadata.kernels.push(metadata(&kernel, func));
                object.items.push(item(module, &kernel, func));
                kernels.push(kernel);
            }
            Err(error) => failed.push((func.name.clone(), error)),
        }
    }
    // Without a kernel there is nothing that a loader could want.
    let object = if kernels.is_empty() {
        Vec::new()
    } else {
        object.write().map_err(|e| CompileError::Object(e.to_string()))?
    };
    Ok(CompiledModule {
        object,
        kernels,
        failed,
    })
}

fn target_id() -> TargetId {
    TargetId::new(Processor::by_name("gfx900").unwrap_or(wavelift_amdgpu::target::PROCESSORS[0]))
}

fn symbol_name(symbol: Symbol, data: &SymbolData) -> String {
    if data.name.is_empty() {
        format!("{symbol}")
    } else {
        data.name.clone()
    }
}

fn data_item(symbol: Symbol, data: &SymbolData) -> Option<Item> {
    let kind = match data.segment {
        Segment::Readonly => ItemKind::Constant,
        Segment::Global => ItemKind::Variable,
        _ => return None,
    };
    let mut bytes = data.init.clone().unwrap_or_default();
    bytes.resize(data.size as usize, 0);
    Some(Item {
        name: symbol_name(symbol, data),
        kind,
        bytes,
        align: u64::from(data.align.max(1)),
        exported: false,
        relocations: Vec::new(),
    })
}

fn descriptor(kernel: &CompiledKernel, func: &Function) -> KernelDescriptor {
    let initial = &kernel.initial;
    KernelDescriptor {
        group_segment_fixed_size: kernel.group_bytes,
        private_segment_fixed_size: kernel.private_bytes,
        kernarg_size: func.kernarg_bytes,
        rsrc1: Rsrc1::default()
            .with_vgpr_blocks(gcn_vgpr_blocks(u32::from(kernel.vgprs)))
            // VCC and the XNACK mask come on top.
            .with_sgpr_blocks(gcn_sgpr_blocks(u32::from(kernel.sgprs) + 4))
            .with_round_f32(u32::from(kernel.mode.get(Field::Round32)))
            .with_round_f16_f64(u32::from(kernel.mode.get(Field::Round64)))
            .with_denorm_f32(u32::from(kernel.mode.get(Field::Denorm32)))
            .with_denorm_f16_f64(u32::from(kernel.mode.get(Field::Denorm64)))
            .with_dx10_clamp(1)
            .with_ieee_mode(1),
        rsrc2: Rsrc2::default()
            .with_enable_private_segment(u32::from(initial.scratch_offset))
            .with_user_sgpr_count(u32::from(initial.user_sgprs()))
            .with_workgroup_id_x(1)
            .with_workgroup_id_y(u32::from(initial.workgroup_ids > 1))
            .with_workgroup_id_z(u32::from(initial.workgroup_ids > 2))
            .with_workitem_id(u32::from(initial.workitem_ids) - 1),
        properties: KernelProperties::default()
            .with_private_segment_buffer(u32::from(initial.private_buffer))
            .with_dispatch_ptr(u32::from(initial.dispatch_ptr))
            .with_kernarg_segment_ptr(u32::from(initial.kernarg_ptr)),
        ..KernelDescriptor::default()
    }
}

fn metadata(kernel: &CompiledKernel, func: &Function) -> KernelMetadata {
    let arguments = func
        .params
        .iter()
        .map(|param| {
            let mut argument = Argument::new(
                ValueKind::ByValue,
                u64::from(param.offset),
                u64::from(param.bytes()),
            );
            argument.name = Some(param.name.clone());
            argument
        })
        .collect();
    KernelMetadata {
        name: kernel.name.clone(),
        symbol: format!("{}.kd", kernel.name),
        arguments,
        kernarg_segment_size: u64::from(func.kernarg_bytes),
        kernarg_segment_align: func
            .params
            .iter()
            .map(|p| u64::from(p.align))
            .max()
            .unwrap_or(1)
            .max(16),
        group_segment_fixed_size: u64::from(kernel.group_bytes),
        private_segment_fixed_size: u64::from(kernel.private_bytes),
        wavefront_size: u64::from(WAVE_SIZE),
        sgpr_count: u64::from(kernel.sgprs) + 4,
        vgpr_count: u64::from(kernel.vgprs),
        max_flat_workgroup_size: u64::from(func.limits.max_flat_group_size.unwrap_or(1024)),
        reqd_workgroup_size: func.limits.required_group_size.map(|s| s.map(u64::from)),
        ..KernelMetadata::default()
    }
}

fn item(module: &Module, kernel: &CompiledKernel, func: &Function) -> Item {
    let code: Vec<u8> = kernel.code.words.iter().flat_map(|w| w.to_le_bytes()).collect();
    let mut item = Item::kernel(kernel.name.clone(), descriptor(kernel, func), code);
    for fixup in &kernel.code.fixups {
        let kind = if fixup.high {
            RelocationKind::Rel32Hi
        } else {
            RelocationKind::Rel32Lo
        };
        item.relocations.push(Relocation {
            offset: u64::from(fixup.offset),
            kind,
            symbol: symbol_name(fixup.symbol, &module.symbols[fixup.symbol]),
            addend: fixup.addend,
        });
    }
    item
}
