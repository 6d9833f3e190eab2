//! Parts of values, as they are in memory: the lowest byte first.

use crate::ir::eval::ones;
use crate::ir::{Block, Function, InsertAtEnd, InstBuilder, SourceLoc, Type, Value};

/// Instructions at the end of a block.
pub(super) struct Edit<'f> {
    pub(super) func: &'f mut Function,
    pub(super) block: Block,
    pub(super) loc: SourceLoc,
}

impl Edit<'_> {
    pub(super) fn at(&mut self) -> InsertAtEnd<'_> {
        self.func.at_end(self.block).with_loc(self.loc)
    }

    /// The same bits as another type of the same size.
    pub(super) fn cast(&mut self, value: Value, ty: Type) -> Value {
        match self.func.dfg.value_type(value) == ty {
            true => value,
            false => self.at().bitcast(ty, value),
        }
    }

    /// The same bits as another type of the same size, or of more bits, whose others are zeros then.
    pub(super) fn widen(&mut self, value: Value, ty: Type) -> Value {
        let bits = self.func.dfg.value_type(value).bits();
        match Type::int(bits).filter(|_| bits < ty.bits()) {
            Some(int) => {
                let value = self.cast(value, int);
                self.at().uextend(ty, value)
            }
            None => self.cast(value, ty),
        }
    }

    /// The bits of a smaller value in the place of those from a bit on.
    pub(super) fn insert(&mut self, whole: Value, part: Value, shift: u32) -> Value {
        let ty = self.func.dfg.value_type(whole);
        let bits = self.func.dfg.value_type(part).bits();
        let part = match Type::int(bits) {
            Some(int) => self.cast(part, int),
            None => part,
        };
        let mut new = self.at().uextend(ty, part);
        if shift > 0 {
            let count = self.at().int(Type::I32, u64::from(shift));
            new = self.at().ishl(ty, new, count);
        }
        let mask = self.at().int(ty, !(ones(bits) << shift));
        let rest = self.at().band(ty, whole, mask);
        self.at().bor(ty, rest, new)
    }

    /// A value of a type from a bit on.
    pub(super) fn extract(&mut self, whole: Value, ty: Type, shift: u32) -> Value {
        let from = self.func.dfg.value_type(whole);
        if from.bits() == ty.bits() {
            return self.cast(whole, ty);
        }
        let from = from.as_int();
        let mut part = self.cast(whole, from);
        if shift > 0 {
            let count = self.at().int(Type::I32, u64::from(shift));
            part = self.at().ushr(from, part, count);
        }
        match Type::int(ty.bits()) {
            Some(int) => {
                let part = self.at().ireduce(int, part);
                self.cast(part, ty)
            }
            None => part,
        }
    }
}
