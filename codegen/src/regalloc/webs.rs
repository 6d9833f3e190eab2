//! The pieces of values that Pack places: webs.
//!
//! After regalloc2 a function is a program over columns: instructions read and write columns, moves copy between them.
//! Columns are ordinary variables with many definitions. A *web* is a connected component of definitions and the uses
//! that they reach; splitting columns into webs frees Pack from regalloc2's choice of registers and keeps what it found
//! out: where to split a value, and which values share a register.
//!
//! Registers that are fixed become columns of their own, one per unit, which Pack may not move. An operand with a fixed
//! register accesses those, and a copy joins them with the value's column; a clobber is a definition that nothing reads.
//! Copies whose two ends come to the same register vanish, so the usual kernel input costs nothing.
//!
//! Every access has an early and a late point ([`super::liveness`]); a web is a set of segments of such points.
//!
//! Cost: linear in accesses plus blocks times columns.

use super::adapter::{Column, Loc, Located, Move};
use super::error::RegAllocError;
use super::linear::{LBlock, LInst, LinReg, Linear};
use super::util::UnionFind;
use crate::machine::{OperandKind, PReg};
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap, entity_impl};
use std::ops::Range;

/// A web.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Web(u32);
entity_impl!(Web, "web");

/// One end of a copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// A web.
    Web(Web),
    /// A fixed register.
    Fixed(PReg),
    /// Part of the spill area.
    Slot(u32),
}

/// A copy that stands next to an instruction.
#[derive(Clone, Copy, Debug)]
pub(super) struct WebCopy {
    pub from: End,
    pub to: End,
    pub width: u8,
}

/// A web.
#[derive(Clone, Debug)]
pub(super) struct WebData {
    pub width: u8,
    /// The unit, if it cannot be moved.
    pub fixed: Option<u16>,
    /// Inclusive ranges of points, ascending and disjoint.
    pub segments: Vec<(u32, u32)>,
    /// The column it was cut from.
    pub column: usize,
    /// Other ends of copies, with weights.
    pub hints: Vec<(End, u32)>,
}

/// A file's operands in webs.
#[derive(Clone, Debug)]
pub(super) struct Webs {
    pub webs: PrimaryMap<Web, WebData>,
    /// Parallel to [`Linear::ops`].
    pub op_web: Vec<Option<Web>>,
    pub before: SecondaryMap<LInst, Vec<WebCopy>>,
    pub after: SecondaryMap<LInst, Vec<WebCopy>>,
    /// Number of points.
    pub points: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Access {
    Use,
    LateUse,
    Def,
    EarlyDef,
}

impl Access {
    fn of(kind: OperandKind) -> Access {
        match kind {
            OperandKind::Use => Access::Use,
            OperandKind::LateUse => Access::LateUse,
            OperandKind::EarlyDef => Access::EarlyDef,
            OperandKind::Def | OperandKind::TiedDef { .. } | OperandKind::PartDef => Access::Def,
        }
    }

    fn is_use(self) -> bool {
        matches!(self, Access::Use | Access::LateUse)
    }
}

#[derive(Clone, Copy, Debug)]
struct Item {
    access: Access,
    column: u32,
    node: u32,
    /// Position in the linear operand list, if it is an operand.
    op: Option<u32>,
}

/// A step: an instruction or a copy.
#[derive(Clone, Debug)]
struct Step {
    items: Range<u32>,
    copy: Option<(LInst, bool, WebEnds)>,
}

/// The ends of a copy before nodes are known: what it is, and which of the step's items stand for it.
#[derive(Clone, Copy, Debug)]
struct WebEnds {
    from: Half,
    to: Half,
    width: u8,
}

#[derive(Clone, Copy, Debug)]
enum Half {
    Column,
    Fixed(PReg),
    Slot(u32),
}

struct Program<'a> {
    lin: &'a Linear,
    located: &'a Located,
    steps: Vec<Step>,
    items: Vec<Item>,
    block_steps: SecondaryMap<LBlock, (u32, u32)>,
    /// Column of each fixed unit.
    unit_column: Vec<Option<u32>>,
    columns: usize,
    /// Pairs of items of tied operands.
    ties: Vec<(u32, u32)>,
}

impl Program<'_> {
    fn unit(&mut self, unit: u16) -> u32 {
        let unit = usize::from(unit);
        if self.unit_column.len() <= unit {
            self.unit_column.resize(unit + 1, None);
        }
        *self.unit_column[unit].get_or_insert_with(|| {
            self.columns += 1;
            self.columns as u32 - 1
        })
    }

    fn item(&mut self, access: Access, column: u32, op: Option<u32>) {
        self.items.push(Item {
            access,
            column,
            node: u32::MAX,
            op,
        });
    }

    fn half(&mut self, access: Access, half: Half, column: Option<u32>) {
        match half {
            Half::Column => {
                if let Some(column) = column {
                    self.item(access, column, None);
                }
            }
            Half::Fixed(preg) => {
                for unit in preg.first..preg.first + u16::from(preg.width) {
                    let column = self.unit(unit);
                    self.item(access, column, None);
                }
            }
            Half::Slot(_) => {}
        }
    }

    fn copy(&mut self, inst: LInst, after: bool, ends: WebEnds, from: Option<u32>, to: Option<u32>) {
        let start = self.items.len() as u32;
        self.half(Access::Use, ends.from, from);
        self.half(Access::Def, ends.to, to);
        let items = start..self.items.len() as u32;
        self.steps.push(Step {
            items,
            copy: Some((inst, after, ends)),
        });
    }

    fn moves(&mut self, inst: LInst, after: bool, moves: &[Move]) {
        for m in moves {
            let half = |loc: Loc| match loc {
                Loc::Column(column) => (Half::Column, Some(column.as_u32())),
                Loc::Slot(slot) => (Half::Slot(slot), None),
            };
            let ((from, from_column), (to, to_column)) = (half(m.from), half(m.to));
            self.copy(
                inst,
                after,
                WebEnds {
                    from,
                    to,
                    width: m.width,
                },
                from_column,
                to_column,
            );
        }
    }

    fn inst(&mut self, inst: LInst) -> Result<(), RegAllocError> {
        let (lin, located) = (self.lin, self.located);
        self.moves(inst, false, &located.before[inst]);
        let missing = || RegAllocError::Internal {
            file: lin.file,
            what: "an operand without a column",
        };
        let ops = lin.insts[inst].ops.clone();
        for at in ops.clone() {
            let op = &lin.ops[at];
            if let Some(preg) = op.fixed
                && Access::of(op.kind).is_use()
            {
                let column = located.op_column[at].ok_or_else(missing)?;
                let ends = WebEnds {
                    from: Half::Column,
                    to: Half::Fixed(preg),
                    width: preg.width,
                };
                self.copy(inst, false, ends, Some(column.as_u32()), None);
            }
        }
        let start = self.items.len() as u32;
        let mut item_of = vec![u32::MAX; ops.len()];
        for at in ops.clone() {
            let op = &lin.ops[at];
            let access = Access::of(op.kind);
            item_of[at - ops.start] = self.items.len() as u32;
            match (op.reg, op.fixed) {
                (LinReg::Physical(preg), _) | (_, Some(preg)) => self.half(access, Half::Fixed(preg), None),
                (LinReg::Val(_), None) => {
                    let column = located.op_column[at].ok_or_else(missing)?;
                    self.item(access, column.as_u32(), Some(at as u32));
                    if let Some(tied) = op.tied {
                        self.ties
                            .push((item_of[usize::from(tied)], item_of[at - ops.start]));
                    }
                }
            }
        }
        let operands_end = self.items.len();
        for &preg in &lin.clobbers[lin.insts[inst].clobbers.clone()] {
            for unit in preg.first..preg.first + u16::from(preg.width) {
                let column = self.unit(unit);
                // Early, so that no value is even read there, unless an operand of the instruction lives there by right.
                let operands = &self.items[start as usize..operands_end];
                let access = if operands.iter().any(|i| i.column == column) {
                    Access::Def
                } else {
                    Access::EarlyDef
                };
                self.item(access, column, None);
            }
        }
        let items = start..self.items.len() as u32;
        self.steps.push(Step { items, copy: None });
        for at in ops {
            let op = &lin.ops[at];
            if let Some(preg) = op.fixed
                && !Access::of(op.kind).is_use()
            {
                let column = located.op_column[at].ok_or_else(missing)?;
                let ends = WebEnds {
                    from: Half::Fixed(preg),
                    to: Half::Column,
                    width: preg.width,
                };
                self.copy(inst, true, ends, None, Some(column.as_u32()));
            }
        }
        self.moves(inst, true, &located.after[inst]);
        Ok(())
    }
}

/// Columns live at the start of each block, as bit sets.
fn live_columns(program: &Program<'_>) -> Vec<Vec<u64>> {
    let lin = program.lin;
    let words = program.columns.div_ceil(64);
    let mut needs: Vec<Vec<u64>> = Vec::new();
    let mut kills: Vec<Vec<u64>> = Vec::new();
    for block in lin.blocks.keys() {
        let (mut need, mut kill) = (vec![0u64; words], vec![0u64; words]);
        let (first, end) = program.block_steps[block];
        for step in &program.steps[first as usize..end as usize] {
            let items = &program.items[step.items.start as usize..step.items.end as usize];
            for item in items.iter().filter(|i| i.access.is_use()) {
                let (word, bit) = (item.column as usize / 64, 1 << (item.column % 64));
                need[word] |= bit & !kill[word];
            }
            for item in items.iter().filter(|i| !i.access.is_use()) {
                kill[item.column as usize / 64] |= 1 << (item.column % 64);
            }
        }
        needs.push(need);
        kills.push(kill);
    }
    let mut live_in = needs;
    let mut work: Vec<LBlock> = lin.blocks.keys().collect();
    let mut queued: SecondaryMap<LBlock, bool> = SecondaryMap::with_default(true);
    while let Some(block) = work.pop() {
        queued[block] = false;
        let mut changed = false;
        for word in 0..words {
            let mut out = 0;
            for succ in &lin.blocks[block].succs {
                out |= live_in[succ.index()][word];
            }
            let new = live_in[block.index()][word] | (out & !kills[block.index()][word]);
            changed |= new != live_in[block.index()][word];
            live_in[block.index()][word] = new;
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

/// How often a block is likely to run, from the nesting of backward edges in the layout.
pub(super) fn weights(lin: &Linear) -> SecondaryMap<LBlock, u32> {
    let mut delta = vec![0i32; lin.blocks.len() + 1];
    for (block, data) in &lin.blocks {
        for &succ in &data.succs {
            if succ <= block {
                delta[succ.index()] += 1;
                delta[block.index() + 1] -= 1;
            }
        }
    }
    let mut weights = SecondaryMap::new();
    let mut depth = 0;
    for block in lin.blocks.keys() {
        depth += delta[block.index()];
        weights[block] = 8u32.pow(depth.clamp(0, 5) as u32);
    }
    weights
}

impl Webs {
    /// Builds the webs of a located file.
    pub fn new(lin: &Linear, located: &Located) -> Result<Webs, RegAllocError> {
        let mut program = Program {
            lin,
            located,
            steps: Vec::new(),
            items: Vec::new(),
            block_steps: SecondaryMap::new(),
            unit_column: Vec::new(),
            columns: located.columns.len(),
            ties: Vec::new(),
        };
        for (block, data) in &lin.blocks {
            let first = program.steps.len() as u32;
            for inst in data.insts() {
                program.inst(inst)?;
            }
            program.block_steps[block] = (first, program.steps.len() as u32);
        }
        let live_in = live_columns(&program);
        let columns = program.columns;
        let mut nodes = UnionFind::new(0);
        let mut segments: Vec<(u32, u32, u32)> = Vec::new();
        let mut node_column: Vec<u32> = Vec::new();
        let mut entry_node: Vec<Vec<(u32, u32)>> = Vec::new();
        for set in &live_in {
            let mut list = Vec::new();
            for column in bits(set) {
                list.push((column as u32, nodes.push() as u32));
                node_column.push(column as u32);
            }
            entry_node.push(list);
        }
        let mut current = vec![u32::MAX; columns];
        let mut until = vec![0u32; columns];
        for (block, data) in &lin.blocks {
            let (first, end) = program.block_steps[block];
            let mut live: Vec<u32> = Vec::new();
            for succ in &data.succs {
                for &(column, node) in &entry_node[succ.index()] {
                    let here = &mut current[column as usize];
                    if *here == u32::MAX {
                        *here = node;
                        until[column as usize] = 2 * end - 1;
                        live.push(column);
                    } else {
                        nodes.union(*here as usize, node as usize);
                    }
                }
            }
            for step_index in (first..end).rev() {
                let items = program.steps[step_index as usize].items.clone();
                let (early, late) = (2 * step_index, 2 * step_index + 1);
                // Late to early: definitions end a piece, uses begin one.
                for late_pass in [true, false] {
                    for at in items.clone() {
                        let item = &mut program.items[at as usize];
                        let column = item.column as usize;
                        let point = match (item.access, late_pass) {
                            (Access::LateUse, true) => late,
                            (Access::Use, false) => early,
                            _ => continue,
                        };
                        if current[column] == u32::MAX {
                            current[column] = nodes.push() as u32;
                            node_column.push(item.column);
                            until[column] = point;
                        }
                        item.node = current[column];
                    }
                    for at in items.clone() {
                        let item = &mut program.items[at as usize];
                        let column = item.column as usize;
                        let point = match (item.access, late_pass) {
                            (Access::Def, true) => late,
                            (Access::EarlyDef, false) => early,
                            _ => continue,
                        };
                        if current[column] == u32::MAX {
                            current[column] = nodes.push() as u32;
                            node_column.push(item.column);
                            until[column] = late;
                        }
                        item.node = current[column];
                        segments.push((current[column], point, until[column]));
                        current[column] = u32::MAX;
                    }
                }
            }
            // What is still live was live at the start.
            for &(column, node) in &entry_node[block.index()] {
                let here = &mut current[column as usize];
                if *here == u32::MAX {
                    return Err(RegAllocError::Internal {
                        file: lin.file,
                        what: "a live column without a piece",
                    });
                }
                nodes.union(*here as usize, node as usize);
                segments.push((*here, 2 * first, until[column as usize]));
                *here = u32::MAX;
            }
            if live.iter().any(|&c| current[c as usize] != u32::MAX) {
                return Err(RegAllocError::Internal {
                    file: lin.file,
                    what: "a piece without a definition",
                });
            }
        }
        for &(used, def) in &program.ties {
            let (used, def) = (program.items[used as usize], program.items[def as usize]);
            if used.column != def.column {
                return Err(RegAllocError::Internal {
                    file: lin.file,
                    what: "tied operands in two columns",
                });
            }
            nodes.union(used.node as usize, def.node as usize);
        }
        Ok(Webs::collect(program, nodes, segments, &node_column))
    }

    fn collect(
        program: Program<'_>,
        mut nodes: UnionFind,
        segments: Vec<(u32, u32, u32)>,
        node_column: &[u32],
    ) -> Webs {
        let lin = program.lin;
        let mut unit_of = vec![None; program.columns];
        for (unit, column) in program.unit_column.iter().enumerate() {
            if let Some(column) = column {
                unit_of[*column as usize] = Some(unit as u16);
            }
        }
        let mut result = Webs {
            webs: PrimaryMap::new(),
            op_web: vec![None; lin.ops.len()],
            before: SecondaryMap::new(),
            after: SecondaryMap::new(),
            points: 2 * program.steps.len() as u32,
        };
        let mut web_of: Vec<Option<Web>> = vec![None; nodes.len()];
        for node in 0..nodes.len() {
            let root = nodes.find(node);
            let web = *web_of[root].get_or_insert_with(|| {
                let column = node_column[root] as usize;
                let fixed = unit_of[column];
                let key = Column::from_u32(column as u32);
                let width = program.located.columns.get(key).map_or(1, |c| c.width);
                result.webs.push(WebData {
                    width,
                    fixed,
                    segments: Vec::new(),
                    column,
                    hints: Vec::new(),
                })
            });
            web_of[node] = Some(web);
        }
        let web = |node: u32| web_of[node as usize];
        for (node, from, to) in segments {
            if let Some(web) = web(node) {
                result.webs[web].segments.push((from, to));
            }
        }
        for data in result.webs.values_mut() {
            data.segments.sort_unstable();
            // A tied pair meets without a gap; join neighbours.
            let mut joined: Vec<(u32, u32)> = Vec::with_capacity(data.segments.len());
            for &(from, to) in &data.segments {
                match joined.last_mut() {
                    Some(last) if from <= last.1 + 1 => last.1 = last.1.max(to),
                    _ => joined.push((from, to)),
                }
            }
            data.segments = joined;
        }
        for item in &program.items {
            if let Some(op) = item.op {
                result.op_web[op as usize] = web(item.node);
            }
        }
        let weights = weights(lin);
        for step in &program.steps {
            let items = &program.items[step.items.start as usize..step.items.end as usize];
            let node_of = |uses: bool| items.iter().find(|i| i.access.is_use() == uses).map(|i| i.node);
            let end = |half: Half, uses: bool| match half {
                Half::Column => node_of(uses).and_then(web).map(End::Web),
                Half::Fixed(preg) => Some(End::Fixed(preg)),
                Half::Slot(slot) => Some(End::Slot(slot)),
            };
            let Some((inst, after, ends)) = step.copy else {
                continue;
            };
            let (Some(from), Some(to)) = (end(ends.from, true), end(ends.to, false)) else {
                continue;
            };
            let weight = weights[lin.insts[inst].block];
            result.hint(from, to, weight);
            let list = if after {
                &mut result.after
            } else {
                &mut result.before
            };
            list[inst].push(WebCopy {
                from,
                to,
                width: ends.width,
            });
        }
        result
    }

    /// Notes that two ends had better share a register.
    pub fn hint(&mut self, a: End, b: End, weight: u32) {
        for (this, other) in [(a, b), (b, a)] {
            if let (End::Web(web), End::Web(_) | End::Fixed(_)) = (this, other)
                && this != other
            {
                self.webs[web].hints.push((other, weight));
            }
        }
    }
}
