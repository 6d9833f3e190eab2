//! The passes of one unit, in order: the one place that has the order. A table with hooks and checks is in docs/design/targets.md.
//!
//! Passes over the IR run under [`Context::checked`](crate::pass::Context::checked): with checks on, the function is verified after each, and
//! tests plant faults there. Machine functions are printed after each of theirs; with checks on every text is read back and compared.

use super::backend::{Backend, MachPass, MachineCode, PassLimits, Registers, Selected};
use super::unit::{Body, Clock, Unit};
use super::{CompileError, Options, PhaseTimes, TextFailure, Verify};
use crate::divergence::watch::Flow;
use crate::divergence::{Linearized, linearize, normalize};
use crate::ir::Function;
use crate::legalize;
use crate::machine::text::{Header, Part, Prints, ResumeError, Resumed, parse, place_of};
use crate::machine::{MachFunc, RegFile};
use crate::opt;
use crate::pass::{After, Broken};
use crate::regalloc::{self, RegAllocError, RegAllocStats};
use crate::schedule::{self, Pressure};
use crate::verify::masks::{self, Verdict};

/// Selection.
const ISEL: &str = "isel";
/// Allocation of registers.
const REGALLOC: &str = "regalloc";

/// Why a unit has no code.
pub(super) enum Failure<B: Backend> {
    /// Whatever the choices.
    Error(CompileError),
    /// Emission does not take it.
    Emit(B::EmitError),
}

impl<B: Backend, E: Into<CompileError>> From<E> for Failure<B> {
    fn from(error: E) -> Self {
        Failure::Error(error.into())
    }
}

/// The context of passes over the IR.
pub(super) fn context<'m>(options: &Options, module: Option<&'m crate::ir::Module>) -> opt::Context<'m> {
    opt::Context {
        fuel: options.fuel,
        verify: options.checks() || cfg!(debug_assertions),
        fault: options.fault,
        ..opt::Context::new(module)
    }
}

/// What a machine promises to passes over the IR.
pub(super) fn machine<B: Backend>(backend: &B, wave: u32) -> opt::Machine {
    let group_items = backend.info().limits.group_items;
    opt::Machine::new(group_items, wave, |segment| backend.address_bits(segment))
        .merging_accesses(|segment| backend.merging(segment), backend.bytes_to_floats())
        .choosing(backend.indexed_registers())
}

/// A function at the wave level.
struct WaveLevel {
    func: Function,
    linearized: Linearized,
    flow: Option<Box<Flow>>,
    midend: opt::Stats,
    legalized: opt::Stats,
    /// Changes that may still be made.
    fuel: u64,
}

/// From the IR of a frontend to the wave level.
fn to_wave_level<B: Backend>(
    unit: &Unit<'_, B>,
    original: &Function,
    options: &Options,
    (clock, times): (&mut Clock, &mut PhaseTimes),
) -> Result<WaveLevel, Broken> {
    let backend = unit.backend;
    let mut func = original.clone();
    unit.graph.annotate(&mut func);
    let mut context = opt::Context {
        machine: machine(backend, unit.wave),
        ..context(options, Some(unit.module))
    };
    let midend = opt::run(&mut func, options.level, &mut context)?;
    let expand = &mut |func: &mut Function| backend.legalize(func);
    let legalized = legalize::for_machine(&mut func, options.level, &mut context, expand)?;
    context.checked("borders", After::Border, &mut func, |func, _| {
        backend.borders(func)
    })?;
    backend.prepare(unit, &mut func);
    times.midend = clock.lap();
    let mut flow = (options.watch || options.verify == Verify::Masks).then(|| {
        let mut thread = func.clone();
        normalize(&mut thread);
        Box::new(Flow::new(thread))
    });
    let files = &mut |func: &Function, info: &_| backend.assign_files(func, info);
    let linearized = linearize(&mut func, unit.wave, files, &mut context)?;
    if let Some(flow) = &mut flow {
        flow.table.add_wave_level(&func, &linearized.files);
        if backend.notes_edges() {
            flow.table.expect_edges(&func);
        }
    }
    times.divergence = clock.lap();
    Ok(WaveLevel {
        func,
        linearized,
        flow,
        midend,
        legalized,
        fuel: context.fuel,
    })
}

/// Orders that are tried one after the other, until allocation takes no more registers than it should.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Attempt {
    /// The best one.
    Usual,
    /// One that leaves more registers free.
    Careful,
    /// That of selection.
    Stays,
}

/// Puts selected instructions into a better order, if the machine asks for one, and takes what that is off `fuel`. Returns the registers with which the
/// function would run as many waves as in the order of selection.
fn schedule<B: Backend>(
    backend: &B,
    (plan, wave): (&B::Plan, u32),
    func: &mut MachFunc<B::Inst>,
    attempt: Attempt,
    (fuel, check): (&mut u64, bool),
) -> Result<Option<Pressure>, CompileError> {
    let Some(model) = backend.scheduling(plan) else {
        return Ok(None);
    };
    let (files, none) = (backend.files(wave), &mut 0);
    let stats = match attempt {
        Attempt::Usual => schedule::run(func, files, &*model, fuel, check)?,
        Attempt::Careful => schedule::careful(func, files, &*model, fuel, check)?,
        Attempt::Stays => schedule::run(func, files, &*model, none, check)?,
    };
    Ok(Some(match stats.regions {
        0 => Pressure::ANY,
        _ => model.step(stats.before),
    }))
}

/// Whether an allocation took more registers of a file than that.
fn takes_more(registers: &RegAllocStats, step: Pressure) -> bool {
    let files = registers.files.iter().zip(step.0);
    files.into_iter().any(|(file, step)| file.units > step)
}

/// A machine function with registers.
struct Allocated<B: Backend> {
    func: MachFunc<B::Inst>,
    learned: B::Learned,
    registers: RegAllocStats,
    /// Changes that may still be made.
    fuel: u64,
}

/// Selects instructions, puts them into order and allocates registers, again for as long as spilled registers take more than is set aside for them. Where
/// that takes more registers than the order of selection should, an order that leaves more of them free is tried, and then that order stays.
fn choose_registers<B: Backend>(
    unit: &Unit<'_, B>,
    plan: &mut B::Plan,
    level: &WaveLevel,
    (options, mir): (&Options, &mut Prints),
    (clock, times): (&mut Clock, &mut PhaseTimes),
) -> Result<Allocated<B>, CompileError> {
    let backend = unit.backend;
    let dialect = backend.dialect(unit.wave);
    let select = |plan: &B::Plan| backend.select(unit, plan, &level.func, &level.linearized.files);
    let mut attempt = Attempt::Usual;
    loop {
        let Selected { mut func, learned } = select(plan)?;
        times.selection += clock.lap();
        mir.after(ISEL, &func, dialect, || backend.header(plan));
        // An order that stays takes no fuel from the passes after allocation.
        let mut left = level.fuel;
        let machine = (&*plan, unit.wave);
        let step = schedule(
            backend,
            machine,
            &mut func,
            attempt,
            (&mut left, options.checks()),
        )?;
        if step.is_some() {
            mir.after(schedule::NAME, &func, dialect, || backend.header(plan));
        }
        times.scheduling += clock.lap();
        let again = &mut || {
            let mut func = select(plan)?.func;
            schedule(backend, machine, &mut func, attempt, (&mut { level.fuel }, false))?;
            Ok(func)
        };
        let allocated = allocate(backend, (plan, unit.wave), func, again, step, options.checks());
        times.registers += clock.lap();
        let (func, registers) = match allocated {
            Ok(allocated) => allocated,
            Err(Refused::TakesMore) => {
                attempt = match attempt {
                    Attempt::Usual => Attempt::Careful,
                    _ => Attempt::Stays,
                };
                continue;
            }
            Err(Refused::Error(error)) => return Err(error),
        };
        if !backend.larger(plan, func.spill_bytes) {
            mir.after(REGALLOC, &func, backend.dialect(unit.wave), || {
                backend.header(plan)
            });
            return Ok(Allocated {
                func,
                learned,
                registers,
                fuel: left,
            });
        }
    }
}

/// Why a function has no registers.
enum Refused {
    /// Whatever its order.
    Error(CompileError),
    /// In this order it takes more than it should.
    TakesMore,
}

impl From<CompileError> for Refused {
    fn from(error: CompileError) -> Self {
        Refused::Error(error)
    }
}

impl From<RegAllocError> for Refused {
    fn from(error: RegAllocError) -> Self {
        match error {
            RegAllocError::Unwanted { .. } => Refused::TakesMore,
            error => Refused::Error(error.into()),
        }
    }
}

/// Allocates registers of a selected function, no more than those of `step`; `again` selects it once more.
fn allocate<B: Backend>(
    backend: &B,
    (plan, wave): (&B::Plan, u32),
    func: MachFunc<B::Inst>,
    again: &mut dyn FnMut() -> Result<MachFunc<B::Inst>, Refused>,
    step: Option<Pressure>,
    check: bool,
) -> Result<(MachFunc<B::Inst>, RegAllocStats), Refused> {
    let Registers {
        mut budget,
        set_aside,
    } = backend.registers(plan);
    budget.check = check;
    budget.wanted = step.map_or(Vec::new(), |step| step.0.to_vec());
    let between = &mut |func: &mut MachFunc<B::Inst>| backend.between(plan, func);
    let files = backend.files(wave);
    let allocated = regalloc::allocate_setting_aside(func, again, files, &budget, set_aside, between)?;
    match step.is_some_and(|step| takes_more(&allocated.1, step)) {
        true => Err(Refused::TakesMore),
        false => Ok(allocated),
    }
}

/// Proves the masks of code, if the options ask for it and the machine can.
fn prove<B: Backend>(
    backend: &B,
    plan: &B::Plan,
    code: &B::Code,
    flow: Option<&Flow>,
    options: &Options,
) -> Result<Option<Verdict>, Broken> {
    let Some(flow) = flow.filter(|_| options.verify == Verify::Masks) else {
        return Ok(None);
    };
    match backend.mask_programs(plan, code) {
        None => Ok(None),
        Some(Ok(programs)) => masks::prove(programs, flow).map(Some),
        Some(Err(why)) => Err(masks::cannot_follow(flow, &why)),
    }
}

/// Compiles a unit whose plan is made.
pub(super) fn compile_unit<B: Backend>(
    unit: &Unit<'_, B>,
    original: &Function,
    mut plan: B::Plan,
    options: &Options,
) -> Result<Body<B>, Failure<B>> {
    let backend = unit.backend;
    let (mut clock, mut times) = (Clock::new(options.clock), PhaseTimes::default());
    let level = to_wave_level(unit, original, options, (&mut clock, &mut times))?;
    let unit = &Unit {
        marks: level.flow.as_ref().map(|flow| &flow.table),
        ..*unit
    };
    let mut mir = Prints::new(options.keep_mir).checked(options.checks());
    let Allocated {
        mut func,
        learned,
        registers,
        fuel,
    } = choose_registers(
        unit,
        &mut plan,
        &level,
        (options, &mut mir),
        (&mut clock, &mut times),
    )?;
    let mut counts = Vec::new();
    let mut limits = PassLimits {
        fuel,
        check: options.checks(),
    };
    for pass in backend.machine_passes(&plan) {
        let count = (pass.run)(backend, &mut func, &plan, &mut limits)?;
        counts.push((pass.name, count));
        mir.after(pass.name, &func, backend.dialect(unit.wave), || {
            backend.header(&plan)
        });
    }
    let code = backend
        .encode(&plan, &func, options.checks())
        .map_err(Failure::Emit)?;
    times.emission = clock.lap();
    let proof = prove(backend, &plan, &code, level.flow.as_deref(), options)?;
    Ok(Body {
        plan,
        learned,
        code,
        spill_bytes: func.spill_bytes,
        counts,
        midend: level.midend,
        legalized: level.legalized,
        times,
        divergence: level.linearized.stats,
        registers,
        mir,
        flow: level.flow,
        proof,
    })
}

/// The passes over machine functions, in order; `None` for those that are no hook of the machine.
fn passes<B: Backend>(backend: &B, plan: &B::Plan) -> Vec<(&'static str, Option<MachPass<B>>)> {
    let mut passes = vec![(ISEL, None)];
    passes.extend(backend.scheduling(plan).map(|_| (schedule::NAME, None)));
    passes.push((REGALLOC, None));
    let last = backend.machine_passes(plan).into_iter();
    passes.extend(last.map(|pass| (pass.name, Some(pass))));
    passes
}

/// Allocates registers of a function that was read and, if `unscheduled` says what it was before, put into another order. If that takes more registers, it
/// tries the same orders as [`choose_registers`] does.
fn allocate_read<B: Backend>(
    backend: &B,
    (plan, wave): (&B::Plan, u32),
    func: MachFunc<B::Inst>,
    unscheduled: Option<(MachFunc<B::Inst>, Pressure)>,
    check: bool,
) -> Result<MachFunc<B::Inst>, CompileError> {
    let allocate = |func: MachFunc<B::Inst>, step| {
        let selected = func.clone();
        let again = &mut || Ok(selected.clone());
        allocate(backend, (plan, wave), func, again, step, check)
    };
    let step = unscheduled.as_ref().map(|(_, step)| *step);
    let allocated = match (allocate(func, step), unscheduled) {
        (Err(Refused::TakesMore), Some((before, step))) => {
            let mut careful = before.clone();
            let fuel = (&mut { u64::MAX }, check);
            schedule(backend, (plan, wave), &mut careful, Attempt::Careful, fuel)?;
            match allocate(careful, Some(step)) {
                Err(Refused::TakesMore) => allocate(before, None),
                allocated => allocated,
            }
        }
        (allocated, _) => allocated,
    };
    match allocated {
        Ok((func, _)) => Ok(func),
        Err(Refused::Error(error)) => Err(error),
        // Nobody asked for fewer.
        Err(Refused::TakesMore) => Err(RegAllocError::Internal {
            file: RegFile(0),
            what: "more registers than were asked for",
        }
        .into()),
    }
}

/// Reads a machine function from text and goes on ([`Target::resume`](super::Target::resume)).
pub(super) fn resume<B: Backend>(
    backend: &B,
    part: &Part<'_>,
    until: Option<&str>,
    check: bool,
) -> Result<Resumed<Vec<u8>>, TextFailure> {
    let wave = check_header(backend, &part.header).map_err(ResumeError::Header)?;
    let dialect = backend.dialect(wave);
    let (header, mut func) = parse(part, dialect).map_err(ResumeError::Text)?;
    let mut plan = backend.plan_of(&header).map_err(ResumeError::Header)?;
    let passes = passes(backend, &plan);
    let names: Vec<&str> = passes.iter().map(|(name, _)| *name).collect();
    let done = place_of(&header.after, &names)?;
    let last = until.map(|until| place_of(until, &names)).transpose()?;
    let mut prints = Prints::new(true).checked(check);
    // What was read already is after its pass.
    prints.after(&header.after, &func, dialect, || backend.header(&plan));
    let mut unscheduled = None;
    let mut limits = PassLimits {
        fuel: u64::MAX,
        check,
    };
    for (number, (name, pass)) in passes.iter().enumerate().skip(done + 1) {
        if last.is_some_and(|last| number > last) {
            break;
        }
        match pass {
            Some(pass) => {
                let run = (pass.run)(backend, &mut func, &plan, &mut limits);
                run.map_err(|error| stopped(name, error))?;
            }
            None if *name == schedule::NAME => {
                let before = func.clone();
                let step = schedule(
                    backend,
                    (&plan, wave),
                    &mut func,
                    Attempt::Usual,
                    (&mut limits.fuel, check),
                );
                let step = step.map_err(|error| stopped(name, error))?;
                unscheduled = step.map(|step| (before, step));
            }
            None => {
                func = allocate_read(backend, (&plan, wave), func, unscheduled.take(), check)
                    .map_err(|error| stopped(name, error))?;
                let spilled = func.spill_bytes;
                let known = backend.header(&plan);
                if backend.larger(&mut plan, spilled) {
                    return Err(ResumeError::Header(needs(
                        &known,
                        &backend.header(&plan),
                        spilled,
                    )));
                }
            }
        }
        prints.after(name, &func, dialect, || backend.header(&plan));
    }
    let code = match last {
        Some(_) => None,
        None => {
            let code = backend.encode(&plan, &func, check);
            Some(code.map_err(|error| stopped("encode", error.into()))?.bytes())
        }
    };
    Ok(Resumed { header, prints, code })
}

/// Why a pass stops at a function that was read. What would be a mistake of the compiler in a function of its own may be one of the text.
fn stopped(pass: &str, error: CompileError) -> TextFailure {
    if !error.is_internal() {
        return ResumeError::compile(error);
    }
    let what = error.to_string();
    ResumeError::Rule {
        pass: pass.to_owned(),
        what: what.trim_start_matches("internal error: ").to_owned(),
    }
}

/// A header is of this target; returns the lanes of a wave.
fn check_header<B: Backend>(backend: &B, header: &Header) -> Result<u32, String> {
    let info = backend.info();
    if header.target != info.name {
        return Err(format!("`target {}`: expected `{}`", header.target, info.name));
    }
    if !info.waves.contains(&header.wave) {
        let known: Vec<String> = info.waves.iter().map(u32::to_string).collect();
        let known = known.join(" or ");
        return Err(format!(
            "`wave {}`: waves of {} have {known} lanes",
            header.wave, info.name
        ));
    }
    Ok(header.wave)
}

/// What a header has to say for so many bytes of spilled registers.
fn needs(known: &Header, wanted: &Header, spilled: u32) -> String {
    let facts = wanted.facts.iter().filter(|fact| !known.facts.contains(fact));
    let facts: Vec<String> = facts.map(|(name, value)| format!("`.{name} {value}`")).collect();
    format!(
        "{spilled} bytes of registers are spilled, for which the kernel sets up no registers: select again with {}",
        facts.join(" and ")
    )
}
