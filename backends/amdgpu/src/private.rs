//! How code reaches private memory: spilled registers, and the frames of functions.
//!
//! Where a buffer descriptor says what private memory is, its offsets reach 4,096 bytes, and addresses beyond take a vector register.
//! Scratch instructions need no descriptor. On gfx12 they reach everything from the scalar register that they have anyway, on gfx11 4,096 bytes.

use crate::calls::{Convention, FIRST_KEPT_VGPR, STACK_POINTER};
use crate::emit::{EmitError, operand};
use crate::isa::{Inst, Machine, Op, Operand, Sgpr, WaveSize};
use crate::machine::VGPR;
use crate::subtarget::Subtarget;
use wavelift_codegen::machine::PReg;
use wavelift_codegen::regalloc::Budget;

/// How private memory is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Private {
    /// By a buffer descriptor, and an offset that counts bytes of all lanes together.
    Buffer,
    /// By scratch instructions, whose offsets count bytes of a lane.
    Scratch,
}

/// The descriptor of private memory in functions and kernels that call: the first of four registers.
pub const PRIVATE_BUFFER: Sgpr = Sgpr(0);

/// Bytes that the offset of an instruction reaches where there are addresses beyond.
const REACH: u32 = 4096;
/// Bytes of private memory that accesses to the spill area after it reach over.
const NEAR: u32 = 1024;

impl Private {
    /// What the stack pointer counts for a byte of a lane.
    pub fn unit(self, wave: WaveSize) -> u32 {
        match self {
            Private::Buffer => wave.lanes(),
            Private::Scratch => 1,
        }
    }

    /// A load or store of a vector register at a byte offset from a scalar register.
    pub fn frame_access(self, machine: Machine, store: bool, register: u16, base: Sgpr, at: u32) -> Inst {
        let register = PReg::new(VGPR, register, 1);
        match self {
            Private::Buffer => {
                let place = [Operand::s_range(PRIVATE_BUFFER.0, 4), Operand::s(base.0)];
                buffer(machine, store, register, Operand::Off, place, at)
            }
            Private::Scratch => scratch(machine, store, register, Some(base), at),
        }
    }

    /// Sets the stack pointer of a kernel after so many of its units; `offset` has the offset of the wave's private memory.
    pub fn start_stack(self, machine: Machine, offset: Sgpr, units: u32) -> Inst {
        let (pointer, units) = (Operand::s(STACK_POINTER), Operand::constant32(units));
        match self {
            Private::Buffer => Inst::new(machine, Op::SAddU32, &[pointer, Operand::s(offset.0), units]),
            Private::Scratch => Inst::new(machine, Op::SMovB32, &[pointer, units]),
        }
    }
}

/// A buffer access of a register; `place` are descriptor and offset.
fn buffer(machine: Machine, store: bool, reg: PReg, address: Operand, place: [Operand; 2], at: u32) -> Inst {
    let op = match store {
        true => Op::BufferStoreDword,
        false => Op::BufferLoadDword,
    };
    let inst = Inst::new(machine, op, &[operand(reg), address, place[0], place[1]]);
    inst.with_mods(|m| {
        m.offset = at as i32;
        m.offen = address != Operand::Off;
    })
}

/// Loads and stores of one to four dwords.
const SCRATCH: [(Op, Op); 4] = [
    (Op::ScratchLoadDword, Op::ScratchStoreDword),
    (Op::ScratchLoadDwordx2, Op::ScratchStoreDwordx2),
    (Op::ScratchLoadDwordx3, Op::ScratchStoreDwordx3),
    (Op::ScratchLoadDwordx4, Op::ScratchStoreDwordx4),
];

/// A scratch access of registers at a byte offset from a scalar register.
fn scratch(machine: Machine, store: bool, reg: PReg, base: Option<Sgpr>, at: u32) -> Inst {
    let (load, save) = SCRATCH[usize::from(reg.width.clamp(1, 4)) - 1];
    let base = base.map_or(Operand::Off, |base| Operand::s(base.0));
    let inst = match store {
        true => Inst::new(machine, save, &[Operand::Off, operand(reg), base]),
        false => Inst::new(machine, load, &[operand(reg), Operand::Off, base]),
    };
    inst.with_mods(|m| m.offset = at as i32)
}

/// A spill or a reload.
#[derive(Clone, Copy, Debug)]
pub struct SpillAccess {
    /// What code is for.
    pub machine: Machine,
    /// Whether it spills.
    pub store: bool,
    /// The vector registers.
    pub reg: PReg,
    /// Byte offset in the spill area.
    pub slot: u32,
}

/// Where spilled registers go.
#[derive(Clone, Copy, Debug)]
pub enum SpillArea {
    /// After a buffer descriptor.
    Buffer(BufferArea),
    /// Private memory of each lane.
    Scratch {
        /// In functions and kernels that call, the register with the start of the frame.
        pointer: Option<Sgpr>,
        /// First byte after the private memory that the program names itself.
        base: u32,
        /// A vector register for the address of what lies further than an instruction's offset reaches.
        far: Option<u8>,
    },
}

/// An area that a buffer descriptor describes.
#[derive(Clone, Copy, Debug)]
pub struct BufferArea {
    /// Buffer descriptor, four SGPRs.
    pub buffer: u8,
    /// Wave offset, one SGPR.
    pub offset: u8,
    /// First byte after the kernel's own private memory, seen from the offset.
    pub base: u32,
    /// Bytes per lane that the offset in the register is ahead of the wave's, so that the area is in reach.
    pub moved: u32,
    /// A vector register for the address of what lies further than an instruction's offset reaches.
    pub far: Option<u8>,
}

/// What spilled registers come to.
#[derive(Clone, Copy, Debug)]
pub struct SpillPlace {
    /// What may be assumed of registers.
    pub convention: Convention,
    /// Bytes of private memory in front.
    pub private: u32,
    /// Bytes that the offset of an instruction reaches.
    pub reach: u32,
    /// Scalar registers that values may use, without VCC.
    pub scalars: u16,
    /// Vector registers that values may use.
    pub vectors: u16,
}

impl SpillPlace {
    /// The register for far addresses.
    fn far_register(&self) -> u8 {
        match self.convention {
            Convention::Plain => self.vectors.saturating_sub(1) as u8,
            Convention::Caller | Convention::Function => FIRST_KEPT_VGPR as u8 - 1,
        }
    }
}

impl SpillArea {
    /// The register for far addresses, if there is one.
    fn far(&self) -> Option<u8> {
        match *self {
            SpillArea::Buffer(BufferArea { far, .. }) | SpillArea::Scratch { far, .. } => far,
        }
    }

    /// The area of a function that has spilled nothing yet; `private` are the bytes of memory in front. By the calling convention the
    /// registers for a descriptor are where they must be; otherwise they are kept if there are spills.
    pub fn new(subtarget: &Subtarget, convention: Convention, private: u32) -> Option<SpillArea> {
        if subtarget.private == Private::Scratch {
            return Some(SpillArea::Scratch {
                pointer: (convention == Convention::Function).then_some(Sgpr(STACK_POINTER)),
                base: private,
                far: None,
            });
        }
        let offset = match convention {
            Convention::Plain => return None,
            Convention::Caller => subtarget.wave_offset().0,
            Convention::Function => STACK_POINTER,
        };
        Some(SpillArea::Buffer(BufferArea {
            buffer: PRIVATE_BUFFER.0,
            offset,
            base: private,
            moved: 0,
            far: None,
        }))
    }

    /// The area that it takes to spill so many bytes, if that is not this one: registers for it change what is selected.
    pub fn larger(area: Option<SpillArea>, spilled: u32, place: &SpillPlace) -> Option<SpillArea> {
        let area = match area {
            Some(SpillArea::Scratch { pointer, base, far }) => {
                let reached = base.saturating_add(spilled) <= place.reach;
                let far = (!reached && far.is_none()).then(|| place.far_register())?;
                return Some(SpillArea::Scratch {
                    pointer,
                    base,
                    far: Some(far),
                });
            }
            Some(SpillArea::Buffer(area)) => Some(area),
            None => None,
        };
        if spilled == 0 {
            return None;
        }
        let near = place.private <= NEAR;
        // Five registers: buffer descriptor and wave offset.
        let first = (place.scalars.saturating_sub(5) & !3) as u8;
        let known = area.unwrap_or(BufferArea {
            buffer: first,
            offset: first + 4,
            base: if near { place.private } else { 0 },
            moved: if near { 0 } else { place.private },
            far: None,
        });
        let reached = known.base.saturating_add(spilled) <= REACH;
        let far = match reached {
            true => known.far,
            false => Some(place.far_register()),
        };
        let changes = area.is_none() || far != known.far;
        changes.then_some(SpillArea::Buffer(BufferArea { far, ..known }))
    }

    /// Takes the registers that the area needs from what values may have. The register for far addresses is the last one of a kernel,
    /// where lanes for scalars would end; functions have theirs among those that a call destroys.
    pub fn reserve(&self, convention: Convention, budget: &mut Budget) {
        let own = convention == Convention::Plain;
        if let SpillArea::Buffer(area) = self
            && own
        {
            budget.units[0] = budget.units[0].min(area.buffer.into());
        }
        match self.far() {
            Some(_) if own => budget.units[1] = budget.units[1].saturating_sub(1),
            Some(far) => budget.reserved.push(PReg::new(VGPR, far.into(), 1)),
            None => {}
        }
    }

    /// What the area adds to the registers that a kernel without calls touches, scalar and vector.
    pub fn touched(&self) -> (u16, u16) {
        let scalars = match self {
            SpillArea::Buffer(area) => u16::from(area.offset) + 1,
            SpillArea::Scratch { .. } => 0,
        };
        (scalars, self.far().map_or(0, |far| u16::from(far) + 1))
    }

    /// A spill or a reload. `page` is what the register for far addresses holds, in the lanes that run.
    ///
    /// # Errors
    /// An area that lacks a register.
    pub fn access(
        &self,
        access: SpillAccess,
        page: &mut Option<u32>,
        out: &mut Vec<Inst>,
    ) -> Result<(), EmitError> {
        match *self {
            SpillArea::Buffer(area) => area.access(access, page, out),
            SpillArea::Scratch { pointer, base, far } => {
                let SpillAccess {
                    machine,
                    store,
                    reg,
                    slot,
                } = access;
                // Up to four dwords at a time.
                for first in (0..reg.width).step_by(4) {
                    let part = PReg::new(reg.file, reg.first + u16::from(first), (reg.width - first).min(4));
                    let at = base + slot + 4 * u32::from(first);
                    let Some(far) = far.filter(|_| at >= REACH) else {
                        out.push(scratch(machine, store, part, pointer, at));
                        continue;
                    };
                    let (start, address) = (at - at % REACH, Operand::v(far));
                    if page.replace(start) != Some(start) {
                        let operands = [address, Operand::constant32(start)];
                        out.push(Inst::new(machine, Op::VMovB32, &operands));
                    }
                    let mut inst = scratch(machine, store, part, pointer, at % REACH);
                    inst.operands[usize::from(!store)] = address;
                    out.push(inst.with_mods(|m| m.sve = true));
                }
                Ok(())
            }
        }
    }
}

impl BufferArea {
    fn access(
        &self,
        access: SpillAccess,
        page: &mut Option<u32>,
        out: &mut Vec<Inst>,
    ) -> Result<(), EmitError> {
        let SpillAccess {
            machine,
            store,
            reg,
            slot,
        } = access;
        let place = [Operand::s_range(self.buffer, 4), Operand::s(self.offset)];
        for i in 0..reg.width {
            let data = PReg::new(reg.file, reg.first + u16::from(i), 1);
            let at = self.base + slot + 4 * u32::from(i);
            let far = at - at % REACH;
            let mut address = Operand::Off;
            if far > 0 {
                // An addition to the offset register would overwrite SCC.
                address = Operand::v(self.far.ok_or(EmitError::NotAllocated)?);
                if page.replace(far) != Some(far) {
                    let operands = [address, Operand::constant32(far)];
                    out.push(Inst::new(machine, Op::VMovB32, &operands));
                }
            }
            out.push(buffer(machine, store, data, address, place, at - far));
        }
        Ok(())
    }
}
