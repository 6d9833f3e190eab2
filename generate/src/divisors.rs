//! Factors that terms of sums share. Divisors: constants that compilers make shifts and products of, and numbers that are known at run time only. None is zero, and no quotient is out of range (D2).

use crate::body::Body;
use wavelift_codegen::ir::{InstBuilder, Opcode, Type, Value};

/// Factors of terms, some of which divide others.
const FACTORS: [u64; 8] = [19, 19, 38, 57, 3, 12, 4, 0xffff_ffff];

/// Most terms of a sum.
const MOST_TERMS: usize = 7;

impl Body<'_, '_, '_> {
    /// A sum of products by constants that share factors, a term of which may be there twice, or be read by something else, too.
    pub(crate) fn shared_factors(&mut self) {
        let ty = self.choices.of(&[Type::I32, Type::I64]);
        let mut sum = self.value(ty);
        let mut last = sum;
        for _ in 0..2 + self.choices.below(MOST_TERMS - 1) {
            let term = match self.choices.below(5) {
                0 => last,
                1 => {
                    let places = 1 + self.choices.below(4) as u64;
                    let places = self.int(Type::I32, places);
                    let value = self.value(ty);
                    self.end().ishl(ty, value, places)
                }
                _ => {
                    let factor = self.choices.of(&FACTORS);
                    let factor = self.int(ty, factor);
                    let value = if self.choices.one_in(3) {
                        last
                    } else {
                        self.value(ty)
                    };
                    self.end().imul(ty, value, factor)
                }
            };
            if self.choices.one_in(8) {
                self.know(term, false);
            }
            let right = self.choices.one_in(3);
            let [a, b] = if right { [term, sum] } else { [sum, term] };
            sum = self.end().iadd(ty, a, b);
            last = term;
        }
        self.know(sum, false);
    }

    /// Keeps the operands of a division where the manual says what the quotient is.
    pub(crate) fn divisible(&mut self, opcode: Opcode, ty: Type, args: &mut [Value]) {
        let signed = matches!(opcode, Opcode::Sdiv | Opcode::Srem);
        let least = 1u64 << (ty.lane_bits() - 1);
        if self.choices.below(2) == 0 {
            let (divisor, flips) = self.constant_divisor(ty, signed);
            args[1] = divisor;
            // The quotient of the least number and -1 does not fit.
            if flips {
                args[0] = self.with_splat(Opcode::Bor, ty, args[0], 1);
            }
            return;
        }
        if signed {
            match self.choices.below(2) {
                0 => args[0] = self.with_splat(Opcode::Bor, ty, args[0], 1),
                _ => args[1] = self.with_splat(Opcode::Band, ty, args[1], least - 1),
            }
        }
        let bit = self.choices.of(&[1, 1, 2, 4]);
        args[1] = self.with_splat(Opcode::Bor, ty, args[1], bit);
    }

    /// A constant that is not zero in any lane, and whether a lane of it is -1 as a signed number.
    fn constant_divisor(&mut self, ty: Type, signed: bool) -> (Value, bool) {
        let lane = ty.lane();
        let ones = u64::MAX >> (64 - lane.bits());
        let differ = ty.is_vector() && self.choices.one_in(2);
        let count = if differ { ty.lanes() } else { 1 };
        let bits: Vec<u64> = (0..count).map(|_| self.divisor_bits(lane) & ones).collect();
        let flips = signed && bits.contains(&ones);
        let value = match differ {
            true => {
                let lanes: Vec<Value> = bits.iter().map(|&bits| self.int(lane, bits)).collect();
                self.end().make_vector(ty, &lanes)
            }
            false => self.splat(ty, bits[0]),
        };
        self.set_uniform(value, true);
        (value, flips)
    }

    /// Bits of a divisor: a power of two, even, odd, 1, -1, negative or large; never zero.
    fn divisor_bits(&mut self, lane: Type) -> u64 {
        let width = lane.bits() as usize;
        let least = 1u64 << (width - 1);
        match self.choices.below(9) {
            0 => 1 << self.choices.below(width),
            1 => 2 * (3 + self.choices.below(12) as u64),
            2 => self.choices.of(&[3, 5, 7, 10, 25, 100]),
            3 => 1,
            4 => u64::MAX,
            5 => (2 + self.choices.below(30) as u64).wrapping_neg(),
            6 => (1u64 << self.choices.below(width - 1)).wrapping_neg(),
            7 => self.choices.of(&[least - 1, least, least + 1]),
            _ => self.choices.bits() | 1,
        }
    }
}
