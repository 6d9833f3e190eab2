//! What the terms mean that are written in Rust, said a second time: by wide integers and the layout of floats, not by the compiler's functions.

use crate::engine::{Datum, Terms};
use crate::enums::{Enums, int, mode, ty, value};
use crate::program::{Program, Set};
use crate::selection;
use std::collections::HashMap;
use wavelift_cells::oracle::format::{Format as Layout, ones};
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::ir::{
    FloatCC, FpMode, Function, FunctionKind, Inst, InstructionData, IntCC, Opcode, Rounding, Type, Value,
};

/// Terms over a function.
#[derive(Clone)]
pub struct Table {
    /// The instructions: those that are matched and those that are made.
    pub func: Function,
    /// Enums.
    pub enums: Enums,
    /// Whether a term was asked for that is a sequence written in Rust, which only the compiler has.
    pub in_rust: bool,
    /// Values that rules of selection want in a file of registers, and in which.
    pub wanted: HashMap<Value, ValueFile>,
}

/// Terms that make sequences in Rust.
const IN_RUST: &[&str] = &[
    "in_lanes",
    "in_words",
    "vector_of_words",
    "narrow",
    "single_quotient",
    "double_quotient",
    "soft_reciprocal",
    "soft_native_root",
    "soft_reciprocal_root",
];

const INVERSE: &[(IntCC, IntCC)] = &[
    (IntCC::Eq, IntCC::Ne),
    (IntCC::Slt, IntCC::Sge),
    (IntCC::Sgt, IntCC::Sle),
    (IntCC::Ult, IntCC::Uge),
    (IntCC::Ugt, IntCC::Ule),
];

const SWAPPED: &[(IntCC, IntCC)] = &[
    (IntCC::Slt, IntCC::Sgt),
    (IntCC::Sle, IntCC::Sge),
    (IntCC::Ult, IntCC::Ugt),
    (IntCC::Ule, IntCC::Uge),
];

const INVERSE_FLOAT: &[(FloatCC, FloatCC)] = &[
    (FloatCC::Eq, FloatCC::Neu),
    (FloatCC::Ne, FloatCC::Equ),
    (FloatCC::Lt, FloatCC::Geu),
    (FloatCC::Le, FloatCC::Gtu),
    (FloatCC::Gt, FloatCC::Leu),
    (FloatCC::Ge, FloatCC::Ltu),
    (FloatCC::Num, FloatCC::Nan),
];

const UNSIGNED: &[(IntCC, IntCC)] = &[
    (IntCC::Slt, IntCC::Ult),
    (IntCC::Sle, IntCC::Ule),
    (IntCC::Sgt, IntCC::Ugt),
    (IntCC::Sge, IntCC::Uge),
];

const STRICT: &[(IntCC, IntCC)] = &[
    (IntCC::Sle, IntCC::Slt),
    (IntCC::Sge, IntCC::Sgt),
    (IntCC::Ule, IntCC::Ult),
    (IntCC::Uge, IntCC::Ugt),
];

/// Floats without regard to NaN as integers.
const ORDERS: &[(FloatCC, IntCC)] = &[
    (FloatCC::Eq, IntCC::Eq),
    (FloatCC::Equ, IntCC::Eq),
    (FloatCC::Num, IntCC::Eq),
    (FloatCC::Nan, IntCC::Eq),
    (FloatCC::Ne, IntCC::Ne),
    (FloatCC::Neu, IntCC::Ne),
    (FloatCC::Lt, IntCC::Slt),
    (FloatCC::Ltu, IntCC::Slt),
    (FloatCC::Le, IntCC::Sle),
    (FloatCC::Leu, IntCC::Sle),
    (FloatCC::Gt, IntCC::Sgt),
    (FloatCC::Gtu, IntCC::Sgt),
    (FloatCC::Ge, IntCC::Sge),
    (FloatCC::Geu, IntCC::Sge),
];

/// What a table has for a value, in both directions.
fn either<T: Copy + PartialEq>(pairs: &[(T, T)], one: T) -> T {
    let found = pairs.iter().find_map(|&(a, b)| match one {
        _ if a == one => Some(b),
        _ if b == one => Some(a),
        _ => None,
    });
    found.unwrap_or(one)
}

/// What a table has for a value.
fn image<T: Copy + PartialEq>(pairs: &[(T, T)], one: T) -> T {
    let found = pairs.iter().find(|(a, _)| *a == one);
    found.map_or(one, |&(_, b)| b)
}

impl Table {
    /// An empty function.
    pub fn new(program: &Program) -> Table {
        let mut func = Function::new("rule", FunctionKind::Function);
        func.append_block();
        Table {
            func,
            enums: Enums::new(program),
            in_rust: false,
            wanted: HashMap::new(),
        }
    }

    /// Begins again with an empty function.
    pub fn clear(&mut self) {
        self.func = Function::new("rule", FunctionKind::Function);
        self.func.append_block();
        self.in_rust = false;
        self.wanted.clear();
    }

    /// A value that may be anything of its type.
    pub fn free(&mut self, ty: Type) -> Value {
        let block = self.func.layout.blocks()[0];
        self.func.dfg.append_block_param(block, ty)
    }

    /// An instruction.
    pub fn make(&mut self, ty: Type, data: InstructionData) -> Inst {
        self.func.dfg.make_inst(data, ty, None)
    }

    /// A constant with these bits.
    pub fn immediate(&mut self, ty: Type, bits: u64) -> Value {
        let (opcode, ctrl) = match ty {
            Type::B1 => (Opcode::Bconst, Type::INVALID),
            _ if ty.is_float() => (Opcode::Fconst, ty),
            _ => (Opcode::Iconst, ty),
        };
        let imm = bits & ones(ty.bits());
        let inst = self.make(ctrl, InstructionData::Const { opcode, imm });
        self.func.dfg.first_result(inst)
    }

    /// The bits of a constant of integers or truth values, and those of its type.
    fn bits(&self, datum: &Datum) -> Option<(u64, u32)> {
        let value = value(datum)?;
        let dfg = &self.func.dfg;
        match *dfg.inst(dfg.defining_inst(value)?) {
            InstructionData::Const { opcode, imm } if opcode != Opcode::Fconst => {
                Some((imm, dfg.value_type(value).bits()))
            }
            _ => None,
        }
    }

    /// Another value than this one: with all bits, or the sign, the other way round.
    pub fn complement(&mut self, arg: Value) -> Value {
        let ty = self.func.dfg.value_type(arg);
        let opcode = if ty.is_float() { Opcode::Fneg } else { Opcode::Bnot };
        let inst = self.make(ty, InstructionData::Unary { opcode, arg });
        self.func.dfg.first_result(inst)
    }

    fn of_constant(&self, name: &str, datum: &Datum) -> Option<Vec<Datum>> {
        let (bits, width) = self.bits(datum)?;
        let (bits_wide, limit) = (u128::from(bits), 1u128 << width);
        let power = bits_wide.is_power_of_two() && bits_wide > 1;
        let log = vec![Datum::Int(bits_wide.trailing_zeros().into())];
        match name {
            "u64_from_value" => Some(vec![Datum::Int(bits)]),
            "zero" => (bits == 0).then(Vec::new),
            "one" => (bits == 1).then(Vec::new),
            "ones" => (bits_wide + 1 == limit).then(Vec::new),
            "smallest" => (bits_wide * 2 == limit).then(Vec::new),
            "largest" => (bits_wide * 2 + 2 == limit).then(Vec::new),
            "log2" => power.then_some(log),
            _ => (power && bits_wide * 2 < limit).then_some(log),
        }
    }

    /// The bits of the reciprocal of a normal power of two, if that is one as well.
    fn reciprocal(&self, datum: &Datum) -> Option<Vec<Datum>> {
        let value = value(datum)?;
        let dfg = &self.func.dfg;
        let InstructionData::Const {
            opcode: Opcode::Fconst,
            imm,
        } = *dfg.inst(dfg.defining_inst(value)?)
        else {
            return None;
        };
        let layout = Layout::of(dfg.value_type(value).bits());
        let magnitude = imm & !layout.sign();
        let normal = magnitude >= layout.least_normal() && magnitude < layout.infinity();
        if !normal || !magnitude.is_multiple_of(layout.least_normal()) {
            return None;
        }
        // The exponents of both add up to twice the bias.
        let bias = layout.infinity() / layout.least_normal() / 2 * layout.least_normal();
        let other = (2 * bias).checked_sub(magnitude)?;
        (other >= layout.least_normal()).then(|| vec![Datum::Int(imm & layout.sign() | other)])
    }

    fn quiet(&self, datum: &Datum) -> bool {
        let Some(value) = value(datum) else { return false };
        let dfg = &self.func.dfg;
        let Some(inst) = dfg.defining_inst(value) else {
            return false;
        };
        match *dfg.inst(inst) {
            InstructionData::Const { imm, .. } => !Layout::of(dfg.value_type(value).bits()).is_signaling(imm),
            _ => false,
        }
    }

    fn lanes(&self, name: &str, args: &[Datum]) -> Option<Datum> {
        let width = |datum: &Datum| ty(datum).map(|ty| u64::from(ty.lane_bits()));
        match name {
            "lane_of" => match &args[0] {
                Datum::Values(list) => list.get(int(&args[1])? as usize).copied().map(Datum::Value),
                _ => None,
            },
            "same_lane" => Some(Datum::Bool(args[0] == args[1])),
            "other_lane" => Some(Datum::Bool(args[0] != args[1])),
            "whole_vector" => self.whole_vector(&args[0], &args[1]),
            "bit_of" => Some(Datum::Int(int(&args[1])? * width(&args[0])? % 32)),
            "field_of" => {
                let width = width(&args[0])?;
                Some(Datum::Int(ones(width as u32) << (int(&args[1])? * width % 32)))
            }
            "word_index" => Some(Datum::Int(int(&args[1])? * width(&args[0])? / 32)),
            "words_of" => Type::I32.vector(ty(&args[0])?.bits() / 32).map(Datum::Type),
            _ => None,
        }
    }

    fn whole_vector(&self, ty: &Datum, list: &Datum) -> Option<Datum> {
        let Datum::Values(list) = list else { return None };
        let dfg = &self.func.dfg;
        let lane = |(index, &value): (usize, &Value)| match *dfg.inst(dfg.defining_inst(value)?) {
            InstructionData::UnaryImm {
                opcode: Opcode::ExtractLane,
                arg,
                imm,
            } if usize::from(imm) == index => Some(arg),
            _ => None,
        };
        let vectors: Option<Vec<Value>> = list.iter().enumerate().map(lane).collect();
        let vectors = vectors?;
        let whole = *vectors.first()?;
        let same = vectors.iter().all(|&vector| vector == whole);
        (same && *ty == Datum::Type(dfg.value_type(whole))).then_some(Datum::Value(whole))
    }

    fn conditions(&self, name: &str, args: &[Datum]) -> Option<Datum> {
        let by = |pairs: &[(IntCC, IntCC)], of: fn(&[(IntCC, IntCC)], IntCC) -> IntCC| {
            let cc = self.enums.int_cc(&args[0])?;
            Some(Enums::variant(&self.enums.int, &of(pairs, cc)))
        };
        match name {
            "inverse_int" => by(INVERSE, either),
            "swapped_int" => by(SWAPPED, either),
            "strict" => by(STRICT, image),
            "unsigned" => by(UNSIGNED, image),
            "inverse_float" => {
                let cc = self.enums.float_cc(&args[0])?;
                Some(Enums::variant(&self.enums.float, &either(INVERSE_FLOAT, cc)))
            }
            "signed_order" => {
                let cc = self.enums.float_cc(&args[0])?;
                let (_, order) = ORDERS.iter().find(|(float, _)| *float == cc)?;
                Some(Enums::variant(&self.enums.int, order))
            }
            "reflexive" => {
                use IntCC::{Eq, Sge, Sle, Uge, Ule};
                let cc = self.enums.int_cc(&args[0])?;
                Some(Datum::Int(matches!(cc, Eq | Sle | Sge | Ule | Uge).into()))
            }
            _ => None,
        }
    }

    fn of_type(&self, set: Set, name: &str, args: &[Datum]) -> Option<Datum> {
        let of = ty(args.first()?);
        let layout = || of.map(|ty| Layout::of(ty.bits()));
        // The mid-end's terms have the type first.
        let last = int(args.last()?);
        let total = of.map_or(64, Type::bits);
        Some(match name {
            "ones_below" => Datum::Int(ones(last? as u32)),
            "ones_from" if set == Set::MidEnd => Datum::Int(ones(total) & (u64::MAX << last?)),
            "ones_from" => Datum::Int(!ones(last? as u32)),
            "int_of" => Datum::Type(Type::int(total)?),
            "magnitude_bits" => Datum::Int(ones(total) ^ layout()?.sign()),
            "infinity" => Datum::Int(layout()?.infinity()),
            "quiet_bit" => Datum::Int(layout()?.quiet(0)),
            "least_normal" => Datum::Int(layout()?.least_normal()),
            _ => return None,
        })
    }

    fn counts(&self, name: &str, args: &[Datum]) -> Option<Datum> {
        let number = |index: usize| args.get(index).and_then(int);
        match name {
            "wider" => Some(Datum::Bool(ty(&args[0])?.bits() > ty(&args[1])?.bits())),
            "count" => {
                let of = ty(&args[0])?;
                let (bits, _) = self.bits(&args[1])?;
                (!of.is_vector()).then(|| Datum::Int(bits % u64::from(of.bits())))
            }
            "count_sum" => {
                let sum = number(1)? + number(2)?;
                (sum < u64::from(ty(&args[0])?.bits())).then_some(Datum::Int(sum))
            }
            "count_over" => Some(Datum::Bool(
                number(1)? + number(2)? >= u64::from(ty(&args[0])?.bits()),
            )),
            "covers" => Some(Datum::Bool(has(number(0)?, 0..ty(&args[1])?.bits()))),
            "covers_shifted" => {
                let left = ty(&args[1])?.bits() - number(2)? as u32;
                Some(Datum::Bool(has(number(0)?, 0..left)))
            }
            "covers_count" => {
                let bits = ty(&args[1])?.lane_bits().trailing_zeros();
                Some(Datum::Bool(has(number(0)?, 0..bits)))
            }
            _ => None,
        }
    }
}

/// The factor and shift by which a product's high half is a quotient: of the least shift whose factor fits a word and is near enough.
fn factor(name: &str, args: &[Datum]) -> Option<u64> {
    let (of, divisor) = (ty(args.first()?)?, int(args.get(1)?)?);
    if !matches!(of, Type::I32 | Type::I64) {
        return None;
    }
    let width = of.bits();
    let usual = divisor > 2 && divisor < 1 << (width - 1) && divisor & (divisor - 1) != 0;
    if !usual {
        return None;
    }
    let length = 64 - divisor.leading_zeros();
    let wide = |shift: u32| ((1_u128 << (width + shift)) - 1) / u128::from(divisor) + 1;
    let excess = |shift: u32| wide(shift) * u128::from(divisor) - (1_u128 << (width + shift));
    let in_word = |shift: &u32| wide(*shift) >> width == 0;
    let short = (0..length)
        .filter(in_word)
        .find(|&shift| excess(shift) <= 1 << shift);
    let signed = (0..length)
        .filter(in_word)
        .find(|&shift| excess(shift) < 2 << shift);
    let negative = |factor: u128| factor >> (width - 1) & 1 == 1;
    match (name, short) {
        ("short_factor", Some(shift)) => Some(wide(shift) as u64),
        ("short_shift", Some(shift)) => Some(shift.into()),
        ("long_factor", None) => Some(wide(length) as u64 & ones(width)),
        ("long_shift", None) => Some((length - 1).into()),
        ("plus_factor", _) => signed
            .map(wide)
            .filter(|&factor| !negative(factor))
            .map(|factor| factor as u64),
        ("minus_factor", _) => signed
            .map(wide)
            .filter(|&factor| negative(factor))
            .map(|factor| factor as u64),
        ("signed_shift", _) => signed.map(u64::from),
        _ => None,
    }
}

/// Whether all these bits are set.
fn has(mask: u64, mut bits: std::ops::Range<u32>) -> bool {
    bits.all(|bit| mask >> bit & 1 == 1)
}

/// Arithmetic on 64 bits.
fn arithmetic(name: &str, args: &[Datum]) -> Option<u64> {
    let a = u128::from(int(args.first()?)?);
    let b = u128::from(args.get(1).map_or(Some(0), int)?);
    Some(match name {
        "add64" => (a + b) as u64,
        "sub64" => ((1 << 64) + a - b) as u64,
        "mul64" => a.wrapping_mul(b) as u64,
        "and64" => (a & b) as u64,
        "or64" => (a | b) as u64,
        "xor64" => (a ^ b) as u64,
        "not64" => (u128::from(u64::MAX) - a) as u64,
        _ => return None,
    })
}

impl Terms for Table {
    fn extract(&mut self, program: &Program, name: &str, datum: &Datum) -> Option<Vec<Datum>> {
        if let Set::Selection(_) = program.set
            && let Some(parts) = selection::terms::extract(self, name, datum)
        {
            return parts;
        }
        let dfg = &self.func.dfg;
        match name {
            "inst_typed" => match datum {
                Datum::Inst(inst) => {
                    let data = self.enums.data(dfg, dfg.inst(*inst));
                    Some(vec![Datum::Type(dfg.ctrl_type(*inst)), data])
                }
                _ => None,
            },
            "def_inst" => Some(vec![Datum::Inst(dfg.defining_inst(value(datum)?)?)]),
            "value_type" => Some(vec![Datum::Type(dfg.value_type(value(datum)?))]),
            "value_array_2" | "value_array_3" | "value_array_4" => match datum {
                Datum::Values(list) => Some(list.iter().copied().map(Datum::Value).collect()),
                _ => None,
            },
            "fits_in_32" => ty(datum)
                .filter(|ty| ty.bits() <= 32)
                .map(|ty| vec![Datum::Type(ty)]),
            "int_type" => ty(datum).filter(|ty| ty.is_int()).map(|ty| vec![Datum::Type(ty)]),
            "float_type" => ty(datum)
                .filter(|ty| ty.is_float())
                .map(|ty| vec![Datum::Type(ty)]),
            "scalar" => ty(datum).filter(|ty| ty.lanes() == 1).map(|_| Vec::new()),
            "vector" => ty(datum).filter(|ty| ty.lanes() > 1).map(|_| Vec::new()),
            "width" => Some(vec![Datum::Int(ty(datum)?.lane_bits().into())]),
            "equality" => matches!(self.enums.int_cc(datum)?, IntCC::Eq | IntCC::Ne).then(Vec::new),
            "signed" => UNSIGNED
                .iter()
                .any(|(cc, _)| self.enums.int_cc(datum) == Some(*cc))
                .then(Vec::new),
            "or_unordered" => {
                use FloatCC::{Equ, Geu, Gtu, Leu, Ltu, Neu};
                matches!(self.enums.float_cc(datum)?, Equ | Neu | Ltu | Leu | Gtu | Geu).then(Vec::new)
            }
            "fp_mode" => {
                let mode = mode(datum)?;
                let round = Enums::variant(&self.enums.rounding, &mode.round);
                Some(vec![round, Datum::Bool(mode.ftz), Datum::Bool(mode.sat)])
            }
            "quiet" => self.quiet(datum).then(Vec::new),
            // What an instance reads, and how often, is no part of what it computes.
            "read_once" | "only_shifted" => Some(Vec::new()),
            "power_of_two" => self.reciprocal(datum),
            _ => self.of_constant(name, datum),
        }
    }

    fn construct(&mut self, program: &Program, name: &str, args: &[Datum]) -> Option<Datum> {
        if IN_RUST.contains(&name) {
            self.in_rust = true;
            return Some(Datum::Opaque);
        }
        match name {
            "make_inst" => {
                let Some(data) = self.enums.instruction(&mut self.func.dfg, &args[1]) else {
                    return Some(Datum::Opaque);
                };
                let inst = self.make(ty(&args[0])?, data);
                Some(Datum::Value(self.func.dfg.first_result(inst)))
            }
            "untyped" => Some(Datum::Type(Type::INVALID)),
            "imm" => Some(Datum::Value(self.immediate(ty(&args[0])?, int(&args[1])?))),
            "value_array_2" | "value_array_3" | "value_array_4" => {
                let values: Option<Vec<Value>> = args.iter().map(value).collect();
                Some(values.map_or(Datum::Opaque, Datum::Values))
            }
            "fp_mode" => match (&args[0], &args[1], &args[2]) {
                (round, Datum::Bool(ftz), Datum::Bool(sat)) => Some(Datum::Mode(FpMode {
                    round: self.enums.direction(round)?,
                    ftz: *ftz,
                    sat: *sat,
                })),
                _ => None,
            },
            _ => None
                .or_else(|| arithmetic(name, args).map(Datum::Int))
                .or_else(|| factor(name, args).map(Datum::Int))
                .or_else(|| self.of_type(program.set, name, args))
                .or_else(|| self.counts(name, args))
                .or_else(|| self.conditions(name, args))
                .or_else(|| self.lanes(name, args))
                .or_else(|| selection::terms::construct(program, name, args)),
        }
    }

    fn constant(&mut self, name: &str) -> Option<Datum> {
        Type::parse(&name.trim_start_matches('$').to_lowercase()).map(Datum::Type)
    }

    fn is(&mut self, datum: &Datum, value: u64) -> bool {
        *datum == Datum::Int(value)
    }

    fn spoil(&mut self, datum: Datum) -> Datum {
        match datum {
            Datum::Bool(bool) => Datum::Bool(!bool),
            Datum::Int(int) => Datum::Int(int ^ 1),
            Datum::Mode(mode) => {
                // Towards zero, or away from it.
                let round = match mode.round {
                    Rounding::Zero => Rounding::Up,
                    _ => Rounding::Zero,
                };
                Datum::Mode(FpMode { round, ..mode })
            }
            Datum::Value(value) => Datum::Value(self.complement(value)),
            Datum::Variant(index, fields) => {
                Datum::Variant(index, fields.into_iter().map(|field| self.spoil(field)).collect())
            }
            Datum::Type(Type::I32) => Datum::Type(Type::I64),
            Datum::Type(Type::I64) => Datum::Type(Type::I32),
            other => other,
        }
    }
}
