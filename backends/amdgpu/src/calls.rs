//! What the calling conventions of the AMD targets have in common (docs/design/calls.md), after that of the AMDGPU guide where that
//! costs nothing.
//!
//! | registers | use |
//! |---|---|
//! | the first scalar registers | what the hardware set up: the *system* registers of a target |
//! | after them to `s29`, VCC, SCC, M0 | lost by a call |
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
use wavelift_codegen::target::Abi;

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

/// Where arguments and results are and what a call destroys, on a target with so many system registers.
pub fn abi(system: u8) -> Abi {
    let ids = u16::from(WORKITEM_IDS);
    Abi {
        file: VGPR,
        units: ARGUMENT_UNITS,
        align: 1,
        lost: vec![
            PReg::new(SGPR, u16::from(system), RETURN_ADDRESS - system),
            PReg::new(SGPR, VCC, 2),
            PReg::new(VGPR, 0, WORKITEM_IDS),
            PReg::new(VGPR, ids + 1, (FIRST_KEPT_VGPR - ids - 1) as u8),
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn call_keeps_its_results_and_what_has_a_meaning() {
        let abi = abi(14);
        let (results, _) = abi.places([1, 2]);
        let list = abi.clobbers(&results);
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
