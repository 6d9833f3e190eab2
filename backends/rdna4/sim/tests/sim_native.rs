//! Arithmetic of the simulator against the host: the same C expressions compiled by clang for gfx1201 and for the host must give the same
//! bits for the same inputs, at every optimisation level and for both wave sizes.

#[path = "../../../gcn/sim/tests/native/mod.rs"]
mod native;

fn check_level(level: &str) {
    // Without optimisation clang computes this product as a fused multiply-add of +0, which loses the sign of zero.
    let known = |level: &str, name: &str, got: u64, expected: u64| {
        level == "-O0" && name == "mulh" && got == 0 && expected == 0x8000
    };
    for wave in ["-mno-wavefrontsize64", "-mwavefrontsize64"] {
        // One wave size is enough for the level between.
        if (level, wave) == ("-O1", "-mno-wavefrontsize64") {
            continue;
        }
        compare_with_host!(wavelift_rdna4_sim, level, ["-mcpu=gfx1201", wave], known, scalar_guards: false);
    }
}

#[test]
fn without_optimisation() {
    check_level("-O0");
}

#[test]
fn with_little_optimisation() {
    check_level("-O1");
}

#[test]
fn with_optimisation() {
    check_level("-O2");
}
