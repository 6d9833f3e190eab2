//! Errors planted into spill code; the checker must name each.

use super::planted::{Allocation, S, V, allocation, allocation_with, wrong_value};
use super::toy::{Builder, Toy};
use crate::machine::*;
use crate::regalloc::checker::CheckFault;
use crate::regalloc::{LaneSlot, Origin, Parked};

/// Many values, so that a small limit spills.
fn spilling() -> Allocation {
    let mut b = Builder::new();
    let values: Vec<VReg> = (0..12).map(|_| b.vector(1, &[])).collect();
    for &v in &values {
        b.out(&[v]);
    }
    b.end_body();
    b.end();
    allocation(&b.func, V, 6)
}

#[test]
fn reload_from_another_slot() {
    let mut a = spilling();
    let (block, index) = a.edit(0, |o| matches!(o, Origin::Reload { .. }));
    if let Origin::Reload { dst, offset } = a.origins[block][index] {
        let offset = if offset == 0 { 4 } else { 0 };
        a.origins[block][index] = Origin::Reload { dst, offset };
        a.after.blocks[block].insts[index] = Toy::from(Pseudo::Reload {
            file: V,
            width: 1,
            dst: dst.into(),
            slot: offset,
        });
    }
    assert!(wrong_value(a.fault()));
}

#[test]
fn spill_over_a_slot_in_use() {
    let mut a = spilling();
    let (block, index) = a.edit(1, |o| matches!(o, Origin::Spill { .. }));
    let (b0, i0) = a.edit(0, |o| matches!(o, Origin::Spill { .. }));
    if let (Origin::Spill { src, .. }, Origin::Spill { offset, .. }) =
        (a.origins[block][index], a.origins[b0][i0])
    {
        a.origins[block][index] = Origin::Spill { src, offset };
        a.after.blocks[block].insts[index] = Toy::from(Pseudo::Spill {
            file: V,
            width: 1,
            src: src.into(),
            slot: offset,
        });
    }
    assert!(wrong_value(a.fault()));
}

#[test]
fn spill_outside_the_spill_area() {
    let mut a = spilling();
    a.after.spill_bytes -= 4;
    let last = a.fault();
    assert_eq!(last, Some(CheckFault::Edit));
}

/// Many scalars in few registers.
fn parking() -> Allocation {
    let mut b = Builder::new();
    let values: Vec<VReg> = (0..12).map(|_| b.scalar(1, &[])).collect();
    for &v in &values {
        b.out(&[v]);
    }
    b.end_body();
    b.end();
    allocation_with(
        &b.func,
        S,
        6,
        Some(Parked {
            file: V,
            lanes: 8,
            first: 20,
            room: 9,
            used: 0,
        }),
    )
}

#[test]
fn scalar_fetched_from_another_lane() {
    let mut a = parking();
    let (block, index) = a.edit(0, |o| matches!(o, Origin::Unpark { .. }));
    if let Origin::Unpark { dst, slot } = a.origins[block][index] {
        let slot = LaneSlot {
            lane: (slot.lane + 1) % 8,
            ..slot
        };
        a.origins[block][index] = Origin::Unpark { dst, slot };
        a.after.blocks[block].insts[index] = Toy::from(Pseudo::Unpark {
            dst,
            unit: slot.unit,
            lane: slot.lane,
        });
    }
    assert!(wrong_value(a.fault()));
}

#[test]
fn scalar_put_into_another_lane_than_said() {
    let mut a = parking();
    let (block, index) = a.edit(0, |o| matches!(o, Origin::Park { .. }));
    a.after.blocks[block].insts[index].imm += 1;
    assert_eq!(a.fault(), Some(CheckFault::Edit));
}
