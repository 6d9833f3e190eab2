//! The immediate of `s_waitcnt`: numbers of operations that may be outstanding, in fields that generations have at different places.

use crate::isa::table::Isa;
use std::fmt;

/// A field: its parts, low part first, each with its lowest bit and its width.
type Parts = &'static [(u8, u8)];

/// Where the immediate has its counts.
#[derive(Clone, Copy, Debug)]
pub struct WaitFields {
    /// Vector memory, or loads of it.
    pub vm: Parts,
    /// Exports and GDS.
    pub exp: Parts,
    /// LDS, GDS, scalar memory and messages.
    pub lgkm: Parts,
    /// Bits that must be zero.
    pub zero: u16,
}

/// The count in a field.
fn get(imm: u16, parts: Parts) -> u8 {
    let mut place = 0;
    parts.iter().fold(0, |count, &(low, width)| {
        let part = (imm >> low & ((1 << width) - 1)) << place;
        place += width;
        count | part as u8
    })
}

/// A count as bits of its field; one that does not fit is the largest.
fn put(count: u8, parts: Parts) -> u16 {
    let mut rest = u16::from(count.min(most(parts)));
    parts.iter().fold(0, |imm, &(low, width)| {
        let part = rest & ((1 << width) - 1);
        rest >>= width;
        imm | part << low
    })
}

/// The largest count of a field, which waits for nothing.
fn most(parts: Parts) -> u8 {
    (1u16 << parts.iter().map(|part| part.1).sum::<u8>()).wrapping_sub(1) as u8
}

/// The immediate of `s_waitcnt`: wait until at most this many operations of each kind are outstanding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WaitCount {
    /// Vector memory, 0 to 62, or less where the instruction set has fewer bits; 63 waits for nothing.
    pub vm: u8,
    /// Exports and GDS, 0 to 6; 7 waits for nothing.
    pub exp: u8,
    /// LDS, GDS, scalar memory and messages, 0 to 62, or less where the instruction set has fewer bits; 63 waits for nothing.
    pub lgkm: u8,
}

impl WaitCount {
    /// Waits for nothing.
    pub const NONE: WaitCount = WaitCount {
        vm: 63,
        exp: 7,
        lgkm: 63,
    };

    /// Takes the immediate apart.
    pub fn from_imm(isa: Isa, imm: u16) -> WaitCount {
        let WaitFields { vm, exp, lgkm, .. } = isa.traits().waits;
        let count = |parts, none| {
            let count = get(imm, parts);
            if count == most(parts) { none } else { count }
        };
        WaitCount {
            vm: count(vm, Self::NONE.vm),
            exp: count(exp, Self::NONE.exp),
            lgkm: count(lgkm, Self::NONE.lgkm),
        }
    }

    /// The immediate; counts above the maximum wait for nothing.
    pub fn to_imm(self, isa: Isa) -> u16 {
        let WaitFields { vm, exp, lgkm, .. } = isa.traits().waits;
        put(self.vm, vm) | put(self.exp, exp) | put(self.lgkm, lgkm)
    }
}

/// The fields of an instruction set with their names.
fn fields(isa: Isa) -> [(&'static str, Parts); 3] {
    let WaitFields { vm, exp, lgkm, .. } = isa.traits().waits;
    [("vmcnt", vm), ("expcnt", exp), ("lgkmcnt", lgkm)]
}

/// Text of the immediate of `s_waitcnt`: what is waited for, or all counts where that is nothing.
pub(crate) fn write_wait(f: &mut impl fmt::Write, isa: Isa, imm: u16) -> fmt::Result {
    let all = WaitCount::from_imm(isa, imm) == WaitCount::NONE;
    let mut separator = "";
    for (name, parts) in fields(isa) {
        let count = get(imm, parts);
        if all || count != most(parts) {
            write!(f, "{separator}{name}({count})")?;
            separator = " ";
        }
    }
    Ok(())
}

/// The immediate that waits stand for: `vmcnt(0) lgkmcnt(1)`.
pub(crate) fn parse_wait(isa: Isa, text: &str) -> Option<u16> {
    let mut imm = WaitCount::NONE.to_imm(isa);
    for part in text.split(['&', ' ']).filter(|part| !part.is_empty()) {
        let (name, value) = part.strip_suffix(')')?.split_once('(')?;
        let value: u8 = value.trim().parse().ok()?;
        let (_, parts) = fields(isa).into_iter().find(|field| field.0 == name)?;
        if value > most(parts) {
            return None;
        }
        imm = imm & !put(u8::MAX, parts) | put(value, parts);
    }
    (!text.trim().is_empty()).then_some(imm)
}
