//! Measures how many channels a second the simulator executes: the compiled product of matrices of the kernel corpus, all checks on.
//!
//! `cargo bench -p wavelift-gen7-sim --bench speed`

use std::error::Error;
use std::path::Path;
use std::time::Instant;
use wavelift_codegen::target::Options;
use wavelift_frontend_hsail::parse_text;
use wavelift_gen7::backend::compiler;
use wavelift_gen7::elf::SimdWidth;
use wavelift_gen7_sim::{Device, DispatchOptions};
use wavelift_hsail::source::Source;
use wavelift_hsail::translate;

/// Rows, columns, and terms of a sum.
const SIZE: u32 = 96;
const RUNS: usize = 5;

fn measure(text: &str, simd: SimdWidth) -> Result<(), Box<dyn Error>> {
    let parsed = parse_text("matmul_naive", text).map_err(|found| format!("{found:?}"))?;
    let source = Source::text("matmul_naive".to_owned(), text);
    let part = translate::Part {
        module: &parsed,
        source: Some(&source),
    };
    let program = translate::translate_program(&[part], &translate::Options::new(simd.channels()))
        .map_err(|found| format!("{found:?}"))?;
    let compiled = compiler().program(&program.ir, &Options::for_wave(simd.channels()))?;
    let kernel = compiled.kernels.first().ok_or("no kernel")?;
    let mut device = Device::new();
    let module = device.load(&compiled.object)?;
    let mut arguments = Vec::new();
    for name in ["A", "B", "C"] {
        let buffer = device.allocate(name, u64::from(SIZE * SIZE * 4))?;
        for (index, bytes) in device.bytes_mut(buffer).chunks_exact_mut(4).enumerate() {
            bytes.copy_from_slice(&(index as f32 / 64.0).to_le_bytes());
        }
        arguments.extend(device.address(buffer).to_le_bytes());
    }
    for _ in 0..3 {
        arguments.extend(SIZE.to_le_bytes());
    }
    let (mut best, mut channels, mut instructions) = (f64::MAX, 0, 0);
    for _ in 0..RUNS {
        let start = Instant::now();
        let stats = device.dispatch(
            module,
            &kernel.name,
            [SIZE, SIZE, 1],
            [16, 8, 1],
            0,
            &arguments,
            &DispatchOptions::default(),
        )?;
        best = best.min(start.elapsed().as_secs_f64());
        channels = stats.alu_channels + stats.message_channels;
        instructions = stats.instructions;
    }
    println!(
        "{simd:?}: {:.1} million lane operations a second ({instructions} instructions of threads in {best:.3} s, the best of {RUNS} runs)",
        channels as f64 / best / 1e6
    );
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../kernels/O2/matmul_naive.hsail");
    let text = std::fs::read_to_string(path)?;
    measure(&text, SimdWidth::Simd16)?;
    measure(&text, SimdWidth::Simd8)
}
