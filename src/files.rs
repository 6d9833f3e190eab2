//! Files of the user, read within a limit: what never ends, as a device may, ends in an error and not in the memory of the machine.

use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// Bytes that are read of a device, which does not say how many it has.
pub const MAX_DEVICE_FILE: u64 = 64 << 20;

/// Why there is nothing of a file.
#[derive(Debug)]
pub enum ReadError {
    /// The system's reason.
    System(io::Error),
    /// It has more than so many bytes.
    TooLarge(u64),
}

impl From<io::Error> for ReadError {
    fn from(error: io::Error) -> ReadError {
        ReadError::System(error)
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::System(error) => f.write_str(&message(error)),
            ReadError::TooLarge(most) => {
                write!(f, "it is larger than {} MiB, the most that is read", most >> 20)
            }
        }
    }
}

impl std::error::Error for ReadError {}

/// The name of a file from its bytes: on Unix any, elsewhere UTF-8.
pub fn path(bytes: &[u8]) -> Option<PathBuf> {
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStrExt;
        Some(PathBuf::from(std::ffi::OsStr::from_bytes(bytes)))
    }
    #[cfg(not(unix))]
    {
        std::str::from_utf8(bytes).ok().map(PathBuf::from)
    }
}

/// What the system says, without its number for that.
pub fn message(error: &io::Error) -> String {
    let text = error.to_string();
    match text.split_once(" (os error ") {
        Some((words, _)) => words.to_owned(),
        None => text,
    }
}

/// Reads a file that has no more than `most` bytes; a device may have less ([`MAX_DEVICE_FILE`]).
///
/// # Errors
/// If it cannot be read, or is larger.
pub fn read(path: &Path, most: u64) -> Result<Vec<u8>, ReadError> {
    let file = File::open(path)?;
    let metadata = file.metadata()?;
    let most = if is_device(&metadata) {
        most.min(MAX_DEVICE_FILE)
    } else {
        most
    };
    read_from(file, metadata.len(), most)
}

/// As [`read`], of something that is open and has about `size` bytes.
///
/// # Errors
/// As [`read`].
pub fn read_from(source: impl Read, size: u64, most: u64) -> Result<Vec<u8>, ReadError> {
    if size > most {
        return Err(ReadError::TooLarge(most));
    }
    let mut bytes = Vec::new();
    bytes.try_reserve_exact(size as usize).map_err(io::Error::from)?;
    source.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(ReadError::TooLarge(most));
    }
    Ok(bytes)
}

#[cfg(unix)]
fn is_device(metadata: &std::fs::Metadata) -> bool {
    use std::os::unix::fs::FileTypeExt;
    metadata.file_type().is_char_device()
}

#[cfg(not(unix))]
fn is_device(_metadata: &std::fs::Metadata) -> bool {
    false
}
