//! What depends on other instructions: targets of branches, `wait`, dependency control, the end.

use super::Rule;
use crate::isa::{Arf, Format, Generation, Inst, Opcode, Place, RegFile, Unit};

type Code = [(u32, Inst)];

/// Index of the instruction at an offset.
fn index_at(code: &Code, offset: i64) -> Option<usize> {
    let offset = u32::try_from(offset).ok()?;
    code.binary_search_by_key(&offset, |&(offset, _)| offset).ok()
}

pub(super) fn check(generation: Generation, code: &Code, violations: &mut Vec<(u32, Rule)>) {
    for (index, &(offset, inst)) in code.iter().enumerate() {
        let mut require = |holds: bool, rule: Rule| {
            if !holds {
                violations.push((offset, rule));
            }
        };
        branch(generation, code, offset, &inst, &mut require);
        if inst.op == Opcode::Wait {
            let next = code.get(index + 1).map(|(_, next)| next.op);
            require(next != Some(Opcode::Wait), Rule::WaitPair);
        }
        if inst.control.dep.no_clear {
            chain(&code[index..], &mut require);
        }
    }
    let ends = code.last().is_none_or(|(_, inst)| {
        let jumps = matches!(inst.op, Opcode::Jmpi | Opcode::Ret) || writes_pointer(inst);
        let leaves = jumps && inst.control.pred.control == 0;
        inst.send.is_some_and(|send| send.eot) || leaves || inst.op == Opcode::Nop
    });
    if let (false, Some(&(offset, _))) = (ends, code.last()) {
        violations.push((offset, Rule::EndsInside));
    }
}

/// Whether an instruction sets the instruction pointer, as any instruction may (manual 3.3.3.10).
fn writes_pointer(inst: &Inst) -> bool {
    inst.op.info().format != Format::Jmpi && inst.dst.place.arf() == Some(Arf::Ip)
}

fn branch(
    generation: Generation,
    code: &Code,
    offset: u32,
    inst: &Inst,
    require: &mut impl FnMut(bool, Rule),
) {
    let format = inst.op.info().format;
    let at = |distance: i64| index_at(code, i64::from(offset) + distance * 8);
    let length = i64::from(inst.length());
    if format == Format::Jmpi {
        if let Some(distance) = inst.src[1].immediate() {
            let target =
                i64::from(offset) + length + i64::from(distance as i32) * i64::from(generation.jump_unit());
            require(index_at(code, target).is_some(), Rule::BranchTarget);
        }
        return;
    }
    if writes_pointer(inst) {
        // What is added to the pointer counts bytes from the instruction itself (manual 7.3.6).
        let from = inst.src[0].place().and_then(Place::arf);
        let distance = inst.src[1].immediate();
        if let (Opcode::Add, Some(Arf::Ip), Some(distance)) = (inst.op, from, distance) {
            let target = i64::from(offset) + i64::from(distance as i32);
            require(index_at(code, target).is_some(), Rule::BranchTarget);
        }
        return;
    }
    if !format.has_jip() {
        return;
    }
    let jip = at(inst.jip.into()).map(|index| (index, &code[index].1));
    require(jip.is_some(), Rule::BranchTarget);
    let uip = format.has_uip().then(|| at(inst.uip.into())).flatten();
    let uip = uip.map(|index| &code[index].1);
    require(!format.has_uip() || uip.is_some(), Rule::BranchTarget);
    let same = |other: &Inst| other.control.exec == inst.control.exec;
    match (inst.op, jip, uip) {
        (Opcode::If, Some((index, _)), Some(end)) => {
            require(end.op == Opcode::Endif, Rule::BranchTarget);
            require(same(end), Rule::BranchWidth);
            if inst.jip != inst.uip {
                let before = index.checked_sub(1).map(|index| &code[index].1);
                require(
                    before.is_some_and(|before| before.op == Opcode::Else),
                    Rule::BranchTarget,
                );
                require(before.is_none_or(same), Rule::BranchWidth);
            }
        }
        (Opcode::Else, Some((_, end)), _) => {
            require(end.op == Opcode::Endif, Rule::BranchTarget);
            require(same(end), Rule::BranchWidth);
        }
        (Opcode::Break | Opcode::Cont, _, Some(end)) => {
            require(end.op == Opcode::While, Rule::BranchTarget);
            require(same(end), Rule::BranchWidth);
        }
        (Opcode::While, Some(_), _) => require(inst.jip <= 0, Rule::BranchTarget),
        _ => {}
    }
}

fn register(inst: &Inst) -> Option<u8> {
    match inst.dst.place {
        Place::Direct {
            file: RegFile::Grf,
            reg,
            ..
        } => Some(reg),
        _ => None,
    }
}

/// What follows an instruction with NoDDClr, which is the first of `rest`.
fn chain(rest: &Code, require: &mut impl FnMut(bool, Rule)) {
    let Some(((_, first), rest)) = rest.split_first() else {
        return;
    };
    if first.op.info().unit == Unit::Send {
        return;
    }
    for (_, next) in rest {
        let unit = next.op.info().unit;
        if unit == Unit::Branch || unit == Unit::Send {
            break;
        }
        if register(next) != register(first) {
            continue;
        }
        require(next.control.dep.no_check, Rule::DependencyChain);
        let last = !next.control.dep.no_clear;
        require(!last || next.control.pred.control == 0, Rule::DependencyMask);
        return;
    }
    require(false, Rule::DependencyChain);
}
