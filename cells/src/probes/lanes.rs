//! Operations across lanes (HSA PRM 9.4): with all lanes, and in code that some lanes jump over.

use crate::kernel::{GROUP, Launched, Probe, dest, source};
use crate::list::Cell;
use crate::oracle::expect::Expected;
use wavelift_hsail::model::{Opcode, Type};

/// What destinations hold in lanes that do not run the operation.
const UNTOUCHED: u128 = 0x2b;

pub(super) fn probes(cell: &Cell) -> Vec<Probe<'_>> {
    vec![probe(cell, false), probe(cell, true)]
}

fn probe(cell: &Cell, divergent: bool) -> Probe<'_> {
    let (mut sources, dests) = (cell.sources(), cell.dests());
    sources.push(Type::B1);
    let skips = source(Type::B1, sources.len() - 1);
    let mut body = String::new();
    for (i, &ty) in dests.iter().enumerate() {
        let register = dest(ty, i);
        body.push_str(&match ty {
            Type::B1 => format!("mov_b1 {register}, 1;\n"),
            Type::B128 => format!("combine_v2_b128_b64 {register}, ({UNTOUCHED}, 0);\n"),
            _ => format!("mov_b{} {register}, {UNTOUCHED};\n", ty.bits()),
        });
    }
    let registers: Vec<String> = dests.iter().enumerate().map(|(i, &ty)| dest(ty, i)).collect();
    let result = match registers.as_slice() {
        [one] => one.clone(),
        several => format!("({})", several.join(", ")),
    };
    let operands = cell.sources();
    let list: String = operands
        .iter()
        .enumerate()
        .map(|(i, &ty)| format!(", {}", source(ty, i)))
        .collect();
    if divergent {
        body.push_str(&format!("cbr_b1 {skips}, @skip#;\n"));
    }
    body.push_str(&format!("{} {result}{list};\n", cell.mnemonic));
    if divergent {
        body.push_str("@skip#:\n");
    }
    let types = sources.clone();
    let opcode = cell.inst.opcode;
    let ty = cell.inst.ty.unwrap_or(Type::U32);
    Probe {
        cell,
        sources,
        dests,
        immediates: vec![u64::from(divergent)],
        locals: String::new(),
        extensions: Vec::new(),
        body,
        make: Some(Box::new(move |random, index| {
            let some = |ty: &Type| {
                let any = u128::from(random.any()) << 64 | u128::from(random.any());
                any & (u128::MAX >> (128 - ty.bits()))
            };
            let mut tuple: Vec<u128> = types.iter().map(some).collect();
            // Some groups have few lanes, some all.
            let last = tuple.len() - 1;
            match index / GROUP as usize % 4 {
                1 => tuple[last] = 0,
                2 => tuple[last] = u128::from(random.below(8) != 0),
                3 => tuple[last] = u128::from(random.below(8) == 0),
                _ => {}
            }
            tuple
        })),
        judge: Some(Box::new(move |launched, index| {
            judge(opcode, ty, divergent, launched, index)
        })),
    }
}

fn judge(opcode: Opcode, ty: Type, divergent: bool, launched: &Launched<'_>, index: usize) -> Vec<Expected> {
    let group = index / GROUP as usize * GROUP as usize;
    let wave = launched.wave as usize;
    let first = group + (index - group) / wave * wave;
    let lanes: Vec<usize> = (first..(first + wave).min(group + GROUP as usize)).collect();
    let runs = |lane: usize| {
        let tuple = &launched.tuples[lane];
        !divergent || tuple[tuple.len() - 1] & 1 == 0
    };
    let tuple = &launched.tuples[index];
    let count = if opcode == Opcode::ActiveLaneMask { 4 } else { 1 };
    if !runs(index) {
        let value = if ty == Type::B1 { 1 } else { UNTOUCHED };
        return vec![Expected::exactly(ty.bits(), value); count];
    }
    let says = |&lane: &usize| runs(lane) && launched.tuples[lane][0] & 1 != 0;
    match opcode {
        Opcode::ActiveLaneId => {
            let rank = lanes.iter().filter(|&&lane| lane < index && runs(lane)).count();
            vec![Expected::exactly(32, rank as u128)]
        }
        Opcode::ActiveLaneCount => vec![Expected::exactly(
            32,
            lanes.iter().filter(|lane| says(lane)).count() as u128,
        )],
        Opcode::ActiveLaneMask => {
            let mask: u64 = lanes
                .iter()
                .filter(|lane| says(lane))
                .map(|lane| 1 << (lane - first))
                .sum();
            [mask, 0, 0, 0]
                .map(|word| Expected::exactly(64, word.into()))
                .to_vec()
        }
        _ => {
            let from = first + tuple[1] as usize % wave;
            let takes = tuple[3] & 1 == 0 && lanes.contains(&from) && runs(from);
            let value = if takes { launched.tuples[from][0] } else { tuple[2] };
            vec![Expected::exactly(ty.bits(), value)]
        }
    }
}
