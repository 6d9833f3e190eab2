//! A shape with orders, a scope, a segment, and places for its threads.

use crate::shapes::{Access, SHAPES, Step, parse};
use std::fmt;

/// The order of an access or fence (HSA PRM 6.2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// No atomic access. Only race-free tests have them.
    Plain,
    /// `rlx`.
    Relaxed,
    /// `scacq`.
    Acquire,
    /// `screl`.
    Release,
    /// `scar`.
    AcquireRelease,
}

impl Order {
    /// Whether it acquires.
    pub fn acquires(self) -> bool {
        matches!(self, Order::Acquire | Order::AcquireRelease)
    }

    /// Whether it releases.
    pub fn releases(self) -> bool {
        matches!(self, Order::Release | Order::AcquireRelease)
    }

    /// Whether it synchronizes: such accesses have one order for everybody.
    pub fn synchronizes(self) -> bool {
        self.acquires() || self.releases()
    }
}

/// An event of a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// An access.
    Access {
        /// What and where.
        step: Step,
        /// Its order.
        order: Order,
        /// The access happens only if the event of the thread that read before it gave this value; otherwise it gives [`SKIPPED`].
        guard: Option<u32>,
    },
    /// A fence.
    Fence(Order),
}

/// What a guarded load gives that did not happen.
pub const SKIPPED: u32 = 99;

/// How a shape's accesses are ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ordering {
    /// All relaxed.
    Relaxed,
    /// Stores release, loads acquire, others do both.
    Synchronizing,
    /// Relaxed, with a fence that acquires and releases between two accesses.
    Fenced,
    /// Relaxed, with a fence that releases before stores, and one that acquires after loads.
    HalfFenced,
    /// The last store of a thread releases, its first load acquires, others are relaxed.
    Flags,
    /// As `Flags`, but the place `x` has plain accesses, loaded only by who has seen the flag. Only shapes that are race-free have it.
    Data,
}

impl Ordering {
    /// All of them.
    pub const ALL: &'static [Ordering] = &[
        Ordering::Relaxed,
        Ordering::Synchronizing,
        Ordering::Fenced,
        Ordering::HalfFenced,
        Ordering::Flags,
        Ordering::Data,
    ];

    /// Shapes whose plain accesses to `x` do not race: who loads it has seen the flag that was stored after it.
    const RACE_FREE: &'static [&'static str] = &["MP", "ISA2", "MP+rmw"];
}

/// Where the threads of a test are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placement {
    /// Work-items of one wave.
    Wave,
    /// Waves of one work-group.
    Group,
    /// Work-groups.
    Device,
    /// Two waves in each work-group.
    Mixed,
}

impl Placement {
    /// All of them.
    pub const ALL: &'static [Placement] = &[
        Placement::Wave,
        Placement::Group,
        Placement::Device,
        Placement::Mixed,
    ];

    /// Scopes that have all threads in them, from narrow to wide.
    pub fn scopes(self) -> &'static [&'static str] {
        match self {
            Placement::Wave => &["wave", "wg", "agent", "system"],
            Placement::Group => &["wg", "agent", "system"],
            Placement::Device | Placement::Mixed => &["agent", "system"],
        }
    }
}

/// The segment of the places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Segment {
    /// Global memory.
    Global,
    /// Global memory by flat addresses.
    Flat,
    /// Group memory.
    Group,
}

/// A litmus test.
#[derive(Clone, Debug, PartialEq)]
pub struct Test {
    /// The shape's name.
    pub shape: &'static str,
    /// How it is ordered.
    pub ordering: Ordering,
    /// The scope of all its accesses and fences, as HSAIL has it.
    pub scope: &'static str,
    /// Where its threads are.
    pub placement: Placement,
    /// Where its places are.
    pub segment: Segment,
    /// The events of each thread.
    pub threads: Vec<Vec<Event>>,
}

impl fmt::Display for Test {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Test {
            shape,
            ordering,
            scope,
            placement,
            segment,
            ..
        } = self;
        write!(
            f,
            "{shape} {ordering:?} {scope}, threads by {placement:?}, places in {segment:?}"
        )
    }
}

impl Test {
    /// A shape of [`SHAPES`] with orders; `None` if the shape races with plain accesses.
    pub fn new(
        shape: &'static str,
        ordering: Ordering,
        scope: &'static str,
        placement: Placement,
        segment: Segment,
    ) -> Option<Test> {
        let &(shape, text) = SHAPES.iter().find(|(name, _)| *name == shape)?;
        if ordering == Ordering::Data && !Ordering::RACE_FREE.contains(&shape) {
            return None;
        }
        let threads = parse(text)?
            .iter()
            .map(|steps| ordered(steps, ordering))
            .collect();
        Some(Test {
            shape,
            ordering,
            scope,
            placement,
            segment,
            threads,
        })
    }

    /// Every test: all shapes, orders, placements, scopes and segments that go together.
    pub fn all() -> impl Iterator<Item = Test> {
        let placed = Placement::ALL.iter().flat_map(|&placement| {
            let scopes = placement.scopes().iter();
            scopes.map(move |&scope| (placement, scope))
        });
        let placed: Vec<_> = placed.collect();
        SHAPES.iter().flat_map(move |&(shape, _)| {
            let placed = placed.clone();
            Ordering::ALL.iter().flat_map(move |&ordering| {
                let tests = placed.clone().into_iter().flat_map(move |(placement, scope)| {
                    let group = matches!(placement, Placement::Wave | Placement::Group)
                        && matches!(scope, "wave" | "wg");
                    let segments: &[Segment] = match group {
                        true => &[Segment::Global, Segment::Flat, Segment::Group],
                        false => &[Segment::Global, Segment::Flat],
                    };
                    segments
                        .iter()
                        .filter_map(move |&segment| Test::new(shape, ordering, scope, placement, segment))
                });
                tests.filter(|test| test.placement != Placement::Mixed || test.threads.len() > 2)
            })
        })
    }

    /// How many places it has.
    pub fn places(&self) -> usize {
        let steps = self.threads.iter().flatten().filter_map(|event| match event {
            Event::Access { step, .. } => Some(step.place + 1),
            Event::Fence(_) => None,
        });
        steps.max().unwrap_or(0)
    }

    /// How many values its loads give.
    pub fn loads(&self) -> usize {
        let reads = |event: &&Event| matches!(event, Event::Access { step, .. } if step.access.reads());
        self.threads.iter().flatten().filter(reads).count()
    }
}

/// The order of an access that does both if it may.
fn strongest(access: Access) -> Order {
    match access {
        Access::Load => Order::Acquire,
        Access::Store(_) => Order::Release,
        Access::Exchange(_) | Access::Add(_) => Order::AcquireRelease,
    }
}

fn ordered(steps: &[Step], ordering: Ordering) -> Vec<Event> {
    let access = |step: Step, order, guard| Event::Access { step, order, guard };
    let last_store = steps.iter().rposition(|step| step.access.writes());
    let first_load = steps.iter().position(|step| step.access.reads());
    let mut events = Vec::new();
    for (index, &step) in steps.iter().enumerate() {
        let before = index.checked_sub(1).map(|before| steps[before].access);
        let flag = Some(index) == last_store || Some(index) == first_load;
        let order = match ordering {
            Ordering::Synchronizing => strongest(step.access),
            Ordering::Flags if flag => strongest(step.access),
            Ordering::Data if step.place == 0 => Order::Plain,
            Ordering::Data => strongest(step.access),
            _ => Order::Relaxed,
        };
        match (ordering, before) {
            (Ordering::Fenced, Some(_)) => events.push(Event::Fence(Order::AcquireRelease)),
            (Ordering::HalfFenced, Some(before)) => {
                if before.reads() {
                    events.push(Event::Fence(Order::Acquire));
                }
                if step.access.writes() {
                    events.push(Event::Fence(Order::Release));
                }
            }
            _ => {}
        }
        // In every race-free shape flags are 1 once they are set.
        let guard = (ordering == Ordering::Data && before.is_some_and(Access::reads)).then_some(1);
        events.push(access(step, order, guard));
    }
    events
}
