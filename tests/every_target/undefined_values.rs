//! One rule about undefined values for all executors: the same programs on the interpreter and on every machine (`docs/design/undefined-values.md`).
//!
//! Each program reads `$s1`, a word that nobody has written, and may store `$s2`. Either it stores the value that is expected, or it stops, because
//! an undefined value decides something. What stops it may differ: a compiler turns branches into masks, choices into branches, and a division
//! into instructions that do not trap.

use crate::executors;
use crate::machines::{Wanted, machines, source};
use crate::targets;
use wavelift::args::ArgResult;
use wavelift::case::{ExecError, Executor, ModuleForm};
use wavelift_codegen::opt::Level;

/// Work-items of a launch, of one work-group.
const ITEMS: u32 = 64;

/// What becomes of a program.
enum Outcome {
    /// Each work-item stores what this makes of its number.
    Stores(fn(u32) -> u32),
    /// It stops with one of these reasons.
    Stops(&'static [&'static str]),
}
use Outcome::{Stops, Stores};

const BUFFER: &str = "is stored to memory that others read";
const BRANCH: &str = "decides a branch";
const LANES: &str = "decides which lanes run";
const ADDRESS: &str = "is used as an address";
const ATOMIC: &str = "is an operand of an atomic operation";
const EXCHANGE: &str = "decides what is exchanged between lanes";
const TRAP: &str = "decides whether the operation traps";

const STORED: Outcome = Stops(&[BUFFER]);
/// The value reaches the buffer, or a branch on the way there.
const COMPUTED: Outcome = Stops(&[BUFFER, BRANCH, LANES, TRAP]);
const DECIDED: Outcome = Stops(&[BRANCH, LANES, BUFFER]);
/// The number of the work-item.
const NUMBER: Outcome = Stores(|item| item);

/// Name, declarations, statements, and what becomes of it.
const PROGRAMS: &[(&str, &str, &str, Outcome)] = &[
    ("stored", "", "mov_b32 $s2, $s1;", STORED),
    (
        "thrown away",
        "",
        "add_u32 $s4, $s1, 3; mul_u32 $s4, $s4, $s4; mov_b32 $s2, $s0;",
        NUMBER,
    ),
    (
        "masked away",
        "",
        "shl_u32 $s2, $s1, 16; and_b32 $s2, $s2, 65535; or_b32 $s2, $s2, $s0;",
        NUMBER,
    ),
    ("one bit is left", "", "and_b32 $s2, $s1, 1;", STORED),
    (
        "shifted out",
        "",
        "shl_u32 $s4, $s1, 20; shl_u32 $s4, $s4, 12; add_u32 $s2, $s4, $s0;",
        NUMBER,
    ),
    (
        "above a sum",
        "",
        "shl_u32 $s4, $s1, 8; add_u32 $s4, $s4, $s0; and_b32 $s2, $s4, 255;",
        NUMBER,
    ),
    (
        "above a difference",
        "",
        "shl_u32 $s4, $s1, 8; sub_u32 $s4, $s0, $s4; and_b32 $s2, $s4, 255;",
        NUMBER,
    ),
    (
        "above a product",
        "",
        "shl_u32 $s4, $s1, 8; add_u32 $s4, $s4, 3; mul_u32 $s4, $s4, $s0; and_b32 $s2, $s4, 255;",
        Stores(|item| item * 3),
    ),
    (
        "below a sum",
        "",
        "and_b32 $s4, $s1, 1; add_u32 $s2, $s4, $s0; and_b32 $s2, $s2, 64;",
        STORED,
    ),
    (
        "half of a word of 64 bits",
        "",
        "combine_v2_b64_b32 $d2, ($s0, $s1); shl_u64 $d2, $d2, 32; shr_u64 $d2, $d2, 32; cvt_u32_u64 $s2, $d2;",
        NUMBER,
    ),
    (
        "the defined half of a word of 64 bits",
        "",
        "combine_v2_b64_b32 $d2, ($s0, $s1); add_u64 $d2, $d2, 5; cvt_u32_u64 $s2, $d2;",
        Stores(|item| item + 5),
    ),
    (
        "bits in a field",
        "",
        "bitinsert_u32 $s4, $s1, $s0, 8, 8; bitextract_u32 $s2, $s4, 8, 8;",
        NUMBER,
    ),
    ("a shift by it", "", "shl_u32 $s2, $s0, $s1;", STORED),
    ("the smaller one", "", "min_u32 $s2, $s1, $s0;", COMPUTED),
    ("the larger float", "", "max_f32 $s2, $s1, $s0;", COMPUTED),
    ("a sum of floats", "", "add_f32 $s2, $s1, $s0;", COMPUTED),
    (
        "the sign of a float",
        "",
        "neg_f32 $s4, $s1; shr_u32 $s2, $s4, 31;",
        STORED,
    ),
    ("a conversion", "", "cvt_f32_u32 $s2, $s1;", STORED),
    (
        "an address",
        "",
        "and_b32 $s4, $s1, 4; cvt_u64_u32 $d2, $s4; add_u64 $d2, $d1, $d2; ld_global_u32 $s2, [$d2];",
        Stops(&[ADDRESS]),
    ),
    (
        "an address of group memory",
        "group_u32 %g[64];",
        "and_b32 $s4, $s1, 4; st_group_u32 $s0, [%g][$s4]; mov_b32 $s2, $s0;",
        Stops(&[ADDRESS]),
    ),
    (
        "a branch",
        "",
        "mov_b32 $s2, 5; cmp_eq_b1_u32 $c0, $s1, 3; cbr_b1 $c0, @end; st_global_u32 $s0, [$d0]; mov_b32 $s2, 6; @end:",
        DECIDED,
    ),
    (
        "a loop",
        "",
        "mov_b32 $s2, 0; @loop: add_u32 $s2, $s2, 1; cmp_lt_b1_u32 $c0, $s2, $s1; cbr_b1 $c0, @loop;",
        DECIDED,
    ),
    (
        "a choice of equals",
        "",
        "cmp_eq_b1_u32 $c0, $s1, 3; cmov_b32 $s2, $c0, $s0, $s0;",
        NUMBER,
    ),
    (
        "what two choices have in common",
        "",
        "cmp_eq_b1_u32 $c0, $s1, 3; or_b32 $s4, $s0, 128; or_b32 $s5, $s0, 256; cmov_b32 $s2, $c0, $s4, $s5; and_b32 $s2, $s2, 127;",
        NUMBER,
    ),
    (
        "a choice by it",
        "",
        "cmp_eq_b1_u32 $c0, $s1, 3; add_u32 $s4, $s0, 1; cmov_b32 $s2, $c0, $s0, $s4;",
        COMPUTED,
    ),
    (
        "a choice against it",
        "",
        "cmp_lt_b1_u32 $c0, $s0, 1000; cmov_b32 $s2, $c0, $s0, $s1;",
        NUMBER,
    ),
    (
        "the other work-items' choice",
        "",
        "cmp_lt_b1_u32 $c0, $s0, 5; cmov_b32 $s2, $c0, $s1, $s0;",
        STORED,
    ),
    (
        "group memory",
        "group_u32 %g[64];",
        "shl_u32 $s4, $s0, 2; ld_group_u32 $s2, [%g][$s4];",
        STORED,
    ),
    (
        "group memory that is overwritten",
        "group_u32 %g[64];",
        "shl_u32 $s4, $s0, 2; ld_group_u32 $s5, [%g][$s4]; add_u32 $s5, $s5, 1; st_group_u32 $s5, [%g][$s4]; st_group_u32 $s0, [%g][$s4]; ld_group_u32 $s2, [%g][$s4];",
        NUMBER,
    ),
    (
        "a byte of group memory",
        "align(4) group_u8 %g[256];",
        "shl_u32 $s4, $s0, 2; st_group_u8 $s0, [%g][$s4+1]; ld_group_align(4)_u32 $s5, [%g][$s4]; shr_u32 $s5, $s5, 8; and_b32 $s2, $s5, 255;",
        NUMBER,
    ),
    (
        "the byte beside",
        "align(4) group_u8 %g[256];",
        "shl_u32 $s4, $s0, 2; st_group_u8 $s0, [%g][$s4+1]; ld_group_align(4)_u32 $s5, [%g][$s4]; shr_u32 $s5, $s5, 8; and_b32 $s2, $s5, 256;",
        STORED,
    ),
    (
        "private memory",
        "private_u32 %p[4];",
        "and_b32 $s4, $s0, 12; ld_private_u32 $s2, [%p][$s4];",
        STORED,
    ),
    (
        "an element of a vector without a value",
        "align(16) private_u32 %p[4];",
        "ld_v4_private_align(16)_u32 ($s4, $s5, $s6, $s7), [%p]; mov_b32 $s5, $s0; st_v4_private_align(16)_u32 ($s4, $s5, $s6, $s7), [%p]; ld_private_u32 $s2, [%p][4];",
        NUMBER,
    ),
    (
        "from lane to lane",
        "",
        "activelaneid_u32 $s4; activelanepermute_b32 $s2, $s1, $s4, 0, 0;",
        Stops(&[BUFFER, EXCHANGE]),
    ),
    (
        "which lane",
        "",
        "and_b32 $s4, $s1, 1; activelanepermute_b32 $s2, $s0, $s4, 0, 0;",
        Stops(&[EXCHANGE, ADDRESS]),
    ),
    (
        "how many lanes",
        "",
        "cmp_eq_b1_u32 $c0, $s1, 3; activelanecount_u32_b1 $s2, $c0;",
        Stops(&[EXCHANGE, BUFFER, LANES, BRANCH]),
    ),
    (
        "memory under an atomic operation",
        "",
        "atomicnoret_add_global_rlx_agent_u32 [$d1], $s0; ld_global_u32 $s2, [$d1];",
        STORED,
    ),
    (
        "what an atomic operation found",
        "",
        "atomic_add_global_rlx_agent_u32 $s2, [$d1], $s0;",
        STORED,
    ),
    (
        "memory that an atomic operation replaced",
        "",
        "atomic_exch_global_rlx_agent_b32 $s4, [$d1], $s0; ld_global_u32 $s2, [$d1];",
        NUMBER,
    ),
    (
        "the operand of an atomic operation",
        "",
        "atomicnoret_add_global_rlx_agent_u32 [$d0], $s1; mov_b32 $s2, $s0;",
        Stops(&[ATOMIC]),
    ),
    ("a divisor", "", "div_u32 $s2, $s0, $s1;", COMPUTED),
    ("a dividend", "", "div_u32 $s2, $s1, 7;", COMPUTED),
];

fn text(declarations: &str, body: &str) -> String {
    format!(
        "module &m:1:0:$full:$large:$default;\n\
         prog kernel &k(kernarg_u64 %out, kernarg_u64 %in)\n{{\n{declarations}\n\
         ld_kernarg_u64 $d0, [%out];\nld_kernarg_u64 $d1, [%in];\nworkitemid_u32 $s0, 0;\n\
         cvt_u64_u32 $d3, $s0;\nshl_u64 $d3, $d3, 2;\nadd_u64 $d0, $d0, $d3;\nadd_u64 $d1, $d1, $d3;\n\
         ld_global_u32 $s1, [$d1];\n{}\nst_global_u32 $s2, [$d0];\nret;\n}};\n",
        body.replace("; ", ";\n")
    )
}

fn run(executor: &mut dyn Executor, text: String) -> Result<Vec<u32>, ExecError> {
    let words = [
        format!("zero:{}:print=u32", 4 * ITEMS),
        format!("buf:{}", 4 * ITEMS + 16),
    ];
    let results = targets::run(executor, source(text, ModuleForm::Text), &words, ITEMS)?;
    let Some(ArgResult::Show(line)) = results.first() else {
        panic!("nothing is printed");
    };
    let numbers = line.split_once(": ").map_or("", |(_, numbers)| numbers);
    Ok(numbers
        .split(' ')
        .map(|number| number.parse().unwrap_or_else(|_| panic!("{number}")))
        .collect())
}

/// What is wrong with the outcome of a program.
fn judge(expected: &Outcome, outcome: Result<Vec<u32>, ExecError>) -> Option<String> {
    match (expected, outcome) {
        (Stores(value), Ok(found)) => {
            let expected: Vec<u32> = (0..ITEMS).map(value).collect();
            (expected != found).then(|| format!("stores {found:?}"))
        }
        (Stores(_), Err(error)) => Some(error.to_string()),
        (Stops(reasons), Err(error)) => {
            let text = error.to_string();
            let fits = text.contains("undefined value") && reasons.iter().any(|reason| text.contains(reason));
            (!fits).then_some(text)
        }
        (Stops(_), Ok(found)) => Some(format!("does not stop: {found:?}")),
    }
}

/// What is wrong on an executor.
fn all_programs(name: &str, executor: impl Fn() -> Box<dyn Executor>) -> Vec<String> {
    let mut wrong = Vec::new();
    for (program, declarations, body, expected) in PROGRAMS {
        let outcome = run(executor().as_mut(), text(declarations, body));
        if let Some(what) = judge(expected, outcome) {
            wrong.push(format!("{name}, {program}: {what}"));
        }
    }
    wrong
}

fn expect_nothing(wrong: Vec<String>) {
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn on_the_interpreter() {
    for wave_size in [8, 32, 64] {
        let name = format!("interpreter, {wave_size} lanes");
        expect_nothing(all_programs(&name, || {
            let options = wavelift_interpreter::Options {
                wave_size,
                ..Default::default()
            };
            Box::new(executors::interpreter(options, Default::default()))
        }));
    }
}

#[test]
fn on_machines_without_optimisation() {
    on_machines(Level::None);
}

#[test]
fn on_machines_with_optimisation() {
    on_machines(Level::Full);
}

fn on_machines(level: Level) {
    let mut wrong = Vec::new();
    for machine in machines() {
        let wanted = Wanted {
            level,
            ..Wanted::default()
        };
        let name = format!("{}, {level:?}", machine.name);
        wrong.extend(all_programs(&name, || machine.executor(wanted)));
    }
    expect_nothing(wrong);
}
