//! Results: to the standard output, or to files that are there as a whole or not at all.

use crate::report::CliError;
use std::io::{self, Write};
use std::path::Path;
use wavelift::files::message;

/// Writes to the standard output. A reader that goes away is no error.
///
/// # Errors
/// If the output cannot be written for another reason, such as a full disk.
pub fn print(bytes: impl AsRef<[u8]>) -> Result<(), CliError> {
    print_pieces(&[bytes])
}

fn print_pieces(pieces: &[impl AsRef<[u8]>]) -> Result<(), CliError> {
    let mut out = io::stdout().lock();
    match write_pieces(&mut out, pieces).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(CliError::Failed(format!(
            "cannot write the output: {}",
            message(&error)
        ))
        .help("make room, or use -o with a file")),
        _ => Ok(()),
    }
}

/// Writes a file through a temporary one beside it, which takes its place when it is complete. Devices and pipes are
/// written directly.
///
/// # Errors
/// If the file cannot be written; then what was there before is still there.
pub fn write_file(path: &Path, bytes: &[u8]) -> Result<(), CliError> {
    write_file_pieces(path, &[bytes])
}

fn write_pieces(out: &mut impl Write, pieces: &[impl AsRef<[u8]>]) -> io::Result<()> {
    pieces.iter().try_for_each(|piece| out.write_all(piece.as_ref()))
}

fn write_file_pieces(path: &Path, pieces: &[impl AsRef<[u8]>]) -> Result<(), CliError> {
    let create = |path: &Path| write_pieces(&mut std::fs::File::create(path)?, pieces);
    let fail = |error: io::Error| cannot_write(path, &error);
    // After a link the file that it leads to is replaced, not the link.
    let target = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if target.exists() && !target.is_file() {
        return create(&target).map_err(fail);
    }
    let Some(name) = target.file_name() else {
        let what = format!("{} is no file name", path.display());
        return Err(CliError::Failed(what).help("name a file in a folder that exists"));
    };
    let mut temporary = std::ffi::OsString::from(".");
    temporary.push(name);
    temporary.push(format!(".{}.tmp", std::process::id()));
    let temporary = target.with_file_name(temporary);
    let written = create(&temporary).and_then(|()| std::fs::rename(&temporary, &target));
    written.map_err(|error| {
        // The first error is the one to tell; the file may not even exist.
        let _ = std::fs::remove_file(&temporary);
        fail(error)
    })
}

/// What to say of a file that cannot be written.
pub(crate) fn cannot_write(path: &Path, error: &io::Error) -> CliError {
    let help = match error.kind() {
        io::ErrorKind::NotFound => "make the folder first",
        io::ErrorKind::PermissionDenied => "choose a place that may be written to",
        io::ErrorKind::StorageFull => "make room, or choose another place",
        _ => "choose another place",
    };
    CliError::Failed(format!("cannot write {}: {}", path.display(), message(error))).help(help)
}

/// Refuses a result that would take the place of the file that it is made from.
///
/// # Errors
/// If `out` is the file `input`.
pub fn check_other_file(input: &Path, out: Option<&Path>) -> Result<(), CliError> {
    let Some(out) = out.filter(|out| *out != Path::new("-") && input != Path::new("-")) else {
        return Ok(());
    };
    match (std::fs::canonicalize(input), std::fs::canonicalize(out)) {
        // Devices can be both.
        (Ok(from), Ok(to)) if from == to && from.is_file() => {
            let what = format!(
                "the result would replace the input {}; name another file",
                input.display()
            );
            Err(CliError::Usage(what))
        }
        _ => Ok(()),
    }
}

/// Writes to a file, or to the standard output for `-` or nothing.
///
/// # Errors
/// As [`print()`] and [`write_file`].
pub fn emit(path: Option<&Path>, bytes: &[u8]) -> Result<(), CliError> {
    emit_pieces(path, &[bytes])
}

/// As [`emit`], of pieces that stand one after the other.
///
/// # Errors
/// As [`emit`].
pub fn emit_pieces(path: Option<&Path>, pieces: &[impl AsRef<[u8]>]) -> Result<(), CliError> {
    match path {
        Some(path) if path != Path::new("-") => write_file_pieces(path, pieces),
        _ => print_pieces(pieces),
    }
}
