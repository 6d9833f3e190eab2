//! What the calling conventions of the AMD targets have in common (docs/design/calls.md), after that of the AMDGPU guide where that
//! costs nothing.
//!
//! | registers | use |
//! |---|---|
//! | the first scalar registers | what the hardware set up: the *system* registers of a target |
//! | behind them to `s29`, VCC, SCC, M0 | lost by a call |
//! | `s[30:31]` | return address |
//! | `s32` | stack pointer |
//! | `s33` and up | kept by the callee |
//! | `v0` to `v30` | arguments, results; lost by a call |
//! | `v31` | work-item index, 10 bits each for x, y, z |
//! | `v32` to `v39` | lost by a call |
//! | `v40` and up | kept by the callee |
//!
//! The system registers, `s32` and `v31` have this meaning everywhere in functions and in kernels that call; nobody overwrites them.
//! EXEC on return is EXEC on entry, MODE is that of the kernel. A per-lane register is lost only in the lanes that run:
//! others hold what their lane waits with. Nothing is in flight at a call or return but what no register or fence waits for.

use wavelift_codegen::machine::{PReg, RegFile};

const SGPR: RegFile = RegFile::SCALAR;
const VGPR: RegFile = RegFile::VECTOR;

pub use wavelift_codegen::target::Convention;

/// Units of vector registers that carry arguments, and results.
pub const ARGUMENT_UNITS: u16 = 31;
/// The vector register with the work-item's index.
pub const WORKITEM_IDS: u8 = 31;
/// The first vector register that a callee keeps.
pub const FIRST_KEPT_VGPR: u16 = 40;
/// The first scalar register that a callee keeps.
pub const FIRST_KEPT_SGPR: u8 = 33;
/// The stack pointer, a scalar register.
pub const STACK_POINTER: u8 = 32;
/// The first register of the return address, a scalar pair.
pub const RETURN_ADDRESS: u8 = 30;
/// A scalar pair that is free at entry, return and calls: its first register.
pub const SCRATCH_PAIR: u8 = 28;
/// VCC, a scalar pair.
const VCC: u16 = 106;

/// Registers that hold no value of a function or kernel, on a target with so many system registers.
pub fn reserved(convention: Convention, system: u8) -> Vec<PReg> {
    match convention {
        Convention::Plain => Vec::new(),
        Convention::Caller | Convention::Function => vec![
            PReg::new(SGPR, 0, system),
            PReg::new(SGPR, u16::from(RETURN_ADDRESS), 3),
            PReg::new(VGPR, u16::from(WORKITEM_IDS), 1),
        ],
    }
}

/// Where an argument or result is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In vector registers.
    Registers(PReg),
    /// In the interface area at the start of the callee's frame, from this dword on.
    Stack(u16),
}

/// The places of arguments or results of these widths, in dwords, and the dwords of the interface area. The first that
/// does not fit the registers goes to the stack with all behind it.
pub fn places(widths: impl IntoIterator<Item = u8>) -> (Vec<Place>, u16) {
    let (mut registers, mut stack) = (0u16, 0u16);
    let mut list = Vec::new();
    for width in widths {
        if stack == 0 && registers + u16::from(width) <= ARGUMENT_UNITS {
            list.push(Place::Registers(PReg::new(VGPR, registers, width)));
            registers += u16::from(width);
        } else {
            list.push(Place::Stack(stack));
            stack += u16::from(width);
        }
    }
    (list, stack)
}

/// What a call destroys besides the registers of its results, on a target with so many system registers.
pub fn clobbers(results: &[Place], system: u8) -> Vec<PReg> {
    let used: u16 = results
        .iter()
        .map(|place| match place {
            Place::Registers(preg) => u16::from(preg.width),
            Place::Stack(_) => 0,
        })
        .sum();
    let mut list = vec![
        PReg::new(SGPR, u16::from(system), RETURN_ADDRESS - system),
        PReg::new(SGPR, VCC, 2),
    ];
    let ids = u16::from(WORKITEM_IDS);
    if used < ids {
        list.push(PReg::new(VGPR, used, (ids - used) as u8));
    }
    list.push(PReg::new(VGPR, ids + 1, (FIRST_KEPT_VGPR - ids - 1) as u8));
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_values_do_not_straddle_registers_and_stack() {
        let (list, stack) = places([2; 16]);
        assert_eq!(list[14], Place::Registers(PReg::new(VGPR, 28, 2)));
        assert_eq!((list[15], stack), (Place::Stack(0), 2));
        let (list, stack) = places([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1]);
        assert_eq!((list[16], stack), (Place::Stack(2), 3));
    }

    #[test]
    fn call_keeps_its_results_and_what_has_a_meaning() {
        let (results, _) = places([1, 2]);
        let list = clobbers(&results, 14);
        let lost = |preg: PReg| list.iter().any(|c| c.overlaps(preg));
        for unit in [0, 1, 2, 31, 40, 255] {
            assert!(!lost(PReg::new(VGPR, unit, 1)), "v{unit}");
        }
        for unit in [3, 30, 32, 39] {
            assert!(lost(PReg::new(VGPR, unit, 1)), "v{unit}");
        }
        for unit in [0, 13, 30, 32, 33, 101] {
            assert!(!lost(PReg::new(SGPR, unit, 1)), "s{unit}");
        }
        for unit in [14, 29, 106, 107] {
            assert!(lost(PReg::new(SGPR, unit, 1)), "s{unit}");
        }
    }
}
