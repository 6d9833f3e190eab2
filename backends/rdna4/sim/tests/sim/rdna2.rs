//! Operations of gfx10 and gfx11 that gfx12 has not, or calls otherwise, with results worked out by hand.

use crate::machine::run_words;
use wavelift_amdgpu::isa::{Isa, Machine, assemble};
use wavelift_rdna4::isa::WaveSize;
use wavelift_rdna4_sim::DispatchOptions;

/// What a program leaves in a buffer of 64 words, which begins as 0, 1, 2, ...; s[10:11] is its address, v1 the byte offset of the lane's word.
fn run(processor: &str, isa: Isa, body: &str) -> Vec<u32> {
    let load = if isa == Isa::Gfx10 {
        "s_load_dwordx2"
    } else {
        "s_load_b64"
    };
    let text = format!(
        "{load} s[10:11], s[0:1], 0x0\nv_and_b32 v0, 0x3ff, v0\nv_lshlrev_b32 v1, 2, v0\ns_waitcnt lgkmcnt(0)\n{body}\ns_endpgm\n"
    );
    let wave = WaveSize::Wave32;
    let words = assemble(Machine { isa, wave }, &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let memory: Vec<u32> = (0..64).collect();
    let size = ([32, 1, 1], [32, 1, 1]);
    run_words(
        processor,
        &words,
        wave,
        size,
        &memory,
        &DispatchOptions::default(),
    )
    .unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// What is subtracted is at most what is there; the old value is always returned.
#[test]
fn clamped_subtractions() {
    let ten = "v_mov_b32 v2, 10\nglobal_atomic_csub v3, v1, v2, s[10:11] glc\ns_waitcnt vmcnt(0)\nglobal_store_dword v1, v3, s[10:11] offset:128";
    let eleven = "v_mov_b32 v2, 10\nglobal_atomic_csub_u32 v3, v1, v2, s[10:11] glc\ns_waitcnt vmcnt(0)\nglobal_store_b32 v1, v3, s[10:11] offset:128";
    for after in [
        run("gfx1030", Isa::Gfx10, ten),
        run("gfx1100", Isa::Gfx11, eleven),
    ] {
        for lane in 0..32u32 {
            let (new, old) = (after[lane as usize], after[32 + lane as usize]);
            assert_eq!((new, old), (lane.max(10) - 10, lane));
        }
    }
    let machine = Machine {
        isa: Isa::Gfx10,
        wave: WaveSize::Wave32,
    };
    assert!(assemble(machine, "global_atomic_csub v3, v1, v2, s[10:11]\n").is_err());
}

/// Sums of products that add to their destination: 1.5 * 2 + -0.5 * 4 + 10 = 11, and 1 * 2 + -3 * 4 + 5 * -6 + 7 * 8 + 100 = 116.
#[test]
fn sums_of_products() {
    let halves = "v_mov_b32 v2, 0xb8003e00\nv_mov_b32 v3, 0x44004000\nv_mov_b32 v4, 0x41200000\n";
    let ten = format!(
        "{halves}v_dot2c_f32_f16 v4, v2, v3\nv_mov_b32 v5, 0x0705fd01\nv_mov_b32 v6, 0x08fa0402\nv_mov_b32 v7, 0x64\n\
         v_dot4c_i32_i8 v7, v5, v6\nglobal_store_dword v1, v4, s[10:11]\nglobal_store_dword v1, v7, s[10:11] offset:128"
    );
    let after = run("gfx1030", Isa::Gfx10, &ten);
    assert_eq!(
        (after[0], after[31], after[32], after[63]),
        (11f32.to_bits(), 11f32.to_bits(), 116, 116)
    );
    let eleven = format!("{halves}v_dot2acc_f32_f16 v4, v2, v3\nglobal_store_b32 v1, v4, s[10:11]");
    assert_eq!(run("gfx1100", Isa::Gfx11, &eleven)[5], 11f32.to_bits());
}
