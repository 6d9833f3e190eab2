//! Sums and products of singles that keep subnormals.
//!
//! The machine flushes them, operands and results, and has no mode that does not: bit 6 of cr0.0 is about doubles only, bit 7 is reserved (manual
//! 2.3.1, 3.3.3.7). So its own result is tested, and lanes for which flushing may have mattered compute it again, between an `if` and an `endif` that the
//! thread jumps over where there is no such lane. All of it rounds to nearest.
//!
//! - *Sum*: a result of 2^-101 or more is right. A subnormal operand is less than half of the distance from the other one to its neighbours,
//!   and sums of normal numbers are only flushed if they are small.
//! - *Product*: right unless it is zero, or NaN, which infinity times a flushed number is.
//!
//! Again means scaled up to where nothing is subnormal. With the exponent field of 2^n, which for subnormals has only zeros, a number is 2^n and its
//! multiple; the same leads back.

use super::regions::Nested;
use super::*;
use crate::machine::{GenOp, Source};

/// Exponent field of one.
const BIAS: u32 = 127;
pub(super) const MAGNITUDE: u32 = 0x7fff_ffff;
const EXPONENT: u32 = 0x7f80_0000;
pub(super) const LEAST_NORMAL: u32 = 0x0080_0000;
/// Sums from this magnitude on do not depend on subnormals.
const SAFE_SUM: u32 = power(-101);
/// With a normal number of this magnitude or more, sums are either as large as [`SAFE_SUM`] or exact and zero.
const SAFE_TERM: u32 = power(-77);
/// Sums are computed again with terms times 2^24: the least number becomes a normal one.
const SUM_SCALE: i32 = 24;
/// Products are computed again with the lesser factor times 2^100: no result is subnormal, or too large if the product is not.
const PRODUCT_SCALE: i32 = 100;

/// The bits of a power of two.
const fn power(exponent: i32) -> u32 {
    ((exponent + BIAS as i32) as u32) << 23
}

/// The least normal number, scaled.
const fn scaled_border(scale: i32) -> u32 {
    power(scale - 126)
}

/// Temporaries of eight or sixteen channels.
pub(super) const WORK_VECTORS: [u8; 5] = [
    FIRST_PAYLOAD,
    FIRST_PAYLOAD + 2,
    FIRST_PAYLOAD + 4,
    FIRST_PAYLOAD + 6,
    FIRST_PAYLOAD + 8,
];

pub(super) fn single(register: u8) -> Src {
    Src::grf(register, Type::F)
}

pub(super) fn bits(src: Src) -> Src {
    Src {
        ty: Type::Ud,
        neg: false,
        abs: false,
        ..src
    }
}

pub(super) fn magnitude(src: Src) -> Src {
    Src {
        neg: false,
        abs: true,
        ..src
    }
}

pub(super) fn to(register: u8, ty: Type) -> Dst {
    Dst::grf(register, 0, 1, ty)
}

pub(super) fn number(bits: u32) -> Src {
    Src::imm(bits, Type::F)
}

pub(super) fn mask(bits: u32) -> Src {
    Src::imm(bits, Type::Ud)
}

impl Emitter<'_, '_> {
    /// `add` or `mul`; with `negate`, of the second operand's negative.
    pub(super) fn keeping_subnormals(&mut self, op: &GenOp, code: Opcode, negate: bool) -> Result<()> {
        let negated = |source: Source| if negate { source.negated(Type::F) } else { source };
        let sources = [op.srcs[0], negated(op.srcs[1])];
        let dst = self.dst(op, 0, Type::F)?;
        let mut operands = [sources[0], sources[1]].map(|source| self.source(source, Type::F, 0));
        let [Ok(a), Ok(b)] = &mut operands else {
            return Err(EmitError::Unallocated);
        };
        let exec = self.exec();
        self.simple(code, exec, Mask::Running, dst, &[*a, *b]);
        let constants = [*a, *b].map(|src| src.immediate().map(|bits| bits & MAGNITUDE));
        let among = |test: fn(u32) -> bool| constants.into_iter().flatten().any(test);
        let never = match code {
            Opcode::Add => among(|bits| bits >= SAFE_TERM),
            _ => among(|bits| bits == 0),
        };
        if never {
            return Ok(());
        }
        let mut result = single(0);
        result.value = isa::SrcValue::Reg(dst.place);
        let region = if code == Opcode::Add {
            self.running_to_flag();
            self.compare(Scope::Lanes, Cond::L, magnitude(result), number(SAFE_SUM));
            self.open(false)
        } else {
            // Lanes that do not run, and those whose result is right: then NaN is not among them.
            self.scalar(Opcode::Not, flag_dst(WORK), &[flag_source(RUNNING)]);
            self.compare_others(Cond::G, magnitude(result), number(0));
            self.open(true)
        };
        match code {
            Opcode::Add => self.sum_again(dst, *a, *b),
            _ => self.product_again(dst, *a, *b),
        }
        self.close(region);
        Ok(())
    }

    /// Only lanes of f1.0, or those not in it, run until [`Emitter::close`]. Numbers of such conditionals count down: those of the function's
    /// regions count up.
    pub(super) fn open(&mut self, inverse: bool) -> u32 {
        let region = u32::MAX - self.nested.len() as u32;
        self.nested_on(1, Opcode::If, Some(inverse), Nested::If(region));
        region
    }

    pub(super) fn close(&mut self, region: u32) {
        self.nested_on(1, Opcode::Endif, None, Nested::EndIf(region, None));
    }

    /// A comparison into f1.0 of the lanes that it does not have, which so are joined by those for which it holds.
    pub(super) fn compare_others(&mut self, cond: Cond, a: Src, b: Src) {
        self.compare(Scope::Lanes, cond, a, b);
        if let Some(compare) = self.code.units.last_mut() {
            compare.control.pred.inverse = true;
        }
    }

    /// An instruction of the channels that run.
    pub(super) fn each(&mut self, op: Opcode, dst: Dst, srcs: &[Src]) {
        self.simple(op, self.exec(), Mask::Channels, dst, srcs);
    }

    /// The same, of those of them that f1.0 has.
    fn flagged(&mut self, op: Opcode, dst: Dst, srcs: &[Src]) {
        self.simple(op, self.exec(), Mask::Flag, dst, srcs);
    }

    /// Of the channels that run, those for which an operation's result compares with zero, or both operands with each other, go to f1.0.
    pub(super) fn judge_each(&mut self, op: Opcode, cond: Cond, a: Src, b: Src) {
        let srcs = self.legal(op, &[a, b]);
        let mut inst = self.build(op, self.exec(), Mask::Channels, Dst::null(Type::D), &srcs);
        inst.control.cond = cond;
        inst.control.flag = WORK_FLAG;
        inst.control.thread = ThreadControl::Switch;
        self.push(inst);
    }

    /// A term of a sum times 2^24; needs another register.
    fn scaled_term(&mut self, register: u8, other: u8, term: Src) -> Src {
        let border = scaled_border(SUM_SCALE);
        let result = Src {
            neg: term.neg,
            ..single(register)
        };
        if let Some(bits) = term.immediate() {
            let value = f32::from_bits(bits);
            return number((value * f32::from_bits(power(SUM_SCALE))).to_bits());
        }
        let plain = Src { neg: false, ..term };
        self.judge_each(Opcode::And, Cond::Z, bits(term), mask(EXPONENT));
        self.each(
            Opcode::Mul,
            to(register, Type::F),
            &[plain, number(power(SUM_SCALE))],
        );
        self.flagged(Opcode::Or, to(register, Type::Ud), &[bits(term), mask(border)]);
        let signed_border = [bits(single(register)), mask(!(LEAST_NORMAL - 1))];
        self.flagged(Opcode::And, to(other, Type::Ud), &signed_border);
        let border = Src {
            neg: true,
            ..single(other)
        };
        self.flagged(Opcode::Add, to(register, Type::F), &[single(register), border]);
        result
    }

    /// Sums below [`SAFE_SUM`] and those that should be.
    fn sum_again(&mut self, dst: Dst, a: Src, b: Src) {
        let [first, second, sum, value, other] = WORK_VECTORS;
        let border = scaled_border(SUM_SCALE);
        let a = self.scaled_term(first, other, a);
        let b = self.scaled_term(second, other, b);
        self.each(Opcode::Add, to(sum, Type::F), &[a, b]);
        let sum = single(sum);
        self.each(Opcode::Mul, to(value, Type::F), &[sum, number(power(-SUM_SCALE))]);
        // A subnormal result is the fraction of the sum with the border of its sign.
        self.each(Opcode::And, to(other, Type::Ud), &[bits(sum), mask(!MAGNITUDE)]);
        self.each(
            Opcode::Or,
            to(other, Type::Ud),
            &[bits(single(other)), mask(border)],
        );
        self.each(Opcode::Add, to(other, Type::F), &[sum, single(other)]);
        self.judge_each(Opcode::Cmp, Cond::L, magnitude(sum), number(border));
        let fraction = [bits(single(other)), mask(!EXPONENT)];
        self.flagged(Opcode::And, to(value, Type::Ud), &fraction);
        // Zeros have the right sign already, and what is too large to be scaled, and so not a number now, was zero.
        self.judge_each(Opcode::Cmp, Cond::G, magnitude(sum), number(0));
        self.flagged(Opcode::Mov, Dst { ty: Type::Ud, ..dst }, &[bits(single(value))]);
    }

    /// Products that are zero or NaN. The lesser factor is scaled; the other one need not be, as products of two subnormals are zeros.
    fn product_again(&mut self, dst: Dst, a: Src, b: Src) {
        let [least, most, value, fraction, sign] = WORK_VECTORS;
        let border = scaled_border(PRODUCT_SCALE);
        let [a, b] = [(a, 2), (b, 3)].map(|(src, index)| match src.immediate() {
            Some(value) => self.in_temp(index, value, Type::Ud),
            None => bits(src),
        });
        self.each(Opcode::And, to(value, Type::Ud), &[a, mask(MAGNITUDE)]);
        self.each(Opcode::And, to(fraction, Type::Ud), &[b, mask(MAGNITUDE)]);
        self.each(Opcode::Xor, to(sign, Type::Ud), &[a, b]);
        self.each(
            Opcode::And,
            to(sign, Type::Ud),
            &[bits(single(sign)), mask(!MAGNITUDE)],
        );
        for (cond, register) in [(Cond::L, least), (Cond::Ge, most)] {
            let srcs = [bits(single(value)), bits(single(fraction))];
            let mut select = self.build(
                Opcode::Sel,
                self.exec(),
                Mask::Channels,
                to(register, Type::Ud),
                &srcs,
            );
            select.control.cond = cond;
            self.push(select);
        }
        let factor = single(least);
        self.judge_each(Opcode::Cmp, Cond::L, bits(factor), mask(LEAST_NORMAL));
        self.each(
            Opcode::Mul,
            to(value, Type::F),
            &[factor, number(power(PRODUCT_SCALE))],
        );
        // Exponent field of a normal number of this scale: what a subnormal one exceeds it by is the number.
        let base = power(PRODUCT_SCALE - 126);
        self.flagged(Opcode::Or, to(value, Type::Ud), &[bits(factor), mask(base)]);
        self.flagged(
            Opcode::Add,
            to(value, Type::F),
            &[single(value), number(base ^ 1 << 31)],
        );
        // Rounded once to a multiple of the least number: `mad` adds the border, whose last digit it is.
        let addend = self.in_temp(2, border, Type::F);
        self.fused(fraction, [addend, single(value), single(most)]);
        self.each(Opcode::Mul, to(least, Type::F), &[single(value), single(most)]);
        let product = single(least);
        self.each(
            Opcode::Mul,
            to(value, Type::F),
            &[product, number(power(-PRODUCT_SCALE))],
        );
        self.judge_each(Opcode::Cmp, Cond::L, product, number(border));
        let below = [bits(single(fraction)), mask(border.wrapping_neg())];
        self.flagged(Opcode::Add, to(value, Type::Ud), &below);
        self.each(
            Opcode::Or,
            to(value, Type::Ud),
            &[bits(single(value)), bits(single(sign))],
        );
        // What is still not a number stays as it was.
        self.judge_each(Opcode::Cmp, Cond::Ge, product, number(0));
        self.flagged(Opcode::Mov, Dst { ty: Type::Ud, ..dst }, &[bits(single(value))]);
    }

    /// `mad` of the channels that run, the addend first.
    fn fused(&mut self, register: u8, srcs: [Src; 3]) {
        let (exec, parts) = self.of_three(Opcode::Mad);
        for half in 0..parts {
            let mut srcs = srcs;
            for src in &mut srcs {
                let scalar = src.region == Region::SCALAR;
                if let (false, isa::SrcValue::Reg(Place::Direct { reg, .. })) = (scalar, &mut src.value) {
                    *reg += half;
                }
                src.region = Region::Three {
                    scalar,
                    swizzle: if scalar { Swizzle(0) } else { Swizzle::XYZW },
                };
            }
            let mut dst = to(register + half, Type::F);
            dst.mask = 15;
            let mut inst = self.build(Opcode::Mad, exec, Mask::Channels, dst, &srcs);
            inst.control.access = isa::Access::Align16;
            inst.control.quarter = half;
            self.push(inst);
        }
    }
}
