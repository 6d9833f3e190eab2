//! Quotients and square roots on every machine and on the interpreter against exact arithmetic, for the operands on which sequences of instructions fail
//! first: quotients and roots that all but lie in the middle of two numbers, or on one, divisors whose digits are all ones, remainders at the lower
//! end of the range, subnormal and flushed operands and results.
//!
//! `WAVELIFT_CASES=30000 cargo test --release --test every_target arithmetic` is a campaign, `WAVELIFT_MACHINE=ivb` takes the machines with that in their name.

use crate::exact;
use crate::exact::{Format, Round, quotient, root};
use crate::executors;
use crate::machines::{Wanted, machines, source};
use wavelift::args::{ArgResult, KernelArg, place};
use wavelift::case::{Executor, KernelRef, Launch, ModuleForm, Packet};
use wavelift_interpreter::machine::Form;

const ROUNDS: [(&str, Round); 4] = [
    ("near", Round::Near),
    ("up", Round::Up),
    ("down", Round::Down),
    ("zero", Round::Zero),
];

struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        ((u128::from(self.0 ^ self.0 >> 29) * u128::from(bound)) >> 64) as u64
    }

    fn one_of(&mut self, choices: &[i64]) -> i64 {
        choices[self.below(choices.len() as u64) as usize]
    }
}

/// A number of `digits` and an exponent field; fields of zero and below make it subnormal.
fn number(format: Format, random: &mut Random, digits: u64, field: i64) -> u64 {
    let hidden = 1u64 << format.fraction;
    let last = (1i64 << format.exponent) - 2;
    let sign = random.below(2) << (format.bits() - 1);
    let magnitude = match field {
        ..=0 => digits >> (1 - field).min(63),
        _ => (field.min(last) as u64) << format.fraction | digits & (hidden - 1),
    };
    sign | magnitude
}

/// Dividend and divisor with `a * 2^p = b * (2n + 1) + c`, for a small `c`: the quotient is next to the middle of two numbers, or, with one place more, to a
/// number.
fn hard_quotient(format: Format, random: &mut Random) -> (u64, u64) {
    let digits = format.fraction + 1;
    let (least, end) = (1u64 << format.fraction, 1u64 << digits);
    let less = match random.below(4) {
        0 => 1,
        1 => 1 + 2 * random.below(8),
        2 => 1 + 2 * random.below(least / 2),
        _ => 1 + random.below(least),
    };
    let b = end - less;
    // Of an odd divisor the dividend is c / 2^places modulo b.
    let places = u64::from(digits) + random.below(2);
    let c = random.one_of(&[1, -1, 2, -2, 3]);
    let mut a = if b & 1 == 1 {
        let half = u128::from(b).div_ceil(2);
        let power = (0..places).fold(1u128, |x, _| x * half % u128::from(b));
        ((power as i128 * i128::from(c)).rem_euclid(i128::from(b))) as u64
    } else {
        least + random.below(least)
    };
    if a < least {
        a = if a + b < end { a + b } else { least };
    }
    let bias = (1i64 << (format.exponent - 1)) - 1;
    let p = i64::from(digits);
    let near_bias = bias + random.below(7) as i64 - 3;
    let any = random.below(2 * bias as u64) as i64;
    let ea = random.one_of(&[
        any,
        near_bias,
        p - 1,
        p,
        p + 1,
        p + 2,
        1,
        0,
        2 * bias,
        2 * bias - 1,
    ]);
    let low = random.below(2 * p as u64) as i64;
    let eb = random.one_of(&[
        any,
        near_bias,
        ea - bias + near_bias - bias,
        ea + bias + low - 2 * p,
        ea - low,
        1,
        0,
        2 * bias,
    ]);
    (number(format, random, a, ea), number(format, random, b, eb))
}

/// A number whose root is next to the middle of two: `x * 2^k = m^2 - c` with an odd `m` of one digit more.
fn hard_root(format: Format, random: &mut Random) -> u64 {
    let digits = format.fraction + 1;
    loop {
        let k = digits + 1 + random.below(2) as u32;
        let c = 1 + 8 * (random.below(41) as i64 - 20);
        // The roots of c modulo 2^k, digit by digit.
        let mut m = 1u64;
        for place in 3..k {
            let error = m.wrapping_mul(m).wrapping_sub(c as u64);
            m |= (error >> place & 1) << (place - 1);
        }
        let all = 1u64 << k;
        let m = match random.below(4) {
            0 => m,
            1 => all - m,
            2 => (m + all / 2) % all,
            _ => (all - m + all / 2) % all,
        };
        let square = i128::from(m) * i128::from(m) - i128::from(c);
        let x = (square >> k) as u64;
        if m >> digits == 1 && x >> format.fraction == 1 {
            let bias = (1i64 << (format.exponent - 1)) - 1;
            let field = 1 + random.below(2 * bias as u64 - 2) as i64;
            let odd = (field - bias - i64::from(format.fraction) - i64::from(k)) & 1;
            return number(format, random, x, field + odd) & !(1 << (format.bits() - 1));
        }
    }
}

/// Zeros, the ends of the subnormal and normal numbers, one and its neighbours, infinity, NaNs of both kinds with payloads.
fn special(format: Format) -> Vec<u64> {
    let (least, infinity) = (1u64 << format.fraction, format.infinity());
    let one = ((1u64 << (format.exponent - 1)) - 1) << format.fraction;
    let quiet = infinity | least >> 1;
    let values = [
        0,
        1,
        0x100,
        least - 1,
        least,
        least + 1,
        one - 1,
        one,
        one + 1,
        infinity - 1,
        infinity,
        infinity | 1,
        quiet,
        quiet | 5,
    ];
    let sign = 1 << (format.bits() - 1);
    values.iter().flat_map(|&x| [x, x | sign]).collect()
}

/// A kernel with `line` between the loads of `$x1` and `$x2` and the store of `$x3`.
fn kernel(format: Format, line: &str) -> String {
    let bits = format.bits();
    let file = if bits == 64 { "d" } else { "s" };
    let bytes = bits / 8;
    format!(
        "module &m:1:0:$full:$large:$default;
prog kernel &k(kernarg_u64 %a, kernarg_u64 %b, kernarg_u64 %out)
{{
	workitemabsid_u32 $s0, 0;
	cvt_u64_u32 $d4, $s0;
	mul_u64 $d4, $d4, {bytes};
	ld_kernarg_u64 $d5, [%a];
	add_u64 $d5, $d5, $d4;
	ld_global_f{bits} ${file}1, [$d5];
	ld_kernarg_u64 $d5, [%b];
	add_u64 $d5, $d5, $d4;
	ld_global_f{bits} ${file}2, [$d5];
	{line}
	ld_kernarg_u64 $d5, [%out];
	add_u64 $d5, $d5, $d4;
	st_global_u{bits} ${file}3, [$d5];
	ret;
}};
"
    )
}

fn run(executor: &mut dyn Executor, text: &str, bits: u32, operands: &[(u64, u64)]) -> Vec<u64> {
    let loaded = executor
        .load(&[vec![source(text.to_owned(), ModuleForm::Text)]])
        .unwrap_or_else(|error| panic!("{error}\n{text}"));
    let kernel = KernelRef {
        executable: loaded.id,
        kernel: Some("&k"),
        module: None,
    };
    let bytes = bits as usize / 8;
    let list = |pick: fn(&(u64, u64)) -> u64| {
        let values: Vec<String> = operands.iter().map(|pair| format!("{:#x}", pick(pair))).collect();
        format!("values:b{bits}:{}", values.join(","))
    };
    let words = [
        list(|pair| pair.0),
        list(|pair| pair.1),
        format!("zero:{}:out=results", bytes * operands.len()),
    ];
    let args = words.map(|word| KernelArg::parse(&word).unwrap_or_else(|error| panic!("{error}")));
    let placed =
        place(&args, executor, kernel, loaded.address_bytes, 0).unwrap_or_else(|error| panic!("{error}"));
    executor
        .dispatch(&Launch {
            kernel,
            dimensions: 1,
            grid: [operands.len() as u32, 1, 1],
            work_group: [64, 1, 1],
            dynamic_group_bytes: 0,
            kernarg: &placed.kernarg,
            packet: Packet {
                id: 0,
                completion_signal: 0,
            },
            deadline: None,
        })
        .unwrap_or_else(|error| panic!("{error}\n{text}"));
    let results = placed.results(executor).unwrap_or_else(|error| panic!("{error}"));
    let [ArgResult::Save { bytes: found, .. }] = &results[..] else {
        panic!("one buffer is saved");
    };
    let word = |chunk: &[u8]| {
        let mut all = [0; 8];
        all[..bytes].copy_from_slice(chunk);
        u64::from_le_bytes(all)
    };
    found.chunks_exact(bytes).map(word).collect()
}

/// Compares an operation on all machines, for every direction, with subnormals kept and flushed.
fn check(
    format: Format,
    operation: &str,
    operands: &[(u64, u64)],
    sources: &str,
    exact: impl Fn(Format, Round, bool, (u64, u64)) -> exact::Expected,
) {
    let bits = format.bits();
    let file = if bits == 64 { "d" } else { "s" };
    let sources = sources.replace('$', &format!("${file}"));
    let mut wrong = Vec::new();
    for (name, round) in ROUNDS {
        for ftz in [false, true] {
            let flag = if ftz { "_ftz" } else { "" };
            let line = format!("{operation}{flag}_{name}_f{bits} ${file}3, {sources};");
            let text = kernel(format, &line);
            let mut compare = |machine: &str, executor: &mut dyn Executor| {
                let found = run(executor, &text, bits, operands);
                for (&pair, &found) in operands.iter().zip(&found) {
                    let expected = exact(format, round, ftz, pair);
                    if !expected.allows(format, found) {
                        wrong.push(format!(
                            "{machine}: {line} {:#x} {:#x}: {found:#x}, expected {expected:x?}",
                            pair.0, pair.1
                        ));
                    }
                }
            };
            compare(
                "interp",
                &mut executors::interpreter(Default::default(), Form::Reference),
            );
            for machine in machines() {
                compare(&machine.name, machine.executor(Wanted::default()).as_mut());
            }
        }
    }
    let first = &wrong[..wrong.len().min(10)];
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), first.join("\n"));
}

fn cases(usual: u64) -> u64 {
    let text = std::env::var("WAVELIFT_CASES").ok();
    text.and_then(|text| text.parse().ok()).unwrap_or(usual)
}

fn quotients(format: Format) {
    let mut random = Random(3);
    let special = special(format);
    let mut operands: Vec<(u64, u64)> = special
        .iter()
        .flat_map(|&a| special.iter().map(move |&b| (a, b)))
        .step_by(3)
        .collect();
    let least = 1u64 << format.fraction;
    let one = ((1u64 << (format.exponent - 1)) - 1) << format.fraction;
    operands.extend([
        (one, one - 1),
        (0x100, 0x100),
        (0x100, 0),
        (1 << (format.bits() - 1), 0x8000 ^ least >> 1),
    ]);
    operands.extend((0..cases(150)).map(|_| hard_quotient(format, &mut random)));
    check(
        format,
        "div",
        &operands,
        "$1, $2",
        |format, round, ftz, (a, b)| quotient(format, round, ftz, a, b),
    );
}

fn roots(format: Format) {
    let mut random = Random(4);
    let mut operands: Vec<(u64, u64)> = special(format).into_iter().map(|x| (x, 0)).collect();
    operands.extend((0..cases(150)).map(|_| (hard_root(format, &mut random), 0)));
    check(format, "sqrt", &operands, "$1", |format, round, ftz, (a, _)| {
        root(format, round, ftz, a)
    });
}

#[test]
fn quotients_of_f64() {
    quotients(Format::DOUBLE);
}

#[test]
fn quotients_of_f32() {
    quotients(Format::SINGLE);
}

#[test]
fn quotients_of_f16() {
    quotients(Format::HALF);
}

#[test]
fn roots_of_f64() {
    roots(Format::DOUBLE);
}

#[test]
fn roots_of_f32() {
    roots(Format::SINGLE);
}

#[test]
fn roots_of_f16() {
    roots(Format::HALF);
}
