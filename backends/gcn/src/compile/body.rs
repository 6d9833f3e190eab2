//! From one kernel or function of the IR to its code.

use super::{Clock, CompileError, Flow, Options, PhaseTimes, WAVE_SIZE};
use crate::calls::{self, Convention};
use crate::emit::{self, Code, SpillArea};
use crate::lower::{self, LowerError, Selected, Surroundings};
use crate::machine::{FILES, VGPR};
use crate::masks::mask_program;
use crate::modes::Mode;
use crate::{exec, files, frame, hazards, waits};
use wavelift_codegen::analysis::CallGraph;
use wavelift_codegen::divergence::watch::FlowTable;
use wavelift_codegen::divergence::{self, DivergenceStats, linearize};
use wavelift_codegen::ir::{FuncRef, Function};
use wavelift_codegen::legalize;
use wavelift_codegen::machine::PReg;
use wavelift_codegen::opt;
use wavelift_codegen::regalloc::{self, Budget, Parking, RegAllocError, RegAllocStats};
use wavelift_codegen::verify::masks::{MaskError, Proof, Verdict, verify_masks};
use wavelift_codegen::verify::verify_communication;

/// First of the five SGPRs that a kernel with spilled registers keeps: buffer descriptor and wave offset.
fn spill_registers(options: &Options) -> u8 {
    let limit = options.sgpr_limit.unwrap_or(102).min(102);
    (limit.saturating_sub(5) & !3) as u8
}

/// Code of a kernel or function with what became of it on the way.
pub(super) struct Body {
    pub(super) code: Code,
    pub(super) inputs: Vec<lower::Input>,
    pub(super) mode: Mode,
    /// Registers touched, scalar and vector.
    pub(super) touched: (u16, u16),
    /// Bytes of the frame per lane, spills included.
    pub(super) frame_bytes: u32,
    pub(super) spill_area: Option<SpillArea>,
    pub(super) midend: opt::Stats,
    /// Whether FLAT_SCRATCH is written.
    pub(super) flat_scratch: bool,
    pub(super) legalized: opt::Stats,
    pub(super) times: PhaseTimes,
    pub(super) divergence: DivergenceStats,
    pub(super) registers: RegAllocStats,
    pub(super) waits: usize,
    pub(super) mir: String,
    pub(super) flow: Option<Box<Flow>>,
    pub(super) proof: Option<Verdict>,
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
        ..
    } = *around;
    let (mut clock, mut times) = (Clock::new(options.clock), PhaseTimes::default());
    let mut func: Function = original.clone();
    graph.annotate(&mut func);
    let mut context = opt::Context {
        fuel: options.fuel,
        verify: options.check || cfg!(debug_assertions),
        report: true,
        ..opt::Context::new(Some(module))
    };
    let midend = opt::run(&mut func, options.level, &mut context);
    let legalized = legalize::for_machine(
        &mut func,
        options.level,
        &mut context,
        &mut crate::legalize::legalize,
    );
    if let Some(broken) = context.broken.take() {
        return Err(broken.into());
    }
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
    let linearized = linearize(&mut func, WAVE_SIZE, &mut files::assign);
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
        let broken = opt::Broken {
            pass: "divergence",
            function: func.name.clone(),
            what: errors.first().map(ToString::to_string).unwrap_or_default(),
        };
        return Err(broken.into());
    }
    let private = around.frame_start + layout.frame(id).bytes.next_multiple_of(4);
    // By the calling convention the registers for spills are where they must be; otherwise they are kept if there are spills.
    let mut area = match convention {
        Convention::Plain => None,
        Convention::Caller => Some(calls::WAVE_OFFSET),
        Convention::Function => Some(calls::STACK_POINTER),
    }
    .map(|offset| SpillArea {
        buffer: calls::PRIVATE_BUFFER.0,
        offset: offset.0,
        base: private,
        moved: 0,
        far: None,
    });
    let mut selected = lower::select(around, &func, &linearized.files, None)?;
    times.selection = clock.lap();
    // As text only if somebody asks: allocation changes the function in place.
    let text = |selected: &Selected| match options.keep_mir {
        true => crate::machine::text(&selected.func),
        false => String::new(),
    };
    let mut mir = text(&selected);
    // By the calling convention, the registers of the area need not be set up.
    let select = |area: Option<SpillArea>| {
        let own = area.filter(|_| convention == Convention::Plain);
        lower::select(around, &func, &linearized.files, own)
    };
    let mut allocated = allocate(&mut selected, &select, convention, options, area)?;
    // Only spills tell what they need: registers for the area, and one for addresses that are far away.
    while allocated.0.spill_bytes > 0 {
        let near = private <= NEAR;
        let known = area.unwrap_or(SpillArea {
            buffer: spill_registers(options),
            offset: spill_registers(options) + 4,
            base: if near { private } else { 0 },
            moved: if near { 0 } else { private },
            far: None,
        });
        let reached = known.base.saturating_add(allocated.0.spill_bytes) <= SpillArea::REACH;
        let far = match convention {
            _ if reached => known.far,
            Convention::Plain => Some(vector_limit(convention, options).saturating_sub(1) as u8),
            Convention::Caller | Convention::Function => Some(calls::FIRST_KEPT_VGPR as u8 - 1),
        };
        if area.is_some() && far == known.far {
            break;
        }
        area = Some(SpillArea { far, ..known });
        times.registers += clock.lap();
        selected = select(area)?;
        times.selection += clock.lap();
        mir = text(&selected);
        allocated = allocate(&mut selected, &select, convention, options, area)?;
    }
    times.registers += clock.lap();
    let (mut machine, registers) = allocated;
    let spill_bytes = machine.spill_bytes;
    let bytes = private.saturating_add(spill_bytes);
    if bytes > MAX_PRIVATE_BYTES {
        return Err(CompileError::PrivateMemory {
            bytes,
            spilled: spill_bytes,
        });
    }
    let inputs: Vec<lower::Input> = selected.inputs.iter().map(|&(input, _)| input).collect();
    emit::expand(&mut machine, area)?;
    let mut frame_bytes = private + spill_bytes;
    if convention != Convention::Plain {
        let known = frame::Known {
            variables: private,
            spills: spill_bytes,
            align,
        };
        frame_bytes = frame::build(&mut machine, convention, known)?;
    }
    crate::shrink::shrink(&mut machine);
    let waits = waits::insert(&mut machine);
    hazards::insert(&mut machine);
    let code = emit::encode(&machine)?;
    times.emission = clock.lap();
    let proof = match &flow {
        Some(flow) if options.prove => Some(prove(&code, &flow.table)?),
        _ => None,
    };
    Ok(Body {
        code,
        inputs,
        mode: selected.mode,
        flat_scratch: selected.flat_scratch,
        touched: frame::touched(&machine),
        frame_bytes,
        spill_area: area,
        midend,
        legalized,
        times,
        divergence: linearized.stats,
        registers,
        waits,
        mir,
        flow,
        proof,
    })
}

/// States that a proof of masks may go through: some seconds.
const PROOF_STATES: usize = 500_000;

/// Proves the masks of code, for lanes of both halves of the wave.
fn prove(code: &Code, table: &FlowTable) -> Result<Verdict, CompileError> {
    let wrong = |error: &dyn std::fmt::Display| CompileError::Masks(error.to_string());
    let mut sum = Proof::default();
    for upper in [false, true] {
        let program = mask_program(code, upper).map_err(|error| wrong(&error))?;
        let proof = match verify_masks(&program, table, PROOF_STATES) {
            Err(error @ MaskError::TooMany { .. }) => return Ok(Verdict::Unknown(error.to_string())),
            proof => proof.map_err(|error| wrong(&error))?,
        };
        sum.states += proof.states;
        sum.pairs += proof.pairs;
    }
    Ok(Verdict::Proved(sum))
}

type Machine = wavelift_codegen::machine::MachFunc<crate::machine::MInst>;

/// Vector registers with which ten, nine, ... waves run at once: 256 of them, given out by fours.
const VGPR_STEPS: [u16; 9] = [24, 28, 32, 36, 40, 48, 64, 84, 128];
/// Scalar registers besides VCC and the XNACK mask with which ten and eight waves run: 800 of them, given out by sixteens.
const SGPR_STEPS: [u16; 2] = [76, 92];

/// The largest private segment of a work-item: the hardware counts that of a wave in 13 bits, in units of 256 dwords.
pub const MAX_PRIVATE_BYTES: u32 = ((1 << 13) - 1) * 256 * 4 / WAVE_SIZE;

/// Bytes of private memory that accesses to the spill area behind it reach over.
const NEAR: u32 = 1024;

/// Vector registers whose lanes hold the scalars that a function keeps for its caller: at most 69 and the return address.
const HOLDERS: u16 = 2;

/// Vector registers that are set aside for scalars at most: 4,096 scalars.
const MOST_SET_ASIDE: u16 = 64;

/// Vector registers that may hold values.
fn vector_limit(convention: Convention, options: &Options) -> u16 {
    let wanted = options.vgpr_limit.unwrap_or(256);
    match convention {
        Convention::Plain => wanted,
        Convention::Caller => wanted.max(64),
        // Scalars that it keeps for its caller are saved to lanes of two more.
        Convention::Function => wanted.max(64) - HOLDERS,
    }
}

fn allocate(
    selected: &mut Selected,
    select: &dyn Fn(Option<SpillArea>) -> Result<Selected, LowerError>,
    convention: Convention,
    options: &Options,
    area: Option<SpillArea>,
) -> Result<(Machine, RegAllocStats), CompileError> {
    // With fewer registers there would be none that a callee keeps.
    let (least_scalars, available) = match convention {
        Convention::Plain => (0, area.map_or(102, |area| u16::from(area.buffer))),
        Convention::Caller | Convention::Function => (64, 102),
    };
    let scalars = options.sgpr_limit.unwrap_or(102).min(available);
    // The register for far addresses is the last one of a kernel, where lanes for scalars would end; functions have theirs among those
    // that a call destroys.
    let mut reserved = convention.reserved(calls::SYSTEM_SGPRS);
    let far = area.and_then(|area| area.far);
    let (mut vectors, own) = (vector_limit(convention, options), convention == Convention::Plain);
    match far {
        Some(_) if own => vectors = vectors.saturating_sub(1),
        Some(far) => reserved.push(PReg::new(VGPR, far.into(), 1)),
        None => {}
    }
    let mut budget = Budget {
        units: vec![scalars.max(least_scalars), vectors],
        // Conditions that come and go live in VCC, where instructions are shorter.
        extra: true,
        check: options.check,
        // Spilled scalars go to lanes of vector registers.
        parking: Some(Parking {
            file: VGPR,
            lanes: WAVE_SIZE as u8,
        }),
        steps: match convention {
            Convention::Plain => vec![SGPR_STEPS.to_vec(), VGPR_STEPS.to_vec()],
            // The kernel's number counts, which is not known here.
            Convention::Caller | Convention::Function => Vec::new(),
        },
        reserved,
        parking_to: 0,
        parking_from: match convention {
            Convention::Plain => 0,
            Convention::Caller | Convention::Function => calls::FIRST_KEPT_VGPR,
        },
    };
    // Where vector values take all registers, none is left whose lanes could hold scalars: then some are set aside.
    budget.parking_to = vectors;
    let mut set_aside = 0;
    loop {
        let mut machine = std::mem::replace(&mut selected.func, Machine::new(""));
        budget.units[1] = vectors.saturating_sub(set_aside);
        match regalloc::allocate_with(&mut machine, &FILES, &budget, &mut exec::simplify) {
            Err(RegAllocError::ScalarPressure { .. }) if set_aside < MOST_SET_ASIDE && vectors > 64 => {
                set_aside = (2 * set_aside).max(2);
                selected.func = select(area)?.func;
            }
            result => return Ok((machine, result?)),
        }
    }
}
