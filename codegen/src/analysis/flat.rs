//! In which segments flat addresses may lie.

use crate::ir::{InstructionData, Module, Opcode, Segment};

/// Segments that flat addresses are made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FlatSegments {
    /// Group memory.
    pub group: bool,
    /// Private memory.
    pub private: bool,
}

impl FlatSegments {
    /// What the functions of a module convert; nobody else can make such an address.
    pub fn of(module: &Module) -> FlatSegments {
        let mut found = FlatSegments::default();
        for (_, func) in module.defined() {
            for (_, inst) in func.layout.iter() {
                if let InstructionData::SegmentCvt {
                    opcode: Opcode::Stof,
                    segment,
                    ..
                } = *func.dfg.inst(inst)
                {
                    match segment {
                        Segment::Group => found.group = true,
                        Segment::Private | Segment::Spill | Segment::Arg => found.private = true,
                        _ => {}
                    }
                }
            }
        }
        found
    }
}
