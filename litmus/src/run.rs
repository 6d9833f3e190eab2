//! What a target gives.

use crate::kernel::{PLACE_BYTES, launch, text};
use crate::model::{Outcome, allowed};
use crate::test::{Segment, Test};
use std::collections::BTreeSet;
use std::fmt;
use std::rc::Rc;
use std::sync::Arc;
use wavelift_codegen::target::{Options, Target};
use wavelift_frontend_hsail::parse_text;
use wavelift_hsail::translate::{self, translate};
use wavelift_simulator::dispatch::{Caches, WaveOrder};
use wavelift_simulator::machine::{Launch, Machine, MachineOptions, Program};
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
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::Fails(why) => f.write_str(why),
            Wrong::Forbidden(outcome, schedule) => {
                write!(f, "gives {outcome:?}, which the model forbids, with {schedule:?}")
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
        let object = match target.legality() {
            Some(_) => {
                let made = target
                    .compile(&*module, &Options::for_wave(wave))
                    .map_err(fails)?;
                if let Some(failed) = made.failed.first() {
                    return Err(fails(format!("{failed:?}")));
                }
                Some(made.object)
            }
            None => None,
        };
        Ok(Compiled {
            test,
            wave,
            name: info.name,
            object,
            module,
        })
    }

    /// Runs it once on a new machine.
    ///
    /// # Errors
    /// What the machine says against it.
    pub fn run(&self, registry: &Registry, schedule: Schedule) -> Result<Outcome, Wrong> {
        let options = MachineOptions {
            wave: self.wave,
            limits: schedule.limits(),
            target: self.name,
        };
        let mut machine = registry
            .device(self.name, &options)
            .ok_or_else(|| fails("nothing executes the target's code"))?;
        self.run_on(machine.as_mut()).map_err(Wrong::Fails)
    }

    fn run_on(&self, machine: &mut dyn Machine) -> Result<Outcome, String> {
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
        machine
            .dispatch(id, "litmus", &launch)
            .map_err(|error| error.to_string())?;
        let loads = self.test.loads();
        let mut read = |at| {
            let bytes: [u8; 4] = machine
                .memory()
                .read_array(at)
                .map_err(|error| error.to_string())?;
            Ok(u32::from_le_bytes(bytes))
        };
        let own = self.test.segment == Segment::Group;
        let last = |place: usize| match own {
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
