//! Operations on images by routines, for machines without such instructions, beside the formulas of `wavelift_images`.
//!
//! Each work-item has an image, a sampler and coordinates of its own, so that a launch goes through all formats at once, and lanes part wherever formats
//! do. The interpreter runs the module that the pass makes, machines compile what they are given. `WAVELIFT_SEED=1 WAVELIFT_IMAGES=50` runs many.

use crate::executors;
use crate::machines;
use crate::numbers::Random;
use wavelift::case::{
    DeviceAddress, Executor, KernArgValue, Kernarg, KernelRef, Launch, ModuleForm, ModuleSource, Packet,
};
use wavelift_codegen::ir::Type;
use wavelift_codegen::ir::text::{parse_module, print_module};
use wavelift_codegen::legalize::groups::IMAGES;
use wavelift_codegen::legalize::{Legality, images};
use wavelift_codegen::verify::verify_module;
use wavelift_images::{
    Access, ChannelOrder, ChannelType, Coords, Format, Geometry, Memory, Sampler, SamplerAddressing,
    SamplerCoord, SamplerFilter, View, layout, load, sample,
};
use wavelift_interpreter::machine::Form;

/// Bytes of what a work-item is told: image, sampler, coordinates, values.
const RECORD: usize = 64;

/// An operation of the IR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Operation {
    Load,
    Store,
    /// At coordinates of this type.
    Sample(Type),
}

/// What a launch is about.
#[derive(Clone, Copy, Debug)]
struct Subject {
    operation: Operation,
    geometry: Geometry,
    /// Of the channel values.
    ty: Type,
}

fn list(first: usize, count: usize) -> String {
    let names: Vec<String> = (first..first + count).map(|name| format!("v{name}")).collect();
    names.join(", ")
}

impl Subject {
    /// A kernel that does the operation once.
    fn text(self) -> String {
        let Subject {
            operation,
            geometry,
            ty,
        } = self;
        let coordinates = list(10, geometry.coordinates());
        let results = list(20, geometry.components());
        let kind = match operation {
            Operation::Sample(ty) => ty,
            _ => Type::I32,
        };
        let act = match operation {
            Operation::Load => format!("{results} = image_load.{ty} {geometry} v7, {coordinates}"),
            Operation::Store => {
                let values = list(13, geometry.components());
                format!("image_store.{ty} {geometry} v7, {coordinates}, {values}")
            }
            Operation::Sample(_) => {
                format!("{results} = image_sample.{ty} {geometry} v7, v8, {coordinates}")
            }
        };
        let give = match operation {
            Operation::Store => String::new(),
            _ => format!("store.{ty} global align 4 [v9], {results}"),
        };
        format!(
            "kernel %k {{\n    param %in : i64 at 0 align 8\n    param %out : i64 at 8 align 8\nblock0:\n    \
             v0 = kernargbaseptr.i64\n    v1, v2 = load.i64 kernarg align 8 width all [v0]\n    \
             v3 = workitemabsid.i64 0\n    v4 = iconst.i32 6\n    v5 = ishl.i64 v3, v4\n    v6 = iadd.i64 v1, v5\n    \
             v30 = iconst.i32 4\n    v31 = ishl.i64 v3, v30\n    v9 = iadd.i64 v2, v31\n    \
             v7, v8 = load.i64 global align 8 [v6]\n    v10, v11, v12 = load.{kind} global align 4 [v6+16]\n    \
             v13, v14, v15, v16 = load.{ty} global align 4 [v6+32]\n    {act}\n    {give}\n    return\n}}\n"
        )
    }

    /// The text in which calls have taken the place of the operation.
    fn expanded(self) -> String {
        let mut module = parse_module(&self.text()).unwrap_or_else(|errors| panic!("{errors:?}"));
        let count = images::run(&mut module, &Legality::new(&[IMAGES]));
        assert_eq!(count, 1);
        if let Err(errors) = verify_module(&module) {
            panic!("{}\n{}", errors[0], print_module(&module));
        }
        print_module(&module)
    }

    /// The formats that go with it; bits are the channel type's, whatever type the instruction has.
    fn formats(self) -> Vec<Format> {
        let orders = ChannelOrder::ALL.iter();
        let all = orders.flat_map(|&order| ChannelType::ALL.iter().map(move |&ty| Format { order, ty }));
        all.filter(|format| format.check(self.geometry).is_ok()).collect()
    }
}

/// An image with its bytes before a launch.
struct Image {
    view: View,
    handle: u64,
    bytes: Vec<u8>,
}

impl Memory for Image {
    type Error = String;

    fn read(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), String> {
        let at = address.wrapping_sub(self.view.base) as usize;
        let there = self.bytes.get(at..at + bytes.len()).ok_or("outside")?;
        bytes.copy_from_slice(there);
        Ok(())
    }

    fn write(&mut self, _: u64, _: &[u8]) -> Result<(), String> {
        Err("not here".to_owned())
    }
}

/// Bits of a float that is neither large nor small.
fn tame(random: &mut Random) -> f32 {
    let sign = if random.below(2) == 0 { 1.0 } else { -1.0 };
    sign * (random.below(1 << 20) as f32 + 4096.0) / 262_144.0
}

/// Makes an image with padding and random bytes; floats are tame where they are averaged.
fn image(executor: &mut dyn Executor, random: &mut Random, subject: Subject, format: Format) -> Image {
    let size = [(); 4].map(|()| 1 + random.below(6) as u32);
    let mut view = View::packed(subject.geometry, format, size, 0).expect("a legal format");
    let element = format.bytes() as u64;
    view.row_pitch += element * random.below(3);
    view.slice_pitch = view.row_pitch * u64::from(view.height.max(1)) + element * random.below(3);
    let length = view.bytes() as usize;
    let mut bytes: Vec<u8> = (0..length).map(|_| random.half() as u8).collect();
    if matches!(subject.operation, Operation::Sample(_)) {
        match format.ty {
            ChannelType::Float => bytes.chunks_exact_mut(4).for_each(|chunk| {
                chunk.copy_from_slice(&tame(random).to_le_bytes());
            }),
            // No NaN, nothing infinite.
            ChannelType::HalfFloat => bytes.chunks_exact_mut(2).for_each(|chunk| chunk[1] &= 0xbf),
            _ => {}
        }
    }
    let data = executor.allocate("data", length as u64, 256).expect("memory");
    executor.write(data, &bytes).expect("memory");
    view.base = data.0;
    let machine = layout::MachineImage {
        descriptor: [0xee; 32],
        missing: u32::MAX,
    };
    let structure = layout::image_structure(&view, &machine).expect("small pitches");
    let handle = executor.allocate("an image", layout::IMAGE_BYTES, layout::IMAGE_ALIGN);
    let handle = handle.expect("memory");
    executor.write(handle, &structure).expect("memory");
    Image {
        view,
        handle: handle.0,
        bytes,
    }
}

/// The samplers that go with coordinates of a type (HSA PRM table 7-6), each with its handle.
fn samplers(executor: &mut dyn Executor, subject: Subject) -> Vec<(Sampler, u64)> {
    let Operation::Sample(kind) = subject.operation else {
        return Vec::new();
    };
    let mut all = Vec::new();
    for &coord in SamplerCoord::ALL {
        for &filter in SamplerFilter::ALL {
            for &addressing in SamplerAddressing::ALL {
                let repeats = matches!(
                    addressing,
                    SamplerAddressing::Repeat | SamplerAddressing::MirroredRepeat
                );
                let legal = match coord {
                    SamplerCoord::Normalized => kind == Type::F32,
                    SamplerCoord::Unnormalized => !repeats,
                };
                let averaged = filter == SamplerFilter::Linear;
                if legal && (!averaged || kind == Type::F32) {
                    all.push(Sampler {
                        coord,
                        filter,
                        addressing,
                    });
                }
            }
        }
    }
    let placed = all.into_iter().map(|sampler| {
        let handle = executor.allocate("a sampler", layout::SAMPLER_BYTES, layout::SAMPLER_ALIGN);
        let handle = handle.expect("memory");
        let structure = layout::sampler_structure(&sampler, [0xee; 16]);
        executor.write(handle, &structure).expect("memory");
        (sampler, handle.0)
    });
    placed.collect()
}

/// What one work-item does.
#[derive(Clone, Copy, Debug)]
struct Item {
    image: usize,
    sampler: Option<(Sampler, u64)>,
    /// Bits.
    coordinates: [u32; 3],
    /// Bits to store.
    values: [u32; 4],
}

/// An index, now and then outside.
fn index(random: &mut Random, extent: u32, outside: bool) -> i32 {
    match random.below(8) {
        0 if outside => random.half() as i32,
        1 if outside => -1 - random.below(9) as i32,
        2 if outside => (extent + random.below(9) as u32) as i32,
        _ => random.below(extent.into()) as i32,
    }
}

/// A coordinate in and around an image, on multiples of 1/64 of an element or anywhere.
fn place(random: &mut Random, extent: u32, coord: SamplerCoord) -> f32 {
    let span = f64::from(extent) * 192.0;
    let steps = random.below(span as u64 * 5) as f64 / 320.0 - f64::from(extent);
    let place = match random.below(3) {
        0 => steps.floor(),
        1 => (steps * 64.0).round() / 64.0,
        _ => steps,
    };
    let place = match random.below(40) {
        0 => -1e-40,
        1 => 1e9,
        _ => place,
    };
    match coord {
        SamplerCoord::Unnormalized => place as f32,
        SamplerCoord::Normalized if place > 1e8 => 1.5,
        SamplerCoord::Normalized => (place / f64::from(extent)) as f32,
    }
}

/// Bits of a value to store: near what the channels hold, beyond it, or any.
fn value(random: &mut Random, ty: Type) -> u32 {
    let small = random.below(1 << 16) as f32 / 32768.0;
    match (ty, random.below(7)) {
        (Type::F32, 0) => {
            let ends = [
                0.5,
                1.0,
                -1.0,
                -0.0,
                f32::NAN,
                f32::INFINITY,
                0.25,
                -128.5 / 127.0,
            ];
            random.pick(&ends).to_bits()
        }
        (Type::F32, 1) => small.to_bits(),
        (Type::F32, 2) => (small - 1.0).to_bits(),
        (Type::F32, 3) => (random.below(511) as f32 / 510.0).to_bits(),
        (Type::F32, 4) => (random.half() as f32 / 4e9).to_bits(),
        (Type::F32, _) => random.half(),
        (_, 0..=3) => (random.half() % 0x2_0000).wrapping_sub(0x1_0000),
        (_, 4) => random.half() % 0x200,
        _ => random.half(),
    }
}

fn item(
    random: &mut Random,
    subject: Subject,
    (number, image): (usize, &Image),
    samplers: &[(Sampler, u64)],
) -> Item {
    let extents = image.view.extents();
    let mut item = Item {
        image: number,
        sampler: None,
        coordinates: [0; 3],
        values: [(); 4].map(|()| value(random, subject.ty)),
    };
    if !samplers.is_empty() {
        item.sampler = Some(random.pick(samplers));
    }
    let count = subject.geometry.coordinates();
    for (axis, &extent) in extents.iter().enumerate().take(count) {
        let layer = subject.geometry.is_array() && axis + 1 == count;
        item.coordinates[axis] = match (subject.operation, item.sampler) {
            (Operation::Sample(Type::F32), Some((sampler, _))) => {
                let coord = if layer {
                    SamplerCoord::Unnormalized
                } else {
                    sampler.coord
                };
                place(random, extent, coord).to_bits()
            }
            _ => index(random, extent, true) as u32,
        };
    }
    item
}

/// What the formulas give.
fn expected(subject: Subject, image: &mut Image, item: &Item) -> [u32; 4] {
    let view = image.view;
    let values = match (subject.operation, item.sampler) {
        (Operation::Sample(Type::F32), Some((sampler, _))) => {
            let coordinates = Coords::Float(item.coordinates.map(f32::from_bits));
            sample(&view, &sampler, coordinates, image)
        }
        (Operation::Sample(_), Some((sampler, _))) => {
            let coordinates = Coords::Int(item.coordinates.map(|bits| bits as i32));
            sample(&view, &sampler, coordinates, image)
        }
        _ => load(&view, item.coordinates.map(|bits| bits as i32), image),
    };
    values.expect("inside the image")
}

/// Whether values are the same: bit for bit, or within rounding of averages of tame floats.
fn same(format: Format, item: &Item, expected: u32, found: u32) -> bool {
    if expected == found || format.ty.access() != Access::Float {
        return expected == found;
    }
    let (expected, found) = (f32::from_bits(expected), f32::from_bits(found));
    let averaged = item
        .sampler
        .is_some_and(|(sampler, _)| sampler.filter == SamplerFilter::Linear);
    expected.is_nan() && found.is_nan()
        || averaged && (expected - found).abs() <= 4e-6 * expected.abs().max(1.0)
}

/// Runs the items of a launch; gives the bytes of `out`.
fn launch(executor: &mut dyn Executor, text: &str, images: &[Image], items: &[Item]) -> Vec<u8> {
    let mut records = vec![0; RECORD * items.len()];
    for (record, item) in records.chunks_exact_mut(RECORD).zip(items) {
        record[..8].copy_from_slice(&images[item.image].handle.to_le_bytes());
        let sampler = item.sampler.map_or(0, |(_, handle)| handle);
        record[8..16].copy_from_slice(&sampler.to_le_bytes());
        let words = item.coordinates.iter().chain([&0]).chain(&item.values);
        for (place, word) in record[16..].chunks_exact_mut(4).zip(words) {
            place.copy_from_slice(&word.to_le_bytes());
        }
    }
    let input = executor.allocate("in", records.len() as u64, 64).expect("memory");
    executor.write(input, &records).expect("memory");
    let bytes = 16 * items.len() as u64;
    let out = executor.allocate("out", bytes, 64).expect("memory");
    let source = ModuleSource {
        path: "images.wl".into(),
        bytes: text.as_bytes().to_vec(),
        form: ModuleForm::Ir,
        levels: Default::default(),
    };
    let loaded = executor
        .load(&[vec![source]])
        .unwrap_or_else(|error| panic!("{error}\n{text}"));
    let mut kernarg = Kernarg::default();
    for address in [input, out] {
        kernarg.push_address(KernArgValue::Buffer(address), address.0, 8);
    }
    let launch = Launch {
        kernel: KernelRef {
            executable: loaded.id,
            kernel: Some("k"),
            module: None,
        },
        dimensions: 1,
        grid: [items.len() as u32, 1, 1],
        work_group: [64, 1, 1],
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
    executor.read(out, bytes).expect("memory")
}

/// Runs a subject on a machine and compares.
fn check(name: &str, executor: &mut dyn Executor, text: &str, subject: Subject, random: &mut Random) {
    let formats = subject.formats();
    let mut images: Vec<Image> = Vec::new();
    for &format in &formats {
        images.push(image(executor, random, subject, format));
    }
    let samplers = samplers(executor, subject);
    let rounds = match subject.operation {
        Operation::Sample(_) => 6,
        Operation::Load => 2,
        // Nobody else stores to an image.
        Operation::Store => 1,
    };
    let each = (0..rounds).flat_map(|_| images.iter().enumerate());
    let items: Vec<Item> = each
        .map(|image| item(random, subject, image, &samplers))
        .collect();
    let out = launch(executor, text, &images, &items);
    for (item, out) in items.iter().zip(out.chunks_exact(16)) {
        let image = &mut images[item.image];
        let (found, wanted) = match subject.operation {
            Operation::Store => {
                let view = image.view;
                let length = image.bytes.len() as u64;
                let coordinates = item.coordinates.map(|bits| bits as i32);
                let mut wanted = std::mem::take(&mut image.bytes);
                let bytes = executor.read(DeviceAddress(view.base), length).expect("memory");
                let Some(address) = view.address(coordinates) else {
                    assert_eq!(wanted, bytes, "outside of {view:?}");
                    continue;
                };
                let at = (address - view.base) as usize;
                let end = at + view.format().bytes();
                let element = view.format().encode(item.values);
                let stored = bytes[at..end].to_vec();
                wanted[at..end].copy_from_slice(&stored);
                assert_eq!(wanted, bytes, "beside the element of {view:?}, {item:?}");
                let mut padded = [0; 16];
                padded[..stored.len()].copy_from_slice(&stored);
                (view.format().decode(padded), view.format().decode(element))
            }
            _ => {
                let words = out
                    .chunks_exact(4)
                    .map(|word| u32::from_le_bytes(word.try_into().expect("a word")));
                let words: Vec<u32> = words.collect();
                let wanted = expected(subject, image, item);
                (std::array::from_fn(|index| words[index]), wanted)
            }
        };
        for channel in 0..subject.geometry.components() {
            assert!(
                same(image.view.format(), item, wanted[channel], found[channel]),
                "{name}, {subject:?}, channel {channel}: {:#x} ({}), expected {:#x} ({})\n{:?}\n{item:?}\n{:?}",
                found[channel],
                f32::from_bits(found[channel]),
                wanted[channel],
                f32::from_bits(wanted[channel]),
                image.view,
                item.coordinates.map(f32::from_bits),
            );
        }
    }
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name)
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(usual)
}

/// Everything that there is to do.
fn subjects() -> Vec<Subject> {
    let operations = [
        Operation::Load,
        Operation::Store,
        Operation::Sample(Type::F32),
        Operation::Sample(Type::I32),
    ];
    let mut all = Vec::new();
    for operation in operations {
        for &geometry in Geometry::ALL {
            for ty in [Type::F32, Type::I32] {
                let sampled = matches!(operation, Operation::Sample(_));
                let legal =
                    !(sampled && geometry == Geometry::OneDBuffer || geometry.is_depth() && ty == Type::I32);
                all.extend(legal.then_some(Subject {
                    operation,
                    geometry,
                    ty,
                }));
            }
        }
    }
    all
}

fn numbers(round: u64) -> Random {
    let seed = number("WAVELIFT_SEED", 1);
    Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(round))
}

/// The expansion itself, with waves of all sizes.
#[test]
fn interpreter() {
    for round in 0..number("WAVELIFT_IMAGES", 4) {
        let mut random = numbers(round);
        for subject in subjects() {
            let options = wavelift_interpreter::Options {
                wave_size: 8 << (round % 4),
                ..Default::default()
            };
            let mut executor = executors::interpreter(options, Form::Reference);
            check("interp", &mut executor, &subject.expanded(), subject, &mut random);
        }
    }
}

/// Machines compute images by routines, which all of them have for some, with these as parts of the kernel or as functions; each does some of all that there is.
#[test]
fn machines() {
    let rounds = number("WAVELIFT_IMAGES", 1);
    for (number, machine) in machines::machines().into_iter().enumerate() {
        for round in 0..rounds {
            let mut random = numbers(round);
            for (index, subject) in subjects().into_iter().enumerate() {
                let all = rounds > 1;
                if !all && index % 9 != number % 9 {
                    continue;
                }
                let wanted = machines::Wanted {
                    inline: (index + round as usize).is_multiple_of(2),
                    ..Default::default()
                };
                let mut executor = machine.executor(wanted);
                let name = format!("{}, {wanted:?}", machine.name);
                check(&name, &mut *executor, &subject.expanded(), subject, &mut random);
            }
        }
    }
}
