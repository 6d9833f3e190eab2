//! One file's allocation on one view: what is tried in which order until everything has a place.
//!
//! 1. If values that can be computed again bring the function to the next occupancy step, they are.
//! 2. If everything fits, regalloc2 gets a little slack, more where it would spill by itself.
//! 3. Otherwise values are spilled until the rest fits, a little more each time that Pack finds no placement.
//! 4. At last regalloc2 spills in ever smaller budgets, and columns become windows.

use super::adapter::{self, Located};
use super::banks::{BANK_MAX, Bank, BankData, Banks};
use super::error::RegAllocError;
use super::linear::{LInst, LinReg, Linear};
use super::liveness::{Liveness, own_units};
use super::origin::Origins;
use super::pack::{self, Packed, Packing, Rules};
use super::rewrite::{self, Slots};
use super::util::UnitSet;
use super::webs::{SourceCopy, Webs};
use super::{Budget, FileStats, checker, spill};
use crate::ir::SourceLoc;
use crate::machine::{MachFunc, MachInst, RegFile, RegFileInfo, VReg, View};
use cranelift_entity::SecondaryMap;
use std::cmp::Reverse;
use std::time::{Duration, Instant};

/// One file's allocation on one view.
pub(super) struct Round<'a> {
    pub info: &'a RegFileInfo,
    pub file: RegFile,
    pub view: View,
    /// Whether this is the round of whole-wave values.
    pub whole: bool,
    pub base: u16,
    pub limit: u16,
    pub options: &'a Budget,
    /// For scalars: where spilled ones go.
    pub parked: Option<Parked>,
    pub stats: &'a mut FileStats,
}

/// Per-lane units that hold spilled scalars.
#[derive(Clone, Copy, Debug)]
pub(super) struct Parked {
    pub file: RegFile,
    pub lanes: u8,
    /// The first unit.
    pub first: u16,
    /// Units that may be used.
    pub room: u16,
    /// Units that are used.
    pub used: u16,
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
    /// Instructions of a stretch.
    stretch: u32,
}

impl Input {
    fn new<I: MachInst>(func: &MachFunc<I>, lin: Linear, stretch: u32) -> Result<Input, RegAllocError> {
        let live = Liveness::new(&lin)?;
        let banks = Banks::new(&lin, &live, 0, Some(stretch));
        let copies = source_copies(func, &lin);
        Ok(Input {
            lin,
            live,
            banks,
            copies,
            stretch,
        })
    }

    /// With more banks, each less full.
    fn spread(&self, spare: usize) -> Input {
        Input {
            lin: self.lin.clone(),
            live: self.live.clone(),
            banks: Banks::new(&self.lin, &self.live, spare, Some(self.stretch)),
            copies: self.copies.clone(),
            stretch: self.stretch,
        }
    }

    /// With spills so that at most `target` units are live at once where that can be reached, and certainly `room`.
    fn spilled<I: MachInst>(
        &self,
        func: &MachFunc<I>,
        target: u16,
        room: u16,
        repeatable: bool,
    ) -> Result<Option<Input>, RegAllocError> {
        let mut spilled: Option<Input> = None;
        for _ in 0..6 {
            let now = spilled.as_ref().unwrap_or(self);
            if now.banks.units <= target {
                break;
            }
            let choice = spill::choose(&now.lin, &now.live, target, repeatable);
            if choice.victims.is_empty() {
                break;
            }
            let lin = spill::spill(&now.lin, &now.live, &choice, target);
            spilled = Some(Input::new(func, lin, self.stretch)?);
        }
        let mut spilled = spilled.filter(|input| input.banks.units <= room);
        if let Some(input) = &mut spilled {
            spill::share(&mut input.lin);
        }
        Ok(spilled)
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
    pub fn run<I: MachInst>(
        &mut self,
        func: &mut MachFunc<I>,
        selected: &dyn Fn(VReg) -> bool,
    ) -> Result<(), RegAllocError> {
        let before = self.options.check.then(|| func.clone());
        let origins = self.allocate(func, selected, self.options.check)?;
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

    /// Units that the selected values need at once, and those that one instruction needs of them at most.
    pub fn needed<I: MachInst>(
        &self,
        func: &MachFunc<I>,
        selected: &dyn Fn(VReg) -> bool,
    ) -> Result<(u16, u16), RegAllocError> {
        let lin = Linear::new(func, self.info, self.file, self.view, selected, !self.whole)?;
        let input = Input::new(func, lin, self.options.stretch)?;
        let own = |inst| own_units(&input.lin, &input.live, self.reserved(), inst);
        let most = input.lin.insts.keys().map(own).max();
        Ok((input.banks.units, most.unwrap_or(0)))
    }

    /// Allocates; what the checker needs is recorded if wanted.
    pub fn allocate<I: MachInst>(
        &mut self,
        func: &mut MachFunc<I>,
        selected: &dyn Fn(VReg) -> bool,
        record: bool,
    ) -> Result<Origins, RegAllocError> {
        let start = Instant::now();
        // The physical registers that the whole-wave round sees are those of the round before, below its base.
        let mut lin = Linear::new(func, self.info, self.file, self.view, selected, !self.whole)?;
        let numbered = UnitSet::range(self.base, self.limit.saturating_sub(self.base));
        lin.available = numbered.and(self.reserved().not());
        let input = Input::new(func, lin, self.options.stretch)?;
        self.stats.times.analysis += start.elapsed();
        self.stats.max_live += input.banks.live;
        self.stats.needed += input.banks.units;

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
        let (origins, counts) = rewrite::rewrite(
            func,
            &input.lin,
            &placement.webs,
            &placement.packing,
            place,
            self.whole,
            record,
        )?;
        self.stats.times.rewrite += start.elapsed();
        if slots > 0 && matches!(place, Slots::Memory { .. }) {
            self.stats.spill_bytes += base + slots * unit_bytes - func.spill_bytes;
            func.spill_bytes = base + slots * unit_bytes;
        }
        self.stats.units = self.stats.units.max(placement.packing.units);
        self.stats.copies += counts.copies;
        self.stats.removed += counts.removed;
        self.stats.spills += counts.spills;
        self.stats.reloads += counts.reloads;
        self.stats.repeated += counts.repeated;
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
        if let Some((repeated, placement)) = self.place_below_step(func, input)? {
            return Ok((Some(repeated), placement));
        }
        let reserved = self.reserved().count(self.base, self.limit);
        let room = self.limit.saturating_sub(self.base).saturating_sub(reserved);
        if input.banks.units <= room {
            if self.base + input.banks.units > self.wanted() {
                return Err(RegAllocError::Unwanted { file: self.file });
            }
            if let Some(placement) = self.place_all(input)? {
                return Ok((None, placement));
            }
        }
        if let Some((spilled, placement)) = self.place_after_spilling(func, input, room)? {
            return Ok((Some(spilled), placement));
        }
        match self.place_with_spills(input, room)? {
            Some(placement) => Ok((None, placement)),
            None => Err(self.too_many(func, input, room)),
        }
    }

    fn may_spill(&self) -> bool {
        self.view == View::Thread || self.whole || self.parked.is_some()
    }

    /// Units for spills that there are at most.
    fn most_slots(&self) -> u32 {
        let parked = self.parked.as_ref();
        parked.map_or(u32::MAX, |p| u32::from(p.room) * u32::from(p.lanes))
    }

    /// With so much computed again that more waves run at a time, if nothing has to go to memory for it.
    fn place_below_step<I: MachInst>(
        &mut self,
        func: &MachFunc<I>,
        input: &Input,
    ) -> Result<Option<(Input, Placement)>, RegAllocError> {
        let Some(step) = self.step_below(input.banks.units) else {
            return Ok(None);
        };
        let Some(repeated) = input.spilled(func, step, step, true)? else {
            return Ok(None);
        };
        let budget = budget(&repeated.banks, |data| data.max_live + 4);
        let located = self.locate(&repeated, &budget, None)?;
        let Some(located) = located.filter(|l| l.slot_units == 0) else {
            return Ok(None);
        };
        let placement = match self.pack(&repeated, located) {
            Err(RegAllocError::Unwanted { .. }) => None,
            placement => placement?,
        };
        let placement = placement.filter(|p| p.packing.units <= step);
        Ok(placement.map(|placement| (repeated, placement)))
    }

    /// Everything in registers, of which there are enough: the slack is for regalloc2's search, Pack takes no more than it must.
    fn place_all(&mut self, input: &Input) -> Result<Option<Placement>, RegAllocError> {
        for spare in 0..=2 {
            let spread;
            let input = match spare {
                0 => input,
                _ if input.banks.most() <= BANK_MAX / 2 => break,
                _ => {
                    spread = input.spread(spare);
                    &spread
                }
            };
            for slack in [2, 4, 10, 24] {
                let budget = budget(&input.banks, |data| data.max_live + slack);
                let located = self.locate(input, &budget, None)?;
                if let Some(located) = located.filter(|l| l.slot_units == 0)
                    && let Some(placement) = self.pack(input, located)?
                {
                    return Ok(Some(placement));
                }
            }
        }
        Ok(None)
    }

    /// With the values spilled whose next use is far, so that regalloc2 need not spill.
    fn place_after_spilling<I: MachInst>(
        &mut self,
        func: &MachFunc<I>,
        input: &Input,
        room: u16,
    ) -> Result<Option<(Input, Placement)>, RegAllocError> {
        if !self.may_spill() {
            return Ok(None);
        }
        for percent in [100u32, 97, 94, 91, 88, 84, 80, 75, 70, 60, 50] {
            let target = (u32::from(room) * percent / 100) as u16;
            let Some(spilled) = input.spilled(func, target, room, false)? else {
                continue;
            };
            let budget = budget(&spilled.banks, |data| data.max_live + 2);
            let located = self.locate(&spilled, &budget, None)?;
            if let Some(located) = located.filter(|l| l.slot_units <= self.most_slots())
                && let Some(placement) = self.pack(&spilled, located)?
            {
                return Ok(Some((spilled, placement)));
            }
        }
        Ok(None)
    }

    /// With what regalloc2 spills, which has to see all values for it.
    fn place_with_spills(&mut self, input: &Input, room: u16) -> Result<Option<Placement>, RegAllocError> {
        let fixed = fixed_units(&input.lin);
        let input = &Input {
            banks: Banks::new(&input.lin, &input.live, 0, None),
            lin: input.lin.clone(),
            live: input.live.clone(),
            copies: input.copies.clone(),
            stretch: input.stretch,
        };
        let banks = &input.banks;
        let (may_spill, most_slots) = (self.may_spill(), self.most_slots());
        let fits =
            |located: &Located| located.slot_units == 0 || may_spill && located.slot_units <= most_slots;
        for percent in [100u32, 95, 90, 85, 80, 70, 60, 50, 40, 30, 20, 10] {
            let all = u32::from(banks.units.max(1));
            let share = |max_live: u16| {
                let scaled = u32::from(max_live) * u32::from(room).min(all) * percent / (all * 100);
                scaled as u16
            };
            let budget = budget(banks, |data| share(data.max_live));
            if let Some(located) = self.locate(input, &budget, None)?.filter(fits)
                && let Some(placement) = self.pack(input, located)?
            {
                return Ok(Some(placement));
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
                return Ok(Some(Placement {
                    located,
                    webs,
                    packing,
                }));
            }
        }
        Ok(None)
    }

    /// The source line of an instruction.
    fn loc<I: MachInst>(&self, func: &MachFunc<I>, lin: &Linear, inst: LInst) -> SourceLoc {
        let data = &lin.insts[inst];
        let locs = &func.blocks[lin.blocks[data.block].mblock].locs;
        locs.get(data.index as usize)
            .copied()
            .unwrap_or(SourceLoc::UNKNOWN)
    }

    /// Why nothing fits.
    fn too_many<I: MachInst>(&self, func: &MachFunc<I>, input: &Input, limit: u16) -> RegAllocError {
        let (file, name) = (self.file, self.info.name);
        let reserved = self.reserved();
        let own = |inst| own_units(&input.lin, &input.live, reserved, inst);
        let most = input.lin.insts.keys().map(|inst| (own(inst), inst));
        if let Some((needed, inst)) = most.max_by_key(|&(units, inst)| (units, Reverse(inst)))
            && needed > limit
        {
            let loc = self.loc(func, &input.lin, inst);
            return RegAllocError::Pinned {
                file,
                name,
                needed,
                limit,
                loc,
            };
        }
        let fullest = input.banks.fullest;
        let loc = fullest.map_or(SourceLoc::UNKNOWN, |inst| self.loc(func, &input.lin, inst));
        let max_live = input.banks.units;
        match self.view {
            View::Wave if !self.whole => RegAllocError::ScalarPressure {
                file,
                name,
                max_live,
                limit,
                loc,
            },
            _ => RegAllocError::Pressure {
                file,
                name,
                max_live,
                limit,
                loc,
            },
        }
    }

    /// The number of units that would allow more waves at once, if computing some values again may get there.
    fn step_below(&self, units: u16) -> Option<u16> {
        let steps = self.options.steps.get(usize::from(self.file.0))?;
        let step = steps.iter().copied().filter(|&step| step < units).max()?;
        (!self.whole && self.base == 0 && units - step <= units / 8 + 2).then_some(step)
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
        timed(&mut self.stats.times.regalloc2, || {
            adapter::locate(&input.lin, &input.banks, budget, windows, check)
        })
    }

    fn webs(&mut self, input: &Input, located: &Located) -> Result<Webs, RegAllocError> {
        timed(&mut self.stats.times.pack, || {
            Webs::new(&input.lin, located, &input.copies)
        })
    }

    /// Places what was located, if there is room; an error if that takes more units than are wanted.
    fn pack(&mut self, input: &Input, located: Located) -> Result<Option<Placement>, RegAllocError> {
        let webs = self.webs(input, &located)?;
        let start = Instant::now();
        let packed = pack::pack(&webs, self.rules(), self.base + input.banks.units, self.wanted());
        self.stats.times.pack += start.elapsed();
        match packed {
            Packed::Best(packing) => Ok(Some(Placement {
                located,
                webs,
                packing,
            })),
            Packed::Full => Ok(None),
            Packed::Above => Err(RegAllocError::Unwanted { file: self.file }),
        }
    }

    /// Units above which nobody wants the allocation.
    fn wanted(&self) -> u16 {
        let wanted = self.options.wanted.get(usize::from(self.file.0));
        wanted.copied().unwrap_or(u16::MAX)
    }
}

fn budget(banks: &Banks, want: impl Fn(&BankData) -> u16) -> SecondaryMap<Bank, u16> {
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
        let preg = match (op.reg(), op.fixed()) {
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
        if !data.copy {
            continue;
        }
        let block = &func.blocks[lin.blocks[data.block].mblock];
        let Some((used, def)) = block.insts[data.index as usize].moves_part() else {
            continue;
        };
        let find = |index: u8| data.ops().find(|&at| lin.ops[at].index == u16::from(index));
        let (Some(used), Some(def)) = (find(used), find(def)) else {
            continue;
        };
        let value = |at: usize| matches!(lin.ops[at].reg(), LinReg::Val(_));
        if value(used) && value(def) && lin.ops[used].part.width == lin.ops[def].part.width {
            copies.push(SourceCopy { inst, def, used });
        }
    }
    copies
}
