//! Register allocation: regalloc2 finds splits, spills and shared registers; Pack places the pieces; a checker checks.
//!
//! See docs/design/register-allocation.md for why. One register file is allocated at a time, those with per-lane liveness
//! ([`View::Thread`]) before those with per-wave liveness, because moves of per-lane values are instructions of the wave
//! program too. The steps for a file:
//!
//! 1. `linear`: the file's operands on its view, checked against the invariants of machine functions;
//! 2. `liveness`: exact pressure, which is the budget;
//!    If it is above the limit, `spill` brings it down, over all widths at once;
//! 3. `adapter`: runs of regalloc2 over banks of values of one width;
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
//! waiting elsewhere hold. They cannot be copied or spilled yet. A clobber of a per-lane register destroys the running
//! lanes only, like any other write.

mod adapter;
pub mod checker;
mod coalesce;
mod error;
mod linear;
mod liveness;
mod pack;
mod pieces;
mod program;
mod rewrite;
mod spill;
mod util;
mod webs;

#[cfg(test)]
mod tests;

pub use error::{InputFault, RegAllocError};
pub use rewrite::{LaneSlot, Origin, Origins};

use crate::machine::{MachFunc, MachInst, PReg, Reg, RegFile, RegFileInfo, VReg, View};
use adapter::{BANK_MAX, Bank, Banks, Located};
use cranelift_entity::SecondaryMap;
use linear::{LinReg, Linear};
use liveness::Liveness;
use pack::{Packing, Rules};
use rewrite::Slots;
use std::time::{Duration, Instant};
use util::{MAX_UNITS, UnitSet};
use webs::{SourceCopy, Webs};

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
    /// Registers that hold no value of the function: those that a calling convention gives a meaning everywhere.
    pub reserved: Vec<PReg>,
    /// The lowest per-lane unit whose lanes may hold spilled scalars: in functions with calls, one that callees keep.
    pub parking_from: u16,
}

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
            reserved: Vec::new(),
            parking_from: 0,
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
    /// Copies inserted.
    pub copies: u32,
    /// Copy instructions of the input that became unnecessary.
    pub removed: u32,
    /// Stores to the spill area inserted.
    pub spills: u32,
    /// Loads from the spill area inserted.
    pub reloads: u32,
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
            round.run(func, &|v| view == View::Wave || !whole_wave[v])?;
            if let Some(parked) = round.parked.filter(|p| p.used > 0) {
                let stats = &mut stats.files[usize::from(parked.file.0)];
                stats.units = parked.first + parked.used;
                continue;
            }
            if view == View::Thread
                && func
                    .vregs
                    .keys()
                    .any(|v| whole_wave[v] && func.vregs[v].file == file)
            {
                round.base = round.stats.units;
                round.whole = true;
                round.view = View::Wave;
                round.run(func, &|v| whole_wave[v])?;
            }
        }
        drop_edges(func, view);
        if view == View::Thread {
            between(func);
        }
    }
    all_physical(func)?;
    if options.check {
        check_reserved(func, &options.reserved)?;
    }
    Ok(stats)
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
        for inst in &func.blocks[block].insts {
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

/// One file's allocation on one view.
struct Round<'a> {
    info: &'a RegFileInfo,
    file: RegFile,
    view: View,
    /// Whether this is the round of whole-wave values.
    whole: bool,
    base: u16,
    limit: u16,
    options: &'a Budget,
    /// For scalars: where spilled ones go.
    parked: Option<Parked>,
    stats: &'a mut FileStats,
}

/// Per-lane units that hold spilled scalars.
#[derive(Clone, Copy, Debug)]
struct Parked {
    file: RegFile,
    lanes: u8,
    /// The first unit.
    first: u16,
    /// Units that may be used.
    room: u16,
    /// Units that are used.
    used: u16,
}

/// A finished placement.
struct Placement {
    located: Located,
    webs: Webs,
    packing: Packing,
}

/// What a round works on.
struct Input {
    lin: Linear,
    live: Liveness,
    banks: Banks,
    /// Copies of the source program.
    copies: Vec<SourceCopy>,
}

impl Input {
    fn new<I: MachInst>(func: &MachFunc<I>, lin: Linear) -> Result<Input, RegAllocError> {
        let live = Liveness::new(&lin)?;
        let banks = Banks::new(&lin, &live);
        let copies = source_copies(func, &lin);
        Ok(Input {
            lin,
            live,
            banks,
            copies,
        })
    }

    /// With spills so that at most `target` units are live at once where that can be reached, and certainly `room`.
    fn spilled<I: MachInst>(
        &self,
        func: &MachFunc<I>,
        target: u16,
        room: u16,
    ) -> Result<Option<Input>, RegAllocError> {
        let mut spilled: Option<Input> = None;
        for _ in 0..6 {
            let now = spilled.as_ref().unwrap_or(self);
            if now.banks.units <= target {
                break;
            }
            let victims = spill::choose(&now.lin, &now.live, target);
            if victims.is_empty() {
                break;
            }
            spilled = Some(Input::new(func, spill::spill(&now.lin, &victims))?);
        }
        Ok(spilled.filter(|input| input.banks.units <= room))
    }
}

fn timed<T>(time: &mut Duration, work: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let result = work();
    *time += start.elapsed();
    result
}

impl Round<'_> {
    /// Allocates, and checks if asked to.
    fn run<I: MachInst>(
        &mut self,
        func: &mut MachFunc<I>,
        selected: &dyn Fn(VReg) -> bool,
    ) -> Result<(), RegAllocError> {
        let before = self.options.check.then(|| func.clone());
        let origins = self.allocate(func, selected)?;
        let parked_from = self.parked.map_or(0, |p| p.first);
        if let Some(before) = before {
            let start = Instant::now();
            let checker =
                checker::Checker::new(&before, func, &origins, self.info, self.file, self.view, selected);
            let checked = checker.with_parking(parked_from).run();
            self.stats.times.check += start.elapsed();
            checked.map_err(|error| RegAllocError::Check(Box::new(error)))?;
        }
        Ok(())
    }

    fn allocate<I: MachInst>(
        &mut self,
        func: &mut MachFunc<I>,
        selected: &dyn Fn(VReg) -> bool,
    ) -> Result<Origins, RegAllocError> {
        let start = Instant::now();
        // The physical registers that the whole-wave round sees are those of the round before, below its base.
        let lin = Linear::new(func, self.info, self.file, self.view, selected, !self.whole)?;
        let input = Input::new(func, lin)?;
        self.stats.times.analysis += start.elapsed();
        self.stats.max_live += input.banks.units;

        let (spilled, placement) = self.place(func, &input)?;
        let input = spilled.unwrap_or(input);
        let unit_bytes = u32::from(self.info.unit_bits / 8);
        let slots = placement.located.slot_units;
        let base = func.spill_bytes.next_multiple_of(unit_bytes);
        let place = match &mut self.parked {
            Some(parked) if slots > 0 => {
                parked.used = slots.div_ceil(u32::from(parked.lanes)) as u16;
                Slots::Lanes {
                    file: parked.file,
                    first: parked.first,
                    lanes: parked.lanes,
                }
            }
            _ => Slots::Memory { base, unit_bytes },
        };
        let start = Instant::now();
        let (origins, counts) =
            rewrite::rewrite(func, &input.lin, &placement.webs, &placement.packing, place)?;
        self.stats.times.rewrite += start.elapsed();
        if slots > 0 && matches!(place, Slots::Memory { .. }) {
            self.stats.spill_bytes += base + slots * unit_bytes - func.spill_bytes;
            func.spill_bytes = base + slots * unit_bytes;
        }
        if self.whole && counts.copies + counts.spills + counts.reloads > 0 {
            return Err(RegAllocError::WholeWaveEdit { file: self.file });
        }
        self.stats.units = self.stats.units.max(placement.packing.units);
        self.stats.copies += counts.copies;
        self.stats.removed += counts.removed;
        self.stats.spills += counts.spills;
        self.stats.reloads += counts.reloads;
        Ok(origins)
    }

    fn rules(&self) -> Rules<'_> {
        let extra = self.options.extra && self.view == View::Wave && !self.whole;
        Rules {
            info: self.info,
            base: self.base,
            limit: self.limit,
            extra,
            reserved: self.reserved(),
        }
    }

    /// The units of the file that hold no value.
    fn reserved(&self) -> UnitSet {
        let mut units = UnitSet::default();
        for preg in self.options.reserved.iter().filter(|p| p.file == self.file) {
            units.or(UnitSet::range(preg.first, u16::from(preg.width)));
        }
        units
    }

    /// A placement, and what was spilled for it.
    fn place<I: MachInst>(
        &mut self,
        func: &MachFunc<I>,
        input: &Input,
    ) -> Result<(Option<Input>, Placement), RegAllocError> {
        let banks = &input.banks;
        let reserved = self.reserved().count(self.base, self.limit);
        let room = self.limit.saturating_sub(self.base).saturating_sub(reserved);
        let may_spill = self.view == View::Thread || self.parked.is_some();
        let most_slots = self
            .parked
            .map_or(u32::MAX, |p| u32::from(p.room) * u32::from(p.lanes));
        if banks.units <= room {
            // Enough registers for everything: the slack is for regalloc2's search, Pack takes no more than it must.
            for slack in [2, 4, 10, 24] {
                let budget = budget(banks, |data| data.max_live + slack);
                let Some(located) = self.locate(input, &budget, None)? else {
                    continue;
                };
                if located.slot_units > 0 {
                    continue;
                }
                if let Some(placement) = self.pack(input, located)? {
                    return Ok((None, placement));
                }
            }
        }
        if may_spill {
            for percent in [100u32, 97, 94, 91, 88, 84, 80, 75, 70, 60, 50] {
                let target = (u32::from(room) * percent / 100) as u16;
                let Some(spilled) = input.spilled(func, target, room)? else {
                    continue;
                };
                let budget = budget(&spilled.banks, |data| data.max_live + 2);
                let Some(located) = self.locate(&spilled, &budget, None)? else {
                    continue;
                };
                if located.slot_units > most_slots {
                    continue;
                }
                if let Some(placement) = self.pack(&spilled, located)? {
                    return Ok((Some(spilled), placement));
                }
            }
        }
        let fixed = fixed_units(&input.lin);
        for percent in [100u32, 95, 90, 85, 80, 70, 60, 50, 40, 30, 20, 10] {
            let all = u32::from(banks.units.max(1));
            let share = |max_live: u16| {
                let scaled = u32::from(max_live) * u32::from(room).min(all) * percent / (all * 100);
                scaled as u16
            };
            let budget = budget(banks, |data| share(data.max_live));
            let fits =
                |located: &Located| located.slot_units == 0 || may_spill && located.slot_units <= most_slots;
            if let Some(located) = self.locate(input, &budget, None)?.filter(fits)
                && let Some(placement) = self.pack(input, located)?
            {
                return Ok((None, placement));
            }
            let Some(windows) = pack::windows(banks, &budget, fixed, self.rules()) else {
                continue;
            };
            let Some(located) = self.locate(input, &budget, Some(&windows))?.filter(fits) else {
                continue;
            };
            let places: Vec<u16> = windows.starts.concat();
            let webs = self.webs(input, &located)?;
            if let Some(packing) = pack::columns(&webs, self.rules(), &places) {
                return Ok((
                    None,
                    Placement {
                        located,
                        webs,
                        packing,
                    },
                ));
            }
        }
        let (file, max_live, limit) = (self.file, banks.units, room);
        Err(match self.view {
            View::Wave => RegAllocError::ScalarPressure {
                file,
                max_live,
                limit,
            },
            View::Thread => RegAllocError::Pressure {
                file,
                max_live,
                limit,
            },
        })
    }

    /// Runs regalloc2; `None` if an instruction needs more registers than the budget has.
    fn locate(
        &mut self,
        input: &Input,
        budget: &SecondaryMap<Bank, u16>,
        windows: Option<&adapter::Windows>,
    ) -> Result<Option<Located>, RegAllocError> {
        self.stats.attempts += 1;
        let check = self.options.check;
        let located = timed(&mut self.stats.times.regalloc2, || {
            adapter::locate(&input.lin, &input.banks, budget, windows, check)
        });
        match located {
            Err(RegAllocError::Pressure { .. }) => Ok(None),
            other => other.map(Some),
        }
    }

    fn webs(&mut self, input: &Input, located: &Located) -> Result<Webs, RegAllocError> {
        timed(&mut self.stats.times.pack, || {
            Webs::new(&input.lin, located, &input.copies)
        })
    }

    fn pack(&mut self, input: &Input, located: Located) -> Result<Option<Placement>, RegAllocError> {
        let webs = self.webs(input, &located)?;
        let start = Instant::now();
        let packing = pack::pack(&webs, self.rules(), self.base + input.banks.units);
        self.stats.times.pack += start.elapsed();
        Ok(packing.map(|packing| Placement {
            located,
            webs,
            packing,
        }))
    }
}

fn budget(banks: &Banks, want: impl Fn(&adapter::BankData) -> u16) -> SecondaryMap<Bank, u16> {
    let mut budget = SecondaryMap::new();
    for (bank, data) in &banks.banks {
        budget[bank] = want(data).max(data.floor).clamp(1, BANK_MAX);
    }
    budget
}

/// Units that some operand is fixed to.
fn fixed_units(lin: &Linear) -> UnitSet {
    let mut units = UnitSet::default();
    for op in &lin.ops {
        let preg = match (op.reg, op.fixed) {
            (LinReg::Physical(preg), _) | (_, Some(preg)) => preg,
            (LinReg::Val(_), None) => continue,
        };
        units.or(UnitSet::range(preg.first, u16::from(preg.width)));
    }
    units
}

/// The copies of the input among the file's instructions, of whole registers and of parts.
fn source_copies<I: MachInst>(func: &MachFunc<I>, lin: &Linear) -> Vec<SourceCopy> {
    let mut copies = Vec::new();
    for (inst, data) in &lin.insts {
        if data.ops.len() < 2 || data.pseudo.is_some() {
            continue;
        }
        let block = &func.blocks[lin.blocks[data.block].mblock];
        let Some((used, def)) = block.insts[data.index].moves_part() else {
            continue;
        };
        let find = |index: u8| data.ops.clone().find(|&at| lin.ops[at].index == u16::from(index));
        let (Some(used), Some(def)) = (find(used), find(def)) else {
            continue;
        };
        let value = |at: usize| matches!(lin.ops[at].reg, LinReg::Val(_));
        if value(used) && value(def) && lin.ops[used].part.width == lin.ops[def].part.width {
            copies.push(SourceCopy { inst, def, used });
        }
    }
    copies
}
