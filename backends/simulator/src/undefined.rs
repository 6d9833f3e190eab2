//! What *undefined* means, for the interpreter and every simulator alike (`docs/design/undefined-values.md`).
//!
//! Definitions:
//! - Every byte of memory, and every bit of every value of a lane, is *defined* or *undefined*. Undefined are bytes that nothing has
//!   written, registers that nothing has written, and what is computed from such.
//! - The *shadow* of a value has a one for each undefined bit.
//! - An operation is *structural* if each bit of its result is a function of at most one bit of each operand, once its *controls* (shift
//!   amounts, positions, selectors) are known. The shadow of its result is exact ([`structural`]) if the controls are defined.
//! - An operation *carries* if a bit of its result depends on bits of the operands up to its own place: sums, differences, products. Its
//!   result is undefined from the lowest bit on that undefined bits can change ([`upwards`]).
//! - All other operations *mix*: their result is undefined as a whole if any bit that they read is.
//! - A choice with a defined condition passes on the shadow of the chosen value; with an undefined condition the bits are undefined in
//!   which the two values differ, or which are undefined in either ([`chosen`]).
//!
//! Undefined bits may be moved, stored to memory of work-items and loaded again. A run stops where one *decides* something
//! ([`Decides`]).

use std::fmt;

/// What using an undefined value does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum UndefinedPolicy {
    /// Operations pass it on; where it decides something is an error.
    #[default]
    Propagate,
    /// It is an error, except in instructions that only move it. Compilers do compute with undefined values, whose results nobody
    /// uses, so this finds more than errors.
    Trap,
    /// It counts as whatever bits are there.
    Ignore,
}

/// What an undefined value must not decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decides {
    /// Where control goes.
    Branch,
    /// Which lanes run.
    Lanes,
    /// Where an access goes.
    Address,
    /// Whether an operation traps: the divisor of an integer division.
    Trap,
    /// What a buffer gets that the host or another work-item can read.
    Buffer,
    /// What an atomic operation does.
    Atomic,
    /// Which lane's value is taken, or what an operation across lanes counts.
    Exchange,
    /// A mode, a descriptor, a message or another thing that is the machine's.
    Control,
}

impl fmt::Display for Decides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Decides::Branch => "decides a branch",
            Decides::Lanes => "decides which lanes run",
            Decides::Address => "is used as an address",
            Decides::Trap => "decides whether the operation traps",
            Decides::Buffer => "is stored to memory that others read",
            Decides::Atomic => "is an operand of an atomic operation",
            Decides::Exchange => "decides what is exchanged between lanes",
            Decides::Control => "controls the machine",
        })
    }
}

/// Shadow of a value from the undefined bytes among its first 16.
#[inline]
pub fn bits_of_bytes(bytes: u64) -> u128 {
    if bytes == 0 {
        return 0;
    }
    (0..16)
        .filter(|byte| bytes >> byte & 1 == 1)
        .fold(0, |bits, byte| bits | 0xff << (8 * byte))
}

/// The undefined bytes of a value with a shadow: those that have an undefined bit.
#[inline]
pub fn bytes_of_bits(shadow: u128) -> u64 {
    if shadow == 0 {
        return 0;
    }
    (0..16)
        .filter(|byte| shadow >> (8 * byte) & 0xff != 0)
        .fold(0, |bytes, byte| bytes | 1 << byte)
}

/// Most operands of a structural operation.
pub const MAX_OPERANDS: usize = 4;

/// The shadow of what a structural operation makes of operands, each a value with its shadow. Every undefined operand is tried with its
/// undefined bits zero and one, in all combinations, so that each bit of the result has seen all values of the bits it comes from:
/// what differs is undefined. At most [`MAX_OPERANDS`] operands count; others are zero.
pub fn structural(operands: &[(u64, u64)], mut f: impl FnMut([u64; MAX_OPERANDS]) -> u64) -> u64 {
    let undefined = operands.iter().filter(|operand| operand.1 != 0).count();
    let (mut ones, mut zeros) = (0, 0);
    for combination in 0..1u32 << undefined {
        let (mut values, mut number) = ([0; MAX_OPERANDS], 0);
        for (value, &(bits, shadow)) in values.iter_mut().zip(operands) {
            *value = bits & !shadow;
            if shadow != 0 {
                *value |= if combination >> number & 1 == 1 { shadow } else { 0 };
                number += 1;
            }
        }
        let result = f(values);
        ones |= result;
        zeros |= !result;
    }
    ones & zeros
}

/// All bits from the lowest one of `differing` on: the shadow of what an operation makes whose carries go upwards, from what differs
/// between its attempts ([`structural`]).
#[inline]
pub fn upwards(differing: u64) -> u64 {
    match differing {
        0 => 0,
        bits => u64::MAX << bits.trailing_zeros(),
    }
}

/// The shadow of a choice between two values with their shadows; the condition is known, or undefined (`None`).
#[inline]
pub fn chosen(condition: Option<bool>, (a, ua): (u128, u128), (b, ub): (u128, u128)) -> u128 {
    match condition {
        Some(true) => ua,
        Some(false) => ub,
        None => ua | ub | (a ^ b),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_and_bits() {
        assert_eq!(bits_of_bytes(0b1001), 0xff00_00ff);
        assert_eq!(bits_of_bytes(1 << 15), 0xff << 120);
        assert_eq!(bytes_of_bits(0x0100_0080), 0b1001);
        for bytes in [0, 1, 0x8001, 0xffff, 0x5a5a] {
            assert_eq!(bytes_of_bits(bits_of_bytes(bytes)), bytes);
        }
    }

    #[test]
    fn structural_operations_are_exact() {
        // A defined zero hides what is undefined from `and`, a defined one from `or`, nothing from `xor`, not even itself.
        let (a, b) = ((0b0011, 0b1100), (0b0101, 0b1010));
        assert_eq!(structural(&[a, b], |[a, b, ..]| a & b), 0b1110);
        assert_eq!(structural(&[a, (0b0101, 0)], |[a, b, ..]| a & b), 0b0100);
        assert_eq!(structural(&[a, (0b0101, 0)], |[a, b, ..]| a | b), 0b1000);
        assert_eq!(structural(&[a, a], |[a, b, ..]| a ^ b), 0b1100);
        assert_eq!(structural(&[a], |[a, ..]| a << 2), 0b110000);
        assert_eq!(structural(&[(0, 0x80)], |[a, ..]| a as u8 as i8 as u64), !0x7f);
        // Three operands, two of them undefined: a | b << 8 with c for the rest.
        let insert = |[a, b, c, _]: [u64; 4]| a & 0xff | (b & 0xff) << 8 | c & 0xff_0000;
        assert_eq!(structural(&[(1, 0xf00f), (2, 0), (3, !0)], insert), 0xff_000f);
    }

    #[test]
    fn carries_go_upwards() {
        // 3 * (x << 4) with an undefined bit in x; a sum of what is undefined from bits 4 and 6 on.
        let product = structural(&[(0, 0x10), (12, 0)], |[a, b, ..]| a.wrapping_mul(b));
        assert_eq!(upwards(product), !0x3f);
        let sum = structural(&[(1, !0xf), (2, !0x3f)], |[a, b, ..]| a.wrapping_add(b));
        assert_eq!(upwards(sum), !0xf);
        assert_eq!(upwards(0), 0);
    }

    #[test]
    fn choices() {
        assert_eq!(chosen(Some(true), (1, 2), (4, 8)), 2);
        assert_eq!(chosen(Some(false), (1, 2), (4, 8)), 8);
        assert_eq!(chosen(None, (1, 2), (5, 8)), 14);
        assert_eq!(chosen(None, (7, 0), (7, 0)), 0);
    }
}
