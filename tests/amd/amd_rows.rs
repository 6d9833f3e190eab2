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
const KERNELS: &[&str] = &["reduce", "nbody", "bitonic_local"];

/// Rows that no kernel of the corpus needs, as trying all showed, and what notices that they are missing. `LLVM` is the comparison of
/// `backends/amdgpu/tests/memory_model.rs`.
const IDLE: &[(&str, &str)] = &[
    ("memory-scalar", "filetests/hazards/gfx900_scalar_address.mir"),
    ("div-fmas", "filetests/hazards/gfx900_div_fmas.mir"),
    ("setreg", "filetests/hazards/gfx900/setreg.mir"),
    ("lane-select", "filetests/hazards/gfx900_lane_select.mir"),
    ("wide-store", "filetests/hazards/gfx900_wide_store.mir"),
    ("replay-store", "filetests/hazards/gfx900_wide_store.mir"),
    ("vcc-flag", "filetests/hazards/gfx700_vcc_flag.mir"),
    ("load-device", "LLVM"),
    (
        "release-group",
        "filetests/waits/gfx900_fences.wl; for gfx12 LLVM",
    ),
    (
        "release-device",
        "filetests/waits/gfx900_fences.wl; for gfx12 LLVM",
    ),
    ("release-system", "LLVM"),
    (
        "acquire-group",
        "filetests/waits/gfx900_fences.wl; for gfx12 LLVM",
    ),
    ("acquire-device", "LLVM"),
    ("acquire-system", "LLVM"),
    ("access-group", "LLVM"),
    ("access-device", "LLVM"),
    ("access-system", "LLVM"),
    ("load-group", "LLVM"),
    ("load-shared", "LLVM"),
    ("load-system", "LLVM"),
    ("store-group", "LLVM"),
    ("store-device", "LLVM"),
    ("store-system", "LLVM"),
    ("rmw-system", "LLVM"),
    ("lane-vector", "filetests/hazards/gfx942_forwarding.mir"),
    ("part-use", "filetests/hazards/gfx942_forwarding.mir"),
    ("release", "filetests/waits/gfx1100_fences.wl"),
    ("dot-result", "filetests/hazards/gfx90a_dots.mir"),
    ("moved-vector", "filetests/hazards/gfx900_moved_lanes.mir"),
    ("product-factor", "filetests/hazards/gfx1201_products.mir"),
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
    let setup = MachineOptions {
        wave,
        limits,
        target: processor.name,
    };
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

/// Rows of one generation whose like others need, and what notices that they are missing.
const IDLE_HERE: &[(&str, &str, &str)] =
    &[("gfx942", "trans-use", "filetests/hazards/gfx942_forwarding.mir")];

fn check(sub: &Subtarget, waves: &[u32]) {
    let hazards = sub.isa.hazards().iter().map(|row| row.name);
    let rows = hazards.chain(sub.isa.memory().iter().map(|row| row.name));
    let mut wrong = Vec::new();
    for row in rows {
        let here = |&(machine, name, _): &(&str, &str, &str)| machine == sub.name() && name == row;
        if IDLE.iter().any(|(name, _)| *name == row) || IDLE_HERE.iter().any(here) {
            continue;
        }
        let found = waves.iter().find_map(|&wave| needed_by(sub, wave, row));
        println!("{} {row}: {found:?}", sub.name());
        if found.is_none() {
            wrong.push(format!("{}: nothing needs {row}", sub.name()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_row_of_gfx7_is_needed() {
    check(&wavelift_gcn::subtarget::GFX7, &[64]);
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
fn every_row_of_cdna_is_needed() {
    check(&wavelift_gcn::subtarget::GFX90A, &[64]);
    check(&wavelift_gcn::subtarget::GFX942, &[64]);
}

#[test]
fn every_row_of_gfx10_is_needed() {
    check(&wavelift_rdna4::subtarget::GFX10, &[32]);
}

#[test]
fn every_row_of_gfx11_is_needed() {
    check(&wavelift_rdna4::subtarget::GFX11, &[32, 64]);
}

#[test]
fn every_row_of_gfx12_is_needed() {
    check(&wavelift_rdna4::subtarget::SUBTARGET, &[32]);
}
