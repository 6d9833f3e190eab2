//! Rules an instruction must follow beyond the widths of its fields.
//!
//! - Scalar values (RDNA4 ISA 7.2.1): a vector instruction reads at most two, a 64-bit shift one; the same value may be read twice.
//! - Modifiers exist where the operation and the encoding have them, and reserved values are not used.
//! - Halves of registers: encodings of 32 bits reach the halves of v0 to v127 only, and text names low halves only.
//! - Dual instructions (RDNA4 ISA 7.6): the halves read different banks, and together at most two scalar values.

use smallvec::SmallVec;

use super::encode::EncodeError;
use super::fields::{get_modifier, set_modifier};
use super::inst::{Inst, Modifiers, Operand};
use super::table::{
    Class, FieldKind, Flag, Format, Implicit, ModField, Opcode, OperandInfo, OperandName, Role, Type,
    WaveSize,
};
use wavelift_amdgpu::isa::bits::{Bits, width};

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
    let info = inst.op.info();
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

/// Fields of scalar registers that an operation does not use; they hold NULL (RDNA4 ISA 3.5). Only an invalidation of the scalar
/// cache, which has no operands at all, is zero there.
pub(crate) fn unused_scalars(op: Opcode, format: Format) -> SmallVec<[Bits; 2]> {
    let info = op.info();
    let mut unused = SmallVec::new();
    if format == Format::Vflat {
        const SADDR: Bits = &[(0, 7)];
        unused.push(SADDR);
    }
    for name in [OperandName::Saddr, OperandName::Soff] {
        if let Some(field) = format.info().operand(name)
            && info.index_of(name).is_none()
            && !(format == Format::Smem && info.operands.is_empty())
        {
            unused.push(field.bits);
        }
    }
    unused
}

/// Number of VGPRs that an operand of an encoding reaches: encodings of 32 bits say with the highest bit which half of a register
/// they mean, and high halves are for the encodings of 64 bits, which have `op_sel`.
pub(crate) fn half_limit(format: Format, what: &OperandInfo) -> u16 {
    let short = !format.is_vop3() && format.is_valu() && format != Format::Vopd;
    if short && what.ty.is_half() { 128 } else { 256 }
}

/// Whether an operand can only be a VGPR because of the lane movement.
pub(crate) fn needs_vector(op: Opcode, format: Format, what: &OperandInfo) -> bool {
    what.class == Class::VectorSrc && format.is_dpp() && op.info().has(Flag::Vectors)
}

/// A vector instruction reads at most two scalar values, a shift of 64 bits one.
pub(crate) fn check_scalar_values(inst: &Inst) -> Result<(), EncodeError> {
    if !inst.format.is_valu() {
        return Ok(());
    }
    let shift = matches!(
        inst.op,
        Opcode::VLshlrevB64 | Opcode::VLshrrevB64 | Opcode::VAshrrevI64
    );
    let limit = if shift { 1 } else { 2 };
    if scalar_values(inst) > limit {
        return Err(EncodeError::ScalarValues);
    }
    Ok(())
}

/// Number of different scalar values that a vector instruction reads.
fn scalar_values(inst: &Inst) -> usize {
    let info = inst.op.info();
    let mut seen: SmallVec<[(Operand, bool); 4]> = SmallVec::new();
    for (operand, what) in inst.operands.iter().zip(info.operands) {
        if what.role == Role::Dst || !super::inst::is_scalar_value(*operand) {
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
    if inst.wave != WaveSize::Wave32 {
        return Err(EncodeError::Dual("waves have 32 lanes"));
    }
    let register = |name: OperandName| match inst.operand(name) {
        Some(Operand::Vgpr { first, .. }) => Some(first.0),
        _ => None,
    };
    let (x, y) = inst.op.mnemonic().split_once(" :: ").unwrap_or_default();
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

/// The first modifier that differs from its neutral value without being possible in this instruction.
pub(crate) fn modifiers_error(inst: &Inst) -> Option<ModField> {
    let format = inst.format.info();
    // Modifiers that the format has no field for must be neutral.
    let mut rest = inst.mods;
    for field in format.modifiers {
        let value = get_modifier(&inst.mods, field.name);
        let bits = width(field.bits);
        let fits = if field.signed {
            (-(1i64 << (bits - 1))..1i64 << (bits - 1)).contains(&i64::from(value))
        } else {
            value >= 0 && i64::from(value) < 1i64 << bits
        };
        if !fits {
            return Some(field.name);
        }
        set_modifier(&mut rest, field.name, 0);
    }
    if rest != Modifiers::default() {
        let stray = ModField::ALL
            .iter()
            .find(|&&m| get_modifier(&rest, m) != get_modifier(&Modifiers::default(), m));
        return Some(stray.copied().unwrap_or(ModField::Offset));
    }
    if let Some(error) = hint_error(inst) {
        return Some(error);
    }
    match inst.format {
        Format::Vbuffer | Format::Vtbuffer => buffer_error(inst),
        Format::Smem => scalar_memory_error(inst),
        format if format.is_flat_family() || format == Format::Vds => flat_error(inst),
        format if format.is_valu() => valu_error(inst),
        _ => None,
    }
}

/// The first pair whose condition holds.
fn first(errors: &[(bool, ModField)]) -> Option<ModField> {
    errors.iter().find(|e| e.0).map(|e| e.1)
}

/// Temporal hints without a meaning (RDNA4 ISA 4.1.2).
fn hint_error(inst: &Inst) -> Option<ModField> {
    let (info, mods) = (inst.op.info(), &inst.mods);
    let bad = if info.has(Flag::Atomic) {
        // Atomics whose scope is deferred return nothing, and need a scope of more than a work-group.
        mods.th & 4 != 0 && (mods.th & 1 != 0 || mods.scope < 2)
    } else {
        mods.th == 7 && !info.has(Flag::Store)
    };
    bad.then_some(ModField::Th)
}

/// Accesses without an address have no offset.
fn flat_error(inst: &Inst) -> Option<ModField> {
    let nothing = inst.op.info().operands.is_empty();
    (nothing && inst.mods.offset != 0).then_some(ModField::Offset)
}

fn buffer_error(inst: &Inst) -> Option<ModField> {
    let (info, mods) = (inst.op.info(), &inst.mods);
    first(&[
        (
            mods.tfe && (info.has(Flag::Store) || inst.format == Format::Vtbuffer),
            ModField::Tfe,
        ),
        (
            mods.format != 1 && inst.format == Format::Vbuffer,
            ModField::Format,
        ),
        (mods.offset < 0, ModField::Offset),
    ])
}

fn scalar_memory_error(inst: &Inst) -> Option<ModField> {
    let (info, mods) = (inst.op.info(), &inst.mods);
    let base = info
        .index_of(OperandName::Sbase)
        .map(|index| info.operands[index].ty);
    first(&[
        // Descriptors have unsigned offsets.
        (mods.offset < 0 && base == Some(Type::B128), ModField::Offset),
        (mods.offset != 0 && base.is_none(), ModField::Offset),
        (mods.th != 0 && base.is_none(), ModField::Th),
        (mods.scope != 0 && base.is_none(), ModField::Scope),
    ])
}

/// What the operation's types and flags allow.
fn valu_error(inst: &Inst) -> Option<ModField> {
    let info = inst.op.info();
    let mods = &inst.mods;
    let (mut floats, mut sources) = (0, 0);
    for operand in info.operands {
        let bit = match operand.name {
            OperandName::S0 => 1,
            OperandName::S1 => 2,
            OperandName::S2 => 4,
            _ => continue,
        };
        if operand.ty == Type::Mask {
            continue;
        }
        sources |= bit;
        if operand.ty.is_float() || operand.ty == Type::Mix || info.has(Flag::Neg) {
            floats |= bit;
        }
    }
    let any_packed = inst.format.is_vop3p();
    let matrix = info.has(Flag::Matrix);
    // Signs of the elements of matrices of integers.
    let signs = if matrix && info.mnemonic.contains("_iu") {
        3
    } else {
        0
    };
    let half_sources = if info.has(Flag::Wave) { 3 } else { sources };
    let packed = any_packed && !inst.format.is_mix();
    let vop3 = inst.format.is_vop3();
    first(&[
        (matrix && mods.op_sel != 0, ModField::OpSel),
        (matrix && mods.op_sel_hi != 7, ModField::OpSelHi),
        (matrix && mods.neg & !signs != 0, ModField::Neg),
        (matrix && mods.neg_hi != 0, ModField::NegHi),
        (packed && mods.neg & !sources != 0, ModField::Neg),
        (packed && mods.neg_hi & !sources != 0, ModField::NegHi),
        (any_packed && mods.op_sel & !sources != 0, ModField::OpSel),
        (mods.op_sel & 7 & !half_sources != 0, ModField::OpSel),
        (info.has(Flag::Wave) && mods.op_sel & 8 != 0, ModField::OpSel),
        (!packed && mods.neg & !floats != 0, ModField::Neg),
        (!packed && mods.abs & !floats != 0, ModField::Abs),
        (
            inst.format.is_dpp16() && !is_dpp_control(mods.dpp_ctrl),
            ModField::DppCtrl,
        ),
        (vop3 && mods.clamp && !info.has(Flag::Clamp), ModField::Clamp),
        (vop3 && mods.omod != 0 && !info.has(Flag::Omod), ModField::Omod),
        (
            vop3 && !any_packed && mods.op_sel != 0 && !info.has(Flag::OpSel),
            ModField::OpSel,
        ),
    ])
}

/// Whether the lane movement is defined (RDNA4 ISA 7.7.1).
fn is_dpp_control(control: u16) -> bool {
    matches!(
        control,
        0..=0xff | 0x101..=0x10f | 0x111..=0x11f | 0x121..=0x12f | 0x140..=0x141 | 0x150..=0x16f
    )
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

impl Opcode {
    /// What may stand at operand `index` when the operation is encoded as `format`. Nothing if the operation has no such
    /// operand or encoding, or if it is no register or constant (immediates).
    pub fn accepts(self, format: Format, index: usize) -> Accepts {
        let info = self.info();
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
        let Some(field) = format.info().operand(what.name) else {
            return none;
        };
        let literal = format.allows_literal();
        match (what.class, field.kind) {
            (_, FieldKind::Vcc) => Accepts {
                only_vcc: true,
                ..none
            },
            (Class::Imm | Class::ExecMask, _) => none,
            (Class::Sgpr | Class::SgprData, _) => Accepts { scalar: true, ..none },
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
