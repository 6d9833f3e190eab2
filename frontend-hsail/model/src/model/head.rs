//! What instructions have in common that differ in operands and places only.
//!
//! A module has some ten thousand instructions and a hundred kinds of them. Whatever depends on nothing but operation, types
//! and modifiers, the *head*, is worked out once per kind and remembered in a [`HeadMemo`].

use super::{Inst, Modifiers, Opcode, Type};

/// Operation, types and modifiers of an instruction.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Head {
    opcode: Opcode,
    ty: Option<Type>,
    source_type: Option<Type>,
    coord_type: Option<Type>,
    mods: Modifiers,
}

impl Head {
    fn of(inst: &Inst) -> Head {
        Head {
            opcode: inst.opcode,
            ty: inst.ty,
            source_type: inst.source_type,
            coord_type: inst.coord_type,
            mods: inst.mods,
        }
    }
}

/// Remembers something by the head of an instruction: the last one of each of [`HeadMemo::SLOTS`] groups of heads.
#[derive(Clone, Debug)]
pub struct HeadMemo<T> {
    slots: Vec<Option<(Head, T)>>,
}

impl<T: Copy> Default for HeadMemo<T> {
    fn default() -> HeadMemo<T> {
        HeadMemo::new()
    }
}

impl<T: Copy> HeadMemo<T> {
    /// How many heads are remembered at most: a power of two, and several times as many as modules have.
    pub const SLOTS: usize = 512;

    /// Remembers nothing yet, and takes no memory until it does.
    pub fn new() -> HeadMemo<T> {
        HeadMemo { slots: Vec::new() }
    }

    #[inline]
    fn slot(inst: &Inst) -> usize {
        match inst.hint.number() {
            Some(number) => number % HeadMemo::<T>::SLOTS,
            None => Self::slot_without_hint(inst),
        }
    }

    /// Heads of one module differ in these most.
    fn slot_without_hint(inst: &Inst) -> usize {
        let m = &inst.mods;
        let parts = [
            inst.opcode.index() * 5,
            inst.ty.map_or(0, |t| t as usize * 11),
            inst.source_type.map_or(0, |t| t as usize * 67),
            m.compare.map_or(0, |c| c as usize * 29),
            m.segment.map_or(0, |s| s as usize * 41),
            m.align.map_or(0, |a| a.brig_code() as usize * 83),
            m.width.map_or(0, |w| w.brig_code() as usize * 7),
            usize::from(m.vector) * 131,
        ];
        parts.iter().sum::<usize>() % HeadMemo::<T>::SLOTS
    }

    /// What is remembered of the head of `inst`.
    #[inline]
    pub fn get(&self, inst: &Inst) -> Option<T> {
        match self.slots.get(Self::slot(inst)) {
            Some(Some((head, known))) if *head == Head::of(inst) => Some(*known),
            _ => None,
        }
    }

    /// Remembers something of the head of `inst`.
    pub fn set(&mut self, inst: &Inst, known: T) {
        if self.slots.is_empty() {
            self.slots.resize(HeadMemo::<T>::SLOTS, None);
        }
        if let Some(slot) = self.slots.get_mut(Self::slot(inst)) {
            *slot = Some((Head::of(inst), known));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{CompareOperation, Round, Segment};
    use crate::source::Span;

    #[test]
    fn heads_that_differ_anywhere_are_told_apart() {
        let mut memo = HeadMemo::new();
        let mut inst = Inst::new(Opcode::Cmp, Span::NONE);
        inst.ty = Some(Type::B1);
        memo.set(&inst, 1);
        assert_eq!(
            memo.get(&Inst {
                span: Span::new(3, 4),
                ..inst
            }),
            Some(1)
        );
        let hinted = Inst {
            hint: crate::model::HeadHint::new(0),
            ..inst
        };
        assert_eq!(hinted, inst);
        memo.set(&hinted, 1);
        assert_eq!(memo.get(&hinted), Some(1));
        let change: [fn(&mut Inst); 8] = [
            |i| i.opcode = Opcode::Add,
            |i| i.ty = None,
            |i| i.source_type = Some(Type::B1),
            |i| i.coord_type = Some(Type::F32),
            |i| i.mods.ftz = true,
            |i| i.mods.round = Some(Round::Default),
            |i| i.mods.segment = Some(Segment::Flat),
            |i| i.mods.compare = Some(CompareOperation::Eq),
        ];
        for change in change {
            let mut other = inst;
            change(&mut other);
            assert_eq!(memo.get(&other), None, "{other:?}");
            other.hint = hinted.hint;
            assert_eq!(memo.get(&other), None, "{other:?}");
        }
    }
}
