//! `test print-cfg [wave] [dot]`: the control-flow graph with dominators, of the thread level or the wave level.

use crate::registry::{Failure, Job, Output};
use wavelift_codegen::analysis::{dot_cfg, print_cfg};
use wavelift_codegen::ir::text::Names;

pub(super) fn print(job: &Job<'_>) -> Output {
    let func = job.function;
    let layout = if job.options.has("wave") {
        let wave = func.wave.as_ref();
        &wave
            .ok_or_else(|| Failure::new("the function has no wave level"))?
            .layout
    } else {
        &func.layout
    };
    Ok(if job.options.has("dot") {
        dot_cfg(func, layout, &Names::new(job.module))
    } else {
        print_cfg(func, layout)
    })
}
