//! BRIG reader for the HSAIL module model.
//!
//! BRIG is the binary form of HSAIL (HSA PRM 18). [`read`] takes the bytes of a file, a plain module image or an ELF file
//! with one, and gives the same [`Module`] that the text frontend gives for the text: what BRIG cannot hold (white
//! space, the spelling of literals, defaults that were written) makes no difference in the model.
//!
//! Nothing in the input is trusted. Every offset is checked to be the start of an entry of the right section, every
//! value to be in its enumeration, every reserved field to be zero; references go one level deep, so cycles cannot be
//! built. Errors are [`Diagnostic`]s whose spans are byte ranges of the module image; [`source`] makes the
//! [`Source`] that turns them into section and offset. No bytes make the reader panic, loop, or take more memory than
//! a small multiple of the file plus [`MAX_CONSTANT_BYTES`].
//!
//! Three parts of the reader follow the tools rather than the manual, where the two differ: the order of the fields
//! of `BrigInstMod` (see [`ModLayout`]), and two misprinted numbers of the manual (`groupbaseptr`, the `WAVESIZE`
//! operand).
//!
//! Rules that text cannot break are the reader's to check (linkage, allocation, fields that must not be "none"). Whether a
//! module makes sense beyond that is for the validator of the model to say.

mod code;
mod constant;
mod container;
mod entry;
mod error;
mod fields;
mod inst;
mod outline;
mod reader;
mod tails;
mod validate;
mod write;

pub use container::{image, is_brig};
pub use reader::{MAX_CONSTANT_BYTES, MAX_ERRORS, ModLayout, OPERAND_ALLOWANCE, Options};
pub use write::{Container, Extras, OtherSection, WriteError, write, write_owned, write_pieces, write_with};

/// Reading and writing a module in parts ([`wavelift_hsail::model::part`]), which keeps memory small.
pub mod parts {
    pub use crate::outline::{BrigOutline, Indexed, PartReader, Spent};
    pub use crate::write::ImageWriter;
}

use container::Image;
use error::Fail;
use reader::{Reader, Sections};
use wavelift_hsail::{Diagnostic, Module, Source};

/// Reads a BRIG module, without its comments.
///
/// # Errors
/// All errors that were found, at most [`MAX_ERRORS`].
pub fn read(bytes: &[u8]) -> Result<Module, Vec<Diagnostic>> {
    read_with(bytes, Options::default())
}

/// As [`read`], with options.
///
/// # Errors
/// All errors that were found, at most [`MAX_ERRORS`].
pub fn read_with(bytes: &[u8], options: Options) -> Result<Module, Vec<Diagnostic>> {
    read_model(bytes, options).map(|(module, _)| module)
}

/// As [`read_with`], with what the model has no place for: [`write_with`] puts it back. If the options leave nothing out (comments,
/// the usual [`ModLayout`]), that includes the image itself, which is what a module that was not changed is written as.
///
/// # Errors
/// All errors that were found, at most [`MAX_ERRORS`].
pub fn read_whole(bytes: &[u8], options: Options) -> Result<(Module, Extras), Vec<Diagnostic>> {
    let (module, mut extras) = read_model(bytes, options)?;
    if options == Options::EVERYTHING
        && let Ok(image) = image(bytes)
    {
        extras.keep_original(image);
    }
    Ok((module, extras))
}

/// As [`read_whole`], without the image.
fn read_model(bytes: &[u8], options: Options) -> Result<(Module, Extras), Vec<Diagnostic>> {
    let start = || {
        let image = Image::parse(image(bytes)?)?;
        Ok((Sections::index(&image, 1)?, image.extras()))
    };
    let (sections, extras) = start().map_err(|fail: Fail| vec![*fail])?;
    let mut reader = Reader::new(&sections, extras, options);
    reader.start_whole();
    reader.declare();
    if !reader.has_errors() {
        reader.define();
    }
    reader.keep_operand_tails();
    reader.finish()
}

/// The source that spans of a module's diagnostics and of its model are rendered against. A module that is too damaged
/// to have sections gives one without.
pub fn source(name: &str, bytes: &[u8]) -> Source {
    let image = image(bytes).and_then(Image::parse);
    Source::brig(name, image.map(|image| image.describe()).unwrap_or_default())
}

#[cfg(test)]
mod tests;
