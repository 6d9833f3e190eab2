//! The passes of one unit, in order: the one place that has the order. A table with hooks and checks is in docs/design/targets.md.
//!
//! Passes over the IR run under [`Context::checked`](crate::pass::Context::checked): with checks on, the function is verified after each, and
//! tests plant faults there. Machine functions are printed after each of theirs; with checks on every text is read back and compared.

use super::backend::{Backend, MachPass, MachineCode, PassLimits, Registers, Selected};
use super::program::Callees;
use super::unit::{Body, Clock, Unit};
use super::{CompileError, ErrorKind, Options, PhaseTimes, TextFailure, Verify};
use crate::divergence::watch::Flow;
use crate::divergence::{Linearized, linearize, normalize};
use crate::ir::Function;
use crate::legalize::{self, Action, Legality};
use crate::machine::text::{Header, Part, Prints, ResumeError, Resumed, parse, place_of};
use crate::machine::{MachFunc, RegFile};
use crate::opt;
use crate::opt::counts::PassCounts;
use crate::pass::{After, Broken};
use crate::regalloc::{self, RegAllocError, RegAllocStats};
use crate::schedule::{self, Pressure};
use crate::verify::masks::{self, Verdict};
use cranelift_entity::EntityRef;

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
        without: options.without,
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
    passes: PassCounts,
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
    let known = func.dfg.num_insts();
    let linearized = linearize(&mut func, unit.wave, files, &mut context)?;
    if context.verify {
        check_made(backend.legality(), &func, known)?;
    }
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
        passes: context.passes,
        fuel: context.fuel,
    })
}

/// Whether the machine has what the divergence pass has made, of which `known` instructions are none: nothing replaces them any more.
///
/// # Errors
/// It lacks one.
fn check_made(legality: &Legality, func: &Function, known: usize) -> Result<(), Broken> {
    let mut made = func.layout.iter().filter(|(_, inst)| inst.index() >= known);
    let lacks = made.find(|&(_, inst)| legality.action(func, inst) != Action::Legal);
    lacks.map_or(Ok(()), |(block, inst)| {
        let (operation, ty) = (func.dfg.opcode(inst).name(), func.dfg.ctrl_type(inst));
        Err(Broken {
            pass: "divergence",
            function: func.name.clone(),
            what: format!("in {block}, it made {operation}.{ty}, which the machine lacks"),
            loc: func.dfg.locs[inst],
        })
    })
}

/// Orders that are tried one after the other, until allocation takes no more registers than it should.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Attempt {
    /// The best one.
    Usual,
    /// One that leaves more registers free.
    Careful,
    /// The best one, with as many registers as the order of selection may take.
    UsualAbove,
    /// One that leaves more registers free, with as many.
    CarefulAbove,
    /// That of selection.
    Stays,
}

impl Attempt {
    /// What is tried where this one takes more registers than `limit` says.
    fn next(self, limit: &Limit) -> Attempt {
        match self {
            Attempt::Usual => Attempt::Careful,
            Attempt::Careful if limit.lowered => Attempt::UsualAbove,
            Attempt::UsualAbove => Attempt::CarefulAbove,
            _ => Attempt::Stays,
        }
    }
}

/// What allocation may take of an order.
#[derive(Clone, Copy, Debug)]
struct Limit {
    /// Registers of each file.
    step: Pressure,
    /// Whether more waves run with these than with what the order of selection may take.
    lowered: bool,
}

impl Limit {
    /// Of the order of an attempt: as many registers as let as many waves run as what the function needs anyway, or as what it needs in the order of selection.
    /// `step` says with how many registers as many waves run.
    fn new(step: impl Fn(Pressure) -> Pressure, stats: &schedule::Stats, attempt: Attempt) -> Limit {
        let (needed, before) = (step(stats.needed), step(stats.before));
        let above = matches!(attempt, Attempt::UsualAbove | Attempt::CarefulAbove);
        match stats.regions {
            0 => Limit {
                step: Pressure::ANY,
                lowered: false,
            },
            _ => Limit {
                step: if above { before } else { needed },
                lowered: before.exceeds(&needed),
            },
        }
    }
}

/// Puts selected instructions into a better order, if the machine asks for one, and takes what that is off `fuel`. Returns what allocation may take of it.
fn schedule<B: Backend>(
    backend: &B,
    (plan, wave): (&B::Plan, u32),
    func: &mut MachFunc<B::Inst>,
    attempt: Attempt,
    (fuel, check): (&mut u64, bool),
) -> Result<Option<Limit>, CompileError> {
    let Some(model) = backend.scheduling(plan) else {
        return Ok(None);
    };
    let (files, none) = (backend.files(wave), &mut 0);
    let stats = match attempt {
        Attempt::Usual | Attempt::UsualAbove => schedule::run(func, files, &*model, fuel, check)?,
        Attempt::Careful | Attempt::CarefulAbove => schedule::careful(func, files, &*model, fuel, check)?,
        Attempt::Stays => schedule::run(func, files, &*model, none, check)?,
    };
    Ok(Some(Limit::new(|units| model.step(units), &stats, attempt)))
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
/// that takes more registers than it should, the next attempt is made.
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
        let limit = schedule(
            backend,
            machine,
            &mut func,
            attempt,
            (&mut left, options.checks()),
        )?;
        if limit.is_some() {
            mir.after(schedule::NAME, &func, dialect, || backend.header(plan));
        }
        times.scheduling += clock.lap();
        let again = &mut || {
            let mut func = select(plan)?.func;
            schedule(backend, machine, &mut func, attempt, (&mut { level.fuel }, false))?;
            Ok(func)
        };
        let allocated = allocate(backend, (plan, unit.wave), func, again, limit, options.checks());
        times.registers += clock.lap();
        let (func, registers) = match (allocated, limit) {
            (Ok(allocated), _) => allocated,
            (Err(Refused::TakesMore), Some(limit)) => {
                attempt = attempt.next(&limit);
                continue;
            }
            (Err(refused), _) => return Err(refused.into()),
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

impl From<Refused> for CompileError {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Error(error) => error,
            // Nobody asked for fewer.
            Refused::TakesMore => RegAllocError::Internal {
                file: RegFile(0),
                what: "more registers than were asked for",
            }
            .into(),
        }
    }
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

/// Allocates registers of a selected function, no more than `limit` says; `again` selects it once more.
fn allocate<B: Backend>(
    backend: &B,
    (plan, wave): (&B::Plan, u32),
    func: MachFunc<B::Inst>,
    again: &mut dyn FnMut() -> Result<MachFunc<B::Inst>, Refused>,
    limit: Option<Limit>,
    check: bool,
) -> Result<(MachFunc<B::Inst>, RegAllocStats), Refused> {
    let Registers {
        mut budget,
        set_aside,
    } = backend.registers(plan);
    budget.check = check;
    budget.wanted = limit.map_or(Vec::new(), |limit| limit.step.0.to_vec());
    let between = &mut |func: &mut MachFunc<B::Inst>| backend.between(plan, func);
    let files = backend.files(wave);
    let allocated = regalloc::allocate_setting_aside(func, again, files, &budget, set_aside, between)?;
    match limit.is_some_and(|limit| takes_more(&allocated.1, limit.step)) {
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

/// Compiles a unit. Its plan is made when the mid-end has run, for the private variables that are left.
pub(super) fn compile_unit<B: Backend>(
    unit: &Unit<'_, B>,
    original: &Function,
    callees: Option<Callees<'_, B>>,
    options: &Options,
) -> Result<Body<B>, Failure<B>> {
    let backend = unit.backend;
    let (mut clock, mut times) = (Clock::new(options.clock), PhaseTimes::default());
    let level = to_wave_level(unit, original, options, (&mut clock, &mut times))?;
    let layout = unit
        .layout
        .tightened(unit.module, unit.func, &level.func)
        .map_err(CompileError::from)?;
    let unit = &Unit {
        marks: level.flow.as_ref().map(|flow| &flow.table),
        layout: &layout,
        ..*unit
    };
    let mut plan = backend.plan(unit, callees)?;
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
        passes: level.passes,
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
/// makes the same attempts as [`choose_registers`] does.
fn allocate_read<B: Backend>(
    backend: &B,
    (plan, wave): (&B::Plan, u32),
    mut func: MachFunc<B::Inst>,
    unscheduled: Option<(MachFunc<B::Inst>, Limit)>,
    check: bool,
) -> Result<MachFunc<B::Inst>, CompileError> {
    let (before, mut limit) = unscheduled.unzip();
    let mut attempt = Attempt::Usual;
    loop {
        let selected = func.clone();
        let again = &mut || Ok(selected.clone());
        match (
            allocate(backend, (plan, wave), func, again, limit, check),
            &before,
            limit,
        ) {
            (Err(Refused::TakesMore), Some(before), Some(refused)) => {
                attempt = attempt.next(&refused);
                func = before.clone();
                let fuel = (&mut { u64::MAX }, check);
                limit = schedule(backend, (plan, wave), &mut func, attempt, fuel)?;
            }
            (allocated, ..) => return Ok(allocated?.0),
        }
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
                let limit = schedule(
                    backend,
                    (&plan, wave),
                    &mut func,
                    Attempt::Usual,
                    (&mut limits.fuel, check),
                );
                let limit = limit.map_err(|error| stopped(name, error))?;
                unscheduled = limit.map(|limit| (before, limit));
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
    let what = match *error.kind {
        ErrorKind::Encode(what) => what,
        ErrorKind::Registers(error) => error.to_string(),
        kind => kind.to_string(),
    };
    ResumeError::Rule {
        pass: pass.to_owned(),
        what,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse_module;
    use crate::legality_rows;

    /// A selection of bytes for edges that lead to one block, on a machine without.
    #[test]
    fn what_the_divergence_pass_made_is_legal() {
        let text = "function %f {\nblock0(v0: b1, v1: i32, v2: i8):\n    v3 = select.i32 v0, v1, v1\n    v4 = select.i8 v0, v2, v2\n    return v3, v4\n}\n";
        let mut module = parse_module(text).expect("a module");
        let (_, func) = module.defined_mut().next().expect("a function");
        let table = Legality::new(&[legality_rows! { [Select] of [I8] => Action::Rules; }]);
        let broken = check_made(&table, func, 0).expect_err("bytes are not chosen");
        assert_eq!((broken.pass, &*broken.function), ("divergence", "f"));
        assert!(
            broken.what.contains("in block0, it made select.i8"),
            "{}",
            broken.what
        );
        // What was there before it is not its own.
        assert!(check_made(&table, func, 2).is_ok());
    }

    /// The limits of the attempts that are made where each is refused, in registers of the first file.
    fn limits(needed: u16, before: u16) -> Vec<(Attempt, u16)> {
        let units = |units| Pressure([units, 0, 0, 0]);
        let stats = schedule::Stats {
            regions: 1,
            needed: units(needed),
            before: units(before),
            ..schedule::Stats::default()
        };
        let step = |pressure: Pressure| Pressure(pressure.0.map(|units| units.next_multiple_of(4)));
        let mut list = Vec::new();
        let mut attempt = Attempt::Usual;
        while attempt != Attempt::Stays {
            let limit = Limit::new(step, &stats, attempt);
            list.push((attempt, limit.step.0[0]));
            attempt = attempt.next(&limit);
        }
        list
    }

    #[test]
    fn what_the_function_needs_anyway_is_the_limit_before_what_selection_needs() {
        use Attempt::*;
        assert_eq!(limits(27, 28), [(Usual, 28), (Careful, 28)]);
        let all = [(Usual, 24), (Careful, 24), (UsualAbove, 32), (CarefulAbove, 32)];
        assert_eq!(limits(23, 29), all);
    }

    #[test]
    fn an_order_that_stays_may_take_any_number() {
        let stats = schedule::Stats::default();
        let limit = Limit::new(|units| units, &stats, Attempt::Stays);
        assert_eq!(limit.step, Pressure::ANY);
    }
}
