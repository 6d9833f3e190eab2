//! `wavelift targets`.

use crate::input::Input;
use crate::output::print;
use crate::report::CliError;
use serde_json::json;
use std::fmt::Write;
use std::sync::Arc;
use wavelift_codegen::target::{Origin, Target, TargetInfo};
use wavelift_simulator::Registry;

/// List every target with its facts
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: wavelift targets --json")]
pub(super) struct TargetsArgs {
    /// As one JSON array
    #[arg(long)]
    json: bool,
}

/// Refuses an object that another target is known to have; what only resembles one of the target is the executor's matter.
pub(super) fn check_owner(
    registry: &Registry,
    target: &Arc<dyn Target>,
    input: &Input,
) -> Result<(), CliError> {
    if !target.info().compiles || target.origin(&input.bytes) != Origin::Foreign {
        return Ok(());
    }
    let Ok(owner) = registry.of_object(&input.bytes) else {
        return Ok(());
    };
    let (owner, here) = (owner.name(), target.name());
    let what = format!("{}: the code object is for {owner}, not for {here}", input.name);
    let help = "choose the target that the code object was compiled for, or pass the module that it was compiled from";
    Err(CliError::Failed(what).help(help))
}

pub(super) fn run(args: &TargetsArgs, registry: &Registry) -> Result<(), CliError> {
    let infos: Vec<&TargetInfo> = registry.targets().map(|target| target.info()).collect();
    if args.json {
        let list: Vec<serde_json::Value> = infos.iter().map(|info| to_json(info)).collect();
        return print(format!("{:#}\n", serde_json::Value::from(list)));
    }
    print(
        infos
            .iter()
            .map(|info| to_text(info))
            .collect::<Vec<_>>()
            .join("\n"),
    )
}

fn to_json(info: &TargetInfo) -> serde_json::Value {
    let files: Vec<_> = info
        .files
        .iter()
        .map(|file| json!({"name": file.name, "count": file.count, "bits": file.bits, "per_lane": file.per_lane}))
        .collect();
    let limits: serde_json::Map<String, serde_json::Value> = info
        .limits
        .list()
        .into_iter()
        .map(|(name, value)| (name.replace([' ', '-'], "_"), value.into()))
        .collect();
    let options: Vec<_> = info
        .options
        .iter()
        .map(|option| json!({"name": option.name, "takes": option.kind.expected(), "default": option.default.to_string(), "help": option.help}))
        .collect();
    json!({
        "name": info.name,
        "aliases": info.aliases,
        "description": info.description,
        "compiles": info.compiles,
        "triple": info.triple_text(),
        "wave_sizes": info.waves,
        "register_files": files,
        "limits": limits,
        "options": options,
    })
}

fn to_text(info: &TargetInfo) -> String {
    let mut out = format!("{}: {}\n", info.name, info.description);
    let sizes: Vec<String> = info.waves.iter().map(u32::to_string).collect();
    // Writing to a string cannot fail.
    let _ = writeln!(out, "    aliases      {}", info.aliases.join(", "));
    let _ = writeln!(out, "    wave sizes   {}", sizes.join(", "));
    for file in &info.files {
        let who = if file.per_lane { "lane" } else { "wave" };
        let _ = writeln!(
            out,
            "    registers    {}: {} of {} bits per {who}",
            file.name, file.count, file.bits
        );
    }
    for (name, value) in info.limits.list() {
        let _ = writeln!(out, "    limit        {value} {name}");
    }
    for option in info.options {
        let takes = option.kind.expected();
        let _ = writeln!(
            out,
            "    option       --{} ({takes}; {}): {}",
            option.name, option.default, option.help
        );
    }
    out
}
