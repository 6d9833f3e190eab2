//! What becomes of undefined bits.

use super::*;

#[test]
fn policies() {
    if !tools_installed() {
        return;
    }
    let body = with_setup(&format!("v_and_b32 v2, 0, v3\nv_or_b32 v2, v2, v0{STORE_V2}"));
    let with = |undefined: UndefinedPolicy| {
        let options = DispatchOptions {
            undefined,
            ..DispatchOptions::default()
        };
        run_items(&body, 64, &options)
    };
    assert_eq!(with(UndefinedPolicy::Propagate).unwrap()[7], 7);
    assert_eq!(with(UndefinedPolicy::Ignore).unwrap()[7], 7);
    let error = with(UndefinedPolicy::Trap).unwrap_err().to_string();
    assert!(error.contains("v3 (never written)"), "{error}");
}

/// v4 has its low half undefined, v5 its high half, both otherwise zero; v6 is undefined from bit 8 on.
const HALVES: &str = "v_and_b32 v4, 0xffff, v3\nv_lshlrev_b32 v5, 16, v3\nv_lshlrev_b32 v6, 8, v3\n";

/// Code after [`HALVES`] that makes something defined of what is not, and what lane 9 has in v2.
const DEFINED: &[(&str, u32)] = &[
    ("v_and_b32 v2, 0xffff, v5", 0),
    ("v_lshrrev_b32 v2, 16, v4", 0),
    ("v_bfe_u32 v2, v4, 16, 8", 0),
    ("v_or_b32 v2, -1, v3", u32::MAX),
    ("s_mov_b32 s14, 0xffff\nv_bfi_b32 v2, s14, v5, v4", 0),
    ("s_mov_b32 s14, 0x0c0c0100\nv_perm_b32 v2, v4, v5, s14", 0),
    ("v_alignbit_b32 v2, v5, v4, 16\nv_and_b32 v2, 0xffff, v2", 0),
    ("v_add_u32 v2, v6, v0\nv_and_b32 v2, 0xff, v2", 9),
    ("v_sub_u32 v2, v0, v6\nv_and_b32 v2, 0xff, v2", 9),
    ("v_mul_lo_u32 v2, v6, v0\nv_and_b32 v2, 0xff, v2", 0),
    ("v_mad_u32_u24 v2, v6, v0, v0\nv_and_b32 v2, 0xff, v2", 9),
    ("v_lshl_add_u32 v2, v6, 4, v0\nv_and_b32 v2, 0xfff, v2", 9),
    // The high word of a 64-bit shift is shifted out, and the low one comes from what is defined.
    (
        "v_mov_b32 v8, v0\nv_mov_b32 v9, v3\nv_lshlrev_b64 v[8:9], 32, v[8:9]\nv_mov_b32 v2, v9",
        9,
    ),
    (
        "v_mov_b32 v8, v0\nv_mov_b32 v9, v3\nv_add_co_u32 v2, vcc, v8, v0\nv_addc_co_u32 v9, vcc, v9, v9, vcc",
        18,
    ),
    // Bytes and halves of a register.
    (
        "v_add_u32_sdwa v2, v0, v5 dst_sel:DWORD src0_sel:DWORD src1_sel:WORD_0",
        9,
    ),
    (
        "v_mov_b32 v7, v3\nv_mov_b32_sdwa v7, v0 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0\nv_bfe_u32 v2, v7, 8, 8",
        9,
    ),
    (
        "v_cvt_f32_ubyte0 v2, v6\nv_cvt_f32_ubyte3 v7, v4\nv_add_f32 v2, v2, v7",
        0,
    ),
    ("v_pk_add_u16 v2, v4, v0\nv_lshrrev_b32 v2, 16, v2", 0),
    ("v_pk_max_f16 v2, v4, 0\nv_lshrrev_b32 v2, 16, v2", 0),
    ("v_cvt_pkrtz_f16_f32 v2, v3, 0\nv_lshrrev_b32 v2, 16, v2", 0),
    ("v_max_u16 v2, v5, v0", 9),
    // Choices.
    ("v_cmp_lt_u32 vcc, v0, v3\nv_cndmask_b32 v2, v0, v0, vcc", 9),
    ("v_cmp_lt_u32 vcc, 63, v0\nv_cndmask_b32 v2, v0, v3, vcc", 9),
    (
        "s_cmp_lt_u32 s13, 5\ns_cselect_b32 s14, 6, 7\ns_or_b32 s14, s14, 1\nv_mov_b32 v2, s14",
        7,
    ),
    // Lanes.
    (
        "v_cmp_lt_u32 vcc, v0, v3\ns_mov_b64 s[14:15], vcc\ns_and_b64 s[14:15], s[14:15], 0\nv_cndmask_b32 v2, v0, 0, s[14:15]",
        9,
    ),
    (
        "v_writelane_b32 v3, s10, 5\nv_readlane_b32 s14, v3, 5\ns_sub_u32 s14, s14, s10\nv_mov_b32 v2, s14",
        0,
    ),
    (
        "v_mov_b32 v7, v0\nv_writelane_b32 v7, s13, 63\ns_nop 1\nv_mov_b32_dpp v2, v7 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf",
        8,
    ),
    // Which is not zero is known from a defined one.
    (
        "s_or_b32 s14, s13, 4\ns_cbranch_scc0 2\nv_mov_b32 v2, 1\ns_branch 1\nv_mov_b32 v2, 2",
        1,
    ),
    (
        "s_or_b32 s14, s13, 4\ns_cmp_eq_u32 s14, 0\ns_cbranch_scc1 2\nv_mov_b32 v2, 1\ns_branch 1\nv_mov_b32 v2, 2",
        1,
    ),
    (
        "s_or_b32 vcc_hi, s13, 4\ns_cbranch_vccz 2\nv_mov_b32 v2, 1\ns_branch 1\nv_mov_b32 v2, 2",
        1,
    ),
];

/// Code after [`HALVES`] whose v2 is not defined.
const UNDEFINED: &[&str] = &[
    "v_and_b32 v2, 1, v3",
    "v_or_b32 v2, 1, v3",
    "v_xor_b32 v2, v3, v3",
    "v_lshrrev_b32 v2, 1, v4",
    "v_lshlrev_b32 v2, v3, v0",
    "v_bfe_u32 v2, v0, 0, v3",
    "v_perm_b32 v2, v4, v5, v3",
    "v_add_u32 v2, v6, v0",
    "v_sub_u32 v2, v6, v0\nv_and_b32 v2, 0x100, v2",
    "v_mul_hi_u32 v2, v6, v0",
    "v_min_u32 v2, v3, v0",
    "v_cvt_f32_u32 v2, v6",
    "v_cvt_f32_ubyte1 v2, v6",
    "v_add_f32 v2, v6, v0",
    "v_max_u16 v2, v4, v0",
    "v_pk_add_u16 v2, v5, v0",
    "v_add_u32 v2, v6, v0 clamp\nv_and_b32 v2, 1, v2",
    "v_cmp_lt_u32 vcc, v0, v3\nv_cndmask_b32 v2, v0, v1, vcc",
    "v_cmp_lt_u32 vcc, v0, v3\nv_cndmask_b32 v2, 0, v5, vcc",
    "v_cmp_gt_u32 vcc, 64, v0\nv_cndmask_b32 v2, v0, v3, vcc",
    "v_add_co_u32 v2, vcc, v6, v0\nv_mov_b32 v2, 0\nv_addc_co_u32 v2, vcc, v2, v2, vcc",
    "s_cmp_lt_u32 s13, 5\ns_cselect_b32 s14, 6, 7\nv_mov_b32 v2, s14",
    "s_cmp_lt_u32 s13, 5\ns_addc_u32 s14, 0, 0\nv_mov_b32 v2, s14",
    "v_readlane_b32 s14, v3, 5\nv_mov_b32 v2, s14",
    "v_mov_b32 v7, v0\nv_writelane_b32 v7, s13, 63\nv_mov_b32 v2, v7",
    "ds_bpermute_b32 v2, v1, v3\ns_waitcnt lgkmcnt(0)",
    "ds_write_b8 v1, v3\nds_read_u8 v2, v1\ns_waitcnt lgkmcnt(0)",
    "ds_read_i8 v2, v1\ns_waitcnt lgkmcnt(0)\nv_lshrrev_b32 v2, 31, v2",
    "v_mov_b32_sdwa v0, v3 dst_sel:BYTE_1 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0\nv_mov_b32 v2, v0",
    // What others did with undefined memory.
    "ds_add_u32 v1, v0\nds_read_b32 v2, v1\ns_waitcnt lgkmcnt(0)",
    "ds_add_rtn_u32 v2, v1, v0\ns_waitcnt lgkmcnt(0)",
];

/// Rules of operations: each ends with a value in v2 that is defined, or not. v3 and s13 are undefined, v0 is the lane.
#[test]
fn operations_pass_on_undefined_bits() {
    if !tools_installed() {
        return;
    }
    for &(code, expected) in DEFINED {
        let out = accepted(&format!("{HALVES}{code}{STORE_V2}"));
        assert_eq!(out[9], expected, "{code}");
    }
    for code in UNDEFINED {
        refused(&format!("{HALVES}{code}{STORE_V2}"), &["v2", STORED]);
    }
    let out = accepted(&format!(
        "ds_wrxchg_rtn_b32 v3, v1, v0\nds_add_u32 v1, v0\nds_read_b32 v2, v1\ns_waitcnt lgkmcnt(0){STORE_V2}"
    ));
    assert_eq!(out[9], 18);
    // Bytes of group memory: those that were written are defined.
    let out = accepted(&format!(
        "ds_write_b8 v1, v0 offset:2\nds_read_b32 v2, v1\ns_waitcnt lgkmcnt(0)\nv_lshrrev_b32 v2, 16, v2\nv_and_b32 v2, 0xff, v2{STORE_V2}"
    ));
    assert_eq!(out[9], 9);
    let out = accepted(&format!(
        "ds_write_b8 v1, v0 offset:2\nds_read_u8_d16_hi v3, v1 offset:2\ns_waitcnt lgkmcnt(0)\nv_lshrrev_b32 v2, 16, v3{STORE_V2}"
    ));
    assert_eq!(out[9], 9);
}

/// Where undefined values decide something.
#[test]
fn undefined_values_must_not_decide() {
    if !tools_installed() {
        return;
    }
    for (code, part) in [
        (
            "v_cmp_lt_u32 vcc, v0, v3\ns_and_saveexec_b64 s[12:13], vcc",
            "decides which lanes run",
        ),
        ("v_cmpx_lt_u32 vcc, v0, v3", "decides which lanes run"),
        ("v_cmp_lt_u32 vcc, v0, v3\ns_cbranch_vccnz 0", "decides a branch"),
        (
            "s_and_b64 s[12:13], vcc, exec\ns_cbranch_scc1 0",
            "decides a branch",
        ),
        ("s_setpc_b64 s[14:15]", "s14 (decides a branch"),
        (
            "v_readlane_b32 s14, v0, s13",
            "s13 (decides what is exchanged between lanes",
        ),
        (
            "ds_bpermute_b32 v2, v3, v0",
            "v3 (decides what is exchanged between lanes",
        ),
        (
            "s_setreg_b32 hwreg(HW_REG_MODE, 0, 2), s13",
            "s13 (controls the machine",
        ),
        (
            "v_readlane_b32 s10, v3, 5\ns_nop 4\nglobal_load_dword v2, v1, s[10:11]",
            "s10 (is used as an address",
        ),
        ("ds_read_b32 v2, v3", "v3 (is used as an address"),
        ("s_load_dword s14, s[4:5], s13", "s13 (is used as an address"),
    ] {
        refused(code, &[part]);
    }
}
