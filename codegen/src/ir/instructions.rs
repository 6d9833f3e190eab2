//! Instruction data, and the facts about opcodes that the table generates.

use super::ImageGeometry;
use super::condcodes::{Condition, FloatCC, FpMode, IntCC};
use super::dfg::DataFlowGraph;
use super::entities::{Block, FuncRef, Inst, SwitchTable, Symbol, Value, ValueList, ValueListPool};
use super::eval::{
    bitinsert, bitmask, first_bit, four_sums, fp, funnel, lerp, msad, ones, sad, sbitextract, sdiv, srem, sx,
    ubitextract,
};
use super::matrix::{MatrixIntegers, MatrixProduct};
use super::memory::{AtomicOp, MemInfo, MemoryOrder, MemoryScope, Segment, Width};
use super::types::Type;

pub use wavelift_codegen_meta::Format;

/// A set of types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum TypeClass {
    Int,
    ScalarInt,
    Logic,
    Float,
    ScalarFloat,
    Vector,
    Data,
    None,
    Mask,
}

impl TypeClass {
    /// Whether a type is in the class.
    pub fn contains(self, ty: Type) -> bool {
        match self {
            TypeClass::Int => ty.is_int(),
            TypeClass::ScalarInt => ty.is_int() && !ty.is_vector(),
            TypeClass::Logic => ty.is_int() || ty == Type::B1,
            TypeClass::Float => ty.is_float(),
            TypeClass::ScalarFloat => ty.is_float() && !ty.is_vector(),
            TypeClass::Vector => ty.is_vector(),
            TypeClass::Data => ty != Type::MASK && ty != Type::INVALID,
            TypeClass::None => ty == Type::INVALID,
            TypeClass::Mask => ty == Type::MASK,
        }
    }
}

/// How an operand or result is typed; see the table's documentation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum TypeRule {
    T,
    Any(TypeClass),
    Exactly(Type),
    Lane,
    Address,
}

/// What passes must know of an instruction beyond its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effects(u16);

macro_rules! effects {
    ($($letter:literal $bit:literal $method:ident $doc:literal;)*) => {
        impl Effects {
            /// The set that the table's letters spell.
            pub const fn from_letters(letters: &str) -> Effects {
                let bytes = letters.as_bytes();
                let (mut set, mut i) = (0, 0);
                while i < bytes.len() {
                    set |= match bytes[i] as char { $($letter => 1 << $bit,)* _ => panic!("unknown effect letter") };
                    i += 1;
                }
                Effects(set)
            }
            $(#[doc = $doc] pub const fn $method(self) -> bool { self.0 & (1 << $bit) != 0 })*
        }
    };
}

effects! {
    'c' 0 commutative "The first two operands may be exchanged.";
    'm' 1 reads_memory "Reads memory.";
    'M' 2 writes_memory "Writes memory.";
    'o' 3 ordered "Orders ordinary memory accesses.";
    'C' 4 convergent "Never cloned, hoisted, sunk, merged or if-converted (HSA PRM 2.12.3).";
    't' 5 terminator "Ends a block.";
    's' 6 side_effect "Has an effect other than on memory.";
    'd' 7 lane_dependent "Divergent whatever the operands.";
    'g' 8 group_uniform "Equal in the whole work-group.";
    'w' 9 wave_uniform "Equal in a wave, not in the work-group.";
    'v' 10 volatile "Two executions may give different results.";
    'L' 11 cross_lane "Communicates between the lanes of a wave.";
}

impl Effects {
    /// Whether an instruction without uses can go.
    pub const fn removable(self) -> bool {
        !self.writes_memory() && !self.ordered() && !self.terminator() && !self.side_effect()
    }

    /// Whether two executions with equal operands give equal results, wherever they stand.
    pub const fn mergeable(self) -> bool {
        self.removable() && !self.reads_memory() && !self.convergent() && !self.volatile()
    }
}

/// What the table says of an opcode.
#[derive(Debug)]
pub struct OpcodeInfo {
    /// The mnemonic.
    pub name: &'static str,
    /// The shape.
    pub format: Format,
    /// Result types, unless the builder gives them.
    pub results: Option<&'static [TypeRule]>,
    /// Operand types.
    pub operands: &'static [TypeRule],
    /// What the controlling type may be.
    pub class: TypeClass,
    /// Effects.
    pub effects: Effects,
    /// Whether [`eval_lane`] computes it.
    pub evaluates: bool,
}

/// A block and the arguments for its parameters.
#[derive(Clone, Copy, Debug)]
pub struct BlockCall {
    /// Where to.
    pub block: Block,
    /// One value per parameter of the block.
    pub args: ValueList,
}

/// An instruction. Every variant has the opcode; the rest depends on the [`Format`].
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub enum InstructionData {
    Nullary {
        opcode: Opcode,
    },
    Const {
        opcode: Opcode,
        imm: u64,
    },
    Dim {
        opcode: Opcode,
        dim: u8,
    },
    Unary {
        opcode: Opcode,
        arg: Value,
    },
    Binary {
        opcode: Opcode,
        args: [Value; 2],
    },
    Ternary {
        opcode: Opcode,
        args: [Value; 3],
    },
    Quaternary {
        opcode: Opcode,
        args: [Value; 4],
    },
    UnaryFp {
        opcode: Opcode,
        mode: FpMode,
        arg: Value,
    },
    BinaryFp {
        opcode: Opcode,
        mode: FpMode,
        args: [Value; 2],
    },
    TernaryFp {
        opcode: Opcode,
        mode: FpMode,
        args: [Value; 3],
    },
    IntCompare {
        opcode: Opcode,
        cond: IntCC,
        args: [Value; 2],
    },
    FloatCompare {
        opcode: Opcode,
        cond: FloatCC,
        mode: FpMode,
        args: [Value; 2],
    },
    UnaryImm {
        opcode: Opcode,
        arg: Value,
        imm: u8,
    },
    BinaryImm {
        opcode: Opcode,
        args: [Value; 2],
        imm: u8,
    },
    MultiAry {
        opcode: Opcode,
        args: ValueList,
    },
    Segment {
        opcode: Opcode,
        segment: Segment,
    },
    SegmentCvt {
        opcode: Opcode,
        segment: Segment,
        nonull: bool,
        arg: Value,
    },
    SymbolAddr {
        opcode: Opcode,
        symbol: Symbol,
    },
    /// The address operand plus `offset` bytes.
    Load {
        opcode: Opcode,
        mem: MemInfo,
        offset: i32,
        arg: Value,
    },
    /// The first operand is the address, the others are what is stored.
    Store {
        opcode: Opcode,
        mem: MemInfo,
        offset: i32,
        args: ValueList,
    },
    /// The first operand is the address.
    Atomic {
        opcode: Opcode,
        op: AtomicOp,
        mem: MemInfo,
        offset: i32,
        args: ValueList,
    },
    Fence {
        opcode: Opcode,
        order: MemoryOrder,
        scope: MemoryScope,
    },
    /// The first operand is the image.
    Image {
        opcode: Opcode,
        geometry: ImageGeometry,
        args: ValueList,
    },
    /// Words of both factors, then of what is added.
    Matrix {
        opcode: Opcode,
        product: MatrixProduct,
        integers: MatrixIntegers,
        args: ValueList,
    },
    Barrier {
        opcode: Opcode,
        width: Width,
    },
    Jump {
        opcode: Opcode,
        target: BlockCall,
    },
    Branch {
        opcode: Opcode,
        width: Width,
        arg: Value,
        targets: [BlockCall; 2],
    },
    Switch {
        opcode: Opcode,
        width: Width,
        arg: Value,
        table: SwitchTable,
    },
    Call {
        opcode: Opcode,
        func: FuncRef,
        args: ValueList,
    },
}

macro_rules! for_all_formats {
    ($data:expr, $opcode:ident => $body:expr) => {
        match $data {
            InstructionData::Nullary { $opcode, .. }
            | InstructionData::Const { $opcode, .. }
            | InstructionData::Dim { $opcode, .. }
            | InstructionData::Unary { $opcode, .. }
            | InstructionData::Binary { $opcode, .. }
            | InstructionData::Ternary { $opcode, .. }
            | InstructionData::Quaternary { $opcode, .. }
            | InstructionData::UnaryFp { $opcode, .. }
            | InstructionData::BinaryFp { $opcode, .. }
            | InstructionData::TernaryFp { $opcode, .. }
            | InstructionData::IntCompare { $opcode, .. }
            | InstructionData::FloatCompare { $opcode, .. }
            | InstructionData::UnaryImm { $opcode, .. }
            | InstructionData::BinaryImm { $opcode, .. }
            | InstructionData::MultiAry { $opcode, .. }
            | InstructionData::Segment { $opcode, .. }
            | InstructionData::SegmentCvt { $opcode, .. }
            | InstructionData::SymbolAddr { $opcode, .. }
            | InstructionData::Load { $opcode, .. }
            | InstructionData::Store { $opcode, .. }
            | InstructionData::Atomic { $opcode, .. }
            | InstructionData::Fence { $opcode, .. }
            | InstructionData::Image { $opcode, .. }
            | InstructionData::Matrix { $opcode, .. }
            | InstructionData::Barrier { $opcode, .. }
            | InstructionData::Jump { $opcode, .. }
            | InstructionData::Branch { $opcode, .. }
            | InstructionData::Switch { $opcode, .. }
            | InstructionData::Call { $opcode, .. } => $body,
        }
    };
}

/// Where each format keeps its operands: one, an array, a list in the pool, or none.
macro_rules! operands {
    ($data:expr, $pool:expr, $one:ident, $list:ident, $none:expr) => {{
        use InstructionData as D;
        match $data {
            D::Unary { arg, .. }
            | D::UnaryFp { arg, .. }
            | D::UnaryImm { arg, .. }
            | D::SegmentCvt { arg, .. }
            | D::Load { arg, .. }
            | D::Branch { arg, .. }
            | D::Switch { arg, .. } => std::slice::$one(arg),
            D::Binary { args, .. }
            | D::BinaryFp { args, .. }
            | D::IntCompare { args, .. }
            | D::FloatCompare { args, .. }
            | D::BinaryImm { args, .. } => args,
            D::Ternary { args, .. } | D::TernaryFp { args, .. } => args,
            D::Quaternary { args, .. } => args,
            D::MultiAry { args, .. }
            | D::Store { args, .. }
            | D::Atomic { args, .. }
            | D::Image { args, .. }
            | D::Matrix { args, .. }
            | D::Call { args, .. } => args.$list($pool),
            D::Nullary { .. }
            | D::Const { .. }
            | D::Dim { .. }
            | D::Segment { .. }
            | D::SymbolAddr { .. }
            | D::Fence { .. }
            | D::Barrier { .. }
            | D::Jump { .. } => $none,
        }
    }};
}

impl InstructionData {
    /// The operation.
    #[inline]
    pub fn opcode(&self) -> Opcode {
        for_all_formats!(self, opcode => *opcode)
    }

    /// The operands, without block arguments.
    #[inline]
    pub fn args<'a>(&'a self, pool: &'a ValueListPool) -> &'a [Value] {
        operands!(self, pool, from_ref, as_slice, &[])
    }

    /// The operands, without block arguments, to be changed in place.
    #[inline]
    pub fn args_mut<'a>(&'a mut self, pool: &'a mut ValueListPool) -> &'a mut [Value] {
        operands!(self, pool, from_mut, as_mut_slice, &mut [])
    }

    /// The list of the operands, of formats that have one.
    pub fn list_mut(&mut self) -> Option<&mut ValueList> {
        match self {
            InstructionData::MultiAry { args, .. }
            | InstructionData::Store { args, .. }
            | InstructionData::Atomic { args, .. }
            | InstructionData::Image { args, .. }
            | InstructionData::Matrix { args, .. }
            | InstructionData::Call { args, .. } => Some(args),
            _ => None,
        }
    }

    /// The condition of a comparison.
    pub fn condition(&self) -> Condition {
        match self {
            InstructionData::IntCompare { cond, .. } => Condition::Int(*cond),
            InstructionData::FloatCompare { cond, .. } => Condition::Float(*cond),
            _ => Condition::None,
        }
    }

    /// The floating-point mode, the default one where the format has none.
    pub fn fp_mode(&self) -> FpMode {
        match self {
            InstructionData::UnaryFp { mode, .. }
            | InstructionData::BinaryFp { mode, .. }
            | InstructionData::TernaryFp { mode, .. }
            | InstructionData::FloatCompare { mode, .. } => *mode,
            _ => FpMode::DEFAULT,
        }
    }

    /// What a memory instruction carries.
    #[inline]
    pub fn mem(&self) -> Option<&MemInfo> {
        match self {
            InstructionData::Load { mem, .. }
            | InstructionData::Store { mem, .. }
            | InstructionData::Atomic { mem, .. } => Some(mem),
            _ => None,
        }
    }
}

impl Opcode {
    /// What the table says.
    #[inline]
    pub fn info(self) -> &'static OpcodeInfo {
        &OPCODE_INFO[self as usize]
    }

    /// The mnemonic.
    pub fn name(self) -> &'static str {
        self.info().name
    }

    /// The shape.
    #[inline]
    pub fn format(self) -> Format {
        self.info().format
    }

    /// The effects.
    #[inline]
    pub fn effects(self) -> Effects {
        self.info().effects
    }

    /// Whether the instruction ends a block.
    #[inline]
    pub fn is_terminator(self) -> bool {
        self.effects().terminator()
    }

    /// The opcode of a mnemonic.
    pub fn parse(text: &str) -> Option<Opcode> {
        Opcode::ALL.iter().copied().find(|op| op.name() == text)
    }
}

include!(concat!(env!("OUT_DIR"), "/ir_generated.rs"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opcode_facts_follow_the_table_order() {
        for (index, &op) in Opcode::ALL.iter().enumerate() {
            assert_eq!(op as usize, index);
            assert_eq!(Opcode::parse(op.name()), Some(op));
        }
    }

    #[test]
    fn cross_lane_operations_are_convergent() {
        for &op in Opcode::ALL {
            assert!(
                !op.effects().cross_lane() || op.effects().convergent(),
                "{}",
                op.name()
            );
        }
    }

    #[test]
    fn instruction_data_stays_small() {
        assert!(
            size_of::<InstructionData>() <= 32,
            "{}",
            size_of::<InstructionData>()
        );
    }
}
