//! Writing results: registers lane by lane, parts of them, and masks.

use super::super::shadow::Mode;
use super::*;

impl<M: Machine> Step<'_, M> {
    /// Writes one word of a vector result: active lanes of a register.
    #[inline]
    fn put_word(
        &mut self,
        op: &Op<M>,
        slot: &Slot,
        word: u8,
        values: &[u32; 64],
        shadow: Option<&[u32; 64]>,
    ) -> Result<(), Fault> {
        let Some(first) = self.register(slot)? else {
            return Ok(());
        };
        let register = first + usize::from(word);
        self.put_register(op, register, values, self.active, shadow)
    }

    /// Writes lanes of a VGPR, now or when the instruction completes.
    pub fn put_register(
        &mut self,
        op: &Op<M>,
        register: usize,
        values: &[u32; 64],
        lanes: u64,
        shadow: Option<&[u32; 64]>,
    ) -> Result<(), Fault> {
        let state = &mut *self.state;
        let Some(&pending) = state.pending.get(register) else {
            return Err(illegal(format!("v{register} is beyond the allocated registers")));
        };
        if pending != 0 && lanes != 0 {
            let in_order = op.waits && !op.flat;
            if !in_order || !state.counters.supersede(register as u8, lanes, op.counters) {
                return Err(self.too_early(register, pending, "overwritten"));
            }
        }
        let target = &mut state.vectors[register];
        if lanes == u64::MAX {
            *target = *values;
        } else {
            for (lane, (old, new)) in target.iter_mut().zip(values).enumerate() {
                if lanes >> lane & 1 == 1 {
                    *old = *new;
                }
            }
        }
        state.undefined[register] &= !lanes;
        if let Some(shadow) = shadow {
            state.set_vector_shadow(register, lanes, shadow, op.pc);
        }
        if op.waits {
            if lanes != 0 {
                let undefined = state.undefined[register] & lanes;
                state.undefined[register] |= lanes;
                state.pending[register] |= lanes;
                self.targets
                    .push(Target::Vector(register as u8, lanes, undefined));
            }
        } else {
            M::wrote_vector(state, register);
        }
        Ok(())
    }

    /// The shadow of a word of a result, if it has one: what an atomic operation reads is as undefined as the memory was.
    #[inline]
    fn result_shadow(&self, op: &Op<M>, index: usize, word: u8) -> Option<Box<[u32; 64]>> {
        let atomics = if op.waits { self.mem.undefined_atomics } else { 0 };
        if atomics == 0 && self.mode == Mode::Fast {
            return None;
        }
        self.shadow_of_result(atomics, index, word)
    }

    #[cold]
    fn shadow_of_result(&self, atomics: u64, index: usize, word: u8) -> Option<Box<[u32; 64]>> {
        if atomics != 0 {
            let lane = |lane: usize| if atomics >> lane & 1 == 1 { u32::MAX } else { 0 };
            return Some(Box::new(std::array::from_fn(lane)));
        }
        self.settled(index, word).map(Box::new)
    }

    /// Whether what would be written is collected, or not needed.
    fn keeps_back(&mut self, index: usize, words: &[&[u32; 64]]) -> bool {
        if self.tries() {
            for (word, values) in (0u8..).zip(words) {
                self.collect(index, word, values);
            }
        }
        matches!(self.mode, Mode::Try(_) | Mode::Given)
    }

    /// Writes a result of at most 32 bits.
    pub fn put32(&mut self, op: &Op<M>, index: usize, values: &[u32; 64]) -> Result<(), Fault> {
        let slot = &op.slots[index];
        if matches!(slot.place, Place::Scalar(_)) {
            return self.write32(op, index, values[0]);
        }
        if self.mode != Mode::Fast && self.keeps_back(index, &[values]) {
            return Ok(());
        }
        let shadow = self.result_shadow(op, index, 0);
        let scaled = (op.omod != 0 || op.clamp)
            && matches!(
                slot.kind,
                Kind::Float16 | Kind::Float16High | Kind::Float32 | Kind::FloatPair
            );
        if op.partial_result.is_none() && !slot.kind.is_half() && !scaled {
            return self.put_word(op, slot, 0, values, shadow.as_deref());
        }
        let Place::Vector(first) = slot.place else {
            return Ok(());
        };
        let register = self.vector_number(slot, first)?;
        let old = self.state.vectors.get(register).copied().unwrap_or([0; 64]);
        let result = std::array::from_fn(|lane| {
            let bits = if scaled {
                self.scaled(op, slot, values[lane])
            } else {
                values[lane]
            };
            placed(op, slot, old[lane], bits)
        });
        let kept = self
            .state
            .undefined
            .get(register)
            .is_some_and(|lanes| lanes & self.active != 0);
        if shadow.is_none() && !kept && !op.loses_half {
            return self.put_word(op, slot, 0, &result, None);
        }
        let shadow = shadow.map_or([0; 64], |shadow| *shadow);
        let shadow = std::array::from_fn(|lane| {
            // Bits that are kept stay as they are, others are undefined where bits of the result are.
            let keeps = placed(op, slot, u32::MAX, 0);
            let gets = placed(op, slot, 0, shadow[lane]);
            let kept = match op.loses_half {
                true => keeps,
                false => self.state.vector_shadow(register, lane) & keeps,
            };
            kept | gets
        });
        self.put_word(op, slot, 0, &result, Some(&shadow))
    }

    /// Output modifiers of floats of at most 32 bits.
    fn scaled(&self, op: &Op<M>, slot: &Slot, bits: u32) -> u32 {
        let (fp, clamps_nan) = (self.state.fp, M::clamps_nan(self.state));
        let modify = |width: u32, bits: u32| {
            fp.modify_output(width, bits.into(), op.omod, op.clamp, clamps_nan) as u32
        };
        match slot.kind {
            Kind::Float32 => modify(32, bits),
            Kind::FloatPair => modify(16, bits & 0xffff) | modify(16, bits >> 16) << 16,
            _ => modify(16, bits),
        }
    }

    /// Writes a 64-bit result.
    pub fn put64(&mut self, op: &Op<M>, index: usize, values: &[u64; 64]) -> Result<(), Fault> {
        let slot = &op.slots[index];
        let scaled = (op.omod != 0 || op.clamp) && slot.kind == Kind::Float64;
        let (fp, clamps_nan) = (self.state.fp, M::clamps_nan(self.state));
        let value = |lane: usize| {
            if scaled {
                fp.modify_output(64, values[lane], op.omod, op.clamp, clamps_nan)
            } else {
                values[lane]
            }
        };
        let low = std::array::from_fn(|lane| value(lane) as u32);
        let high = std::array::from_fn(|lane| (value(lane) >> 32) as u32);
        self.put_words(op, index, &[low, high])
    }

    /// Writes a result of several words.
    pub fn put_words(&mut self, op: &Op<M>, index: usize, values: &[[u32; 64]]) -> Result<(), Fault> {
        let slot = &op.slots[index];
        if self.mode != Mode::Fast {
            let words: Vec<&[u32; 64]> = values.iter().collect();
            if self.keeps_back(index, &words) {
                return Ok(());
            }
        }
        for (word, lanes) in (0u8..).zip(values) {
            let shadow = self.result_shadow(op, index, word);
            self.put_word(op, slot, word, lanes, shadow.as_deref())?;
        }
        Ok(())
    }

    /// Writes one word of a result of several.
    ///
    /// # Errors
    /// If it will still be written.
    pub fn put_one_word(
        &mut self,
        op: &Op<M>,
        index: usize,
        word: u8,
        values: &[u32; 64],
    ) -> Result<(), Fault> {
        match self.mode {
            Mode::Try(_) => {
                self.collect(index, word, values);
                return Ok(());
            }
            Mode::Given => return Ok(()),
            Mode::Fast | Mode::Settle => {}
        }
        let shadow = self.result_shadow(op, index, word);
        self.put_word(op, &op.slots[index], word, values, shadow.as_deref())
    }

    /// Writes a lane mask; inactive lanes become 0.
    pub fn put_mask(&mut self, op: &Op<M>, index: usize, mask: u64) -> Result<(), Fault> {
        let mut undefined = 0;
        match self.mode {
            Mode::Fast => {}
            Mode::Given => return Ok(()),
            Mode::Try(_) => {
                self.collect_mask(index, mask);
                return Ok(());
            }
            Mode::Settle => {
                if let Some(shadow) = self.settled(index, 0) {
                    let lanes = (0..64).filter(|&lane| shadow[lane] != 0);
                    undefined = lanes.fold(0, |mask, lane| mask | 1u64 << lane) & self.active;
                }
            }
        }
        self.write_mask(op, index, mask, undefined)
    }
}

/// A result of at most 32 bits with what its destination keeps.
fn placed<M: Machine>(op: &Op<M>, slot: &Slot, old: u32, bits: u32) -> u32 {
    if let Some(part) = op.partial_result {
        return place_selected(old, bits, part.select, part.unused);
    }
    if !slot.kind.is_half() {
        return bits;
    }
    let high = op.high_result || slot.kind.is_high() || slot.high;
    match (high, slot.reads) {
        (true, _) => old & 0xffff | bits << 16,
        (false, false) => bits & 0xffff,
        (false, true) => old & 0xffff_0000 | bits & 0xffff,
    }
}

/// SDWA destination: the selected part gets the result, the rest zero, the sign or what it was.
pub(super) fn place_selected(old: u32, bits: u32, selection: u8, unused: u8) -> u32 {
    let (shift, width) = match selection {
        0..=3 => (8 * u32::from(selection), 8),
        4 => (0, 16),
        _ => (16, 16),
    };
    let mask = (u32::MAX >> (32 - width)) << shift;
    let placed = bits << shift & mask;
    match unused {
        0 => placed,
        1 => {
            let up = 32 - width;
            let extended = (bits << up) as i32 >> up;
            // Bits above the selection get the sign, bits below zero.
            (extended as u32) << shift
        }
        _ => old & !mask | placed,
    }
}
