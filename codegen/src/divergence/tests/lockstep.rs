//! A fast executor of the wave level for small waves, beside the immediate-post-dominator stack of the same paths.
//!
//! A wave is given by the paths of its lanes through the thread level. The function is translated once; then thousands of waves run. Each
//! must follow its paths to the end (I1), meet at immediate post-dominators (I2), show every cross-lane operation the lanes of the
//! stack (I3), run no block without lanes (I4) and find room on each stack of parked lanes (I6).

use super::*;
use smallvec::SmallVec;

/// The path of a lane: blocks, from the entry to the block that returns.
pub(super) type Path = Vec<u8>;

type Slot = u32;

#[derive(Clone, Copy)]
enum Op {
    Get(Slot),
    Set(Slot),
    Constant(Slot, u64),
    /// Arbitrary bits.
    Noise(Slot),
    And(Slot, [Slot; 2]),
    Or(Slot, [Slot; 2]),
    Andn(Slot, [Slot; 2]),
    Fewer(Slot, [Slot; 2]),
    Merge(Slot, [Slot; 3]),
    Copy(Slot, Slot),
    /// Who goes on to the target with this number.
    Goes(Slot, usize),
    Enter(u8),
    CrossLane,
    Room(Slot),
}

struct Edge {
    to: usize,
    /// Parameters with their arguments.
    moves: Vec<[Slot; 2]>,
}

enum End {
    Wave,
    Jump(Edge),
    Any(Slot, [Edge; 2]),
    Uniform(Slot, [Edge; 2]),
}

struct Code {
    ops: Vec<Op>,
    end: End,
}

/// A function that can be run.
pub(super) struct Lockstep {
    blocks: Vec<Code>,
    succs: Vec<Vec<u8>>,
    /// The immediate post-dominator of each block.
    meets: Vec<Option<u8>>,
    slots: usize,
}

/// Beyond that the wave hangs.
const MOST_BLOCKS: usize = 2_000_000;

impl Lockstep {
    /// Of a function with wave level, made of `program` for these edges.
    pub(super) fn new(program: &Program, func: &Function, succs: &[Vec<u32>]) -> Lockstep {
        let wave = func.wave.as_ref().unwrap();
        let mut thread = program.func.clone();
        normalize::normalize(&mut thread);
        let post = PostDominatorTree::new(&Cfg::new(&thread));
        let meets = (0..succs.len()).map(|b| post.ipdom(Block::from_u32(b as u32)));
        let meets = meets.map(|join| Some(join?.as_u32() as u8)).collect();
        let number: HashMap<Block, usize> = wave
            .layout
            .blocks()
            .iter()
            .enumerate()
            .map(|(index, &block)| (block, index))
            .collect();
        let blocks = wave.layout.blocks().iter();
        Lockstep {
            blocks: blocks
                .map(|&block| code_of(program, func, &number, block, succs.len()))
                .collect(),
            succs: succs
                .iter()
                .map(|s| s.iter().map(|&t| t as u8).collect())
                .collect(),
            meets,
            slots: func.dfg.num_values(),
        }
    }

    /// Runs a wave of these paths.
    pub(super) fn run(&self, paths: &[&Path]) -> Result<(), String> {
        let expected = self.stack(paths);
        let all = all_of(paths.len());
        let mut values = vec![0u64; self.slots];
        let mut at = vec![0usize; paths.len()];
        let mut splits: Vec<(u8, u64)> = Vec::new();
        let (mut exec, mut block, mut noise) = (all, 0, 0x9e37_79b9_7f4a_7c15u64);
        for _ in 0..MOST_BLOCKS {
            let code = &self.blocks[block];
            for &op in &code.ops {
                let two = |[a, b]: [Slot; 2]| (values[a as usize], values[b as usize]);
                let (to, value) = match op {
                    Op::Get(to) => (to, exec),
                    Op::Constant(to, value) => (to, value & all),
                    Op::Noise(to) => {
                        noise = noise.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                        (to, (noise ^ noise.rotate_left(32)) & all)
                    }
                    Op::And(to, args) => (to, two(args).0 & two(args).1),
                    Op::Or(to, args) => (to, two(args).0 | two(args).1),
                    Op::Andn(to, args) => (to, two(args).0 & !two(args).1),
                    Op::Fewer(to, args) => {
                        let (a, b) = two(args);
                        let less = |lanes: u64| lanes.count_ones().wrapping_sub(1);
                        (to, if less(a) < less(b) { a } else { b })
                    }
                    Op::Merge(to, [old, new, lanes]) => {
                        let [old, new, lanes] = [old, new, lanes].map(|slot| values[slot as usize]);
                        (to, old & !lanes | new & lanes)
                    }
                    Op::Copy(to, from) => (to, values[from as usize]),
                    Op::Goes(to, target) => {
                        noise = noise.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                        let mut mask = (noise ^ noise.rotate_left(32)) & all & !exec;
                        for lane in lanes_of(exec) {
                            let path = paths[lane];
                            let from = path[at[lane] - 1] as usize;
                            let goes = path.get(at[lane]) == self.succs[from].get(target);
                            mask |= u64::from(goes) << lane;
                        }
                        (to, mask)
                    }
                    Op::Set(from) => {
                        exec = values[from as usize];
                        continue;
                    }
                    Op::Enter(b) => {
                        self.enter(b, exec, paths, &mut at, &mut splits)?;
                        continue;
                    }
                    Op::CrossLane => {
                        if let Some(lane) = lanes_of(exec).find(|&lane| expected[lane][at[lane] - 1] != exec)
                        {
                            let stack = expected[lane][at[lane] - 1];
                            let b = paths[lane][at[lane] - 1];
                            return Err(format!("lanes {exec:b} in block {b}, the stack has {stack:b}"));
                        }
                        continue;
                    }
                    Op::Room(slot) => {
                        if values[slot as usize] & all != 0 {
                            return Err("a stack of parked lanes is full".into());
                        }
                        continue;
                    }
                };
                values[to as usize] = value;
            }
            let edge = match &code.end {
                End::Wave => return all_ended(paths, &at),
                End::Jump(edge) => edge,
                End::Any(mask, edges) => &edges[usize::from(values[*mask as usize] & all == 0)],
                End::Uniform(cond, edges) => {
                    let taken = values[*cond as usize] & exec;
                    if taken != 0 && taken != exec {
                        return Err(format!("{taken:b} of {exec:b} take a uniform branch"));
                    }
                    &edges[usize::from(taken == 0)]
                }
            };
            let args: SmallVec<[u64; 16]> = edge.moves.iter().map(|m| values[m[1] as usize]).collect();
            for (m, arg) in edge.moves.iter().zip(args) {
                values[m[0] as usize] = arg;
            }
            block = edge.to;
        }
        Err("the wave does not end".into())
    }

    fn enter(
        &self,
        block: u8,
        exec: u64,
        paths: &[&Path],
        at: &mut [usize],
        splits: &mut Vec<(u8, u64)>,
    ) -> Result<(), String> {
        if exec == 0 {
            return Err(format!("block {block} runs without lanes"));
        }
        for lane in lanes_of(exec) {
            if paths[lane].get(at[lane]) != Some(&block) {
                return Err(format!("lane {lane} runs block {block} out of turn"));
            }
            at[lane] += 1;
        }
        for &(meet, lanes) in splits.iter() {
            if meet == block && lanes & exec != 0 && lanes & !exec != 0 {
                return Err(format!("block {block} runs with {exec:b} of {lanes:b}"));
            }
        }
        splits.retain(|&(meet, lanes)| meet != block || lanes & exec == 0);
        if self.succs[block as usize].len() > 1
            && let Some(meet) = self.meets[block as usize]
        {
            splits.push((meet, exec));
        }
        Ok(())
    }

    /// With whom each lane runs each block of its path, by the immediate-post-dominator stack.
    fn stack(&self, paths: &[&Path]) -> Vec<Vec<u64>> {
        let mut with: Vec<Vec<u64>> = paths.iter().map(|p| vec![0; p.len()]).collect();
        let mut at = vec![0; paths.len()];
        self.together(paths, all_of(paths.len()), None, &mut at, &mut with);
        with
    }

    fn together(
        &self,
        paths: &[&Path],
        lanes: u64,
        until: Option<u8>,
        at: &mut [usize],
        with: &mut [Vec<u64>],
    ) {
        loop {
            let Some(first) = lanes_of(lanes).next() else {
                return;
            };
            let Some(&block) = paths[first].get(at[first]) else {
                return;
            };
            if Some(block) == until {
                return;
            }
            for lane in lanes_of(lanes) {
                with[lane][at[lane]] = lanes;
                at[lane] += 1;
            }
            let mut left = lanes;
            let mut groups: SmallVec<[u64; 8]> = SmallVec::new();
            for &target in &self.succs[block as usize] {
                let goes = lanes_of(left).filter(|&l| paths[l][at[l]] == target);
                let group = goes.fold(0, |mask, l| mask | 1u64 << l);
                left &= !group;
                groups.extend((group != 0).then_some(group));
            }
            if groups.len() > 1 {
                for group in groups {
                    self.together(paths, group, self.meets[block as usize], at, with);
                }
            }
        }
    }
}

fn all_of(lanes: usize) -> u64 {
    u64::MAX >> (64 - lanes)
}

fn lanes_of(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lane = mask.trailing_zeros() as usize;
        mask &= mask.wrapping_sub(1);
        (lane < 64).then_some(lane)
    })
}

fn all_ended(paths: &[&Path], at: &[usize]) -> Result<(), String> {
    match paths.iter().zip(at).position(|(path, &at)| at != path.len()) {
        Some(lane) => Err(format!("the wave ends before lane {lane}")),
        None => Ok(()),
    }
}

fn code_of(
    program: &Program,
    func: &Function,
    number: &HashMap<Block, usize>,
    block: Block,
    count: usize,
) -> Code {
    let wave = func.wave.as_ref().unwrap();
    let slot = |value: Value| func.dfg.resolve(value).as_u32();
    let edge = |call: &crate::ir::BlockCall| Edge {
        to: number[&call.block],
        moves: func
            .dfg
            .block_params(call.block)
            .iter()
            .zip(func.dfg.call_args(call))
            .map(|(&param, &arg)| [slot(param), slot(arg)])
            .collect(),
    };
    let mut ops = Vec::new();
    let mut end = End::Wave;
    for (index, &inst) in wave.layout.insts(block).iter().enumerate() {
        if let Some(thread) = wave.thread_block[block].expand()
            && index == wave.body_start[block] as usize
            && thread.index() < count
        {
            ops.push(Op::Enter(thread.as_u32() as u8));
        }
        let args: SmallVec<[Slot; 3]> = func.dfg.args(inst).iter().map(|&v| slot(v)).collect();
        let result = func.dfg.results(inst).first().map(|&v| (v, slot(v)));
        let to = result.map_or(0, |(_, slot)| slot);
        let targets = func.dfg.targets(inst);
        ops.push(match func.dfg.opcode(inst) {
            Opcode::ExecGet => Op::Get(to),
            Opcode::ExecSet => Op::Set(args[0]),
            Opcode::MaskZero => Op::Constant(to, 0),
            Opcode::MaskOf => Op::Copy(to, args[0]),
            Opcode::MaskAnd => Op::And(to, [args[0], args[1]]),
            Opcode::MaskOr | Opcode::Bor => Op::Or(to, [args[0], args[1]]),
            Opcode::MaskAndn => Op::Andn(to, [args[0], args[1]]),
            Opcode::MaskFewer => Op::Fewer(to, [args[0], args[1]]),
            Opcode::B1Merge => Op::Merge(to, [args[0], args[1], args[2]]),
            Opcode::StackRoom => Op::Room(args[0]),
            Opcode::Undef => Op::Noise(to),
            Opcode::Activelanecount => Op::CrossLane,
            Opcode::Bconst => Op::Constant(
                to,
                func.dfg.int_constant(func.dfg.first_result(inst)).unwrap() * u64::MAX,
            ),
            Opcode::Icmp => match result {
                Some((value, _)) if program.conds.contains_key(&value) => Op::Goes(to, 0),
                // Of an index with a constant.
                _ => Op::Goes(
                    to,
                    func.dfg.int_constant(func.dfg.args(inst)[1]).unwrap() as usize,
                ),
            },
            Opcode::WaveEnd => continue,
            Opcode::WaveJump => {
                end = End::Jump(edge(&targets[0]));
                continue;
            }
            Opcode::WaveBranchAny => {
                end = End::Any(args[0], [edge(&targets[0]), edge(&targets[1])]);
                continue;
            }
            Opcode::WaveBranchUniform => {
                end = End::Uniform(args[0], [edge(&targets[0]), edge(&targets[1])]);
                continue;
            }
            _ => continue,
        });
    }
    Code { ops, end }
}
