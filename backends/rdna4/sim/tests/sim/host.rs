//! Arithmetic of the simulator against the host: the same C expressions compiled by clang for gfx1201 and for the host must give the same
//! bits for the same inputs, at every optimisation level and for both wave sizes.

use crate::compare_with_host;

const WAVE32: &str = "-mno-wavefrontsize64";
const WAVE64: &str = "-mwavefrontsize64";

fn check(level: &str, wave: &str) {
    // Without optimisation clang computes this product as a fused multiply-add of +0, which loses the sign of zero.
    let known = |level: &str, name: &str, got: u64, expected: u64| {
        level == "-O0" && name == "mulh" && got == 0 && expected == 0x8000
    };
    compare_with_host!(wavelift_rdna4_sim, level, ["-mcpu=gfx1201", wave], known, scalar_guards: false);
}

// Each by itself: these are the longest tests of the crate.
#[test]
fn without_optimisation_in_waves_of_32() {
    check("-O0", WAVE32);
}

#[test]
fn without_optimisation_in_waves_of_64() {
    check("-O0", WAVE64);
}

/// One wave size is enough for the level between.
#[test]
fn with_little_optimisation() {
    check("-O1", WAVE64);
}

#[test]
fn with_optimisation() {
    check("-O2", WAVE32);
    check("-O2", WAVE64);
}
