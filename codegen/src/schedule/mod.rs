//! The order of instructions within blocks, before registers are allocated.
//!
//! Selection leaves instructions in the order of the IR. This pass moves them within *regions*: stretches of a block's lane program without a
//! [border](Traits::border). Loads come early and in groups, what waits for them comes late,
//! and neither lets a function need more registers than the machine's next step has room for. Where a block needs more than the first step,
//! values are computed where they are used instead, if that helps.
//!
//! | step | where |
//! |---|---|
//! | what an instruction says to the scheduler | [`model`]: the machine's part |
//! | regions, and what must stay together in them | `region` |
//! | which instruction must follow which, and by how many slots | `graph` |
//! | registers that are live, by file | `pressure` |
//! | values close to their users | `sink`, where fewer registers are room for more waves `trees` |
//! | loads early, waits late: from the first instruction to the last | `forward` |
//! | each read keeps its writer | [`check`] |
//!
//! After allocation, [`fill`] moves what that left room for.
//!
//! - I1 Every read of a register, of state or of the flag has the same writer as before ([`check`]).
//! - I2 Accesses of memory that may meet keep their order if one of them writes, and communication keeps its place in the sequence of communication.
//! - I3 Instructions stay in the lane program of their block, and on their side of each border; what sets lanes up, what narrows them and the
//!   terminator stay where they are.
//! - I4 No file needs more registers than in the order of selection, but up to the step that the function needs anyway.
//!
//! Cost: linear. Each choice looks at as many instructions as the window has, and `forward` goes over a region five times at most: twice until its order fits, three
//! times for fewer registers. A walk ends as soon as its order is known not to be wanted.

pub mod check;
pub mod fill;
mod forward;
mod graph;
pub mod model;
mod pressure;
mod region;
mod sink;
mod trees;

#[cfg(test)]
mod tests;

pub use model::{Access, Model, Place, Timing, Traits};
pub use pressure::{FILES, Pressure};

use crate::ir::SourceLoc;
use crate::machine::{MBlock, MachFunc, MachInst, RegFileInfo, View};
use crate::pass::Broken;
use crate::regalloc::{Borders, borders};
use forward::{Found, Walks, Wanted};
use graph::{Graph, Scratch};
use pressure::{Numbers, Tracker, Units};
use region::{has_room, regions};
use std::cell::Cell;

/// Name of the pass.
pub const NAME: &str = "schedule";

/// Registers of a file that allocation may need beside what is live at once.
const SLACK: u16 = 2;

/// Registers of a file that [`careful`] orders leave free beside these where they can.
const CAREFUL: u16 = 6;

/// Per-lane registers that no function is made to do without.
const FEW: u16 = 24;

/// The part of its time by which a block may take longer with fewer registers, before loads are moved.
const LONGER: u32 = 16;

/// What the pass did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Regions whose order changed.
    pub regions: u64,
    /// Instructions that stand elsewhere in their block than before.
    pub moved: u64,
    /// Units of each file that were live at once before, the most of all blocks.
    pub before: Pressure,
    /// The same after values were computed where they are used, before loads are moved: what the function needs anyway.
    pub needed: Pressure,
    /// The same of the new order.
    pub after: Pressure,
}

/// Puts the instructions of every block into a better order. Each region that changes takes one of `fuel`. A function that register allocation
/// would refuse stays as it is. With `check`, and in debug builds, every order is [checked](check).
///
/// # Errors
/// An order that changes what a block does: a mistake of this pass.
pub fn run<I: MachInst>(
    func: &mut MachFunc<I>,
    files: &[RegFileInfo],
    model: &dyn Model<I>,
    fuel: &mut u64,
    check: bool,
) -> Result<Stats, Broken> {
    order_with(func, files, model, (fuel, 0), check)
}

/// As [`run`], for a function of which allocation took more registers than it should in that order: what is hoisted leaves some more free.
///
/// # Errors
/// As [`run`].
pub fn careful<I: MachInst>(
    func: &mut MachFunc<I>,
    files: &[RegFileInfo],
    model: &dyn Model<I>,
    fuel: &mut u64,
    check: bool,
) -> Result<Stats, Broken> {
    order_with(func, files, model, (fuel, CAREFUL), check)
}

fn order_with<I: MachInst>(
    func: &mut MachFunc<I>,
    files: &[RegFileInfo],
    model: &dyn Model<I>,
    (fuel, spare): (&mut u64, u16),
    check: bool,
) -> Result<Stats, Broken> {
    if *fuel == 0 || files.len() > FILES {
        return Ok(Stats::default());
    }
    let Ok(borders) = borders(func, files) else {
        return Ok(Stats::default());
    };
    let first = model.step(Pressure::default());
    let mut pass = Pass {
        model,
        few: few(first, files),
        slack: if spare == 0 { 0 } else { SLACK },
        floor: Pressure::default(),
        borders: &borders,
        numbers: Numbers::new(func.vregs.len()),
        at: Opened::default(),
        scratch: Scratch::new(func.vregs.len()),
        stats: Stats::default(),
        check: check || cfg!(debug_assertions),
    };
    let order = func.order.clone();
    // What needs more than the first step is made to need less before anybody knows what the function needs.
    let mut peak = Pressure::default();
    let mut movable = Vec::with_capacity(order.len());
    for &block in &order {
        pass.open(func, block);
        let before = pass.peak_of(func, block);
        pass.stats.before = pass.stats.before.max(before);
        let moves = pass.moves(func, block);
        let after = match moves && before.exceeds(&pass.few) {
            true => pass.sink(func, block, fuel)?,
            false => before,
        };
        peak = peak.max(after);
        match moves {
            true => movable.push((block, std::mem::take(&mut pass.at))),
            false => pass.stats.after = pass.stats.after.max(after),
        }
    }
    pass.stats.needed = peak;
    let room = model.step(peak).less(SLACK).max(peak);
    let bound = match spare {
        0 => room,
        _ => model.step(peak).less(SLACK + spare),
    };
    pass.floor = per_lane(peak, files);
    for (block, opened) in movable {
        pass.at = opened;
        let after = pass.forward(func, block, (bound, room), fuel)?;
        pass.stats.after = pass.stats.after.max(after);
    }
    Ok(pass.stats)
}

/// Registers below which nothing is to be had by computing values where they are used.
fn few(mut first: Pressure, files: &[RegFileInfo]) -> Pressure {
    for (units, file) in first.0.iter_mut().zip(files) {
        if file.view == View::Thread {
            *units = (*units).min(FEW);
        }
    }
    first
}

/// Registers of per-lane files, and of the others as many as there are.
fn per_lane(mut pressure: Pressure, files: &[RegFileInfo]) -> Pressure {
    for (units, file) in pressure.0.iter_mut().zip(files) {
        if file.view != View::Thread {
            *units = u16::MAX;
        }
    }
    pressure
}

/// Slots, and the `part`th part of them.
fn longer(slots: u32, part: u32) -> u32 {
    slots + slots.checked_div(part).unwrap_or(0)
}

/// The registers of a block, and the traits of its instructions. One that is too short to have a region has no traits.
#[derive(Default)]
struct Opened {
    units: Units,
    traits: Vec<Traits>,
}

/// What the steps over blocks share.
struct Pass<'a, I> {
    model: &'a dyn Model<I>,
    /// See [`few`].
    few: Pressure,
    /// Registers beside what is live that decide how many waves run: those that [`careful`] orders leave to allocation.
    slack: u16,
    /// What the function needs anyway.
    floor: Pressure,
    borders: &'a Borders,
    numbers: Numbers,
    /// The block at hand.
    at: Opened,
    scratch: Scratch,
    stats: Stats,
    check: bool,
}

impl<I: MachInst> Pass<'_, I> {
    /// Makes a block the one at hand.
    fn open(&mut self, func: &MachFunc<I>, block: MBlock) {
        let Opened { units, traits } = &mut self.at;
        units.open(func, block, self.borders, &mut self.numbers);
        traits.clear();
        if has_room(&func.blocks[block]) {
            let insts = &func.blocks[block].insts;
            traits.extend(insts.iter().map(|inst| self.model.traits(inst)));
        }
    }

    /// Units that are live at once in the block at hand as it is.
    fn peak_of(&self, func: &MachFunc<I>, block: MBlock) -> Pressure {
        let mut tracker = Tracker::new(&self.at.units);
        for inst in 0..func.blocks[block].insts.len() {
            tracker.issue(inst);
        }
        tracker.peak
    }

    /// Whether something in the block at hand can move.
    fn moves(&self, func: &MachFunc<I>, block: MBlock) -> bool {
        let data = &func.blocks[block];
        has_room(data) && !regions(data, &self.at.traits).is_empty()
    }

    /// Computes values of a block where they are used, where that needs fewer registers. Returns what the block needs now.
    fn sink(&mut self, func: &mut MachFunc<I>, block: MBlock, fuel: &mut u64) -> Result<Pressure, Broken> {
        let (few, model, slack) = (self.few, self.model, self.slack);
        let first = model.step(Pressure::default());
        self.regions_of(func, block, fuel, |graph, tracker, before| {
            if !before.exceeds(&few) {
                return None;
            }
            let loses = before.exceeds(&first);
            let mut order = sink::order(graph);
            let mut after = tracker.peak_of(graph, &order);
            if loses {
                let trees = trees::order(graph, tracker, before.which_exceed(&few));
                let of_trees = tracker.peak_of(graph, &trees);
                let [waves, more] = [after, of_trees].map(|peak| model.step(peak.more(slack)));
                // In the order of trees values wait for one another: it has to be worth a wave.
                if waves.exceeds(&more) && !more.exceeds(&waves) {
                    (order, after) = (trees, of_trees);
                }
            }
            // Lower in one file, and not higher in another one above what costs nothing.
            let helps = after.above(&few) < before.above(&few) && !after.exceeds(&before.max(few));
            if !helps {
                return None;
            }
            // Where no wave is lost, it must not take much longer.
            let slots = |order: &[u32]| forward::slots(graph, order);
            let short = || slots(&order) <= longer(slots(&graph.source()), LONGER);
            (loses || short()).then_some(order)
        })
    }

    /// Moves loads up and what waits for them down, within the registers of a bound where that can be, and of the room in any case. Returns what the
    /// block needs now.
    fn forward(
        &mut self,
        func: &mut MachFunc<I>,
        block: MBlock,
        (bound, room): (Pressure, Pressure),
        fuel: &mut u64,
    ) -> Result<Pressure, Broken> {
        let reached = Cell::new(self.floor);
        let after = self.regions_of(func, block, fuel, |graph, tracker, before| {
            let most = room.max(before);
            let walks = Walks::new(graph, tracker);
            let wanted = Wanted {
                slots: u32::MAX,
                fits: &|peak| !peak.exceeds(&most),
            };
            let try_with = |bound: Pressure, ahead: bool| walks.order(bound, ahead, wanted);
            // What was hoisted first may leave too little room for what comes later.
            let mut best = try_with(bound, false).or_else(|| try_with(bound, true))?;
            // Registers that no other part of the function needs are to shorten it.
            best = with_fewer(&walks, best, (reached.get(), bound), most);
            reached.set(reached.get().max(best.peak));
            Some(best.order)
        });
        self.floor = reached.get();
        after
    }

    /// Gives regions of the block at hand the orders that `choose` finds: of nodes, for a region's graph, the registers at its start and what it needs as it is.
    /// An order that needs more of some file than both the bound of the function and the one before is not taken.
    fn regions_of(
        &mut self,
        func: &mut MachFunc<I>,
        block: MBlock,
        fuel: &mut u64,
        choose: impl Fn(&Graph<'_>, &Tracker<'_>, Pressure) -> Option<Vec<u32>>,
    ) -> Result<Pressure, Broken> {
        let Opened { units, traits } = &mut self.at;
        let regions = regions(&func.blocks[block], traits);
        let count = func.blocks[block].insts.len();
        let mut order: Vec<usize> = (0..count).collect();
        let mut tracker = Tracker::new(units);
        let mut at = 0;
        for region in &regions {
            (at..region.insts.start).for_each(|inst| tracker.issue(inst));
            at = region.insts.start;
            if *fuel == 0 {
                break;
            }
            let graph = Graph::new(
                (func, block),
                units,
                traits,
                region,
                self.model,
                &mut self.scratch,
            );
            let before = tracker.peak_of(&graph, &graph.source());
            let Some(nodes) = choose(&graph, &tracker, before) else {
                continue;
            };
            let mut moved = 0;
            let new = nodes.iter().flat_map(|&node| graph.insts(node));
            for (place, inst) in region.insts.clone().zip(new) {
                moved += u64::from(place != inst);
                order[place] = inst;
                tracker.issue(inst);
            }
            *fuel -= u64::from(moved > 0);
            self.stats.regions += u64::from(moved > 0);
            self.stats.moved += moved;
            at = region.insts.end;
        }
        (at..count).for_each(|inst| tracker.issue(order[inst]));
        let peak = tracker.peak;
        if self.check {
            check::kept(&func.blocks[block].insts, traits, &order).map_err(|what| Broken {
                pass: NAME,
                function: func.name.clone(),
                what: format!("in {block}, {what}"),
                loc: SourceLoc::UNKNOWN,
            })?;
        }
        if permute(func, block, &order) {
            units.reorder(&order);
            let mut old = std::mem::take(traits);
            traits.extend(order.iter().map(|&inst| std::mem::take(&mut old[inst])));
        }
        Ok(peak)
    }
}

/// An order that takes no longer with fewer registers above a floor, within a bound, or the one that is there. Where it takes longer with half of
/// them, fewer are not tried.
fn with_fewer(
    walks: &Walks<'_, '_>,
    best: Found,
    (floor, bound): (Pressure, Pressure),
    most: Pressure,
) -> Found {
    let [half, none, some] = [2, 0, 1].map(|quarters| floor.toward(best.peak, quarters).min(bound));
    let within = |bound: Pressure, best: &Found| {
        let above = best.peak.above(&floor);
        let wanted = Wanted {
            slots: best.slots,
            fits: &|peak| !peak.exceeds(&most) && peak.above(&floor) < above,
        };
        let shorter = best.peak.exceeds(&floor);
        shorter.then(|| walks.order(bound, false, wanted)).flatten()
    };
    let Some(best) = within(half, &best) else {
        return best;
    };
    // A bound that is close is the same for all parts of the way.
    let found = (none != half).then(|| within(none, &best)).flatten();
    let tries = found.is_none() && some != none && some != half;
    let found = found.or_else(|| tries.then(|| within(some, &best)).flatten());
    found.unwrap_or(best)
}

/// Puts the instructions of a block into another order; returns whether it is another one.
fn permute<I: MachInst>(func: &mut MachFunc<I>, block: MBlock, order: &[usize]) -> bool {
    if order.iter().enumerate().all(|(place, &inst)| place == inst) {
        return false;
    }
    let data = &mut func.blocks[block];
    let mut insts: Vec<Option<I>> = data.insts.drain(..).map(Some).collect();
    let locs: Vec<SourceLoc> = data.locs.clone();
    data.insts
        .extend(order.iter().filter_map(|&inst| insts[inst].take()));
    data.locs.clear();
    data.locs.extend(order.iter().map(|&inst| locs[inst]));
    true
}
