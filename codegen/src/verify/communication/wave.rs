//! C5: communication operations at the wave level.

use super::describe;
use super::error::{Change, CommunicationError};
use super::skeleton::Event;
use crate::ir::{Block, Function, Inst};
use rustc_hash::{FxHashMap, FxHashSet};

/// Checks that each block with operations is run by one block of the wave level, which has them in the same order, and no other has any.
pub(super) fn wave_level(func: &Function, errors: &mut Vec<CommunicationError>) {
    let Some(wave) = &func.wave else {
        return;
    };
    let ops = |insts: &[Inst]| -> Vec<Inst> {
        insts
            .iter()
            .copied()
            .filter(|&inst| func.may_communicate(inst))
            .collect()
    };
    let mut wrong = Vec::new();
    let mut homes: FxHashMap<Block, u32> = FxHashMap::default();
    for &block in wave.layout.blocks() {
        let insts = wave.layout.insts(block);
        let Some(thread) = wave.thread_block[block].expand() else {
            wrong.extend(ops(insts));
            continue;
        };
        *homes.entry(thread).or_default() += 1;
        let (start, end) = (wave.body_start[block] as usize, wave.body_end[block] as usize);
        let body = ops(insts.get(start..end).unwrap_or(&[]));
        let expected = ops(func.layout.insts(thread));
        if body != expected {
            wrong.extend(expected.iter().chain(&body).copied());
        }
        let outside = insts.iter().take(start).chain(insts.iter().skip(end));
        wrong.extend(outside.filter(|&&inst| func.may_communicate(inst)).copied());
    }
    for &block in func.layout.blocks() {
        let expected = ops(func.layout.insts(block));
        if homes.get(&block) != Some(&1) {
            wrong.extend(expected);
        }
    }
    let mut seen = FxHashSet::default();
    for inst in wrong.into_iter().filter(|&inst| seen.insert(inst)) {
        errors.push(CommunicationError {
            function: func.name.clone(),
            what: describe(func, Event::Op(inst, 0)),
            loc: func.dfg.locs[inst],
            change: Change::WaveLevel,
        });
    }
}
