//! Kernels with 32 to 400 values live at once in either register file: right results, few registers more than values, and no
//! scratch memory while the registers hold everything.
//!
//! ```text
//! cargo test --release --test every_target register_stress                                  a sample
//! cargo test --release --test every_target register_stress -- --ignored --nocapture         the campaign, with a table
//! STRESS_SEED=7 STRESS_FROM=40 cargo test ...                                  the same with other kernels
//! ```

use crate::executors;
use crate::pressure::{File, PLACES, Place, Shape, kernel, uniform, words};
use wavelift::args::{ArgResult, KernelArg, place};
use wavelift::case::{Executor, KernelRef, Launch, ModuleForm, ModuleSource, Packet};
use wavelift_codegen::regalloc::RegAllocStats;
use wavelift_codegen::target::{Options, Verify};
use wavelift_frontend_hsail::parse_text;
use wavelift_gcn::target::WAVE_SIZE;
use wavelift_hsail::source::Source;
use wavelift_hsail::translate;
use wavelift_interpreter::machine::Form;

const LANES: u32 = 128;
/// Registers that the calling convention gives a meaning everywhere.
const VGPRS_WITH_MEANING: u16 = 1;
const SGPRS_WITH_MEANING: u16 = 19;
const VGPRS_FOR_SCALARS: u16 = 2;
/// Vector and scalar registers of the machine.
const VGPRS: u16 = 256;
const SGPRS: u16 = 102;

fn options() -> Options {
    Options {
        verify: Verify::Passes,
        inline: false,
        ..Options::default()
    }
}

/// What is compared with the marks.
struct Compiled {
    registers: RegAllocStats,
    private_bytes: u32,
    code_bytes: usize,
    /// Of the kernel with its callees.
    scalars: u16,
    vectors: u16,
    /// Accumulation registers of the kernel, where there are such.
    accumulators: u32,
    waves: u32,
}

fn compile(text: &str) -> Result<Compiled, String> {
    compile_with(text, &options())
}

fn compile_with(text: &str, options: &Options) -> Result<Compiled, String> {
    compile_for("gfx900", text, options)
}

fn compile_for(target: &str, text: &str, options: &Options) -> Result<Compiled, String> {
    let module = parse_text("stress", text).map_err(|found| format!("{found:?}"))?;
    let source = Source::text("stress", text);
    let part = translate::Part {
        module: &module,
        source: Some(&source),
    };
    let program = translate::translate_program(&[part], &translate::Options::new(WAVE_SIZE))
        .map_err(|found| format!("{found:?}"))?;
    let registry = wavelift::targets();
    let target = registry.find(target).map_err(|error| error.to_string())?;
    let compiled = target
        .compile(&program.ir, options)
        .map_err(|error| error.to_string())?;
    if let Some(error) = compiled.failed.first() {
        return Err(error.to_string());
    }
    let kernel = compiled.kernels().next().ok_or("no kernel")?;
    // The function that has the values, or the kernel.
    let callee = compiled.functions().find(|function| function.symbol == "callee");
    let unit = callee.unwrap_or(kernel);
    let used = |file: usize| kernel.facts.files[file].used as u16;
    Ok(Compiled {
        registers: unit.registers.clone(),
        private_bytes: kernel.facts.private_bytes,
        code_bytes: unit.code.len(),
        scalars: used(1),
        vectors: used(0),
        accumulators: kernel.facts.field("agprs").unwrap_or_default(),
        waves: kernel.facts.field("max_waves").unwrap_or_default(),
    })
}

pub(crate) fn run(executor: &mut dyn Executor, shape: &Shape, text: &str) -> Result<Vec<ArgResult>, String> {
    let source = ModuleSource {
        levels: Default::default(),
        path: "stress.hsail".into(),
        bytes: text.as_bytes().to_vec(),
        form: ModuleForm::Text,
    };
    let loaded = executor
        .load(&[vec![source]])
        .map_err(|error| error.to_string())?;
    let kernel = KernelRef {
        executable: loaded.id,
        kernel: Some("&k"),
        module: None,
    };
    let count = words(shape) * LANES as usize;
    let mut list = vec![
        format!("iota:u32:{count}"),
        format!("zero:{}:print=u32", 4 * count),
        "u32:3".to_owned(),
    ];
    list.extend((0..uniform(shape)).map(|i| format!("u32:{}", (i as u32).wrapping_mul(0x9e37_79b9) >> 7)));
    let args: Vec<KernelArg> = list
        .iter()
        .map(|word| KernelArg::parse(word).unwrap_or_else(|error| panic!("{word}: {error}")))
        .collect();
    let placed =
        place(&args, executor, kernel, loaded.address_bytes, 0).map_err(|error| error.to_string())?;
    let launch = Launch {
        kernel,
        dimensions: 1,
        grid: [LANES, 1, 1],
        work_group: [LANES, 1, 1],
        dynamic_group_bytes: placed.dynamic_group_bytes,
        kernarg: &placed.kernarg,
        packet: Packet {
            id: 0,
            completion_signal: 0,
        },
        deadline: None,
    };
    executor.dispatch(&launch).map_err(|error| error.to_string())?;
    placed.results(executor).map_err(|error| error.to_string())
}

/// What is wrong with a kernel, and a line for the table.
fn check(shape: &Shape) -> (Vec<String>, String) {
    check_text(shape, &kernel(*shape))
}

fn check_text(shape: &Shape, text: &str) -> (Vec<String>, String) {
    let name = format!(
        "{:?} {:?} {}{} #{}",
        shape.file,
        shape.place,
        shape.live,
        if shape.mixed { " mixed" } else { "" },
        shape.seed
    );
    let mut wrong = Vec::new();
    let compiled = match compile(text) {
        Ok(compiled) => compiled,
        Err(error) => return (vec![format!("{name}: {error}")], name),
    };
    let files = &compiled.registers.files;
    let (scalar, vector) = (&files[0], &files[1]);
    // Lanes that hold spilled scalars are not values of the vector file.
    let (file, all) = match shape.file {
        File::Scalar => (scalar, SGPRS),
        File::Vector | File::Both => (vector, VGPRS),
    };
    let (used, live) = (file.units, file.max_live);
    // Through a call values live in registers that callees keep, above those that they do not.
    let (needed, all) = match (shape.place.calls(), shape.file) {
        // Two registers hold the scalars that a function keeps for its caller.
        (true, File::Vector | File::Both) if shape.place == Place::Callee => {
            (file.needed + VGPRS_WITH_MEANING, all - VGPRS_FOR_SCALARS)
        }
        (false, _) => (live, all),
        (true, File::Scalar) => (file.needed + SGPRS_WITH_MEANING, all),
        (true, File::Vector | File::Both) => (file.needed + VGPRS_WITH_MEANING, all),
    };
    // Scalars that do not fit go to lanes of vector registers, which are set aside two, four, ... at a time.
    let meanings = if shape.place.calls() {
        SGPRS_WITH_MEANING
    } else {
        0
    };
    let crowd = (scalar.needed + meanings).saturating_sub(SGPRS);
    let holders = match shape.file {
        File::Both if crowd > 0 => crowd.div_ceil(64).next_power_of_two().max(2),
        _ => 0,
    };
    let needed = needed + holders;
    let slack = match shape.mixed {
        // Loads that were merged take registers in one piece.
        true => needed * 125 / 100,
        // Pairs that come and go leave gaps between each other.
        false => needed + (needed / 10).max(3),
    };
    let line = format!(
        "{name}: live {live}, needed {needed}, used {used}, copies {}, spilled {} and {} of {} bytes, {} bytes of code",
        scalar.copies + vector.copies,
        scalar.spills,
        vector.spills,
        compiled.private_bytes,
        compiled.code_bytes
    );
    if slack <= all && used > slack {
        wrong.push(format!("too many registers: {line}"));
    }
    let scalars_fit = shape.file != File::Both || crowd == 0;
    // Pairs of scalars begin at even registers, so that some may be of no use where all are needed.
    let gaps = if shape.mixed { 4 } else { 0 };
    if needed + gaps <= all && (scalars_fit && scalar.spills > 0 || vector.spills > 0) {
        wrong.push(format!("spills without need: {line}"));
    }
    if shape.file == File::Scalar && vector.spill_bytes > 0 {
        wrong.push(format!("scratch memory though vector registers are free: {line}"));
    }
    let mut interpreter = executors::interpreter(
        wavelift_interpreter::Options {
            wave_size: WAVE_SIZE,
            ..wavelift_interpreter::Options::default()
        },
        Form::Reference,
    );
    let mut machine = executors::executor("gfx900", options());
    let expected = run(&mut interpreter, shape, text);
    let found = run(&mut machine, shape, text);
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

fn check_all(shapes: impl IntoIterator<Item = Shape>) {
    let mut wrong = Vec::new();
    let mut count = 0;
    for shape in shapes {
        let (found, line) = check(&shape);
        println!("{line}");
        wrong.extend(found);
        count += 1;
    }
    println!("{count} kernels");
    assert!(
        wrong.is_empty(),
        "{} of {count}:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

fn sample(file: File, lives: &[usize]) -> Vec<Shape> {
    let seed: u64 = std::env::var("STRESS_SEED").map_or(0, |text| text.parse().expect("a number"));
    let mut list = Vec::new();
    for (index, place) in PLACES.into_iter().enumerate() {
        for &live in lives {
            for mixed in [false, true] {
                list.push(Shape {
                    file,
                    place,
                    live,
                    mixed,
                    seed: 1 + index as u64 + 100 * seed,
                });
            }
        }
    }
    list
}

#[test]
fn vectors_that_fit() {
    check_all(sample(File::Vector, &[32, 120, 240]));
}

#[test]
fn vectors_that_overflow() {
    let loops = |shape: &Shape| {
        matches!(
            shape.place,
            Place::Straight | Place::DivergentLoop | Place::Barrier
        )
    };
    check_all(sample(File::Vector, &[300]).into_iter().filter(loops));
}

#[test]
fn scalars_that_fit() {
    check_all(sample(File::Scalar, &[32, 84]));
}

/// Both files are full at once: the lanes for scalars come out of what vectors could have.
#[test]
fn both_files() {
    check_all(sample(File::Both, &[120, 250]).into_iter().filter(|s| !s.mixed));
}

#[test]
fn scalars_that_overflow() {
    check_all(sample(File::Scalar, &[130, 320]));
}

/// Spilled registers lie after more private memory than an instruction reaches over.
#[test]
fn vectors_that_overflow_after_private_memory() {
    for (place, head) in [
        (Place::Straight, "prog kernel &k"),
        (Place::Calls, "prog kernel &k"),
        (Place::Callee, "function &callee"),
    ] {
        let shape = Shape {
            file: File::Vector,
            place,
            live: 280,
            mixed: false,
            seed: 9,
        };
        let text = kernel(shape);
        let (before, body) = text.split_at(text.find(head).expect("the function is there"));
        let body = body
            .replacen("{\n", "{\nprivate_u32 %big[2000];\n", 1)
            .replacen(
                "mov_b32 $s1, $s0;\n",
                "mov_b32 $s1, $s0;\nand_b32 $s4, $s0, 255;\nshl_u32 $s4, $s4, 2;\n\
                 st_private_align(4)_u32 $s0, [%big][$s4+6000];\n",
                1,
            )
            .replacen(
                "st_global",
                "ld_private_align(4)_u32 $s5, [%big][$s4+6000];\nadd_u32 $s1, $s1, $s5;\nst_global",
                1,
            );
        let (wrong, line) = check_text(&shape, &format!("{before}{body}"));
        println!("{line}");
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

/// Kernels that may use few registers, for more waves: nothing is used beyond, and results stay right.
#[test]
fn few_registers() {
    let mut wrong = Vec::new();
    for (index, place) in PLACES.into_iter().enumerate() {
        for (file, mixed) in [(File::Scalar, true), (File::Vector, false)] {
            let shape = Shape {
                file,
                place,
                live: 120,
                mixed,
                seed: 40 + index as u64,
            };
            // With calls, fewer have no register that callees keep.
            let limit = if place.calls() { 70 } else { 44 };
            let limited = Options {
                registers: [("vgprs", limit), ("sgprs", limit)]
                    .map(|(file, limit)| (file.to_owned(), limit))
                    .to_vec(),
                ..options()
            };
            let text = kernel(shape);
            let compiled = match compile_with(&text, &limited) {
                Ok(compiled) => compiled,
                Err(error) => {
                    wrong.push(format!("{shape:?}: {error}"));
                    continue;
                }
            };
            let used = (compiled.scalars, compiled.vectors);
            if used.0 > limit || used.1 > limit {
                wrong.push(format!("{shape:?}: uses {used:?}"));
            }
            let mut interpreter = executors::interpreter(
                wavelift_interpreter::Options {
                    wave_size: WAVE_SIZE,
                    ..wavelift_interpreter::Options::default()
                },
                Form::Reference,
            );
            let mut machine = executors::executor("gfx900", limited);
            let expected = run(&mut interpreter, &shape, &text);
            let found = run(&mut machine, &shape, &text);
            if expected.is_err() || expected != found {
                let errors: Vec<String> = [expected.err(), found.err()].into_iter().flatten().collect();
                wrong.push(format!("{shape:?}: wrong result {}", errors.join("; ")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Machines with accumulation registers keep as many values there as in vector registers, and only beyond them in memory; functions that are called
/// have none.
#[test]
fn vectors_that_overflow_to_accumulation_registers() {
    for (index, target) in ["gfx90a", "gfx942"].into_iter().enumerate() {
        for (place, live) in [
            (Place::Straight, 400),
            (Place::DivergentLoop, 300),
            (Place::Barrier, 300),
            (Place::Straight, 700),
            (Place::Callee, 300),
        ] {
            let shape = Shape {
                file: File::Vector,
                place,
                live,
                // Mixed ones as long have more registers than HSAIL has.
                mixed: index == 1 && live < 500,
                seed: 60 + index as u64,
            };
            let text = kernel(shape);
            let compiled =
                compile_for(target, &text, &options()).unwrap_or_else(|error| panic!("{target}: {error}"));
            let spilled = compiled.registers.files[1].spill_bytes;
            assert!(spilled > 0, "{target}: {shape:?}");
            let memory = place == Place::Callee || spilled > 4 * 256;
            assert_eq!(
                compiled.private_bytes > 0,
                memory,
                "{target}: {shape:?}: {spilled} bytes spilled, {} of them in memory",
                compiled.private_bytes
            );
            let mut interpreter = executors::interpreter(
                wavelift_interpreter::Options {
                    wave_size: WAVE_SIZE,
                    ..wavelift_interpreter::Options::default()
                },
                Form::Reference,
            );
            let mut machine = executors::executor(target, options());
            let expected = run(&mut interpreter, &shape, &text).expect("the interpreter runs it");
            let found = run(&mut machine, &shape, &text);
            assert!(!expected.is_empty());
            assert!(
                found.as_ref() == Ok(&expected),
                "{target}: {shape:?}: {:?}",
                found.err()
            );
        }
    }
}

/// Registers of both kinds leave room for the waves that a limit, or a work-group that the kernel requires, is for.
#[test]
fn accumulation_registers_leave_room_for_waves() {
    let compiled = |live: usize, items: Option<u32>, limit: Option<u16>| {
        let text = kernel(Shape {
            file: File::Vector,
            place: Place::Straight,
            live,
            mixed: false,
            seed: 70,
        });
        let (head, body) = text.split_at(text.find("{\n").expect("a kernel has a body") + 2);
        let required = items.map(|items| format!("requiredworkgroupsize {items}, 1, 1;\n"));
        let options = Options {
            registers: limit
                .map(|limit| ("vgprs".to_owned(), limit))
                .into_iter()
                .collect(),
            ..options()
        };
        let text = format!("{head}{}{body}", required.unwrap_or_default());
        compile_for("gfx942", &text, &options).unwrap_or_else(|error| panic!("{items:?} {limit:?}: {error}"))
    };
    // 256 of each are a wave of a SIMD, and four SIMDs have a work-group.
    for items in [None, Some(256)] {
        let all = compiled(300, items, None);
        assert!(all.accumulators > 0 && all.private_bytes == 0, "{items:?}");
        assert_eq!(all.waves, 1, "{items:?}");
    }
    let two = compiled(300, Some(512), None);
    assert!(two.accumulators == 0 && two.private_bytes > 0);
    assert_eq!(two.waves, 2);
    // Eight waves have 64 registers each, four have 128.
    for (limit, waves, most) in [(40, 8, 64), (100, 4, 128), (128, 4, 128)] {
        let limited = compiled(160, None, Some(limit));
        assert!(limited.vectors <= limit && limited.private_bytes > 0, "{limit}");
        assert_eq!(limited.waves, waves, "{limit}");
        assert_eq!(limited.accumulators, most - u32::from(limit), "{limit}");
    }
}

/// More spilled registers than the offset of an instruction reaches over: their addresses need a register.
#[test]
fn vectors_that_overflow_far() {
    for (file, place) in [(File::Both, Place::DivergentLoop), (File::Vector, Place::Callee)] {
        let shape = Shape {
            file,
            place,
            live: 1400,
            mixed: false,
            seed: 10,
        };
        let text = kernel(shape);
        let compiled = compile(&text).unwrap_or_else(|error| panic!("{place:?}: {error}"));
        let bytes = compiled.registers.files[1].spill_bytes;
        assert!(bytes > 4096, "{place:?}: {bytes}");
        let (wrong, line) = check_text(&shape, &text);
        println!("{line}");
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

#[test]
#[ignore = "the campaign: takes minutes"]
fn campaign() {
    let mut list = Vec::new();
    let from = std::env::var("STRESS_FROM").map_or(32, |text| text.parse().expect("a number"));
    for live in (from..=400).step_by(23) {
        for file in [File::Scalar, File::Vector, File::Both] {
            list.extend(sample(file, &[live]));
        }
    }
    check_all(list);
}
