//! The simulator's checks, one small program per rule, assembled by clang: programs that break the rule are refused with the instruction
//! and the cause, and the same programs with the rule kept run.

mod generations;
mod memory;
mod undefined;
mod waits;

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
    // 16 registers that all instructions name, and eight accumulation registers.
    let accumulators = if cpu.starts_with("gfx90a") {
        ".amdhsa_accum_offset 16\n"
    } else {
        ""
    };
    let text = format!(
        ".amdgcn_target \"amdgcn-amd-amdhsa--{cpu}\"\n.text\n.globl k\n.p2align 8\n.type k,@function\nk:\n{body}\ns_endpgm\n\
         .Lend:\n.size k, .Lend-k\n.rodata\n.p2align 6\n.amdhsa_kernel k\n.amdhsa_group_segment_fixed_size 256\n\
         .amdhsa_private_segment_fixed_size {PRIVATE}\n.amdhsa_kernarg_size 16\n.amdhsa_user_sgpr_private_segment_buffer 1\n\
         .amdhsa_user_sgpr_kernarg_segment_ptr 1\n.amdhsa_user_sgpr_flat_scratch_init 1\n\
         .amdhsa_system_sgpr_private_segment_wavefront_offset 1\n.amdhsa_next_free_vgpr 24\n.amdhsa_next_free_sgpr 40\n{accumulators}\
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
