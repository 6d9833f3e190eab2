//! Groups of webs that Pack places together, so that the copies between them vanish.
//!
//! A copy from web to web, whole or of some units of a tuple, vanishes if both ends come to one place. [`Shapes::coalesced`] joins
//! webs along their copies, the most frequent first, as long as nothing in the joined *shape* is in the way of anything else:
//! a value that becomes a part of a tuple is then computed right where the tuple will be. A shape has a fixed distance from
//! member to member, so it is placed like a tuple that is taken at different times at different units.
//!
//! Two members may be live at the same place at once if they hold the same value there:
//!
//! - the *source* of a unit that has one definition, which is a copy, is the unit that the copy reads; its *root* is the end of
//!   the chain of sources;
//! - a unit is *faithful* if no definition of its root lies within the points at which it, or a unit on its chain, is taken;
//! - then it holds what its root was last given, wherever it is live, and so do all faithful units with that root.
//!
//! Cost: copies times the stretches of the shapes they join, of which a shape has at most [`MAX_STRETCHES`].

use super::pack::Rules;
use super::util::UnionFind;
use super::webs::{Definition, End, Hint, Segments, Web, WebData, Webs};
use crate::maps::sized;
use cranelift_entity::{EntityRef, SecondaryMap};
use rustc_hash::FxHashMap;
use smallvec::{SmallVec, smallvec};
use std::cmp::Reverse;

/// Units that a shape has at most.
const MAX_SPAN: i32 = 24;
/// Stretches of one unit of a shape that is still joined with others.
const MAX_STRETCHES: usize = 256;
/// Copies that are followed to find where a value came from.
const MAX_CHAIN: usize = 8;
/// Alignments are divisors of this.
const PERIOD: u16 = 16;

/// Webs with fixed distances.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    pub width: u16,
    /// When each unit is taken: one list per unit, or one for all if they are alike.
    pub units: SmallVec<[Segments; 1]>,
    /// The webs, each with its first unit.
    pub members: SmallVec<[(Web, u16); 2]>,
    /// Bit `n` is set if the first unit may be at a place that is `n` modulo 16.
    pub residues: u16,
    /// Wishes for the place of the first unit.
    pub hints: Vec<Hint>,
    /// The first point.
    pub start: u32,
    /// Points at which some unit is taken.
    pub length: u32,
    /// Weight of the copies to and from fixed registers.
    pub fixed: bool,
}

/// All webs that have no fixed place.
#[derive(Clone, Debug, Default)]
pub(super) struct Shapes {
    pub shapes: Vec<Shape>,
}

fn residues(rules: Rules<'_>, width: u8, offset: u16) -> u16 {
    let align = rules.align(width);
    if align == 1 {
        return u16::MAX;
    }
    (0..PERIOD)
        .filter(|place| (place + offset).is_multiple_of(align))
        .map(|place| 1 << place)
        .sum()
}

impl Shape {
    /// That of a web alone.
    fn plain(web: Web, data: &WebData, rules: Rules<'_>) -> Shape {
        Shape {
            width: data.width.into(),
            units: data.units.clone(),
            members: smallvec![(web, 0)],
            residues: residues(rules, data.width, 0),
            hints: data.hints.clone(),
            start: data.start(),
            length: data.length(),
            fixed: data.hints.iter().any(|h| matches!(h.end, End::Fixed(_))),
        }
    }
}

impl Shapes {
    /// One shape per web.
    pub fn plain(webs: &Webs, rules: Rules<'_>) -> Shapes {
        let free = webs.webs.iter().filter(|(_, data)| data.fixed.is_none());
        Shapes {
            shapes: free.map(|(web, data)| Shape::plain(web, data, rules)).collect(),
        }
    }

    /// Webs joined along their copies.
    pub fn coalesced(webs: &Webs, rules: Rules<'_>) -> Shapes {
        let mut joiner = Joiner::new(webs, rules);
        let mut order: Vec<usize> = (0..webs.transfers.len()).collect();
        order.sort_by_key(|&at| Reverse(webs.transfers[at].weight));
        for at in order {
            joiner.join(&webs.transfers[at]);
        }
        joiner.finish()
    }
}

/// A unit of a web.
type UnitIndex = u32;

const NO_ROOT: UnitIndex = UnitIndex::MAX;

/// A time at which a unit of a shape is taken, and by what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Taken {
    from: u32,
    to: u32,
    unit: UnitIndex,
}

/// A shape of several webs that is growing.
#[derive(Clone, Debug)]
struct Growing {
    /// Stretches of each unit, by first point.
    units: Vec<Vec<Taken>>,
    members: Vec<(Web, i32)>,
    residues: u16,
}

struct Joiner<'a> {
    webs: &'a Webs,
    /// First unit index of each web.
    first: SecondaryMap<Web, UnitIndex>,
    /// Number of units.
    units: usize,
    /// Where the definitions of each unit begin in [`Webs::definitions`], and the end.
    definitions: Vec<u32>,
    /// The root of each unit that is faithful, or [`NO_ROOT`].
    roots: Vec<UnitIndex>,
    sets: UnionFind,
    /// By representative of a set of webs; those that stand alone have none.
    growing: Vec<Option<Box<Growing>>>,
    rules: Rules<'a>,
    /// Unit of the shape at which a web begins.
    offset: SecondaryMap<Web, i32>,
}

impl<'a> Joiner<'a> {
    fn new(webs: &'a Webs, rules: Rules<'a>) -> Joiner<'a> {
        let mut first = sized(webs.webs.len());
        let mut count = 0;
        for (web, data) in &webs.webs {
            first[web] = count;
            count += UnitIndex::from(data.width);
        }
        let mut joiner = Joiner {
            webs,
            units: count as usize,
            definitions: Vec::with_capacity(count as usize + 1),
            roots: Vec::new(),
            sets: UnionFind::new(webs.webs.len()),
            growing: vec![None; webs.webs.len()],
            offset: sized(webs.webs.len()),
            first,
            rules,
        };
        joiner.find_definitions();
        joiner.find_roots();
        joiner
    }

    fn find_definitions(&mut self) {
        // They are sorted by webs and units, as the units are numbered.
        for (at, definition) in self.webs.definitions.iter().enumerate() {
            let unit = self.first[definition.web] + UnitIndex::from(definition.unit);
            while self.definitions.len() <= unit as usize {
                self.definitions.push(at as u32);
            }
        }
        let end = self.webs.definitions.len() as u32;
        self.definitions.resize(self.units + 1, end);
    }

    fn definitions(&self, unit: UnitIndex) -> &'a [Definition] {
        let [first, end] = [0, 1].map(|next| self.definitions[unit as usize + next] as usize);
        &self.webs.definitions[first..end]
    }

    fn find_roots(&mut self) {
        let mut written: FxHashMap<(UnitIndex, u32), UnitIndex> = FxHashMap::default();
        for transfer in &self.webs.transfers {
            for unit in 0..transfer.width {
                let to = self.first[transfer.to.0] + UnitIndex::from(transfer.to.1 + unit);
                let from = self.first[transfer.from.0] + UnitIndex::from(transfer.from.1 + unit);
                written.insert((to, transfer.point), from);
            }
        }
        let source = |unit: UnitIndex| match self.definitions(unit) {
            [only] => written.get(&(unit, only.point)).copied(),
            _ => None,
        };
        let mut chain = Vec::new();
        let mut roots = Vec::with_capacity(self.units);
        for (web, data) in &self.webs.webs {
            for number in 0..data.width {
                let unit = self.first[web] + UnitIndex::from(number);
                chain.clear();
                let mut root = unit;
                while let Some(next) = source(root).filter(|_| chain.len() < MAX_CHAIN) {
                    chain.push(root);
                    root = next;
                }
                // With the limit on chains the last one followed counts as a root, which is as good.
                let faithful = chain.iter().all(|&link| self.keeps(link, root));
                roots.push(if faithful { root } else { NO_ROOT });
            }
        }
        self.roots = roots;
    }

    /// Whether no definition of `root` lies where `unit` is taken.
    fn keeps(&self, unit: UnitIndex, root: UnitIndex) -> bool {
        let definitions = self.definitions(root);
        let web = self.web_of(unit);
        let number = unit - self.first[web];
        self.webs.webs[web]
            .segments(number as u8)
            .iter()
            .all(|&(from, to)| {
                let at = definitions.partition_point(|d| d.point < from);
                definitions.get(at).is_none_or(|d| d.point > to)
            })
    }

    /// Webs are numbered in the order of their units.
    fn web_of(&self, unit: UnitIndex) -> Web {
        let (mut low, mut high) = (0, self.webs.webs.len());
        while high - low > 1 {
            let middle = (low + high) / 2;
            if self.first[Web::new(middle)] <= unit {
                low = middle;
            } else {
                high = middle;
            }
        }
        Web::new(low)
    }

    fn alike(&self, a: UnitIndex, b: UnitIndex) -> bool {
        let root = self.roots[a as usize];
        root != NO_ROOT && root == self.roots[b as usize]
    }

    /// Whether something in one list is live together with something else in the other.
    fn conflict(&self, a: &[Taken], b: &[Taken]) -> bool {
        let (mut at, mut bt) = (a.iter().peekable(), b.iter().peekable());
        let (mut live_a, mut live_b): (Vec<Taken>, Vec<Taken>) = (Vec::new(), Vec::new());
        loop {
            let next_a = match (at.peek(), bt.peek()) {
                (Some(x), Some(y)) => x.from <= y.from,
                (Some(_), None) => true,
                (None, Some(_)) => false,
                (None, None) => return false,
            };
            let next = if next_a { at.next() } else { bt.next() };
            let Some(&next) = next else { return false };
            let (own, others) = if next_a {
                (&mut live_a, &mut live_b)
            } else {
                (&mut live_b, &mut live_a)
            };
            others.retain(|t| t.to >= next.from);
            if others.iter().any(|t| !self.alike(t.unit, next.unit)) {
                return true;
            }
            own.retain(|t| t.to >= next.from);
            own.push(next);
        }
    }

    /// A web as a shape of its own.
    fn alone(&self, web: Web) -> Growing {
        let data = &self.webs.webs[web];
        let unit = |unit: u8| {
            let taken = |&(from, to): &(u32, u32)| Taken {
                from,
                to,
                unit: self.first[web] + UnitIndex::from(unit),
            };
            data.segments(unit).iter().map(taken).collect()
        };
        Growing {
            units: (0..data.width).map(unit).collect(),
            members: vec![(web, 0)],
            residues: residues(self.rules, data.width, 0),
        }
    }

    /// Joins the ends of a copy if nothing is in the way.
    fn join(&mut self, copy: &super::webs::Transfer) {
        let webs = [copy.from.0, copy.to.0];
        if webs.iter().any(|&web| self.webs.webs[web].fixed.is_some()) {
            return;
        }
        let [a, b] = webs.map(|web| self.sets.find(web.index()));
        if a == b {
            return;
        }
        // Where the second shape begins, seen from the first.
        let shift =
            self.offset[copy.from.0] + i32::from(copy.from.1) - self.offset[copy.to.0] - i32::from(copy.to.1);
        for set in [a, b] {
            if self.growing[set].is_none() {
                self.growing[set] = Some(Box::new(self.alone(Web::new(set))));
            }
        }
        let (Some(one), Some(other)) = (&self.growing[a], &self.growing[b]) else {
            return;
        };
        let widths = [one, other].map(|growing| growing.units.len() as i32);
        let low = shift.min(0);
        let high = widths[0].max(shift + widths[1]);
        if high - low > MAX_SPAN {
            return;
        }
        // Both begin `-low` and `shift - low` units after the new first unit.
        let [residues_a, residues_b] = [(one, -low), (other, shift - low)]
            .map(|(growing, after)| growing.residues.rotate_right(after as u32 % 16));
        let residues = residues_a & residues_b;
        if residues == 0 {
            return;
        }
        for unit in shift.max(0)..widths[0].min(shift + widths[1]) {
            let of_a = &one.units[unit as usize];
            let of_b = &other.units[(unit - shift) as usize];
            if of_a.len() + of_b.len() > MAX_STRETCHES || self.conflict(of_a, of_b) {
                return;
            }
        }
        let (Some(one), Some(other)) = (self.growing[a].take(), self.growing[b].take()) else {
            return;
        };
        let mut new = Growing {
            units: vec![Vec::new(); (high - low) as usize],
            members: Vec::with_capacity(one.members.len() + other.members.len()),
            residues,
        };
        for (part, after) in [(one, -low), (other, shift - low)] {
            for (unit, list) in part.units.into_iter().enumerate() {
                let to = &mut new.units[unit + after as usize];
                if to.is_empty() {
                    *to = list;
                } else {
                    to.extend(list);
                    to.sort_unstable();
                }
            }
            for (web, offset) in part.members {
                self.offset[web] = offset + after;
                new.members.push((web, offset + after));
            }
        }
        self.sets.union(a, b);
        let set = self.sets.find(a);
        self.growing[set] = Some(Box::new(new));
    }

    fn finish(mut self) -> Shapes {
        let mut shapes = Shapes {
            shapes: Vec::with_capacity(self.growing.len()),
        };
        for ((web, data), growing) in self.webs.webs.iter().zip(self.growing) {
            let Some(growing) = growing else {
                // Fixed webs are no shapes; those that were joined are parts of others.
                if data.fixed.is_none() && self.sets.find(web.index()) == web.index() {
                    shapes.shapes.push(Shape::plain(web, data, self.rules));
                }
                continue;
            };
            let mut units: SmallVec<[Segments; 1]> = growing.units.iter().map(|list| flatten(list)).collect();
            let length = |list: &Segments| list.iter().map(|&(from, to)| to - from + 1).sum();
            let (starts, lengths) = (
                units.iter().filter_map(|list| list.first().map(|s| s.0)).min(),
                units.iter().map(length).max(),
            );
            let width = units.len() as u16;
            if units.iter().all(|list| *list == units[0]) {
                units.truncate(1);
            }
            let mut hints = Vec::new();
            for &(web, offset) in &growing.members {
                let inside =
                    |end: End| matches!(end, End::Web(other) if growing.members.iter().any(|m| m.0 == other));
                let own = &self.webs.webs[web].hints;
                hints.extend(
                    own.iter()
                        .filter(|h| own.len() > 16 || !inside(h.end))
                        .map(|h| Hint {
                            delta: h.delta - offset as i16,
                            ..*h
                        }),
                );
            }
            let fixed = hints.iter().any(|h| matches!(h.end, End::Fixed(_)));
            shapes.shapes.push(Shape {
                width,
                units,
                members: growing
                    .members
                    .iter()
                    .map(|&(web, at)| (web, at as u16))
                    .collect(),
                residues: growing.residues,
                hints,
                start: starts.unwrap_or(0),
                length: lengths.unwrap_or(0),
                fixed,
            });
        }
        shapes.shapes.sort_by_key(|shape| shape.members[0].0);
        shapes
    }
}

/// The points of sorted stretches, whoever takes them.
fn flatten(list: &[Taken]) -> Segments {
    let mut joined = Segments::with_capacity(list.len());
    for taken in list {
        match joined.last_mut() {
            Some(last) if taken.from <= last.1 + 1 => last.1 = last.1.max(taken.to),
            _ => joined.push((taken.from, taken.to)),
        }
    }
    joined
}
