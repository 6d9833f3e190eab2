//! `a * b + c` of singles, rounded once to nearest, with subnormals.
//!
//! As in [`super::singles`] the machine's own result comes first. It may be wrong if an operand is subnormal, which flushing makes zero, or the result is zero.
//! Where one of the four is zero for the machine, bits say whether that is all; and what is left goes by doubles, whose product is exact.
//! Their sum is rounded to odd: what rounding down and up have in common, or else the odd one of them. That it is rounded to a single without an error, as
//! a single has less than half of its digits: the sum with 1.5 times a power of two, whose last digit is worth the last one of the result,
//! leaves no more.

use super::doubles::HALVES;
use super::singles::{EACH, LEAST_NORMAL, MAGNITUDE, WORK_VECTORS, bits, number, single};
use super::*;
use Opcode::{Add, And, Cmp, Mad, Mov, Mul, Or, Sel, Shl};

/// Exponent field of doubles, in the upper half.
const DOUBLE_EXPONENT: u32 = 0x7ff0_0000;
/// The same of the least normal single, and of the first number that is too large for one.
const SINGLE_RANGE: [u32; 2] = [(1023 - 126) << 20, (1023 + 128) << 20];
/// From a number's exponent to that of a sum in which its last digit as a single is the last one, and half of that again.
const TO_LAST_DIGIT: u32 = (52 - 23) << 20 | 1 << 19;

/// Lower halves of eight doubles.
fn low(register: u8) -> Src {
    Src::reg(Place::grf(register, 0), Type::Ud, HALVES)
}

/// Upper halves of eight doubles.
fn high(register: u8) -> Src {
    Src::reg(Place::grf(register, 4), Type::Ud, HALVES)
}

/// Halves as a destination.
fn in_place(halves: Src) -> Dst {
    Dst {
        place: halves.place().unwrap_or(Place::NULL),
        stride: 2,
        ..Dst::null(Type::Ud)
    }
}

impl Emitter<'_, '_> {
    pub(super) fn fused_keeping_subnormals(&mut self, op: &GenOp) -> Result<()> {
        self.three(op, Mad, Type::F, [2, 0, 1])?;
        let dst = self.dst(op, 0, Type::F)?;
        let result = dst.source(Region::PACKED);
        let mut operands = [number(0); 3];
        operands.copy_from_slice(&self.sources(op, Type::F, 0)?);
        // Constants that are not flushed need no test.
        let flushed = |bits| bits & MAGNITUDE < LEAST_NORMAL;
        let tested = operands.map(|src| src.immediate().is_none_or(flushed));
        for (index, operand) in operands.iter_mut().enumerate() {
            *operand = self.registered(index as u8, *operand);
        }
        let [factors, least] = TEMP;
        self.least(factors, operands[0], operands[1]);
        let mut smallest = result;
        // Both factors at once, if neither is a constant.
        let at_once = tested[0] && tested[1];
        for (index, &operand) in operands.iter().enumerate().filter(|&(index, _)| tested[index]) {
            let operand = match (at_once, index) {
                (true, 0) => single(factors),
                (true, 1) => continue,
                _ => operand,
            };
            self.least(least, smallest, operand);
            smallest = single(least);
        }
        self.others_to_flag();
        self.compare_others(Cond::G, smallest.magnitude(), number(0));
        let zeros = self.open(true);
        self.judge_flushed(operands, tested, result);
        let flushed = self.open(false);
        for half in 0..self.span() {
            self.fused_again(dst, operands, half);
        }
        self.close(flushed);
        self.close(zeros);
        Ok(())
    }

    /// The lesser magnitude in all channels; a number if there is one.
    fn least(&mut self, register: u8, a: Src, b: Src) {
        let mut srcs = [a.magnitude(), b.magnitude()];
        if a.region == Region::SCALAR {
            srcs.reverse();
        }
        let dst = to(register, Type::F);
        let lesser = self.emit(Sel, self.exec(), Mask::All, dst, &srcs);
        lesser.control.cond = Cond::L;
    }

    /// Lanes with a subnormal operand, or whose result is zero though no factor is, go to f1.0.
    fn judge_flushed(&mut self, operands: [Src; 3], tested: [bool; 3], result: Src) {
        let [factors, least] = TEMP;
        self.judge_each(Cmp, Cond::Z, result, number(0));
        self.compare(Scope::Lanes, Cond::G, single(factors), number(0));
        for (operand, _) in operands.into_iter().zip(tested).filter(|(_, tested)| *tested) {
            // Without its sign and less one, a subnormal number is less than all others.
            self.word(EACH, Shl, least, operand, ud(1));
            let (less, one) = (to(least, Type::D), Src::imm(u32::MAX, Type::D));
            self.emit(Add, self.exec(), EACH, less, &[less.source(Region::PACKED), one]);
            self.compare_others(Cond::L, bits(single(least)), ud(2 * LEAST_NORMAL - 1));
        }
    }

    /// One on doublewords, of the channels that run.
    fn bits(&mut self, op: Opcode, half: u8, dst: Dst, a: Src, b: u32) -> &mut Inst {
        self.eight(EACH, op, half, dst, &[a, Src::imm(b, a.ty)])
    }

    /// Doubles of eight channels, whichever run, four at a time.
    fn doubles(&mut self, op: Opcode, register: u8, a: u8, b: u8, negate: bool) {
        for quarter in 0..2 {
            let (a, mut b) = (self.packed(a + quarter), self.packed(b + quarter));
            b.neg = negate;
            let dst = to(register + quarter, Type::Df);
            self.four(op, dst, &[a, b]);
        }
    }

    /// By doubles, eight channels.
    fn fused_again(&mut self, dst: Dst, srcs: [Src; 3], half: u8) {
        let [product, sum, addend, above, rounded] = WORK_VECTORS;
        for (register, src) in [product, sum, addend].into_iter().zip(srcs) {
            for quarter in 0..2 {
                let dst = to(register + quarter, Type::Df);
                self.four_as_doubles(dst, src.later(half), quarter);
            }
        }
        self.doubles(Mul, product, product, sum, false);
        self.odd_mode(true);
        self.doubles(Add, sum, product, addend, false);
        self.odd_mode(false);
        self.doubles(Add, above, product, addend, false);
        self.near_mode();
        // Zeros are even, and right when rounded up.
        let odd = self.bits(And, half, Dst::null(Type::Ud), low(sum), 1);
        odd.judges(Cond::Nz);
        for part in [low, high] {
            let (even, up) = (in_place(part(sum)), part(above));
            self.eight(Mask::Others, Mov, half, even, &[up]);
        }
        let (last, digit) = (in_place(high(addend)), high(addend));
        self.bits(And, half, last, high(sum), DOUBLE_EXPONENT);
        let range = self.bits(Sel, half, last, digit, SINGLE_RANGE[0]);
        range.control.cond = Cond::Ge;
        self.bits(Add, half, last, digit, TO_LAST_DIGIT);
        self.eight(EACH, Mov, half, in_place(low(addend)), &[ud(0)]);
        self.doubles(Add, above, sum, addend, false);
        self.doubles(Add, above, above, addend, true);
        for quarter in 0..2 {
            let place = self.at_doubles(rounded + quarter, Type::F);
            self.four(Mov, place, &[self.packed(above + quarter)]);
        }
        // Zeros keep the sign of what they were.
        let (word, signed) = (to(addend, Type::Ud), Src::grf(addend, Type::Ud));
        self.bits(And, half, word, high(sum), !MAGNITUDE);
        self.eight(EACH, Or, half, word, &[signed, low(rounded)]);
        // What is too large for a single was so for the machine; infinity is none of that.
        let (word, size) = (to(product, Type::Ud), Src::grf(product, Type::D));
        let (limit, span) = (SINGLE_RANGE[1], DOUBLE_EXPONENT - SINGLE_RANGE[1]);
        self.bits(And, half, word, high(above), MAGNITUDE);
        self.bits(Add, half, to(product, Type::D), size, limit.wrapping_neg());
        let infinite = self.bits(Cmp, half, Dst::null(Type::D), bits(size), span);
        infinite.judges(Cond::Ge);
        let dst = Dst { ty: Type::Ud, ..dst }.later(half);
        self.eight(Mask::Flag, Mov, half, dst, &[signed]);
    }
}
