//! Programs as the command line names them: modules and libraries, checked, linked and translated.

use crate::input::{Input, InputKind};
use crate::report::{CliError, Reporter};
use wavelift::case::{ModuleSource, observes_wave_size};
use wavelift_codegen::ir;
use wavelift_hsail::model::{ExecutableKind, Linkage};
use wavelift_hsail::{Module, RuleLevels, Severity, Source, link, translate};

/// A program that fits together.
pub(super) struct LinkedProgram {
    /// In the IR.
    pub(super) ir: ir::Module,
    /// Its modules, if it is from HSAIL.
    pub(super) modules: Vec<Module>,
    /// The files that are in it.
    pub(super) sources: Vec<ModuleSource>,
}

impl LinkedProgram {
    /// Whether it can tell how many lanes a wave has. Nothing in the IR says for which it was made.
    pub(super) fn observes_wave_size(&self) -> bool {
        self.modules.is_empty() || self.modules.iter().any(observes_wave_size)
    }
}

/// What is linked, and how.
#[derive(Clone, Copy)]
pub(super) struct Linking<'a> {
    /// The modules.
    pub(super) inputs: &'a [Input],
    /// Files of which only what the modules need is in the program.
    pub(super) libraries: &'a [Input],
    /// Lanes of a wave.
    pub(super) wave: u32,
    /// Leave variables that nothing defines to a linker or loader.
    pub(super) leave_undefined: bool,
}

/// Reads the modules of a program and the libraries that they need, checks them by themselves and together, and translates
/// them. Shows diagnostics.
///
/// # Errors
/// If there are errors.
pub(super) fn link_program(what: &Linking<'_>, reporter: &Reporter) -> Result<LinkedProgram, CliError> {
    if let ([only], []) = (what.inputs, what.libraries)
        && !matches!(only.kind, InputKind::Hsail | InputKind::Brig)
    {
        return Ok(LinkedProgram {
            ir: only.ir(what.wave, reporter)?,
            modules: Vec::new(),
            sources: vec![only.module_source()],
        });
    }
    let mut parts = read_all(what.inputs, reporter)?;
    let libraries = read_all(what.libraries, reporter)?;
    for (input, (module, _)) in what.libraries.iter().zip(&libraries) {
        check_library(input, module)?;
    }
    let mut files: Vec<&Input> = what.inputs.iter().collect();
    let (modules, offered) = (bare(&parts), bare(&libraries));
    let needed = link::needed_libraries(&modules, &offered);
    for (index, library) in libraries.into_iter().enumerate() {
        if needed.contains(&index) {
            parts.push(library);
            files.push(&what.libraries[index]);
        }
    }
    let sources: Vec<&Source> = parts.iter().map(|(_, source)| source).collect();
    let levels = files.first().map_or(RuleLevels::USUAL, |file| file.levels);
    let found = link::check(&bare(&parts), &levels);
    reporter.findings(&found, &sources);
    if found.iter().any(|f| f.diagnostic.severity == Severity::Error) {
        return Err(CliError::Reported);
    }
    let linked: Vec<translate::Part<'_>> = parts
        .iter()
        .map(|(module, source)| translate::Part {
            module,
            source: Some(source),
        })
        .collect();
    let options = translate::Options {
        levels,
        leave_undefined: what.leave_undefined,
        ..translate::Options::new(what.wave)
    };
    let program = translate::translate_program(&linked, &options).map_err(|found| {
        reporter.findings(&found, &sources);
        CliError::Reported
    })?;
    Ok(LinkedProgram {
        ir: program.ir,
        sources: files.into_iter().map(Input::module_source).collect(),
        modules: parts.into_iter().map(|(module, _)| module).collect(),
    })
}

fn bare(parts: &[(Module, Source)]) -> Vec<&Module> {
    parts.iter().map(|(module, _)| module).collect()
}

/// Reads all, so that every file's diagnostics are shown.
fn read_all(inputs: &[Input], reporter: &Reporter) -> Result<Vec<(Module, Source)>, CliError> {
    let mut parts = Vec::with_capacity(inputs.len());
    let mut good = true;
    for input in inputs {
        let part = match input.kind {
            InputKind::Hsail | InputKind::Brig => input.hsail(reporter),
            InputKind::Ir | InputKind::CodeObject => {
                let what = format!("{} cannot be linked with other modules", input.name);
                Err(CliError::Failed(what)
                    .help("a program of several modules is of HSAIL text and BRIG, or of code objects only"))
            }
        };
        match part {
            Ok(part) => parts.push(part),
            Err(error) => {
                reporter.finish(&error);
                good = false;
            }
        }
    }
    match good {
        true => Ok(parts),
        false => Err(CliError::Reported),
    }
}

/// A library has what others call and name, and nothing that could be launched.
fn check_library(input: &Input, module: &Module) -> Result<(), CliError> {
    let mut all = module.executables.values();
    let kernel = all.find(|e| e.kind == ExecutableKind::Kernel && e.is_definition);
    if let Some(kernel) = kernel {
        let what = format!(
            "the library {} has the kernel {}",
            input.name,
            module.name(kernel.name)
        );
        return Err(CliError::Failed(what).help("pass it as a module of the program, not as a library"));
    }
    let functions = module.executables.values().map(|e| (e.linkage, e.is_definition));
    let variables = module.variables.values().map(|v| (v.linkage, v.is_definition));
    if functions
        .chain(variables)
        .any(|(linkage, defined)| linkage == Linkage::Program && defined)
    {
        return Ok(());
    }
    let what = format!(
        "the library {} defines nothing that other modules see",
        input.name
    );
    Err(CliError::Failed(what).help("give what it defines program linkage, as in `prog function &NAME`"))
}
