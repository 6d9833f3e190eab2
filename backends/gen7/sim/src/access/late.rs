//! Messages that take effect after they were sent.
//!
//! A thread goes on after a message until it touches the registers of the answer, for which the scoreboard makes it wait (Ivy Bridge EU ISA 3.7). Where
//! dispatches ask for it ([`wavelift_simulator::memory::Lateness`]) loads and fences of the data port take effect as late as that.
//!
//! Invariants:
//! - F1 (loads): what a load gives is read between its message and the first instruction that touches its registers, a fence after it that is
//!   done, or the end of the thread.
//! - F2 (places): a late load takes effect before a later message of its thread about the same dwords, and one of group memory before a later one of group
//!   memory. Group memory and global memory are not ordered. Block reads and writes, which code makes for spilled registers only, are never late and let
//!   none go before them.
//! - F3 (fences): a fence is done, with all that the thread has sent before it, when the thread touches its answer, and before the next message to
//!   the data port takes effect: that one waits there. Who is told of something by the message gateway, at a barrier, may be told before.

use super::messages::Sent;
use super::*;
use std::ops::Range;

/// Pieces of global memory, and whether some of an access is group memory.
type Places = (Vec<Range<u64>>, bool);

/// A load that has been sent.
struct LateLoad {
    /// Where the instruction stands.
    offset: u32,
    message: Message,
    sent: Sent,
    /// The payload, and which of its bytes were undefined.
    payload: Vec<u8>,
    undefined: Vec<u32>,
    /// The registers of the answer.
    registers: u128,
    /// Global memory that it reads.
    pieces: Vec<Range<u64>>,
    /// It reads group memory.
    group: bool,
    /// The turn of the thread in which it takes effect at the latest.
    until: u64,
}

/// What a thread has sent that has not taken effect.
#[derive(Default)]
pub(crate) struct LateMessages {
    /// Oldest first.
    loads: Vec<LateLoad>,
    /// The registers of a fence's answer.
    fence: Option<u128>,
    /// Turns that the thread has had.
    turns: u64,
}

impl LateMessages {
    /// The thread has another turn.
    pub(crate) fn begin_turn(&mut self) {
        self.turns += 1;
    }

    /// Whether everything has taken effect.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.loads.is_empty() && self.fence.is_none()
    }
}

impl Step<'_> {
    /// Sends a message in a dispatch where some are late.
    pub(super) fn send_late(&mut self, op: &Op, message: &Message, sent: Sent) -> Result<(), Fault> {
        match message.kind {
            // Those do not go to the data port.
            DataMessage::Barrier
            | DataMessage::EndOfThread
            | DataMessage::Sample { .. }
            | DataMessage::TypedRead { .. }
            | DataMessage::TypedWrite { .. } => return self.message(op, message, sent),
            DataMessage::Fence { commit } => {
                self.finish_fence()?;
                if commit {
                    self.state.init(sent.target, &[0; REGISTER_BYTES]);
                }
                self.state.late.fence = Some(if commit { op.writes } else { 0 });
                return Ok(());
            }
            _ => self.finish_fence()?,
        }
        let Some((pieces, group)) = self.accessed(op, message.kind, sent)? else {
            return self.message(op, message, sent);
        };
        self.let_go_first(&pieces, group)?;
        let loads = matches!(
            message.kind,
            DataMessage::UntypedRead { .. } | DataMessage::ByteRead { .. } | DataMessage::DwordRead { .. }
        );
        let id = (self.state.identity, self.state.clock);
        let turns = match loads {
            true => self.memory.global.late_turns(id, &pieces, group),
            false => None,
        };
        let Some(turns) = turns else {
            return self.message(op, message, sent);
        };
        let first = sent.source / REGISTER_BYTES;
        let registers = first..first + usize::from(message.length);
        self.state.late.loads.push(LateLoad {
            offset: op.offset,
            message: *message,
            sent,
            payload: self.state.grf[sent.source..registers.end * REGISTER_BYTES].to_vec(),
            undefined: self.state.undefined[registers].to_vec(),
            registers: op.writes,
            pieces,
            group,
            until: self.state.late.turns + turns,
        });
        Ok(())
    }

    /// What an access of lanes is about: pieces of global memory, and whether some is group memory. `None` if it is another kind of access, or one that
    /// is wrong, which it says itself.
    fn accessed(&self, op: &Op, kind: DataMessage, sent: Sent) -> Result<Option<Places>, Fault> {
        let (surface, unit, bytes) = match kind {
            DataMessage::UntypedRead {
                components, surface, ..
            }
            | DataMessage::UntypedWrite {
                components, surface, ..
            } => (surface, 1, 4 * (u8::BITS - components.leading_zeros())),
            DataMessage::UntypedAtomic { surface, .. } => (surface, 1, 4),
            DataMessage::ByteRead { size, surface, .. } | DataMessage::ByteWrite { size, surface, .. } => {
                (surface, 1, size.bytes())
            }
            DataMessage::DwordRead { surface, .. } | DataMessage::DwordWrite { surface, .. } => {
                (surface, 4, 4)
            }
            _ => return Ok(None),
        };
        let addresses = self.addresses(op, sent.source, sent.lanes)?;
        let (mut pieces, mut group) = (Vec::new(), false);
        for lane in each(sent.lanes) {
            let address = addresses[lane as usize].wrapping_mul(unit);
            match self.memory.locate(surface, address, bytes as usize) {
                Ok(Location::Global(at)) if at.is_multiple_of(bytes.min(4).into()) => {
                    pieces.push(at & !3..(at + u64::from(bytes) + 3) & !3);
                }
                Ok(Location::Group(at)) if at.is_multiple_of(bytes.min(4)) => group = true,
                _ => return Ok(None),
            }
        }
        Ok(Some((pieces, group)))
    }

    /// Late loads of the same memory take effect (F2).
    fn let_go_first(&mut self, pieces: &[Range<u64>], group: bool) -> Result<(), Fault> {
        let meets = |load: &LateLoad| {
            let overlaps = |own: &Range<u64>| {
                let mut others = pieces.iter();
                others.any(|other| own.start < other.end && other.start < own.end)
            };
            load.group && group || load.pieces.iter().any(overlaps)
        };
        self.take_effect_if(meets)
    }

    /// What the next instruction touches, or has been late for long enough, takes effect.
    pub(crate) fn let_arrive(&mut self, touched: u128) -> Result<(), Fault> {
        if self.state.late.fence.is_some_and(|answer| answer & touched != 0) {
            self.finish_fence()?;
        }
        let now = self.state.late.turns;
        self.take_effect_if(|load| load.registers & touched != 0 || load.until <= now)
    }

    /// A fence that has been sent is done (F3).
    fn finish_fence(&mut self) -> Result<(), Fault> {
        if self.state.late.fence.take().is_some() {
            self.take_effect_if(|_| true)?;
            self.fence(None);
        }
        Ok(())
    }

    /// Everything takes effect: the thread ends.
    pub(super) fn finish_late(&mut self) -> Result<(), Fault> {
        self.finish_fence()?;
        self.take_effect_if(|_| true)
    }

    fn take_effect_if(&mut self, wanted: impl Fn(&LateLoad) -> bool) -> Result<(), Fault> {
        while let Some(index) = self.state.late.loads.iter().position(&wanted) {
            let load = self.state.late.loads.remove(index);
            self.take_effect(load)?;
        }
        Ok(())
    }

    /// A load takes effect with the payload that it had.
    fn take_effect(&mut self, load: LateLoad) -> Result<(), Fault> {
        let code = self.code;
        let Some(op) = code.at(load.offset).and_then(|index| code.ops.get(index)) else {
            return Ok(());
        };
        let bytes = load.sent.source..load.sent.source + load.payload.len();
        let registers = bytes.start / REGISTER_BYTES..bytes.end / REGISTER_BYTES;
        let now = self.state.grf[bytes.clone()].to_vec();
        let undefined = self.state.undefined[registers.clone()].to_vec();
        self.state.grf[bytes.clone()].copy_from_slice(&load.payload);
        self.state.undefined[registers.clone()].copy_from_slice(&load.undefined);
        let ip = std::mem::replace(&mut self.state.ip, op.offset);
        // What is wrong is wrong with the load.
        self.message(op, &load.message, load.sent)?;
        self.state.ip = ip;
        // Where the answer is, nobody has been since; the rest is what it was.
        let kept = registers
            .clone()
            .filter(|register| load.registers >> register & 1 == 0);
        for register in kept {
            let (index, byte) = (register - registers.start, register * REGISTER_BYTES);
            let from = index * REGISTER_BYTES;
            self.state.grf[byte..byte + REGISTER_BYTES].copy_from_slice(&now[from..from + REGISTER_BYTES]);
            self.state.undefined[register] = undefined[index];
        }
        Ok(())
    }
}
