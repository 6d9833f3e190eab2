//! Floats as C's `%g` prints them, which is how comments of constants are written.

/// Significant digits.
const DIGITS: usize = 6;

/// `value` with six significant digits, in scientific notation if its exponent is below -4 or above 5.
pub(super) fn general(value: f64) -> String {
    if value.is_nan() {
        return if value.is_sign_negative() { "-nan" } else { "nan" }.into();
    }
    if value.is_infinite() {
        return if value < 0.0 { "-inf" } else { "inf" }.into();
    }
    if value == 0.0 {
        return if value.is_sign_negative() { "-0" } else { "0" }.into();
    }
    let scientific = format!("{:.*e}", DIGITS - 1, value);
    let Some((mantissa, exponent)) = scientific.split_once('e') else {
        return scientific;
    };
    let exponent: i32 = exponent.parse().unwrap_or(0);
    if (-4..DIGITS as i32).contains(&exponent) {
        let decimals = (DIGITS as i32 - 1 - exponent) as usize;
        return trimmed(&format!("{value:.decimals$}")).into();
    }
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{}e{sign}{:02}", trimmed(mantissa), exponent.abs())
}

/// Without zeros after the decimal point.
fn trimmed(text: &str) -> &str {
    if text.contains('.') {
        text.trim_end_matches('0').trim_end_matches('.')
    } else {
        text
    }
}

/// The float that a byte of a vector immediate stands for: sign, three bits of exponent (bias 3), four of fraction
/// (Ivy Bridge EU ISA, "Restricted Float").
pub fn restricted_float(byte: u8) -> f32 {
    if byte & 0x7f == 0 {
        return if byte == 0 { 0.0 } else { -0.0 };
    }
    let exponent = u32::from(byte >> 4 & 7) + 127 - 3;
    let bits = u32::from(byte >> 7) << 31 | exponent << 23 | u32::from(byte & 15) << 19;
    f32::from_bits(bits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_printf_does() {
        let cases = [
            (4e-9, "4e-09"),
            (0.0001, "0.0001"),
            (1e18, "1e+18"),
            (-0.05, "-0.05"),
            (700.0, "700"),
            (123_456.0, "123456"),
            (1_234_567.0, "1.23457e+06"),
            (0.003_921_57, "0.00392157"),
            (999_999.5, "1e+06"),
            (f64::INFINITY, "inf"),
            (-0.0, "-0"),
        ];
        for (value, text) in cases {
            assert_eq!(general(value), text);
        }
    }

    #[test]
    fn restricted_floats() {
        assert_eq!(restricted_float(0x30), 1.0);
        assert_eq!(restricted_float(0x74), 20.0);
        assert_eq!(restricted_float(0x01), 0.1328125);
        assert_eq!(restricted_float(0xff), -31.0);
    }
}
