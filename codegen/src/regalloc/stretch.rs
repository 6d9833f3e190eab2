//! Stretches of a long function, and which values live in one of them only.
//!
//! Most values that live across edges live in a few neighbouring blocks. So a long function is cut into stretches of consecutive
//! blocks, and the values that live within one, with all that share a register with them by construction, go to regalloc2 in a
//! run over the blocks of that stretch. A run over the whole function has the values that cross a cut. Values of different runs
//! never share a column while they live, so runs are independent; [`super::pack`] places the pieces of all of them.
//!
//! That is a matter of time alone: regalloc2 takes values in the order of the length of their lives, that is, from all over
//! what it sees, and what it knows of a stretch stays in a processor's cache. A cut is made where few values cross it. A function of
//! less than two stretches is left whole.
//!
//! Cost: linear in operands and the lists of live values.

use super::linear::{LBlock, LinReg, Linear, Val};
use super::liveness::Liveness;
use super::util::UnionFind;
use crate::maps::sized;
use cranelift_entity::{EntityRef, SecondaryMap, entity_impl, packed_option::PackedOption};
use std::ops::Range;

/// What regalloc2 gets at once: values, and the blocks that they live in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part<'a> {
    /// The first block and the one after the last.
    pub blocks: (LBlock, LBlock),
    /// Values in the order of their numbers.
    pub values: &'a [Val],
    /// Whether the blocks are those of the whole function.
    pub whole: bool,
}

impl Part<'_> {
    /// Its blocks.
    pub fn blocks(&self) -> impl Iterator<Item = LBlock> + use<> {
        (self.blocks.0.as_u32()..self.blocks.1.as_u32()).map(LBlock::from_u32)
    }

    /// Whether a block is one of it.
    pub fn contains(&self, block: LBlock) -> bool {
        (self.blocks.0..self.blocks.1).contains(&block)
    }
}

/// A function's stretches with their values.
#[derive(Clone, Debug, Default)]
pub(super) struct Stretches {
    /// First block of each, and the number of blocks.
    bounds: Vec<LBlock>,
    /// Values by stretch; at the end those that cross a cut.
    values: Vec<Val>,
    /// Where the values of each stretch end, and those that cross a cut.
    ends: Vec<u32>,
}

/// A stretch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Stretch(u32);
entity_impl!(Stretch, "stretch");

impl Stretch {
    /// Stands for several.
    const SEVERAL: Stretch = Stretch(u32::MAX - 1);
}

impl Stretches {
    /// One part with all the values that `wanted` names.
    pub fn whole(lin: &Linear, wanted: impl Fn(Val) -> bool) -> Stretches {
        let values: Vec<Val> = lin.values.keys().filter(|&val| wanted(val)).collect();
        Stretches {
            bounds: vec![lin.entry(), LBlock::new(lin.blocks.len())],
            ends: vec![0, values.len() as u32],
            values,
        }
    }

    /// Cuts a function into stretches of about `length` instructions. `united` has values together that share a column by
    /// construction.
    pub fn new(
        lin: &Linear,
        live: &Liveness,
        length: u32,
        united: &mut UnionFind,
        wanted: impl Fn(Val) -> bool,
    ) -> Stretches {
        let bounds = cuts(lin, live, length);
        if bounds.len() <= 2 {
            return Stretches::whole(lin, wanted);
        }
        let of = homes(lin, live, &bounds);
        // By the representative of each group.
        let mut groups: SecondaryMap<Val, PackedOption<Stretch>> = sized(lin.values.len());
        for val in lin.values.keys() {
            if let Some(stretch) = of[val].expand() {
                join(&mut groups[Val::new(united.find(val.index()))], stretch);
            }
        }
        let several = bounds.len() - 1;
        let mut home = |val: Val| match groups[Val::new(united.find(val.index()))].expand() {
            Some(stretch) if stretch != Stretch::SEVERAL => stretch.0 as usize,
            _ => several,
        };
        let mut ends = vec![0; several + 1];
        let wanted: Vec<(Val, usize)> = lin
            .values
            .keys()
            .filter(|&val| wanted(val))
            .map(|val| (val, home(val)))
            .collect();
        for &(_, home) in &wanted {
            ends[home] += 1;
        }
        let mut sum = 0;
        for end in &mut ends {
            sum += std::mem::replace(end, sum);
        }
        let mut values = vec![Val::new(0); wanted.len()];
        for (val, home) in wanted {
            values[ends[home] as usize] = val;
            ends[home] += 1;
        }
        Stretches { bounds, values, ends }
    }

    /// The parts that have values.
    pub fn parts(&self) -> impl Iterator<Item = Part<'_>> {
        let several = self.bounds.len() - 1;
        (0..=several)
            .map(move |index| {
                let first = index.checked_sub(1).map_or(0, |before| self.ends[before]);
                let values = &self.values[first as usize..self.ends[index] as usize];
                let whole = index == several;
                Part {
                    blocks: match whole {
                        true => (self.bounds[0], self.bounds[several]),
                        false => (self.bounds[index], self.bounds[index + 1]),
                    },
                    values,
                    whole,
                }
            })
            .filter(|part| !part.values.is_empty())
    }
}

/// First blocks of stretches of `length` to twice as many instructions, and the number of blocks. Of the blocks where one may
/// begin, the one with the fewest values alive is taken.
fn cuts(lin: &Linear, live: &Liveness, length: u32) -> Vec<LBlock> {
    let (mut bounds, end) = (vec![lin.entry()], LBlock::new(lin.blocks.len()));
    let mut start = 0;
    let total = lin.insts.len() as u32;
    while total - start > length.saturating_mul(2) {
        let mut best: Option<(usize, LBlock)> = None;
        let first = bounds.last().map_or(0, |block| block.index() + 1);
        for block in (first..lin.blocks.len()).map(LBlock::new) {
            let at = lin.blocks[block].insts.start;
            if at - start > length.saturating_mul(2) && best.is_some() {
                break;
            }
            let alive = live.live_in[block].len() + lin.blocks[block].params.len();
            if at - start >= length && best.is_none_or(|(least, _)| alive < least) {
                best = Some((alive, block));
            }
        }
        let Some((_, block)) = best else { break };
        bounds.push(block);
        start = lin.blocks[block].insts.start;
    }
    bounds.push(end);
    bounds
}

/// Where each value lives.
fn homes(lin: &Linear, live: &Liveness, bounds: &[LBlock]) -> SecondaryMap<Val, PackedOption<Stretch>> {
    let mut of: SecondaryMap<Val, PackedOption<Stretch>> = sized(lin.values.len());
    for (index, stretch) in bounds.windows(2).enumerate() {
        let blocks: Range<u32> = stretch[0].as_u32()..stretch[1].as_u32();
        let mut here = |val: Val| join(&mut of[val], Stretch(index as u32));
        for block in blocks.map(LBlock::from_u32) {
            let data = &lin.blocks[block];
            for &(val, _) in live.live_in[block].iter().chain(&live.live_out[block]) {
                here(val);
            }
            for &val in data.params.iter().chain(data.args.iter().flatten()) {
                here(val);
            }
            for inst in data.insts() {
                for op in lin.inst_ops(inst) {
                    if let LinReg::Val(val) = op.reg() {
                        here(val);
                    }
                }
            }
        }
    }
    of
}

/// Adds a stretch to those of a value.
fn join(home: &mut PackedOption<Stretch>, stretch: Stretch) {
    let joined = match home.expand() {
        Some(other) if other != stretch => Stretch::SEVERAL,
        _ => stretch,
    };
    *home = joined.into();
}
