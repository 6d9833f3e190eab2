//! Instructions in memory.
//!
//! [`Inst`] is what instruction selection builds, what the register allocator rewrites, what the encoder takes and what the
//! decoder returns. Before allocation an operand may be [`Operand::Virtual`]; the encoder refuses those. The operand
//! list always has the length of [`OpcodeInfo::operands`](super::OpcodeInfo), in assembler order; an operand that the
//! instruction does not use (address of a buffer access without VGPRs, old value of an atomic that does not return it) is
//! [`Operand::Off`]. An instruction belongs to a wave size, because lane masks take one or two registers.

use smallvec::SmallVec;
pub use wavelift_amdgpu::isa::operand::{Operand, Sgpr, Special};
pub use wavelift_amdgpu::isa::value::{InlineFloat, Vgpr, VirtualReg};

use super::table::{Class, Condition, Flag, Format, Opcode, OperandName, Role, Type, WaitCounter, WaveSize};

/// Number of ordinary SGPRs.
pub const SGPRS: u8 = 106;
/// Reads as zero, forgets what is written.
pub const NULL: Sgpr = Sgpr(124);
/// M0.
pub const M0: Sgpr = Sgpr(125);

/// The special values that there are.
pub const SPECIALS: [Special; 5] = [
    Special::SharedBase,
    Special::SharedLimit,
    Special::PrivateBase,
    Special::PrivateLimit,
    Special::Scc,
];

/// Whether reading an operand is reading a scalar value by a vector instruction, of which there are at most two.
pub fn is_scalar_value(operand: Operand) -> bool {
    match operand {
        Operand::Sgpr { first, .. } => first != NULL,
        Operand::Literal(_) | Operand::Special(_) => true,
        _ => false,
    }
}

/// The value of a constant as an operand of a type; `None` if the operand is no constant (RDNA4 ISA 3.3). Literals are the high word
/// of a 64-bit float, are sign extended to signed 64-bit integers and zero extended to what else has 64 bits.
pub fn constant_bits(operand: Operand, ty: Type) -> Option<u64> {
    operand.constant_bits(ty.bits(), ty == Type::F16x2, |bits| match ty {
        Type::F64 => u64::from(bits) << 32,
        Type::I64 => i64::from(bits as i32) as u64,
        _ => u64::from(bits),
    })
}

/// Everything about an instruction that is no operand. Fields that a format does not have must keep the values of
/// [`Modifiers::for_format`]; the encoder refuses anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Modifiers {
    /// Negate source n (bit n); for packed operations the low half.
    pub neg: u8,
    /// Absolute value of source n (bit n).
    pub abs: u8,
    /// Negate the high half of source n (bit n).
    pub neg_hi: u8,
    /// Clamp the result.
    pub clamp: bool,
    /// Output modifier: 1 multiplies by 2, 2 by 4, 3 divides by 2.
    pub omod: u8,
    /// High half of source n (bit n) and of the destination (bit 3).
    pub op_sel: u8,
    /// High half of source n (bit n) for the high result of a packed operation.
    pub op_sel_hi: u8,
    /// Address offset in bytes; for paired DS accesses the first offset in elements.
    pub offset: i32,
    /// Second offset of a paired DS access, in elements.
    pub offset1: u8,
    /// Temporal hint; bit 0 of an atomic's returns the old value.
    pub th: u8,
    /// Which caches the access is coherent with: 0 compute unit, 1 shader engine, 2 device, 3 system.
    pub scope: u8,
    /// The address of a scratch access has a VGPR.
    pub sve: bool,
    /// Texture fail enable.
    pub tfe: bool,
    /// The address has an offset VGPR.
    pub offen: bool,
    /// The address has an index VGPR.
    pub idxen: bool,
    /// Buffer format.
    pub format: u8,
    /// DPP lane movement within rows.
    pub dpp_ctrl: u16,
    /// DPP: lanes out of range read zero.
    pub bound_ctrl: bool,
    /// DPP: lanes that are not active are read.
    pub fi: bool,
    /// DPP: banks that are written.
    pub bank_mask: u8,
    /// DPP: rows that are written.
    pub row_mask: u8,
    /// DPP lane movement within eight lanes, three bits for each lane.
    pub dpp8: u32,
}

/// No movement within eight lanes.
pub const DPP8_IDENTITY: u32 = 0o76543210;

impl Modifiers {
    /// The modifiers of an instruction that asks for nothing special.
    pub fn for_format(format: Format) -> Modifiers {
        let mut mods = Modifiers::default();
        if format.is_vop3p() && !format.is_mix() {
            mods.op_sel_hi = 7;
        }
        if format.is_buffer() {
            mods.format = 1;
        }
        if format.is_dpp16() {
            (mods.bank_mask, mods.row_mask) = (15, 15);
        }
        if format.is_dpp8() {
            mods.dpp8 = DPP8_IDENTITY;
        }
        mods
    }
}

/// An instruction.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Inst {
    /// Operation.
    pub op: Opcode,
    /// Encoding, one of the operation's.
    pub format: Format,
    /// Wave size of the program it is part of.
    pub wave: WaveSize,
    /// Operands, as many as the operation has.
    pub operands: SmallVec<[Operand; 6]>,
    /// Everything else.
    pub mods: Modifiers,
}

impl Inst {
    /// An instruction in the operation's own encoding.
    pub fn new(wave: WaveSize, op: Opcode, operands: &[Operand]) -> Inst {
        Inst::with_format(wave, op, op.info().format(), operands)
    }

    /// An instruction in a given encoding.
    pub fn with_format(wave: WaveSize, op: Opcode, format: Format, operands: &[Operand]) -> Inst {
        Inst {
            op,
            format,
            wave,
            operands: SmallVec::from_slice(operands),
            mods: Modifiers::for_format(format),
        }
    }

    /// The same with other modifiers.
    pub fn with_mods(mut self, change: impl FnOnce(&mut Modifiers)) -> Inst {
        change(&mut self.mods);
        self
    }

    /// The operand called `name`.
    pub fn operand(&self, name: OperandName) -> Option<Operand> {
        self.op
            .info()
            .index_of(name)
            .and_then(|index| self.operands.get(index).copied())
    }

    /// Whether an atomic returns the old value.
    pub fn returns(&self) -> bool {
        self.mods.th & 1 != 0
    }

    /// Whether operand `index` exists in this instruction (conditions of the table).
    pub fn has_operand(&self, index: usize) -> bool {
        let Some(info) = self.op.info().operands.get(index) else {
            return false;
        };
        match info.condition {
            Condition::Always => true,
            Condition::Return => self.returns(),
        }
    }

    /// Number of 32-bit registers operand `index` occupies; zero if it is off. Depends on modifiers for buffer accesses, scratch
    /// addresses and scalar bases, and on the wave size for lane masks.
    pub fn operand_registers(&self, index: usize) -> u8 {
        let Some(info) = self.op.info().operands.get(index) else {
            return 0;
        };
        if !self.has_operand(index) {
            return 0;
        }
        match info.class {
            Class::Imm | Class::Literal => 0,
            Class::BufferAddr => u8::from(self.mods.offen) + u8::from(self.mods.idxen),
            Class::ScratchAddr => u8::from(self.mods.sve),
            Class::GlobalAddr if self.operand(OperandName::Saddr) != Some(Operand::Off) => 1,
            Class::GlobalAddr => 2,
            Class::Vgpr if info.name == OperandName::Data && self.mods.tfe => {
                info.ty.registers(self.wave) + 1
            }
            _ => info.ty.registers(self.wave),
        }
    }

    /// Use of operand `index` in this instruction: the table's role with returned atomics resolved.
    pub fn operand_role(&self, index: usize) -> Option<Role> {
        let info = self.op.info().operands.get(index)?;
        if !self.has_operand(index) {
            return None;
        }
        Some(match info.role {
            Role::SrcDstGlc if self.returns() => Role::SrcDst,
            Role::SrcDstGlc => Role::Src,
            role => role,
        })
    }

    /// Whether it increments a wait counter: an atomic counts as a load if it returns the old value and as a store otherwise.
    pub fn waits(&self, counter: WaitCounter) -> bool {
        let info = self.op.info();
        let vector_atomic = info.has(Flag::Atomic) && info.may_wait(WaitCounter::Store);
        info.may_wait(counter)
            && match counter {
                WaitCounter::Load if vector_atomic => self.returns(),
                WaitCounter::Store if vector_atomic => !self.returns(),
                _ => true,
            }
    }
}
