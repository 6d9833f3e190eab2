//! Random blocks of a toy machine, executed in the order of the source and in that of the scheduler; regions and meeting accesses by hand.

use super::region::{Region, regions};
use super::*;
use crate::machine::{
    Body, MBlockData, Operand, OperandKind, Pseudo, Reg, RegFile, SubReg, Terminator, VReg, View,
};
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// An instruction that mixes all it reads into all it writes.
#[derive(Clone, Debug)]
struct Toy {
    number: usize,
    operands: Vec<Operand>,
    traits: Traits,
    ends: bool,
}

impl MachInst for Toy {
    fn operands(&self, out: &mut Vec<Operand>) {
        out.extend_from_slice(&self.operands);
    }

    fn set_operands(&mut self, _: &mut dyn Iterator<Item = Reg>) {}

    fn pseudo(&self) -> Option<&Pseudo> {
        None
    }

    fn terminator(&self) -> Terminator {
        if self.ends {
            Terminator::End
        } else {
            Terminator::None
        }
    }

    fn set_targets(&mut self, _: &[MBlock]) {}

    fn removable(&self) -> bool {
        false
    }
}

impl From<Pseudo> for Toy {
    fn from(_: Pseudo) -> Toy {
        toy(0, Traits::default())
    }
}

fn toy(number: usize, traits: Traits) -> Toy {
    Toy {
        number,
        operands: Vec::new(),
        traits,
        ends: false,
    }
}

/// A machine whose steps are every so many registers.
struct Steps(u16);

impl Model<Toy> for Steps {
    fn traits(&self, inst: &Toy) -> Traits {
        inst.traits.clone()
    }

    fn latency(&self, from: &Traits, _: &Traits, _: RegFile) -> u16 {
        from.timing.latency
    }

    fn step(&self, needed: Pressure) -> Pressure {
        Pressure(needed.0.map(|units| units.max(1).next_multiple_of(self.0)))
    }
}

const FILE: RegFileInfo = RegFileInfo {
    name: "vector",
    prefix: "v",
    view: View::Thread,
    units: 128,
    unit_bits: 32,
    widths: &[(1, 1), (2, 1)],
    extra: &[],
};

/// Numbers that look random (xorshift64).
pub(super) struct Random(pub(super) u64);

impl Random {
    pub(super) fn below(&mut self, most: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % most
    }
}

pub(super) fn random_traits(random: &mut Random) -> Traits {
    let memory = random.below(3) == 0;
    let place = |random: &mut Random| Place {
        base: smallvec::smallvec![random.below(2) as u32],
        start: random.below(8) as i64 * 4,
        bytes: 4 + 4 * random.below(2) as u32,
    };
    let access = memory.then(|| Access {
        memories: 1 + random.below(3) as u8,
        writes: random.below(3) == 0,
        place: (random.below(4) != 0).then(|| place(random)),
    });
    let load = access.as_ref().is_some_and(|access| !access.writes);
    Traits {
        border: random.below(40) == 0,
        joined: false,
        reads: if random.below(3) == 0 { 1 } else { 0 },
        writes: if random.below(12) == 0 {
            1 + random.below(3) as u16
        } else {
            0
        },
        reads_flag: random.below(8) == 0,
        writes_flag: random.below(3) == 0,
        access,
        load,
        class: 0,
        timing: Timing {
            issue: 1,
            latency: if load { 20 } else { 1 + random.below(3) as u16 },
        },
    }
}

/// A function of one block.
fn random_function(random: &mut Random) -> MachFunc<Toy> {
    let mut func = MachFunc::new("f");
    let block = func.blocks.push(MBlockData::default());
    func.order.push(block);
    let mut values: Vec<VReg> = Vec::new();
    let count = 3 + random.below(60) as usize;
    let mut insts = Vec::new();
    for number in 0..count {
        let mut inst = toy(number, random_traits(random));
        for _ in 0..random.below(3) {
            if let Some(&value) = values.get(random.below(values.len().max(1) as u64) as usize) {
                let part = SubReg::whole(func.vregs[value].width);
                inst.operands.push(Operand::new(value, part, OperandKind::Use));
            }
        }
        if random.below(5) != 0 {
            let width = 1 + random.below(2) as u8;
            let value = func.vreg(RegFile(0), width);
            inst.operands
                .push(Operand::new(value, SubReg::whole(width), OperandKind::Def));
            values.push(value);
        }
        insts.push(inst);
    }
    let mut end = toy(count, Traits::default());
    (end.ends, end.traits.reads_flag) = (true, random.below(2) == 0);
    insts.push(end);
    let data = &mut func.blocks[block];
    data.body = Some(Body {
        insts: 0..count,
        ..Body::default()
    });
    data.locs = vec![SourceLoc::UNKNOWN; insts.len()];
    data.insts = insts;
    func
}

/// What each instruction of a block finds, by number: a digest of values, state, flag and the bytes of memory that it reads or overwrites.
fn execute(func: &MachFunc<Toy>) -> BTreeMap<usize, u64> {
    let mut found = BTreeMap::new();
    let mut values: BTreeMap<VReg, u64> = BTreeMap::new();
    let mut state = [0u64; 16];
    let mut flag = 0u64;
    // Bytes by memory, base and offset; accesses anywhere are to all of a few.
    let mut memory: BTreeMap<(u8, u32, i64), u64> = BTreeMap::new();
    for inst in &func.blocks[func.entry()].insts {
        let traits = &inst.traits;
        let mut digest = DefaultHasher::new();
        inst.number.hash(&mut digest);
        for operand in inst.operands.iter().filter(|operand| operand.is_use()) {
            operand
                .reg
                .as_virtual()
                .and_then(|vreg| values.get(&vreg))
                .hash(&mut digest);
        }
        for bit in (0..16).filter(|bit| (traits.reads | traits.writes) >> bit & 1 == 1) {
            state[bit].hash(&mut digest);
        }
        if traits.reads_flag {
            flag.hash(&mut digest);
        }
        let bytes = traits.access.as_ref().map_or(Vec::new(), bytes);
        bytes.iter().for_each(|byte| memory.get(byte).hash(&mut digest));
        let digest = digest.finish();
        found.insert(inst.number, digest);
        for operand in inst.operands.iter().filter(|operand| !operand.is_use()) {
            values.extend(operand.reg.as_virtual().map(|vreg| (vreg, digest)));
        }
        for bit in (0..16).filter(|bit| traits.writes >> bit & 1 == 1) {
            state[bit] = digest;
        }
        flag = if traits.writes_flag { digest } else { flag };
        if traits.access.as_ref().is_some_and(|access| access.writes) {
            memory.extend(bytes.into_iter().map(|byte| (byte, digest)));
        }
    }
    found
}

pub(super) fn bytes(access: &Access) -> Vec<(u8, u32, i64)> {
    let memories = (0..8).filter(|bit| access.memories >> bit & 1 == 1);
    let all = || (0..2).flat_map(|base| (0..48).map(move |byte| (base, byte)));
    let places: Vec<(u32, i64)> = match &access.place {
        Some(place) => (0..i64::from(place.bytes))
            .map(|byte| (place.base[0], place.start + byte))
            .collect(),
        None => all().collect(),
    };
    memories
        .flat_map(|memory| places.iter().map(move |&(base, byte)| (memory, base, byte)))
        .collect()
}

#[test]
fn random_blocks_do_the_same_in_their_new_order() {
    let mut moved = 0;
    for seed in 1..3000 {
        let mut random = Random(u64::wrapping_mul(seed, 0x9e37_79b9_7f4a_7c15));
        let mut func = random_function(&mut random);
        let before = execute(&func);
        let steps = Steps([2, 8, 64][seed as usize % 3]);
        let stats =
            run(&mut func, &[FILE], &steps, &mut u64::MAX.clone(), true).expect("an order that is kept");
        moved += stats.moved;
        assert_eq!(execute(&func), before, "seed {seed}");
        let step = steps.step(stats.before).max(stats.before);
        assert!(!stats.after.exceeds(&step), "seed {seed}: {stats:?}");
        let last = func.blocks[func.entry()].insts.last();
        assert!(last.is_some_and(|inst| inst.ends), "seed {seed}");
    }
    assert!(moved > 10_000, "{moved} instructions were moved");
}

/// What `of` says of the first region of a function of one block: of its graph and the registers at its start.
fn in_first_region<T>(func: &MachFunc<Toy>, of: impl FnOnce(&Graph<'_>, &Tracker<'_>) -> T) -> Option<T> {
    let (block, borders) = (func.entry(), borders(func, &[FILE]).ok()?);
    let mut units = Units::default();
    units.open(func, block, &borders, &mut Numbers::new(func.vregs.len()));
    let insts = &func.blocks[block].insts;
    let traits: Vec<Traits> = insts.iter().map(|inst| inst.traits.clone()).collect();
    let regions = regions(&func.blocks[block], &traits);
    let region = regions.first()?;
    let mut scratch = Scratch::new(func.vregs.len());
    let graph = Graph::new((func, block), &units, &traits, region, &Steps(1), &mut scratch);
    let mut tracker = Tracker::new(&units);
    (0..region.insts.start).for_each(|inst| tracker.issue(inst));
    Some(of(&graph, &tracker))
}

/// Orders of the first region of random blocks, each with what it needs, what the order of the source needs, and the bound.
fn orders_ahead() -> impl Iterator<Item = (Option<Pressure>, Pressure, Pressure)> {
    (1..3000).filter_map(|seed| {
        let mut random = Random(u64::wrapping_mul(seed, 0x9e37_79b9_7f4a_7c15));
        let func = random_function(&mut random);
        in_first_region(&func, |graph, tracker| {
            let source = tracker.peak_of(graph, &graph.source());
            // From far below what the source needs to above it.
            let bound = Pressure([2; FILES]).plus(source).less(random.below(8) as u16);
            let any = Wanted {
                slots: u32::MAX,
                fits: &|_| true,
            };
            let found = forward::Walks::new(graph, tracker).order(bound, true, any);
            (found.map(|found| found.peak), source, bound)
        })
    })
}

#[test]
fn an_order_that_looks_ahead_needs_no_more_than_the_bound_or_the_source() {
    let mut count = 0;
    for (peak, source, bound) in orders_ahead() {
        let most = source.max(bound);
        assert!(
            peak.is_some_and(|peak| !peak.exceeds(&most)),
            "{peak:?} of {most:?}"
        );
        count += 1;
    }
    assert!(count > 2_000, "{count} regions were ordered");
}

/// A function of one block in the making. What reads and makes nothing else is a store.
struct Making {
    func: MachFunc<Toy>,
    insts: Vec<Toy>,
}

impl Making {
    fn new() -> Making {
        let (func, insts) = (MachFunc::new("f"), Vec::new());
        Making { func, insts }
    }

    fn inst(&mut self, reads: &[VReg]) -> &mut Toy {
        let mut inst = toy(self.insts.len(), Traits::default());
        let read = |&value: &VReg| Operand::new(value, SubReg::whole(1), OperandKind::Use);
        inst.operands.extend(reads.iter().map(read));
        self.insts.push(inst);
        self.insts.last_mut().expect("it was pushed")
    }

    fn value(&mut self, reads: &[VReg]) -> VReg {
        let value = self.func.vreg(RegFile(0), 1);
        let def = Operand::new(value, SubReg::whole(1), OperandKind::Def);
        self.inst(reads).operands.push(def);
        value
    }

    /// The most values that are live at once: in the order of the source, and with each value close to its users.
    fn peaks(mut self) -> (u16, u16) {
        let block = self.func.blocks.push(MBlockData::default());
        self.func.order.push(block);
        let count = self.insts.len();
        self.inst(&[]).ends = true;
        let data = &mut self.func.blocks[block];
        data.body = Some(Body {
            insts: 0..count,
            ..Body::default()
        });
        data.locs = vec![SourceLoc::UNKNOWN; self.insts.len()];
        data.insts = self.insts;
        let peaks = in_first_region(&self.func, |graph, tracker| {
            let order = trees::order(graph, tracker, [true; FILES]);
            [graph.source(), order].map(|order| tracker.peak_of(graph, &order).0[0])
        });
        let [source, sunk] = peaks.expect("a region");
        (source, sunk)
    }
}

#[test]
fn the_part_of_a_tree_that_takes_most_comes_first() {
    let mut made = Making::new();
    let address = made.value(&[]);
    let [few, many] = [2, 6].map(|count| {
        let parts: Vec<VReg> = (0..count).map(|_| made.value(&[])).collect();
        made.value(&parts)
    });
    made.inst(&[address, few, many]);
    assert_eq!(made.peaks(), (8, 6));
}

#[test]
fn a_tree_that_frees_what_it_reads_comes_at_once() {
    let mut made = Making::new();
    let read: Vec<VReg> = (0..4).map(|_| made.value(&[])).collect();
    let first = made.value(&read);
    let more: Vec<VReg> = (0..4).map(|_| made.value(&[first])).collect();
    made.inst(&more);
    let sum = made.value(&read);
    made.inst(&[sum, first]);
    assert_eq!(made.peaks(), (9, 5));
}

#[test]
fn words_that_are_made_early_go_down_to_their_rounds() {
    // Each round reads what the one before made, and a word.
    let mut made = Making::new();
    let words: Vec<VReg> = (0..8).map(|_| made.value(&[])).collect();
    let first = made.value(&[]);
    let state = words.iter().fold(first, |state, &word| {
        let mixed = made.value(&[state, word]);
        let turned = made.value(&[state]);
        made.value(&[mixed, turned])
    });
    made.inst(&[state]);
    assert_eq!(made.peaks(), (9, 3));
}

#[test]
fn random_blocks_have_every_node_once_and_after_what_it_follows() {
    for seed in 1..3000 {
        let mut random = Random(u64::wrapping_mul(seed, 0x9e37_79b9_7f4a_7c15));
        let func = random_function(&mut random);
        in_first_region(&func, |graph, tracker| {
            let order = trees::order(graph, tracker, [random.below(2) == 0; FILES]);
            let mut place = vec![None; graph.len()];
            for (at, &node) in order.iter().enumerate() {
                assert_eq!(place[node as usize].replace(at), None, "seed {seed}");
            }
            let follows = |node: u32| graph.edges(node).iter().map(move |edge| (node, edge.to));
            for (from, to) in graph.source().into_iter().flat_map(follows) {
                assert!(place[from as usize] < place[to as usize], "seed {seed}");
            }
            assert_eq!(order.len(), graph.len(), "seed {seed}");
        });
    }
}

#[test]
fn fuel_runs_out() {
    let mut random = Random(7);
    let mut func = random_function(&mut random);
    let numbers = |func: &MachFunc<Toy>| -> Vec<usize> {
        func.blocks[func.entry()]
            .insts
            .iter()
            .map(|inst| inst.number)
            .collect()
    };
    let before = numbers(&func);
    run(&mut func, &[FILE], &Steps(64), &mut 0, true).expect("nothing to do");
    assert_eq!(numbers(&func), before);
}

#[test]
fn the_replay_finds_what_changed_places() {
    let mut func: MachFunc<Toy> = MachFunc::new("f");
    let value = func.vreg(RegFile(0), 1);
    let mut list = vec![toy(0, Traits::default()), toy(1, Traits::default())];
    list[0]
        .operands
        .push(Operand::new(value, SubReg::whole(1), OperandKind::Def));
    list[1]
        .operands
        .push(Operand::new(value, SubReg::whole(1), OperandKind::Use));
    let flag = Traits {
        writes_flag: true,
        ..Traits::default()
    };
    let taken = Traits {
        reads_flag: true,
        ..Traits::default()
    };
    let store = Traits {
        access: Some(Access::FENCE),
        ..Traits::default()
    };
    let mode = Traits {
        writes: 1,
        ..Traits::default()
    };
    let arithmetic = Traits {
        reads: 1,
        ..Traits::default()
    };
    for traits in [flag.clone(), taken, flag, store.clone(), store, mode, arithmetic] {
        list.push(toy(list.len(), traits));
    }
    let traits: Vec<Traits> = list.iter().map(|inst| inst.traits.clone()).collect();
    let kept = |order: &[usize]| check::kept(&list, &traits, order);
    assert_eq!(kept(&[0, 1, 2, 3, 4, 5, 6, 7, 8]), Ok(()));
    assert_eq!(kept(&[2, 3, 5, 7, 0, 4, 6, 8, 1]), Ok(()));
    let wrong: [(&str, [usize; 9]); 5] = [
        ("read before it is written", [1, 0, 2, 3, 4, 5, 6, 7, 8]),
        ("another flag", [0, 1, 2, 4, 3, 5, 6, 7, 8]),
        ("stores", [0, 1, 2, 3, 4, 6, 5, 7, 8]),
        ("mode", [0, 1, 2, 3, 4, 5, 6, 8, 7]),
        ("twice", [0, 1, 2, 3, 4, 5, 6, 7, 7]),
    ];
    for (what, order) in wrong {
        assert!(kept(&order).is_err(), "{what}");
    }
}

#[test]
fn the_flag_holds_instructions_together() {
    let part = |traits: &[(bool, bool)]| {
        let traits: Vec<Traits> = traits
            .iter()
            .map(|&(writes_flag, reads_flag)| Traits {
                writes_flag,
                reads_flag,
                ..Traits::default()
            })
            .collect();
        let count = traits.len();
        let data = MBlockData {
            insts: vec![(); count],
            body: Some(Body {
                insts: 0..count - 1,
                ..Body::default()
            }),
            ..MBlockData::default()
        };
        regions(&data, &traits)
    };
    let (none, makes, takes) = ((false, false), (true, false), (false, true));
    let nodes = |list: &[Region]| list.iter().map(|region| region.nodes.clone()).collect::<Vec<_>>();
    // A carry, with what stands between its halves.
    let carry = part(&[none, makes, none, takes, none, none]);
    assert_eq!(nodes(&carry), [[0, 1, 4]]);
    // Flags that nobody takes.
    assert_eq!(nodes(&part(&[makes, makes, makes, none])), [[0, 1, 2]]);
    // The terminator takes it.
    let last = part(&[none, none, makes, none, takes]);
    assert_eq!((nodes(&last), last[0].last_stays), (vec![vec![0, 1, 2]], true));
}

#[test]
fn accesses_of_other_bytes_do_not_meet() {
    let access = |base: u32, start, writes| Access {
        memories: 1,
        writes,
        place: Some(Place {
            base: smallvec::smallvec![base],
            start,
            bytes: 4,
        }),
    };
    let store = access(0, 0, true);
    assert!(store.meets(&access(0, 3, false)) && store.meets(&access(0, -3, true)));
    assert!(!store.meets(&access(0, 4, true)) && !store.meets(&access(0, -4, true)));
    // Another base may be the same address.
    assert!(store.meets(&access(1, 4, false)));
    assert!(!access(0, 0, false).meets(&access(0, 0, false)));
    let elsewhere = Access {
        memories: 2,
        ..access(0, 0, true)
    };
    assert!(!store.meets(&elsewhere) && Access::FENCE.meets(&access(0, 0, false)));
}

#[test]
fn a_load_leaves_room_for_what_it_passes() {
    let mut func: MachFunc<Toy> = MachFunc::new("f");
    // Each line reads values by their numbers and defines the next one. Two live throughout, and four more at once before the load, of two units.
    let reads: [&[usize]; 15] = [
        &[],
        &[],
        &[0],
        &[0],
        &[0],
        &[0],
        &[2, 3, 4, 5],
        &[6],
        &[7],
        &[8],
        &[9],
        &[10],
        &[1],
        &[12, 11],
        &[0, 1, 13],
    ];
    const LOAD: usize = 12;
    let values: Vec<VReg> = (0..reads.len())
        .map(|number| func.vreg(RegFile(0), if number == LOAD { 2 } else { 1 }))
        .collect();
    let part = |number: usize| SubReg::whole(if number == LOAD { 2 } else { 1 });
    let inst = |(number, reads): (usize, &&[usize])| {
        let mut inst = toy(number, Traits::default());
        inst.traits.load = number == LOAD;
        inst.traits.timing = Timing {
            issue: 1,
            latency: if number == LOAD { 20 } else { 1 },
        };
        let uses = reads.iter().map(|&read| (read, OperandKind::Use));
        for (value, kind) in uses.chain([(number, OperandKind::Def)]) {
            inst.operands.push(Operand::new(values[value], part(value), kind));
        }
        inst
    };
    let mut insts: Vec<Toy> = reads.iter().enumerate().map(inst).collect();
    let mut end = toy(insts.len(), Traits::default());
    end.ends = true;
    insts.push(end);
    let locs = vec![SourceLoc::UNKNOWN; insts.len()];
    let body = Some(Body {
        insts: 0..reads.len(),
        ..Body::default()
    });
    let block = func.blocks.push(MBlockData {
        insts,
        locs,
        body,
        ..MBlockData::default()
    });
    func.order.push(block);
    let stats =
        run(&mut func, &[FILE], &Steps(8), &mut u64::MAX.clone(), true).expect("an order that is kept");
    let order: Vec<usize> = func.blocks[block].insts.iter().map(|inst| inst.number).collect();
    assert_eq!(order, [1, 0, 2, 3, 4, 5, 6, 12, 7, 8, 9, 10, 11, 13, 14, 15]);
    assert_eq!((stats.before.0[0], stats.after.0[0]), (6, 6));
}
