//! Operands: destinations, sources, distances and messages.

use super::super::inst::{Access, Inst, SendTo, Sfid};
use super::super::message::message_text;
use super::super::operand::{Arf, Dst, Place, RegFile, Region, Src, SrcValue, Swizzle};
use super::super::table::{Format, Opcode, Type};
use super::{Cursor, ParseErrorKind, Result};

/// Reads the operands of an instruction; `eot` says that its options end the thread.
pub(super) fn operands(
    cursor: &mut Cursor<'_>,
    inst: &mut Inst,
    eot: bool,
    labels: &dyn Fn(&str) -> Option<i32>,
) -> Result<()> {
    let format = inst.op.info().format;
    let access = inst.control.access;
    let align16 = access == Access::Align16;
    if !matches!(format, Format::Jip | Format::Uip | Format::Jmpi | Format::Ret) {
        cursor.skip();
        inst.dst = parse_dst(cursor, access)?;
    } else if align16 {
        inst.dst.mask = 15;
    }
    match format {
        Format::One => {
            inst.src[0] = parse_src(cursor, access)?;
            // The drivers give source 1 the type of a constant, and nothing otherwise.
            if inst.src[0].immediate().is_some() {
                inst.src[1].ty = inst.src[0].ty;
            }
        }
        Format::Ret => inst.src[0] = parse_src(cursor, access)?,
        Format::Jmpi => {
            inst.src[1] = parse_src(cursor, access)?;
            // The instruction pointer is not in the text; its region has no bits then.
            if align16 {
                inst.src[0].region = Region::align16(0, Swizzle(0));
            }
        }
        Format::Two | Format::Math => {
            inst.src[0] = parse_src(cursor, access)?;
            inst.src[1] = parse_src(cursor, access)?;
        }
        Format::Three => {
            for index in 0..3 {
                inst.src[index] = parse_three(cursor)?;
            }
        }
        Format::Send => {
            inst.src[0] = parse_src(cursor, access)?;
            parse_send(cursor, inst, eot)?;
        }
        Format::Jip | Format::Uip | Format::Call if align16 => {
            let vert = if inst.op == Opcode::If { 0 } else { 4 };
            inst.src[0].region = Region::align16(vert, Swizzle::XYZW);
        }
        Format::Wait => {
            inst.src[0].value = SrcValue::Reg(inst.dst.place);
            if align16 {
                let channel = inst.dst.mask.trailing_zeros() as u8 & 3;
                inst.src[0].region = Region::align16(0, Swizzle(channel * 0x55));
                inst.src[1].region = Region::align16(4, Swizzle::XYZW);
            }
        }
        _ => {}
    }
    if format.has_jip() {
        cursor.skip();
        cursor.expect("JIP:")?;
        inst.jip = distance(cursor, labels)?;
    }
    if format.has_uip() {
        cursor.skip();
        cursor.expect("UIP:")?;
        inst.uip = distance(cursor, labels)?;
    }
    Ok(())
}

fn distance(cursor: &mut Cursor<'_>, labels: &dyn Fn(&str) -> Option<i32>) -> Result<i32> {
    cursor.skip();
    if cursor
        .rest()
        .starts_with(|c: char| c == '-' || c.is_ascii_digit())
    {
        let value = cursor.number()?;
        return i32::try_from(value).or_else(|_| cursor.fail(ParseErrorKind::Number(value.to_string())));
    }
    let name = cursor.word();
    match labels(name) {
        Some(distance) => Ok(distance),
        None => cursor.fail(ParseErrorKind::Label(name.to_owned())),
    }
}

/// A register with its subregister, which counts elements of a type that is not known yet.
fn parse_place(cursor: &mut Cursor<'_>) -> Result<(Place, u8)> {
    if cursor.eat("g[a0") {
        let addr = if cursor.eat(".") { cursor.small(8)? } else { 0 };
        cursor.skip();
        let offset = if cursor.eat("]") {
            0
        } else {
            let value = cursor.number()?;
            cursor.expect("]")?;
            value as i16
        };
        let place = Place::Indirect {
            file: RegFile::Grf,
            addr,
            offset,
        };
        return Ok((place, 0));
    }
    let start = cursor.at;
    let name = cursor.take(|c| c.is_ascii_lowercase());
    let (file, reg) = if name == "g" {
        (RegFile::Grf, cursor.small(128)?)
    } else {
        match Arf::ALL.into_iter().find(|&(_, _, known, _)| known == name) {
            Some((Arf::Null | Arf::Ip, base, _, _)) => (RegFile::Arf, base),
            Some((_, base, _, count)) => (RegFile::Arf, base + cursor.small(count.into())?),
            None => {
                cursor.at = start;
                return cursor.fail(ParseErrorKind::Unknown("register", name.to_owned()));
            }
        }
    };
    let sub = match cursor.rest().as_bytes() {
        [b'.', digit, ..] if digit.is_ascii_digit() => {
            cursor.expect(".")?;
            cursor.small(32)?
        }
        _ => 0,
    };
    Ok((Place::Direct { file, reg, sub: 0 }, sub))
}

/// The place with the subregister in bytes.
fn in_bytes(cursor: &Cursor<'_>, (place, sub): (Place, u8), ty: Type) -> Result<Place> {
    match place {
        Place::Direct { file, reg, .. } if sub.checked_mul(ty.size()).is_some_and(|bytes| bytes < 32) => {
            Ok(Place::Direct {
                file,
                reg,
                sub: sub * ty.size(),
            })
        }
        Place::Direct { .. } => cursor.fail(ParseErrorKind::Number(sub.to_string())),
        indirect => Ok(indirect),
    }
}

fn parse_dst(cursor: &mut Cursor<'_>, access: Access) -> Result<Dst> {
    let from = parse_place(cursor)?;
    cursor.expect("<")?;
    let stride = cursor.small(5)?;
    cursor.expect(">")?;
    let mut mask = 0;
    if cursor.eat(".") {
        for name in cursor.take(|c| c.is_ascii_lowercase()).chars() {
            match "xyzw".find(name) {
                Some(bit) => mask |= 1 << bit,
                None => return cursor.fail(ParseErrorKind::Unknown("channel", name.to_string())),
            }
        }
    } else if access == Access::Align16 {
        mask = 15;
    }
    let ty = cursor.ty()?;
    Ok(Dst {
        place: in_bytes(cursor, from, ty)?,
        ty,
        stride,
        mask,
    })
}

fn parse_modifiers(cursor: &mut Cursor<'_>) -> (bool, bool) {
    cursor.skip();
    let is_number = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
    let neg = !cursor.rest().strip_prefix('-').is_some_and(is_number) && cursor.eat("-");
    (neg, cursor.eat("(abs)"))
}

fn parse_swizzle(cursor: &mut Cursor<'_>, default: Swizzle) -> Result<Swizzle> {
    if !cursor.eat(".") {
        return Ok(default);
    }
    let names = cursor.take(|c| c.is_ascii_lowercase());
    let channels: Option<Vec<usize>> = names.chars().map(|name| "xyzw".find(name)).collect();
    match channels.as_deref() {
        Some(&[one]) => Ok(Swizzle(one as u8 * 0x55)),
        Some(&[x, y, z, w]) => Ok(Swizzle((x | y << 2 | z << 4 | w << 6) as u8)),
        _ => cursor.fail(ParseErrorKind::Unknown("swizzle", names.to_owned())),
    }
}

fn parse_src(cursor: &mut Cursor<'_>, access: Access) -> Result<Src> {
    let (neg, abs) = parse_modifiers(cursor);
    if cursor
        .rest()
        .starts_with(|c: char| c.is_ascii_digit() || c == '-')
    {
        return parse_constant(cursor);
    }
    let from = parse_place(cursor)?;
    cursor.expect("<")?;
    let vert = if cursor.eat("VxH") {
        Region::PER_CHANNEL
    } else {
        cursor.small(33)?
    };
    let region = if access == Access::Align1 {
        cursor.expect(",")?;
        let width = cursor.small(17)?;
        cursor.expect(",")?;
        let horz = cursor.small(5)?;
        cursor.expect(">")?;
        Region::Align1 { vert, width, horz }
    } else {
        cursor.expect(">")?;
        Region::Align16 {
            vert,
            swizzle: parse_swizzle(cursor, Swizzle::XYZW)?,
        }
    };
    let ty = cursor.ty()?;
    Ok(Src {
        value: SrcValue::Reg(in_bytes(cursor, from, ty)?),
        ty,
        abs,
        neg,
        region,
    })
}

/// Hexadecimal numbers are bits; decimal ones are values.
fn parse_constant(cursor: &mut Cursor<'_>) -> Result<Src> {
    let start = cursor.at;
    let negative = cursor.eat("-");
    if cursor.rest().starts_with("0x") {
        cursor.at = start;
        let value = cursor.number()?;
        let ty = cursor.ty()?;
        return Ok(Src::imm(value as u32, ty));
    }
    let digits = cursor.take(|c| c.is_ascii_digit() || c == '.');
    let ty = cursor.ty()?;
    let sign = if negative { "-" } else { "" };
    let text = format!("{sign}{digits}");
    let bits = if ty == Type::F {
        text.parse::<f32>().ok().map(f32::to_bits)
    } else {
        let value = text.parse::<i64>().ok();
        value
            .filter(|value| (-(1 << 31)..1 << 32).contains(value))
            .map(|value| value as u32)
    };
    match bits {
        Some(bits) => Ok(Src::imm(bits, ty)),
        None => cursor.fail(ParseErrorKind::Number(text)),
    }
}

fn parse_three(cursor: &mut Cursor<'_>) -> Result<Src> {
    let (neg, abs) = parse_modifiers(cursor);
    let from = parse_place(cursor)?;
    let scalar = cursor.eat("<0,1,0>");
    if !scalar {
        cursor.expect("<4,4,1>")?;
    }
    let default = if scalar { Swizzle(0) } else { Swizzle::XYZW };
    let swizzle = parse_swizzle(cursor, default)?;
    let ty = cursor.ty()?;
    Ok(Src {
        value: SrcValue::Reg(in_bytes(cursor, from, ty)?),
        ty,
        abs,
        neg,
        region: Region::Three { scalar, swizzle },
    })
}

fn parse_send(cursor: &mut Cursor<'_>, inst: &mut Inst, eot: bool) -> Result<()> {
    cursor.skip();
    let mut descriptor = None;
    // The null register is an operand like any other.
    let in_register = !cursor.rest().starts_with("0x");
    if in_register {
        inst.src[1] = parse_src(cursor, inst.control.access)?;
        cursor.skip();
    }
    if cursor.rest().starts_with("0x") {
        let bits = cursor.number()? as u32;
        if (bits >> 31 == 1) != eot {
            return cursor.fail(ParseErrorKind::Descriptor("EOT is bit 31".into()));
        }
        if !in_register {
            descriptor = Some(bits & 0x7fff_ffff);
            inst.src[1] = Src::imm(bits & 0x7fff_ffff, Type::Ud);
        }
        cursor.skip();
    }
    let name = cursor.word();
    let Some(sfid) = Sfid::from_name(name) else {
        return cursor.fail(ParseErrorKind::Unknown("shared function", name.to_owned()));
    };
    inst.send = Some(SendTo { sfid, eot });
    cursor.skip();
    if cursor.eat("MsgDesc:") {
        let text = cursor.take(|c| c != '{');
        let meaning = match descriptor {
            Some(descriptor) => message_text(sfid, descriptor),
            None => " indirect".to_owned(),
        };
        if !text.split_whitespace().eq(meaning.split_whitespace()) {
            return cursor.fail(ParseErrorKind::Descriptor(meaning));
        }
    }
    Ok(())
}
