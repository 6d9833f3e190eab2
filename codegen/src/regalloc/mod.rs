//! Register allocation: regalloc2 finds splits, spills and shared registers; Pack places the pieces; a checker checks.
//!
//! See docs/design/register-allocation.md for why. One register file is allocated at a time, those with per-lane liveness
//! ([`View::Thread`]) before those with per-wave liveness, because moves of per-lane values are instructions of the wave
//! program too. The steps for a file:
//!
//! 1. `linear`: the file's operands on its view, checked against the invariants of machine functions;
//! 2. `liveness`: exact pressure, which is the budget;
//!    If it is above the limit, `spill` brings it down, over all widths at once;
//! 3. `adapter`: runs of regalloc2 over banks of values of one width, and over stretches of long functions;
//! 4. `webs` and `pack`: pieces of values, placed densely from unit 0, with fixed registers and copies in mind;
//! 5. `rewrite`: physical operands, copies, spills;
//! 6. [`checker`]: symbolic execution over physical units.
//!
//! If Pack finds no placement within the limit, more is spilled. After that the budgets of regalloc2 shrink until it spills;
//! when all columns fit side by side they are the placement of last resort. Per-lane values are spilled to per-lane memory,
//! scalars to lanes of per-lane registers that nothing else uses ([`Parking`]).
//!
//! Values of a per-lane file that some operand accesses *whole-wave* are allocated in a round of their own, on the wave
//! view and above the registers of all other values: a write to all lanes must not meet the values that lanes
//! waiting elsewhere hold. Their copies and spills run with all lanes on. A clobber of a per-lane register destroys the running
//! lanes only, like any other write.

mod adapter;
mod banks;
mod borders;
pub mod checker;
mod coalesce;
mod error;
mod linear;
mod liveness;
mod local;
mod origin;
mod pack;
mod pieces;
mod presented;
mod program;
mod rewrite;
mod round;
mod spill;
mod stretch;
mod util;
mod webs;

#[cfg(test)]
mod tests;

pub use borders::{Borders, Units, borders};
pub use error::{InputFault, RegAllocError};
pub use origin::{LaneSlot, Origin, Origins};
pub use util::UnionFind;

use crate::machine::{MachFunc, MachInst, PReg, Reg, RegFile, RegFileInfo, VReg, View};
use cranelift_entity::SecondaryMap;
use round::{Parked, Round};
use std::time::Duration;
use util::MAX_UNITS;
pub(crate) use util::units_of;

/// What the allocator may use, and how careful it is.
#[derive(Clone, Debug)]
pub struct Budget {
    /// Units that each file may use, by file number; a file without an entry may use all it has.
    pub units: Vec<u16>,
    /// Whether values may live in a file's extra registers when nothing fixes them there.
    pub extra: bool,
    /// Whether to run the checkers: regalloc2's on its output, ours on the result.
    pub check: bool,
    /// Where scalars are spilled; without it, too many scalars are an error.
    pub parking: Option<Parking>,
    /// By file number, the numbers of units with which the machine runs as many waves as with fewer: above one of them it runs
    /// fewer. Values that can be computed again are, where that gets a function to the next one below.
    pub steps: Vec<Vec<u16>>,
    /// By file number, the units above which nobody wants the allocation: it ends with [`RegAllocError::Unwanted`] as soon as that is known. A file without an
    /// entry may take any number.
    pub wanted: Vec<u16>,
    /// Registers that hold no value of the function: those that a calling convention gives a meaning everywhere.
    pub reserved: Vec<PReg>,
    /// The lowest per-lane unit whose lanes may hold spilled scalars, or whole-wave values: in functions with calls, one that callees keep.
    pub parking_from: u16,
    /// Units of the per-lane file that its values and spilled scalars may use together, if that is more than its values may.
    pub parking_to: u16,
    /// Instructions of a stretch: what lives in one stretch of a function of at least two is allocated by itself.
    pub stretch: u32,
}

/// The usual [`Budget::stretch`]: what regalloc2 knows of as many instructions fits the second cache of today's processors.
pub const STRETCH: u32 = 2000;

/// Scalars that do not fit their file are spilled to the lanes of per-lane registers above all those in use.
#[derive(Clone, Copy, Debug)]
pub struct Parking {
    /// The per-lane file.
    pub file: RegFile,
    /// Lanes of a unit that may hold scalars: the wave size, or less.
    pub lanes: u8,
}

impl Default for Budget {
    fn default() -> Self {
        Budget {
            units: Vec::new(),
            extra: true,
            check: cfg!(debug_assertions),
            parking: None,
            steps: Vec::new(),
            wanted: Vec::new(),
            reserved: Vec::new(),
            parking_from: 0,
            parking_to: 0,
            stretch: STRETCH,
        }
    }
}

/// Time spent per phase.
#[derive(Clone, Copy, Debug, Default)]
pub struct PhaseTimes {
    /// Building the view, liveness.
    pub analysis: Duration,
    /// regalloc2.
    pub regalloc2: Duration,
    /// Webs and placing them.
    pub pack: Duration,
    /// Writing the result into the function.
    pub rewrite: Duration,
    /// The checker.
    pub check: Duration,
}

/// What happened to one register file.
#[derive(Clone, Debug, Default)]
pub struct FileStats {
    /// One more than the highest unit that the function touches.
    pub units: u16,
    /// Units that were live at once before allocation: per-lane and whole-wave values are counted apart and added.
    pub max_live: u16,
    /// Units that were needed at once: as `max_live`, with the registers that calls destroy while values live on.
    pub needed: u16,
    /// Copies inserted.
    pub copies: u32,
    /// Copy instructions of the input that became unnecessary.
    pub removed: u32,
    /// Stores to the spill area inserted.
    pub spills: u32,
    /// Loads from the spill area inserted.
    pub reloads: u32,
    /// Values computed again instead of being loaded.
    pub repeated: u32,
    /// Bytes per lane added to the spill area.
    pub spill_bytes: u32,
    /// Times that regalloc2 ran over the file.
    pub attempts: u32,
    /// Time.
    pub times: PhaseTimes,
}

/// What the allocator did, by file number.
#[derive(Clone, Debug, Default)]
pub struct RegAllocStats {
    /// One entry per register file.
    pub files: Vec<FileStats>,
}

/// Allocates every virtual register of a function.
pub fn allocate<I: MachInst>(
    func: &mut MachFunc<I>,
    files: &[RegFileInfo],
    options: &Budget,
) -> Result<RegAllocStats, RegAllocError> {
    allocate_with(func, files, options, &mut |_| {})
}

/// Allocates every virtual register of a function. Between the per-lane files and the per-wave files `between` may clean
/// up wave-level code that per-lane copies turned out not to need, such as the lane set-up of edge blocks that stayed
/// empty.
pub fn allocate_with<I: MachInst>(
    func: &mut MachFunc<I>,
    files: &[RegFileInfo],
    options: &Budget,
    between: &mut dyn FnMut(&mut MachFunc<I>),
) -> Result<RegAllocStats, RegAllocError> {
    for (number, info) in files.iter().enumerate() {
        check_file(RegFile(number as u8), info)?;
    }
    let whole_wave = whole_wave_values(func, files);
    let mut stats = RegAllocStats {
        files: vec![FileStats::default(); files.len()],
    };
    for view in [View::Thread, View::Wave] {
        for (number, info) in files.iter().enumerate().filter(|(_, info)| info.view == view) {
            let file = RegFile(number as u8);
            let limit = options
                .units
                .get(number)
                .copied()
                .unwrap_or(info.units)
                .min(info.units);
            let parked = parked(view, files, options, &stats);
            let file_stats = &mut stats.files[number];
            let mut round = Round {
                info,
                file,
                view,
                whole: false,
                base: 0,
                limit,
                options,
                parked,
                stats: file_stats,
            };
            let whole = |v: VReg| view == View::Thread && whole_wave[v];
            let some_whole = func.vregs.keys().any(|v| whole(v) && func.vregs[v].file == file);
            if some_whole {
                // They get what they need, but not more than half, unless one instruction needs it: the rest is spilled.
                (round.whole, round.view) = (true, View::Wave);
                let (needed, of_one) = round.needed(func, &whole)?;
                (round.whole, round.view) = (false, view);
                round.limit = limit.saturating_sub(needed.min(of_one.max(limit / 2)));
            }
            round.run(func, &|v| !whole(v))?;
            if let Some(parked) = round.parked.filter(|p| p.used > 0) {
                let stats = &mut stats.files[usize::from(parked.file.0)];
                stats.units = parked.first + parked.used;
                continue;
            }
            if some_whole {
                // In functions of registers that are kept for callers: lanes that do not run may have values in the others.
                round.base = round.stats.units.max(options.parking_from);
                round.limit = limit;
                round.whole = true;
                round.view = View::Wave;
                round.run(func, &whole)?;
            }
        }
        drop_edges(func, view);
        if view == View::Thread {
            between(func);
        }
    }
    if options.check {
        all_physical(func)?;
        check_reserved(func, &options.reserved)?;
    }
    Ok(stats)
}

/// Allocates as [`allocate_with`]. Where values take all per-lane registers and none is left whose lanes could hold scalars, two,
/// four, ... of them are set aside, at most `most`, and `again` selects the function anew. Its registers are at `budget.parking_to`
/// at most, whatever its `units` say. Returns the function that was allocated.
///
/// # Errors
/// As [`allocate`], and those of `again`.
pub fn allocate_setting_aside<I: MachInst, E: From<RegAllocError>>(
    mut func: MachFunc<I>,
    again: &mut dyn FnMut() -> Result<MachFunc<I>, E>,
    files: &[RegFileInfo],
    budget: &Budget,
    most: u16,
    between: &mut dyn FnMut(&mut MachFunc<I>),
) -> Result<(MachFunc<I>, RegAllocStats), E> {
    let mut budget = budget.clone();
    let number = budget.parking.map(|parking| usize::from(parking.file.0));
    let all = number.and_then(|number| budget.units.get(number).copied());
    budget.parking_to = budget.parking_to.max(all.unwrap_or(0));
    let mut aside = 0;
    loop {
        match (allocate_with(&mut func, files, &budget, between), number, all) {
            (Err(RegAllocError::ScalarPressure { .. }), Some(number), Some(all)) if aside < most => {
                aside = (2 * aside).max(2).min(most);
                budget.units[number] = all.saturating_sub(aside);
                func = again()?;
            }
            (result, ..) => return Ok((func, result?)),
        }
    }
}

/// No operand that was allocated is in a reserved register.
fn check_reserved<I: MachInst>(func: &MachFunc<I>, reserved: &[PReg]) -> Result<(), RegAllocError> {
    if reserved.is_empty() {
        return Ok(());
    }
    let mut operands = Vec::new();
    for &block in &func.order {
        for inst in &func.blocks[block].insts {
            operands.clear();
            inst.operands(&mut operands);
            for operand in operands.iter().filter(|o| o.fixed.is_none()) {
                if let Some(preg) = operand.reg.as_physical()
                    && reserved.iter().any(|r| r.overlaps(preg))
                {
                    return Err(RegAllocError::Internal {
                        file: preg.file,
                        what: "a value in a reserved register",
                    });
                }
            }
        }
    }
    Ok(())
}

/// The per-lane units that are free for scalars.
fn parked(view: View, files: &[RegFileInfo], options: &Budget, stats: &RegAllocStats) -> Option<Parked> {
    let parking = options.parking.filter(|p| view == View::Wave && p.lanes > 0)?;
    let number = usize::from(parking.file.0);
    let info = files.get(number).filter(|info| info.view == View::Thread)?;
    let limit = options
        .units
        .get(number)
        .copied()
        .unwrap_or(info.units)
        .max(options.parking_to)
        .min(info.units);
    let first = stats.files[number].units.max(options.parking_from);
    let room = limit.saturating_sub(first);
    Some(Parked {
        file: parking.file,
        lanes: parking.lanes,
        first,
        room,
        used: 0,
    })
}

fn check_file(file: RegFile, info: &RegFileInfo) -> Result<(), RegAllocError> {
    let bad = |what| Err(RegAllocError::BadFile { file, what });
    if info.units > MAX_UNITS
        || info
            .extra
            .iter()
            .any(|&(first, width)| first + u16::from(width) > MAX_UNITS)
    {
        return bad("units are numbered from 0 to 255");
    }
    if info.extra.iter().any(|&(first, _)| first < info.units) {
        return bad("extra registers lie outside the numbered units");
    }
    if info.unit_bits == 0 || !info.unit_bits.is_multiple_of(8) {
        return bad("a unit has a whole number of bytes");
    }
    if info
        .widths
        .iter()
        .any(|&(width, align)| width == 0 || align == 0 || u16::from(width) > info.units)
    {
        return bad("a width or an alignment is zero, or a tuple is wider than the file");
    }
    Ok(())
}

/// The values of per-lane files that some operand accesses in all lanes.
fn whole_wave_values<I: MachInst>(func: &MachFunc<I>, files: &[RegFileInfo]) -> SecondaryMap<VReg, bool> {
    let mut whole = SecondaryMap::new();
    let mut operands = Vec::new();
    for &block in &func.order {
        for inst in func.blocks[block].insts.iter().filter(|inst| inst.whole_wave()) {
            operands.clear();
            inst.operands(&mut operands);
            for operand in operands.iter().filter(|o| o.whole_wave) {
                if let Reg::Virtual(vreg) = operand.reg {
                    let file = usize::from(func.vregs[vreg].file.0);
                    whole[vreg] |= files.get(file).is_some_and(|f| f.view == View::Thread);
                }
            }
        }
    }
    whole
}

/// Parameters and arguments have become copies.
fn drop_edges<I: MachInst>(func: &mut MachFunc<I>, view: View) {
    for data in func.blocks.values_mut() {
        match (view, &mut data.body) {
            (View::Thread, Some(body)) => {
                body.params.clear();
                body.succs.iter_mut().for_each(|e| e.args.clear());
            }
            (View::Thread, None) => {}
            (View::Wave, _) => {
                data.params.clear();
                data.succs.iter_mut().for_each(|e| e.args.clear());
            }
        }
    }
}

fn all_physical<I: MachInst>(func: &MachFunc<I>) -> Result<(), RegAllocError> {
    let mut operands = Vec::new();
    for &block in &func.order {
        for inst in &func.blocks[block].insts {
            operands.clear();
            inst.operands(&mut operands);
            if let Some(vreg) = operands.iter().find_map(|o| o.reg.as_virtual()) {
                let file = func.vregs[vreg].file;
                return Err(RegAllocError::Internal {
                    file,
                    what: "a virtual register was left over",
                });
            }
        }
    }
    Ok(())
}
