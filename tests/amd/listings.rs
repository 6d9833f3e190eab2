//! Kernels compiled by clang for gfx900 and gfx1201 with both wave sizes, disassembled by llvm-objdump and by us: the listings must be equal, and
//! encoding what was decoded must give the same bytes.

use std::path::{Path, PathBuf};
use std::process::Command;

use object::{Object, ObjectSection, ObjectSymbol, SymbolKind};
use wavelift_amdgpu::isa::{Listing, Machine, Operand, WaveSize, decode, encode, parse, render};

fn kernels() -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels/cl");
    let mut files: Vec<PathBuf> = std::fs::read_dir(directory)
        .unwrap()
        .map(|e| e.unwrap().path())
        .filter(|p| p.extension().is_some())
        .collect();
    files.sort();
    assert!(files.len() >= 24);
    files
}

fn run(command: &mut Command) -> Vec<u8> {
    let output = command.output().unwrap();
    assert!(
        output.status.success(),
        "{command:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    output.stdout
}

/// A machine as clang and llvm-objdump know it: processor, what the one takes, and what the other takes.
type Known = (
    Machine,
    &'static str,
    &'static [&'static str],
    &'static [&'static str],
);

const MACHINES: [Known; 3] = [
    (Machine::GFX9, "gfx900", &[], &[]),
    (
        Machine::gfx12(WaveSize::Wave32),
        "gfx1201",
        &["-mno-wavefrontsize64"],
        &["--mattr=+wavefrontsize32,-wavefrontsize64"],
    ),
    (
        Machine::gfx12(WaveSize::Wave64),
        "gfx1201",
        &["-mwavefrontsize64"],
        &["--mattr=-wavefrontsize32,+wavefrontsize64"],
    ),
];

/// Compiles a kernel and compares the listings; returns the number of instructions.
fn compare(source: &Path, level: &str, (machine, processor, compile, list): Known) -> usize {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("objdump");
    std::fs::create_dir_all(&directory).unwrap();
    let stem = source.file_stem().unwrap().to_string_lossy();
    let file = directory.join(format!("{stem}{level}-{processor}-{}.o", machine.wave.lanes()));
    run(Command::new("clang-19")
        .args(["-target", "amdgcn-amd-amdhsa", &format!("-mcpu={processor}")])
        .args(compile)
        .args(["-x", "cl", "-cl-std=CL2.0", "-nogpulib"])
        .args(["-Xclang", "-finclude-default-header", "-c", level, "-o"])
        .arg(&file)
        .arg(source));
    let listing = run(Command::new("llvm-objdump-19")
        .args(["-d", &format!("--mcpu={processor}")])
        .args(list)
        .arg(&file));
    let listing = String::from_utf8(listing).unwrap();
    // The first lines name the file and the section.
    let expected = listing.split_once("section .text:\n\n").unwrap().1;
    let data = std::fs::read(&file).unwrap();
    let object = object::File::parse(&*data).unwrap();
    let text = object.section_by_name(".text").unwrap();
    let bytes = text.data().unwrap();
    let mut symbols: Vec<(u64, &str)> = object
        .symbols()
        .filter(|s| s.kind() == SymbolKind::Text && s.section_index() == Some(text.index()))
        .map(|s| (s.address(), s.name().unwrap()))
        .collect();
    symbols.sort();
    let listing = Listing {
        base: 0,
        symbols,
        labels: false,
    };
    let ours = render(machine, &listing, bytes);
    for (ours, theirs) in ours.lines().zip(expected.lines()) {
        assert_eq!(ours, theirs, "{}", file.display());
    }
    assert_eq!(
        ours.lines().count(),
        expected.lines().count(),
        "{}",
        file.display()
    );

    let words: Vec<u32> = bytes
        .chunks_exact(4)
        .map(|c| u32::from_le_bytes(c.try_into().unwrap()))
        .collect();
    let (mut at, mut instructions) = (0, 0);
    while at < words.len() {
        let (inst, length) = decode(machine, &words[at..], at as u64 * 4).unwrap();
        let mut back = Vec::new();
        encode(&inst, &mut back).unwrap_or_else(|error| panic!("{inst}: {error}"));
        assert_eq!(back, words[at..at + length], "{inst}");
        // A relocated literal that is still zero prints like an inline constant.
        if inst.operands.iter().all(|o| !matches!(o, Operand::Literal(_))) {
            back.clear();
            encode(&parse(machine, &inst.to_string()).unwrap(), &mut back).unwrap();
            assert_eq!(back, words[at..at + length], "{inst}");
        }
        at += length;
        instructions += 1;
    }
    instructions
}

#[test]
fn listings_equal_those_of_llvm_objdump() {
    if !wavelift_peers::installed(&["clang-19", "llvm-objdump-19"]) {
        return;
    }
    let mut instructions = 0;
    for source in kernels() {
        for level in ["-O0", "-O2"] {
            for machine in MACHINES {
                instructions += compare(&source, level, machine);
            }
        }
    }
    println!("{instructions} instructions agree");
}
