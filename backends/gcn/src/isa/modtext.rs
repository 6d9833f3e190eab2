//! Modifiers as text.

use super::inst::{Inst, Modifiers};
use super::table::Format;
use wavelift_amdgpu::isa::swizzle::parse_swizzle;
use wavelift_amdgpu::isa::text::{bit_list, lanes, number_text, quad};

/// Names of operand parts in SDWA modifiers.
pub(crate) const PARTS: [&str; 8] = [
    "BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1", "DWORD", "INVALID",
];
/// Names of what SDWA does to the rest of the destination.
pub(crate) const UNUSED: [&str; 4] = ["UNUSED_PAD", "UNUSED_SEXT", "UNUSED_PRESERVE", "UNUSED_INVALID"];
/// Names of buffer data formats.
pub(crate) const DATA_FORMATS: [&str; 16] = [
    "INVALID",
    "8",
    "16",
    "8_8",
    "32",
    "16_16",
    "10_11_11",
    "11_11_10",
    "10_10_10_2",
    "2_10_10_10",
    "8_8_8_8",
    "32_32",
    "16_16_16_16",
    "32_32_32",
    "32_32_32_32",
    "RESERVED_15",
];
/// Names of buffer number formats.
pub(crate) const NUMBER_FORMATS: [&str; 8] = [
    "UNORM",
    "SNORM",
    "USCALED",
    "SSCALED",
    "UINT",
    "SINT",
    "RESERVED_6",
    "FLOAT",
];

/// Applies one modifier, `name` or `name:value`.
pub(crate) fn parse_modifier(inst: &mut Inst, text: &str) -> Result<(), String> {
    let (name, value) = text.split_once(':').unwrap_or((text, ""));
    let wrong = || format!("`{text}` is no modifier");
    if value.is_empty() {
        return flag(&mut inst.mods, name).ok_or_else(wrong);
    }
    let number = number_text(value);
    let small = number.and_then(|n| u8::try_from(n).ok());
    let part = |list: &[&str]| list.iter().position(|p| *p == value).map(|p| p as u8);
    let bits = bit_list(value);
    let format = inst.format;
    let mods = &mut inst.mods;
    match (name, bits) {
        ("offset" | "offset0", _) => match number.and_then(|n| i32::try_from(n).ok()) {
            Some(offset) => {
                mods.soe = format == Format::Smem && offset == 0;
                mods.offset = offset;
            }
            None => mods.offset = parse_swizzle(value).ok_or_else(wrong)?.into(),
        },
        ("offset1", _) => mods.offset1 = small.ok_or_else(wrong)?,
        ("dmask", _) => mods.dmask = small.ok_or_else(wrong)?,
        ("row_mask", _) => mods.row_mask = small.ok_or_else(wrong)?,
        ("bank_mask", _) => mods.bank_mask = small.ok_or_else(wrong)?,
        // Older assemblers write 0 for the same bit.
        ("bound_ctrl", _) if matches!(small, Some(0 | 1)) => mods.bound_ctrl = true,
        ("mul", _) if small == Some(2) => mods.omod = 1,
        ("mul", _) if small == Some(4) => mods.omod = 2,
        ("div", _) if small == Some(2) => mods.omod = 3,
        ("dst_sel", _) => mods.dst_sel = part(&PARTS).ok_or_else(wrong)?,
        ("src0_sel", _) => mods.src0_sel = part(&PARTS).ok_or_else(wrong)?,
        ("src1_sel", _) => mods.src1_sel = part(&PARTS).ok_or_else(wrong)?,
        ("dst_unused", _) => mods.dst_unused = part(&UNUSED).ok_or_else(wrong)?,
        ("op_sel", Some((bits, count))) if format.is_vop3p() => {
            let _ = count;
            mods.op_sel = bits;
        }
        // The destination comes last, in bit 3.
        ("op_sel", Some((bits, count @ 1..=4))) => {
            mods.op_sel = bits & ((1 << (count - 1)) - 1) | (bits >> (count - 1) & 1) << 3;
        }
        ("op_sel_hi", Some((bits, _))) => mods.op_sel_hi = bits,
        ("neg_lo", Some((bits, _))) => mods.neg = bits,
        ("neg_hi", Some((bits, _))) => mods.neg_hi = bits,
        ("format", _) => buffer_format(mods, value).ok_or_else(wrong)?,
        _ => mods.dpp_ctrl = dpp_control(name, value).ok_or_else(wrong)?,
    }
    Ok(())
}

fn flag(mods: &mut Modifiers, name: &str) -> Option<()> {
    let place = match name {
        "clamp" => &mut mods.clamp,
        "high" => &mut mods.high,
        "glc" => &mut mods.glc,
        "slc" => &mut mods.slc,
        "lds" => &mut mods.lds,
        "tfe" => &mut mods.tfe,
        "lwe" => &mut mods.lwe,
        "offen" => &mut mods.offen,
        "idxen" => &mut mods.idxen,
        "gds" => &mut mods.gds,
        "unorm" => &mut mods.unorm,
        "da" => &mut mods.da,
        "a16" => &mut mods.a16,
        "d16" => &mut mods.d16,
        "compr" => &mut mods.compr,
        "done" => &mut mods.done,
        "vm" => &mut mods.vm,
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

fn dpp_control(name: &str, value: &str) -> Option<u16> {
    if name == "quad_perm" {
        return lanes(value.strip_prefix('[')?.strip_suffix(']')?).map(quad);
    }
    let count: u16 = value.parse().ok()?;
    match (name, count) {
        ("row_shl", 1..=15) => Some(0x100 + count),
        ("row_shr", 1..=15) => Some(0x110 + count),
        ("row_ror", 1..=15) => Some(0x120 + count),
        ("wave_shl", 1) => Some(0x130),
        ("wave_rol", 1) => Some(0x134),
        ("wave_shr", 1) => Some(0x138),
        ("wave_ror", 1) => Some(0x13c),
        ("row_bcast", 15) => Some(0x142),
        ("row_bcast", 31) => Some(0x143),
        _ => None,
    }
}

fn buffer_format(mods: &mut Modifiers, value: &str) -> Option<()> {
    (mods.dfmt, mods.nfmt) = (1, 0);
    for item in value.strip_prefix('[')?.strip_suffix(']')?.split(',') {
        if let Some(name) = item.strip_prefix("BUF_DATA_FORMAT_") {
            mods.dfmt = DATA_FORMATS.iter().position(|f| *f == name)? as u8;
        } else {
            let name = item.strip_prefix("BUF_NUM_FORMAT_")?;
            mods.nfmt = NUMBER_FORMATS.iter().position(|f| *f == name)? as u8;
        }
    }
    Some(())
}
