//! What is undefined, bit by bit: the rules of `wavelift_simulator::undefined` for channels.
//!
//! - G1: [`State::undefined`] has a bit for each byte of a register that has undefined bits. Which they are says `State::bits`; without it all
//!   bits of such bytes.
//! - G2: sources say which lanes they leave undefined. Only then, and only where the result is an integer that is written as it is computed, the
//!   shadows of the lanes are worked out (`State::partial`); everywhere else such lanes are undefined as a whole.
//! - G3: accumulators and a0 are undefined by channel and by element, flags by bit.

use super::lanes::Values;
use super::op::{Exec, Kind, LANES, Op};
use super::state::{FILE_BYTES, State};
use wavelift_gen7::isa::{Arf, Opcode};
use wavelift_simulator::undefined::{structural, upwards};

/// How an operation on integers passes on what is undefined of its sources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Passing {
    /// Bits apart, once the sources that control it (a bit each, of which it looks at five bits) are known.
    Bits(u8),
    /// From the first bit on that differs.
    Carries,
    /// As a whole.
    Mixes,
}

fn passing(opcode: Opcode) -> Passing {
    match opcode {
        Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Not | Opcode::Mov | Opcode::Bfrev => {
            Passing::Bits(0)
        }
        Opcode::Shl | Opcode::Shr | Opcode::Asr => Passing::Bits(0b10),
        Opcode::Bfe => Passing::Bits(0b11),
        Opcode::Bfi2 => Passing::Bits(0b1),
        Opcode::Add | Opcode::Addc | Opcode::Subb | Opcode::Mul => Passing::Carries,
        _ => Passing::Mixes,
    }
}

/// Whether bits of the result reach the destination as they are.
fn keeps_bits(op: &Op) -> bool {
    let integers = op.exec == Exec::Integer && !op.dst.ty.is_float();
    let moved = matches!(op.inst.op, Opcode::Mov | Opcode::Sel)
        && op.src[0].ty == op.dst.ty
        && !op.src[..op.sources].iter().any(|slot| slot.abs || slot.neg);
    (integers || moved) && !op.inst.control.saturate && !matches!(op.dst.kind, Kind::Accumulator(_))
}

impl State {
    /// Undefined bits of a byte of the general registers.
    pub(crate) fn byte_shadow(&self, byte: usize) -> u8 {
        let byte = byte % FILE_BYTES;
        match self.is_defined(byte, 1) {
            true => 0,
            false => self.bits.as_ref().map_or(0xff, |bits| bits[byte]),
        }
    }

    /// Undefined bits of a doubleword of the general registers.
    pub(crate) fn dword_shadow(&self, byte: usize) -> u32 {
        u32::from_le_bytes(std::array::from_fn(|index| self.byte_shadow(byte + index)))
    }

    /// Sets the undefined bits of a byte of the general registers.
    pub(crate) fn set_byte_shadow(&mut self, byte: usize, shadow: u8, cause: u32) {
        self.mark(byte, 1, shadow == 0, cause);
        if shadow != 0 && (shadow != 0xff || self.bits.is_some()) {
            let bits = self.bits.get_or_insert_with(|| Box::new([0xff; FILE_BYTES]));
            bits[byte % FILE_BYTES] = shadow;
        }
    }

    /// Undefined bits of a lane of a source that has some, extended as its value is.
    fn source_shadow(&self, op: &Op, index: usize, lane: usize) -> i64 {
        let slot = &op.src[index];
        let (size, at) = (usize::from(slot.ty.size()), usize::from(slot.offsets[lane]));
        let byte = |index: usize| match slot.kind {
            Kind::General => self.byte_shadow(at + index),
            Kind::Architecture(register) if Arf::of(register) == Some(Arf::Flag) => {
                let (flag, within) = (usize::from(register & 1) * 2, (at + index) & 3);
                self.flags_undefined[flag + within / 2].to_le_bytes()[within % 2]
            }
            Kind::Constant => 0,
            _ => 0xff,
        };
        let bytes: [u8; 8] = std::array::from_fn(|index| if index < size.min(8) { byte(index) } else { 0 });
        let up = 64 - 8 * size.min(8) as u32;
        let shadow = i64::from_le_bytes(bytes);
        let shadow = if slot.ty.is_signed() {
            shadow << up >> up
        } else {
            shadow
        };
        match shadow {
            0 => 0,
            _ if slot.abs => -1,
            shadow if slot.neg => -1 << shadow.trailing_zeros(),
            shadow => shadow,
        }
    }

    /// The shadows of the results of an operation on the values of its sources, of which those of the lanes `undefined` have undefined bits;
    /// nothing if they are undefined as a whole.
    #[cold]
    pub(crate) fn pass_bits(
        &self,
        op: &Op,
        values: &[&Values],
        undefined: u32,
        formula: impl Fn([i64; 3]) -> i64,
    ) -> Option<Box<Values>> {
        let passing = passing(op.inst.op);
        if passing == Passing::Mixes || !keeps_bits(op) {
            return None;
        }
        let mut shadows = Box::new([0; LANES]);
        for lane in (0..op.lanes as usize).filter(|lane| undefined >> lane & 1 == 1) {
            let operand = |index: usize| {
                let shadow = self.source_shadow(op, index, lane);
                (values[index][lane] as u64, shadow as u64)
            };
            let operands: Vec<(u64, u64)> = (0..values.len()).map(operand).collect();
            let differing = structural(&operands, |[a, b, c, _]| {
                formula([a as i64, b as i64, c as i64]) as u64
            });
            let controlled = |controls: u8| {
                let mut all = operands.iter().enumerate();
                all.any(|(index, operand)| {
                    // The field of bfi2 is one by its mask, all of which counts.
                    let looks = if op.inst.op == Opcode::Bfi2 { u64::MAX } else { 31 };
                    controls >> index & 1 == 1 && operand.1 & looks != 0
                })
            };
            shadows[lane] = match passing {
                Passing::Bits(controls) if controlled(controls) => -1,
                Passing::Carries => upwards(differing) as i64,
                _ => differing as i64,
            };
        }
        Some(shadows)
    }

    /// Nobody knows whether the lanes `unknown` keep what they had or get `values`, of which those of `undefined` have undefined bits.
    #[cold]
    pub(crate) fn keep_or_get(&mut self, op: &Op, unknown: u32, undefined: u32, values: &Values) {
        let partial = self.partial.take();
        if op.dst.kind != Kind::General {
            return;
        }
        let size = usize::from(op.dst.ty.size());
        let own = undefined;
        self.partial = Some(Box::new(std::array::from_fn(|lane| {
            let get = match (own >> lane & 1, &partial) {
                (0, _) => 0,
                (_, Some(shadows)) => shadows[lane],
                (_, None) => -1,
            };
            if unknown >> lane & 1 == 0 || lane >= op.lanes as usize {
                return get;
            }
            let (at, new) = (usize::from(op.dst.offsets[lane]), values[lane].to_le_bytes());
            let get = get.to_le_bytes();
            let bytes = std::array::from_fn(|index| match index < size {
                true => {
                    let old = self.grf[(at + index) % FILE_BYTES];
                    self.byte_shadow(at + index) | get[index] | old ^ new[index]
                }
                false => 0,
            });
            i64::from_le_bytes(bytes)
        })));
    }

    /// The shadows of a choice between two sources; lanes of `unknown` have no condition.
    #[cold]
    pub(crate) fn choose_bits(
        &self,
        op: &Op,
        (a, b): (&Values, &Values),
        [first, second]: [u32; 2],
        chosen: u32,
        unknown: u32,
    ) -> Option<Box<Values>> {
        if !keeps_bits(op) {
            return None;
        }
        let shadow = |index: usize, lane: usize, undefined: u32| match undefined >> lane & 1 {
            1 => self.source_shadow(op, index, lane),
            _ => 0,
        };
        Some(Box::new(std::array::from_fn(|lane| {
            if lane >= op.lanes as usize {
                return 0;
            }
            let (ua, ub) = (shadow(0, lane, first), shadow(1, lane, second));
            match (unknown >> lane & 1, chosen >> lane & 1) {
                (1, _) => ua | ub | (a[lane] ^ b[lane]),
                (_, 1) => ua,
                _ => ub,
            }
        })))
    }
}
