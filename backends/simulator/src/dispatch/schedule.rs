//! Runs the waves of a dispatch in turns.
//!
//! Work-groups start in order of their flattened id; up to [`Limits::resident_groups`] of them are on the device at once, so that a
//! group may wait for what another one writes. Within a round every live wave gets one turn of at most [`Limits::turn`] steps; a
//! turn ends early at a barrier, when the wave yields, is blocked, or ends.
//! While a wave waits at a barrier its turns are idle ([`Wave::idle`]): memory does not wait with it.
//!
//! Invariants:
//! - I1 (barrier): no wave of a group passes a work-group barrier before every live wave of the group has arrived. Waves that have
//!   ended do not count (as in hardware, where an ended wave leaves the barrier).
//! - I2 (progress): in every round at least one wave makes a step, or the run ends with [`SimError::Hang`].
//! - I3 (determinism): order and result depend on the options only.

use super::{Geometry, GroupInfo, WaveInfo};
use crate::error::{HangCause, PendingWave, SimError, Site, WaveState};
use crate::memory::{CacheId, DeviceMemory, GroupMemory, Lateness, Overwritten, StoreId, Writer, draw};
use std::collections::HashSet;
use std::time::Instant;

/// Why a turn of a wave ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaveEvent {
    /// The budget is used up, or the wave gives up its turn; it can go on.
    Yield,
    /// The wave arrived at the work-group barrier. Its next turn begins after the barrier.
    Barrier,
    /// The wave waits for something other than the barrier that another wave must do; it made no progress.
    Blocked,
    /// The wave ended.
    End,
}

/// What the waves of one work-group share.
#[derive(Debug)]
pub struct GroupContext<'a> {
    /// Global memory.
    pub memory: &'a mut DeviceMemory,
    /// Group memory of this work-group.
    pub group: &'a mut GroupMemory,
}

/// One wave that is being run.
pub trait Wave {
    /// Runs at most `budget` steps (instructions of the wave). Subtracts the steps made from `budget`.
    ///
    /// # Errors
    /// Whatever the program does wrong, with its place.
    fn run(&mut self, context: &mut GroupContext<'_>, budget: &mut u64) -> Result<WaveEvent, SimError>;

    /// A turn while the wave waits at a barrier, in a dispatch whose operations may be late: what it has under way goes on. Says whether there is
    /// any.
    ///
    /// # Errors
    /// What is wrong with that.
    fn idle(&mut self, context: &mut GroupContext<'_>) -> Result<bool, SimError> {
        let _ = context;
        Ok(false)
    }

    /// For a hang report: the next instruction, and which lanes run and wait where, as text. Number and work-group are
    /// filled in by the scheduler.
    fn pending(&self) -> (Site, String);

    /// For a hang report: lanes that do not run, as text that ends before the place, with the instruction that they ran last.
    fn others(&self) -> Vec<(String, Site)> {
        Vec::new()
    }
}

/// Makes waves.
pub trait Program {
    /// The waves it makes.
    type Wave: Wave;

    /// Lanes per wave, at most 64.
    fn wave_size(&self) -> u32;

    /// Vector caches of a work-group, among which its waves are dealt out.
    fn vector_caches(&self) -> u32 {
        1
    }

    /// Whether accesses of waves with the same vector cache come to a place in memory in their order, even past the cache.
    fn caches_keep_order(&self) -> bool {
        false
    }

    /// The state of a wave before its first instruction.
    ///
    /// # Errors
    /// If the wave cannot be set up.
    fn start_wave(
        &mut self,
        context: &mut GroupContext<'_>,
        group: &GroupInfo,
        wave: &WaveInfo,
    ) -> Result<Self::Wave, SimError>;

    /// Called for each wave that ended, for statistics and reuse of storage.
    fn end_wave(&mut self, wave: Self::Wave) {
        drop(wave);
    }
}

/// Order of turns within a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WaveOrder {
    /// Wave 0 first.
    #[default]
    Forward,
    /// Highest wave first.
    Reverse,
    /// A different order each round, from this seed.
    Shuffled(u64),
    /// As [`WaveOrder::Shuffled`], and each wave, by the seed, sits out half of the rounds and takes turns of any length up to the whole.
    Random(u64),
}

/// What waves with other vector caches see of stores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Caches {
    /// Everybody sees a store at once.
    #[default]
    Coherent,
    /// Caches are as stale as they may be: what is written behind another cache is not seen before the wait for the store and an
    /// invalidation after it. Loads that go past the cache see stores at once.
    Stale,
    /// As [`Caches::Stale`], but each store, by this seed, may have arrived at once, or not before its wave has waited for it; loads that go
    /// past the cache wait, too. So two stores of one wave may be seen in either order, and a load may overtake the store before it. Loads,
    /// atomic operations and accesses of group memory may be late as well ([`crate::memory::Lateness`]).
    Weak(u64),
}

impl Caches {
    /// Whether a store arrives only when somebody has waited for it, or late.
    fn delays(self, store: StoreId) -> bool {
        match self {
            Caches::Coherent => false,
            Caches::Stale => true,
            Caches::Weak(seed) => draw(seed, store) >> 63 == 1,
        }
    }
}

/// Work-groups on the device at once unless told otherwise. Programs that let earlier work-groups wait for later ones
/// rely on hardware of a usual size having them all: the conformance cases have up to 32 that do.
const DEFAULT_RESIDENT_GROUPS: u32 = 64;

/// Turns of waves after which a store that nobody waited for arrives by itself.
const LATEST_ARRIVAL: u64 = 1024;

/// Bounds and choices of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Most steps (wave instructions) of the whole dispatch before it counts as hanging.
    pub max_steps: u64,
    /// When a dispatch that still runs counts as hanging.
    pub deadline: Option<Instant>,
    /// Steps of one turn.
    pub turn: u64,
    /// Work-groups on the device at once.
    pub resident_groups: u32,
    /// Order of turns.
    pub order: WaveOrder,
    /// What vector caches and stores on their way hide from waves that ask for it.
    pub caches: Caches,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            max_steps: 2_000_000_000,
            deadline: None,
            turn: 256,
            resident_groups: DEFAULT_RESIDENT_GROUPS,
            order: WaveOrder::Forward,
            caches: Caches::Coherent,
        }
    }
}

/// Counts of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ScheduleStats {
    /// Wave instructions.
    pub steps: u64,
    /// Waves started.
    pub waves: u64,
    /// Work-groups started.
    pub groups: u64,
    /// Barriers completed, counted once per work-group.
    pub barriers: u64,
}

pub(super) struct Slot<W> {
    pub(super) number: u32,
    pub(super) state: WaveState,
    pub(super) wave: W,
}

pub(super) struct Resident<W> {
    pub(super) info: GroupInfo,
    pub(super) memory: GroupMemory,
    pub(super) waves: Vec<Slot<W>>,
}

impl<W> Resident<W> {
    /// Whether all waves that live are at the barrier; then they are not any more.
    pub(super) fn leave_barrier(&mut self) -> bool {
        let all = self.waves.iter().all(|slot| slot.state == WaveState::AtBarrier);
        if self.waves.is_empty() || !all {
            return false;
        }
        for slot in &mut self.waves {
            slot.state = WaveState::Running;
        }
        true
    }
}

/// Runs every wave of `geometry` to its end.
///
/// # Errors
/// The first error of a wave; [`SimError::Hang`] when nothing can go on or the step limit is reached.
pub fn run_grid<P: Program>(
    program: &mut P,
    geometry: &Geometry,
    memory: &mut DeviceMemory,
    group_bytes: u32,
    limits: &Limits,
) -> Result<ScheduleStats, SimError> {
    if memory.script.is_some() && matches!(limits.caches, Caches::Weak(_)) {
        return super::explore::run_scripted(program, geometry, memory, group_bytes, limits);
    }
    memory.lateness = match limits.caches {
        Caches::Weak(seed) => Lateness::Drawn(seed),
        Caches::Coherent | Caches::Stale => Lateness::None,
    };
    let result = run_in_turns(program, geometry, memory, group_bytes, limits);
    memory.lateness = Lateness::None;
    result
}

fn run_in_turns<P: Program>(
    program: &mut P,
    geometry: &Geometry,
    memory: &mut DeviceMemory,
    group_bytes: u32,
    limits: &Limits,
) -> Result<ScheduleStats, SimError> {
    let mut stats = ScheduleStats::default();
    let total = geometry.group_total();
    let mut next = 0;
    let mut resident: Vec<Resident<P::Wave>> = Vec::new();
    let mut clock = Clock {
        turns: 0,
        random: match limits.order {
            WaveOrder::Shuffled(seed) | WaveOrder::Random(seed) => seed | 1,
            WaveOrder::Forward | WaveOrder::Reverse => 1,
        },
    };
    while next < total || !resident.is_empty() {
        while next < total && resident.len() < limits.resident_groups.max(1) as usize {
            resident.push(start_group(
                program,
                geometry.group_info(next),
                memory,
                group_bytes,
                limits.caches,
                &mut stats,
            )?);
            next += 1;
        }
        let mut progress = false;
        for index in 0..resident.len() {
            progress |= run_round(
                program,
                &mut resident,
                index,
                memory,
                limits,
                &mut clock,
                &mut stats,
            )?;
            let late = limits.deadline.is_some_and(|deadline| Instant::now() >= deadline);
            if late || stats.steps > limits.max_steps {
                let cause = if late {
                    HangCause::Time
                } else {
                    HangCause::Steps(limits.max_steps)
                };
                return Err(SimError::Hang {
                    cause,
                    waves: report(&resident),
                });
            }
        }
        if !progress {
            return Err(SimError::Hang {
                cause: HangCause::Deadlock,
                waves: report(&resident),
            });
        }
        resident.retain(|group| !group.waves.is_empty());
    }
    Ok(stats)
}

/// Turns so far, and what is drawn for the next.
struct Clock {
    turns: u64,
    random: u64,
}

impl Clock {
    fn below(&mut self, count: usize) -> usize {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        (self.random % count as u64) as usize
    }
}

/// What waves have done to memory since the last look.
pub(super) struct Done {
    /// Dwords that were written.
    pub(super) written: Vec<Overwritten>,
    /// Stores that somebody has waited for.
    pub(super) completed: HashSet<StoreId>,
    /// Write-backs of second-level caches that somebody has waited for.
    pub(super) written_back: Vec<StoreId>,
}

impl Done {
    /// What memory has noted.
    pub(super) fn take(memory: &mut DeviceMemory) -> Done {
        Done {
            written: memory.take_write_log(),
            completed: memory.take_completed().into_iter().collect(),
            written_back: memory.take_written_back(),
        }
    }
}

/// Tells the vector caches what a wave behind one of them did in its turn, the `now`-th of all.
pub(super) fn spread_writes<W>(
    done: &Done,
    resident: &mut [Resident<W>],
    writer: CacheId,
    delays: impl Fn(StoreId) -> bool,
    now: u64,
) {
    for group in resident {
        let id = group.info.index;
        for (index, cache) in (0..).zip(group.memory.caches()) {
            cache.arrive(now, |store| done.completed.contains(store));
            let from = writer.writer_for(CacheId {
                group: id,
                cache: index,
            });
            let own = from == Writer::Own;
            for one in &done.written {
                let kept = one.kept && from == Writer::Other;
                let waits = |store: &StoreId| delays(*store) && (kept || !done.completed.contains(store));
                match one.store.filter(waits) {
                    Some(store) if !own || cache.wants_own() => {
                        cache.note_late(one, store, (writer, from), now + LATEST_ARRIVAL);
                    }
                    Some(_) => {}
                    None => {
                        cache.arrive_at(one.address, own);
                        cache.note_stale(one, from);
                    }
                }
            }
            // What has completed in this turn has come to the second-level cache.
            cache.arrive(now, |store| done.completed.contains(store));
            for &operation in &done.written_back {
                cache.write_back(writer.group, operation);
            }
            cache.end_turn();
        }
    }
}

pub(super) fn start_group<P: Program>(
    program: &mut P,
    info: GroupInfo,
    memory: &mut DeviceMemory,
    group_bytes: u32,
    caches: Caches,
    stats: &mut ScheduleStats,
) -> Result<Resident<P::Wave>, SimError> {
    let mut group = GroupMemory::new(group_bytes);
    let wave_size = program.wave_size();
    if caches != Caches::Coherent {
        group.set_caches(program.vector_caches().min(info.waves(wave_size)));
        for cache in group.caches() {
            cache.coherent_loads_wait(matches!(caches, Caches::Weak(_)));
            cache.set_second_level(memory.second_level.clone());
            cache.keep_order(program.caches_keep_order());
        }
    }
    let mut waves = Vec::new();
    for number in 0..info.waves(wave_size) {
        let mut context = GroupContext {
            memory,
            group: &mut group,
        };
        let wave = program.start_wave(&mut context, &info, &info.wave(number, wave_size))?;
        waves.push(Slot {
            number,
            state: WaveState::Running,
            wave,
        });
    }
    stats.groups += 1;
    stats.waves += waves.len() as u64;
    Ok(Resident {
        info,
        memory: group,
        waves,
    })
}

/// The order of turns in a round of so many waves.
fn turns_of(count: usize, order: WaveOrder, clock: &mut Clock) -> Vec<usize> {
    let mut turns: Vec<usize> = (0..count).collect();
    match order {
        WaveOrder::Forward => {}
        WaveOrder::Reverse => turns.reverse(),
        WaveOrder::Shuffled(_) | WaveOrder::Random(_) => {
            for last in (1..count).rev() {
                turns.swap(last, clock.below(last + 1));
            }
        }
    }
    turns
}

/// An error of a wave with its place.
pub(super) fn placed(error: SimError, number: u32, info: &GroupInfo, wave_size: u32) -> SimError {
    let of_one = matches!(error, SimError::Trap { .. });
    error.map_site(|site| {
        site.wave.get_or_insert(number);
        site.group.get_or_insert(info.id);
        site.item = site
            .lane
            .filter(|_| of_one)
            .map(|lane| info.absolute_id(number * wave_size + lane));
    })
}

/// Gives every wave of a group one turn. Returns whether anything moved.
fn run_round<P: Program>(
    program: &mut P,
    resident: &mut [Resident<P::Wave>],
    place: usize,
    memory: &mut DeviceMemory,
    limits: &Limits,
    clock: &mut Clock,
    stats: &mut ScheduleStats,
) -> Result<bool, SimError> {
    let mut progress = false;
    let (wave_size, turn) = (program.wave_size(), limits.turn.max(1));
    let caches = program.vector_caches().max(1);
    let mut ended = Vec::new();
    for index in turns_of(resident[place].waves.len(), limits.order, clock) {
        let group = &mut resident[place];
        let slot = &mut group.waves[index];
        let waits = slot.state == WaveState::AtBarrier;
        let turn = match limits.order {
            _ if waits && !memory.may_be_late() => continue,
            _ if waits => 0,
            WaveOrder::Random(_) if clock.below(2) == 0 => {
                progress = true;
                continue;
            }
            WaveOrder::Random(_) => 1 + clock.below(turn as usize) as u64,
            _ => turn,
        };
        let mut budget = turn;
        let cache = CacheId {
            group: group.info.index,
            cache: slot.number % caches,
        };
        group.memory.use_cache(cache);
        let mut context = GroupContext {
            memory,
            group: &mut group.memory,
        };
        let event = match waits {
            true => slot.wave.idle(&mut context).map(|busy| {
                progress |= busy;
                WaveEvent::Barrier
            }),
            false => slot.wave.run(&mut context, &mut budget),
        };
        let event = event.map_err(|error| placed(error, slot.number, &group.info, wave_size))?;
        let steps = turn.saturating_sub(budget);
        stats.steps += steps;
        progress |= steps > 0 || !waits && event != WaveEvent::Blocked;
        match event {
            WaveEvent::Yield => slot.state = WaveState::Running,
            WaveEvent::Blocked => slot.state = WaveState::Blocked,
            WaveEvent::Barrier => slot.state = WaveState::AtBarrier,
            WaveEvent::End => ended.push(index),
        }
        if limits.caches != Caches::Coherent {
            clock.turns += 1;
            let done = Done::take(memory);
            let delays = |store| limits.caches.delays(store);
            spread_writes(&done, resident, cache, delays, clock.turns);
        }
    }
    let group = &mut resident[place];
    ended.sort_unstable();
    for &index in ended.iter().rev() {
        program.end_wave(group.waves.remove(index).wave);
    }
    if group.leave_barrier() {
        stats.barriers += 1;
        progress = true;
    }
    Ok(progress)
}

pub(super) fn report<W: Wave>(resident: &[Resident<W>]) -> Vec<PendingWave> {
    let mut pending = Vec::new();
    for group in resident {
        for slot in &group.waves {
            let (mut site, lanes) = slot.wave.pending();
            site.wave = Some(slot.number);
            site.group = Some(group.info.id);
            pending.push(PendingWave {
                state: slot.state,
                site,
                lanes,
                others: slot.wave.others(),
            });
        }
    }
    pending
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A wave that plays a list of events, writing its number to group memory before each barrier.
    struct Scripted {
        number: u32,
        events: Vec<WaveEvent>,
        at: usize,
    }

    impl Wave for Scripted {
        fn run(&mut self, context: &mut GroupContext<'_>, budget: &mut u64) -> Result<WaveEvent, SimError> {
            let event = self.events[self.at.min(self.events.len() - 1)];
            self.at += 1;
            match event {
                WaveEvent::Barrier => {
                    *budget -= 1;
                    context
                        .group
                        .write(self.number * 4, &(self.at as u32).to_le_bytes())
                        .unwrap();
                }
                WaveEvent::Yield => *budget = 0,
                WaveEvent::Blocked => {}
                WaveEvent::End => {
                    *budget -= 1;
                    let total = context
                        .memory
                        .read_array::<1>(crate::memory::FIRST_ADDRESS)
                        .unwrap()[0];
                    context
                        .memory
                        .write(crate::memory::FIRST_ADDRESS, &[total + 1])
                        .unwrap();
                }
            }
            Ok(event)
        }

        fn pending(&self) -> (Site, String) {
            (Site::default(), format!("event {}", self.at))
        }
    }

    struct Scripts(fn(u32) -> Vec<WaveEvent>);

    impl Program for Scripts {
        type Wave = Scripted;
        fn wave_size(&self) -> u32 {
            64
        }
        fn start_wave(
            &mut self,
            _: &mut GroupContext<'_>,
            _: &GroupInfo,
            wave: &WaveInfo,
        ) -> Result<Scripted, SimError> {
            Ok(Scripted {
                number: wave.number,
                events: (self.0)(wave.number),
                at: 0,
            })
        }
    }

    fn run(script: fn(u32) -> Vec<WaveEvent>, limits: &Limits) -> (Result<ScheduleStats, SimError>, u8) {
        let mut memory = DeviceMemory::new();
        memory.allocate("total", 1).unwrap();
        let geometry = Geometry::new(1, [500, 1, 1], [256, 1, 1]).unwrap();
        let result = run_grid(&mut Scripts(script), &geometry, &mut memory, 64, limits);
        (
            result,
            memory.read_array::<1>(crate::memory::FIRST_ADDRESS).unwrap()[0],
        )
    }

    #[test]
    fn all_waves_meet_at_barriers_and_end() {
        use WaveEvent::*;
        for order in [WaveOrder::Forward, WaveOrder::Reverse, WaveOrder::Shuffled(7)] {
            let limits = Limits {
                order,
                ..Limits::default()
            };
            let (stats, ended) = run(|_| vec![Barrier, Yield, Barrier, End], &limits);
            let stats = stats.unwrap();
            assert_eq!((stats.groups, stats.waves, stats.barriers, ended), (2, 8, 4, 8));
        }
    }

    #[test]
    fn ended_wave_leaves_the_barrier() {
        use WaveEvent::*;
        let (stats, ended) = run(
            |wave| if wave == 0 { vec![End] } else { vec![Barrier, End] },
            &Limits::default(),
        );
        assert_eq!((stats.unwrap().barriers, ended), (2, 8));
    }

    #[test]
    fn blocked_waves_are_a_hang_with_a_report() {
        use WaveEvent::*;
        let (result, _) = run(
            |wave| {
                if wave == 0 {
                    vec![Blocked]
                } else {
                    vec![Barrier, End]
                }
            },
            &Limits::default(),
        );
        let Err(SimError::Hang { cause, waves }) = result else {
            panic!("{result:?}")
        };
        assert_eq!(cause, HangCause::Deadlock);
        let place = |wave: &PendingWave| (wave.site.group, wave.site.wave, wave.state);
        assert_eq!(place(&waves[0]), (Some([0; 3]), Some(0), WaveState::Blocked));
        assert_eq!(place(&waves[1]), (Some([0; 3]), Some(1), WaveState::AtBarrier));
        assert!(waves[0].lanes.starts_with("event "), "{waves:?}");
    }

    #[test]
    fn endless_loop_reaches_the_step_limit() {
        let limits = Limits {
            max_steps: 10_000,
            ..Limits::default()
        };
        let (result, _) = run(|_| vec![WaveEvent::Yield], &limits);
        assert!(
            matches!(
                result,
                Err(SimError::Hang {
                    cause: HangCause::Steps(10_000),
                    ..
                })
            ),
            "{result:?}"
        );
    }
}
