//! Input files: what kind they are, found by content, and modules from them.

use super::report::{CliError, Reporter};
use crate::case::{ModuleForm, ModuleSource};
use std::io::Read;
use std::path::{Path, PathBuf};
use wavelift_codegen::ir;
use wavelift_codegen::verify::verify_module;
use wavelift_frontend_hsail::{
    Module, ParseOptions, Severity, Source, link, parse_with, translate, validate,
};

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputKind {
    /// HSAIL text.
    Hsail,
    /// BRIG, plain or in an ELF file.
    Brig,
    /// The text form of the IR (`.wl`).
    Ir,
    /// A code object: any ELF file without BRIG in it.
    CodeObject,
}

impl InputKind {
    /// The kind of some bytes.
    pub fn of(bytes: &[u8]) -> InputKind {
        if wavelift_frontend_brig::is_brig(bytes) {
            InputKind::Brig
        } else if bytes.starts_with(b"\x7fELF") {
            InputKind::CodeObject
        } else if is_ir_text(bytes) {
            InputKind::Ir
        } else {
            // The reader of text says what is wrong with anything else.
            InputKind::Hsail
        }
    }
}

/// Whether text is IR and not HSAIL: comments begin with `;`, and the name behind the first word begins with `%`.
fn is_ir_text(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return false;
    };
    let text = text.trim_start();
    if text.starts_with(';') {
        return true;
    }
    let mut words = text.split_whitespace();
    let (first, second) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    let known = [
        "module", "kernel", "function", "external", "global", "readonly", "group", "private",
    ];
    known.contains(&first) && (second.starts_with('%') || second == "function" || second == "external")
}

/// Why there is nothing to work on.
pub(super) fn unreadable(name: &str, error: &std::io::Error) -> CliError {
    let help = match error.kind() {
        std::io::ErrorKind::NotFound => "check the name; relative names begin at the working folder",
        std::io::ErrorKind::PermissionDenied => "make the file readable",
        _ => "name a file; `-` is the standard input",
    };
    CliError::Failed(format!("cannot read {name}: {error}")).help(help)
}

/// A file that has been read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Input {
    /// Where it is; `-` is the standard input.
    pub path: PathBuf,
    /// Its name for messages.
    pub name: String,
    /// Its content.
    pub bytes: Vec<u8>,
    /// What it holds.
    pub kind: InputKind,
}

impl Input {
    /// Reads a file, or the standard input for `-`.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read(path: &Path) -> Result<Input, CliError> {
        let mut bytes = Vec::new();
        let stdin = path == Path::new("-");
        let name = if stdin {
            "<stdin>".to_owned()
        } else {
            path.display().to_string()
        };
        let read = if stdin {
            std::io::stdin().lock().read_to_end(&mut bytes).map(|_| ())
        } else {
            std::fs::read(path).map(|content| bytes = content)
        };
        read.map_err(|error| unreadable(&name, &error))?;
        Ok(Input {
            path: path.to_owned(),
            kind: InputKind::of(&bytes),
            name,
            bytes,
        })
    }

    /// The name without folder and extension, for the names of results.
    pub fn stem(&self) -> String {
        if self.path == Path::new("-") {
            return "stdin".to_owned();
        }
        self.path
            .file_stem()
            .map_or_else(|| "out".to_owned(), |stem| stem.to_string_lossy().into_owned())
    }

    /// The file as executors take it.
    pub fn module_source(&self) -> ModuleSource {
        ModuleSource {
            path: PathBuf::from(&self.name),
            bytes: self.bytes.clone(),
            form: match self.kind {
                InputKind::Hsail => ModuleForm::Text,
                InputKind::Brig => ModuleForm::Brig,
                InputKind::Ir => ModuleForm::Ir,
                InputKind::CodeObject => ModuleForm::CodeObject,
            },
        }
    }

    /// The HSAIL module in a text or BRIG file, checked. Shows diagnostics.
    ///
    /// # Errors
    /// If there are errors, or the file holds something else.
    pub fn hsail(&self, reporter: &Reporter) -> Result<(Module, Source), CliError> {
        let (module, mut found, source) = match self.kind {
            InputKind::Hsail => {
                let Ok(text) = std::str::from_utf8(&self.bytes) else {
                    let what = format!("{} is neither text nor BRIG nor a code object", self.name);
                    return Err(CliError::Failed(what).help("plain code needs `disassemble --raw --target`"));
                };
                let (module, found) = parse_with(&self.name, text, ParseOptions::default());
                (module, found, Source::text(self.name.clone(), text))
            }
            InputKind::Brig => {
                let source = wavelift_frontend_brig::source(&self.name, &self.bytes);
                match wavelift_frontend_brig::read(&self.bytes) {
                    Ok(module) => (Some(module), Vec::new(), source),
                    Err(found) => (None, found, source),
                }
            }
            InputKind::Ir | InputKind::CodeObject => {
                let what = format!("{} holds no HSAIL", self.name);
                return Err(CliError::Failed(what).help("pass HSAIL text or BRIG"));
            }
        };
        if let Some(module) = &module {
            found.extend(validate(module));
        }
        reporter.diagnostics(&found, &source);
        let wrong = found.iter().any(|d| d.severity == Severity::Error);
        match module {
            Some(module) if !wrong => Ok((module, source)),
            _ => Err(CliError::Reported),
        }
    }

    /// As [`Input::ir`], of a module that is a whole program: what its kernels reach must be defined. With the HSAIL module, if the
    /// file holds one.
    ///
    /// # Errors
    /// As [`Input::ir`], and what is missing.
    pub fn program(
        &self,
        wave_size: u32,
        reporter: &Reporter,
    ) -> Result<(ir::Module, Option<Module>), CliError> {
        if !matches!(self.kind, InputKind::Hsail | InputKind::Brig) {
            return Ok((self.ir(wave_size, reporter)?, None));
        }
        let (module, source) = self.hsail(reporter)?;
        let found = link::check(&[&module]);
        reporter.findings(&found, &[&source]);
        if found.iter().any(|f| f.diagnostic.severity == Severity::Error) {
            return Err(CliError::Reported);
        }
        let ir = translated(&module, &source, wave_size, reporter)?;
        Ok((ir, Some(module)))
    }

    /// The module of the IR that a file holds or that its HSAIL means, checked. Shows diagnostics.
    ///
    /// # Errors
    /// If there are errors, or the file is a code object.
    pub fn ir(&self, wave_size: u32, reporter: &Reporter) -> Result<ir::Module, CliError> {
        match self.kind {
            InputKind::CodeObject => {
                let what = format!("{} is a code object, not a module", self.name);
                Err(CliError::Failed(what)
                    .help("pass HSAIL text, BRIG or IR text; `disassemble` shows code objects"))
            }
            InputKind::Hsail | InputKind::Brig => {
                let (module, source) = self.hsail(reporter)?;
                translated(&module, &source, wave_size, reporter)
            }
            InputKind::Ir => {
                let text = String::from_utf8_lossy(&self.bytes);
                let module = ir::text::parse_module(&text).map_err(|errors| {
                    reporter.ir_errors(&errors, &self.name, &text);
                    CliError::Reported
                })?;
                verify_module(&module).map_err(|errors| {
                    for error in errors {
                        let help = "the documentation of `wavelift_codegen::verify` has the rules";
                        reporter.advise("ir-rule", &format!("{}: {error}", self.name), help);
                    }
                    CliError::Reported
                })?;
                Ok(module)
            }
        }
    }
}

fn translated(
    module: &Module,
    source: &Source,
    wave_size: u32,
    reporter: &Reporter,
) -> Result<ir::Module, CliError> {
    let mut options = translate::Options::new(wave_size);
    options.source = Some(source);
    translate::translate(module, &options).map_err(|found| {
        reporter.diagnostics(&found, source);
        CliError::Reported
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_by_content() {
        for (text, kind) in [
            (
                "module &m:1:0:$full:$large:$default;\nprog kernel &k() {};",
                InputKind::Hsail,
            ),
            ("// comment\nmodule &m:1:0:$full:$large:$near;", InputKind::Hsail),
            ("; test verify\nkernel %k {\n", InputKind::Ir),
            ("module %m large\n", InputKind::Ir),
            ("kernel %k {\n", InputKind::Ir),
            ("external function %g\n", InputKind::Ir),
            ("HSA BRIG\0", InputKind::Brig),
            ("\x7fELF\x02", InputKind::CodeObject),
            ("", InputKind::Hsail),
        ] {
            assert_eq!(InputKind::of(text.as_bytes()), kind, "{text:?}");
        }
        assert_eq!(InputKind::of(&[0xff, 0xfe]), InputKind::Hsail);
    }
}
