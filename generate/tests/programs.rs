//! Programs of fixed seeds: valid, the same each time, and made of everything there is.

use std::collections::BTreeSet;
use wavelift_codegen::ir::{Opcode, Segment};
use wavelift_codegen::verify::verify_module;
use wavelift_generate::choices::bytes_of_seed;
use wavelift_generate::{Choices, Coverage, Program, Settings, program};

const PROGRAMS: u64 = 400;

fn of_seed(seed: u64) -> Program {
    let bytes = bytes_of_seed(seed, 1 << 14);
    program(&mut Choices::new(&bytes), &Settings::default())
}

#[test]
fn programs_are_valid() {
    for seed in 0..PROGRAMS {
        let program = of_seed(seed);
        if let Err(errors) = verify_module(&program.module) {
            panic!("seed {seed}: {}\n{}", errors[0], program.module);
        }
    }
}

#[test]
fn any_bytes_give_a_valid_program() {
    for length in [0, 1, 7, 100, 1000] {
        let bytes = bytes_of_seed(length, length as usize);
        let program = program(&mut Choices::new(&bytes), &Settings::default());
        assert_eq!(verify_module(&program.module), Ok(()), "{length} bytes");
    }
}

#[test]
fn a_seed_gives_the_same_program() {
    for seed in [3, 77] {
        assert_eq!(of_seed(seed).module.to_string(), of_seed(seed).module.to_string());
        assert_eq!(of_seed(seed).arguments, of_seed(seed).arguments);
    }
    assert_ne!(of_seed(3).module.to_string(), of_seed(4).module.to_string());
}

#[test]
fn everything_that_can_be_drawn_is() {
    let mut coverage = Coverage::default();
    for seed in 0..PROGRAMS {
        coverage.add(&of_seed(seed).module);
    }
    let seen: BTreeSet<Opcode> = coverage.operations.keys().map(|(opcode, _)| *opcode).collect();
    let missing: Vec<&str> = Settings::default()
        .operations
        .iter()
        .filter(|opcode| !seen.contains(opcode))
        .map(|opcode| opcode.info().name)
        .collect();
    assert!(missing.is_empty(), "never drawn: {missing:?}");
    for opcode in [
        Opcode::Barrier,
        Opcode::Fence,
        Opcode::Call,
        Opcode::Switch,
        Opcode::AtomicCas,
        Opcode::AtomicRmwNoret,
        Opcode::Activelanepermute,
        Opcode::Stof,
    ] {
        assert!(seen.contains(&opcode), "{}", opcode.info().name);
    }
    for segment in [
        Segment::Global,
        Segment::Group,
        Segment::Private,
        Segment::Readonly,
        Segment::Flat,
    ] {
        let accesses = coverage.accesses.keys();
        assert!(
            accesses.into_iter().any(|(_, name, _)| *name == segment.name()),
            "{}",
            segment.name()
        );
    }
    for shape in [
        "branch",
        "switch",
        "loop",
        "cycle with two entries",
        "module variable named in a function",
        "pointer to a module variable passed to a function",
        "pointer to a module variable returned",
        "module variable by name and by a pointer that was given",
        "access by a pointer from memory",
        "access by a pointer from a call",
        "argument at an index after a branch",
        "global address that begins below its memory",
        "group address that begins below its memory",
        "private address that begins below its memory",
        "flat address that begins below its memory",
        "kernarg address that begins below its memory",
        "block laid out before its dominator",
        "block of a loop laid out before its head",
        "loop laid out before what leads to it",
        "access by a pointer that a loop changes",
        "access by a pointer that a loop exchanges for another",
        "access after a loop by a pointer that it changes",
        "access laid out before the loop that changes its pointer",
    ] {
        assert!(coverage.shapes.contains_key(shape), "{shape}");
    }
}
