//! Numbers and initial values of LLVM IR as bits and bytes.

use crate::Error;
use crate::ir::{Operand, Type};
use crate::lex::Token;
use crate::parse::Cursor;

/// The bits of a number of a type.
pub(crate) fn number_bits(ty: &Type, word: &str) -> Option<u64> {
    match ty {
        Type::Int(bits) => {
            let number = match word {
                "true" => 1,
                "false" => 0,
                _ => word.parse::<i128>().ok()?,
            };
            Some(number as u64 & mask(*bits))
        }
        Type::Float(16) => u64::from_str_radix(word.strip_prefix("0xH")?, 16).ok(),
        Type::Float(width) => {
            // A float of 32 bits is written as the double of the same value.
            let value = match word.strip_prefix("0x") {
                Some(bits) => f64::from_bits(u64::from_str_radix(bits, 16).ok()?),
                None => word.parse().ok()?,
            };
            Some(if *width == 32 {
                u64::from((value as f32).to_bits())
            } else {
                value.to_bits()
            })
        }
        _ => None,
    }
}

/// All ones of so many bits.
pub(crate) fn mask(bits: u32) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

/// The bytes of an initial value; none if it is undefined.
pub(crate) fn initial_bytes(cursor: &mut Cursor<'_>, ty: &Type) -> Result<Option<Vec<u8>>, Error> {
    if cursor.word("undef") || cursor.word("poison") {
        return Ok(None);
    }
    if cursor.word("zeroinitializer") {
        return Ok(Some(vec![0; ty.bytes() as usize]));
    }
    let mut bytes = Vec::new();
    match ty {
        Type::Array(_, element) if matches!(cursor.peek(), Some(Token::Bytes(_))) && element.bytes() == 1 => {
            if let Some(Token::Bytes(text)) = cursor.next() {
                bytes.extend_from_slice(text);
            }
        }
        Type::Array(_, _) | Type::Vector(_, _) => {
            let (open, close) = if matches!(ty, Type::Array(_, _)) {
                ('[', ']')
            } else {
                ('<', '>')
            };
            cursor.expect(open)?;
            while !cursor.sign(close) {
                let element = cursor.ty()?;
                let part = initial_bytes(cursor, &element)?;
                bytes.extend(part.unwrap_or_else(|| vec![0; element.bytes() as usize]));
                cursor.sign(',');
            }
        }
        Type::Struct(fields) => {
            cursor.expect('{')?;
            for (index, field) in fields.iter().enumerate() {
                bytes.resize(ty.field_offset(index) as usize, 0);
                cursor.ty()?;
                let part = initial_bytes(cursor, field)?;
                bytes.extend(part.unwrap_or_else(|| vec![0; field.bytes() as usize]));
                cursor.sign(',');
            }
            cursor.expect('}')?;
        }
        _ => match cursor.operand(ty)? {
            Operand::Bits(bits) => bytes.extend(&bits.to_le_bytes()[..ty.bytes() as usize]),
            other => return Err(cursor.error(format!("an initial value that is no number: {other:?}"))),
        },
    }
    bytes.resize(ty.bytes() as usize, 0);
    Ok(Some(bytes))
}
