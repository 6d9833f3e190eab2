//! Numbers and strings (HSA PRM 4.5, 4.8, 19.1).
//!
//! Decimal and hexadecimal floats are rounded to nearest even from their exact value; overflow gives infinity, as IEEE 754
//! asks of conversion in that mode, and [`overflow`] tells.

mod hsailasm;

use rustc_apfloat::Float;
use rustc_apfloat::ieee::{Double, Half, Single};

/// A number as written, without its sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// An integer.
    Integer(u64),
    /// Bits of an f16.
    Half(u16),
    /// Bits of an f32.
    Single(u32),
    /// Bits of an f64.
    Double(u64),
}

/// Why a number or string cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LiteralError {
    /// An integer needs more than 64 bits.
    TooLarge,
    /// `0x` without digits.
    NoDigits,
    /// An octal integer with an 8 or 9, or a decimal with leading zeros.
    BadOctal,
    /// `0h`, `0f` or `0d` with a wrong count of hexadecimal digits: how many are needed.
    RawDigits(usize),
    /// A hexadecimal float needs a `p` exponent.
    NoExponent,
    /// Longer than [`MAX_LENGTH`].
    TooLong,
    /// `0b...`, which HSAIL does not have: the value, if it is one.
    Binary(Option<u64>),
    /// `0o...`, where HSAIL has `0...`.
    OctalPrefix,
    /// No form of number at all.
    Malformed,
    /// `\` followed by something that is no escape: offset in the token.
    BadEscape(usize),
    /// An escape above 255: offset in the token.
    EscapeTooLarge(usize),
}

impl LiteralError {
    /// What is wrong and what would be right.
    pub fn message(self) -> (String, Option<String>) {
        match self {
            LiteralError::TooLarge => ("integer does not fit in 64 bits".into(), None),
            LiteralError::NoDigits => ("hexadecimal integer without digits".into(), None),
            LiteralError::BadOctal => (
                "octal integer with a digit above 7".into(),
                Some("a decimal integer has no leading zero".into()),
            ),
            LiteralError::RawDigits(n) => (
                format!("raw float bits need exactly {n} hexadecimal digits"),
                None,
            ),
            LiteralError::NoExponent => (
                "hexadecimal float without exponent".into(),
                Some("add `p0`".into()),
            ),
            LiteralError::TooLong => (format!("number longer than {MAX_LENGTH} characters"), None),
            LiteralError::Binary(value) => (
                "HSAIL has no binary literals".into(),
                Some(match value {
                    Some(value) => format!("write it in hexadecimal: `{value:#x}`"),
                    None => "write the number in hexadecimal, as `0x1f`, or in decimal".into(),
                }),
            ),
            LiteralError::OctalPrefix => (
                "an octal integer begins with `0` alone".into(),
                Some("remove the `o`".into()),
            ),
            LiteralError::Malformed => (
                "malformed number".into(),
                Some("floats end in `h`, `f` or `d`, or have a point or exponent and no suffix".into()),
            ),
            LiteralError::BadEscape(_) => (
                "unknown escape in string".into(),
                Some("escapes are \\\\ \\' \\\" \\? \\a \\b \\f \\n \\r \\t \\v, \\ooo and \\xhh".into()),
            ),
            LiteralError::EscapeTooLarge(_) => ("escape does not fit in one byte".into(), None),
        }
    }
}

/// Longest number accepted, in characters: no exact value of a double needs more than about 1100 digits.
pub const MAX_LENGTH: usize = 4096;

/// The value of up to 18 decimal digits without leading zeros: what most numbers are.
pub(crate) fn short_decimal(digits: &[u8]) -> Option<u64> {
    match digits {
        [b'0'] => return Some(0),
        [] | [b'0', ..] => return None,
        _ if digits.len() > 18 => return None,
        _ => {}
    }
    digits.iter().try_fold(0, |value: u64, byte| {
        let digit = byte.wrapping_sub(b'0');
        (digit < 10).then(|| value * 10 + u64::from(digit))
    })
}

/// Reads a number token, which has no sign.
pub fn number(text: &str) -> Result<Number, LiteralError> {
    if text.len() > MAX_LENGTH {
        return Err(LiteralError::TooLong);
    }
    let bytes = text.as_bytes();
    let first = *bytes.first().ok_or(LiteralError::Malformed)?;
    let second = bytes.get(1).map_or(0, |b| b.to_ascii_lowercase());
    if first == b'0' {
        match second {
            b'x' if bytes.iter().any(|b| matches!(b, b'p' | b'P')) => return float(text),
            b'x' if text.contains('.') => return Err(LiteralError::NoExponent),
            b'x' => return integer(&text[2..], 16),
            b'h' => return Ok(Number::Half(raw(&text[2..], 4)? as u16)),
            // `0f` and `0d` can also be suffixes of nothing: decimal floats need a point or exponent.
            b'f' => return Ok(Number::Single(raw(&text[2..], 8)? as u32)),
            b'd' => return Ok(Number::Double(raw(&text[2..], 16)?)),
            b'b' => {
                let digits = text[2..].bytes().all(|digit| digit.is_ascii_digit());
                let value = digits.then(|| u64::from_str_radix(&text[2..], 2).ok());
                return Err(LiteralError::Binary(value.flatten()));
            }
            b'o' => return Err(LiteralError::OctalPrefix),
            _ => {}
        }
    }
    if bytes.iter().all(u8::is_ascii_digit) {
        return if first == b'0' && text.len() > 1 {
            integer(&text[1..], 8)
        } else {
            integer(text, 10)
        };
    }
    float(text)
}

/// As [`number`]; with `hsailasm` floats are rounded as the assembler of the HSA tools rounds them.
///
/// # Errors
/// Those of [`number`].
pub fn number_for(text: &str, hsailasm: bool) -> Result<Number, LiteralError> {
    let number = number(text)?;
    Ok(if hsailasm {
        hsailasm::rounded(text, number)
    } else {
        number
    })
}

/// How a float came to be infinite that was not written as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overflow {
    /// It is decimal and beyond f64, or beyond f32 and not of f64.
    Decimal,
    /// It is hexadecimal, or an f16 that an f32 could hold.
    Other,
}

/// Whether a number of [`number`] is infinite though its text, which names no bits, is finite.
pub fn overflow(text: &str, number: Number) -> Option<Overflow> {
    let is_bits = matches!(
        text.as_bytes(),
        [b'0', b'h' | b'H' | b'f' | b'F' | b'd' | b'D', _, ..]
    );
    let infinite = match number {
        Number::Integer(_) => false,
        Number::Half(bits) => bits == 0x7c00,
        Number::Single(bits) => bits == f32::INFINITY.to_bits(),
        Number::Double(bits) => bits == f64::INFINITY.to_bits(),
    };
    if is_bits || !infinite {
        return None;
    }
    let is_hex = matches!(text.as_bytes(), [b'0', b'x' | b'X', ..]);
    let fits_single = || {
        let body = clamp_exponent(text.trim_end_matches(['h', 'H']), false);
        body.parse::<f32>().is_ok_and(f32::is_finite)
    };
    Some(match number {
        _ if is_hex => Overflow::Other,
        Number::Half(_) if fits_single() => Overflow::Other,
        _ => Overflow::Decimal,
    })
}

fn integer(digits: &str, radix: u32) -> Result<Number, LiteralError> {
    if digits.is_empty() {
        return Err(LiteralError::NoDigits);
    }
    let mut value: u64 = 0;
    for c in digits.chars() {
        let Some(d) = c.to_digit(radix) else {
            return Err(if radix == 8 {
                LiteralError::BadOctal
            } else {
                LiteralError::Malformed
            });
        };
        let shifted = value
            .checked_mul(radix as u64)
            .and_then(|v| v.checked_add(d as u64));
        value = shifted.ok_or(LiteralError::TooLarge)?;
    }
    Ok(Number::Integer(value))
}

fn raw(digits: &str, count: usize) -> Result<u64, LiteralError> {
    if digits.len() != count || !digits.bytes().all(|b| b.is_ascii_hexdigit()) {
        return Err(LiteralError::RawDigits(count));
    }
    u64::from_str_radix(digits, 16).map_err(|_| LiteralError::Malformed)
}

/// Splits `digits [. digits] [exponent]` and checks its form.
fn check_form(body: &str, hex: bool) -> Result<(), LiteralError> {
    let (mantissa, exponent) = match body.find(|c: char| {
        if hex {
            matches!(c, 'p' | 'P')
        } else {
            matches!(c, 'e' | 'E')
        }
    }) {
        Some(i) => (&body[..i], Some(&body[i + 1..])),
        None => (body, None),
    };
    let digit = |b: u8| {
        if hex {
            b.is_ascii_hexdigit()
        } else {
            b.is_ascii_digit()
        }
    };
    let (whole, part) = match mantissa.split_once('.') {
        Some((w, p)) => (w, Some(p)),
        None => (mantissa, None),
    };
    let digits_fine = whole.bytes().all(digit) && part.unwrap_or("").bytes().all(digit);
    let some_digit = !whole.is_empty() || part.is_some_and(|p| !p.is_empty());
    let exponent_fine = match exponent {
        Some(e) => {
            let e = e.strip_prefix(['+', '-']).unwrap_or(e);
            !e.is_empty() && e.bytes().all(|b| b.is_ascii_digit())
        }
        None => !hex && part.is_some(),
    };
    if digits_fine && some_digit && exponent_fine {
        Ok(())
    } else {
        Err(LiteralError::Malformed)
    }
}

/// Keeps exponents to five digits: anything beyond is zero or infinity anyway, and no arithmetic on them overflows.
fn clamp_exponent(body: &str, hex: bool) -> String {
    let Some(i) = body.find(|c: char| {
        if hex {
            matches!(c, 'p' | 'P')
        } else {
            matches!(c, 'e' | 'E')
        }
    }) else {
        return body.to_string();
    };
    let (mantissa, exponent) = (&body[..i + 1], &body[i + 1..]);
    let (sign, digits) = match exponent.strip_prefix('-') {
        Some(d) => ("-", d),
        None => ("", exponent.strip_prefix('+').unwrap_or(exponent)),
    };
    let digits = digits.trim_start_matches('0');
    let digits = match digits.len() {
        0 => "0",
        1..=5 => digits,
        _ => "99999",
    };
    format!("{mantissa}{sign}{digits}")
}

fn float(text: &str) -> Result<Number, LiteralError> {
    let hex = text.len() > 1 && matches!(text.as_bytes()[1], b'x' | b'X');
    let (body, suffix) = match text.as_bytes()[text.len() - 1] {
        b'h' | b'H' => (&text[..text.len() - 1], 'h'),
        b'f' | b'F' => (&text[..text.len() - 1], 'f'),
        b'd' | b'D' => (&text[..text.len() - 1], 'd'),
        _ => (text, 'd'),
    };
    let checked = if hex { body.get(2..).unwrap_or("") } else { body };
    check_form(checked, hex)?;
    let body = clamp_exponent(body, hex);
    let wrong = |_| LiteralError::Malformed;
    // The standard library rounds decimal correctly and has no hexadecimal or half precision form.
    Ok(match (suffix, hex) {
        ('h', _) => {
            let value: Half = body.parse().map_err(|_| LiteralError::Malformed)?;
            Number::Half(value.to_bits() as u16)
        }
        ('f', false) => Number::Single(body.parse::<f32>().map_err(wrong)?.to_bits()),
        (_, false) => Number::Double(body.parse::<f64>().map_err(wrong)?.to_bits()),
        ('f', true) => {
            let value: Single = body.parse().map_err(|_| LiteralError::Malformed)?;
            Number::Single(value.to_bits() as u32)
        }
        (_, true) => {
            let value: Double = body.parse().map_err(|_| LiteralError::Malformed)?;
            Number::Double(value.to_bits() as u64)
        }
    })
}

/// Reads a string token with its quotes. Characters of the result stand for bytes: an escape can name any, and what is not ASCII gives
/// those of UTF-8.
///
/// # Errors
/// For escapes that are none, and those above 255.
pub fn string(token: &str) -> Result<String, LiteralError> {
    string_for(token, false)
}

/// As [`string`]; with `hsailasm` a hexadecimal escape has at most two digits, and `\f` is 6, as the assembler of the HSA tools reads them.
///
/// # Errors
/// Those of [`string`].
pub fn string_for(token: &str, hsailasm: bool) -> Result<String, LiteralError> {
    let bytes = token.as_bytes();
    let end = bytes.len().saturating_sub(1);
    let mut out = String::new();
    let mut at = 1;
    while at < end {
        let b = bytes[at];
        if b != b'\\' {
            out.push(b as char);
            at += 1;
            continue;
        }
        let start = at;
        at += 2;
        let escape = bytes.get(start + 1).copied().unwrap_or(0);
        let value: u32 = match escape {
            b'\\' | b'\'' | b'"' | b'?' => escape as u32,
            b'a' => 7,
            b'b' => 8,
            b'f' if hsailasm => 6,
            b'f' => 12,
            b'n' => 10,
            b'r' => 13,
            b't' => 9,
            b'v' => 11,
            b'0'..=b'7' => {
                let mut value = (escape - b'0') as u32;
                let mut count = 1;
                while count < 3 && at < end && matches!(bytes[at], b'0'..=b'7') {
                    value = value * 8 + (bytes[at] - b'0') as u32;
                    at += 1;
                    count += 1;
                }
                value
            }
            b'x' | b'X' => {
                let mut value: u32 = 0;
                let end = if hsailasm { end.min(at + 2) } else { end };
                while at < end && bytes[at].is_ascii_hexdigit() {
                    let digit = (bytes[at] as char).to_digit(16).unwrap_or(0);
                    value = (value * 16 + digit).min(0xffff);
                    at += 1;
                }
                if at == start + 2 {
                    return Err(LiteralError::BadEscape(start));
                }
                value
            }
            _ => return Err(LiteralError::BadEscape(start)),
        };
        let value = u8::try_from(value).map_err(|_| LiteralError::EscapeTooLarge(start))?;
        out.push(value as char);
    }
    Ok(out)
}

/// Writes a string token; the inverse of [`string`].
pub fn quote(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    let mut characters = text.chars().peekable();
    while let Some(c) = characters.next() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\u{7}' => out.push_str("\\a"),
            '\u{8}' => out.push_str("\\b"),
            '\u{c}' => out.push_str("\\f"),
            ' '..='~' => out.push(c),
            // A hexadecimal escape takes all digits that follow; three octal digits end by count.
            _ if characters.peek().is_some_and(char::is_ascii_hexdigit) => {
                out.push_str(&format!("\\{:03o}", c as u32 & 0xff));
            }
            _ => out.push_str(&format!("\\x{:02x}", c as u32 & 0xff)),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers() {
        assert_eq!(number("0"), Ok(Number::Integer(0)));
        assert_eq!(number("18446744073709551615"), Ok(Number::Integer(u64::MAX)));
        assert_eq!(number("18446744073709551616"), Err(LiteralError::TooLarge));
        assert_eq!(number("0xffffffffffffffff"), Ok(Number::Integer(u64::MAX)));
        assert_eq!(number("017"), Ok(Number::Integer(15)));
        assert_eq!(number("08"), Err(LiteralError::BadOctal));
        assert_eq!(number("0x"), Err(LiteralError::NoDigits));
        assert_eq!(number("2da"), Err(LiteralError::Malformed));
    }

    #[test]
    fn forms_of_other_languages() {
        let help = |text| number(text).expect_err("no number of HSAIL").message().1;
        assert_eq!(help("0b11").as_deref(), Some("write it in hexadecimal: `0x3`"));
        assert_eq!(help("0B0101").as_deref(), Some("write it in hexadecimal: `0x5`"));
        for text in ["0b", "0b12", "0b+1", &format!("0b1{}", "0".repeat(64))] {
            assert!(matches!(number(text), Err(LiteralError::Binary(None))), "{text}");
        }
        assert_eq!(number("0o17"), Err(LiteralError::OctalPrefix));
    }

    #[test]
    fn floats_round_to_nearest_even() {
        // HSA PRM 4.8.2: nearest even; 2049 lies half way between two values of f16.
        assert_eq!(number("2049.0h"), Ok(Number::Half(0x6800)));
        assert_eq!(number("1.0h"), Ok(Number::Half(0x3c00)));
        assert_eq!(number("65520.0h"), Ok(Number::Half(0x7c00)));
        assert_eq!(number("16777217.0f"), Ok(Number::Single(0x4b80_0000)));
        assert_eq!(number("0x1p-149f"), Ok(Number::Single(1)));
        assert_eq!(number("0x.8p3f"), Ok(Number::Single(0x4080_0000)));
        assert_eq!(number("0x1.8p3"), Ok(Number::Double(12f64.to_bits())));
        assert_eq!(number("1e5"), Ok(Number::Double(1e5f64.to_bits())));
        assert_eq!(number("1.d"), Ok(Number::Double(1f64.to_bits())));
        assert_eq!(number(".5F"), Ok(Number::Single(0.5f32.to_bits())));
        assert_eq!(number("0F3f800000"), Ok(Number::Single(0x3f80_0000)));
        assert_eq!(number("0d3ff0000000000000"), Ok(Number::Double(1f64.to_bits())));
        assert_eq!(number("0h3c0"), Err(LiteralError::RawDigits(4)));
        assert_eq!(
            number("1e999999999999999999999f"),
            Ok(Number::Single(0x7f80_0000))
        );
        assert_eq!(number("0x1p-999999999999999999999h"), Ok(Number::Half(0)));
        assert_eq!(number("1f"), Err(LiteralError::Malformed));
        assert_eq!(number("1.0e"), Err(LiteralError::Malformed));
        assert_eq!(number("0x1.8"), Err(LiteralError::NoExponent));
    }

    #[test]
    fn long_floats_end() {
        let nines = "9".repeat(MAX_LENGTH - 16);
        let zeros = "0".repeat(MAX_LENGTH - 16);
        assert_eq!(number(&format!("{nines}.0h")), Ok(Number::Half(0x7c00)));
        assert_eq!(number(&format!("0.{zeros}1h")), Ok(Number::Half(0)));
        assert_eq!(number(&format!("0.{zeros}1f")), Ok(Number::Single(0)));
        assert_eq!(number(&format!("1.{zeros}1e-3h")), number("1.0e-3h"));
        assert_eq!(number(&format!("0x1.{zeros}1p0h")), Ok(Number::Half(0x3c00)));
        assert_eq!(number(&format!("0x{nines}p-99999f")), Ok(Number::Single(0)));
        assert_eq!(number(&"1".repeat(MAX_LENGTH + 1)), Err(LiteralError::TooLong));
    }

    #[test]
    fn strings_round_trip() {
        assert_eq!(string(r#""a\n\x41\101\\""#).as_deref(), Ok("a\nAA\\"));
        assert_eq!(string(r#""\X41""#).as_deref(), Ok("A"));
        assert_eq!(string(r#""\x041""#).as_deref(), Ok("A"));
        assert_eq!(string_for(r#""\x414""#, true).as_deref(), Ok("A4"));
        assert_eq!(string(r#""\x414""#), Err(LiteralError::EscapeTooLarge(1)));
        assert_eq!(string(r#""\q""#), Err(LiteralError::BadEscape(1)));
        assert_eq!(string(r#""\400""#), Err(LiteralError::EscapeTooLarge(1)));
        for text in ["", "plain", "\u{1}7 \"q\" \\ \t\u{ff}"] {
            assert_eq!(string(&quote(text)).as_deref(), Ok(text));
        }
    }
}
