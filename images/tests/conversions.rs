//! Conversions of channels (HSA PRM 7.1.4.2): every code of up to 16 bits, and values with known neighbours.

use wavelift_images::{ChannelOrder, ChannelType, Format};

fn format(order: ChannelOrder, ty: ChannelType) -> Format {
    Format { order, ty }
}

fn decoded(format: Format, code: u32) -> f32 {
    f32::from_bits(format.decode(u128::from(code).to_le_bytes())[0])
}

fn encoded(format: Format, value: f32) -> u32 {
    let element = format.encode([value.to_bits(); 4]);
    u32::from_le_bytes([element[0], element[1], element[2], element[3]])
}

#[test]
fn normalized_values_are_the_nearest_to_the_quotient_and_codes_the_nearest_to_the_product() {
    let cases = [
        (ChannelType::UnormInt8, 0, 255, 255.0, 8),
        (ChannelType::UnormInt16, 0, 65535, 65535.0, 16),
        (ChannelType::SnormInt8, -128, 127, 127.0, 8),
        (ChannelType::SnormInt16, -32768, 32767, 32767.0, 16),
    ];
    for (ty, least, most, scale, bits) in cases {
        let format = format(ChannelOrder::R, ty);
        let mask = (1u32 << bits) - 1;
        for code in least..=most {
            let value = decoded(format, code as u32 & mask);
            let exact = (f64::from(code) / scale).max(-1.0);
            assert!((f64::from(value) - exact).abs() <= exact.abs() * f64::from(f32::EPSILON) / 2.0);
            let back = encoded(format, value);
            assert_eq!(back, code.max(-(scale as i32)) as u32 & mask, "{ty} {code}");
            // A third of the way to the next code does not leave this one, two thirds do.
            if (least.max(-(scale as i32))..most).contains(&code) {
                let between = |part: f64| ((f64::from(code) + part) / scale) as f32;
                assert_eq!(
                    encoded(format, between(1.0 / 3.0)),
                    code as u32 & mask,
                    "{ty} {code}"
                );
                assert_eq!(
                    encoded(format, between(2.0 / 3.0)),
                    (code + 1) as u32 & mask,
                    "{ty} {code}"
                );
            }
        }
        assert_eq!(encoded(format, f32::NAN), 0);
        assert_eq!(encoded(format, f32::INFINITY), most as u32 & mask);
        assert_eq!(encoded(format, f32::NEG_INFINITY), least as u32 & mask);
    }
    let unorm = format(ChannelOrder::R, ChannelType::UnormInt8);
    // 0.5 is 127.5 steps: the tie goes to the even code.
    assert_eq!(encoded(unorm, 0.5), 128);
}

#[test]
fn integers_are_clamped() {
    let integer = |ty: ChannelType, value: i64| {
        let format = format(ChannelOrder::R, ty);
        let element = format.encode([value as u32; 4]);
        format.decode(element)[0]
    };
    assert_eq!(integer(ChannelType::SignedInt8, -129) as i32, -128);
    assert_eq!(integer(ChannelType::SignedInt8, 128), 127);
    assert_eq!(integer(ChannelType::SignedInt16, 40000), 32767);
    assert_eq!(integer(ChannelType::SignedInt32, -5) as i32, -5);
    assert_eq!(integer(ChannelType::UnsignedInt8, 256), 255);
    assert_eq!(integer(ChannelType::UnsignedInt16, -1), 65535);
    assert_eq!(integer(ChannelType::UnsignedInt32, -1), u32::MAX);
}

#[test]
fn halves_keep_subnormals_and_round_to_nearest_even() {
    let half = format(ChannelOrder::R, ChannelType::HalfFloat);
    for code in 0..=u16::MAX {
        let value = decoded(half, code.into());
        if !value.is_nan() {
            assert_eq!(encoded(half, value), code.into());
        }
    }
    // 1 + 2^-11 lies between 1 and 1 + 2^-10.
    assert_eq!(encoded(half, 1.000_488_3), 0x3c00);
    assert_eq!(decoded(half, 1), 2f32.powi(-24));
}

#[test]
fn srgb_codes_come_back_and_the_ends_are_exact() {
    let srgb = format(ChannelOrder::Srgba, ChannelType::UnormInt8);
    let values = |code: u8| srgb.decode(u128::from(u32::from_le_bytes([code; 4])).to_le_bytes());
    for code in 0..=u8::MAX {
        let [r, g, b, a] = values(code).map(f32::from_bits);
        assert!(r == g && g == b);
        // Alpha is linear.
        assert_eq!(a, f32::from(code) / 255.0);
        let element = srgb.encode(values(code));
        assert_eq!(element[..4], [code; 4]);
        if code > 0 {
            assert!(r > f32::from_bits(values(code - 1)[0]));
        }
    }
    assert_eq!(values(0).map(f32::from_bits), [0.0; 4]);
    assert_eq!(values(255).map(f32::from_bits), [1.0; 4]);
    // IEC 61966-2-1: code 188 is close to half the light.
    let half = f32::from_bits(values(188)[0]);
    assert!((half - 0.5029).abs() < 1e-4, "{half}");
}
