//! What the proofs of lane masks are tried on, for every target: the kernel corpus, small shapes, random graphs.
//!
//! `WAVELIFT_SEED=1 WAVELIFT_CASES=5000` makes a long campaign of the random graphs, another one for each seed.

use crate::numbers::Random;
use crate::random::{Shape, build, build_calling};
use std::path::{Path, PathBuf};
use wavelift_codegen::ir::Module;
use wavelift_codegen::verify::masks::{Proof, Verdict};
use wavelift_frontend_hsail::parse_text;
use wavelift_hsail::source::Source;
use wavelift_hsail::translate;

/// What is said of a module, or why it has no code.
pub type Said = Result<Verdict, String>;

/// The sum of what is said of kernels and functions.
pub fn sum<'a>(proofs: impl IntoIterator<Item = &'a Option<Verdict>>) -> Said {
    let mut sum = Proof::default();
    for proof in proofs {
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

/// The corpus, translated for waves of `lanes`.
pub fn corpus(level: &str, lanes: u32) -> Vec<(String, Module)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels").join(level);
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .expect("the corpus")
        .map(|entry| entry.expect("a folder entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "hsail"))
        .collect();
    files.sort();
    assert!(files.len() >= 24);
    let read = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).expect("a kernel");
        let module = parse_text("corpus", &text).unwrap_or_else(|found| panic!("{found:?}"));
        let source = Source::text("corpus", &text);
        let part = translate::Part {
            module: &module,
            source: Some(&source),
        };
        let program = translate::translate_program(&[part], &translate::Options::new(lanes));
        (
            path.display().to_string(),
            program.unwrap_or_else(|found| panic!("{found:?}")).ir,
        )
    };
    files.iter().map(read).collect()
}

/// All of the corpus is proved.
pub fn check_corpus(lanes: u32, prove: impl Fn(&Module) -> Said) {
    let (mut wrong, mut sum) = (Vec::new(), Proof::default());
    for level in ["O0", "O2"] {
        for (name, module) in corpus(level, lanes) {
            match prove(&module) {
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

/// Shapes by successors of each block.
pub const SHAPES: &[&[&[u32]]] = &[
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

/// A kernel of a shape. With cross-lane operations its results depend on which lanes meet.
pub fn shape(succs: &[&[u32]], seed: u64, cross_lane: bool) -> Shape {
    Shape {
        succs: succs.iter().map(|s| s.to_vec()).collect(),
        seed,
        cross_lane,
        lanes_matter: cross_lane,
    }
}

/// Nothing is wrong with the small shapes.
pub fn check_small_shapes(prove: impl Fn(&Module) -> Said) {
    for succs in SHAPES {
        for seed in 0..8 {
            for cross_lane in [false, true] {
                let module = build(&shape(succs, seed, cross_lane));
                prove(&module).unwrap_or_else(|error| {
                    panic!("{succs:?}, seed {seed}, cross-lane {cross_lane}: {error}")
                });
            }
        }
    }
}

fn number(name: &str, usual: u32) -> u32 {
    let number = std::env::var(name).ok();
    number.and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Proves random graphs of up to `most` blocks, with and without calls, every other one of those that are asked for with cross-lane operations.
/// Gives how many are proved, and of which nothing is known.
pub fn random_graphs(most: u64, usual: u32, strict: bool, prove: impl Fn(&Module) -> Said) -> (usize, usize) {
    const DEGREES: [usize; 9] = [0, 1, 1, 2, 2, 2, 2, 2, 3];
    let (mut proved, mut unknown, mut sum) = (0, Vec::new(), Proof::default());
    let seed = number("WAVELIFT_SEED", 1);
    for case in 0..number("WAVELIFT_CASES", usual) {
        let mut random = Random(u64::from(case) + 1 + (u64::from(seed.saturating_sub(1)) << 32));
        let blocks = 2 + random.below(most - 2);
        let succs: Vec<Vec<u32>> = (0..blocks)
            .map(|_| {
                let degree = DEGREES[random.below(9) as usize];
                (0..degree).map(|_| random.below(blocks) as u32).collect()
            })
            .collect();
        let cross_lane = strict && case % 2 == 0;
        let seed = random.0;
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
            match prove(&module) {
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

/// No lane ever ends, and those that are parked at the first branch never go on: what would run them is unreachable.
pub fn endless_with_parked_lanes() -> Module {
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
    build(&shape(SUCCS, 5408553402113448433, true))
}
