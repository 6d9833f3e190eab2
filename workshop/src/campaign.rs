//! A campaign: programs by seed, each on all targets in several ways, against the reference.
//!
//! Program number `n` of a seed is the same on every machine and whatever runs beside it, and so is what is done with it. Only how many programs
//! a campaign gets to within its time differs.

use crate::execute::{self, Buffers, Failure, Way};
use crate::finding::Finding;
use crate::hsail;
use crate::metamorphic::{self, Variation};
use crate::reached::Reached;
use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use wavelift_codegen::opt::{Level, PassSet};
use wavelift_codegen::verify::verify_module;
pub use wavelift_generate::Settings;
use wavelift_generate::choices::bytes_of_seed;
use wavelift_generate::{Choices, Coverage, Program, program};
use wavelift_generate_hsail::kernel::{Kernel, kernel};
use wavelift_generate_hsail::{Coverage as HsailCoverage, module};
use wavelift_simulator::Registry;

/// Bytes that a program is drawn from: more than programs of the usual size need.
const BYTES: usize = 1 << 14;

/// Registers that some programs are compiled with.
const FEW_REGISTERS: [u16; 4] = [12, 16, 24, 40];

/// Threads at most: a system that has no more of them ends the program.
const MOST_JOBS: usize = 256;

/// What to do, for how long.
#[derive(Clone, Debug)]
pub struct Campaign {
    /// Names of targets.
    pub targets: Vec<String>,
    /// The target that is right.
    pub reference: String,
    /// Where programs come from.
    pub seed: u64,
    /// Number of the first program.
    pub first: u64,
    /// Programs at most.
    pub programs: u64,
    /// Time after which no further program is begun.
    pub time: Option<Duration>,
    /// Threads.
    pub jobs: usize,
    /// What programs are made of.
    pub settings: Settings,
    /// What is drawn.
    pub input: Input,
    /// Also run variations of each program that must give the same.
    pub metamorphic: bool,
}

/// What a campaign draws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Input {
    /// Programs of the IR.
    #[default]
    Ir,
    /// HSAIL: kernels that are run, and beside each a module of any kind that goes through BRIG and back.
    Hsail,
}

/// What a campaign did.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// Kernels run on a target, compiled in one way; runs of the reference count, too.
    pub executions: u64,
    /// Programs that were drawn.
    pub programs: u64,
    /// Instructions of the IR in them.
    pub instructions: u64,
    /// What they were made of.
    pub coverage: Coverage,
    /// What HSAIL kernels among them were made of.
    pub hsail: HsailCoverage,
    /// What compilers did with them.
    pub reached: Reached,
    /// HSAIL modules that went through BRIG and back.
    pub modules: u64,
    /// What targets do not support, and how often that was met.
    pub unsupported: BTreeMap<String, u64>,
    /// Variations that gave the right result, by kind.
    pub variations: BTreeMap<String, u64>,
    /// Mistakes.
    pub findings: Vec<Finding>,
}

impl Summary {
    fn merge(&mut self, other: Summary) {
        self.executions += other.executions;
        self.programs += other.programs;
        self.instructions += other.instructions;
        self.coverage.merge(&other.coverage);
        self.hsail.merge(other.hsail);
        self.reached.merge(other.reached);
        self.modules += other.modules;
        for (what, times) in other.unsupported {
            *self.unsupported.entry(what).or_default() += times;
        }
        for (what, times) in other.variations {
            *self.variations.entry(what).or_default() += times;
        }
        self.findings.extend(other.findings);
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mean = self.instructions / self.programs.max(1);
        write!(
            f,
            "{} executions of {} programs ({mean} instructions each on average), {} coverage points, {} findings",
            self.executions,
            self.programs,
            self.coverage.points() + self.hsail.points() + self.reached.points(),
            self.findings.len()
        )?;
        match self.modules {
            0 => Ok(()),
            modules => write!(f, ", {modules} HSAIL modules"),
        }
    }
}

/// A target with a size of wave.
#[derive(Clone, Copy, Debug)]
struct Place {
    target: &'static str,
    wave: u32,
}

impl Campaign {
    /// Runs it. `progress` is told what was done so far, now and then; it may end the campaign by returning false.
    ///
    /// # Errors
    /// A name that is no target's.
    pub fn run(
        &self,
        registry: &Registry,
        progress: &(dyn Fn(&Summary, Duration) -> bool + Sync),
    ) -> Result<Summary, String> {
        let places = self.places(registry)?;
        let start = Instant::now();
        let next = AtomicU64::new(0);
        let stop = AtomicBool::new(false);
        let total = Mutex::new(Summary::default());
        let over = || self.time.is_some_and(|time| start.elapsed() >= time) || stop.load(Ordering::Relaxed);
        std::thread::scope(|scope| {
            for _ in 0..self.jobs.clamp(1, MOST_JOBS) {
                scope.spawn(|| {
                    while !over() {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.programs {
                            break;
                        }
                        let number = self.first.wrapping_add(number);
                        let done = self.numbered(registry, &places, number);
                        let mut total = total.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                        total.merge(done);
                        if !progress(&total, start.elapsed()) {
                            stop.store(true, Ordering::Relaxed);
                        }
                    }
                });
            }
        });
        let mut total = total
            .into_inner()
            .unwrap_or_else(|poisoned| poisoned.into_inner());
        total.findings.sort_by_key(|finding| finding.number);
        Ok(total)
    }

    /// All targets with all sizes of waves.
    fn places(&self, registry: &Registry) -> Result<Vec<Place>, String> {
        let mut places = Vec::new();
        for target in execute::targets_named(registry, &self.targets)? {
            if !target.info().compiles {
                continue;
            }
            let waves = target.info().waves.iter();
            places.extend(waves.map(|&wave| Place {
                target: target.name(),
                wave,
            }));
        }
        execute::targets_named(registry, std::slice::from_ref(&self.reference))?;
        Ok(places)
    }

    /// The program of a number, of the IR.
    pub fn program(&self, number: u64) -> Program {
        let bytes = bytes_of_seed(self.seed_of(number), BYTES);
        program(&mut Choices::new(&bytes), &self.settings)
    }

    /// The kernel of a number, of HSAIL, and a module beside it.
    pub fn kernel(&self, number: u64) -> (Kernel, String) {
        let bytes = bytes_of_seed(self.seed_of(number), 2 * BYTES);
        let (first, second) = bytes.split_at(BYTES);
        let module = module(&mut Choices::new(second));
        (
            kernel(&mut Choices::new(first), self.settings.size),
            module.to_string(),
        )
    }

    /// Draws what has a number, and runs it.
    fn numbered(&self, registry: &Registry, places: &[Place], number: u64) -> Summary {
        if self.input == Input::Ir {
            return self.one(registry, places, (number, self.program(number)));
        }
        let (kernel, text) = self.kernel(number);
        let reference = self.way_of_reference(registry);
        let mut failures = Vec::new();
        let checked = |work: &mut dyn FnMut() -> Result<(), String>| {
            let result = catch_unwind(AssertUnwindSafe(work));
            let panic = |_| Failure::Panic("while HSAIL is read or written".into());
            result
                .map_err(panic)
                .and_then(|result| result.map_err(Failure::Compiler))
        };
        let other = checked(&mut || hsail::round_trip(&text).map(|_| ()));
        failures.extend(other.err().map(|failure| (text.clone(), false, failure)));
        let mut drawn = None;
        let mut coverage = HsailCoverage::default();
        let made = checked(&mut || {
            drawn = Some(hsail::program_counted(&kernel, reference.wave, &mut coverage)?);
            Ok(())
        });
        failures.extend(made.err().map(|failure| (kernel.text.clone(), true, failure)));
        let mut summary = match drawn {
            Some(program) => self.one(registry, places, (number, program)),
            None => Summary::default(),
        };
        summary.hsail.merge(coverage);
        summary.modules = 2;
        for (text, is_kernel, failure) in failures {
            let empty = Program::default();
            let mut finding = self.finding(number, reference.clone(), failure, &empty, None);
            (finding.text, finding.kernel) = (Some(text), is_kernel);
            summary.findings.push(finding);
        }
        summary
    }

    fn seed_of(&self, number: u64) -> u64 {
        self.seed.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(number)
    }

    /// Runs a program from elsewhere, as if it had this number.
    ///
    /// # Errors
    /// A name that is no target's.
    pub fn judge(&self, registry: &Registry, program: Program, number: u64) -> Result<Summary, String> {
        let places = self.places(registry)?;
        Ok(self.one(registry, &places, (number, program)))
    }

    fn one(&self, registry: &Registry, places: &[Place], (number, drawn): (u64, Program)) -> Summary {
        let mut summary = Summary {
            programs: 1,
            ..Summary::default()
        };
        summary.coverage.add(&drawn.module);
        summary.instructions = drawn
            .module
            .defined()
            .map(|(_, func)| func.num_placed_insts() as u64)
            .sum();
        let reference = self.way_of_reference(registry);
        let mut found = |way: Way, failure: Failure| {
            summary
                .findings
                .push(self.finding(number, way, failure, &drawn, None));
        };
        if let Err(errors) = verify_module(&drawn.module) {
            let text = errors.first().map(ToString::to_string).unwrap_or_default();
            found(
                reference,
                Failure::Compiler(format!("the generator draws an invalid program: {text}")),
            );
            return summary;
        }
        let mut expected: BTreeMap<u32, Result<Buffers, Failure>> = BTreeMap::new();
        let mut executions = 0;
        let mut unsupported = Vec::new();
        let mut agreed = Vec::new();
        let mut reached = Reached::default();
        for (index, place) in places.iter().enumerate() {
            let wave = if drawn.observes_wave_size {
                place.wave
            } else {
                reference.wave
            };
            let reference = Way {
                wave,
                ..reference.clone()
            };
            let known = expected.entry(wave).or_insert_with(|| {
                executions += 1;
                let result = execute::run(registry, &drawn, &reference);
                if let Err(failure) = &result {
                    found(reference.clone(), failure.clone());
                }
                result
            });
            let Ok(known) = known else {
                continue;
            };
            let way = self.way(*place, number, index);
            executions += 1;
            match execute::compare_counted(registry, &drawn, &way, known, &mut reached) {
                Ok(()) => agreed.push((index as u64, way)),
                // A calling convention may need more registers than there are then.
                Err(Failure::Unsupported(_)) if way.registers.is_some() => {}
                Err(Failure::Unsupported(what)) => unsupported.push(what),
                Err(failure) => found(way, failure),
            }
        }
        summary.executions = executions;
        summary.reached = reached;
        for what in unsupported {
            *summary.unsupported.entry(what).or_default() += 1;
        }
        if self.metamorphic {
            let agreed = agreed.iter().map(|(index, way)| (*index, way));
            self.variations(
                registry,
                &drawn,
                (number, &reference),
                agreed,
                &expected,
                &mut summary,
            );
        }
        summary
    }

    /// Runs a variation of a program on each target where the program itself gave the right result.
    fn variations<'w>(
        &self,
        registry: &Registry,
        drawn: &Program,
        (number, reference): (u64, &Way),
        agreed: impl Iterator<Item = (u64, &'w Way)>,
        expected: &BTreeMap<u32, Result<Buffers, Failure>>,
        summary: &mut Summary,
    ) {
        for (index, way) in agreed {
            let reference = Way {
                wave: if drawn.observes_wave_size {
                    way.wave
                } else {
                    reference.wave
                },
                ..reference.clone()
            };
            if let Some(Ok(known)) = expected.get(&reference.wave) {
                let number = (number, index);
                summary.merge(self.variation(registry, drawn, number, (way, &reference), known));
            }
        }
    }

    /// Runs one variation of a program where the program itself gave the right result.
    fn variation(
        &self,
        registry: &Registry,
        drawn: &Program,
        (number, index): (u64, u64),
        (way, reference): (&Way, &Way),
        known: &Buffers,
    ) -> Summary {
        let mut summary = Summary::default();
        let variation = Variation::of(number.wrapping_mul(7).wrapping_add(index));
        let finding =
            |way, failure, program: &Program| self.finding(number, way, failure, program, Some(variation));
        let varied = match variation.apply(drawn, self.seed_of(number) ^ index) {
            Ok(varied) => varied,
            Err(failure) => {
                summary.findings.push(finding(reference.clone(), failure, drawn));
                return summary;
            }
        };
        summary.executions = 2;
        let way = variation.way(way);
        match metamorphic::check(registry, &varied, (&way, reference), known) {
            Ok(()) => {
                summary.variations.insert(variation.to_string(), 1);
            }
            Err((_, Failure::Unsupported(what))) => {
                summary.unsupported.insert(what, 1);
            }
            Err((way, failure)) => summary.findings.push(finding(way, failure, &varied)),
        }
        summary
    }

    fn finding(
        &self,
        number: u64,
        way: Way,
        failure: Failure,
        program: &Program,
        variation: Option<Variation>,
    ) -> Finding {
        Finding {
            number,
            seed: self.seed,
            way,
            failure,
            program: program.clone(),
            variation,
            input: self.input,
            text: None,
            kernel: false,
        }
    }

    fn way_of_reference(&self, registry: &Registry) -> Way {
        let target = registry.find(&self.reference);
        let name = target.as_ref().map_or("", |target| target.name());
        let wave = target.map_or(64, |target| target.info().waves.first().copied().unwrap_or(64));
        Way::new(name, wave, Level::None)
    }

    /// How a program is compiled for a place: levels take turns, and now and then the mid-end runs out of fuel, or some of its passes are left out.
    fn way(&self, place: Place, number: u64, index: usize) -> Way {
        let mixed = self
            .seed_of(number)
            .wrapping_add(index as u64)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            >> 32;
        let level = [Level::Full, Level::None, Level::Clean, Level::Full][(mixed % 4) as usize];
        let fuel = match mixed / 4 % 6 {
            0 => mixed / 24 % 200,
            _ => u64::MAX,
        };
        let without = match mixed / 4 % 6 {
            // Each pass is left out by one in four.
            1 | 2 => {
                let bits = mixed.wrapping_mul(0x2545_f491_4f6c_dd1d);
                PassSet::of_bits((bits >> 8) as u32 & (bits >> 36) as u32)
            }
            _ => PassSet::NONE,
        };
        // Now and then so few registers that values are spilled, which programs of the usual size hardly are otherwise.
        let registers = match mixed / 128 % 6 {
            0 => Some(FEW_REGISTERS[(mixed / 1024) as usize % FEW_REGISTERS.len()]),
            _ => None,
        };
        Way {
            target: place.target,
            wave: place.wave,
            level,
            fuel,
            without,
            registers,
            reassembled: false,
        }
    }
}
