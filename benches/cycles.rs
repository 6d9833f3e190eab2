//! Modelled cycles of straight-line code beside those of llvm-mca-19.
//!
//! ```text
//! cargo bench --bench cycles
//! ```
//! The blocks of the kernel corpus, of our code and of clang's, for gfx900 and gfx1201: what lies between two branches, from eight instructions on. *Modelled* is how long a
//! block takes by [`wavelift_amdgpu::cycles`] until all its results are there; *in order* is the same if no result of arithmetic may overtake an older one, which is
//! llvm-mca's rule; *mca* is what llvm-mca says; blocks at which it ends itself are left out. Where the two still differ, the reason is in docs/design/scheduling.md.

#[allow(dead_code)] // The targets of the tests.
#[path = "../tests/support/clang.rs"]
mod clang;

use clang::Target;
use std::fmt::Write;
use std::path::Path;
use std::process::{Command, ExitCode};
use wavelift::case::{ModuleForm, ModuleSource};
use wavelift::exec::source_to_ir;
use wavelift::target::{Options, Verify};
use wavelift_amdgpu::Image;
use wavelift_amdgpu::counters::Counters;
use wavelift_amdgpu::cycles::{Clock, Cost, Results};
use wavelift_amdgpu::isa::{Flag, Inst, Machine, Op, decode};
use wavelift_hsail::RuleLevels;

/// Instructions of a block that counts.
const LEAST: usize = 8;

/// What is compared: a machine and its name, clang's options, its counters.
struct Processor {
    name: &'static str,
    machine: Machine,
    clang: Target,
    counters: &'static Counters,
}

/// A block with its cycles: modelled, with results in order, and llvm-mca's.
#[derive(Default)]
struct Block {
    text: String,
    instructions: usize,
    modelled: u64,
    in_order: u64,
    mca: u64,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Our code object of a file of the corpus.
fn ours(processor: &Processor, stem: &str) -> Result<Vec<u8>, String> {
    let path = root().join("kernels/O2").join(stem).with_extension("hsail");
    let source = ModuleSource {
        bytes: std::fs::read(&path).map_err(|error| error.to_string())?,
        form: ModuleForm::Text,
        levels: RuleLevels::USUAL,
        path,
    };
    let lanes = processor.machine.wave.lanes();
    let options = Options {
        verify: Verify::Nothing,
        ..Options::for_wave(lanes)
    };
    let program = source_to_ir(&source, lanes).map_err(|error| error.to_string())?;
    let registry = wavelift::targets();
    let target = registry.find(processor.name).map_err(|error| error.to_string())?;
    let compiled = target.compile(&program.ir, &options);
    Ok(compiled.map_err(|error| error.to_string())?.object)
}

/// The straight-line blocks of a code object.
fn blocks(processor: &Processor, object: &[u8]) -> Result<Vec<Block>, String> {
    let image = Image::read(object).map_err(|error| error.to_string())?;
    let bytes = image
        .relocated(0, |_| Some(0))
        .map_err(|error| error.to_string())?;
    let mut list = Vec::new();
    for kernel in &image.kernels {
        let (start, end) = (kernel.entry as usize, (kernel.entry + kernel.code_size) as usize);
        let code = bytes
            .get(start..end)
            .ok_or("a kernel's code lies outside its object")?;
        let words: Vec<u32> = code
            .chunks_exact(4)
            .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
            .collect();
        let (mut at, mut block) = (0, Vec::new());
        while at < words.len() {
            let (inst, length) =
                decode(processor.machine, &words[at..], 4 * at as u64).map_err(|error| error.to_string())?;
            at += length.max(1);
            let info = inst.info();
            let ends = [Flag::Branch, Flag::Terminator, Flag::Call, Flag::Indirect];
            if ends.into_iter().any(|flag| info.has(flag)) || inst.op == Op::SBarrier {
                list.push(measure(processor, &std::mem::take(&mut block)));
            } else {
                block.push(inst);
            }
        }
        list.push(measure(processor, &block));
    }
    list.retain(|block| block.instructions >= LEAST);
    Ok(list)
}

/// A block by the model.
fn measure(processor: &Processor, insts: &[Inst]) -> Block {
    let mut clocks = [Clock::new(Results::AnyOrder), Clock::new(Results::InOrder)];
    let mut block = Block::default();
    for inst in insts {
        let cost = Cost::of(inst, processor.counters);
        clocks.iter_mut().for_each(|clock| clock.step(&cost, false));
        let _ = writeln!(block.text, "{inst}");
    }
    block.instructions = insts.len();
    [block.modelled, block.in_order] = clocks.map(|clock| clock.finished());
    block
}

/// Asks llvm-mca about blocks. There are instructions that it ends at: the blocks that have one keep no cycles.
fn ask(processor: &Processor, blocks: &mut [Block]) -> Result<(), String> {
    let mut text = String::new();
    for (number, block) in blocks.iter().enumerate() {
        let _ = write!(text, "# LLVM-MCA-BEGIN b{number}\n{}# LLVM-MCA-END\n", block.text);
    }
    let file = std::env::temp_dir().join(format!("wavelift-cycles-{}.s", std::process::id()));
    std::fs::write(&file, text).map_err(|error| error.to_string())?;
    let lanes = processor.machine.wave.lanes();
    let output = Command::new("llvm-mca-19")
        .args([
            "-march=amdgcn",
            "-iterations=1",
            "-instruction-info=0",
            "-resource-pressure=0",
        ])
        .arg(format!("-mcpu={}", processor.name))
        .arg(format!("-mattr=+wavefrontsize{lanes}"))
        .arg(&file)
        .output()
        .map_err(|error| error.to_string())?;
    let _ = std::fs::remove_file(&file);
    let answer = String::from_utf8_lossy(&output.stdout);
    let cycles = answer
        .lines()
        .filter_map(|line| line.strip_prefix("Total Cycles:"));
    let cycles: Vec<u64> = cycles.filter_map(|line| line.trim().parse().ok()).collect();
    if cycles.len() != blocks.len() {
        if blocks.len() > 1 {
            let (first, second) = blocks.split_at_mut(blocks.len() / 2);
            ask(processor, first)?;
            return ask(processor, second);
        }
        return Ok(());
    }
    for (block, cycles) in blocks.iter_mut().zip(cycles) {
        block.mca = cycles;
    }
    Ok(())
}

/// A line of the table: sums over blocks, and how many agree with llvm-mca to a tenth.
fn line(name: &str, side: &str, blocks: &[Block]) {
    let sum = |of: fn(&Block) -> u64| blocks.iter().map(of).sum::<u64>();
    let near = |block: &&Block| block.in_order.abs_diff(block.mca) * 10 <= block.mca;
    println!(
        "{name:<16}{side:<8}{:>8}{:>14}{:>10}{:>10}{:>10}{:>8.2}{:>12}",
        blocks.len(),
        blocks.iter().map(|block| block.instructions).sum::<usize>(),
        sum(|block| block.modelled),
        sum(|block| block.in_order),
        sum(|block| block.mca),
        sum(|block| block.in_order) as f64 / sum(|block| block.mca).max(1) as f64,
        blocks.iter().filter(near).count(),
    );
}

/// The table of a processor.
fn table(processor: &Processor, stems: &[String]) -> Result<(), String> {
    println!("{}", processor.name);
    println!(
        "{:<16}{:<8}{:>8}{:>14}{:>10}{:>10}{:>10}{:>8}{:>12}",
        "kernel", "code", "blocks", "instructions", "modelled", "in order", "mca", "ratio", "within 10%"
    );
    let (mut all_ours, mut all_clangs) = (Vec::new(), Vec::new());
    for stem in stems {
        let source = root().join("kernels/cl").join(stem).with_extension("cl");
        let sides = [
            ("ours", ours(processor, stem), &mut all_ours),
            (
                "clang's",
                clang::compile(&source, "-O2", processor.clang),
                &mut all_clangs,
            ),
        ];
        for (side, object, all) in sides {
            // Clang lacks a device library for some.
            let Ok(object) = object else { continue };
            let mut blocks = blocks(processor, &object)?;
            ask(processor, &mut blocks)?;
            blocks.retain(|block| block.mca > 0);
            line(stem, side, &blocks);
            all.extend(blocks);
        }
    }
    line("all", "ours", &all_ours);
    line("all", "clang's", &all_clangs);
    Ok(())
}

fn main() -> ExitCode {
    let processors = [
        Processor {
            name: "gfx900",
            machine: wavelift_gcn::subtarget::SUBTARGET.machine(wavelift_amdgpu::isa::WaveSize::Wave64),
            clang: clang::GFX900,
            counters: &wavelift_gcn::subtarget::SUBTARGET.counters,
        },
        Processor {
            name: "gfx1201",
            machine: wavelift_rdna4::subtarget::SUBTARGET.machine(wavelift_amdgpu::isa::WaveSize::Wave32),
            clang: clang::GFX1201_WAVE32,
            counters: &wavelift_rdna4::subtarget::SUBTARGET.counters,
        },
    ];
    let folder = std::fs::read_dir(root().join("kernels/cl")).expect("the corpus");
    let paths = folder.filter_map(|entry| Some(entry.ok()?.path()));
    let mut stems: Vec<String> = paths
        .filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned()))
        .filter(|stem| root().join("kernels/O2").join(format!("{stem}.hsail")).is_file())
        .collect();
    stems.sort();
    for processor in &processors {
        if let Err(error) = table(processor, &stems) {
            eprintln!("{}: {error}", processor.name);
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
