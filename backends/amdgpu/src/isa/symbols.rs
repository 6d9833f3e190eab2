//! Immediates that have an inner structure, and the names that parts of instructions have.

pub(crate) mod gfx12;
pub(crate) mod gfx9;

pub use gfx9::WaitCount;
pub use gfx12::Delay;

use super::table::Isa;
use std::fmt;

/// Bits of a hardware register, the immediate of `s_getreg_b32` and `s_setreg_b32`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HwReg {
    /// Register number, 0 to 63.
    pub id: u8,
    /// First bit, 0 to 31.
    pub offset: u8,
    /// Number of bits, 1 to 32.
    pub size: u8,
}

impl HwReg {
    /// The MODE register: rounding, denormals, on GCN exceptions.
    pub const MODE: u8 = 1;
    /// The HW_ID register of GCN: where the wave runs.
    pub const HW_ID: u8 = 4;
    /// The HW_ID1 register of RDNA4: where the wave runs.
    pub const HW_ID1: u8 = 23;

    /// Takes the immediate apart.
    pub fn from_imm(imm: u16) -> HwReg {
        HwReg {
            id: (imm & 63) as u8,
            offset: (imm >> 6 & 31) as u8,
            size: (imm >> 11) as u8 + 1,
        }
    }

    /// The immediate.
    pub fn to_imm(self) -> u16 {
        u16::from(self.id & 63)
            | u16::from(self.offset & 31) << 6
            | u16::from((self.size.wrapping_sub(1)) & 31) << 11
    }
}

/// Names of the hardware registers, by number.
fn hardware_registers(isa: Isa) -> &'static [(u8, &'static str)] {
    isa.traits().hw_registers
}

/// Text of the bits of a hardware register.
pub(crate) fn write_hwreg(f: &mut impl fmt::Write, isa: Isa, imm: u16) -> fmt::Result {
    let HwReg { id, offset, size } = HwReg::from_imm(imm);
    match hardware_registers(isa).iter().find(|r| r.0 == id) {
        Some((_, name)) => write!(f, "hwreg({name}")?,
        None => write!(f, "hwreg({id}")?,
    }
    if offset != 0 || size != 32 {
        write!(f, ", {offset}, {size}")?;
    }
    f.write_str(")")
}

/// The immediate that `hwreg(...)` stands for.
pub(crate) fn parse_hwreg(isa: Isa, text: &str) -> Option<u16> {
    let arguments = arguments(text, "hwreg")?;
    let id = match hardware_registers(isa).iter().find(|r| r.1 == arguments[0]) {
        Some(&(id, _)) => id,
        None => arguments[0].parse().ok().filter(|&id: &u8| id < 64)?,
    };
    let (offset, size) = match arguments[1..] {
        [] => (0, 32),
        [offset, size] => (offset.parse().ok()?, size.parse().ok()?),
        _ => return None,
    };
    (offset < 32 && (1..=32).contains(&size)).then(|| HwReg { id, offset, size }.to_imm())
}

/// Text of a message immediate.
pub(crate) fn write_message(f: &mut impl fmt::Write, isa: Isa, imm: u16) -> fmt::Result {
    match isa {
        Isa::Gfx11 | Isa::Gfx12 => gfx12::write_message(f, isa, imm),
        _ => gfx9::write_message(f, imm, isa.traits().last_message),
    }
}

/// The immediate that `sendmsg(...)` stands for.
pub(crate) fn parse_message(isa: Isa, text: &str) -> Option<u16> {
    match isa {
        Isa::Gfx11 | Isa::Gfx12 => gfx12::parse_message(isa, text),
        _ => gfx9::parse_message(text, isa.traits().last_message),
    }
}

/// Text of the immediate of `s_waitcnt`.
pub(crate) fn write_wait(f: &mut impl fmt::Write, isa: Isa, imm: u16) -> fmt::Result {
    match isa {
        Isa::Gfx11 | Isa::Gfx12 => gfx12::write_fields(f, imm),
        _ => WaitCount::from_imm(isa, imm).write(f, isa),
    }
}

/// The immediate that waits stand for.
pub(crate) fn parse_wait(isa: Isa, text: &str) -> Option<u16> {
    match isa {
        Isa::Gfx11 | Isa::Gfx12 => gfx12::parse_fields(text),
        _ => gfx9::parse_wait(isa, text),
    }
}

/// The parts of `name(a, b, c)`.
fn arguments<'a>(text: &'a str, name: &str) -> Option<Vec<&'a str>> {
    let inner = text.strip_prefix(name)?.strip_prefix('(')?.strip_suffix(')')?;
    Some(inner.split(',').map(str::trim).collect())
}
