//! One instruction being executed: scalar operands, implicit registers, and the generated step functions.

use super::counters::Target;
use super::op::{Code, Op, Place, Run, Unit};
use super::state::{
    EXEC, Fault, NULL, SCALARS, State, UndefinedPolicy, VCC, illegal, poison, unsupported as not_supported,
};
use crate::isa::{Opcode, Special, Type, WaveSize};
use smallvec::SmallVec;
use wavelift_amdgpu::arith::Fp;
pub(crate) use wavelift_amdgpu::sim::access::{Access, PRIVATE_APERTURE, SHARED_APERTURE};
use wavelift_simulator::WaveEvent;

/// A wave and its surroundings while it executes.
pub(crate) struct Step<'a> {
    pub(crate) state: &'a mut State,
    pub(crate) code: &'a Code,
    /// The current instruction.
    pub(crate) op: &'a Op,
    pub(crate) mem: Access<'a>,
    pub(crate) fp: Fp,
    /// Lanes the current instruction runs on.
    pub(crate) active: u64,
    /// Undefined lanes that the current instruction passes on.
    pub(crate) passed: u64,
    /// Undefined bits of scalar sources that the current instruction moves.
    pub(crate) passed_bits: u32,
    /// Undefined lanes of high words that only the high word of the result depends on.
    pub(crate) passed_high: u64,
    /// Undefined lanes of the two values that `v_cndmask` selects from.
    pub(crate) select_undefined: [u64; 2],
    /// Registers that the current memory instruction will write.
    pub(crate) targets: SmallVec<[Target; 4]>,
    /// Address of the instruction after the current one, or where it branches to.
    pub(crate) next: u64,
    /// Why the turn ends.
    pub(crate) event: Option<WaveEvent>,
    /// A fault inside a formula.
    pub(crate) fault: Option<Fault>,
}

impl Step<'_> {
    pub(crate) fn active(&self) -> u64 {
        self.active
    }

    fn scalar_word(&mut self, op: &Op, place: Place, word: u8) -> Result<u32, Fault> {
        match place {
            Place::Scalar(first) => {
                let register = first + word;
                let shadow = self.check_scalar(op, register)?;
                if shadow != 0 {
                    self.passed = u64::MAX;
                    self.passed_bits |= shadow;
                }
                Ok(self.state.scalar(register))
            }
            Place::Constant(bits) => Ok((bits >> (32 * u32::from(word).min(1))) as u32),
            Place::Off => Ok(0),
            Place::Special(special) => {
                Ok((self.special(special, 1)? >> (32 * u32::from(word).min(1))) as u32)
            }
            Place::Vector(_) => Err(illegal("a vector register as a scalar operand")),
        }
    }

    /// The value of a special source of 1 or 2 words.
    pub(crate) fn special(&mut self, special: Special, words: u8) -> Result<u64, Fault> {
        let aperture = |high: u32, low: u32| {
            if words == 2 {
                Ok(u64::from(high) << 32 | u64::from(low))
            } else {
                Err(not_supported(
                    "an aperture as a 32-bit operand (read it as 64 bits and use the upper half)",
                ))
            }
        };
        match special {
            Special::SharedBase => aperture(SHARED_APERTURE, 0),
            Special::SharedLimit => aperture(SHARED_APERTURE, u32::MAX),
            Special::PrivateBase => aperture(PRIVATE_APERTURE, 0),
            Special::PrivateLimit => aperture(PRIVATE_APERTURE, u32::MAX),
            Special::Scc => Ok(u64::from(self.scc()?)),
        }
    }

    /// A scalar operand of at most 32 bits.
    pub(crate) fn read32(&mut self, op: &Op, index: usize) -> Result<u32, Fault> {
        let slot = &op.slots[index];
        let bits = self.scalar_word(op, slot.place, 0)?;
        Ok(if slot.plain {
            bits
        } else {
            super::lanes::modified32(bits, slot)
        })
    }

    /// A scalar operand of 64 bits.
    pub(crate) fn read64(&mut self, op: &Op, index: usize) -> Result<u64, Fault> {
        let place = op.slots[index].place;
        if let Place::Special(special) = place {
            return self.special(special, 2);
        }
        let low = self.scalar_word(op, place, 0)?;
        // A shift by 32 and more leaves nothing of the high word, which compilers leave undefined then.
        let shifted_out =
            op.inst.op == Opcode::SLshlB64 && index == 1 && self.read32(op, 2).is_ok_and(|by| by & 63 >= 32);
        let high = if shifted_out {
            0
        } else {
            self.scalar_word(op, place, 1)?
        };
        Ok(u64::from(low) | u64::from(high) << 32)
    }

    /// A scalar operand of `N` words.
    pub(crate) fn read_words<const N: usize>(&mut self, op: &Op, index: usize) -> Result<[u32; N], Fault> {
        let mut words = [0; N];
        for (word, value) in (0u8..).zip(&mut words) {
            *value = self.scalar_word(op, op.slots[index].place, word)?;
        }
        Ok(words)
    }

    fn write_scalar(&mut self, op: &Op, register: u8, value: u32) -> Result<(), Fault> {
        if usize::from(register) >= SCALARS {
            return Err(illegal(format!("scalar register {register} does not exist")));
        }
        if register == NULL {
            return Ok(());
        }
        if self.state.is_exec(register) {
            if self.passed != 0 && self.passed_bits != 0 && !op.is_logic {
                return Err(poison(
                    None,
                    super::state::scalar_name(register),
                    "written with an undefined value".into(),
                ));
            }
            let state = &mut *self.state;
            let shift = 32 * u32::from(register - EXEC);
            state.exec = state.exec & !(0xffff_ffff << shift) | u64::from(value) << shift;
            return Ok(());
        }
        let state = &mut *self.state;
        let bit = 1u128 << register;
        if state.scalars_pending & bit != 0 {
            return Err(self.too_early_scalar(register, "overwritten"));
        }
        state.scalars[usize::from(register) % 128] = value;
        if op.waits {
            state.scalars_pending |= bit;
            state.shadow[usize::from(register)] = !0;
            self.targets.push(Target::Scalar(register));
            return Ok(());
        }
        if self.passed != 0 {
            state.shadow[usize::from(register)] = self.passed_bits;
            state.scalar_cause[usize::from(register)] = op.pc;
        } else {
            state.shadow[usize::from(register)] = 0;
        }
        Ok(())
    }

    pub(crate) fn write32(&mut self, op: &Op, index: usize, value: u32) -> Result<(), Fault> {
        let slot = &op.slots[index];
        let mods = &op.inst.mods;
        let scaled = (mods.omod != 0 || mods.clamp) && slot.ty.is_float() && op.unit == Unit::Valu;
        let bits = if slot.ty == Type::F16 { 16 } else { 32 };
        let value = if scaled {
            self.fp
                .modify_output(bits, value.into(), mods.omod, mods.clamp, true) as u32
        } else {
            value
        };
        self.write_words(op, index, &[value])
    }

    pub(crate) fn write64(&mut self, op: &Op, index: usize, value: u64) -> Result<(), Fault> {
        self.write_words(op, index, &[value as u32, (value >> 32) as u32])
    }

    pub(crate) fn write_words(&mut self, op: &Op, index: usize, values: &[u32]) -> Result<(), Fault> {
        let Place::Scalar(first) = op.slots[index].place else {
            return Err(illegal("a scalar register is needed as the destination"));
        };
        for (word, &value) in (0u8..).zip(values) {
            self.write_scalar(op, first + word, value)?;
        }
        Ok(())
    }

    pub(crate) fn scc(&mut self) -> Result<bool, Fault> {
        if !self.state.scc_defined {
            match self.state.policy {
                UndefinedPolicy::Ignore => {}
                UndefinedPolicy::Propagate if !self.op.branches => {
                    self.passed = u64::MAX;
                    self.passed_bits = u32::MAX;
                }
                _ => {
                    return Err(poison(
                        None,
                        "scc".into(),
                        "never written, or decided by undefined bits".into(),
                    ));
                }
            }
        }
        Ok(self.state.scc)
    }

    pub(crate) fn set_scc(&mut self, value: bool) {
        self.state.scc = value;
        self.state.scc_defined = self.passed == 0;
    }

    /// Checks that all bits of an implicit scalar register are defined.
    fn implicit(&self, register: u8) -> Result<u32, Fault> {
        if self.state.shadow[usize::from(register)] != 0 {
            if self.state.scalars_pending >> register & 1 == 1 {
                return Err(self.too_early_scalar(register, "read"));
            }
            if self.state.policy != UndefinedPolicy::Ignore {
                let cause = super::state::cause_text(self.state.scalar_cause[usize::from(register)]);
                return Err(poison(None, super::state::scalar_name(register), cause));
            }
        }
        Ok(self.state.scalar(register))
    }

    pub(crate) fn vcc(&mut self) -> Result<u64, Fault> {
        let low = u64::from(self.implicit(VCC)?);
        Ok(match self.state.wave {
            WaveSize::Wave32 => low,
            WaveSize::Wave64 => low | u64::from(self.implicit(VCC + 1)?) << 32,
        })
    }

    pub(crate) fn exec(&mut self) -> Result<u64, Fault> {
        Ok(self.state.exec)
    }

    pub(crate) fn set_exec(&mut self, value: u64) {
        self.state.exec = value & self.state.all_lanes();
    }

    pub(crate) fn next_pc(&self) -> u64 {
        self.next
    }

    pub(crate) fn set_next_pc(&mut self, pc: u64) {
        self.next = pc;
    }

    /// Target of a relative branch.
    pub(crate) fn target(&self, op: &Op) -> u64 {
        self.next.wrapping_add((i64::from(op.imm as i16) * 4) as u64)
    }
}

/// The step of rows without semantics.
fn unsupported(_: &mut Step<'_>, op: &Op) -> Result<(), Fault> {
    Err(not_supported(format!("the operation {}", op.inst.op.mnemonic())))
}

mod generated {
    #![allow(
        non_snake_case,
        unused_mut,
        unused_variables,
        unused_assignments,
        unused_parens,
        unused_imports,
        clippy::all
    )]
    use super::{Fault, Op, Run, Step, unsupported};
    use crate::isa::WaitCounter;
    use wavelift_amdgpu::arith::*;
    use wavelift_amdgpu::clamped;
    include!(concat!(env!("OUT_DIR"), "/step.rs"));
}

pub(crate) use generated::STEPS;
