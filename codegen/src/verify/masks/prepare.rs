//! What is known of the code before any lane is followed: which cells matter where.

use super::lane::Bits;
use super::{Cell, Checker, Decision, Exit, Lanes, MaskBlock, MaskProgram, Source, Stand, Step};
use crate::divergence::watch::{FlowTable, Mark};
use crate::ir::Block;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

pub(super) fn cells_read(step: &Step) -> SmallVec<[Cell; 3]> {
    let sources = match *step {
        Step::Logic { a, b, .. } => [a, b],
        Step::Decide(_, Decision::Bit(cell)) => [Source::Cell(cell), Source::Any],
        Step::Select { yes, no, .. } => [yes, no],
        Step::Merge { to, from, .. } => [Source::Cell(to), from],
        _ => [Source::Any; 2],
    };
    let cells = sources.iter().filter_map(|source| match source {
        Source::Cell(cell) => Some(*cell),
        _ => None,
    });
    cells.chain(cell_of_lanes(step)).collect()
}

/// The cell that says which lanes a step is for.
fn cell_of_lanes(step: &Step) -> Option<Cell> {
    match *step {
        Step::Mark(_, Lanes::In(cell))
        | Step::Compare {
            lanes: Lanes::In(cell),
            ..
        }
        | Step::Merge {
            lanes: Lanes::In(cell),
            ..
        } => Some(cell),
        _ => None,
    }
}

pub(super) fn cell_written(step: &Step) -> Option<Cell> {
    match *step {
        Step::Logic { to, .. }
        | Step::Compare { to, .. }
        | Step::Select { to, .. }
        | Step::Merge { to, .. }
        | Step::Unknown(to) => Some(to),
        Step::Mark(..) | Step::Flag | Step::Forget(..) | Step::Decide(..) => None,
    }
}

pub(super) fn targets(exit: Exit) -> SmallVec<[usize; 2]> {
    match exit {
        Exit::End | Exit::Return => SmallVec::new(),
        Exit::Jump(to) => SmallVec::from_slice(&[to]),
        Exit::Any(_, to) | Exit::Flag(to) => SmallVec::from_slice(&to),
    }
}

impl<'a> Checker<'a> {
    pub(super) fn new(program: &'a MaskProgram, table: &'a FlowTable, limit: usize) -> Checker<'a> {
        let mut number: FxHashMap<Cell, usize> = FxHashMap::default();
        let mut add = |cell: Cell| {
            let next = number.len();
            *number.entry(cell).or_insert(next)
        };
        let asked = [Some(program.running), program.enabled].into_iter().flatten();
        let asked = asked.map(&mut add).collect();
        for block in &program.blocks {
            for step in &block.steps {
                cells_read(step)
                    .into_iter()
                    .chain(cell_written(step))
                    .for_each(|cell| {
                        add(cell);
                    });
            }
            if let Exit::Any(cell, _) = block.exit {
                add(cell);
            }
        }
        let mut checker = Checker {
            program,
            table,
            asked,
            useful: Vec::new(),
            live: Vec::new(),
            live_after: Vec::new(),
            last_compared: Vec::new(),
            webs: Vec::new(),
            kept: FxHashSet::default(),
            keep: FxHashMap::default(),
            blamed: FxHashSet::default(),
            compared: Vec::new(),
            begins: Vec::new(),
            number,
            limit,
            count: 0,
            pairs: 0,
            walks: 0,
        };
        checker.find_live();
        checker.find_webs();
        checker.keep_masks();
        checker
    }

    pub(super) fn none(&self) -> Bits {
        SmallVec::from_elem(0, self.number.len().div_ceil(64).max(1))
    }

    /// Backwards: which cells a test, or the running lanes, may come from.
    fn find_live(&mut self) {
        let blocks = &self.program.blocks;
        let mut live = vec![self.none(); blocks.len()];
        let mut changed = true;
        while changed {
            changed = false;
            for index in (0..blocks.len()).rev() {
                let new = self.live_before(&blocks[index], &live, None);
                if new != live[index] {
                    live[index] = new;
                    changed = true;
                }
            }
        }
        for block in blocks {
            let mut uses = vec![(false, self.none()); block.steps.len()];
            self.live_before(block, &live, Some(&mut uses));
            let (mut useful, after): (Vec<bool>, Vec<Bits>) = uses.into_iter().unzip();
            let begins = block.steps.iter().filter_map(|step| match *step {
                Step::Mark(Mark::Enter(block), _) => Some(block),
                _ => None,
            });
            self.begins.push(begins.collect());
            self.find_subjects(block, &mut useful);
            self.useful.push(useful);
            self.live_after.push(after);
        }
        self.live = live;
    }

    /// What a block compares more than once, and where last.
    fn find_subjects(&mut self, block: &MaskBlock, useful: &mut [bool]) {
        let (mut last, mut often) = (FxHashMap::default(), FxHashSet::default());
        let mut index = None;
        for (at, step) in block.steps.iter().enumerate() {
            match *step {
                Step::Decide(_, Decision::Index(what)) => {
                    often.insert(what);
                    last.insert(what, at);
                    index = index.or(Some(what));
                }
                Step::Compare {
                    subject: Some(subject),
                    ..
                } if last.insert(subject.what, at).is_some() => {
                    often.insert(subject.what);
                }
                _ => {}
            }
        }
        // What is learned of an index matters even where the result of the comparison does not.
        for (useful, step) in useful.iter_mut().zip(&block.steps) {
            *useful |= match step {
                Step::Compare {
                    subject: Some(subject),
                    ..
                } => Some(subject.what) == index,
                _ => false,
            };
        }
        self.compared.push(often);
        self.last_compared.push(last);
    }

    /// What is live at the start of a block. Tells of each step whether it is of use, and what is live after it.
    fn live_before(
        &self,
        block: &MaskBlock,
        after: &[Bits],
        mut uses: Option<&mut Vec<(bool, Bits)>>,
    ) -> Bits {
        let mut live = self.none();
        for to in targets(block.exit) {
            for (word, bits) in live.iter_mut().zip(&after[to]) {
                *word |= bits;
            }
        }
        let set = |live: &mut Bits, cell: usize, value: bool| {
            live[cell / 64] &= !(1 << (cell % 64));
            live[cell / 64] |= u64::from(value) << (cell % 64);
        };
        // The running lanes are always of use: marks read them.
        for &cell in &self.asked {
            set(&mut live, cell, true);
        }
        let mut flag = matches!(block.exit, Exit::Flag(_));
        if let Exit::Any(cell, _) = block.exit {
            set(&mut live, self.number[&cell], true);
        }
        for (index, step) in block.steps.iter().enumerate().rev() {
            let to = cell_written(step).map(|cell| self.number[&cell]);
            let wanted = to.is_none_or(|cell| live[cell / 64] >> (cell % 64) & 1 == 1);
            let tests = matches!(step, Step::Logic { tests: true, .. }) && flag;
            if let Some(uses) = &mut uses {
                uses[index] = (wanted || tests, live.clone());
            }
            match step {
                Step::Logic { tests: true, .. } | Step::Flag => flag = false,
                _ => {}
            }
            if let Some(cell) = to {
                set(&mut live, cell, self.asked.contains(&cell));
            }
            if wanted || tests {
                flag |= matches!(step, Step::Select { .. } | Step::Decide(_, Decision::Flag));
                for cell in cells_read(step) {
                    set(&mut live, self.number[&cell], true);
                }
            }
        }
        live
    }

    /// Joins what is live at the starts of blocks to webs: the same bit, wherever it is not written.
    fn find_webs(&mut self) {
        let (blocks, cells) = (&self.program.blocks, self.number.len());
        // The starts of all blocks, and their ends.
        let mut above: Vec<u32> = (0..2 * (blocks.len() * cells) as u32).collect();
        let start = |block: usize, cell: usize| (block * cells + cell) as u32;
        let end = |block: usize, cell: usize| start(blocks.len() + block, cell);
        for (index, block) in blocks.iter().enumerate() {
            let mut written = self.none();
            for (step, _) in block
                .steps
                .iter()
                .zip(&self.useful[index])
                .filter(|(_, useful)| **useful)
            {
                if let Some(cell) = cell_written(step) {
                    let cell = self.number[&cell];
                    written[cell / 64] |= 1 << (cell % 64);
                }
            }
            for cell in 0..cells {
                let bit = |bits: &Bits| bits[cell / 64] >> (cell % 64) & 1 == 1;
                if !bit(&written) {
                    join(&mut above, start(index, cell), end(index, cell));
                }
                for to in targets(block.exit) {
                    if bit(&self.live[to]) {
                        join(&mut above, end(index, cell), start(to, cell));
                    }
                }
            }
        }
        self.webs = (0..blocks.len())
            .map(|block| {
                (0..cells)
                    .map(|cell| root(&mut above, start(block, cell)))
                    .collect()
            })
            .collect();
    }

    /// Keeps everything but the truth values that lanes decide by, and what these are merged from.
    fn keep_masks(&mut self) {
        let blocks = &self.program.blocks;
        let mut truths = vec![self.none(); blocks.len()];
        let mut changed = true;
        while changed {
            changed = false;
            for index in (0..blocks.len()).rev() {
                let new = self.truths_before(index, &truths);
                if new != truths[index] {
                    truths[index] = new;
                    changed = true;
                }
            }
        }
        let cells = |index: usize, bits: &Bits| -> Vec<u32> {
            let of_block = self.webs[index].iter().enumerate();
            let set = of_block.filter(|(cell, _)| bits[cell / 64] >> (cell % 64) & 1 == 1);
            set.map(|(_, &web)| web).collect()
        };
        let all = |bits: &[Bits]| -> FxHashSet<u32> {
            bits.iter()
                .enumerate()
                .flat_map(|(index, bits)| cells(index, bits))
                .collect()
        };
        let (live, truths) = (all(&self.live), all(&truths));
        self.kept = live
            .difference(&truths)
            .map(|&web| (web, Stand::Anywhere))
            .collect();
    }

    /// The cells that truth values come from at the start of a block.
    fn truths_before(&self, index: usize, after: &[Bits]) -> Bits {
        let block = &self.program.blocks[index];
        let mut truths = self.none();
        for to in targets(block.exit) {
            for (word, bits) in truths.iter_mut().zip(&after[to]) {
                *word |= bits;
            }
        }
        for step in block.steps.iter().rev() {
            let decides = matches!(step, Step::Decide(..));
            let written = cell_written(step).map(|cell| self.number[&cell]);
            if let Some(cell) = written {
                let (word, bit) = (cell / 64, 1 << (cell % 64));
                if truths[word] & bit == 0 {
                    continue;
                }
                truths[word] &= !bit;
            } else if !decides {
                continue;
            }
            // Which lanes merge is a mask.
            let lanes = cell_of_lanes(step);
            for cell in cells_read(step).into_iter().filter(|&cell| Some(cell) != lanes) {
                let cell = self.number[&cell];
                if !self.asked.contains(&cell) {
                    truths[cell / 64] |= 1 << (cell % 64);
                }
            }
        }
        truths
    }

    /// Begins to keep what was blamed.
    pub(super) fn keep_blamed(&mut self) {
        self.kept.extend(self.blamed.drain());
        self.keep.clear();
    }

    /// The cells whose bits are kept at the start of a block for a lane that ran `last`.
    pub(super) fn kept_at(&mut self, index: usize, last: Option<Block>) -> &Bits {
        let (kept, webs, live, asked) = (&self.kept, &self.webs, &self.live, &self.asked);
        self.keep.entry((index, last)).or_insert_with(|| {
            let mut bits = live[index].clone();
            for (cell, &web) in webs[index].iter().enumerate() {
                let keeps = |stand| kept.contains(&(web, stand));
                if !asked.contains(&cell) && !keeps(Stand::At(last)) && !keeps(Stand::Anywhere) {
                    bits[cell / 64] &= !(1 << (cell % 64));
                }
            }
            bits
        })
    }
}

fn root(above: &mut [u32], mut at: u32) -> u32 {
    while above[at as usize] != at {
        let next = above[above[at as usize] as usize];
        above[at as usize] = next;
        at = next;
    }
    at
}

fn join(above: &mut [u32], a: u32, b: u32) {
    let (a, b) = (root(above, a), root(above, b));
    above[a as usize] = b;
}
