//! `wavelift reduce` takes out of large modules what a fault does not need. The faults are planted: a word that a command looks for, or an
//! operation whose result is not the same for waves of two sizes.

#[path = "support/command.rs"]
#[allow(dead_code)]
mod command;

use command::*;
use std::fmt::Write;
use std::path::PathBuf;

fn file(name: &str, text: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("wavelift-reduce-test-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(name);
    std::fs::write(&path, text).expect("a file");
    path
}

/// A kernel of about 1,000 instructions in a loop, branches and a function, with `planted` in the middle of one branch. Its result stands in
/// `$s1`, and ends in the buffer that the kernel is given.
fn large_hsail(planted: &str) -> String {
    let mut text = String::from(
        "module &m:1:0:$full:$large:$default;
prog function &mix(arg_u32 %r)(arg_u32 %a) {
  ld_arg_u32 $s0, [%a];
  mov_b32 $s1, $s0;
  mov_b32 $s2, $s0;
",
    );
    for step in 0..100 {
        let _ = writeln!(text, "  add_u32 $s{}, $s{}, {step};", step % 3, (step + 1) % 3);
    }
    text += "  st_arg_u32 $s0, [%r];
  ret;
};
prog kernel &k(kernarg_u64 %out) {
  private_u32 %room[16];
  ld_kernarg_u64 $d0, [%out];
  workitemflatabsid_u32 $s0;
  cvt_u64_u32 $d1, $s0;
  mad_u64 $d0, $d1, 4, $d0;
  mov_b32 $s5, 0;
";
    for register in 10..50 {
        let _ = writeln!(text, "  mov_b32 $s{register}, {register};");
    }
    text += "@loop:\n";
    for step in 0..250 {
        let (to, from) = (10 + step % 20, 10 + (step + 7) % 20);
        let _ = writeln!(text, "  xor_b32 $s{to}, $s{from}, $s5;");
        let _ = writeln!(text, "  st_private_u32 $s{to}, [%room][{}];", step % 16 * 4);
    }
    text += "  and_b32 $s2, $s0, 1;
  cmp_eq_b1_u32 $c0, $s2, 0;
  cbr_b1 $c0, @even;
  {
    arg_u32 %in;
    arg_u32 %result;
    st_arg_u32 $s10, [%in];
    call &mix(%result)(%in);
    ld_arg_u32 $s1, [%result];
  }
  br @join;
@even:
";
    for step in 0..100 {
        let _ = writeln!(text, "  mad_u32 $s{}, $s0, 3, $s5;", 30 + step % 10);
    }
    let _ = writeln!(text, "  {planted}");
    for step in 0..100 {
        let _ = writeln!(text, "  or_b32 $s{}, $s{}, 1;", 30 + step % 10, 40 + step % 5);
    }
    text += "@join:
  add_u32 $s5, $s5, 1;
  cmp_lt_b1_u32 $c1, $s5, 3;
  cbr_b1 $c1, @loop;
  st_global_u32 $s1, [$d0];
  ret;
};
";
    text
}

fn lines(text: &str) -> usize {
    text.lines().filter(|line| !line.trim().is_empty()).count()
}

#[test]
fn hsail_is_reduced_for_a_command() {
    let text = large_hsail("mulhi_u32 $s1, $s0, $s30;");
    let path = file("command.hsail", &text);
    let reduced = || {
        let outcome = wavelift(&[
            "reduce",
            &path.to_string_lossy(),
            "--check",
            "grep -q mulhi_u32 $1",
        ]);
        assert_eq!(outcome.code, 0, "{}", outcome.err);
        outcome.out
    };
    let small = reduced();
    assert!(
        small.contains("mulhi_u32") && !small.contains("@") && !small.contains("&mix"),
        "{small}"
    );
    assert!(lines(&text) >= 20 * lines(&small), "{small}");
    assert_eq!(reduced(), small, "the same input gives the same");
}

#[test]
fn hsail_is_reduced_while_two_ways_differ() {
    let text = large_hsail("activelanecount_u32_b1 $s1, 1;");
    let path = file("differs.hsail", &text);
    let path = path.to_string_lossy();
    let mut words = vec!["reduce", &path, "--differs", "interp:w32", "interp:w64"];
    words.extend(["--grid", "128", "--group", "64", "zero:512:print=u32"]);
    let outcome = wavelift(&words);
    assert_eq!(outcome.code, 0, "{}", outcome.err);
    let small = outcome.out;
    assert!(
        small.contains("activelanecount") && !small.contains("@loop"),
        "{small}"
    );
    assert!(lines(&text) >= 20 * lines(&small), "{small}");
    assert!(small.contains("// interp w32 O2: wavelift run "), "{small}");
    // The commands in it show the difference.
    let path = file("smaller.hsail", &small);
    let shown: Vec<String> = small
        .lines()
        .filter_map(|line| line.split_once("wavelift run "))
        .map(|(_, words)| {
            let words = words.replace(
                words.split(' ').next().unwrap_or_default(),
                &path.to_string_lossy(),
            );
            let words: Vec<&str> = ["run"].into_iter().chain(words.split_whitespace()).collect();
            let outcome = wavelift(&words);
            assert_eq!(outcome.code, 0, "{}", outcome.err);
            outcome.out
        })
        .collect();
    assert_eq!(shown.len(), 2);
    assert_ne!(shown[0], shown[1]);
}

#[test]
fn ir_is_reduced_while_two_ways_differ() {
    let mut text = String::from(
        "; a test file says what it is for
kernel %k {
    param %out : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iconst.i64 8
    v5 = imul.i64 v3, v4
    v6 = iadd.i64 v1, v5
    v7 = bconst 1
    v8 = activelanecount v7
    v9 = uextend.i64 v8
",
    );
    let mut last = 9;
    for step in 10..1000 {
        let _ = writeln!(text, "    v{step} = iadd.i64 v{}, v3", last);
        last = step;
    }
    let _ = writeln!(
        text,
        "    store.i64 global align 8 [v6], v{last}\n    return\n}}\n; run: %k([0 x 128]: i64) grid 64 group 64 == _"
    );
    let path = file("differs.wl", &text);
    let outcome = wavelift(&[
        "reduce",
        &path.to_string_lossy(),
        "--differs",
        "interp:w32",
        "interp:w64",
    ]);
    assert_eq!(outcome.code, 0, "{}", outcome.err);
    let small = outcome.out;
    assert!(
        small.starts_with("; a test file says what it is for\n"),
        "{small}"
    );
    assert!(
        small.contains("activelanecount") && !small.contains("iadd.i64 v1"),
        "{small}"
    );
    assert!(lines(&text) >= 20 * lines(&small), "{small}");
    assert!(small.contains("; run: %k("), "{small}");
}

#[test]
fn machine_text_loses_lines_and_operands() {
    let mut text = String::from("; test waits gfx900\n");
    for line in 0..1000 {
        let _ = writeln!(
            text,
            "    %{}:v1 = v_add_u32 %{line}:v1, %{}:v1",
            line + 2,
            line + 1
        );
    }
    text.insert_str(200, "\n    %3:v1 = v_mul_lo_u32 %1:v1, %2:v1\n");
    let path = file("lines.mir", &text);
    let outcome = wavelift(&[
        "reduce",
        &path.to_string_lossy(),
        "--check",
        "grep -q v_mul_lo $1",
    ]);
    assert_eq!(outcome.code, 0, "{}", outcome.err);
    assert_eq!(
        outcome.out,
        "    0 = v_mul_lo_u32 0, 0\n".replacen("0 =", "%3:v1 =", 1)
    );
}

#[test]
fn what_is_wrong_is_said() {
    let path = file("same.hsail", &large_hsail(""));
    let path = path.to_string_lossy();
    let launch = ["--grid", "64", "--group", "64", "zero:256"];
    let said = |words: &[&str]| {
        let outcome = wavelift(&[&["reduce", &path], words].concat());
        assert_ne!(outcome.code, 0, "{words:?}");
        outcome.err
    };
    let same = said(&[&["--differs", "interp:w64:O0", "interp:w64:O2"][..], &launch].concat());
    assert!(same.contains("come to the same"), "{same}");
    let target = said(&[&["--differs", "interp", "gfx9000"][..], &launch].concat());
    assert!(target.contains("gfx9000"), "{target}");
    let wave = said(&[&["--differs", "interp", "interp:w63"][..], &launch].concat());
    assert!(wave.contains("63"), "{wave}");
    let part = said(&[&["--differs", "interp", "interp:Q"][..], &launch].concat());
    assert!(part.contains("`Q` is none of"), "{part}");
    let launch = said(&["--differs", "interp", "interp:O0"]);
    assert!(launch.contains("--grid"), "{launch}");
    let neither = said(&[]);
    assert!(neither.contains("--check"), "{neither}");
}
