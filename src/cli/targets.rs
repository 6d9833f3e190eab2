//! `wavelift targets`.

use super::output::print;
use super::report::CliError;
use crate::target::{TARGETS, TargetInfo};
use serde_json::json;
use std::fmt::Write;

/// List every target with its facts
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: wavelift targets --json")]
pub(super) struct TargetsArgs {
    /// As one JSON array
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &TargetsArgs) -> Result<(), CliError> {
    let infos = TARGETS.map(|target| target.info());
    if args.json {
        let list: Vec<serde_json::Value> = infos.iter().map(to_json).collect();
        return print(format!("{:#}\n", serde_json::Value::from(list)));
    }
    print(infos.iter().map(to_text).collect::<Vec<_>>().join("\n"))
}

fn to_json(info: &TargetInfo) -> serde_json::Value {
    let files: Vec<_> = info
        .register_files
        .iter()
        .map(|file| json!({"name": file.name, "count": file.count, "bits": file.bits, "per_lane": file.per_lane}))
        .collect();
    let limits: serde_json::Map<String, serde_json::Value> = info
        .limits
        .iter()
        .map(|(name, value)| (name.replace([' ', '-'], "_"), (*value).into()))
        .collect();
    json!({
        "name": info.name,
        "aliases": info.aliases,
        "description": info.description,
        "compiles": info.compiles,
        "wave_sizes": info.wave_sizes,
        "register_files": files,
        "limits": limits,
    })
}

fn to_text(info: &TargetInfo) -> String {
    let mut out = format!("{}: {}\n", info.name, info.description);
    let sizes: Vec<String> = info.wave_sizes.iter().map(u32::to_string).collect();
    // Writing to a string cannot fail.
    let _ = writeln!(out, "    aliases      {}", info.aliases.join(", "));
    let _ = writeln!(out, "    wave sizes   {}", sizes.join(", "));
    for file in &info.register_files {
        let who = if file.per_lane { "lane" } else { "wave" };
        let _ = writeln!(
            out,
            "    registers    {}: {} of {} bits per {who}",
            file.name, file.count, file.bits
        );
    }
    for (name, value) in &info.limits {
        let _ = writeln!(out, "    limit        {value} {name}");
    }
    out
}
