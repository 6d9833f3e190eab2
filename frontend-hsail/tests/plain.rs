//! Instructions in the usual layout are read without tokens: the same instructions in another layout, which are read with them, must mean the
//! same, and what is wrong in one layout must be wrong in the other.

use wavelift_frontend_hsail::{ParseOptions, parse_with, print};
use wavelift_generate_hsail::Setting;
use wavelift_generate_hsail::forms::{self, Form, Place};
use wavelift_hsail::validate;

/// A statement in a layout that is not plain anywhere: a new line after the mnemonic, and two spaces between operands.
fn spread(statement: &str) -> String {
    let (mnemonic, operands) = statement.split_at(statement.find([' ', ';']).unwrap_or(0));
    format!("{mnemonic}\n{}", operands.replace(", ", " ,  "))
}

/// The module with these statements as text, unless something is wrong.
fn meaning(setting: Setting, statements: &[String]) -> Option<String> {
    let text = forms::whole(setting, "", &statements.join("\n"));
    let module = parse_with("plain", &text, ParseOptions::default()).0?;
    validate(&module).is_empty().then(|| print(&module))
}

fn agree(setting: Setting, statements: &[String]) {
    let spread: Vec<String> = statements.iter().map(|statement| spread(statement)).collect();
    let (plain, spread) = (meaning(setting, statements), meaning(setting, &spread));
    assert_eq!(plain, spread, "{statements:?}");
}

fn in_kernel(setting: Setting) -> Vec<String> {
    let legal = forms::legal(setting, &mut |text| {
        parse_with("form", text, ParseOptions::default())
            .0
            .is_some_and(|module| validate(&module).is_empty())
    });
    let is_plain = |form: &Form| form.place == Place::Kernel && !form.inst.opcode.is_call();
    legal.into_iter().filter(is_plain).map(|form| form.text).collect()
}

#[test]
fn every_form_means_the_same_in_both_layouts() {
    for setting in Setting::ALL {
        for statements in in_kernel(setting).chunks(500) {
            agree(setting, statements);
        }
    }
}

#[test]
fn what_is_wrong_is_wrong_in_both_layouts() {
    let setting = Setting::ALL[0];
    let statements = in_kernel(setting);
    // Of each hundredth statement every piece is left out, written twice, and put before the one before it.
    for statement in statements.iter().step_by(100) {
        let words: Vec<&str> = statement.split_inclusive(['_', '(', ')', ' ', ',']).collect();
        for at in 0..words.len() {
            let mut less = words.clone();
            less.remove(at);
            let mut more = words.clone();
            more.insert(at, words[at]);
            let mut other = words.clone();
            other.swap(at, at.saturating_sub(1));
            for words in [less, more, other] {
                agree(setting, &[words.concat()]);
            }
        }
    }
}

/// Operands of two registers, nearly.
const OPERANDS: &[&str] = &[
    "$s0, 0",
    "$s0, 00",
    "$s0, 017",
    "$s0, 4294967295",
    "$s0, 4294967296",
    "$s0, 9999999999",
    "$s0, 99999999999",
    "$s0, 1.0f",
    "$s0, 0x10",
    "$s0, -1",
    "$s0, WAVESIZE",
    "$s00, $s1",
    "$s01, $s1",
    "$s999, $s1",
    "$s1000, $s1",
    "$c0, $s1",
    "$x0, $s1",
    "$s0,$s1",
    "$s0,\t$s1",
    "$s0, $s1,",
    "$s0 $s1",
    "$s0",
    "$s0, $s1, $s2",
    "($s0, $s1), $s1",
];

/// Addresses, nearly.
const ADDRESSES: &[&str] = &[
    "[$d9]",
    "[$d9+0]",
    "[$d9+00]",
    "[$d9+8]",
    "[$d9+08]",
    "[$d9+9999]",
    "[$d9+12345]",
    "[$d9-8]",
    "[$d9+]",
    "[$d9 + 8]",
    "[$s9]",
    "[%ka]",
    "[%none]",
    "[&f0]",
    "[%1a]",
    "[%]",
    "[%ka][8]",
    "[%ka][$d1+8]",
    "[%ka+8]",
    "[16]",
    "[]",
    "[$d9",
];

#[test]
fn operands_that_are_nearly_plain_mean_the_same() {
    let setting = Setting::ALL[0];
    for list in OPERANDS {
        for mnemonic in [
            "mov_b32",
            "mov_b64",
            "shl_u32",
            "add_pp_u8x4",
            "not_b1",
            "mov_f32",
        ] {
            agree(setting, &[format!("{mnemonic} {list};")]);
        }
    }
    for address in ADDRESSES {
        agree(setting, &[format!("ld_kernarg_align(4)_u32 $s0, {address};")]);
        agree(setting, &[format!("ld_v2_global_u32 ($s0, $s1), {address};")]);
    }
    for label in ["@l", "@none", "@1", "@", "$s1", "@l, @l"] {
        agree(setting, &[format!("br {label};")]);
        agree(setting, &[format!("cbr_width(all)_b1 $c0, {label};")]);
    }
    for vector in [
        "($s0, $s1)",
        "($s0,$s1)",
        "( $s0, $s1)",
        "($s0, $s0)",
        "($s0, 1)",
        "($s0)",
        "()",
        "($s0, $s1,)",
        "($s0 $s1)",
    ] {
        agree(setting, &[format!("ld_v2_global_u32 {vector}, [$d0];")]);
        agree(setting, &[format!("st_v2_global_u32 {vector}, [$d0];")]);
    }
}

/// Names of operations of which the last letters are missing, where a longer name begins with the same sixteen bytes or more.
#[test]
fn names_that_are_cut_off_are_no_operations() {
    for line in [
        "activelanepermut_width(1)_b32 $s1, $s0, $s0, $s0, $c0;",
        "workitemflatabsi_u32 $s0;",
        "currentworkitemf_u32 $s0;",
        "currentworkgroup_u32 $s0, 0;",
        "packetcompletion_sig64 $d0;",
        "addqueuewriteind_global_rlx_u64 $d0, [$d1], $d2;",
        "ldqueuewriteinde_global_rlx_u64 $d0, [$d1];",
        "cleardetectexcep_u32 1;",
        "workitemflatabsid_u32 $s0;",
    ] {
        agree(Setting::ALL[0], &[line.to_string()]);
    }
}
