//! What instructions that are no branches do to flags and masks.

use super::{
    AMONG, AND, AND_NOT, DISPATCH_MASK, DISPATCHED, ENABLED, FLAG, HOLDS, REGISTERS, RESULT, RUNNING, STATE,
    Translator, WORK, bitwise, cell_at, copy, flag_cell, is_integer, logic,
};
use crate::calls::{FRAME_REGISTER, is_kept};
use crate::isa::{
    Arf, Cond, ExecSize, Inst, MathFn, Opcode, Place, RegFile, Region, Sfid, Src, SrcValue, Type,
};
use crate::machine::{FIRST_PAYLOAD, FIRST_SCALAR, FIRST_VECTOR, SCALAR, VECTOR};
use wavelift_codegen::machine::PReg;
use wavelift_codegen::verify::masks::{Cell, Lanes, Source, Step, Subject};

/// A comparison for equality of a register of all channels with a constant.
pub(super) fn subject(inst: &Inst) -> Option<Subject> {
    let differs = match inst.control.cond {
        Cond::Z => false,
        Cond::Nz => true,
        _ => return None,
    };
    let [register, constant, _] = &inst.src;
    let whole = |src: &Src| matches!(src.ty, Type::D | Type::Ud) && !src.neg && !src.abs;
    let Some(Place::Direct {
        file: RegFile::Grf,
        reg,
        sub: 0,
    }) = register.place()
    else {
        return None;
    };
    let compares = inst.op == Opcode::Cmp && register.region == Region::PACKED;
    let constant = constant
        .immediate()
        .filter(|_| whole(register) && whole(constant))?;
    compares.then_some(Subject {
        what: reg.into(),
        constant: constant.into(),
        differs,
    })
}

impl Translator<'_> {
    /// The lanes that an instruction is for.
    pub(super) fn lanes(&self, inst: &Inst, steps: &mut Vec<Step>) -> Lanes {
        let (control, whole) = (&inst.control, self.is_whole(inst));
        let flag = flag_cell(control.flag.reg, control.flag.sub);
        let plain = control.pred.control == 1 && !control.pred.inverse;
        match (control.no_mask, control.pred.control) {
            (false, 1) if whole && plain && flag == RUNNING => return Lanes::Running,
            (false, 0) if whole => return Lanes::In(ENABLED),
            (true, 0) if whole => return Lanes::All,
            (true, 1) if whole && plain => return Lanes::In(flag),
            _ => {}
        }
        let enabled = match control.no_mask {
            true => Source::Bit(true),
            false => Source::Cell(ENABLED),
        };
        steps.push(match control.pred.control {
            0 => copy(AMONG, enabled),
            1 if control.pred.inverse => logic(AMONG, AND_NOT, enabled, Source::Cell(flag)),
            1 => logic(AMONG, AND, enabled, Source::Cell(flag)),
            _ => logic(AMONG, AND, enabled, Source::Any),
        });
        if !whole {
            steps.push(logic(AMONG, AND, Source::Cell(AMONG), Source::Any));
        }
        Lanes::In(AMONG)
    }

    /// What an instruction does that is no branch.
    pub(super) fn steps(&self, inst: &Inst, steps: &mut Vec<Step>) {
        if inst.op == Opcode::Call {
            return self.call(steps);
        }
        if inst.control.cond != Cond::None && inst.op != Opcode::Sel {
            self.compare(inst, steps);
        }
        match bitwise(inst) {
            Some(table) if cell_at(inst.dst.place).is_some() => self.logic(inst, table, steps),
            _ => self.other(inst, steps),
        }
    }

    /// The flag of a conditional modifier.
    pub(super) fn compare(&self, inst: &Inst, steps: &mut Vec<Step>) {
        let flag = flag_cell(inst.control.flag.reg, inst.control.flag.sub);
        if inst.control.exec == ExecSize::S1 {
            // Of the first channel.
            steps.push(Step::Unknown(flag));
        } else {
            let lanes = self.lanes(inst, steps);
            steps.push(Step::Compare {
                to: HOLDS,
                lanes,
                subject: subject(inst),
            });
            steps.push(Step::Merge {
                to: flag,
                from: Source::Cell(HOLDS),
                lanes,
            });
        }
        if flag == WORK {
            steps.push(Step::Flag);
        }
    }

    /// The channel's bit of an operand of one element.
    pub(super) fn source(&self, src: &Src) -> Source {
        let all = u32::MAX >> (32 - self.simd.channels());
        match src.value {
            SrcValue::Imm(bits) if bits & all == 0 => Source::Bit(false),
            SrcValue::Imm(bits) if bits & all == all => Source::Bit(true),
            SrcValue::Reg(place) if is_integer(src.ty) && !src.neg && !src.abs => match place {
                Place::Direct {
                    file: RegFile::Arf,
                    reg: STATE,
                    sub: DISPATCH_MASK,
                } => Source::Cell(DISPATCHED),
                place => cell_at(place).map_or(Source::Any, Source::Cell),
            },
            _ => Source::Any,
        }
    }

    /// Masks, bit by bit.
    pub(super) fn logic(&self, inst: &Inst, table: u8, steps: &mut Vec<Step>) {
        let Some(to) = cell_at(inst.dst.place).filter(|to| self.wanted.contains(to)) else {
            return;
        };
        let a = self.source(&inst.src[0]);
        let b = match inst.op.sources() {
            1 => Source::Bit(false),
            _ => self.source(&inst.src[1]),
        };
        let pred = inst.control.pred;
        let flag = flag_cell(inst.control.flag.reg, inst.control.flag.sub);
        match pred.control {
            0 => steps.push(logic(to, table, a, b)),
            1 if flag == WORK => {
                steps.push(logic(RESULT, table, a, b));
                let (new, old) = (Source::Cell(RESULT), Source::Cell(to));
                let [yes, no] = if pred.inverse { [old, new] } else { [new, old] };
                steps.push(Step::Select { to, yes, no });
            }
            _ => steps.push(Step::Unknown(to)),
        }
        if to.0 < ENABLED.0 && inst.dst.ty.size() == 4 {
            // The other half of the register.
            steps.push(Step::Unknown(Cell(to.0 | 1)));
        }
        if to == WORK {
            steps.push(Step::Flag);
        }
    }

    /// Instructions that are no masks' business: what they write is not known.
    pub(super) fn other(&self, inst: &Inst, steps: &mut Vec<Step>) {
        let size = u32::from(inst.dst.ty.size());
        match inst.dst.place {
            Place::Direct {
                file: RegFile::Arf,
                reg,
                ..
            } if Arf::of(reg) == Some(Arf::Flag) => {
                let first = flag_cell(reg - FLAG, 0);
                steps.extend([first, Cell(first.0 + 1)].map(Step::Unknown));
                if first == WORK {
                    steps.push(Step::Flag);
                }
            }
            Place::Direct {
                file: RegFile::Grf,
                reg,
                sub,
            } => {
                let start = u32::from(reg) * 32 + u32::from(sub);
                let bytes = match (inst.send, inst.descriptor()) {
                    (Some(_), Some(descriptor)) => (descriptor >> 20 & 0x1f) * 32,
                    // Four components of 16 channels.
                    (Some(send), None) if send.sfid == Sfid::Sampler => 8 * 32,
                    (Some(_), None) => 31 * 32,
                    _ => {
                        let stride = u32::from(inst.dst.stride).max(1);
                        (inst.control.exec.channels() - 1) * stride * size + size
                    }
                };
                let runs = inst.send.is_none() && self.lanes(inst, &mut Vec::new()) == Lanes::Running;
                let lanes = if runs { Lanes::Running } else { Lanes::All };
                self.overwritten(start..start + bytes, lanes, steps);
                if inst.math == Some(MathFn::IntDivMod) {
                    // The remainders, one register further on.
                    self.overwritten(start + 32..start + 32 + bytes, lanes, steps);
                }
            }
            // An address that is not known.
            Place::Indirect { .. } => self.overwritten(0..128 * 32, Lanes::All, steps),
            Place::Direct { .. } => {}
        }
    }

    /// Bytes of general registers get what is not known.
    pub(super) fn overwritten(&self, bytes: std::ops::Range<u32>, lanes: Lanes, steps: &mut Vec<Step>) {
        if bytes.is_empty() {
            return;
        }
        for dword in bytes.start / 4..bytes.end.div_ceil(4).min(128 * 8) {
            let cell = Cell(REGISTERS + dword);
            if self.wanted.contains(&cell) {
                steps.push(Step::Unknown(cell));
            }
        }
        let span = self.simd.channels() / 8;
        let first = (bytes.start / 32).saturating_sub(span - 1);
        for register in first..bytes.end.div_ceil(32) {
            if self.subjects.contains(&(register as u8)) {
                steps.push(Step::Forget(register, lanes));
            }
        }
    }

    /// A call comes back with the lanes that it began with, and the registers that the convention says.
    pub(super) fn call(&self, steps: &mut Vec<Step>) {
        let mut lost: Vec<Cell> = self
            .wanted
            .iter()
            .copied()
            .filter(|&cell| self.is_lost(cell))
            .collect();
        lost.sort_unstable();
        steps.extend(lost.into_iter().map(Step::Unknown));
        steps.push(Step::Flag);
        steps.extend(
            self.subjects
                .iter()
                .map(|&reg| Step::Forget(reg.into(), Lanes::All)),
        );
    }

    /// Whether a call destroys what a cell is of.
    pub(super) fn is_lost(&self, cell: Cell) -> bool {
        let Some(dword) = cell.0.checked_sub(REGISTERS).filter(|&dword| dword < 128 * 8) else {
            return (1..4).contains(&cell.0);
        };
        let (reg, span) = ((dword / 8) as u8, (self.simd.channels() / 8) as u8);
        if !(FIRST_SCALAR..FIRST_PAYLOAD).contains(&reg) {
            return reg >= FRAME_REGISTER;
        }
        let unit = match reg < FIRST_VECTOR {
            true => PReg::new(SCALAR, (dword - 8 * u32::from(FIRST_SCALAR)) as u16, 1),
            false => PReg::new(VECTOR, u16::from((reg - FIRST_VECTOR) / span), 1),
        };
        !is_kept(self.simd, unit)
    }
}
