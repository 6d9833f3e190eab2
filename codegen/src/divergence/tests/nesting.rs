//! Random strict graphs in which outer branches lead straight into cycles of inner ones, with adversarial paths for waves of 4 to 64 lanes.
//!
//! Nothing lies between such an outer branch and the cycle: its region is that of the inner branches, which come again and park lanes on a stack.
//! At each branch lanes part by halves, mostly, so that stacks fill. Runs are compared with the immediate-post-dominator stack (`lockstep`).
//! `WAVELIFT_CASES` and `PROPTEST_RNG_SEED` make campaigns, as for the other random graphs.

use super::lockstep::{Lockstep, Path};
use super::*;

struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(1);
        ((number(self.0, 3, 5, 7) >> 20) % bound as u64) as usize
    }
}

/// A graph: blocks in cycles one after the other, each of which may have outer branches that lead straight into it; most cycles can be left to the
/// last block, so that many branches meet there.
fn graph(random: &mut Random) -> Vec<Vec<u32>> {
    // First and last block of each cycle; between cycles are outer branches.
    let mut succs: Vec<Vec<u32>> = Vec::new();
    let mut roles: Vec<(bool, usize, usize)> = Vec::new();
    for _ in 0..1 + random.below(3) {
        let (outer, inner) = (1 + random.below(3), 2 + random.below(4));
        let first = roles.len() + outer;
        roles.extend((0..outer).map(|_| (false, first, first + inner)));
        roles.extend((0..inner).map(|_| (true, first, first + inner)));
    }
    let last = roles.len();
    for (at, &(cyclic, first, after)) in roles.iter().enumerate() {
        let inside = |random: &mut Random| first + random.below(after - first);
        let mut to = vec![if cyclic { inside(random) } else { at + 1 }];
        for _ in 0..1 + random.below(3) {
            to.push(match random.below(8) {
                0 => last,
                1 => after.min(last),
                2 => random.below(last + 1),
                3 if !cyclic => at + 1,
                _ => inside(random),
            });
        }
        if at + 1 == after {
            to.push(if random.below(2) == 0 { last } else { after });
        }
        let mut to: Vec<u32> = to.into_iter().map(|t| t as u32).collect();
        to.sort_unstable();
        to.dedup();
        succs.push(to);
    }
    succs.push(vec![]);
    succs
}

/// How far the last block is.
fn distances(graph: &[Vec<u32>]) -> Vec<usize> {
    let mut distance = vec![usize::MAX; graph.len()];
    distance[graph.len() - 1] = 0;
    for _ in graph {
        for at in 0..graph.len() {
            let near = graph[at]
                .iter()
                .map(|&to| distance[to as usize].saturating_add(1))
                .min();
            distance[at] = distance[at].min(near.unwrap_or(usize::MAX));
        }
    }
    distance
}

/// Paths of lanes that have come the same way so far.
fn part(
    graph: &[Vec<u32>],
    distance: &[usize],
    so_far: Path,
    lanes: usize,
    random: &mut Random,
    found: &mut Vec<Path>,
) {
    let at = *so_far.last().unwrap() as usize;
    let to = &graph[at];
    let mut on = |to: u32, lanes: usize, random: &mut Random| {
        let mut path = so_far.clone();
        path.push(to as u8);
        part(graph, distance, path, lanes, random, found);
    };
    if to.is_empty() {
        found.extend(std::iter::repeat_n(so_far, lanes));
    } else if lanes == 1 && random.below(4) == 0 || so_far.len() > 60 {
        let near = to.iter().copied().min_by_key(|&to| distance[to as usize]);
        on(near.unwrap(), lanes, random);
    } else {
        let first = match random.below(4) {
            0 => random.below(lanes + 1),
            1 => lanes,
            _ => lanes / 2,
        };
        let [one, other] = [0; 2].map(|_| to[random.below(to.len())]);
        for (to, lanes) in [(one, first), (other, lanes - first)] {
            if lanes > 0 {
                on(to, lanes, random);
            }
        }
    }
}

/// What a random graph does, for several waves.
fn check_random(seed: u64, resumption: Resumption) -> Result<(), String> {
    let mut random = Random(seed);
    let graph = graph(&mut random);
    let distance = distances(&graph);
    if distance.contains(&usize::MAX) {
        return Ok(());
    }
    let asks: Vec<bool> = (0..graph.len()).map(|_| random.below(3) == 0).collect();
    let program = program(&graph, &[false], &[false], |block| asks[block]);
    for size in [4, 8, 16, 64] {
        let (func, _) = with_wave_level_of(&program, size, resumption);
        let lockstep = Lockstep::new(&program, &func, &graph);
        for _ in 0..6 {
            let mut paths = Vec::new();
            part(&graph, &distance, vec![0], size as usize, &mut random, &mut paths);
            let lanes: Vec<&Path> = paths.iter().collect();
            lockstep
                .run(&lanes)
                .map_err(|what| format!("{graph:?}, {asks:?}, wave of {size}: {what}"))?;
        }
    }
    Ok(())
}

#[test]
fn outer_branches_lead_straight_into_cycles() {
    let first = std::env::var("PROPTEST_RNG_SEED")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(0u64);
    for seed in 0..u64::from(cases()) {
        check_random(first << 32 | seed << 8, Resumption::default())
            .unwrap_or_else(|what| panic!("seed {seed}: {what}"));
    }
}

#[test]
fn order_by_size_is_noticed() {
    let failed =
        (0..400).filter(|seed| check_random(seed << 8, BY_SIZE).is_err_and(|what| what.contains("is full")));
    assert!(failed.count() > 0);
}
