//! Atomic operations that the data port does not have: on 64 bits, and those that wrap.
//!
//! They hold a lock that all work-items of the device share ([`crate::abi::lock`]). The thread takes it once, and its lanes then read, compute and
//! write one after the other, because several may mean the same address. Plain 64-bit loads and stores are one message each, which the data
//! port does as a whole.

use super::*;
use crate::machine::{GenOp, Source, Space};
use crate::order::{self, Around, Side};
use wavelift_codegen::ir::AtomicOp as IrAtomic;

/// Lanes that are still to be done, and the one that is being done.
const REMAINING: u8 = 0;
const CURRENT: u8 = 4;
const OTHERS: u8 = 8;

fn temp(sub: u8, ty: Type) -> Src {
    Src::scalar(TEMP_SCALARS, sub, ty)
}

fn temp_dst(sub: u8) -> Dst {
    Dst::grf(TEMP_SCALARS, sub, 1, Type::Ud)
}

/// Predication by f1.1.
#[derive(Clone, Copy)]
enum When {
    Always,
    Set,
    Clear,
}

/// The values of an operation: halves of what is in memory, of the operands, and registers of what is written.
struct Values<'a> {
    old: [u8; 2],
    new: [u8; 2],
    operands: &'a [Source],
}

impl Emitter<'_, '_> {
    /// A message of the first channel alone, whoever runs.
    fn first_channel(&mut self, dst: Dst, kind: DataMessage) {
        self.scalar(Opcode::Mov, flag_dst(WORK), &[Src::imm(1, Type::Uw)]);
        self.send(
            ExecSize::S8,
            Mask::Flag,
            dst,
            FIRST_PAYLOAD,
            self.message(kind),
            false,
        );
        if let Some(send) = self.code.units.last_mut() {
            send.control.no_mask = true;
        }
    }

    fn lock_payload(&mut self, words: &[u32]) -> Result<()> {
        let lock = self.source(abi::lock(), Type::Ud, 0)?;
        self.scalar(Opcode::Mov, Dst::grf(FIRST_PAYLOAD, 0, 1, Type::Ud), &[lock]);
        for (index, &word) in words.iter().enumerate() {
            let dst = Dst::grf(FIRST_PAYLOAD + 1 + index as u8, 0, 1, Type::Ud);
            self.scalar(Opcode::Mov, dst, &[Src::imm(word, Type::Ud)]);
        }
        Ok(())
    }

    fn take_lock(&mut self) -> Result<()> {
        let again = self.label();
        self.lock_payload(&[0, 1])?;
        let response = FIRST_PAYLOAD + 3;
        let kind = DataMessage::UntypedAtomic {
            simd: 8,
            op: AtomicOp::CmpWr,
            returns: true,
            surface: self.surface(Space::Global),
        };
        self.first_channel(Dst::grf(response, 0, 1, Type::Uw), kind);
        self.compare(
            Scope::Wave,
            Cond::Nz,
            Src::scalar(response, 0, Type::D),
            Src::imm(0, Type::D),
        );
        self.jump_within(Some(again), true);
        Ok(())
    }

    fn release_lock(&mut self) -> Result<()> {
        if let Some(waits) = order::fence(self.machine, &[Around::Unlock], Side::Before) {
            self.fence(waits);
        }
        self.lock_payload(&[0])?;
        let kind = DataMessage::UntypedWrite {
            simd: 8,
            components: 1,
            surface: self.surface(Space::Global),
        };
        self.first_channel(Dst::null(Type::Uw), kind);
        Ok(())
    }

    /// The current lane's message, to the memory that its address is in.
    fn send_current(
        &mut self,
        space: Space,
        group: Option<Source>,
        dst: Dst,
        kind: impl Fn(u8) -> DataMessage,
    ) -> Result<()> {
        let exec = self.exec();
        if space != Space::Flat {
            self.scalar(Opcode::Mov, flag_dst(WORK), &[temp(CURRENT, Type::Uw)]);
            self.send(
                exec,
                Mask::Flag,
                dst,
                FIRST_PAYLOAD,
                self.message(kind(self.surface(space))),
                false,
            );
            return Ok(());
        }
        let group = group.unwrap_or(Source::Imm(0));
        let lanes = self.lanes(group)?;
        self.scalar(Opcode::And, flag_dst(WORK), &[temp(CURRENT, Type::Uw), lanes]);
        let message = self.message(kind(isa::SURFACE_GROUP));
        self.send(exec, Mask::Flag, dst, FIRST_PAYLOAD, message, false);
        let lanes = self.source(group, Type::Ud, 0)?;
        self.scalar(Opcode::Not, temp_dst(OTHERS), &[lanes]);
        self.scalar(
            Opcode::And,
            flag_dst(WORK),
            &[temp(CURRENT, Type::Uw), temp(OTHERS, Type::Uw)],
        );
        let message = self.message(kind(self.surface(Space::Global)));
        self.send(exec, Mask::Flag, dst, FIRST_PAYLOAD, message, false);
        Ok(())
    }

    pub(super) fn locked(
        &mut self,
        op: &GenOp,
        space: Space,
        atomic: IrAtomic,
        wide: bool,
        offset: i32,
    ) -> Result<()> {
        let (simd, span) = (self.simd.channels() as u8, self.span());
        let (group, srcs) = Self::operands(op, space);
        let data = FIRST_PAYLOAD + span;
        let old = match op.dst {
            Some((reg, file, _)) => self.location(reg, file, 0)?.0,
            None => FIRST_PAYLOAD + 3 * span,
        };
        // The thread comes back to the lock, but not to what is noted in front of it.
        self.own_place_for_notes();
        self.take_lock()?;
        self.address(self.exec(), Mask::Running, srcs[0], offset)?;
        self.scalar(Opcode::Mov, temp_dst(REMAINING), &[flag_source(RUNNING)]);
        let next = self.label();
        self.compare(
            Scope::Wave,
            Cond::Z,
            temp(REMAINING, Type::D),
            Src::imm(0, Type::D),
        );
        let done = self.jump_within(None, true);
        // The lowest of the lanes that are left.
        let srcs_below = [temp(REMAINING, Type::Ud), Src::imm(u32::MAX, Type::Ud)];
        self.scalar(Opcode::Add, temp_dst(CURRENT), &srcs_below);
        for op in [Opcode::Xor, Opcode::And] {
            let both = [temp(CURRENT, Type::Ud), temp(REMAINING, Type::Ud)];
            self.scalar(op, temp_dst(CURRENT), &both);
        }
        let both = [temp(CURRENT, Type::Ud), temp(REMAINING, Type::Ud)];
        self.scalar(Opcode::Xor, temp_dst(REMAINING), &both);
        let components = if wide { 3 } else { 1 };
        self.send_current(space, group, Dst::grf(old, 0, 1, Type::Uw), |surface| {
            DataMessage::UntypedRead {
                simd,
                components,
                surface,
            }
        })?;
        let values = Values {
            old: [old, old + span],
            new: [data, data + span],
            operands: &srcs[1..],
        };
        if wide {
            self.locked_wide(atomic, &values)?;
        } else {
            self.locked_word(atomic, &values)?;
        }
        self.send_current(space, group, Dst::null(Type::Uw), |surface| {
            DataMessage::UntypedWrite {
                simd,
                components,
                surface,
            }
        })?;
        self.jump_within(Some(next), false);
        self.land(done);
        self.release_lock()
    }

    /// An instruction of all channels, under f1.1.
    fn all(&mut self, op: Opcode, when: When, dst: u8, srcs: &[Src]) {
        let srcs = self.legal(op, srcs);
        let to = Dst::grf(dst, 0, 1, Type::Ud);
        let exec = self.exec();
        let mut inst = self.build(op, exec, Mask::All, to, &srcs);
        self.under(&mut inst, when);
        self.push(inst);
    }

    fn under(&self, inst: &mut Inst, when: When) {
        inst.control.flag = Flag { reg: 1, sub: 1 };
        inst.control.pred = match when {
            When::Always => return,
            When::Set => Predicate::NORMAL,
            When::Clear => Predicate {
                inverse: true,
                ..Predicate::NORMAL
            },
        };
    }

    /// A comparison into f1.1.
    fn judge(&mut self, when: When, cond: Cond, a: Src, b: Src) {
        let srcs = self.legal(Opcode::Cmp, &[a, b]);
        let exec = self.exec();
        let mut cmp = self.build(Opcode::Cmp, exec, Mask::All, Dst::null(Type::D), &srcs);
        cmp.control.cond = cond;
        cmp.control.thread = ThreadControl::Switch;
        self.under(&mut cmp, when);
        self.push(cmp);
    }

    fn locked_word(&mut self, atomic: IrAtomic, values: &Values<'_>) -> Result<()> {
        let old = Src::grf(values.old[0], Type::Ud);
        let limit = self.source(values.operands[0], Type::Ud, 0)?;
        let new = values.new[0];
        match atomic {
            IrAtomic::WrapInc => {
                self.all(Opcode::Add, When::Always, new, &[old, Src::imm(1, Type::Ud)]);
                self.judge(When::Always, Cond::Ge, old, limit);
                self.all(Opcode::Mov, When::Set, new, &[Src::imm(0, Type::Ud)]);
            }
            IrAtomic::WrapDec => {
                self.all(
                    Opcode::Add,
                    When::Always,
                    new,
                    &[old, Src::imm(u32::MAX, Type::Ud)],
                );
                self.judge(When::Always, Cond::G, old, limit);
                self.all(Opcode::Mov, When::Set, new, &[limit]);
                self.judge(When::Always, Cond::Z, old, Src::imm(0, Type::Ud));
                self.all(Opcode::Mov, When::Set, new, &[limit]);
            }
            _ => return Err(self.unsupported("this atomic operation under a lock")),
        }
        Ok(())
    }

    /// f1.1: the first is less.
    fn less(&mut self, signed: bool, a: [Src; 2], b: [Src; 2]) {
        let high = |src: Src| Src {
            ty: if signed { Type::D } else { Type::Ud },
            ..src
        };
        self.judge(When::Always, Cond::Z, a[1], b[1]);
        self.judge(When::Set, Cond::L, a[0], b[0]);
        // Where the high halves are equal and the low ones are not less, this says no again.
        self.judge(When::Clear, Cond::L, high(a[1]), high(b[1]));
    }

    /// The new value of 64 bits in memory, from the old one and the operands.
    fn locked_wide(&mut self, atomic: IrAtomic, values: &Values<'_>) -> Result<()> {
        let old = values.old.map(|register| Src::grf(register, Type::Ud));
        let new = values.new;
        let word = |at: &Self, index: usize| at.source(values.operands[index], Type::Ud, 0);
        let a = [word(self, 0)?, word(self, 1)?];
        match atomic {
            IrAtomic::And => self.both_halves(Opcode::And, new, old, a),
            IrAtomic::Or => self.both_halves(Opcode::Or, new, old, a),
            IrAtomic::Xor => self.both_halves(Opcode::Xor, new, old, a),
            IrAtomic::Exch => self.all_halves(When::Always, new, a),
            IrAtomic::Add => {
                self.both_halves(Opcode::Add, new, old, a);
                // A carry if the sum is less than a term.
                self.judge(When::Always, Cond::L, Src::grf(new[0], Type::Ud), old[0]);
                self.step_high(new, 1);
            }
            IrAtomic::Sub => {
                for half in 0..2 {
                    let minus = values.operands[half].negated(Type::D);
                    let minus = self.source(minus, Type::D, 0)?;
                    let from = Src {
                        ty: Type::D,
                        ..old[half]
                    };
                    self.all(Opcode::Add, When::Always, new[half], &[from, minus]);
                }
                self.judge(When::Always, Cond::L, old[0], a[0]);
                self.step_high(new, u32::MAX);
            }
            IrAtomic::SMin | IrAtomic::UMin | IrAtomic::SMax | IrAtomic::UMax => {
                let signed = matches!(atomic, IrAtomic::SMin | IrAtomic::SMax);
                self.less(signed, old, a);
                let keep = if matches!(atomic, IrAtomic::SMin | IrAtomic::UMin) {
                    When::Set
                } else {
                    When::Clear
                };
                for half in 0..2 {
                    self.all(Opcode::Mov, When::Always, new[half], &[a[half]]);
                    self.all(Opcode::Mov, keep, new[half], &[old[half]]);
                }
            }
            IrAtomic::Cas => {
                let replacement = [word(self, 2)?, word(self, 3)?];
                self.judge(When::Always, Cond::Z, old[0], a[0]);
                self.judge(When::Set, Cond::Z, old[1], a[1]);
                for half in 0..2 {
                    self.all(Opcode::Mov, When::Always, new[half], &[old[half]]);
                    self.all(Opcode::Mov, When::Set, new[half], &[replacement[half]]);
                }
            }
            IrAtomic::WrapInc => self.wrap_up(new, old, a),
            IrAtomic::WrapDec => self.wrap_down(new, old, a),
            _ => return Err(self.unsupported("this atomic operation under a lock")),
        }
        Ok(())
    }

    fn both_halves(&mut self, op: Opcode, new: [u8; 2], old: [Src; 2], a: [Src; 2]) {
        for half in 0..2 {
            self.all(op, When::Always, new[half], &[old[half], a[half]]);
        }
    }

    fn all_halves(&mut self, when: When, new: [u8; 2], a: [Src; 2]) {
        for half in 0..2 {
            self.all(Opcode::Mov, when, new[half], &[a[half]]);
        }
    }

    /// Adds to the high half where f1.1 says that the low one carries or borrows.
    fn step_high(&mut self, new: [u8; 2], step: u32) {
        let high = Src::grf(new[1], Type::Ud);
        self.all(Opcode::Add, When::Set, new[1], &[high, Src::imm(step, Type::Ud)]);
    }

    /// One more, or zero where the old value is at its limit.
    fn wrap_up(&mut self, new: [u8; 2], old: [Src; 2], limit: [Src; 2]) {
        let zero = Src::imm(0, Type::Ud);
        self.all(
            Opcode::Add,
            When::Always,
            new[0],
            &[old[0], Src::imm(1, Type::Ud)],
        );
        self.all(Opcode::Mov, When::Always, new[1], &[old[1]]);
        self.judge(When::Always, Cond::Z, Src::grf(new[0], Type::Ud), zero);
        self.step_high(new, 1);
        self.less(false, old, limit);
        self.all_halves(When::Clear, new, [zero; 2]);
    }

    /// One less, or the limit where the old value is zero or above it.
    fn wrap_down(&mut self, new: [u8; 2], old: [Src; 2], limit: [Src; 2]) {
        let zero = Src::imm(0, Type::Ud);
        let less_one = Src::imm(u32::MAX, Type::Ud);
        self.all(Opcode::Add, When::Always, new[0], &[old[0], less_one]);
        self.all(Opcode::Mov, When::Always, new[1], &[old[1]]);
        self.judge(When::Always, Cond::Z, old[0], zero);
        self.step_high(new, u32::MAX);
        self.less(false, limit, old);
        self.all_halves(When::Set, new, limit);
        self.all(Opcode::Or, When::Always, TEMP[0], &[old[0], old[1]]);
        self.judge(When::Always, Cond::Z, Src::grf(TEMP[0], Type::Ud), zero);
        self.all_halves(When::Set, new, limit);
    }
}
