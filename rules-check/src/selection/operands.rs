//! Operands of many work-items: all that there are of few bits, ends of ranges and special floats in all pairs, then random ones.

use super::kernel::{Plan, SLOT, write};
use crate::graph::Graph;
use crate::inputs::Inputs;
use wavelift_cells::values::Random;

/// How many operands are tried.
#[derive(Clone, Copy, Debug)]
pub struct Amount {
    /// Operands that are drawn, where there are more than are tried.
    pub drawn: usize,
    /// Pairs of special values, at most.
    pub pairs: usize,
    /// Bits of free values up to which all operands are tried.
    pub exhaustive: u32,
}

/// The operands of all work-items of a launch: lanes of the free values, in order.
#[derive(Clone, Debug)]
pub struct Operands {
    /// For each work-item.
    pub items: Vec<Vec<u64>>,
    /// Whether there are no others.
    pub all: bool,
}

impl Operands {
    /// Draws operands for the free values of a graph. Those that a work-group shares are the same for all its work-items.
    pub fn draw(graph: &Graph, plan: &Plan, amount: Amount, random: &mut Random) -> Operands {
        let inputs = Inputs::new(graph);
        let mixed = !plan.shared && plan.sources.iter().any(|source| source.shared);
        let all = inputs.all(amount.exhaustive).filter(|_| !mixed);
        let mut items = Vec::new();
        let mut lanes = Vec::new();
        if let Some(count) = all {
            for number in 0..count {
                inputs.numbered(number, &mut lanes);
                items.push(lanes.clone());
            }
        } else {
            let pairs = inputs.pairs();
            // Fewer are spread over all.
            let step = pairs.div_ceil(amount.pairs.max(1)).max(1);
            for number in (random.below(step)..pairs).step_by(step) {
                inputs.paired(number, random, &mut lanes);
                items.push(lanes.clone());
            }
            for _ in 0..amount.drawn {
                inputs.drawn(random, &mut lanes);
                items.push(lanes.clone());
            }
        }
        let group = plan.group();
        let whole = items.len().max(1).next_multiple_of(group);
        for index in 0..whole - items.len() {
            let again = items.get(index).cloned().unwrap_or_default();
            items.push(again);
        }
        for group in items.chunks_mut(group) {
            share(plan, group);
        }
        Operands {
            items,
            all: all.is_some(),
        }
    }

    /// The records of the work-items, and those of the work-groups.
    pub fn records(&self, plan: &Plan, random: &mut Random) -> [Vec<u8>; 2] {
        let record = |lanes: &Vec<u64>, random: &mut Random| {
            let mut bytes = vec![0; plan.record()];
            let mut rest = &lanes[..];
            for (source, slot) in plan.sources.iter().zip(bytes.chunks_exact_mut(SLOT)) {
                let (now, later) = rest.split_at(source.ty.lanes() as usize);
                write(*source, now, random.any(), slot);
                rest = later;
            }
            bytes
        };
        let own = self.items.iter().flat_map(|item| record(item, random)).collect();
        let groups = self.items.chunks(plan.group()).map(|group| &group[0]);
        let shared = groups.flat_map(|item| record(item, random)).collect();
        [own, shared]
    }
}

/// Makes the values that a work-group shares those of its first work-item.
fn share(plan: &Plan, group: &mut [Vec<u64>]) {
    let Some((first, others)) = group.split_first_mut() else {
        return;
    };
    let mut at = 0;
    for source in &plan.sources {
        let lanes = at..at + source.ty.lanes() as usize;
        at = lanes.end;
        if source.shared {
            for other in &mut *others {
                other[lanes.clone()].copy_from_slice(&first[lanes.clone()]);
            }
        }
    }
}
