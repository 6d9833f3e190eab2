//! Chains of operations on floats, and the representative of their results.
//!
//! Where the manual leaves the bits of a result open, they are made one before anything can see them (D2). Operations that pass on what is open and nothing else need not wait for that:
//! in a chain they take each other's results as they are, which is what compilers fuse and fold, and the last result is settled for all of them.
//! - F1: Which NaN a value is shows in nothing but NaNs, and the sign of a zero in nothing but signs of zeros, as long as nobody divides, copies signs or classes.
//! - F2: A result that may be flushed shows in what is made of it, so an operation with `ftz` is the last of a chain.

use crate::body::Body;
use wavelift_codegen::ir::{FloatCC, FpMode, InstBuilder, InstructionData, Opcode, Rounding, Type, Value};

/// Most operations of a chain after the first two.
const FURTHER: usize = 3;

/// What of a float result is a choice of the machine.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Open {
    /// The sign of a zero.
    pub(crate) zero: bool,
    /// Whether a number at the edge of the subnormal ones is flushed.
    pub(crate) small: bool,
}

/// What a chain has come to.
struct Chain {
    ty: Type,
    /// The results that nobody may see, the last one last.
    links: Vec<Value>,
    open: Open,
    uniform: bool,
    mode: FpMode,
}

impl Body<'_, '_, '_> {
    /// A chain of two to four operations, or of clamps between them.
    pub(crate) fn chain(&mut self) {
        let spare = self.spare;
        let mut chain = Chain {
            ty: self.chained_type(),
            links: Vec::new(),
            open: Open::default(),
            uniform: true,
            mode: FpMode {
                round: match self.choices.one_in(4) {
                    true => self.choices.of(Rounding::ALL),
                    false => FpMode::DEFAULT.round,
                },
                ..FpMode::DEFAULT
            },
        };
        let last = 1 + self.choices.below(FURTHER);
        for number in 0..=last {
            chain.mode.ftz = number == last && self.choices.one_in(6);
            self.link(&mut chain);
        }
        self.end_chain(&chain);
        self.spare = spare;
    }

    fn chained_type(&mut self) -> Type {
        let vectors = self.settings.vectors && self.choices.one_in(8);
        match vectors {
            true => self.choices.of(&[Type::F32X2, Type::F16X2]),
            false => self.choices.of(&[Type::F32, Type::F32, Type::F64, Type::F16]),
        }
    }

    /// An operand: an earlier result of the chain, a value, or a constant that folds.
    fn linked(&mut self, chain: &mut Chain) -> Value {
        let (count, ty) = (chain.links.len(), chain.ty);
        let value = match self.choices.below(6) {
            0 if count > 1 => self.choices.of(&chain.links),
            1 if !ty.is_vector() => {
                let number = self.choices.of(&[1.0, 2.0, 0.0, -1.0, 4.0]);
                self.float(ty, number)
            }
            _ => self.value(ty),
        };
        chain.uniform &= self.is_uniform(value);
        value
    }

    /// One operation on the last result.
    fn link(&mut self, chain: &mut Chain) {
        let last = match chain.links.last() {
            Some(&last) => last,
            None => self.linked(chain),
        };
        let ty = chain.ty;
        match self.choices.below(13) {
            0 | 1 => self.link_of_two(chain, Opcode::Fmul, last),
            2 | 3 => self.link_of_two(chain, Opcode::Fadd, last),
            4 => self.link_of_two(chain, Opcode::Fsub, last),
            5 => self.link_of_two(chain, Opcode::Fmin, last),
            6 => self.link_of_two(chain, Opcode::Fmax, last),
            7 => self.fused(chain, last),
            8 | 9 => self.put(
                chain,
                InstructionData::Unary {
                    opcode: Opcode::Fneg,
                    arg: last,
                },
            ),
            10 => self.put(
                chain,
                InstructionData::Unary {
                    opcode: Opcode::Fabs,
                    arg: last,
                },
            ),
            _ if ty.is_vector() => self.link_of_two(chain, Opcode::Fmul, last),
            _ => self.clamp(chain, last),
        }
    }

    fn put(&mut self, chain: &mut Chain, data: InstructionData) {
        self.budget = self.budget.saturating_sub(1);
        let inst = self.end().build(data, chain.ty, None);
        self.note(inst);
        let value = self.result(inst);
        self.set_uniform(value, chain.uniform);
        chain.links.push(value);
    }

    fn link_of_two(&mut self, chain: &mut Chain, opcode: Opcode, last: Value) {
        let mut args = [last, self.linked(chain)];
        if self.choices.one_in(3) {
            args.reverse();
        }
        let chooses = matches!(opcode, Opcode::Fmin | Opcode::Fmax);
        chain.open.zero |= chooses;
        let mode = match chooses {
            true => FpMode {
                ftz: chain.mode.ftz,
                ..FpMode::DEFAULT
            },
            false => chain.mode,
        };
        self.put(chain, InstructionData::BinaryFp { opcode, mode, args });
    }

    fn fused(&mut self, chain: &mut Chain, last: Value) {
        let (a, b) = (self.linked(chain), self.linked(chain));
        let args = self.choices.of(&[[last, a, b], [a, last, b], [a, b, last]]);
        let mode = chain.mode;
        let opcode = Opcode::Fma;
        self.put(chain, InstructionData::TernaryFp { opcode, mode, args });
    }

    /// Holds a number between 0 and 1, from either side first.
    fn clamp(&mut self, chain: &mut Chain, last: Value) {
        let ty = chain.ty;
        let bounds = [self.float(ty, 0.0), self.float(ty, 1.0)];
        let mut steps = [(Opcode::Fmax, bounds[0]), (Opcode::Fmin, bounds[1])];
        if self.choices.one_in(3) {
            steps.reverse();
        }
        chain.open.zero = true;
        let mut value = last;
        for (opcode, bound) in steps {
            let (mode, args) = (FpMode::DEFAULT, [value, bound]);
            self.put(chain, InstructionData::BinaryFp { opcode, mode, args });
            value = chain.links[chain.links.len() - 1];
        }
    }

    /// The last result, settled, or what a comparison makes of it: that sees neither which NaN nor which zero it is.
    fn end_chain(&mut self, chain: &Chain) {
        let Some(&last) = chain.links.last() else {
            return;
        };
        if !chain.mode.ftz && !chain.ty.is_vector() && self.choices.one_in(6) {
            let args = [last, self.value(chain.ty)];
            let uniform = chain.uniform && self.is_uniform(args[1]);
            let (cond, mode) = (self.choices.of(FloatCC::ALL), FpMode::DEFAULT);
            let opcode = Opcode::Fcmp;
            let data = InstructionData::FloatCompare {
                opcode,
                cond,
                mode,
                args,
            };
            let inst = self.end().build(data, Type::INVALID, None);
            self.note(inst);
            let value = self.result(inst);
            self.know(value, uniform);
            return;
        }
        let open = Open {
            small: chain.mode.ftz,
            ..chain.open
        };
        let value = self.settle(chain.ty, last, open);
        self.know(value, chain.uniform);
    }

    pub(crate) fn float(&mut self, ty: Type, value: f64) -> Value {
        let bits = match ty {
            Type::F16 => f16_bits(value),
            Type::F32 => u64::from((value as f32).to_bits()),
            _ => value.to_bits(),
        };
        self.scalar(ty, bits)
    }

    /// The representative of the results that are right (D2), lane by lane.
    pub(crate) fn settle(&mut self, ty: Type, value: Value, open: Open) -> Value {
        if !ty.is_vector() {
            return self.settle_scalar(ty, value, open);
        }
        let mut lanes = Vec::new();
        for lane in 0..ty.lanes() {
            let scalar = self.end().extract_lane(ty.lane(), value, lane as u8);
            lanes.push(self.settle_scalar(ty.lane(), scalar, open));
        }
        self.end().make_vector(ty, &lanes)
    }

    fn settle_scalar(&mut self, ty: Type, mut value: Value, open: Open) -> Value {
        // A sum with zero is no negative zero, and else what it was.
        let sum = open.zero && !open.small && !self.choices.one_in(3);
        if sum {
            let zero = self.scalar(ty, 0);
            value = self.end().fadd(ty, FpMode::DEFAULT, value, zero);
        }
        let quiet = self.scalar(ty, quiet_nan(ty));
        let mut at = self.end();
        let is_nan = at.fcmp(FloatCC::Nan, FpMode::DEFAULT, value, value);
        let value = at.select(ty, is_nan, quiet, value);
        if sum || !open.zero && !open.small {
            return value;
        }
        let least_normal = match ty {
            Type::F16 => 1 << 10,
            Type::F32 => 1 << 23,
            _ => 1 << 52,
        };
        let zero = self.scalar(ty, 0);
        let edge = self.scalar(ty, if open.small { least_normal } else { 0 });
        let mut at = self.end();
        let magnitude = at.fabs(ty, value);
        let is_small = at.fcmp(FloatCC::Le, FpMode::DEFAULT, magnitude, edge);
        at.select(ty, is_small, zero, value)
    }
}

pub(crate) fn quiet_nan(ty: Type) -> u64 {
    match ty {
        Type::F16 => 0x7e00,
        Type::F32 => 0x7fc0_0000,
        _ => 0x7ff8_0000_0000_0000,
    }
}

/// The bits of a small integer as a half.
fn f16_bits(value: f64) -> u64 {
    if value == 0.0 {
        return 0;
    }
    let bits = value.to_bits();
    let exponent = ((bits >> 52) & 0x7ff) - 1023 + 15;
    (bits >> 63) << 15 | exponent << 10 | (bits >> 42) & 0x3ff
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_of_small_integers() {
        assert_eq!(
            [0.0, 1.0, -100.0, 200.0].map(f16_bits),
            [0, 0x3c00, 0xd640, 0x5a40]
        );
    }
}
