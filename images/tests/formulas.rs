//! The formulas beside the manual's, which [`manual`] has written again.

mod manual;

use manual::{Elements, bits_per_pixel, is_integer, read, sizes, texel, value_of};
use std::convert::Infallible;
use wavelift_images::{
    ChannelOrder, ChannelType, Coords, Format, Geometry, Memory, Sampler, SamplerAddressing, SamplerCoord,
    SamplerFilter, View, load, sample, store,
};

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

/// Bytes at addresses; anything else reads as an error of the test.
#[derive(Default)]
struct Bytes(std::collections::HashMap<u64, u8>);

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
fn image(geometry: Geometry, format: Format, random: &mut Random) -> (View, Bytes, Elements) {
    let [width, height, depth] = [0; 3].map(|_| 1u32 << random.below(4));
    let mut view = View::packed(geometry, format, [width, height, depth, depth], 0x1000).expect("legal");
    view.row_pitch += random.below(3) * 64;
    view.slice_pitch = view.row_pitch * u64::from(view.height.max(1)) + random.below(3) * 128;
    let mut bytes = Bytes::default();
    let mut elements = Elements::new();
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
    const MACHINE: layout::MachineImage = layout::MachineImage {
        descriptor: [7; 32],
        missing: 7,
    };
    let view = View::packed(image.geometry, format, image.size, 0x1_2345_6700).expect("legal");
    let bytes = layout::image_structure(&view, &MACHINE).expect("small pitches");
    assert_eq!(layout::view(&bytes), Some(view));
    assert_eq!(layout::view(&[0xff; 128]), None);
    let bytes = layout::sampler_structure(&sampler, [7; 16]);
    assert_eq!(layout::sampler(&bytes), Some(sampler));
    assert_eq!(layout::sampler(&[9; 32]), None);
}
