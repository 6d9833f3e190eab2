//! Writing results: registers lane by lane, parts of them, and masks.

use super::*;

impl<M: Machine> Step<'_, M> {
    /// Writes one word of a vector result: `lanes` of a register.
    fn put_word(
        &mut self,
        op: &Op<M>,
        slot: &Slot,
        word: u8,
        values: &[u32; 64],
        undefined: u64,
    ) -> Result<(), Fault> {
        let Place::Vector(first) = slot.place else {
            return Ok(());
        };
        let register = self.vector_number(slot, first)? + usize::from(word);
        self.put_register(op, register, values, self.active, undefined)
    }

    /// Writes lanes of a VGPR, now or when the instruction completes.
    pub fn put_register(
        &mut self,
        op: &Op<M>,
        register: usize,
        values: &[u32; 64],
        lanes: u64,
        undefined: u64,
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
        let undefined = undefined & lanes;
        if !state.partial.is_empty() {
            state
                .partial
                .retain(|&(of, lane), _| usize::from(of) != register || lanes >> lane & 1 == 0);
        }
        if op.waits {
            for (lane, shadow) in self.mem.take_partial(usize::from(word_of(op, register))) {
                state.partial.insert((register as u8, lane), shadow);
            }
            if lanes != 0 {
                state.undefined[register] |= lanes;
                state.pending[register] |= lanes;
                self.targets
                    .push(Target::Vector(register as u8, lanes, undefined));
            }
        } else {
            state.undefined[register] = state.undefined[register] & !lanes | undefined;
            M::wrote_vector(state, register);
        }
        if undefined != 0 {
            state.cause[register] = op.pc;
        }
        Ok(())
    }

    /// Undefined lanes of a result word: from loads, or passed on from sources.
    fn result_undefined(&self, op: &Op<M>, word: usize) -> u64 {
        if op.waits {
            self.mem.undefined(word)
        } else if word == 1 {
            self.passed | self.passed_high
        } else {
            self.passed
        }
    }

    /// Writes a result of at most 32 bits.
    pub fn put32(&mut self, op: &Op<M>, index: usize, values: &[u32; 64]) -> Result<(), Fault> {
        let slot = &op.slots[index];
        if matches!(slot.place, Place::Scalar(_)) {
            return self.write32(op, index, values[0]);
        }
        let undefined = self.result_undefined(op, 0);
        let half = slot.kind.is_half();
        let scaled = (op.omod != 0 || op.clamp)
            && matches!(
                slot.kind,
                Kind::Float16 | Kind::Float16High | Kind::Float32 | Kind::FloatPair
            );
        if op.partial_result.is_none() && !half && !scaled {
            return self.put_word(op, slot, 0, values, undefined);
        }
        let old = match slot.place {
            Place::Vector(first) => self
                .state
                .vectors
                .get(self.vector_number(slot, first)?)
                .copied()
                .unwrap_or([0; 64]),
            _ => [0; 64],
        };
        let (fp, clamps_nan) = (self.state.fp, M::clamps_nan(self.state));
        let result = std::array::from_fn(|lane| {
            let mut bits = values[lane];
            if scaled {
                bits = match slot.kind {
                    Kind::Float32 => fp.modify_output(32, bits.into(), op.omod, op.clamp, clamps_nan) as u32,
                    Kind::FloatPair => {
                        let half = |bits: u32| {
                            fp.modify_output(16, bits.into(), op.omod, op.clamp, clamps_nan) as u32
                        };
                        half(bits & 0xffff) | half(bits >> 16) << 16
                    }
                    _ => fp.modify_output(16, bits.into(), op.omod, op.clamp, clamps_nan) as u32,
                };
            }
            if let Some(part) = op.partial_result {
                return place_selected(old[lane], bits, part.select, part.unused);
            }
            if !half {
                return bits;
            }
            let high = op.high_result || slot.kind.is_high();
            match (high, slot.reads) {
                (true, _) => old[lane] & 0xffff | bits << 16,
                (false, false) => bits & 0xffff,
                (false, true) => old[lane] & 0xffff_0000 | bits & 0xffff,
            }
        });
        self.put_word(op, slot, 0, &result, undefined)
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
        let undefined = [self.result_undefined(op, 0), self.result_undefined(op, 1)];
        self.put_word(op, slot, 0, &low, undefined[0])?;
        self.put_word(op, slot, 1, &high, undefined[1])
    }

    /// Writes a result of several words.
    pub fn put_words(&mut self, op: &Op<M>, index: usize, values: &[[u32; 64]]) -> Result<(), Fault> {
        let slot = &op.slots[index];
        for (word, lanes) in values.iter().enumerate() {
            let undefined = self.result_undefined(op, word);
            self.put_word(op, slot, word as u8, lanes, undefined)?;
        }
        Ok(())
    }

    /// Writes a lane mask; inactive lanes become 0.
    pub fn put_mask(&mut self, op: &Op<M>, index: usize, mask: u64) -> Result<(), Fault> {
        if self.passed & self.active != 0 {
            let lane = (self.passed & self.active).trailing_zeros();
            return Err(poison(
                Some(lane),
                "a source".into(),
                "undefined value decides a lane mask".into(),
            ));
        }
        let words = [mask as u32, (mask >> 32) as u32];
        let count = usize::from(op.slots[index].words).min(2);
        self.write_words(op, index, &words[..count])
    }
}

/// Which word of its destination a register is.
fn word_of<M: Machine>(op: &Op<M>, register: usize) -> u8 {
    let first = op.slots.iter().find_map(|slot| match slot.place {
        Place::Vector(first) if slot.writes => Some(first),
        _ => None,
    });
    (register as u8).wrapping_sub(first.unwrap_or(0))
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
