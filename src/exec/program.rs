//! From the bytes of a program's modules to the IR, which every executor begins with.

use super::refused::Refused;
use crate::case::{ExecError, ModuleForm, ModuleSource, observes_wave_size};
use wavelift_codegen::ir;
use wavelift_codegen::verify::verify_module;
use wavelift_frontend_hsail::{ParseOptions, parse_with};
use wavelift_hsail::diagnostics::render;
use wavelift_hsail::source::Source;
use wavelift_hsail::{Diagnostic, Module, RuleLevels, Severity, translate, validate_with};

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
    linked_to_ir(sources, wave_size, false)
}

/// As [`program_to_ir`]; variables that no module defines may be left to a linker or loader.
pub(crate) fn linked_to_ir(
    sources: &[ModuleSource],
    wave_size: u32,
    leave_undefined: bool,
) -> Result<LoadedProgram, ExecError> {
    refused_or_ir(sources, wave_size, leave_undefined).map_err(|refused| refused.error)
}

/// As [`linked_to_ir`], with the remedy of what is wrong.
pub(super) fn refused_or_ir(
    sources: &[ModuleSource],
    wave_size: u32,
    leave_undefined: bool,
) -> Result<LoadedProgram, Refused> {
    match sources {
        [only] if only.form == ModuleForm::Ir => return ir_text(only),
        [only] if only.form == ModuleForm::CodeObject => {
            return Err(rejected(format!(
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
        leave_undefined,
        ..translate::Options::new(wave_size)
    };
    let program = translate::translate_program(&parts, &options).map_err(|found| {
        let sources: Vec<&Source> = modules.iter().map(|(_, source)| source).collect();
        refusal(found.iter().map(|f| (&f.diagnostic, f.render(&sources, false))))
    })?;
    Ok(LoadedProgram {
        ir: program.ir,
        kernels: program.kernels,
        observes_wave_size: modules.iter().any(|(module, _)| observes_wave_size(module)),
    })
}

/// What is wrong with a file that its text names.
fn rejected(what: String) -> Refused {
    Refused::of_file(ExecError::Rejected(what), None)
}

fn read(source: &ModuleSource) -> Result<(Module, Source), Refused> {
    let name = source.path.display().to_string();
    let (module, origin) = match source.form {
        ModuleForm::Text => {
            let Ok(text) = std::str::from_utf8(&source.bytes) else {
                return Err(rejected(format!("{name}: the text is not UTF-8")));
            };
            (
                checked_text(&name, text, source.levels),
                Source::text(name.clone(), text),
            )
        }
        ModuleForm::Ir | ModuleForm::CodeObject => {
            let what = format!("{name}: not supported yet: IR text and code objects as parts of a program");
            return Err(Refused::of_file(ExecError::NotSupported(what), None));
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
        .map_err(|found| refusal(found.iter().map(|d| (d, render(d, &origin, false)))))
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
fn ir_text(source: &ModuleSource) -> Result<LoadedProgram, Refused> {
    let name = source.path.display();
    let lines = |errors: Vec<String>| rejected(errors.join("\n"));
    let Ok(text) = std::str::from_utf8(&source.bytes) else {
        return Err(rejected(format!("{name}: the text is not UTF-8")));
    };
    let parsed = ir::text::parse_module_with_comments(text)
        .map_err(|errors| lines(errors.iter().map(|e| format!("{name}:{e}")).collect()))?;
    verify_module(&parsed.module).map_err(|errors| {
        let place = |error| {
            parsed
                .place(error)
                .map_or(String::new(), |span| format!(":{}", span.line))
        };
        lines(
            errors
                .iter()
                .map(|e| format!("{name}{}: {e}", place(e)))
                .collect(),
        )
    })?;
    let ir = parsed.module;
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

/// From diagnostics and their texts. The remedy is that of the first one that has one.
fn refusal<'d>(found: impl Iterator<Item = (&'d Diagnostic, String)>) -> Refused {
    let (found, list): (Vec<&Diagnostic>, Vec<String>) = found.unzip();
    let text = list.join("\n");
    let error = match !found.is_empty() && found.iter().all(|d| d.code == "not-supported-yet") {
        true => ExecError::NotSupported(text),
        false => ExecError::Rejected(text),
    };
    Refused::of_file(error, found.iter().find_map(|d| d.help.clone()))
}
