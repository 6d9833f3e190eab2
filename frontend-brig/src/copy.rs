//! From one container to another.

use crate::container::image;
use crate::convert::Converted;
use crate::reader::Options;
use crate::{Container, read_with};
use wavelift_frontend_hsail::{Severity, validate};

/// A file with the module of a file with BRIG, which is checked and, if there is no error, copied byte for byte; and all that was found.
pub fn copy(bytes: &[u8], container: Container) -> Converted<Vec<u8>> {
    let module = match read_with(bytes, Options::EVERYTHING) {
        Ok(module) => module,
        Err(found) => return (None, found),
    };
    let mut found = validate(&module);
    if found.iter().any(|d| d.severity == Severity::Error) {
        return (None, found);
    }
    let image = match image(bytes) {
        Ok(image) => image.to_vec(),
        Err(fail) => return (None, vec![*fail]),
    };
    match container.wrap(image) {
        Ok(file) => (Some(file), found),
        Err(error) => {
            found.push(error.diagnostic());
            (None, found)
        }
    }
}
