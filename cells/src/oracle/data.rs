//! Copies, packed data, conditional moves and multimedia operations (HSA PRM 5.8 to 5.10, 5.15).

use super::convert::convert;
use super::expect::{Expect, Expected};
use super::format::ones;
use super::lane;
use crate::list::Cell;
use wavelift_hsail::model::{Opcode, Round, Type};

/// What the destinations hold.
pub fn expected(cell: &Cell, ty: Type, sources: &[u128], immediates: &[u64]) -> Vec<Expected> {
    let from = cell.inst.source_type.unwrap_or(ty);
    let low = |i: usize| sources[i] as u64;
    let whole = |value: u128| vec![Expected::exactly(ty.bits(), value)];
    let word = |value: u64| vec![Expected::exactly(32, u128::from(value & ones(32)))];
    match cell.inst.opcode {
        Opcode::Mov => whole(sources[0] & wide_ones(ty.bits())),
        Opcode::Combine => {
            let parts = sources.iter().enumerate();
            whole(
                parts
                    .map(|(i, &part)| (part & wide_ones(from.bits())) << (i as u32 * from.bits()))
                    .sum(),
            )
        }
        Opcode::Expand => (0..from.bits() / ty.bits())
            .map(|i| Expected::exactly(ty.bits(), sources[0] >> (i * ty.bits()) & wide_ones(ty.bits())))
            .collect(),
        Opcode::Cmov if !ty.is_packed() => {
            whole(sources[if low(0) & 1 != 0 { 1 } else { 2 }] & wide_ones(ty.bits()))
        }
        Opcode::Cmov => elements(ty, |i| {
            lane(ty, sources[if lane(ty, sources[0], i) != 0 { 1 } else { 2 }], i)
        }),
        Opcode::Shuffle => shuffle(ty, sources, immediates[0]),
        Opcode::UnpackLo => elements(ty, |i| lane(ty, sources[(i % 2) as usize], i / 2)),
        Opcode::UnpackHi => {
            let half = ty.elements() / 2;
            elements(ty, |i| lane(ty, sources[(i % 2) as usize], half + i / 2))
        }
        Opcode::Pack => {
            let index = low(2) as u32 % ty.elements();
            let new = low(1) & ones(ty.element_bits());
            elements(ty, |i| if i == index { new } else { lane(ty, sources[0], i) })
        }
        Opcode::Unpack => {
            let element = lane(from, sources[0], low(1) as u32 % from.elements());
            let value = super::integer::value(from.element_bits(), from.is_signed(), element);
            vec![Expected::one(
                ty.bits(),
                Expect::Bits(value as u64 & ones(ty.bits())),
            )]
        }
        Opcode::BitAlign => word((low(1) << 32 | low(0) & ones(32)) >> (low(2) & 31)),
        Opcode::ByteAlign => word((low(1) << 32 | low(0) & ones(32)) >> (8 * (low(2) & 3))),
        Opcode::Lerp => {
            let byte = |s: usize, i| lane(Type::U8X4, sources[s], i);
            elements(ty, |i| (byte(0, i) + byte(1, i) + (byte(2, i) & 1)) >> 1)
        }
        Opcode::PackCvt => elements(ty, |i| {
            match convert(Type::U8, Type::F32, false, Some(Round::NearISat), low(i as usize)) {
                Expect::Bits(byte) => byte,
                _ => 0,
            }
        }),
        Opcode::UnpackCvt => {
            let byte = lane(Type::U8X4, sources[0], immediates[0] as u32 & 3);
            vec![Expected::one(32, convert(Type::F32, Type::U8, false, None, byte))]
        }
        Opcode::Sad => word(low(2).wrapping_add(differences(from, sources))),
        Opcode::SadHi => {
            let high = (low(2) >> 16).wrapping_add(differences(from, sources)) & 0xffff;
            word(high << 16 | low(2) & 0xffff)
        }
        _ => Vec::new(),
    }
}

fn wide_ones(bits: u32) -> u128 {
    if bits >= 128 { u128::MAX } else { (1 << bits) - 1 }
}

fn elements(ty: Type, value: impl Fn(u32) -> u64) -> Vec<Expected> {
    vec![Expected {
        bits: ty.element_bits(),
        elements: (0..ty.elements())
            .map(|i| Expect::Bits(value(i) & ones(ty.element_bits())))
            .collect(),
    }]
}

/// The lower half of the elements comes from the first source, the upper from the second; selectors stand one after another
/// (HSA PRM 5.9.2).
fn shuffle(ty: Type, sources: &[u128], selectors: u64) -> Vec<Expected> {
    let count = ty.elements();
    let bits = count.trailing_zeros();
    elements(ty, |i| {
        let source = sources[usize::from(i >= count / 2)];
        lane(ty, source, (selectors >> (i * bits)) as u32 & (count - 1))
    })
}

fn differences(ty: Type, sources: &[u128]) -> u64 {
    let one = |i| lane(ty, sources[0], i).abs_diff(lane(ty, sources[1], i));
    (0..ty.elements()).map(one).sum()
}
