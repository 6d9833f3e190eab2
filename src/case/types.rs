//! Element types of the case format and the byte strings made of them.
//!
//! A case file names the HSAIL types (HSA PRM 4.13) plus one of its own: `f16u32`, an `f16` in the low half of a
//! `u32`. Data of a case is always bytes in memory order (little endian); a type only says how the bytes are
//! grouped for alignment and for comparison.

use std::fmt;

/// How the bits of one lane of an element are compared and shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ElementKind {
    /// Plain bits: `b1` (one byte), `b8` to `b128`, and the opaque handles.
    Bits,
    /// Unsigned integer.
    Unsigned,
    /// Two's complement integer.
    Signed,
    /// IEEE binary16, binary32 or binary64.
    Float,
    /// A binary16 in the low half of a 32-bit word; the high half carries nothing.
    HalfInWord,
}

/// An element type: what a lane is, how many bytes a lane has, and how many lanes there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ElementType {
    kind: ElementKind,
    lane_bytes: u8,
    lanes: u8,
}

impl ElementType {
    /// `u8`.
    pub const U8: ElementType = ElementType::scalar(ElementKind::Unsigned, 1);
    /// `u32`.
    pub const U32: ElementType = ElementType::scalar(ElementKind::Unsigned, 4);
    /// `u64`.
    pub const U64: ElementType = ElementType::scalar(ElementKind::Unsigned, 8);
    /// `b128`.
    pub const B128: ElementType = ElementType::scalar(ElementKind::Bits, 16);

    const fn scalar(kind: ElementKind, lane_bytes: u8) -> ElementType {
        ElementType {
            kind,
            lane_bytes,
            lanes: 1,
        }
    }

    /// The type called `name`, or `None` if there is no such type.
    ///
    /// Packed types (`u8x4`, `f16x2`, ...) are accepted where their size is 4, 8 or 16 bytes (HSA PRM 4.13.2).
    pub fn from_name(name: &str) -> Option<ElementType> {
        use ElementKind::*;
        let handle = ElementType::scalar(Bits, 8);
        match name {
            "f16u32" => return Some(ElementType::scalar(HalfInWord, 4)),
            "b1" => return Some(ElementType::scalar(Bits, 1)),
            "sig32" | "sig64" | "samp" | "roimg" | "woimg" | "rwimg" => return Some(handle),
            _ => {}
        }
        let (scalar, lanes) = match name.split_once('x') {
            Some((scalar, lanes)) => (scalar, lanes.parse::<u8>().ok()?),
            None => (name, 1),
        };
        let (kind, bits) = scalar.split_at_checked(1)?;
        let kind = match kind {
            "b" => Bits,
            "u" => Unsigned,
            "s" => Signed,
            "f" => Float,
            _ => return None,
        };
        let lane_bytes = match (kind, bits) {
            (Bits | Unsigned | Signed, "8") => 1,
            (_, "16") => 2,
            (_, "32") => 4,
            (_, "64") => 8,
            (Bits, "128") => 16,
            _ => return None,
        };
        if lanes != 1 || scalar.len() != name.len() {
            let size = u32::from(lane_bytes) * u32::from(lanes);
            if kind == Bits || lanes < 2 || !matches!(size, 4 | 8 | 16) {
                return None;
            }
        }
        Some(ElementType {
            kind,
            lane_bytes,
            lanes,
        })
    }

    /// What one lane is.
    pub fn kind(self) -> ElementKind {
        self.kind
    }

    /// Bytes of one lane: 1, 2, 4, 8 or 16.
    pub fn lane_bytes(self) -> usize {
        usize::from(self.lane_bytes)
    }

    /// Number of lanes: 1 for scalars.
    pub fn lanes(self) -> usize {
        usize::from(self.lanes)
    }

    /// Bytes of a whole element, which is also its natural alignment.
    pub fn bytes(self) -> usize {
        self.lane_bytes() * self.lanes()
    }

    /// Whether values of this type are compared with a float method.
    pub fn is_float(self) -> bool {
        matches!(self.kind, ElementKind::Float | ElementKind::HalfInWord)
    }

    /// One lane as text: hexadecimal bits, and for numbers also their value.
    pub(crate) fn show_lane(self, bits: u128) -> String {
        let digits = self.lane_bytes() * 2;
        let hex = format!("0x{bits:0digits$x}");
        match self.kind {
            ElementKind::Bits => hex,
            ElementKind::Unsigned => format!("{bits} ({hex})"),
            ElementKind::Signed => {
                let shift = 128 - self.lane_bytes() * 8;
                format!("{} ({hex})", ((bits << shift) as i128) >> shift)
            }
            ElementKind::Float | ElementKind::HalfInWord => {
                let value = match (self.kind, self.lane_bytes) {
                    (ElementKind::HalfInWord, _) | (_, 2) => half::f16::from_bits(bits as u16).to_string(),
                    (_, 4) => f32::from_bits(bits as u32).to_string(),
                    _ => f64::from_bits(bits as u64).to_string(),
                };
                format!("{value} ({hex})")
            }
        }
    }
}

impl fmt::Display for ElementType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.kind {
            ElementKind::Bits => 'b',
            ElementKind::Unsigned => 'u',
            ElementKind::Signed => 's',
            ElementKind::Float => 'f',
            ElementKind::HalfInWord => return f.write_str("f16u32"),
        };
        write!(f, "{letter}{}", self.lane_bytes() * 8)?;
        if self.lanes > 1 {
            write!(f, "x{}", self.lanes)?;
        }
        Ok(())
    }
}

/// The unsigned number in `bytes` (at most 16, little endian).
pub(crate) fn little_endian(bytes: &[u8]) -> u128 {
    bytes
        .iter()
        .rev()
        .fold(0, |value, byte| value << 8 | u128::from(*byte))
}

/// Bytes written as pairs of hexadecimal digits in memory order, or `None` if `text` is not that.
pub(crate) fn parse_hex(text: &str) -> Option<Vec<u8>> {
    fn digit(c: u8) -> Option<u8> {
        match c {
            b'0'..=b'9' => Some(c - b'0'),
            b'a'..=b'f' => Some(c - b'a' + 10),
            b'A'..=b'F' => Some(c - b'A' + 10),
            _ => None,
        }
    }
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    if !rest.is_empty() {
        return None;
    }
    pairs
        .iter()
        .map(|[high, low]| Some(digit(*high)? << 4 | digit(*low)?))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for name in [
            "b8", "b16", "b32", "b64", "b128", "u8", "u16", "u32", "u64", "s8", "s16", "s32", "s64", "f16",
            "f32", "f64", "f16u32", "u8x4", "s8x16", "f16x2", "f64x2", "u32x4",
        ] {
            let ty = ElementType::from_name(name).unwrap_or_else(|| panic!("{name} is a type"));
            assert_eq!(ty.to_string(), name);
        }
    }

    #[test]
    fn sizes() {
        let bytes = |name| ElementType::from_name(name).map(ElementType::bytes);
        assert_eq!(bytes("b1"), Some(1));
        assert_eq!(bytes("f16"), Some(2));
        assert_eq!(bytes("f16u32"), Some(4));
        assert_eq!(bytes("f16x4"), Some(8));
        assert_eq!(bytes("b128"), Some(16));
    }

    #[test]
    fn other_names_are_no_types() {
        for name in [
            "", "x", "u", "u7", "f8", "u128", "b8x4", "u8x1", "u8x3", "u64x4", "u8x", "ux4", "é", "u8x256",
        ] {
            assert_eq!(ElementType::from_name(name), None, "{name}");
        }
    }

    #[test]
    fn hex_is_memory_order() {
        assert_eq!(parse_hex("e8030000"), Some(vec![0xe8, 3, 0, 0]));
        assert_eq!(little_endian(&[0xe8, 3, 0, 0]), 1000);
        assert_eq!(parse_hex("e80"), None);
        assert_eq!(parse_hex("zz"), None);
        assert_eq!(parse_hex("éé"), None);
    }
}
