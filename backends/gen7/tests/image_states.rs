//! States of surfaces and samplers beside numbers that were worked out by hand from the tables of fields and formats, and all of them there and back.

use wavelift_gen7::images::formats::NATURAL;
use wavelift_gen7::images::{
    NOTHING, describe, describe_sampler, missing, place, sampler, sampler_entry, sampler_table, surface,
};
use wavelift_gen7::isa::Generation;
use wavelift_images::layout::Missing;
use wavelift_images::{
    ChannelOrder, ChannelType, Format, Geometry, Permission, Sampler, SamplerAddressing, SamplerCoord,
    SamplerFilter, View,
};

const IVB: Generation = Generation::Gen7;
const HSW: Generation = Generation::Gen75;
/// The graphics address of the data.
const BASE: u32 = 0x1234_5000;

fn view(geometry: Geometry, order: ChannelOrder, ty: ChannelType, size: [u32; 4]) -> View {
    let mut view = View::packed(geometry, Format { order, ty }, size, BASE.into()).expect("a legal format");
    place(&mut view);
    view
}

fn state(generation: Generation, view: &View, permission: Permission) -> [u32; 8] {
    describe(generation, view, permission, BASE).expect("a surface")
}

/// Rgba in bytes, 100 by 50: kind 1, format 199; on Haswell each channel from itself, 4, 5, 6, 7.
#[test]
fn an_image_of_bytes() {
    let image = view(
        Geometry::TwoD,
        ChannelOrder::Rgba,
        ChannelType::UnormInt8,
        [100, 50, 0, 0],
    );
    let mut words = [1 << 29 | 199 << 18, BASE, 49 << 16 | 99, 399, 0, 0, 0, 0];
    for permission in Permission::ALL {
        assert_eq!(state(IVB, &image, *permission), words);
    }
    words[7] = 4 << 25 | 5 << 22 | 6 << 19 | 7 << 16;
    assert_eq!(state(HSW, &image, Permission::ReadOnly), words);
}

/// Seven images of 5 by 3 floats begin at every fourth row of 20 bytes; kind 1, format 216, one level.
#[test]
fn an_array() {
    let image = view(
        Geometry::TwoDArray,
        ChannelOrder::R,
        ChannelType::Float,
        [5, 3, 0, 7],
    );
    assert_eq!((image.row_pitch, image.slice_pitch), (20, 80));
    let words = [
        1 << 29 | 1 << 28 | 216 << 18 | 1 << 10,
        BASE,
        2 << 16 | 4,
        6 << 21 | 19,
        6 << 7,
        0,
        0,
        0,
    ];
    assert_eq!(state(IVB, &image, Permission::ReadOnly), words);
    // The rows of an array of one dimension are two apart.
    let rows = view(
        Geometry::OneDArray,
        ChannelOrder::R,
        ChannelType::Float,
        [5, 0, 0, 7],
    );
    assert_eq!(rows.slice_pitch, 40);
    assert_eq!(
        state(IVB, &rows, Permission::ReadOnly)[0],
        1 << 28 | 216 << 18 | 1 << 10
    );
}

/// Five images of 9 by 4: kind 2.
#[test]
fn three_dimensions() {
    let image = view(
        Geometry::ThreeD,
        ChannelOrder::Rg,
        ChannelType::UnsignedInt16,
        [9, 4, 5, 0],
    );
    let words = [
        2 << 29 | 207 << 18,
        BASE,
        3 << 16 | 8,
        4 << 21 | 35,
        4 << 7,
        0,
        0,
        0,
    ];
    assert_eq!(state(IVB, &image, Permission::WriteOnly), words);
    // Haswell is told that channels are integers.
    assert_eq!(
        state(HSW, &image, Permission::WriteOnly)[3],
        4 << 21 | 1 << 18 | 35
    );
}

/// A buffer of 0x0654321 + 1 elements: bits 6 to 0, 20 to 7, and 26 to 21 of the number less one; kind 4, format 134.
#[test]
fn a_buffer() {
    let image = view(
        Geometry::OneDBuffer,
        ChannelOrder::Rg,
        ChannelType::SignedInt32,
        [0x65_4322, 0, 0, 0],
    );
    let words = [
        4 << 29 | 134 << 18,
        BASE,
        0xa86 << 16 | 0x21,
        3 << 21 | 7,
        0,
        0,
        0,
        0,
    ];
    assert_eq!(state(IVB, &image, Permission::ReadOnly), words);
    assert_eq!(surface(IVB, &words).expect("a buffer").view.width, 0x65_4322);
    let large = View {
        width: (1 << 27) + 1,
        ..image
    };
    assert_eq!(missing(IVB, &large, Permission::ReadOnly), NOTHING);
}

/// What Ivy Bridge reads through the format of another order, or not at all, and Haswell by choosing channels.
#[test]
fn channels_are_chosen_on_haswell() {
    let all = [
        (ChannelOrder::Ra, ChannelType::UnormInt8, 262, [4, 0, 0, 5]),
        (ChannelOrder::Argb, ChannelType::SignedInt8, 202, [5, 6, 7, 4]),
        (ChannelOrder::Abgr, ChannelType::UnormInt8, 199, [7, 6, 5, 4]),
        (ChannelOrder::Srgb, ChannelType::UnormInt8, 200, [4, 5, 6, 1]),
        (ChannelOrder::Intensity, ChannelType::SnormInt8, 321, [4, 4, 4, 4]),
        (ChannelOrder::Rgb, ChannelType::UnormShort555, 258, [4, 5, 6, 1]),
        (ChannelOrder::A, ChannelType::SignedInt32, 214, [0, 0, 0, 4]),
    ];
    for (order, ty, code, select) in all {
        let image = view(Geometry::TwoD, order, ty, [4, 4, 0, 0]);
        assert_eq!(
            missing(IVB, &image, Permission::ReadOnly),
            NOTHING,
            "{order} {ty}"
        );
        let words = state(HSW, &image, Permission::ReadOnly);
        assert_eq!(words[0] >> 18 & 0x1ff, code, "{order} {ty}");
        let selects = select.iter().fold(0, |all, from| all << 3 | from);
        assert_eq!(words[7], selects << 16, "{order} {ty}");
        let borders = Missing::Stores.mask() | Missing::Borders.mask();
        assert_eq!(missing(HSW, &image, Permission::ReadOnly), borders);
    }
}

#[test]
fn what_messages_cannot_do() {
    let bits = |all: &[Missing]| all.iter().fold(0, |bits, what| bits | what.mask());
    let of = |generation, geometry, order, ty, permission| {
        missing(generation, &view(geometry, order, ty, [4, 4, 4, 4]), permission)
    };
    use Missing::{Borders, Loads, Samples, Stores, Unnormalized};
    let (read, write, both) = (Permission::ReadOnly, Permission::WriteOnly, Permission::ReadWrite);
    let (rgba, r, byte) = (ChannelOrder::Rgba, ChannelOrder::R, ChannelType::UnormInt8);
    assert_eq!(of(IVB, Geometry::TwoD, rgba, byte, read), bits(&[Stores]));
    assert_eq!(of(IVB, Geometry::TwoD, r, byte, read), bits(&[Stores, Borders]));
    assert_eq!(
        of(IVB, Geometry::TwoD, rgba, ChannelType::UnsignedInt8, read),
        bits(&[Stores, Borders])
    );
    assert_eq!(
        of(IVB, Geometry::OneD, rgba, byte, read),
        bits(&[Stores, Unnormalized])
    );
    assert_eq!(
        of(IVB, Geometry::OneDArray, rgba, byte, read),
        bits(&[Stores, Unnormalized])
    );
    assert_eq!(
        of(IVB, Geometry::OneDBuffer, r, byte, read),
        bits(&[Stores, Borders, Samples])
    );
    assert_eq!(
        of(IVB, Geometry::OneDBuffer, ChannelOrder::Srgba, byte, read),
        NOTHING
    );
    assert_eq!(
        of(
            IVB,
            Geometry::TwoDDepth,
            ChannelOrder::Depth,
            ChannelType::UnormInt24,
            read
        ),
        bits(&[Stores])
    );
    // Only stores of what is never loaded; on Haswell loads go through the same cache.
    let stored = bits(&[Loads, Borders, Samples, Unnormalized]);
    for generation in Generation::ALL {
        assert_eq!(of(generation, Geometry::TwoD, rgba, byte, write), stored);
        assert_eq!(
            of(generation, Geometry::TwoD, ChannelOrder::Srgba, byte, write),
            NOTHING
        );
        assert_eq!(
            of(generation, Geometry::TwoD, ChannelOrder::Luminance, byte, write),
            NOTHING
        );
    }
    assert_eq!(of(IVB, Geometry::TwoD, rgba, byte, both), NOTHING);
    assert_eq!(of(HSW, Geometry::TwoD, rgba, byte, both), stored);
}

/// Sizes beyond the fields: 14 bits, 11 bits, and 18 bits of a row's bytes.
#[test]
fn sizes_that_surfaces_have() {
    let of = |geometry, size| {
        let image = view(geometry, ChannelOrder::Rgba, ChannelType::Float, size);
        missing(IVB, &image, Permission::ReadOnly) == NOTHING
    };
    assert!(!of(Geometry::TwoD, [16384, 2, 0, 0]));
    assert!(of(Geometry::TwoD, [16385, 2, 0, 0]));
    assert!(of(Geometry::TwoD, [2, 16385, 0, 0]));
    assert!(!of(Geometry::ThreeD, [2, 2, 2048, 0]));
    assert!(of(Geometry::ThreeD, [2, 2, 2049, 0]));
    assert!(!of(Geometry::ThreeD, [2048, 2048, 2, 0]));
    assert!(of(Geometry::ThreeD, [2049, 2, 2, 0]));
    assert!(of(Geometry::ThreeD, [2, 2049, 2, 0]));
    // Two GiB and a row.
    assert!(of(Geometry::TwoD, [16384, 8193, 0, 0]));
}

#[test]
fn every_surface_there_and_back() {
    let mut count = 0;
    for generation in Generation::ALL {
        for &geometry in Geometry::ALL {
            for &order in ChannelOrder::ALL {
                for &ty in ChannelType::ALL {
                    let Ok(mut image) =
                        View::packed(geometry, Format { order, ty }, [7, 5, 3, 4], BASE.into())
                    else {
                        continue;
                    };
                    place(&mut image);
                    for &permission in Permission::ALL {
                        let Some(words) = describe(generation, &image, permission, BASE) else {
                            assert_eq!(missing(generation, &image, permission), NOTHING);
                            continue;
                        };
                        let found = surface(generation, &words).expect("a surface");
                        let (mine, theirs) = (image, found.view);
                        assert_eq!(theirs.extents(), mine.extents(), "{mine:?}");
                        assert_eq!(theirs.base, mine.base);
                        assert_eq!(theirs.element_bytes(), mine.element_bytes(), "{mine:?}");
                        let last = mine.extents().map(|extent| extent as i32 - 1);
                        assert_eq!(theirs.address(last), mine.address(last), "{mine:?}");
                        if permission == Permission::WriteOnly {
                            assert_eq!(found.select, NATURAL);
                        }
                        count += 1;
                    }
                }
            }
        }
    }
    assert!(count > 2000, "{count}");
}

#[test]
fn samplers() {
    let linear = Sampler {
        coord: SamplerCoord::Normalized,
        filter: SamplerFilter::Linear,
        addressing: SamplerAddressing::Repeat,
    };
    // Filters 1 for both, coordinates rounded six times.
    let words = [1 << 28 | 1 << 17 | 1 << 14, 0, 0x4000, 0x3f << 13];
    assert_eq!(describe_sampler(&linear, 0x4000), words);
    let nearest = Sampler {
        coord: SamplerCoord::Unnormalized,
        filter: SamplerFilter::Nearest,
        addressing: SamplerAddressing::ClampToBorder,
    };
    let words = [1 << 28, 0, 0x4000, 1 << 10 | 4 << 6 | 4 << 3 | 4];
    assert_eq!(describe_sampler(&nearest, 0x4000), words);
    assert_eq!((sampler_entry(&linear), sampler_entry(&nearest)), (9, 6));
    assert!(sampler(&[0, 0, 0, 1]).is_err(), "modes that differ");
    assert!(sampler(&[1 << 17, 0, 0, 0]).is_err(), "filters that differ");
    let table = sampler_table(0x4000);
    let mut count = 0;
    for &addressing in SamplerAddressing::ALL {
        for &coord in SamplerCoord::ALL {
            for &filter in SamplerFilter::ALL {
                let wanted = Sampler {
                    coord,
                    filter,
                    addressing,
                };
                if wanted.check().is_err() {
                    continue;
                }
                let found = sampler(&table[sampler_entry(&wanted) as usize]).expect("a sampler");
                let addressing = match addressing {
                    SamplerAddressing::Undefined => SamplerAddressing::ClampToEdge,
                    other => other,
                };
                assert_eq!(found, (Sampler { addressing, ..wanted }, 0x4000));
                count += 1;
            }
        }
    }
    assert_eq!(count, 16);
}
