//! Sums and products of singles, and both in one, that keep subnormals, on a machine that flushes them: values at every border of what the code tells apart, lanes of
//! all kinds next to each other, against exact arithmetic.

use super::translated;
use crate::numbers::Random;
use wavelift_codegen::ir::eval::fp;
use wavelift_codegen::ir::{FpMode, Module};
use wavelift_codegen::target::{OptionValue, Options, Verify};
use wavelift_gen7::backend::compiler_of;
use wavelift_gen7::elf::SimdWidth;
use wavelift_gen7::subtarget::{IVB, Subtarget};
use wavelift_gen7::validate::check_code;
use wavelift_gen7_sim::{Device, DispatchOptions};

/// Work-items.
const ITEMS: usize = 1024;
/// What lanes have that do not compute.
const KEPT: u32 = 0x1234_5678;

/// Magnitudes next to borders, subnormal, at both ends, and not numbers.
fn magnitudes() -> Vec<u32> {
    let mut values = vec![
        0, 1, 2, 3, 0x100, 0x3f_ffff, 0x40_0000, 0x40_0001, 0x7f_fffe, 0x7f_ffff,
    ];
    for exponent in [
        -126, -125, -103, -102, -101, -100, -78, -77, -63, -25, 0, 24, 104, 127,
    ] {
        let power = ((exponent + 127) as u32) << 23;
        values.extend([
            power,
            power + 1,
            power | 0x40_0000,
            power | 0x55_5555,
            power | 0x7f_ffff,
        ]);
    }
    values.extend([0x7f80_0000, 0x7f80_0001, 0x7fc0_0000, 0x7fff_ffff]);
    values
}

/// All pairs of values of both signs, in no order, and pairs whose sums and products are near the borders; with something to add.
fn operands() -> Vec<[u32; 3]> {
    let values: Vec<u32> = magnitudes()
        .into_iter()
        .flat_map(|bits| [bits, bits | 1 << 31])
        .collect();
    let mut found: Vec<[u32; 2]> = values
        .iter()
        .flat_map(|&a| values.iter().map(move |&b| [a, b]))
        .collect();
    let mut random = Random(1);
    for _ in 0..2000 {
        let a = random.half() << 1 ^ random.half();
        let exponent = (a >> 23 & 0xff) as i32;
        // Nearly the negative of it, or a factor that leads to where results become subnormal, or small.
        let near = a ^ 1 << 31 ^ (random.half() % 4);
        let factor = (255 - exponent - 132 - (random.index(30) as i32)).clamp(0, 254) as u32;
        let factor = factor << 23 | random.half() & 0x807f_ffff;
        let small = random.half() & 0x81ff_ffff;
        // A product of 25 digits, between two numbers.
        let half_way = [13, 12].map(|digits| {
            let odd = (random.half() % (1 << digits)) | 1 << (digits - 1) | 1;
            (odd as f32 * 2f32.powi(random.index(90) as i32 - 80)).to_bits()
        });
        found.extend([
            [a, near],
            [a, factor],
            [small, random.half() & 0x83ff_ffff],
            half_way,
        ]);
    }
    let mut all: Vec<[u32; 3]> = Vec::new();
    for [a, b] in found {
        let product = apply(fp::mul, a, b);
        let addend = match random.index(5) {
            0 => values[random.index(values.len())],
            1 => random.half() & 0x80ff_ffff,
            2 => product ^ 1 << 31 ^ (random.half() % 2),
            3 => random.half() & 0x8000_0001,
            _ => random.half() << 1 ^ random.half(),
        };
        all.push([a, b, addend]);
    }
    // The sum is half-way between the largest number and what would follow it, but for the addend.
    let factors = [18_631f32 * 2f32.powi(60), 1_801f32 * 2f32.powi(43)].map(f32::to_bits);
    for addend in [0, 1, 0x8000_0001, 0x0080_0000, 0x807f_ffff] {
        all.push([factors[0], factors[1], addend]);
    }
    for at in (1..all.len()).rev() {
        all.swap(at, random.index(at + 1));
    }
    all
}

/// A kernel whose `lines` make `$s3`, which is [`KEPT`] before, of `$s1`, `$s2` and `$s4`; `$c1` holds for two lanes of three.
fn module(lines: &str) -> String {
    format!(
        "module &m:1:0:$full:$large:$default;
prog kernel &k(kernarg_u64 %in, kernarg_u64 %out)
{{
	ld_kernarg_align(8)_width(all)_u64 $d5, [%in];
	ld_kernarg_align(8)_width(all)_u64 $d6, [%out];
	workitemabsid_u32 $s8, 0;
	rem_u32 $s9, $s8, 3;
	cmp_ne_b1_u32 $c1, $s9, 0;
	cvt_u64_u32 $d7, $s8;
	shl_u64 $d8, $d7, 4;
	shl_u64 $d7, $d7, 2;
	add_u64 $d8, $d5, $d8;
	add_u64 $d7, $d6, $d7;
	ld_global_align(4)_u32 $s1, [$d8];
	ld_global_align(4)_u32 $s2, [$d8+4];
	ld_global_align(4)_u32 $s4, [$d8+8];
	mov_b32 $s3, {KEPT};
	{lines}
	st_global_align(4)_u32 $s3, [$d7];
	ret;
}};
"
    )
}

/// Compiles and runs `lines` for all operands.
fn run(lines: &str, operands: &[[u32; 3]], options: &Options) -> Vec<u32> {
    let text = module(lines);
    let ir = translated(&text, options.wave.expect("a width"));
    let results = Subtarget::ALL.map(|machine| run_on(machine, &ir, lines, operands, options));
    assert_eq!(results[0], results[1], "{lines}: on both machines");
    results[0].clone()
}

/// The same on one machine.
fn run_on(
    machine: &'static Subtarget,
    module: &Module,
    lines: &str,
    operands: &[[u32; 3]],
    options: &Options,
) -> Vec<u32> {
    let compiled = compiler_of(machine).program(module, options).unwrap();
    assert!(compiled.failed.is_empty(), "{lines}: {}", compiled.failed[0]);
    let kernel = &compiled.kernels[0];
    let violations = check_code(machine.generation, &kernel.body.code.text.units).unwrap();
    assert!(violations.is_empty(), "{lines}: {}", violations[0]);
    let mut device = Device::of(machine);
    let module = device.load(&compiled.object).unwrap();
    let input = device.allocate("in", 16 * ITEMS as u64).unwrap();
    let output = device.allocate("out", 4 * ITEMS as u64).unwrap();
    let arguments = [
        device.address(input).to_le_bytes(),
        device.address(output).to_le_bytes(),
    ]
    .concat();
    let mut results = Vec::new();
    for operands in operands.chunks(ITEMS) {
        let items = device.bytes_mut(input).chunks_exact_mut(16);
        for (words, values) in items.zip(operands) {
            for (word, value) in words.chunks_exact_mut(4).zip(values) {
                word.copy_from_slice(&value.to_le_bytes());
            }
        }
        let (grid, group) = ([operands.len() as u32, 1, 1], [64, 1, 1]);
        device
            .dispatch(
                module,
                &kernel.name,
                grid,
                group,
                0,
                &arguments,
                &DispatchOptions::default(),
            )
            .unwrap_or_else(|error| panic!("{lines}: {error}"));
        let words = device.bytes(output).chunks_exact(4).take(operands.len());
        results.extend(words.map(|word| u32::from_le_bytes(word.try_into().unwrap())));
    }
    results
}

/// The sign of a NaN may be either; its payload is that of an operand (HSA PRM 4.19.4).
fn plain(bits: u32) -> u32 {
    let magnitude = bits & 0x7fff_ffff;
    if magnitude > 0x7f80_0000 { magnitude } else { bits }
}

/// Checks lines against a function of the operands and whether the lane is among those of `$c1`.
fn check(lines: &str, structure: bool, expected: impl Fn([u32; 3], bool) -> u32) {
    let all = operands();
    // Other uses of the same code take fewer.
    let whole = lines.ends_with("$s1, $s2;") || lines.ends_with("$s1, $s2, $s4;");
    let operands = if whole { &all[..] } else { &all[..4 * ITEMS] };
    for simd in [SimdWidth::Simd8, SimdWidth::Simd16] {
        let options = Options {
            own: vec![("structure".to_owned(), OptionValue::Flag(structure))],
            verify: Verify::Passes,
            ..Options::for_wave(simd.channels())
        };
        let results = run(lines, operands, &options);
        for (index, (&values, own)) in operands.iter().zip(results).enumerate() {
            let expected = expected(values, !(index % ITEMS).is_multiple_of(3));
            assert_eq!(
                plain(own),
                plain(expected),
                "{lines} {simd:?}: {values:x?}: {own:#x}, not {expected:#x}"
            );
        }
    }
}

type Function = fn(u32, FpMode, u64, u64) -> u64;

const OPERATIONS: [(&str, Function); 3] = [("add", fp::add), ("sub", fp::sub), ("mul", fp::mul)];

fn apply(function: Function, a: u32, b: u32) -> u32 {
    function(32, FpMode::DEFAULT, a.into(), b.into()) as u32
}

fn apply_fused(a: u32, b: u32, c: u32) -> u32 {
    fp::fma(32, FpMode::DEFAULT, a.into(), b.into(), c.into()) as u32
}

#[test]
fn of_three_registers() {
    check("fma_f32 $s3, $s1, $s2, $s4;", true, |[a, b, c], _| {
        apply_fused(a, b, c)
    });
    check("fma_f32 $s3, $s1, $s1, $s2;", true, |[a, b, _], _| {
        apply_fused(a, a, b)
    });
    check("fma_f32 $s3, $s1, $s2, $s1;", true, |[a, b, _], _| {
        apply_fused(a, b, a)
    });
    for constant in [
        0u32,
        0x8000_0000,
        0x8000_0321,
        0x0080_0000,
        0x3f80_0001,
        0x7f80_0000,
    ] {
        let line = format!("fma_f32 $s3, $s1, 0F{constant:08x}, $s4;");
        check(&line, true, |[a, _, c], _| apply_fused(a, constant, c));
        let line = format!("fma_f32 $s3, $s1, $s2, 0F{constant:08x};");
        check(&line, true, |[a, b, _], _| apply_fused(a, b, constant));
    }
    for structure in [true, false] {
        let lines = parted("fma_f32 $s3, $s1, $s2, $s4;");
        check(&lines, structure, |[a, b, c], computes| {
            if computes { apply_fused(a, b, c) } else { KEPT }
        });
    }
}

#[test]
fn of_two_registers() {
    for (name, function) in OPERATIONS {
        let line = format!("{name}_f32 $s3, $s1, $s2;");
        check(&line, true, |[a, b, _], _| apply(function, a, b));
    }
}

#[test]
fn of_one_register() {
    for (name, function) in OPERATIONS {
        let line = format!("{name}_f32 $s3, $s1, $s1;");
        check(&line, true, |[a, ..], _| apply(function, a, a));
    }
}

#[test]
fn with_constants() {
    for constant in [
        0,
        0x8000_0000,
        1,
        0x8000_0321,
        0x0080_0000,
        0x0d00_0001,
        0x2f00_0000,
        0x1980_0000,
        0x3f80_0000,
        0xff80_0000,
    ] {
        for (name, function) in OPERATIONS {
            let line = format!("{name}_f32 $s3, $s1, 0F{constant:08x};");
            check(&line, true, |[a, ..], _| apply(function, a, constant));
            let line = format!("{name}_f32 $s3, 0F{constant:08x}, $s2;");
            check(&line, true, |[_, b, _], _| apply(function, constant, b));
        }
    }
}

/// A line that only the lanes of `$c1` come to.
fn parted(line: &str) -> String {
    format!("cbr_b1 $c1, @yes;\n\tbr @end;\n@yes:\n\t{line}\n@end:")
}

/// Roots by fused arithmetic: every exponent, and squares and their neighbours, of which roots lie next to half-way.
#[test]
fn roots() {
    let mut random = Random(2);
    let mut values: Vec<u32> = magnitudes();
    for exponent in 0..255 {
        for _ in 0..24 {
            values.push(exponent << 23 | random.half() & 0x7f_ffff);
        }
    }
    for _ in 0..8000 {
        let root = (random.half() & 0xff_ffff | 1 << 23) as f32 + 0.5;
        let square = (f64::from(root) * f64::from(root)) as f32;
        let scale = random.index(100) as i32 * 2 - 170;
        // By doubles, which have all these powers.
        let square = ((f64::from(square) * 2f64.powi(scale)) as f32).to_bits();
        values.extend([square - 1, square, square + 1]);
    }
    let signed = values.iter().flat_map(|&bits| [bits, bits, bits, bits | 1 << 31]);
    let operands: Vec<[u32; 3]> = signed.map(|bits| [bits, 0, 0]).collect();
    for ftz in [false, true] {
        let mode = FpMode {
            ftz,
            ..FpMode::DEFAULT
        };
        let line = format!("sqrt{}_f32 $s3, $s1;", if ftz { "_ftz" } else { "" });
        for simd in [SimdWidth::Simd8, SimdWidth::Simd16] {
            let options = Options {
                verify: Verify::Passes,
                ..Options::for_wave(simd.channels())
            };
            for (&[a, ..], own) in operands.iter().zip(run(&line, &operands, &options)) {
                let expected = fp::sqrt(32, mode, a.into()) as u32;
                assert_eq!(
                    plain(own),
                    plain(expected),
                    "{line} {simd:?}: {a:#x}: {own:#x}, not {expected:#x}"
                );
            }
        }
    }
}

/// Lanes that do not compute have no result, and do not say how others get theirs, with the machine's conditionals and with masks.
#[test]
fn where_lanes_part() {
    for structure in [true, false] {
        for (name, function) in OPERATIONS {
            let lines = parted(&format!("{name}_f32 $s3, $s1, $s2;"));
            check(&lines, structure, |[a, b, _], computes| {
                if computes { apply(function, a, b) } else { KEPT }
            });
        }
    }
}

/// A result that nothing must be done again for takes a comparison and a branch; the least constants that need none at all.
#[test]
fn the_usual_way_is_short() {
    let size = |line: &str| {
        let text = module(line);
        let ir = translated(&text, 16);
        let compiled = compiler_of(&IVB).program(&ir, &Options::default()).unwrap();
        compiled.kernels[0].body.code.text.units.len()
    };
    let flushing = size("add_ftz_f32 $s3, $s1, 0F3f800000;");
    assert_eq!(size("add_f32 $s3, $s1, 0F3f800000;"), flushing);
    assert_eq!(size("sub_f32 $s3, $s1, 0F19000000;"), flushing);
    assert!(size("sub_f32 $s3, $s1, 0F18ffffff;") > flushing);
    assert!(size("add_f32 $s3, $s1, $s2;") < flushing + 24 * 16);
    assert!(size("mul_f32 $s3, $s1, $s2;") < flushing + 26 * 16);
    assert!(size("fma_f32 $s3, $s1, $s2, $s4;") < flushing + 100 * 16);
}
