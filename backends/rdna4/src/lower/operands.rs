//! What rules pass around: registers by file, and sources.

use crate::isa::{Operand, VirtualReg};
use cranelift_entity::EntityRef;
use wavelift_codegen::machine::VReg;
use wavelift_codegen::select::Part;

/// A scalar register or a part of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sreg(pub(crate) VirtualReg);

/// A vector register or a part of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Vreg(pub(crate) VirtualReg);

/// Lanes: one scalar register or a pair, by the size of the wave, or a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mask(pub(crate) Operand);

/// What a scalar instruction reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SSrc(pub(crate) Operand);

/// What a vector instruction reads, with source modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct VSrc {
    pub(crate) operand: Operand,
    pub(crate) neg: bool,
    pub(crate) abs: bool,
}

impl VSrc {
    pub(crate) fn plain(operand: Operand) -> VSrc {
        VSrc {
            operand,
            neg: false,
            abs: false,
        }
    }
}

/// A sum or difference with the lanes that carry.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Carry {
    pub(crate) sum: Vreg,
    pub(crate) carry: Mask,
}

/// A part of a register: `count` units from `first` of what `reg` names.
pub(crate) fn part(reg: VirtualReg, first: u8, count: u8) -> VirtualReg {
    VirtualReg {
        index: reg.index,
        first: reg.first + first,
        count,
    }
}

/// As the driver of selection names it.
pub(crate) fn as_part(reg: VirtualReg) -> Part {
    Part {
        reg: VReg::new(reg.index as usize),
        first: reg.first,
        count: reg.count,
    }
}

/// As instructions name it.
pub(crate) fn from_part(part: Part) -> VirtualReg {
    VirtualReg {
        index: part.reg.as_u32(),
        first: part.first,
        count: part.count,
    }
}
