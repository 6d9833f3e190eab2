//! What operations make of what is known of their operands.

use super::Known;
use crate::ir::Opcode;
use crate::ir::eval::ones;

/// What is known of an operation's result of `width` bits. Of operations that are not here nothing is.
pub fn apply(opcode: Opcode, width: u32, args: &[Known]) -> Known {
    match *args {
        [a] => one(opcode, width, a),
        [a, b] => two(opcode, width, a, b),
        [c, a, b] if opcode == Opcode::Select => match c.constant() {
            Some(0) => b,
            Some(_) => a,
            None => a.or(b),
        },
        [_, _, count] if opcode == Opcode::Ubitextract => match count.constant() {
            Some(count) if count & 63 > 0 && count & 63 < u64::from(width) => {
                Known::between(width, 0, ones(count as u32 & 63))
            }
            _ => Known::anything(width),
        },
        _ => Known::anything(width),
    }
}

/// The 64-bit number with these halves.
pub fn combine(low: Known, high: Known) -> Known {
    Known {
        width: 64,
        zeros: low.zeros | high.zeros << 32,
        ones: low.ones | high.ones << 32,
        least: low.least | high.least << 32,
        most: low.most | high.most << 32,
    }
    .tightened()
}

fn one(opcode: Opcode, width: u32, a: Known) -> Known {
    match opcode {
        Opcode::Uextend => Known {
            width,
            zeros: a.zeros | ones(width) & !ones(a.width),
            ..a
        },
        Opcode::Sextend if a.is_nonnegative() => one(Opcode::Uextend, width, a),
        Opcode::Sextend => {
            let above = ones(width) & !ones(a.width);
            let (negative, low) = (a.least > ones(a.width) >> 1, ones(a.width) >> 1);
            match negative {
                true => Known::bits(width, a.zeros, a.ones | above),
                false => Known::bits(width, a.zeros & low, a.ones & low),
            }
        }
        Opcode::Ireduce | Opcode::Ilow => {
            let low = Known::bits(width, a.zeros, a.ones);
            match a.most <= ones(width) {
                true => low.and(Known::between(width, a.least, a.most)),
                false => low,
            }
        }
        Opcode::Ihigh => {
            let bits = Known::bits(width, a.zeros >> 32, a.ones >> 32);
            bits.and(Known::between(width, a.least >> 32, a.most >> 32))
        }
        Opcode::Bnot => Known {
            width,
            zeros: a.ones,
            ones: a.zeros,
            least: ones(width) - a.most,
            most: ones(width) - a.least,
        },
        Opcode::Popcount => {
            let most = (ones(a.width) & !a.zeros).count_ones();
            Known::between(width, a.ones.count_ones().into(), most.into())
        }
        Opcode::Ineg => low_zeros(width, a.trailing_zeros()),
        _ => Known::anything(width),
    }
}

/// Numbers with so many zeros at the low end.
fn low_zeros(width: u32, count: u32) -> Known {
    Known::bits(width, ones(count), 0)
}

fn two(opcode: Opcode, width: u32, a: Known, b: Known) -> Known {
    let all = ones(width);
    let positive = a.is_nonnegative() && b.is_nonnegative();
    match opcode {
        Opcode::Iadd => sum(width, a, b),
        Opcode::Isub => {
            let low = low_zeros(width, a.trailing_zeros().min(b.trailing_zeros()));
            match a.least >= b.most {
                true => low.and(Known::between(width, a.least - b.most, a.most - b.least)),
                false => low,
            }
        }
        Opcode::Imul => product(width, a, b),
        Opcode::Umul24 => {
            let factor = |x: Known| two(Opcode::Band, width, x, Known::exactly(width, 0xff_ffff));
            product(width, factor(a), factor(b))
        }
        Opcode::Band => Known {
            width,
            zeros: a.zeros | b.zeros,
            ones: a.ones & b.ones,
            least: 0,
            most: a.most.min(b.most),
        }
        .tightened(),
        Opcode::Bor => Known {
            width,
            zeros: a.zeros & b.zeros,
            ones: a.ones | b.ones,
            least: a.least.max(b.least),
            most: all,
        }
        .tightened(),
        Opcode::Bxor => {
            let (zeros, one) = (
                a.zeros & b.zeros | a.ones & b.ones,
                a.zeros & b.ones | a.ones & b.zeros,
            );
            Known::bits(width, zeros, one)
        }
        Opcode::Ishl | Opcode::Ushr | Opcode::Sshr => shift(opcode, width, a, b),
        Opcode::Umin => Known::between(width, a.least.min(b.least), a.most.min(b.most)),
        Opcode::Umax => Known::between(width, a.least.max(b.least), a.most.max(b.most)),
        Opcode::Smin if positive => two(Opcode::Umin, width, a, b),
        Opcode::Smax if positive => two(Opcode::Umax, width, a, b),
        // One nonnegative operand is enough for a maximum.
        Opcode::Smax if a.is_nonnegative() || b.is_nonnegative() => {
            let least = if a.is_nonnegative() { a.least } else { b.least };
            Known::between(width, least, all >> 1)
        }
        Opcode::Udiv if b.least > 0 => Known::between(width, a.least / b.most, a.most / b.least),
        Opcode::Urem if b.least > 0 => Known::between(width, 0, a.most.min(b.most - 1)),
        Opcode::Sdiv if positive => two(Opcode::Udiv, width, a, b),
        Opcode::Srem if positive => two(Opcode::Urem, width, a, b),
        Opcode::Ucarry | Opcode::Uborrow => Known::between(width, 0, 1),
        _ => Known::anything(width),
    }
}

fn sum(width: u32, a: Known, b: Known) -> Known {
    if a.zeros | b.zeros == ones(width) {
        // No bit is in both: nothing carries.
        return two(Opcode::Bor, width, a, b);
    }
    let low = low_zeros(width, a.trailing_zeros().min(b.trailing_zeros()));
    match a.most.checked_add(b.most) {
        Some(most) if most <= ones(width) => low.and(Known::between(width, a.least + b.least, most)),
        _ => low,
    }
}

fn product(width: u32, a: Known, b: Known) -> Known {
    let zeros = (a.trailing_zeros() + b.trailing_zeros()).min(width);
    match a.most.checked_mul(b.most) {
        Some(most) if most <= ones(width) => {
            low_zeros(width, zeros).and(Known::between(width, a.least * b.least, most))
        }
        _ => low_zeros(width, zeros),
    }
}

/// Counts are taken modulo the width.
fn shift(opcode: Opcode, width: u32, a: Known, b: Known) -> Known {
    if opcode == Opcode::Sshr && a.is_nonnegative() {
        return shift(Opcode::Ushr, width, a, b);
    }
    let all = ones(width);
    let Some(count) = b.constant().map(|count| (count % u64::from(width)) as u32) else {
        return match opcode {
            // The smallest count leaves the most.
            Opcode::Ushr => {
                let least = if b.most < u64::from(width) { b.least } else { 0 };
                Known::between(width, 0, a.most >> least)
            }
            Opcode::Ishl => low_zeros(width, a.trailing_zeros()),
            _ => Known::anything(width),
        };
    };
    match opcode {
        Opcode::Ishl => {
            let bits = Known::bits(width, a.zeros << count | ones(count), a.ones << count);
            match a.most <= all >> count {
                true => bits.and(Known::between(width, a.least << count, a.most << count)),
                false => bits,
            }
        }
        Opcode::Ushr => {
            let bits = Known::bits(width, a.zeros >> count | all & !(all >> count), a.ones >> count);
            bits.and(Known::between(width, a.least >> count, a.most >> count))
        }
        _ => {
            let (zeros, one) = (a.zeros >> count, a.ones >> count);
            let sign = a.ones >> (width - 1) & 1 == 1;
            let above = all & !(all >> count);
            match sign {
                true => Known::bits(width, zeros, one | above),
                false => Known::bits(width, zeros & !above, one & !above),
            }
        }
    }
}
