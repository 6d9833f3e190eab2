//! Instructions and their operands.
//!
//! An [`Inst`] is 40 bytes and an [`Operand`] 16; operands live in one pool of the module and instructions hold ranges
//! of it, so that a module of ten megabytes of text stays within a small multiple of its text. Modifiers are stored
//! with their defaults filled in (as BRIG does); the printer leaves defaults out again.

use super::enums::*;
use super::opcode::Opcode;
use super::types::Type;
use super::{ConstantId, ExecutableId, FbarrierId, LabelId, VariableId};
use crate::source::Span;
use cranelift_entity::packed_option::PackedOption;
use std::fmt;
use std::num::NonZeroU16;

/// A register: kind and number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Register(NonZeroU16);

impl Register {
    /// The largest number that fits. No legal module comes near it (HSA PRM 4.7: 128 and 2048).
    pub const MAX_NUMBER: u16 = 0x1fff;

    /// The register `kind` `number`; `None` if the number is larger than [`Register::MAX_NUMBER`].
    pub fn new(kind: RegisterKind, number: u16) -> Option<Register> {
        if number > Register::MAX_NUMBER {
            return None;
        }
        NonZeroU16::new((kind.brig_code() + 1) << 13 | number).map(Register)
    }

    /// The kind.
    pub fn kind(self) -> RegisterKind {
        match self.0.get() >> 13 {
            1 => RegisterKind::Control,
            2 => RegisterKind::Single,
            3 => RegisterKind::Double,
            _ => RegisterKind::Quad,
        }
    }

    /// The number.
    pub fn number(self) -> u16 {
        self.0.get() & Register::MAX_NUMBER
    }
}

impl fmt::Display for Register {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind(), self.number())
    }
}

impl fmt::Debug for Register {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A range of the operand pool of a module.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OperandList {
    /// Index of the first operand.
    pub start: u32,
    /// Number of operands.
    pub len: u32,
}

/// One operand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Operand {
    /// A register.
    Register(Register),
    /// A constant of at most 64 bits, already converted to the type that the instruction expects here.
    Immediate {
        /// Type as BRIG would record it: see [`Type::constant_type`].
        ty: Type,
        /// The value, zero-extended.
        bits: u64,
    },
    /// A 128-bit constant: always `Constant::Bytes` of 16 bytes.
    WideImmediate(ConstantId),
    /// `WAVESIZE`.
    Wavesize,
    /// A memory address `[symbol][register + offset]`; see [`Address`] for the parts, [`Operand::address`] to have
    /// them in one piece. The parts stand here directly because that keeps the operand at 16 bytes.
    Address {
        /// Variable, if any.
        symbol: PackedOption<VariableId>,
        /// Register, if any.
        register: Option<Register>,
        /// Offset in bytes.
        offset: u64,
    },
    /// A vector `(a, b, ...)` of registers, immediates and `WAVESIZE`.
    Vector(OperandList),
    /// A branch target.
    Label(LabelId),
    /// The targets of `sbr`: operands `Label`.
    Labels(OperandList),
    /// The target of `call`, or the signature of `icall`.
    Executable(ExecutableId),
    /// The targets of `scall`: operands `Executable`.
    Executables(OperandList),
    /// Actual arguments of a call: operands `Variable`.
    Arguments(OperandList),
    /// A variable by name, in an argument list.
    Variable(VariableId),
    /// An fbarrier by name.
    Fbarrier(FbarrierId),
}

/// `[symbol][register + offset]`; every part may be absent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Address {
    /// Variable, if any.
    pub symbol: PackedOption<VariableId>,
    /// Register, if any.
    pub register: Option<Register>,
    /// Offset in bytes, two's complement; modulo 2^32 where the address is 32 bits wide.
    pub offset: u64,
}

impl Operand {
    /// The address, if the operand is one.
    pub fn address(&self) -> Option<Address> {
        match *self {
            Operand::Address {
                symbol,
                register,
                offset,
            } => Some(Address {
                symbol,
                register,
                offset,
            }),
            _ => None,
        }
    }

    /// The register, if the operand is one.
    pub fn register(&self) -> Option<Register> {
        match *self {
            Operand::Register(r) => Some(r),
            _ => None,
        }
    }

    /// The pool range, if the operand is a vector or list of any kind.
    pub fn list(&self) -> Option<OperandList> {
        match *self {
            Operand::Vector(l) | Operand::Labels(l) | Operand::Executables(l) | Operand::Arguments(l) => {
                Some(l)
            }
            _ => None,
        }
    }
}

impl From<Address> for Operand {
    fn from(a: Address) -> Operand {
        Operand::Address {
            symbol: a.symbol,
            register: a.register,
            offset: a.offset,
        }
    }
}

/// Modifiers of an instruction. A field is `None` (or 0, or false) where the instruction has no such modifier.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modifiers {
    /// Flush subnormals to zero.
    pub ftz: bool,
    /// `nonull` of segment conversions.
    pub nonull: bool,
    /// `const` of loads: the memory is not written while the kernel runs.
    pub constant: bool,
    /// Equivalence class of memory instructions; 0 aliases every class.
    pub equiv: u8,
    /// Elements of the vector operand: 0 (none), 2, 3 or 4.
    pub vector: u8,
    /// Rounding; `Round::Default` where float rounding is possible and none was written.
    pub round: Option<Round>,
    /// Packing control.
    pub pack: Option<Pack>,
    /// Segment; `Segment::Flat` where a segment is possible and none was written.
    pub segment: Option<Segment>,
    /// Alignment of memory instructions; one byte if none was written.
    pub align: Option<Align>,
    /// Width; the instruction's default if none was written.
    pub width: Option<Width>,
    /// Memory order.
    pub order: Option<MemoryOrder>,
    /// Memory scope.
    pub scope: Option<MemoryScope>,
    /// Operation of an atomic or signal instruction.
    pub atomic: Option<AtomicOperation>,
    /// Comparison of `cmp`.
    pub compare: Option<CompareOperation>,
    /// Geometry of image instructions.
    pub geometry: Option<Geometry>,
    /// Query of `queryimage`.
    pub image_query: Option<ImageQuery>,
    /// Query of `querysampler`.
    pub sampler_query: Option<SamplerQuery>,
}

/// An instruction.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Inst {
    /// Operation.
    pub opcode: Opcode,
    /// First type suffix: destination type, or the type of the value for `st`, `atomicnoret` and `signalnoret`.
    pub ty: Option<Type>,
    /// Second type suffix: source type; signal type of signal instructions; image type of image instructions.
    pub source_type: Option<Type>,
    /// Third type suffix: coordinate type of image instructions.
    pub coord_type: Option<Type>,
    /// Modifiers.
    pub mods: Modifiers,
    /// Operands in text order, destinations first. Calls: `call`: outputs, function, inputs; `scall`: outputs, index,
    /// inputs, functions; `icall`: outputs, register, inputs, signature (the order of BRIG).
    pub operands: OperandList,
    /// From the mnemonic to the semicolon.
    pub span: Span,
}

impl Inst {
    /// An instruction without types, modifiers and operands.
    pub fn new(opcode: Opcode, span: Span) -> Inst {
        Inst {
            opcode,
            ty: None,
            source_type: None,
            coord_type: None,
            mods: Modifiers::default(),
            operands: OperandList::default(),
            span,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_stay_small() {
        assert_eq!(std::mem::size_of::<Operand>(), 16);
        assert_eq!(std::mem::size_of::<Inst>(), 40);
        assert_eq!(std::mem::size_of::<crate::model::Statement>(), 40);
    }

    #[test]
    fn registers_keep_kind_and_number() {
        for &kind in RegisterKind::ALL {
            for number in [0, 1, 127, 2047, Register::MAX_NUMBER] {
                let r = Register::new(kind, number).unwrap();
                assert_eq!((r.kind(), r.number()), (kind, number));
            }
            assert_eq!(Register::new(kind, Register::MAX_NUMBER + 1), None);
        }
        assert_eq!(Register::new(RegisterKind::Quad, 7).unwrap().to_string(), "$q7");
    }
}
