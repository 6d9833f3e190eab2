//! Machine code of the kernel corpus with one instruction changed, for the AMD targets: every such mutant must make the simulator stop
//! with an error that names the cause.
//!
//! The kernels are compiled once, and a mutant is the same code object with some words changed in place. The launches are those of the
//! cases, in both orders of waves; then with work-groups of twice the size, as work-groups of one wave show no missing wait before a
//! barrier, with smaller sizes in the arguments, and with work-groups of one work-item, which take the short paths around loops.
//!
//! Each kernel runs hundreds of times here, so that only the first sixteen of the corpus take part ([`FIRST`]). Some of the later ones have
//! barriers that order nothing between waves: in `dct8x8` every row is written and read by one wave.
//!
//! A test may take one mutant in so many: those of the other machines of a family run as samples, all of them by command.
//!
//! What no run notices must be shown to be out of the way of all of them ([`Effect`]), by what the simulator has seen.

#[path = "corpus.rs"]
mod corpus;

use corpus::{FIRST, is_first};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use wavelift::case::{
    Case, DeviceAddress, ExecError, Executor, Formal, Launch, LaunchStats, Loaded, LoadedId, ModuleSource,
    RunOptions, run_case,
};
use wavelift::exec::source_to_ir;
use wavelift_amdgpu::backend::Amd;
use wavelift_amdgpu_sim::counters::{Counter, CounterSet};
use wavelift_amdgpu_sim::{Device, DispatchOptions, Machine as Processor, ModuleId};
use wavelift_codegen::ir::{FunctionKind, Module, layout_symbols};
use wavelift_codegen::target::{Compiler, Options, Target};
use wavelift_simulator::dispatch::WaveOrder;
use wavelift_simulator::{Geometry, SimError};

/// What the search for mutants knows of a machine.
pub trait Weakened: Processor {
    /// An instruction of one word that stops the program, in waves of so many lanes.
    fn trap(wave: u32) -> u32;
    /// Where a branch leads in the file, and whether the wave may go on after the instruction.
    fn onward(line: &Line<<Self as Processor>::Inst>) -> (Option<usize>, bool);
    /// How many instructions may be outstanding after a wait for a counter, or for writers that the simulator numbers like counters, if an
    /// instruction is one of the same kind as another.
    fn waits(
        inst: &<Self as Processor>::Inst,
        other: &<Self as Processor>::Inst,
        counter: Counter,
    ) -> Option<u32>;
    /// Whether an instruction is one that a wait is for.
    fn begins(line: &Line<<Self as Processor>::Inst>, counter: Counter, _: &Wait<'_, Self>) -> bool {
        line.counters.has(counter)
    }
}

/// A wait: the instructions of the kernel, and which of them it is.
pub type Wait<'a, M> = (&'a [Line<<M as Processor>::Inst>], usize);

/// A module of the corpus, compiled.
struct Compiled {
    processor: &'static str,
    module: Module,
    observes_wave_size: bool,
    wave_size: u32,
    object: Vec<u8>,
}

/// Runs a case with a code object in place of the module's own.
struct Machine<'a, M: Processor> {
    compiled: &'a Compiled,
    object: &'a [u8],
    options: DispatchOptions,
    run: Run,
    device: Device<M>,
    modules: Vec<ModuleId>,
    /// The kernels that were dispatched.
    kernels: BTreeSet<String>,
    error: Option<SimError>,
}

impl<'a, M: Processor> Machine<'a, M> {
    fn new(compiled: &'a Compiled, object: &'a [u8], run: Run) -> Machine<'a, M> {
        let mut options = DispatchOptions::default();
        options.limits.order = run.order;
        // All of those in the corpus are.
        options.group_atomics_acquire = true;
        // A mutant may lose its way.
        options.limits.max_steps = 1_000_000;
        Machine {
            compiled,
            object,
            options,
            run,
            device: Device::new(),
            modules: Vec::new(),
            kernels: BTreeSet::new(),
            error: None,
        }
    }

    fn kernel_name(&self, launch: &Launch<'_>) -> String {
        let given = launch
            .kernel
            .kernel
            .map(|name| name.trim_start_matches('&').to_owned());
        given.unwrap_or_else(|| {
            let mut kernels = self
                .compiled
                .module
                .defined()
                .filter(|(_, f)| f.kind == FunctionKind::Kernel);
            kernels.next().expect("a kernel").1.name.clone()
        })
    }
}

impl<M: Processor> Executor for Machine<'_, M> {
    fn wave_size(&self) -> u32 {
        self.compiled.wave_size
    }

    fn allocate(&mut self, name: &str, bytes: u64, _alignment: u64) -> Result<DeviceAddress, ExecError> {
        let buffer = self.device.allocate(name, bytes).expect("memory");
        Ok(DeviceAddress(self.device.address(buffer)))
    }

    fn write(&mut self, address: DeviceAddress, bytes: &[u8]) -> Result<(), ExecError> {
        self.device
            .memory_mut()
            .write(address.0, bytes)
            .expect("a buffer");
        Ok(())
    }

    fn read(&mut self, address: DeviceAddress, bytes: u64) -> Result<Vec<u8>, ExecError> {
        let mut out = vec![0; bytes as usize];
        self.device.memory().read(address.0, &mut out).expect("a buffer");
        Ok(out)
    }

    fn load(&mut self, _programs: &[Vec<ModuleSource>]) -> Result<Loaded, ExecError> {
        self.modules
            .push(self.device.load(self.object).expect("a code object"));
        Ok(Loaded {
            id: LoadedId(self.modules.len() as u32 - 1),
            address_bytes: 8,
            observes_wave_size: self.compiled.observes_wave_size,
        })
    }

    fn static_group_bytes(&mut self, kernel: wavelift::case::KernelRef<'_>) -> Result<u32, ExecError> {
        let wanted = kernel.kernel.map(|name| name.trim_start_matches('&'));
        let module = &self.compiled.module;
        let (id, _) = module
            .defined()
            .find(|(_, f)| f.kind == FunctionKind::Kernel && wanted.is_none_or(|name| name == f.name))
            .expect("a kernel");
        Ok(layout_symbols(module, id).expect("a layout").group_bytes)
    }

    fn dispatch(&mut self, launch: &Launch<'_>) -> Result<LaunchStats, ExecError> {
        let name = self.kernel_name(launch);
        let mut group = launch.work_group;
        group[0] *= self.run.widen;
        if self.run.widen == 0 {
            group = [1; 3];
        }
        let geometry = Geometry::new(launch.dimensions.into(), launch.grid, group).expect("a geometry");
        let (_, func) = self
            .compiled
            .module
            .defined()
            .find(|(_, f)| f.name == name)
            .expect("the kernel");
        let place = |p: &wavelift_codegen::ir::Param| Formal {
            offset: p.offset as usize,
            bytes: p.bytes() as usize,
        };
        let formals: Vec<Formal> = func.params.iter().map(place).collect();
        let mut kernarg = launch.kernarg.placed_at(&formals).expect("arguments");
        if let Some(divisor) = self.run.divide {
            for formal in formals.iter().filter(|formal| formal.bytes == 4) {
                let bytes = &mut kernarg[formal.offset..formal.offset + 4];
                let value = u32::from_le_bytes(bytes.try_into().expect("four bytes")) / divisor;
                bytes.copy_from_slice(&value.to_le_bytes());
            }
        }
        let module = self.modules[launch.kernel.executable.0 as usize];
        self.kernels.insert(name.clone());
        let dynamic = launch.dynamic_group_bytes * self.run.widen.max(1);
        let result =
            self.device
                .dispatch_geometry(module, &name, &geometry, dynamic, &kernarg, &self.options);
        result.map(|_| LaunchStats::default()).map_err(|error| {
            let text = error.to_string();
            self.error = Some(error);
            ExecError::QueueError(text)
        })
    }
}

/// A way to run a case.
#[derive(Clone, Copy, Debug)]
struct Run {
    order: WaveOrder,
    /// Work-groups along x, and the dynamic group memory with them, times this; 0 for a single work-item.
    widen: u32,
    /// What the 32-bit integer arguments are divided by.
    divide: Option<u32>,
}

/// How a case may be run: as it is; in larger work-groups; with smaller sizes, so that loops end at once.
fn runs() -> Vec<Run> {
    let mut out = Vec::new();
    for (widen, divide) in [(1, None), (2, None), (1, Some(1 << 31)), (1, Some(8)), (0, None)] {
        for order in [WaveOrder::Forward, WaveOrder::Reverse] {
            out.push(Run { order, widen, divide });
        }
    }
    out
}

/// A case of the corpus, ready for mutation.
pub struct Subject {
    name: String,
    case: Case,
    compiled: Compiled,
    /// Kernels that the case dispatches.
    kernels: BTreeSet<String>,
    /// The runs that the unchanged code survives.
    runs: Vec<Run>,
}

fn prepare<M: Weakened>(compiler: &Compiler<Amd>, path: &Path, wave_size: u32) -> Subject {
    let case = Case::read(path).unwrap_or_else(|error| panic!("{error}"));
    let file: PathBuf = path
        .parent()
        .expect("a folder")
        .join(&case.modules.first().expect("a module").file);
    let source = ModuleSource {
        levels: Default::default(),
        bytes: std::fs::read(&file).expect("the module"),
        form: wavelift::case::ModuleForm::Brig,
        path: file,
    };
    let loaded = source_to_ir(&source, wave_size).expect("the corpus translates");
    let compiled = compiler.compile(&loaded.ir, &Options::for_wave(wave_size));
    let compiled = compiled.expect("the corpus compiles");
    assert!(compiled.failed.is_empty(), "{:?}", compiled.failed);
    let compiled = Compiled {
        processor: compiler.name(),
        module: loaded.ir,
        observes_wave_size: loaded.observes_wave_size,
        wave_size,
        object: compiled.object,
    };
    let mut subject = Subject {
        name: case.name.clone(),
        case,
        compiled,
        kernels: BTreeSet::new(),
        runs: Vec::new(),
    };
    for (number, run) in runs().into_iter().enumerate() {
        let mut machine = Machine::<M>::new(&subject.compiled, &subject.compiled.object, run);
        run_case(&subject.case, &mut machine, RunOptions::default());
        let (error, kernels) = (machine.error, machine.kernels);
        // The results of another launch differ; it only must run.
        match error {
            None => subject.runs.push(run),
            Some(error) => assert!(number >= 2, "{}: {error}", subject.name),
        }
        subject.kernels = kernels;
    }
    subject
}

/// One change of the code: words from an offset in the file on.
pub struct Mutant {
    /// What is changed, for messages.
    pub what: String,
    /// Offset in the file of what changes.
    pub offset: usize,
    /// What stands there then.
    pub words: Vec<u32>,
    /// Offset of the instruction that it is about: what is in front of it may change with it.
    pub place: usize,
    /// The counter that is waited for less, or the writers, by their number in the simulator.
    pub counter: Option<Counter>,
}

/// An instruction of a kernel.
pub struct Line<I> {
    /// Offset in the file.
    pub offset: usize,
    /// Its words.
    pub words: Vec<u32>,
    /// What they say.
    pub inst: I,
    /// What it counts on.
    pub counters: CounterSet,
}

fn word_at(file: &[u8], offset: usize) -> u32 {
    u32::from_le_bytes(file[offset..offset + 4].try_into().expect("four bytes"))
}

/// Where a kernel's code is in the file: what a device has at its address.
fn code_range<M: Processor>(file: &[u8], kernel: &str) -> std::ops::Range<usize> {
    let mut device = Device::<M>::new();
    let module = device.load(file).expect("a code object");
    let size = device.kernel(module, kernel).expect("the kernel").code_size as usize;
    let address = device.symbol_address(module, kernel).expect("its symbol");
    let mut code = vec![0; size];
    device.memory().read(address, &mut code).expect("its code");
    let start = file
        .windows(size)
        .position(|window| window == code)
        .expect("the code is in the file");
    start..start + size
}

/// The instructions of a kernel.
fn disassemble<M: Weakened>(subject: &Subject, kernel: &str) -> Vec<Line<M::Inst>> {
    let file = &subject.compiled.object;
    let code = code_range::<M>(file, kernel);
    let mut lines = Vec::new();
    let mut at = code.start;
    while at < code.end {
        let words: Vec<u32> = (0..3)
            .filter(|i| at + 4 * i < code.end)
            .map(|i| word_at(file, at + 4 * i))
            .collect();
        let (op, length) = M::decode(
            &words,
            at as u64,
            subject.compiled.wave_size,
            &wavelift_amdgpu::TargetId::of_processor(subject.compiled.processor),
        )
        .expect("the kernel decodes");
        lines.push(Line {
            offset: at,
            words: words[..length].to_vec(),
            inst: op.inst,
            counters: op.counters,
        });
        at += 4 * length;
    }
    lines
}

/// Whether an error names the cause that was planted.
fn is_caught(error: &SimError) -> bool {
    matches!(error, SimError::Poison { .. } | SimError::Hazard { .. })
}

/// Runs a mutant; says what is wrong if nothing is noticed.
fn test_mutant<M: Processor>(subject: &Subject, mutant: &Mutant) -> Result<(), String> {
    let mut object = subject.compiled.object.clone();
    for (index, word) in mutant.words.iter().enumerate() {
        let at = mutant.offset + 4 * index;
        object[at..at + 4].copy_from_slice(&word.to_le_bytes());
    }
    let mut found = None;
    for &run in &subject.runs {
        let mut machine = Machine::<M>::new(&subject.compiled, &object, run);
        run_case(&subject.case, &mut machine, RunOptions::default());
        match machine.error {
            Some(error) if is_caught(&error) => return Ok(()),
            Some(error) => found = Some(error.to_string()),
            None => {}
        }
    }
    Err(found.unwrap_or_else(|| "not noticed".into()))
}

/// What came of the mutants of a level.
pub struct Tested {
    /// Instructions of which there are mutants.
    pub instructions: usize,
    /// Mutants.
    pub mutants: usize,
    /// Those that the simulator has not noticed.
    pub survivors: Vec<Survivor>,
}

/// A mutant that no run has noticed.
pub struct Survivor {
    /// The case, the kernel, the place, the change and what is wrong.
    pub text: String,
    /// What the instruction does in the runs.
    pub effect: Effect,
}

/// What an instruction does in all runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// None gets there: an instruction that stops the program in its place stops none.
    NotReached,
    /// It waits, and each time nothing was outstanding. But there is a way to it, which no run takes, from an instruction that counts, without
    /// another wait for that counter.
    Idle,
    /// It does something, or nothing explains why not.
    Works,
}

/// Makes mutants of every kernel of a level, and tests one in `one_in` of them.
pub fn test_level<M: Weakened>(
    compiler: &Compiler<Amd>,
    level: &str,
    wave: u32,
    one_in: usize,
    mutants: impl Fn(&[Line<<M as Processor>::Inst>]) -> (usize, Vec<Mutant>),
) -> Tested {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels").join(level);
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("the corpus")
        .map(|entry| entry.expect("a folder entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "case") && is_first(path))
        .collect();
    files.sort();
    assert_eq!(files.len(), FIRST.len());
    let subjects: Vec<Subject> = files
        .iter()
        .map(|path| prepare::<M>(compiler, path, wave))
        .collect();
    let mut work = Vec::new();
    let mut instructions = 0;
    for subject in &subjects {
        for kernel in &subject.kernels {
            let lines = disassemble::<M>(subject, kernel);
            let (count, mutants) = mutants(&lines);
            instructions += count;
            let lines = Arc::new(lines);
            let place = |mutant| (subject, kernel.as_str(), Arc::clone(&lines), mutant);
            work.extend(mutants.into_iter().map(place));
        }
    }
    let work: Vec<_> = work.into_iter().step_by(one_in).collect();
    let trap = M::trap(wave);
    let queue = Mutex::new(work.iter());
    let survivors = Mutex::new(Vec::new());
    let threads = std::thread::available_parallelism().map_or(2, usize::from).min(4);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let next = queue.lock().expect("no panic").next();
                    let Some((subject, kernel, lines, mutant)) = next else {
                        break;
                    };
                    let Err(error) = test_mutant::<M>(subject, mutant) else {
                        continue;
                    };
                    let at = mutant.place - lines[0].offset;
                    let survivor = Survivor {
                        text: format!("{}, {kernel} at {at:#x}: {}: {error}", subject.name, mutant.what),
                        effect: effect::<M>(subject, kernel, lines, mutant, trap),
                    };
                    survivors.lock().expect("no panic").push(survivor);
                }
            });
        }
    });
    let mut survivors = survivors.into_inner().expect("no panic");
    survivors.sort_by(|a, b| a.text.cmp(&b.text));
    Tested {
        instructions,
        mutants: work.len(),
        survivors,
    }
}

/// What the instruction of a mutant does in the runs.
fn effect<M: Weakened>(
    subject: &Subject,
    kernel: &str,
    lines: &[Line<<M as Processor>::Inst>],
    mutant: &Mutant,
    trap: u32,
) -> Effect {
    let mut object = subject.compiled.object.clone();
    object[mutant.place..mutant.place + 4].copy_from_slice(&trap.to_le_bytes());
    let stops = |&run: &Run| {
        let mut machine = Machine::<M>::new(&subject.compiled, &object, run);
        run_case(&subject.case, &mut machine, RunOptions::default());
        machine.error.is_some()
    };
    if !subject.runs.iter().any(stops) {
        return Effect::NotReached;
    }
    let Some(counter) = mutant.counter else {
        return Effect::Works;
    };
    let finds_some = |&run: &Run| {
        let mut machine = Machine::<M>::new(&subject.compiled, &subject.compiled.object, run);
        run_case(&subject.case, &mut machine, RunOptions::default());
        machine.modules.iter().any(|&module| {
            let start = machine.device.symbol_address(module, kernel).expect("its symbol");
            let address = start + (mutant.place - lines[0].offset) as u64;
            let found = machine.device.waited(module, subject.compiled.wave_size, address);
            found.expect("an instruction").has(counter)
        })
    };
    match is_needed_on_a_way::<M>(lines, mutant.place, counter) && !subject.runs.iter().any(finds_some) {
        true => Effect::Idle,
        false => Effect::Works,
    }
}

/// Whether there is a way from an instruction that counts to a wait for all that do, without another wait in between.
fn is_needed_on_a_way<M: Weakened>(
    lines: &[Line<<M as Processor>::Inst>],
    wait: usize,
    counter: Counter,
) -> bool {
    let index: HashMap<usize, usize> = lines
        .iter()
        .zip(0..)
        .map(|(line, at)| (line.offset, at))
        .collect();
    let this = &lines[index[&wait]].inst;
    if M::waits(this, this, counter) != Some(0) {
        return false;
    }
    let onward = |at: usize| {
        let (target, goes_on) = M::onward(&lines[at]);
        let next = goes_on.then_some(at + 1).filter(|&next| next < lines.len());
        next.into_iter()
            .chain(target.and_then(|target| index.get(&target).copied()))
    };
    let place = (lines, index[&wait]);
    let starts = (0..lines.len()).filter(|&at| M::begins(&lines[at], counter, &place));
    let (mut work, mut seen): (Vec<usize>, HashSet<usize>) =
        (starts.flat_map(onward).collect(), HashSet::new());
    while let Some(at) = work.pop() {
        if lines[at].offset == wait {
            return true;
        }
        if seen.insert(at) && M::waits(&lines[at].inst, this, counter).is_none() {
            work.extend(onward(at));
        }
    }
    false
}

/// Prints what came of a level and fails if a mutant should have been noticed.
pub fn expect_all_noticed(level: &str, what: &str, tested: &Tested) {
    expect_noticed_but(level, what, tested, |_| false);
}

/// The same but for mutants that may go unnoticed, by their text.
pub fn expect_noticed_but(level: &str, what: &str, tested: &Tested, may: impl Fn(&str) -> bool) {
    assert!(tested.instructions > 0, "{level}: no {what}");
    let count = |effect| {
        tested
            .survivors
            .iter()
            .filter(|survivor| survivor.effect == effect)
            .count()
    };
    println!(
        "{level}: {} {what}, {} mutants, {} found, {} in places that no run gets to, {} of waits that found nothing to wait for",
        tested.instructions,
        tested.mutants,
        tested.mutants - tested.survivors.len(),
        count(Effect::NotReached),
        count(Effect::Idle),
    );
    for survivor in &tested.survivors {
        println!("{:?}: {}", survivor.effect, survivor.text);
    }
    let wrong = tested
        .survivors
        .iter()
        .filter(|survivor| survivor.effect == Effect::Works && !may(&survivor.text));
    let wrong: Vec<&str> = wrong.map(|survivor| survivor.text.as_str()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
