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
//!    Branches whose lanes must not meet early, because a cross-lane operation would tell, get places of their own (`places`).
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
mod places;
mod plan;
mod truth;
pub mod watch;
mod wave_ssa;

#[cfg(test)]
mod tests;

pub use files::{ValueFile, ValueFiles};
pub use normalize::{chain_switches, normalize};

use crate::analysis::{BlockOrder, Cfg, DominatorTree, PostDominatorTree, UniformityInfo};
use crate::ir::{Function, FunctionKind, Opcode};
use crate::pass::{After, Broken, Context};
use places::Resumption;

/// What the pass did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DivergenceStats {
    /// Blocks at which lanes may part.
    pub divergent_branches: usize,
    /// Those of them at which lanes are kept apart up to the immediate post-dominator.
    pub strict_branches: usize,
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
    /// Blocks looked at in search of those where values of the wave level meet.
    pub join_steps: usize,
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
/// every value; a parameter must be a scalar only if all its arguments are. A function that shares its interface with others has
/// settled [borders](crate::legalize::borders).
///
/// # Errors
/// The checks after the pass found something, if `context` asks for them.
pub fn linearize(
    func: &mut Function,
    wave_size: u32,
    assign_files: &mut dyn FnMut(&Function, &UniformityInfo) -> ValueFiles,
    context: &mut Context<'_>,
) -> Result<Linearized, Broken> {
    context.checked("divergence", After::Wave, func, |func, _| {
        give_wave_level(func, wave_size, assign_files, Resumption::default())
    })
}

fn give_wave_level(
    func: &mut Function,
    wave_size: u32,
    assign_files: &mut dyn FnMut(&Function, &UniformityInfo) -> ValueFiles,
    resumption: Resumption,
) -> Linearized {
    normalize(func);
    let cfg = Cfg::new(func);
    let dom = DominatorTree::new(&cfg);
    let post = PostDominatorTree::new(&cfg);
    let order = BlockOrder::new(&cfg, &post);
    let uniformity = UniformityInfo::new(func, &cfg, &post, &order, wave_size);
    let mut files = assign_files(func, &uniformity);
    keep_interface_per_lane(func, &mut files);
    let places = places::Places::new(func, &cfg, &post, &order, &uniformity, wave_size, resumption);
    let plan = plan::Plan::new(&cfg, &dom, &post, &places, &uniformity);
    let mut stats = build::Builder::new(func, &cfg, &places, &plan, &mut files).build(&cfg);
    stats.strict_branches = places.groups.iter().map(|g| g.branches.len()).sum();
    stats.divergent_branches = plan.diverges.iter().filter(|&&d| d).count() + stats.strict_branches;
    Linearized {
        files,
        uniformity,
        stats,
    }
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
