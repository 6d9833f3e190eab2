//! Rules an instruction must follow beyond the widths of its fields.
//!
//! - Scalar values: a vector instruction reads at most one over the constant bus (Vega ISA 6.1), or two, a 64-bit shift one (RDNA4 ISA
//!   7.2.1); the same value may be read twice.
//! - Halves of registers (RDNA4): encodings of 32 bits reach the halves of v0 to v127 only. [Where text names them](super::halves) is for the operation to say.
//! - Dual instructions (RDNA4 ISA 7.6): the halves read different banks, and together at most two scalar values.
//! - What may stand at an operand depends on its class and on the encoding ([`Accepts`]).
//!
//! Modifiers have [rules of their own](super::modrules).

use super::bits::Bits;
use super::encode::EncodeError;
use super::inst::Inst;
use super::modrules::modifiers_error;
use super::operand::Operand;
use super::table::{
    Class, Feature, FieldKind, Flag, Format, Implicit, Isa, Op, OperandInfo, OperandName, Role,
};
use super::value::{InlineFloat, WaveSize};
use smallvec::SmallVec;

/// Checks the rules that the fields do not enforce by themselves.
///
/// # Errors
/// The first rule that is broken.
pub fn check(inst: &Inst) -> Result<(), EncodeError> {
    check_modifiers(inst)?;
    check_scalar_values(inst)?;
    check_dual(inst)
}

/// The encoding exists, the operands are as many as the operation has, the modifiers are possible.
pub(crate) fn check_modifiers(inst: &Inst) -> Result<(), EncodeError> {
    let info = inst.info();
    if info.number(inst.format).is_none() {
        return Err(EncodeError::Format);
    }
    if info.operands.len() != inst.operands.len() {
        let (expected, given) = (info.operands.len() as u8, inst.operands.len() as u8);
        return Err(EncodeError::OperandCount { expected, given });
    }
    if let Some(modifier) = modifiers_error(inst) {
        return Err(EncodeError::Modifier(modifier));
    }
    Ok(())
}

/// Fields of scalar registers that an operation does not use; they hold NULL where there is such a register (RDNA4 ISA 3.5). Only what has
/// no address, as an invalidation of a cache, is zero there.
pub(crate) fn unused_scalars(isa: Isa, op: Op, format: Format) -> SmallVec<[Bits; 2]> {
    let mut unused = SmallVec::new();
    // Vector arithmetic has no such fields.
    if isa.traits().null.is_none() || format.is_valu() {
        return unused;
    }
    let info = isa.op(op);
    // Flat accesses have no scalar base, which global ones have.
    if format == Format::Flat
        && let Some(field) = isa.format(Format::Global).operand(OperandName::Saddr)
    {
        unused.push(field.bits);
    }
    for name in [OperandName::Saddr, OperandName::Soff] {
        if let Some(field) = isa.format(format).operand(name)
            && info.index_of(name).is_none()
            && !(format == Format::Mubuf && info.operands.is_empty())
            && !(format == Format::Smem && info.index_of(OperandName::Sbase).is_none())
        {
            unused.push(field.bits);
        }
    }
    unused
}

/// Number of VGPRs that an operand of an encoding reaches: where vector registers have halves, encodings of 32 bits say with the highest
/// bit which half they mean.
pub(crate) fn half_limit(isa: Isa, format: Format, what: &OperandInfo) -> u16 {
    let short = !format.is_vop3() && format.is_valu() && format != Format::Vopd;
    if isa.traits().halves && short && what.ty.is_half() {
        128
    } else {
        256
    }
}

/// Whether an operand may be these VGPRs: within reach, and beginning with an even number where groups of them do so, and where the global
/// data share synchronises.
pub(crate) fn may_be_vectors(
    isa: Isa,
    op: Op,
    format: Format,
    what: &OperandInfo,
    vectors: (u8, u8),
) -> bool {
    let (first, count) = vectors;
    let even = isa.traits().even_vectors && (count > 1 || isa.op(op).has(Flag::Gds));
    u16::from(first) + u16::from(count) <= half_limit(isa, format, what) && !(even && first % 2 == 1)
}

/// Whether an operand can only be a VGPR because of the lane movement.
pub(crate) fn needs_vector(isa: Isa, op: Op, format: Format, what: &OperandInfo) -> bool {
    let second = what.name == OperandName::S1 && !isa.traits().moved_scalars;
    what.class == Class::VectorSrc && format.is_dpp() && (second || isa.op(op).has(Flag::Vectors))
}

/// A vector instruction reads few scalar values.
pub(crate) fn check_scalar_values(inst: &Inst) -> Result<(), EncodeError> {
    if !inst.format.is_valu() {
        return Ok(());
    }
    let most = inst.machine.isa.traits().scalar_values;
    let shift = matches!(inst.op, Op::VLshlrevB64 | Op::VLshrrevB64 | Op::VAshrrevI64);
    let read = match most {
        1 => constant_bus_reads(inst),
        _ => scalar_values(inst),
    };
    if read > if shift { 1 } else { most } {
        return Err(EncodeError::ScalarValues);
    }
    Ok(())
}

/// Number of different scalar values that a vector instruction reads over the constant bus.
fn constant_bus_reads(inst: &Inst) -> usize {
    let info = inst.info();
    let mut seen: SmallVec<[Operand; 4]> = SmallVec::new();
    if info.reads(Implicit::Vcc) {
        seen.push(Operand::VCC);
    }
    for (operand, what) in inst.operands.iter().zip(info.operands) {
        // The data of v_writelane and the lane select share the one read port like any other sources.
        let read = what.role != Role::Dst && inst.machine.isa.reads_scalar(*operand);
        if read && !seen.contains(operand) {
            seen.push(*operand);
        }
    }
    seen.len()
}

/// Number of different scalar values that a vector instruction reads where it may read several.
fn scalar_values(inst: &Inst) -> usize {
    let info = inst.info();
    let mut seen: SmallVec<[(Operand, bool); 4]> = SmallVec::new();
    for (operand, what) in inst.operands.iter().zip(info.operands) {
        if what.role == Role::Dst || !inst.machine.isa.reads_scalar(*operand) {
            continue;
        }
        // A register counts once, however wide it is read from its first word on; a literal once for each width.
        let wide = what.ty.bits() > 32;
        let same = |(other, other_wide): &(Operand, bool)| match (other, operand) {
            (Operand::Sgpr { first: a, .. }, Operand::Sgpr { first: b, .. }) => a == b,
            (Operand::Literal(_), Operand::Literal(_)) => other == operand && *other_wide == wide,
            _ => other == operand,
        };
        if !seen.iter().any(same) {
            seen.push((*operand, wide));
        }
    }
    // VCC that no operand names counts beside the operands, even if one is VCC.
    seen.len() + usize::from(info.reads(Implicit::Vcc))
}

/// What two halves must not have in common (RDNA4 ISA 7.6): banks of the first and second sources; of third sources, which are the
/// accumulators and the second register of `v_dual_fmamk_f32`, one is even and one odd.
pub(crate) fn check_dual(inst: &Inst) -> Result<(), EncodeError> {
    if inst.format != Format::Vopd {
        return Ok(());
    }
    if inst.machine.wave != WaveSize::Wave32 {
        return Err(EncodeError::Dual("waves have 32 lanes"));
    }
    let register = |name: OperandName| match inst.operand(name) {
        Some(Operand::Vgpr { first, .. }) => Some(first.0),
        _ => None,
    };
    let (x, y) = inst.info().mnemonic.split_once(" :: ").unwrap_or_default();
    let clash =
        |a: Option<u8>, b: Option<u8>, banks: u8| a.zip(b).is_some_and(|(a, b)| a % banks == b % banks);
    // Sources zero to two of a half.
    let ports = |half: &str, destination, first, second| {
        let scaled = half.contains("fmamk");
        let accumulates = half.contains("fmac");
        [
            register(first),
            register(second).filter(|_| !scaled),
            if scaled {
                register(second)
            } else {
                register(destination).filter(|_| accumulates)
            },
        ]
    };
    let a = ports(x, OperandName::Dx, OperandName::X0, OperandName::X1);
    let b = ports(y, OperandName::Dy, OperandName::Y0, OperandName::Y1);
    // Of two moves one uses another port.
    let moves = x.contains("mov") && y.contains("mov");
    if !moves && clash(a[0], b[0], 4) || clash(a[1], b[1], 4) {
        return Err(EncodeError::Dual("sources are in different banks"));
    }
    if clash(a[2], b[2], 2) {
        return Err(EncodeError::Dual("of the third sources one is even and one odd"));
    }
    Ok(())
}

/// Whether a float is an inline constant of an operand: the first generations have none of 16 bits, and not 1/(2*pi).
pub(crate) fn allows_inline_float(isa: Isa, float: InlineFloat, what: &OperandInfo) -> bool {
    isa.has_feature(Feature::Gfx8Up) || float != InlineFloat::InvTwoPi && what.ty.bits() != 16
}

/// LDS can take the place of the first source of a vector instruction that is not sub-dword addressed.
pub(crate) fn allows_lds_direct(format: Format, what: &OperandInfo) -> bool {
    what.name == OperandName::S0
        && what.class == Class::VectorSrc
        && what.ty.bits() <= 32
        && !format.is_sdwa()
}

/// What may stand at an operand in an encoding. Widths, alignment and the number of scalar values come on top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accepts {
    /// VGPRs.
    pub vgpr: bool,
    /// Scalar registers.
    pub scalar: bool,
    /// VCC and nothing else.
    pub only_vcc: bool,
    /// Inline constants and special values.
    pub constant: bool,
    /// A literal.
    pub literal: bool,
}

impl Isa {
    /// Whether a literal may follow an encoding: one of 32 bits, and of vector arithmetic of 64 bits in newer instruction sets (RDNA4
    /// ISA 3.3); never with lane movement.
    pub fn allows_literal(self, format: Format) -> bool {
        match format {
            Format::Sop1
            | Format::Sop2
            | Format::Sopk
            | Format::Sopc
            | Format::Vop1
            | Format::Vop2
            | Format::Vopc
            | Format::Vopd => true,
            Format::Vop3 | Format::Vop3sd | Format::Vop3p | Format::Vop3pMix => self.traits().long_literals,
            _ => false,
        }
    }

    /// What may stand at operand `index` when an operation is encoded as `format`. Nothing if the operation has no such
    /// operand or encoding, or if it is neither of these (immediates, attributes, accumulation registers).
    pub fn accepts(self, op: Op, format: Format, index: usize) -> Accepts {
        let info = self.op(op);
        let none = Accepts::default();
        let (Some(what), Some(_)) = (info.operands.get(index), info.number(format)) else {
            return none;
        };
        if what.class == Class::Literal {
            return Accepts {
                literal: true,
                ..none
            };
        }
        let Some(field) = self.format(format).operand(what.name) else {
            return none;
        };
        let literal = self.allows_literal(format);
        match (what.class, field.kind) {
            (_, FieldKind::Vcc) => Accepts {
                only_vcc: true,
                ..none
            },
            (Class::Imm | Class::Attr | Class::ExecMask | Class::Agpr, _) => none,
            (Class::Sgpr | Class::Null | Class::SgprData, _) => Accepts { scalar: true, ..none },
            (Class::SmemOffset | Class::GlobalBase | Class::ScratchBase, _) => {
                Accepts { scalar: true, ..none }
            }
            (Class::ScalarSrc, _) => Accepts {
                scalar: true,
                constant: true,
                literal,
                ..none
            },
            (Class::ScalarInline | Class::ScalarConst, _) => Accepts {
                scalar: true,
                constant: true,
                ..none
            },
            (Class::VgprConst, _) => Accepts {
                vgpr: true,
                constant: true,
                ..none
            },
            (Class::VectorSrc, FieldKind::Vgpr) => Accepts { vgpr: true, ..none },
            (Class::VectorSrc, _) => Accepts {
                vgpr: true,
                scalar: true,
                constant: true,
                literal,
                ..none
            },
            _ => Accepts { vgpr: true, ..none },
        }
    }
}
