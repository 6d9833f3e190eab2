//! Moves of registers: copies, spilled vectors, scalars in lanes, and the lanes that run.

use super::*;
use crate::machine::VECTOR;

/// Whether a register lies above another.
pub(super) fn is_above(dst: Reg, src: Reg) -> bool {
    let first = |reg: Reg| reg.as_physical().map_or(0, |preg| preg.first);
    first(dst) > first(src)
}

/// Units in the order in which moves keep what is still to be read.
pub(super) fn units(count: u8, upwards: bool) -> impl Iterator<Item = u8> {
    (0..count).map(move |unit| if upwards { count - 1 - unit } else { unit })
}

impl Emitter<'_, '_> {
    /// A copy of so many units.
    pub(super) fn copy(&mut self, file: RegFile, width: u8, dst: Reg, src: Reg) -> Result<()> {
        for unit in units(width, is_above(dst, src)) {
            let (to, from) = (self.location(dst, file, unit)?, self.location(src, file, unit)?);
            if file == SCALAR {
                self.mov_scalar(to, from);
            } else {
                let (to, from) = (operands::to(to.0, Type::Ud), Src::grf(from.0, Type::Ud));
                self.emit(Opcode::Mov, self.exec(), self.moved, to, &[from]);
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
        let (from, _) = self.location(src, VECTOR, unit)?;
        if self.saved.in_frame {
            self.spill_to_frame(from, unit, slot);
            return Ok(());
        }
        self.header(FIRST_PAYLOAD);
        let (data, from) = (to(FIRST_PAYLOAD + 1, Type::Ud), Src::grf(from, Type::Ud));
        self.emit(Opcode::Mov, self.exec(), Mask::All, data, &[from]);
        let message = DataMessage::ScratchWrite {
            registers: self.span(),
            slot: self.slot(slot, unit)?,
            masked: self.moved == Mask::Running,
        };
        self.send(self.exec(), self.moved, NOWHERE, FIRST_PAYLOAD, message);
        Ok(())
    }

    /// A unit comes back.
    pub(super) fn reload(&mut self, dst: Reg, unit: u8, slot: u32) -> Result<()> {
        let dst = to(self.location(dst, VECTOR, unit)?.0, Type::Uw);
        if self.saved.in_frame {
            self.reload_from_frame(dst, unit, slot);
            return Ok(());
        }
        let message = DataMessage::ScratchRead {
            registers: self.span(),
            slot: self.slot(slot, unit)?,
        };
        self.send(self.exec(), self.moved, dst, 0, message);
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
