//! What a simulator that watches code must know of it ([`wavelift_codegen::divergence::watch`]): where its blocks and cross-lane
//! operations are, and which registers say where lanes go.

use wavelift_codegen::divergence::watch::{Decision, FlowTable, Mark, Note, WatchedCode};
use wavelift_codegen::ir::Block;
use wavelift_codegen::machine::{PReg, RegFile};

/// A register as an allocator names it: scalars hold conditions, vectors indices.
fn decision(by: PReg) -> Decision {
    match by.file == RegFile::SCALAR {
        true => Decision::Condition(by.first),
        false => Decision::Index(by.first as u8),
    }
}

/// What a simulator that watches code must know: `marks` and `decisions` by their byte offsets in it, each in ascending order.
pub fn watched_code(
    symbol: &str,
    table: FlowTable,
    marks: &[(u32, Mark)],
    decisions: &[(u32, Block, PReg)],
) -> WatchedCode {
    let mut notes: Vec<(u32, bool, Note)> = Vec::with_capacity(marks.len() + decisions.len());
    for &(offset, block, by) in decisions {
        // After the block's beginning, in front of that of the next.
        let here = &marks[marks.partition_point(|&(at, _)| at < offset)..];
        let mut here = here.iter().take_while(|&&(at, _)| at == offset);
        let begins = here.any(|&(_, mark)| mark == Mark::Enter(block));
        notes.push((offset, begins, Note::Decides(block, decision(by))));
    }
    let at = marks
        .iter()
        .map(|&(offset, mark)| (offset, false, Note::At(mark, None)));
    notes.extend(at);
    notes.sort_by_key(|&(offset, late, _)| (offset, late));
    WatchedCode {
        symbol: symbol.to_owned(),
        table,
        notes: notes
            .into_iter()
            .map(|(offset, _, note)| (offset, note))
            .collect(),
    }
}
