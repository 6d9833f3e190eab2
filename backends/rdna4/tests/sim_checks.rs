//! The simulator's checks, one small program per rule, assembled by our own assembler: programs that break the rule are refused with the
//! instruction and the cause, and the same programs with the rule kept run and give what the manual says.

use wavelift_amdgpu::elf::{CodeObject, Item};
use wavelift_amdgpu::metadata::{KernelMetadata, Metadata};
use wavelift_amdgpu::target::{CodeObjectVersion, Processor, TargetId};
use wavelift_amdgpu::{KernelDescriptor, KernelProperties, Rsrc1, Rsrc2};
use wavelift_rdna4::isa::{WaveSize, assemble};
use wavelift_rdna4::sim::{Device, DispatchOptions, UndefinedPolicy};
use wavelift_simulator::SimError;

/// Private memory per work-item of the test kernels.
const PRIVATE: u32 = 64;

/// A code object with the kernel `k`: s[0:1] kernel arguments, ttmp9 work-group id, v0 work-item id, 256 bytes of group memory, all three ids.
fn code_object(words: &[u32], wave: WaveSize) -> Vec<u8> {
    let target = TargetId::new(Processor::by_name("gfx1201").unwrap());
    let mut metadata = Metadata::new(CodeObjectVersion::V5, target.to_string());
    metadata.kernels.push(KernelMetadata {
        name: "k".into(),
        symbol: "k.kd".into(),
        kernarg_segment_size: 64,
        kernarg_segment_align: 8,
        group_segment_fixed_size: 256,
        private_segment_fixed_size: PRIVATE.into(),
        wavefront_size: wave.lanes().into(),
        ..KernelMetadata::default()
    });
    let descriptor = KernelDescriptor {
        group_segment_fixed_size: 256,
        private_segment_fixed_size: PRIVATE,
        kernarg_size: 64,
        rsrc1: Rsrc1(0x600f_0000).with_vgpr_blocks(5),
        rsrc2: Rsrc2::default()
            .with_user_sgpr_count(2)
            .with_workgroup_id_x(1)
            .with_workgroup_id_y(1)
            .with_workgroup_id_z(1)
            .with_workitem_id(2)
            .with_enable_private_segment(1),
        properties: KernelProperties::default()
            .with_kernarg_segment_ptr(1)
            .with_wavefront_size32(u32::from(wave == WaveSize::Wave32)),
        ..KernelDescriptor::default()
    };
    let bytes = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    CodeObject {
        target,
        version: CodeObjectVersion::V5,
        metadata,
        items: vec![Item::kernel("k", descriptor, bytes)],
    }
    .write()
    .unwrap()
}

/// Runs a program on a grid with a buffer of 1024 bytes that counts 0, 1, 2, ... in dwords; returns the buffer.
fn run_grid(
    body: &str,
    wave: WaveSize,
    grid: [u32; 3],
    group: [u32; 3],
    options: &DispatchOptions,
) -> Result<Vec<u32>, SimError> {
    let words =
        assemble(&format!("{body}\ns_endpgm\n"), wave).unwrap_or_else(|error| panic!("{error}\n{body}"));
    let mut device = Device::new();
    let module = device.load(&code_object(&words, wave)).unwrap();
    let buffer = device.allocate("data", 1024).unwrap();
    for (number, dword) in device.bytes_mut(buffer).chunks_exact_mut(4).enumerate() {
        dword.copy_from_slice(&(number as u32).to_le_bytes());
    }
    let kernarg = [device.address(buffer).to_le_bytes(), 7u64.to_le_bytes()].concat();
    device.dispatch(module, "k", grid, group, 0, &kernarg, options)?;
    let words = device.bytes(buffer).chunks_exact(4);
    Ok(words
        .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
        .collect())
}

fn run(body: &str, wave: WaveSize) -> Result<Vec<u32>, SimError> {
    run_grid(body, wave, [64, 1, 1], [64, 1, 1], &DispatchOptions::default())
}

/// Loads the buffer's address to s[10:11] and the byte offset of the lane's dword to v1.
const SETUP: &str =
    "s_load_b64 s[10:11], s[0:1], 0x0\nv_and_b32 v0, 0x3ff, v0\nv_lshlrev_b32 v1, 2, v0\ns_wait_kmcnt 0x0\n";

/// The program must fail with both wave sizes, and the message must contain all of `parts`.
fn refused(body: &str, parts: &[&str]) {
    for wave in [WaveSize::Wave32, WaveSize::Wave64] {
        match run(&format!("{SETUP}{body}"), wave) {
            Ok(_) => panic!("accepted:\n{body}"),
            Err(error) => {
                let text = error.to_string();
                for part in parts {
                    assert!(text.contains(part), "{part:?} is missing in: {text}");
                }
            }
        }
    }
}

/// The program must run and give the same with both wave sizes.
fn accepted(body: &str) -> Vec<u32> {
    let [narrow, wide] = [WaveSize::Wave32, WaveSize::Wave64]
        .map(|wave| run(&format!("{SETUP}{body}"), wave).unwrap_or_else(|error| panic!("{error}\n{body}")));
    assert_eq!(narrow, wide);
    narrow
}

#[test]
fn loads_need_their_own_counter() {
    let program = |wait: &str| {
        format!(
            "global_load_b32 v2, v1, s[10:11]\n{wait}\nv_add_nc_u32 v2, 1, v2\nglobal_store_b32 v1, v2, s[10:11]\n"
        )
    };
    refused(&program(""), &["v2", "global_load_b32", "s_wait_loadcnt 0x0"]);
    refused(&program("s_wait_dscnt 0x0"), &["v2", "s_wait_loadcnt 0x0"]);
    refused(&program("s_wait_loadcnt 0x1"), &["v2", "s_wait_loadcnt 0x0"]);
    let words = accepted(&program("s_wait_loadcnt 0x0"));
    assert_eq!(words[..64], (1..65).collect::<Vec<u32>>());
    accepted(&program("s_wait_loadcnt_dscnt 0x3f"));
    refused(&program("s_wait_loadcnt_dscnt 0x100"), &["s_wait_loadcnt 0x0"]);
}

#[test]
fn loads_come_back_in_order_of_their_counter() {
    let program = |wait: &str| {
        format!(
            "global_load_b32 v2, v1, s[10:11]\nglobal_load_b32 v3, v1, s[10:11] offset:4\n{wait}\nv_mov_b32 v4, v2\n\
             s_wait_loadcnt 0x0\nv_add_nc_u32 v4, v3, v4\nglobal_store_b32 v1, v4, s[10:11] offset:512\n"
        )
    };
    refused(&program("s_wait_loadcnt 0x2"), &["v2", "s_wait_loadcnt 0x1"]);
    let words = accepted(&program("s_wait_loadcnt 0x1"));
    assert_eq!(words[128..192], (0..64).map(|n| 2 * n + 1).collect::<Vec<u32>>());
}

#[test]
fn scalar_loads_need_zero() {
    let program = |wait: &str| {
        format!(
            "s_load_b32 s4, s[10:11], 0x8\ns_load_b32 s5, s[10:11], 0xc\n{wait}\ns_add_co_u32 s4, s4, s5\nv_mov_b32 v2, s4\nglobal_store_b32 v1, v2, s[10:11]\n"
        )
    };
    refused(&program(""), &["s4", "s_wait_kmcnt 0x0"]);
    refused(&program("s_wait_kmcnt 0x1"), &["s4", "s_wait_kmcnt 0x0"]);
    assert_eq!(accepted(&program("s_wait_kmcnt 0x0"))[..64], [5; 64]);
}

#[test]
fn group_memory_and_flat_need_their_counters() {
    let program = |wait: &str| {
        format!(
            "ds_store_b32 v1, v0\nds_load_b32 v2, v1\n{wait}\nv_add_nc_u32 v2, 2, v2\nglobal_store_b32 v1, v2, s[10:11]\n"
        )
    };
    refused(&program("s_wait_loadcnt 0x0"), &["v2", "s_wait_dscnt 0x0"]);
    assert_eq!(
        accepted(&program("s_wait_dscnt 0x0"))[..64],
        (2..66).collect::<Vec<u32>>()
    );
    let flat = |wait: &str| {
        format!(
            "v_add_co_u32 v2, vcc_lo, s10, v1\nv_add_co_ci_u32 v3, vcc_lo, s11, 0, vcc_lo\nflat_load_b32 v4, v[2:3]\n{wait}\n\
             global_store_b32 v1, v4, s[10:11] offset:512\n"
        )
    };
    for (wave, vcc) in [(WaveSize::Wave32, "vcc_lo"), (WaveSize::Wave64, "vcc")] {
        let run = |wait: &str| run(&format!("{SETUP}{}", flat(wait).replace("vcc_lo", vcc)), wave);
        let error = run("s_wait_loadcnt 0x0").unwrap_err().to_string();
        assert!(error.contains("s_wait_dscnt 0x0"), "{error}");
        assert!(run("s_wait_loadcnt_dscnt 0x0").is_ok());
    }
}

#[test]
fn atomics_that_return_are_loads() {
    let program = |hint: &str, wait: &str| {
        format!(
            "v_mov_b32 v3, 1\nglobal_atomic_add_u32 {hint}\n{wait}\nglobal_store_b32 v1, v2, s[10:11] offset:512\n"
        )
    };
    let returning = "v2, v1, v3, s[10:11] th:TH_ATOMIC_RETURN";
    refused(
        &program(returning, "s_wait_storecnt 0x0"),
        &["v2", "s_wait_loadcnt 0x0"],
    );
    let words = accepted(&program(returning, "s_wait_loadcnt 0x0"));
    assert_eq!((words[5], words[133]), (6, 5));
}

#[test]
fn values_that_were_never_written_are_not_used() {
    refused("v_add_nc_u32 v2, v3, v0\n", &["v3", "never written"]);
    refused("s_add_co_u32 s4, s20, s20\n", &["s20", "never written"]);
    refused("global_store_b32 v1, v5, s[10:11]\n", &["v5"]);
    let ignore = DispatchOptions {
        undefined: UndefinedPolicy::Ignore,
        ..DispatchOptions::default()
    };
    let body = format!("{SETUP}v_add_nc_u32 v2, v3, v0\n");
    assert!(run_grid(&body, WaveSize::Wave32, [32, 1, 1], [32, 1, 1], &ignore).is_ok());
}

#[test]
fn scalar_pairs_that_vector_instructions_read_are_guarded() {
    // The example of the manual (RDNA4 ISA 5.7).
    let scalar = |guard: &str| {
        format!("s_mov_b32 s5, 1\nv_mov_b32 v2, s5\ns_mov_b32 s4, 0x42\n{guard}\ns_mov_b32 s2, s4\n")
    };
    refused(&scalar(""), &["s4", "s_wait_alu 0xfffe"]);
    refused(&scalar("s_wait_alu 0xf1ff"), &["s4", "s_wait_alu 0xfffe"]);
    accepted(&scalar("s_wait_alu 0xfffe"));
    // What a vector instruction wrote, read by another one.
    let vector = |guard: &str| {
        format!("s_mov_b32 s4, 1\nv_mov_b32 v2, s4\nv_readfirstlane_b32 s4, v0\n{guard}\nv_mov_b32 v3, s4\n")
    };
    refused(&vector(""), &["s4", "s_wait_alu 0xf1ff"]);
    accepted(&vector("s_wait_alu 0xf1ff"));
    // Scalar instructions wait by themselves for vector ones.
    accepted(&vector("s_mov_b32 s6, s4\ns_wait_alu 0xf1ff"));
    // VCC has its own guard.
    for (wave, vcc) in [(WaveSize::Wave32, "vcc_lo"), (WaveSize::Wave64, "vcc")] {
        let body = |guard: &str| {
            let compare = format!("v_cmp_lt_u32 {vcc}, 3, v0\n");
            let select = format!("v_cndmask_b32 v2, v0, v1, {vcc}\n");
            run(
                &format!("{SETUP}{compare}{select}{compare}{guard}\n{select}"),
                wave,
            )
        };
        assert!(body("").unwrap_err().to_string().contains("s_wait_alu 0xfffd"));
        assert!(body("s_wait_alu 0xfffd").is_ok());
    }
    // The rule can be switched off for code of compilers that do not know it.
    let off = DispatchOptions {
        scalar_guards: false,
        ..DispatchOptions::default()
    };
    let body = format!("{SETUP}{}", scalar(""));
    assert!(run_grid(&body, WaveSize::Wave32, [32, 1, 1], [32, 1, 1], &off).is_ok());
}

#[test]
fn clauses_have_one_kind_of_instruction() {
    let loads = "global_load_b32 v2, v1, s[10:11]\nglobal_load_b32 v3, v1, s[10:11]\n";
    accepted(&format!("s_clause 0x1\n{loads}"));
    refused(&format!("s_clause 0x2\n{loads}v_mov_b32 v4, 0\n"), &["clause"]);
    refused(&format!("s_clause 0x0\n{loads}"), &["clause of 1"]);
    refused(
        "s_clause 0x1\nglobal_load_b32 v2, v1, s[10:11]\ns_delay_alu instid0(VALU_DEP_1)\nglobal_load_b32 v3, v1, s[10:11]\n",
        &["s_delay_alu", "clause"],
    );
    accepted("s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)\nv_mov_b32 v2, v0\n");
}

#[test]
fn barriers_are_signalled_and_waited_for() {
    let program = |wait: &str, barrier: &str| {
        format!(
            "ds_store_b32 v1, v0\n{wait}\n{barrier}v_xor_b32 v2, 0xfc, v1\nds_load_b32 v3, v2\ns_wait_dscnt 0x0\n\
             global_store_b32 v1, v3, s[10:11]\n"
        )
    };
    let barrier = "s_barrier_signal -1\ns_barrier_wait -1\n";
    let words = accepted(&program("s_wait_dscnt 0x0", barrier));
    assert_eq!(words[..64], (0..64).map(|n| 63 - n).collect::<Vec<u32>>());
    let two_waves = |body: String| run(&format!("{SETUP}{body}"), WaveSize::Wave32);
    let error = two_waves(program("", barrier)).unwrap_err().to_string();
    assert!(error.contains("s_wait_dscnt 0x0"), "{error}");
    refused("s_barrier_wait -1\n", &["without s_barrier_signal"]);
    refused("s_barrier_signal -1\ns_barrier_signal -1\n", &["twice"]);
}

#[test]
fn ids_are_where_the_hardware_puts_them() {
    // Work-group (x, y, z) in ttmp9 and the halves of ttmp7, work-item ids packed in v0.
    let body = "s_load_b64 s[10:11], s[0:1], 0x0\ns_and_b32 s4, ttmp7, 0xffff\ns_lshr_b32 s5, ttmp7, 16\ns_lshl_b32 s5, s5, 1\n\
        s_add_co_u32 s4, s4, s5\ns_lshl_b32 s4, s4, 1\ns_add_co_u32 s4, s4, ttmp9\ns_lshl_b32 s4, s4, 5\n\
        v_and_b32 v1, 0x3ff, v0\nv_bfe_u32 v2, v0, 10, 10\nv_bfe_u32 v3, v0, 20, 10\nv_lshl_add_u32 v4, v3, 2, v2\n\
        v_lshl_add_u32 v4, v4, 1, v1\nv_lshlrev_b32 v4, 2, v4\nv_add_nc_u32 v4, s4, v4\n\
        s_wait_kmcnt 0x0\nglobal_store_b32 v4, v0, s[10:11]\n";
    for wave in [WaveSize::Wave32, WaveSize::Wave64] {
        let options = DispatchOptions::default();
        let words = run_grid(body, wave, [4, 8, 1], [2, 4, 1], &options).unwrap();
        // Group (1, 1), item (1, 2).
        assert_eq!(words[(32 * 3 + 4 * (2 * 2 + 1)) / 4], 1 | 2 << 10);
    }
}

#[test]
fn scratch_memory_is_set_up_and_bounded() {
    let program = |offset: u32| {
        format!(
            "scratch_store_b32 off, v0, off offset:{offset}\ns_mov_b32 s4, {offset}\nscratch_load_b32 v2, off, s4\n\
             s_wait_loadcnt 0x0\nglobal_store_b32 v1, v2, s[10:11] offset:512\n"
        )
    };
    let words = accepted(&program(PRIVATE - 4));
    assert_eq!(words[128..192], (0..64).collect::<Vec<u32>>());
    refused(&program(PRIVATE), &["64 bytes of private memory"]);
}

#[test]
fn dual_instructions_read_before_they_write() {
    let body = format!(
        "{SETUP}v_mov_b32 v2, 2.0\nv_mov_b32 v3, 4.0\nv_dual_mul_f32 v2, v2, v3 :: v_dual_add_f32 v3, v3, v2\n\
         v_cvt_u32_f32 v2, v2\nv_cvt_u32_f32 v3, v3\nv_lshl_or_b32 v2, v2, 8, v3\nglobal_store_b32 v1, v2, s[10:11]\n"
    );
    let words = run(&body, WaveSize::Wave32).unwrap();
    assert_eq!(words[..64], [8 << 8 | 6; 64]);
}

#[test]
fn scalar_floats_compute() {
    let words = accepted(
        "s_mov_b32 s4, 1.0\ns_add_f32 s4, s4, 2.0\ns_fmac_f32 s4, s4, 4.0\ns_cvt_u32_f32 s5, s4\ns_cmp_gt_f32 s4, 4.0\n\
         s_cselect_b32 s6, 0x100, 0\ns_or_b32 s5, s5, s6\nv_s_rcp_f32 s7, 0.5\ns_cvt_u32_f32 s7, s7\ns_add_co_u32 s5, s5, s7\n\
         v_mov_b32 v2, s5\nglobal_store_b32 v1, v2, s[10:11]\n",
    );
    assert_eq!(words[7], 0x100 + 15 + 2);
}

#[test]
fn lanes_exchange_values() {
    let words = accepted(
        "v_mov_b32_dpp v2, v0 row_xmask:5 row_mask:0xf bank_mask:0xf\nv_mov_b32_dpp v3, v0 dpp8:[7,6,5,4,3,2,1,0]\n\
         v_lshl_or_b32 v2, v3, 8, v2\nglobal_store_b32 v1, v2, s[10:11]\ns_mov_b32 s4, 0x76543210\ns_mov_b32 s5, 0xfedcba98\n\
         v_permlanex16_b32 v4, v0, s4, s5\nglobal_store_b32 v1, v4, s[10:11] offset:512\n",
    );
    for lane in 0..64u32 {
        assert_eq!(words[lane as usize], lane ^ 5 | (lane ^ 7) << 8);
        assert_eq!(words[128 + lane as usize], lane ^ 16);
    }
}

#[test]
fn arbitrary_words_end_without_panic() {
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let mut ran = 0;
    for round in 0..1500 {
        let wave = if round % 2 == 0 {
            WaveSize::Wave32
        } else {
            WaveSize::Wave64
        };
        let mut words = assemble(SETUP, wave).unwrap();
        for _ in 0..12 {
            let mut group: Vec<u32> = (0..4).map(|_| next() as u32).collect();
            if next() % 4 != 0 {
                group.iter_mut().for_each(|w| *w &= 0x0f0f_0f0f);
                let leads = [
                    0xbe80_0000u32,
                    0x8000_0000,
                    0x7e00_0000,
                    0x0600_0000,
                    0xd500_0000,
                    0xd600_0000,
                    0xcc00_0000,
                    0xd800_0000,
                    0xee00_0000,
                ];
                group[0] |= leads[next() as usize % leads.len()];
            }
            if let Ok((_, length)) = wavelift_rdna4::isa::decode(&group, 0, wave) {
                words.extend(&group[..length]);
            }
        }
        words.push(0xbfb0_0000);
        let mut device = Device::new();
        let module = device.load(&code_object(&words, wave)).unwrap();
        let buffer = device.allocate("data", 1024).unwrap();
        let kernarg = device.address(buffer).to_le_bytes();
        let options = DispatchOptions {
            undefined: UndefinedPolicy::Ignore,
            limits: wavelift_simulator::Limits {
                max_steps: 10_000,
                ..Default::default()
            },
            ..DispatchOptions::default()
        };
        ran += usize::from(
            device
                .dispatch(module, "k", [64, 1, 1], [64, 1, 1], 0, &kernarg, &options)
                .is_ok(),
        );
    }
    println!("{ran} ran to their end");
}
