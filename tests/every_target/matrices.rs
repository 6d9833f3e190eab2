//! Products of matrices from the IR, on the interpreter and on RDNA4 with both wave sizes, beside sums that the test makes itself: plain loops over
//! integers, and floats whose sums are exact. Where elements lie is copied from the tables of RDNA4 ISA 7.12.2, bit by bit. What is rounded is
//! compared between the interpreter and the machine, which have arithmetic of their own.

use std::fmt::Write;
use std::rc::Rc;
use wavelift::targets;
use wavelift_codegen::ir::text::parse_module;
use wavelift_codegen::target::{Options, Verify};
use wavelift_simulator::MachineOptions;
use wavelift_simulator::dispatch::Geometry;
use wavelift_simulator::machine::{Launch, Machine, Program};

/// How often the product is added to the sum.
const ROUNDS: usize = 3;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    /// Bits, and how many of them are exponent.
    Float(u32, u32),
    /// Bits.
    Integer(u32),
}

const F32: Kind = Kind::Float(32, 8);
const F16: Kind = Kind::Float(16, 5);
const BF16: Kind = Kind::Float(16, 8);
const FP8: Kind = Kind::Float(8, 4);
const BF8: Kind = Kind::Float(8, 5);
const I32: Kind = Kind::Integer(32);

impl Kind {
    fn bits(self) -> u32 {
        match self {
            Kind::Float(bits, _) | Kind::Integer(bits) => bits,
        }
    }

    /// The type of words that hold such elements.
    fn word(self) -> &'static str {
        match self {
            F32 => "f32",
            F16 => "f16x2",
            _ => "i32",
        }
    }

    /// The bits of a small integer.
    fn encode(self, value: i64) -> u32 {
        let Kind::Float(bits, exponent) = self else {
            return (value as u64 & ((1 << self.bits()) - 1)) as u32;
        };
        if value == 0 {
            return 0;
        }
        let mantissa = bits - 1 - exponent;
        let (sign, magnitude) = (u32::from(value < 0), value.unsigned_abs() as u32);
        let power = magnitude.ilog2();
        let fraction = (magnitude << mantissa >> power) & ((1 << mantissa) - 1);
        assert_eq!(
            (fraction | 1 << mantissa) << power,
            magnitude << mantissa,
            "{value} is exact"
        );
        let bias = (1 << (exponent - 1)) - 1;
        sign << (bits - 1) | (power + bias) << mantissa | fraction
    }
}

/// Name in the IR, formats of A, B and the sum, inner size.
type Product = (&'static str, [Kind; 3], usize);

const PRODUCTS: &[Product] = &[
    ("f32_16x16x16_f16", [F16, F16, F32], 16),
    ("f32_16x16x16_bf16", [BF16, BF16, F32], 16),
    ("f16_16x16x16_f16", [F16, F16, F16], 16),
    ("bf16_16x16x16_bf16", [BF16, BF16, BF16], 16),
    ("i32_16x16x16_i8", [Kind::Integer(8), Kind::Integer(8), I32], 16),
    ("i32_16x16x16_i4", [Kind::Integer(4), Kind::Integer(4), I32], 16),
    ("i32_16x16x32_i4", [Kind::Integer(4), Kind::Integer(4), I32], 32),
    ("f32_16x16x16_fp8_fp8", [FP8, FP8, F32], 16),
    ("f32_16x16x16_fp8_bf8", [FP8, BF8, F32], 16),
    ("f32_16x16x16_bf8_fp8", [BF8, FP8, F32], 16),
    ("f32_16x16x16_bf8_bf8", [BF8, BF8, F32], 16),
];

/// Signs of A and B, saturation.
type Said = [bool; 3];

/// Bits of lane, word and position, the highest first: `r` bits of the row of A, of the column of B or of the sum's column, `k` of the inner place or of
/// the sum's row.
fn places(kind: Kind, inner: Option<usize>, lanes: u32) -> [&'static str; 3] {
    match (kind.bits(), inner, lanes) {
        (16, Some(_), 32) => ["k2 r3 r2 r1 r0", "k3 k1", "k0"],
        (16, Some(_), _) => ["k3 k2 r3 r2 r1 r0", "k1", "k0"],
        (8, Some(_), 32) => ["k3 r3 r2 r1 r0", "k2", "k1 k0"],
        (8, Some(_), _) => ["k2 k3 r3 r2 r1 r0", "", "k1 k0"],
        (4, Some(16), 32) => ["k3 r3 r2 r1 r0", "", "k2 k1 k0"],
        (4, Some(16), _) => ["0 k3 r3 r2 r1 r0", "", "k2 k1 k0"],
        (4, Some(_), 32) => ["k4 r3 r2 r1 r0", "k3", "k2 k1 k0"],
        (4, Some(_), _) => ["k3 k4 r3 r2 r1 r0", "", "k2 k1 k0"],
        (32, None, 32) => ["k3 r3 r2 r1 r0", "k2 k1 k0", ""],
        (32, None, _) => ["k2 k3 r3 r2 r1 r0", "k1 k0", ""],
        (16, None, 32) => ["k3 r3 r2 r1 r0", "k2 k1", "k0"],
        (16, None, _) => ["k2 k3 r3 r2 r1 r0", "k1", "k0"],
        other => panic!("{other:?}"),
    }
}

fn number(bits: &str, r: usize, k: usize) -> usize {
    bits.split_whitespace().fold(0, |number, bit| {
        let place = || bit[1..].parse::<usize>().expect("a bit");
        number << 1
            | match &bit[..1] {
                "r" => r >> place() & 1,
                "k" => k >> place() & 1,
                _ => 0,
            }
    })
}

/// The words of all lanes, of a matrix by its elements' bits.
fn pack(
    (kind, inner): (Kind, Option<usize>),
    (lanes, words): (u32, usize),
    element: impl Fn(usize, usize) -> u32,
) -> Vec<Vec<u32>> {
    let mut packed = vec![vec![0; words]; lanes as usize];
    let [lane, word, position] = places(kind, inner, lanes);
    for r in 0..16 {
        for k in 0..inner.unwrap_or(16) {
            let low = number(position, r, k) as u32 * kind.bits();
            packed[number(lane, r, k)][number(word, r, k)] |= element(r, k) << low;
        }
    }
    packed
}

/// Words of A, B and C in a lane (RDNA4 ISA, table 43).
fn words([a, b, sum]: [Kind; 3], inner: usize, lanes: u32) -> [usize; 3] {
    let of = |kind: Kind, columns: usize| (16 * columns * kind.bits() as usize / 32).div_ceil(lanes as usize);
    [of(a, inner), of(b, inner), of(sum, 16)]
}

/// A kernel that adds the product [`ROUNDS`] times: the first time outside of a loop, to zeros if there is no C.
fn kernel((name, kinds, _): Product, said: Said, counts: [usize; 3], from_zero: bool) -> String {
    let [a, b, c] = counts;
    let flags = ["signed_a ", "signed_b ", "sat "];
    let said: String = flags
        .iter()
        .zip(said)
        .filter(|(_, said)| *said)
        .map(|(flag, _)| *flag)
        .collect();
    let sum = kinds[2].word();
    let mut text = String::from(
        "kernel %k {\n param %in : i64 at 0 align 8\n param %out : i64 at 8 align 8\nblock0:\n v0 = iconst.i64 0\n \
         v1, v2 = load.i64 kernarg align 8 width all [v0]\n v3 = workitemid.i32 0\n v4 = uextend.i64 v3\n",
    );
    let all = a + b + c;
    let _ = write!(
        text,
        " v5 = iconst.i64 {}\n v6 = imul.i64 v4, v5\n v7 = iadd.i64 v1, v6\n v8 = iconst.i64 {}\n v9 = imul.i64 v4, v8\n v10 = iadd.i64 v2, v9\n",
        4 * all,
        4 * c
    );
    for word in 0..all {
        let ty = match word {
            _ if word < a => kinds[0].word(),
            _ if word < a + b => kinds[1].word(),
            _ => sum,
        };
        let _ = writeln!(
            text,
            " v{} = load.{ty} global align 4 [v7+{}]",
            20 + word,
            4 * word
        );
    }
    let list = |first: usize, count: usize| {
        let values: Vec<String> = (first..first + count).map(|value| format!("v{value}")).collect();
        values.join(", ")
    };
    let factors = list(20, a + b);
    let start = if from_zero {
        let zero = if sum == "f16x2" { "v12" } else { "v11" };
        let constant = if sum == "f32" {
            "fconst.f32 0"
        } else {
            "iconst.i32 0"
        };
        let _ = writeln!(text, " v11 = {constant}");
        if sum == "f16x2" {
            text.push_str(" v12 = bitcast.f16x2 v11\n");
        }
        vec![zero; c].join(", ")
    } else {
        list(20 + a + b, c)
    };
    let [first, sums, next] = [100, 120, 140].map(|value| list(value, c));
    let params: Vec<String> = (120..120 + c).map(|value| format!("v{value}: {sum}")).collect();
    let _ = write!(
        text,
        " {first} = wmma.{sum} {name} {said}{factors}, {start}\n v13 = iconst.i32 {}\n v14 = iconst.i32 1\n jump block1(v13, {first})\n\
         block1(v15: i32, {}):\n {next} = wmma.{sum} {name} {said}{factors}, {sums}\n v16 = isub.i32 v15, v14\n v17 = icmp.ne v16, v14\n \
         branch v17, block1(v16, {next}), block2\nblock2:\n",
        ROUNDS,
        params.join(", ")
    );
    for word in 0..c {
        let _ = writeln!(
            text,
            " store.{sum} global align 4 [v10+{}], v{}",
            4 * word,
            140 + word
        );
    }
    text.push_str(" return\n}\n");
    text
}

/// What a launch of one wave gives: the words of each lane, or what is wrong.
fn run(
    target: &str,
    lanes: u32,
    text: &str,
    items: u32,
    input: &[Vec<u32>],
    out: usize,
) -> Result<Vec<Vec<u32>>, String> {
    let registry = targets();
    let found = registry.find(target).expect("a target");
    let setup = MachineOptions {
        wave: lanes,
        limits: Default::default(),
        target: found.info().name,
    };
    let mut machine: Box<dyn Machine> = registry.device(target, &setup).expect("a machine");
    let module = parse_module(text).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
    let loaded = if target == "interp" {
        machine.load(Program::Ir(Rc::new(module)))
    } else {
        let options = Options {
            verify: Verify::Passes,
            ..Options::for_wave(lanes)
        };
        let compiled = found
            .compile(&module, &options)
            .map_err(|error| error.to_string())?;
        if let Some(error) = compiled.failed.first() {
            return Err(error.to_string());
        }
        machine.load(Program::Object {
            bytes: &compiled.object,
            watched: Vec::new(),
            own: true,
        })
    };
    let loaded = loaded.map_err(|error| error.to_string())?;
    let bytes: Vec<u8> = input
        .iter()
        .flatten()
        .flat_map(|word| word.to_le_bytes())
        .collect();
    let from = machine.allocate("in", bytes.len() as u64).expect("memory");
    let to = machine
        .allocate("out", 4 * u64::from(lanes) * out as u64)
        .expect("memory");
    machine.memory().write(from, &bytes).expect("a buffer");
    let kernarg: Vec<u8> = [from, to]
        .iter()
        .flat_map(|address| address.to_le_bytes())
        .collect();
    let grid = Geometry::from_sizes([items, 1, 1], [items, 1, 1]).expect("a grid");
    let launch = Launch {
        geometry: &grid,
        dynamic_group_bytes: 0,
        kernarg: &kernarg,
        packet_id: 0,
        completion_signal: 0,
        deadline: None,
    };
    machine
        .dispatch(loaded, "k", &launch)
        .map_err(|error| error.to_string())?;
    let mut bytes = vec![0; 4 * lanes as usize * out];
    machine.memory().read(to, &mut bytes).expect("a buffer");
    let words = bytes
        .chunks_exact(4)
        .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]));
    let words: Vec<u32> = words.collect();
    Ok(words.chunks(out).map(<[u32]>::to_vec).collect())
}

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed ^ mixed >> 27
    }

    fn between(&mut self, least: i64, most: i64) -> i64 {
        least + (self.next() % (most - least + 1) as u64) as i64
    }
}

/// Where every product runs.
const PLACES: [(&str, u32); 4] = [("interp", 32), ("interp", 64), ("gfx1201", 32), ("gfx1201", 64)];

fn lanes_of_words(parts: [Vec<Vec<u32>>; 3]) -> Vec<Vec<u32>> {
    let [a, b, c] = parts;
    a.into_iter()
        .zip(b)
        .zip(c)
        .map(|((a, b), c)| [a, b, c].concat())
        .collect()
}

/// One product in one place beside plain loops.
fn check(random: &mut Random, product: Product, said: Said, (target, lanes): (&str, u32), from_zero: bool) {
    let (name, kinds, inner) = product;
    let counts = words(kinds, inner, lanes);
    // Integers take their whole range, floats stay where all sums are exact.
    let range = |kind: Kind, signed: bool| match kind {
        Kind::Integer(bits) if signed => (-(1i64 << (bits - 1)), (1i64 << (bits - 1)) - 1),
        Kind::Integer(bits) => (0, (1i64 << bits) - 1),
        _ if kinds[2] == BF16 => (-1, 1),
        Kind::Float(..) => (-3, 3),
    };
    let mut matrix = |(least, most): (i64, i64), columns: usize| -> Vec<Vec<i64>> {
        let mut row = || (0..columns).map(|_| random.between(least, most)).collect();
        (0..16).map(|_| row()).collect()
    };
    let (a, b) = (
        matrix(range(kinds[0], said[0]), inner),
        matrix(range(kinds[1], said[1]), inner),
    );
    // The rows of C; what saturates begins near the end.
    let c = match (kinds[2], said[2]) {
        (I32, true) => matrix((i64::from(i32::MAX) - 3000, i64::from(i32::MAX)), 16),
        (I32, false) => matrix((i32::MIN.into(), i32::MAX.into()), 16),
        _ => matrix((-3, 3), 16),
    };
    let parts = [
        pack((kinds[0], Some(inner)), (lanes, counts[0]), |r, k| {
            kinds[0].encode(a[r][k])
        }),
        pack((kinds[1], Some(inner)), (lanes, counts[1]), |r, k| {
            kinds[1].encode(b[r][k])
        }),
        pack((kinds[2], None), (lanes, counts[2]), |column, row| {
            kinds[2].encode(c[row][column])
        }),
    ];
    let sum = |row: usize, column: usize| -> i64 {
        let start = if from_zero { 0 } else { c[row][column] };
        let dot: i64 = (0..inner).map(|k| a[row][k] * b[column][k]).sum();
        (0..ROUNDS).fold(start, |sum, _| match (kinds[2], said[2]) {
            (I32, true) => (sum + dot).clamp(i32::MIN.into(), i32::MAX.into()),
            (I32, false) => i64::from((sum + dot) as i32),
            _ => sum + dot,
        })
    };
    let expected = pack((kinds[2], None), (lanes, counts[2]), |column, row| {
        kinds[2].encode(sum(row, column))
    });
    let text = kernel(product, said, counts, from_zero);
    let found = run(target, lanes, &text, lanes, &lanes_of_words(parts), counts[2]);
    let found =
        found.unwrap_or_else(|error| panic!("{name} on {target} with {lanes} lanes: {error}\n{text}"));
    assert!(
        found == expected,
        "{name} {said:?} on {target} with {lanes} lanes, from zero {from_zero}:\n{text}"
    );
}

#[test]
fn products_are_those_of_plain_loops() {
    let mut random = Random(1);
    for &product in PRODUCTS {
        for place in PLACES {
            for from_zero in [false, true] {
                check(&mut random, product, [false; 3], place, from_zero);
            }
        }
    }
}

#[test]
fn integers_have_signs_and_saturate_as_they_are_told() {
    let mut random = Random(2);
    let integers = PRODUCTS.iter().filter(|(_, kinds, _)| kinds[2] == I32);
    for &product in integers {
        for said in [
            [true, true, false],
            [true, false, true],
            [false, true, true],
            [false, false, true],
        ] {
            for place in PLACES {
                check(&mut random, product, said, place, false);
            }
        }
    }
}

/// A float of any sign and fraction, subnormal at times, whose products and sums stay finite.
fn any_float(random: &mut Random, kind: Kind) -> u32 {
    let Kind::Float(bits, exponent) = kind else {
        unreachable!()
    };
    let mantissa = bits - 1 - exponent;
    let middle = (1i64 << (exponent - 1)) - 1;
    let power = match random.next() % 8 {
        0 => 0,
        _ => random.between((middle - 8).max(0), middle + 2),
    };
    (random.next() as u32 & 1) << (bits - 1)
        | (power as u32) << mantissa
        | random.next() as u32 & ((1 << mantissa) - 1)
}

/// Rounding, its order, and subnormals: both have their own arithmetic.
#[test]
fn the_machine_rounds_as_the_interpreter() {
    let mut random = Random(3);
    for &product in PRODUCTS.iter().filter(|(_, kinds, _)| kinds[2] != I32) {
        let (name, kinds, inner) = product;
        for lanes in [32, 64] {
            let counts = words(kinds, inner, lanes);
            let mut matrix = |kind: Kind, inner: Option<usize>, words: usize| {
                let bits: Vec<u32> = (0..256).map(|_| any_float(&mut random, kind)).collect();
                pack((kind, inner), (lanes, words), |r, k| bits[16 * r + k])
            };
            let parts = [
                matrix(kinds[0], Some(inner), counts[0]),
                matrix(kinds[1], Some(inner), counts[1]),
                matrix(kinds[2], None, counts[2]),
            ];
            let text = kernel(product, [false; 3], counts, false);
            let input = lanes_of_words(parts);
            let [ours, machine] = ["interp", "gfx1201"].map(|target| {
                run(target, lanes, &text, lanes, &input, counts[2])
                    .unwrap_or_else(|error| panic!("{target}: {error}"))
            });
            assert!(ours == machine, "{name} with {lanes} lanes");
        }
    }
}

/// A result that is a factor of the next product at once: the simulator stops where no other vector instruction stands between.
#[test]
fn a_result_may_be_a_factor() {
    let mut random = Random(4);
    for lanes in [32, 64] {
        let [a, b, c] = words([Kind::Integer(8), Kind::Integer(8), I32], 16, lanes);
        let product = (PRODUCTS[4].0, PRODUCTS[4].1, 16);
        let text = kernel(product, [true; 3], [a, b, c], true);
        let list = |first: usize, count: usize| {
            let values: Vec<String> = (first..first + count).map(|value| format!("v{value}")).collect();
            values.join(", ")
        };
        // The loop multiplies what the last round has made.
        let (before, after) = (list(20, a + b), [list(120, a), list(20 + a, b)].join(", "));
        let (start, round) = text.split_once("block1(v15").expect("a loop");
        let text = format!("{start}block1(v15{}", round.replace(&before, &after));
        assert!(text.contains(&after));
        let input: Vec<Vec<u32>> = (0..lanes)
            .map(|_| (0..a + b + c).map(|_| random.next() as u32).collect())
            .collect();
        let [ours, machine] = ["interp", "gfx1201"].map(|target| {
            run(target, lanes, &text, lanes, &input, c).unwrap_or_else(|error| panic!("{target}: {error}"))
        });
        assert!(ours == machine, "{lanes} lanes");
    }
}

/// All lanes have parts of the matrices, so all must run.
#[test]
fn a_wave_without_all_its_lanes_is_refused() {
    let (product, lanes) = (PRODUCTS[4], 32);
    let counts = words(product.1, product.2, lanes);
    let text = kernel(product, [false; 3], counts, false);
    let input = vec![vec![1; counts.iter().sum()]; lanes as usize];
    let error = run("interp", lanes, &text, 31, &input, counts[2]).expect_err("31 lanes");
    assert!(error.contains("all 32 have parts of the matrices"), "{error}");
    // On the machine the parts of the lane that is not there are undefined.
    assert!(run("gfx1201", lanes, &text, 31, &input, counts[2]).is_err());
}

/// The other wave size, and machines without products of matrices, are named.
#[test]
fn what_cannot_be_compiled_says_why() {
    let product = PRODUCTS[0];
    let counts = words(product.1, product.2, 32);
    let text = kernel(product, [false; 3], counts, false);
    let input = vec![vec![0; counts.iter().sum()]; 64];
    let error = run("gfx1201", 64, &text, 64, &input, counts[2]).expect_err("64 lanes");
    assert!(
        error.contains("waves of 64 lanes have 2 of A, 2 of B and 4 of C"),
        "{error}"
    );
    let error = run("interp", 64, &text, 64, &input, counts[2]).expect_err("64 lanes");
    assert!(error.contains("which waves of 64 lanes do not have"), "{error}");
    for (target, lanes) in [("gfx900", 64), ("gfx1100", 32), ("ivb", 16)] {
        let error = run(target, lanes, &text, lanes, &input, counts[2]).expect_err(target);
        assert!(
            error.contains("wmma f32_16x16x16_f16, the product of two matrices"),
            "{error}"
        );
    }
}
