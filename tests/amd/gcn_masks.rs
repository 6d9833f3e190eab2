//! The proof that machine code of gfx900 keeps its lanes: over the kernel corpus, with registers and without, over random graphs and calls; and
//! over code with one instruction broken, which it must notice.
//!
//! `WAVELIFT_SEED=1 WAVELIFT_CASES=5000 cargo test --release --test amd gcn_masks` is a long campaign, another one for each seed.

use crate::proofs;
use crate::proofs::{SHAPES, Said, shape};
use crate::random::build;
use wavelift_amdgpu::backend::Amd;
use wavelift_amdgpu::code::Code;
use wavelift_amdgpu::masks::mask_program;
use wavelift_codegen::ir::Module;
use wavelift_codegen::target::{Body, Options, Program, Target, Verify};
use wavelift_codegen::verify::masks::{MaskError, verify_masks};
use wavelift_gcn::isa::{Inst, Op as Opcode, Operand, decode, encode};
use wavelift_gcn::target::{WAVE_SIZE, compiler};
use wavelift_gcn_sim::{Device, DispatchOptions};

/// Proves all code of a module, or says why not.
fn prove(module: &Module, limits: [Option<u16>; 2]) -> Said {
    let options = Options {
        verify: Verify::Masks,
        registers: ["sgprs", "vgprs"]
            .into_iter()
            .zip(limits)
            .filter_map(|(file, limit)| Some((file.to_owned(), limit?)))
            .collect(),
        ..Options::default()
    };
    let compiled = compiler()
        .compile(module, &options)
        .map_err(|error| error.to_string())?;
    if let Some(error) = compiled.failed.first() {
        return Err(error.to_string());
    }
    proofs::sum(compiled.units.iter().map(|unit| &unit.proof))
}

fn plainly(module: &Module) -> Said {
    prove(module, [None, None])
}

#[test]
fn kernel_corpus() {
    proofs::check_corpus(WAVE_SIZE, plainly);
}

#[test]
fn kernel_corpus_with_masks_in_lanes_of_vector_registers() {
    proofs::check_corpus(WAVE_SIZE, |module| prove(module, [Some(14), None]));
}

#[test]
fn small_shapes() {
    proofs::check_small_shapes(plainly);
}

/// The instructions that handle masks, by word.
fn mask_code(code: &Code) -> Vec<(usize, Inst, usize)> {
    let (mut found, mut at) = (Vec::new(), 0);
    while at < code.words().len() {
        let (inst, words) = decode(&code.words()[at..], 4 * at as u64).expect("an instruction");
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

fn states(kernel: &Body<Amd>, code: &Code) -> Result<(), MaskError> {
    let flow = kernel.flow.as_ref().expect("marked code");
    for upper in [false, true] {
        let program =
            mask_program(wavelift_gcn::isa::MACHINE, code, upper).expect("code that can be followed");
        verify_masks(&program, &flow.table, 200_000)?;
    }
    Ok(())
}

/// Runs patched code with its invariants watched: whether a violation is found.
fn run_breaks(compiled: &Program<Amd>, old: &Code, new: &Code) -> bool {
    let bytes =
        |code: &Code| -> Vec<u8> { code.words().iter().flat_map(|word| word.to_le_bytes()).collect() };
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
                verify: Verify::Masks,
                ..Options::default()
            };
            let compiled = compiler().program(&module, &options).unwrap();
            assert!(compiled.failed.is_empty(), "{}", compiled.failed[0]);
            let kernel = &compiled.kernels[0].body;
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
                    code.text.units.splice(at..at + words, new);
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

#[test]
fn random_graphs_of_up_to_14_blocks() {
    let (proved, unknown) = proofs::random_graphs(14, 30, true, plainly);
    assert_eq!(unknown, 0, "{proved} proved");
}

/// With parked lanes.
#[test]
fn random_graphs_of_up_to_22_blocks() {
    let (proved, unknown) = proofs::random_graphs(22, 6, true, plainly);
    assert_eq!(unknown, 0, "{proved} proved");
}

#[test]
fn random_graphs_of_up_to_60_blocks_that_are_not_strict() {
    let (proved, unknown) = proofs::random_graphs(60, 8, false, plainly);
    assert_eq!(unknown, 0, "{proved} proved");
}

#[test]
fn endless_kernel_with_parked_lanes() {
    let proof = plainly(&proofs::endless_with_parked_lanes());
    proof.unwrap_or_else(|error| panic!("{error}"));
}
