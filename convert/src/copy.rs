//! From one container to another.

use crate::{Converted, Work, check_brig};
use wavelift_frontend_brig::{Container, Options, image, read_with};
use wavelift_hsail::{Diagnostic, RuleLevels, Severity, validate_with};

/// A file with the module of a file with BRIG, which is checked and, if there is no error, copied byte for byte; and all that was found.
pub fn copy(bytes: &[u8], container: Container, work: Work) -> Converted<Vec<u8>> {
    let mut found = match check_brig(bytes, work) {
        Some(found) => found,
        None => match check_whole(bytes, &work.levels) {
            Ok(found) => found,
            Err(found) => return (None, found),
        },
    };
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

/// All that is found in a module; an error if one is among it.
fn check_whole(bytes: &[u8], levels: &RuleLevels) -> Result<Vec<Diagnostic>, Vec<Diagnostic>> {
    let found = validate_with(&read_with(bytes, Options::EVERYTHING)?, levels);
    match found.iter().any(|d| d.severity == Severity::Error) {
        true => Err(found),
        false => Ok(found),
    }
}
