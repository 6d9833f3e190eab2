//! Labels and branches of code that is being written, whose distances are filled in when all labels have their places.
//!
//! Branches have a short form and, on most machines, a long one that reaches anywhere. [`relax`] writes the code with short ones;
//! while some do not reach, it writes it again with those in their long form. A long form moves others apart, so the set of
//! long ones only grows. After [`ROUNDS`] rounds all of them are long, so the time is linear in the code.
//!
//! An instruction with two targets is two branches, each with a field of its own. Where the forms have one length, the long one may be
//! chosen when the distance is filled in.
//!
//! ```
//! use wavelift_codegen::machine::{Branches, CodeBuffer, MBlock, relax};
//! use cranelift_entity::EntityRef;
//!
//! // A machine whose branches reach two words, or are two words long.
//! let target = MBlock::new(0);
//! let code = relax(
//!     |branches: &mut Branches<'_, usize>| {
//!         let mut code = CodeBuffer::<u32, ()>::default();
//!         branches.begin(target, code.here());
//!         code.units.extend([1, 2, 3]);
//!         let place = code.units.len();
//!         code.units.extend(if branches.is_long() { vec![8, 0] } else { vec![9] });
//!         branches.add(place, target);
//!         Ok::<_, ()>(code)
//!     },
//!     |code, branch| {
//!         let distance = branch.field - branch.target as usize / 4;
//!         code.units[branch.field + usize::from(branch.long)] += (distance as u32) << 8;
//!         Ok(branch.long || distance <= 2)
//!     },
//! );
//! assert_eq!(code.unwrap().units, [1, 2, 3, 8, 3 << 8]);
//! ```

use super::{MBlock, Packing};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;

/// How often code is written with some branches short.
pub const ROUNDS: usize = 16;

/// Where a branch leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// The beginning of a block.
    Block(MBlock),
    /// A place within blocks, by its number ([`Branches::label`]).
    Place(usize),
}

impl From<MBlock> for Label {
    fn from(block: MBlock) -> Label {
        Label::Block(block)
    }
}

/// A branch that is to be filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch<F> {
    /// What the machine noted of it.
    pub field: F,
    /// Byte offset of its target.
    pub target: u32,
    /// Whether it was written in its long form.
    pub long: bool,
}

/// The labels and branches of code that is being written.
#[derive(Debug)]
pub struct Branches<'a, F> {
    starts: SecondaryMap<MBlock, u32>,
    places: Vec<u32>,
    list: Vec<(F, Label)>,
    long: &'a FxHashSet<usize>,
    all: bool,
}

impl<F> Branches<'_, F> {
    /// A block begins at a byte offset.
    pub fn begin(&mut self, block: MBlock, offset: u32) {
        self.starts[block] = offset;
    }

    /// A label at a byte offset. It may be [put](Branches::put) elsewhere later.
    pub fn label(&mut self, offset: u32) -> Label {
        self.places.push(offset);
        Label::Place(self.places.len() - 1)
    }

    /// A label is at a byte offset.
    pub fn put(&mut self, label: Label, offset: u32) {
        match label {
            Label::Block(block) => self.begin(block, offset),
            Label::Place(number) => self.places[number] = offset,
        }
    }

    /// Whether the branch that is added next needs its long form.
    pub fn is_long(&self) -> bool {
        self.all || self.long.contains(&self.list.len())
    }

    /// A branch to a label, which may come later.
    pub fn add(&mut self, field: F, target: impl Into<Label>) {
        self.list.push((field, target.into()));
    }

    /// How many were added.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether none was added.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Byte offsets of all that branches lead to.
    pub fn targets(&self) -> impl Iterator<Item = u32> {
        self.list.iter().map(|&(_, target)| self.offset(target))
    }

    /// The code has been packed: labels move along.
    pub fn pack(&mut self, packing: &Packing) {
        let starts = self.starts.values_mut().chain(&mut self.places);
        for offset in starts {
            *offset = packing.place(*offset);
        }
    }

    fn offset(&self, label: Label) -> u32 {
        match label {
            Label::Block(block) => self.starts[block],
            Label::Place(number) => self.places[number],
        }
    }
}

/// Writes code until all branches reach. `write` writes all of it and adds its branches, `fill` puts the distance of one into the
/// code and says whether it reaches. A long one is taken to reach.
///
/// # Errors
/// The first of `write` and `fill`.
pub fn relax<C, F, E>(
    mut write: impl FnMut(&mut Branches<'_, F>) -> Result<C, E>,
    mut fill: impl FnMut(&mut C, Branch<F>) -> Result<bool, E>,
) -> Result<C, E> {
    let mut known = FxHashSet::default();
    let mut round = 0;
    loop {
        let all = round >= ROUNDS;
        let mut branches = Branches {
            starts: SecondaryMap::new(),
            places: Vec::new(),
            list: Vec::new(),
            long: &known,
            all,
        };
        let mut code = write(&mut branches)?;
        let list = std::mem::take(&mut branches.list);
        let mut far = Vec::new();
        for (number, (field, target)) in list.into_iter().enumerate() {
            let long = all || known.contains(&number);
            let target = branches.offset(target);
            if !fill(&mut code, Branch { field, target, long })? && !long {
                far.push(number);
            }
        }
        if far.is_empty() {
            return Ok(code);
        }
        known.extend(far);
        round += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::CodeBuffer;
    use cranelift_entity::EntityRef;
    use std::convert::Infallible;

    /// Words between blocks, and branches after them, each to a block. A short branch is one word and reaches `reach` words, a long
    /// one is three.
    #[derive(Clone)]
    struct Program {
        blocks: Vec<(usize, usize)>,
        reach: i64,
    }

    type Written = (CodeBuffer<u32, ()>, Vec<(usize, u32, bool)>);

    impl Program {
        fn relaxed(&self) -> (Written, usize) {
            let mut rounds = 0;
            let write = |branches: &mut Branches<'_, usize>| {
                rounds += 1;
                let mut code = CodeBuffer::<u32, ()>::default();
                for (n, &(words, to)) in self.blocks.iter().enumerate() {
                    branches.begin(MBlock::new(n), code.here());
                    code.units.extend(std::iter::repeat_n(0, words));
                    let at = code.units.len();
                    code.units
                        .extend(std::iter::repeat_n(0, if branches.is_long() { 3 } else { 1 }));
                    branches.add(at, MBlock::new(to));
                }
                Ok::<Written, Infallible>((code, Vec::new()))
            };
            let fill = |(_, filled): &mut Written, branch: Branch<usize>| {
                filled.push((branch.field, branch.target, branch.long));
                Ok(branch.long || self.reaches(branch.field, branch.target))
            };
            let Ok(written) = relax(write, fill);
            (written, rounds)
        }

        fn reaches(&self, at: usize, target: u32) -> bool {
            (i64::from(target) / 4 - at as i64 - 1).abs() <= self.reach
        }
    }

    #[test]
    fn branches_reach_and_none_is_long_without_need() {
        let mut state = 7u64;
        let mut random = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) as usize % below
        };
        for _ in 0..300 {
            let count = 1 + random(30);
            let blocks = (0..count).map(|_| (random(9), random(count))).collect();
            let program = Program { blocks, reach: 20 };
            let ((_, filled), rounds) = program.relaxed();
            assert!(rounds <= ROUNDS + 1);
            let mut places = Vec::new();
            let mut at = 0;
            for (&(words, _), &(field, _, long)) in program.blocks.iter().zip(&filled) {
                places.push(at as u32 * 4);
                assert_eq!(field, at + words);
                at += words + if long { 3 } else { 1 };
            }
            for (&(_, to), &(field, target, long)) in program.blocks.iter().zip(&filled) {
                assert_eq!(target, places[to]);
                // The least set of long branches: one that is long does not reach even as things are.
                assert_eq!(!long, program.reaches(field, target));
            }
        }
    }

    /// Each long branch makes the one before it too far: a round per branch, if nothing stopped it.
    #[test]
    fn a_chain_of_branches_ends_after_some_rounds() {
        let count = 400;
        let mut blocks: Vec<(usize, usize)> = (0..count).map(|n| (0, (n + 9).min(count - 1))).collect();
        blocks[count - 5].0 = 1;
        let (_, rounds) = Program { blocks, reach: 8 }.relaxed();
        assert_eq!(rounds, ROUNDS + 1);
    }

    /// A branch with two targets, one of them a place within a block that comes later, in code that is packed.
    #[test]
    fn labels_move_with_packed_code() {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        enum Field {
            First,
            Second,
        }
        let write = |branches: &mut Branches<'_, Field>| {
            let mut code = CodeBuffer::<u32, ()>::default();
            code.units.extend([0, 1, 1]);
            branches.begin(MBlock::new(0), code.here());
            let within = branches.label(0);
            branches.add(Field::First, MBlock::new(0));
            branches.add(Field::Second, within);
            code.units.extend([1, 0]);
            branches.put(within, code.here());
            assert_eq!(branches.targets().collect::<Vec<u32>>(), [12, 20]);
            branches.pack(&code.pack(|_, word| if *word == 1 { 2 } else { 4 }));
            Ok(Vec::new())
        };
        let fill = |filled: &mut Vec<(Field, u32)>, branch: Branch<Field>| {
            filled.push((branch.field, branch.target));
            Ok::<_, Infallible>(true)
        };
        let Ok(filled) = relax(write, fill);
        assert_eq!(filled, [(Field::First, 8), (Field::Second, 14)]);
    }

    #[test]
    fn a_branch_that_cannot_be_filled_in_is_an_error() {
        let write = |branches: &mut Branches<'_, ()>| {
            branches.add((), MBlock::new(0));
            Ok(())
        };
        assert_eq!(relax(write, |(), _| Err("too far")), Err("too far"));
    }
}
