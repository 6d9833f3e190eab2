//! Machine functions of RDNA4: real instructions and the pseudo-instructions that exist before emission.

mod inst;
mod mask_op;

pub use inst::{BranchCond, CallInst, MInst, Real, Tie};
pub use mask_op::{MaskOp, mask_opcode};

use wavelift_codegen::machine::{RegFile, RegFileInfo, View};

use crate::isa::WaveSize;

/// What is not a lane mask of these register files.
const VECTORS: RegFileInfo = RegFileInfo {
    name: "vgpr",
    prefix: "v",
    view: View::Thread,
    units: 256,
    unit_bits: 32,
    widths: &[(1, 1), (2, 1), (3, 1), (4, 1), (8, 1), (16, 1)],
    extra: &[],
};

const fn scalars(extra: &'static [(u16, u8)]) -> RegFileInfo {
    RegFileInfo {
        name: "sgpr",
        prefix: "s",
        view: View::Wave,
        units: 106,
        unit_bits: 32,
        // Pairs are even, wider groups are multiples of four (RDNA4 ISA 3.4.1).
        widths: &[(1, 1), (2, 2), (4, 4), (8, 4), (16, 4)],
        extra,
    }
}

static FILES32: [RegFileInfo; 2] = [scalars(&[(106, 1)]), VECTORS];
static FILES64: [RegFileInfo; 2] = [scalars(&[(106, 2)]), VECTORS];

/// The register files: 106 scalar registers with VCC as a further one of the size of a lane mask, and 256 vector registers.
pub fn files(wave: WaveSize) -> &'static [RegFileInfo; 2] {
    match wave {
        WaveSize::Wave32 => &FILES32,
        WaveSize::Wave64 => &FILES64,
    }
}

/// Scalar registers.
pub const SGPR: RegFile = RegFile::SCALAR;
/// Vector registers.
pub const VGPR: RegFile = RegFile::VECTOR;

/// A machine function as text, for people: blocks with both views' edges, virtual registers as `%n`.
pub fn text(func: &wavelift_codegen::machine::MachFunc<MInst>) -> String {
    use std::fmt::Write;
    let mut out = format!("machine {}\n", func.name);
    for &block in &func.order {
        let data = &func.blocks[block];
        let _ = writeln!(
            out,
            "{block}{:?}: wave -> {:?}",
            data.params,
            data.succs.iter().map(|e| (e.block, &e.args)).collect::<Vec<_>>()
        );
        if let Some(body) = &data.body {
            let succs: Vec<_> = body.succs.iter().map(|e| (e.block, &e.args)).collect();
            let _ = writeln!(out, "    lanes {:?} {:?} -> {succs:?}", body.insts, body.params);
        }
        for inst in &data.insts {
            let _ = match inst {
                MInst::Real(real) => writeln!(
                    out,
                    "    {:?} {:?} {:?}",
                    real.inst.op, real.inst.operands, real.ties
                ),
                other => writeln!(out, "    {other:?}"),
            };
        }
    }
    out
}
