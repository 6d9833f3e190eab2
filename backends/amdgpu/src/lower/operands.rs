//! What rules pass around: registers by file, and sources.

use crate::isa::operand::Operand;
use crate::isa::value::VirtualReg;
use cranelift_entity::EntityRef;
use wavelift_codegen::machine::VReg;
use wavelift_codegen::select::Part;

/// A scalar register or a part of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sreg(pub VirtualReg);

/// A vector register or a part of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vreg(pub VirtualReg);

/// Lanes: one scalar register or a pair, by the size of the wave, or a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mask(pub Operand);

/// What a scalar instruction reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SSrc(pub Operand);

/// What a vector instruction reads, with source modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VSrc {
    /// What.
    pub operand: Operand,
    /// Negated.
    pub neg: bool,
    /// Its absolute value.
    pub abs: bool,
    /// Of a pair, the high one negated; [`Self::neg`] is about the low one then.
    pub neg_hi: bool,
    /// Of a pair of halves, the low one for both.
    pub low_twice: bool,
}

impl VSrc {
    /// An operand as it is.
    pub fn plain(operand: Operand) -> VSrc {
        VSrc {
            operand,
            neg: false,
            abs: false,
            neg_hi: false,
            low_twice: false,
        }
    }
}

/// A sum or difference with the lanes that carry.
#[derive(Clone, Copy, Debug)]
pub struct Carry {
    /// The sum.
    pub sum: Vreg,
    /// The lanes.
    pub carry: Mask,
}

/// A part of a register: `count` units from `first` of what `reg` names.
pub fn part(reg: VirtualReg, first: u8, count: u8) -> VirtualReg {
    VirtualReg {
        index: reg.index,
        first: reg.first + first,
        count,
    }
}

/// As the driver of selection names it.
pub fn as_part(reg: VirtualReg) -> Part {
    Part {
        reg: VReg::new(reg.index as usize),
        first: reg.first,
        count: reg.count,
    }
}

/// As instructions name it.
pub fn from_part(part: Part) -> VirtualReg {
    VirtualReg {
        index: part.reg.as_u32(),
        first: part.first,
        count: part.count,
    }
}
