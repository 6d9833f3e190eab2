//! Arguments of a kernel at an index, which a condition in a loop holds within their bounds: such a load must not leave the loop, or take another way
//! to its address than the one that was written.

use crate::body::Body;
use wavelift_codegen::ir::{InstBuilder, IntCC, MemInfo, Segment, Type, Value};

/// Arguments of 32 bits that are read at an index.
pub(crate) const LISTED: usize = 4;
/// Offset of the first of them, bytes.
pub(crate) const LIST: u32 = 48;
/// How far indices are moved below the list, in arguments.
const BELOW: [u64; 3] = [0, 8, 12];
/// Most rounds of the loop.
const MOST_ROUNDS: usize = 3;

impl Body<'_, '_, '_> {
    /// A loop in which arguments are summed, where the index is one of them.
    pub(crate) fn listed(&mut self) {
        let Some(base) = self.places.arguments else {
            return;
        };
        let index = self.listed_index();
        let bound = self.listed_rounds();
        let types = [Type::I32, Type::I32];
        let (header, params) = self.block(&types);
        let (inside, _) = self.block(&[]);
        let (latch, sums) = self.block(&[Type::I32]);
        let (exit, results) = self.block(&[Type::I32]);
        let outside = self.choices.below(2) == 0;
        let known = outside.then(|| self.is_listed(index));
        let (zero, seed) = (self.int(Type::I32, 0), self.value(Type::I32));
        self.jump(header, &[zero, seed]);

        self.goto(header);
        let cond = known.unwrap_or_else(|| self.is_listed(index));
        let targets = [self.to(inside, &[]), self.to(latch, &[params[1]])];
        self.branch(cond, targets);

        self.goto(inside);
        let (address, offset) = self.listed_address(base, index);
        let mem = MemInfo::plain(Segment::Kernarg, 2);
        let load = self.end().load(Type::I32, &[Type::I32], mem, offset, address);
        let loaded = self.result(load);
        let sum = self.end().iadd(Type::I32, params[1], loaded);
        self.jump(latch, &[sum]);

        self.goto(latch);
        let one = self.int(Type::I32, 1);
        let next = self.end().iadd(Type::I32, params[0], one);
        let again = self.end().icmp(IntCC::Ult, next, bound);
        let targets = [self.to(header, &[next, sums[0]]), self.to(exit, &[sums[0]])];
        self.branch(again, targets);
        self.goto(exit);
        self.know(results[0], false);
    }

    /// How often the loop runs: a constant, or a number that is not known, so that the loop stays one.
    fn listed_rounds(&mut self) -> Value {
        if self.choices.one_in(3) {
            let rounds = 1 + self.choices.below(MOST_ROUNDS) as u64;
            return self.int(Type::I32, rounds);
        }
        let value = match self.uniform_value(Type::I32) {
            Some(value) => value,
            None => self.value(Type::I32),
        };
        let mask = self.int(Type::I32, MOST_ROUNDS as u64);
        self.end().band(Type::I32, value, mask)
    }

    /// An index: any number, mostly far from every argument, or a small one.
    fn listed_index(&mut self) -> Value {
        let index = match self.choices.below(2) {
            0 => self.uniform_value(Type::I32),
            _ => None,
        };
        let index = index.unwrap_or_else(|| self.value(Type::I32));
        if self.choices.below(2) == 0 {
            return index;
        }
        let mask = self.int(Type::I32, 2 * LISTED as u64 - 1);
        let small = self.end().band(Type::I32, index, mask);
        let uniform = self.is_uniform(index);
        self.set_uniform(small, uniform);
        small
    }

    fn is_listed(&mut self, index: Value) -> Value {
        let count = self.int(Type::I32, LISTED as u64);
        let cond = self.end().icmp(IntCC::Ult, index, count);
        let uniform = self.is_uniform(index);
        self.set_uniform(cond, uniform);
        cond
    }

    /// The address of the argument of an index, and an offset: the address may be in front of the segment.
    fn listed_address(&mut self, base: Value, index: Value) -> (Value, i32) {
        let below = self.choices.of(&BELOW);
        let less = self.int(Type::I32, below);
        let two = self.int(Type::I32, 2);
        let mut at = self.end();
        let moved = at.isub(Type::I32, index, less);
        let wide = at.sextend(Type::I64, moved);
        let bytes = at.ishl(Type::I64, wide, two);
        let address = at.iadd(Type::I64, base, bytes);
        let offset = LIST as i32 + 4 * below as i32;
        if self.choices.below(2) == 0 {
            return (address, offset);
        }
        let offset = self.int(Type::I64, offset as u64);
        (self.end().iadd(Type::I64, address, offset), 0)
    }
}
