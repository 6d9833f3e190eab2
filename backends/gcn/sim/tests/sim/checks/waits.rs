//! What waits and wait states programs need.

use super::*;

#[test]
fn vector_load_needs_vmcnt() {
    if !tools_installed() {
        return;
    }
    let load = "global_load_dword v2, v1, s[10:11]\n";
    let add = "v_add_u32 v2, 1, v2";
    refused(
        &format!("{load}{add}{STORE_V2}"),
        &[
            "v2",
            "global_load_dword",
            "needs s_waitcnt vmcnt(0)",
            "`v_add_u32_e32 v2, 1, v2`",
            "lane 0",
        ],
    );
    // Waiting for the wrong counter does not help.
    refused(
        &format!("{load}s_waitcnt lgkmcnt(0)\n{add}{STORE_V2}"),
        &["vmcnt(0)"],
    );
    let out = accepted(&format!("{load}s_waitcnt vmcnt(0)\n{add}{STORE_V2}"));
    assert_eq!(out[..64], (1..65).collect::<Vec<u32>>());
    // Overwriting is as bad as reading.
    refused(
        &format!("{load}v_mov_b32 v2, 0{STORE_V2}"),
        &["overwritten", "v2"],
    );
}

#[test]
fn vector_loads_complete_in_order() {
    if !tools_installed() {
        return;
    }
    let loads = "global_load_dword v2, v1, s[10:11]\nglobal_load_dword v3, v1, s[10:11] offset:256\n";
    let out = accepted(&format!(
        "{loads}s_waitcnt vmcnt(1)\nv_add_u32 v2, 1, v2{STORE_V2}"
    ));
    assert_eq!(out[5], 6);
    refused(
        &format!("{loads}s_waitcnt vmcnt(1)\nv_add_u32 v2, 1, v3{STORE_V2}"),
        &["v3", "needs s_waitcnt vmcnt(0)"],
    );
}

#[test]
fn scalar_loads_need_lgkmcnt_zero() {
    if !tools_installed() {
        return;
    }
    let loads = "s_load_dword s12, s[10:11], 0x0\ns_load_dword s13, s[10:11], 0x4\n";
    refused(
        &format!("{loads}s_waitcnt lgkmcnt(1)\ns_add_u32 s14, s12, 1"),
        &["s12", "lgkmcnt(0)"],
    );
    accepted(&format!("{loads}s_waitcnt lgkmcnt(0)\ns_add_u32 s14, s12, s13"));
    refused(
        "s_load_dword s12, s[10:11], 0x0\ns_mov_b32 s12, 0",
        &["s12", "overwritten"],
    );
}

#[test]
fn lds_results_and_undefined_bytes() {
    if !tools_installed() {
        return;
    }
    refused(
        &format!("ds_read_b32 v2, v1\ns_waitcnt lgkmcnt(0)\nv_add_u32 v2, 1, v2{STORE_V2}"),
        &["v2", "left undefined by the instruction at offset", STORED],
    );
    refused(
        "ds_write_b32 v1, v0\nds_read_b32 v2, v1\nv_add_u32 v2, 1, v2",
        &["lgkmcnt(0)"],
    );
    let out = accepted(&format!(
        "ds_write_b32 v1, v0\nds_read_b32 v2, v1\ns_waitcnt lgkmcnt(0)\nv_add_u32 v2, 100, v2{STORE_V2}"
    ));
    assert_eq!(out[63], 163);
    // Addresses of group memory wrap.
    let out = accepted(&format!(
        "ds_write_b32 v1, v0\nv_add_u32 v4, -16, v1\nds_read_b32 v2, v4 offset:16\ns_waitcnt lgkmcnt(0){STORE_V2}"
    ));
    assert_eq!((out[0], out[63]), (0, 63));
    refused(
        "v_mov_b32 v2, 0x100\nds_write_b32 v2, v0",
        &["group write of 4 bytes at 0x100", "256 bytes of group memory"],
    );
    let out = accepted(&format!(
        "ds_write_b32 v1, v0\nv_mov_b32 v4, 0\nds_read2_b32 v[2:3], v4 offset0:3 offset1:5\ns_waitcnt lgkmcnt(0)\nv_add_u32 v2, v2, v3{STORE_V2}"
    ));
    assert_eq!(out[0], 8);
}

#[test]
fn registers_never_written() {
    if !tools_installed() {
        return;
    }
    // Whether it is computed with or not, what others would get is the error.
    accepted("v_add_u32 v2, v3, v0\ns_add_u32 s12, s13, 1");
    refused(
        &format!("v_add_u32 v2, v3, v0{STORE_V2}"),
        &[
            "v2 (is stored",
            "left undefined by the instruction at offset",
            "lane 0",
        ],
    );
    refused(
        "s_add_u32 s12, s13, 1\ns_add_u32 s10, s10, s12\nglobal_load_dword v2, v1, s[10:11]",
        &["s10 (is used as an address"],
    );
    refused("s_cbranch_scc1 0", &["scc (decides a branch; never written)"]);
    refused(
        "s_cmp_lt_u32 s13, 5\ns_cbranch_scc1 0",
        &["scc (decides a branch"],
    );
    refused("s_cbranch_vccz 0", &["vcc_lo (decides a branch; never written)"]);
    refused(&format!("v_mov_b32 v2, v3{STORE_V2}"), &["v2", STORED]);
    accepted("v_mov_b32 v2, v3");
    // The mask decides per lane.
    accepted(&format!(
        "v_cmp_lt_u32 vcc, 31, v0\nv_mov_b32 v2, 5\ns_and_saveexec_b64 s[12:13], vcc\nv_mov_b32 v3, 6\nv_add_u32 v2, v2, v3\ns_mov_b64 exec, s[12:13]{STORE_V2}"
    ));
    refused(
        "v_cmp_lt_u32 vcc, 31, v0\ns_and_saveexec_b64 s[12:13], vcc\nv_mov_b32 v3, 6\ns_mov_b64 exec, s[12:13]\nv_add_u32 v2, 1, v3\nglobal_store_dword v1, v2, s[10:11]",
        &["v2", "lane 0"],
    );
    // v_cndmask reads what it selects.
    let out = accepted(&format!(
        "v_cmp_lt_u32 vcc, 31, v0\nv_mov_b32 v2, 5\nv_mov_b32 v4, 9\ns_mov_b64 s[12:13], exec\ns_mov_b64 exec, vcc\nv_mov_b32 v3, 6\ns_mov_b64 exec, s[12:13]\nv_cndmask_b32 v2, v4, v3, vcc{STORE_V2}"
    ));
    assert_eq!((out[31], out[32]), (9, 6));
}

#[test]
fn undefined_mask_bits_outside_exec_do_not_matter() {
    if !tools_installed() {
        return;
    }
    // s[20:21] is undefined; or-ing EXEC in defines the bits that are used.
    accepted("s_or_b64 s[12:13], s[20:21], exec\ns_and_saveexec_b64 s[14:15], s[12:13]");
    refused(
        "s_and_saveexec_b64 s[14:15], s[20:21]",
        &["s20", "decides which lanes run"],
    );
    refused("s_and_b64 s[12:13], s[20:21], exec\ns_cbranch_scc1 0", &["scc"]);
}

#[test]
fn hazards() {
    if !tools_installed() {
        return;
    }
    let cases = [
        (
            "v_readfirstlane_b32 s12, v0\nv_mov_b32 v2, 0\n",
            "global_load_dword v3, v2, s[12:13]",
            4,
            "vector memory reads s12",
        ),
        (
            "v_cmp_eq_u32 vcc, 0, v0\n",
            "v_div_fmas_f32 v2, v0, v0, v0",
            4,
            "v_div_fmas reads vcc",
        ),
        (
            "v_readfirstlane_b32 s12, v0\n",
            "v_readlane_b32 s13, v0, s12",
            4,
            "lane select reads s12",
        ),
        (
            "v_mov_b32 v2, v0\n",
            "v_mov_b32_dpp v3, v2 row_shr:1 row_mask:0xf bank_mask:0xf",
            2,
            "DPP reads v2",
        ),
        (
            "v_cmpx_le_u32 vcc, 0, v0\n",
            "v_mov_b32_dpp v3, v0 row_shr:1 row_mask:0xf bank_mask:0xf",
            5,
            "DPP after VALU wrote exec",
        ),
        (
            "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 0\n",
            "s_getreg_b32 s12, hwreg(HW_REG_MODE, 0, 4)",
            2,
            "hardware register 1",
        ),
        (
            "v_mov_b32 v4, 0\nv_mov_b32 v5, 0\nv_mov_b32 v6, 0\nv_mov_b32 v7, 0\nglobal_store_dwordx4 v1, v[4:7], s[10:11]\n",
            "v_mov_b32 v6, 1",
            1,
            "wide store",
        ),
    ];
    for (first, second, states, rule) in cases {
        // s13 completes the address pair in the first case; it is never used as an address.
        let first = format!("s_mov_b32 s13, s11\n{first}");
        let missing = if states > 1 {
            format!("{first}s_nop {}\n{second}", states - 2)
        } else {
            format!("{first}{second}")
        };
        let present = format!("{first}s_nop {}\n{second}", states - 1);
        refused(&missing, &[rule, "1 more wait states"]);
        match run(&with_setup(&present)) {
            Ok(_) => {}
            Err(SimError::Hazard { rule, .. }) => panic!("{rule}\n{present}"),
            // The first case reads from an address that is not there; that is not what is tested.
            Err(SimError::Memory { .. }) => {}
            Err(error) => panic!("{error}\n{present}"),
        }
    }
}
