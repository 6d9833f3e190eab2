//! Input files: what kind they are, found by name and content, and modules from them.

use crate::report::{CliError, Reporter};
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use wavelift::case::{ModuleForm, ModuleSource};
use wavelift::files::{self, ReadError};
use wavelift_codegen::ir;
use wavelift_codegen::verify::verify_module;
use wavelift_frontend_hsail::{ParseOptions, parse_with};
use wavelift_hsail::{Diagnostic, Module, RuleLevels, Severity, Source, translate, validate_with};

/// Bytes of a file that are read at most: places in files are words of 32 bits. It also ends what would never end, as a device may.
const MAX_INPUT: u64 = 1 << 32;

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
    /// The kind of a file. Binary files say themselves what they are; otherwise the extension does, if it is one of Wavelift's, else
    /// the text.
    pub fn of_file(path: &Path, bytes: &[u8]) -> InputKind {
        let kind = InputKind::of(bytes);
        let is_elf = bytes.starts_with(b"\x7fELF");
        match path.extension().and_then(|extension| extension.to_str()) {
            // Damaged, or something else: the reader says what.
            Some("brig") => InputKind::Brig,
            Some("wl") if kind != InputKind::Brig && !is_elf => InputKind::Ir,
            Some("hsail") if kind != InputKind::Brig && !is_elf => InputKind::Hsail,
            _ => kind,
        }
    }

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

/// Whether text is IR and not HSAIL: comments begin with `;`, and the first name with `%`. A header need not have one.
fn is_ir_text(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return false;
    };
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text).trim_start();
    if text.starts_with(';') {
        return true;
    }
    let mut words = text.split_whitespace();
    let (first, second) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    match first {
        "module" => second.starts_with('%') || matches!(second, "small" | "large"),
        "kernel" | "function" => second.starts_with('%'),
        "external" => second == "function",
        segment => {
            ir::Segment::parse(segment).is_some()
                && (second.starts_with('%') || matches!(second, "external" | "export"))
        }
    }
}

/// Some editors begin UTF-8 with it.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The text in a file.
///
/// # Errors
/// If the bytes are no UTF-8: where, if they look like text in another encoding.
fn text_of<'a>(name: &str, bytes: &'a [u8]) -> Result<&'a str, CliError> {
    let utf16 = matches!(bytes, [0xff, 0xfe, ..] | [0xfe, 0xff, ..])
        || matches!(bytes, [a, 0, b, 0, ..] | [0, a, 0, b, ..] if *a != 0 && *b != 0);
    if utf16 {
        let what = format!("{name} looks like text in UTF-16");
        return Err(CliError::Failed(what).help("save it as UTF-8"));
    }
    let error = match std::str::from_utf8(bytes) {
        Ok(text) => return Ok(text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text)),
        Err(error) => error,
    };
    if bytes.contains(&0) {
        let what = format!("{name} is neither text nor BRIG nor a code object");
        return Err(CliError::Failed(what).help(
            "pass HSAIL text, BRIG, IR text or a code object; plain code needs `disassemble --raw --target`",
        ));
    }
    let at = error.valid_up_to();
    let before = String::from_utf8_lossy(bytes.get(..at).unwrap_or_default());
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().map_or(0, |line| line.chars().count()) + 1;
    let byte = bytes.get(at).copied().unwrap_or(0);
    let what = format!("{name}:{line}:{column}: the byte 0x{byte:02x} is no UTF-8");
    Err(CliError::Failed(what).help("save the text as UTF-8"))
}

/// Refuses `-` for more than one input: the first one takes all that comes.
pub(super) fn check_stdin_once(inputs: &[PathBuf]) -> Result<(), CliError> {
    let count = inputs.iter().filter(|path| *path == Path::new("-")).count();
    if count > 1 {
        let what = "the standard input can be read only once; name files for the other inputs";
        return Err(CliError::Usage(what.to_owned()));
    }
    Ok(())
}

/// Why there is nothing to work on.
pub(super) fn unreadable(name: &str, error: &std::io::Error) -> CliError {
    let help = match error.kind() {
        std::io::ErrorKind::NotFound => "check the name; relative names begin at the working folder",
        std::io::ErrorKind::PermissionDenied => "make the file readable",
        _ => "name a file; `-` is the standard input",
    };
    CliError::Failed(format!("cannot read {name}: {}", files::message(error))).help(help)
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
    /// How strictly the rules of HSAIL are taken.
    pub levels: RuleLevels,
}

impl Input {
    /// Reads a file, or the standard input for `-`.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read(path: &Path) -> Result<Input, CliError> {
        let stdin = path == Path::new("-");
        let name = if stdin {
            "<stdin>".to_owned()
        } else {
            path.display().to_string()
        };
        let read = if stdin {
            files::read_from(std::io::stdin().lock(), 0, MAX_INPUT)
        } else {
            files::read(path, MAX_INPUT)
        };
        let bytes = read.map_err(|error| match error {
            ReadError::System(error) => unreadable(&name, &error),
            ReadError::TooLarge(most) => {
                let what = format!("{name} is larger than {} MiB, the most that is read", most >> 20);
                CliError::Failed(what).help(match most {
                    MAX_INPUT => "divide the module: `link` and `case` take several of a program",
                    _ => "name a file; a device may never end",
                })
            }
        })?;
        Ok(Input {
            path: path.to_owned(),
            kind: InputKind::of_file(path, &bytes),
            name,
            bytes,
            levels: RuleLevels::USUAL,
        })
    }

    /// With other levels of the rules of HSAIL.
    #[must_use]
    pub fn with_levels(mut self, levels: RuleLevels) -> Input {
        self.levels = levels;
        self
    }

    /// The name without folder and extension, for the names of results.
    pub fn stem(&self) -> OsString {
        if self.path == Path::new("-") {
            return "stdin".into();
        }
        self.path
            .file_stem()
            .map_or_else(|| "out".into(), OsStr::to_owned)
    }

    /// The content as text, without a byte order mark.
    ///
    /// # Errors
    /// If it is no UTF-8.
    pub fn text(&self) -> Result<&str, CliError> {
        text_of(&self.name, &self.bytes)
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
            levels: self.levels,
        }
    }

    /// The HSAIL module in a text or BRIG file, checked. Shows diagnostics.
    ///
    /// # Errors
    /// If there are errors, or the file holds something else.
    pub fn hsail(&self, reporter: &Reporter) -> Result<(Module, Source), CliError> {
        let (module, mut found, source) = match self.kind {
            InputKind::Hsail => {
                let text = self.text()?;
                let options = ParseOptions {
                    levels: self.levels,
                    ..ParseOptions::default()
                };
                let (module, found) = parse_with(&self.name, text, options);
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
            found.extend(validate_with(module, &self.levels));
        }
        reporter.diagnostics(&found, &source);
        let wrong = found.iter().any(|d| d.severity == Severity::Error);
        match module {
            Some(module) if !wrong => Ok((module, source)),
            _ => Err(CliError::Reported),
        }
    }

    /// What there is to say of the HSAIL module in a text or BRIG file, if it has no errors. Of a large module little is in memory at
    /// a time.
    pub fn checked_in_parts(&self) -> Option<(Vec<Diagnostic>, Source)> {
        let work = wavelift_convert::Work {
            levels: self.levels,
            ..Default::default()
        };
        match self.kind {
            InputKind::Hsail => {
                let text = self.text().ok()?;
                let found = wavelift_convert::check_text(text, work)?;
                // The text is needed for what is shown only.
                let text = if found.is_empty() { "" } else { text };
                Some((found, Source::text(self.name.clone(), text)))
            }
            InputKind::Brig => {
                let found = wavelift_convert::check_brig(&self.bytes, work)?;
                Some((found, wavelift_frontend_brig::source(&self.name, &self.bytes)))
            }
            InputKind::Ir | InputKind::CodeObject => None,
        }
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
                let text = self.text()?;
                let parsed = ir::text::parse_module_with_comments(text).map_err(|errors| {
                    reporter.ir_errors(&errors, &self.name, text);
                    CliError::Reported
                })?;
                verify_module(&parsed.module).map_err(|errors| {
                    reporter.ir_rules(&errors, &parsed, &self.name, text);
                    CliError::Reported
                })?;
                Ok(parsed.module)
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
            ("module large\n", InputKind::Ir),
            ("\u{feff}\n module small\nkernel %k {\n", InputKind::Ir),
            ("spill %x : 4 align 4\n", InputKind::Ir),
            ("global external %x : 4\n", InputKind::Ir),
            ("module", InputKind::Hsail),
            ("module larger", InputKind::Hsail),
            ("kernel &k() {};", InputKind::Hsail),
        ] {
            assert_eq!(InputKind::of(text.as_bytes()), kind, "{text:?}");
        }
        assert_eq!(InputKind::of(&[0xff, 0xfe]), InputKind::Hsail);
    }

    #[test]
    fn kinds_by_name() {
        for (name, bytes, kind) in [
            // An extension decides about text.
            ("a.wl", "kernel &k() {};", InputKind::Ir),
            ("a.wl", "", InputKind::Ir),
            ("a.hsail", "module large\n", InputKind::Hsail),
            ("a.brig", "HSA", InputKind::Brig),
            ("a.brig", "\x7fELF\x02", InputKind::Brig),
            // What a binary file says is not to be doubted.
            ("a.wl", "HSA BRIG\0", InputKind::Brig),
            ("a.hsail", "\x7fELF\x02", InputKind::CodeObject),
            // Any other extension, or none, says nothing.
            ("a.txt", "module large\n", InputKind::Ir),
            ("-", "module large\n", InputKind::Ir),
            ("a.co", "module &m:1:0:$full:$large:$near;", InputKind::Hsail),
        ] {
            let found = InputKind::of_file(Path::new(name), bytes.as_bytes());
            assert_eq!(found, kind, "{name}: {bytes:?}");
        }
    }

    #[test]
    fn text_is_utf8() {
        let wrong = |bytes: &[u8]| match text_of("t", bytes) {
            Err(CliError::Advised { what, .. }) => what,
            other => panic!("{other:?}"),
        };
        assert_eq!(text_of("t", "\u{feff}module".as_bytes()), Ok("module"));
        assert_eq!(
            wrong(b"// a\n// \xc3\xa4\xe4\n"),
            "t:2:5: the byte 0xe4 is no UTF-8"
        );
        for utf16 in [&b"\xff\xfem\0"[..], b"\xfe\xff\0m", b"m\0o\0", b"\0m\0o"] {
            assert_eq!(wrong(utf16), "t looks like text in UTF-16");
        }
        assert_eq!(
            wrong(b"\xff\0\0\0"),
            "t is neither text nor BRIG nor a code object"
        );
    }
}
