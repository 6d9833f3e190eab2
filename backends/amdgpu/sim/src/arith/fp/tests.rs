//! Checks against the host and the manuals.

use super::*;

const FP: fn() -> Fp = || Fp::new(0xf0 | 1 << 9);

/// The sequence that compilers emit for an IEEE division.
fn divide32(n: f32, d: f32) -> f32 {
    let fp = FP();
    let [n, d] = [n, d].map(f32::to_bits);
    let one = 1f32.to_bits();
    let (sd, _) = fp.div_scale32(d, d, n);
    let (sn, scaled) = fp.div_scale32(n, d, n);
    let neg = sd ^ 0x8000_0000;
    let r0 = fp.rcp32(sd);
    let e0 = fp.fma32(neg, r0, one);
    let r1 = fp.fma32(e0, r0, r0);
    let q0 = fp.mul32(sn, r1);
    let e1 = fp.fma32(neg, q0, sn);
    let q1 = fp.fma32(e1, r1, q0);
    let e2 = fp.fma32(neg, q1, sn);
    let q2 = fp.div_fmas32(e2, r1, q1, scaled);
    f32::from_bits(fp.div_fixup32(q2, d, n))
}

fn divide64(n: f64, d: f64) -> f64 {
    let fp = FP();
    let [n, d] = [n, d].map(f64::to_bits);
    let one = 1f64.to_bits();
    let (sd, _) = fp.div_scale64(d, d, n);
    let (sn, scaled) = fp.div_scale64(n, d, n);
    let neg = sd ^ (1 << 63);
    let r0 = fp.rcp64(sd);
    let e0 = fp.fma64(neg, r0, one);
    let r1 = fp.fma64(r0, e0, r0);
    let e1 = fp.fma64(neg, r1, one);
    let r2 = fp.fma64(r1, e1, r1);
    let q0 = fp.mul64(sn, r2);
    let e2 = fp.fma64(neg, q0, sn);
    let q1 = fp.div_fmas64(e2, r2, q0, scaled);
    f64::from_bits(fp.div_fixup64(q1, d, n))
}

#[test]
fn expanded_division_is_exact() {
    let mut state = 0x1234_5678_9abc_def1u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let special = [
        0.0,
        -0.0,
        1.0,
        3.0,
        f32::MAX,
        f32::MIN_POSITIVE,
        1e-45,
        -1e-40,
        f32::INFINITY,
        7e37,
        1e-37,
    ];
    for n in special {
        for d in special {
            let (got, expected) = (divide32(n, d), n / d);
            assert!(
                got.to_bits() == expected.to_bits() || got.is_nan() && expected.is_nan(),
                "{n:e}/{d:e} = {got:e}"
            );
            let (n, d) = (f64::from(n), f64::from(d));
            assert!(
                divide64(n, d) == n / d || (n / d).is_nan(),
                "{n:e}/{d:e} = {:e}",
                divide64(n, d)
            );
        }
    }
    for _ in 0..20_000 {
        let bits = next();
        let (n, d) = (f32::from_bits(bits as u32), f32::from_bits((bits >> 32) as u32));
        let (got, expected) = (divide32(n, d), n / d);
        assert!(
            got.to_bits() == expected.to_bits() || got.is_nan() && expected.is_nan(),
            "{n:e}/{d:e} = {got:e}, not {expected:e}"
        );
        let (n, d) = (f64::from_bits(next()), f64::from_bits(next()));
        let (got, expected) = (divide64(n, d), n / d);
        assert!(
            got.to_bits() == expected.to_bits() || got.is_nan() && expected.is_nan(),
            "{n:e}/{d:e} = {got:e}, not {expected:e}"
        );
    }
}

#[test]
fn manual_examples() {
    let fp = FP();
    assert_eq!(fp.rcp32(0xff80_0000), 0x8000_0000);
    assert_eq!(fp.rcp32(0xc000_0000), 0xbf00_0000);
    assert_eq!(fp.rcp32(0x8000_0000), 0xff80_0000);
    assert_eq!(fp.rsq32(0x4080_0000), 0x3f00_0000);
    assert_eq!(fp.rsq32(0x8000_0000), 0xff80_0000);
    assert_eq!(fp.rsq32(0xff80_0000), 0xffc0_0000);
    assert_eq!(fp.log32(0x3f80_0000), 0);
    assert_eq!(fp.log32(0xbf80_0000), 0xffc0_0000);
    assert_eq!(fp.exp32(0x8000_0000), 0x3f80_0000);
    assert_eq!(fp.sqrt32(0x8000_0000), 0x8000_0000);
    assert_eq!(fp.sin32(0x3e80_0000), 0x3f80_0000);
    assert_eq!(fp.sin32(0x8000_0000), 0x8000_0000);
}

#[test]
fn mad_flushes_what_fma_keeps() {
    let fp = FP();
    assert_eq!(fp.fma32(0x0080_0000, 0x3f00_0000, 0), 0x0040_0000);
    assert_eq!(fp.mad32(0x0080_0000, 0x3f00_0000, 0), 0);
}

#[test]
fn mode_register_fields() {
    let up32 = Fp::new(0xf1);
    assert_eq!(up32.add32(1f32.to_bits(), 1), 0x3f80_0001);
    assert_eq!(up32.add64(1f64.to_bits(), 1), 1f64.to_bits());
    let flush32 = Fp::new(0xc0);
    assert_eq!(flush32.add32(1, 0), 0);
    assert_eq!(flush32.add64(1, 0), 1);
}

#[test]
fn signaling_nan_wins_in_ieee_mode() {
    let (signaling, one) = (0x7fa0_0000, 1f32.to_bits());
    assert_eq!(FP().min32(signaling, one), 0x7fe0_0000);
    assert_eq!(Fp::new(0xf0).min32(signaling, one), one);
}

#[test]
fn median_of_three() {
    let fp = FP();
    let bits = f32::to_bits;
    assert_eq!(fp.med332(bits(3.0), bits(1.0), bits(2.0)), bits(2.0));
    assert_eq!(fp.med332(bits(1.0), bits(1.0), bits(-2.0)), bits(1.0));
    assert_eq!(fp.med332(F32::NAN, bits(1.0), bits(-2.0)), bits(-2.0));
}
