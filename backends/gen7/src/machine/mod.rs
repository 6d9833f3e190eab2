//! Machine functions of Ivy Bridge: operations over scalars and vectors, and the pseudo-instructions that exist before emission.
//!
//! All values live in the 128 general registers, which are divided among what the framework knows as register files:
//!
//! | registers | what |
//! |---|---|
//! | r0 | header of the thread, kept for messages |
//! | r1 to r6 | constants ([`crate::abi`]) |
//! | r7 | return address and frame, where calls are |
//! | r8 to r11 | the first bytes of the kernel arguments |
//! | r12 to r23 | scalars: 96 doublewords, one value per thread |
//! | r24 to r111 | vectors: a doubleword per channel, one register (8 channels) or two (16) each |
//! | r112 to r127 | payloads and temporaries of one operation |
//!
//! The lanes that run are the flag f0.0: every operation on vectors is predicated by it. Channels are never parked by branches, so
//! the thread runs the wave level as it is.

mod inst;

pub use inst::{
    Access, BranchCond, Decider, GenOp, Join, Kind, MInst, MarkerKind, PartOf, Scope, Source, Space,
};

use crate::elf::SimdWidth;
use wavelift_codegen::machine::{RegFile, RegFileInfo, View};

/// First register of scalars.
pub const FIRST_SCALAR: u8 = 12;
/// Doublewords for scalars.
pub const SCALARS: u16 = 96;
/// First register of vectors.
pub const FIRST_VECTOR: u8 = 24;
/// Registers for vectors.
pub const VECTOR_REGISTERS: u16 = 88;
/// First register of payloads and temporaries.
pub const FIRST_PAYLOAD: u8 = 112;
/// Where code that stops by `illegal` says how, a doubleword for each channel: nothing of channels that do not stop. The one of the reason
/// is in the registers from [`FIRST_PAYLOAD`] on.
pub const TRAP_KIND: u8 = FIRST_PAYLOAD + 2;
/// A channel stops by `debugtrap`.
pub const DEBUG_TRAP: u32 = 1;
/// A channel stops because a check failed.
pub const CHECK_TRAP: u32 = 2;

/// Scalars.
pub const SCALAR: RegFile = RegFile::SCALAR;
/// Vectors.
pub const VECTOR: RegFile = RegFile::VECTOR;

const fn scalars() -> RegFileInfo {
    RegFileInfo {
        name: "scalar",
        prefix: "s",
        view: View::Wave,
        units: SCALARS,
        unit_bits: 32,
        widths: &[(1, 1), (2, 2), (4, 4), (8, 8)],
        extra: &[],
    }
}

const fn vectors(units: u16) -> RegFileInfo {
    RegFileInfo {
        name: "vector",
        prefix: "v",
        view: View::Thread,
        units,
        unit_bits: 32,
        widths: &[(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (8, 1)],
        extra: &[],
    }
}

static FILES8: [RegFileInfo; 2] = [scalars(), vectors(units(SimdWidth::Simd8))];
static FILES16: [RegFileInfo; 2] = [scalars(), vectors(units(SimdWidth::Simd16))];

/// Vectors of a thread with this many channels.
pub const fn units(simd: SimdWidth) -> u16 {
    match simd {
        SimdWidth::Simd8 => VECTOR_REGISTERS,
        SimdWidth::Simd16 => VECTOR_REGISTERS / 2,
    }
}

/// The register files of a thread with this many channels.
pub fn files(simd: SimdWidth) -> &'static [RegFileInfo; 2] {
    match simd {
        SimdWidth::Simd8 => &FILES8,
        SimdWidth::Simd16 => &FILES16,
    }
}
