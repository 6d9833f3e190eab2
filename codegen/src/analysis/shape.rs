//! Properly nested parts of the linearised order: conditionals, and loops with one exit and breaks.
//!
//! A machine that keeps a stack or a pointer per lane has instructions for these shapes, which take fewer steps than lane masks.
//! The analysis says where the [exit-last order](super::order) has them; nothing here knows a target. Blocks are named by
//! their position in the order.
//!
//! A **part** is an interval of positions in which the same lanes run from its start on: a side of a conditional, the body of a loop, or
//! what lies around all regions. A **region** is
//!
//! - a *conditional*: a block at which lanes part in two ways, with the part that follows it, perhaps the other part after that, and the place where
//!   all of them meet. It is entered through that block only.
//! - a *loop*: an interval whose last block sends lanes back into it or out of it, to the place right after. Other blocks may send lanes to that place
//!   (breaks), from conditionals in the loop, too. Lanes enter it together.
//! - a *block*: an interval that lanes leave from anywhere, in conditionals too, to the place right after (breaks), or out of the block around. Lanes enter it
//!   together, at its start, and all may go back to that. So loops whose last block only goes back are blocks, and what jumps over a join.
//!
//! Invariants: regions nest. A branch that all lanes take alike stays in its part, goes to its end or into a loop of it; so nobody but the lanes that wait
//! at ends of regions around is left behind. Everything else is no region, and neither is what it is part of; regions within it still are found.
//!
//! Cost: linear for each attempt; attempts stop when they have taken some multiple of the blocks.

/// How lanes leave a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaving {
    /// All alike.
    Together,
    /// In two ways.
    Apart,
    /// In a way that no region has.
    Otherwise,
}

/// A region, by its number.
pub type RegionId = usize;

/// What a region is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RegionKind {
    /// Lanes part at `head`; the second part begins at `other`, if there is one.
    Conditional {
        /// The block with the branch.
        head: u32,
        /// The start of the second part.
        other: Option<u32>,
    },
    /// Lanes go back from the last block.
    Loop,
    /// Lanes only leave it.
    Block,
}

/// A properly nested part of the order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    /// What it is.
    pub kind: RegionKind,
    /// Its first position; of a conditional, the one after the branch.
    pub first: u32,
    /// The position after it, where its lanes meet, or where the part around it ends.
    pub end: u32,
    /// The region whose part it lies in.
    pub parent: Option<RegionId>,
}

/// What a block at which lanes part does for the regions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It begins a conditional.
    Opens(RegionId),
    /// It is the last of a loop.
    Repeats(RegionId),
    /// Lanes leave a loop or block.
    Breaks(RegionId),
}

/// The regions of an order.
#[derive(Clone, Debug, Default)]
pub struct Shapes {
    /// Regions; outer ones come before those in them.
    pub regions: Vec<Region>,
    /// By position, what the branch is for.
    pub roles: Vec<Option<Role>>,
    parts: Vec<Part>,
    part_of: Vec<usize>,
}

#[derive(Clone, Copy, Debug)]
struct Part {
    region: Option<RegionId>,
    /// The part around its region.
    around: usize,
    low: u32,
    high: u32,
    /// Where lanes go that reach its end; `None` for bodies of loops and what is around everything.
    follow: Option<u32>,
    is_loop: bool,
    /// The region has this part only, and begins with it.
    is_whole: bool,
}

const WORLD: usize = 0;
const MAX_DEPTH: u32 = 100;
const WORK_PER_BLOCK: usize = 64;
/// Blocks in each other: what is a block is looked at twice.
const MAX_BLOCKS: u32 = 2;

impl Shapes {
    /// Finds the regions of an order: the distinct successors of each position, and how lanes leave it.
    pub fn new(succs: &[Vec<u32>], leaving: &[Leaving]) -> Shapes {
        let count = succs.len() as u32;
        let mut preds = vec![Vec::new(); succs.len()];
        let mut loops = vec![Vec::new(); succs.len()];
        for (from, targets) in (0..).zip(succs) {
            for &to in targets {
                preds[to as usize].push(from);
            }
            let top = targets.iter().copied().filter(|&to| to <= from).min();
            if let Some(top) = top {
                loops[top as usize].push(from);
            }
        }
        for list in &mut loops {
            list.sort_unstable_by(|a, b| b.cmp(a));
        }
        let world = Part {
            region: None,
            around: WORLD,
            low: 0,
            high: count,
            follow: None,
            is_loop: false,
            is_whole: false,
        };
        let mut parser = Parser {
            succs,
            leaving,
            preds,
            loops,
            shapes: Shapes {
                regions: Vec::new(),
                roles: vec![None; succs.len()],
                parts: vec![world],
                part_of: vec![WORLD; succs.len()],
            },
            fuel: succs.len() * WORK_PER_BLOCK + 1024,
            depth: 0,
            blocks: 0,
            seen: 0,
        };
        let mut at = 0;
        while at < count {
            let (regions, parts) = (parser.shapes.regions.len(), parser.shapes.parts.len());
            parser.seen = at as usize + 1;
            match parser.region_at(at, WORLD, &[]) {
                Some(Some(end)) if parser.is_closed(regions) => at = end,
                Some(None) => at += 1,
                _ => {
                    parser.forget(regions, parts, at);
                    at += 1;
                }
            }
        }
        parser.shapes
    }

    /// The region whose part a position lies in.
    pub fn region_of(&self, position: u32) -> Option<RegionId> {
        self.parts[self.part_of[position as usize]].region
    }

    /// The regions that lie in no other.
    pub fn outermost(&self) -> impl Iterator<Item = RegionId> + '_ {
        (0..self.regions.len()).filter(|&region| self.regions[region].parent.is_none())
    }
}

/// Out of loops and blocks, the innermost last: which, and where to.
type Exits<'e> = &'e [(RegionId, u32)];

/// The loop or block that a place is the way out of.
fn leaves(exits: Exits<'_>, to: u32) -> Option<RegionId> {
    let way = exits.iter().rev().find(|(_, outside)| *outside == to);
    way.map(|&(region, _)| region)
}

struct Parser<'a> {
    succs: &'a [Vec<u32>],
    leaving: &'a [Leaving],
    preds: Vec<Vec<u32>>,
    /// By the first position of a cycle, its last ones, the greatest first.
    loops: Vec<Vec<u32>>,
    shapes: Shapes,
    fuel: usize,
    depth: u32,
    /// Blocks around.
    blocks: u32,
    /// One more than the last position that was looked at.
    seen: usize,
}

impl Parser<'_> {
    fn forget(&mut self, regions: usize, parts: usize, from: u32) {
        self.shapes.regions.truncate(regions);
        self.shapes.parts.truncate(parts);
        // Nothing after was given a role.
        for position in from as usize..self.seen {
            self.shapes.roles[position] = None;
            self.shapes.part_of[position] = WORLD;
        }
    }

    fn burn(&mut self, work: u32) -> Option<()> {
        self.fuel = self.fuel.checked_sub(work as usize + 1)?;
        Some(())
    }

    /// The region that begins at a position of a part: `Some(None)` if there is none, `None` if there should be one.
    fn region_at(&mut self, at: u32, part: usize, exits: Exits<'_>) -> Option<Option<u32>> {
        let Part {
            low,
            high,
            is_loop,
            is_whole,
            ..
        } = self.shapes.parts[part];
        for index in 0..self.loops[at as usize].len() {
            let last = self.loops[at as usize][index];
            // The loop whose body this is, and those around it, begin here, too.
            if last >= high || is_whole && at == low && last + 1 == high {
                continue;
            }
            self.burn(last - at)?;
            let leaves = |from: u32| {
                let out = |&to: &u32| !(at..=last).contains(&to);
                self.leaving[from as usize] != Leaving::Together && self.succs[from as usize].iter().any(out)
            };
            if (at..=last).any(leaves) {
                let (regions, parts) = (self.shapes.regions.len(), self.shapes.parts.len());
                if let Some(end) = self.parse_loop(at, last, part) {
                    return Some(Some(end));
                }
                self.forget(regions, parts, at);
                if let Some(end) = self.block(at, last + 1, part, exits) {
                    return Some(Some(end));
                }
                self.forget(regions, parts, at);
                // A block that begins here may go back to its start.
                if is_whole && !is_loop && at == low {
                    continue;
                }
                return None;
            }
        }
        match self.leaving[at as usize] {
            Leaving::Together => {
                let left = match self.succs[at as usize][..] {
                    [to] if self.landing(part, to).is_none() => leaves(exits, to),
                    _ => None,
                };
                let Some(region) = left else { return Some(None) };
                self.shapes.roles[at as usize] = Some(Role::Breaks(region));
                self.shapes.part_of[at as usize] = part;
                Some(Some(at + 1))
            }
            Leaving::Otherwise => None,
            Leaving::Apart => {
                let targets = &self.succs[at as usize];
                let &[a, b] = &targets[..] else { return None };
                let (next, far) = (a.min(b), a.max(b));
                if next != at + 1 {
                    return None;
                }
                if let Some(region) = leaves(exits, far) {
                    self.shapes.roles[at as usize] = Some(Role::Breaks(region));
                    self.shapes.part_of[at as usize] = part;
                    return Some(Some(at + 1));
                }
                let (regions, parts) = (self.shapes.regions.len(), self.shapes.parts.len());
                if let Some(end) = self.conditional(at, far, part, exits) {
                    return Some(Some(end));
                }
                self.forget(regions, parts, at);
                self.block(at, at + 1, part, exits).map(Some)
            }
        }
    }

    /// Where a target of lanes lies for a part: in it, or its end.
    fn landing(&self, part: usize, target: u32) -> Option<u32> {
        let Part {
            low, high, follow, ..
        } = self.shapes.parts[part];
        if (low..high).contains(&target) {
            Some(target)
        } else {
            (follow == Some(target)).then_some(high)
        }
    }

    /// Places outside an interval that it leads to, besides the ways out of the loops and blocks around.
    fn outs(&self, low: u32, high: u32, exits: Exits<'_>) -> Vec<u32> {
        let mut outs: Vec<u32> = (low..high)
            .flat_map(|from| self.succs[from as usize].iter().copied())
            .filter(|&to| !(low..high).contains(&to) && leaves(exits, to).is_none())
            .collect();
        outs.sort_unstable();
        outs.dedup();
        outs
    }

    fn entered_from(&self, low: u32, high: u32, head: u32) -> bool {
        (low..high)
            .flat_map(|to| &self.preds[to as usize])
            .all(|from| (low..high).contains(from) || *from == head)
    }

    fn conditional(&mut self, head: u32, far: u32, part: usize, exits: Exits<'_>) -> Option<u32> {
        let middle = self.landing(part, far)?;
        let first = head + 1;
        if middle <= first {
            return None;
        }
        self.burn(middle - first)?;
        let outs = self.outs(first, middle, exits);
        let (other, join, end) = match outs[..] {
            [] => (None, far, middle),
            [join] if join == far => (None, far, middle),
            [join] if middle == far => {
                let end = self.landing(part, join)?;
                if end <= middle {
                    return None;
                }
                self.burn(end - middle)?;
                let rest = self.outs(middle, end, exits);
                if rest.iter().any(|&to| to != join) {
                    return None;
                }
                (Some(middle), join, end)
            }
            _ => return None,
        };
        let sides = [Some((first, middle)), other.map(|other| (other, end))];
        for (low, high) in sides.into_iter().flatten() {
            if !self.entered_from(low, high, head) {
                return None;
            }
        }
        let region = self.shapes.regions.len();
        self.shapes.regions.push(Region {
            kind: RegionKind::Conditional { head, other },
            first,
            end,
            parent: self.shapes.parts[part].region,
        });
        self.shapes.roles[head as usize] = Some(Role::Opens(region));
        self.shapes.part_of[head as usize] = part;
        for (low, high) in sides.into_iter().flatten() {
            self.part(
                Part {
                    region: Some(region),
                    around: part,
                    low,
                    high,
                    follow: Some(join),
                    is_loop: false,
                    is_whole: false,
                },
                exits,
            )?;
        }
        Some(end)
    }

    fn parse_loop(&mut self, first: u32, last: u32, part: usize) -> Option<u32> {
        if self.leaving[last as usize] != Leaving::Apart {
            return None;
        }
        let &[a, b] = &self.succs[last as usize][..] else {
            return None;
        };
        let (back, out) = (a.min(b), a.max(b));
        if !(first..=last).contains(&back) || self.landing(part, out) != Some(last + 1) {
            return None;
        }
        let region = self.shapes.regions.len();
        self.shapes.regions.push(Region {
            kind: RegionKind::Loop,
            first,
            end: last + 1,
            parent: self.shapes.parts[part].region,
        });
        self.part(
            Part {
                region: Some(region),
                around: part,
                low: first,
                high: last + 1,
                follow: None,
                is_loop: true,
                is_whole: true,
            },
            &[(region, out)],
        )?;
        Some(last + 1)
    }

    /// The block that begins at a position and goes to another one at least.
    fn block(&mut self, first: u32, least: u32, part: usize, exits: Exits<'_>) -> Option<u32> {
        let Part {
            low, high, is_whole, ..
        } = self.shapes.parts[part];
        if self.blocks >= MAX_BLOCKS {
            return None;
        }
        let (mut end, mut seen) = (least, first);
        while seen < end {
            self.burn(0)?;
            for &to in &self.succs[seen as usize] {
                if leaves(exits, to).is_some() {
                    continue;
                }
                let to = self.landing(part, to)?;
                if to < first {
                    return None;
                }
                // Going back to a place leaves that in.
                end = end.max(if to <= seen { seen + 1 } else { to });
            }
            seen += 1;
        }
        if is_whole && first == low && end == high {
            return None;
        }
        let outs = self.outs(first, end, exits);
        let &[out] = &outs[..] else { return None };
        let inside = |from: &u32| (first..end).contains(from);
        if end > high || !(first + 1..end).all(|to| self.preds[to as usize].iter().all(inside)) {
            return None;
        }
        let region = self.shapes.regions.len();
        self.shapes.regions.push(Region {
            kind: RegionKind::Block,
            first,
            end,
            parent: self.shapes.parts[part].region,
        });
        self.blocks += 1;
        let ways: Vec<_> = exits.iter().copied().chain([(region, out)]).collect();
        let found = self.part(
            Part {
                region: Some(region),
                around: part,
                low: first,
                high: end,
                follow: Some(out),
                is_loop: false,
                is_whole: true,
            },
            &ways,
        );
        self.blocks -= 1;
        found.map(|()| end)
    }

    /// Finds the regions of a part.
    fn part(&mut self, data: Part, exits: Exits<'_>) -> Option<()> {
        if self.depth >= MAX_DEPTH {
            return None;
        }
        self.depth += 1;
        let found = self.regions_of(data, exits);
        self.depth -= 1;
        found
    }

    fn regions_of(&mut self, data: Part, exits: Exits<'_>) -> Option<()> {
        let part = self.shapes.parts.len();
        self.shapes.parts.push(data);
        let mut at = data.low;
        while at < data.high {
            self.burn(0)?;
            self.seen = self.seen.max(at as usize + 1);
            if let (true, Some(region)) = (data.is_loop && at + 1 == data.high, data.region) {
                self.shapes.roles[at as usize] = Some(Role::Repeats(region));
                self.shapes.part_of[at as usize] = part;
                break;
            }
            match self.region_at(at, part, exits)? {
                Some(end) => at = end,
                None => {
                    self.shapes.part_of[at as usize] = part;
                    at += 1;
                }
            }
        }
        Some(())
    }

    /// Whether a place lies in a part, or in a loop of it.
    fn enters(&self, part: usize, to: u32) -> bool {
        let mut at = self.shapes.part_of[to as usize];
        loop {
            if at == part {
                return true;
            }
            let Part { around, is_whole, .. } = self.shapes.parts[at];
            if !is_whole {
                return false;
            }
            at = around;
        }
    }

    /// Whether every way in the regions from `from` on is one that they have.
    fn is_closed(&self, root: RegionId) -> bool {
        let Some(region) = self.shapes.regions.get(root) else {
            return true;
        };
        let start = region.first;
        let is_conditional = matches!(region.kind, RegionKind::Conditional { .. });
        let mut entry = None;
        (start..region.end).all(|at| {
            let part = self.shapes.part_of[at as usize];
            let mut outside = self.preds[at as usize]
                .iter()
                .filter(|&&from| !(start..region.end).contains(&from))
                .peekable();
            // Lanes that come one group after the other all have to wait at one place.
            if !is_conditional && outside.peek().is_some() && entry.replace(at).is_some() {
                return false;
            }
            let enter = outside.all(|&from| self.enters_from_outside(root, from, at));
            let plain = |to: u32| {
                self.shapes.parts[part].follow == Some(to)
                    || (start..region.end).contains(&to) && self.enters(part, to)
            };
            let stays = self.succs[at as usize]
                .iter()
                .all(|&to| match self.shapes.roles[at as usize] {
                    // The sides of a conditional begin with their part.
                    Some(Role::Opens(inner)) => self.opens(inner, to) || plain(to),
                    Some(Role::Breaks(_)) => to != at + 1 || plain(to),
                    Some(Role::Repeats(_)) => to > at || self.enters(part, to),
                    None => plain(to),
                });
            enter && stays
        })
    }

    fn enters_from_outside(&self, region: RegionId, from: u32, to: u32) -> bool {
        match self.shapes.regions[region].kind {
            RegionKind::Conditional { head, .. } => from == head && self.opens(region, to),
            // Lanes that part in front of a loop may come to it one group after the other.
            RegionKind::Loop | RegionKind::Block => {
                self.leaving[from as usize] == Leaving::Together && self.enters(WORLD, to)
            }
        }
    }

    /// Whether a place is where a side of a conditional begins.
    fn opens(&self, region: RegionId, to: u32) -> bool {
        let mut at = self.shapes.part_of[to as usize];
        loop {
            let part = self.shapes.parts[at];
            if part.region == Some(region) {
                return part.low == to;
            }
            if !part.is_whole {
                return false;
            }
            at = part.around;
        }
    }
}

#[cfg(test)]
mod tests;
