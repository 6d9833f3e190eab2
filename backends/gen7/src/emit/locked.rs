//! Atomic operations that the data port does not have: on 64 bits, and those that wrap.
//!
//! They hold a lock that all work-items of the device share ([`crate::abi::lock`]). The thread takes it once, and its lanes then read, compute and
//! write one after the other, because several may mean the same address. Plain 64-bit loads and stores are one message each, which the data
//! port does as a whole.
//!
//! No rule of selection says this: it is a loop, around which the allocator, who sees one operation, keeps what it reads.

use super::*;
use crate::order::{self, Around, Side};
use Opcode::{Add, And, Mov, Or, Xor};
use wavelift_codegen::ir::AtomicOp as IrAtomic;

/// Temporary scalars: lanes that are still to be done, and the one that is being done, after which [`Emitter::send_to`] has its own.
const REMAINING: u8 = 0;
const CURRENT: u8 = 4;

/// Predication by f1.1.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    Always,
    Set,
    Clear,
}

/// The values of an operation in their halves: what is in memory, the operands, and the registers of what is written.
#[derive(Clone, Copy)]
struct Values {
    old: [Src; 2],
    a: [Src; 2],
    b: [Src; 2],
    new: [u8; 2],
}

impl Emitter<'_, '_> {
    /// A message of the first channel alone, whoever runs: the address of the lock, and words.
    fn lock_message(&mut self, words: &[u32], dst: Dst, kind: DataMessage) -> Result<()> {
        let lock = self.source(abi::lock(), Type::Ud, 0)?;
        let words = std::iter::once(lock).chain(words.iter().map(|&word| ud(word)));
        for (register, word) in (FIRST_PAYLOAD..).zip(words) {
            self.scalar(Mov, to(register, Type::Ud), &[word]);
        }
        self.scalar(Mov, flag_dst(WORK), &[Src::imm(1, Type::Uw)]);
        self.send(ExecSize::S8, Mask::Flag, dst, FIRST_PAYLOAD, kind)
            .control
            .no_mask = true;
        Ok(())
    }

    fn take_lock(&mut self) -> Result<()> {
        let again = self.label();
        let response = FIRST_PAYLOAD + 3;
        let kind = DataMessage::UntypedAtomic {
            simd: 8,
            op: AtomicOp::CmpWr,
            returns: true,
            surface: self.surface(Space::Global),
        };
        self.lock_message(&[0, 1], to(response, Type::Uw), kind)?;
        let (taken, zero) = (Src::scalar(response, 0, Type::D), Src::imm(0, Type::D));
        self.compare(Scope::Wave, Cond::Nz, taken, zero);
        self.jump_within(Some(again), true);
        Ok(())
    }

    fn release_lock(&mut self) -> Result<()> {
        if let Some(waits) = order::fence(self.machine, &[Around::Unlock], Side::Before) {
            self.fence(waits);
        }
        let kind = DataMessage::UntypedWrite {
            simd: 8,
            components: 1,
            surface: self.surface(Space::Global),
        };
        self.lock_message(&[0], NOWHERE, kind)
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
        self.scalar(Mov, temp_dst(REMAINING), &[flag_source(RUNNING)]);
        let next = self.label();
        let (left, zero) = (temp(REMAINING, Type::D), Src::imm(0, Type::D));
        self.compare(Scope::Wave, Cond::Z, left, zero);
        let done = self.jump_within(None, true);
        // The lowest of the lanes that are left.
        let (current, remaining) = (temp(CURRENT, Type::Ud), temp(REMAINING, Type::Ud));
        self.scalar(Add, temp_dst(CURRENT), &[remaining, ud(u32::MAX)]);
        for (op, to) in [(Xor, CURRENT), (And, CURRENT), (Xor, REMAINING)] {
            self.scalar(op, temp_dst(to), &[current, remaining]);
        }
        let among = Some(CURRENT);
        let components = if wide { 3 } else { 1 };
        let read = |surface| DataMessage::UntypedRead {
            simd,
            components,
            surface,
        };
        let write = |surface| DataMessage::UntypedWrite {
            simd,
            components,
            surface,
        };
        self.send_to(among, space, group, to(old, Type::Uw), FIRST_PAYLOAD, read)?;
        let mut operands = [ud(0); 4];
        for (operand, &source) in operands.iter_mut().zip(&srcs[1..]) {
            *operand = self.source(source, Type::Ud, 0)?;
        }
        let [low, high, low_b, high_b] = operands;
        let values = Values {
            old: [old, old + span].map(|register| Src::grf(register, Type::Ud)),
            a: [low, high],
            b: [low_b, high_b],
            new: [data, data + span],
        };
        match wide {
            true => self.locked_wide(atomic, values)?,
            false => self.locked_word(atomic, values)?,
        }
        self.send_to(among, space, group, NOWHERE, FIRST_PAYLOAD, write)?;
        self.jump_within(Some(next), false);
        self.land(done);
        self.release_lock()
    }

    /// An instruction of all channels, under f1.1.
    fn under(&mut self, when: When, op: Opcode, dst: Dst, srcs: &[Src]) -> &mut Inst {
        let inst = self.emit(op, self.exec(), Mask::All, dst, srcs);
        inst.control.flag = Flag { reg: 1, sub: 1 };
        if when != When::Always {
            inst.control.pred = Predicate::of(when == When::Clear);
        }
        inst
    }

    /// One with a result.
    fn all(&mut self, op: Opcode, when: When, dst: u8, srcs: &[Src]) {
        self.under(when, op, to(dst, Type::Ud), srcs);
    }

    /// A move of both halves.
    fn both(&mut self, when: When, new: [u8; 2], from: [Src; 2]) {
        for half in 0..2 {
            self.all(Mov, when, new[half], &[from[half]]);
        }
    }

    /// A comparison into f1.1.
    fn judge(&mut self, when: When, cond: Cond, a: Src, b: Src) {
        let cmp = self.under(when, Opcode::Cmp, Dst::null(Type::D), &[a, b]);
        cmp.control.cond = cond;
        cmp.control.thread = ThreadControl::Switch;
    }

    /// f1.1: the first is less.
    fn less(&mut self, ty: Type, a: [Src; 2], b: [Src; 2]) {
        self.judge(When::Always, Cond::Z, a[1], b[1]);
        self.judge(When::Set, Cond::L, a[0], b[0]);
        // Where the high halves are equal and the low ones are not less, this says no again.
        let [a, b] = [a[1], b[1]].map(|high| Src { ty, ..high });
        self.judge(When::Clear, Cond::L, a, b);
    }

    fn locked_word(&mut self, atomic: IrAtomic, values: Values) -> Result<()> {
        let (old, limit, new) = (values.old[0], values.a[0], values.new[0]);
        match atomic {
            IrAtomic::WrapInc => {
                self.all(Add, When::Always, new, &[old, ud(1)]);
                self.judge(When::Always, Cond::Ge, old, limit);
                self.all(Mov, When::Set, new, &[ud(0)]);
            }
            IrAtomic::WrapDec => {
                self.all(Add, When::Always, new, &[old, ud(u32::MAX)]);
                for (cond, other) in [(Cond::G, limit), (Cond::Z, ud(0))] {
                    self.judge(When::Always, cond, old, other);
                    self.all(Mov, When::Set, new, &[limit]);
                }
            }
            _ => return Err(self.unsupported("this atomic operation under a lock")),
        }
        Ok(())
    }

    /// The new value of 64 bits in memory, from the old one and the operands.
    fn locked_wide(&mut self, atomic: IrAtomic, values: Values) -> Result<()> {
        let Values { old, a, b, new } = values;
        let [low, high] = new.map(|register| Src::grf(register, Type::Ud));
        match atomic {
            IrAtomic::And | IrAtomic::Or | IrAtomic::Xor | IrAtomic::Add => {
                let op = match atomic {
                    IrAtomic::And => And,
                    IrAtomic::Or => Or,
                    IrAtomic::Xor => Xor,
                    _ => Add,
                };
                for half in 0..2 {
                    self.all(op, When::Always, new[half], &[old[half], a[half]]);
                }
                if op == Add {
                    // A carry if the sum is less than a term.
                    self.judge(When::Always, Cond::L, low, old[0]);
                    self.all(Add, When::Set, new[1], &[high, ud(1)]);
                }
            }
            IrAtomic::Exch => self.both(When::Always, new, a),
            IrAtomic::Sub => {
                for half in 0..2 {
                    let from = [old[half], minus(a[half])].map(|src| Src { ty: Type::D, ..src });
                    self.all(Add, When::Always, new[half], &from);
                }
                self.judge(When::Always, Cond::L, old[0], a[0]);
                self.all(Add, When::Set, new[1], &[high, ud(u32::MAX)]);
            }
            IrAtomic::SMin | IrAtomic::UMin | IrAtomic::SMax | IrAtomic::UMax => {
                let signed = matches!(atomic, IrAtomic::SMin | IrAtomic::SMax);
                let least = matches!(atomic, IrAtomic::SMin | IrAtomic::UMin);
                self.less(if signed { Type::D } else { Type::Ud }, old, a);
                for half in 0..2 {
                    self.all(Mov, When::Always, new[half], &[a[half]]);
                    let keep = if least { When::Set } else { When::Clear };
                    self.all(Mov, keep, new[half], &[old[half]]);
                }
            }
            IrAtomic::Cas => {
                self.judge(When::Always, Cond::Z, old[0], a[0]);
                self.judge(When::Set, Cond::Z, old[1], a[1]);
                for half in 0..2 {
                    self.all(Mov, When::Always, new[half], &[old[half]]);
                    self.all(Mov, When::Set, new[half], &[b[half]]);
                }
            }
            IrAtomic::WrapInc | IrAtomic::WrapDec => {
                let up = atomic == IrAtomic::WrapInc;
                let step = ud(if up { 1 } else { u32::MAX });
                self.all(Add, When::Always, new[0], &[old[0], step]);
                self.all(Mov, When::Always, new[1], &[old[1]]);
                // A sum that is zero carries, a difference from zero borrows.
                let zero = if up { low } else { old[0] };
                self.judge(When::Always, Cond::Z, zero, ud(0));
                self.all(Add, When::Set, new[1], &[high, step]);
                if up {
                    // Zero where the old value is at its limit.
                    self.less(Type::Ud, old, a);
                    self.both(When::Clear, new, [ud(0); 2]);
                } else {
                    // The limit where the old value is zero or above it.
                    self.less(Type::Ud, a, old);
                    self.both(When::Set, new, a);
                    self.all(Or, When::Always, TEMP[0], &old);
                    let any = Src::grf(TEMP[0], Type::Ud);
                    self.judge(When::Always, Cond::Z, any, ud(0));
                    self.both(When::Set, new, a);
                }
            }
            _ => return Err(self.unsupported("this atomic operation under a lock")),
        }
        Ok(())
    }
}

/// The negative of a doubleword.
fn minus(src: Src) -> Src {
    match src.immediate() {
        Some(bits) => Src::imm(bits.wrapping_neg(), Type::D),
        None => src.negated(),
    }
}
