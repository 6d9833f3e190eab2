//! All orders in which waves touch some memory, one a dispatch.
//!
//! A run is a list of choices: which wave makes the next step that others can notice, whether a store is seen at once or late, which late
//! store arrives, whether a load, an atomic operation or an access of group memory waits for its wave's wait. [`Script`] plays a list and then takes the first of everything; [`Script::next`] gives the list of the next run, until
//! there is none.
//!
//! Invariants:
//! - E1 (visible steps): a turn is the wave's steps up to the first that stores to or loads from the watched memory, invalidates a cache, or
//!   waits for a store to it that is late. What a wave does before concerns nobody else, so other orders of it give nothing new.
//! - E2 (silent turns): a turn without such a step (the wave ends, or comes to a barrier) comes before or after any other turn with the same
//!   result. Its place has no alternatives.
//! - E3: as [`schedule`](super::schedule) has it, no wave passes a barrier before all have come.
//!
//! Group memory is not watched: where waves meet there, not all orders are tried. Of the times at which a late operation may take effect
//! two are tried, its issue and its wait, also where the wave comes to a barrier in between: a wave that waits there has no turns ([`Wave::idle`]), so a
//! program that loops until it sees what another wave does late before its barrier reaches the limit of steps.
//!
//! Cost: a dispatch for each order, so factorial in the visible steps; small tests have a few thousand.

use super::schedule::{Done, Resident, placed, report, spread_writes, start_group};
use super::{Caches, Geometry, GroupContext, Limits, Program, ScheduleStats, Wave, WaveEvent};
use crate::error::{HangCause, SimError, WaveState};
use crate::memory::{CacheId, DeviceMemory, Lateness, StoreId};
use std::collections::HashMap;
use std::ops::Range;

/// The choices of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Script {
    /// Memory that waves meet in.
    watched: Range<u64>,
    /// What was chosen, and of how many.
    choices: Vec<(usize, usize)>,
    /// Choices made in this run.
    made: usize,
}

impl Script {
    /// The same, where waves meet in some memory.
    pub fn watching(self, watched: Range<u64>) -> Script {
        Script { watched, ..self }
    }

    /// Whether waves meet in some of a piece of memory.
    pub(crate) fn watches(&self, piece: &Range<u64>) -> bool {
        piece.start < self.watched.end && self.watched.start < piece.end
    }

    /// What is chosen of so many, at least one.
    pub fn choose(&mut self, count: usize) -> usize {
        let at = self.made;
        self.made += 1;
        match self.choices.get_mut(at) {
            Some((chosen, of)) => {
                *of = count;
                *chosen
            }
            None => {
                self.choices.push((0, count));
                0
            }
        }
    }

    /// The alternatives that are left to the `at`-th choice give nothing new.
    fn settle(&mut self, at: usize) {
        if let Some((chosen, of)) = self.choices.get_mut(at) {
            *of = *chosen + 1;
        }
    }

    /// The run after this one, when it has been played.
    pub fn next(mut self) -> Option<Script> {
        self.choices.truncate(self.made);
        self.made = 0;
        while let Some((chosen, of)) = self.choices.pop() {
            if chosen + 1 < of {
                self.choices.push((chosen + 1, of));
                return Some(self);
            }
        }
        None
    }

    /// What was chosen, as text.
    pub fn text(&self) -> String {
        let choices = self.choices.iter().map(|(chosen, of)| format!("{chosen}/{of}"));
        choices.collect::<Vec<_>>().join(" ")
    }
}

/// Runs every wave to its end by the script of the memory.
///
/// # Errors
/// The first error of a wave; [`SimError::Hang`] as [`run_grid`](super::run_grid).
pub(super) fn run_scripted<P: Program>(
    program: &mut P,
    geometry: &Geometry,
    memory: &mut DeviceMemory,
    group_bytes: u32,
    limits: &Limits,
) -> Result<ScheduleStats, SimError> {
    let mut script = memory.script.take().unwrap_or_default();
    memory.lateness = Lateness::Scripted;
    let result = Run::new(program, geometry, memory, group_bytes, limits, &mut script).and_then(Run::play);
    memory.lateness = Lateness::None;
    memory.script = Some(script);
    result
}

struct Run<'a, P: Program> {
    program: &'a mut P,
    memory: &'a mut DeviceMemory,
    limits: &'a Limits,
    script: &'a mut Script,
    resident: Vec<Resident<P::Wave>>,
    /// Whether each store is late.
    late: HashMap<StoreId, bool>,
    stats: ScheduleStats,
}

impl<'a, P: Program> Run<'a, P> {
    fn new(
        program: &'a mut P,
        geometry: &Geometry,
        memory: &'a mut DeviceMemory,
        group_bytes: u32,
        limits: &'a Limits,
        script: &'a mut Script,
    ) -> Result<Self, SimError> {
        let (mut stats, mut resident) = (ScheduleStats::default(), Vec::new());
        for group in 0..geometry.group_total() {
            let info = geometry.group_info(group);
            let mut group = start_group(program, info, memory, group_bytes, Caches::Weak(0), &mut stats)?;
            for cache in group.memory.caches() {
                cache.watch(script.watched.clone());
            }
            resident.push(group);
        }
        Ok(Run {
            program,
            memory,
            limits,
            script,
            resident,
            late: HashMap::new(),
            stats,
        })
    }

    fn play(mut self) -> Result<ScheduleStats, SimError> {
        loop {
            let waves = |(group, resident): (usize, &Resident<P::Wave>)| {
                let slots = resident.waves.iter().enumerate();
                let free = slots.filter(|(_, slot)| slot.state != WaveState::AtBarrier);
                free.map(|(wave, _)| (group, wave)).collect::<Vec<_>>()
            };
            let ready: Vec<(usize, usize)> = self.resident.iter().enumerate().flat_map(waves).collect();
            if ready.is_empty() {
                return match self.resident.iter().all(|group| group.waves.is_empty()) {
                    true => Ok(self.stats),
                    false => Err(self.hang(HangCause::Deadlock)),
                };
            }
            let arriving = self.late_stores();
            let choice = self.script.made;
            let chosen = self.script.choose(ready.len() + arriving.len());
            match ready.get(chosen) {
                Some(&(group, wave)) => {
                    if !self.turn(group, wave)? {
                        self.script.settle(choice);
                    }
                    if self.resident[group].leave_barrier() {
                        self.stats.barriers += 1;
                    }
                }
                None => self.arrive(arriving[chosen - ready.len()]),
            }
        }
    }

    fn hang(&self, cause: HangCause) -> SimError {
        SimError::Hang {
            cause,
            waves: report(&self.resident),
        }
    }

    /// The stores to watched memory that some cache does not know yet.
    fn late_stores(&mut self) -> Vec<StoreId> {
        let watched = &self.script.watched;
        let caches = self.resident.iter_mut().flat_map(|group| group.memory.caches());
        let mut stores: Vec<StoreId> = caches.flat_map(|cache| cache.late_stores(watched)).collect();
        stores.sort_unstable();
        stores.dedup();
        stores
    }

    fn arrive(&mut self, store: StoreId) {
        for group in &mut self.resident {
            for cache in group.memory.caches() {
                cache.force(store);
            }
        }
    }

    /// Steps of a wave up to one that others can notice; says whether there was one.
    fn turn(&mut self, group: usize, wave: usize) -> Result<bool, SimError> {
        let (wave_size, caches) = (self.program.wave_size(), self.program.vector_caches().max(1));
        loop {
            let resident = &mut self.resident[group];
            let slot = &mut resident.waves[wave];
            let cache = CacheId {
                group: resident.info.index,
                cache: slot.number % caches,
            };
            resident.memory.use_cache(cache);
            let mut context = GroupContext {
                memory: self.memory,
                group: &mut resident.memory,
            };
            let mut budget = 1;
            // The wave chooses what it does late.
            context.memory.script = Some(std::mem::take(self.script));
            let event = slot.wave.run(&mut context, &mut budget);
            *self.script = context.memory.script.take().unwrap_or_default();
            let event = event.map_err(|error| placed(error, slot.number, &resident.info, wave_size))?;
            let touched = resident.memory.cache().take_touched();
            self.stats.steps += 1;
            if self.stats.steps > self.limits.max_steps {
                return Err(self.hang(HangCause::Steps(self.limits.max_steps)));
            }
            let visible = self.spread(cache) | touched;
            let slot = &mut self.resident[group].waves[wave];
            match event {
                WaveEvent::Yield | WaveEvent::Blocked => slot.state = WaveState::Running,
                WaveEvent::Barrier => slot.state = WaveState::AtBarrier,
                WaveEvent::End => {
                    let ended = self.resident[group].waves.remove(wave);
                    self.program.end_wave(ended.wave);
                }
            }
            if visible || event != WaveEvent::Yield {
                return Ok(visible || event == WaveEvent::Blocked);
            }
        }
    }

    /// Tells caches what a step has done, and says whether others can notice.
    fn spread(&mut self, cache: CacheId) -> bool {
        let done = Done::take(self.memory);
        if done.written.is_empty() && done.completed.is_empty() && done.written_back.is_empty() {
            return false;
        }
        let awaited = self.late_stores();
        let watched = self.script.watched.clone();
        let mut visible =
            !done.written_back.is_empty() || awaited.iter().any(|store| done.completed.contains(store));
        for one in done.written.iter().filter(|one| watched.contains(&one.address)) {
            visible = true;
            if let Some(store) = one.store {
                let script = &mut self.script;
                self.late.entry(store).or_insert_with(|| script.choose(2) == 1);
            }
        }
        let late = &self.late;
        let delays = |store: StoreId| late.get(&store).is_some_and(|late| *late);
        // Stores arrive by choice, not by time.
        spread_writes(&done, &mut self.resident, cache, delays, 0);
        visible
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_count_through_all_choices() {
        let mut seen = Vec::new();
        let mut next = Some(Script::default());
        while let Some(mut script) = next {
            let first = script.choose(2);
            let rest: Vec<usize> = (0..first + 1).map(|_| script.choose(2)).collect();
            seen.push((first, rest));
            next = script.next();
        }
        let expected = [
            (0, vec![0]),
            (0, vec![1]),
            (1, vec![0, 0]),
            (1, vec![0, 1]),
            (1, vec![1, 0]),
            (1, vec![1, 1]),
        ];
        assert_eq!(seen, expected);
    }

    #[test]
    fn what_is_settled_has_no_alternatives() {
        let mut count = 0;
        let mut next = Some(Script::default());
        while let Some(mut script) = next {
            script.choose(3);
            script.settle(0);
            count += script.choose(2) + 1;
            next = script.next();
        }
        assert_eq!(count, 1 + 2);
    }
}
