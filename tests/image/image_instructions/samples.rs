//! Every sample, gather and query of a level that a machine has, with random images, samplers and coordinates, beside plain formulas.

use super::machines::{Bench, CHIPS, Chip, Random, Words};
use super::picture::{Form, KINDS, Kind, Picture};
use super::reference::{self, Ask, GATHERED, Sampler};
use wavelift_amdgpu::isa::{Isa, Op};

/// A float of 16 bits of a number that has few bits.
fn half(value: f64) -> u32 {
    if value == 0.0 {
        return 0;
    }
    let sign = u32::from(value < 0.0) << 15;
    let exponent = value.abs().log2().floor();
    let fraction = (value.abs() / exponent.exp2() - 1.0) * 1024.0;
    assert!(
        fraction.fract() == 0.0 && (-14.0..16.0).contains(&exponent),
        "{value}"
    );
    sign | ((exponent as i32 + 15) as u32) << 10 | fraction as u32
}

/// The value that a float of 16 bits has.
fn from_half(bits: u32) -> f64 {
    let sign = if bits >> 15 & 1 == 1 { -1.0 } else { 1.0 };
    let fraction = f64::from(bits & 0x3ff) / 1024.0;
    sign * match bits >> 10 & 31 {
        0 => fraction * 2f64.powi(-14),
        exponent => (1.0 + fraction) * 2f64.powi(exponent as i32 - 15),
    }
}

/// What a name says, read once more.
#[derive(Clone, Copy, Debug)]
pub struct Named {
    gather: bool,
    row: bool,
    query: bool,
    offset: bool,
    bias: bool,
    compare: bool,
    derivatives: bool,
    packed: bool,
    given: bool,
    clamp: bool,
    zero: bool,
}

impl Named {
    pub fn of(name: &str) -> Option<Named> {
        let row = name == "image_gather4h";
        let query = name == "image_get_lod";
        let gather = name.starts_with("image_gather4");
        if !gather && !query && !name.starts_with("image_sample") {
            return None;
        }
        let has = |word: &str| name.split('_').skip(2).any(|part| part == word);
        Some(Named {
            gather,
            row,
            query,
            offset: has("o"),
            bias: has("b"),
            compare: has("c"),
            derivatives: has("d") || has("cd"),
            packed: has("g16"),
            given: has("l"),
            clamp: has("cl"),
            zero: has("lz"),
        })
    }
}

/// How an instruction is run.
#[derive(Clone, Copy, Debug)]
struct Form16 {
    address: bool,
    data: bool,
}

/// The words of a lane's address, in the order of RDNA4 ISA 10.4.
pub fn address(chip: Chip, kind: Kind, named: Named, ask: &Ask, small: bool) -> Vec<u32> {
    let mut words = Vec::new();
    let number = |value: f32, half16: bool| match half16 {
        true => half(value.into()),
        false => value.to_bits(),
    };
    if named.offset {
        let [x, y, z] = ask.offset.map(|axis| axis as u32 & 63);
        words.push(x | y << 8 | z << 16);
    }
    if named.bias {
        words.push(number(ask.bias, small));
    }
    if let Some(reference) = ask.reference {
        words.push(reference.to_bits());
    }
    let pairs = |numbers: &[f32], words: &mut Vec<u32>, half16: bool| {
        for pair in numbers.chunks(if half16 { 2 } else { 1 }) {
            let high = pair.get(1).map_or(0, |&high| number(high, true));
            words.push(number(pair[0], half16) | high << 16);
        }
    };
    if named.derivatives {
        // Only newer machines say of derivatives apart that they have 16 bits.
        let packed = named.packed || small && chip.is_gcn();
        for direction in ask.changes {
            let numbers = direction.map(|axis| axis as f32);
            pairs(&numbers[..kind.axes()], &mut words, packed);
        }
    }
    let mut body = ask.at[..kind.coordinates()].to_vec();
    body.extend(ask.given.or(ask.least));
    pairs(&body, &mut words, small);
    words
}

/// The registers of an address, as text: in a list the words lie the other way round.
fn registers(chip: Chip, words: usize, list: bool) -> (String, Vec<usize>) {
    let straight: Vec<usize> = (0..words).collect();
    if words == 1 {
        return ("v16".to_owned(), straight);
    }
    if list && words <= 4 {
        let names: Vec<String> = (0..words).map(|word| format!("v{}", 15 + words - word)).collect();
        return (
            format!("[{}]", names.join(", ")),
            straight.into_iter().rev().collect(),
        );
    }
    if chip.isa == Isa::Gfx12 {
        // The last field has all that are left.
        let mut names: Vec<String> = (0..words.min(4)).map(|word| format!("v{}", 16 + word)).collect();
        if words > 4 {
            names[3] = format!("v[19:{}]", 15 + words);
        }
        return (format!("[{}]", names.join(", ")), straight);
    }
    (format!("v[16:{}]", 15 + words), straight)
}

/// Coordinates in fours that lie near one another, and all else that the name says.
pub fn asks(
    picture: &Picture,
    sampler: &Sampler,
    named: Named,
    lanes: usize,
    random: &mut Random,
    coarse: bool,
) -> Vec<Ask> {
    let kind = picture.kind;
    let extents: Vec<f64> = (0..3)
        .map(|axis| match sampler.unnormalized {
            true => picture.extent(picture.seen[0], axis) as f64,
            false => 1.0,
        })
        .collect();
    // Halves take multiples of 64ths between -2 and 32 and of eighths beyond.
    let place = |value: f64| match coarse {
        true => (value * 32.0).round() / 32.0,
        false => value,
    };
    let mut asks = Vec::new();
    for _ in 0..lanes / 4 {
        let scale = random.pick(&[1.0 / 64.0, 1.0 / 16.0, 0.25]);
        let corner: [f64; 3] = std::array::from_fn(|axis| random.between(-0.7, 1.6) * extents[axis]);
        let steps: [[f64; 3]; 2] =
            [0, 1].map(|_| std::array::from_fn(|axis| random.between(-1.0, 1.0) * scale * extents[axis]));
        for lane in 0..4 {
            let mut at = [0f32; 3];
            for axis in 0..kind.axes() {
                let moved = steps[0][axis] * f64::from(lane & 1) + steps[1][axis] * f64::from(lane >> 1);
                at[axis] = place(corner[axis] + moved) as f32;
            }
            if kind.is_array() {
                at[kind.axes()] = random.between(-1.0, 4.0).floor() as f32;
            }
            let mut ask = Ask {
                at,
                zero: named.zero,
                ..Ask::default()
            };
            if named.offset {
                ask.offset = [0; 3].map(|_| random.below(64) as i64 - 32);
            }
            if named.bias {
                ask.bias = random.between(-2.0, 2.0) as f32;
                ask.bias = (ask.bias * 32.0).round() / 32.0;
            }
            if named.compare {
                ask.reference = Some(random.between(-0.3, 1.3) as f32);
            }
            if named.given {
                ask.given = Some(((random.between(-1.0, 4.0) * 64.0).round() / 64.0) as f32);
            }
            if named.clamp {
                ask.least = Some(((random.between(-1.0, 3.0) * 64.0).round() / 64.0) as f32);
            }
            asks.push(ask);
        }
    }
    for lane in 0..lanes {
        let corner = lane & !3;
        let own = random.pick(&[1.0 / 32.0, 0.125, 0.5]);
        let changes = [1, 2].map(|other| -> [f64; 3] {
            std::array::from_fn(|axis| match axis < kind.axes() {
                true if named.derivatives => {
                    ((random.between(-1.0, 1.0) * own * extents[axis] * 256.0).round()) / 256.0
                }
                true => f64::from(asks[corner + other].at[axis]) - f64::from(asks[corner].at[axis]),
                false => 0.0,
            })
        });
        asks[lane].changes = changes;
    }
    asks
}

/// Whether a result is what is expected: equal where one element is taken, otherwise as near as sums in another order are.
pub fn near(found: f64, expected: f64, halves: bool) -> bool {
    let tolerance = if halves { 1e-3 } else { 1e-6 };
    (found - expected).abs() <= tolerance * expected.abs().max(1.0)
}

/// One instruction with a random image and sampler.
fn try_one(bench: &mut Bench, (name, named): (&str, Named), kind: Kind, small: Form16, random: &mut Random) {
    let chip = bench.chip;
    let form = random.pick(&[Form::Float, Form::Bytes]);
    let mut picture = Picture::new(chip, kind, form, random);
    picture.least = random.pick(&[0, 0, 0, 300]);
    let mut sampler = Sampler::random(random);
    if small.address || named.packed {
        sampler.unnormalized = false;
    }
    if chip.isa == Isa::Gfx90a {
        // What differs between lanes decides nothing.
        sampler.filters[3] = 0;
        sampler.filters[1] = sampler.filters[0];
    }
    let lanes = chip.wave.lanes() as usize;
    let asks = asks(&picture, &sampler, named, lanes, random, small.address);
    let count = address(chip, kind, named, &asks[0], small.address).len();
    let list = !chip.is_gcn() && count > 1 && random.below(2) == 0;
    let (text, order) = registers(chip, count, list);
    let mask = match (named.gather, named.query) {
        (true, _) => 1 << random.below(4),
        (_, true) => 3,
        _ => random.pick(&[15, 15, 5, 8]),
    };
    let results = if named.gather {
        4
    } else {
        u32::from(mask as u8).count_ones()
    };
    let registers = if small.data { results.div_ceil(2) } else { results };
    let data = match registers {
        1 => "v28".to_owned(),
        _ => format!("v[28:{}]", 27 + registers),
    };
    let body = format!(
        "{name} {data}, {text}, s[8:15], s[16:19] dmask:{mask:#x}{}{}{}",
        kind.text(chip),
        if small.address { " a16" } else { "" },
        if small.data { " d16" } else { "" },
    );
    let mut words = vec![[0; 16]; lanes];
    for (lane, ask) in words.iter_mut().zip(&asks) {
        for (word, place) in address(chip, kind, named, ask, small.address)
            .into_iter()
            .zip(&order)
        {
            lane[*place] = word;
        }
    }
    bench.put_image(&picture.data);
    let words = Words {
        image: picture.words(bench.image()),
        sampler: sampler.words(chip),
        lanes: words,
    };
    let found = bench
        .run(&body, &words)
        .unwrap_or_else(|error| panic!("{}: {body}: {error}\n{sampler:?}", chip.name));
    for (lane, (ask, found)) in asks.iter().zip(&found).enumerate() {
        let expected: Vec<f64> = if named.query {
            let (raw, clamped) = reference::level(&picture, &sampler, ask);
            vec![clamped as f64 / 256.0, raw]
        } else if named.gather {
            let component = (mask as u32).trailing_zeros() as usize;
            reference::gather(&picture, &sampler, ask, named.row, component).to_vec()
        } else {
            let all = reference::sample(&picture, &sampler, ask);
            (0..4)
                .filter(|component| mask >> component & 1 == 1)
                .map(|component| all[component])
                .collect()
        };
        for (number, &expected) in expected.iter().enumerate() {
            let value = match small.data {
                true => from_half(found[number / 2] >> (16 * (number % 2)) & 0xffff),
                false => f64::from(f32::from_bits(found[number])),
            };
            let same = value == expected || near(value, expected, small.data);
            assert!(
                same,
                "{}: {body}\nlane {lane}, result {number}: {value} for {expected}\n{ask:?}\n{sampler:?}\n{:?} {:?} levels {} seen {:?} least {}",
                chip.name, picture.form, picture.size, picture.levels, picture.seen, picture.least
            );
        }
    }
}

/// Every operation of these machines that samples.
fn check(chips: &[Chip], wanted: fn(Named) -> bool) {
    for &chip in chips {
        let mut random = Random(0x5a17 ^ chip.isa as u64);
        let mut operations = 0;
        for &op in Op::ALL {
            if !chip.isa.has(op) {
                continue;
            }
            let name = chip.isa.op(op).mnemonic;
            let Some(named) = Named::of(name).filter(|named| wanted(*named)) else {
                continue;
            };
            operations += 1;
            let mut bench = Bench::new(chip);
            for kind in if named.gather { &GATHERED[..] } else { &KINDS[..] } {
                for trial in 0..3 {
                    let small = Form16 {
                        address: chip.has_halves() && trial == 1,
                        data: chip.has_halves() && trial == 2 && !named.query,
                    };
                    try_one(&mut bench, (name, named), *kind, small, &mut random);
                }
            }
        }
        println!("{}: {operations} operations", chip.name);
        assert!(operations > 0 || chip.isa == Isa::Gfx90a, "{}", chip.name);
    }
}

#[test]
fn samples_of_gcn() {
    check(&CHIPS[..5], |named| !named.gather && !named.query);
}

#[test]
fn samples_of_rdna() {
    check(&CHIPS[5..], |named| !named.gather && !named.query);
}

#[test]
fn gathers() {
    check(&CHIPS, |named| named.gather);
}

#[test]
fn levels_of_detail() {
    check(&CHIPS, |named| named.query);
}
