//! Images on machines with instructions for them: loads, stores and samples of every format with every permission, compiled from the IR and run from their bytes, beside
//! the formulas applied to the image as the runtime was asked for it. So what is judged is everything in between: how data lies in memory,
//! descriptors, addresses, modifiers, waits, and whether what instructions cannot do goes to routines. The formulas have judges of their own.
//!
//! `WAVELIFT_MACHINE=gfx1100` takes other machines than the usual ones.

use std::collections::BTreeMap;
use std::fmt::Write;
use wavelift::targets;
use wavelift_codegen::ir::text::parse_module;
use wavelift_codegen::target::{Options, Verify};
use wavelift_images::layout::Missing;
use wavelift_images::{
    Access, ChannelOrder, ChannelType, Coords, Format, Geometry, ImageProperties, Memory, Object, Permission,
    Sampler, SamplerAddressing, SamplerCoord, SamplerFilter, View, layout,
};
use wavelift_simulator::dispatch::Geometry as Grid;
use wavelift_simulator::machine::{Launch, Machine, Program};
use wavelift_simulator::{DeviceMemory, MachineOptions, images as objects};

/// Machines of ordinary runs, with lanes of a wave.
const USUAL: &[(&str, u32)] = &[("gfx900", 64), ("gfx1201", 32), ("ivb", 16), ("hsw", 8)];
/// How many images the instructions of machines load and store, counted by hand from tables of formats: of 1,436 with the permission. AMD machines do not have eight formats of `1db`,
/// and store no sRGB. Ivy Bridge does not load what it may store; of 118 formats of each geometry it reads 79 (60 of `1db`), and writes 67 (60); of five depths it writes two. Haswell reads all (95 of `1db`).
const OWN: &[(&str, [u32; 2])] = &[
    ("gfx900", [1420, 1380]),
    ("gfx1201", [1420, 1380]),
    ("ivb", [465, 399]),
    ("hsw", [695, 798]),
];
/// Work-items of a dispatch.
const ITEMS: u32 = 64;
/// Width, height, depth and images of an array.
const SIZE: [u32; 4] = [7, 5, 3, 4];

fn machines() -> Vec<(String, u32)> {
    match std::env::var("WAVELIFT_MACHINE") {
        Ok(name) => {
            let registry = targets();
            let target = registry.find(&name).expect("a target");
            target
                .info()
                .waves
                .iter()
                .map(|&wave| (name.clone(), wave))
                .collect()
        }
        Err(_) => USUAL
            .iter()
            .map(|&(name, wave)| (name.to_owned(), wave))
            .collect(),
    }
}

/// A small generator.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed ^ mixed >> 27
    }

    fn below(&mut self, limit: u64) -> u64 {
        self.next() % limit
    }
}

/// The type of an image's values in the IR.
fn value_type(ty: ChannelType) -> &'static str {
    match ty.access() {
        Access::Float => "f32",
        Access::Signed | Access::Unsigned => "i32",
    }
}

/// The first work-items of a dispatch, which access level 0; the others access one that there is not.
const INSIDE: usize = ITEMS as usize / 2;

/// What an operation of a name says of the level, operands that follow coordinates, and the text that makes them: levels of samples are beyond both ends, as
/// they are clamped.
fn said_of_level(operation: &str, geometry: Geometry) -> (Vec<&'static str>, String) {
    let made = if operation.starts_with("sample") {
        "    v60 = iconst.i32 3\n    v61 = isub.i32 v5, v60\n    v62 = fcvt_from_sint.f32 v61\n    v63 = fconst.f32 0.25\n".to_owned()
    } else {
        format!(
            "    v60 = iconst.i32 {}\n    v62 = ushr.i32 v5, v60\n",
            INSIDE.ilog2()
        )
    };
    match operation.split_once('_') {
        Some((_, "level")) => (vec!["v62"], made),
        Some(_) => (["v62", "v63"].repeat(geometry.dimensions()), made),
        None => (Vec::new(), String::new()),
    }
}

/// A kernel that does something with an element for each work-item: `what` is an operation as `load` and `store_level`, or as `sample.f32` with the type of coordinates.
/// Its arguments are the image, the sampler, coordinates of which each work-item has three words, and values of which each has four.
fn kernel(what: &str, geometry: Geometry, values: &str) -> String {
    let mut text = String::from(
        "kernel %k {\n    param %image : i64 at 0 align 8\n    param %sampler : i64 at 8 align 8\n    param %at : i64 at 16 align 8\n    \
         param %values : i64 at 24 align 8\nblock0:\n    v0 = iconst.i64 0\n",
    );
    for (index, offset) in [(1, 0), (2, 8), (3, 16), (4, 24)] {
        let _ = writeln!(
            text,
            "    v{index} = load.i64 kernarg align 8 width all [v0+{offset}]"
        );
    }
    text.push_str(
        "    v5 = workitemid.i32 0\n    v6 = iconst.i32 12\n    v7 = imul.i32 v5, v6\n    v8 = uextend.i64 v7\n    v9 = iadd.i64 v3, v8\n    \
         v10 = iconst.i32 16\n    v11 = imul.i32 v5, v10\n    v12 = uextend.i64 v11\n    v13 = iadd.i64 v4, v12\n",
    );
    let (operation, coordinate) = what.split_once('.').unwrap_or((what, "i32"));
    let axes: Vec<String> = (0..geometry.coordinates())
        .map(|axis| format!("v{}", 20 + axis))
        .collect();
    for (axis, name) in axes.iter().enumerate() {
        let _ = writeln!(
            text,
            "    {name} = load.{coordinate} global align 4 [v9+{}]",
            4 * axis
        );
    }
    let (level, made) = said_of_level(operation, geometry);
    text.push_str(&made);
    let axes = [axes.iter().map(String::as_str).collect(), level]
        .concat()
        .join(", ");
    let names: Vec<String> = (0..geometry.components())
        .map(|component| format!("v{}", 30 + component))
        .collect();
    let (list, geometry) = (names.join(", "), geometry.name());
    match operation {
        "store" | "store_level" => {
            for (component, name) in names.iter().enumerate() {
                let _ = writeln!(
                    text,
                    "    {name} = load.{values} global align 4 [v13+{}]",
                    4 * component
                );
            }
            let _ = writeln!(
                text,
                "    image_{operation}.{values} {geometry} v1, {axes}, {list}"
            );
        }
        _ => {
            let sampler = if operation.starts_with("sample") {
                "v2, "
            } else {
                ""
            };
            let _ = writeln!(
                text,
                "    {list} = image_{operation}.{values} {geometry} v1, {sampler}{axes}"
            );
            for (component, name) in names.iter().enumerate() {
                let _ = writeln!(
                    text,
                    "    store.{values} global align 4 [v13+{}], {name}",
                    4 * component
                );
            }
        }
    }
    text + "    return\n}\n"
}

/// Memory of a machine.
struct Data<'a>(&'a mut DeviceMemory);

impl Memory for Data<'_> {
    type Error = String;

    fn read(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), String> {
        let read = self.0.read(address, bytes);
        read.map_err(|fault| fault.to_string())
    }

    fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), String> {
        let written = self.0.write(address, bytes);
        written.map_err(|fault| fault.to_string())
    }
}

/// A machine with a compiler, and the kernels that it has.
struct Bench {
    name: String,
    wave: u32,
    machine: Box<dyn Machine>,
    loaded: BTreeMap<String, wavelift_simulator::machine::LoadedId>,
    at: u64,
    values: u64,
}

impl Bench {
    fn new(name: &str, wave: u32) -> Bench {
        let registry = targets();
        let setup = MachineOptions {
            wave,
            limits: Default::default(),
            target: registry.find(name).expect("a target").info().name,
        };
        let mut machine = registry.device(name, &setup).expect("a machine");
        let mut allocate = |what, bytes| machine.allocate(what, bytes).expect("memory");
        let (at, values) = (
            allocate("coordinates", 12 * u64::from(ITEMS)),
            allocate("values", 16 * u64::from(ITEMS)),
        );
        Bench {
            name: name.to_owned(),
            wave,
            machine,
            loaded: BTreeMap::new(),
            at,
            values,
        }
    }

    /// Runs a kernel; coordinates and values are in memory.
    fn run(&mut self, text: &str, image: u64, sampler: u64) {
        if !self.loaded.contains_key(text) {
            let module = parse_module(text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
            let options = Options {
                verify: Verify::Passes,
                ..Options::for_wave(self.wave)
            };
            let target = targets().find(&self.name).expect("a target");
            let compiled = target
                .compile(&module, &options)
                .unwrap_or_else(|error| panic!("{}: {error}\n{text}", self.name));
            assert!(
                compiled.failed.is_empty(),
                "{}: {}\n{text}",
                self.name,
                compiled.failed[0]
            );
            let program = Program::Object {
                bytes: &compiled.object,
                watched: Vec::new(),
                own: true,
            };
            let id = self
                .machine
                .load(program)
                .unwrap_or_else(|error| panic!("{error:?}"));
            self.loaded.insert(text.to_owned(), id);
        }
        let mut kernarg = Vec::new();
        for word in [image, sampler, self.at, self.values] {
            kernarg.extend(word.to_le_bytes());
        }
        let grid = Grid::from_sizes([ITEMS, 1, 1], [ITEMS, 1, 1]).expect("a grid");
        let launch = Launch {
            geometry: &grid,
            dynamic_group_bytes: 0,
            kernarg: &kernarg,
            packet_id: 0,
            completion_signal: 0,
            deadline: None,
        };
        let ran = self.machine.dispatch(self.loaded[text], "k", &launch);
        if let Err(error) = ran {
            panic!("{}, {} lanes: {error}\n{text}", self.name, self.wave);
        }
    }

    fn put(&mut self, address: u64, words: impl IntoIterator<Item = u32>) {
        let bytes: Vec<u8> = words.into_iter().flat_map(u32::to_le_bytes).collect();
        self.machine.memory().write(address, &bytes).expect("a buffer");
    }

    fn words(&mut self, address: u64, count: usize) -> Vec<u32> {
        let mut bytes = vec![0; 4 * count];
        self.machine.memory().read(address, &mut bytes).expect("a buffer");
        let words = bytes.chunks_exact(4);
        words
            .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
            .collect()
    }

    /// The bytes of an element of an image.
    fn element(&mut self, view: &View, at: [i32; 3]) -> [u8; 16] {
        let address = view.address(at).expect("an element");
        let mut found = [0; 16];
        let bytes = &mut found[..view.element_bytes()];
        self.machine.memory().read(address, bytes).expect("the image");
        found
    }

    /// An image with random data, with its view.
    fn image(
        &mut self,
        random: &mut Random,
        (geometry, format): (Geometry, Format),
        permission: Permission,
    ) -> (u64, View, u32) {
        let properties = ImageProperties {
            geometry,
            format,
            size: SIZE,
            permission,
        };
        let handle = objects::create(&mut *self.machine, "image", &Object::Image(properties))
            .unwrap_or_else(|error| panic!("{} {geometry} {format:?}: {error}", self.name));
        let mut bytes = [0; layout::IMAGE_BYTES as usize];
        self.machine
            .memory()
            .read(handle, &mut bytes)
            .expect("a structure");
        let view = layout::view(&bytes).expect("an image");
        let missing = bytes[layout::IMAGE_MISSING as usize];
        let [width, height, depth] = view.extents();
        for z in 0..depth as i32 {
            for y in 0..height as i32 {
                for x in 0..width as i32 {
                    let address = view.address([x, y, z]).expect("an element");
                    let mut element: Vec<u8> =
                        (0..view.element_bytes()).map(|_| random.next() as u8).collect();
                    if matches!(format.ty, ChannelType::HalfFloat | ChannelType::Float) {
                        // No NaN, no infinity, no subnormal number.
                        let bytes = if format.ty == ChannelType::Float { 4 } else { 2 };
                        for number in element.chunks_mut(bytes) {
                            number[bytes - 1] = number[bytes - 1] & 0x80 | 0x3c;
                        }
                    }
                    self.machine.memory().write(address, &element).expect("the image");
                }
            }
        }
        (handle, view, missing.into())
    }
}

/// All that there is.
fn formats(geometry: Geometry) -> impl Iterator<Item = Format> {
    let all = ChannelOrder::ALL
        .iter()
        .flat_map(|&order| ChannelType::ALL.iter().map(move |&ty| Format { order, ty }));
    all.filter(move |format| format.check(geometry).is_ok())
}

#[test]
fn loads_and_stores() {
    for (name, wave) in machines() {
        let (mut random, mut formats_seen, mut own) = (Random(7), 0, [0; 2]);
        for &geometry in Geometry::ALL {
            for &permission in Permission::ALL {
                // Tables of images have room for those of one geometry and permission.
                let mut bench = Bench::new(&name, wave);
                for format in formats(geometry) {
                    let (handle, view, missing) = bench.image(&mut random, (geometry, format), permission);
                    formats_seen += 1;
                    let has = |what: Missing| u32::from(missing & what.mask() == 0);
                    if permission != Permission::WriteOnly {
                        loads(&mut bench, &mut random, handle, &view, "load");
                        loads(&mut bench, &mut random, handle, &view, "load_level");
                        own[0] += has(Missing::Loads);
                    }
                    if permission != Permission::ReadOnly {
                        stores(&mut bench, &mut random, handle, (&view, missing), "store");
                        stores(&mut bench, &mut random, handle, (&view, missing), "store_level");
                        own[1] += has(Missing::Stores);
                    }
                }
            }
        }
        println!(
            "{name}, {wave} lanes: {formats_seen} formats of geometries, {own:?} loaded and stored by instructions"
        );
        assert!(formats_seen > 2100, "{formats_seen}");
        if let Some((_, wanted)) = OWN.iter().find(|(machine, _)| *machine == name) {
            assert_eq!(own, *wanted, "{name}");
        }
    }
}

/// Coordinates of elements of an image, for each work-item.
fn places(random: &mut Random, view: &View) -> Vec<[i32; 3]> {
    let coordinate = |random: &mut Random, extent: u32| random.below(extent.into()) as i32;
    (0..ITEMS)
        .map(|_| view.extents().map(|extent| coordinate(random, extent)))
        .collect()
}

fn loads(bench: &mut Bench, random: &mut Random, handle: u64, view: &View, operation: &str) {
    let at = places(random, view);
    let words: Vec<u32> = at.iter().flatten().map(|&axis| axis as u32).collect();
    bench.put(bench.at, words);
    let text = kernel(operation, view.geometry, value_type(view.ty));
    bench.run(&text, handle, 0);
    let found = bench.words(bench.values, 4 * ITEMS as usize);
    for (item, at) in at.into_iter().enumerate() {
        let is_there = operation == "load" || item < INSIDE;
        let place = if is_there { at } else { [-1; 3] };
        let expected =
            wavelift_images::load(view, place, &mut Data(bench.machine.memory())).expect("an element");
        // Whether what is not there has an alpha is the machine's.
        let components = view.geometry.components().min(if is_there { 4 } else { 3 });
        assert_eq!(
            found[4 * item..][..components],
            expected[..components],
            "{} {operation} {view:?} at {at:?}",
            bench.name
        );
    }
}

/// Work-items that store to the same element store the same. Those beyond the first have no level to store to, if levels are named.
fn stores(
    bench: &mut Bench,
    random: &mut Random,
    handle: u64,
    (view, missing): (&View, u32),
    operation: &str,
) {
    let at = places(random, view);
    let words: Vec<u32> = at.iter().flatten().map(|&axis| axis as u32).collect();
    bench.put(bench.at, words);
    let seed = random.next();
    let value = |at: [i32; 3], component: u64| {
        let mut own = Random(seed ^ at.iter().fold(0, |all, &axis| all * 64 + axis as u64) ^ component << 32);
        match view.ty.access() {
            Access::Float => (own.below(4096) as f32 / 2048.0 - 0.5).to_bits(),
            _ => (own.next() as u32) >> own.below(30),
        }
    };
    let values: Vec<u32> = at
        .iter()
        .flat_map(|&at| (0..4).map(move |component| value(at, component)))
        .collect();
    bench.put(bench.values, values.iter().copied());
    let before: Vec<[u8; 16]> = at.iter().map(|&at| bench.element(view, at)).collect();
    let text = kernel(operation, view.geometry, value_type(view.ty));
    bench.run(&text, handle, 0);
    for (item, &own) in at.iter().enumerate() {
        let is_there = operation == "store" || at[..INSIDE].contains(&own);
        let (at, found) = (own, bench.element(view, own));
        if !is_there {
            assert_eq!(
                found, before[item],
                "{} {operation} {view:?} at {at:?}",
                bench.name
            );
            continue;
        }
        let mut given = [0; 4];
        let components = view.geometry.components();
        given[..components].copy_from_slice(&values[4 * item..][..components]);
        let expected = view.format().encode(given);
        // Routines leave bits alone that nobody uses.
        let (format, routine) = (view.format(), missing & Missing::Stores.mask() != 0);
        let same = found == expected || routine && format.decode(found) == format.decode(expected);
        assert!(
            same,
            "{} {operation} {view:?} at {at:?}: {found:x?} for {expected:x?}, {given:x?}",
            bench.name
        );
    }
}

#[test]
fn samples() {
    for (name, wave) in machines() {
        let (mut random, mut combinations, mut own) = (Random(11), 0, 0);
        for &geometry in Geometry::ALL {
            if geometry == Geometry::OneDBuffer {
                continue;
            }
            let mut bench = Bench::new(&name, wave);
            for format in formats(geometry) {
                let (handle, view, missing) =
                    bench.image(&mut random, (geometry, format), Permission::ReadOnly);
                // One sampler of all for each format, and some more.
                for operation in ["sample", "sample_level", "sample", "sample_gradient", "sample"] {
                    let sampler = Sampler {
                        coord: SamplerCoord::ALL[random.below(2) as usize],
                        filter: SamplerFilter::ALL[random.below(2) as usize],
                        addressing: SamplerAddressing::ALL[random.below(5) as usize],
                    };
                    own += u32::from(sample(
                        &mut bench,
                        &mut random,
                        (handle, &view, missing),
                        (&sampler, operation),
                    ));
                    combinations += 1;
                }
            }
        }
        println!("{name}, {wave} lanes: {combinations} samplers with images, {own} by instructions");
        assert!(combinations > 1000 && own > 700, "{combinations}, {own}");
    }
}

/// Whether the machine's instructions sample the image.
fn sample(
    bench: &mut Bench,
    random: &mut Random,
    (handle, view, missing): (u64, &View, u32),
    (sampler, operation): (&Sampler, &str),
) -> bool {
    // HSAIL has no filter of integers, and addresses of elements neither repeat nor are mirrored (HSA PRM 7.1.6).
    let integers = view.ty.access() != Access::Float;
    let mut sampler = *sampler;
    if integers {
        sampler.filter = SamplerFilter::Nearest;
    }
    if sampler.coord == SamplerCoord::Unnormalized
        && matches!(
            sampler.addressing,
            SamplerAddressing::Repeat | SamplerAddressing::MirroredRepeat
        )
    {
        sampler.addressing = SamplerAddressing::ClampToBorder;
    }
    let by_integers = sampler.coord == SamplerCoord::Unnormalized
        && sampler.filter == SamplerFilter::Nearest
        && random.below(2) == 0;
    let object =
        objects::create(&mut *bench.machine, "sampler", &Object::Sampler(sampler)).expect("a sampler");
    let dimensions = view.geometry.dimensions();
    let at: Vec<[f32; 3]> = (0..ITEMS)
        .map(|_| {
            std::array::from_fn(|axis| {
                let extent = view.extents()[axis] as f32;
                // A quarter outside on either side.
                let part = random.below(1 << 12) as f32 / 4096.0 * 1.5 - 0.25;
                let normalized = sampler.coord == SamplerCoord::Normalized && axis < dimensions;
                match (by_integers, normalized) {
                    (true, _) => (part * extent).floor(),
                    (_, true) => part,
                    (_, false) => part * extent,
                }
            })
        })
        .collect();
    let word = |axis: f32| {
        if by_integers {
            axis as i32 as u32
        } else {
            axis.to_bits()
        }
    };
    bench.put(bench.at, at.iter().flatten().map(|&axis| word(axis)));
    let what = format!("{operation}.{}", if by_integers { "i32" } else { "f32" });
    let text = kernel(&what, view.geometry, value_type(view.ty));
    bench.run(&text, handle, object);
    let found = bench.words(bench.values, 4 * ITEMS as usize);
    let routine = missing & layout::needs(&sampler) != 0;
    let averaged = sampler.filter == SamplerFilter::Linear && routine;
    for (item, at) in at.into_iter().enumerate() {
        let coordinates = match by_integers {
            true => Coords::Int(at.map(|axis| axis as i32)),
            false => Coords::Float(at),
        };
        let memory = &mut Data(bench.machine.memory());
        let expected = wavelift_images::sample(view, &sampler, coordinates, memory).expect("elements");
        // Samples of instructions flush subnormal numbers.
        let flush = |bits: u32| match bits & 0x7f80_0000 {
            0 if !integers => bits & 0x8000_0000,
            _ => bits,
        };
        let expected = expected.map(flush);
        let components = view.geometry.components();
        let (found, expected) = (&found[4 * item..][..components], &expected[..components]);
        // Averages of routines are sums in single precision, of values that are 1 at most.
        let near = |(&found, &expected): (&u32, &u32)| {
            averaged && (f32::from_bits(found) - f32::from_bits(expected)).abs() < 1e-6
        };
        assert!(
            found == expected || found.iter().zip(expected).all(near),
            "{} {operation} {view:?} {sampler:?} at {at:?}: {found:x?} for {expected:x?}",
            bench.name
        );
    }
    !routine
}
