//! Enums of the rule language and of the IR: the same names.

use crate::engine::{Datum, variants};
use crate::program::Program;
use std::fmt::Debug;
use wavelift_codegen::ir::{
    DataFlowGraph, FloatCC, Format, FpMode, InstructionData, IntCC, Opcode, Rounding, Segment, Type, Value,
};
use wavelift_codegen::legalize::Action;
use wavelift_codegen_meta::generate::camel;

/// What the indices of variants stand for.
#[derive(Clone, Debug)]
pub struct Enums {
    /// Shapes of instructions.
    pub formats: Vec<Format>,
    /// Operations.
    pub opcodes: Vec<Opcode>,
    /// Comparisons of integers.
    pub int: Vec<IntCC>,
    /// Comparisons of floats.
    pub float: Vec<FloatCC>,
    /// Directions.
    pub rounding: Vec<Rounding>,
    /// Segments.
    pub segments: Vec<Segment>,
    /// Names of what becomes of cells.
    pub actions: Vec<String>,
    /// Names of files of registers, in rules of selection.
    pub files: Vec<String>,
    /// Names of sizes of types, in rules of selection.
    pub sizes: Vec<String>,
    /// Names of products of parts of words, in rules of selection.
    pub dots: Vec<String>,
}

fn table<T: Copy + Debug>(program: &Program, name: &str, all: &[T]) -> Vec<T> {
    let names = names(program, name);
    let find = |variant: &String| {
        let found = all.iter().find(|one| format!("{one:?}") == *variant);
        *found.unwrap_or_else(|| panic!("{name}.{variant} is no variant of the IR"))
    };
    names.iter().map(find).collect()
}

fn names(program: &Program, name: &str) -> Vec<String> {
    let types = &program.types.types;
    let found = types.iter().find(|ty| ty.name(&program.types) == name);
    found.map_or_else(Vec::new, |ty| variants(program, ty.id()))
}

impl Enums {
    /// The enums of a program.
    pub fn new(program: &Program) -> Enums {
        let opcode = |name: &String| {
            let found = Opcode::ALL.iter().find(|opcode| camel(opcode.name()) == *name);
            *found.unwrap_or_else(|| panic!("{name} is no operation"))
        };
        Enums {
            formats: table(program, "InstructionData", Format::ALL),
            opcodes: names(program, "Opcode").iter().map(opcode).collect(),
            int: table(program, "IntCC", IntCC::ALL),
            float: table(program, "FloatCC", FloatCC::ALL),
            rounding: table(program, "Rounding", Rounding::ALL),
            segments: table(program, "Segment", Segment::ALL),
            actions: names(program, "Action"),
            files: names(program, "File"),
            sizes: names(program, "Size"),
            dots: names(program, "Dot"),
        }
    }

    /// What a target's table says, as a value.
    pub fn action(&self, action: Action) -> Datum {
        let (name, fields) = match action {
            Action::Legal => ("Legal", Vec::new()),
            Action::Widen { ty, flush } => ("Widen", vec![Datum::Type(ty), Datum::Bool(flush)]),
            Action::Halves => ("Halves", Vec::new()),
            Action::Lanes { count } => ("Lanes", vec![Datum::Int(count.into())]),
            Action::Rules => ("Rules", Vec::new()),
            Action::Routine => ("Routine", Vec::new()),
            Action::MostImages => ("MostImages", Vec::new()),
            Action::SomeImages => ("SomeImages", Vec::new()),
            Action::OnlyLevel => ("OnlyLevel", Vec::new()),
            Action::Soft => ("Soft", Vec::new()),
        };
        let index = self.actions.iter().position(|other| other == name);
        Datum::Variant(index.expect("an action of the rules"), fields)
    }

    /// A variant by its place in a table.
    pub fn variant<T: PartialEq>(table: &[T], value: &T) -> Datum {
        let index = table.iter().position(|other| other == value);
        Datum::Variant(index.expect("a variant of the rules"), Vec::new())
    }

    /// The condition that a value stands for.
    pub fn int_cc(&self, datum: &Datum) -> Option<IntCC> {
        index(datum).map(|index| self.int[index])
    }

    /// The condition that a value stands for.
    pub fn float_cc(&self, datum: &Datum) -> Option<FloatCC> {
        index(datum).map(|index| self.float[index])
    }

    /// The direction that a value stands for.
    pub fn direction(&self, datum: &Datum) -> Option<Rounding> {
        index(datum).map(|index| self.rounding[index])
    }

    /// An instruction as a value.
    pub fn data(&self, dfg: &DataFlowGraph, data: &InstructionData) -> Datum {
        use InstructionData as D;
        let opcode = data.opcode();
        let mut fields = vec![Enums::variant(&self.opcodes, &opcode)];
        let args = || Datum::Values(data.args(&dfg.value_lists).to_vec());
        let arg = || Datum::Value(data.args(&dfg.value_lists)[0]);
        match *data {
            D::Const { imm, .. } => fields.push(Datum::Int(imm)),
            D::Dim { dim, .. } => fields.push(Datum::Int(dim.into())),
            D::Unary { .. } => fields.push(arg()),
            D::Binary { .. } | D::Ternary { .. } | D::Quaternary { .. } | D::MultiAry { .. } => {
                fields.push(args())
            }
            D::UnaryFp { mode, .. } => fields.extend([Datum::Mode(mode), arg()]),
            D::BinaryFp { mode, .. } | D::TernaryFp { mode, .. } => {
                fields.extend([Datum::Mode(mode), args()])
            }
            D::IntCompare { cond, .. } => fields.extend([Enums::variant(&self.int, &cond), args()]),
            D::FloatCompare { cond, mode, .. } => {
                fields.extend([Enums::variant(&self.float, &cond), Datum::Mode(mode), args()]);
            }
            D::UnaryImm { imm, .. } => fields.extend([arg(), Datum::Int(imm.into())]),
            D::BinaryImm { imm, .. } => fields.extend([args(), Datum::Int(imm.into())]),
            D::Segment { segment, .. } => fields.push(Enums::variant(&self.segments, &segment)),
            _ => {}
        }
        let format = self.formats.iter().position(|format| *format == opcode.format());
        Datum::Variant(format.expect("a format of the rules"), fields)
    }

    /// The instruction that a value stands for; nothing if it holds what is not of the IR.
    pub fn instruction(&self, dfg: &mut DataFlowGraph, datum: &Datum) -> Option<InstructionData> {
        use InstructionData as D;
        let Datum::Variant(format, fields) = datum else {
            return None;
        };
        let opcode = self.opcodes[index(&fields[0])?];
        let rest = &fields[1..];
        Some(match self.formats[*format] {
            Format::Nullary => D::Nullary { opcode },
            Format::Const => D::Const {
                opcode,
                imm: int(&rest[0])?,
            },
            Format::Dim => D::Dim {
                opcode,
                dim: int(&rest[0])? as u8,
            },
            Format::Unary => D::Unary {
                opcode,
                arg: value(&rest[0])?,
            },
            Format::Binary => D::Binary {
                opcode,
                args: values(&rest[0])?,
            },
            Format::Ternary => D::Ternary {
                opcode,
                args: values(&rest[0])?,
            },
            Format::Quaternary => D::Quaternary {
                opcode,
                args: values(&rest[0])?,
            },
            Format::UnaryImm => D::UnaryImm {
                opcode,
                arg: value(&rest[0])?,
                imm: int(&rest[1])? as u8,
            },
            Format::BinaryImm => D::BinaryImm {
                opcode,
                args: values(&rest[0])?,
                imm: int(&rest[1])? as u8,
            },
            Format::MultiAry => match &rest[0] {
                Datum::Values(list) => D::MultiAry {
                    opcode,
                    args: dfg.make_list(list),
                },
                _ => return None,
            },
            Format::Segment => D::Segment {
                opcode,
                segment: self.segments[index(&rest[0])?],
            },
            format => return self.of_mode(format, opcode, rest),
        })
    }

    /// Of the formats with a mode or a condition.
    fn of_mode(&self, format: Format, opcode: Opcode, rest: &[Datum]) -> Option<InstructionData> {
        use InstructionData as D;
        Some(match format {
            Format::UnaryFp => D::UnaryFp {
                opcode,
                mode: mode(&rest[0])?,
                arg: value(&rest[1])?,
            },
            Format::BinaryFp => D::BinaryFp {
                opcode,
                mode: mode(&rest[0])?,
                args: values(&rest[1])?,
            },
            Format::TernaryFp => D::TernaryFp {
                opcode,
                mode: mode(&rest[0])?,
                args: values(&rest[1])?,
            },
            Format::IntCompare => D::IntCompare {
                opcode,
                cond: self.int_cc(&rest[0])?,
                args: values(&rest[1])?,
            },
            Format::FloatCompare => D::FloatCompare {
                opcode,
                cond: self.float_cc(&rest[0])?,
                mode: mode(&rest[1])?,
                args: values(&rest[2])?,
            },
            _ => return None,
        })
    }
}

/// The index of a variant.
pub fn index(datum: &Datum) -> Option<usize> {
    match datum {
        Datum::Variant(index, _) => Some(*index),
        _ => None,
    }
}

/// An integer that is known.
pub fn int(datum: &Datum) -> Option<u64> {
    match datum {
        Datum::Int(int) => Some(*int),
        _ => None,
    }
}

/// A value of the IR.
pub fn value(datum: &Datum) -> Option<Value> {
    match datum {
        Datum::Value(value) => Some(*value),
        _ => None,
    }
}

/// A type.
pub fn ty(datum: &Datum) -> Option<Type> {
    match datum {
        Datum::Type(ty) => Some(*ty),
        _ => None,
    }
}

/// A mode.
pub fn mode(datum: &Datum) -> Option<FpMode> {
    match datum {
        Datum::Mode(mode) => Some(*mode),
        _ => None,
    }
}

fn values<const N: usize>(datum: &Datum) -> Option<[Value; N]> {
    match datum {
        Datum::Values(list) => list.as_slice().try_into().ok(),
        _ => None,
    }
}
