//! What runs kernels for the case driver and the command line.
//!
//! - [`InterpExecutor`]: the IR interpreter, the reference.
//! - [`GcnExecutor`]: the gfx900 backend and its simulator.
//! - [`Rdna4Executor`]: the RDNA4 backend and its simulator.
//! - [`Gen7Executor`]: the Ivy Bridge backend and its simulator.
//! - [`program_to_ir`]: from the bytes of a program's modules to the IR, which every executor begins with;
//!   [`source_to_ir`] for one module.

mod amd;
mod gcn;
mod gen7;
mod interp;
mod rdna4;

pub use amd::{AmdExecutor, AmdMachine};
pub use gcn::{GcnExecutor, GcnMachine};
pub use gen7::{Change as Gen7Change, Gen7Executor, compile_ivb};
pub use interp::{InterpExecutor, InterpForm, Recorded};
pub use rdna4::{Rdna4Executor, Rdna4Machine};

use crate::case::{
    DeviceAddress, ExecError, Fault, KernelRef, Launch, ModuleForm, ModuleSource, observes_wave_size,
};
use wavelift_codegen::ir;
use wavelift_codegen::verify::verify_module;
use wavelift_frontend_hsail::diagnostics::render;
use wavelift_frontend_hsail::source::Source;
use wavelift_frontend_hsail::{
    Diagnostic, Module, ParseOptions, RuleLevels, Severity, parse_with, translate, validate_with,
};
use wavelift_simulator::{DeviceMemory, HangCause, SimError};

/// A linked program in the IR, and what only its source form tells.
#[derive(Clone, Debug)]
pub struct LoadedProgram {
    /// The modules of the program as one.
    pub ir: ir::Module,
    /// The kernels.
    pub kernels: Vec<translate::Kernel>,
    /// Whether it can tell how many lanes a wave has.
    pub observes_wave_size: bool,
}

/// A module in the IR, and what only its source form tells.
#[derive(Clone, Debug)]
pub struct LoadedModule {
    /// The module.
    pub ir: ir::Module,
    /// Whether it can tell how many lanes a wave has.
    pub observes_wave_size: bool,
}

/// What an executor refuses, and what can be done about it.
#[derive(Clone, Debug)]
pub struct Refused {
    /// Why.
    pub error: ExecError,
    /// The remedy that belongs to just this reason.
    pub help: Option<&'static str>,
}

impl From<ExecError> for Refused {
    fn from(error: ExecError) -> Refused {
        Refused { error, help: None }
    }
}

impl Refused {
    /// What a compiler says of a program.
    fn program(what: String, help: &'static str, internal: bool) -> Refused {
        Refused {
            error: match internal {
                true => ExecError::Internal(what),
                false => ExecError::Rejected(what),
            },
            help: Some(help),
        }
    }

    /// What a compiler says of a kernel, which the others of its program need not share.
    fn kernel(what: String, help: &'static str, internal: bool) -> Refused {
        Refused {
            error: match internal {
                true => ExecError::Internal(what),
                false => ExecError::NotSupported(what),
            },
            help: Some(help),
        }
    }

    /// A kernel of which nothing is known but that there is no code.
    fn without_code() -> Refused {
        ExecError::Rejected("it has no code".to_owned()).into()
    }

    /// With the name of the kernel that it is about.
    fn of_kernel(&self, name: &str) -> Refused {
        let named = |what: &String| format!("kernel &{name}: {what}");
        Refused {
            error: match &self.error {
                ExecError::NotSupported(what) => ExecError::NotSupported(named(what)),
                ExecError::Rejected(what) => ExecError::Rejected(named(what)),
                ExecError::QueueError(what) => ExecError::QueueError(named(what)),
                ExecError::TimedOut(what) => ExecError::TimedOut(named(what)),
                ExecError::Internal(what) => ExecError::Internal(named(what)),
            },
            help: self.help,
        }
    }
}

/// What can be done where a code object is not the device's.
const OTHER_DEVICE_HELP: &str =
    "choose the target that the code object was compiled for, or pass the module that it was compiled from";

/// Refuses a launch that breaks what the kernel's control directives promise (HSA PRM 13.4).
fn check_limits(kernel: &str, limits: &ir::KernelLimits, launch: &Launch<'_>) -> Result<(), Refused> {
    let broken = limits.broken_by(&ir::LaunchShape {
        dimensions: launch.dimensions.into(),
        grid: launch.grid,
        group: launch.work_group,
        dynamic_group_bytes: launch.dynamic_group_bytes,
    });
    if broken.is_empty() {
        return Ok(());
    }
    Err(Refused {
        error: ExecError::Rejected(format!(
            "kernel &{kernel} is launched with {}",
            broken.join("; with ")
        )),
        help: Some("launch it as its control directives say, or change them"),
    })
}

/// Reads and translates a module for waves of `wave_size` lanes.
///
/// # Errors
/// [`ExecError::Rejected`] with the rendered diagnostics; [`ExecError::NotSupported`] if all of them say so.
pub fn source_to_ir(source: &ModuleSource, wave_size: u32) -> Result<LoadedModule, ExecError> {
    let program = program_to_ir(std::slice::from_ref(source), wave_size)?;
    Ok(LoadedModule {
        ir: program.ir,
        observes_wave_size: program.observes_wave_size,
    })
}

/// Reads, links and translates the modules of a program for waves of `wave_size` lanes.
///
/// # Errors
/// As [`source_to_ir`].
pub fn program_to_ir(sources: &[ModuleSource], wave_size: u32) -> Result<LoadedProgram, ExecError> {
    match sources {
        [only] if only.form == ModuleForm::Ir => return ir_text(only),
        [only] if only.form == ModuleForm::CodeObject => {
            return Err(ExecError::Rejected(format!(
                "{}: a code object is machine code, and no module of the IR can be made from it",
                only.path.display()
            )));
        }
        _ => {}
    }
    let modules: Vec<(Module, Source)> = sources.iter().map(read).collect::<Result<_, _>>()?;
    let parts: Vec<translate::Part<'_>> = modules
        .iter()
        .map(|(module, source)| translate::Part {
            module,
            source: Some(source),
        })
        .collect();
    let options = translate::Options {
        levels: sources.first().map_or(RuleLevels::USUAL, |source| source.levels),
        ..translate::Options::new(wave_size)
    };
    let program = translate::translate_program(&parts, &options).map_err(|found| {
        let sources: Vec<&Source> = modules.iter().map(|(_, source)| source).collect();
        refusal(
            found
                .iter()
                .map(|f| (f.diagnostic.code, f.render(&sources, false))),
        )
    })?;
    Ok(LoadedProgram {
        ir: program.ir,
        kernels: program.kernels,
        observes_wave_size: modules.iter().any(|(module, _)| observes_wave_size(module)),
    })
}

fn read(source: &ModuleSource) -> Result<(Module, Source), ExecError> {
    let name = source.path.display().to_string();
    let (module, origin) = match source.form {
        ModuleForm::Text => {
            let Ok(text) = std::str::from_utf8(&source.bytes) else {
                return Err(ExecError::Rejected(format!("{name}: the text is not UTF-8")));
            };
            (
                checked_text(&name, text, source.levels),
                Source::text(name.clone(), text),
            )
        }
        ModuleForm::Ir | ModuleForm::CodeObject => {
            return Err(ExecError::NotSupported(format!(
                "{name}: not supported yet: IR text and code objects as parts of a program"
            )));
        }
        ModuleForm::Brig => (
            wavelift_frontend_brig::read(&source.bytes),
            wavelift_frontend_brig::source(&name, &source.bytes),
        ),
    };
    let checked = module.and_then(|module| {
        let mut found = validate_with(&module, &source.levels);
        found.retain(|d| d.severity == Severity::Error);
        if found.is_empty() { Ok(module) } else { Err(found) }
    });
    checked
        .map(|module| (module, origin.clone()))
        .map_err(|found| refusal(found.iter().map(|d| (d.code, render(d, &origin, false)))))
}

/// A module of text, if its rules are kept as far as reading it shows.
fn checked_text(name: &str, text: &str, levels: RuleLevels) -> Result<Module, Vec<Diagnostic>> {
    let options = ParseOptions {
        levels,
        ..ParseOptions::default()
    };
    let (module, found) = parse_with(name, text, options);
    module.ok_or(found)
}

/// A program from the text form of the IR.
fn ir_text(source: &ModuleSource) -> Result<LoadedProgram, ExecError> {
    let name = source.path.display();
    let lines = |errors: Vec<String>| ExecError::Rejected(errors.join("\n"));
    let Ok(text) = std::str::from_utf8(&source.bytes) else {
        return Err(ExecError::Rejected(format!("{name}: the text is not UTF-8")));
    };
    let ir = ir::text::parse_module(text)
        .map_err(|errors| lines(errors.iter().map(|e| format!("{name}:{e}")).collect()))?;
    verify_module(&ir).map_err(|errors| lines(errors.iter().map(|e| format!("{name}: {e}")).collect()))?;
    let kernels = ir
        .defined()
        .filter(|(_, func)| func.kind == ir::FunctionKind::Kernel)
        .map(|(id, func)| translate::Kernel {
            module: ir.name.clone(),
            name: func.name.clone(),
            func: id,
            program_linkage: true,
        })
        .collect();
    Ok(LoadedProgram {
        // Nothing in the IR says for which wave size it was made.
        observes_wave_size: true,
        kernels,
        ir,
    })
}

/// A kernel that a launch may mean.
struct Candidate<'a, T> {
    name: &'a str,
    /// Name of its module; empty if it is not known.
    module: &'a str,
    program_linkage: bool,
    what: T,
}

/// The kernel that a launch means. Without a module, one with program linkage goes before those of modules.
fn choose<'a, T>(kernel: KernelRef<'_>, all: impl Iterator<Item = Candidate<'a, T>>) -> Result<T, ExecError> {
    let name = kernel.kernel.map(|name| name.trim_start_matches('&'));
    let module = kernel.module.map(|name| name.trim_start_matches('&'));
    let (mut found, mut others) = (Vec::new(), Vec::new());
    for candidate in all {
        if name.is_none_or(|name| name == candidate.name)
            && module.is_none_or(|module| module == candidate.module)
        {
            found.push(candidate);
        } else {
            others.push(format!("&{}", candidate.name));
        }
    }
    if module.is_none() && found.iter().any(|candidate| candidate.program_linkage) {
        found.retain(|candidate| candidate.program_linkage);
    }
    let names = |found: &[Candidate<'a, T>]| {
        let names: Vec<String> = found.iter().map(|one| format!("&{}", one.name)).collect();
        names.join(", ")
    };
    if found.len() > 1 {
        return Err(ExecError::Rejected(match name {
            None => format!("several kernels, and none is named; there are {}", names(&found)),
            Some(name) => format!("several modules have a kernel &{name}, and none is named"),
        }));
    }
    found.pop().map(|candidate| candidate.what).ok_or_else(|| {
        ExecError::Rejected(match (name, others.as_slice()) {
            (_, []) => "there is no kernel at all".to_owned(),
            (name, others) => format!(
                "there is no kernel &{}; there are {}",
                name.unwrap_or("of that module"),
                others.join(", ")
            ),
        })
    })
}

/// Takes the values of bytes of a device's memory away.
fn undefine(memory: &mut DeviceMemory, address: DeviceAddress, bytes: u64) -> Result<(), ExecError> {
    match bytes == 0 || memory.mark_undefined(address.0, bytes as usize) {
        true => Ok(()),
        false => Err(ExecError::Internal(format!(
            "no buffer has {bytes} bytes at {:#x}",
            address.0
        ))),
    }
}

fn stopped(error: &SimError) -> ExecError {
    match error {
        SimError::Unsupported { .. } => ExecError::NotSupported(error.to_string()),
        SimError::Hang {
            cause: HangCause::Time | HangCause::Steps(_),
            ..
        } => ExecError::TimedOut(error.to_string()),
        SimError::Launch { .. } => ExecError::Rejected(error.to_string()),
        error => ExecError::QueueError(error.to_string()),
    }
}

fn fault_of(error: &SimError) -> Fault {
    Fault {
        place: error.site().and_then(|site| site.source.clone()),
        help: Some(error.help().to_owned()),
    }
}

/// From the codes and texts of diagnostics.
fn refusal(found: impl Iterator<Item = (&'static str, String)>) -> ExecError {
    let (codes, list): (Vec<&str>, Vec<String>) = found.unzip();
    let text = list.join("\n");
    if !codes.is_empty() && codes.iter().all(|code| *code == "not-supported-yet") {
        ExecError::NotSupported(text)
    } else {
        ExecError::Rejected(text)
    }
}
