//! Regions of a block, and what must stay together in them.
//!
//! A region is a stretch of a block's lane program ([`crate::machine`], "The frame of a thread block") without a border. Its *nodes* are what moves: single instructions, or several in a row where the flag goes from one to another. Most instructions
//! that overwrite the flag do so for nothing, so they may change places; between one that makes it and the last that reads it, nothing may stand
//! that does not stand there anyway. Where the flag is read of which nobody in the region is the maker, or a reader follows the region, the
//! instructions from the region's start to the reader, or from the maker to the region's end, are one node that stays there. An instruction that is joined to
//! the one before it ([`Traits::joined`]) is in its node.

use super::model::Traits;
use crate::machine::MBlockData;
use std::ops::Range;

/// Instructions of a region at most: the memory of a walk stays in the second cache.
const MOST: usize = 4096;

/// Instructions of a region at least, which has more than two nodes.
const FEWEST: usize = 3;

/// A stretch of instructions that may change places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    /// Its place in the block.
    pub insts: Range<usize>,
    /// The first instruction of each node.
    pub nodes: Vec<usize>,
    /// Whether the first node must stay first.
    pub first_stays: bool,
    /// Whether the last node must stay last.
    pub last_stays: bool,
}

/// Whether a block is long enough for a region.
pub fn has_room<I>(data: &MBlockData<I>) -> bool {
    data.body.as_ref().is_some_and(|body| body.insts.len() >= FEWEST)
}

/// The regions of a block with more than two nodes: of its lane program, since what sets lanes up and narrows them is short, and simplified later by
/// how it stands.
pub fn regions<I>(data: &MBlockData<I>, traits: &[Traits]) -> Vec<Region> {
    let Some(body) = &data.body else {
        return Vec::new();
    };
    let mut regions = Vec::new();
    let mut start = body.insts.start;
    for at in body.insts.clone().chain([body.insts.end]) {
        let ends = at == body.insts.end || traits[at].border;
        if !ends && at - start < MOST {
            continue;
        }
        regions.extend(region(start..at, traits));
        start = if ends { at + 1 } else { at };
    }
    regions
}

/// The region of a range, if anything in it can move.
fn region(insts: Range<usize>, traits: &[Traits]) -> Option<Region> {
    if insts.len() < FEWEST {
        return None;
    }
    let mut nodes: Vec<usize> = Vec::with_capacity(insts.len());
    let mut maker = None;
    let mut first_stays = false;
    for at in insts.clone() {
        if traits[at].reads_flag {
            let from = maker.unwrap_or(insts.start);
            first_stays |= maker.is_none();
            nodes.truncate(nodes.partition_point(|&node| node <= from));
            // The node of the maker reaches up to here.
            if nodes.is_empty() {
                nodes.push(from);
            }
        } else if traits[at].joined && !nodes.is_empty() {
            // The node of the one before it reaches up to here.
        } else {
            first_stays |= traits[at].joined;
            nodes.push(at);
        }
        if traits[at].writes_flag {
            maker = Some(at);
        }
    }
    let mut last_stays = traits.get(insts.end).is_some_and(|next| next.joined);
    if flag_is_read_after(insts.end, traits) {
        let from = maker.unwrap_or(insts.start);
        first_stays |= maker.is_none();
        nodes.truncate(nodes.partition_point(|&node| node <= from));
        last_stays = true;
    }
    (nodes.len() > 2).then_some(Region {
        insts,
        nodes,
        first_stays,
        last_stays,
    })
}

/// Whether the flag is read in the block from an instruction on before it is overwritten.
fn flag_is_read_after(at: usize, traits: &[Traits]) -> bool {
    let decides = |traits: &&Traits| traits.reads_flag || traits.writes_flag;
    traits[at..]
        .iter()
        .find(decides)
        .is_some_and(|traits| traits.reads_flag)
}
