//! Registers used against registers live at once, and time against length.

use super::generate::long_function;
use super::toy::files;
use crate::regalloc::{Budget, FileStats, allocate};
use std::time::Instant;

/// Prints a table; the numbers that must hold are asserted.
#[test]
fn registers_used_and_live() {
    println!("insts reach | sgpr live used copies | vgpr live used copies spills");
    let (mut live, mut used) = (0u32, 0u32);
    for (insts, reach) in [
        (200, 4),
        (200, 12),
        (500, 8),
        (500, 16),
        (1000, 12),
        (1000, 24),
        (2000, 20),
    ] {
        for seed in 1..4 {
            let mut b = long_function(insts, reach, seed);
            let stats = match allocate(
                &mut b.func,
                &files(),
                &Budget {
                    check: false,
                    ..Budget::default()
                },
            ) {
                Ok(stats) => stats,
                Err(error) => {
                    println!("{insts:5} {reach:5} | {error}");
                    continue;
                }
            };
            let [s, v] = &stats.files[..] else {
                panic!("two files")
            };
            println!(
                "{:5} {reach:5} | {:3} {:3} {:4} | {:3} {:3} {:4} {:3}",
                b.func.num_insts(),
                s.max_live,
                s.units,
                s.copies,
                v.max_live,
                v.units,
                v.copies,
                v.spills
            );
            live += u32::from(v.max_live);
            used += u32::from(v.units);
        }
    }
    println!(
        "vector units used: {used}, live: {live}, {:.3}",
        f64::from(used) / f64::from(live)
    );
    assert!(used * 100 <= live * 108, "{used} units used for {live} live");
}

/// Time per instruction from 1,000 to 50,000 instructions; run with `--ignored --nocapture`.
#[test]
#[ignore = "takes seconds; a measurement"]
fn time_per_instruction() {
    for insts in [1_000, 2_000, 5_000, 10_000, 20_000, 50_000] {
        let mut b = long_function(insts, 10, 7);
        let count = b.func.num_insts();
        let start = Instant::now();
        match allocate(
            &mut b.func,
            &files(),
            &Budget {
                check: false,
                ..Budget::default()
            },
        ) {
            Ok(stats) => {
                let time = start.elapsed();
                println!(
                    "{count:6} instructions {time:9.1?}, {:.2?} each",
                    time / count as u32
                );
                for FileStats {
                    units,
                    max_live,
                    attempts,
                    times,
                    ..
                } in stats.files
                {
                    println!("    {units}/{max_live} in {attempts} attempts: {times:.1?}");
                }
            }
            Err(error) => println!("{count:6} {error}"),
        }
    }
}

/// How small a limit still works, and what it costs in spills.
#[test]
fn small_limits() {
    println!("limit | allocated of 24 | spills and reloads per instruction");
    for limit in [20, 24, 32, 48, 64] {
        let (mut done, mut moved, mut insts) = (0, 0, 0);
        for seed in 1..25 {
            let mut b = long_function(300, 16, seed);
            insts += b.func.num_insts();
            let options = Budget {
                units: vec![102, limit],
                check: false,
                ..Budget::default()
            };
            match allocate(&mut b.func, &files(), &options) {
                Ok(stats) => {
                    done += 1;
                    moved += stats.files[1].spills + stats.files[1].reloads;
                }
                Err(error) => println!("{limit} {seed} {error}"),
            }
        }
        println!("{limit:5} | {done:3} | {:.3}", f64::from(moved) / insts as f64);
        assert!(
            done == 24 || limit < 48,
            "{done} of 24 functions fit {limit} units"
        );
    }
}
