//! Machine functions: instructions of a machine, and the pseudo-instructions that exist before emission.

mod inst;

pub use inst::{BranchCond, CallInst, MInst, Real, Tie};

use wavelift_codegen::machine::{MachFunc, RegFile, RegFileInfo, View};

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

/// A machine function as text, for people: blocks with both views' edges, virtual registers as `%n`.
pub fn text(func: &MachFunc<MInst>) -> String {
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
