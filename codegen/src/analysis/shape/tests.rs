//! Shapes of small graphs, and what holds on all of them.

use super::*;
use crate::analysis::{BlockOrder, Cfg, Graph, PostDominatorTree};
use proptest::prelude::*;

/// Regions as text: `if head first..other..end`, `loop first..end`, `block first..end`, with the number of the region around.
fn shapes(succs: &[&[u32]]) -> Vec<String> {
    let succs: Vec<Vec<u32>> = succs.iter().map(|list| list.to_vec()).collect();
    let leaving: Vec<Leaving> = succs
        .iter()
        .map(|list| match list.len() {
            0 | 1 => Leaving::Together,
            2 => Leaving::Apart,
            _ => Leaving::Otherwise,
        })
        .collect();
    text(&Shapes::new(&succs, &leaving))
}

fn text(shapes: &Shapes) -> Vec<String> {
    let around = |region: &Region| {
        region
            .parent
            .map_or(String::new(), |parent| format!(" in {parent}"))
    };
    let line = |region: &Region| match region.kind {
        RegionKind::Conditional { head, other } => {
            let other = other.map_or(String::new(), |other| format!("{other}.."));
            format!(
                "if {head} {}..{other}{}{}",
                region.first,
                region.end,
                around(region)
            )
        }
        RegionKind::Loop => format!("loop {}..{}{}", region.first, region.end, around(region)),
        RegionKind::Block => format!("block {}..{}{}", region.first, region.end, around(region)),
    };
    shapes.regions.iter().map(line).collect()
}

#[test]
fn conditionals() {
    assert_eq!(shapes(&[&[1, 2], &[2], &[]]), ["if 0 1..2"]);
    assert_eq!(shapes(&[&[1, 2], &[3], &[3], &[]]), ["if 0 1..2..3"]);
    // One in each side, all of them meet at the same place.
    assert_eq!(
        shapes(&[&[1, 4], &[2, 3], &[7], &[7], &[5, 6], &[7], &[7], &[]]),
        ["if 0 1..4..7", "if 1 2..3..4 in 0", "if 4 5..6..7 in 0"]
    );
    // Three ways.
    assert_eq!(shapes(&[&[1, 2, 3], &[3], &[3], &[]]), [] as [&str; 0]);
    // Lanes that skip what others do after the place where the inner ones meet.
    assert_eq!(
        shapes(&[&[1, 4], &[2, 3], &[3], &[4], &[]]),
        ["if 0 1..4", "if 1 2..3 in 0"]
    );
}

#[test]
fn loops() {
    // Tested at the end; entered at the test.
    assert_eq!(shapes(&[&[1], &[1, 2], &[]]), ["loop 1..2"]);
    assert_eq!(shapes(&[&[2], &[2], &[1, 3], &[]]), ["loop 1..3"]);
    // A break, a break from a conditional.
    assert_eq!(shapes(&[&[1], &[2, 3], &[1, 3], &[]]), ["loop 1..3"]);
    assert_eq!(
        shapes(&[&[1], &[2, 4], &[3, 5], &[4], &[1, 5], &[]]),
        ["loop 1..5", "if 1 2..4 in 0"]
    );
    // Two nested ones; the inner one is all of the outer one but its end.
    assert_eq!(
        shapes(&[&[1], &[1, 2], &[1, 3], &[]]),
        ["loop 1..3", "loop 1..2 in 0"]
    );
    // Two ways out.
    assert_eq!(shapes(&[&[1], &[2, 3], &[1, 4], &[4], &[]]), [] as [&str; 0]);
    // At the end of one side.
    assert_eq!(
        shapes(&[&[1, 3], &[2], &[2, 4], &[4], &[]]),
        ["if 0 1..3..4", "loop 2..3 in 0"]
    );
}

#[test]
fn lanes_that_parted_enter_a_loop_at_one_place() {
    // Some come to its start, others to its end, where they would have to wait within it.
    assert_eq!(
        shapes(&[&[1], &[2, 3], &[5], &[4], &[5], &[4, 6], &[]]),
        [] as [&str; 0]
    );
    // All come to its start, and wait there for each other.
    assert_eq!(
        shapes(&[&[1], &[2, 3], &[4], &[4], &[5], &[4, 6], &[]]),
        ["if 1 2..3..4", "loop 4..6"]
    );
}

#[test]
fn blocks() {
    // Two conditions decide about one side: lanes of the first side leave the block in front of the second.
    assert_eq!(
        shapes(&[&[1, 3], &[2, 3], &[4], &[4], &[]]),
        ["block 0..4", "if 0 1..3 in 0", "if 1 2..3 in 1"]
    );
    // Some lanes of the second side do not come to what the others do together.
    assert_eq!(
        shapes(&[&[1, 2], &[4], &[3, 5], &[4], &[5], &[]]),
        ["block 0..5", "if 0 1..2..4 in 0"]
    );
    // A loop that is tested at the start.
    assert_eq!(shapes(&[&[1], &[2, 3], &[1], &[]]), ["block 1..3"]);
    // Three cases, two of them with a common rest.
    assert_eq!(
        shapes(&[&[1, 3], &[2, 5], &[6], &[4, 5], &[6], &[6], &[]]),
        [
            "block 0..6",
            "if 0 1..3..5 in 0",
            "if 1 2..3 in 1",
            "if 3 4..5 in 1"
        ]
    );
    // Nobody else may come into one.
    assert_eq!(
        shapes(&[&[1, 2], &[2, 4], &[3, 4], &[2, 5], &[5], &[]]),
        [] as [&str; 0]
    );
}

#[test]
fn branches_of_all_lanes_are_seen_through() {
    let succs = vec![vec![1, 5], vec![2, 3], vec![4], vec![4], vec![1, 5], vec![]];
    let mut leaving = vec![Leaving::Together; 6];
    leaving[0] = Leaving::Apart;
    let found = Shapes::new(&succs, &leaving);
    assert_eq!(text(&found), ["if 0 1..5"]);
    assert_eq!(found.region_of(2), Some(0));
    assert_eq!(found.region_of(5), None);
}

/// Runs lanes through a shape as a machine does that lets them wait at ends, and says whether each takes its own way.
fn runs(succs: &[Vec<u32>], shapes: &Shapes, choices: &[u64]) -> Result<(), String> {
    // Lanes of a conditional or loop run in lockstep: the lowest place where lanes of its part are goes first, and no lane may be
    // found below it that is not in the region. That the lowest place always lies in the innermost region with lanes is what nesting means.
    let mut at: Vec<u32> = vec![0; choices.len()];
    let end = succs.len() as u32 - 1;
    for step in 0..400 {
        let low = *at.iter().min().unwrap_or(&end);
        if low == end {
            return Ok(());
        }
        let around = |place: u32| {
            let mut list = Vec::new();
            let mut region = (place < end).then(|| shapes.region_of(place)).flatten();
            while let Some(inner) = region {
                list.push(inner);
                region = shapes.regions[inner].parent;
            }
            list
        };
        // Whoever waits is where a region around the running lanes goes on or ends, or in the same part.
        let mine = around(low);
        for &other in at.iter().filter(|&&other| other != low) {
            let waits = mine.iter().any(|&region| {
                let data = &shapes.regions[region];
                data.end <= other
                    || matches!(data.kind, RegionKind::Conditional { other: Some(second), .. } if second == other)
            });
            if !mine.is_empty() && !waits {
                return Err(format!("{other} waits while {low} runs in {mine:?}"));
            }
        }
        for (lane, place) in at.iter_mut().enumerate().filter(|(_, place)| **place == low) {
            let targets = &succs[*place as usize];
            let choice = choices[lane].rotate_left(step * 7 + lane as u32) as usize;
            *place = targets[choice % targets.len()];
        }
    }
    Ok(())
}

fn function(succs: &[Vec<u32>]) -> crate::ir::Function {
    use crate::ir::{Block, Function, FunctionKind, InstBuilder, Width};
    let mut func = Function::new("f", FunctionKind::Kernel);
    let blocks: Vec<Block> = succs.iter().map(|_| func.append_block()).collect();
    for (block, targets) in blocks.iter().zip(succs) {
        let calls: Vec<_> = targets
            .iter()
            .map(|&t| func.dfg.block_call(blocks[t as usize], &[]))
            .collect();
        match calls[..] {
            [] => {
                func.at_end(*block).return_(&[]);
            }
            [target] => {
                func.at_end(*block).jump(target);
            }
            [a, b, ..] => {
                let cond = func.at_end(*block).bconst(0);
                func.at_end(*block).branch(Width::ONE, cond, [a, b]);
            }
        }
    }
    func
}

proptest! {
    /// Random graphs in exit-last order: regions nest, and lanes that run the lowest place first wait at ends of regions only.
    #[test]
    fn lanes_wait_at_ends_of_regions(
        raw in prop::collection::vec(prop::collection::vec(0u32..9, 1..3), 3..9),
        choices in prop::collection::vec(any::<u64>(), 4),
    ) {
        let count = raw.len() as u32;
        let mut succs: Vec<Vec<u32>> = raw
            .iter()
            .map(|list| list.iter().map(|&to| to % (count + 1)).collect())
            .collect();
        succs.push(Vec::new());
        let func = function(&succs);
        let cfg = Cfg::new(&func);
        let order = BlockOrder::new(&cfg, &PostDominatorTree::new(&cfg));
        let blocks = order.blocks();
        let ordered: Vec<Vec<u32>> = blocks
            .iter()
            .map(|&block| {
                let mut list: Vec<u32> = cfg.succs(block).iter().filter_map(|&to| order.position(to)).collect();
                list.sort_unstable();
                list.dedup();
                list
            })
            .collect();
        // Only graphs with one end, which comes last, as they are after normalisation.
        let ends = ordered.iter().filter(|list| list.is_empty()).count();
        prop_assume!(ends == 1 && ordered.last().is_some_and(Vec::is_empty));
        let leaving: Vec<Leaving> = ordered
            .iter()
            .map(|list| if list.len() == 2 { Leaving::Apart } else { Leaving::Together })
            .collect();
        let shapes = Shapes::new(&ordered, &leaving);
        for (number, region) in shapes.regions.iter().enumerate() {
            prop_assert!(region.first < region.end);
            if let Some(parent) = region.parent {
                let outer = &shapes.regions[parent];
                prop_assert!(parent < number && outer.first <= region.first && region.end <= outer.end);
            }
        }
        if let Err(what) = runs(&ordered, &shapes, &choices) {
            return Err(TestCaseError::fail(format!("{what}: {ordered:?} {shapes:?}")));
        }
    }
}
