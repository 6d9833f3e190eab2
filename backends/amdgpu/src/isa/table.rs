//! The generated tables and the structures they are made of.

use super::bits::Bits;
use super::order::{Hazard, MemoryRow, Needs, Step, Timing};
use super::value::WaveSize;

include!(concat!(env!("OUT_DIR"), "/isa.rs"));

/// The tables of an instruction set.
struct Tables {
    formats: &'static [FormatInfo; Format::ALL.len()],
    operations: &'static [OpInfo; Op::ALL.len()],
    names: &'static [(&'static str, Op)],
    classes: &'static [&'static [Format]; 512],
    features: u64,
}

/// Where a format keeps an operand.
#[derive(Debug)]
pub struct OperandField {
    /// Operand.
    pub name: OperandName,
    /// Meaning of the bits.
    pub kind: FieldKind,
    /// The bits.
    pub bits: Bits,
}

/// Where a format keeps a modifier.
#[derive(Debug)]
pub struct ModifierField {
    /// Modifier.
    pub name: ModField,
    /// Two's complement.
    pub signed: bool,
    /// The bits.
    pub bits: Bits,
}

/// An encoding of an instruction set.
#[derive(Debug)]
pub struct FormatInfo {
    /// Name.
    pub name: &'static str,
    /// Length in words without a literal; zero if the instruction set has no such encoding.
    pub words: u8,
    /// Fixed bits.
    pub mask: u128,
    /// Values of the fixed bits.
    pub value: u128,
    /// Where the opcode is.
    pub opcode: Bits,
    /// Operand fields.
    pub operands: &'static [OperandField],
    /// Modifier fields.
    pub modifiers: &'static [ModifierField],
    numbers: &'static [Option<Op>],
}

impl FormatInfo {
    const fn absent(name: &'static str) -> FormatInfo {
        FormatInfo {
            name,
            words: 0,
            mask: 0,
            value: 0,
            opcode: &[],
            operands: &[],
            modifiers: &[],
            numbers: &[],
        }
    }

    /// The operation with this opcode number.
    pub fn operation(&self, number: u64) -> Option<Op> {
        *self.numbers.get(usize::try_from(number).ok()?)?
    }

    /// The field of an operand.
    pub fn operand(&self, name: OperandName) -> Option<&'static OperandField> {
        self.operands.iter().find(|f| f.name == name)
    }

    /// Whether each VGPR of an image address has a field of its own.
    pub fn separate_addresses(&self) -> bool {
        self.operand(OperandName::Addr1)
            .is_some_and(|field| !field.bits.is_empty())
    }

    /// The field of a modifier.
    pub fn modifier(&self, name: ModField) -> Option<&'static ModifierField> {
        self.modifiers.iter().find(|f| f.name == name)
    }
}

impl Format {
    /// The encodings of vector arithmetic of 64 bits, with lane movement those of 96 bits.
    pub fn is_vop3(self) -> bool {
        matches!(
            self,
            Format::Vinterp
                | Format::Vop3
                | Format::Vop3sd
                | Format::Vop3Interp
                | Format::Vop3Dpp16
                | Format::Vop3sdDpp16
                | Format::Vop3Dpp8
                | Format::Vop3sdDpp8
        ) || self.is_vop3p()
    }

    /// Packed arithmetic and mixed precision.
    pub fn is_vop3p(self) -> bool {
        self.is_packed() || self.is_mix()
    }

    /// Packed arithmetic.
    pub fn is_packed(self) -> bool {
        matches!(self, Format::Vop3p | Format::Vop3pDpp16 | Format::Vop3pDpp8)
    }

    /// Mixed precision.
    pub fn is_mix(self) -> bool {
        matches!(
            self,
            Format::Vop3pMix | Format::Vop3pMixDpp16 | Format::Vop3pMixDpp8
        )
    }

    /// Encodings with sub-dword addressing.
    pub fn is_sdwa(self) -> bool {
        matches!(self, Format::Vop1Sdwa | Format::Vop2Sdwa | Format::VopcSdwa)
    }

    /// Encodings with lane movement within rows of 16 lanes.
    pub fn is_dpp16(self) -> bool {
        matches!(
            self,
            Format::Vop1Dpp16
                | Format::Vop2Dpp16
                | Format::VopcDpp16
                | Format::Vop3Dpp16
                | Format::Vop3sdDpp16
                | Format::Vop3pDpp16
                | Format::Vop3pMixDpp16
        )
    }

    /// Encodings with lane movement within 8 lanes.
    pub fn is_dpp8(self) -> bool {
        matches!(
            self,
            Format::Vop1Dpp8
                | Format::Vop2Dpp8
                | Format::VopcDpp8
                | Format::Vop3Dpp8
                | Format::Vop3sdDpp8
                | Format::Vop3pDpp8
                | Format::Vop3pMixDpp8
        )
    }

    /// Encodings with lane movement.
    pub fn is_dpp(self) -> bool {
        self.is_dpp16() || self.is_dpp8()
    }

    /// Any vector arithmetic.
    pub fn is_valu(self) -> bool {
        self.is_vop3()
            || self.is_sdwa()
            || self.is_dpp()
            || matches!(
                self,
                Format::Vop1
                    | Format::Vop2
                    | Format::Vop2Lane
                    | Format::Vopc
                    | Format::Vopd
                    | Format::Vop3pMai
                    | Format::Vintrp
            )
    }

    /// FLAT, GLOBAL and SCRATCH.
    pub fn is_flat_family(self) -> bool {
        matches!(self, Format::Flat | Format::Global | Format::Scratch)
    }

    /// Buffer accesses.
    pub fn is_buffer(self) -> bool {
        matches!(self, Format::Mubuf | Format::Mtbuf)
    }

    /// Image accesses.
    pub fn is_image(self) -> bool {
        matches!(
            self,
            Format::Mimg | Format::MimgNsa | Format::Vimage | Format::VimageRay | Format::Vsample
        )
    }
}

/// An operand of an operation.
#[derive(Debug)]
pub struct OperandInfo {
    /// Name.
    pub name: OperandName,
    /// Use.
    pub role: Role,
    /// What may stand there.
    pub class: Class,
    /// Data type (`B32` for immediates).
    pub ty: Type,
    /// Kind of immediate, for class `Imm`.
    pub imm: Option<ImmKind>,
    /// When the operand exists.
    pub condition: Condition,
}

/// What an instruction set says about an operation.
#[derive(Debug)]
pub struct OpInfo {
    /// Mnemonic without the suffix of the encoding; of a dual instruction both with ` :: ` between them.
    pub mnemonic: &'static str,
    /// Encodings and opcode numbers, the shortest first; none if the instruction set lacks the operation.
    pub encodings: &'static [(Format, u16)],
    /// Operands in assembler order.
    pub operands: &'static [OperandInfo],
    /// The operands that it writes, as bits by index: always, and if modifiers say so. Follows from `operands`; every pass asks for it.
    pub(super) written: u16,
    pub(super) perhaps: u16,
    reads: u8,
    writes: u8,
    waits: u16,
    /// Scheduling class.
    pub latency: Latency,
    flags: u64,
    /// Whether the table says what the operation does.
    pub semantics: bool,
}

impl OpInfo {
    const fn absent(mnemonic: &'static str) -> OpInfo {
        OpInfo {
            mnemonic,
            encodings: &[],
            operands: &[],
            written: 0,
            perhaps: 0,
            reads: 0,
            writes: 0,
            waits: 0,
            latency: Latency::Salu,
            flags: 0,
            semantics: false,
        }
    }

    /// Whether the operation has a property.
    #[inline]
    pub fn has(&self, flag: Flag) -> bool {
        self.flags >> flag as u32 & 1 == 1
    }

    /// Whether it reads a register no operand names.
    #[inline]
    pub fn reads(&self, register: Implicit) -> bool {
        self.reads & (1 << register as u8) != 0
    }

    /// Whether it writes a register no operand names.
    #[inline]
    pub fn writes(&self, register: Implicit) -> bool {
        self.writes & (1 << register as u8) != 0
    }

    /// Whether instructions of this operation may increment a wait counter when issued, which completion counts down; see
    /// [`Inst::waits`](super::Inst::waits).
    #[inline]
    pub fn may_wait(&self, counter: WaitCounter) -> bool {
        self.waits & (1 << counter as u16) != 0
    }

    /// The operation's own encoding. Of an operation that the instruction set lacks any, which the encoder refuses.
    pub fn format(&self) -> Format {
        self.encodings.first().map_or(Format::Sop1, |encoding| encoding.0)
    }

    /// Opcode number in `format`, if it can encode the operation.
    pub fn number(&self, format: Format) -> Option<u16> {
        self.encodings.iter().find(|e| e.0 == format).map(|e| e.1)
    }

    /// The 64-bit encoding of an operation that also has a short one, or its own if that is the only one.
    pub fn vop3_format(&self) -> Option<Format> {
        self.encodings
            .iter()
            .map(|e| e.0)
            .find(|f| f.is_vop3() && !f.is_dpp())
    }

    /// Position of an operand.
    pub fn index_of(&self, name: OperandName) -> Option<usize> {
        self.operands.iter().position(|o| o.name == name)
    }
}

impl Isa {
    #[inline]
    fn tables(self) -> &'static Tables {
        &TABLES[self as usize]
    }

    /// What the table says about an operation.
    #[inline]
    pub fn op(self, op: Op) -> &'static OpInfo {
        &self.tables().operations[op as usize]
    }

    /// Whether the instruction set has an operation.
    #[inline]
    pub fn has(self, op: Op) -> bool {
        !self.op(op).encodings.is_empty()
    }

    /// Whether it has what not all instruction sets have.
    pub fn has_feature(self, feature: Feature) -> bool {
        self.tables().features >> feature as u32 & 1 == 1
    }

    /// Its operations.
    pub fn operations(self) -> impl Iterator<Item = Op> {
        Op::ALL.iter().copied().filter(move |&op| self.has(op))
    }

    /// The operation with a mnemonic (without suffix).
    pub fn from_mnemonic(self, mnemonic: &str) -> Option<Op> {
        let names = self.tables().names;
        let place = names.binary_search_by_key(&mnemonic, |entry| entry.0).ok()?;
        Some(names[place].1)
    }

    /// Layout of an encoding.
    pub fn format(self, format: Format) -> &'static FormatInfo {
        &self.tables().formats[format as usize]
    }

    /// Its encodings.
    pub fn formats(self) -> impl Iterator<Item = Format> {
        let all = Format::ALL.iter().copied();
        all.filter(move |&format| self.format(format).words != 0)
    }

    /// The formats that may match an instruction whose first word is `word`, most specific first.
    pub(crate) fn candidates(self, word: u32) -> &'static [Format] {
        self.tables().classes[(word >> 23) as usize]
    }
}

impl Type {
    /// Number of registers that hold a value in a wave of this size.
    pub fn registers(self, wave: WaveSize) -> u8 {
        let all = self.bits().div_ceil(32) as u8;
        match (self, wave) {
            (Type::Mask, _) => wave.mask_registers(),
            // The lanes of a wave share a matrix: the more there are, the less each holds.
            (Type::Frag1 | Type::Frag2 | Type::Frag4 | Type::Frag8, WaveSize::Wave64) => all.div_ceil(2),
            _ => all,
        }
    }

    /// Whether sources of this type take `neg` and `abs`.
    pub fn is_float(self) -> bool {
        matches!(self, Type::F16 | Type::Bf16 | Type::F32 | Type::F64 | Type::F32x2)
    }

    /// Two floats of 16 bits.
    pub fn is_float_pair(self) -> bool {
        matches!(self, Type::F16x2 | Type::Bf16x2)
    }

    /// Half of a register.
    pub fn is_half(self) -> bool {
        self.bits() == 16
    }
}
