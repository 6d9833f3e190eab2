//! A wave that executes instructions.

use super::access::Access;
use super::counters::Counter;
use super::fault::{Fault, illegal, poison};
use super::machine::Machine;
use super::op::{Code, Op, Unit};
use super::shadow::Mode;
use super::state::State;
use super::step::Step;
use super::watch::{self, Watcher};
use smallvec::SmallVec;
use std::sync::Arc;
use wavelift_amdgpu::cycles::{Clock, Cost, Results};
use wavelift_codegen::divergence::watch::Lanes;
use wavelift_codegen::ir::SourceLoc;
use wavelift_simulator::dispatch::GroupContext;
use wavelift_simulator::{SimError, Site, Wave, WaveEvent};

/// An instruction that ran.
#[derive(Clone, Copy)]
struct Ran {
    unit: Unit,
    lanes: u32,
    /// It decides which lanes run or where the wave goes.
    flow: bool,
    loads: bool,
    /// It waits for memory.
    wait: bool,
}

type Units = SmallVec<[Ran; 64]>;

/// Counts per unit.
#[derive(Clone, Copy, Debug, Default)]
pub struct UnitCounts {
    pub salu: u64,
    pub valu: u64,
    pub valu_lanes: u64,
    pub smem: u64,
    pub vmem: u64,
    pub vmem_lanes: u64,
    pub lds: u64,
    pub lds_lanes: u64,
    pub flow: u64,
    pub exposed_waits: u64,
}

/// How long a wave takes, modelled.
#[derive(Debug)]
pub struct Model {
    /// By instruction of the code.
    costs: Arc<[Cost]>,
    pub clock: Clock,
}

impl Model {
    /// A wave that begins, in code whose instructions have these costs.
    pub fn new(costs: Arc<[Cost]>) -> Model {
        let clock = Clock::new(Results::AnyOrder);
        Model { costs, clock }
    }
}

/// A wave of a machine.
pub struct MachineWave<M: Machine> {
    pub state: State<M>,
    pub code: Arc<Code<M>>,
    pub kernel: Arc<str>,
    pub counts: UnitCounts,
    /// The last instruction loaded.
    pub after_load: bool,
    /// Ordinary SGPRs that the kernel allocated.
    pub sgprs: u8,
    /// Lanes that the wave began with.
    pub active: u64,
    /// Scratch slot to give back.
    pub slot: Option<u64>,
    /// Work-group id and number in it.
    pub place: ([u32; 3], u32),
    /// How long it takes, if that is asked for.
    pub model: Option<Model>,
    /// Who watches it.
    pub watcher: Option<Box<Watcher>>,
}

impl<M: Machine> MachineWave<M> {
    fn locate(&self, fault: SimError) -> SimError {
        let pc = self.state.pc.wrapping_sub(self.code.base);
        fault.map_site(|site| {
            site.kernel = self.kernel.to_string();
            site.pc = Some(pc);
            site.instruction = self.code.text_at(pc as u32);
        })
    }

    fn count(&mut self, ran: Ran) {
        let (counts, lanes) = (&mut self.counts, u64::from(ran.lanes));
        counts.flow += u64::from(ran.flow);
        counts.exposed_waits += u64::from(ran.wait && self.after_load);
        self.after_load = ran.loads;
        match ran.unit {
            Unit::Salu => counts.salu += 1,
            Unit::ScalarMemory => counts.smem += 1,
            Unit::Valu => {
                counts.valu += 1;
                counts.valu_lanes += lanes;
            }
            Unit::VectorMemory => {
                counts.vmem += 1;
                counts.vmem_lanes += lanes;
            }
            Unit::Lds => {
                counts.lds += 1;
                counts.lds_lanes += lanes;
            }
        }
    }
}

/// Waits as the hardware does when a counter is full.
fn make_room<M: Machine>(step: &mut Step<'_, M>, op: &Op<M>) -> Result<(), Fault> {
    for (number, &most) in M::COUNTERS.iter().enumerate() {
        let counter = Counter(number as u8);
        if op.counters.has(counter) && step.state.counters.count(counter) >= most {
            step.finish_held(counter, most - 1)?;
            step.state.wait(counter, most - 1);
        }
    }
    Ok(())
}

/// What an acquire orders must not be issued before it is complete (AMDGPU memory model). An invalidation of the vector cache is for
/// what was written before an earlier access; an access of global memory may overtake one of group memory.
fn check_acquire<M: Machine>(step: &Step<'_, M>, op: &Op<M>) -> Result<(), Fault> {
    let state = &*step.state;
    let (early, found, needed) = if op.invalidates {
        (
            "the vector cache is invalidated",
            state.counters.acquires(M::VECTOR),
            M::load_wait(&state.rules),
        )
    } else if state.group_atomics_acquire && op.global {
        (
            "global memory is accessed",
            state.counters.group_atomic(M::GROUP),
            M::group_wait(&state.rules),
        )
    } else {
        return Ok(());
    };
    match found {
        None => Ok(()),
        Some(pc) => {
            let text = step.code.text_at(pc);
            let cause = format!("{early} before `{text}` at offset {pc:#x} has completed, needs {needed}");
            Err(poison(None, "memory".into(), cause))
        }
    }
}

fn execute<M: Machine>(step: &mut Step<'_, M>, op: &Op<M>) -> Result<(), Fault> {
    M::check(step.state, op)?;
    step.mem.reach = op.addressing.reach;
    if !op.waits {
        step.run_once(op)?;
        if std::mem::take(&mut step.mem.writes_back) {
            let operation = (step.state.identity, step.state.executed);
            step.mem.device.complete_write_back(operation);
        }
        if matches!(step.event, Some(WaveEvent::End)) {
            step.finish_overdue(true)?;
        }
        M::executed(step.state, op);
        return Ok(());
    }
    make_room(step, op)?;
    step.land();
    check_acquire(step, op)?;
    step.mem.reset();
    step.mem.kind = op.access;
    let store = step.store_of(op);
    step.mem.device.begin_store(store, op.addressing.reach);
    step.mem.group.reader = step.state.identity;
    step.mem.wave = (step.state.number, step.state.barriers);
    if step.is_tried(op) {
        step.issue_late(op)?;
    } else {
        step.run_once(op)?;
        let group = step.mem.take_group_access();
        step.issued(op, group, None);
    }
    M::executed(step.state, op);
    Ok(())
}

/// Lets a wave that stands before an instruction do something.
fn with_step<M: Machine, R>(
    state: &mut State<M>,
    code: &Code<M>,
    op: &Op<M>,
    context: &mut GroupContext<'_>,
    run: impl FnOnce(&mut Step<'_, M>) -> R,
) -> R {
    let mut mem = Access::new(&mut *context.memory, &mut *context.group);
    mem.lanes = state.lanes.into();
    mem.group_wait = M::group_wait(&state.rules);
    mem.partial_memory = std::mem::take(&mut state.partial_memory);
    let fp = state.fp;
    let mut step = Step {
        state,
        code,
        op,
        mem,
        fp,
        active: 0,
        mode: Mode::Fast,
        tracked: None,
        deciding: None,
        targets: SmallVec::new(),
        next: 0,
        broadcast: 0,
        event: None,
        fault: None,
    };
    let result = run(&mut step);
    step.state.partial_memory = std::mem::take(&mut step.mem.partial_memory);
    result
}

impl<M: Machine> Wave for MachineWave<M> {
    /// Barriers do not wait for memory: what is held back takes effect in its turn.
    fn idle(&mut self, context: &mut GroupContext<'_>) -> Result<bool, SimError> {
        if !self.state.counters.holds() {
            return Ok(false);
        }
        self.state.turns += 1;
        let code = Arc::clone(&self.code);
        let next = code.at(self.state.pc);
        let next = next.map_err(|what| self.locate(*illegal(what)))?;
        let finished = with_step(&mut self.state, &code, next, context, |step| {
            step.finish_overdue(false)
        });
        finished.map_err(|fault| self.locate(*fault))?;
        Ok(true)
    }

    fn run(&mut self, context: &mut GroupContext<'_>, budget: &mut u64) -> Result<WaveEvent, SimError> {
        let code = Arc::clone(&self.code);
        self.state.turns += 1;
        loop {
            if *budget == 0 {
                return Ok(WaveEvent::Yield);
            }
            let first = code
                .at(self.state.pc)
                .map_err(|what| self.locate(*illegal(what)))?;
            let mut units: Units = SmallVec::new();
            let watch = (self.watcher.as_deref_mut(), self.model.as_mut());
            let (sgprs, ran) = (self.sgprs, &mut units);
            let result = with_step(&mut self.state, &code, first, context, |step| {
                run_some(step, sgprs, budget, ran, watch)
            });
            for ran in units {
                self.count(ran);
            }
            match result {
                Ok(Some(event)) => return Ok(event),
                Ok(None) => {}
                Err(fault) => return Err(self.locate(*fault)),
            }
        }
    }

    fn pending(&self) -> (Site, String) {
        let offset = self.state.pc.wrapping_sub(self.code.base);
        let site = Site {
            kernel: self.kernel.to_string(),
            pc: Some(offset),
            instruction: self.code.text_at(offset as u32),
            ..Site::default()
        };
        (site, format!("lanes {:#x} run", self.state.exec))
    }

    /// In code that is not watched, lanes that wait elsewhere cannot be told from those that have returned: the program keeps their masks.
    fn others(&self) -> Vec<(String, Site)> {
        if let Some(watcher) = &self.watcher {
            let waiting = watcher.watch.waiting(Lanes(self.state.exec));
            let site = |loc: SourceLoc| Site {
                source: loc.is_known().then(|| (String::new(), loc.0)),
                ..Site::default()
            };
            return waiting
                .iter()
                .map(|lanes| (lanes.to_string(), site(lanes.loc)))
                .collect();
        }
        let mut places: Vec<(u32, u64)> = Vec::new();
        let others = self.active & !self.state.exec;
        for lane in (0..64).filter(|&lane| others >> lane & 1 == 1) {
            let at = self.state.parted[lane];
            match places.iter_mut().find(|(place, _)| *place == at) {
                Some((_, lanes)) => *lanes |= 1 << lane,
                None => places.push((at, 1 << lane)),
            }
        }
        let place = |(at, lanes): (u32, u64)| {
            let site = Site {
                pc: Some(at.into()),
                instruction: self.code.text_at(at),
                ..Site::default()
            };
            (format!("{lanes:#x} wait or have ended, last seen"), site)
        };
        places.into_iter().map(place).collect()
    }
}

/// Lanes have stopped running after an instruction.
#[cold]
fn note_parted<M: Machine>(state: &mut State<M>, before: u64, pc: u32) {
    let parted = before & !state.exec;
    for lane in (0..64).filter(|&lane| parted >> lane & 1 == 1) {
        state.parted[lane] = pc;
    }
}

/// Runs up to 64 instructions. Returns the event that ended the run, if any.
fn run_some<'a, M: Machine>(
    step: &mut Step<'a, M>,
    sgprs: u8,
    budget: &mut u64,
    units: &mut Units,
    (mut watcher, mut model): (Option<&mut Watcher>, Option<&mut Model>),
) -> Result<Option<WaveEvent>, Fault> {
    step.finish_overdue(false)?;
    while *budget > 0 && units.len() < 64 {
        let code: &'a Code<M> = step.code;
        let op = code.at(step.state.pc).map_err(illegal)?;
        let (vgprs, agprs) = (step.state.vgprs(), step.state.agprs());
        if usize::from(op.vgprs) > vgprs || usize::from(op.accumulators) > agprs || op.sgprs > sgprs {
            let agprs = step.state.accumulators.map(|_| format!("{agprs} AGPRs, "));
            let agprs = agprs.unwrap_or_default();
            return Err(illegal(format!(
                "register beyond those allocated ({vgprs} VGPRs, {agprs}{sgprs} SGPRs)"
            )));
        }
        *budget -= 1;
        step.op = op;
        step.state.executed += 1;
        step.next = step.state.pc + u64::from(op.length);
        step.active = match &op.movement {
            None => step.state.exec,
            Some(movement) => movement.active(step.state.exec),
        };
        if let Some(watcher) = &mut watcher {
            watch::before(watcher, step.state.pc.wrapping_sub(code.base), step.state)?;
        }
        let before = step.state.exec;
        execute(step, op)?;
        if before & !step.state.exec != 0 {
            note_parted(step.state, before, op.pc);
        }
        if let Some(watcher) = &mut watcher {
            if op.branches {
                let after = step.state.pc + u64::from(op.length);
                watch::branched(watcher, op.link, after, step.next, step.state.exec)?;
            }
            if matches!(step.event, Some(WaveEvent::End)) {
                watch::leave(watcher)?;
            }
        }
        if let Some(model) = &mut model {
            let taken = step.next != step.state.pc + u64::from(op.length);
            if let Some(cost) = code
                .index_at(step.state.pc)
                .and_then(|index| model.costs.get(index))
            {
                model.clock.step(cost, taken);
            }
        }
        step.state.pc = step.next;
        units.push(Ran {
            unit: op.unit,
            lanes: step.active.count_ones(),
            flow: op.flow,
            loads: op.loads,
            wait: op.wait,
        });
        if let Some(event) = step.event.take() {
            return Ok(Some(event));
        }
    }
    Ok(None)
}
