//! What a target gives.

use crate::kernel::{PLACE_BYTES, launch, text};
use crate::model::{Outcome, allowed};
use crate::test::{Ordering, Test};
use std::collections::BTreeSet;
use std::fmt;
use std::rc::Rc;
use std::sync::Arc;
use wavelift_codegen::target::{Options, Target};
use wavelift_frontend_hsail::parse_text;
use wavelift_hsail::translate::{self, translate};
use wavelift_simulator::dispatch::{Caches, Script, WaveOrder};
use wavelift_simulator::machine::{Launch, Machine, MachineOptions, Program};
use wavelift_simulator::memory::SecondLevel;
use wavelift_simulator::{Geometry, Limits, Registry};

/// Steps of all waves after which a test counts as hanging; none has a loop.
const MOST_STEPS: u64 = 100_000;

/// The places, and the loads of a test, fit into so many bytes each.
const BUFFER_BYTES: u64 = 1024;

/// When waves run, and when stores arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// What is drawn.
    pub seed: u64,
    /// The most steps of a turn.
    pub turn: u64,
}

impl Schedule {
    /// The `number`-th schedule of a campaign.
    pub fn numbered(number: u64) -> Schedule {
        Schedule {
            seed: number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1,
            turn: [1, 4, 16, 64][(number % 4) as usize],
        }
    }

    fn limits(self) -> Limits {
        Limits {
            max_steps: MOST_STEPS,
            turn: self.turn,
            order: WaveOrder::Random(self.seed),
            caches: Caches::Weak(self.seed),
            ..Limits::default()
        }
    }
}

/// What is wrong about a target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The test does not compile, or does not run: the message.
    Fails(String),
    /// An outcome that the model forbids.
    Forbidden(Outcome, Schedule),
    /// The same in one of all orders, with its choices.
    ForbiddenOrder(Outcome, String),
}

/// What came of all orders of a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explored {
    /// The outcomes.
    pub outcomes: BTreeSet<Outcome>,
    /// The orders that were tried.
    pub runs: u64,
    /// Whether those are all that there are.
    pub complete: bool,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::Fails(why) => f.write_str(why),
            Wrong::Forbidden(outcome, schedule) => {
                write!(f, "gives {outcome:?}, which the model forbids, with {schedule:?}")
            }
            Wrong::ForbiddenOrder(outcome, choices) => {
                write!(
                    f,
                    "gives {outcome:?}, which the model forbids, with the choices {choices}"
                )
            }
        }
    }
}

/// A test compiled for a target.
pub struct Compiled<'a> {
    test: &'a Test,
    wave: u32,
    name: &'static str,
    object: Option<Vec<u8>>,
    /// The kernel's instructions.
    code: Vec<u8>,
    module: Rc<wavelift_codegen::ir::Module>,
}

fn fails(why: impl fmt::Display) -> Wrong {
    Wrong::Fails(why.to_string())
}

impl<'a> Compiled<'a> {
    /// Compiles a test.
    ///
    /// # Errors
    /// Why it does not compile.
    pub fn new(test: &'a Test, target: &Arc<dyn Target>, wave: u32) -> Result<Compiled<'a>, Wrong> {
        let text = text(test, wave);
        let module =
            parse_text("litmus.hsail", &text).map_err(|found| fails(format!("{found:?}\n{text}")))?;
        let module = translate(&module, &translate::Options::new(wave))
            .map_err(|found| fails(format!("{found:?}\n{text}")))?;
        let module = Rc::new(module);
        let info = target.info();
        let mut code = Vec::new();
        let object = match target.legality() {
            Some(_) => {
                let made = target
                    .compile(&*module, &Options::for_wave(wave))
                    .map_err(fails)?;
                if let Some(failed) = made.failed.first() {
                    return Err(fails(format!("{failed:?}")));
                }
                code = made.kernels().next().map_or(code, |kernel| kernel.code.clone());
                Some(made.object)
            }
            None => None,
        };
        Ok(Compiled {
            test,
            wave,
            name: info.name,
            object,
            code,
            module,
        })
    }

    /// Runs it once on a new machine.
    ///
    /// # Errors
    /// What the machine says against it.
    pub fn run(&self, registry: &Registry, schedule: Schedule) -> Result<Outcome, Wrong> {
        let mut machine = self.machine(registry, schedule.limits())?;
        self.run_on(machine.as_mut(), &mut None).map_err(Wrong::Fails)
    }

    /// Runs it in each order in which its threads may come to its places and its stores may arrive, at most `most` times. Of group memory not all
    /// orders are there, because its steps are not told apart. Not for the interpreter, which has one order, nor where threads wait for a lock: an order
    /// need not be fair.
    ///
    /// # Errors
    /// What the machine says against it, or an outcome that the model forbids.
    pub fn explore(&self, registry: &Registry, most: u64) -> Result<Explored, Wrong> {
        let limits = Limits {
            max_steps: MOST_STEPS,
            caches: Caches::Weak(0),
            ..Limits::default()
        };
        let allowed = allowed(self.test);
        let mut next = Some(Script::default());
        let mut explored = Explored {
            outcomes: BTreeSet::new(),
            runs: 0,
            complete: true,
        };
        while let Some(script) = next {
            if explored.runs == most {
                explored.complete = false;
                break;
            }
            explored.runs += 1;
            let mut machine = self.machine(registry, limits)?;
            let mut script = Some(script);
            let outcome = self.run_on(machine.as_mut(), &mut script).map_err(Wrong::Fails)?;
            let script = script.ok_or_else(|| fails("the machine does not play scripts"))?;
            if !allowed.contains(&outcome) {
                return Err(Wrong::ForbiddenOrder(outcome, script.text()));
            }
            explored.outcomes.insert(outcome);
            next = script.next();
        }
        Ok(explored)
    }

    fn machine(&self, registry: &Registry, limits: Limits) -> Result<Box<dyn Machine>, Wrong> {
        let options = MachineOptions {
            wave: self.wave,
            limits,
            target: self.name,
        };
        let machine = registry.device(self.name, &options);
        machine.ok_or_else(|| fails("nothing executes the target's code"))
    }

    /// The kernel's instructions; none for the interpreter.
    pub fn code(&self) -> &[u8] {
        &self.code
    }

    /// Puts other bytes in place of some of the instructions before it runs; says whether they are there.
    pub fn change_code(&mut self, offset: usize, bytes: &[u8]) -> bool {
        let Some(object) = &mut self.object else {
            return false;
        };
        let start = object
            .windows(self.code.len().max(1))
            .position(|window| window == self.code);
        let place = start.and_then(|start| object.get_mut(start + offset..start + offset + bytes.len()));
        place.map(|place| place.copy_from_slice(bytes)).is_some()
    }

    /// Runs it, by a script if there is one, which is the script that was played then.
    fn run_on(&self, machine: &mut dyn Machine, script: &mut Option<Script>) -> Result<Outcome, String> {
        let program = match &self.object {
            Some(bytes) => Program::Object {
                bytes,
                watched: Vec::new(),
                own: true,
            },
            None => Program::Ir(Rc::clone(&self.module)),
        };
        let id = machine.load(program).map_err(|error| error.to_string())?;
        let mut allocate = |name| {
            machine
                .allocate(name, BUFFER_BYTES)
                .map_err(|error| error.to_string())
        };
        let (places, seen) = (allocate("places")?, allocate("seen")?);
        let shape = launch(self.test, self.wave);
        let geometry = Geometry::new(1, [shape.grid, 1, 1], [shape.group, 1, 1]);
        let geometry = geometry.map_err(|error| error.to_string())?;
        let kernarg: Vec<u8> = [places, seen].iter().flat_map(|at| at.to_le_bytes()).collect();
        let launch = Launch {
            geometry: &geometry,
            dynamic_group_bytes: 0,
            kernarg: &kernarg,
            packet_id: 0,
            completion_signal: 0,
            deadline: None,
        };
        machine.memory().second_level = self.test.apart().map(|past| SecondLevel {
            past,
            cached: places..places + BUFFER_BYTES,
            plain: match self.test.ordering {
                Ordering::Data => places..places + PLACE_BYTES as u64,
                _ => places..places,
            },
        });
        if let Some(script) = script.take() {
            machine.memory().script = Some(script.watching(places..places + BUFFER_BYTES));
        }
        let ran = machine.dispatch(id, "litmus", &launch);
        *script = machine.memory().script.take();
        ran.map_err(|error| error.to_string())?;
        let loads = self.test.loads();
        let mut read = |at| {
            let bytes: [u8; 4] = machine
                .memory()
                .read_array(at)
                .map_err(|error| error.to_string())?;
            Ok(u32::from_le_bytes(bytes))
        };
        let last = |place: usize| match self.test.segment.in_group(place) {
            true => seen + 4 * (loads + place) as u64,
            false => places + (PLACE_BYTES * place) as u64,
        };
        let values = (0..loads).map(|load| seen + 4 * load as u64);
        values
            .chain((0..self.test.places()).map(last))
            .map(&mut read)
            .collect()
    }
}

/// Runs a test with schedules until one shows what is wrong; gives the outcomes.
///
/// # Errors
/// What is wrong.
pub fn judge(
    test: &Test,
    registry: &Registry,
    target: &Arc<dyn Target>,
    wave: u32,
    schedules: impl IntoIterator<Item = Schedule>,
) -> Result<BTreeSet<Outcome>, Wrong> {
    let compiled = Compiled::new(test, target, wave)?;
    let allowed = allowed(test);
    let mut seen = BTreeSet::new();
    for schedule in schedules {
        let outcome = compiled.run(registry, schedule)?;
        if !allowed.contains(&outcome) {
            return Err(Wrong::Forbidden(outcome, schedule));
        }
        seen.insert(outcome);
    }
    Ok(seen)
}
