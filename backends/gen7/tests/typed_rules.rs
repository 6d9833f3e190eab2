//! Rules that do not fit the rows of the table do not build, and the message says what would.

use wavelift_isle_rules::{Generated, LOWERING_PRELUDE, RuleSet};

/// Compiles the rules with one more.
fn with(rule: &str) -> Result<Generated, String> {
    let files = ["prelude", "integers", "truth", "floats", "memory", "wave"];
    let rules = RuleSet::new("lower")
        .text("ir.isle", wavelift_codegen_meta::generate::isle())
        .text(
            "gen7.isle",
            wavelift_gen7_meta::isle().expect("the table is right"),
        )
        .constructors(wavelift_gen7_meta::constructors().expect("the table is right"))
        .conversions(wavelift_gen7_meta::conversions())
        .widths(wavelift_gen7_meta::widths())
        .both_orders()
        .scalar_forms(wavelift_gen7_meta::scalar_forms())
        .file(LOWERING_PRELUDE)
        .text("planted.isle", rule);
    let file = |rules: RuleSet, name| rules.file(format!("lower/{name}.isle"));
    files.into_iter().fold(rules, file).generate()
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
    let rule = "(rule (lower (File.Vector) (fmin $F32 _ a b)) (v_sel_l_f a b))";
    let generated = with(rule).expect("a good rule");
    assert!(generated.constructors.contains("(decl v_sel_l_f (VF VF) V1)"));
    // Only what rules mention is declared.
    assert!(!generated.constructors.contains("v_avg_d"));
}

#[test]
fn the_thread_reads_no_channels() {
    refused(
        "(rule (lower (File.Scalar) (umulhi (w32) a b)) (s_and_ud (v_shr_ud a b) b))",
        &[
            "expects type 'S' but term has return type 'V1'",
            "argument 1 of `s_and_ud`: (s_and_ud S S) S1, the row `s_and_ud` of the table",
            "what takes it: (v_and_ud V V) V1",
            "Imm, S1, Value become(s) S by itself",
        ],
    );
}

#[test]
fn what_channels_make_is_not_for_every_file() {
    refused(
        "(rule 1 (lower _ (umin (w32) a b)) (v_and_ud a b))",
        &[
            "the rule is for every file, but what it makes is V1, of File.Vector",
            "R1 would fit",
        ],
    );
}

#[test]
fn a_result_of_another_file() {
    refused(
        "(rule (lower (File.Scalar) (umulhi (w32) a b)) (v_shr_ud a b))",
        &[
            "the rule is for File.Scalar, but what it makes is V1",
            "R1, S1 would fit",
        ],
    );
    refused(
        "(rule 1 (lower (File.Mask) (band (bit) a b)) (s_and_ud a b))",
        &[
            "the rule is for File.Mask, but what it makes is S1",
            "M, T would fit",
        ],
    );
}

#[test]
fn an_operand_of_another_width() {
    refused(
        "(rule 1 (lower (File.Vector) (fconvert $F32 _ a)) (v_add_f (v_mov_df_d a) a))",
        &[
            "expects type 'VF' but term has return type 'W2'",
            "argument 1 of `v_add_f`: (v_add_f VF VF) V1",
        ],
    );
}

#[test]
fn a_value_of_another_width() {
    refused(
        "(rule (lower (File.Mask) (icmp (IntCC.Eq) a @ (value_type (w64)) b)) (v_cmp_d (Cond.Z) a b))",
        &["`a` takes 2 register(s), but `v_cmp_d` takes VD there, which has 1"],
    );
}

#[test]
fn a_result_of_another_width() {
    refused(
        "(rule (lower _ (imul (w64) a b)) (product (lo a) (lo b)))",
        &[
            "takes 2 register(s), but what the rule makes is R1",
            "R2 would fit",
        ],
    );
}

#[test]
fn too_many_operands() {
    refused(
        "(rule (lower (File.Vector) (fmin $F32 _ a b)) (v_mad_f a b))",
        &[
            "got 2, expect 3",
            "(v_mad_f VF VF VF) V1, the row `v_mad_f` of the table",
        ],
    );
}

#[test]
fn modifiers_are_for_rows_that_have_them() {
    refused(
        "(rule 1 (lower _ (popcount a @ (value_type $I32))) (r_cbit_ud (neg_d a)))",
        &["expects type 'R' but term has return type 'RD'"],
    );
}

#[test]
fn one_double_may_be_negated() {
    refused(
        "(rule (lower (File.Vector) (fmin $F64 _ a b)) (v_mul_df (neg_df a) b))",
        &["expects type 'VDf' but term has return type 'VDfN'"],
    );
}

#[test]
fn a_product_of_doublewords_is_no_instruction() {
    refused(
        "(rule 1 (lower _ (imul (w32) a b)) (r_mul_d a b))",
        &["Unknown term in expression: 'r_mul_d'"],
    );
}

#[test]
fn an_instruction_that_is_none() {
    refused(
        "(rule (lower (File.Scalar) (umulhi (w32) a b)) (s_mach_d a b))",
        &["Unknown term in expression: 's_mach_d'", "the tables have (s_ma"],
    );
}
