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

/// Which of the first `64 * W` units are taken at which points.
struct Occupancy<const W: usize> {
    points: Vec<[u64; W]>,
    /// Taken at every point of a chunk; not repeated in `points`.
    full: Vec<[u64; W]>,
    /// Taken at some point of a chunk.
    any: Vec<[u64; W]>,
}

fn add<const W: usize>(set: &mut [u64; W], more: &[u64; W]) {
    set.iter_mut().zip(more).for_each(|(a, b)| *a |= b);
}

impl<const W: usize> Occupancy<W> {
    fn new(points: u32) -> Occupancy<W> {
        let chunks = points.div_ceil(CHUNK) as usize;
        Occupancy {
            points: vec![[0; W]; points as usize],
            full: vec![[0; W]; chunks],
            any: vec![[0; W]; chunks],
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
        let mut set = [0; W];
        for &segment in segments {
            Self::chunks(segment, |chunk, points| match points {
                None => add(&mut set, &self.any[chunk]),
                Some(points) => {
                    add(&mut set, &self.full[chunk]);
                    for point in &self.points[points] {
                        add(&mut set, point);
                    }
                }
            });
        }
        UnitSet::of_words(set)
    }

    fn take(&mut self, segments: &[(u32, u32)], units: UnitSet) {
        let units = units.words();
        for &segment in segments {
            Self::chunks(segment, |chunk, points| {
                add(&mut self.any[chunk], &units);
                match points {
                    None => add(&mut self.full[chunk], &units),
                    Some(points) => self.points[points].iter_mut().for_each(|p| add(p, &units)),
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

/// What came of packing.
pub(super) enum Packed {
    /// The best packing of several orders.
    Best(Packing),
    /// None stays within the limit.
    Full,
    /// None that stays within the limit takes as few units as are wanted.
    Above,
}

/// The best packing of several orders. `floor` is a number of units that cannot be undercut: reaching it ends the search. An order that is seen to take
/// more than `wanted` units ends there.
pub(super) fn pack(webs: &Webs, rules: Rules<'_>, floor: u16, wanted: u16) -> Packed {
    let enough = if webs.points < LARGE {
        floor
    } else {
        floor + floor / 16 + 2
    };
    let mut best: Option<Packing> = None;
    let mut above = false;
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
            let known = best.as_ref().map_or(wanted, |b| b.units.min(wanted));
            let packing = match in_order(webs, shapes, rules, order, (floor, known)) {
                Ok(packing) => packing,
                Err(Stop::Full) => continue,
                Err(Stop::Known) => {
                    above = true;
                    continue;
                }
            };
            let better = best
                .as_ref()
                .is_none_or(|b| (packing.units, packing.copies) < (b.units, b.copies));
            if better {
                best = Some(packing);
            }
            if let Some(packing) = best.take_if(|b| b.units <= enough) {
                return Packed::Best(packing);
            }
        }
    }
    match best {
        Some(packing) => Packed::Best(packing),
        None if above => Packed::Above,
        None => Packed::Full,
    }
}

/// One order's packing, if it has a place for all and takes no more than `known` units. Most functions need few units at once, at least `floor`: while that
/// is so, only the first ones are looked at.
fn in_order(
    webs: &Webs,
    shapes: &Shapes,
    rules: Rules<'_>,
    order: Order,
    (floor, known): (u16, u16),
) -> Result<Packing, Stop> {
    // With registers outside the numbered ones a web may choose between these and a high unit.
    let extra = rules.info.extra.iter().filter(|_| rules.extra);
    let outside = extra.map(|&(first, width)| first + u16::from(width)).max();
    let most = outside.unwrap_or(0).max(rules.limit);
    let enough = |units: u16| most <= units || outside.is_none() && floor + floor / 8 + 4 <= units;
    let within = |units: u16| Rules {
        limit: rules.limit.min(units),
        ..rules
    };
    let narrow = match () {
        () if enough(64) => greedy::<1>(webs, shapes, within(64), order, known),
        () if enough(128) => greedy::<2>(webs, shapes, within(128), order, known),
        () => Err(Stop::Full),
    };
    match narrow {
        Err(Stop::Full) => greedy::<4>(webs, shapes, rules, order, known),
        narrow => narrow,
    }
}

/// Why an order has no packing.
enum Stop {
    /// A shape has no place.
    Full,
    /// It takes more units than another one, or than are wanted.
    Known,
}

fn fixed_first<const W: usize>(
    webs: &Webs,
    occupancy: &mut Occupancy<W>,
    place: &mut SecondaryMap<Web, u16>,
) {
    for (web, data) in &webs.webs {
        if let Some(unit) = data.fixed {
            place[web] = unit;
            occupancy.take(data.segments(0), UnitSet::range(unit, 1));
        }
    }
}

/// Places at which a shape would meet something, or a unit that is reserved.
fn blocked<const W: usize>(
    occupancy: &Occupancy<W>,
    units: &[Segments],
    width: u16,
    reserved: UnitSet,
) -> UnitSet {
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

fn take<const W: usize>(occupancy: &mut Occupancy<W>, units: &[Segments], at: u16, width: u16) {
    match units {
        [alike] => occupancy.take(alike, UnitSet::range(at, width)),
        _ => {
            for (unit, list) in units.iter().enumerate() {
                occupancy.take(list, UnitSet::range(at + unit as u16, 1));
            }
        }
    }
}

/// Packs in an order, and stops where it is seen to take more than `known` units.
fn greedy<const W: usize>(
    webs: &Webs,
    shapes: &Shapes,
    rules: Rules<'_>,
    order: Order,
    known: u16,
) -> Result<Packing, Stop> {
    let mut occupancy = Occupancy::<W>::new(webs.points);
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
        let at = wish.or(lowest).ok_or(Stop::Full)?;
        for &(web, offset) in &shape.members {
            place[web] = at + offset;
        }
        take(&mut occupancy, &shape.units, at, shape.width);
        if at < rules.info.units {
            high = high.max(at + shape.width);
            if high > known {
                return Err(Stop::Known);
            }
        }
    }
    Ok(Packing {
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
    let mut occupancy = Occupancy::<4>::new(webs.points);
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

#[cfg(test)]
mod tests {
    use super::*;

    /// So many segments, from a fixed seed: mostly short ones, some over several chunks.
    fn segments(count: u32) -> Vec<(u32, u32)> {
        let mut state = 1u32;
        let mut random = |below: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) % below
        };
        let mut list = Vec::new();
        for number in 0..count {
            let from = random(900);
            let length = random(if number % 4 == 0 { 300 } else { 8 });
            list.push((from, (from + length).min(999)));
        }
        list
    }

    /// What is taken, point by point, and what each occupancy says of it.
    fn compare<const W: usize>() {
        let mut occupancy = Occupancy::<W>::new(1000);
        let mut points = vec![UnitSet::default(); 1000];
        for (number, segment) in segments(200).into_iter().enumerate() {
            let mut expected = UnitSet::default();
            for point in &points[segment.0 as usize..=segment.1 as usize] {
                expected.or(*point);
            }
            let seen = expected.and(UnitSet::range(0, 64 * W as u16));
            let taken = occupancy.taken(&[segment]);
            assert!(
                (0..256).all(|unit| taken.contains(unit) == seen.contains(unit)),
                "{number}"
            );
            let units = UnitSet::range(7 * number as u16 % 250, 1 + number as u16 % 4);
            occupancy.take(&[segment], units);
            for point in &mut points[segment.0 as usize..=segment.1 as usize] {
                point.or(units);
            }
        }
    }

    #[test]
    fn occupancy_of_the_first_units_is_that_of_all() {
        compare::<1>();
        compare::<2>();
        compare::<4>();
    }
}
