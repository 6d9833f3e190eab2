//! The simulator's checks, one small program per rule, assembled by our own assembler: programs that break the rule are refused with the
//! instruction and the cause, and the same programs with the rule kept run and give what the manual says.

use crate::machine::{PRIVATE, SETUP, code_object};
use wavelift_rdna4::isa::{Machine, WaveSize, assemble};
use wavelift_rdna4_sim::{Device, DispatchOptions, UndefinedPolicy};
use wavelift_simulator::SimError;

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
    run_words("gfx1201", &words, wave, (grid, group), options)
}

/// Runs the code of a processor so.
fn run_words(
    processor: &str,
    words: &[u32],
    wave: WaveSize,
    size: ([u32; 3], [u32; 3]),
    options: &DispatchOptions,
) -> Result<Vec<u32>, SimError> {
    let memory: Vec<u32> = (0..256).collect();
    crate::machine::run_words(processor, words, wave, size, &memory, options)
}

fn run(body: &str, wave: WaveSize) -> Result<Vec<u32>, SimError> {
    run_grid(body, wave, [64, 1, 1], [64, 1, 1], &DispatchOptions::default())
}

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

/// Before gfx12 the waits have other names, and LDS counts with scalar memory.
#[test]
fn errors_name_the_waits_of_the_generation() {
    const GFX10: [&str; 5] = [
        "s_load_dwordx2",
        "global_load_dword",
        "ds_read_b32",
        "global_store_dword",
        "s_load_dword",
    ];
    const GFX11: [&str; 5] = [
        "s_load_b64",
        "global_load_b32",
        "ds_load_b32",
        "global_store_b32",
        "s_load_b32",
    ];
    let wave = WaveSize::Wave32;
    for (processor, machine, names) in [
        ("gfx1030", Machine::gfx10(wave), GFX10),
        ("gfx1100", Machine::gfx11(wave), GFX11),
    ] {
        let run = |body: &str| {
            let text = format!(
                "LOAD2 s[10:11], s[0:1], 0x0\nv_lshlrev_b32 v1, 2, v0\ns_waitcnt lgkmcnt(0)\n{body}\nSTORE v1, v2, s[10:11]\ns_endpgm\n"
            );
            let text = ["LOAD2", "GLOBAL", "GROUP", "STORE", "LOAD1"]
                .iter()
                .zip(names)
                .fold(text, |text, (word, name)| text.replace(word, name));
            let words = wavelift_amdgpu::isa::assemble(machine, &text)
                .unwrap_or_else(|error| panic!("{error}\n{text}"));
            let size = ([32, 1, 1], [32, 1, 1]);
            run_words(processor, &words, wave, size, &DispatchOptions::default())
        };
        for (body, wait) in [
            ("GLOBAL v2, v1, s[10:11]\nWAIT", "s_waitcnt vmcnt(0)"),
            (
                "GLOBAL v2, v1, s[10:11]\nGLOBAL v3, v1, s[10:11]\nWAIT",
                "s_waitcnt vmcnt(1)",
            ),
            (
                "LOAD1 s4, s[10:11], 0x8\nWAIT\nv_mov_b32 v2, s4",
                "s_waitcnt lgkmcnt(0)",
            ),
            ("GROUP v2, v1\nWAIT", "s_waitcnt lgkmcnt(0)"),
        ] {
            let error = run(&body.replace("WAIT", ""))
                .expect_err("a wait is missing")
                .to_string();
            assert!(error.contains(wait), "{processor}: {error}");
            // The contents of group memory are undefined.
            if !body.contains("GROUP") {
                run(&body.replace("WAIT", wait)).unwrap_or_else(|error| panic!("{processor}: {error}"));
            }
        }
    }
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
    refused(
        "v_add_nc_u32 v2, v3, v0\nglobal_store_b32 v1, v2, s[10:11]\n",
        &["v2 (is stored to memory that others read"],
    );
    refused(
        "s_add_co_u32 s4, s20, s20\ns_cmp_eq_u32 s4, 0\ns_cbranch_scc1 0\n",
        &["scc (decides a branch"],
    );
    refused("global_store_b32 v1, v5, s[10:11]\n", &["v5"]);
    // The halves of a dual instruction have nothing to do with each other.
    let dual = |stored: &str| {
        let code = "v_dual_add_f32 v4, v5, v6 :: v_dual_mov_b32 v3, v0";
        let store = format!("global_store_b32 v1, {stored}, s[10:11]\n");
        run(&format!("{SETUP}{code}\n{store}"), WaveSize::Wave32)
    };
    assert_eq!(dual("v3").unwrap()[9], 9);
    let error = dual("v4").unwrap_err().to_string();
    assert!(
        error.contains("v4 (is stored to memory that others read"),
        "{error}"
    );
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

/// Who wrote a register last must be waited for, and nobody else: not for the other half of the pair, not for a value that is gone.
#[test]
fn guards_are_for_who_wrote_last() {
    let read = "s_mov_b32 s4, 1\ns_mov_b32 s5, 1\ns_wait_alu 0xfffe\nv_mov_b32 v2, s5\n";
    let by_vector = "v_readfirstlane_b32 s4, v0\n";
    accepted(&format!(
        "{read}{by_vector}s_mov_b32 s4, 3\ns_wait_alu 0xfffe\nv_mov_b32 v3, s4\n"
    ));
    accepted(&format!(
        "{read}{by_vector}s_wait_alu 0xf1ff\ns_mov_b32 s6, s5\nv_mov_b32 v3, s4\n"
    ));
    accepted(&format!(
        "{read}s_mov_b32 s4, 3\ns_load_b32 s4, s[0:1], 0x8\ns_wait_kmcnt 0x0\nv_mov_b32 v3, s4\n"
    ));
    // A scalar writer of the other half does not make the vector writer of this one known.
    let both = format!("{read}{by_vector}s_mov_b32 s5, 3\n");
    refused(
        &format!("{both}s_wait_alu 0xfffe\nv_mov_b32 v3, s4\n"),
        &["s4", "s_wait_alu 0xf1ff"],
    );
    accepted(&format!("{both}s_wait_alu 0xf1fe\nv_mov_b32 v3, s4\n"));
}

/// Runs code of gfx1100 after it has found the buffer's address and the byte offset of the lane's dword; `own` says whether this compiler made it.
fn run_gfx11(body: &str, wave: WaveSize, own: bool) -> Result<Vec<u32>, SimError> {
    let text = format!(
        "s_load_b64 s[10:11], s[0:1], 0x0\nv_lshlrev_b32 v1, 2, v0\ns_waitcnt lgkmcnt(0)\n{body}\nglobal_store_b32 v1, v2, s[10:11]\ns_endpgm\n"
    );
    let words = wavelift_amdgpu::isa::assemble(Machine::gfx11(wave), &text)
        .unwrap_or_else(|error| panic!("{error}\n{text}"));
    let options = DispatchOptions {
        scalar_guards: own,
        ..DispatchOptions::default()
    };
    run_words("gfx1100", &words, wave, ([64, 1, 1], [64, 1, 1]), &options)
}

/// LLVM 19's hazard recognizer, VALUTransUseHazard.
#[test]
fn results_of_transcendental_functions_are_waited_for_on_gfx11() {
    let program = |between: &str| {
        format!("v_mov_b32 v2, 0\nv_cvt_f32_u32 v3, v0\nv_sqrt_f32 v3, v3\n{between}\nv_add_f32 v2, v3, v3\n")
    };
    let idle = |count: usize| program(&"v_mov_b32 v4, 0\n".repeat(count));
    for wave in [WaveSize::Wave32, WaveSize::Wave64] {
        for (between, own, foreign) in [
            (program(""), false, false),
            (program("s_waitcnt_depctr depctr_va_vdst(0)"), true, true),
            (program("s_waitcnt_depctr depctr_va_vdst(1)"), false, false),
            (program("s_waitcnt_depctr depctr_sa_sdst(0)"), false, false),
            // LLVM counts instructions in between.
            (idle(5), false, false),
            (idle(6), false, true),
            (program(&"v_rcp_f32 v4, 1.0\n".repeat(2)), false, true),
            (program("ds_store_b32 v1, v0"), false, true),
            // What another instruction has written since is no result of a function.
            (program("v_mov_b32 v3, 1.0"), true, true),
        ] {
            for (is_own, fits) in [(true, own), (false, foreign)] {
                match run_gfx11(&between, wave, is_own) {
                    Ok(_) => assert!(fits, "{wave:?}: accepted:\n{between}"),
                    Err(error) => {
                        assert!(!fits, "{wave:?}: {error}\n{between}");
                        assert!(error.to_string().contains("va_vdst(0)"), "{error}");
                    }
                }
            }
        }
    }
}

/// LLVM 19's hazard recognizer, VALUMaskWriteHazard.
#[test]
fn masks_that_vector_instructions_read_are_guarded_on_gfx11() {
    let program = |before: &str, guard: &str| {
        format!(
            "s_mov_b64 s[4:5], 1\nv_cndmask_b32 v2, v0, v1, s[4:5]\n{before}\ns_mov_b64 s[4:5], 2\n{guard}\ns_mov_b64 s[6:7], s[4:5]\n"
        )
    };
    let guard = "s_waitcnt_depctr depctr_sa_sdst(0)";
    let wide = |body: &str, own| run_gfx11(body, WaveSize::Wave64, own);
    for own in [true, false] {
        let error = wide(&program("", ""), own).unwrap_err().to_string();
        assert!(error.contains("s4") && error.contains(guard), "{error}");
        assert!(wide(&program("", "s_waitcnt_depctr depctr_va_vdst(0)"), own).is_err());
        assert!(wide(&program("", guard), own).is_ok());
    }
    // LLVM forgets the mask at another scalar register, and at a literal.
    for other in ["v_mov_b32 v3, s10", "v_mov_b32 v3, 0x12345"] {
        let other = program(other, "");
        assert!(wide(&other, true).is_err());
        assert!(wide(&other, false).is_ok());
    }
    // A scalar that is no mask, and masks of 32 lanes, need nothing.
    let plain = "s_mov_b32 s4, 1\nv_mov_b32 v2, s4\ns_mov_b32 s4, 2\ns_mov_b32 s6, s4\n";
    assert!(wide(plain, true).is_ok());
    let narrow = "s_mov_b32 s4, 1\nv_cndmask_b32 v2, v0, v1, s4\ns_mov_b32 s4, 2\ns_mov_b32 s6, s4\n";
    assert!(run_gfx11(narrow, WaveSize::Wave32, true).is_ok());
}

/// What is released must be in memory before others hear of it.
#[test]
fn caches_are_written_back_before_others_are_told() {
    let release = |wait: &str, tell: &str| format!("global_wb scope:SCOPE_DEV\n{wait}\n{tell}\n");
    for tell in [
        "s_barrier_signal -1\ns_barrier_wait -1",
        "global_atomic_add_u32 v1, v0, s[10:11] scope:SCOPE_DEV",
        "global_store_b32 v1, v0, s[10:11] scope:SCOPE_DEV",
        "ds_add_u32 v1, v0",
    ] {
        refused(&release("s_nop 0", tell), &["global_wb", "s_wait_storecnt 0x0"]);
        accepted(&release("s_wait_storecnt 0x0", tell));
    }
    // Another wave may see this store whenever it wants.
    accepted(&release("s_nop 0", "global_store_b32 v1, v0, s[10:11]"));
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
    // 1 / 0.125 is 8, four times that is 32, and at most 1 (RDNA4 ISA 7.2.3).
    let words = accepted(
        "v_s_rcp_f32 s4, 0x3e000000\nv_s_rcp_f32 s5, 0x3e000000 mul:4\nv_s_rcp_f32 s6, 0x3e000000 clamp\nv_mov_b32 v2, s4\n\
         global_store_b32 v1, v2, s[10:11]\nv_mov_b32 v2, s5\nglobal_store_b32 v1, v2, s[10:11] offset:256\nv_mov_b32 v2, s6\n\
         global_store_b32 v1, v2, s[10:11] offset:512\n",
    );
    let floats = [0, 64, 128].map(|word| f32::from_bits(words[word]));
    assert_eq!(floats, [8.0, 32.0, 1.0]);
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
        let module = device.load(&code_object("gfx1201", &words, wave)).unwrap();
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

/// Runs a program that leaves a value in v5; gives that of lane 0, which must be the same with both wave sizes.
fn value(body: &str) -> u32 {
    let [narrow, wide] = [WaveSize::Wave32, WaveSize::Wave64].map(|wave| value_in(wave, body));
    assert_eq!(narrow, wide, "{body}");
    narrow
}

/// The same in waves of one size.
fn value_in(wave: WaveSize, body: &str) -> u32 {
    let body = format!("{SETUP}{body}\nglobal_store_b32 v1, v5, s[10:11]\n");
    run(&body, wave).unwrap_or_else(|error| panic!("{error}\n{body}"))[0]
}

/// Values in v2, v3 and v4, and the program.
fn value_of(sources: &[u32], body: &str) -> u32 {
    let registers = 2..;
    let moves: String = registers
        .zip(sources)
        .map(|(register, bits)| format!("v_mov_b32 v{register}, {bits:#x}\n"))
        .collect();
    value(&format!("{moves}v_mov_b32 v5, 0x11112222\n{body}"))
}

/// Formats and table of RDNA4 ISA 7.5 and 7.6.2.
#[test]
fn small_floats_are_converted() {
    assert_eq!(value_of(&[0x7c], "v_cvt_f32_fp8 v5, v2"), 384f32.to_bits());
    let pair = "v_cvt_pk_f32_bf8 v[6:7], v2\n";
    assert_eq!(
        value_of(&[0x7b04], &format!("{pair}v_mov_b32 v5, v6")),
        0x3880_0000
    );
    assert_eq!(
        value_of(&[0x7b04], &format!("{pair}v_mov_b32 v5, v7")),
        57344f32.to_bits()
    );
    let sources = [448f32.to_bits(), (-1f32).to_bits()];
    assert_eq!(value_of(&sources, "v_cvt_pk_fp8_f32 v5, v2, v3"), 0x1111_b87e);
}

/// Definitions of RDNA4 ISA 16.8, 16.9 and 16.12 on numbers that can be added by hand.
/// Dot products of halves and of 8-bit floats are rounded to the nearest whatever MODE says, halves keep their subnormal numbers, and bfloat16 has
/// none (RDNA4 ISA 7.2.4, 7.7).
#[test]
fn some_dot_products_do_not_heed_the_mode() {
    // 1 and three quarters of its last place.
    let sum = [0x38, 0x38, 0x33c0_0000];
    let up = 0x3f80_0001;
    for mode in ["", "s_round_mode 0xf\n"] {
        let body = format!("{mode}v_dot4_f32_fp8_fp8 v5, v2, v3, v4");
        assert_eq!(value_of(&sum, &body), up);
    }
    let smallest = [1, 0x3c00, 0];
    for mode in ["", "s_denorm_mode 0\n"] {
        let body = format!("{mode}v_dot2_f16_f16 v5, v2, v3, v4");
        assert_eq!(value_of(&smallest, &body), 0x1111_0001);
    }
    assert_eq!(
        value_of(&[1, 0x3f80, 0], "v_dot2_bf16_bf16 v5, v2, v3, v4"),
        0x1111_0000
    );
    let any = "v_mov_b32 v6, 0\ns_mov_b32 exec_lo, 1\nds_bpermute_fi_b32 v5, v6, v2 offset:4\ns_wait_dscnt 0x0\ns_mov_b32 exec_lo, -1";
    assert_eq!(value_of(&[7], any), 7);
    assert_eq!(value_of(&[7], &any.replace("_fi", "")), 0);
}

/// Inline constants are in both halves of what is multiplied (RDNA4 ISA 7.2.2): 2 + 3 + 10 by a constant of one.
#[test]
fn constants_of_dot_products_are_in_both_halves() {
    let f = f32::to_bits;
    let (halves, bfloats) = (0x4200_4000, 0x4040_4000);
    let cases = [
        ("v_dot2_f32_f16 v5, v2, 1.0, v4", halves, f(10.0), f(15.0)),
        ("v_dot2_f32_f16 v5, 1.0, v2, v4", halves, f(10.0), f(15.0)),
        ("v_dot2_f32_f16 v5, v2, 1.0, 1.0", halves, 0, f(6.0)),
        ("v_dot2_f16_f16 v5, v2, 1.0, v4", halves, 0x4900, 0x1111_4b80),
        ("v_dot2_f16_f16 v5, v2, 1.0, 1.0", halves, 0, 0x1111_4600),
        (
            "v_dot2_f16_f16 v5, v2, 1.0, 1.0 op_sel:[0,0,1,0]",
            halves,
            0,
            0x1111_4600,
        ),
        ("v_dot2_f32_bf16 v5, v2, 1.0, v4", bfloats, f(10.0), f(15.0)),
        ("v_dot2_f32_bf16 v5, -1.0, v2, v4", bfloats, f(10.0), f(5.0)),
        ("v_dot2_bf16_bf16 v5, v2, 1.0, v4", bfloats, 0x4120, 0x1111_4170),
        ("v_dot2_bf16_bf16 v5, v2, 1.0, 1.0", bfloats, 0, 0x1111_40c0),
        // A literal has two halves of its own.
        ("v_dot2_f32_f16 v5, v2, 0x3c000000, v4", halves, f(10.0), f(13.0)),
        (
            "v_dot2_f32_bf16 v5, v2, 0x3f800000, v4",
            bfloats,
            f(10.0),
            f(13.0),
        ),
    ];
    for (body, factors, added, expected) in cases {
        assert_eq!(value_of(&[factors, 0, added], body), expected, "{body}");
    }
    // The dual ones are for waves of 32 lanes: the buffer's first word after that.
    for (body, factors) in [
        (
            "v_dual_dot2acc_f32_f16 v5, 1.0, v2 :: v_dual_mov_b32 v6, 0",
            halves,
        ),
        (
            "v_dual_dot2acc_f32_bf16 v5, 1.0, v2 :: v_dual_mov_b32 v6, 0",
            bfloats,
        ),
        (
            "v_dual_dot2acc_f32_f16 v5, v3, v2 :: v_dual_mov_b32 v6, 0",
            halves,
        ),
    ] {
        let sums = format!(
            "v_mov_b32 v2, {factors:#x}\nv_mov_b32 v3, 0x3c003c00\nv_mov_b32 v5, {:#x}\n{body}",
            f(10.0)
        );
        assert_eq!(value_in(WaveSize::Wave32, &sums), f(15.0), "{body}");
    }
}

/// Signs and halves of dot products: fields for both halves where there are some (VOP3P), else `neg` is for both, and `op_sel` for the third source
/// and the result (RDNA4 ISA 7.7, 16.12).
#[test]
fn signs_and_halves_of_dot_products() {
    let f = f32::to_bits;
    let (halves, ones) = (0x4200_4000, 0x3c00_3c00);
    let (bfloats, bones) = (0x4040_4000, 0x3f80_3f80);
    let cases = [
        (
            "v_dot2_f16_f16 v5, -v2, v3, v4",
            [halves, ones, 0x4900],
            0x1111_4500,
        ),
        (
            "v_dot2_f16_f16 v5, v2, -v3, v4",
            [halves, ones, 0x4900],
            0x1111_4500,
        ),
        (
            "v_dot2_f16_f16 v5, v2, v3, -v4",
            [halves, ones, 0x4900],
            0x1111_c500,
        ),
        (
            "v_dot2_f16_f16 v5, v2, v3, |v4|",
            [halves, ones, 0xc900],
            0x1111_4b80,
        ),
        (
            "v_dot2_f16_f16 v5, v2, v3, v4 op_sel:[0,0,1,0]",
            [halves, ones, 0x4900_0000],
            0x1111_4b80,
        ),
        (
            "v_dot2_f16_f16 v5, v2, v3, v4 op_sel:[0,0,0,1]",
            [halves, ones, 0x4900],
            0x4b80_2222,
        ),
        (
            "v_dot2_bf16_bf16 v5, -v2, v3, v4",
            [bfloats, bones, 0x4120],
            0x1111_40a0,
        ),
        (
            "v_dot2_bf16_bf16 v5, v2, v3, -v4",
            [bfloats, bones, 0x4120],
            0x1111_c0a0,
        ),
        (
            "v_dot2_bf16_bf16 v5, v2, v3, v4 op_sel:[0,0,1,1]",
            [bfloats, bones, 0x4120_0000],
            0x4170_2222,
        ),
        // 3 * 1 + 2 * 4 + 10.
        (
            "v_dot2_f32_f16 v5, v2, v3, v4 op_sel:[1,0,0] op_sel_hi:[0,1,1]",
            [halves, 0x4400_3c00, f(10.0)],
            f(21.0),
        ),
        (
            "v_dot2_f32_bf16 v5, v2, v3, v4 op_sel:[1,0,0] op_sel_hi:[0,1,1]",
            [bfloats, 0x4080_3f80, f(10.0)],
            f(21.0),
        ),
        (
            "v_dot2_f32_f16 v5, v2, v3, v4 neg_lo:[1,0,0]",
            [halves, ones, f(10.0)],
            f(11.0),
        ),
        (
            "v_dot2_f32_bf16 v5, v2, v3, v4 neg_hi:[0,1,0]",
            [bfloats, bones, f(10.0)],
            f(9.0),
        ),
    ];
    for (body, sources, expected) in cases {
        assert_eq!(value_of(&sources, body), expected, "{body}");
    }
    let words = |body| assemble(&format!("{body}\ns_endpgm\n"), WaveSize::Wave64);
    assert!(words("v_dot2_f16_f16 v5, v2, v3, v4 op_sel:[1,0,0,0]").is_err());
    assert!(words("v_dot2_bf16_bf16 v5, |v2|, v3, v4").is_err());
}

/// Moves and exchanges of halves keep the other half (RDNA4 ISA 7.4): v2 is 0xaaaabbbb, v3 0xccccdddd, v5 0x11112222 before.
#[test]
fn halves_are_moved_and_exchanged() {
    let cases = [
        ("v_mov_b16 v5.l, v2.l", 0x1111_bbbb),
        ("v_mov_b16 v5.h, v2.l", 0xbbbb_2222),
        ("v_mov_b16 v5.l, v2.h", 0x1111_aaaa),
        ("v_mov_b16_e64 v5.h, v2.h", 0xaaaa_2222),
        ("v_mov_b16 v5.h, 0x1234", 0x1234_2222),
        ("v_mov_b16 v5.l, -1", 0x1111_ffff),
        ("v_mov_b16 v5.h, 1.0", 0x3c00_2222),
        ("s_mov_b32 s20, 0x12345678\nv_mov_b16 v5.h, s20", 0x5678_2222),
        ("v_mov_b16_dpp v5.h, v2.h quad_perm:[0,0,0,0]", 0xaaaa_2222),
        ("v_swap_b16 v5.l, v2.h", 0x1111_aaaa),
        ("v_swap_b16 v5.h, v2.l", 0xbbbb_2222),
        ("v_swap_b16 v2.l, v5.h", 0xbbbb_2222),
        ("v_swap_b16 v2.h, v5.l", 0x1111_aaaa),
        ("v_swap_b16 v5.l, v5.h", 0x2222_1111),
        ("v_swap_b16 v5.h, v5.h", 0x1111_2222),
        ("v_swap_b16 v2.l, v3.h\nv_mov_b32 v5, v2", 0xaaaa_cccc),
        ("v_swap_b16 v2.l, v3.h\nv_mov_b32 v5, v3", 0xbbbb_dddd),
    ];
    for (body, expected) in cases {
        assert_eq!(value_of(&[0xaaaa_bbbb, 0xcccc_dddd, 0], body), expected, "{body}");
    }
    // Lanes that do not run keep both halves.
    let body = "s_mov_b64 exec, 2\nv_swap_b16 v5.l, v2.h\ns_mov_b64 exec, -1";
    assert_eq!(value_of(&[0xaaaa_bbbb, 0, 0], body), 0x1111_2222);
}

#[test]
fn dot_products_and_sums_of_differences() {
    let f = f32::to_bits;
    let halves = [0x4000_3c00, 0x3800_4200];
    assert_eq!(
        value_of(&[halves[0], halves[1], f(10.0)], "v_dot2_f32_f16 v5, v2, v3, v4"),
        f(14.0)
    );
    assert_eq!(
        value_of(&[halves[0], halves[1], 0x4900], "v_dot2_f16_f16 v5, v2, v3, v4"),
        0x1111_4b00
    );
    let bfloats = [0x4000_3f80, 0x3f00_4040];
    assert_eq!(
        value_of(
            &[bfloats[0], bfloats[1], f(10.0)],
            "v_dot2_f32_bf16 v5, v2, v3, v4"
        ),
        f(14.0)
    );
    assert_eq!(
        value_of(
            &[bfloats[0], bfloats[1], 0x4120],
            "v_dot2_bf16_bf16 v5, v2, v3, v4"
        ),
        0x1111_4160
    );
    let bytes = [0xff01_0203, 0x0201_0101, 100];
    assert_eq!(value_of(&bytes, "v_dot4_i32_iu8 v5, v2, v3, v4"), 616);
    assert_eq!(
        value_of(&bytes, "v_dot4_i32_iu8 v5, v2, v3, v4 neg_lo:[1,0,0]"),
        104
    );
    assert_eq!(
        value_of(&[0xf, 0xf, 0], "v_dot8_i32_iu4 v5, v2, v3, v4 neg_lo:[1,1,0]"),
        1
    );
    let ones = [0x3838_3838, 0x3c3c_3c3c, f(0.5)];
    assert_eq!(value_of(&ones, "v_dot4_f32_fp8_bf8 v5, v2, v3, v4"), f(4.5));
    let sums = "v_mov_b32 v6, 16\nv_mov_b32 v7, 0x10000\nv_qsad_pk_u16_u8 v[8:9], v[2:3], v4, v[6:7]\n";
    let sources = [0x0403_0201, 0x0807_0605, 0x0403_0201];
    assert_eq!(
        value_of(&sources, &format!("{sums}v_mov_b32 v5, v8")),
        0x0004_0010
    );
    assert_eq!(
        value_of(&sources, &format!("{sums}v_mov_b32 v5, v9")),
        0x000d_0008
    );
    // The byte of the reference that is zero does not count.
    let masked = "v_mov_b32 v8, 10\nv_mov_b32 v9, 20\nv_mov_b32 v10, 30\nv_mov_b32 v11, 40\n\
                  v_mqsad_u32_u8 v[12:15], v[2:3], v4, v[8:11]\n";
    let sources = [0x0403_0201, 0x0807_0605, 0x0403_0200];
    for (register, sum) in [(12, 10), (13, 23), (14, 36), (15, 49)] {
        assert_eq!(
            value_of(&sources, &format!("{masked}v_mov_b32 v5, v{register}")),
            sum
        );
    }
}

#[test]
fn light_and_bytes() {
    let f = f32::to_bits;
    let lit = "v_mullit_f32 v5, v2, v3, v4";
    assert_eq!(value_of(&[f(f32::INFINITY), 0, f(1.0)], lit), 0);
    assert_eq!(value_of(&[f(2.0), f(3.0), f(1.0)], lit), f(6.0));
    assert_eq!(value_of(&[f(2.0), f(3.0), f(-1.0)], lit), f(f32::MIN));
    assert_eq!(
        value_of(&[f(200.0), 1, 0x1122_3344], "v_cvt_pk_u8_f32 v5, v2, v3, v4"),
        0x1122_c844
    );
}

#[test]
fn atomics_on_halves_and_marked_words() {
    let sum = "ds_store_b32 v1, v2\nds_pk_add_rtn_f16 v6, v1, v3\nds_load_b32 v7, v1\ns_wait_dscnt 0x0\n";
    let sources = [0x4000_3c00, 0x3800_4200];
    assert_eq!(value_of(&sources, &format!("{sum}v_mov_b32 v5, v6")), 0x4000_3c00);
    assert_eq!(value_of(&sources, &format!("{sum}v_mov_b32 v5, v7")), 0x4100_4400);
    let sum = "ds_store_b32 v1, v2\nds_pk_add_bf16 v1, v3\nds_load_b32 v5, v1\ns_wait_dscnt 0x0\n";
    assert_eq!(value_of(&[0x4000_3f80, 0x3f00_4040], sum), 0x4020_4080);
    let marked = "v_mov_b32 v6, 0\nds_store_b64 v6, v[2:3]\nv_mov_b32 v8, 0x80000005\nv_mov_b32 v9, 7\n\
                  ds_condxchg32_rtn_b64 v[10:11], v6, v[8:9]\nds_load_b64 v[12:13], v6\ns_wait_dscnt 0x0\n";
    for (register, found) in [(10, 1), (11, 2), (12, 5), (13, 2)] {
        assert_eq!(
            value_of(&[1, 2], &format!("{marked}v_mov_b32 v5, v{register}")),
            found
        );
    }
}

#[test]
fn lanes_share_a_counter() {
    let body = "v_mov_b32 v6, 0\nv_mov_b32 v7, 0x64\nds_store_b32 v6, v7\ns_wait_dscnt 0x0\nds_append v5\n\
                ds_load_b32 v8, v6\nds_consume v9\ns_wait_dscnt 0x0\nv_sub_nc_u32 v8, v8, v5\nv_sub_nc_u32 v9, v9, v5\n\
                v_lshl_or_b32 v5, v8, 8, v5\nv_lshl_or_b32 v5, v9, 16, v5\nglobal_store_b32 v1, v5, s[10:11]\n";
    for wave in [WaveSize::Wave32, WaveSize::Wave64] {
        let words = run(&format!("{SETUP}{body}"), wave).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(words[0], 100 | wave.lanes() << 8 | wave.lanes() << 16);
    }
}

#[test]
fn lanes_add_their_number_to_addresses() {
    let words = accepted(
        "s_mov_b32 m0, 0\nds_store_addtid_b32 v0\nds_load_addtid_b32 v5\ns_wait_dscnt 0x0\nglobal_store_b32 v1, v5, s[10:11]\n",
    );
    assert_eq!(words[..64], (0..64).collect::<Vec<u32>>());
    let body = "global_load_addtid_b32 v5, s[10:11] offset:4\ns_wait_loadcnt 0x0\nglobal_store_b32 v1, v5, s[10:11] offset:512\n";
    for wave in [WaveSize::Wave32, WaveSize::Wave64] {
        let words = run(&format!("{SETUP}{body}"), wave).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(words[128..160], (1..33).collect::<Vec<u32>>());
    }
    refused("ds_load_addtid_b32 v5\n", &["m0", "never written"]);
}

/// The guide's examples of moves relative to M0 (RDNA4 ISA 16.2, 16.7).
#[test]
fn registers_are_named_relative_to_m0() {
    let scalar = "s_mov_b32 m0, 10\ns_mov_b32 s17, 77\ns_movrels_b32 s5, s7\nv_mov_b32 v5, s5";
    assert_eq!(value(scalar), 77);
    let scalar = "s_mov_b32 m0, 10\ns_mov_b32 s7, 78\ns_movreld_b32 s5, s7\nv_mov_b32 v5, s15";
    assert_eq!(value(scalar), 78);
    let vector = "s_mov_b32 m0, 10\nv_mov_b32 v17, 79\nv_movrels_b32 v5, v7";
    assert_eq!(value(vector), 79);
    let vector = "s_mov_b32 m0, 10\nv_mov_b32 v7, 80\nv_movreld_b32 v5, v7\nv_mov_b32 v5, v15";
    assert_eq!(value(vector), 80);
    let both = "s_mov_b32 m0, 0x8000a\nv_mov_b32 v17, 81\nv_movrelsd_2_b32 v5, v7\nv_mov_b32 v5, v13";
    assert_eq!(value(both), 81);
    let swap = "s_mov_b32 m0, 0x8000a\nv_mov_b32 v17, 82\nv_mov_b32 v13, 83\nv_swaprel_b32 v5, v7\n\
                v_sub_nc_u32 v5, v17, v13";
    assert_eq!(value(swap), 1);
    refused("v_movrels_b32 v5, v7\n", &["m0", "never written"]);
    refused(
        "s_mov_b32 m0, 99\ns_movrels_b32 s5, s7\n",
        &["s106", "does not exist"],
    );
    refused("s_mov_b32 m0, 99\nv_movreld_b32 v5, v0\n", &["v104", "beyond"]);
}

#[test]
fn first_wave_at_a_barrier_knows_it() {
    let body = "s_barrier_signal_isfirst -1\ns_cselect_b32 s4, 1, 0\ns_barrier_wait -1\nv_mov_b32 v5, s4\n\
                global_store_b32 v1, v5, s[10:11]\n";
    for (wave, second) in [(WaveSize::Wave32, 0), (WaveSize::Wave64, 1)] {
        let words = run(&format!("{SETUP}{body}"), wave).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((words[0], words[63]), (1, second));
    }
}

#[test]
fn all_lanes_arrive_at_a_barrier() {
    let program = |exec: &str| format!("{exec}\ns_barrier_signal -1\ns_barrier_wait -1\n");
    refused(
        &program("v_cmpx_gt_u32 3, v0"),
        &["barrier in divergent control flow", "lanes 0x7 run"],
    );
    accepted(&program(""));
}

#[test]
fn what_is_not_simulated_says_why() {
    refused("s_sethalt 1\n", &["s_sethalt", "trap handlers"]);
    refused(
        "image_msaa_load v[1:4], [v5, v6, v7], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA\n",
        &["image_msaa_load", "there is one sample of each"],
    );
}
