//! A module that was read and not changed is written byte for byte as it was.
//!
//! An image says more than the module means: which operands share an entry, operands that nothing refers to, fillers
//! (`BRIG_KIND_NONE`), the order of sections and of what is in them, `InstMod` without a modifier. None of it has a place in the model, and
//! in a changed module nothing says what would become of it: what refers to code that moved, or is shared by what is
//! not equal any more. So it is kept all or not at all.
//!
//! Whether a module was changed is found by writing: two modules are the same if the images are that are made of them anew. The
//! module that was read is not kept for that; it is read from the image again.

use super::{container, whole};
use crate::reader::Options;

/// Whether writing what `original` holds anew gives `anew`.
pub(super) fn means(original: &[u8], anew: &[u8]) -> bool {
    if original == anew {
        return true;
    }
    let Ok((module, extras)) = crate::read_model(original, Options::EVERYTHING) else {
        return false;
    };
    let image = whole(&module, &extras).and_then(|out| out.image(&extras));
    image.is_ok_and(|image| container::joined(image) == anew)
}
