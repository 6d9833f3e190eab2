//! Every wait and every `s_nop` in the code of the kernel corpus is needed: weakened by the least amount, each makes the
//! simulator stop with an error.
//!
//! The kernels are compiled once. A mutant is the same code object with one instruction changed in place:
//! - each counter that an `s_waitcnt` names is not waited for at all, or waited for to one more than it says;
//! - an `s_nop` of several wait states loses one; one of a single wait state is moved to the start of the kernel.
//!
//! The simulator must report a result that is used before its counter was waited for, group memory that is still in flight, or a
//! hazard. Wrong results are not enough: the simulator has to name the cause. The launches are those of the cases, in both
//! orders of waves; then with work-groups of twice the size, as work-groups of one wave show no missing wait before a barrier,
//! with smaller sizes in the arguments, and with work-groups of one work-item, which take the short paths around loops.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use wavelift::case::{
    Case, DeviceAddress, ExecError, Executor, Formal, Launch, LaunchStats, Loaded, LoadedId, ModuleSource,
    RunOptions, run_case,
};
use wavelift::exec::source_to_ir;
use wavelift_codegen::ir::{FunctionKind, Module, layout_symbols};
use wavelift_gcn::compile::{Options, WAVE_SIZE, compile_module};
use wavelift_gcn::isa::{Opcode, Operand, WaitCount, decode};
use wavelift_gcn::sim::{Device, DispatchOptions, ModuleId};
use wavelift_simulator::dispatch::WaveOrder;
use wavelift_simulator::{Geometry, SimError};

/// A module of the corpus, compiled.
struct Compiled {
    module: Module,
    observes_wave_size: bool,
    object: Vec<u8>,
}

/// Runs a case with a code object in place of the module's own.
struct Machine<'a> {
    compiled: &'a Compiled,
    object: &'a [u8],
    options: DispatchOptions,
    run: Run,
    device: Device,
    modules: Vec<ModuleId>,
    /// The kernels that were dispatched.
    kernels: BTreeSet<String>,
    error: Option<SimError>,
}

impl<'a> Machine<'a> {
    fn new(compiled: &'a Compiled, object: &'a [u8], run: Run) -> Machine<'a> {
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

impl Executor for Machine<'_> {
    fn wave_size(&self) -> u32 {
        WAVE_SIZE
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
struct Subject {
    name: String,
    case: Case,
    compiled: Compiled,
    /// Kernels that the case dispatches.
    kernels: BTreeSet<String>,
    /// The runs that the unchanged code survives.
    runs: Vec<Run>,
}

fn prepare(path: &Path) -> Subject {
    let case = Case::read(path).unwrap_or_else(|error| panic!("{error}"));
    let file: PathBuf = path
        .parent()
        .expect("a folder")
        .join(&case.modules.first().expect("a module").file);
    let source = ModuleSource {
        bytes: std::fs::read(&file).expect("the module"),
        form: wavelift::case::ModuleForm::Brig,
        path: file,
    };
    let loaded = source_to_ir(&source, WAVE_SIZE).expect("the corpus translates");
    let compiled = compile_module(&loaded.ir, &Options::default()).expect("the corpus compiles");
    assert!(compiled.failed.is_empty(), "{:?}", compiled.failed);
    let compiled = Compiled {
        module: loaded.ir,
        observes_wave_size: loaded.observes_wave_size,
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
        let mut machine = Machine::new(&subject.compiled, &subject.compiled.object, run);
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
struct Mutant {
    /// What is changed, for messages.
    what: String,
    offset: usize,
    words: Vec<u32>,
}

/// An instruction of a kernel.
struct Line {
    /// Offset in the file.
    offset: usize,
    words: Vec<u32>,
    inst: wavelift_gcn::isa::Inst,
}

fn word_at(file: &[u8], offset: usize) -> u32 {
    u32::from_le_bytes(file[offset..offset + 4].try_into().expect("four bytes"))
}

/// Where a kernel's code is in the file: what a device has at its address.
fn code_range(file: &[u8], kernel: &str) -> std::ops::Range<usize> {
    let mut device = Device::new();
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
fn disassemble(subject: &Subject, kernel: &str) -> Vec<Line> {
    let file = &subject.compiled.object;
    let code = code_range(file, kernel);
    let mut lines = Vec::new();
    let mut at = code.start;
    while at < code.end {
        let words: Vec<u32> = (0..2)
            .filter(|i| at + 4 * i < code.end)
            .map(|i| word_at(file, at + 4 * i))
            .collect();
        let (inst, length) = decode(&words, at as u64).expect("the kernel decodes");
        lines.push(Line {
            offset: at,
            words: words[..length].to_vec(),
            inst,
        });
        at += 4 * length;
    }
    lines
}

fn imm(inst: &wavelift_gcn::isa::Inst) -> u16 {
    match inst.operands[..] {
        [Operand::Imm(imm)] => imm as u16,
        _ => panic!("an immediate"),
    }
}

/// Mutants of the waits.
fn weaker_waits(line: &Line, out: &mut Vec<Mutant>) {
    let count = WaitCount::from_imm(imm(&line.inst));
    let mut push = |what: String, weaker: WaitCount| {
        out.push(Mutant {
            what,
            offset: line.offset,
            words: vec![line.words[0] & !0xffff | u32::from(weaker.to_imm())],
        });
    };
    if count.vm < 63 {
        push(
            format!("`{}` without vmcnt", line.inst),
            WaitCount { vm: 63, ..count },
        );
        let one_more = WaitCount {
            vm: count.vm + 1,
            ..count
        };
        push(format!("`{}` with vmcnt one more", line.inst), one_more);
    }
    if count.lgkm < 15 {
        push(
            format!("`{}` without lgkmcnt", line.inst),
            WaitCount { lgkm: 15, ..count },
        );
        let one_more = WaitCount {
            lgkm: count.lgkm + 1,
            ..count
        };
        push(format!("`{}` with lgkmcnt one more", line.inst), one_more);
    }
}

/// The mutant of an `s_nop`.
fn fewer_wait_states(lines: &[Line], index: usize) -> Mutant {
    let line = &lines[index];
    let states = imm(&line.inst);
    if states > 0 {
        return Mutant {
            what: format!("`{}` with one wait state less", line.inst),
            offset: line.offset,
            words: vec![line.words[0] - 1],
        };
    }
    // Everything before it moves down over it, and it becomes the first instruction.
    let (start, end) = (lines[0].offset, line.offset);
    let mut words = vec![line.words[0]];
    for (i, before) in lines[..index].iter().enumerate() {
        let mut moved = before.words.clone();
        if let Some(target) = branch_target(before)
            && target > end
        {
            moved[0] = moved[0] & !0xffff | (moved[0] - 1) & 0xffff;
        }
        if i > 0 && lines[i - 1].inst.op == Opcode::SGetpcB64 {
            moved[1] = moved[1].wrapping_sub(4);
        }
        words.extend(moved);
    }
    // Branches from behind it to what has moved.
    for after in &lines[index + 1..] {
        let mut same = after.words.clone();
        if let Some(target) = branch_target(after)
            && target <= end
        {
            same[0] = same[0] & !0xffff | (same[0] + 1) & 0xffff;
        }
        words.extend(same);
    }
    Mutant {
        what: format!("`{}` at {:#x} removed", line.inst, end - start),
        offset: start,
        words,
    }
}

/// Where a branch lands.
fn branch_target(line: &Line) -> Option<usize> {
    match line.inst.operands.first() {
        Some(Operand::Imm(imm)) if line.inst.op.mnemonic().contains("branch") => {
            Some((line.offset as i64 + 4 + 4 * i64::from(*imm as i16)) as usize)
        }
        _ => None,
    }
}

/// Whether an error names the cause that was planted.
fn is_caught(error: &SimError) -> bool {
    matches!(error, SimError::Poison { .. } | SimError::Hazard { .. })
}

/// Runs a mutant; says what is wrong if nothing is noticed.
fn test_mutant(subject: &Subject, mutant: &Mutant) -> Result<(), String> {
    let mut object = subject.compiled.object.clone();
    for (index, word) in mutant.words.iter().enumerate() {
        let at = mutant.offset + 4 * index;
        object[at..at + 4].copy_from_slice(&word.to_le_bytes());
    }
    let mut found = None;
    for &run in &subject.runs {
        let mut machine = Machine::new(&subject.compiled, &object, run);
        run_case(&subject.case, &mut machine, RunOptions::default());
        match machine.error {
            Some(error) if is_caught(&error) => return Ok(()),
            Some(error) => found = Some(error.to_string()),
            None => {}
        }
    }
    Err(found.unwrap_or_else(|| "not noticed".into()))
}

/// Mutants that cannot be noticed, per kernel. In `statemachine` two waits are for a byte whose register is overwritten: on paths
/// where no case of the switch has read it. The graph of the wave has such paths, but every lane takes a case, and reads it.
const OF_PATHS_NEVER_TAKEN: [(&str, &str, usize); 1] = [("O2", "statemachine", 4)];

/// Makes and tests mutants of every kernel of a level.
fn run_level(level: &str, what: &str, mutants: impl Fn(&[Line]) -> (usize, Vec<Mutant>)) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels").join(level);
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("the corpus")
        .map(|entry| entry.expect("a folder entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "case"))
        .collect();
    files.sort();
    assert_eq!(files.len(), 17);
    let start = std::time::Instant::now();
    let subjects: Vec<Subject> = files.iter().map(|path| prepare(path)).collect();
    let mut work = Vec::new();
    let mut instructions = 0;
    for subject in &subjects {
        for kernel in &subject.kernels {
            let lines = disassemble(subject, kernel);
            let base = lines[0].offset;
            let (count, mutants) = mutants(&lines);
            instructions += count;
            work.extend(mutants.into_iter().map(|mutant| (subject, kernel, base, mutant)));
        }
    }
    let queue = Mutex::new(work.iter());
    let wrong: Mutex<Vec<(&str, String)>> = Mutex::new(Vec::new());
    let threads = std::thread::available_parallelism().map_or(2, usize::from).min(4);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let next = queue.lock().expect("no panic").next();
                    let Some((subject, kernel, base, mutant)) = next else {
                        break;
                    };
                    if let Err(error) = test_mutant(subject, mutant) {
                        let at = mutant.offset - base;
                        let text = format!("{}, {kernel} at {at:#x}: {}: {error}", subject.name, mutant.what);
                        wrong.lock().expect("no panic").push((kernel, text));
                    }
                }
            });
        }
    });
    let mut wrong = wrong.into_inner().expect("no panic");
    wrong.sort();
    println!(
        "{level}: {instructions} {what}, {} mutants, {} not noticed, {:.1} s",
        work.len(),
        wrong.len(),
        start.elapsed().as_secs_f64()
    );
    assert!(instructions > 0);
    for (of, kernel, count) in OF_PATHS_NEVER_TAKEN {
        if of == level && what == "s_waitcnt" {
            let before = wrong.len();
            wrong.retain(|(name, text)| *name != kernel || !text.ends_with("not noticed"));
            assert_eq!(before - wrong.len(), count, "{kernel}");
        }
    }
    let wrong: Vec<&str> = wrong.iter().map(|(_, text)| text.as_str()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn waits(lines: &[Line]) -> (usize, Vec<Mutant>) {
    let waits: Vec<&Line> = lines
        .iter()
        .filter(|line| line.inst.op == Opcode::SWaitcnt)
        .collect();
    let mut out = Vec::new();
    for line in &waits {
        weaker_waits(line, &mut out);
    }
    (waits.len(), out)
}

fn nops(lines: &[Line]) -> (usize, Vec<Mutant>) {
    let out: Vec<Mutant> = (0..lines.len())
        .filter(|&index| lines[index].inst.op == Opcode::SNop)
        .map(|index| fewer_wait_states(lines, index))
        .collect();
    (out.len(), out)
}

#[test]
fn every_wait_of_unoptimised_kernels_is_needed() {
    run_level("O0", "s_waitcnt", waits);
}

#[test]
fn every_wait_of_optimised_kernels_is_needed() {
    run_level("O2", "s_waitcnt", waits);
}

#[test]
fn every_wait_state_of_unoptimised_kernels_is_needed() {
    run_level("O0", "s_nop", nops);
}

#[test]
fn every_wait_state_of_optimised_kernels_is_needed() {
    run_level("O2", "s_nop", nops);
}
