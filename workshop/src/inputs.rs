//! What fuzz targets may do with bytes, as functions: tests call them with a few fixed inputs, and a fuzzer can with inputs that grow.
//!
//! | function | the bytes are | checks |
//! |---|---|---|
//! | [`ir_text`] | text of the IR | reading never panics, and what was read prints to a fixed point |
//! | [`verify_then_compile`] | text of the IR | what the verifier accepts compiles on all targets, with checks after passes and proofs of lane masks, or the error names what is missing |
//! | [`differential`] | choices of a program | all targets agree with the reference |
//! | [`metamorphic`] | choices of a program | so does a variation of it |
//! | [`code_object`] | a code object | loading it never panics |
//! | [`machine_code`] | instructions, and places where words of a kernel's code change | listing them and running the changed kernel never panics |
//! | [`drawn_code`] | choices of instructions | their text means the same code, and a kernel with them in its code runs to an end or an error |
//! | [`divergence`] | choices of a program | its wave level keeps the invariants, and its lane masks are proved |
//! | [`registers`] | choices of a program | with few registers, both checkers of the allocator agree |
//! | [`hsail_module`] | choices of an HSAIL module | it is valid, and comes back from text and BRIG |
//! | [`hsail_kernel`] | choices of an HSAIL kernel | all targets agree with the reference |
//! | [`brig_structure`] | choices of an HSAIL module, and of changes in its BRIG | it is read or refused with messages, and what is read comes back |
//! | [`machine_text`] | machine functions as text | reading them and compiling on never panics |
//!
//! Each panics if something is wrong, as libFuzzer wants it.

use crate::campaign::{Campaign, Input, Settings};
use crate::code::Drawer;
use crate::execute::{self, Way};
use crate::hsail;
use wavelift_codegen::ir::Module;
use wavelift_codegen::ir::text::parse_module;
use wavelift_codegen::machine::text::parts;
use wavelift_codegen::opt::Level;
use wavelift_codegen::target::{ErrorKind, Options, Target, Verify};
use wavelift_codegen::verify::verify_module;
use wavelift_frontend_brig::write;
use wavelift_generate::choices::bytes_of_seed;
use wavelift_generate::{Choices, Program, program};
use wavelift_generate_hsail::brig::Image;
use wavelift_generate_hsail::kernel::kernel;
use wavelift_generate_hsail::module;
use wavelift_simulator::machine::{self, MachineOptions};
use wavelift_simulator::{Limits, Registry};

/// Bytes of text beyond which compiling takes too long for a fuzzer.
const MOST_TEXT: usize = 1 << 14;
/// Words of a kernel's code that change at most: code with more is soon no code.
const MOST_DAMAGE: usize = 8;
/// Instructions that are drawn for each machine.
const MOST_INSTRUCTIONS: usize = 6;
/// Registers of each lane that the allocator has to do with.
const BUDGETS: [u16; 2] = [16, 40];
/// Kernels whose code is changed: few, so that a fuzzer learns what changes do.
const PROGRAMS: u64 = 4;

/// Any bytes as text of the IR.
///
/// # Panics
/// If the text that is printed does not mean the same, or messages cannot be shown.
pub fn ir_text(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    match parse_module(text) {
        Ok(module) => {
            let once = module.to_string();
            let again = parse_module(&once).unwrap_or_else(|errors| panic!("{}\n{once}", errors[0]));
            assert_eq!(again.to_string(), once);
            if let Err(errors) = verify_module(&module) {
                assert!(errors.iter().all(|error| !error.to_string().is_empty()));
            }
        }
        Err(errors) => {
            assert!(!errors.is_empty());
            assert!(errors.iter().all(|error| !error.to_string().is_empty()));
        }
    }
}

/// Text of the IR: what is valid compiles on every target, or an error says what is missing. The number of bytes chooses the level.
///
/// # Panics
/// If a compiler finds a mistake of its own.
pub fn verify_then_compile(registry: &Registry, bytes: &[u8]) {
    let module = std::str::from_utf8(bytes).ok().map(parse_module);
    let Some(Ok(module)) = module else {
        return;
    };
    if bytes.len() > MOST_TEXT || verify_module(&module).is_err() {
        return;
    }
    let level = [Level::Full, Level::None, Level::Clean][bytes.len() % 3];
    let own = registry.compilers().filter(|target| target.info().like.is_none());
    for target in own {
        let options = Options {
            level,
            verify: Verify::Masks,
            leave_undefined: true,
            ..Options::default()
        };
        let compiled = target.compile(&module, &options);
        let errors = match &compiled {
            Ok(compiled) => compiled.failed.iter().collect(),
            Err(error) => vec![error],
        };
        for error in errors {
            let own = matches!(
                *error.kind,
                ErrorKind::Broken(_) | ErrorKind::Encode(_) | ErrorKind::Object(_)
            );
            assert!(!own, "{}: {error}\n{module}", target.name());
        }
    }
}

/// Choices of a program: every target gives what the reference gives.
///
/// # Panics
/// If there is a finding.
pub fn differential(registry: &Registry, reference: &str, bytes: &[u8]) {
    judge(registry, reference, bytes, false);
}

/// The same, with a variation of the program on each target.
///
/// # Panics
/// If there is a finding.
pub fn metamorphic(registry: &Registry, reference: &str, bytes: &[u8]) {
    judge(registry, reference, bytes, true);
}

/// Choices of instructions for each machine: the text of each alone, and of all in a row, means the same code; and a kernel that has them in its code runs to an end
/// or to an error.
///
/// # Panics
/// If code comes back otherwise from its text.
pub fn drawn_code(registry: &Registry, drawers: &[Drawer], bytes: &[u8]) {
    let program = drawn(&bytes_of_seed(bytes.len() as u64 % PROGRAMS, 600));
    for drawer in drawers {
        let choices = &mut Choices::new(bytes);
        let mut code = Vec::new();
        for _ in 0..MOST_INSTRUCTIONS {
            let Some(one) = drawer.instruction(choices) else {
                continue;
            };
            drawer.round_trip(&one).unwrap_or_else(|what| panic!("{what}"));
            code.extend(one);
        }
        drawer.round_trip(&code).unwrap_or_else(|what| panic!("{what}"));
        let way = Way::new(drawer.target().name(), drawer.wave(), Level::Full);
        let place = choices.below(64) * 4;
        // That it stops with an error is right, and that it gives something is, too.
        let _ = execute::run_changed(registry, &program, &way, &|old| {
            let place = place.min(old.len());
            for (old, new) in old[place..].iter_mut().zip(&code) {
                *old = *new;
            }
        });
    }
}

/// Choices of a program with much control flow: on every target its wave level keeps the invariants of the verifier, and the masks of its code are proved.
///
/// # Panics
/// If they do not hold.
pub fn divergence(registry: &Registry, bytes: &[u8]) {
    let settings = Settings {
        size: 40,
        vectors: false,
        functions: 1,
        flat: false,
        atomics: false,
        ..Settings::default()
    };
    let drawn = program(&mut Choices::new(bytes), &settings);
    for target in registry.compilers().filter(|target| target.info().like.is_none()) {
        for &wave in target.info().waves {
            for (_, func) in drawn.module.defined() {
                let mut func = func.clone();
                let level = target.wave_level(&mut func, wave);
                level
                    .unwrap_or_else(|broken| panic!("{} w{wave}: {broken}\n{}", target.name(), drawn.module));
            }
        }
        let options = Options {
            verify: Verify::Masks,
            level: Level::None,
            ..Options::default()
        };
        refuse_mistakes(target.as_ref(), &drawn.module, &options);
    }
}

/// Choices of a program: compiled for every target with so few registers that values are spilled, both checkers of the allocator agree with it.
///
/// # Panics
/// If a checker, or anything else that the compiler checks, finds a mistake.
pub fn registers(registry: &Registry, bytes: &[u8]) {
    let drawn = drawn(bytes);
    for target in registry.compilers().filter(|target| target.info().like.is_none()) {
        for budget in BUDGETS {
            let options = Options {
                verify: Verify::Passes,
                registers: execute::limits(target.as_ref(), Some(budget)),
                ..Options::default()
            };
            refuse_mistakes(target.as_ref(), &drawn.module, &options);
        }
    }
}

/// Compiles a module, and panics where the compiler finds a mistake of its own.
fn refuse_mistakes(target: &dyn Target, module: &Module, options: &Options) {
    let compiled = target.compile(module, options);
    let errors = match &compiled {
        Ok(compiled) => compiled.failed.iter().collect(),
        Err(error) => vec![error],
    };
    for error in errors {
        assert!(!error.is_internal(), "{}: {error}\n{module}", target.name());
    }
}

/// Choices of an HSAIL module, and of changes that keep it valid: it comes back from text and BRIG.
///
/// # Panics
/// If it does not.
pub fn hsail_module(bytes: &[u8]) {
    let choices = &mut Choices::new(bytes);
    let mut drawn = module(choices);
    for _ in 0..choices.below(4) {
        drawn.mutate(choices);
    }
    let text = drawn.to_string();
    if let Err(what) = hsail::round_trip(&text) {
        panic!("{what}\n{text}");
    }
}

/// Choices of an HSAIL kernel: it comes back from text and BRIG, and every target gives what the reference gives.
///
/// # Panics
/// If there is a finding.
pub fn hsail_kernel(registry: &Registry, reference: &str, bytes: &[u8]) {
    let drawn = kernel(&mut Choices::new(bytes), 30);
    let wave = registry
        .find(reference)
        .map_or(64, |target| target.info().waves[0]);
    match hsail::program(&drawn, wave) {
        Ok(program) => judge_program(registry, reference, bytes, program, false),
        Err(what) => panic!("{what}\n{}", drawn.text),
    }
}

/// Choices of an HSAIL module, and of changes in its BRIG that keep offsets and sizes.
///
/// # Panics
/// If a message cannot be shown, or what is read does not come back.
pub fn brig_structure(bytes: &[u8]) {
    let choices = &mut Choices::new(bytes);
    let text = module(choices).to_string();
    let module = hsail::read(&text).unwrap_or_else(|what| panic!("{what}"));
    let image = write(&module).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let mut image = Image::parse(&image).unwrap_or_else(|| panic!("no image\n{text}"));
    for _ in 0..1 + choices.below(6) {
        image.mutate(choices);
    }
    if let Err(what) = hsail::judge_brig(&image.bytes()) {
        panic!("{what}\n{text}");
    }
}

/// The program that bytes choose.
pub fn drawn(bytes: &[u8]) -> Program {
    let settings = Settings {
        size: 30,
        ..Settings::default()
    };
    program(&mut Choices::new(bytes), &settings)
}

fn judge(registry: &Registry, reference: &str, bytes: &[u8], metamorphic: bool) {
    judge_program(registry, reference, bytes, drawn(bytes), metamorphic);
}

fn judge_program(registry: &Registry, reference: &str, bytes: &[u8], program: Program, metamorphic: bool) {
    let own = registry.compilers().filter(|target| target.info().like.is_none());
    let campaign = Campaign {
        targets: own.map(|target| target.name().to_owned()).collect(),
        reference: reference.to_owned(),
        seed: 0,
        first: 0,
        programs: 1,
        time: None,
        jobs: 1,
        settings: Settings::default(),
        input: Input::Ir,
        metamorphic,
    };
    // Which levels and variations take their turn follows from the bytes.
    let number = bytes.iter().fold(bytes.len() as u64, |sum, &byte| {
        sum.wrapping_mul(31).wrapping_add(byte.into())
    });
    let summary = campaign.judge(registry, program, number);
    let summary = summary.unwrap_or_else(|what| panic!("{what}"));
    if let Some(finding) = summary.findings.first() {
        panic!("{}: {}\n{}", finding.way, finding.failure, finding.program.module);
    }
}

/// Any bytes as a code object, for the machine of each target.
pub fn code_object(registry: &Registry, bytes: &[u8]) {
    for target in registry.compilers() {
        let setup = MachineOptions {
            wave: target.info().waves.first().copied().unwrap_or(64),
            limits: Limits::default(),
            target: target.name(),
        };
        if let Some(mut machine) = registry.device(target.name(), &setup) {
            // That it is refused is right; that it is taken is, too.
            let _ = machine.load(machine::Program::Object {
                bytes,
                watched: Vec::new(),
                own: false,
            });
        }
    }
}

/// Any bytes as machine code of each target: they are listed, or an error says what is none. Taken as places and words, six bytes each, they change the code of a
/// kernel, which then runs to an end or to an error.
pub fn machine_code(registry: &Registry, bytes: &[u8]) {
    let damage: Vec<(usize, u32)> = bytes
        .chunks_exact(6)
        .take(MOST_DAMAGE)
        .map(|chunk| {
            let word = u32::from_le_bytes([chunk[2], chunk[3], chunk[4], chunk[5]]);
            (usize::from(u16::from_le_bytes([chunk[0], chunk[1]])), word)
        })
        .collect();
    let program = drawn(&bytes_of_seed(bytes.len() as u64 % PROGRAMS, 600));
    let own = registry.compilers().filter(|target| target.info().like.is_none());
    for target in own {
        let info = target.info();
        for &wave in info.waves {
            // Bytes that are no code are refused, and that is right.
            let _ = target.list(bytes, wave);
            let way = Way::new(info.name, wave, Level::Full);
            let _ = execute::run_damaged(registry, &program, &way, &damage);
        }
        let _ = target.disassemble("code", bytes, true);
    }
}

/// Any bytes as text of machine functions of each target, compiled on to bytes if they are such.
pub fn machine_text(registry: &Registry, bytes: &[u8]) {
    let text = std::str::from_utf8(bytes)
        .ok()
        .filter(|text| text.len() <= MOST_TEXT);
    let Some(Ok(parts)) = text.map(parts) else {
        return;
    };
    let own = registry.compilers().filter(|target| target.info().like.is_none());
    for (target, part) in own.flat_map(|target| parts.iter().map(move |part| (target, part))) {
        if let Err(error) = target.resume(part, None, true) {
            assert!(!error.to_string().is_empty());
        }
    }
}
