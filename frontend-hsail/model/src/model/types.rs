//! Operand types (HSA PRM 4.13, 4.14).
//!
//! The code of a type is its `BrigType` without the array bit: base type in bits 4:0, pack size in bits 6:5. Arrays are
//! not types here; variables and constants carry a dimension beside the element type.

use super::enums::RegisterKind;
use std::fmt;

/// What the bits of a type, or of an element of a packed type, mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TypeClass {
    /// `b1` to `b128`.
    Bit,
    /// `u8` to `u64` and packed of those.
    Unsigned,
    /// `s8` to `s64` and packed of those.
    Signed,
    /// `f16` to `f64` and packed of those.
    Float,
    /// `roimg`, `woimg`, `rwimg`.
    Image,
    /// `samp`.
    Sampler,
    /// `sig32`, `sig64`.
    Signal,
}

macro_rules! types {
    ($($variant:ident $code:literal $text:literal $class:ident $element:literal $count:literal;)+) => {
        /// A type of HSAIL, without arrays.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Type {
            $(#[doc = concat!("`", $text, "`")] $variant = $code,)+
        }

        impl Type {
            /// Every type.
            pub const ALL: &'static [Type] = &[$(Type::$variant,)+];

            /// The spelling in HSAIL text.
            pub const fn name(self) -> &'static str {
                match self { $(Type::$variant => $text,)+ }
            }

            /// The type with this spelling.
            pub fn from_name(name: &str) -> Option<Type> {
                match name { $($text => Some(Type::$variant),)+ _ => None }
            }

            /// Class, bits of an element and number of elements.
            #[inline]
            fn facts(self) -> (TypeClass, u32, u32) {
                /// By code.
                static FACTS: [(TypeClass, u32, u32); 128] = {
                    let mut facts = [(TypeClass::Bit, 0, 0); 128];
                    $(facts[$code] = (TypeClass::$class, $element, $count);)+
                    facts
                };
                FACTS[self as usize % FACTS.len()]
            }

            fn from_code(code: u8) -> Option<Type> {
                static TYPES: [Option<Type>; 128] = {
                    let mut types = [None; 128];
                    $(types[$code] = Some(Type::$variant);)+
                    types
                };
                *TYPES.get(usize::from(code))?
            }
        }
    };
}

types! {
    U8 1 "u8" Unsigned 8 1; U16 2 "u16" Unsigned 16 1; U32 3 "u32" Unsigned 32 1; U64 4 "u64" Unsigned 64 1;
    S8 5 "s8" Signed 8 1; S16 6 "s16" Signed 16 1; S32 7 "s32" Signed 32 1; S64 8 "s64" Signed 64 1;
    F16 9 "f16" Float 16 1; F32 10 "f32" Float 32 1; F64 11 "f64" Float 64 1;
    B1 12 "b1" Bit 1 1; B8 13 "b8" Bit 8 1; B16 14 "b16" Bit 16 1; B32 15 "b32" Bit 32 1; B64 16 "b64" Bit 64 1;
    B128 17 "b128" Bit 128 1;
    Samp 18 "samp" Sampler 64 1; RoImg 19 "roimg" Image 64 1; WoImg 20 "woimg" Image 64 1; RwImg 21 "rwimg" Image 64 1;
    Sig32 22 "sig32" Signal 64 1; Sig64 23 "sig64" Signal 64 1;
    U8X4 33 "u8x4" Unsigned 8 4; U16X2 34 "u16x2" Unsigned 16 2; S8X4 37 "s8x4" Signed 8 4; S16X2 38 "s16x2" Signed 16 2;
    F16X2 41 "f16x2" Float 16 2;
    U8X8 65 "u8x8" Unsigned 8 8; U16X4 66 "u16x4" Unsigned 16 4; U32X2 67 "u32x2" Unsigned 32 2;
    S8X8 69 "s8x8" Signed 8 8; S16X4 70 "s16x4" Signed 16 4; S32X2 71 "s32x2" Signed 32 2;
    F16X4 73 "f16x4" Float 16 4; F32X2 74 "f32x2" Float 32 2;
    U8X16 97 "u8x16" Unsigned 8 16; U16X8 98 "u16x8" Unsigned 16 8; U32X4 99 "u32x4" Unsigned 32 4;
    U64X2 100 "u64x2" Unsigned 64 2; S8X16 101 "s8x16" Signed 8 16; S16X8 102 "s16x8" Signed 16 8;
    S32X4 103 "s32x4" Signed 32 4; S64X2 104 "s64x2" Signed 64 2;
    F16X8 105 "f16x8" Float 16 8; F32X4 106 "f32x4" Float 32 4; F64X2 107 "f64x2" Float 64 2;
}

/// The array bit of `BrigType`.
pub const BRIG_TYPE_ARRAY: u16 = 0x80;

impl Type {
    /// What the bits mean.
    pub fn class(self) -> TypeClass {
        self.facts().0
    }

    /// Width of one element in bits; of the whole value if not packed.
    pub fn element_bits(self) -> u32 {
        self.facts().1
    }

    /// Number of packed elements, 1 if not packed.
    pub fn elements(self) -> u32 {
        self.facts().2
    }

    /// Width in bits.
    pub fn bits(self) -> u32 {
        self.element_bits() * self.elements()
    }

    /// Size in memory, bytes; `b1` counts one byte, though no variable may have it.
    pub fn bytes(self) -> u32 {
        self.bits().div_ceil(8)
    }

    /// Has packed elements.
    pub fn is_packed(self) -> bool {
        self.elements() > 1
    }

    /// The type of one element of a packed type; the type itself otherwise.
    pub fn element(self) -> Type {
        Type::from_code(self as u8 & 0x1f).unwrap_or(self)
    }

    /// The packed unsigned type of equal shape: what packed `cmp` writes (HSA PRM 5.18).
    pub fn packed_unsigned(self) -> Option<Type> {
        let element = match self.element_bits() {
            8 => Type::U8,
            16 => Type::U16,
            32 => Type::U32,
            _ => Type::U64,
        };
        if !self.is_packed() {
            return None;
        }
        Type::packed_of(element, self.bits())
    }

    /// The packed type with this element type and total width.
    pub fn packed_of(element: Type, bits: u32) -> Option<Type> {
        let pack = match bits {
            32 => 0x20,
            64 => 0x40,
            128 => 0x60,
            _ => return None,
        };
        Type::from_code(element as u8 & 0x1f | pack)
    }

    /// `b1` to `b128`.
    pub fn is_bit(self) -> bool {
        self.class() == TypeClass::Bit
    }

    /// Integer or packed integer.
    pub fn is_integer(self) -> bool {
        matches!(self.class(), TypeClass::Unsigned | TypeClass::Signed)
    }

    /// Signed integer or packed signed integer.
    pub fn is_signed(self) -> bool {
        self.class() == TypeClass::Signed
    }

    /// Float or packed float.
    pub fn is_float(self) -> bool {
        self.class() == TypeClass::Float
    }

    /// Image, sampler or signal: a 64-bit handle.
    pub fn is_opaque(self) -> bool {
        matches!(
            self.class(),
            TypeClass::Image | TypeClass::Sampler | TypeClass::Signal
        )
    }

    /// The kind of register that holds a value of this type (HSA PRM 4.16): types narrower than 32 bits use `$s`.
    pub fn register_kind(self) -> RegisterKind {
        match self.bits() {
            1 => RegisterKind::Control,
            0..=32 => RegisterKind::Single,
            64 => RegisterKind::Double,
            _ => RegisterKind::Quad,
        }
    }

    /// The code in BRIG, without the array bit.
    pub fn brig_code(self) -> u16 {
        self as u8 as u16
    }

    /// The type with this BRIG code and whether the array bit is set. `None` for NONE, unknown codes and arrays of `b1`.
    pub fn from_brig(code: u16) -> Option<(Type, bool)> {
        if code > 0xff {
            return None;
        }
        let array = code & BRIG_TYPE_ARRAY != 0;
        let ty = Type::from_code((code & !BRIG_TYPE_ARRAY) as u8)?;
        if array && ty == Type::B1 {
            None
        } else {
            Some((ty, array))
        }
    }

    /// The type that BRIG gives to a constant used where this type is expected (HSA PRM 18.7): bit types become unsigned
    /// integers, `b128` becomes `u8x16`, everything else stays.
    pub fn constant_type(self) -> Type {
        match self {
            Type::B1 | Type::B8 => Type::U8,
            Type::B16 => Type::U16,
            Type::B32 => Type::U32,
            Type::B64 => Type::U64,
            Type::B128 => Type::U8X16,
            other => other,
        }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_codes_are_base_plus_pack_size() {
        for &t in Type::ALL {
            assert_eq!(Type::from_brig(t.brig_code()), Some((t, false)));
            assert_eq!(Type::from_name(t.name()), Some(t));
            if t.is_packed() {
                assert_eq!(Type::packed_of(t.element(), t.bits()), Some(t), "{t}");
                assert_eq!(t.name(), format!("{}x{}", t.element(), t.elements()));
            }
        }
        assert_eq!(Type::from_brig(0x80 | 3), Some((Type::U32, true)));
        assert_eq!(Type::from_brig(0x80 | 12), None);
        for &t in Type::ALL {
            let same = |u: &&Type| {
                let shape = |t: Type| (t.elements(), t.element_bits());
                t.is_packed() && u.class() == TypeClass::Unsigned && shape(**u) == shape(t)
            };
            assert_eq!(t.packed_unsigned().as_ref(), Type::ALL.iter().find(same), "{t}");
        }
    }
}
