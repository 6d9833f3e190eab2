//! Products of matrices beside sums that the test makes itself: integers and exact floats in wide integers and doubles, others with the host's rounding. Where
//! elements lie is copied from the tables of RDNA4 ISA 7.12.2, bit by bit.

use crate::machine::run_on;
use std::collections::HashMap;
use wavelift_rdna4::isa::WaveSize;

/// Bits of a place, the highest first: `r` and `k` with a number are bits of the row and of the place in it, `0` is zero.
struct Layout {
    lane: &'static str,
    vgpr: &'static str,
    position: &'static str,
}

/// A matrix by row and inner place; B has columns for rows. `count` is the inner size, 0 of a sum: rows are `r`, columns `k`.
fn layout(bits: u32, count: usize, wave: WaveSize) -> Layout {
    let of = |lane, vgpr, position| Layout { lane, vgpr, position };
    let narrow = wave == WaveSize::Wave32;
    match (bits, count, narrow) {
        (16, 16, true) => of("k2 r3 r2 r1 r0", "k3 k1", "k0"),
        (16, 16, false) => of("k3 k2 r3 r2 r1 r0", "k1", "k0"),
        // The second half in the next group of registers (7.12.3).
        (16, 32, true) => of("k2 r3 r2 r1 r0", "k4 k3 k1", "k0"),
        (16, 32, false) => of("k3 k2 r3 r2 r1 r0", "k4 k1", "k0"),
        (8, 16, true) => of("k3 r3 r2 r1 r0", "k2", "k1 k0"),
        (8, 16, false) => of("k2 k3 r3 r2 r1 r0", "0", "k1 k0"),
        (8, 32, true) => of("k3 r3 r2 r1 r0", "k4 k2", "k1 k0"),
        (8, 32, false) => of("k2 k3 r3 r2 r1 r0", "k4", "k1 k0"),
        (4, 16, true) => of("k3 r3 r2 r1 r0", "0", "k2 k1 k0"),
        (4, 16, false) => of("0 k3 r3 r2 r1 r0", "0", "k2 k1 k0"),
        (4, 32, true) => of("k4 r3 r2 r1 r0", "k3", "k2 k1 k0"),
        (4, 32, false) => of("k3 k4 r3 r2 r1 r0", "0", "k2 k1 k0"),
        (4, 64, true) => of("k4 r3 r2 r1 r0", "k5 k3", "k2 k1 k0"),
        (4, 64, false) => of("k3 k4 r3 r2 r1 r0", "k5", "k2 k1 k0"),
        (32, 0, true) => of("r3 k3 k2 k1 k0", "r2 r1 r0", "0"),
        (32, 0, false) => of("r2 r3 k3 k2 k1 k0", "r1 r0", "0"),
        (16, 0, true) => of("r3 k3 k2 k1 k0", "r2 r1", "r0"),
        (16, 0, false) => of("r2 r3 k3 k2 k1 k0", "r1", "r0"),
        _ => panic!("no layout of {bits} bits and {count}"),
    }
}

fn number(bits: &str, row: usize, k: usize) -> usize {
    bits.split(' ').fold(0, |number, bit| {
        let value = match bit.split_at(1) {
            ("r", place) => row >> place.parse::<usize>().unwrap() & 1,
            ("k", place) => k >> place.parse::<usize>().unwrap() & 1,
            _ => 0,
        };
        number << 1 | value
    })
}

/// Registers of 64 lanes that an element is put into.
type Registers = Vec<[u32; 64]>;

impl Layout {
    fn put(&self, registers: &mut [[u32; 64]], bits: u32, (row, k): (usize, usize), value: u32) {
        let (lane, vgpr) = (number(self.lane, row, k), number(self.vgpr, row, k));
        let low = number(self.position, row, k) as u32 * bits;
        registers[vgpr][lane] |= (value & (u32::MAX >> (32 - bits))) << low;
    }
}

/// A small generator.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) % limit
    }
}

/// A float format: bits, of which so many are exponent.
#[derive(Clone, Copy)]
struct Floats {
    bits: u32,
    exponent: u32,
}

const F32: Floats = Floats {
    bits: 32,
    exponent: 8,
};
const F16: Floats = Floats {
    bits: 16,
    exponent: 5,
};
const BF16: Floats = Floats {
    bits: 16,
    exponent: 8,
};
const FP8: Floats = Floats { bits: 8, exponent: 4 };
const BF8: Floats = Floats { bits: 8, exponent: 5 };

impl Floats {
    /// The bits of a number of normal size, rounded to the nearest.
    fn encode(self, value: f64) -> u32 {
        let mantissa = self.bits - 1 - self.exponent;
        let sign = u32::from(value.is_sign_negative()) << (self.bits - 1);
        if value == 0.0 {
            return sign;
        }
        let exponent = value.abs().log2().floor() as i32;
        let units = (value.abs() * 2f64.powi(mantissa as i32 - exponent)).round_ties_even() as u32;
        let bias = (1 << (self.exponent - 1)) - 1;
        // The hidden bit counts one in the exponent.
        sign | ((((exponent + bias - 1) as u32) << mantissa) + units)
    }

    fn rounded(self, value: f64) -> f64 {
        let mantissa = self.bits - 1 - self.exponent;
        if value == 0.0 {
            return value;
        }
        let unit = 2f64.powi(value.abs().log2().floor() as i32 - mantissa as i32);
        (value / unit).round_ties_even() * unit
    }
}

/// What elements are.
#[derive(Clone, Copy)]
enum Kind {
    Float(Floats),
    Integer { bits: u32, signed: bool },
}

impl Kind {
    fn bits(self) -> u32 {
        match self {
            Kind::Float(format) => format.bits,
            Kind::Integer { bits, .. } => bits,
        }
    }

    /// A number; in `wide` ones sums of several must be rounded.
    fn draw(self, random: &mut Random, wide: bool) -> f64 {
        match self {
            Kind::Float(format) => {
                let mantissa = format.bits - 1 - format.exponent;
                let value = random.below(1 << (mantissa.min(7) + 1)) as f64 - f64::from(1 << mantissa.min(7));
                let scale = if wide { random.below(7) as i32 - 3 } else { 0 };
                // Numbers of three bits are exact in all formats.
                let value = if wide { value } else { value % 4.0 };
                value * 2f64.powi(scale - mantissa.min(4) as i32)
            }
            Kind::Integer { bits, signed } => {
                // Sums stay far from the largest number.
                let bits = bits.min(24);
                let value = random.below(1 << bits) as f64;
                value - if signed { f64::from(1 << (bits - 1)) } else { 0.0 }
            }
        }
    }

    fn encode(self, value: f64) -> u32 {
        match self {
            Kind::Float(format) => format.encode(value),
            Kind::Integer { .. } => value as i64 as u32,
        }
    }
}

/// A product to test.
#[derive(Clone, Copy)]
struct Case {
    mnemonic: &'static str,
    a: Kind,
    b: Kind,
    sum: Kind,
    inner: usize,
    sparse: bool,
    modifiers: &'static str,
}

/// What one step of the sum gives.
fn step(sum: Kind, total: f64, a: f64, b: f64) -> f64 {
    match sum {
        // The host's fused operation.
        Kind::Float(format) if format.bits == 32 => f64::from((a as f32).mul_add(b as f32, total as f32)),
        Kind::Float(format) => format.rounded(total + a * b),
        Kind::Integer { .. } => total + a * b,
    }
}

/// Puts a matrix by rows into registers.
fn put_all(registers: &mut [[u32; 64]], layout: &Layout, kind: Kind, columns: usize, values: &[f64]) {
    for (index, value) in values.iter().enumerate() {
        layout.put(
            registers,
            kind.bits(),
            (index / columns, index % columns),
            kind.encode(*value),
        );
    }
}

/// Puts a sparse A into registers and its places into set `key` of the index, and makes zeros of what it lacks.
fn put_sparse(
    registers: &mut [[u32; 64]],
    (case, wave, key): (Case, WaveSize, u32),
    a: &mut [f64],
    random: &mut Random,
) {
    let (bits, inner) = (case.a.bits(), case.inner);
    let kept = layout(bits, inner / 2, wave);
    let holders = if kept.lane.starts_with('0') {
        32
    } else {
        wave.lanes() as usize
    };
    let set_bits = (4 * inner / 4 * 16 / holders) as u32;
    // The pairs that each lane holds: register, position, places.
    let mut held: HashMap<usize, Vec<(usize, usize, [usize; 2])>> = HashMap::new();
    for row in 0..16 {
        for group in 0..inner / 4 {
            let first = row * inner + 4 * group;
            let places = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]][random.below(6) as usize];
            for place in (0..4).filter(|place| !places.contains(place)) {
                a[first + place] = 0.0;
            }
            for (which, place) in places.iter().enumerate() {
                let value = case.a.encode(a[first + place]);
                kept.put(&mut registers[0..4], bits, (row, 2 * group + which), value);
            }
            let at = |bits: &str| number(bits, row, 2 * group);
            let pairs = held.entry(at(kept.lane)).or_default();
            pairs.push((at(kept.vgpr), at(kept.position), places));
        }
    }
    for (lane, mut pairs) in held {
        pairs.sort_unstable();
        for (pair, (_, _, places)) in (0u32..).zip(pairs) {
            registers[20][lane] |= ((places[0] | places[1] << 2) as u32) << (4 * pair + set_bits * key);
        }
    }
}

/// D by the test's own sums.
fn product(case: Case, wave: WaveSize, a: &[f64], b: &[f64], c: &[f64]) -> Registers {
    let sums = layout(case.sum.bits(), 0, wave);
    let mut expected: Registers = vec![[0; 64]; 8];
    // Of integers the fields say whether they have a sign, as the kinds do.
    let changes = |flag: &str| matches!(case.sum, Kind::Float(_)) && case.modifiers.contains(flag);
    let sign = |flag: &str| if changes(flag) { -1.0 } else { 1.0 };
    let signs = [sign("neg_lo:[1,0,0]"), sign("neg_hi:[1,0,0]")];
    for m in 0..16 {
        for n in 0..16 {
            let start = sign("neg_lo:[0,0,1]") * c[16 * m + n];
            let total = (0..case.inner).fold(start, |total, k| {
                step(
                    case.sum,
                    total,
                    signs[k % 2] * a[m * case.inner + k],
                    b[n * case.inner + k],
                )
            });
            sums.put(&mut expected, case.sum.bits(), (m, n), case.sum.encode(total));
        }
    }
    expected
}

/// Runs a case and compares all of D; `key` selects the set of a sparse index.
fn check(case: Case, wave: WaveSize, wide: bool, key: u32, random: &mut Random) {
    let mut draw =
        |kind: Kind, count: usize| -> Vec<f64> { (0..count).map(|_| kind.draw(random, wide)).collect() };
    let inner = case.inner;
    let (mut a, b, c) = (
        draw(case.a, 16 * inner),
        draw(case.b, 16 * inner),
        draw(case.sum, 256),
    );
    let mut registers: Registers = vec![[0; 64]; 22];
    if case.sparse {
        put_sparse(&mut registers, (case, wave, key), &mut a, random);
    } else {
        put_all(
            &mut registers[0..4],
            &layout(case.a.bits(), inner, wave),
            case.a,
            inner,
            &a,
        );
    }
    put_all(
        &mut registers[4..12],
        &layout(case.b.bits(), inner, wave),
        case.b,
        inner,
        &b,
    );
    put_all(
        &mut registers[12..20],
        &layout(case.sum.bits(), 0, wave),
        case.sum,
        16,
        &c,
    );
    let expected = product(case, wave, &a, &b, &c);
    let got = run_case(case, wave, key, &registers);
    let lanes = wave.lanes() as usize;
    for (number, expected) in expected
        .iter()
        .enumerate()
        .take(words(case.sum.bits(), 256, wave))
    {
        let got = &got[number][..lanes];
        assert_eq!(
            got,
            &expected[..lanes],
            "{} {wave:?} register {number}",
            case.mnemonic
        );
    }
}

/// Registers of a matrix.
fn words(bits: u32, elements: usize, wave: WaveSize) -> usize {
    (elements * bits as usize / 32 / wave.lanes() as usize).max(1)
}

/// A in v[4:7], B in v[8:15], C in v[16:23], the index in v24, D in v[28:35], and of a sparse product in C.
fn run_case(case: Case, wave: WaveSize, key: u32, registers: &Registers) -> Registers {
    let range = |first: usize, words: usize| match words {
        1 => format!("v{first}"),
        words => format!("v[{first}:{}]", first + words - 1),
    };
    let of = |kind: Kind, elements: usize| words(kind.bits(), elements, wave);
    let kept = if case.sparse { case.inner / 2 } else { case.inner };
    let (a, b) = (
        range(4, of(case.a, 16 * kept)),
        range(8, of(case.b, 16 * case.inner)),
    );
    let sum = of(case.sum, 256);
    let (c, d) = (range(16, sum), if case.sparse { 16 } else { 28 });
    let mut modifiers = match case.modifiers {
        "" => String::new(),
        text => format!(" {text}"),
    };
    if key != 0 {
        modifiers = format!(" index_key:{key}{modifiers}");
    }
    let last = if case.sparse { "v24".to_owned() } else { c };
    let mut body = String::new();
    for register in 0..22 {
        body += &format!(
            "global_load_b32 v{}, v1, s[10:11] offset:{}\n",
            4 + register,
            256 * register
        );
    }
    body += "s_wait_loadcnt 0x0\n";
    body += &format!(
        "{} {}, {a}, {b}, {last}{modifiers}\n",
        case.mnemonic,
        range(d, sum)
    );
    for register in 0..sum {
        body += &format!(
            "global_store_b32 v1, v{}, s[10:11] offset:{}\n",
            d + register,
            256 * register
        );
    }
    let memory: Vec<u32> = registers.iter().flatten().copied().collect();
    let after = run_on(&body, wave, memory).unwrap_or_else(|error| panic!("{error}\n{body}"));
    after
        .chunks_exact(64)
        .map(|lanes| lanes.try_into().unwrap())
        .collect()
}

const fn case(mnemonic: &'static str, kinds: [Kind; 3], inner: usize, modifiers: &'static str) -> Case {
    let [a, b, sum] = kinds;
    // Mnemonics of sparse products begin with `v_s`.
    let sparse = mnemonic.as_bytes()[2] == b's';
    Case {
        mnemonic,
        a,
        b,
        sum,
        inner,
        sparse,
        modifiers,
    }
}

const fn float(format: Floats) -> Kind {
    Kind::Float(format)
}

const fn integer(bits: u32, signed: bool) -> Kind {
    Kind::Integer { bits, signed }
}

const I32: Kind = integer(32, true);

const CASES: &[Case] = &[
    case(
        "v_wmma_f32_16x16x16_f16",
        [float(F16), float(F16), float(F32)],
        16,
        "",
    ),
    case(
        "v_wmma_f32_16x16x16_f16",
        [float(F16), float(F16), float(F32)],
        16,
        "neg_lo:[1,0,0]",
    ),
    case(
        "v_wmma_f32_16x16x16_f16",
        [float(F16), float(F16), float(F32)],
        16,
        "neg_hi:[1,0,0]",
    ),
    case(
        "v_wmma_f32_16x16x16_f16",
        [float(F16), float(F16), float(F32)],
        16,
        "neg_lo:[0,0,1]",
    ),
    case(
        "v_wmma_f32_16x16x16_bf16",
        [float(BF16), float(BF16), float(F32)],
        16,
        "",
    ),
    case(
        "v_wmma_f16_16x16x16_f16",
        [float(F16), float(F16), float(F16)],
        16,
        "",
    ),
    case(
        "v_wmma_bf16_16x16x16_bf16",
        [float(BF16), float(BF16), float(BF16)],
        16,
        "",
    ),
    case(
        "v_wmma_f32_16x16x16_fp8_fp8",
        [float(FP8), float(FP8), float(F32)],
        16,
        "",
    ),
    case(
        "v_wmma_f32_16x16x16_fp8_bf8",
        [float(FP8), float(BF8), float(F32)],
        16,
        "",
    ),
    case(
        "v_wmma_f32_16x16x16_bf8_fp8",
        [float(BF8), float(FP8), float(F32)],
        16,
        "neg_lo:[0,0,1]",
    ),
    case(
        "v_wmma_f32_16x16x16_bf8_bf8",
        [float(BF8), float(BF8), float(F32)],
        16,
        "",
    ),
    case(
        "v_wmma_i32_16x16x16_iu8",
        [integer(8, false), integer(8, false), I32],
        16,
        "",
    ),
    case(
        "v_wmma_i32_16x16x16_iu8",
        [integer(8, true), integer(8, false), I32],
        16,
        "neg_lo:[1,0,0]",
    ),
    case(
        "v_wmma_i32_16x16x16_iu4",
        [integer(4, true), integer(4, true), I32],
        16,
        "neg_lo:[1,1,0]",
    ),
    case(
        "v_wmma_i32_16x16x32_iu4",
        [integer(4, false), integer(4, true), I32],
        32,
        "neg_lo:[0,1,0]",
    ),
    case(
        "v_swmmac_f32_16x16x32_f16",
        [float(F16), float(F16), float(F32)],
        32,
        "",
    ),
    case(
        "v_swmmac_f32_16x16x32_bf16",
        [float(BF16), float(BF16), float(F32)],
        32,
        "",
    ),
    case(
        "v_swmmac_f16_16x16x32_f16",
        [float(F16), float(F16), float(F16)],
        32,
        "",
    ),
    case(
        "v_swmmac_bf16_16x16x32_bf16",
        [float(BF16), float(BF16), float(BF16)],
        32,
        "",
    ),
    case(
        "v_swmmac_i32_16x16x32_iu8",
        [integer(8, true), integer(8, true), I32],
        32,
        "neg_lo:[1,1,0]",
    ),
    case(
        "v_swmmac_i32_16x16x32_iu4",
        [integer(4, false), integer(4, false), I32],
        32,
        "",
    ),
    case(
        "v_swmmac_i32_16x16x64_iu4",
        [integer(4, true), integer(4, false), I32],
        64,
        "neg_lo:[1,0,0]",
    ),
    case(
        "v_swmmac_f32_16x16x32_fp8_fp8",
        [float(FP8), float(FP8), float(F32)],
        32,
        "",
    ),
    case(
        "v_swmmac_f32_16x16x32_fp8_bf8",
        [float(FP8), float(BF8), float(F32)],
        32,
        "",
    ),
    case(
        "v_swmmac_f32_16x16x32_bf8_fp8",
        [float(BF8), float(FP8), float(F32)],
        32,
        "",
    ),
    case(
        "v_swmmac_f32_16x16x32_bf8_bf8",
        [float(BF8), float(BF8), float(F32)],
        32,
        "",
    ),
];

/// Sets of places that a register has, by the instruction's elements and the wave.
fn keys(case: Case, wave: WaveSize) -> u32 {
    match (case.sparse, case.inner, wave) {
        (false, ..) => 1,
        (_, 64, WaveSize::Wave32) => 1,
        (_, 64, _) => 2,
        (_, _, WaveSize::Wave32) => 2,
        _ if case.a.bits() == 4 => 2,
        _ => 4,
    }
}

#[test]
fn products_are_those_of_the_guide() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for wave in [WaveSize::Wave32, WaveSize::Wave64] {
        for &case in CASES {
            for wide in [false, true] {
                let key = random.below(keys(case, wave).into()) as u32;
                check(case, wave, wide, key, &mut random);
            }
            check(case, wave, false, keys(case, wave) - 1, &mut random);
        }
    }
}

/// Sums of integers saturate with `clamp`, and wrap around without; lanes that do not run count, too.
#[test]
fn sums_saturate_in_all_lanes() {
    let program = |clamp: &str| {
        format!(
            "v_mov_b32 v2, 0x7f7f7f7f\nv_mov_b32 v3, 0x7f7f7f7f\nv_mov_b32 v16, 0x7fffffff\n\
             v_mov_b32 v17, v16\nv_mov_b32 v18, v16\nv_mov_b32 v19, v16\nv_mov_b32 v20, v16\nv_mov_b32 v21, v16\nv_mov_b32 v22, v16\n\
             v_mov_b32 v23, v16\ns_mov_b32 exec_lo, 1\nv_wmma_i32_16x16x16_iu8 v[16:23], v[2:3], v[2:3], v[16:23] neg_lo:[1,1,0]{clamp}\n\
             s_mov_b32 exec_lo, -1\nglobal_store_b32 v1, v23, s[10:11]\n"
        )
    };
    let run = |clamp: &str| run_on(&program(clamp), WaveSize::Wave32, vec![0; 64]).unwrap()[31];
    assert_eq!(run(" clamp"), i32::MAX as u32);
    assert_eq!(run(""), (i32::MAX as u32).wrapping_add(16 * 127 * 127));
}

/// 7.12.1: a product that is a factor of the next one needs a vector instruction in between, one that is added to does not.
#[test]
fn factors_need_distance() {
    let zeros: String = (2..=27)
        .map(|register| format!("v_mov_b32 v{register}, 0\n"))
        .collect();
    let run = |body: &str| run_on(&format!("{zeros}{body}"), WaveSize::Wave32, vec![0; 64]);
    let first = "v_wmma_i32_16x16x16_iu8 v[8:15], v[2:3], v[4:5], v[16:23]\n";
    let factor = "v_wmma_i32_16x16x16_iu8 v[16:23], v[8:9], v[4:5], v[16:23]\n";
    let added = "v_wmma_i32_16x16x16_iu8 v[8:15], v[2:3], v[4:5], v[8:15]\n";
    let index = "v_swmmac_i32_16x16x32_iu8 v[16:23], v[2:3], v[4:7], v11\n";
    for second in [factor, index] {
        let error = run(&format!("{first}{second}")).unwrap_err().to_string();
        assert!(error.contains("another vector instruction"), "{error}");
        run(&format!("{first}s_nop 0x0\n{second}")).unwrap_err();
        run(&format!("{first}v_nop\n{second}")).unwrap();
    }
    run(&format!("{first}{added}")).unwrap();
}

/// A matrix of columns becomes one of rows: the layout of A (11.6.2).
#[test]
fn loads_transpose() {
    for (bits, mnemonic, wide) in [(16, "global_load_tr_b128", 16), (8, "global_load_tr_b64", 8)] {
        for wave in [WaveSize::Wave32, WaveSize::Wave64] {
            // Column k begins at 16 k elements; element (row, k) is 16 k + row.
            let mut memory = vec![0u32; 64 * 8];
            for element in 0..256u32 {
                let low = element * bits;
                memory[(low / 32) as usize] |= (element & (u32::MAX >> (32 - bits))) << (low % 32);
            }
            let places = layout(bits, 16, wave);
            let mut expected: Registers = vec![[0; 64]; 4];
            for row in 0..16 {
                for k in 0..16 {
                    places.put(&mut expected, bits, (row, k), (16 * k + row) as u32);
                }
            }
            let size = words(bits, 256, wave);
            let to = if size == 1 {
                "v8".to_owned()
            } else {
                format!("v[8:{}]", 7 + size)
            };
            // Lane l loads column {l4, l3, l1, l0}, rows from 8 l2 on.
            let mut body = format!(
                "v_lshrrev_b32 v2, 1, v0\nv_and_b32 v2, 12, v2\nv_and_b32 v3, 3, v0\nv_or_b32 v2, v2, v3\nv_lshlrev_b32 v2, 1, v2\n\
                 v_bfe_u32 v3, v0, 2, 1\nv_or_b32 v2, v2, v3\nv_mul_u32_u24 v2, {wide}, v2\n{mnemonic} {to}, v2, s[10:11]\ns_wait_loadcnt 0x0\n"
            );
            for register in 0..size {
                body += &format!(
                    "global_store_b32 v1, v{}, s[10:11] offset:{}\n",
                    8 + register,
                    256 * register
                );
            }
            let after = run_on(&body, wave, memory).unwrap();
            for register in 0..size {
                let lanes = wave.lanes() as usize;
                assert_eq!(
                    after[64 * register..64 * register + lanes],
                    expected[register][..lanes],
                    "{mnemonic}"
                );
            }
            let one = format!("s_mov_b32 exec_lo, 1\n{body}");
            assert!(
                run_on(&one, wave, vec![0; 512])
                    .unwrap_err()
                    .to_string()
                    .contains("all lanes or none")
            );
        }
    }
}
