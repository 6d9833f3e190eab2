//! Divisors: constants that compilers make shifts and products of, and numbers that are known at run time only. None is zero, and no quotient is out of range (D2).

use crate::body::Body;
use wavelift_codegen::ir::{InstBuilder, Opcode, Type, Value};

impl Body<'_, '_, '_> {
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
