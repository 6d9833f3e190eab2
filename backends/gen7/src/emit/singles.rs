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
//!
//! No rule of selection says this: between an `if` and its `endif`, moves and reloads of the allocator would run for some lanes only.

use super::regions::Nested;
use super::*;
use Opcode::{Add, And, Cmp, Mov, Mul, Or, Sel, Xor};

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

/// What is computed again is so in the channels that run.
pub(super) const EACH: Mask = Mask::Channels;
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

pub(super) fn number(bits: u32) -> Src {
    Src::imm(bits, Type::F)
}

impl Emitter<'_, '_> {
    /// `add` or `mul`; with `negate`, of the second operand's negative.
    pub(super) fn keeping_subnormals(&mut self, op: &GenOp, code: Opcode, negate: bool) -> Result<()> {
        let second = if negate {
            op.srcs[1].negated(Type::F)
        } else {
            op.srcs[1]
        };
        let dst = self.dst(op, 0, Type::F)?;
        let [a, b] = [
            self.source(op.srcs[0], Type::F, 0)?,
            self.source(second, Type::F, 0)?,
        ];
        self.emit(code, self.exec(), Mask::Running, dst, &[a, b]);
        let constants = [a, b].into_iter().filter_map(|src| src.immediate());
        let mut sizes = constants.map(|bits| bits & MAGNITUDE);
        let never = match code {
            Add => sizes.any(|size| size >= SAFE_TERM),
            _ => sizes.any(|size| size == 0),
        };
        if never {
            return Ok(());
        }
        let result = dst.source(Region::PACKED).magnitude();
        let region = if code == Add {
            self.running_to_flag();
            self.compare(Scope::Lanes, Cond::L, result, number(SAFE_SUM));
            self.open(false)
        } else {
            // Those whose result is right: then NaN is not among them.
            self.others_to_flag();
            self.compare_others(Cond::G, result, number(0));
            self.open(true)
        };
        let again = match code {
            Add => self.sum_again(a, b),
            _ => self.product_again(a, b),
        };
        self.emit(
            Mov,
            self.exec(),
            Mask::Flag,
            Dst { ty: Type::Ud, ..dst },
            &[again],
        );
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

    /// f1.0 becomes the lanes that do not run.
    pub(super) fn others_to_flag(&mut self) {
        self.scalar(Opcode::Not, flag_dst(WORK), &[flag_source(RUNNING)]);
    }

    /// A comparison into f1.0 of the lanes that it does not have, which so are joined by those for which it holds.
    pub(super) fn compare_others(&mut self, cond: Cond, a: Src, b: Src) {
        let null = Dst::null(Type::D);
        self.emit(Cmp, self.exec(), Mask::Others, null, &[a, b])
            .judges(cond);
    }

    /// An instruction on singles in a temporary, of the channels that run, or of those of them that f1.0 has.
    fn float(&mut self, mask: Mask, op: Opcode, register: u8, a: Src, b: Src) -> Src {
        self.emit(op, self.exec(), mask, to(register, Type::F), &[a, b]);
        single(register)
    }

    /// The same on doublewords.
    pub(super) fn word(&mut self, mask: Mask, op: Opcode, register: u8, a: Src, b: Src) -> Src {
        self.emit(op, self.exec(), mask, to(register, Type::Ud), &[bits(a), b]);
        Src::grf(register, Type::Ud)
    }

    /// Of the channels that run, those for which an operation's result compares with zero, or both operands with each other, go to f1.0.
    pub(super) fn judge_each(&mut self, op: Opcode, cond: Cond, a: Src, b: Src) {
        let null = Dst::null(Type::D);
        self.emit(op, self.exec(), EACH, null, &[a, b]).judges(cond);
    }

    /// A term of a sum times 2^24; needs another register.
    fn scaled_term(&mut self, register: u8, other: u8, term: Src) -> Src {
        if let Some(bits) = term.immediate() {
            let value = f32::from_bits(bits);
            return number((value * f32::from_bits(power(SUM_SCALE))).to_bits());
        }
        let (scale, border) = (power(SUM_SCALE), scaled_border(SUM_SCALE));
        let plain = Src { neg: false, ..term };
        self.judge_each(And, Cond::Z, bits(term), ud(EXPONENT));
        let scaled = self.float(EACH, Mul, register, plain, number(scale));
        let above = self.word(Mask::Flag, Or, register, term, ud(border));
        self.word(Mask::Flag, And, other, above, ud(!(LEAST_NORMAL - 1)));
        self.float(Mask::Flag, Add, register, scaled, single(other).negated());
        Src {
            neg: term.neg,
            ..scaled
        }
    }

    /// Bits of sums below [`SAFE_SUM`], of which those in the lanes of f1.0 count.
    fn sum_again(&mut self, a: Src, b: Src) -> Src {
        let [first, second, sum, value, other] = WORK_VECTORS;
        let border = scaled_border(SUM_SCALE);
        let a = self.scaled_term(first, other, a);
        let b = self.scaled_term(second, other, b);
        let sum = self.float(EACH, Add, sum, a, b);
        self.float(EACH, Mul, value, sum, number(power(-SUM_SCALE)));
        // A subnormal result is the fraction of the sum with the border of its sign.
        let sign = self.word(EACH, And, other, sum, ud(!MAGNITUDE));
        self.word(EACH, Or, other, sign, ud(border));
        let rest = self.float(EACH, Add, other, sum, single(other));
        self.judge_each(Cmp, Cond::L, sum.magnitude(), number(border));
        let value = self.word(Mask::Flag, And, value, rest, ud(!EXPONENT));
        // Zeros have the right sign already, and what is too large to be scaled, and so not a number now, was zero.
        self.judge_each(Cmp, Cond::G, sum.magnitude(), number(0));
        value
    }

    /// Bits of products that are zero or NaN, of which those in the lanes of f1.0 count. The lesser factor is scaled; the other one need not be, as products
    /// of two subnormals are zeros.
    fn product_again(&mut self, a: Src, b: Src) -> Src {
        let [least, most, value, fraction, sign] = WORK_VECTORS;
        let (scale, border) = (power(PRODUCT_SCALE), scaled_border(PRODUCT_SCALE));
        let [a, b] = [self.registered(2, a), self.registered(3, b)].map(bits);
        let size_a = self.word(EACH, And, value, a, ud(MAGNITUDE));
        let size_b = self.word(EACH, And, fraction, b, ud(MAGNITUDE));
        let signs = self.word(EACH, Xor, sign, a, b);
        let sign = self.word(EACH, And, sign, signs, ud(!MAGNITUDE));
        for (cond, register) in [(Cond::L, least), (Cond::Ge, most)] {
            let dst = to(register, Type::Ud);
            self.emit(Sel, self.exec(), EACH, dst, &[size_a, size_b])
                .control
                .cond = cond;
        }
        let (factor, other) = (single(least), single(most));
        self.judge_each(Cmp, Cond::L, bits(factor), ud(LEAST_NORMAL));
        let scaled = self.float(EACH, Mul, value, factor, number(scale));
        // Exponent field of a normal number of this scale: what a subnormal one exceeds it by is the number.
        let base = power(PRODUCT_SCALE - 126);
        self.word(Mask::Flag, Or, value, factor, ud(base));
        self.float(Mask::Flag, Add, value, scaled, number(base ^ 1 << 31));
        // Rounded once to a multiple of the least number: `mad` adds the border, whose last digit it is.
        let addend = self.in_temp(2, border, Type::F);
        self.fused(fraction, [addend, scaled, other]);
        let product = self.float(EACH, Mul, least, scaled, other);
        self.float(EACH, Mul, value, product, number(power(-PRODUCT_SCALE)));
        self.judge_each(Cmp, Cond::L, product, number(border));
        let below = ud(border.wrapping_neg());
        self.word(Mask::Flag, Add, value, single(fraction), below);
        let value = self.word(EACH, Or, value, single(value), sign);
        // What is still not a number stays as it was.
        self.judge_each(Cmp, Cond::Ge, product, number(0));
        value
    }

    /// `mad` of the channels that run, the addend first.
    fn fused(&mut self, register: u8, srcs: [Src; 3]) {
        let (exec, parts) = self.of_three(Opcode::Mad);
        for half in 0..parts {
            let (dst, srcs) = (to(register + half, Type::F), srcs.map(|src| src.later(half)));
            self.align16(Opcode::Mad, exec, EACH, dst, srcs).control.quarter = half;
        }
    }
}
