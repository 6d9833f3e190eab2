//! Borders of functions of one block: found in one walk, they are those of any function.

use super::generate::long_function;
use super::toy::{Builder, files, text};
use crate::machine::MachFunc;
use crate::regalloc::borders::{of_blocks, of_one_block};

/// Short random functions; some have one block.
fn functions() -> impl Iterator<Item = Builder> {
    (0..2000).map(|seed| long_function(1 + seed % 14, 1 + seed % 20, seed as u64))
}

/// Whether a function is refused in general. If not, and it has one block, one walk finds the same.
fn refused(func: &MachFunc<super::toy::Toy>) -> bool {
    let one = of_one_block(func, &files());
    let Ok(all) = of_blocks(func, &files()) else {
        assert!(one.is_none(), "{}", text(func));
        return true;
    };
    assert_eq!(one.is_some(), func.order.len() == 1, "{}", text(func));
    if let Some(one) = one {
        assert_eq!(one.defined, all.defined, "{}", text(func));
        assert_eq!((one.live_in, one.live_out), (all.live_in, all.live_out));
    }
    false
}

#[test]
fn one_walk_finds_what_liveness_does() {
    let (mut alone, mut more) = (0, 0);
    for b in functions() {
        assert!(!refused(&b.func));
        match b.func.order.len() {
            1 => alone += 1,
            _ => more += 1,
        }
    }
    assert!(alone > 100 && more > 100, "{alone} and {more}");
}

/// Each instruction of a body twice, and left out: most are the only definition of what others read.
#[test]
fn what_liveness_refuses_one_walk_does_too() {
    let (mut wrong, mut right) = (0, 0);
    for b in functions().filter(|b| b.func.order.len() == 1).take(100) {
        let block = b.func.order[0];
        let body = b.func.blocks[block].body.clone().expect("the block has a body");
        for at in body.insts.clone() {
            for twice in [true, false] {
                let mut func = b.func.clone();
                let data = &mut func.blocks[block];
                let body = data.body.as_mut().expect("the block has a body");
                if twice {
                    data.insts.insert(at, data.insts[at].clone());
                    data.locs.insert(at, data.locs[at]);
                    body.insts.end += 1;
                } else {
                    data.insts.remove(at);
                    data.locs.remove(at);
                    body.insts.end -= 1;
                }
                match refused(&func) {
                    true => wrong += 1,
                    false => right += 1,
                }
            }
        }
    }
    assert!(wrong > 100 && right > 0, "{wrong} and {right}");
}
