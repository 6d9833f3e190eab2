//! Atomic operations (HSA PRM 6.6, 6.7): each work-item on memory of its own, so that what is returned is known, and what is in
//! memory afterwards.

use super::memory::{Place, address};
use crate::kernel::{Probe, dest, source};
use crate::list::Cell;
use crate::oracle::expect::Expected;
use crate::oracle::float;
use crate::oracle::integer::value;
use crate::values::{Random, random_float, special_floats};
use std::fmt::Write;
use wavelift_hsail::model::{AtomicOperation, Opcode, Segment, Type};

pub(super) fn probes(cell: &Cell) -> Vec<Probe<'_>> {
    let places = match cell.inst.mods.segment {
        Some(Segment::Flat) => [Segment::Global, Segment::Group].map(Place::Flat).to_vec(),
        Some(segment) => vec![Place::In(segment)],
        None => Vec::new(),
    };
    places.into_iter().map(|place| probe(cell, place)).collect()
}

fn probe(cell: &Cell, place: Place) -> Probe<'_> {
    let ty = cell.inst.ty.unwrap_or(Type::U32);
    let plain = if ty.bits() == 64 { Type::U64 } else { Type::U32 };
    let operands = cell.sources().len();
    let mut sources = cell.sources();
    sources.push(plain);
    let before = source(plain, operands);
    let returns = matches!(cell.inst.opcode, Opcode::Atomic | Opcode::AmdGcnAtomic);
    let mut dests = cell.dests();
    dests.push(plain);
    let after = dest(plain, dests.len() - 1);
    let zero = "$s83";
    let address = address(place, ty.bytes() as usize, zero);
    let mut body = format!("mov_b32 {zero}, 0;\n{}", address.setup);
    let (suffix, align) = (address.suffix, ty.bytes());
    let _ = writeln!(
        body,
        "st{suffix}_align({align})_{plain} {before}, {};",
        (address.base)(0)
    );
    let result = if returns {
        format!("{}, ", dest(ty, 0))
    } else {
        String::new()
    };
    let list: String = cell
        .sources()
        .iter()
        .enumerate()
        .map(|(i, &ty)| format!(", {}", source(ty, i)))
        .collect();
    let _ = writeln!(body, "{} {result}{}{list};", cell.mnemonic, address.at);
    let _ = writeln!(
        body,
        "ld{suffix}_align({align})_{plain} {after}, {};",
        (address.base)(0)
    );
    let operation = cell.inst.mods.atomic.unwrap_or(AtomicOperation::Ld);
    let types = sources.clone();
    Probe {
        cell,
        sources,
        dests,
        immediates: Vec::new(),
        locals: address.locals,
        extensions: cell.inst.opcode.vendor_extension().into_iter().collect(),
        body,
        make: Some(Box::new(move |random, _| operands_of(random, &types))),
        judge: Some(Box::new(move |launched, index| {
            let tuple = &launched.tuples[index];
            let old = tuple[operands] as u64;
            let operands: Vec<u64> = tuple.iter().map(|&x| x as u64).collect();
            let mut expected = Vec::new();
            if ty.is_float() {
                expected.extend(returns.then(|| Expected::exactly(ty.bits(), old.into())));
                let new = float::evaluate(of_numbers(operation), ty.bits(), false, None, &[old, operands[0]]);
                expected.push(Expected::one(ty.bits(), new));
                return expected;
            }
            let new = result_of(operation, ty, old, &operands);
            if returns {
                expected.push(Expected::exactly(ty.bits(), old.into()));
            }
            expected.push(Expected::exactly(ty.bits(), new.into()));
            expected
        })),
    }
}

/// The operation on registers that a change of memory is.
fn of_numbers(operation: AtomicOperation) -> Opcode {
    match operation {
        AtomicOperation::Add => Opcode::Add,
        AtomicOperation::Min => Opcode::Min,
        _ => Opcode::Max,
    }
}

/// Numbers at the ends of the range and near each other: comparisons and wraps want both.
fn operands_of(random: &mut Random, types: &[Type]) -> Vec<u128> {
    let bits = types[0].bits();
    if types[0].is_float() {
        let special = special_floats(bits);
        let number = |random: &mut Random| match random.below(2) {
            0 => special[random.below(special.len())],
            _ => random_float(bits, random),
        };
        return types.iter().map(|_| u128::from(number(random))).collect();
    }
    let mask = u128::MAX >> (128 - bits);
    let mut last = 0u128;
    types
        .iter()
        .map(|ty| {
            let special = [0, 1, 2, mask, mask >> 1, (mask >> 1) + 1, mask - 1];
            let next = match random.below(4) {
                0 => special[random.below(special.len())],
                1 => last,
                2 => last.wrapping_add(1),
                _ => u128::from(random.any()),
            };
            last = next & (u128::MAX >> (128 - ty.bits()));
            last
        })
        .collect()
}

/// What is in memory afterwards.
pub(crate) fn result_of(operation: AtomicOperation, ty: Type, old: u64, operands: &[u64]) -> u64 {
    use AtomicOperation::*;
    let bits = ty.bits();
    let signed = |x: u64| value(bits, ty.is_signed(), x);
    let new = match operation {
        Add => old.wrapping_add(operands[0]),
        Sub => old.wrapping_sub(operands[0]),
        And => old & operands[0],
        Or => old | operands[0],
        Xor => old ^ operands[0],
        Exch | St => operands[0],
        Max if signed(operands[0]) > signed(old) => operands[0],
        Min if signed(operands[0]) < signed(old) => operands[0],
        Cas if old == operands[0] => operands[1],
        WrapInc if old >= operands[0] => 0,
        WrapInc => old + 1,
        WrapDec if old == 0 || old > operands[0] => operands[0],
        WrapDec => old - 1,
        _ => old,
    };
    new & (u64::MAX >> (64 - bits))
}
