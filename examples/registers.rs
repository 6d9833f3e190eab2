//! The kernel corpus in registers: what register allocation makes of it, beside clang for the same OpenCL source.
//!
//! ```text
//! cargo run --release --example registers            the table as Markdown, and the marks
//! cargo run --release --example registers -- asm NAME     both listings of one kernel, to see why
//! ```
//! Both compilers' code objects are read back and their bytes decoded, so that the same counting applies: registers, spills and
//! scratch memory come from the metadata, everything else from the instructions. *Copies* are moves from register to register of
//! one file, whatever made them; *across* are moves between the files (`v_mov_b32` of a scalar, `v_readfirstlane_b32`). Waves
//! are those of a SIMD as far as registers limit them.
//!
//! clang has no device library here: `tests/support/opencl_gcn.h` stands for what the corpus uses of it. Without clang-19 its
//! columns are empty.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use wavelift::target::{Options, Target, Verify};
use wavelift_amdgpu::Image;
use wavelift_frontend_hsail::parse_text;
use wavelift_gcn::isa::{Op as Opcode, Operand, decode, disassemble};
use wavelift_gcn::target::{OCCUPANCY, WAVE_SIZE, compiler};
use wavelift_hsail::source::Source;
use wavelift_hsail::translate;

/// Marks: geometric mean of our VGPRs by clang's, and copies by instructions.
const MAX_VGPRS: f64 = 1.0;
const MAX_COPIES: f64 = 0.03;

/// SGPRs that the metadata counts and [`OCCUPANCY`] adds itself: VCC and the XNACK mask.
const SPECIAL_SGPRS: u64 = 4;

/// What one compiler made of a kernel.
#[derive(Clone, Copy, Default)]
struct Facts {
    vgprs: u64,
    sgprs: u64,
    spills: u64,
    scratch: u64,
    code: u64,
    instructions: u64,
    scalar: u64,
    copies: u64,
    across: u64,
    waves: u64,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Decodes the kernels of a code object: name, facts, listing.
fn kernels(object: &[u8]) -> Result<Vec<(String, Facts, String)>, String> {
    let image = Image::read(object).map_err(|error| error.to_string())?;
    let bytes = image
        .relocated(0, |_| Some(0))
        .map_err(|error| error.to_string())?;
    let mut list = Vec::new();
    for kernel in &image.kernels {
        let meta = &kernel.metadata;
        let code = bytes
            .get(kernel.entry as usize..(kernel.entry + kernel.code_size) as usize)
            .ok_or("a kernel's code lies outside its object")?;
        let words: Vec<u32> = code
            .chunks_exact(4)
            .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
            .collect();
        let scalars = meta.sgpr_count.saturating_sub(SPECIAL_SGPRS) as u16;
        let mut facts = Facts {
            vgprs: meta.vgpr_count,
            sgprs: meta.sgpr_count,
            spills: meta.vgpr_spill_count + meta.sgpr_spill_count,
            scratch: meta.private_segment_fixed_size,
            code: code.len() as u64,
            waves: OCCUPANCY.waves(&[scalars, meta.vgpr_count as u16]).into(),
            ..Facts::default()
        };
        let mut at = 0;
        while at < words.len() {
            let (inst, length) = decode(&words[at..], 4 * at as u64).map_err(|e| format!("{e:?}"))?;
            at += length.max(1);
            facts.instructions += 1;
            facts.scalar += u64::from(inst.info().mnemonic.starts_with("s_"));
            match (inst.op, &inst.operands[..]) {
                (Opcode::VMovB32, [Operand::Vgpr { .. }, Operand::Vgpr { .. }]) => facts.copies += 1,
                (Opcode::VMovB32, [Operand::Vgpr { .. }, Operand::Sgpr { .. }]) => facts.across += 1,
                (Opcode::VReadfirstlaneB32, _) => facts.across += 1,
                (
                    Opcode::SMovB32 | Opcode::SMovB64,
                    [Operand::Sgpr { first: to, .. }, Operand::Sgpr { first: from, .. }],
                ) if to.0 <= 107 && from.0 <= 107 => facts.copies += 1,
                _ => {}
            }
        }
        list.push((meta.name.clone(), facts, disassemble(code, 0)));
    }
    Ok(list)
}

fn ours(path: &Path) -> Result<Vec<u8>, String> {
    let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    let module = parse_text("corpus", &text).map_err(|found| format!("{found:?}"))?;
    let source = Source::text("corpus", &text);
    let part = translate::Part {
        module: &module,
        source: Some(&source),
    };
    let program = translate::translate_program(&[part], &translate::Options::new(WAVE_SIZE))
        .map_err(|found| format!("{found:?}"))?;
    let options = Options {
        verify: Verify::Passes,
        ..Options::default()
    };
    let compiled = compiler()
        .compile(&program.ir, &options)
        .map_err(|error| error.to_string())?;
    if let Some(error) = compiled.failed.first() {
        return Err(error.to_string());
    }
    Ok(compiled.object)
}

fn clang(stem: &str) -> Result<Vec<u8>, String> {
    let out: PathBuf = std::env::temp_dir().join(format!("wavelift-{stem}-{}.co", std::process::id()));
    let result = Command::new("clang-19")
        .args(["-x", "cl", "-cl-std=CL1.2", "-target", "amdgcn-amd-amdhsa"])
        .args(["-mcpu=gfx900", "-nogpulib", "-ffp-contract=off", "-O2"])
        .args(["-cl-fp32-correctly-rounded-divide-sqrt", "-include"])
        .arg(root().join("tests/support/opencl_gcn.h"))
        .arg(root().join("kernels/cl").join(stem).with_extension("cl"))
        .arg("-o")
        .arg(&out)
        .output()
        .map_err(|error| error.to_string())?;
    if !result.status.success() {
        return Err(String::from_utf8_lossy(&result.stderr).into_owned());
    }
    let bytes = std::fs::read(&out).map_err(|error| error.to_string());
    let _ = std::fs::remove_file(&out);
    bytes
}

fn row(name: &str, ours: &Facts, theirs: Option<&Facts>) {
    let cell = |get: fn(&Facts) -> u64| match theirs {
        Some(theirs) => format!("{} / {}", get(ours), get(theirs)),
        None => format!("{} / -", get(ours)),
    };
    let share = |get: fn(&Facts) -> u64| {
        let percent = |f: &Facts| format!("{:.0}%", 100.0 * get(f) as f64 / f.instructions.max(1) as f64);
        let theirs = theirs.map_or("-".to_owned(), percent);
        format!("{} / {theirs}", percent(ours))
    };
    println!(
        "| {name} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} |",
        cell(|f| f.vgprs),
        cell(|f| f.sgprs),
        cell(|f| f.copies),
        cell(|f| f.across),
        cell(|f| f.spills),
        cell(|f| f.scratch),
        cell(|f| f.code),
        cell(|f| f.instructions),
        share(|f| f.scalar),
        cell(|f| f.waves),
    );
}

fn add(sum: &mut Facts, facts: &Facts) {
    sum.vgprs += facts.vgprs;
    sum.sgprs += facts.sgprs;
    sum.spills += facts.spills;
    sum.scratch += facts.scratch;
    sum.code += facts.code;
    sum.instructions += facts.instructions;
    sum.scalar += facts.scalar;
    sum.copies += facts.copies;
    sum.across += facts.across;
    sum.waves += facts.waves;
}

fn table(only: Option<&str>) -> Result<bool, String> {
    let folder = root().join("kernels/O2");
    let mut stems: Vec<String> = std::fs::read_dir(&folder)
        .map_err(|error| error.to_string())?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|end| end == "hsail"))
        .filter_map(|path| path.file_stem().map(|stem| stem.to_string_lossy().into_owned()))
        .collect();
    stems.sort();
    if only.is_none() {
        println!("Each cell: ours / clang-19 -O2.\n");
        println!(
            "| kernel | VGPRs | SGPRs | copies | across | spills | scratch | code bytes | instructions | scalar | waves |"
        );
        println!("|---|---|---|---|---|---|---|---|---|---|---|");
    }
    let (mut sum, mut their_sum) = (Facts::default(), Facts::default());
    let (mut logs, mut compared) = (0.0, 0);
    let (mut copies, mut instructions) = (0, 0);
    for stem in &stems {
        let file = folder.join(stem).with_extension("hsail");
        let mine = kernels(&ours(&file)?)?;
        let theirs = match clang(stem).and_then(|object| kernels(&object)) {
            Ok(list) => list,
            Err(error) => {
                eprintln!("{stem}: clang: {error}");
                Vec::new()
            }
        };
        for (name, facts, text) in &mine {
            let peer = theirs.iter().find(|(other, ..)| other == name);
            if let Some(wanted) = only {
                if wanted == name || wanted == stem {
                    println!("=== {name}, ours\n{text}");
                    println!("=== {name}, clang\n{}", peer.map_or("", |(_, _, text)| text));
                }
                continue;
            }
            row(name, facts, peer.map(|(_, facts, _)| facts));
            copies += facts.copies;
            instructions += facts.instructions;
            if let Some((_, other, _)) = peer {
                add(&mut sum, facts);
                add(&mut their_sum, other);
                logs += (facts.vgprs as f64 / other.vgprs as f64).ln();
                compared += 1;
            }
        }
    }
    if only.is_some() {
        return Ok(true);
    }
    if compared > 0 {
        row("all of both", &sum, Some(&their_sum));
    }
    let copies = copies as f64 / instructions.max(1) as f64;
    let mean = (logs / f64::from(compared.max(1))).exp();
    let verdict = |met: bool| if met { "met" } else { "missed" };
    let (few, dense) = (copies <= MAX_COPIES, compared == 0 || mean <= MAX_VGPRS);
    println!(
        "\nVGPRs by clang's, geometric mean over {compared} kernels: {mean:.3} of at most {MAX_VGPRS:.2} ({})",
        verdict(dense)
    );
    println!(
        "copies by instructions: {:.2}% of at most {:.0}% ({})",
        100.0 * copies,
        100.0 * MAX_COPIES,
        verdict(few)
    );
    Ok(few && dense)
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let only = match &words[..] {
        [] => None,
        [asm, name] if asm == "asm" => Some(name.as_str()),
        _ => {
            eprintln!("usage: registers [asm NAME]");
            return ExitCode::from(2);
        }
    };
    match table(only) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(1)
        }
    }
}
