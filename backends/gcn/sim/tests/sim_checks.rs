//! The simulator's checks, one small program per rule, assembled by clang: programs that break the rule are refused with the instruction
//! and the cause, and the same programs with the rule kept run.

use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use wavelift_gcn_sim::{Device, DispatchOptions, UndefinedPolicy};
use wavelift_simulator::{Caches, Limits, SimError};

/// Private memory per work-item of the test kernels.
const PRIVATE: u32 = 64;

#[track_caller]
fn tools_installed() -> bool {
    wavelift_peers::installed(&["clang-19", "ld.lld-19"])
}

/// A code object with the kernel `k`: s[0:3] scratch descriptor, s[4:5] kernel arguments, s[6:7] flat scratch, s8 work-group id, s9 scratch
/// offset; v0 work-item id; 256 bytes of group memory.
fn assemble(cpu: &str, body: &str) -> Vec<u8> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let base = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("check-{}-{number}", std::process::id()));
    let (source, out) = (base.with_extension("s"), base.with_extension("co"));
    let text = format!(
        ".amdgcn_target \"amdgcn-amd-amdhsa--{cpu}\"\n.text\n.globl k\n.p2align 8\n.type k,@function\nk:\n{body}\ns_endpgm\n\
         .Lend:\n.size k, .Lend-k\n.rodata\n.p2align 6\n.amdhsa_kernel k\n.amdhsa_group_segment_fixed_size 256\n\
         .amdhsa_private_segment_fixed_size {PRIVATE}\n.amdhsa_kernarg_size 16\n.amdhsa_user_sgpr_private_segment_buffer 1\n\
         .amdhsa_user_sgpr_kernarg_segment_ptr 1\n.amdhsa_user_sgpr_flat_scratch_init 1\n\
         .amdhsa_system_sgpr_private_segment_wavefront_offset 1\n.amdhsa_next_free_vgpr 24\n.amdhsa_next_free_sgpr 40\n\
         .end_amdhsa_kernel\n.amdgpu_metadata\n---\namdhsa.version: [1, 2]\namdhsa.kernels:\n  - .name: k\n    .symbol: k.kd\n\
         \x20   .kernarg_segment_size: 16\n    .kernarg_segment_align: 8\n    .group_segment_fixed_size: 256\n\
         \x20   .private_segment_fixed_size: {PRIVATE}\n    .wavefront_size: 64\n    .sgpr_count: 40\n    .vgpr_count: 24\n\
         \x20   .max_flat_workgroup_size: 256\n...\n.end_amdgpu_metadata\n"
    );
    std::fs::write(&source, text).unwrap();
    let result = Command::new("clang-19")
        .args(["-target", "amdgcn-amd-amdhsa", &format!("-mcpu={cpu}")])
        .args(["-x", "assembler"])
        .arg(&source)
        .arg("-o")
        .arg(&out)
        .output()
        .unwrap();
    assert!(
        result.status.success(),
        "{}",
        String::from_utf8_lossy(&result.stderr)
    );
    let bytes = std::fs::read(&out).unwrap();
    let _ = std::fs::remove_file(&source);
    let _ = std::fs::remove_file(&out);
    bytes
}

/// Runs a program on one work-group of 64 with a buffer of 1024 bytes that counts 0, 1, 2, ... in dwords; returns the buffer.
fn run_items(body: &str, items: u32, options: &DispatchOptions) -> Result<Vec<u32>, SimError> {
    run_grid(body, items, items, options)
}

fn run_grid(body: &str, items: u32, group: u32, options: &DispatchOptions) -> Result<Vec<u32>, SimError> {
    run_on("gfx900", body, items, group, options)
}

fn run_on(
    cpu: &str,
    body: &str,
    items: u32,
    group: u32,
    options: &DispatchOptions,
) -> Result<Vec<u32>, SimError> {
    let mut device = Device::new();
    let module = device.load(&assemble(cpu, body)).unwrap();
    let buffer = device.allocate("data", 1024).unwrap();
    for (number, dword) in device.bytes_mut(buffer).chunks_exact_mut(4).enumerate() {
        dword.copy_from_slice(&(number as u32).to_le_bytes());
    }
    let kernarg = [device.address(buffer).to_le_bytes(), 7u64.to_le_bytes()].concat();
    device.dispatch(module, "k", [items, 1, 1], [group, 1, 1], 0, &kernarg, options)?;
    let words = device.bytes(buffer).chunks_exact(4);
    Ok(words
        .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
        .collect())
}

fn run(body: &str) -> Result<Vec<u32>, SimError> {
    run_items(body, 64, &DispatchOptions::default())
}

/// Loads the buffer's address to s[10:11] and the byte offset of the lane's dword to v1.
const SETUP: &str = "s_load_dwordx2 s[10:11], s[4:5], 0x0\nv_lshlrev_b32 v1, 2, v0\ns_waitcnt lgkmcnt(0)\n";

fn with_setup(body: &str) -> String {
    format!("{SETUP}{body}")
}

/// The program must fail, and the message must contain all of `parts`.
fn refused(body: &str, parts: &[&str]) {
    match run(&with_setup(body)) {
        Ok(_) => panic!("accepted:\n{body}"),
        Err(error) => {
            let text = error.to_string();
            for part in parts {
                assert!(text.contains(part), "{part:?} is missing in: {text}");
            }
        }
    }
}

fn accepted(body: &str) -> Vec<u32> {
    run(&with_setup(body)).unwrap_or_else(|error| panic!("{error}\n{body}"))
}

/// What is wrong with the store of an undefined value to a buffer.
const STORED: &str = "is stored to memory that others read";

const STORE_V2: &str = "\nglobal_store_dword v1, v2, s[10:11]\n";

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

/// Runs a program on gfx803; the byte offset of the lane's dword is in v1.
fn on_gfx803(body: &str) -> Result<Vec<u32>, String> {
    let options = DispatchOptions::default();
    run_on("gfx803", &with_setup(body), 64, 64, &options).map_err(|error| error.to_string())
}

/// Lane n's dword is stored to the buffer from v3.
const FLAT_STORE: &str = "v_mov_b32 v5, s11\nv_add_u32 v4, vcc, s10, v1\nv_addc_u32 v5, vcc, 0, v5, vcc\n\
                          flat_store_dword v[4:5], v3\n";

#[test]
fn m0_limits_group_memory_before_gfx9() {
    if !tools_installed() {
        return;
    }
    let body = |m0: &str| {
        format!("{m0}\nds_write_b32 v1, v0\nds_read_b32 v3, v1\ns_waitcnt lgkmcnt(0)\n{FLAT_STORE}")
    };
    let words = on_gfx803(&body("s_mov_b32 m0, 0x100")).unwrap();
    assert_eq!(words[..4], [0, 1, 2, 3]);
    let small = on_gfx803(&body("s_mov_b32 m0, 0x10")).unwrap_err();
    assert!(small.contains("m0 allows 0x10 bytes"), "{small}");
    let unset = on_gfx803(&body("")).unwrap_err();
    assert!(unset.contains("m0"), "{unset}");
    // Later generations do not look at it.
    accepted("ds_write_b32 v1, v0\n");
}

#[test]
fn flat_scratch_is_size_and_offset_before_gfx9() {
    if !tools_installed() {
        return;
    }
    let aperture = wavelift_amdgpu_sim::access::PRIVATE_APERTURE;
    let body = |set_up: &str| {
        format!(
            "{set_up}\ns_mov_b32 m0, -1\nv_mov_b32 v6, 8\nv_mov_b32 v7, {aperture:#x}\nv_lshlrev_b32 v3, 1, v0\n\
             flat_store_dword v[6:7], v3\ns_waitcnt vmcnt(0) lgkmcnt(0)\nflat_load_dword v3, v[6:7]\n\
             s_waitcnt vmcnt(0) lgkmcnt(0)\n{FLAT_STORE}"
        )
    };
    let right = "s_add_u32 s12, s6, s9\ns_lshr_b32 flat_scratch_hi, s12, 8\ns_mov_b32 flat_scratch_lo, s7";
    assert_eq!(on_gfx803(&body(right)).unwrap()[..4], [0, 2, 4, 6]);
    let exchanged =
        "s_add_u32 s12, s6, s9\ns_lshr_b32 flat_scratch_lo, s12, 8\ns_mov_b32 flat_scratch_hi, s7";
    let error = on_gfx803(&body(exchanged)).unwrap_err();
    assert!(error.contains("flat_scratch"), "{error}");
    let unshifted = "s_add_u32 flat_scratch_hi, s6, s9\ns_mov_b32 flat_scratch_lo, s7";
    let error = on_gfx803(&body(unshifted)).unwrap_err();
    assert!(error.contains("flat_scratch"), "{error}");
}

/// Runs a program on a processor with settings.
fn on(cpu: &str, body: &str) -> Result<Vec<u32>, String> {
    let options = DispatchOptions::default();
    run_on(cpu, &with_setup(body), 64, 64, &options).map_err(|error| error.to_string())
}

#[test]
fn loads_of_halves_keep_the_other_half_without_error_correction() {
    if !tools_installed() {
        return;
    }
    let body = format!(
        "v_mov_b32 v2, 0x50000\nglobal_load_short_d16 v2, v1, s[10:11]\ns_waitcnt vmcnt(0){STORE_V2}"
    );
    assert_eq!(
        on("gfx906:sramecc-", &body).unwrap()[..3],
        [0x50000, 0x50001, 0x50002]
    );
    assert_eq!(on("gfx900", &body).unwrap()[2], 0x50002);
    for cpu in ["gfx906", "gfx906:sramecc+"] {
        let error = on(cpu, &body).unwrap_err();
        assert!(error.contains(STORED), "{cpu}: {error}");
    }
    // The half that was loaded is there.
    let low = body.replace(
        STORE_V2,
        "\nv_and_b32 v2, 0xffff, v2\nglobal_store_dword v1, v2, s[10:11]\n",
    );
    assert_eq!(on("gfx906", &low).unwrap()[..3], [0, 1, 2]);
}

#[test]
fn clauses_may_be_replayed_unless_the_target_says_no() {
    if !tools_installed() {
        return;
    }
    let body =
        "s_load_dwordx2 s[12:13], s[4:5], 0x0\ns_load_dwordx2 s[4:5], s[4:5], 0x8\ns_waitcnt lgkmcnt(0)\n";
    for cpu in ["gfx900", "gfx900:xnack+", "gfx906:sramecc-"] {
        assert!(on(cpu, body).is_err(), "{cpu}");
    }
    for cpu in ["gfx900:xnack-", "gfx906:xnack-"] {
        assert!(on(cpu, body).is_ok(), "{cpu}");
    }
}

/// Dot products and `v_fmac` of gfx906, and what gfx904 mixes.
#[test]
fn gfx906_multiplies_and_adds() {
    if !tools_installed() {
        return;
    }
    // Bytes 1, -2, 3, -4 times 5, 6, 7, -8 and halves 1, -2 times 3, 4 are known by hand.
    let constants = "v_mov_b32 v4, 0xfc03fe01\nv_mov_b32 v5, 0xf8070605\nv_mov_b32 v6, 0xfffe0001\nv_mov_b32 v7, 0x40003\n";
    let value = |operation: &str| {
        let body = format!("{constants}v_mov_b32 v2, 10\n{operation}{STORE_V2}");
        on("gfx906", &body).unwrap()[0]
    };
    assert_eq!(value("v_dot4_i32_i8 v2, v4, v5, v2"), 10 + 5 - 12 + 21 + 32);
    assert_eq!(
        value("v_dot4_u32_u8 v2, v4, v5, v2"),
        10 + 5 + 254 * 6 + 21 + 252 * 248
    );
    assert_eq!(value("v_dot2_i32_i16 v2, v6, v7, v2"), 10 + 3 - 8);
    assert_eq!(value("v_dot2_u32_u16 v2, v6, v7, v2"), 10 + 3 + 0xfffe * 4);
    // Four bits each: 1, 0, -2, -1, 3, 0, -4, -1 times 5, 0, 6, 0, 7, 0, -8, -1.
    assert_eq!(value("v_dot8_i32_i4 v2, v4, v5, v2"), 10 + 5 - 12 + 21 + 32 + 1);
    assert_eq!(value("v_dot8_u32_u4 v2, v4, v5, v2"), 10 + 5 + 84 + 21 + 96 + 225);
    // 1.0 * 2.0 + 0.5 * 4.0 + 1.0, and 2.0 * 3.0 + 1.0.
    let halves = "v_mov_b32 v4, 0x38003c00\nv_mov_b32 v5, 0x44004000\nv_mov_b32 v2, 1.0\n";
    assert_eq!(
        value(&format!("{halves}v_dot2_f32_f16 v2, v4, v5, v2")),
        5f32.to_bits()
    );
    let fmac = "v_mov_b32 v2, 1.0\nv_mov_b32 v4, 0x40400000\nv_fmac_f32 v2, 2.0, v4";
    assert_eq!(value(fmac), 7f32.to_bits());
    assert_eq!(value("v_xnor_b32 v2, v4, v5"), !(0xfc03_fe01 ^ 0xf807_0605));
    let mix = "v_mov_b32 v4, 0x38003c00\nv_mov_b32 v2, 1.0\nv_fma_mix_f32 v2, v4, v4, v2 op_sel:[0,1,0] op_sel_hi:[1,1,0]";
    let body = format!("{mix}{STORE_V2}");
    for cpu in ["gfx904", "gfx906"] {
        assert_eq!(on(cpu, &body).unwrap()[0], 1.5f32.to_bits(), "{cpu}");
    }
}

#[test]
fn devices_with_settings_refuse_code_for_others() {
    if !tools_installed() {
        return;
    }
    use wavelift_amdgpu::TargetId;
    let loads = |device: &str, code: &str| {
        let mut made = Device::new();
        if let Some((processor, settings)) = device.split_once(':') {
            made.set_target(TargetId::of_processor(processor).with_settings(settings).unwrap());
        }
        let loaded = made.load(&assemble(code, "s_nop 0"));
        loaded.map(|_| ()).map_err(|error| error.to_string())
    };
    assert_eq!(loads("gfx906:xnack+", "gfx906:xnack+"), Ok(()));
    assert_eq!(loads("gfx906:xnack+", "gfx906"), Ok(()));
    assert_eq!(loads("gfx906", "gfx906:sramecc-:xnack+"), Ok(()));
    assert_eq!(
        loads("gfx906:xnack+", "gfx906:sramecc+:xnack-").unwrap_err(),
        "the code object is for amdgcn-amd-amdhsa--gfx906:sramecc+:xnack-, and this device is amdgcn-amd-amdhsa--gfx906:xnack+"
    );
    assert!(loads("gfx906:xnack+", "gfx900:xnack+").is_err());
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
