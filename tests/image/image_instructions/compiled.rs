//! What the compiler makes of the IR's operations on levels, on images that have several: which operand goes where. A kernel of HSAIL sees one level, where all
//! orders of gradients give the same. (Which direction of the screen comes first shows with no image, because the longer one counts and samplers of HSAIL are not anisotropic.)

use super::elements::{self, FORMS};
use super::machines::{Bench, CHIPS, Random, Words};
use super::picture::{Form, KINDS, Kind, Picture};
use super::reference::{self, Ask, Sampler};
use super::samples::{Named, asks, near};
use std::fmt::Write;
use wavelift_amdgpu::isa::Isa;

/// A kernel with one operation on an element for each work-item. `before` is the operands in front of the coordinates; `addresses` of a lane's words follow, as `ty`, and
/// if the operation stores, the last four words.
fn kernel(operation: &str, values: &str, kind: Kind, (before, ty, addresses): (&str, &str, usize)) -> String {
    let mut text = String::from(
        "kernel %k {\n    param %image : i64 at 0 align 8\n    param %sampler : i64 at 8 align 8\n    param %lanes : i64 at 16 align 8\nblock0:\n    \
         v0 = iconst.i64 0\n    v1, v2 = load.i64 kernarg align 8 width all [v0]\n    v3 = load.i64 kernarg align 8 width all [v0+16]\n    \
         v4 = workitemid.i32 0\n    v5 = iconst.i32 64\n    v6 = imul.i32 v4, v5\n    v7 = uextend.i64 v6\n    v8 = iadd.i64 v3, v7\n",
    );
    let data = "v30, v31, v32, v33";
    let mut operands: Vec<String> = (0..addresses).map(|word| format!("v{}", 10 + word)).collect();
    for (word, operand) in operands.iter().enumerate() {
        let _ = writeln!(text, "    {operand} = load.{ty} global align 4 [v8+{}]", 4 * word);
    }
    let name = kind.name();
    if operation.starts_with("image_store") {
        operands.push(data.to_owned());
        let _ = writeln!(
            text,
            "    {data} = load.{values} global align 4 [v8+48]\n    {operation}.{values} {name} {before}, {}",
            operands.join(", ")
        );
    } else {
        let _ = writeln!(
            text,
            "    {data} = {operation}.{values} {name} {before}, {}\n    store.{values} global align 4 [v8+48], {data}",
            operands.join(", ")
        );
    }
    text + "    return\n}\n"
}

/// The type of an element's values in the IR.
fn value_type(form: Form) -> &'static str {
    match form {
        Form::Float | Form::Bytes => "f32",
        Form::Uint | Form::Pair | Form::Byte | Form::Short => "i32",
    }
}

#[test]
fn loads_of_levels() {
    elements::each(0x1e7e1, &FORMS, |bench, picture, random| {
        let (chip, kind) = (bench.chip, picture.kind);
        let spots = elements::spots(&picture, true, chip.wave.lanes() as usize, random);
        let addresses: Vec<Vec<u32>> = spots
            .iter()
            .map(|&spot| elements::address(kind, spot, false))
            .collect();
        let text = kernel(
            "image_load_level",
            value_type(picture.form),
            kind,
            ("v1", "i32", addresses[0].len()),
        );
        let words = elements::words(bench, &picture, &addresses, &[]);
        let found = bench
            .run_compiled(&text, &words)
            .unwrap_or_else(|error| panic!("{}: {error}\n{text}", chip.name));
        for (spot, found) in spots.iter().zip(found) {
            assert_eq!(
                found,
                picture.element(spot.level(), spot.at).unwrap_or([0; 4]),
                "{}, {kind:?} {:?} {spot:?} {:?} {} {:?}",
                chip.name,
                picture.form,
                picture.size,
                picture.levels,
                picture.seen
            );
        }
    });
}

#[test]
fn stores_to_levels() {
    let forms = [Form::Float, Form::Uint, Form::Pair];
    elements::each(0x5e7e1, &forms, |bench, mut picture, random| {
        let (chip, kind, form) = (bench.chip, picture.kind, picture.form);
        let spots = elements::spots(&picture, true, chip.wave.lanes() as usize, random);
        let addresses: Vec<Vec<u32>> = spots
            .iter()
            .map(|&spot| elements::address(kind, spot, false))
            .collect();
        let mut data = vec![[0; 4]; spots.len()];
        for (spot, data) in spots.iter().zip(&mut data) {
            *data = [0; 4].map(|_| elements::sent(form, random).0);
            if let Some(place) = picture.place(spot.level(), spot.at) {
                let stored: Vec<u8> = data.iter().flat_map(|word| word.to_le_bytes()).collect();
                let bytes = form.bytes() as usize;
                picture.data[place..][..bytes].copy_from_slice(&stored[..bytes]);
            }
        }
        let text = kernel(
            "image_store_level",
            value_type(form),
            kind,
            ("v1", "i32", addresses[0].len()),
        );
        let words = elements::words(bench, &picture, &addresses, &data);
        bench
            .run_compiled(&text, &words)
            .unwrap_or_else(|error| panic!("{}: {error}\n{text}", chip.name));
        let found = bench.read_image(picture.data.len());
        let differing = (0..found.len()).find(|&byte| found[byte] != picture.data[byte]);
        assert!(
            differing.is_none(),
            "{}, {kind:?} {form:?}: byte {differing:?}",
            chip.name
        );
    });
}

/// The operands of a lane: coordinates, then the level or how they change.
fn operands(kind: Kind, ask: &Ask) -> Vec<u32> {
    let mut numbers = ask.at[..kind.coordinates()].to_vec();
    match ask.given {
        Some(level) => numbers.push(level),
        None => {
            for direction in ask.changes {
                numbers.extend(direction[..kind.axes()].iter().map(|&axis| axis as f32));
            }
        }
    }
    numbers.into_iter().map(f32::to_bits).collect()
}

/// A random image and sampler, sampled by an operation of the IR that becomes an instruction of a name. Returns how many levels lanes ask for.
fn sample(
    bench: &mut Bench,
    (operation, instruction): (&str, &str),
    kind: Kind,
    random: &mut Random,
) -> usize {
    let chip = bench.chip;
    let named = Named::of(instruction).expect("a sample");
    let form = random.pick(&[Form::Float, Form::Bytes]);
    let mut picture = Picture::new(chip, kind, form, random);
    while picture.levels == 1 {
        picture = Picture::new(chip, kind, form, random);
    }
    picture.seen = [0, picture.levels - 1];
    let mut sampler = Sampler::random(random);
    sampler.filters[3] = random.pick(&[1, 2]);
    let asks = asks(
        &picture,
        &sampler,
        named,
        chip.wave.lanes() as usize,
        random,
        false,
    );
    let lanes: Vec<[u32; 16]> = asks
        .iter()
        .map(|ask| {
            let mut words = [0; 16];
            let own = operands(kind, ask);
            words[..own.len()].copy_from_slice(&own);
            words
        })
        .collect();
    let text = kernel(
        operation,
        "f32",
        kind,
        ("v1, v2", "f32", operands(kind, &asks[0]).len()),
    );
    bench.put_image(&picture.data);
    let words = Words {
        image: picture.words(bench.image()),
        sampler: sampler.words(chip),
        lanes,
    };
    let found = bench
        .run_compiled(&text, &words)
        .unwrap_or_else(|error| panic!("{}: {error}\n{text}", chip.name));
    for (lane, (ask, found)) in asks.iter().zip(&found).enumerate() {
        let expected = reference::sample(&picture, &sampler, ask);
        for (component, expected) in expected.into_iter().enumerate() {
            let value = f64::from(f32::from_bits(found[component]));
            assert!(
                near(value, expected, false),
                "{}: {operation}, {kind:?}, lane {lane}, component {component}: {value} for {expected}\n{ask:?}\n{sampler:?}\n{:?} {:?} levels {} seen {:?}",
                chip.name,
                picture.form,
                picture.size,
                picture.levels,
                picture.seen
            );
        }
    }
    let levels = asks
        .iter()
        .map(|ask| reference::level(&picture, &sampler, ask).1 / 256);
    levels.collect::<std::collections::BTreeSet<_>>().len()
}

/// Random images for each operation, geometry and machine.
const TRIALS: usize = 8;

/// gfx90a samples without levels. Lanes ask for more levels than there are images, so that some image shows several.
#[test]
fn samples_of_levels() {
    for chip in CHIPS.into_iter().filter(|chip| chip.isa != Isa::Gfx90a) {
        let mut random = Random(0x1e7e15 ^ chip.isa as u64);
        let mut bench = Bench::new(chip);
        for operation in [
            ("image_sample_level", "image_sample_l"),
            ("image_sample_gradient", "image_sample_d"),
        ] {
            for kind in KINDS {
                let different: usize = (0..TRIALS)
                    .map(|_| sample(&mut bench, operation, kind, &mut random))
                    .sum();
                assert!(
                    different > TRIALS,
                    "{}: {operation:?}, {kind:?}: {different}",
                    chip.name
                );
            }
        }
    }
}
