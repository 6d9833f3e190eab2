//! Writing results: registers lane by lane, parts of them, and masks.

use super::*;
use crate::isa::Format;

impl Step<'_> {
    /// Writes one word of a vector result: `lanes` of a register.
    fn put_word(
        &mut self,
        op: &Op,
        slot: &Slot,
        word: u8,
        values: &[u32; 64],
        undefined: u64,
    ) -> Result<(), Fault> {
        let Place::Vector(first) = slot.place else {
            return Ok(());
        };
        let register = usize::from(first) + usize::from(word);
        self.put_register(op, register, values, self.active, undefined)
    }

    /// Writes lanes of a VGPR, now or when the instruction completes.
    pub(crate) fn put_register(
        &mut self,
        op: &Op,
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
            let in_order = op.waits && op.inst.format != Format::Vflat;
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
                self.targets.push(crate::sim::counters::Target::Vector(
                    register as u8,
                    lanes,
                    undefined,
                ));
            }
        } else {
            state.undefined[register] = state.undefined[register] & !lanes | undefined;
        }
        if undefined != 0 {
            state.cause[register] = op.pc;
        }
        Ok(())
    }

    /// Undefined lanes of a result word: from loads, or passed on from sources.
    fn result_undefined(&self, op: &Op, word: usize) -> u64 {
        if op.waits {
            self.mem.undefined(word)
        } else if word == 1 {
            self.passed | self.passed_high
        } else {
            self.passed
        }
    }

    /// Writes a result of at most 32 bits.
    pub(crate) fn put32(&mut self, op: &Op, index: usize, values: &[u32; 64]) -> Result<(), Fault> {
        let slot = &op.slots[index];
        if matches!(slot.place, Place::Scalar(_)) {
            return self.write32(op, index, values[0]);
        }
        let undefined = self.result_undefined(op, 0);
        let mods = &op.inst.mods;
        let half = slot.ty.bits() == 16;
        let scaled = (mods.omod != 0 || mods.clamp)
            && matches!(slot.ty, Type::F16 | Type::F16Hi | Type::F32 | Type::F16x2);
        if !half && !scaled {
            return self.put_word(op, slot, 0, values, undefined);
        }
        let old = match slot.place {
            Place::Vector(first) => self
                .state
                .vectors
                .get(usize::from(first))
                .copied()
                .unwrap_or([0; 64]),
            _ => [0; 64],
        };
        // Clamping makes zero of NaN (RDNA4 ISA 7.2.5).
        let (fp, dx10) = (self.state.fp, true);
        let result = std::array::from_fn(|lane| {
            let mut bits = values[lane];
            if scaled {
                bits = match slot.ty {
                    Type::F32 => fp.modify_output(32, bits.into(), mods.omod, mods.clamp, dx10) as u32,
                    Type::F16x2 => {
                        let half =
                            |bits: u32| fp.modify_output(16, bits.into(), mods.omod, mods.clamp, dx10) as u32;
                        half(bits & 0xffff) | half(bits >> 16) << 16
                    }
                    _ => fp.modify_output(16, bits.into(), mods.omod, mods.clamp, dx10) as u32,
                };
            }
            if !half {
                return bits;
            }
            let high = mods.op_sel >> 3 & 1 == 1 || matches!(slot.ty, Type::B16Hi | Type::F16Hi);
            match (high, slot.role) {
                (true, _) => old[lane] & 0xffff | bits << 16,
                (false, Role::Dst) => bits & 0xffff,
                (false, _) => old[lane] & 0xffff_0000 | bits & 0xffff,
            }
        });
        self.put_word(op, slot, 0, &result, undefined)
    }

    /// Writes a 64-bit result.
    pub(crate) fn put64(&mut self, op: &Op, index: usize, values: &[u64; 64]) -> Result<(), Fault> {
        let slot = &op.slots[index];
        let mods = &op.inst.mods;
        let scaled = (mods.omod != 0 || mods.clamp) && slot.ty == Type::F64;
        let (fp, dx10) = (self.state.fp, true);
        let value = |lane: usize| {
            if scaled {
                fp.modify_output(64, values[lane], mods.omod, mods.clamp, dx10)
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
    pub(crate) fn put_words(&mut self, op: &Op, index: usize, values: &[[u32; 64]]) -> Result<(), Fault> {
        let slot = &op.slots[index];
        for (word, lanes) in values.iter().enumerate() {
            let undefined = self.result_undefined(op, word);
            self.put_word(op, slot, word as u8, lanes, undefined)?;
        }
        Ok(())
    }

    /// Writes a lane mask; inactive lanes become 0.
    pub(crate) fn put_mask(&mut self, op: &Op, index: usize, mask: u64) -> Result<(), Fault> {
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
fn word_of(op: &Op, register: usize) -> u8 {
    let first = op.slots.iter().find_map(|slot| match slot.place {
        Place::Vector(first) if slot.role != Role::Src => Some(first),
        _ => None,
    });
    (register as u8).wrapping_sub(first.unwrap_or(0))
}
