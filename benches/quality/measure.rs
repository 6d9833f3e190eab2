//! One kernel of one compiler: its object, its launch, and how long it took to compile.

use super::clang::{self, Target};
use super::clang_run::{ClangExecutor, Processor};
use cpu_time::ThreadTime;
use std::path::{Path, PathBuf};
use std::process::Command;
use wavelift::case::{Case, ModuleForm, ModuleSource, RunOptions, Verdict, run_case};
use wavelift::exec::source_to_ir;
use wavelift::target::{Options, Verify};
use wavelift_amdgpu::Image;
use wavelift_amdgpu::isa::WaveSize;
use wavelift_amdgpu::subtarget::Subtarget;
use wavelift_hsail::RuleLevels;
use wavelift_simulator::WaveOrder;

/// Compilations of which the fastest counts.
const RUNS: usize = 15;

/// A machine that both compilers know.
pub struct Machine {
    /// Its name here.
    pub name: &'static str,
    /// Lanes of a wave.
    pub wave: WaveSize,
    /// As clang names it.
    pub clang: Target,
    /// What says how many waves fit.
    pub subtarget: &'static Subtarget,
}

/// The numbers of a kernel.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    /// Executed wave instructions.
    pub executed: u64,
    /// Modelled cycles.
    pub cycles: u64,
    /// Waits directly after a load.
    pub exposed: u64,
    /// Registers per lane.
    pub vgprs: u64,
    /// Registers per wave.
    pub sgprs: u64,
    /// Waves of a SIMD that registers leave room for.
    pub waves: u32,
    /// Spilled registers.
    pub spills: u64,
    /// Bytes of code.
    pub bytes: u64,
    /// Processor time of compilation, in seconds.
    pub seconds: f64,
}

/// Runs the case with an object, and reads what its metadata says.
fn run<P: Processor>(
    machine: &Machine,
    case: &Path,
    object: Vec<u8>,
    seconds: f64,
) -> Result<Measured, String> {
    let case = Case::read(case).map_err(|error| error.to_string())?;
    let image = Image::read(&object).map_err(|error| error.to_string())?;
    let mut executor = ClangExecutor::<P>::new(machine.clang, "-O2", WaveOrder::Forward);
    executor.object = Some(object);
    executor.cycles = true;
    match run_case(&case, &mut executor, RunOptions::default()).verdict {
        Verdict::Pass => {}
        Verdict::Fail(failure) => return Err(failure.to_string()),
        Verdict::Skip(reason) => return Err(format!("skipped: {reason}")),
    }
    let launched = executor.kernels.first();
    let launched = launched.ok_or_else(|| "the case launches nothing".to_owned())?;
    let kernel = image.kernel(launched);
    let kernel = kernel.ok_or_else(|| format!("the object has no kernel {launched}"))?;
    let data = &kernel.metadata;
    let registers = [data.sgpr_count as u16, data.vgpr_count as u16];
    let occupancy = (machine.subtarget.occupancy)(machine.wave);
    Ok(Measured {
        executed: executor.counts.instructions,
        cycles: executor.counts.cycles,
        exposed: executor.counts.exposed_waits,
        vgprs: data.vgpr_count,
        sgprs: data.sgpr_count,
        waves: occupancy.waves(&registers).into(),
        spills: data.vgpr_spill_count + data.sgpr_spill_count,
        bytes: kernel.code_size,
        seconds,
    })
}

/// The module of a case.
fn module(case: &Path) -> Result<PathBuf, String> {
    let read = Case::read(case).map_err(|error| error.to_string())?;
    let module = read.modules.first();
    let module = module.ok_or_else(|| "the case has no module".to_owned())?;
    Ok(case.with_file_name(&module.file))
}

/// The numbers of this compiler.
pub fn ours<P: Processor>(machine: &Machine, case: &Path) -> Result<Measured, String> {
    let path = module(case)?.with_extension("hsail");
    let source = ModuleSource {
        bytes: std::fs::read(&path).map_err(|error| error.to_string())?,
        form: ModuleForm::Text,
        levels: RuleLevels::USUAL,
        path,
    };
    let lanes = machine.wave.lanes();
    let options = Options {
        verify: Verify::Nothing,
        ..Options::for_wave(lanes)
    };
    let registry = wavelift::targets();
    let target = registry.find(machine.name).map_err(|error| error.to_string())?;
    let (mut best, mut object) = (f64::INFINITY, Vec::new());
    for _ in 0..RUNS {
        let start = ThreadTime::now();
        let program = source_to_ir(&source, lanes).map_err(|error| error.to_string())?;
        let compiled = target
            .compile(&program.ir, &options)
            .map_err(|error| error.to_string())?;
        best = best.min(start.elapsed().as_secs_f64());
        object = compiled.object;
    }
    run::<P>(machine, case, object, best)
}

/// The numbers of clang. `empty` is the time that `llc` takes for nothing.
pub fn clangs<P: Processor>(machine: &Machine, case: &Path, empty: f64) -> Result<Measured, String> {
    let stem = module(case)?;
    let stem = stem.file_stem().unwrap_or_default();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let source = root.join("kernels/cl").join(stem).with_extension("cl");
    let object = clang::compile(&source, "-O2", machine.clang)?;
    let bitcode = clang::bitcode(&source, "-O2", machine.clang)?;
    let seconds = llc(machine, &bitcode)? - empty;
    run::<P>(machine, case, object, seconds.max(0.0))
}

/// What `llc` takes for an empty module: loading and setting up.
pub fn empty_module(machine: &Machine) -> f64 {
    llc(machine, b"target triple = \"amdgcn-amd-amdhsa\"\n").unwrap_or(0.0)
}

/// Processor time of `llc -O2` in seconds, the fastest of some runs.
fn llc(machine: &Machine, module: &[u8]) -> Result<f64, String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let input = folder.join(format!("quality-{}.bc", std::process::id()));
    std::fs::write(&input, module).map_err(|error| error.to_string())?;
    let processor = machine.clang.options[0].replace("-mcpu=", "--mcpu=");
    let mut best = f64::INFINITY;
    for _ in 0..RUNS {
        // The shell knows what a process has cost, which this one's standard library does not.
        let line = "TIMEFORMAT='%3U %3S'; time llc-19 -O2 \"$1\" -filetype=obj -o /dev/null \"$2\"";
        let output = Command::new("bash")
            .args(["-c", line, "llc", &processor])
            .arg(&input)
            .output()
            .map_err(|error| error.to_string())?;
        let text = String::from_utf8_lossy(&output.stderr);
        let last = text.lines().last().unwrap_or_default();
        let times: Option<Vec<f64>> = last.split(' ').map(|word| word.parse().ok()).collect();
        match times {
            Some(times) if output.status.success() => best = best.min(times.iter().sum()),
            _ => return Err(format!("llc-19: {text}")),
        }
    }
    let _ = std::fs::remove_file(&input);
    Ok(best)
}
