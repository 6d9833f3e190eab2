//! One instruction being executed: scalar operands and implicit registers.

/// The step functions of a machine, which its build script made of the semantics in the tables (`step.rs` in `OUT_DIR`), with what they
/// import beside arithmetic: `STEPS` and what else is known of each operation, and names for this machine's types.
#[macro_export]
macro_rules! generated_steps {
    ($machine:ty { $($import:item)* }) => {
        /// An instruction being executed.
        pub(crate) type Step<'a> = $crate::step::Step<'a, $machine>;
        /// A decoded instruction.
        pub(crate) type Op = $crate::op::Op<$machine>;
        /// A step function.
        pub(crate) type Run = $crate::step::Run<$machine>;

        /// The step of rows without semantics.
        fn unsupported(_: &mut Step<'_>, op: &Op) -> Result<(), $crate::fault::Fault> {
            let why = REFUSED[op.inst.op as usize];
            Err($crate::fault::refusal(op.inst.info().mnemonic, why))
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
            use super::{Op, Run, Step, unsupported};
            use $crate::arith::*;
            use $crate::clamped;
            use $crate::fault::Fault;
            use $crate::images::Gather;
            use $crate::op::{Kind, Purpose, Unit};
            $($import)*
            include!(concat!(env!("OUT_DIR"), "/step.rs"));
        }

        pub(crate) use generated::{REFUSED, STEPS, kind, purpose, unit};
    };
}

use super::access::{Access, PRIVATE_APERTURE, SHARED_APERTURE};
use super::counters::Target;
use super::fault::{Fault, illegal, unsupported};
use super::lanes::modified32;
use super::machine::Machine;
use super::op::{Code, Kind, Op, Place, Special, Unit};
use super::shadow::{IMPLICIT_VCC, Mode, Tracked, decided};
use super::state::{EXEC, SCALARS, State, VCC};
use crate::arith::Fp;
use smallvec::SmallVec;
use wavelift_simulator::undefined::Decides;
use wavelift_simulator::{UndefinedPolicy, WaveEvent};

/// A step function.
pub type Run<M> = fn(&mut Step<'_, M>, &Op<M>) -> Result<(), Fault>;

/// A wave and its surroundings while it executes.
pub struct Step<'a, M: Machine> {
    /// The wave.
    pub state: &'a mut State<M>,
    /// Its code.
    pub code: &'a Code<M>,
    /// The current instruction.
    pub op: &'a Op<M>,
    /// Memory.
    pub mem: Access<'a>,
    /// The floating-point environment.
    pub fp: Fp,
    /// Lanes the current instruction runs on.
    pub active: u64,
    /// How undefined values are treated.
    pub(crate) mode: Mode,
    /// What is known about undefined values of the current instruction.
    pub(crate) tracked: Option<Box<Tracked>>,
    /// What operands that are read now decide, whatever the instruction is.
    pub(crate) deciding: Option<Decides>,
    /// Registers that the current memory instruction will write.
    pub targets: SmallVec<[Target; 4]>,
    /// Address of the instruction after the current one, or where it branches to.
    pub next: u64,
    /// What the first lane has got for all.
    pub broadcast: u32,
    /// Why the turn ends.
    pub event: Option<WaveEvent>,
    /// A fault inside a formula.
    pub fault: Option<Fault>,
}

impl<M: Machine> Step<'_, M> {
    /// Lanes that the instruction runs on.
    pub fn active(&self) -> u64 {
        self.active
    }

    fn scalar_word(&mut self, index: usize, place: Place, word: u8) -> Result<u32, Fault> {
        match place {
            Place::Scalar(first) => {
                let (bits, shadow) = self.read_scalar(index as u8, first + word)?;
                if shadow != 0 {
                    self.note_source(index as u8, [shadow; 64]);
                }
                Ok(bits)
            }
            Place::Constant(bits) => Ok((bits >> (32 * u32::from(word).min(1))) as u32),
            Place::Off => Ok(0),
            Place::Special(special) => {
                Ok((self.special(special, 1)? >> (32 * u32::from(word).min(1))) as u32)
            }
            Place::Vector(_) | Place::Accumulator(_) => Err(illegal("a vector register as a scalar operand")),
        }
    }

    /// The value of a special source of 1 or 2 words.
    pub fn special(&mut self, special: Special, words: u8) -> Result<u64, Fault> {
        let aperture = |high: u32, low: u32| {
            if words == 2 {
                Ok(u64::from(high) << 32 | u64::from(low))
            } else {
                Err(unsupported(
                    "an aperture as a 32-bit operand (read it as 64 bits and use the upper half)",
                ))
            }
        };
        match special {
            Special::SharedBase => aperture(SHARED_APERTURE, 0),
            Special::SharedLimit => aperture(SHARED_APERTURE, u32::MAX),
            Special::PrivateBase => aperture(PRIVATE_APERTURE, 0),
            Special::PrivateLimit => aperture(PRIVATE_APERTURE, u32::MAX),
            Special::Vccz => Ok(u64::from(self.vcc()? == 0)),
            Special::Execz => Ok(u64::from(self.state.exec == 0)),
            Special::Scc => Ok(u64::from(self.scc()?)),
            Special::Refused(name) => Err(unsupported(format!("source {name}"))),
        }
    }

    /// What M0 adds to a register's number.
    pub(super) fn relative(&self, (shift, bits): (u8, u8)) -> Result<usize, Fault> {
        let mask = u32::MAX >> (32 - u32::from(bits.clamp(1, 32)));
        Ok((self.implicit(M::M0)? >> shift & mask) as usize)
    }

    /// Where an operand is, M0 added if the operation says so.
    #[inline]
    fn place(&self, op: &Op<M>, index: usize) -> Result<Place, Fault> {
        let slot = &op.slots[index];
        match (slot.place, slot.relative) {
            (Place::Scalar(first), Some(part)) => {
                let last = usize::from(first) + self.relative(part)? + usize::from(slot.words.max(1)) - 1;
                if last >= usize::from(M::SGPRS) {
                    return Err(illegal(format!("s{last}, named by way of m0, does not exist")));
                }
                Ok(Place::Scalar(last as u8 + 1 - slot.words.max(1)))
            }
            (place, _) => Ok(place),
        }
    }

    /// A scalar operand of at most 32 bits.
    pub fn read32(&mut self, op: &Op<M>, index: usize) -> Result<u32, Fault> {
        let slot = &op.slots[index];
        if op.lane_select == Some(index as u8) {
            self.deciding = Some(Decides::Exchange);
        }
        let place = self.place(op, index)?;
        let bits = self.scalar_word(index, place, 0);
        self.deciding = None;
        let bits = bits?;
        Ok(if slot.plain { bits } else { modified32(bits, slot) })
    }

    /// A scalar operand of 64 bits.
    pub fn read64(&mut self, op: &Op<M>, index: usize) -> Result<u64, Fault> {
        let place = self.place(op, index)?;
        if let Place::Special(special) = place {
            return self.special(special, 2);
        }
        let low = self.scalar_word(index, place, 0)?;
        let high = self.scalar_word(index, place, 1)?;
        Ok(u64::from(low) | u64::from(high) << 32)
    }

    /// A scalar operand of `N` words.
    pub fn read_words<const N: usize>(&mut self, op: &Op<M>, index: usize) -> Result<[u32; N], Fault> {
        let mut words = [0; N];
        for (word, value) in (0u8..).zip(&mut words) {
            *value = self.scalar_word(index, op.slots[index].place, word)?;
        }
        Ok(words)
    }

    fn write_scalar(&mut self, op: &Op<M>, register: u8, value: u32, shadow: u32) -> Result<(), Fault> {
        if usize::from(register) >= SCALARS {
            return Err(illegal(format!("scalar register {register} does not exist")));
        }
        if M::NULL == Some(register) {
            return Ok(());
        }
        let state = &mut *self.state;
        if state.is_exec(register) {
            let shift = 32 * u32::from(register - EXEC);
            state.exec = state.exec & !(0xffff_ffff << shift) | u64::from(value) << shift;
            return Ok(());
        }
        let bit = 1u128 << register;
        if state.scalars_pending & bit != 0 {
            return Err(self.too_early_scalar(register, "overwritten"));
        }
        state.scalars[usize::from(register) % 128] = value;
        if shadow != 0 {
            state.scalar_cause[usize::from(register)] = op.pc;
        }
        if op.waits {
            state.scalars_pending |= bit;
            state.shadow[usize::from(register)] = !0;
            self.targets.push(Target::Scalar(register, shadow));
            return Ok(());
        }
        state.shadow[usize::from(register)] = shadow;
        M::wrote_scalar(state, op, register);
        Ok(())
    }

    /// Writes a scalar result of at most 32 bits.
    ///
    /// # Errors
    /// If it is undefined or will still be written.
    pub fn write32(&mut self, op: &Op<M>, index: usize, value: u32) -> Result<(), Fault> {
        let slot = &op.slots[index];
        let bits = match slot.kind {
            Kind::Float16 => 16,
            Kind::Float32 => 32,
            _ => 0,
        };
        let scaled = bits != 0 && (op.omod != 0 || op.clamp) && op.unit == Unit::Valu;
        let value = if scaled {
            let clamps_nan = M::clamps_nan(self.state);
            self.fp
                .modify_output(bits, value.into(), op.omod, op.clamp, clamps_nan) as u32
        } else {
            value
        };
        self.write_words(op, index, &[value])
    }

    /// Writes a scalar result of 64 bits.
    ///
    /// # Errors
    /// If it is undefined or will still be written.
    pub fn write64(&mut self, op: &Op<M>, index: usize, value: u64) -> Result<(), Fault> {
        self.write_words(op, index, &[value as u32, (value >> 32) as u32])
    }

    /// Writes a scalar result of several words.
    ///
    /// # Errors
    /// If it is undefined or will still be written.
    pub fn write_words(&mut self, op: &Op<M>, index: usize, values: &[u32]) -> Result<(), Fault> {
        let Place::Scalar(first) = self.place(op, index)? else {
            return Err(illegal("a scalar register is needed as the destination"));
        };
        if self.mode == Mode::Fast {
            for (word, &value) in (0u8..).zip(values) {
                self.write_scalar(op, first + word, value, 0)?;
            }
            return Ok(());
        }
        for (word, &value) in (0u8..).zip(values) {
            match self.mode {
                Mode::Try(_) => self.collect(index, word, &[value; 64]),
                Mode::Settle => {
                    let shadow = self.settled(index, word).map_or(0, |shadow| shadow[0]);
                    self.write_scalar(op, first + word, value, shadow)?;
                }
                Mode::Fast | Mode::Given => {}
            }
        }
        Ok(())
    }

    /// Writes a lane mask with undefined lanes to scalar registers.
    pub(crate) fn write_mask(
        &mut self,
        op: &Op<M>,
        index: usize,
        mask: u64,
        shadow: u64,
    ) -> Result<(), Fault> {
        let Place::Scalar(first) = self.place(op, index)? else {
            return Err(illegal("a scalar register is needed as the destination"));
        };
        for word in 0..op.slots[index].words.min(2) {
            let part = |bits: u64| (bits >> (32 * u32::from(word))) as u32;
            self.write_scalar(op, first + word, part(mask), part(shadow))?;
        }
        Ok(())
    }

    /// SCC.
    ///
    /// # Errors
    /// If it is undefined or will still be written.
    pub fn scc(&mut self) -> Result<bool, Fault> {
        if self.state.scc_defined {
            return Ok(self.state.scc);
        }
        self.undefined_scc()
    }

    /// Sets SCC.
    pub fn set_scc(&mut self, value: bool) {
        match self.mode {
            Mode::Fast => {}
            Mode::Try(_) => return self.collect_scc(value),
            Mode::Given => return,
            Mode::Settle => {
                self.state.scc_cause = self.op.pc;
                self.state.scc_defined = self.defines_scc();
                self.state.scc = value;
                return;
            }
        }
        self.state.scc = value;
        self.state.scc_defined = true;
    }

    /// Checks that all bits of an implicit scalar register are defined.
    fn implicit(&self, register: u8) -> Result<u32, Fault> {
        if self.state.shadow[usize::from(register)] != 0 {
            if self.state.scalars_pending >> register & 1 == 1 {
                return Err(self.too_early_scalar(register, "read"));
            }
            if self.state.policy != UndefinedPolicy::Ignore {
                let cause = self.state.scalar_cause[usize::from(register)];
                let found = (None, M::scalar_name(register), cause);
                return Err(decided(found, Decides::Control));
            }
        }
        Ok(self.state.scalar(register))
    }

    /// VCC, which the instruction does not name. A branch is decided by any lane that is there for sure.
    ///
    /// # Errors
    /// If it is undefined or will still be written.
    pub fn vcc(&mut self) -> Result<u64, Fault> {
        let words = if self.state.lanes == 32 { 1 } else { 2 };
        if self.op.branches {
            let active = std::mem::replace(&mut self.active, u64::MAX);
            let known = (0..words).fold(0, |known, word| {
                let register = VCC + word;
                known | self.state.scalar(register) & !self.state.scalar_shadow(register)
            });
            let before = self.deciding.replace(Decides::Branch);
            let vcc = match known {
                0 => self.mask_of(IMPLICIT_VCC, VCC, words),
                known => Ok(known.into()),
            };
            (self.active, self.deciding) = (active, before);
            return vcc;
        }
        self.mask_of(IMPLICIT_VCC, VCC, words)
    }

    /// M0.
    ///
    /// # Errors
    /// If it is undefined or will still be written.
    pub fn m0(&mut self) -> Result<u32, Fault> {
        self.implicit(M::M0)
    }

    /// EXEC.
    ///
    /// # Errors
    /// If it is undefined or will still be written.
    pub fn exec(&mut self) -> Result<u64, Fault> {
        Ok(self.state.exec)
    }

    /// Sets EXEC.
    pub fn set_exec(&mut self, value: u64) {
        let value = value & self.state.all_lanes();
        match self.mode {
            Mode::Try(_) => self.collect_exec(value),
            Mode::Given => {}
            Mode::Fast | Mode::Settle => self.state.exec = value,
        }
    }

    /// Address of the following instruction.
    pub fn next_pc(&self) -> u64 {
        self.next
    }

    /// Branches.
    pub fn set_next_pc(&mut self, pc: u64) {
        self.next = pc;
    }

    /// Target of a relative branch.
    pub fn target(&self, op: &Op<M>) -> u64 {
        self.next.wrapping_add((i64::from(op.imm as i16) * 4) as u64)
    }
}
