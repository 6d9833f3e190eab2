//! The Base profile (HSA PRM 16.2.1): cases with expected values on every target, and what it lacks as errors with a place.

use crate::command::*;

const TARGETS: [&str; 7] = [
    "interp",
    "gfx900",
    "gfx803",
    "gfx1201 --wave 32",
    "gfx1201 --wave 64",
    "ivb --simd 16",
    "ivb --simd 8",
];

#[test]
fn cases_of_the_base_profile_pass_on_every_target() {
    for target in TARGETS {
        let out = good(&format!("case tests/conformance/base --target {target}"));
        assert_eq!(out, "12 passed, 0 failed, 0 skipped\n", "{target}");
    }
}

/// A case can fail: with the other direction of rounding its values are not right.
#[test]
fn the_cases_tell_directions_of_rounding_apart() {
    let folder = folder("base-other-rounding");
    let from = std::path::Path::new(ROOT).join("tests/conformance/base");
    for name in ["arithmetic_f32", "convert", "packed_f16x4"] {
        let case = folder.join(format!("{name}_zero.case"));
        std::fs::copy(from.join(format!("{name}_zero.case")), &case).expect("a case");
        let brig = folder.join(format!("{name}_zero.brig"));
        std::fs::copy(from.join(format!("{name}_near.brig")), brig).expect("a module");
        let outcome = run(&format!("case {} --target gfx900", case.display()));
        assert_eq!(outcome.code, 1, "{name}: {}", outcome.out);
        assert!(
            outcome.out.contains("0 passed, 1 failed"),
            "{name}: {}",
            outcome.out
        );
    }
}

/// A statement of a kernel, the rule that it breaks, and what is said.
const LACKING: [(&str, &str, &str); 22] = [
    ("add_ftz_f64 $d0, $d1, $d2;", "base-f64", "`f64` is not available"),
    ("mov_f64 $d0, $d1;", "base-f64", "`f64` is not available"),
    ("ld_global_f64 $d0, [$d1];", "base-f64", "`f64` is not available"),
    (
        "ld_v2_global_f64 ($d0, $d1), [$d2];",
        "base-f64",
        "`f64` is not available",
    ),
    ("cvt_f64_f32 $d0, $s0;", "base-f64", "`f64` is not available"),
    (
        "cvt_ftz_zeroi_u32_f64 $s0, $d0;",
        "base-f64",
        "`f64` is not available",
    ),
    (
        "cmp_eq_ftz_b1_f64 $c0, $d0, $d1;",
        "base-f64",
        "`f64` is not available",
    ),
    ("class_b1_f64 $c0, $d0, 1;", "base-f64", "`f64` is not available"),
    ("nsqrt_f64 $d0, $d1;", "base-f64", "`f64` is not available"),
    (
        "pack_f64x2_f64 $q0, $q1, $d0, 1;",
        "base-f64",
        "`f64x2` is not available",
    ),
    ("global_f64 %x;", "base-f64", "`f64` is not available"),
    (
        "mov_b64 $d0, 1.0;",
        "base-f64-constant",
        "double-precision constants",
    ),
    (
        "mov_b64 $d0, -0D3ff0000000000000;",
        "base-f64-constant",
        "double-precision constants",
    ),
    ("add_f32 $s0, $s1, $s2;", "base-ftz", "`add_f32` needs `ftz`"),
    (
        "cmp_eq_b1_f32 $c0, $s1, $s2;",
        "base-ftz",
        "`cmp_eq_b1_f32` needs `ftz`",
    ),
    (
        "add_pp_f16x2 $s0, $s1, $s2;",
        "base-ftz",
        "`add_pp_f16x2` needs `ftz`",
    ),
    (
        "add_ftz_near_f32 $s0, $s1, $s2;",
        "base-rounding",
        "explicit rounding `near`",
    ),
    (
        "add_ftz_up_pp_f16x2 $s0, $s1, $s2;",
        "base-rounding",
        "explicit rounding `up`",
    ),
    (
        "cvt_zero_f32_u32 $s0, $s1;",
        "base-rounding",
        "explicit rounding `zero`",
    ),
    (
        "cvt_ftz_neari_sat_s32_f32 $s0, $s1;",
        "base-rounding",
        "rounding `neari_sat`",
    ),
    (
        "enabledetectexceptions 1;",
        "base-exceptions",
        "INVALID_OPERATION",
    ),
    ("enablebreakexceptions 16;", "base-exceptions", "INEXACT"),
];

#[test]
fn what_the_base_profile_lacks_is_an_error() {
    let folder = folder("base-lacking");
    let file = folder.join("k.hsail");
    let body = |statement: &str| format!("prog kernel &k(kernarg_u64 %o)\n{{\n\t{statement}\n\tret;\n}};\n");
    let module = |profile: &str, statement: &str| {
        let text = format!("module &m:1:0:{profile}:$large:$near;\n{}", body(statement));
        std::fs::write(&file, text).expect("a file");
        file.display().to_string()
    };
    let mut all = LACKING.to_vec();
    all.push((
        "{ icall_u64 $d0()() &sg; }",
        "base-icall",
        "`icall` is not available",
    ));
    for (statement, rule, what) in all {
        let statement = statement.to_owned();
        for target in ["gfx900", "gfx1201", "ivb"] {
            let line = format!("compile {} --target {target} -o -", module("$base", &statement));
            if rule == "base-icall" {
                let text = std::fs::read_to_string(&file).expect("the file");
                let text = text.replace("prog kernel", "signature &sg()();\nprog kernel");
                std::fs::write(&file, text).expect("a file");
            }
            bad(
                &line,
                1,
                &[&format!("error[{rule}]"), what, "k.hsail:", "HSA PRM"],
            );
        }
        let line = format!("run {} --target interp --grid 1 --group 1 zero:8", file.display());
        bad(&line, 1, &[&format!("error[{rule}]")]);
        // The Full profile has all of it.
        if rule != "base-icall" {
            good(&format!("verify {}", module("$full", &statement)));
        }
    }
}

#[test]
fn programs_have_one_profile() {
    let folder = folder("base-mixed");
    let write = |name: &str, text: &str| {
        let file = folder.join(name);
        std::fs::write(&file, text).expect("a file");
        file.display().to_string()
    };
    let called = write(
        "f.hsail",
        "module &f:1:0:$full:$large:$near;\nprog function &g()()\n{\n\tret;\n};\n",
    );
    let caller = write(
        "k.hsail",
        "module &caller:1:0:$base:$large:$near;\ndecl prog function &g()();\nprog kernel &k(kernarg_u64 %o)\n{\n\t{ call &g()(); }\n\tret;\n};\n",
    );
    let line = format!("run {caller} {called} --target gfx900 --grid 1 --group 1 zero:8");
    let says = ["error[program-mismatch]", "profile $full here and $base there"];
    bad(&line, 1, &says);
}
