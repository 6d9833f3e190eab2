//! Rules that do not fit the instructions of the tables do not build, and the message says what would.

use wavelift_amdgpu_meta::{Machines, rules, widths};
use wavelift_isle_rules::{Generated, LOWERING_PRELUDE, RuleSet};

/// Compiles the shared rules of gfx8 and gfx9 with one more.
fn with(rule: &str) -> Result<Generated, String> {
    let machines = Machines::read().expect("the tables are right");
    let places =
        "(rule (wave_slot) (hw_id 0 1)) (rule (compute_unit) (hw_id 0 1)) (rule (v_add a b) (v_or_b32 a b))";
    RuleSet::new("lower")
        .text("ir.isle", wavelift_codegen_meta::generate::isle())
        .text("operations.isle", machines.isle_operations())
        .needs(machines.isle_needs(&["gfx8", "gfx9"]))
        .constructors(machines.isle_constructors(&["gfx8", "gfx9"]))
        .widths(widths())
        .both_orders()
        .file(LOWERING_PRELUDE)
        .file(rules::PRELUDE)
        .file(rules::SHAPES)
        .file(rules::VECTORS)
        .file(rules::ADDRESS)
        .file(rules::MEMORY)
        .file(rules::ATOMICS)
        .file(rules::WAVE)
        .text("planted.isle", format!("{places}\n{rule}\n"))
        .generate()
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
    let generated =
        with("(rule (lower (File.Vector) (imul (w32) a b)) (v_mul_lo_u32 a b))").expect("a good rule");
    assert!(
        generated
            .constructors
            .contains("(decl v_mul_lo_u32 (VSrc1 VSrc1) V1)")
    );
    // Only what rules mention is declared.
    assert!(!generated.constructors.contains("v_mul_hi_u32"));
}

#[test]
fn an_operand_of_another_file() {
    refused(
        "(rule (lower (File.Scalar) (iadd (w32) a b)) (s_add_u32 (v_mul_lo_u32 a b) b))",
        &[
            "expects type 'SSrc1' but term has return type 'V1'",
            "argument 1 of `s_add_u32`: (s_add_u32 SSrc1 SSrc1) S1",
            "S1, Value become",
            "(v_add_u32 VSrc1 VSrc1) V1",
        ],
    );
}

#[test]
fn a_result_of_another_file() {
    refused(
        "(rule (lower (File.Scalar) (iadd (w32) a b)) (v_mul_lo_u32 a b))",
        &[
            "the rule is for File.Scalar, but what it makes is V1",
            "S1, S1Scc would fit",
        ],
    );
}

#[test]
fn an_operand_of_another_width() {
    refused(
        "(rule (lower (File.Vector) (fconvert $F32 _ a)) (v_add_f32 (v_add_f64 a a) a))",
        &[
            "expects type 'F32' but term has return type 'V2'",
            "what takes it: (v_add_f64 F64 F64) V2",
        ],
    );
}

#[test]
fn a_value_of_another_width() {
    refused(
        "(rule (lower (File.Mask) (icmp (IntCC.Ult) a @ (value_type (w64)) b)) (v_cmp_lt_u32 a b))",
        &["`a` takes 2 register(s), but `v_cmp_lt_u32` takes VSrc1 there, which has 1"],
    );
}

#[test]
fn a_result_of_another_width() {
    refused(
        "(rule (lower (File.Vector) (iadd (w64) a b)) (v_mul_lo_u32 (vsrc_lo a) (vsrc_lo b)))",
        &[
            "takes 2 register(s), but what the rule makes is V1",
            "V2, V2M would fit",
        ],
    );
}

#[test]
fn a_type_that_is_a_constant_has_a_width() {
    refused(
        "(rule (lower (File.Vector) (iadd $I64 a b)) (v_mul_lo_u32 a b))",
        &["takes 2 register(s), but what the rule makes is V1"],
    );
    refused(
        "(rule (lower (File.Mask) (icmp (IntCC.Ult) a @ (value_type $I64) b)) (v_cmp_lt_u32 a b))",
        &["`a` takes 2 register(s), but `v_cmp_lt_u32` takes VSrc1 there, which has 1"],
    );
}

#[test]
fn too_many_operands() {
    refused(
        "(rule (lower (File.Vector) (fadd $F32 _ a b)) (v_add_f32 a b b))",
        &[
            "got 3, expect 2",
            "(v_add_f32 F32 F32) V1, the row `v_add_f32` of the table",
        ],
    );
}

#[test]
fn modifiers_are_for_floats() {
    refused(
        "(rule (lower (File.Vector) (isub (w64) a b)) (v_lshlrev_b64 (v_imm 1) (neg b)))",
        &["expects type 'VSrc2' but term has return type 'F64'"],
    );
}

#[test]
fn the_condition_has_to_be_taken() {
    refused(
        "(rule (lower (File.Scalar) (iadd (w64) a b)) (s_pair (s_addc_u32 (ssrc_lo a) (ssrc_lo b)) (s_mov_b32 (ssrc_hi a))))",
        &["got 2, expect 3", "(s_addc_u32 Scc SSrc1 SSrc1) S1"],
    );
}

#[test]
fn an_instruction_that_one_machine_lacks() {
    let rule = "(rule (lower (File.Vector) (iadd (w32) a b)) (v_add_u32 a b))";
    refused(
        rule,
        &["not every machine has what `v_add_u32` builds", "Feature.Gfx9Up"],
    );
    let other = "(rule (lower (File.Vector) (iadd (w32) a b)) (if (has (Feature.Gcn))) (v_add_u32 a b))";
    refused(other, &["the rule has to ask for `Feature.Gfx9Up`"]);
    with("(rule (lower (File.Vector) (iadd (w32) a b)) (if (has (Feature.Gfx9Up))) (v_add_u32 a b))")
        .expect("a good rule");
}

#[test]
fn an_address_of_another_kind() {
    refused(
        "(rule (lower (File.Vector) (popcount a)) (ds_read_b32 (global_at (lanes64 0 a) 0)))",
        &[
            "expects type 'GroupAt' but term has return type 'GlobalAt'",
            "argument 1 of `ds_read_b32`: (ds_read_b32 GroupAt) V1",
        ],
    );
}

#[test]
fn data_of_another_width() {
    refused(
        "(rule (lower (File.Vector) (popcount a)) (ds_add_rtn_u32 (group_at (v_lo a) 0) (lanes64 0 a)))",
        &["expects type 'V1' but term has return type 'V2'"],
    );
}

#[test]
fn a_term_that_one_machine_lacks() {
    refused(
        "(rule 5 (load_from piece (Amode.Global at)) (global_load piece at))",
        &[
            "not every machine has what `global_load` builds",
            "Feature.Gfx9Up",
        ],
    );
}

#[test]
fn an_unknown_instruction() {
    refused(
        "(rule (lower (File.Vector) (iadd (w32) a b)) (v_add_x32 a b))",
        &[
            "Unknown term in expression: 'v_add_x32'",
            "the tables have (v_add_",
        ],
    );
}

#[test]
fn both_orders_from_one_rule() {
    let rule = "(rule 1 (lower (File.Vector) (iadd (w32) (ishl _ a (u64_from_value n)) b))
        (if (has (Feature.Gfx9Up))) (v_lshl_add_u32 a (v_imm n) b))";
    let others = with("").expect("good rules").swapped;
    assert_eq!(with(rule).expect("a good rule").swapped, others + 1);
}
