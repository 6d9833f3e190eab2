//! Types, constants, modifiers, accumulators and the restrictions of single operations.

use super::region::{has_destination, sources};
use super::{Report, Rule};
use crate::isa::{
    AccUse, Access, Arf, Cond, CondUse, ExecSize, Format, Inst, Opcode, Place, RegFile, Region, Src,
    ThreadControl, Type,
};

pub(super) fn check(inst: &Inst, report: &mut Report) {
    let info = inst.op.info();
    if info.format == Format::None {
        return;
    }
    modifiers(inst, report);
    registers(inst, report);
    if has_destination(inst) {
        types(inst, report);
        constants(inst, report);
        accumulator(inst, report);
        wide(inst, report);
    }
    single(inst, report);
}

fn modifiers(inst: &Inst, report: &mut Report) {
    let (info, control) = (inst.op.info(), &inst.control);
    let cond = control.cond;
    let allowed = match info.cmod {
        CondUse::None => cond == Cond::None,
        CondUse::All => inst.op != Opcode::Lrp || cond != Cond::O,
        CondUse::Zero => matches!(cond, Cond::None | Cond::Z | Cond::Nz),
        CondUse::Compare if inst.op == Opcode::Cmpn => matches!(cond, Cond::Ge | Cond::L),
        CondUse::Compare => !matches!(cond, Cond::None | Cond::O | Cond::U),
    };
    report.require(allowed, Rule::ConditionalModifier);
    report.require(info.saturates || !control.saturate, Rule::Saturate);
    report.require(info.predicable || control.pred.control == 0, Rule::Predicated);
    let modified = inst.src.iter().any(|src| src.abs || src.neg);
    report.require(info.source_modifiers || !modified, Rule::SourceModifier);
}

/// Architecture registers among the operands.
fn registers(inst: &Inst, report: &mut Report) {
    let arf = |src: &Src| src.place().and_then(Place::arf);
    let is_send = inst.op.info().format == Format::Send;
    if inst.op.info().format != Format::Jmpi {
        let source1 = arf(&inst.src[1]);
        let null = matches!(source1, None | Some(Arf::Null));
        report.require(
            null || is_send && source1 == Some(Arf::Address) || source1 == Some(Arf::Accumulator),
            Rule::Architecture,
        );
        report.require(source1 != Some(Arf::Accumulator), Rule::AccumulatorPlace);
    }
    let control = [inst.dst.place.arf(), arf(&inst.src[0]), arf(&inst.src[1])].contains(&Some(Arf::Control));
    let switches = inst.control.thread == ThreadControl::Switch;
    report.require(!control || switches, Rule::ControlSwitch);
    report.require(!inst.op.info().switches || switches, Rule::BranchSwitch);
    let doubles = inst.dst.ty == Type::Df || inst.src.iter().any(|src| src.ty == Type::Df);
    report.require(!inst.control.nibble || doubles, Rule::Nibble);
}

fn types(inst: &Inst, report: &mut Report) {
    let sources = if inst.op.info().format == Format::Three {
        &inst.src[..]
    } else {
        sources(inst)
    };
    let present: Vec<Type> = sources
        .iter()
        .filter(|src| inst.op != Opcode::Math || !src.place().is_some_and(Place::is_null))
        .map(|src| src.ty.element())
        .collect();
    let floats = present.iter().filter(|ty| ty.is_float()).count();
    let same = present.iter().all(|ty| ty == &present[0]);
    let consistent = floats == 0 || floats == present.len() && same;
    report.require(consistent, Rule::MixedTypes);
    let groups = inst.op.info().types;
    let fits = groups.is_empty()
        || groups.iter().any(|(from, to)| {
            present.iter().all(|ty| from.contains(ty))
                && (to.contains(&inst.dst.ty) || inst.dst.place.is_null())
        });
    // What is mixed has been reported already.
    report.require(fits || !consistent, Rule::Types);
}

fn constants(inst: &Inst, report: &mut Report) {
    let sources = sources(inst);
    if let Some((_, first)) = sources.split_last() {
        report.require(
            first.iter().all(|src| src.immediate().is_none()),
            Rule::ConstantPlace,
        );
    }
    for src in sources.iter().filter(|src| src.immediate().is_some()) {
        let size = match src.ty {
            Type::V | Type::Uv => 2,
            Type::Vf => 4,
            Type::B | Type::Ub | Type::Df => {
                report.require(false, Rule::Types);
                continue;
            }
            _ => continue,
        };
        if inst.control.access == Access::Align1 {
            let aligned = match inst.dst.place {
                Place::Direct { sub, .. } => sub % 16 == 0,
                Place::Indirect { .. } => true,
            };
            let stride = inst.dst.stride * inst.dst.ty.size() == size;
            report.require(aligned && stride, Rule::VectorConstant);
        }
        let words = inst.src[0].ty.size() <= 2;
        report.require(size == 4 || words, Rule::VectorConstant);
    }
}

fn accumulator(inst: &Inst, report: &mut Report) {
    let info = inst.op.info();
    let number = |place: Place| match place {
        Place::Direct {
            file: RegFile::Arf,
            reg,
            ..
        } if place.arf() == Some(Arf::Accumulator) => Some(reg),
        _ => None,
    };
    let (dst, src) = (number(inst.dst.place), inst.src[0].place().and_then(number));
    let source_allowed = matches!(info.acc_operand, AccUse::Free | AccUse::Source);
    let dst_allowed = matches!(info.acc_operand, AccUse::Free | AccUse::Destination);
    report.require(src.is_none() || source_allowed, Rule::AccumulatorPlace);
    report.require(dst.is_none() || dst_allowed, Rule::AccumulatorPlace);
    // A mov has it on one side only.
    let both = dst.is_some() && src.is_some();
    report.require(
        !both || dst == src && inst.op != Opcode::Mov,
        Rule::AccumulatorPlace,
    );
    let logic = info.cmod == CondUse::Zero;
    let modified = inst.src[0].abs || inst.src[0].neg;
    report.require(!(logic && src.is_some() && modified), Rule::AccumulatorPlace);
    let channels = inst.control.exec.channels();
    for (which, ty) in [(dst, inst.dst.ty), (src, inst.src[0].ty)] {
        let Some(which) = which else { continue };
        let second = which & 15 == 1;
        let holds = match ty {
            Type::F => channels <= 8,
            Type::Df => channels <= 8 && !second,
            Type::D | Type::Ud => channels <= 8 && !second,
            Type::W | Type::Uw => channels <= 16 && !second,
            _ => false,
        };
        report.require(holds, Rule::AccumulatorWide);
    }
    report.require(!info.acc_write || inst.control.acc_write, Rule::AccumulatorWrite);
    let implicit = info.acc_in || inst.control.acc_write;
    let float = inst.src[0].ty.is_float();
    report.require(
        !implicit || float || inst.control.quarter == 0,
        Rule::AccumulatorQuarter,
    );
    report.require(
        !implicit || float || inst.src[0].ty.size() < 4 || channels <= 8,
        Rule::AccumulatorWide,
    );
}

/// Sizes of 16 and 32 channels.
fn wide(inst: &Inst, report: &mut Report) {
    let control = &inst.control;
    if control.exec == ExecSize::S32 {
        let fits = control.no_mask && control.cond == Cond::None && inst.op != Opcode::Sel;
        report.require(fits, Rule::Simd32);
    }
    if matches!(inst.op, Opcode::Cmp | Opcode::Cmpn) {
        let null = inst.dst.place.is_null();
        let switches = control.thread == ThreadControl::Switch;
        report.require(!null || switches, Rule::CompareSwitch);
        let dwords = inst.src[0].ty.size() >= 4 || inst.src[1].ty.size() >= 4;
        if control.exec == ExecSize::S16 && dwords {
            report.require(null && inst.dst.ty == Type::D, Rule::CompareWide);
        }
    }
}

/// Whether a place is known to begin at a multiple of some bytes of a register.
fn begins_at(place: Place, bytes: u8) -> bool {
    match place {
        Place::Direct { sub, .. } => sub % bytes == 0,
        Place::Indirect { .. } => false,
    }
}

/// Rules of single operations.
fn single(inst: &Inst, report: &mut Report) {
    let control = &inst.control;
    let channels = control.exec.channels();
    let format = inst.op.info().format;
    if matches!(
        format,
        Format::Jip | Format::Uip | Format::Jmpi | Format::Call | Format::Ret
    ) {
        report.require(control.access == Access::Align1, Rule::BranchAccess);
    }
    match inst.op {
        Opcode::Mov => convert(inst, report),
        Opcode::Sel => {
            let predicated = control.pred.control != 0;
            report.require(predicated != (control.cond != Cond::None), Rule::SelectForm);
        }
        Opcode::Mul => multiply(inst, report),
        Opcode::Bfi1 => report.require(channels <= report.generation.field_channels(), Rule::FieldWidth),
        Opcode::Math => math(inst, report),
        Opcode::F32to16 => {
            let indirect = matches!(inst.dst.place, Place::Indirect { .. });
            let low = indirect || begins_at(inst.dst.place, 4);
            let align16 = control.access == Access::Align16;
            report.require(align16 || inst.dst.stride == 2 && low, Rule::HalfFloat);
        }
        Opcode::Dp2 | Opcode::Dp3 | Opcode::Dp4 | Opcode::Dph => {
            report.require(channels >= 4, Rule::DotProduct);
        }
        Opcode::Line | Opcode::Pln => {
            let place = inst.src[0].place();
            let at = place.is_some_and(|place| begins_at(place, 16)) && inst.src[0].region == Region::SCALAR;
            report.require(at && matches!(channels, 8 | 16), Rule::Plane);
        }
        Opcode::Lzd => {
            report.require(inst.src[0].ty != Type::D || inst.src[0].abs, Rule::LeadingZeros);
        }
        Opcode::Movi => {
            let indirect = matches!(inst.src[0].place(), Some(Place::Indirect { .. }));
            let fits = control.access == Access::Align1 && channels <= 8 && inst.dst.stride == 1;
            report.require(
                indirect && begins_at(inst.dst.place, 16) && fits,
                Rule::MoveIndexed,
            );
        }
        Opcode::Jmpi => {
            let fits = channels == 1 && control.no_mask && control.thread == ThreadControl::Normal;
            report.require(fits, Rule::JumpForm);
        }
        Opcode::Call | Opcode::Ret => {
            let pair = Region::Align1 {
                vert: 2,
                width: 2,
                horz: 1,
            };
            let fits = channels == 2 && inst.src[0].region == pair;
            report.require(fits && begins_at(inst.dst.place, 8), Rule::CallForm);
        }
        Opcode::Wait => {
            let notification = inst.dst.place.arf() == Some(Arf::Notification);
            report.require(channels == 1 && notification && control.no_mask, Rule::WaitForm);
        }
        _ => {}
    }
    if format == Format::Three {
        three(inst, report);
    }
}

fn convert(inst: &Inst, report: &mut Report) {
    let converts = inst.src[0].ty.element() != inst.dst.ty;
    let both_integers = !inst.src[0].ty.is_float() && !inst.dst.ty.is_float();
    report.require(
        inst.control.cond == Cond::None || !converts || both_integers,
        Rule::ConvertingCondition,
    );
}

/// Operations with three sources.
fn three(inst: &Inst, report: &mut Report) {
    let doubles = inst.src[0].ty == Type::Df;
    let most = match inst.op {
        Opcode::Bfi2 => report.generation.field_channels().min(8),
        _ if doubles => 8,
        _ => report.generation.three_channels(),
    };
    let fits = inst.control.access == Access::Align16 && inst.control.exec.channels() <= most;
    report.require(
        fits && (inst.dst.ty == inst.src[0].ty || doubles),
        Rule::ThreeSource,
    );
}

fn multiply(inst: &Inst, report: &mut Report) {
    let dword = |src: &Src| matches!(src.ty, Type::D | Type::Ud);
    let [a, b, _] = &inst.src;
    if dword(a) || dword(b) {
        let plain = inst.control.cond == Cond::None && !inst.control.saturate && !inst.dst.ty.is_float();
        // With one word, it is source 1.
        report.require(plain && dword(a), Rule::MultiplyDwords);
    }
}

fn math(inst: &Inst, report: &mut Report) {
    let Some(function) = inst.math else { return };
    let [a, b, _] = &inst.src;
    let general = |src: &Src| {
        matches!(
            src.place(),
            Some(Place::Direct {
                file: RegFile::Grf,
                ..
            })
        )
    };
    let even = |src: &Src| match src.region {
        Region::Align1 { horz, .. } => horz <= 1,
        _ => true,
    };
    let second = if function.is_binary() {
        general(b)
    } else {
        b.place().is_some_and(Place::is_null)
    };
    let dst = matches!(
        inst.dst.place,
        Place::Direct {
            file: RegFile::Grf,
            ..
        }
    ) && inst.dst.stride == 1;
    report.require(
        general(a) && second && dst && even(a) && even(b),
        Rule::MathOperand,
    );
    let expected = if function.is_integer() {
        matches!(a.ty, Type::D | Type::Ud)
    } else {
        a.ty == Type::F
    };
    let same = inst.dst.ty == a.ty && (!function.is_binary() || b.ty == a.ty);
    report.require(expected && same, Rule::MathTypes);
    let narrow = !function.is_integer() || inst.control.exec.channels() <= 8;
    report.require(narrow, Rule::MathWidth);
}
