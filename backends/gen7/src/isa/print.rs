//! Instructions as text, in the syntax of Mesa's disassembler.
//!
//! `(predicate) operation.modifiers(channels) destination sources { options }`. Operands that the operation does not have are
//! not shown; distances of branches are shown as labels if the caller has names for them, else as numbers of 8 bytes.

use std::fmt;
use std::fmt::Write;

use super::inst::{Access, ExecSize, Inst, Predicate};
use super::message::{message_text, of_port};
use super::number::{general, restricted_float};
use super::operand::{Arf, Dst, Place, RegFile, Region, Src, SrcValue, Swizzle};
use super::table::{Format, Opcode, Type};

impl Inst {
    /// The instruction as text; `label` names the target of a branch, given its distance in units of 8 bytes.
    pub fn text(&self, label: &dyn Fn(i32) -> String) -> String {
        let mut out = String::new();
        // Writing to a string cannot fail.
        let _ = write_inst(&mut out, self, label);
        out
    }
}

impl fmt::Display for Inst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(&|distance| distance.to_string()))
    }
}

fn write_inst(out: &mut String, inst: &Inst, label: &dyn Fn(i32) -> String) -> fmt::Result {
    let control = &inst.control;
    let info = inst.op.info();
    if control.pred.control != 0 {
        let sign = if control.pred.inverse { '-' } else { '+' };
        write!(out, "({sign}f{}.{}", control.flag.reg, control.flag.sub)?;
        let names = Predicate::names(control.access);
        match names.get(usize::from(control.pred.control)) {
            Some(name) if !name.is_empty() => write!(out, ".{name}")?,
            _ => {}
        }
        out.push_str(") ");
    }
    out.push_str(info.mnemonic);
    if control.saturate {
        out.push_str(".sat");
    }
    if control.debug {
        out.push_str(".breakpoint");
    }
    if info.format == Format::None {
        return Ok(());
    }
    if let Some(math) = inst.math {
        write!(out, " {}", math.name())?;
    } else if inst.send.is_none() && control.cond.code() != 0 {
        write!(out, ".{}", control.cond.name())?;
        if inst.op != Opcode::Sel {
            write!(out, ".f{}.{}", control.flag.reg, control.flag.sub)?;
        }
    }
    write!(out, "({})", control.exec.name())?;
    match info.format {
        Format::Jip | Format::Uip => {}
        Format::Jmpi | Format::Ret => {}
        _ => {
            out.push(' ');
            dst(out, &inst.dst, control.access)?;
        }
    }
    match info.format {
        Format::One | Format::Ret => operand(out, &inst.src[0], control.access)?,
        Format::Jmpi => operand(out, &inst.src[1], control.access)?,
        Format::Two | Format::Math => {
            operand(out, &inst.src[0], control.access)?;
            operand(out, &inst.src[1], control.access)?;
        }
        Format::Three => {
            for one in &inst.src {
                three_src(out, one)?;
            }
        }
        Format::Send => {
            operand(out, &inst.src[0], control.access)?;
            send(out, inst)?;
        }
        _ => {}
    }
    if info.format.has_jip() {
        write!(out, " JIP: {}", label(inst.jip))?;
    }
    if info.format.has_uip() {
        write!(out, " UIP: {}", label(inst.uip))?;
    }
    options(out, inst)
}

/// The descriptor as it stands in the last 32 bits, and what it means.
fn send(out: &mut String, inst: &Inst) -> fmt::Result {
    let Some(send) = inst.send else { return Ok(()) };
    match inst.src[1].value {
        SrcValue::Imm(descriptor) => {
            let bits = descriptor | u32::from(send.eot) << 31;
            let text = message_text(send.sfid, descriptor);
            write!(out, " {bits:#010x} {} MsgDesc:{text}", send.sfid.name())
        }
        SrcValue::Reg(_) => {
            operand(out, &inst.src[1], inst.control.access)?;
            let bits = super::encode::native(of_port(send.sfid), inst).map_or(0, |bits| (bits >> 96) as u32);
            write!(out, " {bits:#010x} {} MsgDesc: indirect", send.sfid.name())
        }
    }
}

fn options(out: &mut String, inst: &Inst) -> fmt::Result {
    let control = &inst.control;
    write!(out, " {{ {}", control.access.name())?;
    if control.no_mask {
        out.push_str(" WE_all");
    }
    match (control.dep.no_clear, control.dep.no_check) {
        (false, false) => {}
        (true, false) => out.push_str(" NoDDClr"),
        (false, true) => out.push_str(" NoDDChk"),
        (true, true) => out.push_str(" NoDDClr,NoDDChk"),
    }
    let quarter = control.quarter;
    match control.exec {
        ExecSize::S8 if !control.nibble => write!(out, " {}Q", quarter + 1)?,
        ExecSize::S16 if !control.nibble => write!(out, " {}H", quarter / 2 + 1)?,
        ExecSize::S32 if !control.nibble => {}
        _ => write!(out, " {}N", quarter * 2 + u8::from(control.nibble) + 1)?,
    }
    if inst.compact {
        out.push_str(" compacted");
    }
    if !control.thread.name().is_empty() {
        write!(out, " {}", control.thread.name())?;
    }
    if control.acc_write {
        out.push_str(" AccWrEnable");
    }
    if inst.send.is_some_and(|send| send.eot) {
        out.push_str(" EOT");
    }
    out.push_str(" }");
    Ok(())
}

/// Name of a register with its subregister in elements.
fn place(out: &mut String, place: Place, ty: Type) -> fmt::Result {
    match place {
        Place::Direct { file, reg, sub } => {
            match file {
                RegFile::Grf => write!(out, "g{reg}")?,
                RegFile::Arf => match Arf::ALL.iter().find(|&&(_, base, _, _)| base == reg & 0xf0) {
                    Some(&(Arf::Null | Arf::Ip, _, name, _)) => out.push_str(name),
                    Some(&(_, base, name, _)) => write!(out, "{name}{}", reg - base)?,
                    None => write!(out, "arf{reg}")?,
                },
            }
            if sub != 0 {
                write!(out, ".{}", sub / ty.size())?;
            }
        }
        Place::Indirect { addr, offset, .. } => {
            out.push_str("g[a0");
            if addr != 0 {
                write!(out, ".{addr}")?;
            }
            if offset != 0 {
                write!(out, " {offset}")?;
            }
            out.push(']');
        }
    }
    Ok(())
}

fn dst(out: &mut String, dst: &Dst, access: Access) -> fmt::Result {
    place(out, dst.place, dst.ty)?;
    write!(out, "<{}>", dst.stride)?;
    if access == Access::Align16 && dst.mask != 15 {
        out.push('.');
        for (bit, name) in "xyzw".chars().enumerate() {
            if dst.mask >> bit & 1 == 1 {
                out.push(name);
            }
        }
    }
    write!(out, "{}", dst.ty)
}

fn swizzle(out: &mut String, swizzle: Swizzle) {
    if swizzle == Swizzle::XYZW {
        return;
    }
    let name = |channel: u32| ['x', 'y', 'z', 'w'][channel as usize & 3];
    let channels = [0, 1, 2, 3].map(|index| swizzle.channel(index));
    out.push('.');
    if channels.iter().all(|&channel| channel == channels[0]) {
        out.push(name(channels[0]));
    } else {
        out.extend(channels.map(name));
    }
}

fn modifiers(out: &mut String, src: &Src) {
    out.push_str(if src.neg { " -" } else { " " });
    out.push_str(if src.abs { "(abs)" } else { "" });
}

fn operand(out: &mut String, src: &Src, access: Access) -> fmt::Result {
    modifiers(out, src);
    let from = match src.value {
        SrcValue::Imm(bits) => return constant(out, bits, src.ty),
        SrcValue::Reg(from) => from,
    };
    place(out, from, src.ty)?;
    match src.region {
        Region::Align1 { vert, width, horz } if access == Access::Align1 => {
            match vert {
                Region::PER_CHANNEL => out.push_str("<VxH"),
                vert => write!(out, "<{vert}")?,
            }
            write!(out, ",{width},{horz}>")?;
        }
        Region::Align16 { vert, swizzle: which } => {
            match vert {
                Region::PER_CHANNEL => out.push_str("<VxH>"),
                vert => write!(out, "<{vert}>")?,
            }
            swizzle(out, which);
        }
        _ => {}
    }
    write!(out, "{}", src.ty)
}

fn three_src(out: &mut String, src: &Src) -> fmt::Result {
    modifiers(out, src);
    let SrcValue::Reg(Place::Direct { reg, sub, .. }) = src.value else {
        return Ok(());
    };
    let Region::Three {
        scalar,
        swizzle: which,
    } = src.region
    else {
        return Ok(());
    };
    write!(out, "g{reg}")?;
    if sub != 0 || scalar {
        write!(out, ".{}", sub / src.ty.size())?;
    }
    if scalar {
        out.push_str("<0,1,0>");
        // The element is the subregister; the swizzle is zero then.
        if which != Swizzle(0) {
            swizzle(out, which);
        }
    } else {
        out.push_str("<4,4,1>");
        swizzle(out, which);
    }
    write!(out, "{}", src.ty)
}

fn constant(out: &mut String, bits: u32, ty: Type) -> fmt::Result {
    match ty {
        Type::Ud => write!(out, "{bits:#010x}UD"),
        Type::D => write!(out, "{}D", bits as i32),
        Type::Uw => write!(out, "{:#06x}UW", bits as u16),
        Type::W => write!(out, "{}W", bits as i16),
        Type::Uv => write!(out, "{bits:#010x}UV"),
        Type::V => write!(out, "{bits:#010x}V"),
        Type::Vf => {
            let [a, b, c, d] = bits
                .to_le_bytes()
                .map(|byte| general(f64::from(restricted_float(byte))));
            write!(out, "{bits:#x}VF /* [{a}F, {b}F, {c}F, {d}F]VF */")
        }
        Type::F => write!(
            out,
            "{bits:#x}F /* {}F */",
            general(f64::from(f32::from_bits(bits)))
        ),
        Type::Ub | Type::B | Type::Df => write!(out, "{bits:#x}{ty}"),
    }
}
