//! The code of a function while it is written: units of instructions, references to what is elsewhere, source lines, and branches
//! whose distances are filled in when all blocks have their places.
//!
//! Branches have a short form and, on most machines, a long one that reaches anywhere. [`relax`] writes the code with short ones;
//! while some do not reach, it writes it again with those in their long form. A long form moves others apart, so the set of
//! long ones only grows. After [`ROUNDS`] rounds all of them are long, so the time is linear in the code.
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
//!         branch.long || distance <= 2
//!     },
//! );
//! assert_eq!(code.unwrap().units, [1, 2, 3, 8, 3 << 8]);
//! ```

use super::{MBlock, MachFunc, MachInst};
use crate::ir::{FuncRef, SourceLoc, Symbol};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;

/// How often code is written with some branches short.
pub const ROUNDS: usize = 16;

/// What a reference leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Referent {
    /// A variable of the module.
    Variable(Symbol),
    /// A function of the module.
    Function(FuncRef),
}

/// A field that depends on where something outside of the function is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reference<K> {
    /// Byte offset of the field.
    pub offset: u32,
    /// What it leads to.
    pub to: Referent,
    /// What the field holds: a relocation of the target.
    pub kind: K,
    /// What is added, in bytes.
    pub addend: i64,
}

/// Code in units of the machine's instructions, with references of kinds `K`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeBuffer<U, K> {
    /// The code.
    pub units: Vec<U>,
    /// Instructions.
    pub instructions: u32,
    /// Branches among them.
    pub branches: u32,
    /// Fields that are filled in when the function is linked.
    pub references: Vec<Reference<K>>,
    /// The source line of each byte offset at which the code of another one begins.
    lines: Vec<(u32, SourceLoc)>,
}

impl<U, K> Default for CodeBuffer<U, K> {
    fn default() -> Self {
        CodeBuffer {
            units: Vec::new(),
            instructions: 0,
            branches: 0,
            references: Vec::new(),
            lines: Vec::new(),
        }
    }
}

impl<U, K> CodeBuffer<U, K> {
    /// The byte offset of what comes next.
    pub fn here(&self) -> u32 {
        Self::offset(self.units.len())
    }

    /// The byte offset of a unit.
    pub fn offset(unit: usize) -> u32 {
        (unit * size_of::<U>()) as u32
    }

    /// What comes next is of this source line. Unknown ones belong to the line before.
    pub fn line(&mut self, loc: SourceLoc) {
        self.line_at(self.here(), loc);
    }

    /// What stands from a byte offset on is of this source line. Offsets ascend.
    pub fn line_at(&mut self, offset: u32, loc: SourceLoc) {
        if loc.is_known() && self.lines.last().is_none_or(|&(_, last)| last != loc) {
            self.lines.push((offset, loc));
        }
    }

    /// The source line of each byte offset at which the code of another one begins.
    pub fn lines(&self) -> &[(u32, SourceLoc)] {
        &self.lines
    }

    /// A reference of the unit with an index.
    pub fn refer(&mut self, unit: usize, to: Referent, kind: K, addend: i64) {
        self.references.push(Reference {
            offset: Self::offset(unit),
            to,
            kind,
            addend,
        });
    }
}

impl<K> CodeBuffer<u32, K> {
    /// The code as bytes: words are little-endian.
    pub fn bytes(&self) -> Vec<u8> {
        self.units.iter().flat_map(|word| word.to_le_bytes()).collect()
    }
}

impl<K> CodeBuffer<u64, K> {
    /// The code as bytes: words are little-endian.
    pub fn bytes(&self) -> Vec<u8> {
        self.units.iter().flat_map(|word| word.to_le_bytes()).collect()
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
    list: Vec<(F, MBlock)>,
    long: &'a FxHashSet<usize>,
    all: bool,
}

impl<F> Branches<'_, F> {
    /// A block begins at a byte offset.
    pub fn begin(&mut self, block: MBlock, offset: u32) {
        self.starts[block] = offset;
    }

    /// Whether the branch that is added next needs its long form.
    pub fn is_long(&self) -> bool {
        self.all || self.long.contains(&self.list.len())
    }

    /// A branch to a block, which may come later.
    pub fn add(&mut self, field: F, target: MBlock) {
        self.list.push((field, target));
    }

    /// How many were added.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether none was added.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }
}

/// Writes code until all branches reach. `write` writes all of it and adds its branches, `fill` puts the distance of one into the
/// code and says whether it reaches. A long one is taken to reach.
///
/// # Errors
/// The first of `write`.
pub fn relax<C, F, E>(
    mut write: impl FnMut(&mut Branches<'_, F>) -> Result<C, E>,
    mut fill: impl FnMut(&mut C, Branch<F>) -> bool,
) -> Result<C, E> {
    let mut known = FxHashSet::default();
    let mut round = 0;
    loop {
        let all = round >= ROUNDS;
        let mut branches = Branches {
            starts: SecondaryMap::new(),
            list: Vec::new(),
            long: &known,
            all,
        };
        let mut code = write(&mut branches)?;
        let Branches { starts, list, .. } = branches;
        let mut far = Vec::new();
        for (number, (field, target)) in list.into_iter().enumerate() {
            let long = all || known.contains(&number);
            let target = starts[target];
            if !fill(&mut code, Branch { field, target, long }) && !long {
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

/// Where a jump to a block arrives: after blocks that do nothing but jump. A block that leads into a circle of such blocks stays, as the
/// circle does: an endless loop has to be somewhere.
pub fn destination<I: MachInst>(func: &MachFunc<I>, start: MBlock) -> MBlock {
    let mut block = start;
    for _ in 0..func.order.len() {
        match &func.blocks[block].insts[..] {
            [inst] => match inst.jump_target() {
                Some(target) if target != block => block = target,
                _ => return block,
            },
            _ => return block,
        }
    }
    start
}

/// The blocks that have code, in their order: the first, and those in which jumps arrive.
pub fn blocks_with_code<I: MachInst>(func: &MachFunc<I>) -> Vec<MBlock> {
    let has_code = |&block: &MBlock| block == func.entry() || destination(func, block) == block;
    func.order.iter().copied().filter(has_code).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::{MBlockData, Operand, Reg, RegFile, Terminator};
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
                branch.long || self.reaches(branch.field, branch.target)
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

    /// A jump, or anything else.
    #[derive(Clone, Debug)]
    struct Jump(Option<MBlock>);

    impl MachInst for Jump {
        fn operands(&self, _: &mut Vec<Operand>) {}
        fn set_operands(&mut self, _: &mut dyn Iterator<Item = Reg>) {}
        fn as_copy(&self) -> Option<(Reg, Reg)> {
            None
        }
        fn terminator(&self) -> Terminator {
            self.0.map_or(Terminator::None, |_| Terminator::Jump)
        }
        fn jump_target(&self) -> Option<MBlock> {
            self.0
        }
        fn set_targets(&mut self, _: &[MBlock]) {}
        fn removable(&self) -> bool {
            false
        }
        fn copy(_: RegFile, _: u8, _: Reg, _: Reg) -> Jump {
            Jump(None)
        }
        fn spill(_: RegFile, _: u8, _: Reg, _: u32) -> Jump {
            Jump(None)
        }
        fn reload(_: RegFile, _: u8, _: Reg, _: u32) -> Jump {
            Jump(None)
        }
    }

    /// Blocks that only jump are passed by; a circle of them keeps its blocks, whatever their number.
    #[test]
    fn jumps_arrive_after_blocks_that_only_jump() {
        for circle in 1..6 {
            // The entry, a block that leads into the circle, and the circle.
            let mut func = MachFunc::<Jump>::new("circle");
            let blocks: Vec<MBlock> = (0..circle + 2)
                .map(|_| func.blocks.push(MBlockData::default()))
                .collect();
            func.order = blocks.clone();
            func.blocks[blocks[0]].insts = vec![Jump(None), Jump(Some(blocks[1]))];
            func.blocks[blocks[1]].insts = vec![Jump(Some(blocks[2]))];
            for n in 0..circle {
                func.blocks[blocks[2 + n]].insts = vec![Jump(Some(blocks[2 + (n + 1) % circle]))];
            }
            let code = blocks_with_code(&func);
            assert!(code.contains(&blocks[0]));
            for &block in &blocks {
                let end = destination(&func, block);
                assert!(
                    code.contains(&end),
                    "{circle}: {block} leads to {end}, which has no code"
                );
            }
        }
    }

    #[test]
    fn lines_are_noted_where_they_change() {
        let mut code = CodeBuffer::<u32, ()>::default();
        for (line, words) in [(3, 1), (3, 2), (0, 1), (4, 1), (3, 1)] {
            code.line(if line == 0 {
                SourceLoc::UNKNOWN
            } else {
                SourceLoc(line)
            });
            code.units.extend(std::iter::repeat_n(0, words));
        }
        let lines: Vec<(u32, SourceLoc)> = [(0, 3), (16, 4), (20, 3)]
            .map(|(at, line)| (at, SourceLoc(line)))
            .into();
        assert_eq!(code.lines(), lines);
    }
}
