//! The kernel corpus compiled by clang for gfx900, gfx90a, gfx942, gfx1201, gfx1100 and gfx1030 on the simulators: code that another compiler made must give the expected
//! results with every check for undefined values, wait counters and hazards on. The one check that is off is that of scalar registers
//! read by vector instructions on gfx1201: clang 19 does not know that rule.

#[path = "support/clang.rs"]
mod clang;

use clang::{
    GFX90A, GFX900, GFX942, GFX1030_WAVE32, GFX1030_WAVE64, GFX1100_WAVE32, GFX1100_WAVE64, GFX1201_WAVE32,
    GFX1201_WAVE64, Target, compile, tools_installed,
};
use std::collections::HashMap;
use std::path::Path;
use wavelift::case::{
    Case, DeviceAddress, ExecError, Executor, KernelRef, Launch, LaunchStats, Loaded, LoadedId, ModuleSource,
    RunOptions, Verdict, run_case,
};
use wavelift_simulator::{DeviceMemory, Geometry, Limits, SimError, WaveOrder};

/// A simulated processor that clang compiles for.
trait Processor: Default {
    /// A loaded code object.
    type Module: Copy;

    fn memory(&mut self) -> &mut DeviceMemory;
    fn load(&mut self, code: &[u8]) -> Result<Self::Module, String>;
    fn group_bytes(&self, module: Self::Module, kernel: &str) -> Option<u32>;
    /// Runs a kernel; returns its instructions and lane operations.
    fn dispatch(
        &mut self,
        kernel: (Self::Module, &str),
        geometry: &Geometry,
        dynamic_group: u32,
        kernarg: &[u8],
        limits: Limits,
    ) -> Result<(u64, u64), SimError>;
}

/// Implements [`Processor`] for the device of a backend.
macro_rules! processor {
    ($backend:ident, $($option:ident: $value:expr),*) => {
        impl Processor for $backend::Device {
            type Module = $backend::ModuleId;

            fn memory(&mut self) -> &mut DeviceMemory {
                self.memory_mut()
            }

            fn load(&mut self, code: &[u8]) -> Result<Self::Module, String> {
                $backend::Device::load(self, code).map_err(|error| error.to_string())
            }

            fn group_bytes(&self, module: Self::Module, kernel: &str) -> Option<u32> {
                Some(self.kernel(module, kernel)?.descriptor.group_segment_fixed_size)
            }

            fn dispatch(
                &mut self,
                (module, kernel): (Self::Module, &str),
                geometry: &Geometry,
                dynamic_group: u32,
                kernarg: &[u8],
                limits: Limits,
            ) -> Result<(u64, u64), SimError> {
                let options = $backend::DispatchOptions {
                    limits,
                    $($option: $value,)*
                    ..Default::default()
                };
                let stats = self.dispatch_geometry(module, kernel, geometry, dynamic_group, kernarg, &options)?;
                Ok((stats.instructions, stats.valu_lanes + stats.vmem_lanes + stats.lds_lanes))
            }
        }
    };
}

processor!(wavelift_gcn_sim,);
processor!(wavelift_rdna4_sim, scalar_guards: false);

/// Compiles the OpenCL source of a case's module instead of reading the module.
struct ClangExecutor<P: Processor> {
    device: P,
    target: Target,
    level: &'static str,
    limits: Limits,
    /// The code object to run instead of compiling one.
    object: Option<Vec<u8>>,
    modules: HashMap<u32, P::Module>,
    instructions: u64,
    lanes: u64,
    seconds: f64,
}

impl<P: Processor> ClangExecutor<P> {
    fn new(target: Target, level: &'static str, order: WaveOrder) -> Self {
        let limits = Limits {
            order,
            ..Limits::default()
        };
        Self {
            device: P::default(),
            target,
            level,
            limits,
            object: None,
            modules: HashMap::new(),
            instructions: 0,
            lanes: 0,
            seconds: 0.0,
        }
    }

    fn module(&self, kernel: KernelRef<'_>) -> Result<(P::Module, String), ExecError> {
        let module = self.modules.get(&kernel.executable.0).copied();
        let name = kernel.kernel.map(|name| name.trim_start_matches('&').to_owned());
        module
            .zip(name)
            .ok_or_else(|| ExecError::Rejected("no such kernel".into()))
    }
}

impl<P: Processor> Executor for ClangExecutor<P> {
    fn wave_size(&self) -> u32 {
        self.target.wave_size
    }

    fn allocate(&mut self, name: &str, bytes: u64, _alignment: u64) -> Result<DeviceAddress, ExecError> {
        let memory = self.device.memory();
        let buffer = memory.allocate(name, bytes).map_err(ExecError::Internal)?;
        Ok(DeviceAddress(memory.address(buffer)))
    }

    fn write(&mut self, address: DeviceAddress, bytes: &[u8]) -> Result<(), ExecError> {
        self.device
            .memory()
            .write(address.0, bytes)
            .map_err(|fault| ExecError::Internal(fault.to_string()))
    }

    fn read(&mut self, address: DeviceAddress, bytes: u64) -> Result<Vec<u8>, ExecError> {
        let mut out = vec![0; bytes as usize];
        self.device
            .memory()
            .read(address.0, &mut out)
            .map_err(|fault| ExecError::Internal(fault.to_string()))?;
        Ok(out)
    }

    fn load(&mut self, programs: &[Vec<ModuleSource>]) -> Result<Loaded, ExecError> {
        let [program] = programs else {
            return Err(ExecError::NotSupported("several programs".into()));
        };
        let [module] = program.as_slice() else {
            return Err(ExecError::NotSupported("several modules".into()));
        };
        let stem = module.path.file_stem().unwrap_or_default();
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let source = root.join("kernels/cl").join(stem).with_extension("cl");
        let code = match &self.object {
            Some(object) => object.clone(),
            None => compile(&source, self.level, self.target).map_err(ExecError::Rejected)?,
        };
        let id = self.device.load(&code).map_err(ExecError::Rejected)?;
        let number = self.modules.len() as u32;
        self.modules.insert(number, id);
        Ok(Loaded {
            id: LoadedId(number),
            address_bytes: 8,
            observes_wave_size: false,
        })
    }

    fn static_group_bytes(&mut self, kernel: KernelRef<'_>) -> Result<u32, ExecError> {
        let (module, name) = self.module(kernel)?;
        Ok(self.device.group_bytes(module, &name).unwrap_or(0))
    }

    fn dispatch(&mut self, launch: &Launch<'_>) -> Result<LaunchStats, ExecError> {
        let (module, name) = self.module(launch.kernel)?;
        let geometry = Geometry::new(launch.dimensions.into(), launch.grid, launch.work_group)
            .map_err(|error| ExecError::Rejected(error.to_string()))?;
        let kernarg = launch.kernarg.bytes();
        let start = std::time::Instant::now();
        let (instructions, lanes) = self
            .device
            .dispatch(
                (module, &name),
                &geometry,
                launch.dynamic_group_bytes,
                kernarg,
                self.limits,
            )
            .map_err(|error| ExecError::QueueError(error.to_string()))?;
        self.seconds += start.elapsed().as_secs_f64();
        self.instructions += instructions;
        self.lanes += lanes;
        Ok(LaunchStats { instructions })
    }
}

/// Kernels with `exp`, `sin` and `cos`: a device library has them, and its last bits are its own.
const NEED_A_LIBRARY: [&str; 2] = ["binomial", "fft_local"];

/// A kernel that clang 19 compiles wrongly for gfx900 without optimisation: a clause of memory instructions begins with a store from a
/// register that its eighth load overwrites, so that it could not be run again after a page fault. LLVM looks for this five instructions back.
const LONG_CLAUSE: &str = "sobel";

fn run_level<P: Processor>(target: Target, level: &'static str, order: WaveOrder) {
    if !tools_installed() {
        return;
    }
    let long_clause = target.options == GFX900.options && level == "-O0";
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels/O2");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("the corpus")
        .map(|entry| entry.expect("a folder entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "case"))
        .collect();
    files.sort();
    files.retain(|file| {
        let name = file.file_stem().and_then(|name| name.to_str());
        let odd = |name| NEED_A_LIBRARY.contains(&name) || name == LONG_CLAUSE && long_clause;
        !name.is_some_and(odd)
    });
    assert_eq!(files.len(), if long_clause { 22 } else { 23 });
    let mut wrong = Vec::new();
    for file in files {
        let case = Case::read(&file).unwrap_or_else(|error| panic!("{error}"));
        let mut executor = ClangExecutor::<P>::new(target, level, order);
        let report = run_case(&case, &mut executor, RunOptions::default());
        let (instructions, lanes) = (executor.instructions, executor.lanes);
        let rate = lanes as f64 / executor.seconds / 1e6;
        println!(
            "{level} {}: {instructions} instructions, {lanes} lane operations, {rate:.0} million per second",
            case.name
        );
        match report.verdict {
            Verdict::Pass => {}
            Verdict::Fail(failure) => wrong.push(format!("{}: {failure}", case.name)),
            Verdict::Skip(reason) => wrong.push(format!("{}: skipped: {reason}", case.name)),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

type Gcn = wavelift_gcn_sim::Device;
type Rdna4 = wavelift_rdna4_sim::Device;

#[test]
fn kernels_compiled_without_optimisation() {
    run_level::<Gcn>(GFX900, "-O0", WaveOrder::Forward);
}

#[test]
fn kernels_compiled_with_optimisation() {
    run_level::<Gcn>(GFX900, "-O2", WaveOrder::Forward);
}

#[test]
fn order_of_waves_does_not_matter() {
    run_level::<Gcn>(GFX900, "-O2", WaveOrder::Shuffled(42));
}

#[test]
fn gfx1201_kernels_of_32_lanes() {
    run_level::<Rdna4>(GFX1201_WAVE32, "-O0", WaveOrder::Forward);
    run_level::<Rdna4>(GFX1201_WAVE32, "-O2", WaveOrder::Forward);
    run_level::<Rdna4>(GFX1201_WAVE32, "-O2", WaveOrder::Shuffled(42));
}

#[test]
fn gfx1201_kernels_of_64_lanes() {
    run_level::<Rdna4>(GFX1201_WAVE64, "-O0", WaveOrder::Forward);
    run_level::<Rdna4>(GFX1201_WAVE64, "-O2", WaveOrder::Forward);
    run_level::<Rdna4>(GFX1201_WAVE64, "-O2", WaveOrder::Shuffled(42));
}

#[test]
fn gfx90a_kernels() {
    run_level::<Gcn>(GFX90A, "-O2", WaveOrder::Forward);
}

#[test]
fn gfx942_kernels() {
    run_level::<Gcn>(GFX942, "-O2", WaveOrder::Forward);
}

#[test]
fn gfx1030_kernels() {
    run_level::<Rdna4>(GFX1030_WAVE32, "-O2", WaveOrder::Forward);
    run_level::<Rdna4>(GFX1030_WAVE64, "-O2", WaveOrder::Forward);
}

#[test]
fn gfx1100_kernels() {
    run_level::<Rdna4>(GFX1100_WAVE32, "-O2", WaveOrder::Forward);
    run_level::<Rdna4>(GFX1100_WAVE64, "-O2", WaveOrder::Forward);
}

#[test]
#[ignore = "takes longer; ordinary runs have the optimised kernels"]
fn kernels_of_older_generations_at_all_levels() {
    for target in [GFX1030_WAVE32, GFX1030_WAVE64, GFX1100_WAVE32, GFX1100_WAVE64] {
        run_level::<Rdna4>(target, "-O0", WaveOrder::Forward);
        run_level::<Rdna4>(target, "-O2", WaveOrder::Shuffled(42));
    }
}

/// The waits in the code of a linked code object: where each is in the file, and its word with one counter waited for by one less.
fn weakened_waits(object: &[u8]) -> Vec<(usize, u32, String)> {
    use object::{Object, ObjectSection};
    use wavelift_rdna4::isa::{Op as Opcode, Operand, WaveSize, decode};
    let file = object::File::parse(object).expect("clang's code object");
    let text = file.section_by_name(".text").expect("code");
    let (start, size) = text.file_range().expect("code in the file");
    let words: Vec<u32> = object[start as usize..][..size as usize]
        .chunks_exact(4)
        .map(|bytes| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
        .collect();
    let mut found = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let Ok((inst, length)) = decode(&words[at..], 0, WaveSize::Wave32) else {
            at += 1;
            continue;
        };
        // Lowest bit of each count.
        let counts: &[u32] = match inst.op {
            Opcode::SWaitLoadcnt | Opcode::SWaitDscnt | Opcode::SWaitKmcnt => &[0],
            Opcode::SWaitLoadcntDscnt => &[0, 8],
            _ => &[],
        };
        if let Some(&Operand::Imm(imm)) = inst.operands.first() {
            for &low in counts.iter().filter(|&&low| imm >> low & 63 < 63) {
                found.push((start as usize + at * 4, words[at] + (1 << low), inst.to_string()));
            }
        }
        at += length;
    }
    found
}

/// The simulator must notice waits that are too weak. Some of clang's are stronger than needed, and some belong to paths that no
/// lane takes: a trap in place of such a wait does not stop the case.
#[test]
fn weakened_waits_of_gfx1201_are_noticed() {
    if !tools_installed() {
        return;
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut noticed, mut not_taken, mut survivors) = (0, 0, Vec::new());
    let trap = wavelift_rdna4::isa::assemble("s_trap 2", wavelift_rdna4::isa::WaveSize::Wave32)
        .expect("an instruction")[0];
    for name in [
        "vecadd",
        "saxpy4",
        "reduce",
        "scan_hillis",
        "transpose",
        "histogram",
        "stencil2d",
        "spmv_csr",
    ] {
        let case = root.join("kernels/O2").join(name).with_extension("case");
        let case = Case::read(&case).unwrap_or_else(|error| panic!("{error}"));
        let source = root.join("kernels/cl").join(name).with_extension("cl");
        let object = compile(&source, "-O2", GFX1201_WAVE32).expect("clang compiles the corpus");
        for (place, word, text) in weakened_waits(&object) {
            // The wave that reads too early must come before the one that has not waited, so the order decides what is seen.
            let passes = |word: u32| {
                [WaveOrder::Forward, WaveOrder::Reverse].into_iter().all(|order| {
                    let mut mutant = object.clone();
                    mutant[place..place + 4].copy_from_slice(&word.to_le_bytes());
                    let mut executor = ClangExecutor::<Rdna4>::new(GFX1201_WAVE32, "-O2", order);
                    executor.object = Some(mutant);
                    matches!(
                        run_case(&case, &mut executor, RunOptions::default()).verdict,
                        Verdict::Pass
                    )
                })
            };
            if !passes(word) {
                noticed += 1;
            } else if passes(trap) {
                not_taken += 1;
            } else {
                survivors.push(format!("{name}: {text} at {place:#x} in the file"));
            }
        }
    }
    println!(
        "{noticed} noticed, {not_taken} on paths that are not taken, {} not noticed:\n{}",
        survivors.len(),
        survivors.join("\n")
    );
    assert!(noticed >= 40 && survivors.len() <= 1, "{}", survivors.join("\n"));
}
