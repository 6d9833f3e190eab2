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
//! | [`machine_text`] | machine functions as text | reading them and compiling on never panics |
//!
//! Each panics if something is wrong, as libFuzzer wants it.

use crate::campaign::{Campaign, Settings};
use crate::execute::{self, Way};
use wavelift_codegen::ir::text::parse_module;
use wavelift_codegen::machine::text::parts;
use wavelift_codegen::opt::Level;
use wavelift_codegen::target::{ErrorKind, Options, Verify};
use wavelift_codegen::verify::verify_module;
use wavelift_generate::choices::bytes_of_seed;
use wavelift_generate::{Choices, Program, program};
use wavelift_simulator::machine::{self, MachineOptions};
use wavelift_simulator::{Limits, Registry};

/// Bytes of text beyond which compiling takes too long for a fuzzer.
const MOST_TEXT: usize = 1 << 14;
/// Words of a kernel's code that change at most: code with more is soon no code.
const MOST_DAMAGE: usize = 8;
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

/// The program that bytes choose.
pub fn drawn(bytes: &[u8]) -> Program {
    let settings = Settings {
        size: 30,
        ..Settings::default()
    };
    program(&mut Choices::new(bytes), &settings)
}

fn judge(registry: &Registry, reference: &str, bytes: &[u8], metamorphic: bool) {
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
        metamorphic,
    };
    // Which levels and variations take their turn follows from the bytes.
    let number = bytes.iter().fold(bytes.len() as u64, |sum, &byte| {
        sum.wrapping_mul(31).wrapping_add(byte.into())
    });
    let summary = campaign.judge(registry, drawn(bytes), number);
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
            let way = Way {
                target: info.name,
                wave,
                level: Level::Full,
                fuel: u64::MAX,
                registers: None,
            };
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
