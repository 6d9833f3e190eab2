//! Instructions of gfx1201 that take effect after their issue, with seeds that draw when they do.

use crate::machine::{SETUP, run_words};
use wavelift_rdna4::isa::{WaveSize, assemble};
use wavelift_rdna4_sim::DispatchOptions;
use wavelift_simulator::{Caches, Limits, SimError};

/// Seeds of which about half make a given instruction late.
const SEEDS: u64 = 24;

/// Steps after which a test counts as hanging.
const MOST_STEPS: u64 = 1_000_000;

/// Runs a program after [`SETUP`] in one work-group, with a buffer of 256 dwords that count from 0.
fn run(body: &str, wave: WaveSize, items: u32, seed: u64) -> Result<Vec<u32>, SimError> {
    let text = format!("{SETUP}{body}s_endpgm\n");
    let words = assemble(&text, wave).unwrap_or_else(|error| panic!("{error}\n{body}"));
    let options = DispatchOptions {
        limits: Limits {
            max_steps: MOST_STEPS,
            caches: Caches::Weak(seed),
            ..Limits::default()
        },
        scalar_guards: false,
        ..DispatchOptions::default()
    };
    let memory: Vec<u32> = (0..256).collect();
    let size = ([items, 1, 1], [items, 1, 1]);
    run_words("gfx1201", &words, wave, size, &memory, &options)
}

/// What seeds make of a dword.
fn outcomes(body: &str, wave: WaveSize, dword: usize) -> Vec<u32> {
    let one =
        |seed| run(body, wave, wave.lanes(), seed).unwrap_or_else(|error| panic!("{error}\n{body}"))[dword];
    let mut all: Vec<u32> = (0..SEEDS).map(one).collect();
    all.sort_unstable();
    all.dedup();
    all
}

const WAVES: [WaveSize; 2] = [WaveSize::Wave32, WaveSize::Wave64];

/// A store may come to memory before what a scalar load has asked for: only a wait in between orders them.
#[test]
fn scalar_loads_are_not_in_order_with_stores() {
    let program = |before: &str, after: &str| {
        format!(
            "s_load_b32 s12, s[10:11], 0x14\nv_mov_b32 v2, 99\n{before}global_store_b32 v1, v2, s[10:11]\n{after}\
             v_mov_b32 v3, s12\nglobal_store_b32 v1, v3, s[10:11] offset:512\n"
        )
    };
    let wait = "s_wait_kmcnt 0x0\n";
    for wave in WAVES {
        assert_eq!(outcomes(&program("", wait), wave, 128), [5, 99]);
        assert_eq!(outcomes(&program(wait, ""), wave, 128), [5]);
    }
}

/// Scalar loads of several dwords, late or not, give all registers and take none that came after them.
#[test]
fn late_scalar_loads_keep_other_registers() {
    let body = "s_load_b128 s[12:15], s[10:11], 0x10\ns_mov_b32 s16, 7\ns_load_b64 s[18:19], s[10:11], 0x20\ns_add_co_u32 s16, s16, 1\n\
                s_wait_kmcnt 0x0\ns_add_co_u32 s12, s12, s15\ns_add_co_u32 s12, s12, s19\ns_add_co_u32 s12, s12, s16\nv_mov_b32 v3, s12\n\
                global_store_b32 v1, v3, s[10:11]\n";
    // 4 + 7 + 9 + 8.
    for wave in WAVES {
        assert_eq!(outcomes(body, wave, 0), [28]);
    }
}

#[test]
fn stores_that_are_tried_are_writes_in_messages() {
    let body = "v_mov_b32 v2, 99\nglobal_store_b32 v1, v2, s[10:11] offset:1000\n";
    for seed in 0..SEEDS {
        let error = run(body, WaveSize::Wave32, 32, seed)
            .expect_err("the buffer ends before")
            .to_string();
        assert!(error.contains("global write of 4 bytes at"), "{error}");
        assert!(
            error.contains("lane 6") && error.contains("`global_store_b32"),
            "{error}"
        );
    }
}

/// The second wave goes to the barrier only when it has seen what the first one does late before the barrier.
#[test]
fn barriers_do_not_hold_memory_back() {
    // Branches count in dwords: instructions of global memory have three.
    let body = "v_mov_b32 v3, 0\nv_mov_b32 v2, 1\nv_readfirstlane_b32 s6, v0\ns_cmp_eq_u32 s6, 0\ns_cbranch_scc0 4\n\
                global_atomic_add_u32 v3, v2, s[10:11] scope:SCOPE_SYS\ns_branch 7\n\
                global_load_b32 v4, v3, s[10:11] scope:SCOPE_SYS\ns_wait_loadcnt 0x0\nv_readfirstlane_b32 s7, v4\n\
                s_cmp_eq_u32 s7, 0\ns_cbranch_scc1 65529\n\
                s_barrier_signal -1\ns_barrier_wait -1\n";
    for seed in 0..SEEDS {
        let after =
            run(body, WaveSize::Wave32, 64, seed).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        assert_eq!(after[0], 32, "seed {seed}");
    }
}

/// A load of a dword comes before a store to it that its wave issues later, whatever instructions they are.
#[test]
fn accesses_with_formats_keep_their_place() {
    // Dwords as numbers without sign (20), the first component; an image of 64 by 1 and a buffer of 64 elements.
    let image = "s_lshr_b64 s[12:13], s[10:11], 8\ns_or_b32 s13, s13, 0xc0280000\ns_mov_b32 s14, 15\ns_mov_b32 s15, 0x90000204\n\
                 s_mov_b32 s16, 63\ns_mov_b32 s17, 0\ns_mov_b32 s18, 0\ns_mov_b32 s19, 0\nv_mov_b32 v6, 0\n";
    let buffer =
        "s_mov_b32 s12, s10\ns_or_b32 s13, s11, 0x40000\ns_mov_b32 s14, 64\ns_mov_b32 s15, 0x14204\n";
    let stores = [
        (
            image,
            "image_store v5, [v0, v6], s[12:19] dmask:0x1 dim:SQ_RSRC_IMG_2D\n",
        ),
        (buffer, "buffer_store_format_x v5, v0, s[12:15], null idxen\n"),
    ];
    let loads = [
        (
            image,
            "image_load v2, [v0, v6], s[12:19] dmask:0x1 dim:SQ_RSRC_IMG_2D\n",
        ),
        (buffer, "buffer_load_format_x v2, v0, s[12:15], null idxen\n"),
    ];
    let plain_load = ("", "global_load_b32 v2, v1, s[10:11]\n");
    let plain_store = ("", "global_store_b32 v1, v5, s[10:11]\n");
    let pairs = stores
        .map(|store| (plain_load, store))
        .into_iter()
        .chain(loads.map(|load| (load, plain_store)));
    for ((set_up, load), (and, store)) in pairs {
        let body = format!(
            "{set_up}{and}v_mov_b32 v5, 99\n{load}{store}s_wait_loadcnt 0x0\ns_wait_storecnt 0x0\nglobal_store_b32 v1, v2, s[10:11] offset:512\n"
        );
        for wave in WAVES {
            assert_eq!(outcomes(&body, wave, 128 + 9), [9], "{load}{store}");
            assert_eq!(outcomes(&body, wave, 9), [99], "{load}{store}");
        }
    }
}
