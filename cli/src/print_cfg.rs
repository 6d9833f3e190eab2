//! `wavelift print-cfg`.

use crate::compile::find;
use crate::input::Input;
use crate::output::print;
use crate::report::{CliError, Reporter};
use std::path::PathBuf;
use std::sync::Arc;
use wavelift_codegen::analysis::{dot_cfgs, print_cfg};
use wavelift_codegen::ir::{Function, FunctionDecl, Layout, text::Names};
use wavelift_codegen::target::Options;
use wavelift_simulator::Registry;

/// Show the control-flow graph of every function of a module
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: wavelift print-cfg --dot kernels/O2/reduce.hsail | dot -Tsvg > reduce.svg")]
pub(super) struct PrintCfgArgs {
    /// HSAIL text, BRIG or IR text; - is the standard input
    #[arg(value_name = "IN")]
    input: PathBuf,
    /// What a wave of the target goes through, instead of what a work-item does
    #[arg(long)]
    wave_level: bool,
    /// Whose waves (see `wavelift targets`); the first of them unless given
    #[arg(long, value_name = "T")]
    target: Option<String>,
    /// For Graphviz
    #[arg(long)]
    dot: bool,
}

pub(super) fn run(args: &PrintCfgArgs, registry: &Registry, reporter: &Reporter) -> Result<(), CliError> {
    let target = match (&args.target, registry.targets().next()) {
        (Some(name), _) => find(registry, name)?,
        (None, Some(first)) => Arc::clone(first),
        (None, None) => return Err(CliError::Usage("there are no targets".to_owned())),
    };
    let wave = target.first_wave(&Options::default());
    let input = Input::read(&args.input)?;
    let mut module = input.ir(wave, reporter)?;
    if args.wave_level {
        for (_, func) in module.defined_mut() {
            target
                .wave_level(func, wave)
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
