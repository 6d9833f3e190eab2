//! Value types.

use std::fmt;

/// The type of a value: a scalar, a vector of 2 to 16 scalars with at most 128 bits, or a lane mask.
///
/// The low four bits hold the lane kind, the high four the base-2 logarithm of the lane count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Type(u8);

macro_rules! scalars {
    ($($name:ident $code:literal $text:literal $doc:literal;)*) => {
        $(#[doc = $doc] pub const $name: Type = Type($code);)*
        const SCALARS: &'static [(Type, &'static str)] = &[$((Type::$name, $text)),*];
    };
}

macro_rules! vectors {
    ($($name:ident $lane:ident $log2:literal;)*) => {
        $(#[doc = concat!("Vector ", stringify!($name), ".")] pub const $name: Type = Type(Type::$lane.0 | ($log2 << 4));)*
        /// Every vector type.
        pub const VECTORS: &'static [Type] = &[$(Type::$name),*];
    };
}

impl Type {
    scalars! {
        INVALID 0 "none" "No type.";
        B1 1 "b1" "A truth value; a lane mask once it is divergent.";
        I8 2 "i8" "8-bit integer.";
        I16 3 "i16" "16-bit integer.";
        I32 4 "i32" "32-bit integer.";
        I64 5 "i64" "64-bit integer.";
        F16 6 "f16" "IEEE binary16.";
        F32 7 "f32" "IEEE binary32.";
        F64 8 "f64" "IEEE binary64.";
        MASK 9 "mask" "A set of lanes of the wave; exists only at the wave level.";
    }
    vectors! {
        I8X4 I8 2; I8X8 I8 3; I8X16 I8 4;
        I16X2 I16 1; I16X4 I16 2; I16X8 I16 3;
        I32X2 I32 1; I32X4 I32 2;
        I64X2 I64 1;
        F16X2 F16 1; F16X4 F16 2; F16X8 F16 3;
        F32X2 F32 1; F32X4 F32 2;
        F64X2 F64 1;
    }

    /// The integer type of a width in bits (8, 16, 32 or 64).
    pub fn int(bits: u32) -> Option<Type> {
        Some(match bits {
            8 => Type::I8,
            16 => Type::I16,
            32 => Type::I32,
            64 => Type::I64,
            _ => return None,
        })
    }

    /// The floating-point type of a width in bits (16, 32 or 64).
    pub fn float(bits: u32) -> Option<Type> {
        Some(match bits {
            16 => Type::F16,
            32 => Type::F32,
            64 => Type::F64,
            _ => return None,
        })
    }

    /// The lane type; the type itself for scalars.
    pub fn lane(self) -> Type {
        Type(self.0 & 0xf)
    }

    /// Number of lanes, 1 for scalars.
    pub fn lanes(self) -> u32 {
        1 << (self.0 >> 4)
    }

    /// The vector of `lanes` lanes of this scalar, if there is one of at most 128 bits.
    pub fn vector(self, lanes: u32) -> Option<Type> {
        if lanes == 1 {
            return Some(self);
        }
        Type::VECTORS
            .iter()
            .copied()
            .find(|v| v.lane() == self && v.lanes() == lanes)
    }

    /// Bits of one lane. A `b1` has one bit; a lane mask has none here, its width is the target's.
    pub fn lane_bits(self) -> u32 {
        match self.lane() {
            Type::B1 => 1,
            Type::I8 => 8,
            Type::I16 | Type::F16 => 16,
            Type::I32 | Type::F32 => 32,
            Type::I64 | Type::F64 => 64,
            _ => 0,
        }
    }

    /// Bits of the whole value.
    pub fn bits(self) -> u32 {
        self.lane_bits() * self.lanes()
    }

    /// Bytes in memory.
    pub fn bytes(self) -> u32 {
        self.bits().div_ceil(8)
    }

    /// Whether there is more than one lane.
    pub fn is_vector(self) -> bool {
        self.lanes() > 1
    }

    /// Whether the lanes are integers of at least 8 bits.
    pub fn is_int(self) -> bool {
        matches!(self.lane(), Type::I8 | Type::I16 | Type::I32 | Type::I64)
    }

    /// Whether the lanes are floating point.
    pub fn is_float(self) -> bool {
        matches!(self.lane(), Type::F16 | Type::F32 | Type::F64)
    }

    /// The integer type with the same lanes and lane width.
    pub fn as_int(self) -> Type {
        match Type::int(self.lane_bits()) {
            Some(int) => Type(int.0 | (self.0 & 0xf0)),
            None => self,
        }
    }

    /// The type a text such as `i32` or `f16x2` names.
    pub fn parse(text: &str) -> Option<Type> {
        if let Some(&(ty, _)) = Type::SCALARS.iter().skip(1).find(|(_, name)| *name == text) {
            return Some(ty);
        }
        Type::VECTORS.iter().copied().find(|v| v.to_string() == text)
    }

    /// The code that generated tables use.
    pub const fn code(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lane = self.lane();
        let name = Type::SCALARS
            .iter()
            .find(|(ty, _)| *ty == lane)
            .map_or("?", |(_, name)| name);
        if self.is_vector() {
            write!(f, "{name}x{}", self.lanes())
        } else {
            f.write_str(name)
        }
    }
}

impl fmt::Debug for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_names_round_trip() {
        for ty in Type::VECTORS
            .iter()
            .copied()
            .chain([Type::B1, Type::I8, Type::F64, Type::MASK])
        {
            assert_eq!(Type::parse(&ty.to_string()), Some(ty));
        }
        assert_eq!(Type::parse("i7"), None);
    }

    #[test]
    fn widths() {
        assert_eq!(
            (Type::F16X8.bits(), Type::F16X8.lanes(), Type::F16X8.lane()),
            (128, 8, Type::F16)
        );
        assert_eq!(Type::F32X2.as_int(), Type::I32X2);
        assert_eq!(Type::I8.vector(16), Some(Type::I8X16));
        assert_eq!(Type::I64.vector(4), None);
    }
}
