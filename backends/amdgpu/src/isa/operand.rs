//! Operands of instructions, before and after register allocation.

use super::value::{Agpr, InlineFloat, Vgpr, VirtualReg, WaveSize};
use std::fmt::{self, Write};
use std::ops::Range;

/// Number of a scalar register as encodings have it: SGPRs, then the special registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Sgpr(pub u8);

impl Sgpr {
    /// FLAT_SCRATCH, a pair, up to gfx9.
    pub const FLAT_SCRATCH: Sgpr = Sgpr(102);
    /// VCC, a pair.
    pub const VCC: Sgpr = Sgpr(106);
    /// ttmp0, the first of sixteen.
    pub const TTMP0: Sgpr = Sgpr(108);
    /// EXEC, a pair.
    pub const EXEC: Sgpr = Sgpr(126);
}

/// Source values that are neither registers of the wave nor constants. A machine has some of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Special {
    /// Base of the LDS aperture, upper half.
    SharedBase = 235,
    /// Limit of the LDS aperture.
    SharedLimit = 236,
    /// Base of the scratch aperture.
    PrivateBase = 237,
    /// Limit of the scratch aperture.
    PrivateLimit = 238,
    /// Ordered export wave.
    PopsExitingWaveId = 239,
    /// VCC is zero.
    Vccz = 251,
    /// EXEC is zero.
    Execz = 252,
    /// SCC.
    Scc = 253,
    /// LDS at the address in M0.
    LdsDirect = 254,
}

impl Special {
    /// Name in assembly.
    pub fn name(self) -> &'static str {
        match self {
            Special::SharedBase => "src_shared_base",
            Special::SharedLimit => "src_shared_limit",
            Special::PrivateBase => "src_private_base",
            Special::PrivateLimit => "src_private_limit",
            Special::PopsExitingWaveId => "src_pops_exiting_wave_id",
            Special::Vccz => "src_vccz",
            Special::Execz => "src_execz",
            Special::Scc => "src_scc",
            Special::LdsDirect => "src_lds_direct",
        }
    }
}

/// An operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    /// Not used by this instruction.
    Off,
    /// Consecutive scalar registers.
    Sgpr {
        /// First register.
        first: Sgpr,
        /// How many.
        count: u8,
    },
    /// Consecutive VGPRs.
    Vgpr {
        /// First register.
        first: Vgpr,
        /// How many.
        count: u8,
    },
    /// An accumulation register.
    Agpr(Agpr),
    /// A register that has not been allocated yet.
    Virtual(VirtualReg),
    /// A special source value.
    Special(Special),
    /// An inline integer, -16 to 64.
    Int(i8),
    /// An inline float.
    Float(InlineFloat),
    /// A 32-bit literal.
    Literal(u32),
    /// An immediate of the opcode: offset of a branch, hardware register, message, ...
    Imm(i32),
    /// Interpolation attribute and channel (0 to 3), up to gfx9.
    Attr {
        /// Attribute, 0 to 63.
        attr: u8,
        /// Channel.
        chan: u8,
    },
}

impl Operand {
    /// VCC as the lane mask of 64 lanes.
    pub const VCC: Operand = Operand::Sgpr {
        first: Sgpr::VCC,
        count: 2,
    };
    /// EXEC as the lane mask of 64 lanes.
    pub const EXEC: Operand = Operand::Sgpr {
        first: Sgpr::EXEC,
        count: 2,
    };
    /// VCC as the lane mask of a wave.
    pub fn vcc(wave: WaveSize) -> Operand {
        Operand::s_range(Sgpr::VCC.0, wave.mask_registers())
    }

    /// EXEC as the lane mask of a wave.
    pub fn exec(wave: WaveSize) -> Operand {
        Operand::s_range(Sgpr::EXEC.0, wave.mask_registers())
    }

    /// One SGPR.
    pub fn s(number: u8) -> Operand {
        Operand::Sgpr {
            first: Sgpr(number),
            count: 1,
        }
    }

    /// `count` SGPRs from `first`.
    pub fn s_range(first: u8, count: u8) -> Operand {
        Operand::Sgpr {
            first: Sgpr(first),
            count,
        }
    }

    /// One VGPR.
    pub fn v(number: u8) -> Operand {
        Operand::Vgpr {
            first: Vgpr(number),
            count: 1,
        }
    }

    /// `count` VGPRs from `first`.
    pub fn v_range(first: u8, count: u8) -> Operand {
        Operand::Vgpr {
            first: Vgpr(first),
            count,
        }
    }

    /// The vector registers that this names, as numbers from `first` on, after which come 256 for the vector registers and 256 for the accumulation
    /// registers; none if it names no vector register.
    pub fn vector_units(self, first: u16) -> Range<u16> {
        let (register, count) = match self {
            Operand::Vgpr { first, count } => (u16::from(first.0), count),
            Operand::Agpr(register) => (256 + u16::from(register.0), 1),
            _ => return 0..0,
        };
        // Those of an operand that ends beyond its file are no others.
        let end = (register + u16::from(count)).min(register / 256 * 256 + 256);
        first + register..first + end
    }

    /// One accumulation register.
    pub fn a(number: u8) -> Operand {
        Operand::Agpr(Agpr(number))
    }

    /// The shortest operand with the value `bits` for a 32-bit operand: inline integer, inline float or literal.
    pub fn constant32(bits: u32) -> Operand {
        if (-16..=64).contains(&(bits as i32)) {
            return Operand::Int(bits as i32 as i8);
        }
        match InlineFloat::ALL.iter().find(|f| f.f32_bits() == bits) {
            Some(&float) => Operand::Float(float),
            None => Operand::Literal(bits),
        }
    }

    /// The same for an operand of 16 bits, which reads inline floats as halves.
    pub fn constant16(bits: u16) -> Operand {
        if (-16..=64).contains(&(bits as i16)) {
            return Operand::Int(bits as i8);
        }
        match InlineFloat::ALL.iter().find(|f| f.f16_bits() == bits) {
            Some(&float) => Operand::Float(float),
            None => Operand::Literal(bits.into()),
        }
    }

    /// The value of a constant as an operand of so many bits, with the instruction set's idea of what a literal is there; `None` if
    /// the operand is no constant. Integers are sign extended, floats have the format of the size, halves where the operand is a
    /// pair of them.
    pub fn constant_bits(self, bits: u32, halves: bool, literal: impl Fn(u32) -> u64) -> Option<u64> {
        let full = match self {
            Operand::Int(value) => i64::from(value) as u64,
            Operand::Float(float) => match bits {
                16 => u64::from(float.f16_bits()),
                64 => float.f64_bits(),
                _ if halves => u64::from(float.f16_bits()),
                _ => u64::from(float.f32_bits()),
            },
            Operand::Literal(bits) => literal(bits),
            Operand::Imm(value) => i64::from(value) as u64,
            _ => return None,
        };
        Some(match bits {
            16 => full & 0xffff,
            32 => full & 0xffff_ffff,
            _ => full,
        })
    }

    /// What a code from 235 up means to a machine that has these special values: one of them, or an inline float.
    pub fn from_code(code: u16, specials: &[Special]) -> Option<Operand> {
        let special = specials
            .iter()
            .find(|&&s| s as u16 == code)
            .map(|&s| Operand::Special(s));
        special.or_else(|| {
            InlineFloat::ALL
                .iter()
                .find(|&&f| f as u16 == code)
                .map(|&f| Operand::Float(f))
        })
    }

    /// Writes an operand whose text depends on nothing but itself: no scalar register and no constant but an integer. `None` for
    /// the others.
    pub fn write_plain(self, out: &mut String) -> Option<fmt::Result> {
        Some(match self {
            Operand::Off => out.write_str("off"),
            Operand::Vgpr { first, count } => write_range(out, "v", first.0, count),
            Operand::Agpr(register) => write_range(out, "a", register.0, 1),
            Operand::Virtual(register) => {
                let written = write!(out, "%{}", { register.index });
                match (register.first, register.count) {
                    (0, 1) => written,
                    (first, count) => written.and(write!(out, "[{first}:{}]", first + count.max(1) - 1)),
                }
            }
            Operand::Special(special) => out.write_str(special.name()),
            Operand::Int(value) => write!(out, "{value}"),
            Operand::Attr { attr, chan } => {
                write!(out, "attr{attr}.{}", ["x", "y", "z", "w"][usize::from(chan & 3)])
            }
            Operand::Sgpr { .. } | Operand::Float(_) | Operand::Literal(_) | Operand::Imm(_) => return None,
        })
    }
}

/// Writes registers: `v1`, `v[2:3]`.
///
/// # Errors
/// None that a string has.
pub fn write_range(out: &mut String, prefix: &str, first: u8, count: u8) -> fmt::Result {
    if count == 1 {
        write!(out, "{prefix}{first}")
    } else {
        write!(
            out,
            "{prefix}[{first}:{}]",
            u16::from(first) + u16::from(count) - 1
        )
    }
}
