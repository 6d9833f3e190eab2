//! PNG files as data of images, and images as PNG files.
//!
//! Channels of a picture are access components as they are in memory, whatever a file says of their colours: those of sRGB orders are what such files
//! nearly always hold. An image has the channels of a PNG file if they are grey, grey with alpha, red, green and blue, or those with alpha, of 8 or 16
//! bits. A picture with fewer channels goes into an image with more: grey is red, green and blue, what has no alpha is opaque. One with channels that the image has no
//! room for, or of other bits, is refused.

use png::{BitDepth, ColorType, Decoder, Encoder, Transformations};
use std::ffi::OsStr;
use std::io::Cursor;
use std::path::Path;
use wavelift_images::{ChannelOrder, ChannelType, Format, Geometry, Source};

/// The most bytes that a picture may unpack to.
const MOST_BYTES: usize = 1 << 30;

/// A picture as elements of an image, row by row without gaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Picture {
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) elements: Vec<u8>,
}

/// How elements are pixels of a PNG file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Layout {
    colour: ColorType,
    depth: BitDepth,
    format: Format,
}

/// Whether the name of a file is one of a PNG file.
pub(super) fn is_png(path: &Path) -> bool {
    let extension = path.extension().and_then(OsStr::to_str);
    extension.is_some_and(|extension| extension.eq_ignore_ascii_case("png"))
}

/// Whether images with a geometry and format can be PNG files.
///
/// # Errors
/// Why they cannot.
pub(super) fn check(geometry: Geometry, format: Format) -> Result<(), String> {
    if geometry != Geometry::TwoD {
        return Err(format!(
            "a PNG file has the elements of a 2d image, not of geometry {geometry}"
        ));
    }
    Layout::new(format).map(|_| ())
}

/// The elements of a PNG file.
///
/// # Errors
/// Why it is none, or does not go with the format, or has not the size that is wanted; nothing is unpacked then.
pub(super) fn decode(file: &[u8], format: Format, wanted: Option<[u32; 2]>) -> Result<Picture, String> {
    let layout = Layout::new(format)?;
    let mut decoder = Decoder::new(Cursor::new(file));
    // Palettes become colours, few bits become 8, transparent colours alpha.
    decoder.set_transformations(Transformations::EXPAND);
    let said = |error: png::DecodingError| format!("it is no PNG file that can be read: {error}");
    let mut reader = decoder.read_info().map_err(said)?;
    let (width, height) = reader.info().size();
    if wanted.is_some_and(|wanted| wanted != [width, height]) {
        return Err(format!("it has {width} x {height} pixels"));
    }
    let (colour, depth) = reader.output_color_type();
    layout.takes(colour, depth)?;
    let bytes = reader.output_buffer_size().filter(|&bytes| bytes <= MOST_BYTES);
    let bytes = bytes.ok_or_else(|| format!("its pixels have more than {} MiB", MOST_BYTES >> 20))?;
    let mut pixels = vec![0; bytes];
    let info = reader.next_frame(&mut pixels).map_err(said)?;
    let size = colour.samples() * layout.bytes();
    let pixels = pixels[..info.buffer_size()].chunks_exact(size);
    Ok(Picture {
        width: info.width,
        height: info.height,
        elements: pixels.flat_map(|pixel| layout.element(colour, pixel)).collect(),
    })
}

/// A PNG file with the elements of an image of so many elements in width and height.
///
/// # Errors
/// Why there is none.
pub(super) fn encode([width, height]: [u32; 2], format: Format, elements: &[u8]) -> Result<Vec<u8>, String> {
    let layout = Layout::new(format)?;
    let pixels = elements.chunks_exact(format.bytes());
    let pixels: Vec<u8> = pixels.flat_map(|element| layout.pixel(element)).collect();
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height);
    encoder.set_color(layout.colour);
    encoder.set_depth(layout.depth);
    if format.order.is_srgb() {
        encoder.set_source_srgb(png::SrgbRenderingIntent::Perceptual);
    }
    let said = |error: png::EncodingError| error.to_string();
    let mut writer = encoder.write_header().map_err(said)?;
    writer.write_image_data(&pixels).map_err(said)?;
    writer.finish().map_err(said)?;
    Ok(file)
}

/// What a kind of pixels is called.
fn name(colour: ColorType) -> &'static str {
    match colour {
        ColorType::Grayscale => "grey",
        ColorType::GrayscaleAlpha => "grey and alpha",
        ColorType::Rgb | ColorType::Indexed => "red, green and blue",
        ColorType::Rgba => "red, green, blue and alpha",
    }
}

/// Access components, by number, that the samples of a pixel are.
fn components(colour: ColorType) -> &'static [usize] {
    match colour {
        ColorType::Grayscale => &[0],
        ColorType::GrayscaleAlpha => &[0, 3],
        ColorType::Rgb | ColorType::Indexed => &[0, 1, 2],
        ColorType::Rgba => &[0, 1, 2, 3],
    }
}

impl Layout {
    fn new(format: Format) -> Result<Layout, String> {
        use ChannelOrder as O;
        use ChannelType as T;
        let colour = match format.order {
            O::A | O::R | O::Rx | O::Intensity | O::Luminance => ColorType::Grayscale,
            O::Ra => ColorType::GrayscaleAlpha,
            O::Srgb | O::Srgbx => ColorType::Rgb,
            O::Rgba | O::Bgra | O::Argb | O::Abgr | O::Srgba | O::Sbgra => ColorType::Rgba,
            order => return Err(format!("no kind of PNG file has the channels of order `{order}`")),
        };
        let depth = match format.ty {
            T::UnormInt8 | T::UnsignedInt8 => BitDepth::Eight,
            T::UnormInt16 | T::UnsignedInt16 => BitDepth::Sixteen,
            ty => {
                return Err(format!(
                    "the channels of a PNG file are fractions or unsigned integers of 8 or 16 bits, not `{ty}`"
                ));
            }
        };
        Ok(Layout {
            colour,
            depth,
            format,
        })
    }

    /// Bytes of a channel.
    fn bytes(self) -> usize {
        match self.depth {
            BitDepth::Sixteen => 2,
            _ => 1,
        }
    }

    /// Whether there is room for pixels of a kind.
    fn takes(self, colour: ColorType, depth: BitDepth) -> Result<(), String> {
        let Format { order, ty } = self.format;
        if depth != self.depth {
            return Err(format!(
                "its channels have {} bits, and those of `{ty}` others",
                depth as u8
            ));
        }
        let room = components(self.colour);
        match components(colour)
            .iter()
            .all(|component| room.contains(component))
        {
            true => Ok(()),
            false => Err(format!(
                "it has {}, and images of order `{order}` have {}",
                name(colour),
                name(self.colour)
            )),
        }
    }

    /// The access component that a channel in memory is, of those that pixels have.
    fn component(self, channel: usize) -> usize {
        match self.colour {
            // Whatever the order calls it.
            ColorType::Grayscale => 0,
            _ => self.format.order.stored_from(channel),
        }
    }

    /// The element of a pixel, whose samples have their high byte first.
    fn element(self, colour: ColorType, pixel: &[u8]) -> Vec<u8> {
        let bytes = self.bytes();
        let mut element = vec![0; self.format.bytes()];
        let channels = self.format.order.memory_components();
        let known = components(colour);
        for (channel, place) in element.chunks_exact_mut(bytes).take(channels).enumerate() {
            let wanted = self.component(channel);
            let grey = known.len() < 3 && wanted < 3;
            match known
                .iter()
                .position(|&component| component == if grey { 0 } else { wanted })
            {
                Some(sample) => place.copy_from_slice(&pixel[sample * bytes..][..bytes]),
                None => place.fill(u8::MAX),
            }
            place.reverse();
        }
        element
    }

    /// The pixel of an element.
    fn pixel(self, element: &[u8]) -> Vec<u8> {
        let bytes = self.bytes();
        let sources = self.format.order.swizzle();
        let samples = components(self.colour).iter().flat_map(|&component| {
            let channel = match sources[component] {
                Source::Memory(channel) => channel,
                // The one channel of order `a`.
                Source::Zero | Source::One => 0,
            };
            element[channel * bytes..][..bytes].iter().rev().copied()
        });
        samples.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn format(order: &str, ty: &str) -> Format {
        Format {
            order: ChannelOrder::from_name(order).expect("an order"),
            ty: ChannelType::from_name(ty).expect("a type"),
        }
    }

    /// A PNG file of one row, as the crate writes it by itself.
    fn file(colour: ColorType, depth: BitDepth, width: u32, pixels: &[u8]) -> Vec<u8> {
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, width, 1);
        encoder.set_color(colour);
        encoder.set_depth(depth);
        if colour == ColorType::Indexed {
            encoder.set_palette(vec![1, 2, 3, 4, 5, 6]);
        }
        let mut writer = encoder.write_header().expect("a header");
        writer.write_image_data(pixels).expect("pixels");
        writer.finish().expect("an end");
        file
    }

    /// Colours and depth of a picture, a pixel, order and type of an image, its element.
    type Case = (
        ColorType,
        BitDepth,
        &'static [u8],
        (&'static str, &'static str),
        &'static [u8],
    );

    #[test]
    fn pixels_become_elements() {
        let (eight, sixteen) = (BitDepth::Eight, BitDepth::Sixteen);
        let cases: &[Case] = &[
            (
                ColorType::Rgba,
                eight,
                &[1, 2, 3, 4],
                ("rgba", "unorm_int8"),
                &[1, 2, 3, 4],
            ),
            (
                ColorType::Rgba,
                eight,
                &[1, 2, 3, 4],
                ("bgra", "unorm_int8"),
                &[3, 2, 1, 4],
            ),
            (
                ColorType::Rgba,
                eight,
                &[1, 2, 3, 4],
                ("argb", "unsigned_int8"),
                &[4, 1, 2, 3],
            ),
            (
                ColorType::Rgba,
                eight,
                &[1, 2, 3, 4],
                ("abgr", "unorm_int8"),
                &[4, 3, 2, 1],
            ),
            (
                ColorType::Rgb,
                eight,
                &[1, 2, 3],
                ("srgba", "unorm_int8"),
                &[1, 2, 3, 255],
            ),
            (
                ColorType::Rgb,
                eight,
                &[1, 2, 3],
                ("srgb", "unorm_int8"),
                &[1, 2, 3, 0],
            ),
            (
                ColorType::Grayscale,
                eight,
                &[7],
                ("rgba", "unorm_int8"),
                &[7, 7, 7, 255],
            ),
            (ColorType::Grayscale, eight, &[7], ("a", "unorm_int8"), &[7]),
            (ColorType::Grayscale, eight, &[7], ("ra", "unorm_int8"), &[7, 255]),
            (
                ColorType::GrayscaleAlpha,
                eight,
                &[7, 9],
                ("rgba", "unorm_int8"),
                &[7, 7, 7, 9],
            ),
            (
                ColorType::Indexed,
                BitDepth::One,
                &[0x80],
                ("rgba", "unorm_int8"),
                &[4, 5, 6, 255],
            ),
            (
                ColorType::Grayscale,
                BitDepth::Four,
                &[0xa0],
                ("r", "unorm_int8"),
                &[0xaa],
            ),
            // The low byte first.
            (
                ColorType::Grayscale,
                sixteen,
                &[1, 2],
                ("luminance", "unorm_int16"),
                &[2, 1],
            ),
            (
                ColorType::Rgb,
                sixteen,
                &[1, 2, 3, 4, 5, 6],
                ("rgba", "unsigned_int16"),
                &[2, 1, 4, 3, 6, 5, 255, 255],
            ),
        ];
        for &(colour, depth, pixel, (order, ty), element) in cases {
            let picture = decode(&file(colour, depth, 1, pixel), format(order, ty), None);
            let picture = picture.unwrap_or_else(|error| panic!("{colour:?} {order} {ty}: {error}"));
            assert_eq!((picture.width, picture.height), (1, 1));
            assert_eq!(picture.elements, element, "{colour:?} {depth:?} {order} {ty}");
        }
    }

    #[test]
    fn elements_come_back() {
        for &order in ChannelOrder::ALL {
            for &ty in ChannelType::ALL {
                let format = Format { order, ty };
                if !order.takes(ty) || check(Geometry::TwoD, format).is_err() {
                    continue;
                }
                let used = order.memory_components()
                    * if ty == ChannelType::UnormInt8 || ty == ChannelType::UnsignedInt8 {
                        1
                    } else {
                        2
                    };
                let mut elements: Vec<u8> = (0..6 * format.bytes()).map(|at| (at * 37) as u8).collect();
                // Bytes that nobody uses.
                elements
                    .chunks_exact_mut(format.bytes())
                    .for_each(|element| element[used..].fill(0));
                let file = encode([3, 2], format, &elements).expect("a file");
                let back = decode(&file, format, None).expect("the same file");
                assert_eq!(
                    (back.width, back.height, back.elements),
                    (3, 2, elements),
                    "{order} {ty}"
                );
            }
        }
    }

    #[test]
    fn what_does_not_go_together() {
        let grey = file(ColorType::Grayscale, BitDepth::Eight, 1, &[7]);
        let colours = file(ColorType::Rgb, BitDepth::Eight, 1, &[1, 2, 3]);
        let cases = [
            (
                &colours,
                format("r", "unorm_int8"),
                "it has red, green and blue, and images of order `r` have grey",
            ),
            (&grey, format("r", "unorm_int16"), "its channels have 8 bits"),
            (
                &grey,
                format("rg", "unorm_int8"),
                "no kind of PNG file has the channels of order `rg`",
            ),
            (&grey, format("r", "snorm_int8"), "8 or 16 bits, not `snorm_int8`"),
        ];
        for (file, format, said) in cases {
            let error = decode(file, format, None).expect_err(said);
            assert!(error.contains(said), "{error}");
        }
        // The size is compared before anything is unpacked.
        let error = decode(&grey, format("r", "unorm_int8"), Some([4, 4])).expect_err("another size");
        assert!(error.contains("pixels"), "{error}");
        for length in 0..grey.len() - 12 {
            assert!(
                decode(&grey[..length], format("r", "unorm_int8"), None).is_err(),
                "{length}"
            );
        }
        let error = check(Geometry::ThreeD, format("r", "unorm_int8")).unwrap_err();
        assert!(error.contains("not of geometry 3d"), "{error}");
    }
}
