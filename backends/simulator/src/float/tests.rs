use super::*;
use rustc_apfloat::{Float as _, ieee};

/// A spread of patterns: specials, boundaries, and pseudo-random ones.
fn patterns(count: usize, width: u32) -> Vec<u64> {
    let mask = u64::MAX >> (64 - width);
    let (precision, top) = match width {
        16 => (10, 0x7c00u64),
        32 => (23, 0x7f80_0000),
        _ => (52, 0x7ff0_0000_0000_0000),
    };
    let mut out = vec![
        0,
        1,
        (1 << precision) - 1,
        1 << precision,
        top - 1,
        top,
        top + 1,
        top | 1 << (precision - 1),
    ];
    out.extend([
        top >> 1,
        (top >> 1) - 1,
        (top >> 1) + 1,
        (top >> 1) + (1 << precision),
    ]);
    out.extend(out.clone().iter().map(|bits| bits | 1 << (width - 1)));
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    while out.len() < count {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        out.push(state & mask);
    }
    out
}

/// Host and library agree on nearest-even; both are independent of each other.
#[test]
fn host_and_apfloat_agree_on_nearest_even() {
    let list = patterns(90, 32);
    for &a in &list {
        for &b in &list {
            for op in [Exact::Add, Exact::Mul, Exact::Fma] {
                let operands = [a as u32, b as u32, (a ^ b).rotate_left(3) as u32];
                let fast = fast::<F32>(op, operands, FloatMode::IEEE);
                let (slow, _) = F32::with_flags(op, operands, FloatMode::IEEE);
                assert_eq!(fast, slow, "{op:?} {operands:x?}");
            }
        }
    }
}

#[test]
fn division_and_root_agree_with_the_host() {
    for &a in &patterns(200, 32) {
        for &b in &patterns(60, 32) {
            let expected = f32::from_bits(a as u32) / f32::from_bits(b as u32);
            let got = f32::from_bits(F32::div(a as u32, b as u32, FloatMode::IEEE));
            assert!(
                got.to_bits() == expected.to_bits() || got.is_nan() && expected.is_nan(),
                "{a:x}/{b:x}"
            );
        }
    }
    for &a in &patterns(2000, 64) {
        let expected = f64::from_bits(a).sqrt();
        let got = f64::from_bits(F64::sqrt(a, FloatMode::IEEE));
        assert!(
            got.to_bits() == expected.to_bits() || got.is_nan() && expected.is_nan(),
            "sqrt {a:x}"
        );
        let b = a.rotate_left(17);
        let expected = f64::from_bits(a) / f64::from_bits(b);
        let got = f64::from_bits(F64::div(a, b, FloatMode::IEEE));
        assert!(
            got.to_bits() == expected.to_bits() || got.is_nan() && expected.is_nan(),
            "{a:x}/{b:x}"
        );
    }
}

#[test]
fn division_and_root_agree_with_apfloat_when_directed() {
    for rounding in [Rounding::Up, Rounding::Down, Rounding::Zero] {
        for &a in &patterns(150, 32) {
            for &b in &patterns(50, 32) {
                let (a, b) = (a as u32, b as u32);
                let expected = ieee::Single::from_bits(a.into())
                    .div_r(ieee::Single::from_bits(b.into()), rounding.apfloat());
                let got = F32::div(a, b, FloatMode::new(rounding, false));
                if expected.value.is_nan() {
                    assert!(F32::is_nan(got));
                } else {
                    assert_eq!(
                        u128::from(got),
                        expected.value.to_bits(),
                        "{a:x}/{b:x} {rounding:?}"
                    );
                }
            }
        }
    }
    // sqrt(2) lies between these two.
    assert_eq!(
        F32::sqrt(0x4000_0000, FloatMode::new(Rounding::Down, false)),
        0x3fb5_04f3
    );
    assert_eq!(
        F32::sqrt(0x4000_0000, FloatMode::new(Rounding::Up, false)),
        0x3fb5_04f4
    );
    assert_eq!(
        F32::sqrt(0x4080_0000, FloatMode::new(Rounding::Up, false)),
        0x4000_0000
    );
}

/// The `half` crate converts f32 to f16 independently.
#[test]
fn f16_conversions_agree_with_half() {
    for bits in 0..=u16::MAX {
        let wide = half::f16::from_bits(bits);
        let expected = f32::from(wide);
        let (got, _) = convert::<F16, F32>(bits, FloatMode::IEEE);
        assert!(
            expected.to_bits() == got || expected.is_nan() && f32::from_bits(got).is_nan(),
            "{bits:x}"
        );
        if !wide.is_nan() {
            assert_eq!(convert::<F32, F16>(got, FloatMode::IEEE).0, bits);
        }
    }
    for &a in &patterns(5000, 32) {
        let value = f32::from_bits(a as u32);
        let (got, _) = convert::<F32, F16>(a as u32, FloatMode::IEEE);
        let expected = half::f16::from_f32(value);
        assert!(
            expected.to_bits() == got || expected.is_nan() && F16::is_nan(got),
            "{a:x}"
        );
        let scaled = value.abs().log2().rem_euclid(30.0) - 15.0;
        if scaled.is_finite() {
            let (got, _) = convert::<F32, F16>(scaled.to_bits(), FloatMode::IEEE);
            assert_eq!(got, half::f16::from_f32(scaled).to_bits());
        }
    }
}

#[test]
fn f16_add_and_mul_agree_with_apfloat() {
    for &a in &patterns(300, 16) {
        for &b in &patterns(300, 16) {
            let operands = [a as u16, b as u16, a as u16];
            for op in [Exact::Add, Exact::Mul] {
                assert_eq!(
                    fast::<F16>(op, operands, FloatMode::IEEE),
                    slow::<F16>(op, operands, FloatMode::IEEE).0
                );
            }
        }
    }
}

#[test]
fn narrowing_agrees_with_the_host() {
    for &a in &patterns(5000, 64) {
        let value = f64::from_bits(a);
        let got = f32::from_bits(convert::<F64, F32>(a, FloatMode::IEEE).0);
        assert!(
            got.to_bits() == (value as f32).to_bits() || value.is_nan() && got.is_nan(),
            "{a:x}"
        );
    }
}

#[test]
fn integers_agree_with_the_host() {
    for &a in &patterns(5000, 64) {
        let value = a as i64;
        assert_eq!(
            from_int::<F32>(value.into(), Rounding::NearestEven).0,
            (value as f32).to_bits()
        );
        assert_eq!(
            from_int::<F64>(a.into(), Rounding::NearestEven).0,
            (a as f64).to_bits()
        );
        let float = f64::from_bits(a);
        let saturated = to_int::<F64>(a, Rounding::Zero).saturate(i64::MIN.into(), i64::MAX.into());
        assert_eq!(saturated, i128::from(float as i64), "{float}");
        let saturated = to_int::<F64>(a, Rounding::Zero).saturate(0, u64::MAX.into());
        assert_eq!(saturated, i128::from(float as u64), "{float}");
    }
    assert_eq!(
        to_int::<F32>(2.5f32.to_bits(), Rounding::NearestEven),
        IntValue::Value(2, true)
    );
    assert_eq!(
        to_int::<F32>((-2.5f32).to_bits(), Rounding::Down),
        IntValue::Value(-3, true)
    );
    assert_eq!(
        to_int::<F32>((-2.5f32).to_bits(), Rounding::Up),
        IntValue::Value(-2, true)
    );
    assert_eq!(to_int::<F32>(F32::NAN, Rounding::Up), IntValue::Nan);
}

#[test]
fn integral_rounding_agrees_with_the_host() {
    for &a in &patterns(3000, 32) {
        for scale in [0u32, 0x3f00_0000] {
            let bits = (a as u32 & 0x83ff_ffff) | scale;
            let value = f32::from_bits(bits);
            let check = |rounding, expected: f32| {
                let got = round_integral::<F32>(bits, rounding);
                assert!(
                    got == expected.to_bits() || expected.is_nan(),
                    "{bits:x} {rounding:?}"
                );
            };
            check(Rounding::Zero, value.trunc());
            check(Rounding::Up, value.ceil());
            check(Rounding::Down, value.floor());
            check(Rounding::NearestEven, value.round_ties_even());
        }
    }
}

#[test]
fn flushing_keeps_the_sign() {
    let denormal = 0x8000_0001u32;
    assert_eq!(F32::add(denormal, 0x8000_0000, FloatMode::FLUSH), 0x8000_0000);
    assert_eq!(F32::mul(0x0080_0000, 0xbf00_0000, FloatMode::FLUSH), 0x8000_0000);
    assert_eq!(F32::mul(0x0080_0000, 0xbf00_0000, FloatMode::IEEE), 0x8040_0000);
    let outputs_only = FloatMode {
        flush_inputs: false,
        ..FloatMode::FLUSH
    };
    assert_eq!(
        F32::mul(denormal, 0x7f00_0000, outputs_only),
        (f32::from_bits(denormal) * 2f32.powi(127)).to_bits()
    );
}

#[test]
fn first_nan_operand_wins_and_becomes_quiet() {
    assert_eq!(F32::add(0x7f80_0001, 0x7fc0_0002, FloatMode::IEEE), 0x7fc0_0001);
    assert_eq!(F32::sub(0x3f80_0000, 0xffc0_0002, FloatMode::IEEE), 0xffc0_0002);
    assert_eq!(F32::add(0x7f80_0000, 0xff80_0000, FloatMode::IEEE), F32::NAN);
    assert_eq!(F32::min_num(0x7fc0_0000, 0x3f80_0000), 0x3f80_0000);
    assert_eq!(F32::max_num(0x8000_0000, 0), 0);
    assert_eq!(F32::min_num(0, 0x8000_0000), 0x8000_0000);
    assert_eq!(
        convert::<F64, F32>(0x7ff8_0123_4000_0000, FloatMode::IEEE).0,
        0x7fc0_091a
    );
}

#[test]
fn flags_are_raised() {
    let one = 0x3f80_0000u32;
    let run = |op, a, b| F32::with_flags(op, [a, b, a], FloatMode::IEEE).1;
    assert_eq!(run(Exact::Div, one, 0), Flags::DIVIDE_BY_ZERO);
    assert_eq!(run(Exact::Div, 0, 0), Flags::INVALID);
    assert_eq!(run(Exact::Div, one, 0x4040_0000), Flags::INEXACT);
    assert_eq!(run(Exact::Sqrt, 0xbf80_0000, 0), Flags::INVALID);
    assert_eq!(
        run(Exact::Mul, 0x7f00_0000, 0x7f00_0000),
        Flags::OVERFLOW | Flags::INEXACT
    );
    assert_eq!(run(Exact::Add, one, one), Flags::NONE);
    assert!(run(Exact::Mul, 0x0080_0001, 0x3e80_0000).contains(Flags::UNDERFLOW));
}
