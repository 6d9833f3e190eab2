//! The calling convention of functions (docs/design/calls.md, docs/design/gen7.md).
//!
//! | registers | use |
//! |---|---|
//! | r0 to r6, r8 to r11 | as a kernel finds them ([`crate::abi`]); nobody overwrites them |
//! | r7 | the frame: see [`Field`] |
//! | r12 to r19 | scalars that are lost by a call |
//! | r20 to r23 | scalars that the callee keeps |
//! | vectors 0 to 15 (SIMD8: 31) | arguments, results; lost by a call |
//! | those up to 19 (SIMD8: 39) | lost by a call |
//! | those above | kept by the callee |
//! | r112 to r127, f0, a0, accumulators | lost by a call |
//!
//! f0.0, the running lanes, is on return what it was on entry. Channels are never parked by branches, so calls take the whole thread.
//! A vector is lost in the lanes that run; others hold what their lane waits with.
//!
//! There are two stacks in the private memory of a thread. That of variables has a frame per lane: interface area, then private and
//! spill variables. That of registers has a frame per thread: spilled vectors, then registers that callers want back, which are
//! saved with all channels. Both pointers stand still in a function; a call moves them over the frame and back.

use crate::elf::SimdWidth;
use crate::isa::Type;
use crate::machine::{SCALAR, SCALARS, Source, VECTOR, units};
use wavelift_codegen::machine::PReg;
use wavelift_codegen::target::Abi;

/// The register of the frame.
pub const FRAME_REGISTER: u8 = 7;

/// A doubleword of the frame register. It serves as the header of messages that save registers: that is why one is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Return address, and the channels that called.
    Return = 0,
    /// Address of the function's frame of registers, in units of 16 bytes.
    Registers = 2,
    /// Address of the thread's private memory.
    Base = 3,
    /// Bytes of private memory between lanes.
    Stride = 4,
    /// 0: the base address in a header.
    Zero = 5,
    /// Bytes of private memory of a lane below the function's frame.
    Variables = 6,
}

impl Field {
    /// Byte in the register.
    pub fn byte(self) -> u8 {
        self as u8 * 4
    }

    /// As an operand.
    pub fn source(self) -> Source {
        Source::Fixed {
            grf: FRAME_REGISTER,
            sub: self.byte(),
            ty: Type::Ud,
            lanes: false,
            neg: false,
            abs: false,
        }
    }
}

pub use wavelift_codegen::target::Convention;

/// Scalars that a call destroys: the first so many.
pub const LOST_SCALARS: u16 = 64;

/// Vectors that carry arguments, and results.
pub fn argument_units(simd: SimdWidth) -> u16 {
    match simd {
        SimdWidth::Simd8 => 32,
        SimdWidth::Simd16 => 16,
    }
}

/// The first vector that a callee keeps.
pub fn first_kept(simd: SimdWidth) -> u16 {
    match simd {
        SimdWidth::Simd8 => 40,
        SimdWidth::Simd16 => 20,
    }
}

/// Where arguments and results are, and what a call destroys.
pub fn abi(simd: SimdWidth) -> Abi {
    Abi {
        file: VECTOR,
        units: argument_units(simd),
        align: 1,
        lost: vec![
            PReg::new(SCALAR, 0, LOST_SCALARS as u8),
            PReg::new(VECTOR, 0, first_kept(simd) as u8),
        ],
    }
}

/// Whether a callee has to give a unit of a file back as it found it.
pub fn is_kept(simd: SimdWidth, preg: PReg) -> bool {
    let first = if preg.file == SCALAR {
        LOST_SCALARS
    } else {
        first_kept(simd)
    };
    preg.first + u16::from(preg.width) > first
}

const _: () = assert!(LOST_SCALARS < SCALARS);
const _: () = assert!(units(SimdWidth::Simd16) > 20 && units(SimdWidth::Simd8) > 40);

#[cfg(test)]
mod tests {
    use super::*;
    use wavelift_codegen::target::Place;

    #[test]
    fn wide_values_do_not_straddle_registers_and_stack() {
        for simd in [SimdWidth::Simd8, SimdWidth::Simd16] {
            let last = argument_units(simd);
            let widths = std::iter::repeat_n(1, usize::from(last) - 1).chain([2, 1]);
            let (list, stack) = abi(simd).places(widths);
            let n = list.len();
            assert_eq!(list[n - 3], Place::Registers(PReg::new(VECTOR, last - 2, 1)));
            assert_eq!(
                (list[n - 2], list[n - 1], stack),
                (Place::Stack(0), Place::Stack(2), 3)
            );
        }
    }

    #[test]
    fn call_keeps_its_results_and_what_callees_keep() {
        for simd in [SimdWidth::Simd8, SimdWidth::Simd16] {
            let (results, _) = abi(simd).places([1, 2]);
            let list = abi(simd).clobbers(&results);
            let lost = |preg: PReg| list.iter().any(|c| c.overlaps(preg));
            let kept = first_kept(simd);
            for unit in [0, 2, kept, kept + 1] {
                assert!(!lost(PReg::new(VECTOR, unit, 1)), "{unit}");
            }
            for unit in [3, kept - 1] {
                assert!(lost(PReg::new(VECTOR, unit, 1)), "{unit}");
            }
            assert!(lost(PReg::new(SCALAR, 63, 1)) && !lost(PReg::new(SCALAR, 64, 1)));
            assert!(is_kept(simd, PReg::new(SCALAR, 63, 2)) && !is_kept(simd, PReg::new(VECTOR, 0, 4)));
        }
    }
}
