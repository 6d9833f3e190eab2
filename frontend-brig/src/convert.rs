//! From text to a file with BRIG and back, with all checks: what the command line offers.
//!
//! Checking a module and writing it do not need each other, so both are done at once; what was written is thrown away if the
//! module is wrong.

use crate::write::{Container, Extras, Sections};
use crate::{Options, read_with};
use wavelift_frontend_hsail::{Diagnostic, Module, ParseOptions, Severity, parse_with, print, validate};

/// Modules with fewer operands are checked and written one after the other: a thread costs more.
const SMALL: usize = 10_000;

/// The result of `work`, and what the validator finds meanwhile.
fn while_checked<T: Send>(module: &Module, work: impl FnOnce(&Module) -> T + Send) -> (T, Vec<Diagnostic>) {
    if module.operand_count() < SMALL {
        let found = validate(module);
        return (work(module), found);
    }
    std::thread::scope(|scope| {
        let checks = std::thread::Builder::new().spawn_scoped(scope, || validate(module));
        let result = work(module);
        // Without a thread, or if it is lost, the work is done here.
        let found = checks.ok().and_then(|checks| checks.join().ok());
        (result, found.unwrap_or_else(|| validate(module)))
    })
}

fn is_wrong(found: &[Diagnostic]) -> bool {
    found.iter().any(|d| d.severity == Severity::Error)
}

/// Text as a file with BRIG, comments included: the file if there was no error, and all that was found. `name` is that of the
/// text.
pub fn assemble(name: &str, text: &str, container: Container) -> (Option<Vec<u8>>, Vec<Diagnostic>) {
    let options = ParseOptions { keep_comments: true };
    let (module, mut found) = parse_with(name, text, options);
    let Some(module) = module else {
        return (None, found);
    };
    let extras = Extras::default();
    let (sections, checks) = while_checked(&module, |module| Sections::of(module, &extras));
    drop(module);
    found.extend(checks);
    if is_wrong(&found) {
        return (None, found);
    }
    let image = sections.and_then(|sections| sections.image(&extras));
    match image.and_then(|image| container.wrap(image)) {
        Ok(file) => (Some(file), found),
        Err(error) => {
            found.push(error.diagnostic());
            (None, found)
        }
    }
}

/// BRIG, plain or in an ELF file, as text, comments included: the text if there was no error, and all that was found.
pub fn disassemble(bytes: &[u8]) -> (Option<String>, Vec<Diagnostic>) {
    let options = Options {
        comments: true,
        ..Options::default()
    };
    match read_with(bytes, options) {
        Ok(module) => {
            let (text, found) = while_checked(&module, print);
            ((!is_wrong(&found)).then_some(text), found)
        }
        Err(found) => (None, found),
    }
}
