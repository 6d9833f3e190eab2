//! Pieces of 2/pi for the reduction of large angles (RDNA4 ISA 16.12, `V_TRIG_PREOP_F64`).

/// The 1201 bits of 2/pi after the point, the first highest, and zeros.
const TWO_OVER_PI: [u64; 19] = [
    0xa2f9_836e_4e44_1529,
    0xfc27_57d1_f534_ddc0,
    0xdb62_9599_3c43_9041,
    0xfe51_63ab_debb_c561,
    0xb724_6e3a_424d_d2e0,
    0x0649_2eea_09d1_921c,
    0xfe1d_eb1c_b129_a73e,
    0xe882_35f5_2ebb_4484,
    0xe99c_7026_b45f_7e41,
    0x3991_d639_8353_39f4,
    0x9c84_5f8b_bdf9_283b,
    0x1ff8_97ff_de05_980f,
    0xef2f_118b_5a0a_6d1f,
    0x6d36_7ecf_27cb_09b7,
    0x4f46_3f66_9e5f_ea2d,
    0x7527_bac7_ebe5_f17b,
    0x3d07_39f7_8a52_92ea,
    0x6bfb_5fb1_1f8d_5d08,
    0x5603_3046_fc7b_0000,
];

/// 53 bits of 2/pi as a double: those that matter for an angle of this size, `segment` times 53 bits further on. For the largest angles the result is
/// 2^128 times as large. Bits that a subnormal number has no room for are cut.
pub fn two_over_pi(angle: u64, segment: u32) -> u64 {
    let exponent = (angle >> 52 & 0x7ff) as i32;
    let shift = (segment & 31) as i32 * 53 + (exponent - 1077).max(0);
    let word = |index: usize| TWO_OVER_PI.get(index).copied().unwrap_or(0);
    let (index, low) = (shift as usize / 64, shift as u32 % 64);
    let bits = match low {
        0 => word(index),
        _ => word(index) << low | word(index + 1) >> (64 - low),
    } >> 11;
    if bits == 0 {
        return 0;
    }
    let scale = -53 - shift + if exponent >= 1968 { 128 } else { 0 };
    let highest = 63 - bits.leading_zeros() as i32;
    let biased = highest + scale + 1023;
    if biased >= 1 {
        // The highest bit is not stored.
        return (bits << (52 - highest)) - (1 << 52) + ((biased as u64) << 52);
    }
    bits.checked_shr((-1074 - scale) as u32).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_piece_is_2_over_pi() {
        let piece = f64::from_bits(two_over_pi(1f64.to_bits(), 0));
        assert!((piece - std::f64::consts::FRAC_2_PI).abs() < 2e-16 && piece < std::f64::consts::FRAC_2_PI);
    }

    /// Pieces follow one another without a gap: their bits are those of the table.
    #[test]
    fn pieces_follow_one_another() {
        for angle in [1f64, 1e30, 1e200] {
            let exponent = ((angle.to_bits() >> 52) as i32 - 1077).max(0);
            for segment in 0..5u32 {
                let piece = f64::from_bits(two_over_pi(angle.to_bits(), segment));
                let first = exponent + 53 * segment as i32;
                let scaled =
                    (piece * 2f64.powi(53) * 2f64.powi(first / 2) * 2f64.powi(first - first / 2)) as u64;
                for bit in 0..53 {
                    let at = first as usize + bit;
                    assert_eq!(
                        scaled >> (52 - bit) & 1,
                        TWO_OVER_PI[at / 64] >> (63 - at % 64) & 1
                    );
                }
            }
        }
    }

    #[test]
    fn nothing_is_left_and_subnormal_pieces_are_cut() {
        assert_eq!(two_over_pi(f64::MAX.to_bits(), 31), 0);
        // The largest angles are scaled; just below them a piece can be subnormal.
        let below = f64::from_bits(1967 << 52);
        assert!(f64::from_bits(two_over_pi(below.to_bits(), 3)).is_subnormal());
        assert!(f64::from_bits(two_over_pi(f64::MAX.to_bits(), 2)).is_normal());
    }
}
