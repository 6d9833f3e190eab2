//! Immediates that have an inner structure, and the names that parts of instructions have.

pub(crate) mod gfx10;
pub(crate) mod gfx12;
pub(crate) mod gfx9;

mod waits;

pub use gfx12::Delay;
pub use waits::{WaitCount, WaitFields};
pub(crate) use waits::{parse_wait, write_wait};

use super::table::Isa;
use std::fmt;

/// What names of image geometries begin with.
pub(crate) const DIM_PREFIX: &str = "SQ_RSRC_IMG_";
/// Names of image geometries, by their number in instructions.
pub(crate) const DIMS: [&str; 8] = [
    "1D",
    "2D",
    "3D",
    "CUBE",
    "1D_ARRAY",
    "2D_ARRAY",
    "2D_MSAA",
    "2D_MSAA_ARRAY",
];

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
    /// The FLAT_SCR_LO and FLAT_SCR_HI registers of RDNA2: where the private memory of the wave begins.
    pub const FLAT_SCRATCH: [u8; 2] = [20, 21];
    /// The HW_ID1 register of RDNA: where the wave runs.
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

/// The messages of an instruction set.
#[derive(Clone, Copy, Debug)]
pub enum Messages {
    /// A message has a number of four bits, an operation and a stream. The last number that has a name, but for that of the system.
    Parts(u16),
    /// A message is a number of eight bits: lists of numbers with names.
    Numbers(&'static [&'static [(u16, &'static str)]]),
}

impl Messages {
    /// Whether an immediate is a message.
    pub(crate) fn has(self, imm: u16) -> bool {
        match self {
            Messages::Parts(_) => true,
            Messages::Numbers(_) => imm < 256,
        }
    }
}

/// Text of a message immediate.
pub(crate) fn write_message(f: &mut impl fmt::Write, isa: Isa, imm: u16) -> fmt::Result {
    match isa.traits().messages {
        Messages::Numbers(lists) => gfx12::write_message(f, lists, imm),
        Messages::Parts(last) => gfx9::write_message(f, imm, last),
    }
}

/// The immediate that `sendmsg(...)` stands for.
pub(crate) fn parse_message(isa: Isa, text: &str) -> Option<u16> {
    match isa.traits().messages {
        Messages::Numbers(lists) => gfx12::parse_message(lists, text),
        Messages::Parts(last) => gfx9::parse_message(text, last),
    }
}

/// The parts of `name(a, b, c)`.
fn arguments<'a>(text: &'a str, name: &str) -> Option<Vec<&'a str>> {
    let inner = text.strip_prefix(name)?.strip_prefix('(')?.strip_suffix(')')?;
    Some(inner.split(',').map(str::trim).collect())
}
