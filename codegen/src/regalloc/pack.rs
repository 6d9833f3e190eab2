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

use super::adapter::{Banks, Windows};
use super::util::{MAX_UNITS, UnitSet};
use super::webs::{End, Web, WebData, Webs};
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
    fn align(&self, width: u8) -> u16 {
        let align = self
            .info
            .widths
            .iter()
            .find(|&&(w, _)| w == width)
            .map_or(1, |&(_, a)| a);
        u16::from(align.max(1))
    }

    /// Whether a place is one that a web of this width may have.
    fn allows(&self, place: u16, width: u8) -> bool {
        let numbered = place >= self.base
            && place + u16::from(width) <= self.limit
            && place.is_multiple_of(self.align(width));
        numbered || (self.extra && self.info.extra.contains(&(place, width)))
    }
}

#[derive(Clone, Copy)]
enum Order {
    WidestThenFirst,
    First,
    WidestThenLongest,
}

/// The best packing of several orders, or `None` if none stays within the limit. `floor` is a number of units that cannot
/// be undercut: reaching it ends the search.
pub(super) fn pack(webs: &Webs, rules: Rules<'_>, floor: u16) -> Option<Packing> {
    let mut best: Option<Packing> = None;
    for order in [Order::WidestThenFirst, Order::First, Order::WidestThenLongest] {
        let Some(packing) = greedy(webs, rules, order) else {
            continue;
        };
        let better = best
            .as_ref()
            .is_none_or(|b| (packing.units, packing.copies) < (b.units, b.copies));
        if better {
            best = Some(packing);
        }
        if best.as_ref().is_some_and(|b| b.units <= floor) {
            break;
        }
    }
    best
}

fn length(data: &WebData) -> u32 {
    data.segments.iter().map(|&(from, to)| to - from + 1).sum()
}

fn fixed_first(webs: &Webs, occupancy: &mut Occupancy, place: &mut SecondaryMap<Web, u16>) {
    for (web, data) in &webs.webs {
        if let Some(unit) = data.fixed {
            place[web] = unit;
            occupancy.take(&data.segments, UnitSet::range(unit, 1));
        }
    }
}

fn greedy(webs: &Webs, rules: Rules<'_>, order: Order) -> Option<Packing> {
    let mut occupancy = Occupancy::new(webs.points);
    let mut place: SecondaryMap<Web, u16> = SecondaryMap::with_default(u16::MAX);
    fixed_first(webs, &mut occupancy, &mut place);
    let mut list: Vec<Web> = webs
        .webs
        .keys()
        .filter(|&w| webs.webs[w].fixed.is_none())
        .collect();
    let first = |web: Web| webs.webs[web].segments.first().map_or(0, |s| s.0);
    // Values with a fixed register at hand choose before others can take it.
    let free = |web: Web| !webs.webs[web].hints.iter().any(|h| matches!(h.0, End::Fixed(_)));
    let width = |web: Web| Reverse(webs.webs[web].width);
    match order {
        Order::WidestThenFirst => list.sort_by_key(|&w| (free(w), width(w), first(w))),
        Order::First => list.sort_by_key(|&w| (free(w), first(w), width(w))),
        Order::WidestThenLongest => {
            list.sort_by_key(|&w| (free(w), width(w), Reverse(length(&webs.webs[w]))))
        }
    }
    let mut high = rules.base;
    let mut wishes: Vec<(u16, u32)> = Vec::new();
    for web in list {
        let data = &webs.webs[web];
        let mut taken = occupancy.taken(&data.segments);
        taken.or(rules.reserved);
        let width = u16::from(data.width);
        let free = |at: u16| !taken.meets(UnitSet::range(at, width));
        wishes.clear();
        for &(end, weight) in &data.hints {
            let wish = match end {
                End::Web(other) => place[other],
                End::Fixed(preg) => preg.first,
                End::Slot(_) => continue,
            };
            if wish == u16::MAX || wish + width > MAX_UNITS || !rules.allows(wish, data.width) || !free(wish)
            {
                continue;
            }
            match wishes.iter_mut().find(|w| w.0 == wish) {
                Some(found) => found.1 += weight,
                None => wishes.push((wish, weight)),
            }
        }
        let lowest = lowest(rules, data.width, taken, length(data) <= SHORT);
        // A wish may raise the highest register only as far as the lowest free place does.
        let bound = high.max(lowest.map_or(rules.limit, |l| l + width));
        let inside = |at: u16| at + width <= bound || at >= rules.info.units;
        let wish = wishes
            .iter()
            .filter(|w| inside(w.0))
            .max_by_key(|w| (w.1, Reverse(w.0)))
            .map(|w| w.0);
        let at = wish.or(lowest)?;
        place[web] = at;
        occupancy.take(&data.segments, UnitSet::range(at, width));
        if at < rules.info.units {
            high = high.max(at + width);
        }
    }
    Some(Packing {
        units: highest(webs, rules, &place),
        copies: copies_left(webs, &place),
        place,
    })
}

/// The lowest free place of a width. Extra registers of just that width come first for short webs, and last for others: an
/// extra register is worth most to values that come and go, such as conditions.
fn lowest(rules: Rules<'_>, width: u8, taken: UnitSet, short: bool) -> Option<u16> {
    let (units, align) = (u16::from(width), rules.align(width));
    let extra = || {
        let list = rules.info.extra.iter().filter(|e| rules.extra && e.1 == width);
        list.map(|e| e.0)
            .find(|&first| !taken.meets(UnitSet::range(first, units)))
    };
    let numbered = || {
        let first = rules.base.next_multiple_of(align);
        let mut places = (first..rules.limit)
            .step_by(usize::from(align))
            .take_while(|at| at + units <= rules.limit);
        places.find(|&at| !taken.meets(UnitSet::range(at, units)))
    };
    if short {
        extra().or_else(numbered)
    } else {
        numbered().or_else(extra)
    }
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
    let mut sum = 0;
    for (web, data) in &webs.webs {
        for &(end, weight) in &data.hints {
            let other = match end {
                // Each pair of webs is seen from both sides; count it once.
                End::Web(other) if other > web => place[other],
                End::Fixed(preg) => preg.first,
                _ => continue,
            };
            if other != place[web] {
                sum += u64::from(weight);
            }
        }
    }
    sum
}

/// Places for columns side by side, clear of every unit that is fixed somewhere; `None` if they do not fit.
pub(super) fn windows(
    banks: &Banks,
    budget: &SecondaryMap<super::adapter::Bank, u16>,
    fixed: UnitSet,
    rules: Rules<'_>,
) -> Option<Windows> {
    let mut taken = fixed;
    taken.or(rules.reserved);
    let mut starts = vec![Vec::new(); banks.banks.len()];
    let inner = Rules {
        extra: false,
        ..rules
    };
    // Banks come widest first, which keeps alignment gaps few.
    for (bank, data) in &banks.banks {
        for _ in 0..=budget[bank] {
            let at = lowest(inner, data.width, taken, false)?;
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
    fixed_first(webs, &mut occupancy, &mut place);
    for (web, data) in &webs.webs {
        if data.fixed.is_some() {
            continue;
        }
        let at = *column_place.get(data.column)?;
        let units = UnitSet::range(at, u16::from(data.width));
        if occupancy.taken(&data.segments).meets(units) {
            return None;
        }
        occupancy.take(&data.segments, units);
        place[web] = at;
    }
    Some(Packing {
        units: highest(webs, rules, &place),
        copies: copies_left(webs, &place),
        place,
    })
}
