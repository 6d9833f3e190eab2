//! The same kernels on ivb: marks for vectors and scalars with 8 and 16 channels, the way out to 8 channels, and when there is none.
//!
//! A vector is a register of 8 channels or two of them; 88 registers are for vectors (88 or 44), 128 doublewords are scalars. Scratch memory has 12 KiB.

use crate::executors;
use crate::pressure::{File, PLACES, Place, Shape, kernel};
use crate::register_stress::run;
use std::sync::{Arc, Mutex};
use wavelift::exec::TargetExecutor;
use wavelift_codegen::target::{CompiledModule, Options, Verify};
use wavelift_frontend_hsail::parse_text;
use wavelift_gen7::elf::SimdWidth;
use wavelift_gen7::machine::{SCALARS, units};
use wavelift_hsail::source::Source;
use wavelift_hsail::translate;
use wavelift_interpreter::machine::Form;

const WIDTHS: [SimdWidth; 2] = [SimdWidth::Simd8, SimdWidth::Simd16];
/// Vectors whose lanes keep scalars through calls.
const VECTORS_FOR_SCALARS: u16 = 2;
/// Registers of the longest payload of a message: an address and four doublewords.
const PAYLOAD: u16 = 5;

fn options(simd: SimdWidth) -> Options {
    Options {
        verify: Verify::Passes,
        inline: false,
        ..Options::for_wave(simd.channels())
    }
}

fn compile(text: &str, options: &Options) -> Result<CompiledModule, String> {
    let module = parse_text("stress", text).map_err(|found| format!("{found:?}"))?;
    let source = Source::text("stress", text);
    let part = translate::Part {
        module: &module,
        source: Some(&source),
    };
    let program =
        translate::translate_program(&[part], &translate::Options::new(options.wave.expect("a width")))
            .map_err(|found| format!("{found:?}"))?;
    let registry = wavelift::targets();
    let target = registry.find("ivb").map_err(|error| error.to_string())?;
    let compiled = target
        .compile(&program.ir, options)
        .map_err(|error| error.to_string())?;
    match compiled.failed.first() {
        Some(error) => Err(error.to_string()),
        None => Ok(compiled),
    }
}

/// What is wrong with a kernel, and a line for the table.
fn check(shape: &Shape, simd: SimdWidth) -> (Vec<String>, String) {
    let text = kernel(*shape);
    let name = format!(
        "{simd:?} {:?} {:?} {}{} #{}",
        shape.file,
        shape.place,
        shape.live,
        if shape.mixed { " mixed" } else { "" },
        shape.seed
    );
    let compiled = match compile(&text, &options(simd)) {
        Ok(compiled) => compiled,
        Err(error) => return (vec![format!("{name}: {error}")], name),
    };
    let callee = compiled.functions().find(|function| function.symbol == "callee");
    let unit = callee.or(compiled.kernels().next()).expect("a kernel");
    let registers = &unit.registers;
    let (scalar, vector) = (&registers.files[0], &registers.files[1]);
    let (file, all) = match shape.file {
        File::Scalar => (scalar, SCALARS),
        File::Vector | File::Both => (vector, units(simd)),
    };
    let needed = if shape.place.calls() {
        file.needed
    } else {
        file.max_live
    };
    // The payload of a message is in one piece, on top of what lives.
    let needed_with_payload = needed + PAYLOAD;
    // Accesses that were merged take up to four words in one piece.
    let pieces = |needed: u16| (needed * 4 / 3).max(needed + 4);
    let slack = pieces(needed_with_payload);
    let line = format!(
        "{name}: live {}, needed {needed}, used {}, copies {}, spilled {} and {}, scratch {}, {} bytes of code",
        file.max_live,
        file.units,
        scalar.copies + vector.copies,
        scalar.spills,
        vector.spills,
        unit.facts.field("spill_bytes").unwrap_or_default(),
        unit.code.len()
    );
    let mut wrong = Vec::new();
    // Through calls a few vectors hold scalars.
    let free = all
        - if shape.place.calls() {
            VECTORS_FOR_SCALARS
        } else {
            0
        };
    if slack <= free && file.units > slack {
        wrong.push(format!("too many registers: {line}"));
    }
    let crowd = shape.file == File::Both && scalar.needed > SCALARS;
    // What needs room in one piece may not have it where nearly all registers are taken.
    if slack <= free && !crowd && file.spills > 0 {
        wrong.push(format!("spills without need: {line}"));
    }
    if shape.file == File::Scalar && vector.spill_bytes > 0 {
        wrong.push(format!("scratch memory though vectors are free: {line}"));
    }
    let mut machine = executors::executor("ivb", options(simd));
    let expected = run(&mut interpreter(simd), shape, &text);
    let found = run(&mut machine, shape, &text);
    match (expected, found) {
        (Ok(expected), Ok(found)) if expected == found && !expected.is_empty() => {}
        (Ok(_), Ok(_)) => wrong.push(format!("wrong result: {line}")),
        (expected, found) => {
            let errors: Vec<String> = [expected.err(), found.err()].into_iter().flatten().collect();
            wrong.push(format!("{}: {line}", errors.join("; ")));
        }
    }
    (wrong, line)
}

fn interpreter(simd: SimdWidth) -> TargetExecutor {
    let options = wavelift_interpreter::Options {
        wave_size: simd.channels(),
        ..wavelift_interpreter::Options::default()
    };
    executors::interpreter(options, Form::Reference)
}

fn check_all(file: File, lives: [&[usize]; 2]) {
    let seed: u64 = std::env::var("STRESS_SEED").map_or(0, |text| text.parse().expect("a number"));
    let (mut wrong, mut count) = (Vec::new(), 0);
    for (simd, lives) in WIDTHS.into_iter().zip(lives) {
        for (index, place) in PLACES.into_iter().enumerate() {
            for &live in lives {
                for mixed in [false, true] {
                    let seed = 1 + index as u64 + 100 * seed;
                    let shape = Shape {
                        file,
                        place,
                        live,
                        mixed,
                        seed,
                    };
                    let (found, line) = check(&shape, simd);
                    println!("{line}");
                    wrong.extend(found);
                    count += 1;
                }
            }
        }
    }
    println!("{count} kernels");
    assert!(
        wrong.is_empty(),
        "{} of {count}:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn vectors_that_fit() {
    check_all(File::Vector, [&[16, 48, 72], &[12, 24, 34]]);
}

#[test]
fn vectors_that_overflow() {
    check_all(File::Vector, [&[120], &[70]]);
}

#[test]
fn scalars() {
    check_all(File::Scalar, [&[32, 100, 160], &[32, 100, 160]]);
}

#[test]
fn both_files() {
    check_all(File::Both, [&[40, 100], &[24, 60]]);
}

const WIDE: Shape = Shape {
    file: File::Vector,
    place: Place::DivergentLoop,
    live: 280,
    mixed: false,
    seed: 5,
};

/// The same kernel; what it computes depends on the size of waves.
fn that_asks_for_waves(shape: Shape) -> String {
    let asks = "mov_b32 $s1, $s0;\nadd_u32 $s1, $s1, WAVESIZE;\n";
    let text = kernel(shape).replacen("mov_b32 $s1, $s0;\n", asks, 1);
    assert!(text.contains("WAVESIZE"));
    text
}

/// Runs a kernel in the width that the executor finds; says which that was, and how much scratch memory it takes.
fn run_as_it_fits(shape: &Shape, text: &str) -> Result<(SimdWidth, u32), String> {
    let seen = Arc::new(Mutex::new(None));
    let keep = Arc::clone(&seen);
    let change = move |compiled: &mut CompiledModule| {
        let first = compiled.kernels().next();
        *keep.lock().expect("nobody panics") = first.map(|kernel| {
            let width = SimdWidth::of(kernel.facts.wave).expect("a width");
            (width, kernel.facts.field("spill_bytes").unwrap_or_default())
        });
    };
    let mut machine = executors::executor("ivb", Options::default()).changed_by(change);
    let found = run(&mut machine, shape, text)?;
    let (simd, scratch) = seen.lock().expect("nobody panics").ok_or("no kernel")?;
    assert_eq!(found, run(&mut interpreter(simd), shape, text)?);
    Ok((simd, scratch))
}

/// More than 16 channels have room for, in a program that cannot tell how many there are: it runs with 8.
#[test]
fn eight_channels_where_sixteen_do_not_fit() {
    let alone = compile(&kernel(WIDE), &options(SimdWidth::Simd16)).expect_err("it does not fit");
    assert!(alone.contains("12288"), "{alone}");
    let (simd, scratch) = run_as_it_fits(&WIDE, &kernel(WIDE)).unwrap_or_else(|error| panic!("{error}"));
    println!("{simd:?}, {scratch} bytes of scratch memory");
    assert_eq!(simd, SimdWidth::Simd8);
}

/// A program that asks for the size of a wave keeps 16 channels and spills, as long as there is scratch memory.
#[test]
fn sixteen_channels_for_programs_that_ask() {
    let shape = Shape { live: 120, ..WIDE };
    let text = that_asks_for_waves(shape);
    let (simd, scratch) = run_as_it_fits(&shape, &text).unwrap_or_else(|error| panic!("{error}"));
    println!("{simd:?}, {scratch} bytes of scratch memory");
    assert_eq!(simd, SimdWidth::Simd16);
    assert!(scratch > 0);
    let refused = run_as_it_fits(&WIDE, &that_asks_for_waves(WIDE)).expect_err("it does not fit");
    assert!(refused.contains("&k") && refused.contains("12288"), "{refused}");
}
