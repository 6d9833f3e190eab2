//! Operands of vector instructions: modifiers, sub-dword selection, lane movement.

mod results;

use super::counters::Target;
use super::fault::{Fault, UndefinedPolicy, cause_text, illegal, poison};
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

impl<M: Machine> Step<'_, M> {
    /// Checks that the lanes of a VGPR may be read; notes undefined lanes that are only moved.
    #[inline]
    fn check_vector(&mut self, op: &Op<M>, register: usize, lanes: u64) -> Result<u64, Fault> {
        match self.state.undefined.get(register) {
            Some(&undefined) if undefined & lanes == 0 && self.state.pending[register] == 0 => Ok(0),
            Some(&undefined) => self.undefined_vector(op, register, undefined & lanes, lanes),
            None => Err(illegal(format!("v{register} is beyond the allocated registers"))),
        }
    }

    #[cold]
    fn undefined_vector(&mut self, op: &Op<M>, register: usize, lanes: u64, read: u64) -> Result<u64, Fault> {
        let pending = self.state.pending[register];
        if pending != 0 && read != 0 {
            return Err(self.too_early(register, pending, "read"));
        }
        if lanes == 0 {
            return Ok(0);
        }
        match self.state.policy {
            UndefinedPolicy::Ignore => Ok(0),
            UndefinedPolicy::Propagate if !op.waits => Ok(lanes),
            _ if op.moves => Ok(lanes),
            _ => {
                let cause = cause_text(self.state.cause[register]);
                Err(poison(
                    Some(lanes.trailing_zeros()),
                    format!("v{register}"),
                    cause,
                ))
            }
        }
    }

    /// The error of touching a register that a memory instruction will still write.
    #[cold]
    pub fn too_early(&self, register: usize, lanes: u64, what: &str) -> Fault {
        let writer = self.state.counters.writer::<M>(
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

    /// Number of the VGPR that an operand names.
    #[inline]
    fn vector_number(&self, slot: &Slot, first: u8) -> Result<usize, Fault> {
        let number = M::vector_index(self.state, slot, first);
        match slot.relative {
            None => Ok(number),
            Some(part) => Ok(number + self.relative(part)?),
        }
    }

    /// All lanes of one word of an operand before modifiers, and its undefined lanes.
    fn word(&mut self, op: &Op<M>, slot: &Slot, word: u8) -> Result<([u32; 64], u64), Fault> {
        match slot.place {
            Place::Vector(first) => {
                let register = self.vector_number(slot, first)? + usize::from(word);
                match (&op.movement, slot.purpose) {
                    (Some(movement), Purpose::Source(0)) => self.moved(op, register, movement),
                    _ => {
                        let undefined = self.check_vector(op, register, self.active)?;
                        Ok((self.state.vectors[register], undefined))
                    }
                }
            }
            Place::Scalar(first) => {
                let shadow = self.check_scalar(op, first + word)?;
                Ok((
                    [self.state.scalar(first + word); 64],
                    if shadow != 0 { self.active } else { 0 },
                ))
            }
            Place::Constant(bits) => Ok(([(bits >> (32 * word)) as u32; 64], 0)),
            Place::Special(special) => Ok(([(self.special(special, 1)? >> (32 * word)) as u32; 64], 0)),
            Place::Off => Ok(([0; 64], 0)),
        }
    }

    /// The high word of a source whose low result word does not depend on it: undefined lanes pass to the high result word.
    fn high_word(&mut self, op: &Op<M>, slot: &Slot) -> Result<([u32; 64], u64), Fault> {
        let Place::Vector(first) = slot.place else {
            return self.word(op, slot, 1);
        };
        let register = usize::from(first) + 1;
        let (Some(&undefined), Some(&pending)) = (
            self.state.undefined.get(register),
            self.state.pending.get(register),
        ) else {
            return self.word(op, slot, 1);
        };
        if pending != 0 && self.active != 0 {
            return Err(self.too_early(register, pending, "read"));
        }
        // A shift by 32 and more leaves nothing of the high word.
        let amount = op.shift.and_then(|(_, amount)| op.slots.get(amount));
        let shifted_out = match amount.map(|slot| slot.place) {
            Some(Place::Scalar(first)) => self.state.scalar(first) & 63 >= 32,
            Some(Place::Constant(bits)) => bits & 63 >= 32,
            _ => false,
        };
        if !shifted_out {
            self.passed_high |= undefined & self.active;
        }
        Ok((self.state.vectors[register], 0))
    }

    /// A source with lane movement: each lane has the value of another one.
    fn moved(&mut self, op: &Op<M>, register: usize, movement: &Movement) -> Result<([u32; 64], u64), Fault> {
        let (exec, active) = (self.state.exec, self.active);
        let sources = (0..64)
            .filter(|&lane| active >> lane & 1 == 1)
            .filter_map(|lane| movement.from(lane, exec))
            .fold(0u64, |mask, source| mask | 1 << source);
        let undefined = self.check_vector(op, register, sources)?;
        let from = &self.state.vectors[register];
        let values = std::array::from_fn(|lane| movement.from(lane, exec).map_or(0, |source| from[source]));
        let undefined = (0..64)
            .filter(|&lane| {
                movement
                    .from(lane, exec)
                    .is_some_and(|source| undefined >> source & 1 == 1)
            })
            .fold(0u64, |mask, lane| mask | 1 << lane);
        Ok((values, undefined))
    }

    /// A source of at most 32 bits, all lanes, modifiers applied.
    pub fn lanes32(&mut self, op: &Op<M>, index: usize) -> Result<[u32; 64], Fault> {
        let slot = &op.slots[index];
        if op.stores && !slot.writes && slot.purpose == Purpose::Data {
            return self
                .stored_word(op, slot, 0)
                .map(|bits| bits.map(|bits| modified32(bits, slot)));
        }
        let (mut lanes, undefined) = self.word(op, slot, 0)?;
        self.note_undefined(op, slot, undefined);
        if !slot.plain {
            for lane in &mut lanes {
                *lane = modified32(*lane, slot);
            }
        }
        Ok(lanes)
    }

    /// Notes undefined lanes of a source: those the result will have.
    fn note_undefined(&mut self, op: &Op<M>, slot: &Slot, undefined: u64) {
        if undefined == 0 {
            return;
        }
        if op.selects && slot.number() < 2 {
            self.select_undefined[usize::from(slot.number())] = undefined;
        } else {
            self.passed |= undefined;
        }
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
        let data = op.stores && !slot.writes && slot.purpose == Purpose::Data;
        let mut halves = [[0; 64]; 2];
        for (word, half) in (0u8..).zip(&mut halves) {
            *half = if data {
                self.stored_word(op, slot, word)?
            } else {
                let (bits, undefined) = if op.high_words_apart && word == 1 {
                    self.high_word(op, slot)?
                } else {
                    self.word(op, slot, word)?
                };
                self.note_undefined(op, slot, undefined);
                bits
            };
        }
        let [low, high] = halves;
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
                self.stored_word(op, slot, word)?
            } else {
                let (bits, undefined) = self.word(op, slot, word)?;
                self.note_undefined(op, slot, undefined);
                bits
            };
        }
        Ok(words)
    }

    /// Data of a store: undefined lanes are handed to the memory, which knows whether it can keep them.
    fn stored_word(&mut self, op: &Op<M>, slot: &Slot, word: u8) -> Result<[u32; 64], Fault> {
        let Place::Vector(first) = slot.place else {
            return Ok(self.word(op, slot, word)?.0);
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
        self.mem
            .stored_word(undefined, register as u8, self.state.cause[register]);
        if undefined != 0 && !self.state.partial.is_empty() {
            for lane in (0..64u8).filter(|&lane| undefined >> lane & 1 == 1) {
                if let Some(&shadow) = self.state.partial.get(&(register as u8, lane)) {
                    self.mem.store_partial(lane, shadow);
                }
            }
        }
        Ok(self.state.vectors[register])
    }

    /// A lane mask source. Bits of lanes that are not active do not matter.
    pub fn mask(&mut self, op: &Op<M>, index: usize) -> Result<u64, Fault> {
        let slot = &op.slots[index];
        let mut mask = 0;
        match slot.place {
            Place::Scalar(first) => {
                for word in 0..slot.words.min(2) {
                    let register = first + word;
                    let shift = 32 * u32::from(word);
                    mask |= u64::from(self.state.scalar(register)) << shift;
                    if self.state.is_exec(register) {
                        continue;
                    }
                    let state = &*self.state;
                    if state.scalars_pending >> register & 1 == 1 {
                        return Err(self.too_early_scalar(register, "read"));
                    }
                    let undefined = u64::from(state.shadow[usize::from(register)]) << shift & self.active;
                    if undefined != 0 && state.policy != UndefinedPolicy::Ignore {
                        if !op.moves {
                            let lane = undefined.trailing_zeros();
                            let cause = cause_text(state.scalar_cause[usize::from(register)]);
                            return Err(poison(Some(lane), M::scalar_name(register), cause));
                        }
                        self.passed |= undefined;
                    }
                }
            }
            _ if slot.words >= 2 => mask = self.read64(op, index)?,
            _ => mask = self.read32(op, index)?.into(),
        }
        let [otherwise, chosen] = std::mem::take(&mut self.select_undefined);
        self.passed |= otherwise & !mask | chosen & mask;
        Ok(mask)
    }

    /// The register of a VGPR operand of a whole-wave instruction.
    pub fn vector(&mut self, op: &Op<M>, index: usize) -> Result<usize, Fault> {
        match op.slots[index].place {
            Place::Vector(first) if usize::from(first) < self.state.vectors.len() => Ok(usize::from(first)),
            Place::Vector(first) => Err(illegal(format!("v{first} is beyond the allocated registers"))),
            _ => Err(illegal("a vector register is needed here")),
        }
    }

    /// Checks one lane of a VGPR for an instruction that reads exactly this lane.
    pub fn check_lane(&mut self, op: &Op<M>, register: usize, lanes: u64) -> Result<u64, Fault> {
        self.check_vector(op, register, lanes)
    }

    /// Checks that a scalar register may be read. Returns the undefined bits if the instruction may move them.
    #[inline]
    pub fn check_scalar(&mut self, op: &Op<M>, register: u8) -> Result<u32, Fault> {
        if self.state.shadow[usize::from(register) % SCALARS] == 0 || self.state.is_exec(register) {
            return Ok(0);
        }
        self.undefined_scalar(op, register)
    }

    #[cold]
    fn undefined_scalar(&mut self, op: &Op<M>, register: u8) -> Result<u32, Fault> {
        if self.state.scalars_pending >> register & 1 == 1 {
            return Err(self.too_early_scalar(register, "read"));
        }
        let shadow = self.state.shadow[usize::from(register)];
        match self.state.policy {
            UndefinedPolicy::Ignore => Ok(0),
            UndefinedPolicy::Propagate if !op.waits && !op.branches => {
                Ok(if op.logic.is_some() { shadow } else { u32::MAX })
            }
            _ if op.moves && op.lane_select != Some(register) => Ok(shadow),
            _ => {
                let cause = cause_text(self.state.scalar_cause[usize::from(register)]);
                Err(poison(None, M::scalar_name(register), cause))
            }
        }
    }

    /// The error of touching a scalar register that a memory instruction will still write.
    #[cold]
    pub fn too_early_scalar(&self, register: u8, what: &str) -> Fault {
        let writer = self
            .state
            .counters
            .writer::<M>(|target| matches!(target, Target::Scalar(first) if *first == register));
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

fn modified64(bits: u64, slot: &Slot) -> u64 {
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
