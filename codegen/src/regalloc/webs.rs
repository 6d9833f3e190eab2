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
//! Every access has an early and a late point ([`super::liveness`]); each unit of a web is taken at a set of segments of such points.
//! [`super::program`] makes the program, [`super::pieces`] cuts it.
//!
//! Cost: linear in accesses, without that of cutting.

use super::adapter::Located;
use super::error::RegAllocError;
use super::linear::{LBlock, LInst, Linear};
use super::pieces::Walk;
use super::program::{Half, Program};
use super::util::{Edits, UnionFind};
use crate::machine::PReg;
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap, entity_impl, packed_option::PackedOption};
use smallvec::SmallVec;

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

/// Inclusive ranges of points, ascending and disjoint.
pub(super) type Segments = SmallVec<[(u32, u32); 2]>;

/// A wish that a web's place is that of the other end plus a distance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Hint {
    pub end: End,
    pub delta: i16,
    pub weight: u32,
}

/// A web.
#[derive(Clone, Debug)]
pub(super) struct WebData {
    pub width: u8,
    /// The unit, if it cannot be moved.
    pub fixed: Option<u16>,
    /// When each unit is taken: one list per unit, or one for all if they are alike.
    pub units: SmallVec<[Segments; 1]>,
    /// The column it was cut from.
    pub column: usize,
    /// Other ends of copies.
    pub hints: Vec<Hint>,
}

impl WebData {
    /// When a unit is taken.
    pub fn segments(&self, unit: u8) -> &Segments {
        &self.units[usize::from(unit).min(self.units.len() - 1)]
    }

    /// Points at which some unit is taken, at most.
    pub fn length(&self) -> u32 {
        let length = |list: &Segments| list.iter().map(|&(from, to)| to - from + 1).sum();
        self.units.iter().map(length).max().unwrap_or(0)
    }

    /// The first point.
    pub fn start(&self) -> u32 {
        let firsts = self.units.iter().filter_map(|list| list.first());
        firsts.map(|segment| segment.0).min().unwrap_or(0)
    }
}

/// A definition of a unit of a web.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Definition {
    pub web: Web,
    pub unit: u8,
    pub point: u32,
}

/// A copy of some units from web to web that goes if it copies a place to itself.
#[derive(Clone, Copy, Debug)]
pub(super) struct Transfer {
    pub from: (Web, u8),
    pub to: (Web, u8),
    pub width: u8,
    /// When the destination is written.
    pub point: u32,
    pub weight: u32,
}

/// A copy instruction of the input, with its operands by their positions in [`Linear::ops`].
#[derive(Clone, Copy, Debug)]
pub(super) struct SourceCopy {
    pub inst: LInst,
    pub def: usize,
    pub used: usize,
}

/// A file's operands in webs.
#[derive(Clone, Debug)]
pub(super) struct Webs {
    pub webs: PrimaryMap<Web, WebData>,
    /// Parallel to [`Linear::ops`].
    pub op_web: Vec<PackedOption<Web>>,
    pub before: Edits<WebCopy>,
    pub after: Edits<WebCopy>,
    /// Number of points.
    pub points: u32,
    /// Sorted.
    pub definitions: Vec<Definition>,
    /// Copies from web to web, those of the input included.
    pub transfers: Vec<Transfer>,
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
    /// Builds the webs of a located file. `copies` are copy instructions of the input.
    pub fn new(lin: &Linear, located: &Located, copies: &[SourceCopy]) -> Result<Webs, RegAllocError> {
        let mut walk = Walk::new(Program::new(lin, located)?);
        for block in lin.blocks.keys() {
            walk.block(block)?;
        }
        let step_of = std::mem::take(&mut walk.program.step_of);
        let mut webs = Webs::collect(walk);
        webs.source_copies(&step_of, lin, copies);
        Ok(webs)
    }

    fn collect(walk: Walk<'_>) -> Webs {
        let Walk {
            program,
            mut nodes,
            node_column,
            stretches,
            definitions,
            ..
        } = walk;
        let mut result = Webs {
            webs: PrimaryMap::with_capacity(nodes.len()),
            op_web: vec![None.into(); program.lin.ops.len()],
            before: Edits::default(),
            after: Edits::default(),
            points: 2 * program.len(),
            definitions: Vec::with_capacity(definitions.len()),
            transfers: Vec::new(),
        };
        let web_of = result.number(&program, &mut nodes, &node_column);
        let web = |node: u32| web_of[node as usize].expand();
        for stretch in stretches {
            if let Some(web) = web(stretch.node) {
                result.webs[web].units[usize::from(stretch.unit)].push((stretch.from, stretch.to));
            }
        }
        for data in result.webs.values_mut() {
            data.units.iter_mut().for_each(join);
            if data.units.iter().all(|list| *list == data.units[0]) {
                data.units.truncate(1);
            }
        }
        for (node, unit, point) in definitions {
            if let Some(web) = web(node) {
                result.definitions.push(Definition { web, unit, point });
            }
        }
        result.definitions.sort_unstable();
        for item in &program.items {
            if let Some(op) = item.op() {
                result.op_web[op] = web(item.node).into();
            }
        }
        result.program_copies(&program, web);
        result
    }

    /// Makes a web of each set of united nodes, in the order of their first nodes, and says to which web each node belongs.
    fn number(
        &mut self,
        program: &Program<'_>,
        nodes: &mut UnionFind,
        node_column: &[u32],
    ) -> Vec<PackedOption<Web>> {
        let mut unit_of = vec![None; program.columns];
        for (unit, column) in program.unit_column.iter().enumerate() {
            if let Some(column) = column {
                unit_of[*column as usize] = Some(unit as u16);
            }
        }
        let mut web_of: Vec<PackedOption<Web>> = vec![None.into(); nodes.len()];
        for node in 0..nodes.len() {
            let root = nodes.find(node);
            let web = web_of[root].expand().unwrap_or_else(|| {
                let column = node_column[root] as usize;
                let width = program.width(column as u32);
                // Most have one unit.
                let mut units = SmallVec::new();
                (0..width).for_each(|_| units.push(Segments::new()));
                self.webs.push(WebData {
                    width,
                    fixed: unit_of[column],
                    units,
                    column,
                    hints: Vec::new(),
                })
            });
            web_of[root] = web.into();
            web_of[node] = web.into();
        }
        web_of
    }

    /// The program's copies in terms of webs: as edits, as hints, and as transfers if both ends are webs. A copy with an
    /// end that belongs to no web goes.
    fn program_copies(&mut self, program: &Program<'_>, web: impl Fn(u32) -> Option<Web>) {
        let lin = program.lin;
        let weights = weights(lin);
        for copy in &program.copies {
            let (inst, ends) = (copy.inst, copy.ends);
            let items = &program.items[program.items_of(copy.step)];
            let node_of = |uses: bool| items.iter().find(|i| i.access.is_use() == uses).map(|i| i.node);
            let end = |half: Half, uses: bool| match half {
                Half::Column => node_of(uses).and_then(&web).map(End::Web),
                Half::Fixed(preg) => Some(End::Fixed(preg)),
                Half::Slot(slot) => Some(End::Slot(slot)),
            };
            let (Some(from), Some(to)) = (end(ends.from, true), end(ends.to, false)) else {
                continue;
            };
            let weight = weights[lin.insts[inst].block];
            self.hint(from, to, 0, weight);
            if let (End::Web(from), End::Web(to)) = (from, to) {
                self.transfers.push(Transfer {
                    from: (from, 0),
                    to: (to, 0),
                    width: ends.width,
                    point: 2 * copy.step + 1,
                    weight,
                });
            }
            let list = if copy.after {
                &mut self.after
            } else {
                &mut self.before
            };
            let width = ends.width;
            list.push(inst, WebCopy { from, to, width });
        }
    }

    /// Notes that `a` had better be where `b` is, `delta` units further on.
    fn hint(&mut self, a: End, b: End, delta: i16, weight: u32) {
        for (this, end, delta) in [(a, b, delta), (b, a, -delta)] {
            if let (End::Web(web), End::Web(_) | End::Fixed(_)) = (this, end)
                && this != end
            {
                self.webs[web].hints.push(Hint { end, delta, weight });
            }
        }
    }

    /// Copies of the input: positions of definition and use among the operands.
    fn source_copies(&mut self, step_of: &[u32], lin: &Linear, copies: &[SourceCopy]) {
        let weights = weights(lin);
        for copy in copies {
            let (used, def) = (&lin.ops[copy.used], &lin.ops[copy.def]);
            let (Some(from), Some(to)) = (self.op_web[copy.used].expand(), self.op_web[copy.def].expand())
            else {
                continue;
            };
            let weight = weights[lin.insts[copy.inst].block];
            let delta = i16::from(def.part.start) - i16::from(used.part.start);
            self.hint(End::Web(from), End::Web(to), delta, weight);
            self.transfers.push(Transfer {
                from: (from, used.part.start),
                to: (to, def.part.start),
                width: def.part.width,
                point: 2 * step_of[copy.inst.index()] + 1,
                weight,
            });
        }
    }
}

/// Makes ranges ascending and disjoint. A tied pair meets without a gap; neighbours become one.
fn join(list: &mut Segments) {
    list.sort_unstable();
    list.dedup_by(|next, last| {
        let joins = next.0 <= last.1 + 1;
        if joins {
            last.1 = last.1.max(next.1);
        }
        joins
    });
}
