//! The instruction table: what is known about every operation, and where every field is.

use super::generation::Generation;
use std::fmt;

/// A group of adjacent bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Lowest bit.
    pub low: u8,
    /// Number of bits.
    pub width: u8,
}

impl Field {
    fn mask(self) -> u128 {
        u128::MAX >> (128 - u32::from(self.width))
    }

    /// The field's value in `bits`.
    #[inline]
    pub fn get(self, bits: u128) -> u32 {
        (bits >> self.low & self.mask()) as u32
    }

    /// Whether a field of one bit is set.
    #[inline]
    pub fn is_set(self, bits: u128) -> bool {
        self.get(bits) != 0
    }

    /// Puts `value` into the field; bits that do not fit are dropped.
    #[inline]
    pub fn put(self, bits: &mut u128, value: u32) {
        *bits &= !(self.mask() << self.low);
        *bits |= (u128::from(value) & self.mask()) << self.low;
    }

    /// The same field of an operand whose bits begin at `base`.
    pub const fn at(self, base: u8) -> Field {
        Field {
            low: self.low + base,
            width: self.width,
        }
    }
}

/// How the bits of an operation are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Nothing but the opcode (`nop`, `illegal`).
    None,
    /// Destination and one source.
    One,
    /// Destination and two sources.
    Two,
    /// Destination and three sources, Align16 only.
    Three,
    /// Two sources, the second null for functions of one; the function is in the bits of the conditional modifier.
    Math,
    /// Payload, descriptor, response.
    Send,
    /// A branch with one distance (JIP).
    Jip,
    /// A branch with two distances (JIP and UIP).
    Uip,
    /// `jmpi`: distance as a source.
    Jmpi,
    /// `call`: a destination and JIP.
    Call,
    /// `ret`: a source.
    Ret,
    /// `wait`: the notification register, as destination and source.
    Wait,
}

impl Format {
    /// Whether bits 111:96 are the distance JIP.
    pub fn has_jip(self) -> bool {
        matches!(self, Format::Jip | Format::Uip | Format::Call)
    }

    /// Whether bits 127:112 are the distance UIP.
    pub fn has_uip(self) -> bool {
        self == Format::Uip
    }
}

/// Which conditional modifiers an operation takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CondUse {
    /// None.
    None,
    /// Any.
    All,
    /// Zero and not zero.
    Zero,
    /// One that compares, and it must be there.
    Compare,
}

/// Where the accumulator may be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AccUse {
    /// Nowhere.
    None,
    /// As source or destination.
    Free,
    /// As source only.
    Source,
    /// As destination only.
    Destination,
}

/// Which part of the machine executes an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// None.
    None,
    /// Arithmetic.
    Alu,
    /// The math box.
    Math,
    /// Control flow.
    Branch,
    /// Messages.
    Send,
    /// Notification.
    Wait,
}

/// A type of an operand (Ivy Bridge EU ISA, "Numeric Data Types").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Type {
    /// Unsigned doubleword.
    Ud,
    /// Signed doubleword.
    D,
    /// Unsigned word.
    Uw,
    /// Signed word.
    W,
    /// Unsigned byte.
    Ub,
    /// Signed byte.
    B,
    /// Double precision.
    Df,
    /// Single precision.
    F,
    /// Immediate: eight unsigned nibbles, as words.
    Uv,
    /// Immediate: four restricted floats of 8 bits.
    Vf,
    /// Immediate: eight signed nibbles, as words.
    V,
}

impl Type {
    /// Types of register operands by encoding.
    pub const REGISTER: [Type; 8] = [
        Type::Ud,
        Type::D,
        Type::Uw,
        Type::W,
        Type::Ub,
        Type::B,
        Type::Df,
        Type::F,
    ];
    /// Types of immediates by encoding.
    pub const IMMEDIATE: [Type; 8] = [
        Type::Ud,
        Type::D,
        Type::Uw,
        Type::W,
        Type::Uv,
        Type::Vf,
        Type::V,
        Type::F,
    ];
    /// Types of operands of three-source operations by encoding.
    pub const THREE: [Type; 4] = [Type::F, Type::D, Type::Ud, Type::Df];

    /// Bytes of an element. Of a vector immediate, bytes of an element that it stands for.
    pub fn size(self) -> u8 {
        match self {
            Type::Ub | Type::B => 1,
            Type::Uw | Type::W | Type::Uv | Type::V => 2,
            Type::Ud | Type::D | Type::F | Type::Vf => 4,
            Type::Df => 8,
        }
    }

    /// Single or double precision.
    pub fn is_float(self) -> bool {
        matches!(self, Type::F | Type::Vf | Type::Df)
    }

    /// A signed integer.
    pub fn is_signed(self) -> bool {
        matches!(self, Type::D | Type::W | Type::B | Type::V)
    }

    /// The type of the elements of a vector immediate; any other type is itself.
    pub fn element(self) -> Type {
        match self {
            Type::Uv => Type::Uw,
            Type::V => Type::W,
            Type::Vf => Type::F,
            other => other,
        }
    }

    /// Name in assembly.
    pub fn name(self) -> &'static str {
        match self {
            Type::Ud => "UD",
            Type::D => "D",
            Type::Uw => "UW",
            Type::W => "W",
            Type::Ub => "UB",
            Type::B => "B",
            Type::Df => "DF",
            Type::F => "F",
            Type::Uv => "UV",
            Type::Vf => "VF",
            Type::V => "V",
        }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One row of the instruction table.
#[derive(Debug)]
pub struct OpcodeInfo {
    /// Name in assembly.
    pub mnemonic: &'static str,
    /// Bits 6:0.
    pub code: u8,
    /// Layout of the bits.
    pub format: Format,
    /// Groups of source types with the destination types that go with them.
    pub types: &'static [(&'static [Type], &'static [Type])],
    /// Conditional modifiers.
    pub cmod: CondUse,
    /// Whether `.sat` is allowed.
    pub saturates: bool,
    /// Whether a predicate is allowed.
    pub predicable: bool,
    /// Whether sources may be negated or absolute.
    pub source_modifiers: bool,
    /// Reads the accumulator without naming it.
    pub acc_in: bool,
    /// Must write the accumulator (AccWrEn).
    pub acc_write: bool,
    /// Needs {Switch}.
    pub switches: bool,
    /// Where the accumulator may be named.
    pub acc_operand: AccUse,
    /// Who executes it.
    pub unit: Unit,
}

impl Opcode {
    /// What is known about the operation.
    pub fn info(self) -> &'static OpcodeInfo {
        &OPCODES[self as usize]
    }

    /// Name in assembly.
    pub fn mnemonic(self) -> &'static str {
        self.info().mnemonic
    }

    /// The operation with this encoding.
    pub fn from_code(code: u8) -> Option<Opcode> {
        Opcode::ALL.into_iter().find(|op| op.info().code == code)
    }

    /// The operation with this name.
    pub fn from_mnemonic(name: &str) -> Option<Opcode> {
        Opcode::ALL.into_iter().find(|op| op.info().mnemonic == name)
    }

    /// Number of sources that assembly shows.
    pub fn sources(self) -> usize {
        match self.info().format {
            Format::None | Format::Jip | Format::Uip | Format::Call | Format::Wait => 0,
            Format::One | Format::Jmpi | Format::Ret => 1,
            Format::Two | Format::Math | Format::Send => 2,
            Format::Three => 3,
        }
    }
}

/// The compaction tables: where the bits go, and what an index stands for.
pub(super) struct CompactTable {
    pub(super) to: &'static [Field],
    pub(super) table: &'static [u32; 32],
}

pub(super) static CONTROL: CompactTable = CompactTable {
    to: CONTROL_TO,
    table: &CONTROL_TABLE,
};
pub(super) static DATATYPE: CompactTable = CompactTable {
    to: DATATYPE_TO,
    table: &DATATYPE_TABLE,
};
pub(super) static SUBREG: CompactTable = CompactTable {
    to: SUBREG_TO,
    table: &SUBREG_TABLE,
};

/// The compaction table of source 0 or 1.
pub(super) fn source_table(index: usize) -> CompactTable {
    CompactTable {
        to: &SOURCE_TO[index..=index],
        table: &SOURCE_TABLE,
    }
}

include!(concat!(env!("OUT_DIR"), "/isa.rs"));
