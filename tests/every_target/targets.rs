//! Properties that hold on every machine: programs with random control flow whose results say who runs together, random calls, and more
//! values than registers. The reference is the interpreter with waves of the machine's size.
//!
//! `WAVELIFT_CASES=1000 cargo test --release --test every_target targets` is a long campaign, `WAVELIFT_SEED` takes others, `WAVELIFT_MACHINE=ivb` the
//! machines with that in their name.

use crate::executors;
use crate::generate;
use crate::machines::{Machine, Wanted, machines, source};
use crate::numbers::Random;
use crate::pressure;
use crate::pressure::{File, PLACES, Place};
use crate::random::{Shape, build, build_calling};
use wavelift::args::{ArgResult, KernelArg, place};
use wavelift::case::{ExecError, Executor, KernelRef, Launch, ModuleForm, ModuleSource, Packet};
use wavelift::exec::TargetExecutor;
use wavelift_codegen::ir::{Module, text::print_module};
use wavelift_codegen::opt::Level;
use wavelift_codegen::verify::verify_module;
use wavelift_interpreter::machine::Form;
use wavelift_simulator::Limits;

fn number(name: &str, usual: u64) -> u64 {
    let text = std::env::var(name).ok();
    text.and_then(|text| text.parse().ok()).unwrap_or(usual)
}

impl Random {
    /// Blocks with up to three successors anywhere.
    fn tangle(&mut self) -> Shape {
        const DEGREES: [u64; 9] = [0, 1, 1, 2, 2, 2, 2, 2, 3];
        let blocks = 2 + self.below(38);
        let succs = (0..blocks)
            .map(|_| {
                let degree = DEGREES[self.below(9) as usize];
                (0..degree).map(|_| self.below(blocks) as u32).collect()
            })
            .collect();
        Shape {
            succs,
            seed: self.below(1 << 30),
            cross_lane: self.below(2) == 0,
            lanes_matter: true,
        }
    }

    /// Successors lead on three times out of four, so that most programs end; the last block returns.
    pub(crate) fn forward(&mut self) -> Shape {
        let last = 1 + self.below(7);
        let mut succs = Vec::new();
        for block in 0..last {
            let target = |random: &mut Random| match random.below(4) {
                0 => random.below(last + 1) as u32,
                _ => (block + 1 + random.below(last - block)) as u32,
            };
            succs.push((0..1 + self.below(3)).map(|_| target(self)).collect());
        }
        succs.push(Vec::new());
        let cross_lane = self.below(2) == 0;
        Shape {
            succs,
            seed: self.below(1 << 30),
            cross_lane,
            lanes_matter: cross_lane,
        }
    }
}

/// Runs the kernel of a module on one work-group of so many work-items; what it gives back.
pub(crate) fn run(
    executor: &mut dyn Executor,
    source: ModuleSource,
    words: &[String],
    items: u32,
) -> Result<Vec<ArgResult>, ExecError> {
    let loaded = executor.load(&[vec![source]])?;
    let kernel = KernelRef {
        executable: loaded.id,
        kernel: Some("&k"),
        module: None,
    };
    let args: Vec<KernelArg> = words
        .iter()
        .map(|word| KernelArg::parse(word).unwrap_or_else(|error| panic!("{word}: {error}")))
        .collect();
    let placed = place(&args, executor, kernel, loaded.address_bytes, 0)
        .unwrap_or_else(|error| panic!("{words:?}: {error}"));
    executor.dispatch(&Launch {
        kernel,
        dimensions: 1,
        grid: [items, 1, 1],
        work_group: [items, 1, 1],
        dynamic_group_bytes: placed.dynamic_group_bytes,
        kernarg: &placed.kernarg,
        packet: Packet {
            id: 0,
            completion_signal: 0,
        },
        deadline: None,
    })?;
    placed.results(executor)
}

fn interpreter(wave_size: u32, max_steps: u64) -> TargetExecutor {
    let options = wavelift_interpreter::Options {
        wave_size,
        limits: Limits {
            max_steps,
            ..Limits::default()
        },
        ..Default::default()
    };
    executors::interpreter(options, Form::Reference)
}

/// Runs a module of the IR on a machine in some ways; `false` if the reference does not end soon.
fn agrees(machine: &Machine, module: &Module, ways: &[Wanted]) -> bool {
    // A wave and a part of one.
    let items = machine.wave + machine.wave / 4 + 1;
    let words = [format!("zero:{}:print=u32", 4 * items)];
    let text = print_module(module);
    let form = || source(text.clone(), ModuleForm::Ir);
    let expected = match run(&mut interpreter(machine.wave, 60_000), form(), &words, items) {
        Ok(expected) => expected,
        Err(ExecError::TimedOut(_)) => return false,
        Err(error) => panic!("{error}\n{text}"),
    };
    for &way in ways {
        let found = run(machine.executor(way).as_mut(), form(), &words, items);
        let found = found.unwrap_or_else(|error| panic!("{}, {way:?}: {error}\n{text}", machine.name));
        assert!(
            found == expected,
            "{}, {way:?}: {found:?}, expected {expected:?}\n{text}",
            machine.name
        );
    }
    true
}

#[test]
fn lanes_run_together_as_on_the_stack_of_post_dominators() {
    let cases = number("WAVELIFT_CASES", 25);
    for machine in machines() {
        let mut random = Random(number("WAVELIFT_SEED", 1));
        let mut ended = 0;
        for _ in 0..cases {
            let module = build(&random.tangle());
            let plain = Wanted {
                level: Level::None,
                ..Wanted::default()
            };
            ended += u64::from(agrees(&machine, &module, &[Wanted::default(), plain]));
        }
        assert!(ended * 3 > cases, "{}: {ended} of {cases}", machine.name);
    }
}

#[test]
fn calls() {
    let cases = number("WAVELIFT_CASES", 25);
    for machine in machines() {
        let mut random = Random(number("WAVELIFT_SEED", 1));
        let (mut ran, mut called) = (0, 0);
        for _ in 0..cases {
            let module = build_calling(&random.forward(), &random.forward());
            if verify_module(&module).is_err() {
                continue;
            }
            let ways = [
                (Level::Full, false, false),
                (Level::None, false, true),
                (Level::Full, true, false),
            ];
            let ways = ways.map(|(level, inline, few)| Wanted { level, inline, few });
            if agrees(&machine, &module, &ways) {
                ran += 1;
                called += u64::from(print_module(&module).contains("call %f"));
            }
        }
        assert!(
            ran * 3 > cases && called * 2 > ran,
            "{}: {ran} of {cases} ran, {called} with calls",
            machine.name
        );
    }
}

/// Kernels with as many values as there are registers, fewer, and more.
fn pressure_on(machine: &Machine, file: File, places: &[Place], lives: &[usize]) {
    let mut wrong = Vec::new();
    let mut count = 0;
    for (index, &place) in places.iter().enumerate() {
        for &live in lives {
            let shape = pressure::Shape {
                file,
                place,
                live,
                mixed: index % 2 == 1,
                seed: 1 + index as u64 + 100 * number("WAVELIFT_SEED", 1),
            };
            let text = pressure::kernel(shape);
            let form = || source(text.clone(), ModuleForm::Text);
            // Work-groups have barriers: two waves, one of them not full.
            let items = machine.wave + machine.wave / 2;
            let all = pressure::words(&shape) * items as usize;
            let mut words = vec![
                format!("iota:u32:{all}"),
                format!("zero:{}:print=u32", 4 * all),
                "u32:3".to_owned(),
            ];
            let uniform = (0..pressure::uniform(&shape)).map(|i| (i as u32).wrapping_mul(0x9e37_79b9) >> 7);
            words.extend(uniform.map(|value| format!("u32:{value}")));
            let expected = run(&mut interpreter(machine.wave, u64::MAX), form(), &words, items);
            let wanted = Wanted {
                inline: false,
                ..Wanted::default()
            };
            let found = run(machine.executor(wanted).as_mut(), form(), &words, items);
            count += 1;
            match (expected, found) {
                (Ok(expected), Ok(found)) if expected == found && !expected.is_empty() => {}
                (Ok(_), Ok(_)) => wrong.push(format!("{}: {shape:?}: wrong result", machine.name)),
                (expected, found) => {
                    let errors: Vec<_> = [expected.err(), found.err()].into_iter().flatten().collect();
                    wrong.push(format!("{}: {shape:?}: {errors:?}", machine.name));
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {count}:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn vectors() {
    for machine in machines() {
        let all = machine.vectors;
        pressure_on(&machine, File::Vector, &PLACES, &[all / 2, all + 10]);
    }
}

#[test]
fn scalars() {
    for machine in machines() {
        pressure_on(&machine, File::Scalar, &PLACES, &[40, 150]);
    }
}

#[test]
fn both_files() {
    for machine in machines() {
        pressure_on(&machine, File::Both, &PLACES, &[machine.vectors - 6]);
    }
}

/// A function that registers are allocated for in several stretches (`codegen/src/regalloc/stretch.rs`).
#[test]
fn long_functions() {
    let (text, _) = generate::kernel(generate::Shape::Mix, 12_000);
    for machine in machines() {
        let form = || source(text.clone(), ModuleForm::Text);
        let items = machine.wave + machine.wave / 4;
        let words = [format!("iota:u32:{}:print=u32", 16 * items)];
        let expected = run(&mut interpreter(machine.wave, u64::MAX), form(), &words, items);
        let found = run(
            machine.executor(Wanted::default()).as_mut(),
            form(),
            &words,
            items,
        );
        let expected = expected.unwrap_or_else(|error| panic!("interp: {error}"));
        let found = found.unwrap_or_else(|error| panic!("{}: {error}", machine.name));
        assert!(!expected.is_empty() && found == expected, "{}", machine.name);
    }
}

/// A switch whose lanes must not meet before its end, each target of which goes on with the next one. What lanes bring with them is one value for all
/// targets: a register for each would fit no machine.
#[test]
fn strict_switches_with_hundreds_of_targets() {
    const TARGETS: usize = 500;
    let label = |number: usize| format!("@l{number}");
    let labels: Vec<String> = (0..TARGETS).map(label).collect();
    let body = |number: usize| match number % 7 {
        0 => "activelanecount_u32_b1 $s3, 1;\nadd_u32 $s2, $s2, $s3;\n".to_owned(),
        _ => format!("mad_u32 $s2, $s2, 3, {number};\n"),
    };
    let bodies: Vec<String> = (0..TARGETS)
        .map(|n| format!("{}:\n{}", label(n), body(n)))
        .collect();
    let text = format!(
        "module &m:1:0:$full:$large:$default;
prog kernel &k(kernarg_u64 %out) {{
workitemflatabsid_u32 $s0;
mul_u32 $s1, $s0, 29;
rem_u32 $s1, $s1, {};
mov_b32 $s2, 0;
sbr_u32 $s1 [{}];
{}
ld_kernarg_align(8)_width(all)_u64 $d0, [%out];
cvt_u64_u32 $d1, $s0;
shl_u64 $d1, $d1, 2;
add_u64 $d0, $d0, $d1;
st_global_u32 $s2, [$d0];
ret;
}};",
        TARGETS / 11,
        labels.join(", "),
        bodies.concat()
    );
    for machine in machines() {
        let form = || source(text.clone(), ModuleForm::Text);
        let items = 3 * machine.wave;
        let words = [format!("zero:{}:print=u32", 4 * items)];
        let expected = run(&mut interpreter(machine.wave, u64::MAX), form(), &words, items);
        let expected = expected.unwrap_or_else(|error| panic!("interp: {error}"));
        let mut executor = machine.executor(Wanted::default());
        let found = run(executor.as_mut(), form(), &words, items);
        let found = found.unwrap_or_else(|error| panic!("{}: {error}", machine.name));
        assert!(!expected.is_empty() && found == expected, "{}", machine.name);
    }
}

#[test]
#[ignore = "the campaign: takes minutes"]
fn pressure_campaign() {
    for machine in machines() {
        let lives: Vec<usize> = (32..=400).step_by(46).collect();
        for file in [File::Vector, File::Scalar, File::Both] {
            pressure_on(&machine, file, &PLACES, &lives);
        }
    }
}
