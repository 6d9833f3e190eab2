//! Modifiers as text.

use super::inst::Inst;
use super::mods::Modifiers;
use super::swizzle::parse_swizzle;
use super::symbols::gfx9::{DATA_FORMATS, PARTS, UNUSED, number_formats};
use super::symbols::gfx12::{HintKind, SCOPES, parse_hint};
use super::symbols::{DIM_PREFIX, DIMS};
use super::table::{Flag, Isa, ModField, OperandName, Role};
use super::text::{bit_list, lanes, number_text, quad};

/// What a memory access does.
pub(crate) fn hint_kind(inst: &Inst) -> HintKind {
    let info = inst.info();
    if info.has(Flag::Atomic) {
        HintKind::Atomic
    } else if info.has(Flag::Store) {
        HintKind::Store
    } else {
        HintKind::Load
    }
}

/// Number of sources that modifiers count.
pub(crate) fn source_count(inst: &Inst) -> u32 {
    let sources = [OperandName::S0, OperandName::S1, OperandName::S2];
    let operands = inst.info().operands.iter();
    operands.filter(|o| sources.contains(&o.name)).count() as u32
}

/// The byte that op_sel selects: of a source its lowest bits, of which the first counts more; of a result those above.
pub(crate) fn byte_of_bits(op_sel: u8) -> u8 {
    op_sel >> 2 | (op_sel & 1) << 1 | op_sel >> 1 & 1
}

/// The bits of op_sel for a byte of a source, or of the result.
fn bits_of_byte(byte: u8, of_result: bool) -> u8 {
    match of_result {
        true => byte << 2,
        false => (byte & 1) << 1 | byte >> 1,
    }
}

/// Applies one modifier, `name` or `name:value`. Hints are looked up when the scope is known, so that comes first.
pub(crate) fn parse_modifier(inst: &mut Inst, text: &str) -> Result<(), String> {
    let (name, value) = text.split_once(':').unwrap_or((text, ""));
    let wrong = || format!("`{text}` is no modifier");
    if value.is_empty() {
        let names = inst.machine.isa.traits().cache_bits;
        return flag(&mut inst.mods, name, names).ok_or_else(wrong);
    }
    let number = number_text(value);
    let small = number.and_then(|n| u8::try_from(n).ok());
    let part_of = |list: &[&str], name: &str| list.iter().position(|p| *p == name).map(|p| p as u8);
    let part = |list: &[&str]| part_of(list, value);
    let bits = bit_list(value);
    let (isa, format) = (inst.machine.isa, inst.format);
    let (kind, sources) = (hint_kind(inst), source_count(inst));
    let across = inst.info().has(Flag::Wave);
    let has = |name| inst.layout().modifier(name).is_some();
    let (indexed, selects_byte) = (inst.index_sets() > 1, inst.info().has(Flag::ByteSel));
    let halves = inst.info().has(Flag::Halves);
    let byte_of_result = inst.operand_role(0) == Some(Role::SrcDst);
    let dimensions = has(ModField::Dim);
    let (one_field, formatted, scoped) = (has(ModField::Soe), has(ModField::Format), has(ModField::Scope));
    let mods = &mut *inst.mods;
    match (name, bits) {
        ("offset" | "offset0", _) => match number.and_then(|n| i32::try_from(n).ok()) {
            Some(offset) => {
                mods.soe = one_field && offset == 0;
                mods.offset = offset;
            }
            None => mods.offset = parse_swizzle(value).ok_or_else(wrong)?.into(),
        },
        ("offset1", _) => mods.offset1 = small.ok_or_else(wrong)?,
        ("dmask", _) => mods.dmask = small.ok_or_else(wrong)?,
        ("dim", _) if dimensions => {
            let name = value.strip_prefix(DIM_PREFIX).unwrap_or(value);
            mods.dim = part_of(&DIMS, name).ok_or_else(wrong)?;
        }
        ("wait_exp", _) => mods.wait_exp = small.ok_or_else(wrong)?,
        ("wait_va_vdst", _) => mods.wait_va = small.ok_or_else(wrong)?,
        ("wait_vm_vsrc", _) if matches!(small, Some(0 | 1)) => mods.wait_vm = small == Some(1),
        ("row_mask", _) => mods.row_mask = small.ok_or_else(wrong)?,
        ("bank_mask", _) => mods.bank_mask = small.ok_or_else(wrong)?,
        // Older assemblers write 0 for the same bit.
        ("bound_ctrl", _) if matches!(small, Some(0 | 1)) => mods.bound_ctrl = true,
        ("fi", _) if matches!(small, Some(0 | 1)) => mods.fi = small == Some(1),
        ("mul", _) if small == Some(2) => mods.omod = 1,
        ("mul", _) if small == Some(4) => mods.omod = 2,
        ("div", _) if small == Some(2) => mods.omod = 3,
        ("dst_sel", _) => mods.dst_sel = part(&PARTS).ok_or_else(wrong)?,
        ("src0_sel", _) => mods.src0_sel = part(&PARTS).ok_or_else(wrong)?,
        ("src1_sel", _) => mods.src1_sel = part(&PARTS).ok_or_else(wrong)?,
        ("dst_unused", _) => mods.dst_unused = part(&UNUSED).ok_or_else(wrong)?,
        ("op_sel", Some((bits, _))) if format.is_vop3p() || across => mods.op_sel = bits,
        // The destination comes last, in bit 3; it may be left out.
        ("op_sel", Some((bits, count @ 1..=4))) => {
            let sources = sources.max(count as u32 - 1);
            // Names of halves have said what they are.
            let named = if halves { mods.op_sel } else { 0 };
            mods.op_sel = named | bits & ((1 << sources) - 1) | (bits >> sources & 1) << 3;
        }
        ("byte_sel", _) if selects_byte && small.is_some_and(|byte| byte < 4) => {
            mods.op_sel = bits_of_byte(small.unwrap_or(0), byte_of_result);
        }
        ("index_key", _) if indexed => mods.op_sel = small.ok_or_else(wrong)?,
        ("op_sel_hi", Some((bits, _))) => mods.op_sel_hi = bits,
        ("neg_lo", Some((bits, _))) => mods.neg = bits,
        ("neg_hi", Some((bits, _))) => mods.neg_hi = bits,
        ("format", _) if formatted => mods.format = buffer_format(isa, value, small).ok_or_else(wrong)?,
        ("format", _) => buffer_formats(isa, mods, value).ok_or_else(wrong)?,
        ("scope", _) if scoped => {
            mods.scope = SCOPES.iter().position(|s| *s == value).ok_or_else(wrong)? as u8;
        }
        ("th", _) if scoped => {
            mods.th = small.or(parse_hint(kind, value, mods.scope)).ok_or_else(wrong)?;
        }
        ("dpp8", _) if format.is_dpp8() => mods.dpp8 = eight(value).ok_or_else(wrong)?,
        _ => mods.dpp_ctrl = dpp_control(isa, name, value).ok_or_else(wrong)?,
    }
    Ok(())
}

fn flag(mods: &mut Modifiers, name: &str, cache_bits: [&str; 4]) -> Option<()> {
    let place = match name {
        _ if name == cache_bits[3] => &mut mods.sc1,
        _ if name == cache_bits[0] => &mut mods.glc,
        _ if name == cache_bits[1] => &mut mods.slc,
        "clamp" => &mut mods.clamp,
        "high" => &mut mods.high,
        "glc" => &mut mods.glc,
        "slc" => &mut mods.slc,
        "dlc" => &mut mods.dlc,
        "lds" => &mut mods.lds,
        "tfe" => &mut mods.tfe,
        "lwe" => &mut mods.lwe,
        "offen" => &mut mods.offen,
        "addr64" => &mut mods.addr64,
        "idxen" => &mut mods.idxen,
        "gds" => &mut mods.gds,
        "unorm" => &mut mods.unorm,
        "da" => &mut mods.da,
        "a16" => &mut mods.a16,
        "d16" => &mut mods.d16,
        "compr" => &mut mods.compr,
        "done" => &mut mods.done,
        "vm" => &mut mods.vm,
        "row_en" => &mut mods.row,
        "row_mirror" => {
            mods.dpp_ctrl = 0x140;
            return Some(());
        }
        "row_half_mirror" => {
            mods.dpp_ctrl = 0x141;
            return Some(());
        }
        _ => return None,
    };
    *place = true;
    Some(())
}

/// `[7,6,5,4,3,2,1,0]`, three bits for each lane.
fn eight(value: &str) -> Option<u32> {
    let items = value.strip_prefix('[')?.strip_suffix(']')?.split(',');
    let mut result = 0;
    let mut count = 0;
    for item in items {
        let lane: u32 = item.trim().parse().ok().filter(|l| *l < 8)?;
        result |= lane.checked_shl(3 * count).unwrap_or(0);
        count += 1;
    }
    (count == 8).then_some(result)
}

fn dpp_control(isa: Isa, name: &str, value: &str) -> Option<u16> {
    if name == "quad_perm" {
        return lanes(value.strip_prefix('[')?.strip_suffix(']')?).map(quad);
    }
    let count: u16 = value.parse().ok()?;
    let share = isa.traits().row_share;
    match (name, count) {
        ("row_shl", 1..=15) => Some(0x100 + count),
        ("row_shr", 1..=15) => Some(0x110 + count),
        ("row_ror", 1..=15) => Some(0x120 + count),
        ("row_share", 0..=15) if share => Some(0x150 + count),
        ("row_newbcast", 0..=15) if isa.traits().row_newbcast => Some(0x150 + count),
        ("row_xmask", 0..=15) if share => Some(0x160 + count),
        _ if share => None,
        ("wave_shl", 1) => Some(0x130),
        ("wave_rol", 1) => Some(0x134),
        ("wave_shr", 1) => Some(0x138),
        ("wave_ror", 1) => Some(0x13c),
        ("row_bcast", 15) => Some(0x142),
        ("row_bcast", 31) => Some(0x143),
        _ => None,
    }
}

/// Data and number format apart.
fn buffer_formats(isa: Isa, mods: &mut Modifiers, value: &str) -> Option<()> {
    (mods.dfmt, mods.nfmt) = (1, 0);
    for item in value.strip_prefix('[')?.strip_suffix(']')?.split(',') {
        if let Some(name) = item.strip_prefix("BUF_DATA_FORMAT_") {
            mods.dfmt = DATA_FORMATS.iter().position(|f| *f == name)? as u8;
        } else {
            let name = item.strip_prefix("BUF_NUM_FORMAT_")?;
            mods.nfmt = number_formats(isa).iter().position(|f| *f == name)? as u8;
        }
    }
    Some(())
}

/// One format for both.
fn buffer_format(isa: Isa, value: &str, number: Option<u8>) -> Option<u8> {
    if let Some(number) = number {
        return Some(number).filter(|n| *n < 128);
    }
    let name = value.strip_prefix("[BUF_FMT_")?.strip_suffix(']')?;
    let formats = isa.traits().buffer_formats;
    formats.iter().position(|f| *f == name).map(|f| f as u8)
}
