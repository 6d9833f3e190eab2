//! Every small graph, isomorphic ones once, with a cross-lane operation in any one block, for waves of 4 and 8 lanes.
//!
//! Of each graph the paths from the entry to the exit are taken that pass each block at most three times. All lanes of a wave have different
//! paths. Each path is in one wave of each size at least; besides, waves are made that fill stacks of parked lanes: at some
//! blocks their lanes always part by halves, at others all go one way, as long as there are paths for it, in all combinations.
//!
//! Graphs of two to five blocks with branches, and of two to four with switches, are an ordinary test. `WAVELIFT_GRAPHS=6 cargo test --release -p
//! wavelift-codegen --lib every_graph_of_a_campaign -- --ignored` takes those of six blocks with branches, `WAVELIFT_GRAPHS=5-switches`
//! those of five with switches; `WAVELIFT_PART=0/4` a quarter of them.

use super::lockstep::{Lockstep, Path};
use super::*;

/// How often a path may pass a block.
const PASSES: u8 = 3;
/// Paths of a graph that are looked at.
const MOST_PATHS: usize = 4000;
/// Waves of each size in which all lanes do alike at a block: part by halves, or go one way.
const MOST_HABITS: u64 = 96;
/// Waves of each size whose lanes part by chance.
const BY_CHANCE: u64 = 8;

/// Graphs of `n` blocks, the first of which is the entry and the last the only exit, whose other blocks have up to `most` successors. All blocks can be
/// reached and reach the exit. Of graphs that differ in the numbers of the blocks between only the least is taken.
fn every_graph(n: usize, most: u32, part: (u64, u64), visit: &mut dyn FnMut(&[Vec<u32>])) -> usize {
    let choices: Vec<u32> = (1..1u32 << n).filter(|set| set.count_ones() <= most).collect();
    let orders = permutations(n);
    let mut digits = vec![0; n - 1];
    let (mut count, mut number) = (0, 0u64);
    loop {
        let sets: Vec<u32> = digits.iter().map(|&d| choices[d]).collect();
        if connected(&sets) && is_least(&sets, &orders) {
            if number % part.1 == part.0 {
                let mut graph: Vec<Vec<u32>> = sets.iter().map(|&set| members(set).collect()).collect();
                graph.push(vec![]);
                visit(&graph);
                count += 1;
            }
            number += 1;
        }
        let Some(at) = digits.iter().position(|&d| d + 1 < choices.len()) else {
            return count;
        };
        digits[at] += 1;
        digits[..at].fill(0);
    }
}

fn members(set: u32) -> impl Iterator<Item = u32> {
    (0..32).filter(move |bit| set >> bit & 1 == 1)
}

/// Whether every block is reached from the first one, and reaches the last.
fn connected(sets: &[u32]) -> bool {
    let all = (1u32 << (sets.len() + 1)) - 1;
    let (mut from, mut to) = (1, 1 << sets.len());
    for _ in 0..=sets.len() {
        for (block, &set) in sets.iter().enumerate() {
            from |= if from >> block & 1 == 1 { set } else { 0 };
            to |= u32::from(set & to != 0) << block;
        }
    }
    from == all && to == all
}

/// All orders of the blocks between the first and the last.
fn permutations(n: usize) -> Vec<Vec<u32>> {
    let mut found = vec![vec![0]];
    for _ in 2..n {
        let longer = found.iter().flat_map(|order| {
            let free = (1..n as u32 - 1).filter(|block| !order.contains(block));
            free.map(|block| [&order[..], &[block]].concat())
        });
        found = longer.collect();
    }
    found.iter_mut().for_each(|order| order.push(n as u32 - 1));
    found
}

fn is_least(sets: &[u32], orders: &[Vec<u32>]) -> bool {
    orders.iter().all(|order| {
        let mut renamed = [0; 8];
        for (block, &set) in sets.iter().enumerate() {
            renamed[order[block] as usize] =
                members(set).fold(0, |to, block| to | 1 << order[block as usize]);
        }
        *sets <= renamed[..sets.len()]
    })
}

/// Paths as a tree: what follows a block, and how many paths that is.
#[derive(Default)]
struct Tree {
    children: Vec<(u8, Tree)>,
    paths: usize,
}

impl Tree {
    fn new(paths: &[Path], depth: usize) -> Tree {
        let mut tree = Tree {
            paths: paths.len(),
            ..Tree::default()
        };
        for same in paths.chunk_by(|a, b| a.get(depth) == b.get(depth)) {
            if let Some(&block) = same[0].get(depth) {
                tree.children.push((block, Tree::new(same, depth + 1)));
            }
        }
        tree
    }

    /// How many lanes go which way; what a way has no paths for goes another way.
    fn shares(&self, lanes: usize, habit: Habit, random: &mut u64) -> Vec<usize> {
        let ways = self.children.len();
        let mut below = |bound: usize| (next(random) % bound as u64) as usize;
        let way_of = |block: u8| self.children.iter().position(|child| child.0 == block);
        let wanted = match habit {
            Habit::All(to) => [(way_of(to), lanes), (None, 0)],
            Habit::Halves(one, other) => [(way_of(one), (lanes + below(2)) / 2), (way_of(other), lanes)],
            Habit::Any => [(Some(below(ways)), below(lanes + 1)), (Some(below(ways)), lanes)],
        };
        let mut shares = vec![0; ways];
        let mut left = lanes;
        let wanted = wanted
            .into_iter()
            .filter_map(|(way, wanted)| Some((way?, wanted)));
        for (way, wanted) in wanted.chain((0..ways).map(|way| (way, lanes))) {
            let share = left.min(wanted).min(self.children[way].1.paths - shares[way]);
            shares[way] += share;
            left -= share;
        }
        shares
    }

    /// Chooses paths, all different, of lanes that are in a block; `first` is the number of the first path of this tree.
    fn choose(
        &self,
        block: u8,
        lanes: usize,
        first: usize,
        habits: &[Habit],
        random: &mut u64,
        found: &mut Vec<usize>,
    ) {
        if self.children.is_empty() {
            found.extend((lanes > 0).then_some(first));
            return;
        }
        let shares = self.shares(lanes, habits[block as usize], random);
        let mut first = first;
        for (&share, (to, child)) in shares.iter().zip(&self.children) {
            if share > 0 {
                child.choose(*to, share, first, habits, random, found);
            }
            first += child.paths;
        }
    }
}

/// What lanes do at a block as long as there are paths for it.
#[derive(Clone, Copy)]
enum Habit {
    Any,
    All(u8),
    Halves(u8, u8),
}

/// What lanes may do at the blocks of a graph: everything if that is not too much, else a part.
fn habits_of(graph: &[Vec<u32>]) -> Vec<Vec<Habit>> {
    let of_block: Vec<Vec<Habit>> = graph
        .iter()
        .map(|to| {
            let to: Vec<u8> = to.iter().map(|&t| t as u8).collect();
            let pairs = to
                .iter()
                .enumerate()
                .flat_map(|(at, &a)| to[at + 1..].iter().map(move |&b| Habit::Halves(a, b)));
            pairs
                .chain(to.iter().skip(usize::from(to.len() == 1)).map(|&a| Habit::All(a)))
                .collect()
        })
        .collect();
    let count: u64 = of_block
        .iter()
        .map(|habits: &Vec<Habit>| habits.len().max(1) as u64)
        .product();
    let taken = count.min(MOST_HABITS);
    let pick = |number: u64| {
        let mut rest = if count == taken {
            number
        } else {
            super::number(number, 11, 0, 0) % count
        };
        let each = of_block.iter().map(|habits| match habits.len() as u64 {
            0 => Habit::Any,
            len => {
                let habit = habits[(rest % len) as usize];
                rest /= len;
                habit
            }
        });
        each.collect()
    };
    (0..taken).map(pick).collect()
}

fn next(random: &mut u64) -> u64 {
    *random = random.wrapping_add(1);
    number(*random, 0, 0, 0) >> 16
}

fn paths_of(graph: &[Vec<u32>]) -> Vec<Path> {
    fn follow(graph: &[Vec<u32>], path: &mut Path, passed: &mut [u8], found: &mut Vec<Path>) {
        let at = path[path.len() - 1] as usize;
        if graph[at].is_empty() {
            found.push(path.clone());
        }
        for &to in &graph[at] {
            if passed[to as usize] < PASSES && found.len() < MOST_PATHS {
                passed[to as usize] += 1;
                path.push(to as u8);
                follow(graph, path, passed, found);
                path.pop();
                passed[to as usize] -= 1;
            }
        }
    }
    let mut found = Vec::new();
    let mut passed = vec![0; graph.len()];
    passed[0] = 1;
    follow(graph, &mut vec![0], &mut passed, &mut found);
    found
}

#[derive(Default, Debug)]
struct Tally {
    graphs: usize,
    /// Graphs with more paths than were looked at.
    cut: usize,
    functions: usize,
    strict: usize,
    waves: usize,
    failed: Vec<String>,
}

impl Tally {
    fn expect_none_failed(&self) {
        let count = self.failed.len();
        assert_eq!(count, 0, "{:#?}", &self.failed[..count.min(3)]);
    }
}

/// Checks a graph with a cross-lane operation in each block by turns.
fn check_graph(graph: &[Vec<u32>], resumption: Resumption, tally: &mut Tally) {
    let paths = paths_of(graph);
    tally.graphs += 1;
    tally.cut += usize::from(paths.len() == MOST_PATHS);
    let tree = Tree::new(&paths, 1);
    let habits = habits_of(graph);
    // Neighbours in this order part early and late.
    let mut shuffled: Vec<usize> = (0..paths.len()).collect();
    shuffled.sort_by_key(|&path| number(7, path as u32, 0, 0));
    for size in [4, 8] {
        let mut waves: Vec<Vec<usize>> = shuffled.chunks(size).map(<[usize]>::to_vec).collect();
        let chance = vec![Habit::Any; graph.len()];
        for (seed, habits) in habits.iter().chain((0..BY_CHANCE).map(|_| &chance)).enumerate() {
            let mut chosen = Vec::new();
            tree.choose(
                0,
                size.min(paths.len()),
                0,
                habits,
                &mut ((seed as u64) << 32),
                &mut chosen,
            );
            waves.push(chosen);
        }
        for cross_lane in 0..graph.len() {
            let program = program(graph, &[false], &[false], |block| block == cross_lane);
            let (func, stats) = with_wave_level_of(&program, size as u32, resumption);
            let lockstep = Lockstep::new(&program, &func, graph);
            tally.functions += 1;
            tally.strict += usize::from(stats.strict_branches > 0);
            for wave in &waves {
                let lanes: Vec<&Path> = wave.iter().map(|&path| &paths[path]).collect();
                tally.waves += 1;
                if let Err(what) = lockstep.run(&lanes) {
                    tally.failed.push(format!(
                        "{graph:?}, cross-lane operation in {cross_lane}, paths {lanes:?}: {what}"
                    ));
                    break;
                }
            }
        }
    }
}

fn check_all(n: usize, most: u32, part: (u64, u64), resumption: Resumption) -> Tally {
    let mut tally = Tally::default();
    every_graph(n, most, part, &mut |graph| {
        check_graph(graph, resumption, &mut tally)
    });
    let Tally {
        graphs,
        cut,
        functions,
        strict,
        waves,
        failed,
    } = &tally;
    println!(
        "{n} blocks, up to {most} successors: {graphs} graphs ({cut} not with all paths), {functions} functions, {strict} with strict branches, {waves} waves, {} failed",
        failed.len()
    );
    tally
}

/// Numbers of graphs up to isomorphism, the entry and the exit being fixed: 104 and 1,330 of the 204 and 7,869 that `analysis/order.rs` counts.
#[test]
fn every_graph_of_up_to_five_blocks() {
    let sizes = [
        (2, 2, 2),
        (3, 2, 11),
        (4, 2, 104),
        (5, 2, 1330),
        (3, 8, 20),
        (4, 8, 764),
    ];
    for (n, most, graphs) in sizes {
        for resumption in [Resumption::default(), SHARED] {
            let tally = check_all(n, most, (0, 1), resumption);
            tally.expect_none_failed();
            assert_eq!((tally.graphs, tally.cut), (graphs, 0));
        }
    }
}

/// The check is worth something: with groups ordered by the size of their regions it finds stacks that are full.
#[test]
fn order_by_size_is_noticed() {
    for (n, most) in [(4, 8), (5, 2)] {
        let tally = check_all(n, most, (0, 1), BY_SIZE);
        assert!(!tally.failed.is_empty());
        assert!(
            tally.failed.iter().all(|what| what.contains("is full")),
            "{:#?}",
            tally.failed
        );
    }
}

#[test]
#[ignore = "a campaign; see the module documentation"]
fn every_graph_of_a_campaign() {
    let part = std::env::var("WAVELIFT_PART").ok();
    let part = part.as_deref().and_then(|part| part.split_once('/'));
    let part = part
        .and_then(|(this, all)| Some((this.parse().ok()?, all.parse().ok()?)))
        .unwrap_or((0, 1));
    let tally = match std::env::var("WAVELIFT_GRAPHS").as_deref() {
        Ok("5-switches") => check_all(5, 8, part, Resumption::default()),
        _ => check_all(6, 2, part, Resumption::default()),
    };
    tally.expect_none_failed();
}
