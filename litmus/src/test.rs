//! A shape with orders, a scope, a segment, and places for its threads.

use crate::shapes::{Access, SHAPES, Step, WITH_BARRIERS, parse};
use std::fmt;
use wavelift_simulator::memory::Reach;

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
    /// The thread waits until all have come.
    Barrier,
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
    /// The place `y` has accesses that synchronize, others are relaxed.
    Flag,
    /// As `Synchronizing`, but read-modify-writes only release.
    Releasing,
    /// As `Flags`, but the place `x` has plain accesses, which come after a flag only if that is seen. Only shapes that are race-free have it.
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
        Ordering::Flag,
        Ordering::Releasing,
        Ordering::Data,
    ];

    /// Shapes whose plain accesses to `x` do not race: who accesses it next has seen the flag that was stored after it, or is the same work-item.
    const RACE_FREE: &'static [&'static str] = &["MP", "ISA2", "MP+rmw", "LB", "CoRW1"];

    /// Whether the order says something about a shape that no other one does.
    fn fits(self, shape: &str) -> bool {
        match self {
            Ordering::Data => Self::RACE_FREE.contains(&shape),
            Ordering::Flag => ["LB", "S"].contains(&shape),
            Ordering::Releasing => ["SB+rmw", "SB+change"].contains(&shape),
            Ordering::Relaxed => true,
            _ => !WITH_BARRIERS.contains(&shape),
        }
    }
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
    /// The place `x` in group memory, the others in global memory.
    DataInGroup,
    /// The place `x` in global memory, the others in group memory.
    FlagInGroup,
    /// As `DataInGroup`, by a flat address, which lets accesses of group memory have any scope.
    FlatDataInGroup,
    /// As `FlagInGroup`, by flat addresses.
    FlatFlagInGroup,
}

impl Segment {
    /// Whether a place is in group memory.
    pub fn in_group(self, place: usize) -> bool {
        match self {
            Segment::Global | Segment::Flat => false,
            Segment::Group => true,
            Segment::DataInGroup | Segment::FlatDataInGroup => place == 0,
            Segment::FlagInGroup | Segment::FlatFlagInGroup => place != 0,
        }
    }

    /// Whether group memory is accessed by flat addresses.
    pub fn is_flat_group(self) -> bool {
        matches!(self, Segment::FlatDataInGroup | Segment::FlatFlagInGroup)
    }

    /// Whether some place is in group memory.
    pub fn has_group(self) -> bool {
        !matches!(self, Segment::Global | Segment::Flat)
    }
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
    /// A shape of [`SHAPES`] with orders; `None` if the shape races with plain accesses, if the order says nothing more about it, or if its
    /// barriers are not for threads that are so placed.
    pub fn new(
        shape: &'static str,
        ordering: Ordering,
        scope: &'static str,
        placement: Placement,
        segment: Segment,
    ) -> Option<Test> {
        let &(shape, text) = SHAPES.iter().find(|(name, _)| *name == shape)?;
        let barriers = WITH_BARRIERS.contains(&shape);
        if !ordering.fits(shape) || barriers && placement != Placement::Group {
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
                    use Segment::{
                        DataInGroup, FlagInGroup, Flat, FlatDataInGroup, FlatFlagInGroup, Global, Group,
                    };
                    let segments: &[Segment] = match (placement, scope) {
                        (Placement::Wave, "wave" | "wg") => &[Global, Flat, Group],
                        (Placement::Group, "wg") => &[Global, Flat, Group, DataInGroup, FlagInGroup],
                        (Placement::Group, _) => &[
                            Global,
                            Flat,
                            DataInGroup,
                            FlagInGroup,
                            FlatDataInGroup,
                            FlatFlagInGroup,
                        ],
                        _ => &[Global, Flat],
                    };
                    segments
                        .iter()
                        .filter_map(move |&segment| Test::new(shape, ordering, scope, placement, segment))
                });
                tests.filter(|test| {
                    let mixed = test.segment.has_group() && test.segment != Segment::Group;
                    (test.placement != Placement::Mixed || test.threads.len() > 2)
                        && (!mixed || test.places() > 1)
                })
            })
        })
    }

    /// Whether its work-groups have second-level caches of their own that its scope must go past, as agents have, or dies of an agent: the
    /// reach that does.
    pub fn apart(&self) -> Option<Reach> {
        match (self.placement, self.scope) {
            (Placement::Wave | Placement::Group, _) => None,
            (_, "agent") => Some(Reach::Agent),
            _ => Some(Reach::System),
        }
    }

    /// How many places it has.
    pub fn places(&self) -> usize {
        let steps = self.threads.iter().flatten().filter_map(|event| match event {
            Event::Access { step, .. } => Some(step.place + 1),
            Event::Fence(_) | Event::Barrier => None,
        });
        steps.max().unwrap_or(0)
    }

    /// How many values its loads give.
    pub fn loads(&self) -> usize {
        let gives = |event: &&Event| matches!(event, Event::Access { step, .. } if step.access.gives());
        self.threads.iter().flatten().filter(gives).count()
    }
}

/// The order of an access that does both if it may.
fn strongest(access: Access) -> Order {
    match access {
        Access::Load => Order::Acquire,
        Access::Store(_) => Order::Release,
        Access::Exchange(_) | Access::Add(_) | Access::Change(_) | Access::Count(_) => Order::AcquireRelease,
        Access::Barrier => Order::Plain,
    }
}

fn ordered(steps: &[Step], ordering: Ordering) -> Vec<Event> {
    let access = |step: Step, order, guard| Event::Access { step, order, guard };
    let last_store = steps.iter().rposition(|step| step.access.writes());
    let first_load = steps.iter().position(|step| step.access.reads());
    let mut events = Vec::new();
    for (index, &step) in steps.iter().enumerate() {
        if step.access == Access::Barrier {
            events.push(Event::Barrier);
            continue;
        }
        let step_before = index.checked_sub(1).map(|before| steps[before]);
        let before = step_before.map(|step| step.access);
        let flag = Some(index) == last_store || Some(index) == first_load;
        let order = match ordering {
            Ordering::Synchronizing => strongest(step.access),
            Ordering::Flags if flag => strongest(step.access),
            Ordering::Flag if step.place == 1 => strongest(step.access),
            Ordering::Releasing if step.access.writes() => Order::Release,
            Ordering::Releasing => strongest(step.access),
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
        let flag = |step: Step| step.place > 0 && step.access.reads();
        let guard = (ordering == Ordering::Data && step_before.is_some_and(flag)).then_some(1);
        events.push(access(step, order, guard));
    }
    events
}
