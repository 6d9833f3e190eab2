//! Cuts the columns of a program into pieces: which definitions and uses belong together, and when each unit is taken.
//!
//! A unit of a column is a *cell*. Liveness is that of cells, so a tuple that is built part by part takes each of its units only
//! from the part's definition on, and a tied definition keeps only what somebody still reads.
//!
//! Cost: linear in items plus blocks times cells.

use super::error::RegAllocError;
use super::linear::LBlock;
use super::program::{Access, Item, Program};
use super::util::{UnionFind, units_of};
use cranelift_entity::{EntityRef, SecondaryMap};
use std::ops::Range;

/// The cells of a program: units of columns, numbered through.
struct Cells {
    /// First cell of each column.
    first: Vec<u32>,
    /// Column of each cell.
    column: Vec<u32>,
}

impl Cells {
    fn new(program: &Program<'_>) -> Cells {
        let (mut first, mut column) = (Vec::new(), Vec::new());
        for number in 0..program.columns as u32 {
            first.push(column.len() as u32);
            column.resize(column.len() + usize::from(program.width(number)), number);
        }
        Cells { first, column }
    }

    fn of(&self, column: u32, units: u16) -> impl Iterator<Item = usize> + use<> {
        let first = self.first[column as usize] as usize;
        units_of(units).map(move |unit| first + unit as usize)
    }
}

/// A set of cells for each block.
struct CellSets {
    /// Words of each set.
    words: usize,
    bits: Vec<u64>,
}

impl CellSets {
    fn new(blocks: usize, cells: usize) -> CellSets {
        let words = cells.div_ceil(64);
        CellSets {
            words,
            bits: vec![0; words * blocks],
        }
    }

    fn of(&self, block: LBlock) -> &[u64] {
        &self.bits[block.index() * self.words..][..self.words]
    }

    fn of_mut(&mut self, block: LBlock) -> &mut [u64] {
        &mut self.bits[block.index() * self.words..][..self.words]
    }
}

/// Cells live at the start of each block.
fn live_cells(program: &Program<'_>, cells: &Cells) -> CellSets {
    let lin = program.lin;
    let mut live_in = CellSets::new(lin.blocks.len(), cells.column.len());
    let mut kills = CellSets::new(lin.blocks.len(), cells.column.len());
    for block in lin.blocks.keys() {
        let (need, kill) = (live_in.of_mut(block), kills.of_mut(block));
        let (first, end) = program.block_steps[block];
        for step in first..end {
            let items = &program.items[program.items_of(step)];
            for item in items.iter().filter(|i| i.access.is_use()) {
                for cell in cells.of(item.column, item.units) {
                    let (word, bit) = (cell / 64, 1 << (cell % 64));
                    need[word] |= bit & !kill[word];
                }
            }
            for item in items.iter().filter(|i| !i.access.is_use()) {
                // What a definition does not keep is undefined after it.
                let units = if item.keeps {
                    item.units
                } else {
                    u16::MAX >> (16 - program.width(item.column))
                };
                for cell in cells.of(item.column, units) {
                    kill[cell / 64] |= 1 << (cell % 64);
                }
            }
        }
    }
    let mut work: Vec<LBlock> = lin.blocks.keys().collect();
    let mut queued: SecondaryMap<LBlock, bool> = SecondaryMap::with_default(true);
    while let Some(block) = work.pop() {
        queued[block] = false;
        let mut changed = false;
        for word in 0..live_in.words {
            let out = lin.blocks[block]
                .succs
                .iter()
                .fold(0, |out, &succ| out | live_in.of(succ)[word]);
            let old = live_in.of(block)[word];
            let new = old | (out & !kills.of(block)[word]);
            changed |= new != old;
            live_in.of_mut(block)[word] = new;
        }
        if changed {
            for &pred in &lin.blocks[block].preds {
                if !std::mem::replace(&mut queued[pred], true) {
                    work.push(pred);
                }
            }
        }
    }
    live_in
}

fn bits(set: &[u64]) -> impl Iterator<Item = usize> + '_ {
    set.iter().enumerate().flat_map(|(word, &bits)| {
        let mut rest = bits;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let bit = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                word * 64 + bit
            })
        })
    })
}

/// A stretch of points at which a unit of a node is taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stretch {
    pub node: u32,
    pub unit: u8,
    pub from: u32,
    pub to: u32,
}

const NONE: u32 = u32::MAX;

/// The walk over all blocks, each from its end to its start, that cuts columns into pieces. A piece, or *node*, begins at a
/// definition that keeps nothing; nodes that meet at block borders become one web.
pub(super) struct Walk<'a> {
    pub program: Program<'a>,
    cells: Cells,
    live_in: CellSets,
    pub nodes: UnionFind,
    pub node_column: Vec<u32>,
    /// Columns that are live at the start of a block, with their nodes; block after block.
    entry: Vec<(u32, u32)>,
    /// The first entry of each block, and the end.
    first_entry: Vec<u32>,
    pub stretches: Vec<Stretch>,
    /// Node, unit, point.
    pub definitions: Vec<(u32, u8, u32)>,
    /// The node that each column belongs to at the point that the walk has reached.
    current: Vec<u32>,
    /// Per column, which units are live there.
    live: Vec<u16>,
    /// Per cell, the last point at which it is needed.
    until: Vec<u32>,
}

impl<'a> Walk<'a> {
    pub fn new(program: Program<'a>) -> Walk<'a> {
        let cells = Cells::new(&program);
        let live_in = live_cells(&program, &cells);
        let blocks = program.lin.blocks.len();
        let mut first_entry: Vec<u32> = Vec::with_capacity(blocks + 1);
        let mut entry: Vec<(u32, u32)> = Vec::with_capacity(blocks * 8);
        for block in program.lin.blocks.keys() {
            let first = entry.len();
            first_entry.push(first as u32);
            for cell in bits(live_in.of(block)) {
                let column = cells.column[cell];
                if entry[first..].last().is_none_or(|l| l.0 != column) {
                    entry.push((column, entry.len() as u32));
                }
            }
        }
        first_entry.push(entry.len() as u32);
        // Every piece has a definition or is live at the start of some block.
        let most = entry.len() + program.items.iter().filter(|i| !i.access.is_use()).count();
        let mut node_column: Vec<u32> = Vec::with_capacity(most);
        node_column.extend(entry.iter().map(|&(column, _)| column));
        let nodes = UnionFind::with_capacity(entry.len(), most);
        let (columns, count) = (program.columns, cells.column.len());
        Walk {
            program,
            cells,
            live_in,
            nodes,
            node_column,
            entry,
            first_entry,
            stretches: Vec::with_capacity(2 * most),
            definitions: Vec::with_capacity(2 * most),
            current: vec![NONE; columns],
            live: vec![0; columns],
            until: vec![0; count],
        }
    }

    fn node(&mut self, column: u32) -> u32 {
        let here = &mut self.current[column as usize];
        if *here == NONE {
            *here = self.nodes.push() as u32;
            self.node_column.push(column);
        }
        *here
    }

    fn need(&mut self, column: u32, units: u16, point: u32) -> u32 {
        let node = self.node(column);
        let new = units & !self.live[column as usize];
        for cell in self.cells.of(column, new) {
            self.until[cell] = point;
        }
        self.live[column as usize] |= units;
        node
    }

    /// Ends some units, which are live, at a point.
    fn begin(&mut self, column: u32, units: u16, point: u32) {
        let node = self.current[column as usize];
        for cell in self.cells.of(column, units) {
            let unit = (cell as u32 - self.cells.first[column as usize]) as u8;
            self.stretches.push(Stretch {
                node,
                unit,
                from: point,
                to: self.until[cell],
            });
        }
        self.live[column as usize] &= !units;
    }

    fn define(&mut self, item: Item, point: u32, late: u32) -> u32 {
        let node = self.need(item.column, item.units, late);
        let column = item.column as usize;
        for unit in units_of(item.units) {
            self.definitions.push((node, unit as u8, point));
        }
        if item.keeps {
            self.begin(item.column, item.units, point);
        } else {
            // Units that are read though nothing defines them belong to the node from here on, too.
            self.begin(item.column, self.live[column], point);
            self.current[column] = NONE;
        }
        node
    }

    pub fn block(&mut self, block: LBlock) -> Result<(), RegAllocError> {
        let lin = self.program.lin;
        let (first, end) = self.program.block_steps[block];
        for &succ in &lin.blocks[block].succs {
            for at in self.entries(succ) {
                let (column, node) = self.entry[at];
                let here = &mut self.current[column as usize];
                if *here == NONE {
                    *here = node;
                } else {
                    self.nodes.union(*here as usize, node as usize);
                }
                let units = self.live_units(succ, column);
                self.need(column, units, 2 * end - 1);
            }
        }
        for step in (first..end).rev() {
            let items = self.program.items_of(step);
            let (early, late) = (2 * step, 2 * step + 1);
            // Late to early: definitions end a piece, uses begin one.
            for (used, defined, point) in [
                (Access::LateUse, Access::Def, late),
                (Access::Use, Access::EarlyDef, early),
            ] {
                for at in items.clone() {
                    let item = self.program.items[at];
                    if item.access == used {
                        self.program.items[at].node = self.need(item.column, item.units, point);
                    }
                }
                for at in items.clone() {
                    let item = self.program.items[at];
                    if item.access == defined {
                        self.program.items[at].node = self.define(item, point, late);
                    }
                }
            }
        }
        // What is still live was live at the start.
        for at in self.entries(block) {
            let (column, node) = self.entry[at];
            let here = self.current[column as usize];
            let units = self.live_units(block, column);
            if here == NONE || self.live[column as usize] != units {
                return Err(self.internal("a live column without a piece"));
            }
            self.nodes.union(here as usize, node as usize);
            self.begin(column, units, 2 * first);
            self.current[column as usize] = NONE;
        }
        // A tied use of which nothing is kept may leave a node after.
        for step in first..end {
            for item in &self.program.items[self.program.items_of(step)] {
                if self.live[item.column as usize] != 0 {
                    return Err(self.internal("a piece without a definition"));
                }
                self.current[item.column as usize] = NONE;
            }
        }
        Ok(())
    }

    /// What is live at the start of a block.
    fn entries(&self, block: LBlock) -> Range<usize> {
        let [first, end] = [0, 1].map(|next| self.first_entry[block.index() + next] as usize);
        first..end
    }

    fn live_units(&self, block: LBlock, column: u32) -> u16 {
        let first = self.cells.first[column as usize] as usize;
        let set = self.live_in.of(block);
        (0..usize::from(self.program.width(column)))
            .filter(|unit| set[(first + unit) / 64] >> ((first + unit) % 64) & 1 != 0)
            .map(|unit| 1 << unit)
            .sum()
    }

    fn internal(&self, what: &'static str) -> RegAllocError {
        RegAllocError::Internal {
            file: self.program.lin.file,
            what,
        }
    }
}
