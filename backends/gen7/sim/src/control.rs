//! Branches: channels move to other addresses, and the thread goes where somebody runs (manual 2.7 and 6).
//!
//! Invariant: each channel of the dispatch is either active (its pointer is the thread's) or parked at an address. Channels join when
//! the thread arrives at their address, before the instruction there runs. The manual's pseudo-code read literally would move parked
//! channels too; the text says that only channels with the thread's pointer are affected.

use super::op::{Kind, LANES, Op};
use super::state::{Barrier, Fault, State, illegal, poison};
use super::step::Step;
use wavelift_gen7::isa::{Opcode, Place, SrcValue};
use wavelift_simulator::WaveEvent;
use wavelift_simulator::undefined::Decides;

impl State {
    /// Lets channels wait at `target`.
    pub(crate) fn park(&mut self, channels: u32, target: u32) {
        let mut rest = channels;
        while rest != 0 {
            let channel = rest.trailing_zeros();
            self.pcip[channel as usize % 32] = target;
            rest &= rest - 1;
        }
        self.parked |= channels;
        self.active &= !channels;
    }

    /// Channels that wait at an address run again.
    pub(crate) fn join(&mut self, ip: u32) {
        let arrived = self.waiting_at(ip);
        self.parked &= !arrived;
        self.active |= arrived;
    }

    /// Channels that wait at an address.
    pub(crate) fn waiting_at(&self, ip: u32) -> u32 {
        let (mut rest, mut found) = (self.parked, 0);
        while rest != 0 {
            let channel = rest.trailing_zeros();
            if self.pcip[channel as usize % 32] == ip {
                found |= 1 << channel;
            }
            rest &= rest - 1;
        }
        found
    }
}

impl Step<'_> {
    fn jip(&self, op: &Op) -> u32 {
        op.offset.wrapping_add_signed(op.inst.jip.wrapping_mul(8))
    }

    fn uip(&self, op: &Op) -> u32 {
        op.offset.wrapping_add_signed(op.inst.uip.wrapping_mul(8))
    }

    /// Active channels for which the predicate holds.
    fn passing(&mut self, op: &Op) -> Result<u32, Fault> {
        let state = &*self.state;
        let lanes = u32::MAX >> (32 - op.lanes);
        let outside = state.active & !(lanes << op.first);
        if outside != 0 {
            return Err(illegal(format!(
                "channels {outside:#x} run but are not among those of this branch"
            )));
        }
        let running = state.active >> op.first;
        let mut passing = running;
        if op.inst.control.pred.control != 0 {
            let (value, undefined) = state.predicate(op);
            if undefined & running != 0 {
                return Err(state.undefined_flag(op, undefined & running));
            }
            passing &= value;
        }
        self.ran = running;
        Ok(passing << op.first)
    }

    /// Goes on at the next instruction if somebody runs or waits there, else at `target`.
    fn go_on_or(&mut self, op: &Op, target: u32) {
        if self.state.active == 0 && self.state.waiting_at(op.next) == 0 {
            self.next = target;
        }
    }

    pub(crate) fn branch_if(&mut self, op: &Op) -> Result<(), Fault> {
        let passing = self.passing(op)?;
        let failing = self.state.active & !passing;
        let target = self.jip(op);
        self.state.park(failing, target);
        if passing == 0 {
            self.next = target;
        }
        Ok(())
    }

    pub(crate) fn branch_else(&mut self, op: &Op) -> Result<(), Fault> {
        let target = self.jip(op);
        self.ran = self.state.active;
        self.state.park(self.state.active, target);
        self.go_on_or(op, target);
        Ok(())
    }

    pub(crate) fn branch_endif(&mut self, op: &Op) -> Result<(), Fault> {
        self.ran = self.state.active;
        let target = self.jip(op);
        self.go_on_or(op, target);
        Ok(())
    }

    /// Where channels wait that leave the loop whose `while` is at `uip`: after it.
    fn after_while(&self, uip: u32) -> Result<u32, Fault> {
        match self.code.at(uip).map(|index| &self.code.ops[index]) {
            Some(op) if op.inst.op == Opcode::While => Ok(op.next),
            _ => Err(illegal("UIP does not lead to a `while`")),
        }
    }

    pub(crate) fn branch_break(&mut self, op: &Op) -> Result<(), Fault> {
        let passing = self.passing(op)?;
        let target = self.after_while(self.uip(op))?;
        self.state.park(passing, target);
        if self.state.active == 0 {
            self.next = self.jip(op);
        }
        Ok(())
    }

    pub(crate) fn branch_continue(&mut self, op: &Op) -> Result<(), Fault> {
        let passing = self.passing(op)?;
        let target = self.uip(op);
        self.after_while(target)?;
        self.state.park(passing, target);
        if self.state.active == 0 {
            self.next = self.jip(op);
        }
        Ok(())
    }

    pub(crate) fn branch_while(&mut self, op: &Op) -> Result<(), Fault> {
        let passing = self.passing(op)?;
        if passing != 0 {
            let failing = self.state.active & !passing;
            self.state.park(failing, op.next);
            self.next = self.jip(op);
        }
        Ok(())
    }

    pub(crate) fn branch_halt(&mut self, op: &Op) -> Result<(), Fault> {
        let passing = self.passing(op)?;
        let target = self.uip(op);
        self.state.park(passing, target);
        if self.state.active == 0 {
            self.next = self.jip(op);
        }
        Ok(())
    }

    /// `brd`: the thread goes with those that branch.
    pub(crate) fn branch_diverging(&mut self, op: &Op) -> Result<(), Fault> {
        let passing = self.passing(op)?;
        if passing != 0 {
            let staying = self.state.active & !passing;
            self.state.park(staying, op.next);
            self.next = self.jip(op);
        }
        Ok(())
    }

    /// `brc`: the thread jumps when all have left.
    pub(crate) fn branch_converging(&mut self, op: &Op) -> Result<(), Fault> {
        let passing = self.passing(op)?;
        let target = self.uip(op);
        self.state.park(passing, target);
        if self.state.active == 0 {
            self.next = self.jip(op);
        }
        Ok(())
    }

    /// The whole thread jumps if the predicate of its first channel holds.
    pub(crate) fn jump_indexed(&mut self, op: &Op) -> Result<(), Fault> {
        self.ran = self.state.active;
        let (value, undefined) = self.state.predicate(op);
        if op.inst.control.pred.control != 0 && undefined & 1 == 1 {
            return Err(self.state.undefined_flag(op, 1));
        }
        if value & 1 == 0 {
            return Ok(());
        }
        let distance = match op.inst.src[1].value {
            SrcValue::Imm(bits) => bits as i32,
            SrcValue::Reg(_) => {
                let mut values = [0; LANES];
                let undefined = self.state.read(op, 1, 1, &mut values)?;
                if undefined != 0 {
                    return Err(self
                        .state
                        .undefined_operand(op, 1, undefined, Some(Decides::Branch)));
                }
                values[0] as i32
            }
        };
        let unit = self.code.generation.jump_unit() as i32;
        self.next = op.next.wrapping_add_signed(distance.wrapping_mul(unit));
        Ok(())
    }

    /// Channels that pass go to the function; the others wait after the call.
    pub(crate) fn call(&mut self, op: &Op) -> Result<(), Fault> {
        let passing = self.call_lanes(op)?;
        if passing == 0 {
            return Ok(());
        }
        let Kind::General = op.dst.kind else {
            return Err(illegal("the return address goes to a general register"));
        };
        let at = usize::from(op.dst.offsets[0]);
        let saved = [op.next.to_le_bytes(), self.state.call_mask.to_le_bytes()].concat();
        self.state.init(at, &saved);
        let staying = self.state.active & !passing;
        self.state.park(staying, op.next);
        self.state.call_mask = passing;
        self.next = self.jip(op);
        Ok(())
    }

    /// Active channels whose predicate holds. Calls have two channels in their encoding but are for all.
    fn call_lanes(&mut self, op: &Op) -> Result<u32, Fault> {
        self.ran = self.state.active;
        let active = self.state.active;
        if op.inst.control.pred.control == 0 {
            return Ok(active);
        }
        let (value, undefined) = self.state.predicate(op);
        if undefined & active != 0 {
            return Err(self.state.undefined_flag(op, undefined & active));
        }
        Ok(active & value)
    }

    /// Channels that pass wait after the call; when the last one has, the thread goes there.
    pub(crate) fn ret(&mut self, op: &Op) -> Result<(), Fault> {
        let passing = self.call_lanes(op)?;
        let Some(Place::Direct { reg, sub, .. }) = op.inst.src[0].place() else {
            return Err(illegal("the return address comes from a register"));
        };
        let at = usize::from(reg) * 32 + usize::from(sub);
        if !self.state.is_defined(at, 8) {
            return Err(self.state.poison(at, None, Some(Decides::Branch)));
        }
        let index = usize::from(sub) / 4;
        let target = self.state.dword(reg.into(), index);
        let mask = self.state.dword(reg.into(), index + 1);
        self.state.park(passing, target);
        self.state.call_mask &= !passing;
        if self.state.active == 0 {
            self.state.call_mask = mask;
            self.next = target;
        }
        Ok(())
    }

    /// Waits until the work-group has arrived at the barrier that this thread has told the gateway about.
    pub(crate) fn wait(&mut self) -> Result<(), Fault> {
        match self.state.barrier {
            Barrier::Told => {
                self.state.barrier = Barrier::Waiting;
                self.event = Some(WaveEvent::Barrier);
                Ok(())
            }
            Barrier::Away => Err(illegal(
                "`wait` without a message to the gateway before it: nobody would ever wake the thread",
            )),
            Barrier::Waiting => Err(poison(None, "n0".into(), "two waits for one barrier".into())),
        }
    }
}
