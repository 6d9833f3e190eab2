//! The proof that machine code of Ivy Bridge keeps its lanes: over the kernel corpus at both widths, with the machine's conditionals and loops and with lane
//! masks, with few registers, over random graphs and calls. Code with one instruction broken is in `gen7_watch.rs`.
//!
//! `WAVELIFT_SEED=1 WAVELIFT_CASES=5000 cargo test --release --test gen7 gen7_masks` is a long campaign, another one for each seed.

use crate::proofs;
use crate::proofs::Said;
use wavelift_codegen::ir::Module;
use wavelift_codegen::target::{OptionValue, Options, Target, Verify};
use wavelift_gen7::backend::compiler;
use wavelift_gen7::elf::SimdWidth;

const WIDTHS: [SimdWidth; 2] = [SimdWidth::Simd8, SimdWidth::Simd16];

/// Proves all code of a module, or says why not.
fn prove(module: &Module, options: &Options) -> Said {
    let options = Options {
        verify: Verify::Masks,
        ..options.clone()
    };
    let compiled = compiler()
        .compile(module, &options)
        .map_err(|error| error.to_string())?;
    if let Some(error) = compiled.failed.first() {
        return Err(error.to_string());
    }
    proofs::sum(compiled.units.iter().map(|unit| &unit.proof))
}

fn options(simd: SimdWidth, structure: bool) -> Options {
    Options {
        own: vec![("structure".to_owned(), OptionValue::Flag(structure))],
        ..Options::for_wave(simd.channels())
    }
}

/// Both forms of code, in turn.
fn both(simd: SimdWidth) -> impl Fn(&Module) -> Said {
    move |module| {
        prove(module, &options(simd, false))?;
        prove(module, &options(simd, true))
    }
}

fn check_corpus(structure: bool) {
    for simd in WIDTHS {
        proofs::check_corpus(simd.channels(), |module| prove(module, &options(simd, structure)));
    }
}

#[test]
fn kernel_corpus_with_conditionals_and_loops() {
    check_corpus(true);
}

#[test]
fn kernel_corpus_with_masks() {
    check_corpus(false);
}

#[test]
fn kernel_corpus_with_masks_in_lanes_of_vectors() {
    let few = Options {
        registers: vec![("scalars".to_owned(), 20)],
        ..options(SimdWidth::Simd16, true)
    };
    proofs::check_corpus(16, |module| prove(module, &few));
}

#[test]
fn small_shapes() {
    for simd in WIDTHS {
        proofs::check_small_shapes(both(simd));
    }
}

#[test]
fn random_graphs_of_up_to_14_blocks() {
    for simd in WIDTHS {
        let (proved, unknown) = proofs::random_graphs(14, 15, true, both(simd));
        assert_eq!(unknown, 0, "{proved} proved");
    }
}

/// With parked lanes.
#[test]
fn random_graphs_of_up_to_22_blocks() {
    let (proved, unknown) = proofs::random_graphs(22, 6, true, both(SimdWidth::Simd16));
    assert_eq!(unknown, 0, "{proved} proved");
}

#[test]
fn random_graphs_of_up_to_60_blocks_that_are_not_strict() {
    let (proved, unknown) = proofs::random_graphs(60, 8, false, both(SimdWidth::Simd16));
    assert_eq!(unknown, 0, "{proved} proved");
}

#[test]
fn endless_kernel_with_parked_lanes() {
    let module = proofs::endless_with_parked_lanes();
    both(SimdWidth::Simd16)(&module).unwrap_or_else(|error| panic!("{error}"));
}
