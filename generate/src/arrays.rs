//! Loops over a private array that run a known number of times: what unrolling, scalar replacement and forwarding transform.
//!
//! The array has no other accesses, so all of them are at known offsets once the loops are unrolled. They differ in size and overlap: elements are
//! loaded, stored in part, and stored again.

use crate::body::Body;
use wavelift_codegen::ir::{InstBuilder, IntCC, MemInfo, Segment, Type, Value};

/// Bytes of the array.
pub(crate) const ARRAY_BYTES: u32 = 64;

/// Most rounds of the outer loop, whose number moves the inner one by 8 bytes.
const MOST_ROWS: usize = 3;
/// Most rounds of the inner loop.
const MOST_ROUNDS: usize = 5;
/// Types of elements; with the largest, and all loops at their longest, an access ends at 16 + 32 + 8 bytes.
const ELEMENTS: [Type; 5] = [Type::I32, Type::I8, Type::I16, Type::I64, Type::F32];

impl Body<'_, '_, '_> {
    /// One loop in another over the array, the inner one as often as the number of the outer one says, or always as often.
    pub(crate) fn sweep(&mut self) {
        let Some(array) = self.places.array else {
            return;
        };
        let ty = self.choices.of(&ELEMENTS);
        let rows = 1 + self.choices.below(MOST_ROWS) as u64;
        let rounds = 1 + self.choices.below(MOST_ROUNDS) as u64;
        let triangle = self.choices.one_in(3);
        let types = [Type::I32, Type::I32];
        let (outer, outer_params) = self.block(&types);
        let (inner, inner_params) = self.block(&[Type::I32, Type::I32, Type::I32]);
        let (latch, latched) = self.block(&[Type::I32]);
        let (exit, results) = self.block(&[Type::I32]);
        let (zero, seed) = (self.int(Type::I32, 0), self.value(Type::I32));
        self.jump(outer, &[zero, seed]);

        self.goto(outer);
        let (row, sum) = (outer_params[0], outer_params[1]);
        let eight = self.int(Type::I32, 8);
        let offset = self.end().imul(Type::I32, row, eight);
        let start = self.end().iadd(Type::I32, array, offset);
        let one = self.int(Type::I32, 1);
        let bound = match triangle {
            true => self.end().iadd(Type::I32, row, one),
            false => self.int(Type::I32, rounds),
        };
        self.jump(inner, &[zero, start, sum]);

        self.goto(inner);
        let sum = self.element(ty, inner_params[1], inner_params[2]);
        let step = self.int(Type::I32, ty.bytes().into());
        let address = self.end().iadd(Type::I32, inner_params[1], step);
        self.go_round(inner_params[0], bound, (inner, &[address, sum]), (latch, &[sum]));

        self.goto(latch);
        let bound = self.int(Type::I32, rows);
        self.go_round(row, bound, (outer, &[latched[0]]), (exit, &[latched[0]]));
        self.goto(exit);
        self.know(results[0], false);
    }

    /// The end of a round: again with the next number, or on.
    pub(crate) fn go_round(
        &mut self,
        number: Value,
        bound: Value,
        again: (wavelift_codegen::ir::Block, &[Value]),
        on: (wavelift_codegen::ir::Block, &[Value]),
    ) {
        let one = self.int(Type::I32, 1);
        let next = self.end().iadd(Type::I32, number, one);
        let cond = self.end().icmp(IntCC::Ult, next, bound);
        let args: Vec<Value> = std::iter::once(next).chain(again.1.iter().copied()).collect();
        let targets = [self.to(again.0, &args), self.to(on.0, on.1)];
        self.branch(cond, targets);
    }

    /// Reads an element, adds it, and writes one, all of it or the low bytes, now and then under a condition.
    fn element(&mut self, ty: Type, address: Value, sum: Value) -> Value {
        let info = |ty: Type| MemInfo::plain(Segment::Private, ty.bytes().trailing_zeros() as u8);
        let load = self.end().load(ty, &[ty], info(ty), 0, address);
        let element = self.result(load);
        let word = match ty {
            Type::I32 => element,
            Type::F32 => self.end().bitcast(Type::I32, element),
            Type::I64 => self.end().ireduce(Type::I32, element),
            _ => self.end().uextend(Type::I32, element),
        };
        let odd = self.int(Type::I32, 0x9e37_79b1);
        let mixed = self.end().imul(Type::I32, sum, odd);
        let sum = self.end().iadd(Type::I32, mixed, word);
        let (join, _) = self.block(&[]);
        let conditional = self.choices.one_in(3);
        if conditional {
            let (store, _) = self.block(&[]);
            let cond = self.end().icmp(IntCC::Slt, sum, word);
            let targets = [self.to(store, &[]), self.to(join, &[])];
            self.branch(cond, targets);
            self.goto(store);
        }
        let part = self.choices.of(&[Type::I32, Type::I8, Type::I16]);
        let part = if part.bytes() > ty.bytes() { Type::I8 } else { part };
        let value = match part {
            Type::I32 => sum,
            _ => self.end().ireduce(part, sum),
        };
        self.end().store(part, info(part), 0, &[address, value]);
        self.jump(join, &[]);
        self.goto(join);
        sum
    }
}
