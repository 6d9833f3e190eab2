//! Machine functions of gfx900: real instructions and the pseudo-instructions that exist before emission.

mod inst;

pub use inst::{BranchCond, MInst, Real, Tie};

use wavelift_codegen::machine::{RegFile, RegFileInfo, View};

/// The register files: 102 scalar registers with VCC as a further pair, and 256 vector registers.
pub static FILES: [RegFileInfo; 2] = [
    RegFileInfo {
        name: "sgpr",
        prefix: "s",
        view: View::Wave,
        units: 102,
        unit_bits: 32,
        // Pairs are even, wider groups are multiples of four (GCN3 ISA 5.2).
        widths: &[(1, 1), (2, 2), (4, 4), (8, 4), (16, 4)],
        extra: &[(106, 2)],
    },
    RegFileInfo {
        name: "vgpr",
        prefix: "v",
        view: View::Thread,
        units: 256,
        unit_bits: 32,
        widths: &[(1, 1), (2, 1), (3, 1), (4, 1), (8, 1), (16, 1)],
        extra: &[],
    },
];

/// Scalar registers.
pub const SGPR: RegFile = RegFile::SCALAR;
/// Vector registers.
pub const VGPR: RegFile = RegFile::VECTOR;
