//! `a * b + c` of singles, rounded once to nearest, with subnormals.
//!
//! As in [`super::singles`] the machine's own result comes first. It may be wrong if an operand is subnormal, which flushing makes zero, or the result is zero.
//! Where one of the four is zero for the machine, bits say whether that is all; and what is left goes by doubles, whose product is exact.
//! Their sum is rounded to odd: what rounding down and up have in common, or else the odd one of them. That it is rounded to a single without an error, as
//! a single has less than half of its digits: the sum with 1.5 times a power of two, whose last digit is worth the last one of the result,
//! leaves no more.

use super::doubles::HALVES;
use super::singles::{LEAST_NORMAL, MAGNITUDE, bits, magnitude, mask, number, single, to};
use super::*;
use crate::machine::GenOp;

/// Exponent field of doubles, in the upper half.
const DOUBLE_EXPONENT: u32 = 0x7ff0_0000;
/// The same of the least normal single, and of the first number that is too large for one.
const SINGLE_RANGE: [u32; 2] = [(1023 - 126) << 20, (1023 + 128) << 20];
/// From a number's exponent to that of a sum in which its last digit as a single is the last one, and half of that again.
const TO_LAST_DIGIT: u32 = (52 - 23) << 20 | 1 << 19;

/// Upper or lower halves of eight doubles.
fn halves(register: u8, upper: bool) -> Src {
    Src::reg(Place::grf(register, if upper { 4 } else { 0 }), Type::Ud, HALVES)
}

fn to_halves(register: u8, upper: bool) -> Dst {
    Dst::grf(register, if upper { 4 } else { 0 }, 2, Type::Ud)
}

impl Emitter<'_, '_> {
    pub(super) fn fused_keeping_subnormals(&mut self, op: &GenOp) -> Result<()> {
        self.three(op, Opcode::Mad, Type::F, [2, 0, 1])?;
        let dst = self.dst(op, 0, Type::F)?;
        let mut result = single(0);
        result.value = isa::SrcValue::Reg(dst.place);
        let mut operands = [number(0); 3];
        for (index, operand) in operands.iter_mut().enumerate() {
            *operand = self.source(op.srcs[index], Type::F, 0)?;
        }
        // Constants that are not flushed need no test.
        let normal = |src: &Src| {
            src.immediate()
                .is_some_and(|bits| bits & MAGNITUDE >= LEAST_NORMAL)
        };
        let tested = operands.map(|src| !normal(&src));
        for (index, operand) in operands.iter_mut().enumerate() {
            if let Some(bits) = operand.immediate() {
                *operand = self.in_temp(index as u8, bits, Type::F);
            }
        }
        let [factors, least] = TEMP;
        self.least(factors, operands[0], operands[1]);
        // Both factors at once, if neither is a constant.
        let operands_left = match tested {
            [true, true, _] => vec![(single(factors), true), (operands[2], tested[2])],
            _ => operands.into_iter().zip(tested).collect(),
        };
        let mut smallest = result;
        for (operand, _) in operands_left.into_iter().filter(|(_, tested)| *tested) {
            self.least(least, smallest, operand);
            smallest = single(least);
        }
        self.scalar(Opcode::Not, flag_dst(WORK), &[flag_source(RUNNING)]);
        self.compare_others(Cond::G, magnitude(smallest), number(0));
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
        let (a, b) = if a.region == Region::SCALAR {
            (b, a)
        } else {
            (a, b)
        };
        let srcs = [magnitude(a), magnitude(b)];
        let mut select = self.build(Opcode::Sel, self.exec(), Mask::All, to(register, Type::F), &srcs);
        select.control.cond = Cond::L;
        self.push(select);
    }

    /// Lanes with a subnormal operand, or whose result is zero though no factor is, go to f1.0.
    fn judge_flushed(&mut self, operands: [Src; 3], tested: [bool; 3], result: Src) {
        let [factors, least] = TEMP;
        self.judge_each(Opcode::Cmp, Cond::Z, result, number(0));
        self.compare(Scope::Lanes, Cond::G, single(factors), number(0));
        for (operand, _) in operands.into_iter().zip(tested).filter(|(_, tested)| *tested) {
            // Without its sign and less one, a subnormal number is less than all others.
            let doubled = to(least, Type::Ud);
            self.each(Opcode::Shl, doubled, &[bits(operand), mask(1)]);
            self.each(
                Opcode::Add,
                to(least, Type::D),
                &[Src::grf(least, Type::D), Src::imm(u32::MAX, Type::D)],
            );
            self.compare_others(Cond::L, bits(single(least)), mask(2 * LEAST_NORMAL - 1));
        }
    }

    /// An instruction of eight of the channels that run.
    fn eight(&mut self, op: Opcode, mask: Mask, half: u8, dst: Dst, srcs: &[Src]) -> &mut Inst {
        let mut inst = self.build(op, ExecSize::S8, mask, dst, srcs);
        inst.control.quarter = half;
        let at = self.push(inst);
        &mut self.code.units[at]
    }

    /// Doubles of eight channels, whichever run, four at a time.
    fn doubles(&mut self, op: Opcode, register: u8, a: u8, b: u8, negate: bool) {
        for quarter in 0..2 {
            let mut last = self.packed(b + quarter);
            last.neg = negate;
            let dst = Dst::grf(register + quarter, 0, 1, Type::Df);
            let first = self.packed(a + quarter);
            self.simple(op, self.double_exec(), Mask::All, dst, &[first, last]);
        }
    }

    /// Eight channels of a single as doubles.
    fn eight_as_doubles(&mut self, register: u8, src: Src, half: u8) {
        let mut src = src;
        if let (false, isa::SrcValue::Reg(Place::Direct { reg, .. })) =
            (src.region == Region::SCALAR, &mut src.value)
        {
            *reg += half;
        }
        for quarter in 0..2 {
            self.four_as_doubles(register + quarter, src, quarter);
        }
    }

    /// By doubles, eight channels.
    fn fused_again(&mut self, mut dst: Dst, [a, b, c]: [Src; 3], half: u8) {
        let [product, sum, addend, above, rounded] = super::singles::WORK_VECTORS;
        for (register, src) in [(product, a), (sum, b), (addend, c)] {
            self.eight_as_doubles(register, src, half);
        }
        self.doubles(Opcode::Mul, product, product, sum, false);
        self.odd_mode(true);
        self.doubles(Opcode::Add, sum, product, addend, false);
        self.odd_mode(false);
        self.doubles(Opcode::Add, above, product, addend, false);
        self.near_mode();
        // Zeros are even, and right when rounded up.
        let judge = self.eight(
            Opcode::And,
            Mask::Channels,
            half,
            Dst::null(Type::Ud),
            &[halves(sum, false), mask(1)],
        );
        judge.control.cond = Cond::Nz;
        judge.control.flag = WORK_FLAG;
        judge.control.thread = ThreadControl::Switch;
        for upper in [false, true] {
            let source = [halves(above, upper)];
            let taken = self.eight(Opcode::Mov, Mask::Flag, half, to_halves(sum, upper), &source);
            taken.control.pred.inverse = true;
        }
        let exponents = [halves(sum, true), mask(DOUBLE_EXPONENT)];
        let last_digit = to_halves(addend, true);
        self.eight(Opcode::And, Mask::Channels, half, last_digit, &exponents);
        let range = [halves(addend, true), mask(SINGLE_RANGE[0])];
        self.eight(Opcode::Sel, Mask::Channels, half, last_digit, &range)
            .control
            .cond = Cond::Ge;
        let up = [halves(addend, true), mask(TO_LAST_DIGIT)];
        self.eight(Opcode::Add, Mask::Channels, half, last_digit, &up);
        self.eight(
            Opcode::Mov,
            Mask::Channels,
            half,
            to_halves(addend, false),
            &[mask(0)],
        );
        self.doubles(Opcode::Add, above, sum, addend, false);
        self.doubles(Opcode::Add, above, above, addend, true);
        for quarter in 0..2 {
            let place = self.at_doubles(rounded + quarter, Type::F);
            let doubles = self.packed(above + quarter);
            self.simple(Opcode::Mov, self.double_exec(), Mask::All, place, &[doubles]);
        }
        // Zeros keep the sign of what they were.
        let sign = [halves(sum, true), mask(!MAGNITUDE)];
        self.eight(Opcode::And, Mask::Channels, half, to(addend, Type::Ud), &sign);
        let signed = [bits(single(addend)), halves(rounded, false)];
        self.eight(Opcode::Or, Mask::Channels, half, to(addend, Type::Ud), &signed);
        // What is too large for a single was so for the machine; infinity is none of that.
        let size = [halves(above, true), mask(MAGNITUDE)];
        self.eight(Opcode::And, Mask::Channels, half, to(product, Type::Ud), &size);
        let beyond = [
            Src::grf(product, Type::D),
            Src::imm(SINGLE_RANGE[1].wrapping_neg(), Type::D),
        ];
        self.eight(Opcode::Add, Mask::Channels, half, to(product, Type::D), &beyond);
        let infinite = [bits(single(product)), mask(DOUBLE_EXPONENT - SINGLE_RANGE[1])];
        let judge = self.eight(Opcode::Cmp, Mask::Channels, half, Dst::null(Type::D), &infinite);
        judge.control.cond = Cond::Ge;
        judge.control.flag = WORK_FLAG;
        judge.control.thread = ThreadControl::Switch;
        if let Place::Direct { reg, .. } = &mut dst.place {
            *reg += half;
        }
        dst.ty = Type::Ud;
        self.eight(Opcode::Mov, Mask::Flag, half, dst, &[bits(single(addend))]);
    }
}
