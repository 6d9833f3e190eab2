//! Floats as the assembler of the HSA tools rounds them, where that is not to nearest even. The tool was asked; no manual describes it.
//!
//! - Decimal f16: the number is rounded to f32, to nearest even, and that to f16, where ties go away from zero.
//! - Hexadecimal: what does not fit is cut off. Subnormal numbers come out twice as large, and lose what then is above their fraction.

use super::{Number, clamp_exponent};

/// Fraction bits and least exponent of normal numbers of a format.
#[derive(Clone, Copy)]
struct Format {
    fraction: i64,
    least: i64,
}

const HALF: Format = Format {
    fraction: 10,
    least: -14,
};
const SINGLE: Format = Format {
    fraction: 23,
    least: -126,
};
const DOUBLE: Format = Format {
    fraction: 52,
    least: -1022,
};

/// What the tool makes of a number that is well-formed and means `number`.
pub(super) fn rounded(text: &str, number: Number) -> Number {
    let bytes = text.as_bytes();
    let hex = matches!(bytes, [b'0', b'x' | b'X', ..]);
    // Bits are as they are.
    if matches!(bytes, [b'0', b'h' | b'H' | b'f' | b'F' | b'd' | b'D', _, ..]) {
        return number;
    }
    match number {
        Number::Half(_) if hex => Number::Half(cut_off(text, HALF) as u16),
        Number::Single(_) if hex => Number::Single(cut_off(text, SINGLE) as u32),
        Number::Double(_) if hex => Number::Double(cut_off(text, DOUBLE)),
        Number::Half(bits) => {
            let body = clamp_exponent(text.trim_end_matches(['h', 'H']), false);
            body.parse::<f32>()
                .map_or(number, |value| Number::Half(away(value).unwrap_or(bits)))
        }
        _ => number,
    }
}

/// A number that is not negative as f16, where ties go away from zero; `None` if it is infinite.
fn away(value: f32) -> Option<u16> {
    // A half of the last place is a whole number of units of 2^-25, which f64 has exactly.
    if value.is_infinite() {
        return None;
    }
    let value = f64::from(value);
    let exponent = (value.to_bits() >> 52) as i64 - 1023;
    let exponent = exponent.max(HALF.least);
    let last = 2f64.powi((exponent - HALF.fraction) as i32);
    let units = (value / last + 0.5).floor() as u64;
    // A carry out of the fraction is one to the exponent.
    let biased = (exponent - HALF.least) as u64;
    Some((biased * (1 << HALF.fraction) + units).min(0x7c00) as u16)
}

/// The bits of a hexadecimal float with all that does not fit cut off.
fn cut_off(text: &str, format: Format) -> u64 {
    let Format { fraction, least } = format;
    let digits = text.get(2..).unwrap_or("");
    let (mantissa, exponent) = digits.split_once(['p', 'P']).unwrap_or((digits, "0"));
    // The suffix stands after the exponent.
    let exponent = exponent.trim_end_matches(|c: char| !c.is_ascii_digit());
    let exponent = clamp_exponent(&format!("p{exponent}"), true);
    let mut exponent: i64 = exponent.get(1..).map_or(0, |e| e.parse().unwrap_or(0));
    let (mut value, mut after_point) = (0u128, false);
    for digit in mantissa.chars() {
        match digit.to_digit(16) {
            // More digits than this are below every fraction.
            Some(digit) if value >> 100 == 0 => {
                value = value << 4 | u128::from(digit);
                exponent -= if after_point { 4 } else { 0 };
            }
            Some(_) => exponent += if after_point { 0 } else { 4 },
            None => after_point = true,
        }
    }
    if value == 0 {
        return 0;
    }
    let top = i64::from(value.ilog2());
    let mask = (1u128 << fraction) - 1;
    let shifted = |by: i64| match by {
        0..=63 => value << by,
        -127..0 => value >> -by,
        _ => 0,
    };
    let most = 1 - least;
    match top + exponent {
        e if e > most => ((most - least + 2) as u64) << fraction,
        e if e >= least => ((e - least + 1) as u64) << fraction | (shifted(fraction - top) & mask) as u64,
        e => (shifted(fraction - top - (least - e) + 1) & mask) as u64,
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Number, number_for};

    /// Bits as HSAILasm 3.0 wrote them.
    #[test]
    fn floats_are_those_of_the_peer() {
        let halves = [
            ("1.00048828125h", 0x3c01),
            ("1.0004882812499h", 0x3c01),
            ("1.0004882h", 0x3c00),
            ("1.00146484375h", 0x3c02),
            ("2.98023223876953125e-8h", 1),
            ("2.9e-8h", 0),
            ("8.940696716308594e-8h", 2),
            ("6.103515625e-5h", 0x400),
            ("6.1e-5h", 0x3ff),
            ("65519.99h", 0x7bff),
            ("65520.0h", 0x7c00),
            ("1e5h", 0x7c00),
            ("0x1.003p0h", 0x3c00),
            ("0x1.fff8p0h", 0x3fff),
            ("0x1p-24h", 2),
            ("0x1.8p-25h", 1),
            ("0x1p-26h", 0),
            ("0x1.fp-15h", 0x3c0),
            ("0x1p16h", 0x7c00),
            ("0x1234p0h", 0x6c8d),
            ("0x0.0001p0h", 0x200),
            ("0H3c01", 0x3c01),
        ];
        for (text, bits) in halves {
            assert_eq!(number_for(text, true), Ok(Number::Half(bits)), "{text}");
        }
        let singles = [
            ("0x1.0000018p0f", 0x3f80_0000),
            ("0x1.00000180000000000000001p0f", 0x3f80_0000),
            ("0x1.fffffffp0f", 0x3fff_ffff),
            ("0x1p-149f", 2),
            ("0x1.8p-149f", 3),
            ("0x1.ffffffp-127f", 0x7f_ffff),
            ("0x123456789abcdef0123p0f", 0x6391_a2b3),
            ("0x0.00000000000000000000000001p0f", 0x0b80_0000),
            ("0x1p128f", 0x7f80_0000),
            ("0x0p999f", 0),
            ("0x1p-200f", 0),
            ("16777217.0f", 0x4b80_0000),
        ];
        for (text, bits) in singles {
            assert_eq!(number_for(text, true), Ok(Number::Single(bits)), "{text}");
        }
        let doubles = [
            ("0x1.00000000000018p0", 0x3ff0_0000_0000_0001),
            ("0x1p-1074", 2),
            ("0x1.123456789abcdef01234p0", 0x3ff1_2345_6789_abcd),
            ("0x123456789abcdef0123456789p0", 0x45f2_3456_789a_bcde),
            ("0x1p1024", 0x7ff0_0000_0000_0000),
        ];
        for (text, bits) in doubles {
            assert_eq!(number_for(text, true), Ok(Number::Double(bits)), "{text}");
        }
    }
}
