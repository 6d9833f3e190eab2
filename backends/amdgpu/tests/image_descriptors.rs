//! Descriptors beside numbers that were worked out by hand from the manuals' tables, and all of them there and back.

use wavelift_amdgpu::images::{buffer_view, describe, describe_sampler, image, missing, place, sampler};
use wavelift_amdgpu::isa::Isa;
use wavelift_images::layout::Missing;
use wavelift_images::{
    ChannelOrder, ChannelType, DetailSampler, Format, Geometry, Sampler, SamplerAddressing, SamplerCoord,
    SamplerFilter, View, Wrap,
};

fn view(geometry: Geometry, order: ChannelOrder, ty: ChannelType, size: [u32; 4]) -> View {
    View::packed(geometry, Format { order, ty }, size, 0x12_3456_7800).expect("a legal format")
}

/// The words of the descriptor of a 2D image of 100 by 50 elements of rgba in bytes at 0x1234567800: one after the other. 4:5:6:7 are the
/// components x, y, z, w.
const OF_BYTES: [(Isa, [u32; 5]); 5] = [
    // 100 elements become 112, a multiple of 64 bytes; linear aligned is tile index 8.
    (
        Isa::Gfx8,
        [
            0x1234_5678,
            10 << 20,
            49 << 14 | 99,
            9 << 28 | 8 << 20 | 0xfac,
            111 << 13,
        ],
    ),
    (
        Isa::Gfx9,
        [0x1234_5678, 10 << 20, 49 << 14 | 99, 9 << 28 | 0xfac, 127 << 13],
    ),
    // The two low bits of the width less one are in the second word.
    (
        Isa::Gfx10,
        [
            0x1234_5678,
            3 << 30 | 56 << 20,
            1 << 31 | 49 << 14 | 24,
            9 << 28 | 0xfac,
            127,
        ],
    ),
    (
        Isa::Gfx11,
        [
            0x1234_5678,
            3 << 30 | 42 << 20,
            49 << 14 | 24,
            9 << 28 | 0xfac,
            127,
        ],
    ),
    // Rows of 400 bytes become 512.
    (
        Isa::Gfx12,
        [
            0x1234_5678,
            3 << 30 | 42 << 17,
            49 << 14 | 24,
            9 << 28 | 0xfac,
            127,
        ],
    ),
];

#[test]
fn an_image_of_bytes() {
    for (isa, words) in OF_BYTES {
        let (order, ty) = (ChannelOrder::Rgba, ChannelType::UnormInt8);
        let mut image = view(Geometry::TwoD, order, ty, [100, 50, 0, 0]);
        place(isa, &mut image);
        let described = describe(isa, &image).expect("an image");
        assert_eq!(
            (&described[..5], &described[5..]),
            (&words[..], &[0; 3][..]),
            "{isa:?}"
        );
    }
}

/// Every format that a machine has, in each geometry, comes back from its descriptor with the same elements at the same addresses.
#[test]
fn descriptors_come_back() {
    let machines = [
        Isa::Gfx6,
        Isa::Gfx7,
        Isa::Gfx8,
        Isa::Gfx9,
        Isa::Gfx90a,
        Isa::Gfx10,
        Isa::Gfx11,
        Isa::Gfx12,
    ];
    let mut described = 0;
    let only_level = |isa, words| {
        let found = image(isa, words)?.expect("an image");
        assert_eq!((found.views.len(), found.least), (1, 0));
        Ok::<View, String>(*found.first())
    };
    for isa in machines {
        for &geometry in Geometry::ALL {
            for &order in ChannelOrder::ALL {
                for &ty in ChannelType::ALL {
                    let format = Format { order, ty };
                    let Ok(mut given) = View::packed(geometry, format, [37, 5, 3, 4], 0xab_cdef_0100) else {
                        continue;
                    };
                    place(isa, &mut given);
                    let words = describe(isa, &given)
                        .unwrap_or_else(|error| panic!("{isa:?} {geometry} {order} {ty}: {error}"));
                    // No instruction takes it.
                    let gone = [Missing::Loads, Missing::Stores].map(|what| 1 << what.bit());
                    if missing(&given) & (gone[0] | gone[1]) == gone[0] | gone[1] {
                        assert_eq!(words, [0; 8], "{isa:?} {geometry} {order} {ty}");
                        continue;
                    }
                    described += 1;
                    let back = match geometry {
                        Geometry::OneDBuffer => {
                            let words = std::array::from_fn(|index| words[index]);
                            buffer_view(isa, words)
                        }
                        _ => only_level(isa, words),
                    };
                    let back =
                        back.unwrap_or_else(|error| panic!("{isa:?} {geometry} {order} {ty}: {error}"));
                    assert_eq!(back.extents(), given.extents(), "{isa:?} {geometry} {order} {ty}");
                    for at in [[0, 0, 0], [1, 0, 0], [36, 1, 0], [2, 3, 2], [36, 4, 2]] {
                        assert_eq!(
                            back.address(at),
                            given.address(at),
                            "{isa:?} {geometry} {order} {ty} {at:?}"
                        );
                    }
                    let element = std::array::from_fn(|byte| 0x3b ^ (17 * byte as u8));
                    assert_eq!(
                        back.format().decode(element),
                        format.decode(element),
                        "{isa:?} {geometry} {order} {ty} is {} {}",
                        back.order,
                        back.ty
                    );
                }
            }
        }
    }
    assert!(described > 3000, "{described}");
}

/// What machines lack has a reason.
#[test]
fn what_machines_lack() {
    let reason = |isa, geometry, order, ty, size| {
        let mut image = view(geometry, order, ty, size);
        place(isa, &mut image);
        describe(isa, &image).unwrap_err()
    };
    let small = [4, 4, 4, 4];
    assert_eq!(
        reason(
            Isa::Gfx942,
            Geometry::TwoD,
            ChannelOrder::Rgba,
            ChannelType::UnormInt8,
            small
        ),
        "this machine has no image instructions"
    );
    assert_eq!(
        reason(
            Isa::Gfx9,
            Geometry::OneD,
            ChannelOrder::R,
            ChannelType::Float,
            [16385, 0, 0, 0]
        ),
        "a width of 16385 is more than the 16384 that descriptors hold"
    );
}

/// What instructions cannot do with images, counted by hand from table 7-4: formats of buffers that are sRGB or packed in 16 bits have
/// neither loads nor stores; stores to the 4 sRGB orders of the five geometries of colours that are no buffers; borders of `rx` and `rgx` with 12 types each, `rgbx`
/// with 3 and `srgbx` with 1.
#[test]
fn what_instructions_lack() {
    let mut counts = [0; 3];
    for &geometry in Geometry::ALL {
        for &order in ChannelOrder::ALL {
            for &ty in ChannelType::ALL {
                let Ok(image) = View::packed(geometry, Format { order, ty }, [4; 4], 0) else {
                    continue;
                };
                let missing = missing(&image);
                for (bit, count) in counts.iter_mut().enumerate() {
                    *count += missing >> bit & 1;
                }
                let buffer = geometry == Geometry::OneDBuffer;
                // What the table of legality has tests for.
                let mut tested = 0;
                if buffer {
                    tested |= 1 << Missing::Loads.bit();
                }
                if !geometry.is_depth() {
                    tested |= 1 << Missing::Stores.bit() | 1 << Missing::Borders.bit();
                }
                assert_eq!(missing & !tested, 0, "{geometry} {order} {ty}");
            }
        }
    }
    // `rgb` and `rgbx` with 565 and 555, and four sRGB orders.
    let buffers = 2 * 2 + 4;
    assert_eq!(counts, [buffers, buffers + 5 * 4, 5 * (12 + 12 + 3 + 1)]);
}

#[test]
fn samplers_come_back() {
    for isa in [Isa::Gfx8, Isa::Gfx12] {
        for &coord in SamplerCoord::ALL {
            for &filter in SamplerFilter::ALL {
                for &addressing in SamplerAddressing::ALL {
                    let given = Sampler {
                        coord,
                        filter,
                        addressing,
                    };
                    let back = sampler(isa, describe_sampler(isa, &given)).expect("a sampler");
                    // Addresses of elements have modes, too, though nothing looks at them.
                    let wrap = match addressing {
                        SamplerAddressing::Undefined | SamplerAddressing::ClampToEdge => Wrap::Edge,
                        SamplerAddressing::ClampToBorder => Wrap::Border,
                        SamplerAddressing::Repeat => Wrap::Repeat,
                        SamplerAddressing::MirroredRepeat => Wrap::Mirror,
                    };
                    assert_eq!(
                        back,
                        DetailSampler {
                            wrap: [wrap; 3],
                            ..DetailSampler::from(&given)
                        }
                    );
                }
            }
        }
    }
    let linear = Sampler {
        coord: SamplerCoord::Unnormalized,
        filter: SamplerFilter::Linear,
        addressing: SamplerAddressing::ClampToBorder,
    };
    let clamps = 6 | 6 << 3 | 6 << 6;
    assert_eq!(
        describe_sampler(Isa::Gfx9, &linear),
        [clamps | 1 << 15, 0xfff << 12, 1 << 20 | 1 << 22, 0]
    );
    assert_eq!(
        describe_sampler(Isa::Gfx12, &linear),
        [clamps | 1 << 15, 0xfff << 13, 1 << 20 | 1 << 22, 0]
    );
}
