//! Conditionals and loops of the machine in place of lane masks, where control flow is properly nested.
//!
//! [`Shapes`] says which parts of the order are. In such a part channels wait at the addresses that `if`, `else`, `break` and `while` give them (manual 2.7
//! and chapter 6), f0.0 stays as it was in front of it, and the lanes that run are those of f0.0 whose channel does not wait. This pass
//! runs between the allocation of vectors and of scalars, before [`crate::exec`]; the graph of the wave stays as it is: the ways that
//! the thread takes by JIP are ways of the lane masks, too.
//!
//! A region is changed if
//! - nothing in it asks for the lanes as a value: what reads f0.0 would see lanes that wait. So masks that outlive lanes, calls, cross-lane operations,
//!   strict regions and lanes that take turns keep a region as it is, and the regions around it; regions in it are looked at each for itself;
//! - all lanes that meet after it come from it;
//! - edges on which lanes part have nothing but moves: those become predicated by the flag of the branch, and run in front of it.
//!
//! If f0.0 has all lanes of the dispatch in front of it, the channels that run are the lanes, and comparisons need no predicate. Otherwise an `if` on
//! f0.0 is put around the region (`MarkerKind::Running`): the other channels wait after it, and in it the same holds. So it is in functions, and in regions
//! within what has masks.
//!
//! A block that lanes leave by breaks ends in a `while` that no channel takes, because channels that break wait at one.
//!
//! The other side of a branch never finds something of its own in a vector register, because liveness of vectors follows lanes in both forms.
//!
//! Emission checks what the allocation of scalars may break: blocks between a branch and where it leads must have stayed empty.
//!
//! Cost: linear, and what [`Shapes`] costs.

mod flow;
mod full;
mod plan;

use crate::exec::{count_uses, op};
use crate::machine::{MInst, SCALAR};
use flow::Flow;
use full::Full;
use plan::{Edit, Plan};
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::Range;
use wavelift_codegen::analysis::shape::{Leaving, Region, RegionId, Shapes};
use wavelift_codegen::machine::{MBlock, MachFunc, Reg, VReg};

type Func = MachFunc<MInst>;

/// Changes the regions of a kernel or function for which that is possible; a kernel starts with all lanes. Returns how many.
pub fn apply(func: &mut Func, is_kernel: bool) -> usize {
    let flow = Flow::new(func);
    if !flow.leaving.contains(&Leaving::Apart) {
        return 0;
    }
    let shapes = Shapes::new(&flow.succs, &flow.leaving);
    if shapes.regions.is_empty() {
        return 0;
    }
    let full = Full::new(func, is_kernel);
    let mut uses = count_uses(func);
    let defs = definitions(func);
    let params = parameters(func);
    let mut changed = 0;
    // Blocks whose instructions are no longer where `defs` has them.
    let mut stale = FxHashSet::default();
    let mut inside = None;
    for region in 0..shapes.regions.len() {
        // What is in a region that was changed is changed.
        if inside.is_some_and(|end| region < end) {
            continue;
        }
        for guarded in [false, true] {
            let mut plan = Plan {
                func,
                flow: &flow,
                shapes: &shapes,
                full: &full,
                defs: &defs,
                params: &params,
                dead: FxHashSet::default(),
                stale: &stale,
                guard: guarded.then_some((shapes.regions.len() + region) as u32),
                uses: uses.clone(),
                decisions: Vec::new(),
                removed: FxHashSet::default(),
                edits: FxHashMap::default(),
            };
            if plan.make(region).is_none() {
                continue;
            }
            let Plan {
                uses: left,
                removed,
                edits,
                dead,
                ..
            } = plan;
            uses = left;
            changed += 1;
            inside = Some(within(&shapes, region).end);
            stale.extend(removed.iter().map(|&(block, _)| block));
            stale.extend(edits.keys().copied());
            edit(func, &removed, edits);
            for reg in dead {
                drop_parameter(func, &flow, params[&reg], reg);
            }
            break;
        }
    }
    changed
}

/// A region and all those in it, which come after it.
fn within(shapes: &Shapes, outer: RegionId) -> Range<RegionId> {
    let is_inner = |region: &Region| {
        let mut parent = region.parent;
        while let Some(at) = parent.filter(|&at| at > outer) {
            parent = shapes.regions[at].parent;
        }
        parent == Some(outer)
    };
    let inner = shapes.regions[outer + 1..]
        .iter()
        .take_while(|region| is_inner(region));
    outer..outer + 1 + inner.count()
}

type Defs = FxHashMap<VReg, (MBlock, usize)>;

/// Where scalars are made, by instructions.
fn definitions(func: &Func) -> Defs {
    let mut defs = Defs::default();
    for &block in &func.order {
        for (index, inst) in func.blocks[block].insts.iter().enumerate() {
            if let Some((Reg::Virtual(reg), SCALAR, _)) = op(inst).and_then(|op| op.dst) {
                defs.insert(reg, (block, index));
            }
        }
    }
    defs
}

/// The blocks of scalar parameters.
fn parameters(func: &Func) -> FxHashMap<VReg, MBlock> {
    let blocks = func.order.iter();
    let params = blocks.flat_map(|&block| func.blocks[block].params.iter().map(move |&reg| (reg, block)));
    params.collect()
}

/// Takes a parameter out of its block, and its arguments.
fn drop_parameter(func: &mut Func, flow: &Flow, block: MBlock, reg: VReg) {
    let Some(index) = func.blocks[block].params.iter().position(|&param| param == reg) else {
        return;
    };
    func.blocks[block].params.remove(index);
    let mut preds = flow.preds[block].clone();
    preds.sort_unstable();
    preds.dedup();
    for from in preds {
        for edge in func.blocks[from]
            .succs
            .iter_mut()
            .filter(|edge| edge.block == block)
        {
            edge.args.remove(index);
        }
    }
}

/// Changes the blocks.
fn edit(func: &mut Func, removed: &FxHashSet<(MBlock, usize)>, mut edits: FxHashMap<MBlock, Edit>) {
    let mut blocks: Vec<MBlock> = removed.iter().map(|&(block, _)| block).collect();
    blocks.extend(edits.keys());
    blocks.sort_unstable();
    blocks.dedup();
    for block in blocks {
        let Edit {
            front,
            before_branch,
            branch,
            mut instead,
        } = edits.remove(&block).unwrap_or_default();
        let data = &mut func.blocks[block];
        let (insts, locs) = (std::mem::take(&mut data.insts), std::mem::take(&mut data.locs));
        let last = insts.len().saturating_sub(1);
        let last_loc = locs.last().copied().unwrap_or_default();
        let mut bounds = data.body.as_ref().map(|body| [body.insts.start, body.insts.end]);
        let added = front.len();
        data.locs.resize(added, last_loc);
        data.insts.extend(front);
        let old = bounds;
        if let Some([start, end]) = &mut bounds {
            (*start, *end) = (*start + added, *end + added);
        }
        for (index, (mut inst, loc)) in insts.into_iter().zip(locs).enumerate() {
            if removed.contains(&(block, index)) {
                if let (Some([start, end]), Some([old_start, old_end])) = (&mut bounds, old) {
                    *start -= usize::from(index < old_start);
                    *end -= usize::from(index < old_end);
                }
                continue;
            }
            if index == last {
                data.locs.resize(data.insts.len() + before_branch.len(), last_loc);
                data.insts.extend(before_branch.iter().cloned());
                if let (MInst::Branch { cond, .. }, Some(new)) = (&mut inst, branch) {
                    *cond = new;
                }
            }
            data.insts.push(instead.remove(&index).unwrap_or(inst));
            data.locs.push(loc);
        }
        if let (Some(body), Some([start, end])) = (&mut data.body, bounds) {
            body.insts = start..end;
        }
    }
}
