//! Instructions in memory.
//!
//! [`Inst`] is what instruction selection builds, what the register allocator rewrites, what the encoder takes and what the
//! decoder returns. Before allocation an operand may be [`Operand::Virtual`]; the encoder refuses those. The operand
//! list always has the length of [`OpInfo::operands`], in assembler order; an operand that the
//! instruction does not use (address of a buffer access without VGPRs, old value of an atomic that does not return it) is
//! [`Operand::Off`]. An instruction belongs to an instruction set, and to a wave size, because lane masks take one or two registers.

use super::image::ImageArguments;
use super::mods::{Modifiers, Mods};
use super::operand::Operand;
use super::table::{
    Class, Condition, Flag, Format, FormatInfo, Implicit, Isa, ModField, Op, OpInfo, OperandName, Role, Type,
    WaitCounter,
};
use super::value::WaveSize;
use smallvec::SmallVec;

/// What code is for: an instruction set, and the lanes of a wave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Machine {
    /// The instruction set.
    pub isa: Isa,
    /// Lanes of a wave.
    pub wave: WaveSize,
}

impl Machine {
    /// GCN of the third generation with its only wave size.
    pub const GFX8: Machine = Machine {
        isa: Isa::Gfx8,
        wave: WaveSize::Wave64,
    };

    /// GCN of the fifth generation with its only wave size.
    pub const GFX9: Machine = Machine {
        isa: Isa::Gfx9,
        wave: WaveSize::Wave64,
    };

    /// RDNA2 with waves of a size.
    pub const fn gfx10(wave: WaveSize) -> Machine {
        Machine {
            isa: Isa::Gfx10,
            wave,
        }
    }

    /// RDNA3 with waves of a size.
    pub const fn gfx11(wave: WaveSize) -> Machine {
        Machine {
            isa: Isa::Gfx11,
            wave,
        }
    }

    /// RDNA4 with waves of a size.
    pub const fn gfx12(wave: WaveSize) -> Machine {
        Machine {
            isa: Isa::Gfx12,
            wave,
        }
    }

    /// Number of registers that hold a value of a type.
    pub fn registers(self, ty: Type) -> u8 {
        ty.registers(self.wave)
    }

    /// Units that an operation writes to its destination.
    pub fn result_width(self, op: Op) -> u8 {
        let first = self.isa.op(op).operands.first();
        first.map_or(1, |operand| self.registers(operand.ty))
    }
}

/// How an instruction touches one of its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Reads it.
    Read,
    /// Writes it.
    Write,
    /// Reads and writes it.
    ReadWrite,
}

impl Access {
    /// Whether it is read.
    #[inline]
    pub fn reads(self) -> bool {
        self != Access::Write
    }

    /// Whether it is written.
    #[inline]
    pub fn writes(self) -> bool {
        self != Access::Read
    }
}

/// An instruction.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Inst {
    /// Operation.
    pub op: Op,
    /// Encoding, one of the operation's.
    pub format: Format,
    /// What it is for.
    pub machine: Machine,
    /// Operands, as many as the operation has.
    pub operands: SmallVec<[Operand; 5]>,
    /// Everything else.
    pub mods: Mods,
}

// The compiler's time is that of walking over instructions: a larger one is a decision.
const _: () = assert!(size_of::<Operand>() == 8 && size_of::<Inst>() == 64);

impl Inst {
    /// An instruction in the operation's own encoding.
    pub fn new(machine: Machine, op: Op, operands: &[Operand]) -> Inst {
        Inst::with_format(machine, op, machine.isa.op(op).format(), operands)
    }

    /// An instruction in a given encoding.
    pub fn with_format(machine: Machine, op: Op, format: Format, operands: &[Operand]) -> Inst {
        let mut mods = Mods::for_format(machine.isa, format);
        let info = machine.isa.op(op);
        if info.has(Flag::Gds) || info.has(Flag::LdsDirect) {
            (mods.gds, mods.lds) = (info.has(Flag::Gds), info.has(Flag::LdsDirect));
        }
        Inst {
            op,
            format,
            machine,
            operands: SmallVec::from_slice(operands),
            mods,
        }
    }

    /// The same with other modifiers.
    pub fn with_mods(mut self, change: impl FnOnce(&mut Modifiers)) -> Inst {
        change(&mut self.mods);
        self
    }

    /// What the table says about the operation.
    #[inline]
    pub fn info(&self) -> &'static OpInfo {
        self.machine.isa.op(self.op)
    }

    /// Layout of the encoding.
    #[inline]
    pub fn layout(&self) -> &'static FormatInfo {
        self.machine.isa.format(self.format)
    }

    /// The operand called `name`.
    pub fn operand(&self, name: OperandName) -> Option<Operand> {
        self.info()
            .index_of(name)
            .and_then(|index| self.operands.get(index).copied())
    }

    /// Whether an atomic returns the old value.
    #[inline]
    pub fn returns(&self) -> bool {
        self.mods.glc || self.mods.th & 1 != 0
    }

    /// Whether operand `index` exists in this instruction (conditions of the table).
    #[inline]
    pub fn has_operand(&self, index: usize) -> bool {
        let info = self.info().operands.get(index);
        info.is_some_and(|info| self.meets(info.condition))
    }

    #[inline]
    fn meets(&self, condition: Condition) -> bool {
        match condition {
            Condition::Always => true,
            Condition::Return => self.returns(),
            Condition::NoLds => !self.mods.lds,
            Condition::NoA16 => !self.mods.a16,
        }
    }

    /// Number of 32-bit registers operand `index` occupies; zero if it is off. Depends on modifiers for buffer and image
    /// accesses, exports and scratch addresses, on scalar bases, and on the wave size for lane masks.
    pub fn operand_registers(&self, index: usize) -> u8 {
        let Some(info) = self.info().operands.get(index) else {
            return 0;
        };
        if !self.has_operand(index) {
            return 0;
        }
        let registers = info.ty.registers(self.machine.wave);
        match info.class {
            Class::Imm | Class::Literal | Class::Attr => 0,
            Class::BufferAddr if self.mods.addr64 => 2,
            Class::BufferAddr => u8::from(self.mods.offen) + u8::from(self.mods.idxen),
            Class::ImageData => {
                let channels = if self.info().has(Flag::Gather4) {
                    4
                } else {
                    self.mods.dmask.count_ones() as u8
                };
                let data = if self.mods.d16 {
                    channels.div_ceil(2)
                } else {
                    channels
                };
                data.max(registers) + u8::from(self.mods.tfe)
            }
            // What a ray is takes as many registers as the row says.
            Class::ImageAddr | Class::ImageNext if self.format == Format::VimageRay => registers,
            Class::ImageAddr => self.image_address_registers(index, registers),
            Class::ImageNext => {
                let place = info.name as u8 - OperandName::Addr1 as u8 + 1;
                let all = self.image_addresses();
                match self.layout().separate_addresses() {
                    // The last field has all that are left.
                    true if place == 3 => all.saturating_sub(place),
                    separate => u8::from(separate && all > place),
                }
            }
            Class::ScratchAddr if self.machine.isa.traits().scratch_modifier => u8::from(self.mods.sve),
            Class::ScratchAddr => u8::from(self.scalar_base() == Some(Operand::Off)),
            Class::GlobalAddr if self.scalar_base() != Some(Operand::Off) => 1,
            Class::GlobalAddr => 2,
            Class::ExportSrc => {
                // A compressed export has two channels per register.
                let channels = match (self.mods.compr, index) {
                    (true, 0) => 0b0011,
                    (true, 1) => 0b1100,
                    (true, _) => 0,
                    (false, channel) => 1 << channel,
                };
                u8::from(self.mods.en & channels != 0)
            }
            Class::Vgpr if info.name == OperandName::Data && self.mods.tfe => registers + 1,
            _ => registers,
        }
    }

    /// Registers of the first operand of an image address, which for an image of one dimension has `least`.
    fn image_address_registers(&self, index: usize, least: u8) -> u8 {
        let layout = self.layout();
        if layout.separate_addresses() {
            return 1;
        }
        if layout.modifier(ModField::Dim).is_some() {
            return self.image_addresses();
        }
        // Older encodings leave it to the descriptor how many coordinates there are.
        match self.operands.get(index) {
            Some(Operand::Vgpr { count, .. }) => least.max(*count),
            Some(Operand::Virtual(register)) => least.max(register.count),
            _ => least,
        }
    }

    /// VGPRs of an image address where the encoding names the geometry: coordinates, and a level if the operation takes one, two to a
    /// register where they are of 16 bits (RDNA4 ISA 10.5).
    pub fn image_addresses(&self) -> u8 {
        const COORDINATES: [u8; 8] = [1, 2, 3, 3, 2, 3, 3, 4];
        let address = self.info().operands.iter().find(|o| o.class == Class::ImageAddr);
        let levels = address.map_or(0, |o| o.ty.registers(self.machine.wave) - 1);
        let all = COORDINATES[usize::from(self.mods.dim & 7)] + levels;
        let body = match self.mods.a16 {
            true => all.div_ceil(2),
            false => all,
        };
        body + self.sample_arguments()
    }

    /// VGPRs of what a sample takes before its coordinates (RDNA4 ISA 10.5).
    fn sample_arguments(&self) -> u8 {
        const DIMENSIONS: [u8; 8] = [1, 2, 3, 2, 1, 2, 2, 2];
        ImageArguments::of(self.info().mnemonic).words(DIMENSIONS[usize::from(self.mods.dim & 7)])
    }

    /// How many sets of places the index of a sparse matrix has, of which op_sel selects one; 1 for other operations (RDNA4 ISA 7.12.3).
    pub fn index_sets(&self) -> u8 {
        let info = self.info();
        if !info.mnemonic.starts_with("v_swmmac") {
            return 1;
        }
        // Each of 16 rows has four bits for four elements. Matrices of one register lie in 32 lanes.
        let narrow = info.operands.iter().any(|operand| operand.ty == Type::Frag1);
        let lanes = if narrow { 32 } else { self.machine.wave.lanes() };
        let inner = if info.mnemonic.contains("x64_") { 64 } else { 32 };
        (2 * lanes / inner) as u8
    }

    /// Whether modifiers select the part of a vector register that it writes.
    pub fn writes_part(&self) -> bool {
        let sdwa = self.format.is_sdwa() && self.layout().modifier(ModField::DstSel).is_some();
        let selects = self.format.is_vop3() || self.info().has(Flag::Halves);
        sdwa && self.mods.dst_sel != 6 || selects && self.mods.op_sel & 8 != 0
    }

    fn scalar_base(&self) -> Option<Operand> {
        self.operand(OperandName::Saddr)
    }

    /// Use of operand `index` in this instruction: the table's role with returned atomics resolved.
    #[inline]
    pub fn operand_role(&self, index: usize) -> Option<Role> {
        let info = self.info().operands.get(index)?;
        if !self.has_operand(index) {
            return None;
        }
        Some(match info.role {
            Role::SrcDstReturn if self.returns() => Role::SrcDst,
            Role::SrcDstReturn => Role::Src,
            role => role,
        })
    }

    /// How an operand is touched, if it exists.
    #[inline]
    pub fn access(&self, index: usize) -> Option<Access> {
        Some(match self.operand_role(index)? {
            Role::Dst if self.keeps_lanes() => Access::ReadWrite,
            Role::Dst => Access::Write,
            Role::SrcDst => Access::ReadWrite,
            _ => Access::Read,
        })
    }

    /// Whether lanes that run may keep what the destination held: those of rows and banks that are not written, and those without a source (DPP).
    fn keeps_lanes(&self) -> bool {
        let mods = &self.mods;
        self.format.is_dpp16() && !(mods.bound_ctrl && mods.row_mask == 15 && mods.bank_mask == 15)
    }

    /// The operands that the instruction writes, as bits by index: those whose [`Self::access`] writes.
    #[inline]
    pub fn written(&self) -> u32 {
        let info = self.info();
        let written = match info.perhaps {
            0 => u32::from(info.written),
            _ => self.written_with_modifiers(),
        };
        // A list of operands that is too short is an error of the encoder's.
        written & ((1 << self.operands.len()) - 1)
    }

    /// As [`Self::written`] for operations of which modifiers say what they write.
    fn written_with_modifiers(&self) -> u32 {
        let mut written = 0;
        for (index, info) in self.info().operands.iter().enumerate() {
            let role = match info.role {
                Role::Dst | Role::SrcDst => true,
                Role::SrcDstReturn => self.returns(),
                _ => false,
            };
            written |= u32::from(role && self.meets(info.condition)) << index;
        }
        written
    }

    /// Whether it increments a wait counter: where loads and stores have counters of their own, an atomic counts as a load if it
    /// returns the old value and as a store otherwise.
    pub fn waits(&self, counter: WaitCounter) -> bool {
        let info = self.info();
        let vector_atomic = info.has(Flag::Atomic) && info.may_wait(WaitCounter::Store);
        info.may_wait(counter)
            && match counter {
                WaitCounter::Load if vector_atomic => self.returns(),
                WaitCounter::Store if vector_atomic => !self.returns(),
                _ => true,
            }
    }

    /// Whether it reads EXEC, which no operand names. Barriers count: they stop whole waves, but whoever watches the code sees by EXEC
    /// whether all lanes have met there.
    pub fn reads_exec(&self) -> bool {
        self.info().reads(Implicit::Exec)
            || matches!(self.op, Op::SBarrier | Op::SBarrierSignal | Op::SBarrierWait)
    }

    /// Whether it writes EXEC, which no operand names.
    pub fn writes_exec(&self) -> bool {
        self.info().writes(Implicit::Exec)
    }

    /// Whether it does more than to write its operands: memory, control, registers that no operand names.
    pub fn has_effect(&self) -> bool {
        let info = self.info();
        [
            Flag::Effect,
            Flag::Store,
            Flag::Atomic,
            Flag::Branch,
            Flag::Terminator,
            Flag::Call,
            Flag::Barrier,
        ]
        .into_iter()
        .any(|flag| info.has(flag))
            || [Implicit::Exec, Implicit::Vcc, Implicit::M0]
                .into_iter()
                .any(|register| info.writes(register))
    }

    /// Whether it is a comparison: one without a destination writes a register that no operand names.
    pub fn compares(&self) -> bool {
        self.info().has(Flag::Compare)
    }

    /// Whether it is a move to a vector register without anything else to it.
    pub fn is_plain_vector_move(&self) -> bool {
        self.op == Op::VMovB32 && self.format == Format::Vop1
    }

    /// Whether the operand is written before others are read: where waves of 64 lanes run in two passes, the first may write a scalar
    /// register that the second still reads others beside (RDNA4 ISA 7.2.3.2). Lane masks come in halves, each of its pass, but
    /// other scalars are read by both. Sums of differences, four at once, are made in steps (LLVM 19 keeps their registers apart).
    pub fn overwrites_early(&self, index: usize) -> bool {
        let traits = self.machine.isa.traits();
        // A product of matrices that is begun must still find its factors (LLVM keeps them apart, too).
        if index == 0 && self.info().has(Flag::Matrix) && self.info().has(Flag::Wave) {
            return true;
        }
        if index == 0 && traits.early_wide_products && matches!(self.op, Op::VMadU64U32 | Op::VMadI64I32) {
            return true;
        }
        if index == 0 && matches!(self.op, Op::VQsadPkU16U8 | Op::VMqsadPkU16U8 | Op::VMqsadU32U8) {
            return true;
        }
        if self.machine.wave != WaveSize::Wave64 || !traits.two_passes {
            return false;
        }
        let info = self.info();
        let mask = |i: usize| info.operands.get(i).is_some_and(|o| o.ty == Type::Mask);
        // Also where it will be a vector register, so that the answer does not change while registers are given out.
        let register = |i: usize| {
            matches!(
                self.operands[i],
                Operand::Virtual(_) | Operand::Sgpr { .. } | Operand::Vgpr { .. }
            )
        };
        self.format.is_valu()
            && mask(index)
            && (0..self.operands.len()).any(|i| i != index && !mask(i) && register(i))
    }
}
