//! Loads, stores, atomic operations and sizes: elements of one level, without samplers.

use super::machines::{Bench, CHIPS, Chip, Random, Words};
use super::picture::{Form, KINDS, Kind, Picture};
use wavelift_amdgpu::isa::{Isa, Op};

pub const FORMS: [Form; 6] = [
    Form::Float,
    Form::Uint,
    Form::Pair,
    Form::Bytes,
    Form::Byte,
    Form::Short,
];

/// An element that a lane accesses.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    pub level: Option<u64>,
    pub at: [i64; 3],
}

impl Spot {
    pub fn level(self) -> u64 {
        self.level.unwrap_or(0)
    }
}

/// Random elements, of which one in eight or so is outside; no two lanes have the same one.
pub fn spots(picture: &Picture, levels: bool, lanes: usize, random: &mut Random) -> Vec<Spot> {
    let mut taken = Vec::new();
    let count = picture.seen[1] - picture.seen[0] + 1;
    (0..lanes)
        .map(|_| {
            let mut below = |limit: u64, beyond: u64| {
                let outside = u64::from(random.below(beyond) == 0);
                random.below(limit + outside)
            };
            let level = levels.then(|| below(count, 8));
            let own = (picture.seen[0] + level.unwrap_or(0)).min(picture.seen[1]);
            let mut spot = Spot {
                level,
                at: std::array::from_fn(|axis| {
                    let extent = picture.extent(own, axis);
                    below(extent, 12) as i64
                }),
            };
            let place = picture.place(spot.level(), spot.at);
            if place.is_some() && taken.contains(&place) {
                spot.at[0] = 1000;
            }
            taken.push(place);
            spot
        })
        .collect()
}

/// The words of an address: integers, two in a word if they have 16 bits.
pub fn address(kind: Kind, spot: Spot, small: bool) -> Vec<u32> {
    let mut numbers: Vec<u32> = spot.at[..kind.coordinates()]
        .iter()
        .map(|&axis| axis as u32)
        .collect();
    numbers.extend(spot.level.map(|level| level as u32));
    if !small {
        return numbers;
    }
    let pairs = numbers.chunks(2);
    pairs
        .map(|pair| pair[0] | pair.get(1).map_or(0xabcd_0000, |high| high << 16))
        .collect()
}

/// The registers of so many words.
fn registers(chip: Chip, words: usize) -> String {
    match (words, chip.isa) {
        (1, _) => "v16".to_owned(),
        (_, Isa::Gfx12) => {
            let names: Vec<String> = (0..words).map(|word| format!("v{}", 16 + word)).collect();
            format!("[{}]", names.join(", "))
        }
        _ => format!("v[16:{}]", 15 + words),
    }
}

fn data(words: u32) -> String {
    match words {
        1 => "v28".to_owned(),
        _ => format!("v[28:{}]", 27 + words),
    }
}

/// Modifiers of an access without sampler.
fn modifiers(chip: Chip, kind: Kind) -> String {
    let unorm = if chip.isa == Isa::Gfx12 { "" } else { " unorm" };
    format!("{}{unorm}", kind.text(chip))
}

/// Machines with a random image of each geometry and format.
pub fn each(seed: u64, forms: &[Form], mut run: impl FnMut(&mut Bench, Picture, &mut Random)) {
    for chip in CHIPS {
        let mut random = Random(seed ^ chip.isa as u64);
        let mut bench = Bench::new(chip);
        for kind in KINDS {
            for &form in forms {
                let picture = Picture::new(chip, kind, form, &mut random);
                bench.put_image(&picture.data);
                run(&mut bench, picture, &mut random);
            }
        }
    }
}

/// Words of lanes: addresses in v16 and on, data in v28 and on.
pub fn words(bench: &Bench, picture: &Picture, addresses: &[Vec<u32>], data: &[[u32; 4]]) -> Words {
    let lanes = addresses.iter().enumerate().map(|(lane, address)| {
        let mut words = [0; 16];
        words[..address.len()].copy_from_slice(address);
        words[12..].copy_from_slice(&data.get(lane).copied().unwrap_or([0; 4]));
        words
    });
    Words {
        image: picture.words(bench.image()),
        sampler: [0; 4],
        lanes: lanes.collect(),
    }
}

#[test]
fn loads() {
    each(0x10ad, &FORMS, |bench, picture, random| {
        let (chip, kind) = (bench.chip, picture.kind);
        for name in ["image_load", "image_load_mip"] {
            for small in [false, true] {
                if small && !chip.has_halves() {
                    continue;
                }
                let spots = spots(
                    &picture,
                    name.ends_with("mip"),
                    chip.wave.lanes() as usize,
                    random,
                );
                let addresses: Vec<Vec<u32>> = spots.iter().map(|&spot| address(kind, spot, small)).collect();
                let mask = random.pick(&[15u32, 15, 5, 2]);
                let body = format!(
                    "{name} {}, {}, s[8:15] dmask:{mask:#x}{}{}",
                    data(mask.count_ones()),
                    registers(chip, addresses[0].len()),
                    modifiers(chip, kind),
                    if small { " a16" } else { "" }
                );
                let words = words(bench, &picture, &addresses, &[]);
                let found = bench
                    .run(&body, &words)
                    .unwrap_or_else(|error| panic!("{}: {body}: {error}", chip.name));
                for (spot, found) in spots.iter().zip(found) {
                    let element = picture.element(spot.level(), spot.at).unwrap_or([0; 4]);
                    let wanted = (0..4).filter(|component| mask >> component & 1 == 1);
                    for (number, component) in wanted.enumerate() {
                        assert_eq!(
                            found[number], element[component],
                            "{}: {body} {:?} {spot:?} {:?} {} {:?}",
                            chip.name, picture.form, picture.size, picture.levels, picture.seen
                        );
                    }
                }
            }
        }
    });
}

/// Bytes of elements as they are: what is less than a word has zeros or its sign above it.
#[test]
fn loads_and_stores_of_bytes() {
    each(0xb7e5, &FORMS, |bench, mut picture, random| {
        let (chip, kind, bytes) = (bench.chip, picture.kind, picture.form.bytes() as usize);
        for name in [
            "image_load_pck",
            "image_load_pck_sgn",
            "image_load_mip_pck",
            "image_load_mip_pck_sgn",
            "image_store_pck",
            "image_store_mip_pck",
        ] {
            let lanes = chip.wave.lanes() as usize;
            let spots = spots(&picture, name.contains("mip"), lanes, random);
            let addresses: Vec<Vec<u32>> = spots.iter().map(|&spot| address(kind, spot, false)).collect();
            let body = format!(
                "{name} v[28:29], {}, s[8:15] dmask:0x3{}",
                registers(chip, addresses[0].len()),
                modifiers(chip, kind)
            );
            let sent: Vec<[u32; 4]> = (0..lanes).map(|_| [0; 4].map(|_| random.next() as u32)).collect();
            let words = words(bench, &picture, &addresses, &sent);
            let found = bench
                .run(&body, &words)
                .unwrap_or_else(|error| panic!("{}: {body}: {error}", chip.name));
            for ((spot, found), sent) in spots.iter().zip(found).zip(&sent) {
                let place = picture.place(spot.level(), spot.at);
                if name.contains("store") {
                    if let Some(place) = place {
                        for byte in 0..bytes {
                            picture.data[place + byte] = (sent[byte / 4] >> (8 * (byte % 4))) as u8;
                        }
                    }
                    continue;
                }
                let mut number = place.map_or(0, |place| {
                    (0..bytes).fold(0u64, |all, byte| {
                        all | u64::from(picture.data[place + byte]) << (8 * byte)
                    })
                });
                if name.ends_with("sgn") && bytes < 4 {
                    let up = 64 - 8 * bytes as u32;
                    number = ((number << up) as i64 >> up) as u32 as u64;
                }
                let both = u64::from(found[0]) | u64::from(found[1]) << 32;
                assert_eq!(both, number, "{}: {body} {spot:?}", chip.name);
            }
            assert!(
                bench.read_image(picture.data.len()) == picture.data,
                "{}: {body}",
                chip.name
            );
        }
    });
}

/// The bits that a store sends for a component, the bits of 16 that mean the same, and what lies in memory then.
pub fn sent(form: Form, random: &mut Random) -> (u32, u32, u64) {
    match form {
        Form::Float => {
            // One bit and a power of two.
            let power = random.below(20) as u32;
            (
                (117 + power) << 23,
                (5 + power) << 10,
                u64::from(117 + power) << 23,
            )
        }
        Form::Bytes => {
            let whole = random.below(2) as u32;
            (whole * 1f32.to_bits(), whole * 0x3c00, u64::from(whole) * 255)
        }
        Form::Byte => {
            // Numbers that are too large become the largest.
            let number = random.below(400) as i32 - 200;
            (
                number as u32,
                number as u32 & 0xffff,
                number.clamp(-128, 127) as u64 & 0xff,
            )
        }
        Form::Uint | Form::Pair | Form::Short => {
            let number = random.below(0x1_0000) as u32;
            (number, number, number.into())
        }
    }
}

#[test]
fn stores() {
    each(0x5704e, &FORMS, |bench, mut picture, random| {
        let (chip, kind, form) = (bench.chip, picture.kind, picture.form);
        for (name, halves) in [
            ("image_store", false),
            ("image_store_mip", false),
            ("image_store", true),
        ] {
            if halves && !chip.has_halves() {
                continue;
            }
            let lanes = chip.wave.lanes() as usize;
            let spots = spots(&picture, name.ends_with("mip"), lanes, random);
            let addresses: Vec<Vec<u32>> = spots.iter().map(|&spot| address(kind, spot, false)).collect();
            let mask = random.pick(&[15u32, 15, 5, 3]);
            let count = mask.count_ones();
            let body = format!(
                "{name} {}, {}, s[8:15] dmask:{mask:#x}{}{}",
                data(if halves { count.div_ceil(2) } else { count }),
                registers(chip, addresses[0].len()),
                modifiers(chip, kind),
                if halves { " d16" } else { "" }
            );
            let mut registers = vec![[0u32; 4]; lanes];
            for (spot, registers) in spots.iter().zip(&mut registers) {
                let own: Vec<(u32, u32, u64)> = (0..count).map(|_| sent(form, random)).collect();
                for (number, &(word, half, _)) in own.iter().enumerate() {
                    match halves {
                        true => registers[number / 2] |= half << (16 * (number % 2)),
                        false => registers[number] = word,
                    }
                }
                let Some(place) = picture.place(spot.level(), spot.at) else {
                    continue;
                };
                let (components, bytes) = match form {
                    Form::Bytes => (4, 1),
                    Form::Pair => (2, 4),
                    _ => (1, form.bytes() as usize),
                };
                for component in 0..components {
                    // What is not sent is the first of what is.
                    let number = match mask >> component & 1 {
                        1 => (mask & ((1 << component) - 1)).count_ones() as usize,
                        _ => 0,
                    };
                    let stored = own[number].2.to_le_bytes();
                    picture.data[place + component * bytes..][..bytes].copy_from_slice(&stored[..bytes]);
                }
            }
            let words = words(bench, &picture, &addresses, &registers);
            bench
                .run(&body, &words)
                .unwrap_or_else(|error| panic!("{}: {body}: {error}", chip.name));
            let found = bench.read_image(picture.data.len());
            let differing = (0..found.len()).find(|&byte| found[byte] != picture.data[byte]);
            assert!(
                differing.is_none(),
                "{}: {body} {form:?}: byte {differing:?}",
                chip.name
            );
        }
    });
}

/// Halves whose sums are exact, as numbers.
const HALVES: [(u32, f64); 4] = [(0x3c00, 1.0), (0x4000, 2.0), (0xc200, -3.0), (0x4880, 9.0)];

/// What an operation makes of an element and the data, by what its name says.
fn update(name: &str, old: u64, data: u64, compared: u64, bits: u32) -> u64 {
    let mask = u64::MAX >> (64 - bits);
    let signed = |value: u64| ((value << (64 - bits)) as i64) >> (64 - bits);
    let float = |value: u64| f32::from_bits(value as u32);
    let from_half = |bits: u64| {
        HALVES
            .iter()
            .find(|(half, _)| u64::from(*half) == bits)
            .map_or(0.0, |(_, number)| *number)
    };
    let halves =
        |to: &dyn Fn(u64, u64) -> u64| to(old & 0xffff, data & 0xffff) | to(old >> 16, data >> 16) << 16;
    let word = name.strip_prefix("image_atomic_").expect("an atomic operation");
    let word = word.strip_suffix("_uint").unwrap_or(word);
    let result = match word {
        "swap" => data,
        "cmpswap" => {
            if old == compared {
                data
            } else {
                old
            }
        }
        "add" => old.wrapping_add(data),
        "sub" => old.wrapping_sub(data),
        "rsub" => data.wrapping_sub(old),
        "smin" | "min_int" => {
            if signed(data) < signed(old) {
                data
            } else {
                old
            }
        }
        "umin" | "min" => data.min(old),
        "smax" | "max_int" => {
            if signed(data) >= signed(old) {
                data
            } else {
                old
            }
        }
        "umax" | "max" => data.max(old),
        "and" => data & old,
        "or" => data | old,
        "xor" => data ^ old,
        "inc" => {
            if old >= data {
                0
            } else {
                old + 1
            }
        }
        "dec" => {
            if old == 0 || old > data {
                data
            } else {
                old - 1
            }
        }
        "fcmpswap" => {
            if float(old) == float(compared) {
                data
            } else {
                old
            }
        }
        "fmin" | "min_flt" | "min_num_flt" => {
            if float(data) < float(old) {
                data
            } else {
                old
            }
        }
        "fmax" | "max_flt" | "max_num_flt" => {
            if float(data) > float(old) {
                data
            } else {
                old
            }
        }
        "add_flt" => u64::from((float(old) + float(data)).to_bits()),
        "pk_add_f16" => halves(&|old, data| {
            let sum = from_half(old) + from_half(data);
            match sum {
                0.0 => 0,
                sum => {
                    let exponent = sum.abs().log2().floor();
                    let fraction = (sum.abs() / exponent.exp2() - 1.0) * 1024.0;
                    u64::from(sum < 0.0) << 15 | ((exponent as i64 + 15) as u64) << 10 | fraction as u64
                }
            }
        }),
        "pk_add_bf16" => halves(&|old, data| {
            let sum = f32::from_bits((old as u32) << 16) + f32::from_bits((data as u32) << 16);
            u64::from(sum.to_bits() >> 16)
        }),
        other => panic!("{other}"),
    };
    result & mask
}

/// Random data, which for floats are numbers and for pairs of halves those above or multiples of an eighth.
fn operand(name: &str, random: &mut Random) -> u64 {
    match name {
        _ if name.ends_with("pk_add_f16") => {
            let half = |random: &mut Random| u64::from(random.pick(&HALVES).0);
            half(random) | half(random) << 16
        }
        _ if name.ends_with("bf16") => {
            let half = |random: &mut Random| u64::from((random.below(16) as f32 - 8.0).to_bits() >> 16);
            half(random) | half(random) << 16
        }
        _ if name.ends_with("flt") || name.contains("_fm") || name.contains("_fc") => {
            u64::from((random.below(64) as f32 / 8.0 - 4.0).to_bits())
        }
        _ => random.next() >> random.pick(&[0, 0, 16, 60]),
    }
}

#[test]
fn atomic_operations() {
    for chip in CHIPS {
        let mut random = Random(0xa703 ^ chip.isa as u64);
        let mut operations = 0;
        let mut bench = Bench::new(chip);
        for &op in Op::ALL {
            let known = chip.isa.has(op).then(|| chip.isa.op(op).mnemonic);
            let Some(name) = known.filter(|name| name.starts_with("image_atomic_")) else {
                continue;
            };
            operations += 1;
            let narrow = ["flt", "f16", "fmin", "fmax", "fcmpswap"]
                .iter()
                .any(|end| name.ends_with(end));
            for kind in KINDS {
                for (form, returns) in [(Form::Uint, true), (Form::Uint, false), (Form::Pair, true)] {
                    if narrow && form == Form::Pair {
                        continue;
                    }
                    atomic(&mut bench, name, (kind, form), returns, &mut random);
                }
            }
        }
        println!("{}: {operations} operations", chip.name);
        assert!(operations >= 13, "{}: {operations}", chip.name);
    }
}

fn atomic(bench: &mut Bench, name: &str, (kind, form): (Kind, Form), returns: bool, random: &mut Random) {
    let (chip, lanes) = (bench.chip, bench.chip.wave.lanes() as usize);
    let mut picture = Picture::new(chip, kind, form, random);
    let bytes = form.bytes() as usize;
    let compares = name.ends_with("cmpswap");
    let floats = ["flt", "f16", "fmin", "fmax", "fcmpswap"]
        .iter()
        .any(|end| name.ends_with(end));
    if floats {
        for word in picture.data.chunks_exact_mut(4) {
            word.copy_from_slice(&(operand(name, random) as u32).to_le_bytes());
        }
    }
    bench.put_image(&picture.data);
    let spots = spots(&picture, false, lanes, random);
    let addresses: Vec<Vec<u32>> = spots.iter().map(|&spot| address(kind, spot, false)).collect();
    let sent = (bytes / 4) << u32::from(compares);
    let returned = match (returns, chip.isa) {
        (false, _) => "",
        (true, Isa::Gfx12) => " th:TH_ATOMIC_RETURN",
        (true, _) => " glc",
    };
    let body = format!(
        "{name} {}, {}, s[8:15] dmask:{:#x}{}{returned}",
        data(sent as u32),
        registers(chip, addresses[0].len()),
        (1 << sent) - 1,
        modifiers(chip, kind)
    );
    let mask = u64::MAX >> (64 - 8 * bytes);
    let number = |data: &[u8], place: usize| {
        (0..bytes).fold(0, |all, byte| all | u64::from(data[place + byte]) << (8 * byte))
    };
    let mut registers = vec![[0u32; 4]; lanes];
    let mut before = vec![0; lanes];
    for (lane, spot) in spots.iter().enumerate() {
        let value = operand(name, random) & mask;
        let place = picture.place(0, spot.at);
        let old = place.map_or(0, |place| number(&picture.data, place));
        let compared = if random.below(2) == 0 {
            old
        } else {
            operand(name, random) & mask
        };
        before[lane] = old;
        let both = u128::from(value) | u128::from(compared) << (8 * bytes);
        for (word, register) in registers[lane].iter_mut().enumerate().take(sent) {
            *register = (both >> (32 * word)) as u32;
        }
        if let Some(place) = place {
            let new = update(name, old, value, compared, 8 * bytes as u32).to_le_bytes();
            picture.data[place..][..bytes].copy_from_slice(&new[..bytes]);
        }
    }
    let words = words(bench, &picture, &addresses, &registers);
    let found = bench
        .run(&body, &words)
        .unwrap_or_else(|error| panic!("{}: {body}: {error}", chip.name));
    for (lane, found) in found.iter().enumerate() {
        let value = (u64::from(found[0]) | u64::from(found[1]) << 32) & mask;
        let expected = match returns {
            true => before[lane],
            false => (u64::from(registers[lane][0]) | u64::from(registers[lane][1]) << 32) & mask,
        };
        assert_eq!(
            value, expected,
            "{}: {body} lane {lane} {:?}",
            chip.name, spots[lane]
        );
    }
    let found = bench.read_image(picture.data.len());
    let differing = (0..found.len()).find(|&byte| found[byte] != picture.data[byte]);
    assert!(differing.is_none(), "{}: {body}: byte {differing:?}", chip.name);
}

/// Width, height, depth or images, and levels that are seen; what is not there has no size. Of an array of lines the images stand in place of the
/// height, too.
#[test]
fn sizes() {
    each(0x512e, &[Form::Bytes], |bench, picture, random| {
        let (chip, kind) = (bench.chip, picture.kind);
        let lanes = chip.wave.lanes() as usize;
        let levels: Vec<u64> = (0..lanes).map(|_| random.below(6)).collect();
        let addresses: Vec<Vec<u32>> = levels.iter().map(|&level| vec![level as u32]).collect();
        let body = format!(
            "image_get_resinfo v[28:31], v16, s[8:15] dmask:0xf{}",
            modifiers(chip, kind)
        );
        let words = words(bench, &picture, &addresses, &[]);
        let found = bench
            .run(&body, &words)
            .unwrap_or_else(|error| panic!("{}: {body}: {error}", chip.name));
        for (level, found) in levels.into_iter().zip(found) {
            let own = picture.seen[0] + level;
            let all = picture.seen[1] - picture.seen[0] + 1;
            let size = |axis: usize| picture.extent(own, axis) as u32;
            let sizes = match kind {
                _ if own > picture.seen[1] => [0; 3],
                Kind::Lines => [size(0), 3, 3],
                Kind::Planes => [size(0), size(1), 3],
                _ => [size(0), size(1), size(2)],
            };
            let expected = [sizes[0], sizes[1], sizes[2], all as u32];
            assert_eq!(found, expected, "{}: {body} level {level}", chip.name);
        }
    });
}
