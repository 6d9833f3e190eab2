//! Blocks of registers in memory, waves that change how many registers they have, the state of barriers, and buffer accesses that convert.

use crate::machine::{SETUP, run_on, run_words};
use wavelift_rdna4::isa::{WaveSize, assemble};
use wavelift_rdna4_sim::DispatchOptions;

const WAVES: [WaveSize; 2] = [WaveSize::Wave32, WaveSize::Wave64];

/// RDNA4 ISA 11.5: registers that M0 does not choose keep their values, and their dwords are skipped.
#[test]
fn blocks_of_registers() {
    for wave in WAVES {
        let lanes = wave.lanes() as usize;
        // 32 dwords of each lane, one after the other.
        let memory: Vec<u32> = (0..32 * lanes as u32).map(|dword| 1000 + dword).collect();
        let mut body = "v_lshlrev_b32 v2, 7, v0\n".to_owned();
        for register in 4..36 {
            body += &format!("v_mov_b32 v{register}, {register}\n");
        }
        body += "s_mov_b32 m0, 0x80000005\nglobal_load_block v[4:35], v2, s[10:11]\ns_wait_loadcnt 0x0\n\
                 s_mov_b32 m0, 0x80000003\nglobal_store_block v2, v[4:35], s[10:11]\n";
        let after = run_on(&body, wave, memory.clone()).unwrap();
        for lane in 0..lanes {
            let old = |register: usize| memory[32 * lane + register];
            let new = &after[32 * lane..32 * (lane + 1)];
            assert_eq!(new[0], old(0));
            // Register 5 was not loaded, register 6 not stored.
            assert_eq!((new[1], new[2], new[31]), (5, old(2), old(31)));
        }
        let private = format!(
            "{}s_mov_b32 m0, 3\nv_mov_b32 v5, v0\nscratch_store_block off, v[4:35], off offset:8\n\
             scratch_load_b32 v3, off, off offset:12\ns_wait_loadcnt 0x0\nglobal_store_b32 v1, v3, s[10:11]\n",
            &body[..body.find("s_mov").unwrap()]
        );
        let after = run_on(&private, wave, memory).unwrap();
        assert_eq!(after[..lanes], (0..lanes as u32).collect::<Vec<_>>());
    }
}

/// RDNA4 ISA 3.3.3: a wave of a dispatch with dynamic registers begins with a block; what it asks for is rounded up to blocks, of which there are eight.
#[test]
fn waves_take_and_give_back_registers() {
    let run = |body: &str, dynamic_vgprs: Option<u32>| {
        let words = assemble(&format!("{SETUP}{body}s_endpgm\n"), WaveSize::Wave32).unwrap();
        let options = DispatchOptions {
            dynamic_vgprs,
            ..DispatchOptions::default()
        };
        let size = ([32, 1, 1], [32, 1, 1]);
        run_words("gfx1201", &words, WaveSize::Wave32, size, &[0; 64], &options)
    };
    let error = |body: &str, dynamic| run(body, dynamic).unwrap_err().to_string();
    assert!(error("v_mov_b32 v16, 0\n", Some(16)).contains("16 VGPRs"));
    let program = "s_alloc_vgpr 17\ns_cselect_b32 s4, 1, 0\nv_mov_b32 v31, v0\ns_alloc_vgpr 64\nv_mov_b32 v63, v31\n\
        s_movk_i32 s6, 0x81\ns_alloc_vgpr s6\ns_cselect_b32 s5, 1, 0\nv_mov_b32 v2, s4\nv_mov_b32 v3, s5\nv_lshl_or_b32 v2, v3, 8, v2\n\
        v_lshl_or_b32 v2, v63, 16, v2\nglobal_store_b32 v1, v2, s[10:11]\n";
    let after = run(program, Some(16)).unwrap();
    assert_eq!(
        after[..32],
        (0..32).map(|lane| lane << 16 | 1).collect::<Vec<u32>>()
    );
    assert!(
        error(
            "s_alloc_vgpr 64\nv_mov_b32 v40, 0\ns_alloc_vgpr 16\nv_mov_b32 v40, 0\n",
            Some(16)
        )
        .contains("16 VGPRs")
    );
    let lost = "s_alloc_vgpr 64\nv_mov_b32 v40, 0\ns_alloc_vgpr 16\ns_alloc_vgpr 64\nglobal_store_b32 v1, v40, s[10:11]\n";
    assert!(error(lost, Some(16)).contains("v40"));
    assert!(error("s_alloc_vgpr 16\n", None).contains("dynamic"));
}

/// RDNA4 ISA 16.3: waves that have signalled in bits 22 to 16, waves of the work-group in bits 10 to 4, bit 0 says that there is such a barrier.
#[test]
fn barriers_have_a_state() {
    let body = "s_get_barrier_state s4, -1\ns_wait_kmcnt 0x0\ns_barrier_signal -1\ns_get_barrier_state s5, -1\ns_wait_kmcnt 0x0\n\
        s_barrier_wait -1\nv_mov_b32 v2, s4\nv_mov_b32 v3, s5\nglobal_store_b32 v1, v2, s[10:11]\nglobal_store_b32 v1, v3, s[10:11] offset:256\n";
    let words = assemble(&format!("{SETUP}{body}s_endpgm\n"), WaveSize::Wave32).unwrap();
    let size = ([64, 1, 1], [64, 1, 1]);
    let after = run_words(
        "gfx1201",
        &words,
        WaveSize::Wave32,
        size,
        &[0; 128],
        &DispatchOptions::default(),
    )
    .unwrap();
    let waves = 2 << 4 | 1;
    // The first wave signals before the second looks, which completes the barrier.
    let seen = [after[0], after[32], after[64], after[96]].map(|state| state & 0xffff);
    assert_eq!(seen, [waves; 4]);
    let signals = [after[0], after[32], after[64], after[96]].map(|state| state >> 16);
    assert!(
        signals[0] + signals[1] <= 1 && signals[2] + signals[3] == 1,
        "{signals:?}"
    );
}

/// A buffer of 64 elements of four bytes with a format in s[4:7], whose components are all four of the element's.
fn buffer(format: u32) -> String {
    let word = 0xfac | format << 12;
    format!("s_mov_b32 s4, s10\ns_or_b32 s5, s11, 0x40000\ns_mov_b32 s6, 64\ns_mov_b32 s7, {word:#x}\n")
}

/// RDNA4 ISA 9.1, 9.2; numbers of formats are those of 10.3.
#[test]
fn buffers_convert_elements() {
    let memory: Vec<u32> = (0..64)
        .map(|lane: u32| lane | 0x8000_4000 | (lane * 2) << 16)
        .collect();
    for wave in WAVES {
        let lanes = wave.lanes() as usize;
        let run = |format: u32, body: &str| {
            run_on(&format!("{}{body}", buffer(format)), wave, memory.clone()).unwrap()
        };
        let load = |format: u32, body: &str| {
            run(
                format,
                &format!("{body}\ns_wait_loadcnt 0x0\nglobal_store_b32 v1, v5, s[10:11]\n"),
            )
        };
        // Bytes without sign (46), the third component.
        let after = load(46, "buffer_load_format_xyz v[3:5], v0, s[4:7], null idxen");
        for (lane, word) in after.iter().enumerate().take(lanes) {
            assert_eq!(*word, memory[lane] >> 16 & 0xff);
        }
        // Fractions with a sign (43): the fourth byte is -128 and something, at least -1.
        let after = load(43, "buffer_load_format_xyzw v[2:5], v0, s[4:7], null idxen");
        for (lane, word) in after.iter().enumerate().take(lanes) {
            let byte = (memory[lane] >> 24) as i8;
            assert_eq!(f32::from_bits(*word), (f32::from(byte) / 127.0).max(-1.0));
        }
        // The instruction names the format: halves as integers with a sign; bytes at an offset.
        let after = load(
            46,
            "tbuffer_load_format_xy v[4:5], v0, s[4:7], null format:[BUF_FMT_16_16_SINT] idxen",
        );
        for (lane, word) in after.iter().enumerate().take(lanes) {
            assert_eq!(*word, (memory[lane] as i32 >> 16) as u32);
        }
        let after = load(
            46,
            "tbuffer_load_format_x v5, v0, s[4:7], null format:[BUF_FMT_8_UINT] idxen offset:2",
        );
        for (lane, word) in after.iter().enumerate().take(lanes) {
            assert_eq!(*word, memory[lane] >> 16 & 0xff);
        }
        // Pairs of 16 bits in a register, beyond the end zeros.
        let after = load(
            46,
            "v_add_nc_u32 v6, 32, v0\nbuffer_load_d16_format_xy v5, v6, s[4:7], null idxen",
        );
        for (lane, word) in after.iter().enumerate().take(lanes) {
            let element = memory.get(lane + 32).copied().unwrap_or(0);
            assert_eq!(*word, element & 0xff | (element >> 8 & 0xff) << 16);
        }
        let after = load(
            46,
            "v_mov_b32 v5, 7\nbuffer_load_d16_hi_format_x v5, v0, s[4:7], null idxen",
        );
        for (lane, word) in after.iter().enumerate().take(lanes) {
            assert_eq!(*word, (memory[lane] & 0xff) << 16 | 7);
        }
        // What is not sent is the first component (9.3).
        let after = run(
            46,
            "v_mov_b32 v5, 0x1fe\nbuffer_store_format_x v5, v0, s[4:7], null idxen\n",
        );
        assert!(
            after[..lanes]
                .iter()
                .all(|word| *word == 0xfefe_fefe || *word == 0xffff_ffff)
        );
        // Fractions without sign (42) from halves: 0.5 is 128, to even.
        let after = run(
            42,
            "v_mov_b32 v4, 0x38003c00\nv_mov_b32 v5, 0x3c000000\nbuffer_store_d16_format_xyzw v[4:5], v0, s[4:7], null idxen\n",
        );
        assert!(after[..lanes].iter().all(|word| *word == 0xff00_80ff));
        let after = run(
            42,
            "v_mov_b32 v4, 0x38003c00\ntbuffer_store_d16_format_xy v4, v0, s[4:7], null format:[BUF_FMT_16_16_FLOAT] idxen\n",
        );
        assert!(after[..lanes].iter().all(|word| *word == 0x3800_3c00));
    }
}

/// Conversions with a random number (16.12): it is added to the mantissa, which wraps around, and the sum is rounded to the nearest.
#[test]
fn small_floats_with_random_numbers() {
    let run = |value: f32, random: u32, mnemonic: &str, select: &str| {
        let body = format!(
            "v_mov_b32 v2, {:#x}\nv_mov_b32 v3, {random:#x}\nv_mov_b32 v4, 0x11223344\n{mnemonic} v4, v2, v3{select}\nglobal_store_b32 v1, v4, s[10:11]\n",
            value.to_bits()
        );
        run_on(&body, WaveSize::Wave32, vec![0; 32]).unwrap()[0]
    };
    // 1.0 of FP8 is 0x38, 1.125 is 0x39; 0x80000 of the mantissa is half of that step, and ties go to even.
    assert_eq!(run(1.0, 0, "v_cvt_sr_fp8_f32", ""), 0x1122_3338);
    assert_eq!(
        run(1.0, 0x8000_0000, "v_cvt_sr_fp8_f32", " byte_sel:1"),
        0x1122_3844
    );
    assert_eq!(
        run(1.0, 0x8000_1000, "v_cvt_sr_fp8_f32", " byte_sel:2"),
        0x1139_3344
    );
    // The mantissa of 1.9375 wraps around to that of 1.
    assert_eq!(
        run(1.9375, 0x8000_0000, "v_cvt_sr_fp8_f32", " byte_sel:3"),
        0x3822_3344
    );
    // BF8: 1.0 is 0x3c, 1.25 is 0x3d; 0x180000 of the mantissa is more than half.
    assert_eq!(run(1.0, 0xc000_0000, "v_cvt_sr_bf8_f32", ""), 0x1122_333d);
}

/// The first piece of 2/pi is 2/pi, cut; the next one is 53 bits further on.
#[test]
fn pieces_of_2_over_pi() {
    let body = "v_mov_b32 v2, 0\nv_mov_b32 v3, 0x3ff00000\nv_trig_preop_f64 v[4:5], v[2:3], 0\nv_trig_preop_f64 v[6:7], v[2:3], 1\n\
        v_add_f64 v[4:5], v[4:5], v[6:7]\nglobal_store_b32 v1, v4, s[10:11]\nglobal_store_b32 v1, v5, s[10:11] offset:128\n";
    let after = run_on(body, WaveSize::Wave32, vec![0; 64]).unwrap();
    let sum = f64::from_bits(u64::from(after[32]) << 32 | u64::from(after[0]));
    assert_eq!(sum, std::f64::consts::FRAC_2_PI);
}
