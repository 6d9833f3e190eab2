//! Instructions that are functions of their operands, over the active lanes of a wave.
//!
//! Registers are one array of `u64`: every value has one *slot* of one element per lane, or two slots (low and high half)
//! if it is wider than 64 bits. Values are zero extended from their width. The common 32 and 64-bit operations have
//! loops of their own here; a test compares each with the table's meaning. Everything else goes through `eval_lane`.

use crate::lanes::for_lanes;
use crate::undefined::Shadows;
use wavelift_codegen::ir::eval::{fp, ones, sx};
use wavelift_codegen::ir::{Condition, FpMode, IntCC, Opcode, Type, eval_lane};

/// What an undefined value reads as, cut to its width.
pub const UNDEF_PATTERN: u128 = 0xabad_1dea_abad_1dea_abad_1dea_abad_1dea;

/// Where a value is in the registers: index of lane 0, and whether a second slot with the high half follows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Slot {
    pub(crate) at: u32,
    pub(crate) wide: bool,
}

/// The registers of one activation.
#[derive(Clone, Debug)]
pub(crate) struct Registers {
    pub(crate) words: Vec<u64>,
    /// Lanes per slot.
    pub(crate) lanes: usize,
    /// What is undefined of them; nothing as long as every value is defined.
    pub(crate) shadows: Option<Box<Shadows>>,
}

impl Registers {
    pub(crate) fn new(slots: usize, lanes: usize) -> Registers {
        Registers {
            words: vec![UNDEF_PATTERN as u64; slots * lanes],
            lanes,
            shadows: None,
        }
    }

    #[inline]
    pub(crate) fn low(&self, slot: Slot, lane: usize) -> u64 {
        self.words[slot.at as usize + lane]
    }

    #[inline]
    pub(crate) fn set_low(&mut self, slot: Slot, lane: usize, value: u64) {
        self.words[slot.at as usize + lane] = value;
    }

    pub(crate) fn get(&self, slot: Slot, lane: usize) -> u128 {
        let low = u128::from(self.low(slot, lane));
        if slot.wide {
            low | u128::from(self.words[slot.at as usize + self.lanes + lane]) << 64
        } else {
            low
        }
    }

    pub(crate) fn set(&mut self, slot: Slot, lane: usize, value: u128) {
        self.set_low(slot, lane, value as u64);
        if slot.wide {
            self.words[slot.at as usize + self.lanes + lane] = (value >> 64) as u64;
        }
    }

    /// The lane values of a slot, low half.
    pub(crate) fn row(&self, slot: Slot) -> &[u64] {
        &self.words[slot.at as usize..slot.at as usize + self.lanes]
    }

    /// The lane values of a slot, high half.
    pub(crate) fn high_row(&self, slot: Slot) -> Option<&[u64]> {
        let start = slot.at as usize + self.lanes;
        slot.wide.then(|| &self.words[start..start + self.lanes])
    }
}

/// An operation of the table with a meaning.
#[derive(Clone, Debug)]
pub(crate) struct Eval {
    pub(crate) opcode: Opcode,
    /// Lane width of the result, bits.
    pub(crate) w: u32,
    /// Lane width of the first operand, bits.
    pub(crate) ws: u32,
    pub(crate) mode: FpMode,
    pub(crate) cond: Condition,
    pub(crate) dst: Slot,
    pub(crate) args: [Slot; 4],
    /// How many of them there are.
    pub(crate) count: usize,
    /// Vector operations: elements of the result, and per operand the bits of an element, 0 for scalars.
    pub(crate) vector: Option<(u32, [u32; 4])>,
}

#[inline(always)]
fn one(regs: &mut Registers, op: &Eval, mask: u64, f: impl Fn(u64) -> u64) {
    let (d, a) = (op.dst.at as usize, op.args[0].at as usize);
    let size = regs.lanes;
    let words = &mut regs.words[..];
    for_lanes(mask, size, |lane| words[d + lane] = f(words[a + lane]));
}

#[inline(always)]
fn two(regs: &mut Registers, op: &Eval, mask: u64, f: impl Fn(u64, u64) -> u64) {
    let (d, a, b) = (op.dst.at as usize, op.args[0].at as usize, op.args[1].at as usize);
    let size = regs.lanes;
    let words = &mut regs.words[..];
    for_lanes(mask, size, |lane| {
        words[d + lane] = f(words[a + lane], words[b + lane])
    });
}

#[inline(always)]
fn three(regs: &mut Registers, op: &Eval, mask: u64, f: impl Fn(u64, u64, u64) -> u64) {
    let (d, a, b, c) = (
        op.dst.at as usize,
        op.args[0].at as usize,
        op.args[1].at as usize,
        op.args[2].at as usize,
    );
    let size = regs.lanes;
    let words = &mut regs.words[..];
    for_lanes(mask, size, |lane| {
        words[d + lane] = f(words[a + lane], words[b + lane], words[c + lane])
    });
}

fn compare(regs: &mut Registers, op: &Eval, mask: u64, cond: IntCC) {
    let w = op.ws;
    macro_rules! by {
        ($f:expr) => {
            two(regs, op, mask, |a, b| {
                let f: fn(u64, u64, u32) -> bool = $f;
                u64::from(f(a, b, w))
            })
        };
    }
    match cond {
        IntCC::Eq => by!(|a, b, _| a == b),
        IntCC::Ne => by!(|a, b, _| a != b),
        IntCC::Ult => by!(|a, b, _| a < b),
        IntCC::Ule => by!(|a, b, _| a <= b),
        IntCC::Ugt => by!(|a, b, _| a > b),
        IntCC::Uge => by!(|a, b, _| a >= b),
        IntCC::Slt => by!(|a, b, w| sx(a, w) < sx(b, w)),
        IntCC::Sle => by!(|a, b, w| sx(a, w) <= sx(b, w)),
        IntCC::Sgt => by!(|a, b, w| sx(a, w) > sx(b, w)),
        IntCC::Sge => by!(|a, b, w| sx(a, w) >= sx(b, w)),
    }
}

/// Runs the operation over the lanes of `mask`.
pub(crate) fn eval(op: &Eval, regs: &mut Registers, mask: u64) {
    if let Some((elements, vectors)) = op.vector {
        return eval_vector(op, elements, vectors, regs, mask);
    }
    let low = |value: u32| u64::from(value);
    match (op.opcode, op.w) {
        (Opcode::Iadd, 32) => two(regs, op, mask, |a, b| low((a as u32).wrapping_add(b as u32))),
        (Opcode::Isub, 32) => two(regs, op, mask, |a, b| low((a as u32).wrapping_sub(b as u32))),
        (Opcode::Imul, 32) => two(regs, op, mask, |a, b| low((a as u32).wrapping_mul(b as u32))),
        (Opcode::Ishl, 32) => two(regs, op, mask, |a, b| low((a as u32).wrapping_shl(b as u32))),
        (Opcode::Ushr, 32) => two(regs, op, mask, |a, b| low((a as u32).wrapping_shr(b as u32))),
        (Opcode::Sshr, 32) => two(regs, op, mask, |a, b| {
            low((a as i32).wrapping_shr(b as u32) as u32)
        }),
        (Opcode::Iadd, 64) => two(regs, op, mask, u64::wrapping_add),
        (Opcode::Isub, 64) => two(regs, op, mask, u64::wrapping_sub),
        (Opcode::Imul, 64) => two(regs, op, mask, u64::wrapping_mul),
        (Opcode::Ishl, 64) => two(regs, op, mask, |a, b| a.wrapping_shl(b as u32)),
        (Opcode::Ushr, 64) => two(regs, op, mask, |a, b| a.wrapping_shr(b as u32)),
        (Opcode::Band, _) => two(regs, op, mask, |a, b| a & b),
        (Opcode::Bor, _) => two(regs, op, mask, |a, b| a | b),
        (Opcode::Bxor, _) => two(regs, op, mask, |a, b| a ^ b),
        (Opcode::Uextend | Opcode::Ilow | Opcode::Ireduce, w) => {
            let ones = ones(w);
            one(regs, op, mask, |a| a & ones);
        }
        (Opcode::Select, _) if !op.dst.wide => {
            three(regs, op, mask, |a, b, c| if a != 0 { b } else { c });
        }
        (Opcode::Fadd, 32) => two(regs, op, mask, |a, b| fp::add(32, op.mode, a, b)),
        (Opcode::Fmul, 32) => two(regs, op, mask, |a, b| fp::mul(32, op.mode, a, b)),
        (Opcode::Fma, 32) => three(regs, op, mask, |a, b, c| fp::fma(32, op.mode, a, b, c)),
        (Opcode::Icmp, _) => match op.cond {
            Condition::Int(cond) => compare(regs, op, mask, cond),
            _ => general(op, regs, mask),
        },
        _ => general(op, regs, mask),
    }
}

fn general(op: &Eval, regs: &mut Registers, mask: u64) {
    for_lanes(mask, regs.lanes, |lane| {
        let args = op.args.map(|slot| regs.low(slot, lane));
        // The decoder only makes operations that the table evaluates.
        let value = eval_lane(op.opcode, op.w, op.ws, op.mode, op.cond, args).unwrap_or(0);
        regs.set_low(op.dst, lane, value);
    });
}

/// Element by element; operands that are not vectors are used for every element.
fn eval_vector(op: &Eval, elements: u32, vectors: [u32; 4], regs: &mut Registers, mask: u64) {
    for_lanes(mask, regs.lanes, |lane| {
        let args = op.args.map(|slot| regs.get(slot, lane));
        let mut out = 0u128;
        for element in 0..elements {
            let mut parts = [0u64; 4];
            for (i, part) in parts.iter_mut().enumerate() {
                *part = match vectors[i] {
                    0 => args[i] as u64,
                    bits => extract(args[i], element, bits),
                };
            }
            let value = eval_lane(op.opcode, op.w, op.ws, op.mode, op.cond, parts).unwrap_or(0);
            out |= u128::from(value & ones(op.w)) << (element * op.w);
        }
        regs.set(op.dst, lane, out);
    });
}

/// Element `index` of a vector of elements of `bits` bits.
pub(crate) fn extract(vector: u128, index: u32, bits: u32) -> u64 {
    (vector >> (index * bits)) as u64 & ones(bits)
}

/// The bits an undefined value of a type reads as.
pub(crate) fn undef(ty: Type) -> u128 {
    let bits = ty.bits();
    if bits >= 128 {
        UNDEF_PATTERN
    } else {
        UNDEF_PATTERN & ((1 << bits) - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every loop of its own against the meaning in the table, all lanes and some.
    #[test]
    fn own_loops_mean_what_the_table_says() {
        const LANES: usize = 16;
        let words = |seed: u64| {
            let special = [
                0,
                1,
                0x7fff_ffff,
                0x8000_0000,
                0xffff_ffff,
                1 << 63,
                u64::MAX,
                0x7f80_0001,
            ];
            (0..LANES).map(move |i| match i {
                0..8 => special[(i + seed as usize) % 8],
                _ => (i as u64 + seed).wrapping_mul(0x9e37_79b9_7f4a_7c15),
            })
        };
        let mut cases: Vec<(Opcode, u32, u32, Condition)> = Vec::new();
        use Opcode::*;
        for opcode in [Iadd, Isub, Imul, Ishl, Ushr, Sshr, Band, Bor, Bxor, Select] {
            for w in [8, 16, 32, 64] {
                cases.push((opcode, w, w, Condition::None));
            }
        }
        for opcode in [Fadd, Fmul, Fma] {
            cases.push((opcode, 32, 32, Condition::None));
        }
        for (opcode, w, ws) in [
            (Uextend, 64, 32),
            (Uextend, 32, 1),
            (Ireduce, 8, 64),
            (Ilow, 32, 64),
            (Ihigh, 32, 64),
            (Sextend, 64, 8),
        ] {
            cases.push((opcode, w, ws, Condition::None));
        }
        for &cond in IntCC::ALL {
            for ws in [1, 8, 32, 64] {
                cases.push((Icmp, 1, ws, Condition::Int(cond)));
            }
        }
        for (opcode, w, ws, cond) in cases {
            for mask in [0xffff, 0x8421, 0] {
                let mut regs = Registers::new(5, LANES);
                let slot = |n: usize| Slot {
                    at: (n * LANES) as u32,
                    wide: false,
                };
                for n in 1..5 {
                    let bits = if n == 1 { ws } else { w.max(ws) };
                    let bits = if opcode == Select && n == 1 { 1 } else { bits };
                    for (lane, word) in words(n as u64).enumerate() {
                        regs.set_low(slot(n), lane, word & ones(bits));
                    }
                }
                let op = Eval {
                    opcode,
                    w,
                    ws,
                    mode: FpMode::DEFAULT,
                    cond,
                    dst: slot(0),
                    args: [1, 2, 3, 4].map(slot),
                    count: 4,
                    vector: None,
                };
                let before = regs.clone();
                eval(&op, &mut regs, mask);
                for lane in 0..LANES {
                    let args = op.args.map(|slot| before.low(slot, lane));
                    let value = eval_lane(opcode, w, ws, FpMode::DEFAULT, cond, args).unwrap();
                    let expected = if mask >> lane & 1 == 1 {
                        value
                    } else {
                        before.low(slot(0), lane)
                    };
                    assert_eq!(
                        regs.low(slot(0), lane),
                        expected,
                        "{} {w} {ws} {args:x?}",
                        opcode.name()
                    );
                }
            }
        }
    }
}
