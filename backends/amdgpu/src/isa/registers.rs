//! What instruction sets have besides tables: registers, special values, and rules that hold for all their instructions.

use super::operand::{Operand, Sgpr, Special};
use super::symbols::{Messages, WaitFields, gfx9, gfx10, gfx12};
use super::table::{Isa, Type};
use super::value::WaveSize;

/// What is true of all instructions of an instruction set.
#[derive(Debug)]
pub struct Traits {
    /// Name for messages.
    pub name: &'static str,
    /// What the names of its processors begin with.
    pub processors: &'static str,
    /// The number of lanes, if there is only one.
    pub only_wave: Option<WaveSize>,
    /// Ordinary scalar registers.
    pub sgprs: u8,
    /// M0.
    pub m0: Sgpr,
    /// The scalar register that reads as zero and forgets what is written.
    pub null: Option<Sgpr>,
    /// The number that says in a field of a base address that there is none.
    pub no_base: u8,
    /// First and last scalar register of each kind: no group of registers crosses from one to another.
    pub kinds: &'static [(u8, u8)],
    /// The first of the registers of the trap handler, and how many there are.
    pub traps: (Sgpr, u8),
    /// Names of hardware registers, by number.
    pub hw_registers: &'static [(u8, &'static str)],
    /// Messages.
    pub messages: Messages,
    /// The fields of `s_waitcnt`.
    pub waits: WaitFields,
    /// Names of the buffer formats, where one number says data and number format.
    pub buffer_formats: &'static [&'static str],
    /// Whether lanes move by taking or exchanging lanes of their row, and not across rows.
    pub row_share: bool,
    /// Whether a lane of each row can be read by the whole row.
    pub row_newbcast: bool,
    /// Whether groups of vector registers begin with an even number.
    pub even_vectors: bool,
    /// Names of the cache bits of vector memory: `glc`, `slc`, `dlc` and `sc1`.
    pub cache_bits: [&'static str; 4],
    /// Whether the mnemonics of operations that have no suffix have one with lane movement.
    pub dpp_suffix: bool,
    /// Whether sub-dword comparisons are told by their modifiers alone.
    pub bare_parts: bool,
    /// Pairs that have names.
    pub names: &'static [(&'static str, Sgpr)],
    /// The special values that there are.
    pub specials: &'static [Special],
    /// Scalar values that a vector instruction reads at most.
    pub scalar_values: usize,
    /// Whether encodings of vector arithmetic of 64 bits have room for a literal.
    pub long_literals: bool,
    /// Whether literals are sign extended where nothing says that an operand of 64 bits has no sign.
    pub signed_literals: bool,
    /// Whether the short encodings reach the halves of the lower 128 vector registers only.
    pub halves: bool,
    /// Whether the second source of an instruction with lane movement may be scalar.
    pub moved_scalars: bool,
    /// Whether text of scalar memory accesses leaves out an offset of zero, so that an address without any has NULL.
    pub bare_offsets: bool,
    /// Whether a modifier says that a scratch access has an address per lane.
    pub scratch_modifier: bool,
    /// Whether vector instructions of waves of 64 lanes run half by half.
    pub two_passes: bool,
    /// Whether products of words with a sum of 64 bits write their result before they have read all operands (LLVM's `MADIntraFwdBug`).
    pub early_wide_products: bool,
    /// Lanes that `ds_permute_b32` and `ds_bpermute_b32` move words between: all of a wave, or those of its halves.
    pub permute_lanes: usize,
    /// How flat accesses and scratch instructions find private memory.
    pub flat_scratch: FlatScratch,
    /// Bytes that the offset of a scalar memory access counts.
    pub scalar_unit: u8,
}

impl Traits {
    /// FLAT_SCRATCH, a pair, where there is one.
    pub fn flat_scratch_register(&self) -> Option<Sgpr> {
        let mut named = self.names.iter().filter(|(name, _)| *name == "flat_scratch");
        named.next().map(|&(_, register)| register)
    }
}

/// How flat accesses and scratch instructions find the private memory of a wave (AMDGPU guide, "Flat scratch").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlatScratch {
    /// There are no such instructions.
    Absent,
    /// Its offset in units of 256 bytes, and the bytes of a work-item, are in the register FLAT_SCRATCH.
    Units,
    /// Its address is in the register FLAT_SCRATCH.
    Register,
    /// Its address is in a hardware register.
    Hardware,
    /// Hardware sets it up.
    SetUp,
}

const GFX6: Traits = Traits {
    name: "gfx600",
    processors: "gfx6",
    kinds: &[
        (0, 103),
        (106, 107),
        (108, 109),
        (110, 111),
        (112, 123),
        (124, 124),
        (126, 127),
    ],
    names: &[
        ("vcc", Sgpr::VCC),
        ("tba", Sgpr(108)),
        ("tma", Sgpr(110)),
        ("exec", Sgpr::EXEC),
    ],
    flat_scratch: FlatScratch::Absent,
    ..GFX7
};

const GFX7: Traits = Traits {
    name: "gfx700",
    processors: "gfx7",
    sgprs: 104,
    kinds: &[
        (0, 103),
        (104, 105),
        (106, 107),
        (108, 109),
        (110, 111),
        (112, 123),
        (124, 124),
        (126, 127),
    ],
    messages: Messages::Parts(3),
    scalar_unit: 4,
    bare_parts: false,
    names: &[
        ("flat_scratch", Sgpr(104)),
        ("vcc", Sgpr::VCC),
        ("tba", Sgpr(108)),
        ("tma", Sgpr(110)),
        ("exec", Sgpr::EXEC),
    ],
    ..GFX8
};

/// LLVM names `xnack_mask` on two of the processors only; it is left out.
const GFX8: Traits = Traits {
    name: "gfx803",
    processors: "gfx8",
    kinds: &[
        (0, 101),
        (102, 103),
        (106, 107),
        (108, 109),
        (110, 111),
        (112, 123),
        (124, 124),
        (126, 127),
    ],
    traps: (Sgpr(112), 12),
    hw_registers: gfx9::HW_REGISTERS.split_at(7).0,
    flat_scratch: FlatScratch::Units,
    messages: Messages::Parts(4),
    waits: WaitFields {
        vm: &[(0, 4)],
        ..GFX9.waits
    },
    bare_parts: true,
    names: &[
        ("flat_scratch", Sgpr::FLAT_SCRATCH),
        ("vcc", Sgpr::VCC),
        ("tba", Sgpr(108)),
        ("tma", Sgpr(110)),
        ("exec", Sgpr::EXEC),
    ],
    specials: &[Special::Vccz, Special::Execz, Special::Scc, Special::LdsDirect],
    ..GFX9
};

const GFX9: Traits = Traits {
    name: "gfx900",
    processors: "gfx9",
    traps: (Sgpr::TTMP0, 16),
    hw_registers: gfx9::HW_REGISTERS.split_at(12).0,
    flat_scratch: FlatScratch::Register,
    messages: Messages::Parts(10),
    waits: WaitFields {
        vm: &[(0, 4), (14, 2)],
        exp: &[(4, 3)],
        lgkm: &[(8, 4)],
        zero: 0,
    },
    buffer_formats: &[],
    row_share: false,
    row_newbcast: false,
    even_vectors: false,
    cache_bits: ["glc", "slc", "dlc", "scc"],
    dpp_suffix: false,
    bare_parts: false,
    only_wave: Some(WaveSize::Wave64),
    sgprs: 102,
    m0: Sgpr(124),
    null: None,
    no_base: 127,
    kinds: &[
        (0, 101),
        (102, 103),
        (104, 105),
        (106, 107),
        (108, 123),
        (124, 124),
        (126, 127),
    ],
    names: &[
        ("flat_scratch", Sgpr::FLAT_SCRATCH),
        ("xnack_mask", Sgpr(104)),
        ("vcc", Sgpr::VCC),
        ("exec", Sgpr::EXEC),
    ],
    specials: &[
        Special::SharedBase,
        Special::SharedLimit,
        Special::PrivateBase,
        Special::PrivateLimit,
        Special::PopsExitingWaveId,
        Special::Vccz,
        Special::Execz,
        Special::Scc,
        Special::LdsDirect,
    ],
    scalar_values: 1,
    long_literals: false,
    signed_literals: true,
    halves: false,
    moved_scalars: false,
    bare_offsets: false,
    scratch_modifier: false,
    permute_lanes: 64,
    two_passes: false,
    early_wide_products: false,
    scalar_unit: 1,
};

const GFX904: Traits = Traits {
    name: "gfx904",
    processors: "gfx904",
    ..GFX9
};

const GFX906: Traits = Traits {
    name: "gfx906",
    processors: "gfx906",
    ..GFX9
};

const GFX90A: Traits = Traits {
    name: "gfx90a",
    processors: "gfx90a",
    row_newbcast: true,
    even_vectors: true,
    specials: GFX9.specials.split_at(8).0,
    ..GFX9
};

const GFX942: Traits = Traits {
    name: "gfx942",
    processors: "gfx942",
    hw_registers: gfx9::HW_REGISTERS,
    cache_bits: ["sc0", "nt", "dlc", "sc1"],
    scratch_modifier: true,
    flat_scratch: FlatScratch::SetUp,
    ..GFX90A
};

const GFX12: Traits = Traits {
    name: "gfx12",
    processors: "gfx12",
    traps: (Sgpr::TTMP0, 16),
    hw_registers: &gfx12::HW_REGISTERS,
    flat_scratch: FlatScratch::SetUp,
    messages: Messages::Numbers(&[gfx12::MESSAGES, gfx12::MESSAGES_GFX12]),
    // It waits for everything, whatever the fields say.
    waits: WaitFields {
        vm: &[(10, 6)],
        exp: &[(0, 3)],
        lgkm: &[(4, 6)],
        zero: 8,
    },
    buffer_formats: &gfx12::BUFFER_FORMATS,
    row_share: true,
    row_newbcast: false,
    even_vectors: false,
    cache_bits: ["glc", "slc", "dlc", "scc"],
    dpp_suffix: true,
    bare_parts: false,
    only_wave: None,
    sgprs: 106,
    m0: Sgpr(125),
    null: Some(Sgpr(124)),
    no_base: 124,
    kinds: &[(0, 105), (106, 107), (108, 123), (125, 125), (126, 127)],
    names: &[("vcc", Sgpr::VCC), ("exec", Sgpr::EXEC)],
    specials: &[
        Special::SharedBase,
        Special::SharedLimit,
        Special::PrivateBase,
        Special::PrivateLimit,
        Special::Scc,
    ],
    scalar_values: 2,
    long_literals: true,
    signed_literals: false,
    halves: true,
    moved_scalars: true,
    bare_offsets: false,
    scratch_modifier: true,
    permute_lanes: 64,
    two_passes: true,
    early_wide_products: false,
    scalar_unit: 1,
};

const GFX11: Traits = Traits {
    name: "gfx11",
    processors: "gfx11",
    hw_registers: &gfx12::HW_REGISTERS_GFX11,
    messages: Messages::Numbers(&[gfx12::MESSAGES, gfx12::MESSAGES_GFX11]),
    moved_scalars: false,
    bare_offsets: true,
    permute_lanes: 32,
    early_wide_products: true,
    ..GFX12
};

const GFX10: Traits = Traits {
    name: "gfx10",
    // gfx1010 and its kin have other instructions.
    processors: "gfx103",
    hw_registers: gfx10::HW_REGISTERS,
    flat_scratch: FlatScratch::Hardware,
    messages: Messages::Parts(11),
    waits: WaitFields {
        lgkm: &[(8, 6)],
        zero: 0x80,
        ..GFX9.waits
    },
    buffer_formats: &gfx10::BUFFER_FORMATS,
    m0: Sgpr(124),
    null: Some(Sgpr(125)),
    no_base: 125,
    kinds: &[(0, 105), (106, 107), (108, 123), (124, 124), (126, 127)],
    halves: false,
    early_wide_products: false,
    scratch_modifier: false,
    ..GFX11
};

static TRAITS: [Traits; Isa::ALL.len()] = [
    GFX6, GFX7, GFX8, GFX9, GFX904, GFX906, GFX90A, GFX942, GFX10, GFX11, GFX12,
];

impl Isa {
    /// What is true of all its instructions.
    pub fn traits(self) -> &'static Traits {
        &TRAITS[self as usize]
    }

    /// The instruction set of a processor: that of the longest beginning of its name.
    pub fn of_processor(name: &str) -> Option<Isa> {
        let all = Isa::ALL.iter().copied();
        let begins = all.filter(|isa| name.starts_with(isa.traits().processors));
        begins.max_by_key(|isa| isa.traits().processors.len())
    }

    /// The value of a constant as an operand of a type; `None` if the operand is no constant (Vega ISA 4.4, RDNA4 ISA 3.3). A literal is
    /// the high word of a 64-bit float.
    pub fn constant_bits(self, operand: Operand, ty: Type) -> Option<u64> {
        let signed = match ty {
            Type::I64 => true,
            Type::U64 | Type::B64 => false,
            _ => self.traits().signed_literals,
        };
        // Inline floats of bfloat16 are the high halves of singles (RDNA4 ISA 7.7.2).
        if let (Type::Bf16 | Type::Bf16x2, Operand::Float(float)) = (ty, operand) {
            return Some(u64::from(float.f32_bits() >> 16));
        }
        // Both floats of a pair are the constant.
        if ty == Type::F32x2 {
            let bits = self.constant_bits(operand, Type::F32)?;
            return Some(bits | bits << 32);
        }
        operand.constant_bits(ty.bits(), ty == Type::F16x2, |bits| match ty {
            Type::F64 => u64::from(bits) << 32,
            _ if signed => i64::from(bits as i32) as u64,
            _ => u64::from(bits),
        })
    }

    /// Whether a vector instruction that reads an operand reads a scalar value, of which it may read few.
    pub fn reads_scalar(self, operand: Operand) -> bool {
        match operand {
            Operand::Sgpr { first, .. } => Some(first) != self.traits().null,
            Operand::Literal(_) => true,
            Operand::Special(special) => special != Special::LdsDirect,
            _ => false,
        }
    }
}
