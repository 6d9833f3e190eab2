//! Samples on executors beside the manual's pseudo code, which tests of the crate of images have written again in double precision: every format of every
//! geometry with samplers that table 7-6 of the manual allows, at coordinates inside and outside, on edges, in the middle between elements, huge, infinite and NaN.
//!
//! Exact is what the manual wants exact: integers and floats of the nearest element at unnormalized coordinates. Fractions may be a rounding off. A normalized
//! coordinate is a product that is rounded, so that the element beside it will do where it is that near; an average has weights of 256ths, which count only where
//! the coordinate is between those. `WAVELIFT_SEED=1 WAVELIFT_IMAGES=50` is a campaign with all samplers, `WAVELIFT_MACHINE=gfx1030` another machine.

use crate::executors;
use crate::manual::{Elements, border, is_integer, read, sizes, texel, value_of};
use crate::numbers::Random;
use std::fmt::Write as _;
use wavelift::case::{
    DeviceAddress, Executor, KernArgValue, Kernarg, KernelRef, Launch, ModuleForm, ModuleSource, Packet,
};
use wavelift_codegen::target::Options;
use wavelift_images::{
    ChannelOrder, ChannelType, Format, Geometry, ImageProperties, Object, Permission, Sampler,
    SamplerAddressing, SamplerCoord, SamplerFilter, View, layout,
};

/// Executors of ordinary runs, with lanes of a wave.
const USUAL: &[(&str, u32)] = &[
    ("interp", 32),
    ("gfx900", 64),
    ("gfx1201", 32),
    ("ivb", 16),
    ("hsw", 8),
];
/// Work-items of a group, which have an image and a sampler in common.
const ITEMS: usize = 16;
/// Coordinates that are larger are outside of all images here, with the elements beside them.
const FAR: f64 = 16.0;
/// Of so many samplers an ordinary run takes one, another for each format and executor.
const ONE_OF: usize = 5;

fn executors() -> Vec<(String, u32)> {
    let Ok(name) = std::env::var("WAVELIFT_MACHINE") else {
        let usual = USUAL.iter();
        return usual.map(|&(name, wave)| (name.to_owned(), wave)).collect();
    };
    let registry = wavelift::targets();
    let waves = registry.find(&name).expect("a target").info().waves;
    waves.iter().map(|&wave| (name.clone(), wave)).collect()
}

fn number(name: &str, usual: u64) -> u64 {
    let text = std::env::var(name).ok();
    text.and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// What a launch samples.
#[derive(Clone, Copy, Debug)]
struct Subject {
    geometry: Geometry,
    /// Channels are integers.
    integers: bool,
    /// Coordinates are floats.
    floats: bool,
}

impl Subject {
    fn formats(self) -> Vec<Format> {
        let orders = ChannelOrder::ALL.iter();
        let all = orders.flat_map(|&order| ChannelType::ALL.iter().map(move |&ty| Format { order, ty }));
        let fits =
            |&format: &Format| format.check(self.geometry).is_ok() && is_integer(format) == self.integers;
        all.filter(fits).collect()
    }

    /// The samplers of table 7-6.
    fn samplers(self) -> Vec<Sampler> {
        let mut all = Vec::new();
        for &coord in SamplerCoord::ALL {
            for &filter in SamplerFilter::ALL {
                for &addressing in SamplerAddressing::ALL {
                    let normalized = coord == SamplerCoord::Normalized;
                    let linear = filter == SamplerFilter::Linear;
                    let wraps = addressing.name().contains("repeat");
                    let legal = (normalized || !wraps)
                        && (self.floats || !normalized && !linear)
                        && !(linear && self.integers);
                    all.extend(legal.then_some(Sampler {
                        coord,
                        filter,
                        addressing,
                    }));
                }
            }
        }
        all
    }

    /// A kernel whose arguments are: for each work-group the handles of an image and a sampler, for each work-item three coordinates, and where four values go.
    fn text(self) -> String {
        let (ty, coordinate) = (
            if self.integers { "i32" } else { "f32" },
            if self.floats { "f32" } else { "i32" },
        );
        let list = |first: usize, count: usize| {
            let names: Vec<String> = (first..first + count).map(|name| format!("v{name}")).collect();
            names.join(", ")
        };
        let mut text = String::from(
            "kernel %k {\n    param %handles : i64 at 0 align 8\n    param %at : i64 at 8 align 8\n    param %out : i64 at 16 align 8\n\
             block0:\n    v0 = kernargbaseptr.i64\n    v1, v2 = load.i64 kernarg align 8 width all [v0]\n    \
             v3 = load.i64 kernarg align 8 width all [v0+16]\n    v4 = workgroupid.i64 0\n    v5 = iconst.i32 4\n    \
             v6 = ishl.i64 v4, v5\n    v7 = iadd.i64 v1, v6\n    v8, v9 = load.i64 global const align 8 [v7]\n    \
             v10 = workitemabsid.i64 0\n    v11 = ishl.i64 v10, v5\n    v12 = iadd.i64 v2, v11\n    v13 = iadd.i64 v3, v11\n",
        );
        let (geometry, components) = (self.geometry, self.geometry.components());
        let _ = writeln!(text, "    v20, v21, v22 = load.{coordinate} global align 4 [v12]");
        let at = list(20, geometry.coordinates());
        let results = list(30, components);
        let _ = writeln!(text, "    {results} = image_sample.{ty} {geometry} v8, v9, {at}");
        let _ = writeln!(text, "    store.{ty} global align 4 [v13], {results}");
        text + "    return\n}\n"
    }
}

fn subjects() -> Vec<Subject> {
    let mut all = Vec::new();
    for &geometry in Geometry::ALL {
        for integers in [false, true] {
            for floats in [true, false] {
                let legal = geometry != Geometry::OneDBuffer && !(geometry.is_depth() && integers);
                all.extend(legal.then_some(Subject {
                    geometry,
                    integers,
                    floats,
                }));
            }
        }
    }
    all
}

/// An image with its elements.
struct Image {
    handle: u64,
    view: View,
    elements: Elements,
    /// The largest magnitude of a value of an element or of the border.
    largest: f64,
}

/// Bits of an element whose floats are small numbers.
fn element(random: &mut Random, format: Format) -> u128 {
    let all = u128::from(random.next()) << 64 | u128::from(random.next());
    let small = |bits: u128| (bits % 4096) as f32 / 64.0 - 32.0;
    let (parts, bits) = match format.ty {
        ChannelType::HalfFloat => (4, 16),
        ChannelType::Float => (4, 32),
        _ => return all,
    };
    (0..parts).fold(0, |element, part| {
        let value = small(all >> (bits * part));
        let value = match bits {
            16 => half::f16::from_f32(value).to_bits().into(),
            _ => value.to_bits(),
        };
        element | u128::from(value) << (bits * part)
    })
}

fn image(executor: &mut dyn Executor, random: &mut Random, geometry: Geometry, format: Format) -> Image {
    // Powers of two, whose products are exact, and others.
    let size = [(); 3].map(|()| random.pick(&[1, 2, 4, 8, 3, 5, 7]));
    let [width, height, depth] = size;
    let own = |has: bool, size: u32| if has { size } else { 0 };
    let properties = ImageProperties {
        permission: Permission::ReadOnly,
        geometry,
        format,
        size: [
            width,
            own(geometry.has_height(), height),
            own(geometry.has_depth(), depth),
            own(geometry.is_array(), depth),
        ],
    };
    let handle = executor
        .create_object("image", &Object::Image(properties))
        .expect("an image");
    let structure = executor
        .read(DeviceAddress(handle), layout::IMAGE_BYTES)
        .expect("a structure");
    let view = layout::view(&structure.try_into().expect("its length")).expect("an image");
    let (mut elements, mut bytes) = (Elements::new(), Vec::new());
    let [xs, ys, zs] = sizes(geometry, size);
    for z in 0..zs {
        for y in 0..ys {
            for x in 0..xs {
                let element = element(random, format);
                bytes.extend(&element.to_le_bytes()[..format.bytes()]);
                elements.insert([x, y, z], element);
            }
        }
    }
    let extents = [xs, ys, zs].map(|extent| extent as u32);
    executor
        .write_image(handle, [0; 3], extents, &bytes)
        .expect("the data");
    let values = elements.values().flat_map(|&element| texel(format, element));
    let largest = values
        .chain(border(format))
        .fold(0.0, |most: f64, value| most.max(value.abs()));
    Image {
        handle,
        view,
        elements,
        largest,
    }
}

/// Where a work-item samples.
#[derive(Clone, Copy, Debug)]
struct Place {
    bits: [u32; 3],
    /// Coordinates as numbers; NaN counts as 0, as for everybody here.
    at: [f64; 3],
    /// All of them are whole 256ths of an element.
    on_grid: bool,
}

fn place(random: &mut Random, image: &Image, sampler: &Sampler, floats: bool) -> Place {
    let extents = image.view.extents();
    let mut place = Place {
        bits: [0; 3],
        at: [0.0; 3],
        on_grid: true,
    };
    let coordinates = image.view.geometry.coordinates();
    for (axis, &size) in extents.iter().enumerate().take(coordinates) {
        let extent = f64::from(size);
        let along = random.below((size as u64 + 6) * 256) as f64 / 256.0 - 3.0;
        if !floats {
            let ends = [i32::MIN, i32::MAX, -1, size as i32, size as i32 - 1, 0];
            let index = if random.below(3) == 0 {
                random.pick(&ends)
            } else {
                along.floor() as i32
            };
            (place.bits[axis], place.at[axis]) = (index as u32, index.into());
            continue;
        }
        let scale = match sampler.coord {
            SamplerCoord::Normalized if axis < image.view.geometry.dimensions() => extent,
            _ => 1.0,
        };
        let coordinate = match random.below(12) {
            0..=4 => (along / scale) as f32,
            5 => (along.floor() / scale) as f32,
            6 => ((along.floor() + 0.5) / scale) as f32,
            // One step beside an edge.
            7 => ((along.floor() / scale) as f32).next_up(),
            8 => ((along.floor() / scale) as f32).next_down(),
            9 => random.half() as f32 / 4e9 * 3.0 - 1.0,
            10 => random.pick(&[1e6, -1e6, 1e10, -1e10, f32::MAX, f32::MIN]),
            _ => random.pick(&[
                f32::NAN,
                f32::INFINITY,
                f32::NEG_INFINITY,
                1e-40,
                -1e-40,
                -1e-9,
                -0.0,
            ]),
        };
        place.bits[axis] = coordinate.to_bits();
        place.at[axis] = if coordinate.is_nan() {
            0.0
        } else {
            coordinate.into()
        };
        // The product in single precision is exact for powers of two only.
        let exact = scale.log2().fract() == 0.0;
        let steps = place.at[axis] * scale * 256.0;
        place.on_grid &= exact && steps.fract() == 0.0 || axis >= image.view.geometry.dimensions();
    }
    place
}

/// Whether values may be what is there at a place.
fn may_be(image: &Image, sampler: &Sampler, place: &Place, found: [f64; 4]) -> bool {
    let format = image.view.format();
    let normalized = sampler.coord == SamplerCoord::Normalized;
    let dimensions = image.view.geometry.dimensions();
    let extents = image.view.extents().map(f64::from);
    let places: [f64; 3] = std::array::from_fn(|axis| {
        let scale = if normalized && axis < dimensions {
            extents[axis]
        } else {
            1.0
        };
        (place.at[axis] * scale).abs()
    });
    let wraps = sampler.addressing.name().contains("repeat");
    let linear = sampler.filter == SamplerFilter::Linear;
    // So far out there is no telling where in a period a coordinate is.
    if wraps && places[..dimensions].iter().any(|&place| place > 65536.0) {
        return found
            .iter()
            .take(image.view.geometry.components())
            .all(|value| value.abs() <= image.largest * 1.000_001);
    }
    let exactly = matches!(format.ty, ChannelType::HalfFloat | ChannelType::Float) || is_integer(format);
    let rounding = if exactly && !linear {
        0.0
    } else {
        f64::from(f32::EPSILON)
    };
    let judge = |shift: [f64; 3], error: f64| {
        // What is far outside of every image is as good as infinite.
        let at: [f64; 3] = std::array::from_fn(|axis| (place.at[axis] * shift[axis]).clamp(-1e9, 1e9));
        let (expected, largest) = read(&image.view, &image.elements, sampler, at);
        let near = |(expected, found): (&f64, &f64)| (expected - found).abs() <= largest * rounding + error;
        expected
            .iter()
            .zip(&found)
            .take(image.view.geometry.components())
            .all(near)
    };
    if linear {
        // Along each axis half a step, and the rounding of a product.
        let steps = places[..dimensions].iter().map(|&along| match along {
            _ if place.on_grid || along > FAR && !wraps => 0.0,
            along => 1.0 / 512.0 + along * f64::from(f32::EPSILON),
        });
        let unsure: f64 = steps.sum();
        return judge([1.0; 3], image.largest * (4e-6 + 2.0 * unsure));
    }
    // Products may be rounded up or down.
    let factors: &[f64] = if normalized {
        &[1.0, 1.0 - 1.2e-7, 1.0 + 1.2e-7]
    } else {
        &[1.0]
    };
    let along = |axis: usize| if axis < dimensions { factors } else { &factors[..1] };
    along(0).iter().any(|&x| {
        along(1)
            .iter()
            .any(|&y| along(2).iter().any(|&z| judge([x, y, z], 0.0)))
    })
}

/// The table of handles, coordinates, and room for results of a launch, and what it gives.
fn launch(executor: &mut dyn Executor, text: &str, handles: &[[u64; 2]], places: &[Place]) -> Vec<[u32; 4]> {
    let table: Vec<u8> = handles
        .iter()
        .flatten()
        .flat_map(|handle| handle.to_le_bytes())
        .collect();
    let words = places.iter().flat_map(|place| place.bits.into_iter().chain([0]));
    let at: Vec<u8> = words.flat_map(u32::to_le_bytes).collect();
    let bytes = at.len() as u64;
    let mut kernarg = Kernarg::default();
    let mut out = DeviceAddress(0);
    for (name, length, content) in [
        ("handles", table.len() as u64, &table),
        ("at", bytes, &at),
        ("out", bytes, &at),
    ] {
        out = executor.allocate(name, length, 64).expect("memory");
        executor.write(out, content).expect("memory");
        kernarg.push_address(KernArgValue::Buffer(out), out.0, 8);
    }
    let source = ModuleSource {
        path: "samples.wl".into(),
        bytes: text.as_bytes().to_vec(),
        form: ModuleForm::Ir,
        levels: Default::default(),
    };
    let loaded = executor
        .load(&[vec![source]])
        .unwrap_or_else(|error| panic!("{error}\n{text}"));
    let launch = Launch {
        kernel: KernelRef {
            executable: loaded.id,
            kernel: Some("k"),
            module: None,
        },
        dimensions: 1,
        grid: [places.len() as u32, 1, 1],
        work_group: [ITEMS as u32, 1, 1],
        dynamic_group_bytes: 0,
        kernarg: &kernarg,
        packet: Packet {
            id: 0,
            completion_signal: 0,
        },
        deadline: None,
    };
    executor
        .dispatch(&launch)
        .unwrap_or_else(|error| panic!("{error}\n{text}"));
    let results = executor.read(out, bytes).expect("memory");
    let word = |bytes: &[u8]| u32::from_le_bytes(bytes.try_into().expect("a word"));
    let results = results.chunks_exact(16);
    results
        .map(|result| std::array::from_fn(|index| word(&result[4 * index..][..4])))
        .collect()
}

/// Samples all formats of a subject; returns how many samples it judged.
fn check(
    name: &str,
    executor: &mut dyn Executor,
    subject: Subject,
    random: &mut Random,
    one_of: usize,
) -> usize {
    let samplers = subject.samplers();
    let mut created = Vec::new();
    for &sampler in &samplers {
        let handle = executor
            .create_object("sampler", &Object::Sampler(sampler))
            .expect("a sampler");
        created.push((sampler, handle));
    }
    let formats = subject.formats();
    let images: Vec<Image> = formats
        .iter()
        .map(|&format| image(executor, random, subject.geometry, format))
        .collect();
    let (mut handles, mut places, mut about) = (Vec::new(), Vec::new(), Vec::new());
    let mut turn = random.index(one_of);
    for image in &images {
        for (sampler, handle) in &created {
            turn += 1;
            if !turn.is_multiple_of(one_of) {
                continue;
            }
            handles.push([image.handle, *handle]);
            about.push((image, sampler));
            places.extend((0..ITEMS).map(|_| place(random, image, sampler, subject.floats)));
        }
    }
    let found = launch(executor, &subject.text(), &handles, &places);
    for (group, (image, sampler)) in about.into_iter().enumerate() {
        for item in group * ITEMS..(group + 1) * ITEMS {
            let values = found[item].map(|bits| value_of(image.view.format(), bits));
            assert!(
                may_be(image, sampler, &places[item], values),
                "{name}: {:?}, {sampler:?}, {:?}: {values:?}, expected about {:?}",
                image.view,
                places[item],
                read(
                    &image.view,
                    &image.elements,
                    sampler,
                    places[item].at.map(|at| at.clamp(-1e9, 1e9))
                )
            );
        }
    }
    places.len()
}

#[test]
fn samples_are_those_of_the_manual() {
    let (rounds, seed) = (number("WAVELIFT_IMAGES", 1), number("WAVELIFT_SEED", 1));
    for (name, wave) in executors() {
        let mut samples = 0;
        for round in 0..rounds {
            let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(round));
            for subject in subjects() {
                // A device for each, so that memory is free again.
                let mut executor = executors::executor(&name, Options::for_wave(wave));
                let one_of = if rounds > 1 { 1 } else { ONE_OF };
                samples += check(&name, &mut executor, subject, &mut random, one_of);
            }
        }
        println!("{name}, {wave} lanes: {samples} samples");
        assert!(samples > 20_000, "{samples}");
    }
}
