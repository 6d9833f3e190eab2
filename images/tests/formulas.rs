//! The formulas beside the manual's, written again from its tables and pseudo code (HSA PRM 7.1.3 to 7.1.6) in double precision: nothing here
//! is taken from the crate but names.

use std::collections::HashMap;
use std::convert::Infallible;
use wavelift_images::{
    ChannelOrder, ChannelType, Coords, Format, Geometry, Memory, Sampler, SamplerAddressing, SamplerCoord,
    SamplerFilter, View, load, sample, store,
};

/// Table 7-2: memory components, access components, border.
const ORDERS: [(&str, &str, &str, &str); 20] = [
    ("a", "a", "000a", "0000"),
    ("r", "r", "r001", "0001"),
    ("rx", "r", "r001", "0000"),
    ("rg", "rg", "rg01", "0001"),
    ("rgx", "rg", "rg01", "0000"),
    ("ra", "ra", "r00a", "0000"),
    ("rgb", "rgb", "rgb1", "0001"),
    ("rgbx", "rgb", "rgb1", "0000"),
    ("rgba", "rgba", "rgba", "0000"),
    ("bgra", "bgra", "rgba", "0000"),
    ("argb", "argb", "rgba", "0000"),
    ("abgr", "abgr", "rgba", "0000"),
    ("srgb", "rgb", "rgb1", "0001"),
    ("srgbx", "rgb", "rgb1", "0000"),
    ("srgba", "rgba", "rgba", "0000"),
    ("sbgra", "bgra", "rgba", "0000"),
    ("intensity", "i", "iiii", "0000"),
    ("luminance", "l", "lll1", "0001"),
    ("depth", "d", "d000", "0000"),
    ("depth_stencil", "ds", "d000", "0000"),
];

/// Table 7-4: bits per pixel by order and bits of the channel type; 0 is an illegal combination. Bits that the crate adds for alignment are not
/// counted.
fn bits_per_pixel(order: &str, ty: &str) -> usize {
    let components = ORDERS
        .iter()
        .find(|row| row.0 == order)
        .expect("an order")
        .1
        .len();
    let (kind, bits) = match ty {
        "half_float" => ("float", 16),
        "float" => ("float", 32),
        "unorm_short_555" => ("555", 16),
        "unorm_short_565" => ("565", 16),
        "unorm_int_101010" => ("101010", 32),
        _ => {
            let at = ty.rfind(|c: char| !c.is_ascii_digit()).expect("digits") + 1;
            (
                ty.split('_').next().expect("a word"),
                ty[at..].parse().expect("bits"),
            )
        }
    };
    let plain = !matches!(kind, "555" | "565" | "101010") && bits != 24;
    match order {
        "rgb" | "rgbx" if !plain && bits != 24 => bits,
        "rgb" | "rgbx" => 0,
        "bgra" | "argb" | "abgr" if plain && bits == 8 => 32,
        "bgra" | "argb" | "abgr" => 0,
        "srgb" | "srgbx" if ty == "unorm_int8" => 24,
        "srgba" | "sbgra" if ty == "unorm_int8" => 32,
        "srgb" | "srgbx" | "srgba" | "sbgra" => 0,
        "intensity" | "luminance" if plain && matches!(kind, "unorm" | "snorm" | "float") => bits,
        "intensity" | "luminance" => 0,
        "depth" if matches!(ty, "unorm_int16" | "unorm_int24" | "float") => bits,
        "depth_stencil" if ty == "unorm_int24" => 32,
        "depth_stencil" if ty == "float" => 64,
        "depth" | "depth_stencil" => 0,
        _ if plain => bits * components,
        _ => 0,
    }
}

#[test]
fn formats_are_those_of_the_tables() {
    let mut legal = 0;
    for &order in ChannelOrder::ALL {
        for &ty in ChannelType::ALL {
            let format = Format { order, ty };
            let bits = bits_per_pixel(order.name(), ty.name());
            for &geometry in Geometry::ALL {
                let depth = geometry.name().ends_with("depth");
                let is_legal = bits != 0 && depth == order.name().starts_with("depth");
                assert_eq!(
                    format.check(geometry).is_ok(),
                    is_legal,
                    "{geometry} {order} {ty}"
                );
                legal += usize::from(is_legal);
            }
            if bits != 0 {
                let padded = bits.next_power_of_two() / 8;
                assert_eq!(format.bytes(), padded, "{order} {ty}");
            }
        }
    }
    // 72 + 6 + 12 + 4 + 12 of them in 6 geometries, 5 of depths in 2: as many as have a Y in table 7-4.
    assert_eq!(legal, (7 * 12 + 6 + 12 + 4 + 12) * 6 + 5 * 2);
}

/// The value of a component: its bits in the element, as the channel type says (table 7-3), in double precision.
fn component(format: Format, element: u128, index: usize) -> f64 {
    let packed = |fields: [(u32, u32); 3]| {
        let (high, low) = fields[index];
        let bits = element >> low & ((1 << (high - low + 1)) - 1);
        bits as f64 / ((1u64 << (high - low + 1)) - 1) as f64
    };
    let field = |bits: usize| (element >> (index * bits) & ((1 << bits) - 1)) as u64;
    let signed = |bits: usize| ((field(bits) << (64 - bits)) as i64 >> (64 - bits)) as f64;
    match format.ty.name() {
        "snorm_int8" => (signed(8) / 127.0).max(-1.0),
        "snorm_int16" => (signed(16) / 32767.0).max(-1.0),
        "unorm_int8" => field(8) as f64 / 255.0,
        "unorm_int16" => field(16) as f64 / 65535.0,
        "unorm_int24" => field(24) as f64 / 16_777_215.0,
        "unorm_short_555" => packed([(14, 10), (9, 5), (4, 0)]),
        "unorm_short_565" => packed([(15, 11), (10, 5), (4, 0)]),
        "unorm_int_101010" => packed([(29, 20), (19, 10), (9, 0)]),
        "signed_int8" => signed(8),
        "signed_int16" => signed(16),
        "signed_int32" => signed(32),
        "unsigned_int8" => field(8) as f64,
        "unsigned_int16" => field(16) as f64,
        "unsigned_int32" => field(32) as f64,
        "half_float" => half::f16::from_bits(field(16) as u16).to_f64(),
        _ => f32::from_bits(field(32) as u32).into(),
    }
}

/// The access values of an element.
fn texel(format: Format, element: u128) -> [f64; 4] {
    let (_, memory, access, _) = ORDERS[format.order.brig_code() as usize];
    let values: Vec<f64> = access
        .chars()
        .map(|c| match c {
            '0' => 0.0,
            '1' => 1.0,
            _ => {
                let value = component(format, element, memory.find(c).expect("a component"));
                // The formulas of sRGB are applied to an access value, which is a single.
                let single = f64::from(value as f32);
                let is_srgb = format.order.name().starts_with('s') && c != 'a';
                if !is_srgb {
                    value
                } else if single <= 0.04045 {
                    single / 12.92
                } else {
                    ((single + 0.055) / 1.055).powf(2.4)
                }
            }
        })
        .collect();
    values.try_into().expect("four")
}

fn border(format: Format) -> [f64; 4] {
    let text = ORDERS[format.order.brig_code() as usize].3.as_bytes();
    std::array::from_fn(|index| f64::from(text[index] - b'0'))
}

fn is_integer(format: Format) -> bool {
    format.ty.name().contains("signed_int")
}

/// What bits of a result stand for.
fn value_of(format: Format, bits: u32) -> f64 {
    match format.ty.name() {
        name if name.starts_with("signed_int") => f64::from(bits as i32),
        name if name.starts_with("unsigned_int") => f64::from(bits),
        _ => f64::from(f32::from_bits(bits)),
    }
}

/// Bytes at addresses; anything else reads as an error of the test.
#[derive(Default)]
struct Bytes(HashMap<u64, u8>);

impl Memory for Bytes {
    type Error = Infallible;

    fn read(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Infallible> {
        for (byte, at) in bytes.iter_mut().zip(address..) {
            *byte = *self.0.get(&at).unwrap_or_else(|| panic!("a read at {at:#x}"));
        }
        Ok(())
    }

    fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Infallible> {
        self.0.extend((address..).zip(bytes.iter().copied()));
        Ok(())
    }
}

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 11) ^ self.0 >> 40
    }

    fn below(&mut self, limit: u64) -> u64 {
        self.next() % limit
    }

    /// Bits of an element whose floats are small numbers.
    fn element(&mut self, format: Format) -> u128 {
        let random = u128::from(self.next()) << 64 | u128::from(self.next());
        let small = |random: u128| (random % 4096) as f32 / 64.0 - 32.0;
        match format.ty {
            ChannelType::HalfFloat => (0..4).fold(0, |all, at| {
                let bits = half::f16::from_f32(small(random >> (16 * at))).to_bits();
                all | u128::from(bits) << (16 * at)
            }),
            ChannelType::Float => (0..4).fold(0, |all, at| {
                all | u128::from(small(random >> (32 * at)).to_bits()) << (32 * at)
            }),
            _ => random,
        }
    }
}

/// An image with pitches of its own and random elements, by their coordinates.
fn image(geometry: Geometry, format: Format, random: &mut Random) -> (View, Bytes, HashMap<[i64; 3], u128>) {
    let [width, height, depth] = [0; 3].map(|_| 1u32 << random.below(4));
    let mut view = View::packed(geometry, format, [width, height, depth, depth], 0x1000).expect("legal");
    view.row_pitch += random.below(3) * 64;
    view.slice_pitch = view.row_pitch * u64::from(view.height.max(1)) + random.below(3) * 128;
    let mut bytes = Bytes::default();
    let mut elements = HashMap::new();
    let [xs, ys, zs] = sizes(geometry, [width, height, depth]);
    for z in 0..zs {
        for y in 0..ys {
            for x in 0..xs {
                let element = random.element(format);
                let planes = if geometry == Geometry::OneDArray { y } else { z };
                let rows = if geometry == Geometry::OneDArray { 0 } else { y };
                let at = view.base
                    + x as u64 * view.element_bytes() as u64
                    + rows as u64 * view.row_pitch
                    + planes as u64 * view.slice_pitch;
                let _ = bytes.write(at, &element.to_le_bytes()[..view.element_bytes()]);
                elements.insert([x, y, z], element);
            }
        }
    }
    (view, bytes, elements)
}

/// Sizes in the order of coordinates.
fn sizes(geometry: Geometry, [width, height, depth]: [u32; 3]) -> [i64; 3] {
    let sizes = match geometry.name() {
        "1d" | "1db" => [width, 1, 1],
        "1da" => [width, depth, 1],
        "2d" | "2ddepth" => [width, height, 1],
        _ => [width, height, depth],
    };
    sizes.map(i64::from)
}

/// The manual's `addressing` for an integer coordinate that is no array index; nothing for the border.
fn addressing(mode: &str, coord: i64, dim: i64) -> Option<i64> {
    let out_of_range = coord < 0 || coord > dim - 1;
    if !out_of_range {
        return Some(coord);
    }
    let down = |a: i64| (a as f64 / dim as f64).floor() as i64;
    match mode {
        "clamp_to_border" => None,
        "repeat" => Some(coord - down(coord) * dim),
        "mirrored_repeat" => {
            let mirrored = if coord < 0 { -coord - 1 } else { coord };
            let tile = down(mirrored);
            let mirrored = mirrored - tile * dim;
            Some(if tile & 1 == 1 {
                dim - 1 - mirrored
            } else {
                mirrored
            })
        }
        _ => Some(0.max(coord.min(dim - 1))),
    }
}

/// The manual's `nearest` and `linear`, with the largest magnitude of what is averaged.
fn read(
    view: &View,
    elements: &HashMap<[i64; 3], u128>,
    sampler: &Sampler,
    coords: [f64; 3],
) -> ([f64; 4], f64) {
    let format = view.format();
    let dims = sizes(
        view.geometry,
        [view.width, view.height, view.depth.max(view.array)],
    );
    let count = if view.geometry.name().starts_with('1') {
        1
    } else if view.geometry == Geometry::ThreeD {
        3
    } else {
        2
    };
    let linear = sampler.filter.name() == "linear";
    let mut taps: [Vec<(Option<i64>, f64)>; 3] = Default::default();
    for axis in 0..3 {
        let dim = dims[axis];
        taps[axis] = if axis >= count {
            // Nearest even, then clamped; coordinates that are not used are 0.
            let index = coords[axis].round_ties_even().clamp(0.0, dim as f64 - 1.0);
            vec![(Some(index as i64), 1.0)]
        } else {
            let mut c = coords[axis];
            if sampler.coord.name() == "normalized" {
                c *= dim as f64;
            }
            let index = |at: f64| addressing(sampler.addressing.name(), at.floor() as i64, dim);
            if linear {
                c -= 0.5;
                let fraction = c - c.floor();
                vec![(index(c), 1.0 - fraction), (index(c + 1.0), fraction)]
            } else {
                vec![(index(c), 1.0)]
            }
        };
    }
    let (mut sum, mut largest) = ([0.0; 4], 0f64);
    for &(x, wx) in &taps[0] {
        for &(y, wy) in &taps[1] {
            for &(z, wz) in &taps[2] {
                let value = match (x, y, z) {
                    (Some(x), Some(y), Some(z)) => texel(format, elements[&[x, y, z]]),
                    _ => border(format),
                };
                for (sum, value) in sum.iter_mut().zip(value) {
                    *sum += wx * wy * wz * value;
                    largest = largest.max(value.abs());
                }
            }
        }
    }
    (sum, largest)
}

/// Every legal format in every geometry with every sampler that table 7-6 lets it have.
fn all(mut each: impl FnMut(Geometry, Format, Sampler)) {
    for &order in ChannelOrder::ALL {
        for &ty in ChannelType::ALL {
            let format = Format { order, ty };
            for &geometry in Geometry::ALL {
                if format.check(geometry).is_err() || geometry == Geometry::OneDBuffer {
                    continue;
                }
                for &coord in SamplerCoord::ALL {
                    for &filter in SamplerFilter::ALL {
                        for &addressing in SamplerAddressing::ALL {
                            let wraps = addressing.name().contains("repeat");
                            let illegal = wraps && coord == SamplerCoord::Unnormalized
                                || is_integer(format) && filter == SamplerFilter::Linear;
                            if !illegal {
                                each(
                                    geometry,
                                    format,
                                    Sampler {
                                        coord,
                                        filter,
                                        addressing,
                                    },
                                );
                            }
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn samples_are_those_of_the_manual() {
    let mut random = Random(1);
    let mut samples = 0;
    all(|geometry, format, sampler| {
        let (view, mut bytes, elements) = image(geometry, format, &mut random);
        let dims = sizes(geometry, [view.width, view.height, view.depth.max(view.array)]);
        for _ in 0..12 {
            // 256ths of an element: what the fraction of a coordinate holds. Sizes are powers of two, so products are exact.
            let coords: [f32; 3] = std::array::from_fn(|axis| {
                let at = random.below((dims[axis] as u64 + 6) * 256) as f32 / 256.0 - 3.0;
                match sampler.coord {
                    SamplerCoord::Normalized if axis < geometry.dimensions() => at / dims[axis] as f32,
                    _ => at,
                }
            });
            let used = |axis: usize| {
                if axis < geometry.coordinates() {
                    f64::from(coords[axis])
                } else {
                    0.0
                }
            };
            let (expected, largest) = read(&view, &elements, &sampler, [0, 1, 2].map(used));
            let found = match sample(&view, &sampler, Coords::Float(coords), &mut bytes) {
                Ok(found) => found.map(|bits| value_of(format, bits)),
            };
            let exact = is_integer(format);
            for (expected, found) in expected.iter().zip(found) {
                let most = if exact {
                    0.0
                } else {
                    largest * f64::from(f32::EPSILON)
                };
                let close = (expected - found).abs() <= most;
                assert!(close, "{view:?} {sampler:?} {coords:?}: {found} for {expected}");
            }
            samples += 1;
        }
    });
    assert!(samples > 50_000, "{samples}");
}

#[test]
fn fractions_of_an_element_are_rounded_to_the_nearest_256th() {
    let mut random = Random(2);
    let format = Format {
        order: ChannelOrder::R,
        ty: ChannelType::UnormInt8,
    };
    let sampler = Sampler {
        coord: SamplerCoord::Unnormalized,
        filter: SamplerFilter::Linear,
        addressing: SamplerAddressing::ClampToEdge,
    };
    for _ in 0..2000 {
        let (view, mut bytes, elements) = image(Geometry::OneD, format, &mut random);
        let x = random.below(view.width as u64 * 65536) as f32 / 65536.0;
        let ((expected, _), Ok(found)) = (
            read(&view, &elements, &sampler, [x.into(), 0.0, 0.0]),
            sample(&view, &sampler, Coords::Float([x, 0.0, 0.0]), &mut bytes),
        );
        let error = (expected[0] - f64::from(f32::from_bits(found[0]))).abs();
        assert!(error <= 1.0 / 512.0 + 1e-6, "{x}: {error}");
    }
}

#[test]
fn integer_coordinates_are_indices() {
    let mut random = Random(3);
    all(|geometry, format, sampler| {
        if sampler.coord == SamplerCoord::Normalized || sampler.filter == SamplerFilter::Linear {
            return;
        }
        let (view, mut bytes, elements) = image(geometry, format, &mut random);
        let coords = [0; 3].map(|_| random.below(14) as i32 - 3);
        let used = |axis: usize| {
            if axis < geometry.coordinates() {
                f64::from(coords[axis])
            } else {
                0.0
            }
        };
        let (expected, _) = read(&view, &elements, &sampler, [0, 1, 2].map(used));
        let Ok(found) = sample(&view, &sampler, Coords::Int(coords), &mut bytes);
        for (expected, found) in expected.iter().zip(found) {
            let found = value_of(format, found);
            assert!(
                (expected - found).abs() <= expected.abs() * 1e-7,
                "{view:?} {coords:?}: {found}"
            );
        }
    });
}

#[test]
fn loads_find_elements_and_stores_change_one() {
    let mut random = Random(4);
    for &order in ChannelOrder::ALL {
        for &ty in ChannelType::ALL {
            let format = Format { order, ty };
            for &geometry in Geometry::ALL {
                if format.check(geometry).is_err() {
                    continue;
                }
                let (view, mut bytes, elements) = image(geometry, format, &mut random);
                let (&place, _) = elements.iter().next().expect("an element");
                let at = place.map(|at| at as i32);
                let Ok(before) = load(&view, at, &mut bytes);
                let expected = texel(format, elements[&place]);
                for (bits, expected) in before.iter().zip(expected) {
                    let found = value_of(format, *bits);
                    assert!(
                        (found - expected).abs() <= expected.abs() * 1e-7,
                        "{view:?}: {found}"
                    );
                }
                // What was loaded is what is stored: the same bits, but for those that nobody can see.
                let others = bytes.0.clone();
                let Ok(()) = store(&view, at, before, &mut bytes);
                let Ok(after) = load(&view, at, &mut bytes);
                assert_eq!(before, after, "{view:?}");
                let address = view.address(at).expect("inside");
                let element = address..address + view.element_bytes() as u64;
                let same = |(at, byte): (&u64, &u8)| element.contains(at) || bytes.0[at] == *byte;
                assert!(others.iter().all(same), "{view:?}");
                assert_eq!(others.len(), bytes.0.len());
                // Outside nothing is touched.
                let Ok(()) = store(&view, [i32::MAX, 0, 0], before, &mut bytes);
                let Ok(outside) = load(&view, [-1, 0, 0], &mut bytes);
                assert_eq!((outside, bytes.0.len()), ([0; 4], others.len()));
            }
        }
    }
}

#[test]
fn objects_are_found_by_their_symbols() {
    use wavelift_images::{ImageProperties, Object, Permission, layout};
    let sampler = Sampler {
        coord: SamplerCoord::Normalized,
        filter: SamplerFilter::Linear,
        addressing: SamplerAddressing::MirroredRepeat,
    };
    let format = Format {
        order: ChannelOrder::Rgba,
        ty: ChannelType::HalfFloat,
    };
    let image = ImageProperties {
        permission: Permission::WriteOnly,
        geometry: Geometry::TwoDArray,
        format,
        size: [7, 5, 0, 3],
    };
    for object in [Object::Sampler(sampler), Object::Image(image)] {
        for variable in ["v", "samp.x", "roimg.1.2.3.4.5.6.7"] {
            assert_eq!(Object::of_symbol(&object.symbol(variable, 24)), Some(object));
        }
    }
    assert_eq!(
        Object::of_symbol("wavelift.object.v.0.samp.normalized.linear"),
        None
    );
    assert_eq!(Object::of_symbol("v.0.samp.normalized.linear.repeat"), None);
    // Structures say what they were made of; one of another kind says nothing.
    let view = View::packed(image.geometry, format, image.size, 0x1_2345_6700).expect("legal");
    let bytes = layout::image_structure(&view, [7; 32]).expect("small pitches");
    assert_eq!(layout::view(&bytes), Some(view));
    assert_eq!(layout::view(&[0xff; 128]), None);
    let bytes = layout::sampler_structure(&sampler, [7; 16]);
    assert_eq!(layout::sampler(&bytes), Some(sampler));
    assert_eq!(layout::sampler(&[9; 32]), None);
}
