//! Results: to the standard output, or to files that are there as a whole or not at all.

use crate::report::CliError;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use wavelift::files::message;
use wavelift_convert::Pieces;

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
    let mut draft = match Place::of(path)? {
        Place::File(target) => Draft::new(path, target),
        Place::Direct(target) => {
            let written = File::create(target).and_then(|mut file| write_pieces(&mut file, pieces));
            return written.map_err(|error| cannot_write(path, &error));
        }
    };
    pieces.iter().for_each(|piece| draft.write(piece.as_ref()));
    draft.finish()
}

/// Where a path leads.
enum Place {
    /// To a file, which may not exist yet. After a link it is the file that the link leads to.
    File(PathBuf),
    /// To a device or a pipe.
    Direct(PathBuf),
}

impl Place {
    fn of(path: &Path) -> Result<Place, CliError> {
        let target = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        if target.exists() && !target.is_file() {
            return Ok(Place::Direct(target));
        }
        if target.file_name().is_none() {
            let what = format!("{} is no file name", path.display());
            return Err(CliError::Failed(what).help("name a file in a folder that exists"));
        }
        Ok(Place::File(target))
    }
}

/// A file that is being written, under another name beside it until it is complete. If it is never finished, nothing is left of it.
pub(crate) struct Draft<'a> {
    /// The path as the user named it, for messages.
    path: &'a Path,
    target: PathBuf,
    temporary: PathBuf,
    /// The first error is the one to tell.
    file: io::Result<File>,
}

impl<'a> Draft<'a> {
    fn new(path: &'a Path, target: PathBuf) -> Draft<'a> {
        let mut name = OsString::from(".");
        name.push(target.file_name().unwrap_or_default());
        name.push(format!(".{}.tmp", std::process::id()));
        let temporary = target.with_file_name(name);
        Draft {
            path,
            file: File::create(&temporary),
            target,
            temporary,
        }
    }

    fn write(&mut self, bytes: &[u8]) {
        if let Ok(file) = &mut self.file
            && let Err(error) = file.write_all(bytes)
        {
            self.file = Err(error);
        }
    }

    /// Gives the file its name.
    fn finish(mut self) -> Result<(), CliError> {
        let file = std::mem::replace(&mut self.file, Err(io::ErrorKind::NotFound.into()));
        // It is closed before that.
        let written = file.map(drop);
        let named = written.and_then(|()| std::fs::rename(&self.temporary, &self.target));
        named.map_err(|error| cannot_write(self.path, &error))
    }
}

impl Drop for Draft<'_> {
    fn drop(&mut self) {
        // Once it has its name there is none; the file may not even exist.
        let _ = std::fs::remove_file(&self.temporary);
    }
}

/// A text that goes to where [`emit`] writes, in pieces as they are made. A file takes them at once; other places get them when all
/// is known to be right.
pub(crate) enum Output<'a> {
    File(Draft<'a>),
    Kept(Option<&'a Path>, Vec<String>),
}

impl<'a> Output<'a> {
    pub(crate) fn new(path: Option<&'a Path>) -> Result<Output<'a>, CliError> {
        if let Some(path) = path.filter(|path| *path != Path::new("-"))
            && let Place::File(target) = Place::of(path)?
        {
            return Ok(Output::File(Draft::new(path, target)));
        }
        Ok(Output::Kept(path, Vec::new()))
    }

    /// Ends the text. Without this there is no output.
    ///
    /// # Errors
    /// As [`emit`].
    pub(crate) fn finish(self) -> Result<(), CliError> {
        match self {
            Output::File(draft) => draft.finish(),
            Output::Kept(path, pieces) => emit_pieces(path, &pieces),
        }
    }
}

impl Pieces for Output<'_> {
    fn add(&mut self, piece: String) {
        match self {
            Output::File(draft) => draft.write(piece.as_bytes()),
            Output::Kept(_, pieces) => pieces.push(piece),
        }
    }

    fn clear(&mut self) {
        match self {
            Output::File(draft) => draft.file = File::create(&draft.temporary),
            Output::Kept(_, pieces) => pieces.clear(),
        }
    }
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
