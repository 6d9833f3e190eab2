//! Which values operations take: mostly what lanes have of their own, and results that nothing was made of yet.
//!
//! A compiler does most of its work for values of lanes. Arguments and constants alone would leave it little but scalar code that folds, so what lanes have is loaded from the input
//! wherever a type has none, at an address that each work-item has of its own.

use crate::body::Body;
use crate::classes;
use crate::memory::{INPUT_BYTES, INPUT_REACH};
use wavelift_codegen::ir::{
    FloatCC, FpMode, InstBuilder, InstructionData, IntCC, MemInfo, Opcode, Segment, Type, Value,
};

/// Work-items are so far from each other in the input, bytes.
const STRIDE: u64 = 8;
/// So many young values are looked at.
const YOUNG: usize = 12;

impl Body<'_, '_, '_> {
    /// The address in the input that a work-item with this flat id loads from, and a few values from there.
    pub(crate) fn own_input(&mut self, input: Value, id: Value) {
        let last = self.int(Type::I32, u64::from(INPUT_BYTES) / STRIDE - 1);
        let three = self.int(Type::I32, STRIDE.trailing_zeros().into());
        let mut at = self.end();
        let number = at.band(Type::I32, id, last);
        let offset = at.ishl(Type::I32, number, three);
        let offset = at.uextend(Type::I64, offset);
        let lane = at.iadd(Type::I64, input, offset);
        self.places.lane = Some(lane);
        for _ in 0..2 {
            let ty = self.data_type();
            self.pooled(ty);
        }
    }

    /// A value of a type: mostly one that lanes have of their own, or any in scope, or a constant.
    pub(crate) fn value(&mut self, ty: Type) -> Value {
        let found = match self.choices.below(16) {
            14 | 15 => None,
            12 | 13 => self.in_scope(|body, value| body.type_of(value) == ty),
            11 => self.pooled(ty),
            _ => self.own_value(ty),
        };
        let value = match found {
            Some(value) => value,
            None if ty == Type::B1 => self.condition(),
            None => self.constant(ty),
        };
        self.take(value);
        value
    }

    /// A value that lanes have of their own.
    pub(crate) fn own_value(&mut self, ty: Type) -> Option<Value> {
        let fitting = self.youngest(YOUNG, |body, value| {
            body.type_of(value) == ty && !body.is_uniform(value)
        });
        // One value alone would meet itself in every operation.
        if fitting.is_empty() || fitting.len() == 1 && self.choices.one_in(3) {
            return self.pooled(ty);
        }
        Some(self.one_of(&fitting))
    }

    /// A uniform value of a type, if there is one in scope.
    pub(crate) fn uniform_value(&mut self, ty: Type) -> Option<Value> {
        self.in_scope(|body, value| body.type_of(value) == ty && body.is_uniform(value))
    }

    fn in_scope(&mut self, fits: impl Fn(&Self, Value) -> bool) -> Option<Value> {
        let fitting = self.youngest(YOUNG, fits);
        (!fitting.is_empty()).then(|| self.one_of(&fitting))
    }

    /// One of some values, the youngest first: of three draws one that nothing was made of yet, or the youngest, so that chains grow long and old values stay alive now and then.
    fn one_of(&mut self, values: &[Value]) -> Value {
        let mut drawn = [(); 3].map(|()| self.choices.below(values.len()));
        drawn.sort_unstable();
        let free = drawn.into_iter().find(|&at| !self.is_taken(values[at]));
        values[free.unwrap_or(drawn[0])]
    }

    /// A value from the work-item's part of the input, which comes into scope.
    pub(crate) fn pooled(&mut self, ty: Type) -> Option<Value> {
        let lane = self.places.lane.filter(|_| ty.lane() != Type::B1)?;
        let room = (INPUT_REACH - ty.bytes()) / STRIDE as u32;
        let offset = STRIDE as u32 * self.choices.below(room as usize + 1) as u32;
        let mut mem = MemInfo::plain(Segment::Global, ty.lane().bytes().trailing_zeros() as u8);
        mem.equiv = self.choices.of(&[0, classes::INPUT]);
        let load = self.end().load(ty, &[ty], mem, offset as i32, lane);
        let value = self.result(load);
        self.know(value, false);
        Some(value)
    }

    /// A truth value that depends on something.
    pub(crate) fn condition(&mut self) -> Value {
        let ty = self.choices.of(&[Type::I32, Type::I32, Type::I64, Type::F32]);
        let args = [self.value(ty), self.value(ty)];
        let data = match ty {
            Type::F32 => InstructionData::FloatCompare {
                opcode: Opcode::Fcmp,
                cond: self.choices.of(FloatCC::ALL),
                mode: FpMode::DEFAULT,
                args,
            },
            _ => InstructionData::IntCompare {
                opcode: Opcode::Icmp,
                cond: self.choices.of(IntCC::ALL),
                args,
            },
        };
        let inst = self.emit(data, Type::INVALID, None);
        self.result(inst)
    }
}
