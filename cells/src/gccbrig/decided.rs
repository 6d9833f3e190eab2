//! In what gccbrig does not agree with the arithmetic of the cells, and who is right.

use crate::kernel::Judge;
use crate::list::Cell;
use crate::oracle;
use crate::oracle::expect::{Expect, Expected};
use crate::oracle::format::{Format, ones};
use crate::values::Tuple;
use wavelift_hsail::model::{Opcode, Round, Type};

/// In what it does not agree, each decided by the manual (docs/design/cells.md).
pub const DECIDED: [&str; 13] = [
    "it rounds to nearest whatever the modifier says (HSA PRM 4.19.2)",
    "it truncates and does not saturate, whatever the integer rounding says (HSA PRM 5.19.4)",
    "it makes 1 of true; the manual says both, and Wavelift follows its table 5-27",
    "it returns or passes over signaling NaN (HSA PRM 4.19.4), and makes 1 of the fraction of numbers just below zero (HSA PRM 5.11)",
    "it computes on bits of f16 by way of f32, which makes signaling NaN quiet (HSA PRM 5.13)",
    "it takes normal numbers of f64 that f32 does not have for subnormal ones (HSA PRM 5.13.2)",
    "it compares the elements of the condition with zero as floats (HSA PRM 5.10)",
    "it rounds twice, which the manual allows; Wavelift rounds once (HSA PRM 5.12)",
    "it truncates (HSA PRM 5.15)",
    "it neither flushes the results of conversions nor makes signaling NaN quiet (HSA PRM 4.19.3, 4.19.4)",
    "it flushes, and makes quiet, the elements that an operation on the lowest one does not write (HSA PRM 4.14)",
    "it does not flush results of f16 (HSA PRM 4.19.3)",
    "it computes the fma of f16 in f32 and rounds twice (HSA PRM 5.11)",
];

/// The number of the decision on what it may make of a cell.
pub(super) fn decided(cell: &Cell) -> Option<usize> {
    use Opcode::*;
    let (inst, round) = (&cell.inst, cell.inst.mods.round);
    let (to, from) = (inst.ty?, inst.source_type);
    let float = to.is_float();
    match inst.opcode {
        _ if matches!(round, Some(Round::Zero | Round::Up | Round::Down)) => Some(0),
        Cvt if from == Some(Type::B1) && to.is_signed() => Some(2),
        Cvt if float && from.is_some_and(Type::is_float) => Some(9),
        Cvt => round
            .filter(|round| {
                use Round::*;
                round.is_integer() && !matches!(round, ZeroI | ZeroISat | SZeroI)
            })
            .map(|_| 1),
        Ceil | Floor | Trunc | Rint | Fract | Min | Max if float => Some(3),
        Class => Some(5).filter(|_| from == Some(Type::F64)),
        Cmov if float => Some(6),
        Mad if float => Some(7),
        PackCvt => Some(8),
        Abs | Neg | CopySign if to.name().starts_with("f16") => Some(4),
        Fma if to.name().starts_with("f16") => Some(12),
        _ if float && cell.keeps() => Some(10),
        Add | Sub | Mul | Div | Sqrt | Fma if float && inst.mods.ftz && to.element_bits() == 16 => Some(11),
        _ => None,
    }
}

/// What it gives if it is wrong in just the known ways, where that can be computed: it rounds to nearest, and to integers towards zero, leaves
/// subnormal results of halves, and computes on elements that should stay as they are.
pub(super) fn model(cell: &Cell) -> Option<Judge> {
    use Opcode::*;
    let (ty, from) = (cell.inst.ty?, cell.inst.source_type);
    let mut faulty = cell.clone();
    faulty.inst.mods.round = Some(match cell.inst.opcode {
        // It rounds a second time, from f32.
        Fma if ty.name().starts_with("f16") => return None,
        Add | Sub | Mul | Div | Sqrt | Fma if ty.is_float() => Round::Near,
        // From integers to nearest, to integers towards zero, whatever is asked for.
        Cvt if ty.is_float() && from.is_some_and(Type::is_integer) => Round::Near,
        Cvt if ty.is_integer() && from.is_some_and(Type::is_float) => Round::ZeroI,
        _ => return None,
    });
    Some(Box::new(move |launched, index| {
        let tuple = &launched.tuples[index];
        let mut all = oracle::expected(&faulty, tuple, &[]);
        if faulty.inst.mods.ftz && ty.is_float() && ty.element_bits() == 16 {
            leave_subnormals(&mut all, &faulty, ty, tuple);
        }
        if faulty.keeps() {
            for result in &mut all {
                let bits = result.bits;
                let rest = result.elements.iter_mut().skip(1);
                rest.for_each(|element| disturb(element, bits, faulty.inst.mods.ftz));
            }
        }
        all
    }))
}

/// Operands are flushed, results not: a result may be what it is with flushed operands and without `ftz`, too.
fn leave_subnormals(all: &mut [Expected], cell: &Cell, ty: Type, tuple: &Tuple) {
    let format = Format::of(ty.element_bits());
    let flushed: Tuple = tuple.iter().map(|&operand| flush(format, ty, operand)).collect();
    let mut without = cell.clone();
    without.inst.mods.ftz = false;
    for (result, other) in all.iter_mut().zip(oracle::expected(&without, &flushed, &[])) {
        for (element, other) in result.elements.iter_mut().zip(other.elements) {
            if matches!(element, Expect::OneOf(_)) && matches!(other, Expect::Bits(_)) {
                *element = element.clone().or(other);
            }
        }
    }
}

/// A packed value with zeros for its subnormal elements.
fn flush(format: Format, ty: Type, operand: u128) -> u128 {
    let mask = u128::from(ones(format.bits));
    (0..ty.elements()).fold(0, |flushed, index| {
        let shift = index * format.bits;
        let element = (operand >> shift & mask) as u64;
        let kept = match format.magnitude(element) < format.least_normal() {
            true => element & format.sign(),
            false => element,
        };
        flushed | u128::from(kept) << shift
    })
}

/// What it makes of an element that is not to be written: halves go through singles, and `ftz` is done to all.
fn disturb(element: &mut Expect, bits: u32, ftz: bool) {
    let Expect::Bits(kept) = *element else { return };
    let format = Format::of(bits);
    let (magnitude, sign) = (format.magnitude(kept), kept & format.sign());
    if bits == 16 && magnitude > format.infinity() {
        *element = Expect::Bits(format.quiet(kept));
    } else if ftz && magnitude < format.least_normal() {
        *element = Expect::Bits(sign);
    }
}
