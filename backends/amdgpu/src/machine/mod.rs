//! Machine functions: instructions of a machine, and the pseudo-instructions that exist before emission.

mod inst;

pub(crate) use inst::MOST_UNITS;
pub use inst::{BranchCond, MInst, Real, Tie, TrapInst};

use wavelift_codegen::machine::{RegFile, RegFileInfo, View};

/// Scalar registers.
pub const SGPR: RegFile = RegFile::SCALAR;
/// Vector registers.
pub const VGPR: RegFile = RegFile::VECTOR;

/// The file of vector registers.
pub const VECTORS: RegFileInfo = RegFileInfo {
    name: "vgpr",
    prefix: "v",
    view: View::Thread,
    units: 256,
    unit_bits: 32,
    widths: &[(1, 1), (2, 1), (3, 1), (4, 1), (8, 1), (16, 1)],
    extra: &[],
};

/// The file of vector registers where groups of them begin with an even number.
pub const EVEN_VECTORS: RegFileInfo = RegFileInfo {
    widths: &[(1, 1), (2, 2), (3, 2), (4, 2), (8, 2), (16, 2)],
    ..VECTORS
};

/// The file of so many scalar registers, with VCC as a further one.
pub const fn scalars(units: u8, vcc: &'static [(u16, u8)]) -> RegFileInfo {
    RegFileInfo {
        name: "sgpr",
        prefix: "s",
        view: View::Wave,
        units: units as u16,
        unit_bits: 32,
        // Pairs are even, wider groups are multiples of four (GCN3 ISA 5.2, RDNA4 ISA 3.4.1).
        widths: &[(1, 1), (2, 2), (4, 4), (8, 4), (16, 4)],
        extra: vcc,
    }
}
