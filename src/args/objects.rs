//! Images and samplers as arguments. What is wrong about the words is said with the section of the manual, where there is one.

use super::{Content, pictures};
use std::path::{Path, PathBuf};
use wavelift_images::{
    ChannelOrder, ChannelType, Format, Geometry, Illegal, ImageProperties, Permission, Sampler,
    SamplerAddressing, SamplerCoord, SamplerFilter, View,
};

/// The image that words after its permission describe, `2d:rgba:unorm_int8:16x8` and perhaps the name of a file, and its data. An image whose size is not there,
/// but that of its picture, has sizes of 0.
///
/// # Errors
/// What is wrong with the words.
pub(super) fn image(permission: Permission, text: &str) -> Result<(ImageProperties, Content), String> {
    let words: Vec<&str> = text.splitn(4, ':').collect();
    let [geometry, order, ty, rest] = words[..] else {
        return Err("it takes geometry, channel order, channel type and size".to_owned());
    };
    let geometry = known(geometry, "geometry", Geometry::from_name)?;
    let format = Format {
        order: known(order, "channel order", ChannelOrder::from_name)?,
        ty: known(ty, "channel type", ChannelType::from_name)?,
    };
    format.check(geometry).map_err(with_section)?;
    let (size, path) = match rest.split_once(':') {
        Some((size, path)) => (size, Some(path)),
        None => (rest, None),
    };
    let is_size = size.bytes().all(|byte| byte.is_ascii_digit() || byte == b'x');
    let (size, path) = match is_size || !pictures::is_png(Path::new(rest)) {
        true => (Some(sizes(geometry, size)?), path),
        false => (None, Some(rest)),
    };
    let properties = ImageProperties {
        permission,
        geometry,
        format,
        size: size.unwrap_or_default(),
    };
    let bytes = size.map_or(Ok(0), |_| bytes(&properties)).map_err(with_section)?;
    let content = match path.map(PathBuf::from) {
        Some(path) if pictures::is_png(&path) => {
            pictures::check(geometry, format)?;
            Content::Picture(path)
        }
        Some(path) => Content::File(path),
        None => Content::Zero(bytes),
    };
    Ok((properties, content))
}

fn with_section(illegal: Illegal) -> String {
    format!("{illegal} (HSA PRM {})", illegal.section())
}

fn known<T>(word: &str, what: &str, from_name: impl Fn(&str) -> Option<T>) -> Result<T, String> {
    from_name(word).ok_or_else(|| format!("`{word}` is no {what}"))
}

/// Width, height, depth and array size from one number for each coordinate.
fn sizes(geometry: Geometry, text: &str) -> Result<[u32; 4], String> {
    let places: &[usize] = match geometry {
        Geometry::OneD | Geometry::OneDBuffer => &[0],
        Geometry::OneDArray => &[0, 3],
        Geometry::TwoD | Geometry::TwoDDepth => &[0, 1],
        Geometry::ThreeD => &[0, 1, 2],
        Geometry::TwoDArray | Geometry::TwoDArrayDepth => &[0, 1, 3],
    };
    let sizes = text.split('x').map(|size| size.parse().ok());
    match sizes.collect::<Option<Vec<u32>>>() {
        Some(sizes) if sizes.len() == places.len() => {
            let mut size = [0; 4];
            places
                .iter()
                .zip(sizes)
                .for_each(|(&place, value)| size[place] = value);
            Ok(size)
        }
        _ => Err(format!(
            "an image of geometry {geometry} has {} sizes with `x` between them, not `{text}`",
            places.len()
        )),
    }
}

/// Bytes of all elements.
///
/// # Errors
/// Why there is no such image.
pub(super) fn bytes(image: &ImageProperties) -> Result<u64, Illegal> {
    let view = View::packed(image.geometry, image.format, image.size, 0)?;
    Ok(view.elements().saturating_mul(view.element_bytes() as u64))
}

/// The sampler that words describe: `normalized:linear:clamp_to_edge`.
///
/// # Errors
/// What is wrong with the words.
pub(super) fn sampler(text: &str) -> Result<Sampler, String> {
    let words: Vec<&str> = text.split(':').collect();
    let [coord, filter, addressing] = words[..] else {
        return Err("it takes coordinates, filter and addressing".to_owned());
    };
    let sampler = Sampler {
        coord: known(coord, "kind of coordinates", SamplerCoord::from_name)?,
        filter: known(filter, "filter", SamplerFilter::from_name)?,
        addressing: known(addressing, "addressing", SamplerAddressing::from_name)?,
    };
    sampler.check().map_err(with_section)?;
    Ok(sampler)
}
