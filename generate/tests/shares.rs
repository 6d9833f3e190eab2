//! How much of programs computes, by fixed seeds: operations that were drawn, with operands that lanes have of their own, and every shape that is drawn.

use wavelift_generate::choices::bytes_of_seed;
use wavelift_generate::{Choices, Coverage, Drawn, Settings, program_counted};

/// Programs that shares are measured in.
const PROGRAMS: u64 = 400;
/// Programs in which every shape comes.
const MANY: u64 = 3000;
/// Operations that are asked for.
const SIZE: usize = 30;

/// Shapes that need more programs than a test has time for.
const RARE: [&str; 3] = [
    "strict ties of 5 or more",
    "strict ties of 3 or 4",
    "strict ties of 2",
];

fn settings() -> Settings {
    Settings {
        size: SIZE,
        ..Settings::default()
    }
}

#[test]
fn programs_compute_and_mostly_per_lane() {
    let (mut all, mut middle, mut programs) = (Drawn::default(), Drawn::default(), 0);
    for seed in 0..PROGRAMS {
        let bytes = bytes_of_seed(seed, 1 << 14);
        let (_, drawn) = program_counted(&mut Choices::new(&bytes), &settings());
        all.merge(&drawn);
        if (60..=140).contains(&drawn.instructions) {
            assert!(drawn.operations >= 18, "seed {seed}: {drawn}");
            middle.merge(&drawn);
            programs += 1;
        }
    }
    assert!(programs > PROGRAMS / 5, "{programs} programs of a middle size");
    assert!(
        middle.operations >= 24 * programs,
        "{programs} programs: {middle}"
    );
    assert!(all.instructions < 180 * PROGRAMS, "{all}");
    assert!(all.per_lane * 100 >= all.operations * 85, "{all}");
    assert!(all.per_lane_floats * 100 >= all.floats * 80, "{all}");
    assert!(all.live * 100 >= all.operations * 70, "{all}");
    assert!(all.stores * 100 <= all.instructions * 14, "{all}");
    assert!(all.constants * 100 <= all.instructions * 22, "{all}");
}

#[test]
fn every_shape_is_drawn() {
    let mut coverage = Coverage::default();
    for seed in 0..MANY {
        let bytes = bytes_of_seed(seed, 1 << 14);
        coverage.add(&program_counted(&mut Choices::new(&bytes), &settings()).0.module);
        if seed % 200 == 199 && coverage.missing_shapes().iter().all(|name| RARE.contains(name)) {
            return;
        }
    }
    panic!("never drawn: {:?}", coverage.missing_shapes());
}

#[test]
fn few_bytes_have_data() {
    for length in [8, 20, 100] {
        let bytes = bytes_of_seed(5, length);
        let (program, _) = program_counted(&mut Choices::new(&bytes), &settings());
        let wavelift_generate::Argument::Buffer(input) = &program.arguments[0] else {
            panic!("the input is a buffer");
        };
        assert!(input.iter().filter(|&&byte| byte != 0).count() > input.len() / 2);
    }
}
