//! Registers and constants that instructions of every AMD machine have.

/// Number of a VGPR.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Vgpr(pub u8);

/// Number of an accumulation register (gfx90a, gfx942): one of those that lie after a wave's VGPRs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Agpr(pub u8);

/// A virtual register, or some consecutive 32-bit parts of one.
///
/// Packed so that an operand that may be one takes eight bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(C, packed(2))]
pub struct VirtualReg {
    /// Which virtual register.
    pub index: u32,
    /// First 32-bit part.
    pub first: u8,
    /// Number of parts.
    pub count: u8,
}

/// Float constants that need no literal. Their bits depend on the operand's type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum InlineFloat {
    /// 0.5
    Half = 240,
    /// -0.5
    NegHalf = 241,
    /// 1
    One = 242,
    /// -1
    NegOne = 243,
    /// 2
    Two = 244,
    /// -2
    NegTwo = 245,
    /// 4
    Four = 246,
    /// -4
    NegFour = 247,
    /// 1/(2*pi)
    InvTwoPi = 248,
}

impl InlineFloat {
    /// Every constant.
    pub const ALL: [InlineFloat; 9] = [
        InlineFloat::Half,
        InlineFloat::NegHalf,
        InlineFloat::One,
        InlineFloat::NegOne,
        InlineFloat::Two,
        InlineFloat::NegTwo,
        InlineFloat::Four,
        InlineFloat::NegFour,
        InlineFloat::InvTwoPi,
    ];

    /// Text in assembly, as an operand of this many bits.
    pub fn text(self, bits: u32) -> &'static str {
        match self {
            InlineFloat::Half => "0.5",
            InlineFloat::NegHalf => "-0.5",
            InlineFloat::One => "1.0",
            InlineFloat::NegOne => "-1.0",
            InlineFloat::Two => "2.0",
            InlineFloat::NegTwo => "-2.0",
            InlineFloat::Four => "4.0",
            InlineFloat::NegFour => "-4.0",
            InlineFloat::InvTwoPi if bits == 64 => "0.15915494309189532",
            InlineFloat::InvTwoPi => "0.15915494",
        }
    }

    /// Bits as binary16.
    pub fn f16_bits(self) -> u16 {
        [
            0x3800, 0xb800, 0x3c00, 0xbc00, 0x4000, 0xc000, 0x4400, 0xc400, 0x3118,
        ][self as usize - 240]
    }

    /// Bits as binary32.
    pub fn f32_bits(self) -> u32 {
        match self {
            InlineFloat::InvTwoPi => 0x3e22_f983,
            _ => (half::f16::from_bits(self.f16_bits()).to_f32()).to_bits(),
        }
    }

    /// Bits as binary64.
    pub fn f64_bits(self) -> u64 {
        match self {
            InlineFloat::InvTwoPi => 0x3fc4_5f30_6dc9_c882,
            _ => half::f16::from_bits(self.f16_bits()).to_f64().to_bits(),
        }
    }
}

/// Number of lanes of a wave.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum WaveSize {
    /// 32 lanes.
    #[default]
    Wave32,
    /// 64 lanes.
    Wave64,
}

impl WaveSize {
    /// Number of lanes.
    pub const fn lanes(self) -> u32 {
        match self {
            WaveSize::Wave32 => 32,
            WaveSize::Wave64 => 64,
        }
    }

    /// Scalar registers that a lane mask takes.
    pub const fn mask_registers(self) -> u8 {
        match self {
            WaveSize::Wave32 => 1,
            WaveSize::Wave64 => 2,
        }
    }
}
