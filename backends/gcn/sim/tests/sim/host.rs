//! Arithmetic of the simulator against the host: the same C expressions compiled by clang for gfx900 and for the host must give the same
//! bits for the same inputs, at every optimisation level.

use crate::compare_with_host;

fn check_level(level: &str) {
    let known = |_: &str, _: &str, _: u64, _: u64| false;
    compare_with_host!(wavelift_gcn_sim, level, ["-mcpu=gfx900"], known);
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
