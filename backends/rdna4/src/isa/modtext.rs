//! Modifiers as text.

use super::inst::{Inst, Modifiers};
use super::print::{hint_kind, source_count};
use super::sym::{BUFFER_FORMATS, SCOPES, parse_hint};
use super::table::Flag;
use wavelift_amdgpu::isa::swizzle::parse_swizzle;
use wavelift_amdgpu::isa::text::{bit_list, lanes, number_text, quad};

/// Applies one modifier, `name` or `name:value`. Hints are looked up when the scope is known, so that comes first.
pub(crate) fn parse_modifier(inst: &mut Inst, text: &str) -> Result<(), String> {
    let (name, value) = text.split_once(':').unwrap_or((text, ""));
    let wrong = || format!("`{text}` is no modifier");
    if value.is_empty() {
        return flag(&mut inst.mods, name).ok_or_else(wrong);
    }
    let number = number_text(value);
    let small = number.and_then(|n| u8::try_from(n).ok());
    let bits = bit_list(value);
    let format = inst.format;
    let (kind, sources) = (hint_kind(inst), source_count(inst));
    let across = inst.op.info().has(Flag::Wave);
    let mods = &mut inst.mods;
    match (name, bits) {
        ("offset" | "offset0", _) => match number.and_then(|n| i32::try_from(n).ok()) {
            Some(offset) => mods.offset = offset,
            None => mods.offset = parse_swizzle(value).ok_or_else(wrong)?.into(),
        },
        ("offset1", _) => mods.offset1 = small.ok_or_else(wrong)?,
        ("row_mask", _) => mods.row_mask = small.ok_or_else(wrong)?,
        ("bank_mask", _) => mods.bank_mask = small.ok_or_else(wrong)?,
        ("bound_ctrl", _) if matches!(small, Some(0 | 1)) => mods.bound_ctrl = true,
        ("fi", _) if matches!(small, Some(0 | 1)) => mods.fi = small == Some(1),
        ("mul", _) if small == Some(2) => mods.omod = 1,
        ("mul", _) if small == Some(4) => mods.omod = 2,
        ("div", _) if small == Some(2) => mods.omod = 3,
        ("op_sel", Some((bits, _))) if format.is_vop3p() || across => mods.op_sel = bits,
        // The destination comes last, in bit 3; it may be left out.
        ("op_sel", Some((bits, count))) if count <= 4 => {
            mods.op_sel = bits & ((1 << sources) - 1) | (bits >> sources & 1) << 3;
        }
        ("op_sel_hi", Some((bits, _))) => mods.op_sel_hi = bits,
        ("neg_lo", Some((bits, _))) => mods.neg = bits,
        ("neg_hi", Some((bits, _))) => mods.neg_hi = bits,
        ("format", _) => mods.format = buffer_format(value, small).ok_or_else(wrong)?,
        ("scope", _) => mods.scope = SCOPES.iter().position(|s| *s == value).ok_or_else(wrong)? as u8,
        ("th", _) => mods.th = small.or(parse_hint(kind, value, mods.scope)).ok_or_else(wrong)?,
        ("dpp8", _) => mods.dpp8 = eight(value).ok_or_else(wrong)?,
        _ => mods.dpp_ctrl = dpp_control(name, value).ok_or_else(wrong)?,
    }
    Ok(())
}

fn flag(mods: &mut Modifiers, name: &str) -> Option<()> {
    let place = match name {
        "clamp" => &mut mods.clamp,
        "tfe" => &mut mods.tfe,
        "offen" => &mut mods.offen,
        "idxen" => &mut mods.idxen,
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

fn dpp_control(name: &str, value: &str) -> Option<u16> {
    if name == "quad_perm" {
        return lanes(value.strip_prefix('[')?.strip_suffix(']')?).map(quad);
    }
    let count: u16 = value.parse().ok()?;
    match (name, count) {
        ("row_shl", 1..=15) => Some(0x100 + count),
        ("row_shr", 1..=15) => Some(0x110 + count),
        ("row_ror", 1..=15) => Some(0x120 + count),
        ("row_share", 0..=15) => Some(0x150 + count),
        ("row_xmask", 0..=15) => Some(0x160 + count),
        _ => None,
    }
}

fn buffer_format(value: &str, number: Option<u8>) -> Option<u8> {
    if let Some(number) = number {
        return Some(number).filter(|n| *n < 128);
    }
    let name = value.strip_prefix("[BUF_FMT_")?.strip_suffix(']')?;
    BUFFER_FORMATS.iter().position(|f| *f == name).map(|f| f as u8)
}
