//! Commands about lanes: `test order`, `test uniformity`, `test divergence`, for waves of 64 or `wave=LANES`.

use crate::registry::{Failure, Job, Output};
use std::fmt::Write;
use wavelift_codegen::analysis::uniformity::explain;
use wavelift_codegen::analysis::{BlockOrder, CallGraph, Cfg, PostDominatorTree, UniformityInfo};
use wavelift_codegen::divergence::{ValueFiles, linearize};
use wavelift_codegen::ir::Function;
use wavelift_codegen::verify::verify_lanes;

fn wave_size(job: &Job<'_>) -> Result<u32, Failure> {
    let text = job.options.value("wave").unwrap_or("64");
    text.parse()
        .map_err(|_| Failure::new(format!("wave={text}: expected a number of lanes")))
}

/// The exit-last order, one line per block, indented by the cycles around it; heads are marked.
pub(super) fn order(job: &Job<'_>) -> Output {
    let cfg = Cfg::new(job.function);
    let order = BlockOrder::new(&cfg, &PostDominatorTree::new(&cfg));
    let mut out = String::new();
    for &block in order.blocks() {
        let cycles: Vec<_> = order.cycles_of(block).collect();
        let head = cycles.iter().any(|&cycle| order.cycles[cycle].head == block);
        let mark = if head { " head" } else { "" };
        let _ = writeln!(out, "{}{block}{mark}", "  ".repeat(cycles.len()));
    }
    Ok(out)
}

/// A line per value of the function: how uniform it is and why.
pub(super) fn uniformity(job: &Job<'_>) -> Output {
    let func = job.function;
    let cfg = Cfg::new(func);
    let post = PostDominatorTree::new(&cfg);
    let order = BlockOrder::new(&cfg, &post);
    let info = UniformityInfo::new(func, &cfg, &post, &order, wave_size(job)?);
    let mut out = String::new();
    for &block in func.layout.blocks() {
        let results = func
            .layout
            .insts(block)
            .iter()
            .flat_map(|&inst| func.dfg.results(inst));
        for &value in func.dfg.block_params(block).iter().chain(results) {
            let _ = writeln!(out, "{}", explain(func, &info, value));
        }
        if info.branch_diverges(block) {
            let _ = writeln!(out, "{block}: lanes part at its end");
        }
    }
    Ok(out)
}

/// The wave level, on a machine whose scalar unit can do everything, with the proof that it keeps its lanes.
pub(super) fn divergence(func: &mut Function, job: &Job<'_>) -> Result<(), Failure> {
    CallGraph::new(job.module).annotate(func);
    linearize(func, wave_size(job)?, &mut |func, info| {
        ValueFiles::by_uniformity(func, info)
    });
    verify_lanes(func)?;
    Ok(())
}
