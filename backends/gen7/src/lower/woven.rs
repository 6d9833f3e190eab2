//! Doubles that are woven once.
//!
//! Each operation on doubles asks for woven operands and takes its result apart. Within a block what was woven, or is a result, serves later operations, too: then nobody reads
//! its halves, and [`super::unread`] drops what takes it apart. A woven double is right in the lanes for which its operands were, so it serves as long as no other lanes run; it keeps
//! a register from all lanes of the thread, so only the latest are remembered, and none across a call, whose callee may write them.
//!
//! Cost: linear in the instructions.
//!
//! Rust, not rules: what is woven already depends on the instructions before, not on those that a value is made of.

use crate::machine::{Kind, MInst, Source};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use wavelift_codegen::machine::{MachFunc, Pseudo, Reg, SubReg};

/// Woven doubles that are remembered, by when they were last used.
const REMEMBERED: usize = 4;

/// A woven double, by the halves that were woven or that it was taken apart into.
struct Woven {
    halves: SmallVec<[Source; 4]>,
    reg: Reg,
}

/// Reads woven doubles of a block again.
pub(super) fn forward(func: &mut MachFunc<MInst>) {
    let mut stands_for: FxHashMap<Reg, Reg> = FxHashMap::default();
    for block in func.order.clone() {
        let mut known: Vec<Woven> = Vec::new();
        for inst in &mut func.blocks[block].insts {
            if matches!(inst, MInst::Pseudo(Pseudo::Call(_))) || inst.writes_exec() {
                known.clear();
            }
            let MInst::Op(op) = inst else { continue };
            for index in 0..op.srcs.len() {
                if !op.is_woven(&op.srcs[index]) {
                    continue;
                }
                if let Source::Reg { reg, .. } = &mut op.srcs[index] {
                    *reg = stands_for.get(reg).copied().unwrap_or(*reg);
                    let used = known.iter().position(|woven| woven.reg == *reg);
                    if let Some(used) = used {
                        known[used..].rotate_left(1);
                    }
                }
            }
            let Some((dst, file, width)) = op.dst else {
                continue;
            };
            match (op.kind, &op.srcs[..]) {
                (Kind::Weave, halves) => match known.iter().find(|woven| woven.halves[..] == *halves) {
                    Some(woven) => {
                        stands_for.insert(dst, woven.reg);
                    }
                    None => known.push(Woven {
                        halves: op.srcs.clone(),
                        reg: dst,
                    }),
                },
                (Kind::Unweave, &[Source::Reg { reg, .. }]) => {
                    let half = |start| Source::Reg {
                        reg: dst,
                        part: SubReg { start, width: 1 },
                        file,
                        neg: false,
                        abs: false,
                    };
                    known.push(Woven {
                        halves: (0..width).map(half).collect(),
                        reg,
                    });
                }
                _ => {}
            }
            if known.len() > REMEMBERED {
                known.remove(0);
            }
        }
    }
}
