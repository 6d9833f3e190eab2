//! The commands that every build has.

mod cat;
mod compile;
mod disassemble;
mod domtree;
mod hsail;
mod lanes;
mod link;
mod machine;
mod opt;
mod print_cfg;
mod run;
mod verify;

pub(crate) use machine::{functions, target_of_part};

use crate::registry::Registry;
use wavelift_simulator::Registry as Targets;

/// Every command, and every way to run kernels on some targets. To add one, add a line here (see the crate's documentation).
pub fn standard(targets: &Targets) -> Registry {
    let mut registry = Registry::default();
    registry.add(cat::Cat);
    registry.add(verify::Verify);
    registry.printer("print-cfg", print_cfg::print);
    registry.printer("domtree", domtree::print);
    registry.printer("order", lanes::order);
    registry.printer("uniformity", lanes::uniformity);
    registry.pass("divergence", lanes::divergence);
    let known = targets.clone();
    registry.pass("linearize", move |func, job| lanes::linear(&known, func, job));
    registry.add(hsail::Hsail);
    registry.add(link::Link);
    registry.add(disassemble::Disassemble(targets.clone()));
    opt::register(&mut registry);
    registry.add(run::Run);
    registry.runner(run::InterpreterRunner);
    let known = targets.clone();
    registry.printer("compile", move |job| compile::compile(&known, job));
    machine::all(targets).for_each(|command| registry.add(command));
    let known = targets.clone();
    registry.pass("legalize", move |func, job| compile::legalize(&known, func, job));
    for runner in compile::TargetRunner::all(targets) {
        registry.runner(runner);
    }
    for (names, words) in WORDS {
        names.iter().for_each(|name| registry.takes(name, words));
    }
    registry
}

/// The words that commands take, but for those that depend on the target.
const WORDS: &[(&[&str], &[&str])] = &[
    (
        &[
            "cat", "verify", "order", "domtree", "inline", "images", "opt", "legalize",
        ],
        &[],
    ),
    (&["print-cfg"], &["wave", "dot"]),
    (&["uniformity", "linearize"], &["wave="]),
    (&["divergence"], &["wave=", "unproved"]),
    (
        &["simplify", "gvn", "dce", "simplify-cfg", "unwritten", "initial"],
        &["dce"],
    ),
    (
        &[
            "common",
            "if-convert",
            "switches",
            "unnest",
            "unroll",
            "partial",
            "sroa",
            "indexed",
            "hoist",
            "sink",
            "forward",
            "dead-stores",
            "offsets",
            "bases",
            "strides",
            "merge",
            "arguments",
        ],
        &["dce"],
    ),
    (&["images"], &["most", "some"]),
    (&["optimize"], &["level=", "noinline"]),
    (&["hsail"], hsail::WORDS),
    (&["link"], hsail::LEVELS),
];
