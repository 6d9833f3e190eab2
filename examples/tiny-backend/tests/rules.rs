//! Rules that do not fit the rows of the table do not build, and the message says what would.

#[allow(dead_code)]
#[path = "../build/table.rs"]
mod table;

/// Compiles the rules with one more.
fn with(rule: &str) -> Result<wavelift_isle_rules::Generated, String> {
    let rows = table::rows(include_str!("../isa/tiny.tsv")).expect("the table is right");
    table::rules(&rows).text("planted.isle", rule).generate()
}

/// The rule does not build; the message shows it and says all of `parts`.
#[track_caller]
fn refused(rule: &str, parts: &[&str]) {
    let message = with(rule).expect_err("the rule is wrong");
    for part in [rule].iter().chain(parts) {
        assert!(message.contains(part), "no `{part}` in\n{message}");
    }
}

#[test]
fn what_fits_builds() {
    let generated = with("(rule (lower _ (ineg $I32 a)) (r_sub (imm 0) a))").expect("a good rule");
    assert!(generated.constructors.contains("(decl r_sub (R R) R)"));
    // Only what rules mention is declared.
    assert!(!generated.constructors.contains("v_sub"));
}

#[test]
fn a_vector_is_no_scalar() {
    refused(
        "(rule (lower (File.Scalar) (ineg $I32 a)) (s_sub (v_item 0) a))",
        &[
            "expects type 'S' but term has return type 'V'",
            "argument 1 of `s_sub`: (s_sub S S) S, the row `s_sub` of the table",
            "what takes it: (v_sub V V) V",
            "Imm, Value become(s) S by itself",
        ],
    );
}

#[test]
fn what_lanes_make_is_not_for_every_file() {
    refused(
        "(rule (lower _ (ineg $I32 a)) (v_sub (imm 0) a))",
        &[
            "the rule is for every file, but what it makes is V, of File.Vector",
            "R would fit",
        ],
    );
}

#[test]
fn a_number_is_no_set_of_lanes() {
    refused(
        "(rule 2 (lower (File.Mask) (bnot $B1 a)) (s_xor a (imm 1)))",
        &[
            "the rule is for File.Mask, but what it makes is S",
            "M, T would fit",
        ],
    );
}

#[test]
fn a_value_of_two_words() {
    refused(
        "(rule (lower _ (icmp (IntCC.Eq) a @ (value_type $I64) b)) (r_eq a b))",
        &["`a` takes 2 register(s), but `r_eq` takes R there, which has 1"],
    );
}

#[test]
fn a_result_of_two_words() {
    refused(
        "(rule (lower _ (iadd $I64 a b)) (r_add (s_start 0) (s_start 1)))",
        &[
            "takes 2 register(s), but what the rule makes is R",
            "Pair would fit",
        ],
    );
}

#[test]
fn too_many_operands() {
    refused(
        "(rule (lower _ (ineg $I32 a)) (r_sub a a a))",
        &["got 3, expect 2", "(r_sub R R) R, the row `r_sub` of the table"],
    );
}

#[test]
fn lanes_have_no_instruction_of_the_wave() {
    refused(
        "(rule (lower (File.Vector) (laneid $I32)) (v_start 0))",
        &["Unknown term in expression: 'v_start'", "the tables have (v_"],
    );
}
