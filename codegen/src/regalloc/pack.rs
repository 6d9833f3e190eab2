//! Pack: gives places in the file to webs, dense from unit 0.
//!
//! What counts on a GPU is the highest register that a kernel touches, because it limits how many waves share a
//! processor. Pack therefore colours the pieces of values that regalloc2 produced ([`super::webs`]) anew. A web goes to
//! the lowest place, aligned for its width, whose units are free at all points of the web; a place that makes a copy vanish
//! is preferred if it does not raise the highest register. The order matters, so several are tried, and the result
//! with the fewest units, then the cheapest copies, wins:
//!
//! - widest first, then by first point: singles fill what tuples leave;
//! - by first point only: for values of one width in dominance order this needs no more than what is live at once;
//! - widest first, then longest first.
//!
//! Occupancy is kept per point, in chunks of 64 points with two summaries, so asking or filling a long segment costs a
//! step per chunk.
//!
//! Cost: orders times (sum of segment lengths / 64 + webs log webs).

use super::adapter::Windows;
use super::banks::{Bank, Banks};
use super::coalesce::{Shape, Shapes};
use super::util::UnitSet;
use super::webs::{End, Segments, Web, Webs};
use crate::machine::RegFileInfo;
use cranelift_entity::{EntityRef, SecondaryMap};
use std::cmp::Reverse;

/// A place for every web.
#[derive(Clone, Debug)]
pub(super) struct Packing {
    pub place: SecondaryMap<Web, u16>,
    /// One more than the highest unit used, extra registers not counted.
    pub units: u16,
    /// Weight of the copies that stay.
    pub copies: u64,
}

const CHUNK: u32 = 64;

/// Points that a short web has at most.
const SHORT: u32 = 32;

/// Which units are taken at which points.
struct Occupancy {
    points: Vec<UnitSet>,
    /// Taken at every point of a chunk; not repeated in `points`.
    full: Vec<UnitSet>,
    /// Taken at some point of a chunk.
    any: Vec<UnitSet>,
}

impl Occupancy {
    fn new(points: u32) -> Occupancy {
        let chunks = points.div_ceil(CHUNK) as usize;
        Occupancy {
            points: vec![UnitSet::default(); points as usize],
            full: vec![UnitSet::default(); chunks],
            any: vec![UnitSet::default(); chunks],
        }
    }

    /// Calls back with each chunk of a segment: the chunk, and the points if it is not covered wholly.
    fn chunks(segment: (u32, u32), mut visit: impl FnMut(usize, Option<std::ops::Range<usize>>)) {
        let (from, to) = segment;
        let mut at = from;
        while at <= to {
            let chunk = at / CHUNK;
            let end = ((chunk + 1) * CHUNK - 1).min(to);
            let whole = at == chunk * CHUNK && end == (chunk + 1) * CHUNK - 1;
            visit(chunk as usize, (!whole).then_some(at as usize..end as usize + 1));
            at = end + 1;
        }
    }

    /// Units taken at some point of the segments.
    fn taken(&self, segments: &[(u32, u32)]) -> UnitSet {
        let mut set = UnitSet::default();
        for &segment in segments {
            Occupancy::chunks(segment, |chunk, points| match points {
                None => set.or(self.any[chunk]),
                Some(points) => {
                    set.or(self.full[chunk]);
                    for &point in &self.points[points] {
                        set.or(point);
                    }
                }
            });
        }
        set
    }

    fn take(&mut self, segments: &[(u32, u32)], units: UnitSet) {
        for &segment in segments {
            Occupancy::chunks(segment, |chunk, points| {
                self.any[chunk].or(units);
                match points {
                    None => self.full[chunk].or(units),
                    Some(points) => self.points[points].iter_mut().for_each(|p| p.or(units)),
                }
            });
        }
    }
}

/// The rules of a file that placing follows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rules<'a> {
    pub info: &'a RegFileInfo,
    /// First unit that may be used.
    pub base: u16,
    /// One more than the last unit that may be used.
    pub limit: u16,
    /// Whether registers outside the numbered units may be used.
    pub extra: bool,
    /// Units that hold no value.
    pub reserved: UnitSet,
}

impl Rules<'_> {
    pub fn align(&self, width: u8) -> u16 {
        let align = self
            .info
            .widths
            .iter()
            .find(|&&(w, _)| w == width)
            .map_or(1, |&(_, a)| a);
        u16::from(align.max(1))
    }

    /// The places for a shape's first unit as far as the rules go: numbered ones, and extra registers for a web alone.
    fn places(&self, shape: &Shape) -> UnitSet {
        let end = (self.limit + 1).saturating_sub(shape.width);
        if end <= self.base {
            return UnitSet::default();
        }
        UnitSet::range(self.base, end - self.base).and(UnitSet::periodic(shape.residues))
    }

    fn extra_places(&self, shape: &Shape) -> impl Iterator<Item = u16> {
        let alone = self.extra && shape.members.len() == 1;
        let fits = self
            .info
            .extra
            .iter()
            .filter(move |e| alone && u16::from(e.1) == shape.width);
        fits.map(|e| e.0)
    }
}

#[derive(Clone, Copy)]
enum Order {
    WidestThenFirst,
    First,
    WidestThenLongest,
}

/// Points from which on a function is large: then the first packing that is nearly as dense as can be is taken.
const LARGE: u32 = 8192;

/// The best packing of several orders, or `None` if none stays within the limit. `floor` is a number of units that cannot
/// be undercut: reaching it ends the search.
pub(super) fn pack(webs: &Webs, rules: Rules<'_>, floor: u16) -> Option<Packing> {
    let enough = if webs.points < LARGE {
        floor
    } else {
        floor + floor / 16 + 2
    };
    let mut best: Option<Packing> = None;
    let coalesced = Shapes::coalesced(webs, rules);
    let joined = coalesced.shapes.len() < webs.webs.values().filter(|data| data.fixed.is_none()).count();
    for plain in [false, true] {
        if plain && !joined {
            break;
        }
        let shapes = if plain {
            &Shapes::plain(webs, rules)
        } else {
            &coalesced
        };
        for order in [Order::WidestThenFirst, Order::First, Order::WidestThenLongest] {
            let Some(packing) = greedy(webs, shapes, rules, order) else {
                continue;
            };
            let better = best
                .as_ref()
                .is_none_or(|b| (packing.units, packing.copies) < (b.units, b.copies));
            if better {
                best = Some(packing);
            }
            if best.as_ref().is_some_and(|b| b.units <= enough) {
                return best;
            }
        }
    }
    best
}

fn fixed_first(webs: &Webs, occupancy: &mut Occupancy, place: &mut SecondaryMap<Web, u16>) {
    for (web, data) in &webs.webs {
        if let Some(unit) = data.fixed {
            place[web] = unit;
            occupancy.take(data.segments(0), UnitSet::range(unit, 1));
        }
    }
}

/// Places at which a shape would meet something, or a unit that is reserved.
fn blocked(occupancy: &Occupancy, units: &[Segments], width: u16, reserved: UnitSet) -> UnitSet {
    let mut blocked = UnitSet::default();
    match units {
        [alike] => {
            let mut taken = occupancy.taken(alike);
            taken.or(reserved);
            (0..width).for_each(|unit| blocked.or(taken.down(unit)));
        }
        _ => {
            for (unit, list) in units.iter().enumerate() {
                let mut taken = occupancy.taken(list);
                taken.or(reserved);
                blocked.or(taken.down(unit as u16));
            }
        }
    }
    blocked
}

fn take(occupancy: &mut Occupancy, units: &[Segments], at: u16, width: u16) {
    match units {
        [alike] => occupancy.take(alike, UnitSet::range(at, width)),
        _ => {
            for (unit, list) in units.iter().enumerate() {
                occupancy.take(list, UnitSet::range(at + unit as u16, 1));
            }
        }
    }
}

fn greedy(webs: &Webs, shapes: &Shapes, rules: Rules<'_>, order: Order) -> Option<Packing> {
    let mut occupancy = Occupancy::new(webs.points);
    let mut place: SecondaryMap<Web, u16> = SecondaryMap::with_default(u16::MAX);
    place.resize(webs.webs.len());
    fixed_first(webs, &mut occupancy, &mut place);
    let mut list: Vec<&Shape> = shapes.shapes.iter().collect();
    // Values with a fixed register at hand choose before others can take it.
    match order {
        Order::WidestThenFirst => list.sort_by_key(|s| (!s.fixed, Reverse(s.width), s.start)),
        Order::First => list.sort_by_key(|s| (!s.fixed, s.start, Reverse(s.width))),
        Order::WidestThenLongest => list.sort_by_key(|s| (!s.fixed, Reverse(s.width), Reverse(s.length))),
    }
    let mut high = rules.base;
    let mut wishes: Vec<(u16, u32)> = Vec::new();
    for shape in list {
        let free = blocked(&occupancy, &shape.units, shape.width, rules.reserved).not();
        let places = free.and(rules.places(shape));
        let mut extra = rules.extra_places(shape).filter(|&at| free.contains(at));
        wishes.clear();
        for hint in &shape.hints {
            let there = match hint.end {
                End::Web(other) => place[other],
                End::Fixed(preg) => preg.first,
                End::Slot(_) => continue,
            };
            let Some(wish) = there.checked_add_signed(hint.delta).filter(|_| there != u16::MAX) else {
                continue;
            };
            let is_extra = || {
                rules
                    .extra_places(shape)
                    .any(|at| at == wish && free.contains(at))
            };
            if !places.contains(wish) && !is_extra() {
                continue;
            }
            match wishes.iter_mut().find(|w| w.0 == wish) {
                Some(found) => found.1 += hint.weight,
                None => wishes.push((wish, hint.weight)),
            }
        }
        // Extra registers come first for short webs and last for others: they are worth most to values that come and go,
        // such as conditions.
        let lowest = if shape.length <= SHORT {
            extra.next().or_else(|| places.lowest())
        } else {
            places.lowest().or_else(|| extra.next())
        };
        // A wish may raise the highest register only as far as the lowest free place does.
        let bound = high.max(lowest.map_or(rules.limit, |l| l + shape.width));
        let inside = |at: u16| at + shape.width <= bound || at >= rules.info.units;
        let wish = wishes
            .iter()
            .filter(|w| inside(w.0))
            .max_by_key(|w| (w.1, Reverse(w.0)))
            .map(|w| w.0);
        let at = wish.or(lowest)?;
        for &(web, offset) in &shape.members {
            place[web] = at + offset;
        }
        take(&mut occupancy, &shape.units, at, shape.width);
        if at < rules.info.units {
            high = high.max(at + shape.width);
        }
    }
    Some(Packing {
        units: highest(webs, rules, &place),
        copies: copies_left(webs, &place),
        place,
    })
}

/// The lowest free place of a width.
fn lowest(rules: Rules<'_>, width: u8, taken: UnitSet) -> Option<u16> {
    let (units, align) = (u16::from(width), rules.align(width));
    let first = rules.base.next_multiple_of(align);
    let mut places = (first..rules.limit)
        .step_by(usize::from(align))
        .take_while(|at| at + units <= rules.limit);
    places.find(|&at| !taken.meets(UnitSet::range(at, units)))
}

fn highest(webs: &Webs, rules: Rules<'_>, place: &SecondaryMap<Web, u16>) -> u16 {
    webs.webs
        .iter()
        .filter(|&(web, _)| place[web] < rules.info.units)
        .map(|(web, data)| place[web] + u16::from(data.width))
        .max()
        .unwrap_or(0)
}

fn copies_left(webs: &Webs, place: &SecondaryMap<Web, u16>) -> u64 {
    let stay = webs
        .transfers
        .iter()
        .filter(|t| place[t.from.0] + u16::from(t.from.1) != place[t.to.0] + u16::from(t.to.1));
    let mut sum: u64 = stay.map(|t| u64::from(t.weight) * u64::from(t.width)).sum();
    for (web, data) in &webs.webs {
        for hint in &data.hints {
            if let End::Fixed(preg) = hint.end
                && preg.first.checked_add_signed(hint.delta) != Some(place[web])
            {
                sum += u64::from(hint.weight) * u64::from(data.width);
            }
        }
    }
    sum
}

/// Places for columns side by side, clear of every unit that is fixed somewhere; `None` if they do not fit.
pub(super) fn windows(
    banks: &Banks,
    budget: &SecondaryMap<Bank, u16>,
    fixed: UnitSet,
    rules: Rules<'_>,
) -> Option<Windows> {
    let mut taken = fixed;
    taken.or(rules.reserved);
    let mut starts = vec![Vec::new(); banks.banks.len()];
    // Banks come widest first, which keeps alignment gaps few.
    for (bank, data) in &banks.banks {
        for _ in 0..=budget[bank] {
            let at = lowest(rules, data.width, taken)?;
            taken.or(UnitSet::range(at, u16::from(data.width)));
            starts[bank.index()].push(at);
        }
    }
    Some(Windows { starts })
}

/// Puts every web into its column's window. `None` if a fixed register is in the way.
pub(super) fn columns(webs: &Webs, rules: Rules<'_>, column_place: &[u16]) -> Option<Packing> {
    let mut occupancy = Occupancy::new(webs.points);
    let mut place: SecondaryMap<Web, u16> = SecondaryMap::with_default(u16::MAX);
    place.resize(webs.webs.len());
    fixed_first(webs, &mut occupancy, &mut place);
    for (web, data) in &webs.webs {
        if data.fixed.is_some() {
            continue;
        }
        let at = *column_place.get(data.column)?;
        if blocked(&occupancy, &data.units, data.width.into(), UnitSet::default()).contains(at) {
            return None;
        }
        take(&mut occupancy, &data.units, at, data.width.into());
        place[web] = at;
    }
    Some(Packing {
        units: highest(webs, rules, &place),
        copies: copies_left(webs, &place),
        place,
    })
}
