//! Operations on 64-bit integers that become others: compiled kernels against the host's arithmetic.

use super::translated;
use wavelift_codegen::target::{Options, Verify};
use wavelift_gen7::backend::compiler;
use wavelift_gen7::elf::SimdWidth;
use wavelift_gen7::isa::Generation;
use wavelift_gen7::validate::check_code;
use wavelift_gen7_sim::{Device, DispatchOptions};

const VALUES: [u64; 16] = [
    0,
    1,
    2,
    3,
    7,
    10,
    0xffff_ffff,
    0x1_0000_0000,
    0x1_0000_0001,
    0x1234_5678_9abc_def0,
    0x7fff_ffff_ffff_ffff,
    0x8000_0000_0000_0000,
    0xffff_ffff_ffff_ffff,
    0xffff_ffff_ffff_fff0,
    1_000_000_007,
    0x0000_00ff_ffff_ff80,
];

/// Runs `line`, which makes `$d4` of `$d2` and `$d3` (and `$s3`), for all pairs of values.
fn run(line: &str, simd: SimdWidth) -> Vec<u64> {
    run_with("", line, simd)
}

/// The same with variables of the kernel.
fn run_with(variables: &str, line: &str, simd: SimdWidth) -> Vec<u64> {
    let text = format!(
        "module &m:1:0:$full:$large:$default;
prog kernel &k(kernarg_u64 %in, kernarg_u64 %out)
{{
	{variables}
	ld_kernarg_align(8)_width(all)_u64 $d0, [%in];
	ld_kernarg_align(8)_width(all)_u64 $d1, [%out];
	workitemabsid_u32 $s0, 0;
	and_b32 $s1, $s0, 15;
	shr_u32 $s2, $s0, 4;
	cvt_u64_u32 $d2, $s1;
	cvt_u64_u32 $d3, $s2;
	shl_u64 $d2, $d2, 3;
	shl_u64 $d3, $d3, 3;
	add_u64 $d2, $d0, $d2;
	add_u64 $d3, $d0, $d3;
	ld_global_align(8)_u64 $d2, [$d2];
	ld_global_align(8)_u64 $d3, [$d3];
	cvt_u32_u64 $s3, $d3;
	{line}
	cvt_u64_u32 $d5, $s0;
	shl_u64 $d5, $d5, 3;
	add_u64 $d5, $d1, $d5;
	st_global_align(8)_u64 $d4, [$d5];
	ret;
}};
"
    );
    let ir = translated(&text, simd.channels());
    let options = Options {
        verify: Verify::Passes,
        ..Options::for_wave(simd.channels())
    };
    let compiled = compiler().program(&ir, &options).unwrap();
    assert!(compiled.failed.is_empty(), "{line}: {}", compiled.failed[0]);
    for kernel in &compiled.kernels {
        let violations = check_code(Generation::Gen7, &kernel.body.code.text.units).unwrap();
        assert!(violations.is_empty(), "{line}: {}", violations[0]);
    }
    let mut device = Device::new();
    let module = device.load(&compiled.object).unwrap();
    let input = device.allocate("in", 128).unwrap();
    for (target, value) in device.bytes_mut(input).chunks_exact_mut(8).zip(VALUES) {
        target.copy_from_slice(&value.to_le_bytes());
    }
    let output = device.allocate("out", 256 * 8).unwrap();
    let arguments = [
        device.address(input).to_le_bytes(),
        device.address(output).to_le_bytes(),
    ]
    .concat();
    let name = &compiled.kernels[0].name;
    device
        .dispatch(
            module,
            name,
            [256, 1, 1],
            [64, 1, 1],
            0,
            &arguments,
            &DispatchOptions::default(),
        )
        .unwrap_or_else(|error| panic!("{line}: {error}"));
    let bytes = device.bytes(output).chunks_exact(8);
    bytes
        .map(|word| u64::from_le_bytes(word.try_into().unwrap()))
        .collect()
}

fn check(line: &str, expected: impl Fn(u64, u64) -> Option<u64>) {
    for simd in [SimdWidth::Simd8, SimdWidth::Simd16] {
        for (index, own) in run(line, simd).into_iter().enumerate() {
            let (a, b) = (VALUES[index % 16], VALUES[index / 16]);
            if let Some(expected) = expected(a, b) {
                assert_eq!(own, expected, "{line} {simd:?}: {a:#x} {b:#x}");
            }
        }
    }
}

#[test]
fn sums_products_and_shifts() {
    check("add_u64 $d4, $d2, $d3;", |a, b| Some(a.wrapping_add(b)));
    check("sub_u64 $d4, $d2, $d3;", |a, b| Some(a.wrapping_sub(b)));
    check("mul_u64 $d4, $d2, $d3;", |a, b| Some(a.wrapping_mul(b)));
    check("shl_u64 $d4, $d2, $s3;", |a, b| Some(a << (b & 63)));
    check("shr_u64 $d4, $d2, $s3;", |a, b| Some(a >> (b & 63)));
    check("shr_s64 $d4, $d2, $s3;", |a, b| {
        Some(((a as i64) >> (b & 63)) as u64)
    });
    check("neg_s64 $d4, $d2;", |a, _| Some(a.wrapping_neg()));
    check("max_s64 $d4, $d2, $d3;", |a, b| {
        Some((a as i64).max(b as i64) as u64)
    });
    check("min_u64 $d4, $d2, $d3;", |a, b| Some(a.min(b)));
}

#[test]
fn quotients_and_remainders() {
    check("div_u64 $d4, $d2, $d3;", |a, b| a.checked_div(b));
    check("rem_u64 $d4, $d2, $d3;", |a, b| a.checked_rem(b));
    check("div_s64 $d4, $d2, $d3;", |a, b| {
        (a as i64).checked_div(b as i64).map(|v| v as u64)
    });
    check("rem_s64 $d4, $d2, $d3;", |a, b| {
        (a as i64).checked_rem(b as i64).map(|v| v as u64)
    });
}

#[test]
fn singles_and_wide_integers() {
    let single = |value: f32| Some(u64::from(value.to_bits()));
    check("cvt_f32_u64 $s4, $d2; cvt_u64_u32 $d4, $s4;", |a, _| {
        single(a as f32)
    });
    check("cvt_f32_s64 $s4, $d2; cvt_u64_u32 $d4, $s4;", |a, _| {
        single(a as i64 as f32)
    });
    check("cvt_f32_s64 $s4, $d2; cvt_ftz_s64_f32 $d4, $s4;", |a, _| {
        let value = a as i64 as f32;
        (value < 9.2e18).then_some(value as i64 as u64)
    });
}

/// Lanes of one thread reach group, private and global memory by flat addresses in the same instruction.
#[test]
fn flat_addresses() {
    let variables = "align(4) group_u32 %g[64];
	align(4) private_u32 %p[4];";
    let line = "workitemid_u32 $s5, 0;
	rem_u32 $s6, $s0, 3;
	shl_u32 $s5, $s5, 2;
	lda_group_u32 $s7, [%g][$s5];
	stof_group_u64_u32 $d6, $s7;
	lda_private_u32 $s8, [%p][8];
	stof_private_u64_u32 $d7, $s8;
	cvt_u64_u32 $d8, $s0;
	shl_u64 $d8, $d8, 3;
	add_u64 $d8, $d1, $d8;
	cmp_eq_b1_u32 $c0, $s6, 0;
	cmp_eq_b1_u32 $c1, $s6, 1;
	cmov_b64 $d9, $c1, $d7, $d8;
	cmov_b64 $d9, $c0, $d6, $d9;
	add_u32 $s9, $s0, 7;
	st_u32 $s9, [$d9];
	atomic_add_rlx_wg_u32 $s10, [$d9], 5;
	ld_u32 $s11, [$d9];
	st_u8 $s6, [$d9];
	ld_u16 $s12, [$d9];
	// What is there, by the segment's own address; all lanes may read the first element.
	st_group_u32 0, [%g][0];
	barrier;
	st_u32 $s9, [$d9];
	st_u8 $s6, [$d9];
	cmov_b32 $s13, $c0, $s7, 0;
	ld_group_u32 $s13, [$s13];
	cmov_b32 $s13, $c0, $s13, 0;
	segmentp_group_b1_u64 $c2, $d9;
	cvt_u32_b1 $s14, $c2;
	segmentp_private_b1_u64 $c2, $d9;
	cvt_u32_b1 $s15, $c2;
	segmentp_global_b1_u64 $c2, $d9;
	cvt_u32_b1 $s16, $c2;
	shl_u32 $s15, $s15, 1;
	shl_u32 $s16, $s16, 2;
	or_b32 $s14, $s14, $s15;
	or_b32 $s14, $s14, $s16;
	sub_u32 $s10, $s11, $s10;
	shl_u32 $s10, $s10, 8;
	or_b32 $s14, $s14, $s10;
	shl_u32 $s12, $s12, 16;
	or_b32 $s14, $s14, $s12;
	ftos_group_u32_u64 $s15, $d6;
	sub_u32 $s15, $s15, $s7;
	add_u32 $s13, $s13, $s15;
	combine_v2_b64_b32 $d4, ($s14, $s13);";
    for simd in [SimdWidth::Simd8, SimdWidth::Simd16] {
        for (index, own) in run_with(variables, line, simd).into_iter().enumerate() {
            let (item, kind) = (index as u64, index as u64 % 3);
            let stored = (item + 7) & !0xff | kind;
            let low = 1 << kind | 5 << 8 | ((item + 12) & 0xff00 | kind) << 16;
            let high = if kind == 0 { stored } else { 0 };
            assert_eq!(own, high << 32 | low, "{simd:?} work-item {index}: {own:#x}");
        }
    }
}

/// All work-items of the grid, in lanes and threads that take the lock in turn, on one doubleword pair of global and one of group memory.
#[test]
fn wide_atomics() {
    let variables = "align(8) group_u64 %g[2];";
    let line = "workitemid_u32 $s5, 0;
	cmp_eq_b1_u32 $c0, $s5, 0;
	cbr_b1 $c0, @first;
	br @all;
@first:
	st_group_align(8)_u64 0xfffffff0, [%g][0];
	st_group_align(8)_u64 5, [%g][8];
@all:
	barrier;
	cvt_u64_u32 $d6, $s5;
	atomicnoret_add_group_rlx_wg_u64 [%g][0], $d6;
	atomicnoret_max_group_rlx_wg_u64 [%g][8], $d3;
	barrier;
	ld_group_align(8)_u64 $d4, [%g][0];
	ld_group_align(8)_u64 $d6, [%g][8];
	xor_b64 $d4, $d4, $d6;";
    for simd in [SimdWidth::Simd8, SimdWidth::Simd16] {
        let own = run_with(variables, line, simd);
        for (group, own) in own.chunks_exact(64).enumerate() {
            // Four values of the second operand in each work-group.
            let most = VALUES[group * 4..group * 4 + 4]
                .iter()
                .copied()
                .max()
                .unwrap_or(0)
                .max(5);
            let sum = 0xffff_fff0 + 63 * 32;
            assert!(
                own.iter().all(|&own| own == sum ^ most),
                "{simd:?} {group}: {:#x}",
                own[0]
            );
        }
    }
}
