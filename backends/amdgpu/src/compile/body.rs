//! From one kernel or function of the IR to its code.

use super::{Backend, CompileError, Flow, Inserted, Options, PhaseTimes, private_limit};
use crate::calls::{Convention, FIRST_KEPT_SGPR, FIRST_KEPT_VGPR};
use crate::code::{Clock, Code};
use crate::emit;
use crate::exec;
use crate::frame::{self, Known};
use crate::inputs::Input;
use crate::isa::WaveSize;
use crate::legalize::settle_borders;
use crate::lower::{Selected, Surroundings};
use crate::machine::MInst;
use crate::masks;
use crate::modes::Mode;
use crate::private::{SpillArea, SpillPlace};
use crate::text::UnitFacts;
use wavelift_codegen::analysis::CallGraph;
use wavelift_codegen::divergence::{self, DivergenceStats, ValueFiles, linearize};
use wavelift_codegen::ir::{FuncRef, Function};
use wavelift_codegen::legalize;
use wavelift_codegen::machine::text::Prints;
use wavelift_codegen::machine::{MachFunc, RegFile};
use wavelift_codegen::opt;
use wavelift_codegen::pass::Behind;
use wavelift_codegen::regalloc::{self, Budget, Parking, RegAllocStats};
use wavelift_codegen::verify::masks::Verdict;

/// Code of a kernel or function with what became of it on the way.
pub(super) struct Body {
    pub(super) code: Code,
    pub(super) inputs: Vec<Input>,
    pub(super) mode: Mode,
    /// Bytes of the frame per lane, spills included.
    pub(super) frame_bytes: u32,
    pub(super) spill_area: Option<SpillArea>,
    pub(super) midend: opt::Stats,
    /// Whether flat addresses of private memory are made.
    pub(super) flat_private: bool,
    /// Indices that are read without being inputs.
    pub(super) workgroup_ids: u8,
    pub(super) workitem_ids: u8,
    pub(super) legalized: opt::Stats,
    pub(super) times: PhaseTimes,
    pub(super) divergence: DivergenceStats,
    pub(super) registers: RegAllocStats,
    pub(super) waits: usize,
    pub(super) guards: usize,
    pub(super) pairs: usize,
    pub(super) mir: Prints,
    pub(super) flow: Option<Box<Flow>>,
    pub(super) proof: Option<Verdict>,
}

/// Compiles a kernel or function.
pub(super) fn compile_body<B: Backend>(
    graph: &CallGraph,
    id: FuncRef,
    original: &Function,
    around: &Surroundings<'_>,
    align: u32,
    options: &Options<B>,
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
        fault: options.fault,
        ..opt::Context::new(Some(module))
    };
    let midend = opt::run(&mut func, options.level, &mut context)?;
    let legalized = legalize::for_machine(&mut func, options.level, &mut context, &mut B::legalize)?;
    context.checked("borders", Behind::Border, &mut func, |func, _| {
        settle_borders(func)
    })?;
    times.midend = clock.lap();
    let mut flow = (options.watch || options.prove).then(|| {
        let mut thread = func.clone();
        divergence::normalize(&mut thread);
        Box::new(Flow::new(thread))
    });
    let linearized = linearize(&mut func, wave.lanes(), &mut B::assign_files, &mut context)?;
    if let Some(flow) = &mut flow {
        flow.table.add_wave_level(&func, &linearized.files);
    }
    let around = &Surroundings {
        marks: flow.as_ref().map(|flow| &flow.table),
        ..*around
    };
    times.divergence = clock.lap();
    let private = around.frame_start + layout.frame(id).bytes.next_multiple_of(4);
    let facts = UnitFacts {
        kernel: convention != Convention::Function,
        processor: options.processor.into(),
        wave,
        convention,
        private,
        align,
        sgpr_limit: options.sgpr_limit,
        vgpr_limit: options.vgpr_limit,
        subtarget: B::SUBTARGET,
        area: SpillArea::new(B::SUBTARGET, convention, private),
    };
    let Chosen {
        selected,
        mut machine,
        registers,
        facts,
        mut mir,
    } = choose_registers(
        &func,
        &linearized.files,
        around,
        facts,
        options,
        (&mut clock, &mut times),
    )?;
    let spill_bytes = machine.spill_bytes;
    let bytes = private.saturating_add(spill_bytes);
    let most = B::max_private_bytes(wave);
    if bytes > most {
        return Err(private_limit::<B>(bytes, spill_bytes, most));
    }
    let (mut frame_bytes, mut inserted) = (bytes, Inserted::default());
    for pass in passes::<B>(&facts).into_iter().skip(ALLOCATED) {
        let done = run_pass::<B>(pass, &mut machine, &facts)?;
        match pass {
            "frame" => frame_bytes = done as u32,
            _ => inserted.count(pass, done),
        }
        mir.after(pass, &machine, B::files(wave), || facts.header());
    }
    let code = emit::encode(&machine, B::SUBTARGET, wave)?;
    times.emission = clock.lap();
    let proof = match &flow {
        Some(flow) if options.prove => Some(prove::<B>(&code, wave, flow)?),
        _ => None,
    };
    Ok(Body {
        inputs: selected.inputs.iter().map(|&(input, _)| input).collect(),
        mode: selected.mode,
        flat_private: selected.flat_private,
        workgroup_ids: selected.workgroup_ids,
        workitem_ids: selected.workitem_ids,
        frame_bytes,
        spill_area: facts.area,
        midend,
        legalized,
        times,
        divergence: linearized.stats,
        registers,
        waits: inserted.waits,
        guards: inserted.guards,
        pairs: inserted.pairs,
        code,
        mir,
        flow,
        proof,
    })
}

/// A function with its registers.
struct Chosen {
    /// What selection knows beside the code, which is taken out.
    selected: Selected,
    machine: MachFunc<MInst>,
    registers: RegAllocStats,
    facts: UnitFacts,
    mir: Prints,
}

/// How many of [`passes`] there are up to allocation.
const ALLOCATED: usize = 2;

/// The passes of a kernel or function that work on its machine function, in order: selection, allocation, and what follows.
pub(crate) fn passes<B: Backend>(facts: &UnitFacts) -> Vec<&'static str> {
    let mut names = vec!["isel", "regalloc", "expand"];
    if facts.convention != Convention::Plain {
        names.push("frame");
    }
    names.extend(B::passes(facts.wave).iter().map(|pass| pass.name));
    names
}

/// Runs one of the passes after allocation. Returns how many instructions it put in; of `frame`, the bytes of the frame per lane.
pub(crate) fn run_pass<B: Backend>(
    name: &str,
    func: &mut MachFunc<MInst>,
    facts: &UnitFacts,
) -> Result<usize, CompileError> {
    let (wave, convention) = (facts.wave, facts.convention);
    match name {
        "expand" => {
            emit::expand(func, B::SUBTARGET, wave, facts.area)?;
            Ok(0)
        }
        "frame" => {
            let known = Known {
                variables: facts.private,
                spills: func.spill_bytes,
                align: facts.align,
            };
            Ok(frame::build(func, B::SUBTARGET, wave, convention, known)? as usize)
        }
        _ => {
            let pass = B::passes(wave).iter().find(|pass| pass.name == name);
            Ok(pass.map_or(0, |pass| (pass.run)(func, wave, convention)))
        }
    }
}

/// The size of a wave by its lanes.
pub(crate) fn wave_size(lanes: u32) -> Result<WaveSize, String> {
    match lanes {
        32 => Ok(WaveSize::Wave32),
        64 => Ok(WaveSize::Wave64),
        other => Err(format!("`wave {other}`: waves have 32 or 64 lanes")),
    }
}

/// Where registers of a kernel or function may be.
pub(crate) fn place<B: Backend>(convention: Convention, private: u32, options: &Options<B>) -> SpillPlace {
    SpillPlace {
        convention,
        private,
        scalars: options.sgpr_limit.unwrap_or(sgprs::<B>()).min(sgprs::<B>()),
        vectors: vector_limit(convention, options),
    }
}

/// Selects instructions and allocates registers, again with a larger area for spills as long as they need one.
fn choose_registers<B: Backend>(
    func: &Function,
    files: &ValueFiles,
    around: &Surroundings<'_>,
    mut facts: UnitFacts,
    options: &Options<B>,
    (clock, times): (&mut Clock, &mut PhaseTimes),
) -> Result<Chosen, CompileError> {
    let convention = around.convention;
    let place = place(convention, facts.private, options);
    let files_of_wave = B::files(facts.wave);
    let mut mir = Prints::new(options.keep_mir).checked(options.check);
    // By the calling convention, the registers of the area need not be set up.
    let select = |area: Option<SpillArea>| {
        let own = area.filter(|_| convention == Convention::Plain);
        B::select(around, func, files, own)
    };
    let mut selected = B::select(around, func, files, None)?;
    times.selection = clock.lap();
    // Only spills tell what they need: registers for the area, and one for addresses that are far away.
    let (machine, registers) = loop {
        mir.after("isel", &selected.func, files_of_wave, || facts.header());
        let area = facts.area;
        let again = &mut || Ok(select(area)?.func);
        let func = std::mem::replace(&mut selected.func, MachFunc::new(""));
        let allocated = allocate::<B>(func, again, &place, options, area)?;
        times.registers += clock.lap();
        let Some(larger) = SpillArea::larger(area, allocated.0.spill_bytes, &place) else {
            break allocated;
        };
        facts.area = Some(larger);
        selected = select(facts.area)?;
        times.selection += clock.lap();
    };
    mir.after("regalloc", &machine, files_of_wave, || facts.header());
    Ok(Chosen {
        selected,
        machine,
        registers,
        facts,
        mir,
    })
}

/// Proves the masks of code, for lanes of both halves of the wave.
fn prove<B: Backend>(code: &Code, wave: WaveSize, flow: &Flow) -> Result<Verdict, CompileError> {
    let halves: &[bool] = match wave {
        WaveSize::Wave32 => &[false],
        WaveSize::Wave64 => &[false, true],
    };
    let halves = halves.iter().map(|&upper| B::mask_program(code, wave, upper));
    Ok(masks::prove(flow, halves)?)
}

/// Vector registers that are set aside for scalars at most: 4,096 scalars in waves of 64 lanes.
const MOST_SET_ASIDE: u16 = 64;

/// Vector registers whose lanes hold the scalars that a function keeps for its caller, and the return address.
fn holders<B: Backend>(wave: WaveSize) -> u16 {
    (sgprs::<B>() - u16::from(FIRST_KEPT_SGPR) + 2).div_ceil(wave.lanes() as u16)
}

/// Vector registers that may hold values.
pub fn vector_limit<B: Backend>(convention: Convention, options: &Options<B>) -> u16 {
    let wanted = options.vgpr_limit.unwrap_or(256);
    match convention {
        Convention::Plain => wanted,
        Convention::Caller => wanted.max(64),
        // Scalars that it keeps for its caller are saved to lanes of some more.
        Convention::Function => wanted.max(64) - holders::<B>(options.wave_size()),
    }
}

type Allocated = (MachFunc<MInst>, RegAllocStats);

/// Allocates registers of a selected function; `again` selects it once more.
pub(crate) fn allocate<B: Backend>(
    func: MachFunc<MInst>,
    again: &mut dyn FnMut() -> Result<MachFunc<MInst>, CompileError>,
    place: &SpillPlace,
    options: &Options<B>,
    area: Option<SpillArea>,
) -> Result<Allocated, CompileError> {
    let (wave, convention) = (options.wave_size(), place.convention);
    let mut budget = Budget {
        units: vec![place.scalars, place.vectors],
        // Conditions that come and go live in VCC, where instructions are shorter.
        extra: true,
        check: options.check,
        // Spilled scalars go to lanes of vector registers.
        parking: Some(Parking {
            file: RegFile::VECTOR,
            lanes: wave.lanes() as u8,
        }),
        steps: match convention {
            Convention::Plain => B::steps(wave),
            // The kernel's number counts, which is not known here.
            Convention::Caller | Convention::Function => Vec::new(),
        },
        reserved: convention.reserved(B::SUBTARGET.system_sgprs),
        parking_from: match convention {
            Convention::Plain => 0,
            Convention::Caller | Convention::Function => FIRST_KEPT_VGPR,
        },
        ..Budget::default()
    };
    if convention != Convention::Plain {
        // With fewer registers there would be none that a callee keeps.
        budget.units[0] = budget.units[0].max(64);
    }
    if let Some(area) = area {
        area.reserve(convention, &mut budget);
    }
    let most = if budget.units[1] > 64 { MOST_SET_ASIDE } else { 0 };
    regalloc::allocate_setting_aside(func, again, B::files(wave), &budget, most, &mut |func| {
        exec::simplify(func, wave)
    })
}

/// Scalar registers that code may use, without VCC.
pub(super) fn sgprs<B: Backend>() -> u16 {
    B::SUBTARGET.isa.traits().sgprs.into()
}
