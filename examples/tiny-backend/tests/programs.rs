//! Control flow and spills: what kernels leave on the tiny machine and on the interpreter.

mod support;

use std::fmt::Write;
use support::{Launch, compiled, module, on_interpreter, on_tiny, with_registers};
use wavelift_codegen::opt::Level;
use wavelift_codegen::target::Options;

/// A kernel around statements: `$s0` is the work-item, `$s1` its word of the input; `$s2` goes to its word of the output.
fn kernel(body: &str) -> String {
    format!(
        "module &m:1:0:$full:$large:$near;
prog kernel &k(kernarg_u64 %in, kernarg_u64 %out)
{{
	workitemabsid_u32 $s0, 0;
	cvt_u64_u32 $d0, $s0;
	shl_u64 $d0, $d0, 2;
	ld_kernarg_align(8)_width(all)_u64 $d1, [%in];
	add_u64 $d1, $d1, $d0;
	ld_global_align(4)_u32 $s1, [$d1];
{body}
	ld_kernarg_align(8)_width(all)_u64 $d2, [%out];
	add_u64 $d2, $d2, $d0;
	st_global_align(4)_u32 $s2, [$d2];
	ret;
}};
"
    )
}

/// Runs it with several levels and register budgets; all must leave what the interpreter leaves.
fn check(body: &str, registers: &[[u16; 2]]) {
    let module = module(&kernel(body));
    let items = 21;
    let input = (0..items).flat_map(|i: u32| (i * 7 % 11).to_le_bytes()).collect();
    let launch = Launch {
        kernel: "k",
        items,
        group: 21,
        buffers: vec![input, vec![0; 4 * items as usize]],
        words: vec![],
    };
    let expected = on_interpreter(&module, &launch);
    for level in [Level::None, Level::Full] {
        for &registers in registers {
            let options = Options {
                level,
                ..with_registers(registers)
            };
            assert_eq!(
                on_tiny(&module, &options, &launch),
                expected,
                "{level:?} {registers:?}"
            );
        }
    }
}

const ALL: &[[u16; 2]] = &[[32, 32]];

#[test]
fn lanes_part_at_an_if_and_meet_after_it() {
    check(
        "	cmp_lt_b1_u32 $c0, $s1, 5;
	cbr_b1 $c0, @small;
	mul_u32 $s2, $s1, 3;
	add_u32 $s2, $s2, $s0;
	br @join;
@small:
	sub_u32 $s2, $s0, $s1;
@join:
	xor_b32 $s2, $s2, 1;",
        ALL,
    );
}

#[test]
fn lanes_leave_a_loop_at_different_times() {
    check(
        "	mov_b32 $s2, 0;
	mov_b32 $s3, 0;
@head:
	cmp_ge_b1_u32 $c0, $s3, $s1;
	cbr_b1 $c0, @out;
	add_u32 $s2, $s2, $s3;
	cmp_eq_b1_u32 $c1, $s2, 6;
	cbr_b1 $c1, @out;
	add_u32 $s3, $s3, 1;
	br @head;
@out:
	shl_u32 $s4, $s3, 8;
	or_b32 $s2, $s2, $s4;",
        ALL,
    );
}

#[test]
fn lanes_that_ask_who_is_active() {
    check(
        "	and_b32 $s3, $s1, 1;
	cmp_eq_b1_u32 $c0, $s3, 0;
	mov_b32 $s2, 0;
	cbr_b1 $c0, @even;
	activelanecount_u32_b1 $s2, 1;
	mul_u32 $s2, $s2, 100;
@even:
	activelanecount_u32_b1 $s4, $c0;
	add_u32 $s2, $s2, $s4;",
        ALL,
    );
}

#[test]
fn pairs_of_words() {
    check(
        "	cvt_u64_u32 $d3, $s1;
	sub_u64 $d3, $d3, 3;
	mul_u64 $d3, $d3, 0x123456789;
	shr_s64 $d4, $d3, 7;
	cmp_lt_b1_s64 $c0, $d3, 99;
	cmov_b64 $d3, $c0, $d4, $d3;
	max_u32 $s5, $s0, $s1;
	xor_b64 $d3, $d3, $d4;
	shr_u64 $d4, $d3, 32;
	cvt_u32_u64 $s3, $d3;
	cvt_u32_u64 $s4, $d4;
	sub_u32 $s2, $s4, $s3;
	add_u32 $s2, $s2, $s5;",
        ALL,
    );
}

/// Values that all live to the end, of the lanes and of the wave.
fn pressure(per_lane: usize, per_wave: usize) -> String {
    let mut text = String::new();
    for i in 0..per_lane {
        let _ = writeln!(
            text,
            "	mul_u32 $s{}, $s1, {};\n	xor_b32 $s{0}, $s{0}, $s0;",
            10 + i,
            2 * i + 3
        );
    }
    text.push_str("	workgroupsize_u32 $s60, 0;\n");
    for i in 0..per_wave {
        let _ = writeln!(
            text,
            "	mul_u32 $s{}, $s60, {};\n	xor_b32 $s{0}, $s{0}, {2};",
            61 + i,
            2 * i + 5,
            i * i
        );
    }
    // A loop that lanes leave at different times, which all values live through.
    text.push_str("	mov_b32 $s2, $s1;\n@head:\n	cmp_eq_b1_u32 $c0, $s2, 0;\n	cbr_b1 $c0, @out;\n	sub_u32 $s2, $s2, 1;\n	br @head;\n@out:\n");
    for i in (0..per_lane).map(|i| 10 + i).chain((0..per_wave).map(|i| 61 + i)) {
        let _ = writeln!(text, "	mul_u32 $s2, $s2, 31;\n	add_u32 $s2, $s2, $s{i};");
    }
    text
}

#[test]
fn values_that_find_no_registers() {
    let registers = [[32, 32], [32, 12], [12, 32], [12, 12]];
    for (per_lane, per_wave) in [(6, 6), (20, 20), (45, 0), (4, 50), (45, 50)] {
        let body = pressure(per_lane, per_wave);
        check(&body, &registers);
        let kernel = compiled(&module(&kernel(&body)), &Options::default(), "&k");
        let stats = &kernel.body.registers.files;
        let spilled = stats
            .iter()
            .map(|file| file.spills > 0 || file.repeated > 0)
            .collect::<Vec<_>>();
        let expected = [per_wave > 32, per_lane > 32];
        assert_eq!(spilled, expected, "{per_lane} and {per_wave}: {stats:?}");
    }
}
