//! What the translator knows of LLVM IR: types, operands, instructions, blocks, functions.

use std::collections::HashMap;

/// A type.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Type {
    /// No value, or a label.
    Void,
    /// An integer of so many bits.
    Int(u32),
    /// A float of 16, 32 or 64 bits.
    Float(u32),
    /// A pointer into an address space.
    Pointer(u32),
    /// So many elements in registers.
    Vector(u64, Box<Type>),
    /// So many elements in memory.
    Array(u64, Box<Type>),
    /// Fields in memory.
    Struct(Vec<Type>),
}

impl Type {
    /// Bytes in memory, with what aligns the end.
    pub(crate) fn bytes(&self) -> u64 {
        match self {
            Type::Void => 0,
            Type::Int(bits) => u64::from(bits.div_ceil(8)).next_power_of_two(),
            Type::Float(bits) => u64::from(bits / 8),
            Type::Pointer(space) => u64::from(pointer_bits(*space) / 8),
            Type::Vector(count, element) => (count * element.bytes()).next_power_of_two(),
            Type::Array(count, element) => count * element.bytes(),
            Type::Struct(fields) => {
                let end = self.field_offset(fields.len());
                end.next_multiple_of(self.alignment())
            }
        }
    }

    /// Bytes that an address of it is a multiple of.
    pub(crate) fn alignment(&self) -> u64 {
        match self {
            Type::Array(_, element) => element.alignment(),
            Type::Struct(fields) => fields.iter().map(Type::alignment).max().unwrap_or(1),
            _ => self.bytes().max(1),
        }
    }

    /// Bytes in front of a field; of the one after the last, bytes of all.
    pub(crate) fn field_offset(&self, index: usize) -> u64 {
        let Type::Struct(fields) = self else { return 0 };
        let mut offset: u64 = 0;
        for (number, field) in fields.iter().enumerate() {
            offset = offset.next_multiple_of(field.alignment());
            if number == index {
                return offset;
            }
            offset += field.bytes();
        }
        offset
    }

    /// The types of the values that a value of it is in registers.
    pub(crate) fn parts(&self) -> Vec<Type> {
        match self {
            Type::Vector(count, element) => vec![(**element).clone(); *count as usize],
            Type::Void => Vec::new(),
            other => vec![other.clone()],
        }
    }

    /// Bits of a scalar.
    pub(crate) fn bits(&self) -> u32 {
        match self {
            Type::Int(bits) | Type::Float(bits) => *bits,
            Type::Pointer(space) => pointer_bits(*space),
            _ => 0,
        }
    }
}

/// Bits of an address: private and group memory have 32, as in the large machine model (HSA PRM 2.9).
pub(crate) fn pointer_bits(space: u32) -> u32 {
    if matches!(space, 0 | 3) { 32 } else { 64 }
}

/// An operand.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Operand {
    /// The result of an instruction, or an argument.
    Local(String),
    /// A variable, and bytes after where it begins.
    Global(String, i64),
    /// The bits of a number; also null, false and what is undefined.
    Bits(u64),
    /// Constants of a vector.
    Vector(Vec<Operand>),
}

/// An operand with its type.
pub(crate) type Typed = (Type, Operand);

/// An instruction without its result.
#[derive(Clone, Debug)]
pub(crate) enum Op {
    /// `add`, `fmul`, `shl` and so on; also `fneg`, with one operand.
    Arithmetic(String, Type, Vec<Operand>),
    /// `icmp` (without the flag) and `fcmp`, with the condition.
    Compare(bool, String, Type, Operand, Operand),
    /// `zext`, `trunc`, `bitcast`, `freeze` and so on.
    Cast(String, Typed, Type),
    Select(Operand, Type, Operand, Operand),
    /// Type, address, alignment.
    Load(Type, Typed, u64),
    /// Value, address, alignment.
    Store(Typed, Typed, u64),
    /// Element, base, indices.
    Address(Type, Typed, Vec<Typed>),
    Phi(Type, Vec<(Operand, String)>),
    Call(Type, String, Vec<Typed>),
    Extract(Typed, Operand),
    Insert(Typed, Operand, Operand),
    /// Two vectors, and which elements of both; none where it does not matter.
    Shuffle(Typed, Operand, Vec<Option<usize>>),
    Alloca(Type, u64),
    Jump(String),
    Branch(Operand, String, String),
    Switch(Typed, String, Vec<(u64, String)>),
    Return,
}

/// An instruction.
#[derive(Clone, Debug)]
pub(crate) struct Inst {
    /// The name of its result.
    pub(crate) result: Option<String>,
    pub(crate) op: Op,
    /// The line of the text.
    pub(crate) line: usize,
}

/// A block.
#[derive(Clone, Debug, Default)]
pub(crate) struct Block {
    pub(crate) name: String,
    pub(crate) insts: Vec<Inst>,
}

impl Block {
    /// The blocks after it, each once.
    pub(crate) fn successors(&self) -> Vec<&str> {
        let mut found: Vec<&str> = match self.insts.last().map(|inst| &inst.op) {
            Some(Op::Jump(to)) => vec![to],
            Some(Op::Branch(_, yes, no)) => vec![yes, no],
            Some(Op::Switch(_, otherwise, cases)) => {
                let cases = cases.iter().map(|(_, to)| to.as_str());
                std::iter::once(otherwise.as_str()).chain(cases).collect()
            }
            _ => Vec::new(),
        };
        let mut seen = Vec::new();
        found.retain(|name| {
            let new = !seen.contains(name);
            seen.push(*name);
            new
        });
        found
    }
}

/// A kernel.
#[derive(Clone, Debug, Default)]
pub(crate) struct Kernel {
    pub(crate) name: String,
    pub(crate) arguments: Vec<(Type, String)>,
    pub(crate) blocks: Vec<Block>,
}

/// A variable of the module.
#[derive(Clone, Debug)]
pub(crate) struct Variable {
    pub(crate) space: u32,
    pub(crate) ty: Type,
    pub(crate) alignment: u64,
    /// Its bytes; none if they are undefined.
    pub(crate) bytes: Option<Vec<u8>>,
}

/// A module.
#[derive(Clone, Debug, Default)]
pub(crate) struct Module {
    pub(crate) variables: Vec<(String, Variable)>,
    pub(crate) structs: HashMap<String, Type>,
    pub(crate) kernels: Vec<Kernel>,
}
