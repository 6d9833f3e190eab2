//! The patterns of `ds_swizzle_b32` as text.

use std::fmt::{self, Write};

use super::text::{lanes, quad};

/// Appends a pattern: a permutation within quads, or and/or/xor masks on the lane number within 32 lanes.
///
/// # Errors
/// None: strings take everything.
pub fn write_swizzle(out: &mut String, pattern: u16) -> fmt::Result {
    if pattern & 0xff00 == 0x8000 {
        let lane = |n: u16| pattern >> (2 * n) & 3;
        return write!(
            out,
            " offset:swizzle(QUAD_PERM,{},{},{},{})",
            lane(0),
            lane(1),
            lane(2),
            lane(3)
        );
    }
    if pattern & 0x8000 != 0 {
        return write!(out, " offset:{pattern}");
    }
    let (and, or, xor) = (pattern & 31, pattern >> 5 & 31, pattern >> 10 & 31);
    if and == 31 && or == 0 && xor.count_ones() == 1 {
        return write!(out, " offset:swizzle(SWAP,{xor})");
    }
    if and == 31 && or == 0 && xor > 0 && (xor + 1).is_power_of_two() {
        return write!(out, " offset:swizzle(REVERSE,{})", xor + 1);
    }
    let group = 32 - and;
    if group > 1 && group.is_power_of_two() && or < group && xor == 0 {
        return write!(out, " offset:swizzle(BROADCAST,{group},{or})");
    }
    write!(out, " offset:swizzle(BITMASK_PERM,\"")?;
    for bit in (0..5).rev() {
        let (low, high) = (
            (or) >> bit & 1 ^ xor >> bit & 1,
            ((and | or) >> bit & 1) ^ (xor >> bit & 1),
        );
        out.push(match (low, high) {
            (0, 0) => '0',
            (1, 1) => '1',
            (0, 1) => 'p',
            _ => 'i',
        });
    }
    out.push_str("\")");
    Ok(())
}

/// The pattern of ds_swizzle_b32.
pub fn parse_swizzle(value: &str) -> Option<u16> {
    let inner = value.strip_prefix("swizzle(")?.strip_suffix(')')?;
    let (mode, rest) = inner.split_once(',')?;
    let mask = |and: u16, or: u16, xor: u16| and | or << 5 | xor << 10;
    match mode {
        "QUAD_PERM" => Some(0x8000 | quad(lanes(rest)?)),
        "SWAP" => rest
            .parse()
            .ok()
            .filter(|n: &u16| n.is_power_of_two() && *n <= 16)
            .map(|n| mask(31, 0, n)),
        "REVERSE" => rest
            .parse()
            .ok()
            .filter(|n: &u16| n.is_power_of_two() && (2..=32).contains(n))
            .map(|n| mask(31, 0, n - 1)),
        "BROADCAST" => {
            let (group, lane) = rest.split_once(',')?;
            let (group, lane): (u16, u16) = (group.parse().ok()?, lane.trim().parse().ok()?);
            (group.is_power_of_two() && (2..=32).contains(&group) && lane < group)
                .then(|| mask(32 - group, lane, 0))
        }
        "BITMASK_PERM" => {
            let pattern = rest.trim().strip_prefix('"')?.strip_suffix('"')?;
            let (mut and, mut or, mut xor) = (0, 0, 0);
            if pattern.len() != 5 {
                return None;
            }
            for (index, c) in pattern.bytes().enumerate() {
                let bit = 16 >> index;
                match c {
                    b'0' => {}
                    b'1' => or |= bit,
                    b'p' => and |= bit,
                    b'i' => (and, xor) = (and | bit, xor | bit),
                    _ => return None,
                }
            }
            Some(mask(and, or, xor))
        }
        _ => None,
    }
}
