//! What runs kernels for the case driver and the command line.
//!
//! - [`InterpExecutor`]: the IR interpreter, the reference.
//! - [`GcnExecutor`]: the gfx900 backend and its simulator.
//! - [`source_to_ir`]: from the bytes of a module to the IR, which every executor begins with.

mod gcn;
mod interp;
mod runtime;

pub use gcn::GcnExecutor;
pub use interp::InterpExecutor;

use crate::case::{ExecError, ModuleForm, ModuleSource, observes_wave_size};
use wavelift_codegen::ir;
use wavelift_frontend_hsail::diagnostics::{Diagnostic, render};
use wavelift_frontend_hsail::source::Source;
use wavelift_frontend_hsail::{parse_text, translate};

/// A module in the IR, and what only its source form tells.
#[derive(Clone, Debug)]
pub struct LoadedModule {
    /// The module.
    pub ir: ir::Module,
    /// Whether it can tell how many lanes a wave has.
    pub observes_wave_size: bool,
}

/// Reads, checks and translates a module for waves of `wave_size` lanes.
///
/// # Errors
/// [`ExecError::Rejected`] with the rendered diagnostics; [`ExecError::NotSupported`] if all of them say so.
pub fn source_to_ir(source: &ModuleSource, wave_size: u32) -> Result<LoadedModule, ExecError> {
    let name = source.path.display().to_string();
    let (module, origin) = match source.form {
        ModuleForm::Text => {
            let Ok(text) = std::str::from_utf8(&source.bytes) else {
                return Err(ExecError::Rejected(format!("{name}: the text is not UTF-8")));
            };
            (parse_text(&name, text), Source::text(name.clone(), text))
        }
        ModuleForm::Brig => (
            wavelift_frontend_brig::read(&source.bytes),
            wavelift_frontend_brig::source(&name, &source.bytes),
        ),
    };
    let module = module.map_err(|found| refusal(&found, &origin))?;
    let mut options = translate::Options::new(wave_size);
    options.source = Some(&origin);
    let ir = translate::translate(&module, &options).map_err(|found| refusal(&found, &origin))?;
    Ok(LoadedModule {
        observes_wave_size: observes_wave_size(&module),
        ir,
    })
}

fn refusal(found: &[Diagnostic], source: &Source) -> ExecError {
    let list: Vec<String> = found.iter().map(|d| render(d, source, false)).collect();
    let text = list.join("\n");
    if !found.is_empty() && found.iter().all(|d| d.code == "not-supported-yet") {
        ExecError::NotSupported(text)
    } else {
        ExecError::Rejected(text)
    }
}
