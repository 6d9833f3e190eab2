//! From one kernel or function of the IR to its code.

use super::{Clock, CompileError, Flow, Options, PhaseTimes, SGPRS};
use crate::calls::{self, Convention};
use crate::emit::{self, Code, SpillArea};
use crate::isa::WaveSize;
use crate::lower::{self, LowerError, Selected, Surroundings};
use crate::machine::{VGPR, files};
use crate::masks::mask_program;
use crate::modes::Mode;
use crate::{clauses, delays, dual, exec, frame, hazards, waits};
use wavelift_codegen::analysis::CallGraph;
use wavelift_codegen::divergence::watch::FlowTable;
use wavelift_codegen::divergence::{self, DivergenceStats, linearize};
use wavelift_codegen::ir::{FuncRef, Function};
use wavelift_codegen::legalize;
use wavelift_codegen::opt;
use wavelift_codegen::regalloc::{self, Budget, Parking, RegAllocError, RegAllocStats};
use wavelift_codegen::verify::masks::{MaskError, Proof, verify_masks};
use wavelift_codegen::verify::verify_communication;

/// Code of a kernel or function with what became of it on the way.
pub(super) struct Body {
    pub(super) code: Code,
    pub(super) inputs: Vec<lower::Input>,
    pub(super) mode: Mode,
    /// Registers touched, scalar and vector.
    pub(super) touched: (u16, u16),
    /// Bytes of the frame per lane, spills included.
    pub(super) frame_bytes: u32,
    pub(super) midend: opt::Stats,
    /// Whether flat addresses of private memory are made.
    pub(super) private_apertures: bool,
    /// Indices of the work-group and of the work-item that are read.
    pub(super) workgroup_ids: u8,
    pub(super) workitem_ids: u8,
    pub(super) legalized: opt::Stats,
    pub(super) times: PhaseTimes,
    pub(super) divergence: DivergenceStats,
    pub(super) registers: RegAllocStats,
    pub(super) waits: usize,
    pub(super) guards: usize,
    pub(super) pairs: usize,
    pub(super) mir: String,
    pub(super) flow: Option<Box<Flow>>,
    pub(super) proof: Option<Proof>,
}

/// Compiles a kernel or function.
pub(super) fn compile_body(
    graph: &CallGraph,
    id: FuncRef,
    original: &Function,
    around: &Surroundings<'_>,
    align: u32,
    options: &Options,
) -> Result<Body, CompileError> {
    let Surroundings {
        module,
        layout,
        convention,
        wave,
        ..
    } = *around;
    let (mut clock, mut times) = (Clock::new(options.clock), PhaseTimes::default());
    let mut func: Function = original.clone();
    graph.annotate(&mut func);
    let mut context = opt::Context {
        fuel: options.fuel,
        verify: options.check || cfg!(debug_assertions),
        ..opt::Context::new(Some(module))
    };
    let midend = opt::run(&mut func, options.level, &mut context);
    let legalized = legalize::for_machine(
        &mut func,
        options.level,
        &mut context,
        &mut crate::legalize::legalize,
    );
    crate::legalize::settle_borders(&mut func);
    let whole = context.verify.then(|| func.clone());
    times.midend = clock.lap();
    let mut flow = (options.watch || options.prove).then(|| {
        let mut thread = func.clone();
        divergence::normalize(&mut thread);
        Box::new(Flow {
            table: FlowTable::new(&thread),
            thread,
        })
    });
    let linearized = linearize(&mut func, wave.lanes(), &mut crate::files::assign);
    if let Some(flow) = &mut flow {
        flow.table.add_wave_level(&func, &linearized.files);
    }
    let around = &Surroundings {
        marks: flow.as_ref().map(|flow| &flow.table),
        ..*around
    };
    times.divergence = clock.lap();
    if let Some(whole) = whole
        && let Err(errors) = verify_communication(&whole, &func)
    {
        panic!("divergence: {}\n{whole}{func}", errors[0]);
    }
    let private = around.frame_start + layout.frame(id).bytes.next_multiple_of(4);
    let area = SpillArea {
        pointer: (convention == Convention::Function).then_some(calls::STACK_POINTER),
        base: private,
    };
    let mut selected = lower::select(around, &func, &linearized.files)?;
    times.selection = clock.lap();
    // As text only if somebody asks: allocation changes the function in place.
    let mir = match options.keep_mir {
        true => crate::machine::text(&selected.func),
        false => String::new(),
    };
    let select = || lower::select(around, &func, &linearized.files);
    let (mut machine, registers) = allocate(&mut selected, &select, convention, options)?;
    times.registers += clock.lap();
    let spill_bytes = machine.spill_bytes;
    let bytes = private.saturating_add(spill_bytes);
    if bytes > max_private_bytes(wave) {
        return Err(CompileError::PrivateMemory {
            bytes,
            spilled: spill_bytes,
            most: max_private_bytes(wave),
        });
    }
    let inputs: Vec<lower::Input> = selected.inputs.iter().map(|&(input, _)| input).collect();
    emit::expand(&mut machine, wave, area)?;
    let mut frame_bytes = private + spill_bytes;
    if convention != Convention::Plain {
        let known = frame::Known {
            variables: private,
            spills: spill_bytes,
            align,
        };
        frame_bytes = frame::build(&mut machine, wave, convention, known)?;
    }
    crate::shrink::shrink(&mut machine);
    let pairs = match wave {
        WaveSize::Wave32 => dual::form(&mut machine),
        WaveSize::Wave64 => 0,
    };
    let waits = waits::insert(&mut machine, wave);
    let guards = hazards::insert(&mut machine, wave, convention == Convention::Function);
    clauses::insert(&mut machine, wave);
    delays::insert(&mut machine, wave);
    let code = emit::encode(&machine, wave)?;
    times.emission = clock.lap();
    let proof = match &flow {
        Some(flow) if options.prove => prove(&code, wave, &flow.table)?,
        _ => None,
    };
    Ok(Body {
        code,
        inputs,
        mode: selected.mode,
        private_apertures: selected.private_apertures,
        workgroup_ids: selected.workgroup_ids,
        workitem_ids: selected.workitem_ids,
        touched: frame::touched(&machine),
        frame_bytes,
        midend,
        legalized,
        times,
        divergence: linearized.stats,
        registers,
        waits,
        guards,
        pairs,
        mir,
        flow,
        proof,
    })
}

/// States that a proof of masks may go through: some seconds.
const PROOF_STATES: usize = 100_000;

/// Proves the masks of code, for lanes of both halves of the wave; nothing if there are too many states.
fn prove(code: &Code, wave: WaveSize, table: &FlowTable) -> Result<Option<Proof>, CompileError> {
    let wrong = |error: &dyn std::fmt::Display| CompileError::Masks(error.to_string());
    let mut sum = Proof::default();
    let halves: &[bool] = match wave {
        WaveSize::Wave32 => &[false],
        WaveSize::Wave64 => &[false, true],
    };
    for &upper in halves {
        let program = mask_program(code, wave, upper).map_err(|error| wrong(&error))?;
        let proof = match verify_masks(&program, table, PROOF_STATES) {
            Err(MaskError::TooMany { .. }) => return Ok(None),
            proof => proof.map_err(|error| wrong(&error))?,
        };
        sum.states += proof.states;
        sum.pairs += proof.pairs;
    }
    Ok(Some(sum))
}

type Machine = wavelift_codegen::machine::MachFunc<crate::machine::MInst>;

/// Vector registers of a SIMD for one wave of 32 lanes, given out by 24 (RDNA4 ISA 3.4.2); of 64 lanes there are half as many.
pub(super) const SIMD_VGPRS: u16 = 1536;
/// Waves of a SIMD.
pub const MAX_WAVES: u16 = 16;

/// Vector registers of a SIMD, and how many are given out together.
fn simd_vgprs(wave: WaveSize) -> (u16, u16) {
    match wave {
        WaveSize::Wave32 => (SIMD_VGPRS, 24),
        WaveSize::Wave64 => (SIMD_VGPRS / 2, 12),
    }
}

/// Waves that a SIMD can hold at once, as far as vector registers limit them.
pub fn max_waves(wave: WaveSize, vgprs: u16) -> u16 {
    let (all, block) = simd_vgprs(wave);
    (all / vgprs.max(1).next_multiple_of(block)).min(MAX_WAVES)
}

/// Vector registers with which 16, 15, ... waves run at once.
fn vgpr_steps(wave: WaveSize) -> Vec<u16> {
    let (all, block) = simd_vgprs(wave);
    let mut steps: Vec<u16> = (1..=MAX_WAVES)
        .rev()
        .map(|waves| all / waves / block * block)
        .collect();
    steps.dedup();
    steps.retain(|&step| step < 256);
    steps
}

/// The largest private segment of a work-item: that of a wave is at most 8 MB less 256 bytes, what 15 bits count in units of 64 dwords.
pub fn max_private_bytes(wave: WaveSize) -> u32 {
    ((1 << 15) - 1) * 64 * 4 / wave.lanes()
}

/// Vector registers whose lanes hold the scalars that a function keeps for its caller: at most 73 and the return address.
fn holders(wave: WaveSize) -> u16 {
    match wave {
        WaveSize::Wave32 => 3,
        WaveSize::Wave64 => 2,
    }
}

/// Vector registers that are set aside for scalars at most.
const MOST_SET_ASIDE: u16 = 64;

/// Vector registers that may hold values.
fn vector_limit(convention: Convention, options: &Options) -> u16 {
    let wanted = options.vgpr_limit.unwrap_or(256);
    match convention {
        Convention::Plain => wanted,
        Convention::Caller => wanted.max(64),
        // Scalars that it keeps for its caller are saved to lanes of some more.
        Convention::Function => wanted.max(64) - holders(options.wave),
    }
}

fn allocate(
    selected: &mut Selected,
    select: &dyn Fn() -> Result<Selected, LowerError>,
    convention: Convention,
    options: &Options,
) -> Result<(Machine, RegAllocStats), CompileError> {
    // With fewer registers there would be none that a callee keeps.
    let least_scalars = match convention {
        Convention::Plain => 0,
        Convention::Caller | Convention::Function => 64,
    };
    let wave = options.wave;
    let scalars = options.sgpr_limit.unwrap_or(SGPRS).min(SGPRS);
    let vectors = vector_limit(convention, options);
    let mut budget = Budget {
        units: vec![scalars.max(least_scalars), vectors],
        // Conditions that come and go live in VCC, where instructions are shorter.
        extra: true,
        check: options.check,
        // Spilled scalars go to lanes of vector registers.
        parking: Some(Parking {
            file: VGPR,
            lanes: wave.lanes() as u8,
        }),
        steps: match convention {
            // Every wave has all scalar registers.
            Convention::Plain => vec![Vec::new(), vgpr_steps(wave)],
            // The kernel's number counts, which is not known here.
            Convention::Caller | Convention::Function => Vec::new(),
        },
        reserved: convention.reserved(calls::SYSTEM_SGPRS),
        parking_to: vectors,
        parking_from: match convention {
            Convention::Plain => 0,
            Convention::Caller | Convention::Function => calls::FIRST_KEPT_VGPR,
        },
    };
    // Where vector values take all registers, none is left whose lanes could hold scalars: then some are set aside.
    let mut set_aside = 0;
    loop {
        let mut machine = std::mem::replace(&mut selected.func, Machine::new(""));
        budget.units[1] = vectors.saturating_sub(set_aside);
        let mut simplify = |func: &mut Machine| exec::simplify(func, wave);
        match regalloc::allocate_with(&mut machine, files(wave), &budget, &mut simplify) {
            Err(RegAllocError::ScalarPressure { .. }) if set_aside < MOST_SET_ASIDE && vectors > 64 => {
                set_aside = (2 * set_aside).max(2);
                selected.func = select()?.func;
            }
            result => return Ok((machine, result?)),
        }
    }
}
