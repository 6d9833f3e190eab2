//! Branches that `jmpi` does not reach: 262,144 bytes and more, forward over a body and back to the start of a loop.

use super::translated;
use wavelift_codegen::opt;
use wavelift_codegen::target::{OptionValue, Options};
use wavelift_gen7::backend::compiler_of;
use wavelift_gen7::elf::SimdWidth;
use wavelift_gen7::isa::{Opcode, decode_all};
use wavelift_gen7::subtarget::Subtarget;
use wavelift_gen7::validate::check_code;
use wavelift_gen7_sim::{Device, DispatchOptions};

const STEPS: u32 = 6000;
const ITEMS: u32 = 40;

/// Rounds of an item, and what it leaves.
fn expected(item: u32) -> u32 {
    let mut value = item;
    for round in 0..item % 3 + 1 {
        if (item + round).is_multiple_of(2) {
            for _ in 0..STEPS {
                value = value.wrapping_mul(item.wrapping_add(3)) ^ round;
            }
        }
        value = value.wrapping_add(round);
    }
    value
}

fn calls() -> String {
    "module &m:1:0:$full:$large:$default;
function &twice(arg_u32 %r)(arg_u32 %a)
{
	ld_arg_align(4)_u32 $s0, [%a];
	add_u32 $s0, $s0, $s0;
	st_arg_align(4)_u32 $s0, [%r];
	ret;
};
prog kernel &k(kernarg_u64 %out)
{
	ld_kernarg_align(8)_width(all)_u64 $d1, [%out];
	workitemabsid_u32 $s0, 0;
	{
		arg_u32 %a;
		arg_u32 %r;
		st_arg_align(4)_u32 $s0, [%a];
		call &twice(%r)(%a);
		ld_arg_align(4)_u32 $s4, [%r];
	}
	cvt_u64_u32 $d2, $s0;
	shl_u64 $d2, $d2, 2;
	add_u64 $d2, $d1, $d2;
	st_global_align(4)_u32 $s4, [$d2];
	ret;
};
"
    .to_owned()
}

fn text() -> String {
    let body = "\tmul_u32 $s4, $s4, $s5;\n\txor_b32 $s4, $s4, $s1;\n".repeat(STEPS as usize);
    format!(
        "module &m:1:0:$full:$large:$default;
prog kernel &k(kernarg_u64 %out)
{{
	ld_kernarg_align(8)_width(all)_u64 $d1, [%out];
	workitemabsid_u32 $s0, 0;
	mov_b32 $s4, $s0;
	add_u32 $s5, $s0, 3;
	rem_u32 $s2, $s0, 3;
	mov_b32 $s1, 0;
@top:
	add_u32 $s3, $s0, $s1;
	and_b32 $s3, $s3, 1;
	cmp_eq_b1_u32 $c0, $s3, 1;
	cbr_b1 $c0, @next;
{body}
@next:
	add_u32 $s4, $s4, $s1;
	add_u32 $s1, $s1, 1;
	cmp_le_b1_u32 $c0, $s1, $s2;
	cbr_b1 $c0, @top;
	cvt_u64_u32 $d2, $s0;
	shl_u64 $d2, $d2, 2;
	add_u64 $d2, $d1, $d2;
	st_global_align(4)_u32 $s4, [$d2];
	ret;
}};
"
    )
}

/// Compiles and runs a kernel in both widths on both machines; what it leaves is compared, its far branches are counted and given back with the size of the code.
fn run(text: &str, options: &Options, expected: impl Fn(u32) -> u32) -> Vec<(usize, usize)> {
    let mut sizes = Vec::new();
    let widths = [SimdWidth::Simd8, SimdWidth::Simd16];
    let machines = Subtarget::ALL.into_iter();
    for (machine, simd) in machines.flat_map(|machine| widths.map(|simd| (machine, simd))) {
        let generation = machine.generation;
        let module = translated(text, simd.channels());
        let options = Options {
            wave: Some(simd.channels()),
            ..options.clone()
        };
        let compiled = compiler_of(machine).program(&module, &options).unwrap();
        assert!(compiled.failed.is_empty(), "{:?}", compiled.failed);
        let code = &compiled.kernels[0].body.code.text.units;
        assert!(check_code(generation, code).unwrap().is_empty());
        let far = decode_all(generation, code).unwrap();
        let far = far
            .iter()
            .filter(|(_, inst)| inst.op == Opcode::Add && inst.to_string().contains(" ip<1>"));
        let far: Vec<String> = far.map(|(_, inst)| inst.to_string()).collect();
        println!("{} {simd:?}: {} bytes, {far:#?}", machine.name, code.len());
        sizes.push((code.len(), far.len()));
        let mut device = Device::of(machine);
        let out = device.allocate("out", u64::from(ITEMS) * 4).unwrap();
        let address = device.address(out);
        let object = device.load(&compiled.object).unwrap();
        device
            .dispatch(
                object,
                "k",
                [ITEMS, 1, 1],
                [ITEMS, 1, 1],
                0,
                &address.to_le_bytes(),
                &DispatchOptions::default(),
            )
            .unwrap();
        for (item, word) in (0..).zip(device.bytes(out).chunks_exact(4)) {
            assert_eq!(
                word,
                expected(item).to_le_bytes(),
                "{} {simd:?}, item {item}",
                machine.name
            );
        }
    }
    sizes
}

#[test]
fn branches_further_than_jmpi_reaches() {
    let options = Options {
        level: opt::Level::None,
        ..Options::default()
    };
    for (bytes, far) in run(&text(), &options, expected) {
        assert!(bytes > 300_000 && far >= 2);
    }
}

#[test]
fn calls_that_reach_everything() {
    for far_calls in [false, true] {
        let options = Options {
            inline: false,
            own: vec![("far-calls".to_owned(), OptionValue::Flag(far_calls))],
            ..Options::default()
        };
        for (_, far) in run(&calls(), &options, |item| 2 * item) {
            assert_eq!(far, usize::from(far_calls));
        }
    }
}
