//! Moves of registers: copies, spilled vectors, scalars in lanes, and the lanes that run.

use super::*;
use crate::machine::VECTOR;

impl Emitter<'_, '_> {
    /// A copy of so many units, in the order that keeps what is still to be read.
    pub(super) fn copy(&mut self, file: RegFile, width: u8, dst: Reg, src: Reg) -> Result<()> {
        let first = |reg: Reg| reg.as_physical().map_or(0, |preg| preg.first);
        let mut units: Vec<u8> = (0..width).collect();
        if first(dst) > first(src) {
            units.reverse();
        }
        for unit in units {
            let (to, from) = (self.location(dst, file, unit)?, self.location(src, file, unit)?);
            if file == SCALAR {
                self.mov_scalar(to, from);
            } else {
                let to = Dst::grf(to.0, to.1, 1, Type::Ud);
                self.simple(
                    Opcode::Mov,
                    self.exec(),
                    self.moved,
                    to,
                    &[Src::grf(from.0, Type::Ud)],
                );
            }
        }
        Ok(())
    }

    /// A move between doublewords of registers, whatever runs: register and byte of each.
    pub(super) fn mov_scalar(&mut self, (to, to_sub): (u8, u8), (from, from_sub): (u8, u8)) {
        let dst = Dst::grf(to, to_sub, 1, Type::Ud);
        self.scalar(Opcode::Mov, dst, &[Src::scalar(from, from_sub, Type::Ud)]);
    }

    /// A unit goes to memory: of a function to its frame, of a kernel to scratch.
    pub(super) fn spill(&mut self, src: Reg, unit: u8, slot: u32) -> Result<()> {
        if self.saved.in_frame {
            return self.spill_to_frame(src, unit, slot);
        }
        let (from, _) = self.location(src, VECTOR, unit)?;
        self.header(FIRST_PAYLOAD);
        let data = Dst::grf(FIRST_PAYLOAD + 1, 0, 1, Type::Ud);
        let exec = self.exec();
        self.simple(Opcode::Mov, exec, Mask::All, data, &[Src::grf(from, Type::Ud)]);
        let message = self.message(DataMessage::ScratchWrite {
            registers: self.span(),
            slot: self.slot(slot, unit)?,
            masked: self.moved == Mask::Running,
        });
        let null = Dst::null(Type::Uw);
        self.send(exec, self.moved, null, FIRST_PAYLOAD, message, false);
        Ok(())
    }

    /// A unit comes back.
    pub(super) fn reload(&mut self, dst: Reg, unit: u8, slot: u32) -> Result<()> {
        if self.saved.in_frame {
            return self.reload_from_frame(dst, unit, slot);
        }
        let (to, _) = self.location(dst, VECTOR, unit)?;
        let message = self.message(DataMessage::ScratchRead {
            registers: self.span(),
            slot: self.slot(slot, unit)?,
        });
        let to = Dst::grf(to, 0, 1, Type::Uw);
        self.send(self.exec(), self.moved, to, 0, message, false);
        Ok(())
    }

    /// A step around edits of values of all lanes: channels that the dispatch or a conditional has turned off come with no flag, so that moves are not masked instead.
    pub(super) fn lane_step(&mut self, step: LaneStep, mask: Reg) -> Result<()> {
        match step {
            LaneStep::Keep => {
                let (to, sub) = self.location(mask, SCALAR, 0)?;
                let kept = Dst::grf(to, sub, 1, Type::Ud);
                self.scalar(Opcode::Mov, kept, &[flag_source(RUNNING)]);
            }
            LaneStep::All => self.moved = Mask::All,
            LaneStep::Restore => self.moved = Mask::Running,
        }
        Ok(())
    }
}
