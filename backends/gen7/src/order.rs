//! What orders of memory take: the fences around accesses, explicit fences and barriers, as a table.
//!
//! The data port lets a thread's messages after a fence wait until all before it are done, so that a fence alone orders accesses. It says when that is
//! so by a register, if it is asked to: who tells others of accesses by anything but the data port, as a barrier does by the message
//! gateway, has to wait for it. Drivers wait in every case, and so do the rows.

use crate::subtarget::Subtarget;

/// What stands in the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A fence.
    Fence,
    /// The thread waits until the data port says that the fence is done.
    Wait,
}

/// What a row is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Around {
    /// Accesses that release.
    Release,
    /// Accesses that acquire.
    Acquire,
    /// Fences of the program.
    Fence,
    /// Barriers.
    Barrier,
    /// The store that gives the device's lock back (`emit/locked.rs`).
    Unlock,
}

/// A row: all scopes and segments are alike, because the caches behind the data port are everybody's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrderRow {
    /// Its name.
    pub name: &'static str,
    /// What it is about.
    pub around: Around,
    /// What stands before.
    pub before: &'static [Step],
    /// What stands after.
    pub after: &'static [Step],
}

const BOTH: &[Step] = &[Step::Fence, Step::Wait];

/// What every machine of the family takes. An access that acquires has a fence in front of it, too: it must not overtake a store that releases, because
/// synchronizing operations have one order for everybody (HSA PRM 6.2.1).
pub static ORDERS: [OrderRow; 5] = [
    row("release", Around::Release, BOTH, &[]),
    row("acquire", Around::Acquire, BOTH, BOTH),
    row("fence", Around::Fence, BOTH, &[]),
    row("barrier", Around::Barrier, BOTH, &[]),
    row("unlock", Around::Unlock, BOTH, &[]),
];

const fn row(
    name: &'static str,
    around: Around,
    before: &'static [Step],
    after: &'static [Step],
) -> OrderRow {
    OrderRow {
        name,
        around,
        before,
        after,
    }
}

/// The side of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// In front of it.
    Before,
    /// After it.
    After,
}

/// Whether steps of several rows are a fence, and whether the thread waits for it; `None` if they are none.
pub(crate) fn fence(machine: &Subtarget, about: &[Around], side: Side) -> Option<bool> {
    let rows = machine.orders.iter().filter(|row| about.contains(&row.around));
    let steps = rows.flat_map(|row| match side {
        Side::Before => row.before,
        Side::After => row.after,
    });
    let (mut fences, mut waits) = (false, false);
    for step in steps {
        fences |= *step == Step::Fence;
        waits |= *step == Step::Wait;
    }
    fences.then_some(waits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::subtarget::IVB;

    #[test]
    fn one_fence_for_all_rows_of_a_side() {
        let both = [Around::Release, Around::Acquire];
        assert_eq!(fence(&IVB, &both, Side::Before), Some(true));
        assert_eq!(fence(&IVB, &both, Side::After), Some(true));
        assert_eq!(fence(&IVB, &both[..1], Side::After), None);
        static LONE: [OrderRow; 2] = [
            row("a", Around::Fence, &[Step::Wait], &[]),
            row("b", Around::Barrier, &[Step::Fence], &[]),
        ];
        let machine = Subtarget { orders: &LONE, ..IVB };
        assert_eq!(fence(&machine, &[Around::Fence], Side::Before), None);
        assert_eq!(fence(&machine, &[Around::Barrier], Side::Before), Some(false));
    }
}
