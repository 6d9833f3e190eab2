//! Operations that are functions of their operands: every one of the instruction table, at every type that it takes.

use crate::body::Body;
use crate::floats::Open;
use wavelift_codegen::ir::{
    FloatCC, Format, FpMode, InstBuilder, InstructionData, IntCC, Opcode, Rounding, Type, TypeClass,
    TypeRule, Value,
};

/// Operations that compilers know most about, and that programs have most.
const COMMON: [Opcode; 24] = [
    Opcode::Iadd,
    Opcode::Iadd,
    Opcode::Isub,
    Opcode::Imul,
    Opcode::Ishl,
    Opcode::Ushr,
    Opcode::Sshr,
    Opcode::Band,
    Opcode::Bor,
    Opcode::Bxor,
    Opcode::Bnot,
    Opcode::Icmp,
    Opcode::Select,
    Opcode::Umin,
    Opcode::Smax,
    Opcode::Udiv,
    Opcode::Srem,
    Opcode::Uextend,
    Opcode::Sextend,
    Opcode::Ireduce,
    Opcode::Fadd,
    Opcode::Fmul,
    Opcode::Fma,
    Opcode::Fcmp,
];

/// Operations whose operands [`Body::operation`] draws.
fn drawn(opcode: Opcode) -> bool {
    let info = opcode.info();
    let shape = matches!(
        opcode,
        Opcode::Bitcast | Opcode::MakeVector | Opcode::ExtractLane | Opcode::InsertLane
    );
    (info.evaluates || shape) && !is_native(opcode) && info.class != TypeClass::Mask && !takes_masks(opcode)
}

fn takes_masks(opcode: Opcode) -> bool {
    opcode.info().operands.contains(&TypeRule::Exactly(Type::MASK))
}

/// Operations at the machine's accuracy (HSA PRM 5.14), those that not every machine has, and those whose signalling NaN differ.
fn is_native(opcode: Opcode) -> bool {
    use Opcode as O;
    matches!(
        opcode,
        O::Nsqrt
            | O::Nrsqrt
            | O::Nrcp
            | O::Nexp2
            | O::Nlog2
            | O::Nsin
            | O::Ncos
            | O::Nfma
            | O::TrigPreop
            | O::Fmed3
    )
}

/// Operations that HSAIL has for words of 32 bits only.
fn of_words(opcode: Opcode) -> bool {
    use Opcode as O;
    matches!(
        opcode,
        O::Umul24 | O::Smul24 | O::Umul24hi | O::Smul24hi | O::Lerp | O::Bitalign | O::Bytealign
    )
}

/// Operations that HSAIL has for integers of 32 and 64 bits only; targets have no others (HSA PRM 5.6, 5.7).
fn of_wide_integers(opcode: Opcode) -> bool {
    use Opcode as O;
    matches!(
        opcode,
        O::Popcount | O::Ufirstbit | O::Sfirstbit | O::Lastbit | O::Bitrev | O::Bitselect
    )
}

/// Whether a rounding direction means something.
fn rounds(opcode: Opcode) -> bool {
    use Opcode as O;
    matches!(
        opcode,
        O::Fadd
            | O::Fsub
            | O::Fmul
            | O::Fdiv
            | O::Fma
            | O::Fsqrt
            | O::Fconvert
            | O::FcvtToUint
            | O::FcvtToSint
            | O::FcvtFromUint
            | O::FcvtFromSint
    )
}

impl Body<'_, '_, '_> {
    /// Draws one to three operations, or a chain of those on floats.
    pub(crate) fn operations(&mut self) {
        if self.choices.one_in(6) {
            self.chain();
            return;
        }
        for _ in 0..1 + self.choices.below(3) {
            self.operation();
        }
    }

    /// Draws one operation. It is paid from the budget, and so is all that it needs.
    pub(crate) fn operation(&mut self) {
        let spare = self.spare;
        self.budget = self.budget.saturating_sub(1);
        self.any_operation();
        self.spare = spare;
    }

    fn any_operation(&mut self) {
        let all: &[Opcode] = &self.settings.operations;
        let mut opcode = self.choices.of(all);
        if self.choices.one_in(2) {
            let common = self.choices.of(&COMMON);
            opcode = if all.contains(&common) { common } else { opcode };
        }
        let from = self.operand_type(opcode);
        let Some(ty) = self.controlling_type(opcode, from) else {
            return;
        };
        let args: Vec<Value> = match opcode {
            Opcode::MakeVector => self.values(&vec![ty.lane(); ty.lanes() as usize]),
            _ => {
                let operands = opcode.info().operands.iter();
                let types: Vec<Type> = operands.map(|&rule| operand(rule, ty, from)).collect();
                self.values(&types)
            }
        };
        let args = self.in_range(opcode, ty, args);
        self.compute(opcode, ty, &args);
    }

    /// The type of operands that the controlling type says nothing of.
    fn operand_type(&mut self, opcode: Opcode) -> Type {
        let Some(class) = opcode.info().operands.iter().find_map(|rule| match rule {
            TypeRule::Any(class) => Some(*class),
            _ => None,
        }) else {
            return Type::INVALID;
        };
        let scalar = opcode != Opcode::Bitcast && opcode != Opcode::Fconvert && class != TypeClass::Vector;
        let usual = match class {
            TypeClass::Float | TypeClass::ScalarFloat => Type::F32,
            TypeClass::Vector => Type::I16X2,
            _ => Type::I32,
        };
        let widest = opcode != Opcode::Uextend && opcode != Opcode::Sextend;
        let least = if of_wide_integers(opcode) { 32 } else { 1 };
        self.type_where(usual, |ty| {
            class.contains(ty)
                && ty.lane_bits() >= least
                && !(scalar && ty.is_vector())
                && (widest || ty.bits() < 64)
                && settles(ty)
        })
    }

    fn controlling_type(&mut self, opcode: Opcode, from: Type) -> Option<Type> {
        let class = opcode.info().class;
        let fits: Box<dyn Fn(Type) -> bool> = match opcode {
            _ if class == TypeClass::None => return Some(Type::INVALID),
            Opcode::ExtractLane => return Some(from.lane()),
            Opcode::Uextend | Opcode::Sextend => Box::new(move |ty| ty.bits() > from.bits()),
            Opcode::Ireduce => Box::new(move |ty| ty.bits() < from.bits()),
            Opcode::Bitcast => Box::new(move |ty| ty.bits() == from.bits() && ty != from),
            Opcode::Fconvert => Box::new(move |ty| ty.lanes() == from.lanes() && ty != from),
            Opcode::FcvtFromUint | Opcode::FcvtFromSint => Box::new(|ty| !ty.is_vector()),
            _ if of_words(opcode) => Box::new(|ty| ty == Type::I32),
            _ if of_wide_integers(opcode) => Box::new(|ty| ty.lane_bits() >= 32),
            _ => Box::new(|_| true),
        };
        let ty = self.type_where(Type::INVALID, |ty| class.contains(ty) && settles(ty) && fits(ty));
        (ty != Type::INVALID).then_some(ty)
    }

    /// Keeps operands where the manual says what the result is (D2).
    fn in_range(&mut self, opcode: Opcode, ty: Type, mut args: Vec<Value>) -> Vec<Value> {
        use Opcode as O;
        match opcode {
            O::Udiv | O::Urem | O::Sdiv | O::Srem => self.divisible(opcode, ty, &mut args),
            O::Ubitextract | O::Sbitextract | O::Bitinsert | O::Bitmask => {
                let fields = args.len() - 2;
                for arg in &mut args[fields..] {
                    *arg = self.with_splat(O::Band, Type::I32, *arg, u64::from(ty.bits() / 2 - 1));
                }
            }
            O::Fclass => args[1] = self.with_splat(O::Band, Type::I32, args[1], 0x3ff),
            _ => {}
        }
        args
    }

    /// An operand with a constant in each lane.
    pub(crate) fn with_splat(&mut self, opcode: Opcode, ty: Type, value: Value, bits: u64) -> Value {
        let constant = self.splat(ty, bits);
        let args = [value, constant];
        let uniform = self.is_uniform(value);
        let inst = self
            .end()
            .build(InstructionData::Binary { opcode, args }, ty, None);
        let value = self.result(inst);
        self.set_uniform(value, uniform);
        value
    }

    /// An integer constant in each lane.
    pub(crate) fn splat(&mut self, ty: Type, bits: u64) -> Value {
        let lane = self.int(ty.lane(), bits);
        match ty.is_vector() {
            true => self.end().make_vector(ty, &vec![lane; ty.lanes() as usize]),
            false => lane,
        }
    }

    /// Makes the instruction, and of a float result the representative of those that are right.
    fn compute(&mut self, opcode: Opcode, ty: Type, args: &[Value]) {
        let mode = self.mode(opcode);
        let args = &self.clamped(opcode, mode, args)[..];
        let Some(data) = self.data(opcode, mode, ty, args) else {
            return;
        };
        let chooses = ty.is_float()
            && matches!(
                opcode.format(),
                Format::UnaryFp | Format::BinaryFp | Format::TernaryFp
            );
        if !chooses || matches!(opcode, Opcode::FcvtFromUint | Opcode::FcvtFromSint) {
            let inst = self.emit(data, ty, None);
            self.note(inst);
            return;
        }
        let uniform = args.iter().all(|&arg| self.is_uniform(arg));
        let inst = self.end().build(data, ty, None);
        self.note(inst);
        let value = self.result(inst);
        let open = Open {
            zero: matches!(opcode, Opcode::Fmin | Opcode::Fmax | Opcode::Ffract),
            small: mode.ftz,
        };
        let value = self.settle(ty, value, open);
        self.know(value, uniform);
    }

    fn data(&mut self, opcode: Opcode, mode: FpMode, ty: Type, args: &[Value]) -> Option<InstructionData> {
        use InstructionData as D;
        let lane = |body: &mut Self, vector: Type| body.choices.below(vector.lanes() as usize) as u8;
        Some(match (opcode.format(), args) {
            (Format::Unary, &[arg]) => D::Unary { opcode, arg },
            (Format::Binary, &[a, b]) => D::Binary { opcode, args: [a, b] },
            (Format::Ternary, &[a, b, c]) => D::Ternary {
                opcode,
                args: [a, b, c],
            },
            (Format::Quaternary, &[a, b, c, d]) => D::Quaternary {
                opcode,
                args: [a, b, c, d],
            },
            (Format::UnaryFp, &[arg]) => D::UnaryFp { opcode, mode, arg },
            (Format::BinaryFp, &[a, b]) => D::BinaryFp {
                opcode,
                mode,
                args: [a, b],
            },
            (Format::TernaryFp, &[a, b, c]) => D::TernaryFp {
                opcode,
                mode,
                args: [a, b, c],
            },
            (Format::IntCompare, &[a, b]) => {
                // Truth values are equal or not; they have no order.
                let truth = self.type_of(a) == Type::B1;
                let cond = self.choices.of(if truth { &IntCC::ALL[..2] } else { IntCC::ALL });
                D::IntCompare {
                    opcode,
                    cond,
                    args: [a, b],
                }
            }
            (Format::FloatCompare, &[a, b]) => {
                let cond = self.choices.of(FloatCC::ALL);
                D::FloatCompare {
                    opcode,
                    cond,
                    mode,
                    args: [a, b],
                }
            }
            (Format::UnaryImm, &[arg]) => {
                let vector = self.type_of(arg);
                D::UnaryImm {
                    opcode,
                    arg,
                    imm: lane(self, vector),
                }
            }
            (Format::BinaryImm, &[a, b]) => D::BinaryImm {
                opcode,
                args: [a, b],
                imm: lane(self, ty),
            },
            (Format::MultiAry, list) => D::MultiAry {
                opcode,
                args: self.func.dfg.make_list(list),
            },
            _ => return None,
        })
    }

    fn mode(&mut self, opcode: Opcode) -> FpMode {
        let to_integer = matches!(opcode, Opcode::FcvtToUint | Opcode::FcvtToSint);
        FpMode {
            round: match rounds(opcode) && self.choices.one_in(3) {
                true => self.choices.of(Rounding::ALL),
                false => FpMode::DEFAULT.round,
            },
            ftz: self.choices.one_in(4),
            sat: to_integer && self.choices.below(2) == 0,
        }
    }

    /// The operand of a conversion to an integer that does not saturate, between numbers that fit all types.
    fn clamped(&mut self, opcode: Opcode, mode: FpMode, args: &[Value]) -> Vec<Value> {
        let mut args = args.to_vec();
        if mode.sat || !matches!(opcode, Opcode::FcvtToUint | Opcode::FcvtToSint) {
            return args;
        }
        let ty = self.type_of(args[0]);
        let uniform = self.is_uniform(args[0]);
        let (low, high) = match opcode {
            Opcode::FcvtToUint => (0.0, 200.0),
            _ => (-100.0, 100.0),
        };
        let (low, high) = (self.float(ty, low), self.float(ty, high));
        let at_least = self.end().fmax(ty, FpMode::DEFAULT, args[0], low);
        let inside = self.end().fmin(ty, FpMode::DEFAULT, at_least, high);
        // A signaling NaN comes out of them as a quiet one.
        let settled = self.settle(ty, inside, Open::default());
        let not_a_number = self.end().fcmp(FloatCC::Nan, FpMode::DEFAULT, settled, settled);
        args[0] = self.end().select(ty, not_a_number, low, settled);
        self.set_uniform(args[0], uniform);
        args
    }
}

/// The operations that [`Body::operation`] draws from.
pub(crate) fn all() -> Vec<Opcode> {
    Opcode::ALL
        .iter()
        .copied()
        .filter(|&opcode| drawn(opcode))
        .collect()
}

/// Vectors of many floats take too many instructions to settle.
fn settles(ty: Type) -> bool {
    !ty.is_float() || ty.lanes() <= 4
}

fn operand(rule: TypeRule, ty: Type, from: Type) -> Type {
    match rule {
        TypeRule::T => ty,
        TypeRule::Any(_) | TypeRule::Address => from,
        TypeRule::Exactly(exact) => exact,
        TypeRule::Lane => ty.lane(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_are_those_of_the_thread_level() {
        let all = all();
        for opcode in [
            Opcode::Iadd,
            Opcode::Fma,
            Opcode::Bitcast,
            Opcode::InsertLane,
            Opcode::Fcmp,
        ] {
            assert!(all.contains(&opcode), "{opcode:?}");
        }
        for opcode in [Opcode::MaskAnd, Opcode::Nsin, Opcode::Load, Opcode::Undef] {
            assert!(!all.contains(&opcode), "{opcode:?}");
        }
    }
}
