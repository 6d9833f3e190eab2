//! How work grows with the function, counted in steps.

use super::toy::{Builder, files};
use crate::machine::RegFile;
use crate::regalloc::adapter::predecessors;
use crate::regalloc::banks::Banks;
use crate::regalloc::linear::Linear;
use crate::regalloc::liveness::Liveness;

/// Blocks one after the other, each of which may leave to the last one.
fn guards(count: usize) -> Builder {
    let mut b = Builder::new();
    b.end_body();
    let mask = b.zero();
    let last = b.detached(false);
    for _ in 0..count {
        // Edges may not be critical.
        let (leave, next) = (b.block(false), b.block(false));
        b.branch_exec_zero(leave, next);
        b.at = leave;
        b.jump(last, &[]);
        b.at = next;
    }
    b.jump(last, &[]);
    b.func.order.push(last);
    b.at = last;
    b.set_exec(mask);
    b.end();
    b
}

/// Steps up the dominator tree while immediate dominators are found as regalloc2 does it (Cooper, Harvey and Kennedy 2001): from
/// the first predecessor that comes before a block to the next common dominator with each of the others in turn. Numbers are in reverse postorder.
fn steps_to_dominators(preds: &[Vec<usize>]) -> usize {
    let (mut idom, mut steps) = (vec![0; preds.len()], 0);
    for (block, preds) in preds.iter().enumerate().skip(1) {
        let first = preds.iter().position(|&pred| pred < block).expect("an edge");
        let mut common = preds[first];
        for &pred in preds.iter().filter(|&&pred| pred < block) {
            let mut other = pred;
            while common != other {
                steps += 1;
                match common > other {
                    true => common = idom[common],
                    false => other = idom[other],
                }
            }
        }
        idom[block] = common;
    }
    steps
}

#[test]
fn many_exits_to_one_block_are_taken_from_the_innermost() {
    let steps = |count| {
        let b = guards(count);
        let info = &files()[0];
        let lin = Linear::new(&b.func, info, RegFile(0), info.view, &|_| true, true).expect("is right");
        let live = Liveness::new(&lin).expect("is right");
        let asked = predecessors(&lin, &Banks::new(&lin, &live, 0, None));
        assert_eq!(asked.len(), 1);
        steps_to_dominators(&asked[0])
    };
    let found = [200, 400, 800].map(steps);
    assert!(found[0] > 200, "{found:?}");
    assert!(
        found.windows(2).all(|pair| pair[1] <= 2 * pair[0] + 8),
        "{found:?}"
    );
}
