//! What cells have to give, computed by arithmetic that is not Wavelift's: Berkeley SoftFloat for floats, wide integers for integers.
//!
//! - [`expect`]: what a result may be; the manual leaves choices.
//! - [`mod@format`]: the layout of floats.
//! - [`float`], [`integer`], [`convert`], [`native`], [`data`], [`vendor`]: the operations.

pub mod convert;
pub mod data;
pub mod expect;
pub mod float;
pub mod format;
pub mod integer;
pub mod native;
#[cfg(test)]
mod tests;
pub mod vendor;

use crate::list::{Cell, Family};
use expect::{Expect, Expected};
use float::Relation;
use format::ones;
use wavelift_hsail::model::{CompareOperation, Inst, Opcode, Pack, Type};

/// What each destination of a cell of registers holds, from the sources in the order of the operands; what the destination held before
/// comes last, if it keeps some of it.
pub fn expected(cell: &Cell, sources: &[u128], immediates: &[u64]) -> Vec<Expected> {
    let inst = &cell.inst;
    if cell.family == Family::Vendor {
        return vendor::expected(inst, sources);
    }
    let Some(ty) = inst.ty else { return Vec::new() };
    let low: Vec<u64> = sources.iter().map(|&s| s as u64).collect();
    match cell.family {
        Family::Data | Family::Multimedia => data::expected(cell, ty, sources, immediates),
        Family::Compare => vec![Expected::one(result_bits(ty), compare(inst, ty, &low))],
        Family::PackedCompare => vec![packed_compare(inst, ty, sources)],
        Family::Convert => {
            let from = inst.source_type.unwrap_or(ty);
            let result = convert::convert(ty, from, inst.mods.ftz, inst.mods.round, low[0]);
            vec![Expected::one(result_bits(ty), result)]
        }
        Family::Native => vec![Expected::one(
            ty.bits(),
            native::evaluate(inst.opcode, ty.bits(), &low),
        )],
        Family::FloatBits if inst.opcode == Opcode::Class => {
            let from = inst.source_type.unwrap_or(ty);
            let class = float::class(from.bits(), low[0]);
            vec![Expected::one(1, Expect::truth(u64::from(class) & low[1] != 0))]
        }
        Family::Bits => vec![of_bits(inst, ty, sources)],
        _ if ty.is_packed() => vec![packed(inst, ty, sources)],
        _ => vec![Expected::one(ty.bits(), element(inst, ty, &low))],
    }
}

/// Bits of the result that count: those of the register for integers, those of the type for floats and truth values.
pub fn result_bits(ty: Type) -> u32 {
    if ty.is_float() || ty.is_packed() || ty == Type::B1 {
        ty.bits()
    } else {
        ty.bits().max(32)
    }
}

/// One element of arithmetic.
fn element(inst: &Inst, ty: Type, args: &[u64]) -> Expect {
    let bits = ty.element_bits();
    if ty.is_float() {
        return float::evaluate(inst.opcode, bits, inst.mods.ftz, inst.mods.round, args);
    }
    let saturating = inst.mods.pack.is_some_and(Pack::is_saturating);
    integer::evaluate(inst.opcode, bits, ty.is_signed(), saturating, args)
}

/// The `index`-th element of a packed value.
fn lane(ty: Type, value: u128, index: u32) -> u64 {
    (value >> (index * ty.element_bits())) as u64 & ones(ty.element_bits())
}

/// Arithmetic under a packing control (HSA PRM 4.14).
fn packed(inst: &Inst, ty: Type, sources: &[u128]) -> Expected {
    use Pack::*;
    let control = inst.mods.pack.unwrap_or(PP);
    let broadcast = match control {
        PS | PSSat => [false, true],
        SP | SPSat => [true, false],
        _ => [false, false],
    };
    let keeps = control.writes_lowest_only();
    let operands = if keeps { sources.len() - 1 } else { sources.len() };
    let one = |index: u32| {
        if keeps && index > 0 {
            return Expect::Bits(lane(ty, sources[operands], index));
        }
        let at = |i: usize| if broadcast[i.min(1)] { 0 } else { index };
        let args: Vec<u64> = (0..operands).map(|i| lane(ty, sources[i], at(i))).collect();
        element(inst, ty, &args)
    };
    Expected {
        bits: ty.element_bits(),
        elements: (0..ty.elements()).map(one).collect(),
    }
}

/// Shifts and bits; a packed shift has one count.
fn of_bits(inst: &Inst, ty: Type, sources: &[u128]) -> Expected {
    // Counts of bits have the type of the source.
    let of = inst.source_type.unwrap_or(ty);
    let one = |index: u32| {
        let mut args: Vec<u64> = sources.iter().map(|&s| s as u64).collect();
        args[0] = lane(of, sources[0], index);
        integer::of_bits(inst.opcode, of.element_bits(), of.is_signed(), &args)
    };
    if inst.source_type.is_some() {
        return Expected::one(ty.bits(), one(0));
    }
    Expected {
        bits: of.element_bits(),
        elements: (0..of.elements()).map(one).collect(),
    }
}

fn related(operation: CompareOperation, of: Type, ftz: bool, a: u64, b: u64) -> bool {
    let bits = of.element_bits();
    let relation = if of.is_float() {
        float::relation(bits, ftz, a, b)
    } else {
        let value = |x| integer::value(bits, of.is_signed(), x);
        match value(a).cmp(&value(b)) {
            std::cmp::Ordering::Less => Relation::Less,
            std::cmp::Ordering::Equal => Relation::Equal,
            std::cmp::Ordering::Greater => Relation::Greater,
        }
    };
    float::holds(operation, relation)
}

/// `cmp`: true is one of `b1`, all ones of an integer, 1.0 of a float (HSA PRM 5.18.2).
fn compare(inst: &Inst, ty: Type, args: &[u64]) -> Expect {
    let operation = inst.mods.compare.unwrap_or(CompareOperation::Eq);
    let of = inst.source_type.unwrap_or(ty);
    let truth = related(operation, of, inst.mods.ftz, args[0], args[1]);
    let yes = match ty {
        Type::B1 => 1,
        _ if ty.is_float() => format::Format::of(ty.bits()).one(),
        _ => ones(ty.bits()),
    };
    Expect::Bits(if truth { yes } else { 0 })
}

fn packed_compare(inst: &Inst, ty: Type, sources: &[u128]) -> Expected {
    let operation = inst.mods.compare.unwrap_or(CompareOperation::Eq);
    let of = inst.source_type.unwrap_or(ty);
    let one = |i| {
        let truth = related(
            operation,
            of,
            inst.mods.ftz,
            lane(of, sources[0], i),
            lane(of, sources[1], i),
        );
        Expect::Bits(if truth { ones(ty.element_bits()) } else { 0 })
    };
    Expected {
        bits: ty.element_bits(),
        elements: (0..ty.elements()).map(one).collect(),
    }
}
