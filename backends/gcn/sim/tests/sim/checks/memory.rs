//! Memory, caches, the lanes of a wave, and the waves of a group.

use super::*;

#[test]
fn scalar_cache_is_stale_until_invalidated() {
    if !tools_installed() {
        return;
    }
    let program = |invalidate: &str| {
        format!(
            "s_load_dword s12, s[10:11], 0x10\ns_waitcnt lgkmcnt(0)\nv_mov_b32 v2, 99\nv_mov_b32 v3, 16\nglobal_store_dword v3, v2, s[10:11]\n\
             s_waitcnt vmcnt(0)\n{invalidate}s_load_dword s13, s[10:11], 0x10\ns_waitcnt lgkmcnt(0)\nv_mov_b32 v2, s13{STORE_V2}"
        )
    };
    assert_eq!(accepted(&program(""))[0], 4);
    assert_eq!(accepted(&program("s_dcache_inv\ns_waitcnt lgkmcnt(0)\n"))[0], 99);
}

#[test]
fn scratch_through_descriptor_and_flat_are_the_same_memory() {
    if !tools_installed() {
        return;
    }
    let init = "s_add_u32 s0, s0, s9\ns_addc_u32 s1, s1, 0\ns_add_u32 flat_scratch_lo, s6, s9\ns_addc_u32 flat_scratch_hi, s7, 0\n";
    let out = accepted(&format!(
        "{init}v_add_u32 v3, 1000, v0\nbuffer_store_dword v3, off, s[0:3], 0 offset:20\ns_waitcnt vmcnt(0)\nv_mov_b32 v4, 16\n\
         scratch_load_dword v2, v4, off offset:4\ns_waitcnt vmcnt(0)\nv_add_u32 v2, 1, v2{STORE_V2}"
    ));
    assert_eq!((out[0], out[63]), (1001, 1064));
    // Through the private aperture.
    let out = accepted(&format!(
        "{init}v_add_u32 v3, 1000, v0\nbuffer_store_dword v3, off, s[0:3], 0 offset:20\ns_mov_b64 s[12:13], src_private_base\n\
         v_mov_b32 v4, 20\nv_mov_b32 v5, s13\ns_waitcnt vmcnt(0)\nflat_load_dword v2, v[4:5]\ns_waitcnt vmcnt(0) lgkmcnt(0)\nv_add_u32 v2, 2, v2{STORE_V2}"
    ));
    assert_eq!((out[0], out[63]), (1002, 1065));
    refused(
        &format!("{init}v_mov_b32 v4, 0x40\nscratch_load_dword v2, v4, off"),
        &["private access of 4 bytes at 0x40", "64 bytes of private memory"],
    );
    refused(
        "v_mov_b32 v4, 0\nscratch_load_dword v2, v4, off",
        &["flat_scratch", "not set up"],
    );
    refused(
        &format!(
            "{init}v_mov_b32 v4, 0\nscratch_load_dword v2, v4, off\ns_waitcnt vmcnt(0)\nv_add_u32 v2, 1, v2{STORE_V2}"
        ),
        &["v2", STORED],
    );
    // Offsets below an object: those of a swizzled buffer wrap, those of scratch instructions are signed.
    for load in [
        "buffer_load_dword v2, v4, s[0:3], 0 offen offset:24",
        "scratch_load_dword v2, v4, off offset:24",
    ] {
        let out = accepted(&format!(
            "{init}v_add_u32 v3, 1000, v0\nbuffer_store_dword v3, off, s[0:3], 0 offset:20\ns_waitcnt vmcnt(0)\nv_mov_b32 v4, -4\n{load}\ns_waitcnt vmcnt(0){STORE_V2}"
        ));
        assert_eq!(out[63], 1063, "{load}");
    }
    refused(
        &format!("{init}v_mov_b32 v4, -8\nscratch_load_dword v2, v4, off offset:4"),
        &["private", "add up to -4", "lane 0"],
    );
    refused(
        &format!("{init}buffer_load_dword v2, off, s[0:3], 0 offset:64"),
        &["private", "64 bytes per work-item"],
    );
}

#[test]
fn flat_needs_both_counters() {
    if !tools_installed() {
        return;
    }
    let load = "v_mov_b32 v3, s11\nv_add_co_u32 v2, vcc, s10, v1\nv_addc_co_u32 v3, vcc, 0, v3, vcc\nflat_load_dword v2, v[2:3]\n";
    refused(
        &format!("{load}s_waitcnt vmcnt(0)\nv_add_u32 v2, 1, v2"),
        &["lgkmcnt(0)"],
    );
    refused(
        &format!("{load}s_waitcnt lgkmcnt(0)\nv_add_u32 v2, 1, v2"),
        &["vmcnt(0)"],
    );
    let out = accepted(&format!(
        "{load}s_waitcnt vmcnt(0) lgkmcnt(0)\nv_add_u32 v2, 1, v2{STORE_V2}"
    ));
    assert_eq!(out[9], 10);
}

#[test]
fn memory_faults_name_the_lane() {
    if !tools_installed() {
        return;
    }
    refused(
        "global_load_dword v2, v1, s[10:11] offset:1024",
        &["global read of 4 bytes", "past the end of buffer data"],
    );
    refused(
        "v_lshlrev_b32 v3, 5, v0\nglobal_load_dword v2, v3, s[10:11]",
        &["lane 32", "buffer data"],
    );
    refused(
        "global_atomic_add v3, v0, s[10:11]",
        &["v3 (is used as an address; never written)"],
    );
    refused(
        "global_atomic_add v1, v3, s[10:11]",
        &["v3 (is an operand of an atomic operation; never written)"],
    );
    refused(
        "v_add_u32 v3, 1, v1\nglobal_atomic_add v3, v0, s[10:11]",
        &["not aligned"],
    );
}

#[test]
fn lanes_move_with_dpp_sdwa_and_permutations() {
    if !tools_installed() {
        return;
    }
    let out = accepted(&format!(
        "v_mov_b32 v2, 77\ns_nop 1\nv_mov_b32_dpp v2, v0 row_shr:1 row_mask:0xf bank_mask:0xf{STORE_V2}"
    ));
    assert_eq!((out[0], out[1], out[16], out[17]), (77, 0, 77, 16));
    let out = accepted(&format!(
        "s_nop 1\nv_mov_b32_dpp v2, v0 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:0{STORE_V2}"
    ));
    assert_eq!((out[0], out[17]), (15, 30));
    let out = accepted(&format!(
        "ds_bpermute_b32 v2, v1, v0\ns_waitcnt lgkmcnt(0)\nv_add_u32 v2, 3, v2{STORE_V2}"
    ));
    assert_eq!(out[10], 13);
    let out = accepted(&format!(
        "v_sub_u32 v3, 0xfc, v1\nds_permute_b32 v2, v3, v0\ns_waitcnt lgkmcnt(0)\nv_mov_b32 v2, v2{STORE_V2}"
    ));
    assert_eq!((out[0], out[63]), (63, 0));
    let out = accepted(&format!(
        "ds_swizzle_b32 v2, v0 offset:swizzle(SWAP,16)\ns_waitcnt lgkmcnt(0)\nv_mov_b32 v2, v2{STORE_V2}"
    ));
    assert_eq!((out[0], out[16], out[40]), (16, 0, 56));
    let out = accepted(&format!(
        "v_mov_b32 v3, 0x12345678\nv_add_u32_sdwa v2, v3, v0 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_2 src1_sel:DWORD{STORE_V2}"
    ));
    assert_eq!(out[2], 0x0036_0000);
    let out = accepted(&format!(
        "v_readlane_b32 s12, v0, 9\nv_mov_b32 v2, s12\nv_writelane_b32 v2, 5, 3{STORE_V2}"
    ));
    assert_eq!((out[2], out[3]), (9, 5));
}

#[test]
fn barriers_and_partial_waves() {
    if !tools_installed() {
        return;
    }
    // 100 work-items: every item writes its id to group memory and reads that of the item it mirrors, from the other wave for most.
    let body = with_setup(
        "v_mov_b32 v9, 0\nds_write_b8 v0, v0\ns_waitcnt lgkmcnt(0)\ns_barrier\nv_sub_u32 v3, 99, v0\nds_read_u8 v2, v3\n\
         s_waitcnt lgkmcnt(0)\nglobal_store_dword v1, v2, s[10:11]\n",
    );
    let out = run_items(&body, 100, &DispatchOptions::default()).unwrap();
    assert_eq!(out[..100], (0..100).rev().collect::<Vec<u32>>());
    assert_eq!(out[100], 100);
    // Without the barrier the second wave's bytes are not there yet.
    let body = body.replace("s_barrier\n", "");
    assert!(run_items(&body, 100, &DispatchOptions::default()).is_err());
}

#[test]
fn barrier_does_not_order_group_memory_accesses_in_flight() {
    if !tools_installed() {
        return;
    }
    // Vector memory of a work-group stays in order: its stores need no wait.
    let body = |write_wait: &str, read_wait: &str| {
        with_setup(&format!(
            "v_lshlrev_b32 v4, 1, v0\nds_write_b16 v4, v0\n{write_wait}s_barrier\nv_sub_u32 v3, 99, v0\nv_lshlrev_b32 v5, 1, v3\n\
             ds_read_u16 v2, v5\n{read_wait}s_barrier\nds_write_b16 v4, v0\ns_waitcnt lgkmcnt(0)\nv_add_u32 v2, 1, v2\n\
             global_store_dword v1, v2, s[10:11]\ns_barrier\nv_lshlrev_b32 v5, 2, v3\nglobal_load_dword v2, v5, s[10:11]\n\
             s_waitcnt vmcnt(0)\nglobal_store_dword v1, v2, s[10:11] offset:512\n"
        ))
    };
    let run = |text: &str| run_items(text, 100, &DispatchOptions::default());
    let wait = "s_waitcnt lgkmcnt(0)\n";
    let out = run(&body(wait, wait)).unwrap();
    assert_eq!((out[0], out[99], out[128], out[227]), (100, 1, 1, 100));
    for (text, what) in [
        (body("", wait), "read after a barrier"),
        (body(wait, ""), "overwritten after a barrier"),
    ] {
        let error = run(&text).unwrap_err().to_string();
        assert!(error.contains(what) && error.contains("`ds_"), "{error}");
    }
}

#[test]
fn other_groups_writes_need_an_invalidation() {
    if !tools_installed() {
        return;
    }
    // Group 0 reads a dword, waits for the flag that group 1 sets after it changed the dword, and reads again.
    let program = |load: &str, invalidate: &str| {
        with_setup(&format!(
            "v_mov_b32 v3, 0\nv_mov_b32 v4, 99\nv_mov_b32 v5, 1\ns_cmp_eq_u32 s8, 0\ns_cbranch_scc0 Lwriter\n\
             global_load_dword v2, v3, s[10:11] offset:256\nLspin:\nglobal_load_dword v6, v3, s[10:11] offset:512 {load}\n\
             s_waitcnt vmcnt(0)\nv_cmp_ne_u32 vcc, 1, v6\ns_nop 4\ns_cbranch_vccnz Lspin\n{invalidate}\
             global_load_dword v2, v3, s[10:11] offset:256\ns_waitcnt vmcnt(0)\nglobal_store_dword v1, v2, s[10:11]\ns_endpgm\n\
             Lwriter:\nglobal_store_dword v3, v4, s[10:11] offset:256\ns_waitcnt vmcnt(0)\n\
             global_store_dword v3, v5, s[10:11] offset:512\n"
        ))
    };
    let run = |text: &str, stale: bool| {
        let mut options = DispatchOptions::default();
        options.limits.caches = if stale { Caches::Stale } else { Caches::Coherent };
        options.limits.max_steps = 20_000;
        run_grid(text, 128, 64, &options)
    };
    assert_eq!(run(&program("glc", "buffer_wbinvl1_vol\n"), true).unwrap()[5], 99);
    assert_eq!(run(&program("glc", ""), true).unwrap()[5], 64);
    assert_eq!(run(&program("glc", ""), false).unwrap()[5], 99);
    // A flag that is read through the cache is never seen.
    assert!(
        run(&program("", ""), true)
            .unwrap_err()
            .to_string()
            .contains("it has run 20000 wave instructions")
    );
    // A release waits for the store before it sets the flag: without that the data may arrive after it.
    let program = program("glc", "buffer_wbinvl1_vol\n");
    let hasty = program.replace(
        "offset:256\ns_waitcnt vmcnt(0)\nglobal_store_dword v3, v5",
        "offset:256\nglobal_store_dword v3, v5",
    );
    assert_ne!(program, hasty);
    assert_eq!(run(&hasty, true).unwrap()[5], 64);
    assert_eq!(run(&hasty, false).unwrap()[5], 99);
}

#[test]
fn endless_loops_are_reported_with_their_place() {
    if !tools_installed() {
        return;
    }
    let mut options = DispatchOptions::default();
    options.limits.max_steps = 1000;
    let error = run_items("s_nop 0\ns_branch -2", 64, &options).unwrap_err();
    assert!(
        error.to_string().contains("it has run 1000 wave instructions")
            && error
                .to_string()
                .contains("wave 0 of work-group (0, 0, 0) runs at `s_"),
        "{error}"
    );
}

#[test]
fn traps_and_jumps_out_of_the_code() {
    if !tools_installed() {
        return;
    }
    refused("s_trap 2", &["trap: s_trap 2"]);
    refused(
        "s_mov_b64 s[12:13], 0\ns_setpc_b64 s[12:13]",
        &["no instruction begins at 0x0"],
    );
    refused(
        "s_getpc_b64 s[12:13]\ns_add_u32 s12, s12, 16\ns_addc_u32 s13, s13, 0\ns_setpc_b64 s[12:13]\nglobal_load_dword v2, v1, s[10:11]",
        &["no instruction begins at"],
    );
    refused("v_mov_b32 v24, 0", &["register beyond those allocated (24 VGPRs"]);
}

#[test]
fn mode_register_changes_rounding() {
    if !tools_installed() {
        return;
    }
    // 1 + 2^-24 rounds down to 1 by default, up with the mode set.
    let body = |set: &str| format!("{set}v_mov_b32 v3, 0x33800000\nv_add_f32 v2, 1.0, v3{STORE_V2}");
    assert_eq!(accepted(&body(""))[0], 0x3f80_0000);
    assert_eq!(
        accepted(&body("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 1\n"))[0],
        0x3f80_0001
    );
}

#[test]
fn vector_register_index_mode() {
    if !tools_installed() {
        return;
    }
    let out = accepted(&format!(
        "v_mov_b32 v4, 40\nv_mov_b32 v5, 50\nv_mov_b32 v6, 60\ns_mov_b32 s12, 2\ns_mov_b32 m0, 0\ns_set_gpr_idx_on s12, gpr_idx(SRC0)\nv_mov_b32 v2, v4\ns_set_gpr_idx_off{STORE_V2}"
    ));
    assert_eq!(out[0], 60);
}

/// Runs a program after [`SETUP`] with a seed that draws when memory instructions take effect.
fn run_weak(body: &str, items: u32, seed: u64) -> Vec<u32> {
    let options = DispatchOptions {
        limits: Limits {
            max_steps: 1_000_000,
            caches: Caches::Weak(seed),
            ..Limits::default()
        },
        ..DispatchOptions::default()
    };
    run_items(&with_setup(body), items, &options)
        .unwrap_or_else(|error| panic!("seed {seed}: {error}\n{body}"))
}

/// A store may come to memory before what a scalar load has asked for: only a wait in between orders them.
#[test]
fn scalar_loads_are_not_in_order_with_stores() {
    if !tools_installed() {
        return;
    }
    let outcomes = |before: &str, after: &str| {
        let body = format!(
            "s_load_dword s12, s[10:11], 0x14\nv_mov_b32 v2, 99\n{before}global_store_dword v1, v2, s[10:11]\n{after}\
             v_mov_b32 v3, s12\nglobal_store_dword v1, v3, s[10:11] offset:512\n"
        );
        let mut all: Vec<u32> = (0..16).map(|seed| run_weak(&body, 64, seed)[128]).collect();
        all.sort_unstable();
        all.dedup();
        all
    };
    let wait = "s_waitcnt lgkmcnt(0)\n";
    assert_eq!(outcomes("", wait), [5, 99]);
    assert_eq!(outcomes(wait, ""), [5]);
}

/// The second wave goes to the barrier only when it has seen what the first one does late before the barrier.
#[test]
fn barriers_do_not_hold_memory_back() {
    if !tools_installed() {
        return;
    }
    let body = "v_mov_b32 v2, 0\nv_mov_b32 v3, 1\nds_write_b32 v2, v2\ns_waitcnt lgkmcnt(0)\ns_barrier\n\
                v_readfirstlane_b32 s12, v0\ns_cmp_eq_u32 s12, 0\ns_cbranch_scc0 spin\n\
                ds_write_b32 v2, v3\ns_branch meet\n\
                spin:\nds_read_b32 v4, v2\ns_waitcnt lgkmcnt(0)\nv_readfirstlane_b32 s12, v4\ns_cmp_eq_u32 s12, 0\ns_cbranch_scc1 spin\n\
                meet:\ns_barrier\nglobal_store_dword v1, v3, s[10:11]\n";
    for seed in 0..16 {
        assert_eq!(run_weak(body, 128, seed)[..128], [1; 128], "seed {seed}");
    }
}
