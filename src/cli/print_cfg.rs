//! `wavelift print-cfg`.

use super::input::Input;
use super::output::print;
use super::report::{CliError, Reporter};
use std::path::PathBuf;
use wavelift_amdgpu::files;
use wavelift_codegen::analysis::{UniformityInfo, dot_cfgs, print_cfg};
use wavelift_codegen::divergence::linearize;
use wavelift_codegen::ir::{Function, FunctionDecl, Layout, text::Names};
use wavelift_codegen::pass::{Behind, Context};
use wavelift_gcn::compile::WAVE_SIZE;
use wavelift_gcn::subtarget::SUBTARGET;

/// Show the control-flow graph of every function of a module
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: wavelift print-cfg --dot kernels/O2/reduce.hsail | dot -Tsvg > reduce.svg")]
pub(super) struct PrintCfgArgs {
    /// HSAIL text, BRIG or IR text; - is the standard input
    #[arg(value_name = "IN")]
    input: PathBuf,
    /// What a wave of gfx900 goes through, instead of what a work-item does
    #[arg(long)]
    wave_level: bool,
    /// For Graphviz
    #[arg(long)]
    dot: bool,
}

pub(super) fn run(args: &PrintCfgArgs, reporter: &Reporter) -> Result<(), CliError> {
    let input = Input::read(&args.input)?;
    let mut module = input.ir(WAVE_SIZE, reporter)?;
    if args.wave_level {
        for (_, func) in module.defined_mut() {
            let mut context = Context::new(None);
            context
                .checked("legalize", Behind::Body, func, |func, _| {
                    wavelift_amdgpu::legalize::legalize(func, &SUBTARGET.facts)
                })
                .and_then(|_| {
                    let mut assign =
                        |func: &Function, info: &UniformityInfo| files::assign(func, info, &SUBTARGET);
                    linearize(func, WAVE_SIZE, &mut assign, &mut context)
                })
                .map_err(|broken| CliError::Failed(broken.to_string()).help(broken.help()))?;
        }
    }
    let names = Names::new(&module);
    let defined = module.functions.values().filter_map(|decl| match decl {
        FunctionDecl::Defined(func) => Some(&**func),
        FunctionDecl::External(_) => None,
    });
    let graphs: Vec<(&Function, &Layout)> = defined
        .map(|func| match &func.wave {
            Some(wave) if args.wave_level => (func, &wave.layout),
            _ => (func, &func.layout),
        })
        .collect();
    if args.dot {
        return print(dot_cfgs(&graphs, &names));
    }
    for (func, layout) in graphs {
        print(format!("%{}\n{}", func.name, print_cfg(func, layout)))?;
    }
    Ok(())
}
