//! Images and samplers as arguments.

use super::Content;
use std::path::PathBuf;
use wavelift_images::{Format, Geometry, ImageProperties, Object, Permission, Sampler, View};

/// The image that words after its permission describe, `2d:rgba:unorm_int8:16x8` and perhaps the name of a file, and its data.
pub(super) fn image(permission: Permission, text: &str) -> Option<(ImageProperties, Content)> {
    let mut words = text.splitn(5, ':');
    let mut word = || words.next();
    let (geometry, order, ty, size) = (word()?, word()?, word()?, word()?);
    let geometry = Geometry::from_name(geometry)?;
    let properties = ImageProperties {
        permission,
        geometry,
        format: Format {
            order: wavelift_images::ChannelOrder::from_name(order)?,
            ty: wavelift_images::ChannelType::from_name(ty)?,
        },
        size: sizes(geometry, size)?,
    };
    let content = match word() {
        Some(path) => Content::File(PathBuf::from(path)),
        None => Content::Zero(bytes(&properties)?),
    };
    Some((properties, content))
}

/// Width, height, depth and array size from one number for each coordinate.
fn sizes(geometry: Geometry, text: &str) -> Option<[u32; 4]> {
    let sizes: Vec<u32> = text
        .split('x')
        .map(|size| size.parse().ok().filter(|&size| size > 0))
        .collect::<Option<_>>()?;
    let places: &[usize] = match geometry {
        Geometry::OneD | Geometry::OneDBuffer => &[0],
        Geometry::OneDArray => &[0, 3],
        Geometry::TwoD | Geometry::TwoDDepth => &[0, 1],
        Geometry::ThreeD => &[0, 1, 2],
        Geometry::TwoDArray | Geometry::TwoDArrayDepth => &[0, 1, 3],
    };
    let mut size = [0; 4];
    if sizes.len() != places.len() {
        return None;
    }
    for (&place, value) in places.iter().zip(sizes) {
        size[place] = value;
    }
    Some(size)
}

/// Bytes of all elements, if there can be such an image.
pub(super) fn bytes(image: &ImageProperties) -> Option<u64> {
    let view = View::packed(image.geometry, image.format, image.size, 0).ok()?;
    view.elements().checked_mul(view.element_bytes() as u64)
}

/// The sampler that words describe: `normalized:linear:clamp_to_edge`.
pub(super) fn sampler(text: &str) -> Option<Sampler> {
    let words: Vec<&str> = ["samp"].into_iter().chain(text.split(':')).collect();
    match Object::from_words(&words)? {
        Object::Sampler(sampler) => Some(sampler),
        Object::Image(_) => None,
    }
}
