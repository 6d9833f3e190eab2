//! The proof that machine code of gfx900 keeps its lanes: over the kernel corpus, with registers and without, over random graphs and calls; and
//! over code with one instruction broken, which it must notice.
//!
//! `WAVELIFT_SEED=1 WAVELIFT_CASES=5000 cargo test --release --test gcn_masks` is a long campaign, another one for each seed.

#[allow(dead_code)]
#[path = "../interpreter/tests/common/random.rs"]
mod random;

use random::{Shape, build, build_calling};
use std::path::Path;
use wavelift_amdgpu::code::Code;
use wavelift_amdgpu::masks::mask_program;
use wavelift_codegen::ir::Module;
use wavelift_codegen::verify::masks::{MaskError, Proof, Verdict, verify_masks};
use wavelift_frontend_hsail::source::Source;
use wavelift_frontend_hsail::{parse_text, translate};
use wavelift_gcn::compile::{CompiledKernel, CompiledModule, Options, WAVE_SIZE, compile_module};
use wavelift_gcn::isa::{Inst, Op as Opcode, Operand, decode, encode};
use wavelift_gcn_sim::{Device, DispatchOptions};

/// Proves all code of a module, or says why not.
fn prove(module: &Module, limits: [Option<u16>; 2]) -> Result<Verdict, String> {
    let options = Options {
        prove: true,
        sgpr_limit: limits[0],
        vgpr_limit: limits[1],
        ..Options::default()
    };
    let compiled = compile_module(module, &options).map_err(|error| error.to_string())?;
    if let Some((name, error)) = compiled.failed.first() {
        return Err(format!("{name}: {error}"));
    }
    let mut sum = Proof::default();
    let kernels = compiled.kernels.iter().map(|kernel| &kernel.proof);
    let functions = compiled.functions.iter().map(|(_, function)| &function.proof);
    for proof in kernels.chain(functions) {
        match proof {
            Some(Verdict::Proved(proof)) => {
                sum.states += proof.states;
                sum.together += proof.together;
            }
            Some(unknown) => return Ok(unknown.clone()),
            None => return Err("nothing was asked".to_owned()),
        }
    }
    Ok(Verdict::Proved(sum))
}

fn corpus(level: &str) -> Vec<(String, Module)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels").join(level);
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("the corpus")
        .map(|entry| entry.expect("a folder entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "hsail"))
        .collect();
    files.sort();
    assert!(files.len() >= 24);
    let read = |path: &std::path::PathBuf| {
        let text = std::fs::read_to_string(path).expect("a kernel");
        let module = parse_text("corpus", &text).unwrap_or_else(|found| panic!("{found:?}"));
        let source = Source::text("corpus", &text);
        let part = translate::Part {
            module: &module,
            source: Some(&source),
        };
        let program = translate::translate_program(&[part], &translate::Options::new(WAVE_SIZE));
        (
            path.display().to_string(),
            program.unwrap_or_else(|found| panic!("{found:?}")).ir,
        )
    };
    files.iter().map(read).collect()
}

fn check_corpus(limits: [Option<u16>; 2]) {
    let (mut wrong, mut sum) = (Vec::new(), Proof::default());
    for level in ["O0", "O2"] {
        for (name, module) in corpus(level) {
            match prove(&module, limits) {
                Ok(Verdict::Unknown(why)) => wrong.push(format!("{name}: {why}")),
                Ok(Verdict::Proved(proof)) => {
                    sum.states += proof.states;
                    sum.together += proof.together;
                }
                Err(error) => wrong.push(format!("{name}: {error}")),
            }
        }
    }
    println!("{sum:?}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(sum.states > 0 && sum.together > 0);
}

#[test]
fn kernel_corpus() {
    check_corpus([None, None]);
}

#[test]
fn kernel_corpus_with_masks_in_lanes_of_vector_registers() {
    check_corpus([Some(14), None]);
}

/// Shapes by successors of each block.
const SHAPES: &[&[&[u32]]] = &[
    &[&[1, 2], &[2], &[]],
    &[&[1, 2], &[3], &[3], &[]],
    &[&[1], &[1, 2], &[]],
    &[&[1], &[2, 4], &[3, 1], &[1], &[]],
    &[&[1], &[2, 6], &[3, 5], &[4, 6], &[5], &[1], &[]],
    &[&[1], &[2, 4], &[3, 4], &[1, 4], &[]],
    &[&[1, 2], &[2, 3], &[1, 3], &[]],
    &[&[1, 3], &[2, 3], &[4], &[4], &[]],
    &[&[1, 2, 3], &[4], &[4], &[4], &[]],
    &[&[1, 1, 2, 1], &[2, 2], &[1, 1, 3, 3], &[]],
];

fn shape(succs: &[&[u32]], seed: u64, cross_lane: bool) -> Shape {
    Shape {
        succs: succs.iter().map(|s| s.to_vec()).collect(),
        seed,
        cross_lane,
        lanes_matter: cross_lane,
    }
}

#[test]
fn small_shapes() {
    for succs in SHAPES {
        for seed in 0..8 {
            for cross_lane in [false, true] {
                let module = build(&shape(succs, seed, cross_lane));
                let proof = prove(&module, [None, None]);
                proof.unwrap_or_else(|error| {
                    panic!("{succs:?}, seed {seed}, cross-lane {cross_lane}: {error}")
                });
            }
        }
    }
}

/// The instructions that handle masks, by word.
fn mask_code(code: &Code) -> Vec<(usize, Inst, usize)> {
    let (mut found, mut at) = (Vec::new(), 0);
    while at < code.words.len() {
        let (inst, words) = decode(&code.words[at..], 4 * at as u64).expect("an instruction");
        let exec = inst.operands.contains(&Operand::EXEC) || inst.info().mnemonic.contains("saveexec");
        let logic = ["s_and", "s_andn2", "s_or", "s_xor"];
        let logic = logic
            .iter()
            .any(|name| inst.info().mnemonic == format!("{name}_b64"));
        if inst.info().mnemonic.starts_with("s_") && (exec || logic) {
            found.push((at, inst, words));
        }
        at += words.max(1);
    }
    found
}

fn states(kernel: &CompiledKernel, code: &Code) -> Result<(), MaskError> {
    let flow = kernel.flow.as_ref().expect("marked code");
    for upper in [false, true] {
        let program =
            mask_program(wavelift_gcn::isa::MACHINE, code, upper).expect("code that can be followed");
        verify_masks(&program, &flow.table, 200_000)?;
    }
    Ok(())
}

/// Runs patched code with its invariants watched: whether a violation is found.
fn run_breaks(compiled: &CompiledModule, old: &Code, new: &Code) -> bool {
    let bytes = |code: &Code| -> Vec<u8> { code.words.iter().flat_map(|word| word.to_le_bytes()).collect() };
    let (old, new) = (bytes(old), bytes(new));
    let at = compiled
        .object
        .windows(old.len())
        .position(|window| window == old);
    let at = at.expect("the code in its object");
    let mut object = compiled.object.clone();
    object[at..at + new.len()].copy_from_slice(&new);
    let mut device = Device::new();
    let out = device.allocate("out", 4 * 80).unwrap();
    let kernarg = device.address(out).to_le_bytes();
    let module = device.load(&object).unwrap();
    device.watch(module, compiled.watched());
    let mut options = DispatchOptions::default();
    options.limits.max_steps = 200_000;
    let result = device.dispatch(module, "k", [80, 1, 1], [80, 1, 1], 0, &kernarg, &options);
    // Other lanes than the stack's at a cross-lane operation may come from a value.
    matches!(result, Err(error) if ["I1", "I2", "I5"].iter().any(|name| error.to_string().contains(name)))
}

/// Every mask instruction of small shapes in turn becomes another one, or none. Where a run then breaks an invariant, the proof
/// must have noticed.
#[test]
fn broken_mask_instructions_are_noticed() {
    let (mut planted, mut noticed, mut breaks) = (0, 0, 0);
    let mut missed = Vec::new();
    for succs in SHAPES {
        for (seed, cross_lane) in [(1, false), (2, false), (1, true), (2, true)] {
            let module = build(&shape(succs, seed, cross_lane));
            let options = Options {
                watch: true,
                prove: true,
                ..Options::default()
            };
            let compiled = compile_module(&module, &options).unwrap();
            assert!(compiled.failed.is_empty(), "{}", compiled.failed[0].1);
            let kernel = &compiled.kernels[0];
            for (at, inst, words) in mask_code(&kernel.code) {
                let other = |op| Inst { op, ..inst.clone() };
                let mut changes = vec![None];
                match inst.op {
                    Opcode::SAndB64 => {
                        changes.extend([Opcode::SOrB64, Opcode::SAndn2B64].map(other).map(Some));
                    }
                    Opcode::SAndn2B64 => {
                        changes.extend([Opcode::SOrB64, Opcode::SAndB64].map(other).map(Some));
                    }
                    Opcode::SOrB64 => changes.push(Some(other(Opcode::SAndB64))),
                    Opcode::SXorB64 => changes.push(Some(other(Opcode::SOrB64))),
                    _ => {}
                }
                for change in changes {
                    let mut code = kernel.code.clone();
                    let mut new = Vec::new();
                    match &change {
                        Some(inst) => encode(inst, &mut new).unwrap(),
                        None => {
                            for _ in 0..words {
                                encode(
                                    &Inst::new(wavelift_gcn::isa::MACHINE, Opcode::SNop, &[Operand::Imm(0)]),
                                    &mut new,
                                )
                                .unwrap();
                            }
                        }
                    }
                    assert_eq!(new.len(), words);
                    code.words.splice(at..at + words, new);
                    planted += 1;
                    let found = states(kernel, &code).is_err();
                    noticed += usize::from(found);
                    if run_breaks(&compiled, &kernel.code, &code) {
                        breaks += 1;
                        if !found {
                            missed.push(format!(
                                "{succs:?} {seed} {cross_lane}: {inst} at {at} -> {change:?}"
                            ));
                        }
                    }
                }
            }
        }
    }
    println!(
        "{planted} planted, {noticed} noticed; {breaks} break an invariant in a run, of which the proof misses {}",
        missed.len()
    );
    assert!(missed.is_empty(), "{}", missed.join("\n"));
    assert!(breaks > 60 && noticed >= breaks);
}

fn number(name: &str, usual: u32) -> u32 {
    let number = std::env::var(name).ok();
    number.and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Numbers that look random.
fn next(state: &mut u64, bound: u64) -> u64 {
    *state = state
        .wrapping_mul(0x5851_f42d_4c95_7f2d)
        .wrapping_add(0x1405_7b7e_f767_814f);
    (*state >> 33) % bound
}

/// Proves random graphs of up to `most` blocks, with and without calls, every other one of those that are asked for with cross-lane operations.
/// Gives how many are proved, and of which nothing is known.
fn random_graphs(most: u64, usual: u32, strict: bool) -> (usize, usize) {
    const DEGREES: [usize; 9] = [0, 1, 1, 2, 2, 2, 2, 2, 3];
    let (mut proved, mut unknown, mut sum) = (0, Vec::new(), Proof::default());
    let seed = number("WAVELIFT_SEED", 1);
    for case in 0..number("WAVELIFT_CASES", usual) {
        let mut state = u64::from(case) + 1 + (u64::from(seed.saturating_sub(1)) << 32);
        let blocks = 2 + next(&mut state, most - 2);
        let succs: Vec<Vec<u32>> = (0..blocks)
            .map(|_| {
                let degree = DEGREES[next(&mut state, 9) as usize];
                (0..degree).map(|_| next(&mut state, blocks) as u32).collect()
            })
            .collect();
        let cross_lane = strict && case % 2 == 0;
        let seed = state;
        let kernel = Shape {
            succs,
            seed,
            cross_lane,
            lanes_matter: cross_lane,
        };
        let callee = Shape {
            seed: seed ^ 1,
            ..kernel.clone()
        };
        for (module, calls) in [(build(&kernel), false), (build_calling(&kernel, &callee), true)] {
            match prove(&module, [None, None]) {
                Ok(Verdict::Proved(proof)) => {
                    proved += 1;
                    sum.states += proof.states;
                    sum.together += proof.together;
                }
                Ok(Verdict::Unknown(why)) => unknown.push(format!("case {case}, calls {calls}: {why}")),
                Err(error) => panic!("case {case}, {kernel:?}: {error}"),
            }
        }
    }
    println!(
        "up to {most} blocks: {proved} proved, {} not; {sum:?}\n{}",
        unknown.len(),
        unknown.join("\n")
    );
    (proved, unknown.len())
}

#[test]
fn random_graphs_of_up_to_14_blocks() {
    let (proved, unknown) = random_graphs(14, 30, true);
    assert_eq!(unknown, 0, "{proved} proved");
}

/// With parked lanes.
#[test]
fn random_graphs_of_up_to_22_blocks() {
    let (proved, unknown) = random_graphs(22, 6, true);
    assert_eq!(unknown, 0, "{proved} proved");
}

#[test]
fn random_graphs_of_up_to_60_blocks_that_are_not_strict() {
    let (proved, unknown) = random_graphs(60, 8, false);
    assert_eq!(unknown, 0, "{proved} proved");
}

/// No lane ever ends, and those that are parked at the first branch never go on: what would run them is unreachable.
#[test]
fn endless_kernel_with_parked_lanes() {
    const SUCCS: &[&[u32]] = &[
        &[4, 1, 5],
        &[3, 5],
        &[2, 1],
        &[8, 7],
        &[3, 8],
        &[12, 8],
        &[8, 4],
        &[13, 8],
        &[2],
        &[11, 10],
        &[3, 5],
        &[3, 9],
        &[0, 1],
        &[4, 2, 6],
    ];
    let module = build(&shape(SUCCS, 5408553402113448433, true));
    let proof = prove(&module, [None, None]);
    proof.unwrap_or_else(|error| panic!("{error}"));
}
