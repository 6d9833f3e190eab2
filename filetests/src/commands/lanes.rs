//! Commands about lanes: `test order`, `test uniformity`, `test linearize`, `test divergence`, for waves of 64 or `wave=LANES`. `test divergence` proves what it
//! made; where that takes too many states it fails, unless `unproved` says that it does not matter.

use super::compile::target_of;
use crate::registry::{Failure, Job, Output};
use std::fmt::Write;
use wavelift_codegen::analysis::uniformity::explain;
use wavelift_codegen::analysis::{BlockOrder, CallGraph, Cfg, PostDominatorTree, UniformityInfo};
use wavelift_codegen::divergence::{ValueFiles, linearize};
use wavelift_codegen::ir::Function;
use wavelift_codegen::pass::Context;
use wavelift_codegen::target::Options;
use wavelift_codegen::verify::masks::Verdict;
use wavelift_codegen::verify::verify_lanes;
use wavelift_simulator::Registry;

/// Runs of blocks that a proof may take: some seconds, and 200 MB at most.
const MOST_RUNS: usize = 1_000_000;

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

/// The wave level as the passes of the `target` line's machine make it, or on a machine whose scalar unit can do everything.
pub(super) fn linear(targets: &Registry, func: &mut Function, job: &Job<'_>) -> Result<(), Failure> {
    CallGraph::new(job.module).annotate(func);
    let Some(name) = job.target else {
        let context = &mut Context::new(Some(job.module));
        linearize(func, wave_size(job)?, &mut ValueFiles::by_uniformity, context)?;
        return Ok(());
    };
    let target = target_of(targets, Some(name))?;
    let wave = match job.options.value("wave") {
        Some(_) => wave_size(job)?,
        None => target.first_wave(&Options::default()),
    };
    if !target.info().waves.contains(&wave) {
        return Err(Failure::new(format!(
            "{} has no waves of {wave} lanes",
            target.name()
        )));
    }
    Ok(target.wave_level(func, wave)?)
}

/// The wave level, on a machine whose scalar unit can do everything, with the proof that it keeps its lanes.
pub(super) fn divergence(func: &mut Function, job: &Job<'_>) -> Result<(), Failure> {
    CallGraph::new(job.module).annotate(func);
    let mut context = Context {
        verify: true,
        ..Context::new(Some(job.module))
    };
    linearize(
        func,
        wave_size(job)?,
        &mut ValueFiles::by_uniformity,
        &mut context,
    )?;
    match verify_lanes(func, MOST_RUNS)? {
        Verdict::Unknown(why) if !job.options.has("unproved") => Err(Failure::new(format!(
            "function %{}: its lanes are not proved: {why}; with the word `unproved` that is no error (`divergence,unproved` for `wavelift pass`)",
            func.name
        ))),
        _ => Ok(()),
    }
}
