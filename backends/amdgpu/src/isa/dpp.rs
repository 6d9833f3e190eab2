//! Lane movement by a control value (DPP16: GCN3 ISA 6.4 "Data Parallel Processing", Vega ISA 6.6, RDNA4 ISA 7.7.1): which lane each lane reads.
//!
//! A row is 16 lanes, a quad 4.
//!
//! | control | what a lane reads | where |
//! |---|---|---|
//! | 0x000 to 0x0ff | a lane of its quad, two bits for each of the four | all |
//! | 0x101 to 0x10f, 0x111 to 0x11f | so many lanes above, below; nothing beyond the row | all |
//! | 0x121 to 0x12f | so many lanes below, around the row | all |
//! | 0x130, 0x138 | the next lane, the one before; nothing beyond the wave | GCN |
//! | 0x134, 0x13c | the same around 64 lanes | GCN |
//! | 0x140, 0x141 | the row, or each half of it, backwards | all |
//! | 0x142, 0x143 | the last lane of the row before, lane 31 | GCN |
//! | 0x150 to 0x15f | one lane of its row | gfx90a, gfx942, RDNA |
//! | 0x160 to 0x16f | the lane of its row whose number differs in these bits | RDNA |

use super::Isa;

/// Whether a machine has a movement.
pub fn exists(isa: Isa, control: u16) -> bool {
    match control {
        0..=0xff | 0x101..=0x10f | 0x111..=0x11f | 0x121..=0x12f | 0x140..=0x141 => true,
        0x130 | 0x134 | 0x138 | 0x13c | 0x142 | 0x143 => !isa.traits().row_share,
        0x150..=0x15f => isa.traits().row_share || isa.traits().row_newbcast,
        0x160..=0x16f => isa.traits().row_share,
        _ => false,
    }
}

/// The lane that a lane reads; `None` if there is none, or no such movement.
pub fn source(control: u16, lane: u8) -> Option<u8> {
    let lane = u16::from(lane);
    let (row, in_row, n) = (lane & !15, lane & 15, control & 15);
    let source = match control {
        0x000..=0x0ff => Some(lane & !3 | (control >> (2 * (lane & 3))) & 3),
        0x101..=0x10f => (in_row + n < 16).then_some(lane + n),
        0x111..=0x11f => (in_row >= n).then(|| lane - n),
        0x121..=0x12f => Some(row | ((in_row + 16 - n) % 16)),
        0x130 => (lane < 63).then_some(lane + 1),
        0x134 => Some((lane + 1) % 64),
        0x138 => (lane > 0).then(|| lane - 1),
        0x13c => Some((lane + 63) % 64),
        0x140 => Some(row | (15 - in_row)),
        0x141 => Some(lane & !7 | (7 - (lane & 7))),
        0x142 => (lane >= 16).then(|| row - 1),
        0x143 => (lane >= 32).then_some(31),
        0x150..=0x15f => Some(row | n),
        0x160..=0x16f => Some(row | (in_row ^ n)),
        _ => None,
    };
    source.map(|source| source as u8)
}

/// The movement of a machine by which each lane of a wave reads the one that `wanted` names, if there is one.
pub fn control(isa: Isa, lanes: u8, wanted: impl Fn(u8) -> u8) -> Option<u16> {
    // A movement within quads is the same in all of them.
    let quad = (0..4).fold(0, |quad, lane| quad | (u16::from(wanted(lane) & 3) << (2 * lane)));
    let controls = std::iter::once(quad).chain(0x100..0x170);
    let moves = |control| (0..lanes).all(|lane| source(control, lane) == Some(wanted(lane)));
    controls
        .filter(|&control| exists(isa, control))
        .find(|&control| moves(control))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn movements_that_machines_have() {
        for (isa, wanted, found) in [
            (Isa::Gfx9, (|lane| lane ^ 1) as fn(u8) -> u8, Some(0xb1)),
            (Isa::Gfx9, |lane| lane & !3 | 2, Some(0xaa)),
            (Isa::Gfx9, |lane| lane ^ 7, Some(0x141)),
            (Isa::Gfx9, |lane| lane ^ 15, Some(0x140)),
            (
                Isa::Gfx9,
                |lane| lane & !15 | (lane.wrapping_sub(3) & 15),
                Some(0x123),
            ),
            (Isa::Gfx9, |lane| (lane + 1) % 64, Some(0x134)),
            (Isa::Gfx12, |lane| (lane + 1) % 64, None),
            (Isa::Gfx9, |lane| lane ^ 5, None),
            (Isa::Gfx12, |lane| lane ^ 5, Some(0x165)),
            (Isa::Gfx9, |lane| lane & !15 | 9, None),
            (Isa::Gfx90a, |lane| lane & !15 | 9, Some(0x159)),
            (Isa::Gfx12, |lane| lane & !15 | 9, Some(0x159)),
            // No lane of the upper half reads one of the lower.
            (Isa::Gfx12, |lane| lane & 31 ^ 1, None),
        ] {
            assert_eq!(control(isa, 64, wanted), found, "{isa:?}");
        }
        assert_eq!(control(Isa::Gfx12, 32, |lane| lane & 31 ^ 1), Some(0xb1));
    }
}
