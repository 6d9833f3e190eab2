//! Loops that run a known number of times around barriers and exchange through group memory: what unrolling under a certificate transforms.
//!
//! Their counters grow by one, shrink by one, double or halve. Now and then one stands in another, and its first number or its bound follows from the
//! outer counter, as in networks that sort. In each round a work-item may write its own part of group memory under a condition that differs between
//! work-items; then all meet, read what another one has, and meet again (D3).

use crate::body::Body;
use wavelift_codegen::ir::{InstBuilder, IntCC, MemInfo, Opcode, Segment, Type, Value};

/// Most rounds of a loop, or the binary logarithm of how far a counter doubles.
const MOST_ROUNDS: usize = 4;

/// How a counter goes.
struct Counter {
    first: Value,
    /// What makes the next number, with the constant 1.
    step: Opcode,
    /// The loop goes on while the number compares so with the bound.
    cond: IntCC,
    bound: Value,
}

impl Body<'_, '_, '_> {
    /// Rounds of exchange, or rounds of such rounds.
    pub(crate) fn meet_in_rounds(&mut self) {
        let outer = self.counter();
        let inner = self.choices.one_in(3);
        let seed = self.value(Type::I32);
        let sum = self.count_with(&outer, seed, &mut |body, number, sum| match inner {
            true => {
                let inner = body.counter_within(number);
                body.count_with(&inner, sum, &mut Body::round)
            }
            false => body.round(number, sum),
        });
        self.know(sum, false);
    }

    fn counter(&mut self) -> Counter {
        let rounds = 1 + self.choices.below(MOST_ROUNDS) as u64;
        let (first, step, cond, bound) = match self.choices.below(4) {
            0 => (0, Opcode::Iadd, IntCC::Ult, rounds),
            1 => (rounds, Opcode::Isub, IntCC::Ne, 0),
            2 => (1, Opcode::Ishl, IntCC::Ule, 1 << rounds),
            _ => (1 << rounds, Opcode::Ushr, IntCC::Ugt, 0),
        };
        Counter {
            first: self.int(Type::I32, first),
            step,
            cond,
            bound: self.int(Type::I32, bound),
        }
    }

    /// A counter that depends on the number of the loop around.
    fn counter_within(&mut self, number: Value) -> Counter {
        let (zero, one) = (self.int(Type::I32, 0), self.int(Type::I32, 1));
        match self.choices.below(3) {
            0 => self.counter(),
            1 => Counter {
                first: self.end().ushr(Type::I32, number, one),
                step: Opcode::Ushr,
                cond: IntCC::Ugt,
                bound: zero,
            },
            _ => {
                let mask = self.int(Type::I32, MOST_ROUNDS as u64 - 1);
                let few = self.end().band(Type::I32, number, mask);
                Counter {
                    first: zero,
                    step: Opcode::Iadd,
                    cond: IntCC::Ule,
                    bound: few,
                }
            }
        }
    }

    /// A loop that is tested at either end, with the sum that goes round; gives the sum after it.
    fn count_with(
        &mut self,
        counter: &Counter,
        sum: Value,
        draw: &mut dyn FnMut(&mut Self, Value, Value) -> Value,
    ) -> Value {
        let (header, params) = self.block(&[Type::I32, Type::I32]);
        let (exit, results) = self.block(&[Type::I32]);
        let at_top = self.choices.below(2) == 0;
        self.jump(header, &[counter.first, sum]);
        let mark = self.mark();
        self.goto(header);
        let number = params[0];
        self.know(number, true);
        self.know(params[1], false);
        if at_top {
            let cond = self.end().icmp(counter.cond, number, counter.bound);
            self.set_uniform(cond, true);
            let (inside, _) = self.block(&[]);
            let targets = [self.to(inside, &[]), self.to(exit, &[params[1]])];
            self.branch(cond, targets);
            self.goto(inside);
        }
        // Nobody leaves early, nor goes on to the next round of a loop around.
        let loops = std::mem::take(&mut self.loops);
        self.meeting += 1;
        let sum = self.deeper(true, |body| draw(body, number, params[1]));
        self.meeting -= 1;
        self.loops = loops;
        let one = self.int(Type::I32, 1);
        let mut at = self.end();
        let next = match counter.step {
            Opcode::Iadd => at.iadd(Type::I32, number, one),
            Opcode::Isub => at.isub(Type::I32, number, one),
            Opcode::Ishl => at.ishl(Type::I32, number, one),
            _ => at.ushr(Type::I32, number, one),
        };
        if at_top {
            self.jump(header, &[next, sum]);
        } else {
            let cond = self.end().icmp(counter.cond, next, counter.bound);
            self.set_uniform(cond, true);
            let targets = [self.to(header, &[next, sum]), self.to(exit, &[sum])];
            self.branch(cond, targets);
        }
        self.leave(mark);
        self.goto(exit);
        results[0]
    }

    /// One round: the new sum.
    fn round(&mut self, number: Value, sum: Value) -> Value {
        let Some(group) = self.places.group else {
            return sum;
        };
        if self.choices.one_in(3) {
            self.statements(2);
        }
        if !self.choices.one_in(4) {
            self.write_own(group.own, number, sum);
        }
        let mut at = self.end();
        let bytes = at.isub(Type::I32, group.own, group.base);
        let five = at.iconst(Type::I32, 5);
        let item = at.ushr(Type::I32, bytes, five);
        let other = match self.choices.below(3) {
            0 => self.end().bxor(Type::I32, item, number),
            1 => self.end().iadd(Type::I32, item, number),
            _ => self.end().isub(Type::I32, item, number),
        };
        let Some(read) = self.exchange_with(other) else {
            return sum;
        };
        let word = match self.type_of(read) {
            Type::I32 => read,
            Type::I64 => self.end().ireduce(Type::I32, read),
            _ => self.end().uextend(Type::I32, read),
        };
        let odd = self.int(Type::I32, 0x9e37_79b1);
        let mixed = self.end().imul(Type::I32, sum, odd);
        self.end().iadd(Type::I32, mixed, word)
    }

    /// Writes a word of the work-item's own part, mostly under a condition.
    fn write_own(&mut self, own: Value, number: Value, sum: Value) {
        let (join, _) = self.block(&[]);
        if !self.choices.one_in(4) {
            let (store, _) = self.block(&[]);
            let cond = match self.choices.one_in(2) {
                true => self.end().icmp(IntCC::Ult, own, sum),
                false => {
                    let bit = self.end().band(Type::I32, sum, number);
                    let zero = self.int(Type::I32, 0);
                    self.end().icmp(IntCC::Ne, bit, zero)
                }
            };
            let targets = [self.to(store, &[]), self.to(join, &[])];
            self.branch(cond, targets);
            self.goto(store);
        }
        let offset = 4 * self.choices.below(4) as i32;
        self.end()
            .store(Type::I32, MemInfo::plain(Segment::Group, 2), offset, &[own, sum]);
        self.jump(join, &[]);
        self.goto(join);
    }
}
