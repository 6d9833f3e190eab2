//! Floating point of all formats, directions and with or without subnormals: compiled kernels against exact arithmetic (`rustc_apfloat`, by way of the
//! IR's evaluator).

use super::translated;
use wavelift_codegen::ir::eval::fp;
use wavelift_codegen::ir::{FloatCC, FpMode, Module, Rounding};
use wavelift_codegen::target::{Options, Verify};
use wavelift_gen7::backend::compiler_of;
use wavelift_gen7::elf::SimdWidth;
use wavelift_gen7::subtarget::Subtarget;
use wavelift_gen7::validate::check_code;
use wavelift_gen7_sim::{Device, DispatchOptions};

const SINGLES: [u64; 16] = [
    0,
    0x8000_0000,
    1,
    0x8000_0100,
    0x007f_ffff,
    0x0080_0001,
    0x3f80_0000,
    0xbf80_0001,
    0x4049_0fdb,
    0x3eaa_aaab,
    0x7f7f_ffff,
    0xff7f_fffe,
    0x7f80_0000,
    0xff80_0000,
    0x7fc0_0000,
    0x4f00_0001,
];

const DOUBLES: [u64; 16] = [
    0,
    0x8000_0000_0000_0000,
    1,
    0x800f_ffff_ffff_ffff,
    0x0010_0000_0000_0001,
    0x3ff0_0000_0000_0000,
    0xbff0_0000_0000_0001,
    0x4009_21fb_5444_2d18,
    0x3fd5_5555_5555_5555,
    0x7fef_ffff_ffff_ffff,
    0xffef_ffff_ffff_fffe,
    0x7ff0_0000_0000_0000,
    0xfff0_0000_0000_0000,
    0x7ff8_0000_0000_0000,
    0x36a1_2345_6789_abcd,
    0xc7ef_ffff_f000_0000,
];

const HALVES: [u64; 16] = [
    0, 0x8000, 1, 0x8100, 0x03ff, 0x0401, 0x3c00, 0xbc01, 0x4248, 0x3555, 0x7bff, 0xfbfe, 0x7c00, 0xfc00,
    0x7e00, 0x6400,
];

/// Runs `line`, which makes the result in `$s3` or `$d3` of operands in `$s1`, `$s2` or `$d1`, `$d2`, for all pairs of values.
fn run(bits: u32, result: u32, line: &str, values: &[u64; 16], simd: SimdWidth) -> Vec<u64> {
    let load = |register: u32| match bits {
        64 => format!("ld_global_align(8)_u64 $d{register}, [$d{}];", register + 7),
        _ => format!("ld_global_align(4)_u32 $s{register}, [$d{}];", register + 7),
    };
    let store = match result {
        64 => "st_global_align(8)_u64 $d3, [$d7];",
        _ => "st_global_align(4)_u32 $s3, [$d7];",
    };
    let text = format!(
        "module &m:1:0:$full:$large:$default;
prog kernel &k(kernarg_u64 %in, kernarg_u64 %out)
{{
	ld_kernarg_align(8)_width(all)_u64 $d5, [%in];
	ld_kernarg_align(8)_width(all)_u64 $d6, [%out];
	workitemabsid_u32 $s8, 0;
	and_b32 $s9, $s8, 15;
	shr_u32 $s10, $s8, 4;
	cvt_u64_u32 $d8, $s9;
	cvt_u64_u32 $d9, $s10;
	cvt_u64_u32 $d7, $s8;
	shl_u64 $d7, $d7, 3;
	shl_u64 $d8, $d8, 3;
	shl_u64 $d9, $d9, 3;
	add_u64 $d7, $d6, $d7;
	add_u64 $d8, $d5, $d8;
	add_u64 $d9, $d5, $d9;
	{}
	{}
	{line}
	{store}
	ret;
}};
",
        load(1),
        load(2)
    );
    let ir = translated(&text, simd.channels());
    let options = Options {
        verify: Verify::Passes,
        ..Options::for_wave(simd.channels())
    };
    let results = Subtarget::ALL.map(|machine| run_on(machine, &ir, &options, line, values));
    assert_eq!(results[0], results[1], "{line}: on both machines");
    results[0].clone()
}

/// The same on one machine.
fn run_on(
    machine: &'static Subtarget,
    module: &Module,
    options: &Options,
    line: &str,
    values: &[u64; 16],
) -> Vec<u64> {
    let compiled = compiler_of(machine).program(module, options).unwrap();
    assert!(compiled.failed.is_empty(), "{line}: {}", compiled.failed[0]);
    let kernel = &compiled.kernels[0];
    let violations = check_code(machine.generation, &kernel.body.code.text.units).unwrap();
    assert!(violations.is_empty(), "{line}: {}", violations[0]);
    let mut device = Device::of(machine);
    let module = device.load(&compiled.object).unwrap();
    let input = device.allocate("in", 128).unwrap();
    for (target, value) in device.bytes_mut(input).chunks_exact_mut(8).zip(values) {
        target.copy_from_slice(&value.to_le_bytes());
    }
    let output = device.allocate("out", 256 * 8).unwrap();
    let arguments = [
        device.address(input).to_le_bytes(),
        device.address(output).to_le_bytes(),
    ]
    .concat();
    let options = DispatchOptions::default();
    device
        .dispatch(
            module,
            &kernel.name,
            [256, 1, 1],
            [64, 1, 1],
            0,
            &arguments,
            &options,
        )
        .unwrap_or_else(|error| panic!("{line}: {error}"));
    let words = device.bytes(output).chunks_exact(8);
    words
        .map(|word| u64::from_le_bytes(word.try_into().unwrap()))
        .collect()
}

/// The bits of a result, all NaNs as one.
fn plain(bits: u32, value: u64) -> u64 {
    let (exponent, fraction) = match bits {
        16 => (5, 10),
        32 => (8, 23),
        _ => (11, 52),
    };
    let value = if bits == 64 {
        value
    } else {
        value & ((1 << bits) - 1)
    };
    let magnitude = value & !(1 << (bits - 1));
    let infinity = ((1u64 << exponent) - 1) << fraction;
    if magnitude > infinity { u64::MAX } else { value }
}

fn values(bits: u32) -> &'static [u64; 16] {
    match bits {
        16 => &HALVES,
        32 => &SINGLES,
        _ => &DOUBLES,
    }
}

/// A line whose operands are of `bits` bits and whose result is a float of `to` bits.
fn check(bits: u32, to: u32, line: &str, expected: impl Fn(u64, u64) -> u64) {
    for simd in [SimdWidth::Simd8, SimdWidth::Simd16] {
        for (index, own) in run(bits, to, line, values(bits), simd).into_iter().enumerate() {
            let (a, b) = (values(bits)[index % 16], values(bits)[index / 16]);
            let (own, expected) = (plain(to, own), plain(to, expected(a, b)));
            assert_eq!(
                own, expected,
                "{line} {simd:?}: {a:#x} {b:#x}: {own:#x}, not {expected:#x}"
            );
        }
    }
}

fn modes() -> Vec<(&'static str, FpMode)> {
    let mut modes = Vec::new();
    for (name, round) in [
        ("", Rounding::Near),
        ("_up", Rounding::Up),
        ("_down", Rounding::Down),
        ("_zero", Rounding::Zero),
    ] {
        for ftz in [false, true] {
            let name: &'static str = match (ftz, name) {
                (false, name) => name,
                (true, "") => "_ftz",
                (true, "_up") => "_ftz_up",
                (true, "_down") => "_ftz_down",
                (true, _) => "_ftz_zero",
            };
            modes.push((
                name,
                FpMode {
                    round,
                    ftz,
                    sat: false,
                },
            ));
        }
    }
    modes
}

/// Registers of a width, with conversions of halves, which registers hold as their low bits.
fn registers(bits: u32) -> char {
    if bits == 64 { 'd' } else { 's' }
}

fn arithmetic(bits: u32) {
    let r = registers(bits);
    for (name, mode) in modes() {
        for (op, function) in [
            ("add", fp::add as fn(u32, FpMode, u64, u64) -> u64),
            ("sub", fp::sub),
            ("mul", fp::mul),
            ("div", fp::div),
        ] {
            let line = format!("{op}{name}_f{bits} ${r}3, ${r}1, ${r}2;");
            check(bits, bits, &line, |a, b| function(bits, mode, a, b));
        }
        let line = format!("sqrt{name}_f{bits} ${r}3, ${r}1;");
        check(bits, bits, &line, |a, _| fp::sqrt(bits, mode, a));
        let line = format!("fma{name}_f{bits} ${r}3, ${r}1, ${r}2, ${r}1;");
        check(bits, bits, &line, |a, b| fp::fma(bits, mode, a, b, a));
        let line = format!("fma{name}_f{bits} ${r}3, ${r}1, ${r}1, ${r}2;");
        check(bits, bits, &line, |a, b| fp::fma(bits, mode, a, a, b));
    }
}

#[test]
fn arithmetic_of_singles() {
    arithmetic(32);
}

#[test]
fn arithmetic_of_doubles() {
    arithmetic(64);
}

#[test]
fn arithmetic_of_halves() {
    arithmetic(16);
}

#[test]
fn order_and_rounding_to_integral_numbers() {
    for bits in [16, 32, 64] {
        let r = registers(bits);
        for ftz in [false, true] {
            let mode = FpMode {
                ftz,
                ..FpMode::DEFAULT
            };
            let name = if ftz { "_ftz" } else { "" };
            for (op, function) in [
                ("min", fp::min as fn(u32, FpMode, u64, u64) -> u64),
                ("max", fp::max),
            ] {
                let line = format!("{op}{name}_f{bits} ${r}3, ${r}1, ${r}2;");
                check(bits, bits, &line, |a, b| function(bits, mode, a, b));
            }
            for (op, function) in [
                ("ceil", fp::ceil as fn(u32, FpMode, u64) -> u64),
                ("floor", fp::floor),
                ("trunc", fp::trunc),
                ("rint", fp::rint),
                ("fract", fp::fract),
            ] {
                let line = format!("{op}{name}_f{bits} ${r}3, ${r}1;");
                check(bits, bits, &line, |a, _| function(bits, mode, a));
            }
            for (op, cond) in [
                ("lt", FloatCC::Lt),
                ("geu", FloatCC::Geu),
                ("eq", FloatCC::Eq),
                ("ne", FloatCC::Ne),
                ("nan", FloatCC::Nan),
            ] {
                let line = format!("cmp_{op}{name}_b1_f{bits} $c1, ${r}1, ${r}2; cvt_u32_b1 $s3, $c1;");
                let result = |a, b| u64::from(fp::compare(bits, mode, cond, a, b));
                for simd in [SimdWidth::Simd8, SimdWidth::Simd16] {
                    for (index, own) in run(bits, 32, &line, values(bits), simd).into_iter().enumerate() {
                        let (a, b) = (values(bits)[index % 16], values(bits)[index / 16]);
                        assert_eq!(own, result(a, b), "{line} {simd:?}: {a:#x} {b:#x}");
                    }
                }
            }
        }
        let line = format!("class_b1_f{bits} $c1, ${r}1, 0x2a5; cvt_u32_b1 $s3, $c1;");
        for (index, own) in run(bits, 32, &line, values(bits), SimdWidth::Simd16)
            .into_iter()
            .enumerate()
        {
            let a = values(bits)[index % 16];
            assert_eq!(
                own,
                u64::from(fp::classify(bits, a) & 0x2a5 != 0),
                "{line}: {a:#x}"
            );
        }
    }
}

#[test]
fn conversions_between_formats() {
    for (name, mode) in modes() {
        for (from, to) in [(64, 32), (32, 16), (64, 16), (32, 64), (16, 32), (16, 64)] {
            if from < to && mode.round != Rounding::Near {
                continue;
            }
            let (r, q) = (registers(from), registers(to));
            let line = format!("cvt{name}_f{to}_f{from} ${q}3, ${r}1;");
            check(from, to, &line, |a, _| fp::convert(from, to, mode, a));
        }
    }
}

#[test]
fn conversions_of_integers() {
    for (name, mode) in modes().into_iter().filter(|(_, mode)| !mode.ftz) {
        for (ints, floats, signed) in [
            (32, 32, true),
            (32, 32, false),
            (32, 64, true),
            (64, 32, true),
            (64, 32, false),
            (64, 64, true),
            (64, 64, false),
            (32, 16, true),
            (64, 16, false),
        ] {
            let (r, q) = (registers(ints), registers(floats));
            let sign = if signed { 's' } else { 'u' };
            let line = format!("cvt{name}_f{floats}_{sign}{ints} ${q}3, ${r}1;");
            check(ints, floats, &line, |a, _| {
                fp::from_int(ints, floats, signed, mode, a)
            });
        }
    }
    for (name, round) in [
        ("zeroi", Rounding::Zero),
        ("upi", Rounding::Up),
        ("downi", Rounding::Down),
        ("neari", Rounding::Near),
    ] {
        let mode = FpMode {
            round,
            ftz: false,
            sat: true,
        };
        for (floats, ints, signed) in [
            (32, 32, true),
            (32, 64, false),
            (64, 32, false),
            (64, 64, true),
            (16, 32, true),
        ] {
            let (r, q) = (registers(floats), registers(ints));
            let sign = if signed { 's' } else { 'u' };
            let line = format!("cvt_{name}_sat_{sign}{ints}_f{floats} ${q}3, ${r}1;");
            for simd in [SimdWidth::Simd8, SimdWidth::Simd16] {
                for (index, own) in run(floats, ints, &line, values(floats), simd)
                    .into_iter()
                    .enumerate()
                {
                    let a = values(floats)[index % 16];
                    let expected = fp::to_int(floats, ints, signed, mode, a);
                    assert_eq!(own, expected, "{line} {simd:?}: {a:#x}");
                }
            }
        }
    }
}
