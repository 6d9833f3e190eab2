//! The generated tables and the structures they are made of.

use wavelift_amdgpu::isa::bits::Bits;

include!(concat!(env!("OUT_DIR"), "/isa.rs"));

pub use wavelift_amdgpu::isa::value::WaveSize;

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

/// An encoding.
#[derive(Debug)]
pub struct FormatInfo {
    /// Name in the manual's spelling.
    pub name: &'static str,
    /// Length in words without a literal.
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
    opcodes: &'static [u16],
}

impl FormatInfo {
    /// The operation with this opcode number.
    pub fn operation(&self, number: u64) -> Option<Opcode> {
        let index = *self.opcodes.get(usize::try_from(number).ok()?)?;
        Opcode::ALL.get(usize::from(index)).copied()
    }

    /// The field of an operand.
    pub fn operand(&self, name: OperandName) -> Option<&'static OperandField> {
        self.operands.iter().find(|f| f.name == name)
    }

    /// The field of a modifier.
    pub fn modifier(&self, name: ModField) -> Option<&'static ModifierField> {
        self.modifiers.iter().find(|f| f.name == name)
    }
}

impl Format {
    /// Layout of this encoding.
    pub fn info(self) -> &'static FormatInfo {
        &FORMATS[self as usize]
    }

    /// The 64-bit encodings of vector arithmetic, with lane movement those of 96 bits.
    pub fn is_vop3(self) -> bool {
        matches!(
            self,
            Format::Vop3
                | Format::Vop3sd
                | Format::Vop3Dpp16
                | Format::Vop3sdDpp16
                | Format::Vop3Dpp8
                | Format::Vop3sdDpp8
        ) || self.is_vop3p()
    }

    /// Packed arithmetic and mixed precision.
    pub fn is_vop3p(self) -> bool {
        matches!(self, Format::Vop3p | Format::Vop3pDpp16 | Format::Vop3pDpp8) || self.is_mix()
    }

    /// Mixed precision.
    pub fn is_mix(self) -> bool {
        matches!(
            self,
            Format::Vop3pMix | Format::Vop3pMixDpp16 | Format::Vop3pMixDpp8
        )
    }

    /// Encodings with lane movement within rows of 16 lanes.
    pub fn is_dpp16(self) -> bool {
        self.info().modifier(ModField::DppCtrl).is_some()
    }

    /// Encodings with lane movement within 8 lanes.
    pub fn is_dpp8(self) -> bool {
        self.info().modifier(ModField::Dpp8).is_some()
    }

    /// Encodings with lane movement.
    pub fn is_dpp(self) -> bool {
        self.is_dpp16() || self.is_dpp8()
    }

    /// Any vector arithmetic.
    pub fn is_valu(self) -> bool {
        self.is_vop3()
            || self.is_dpp()
            || matches!(self, Format::Vop1 | Format::Vop2 | Format::Vopc | Format::Vopd)
    }

    /// FLAT, GLOBAL and SCRATCH.
    pub fn is_flat_family(self) -> bool {
        matches!(self, Format::Vflat | Format::Vglobal | Format::Vscratch)
    }

    /// Buffer accesses.
    pub fn is_buffer(self) -> bool {
        matches!(self, Format::Vbuffer | Format::Vtbuffer)
    }

    /// Whether a literal may follow (RDNA4 ISA 3.3: not with lane movement).
    pub fn allows_literal(self) -> bool {
        matches!(
            self,
            Format::Sop1
                | Format::Sop2
                | Format::Sopk
                | Format::Sopc
                | Format::Vop1
                | Format::Vop2
                | Format::Vopc
                | Format::Vop3
                | Format::Vop3sd
                | Format::Vop3p
                | Format::Vop3pMix
                | Format::Vopd
        )
    }

    /// The formats that may match an instruction whose first word is `word`, most specific first.
    pub(crate) fn candidates(word: u32) -> &'static [Format] {
        CLASSES[(word >> 23) as usize]
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

/// An operation.
#[derive(Debug)]
pub struct OpcodeInfo {
    /// Mnemonic without the suffix of the encoding; of a dual instruction both with ` :: ` between them.
    pub mnemonic: &'static str,
    /// Encodings and opcode numbers, the shortest first.
    pub encodings: &'static [(Format, u16)],
    /// Operands in assembler order.
    pub operands: &'static [OperandInfo],
    reads: u8,
    writes: u8,
    waits: u8,
    /// Scheduling class.
    pub latency: Latency,
    flags: u32,
    /// Whether the table says what the operation does.
    pub semantics: bool,
}

impl OpcodeInfo {
    /// Whether the operation has a property.
    pub fn has(&self, flag: Flag) -> bool {
        self.flags & (1 << flag as u32) != 0
    }

    /// Whether it reads a register no operand names.
    pub fn reads(&self, register: Implicit) -> bool {
        self.reads & (1 << register as u8) != 0
    }

    /// Whether it writes a register no operand names.
    pub fn writes(&self, register: Implicit) -> bool {
        self.writes & (1 << register as u8) != 0
    }

    /// Whether instructions of this operation may increment a wait counter; see [`Inst::waits`](super::Inst::waits).
    pub fn may_wait(&self, counter: WaitCounter) -> bool {
        self.waits & (1 << counter as u8) != 0
    }

    /// The operation's own encoding.
    pub fn format(&self) -> Format {
        self.encodings[0].0
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

impl Opcode {
    /// What the table says about the operation.
    pub fn info(self) -> &'static OpcodeInfo {
        &OPCODES[self as usize]
    }

    /// Mnemonic without the suffix of the encoding.
    pub fn mnemonic(self) -> &'static str {
        self.info().mnemonic
    }

    /// The operation with a mnemonic (without suffix).
    pub fn from_mnemonic(name: &str) -> Option<Opcode> {
        Opcode::ALL.iter().copied().find(|op| op.mnemonic() == name)
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
        matches!(self, Type::F16 | Type::F32 | Type::F64)
    }

    /// Half of a register.
    pub fn is_half(self) -> bool {
        self.bits() == 16
    }
}
