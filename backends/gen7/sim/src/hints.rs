//! What the hardware would wait for, and what instructions say that it need not.
//!
//! A register is busy from an instruction with NoDDClr until one with NoDDChk alone has written it: nothing else may read or write it in between, it
//! would wait for ever (manual 3.7). An instruction with NoDDChk does not look whether a message or the math box still has to write the
//! register. Writes to work-group and global memory that no fence follows are not ordered by a barrier (manual, data port: memory fence).

use super::op::Op;
use super::state::{Fault, State, illegal};
use wavelift_simulator::GroupMemory;
use wavelift_simulator::memory::InFlight;

fn first(registers: u128) -> u32 {
    registers.trailing_zeros()
}

impl State {
    /// Checks an instruction that carries hints, or touches registers that an earlier one has left busy.
    pub(crate) fn check_hints(&mut self, op: &Op) -> Result<(), Fault> {
        let dep = op.inst.control.dep;
        let looked_at = if dep.no_check {
            op.reads
        } else {
            op.reads | op.writes
        };
        let blocked = looked_at & self.busy;
        if blocked != 0 {
            return Err(illegal(format!(
                "the instruction waits for ever for g{}, which an earlier one leaves busy (NoDDClr)",
                first(blocked)
            )));
        }
        let coming = op.writes & self.in_flight;
        if dep.no_check && coming != 0 {
            return Err(illegal(format!(
                "g{} is written without a look (NoDDChk) while an earlier result may still arrive",
                first(coming)
            )));
        }
        if dep.no_clear {
            self.busy |= op.writes;
        } else if dep.no_check {
            self.busy &= !op.writes;
        }
        Ok(())
    }

    /// A barrier does not order the thread's writes to work-group or global memory that no fence has followed.
    pub(crate) fn arrive(&mut self, group: &mut GroupMemory, slot: u32, instruction: impl Fn() -> String) {
        if !self.unfenced.is_empty() {
            group.in_flight.push(InFlight {
                id: (slot, u64::from(self.barriers)),
                barriers: self.barriers,
                complete: None,
                kind: wavelift_simulator::memory::AccessKind::Write,
                instruction: instruction(),
                pieces: std::mem::take(&mut self.unfenced),
            });
        }
        self.barriers += 1;
    }
}
