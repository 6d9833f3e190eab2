//! Accumulation registers (gfx90a, gfx942) as a place for spilled vector registers.
//!
//! The vector registers of a wave are one allocation. First come those that every instruction names, v0 to v255; from ACCUM_OFFSET on, a
//! multiple of four, come up to 256 that only products of matrices, moves and memory accesses name, a0 to a255 (MI200 ISA 3.6.4). A move between the
//! two takes as long as any other, so what is spilled goes there first, unit by unit, and only what is left goes to memory.
//!
//! - A1 Only kernels without calls do so: callees and their kernels have agreed on nothing that would keep the registers of one from the other.
//! - A2 A limit of vector registers, of the user or for a work-group, is about those that instructions name, and says how many waves are to
//!   run. Both files together leave room for as many.
//! - A3 Without a limit one wave is enough, as for LLVM 19: a kernel that spills has 256 registers, with which two waves run and meet memory at
//!   every spill, or one that does not.

use crate::calls::Convention;
use crate::emit::{EmitError, operand};
use crate::isa::{Inst, Isa, Op, Operand};
use crate::kernel::private_limit;
use crate::machine::VGPR;
use crate::private::{SpillAccess, SpillArea};
use crate::subtarget::Subtarget;
use crate::text::Plan;
use wavelift_codegen::machine::PReg;
use wavelift_codegen::target::CompileError;

/// Name in reports.
pub(crate) const AGPRS: &str = "agprs";

/// Accumulation registers that an instruction can name.
const NAMED: u16 = 256;

/// What the number of vector registers before the accumulation registers is a multiple of.
const ALIGN: u16 = 4;

/// Accumulation registers of an instruction set.
pub(crate) fn of_isa(isa: Isa) -> u16 {
    if isa.has(Op::VAccvgprWriteB32) { NAMED } else { 0 }
}

/// Registers that hardware gives a wave for those of both files.
pub(crate) fn together(vgprs: u16, agprs: u16) -> u16 {
    match agprs {
        0 => vgprs,
        _ => vgprs.next_multiple_of(ALIGN) + agprs,
    }
}

/// How many a kernel or function may spill to.
fn allowed(sub: &Subtarget, plan: &Plan) -> u16 {
    let most = match plan.convention {
        Convention::Plain => of_isa(sub.isa),
        Convention::Caller | Convention::Function => 0,
    };
    let Some(limit) = plan.vgpr_limit else {
        return most;
    };
    let waves = |registers| (sub.occupancy)(plan.wave).group_waves(usize::from(VGPR.0), registers);
    let fits = |agprs: &u16| waves(together(limit, *agprs)) == waves(limit);
    (0..=most).rev().find(fits).unwrap_or(0)
}

/// Where the spilled registers of a function are.
#[derive(Clone, Copy, Debug, Default)]
pub struct SpillPlaces {
    /// Units of the spill area that are accumulation registers, the first ones.
    pub accumulators: u16,
    /// The others.
    pub area: Option<SpillArea>,
}

impl SpillPlaces {
    /// Those that a plan says.
    pub(crate) fn of(sub: &Subtarget, plan: &Plan) -> SpillPlaces {
        SpillPlaces {
            accumulators: allowed(sub, plan),
            area: plan.area,
        }
    }

    /// What is left for memory of so many bytes of spills.
    pub fn memory_bytes(&self, spilled: u32) -> u32 {
        spilled.saturating_sub(4 * u32::from(self.accumulators))
    }

    /// Checks that a work-item has memory for what is left of so many bytes of spills.
    ///
    /// # Errors
    /// More private memory than there is.
    pub(crate) fn check(&self, sub: &Subtarget, plan: &Plan, spilled: u32) -> Result<(), CompileError> {
        let spilled = self.memory_bytes(spilled);
        let bytes = plan.private.saturating_add(spilled);
        let most = (sub.max_private_bytes)(plan.wave);
        match bytes <= most {
            true => Ok(()),
            false => Err(private_limit(sub, bytes, spilled, most)),
        }
    }

    /// A spill or a reload. `page` is as in [`SpillArea::access`].
    ///
    /// # Errors
    /// An area that is not there, or lacks a register.
    pub fn access(
        &self,
        access: SpillAccess,
        page: &mut Option<u32>,
        out: &mut Vec<Inst>,
    ) -> Result<(), EmitError> {
        let SpillAccess { reg, slot, .. } = access;
        let (first, inside) = (slot / 4, u32::from(self.accumulators));
        let in_memory = |access: SpillAccess, page: &mut Option<u32>, out: &mut Vec<Inst>| {
            let slot = access.slot - 4 * inside;
            let area = self.area.ok_or(EmitError::NotAllocated)?;
            area.access(SpillAccess { slot, ..access }, page, out)
        };
        if first >= inside {
            return in_memory(access, page, out);
        }
        // A tuple on both sides goes unit by unit: what is left of it may be no tuple.
        for (unit, register) in (first..).zip(reg.first..reg.first + u16::from(reg.width)) {
            let part = PReg::new(reg.file, register, 1);
            match u8::try_from(unit) {
                Ok(number) if unit < inside => out.push(moved(access, part, number)),
                _ => {
                    let (reg, slot) = (part, 4 * unit);
                    in_memory(SpillAccess { reg, slot, ..access }, page, out)?;
                }
            }
        }
        Ok(())
    }
}

/// A move of a vector register to an accumulation register, or back.
fn moved(access: SpillAccess, register: PReg, number: u8) -> Inst {
    let (vector, accumulator) = (operand(register), Operand::a(number));
    match access.store {
        true => Inst::new(access.machine, Op::VAccvgprWriteB32, &[accumulator, vector]),
        false => Inst::new(access.machine, Op::VAccvgprReadB32, &[vector, accumulator]),
    }
}
