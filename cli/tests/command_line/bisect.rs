//! `wavelift bisect` names the change that makes a difference. What counts as wrong is a word of the output that exactly one change brings,
//! so that the right answer is known.

use crate::command::*;
use std::path::{Path, PathBuf};

/// A product by eight, an equal sum twice, and a call.
const TEXT: &str = "function %twice {
block0(v0: i32):
    v1 = iadd.i32 v0, v0
    v2 = bxor.i32 v1, v0
    return v2
}

kernel %k {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1 = iconst.i32 8
    v2 = imul.i32 v0, v1
    v3 = umulhi.i32 v0, v2
    v4 = umulhi.i32 v0, v2
    v5 = band.i32 v3, v2
    v6 = isub.i32 v5, v4
    v7: i32 = call %twice(v6)
    v8 = kernargbaseptr.i64
    v9 = load.i64 kernarg align 8 width all [v8]
    store.i32 global align 4 [v9], v7
    return
}
; run: %k([0]: i32) grid 1 group 1 == [0]
";

fn input(name: &str) -> PathBuf {
    input_of(name, TEXT)
}

fn input_of(name: &str, text: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("wavelift-bisect-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(name);
    std::fs::write(&path, text).expect("a file");
    path
}

/// The answer for what a command calls wrong.
fn bisected(path: &Path, check: &str) -> String {
    let path = path.to_string_lossy();
    let outcome = wavelift(&["bisect", &path, "--target", "gfx900", "--check", check]);
    assert_eq!(outcome.code, 0, "{}", outcome.err);
    outcome.out
}

/// The answer for what a command on the optimised IR calls wrong.
fn culprit(name: &str, filter: &str) -> String {
    let path = input(name);
    let check = format!(
        "'{}' compile $1 --target gfx900 --fuel $2 --emit ir | {filter}",
        env!("CARGO_BIN_EXE_wavelift")
    );
    bisected(&path, &check)
}

#[test]
fn a_rewrite_is_named_with_its_rule() {
    let out = culprit("rule.wl", "grep -q ishl");
    assert!(out.contains("pass simplify, function %k\n"), "{out}");
    assert!(out.contains("rule isle-rules/opt/strength.isle:3\n"), "{out}");
    assert!(out.contains("- v2 = imul.i32 v0, v1"), "{out}");
    assert!(out.contains("see it: wavelift compile "), "{out}");
    assert_eq!(out, culprit("rule.wl", "grep -q ishl"), "the same answer again");
}

#[test]
fn a_merge_is_named_without_a_rule() {
    // One of two equal products is left.
    let out = culprit("merge.wl", "grep -c umulhi | grep -qx 1");
    assert!(out.contains("pass gvn, function %k\n"), "{out}");
    assert!(!out.contains("rule "), "{out}");
}

#[test]
fn an_inlined_call_is_named() {
    let out = culprit("inline.wl", "( ! grep -q 'call %' )");
    assert!(out.starts_with("fuel 1: wrong with it, right with 0\n"), "{out}");
    assert!(out.contains("pass inline, function %k\n"), "{out}");
    assert!(out.contains("- v7: i32 = call %"), "{out}");
}

/// Two loads with a product after each.
const LOADS: &str = "kernel %k {
    param %in : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = workitemid.i32 0
    v4 = uextend.i64 v3
    v5 = iconst.i32 2
    v6 = ishl.i64 v4, v5
    v7 = iadd.i64 v1, v6
    v8 = iadd.i64 v2, v6
    v9 = load.i32 global align 4 [v7]
    v10 = imul.i32 v9, v3
    v11 = load.i32 global align 4 [v7+4096]
    v12 = imul.i32 v11, v10
    store.i32 global align 4 [v8], v12
    return
}
";

#[test]
fn another_order_of_instructions_is_named() {
    let path = input_of("schedule.wl", LOADS);
    // The second load stands in front of the first product.
    let check = format!(
        "'{}' compile $1 --target gfx900 --fuel $2 --print-after schedule -o /dev/null 2>&1 | grep -o 'global_load\\|v_mul_lo' | head -2 | grep -c global_load | grep -qx 2",
        env!("CARGO_BIN_EXE_wavelift")
    );
    let out = bisected(&path, &check);
    assert!(out.contains("pass schedule, function %k\n"), "{out}");
    assert!(out.contains("--print-after schedule\n"), "{out}");
    let product = |sign: char| {
        out.lines()
            .any(|line| line.trim().starts_with(sign) && line.contains("v_mul_lo_u32"))
    };
    assert!(product('-') && product('+'), "{out}");
}

#[test]
fn without_a_culprit_the_answer_says_why() {
    let path = input("none.wl").to_string_lossy().into_owned();
    for against in ["", " --against 0"] {
        bad(
            &format!("bisect {path} --target gfx900{against}"),
            1,
            &["nothing is wrong", "help: "],
        );
    }
    bad(
        &format!("bisect {path} --target gfx900 --check true"),
        1,
        &["without any change of the mid-end", "--fuel 0"],
    );
    bad(
        "bisect examples/vector_add.hsail --target gfx900",
        1,
        &["there is no `run:` line"],
    );
    bad(&format!("bisect {path} --target interp"), 2, &["no mid-end"]);
}
