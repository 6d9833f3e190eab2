//! The conditions under which an operation generates exceptions, where `down` and `up` are the operation's results rounded in these directions, without flushing:
//! - *inexact*: `down` and `up` differ. They enclose the exact value.
//! - *underflow*: `down` or `up` is subnormal, and the result is inexact or `ftz` flushes it. Tininess is detected before rounding (PRM 4.19.2).
//! - *overflow*: the result is infinite, none of the operands is, and nothing is divided by zero; or, rounded towards zero, the result of half
//!   the operands is 2^emax or more.
//! - *invalid operation*: an operand is a signaling NaN, or the result is NaN and no operand is.

use super::super::body::Body;
use super::super::lanes::split;
use super::super::types::ir_type;
use super::super::{Failure, Result};
use super::{DIVIDE_BY_ZERO, INEXACT, INVALID, OVERFLOW, UNDERFLOW, WORD};
use crate::model::{self, CompareOperation, Inst, Opcode, Pack, Round};
use wavelift_codegen::ir::{FloatCC, FpMode, InstBuilder, Rounding, Type, Value};

/// Classes of numbers as `class` counts them (HSA PRM 5.13.2).
const SIGNALING: u64 = 0x001;
const NAN: u64 = 0x003;
const INFINITE: u64 = 0x204;
const NORMAL: u64 = 0x108;
const SUBNORMAL: u64 = 0x090;
const ZERO: u64 = 0x060;

/// An operation with a rounding, on elements of a type.
#[derive(Clone, Copy)]
enum Operation {
    Add,
    Sub,
    Mul,
    Fma,
    Div,
    Sqrt,
    /// To the type of the result.
    Convert,
    /// From a signed or unsigned integer to the type of the result.
    FromInt {
        signed: bool,
    },
}

/// What an instruction is watched for.
pub(super) struct Watch<'b, 'a> {
    body: &'b mut Body<'a>,
    enabled: u64,
    /// Exceptions with what says that they are generated.
    found: Vec<(u64, Value)>,
}

impl<'b, 'a> Watch<'b, 'a> {
    /// A watch for a set of exceptions.
    pub(super) fn new(body: &'b mut Body<'a>, enabled: u64) -> Self {
        Watch {
            body,
            enabled,
            found: Vec::new(),
        }
    }

    /// The exceptions that an instruction can generate, each with a condition under which it does.
    pub(super) fn conditions(mut self, inst: &Inst) -> Result<Vec<(u64, Value)>> {
        self.instruction(inst)?;
        Ok(self.found)
    }

    fn instruction(&mut self, inst: &Inst) -> Result<()> {
        let Some(ty) = inst.ty else { return Ok(()) };
        match inst.opcode {
            Opcode::Cvt => self.convert(inst, ty),
            Opcode::Cmp => self.compare(inst),
            _ if !ty.is_float() => Ok(()),
            Opcode::Add
            | Opcode::Sub
            | Opcode::Mul
            | Opcode::Div
            | Opcode::Fma
            | Opcode::Mad
            | Opcode::Sqrt
            | Opcode::Fract
            | Opcode::Min
            | Opcode::Max
            | Opcode::Ceil
            | Opcode::Floor
            | Opcode::Trunc
            | Opcode::Rint => self.arithmetic(inst, ty),
            _ => Ok(()),
        }
    }

    fn arithmetic(&mut self, inst: &Inst, ty: model::Type) -> Result<()> {
        let mode = self.body.fp_mode(inst);
        let mut sources = Vec::new();
        for index in 1..self.body.operands(inst).len() {
            sources.push(self.elements(inst, index, ty)?);
        }
        let Some(pack) = inst.mods.pack else {
            let args: Vec<Value> = sources
                .iter()
                .filter_map(|lanes| lanes.first().copied())
                .collect();
            return self.element(inst.opcode, mode, &args);
        };
        let count = match pack.writes_lowest_only() {
            true => 1,
            false => sources.first().map_or(0, Vec::len),
        };
        for lane in 0..count {
            let args = sources
                .iter()
                .enumerate()
                .filter_map(|(index, lanes)| match (pack, index) {
                    (Pack::PS, 1) | (Pack::SP, 0) => lanes.first().copied(),
                    _ => lanes.get(lane).copied(),
                });
            let args: Vec<Value> = args.collect();
            self.element(inst.opcode, mode, &args)?;
        }
        Ok(())
    }

    /// The elements of a source; it alone, if it has no elements.
    fn elements(&mut self, inst: &Inst, index: usize, ty: model::Type) -> Result<Vec<Value>> {
        let value = self.body.src(inst, index, ty)?;
        Ok(match ir_type(ty).is_vector() {
            true => split(self.body, value),
            false => vec![value],
        })
    }

    fn element(&mut self, opcode: Opcode, mode: FpMode, args: &[Value]) -> Result<()> {
        let Some(&first) = args.first() else { return Ok(()) };
        let ty = self.body.func.dfg.value_type(first);
        let operation = match opcode {
            Opcode::Add => Operation::Add,
            Opcode::Sub => Operation::Sub,
            Opcode::Mul => Operation::Mul,
            Opcode::Div => Operation::Div,
            Opcode::Fma | Opcode::Mad => Operation::Fma,
            Opcode::Sqrt => Operation::Sqrt,
            Opcode::Fract => {
                // What is left of a finite number; infinities and NaN generate nothing but what signals.
                self.signaling(args, SIGNALING);
                let x = self.flushed(mode, first);
                let whole = self.body.ins().ffloor(ty, mode, x);
                let special = self.class(x, NAN | INFINITE);
                let zero = self.body.scalar_constant(ty, 0);
                let x = self.body.ins().select(ty, special, zero, x);
                let whole = self.body.ins().select(ty, special, zero, whole);
                return self.rounded(Operation::Sub, mode, ty, &[x, whole]);
            }
            _ => {
                self.signaling(args, SIGNALING);
                return Ok(());
            }
        };
        self.rounded(operation, mode, ty, args)
    }

    /// An invalid operation if an operand is of these classes.
    fn signaling(&mut self, args: &[Value], classes: u64) {
        if self.enabled & INVALID != 0 {
            for &arg in args {
                let signals = self.class(arg, classes);
                self.found.push((INVALID, signals));
            }
        }
    }

    /// Everything that a rounded operation can generate.
    fn rounded(&mut self, operation: Operation, mode: FpMode, ty: Type, args: &[Value]) -> Result<()> {
        let floats = !matches!(operation, Operation::FromInt { .. });
        let plain = |round| FpMode {
            round,
            ftz: false,
            sat: false,
        };
        let flushed: Vec<Value> = match floats {
            true => args.iter().map(|&arg| self.flushed(mode, arg)).collect(),
            false => args.to_vec(),
        };
        let own = self.apply(operation, plain(mode.round), ty, &flushed)?;
        if floats {
            self.invalid(args, own);
        }
        let by_zero = match (operation, &flushed[..]) {
            (Operation::Div, &[a, b]) => {
                let (a, b) = (self.class(a, NORMAL | SUBNORMAL), self.class(b, ZERO));
                Some(self.both(a, b))
            }
            _ => None,
        };
        if let (Some(condition), true) = (by_zero, self.enabled & DIVIDE_BY_ZERO != 0) {
            self.found.push((DIVIDE_BY_ZERO, condition));
        }
        if self.enabled & (INEXACT | UNDERFLOW) != 0 {
            let down = self.apply(operation, plain(Rounding::Down), ty, &flushed)?;
            let up = self.apply(operation, plain(Rounding::Up), ty, &flushed)?;
            let inexact = self.body.ins().fcmp(FloatCC::Ne, plain(Rounding::Near), down, up);
            let (a, b) = (self.class(down, SUBNORMAL), self.class(up, SUBNORMAL));
            let tiny = self.body.ins().bor(Type::B1, a, b);
            if self.enabled & INEXACT != 0 {
                self.found.push((INEXACT, inexact));
            }
            if self.enabled & UNDERFLOW != 0 {
                let condition = match mode.ftz {
                    true => tiny,
                    false => self.both(tiny, inexact),
                };
                self.found.push((UNDERFLOW, condition));
            }
        }
        if self.enabled & OVERFLOW != 0 && !matches!(operation, Operation::Sqrt) {
            self.overflow(operation, mode, ty, &flushed, own, by_zero)?;
        }
        Ok(())
    }

    /// A signaling operand, or a NaN of none.
    fn invalid(&mut self, args: &[Value], result: Value) {
        if self.enabled & INVALID == 0 {
            return;
        }
        self.signaling(args, SIGNALING);
        let mut made = self.class(result, NAN);
        for &arg in args {
            let number = self.class(arg, !NAN & 0x3ff);
            made = self.both(made, number);
        }
        self.found.push((INVALID, made));
    }

    fn overflow(
        &mut self,
        operation: Operation,
        mode: FpMode,
        ty: Type,
        args: &[Value],
        result: Value,
        by_zero: Option<Value>,
    ) -> Result<()> {
        let mut condition = self.class(result, INFINITE);
        let floats = !matches!(operation, Operation::FromInt { .. });
        for &arg in args.iter().filter(|_| floats) {
            let finite = self.class(arg, NORMAL | SUBNORMAL | ZERO);
            condition = self.both(condition, finite);
        }
        if let Some(by_zero) = by_zero {
            let not = self.body.ins().bnot(Type::B1, by_zero);
            condition = self.both(condition, not);
        }
        self.found.push((OVERFLOW, condition));
        if mode.round == Rounding::Near {
            return Ok(());
        }
        // Rounded to the largest number, of which only some is lost: overflow begins at twice the power of two below.
        let towards_zero = FpMode {
            round: Rounding::Zero,
            ftz: false,
            sat: false,
        };
        let (value, limit) = match operation {
            Operation::Convert => (args[0], emax(ty) + 1),
            Operation::FromInt { .. } => {
                let wide = self.apply(operation, towards_zero, Type::F64, args)?;
                (wide, emax(ty) + 1)
            }
            _ => {
                let mut halves = args.to_vec();
                for (index, half) in halves.iter_mut().enumerate() {
                    // One factor, the dividend, each addend.
                    let scaled = match operation {
                        Operation::Mul | Operation::Div => index == 0,
                        Operation::Fma => index != 1,
                        _ => true,
                    };
                    if scaled {
                        let factor = self.power(ty, -1);
                        *half = self.body.ins().fmul(ty, towards_zero, *half, factor);
                    }
                }
                (self.apply(operation, towards_zero, ty, &halves)?, emax(ty))
            }
        };
        let of = self.body.func.dfg.value_type(value);
        if limit > emax(of) {
            return Ok(());
        }
        let limit = self.power(of, limit);
        let size = self.body.ins().fabs(of, value);
        let beyond = self.body.ins().fcmp(FloatCC::Ge, towards_zero, size, limit);
        let finite = self.class(value, NORMAL | SUBNORMAL | ZERO);
        let condition = self.both(beyond, finite);
        self.found.push((OVERFLOW, condition));
        Ok(())
    }

    fn convert(&mut self, inst: &Inst, ty: model::Type) -> Result<()> {
        let Some(source) = inst.source_type else {
            return Ok(());
        };
        let value = self.body.src(inst, 1, source)?;
        let (to, from) = (ir_type(ty), ir_type(source));
        let mode = self.body.fp_mode(inst);
        match (ty.is_float(), source.is_float()) {
            (true, true) => self.rounded(Operation::Convert, mode, to, &[value]),
            (true, false) if from != Type::B1 => {
                let signed = source.is_signed();
                let wide = match from.bits() < 32 {
                    true => self.body.extend(value, Type::I32, signed),
                    false => value,
                };
                self.rounded(Operation::FromInt { signed }, mode, to, &[wide])
            }
            (false, true) if to == Type::B1 => {
                self.signaling(&[value], SIGNALING);
                Ok(())
            }
            (false, true) => {
                self.integer_from_float(inst, ty, value);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Only rounding modes whose names begin with `s` say that something is lost.
    fn integer_from_float(&mut self, inst: &Inst, ty: model::Type, value: Value) {
        use Round::*;
        let round = match inst.mods.round {
            None | Some(Default) => ZeroI,
            Some(round) => round,
        };
        let mode = FpMode {
            round: Rounding::Near,
            ftz: inst.mods.ftz,
            sat: false,
        };
        let of = self.body.func.dfg.value_type(value);
        let value = self.flushed(mode, value);
        let mut ins = self.body.ins();
        let whole = match round {
            NearI | NearISat | SNearI | SNearISat => ins.frint(of, mode, value),
            UpI | UpISat | SUpI | SUpISat => ins.fceil(of, mode, value),
            DownI | DownISat | SDownI | SDownISat => ins.ffloor(of, mode, value),
            _ => ins.ftrunc(of, mode, value),
        };
        let bits = ir_type(ty).bits() as i32;
        let (low, high) = match ty.is_signed() {
            true => (Some(bits - 1), bits - 1),
            false => (None, bits),
        };
        let high = self.power(of, high);
        let below = self.body.ins().fcmp(FloatCC::Lt, mode, whole, high);
        let above = match low {
            Some(power) => {
                let bound = self.power(of, power);
                let bound = self.body.ins().fneg(of, bound);
                let beyond = if power > emax(of) {
                    FloatCC::Gt
                } else {
                    FloatCC::Ge
                };
                self.body.ins().fcmp(beyond, mode, whole, bound)
            }
            None => {
                let zero = self.body.scalar_constant(of, 0);
                self.body.ins().fcmp(FloatCC::Ge, mode, whole, zero)
            }
        };
        let fits = self.both(below, above);
        if self.enabled & INVALID != 0 && !round.is_saturating() {
            let not = self.body.ins().bnot(Type::B1, fits);
            self.found.push((INVALID, not));
        }
        let says = matches!(
            round,
            SNearI | SNearISat | SUpI | SUpISat | SDownI | SDownISat | SZeroI | SZeroISat
        );
        if self.enabled & INEXACT != 0 && says {
            let differs = self.body.ins().fcmp(FloatCC::Ne, mode, whole, value);
            let inexact = self.both(differs, fits);
            self.found.push((INEXACT, inexact));
        }
    }

    /// Quiet comparisons object to signaling NaN, signaling ones to every NaN.
    fn compare(&mut self, inst: &Inst) -> Result<()> {
        use CompareOperation::*;
        let Some(source) = inst.source_type.filter(|source| source.is_float()) else {
            return Ok(());
        };
        let signals = matches!(
            inst.mods.compare,
            Some(Seq | Sne | Slt | Sle | Sgt | Sge | Sequ | Sneu | Sltu | Sleu | Sgtu | Sgeu | Snum | Snan)
        );
        let classes = if signals { NAN } else { SIGNALING };
        for index in [1, 2] {
            let args = self.elements(inst, index, source)?;
            self.signaling(&args, classes);
        }
        Ok(())
    }

    fn apply(&mut self, operation: Operation, mode: FpMode, ty: Type, args: &[Value]) -> Result<Value> {
        let mut ins = self.body.ins();
        Ok(match (operation, args) {
            (Operation::Add, &[a, b]) => ins.fadd(ty, mode, a, b),
            (Operation::Sub, &[a, b]) => ins.fsub(ty, mode, a, b),
            (Operation::Mul, &[a, b]) => ins.fmul(ty, mode, a, b),
            (Operation::Div, &[a, b]) => ins.fdiv(ty, mode, a, b),
            (Operation::Fma, &[a, b, c]) => ins.fma(ty, mode, a, b, c),
            (Operation::Sqrt, &[a]) => ins.fsqrt(ty, mode, a),
            (Operation::Convert, &[a]) => ins.fconvert(ty, mode, a),
            (Operation::FromInt { signed: true }, &[a]) => ins.fcvt_from_sint(ty, mode, a),
            (Operation::FromInt { signed: false }, &[a]) => ins.fcvt_from_uint(ty, mode, a),
            _ => return Err(Failure::invalid("an operation with another number of sources")),
        })
    }

    /// A source as the operation sees it: with `ftz`, a subnormal is a zero of its sign.
    fn flushed(&mut self, mode: FpMode, value: Value) -> Value {
        if !mode.ftz {
            return value;
        }
        let ty = self.body.func.dfg.value_type(value);
        let small = self.class(value, SUBNORMAL);
        let zero = self.body.scalar_constant(ty, 0);
        let signed = self.body.ins().fcopysign(ty, zero, value);
        self.body.ins().select(ty, small, signed, value)
    }

    fn class(&mut self, value: Value, classes: u64) -> Value {
        let classes = self.body.ins().iconst(WORD, classes);
        self.body.ins().fclass(value, classes)
    }

    fn both(&mut self, a: Value, b: Value) -> Value {
        self.body.ins().band(Type::B1, a, b)
    }

    /// 2 to a power; infinity beyond the largest.
    fn power(&mut self, ty: Type, power: i32) -> Value {
        let (fraction, emax) = match ty.bits() {
            16 => (10, 15),
            32 => (23, 127),
            _ => (52, 1023),
        };
        let exponent = (power.min(emax + 1) + emax) as u64;
        self.body.scalar_constant(ty, exponent << fraction)
    }
}

/// The exponent of the largest numbers of a type.
fn emax(ty: Type) -> i32 {
    match ty.bits() {
        16 => 15,
        32 => 127,
        _ => 1023,
    }
}
