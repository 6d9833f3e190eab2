//! The calling convention of functions (docs/design/calls.md, docs/design/gen7.md).
//!
//! | registers | use |
//! |---|---|
//! | r0 to r6 | as a kernel finds them ([`crate::abi`]); nobody overwrites them |
//! | r7 | the frame: see [`Field`] |
//! | r8 to r15 | scalars that are lost by a call |
//! | r16 to r23 | scalars that the callee keeps |
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
use wavelift_codegen::ir::{Function, Opcode, Type as IrType, Value};
use wavelift_codegen::machine::PReg;

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

/// Where an argument or result is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In vectors.
    Registers(PReg),
    /// In the interface area at the start of the callee's frame of variables, from this doubleword on.
    Stack(u16),
}

/// Units of a value that crosses a border.
pub fn words(ty: IrType) -> u8 {
    ty.bits().div_ceil(32).max(1) as u8
}

/// The places of arguments or results of these widths, in doublewords, and the doublewords of the interface area. The first that does
/// not fit the registers goes to the stack with all behind it.
pub fn places(simd: SimdWidth, widths: impl IntoIterator<Item = u8>) -> (Vec<Place>, u16) {
    let (mut registers, mut stack) = (0u16, 0u16);
    let mut list = Vec::new();
    for width in widths {
        if stack == 0 && registers + u16::from(width) <= argument_units(simd) {
            list.push(Place::Registers(PReg::new(VECTOR, registers, width)));
            registers += u16::from(width);
        } else {
            list.push(Place::Stack(stack));
            stack += u16::from(width);
        }
    }
    (list, stack)
}

/// What a call destroys besides the registers of its results.
pub fn clobbers(simd: SimdWidth, results: &[Place]) -> Vec<PReg> {
    let used: u16 = results
        .iter()
        .map(|place| match place {
            Place::Registers(preg) => u16::from(preg.width),
            Place::Stack(_) => 0,
        })
        .sum();
    vec![
        PReg::new(SCALAR, 0, LOST_SCALARS as u8),
        PReg::new(VECTOR, used, (first_kept(simd) - used) as u8),
    ]
}

/// Doublewords of the interface area of a function: arguments or results that have no register.
pub fn interface_dwords(simd: SimdWidth, func: &Function) -> u16 {
    let widths =
        |values: &[Value]| -> Vec<u8> { values.iter().map(|&v| words(func.dfg.value_type(v))).collect() };
    let params = func
        .layout
        .entry()
        .map_or(Vec::new(), |entry| widths(func.dfg.block_params(entry)));
    let returned = func
        .layout
        .iter()
        .find(|&(_, inst)| func.dfg.opcode(inst) == Opcode::Return);
    let results = returned.map_or(Vec::new(), |(_, inst)| widths(func.dfg.args(inst)));
    places(simd, params).1.max(places(simd, results).1)
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

    #[test]
    fn wide_values_do_not_straddle_registers_and_stack() {
        for simd in [SimdWidth::Simd8, SimdWidth::Simd16] {
            let last = argument_units(simd);
            let widths = std::iter::repeat_n(1, usize::from(last) - 1).chain([2, 1]);
            let (list, stack) = places(simd, widths);
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
            let (results, _) = places(simd, [1, 2]);
            let list = clobbers(simd, &results);
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
