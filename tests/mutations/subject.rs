//! What is mutated, and the way of a mutant through the pipeline.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use wavelift::case::{
    ExecError, Executor, KernArgValue, Kernarg, KernelRef, Launch, ModuleForm, ModuleSource, Packet,
};
use wavelift::exec::{TargetExecutor, program_to_ir};
use wavelift::{REFERENCE, targets};
use wavelift_codegen::ir;
use wavelift_codegen::target::{Options, Target};
use wavelift_frontend_hsail::{ParseOptions, parse_with, print};
use wavelift_hsail::{Module, Severity, Source, diagnostics, validate};
use wavelift_simulator::Limits;

/// The form of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Hsail,
    Brig,
    Ir,
    CodeObject,
}

/// Something to mutate.
pub struct Seed {
    pub name: String,
    pub bytes: Vec<u8>,
    /// Kernel arguments: the address of a buffer for each `b`, a small number for each `u`.
    arguments: &'static str,
}

/// How far a mutant got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It is not a file of its kind.
    NotRead,
    /// A rule is broken, or a target lacks something.
    Rejected,
    /// It ran and stopped with an error.
    Stopped,
    /// It ran to its end.
    Ended,
}

/// Instructions of waves that a mutant may run.
const MAX_STEPS: u64 = 3000;

/// Kernels of the corpus, with their arguments.
const KERNELS: [(&str, &str); 9] = [
    ("vecadd", "bbbu"),
    ("reduce", "bbuu"),
    ("saxpy4", "bbu"),
    ("histogram", "bbu"),
    ("transpose", "bbuu"),
    ("mandelbrot", "buuuuuuu"),
    ("int64_mix", "bbb"),
    ("statemachine", "bbu"),
    ("scan_hillis", "bbuu"),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let mut all = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                all.push(path);
            }
        }
    }
    all.sort();
    all
}

impl Kind {
    pub fn extension(self) -> &'static str {
        match self {
            Kind::Hsail => "hsail",
            Kind::Brig => "brig",
            Kind::Ir => "wl",
            Kind::CodeObject => "co",
        }
    }

    fn form(self) -> ModuleForm {
        match self {
            Kind::Hsail => ModuleForm::Text,
            Kind::Brig => ModuleForm::Brig,
            Kind::Ir => ModuleForm::Ir,
            Kind::CodeObject => ModuleForm::CodeObject,
        }
    }

    /// What is mutated: small kernels that run, and files that hold one of everything.
    pub fn seeds(self) -> Vec<Seed> {
        let read = |path: &Path, arguments| Seed {
            name: path.display().to_string(),
            bytes: std::fs::read(path).expect("a seed"),
            arguments,
        };
        let mut seeds = Vec::new();
        for (name, arguments) in KERNELS {
            let path = root().join("kernels/O2").join(name);
            match self {
                Kind::Hsail | Kind::Brig => {
                    seeds.push(read(&path.with_extension(self.extension()), arguments));
                }
                Kind::Ir | Kind::CodeObject => {
                    let source = ModuleSource {
                        levels: Default::default(),
                        path: path.with_extension("hsail"),
                        bytes: std::fs::read(path.with_extension("hsail")).expect("a seed"),
                        form: ModuleForm::Text,
                    };
                    let program = program_to_ir(&[source], 64).expect("a kernel of the corpus");
                    let bytes = if self == Kind::Ir {
                        program.ir.to_string().into_bytes()
                    } else {
                        let compiled = target("gfx900").compile(&program.ir, &Options::default());
                        compiled.expect("a kernel of the corpus").object
                    };
                    seeds.push(Seed {
                        name: name.to_owned(),
                        bytes,
                        arguments,
                    });
                }
            }
        }
        let others = match self {
            Kind::Hsail => files("frontend-hsail/tests/data", "hsail"),
            Kind::Brig => files("frontend-brig/tests/data", "brig"),
            Kind::Ir => files("filetests/filetests", "wl"),
            Kind::CodeObject => Vec::new(),
        };
        // Long ones take their time and say nothing that short ones do not.
        let others = others.iter().map(|path| read(path, "bbuu"));
        seeds.extend(others.filter(|seed| seed.bytes.len() < 12_000));
        seeds
    }
}

fn hsail_errors(module: Option<&Module>, mut found: Vec<diagnostics::Diagnostic>, source: &Source) -> bool {
    found.extend(module.iter().flat_map(|module| validate(module)));
    for diagnostic in &found {
        diagnostics::render(diagnostic, source, false);
        diagnostics::to_json(diagnostic, source);
    }
    found.iter().any(|found| found.severity == Severity::Error)
}

/// Takes a mutant through everything that the command line would do with it.
pub fn digest(kind: Kind, seed: &Seed, bytes: &[u8]) -> Stage {
    let text = String::from_utf8_lossy(bytes);
    let (read, rejected) = match kind {
        Kind::Hsail => {
            let (module, found) = parse_with("mutant", &text, ParseOptions::default());
            let wrong = hsail_errors(module.as_ref(), found, &Source::text("mutant", &*text));
            module.as_ref().map(print);
            (module.is_some(), wrong)
        }
        Kind::Brig => match wavelift_frontend_brig::read(bytes) {
            Ok(module) => {
                let wrong = hsail_errors(
                    Some(&module),
                    Vec::new(),
                    &wavelift_frontend_brig::source("mutant", bytes),
                );
                print(&module);
                (true, wrong)
            }
            Err(found) => {
                hsail_errors(None, found, &wavelift_frontend_brig::source("mutant", bytes));
                (false, true)
            }
        },
        Kind::Ir => match ir::text::parse_module(&text) {
            Ok(module) => {
                let again = module.to_string();
                if let Err(errors) = ir::text::parse_module(&again) {
                    panic!("what was read does not read again: {}\n{again}", errors[0]);
                }
                (true, false)
            }
            Err(errors) => {
                assert!(!errors.is_empty());
                (false, true)
            }
        },
        Kind::CodeObject => {
            let listed = targets()
                .of_object(bytes)
                .and_then(|owner| owner.disassemble("mutant", bytes, false));
            (listed.is_ok(), listed.is_err())
        }
    };
    if !read {
        return Stage::NotRead;
    }
    if rejected {
        return Stage::Rejected;
    }
    let limits = Limits {
        max_steps: MAX_STEPS,
        ..Limits::default()
    };
    let on = |name: &str| {
        let executor = TargetExecutor::new(&targets(), name, Options::default(), limits);
        launch(&mut executor.expect("a target"), kind, seed, bytes)
    };
    let machine = on("gfx900");
    if kind == Kind::CodeObject {
        return machine;
    }
    on(REFERENCE)
}

fn target(name: &str) -> Arc<dyn Target> {
    targets().find(name).expect("a target")
}

fn launch(executor: &mut dyn Executor, kind: Kind, seed: &Seed, bytes: &[u8]) -> Stage {
    match try_launch(executor, kind, seed, bytes) {
        Ok(()) => Stage::Ended,
        Err(ExecError::QueueError(_) | ExecError::TimedOut(_)) => Stage::Stopped,
        Err(ExecError::NotSupported(_) | ExecError::Rejected(_)) => Stage::Rejected,
        Err(ExecError::Internal(what) | ExecError::Compiler(what)) => panic!("{what}"),
    }
}

fn try_launch(executor: &mut dyn Executor, kind: Kind, seed: &Seed, bytes: &[u8]) -> Result<(), ExecError> {
    let source = ModuleSource {
        levels: Default::default(),
        path: "mutant".into(),
        bytes: bytes.to_vec(),
        form: kind.form(),
    };
    let loaded = executor.load(&[vec![source]])?;
    let kernel = KernelRef {
        executable: loaded.id,
        kernel: None,
        module: None,
    };
    executor.static_group_bytes(kernel)?;
    let mut kernarg = Kernarg::new();
    for argument in seed.arguments.chars() {
        if argument == 'b' {
            let address = executor.allocate("data", 4096, 256)?;
            kernarg.push_address(KernArgValue::Buffer(address), address.0, loaded.address_bytes);
        } else {
            kernarg.push(KernArgValue::Data, 16u32.to_le_bytes().to_vec(), 4);
        }
    }
    let launch = Launch {
        kernel,
        dimensions: 1,
        grid: [128, 1, 1],
        work_group: [64, 1, 1],
        dynamic_group_bytes: 256,
        kernarg: &kernarg,
        packet: Packet {
            id: 0,
            completion_signal: 0,
        },
        deadline: None,
    };
    executor.dispatch(&launch).map(drop)
}
