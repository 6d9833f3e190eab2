//! Rows of the tables of hazards and of orders of memory, left out one at a time: the code that comes of it makes the simulator stop, or gives
//! wrong results. Rows that no kernel of the corpus needs are named here with the reason.

use std::path::Path;
use std::sync::Arc;
use wavelift::case::{Case, RunOptions, Verdict, run_case};
use wavelift::exec::TargetExecutor;
use wavelift::targets;
use wavelift_amdgpu::backend::Amd;
use wavelift_amdgpu::subtarget::Subtarget;
use wavelift_codegen::target::{Compiler, Options, Target};
use wavelift_simulator::dispatch::WaveOrder;
use wavelift_simulator::{Limits, MachineOptions};

/// Kernels in the order in which they are tried: those that need most rows first.
const KERNELS: &[&str] = &[
    "reduce",
    "bitonic_local",
    "histogram",
    "nbody",
    "int64_mix",
    "spmv_csr",
    "scan_hillis",
    "matmul_tiled",
    "mandelbrot",
    "transpose",
    "lbm",
    "jacobi_svd",
];

/// Rows that no kernel above needs, and why.
const IDLE: &[(&str, &str)] = &[
    ("setreg", "no kernel changes the float mode twice in a row"),
    (
        "wide-store",
        "no kernel overwrites data of a wide store right behind it",
    ),
    (
        "div-fmas",
        "what makes the condition is more than four instructions before",
    ),
    ("load-device", "no kernel loads atomically across work-groups"),
    ("release-device", "no kernel orders memory across work-groups"),
    ("acquire-device", "no kernel orders memory across work-groups"),
    ("release-system", "no kernel orders memory across agents"),
    ("acquire-system", "no kernel orders memory across agents"),
    (
        "access-group",
        "hardware keeps order without it in these kernels, as does the simulator",
    ),
    ("access-device", "the simulator has atomics in one place"),
    ("access-system", "the simulator has atomics in one place"),
];

/// Whether a kernel runs as it should with a row left out.
fn passes(sub: &'static Subtarget, wave: u32, kernel: &str, order: WaveOrder) -> bool {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("kernels/O2")
        .join(kernel)
        .with_extension("case");
    let case = Case::read(&file).unwrap_or_else(|error| panic!("{error}"));
    let processor = sub.processors.last().expect("a processor");
    let target: Arc<dyn Target> = Arc::new(Compiler::new(Amd::new(sub, processor)));
    let limits = Limits {
        order,
        ..Limits::default()
    };
    let setup = MachineOptions { wave, limits };
    let machine = targets().device(processor.name, &setup).expect("a machine");
    let mut executor = TargetExecutor::with_machine(target, Options::for_wave(wave), machine);
    run_case(&case, &mut executor, RunOptions::default()).verdict == Verdict::Pass
}

/// The first kernel that does not run without a row.
fn needed_by(sub: &Subtarget, wave: u32, row: &'static str) -> Option<&'static str> {
    let without = Box::leak(Box::new(Subtarget {
        without: Some(row),
        ..sub.clone()
    }));
    let orders = [WaveOrder::Forward, WaveOrder::Reverse];
    let fails = |kernel: &&&str| orders.iter().any(|&order| !passes(without, wave, kernel, order));
    KERNELS.iter().find(fails).copied()
}

fn check(sub: &Subtarget, waves: &[u32]) {
    let hazards = sub.isa.hazards().iter().map(|row| row.name);
    let rows = hazards.chain(sub.isa.memory().iter().map(|row| row.name));
    let mut wrong = Vec::new();
    for row in rows {
        let found = waves.iter().find_map(|&wave| needed_by(sub, wave, row));
        let idle = IDLE.iter().find(|(name, _)| *name == row);
        println!("{} {row}: {found:?} {idle:?}", sub.name());
        if found.is_some() == idle.is_some() {
            wrong.push(format!("{}: {row} is needed by {found:?}", sub.name()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_row_of_gfx8_is_needed() {
    check(&wavelift_gcn::subtarget::GFX8, &[64]);
}

#[test]
fn every_row_of_gfx9_is_needed() {
    check(&wavelift_gcn::subtarget::SUBTARGET, &[64]);
}

#[test]
fn every_row_of_gfx12_is_needed() {
    check(&wavelift_rdna4::subtarget::SUBTARGET, &[32, 64]);
}
