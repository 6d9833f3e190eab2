//! What the lanes of a wave ran, to be compared lane by lane with another execution of the same program.

use super::Lanes;
use crate::ir::Block;
use std::sync::Arc;

/// A block that began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Name of the function, without sigil.
    pub function: Arc<str>,
    /// The block.
    pub block: Block,
    /// Who runs it.
    pub lanes: Lanes,
}

/// The thread-level blocks that a wave began with lanes, in order. The blocks themselves are kept, no digest of them: two lanes went the same way
/// exactly if their [paths](Trace::path) are equal.
///
/// After [`Trace::MOST`] steps nothing is kept any more, and the trace says so: a program that does not end must not fill memory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    steps: Vec<Step>,
    cut: bool,
}

impl Trace {
    /// The most steps that are kept, of one wave.
    pub const MOST: usize = 1 << 18;

    /// A block begins with lanes.
    pub fn push(&mut self, function: &Arc<str>, block: Block, lanes: Lanes) {
        if self.steps.len() == Trace::MOST {
            self.cut = true;
            return;
        }
        self.steps.push(Step {
            function: Arc::clone(function),
            block,
            lanes,
        });
    }

    /// The blocks that a lane ran, with their functions.
    pub fn path(&self, lane: u32) -> impl Iterator<Item = (&str, Block)> {
        let ran = self.steps.iter().filter(move |step| step.lanes.has(lane));
        ran.map(|step| (&*step.function, step.block))
    }

    /// Whether a lane ran the same blocks in the same order in another execution, both of which must have been kept to the end.
    pub fn same_path(&self, other: &Trace, lane: u32) -> bool {
        !self.cut && !other.cut && self.path(lane).eq(other.path(lane))
    }

    /// Everything that was kept.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }
}
