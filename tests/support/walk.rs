//! Random kernels as HSAIL text in which every work-item follows its own path through a control-flow graph, with what they must leave.
//!
//! A kernel reads its decisions from a buffer, one for each block that the work-item comes to. Blocks count their visits, mix their
//! number into hashes of 32 and 64 bits, and ask who is active: masks are stored at every visit, numbers, ranks, and other lanes'
//! hashes go into the own ones, so do calls of functions that ask the same. Truth values live across blocks.
//!
//! What is expected comes from [`Walk::case`]'s own execution in lockstep: lanes that part at a branch meet at its immediate post-dominator
//! (HSA PRM 2.12), found by its definition: take a block away, and the end is out of reach. It knows nothing of the compiler.

use std::fmt::Write as _;

pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((x ^ (x >> 31)) % bound as u64) as usize
    }

    fn one_in(&mut self, bound: usize) -> bool {
        self.below(bound) == 0
    }
}

/// What the graph looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Every branch goes on.
    Acyclic,
    /// Any branch goes anywhere.
    Anywhere,
    /// Many branches go back, into the middle of loops.
    Irreducible,
    /// Most blocks end with `sbr`.
    Switches,
    /// One `sbr` has hundreds of entries.
    Hundreds,
    /// One has hundreds of targets, and nobody asks who is active.
    Plain,
    /// One `sbr` leads to many blocks, each of which asks who is active and has a way back: all are in each other's regions.
    Mutual,
    /// Outer branches lead straight into cycles whose branches come again, and all may meet at one block.
    IntoCycles,
    /// The smallest graph at which an order of the groups by the size of their regions fails: an outer branch leads into a cycle of
    /// another one, and both may run the same blocks.
    Tie,
}

/// How a block ends.
#[derive(Clone, Debug)]
enum End {
    Return,
    Jump(usize),
    /// Where the condition holds, and where it does not.
    Branch([usize; 2]),
    Switch(Vec<usize>),
}

/// Over how many lanes a branch is promised to go one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Width {
    One,
    Lanes(usize),
    All,
}

/// What a block does with what only lanes together can know.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// Stores the mask of active lanes.
    Mask,
    /// Adds the mask of active lanes whose truth value holds.
    MaskOf(usize),
    /// Adds the number of active lanes whose truth value holds.
    Count(usize),
    /// Adds the rank among active lanes.
    Rank,
    /// Adds another lane's hash.
    Permute(usize),
    /// Calls a function.
    Call(usize),
    /// Flips a truth value by a bit of the hash.
    Flip(usize, u32),
    /// One truth value becomes another.
    Copy(usize, usize),
}

struct Block {
    steps: Vec<Step>,
    end: End,
    width: Width,
}

/// A work-item.
#[derive(Clone)]
struct Item {
    id: u32,
    hash: u32,
    wide: u64,
    truth: [bool; 3],
    step: usize,
}

/// What a launch leaves.
struct Left {
    masks: Vec<u64>,
    hash: Vec<u64>,
    visits: Vec<u32>,
}

/// A kernel with its launch.
pub struct Walk {
    /// Lanes of a wave.
    wave: usize,
    blocks: Vec<Block>,
    items: usize,
    group: usize,
    /// Of each work-item.
    decisions: Vec<Vec<u32>>,
}

const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

impl Walk {
    /// Work-items that run in waves of `wave` lanes, 64 at most.
    pub fn new(kind: Kind, seed: u64, wave: usize) -> Walk {
        let mut random = Random(seed);
        let count = match kind {
            Kind::Mutual => 60 + random.below(60),
            Kind::Hundreds => 20 + random.below(16),
            Kind::Plain => 100 + random.below(100),
            Kind::Tie => TIE.len() + 1,
            Kind::IntoCycles => CYCLE * (1 + random.below(4)) + 1,
            _ => 3 + random.below(24),
        };
        let mut blocks: Vec<Block> = (0..count)
            .map(|at| Block {
                steps: steps(&mut random, kind),
                end: end(&mut random, kind, at, count),
                width: Width::One,
            })
            .collect();
        let distance = distances(&mut blocks);
        let group = [1, 40, 64, 65, 96, 159, 200][random.below(7)];
        // Whole work-groups and, often, a part of one.
        let items = group * (1 + random.below(2)) + random.below(group);
        for block in &mut blocks {
            if kind != Kind::Tie && matches!(block.end, End::Branch(_) | End::Switch(_)) && random.one_in(5) {
                block.width = match random.below(3) {
                    0 => Width::All,
                    1 => Width::Lanes(wave),
                    _ => Width::Lanes(1 << random.below(5)),
                };
            }
        }
        let free = match kind {
            Kind::Acyclic => count,
            _ => 4 + random.below(30),
        };
        let decisions = (0..items)
            .map(|item| decide(&blocks, &distance, item, group, free, seed, &mut random))
            .collect();
        Walk {
            wave,
            blocks,
            items,
            group,
            decisions,
        }
    }

    fn longest(&self) -> usize {
        self.decisions.iter().map(Vec::len).max().unwrap_or(1)
    }

    /// The module.
    pub fn text(&self) -> String {
        let longest = self.longest();
        let mut text = String::from(FUNCTIONS);
        let _ = write!(
            text,
            "prog kernel &walk(kernarg_u64 %dec, kernarg_u64 %masks, kernarg_u64 %hash, kernarg_u64 %visits)\n{{\n\
             workitemflatabsid_u32 $s0;\n cvt_u64_u32 $d0, $s0;\n\
             ld_kernarg_align(8)_width(all)_u64 $d1, [%dec];\n ld_kernarg_align(8)_width(all)_u64 $d2, [%masks];\n\
             mad_u64 $d1, $d0, {}, $d1;\n mad_u64 $d2, $d0, {}, $d2;\n\
             mov_b32 $s3, $s0;\n mov_b64 $d10, 17;\n\
             cmp_ne_b1_u32 $c0, $s3, $s3;\n cmp_eq_b1_u32 $c1, $s3, $s3;\n cmp_lt_b1_u32 $c2, $s3, 40;\n\
             ld_kernarg_align(8)_width(all)_u64 $d8, [%visits];\n wavebarrier;\n",
            4 * longest,
            8 * longest
        );
        for (number, block) in self.blocks.iter().enumerate() {
            let one = number + 1;
            let _ = write!(
                text,
                "@b{number}:\n mad_u32 $s3, $s3, 31, {one};\n mad_u64 $d10, $d10, {MULTIPLIER}, {one};\n \
                 atomicnoret_add_global_rlx_agent_u32 [$d8+{}], 1;\n",
                4 * number
            );
            for &step in &block.steps {
                write_step(&mut text, step);
            }
            text.push_str(
                " ld_global_align(4)_u32 $s2, [$d1];\n add_u64 $d1, $d1, 4;\n add_u64 $d2, $d2, 8;\n",
            );
            let width = match block.width {
                Width::One => String::new(),
                Width::Lanes(lanes) => format!("_width({lanes})"),
                Width::All => "_width(all)".to_owned(),
            };
            match &block.end {
                End::Return => text.push_str(RETURN),
                End::Jump(to) if *to == one => {}
                End::Jump(to) => {
                    let _ = writeln!(text, " br @b{to};");
                }
                End::Branch([yes, no]) => {
                    let _ = writeln!(text, " cmp_eq_b1_u32 $c4, $s2, 1;\n cbr{width}_b1 $c4, @b{yes};");
                    if *no != one {
                        let _ = writeln!(text, " br @b{no};");
                    }
                }
                End::Switch(targets) => {
                    let labels: Vec<String> = targets.iter().map(|to| format!("@b{to}")).collect();
                    let _ = writeln!(text, " sbr{width}_u32 $s2 [{}];", labels.join(", "));
                }
            }
        }
        text.push_str("};\n");
        text
    }

    /// The case for the module `walk`, with what it must leave.
    pub fn case(&self) -> String {
        let longest = self.longest();
        let left = self.run();
        let hex = |words: &mut dyn Iterator<Item = Vec<u8>>| {
            words.flatten().fold(String::new(), |mut text, byte| {
                let _ = write!(text, "{byte:02x}");
                text
            })
        };
        let padded = |list: &Vec<u32>| {
            let mut list = list.clone();
            list.resize(longest, 0);
            list
        };
        let mut decisions = self
            .decisions
            .iter()
            .flat_map(padded)
            .map(|word| word.to_le_bytes().to_vec());
        let (items, words) = (self.items, self.items * longest);
        format!(
            "test cfg/walk\nwavesize {}\n\
             buffer dec {} init {words} u32 x{}\nbuffer masks {}\nbuffer hash {}\nbuffer visits {}\n\
             module m walk.brig\n\
             dispatch d0 exe=e kernel=walk module=- dim=1 grid={items},1,1 wg={},1,1 dyngroup=0\n\
             arg d0 buffer dec\narg d0 buffer masks\narg d0 buffer hash\narg d0 buffer visits\nexec d0\n\
             check masks u64 method=default {words} u64 x{}\n\
             check hash u64 method=default {items} u64 x{}\n\
             check visits u32 method=default {} u32 x{}\nend\n",
            self.wave,
            4 * words,
            hex(&mut decisions),
            8 * words,
            8 * items,
            4 * self.blocks.len(),
            self.group,
            hex(&mut left.masks.iter().map(|word| word.to_le_bytes().to_vec())),
            hex(&mut left.hash.iter().map(|word| word.to_le_bytes().to_vec())),
            self.blocks.len(),
            hex(&mut left.visits.iter().map(|word| word.to_le_bytes().to_vec())),
        )
    }

    /// Runs all waves.
    fn run(&self) -> Left {
        let mut left = Left {
            masks: vec![0; self.items * self.longest()],
            hash: vec![0; self.items],
            visits: vec![0; self.blocks.len()],
        };
        let meets = meets(&self.blocks);
        let items: Vec<u32> = (0..self.items as u32).collect();
        for group in items.chunks(self.group) {
            for wave in group.chunks(self.wave) {
                let mut lanes: Vec<Item> = wave
                    .iter()
                    .map(|&id| Item {
                        id,
                        hash: id,
                        wide: 17,
                        truth: [false, true, id < 40],
                        step: 0,
                    })
                    .collect();
                let all: Vec<usize> = (0..lanes.len()).collect();
                self.together(&mut lanes, &all, 0, None, &meets, &mut left);
            }
        }
        left
    }

    /// Runs lanes that are together at a block, until they meet others at `until` or return.
    fn together(
        &self,
        lanes: &mut [Item],
        active: &[usize],
        mut at: usize,
        until: Option<usize>,
        meets: &[Option<usize>],
        left: &mut Left,
    ) {
        while Some(at) != until {
            let block = &self.blocks[at];
            left.visits[at] += active.len() as u32;
            for &lane in active {
                let item = &mut lanes[lane];
                item.hash = item.hash.wrapping_mul(31).wrapping_add(at as u32 + 1);
                item.wide = item.wide.wrapping_mul(MULTIPLIER).wrapping_add(at as u64 + 1);
            }
            for &step in &block.steps {
                self.step(lanes, active, step, left);
            }
            let mut groups: Vec<(usize, Vec<usize>)> = Vec::new();
            for &lane in active {
                let item = &mut lanes[lane];
                let decision = self.decisions[item.id as usize][item.step];
                item.step += 1;
                let to = match &block.end {
                    End::Return => {
                        let bits = item.truth.iter().fold(0, |bits, &b| bits << 1 | u64::from(b));
                        left.hash[item.id as usize] =
                            item.wide.wrapping_mul(8) ^ (u64::from(item.hash) << 3) ^ bits;
                        continue;
                    }
                    End::Jump(to) => *to,
                    End::Branch([yes, no]) => [*no, *yes][usize::from(decision == 1)],
                    End::Switch(targets) => targets[decision as usize],
                };
                match groups.iter_mut().find(|(target, _)| *target == to) {
                    Some((_, group)) => group.push(lane),
                    None => groups.push((to, vec![lane])),
                }
            }
            match groups.len() {
                0 => return,
                1 => at = groups[0].0,
                _ => {
                    let meet = meets[at];
                    for (to, group) in &groups {
                        self.together(lanes, group, *to, meet, meets, left);
                    }
                    match meet {
                        Some(block) => at = block,
                        None => return,
                    }
                }
            }
        }
    }

    fn step(&self, lanes: &mut [Item], active: &[usize], step: Step, left: &mut Left) {
        let mask = |lanes: &[Item], holds: &dyn Fn(&Item) -> bool| {
            let on = active.iter().filter(|&&lane| holds(&lanes[lane]));
            on.fold(0u64, |mask, &lane| mask | 1 << lane)
        };
        match step {
            Step::Mask => {
                let mask = mask(lanes, &|_| true);
                for &lane in active {
                    let item = &lanes[lane];
                    left.masks[item.id as usize * self.longest() + item.step] = mask;
                }
            }
            Step::MaskOf(k) => {
                let mask = mask(lanes, &|item| item.truth[k]);
                for &lane in active {
                    let wide = &mut lanes[lane].wide;
                    *wide = mask.wrapping_mul(3).wrapping_add(*wide);
                }
            }
            Step::Count(k) => {
                let count = mask(lanes, &|item| item.truth[k]).count_ones();
                for &lane in active {
                    let hash = &mut lanes[lane].hash;
                    *hash = count.wrapping_mul(17).wrapping_add(*hash);
                }
            }
            Step::Rank => {
                for (rank, &lane) in active.iter().enumerate() {
                    let hash = &mut lanes[lane].hash;
                    *hash = (rank as u32).wrapping_mul(13).wrapping_add(*hash);
                }
            }
            Step::Permute(k) => {
                let before = lanes.to_vec();
                for &lane in active {
                    let from = (before[lane].hash >> 3) as usize % self.wave;
                    let own = before[lane].truth[k] || !active.contains(&from);
                    let got = if own { before[lane].id } else { before[from].hash };
                    lanes[lane].hash = before[lane].hash.wrapping_mul(3).wrapping_add(got);
                }
            }
            Step::Call(function) => {
                let mut numbers: Vec<u32> = active.iter().map(|&lane| lanes[lane].hash).collect();
                call(function, &mut numbers);
                for (&lane, number) in active.iter().zip(numbers) {
                    lanes[lane].hash = number;
                }
            }
            Step::Flip(k, bit) => {
                for &lane in active {
                    lanes[lane].truth[k] ^= lanes[lane].hash >> bit & 1 == 1;
                }
            }
            Step::Copy(to, from) => {
                for &lane in active {
                    lanes[lane].truth[to] = lanes[lane].truth[from];
                }
            }
        }
    }
}

const RETURN: &str = " shl_u64 $d10, $d10, 3;\n cvt_u64_u32 $d4, $s3;\n shl_u64 $d4, $d4, 3;\n xor_b64 $d10, $d10, $d4;\n \
    cvt_u32_b1 $s4, $c0;\n shl_u32 $s4, $s4, 2;\n cvt_u32_b1 $s5, $c1;\n shl_u32 $s5, $s5, 1;\n or_b32 $s4, $s4, $s5;\n \
    cvt_u32_b1 $s5, $c2;\n or_b32 $s4, $s4, $s5;\n cvt_u64_u32 $d4, $s4;\n xor_b64 $d10, $d10, $d4;\n \
    ld_kernarg_align(8)_width(all)_u64 $d9, [%hash];\n shl_u64 $d3, $d0, 3;\n add_u64 $d9, $d9, $d3;\n \
    st_global_align(8)_u64 $d10, [$d9];\n ret;\n";

/// What kernels call: 0 has a diamond, 1 a loop with its test at the end, 2 calls the others and returns in the middle.
const FUNCTIONS: &str = "module &cfg:1:0:$full:$large:$default;
function &diamond(arg_u32 %r)(arg_u32 %n)
{
    ld_arg_u32 $s0, [%n];
    and_b32 $s1, $s0, 1;
    cmp_eq_b1_u32 $c0, $s1, 1;
    cbr_b1 $c0, @odd;
    activelanecount_u32_b1 $s1, 1;
    mad_u32 $s0, $s0, 5, $s1;
    br @end;
@odd:
    activelanecount_u32_b1 $s1, 1;
    mad_u32 $s0, $s0, 7, $s1;
@end:
    activelanecount_u32_b1 $s1, 1;
    mad_u32 $s0, $s0, 3, $s1;
    st_arg_u32 $s0, [%r];
    ret;
};
function &turns(arg_u32 %r)(arg_u32 %n)
{
    ld_arg_u32 $s0, [%n];
    and_b32 $s1, $s0, 3;
@again:
    activelanecount_u32_b1 $s2, 1;
    mad_u32 $s0, $s0, 5, $s2;
    cmp_ne_b1_u32 $c0, $s1, 0;
    sub_u32 $s1, $s1, 1;
    cbr_b1 $c0, @again;
    st_arg_u32 $s0, [%r];
    ret;
};
function &both(arg_u32 %r)(arg_u32 %n)
{
    ld_arg_u32 $s0, [%n];
    and_b32 $s1, $s0, 2;
    cmp_eq_b1_u32 $c0, $s1, 0;
    cbr_b1 $c0, @short;
    {
        arg_u32 %x;
        arg_u32 %y;
        st_arg_u32 $s0, [%x];
        call &diamond(%y)(%x);
        ld_arg_u32 $s0, [%y];
    }
    {
        arg_u32 %x;
        arg_u32 %y;
        st_arg_u32 $s0, [%x];
        call &turns(%y)(%x);
        ld_arg_u32 $s0, [%y];
    }
    st_arg_u32 $s0, [%r];
    ret;
@short:
    activelaneid_u32 $s1;
    add_u32 $s0, $s0, $s1;
    st_arg_u32 $s0, [%r];
    ret;
};
";

const NAMES: [&str; 3] = ["diamond", "turns", "both"];

/// What a function does to the numbers of the lanes that call it together.
fn call(function: usize, numbers: &mut [u32]) {
    let step = |number: u32, by: u32, plus: usize| number.wrapping_mul(by).wrapping_add(plus as u32);
    match function {
        0 => {
            let odd = numbers.iter().filter(|&&n| n & 1 == 1).count();
            let (even, all) = (numbers.len() - odd, numbers.len());
            for n in numbers {
                let first = if *n & 1 == 1 {
                    step(*n, 7, odd)
                } else {
                    step(*n, 5, even)
                };
                *n = step(first, 3, all);
            }
        }
        1 => {
            let turns: Vec<u32> = numbers.iter().map(|n| n & 3).collect();
            for turn in 0..4 {
                let active = turns.iter().filter(|&&t| t >= turn).count();
                for (n, _) in numbers.iter_mut().zip(&turns).filter(|(_, t)| **t >= turn) {
                    *n = step(*n, 5, active);
                }
            }
        }
        _ => {
            let long: Vec<usize> = (0..numbers.len()).filter(|&i| numbers[i] & 2 != 0).collect();
            let mut inner: Vec<u32> = long.iter().map(|&i| numbers[i]).collect();
            call(0, &mut inner);
            call(1, &mut inner);
            for (rank, n) in numbers.iter_mut().filter(|n| **n & 2 == 0).enumerate() {
                *n = n.wrapping_add(rank as u32);
            }
            for (&i, n) in long.iter().zip(inner) {
                numbers[i] = n;
            }
        }
    }
}

fn write_step(text: &mut String, step: Step) {
    let _ = match step {
        Step::Mask => writeln!(
            text,
            " activelanemask_v4_b64_b1 ($d4,$d5,$d6,$d7), 1;\n or_b64 $d5, $d5, $d6;\n or_b64 $d5, $d5, $d7;\n \
             add_u64 $d10, $d10, $d5;\n st_global_align(8)_u64 $d4, [$d2];"
        ),
        Step::MaskOf(k) => writeln!(
            text,
            " activelanemask_v4_b64_b1 ($d4,$d5,$d6,$d7), $c{k};\n mad_u64 $d10, $d4, 3, $d10;"
        ),
        Step::Count(k) => writeln!(
            text,
            " activelanecount_u32_b1 $s4, $c{k};\n mad_u32 $s3, $s4, 17, $s3;"
        ),
        Step::Rank => writeln!(text, " activelaneid_u32 $s4;\n mad_u32 $s3, $s4, 13, $s3;"),
        Step::Permute(k) => writeln!(
            text,
            " shr_u32 $s5, $s3, 3;\n activelanepermute_b32 $s4, $s3, $s5, $s0, $c{k};\n mad_u32 $s3, $s3, 3, $s4;"
        ),
        Step::Call(function) => writeln!(
            text,
            " {{\n arg_u32 %x;\n arg_u32 %y;\n st_arg_u32 $s3, [%x];\n call &{}(%y)(%x);\n ld_arg_u32 $s3, [%y];\n }}",
            NAMES[function]
        ),
        Step::Flip(k, bit) => writeln!(
            text,
            " shr_u32 $s4, $s3, {bit};\n and_b32 $s4, $s4, 1;\n cmp_eq_b1_u32 $c4, $s4, 1;\n xor_b1 $c{k}, $c{k}, $c4;"
        ),
        Step::Copy(to, from) => writeln!(text, " mov_b1 $c{to}, $c{from};"),
    };
}

fn steps(random: &mut Random, kind: Kind) -> Vec<Step> {
    let (cross_lane, always) = (kind != Kind::Plain, kind == Kind::Mutual);
    let mut steps = Vec::new();
    if cross_lane && (always || kind == Kind::Tie || random.one_in(2)) {
        steps.push(Step::Mask);
    }
    for _ in 0..random.below(3) {
        let from = if cross_lane { 0 } else { 5 };
        steps.push(match from + random.below(9 - from) {
            0 => Step::MaskOf(random.below(3)),
            1 => Step::Count(random.below(3)),
            2 => Step::Rank,
            3 => Step::Permute(random.below(3)),
            4 => Step::Call(random.below(3)),
            5 => Step::Copy(random.below(3), random.below(3)),
            _ => Step::Flip(random.below(3), random.below(32) as u32),
        });
    }
    steps
}

/// Where the blocks of [`Kind::Tie`] lead.
const TIE: [&[usize]; 5] = [&[2, 1], &[3], &[1, 2, 5], &[4, 2], &[5]];

/// Outer branches and the blocks of the cycle that they lead into.
const CYCLE: usize = 7;

/// The first blocks of every seven are outer branches, the others a cycle.
fn end_into_cycle(random: &mut Random, at: usize, count: usize) -> End {
    let (first, outer) = (at / CYCLE * CYCLE, 1 + at / CYCLE % 3);
    let inside = |random: &mut Random| first + outer + random.below(CYCLE - outer);
    let mut targets: Vec<usize> = (0..2 + random.below(2))
        .map(|_| match random.below(10) {
            0 => count - 1,
            1 => (first + CYCLE).min(count - 1),
            2 => random.below(count),
            _ => inside(random),
        })
        .collect();
    // The last block of a cycle leaves it, an outer branch leads to the next one.
    targets[0] = match at + 1 {
        next if next == first + CYCLE => [next, count - 1][random.below(2)],
        next if at < first + outer => next,
        _ => targets[0],
    };
    match targets[..] {
        [a, b] if random.one_in(2) => End::Branch([a, b]),
        [a, b] => End::Branch([b, a]),
        _ => End::Switch(targets),
    }
}

fn end(random: &mut Random, kind: Kind, at: usize, count: usize) -> End {
    if at + 1 == count {
        return End::Return;
    }
    if kind == Kind::Tie {
        return match *TIE[at] {
            [to] => End::Jump(to),
            [yes, no] => End::Branch([yes, no]),
            ref targets => End::Switch(targets.to_vec()),
        };
    }
    if kind == Kind::IntoCycles {
        return end_into_cycle(random, at, count);
    }
    let target = |random: &mut Random| match kind {
        Kind::Acyclic => at + 1 + random.below((count - at - 1).min(6)),
        Kind::Irreducible if random.one_in(2) => at.saturating_sub(random.below(6)),
        Kind::Irreducible => (at + 1 + random.below(4)).min(count - 1),
        Kind::Hundreds | Kind::Plain if !random.one_in(8) => at + 1 + random.below(count - at - 1),
        _ => random.below(count),
    };
    if kind == Kind::Mutual {
        return match at {
            0 => End::Switch((1..count).collect()),
            _ if at + 2 == count => End::Branch([0, count - 1]),
            _ => End::Branch([random.below(count), at + 1]),
        };
    }
    if matches!(kind, Kind::Hundreds | Kind::Plain) && at == 0 {
        let targets = 100 + random.below(400);
        return End::Switch((0..targets).map(|_| target(random)).collect());
    }
    let switches = if kind == Kind::Switches { 10 } else { 2 };
    match random.below(18) {
        0 => End::Return,
        1..=3 => End::Jump(target(random)),
        n if n < 4 + switches => {
            let targets = 1 + random.below(7);
            End::Switch((0..targets).map(|_| target(random)).collect())
        }
        _ if random.one_in(3) => End::Branch([target(random), target(random)]),
        _ => End::Branch([target(random), at + 1]),
    }
}

fn ways(end: &End) -> &[usize] {
    match end {
        End::Return => &[],
        End::Jump(to) => std::slice::from_ref(to),
        End::Branch(to) => to,
        End::Switch(to) => to,
    }
}

/// How far the end is from each block. Blocks that cannot reach it become such ends.
fn distances(blocks: &mut [Block]) -> Vec<usize> {
    loop {
        let mut distance = vec![usize::MAX; blocks.len()];
        for round in 0..=blocks.len() {
            for at in 0..blocks.len() {
                let near = ways(&blocks[at].end).iter().any(|&to| distance[to] < round);
                let ends = matches!(blocks[at].end, End::Return);
                if distance[at] == usize::MAX && (ends || near) {
                    distance[at] = round;
                }
            }
        }
        match distance.iter().position(|&d| d == usize::MAX) {
            Some(stuck) => blocks[stuck].end = End::Return,
            None => return distance,
        }
    }
}

/// The decisions of a work-item: free ones at first, then the shortest way. Branches with a promised width go one way in a slice, nearer to the end.
fn decide(
    blocks: &[Block],
    distance: &[usize],
    item: usize,
    group: usize,
    free: usize,
    seed: u64,
    random: &mut Random,
) -> Vec<u32> {
    let (mut at, mut decisions) = (0, Vec::new());
    loop {
        let block = &blocks[at];
        let ways = ways(&block.end);
        if ways.is_empty() {
            decisions.push(random.below(1 << 20) as u32);
            return decisions;
        }
        let nearer: Vec<usize> = (0..ways.len())
            .filter(|&way| distance[ways[way]] < distance[at])
            .collect();
        let lane = item % group;
        let slice = match block.width {
            Width::One => None,
            Width::Lanes(lanes) => Some(lane / lanes),
            Width::All => Some(0),
        };
        let way = match slice {
            Some(slice) => {
                let mut fixed = Random(seed ^ ((item / group) << 40 | slice << 20 | at) as u64);
                nearer[fixed.below(nearer.len())]
            }
            None if decisions.len() < free => random.below(ways.len()),
            None => nearer[random.below(nearer.len())],
        };
        // The first way of a branch is where its condition holds.
        decisions.push(match block.end {
            End::Branch(_) => [1, random.below(100) as u32 * 2][way],
            End::Switch(_) => way as u32,
            _ => random.below(1 << 20) as u32,
        });
        at = ways[way];
    }
}

/// The immediate post-dominator of each block; `None` for the end.
fn meets(blocks: &[Block]) -> Vec<Option<usize>> {
    // over[x][p]: every way from x to the end leads over p.
    let count = blocks.len();
    let over: Vec<Vec<bool>> = (0..count)
        .map(|from| {
            (0..count)
                .map(|without| from != without && !ends_without(blocks, from, without))
                .collect()
        })
        .collect();
    (0..count)
        .map(|x| {
            let mut candidates = (0..count).filter(|&p| over[x][p]);
            candidates.find(|&p| (0..count).all(|q| q == p || !over[x][q] || over[p][q]))
        })
        .collect()
}

/// Whether the end can be reached from a block without coming to another one.
fn ends_without(blocks: &[Block], from: usize, without: usize) -> bool {
    let (mut seen, mut work) = (vec![false; blocks.len()], vec![from]);
    while let Some(at) = work.pop() {
        if at == without || std::mem::replace(&mut seen[at], true) {
            continue;
        }
        if matches!(blocks[at].end, End::Return) {
            return true;
        }
        work.extend_from_slice(ways(&blocks[at].end));
    }
    false
}
