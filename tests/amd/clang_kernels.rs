//! The kernel corpus compiled by clang for gfx900, gfx90a, gfx942, gfx1201, gfx1100 and gfx1030 on the simulators: code that another compiler made must give the expected
//! results with every check for undefined values, wait counters and hazards on. The one check that is off is that of scalar registers
//! read by vector instructions on gfx1201: clang 19 does not know that rule.

use crate::clang::{
    GFX90A, GFX900, GFX942, GFX1030_WAVE32, GFX1030_WAVE64, GFX1100_WAVE32, GFX1100_WAVE64, GFX1201_WAVE32,
    GFX1201_WAVE64, Target, compile, tools_installed,
};
use crate::clang_run;
use crate::clang_run::{ClangExecutor, Processor};
use std::path::Path;
use wavelift::case::{Case, RunOptions, Verdict, run_case};
use wavelift_simulator::WaveOrder;

/// Kernels with `exp`, `sin` and `cos`: a device library has them, and its last bits are its own.
const NEED_A_LIBRARY: [&str; 2] = ["binomial", "fft_local"];

/// A kernel that clang 19 compiles wrongly for gfx900 without optimisation: a clause of memory instructions begins with a store from a
/// register that its eighth load overwrites, so that it could not be run again after a page fault. LLVM looks for this five instructions back.
const LONG_CLAUSE: &str = "sobel";

fn run_level<P: Processor>(target: Target, level: &'static str, order: WaveOrder) {
    if !tools_installed() {
        return;
    }
    let long_clause = target.options == GFX900.options && level == "-O0";
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels/O2");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("the corpus")
        .map(|entry| entry.expect("a folder entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "case"))
        .collect();
    files.sort();
    files.retain(|file| {
        let name = file.file_stem().and_then(|name| name.to_str());
        let odd = |name| NEED_A_LIBRARY.contains(&name) || name == LONG_CLAUSE && long_clause;
        !name.is_some_and(odd)
    });
    assert_eq!(files.len(), if long_clause { 22 } else { 23 });
    let mut wrong = Vec::new();
    for file in files {
        let case = Case::read(&file).unwrap_or_else(|error| panic!("{error}"));
        let mut executor = ClangExecutor::<P>::new(target, level, order);
        let report = run_case(&case, &mut executor, RunOptions::default());
        let clang_run::Counts {
            instructions,
            lanes,
            seconds,
            ..
        } = executor.counts;
        let rate = lanes as f64 / seconds / 1e6;
        println!(
            "{level} {}: {instructions} instructions, {lanes} lane operations, {rate:.0} million per second",
            case.name
        );
        match report.verdict {
            Verdict::Pass => {}
            Verdict::Fail(failure) => wrong.push(format!("{}: {failure}", case.name)),
            Verdict::Skip(reason) => wrong.push(format!("{}: skipped: {reason}", case.name)),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

type Gcn = wavelift_gcn_sim::Device;
type Rdna4 = wavelift_rdna4_sim::Device;

#[test]
fn kernels_compiled_without_optimisation() {
    run_level::<Gcn>(GFX900, "-O0", WaveOrder::Forward);
}

#[test]
fn kernels_compiled_with_optimisation() {
    run_level::<Gcn>(GFX900, "-O2", WaveOrder::Forward);
}

#[test]
fn order_of_waves_does_not_matter() {
    run_level::<Gcn>(GFX900, "-O2", WaveOrder::Shuffled(42));
}

#[test]
fn gfx1201_kernels_of_32_lanes() {
    run_level::<Rdna4>(GFX1201_WAVE32, "-O0", WaveOrder::Forward);
    run_level::<Rdna4>(GFX1201_WAVE32, "-O2", WaveOrder::Forward);
    run_level::<Rdna4>(GFX1201_WAVE32, "-O2", WaveOrder::Shuffled(42));
}

#[test]
fn gfx1201_kernels_of_64_lanes() {
    run_level::<Rdna4>(GFX1201_WAVE64, "-O0", WaveOrder::Forward);
    run_level::<Rdna4>(GFX1201_WAVE64, "-O2", WaveOrder::Forward);
    run_level::<Rdna4>(GFX1201_WAVE64, "-O2", WaveOrder::Shuffled(42));
}

#[test]
fn gfx90a_kernels() {
    run_level::<Gcn>(GFX90A, "-O2", WaveOrder::Forward);
}

#[test]
fn gfx942_kernels() {
    run_level::<Gcn>(GFX942, "-O2", WaveOrder::Forward);
}

#[test]
fn gfx1030_kernels() {
    run_level::<Rdna4>(GFX1030_WAVE32, "-O2", WaveOrder::Forward);
    run_level::<Rdna4>(GFX1030_WAVE64, "-O2", WaveOrder::Forward);
}

#[test]
fn gfx1100_kernels() {
    run_level::<Rdna4>(GFX1100_WAVE32, "-O2", WaveOrder::Forward);
    run_level::<Rdna4>(GFX1100_WAVE64, "-O2", WaveOrder::Forward);
}

#[test]
#[ignore = "takes longer; ordinary runs have the optimised kernels"]
fn kernels_of_older_generations_at_all_levels() {
    for target in [GFX1030_WAVE32, GFX1030_WAVE64, GFX1100_WAVE32, GFX1100_WAVE64] {
        run_level::<Rdna4>(target, "-O0", WaveOrder::Forward);
        run_level::<Rdna4>(target, "-O2", WaveOrder::Shuffled(42));
    }
}

/// The waits in the code of a linked code object: where each is in the file, and its word with one counter waited for by one less.
fn weakened_waits(object: &[u8]) -> Vec<(usize, u32, String)> {
    use object::{Object, ObjectSection};
    use wavelift_rdna4::isa::{Op as Opcode, Operand, WaveSize, decode};
    let file = object::File::parse(object).expect("clang's code object");
    let text = file.section_by_name(".text").expect("code");
    let (start, size) = text.file_range().expect("code in the file");
    let words: Vec<u32> = object[start as usize..][..size as usize]
        .chunks_exact(4)
        .map(|bytes| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
        .collect();
    let mut found = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let Ok((inst, length)) = decode(&words[at..], 0, WaveSize::Wave32) else {
            at += 1;
            continue;
        };
        // Lowest bit of each count.
        let counts: &[u32] = match inst.op {
            Opcode::SWaitLoadcnt | Opcode::SWaitDscnt | Opcode::SWaitKmcnt => &[0],
            Opcode::SWaitLoadcntDscnt => &[0, 8],
            _ => &[],
        };
        if let Some(&Operand::Imm(imm)) = inst.operands.first() {
            for &low in counts.iter().filter(|&&low| imm >> low & 63 < 63) {
                found.push((start as usize + at * 4, words[at] + (1 << low), inst.to_string()));
            }
        }
        at += length;
    }
    found
}

/// The simulator must notice waits that are too weak. Some of clang's are stronger than needed, and some belong to paths that no
/// lane takes: a trap in place of such a wait does not stop the case.
#[test]
fn weakened_waits_of_gfx1201_are_noticed() {
    if !tools_installed() {
        return;
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut noticed, mut not_taken, mut survivors) = (0, 0, Vec::new());
    let trap = wavelift_rdna4::isa::assemble("s_trap 2", wavelift_rdna4::isa::WaveSize::Wave32)
        .expect("an instruction")[0];
    for name in [
        "vecadd",
        "saxpy4",
        "reduce",
        "scan_hillis",
        "transpose",
        "histogram",
        "stencil2d",
        "spmv_csr",
    ] {
        let case = root.join("kernels/O2").join(name).with_extension("case");
        let case = Case::read(&case).unwrap_or_else(|error| panic!("{error}"));
        let source = root.join("kernels/cl").join(name).with_extension("cl");
        let object = compile(&source, "-O2", GFX1201_WAVE32).expect("clang compiles the corpus");
        for (place, word, text) in weakened_waits(&object) {
            // The wave that reads too early must come before the one that has not waited, so the order decides what is seen.
            let passes = |word: u32| {
                [WaveOrder::Forward, WaveOrder::Reverse].into_iter().all(|order| {
                    let mut mutant = object.clone();
                    mutant[place..place + 4].copy_from_slice(&word.to_le_bytes());
                    let mut executor = ClangExecutor::<Rdna4>::new(GFX1201_WAVE32, "-O2", order);
                    executor.object = Some(mutant);
                    matches!(
                        run_case(&case, &mut executor, RunOptions::default()).verdict,
                        Verdict::Pass
                    )
                })
            };
            if !passes(word) {
                noticed += 1;
            } else if passes(trap) {
                not_taken += 1;
            } else {
                survivors.push(format!("{name}: {text} at {place:#x} in the file"));
            }
        }
    }
    println!(
        "{noticed} noticed, {not_taken} on paths that are not taken, {} not noticed:\n{}",
        survivors.len(),
        survivors.join("\n")
    );
    assert!(noticed >= 40 && survivors.len() <= 1, "{}", survivors.join("\n"));
}
