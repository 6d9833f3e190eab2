//! A kernel's source with its launch; what clang and the translator make of it.

use crate::{Error, translate};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What stands for the device library where clang compiles for AMD, beside what these kernels need besides: a file of the sources around this crate.
const LIBRARY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/support/opencl_gcn.h");
const MORE: &str = include_str!("../opencl_more.h");

/// A machine of both compilers.
#[derive(Clone, Copy, Debug)]
pub struct Machine {
    /// Its name.
    pub name: &'static str,
    /// Lanes of a wave.
    pub wave: u32,
    /// What clang is told.
    options: &'static [&'static str],
}

/// The machines that code is compared on.
pub const MACHINES: [Machine; 2] = [
    Machine {
        name: "gfx900",
        wave: 64,
        options: &["-mcpu=gfx900"],
    },
    Machine {
        name: "gfx1201",
        wave: 32,
        options: &["-mcpu=gfx1201", "-mno-wavefrontsize64"],
    },
];

/// How a kernel is launched, as its source says in two comments: `// grid 256 group 64` and `// args ARG...`.
///
/// Arguments are those of `wavelift run`, and `random:BYTES`, `below:LIMIT:COUNT` (words), `floats:COUNT`, `doubles:COUNT` (from 0 to 1):
/// buffers of numbers that are always the same.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Launch {
    /// Work-items, as `--grid` takes them.
    pub grid: String,
    /// Work-items of a group, as `--group` takes them.
    pub group: String,
    /// The words of the arguments.
    pub arguments: Vec<String>,
}

/// A kernel's source.
#[derive(Clone, Debug)]
pub struct Kernel {
    /// The name of the file without its extension.
    pub name: String,
    /// The file.
    pub path: PathBuf,
    /// How it is launched.
    pub launch: Launch,
}

impl Kernel {
    /// Reads a source.
    ///
    /// # Errors
    /// If it cannot be read or says no launch.
    pub fn read(path: &Path) -> Result<Kernel, Error> {
        let text = fs::read_to_string(path).map_err(|error| failed(path, &error))?;
        let launch = launch(&text).ok_or_else(|| {
            let path = path.display();
            Error::new(
                0,
                format!("{path}: a launch is missing: `// grid N group N` and `// args ARG...`"),
            )
        })?;
        let name = path
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        Ok(Kernel {
            name,
            path: path.to_owned(),
            launch,
        })
    }

    /// Its HSAIL text. Files in between are written to a folder.
    ///
    /// # Errors
    /// What clang says, or what is not translated.
    pub fn hsail(&self, folder: &Path) -> Result<String, Error> {
        let first = folder.join(format!("{}.first.ll", self.name));
        let second = folder.join(format!("{}.ll", self.name));
        // For machines whose lanes diverge LLVM threads no jumps: a test that is copied into both sides of a branch keeps the lanes apart.
        let options = "-x cl -cl-std=CL1.2 -target spir64 -O2 -ffp-contract=off -fno-unroll-loops -fno-vectorize \
                       -fno-slp-vectorize -mllvm -inline-threshold=100000 -mllvm -jump-threading-threshold=0 \
                       -Xclang -finclude-default-header -S -emit-llvm";
        let mut clang = Command::new("clang-19");
        run(clang
            .args(options.split_whitespace())
            .arg(&self.path)
            .arg("-o")
            .arg(&first))?;
        let mut opt = Command::new("opt-19");
        let passes = "-passes=function(scalarizer,instcombine<no-verify-fixpoint>,simplifycfg)";
        run(opt.args([passes, "-S"]).arg(&first).arg("-o").arg(&second))?;
        let text = fs::read_to_string(&second).map_err(|error| failed(&second, &error))?;
        translate(&text)
    }

    /// The code object that clang makes of it, in a file of a folder.
    ///
    /// # Errors
    /// What clang says.
    pub fn clangs(&self, machine: &Machine, folder: &Path) -> Result<PathBuf, Error> {
        let text = fs::read_to_string(&self.path).map_err(|error| failed(&self.path, &error))?;
        let input = folder.join(format!("{}.{}.cl", self.name, machine.name));
        let output = folder.join(format!("{}.{}.co", self.name, machine.name));
        let library = Path::new(LIBRARY);
        let library = fs::read_to_string(library).map_err(|error| failed(library, &error))?;
        fs::write(&input, format!("{library}{MORE}\n{text}")).map_err(|error| failed(&input, &error))?;
        let options = "-x cl -cl-std=CL1.2 -target amdgcn-amd-amdhsa -nogpulib -ffp-contract=off \
                       -cl-fp32-correctly-rounded-divide-sqrt -cl-denorms-are-zero -O2";
        let mut clang = Command::new("clang-19");
        let clang = clang.args(options.split_whitespace()).args(machine.options);
        run(clang.arg(&input).arg("-o").arg(&output))?;
        Ok(output)
    }

    /// The arguments as `wavelift run` takes them; buffers of numbers are files of a folder.
    ///
    /// # Errors
    /// If an argument's numbers are wrong, or a file cannot be written.
    pub fn arguments(&self, folder: &Path) -> Result<Vec<String>, Error> {
        let mut found = Vec::new();
        for (index, word) in self.launch.arguments.iter().enumerate() {
            let Some((bytes, options)) = numbers(word, index as u64 + 1)? else {
                found.push(word.clone());
                continue;
            };
            let path = folder.join(format!("{}.{index}.bin", self.name));
            fs::write(&path, bytes).map_err(|error| failed(&path, &error))?;
            found.push(format!("file:{}{options}", path.display()));
        }
        Ok(found)
    }
}

fn failed(path: &Path, error: &std::io::Error) -> Error {
    Error::new(0, format!("{}: {error}", path.display()))
}

/// Runs a tool; what it says if it fails is the error.
fn run(command: &mut Command) -> Result<(), Error> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command
        .output()
        .map_err(|error| Error::new(0, format!("{name}: {error}")))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    Err(Error::new(0, format!("{name}: {said}")))
}

fn launch(text: &str) -> Option<Launch> {
    let mut launch = Launch::default();
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["//", "grid", grid, "group", group] => {
                launch.grid = (*grid).to_owned();
                launch.group = (*group).to_owned();
            }
            ["//", "args", arguments @ ..] => {
                launch
                    .arguments
                    .extend(arguments.iter().map(|&word| word.to_owned()));
            }
            _ => {}
        }
    }
    let known = !launch.grid.is_empty() && !launch.arguments.is_empty();
    known.then_some(launch)
}

/// The bytes of a buffer of numbers and the options after it; none for other arguments.
fn numbers(word: &str, seed: u64) -> Result<Option<(Vec<u8>, String)>, Error> {
    let parts: Vec<&str> = word.split(':').collect();
    let wanted = match parts[0] {
        "random" | "floats" | "doubles" => 1,
        "below" => 2,
        _ => return Ok(None),
    };
    let mut values = Vec::new();
    for index in 1..=wanted {
        let value = parts.get(index).and_then(|part| part.parse::<u64>().ok());
        values.push(value.ok_or_else(|| Error::new(0, format!("`{word}` wants {wanted} numbers")))?);
    }
    let options: String = parts[wanted + 1..]
        .iter()
        .map(|part| format!(":{part}"))
        .collect();
    let mut state = seed;
    let mut next = move || {
        // The generator of Knuth's MMIX.
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as u32
    };
    let count = values[wanted - 1];
    let mut bytes = Vec::new();
    for _ in 0..count {
        match parts[0] {
            "random" => bytes.push(next() as u8),
            "below" => bytes.extend(((u64::from(next()) % values[0].max(1)) as u32).to_le_bytes()),
            "floats" => bytes.extend(((next() >> 7) as f32 / 16_777_216.0).to_le_bytes()),
            _ => bytes.extend((f64::from(next()) / 2_147_483_648.0).to_le_bytes()),
        }
    }
    Ok(Some((bytes, options)))
}
