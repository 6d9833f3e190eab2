//! How good the code is: the kernel corpus beside clang's code of the same kernels, and beside what Mesa's crocus makes of some of them.
//!
//! ```text
//! cargo bench --bench quality                          gfx900, gfx1201 with 32 lanes, ivb with 16
//! cargo bench --bench quality -- gfx900                one of them
//! cargo bench --bench quality -- --json quality.json   the numbers, too, for `wavelift compare`
//! ```
//! Both sides run the launch of the kernel's case on our simulators, with the checks that clang's code stands, and both must give its results. Clang gets the OpenCL
//! sources in `kernels/cl` with `-O2`, no contraction, correctly rounded quotients and roots, and subnormals as zero. Without clang only our own
//! numbers are printed. Kernels that need a device library ([`NEED_A_LIBRARY`]) have no number of clang.
//!
//! | column | what |
//! |---|---|
//! | executed | instructions of waves in the launch |
//! | cycles | modelled ([scheduling](../../docs/design/scheduling.md)): the sum over waves, each with a SIMD to itself |
//! | exposed | waits for memory directly after a load, executed |
//! | VGPRs, SGPRs, waves, spills | of the kernel's metadata: registers, the waves of a SIMD that they leave room for, registers that are spilled |
//! | bytes | code of the kernel |
//! | ms | processor time: ours from HSAIL text to the object, in this process; `llc -O2` from bitcode to an object, as a process, less that of an empty module |

#[allow(dead_code)] // The targets of the tests.
#[path = "../../tests/support/clang.rs"]
mod clang;
#[path = "../../tests/support/clang_run.rs"]
mod clang_run;
mod measure;
mod static_code;
mod table;

use clang::Target;
use measure::{Machine, Measured, clangs, ours};
use std::path::{Path, PathBuf};
use table::Row;
use wavelift_amdgpu::isa::WaveSize;

/// The allocator of the command line.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Kernels with `exp`, `sin` and `cos`: a device library has them, which may not be there.
const NEED_A_LIBRARY: [&str; 2] = ["binomial", "fft_local"];

const GFX900: Machine = Machine {
    name: "gfx900",
    wave: WaveSize::Wave64,
    clang: Target {
        options: &["-mcpu=gfx900", "-cl-denorms-are-zero"],
        wave_size: 64,
    },
    subtarget: &wavelift_gcn::subtarget::SUBTARGET,
};

const GFX1201: Machine = Machine {
    name: "gfx1201",
    wave: WaveSize::Wave32,
    clang: Target {
        options: &["-mcpu=gfx1201", "-mno-wavefrontsize64", "-cl-denorms-are-zero"],
        wave_size: 32,
    },
    subtarget: &wavelift_rdna4::subtarget::SUBTARGET,
};

fn main() {
    // Cargo says `--bench`.
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| word != "--bench")
        .collect();
    let json = words.iter().position(|word| word == "--json");
    let file = json.and_then(|at| words.get(at + 1)).map(PathBuf::from);
    let targets: Vec<&str> = words
        .iter()
        .enumerate()
        .filter(|(at, _)| json.is_none_or(|json| *at != json && *at != json + 1))
        .map(|(_, word)| word.as_str())
        .collect();
    let wanted = |name: &str| targets.is_empty() || targets.contains(&name);
    let peer = clang::tools_installed() && wavelift_peers::installed(&["llc-19"]);
    if !peer {
        println!("clang-19, ld.lld-19 or llc-19 is not installed: no numbers of clang");
    }
    let mut objects = Vec::new();
    let mut wrong = Vec::new();
    if wanted(GFX900.name) {
        let rows = rows::<wavelift_gcn_sim::Device>(&GFX900, peer, &mut wrong);
        table::print(GFX900.name, &rows);
        objects.extend(table::json(GFX900.name, &rows));
    }
    if wanted(GFX1201.name) {
        let rows = rows::<wavelift_rdna4_sim::Device>(&GFX1201, peer, &mut wrong);
        table::print(GFX1201.name, &rows);
        objects.extend(table::json(GFX1201.name, &rows));
    }
    if wanted("ivb") {
        objects.extend(static_code::compare());
    }
    if let Some(file) = file {
        let text = format!("{:#}\n", serde_json::Value::Array(objects));
        std::fs::write(&file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
    for what in &wrong {
        println!("wrong: {what}");
    }
    if !wrong.is_empty() {
        std::process::exit(1);
    }
}

/// The cases of the corpus.
fn cases() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels/O2");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("the corpus")
        .map(|entry| entry.expect("a folder entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "case"))
        .collect();
    files.sort();
    files
}

/// A row for each case; what gave wrong results goes to `wrong`.
fn rows<P: clang_run::Processor>(machine: &Machine, peer: bool, wrong: &mut Vec<String>) -> Vec<Row> {
    let mut rows = Vec::new();
    let empty = if peer { measure::empty_module(machine) } else { 0.0 };
    for case in cases() {
        let name = case
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let mut keep = |side: &str, measured: Result<Measured, String>| match measured {
            Ok(measured) => Some(measured),
            Err(what) => {
                wrong.push(format!("{} {name}, {side}: {what}", machine.name));
                None
            }
        };
        let Some(ours) = keep("ours", ours::<P>(machine, &case)) else {
            continue;
        };
        let clang = match peer && !NEED_A_LIBRARY.contains(&name.as_str()) {
            true => keep("clang's", clangs::<P>(machine, &case, empty)),
            false => None,
        };
        rows.push(Row { name, ours, clang });
    }
    rows
}
