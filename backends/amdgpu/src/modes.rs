//! The MODE register: how floating point rounds and what happens to subnormals (Vega ISA 3.5, RDNA4 ISA 3.4.4).
//!
//! HSAIL says it per instruction, the machine per wave. A kernel starts in the mode that most of its instructions want;
//! the others switch the field they need around themselves.

use crate::isa::{HwReg, Inst, Machine, Op, Operand};
use wavelift_codegen::ir::{
    Format, Function, Inst as IrInst, InstructionData, MatrixElement, MatrixProduct, Opcode as IrOpcode,
    Rounding, Type, Value,
};

/// A field of the MODE register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Field {
    /// Rounding of 32 bits.
    Round32,
    /// Rounding of 16 and 64 bits.
    Round64,
    /// Subnormals of 32 bits.
    Denorm32,
    /// Subnormals of 16 and 64 bits.
    Denorm64,
}

impl Field {
    const ALL: [Field; 4] = [Field::Round32, Field::Round64, Field::Denorm32, Field::Denorm64];

    /// Its first bit in the register. It has two.
    pub fn first_bit(self) -> u8 {
        2 * self as u8
    }
}

/// Subnormals are kept.
pub const KEEP: u8 = 3;
/// Subnormals are flushed, operands and results.
pub const FLUSH: u8 = 0;

/// Subnormal operands are kept, results are flushed.
pub const FLUSH_RESULTS: u8 = 1;

/// The instruction that sets a field.
pub fn set(machine: Machine, field: Field, value: u8) -> Inst {
    let register = HwReg {
        id: HwReg::MODE,
        offset: field.first_bit(),
        size: 2,
    };
    let register = Operand::Imm(i32::from(register.to_imm()));
    Inst::new(
        machine,
        Op::SSetregImm32B32,
        &[register, Operand::Literal(u32::from(value))],
    )
}

/// The mode of a kernel: a value of two bits per field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mode([u8; 4]);

impl Default for Mode {
    fn default() -> Self {
        Mode([0, 0, KEEP, KEEP])
    }
}

impl Mode {
    /// What most instructions of a function want.
    pub fn of(func: &Function) -> Mode {
        Mode::of_all([func])
    }

    /// What most instructions of some functions want.
    pub fn of_all<'f>(funcs: impl IntoIterator<Item = &'f Function>) -> Mode {
        let mut votes = [[0usize; 4]; 4];
        for func in funcs {
            for (_, inst) in func.layout.iter() {
                for (field, value) in wanted(func, inst) {
                    votes[field as usize][usize::from(value)] += 1;
                }
            }
        }
        let mut mode = Mode::default();
        for field in Field::ALL {
            let counts = votes[field as usize];
            let default = mode.0[field as usize];
            // The default wins a tie.
            let best = (0..4u8)
                .max_by_key(|&v| (counts[usize::from(v)], v == default))
                .unwrap_or(default);
            mode.0[field as usize] = best;
        }
        mode
    }

    /// The value of a field.
    pub fn get(self, field: Field) -> u8 {
        self.0[field as usize]
    }

    /// The fields that an instruction needs otherwise, with the value it needs.
    pub fn switches(self, func: &Function, inst: IrInst) -> Vec<(Field, u8)> {
        wanted(func, inst)
            .into_iter()
            .filter(|&(field, value)| self.get(field) != value)
            .collect()
    }
}

/// A rounding as a field has it.
pub fn rounding(round: Rounding) -> u8 {
    match round {
        Rounding::Near => 0,
        Rounding::Up => 1,
        Rounding::Down => 2,
        Rounding::Zero => 3,
    }
}

/// Whether flushing changes nothing: numbers from integers, towards zero a conversion to integers, which takes a subnormal for zero in any case, and
/// products whose operands and result have ordinary exponents, as in the estimate of a quotient of integers.
fn without_subnormals(func: &Function, inst: IrInst) -> bool {
    let data = func.dfg.inst(inst);
    match data.opcode() {
        IrOpcode::FcvtFromSint | IrOpcode::FcvtFromUint => true,
        IrOpcode::FcvtToSint | IrOpcode::FcvtToUint => data.fp_mode().round == Rounding::Zero,
        // The argument is none, and no step makes one.
        IrOpcode::Fsqrt => {
            let argument = func.dfg.args(inst)[0];
            func.dfg.value_type(argument) == Type::F32 && was_flushed(func, argument)
        }
        IrOpcode::Fmul => {
            let result = func.dfg.first_result(inst);
            func.dfg.value_type(result) == Type::F32 && exponents(func, result, EXPONENT_DEPTH).is_some()
        }
        _ => false,
    }
}

/// Whether a single is not subnormal: it is a constant that is none or made of an integer, or an operation that flushes made it, or a square root. Its sign may be changed.
pub(crate) fn was_flushed(func: &Function, value: Value) -> bool {
    let Some(inst) = func.dfg.defining_inst(value) else {
        return false;
    };
    match *func.dfg.inst(inst) {
        InstructionData::Const {
            opcode: IrOpcode::Fconst,
            imm,
        } => !f32::from_bits(imm as u32).is_subnormal(),
        InstructionData::Unary {
            opcode: IrOpcode::Fneg | IrOpcode::Fabs,
            arg,
        } => func
            .dfg
            .defining_inst(arg)
            .is_some_and(|inst| makes_flushed(func, inst)),
        _ => makes_flushed(func, inst),
    }
}

fn makes_flushed(func: &Function, inst: IrInst) -> bool {
    let data = func.dfg.inst(inst);
    match data.opcode() {
        IrOpcode::Fsqrt | IrOpcode::FcvtFromSint | IrOpcode::FcvtFromUint => true,
        IrOpcode::Fadd | IrOpcode::Fsub | IrOpcode::Fmul | IrOpcode::Fdiv | IrOpcode::Fma => {
            data.fp_mode().ftz
        }
        _ => false,
    }
}

/// Whether a single is zero, infinite, NaN, or between 2^-41 and 2^41.
pub(crate) fn is_middling(func: &Function, value: Value) -> bool {
    exponents(func, value, EXPONENT_DEPTH).is_some_and(|(least, most)| least >= -40 && most <= 40)
}

/// How far [`exponents`] looks.
const EXPONENT_DEPTH: u32 = 3;

/// The smallest and the largest exponent of a single, as far as it is neither zero, infinite nor NaN: `None` if it may be subnormal, or if that is
/// not known.
fn exponents(func: &Function, value: Value, depth: u32) -> Option<(i32, i32)> {
    let dfg = &func.dfg;
    let inst = dfg.defining_inst(value).filter(|_| depth > 0)?;
    let of = |index: usize| exponents(func, dfg.args(inst)[index], depth - 1);
    let (least, most) = match *dfg.inst(inst) {
        InstructionData::Const {
            opcode: IrOpcode::Fconst,
            imm,
        } => {
            let exponent = f32::from_bits(imm as u32)
                .is_normal()
                .then(|| (imm >> 23 & 0xff) as i32 - 127)?;
            (exponent, exponent)
        }
        // Rounding may reach the next power.
        InstructionData::UnaryFp {
            opcode: IrOpcode::FcvtFromSint | IrOpcode::FcvtFromUint,
            arg,
            ..
        } => (0, dfg.value_type(arg).bits() as i32),
        InstructionData::Unary {
            opcode: IrOpcode::Fneg | IrOpcode::Fabs,
            ..
        } => of(0)?,
        InstructionData::Unary {
            opcode: IrOpcode::Nrcp,
            ..
        } => of(0).map(|(least, most)| (-most - 1, -least))?,
        InstructionData::BinaryFp {
            opcode: IrOpcode::Fmul,
            ..
        } => {
            let (a, b) = (of(0)?, of(1)?);
            (a.0 + b.0, a.1 + b.1 + 1)
        }
        _ => return None,
    };
    // Both operands and result; one more for what is not exact.
    (least > -125 && most < 127).then_some((least, most))
}

/// Products of matrices round to the nearest and keep subnormals; those of bfloat16 ask no mode for their sums, integers none at all.
fn wanted_by_matrices(product: MatrixProduct) -> Vec<(Field, u8)> {
    let near = rounding(Rounding::Near);
    let mut fields = match product.sum() {
        MatrixElement::F32 => vec![(Field::Round32, near), (Field::Denorm32, KEEP)],
        MatrixElement::F16 => vec![(Field::Round64, near)],
        _ => Vec::new(),
    };
    if product.a() == MatrixElement::F16 {
        fields.push((Field::Denorm64, KEEP));
    }
    fields
}

/// What an instruction needs of the mode. Conversions to integers round by their opcode.
fn wanted(func: &Function, inst: IrInst) -> Vec<(Field, u8)> {
    let data = func.dfg.inst(inst);
    let opcode = data.opcode();
    if let InstructionData::Matrix { product, .. } = *data {
        return wanted_by_matrices(product);
    }
    if !matches!(
        opcode.format(),
        Format::UnaryFp | Format::BinaryFp | Format::TernaryFp | Format::FloatCompare
    ) {
        return Vec::new();
    }
    let mode = data.fp_mode();
    let types: Vec<Type> = func
        .dfg
        .args(inst)
        .iter()
        .chain(func.dfg.results(inst))
        .map(|&v| func.dfg.value_type(v).lane())
        .collect();
    let single = types.contains(&Type::F32);
    let other = types.contains(&Type::F64) || types.contains(&Type::F16);
    let subnormals = if mode.ftz { FLUSH } else { KEEP };
    let mut fields = Vec::new();
    let indifferent = without_subnormals(func, inst);
    if single && !indifferent {
        fields.push((Field::Denorm32, subnormals));
    }
    if other && !indifferent {
        fields.push((Field::Denorm64, subnormals));
    }
    let rounds = !matches!(
        opcode,
        IrOpcode::FcvtToSint
            | IrOpcode::FcvtToUint
            | IrOpcode::Fcmp
            | IrOpcode::Fmin
            | IrOpcode::Fmax
            | IrOpcode::Fceil
            | IrOpcode::Ffloor
            | IrOpcode::Ftrunc
            | IrOpcode::Frint
    );
    if rounds {
        // The result's width says which field.
        match func
            .dfg
            .results(inst)
            .first()
            .map(|&v| func.dfg.value_type(v).lane())
        {
            Some(Type::F32) => fields.push((Field::Round32, rounding(mode.round))),
            Some(Type::F64 | Type::F16) => fields.push((Field::Round64, rounding(mode.round))),
            _ => {}
        }
    }
    fields
}
