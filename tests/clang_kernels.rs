//! The kernel corpus compiled by clang for gfx900 on the simulator: code that another compiler made must give the expected results
//! with every check for undefined values, wait counters and hazards on.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use wavelift::case::{
    Case, DeviceAddress, ExecError, Executor, KernelRef, Launch, LaunchStats, Loaded, LoadedId, ModuleSource,
    RunOptions, Verdict, run_case,
};
use wavelift_gcn::sim::{Device, DispatchOptions, DispatchStats, ModuleId};
use wavelift_simulator::{Geometry, Limits, WaveOrder};

/// Compiles the OpenCL source of a case's module instead of reading the module.
struct ClangExecutor {
    device: Device,
    level: &'static str,
    options: DispatchOptions,
    modules: HashMap<u32, ModuleId>,
    total: DispatchStats,
    seconds: f64,
}

impl ClangExecutor {
    fn new(level: &'static str, order: WaveOrder) -> Self {
        let limits = Limits {
            order,
            ..Limits::default()
        };
        let options = DispatchOptions {
            limits,
            ..DispatchOptions::default()
        };
        Self {
            device: Device::new(),
            level,
            options,
            modules: HashMap::new(),
            total: DispatchStats::default(),
            seconds: 0.0,
        }
    }

    fn module(&self, kernel: KernelRef<'_>) -> Result<(ModuleId, String), ExecError> {
        let module = self.modules.get(&kernel.executable.0).copied();
        let name = kernel.kernel.map(|name| name.trim_start_matches('&').to_owned());
        module
            .zip(name)
            .ok_or_else(|| ExecError::Rejected("no such kernel".into()))
    }
}

fn compile(source: &Path, level: &str) -> Result<Vec<u8>, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let stem = source
        .file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    // C leaves the conversion of negative floats to unsigned integers undefined; the expected results wrap.
    let text = std::fs::read_to_string(source).map_err(|error| error.to_string())?;
    let text = text.replace("(ulong)(float)x", "(ulong)(long)(float)x");
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let name = format!("{stem}{level}-{}-{number}", std::process::id());
    let (input, out): (PathBuf, PathBuf) = (
        folder.join(format!("{name}.cl")),
        folder.join(format!("{name}.co")),
    );
    std::fs::write(&input, text).map_err(|error| error.to_string())?;
    let result = Command::new("clang-19")
        .args([
            "-x",
            "cl",
            "-cl-std=CL1.2",
            "-target",
            "amdgcn-amd-amdhsa",
            "-mcpu=gfx900",
            "-nogpulib",
        ])
        .args([
            "-ffp-contract=off",
            "-cl-fp32-correctly-rounded-divide-sqrt",
            "-include",
        ])
        .arg(root.join("tests/support/opencl_gcn.h"))
        .arg(level)
        .arg(&input)
        .arg("-o")
        .arg(&out)
        .output()
        .map_err(|error| error.to_string())?;
    let _ = std::fs::remove_file(&input);
    if !result.status.success() {
        return Err(String::from_utf8_lossy(&result.stderr).into_owned());
    }
    let bytes = std::fs::read(&out).map_err(|error| error.to_string());
    let _ = std::fs::remove_file(&out);
    bytes
}

impl Executor for ClangExecutor {
    fn wave_size(&self) -> u32 {
        64
    }

    fn allocate(&mut self, name: &str, bytes: u64, _alignment: u64) -> Result<DeviceAddress, ExecError> {
        let buffer = self
            .device
            .allocate(name, bytes)
            .map_err(|error| ExecError::Internal(error.to_string()))?;
        Ok(DeviceAddress(self.device.address(buffer)))
    }

    fn write(&mut self, address: DeviceAddress, bytes: &[u8]) -> Result<(), ExecError> {
        self.device
            .memory_mut()
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
        let code = compile(&source, self.level).map_err(ExecError::Rejected)?;
        let id = self
            .device
            .load(&code)
            .map_err(|error| ExecError::Rejected(error.to_string()))?;
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
        let kernel = self.device.kernel(module, &name);
        Ok(kernel.map_or(0, |kernel| kernel.descriptor.group_segment_fixed_size))
    }

    fn dispatch(&mut self, launch: &Launch<'_>) -> Result<LaunchStats, ExecError> {
        let (module, name) = self.module(launch.kernel)?;
        let geometry = Geometry::new(launch.dimensions.into(), launch.grid, launch.work_group)
            .map_err(|error| ExecError::Rejected(error.to_string()))?;
        let kernarg = launch.kernarg.bytes();
        let start = std::time::Instant::now();
        let stats = self
            .device
            .dispatch_geometry(
                module,
                &name,
                &geometry,
                launch.dynamic_group_bytes,
                kernarg,
                &self.options,
            )
            .map_err(|error| ExecError::QueueError(error.to_string()))?;
        self.seconds += start.elapsed().as_secs_f64();
        self.total.instructions += stats.instructions;
        self.total.valu_lanes += stats.valu_lanes;
        self.total.vmem_lanes += stats.vmem_lanes;
        self.total.lds_lanes += stats.lds_lanes;
        Ok(LaunchStats {
            instructions: stats.instructions,
        })
    }
}

fn tools_installed() -> bool {
    ["clang-19", "ld.lld-19"].iter().all(|name| {
        let found = Command::new(name)
            .arg("--version")
            .output()
            .is_ok_and(|output| output.status.success());
        if !found {
            println!("skipped: {name} is not installed");
        }
        found
    })
}

fn run_level(level: &'static str, order: WaveOrder) {
    if !tools_installed() {
        return;
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels/O2");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("the corpus")
        .map(|entry| entry.expect("a folder entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "case"))
        .collect();
    files.sort();
    assert_eq!(files.len(), 17);
    let mut wrong = Vec::new();
    for file in files {
        let case = Case::read(&file).unwrap_or_else(|error| panic!("{error}"));
        let mut executor = ClangExecutor::new(level, order);
        let report = run_case(&case, &mut executor, RunOptions::default());
        let total = executor.total;
        let lanes = total.valu_lanes + total.vmem_lanes + total.lds_lanes;
        let rate = lanes as f64 / executor.seconds / 1e6;
        println!(
            "{level} {}: {} instructions, {lanes} lane operations, {rate:.0} million per second",
            case.name, total.instructions
        );
        match report.verdict {
            Verdict::Pass => {}
            Verdict::Fail(failure) => wrong.push(format!("{}: {failure}", case.name)),
            Verdict::Skip(reason) => wrong.push(format!("{}: skipped: {reason}", case.name)),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn kernels_compiled_without_optimisation() {
    run_level("-O0", WaveOrder::Forward);
}

#[test]
fn kernels_compiled_with_optimisation() {
    run_level("-O2", WaveOrder::Forward);
}

#[test]
fn order_of_waves_does_not_matter() {
    run_level("-O2", WaveOrder::Shuffled(42));
}
