//! Operands of vector instructions: modifiers, sub-dword selection, lane movement.

mod results;

use super::counters::Target;
use super::fault::{Fault, illegal, poison};
use super::machine::Machine;
use super::op::{Kind, Movement, Op, Place, Purpose, Slot};
use super::state::SCALARS;
use super::step::Step;
use wavelift_simulator::float::{F16, F32, FloatMode, convert};

/// Selects part of a register: bytes 0 to 3, words 4 and 5, everything 6.
fn select(bits: u32, selection: u8, sext: bool) -> u32 {
    let (shifted, width) = match selection {
        0..=3 => (bits >> (8 * selection), 8),
        4 => (bits, 16),
        5 => (bits >> 16, 16),
        _ => return bits,
    };
    let up = 32 - width;
    if sext {
        ((shifted << up) as i32 >> up) as u32
    } else {
        shifted << up >> up
    }
}

/// A 32-bit source with its modifiers applied.
pub(super) fn modified32(bits: u32, slot: &Slot) -> u32 {
    let mut bits = if slot.select == 6 {
        bits
    } else {
        select(bits, slot.select, slot.sext)
    };
    match slot.kind {
        Kind::Mixed => {
            if slot.high_for_high {
                let half = if slot.high { bits >> 16 } else { bits } as u16;
                bits = convert::<F16, F32>(half, FloatMode::IEEE).0;
            }
        }
        Kind::Pair | Kind::FloatPair => {
            let half = |high: bool| if high { bits >> 16 } else { bits & 0xffff };
            let (mut low, mut high) = (half(slot.high), half(slot.high_for_high));
            if slot.kind == Kind::FloatPair {
                low ^= u32::from(slot.neg) << 15;
                high ^= u32::from(slot.neg_high) << 15;
            }
            return low | high << 16;
        }
        _ => {
            if slot.high {
                bits >>= 16;
            }
        }
    }
    let sign = match slot.kind {
        Kind::Float16 | Kind::Float16High => 1 << 15,
        Kind::Float32 | Kind::Mixed => 1 << 31,
        _ => return bits,
    };
    if slot.abs {
        bits &= !sign;
    }
    if slot.neg { bits ^ sign } else { bits }
}

/// The values of lanes, and their undefined bits if there are any.
type Shadowed = ([u32; 64], Option<Box<[u32; 64]>>);

impl<M: Machine> Step<'_, M> {
    /// The value of a VGPR, for these lanes, as the source with this number; says which of them have undefined bits while sources
    /// are noted.
    #[inline]
    pub(crate) fn read_vector(
        &mut self,
        number: u8,
        register: usize,
        lanes: u64,
    ) -> Result<([u32; 64], u64), Fault> {
        match self.state.undefined.get(register) {
            Some(&undefined) if undefined & lanes == 0 && self.state.pending[register] == 0 => {
                Ok((self.state.vectors[register], 0))
            }
            Some(_) => self.undefined_vector(number, register, lanes),
            None => Err(illegal(format!("v{register} is beyond the allocated registers"))),
        }
    }

    #[cold]
    fn undefined_vector(
        &mut self,
        number: u8,
        register: usize,
        read: u64,
    ) -> Result<([u32; 64], u64), Fault> {
        let pending = self.state.pending[register];
        if pending != 0 && read != 0 {
            return Err(self.too_early(register, pending, "read"));
        }
        let lanes = self.state.undefined[register] & read;
        if lanes == 0 {
            return Ok((self.state.vectors[register], 0));
        }
        let found = (
            Some(lanes.trailing_zeros()),
            format!("v{register}"),
            self.state.cause[register],
        );
        let one = self.meet(number, found)?;
        let mut values = self.state.vectors[register];
        if !self.tries() {
            return Ok((values, 0));
        }
        for lane in (0..64).filter(|&lane| lanes >> lane & 1 == 1) {
            let shadow = self.state.vector_shadow(register, lane);
            values[lane] = values[lane] & !shadow | if one { shadow } else { 0 };
        }
        Ok((values, lanes))
    }

    /// Undefined bits of lanes of a VGPR.
    fn shadows(&self, register: usize, lanes: u64) -> [u32; 64] {
        std::array::from_fn(|lane| match lanes >> lane & 1 {
            1 => self.state.vector_shadow(register, lane),
            _ => 0,
        })
    }

    /// The error of touching a register that a memory instruction will still write.
    #[cold]
    pub fn too_early(&self, register: usize, lanes: u64, what: &str) -> Fault {
        let writer = self.state.counters.writer::<M>(&self.state.rules,
            |target| matches!(target, Target::Vector(first, mask, _) if usize::from(*first) == register && mask & lanes != 0),
        );
        let cause = match writer {
            Some((pc, needed)) => {
                let text = self.code.text_at(pc);
                format!("{what} before `{text}` at offset {pc:#x} has completed, needs {needed}")
            }
            None => format!("{what} before a memory instruction has completed"),
        };
        poison(Some(lanes.trailing_zeros()), format!("v{register}"), cause)
    }

    /// Number of the VGPR that an operand names, which is at this place.
    #[inline]
    fn vector_number(&self, slot: &Slot, first: u8) -> Result<usize, Fault> {
        let number = M::vector_index(self.state, slot, first);
        let number = match slot.relative {
            None => number,
            Some(part) => number + self.relative(part)?,
        };
        // The instruction has been checked for the register that it names.
        if number != usize::from(first) && number + usize::from(slot.words) > self.state.vgprs() {
            return Err(illegal(format!("v{number} is beyond the allocated registers")));
        }
        Ok(number)
    }

    /// Number of the register of the vector file that an operand names, if it names one.
    #[inline]
    fn register(&self, slot: &Slot) -> Result<Option<usize>, Fault> {
        match slot.place {
            Place::Vector(first) => self.vector_number(slot, first).map(Some),
            Place::Accumulator(number) => Ok(Some(self.state.vgprs() + usize::from(number))),
            _ => Ok(None),
        }
    }

    /// All lanes of one word of an operand before modifiers. Undefined bits are noted with the modifiers of operands of one word.
    #[inline]
    pub(crate) fn word(&mut self, op: &Op<M>, index: usize, word: u8) -> Result<[u32; 64], Fault> {
        let slot = &op.slots[index];
        match slot.place {
            Place::Vector(_) | Place::Accumulator(_) => {
                let register = self.register(slot)?.unwrap_or(0) + usize::from(word);
                if let Some(&undefined) = self.state.undefined.get(register)
                    && undefined & self.active == 0
                    && op.movement.is_none()
                    && self.state.pending[register] == 0
                {
                    return Ok(self.state.vectors[register]);
                }
                self.word_with_undefined(op, index, register)
            }
            Place::Scalar(first) => {
                let (bits, shadow) = self.read_scalar(index as u8, first + word)?;
                if shadow != 0 {
                    self.note_word(op, index, &[bits; 64], [shadow; 64]);
                }
                Ok([bits; 64])
            }
            Place::Constant(bits) => Ok([(bits >> (32 * word)) as u32; 64]),
            Place::Special(special) => Ok([(self.special(special, 1)? >> (32 * word)) as u32; 64]),
            Place::Off => Ok([0; 64]),
        }
    }

    /// A word of an operand whose lanes all results depend on, before modifiers.
    ///
    /// # Errors
    /// If it will still be written.
    pub fn whole_word(&mut self, op: &Op<M>, index: usize, word: u8) -> Result<[u32; 64], Fault> {
        let lanes = self.word(op, index, word)?;
        self.spread_source(index as u8);
        Ok(lanes)
    }

    /// A word of a VGPR that has undefined lanes, or whose lanes move.
    fn word_with_undefined(&mut self, op: &Op<M>, index: usize, register: usize) -> Result<[u32; 64], Fault> {
        let slot = &op.slots[index];
        let (values, shadow) = match (&op.movement, slot.purpose) {
            (Some(movement), Purpose::Source(0)) => self.moved(index as u8, register, movement)?,
            _ => {
                let (values, undefined) = self.read_vector(index as u8, register, self.active)?;
                let shadow = (undefined != 0).then(|| Box::new(self.shadows(register, undefined)));
                (values, shadow)
            }
        };
        if let Some(shadow) = shadow {
            self.note_word(op, index, &values, *shadow);
        }
        Ok(values)
    }

    #[cold]
    fn note_word(&mut self, op: &Op<M>, index: usize, values: &[u32; 64], shadow: [u32; 64]) {
        let slot = &op.slots[index];
        let shadow = match slot.words {
            0 | 1 => std::array::from_fn(|lane| modified_shadow(values[lane], shadow[lane], slot)),
            _ => shadow,
        };
        self.note_source(index as u8, shadow);
    }

    /// A source with lane movement: each lane has the value of another one.
    fn moved(&mut self, number: u8, register: usize, movement: &Movement) -> Result<Shadowed, Fault> {
        let (exec, active) = (self.state.exec, self.active);
        let sources = (0..64)
            .filter(|&lane| active >> lane & 1 == 1)
            .filter_map(|lane| movement.from(lane, exec))
            .fold(0u64, |mask, source| mask | 1 << source);
        let (from, undefined) = self.read_vector(number, register, sources)?;
        let values = std::array::from_fn(|lane| movement.from(lane, exec).map_or(0, |source| from[source]));
        let shadow = (undefined != 0).then(|| {
            let from = self.shadows(register, undefined);
            Box::new(std::array::from_fn(|lane| match movement.from(lane, exec) {
                Some(source) if active >> lane & 1 == 1 => from[source],
                _ => 0,
            }))
        });
        Ok((values, shadow))
    }

    /// A source of at most 32 bits, all lanes, modifiers applied.
    pub fn lanes32(&mut self, op: &Op<M>, index: usize) -> Result<[u32; 64], Fault> {
        let slot = &op.slots[index];
        if op.stores && !slot.writes && slot.purpose == Purpose::Data {
            return self
                .stored_word(op, index, 0)
                .map(|bits| bits.map(|bits| modified32(bits, slot)));
        }
        let mut lanes = self.word(op, index, 0)?;
        if !slot.plain {
            for lane in &mut lanes {
                *lane = modified32(*lane, slot);
            }
        }
        Ok(lanes)
    }

    /// A 64-bit source, all lanes, modifiers applied.
    pub fn lanes64(&mut self, op: &Op<M>, index: usize) -> Result<[u64; 64], Fault> {
        let slot = &op.slots[index];
        if let Place::Constant(bits) = slot.place {
            return Ok([modified64(bits, slot); 64]);
        }
        if let Place::Special(special) = slot.place {
            return Ok([modified64(self.special(special, 2)?, slot); 64]);
        }
        let [low, high] = self.lane_words::<2>(op, index)?;
        Ok(std::array::from_fn(|lane| {
            modified64(u64::from(low[lane]) | u64::from(high[lane]) << 32, slot)
        }))
    }

    /// A source of `N` words, all lanes.
    pub fn lane_words<const N: usize>(&mut self, op: &Op<M>, index: usize) -> Result<[[u32; 64]; N], Fault> {
        let slot = &op.slots[index];
        let data = op.stores && !slot.writes && slot.purpose == Purpose::Data;
        let mut words = [[0; 64]; N];
        for (word, lanes) in (0u8..).zip(&mut words) {
            *lanes = if data {
                self.stored_word(op, index, word)?
            } else {
                self.word(op, index, word)?
            };
        }
        Ok(words)
    }

    /// Data of a store: undefined lanes are handed to the memory, which knows whether it can keep them.
    ///
    /// # Errors
    /// If it will still be written.
    pub fn stored_word(&mut self, op: &Op<M>, index: usize, word: u8) -> Result<[u32; 64], Fault> {
        let slot = &op.slots[index];
        let Place::Vector(first) = slot.place else {
            return self.word(op, index, word);
        };
        let register = usize::from(first) + usize::from(word);
        let Some(&undefined) = self.state.undefined.get(register) else {
            return Err(illegal(format!("v{register} is beyond the allocated registers")));
        };
        let pending = self.state.pending[register];
        if pending != 0 && self.active != 0 {
            return Err(self.too_early(register, pending, "read"));
        }
        let undefined = undefined & self.active;
        let mut stored = None;
        if undefined != 0 {
            let values = &self.state.vectors[register];
            let shadow = |lane: usize| {
                let shadow = self.state.vector_shadow(register, lane);
                match undefined >> lane & 1 {
                    1 if slot.plain => shadow,
                    1 => modified_shadow(values[lane], shadow, slot),
                    _ => 0,
                }
            };
            stored = Some(Box::new(std::array::from_fn(shadow)));
        }
        self.mem
            .stored_word(stored, register as u8, self.state.cause[register]);
        Ok(self.state.vectors[register])
    }

    /// A lane mask source. Bits of lanes that are not active do not matter.
    pub fn mask(&mut self, op: &Op<M>, index: usize) -> Result<u64, Fault> {
        let slot = &op.slots[index];
        let Place::Scalar(first) = slot.place else {
            return if slot.words >= 2 {
                self.read64(op, index)
            } else {
                self.read32(op, index).map(u64::from)
            };
        };
        self.mask_of(index as u8, first, slot.words.min(2))
    }

    /// The mask in some scalar registers as the source with this number; undefined bits count in active lanes only.
    pub(crate) fn mask_of(&mut self, number: u8, first: u8, words: u8) -> Result<u64, Fault> {
        let (mut mask, mut shadow) = (0, 0);
        for word in 0..words {
            let (register, up) = (first + word, 32 * u32::from(word));
            mask |= u64::from(self.state.scalar(register)) << up;
            let undefined = self.state.scalar_shadow(register);
            if undefined != 0 {
                if self.state.scalars_pending >> register & 1 == 1 {
                    return Err(self.too_early_scalar(register, "read"));
                }
                shadow |= u64::from(undefined) << up & self.active;
            }
        }
        if shadow == 0 {
            return Ok(mask);
        }
        let lane = shadow.trailing_zeros();
        let register = first + (lane / 32) as u8;
        let cause = self.state.scalar_cause[usize::from(register) % SCALARS];
        let one = self.meet(number, (Some(lane), M::scalar_name(register), cause))?;
        if !self.tries() {
            return Ok(mask);
        }
        self.note_source(number, std::array::from_fn(|lane| (shadow >> lane) as u32 & 1));
        Ok(mask & !shadow | if one { shadow } else { 0 })
    }

    /// The register of a VGPR operand of a whole-wave instruction.
    pub fn vector(&mut self, op: &Op<M>, index: usize) -> Result<usize, Fault> {
        match op.slots[index].place {
            Place::Vector(first) if usize::from(first) < self.state.vectors.len() => Ok(usize::from(first)),
            Place::Vector(first) => Err(illegal(format!("v{first} is beyond the allocated registers"))),
            _ => Err(illegal("a vector register is needed here")),
        }
    }

    /// A scalar register as the source with this number, and its undefined bits if there are any while sources are noted.
    #[inline]
    pub(crate) fn read_scalar(&mut self, number: u8, register: u8) -> Result<(u32, u32), Fault> {
        if self.state.shadow[usize::from(register) % SCALARS] == 0 || self.state.is_exec(register) {
            return Ok((self.state.scalar(register), 0));
        }
        self.undefined_scalar(number, register)
    }

    #[cold]
    fn undefined_scalar(&mut self, number: u8, register: u8) -> Result<(u32, u32), Fault> {
        if self.state.scalars_pending >> register & 1 == 1 {
            return Err(self.too_early_scalar(register, "read"));
        }
        let cause = self.state.scalar_cause[usize::from(register) % SCALARS];
        let one = self.meet(number, (None, M::scalar_name(register), cause))?;
        let (value, shadow) = (self.state.scalar(register), self.state.scalar_shadow(register));
        if !self.tries() {
            return Ok((value, 0));
        }
        Ok((value & !shadow | if one { shadow } else { 0 }, shadow))
    }

    /// The error of touching a scalar register that a memory instruction will still write.
    #[cold]
    pub fn too_early_scalar(&self, register: u8, what: &str) -> Fault {
        let writer = self.state.counters.writer::<M>(
            &self.state.rules,
            |target| matches!(target, Target::Scalar(first, _) if *first == register),
        );
        let cause = match writer {
            Some((pc, needed)) => {
                let text = self.code.text_at(pc);
                format!("{what} before `{text}` at offset {pc:#x} has completed, needs {needed}")
            }
            None => format!("{what} before a memory instruction has completed"),
        };
        poison(None, M::scalar_name(register), cause)
    }
}

/// The undefined bits of a source with its modifiers applied. Halves have nothing above them.
fn modified_shadow(bits: u32, shadow: u32, slot: &Slot) -> u32 {
    if shadow == 0 {
        return 0;
    }
    let differing = modified32(bits & !shadow, slot) ^ modified32(bits | shadow, slot);
    match slot.kind {
        // A conversion.
        Kind::Mixed if slot.high_for_high && differing != 0 => u32::MAX,
        kind if kind.is_half() => differing & 0xffff,
        _ => differing,
    }
}

fn modified64(bits: u64, slot: &Slot) -> u64 {
    if slot.kind == Kind::FloatWords && slot.number() < 3 {
        let word = |high: bool, neg: bool| (bits >> (32 * u32::from(high))) as u32 ^ u32::from(neg) << 31;
        let low = word(slot.high, slot.neg);
        return u64::from(low) | u64::from(word(slot.high_for_high, slot.neg_high)) << 32;
    }
    if slot.kind != Kind::Float64 {
        return bits;
    }
    let bits = if slot.abs { bits & !(1 << 63) } else { bits };
    if slot.neg { bits ^ 1 << 63 } else { bits }
}

#[cfg(test)]
mod tests {
    use super::results::place_selected;
    use super::*;

    #[test]
    fn parts_of_registers() {
        assert_eq!(select(0x1234_80ff, 1, true), 0xffff_ff80);
        assert_eq!(select(0x1234_80ff, 5, false), 0x1234);
        assert_eq!(place_selected(0x1122_3344, 0xab, 1, 2), 0x1122_ab44);
        assert_eq!(place_selected(0x1122_3344, 0xab, 1, 0), 0x0000_ab00);
        assert_eq!(place_selected(0x1122_3344, 0xab, 1, 1), 0xffff_ab00);
        assert_eq!(place_selected(0x1122_3344, 0xabcd, 5, 2), 0xabcd_3344);
    }
}
