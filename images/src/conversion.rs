//! Conversions between a channel in memory and the value of an instruction (HSA PRM 7.1.4.1.2, 7.1.4.2).
//!
//! Choices where the manual leaves one: normalized values are the nearest floats of the quotients; floats go through unchanged, with
//! subnormals and payloads; halves are rounded to nearest even, keep subnormals, and NaNs become quiet.

use crate::ChannelType;
use half::f16;

/// What a channel type is in memory.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Channel {
    /// A fraction of `scale`, from 0 or from -`scale` - 1, in `bits` bits.
    Normalized { bits: u32, signed: bool },
    /// An integer of `bits` bits, which a store clamps to.
    Integer { bits: u32, signed: bool },
    /// A float of half or single precision.
    Float { bits: u32 },
    /// Unsigned fractions in fields of the element.
    Packed(&'static Fields),
}

/// Fields of an element for r, g and b.
#[derive(Debug)]
pub(crate) struct Fields {
    /// Bytes of the element.
    pub(crate) bytes: usize,
    /// Lowest bit and width of each.
    fields: [(u32, u32); 3],
}

const SHORT_565: Fields = Fields {
    bytes: 2,
    fields: [(11, 5), (5, 6), (0, 5)],
};
const SHORT_555: Fields = Fields {
    bytes: 2,
    fields: [(10, 5), (5, 5), (0, 5)],
};
const INT_101010: Fields = Fields {
    bytes: 4,
    fields: [(20, 10), (10, 10), (0, 10)],
};

impl Channel {
    /// The row of table 7-3.
    pub(crate) const fn of(ty: ChannelType) -> Channel {
        use ChannelType as T;
        match ty {
            T::SnormInt8 => Channel::Normalized {
                bits: 8,
                signed: true,
            },
            T::SnormInt16 => Channel::Normalized {
                bits: 16,
                signed: true,
            },
            T::UnormInt8 => Channel::Normalized {
                bits: 8,
                signed: false,
            },
            T::UnormInt16 => Channel::Normalized {
                bits: 16,
                signed: false,
            },
            T::UnormInt24 => Channel::Normalized {
                bits: 24,
                signed: false,
            },
            T::UnormShort555 => Channel::Packed(&SHORT_555),
            T::UnormShort565 => Channel::Packed(&SHORT_565),
            T::UnormInt101010 => Channel::Packed(&INT_101010),
            T::SignedInt8 => Channel::Integer {
                bits: 8,
                signed: true,
            },
            T::SignedInt16 => Channel::Integer {
                bits: 16,
                signed: true,
            },
            T::SignedInt32 => Channel::Integer {
                bits: 32,
                signed: true,
            },
            T::UnsignedInt8 => Channel::Integer {
                bits: 8,
                signed: false,
            },
            T::UnsignedInt16 => Channel::Integer {
                bits: 16,
                signed: false,
            },
            T::UnsignedInt32 => Channel::Integer {
                bits: 32,
                signed: false,
            },
            T::HalfFloat => Channel::Float { bits: 16 },
            T::Float => Channel::Float { bits: 32 },
        }
    }

    /// Lowest bit and width of memory component `index` in the element.
    pub(crate) fn field(self, index: usize) -> (u32, u32) {
        match self {
            Channel::Packed(packed) => packed.fields[index],
            Channel::Normalized { bits, .. } | Channel::Integer { bits, .. } | Channel::Float { bits } => {
                (index as u32 * bits, bits)
            }
        }
    }

    /// Bytes of one component that is not packed.
    pub(crate) fn bytes(self) -> usize {
        (self.field(0).1 as usize).div_ceil(8)
    }

    /// The bits in memory of component `index` for an access value.
    pub(crate) fn encode(self, index: usize, value: u32) -> u32 {
        let (_, width) = self.field(index);
        let mask = u32::MAX >> (32 - width);
        match self {
            Channel::Normalized { signed: true, .. } => to_signed_fraction(value, width) as u32 & mask,
            Channel::Normalized { signed: false, .. } | Channel::Packed(_) => to_fraction(value, width),
            Channel::Integer { signed: true, bits } => {
                let least = i32::MIN >> (32 - bits);
                (value as i32).clamp(least, !least) as u32 & mask
            }
            Channel::Integer { signed: false, .. } => value.min(mask),
            Channel::Float { bits: 16 } => f16::from_f32(f32::from_bits(value)).to_bits().into(),
            Channel::Float { .. } => value,
        }
    }

    /// The access value of component `index` whose bits in memory are `field`.
    pub(crate) fn decode(self, index: usize, field: u32) -> u32 {
        let (_, width) = self.field(index);
        let signed = |field: u32| (field << (32 - width)) as i32 >> (32 - width);
        match self {
            Channel::Normalized { signed: true, .. } => {
                let scale = (1 << (width - 1)) - 1;
                (signed(field) as f32 / scale as f32).max(-1.0).to_bits()
            }
            Channel::Normalized { signed: false, .. } | Channel::Packed(_) => {
                let scale = u32::MAX >> (32 - width);
                (field as f32 / scale as f32).to_bits()
            }
            Channel::Integer { signed: true, .. } => signed(field) as u32,
            Channel::Integer { signed: false, .. } => field,
            Channel::Float { bits: 16 } => f16::from_bits(field as u16).to_f32().to_bits(),
            Channel::Float { .. } => field,
        }
    }
}

/// `UnsignedNormalize` of a store: the product is exact in double precision; a NaN is 0.
fn to_fraction(value: u32, bits: u32) -> u32 {
    let scale = f64::from(u32::MAX >> (32 - bits));
    (f64::from(f32::from_bits(value)) * scale)
        .round_ties_even()
        .clamp(0.0, scale) as u32
}

/// `SignedNormalize` of a store: down to -`scale` - 1, as the manual's formula says.
fn to_signed_fraction(value: u32, bits: u32) -> i32 {
    let scale = f64::from((1 << (bits - 1)) - 1);
    (f64::from(f32::from_bits(value)) * scale)
        .round_ties_even()
        .clamp(-scale - 1.0, scale) as i32
}

/// The linear value of an sRGB one, both in [0, 1]; computed in double precision and rounded once.
pub(crate) fn from_srgb(value: u32) -> u32 {
    let c = f64::from(f32::from_bits(value));
    let linear = if c <= 0.04045 {
        c / 12.92
    } else {
        ((c + 0.055) / 1.055).powf(2.4)
    };
    (linear as f32).to_bits()
}

/// The sRGB value of a linear one, in double precision (HSA PRM 7.1.4.1.2); a NaN is 0, and what lies outside [0, 1] is clamped.
pub fn linear_to_srgb(linear: f64) -> f64 {
    if linear.is_nan() {
        return 0.0;
    }
    match linear.clamp(0.0, 1.0) {
        c if c < 0.003_130_8 => c * 12.92,
        c => (1.055 * c.powf(1.0 / 2.4) - 0.055).clamp(0.0, 1.0),
    }
}

/// The sRGB value of a linear one, rounded once.
pub(crate) fn to_srgb(value: u32) -> u32 {
    (linear_to_srgb(f32::from_bits(value).into()) as f32).to_bits()
}
