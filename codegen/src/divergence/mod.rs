//! Structured divergence: from the thread-level control-flow graph to what the wave executes.
//!
//! HSA PRM 2.12.3 demands that lanes which part at a branch meet again no later than its immediate post-dominator. The
//! pass guarantees it on every graph, irreducible ones included, without copying code
//! (docs/design/divergence.md gives the whole argument):
//!
//! 1. `normalize`: one return, no terminator that names a block twice.
//! 2. The [exit-last order](crate::analysis::order): a post-dominator comes after everything it post-dominates.
//! 3. The wave always runs the lowest place with waiting lanes. `plan` finds out which places may have waiting lanes when, and
//!    which need a mask of their own.
//! 4. `build` writes that down as the wave level of the function ([`WaveLevel`](crate::ir::WaveLevel)): lane masks as SSA
//!    values, `exec_set`, wave-level branches, scalar values repaired over the wave-level graph.
//!
//! Prior art: Collange 2011 (stack-less min-PC scheduling), Diamos et al. 2011 (thread frontiers), Anantpur and
//! Govindarajan 2014 (linearisation), Moll and Hack 2018 (partial linearisation), Rosemann, Moll and Hack 2021
//! (divergence analysis).
//!
//! # Which values go where
//! [`ValueFiles`] says it, made by the target. Per-lane values keep their thread-level SSA form. Scalars and masks
//! become wave-level values: their block parameters move to the wave-level blocks, and where the wave may pass by a
//! definition the missing argument is `undef`. A `b1` mask that lives while other lanes run its definition again is merged
//! (`b1_merge`) so that bits of waiting lanes survive.

mod build;
mod files;
mod normalize;
mod plan;
mod wave_ssa;

#[cfg(test)]
mod tests;

pub use files::{ValueFile, ValueFiles};

use crate::analysis::{BlockOrder, Cfg, DominatorTree, Graph, PostDominatorTree, UniformityInfo};
use crate::ir::{Block, Function, FunctionKind, Inst, Opcode};
use cranelift_entity::EntityRef;
use std::fmt;

/// Why a function cannot be linearised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DivergenceError {
    /// A cross-lane operation is reachable from a block where lanes of one branch would meet too early.
    StrictMode {
        /// The branch at which lanes part.
        branch: Block,
        /// Where they would meet early.
        join: Block,
        /// The cross-lane operation.
        operation: Inst,
    },
}

impl fmt::Display for DivergenceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DivergenceError::StrictMode {
                branch,
                join,
                operation,
            } => write!(
                f,
                "not supported yet: cross-lane operation {operation} behind {join}, where lanes that part at the end of \
                 {branch} meet before its immediate post-dominator"
            ),
        }
    }
}

impl std::error::Error for DivergenceError {}

/// What the pass did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DivergenceStats {
    /// Blocks at which lanes may part.
    pub divergent_branches: usize,
    /// `exec_set` instructions.
    pub exec_writes: usize,
    /// Conditional wave-level branches.
    pub branches: usize,
    /// Merges of `b1` masks.
    pub merges: usize,
    /// Thread-level edges that were split.
    pub split_edges: usize,
    /// Blocks of the wave level.
    pub wave_blocks: usize,
}

/// What later passes need to know.
#[derive(Clone, Debug)]
pub struct Linearized {
    /// Where every value lives, wave-level values included.
    pub files: ValueFiles,
    /// Which values are uniform (values of the thread level).
    pub uniformity: UniformityInfo,
    /// What the pass did.
    pub stats: DivergenceStats,
}

/// Gives a function its wave level for waves of `wave_size` lanes. `assign_files` is the target's choice of a file for
/// every value; a parameter must be a scalar only if all its arguments are.
///
/// # Errors
/// If the function needs what is not supported yet; the function is then in an unspecified, but valid, shape.
pub fn linearize(
    func: &mut Function,
    wave_size: u32,
    assign_files: &mut dyn FnMut(&Function, &UniformityInfo) -> ValueFiles,
) -> Result<Linearized, DivergenceError> {
    normalize::normalize(func);
    let cfg = Cfg::new(func);
    let dom = DominatorTree::new(&cfg);
    let post = PostDominatorTree::new(&cfg);
    let order = BlockOrder::new(&cfg, &post);
    let uniformity = UniformityInfo::new(func, &cfg, &post, &order, wave_size);
    check_strict(func, &cfg, &post, &order, &uniformity)?;
    let mut files = assign_files(func, &uniformity);
    keep_interface_per_lane(func, &mut files);
    let plan = plan::Plan::new(&cfg, &dom, &post, &order, &uniformity);
    let divergent_branches = plan.diverges.iter().filter(|&&d| d).count();
    let mut stats = build::Builder::new(func, &cfg, &order, &plan, &mut files).build(&cfg);
    stats.divergent_branches = divergent_branches;
    Ok(Linearized {
        files,
        uniformity,
        stats,
    })
}

/// What passes between a caller and a function is per lane: parameters of the entry, and of the block that returns.
fn keep_interface_per_lane(func: &Function, files: &mut ValueFiles) {
    if func.kind != FunctionKind::Function {
        return;
    }
    for &block in func.layout.blocks() {
        let returns = func
            .terminator(block)
            .is_some_and(|inst| func.dfg.opcode(inst) == Opcode::Return);
        if returns || Some(block) == func.layout.entry() {
            for &param in func.dfg.block_params(block) {
                files.set(param, ValueFile::Vector);
            }
        }
    }
}

/// Cross-lane operations must not run with lanes that met before the immediate post-dominator of the branch at which
/// they parted: an *early join* of a divergent branch is a block that two of its successors reach before that
/// post-dominator. No cross-lane operation may be reachable from one before it.
fn check_strict(
    func: &Function,
    cfg: &Cfg,
    post: &PostDominatorTree<Block>,
    order: &BlockOrder,
    info: &UniformityInfo,
) -> Result<(), DivergenceError> {
    let cross_lane = |block: Block| {
        func.layout
            .insts(block)
            .iter()
            .copied()
            .find(|&inst| func.may_cross_lanes(inst))
    };
    if !order.blocks().iter().any(|&b| cross_lane(b).is_some()) {
        return Ok(());
    }
    for &branch in order.blocks().iter().filter(|&&b| info.branch_diverges(b)) {
        let end = post.ipdom(branch);
        let reach = |from: &[Block]| {
            let mut seen = vec![false; cfg.num_nodes()];
            let mut stack = from.to_vec();
            while let Some(at) = stack.pop() {
                if Some(at) != end && !std::mem::replace(&mut seen[at.index()], true) {
                    stack.extend_from_slice(cfg.succs(at));
                }
            }
            seen
        };
        let reached: Vec<Vec<bool>> = cfg.succs(branch).iter().map(|&s| reach(&[s])).collect();
        let joins: Vec<Block> = order
            .blocks()
            .iter()
            .copied()
            .filter(|b| reached.iter().filter(|r| r[b.index()]).count() > 1)
            .collect();
        for &join in &joins {
            let behind = reach(&[join]);
            let found = order
                .blocks()
                .iter()
                .filter(|b| behind[b.index()])
                .find_map(|&b| cross_lane(b));
            if let Some(operation) = found {
                return Err(DivergenceError::StrictMode {
                    branch,
                    join,
                    operation,
                });
            }
        }
    }
    Ok(())
}
