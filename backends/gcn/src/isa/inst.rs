//! Instructions in memory.
//!
//! [`Inst`] is what instruction selection builds, what the register allocator rewrites, what the encoder takes and what the
//! decoder returns. Before allocation an operand may be [`Operand::Virtual`]; the encoder refuses those. The operand
//! list always has the length of [`OpcodeInfo::operands`](super::OpcodeInfo), in assembler order; an operand that the
//! instruction does not use (address of a buffer access without VGPRs, old value of an atomic without `glc`) is [`Operand::Off`].

use smallvec::SmallVec;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

use super::table::{Class, Condition, Flag, Format, Opcode, OperandName, Role, Type};
pub use wavelift_amdgpu::isa::operand::{Operand, Sgpr, Special};
pub use wavelift_amdgpu::isa::value::{InlineFloat, Vgpr, VirtualReg};

/// Number of ordinary SGPRs.
pub const SGPRS: u8 = 102;
/// flat_scratch, a pair.
pub const FLAT_SCRATCH: Sgpr = Sgpr(102);
/// xnack_mask, a pair.
pub const XNACK_MASK: Sgpr = Sgpr(104);
/// M0.
pub const M0: Sgpr = Sgpr(124);

/// The special values that there are.
pub const SPECIALS: [Special; 9] = [
    Special::SharedBase,
    Special::SharedLimit,
    Special::PrivateBase,
    Special::PrivateLimit,
    Special::PopsExitingWaveId,
    Special::Vccz,
    Special::Execz,
    Special::Scc,
    Special::LdsDirect,
];

/// Whether reading an operand takes the constant bus of a vector instruction (scalar register, special value or literal).
pub fn uses_constant_bus(operand: Operand) -> bool {
    match operand {
        Operand::Sgpr { .. } | Operand::Literal(_) => true,
        Operand::Special(special) => special != Special::LdsDirect,
        _ => false,
    }
}

/// The value of a constant as an operand of a type; `None` if the operand is no constant. Literals are the high word of a 64-bit
/// float, and are sign extended to other types of 64 bits but the unsigned ones.
pub fn constant_bits(operand: Operand, ty: Type) -> Option<u64> {
    operand.constant_bits(ty.bits(), ty == Type::F16x2, |bits| match ty {
        Type::F64 => u64::from(bits) << 32,
        Type::U64 | Type::B64 => u64::from(bits),
        _ => i64::from(bits as i32) as u64,
    })
}

/// Everything about an instruction that is no operand. Fields that a format does not have must keep the values of
/// [`Modifiers::for_format`]; the encoder refuses anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Modifiers {
    /// Negate source n (bit n); for packed operations the low half.
    pub neg: u8,
    /// Absolute value of source n (bit n).
    pub abs: u8,
    /// Negate the high half of source n (bit n).
    pub neg_hi: u8,
    /// Sign extend source n (bit n), SDWA.
    pub sext: u8,
    /// Clamp the result.
    pub clamp: bool,
    /// Output modifier: 1 multiplies by 2, 2 by 4, 3 divides by 2.
    pub omod: u8,
    /// High half of source n (bit n) and of the destination (bit 3).
    pub op_sel: u8,
    /// High half of source n (bit n) for the high result of a packed operation.
    pub op_sel_hi: u8,
    /// High half of the interpolation parameter.
    pub high: bool,
    /// Address offset in bytes; for paired DS accesses the first offset in elements.
    pub offset: i32,
    /// Scalar memory: beside the scalar offset there is an immediate, which is zero.
    pub soe: bool,
    /// Second offset of a paired DS access, in elements.
    pub offset1: u8,
    /// Globally coherent; for atomics: return the old value.
    pub glc: bool,
    /// System level coherent.
    pub slc: bool,
    /// Move data to LDS.
    pub lds: bool,
    /// Texture fail enable.
    pub tfe: bool,
    /// LOD warning enable.
    pub lwe: bool,
    /// The address has an offset VGPR.
    pub offen: bool,
    /// The address has an index VGPR.
    pub idxen: bool,
    /// Global data share.
    pub gds: bool,
    /// Buffer data format.
    pub dfmt: u8,
    /// Buffer number format.
    pub nfmt: u8,
    /// Channels of an image access.
    pub dmask: u8,
    /// Unnormalised coordinates.
    pub unorm: bool,
    /// Array image.
    pub da: bool,
    /// 16-bit addresses.
    pub a16: bool,
    /// 16-bit data.
    pub d16: bool,
    /// Part of the destination that is written: bytes 0 to 3, 4 and 5 the words, 6 all.
    pub dst_sel: u8,
    /// The rest of the destination: 0 zero, 1 sign, 2 kept.
    pub dst_unused: u8,
    /// Part of source 0, as `dst_sel`.
    pub src0_sel: u8,
    /// Part of source 1, as `dst_sel`.
    pub src1_sel: u8,
    /// DPP lane movement.
    pub dpp_ctrl: u16,
    /// DPP: lanes out of range read zero.
    pub bound_ctrl: bool,
    /// DPP: banks that are written.
    pub bank_mask: u8,
    /// DPP: rows that are written.
    pub row_mask: u8,
    /// Export enable per channel.
    pub en: u8,
    /// Export target.
    pub tgt: u8,
    /// Compressed export.
    pub compr: bool,
    /// Last export.
    pub done: bool,
    /// Export: the execution mask is the valid mask.
    pub vm: bool,
}

impl Default for Modifiers {
    fn default() -> Modifiers {
        Modifiers::NONE
    }
}

impl Modifiers {
    /// Nothing is asked for.
    pub const NONE: Modifiers = Modifiers {
        neg: 0,
        abs: 0,
        neg_hi: 0,
        sext: 0,
        clamp: false,
        omod: 0,
        op_sel: 0,
        op_sel_hi: 0,
        high: false,
        offset: 0,
        soe: false,
        offset1: 0,
        glc: false,
        slc: false,
        lds: false,
        tfe: false,
        lwe: false,
        offen: false,
        idxen: false,
        gds: false,
        dfmt: 0,
        nfmt: 0,
        dmask: 0,
        unorm: false,
        da: false,
        a16: false,
        d16: false,
        dst_sel: 0,
        dst_unused: 0,
        src0_sel: 0,
        src1_sel: 0,
        dpp_ctrl: 0,
        bound_ctrl: false,
        bank_mask: 0,
        row_mask: 0,
        en: 0,
        tgt: 0,
        compr: false,
        done: false,
        vm: false,
    };

    /// The modifiers of an instruction that asks for nothing special.
    pub fn for_format(format: Format) -> Modifiers {
        let mut mods = Modifiers::default();
        if format == Format::Vop3p {
            mods.op_sel_hi = 7;
        }
        if format == Format::Mtbuf {
            mods.dfmt = 1;
        }
        if format.is_sdwa() {
            mods.src0_sel = 6;
            if format != Format::VopcSdwa {
                (mods.dst_sel, mods.dst_unused) = (6, 2);
            }
            if format != Format::Vop1Sdwa {
                mods.src1_sel = 6;
            }
        }
        if format.is_dpp() {
            (mods.bank_mask, mods.row_mask) = (15, 15);
        }
        mods
    }
}

/// The [`Modifiers`] of an instruction, in memory only if they ask for something: most instructions have none, and the
/// compiler walks over long lists of instructions many times.
#[derive(Clone, Debug, Default)]
pub struct Mods(Option<Box<Modifiers>>);

impl Deref for Mods {
    type Target = Modifiers;

    fn deref(&self) -> &Modifiers {
        self.0.as_deref().unwrap_or(&Modifiers::NONE)
    }
}

impl DerefMut for Mods {
    fn deref_mut(&mut self) -> &mut Modifiers {
        self.0.get_or_insert_default()
    }
}

impl Mods {
    /// [`Modifiers::for_format`].
    pub fn for_format(format: Format) -> Mods {
        let some = matches!(format, Format::Vop3p | Format::Mtbuf) || format.is_sdwa() || format.is_dpp();
        Mods(some.then(|| Box::new(Modifiers::for_format(format))))
    }

    /// Whether nothing was asked for; `false` does not say that something was.
    pub fn is_none(&self) -> bool {
        self.0.is_none()
    }
}

impl From<Modifiers> for Mods {
    fn from(mods: Modifiers) -> Mods {
        Mods((mods != Modifiers::NONE).then(|| Box::new(mods)))
    }
}

impl PartialEq for Mods {
    fn eq(&self, other: &Mods) -> bool {
        **self == **other
    }
}

impl Eq for Mods {}

impl Hash for Mods {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

/// An instruction.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Inst {
    /// Operation.
    pub op: Opcode,
    /// Encoding, one of the operation's.
    pub format: Format,
    /// Operands, as many as the operation has.
    pub operands: SmallVec<[Operand; 5]>,
    /// Everything else.
    pub mods: Mods,
}

// The compiler's time is that of walking over instructions: a larger one is a decision.
const _: () = assert!(size_of::<Operand>() == 8 && size_of::<Inst>() == 64);

impl Inst {
    /// An instruction in the operation's own encoding.
    pub fn new(op: Opcode, operands: &[Operand]) -> Inst {
        Inst::with_format(op, op.info().format(), operands)
    }

    /// An instruction in a given encoding.
    pub fn with_format(op: Opcode, format: Format, operands: &[Operand]) -> Inst {
        let mut mods = Mods::for_format(format);
        let info = op.info();
        if info.has(Flag::Gds) || info.has(Flag::LdsDirect) {
            (mods.gds, mods.lds) = (info.has(Flag::Gds), info.has(Flag::LdsDirect));
        }
        Inst {
            op,
            format,
            operands: SmallVec::from_slice(operands),
            mods,
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

    /// Whether operand `index` exists in this instruction (conditions of the table, enabled exports).
    pub fn has_operand(&self, index: usize) -> bool {
        let Some(info) = self.op.info().operands.get(index) else {
            return false;
        };
        match info.condition {
            Condition::Always => true,
            Condition::Glc => self.mods.glc,
            Condition::NoLds => !self.mods.lds,
        }
    }

    /// Number of 32-bit registers operand `index` occupies; zero if it is off. Depends on modifiers for buffer and image
    /// accesses, exports and scalar bases.
    pub fn operand_registers(&self, index: usize) -> u8 {
        let Some(info) = self.op.info().operands.get(index) else {
            return 0;
        };
        if !self.has_operand(index) {
            return 0;
        }
        match info.class {
            Class::Imm | Class::Literal | Class::Attr => 0,
            Class::BufferAddr => u8::from(self.mods.offen) + u8::from(self.mods.idxen),
            Class::ImageData => {
                let channels = if self.op.info().has(Flag::Gather4) {
                    4
                } else {
                    self.mods.dmask.count_ones() as u8
                };
                let registers = if self.mods.d16 {
                    channels.div_ceil(2)
                } else {
                    channels
                };
                registers.max(info.ty.registers()) + u8::from(self.mods.tfe)
            }
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
            Class::Vgpr if info.name == OperandName::Data && self.mods.tfe => info.ty.registers() + 1,
            _ => info.ty.registers(),
        }
    }

    fn scalar_base(&self) -> Option<Operand> {
        self.operand(OperandName::Saddr)
    }

    /// Use of operand `index` in this instruction: the table's role with `glc` resolved.
    pub fn operand_role(&self, index: usize) -> Option<Role> {
        let info = self.op.info().operands.get(index)?;
        if !self.has_operand(index) {
            return None;
        }
        Some(match info.role {
            Role::SrcDstGlc if self.mods.glc => Role::SrcDst,
            Role::SrcDstGlc => Role::Src,
            role => role,
        })
    }
}
