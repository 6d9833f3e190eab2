//! Programs that stop themselves, on every target: `debugtrap`, and exceptions of the BREAK policy (HSA PRM 11.4, 12.3). The error says why, in
//! which kernel, at which line and for which work-item; what must not stop does not.

use crate::command::*;

const TARGETS: [&str; 5] = ["interp", "gfx900", "gfx1201", "gfx1201 --wave 64", "ivb"];

fn file(name: &str, kernels: &str) -> String {
    let file = folder(&format!("traps-{name}")).join("k.hsail");
    let text = format!("module &m:1:0:$full:$large:$near;\n{kernels}");
    std::fs::write(&file, text).expect("a file");
    file.display().to_string()
}

/// A kernel that computes with the words of a buffer, one for each work-item: `$s1` to `$s1`, from the sixth line of its text on.
fn kernel(directive: &str, computes: &str) -> String {
    format!(
        "prog kernel &k(kernarg_u64 %o)\n{{\n\t{directive}\n\tworkitemabsid_u32 $s0, 0;\n\
         \tld_kernarg_align(8)_width(all)_u64 $d0, [%o];\n\tshl_u32 $s2, $s0, 2;\n\tcvt_u64_u32 $d1, $s2;\n\
         \tadd_u64 $d1, $d0, $d1;\n\tld_global_u32 $s1, [$d1];\n\t{computes}\n\tst_global_u32 $s1, [$d1];\n\tret;\n}};\n"
    )
}

/// The line of `computes`.
const LINE: u32 = 11;

#[track_caller]
fn stops(file: &str, target: &str, kernel: &str, args: &str, says: &[&str]) {
    let line = format!("run {file} --kernel {kernel} --target {target} {args}");
    bad(&line, 1, &["error[kernel-stopped]", "stopped here"]);
    bad(&line, 1, says);
}

#[test]
fn debugtrap_tells_its_operand_and_who_ran_it() {
    // Work-items of the second work-group stop; the operand comes from memory.
    let text = kernel(
        "",
        "cmp_eq_b1_u32 $c0, $s1, 0; cbr_b1 $c0, @on; debugtrap_u32 $s1; @on:",
    );
    let file = file("debug", &text);
    let place = format!("k.hsail:{LINE}:");
    for target in TARGETS {
        let values = "values:u32:0,0,0,0,0,0,0xfffffff1,0";
        let says = [
            "debugtrap 0xfffffff1",
            "work-item (6, 0, 0)",
            "lane 2",
            "work-group (1, 0, 0)",
            "kernel k",
            &place,
        ];
        stops(&file, target, "k", &format!("--grid 8 --group 4 {values}"), &says);
        let line = format!("run {file} --kernel k --target {target} --grid 4 --group 4 zero:16:print");
        assert_eq!(good(&line), "arg 0: 0 0 0 0\n");
    }
}

/// An operation on two words, the exceptions that it generates (bits of the directive), and their names.
const CASES: [(&str, &str, u32, &str); 7] = [
    (
        "0x7f800001",
        "add_f32 $s1, $s1, 0f00000000;",
        1,
        "INVALID_OPERATION",
    ),
    ("0xbf800000", "sqrt_f32 $s1, $s1;", 1, "INVALID_OPERATION"),
    ("0", "div_f32 $s1, 0f3f800000, $s1;", 2, "DIVIDE_BY_ZERO"),
    (
        "0x7f7fffff",
        "mul_zero_f32 $s1, $s1, $s1;",
        0b10100,
        "OVERFLOW, INEXACT",
    ),
    (
        "0x00800001",
        "mul_f32 $s1, $s1, 0f3f000000;",
        0b11000,
        "UNDERFLOW, INEXACT",
    ),
    ("0x3f800000", "div_f32 $s1, $s1, 0f40400000;", 16, "INEXACT"),
    (
        "0x4f800000",
        "cvt_szeroi_s32_f32 $s1, $s1;",
        1,
        "INVALID_OPERATION",
    ),
];

#[test]
fn exceptions_stop_where_the_program_breaks() {
    for (index, (word, computes, mask, names)) in CASES.into_iter().enumerate() {
        let says = format!("exception {names},");
        let place = format!("k.hsail:{LINE}:");
        let all = file(
            &format!("all{index}"),
            &kernel("enablebreakexceptions 31;", computes),
        );
        let others = format!("enablebreakexceptions {};", 31 & !mask);
        let others = file(&format!("others{index}"), &kernel(&others, computes));
        for target in TARGETS {
            // The other work-items compute with one, which is exact but for the third part.
            let one = if mask == 16 { "0x40400000" } else { "0x3f800000" };
            let args = format!("--grid 4 --group 4 values:u32:{one},{one},{word},{one}");
            let says = [says.as_str(), &place, "work-item (2, 0, 0)", "kernel k"];
            stops(&all, target, "k", &args, &says);
            good(&format!("run {others} --target {target} {args}"));
        }
    }
}

#[test]
fn functions_break_for_the_kernels_that_want_it() {
    let text = "function &inverse(arg_f32 %r)(arg_f32 %x)
{
	ld_arg_f32 $s0, [%x];
	div_f32 $s0, 1.0f, $s0;
	st_arg_f32 $s0, [%r];
	ret;
};
indirect function &breaks(arg_f32 %r)(arg_f32 %x)
{
	enablebreakexceptions 2;
	ld_arg_f32 $s0, [%x];
	{
		arg_f32 %a;
		arg_f32 %b;
		st_arg_f32 $s0, [%a];
		call &inverse(%b)(%a);
		ld_arg_f32 $s0, [%b];
	}
	st_arg_f32 $s0, [%r];
	ret;
};
signature &unary(arg_f32 %r)(arg_f32 %x);
prog kernel &goes_on(kernarg_u64 %o)
{
	ld_kernarg_align(8)_width(all)_u64 $d0, [%o];
	ld_global_f32 $s0, [$d0];
	{
		arg_f32 %a;
		arg_f32 %b;
		st_arg_f32 $s0, [%a];
		call &inverse(%b)(%a);
		ld_arg_f32 $s0, [%b];
	}
	st_global_f32 $s0, [$d0];
	ret;
};
prog kernel &stops(kernarg_u64 %o)
{
	enablebreakexceptions 2;
	ld_kernarg_align(8)_width(all)_u64 $d0, [%o];
	ld_global_f32 $s0, [$d0];
	{
		arg_f32 %a;
		arg_f32 %b;
		st_arg_f32 $s0, [%a];
		call &inverse(%b)(%a);
		ld_arg_f32 $s0, [%b];
	}
	st_global_f32 $s0, [$d0];
	ret;
};
prog kernel &indirect(kernarg_u64 %o, kernarg_u64 %f, kernarg_f32 %x)
{
	ld_kernarg_align(8)_width(all)_u64 $d0, [%o];
	ld_kernarg_align(8)_width(all)_u64 $d1, [%f];
	ld_kernarg_f32 $s0, [%x];
	{
		arg_f32 %a;
		arg_f32 %b;
		st_arg_f32 $s0, [%a];
		icall_width(all)_u64 $d1(%b)(%a) &unary;
		ld_arg_f32 $s0, [%b];
	}
	div_f32 $s0, $s0, 0.0f;
	st_global_f32 $s0, [$d0];
	ret;
};
";
    let file = file("functions", text);
    let one = "--grid 1 --group 1";
    for target in TARGETS {
        let run = |kernel: &str, args: &str| {
            good(&format!(
                "run {file} --kernel {kernel} --target {target} {one} {args}"
            ))
        };
        assert_eq!(run("goes_on", "zero:4:print"), "arg 0: 2139095040\n");
        let says = ["exception DIVIDE_BY_ZERO,", "k.hsail:5:"];
        stops(&file, target, "stops", &format!("{one} zero:4"), &says);
        // What an indirect function asks for ends with it.
        assert_eq!(
            run("indirect", "zero:4:print=u32 func:breaks f32:1"),
            "arg 0: 2139095040\n"
        );
        let args = format!("{one} zero:4 func:breaks f32:0");
        stops(&file, target, "indirect", &args, &says);
    }
}

/// A case may expect that the queue ends in the error state (HSA PRM 12.5.1).
#[test]
fn cases_expect_that_a_kernel_breaks() {
    let text = kernel("enablebreakexceptions 2;", "div_f32 $s1, 1.0f, $s1;");
    let file = file("case", &text);
    let brig = file.replace("k.hsail", "k.brig");
    good(&format!("assemble {file} -o {brig}"));
    let case = |init: &str| {
        let path = file.replace("k.hsail", "k.case");
        let text = format!(
            "test breaks\nwavesize 64\nwavespergroup 1\nrequires break\nexpect queue_error\nbuffer out 4 init 1 u32 {init}\n\
             program P\nmodule M k.brig\nadd P M\nfinalize C P\nexecutable E\nload E C\nfreeze E\n\
             dispatch D exe=E kernel=&k module=- dim=1 grid=1,1,1 wg=1,1,1 dyngroup=0\narg D buffer out\nexec D\nend\n"
        );
        std::fs::write(&path, text).expect("a file");
        path
    };
    for target in ["interp", "gfx900", "gfx1201", "ivb"] {
        good(&format!("case {} --target {target}", case("x00000000")));
        let other = run(&format!("case {} --target {target}", case("x0000803f")));
        assert_ne!(other.code, 0, "{}", other.out);
    }
}

/// The registers of the AMD targets' traps (AMDGPU compute ABI, "Debugtrap"; AMDGPU guide, "Trap Handler ABI").
#[test]
fn traps_have_the_registers_of_their_abi() {
    // It calls itself, so that it is not inlined.
    let text = "prog function &stop()(arg_u32 %x)
{
	ld_arg_u32 $s0, [%x];
	cmp_lt_b1_u32 $c0, $s0, 100;
	cbr_b1 $c0, @stop;
	{
		arg_u32 %a;
		sub_u32 $s1, $s0, 100;
		st_arg_u32 $s1, [%a];
		call &stop()(%a);
	}
@stop:
	debugtrap_u32 $s0;
	ret;
};
prog kernel &k(kernarg_u32 %x)
{
	ld_kernarg_width(all)_u32 $s0, [%x];
	debugtrap_u32 $s0;
	ret;
};
prog kernel &calls(kernarg_u32 %x)
{
	ld_kernarg_width(all)_u32 $s0, [%x];
	{
		arg_u32 %a;
		st_arg_u32 $s0, [%a];
		call &stop()(%a);
	}
	ret;
};
";
    let file = file("abi", text);
    for target in ["gfx900", "gfx1201"] {
        let object = folder(&format!("traps-abi-{target}")).join("k.o");
        let object = object.display();
        good(&format!("compile {file} --target {target} -o {object}"));
        let text = good(&format!("disassemble {object}"));
        let lines: Vec<&str> = text.lines().collect();
        let at = |found: usize| lines[found.saturating_sub(12)..=found].join("\n");
        let mut traps: Vec<usize> = (0..lines.len())
            .filter(|&n| lines[n].contains("s_trap 1"))
            .collect();
        assert_eq!(traps.len(), 2, "{text}");
        assert!(!text.contains("s_trap 2") && !text.contains("s_trap 3"));
        let moved = |trap: usize| {
            let before = at(trap);
            assert!(before.contains("v_mov_b32_e32 v0, "), "{target}\n{before}");
            before.contains("s_mov_b64 s[0:1], s[")
        };
        // The hardware puts the queue in front of the kernel's arguments; a function has something else there.
        let own = lines.iter().position(|line| line.contains("<k>:"));
        let trap = traps
            .iter()
            .position(|&trap| own.is_some_and(|own| (own..own + 8).contains(&trap)));
        let trap = traps.remove(trap.expect("the trap of the kernel"));
        assert!(!moved(trap) && at(trap).contains("s[2:3], 0x0"), "{text}");
        assert!(moved(traps[0]), "{text}");
        for kernel in ["k", "calls"] {
            let line = format!("run {file} --target {target} --kernel {kernel} --grid 1 --group 1 u32:77");
            bad(&line, 1, &["debugtrap 0x4d", "`s_trap 1`", "work-item (0, 0, 0)"]);
        }
    }
}
