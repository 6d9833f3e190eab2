//! The manual's own examples and pseudocode, and that a wrong result is noticed.

use super::expect::{Expect, Expected};
use super::*;
use crate::list::cells;
use crate::softfloat::Direction;
use std::sync::OnceLock;

fn of(mnemonic: &str, sources: &[u128], immediates: &[u64]) -> Vec<Expected> {
    static ALL: OnceLock<Vec<Cell>> = OnceLock::new();
    let all = ALL.get_or_init(cells);
    let cell = all.iter().find(|cell| cell.mnemonic == mnemonic);
    let cell = cell.unwrap_or_else(|| panic!("no cell {mnemonic}"));
    expected(cell, sources, immediates)
}

#[track_caller]
fn gives(mnemonic: &str, sources: &[u128], immediates: &[u64], result: u128) {
    let found = of(mnemonic, sources, immediates);
    assert_eq!(found[0].first_wrong(result), None, "{mnemonic}: {:x?}", found[0]);
    // Every bit counts.
    let bits = found[0].bits * found[0].elements.len() as u32;
    for bit in 0..bits {
        assert!(
            found[0].first_wrong(result ^ 1 << bit).is_some(),
            "{mnemonic} bit {bit}"
        );
    }
}

#[test]
fn examples_of_the_manual() {
    // 5.15: the tables of bitalign and bytealign.
    let (a, b) = (0xa3a2_a1a0, 0xb3b2_b1b0);
    gives("bitalign_b32", &[a, b, 8], &[], 0xb0a3_a2a1);
    gives("bitalign_b32", &[a, b, 24], &[], 0xb2b1_b0a3);
    gives("bytealign_b32", &[a, b, 2], &[], 0xb1b0_a3a2);
    // 5.19.4: 1.6 and -1.6 rounded.
    for (mode, plus, minus) in [
        ("upi", 2, -1i32),
        ("downi", 1, -2),
        ("zeroi", 1, -1),
        ("neari", 2, -2),
    ] {
        let name = format!("cvt_{mode}_s32_f32");
        gives(&name, &[1.6f32.to_bits().into()], &[], plus);
        gives(
            &name,
            &[(-1.6f32).to_bits().into()],
            &[],
            u128::from(minus as u32),
        );
    }
    // 5.9.4: broadcast and swap.
    gives("shuffle_u8x4", &[0x4433_2211, 0x8877_6655], &[0x55], 0x6666_2222);
    gives("shuffle_u8x4", &[0x4433_2211, 0x4433_2211], &[0x1b], 0x1122_3344);
}

#[test]
fn packing_controls() {
    let (a, b) = (0x0102_03ff_u128, 0x0101_0101_u128);
    gives("add_pp_u8x4", &[a, b], &[], 0x0203_0400);
    gives("add_pp_sat_u8x4", &[a, b], &[], 0x0203_04ff);
    gives("add_sp_u8x4", &[a, b], &[], 0);
    gives("sub_ps_s8x4", &[a, b], &[], 0x0001_02fe);
    // Only the lowest element is written: the others are the destination's.
    gives("add_ss_u8x4", &[a, b, 0xaabb_ccdd], &[], 0xaabb_cc00);
}

#[test]
fn integers_of_all_widths() {
    gives("mulhi_s64", &[u64::MAX.into(), 5], &[], u64::MAX.into());
    gives("mulhi_u64", &[u64::MAX.into(), 5], &[], 4);
    gives(
        "mul_pp_sat_u64x2",
        &[3 << 64 | u128::from(u64::MAX), 2 << 64 | 2],
        &[],
        6 << 64 | u128::from(u64::MAX),
    );
    gives("mul_pp_sat_s32x2", &[0x8000_0000, 0xffff_ffff], &[], 0x7fff_ffff);
    gives("rem_s32", &[0x8000_0000, 0xffff_ffff], &[], 0);
    gives("firstbit_u32_s32", &[0xffff_ffff], &[], 0xffff_ffff);
    gives("firstbit_u32_u32", &[0xffff_ffff], &[], 0);
    gives("bitextract_s32", &[0xf0, 4, 4], &[], 0xffff_ffff);
    gives("cvt_u16_s8", &[0x80], &[], 0xff80);
    gives("cvt_s64_b1", &[1], &[], u64::MAX.into());
    assert_eq!(of("div_s32", &[7, 0], &[])[0].elements, [Expect::Any]);
}

#[test]
fn nans_zeros_and_flushes() {
    let one = 0x3f80_0000;
    let nan = of("add_f32", &[0xff80_0155, one], &[]);
    assert_eq!(
        nan[0].first_wrong(0x7fc0_0155),
        None,
        "quiet, payload kept, any sign"
    );
    assert!(nan[0].first_wrong(0x7f80_0155).is_some(), "signaling");
    assert!(nan[0].first_wrong(0x7fc0_0000).is_some(), "payload lost");
    gives("max_f32", &[0x7fc0_0001, one], &[], one);
    assert!(
        of("max_f32", &[0x7f80_0001, one], &[])[0]
            .first_wrong(one)
            .is_some()
    );
    let flushed = of("add_ftz_f32", &[0x8000_0001, 0x8000_0000], &[]);
    assert_eq!(flushed[0].first_wrong(0), None);
    assert_eq!(flushed[0].first_wrong(0x8000_0000), None);
    assert!(flushed[0].first_wrong(0x8000_0001).is_some());
    assert!(
        of("div_ftz_f32", &[0x0040_0000, one], &[])[0]
            .first_wrong(0x0040_0000)
            .is_some()
    );
}

#[test]
fn directions_of_rounding() {
    let third = |direction| crate::softfloat::div(32, direction, 0x3f80_0000, 0x4040_0000).0;
    assert_eq!(third(Direction::Near), 0x3eaa_aaab);
    assert_eq!(third(Direction::Up), 0x3eaa_aaab);
    assert_eq!(third(Direction::Down), 0x3eaa_aaaa);
    gives("cvt_up_f32_u64", &[(1 << 24) + 1], &[], 0x4b80_0001);
    gives("cvt_f16_f64", &[0x40ef_fdff_ffff_ffff], &[], 0x7bff);
}
