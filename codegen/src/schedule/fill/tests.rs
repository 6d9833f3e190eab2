//! Random blocks with allocated registers, executed before and after; moves by hand.

use super::*;
use crate::machine::{MBlockData, Pseudo, Reg, Terminator};
use crate::schedule::tests::{Random, bytes, random_traits};
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// An instruction that mixes all it reads into all it writes.
#[derive(Clone, Debug)]
struct Toy {
    number: usize,
    all: Allocated,
}

impl MachInst for Toy {
    fn operands(&self, _: &mut Vec<crate::machine::Operand>) {}

    fn set_operands(&mut self, _: &mut dyn Iterator<Item = Reg>) {}

    fn pseudo(&self) -> Option<&Pseudo> {
        None
    }

    fn terminator(&self) -> Terminator {
        Terminator::None
    }

    fn set_targets(&mut self, _: &[crate::machine::MBlock]) {}

    fn removable(&self) -> bool {
        false
    }
}

impl From<Pseudo> for Toy {
    fn from(_: Pseudo) -> Toy {
        plain(0, &[], &[])
    }
}

/// Two instructions have to stand between one of class 1 and one of class 2.
struct Apart;

impl Filler<Toy> for Apart {
    type Recent = Vec<u8>;

    fn loads(&self, inst: &Toy) -> bool {
        inst.all.traits.load
    }

    fn allocated(&self, inst: &Toy) -> Allocated {
        inst.all.clone()
    }

    fn recent(&self) -> Vec<u8> {
        Vec::new()
    }

    fn missing(&self, recent: &Vec<u8>, inst: &Toy) -> u16 {
        let back = recent.iter().rev().position(|&class| class == 1);
        match (inst.all.traits.class, back) {
            (2, Some(back)) => 2u16.saturating_sub(back as u16),
            _ => 0,
        }
    }

    fn issue(&self, recent: &mut Vec<u8>, inst: &Toy) {
        recent.push(inst.all.traits.class);
    }
}

fn plain(number: usize, reads: &[u16], writes: &[u16]) -> Toy {
    let all = Allocated {
        reads: reads.into(),
        writes: writes.into(),
        ..Allocated::default()
    };
    Toy { number, all }
}

fn load(number: usize, reads: &[u16], writes: &[u16]) -> Toy {
    let mut toy = plain(number, reads, writes);
    toy.all.traits.load = true;
    toy
}

fn class(class: u8, mut toy: Toy) -> Toy {
    toy.all.traits.class = class;
    toy
}

fn func_of(insts: Vec<Toy>) -> MachFunc<Toy> {
    let mut func = MachFunc::new("f");
    let locs = vec![SourceLoc::UNKNOWN; insts.len()];
    let block = func.blocks.push(MBlockData {
        insts,
        locs,
        ..MBlockData::default()
    });
    func.order.push(block);
    func
}

/// The numbers of the instructions after the pass.
fn filled(insts: Vec<Toy>) -> Vec<usize> {
    filled_with(insts, u64::MAX)
}

fn filled_with(insts: Vec<Toy>, mut fuel: u64) -> Vec<usize> {
    let mut func = func_of(insts);
    run(&mut func, &Apart, &mut fuel, true).expect("an order that is kept");
    let insts = &func.blocks[func.entry()].insts;
    insts.iter().map(|inst| inst.number).collect()
}

/// What each instruction finds, by number, and what is in the units in the end.
fn execute(func: &MachFunc<Toy>) -> (BTreeMap<usize, u64>, [u64; 8]) {
    let mut found = BTreeMap::new();
    let (mut units, mut state, mut flag) = ([0u64; 8], [0u64; 16], 0u64);
    let mut memory: BTreeMap<(u8, u32, i64), u64> = BTreeMap::new();
    for inst in &func.blocks[func.entry()].insts {
        let traits = &inst.all.traits;
        let mut digest = DefaultHasher::new();
        inst.number.hash(&mut digest);
        for &unit in &inst.all.reads {
            units[usize::from(unit)].hash(&mut digest);
        }
        for bit in (0..16).filter(|bit| (traits.reads | traits.writes) >> bit & 1 == 1) {
            state[bit].hash(&mut digest);
        }
        if traits.reads_flag || traits.border {
            flag.hash(&mut digest);
        }
        if traits.border {
            (units, state).hash(&mut digest);
        }
        let bytes = traits.access.as_ref().map_or(Vec::new(), bytes);
        bytes.iter().for_each(|byte| memory.get(byte).hash(&mut digest));
        let digest = digest.finish();
        found.insert(inst.number, digest);
        for &unit in &inst.all.writes {
            units[usize::from(unit)] = digest;
        }
        for bit in (0..16).filter(|bit| traits.writes >> bit & 1 == 1) {
            state[bit] = digest;
        }
        flag = if traits.writes_flag { digest } else { flag };
        if traits.access.as_ref().is_some_and(|access| access.writes) {
            memory.extend(bytes.into_iter().map(|byte| (byte, digest)));
        }
    }
    (found, units)
}

#[test]
fn random_blocks_do_the_same() {
    let mut moved = 0;
    for seed in 1..3000 {
        let mut random = Random(u64::wrapping_mul(seed, 0x9e37_79b9_7f4a_7c15));
        let count = 3 + random.below(60) as usize;
        let insts = (0..count).map(|number| {
            let mut units = |most| -> Vec<u16> {
                let count = random.below(most);
                (0..count).map(|_| random.below(8) as u16).collect()
            };
            let (reads, writes) = (units(3), units(2));
            let mut toy = plain(number, &reads, &writes);
            toy.all.traits = Traits {
                joined: random.below(10) == 0,
                class: random.below(6) as u8,
                ..random_traits(&mut random)
            };
            toy
        });
        let mut func = func_of(insts.collect());
        let before = execute(&func);
        moved += run(&mut func, &Apart, &mut u64::MAX.clone(), true).expect("an order that is kept");
        assert_eq!(execute(&func), before, "seed {seed}");
    }
    assert!(moved > 500, "{moved} instructions moved");
}

#[test]
fn what_does_not_wait_goes_between_a_load_and_its_wait() {
    let block = || vec![load(0, &[0], &[1]), plain(1, &[1], &[2]), plain(2, &[0], &[3])];
    assert_eq!(filled(block()), [0, 2, 1]);
    assert_eq!(filled_with(block(), 0), [0, 1, 2]);
    // It overwrites what the one that waits reads, or reads what that writes.
    assert_eq!(
        filled(vec![
            load(0, &[0], &[1]),
            plain(1, &[1, 3], &[2]),
            plain(2, &[0], &[3])
        ]),
        [0, 1, 2]
    );
    assert_eq!(
        filled(vec![
            load(0, &[0], &[1]),
            plain(1, &[1], &[2]),
            plain(2, &[2], &[3])
        ]),
        [0, 1, 2]
    );
    // It waits itself.
    assert_eq!(
        filled(vec![
            load(0, &[0], &[1]),
            plain(1, &[1], &[2]),
            plain(2, &[1], &[3])
        ]),
        [0, 1, 2]
    );
}

#[test]
fn no_wait_loses_what_stood_in_front_of_it() {
    // The last but one stands between a load and its wait already.
    let block = vec![
        load(0, &[0], &[1]),
        plain(1, &[1], &[2]),
        load(2, &[0], &[4]),
        plain(3, &[0], &[5]),
        plain(4, &[4], &[6]),
    ];
    assert_eq!(filled(block), [0, 1, 2, 3, 4]);
}

#[test]
fn wait_states_are_filled() {
    let block = || {
        vec![
            class(1, plain(0, &[], &[1])),
            class(2, plain(1, &[1], &[])),
            plain(2, &[1], &[2]),
            plain(3, &[], &[3]),
            plain(4, &[], &[4]),
        ]
    };
    assert_eq!(filled(block()), [0, 2, 3, 1, 4]);
    assert_eq!(filled_with(block(), 1), [0, 2, 1, 3, 4]);
}

#[test]
fn the_flag_is_not_overwritten_where_somebody_reads_it() {
    let flag = |mut toy: Toy, writes: bool| {
        (toy.all.traits.writes_flag, toy.all.traits.reads_flag) = (writes, !writes);
        toy
    };
    let last = flag(plain(9, &[], &[]), true);
    let block = |reads: bool| {
        vec![
            flag(plain(0, &[], &[0]), true),
            load(1, &[0], &[1]),
            if reads {
                flag(plain(2, &[1], &[]), false)
            } else {
                plain(2, &[1], &[])
            },
            flag(plain(3, &[0], &[2]), true),
            last.clone(),
        ]
    };
    assert_eq!(filled(block(true)), [0, 1, 2, 3, 9]);
    assert_eq!(filled(block(false)), [0, 1, 3, 2, 9]);
}

#[test]
fn the_replay_finds_what_changed_places() {
    let mut list = vec![
        plain(0, &[0], &[1]),
        plain(1, &[1], &[2]),
        plain(2, &[3], &[1]),
        plain(3, &[], &[]),
        plain(4, &[], &[]),
    ];
    list[3].all.traits.joined = true;
    list[4].all.traits.border = true;
    list.push(plain(5, &[], &[5]));
    let all: Vec<Allocated> = list.iter().map(|toy| toy.all.clone()).collect();
    let kept = |order: &[usize]| check::kept_allocated(&list, &all, order);
    assert_eq!(kept(&[0, 1, 2, 3, 4, 5]), Ok(()));
    let wrong: [(&str, [usize; 6]); 5] = [
        ("a read in front of its write", [1, 0, 2, 3, 4, 5]),
        (
            "a write in front of a read of what it overwrites",
            [0, 2, 3, 1, 4, 5],
        ),
        ("over a border", [0, 1, 2, 3, 5, 4]),
        ("away from what it is joined to", [0, 1, 3, 2, 4, 5]),
        ("twice", [0, 1, 2, 3, 4, 4]),
    ];
    for (what, order) in wrong {
        assert!(kept(&order).is_err(), "{what}");
    }
}
