//! What the comparisons of the simulators' arithmetic with the host's share: inputs, the native program, and the comparison.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

pub const ITEMS: usize = 256;

pub fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../gcn/sim/tests/data")
        .join(name)
}

/// A file that no other test has.
pub fn temporary(name: &str) -> PathBuf {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}-{number}", std::process::id()))
}

pub fn succeed(command: &mut Command) {
    let output = command.output().unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
}

/// Three arrays: boundary patterns of every width mixed with pseudo-random words, denormals and numbers of similar magnitude.
pub fn inputs(seed: u64) -> Vec<u64> {
    let mut state = seed;
    let mut next = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let special32 = [
        0u32,
        0x8000_0000,
        1,
        0x007f_ffff,
        0x0080_0000,
        0x3f80_0000,
        0xbf80_0000,
        0x7f7f_ffff,
        0x7f80_0000,
        0xff80_0000,
        0x7fc0_0000,
        0xffff_ffff,
        0x7fff_ffff,
        0x4b00_0000,
        0x4f00_0000,
        0x3f00_0000,
        0x3fc0_0000,
        0x0000_8000,
        0x0000_7fff,
    ];
    let special64 = [
        0u64,
        1 << 63,
        1,
        (1 << 52) - 1,
        1 << 52,
        0x3ff0_0000_0000_0000,
        0x7fef_ffff_ffff_ffff,
        0x7ff0_0000_0000_0000,
        0xfff0_0000_0000_0000,
        0x7ff8_0000_0000_0000,
        u64::MAX,
        i64::MAX as u64,
    ];
    let quiet = |word: u64| {
        // Signalling NaNs are left out: C says nothing about them.
        let word = if word as u32 & 0x7f80_0000 == 0x7f80_0000 && word as u32 & 0x007f_ffff != 0 {
            word | 0x0040_0000
        } else {
            word
        };
        let word = if word as u16 & 0x7c00 == 0x7c00 && word as u16 & 0x03ff != 0 {
            word | 0x0200
        } else {
            word
        };
        if word >> 52 & 0x7ff == 0x7ff && word << 12 != 0 {
            word | 1 << 51
        } else {
            word
        }
    };
    (0..3 * ITEMS)
        .map(|index| {
            let random = next();
            quiet(match (index + random as usize) % 8 {
                0 => u64::from(special32[(random >> 32) as usize % special32.len()]) | random << 32,
                1 => special64[(random >> 32) as usize % special64.len()],
                2 => {
                    u64::from((random as u32 & 0x83ff_ffff) | 0x3e00_0000)
                        | (random & 0x800f_ffff_0000_0000)
                        | 0x3fe0_0000_0000_0000
                }
                3 => random >> (random & 63),
                4 => ((random as i64) >> (random & 63)) as u64,
                5 => random & 0x807f_8000_ffff_8fff,
                _ => random,
            })
        })
        .collect()
}

pub fn names() -> Vec<String> {
    let text = std::fs::read_to_string(data("ops.inc")).unwrap();
    let lines = text
        .lines()
        .filter_map(|line| line.strip_prefix("OP(").or_else(|| line.strip_prefix("MOP(")));
    lines
        .map(|line| line.split(',').next().unwrap_or_default().to_owned())
        .collect()
}

/// Seeds of the inputs.
pub const SEEDS: [u64; 2] = [0x1234_5678_9abc_def1, 0x0fed_cba9_8765_4321];

/// What the host computes from the inputs of each seed. It is the same for all levels of the processor's compiler, so it is computed once.
pub fn expected() -> &'static [Vec<u64>] {
    static EXPECTED: OnceLock<Vec<Vec<u64>>> = OnceLock::new();
    EXPECTED.get_or_init(|| {
        let program = temporary("ops-native");
        // Without -ffp-contract and with SSE arithmetic every operation is rounded once, as IEEE 754 says.
        succeed(
            Command::new("clang-19")
                .args([
                    "-O1",
                    "-ffp-contract=off",
                    "-fno-builtin",
                    "-fno-strict-aliasing",
                    "-w",
                    "-o",
                ])
                .arg(&program)
                .arg(data("ops_native.c"))
                .arg("-lm"),
        );
        let results = SEEDS.map(|seed| native(&program, &inputs(seed)));
        let _ = std::fs::remove_file(&program);
        results.into()
    })
}

fn native(program: &Path, words: &[u64]) -> Vec<u64> {
    let mut child = Command::new(program)
        .arg(ITEMS.to_string())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    child.stdin.take().unwrap().write_all(&bytes).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    output
        .stdout
        .chunks_exact(8)
        .map(|bytes| u64::from_le_bytes(bytes.try_into().unwrap()))
        .collect()
}

/// Compiles the expressions for a processor and for the host and compares the results, on the vector and the scalar unit. `known` says of
/// the level, the expression, what the processor has and what the host has whether the difference is the compiler's.
#[macro_export]
macro_rules! compare_with_host {
    ($backend:ident, $level:expr, $arguments:expr, $known:expr $(, $option:ident: $value:expr)*) => {{
        let level: &str = $level;
            if !wavelift_peers::installed(&["clang-19", "ld.lld-19"]) {
                return;
            }
            let path = $crate::native::temporary(&format!("ops{level}"));
            $crate::native::succeed(
                std::process::Command::new("clang-19")
                    .args([
                        "-x",
                        "cl",
                        "-cl-std=CL2.0",
                        "-target",
                        "amdgcn-amd-amdhsa",
                        "-nogpulib",
                        level,
                    ])
                    .args($arguments)
                    .args([
                        "-w",
                        "-ffp-contract=off",
                        "-cl-fp32-correctly-rounded-divide-sqrt",
                    ])
                    .arg($crate::native::data("ops.cl"))
                    .arg("-o")
                    .arg(&path),
            );
            let mut device = $backend::Device::new();
            let module = device.load(&std::fs::read(&path).unwrap()).unwrap();
            let _ = std::fs::remove_file(&path);
            let mut wrong = Vec::new();
            // All inputs with the code that most is done to, half of them with the others, which take longest.
            let seeds = if level == "-O2" { $crate::native::SEEDS.len() } else { 1 };
            for (seed, expected) in $crate::native::SEEDS.iter().zip($crate::native::expected()).take(seeds) {
                let words = $crate::native::inputs(*seed);
                let mut kernarg = Vec::new();
                for part in words.chunks($crate::native::ITEMS) {
                    let buffer = device.allocate("input", 8 * $crate::native::ITEMS as u64).unwrap();
                    for (bytes, word) in device.bytes_mut(buffer).chunks_exact_mut(8).zip(part) {
                        bytes.copy_from_slice(&word.to_le_bytes());
                    }
                    kernarg.extend(device.address(buffer).to_le_bytes());
                }
                let out = device.allocate("output", 8 * $crate::native::ITEMS as u64).unwrap();
                kernarg.extend(device.address(out).to_le_bytes());
                let names = $crate::native::names();
                assert_eq!(expected.len(), names.len() * $crate::native::ITEMS);
                let both = names
                    .iter()
                    .flat_map(|name| ["op", "sop"].map(|prefix| (name, format!("{prefix}_{name}"))));
                for ((name, kernel), expected) in both.zip(expected.chunks($crate::native::ITEMS).flat_map(|chunk| [chunk, chunk])) {
                    // Operations on memory have no scalar form.
                    if device.kernel(module, &kernel).is_none() && kernel.starts_with("sop_") {
                        continue;
                    }
                    let grid = [$crate::native::ITEMS as u32, 1, 1];
                    let calls = ["called", "recursive"].contains(&name.as_str());
                    // Clang does not say how much stack recursion takes.
                    let extra_private = if calls { 4096 } else { 0 };
                    let options = $backend::DispatchOptions {
                        extra_private,
                        $($option: $value,)*
                        ..Default::default()
                    };
                    if let Err(error) = device.dispatch(module, &kernel, grid, [64, 1, 1], 0, &kernarg, &options) {
                        wrong.push(format!("{level} {error}"));
                        continue;
                    }
                    let got = device
                        .bytes(out)
                        .chunks_exact(8)
                        .map(|bytes| u64::from_le_bytes(bytes.try_into().unwrap()));
                    let differing: Vec<_> = got
                        .zip(expected)
                        .enumerate()
                        .filter(|(_, (got, expected))| got != *expected)
                        .filter(|(_, (got, expected))| !$known(level, name.as_str(), *got, **expected))
                        .collect();
                    if let Some((item, (got, expected))) = differing.first() {
                        let [a, b, c] = [0, 1, 2].map(|part| words[part * $crate::native::ITEMS + item]);
                        wrong.push(format!(
                            "{level} {kernel}({a:#x}, {b:#x}, {c:#x}) = {got:#x}, not {expected:#x}; {} of {} differ",
                            differing.len(),
                            $crate::native::ITEMS
                        ));
                    }
                }
            }
            assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }};
}
