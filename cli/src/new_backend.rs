//! `wavelift new-backend`: a crate with a backend of its own, from the smallest whole one.

use crate::output::print;
use crate::report::CliError;
use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};
use wavelift::files::message;
use wavelift_simulator::Registry;
use wavelift_tiny::template;

/// Write a crate with a new backend, copied from the tiny one, whose program is this command line with that target beside the others
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: wavelift new-backend nova ../nova")]
pub(super) struct NewBackendArgs {
    /// Name of the target: lower-case letters and digits, a letter first
    name: String,
    /// Folder to make
    dir: PathBuf,
    /// The checkout of Wavelift that the crate is built with. Without it: the one that the command runs in, or else published versions
    #[arg(long, value_name = "PATH")]
    wavelift: Option<PathBuf>,
}

/// Crates of the workspace that a backend or its program uses, with their folders.
const OURS: [(&str, &str); 11] = [
    ("wavelift", "."),
    ("wavelift-cli", "cli"),
    ("wavelift-codegen", "codegen"),
    ("wavelift-codegen-meta", "codegen/meta"),
    ("wavelift-filetests", "filetests"),
    ("wavelift-frontend-brig", "frontend-brig"),
    ("wavelift-frontend-hsail", "frontend-hsail"),
    ("wavelift-hsail", "frontend-hsail/model"),
    ("wavelift-interpreter", "interpreter"),
    ("wavelift-isle-rules", "isle-rules"),
    ("wavelift-simulator", "backends/simulator"),
];

/// Crates of others, with the versions that the workspace has.
const OTHERS: [(&str, &str); 4] = [
    ("cranelift-entity", "=0.135.8"),
    ("log", "0.4"),
    ("object", "0.37"),
    ("smallvec", "1.13"),
];

/// Words that cannot be the name of a module.
const KEYWORDS: [&str; 40] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn",
    "else", "enum", "extern", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro",
    "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static", "struct",
    "test", "type", "use",
];

/// The program of the crate.
const MAIN: &str = r#"//! The command line of Wavelift with the tiny target beside those that Wavelift brings along.

use std::process::ExitCode;

fn main() -> ExitCode {
    let mut registry = wavelift::targets();
    registry.add(wavelift_tiny::backend::target());
    registry.machine(wavelift_tiny::device::new_machine);
    wavelift_cli::run(std::env::args_os(), &registry)
}
"#;

/// What the workspace does in its dev profile: without it, the compiler of rules and the register allocator take most of a test's time. Where the
/// same dependencies are built in the same way, a folder of built crates can be shared.
const PROFILES: &str = r#"
[profile.dev.package."*"]
opt-level = 2
debug = false

[profile.dev.package.syn]
opt-level = 0

[profile.dev.package.proc-macro2]
opt-level = 0

[profile.dev.package.quote]
opt-level = 0

[profile.dev.package.clap_derive]
opt-level = 0

[profile.dev.package.serde_derive]
opt-level = 0

[profile.dev.package.zerocopy-derive]
opt-level = 0

[profile.dev]
opt-level = 1
debug = "line-tables-only"
"#;

pub(super) fn run(args: &NewBackendArgs, registry: &Registry) -> Result<(), CliError> {
    check_name(&args.name, registry)?;
    let taken =
        || -> io::Result<bool> { Ok(args.dir.exists() && std::fs::read_dir(&args.dir)?.next().is_some()) };
    if taken().unwrap_or(true) {
        let what = format!("{} is there already", args.dir.display());
        return Err(CliError::Failed(what).help("name a folder that does not exist, or an empty one"));
    }
    let checkout = checkout(args)?;
    let files = files(&args.name, checkout.as_deref());
    write_folder(&args.dir, &files).map_err(|error| {
        let what = format!("cannot write {}: {}", args.dir.display(), message(&error));
        CliError::Failed(what).help("choose a folder whose parent exists and may be written to")
    })?;
    let (name, dir) = (&args.name, args.dir.display());
    print(format!(
        "{dir}: {} files. Next:\n\
         \x20 cd {dir}\n\
         \x20 cargo run -- run vector_add.hsail --target {name} --grid 8 --group 8 iota:f32:8 iota:f32:8 zero:32:print=f32 u32:8\n\
         \x20 cargo run -- test filetests\n\
         \x20 cargo test\n",
        files.len()
    ))
}

/// Refuses what cannot be the name of a crate's target beside the others.
fn check_name(name: &str, registry: &Registry) -> Result<(), CliError> {
    let well_formed = name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    if !well_formed || KEYWORDS.contains(&name) {
        let what = format!(
            "`{name}` cannot be the name of a target: lower-case letters and digits, a letter first, no word of Rust"
        );
        return Err(CliError::Usage(what));
    }
    let known = OURS
        .iter()
        .filter_map(|(known, _)| known.strip_prefix("wavelift-"));
    if registry.find(name).is_ok() || known.chain(["case", "lower"]).any(|known| known == name) {
        return Err(CliError::Usage(format!(
            "`{name}` is the name of a target or crate of Wavelift; choose another"
        )));
    }
    Ok(())
}

fn is_checkout(folder: &Path) -> bool {
    let manifest = std::fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
    manifest.contains("name = \"wavelift\"") && folder.join("codegen/Cargo.toml").is_file()
}

/// The checkout that the crate is built with: what the user says, or the one around the current folder.
fn checkout(args: &NewBackendArgs) -> Result<Option<PathBuf>, CliError> {
    let Some(given) = &args.wavelift else {
        let here = std::env::current_dir().unwrap_or_default();
        return Ok(here
            .ancestors()
            .find(|folder| is_checkout(folder))
            .map(Path::to_owned));
    };
    match std::fs::canonicalize(given) {
        Ok(path) if is_checkout(&path) => Ok(Some(path)),
        _ => Err(
            CliError::Failed(format!("{} is no checkout of Wavelift", given.display()))
                .help("name the folder with Wavelift's Cargo.toml"),
        ),
    }
}

/// The files of the crate: path in its folder, text.
fn files(name: &str, checkout: Option<&Path>) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = template::FILES
        .iter()
        .map(|(path, text)| {
            let text = match *path {
                "Cargo.toml" => manifest(text, checkout),
                "src/lib.rs" => text.replace("pub mod template;\n", ""),
                _ => (*text).to_owned(),
            };
            (renamed(path, name), renamed(&text, name))
        })
        .collect();
    files.push(("src/main.rs".to_owned(), renamed(MAIN, name)));
    files.push((".gitignore".to_owned(), "/target\n".to_owned()));
    // The same versions of everything as the checkout has.
    let lock = checkout.and_then(|folder| std::fs::read_to_string(folder.join("Cargo.lock")).ok());
    files.extend(lock.map(|text| ("Cargo.lock".to_owned(), text)));
    files
}

/// The text with another name for the tiny machine: `tiny`, `Tiny`, `TINY`.
fn renamed(text: &str, name: &str) -> String {
    let mut camel = name.to_owned();
    camel[..1].make_ascii_uppercase();
    text.replace("tiny", name)
        .replace("Tiny", &camel)
        .replace("TINY", &name.to_ascii_uppercase())
}

/// The manifest of a crate outside the workspace, from that of the tiny backend.
fn manifest(text: &str, checkout: Option<&Path>) -> String {
    let mut out = String::from("# A workspace of its own, wherever the folder is.\n[workspace]\n\n");
    for line in text.lines() {
        if line.starts_with("description = ") {
            out.push_str("description = \"A backend of Wavelift for the tiny machine\"\n");
            continue;
        }
        match line.split_once(".workspace = true") {
            Some(("version", _)) => out.push_str("version = \"0.1.0\"\n"),
            Some(("edition", _)) => out.push_str("edition = \"2024\"\n"),
            Some(("rust-version", _)) => out.push_str("rust-version = \"1.95\"\n"),
            Some(_) => {}
            None => match line.split_once(" = { workspace = true }") {
                Some((known, _)) => out.push_str(&dependency(known, checkout)),
                None if line == "[lints]" || line == "workspace = true" => {}
                None => {
                    out.push_str(line);
                    out.push('\n');
                }
            },
        }
        if line == "[dependencies]" {
            for program in ["wavelift", "wavelift-cli"] {
                out.push_str(&dependency(program, checkout));
            }
        }
    }
    out + PROFILES
}

/// The line of a dependency.
fn dependency(name: &str, checkout: Option<&Path>) -> String {
    let mut line = String::new();
    let folder = OURS
        .iter()
        .find(|(known, _)| *known == name)
        .map(|(_, folder)| folder);
    // Writing to a string cannot fail.
    let _ = match (folder, checkout) {
        (Some(folder), Some(checkout)) => {
            let path = match *folder {
                "." => checkout.to_owned(),
                inside => checkout.join(inside),
            };
            writeln!(line, "{name} = {{ path = {:?} }}", path.display().to_string())
        }
        (Some(_), None) => writeln!(line, "{name} = {:?}", env!("CARGO_PKG_VERSION")),
        (None, _) => {
            let version = OTHERS.iter().find(|(known, _)| *known == name);
            writeln!(line, "{name} = {:?}", version.map_or("*", |(_, version)| version))
        }
    };
    line
}

/// Writes a folder through a temporary one beside it, so that it is there as a whole or not at all.
fn write_folder(folder: &Path, files: &[(String, String)]) -> io::Result<()> {
    let name = folder.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    let mut temporary = std::ffi::OsString::from(".");
    temporary.push(name);
    temporary.push(format!(".{}.tmp", std::process::id()));
    let temporary = folder.with_file_name(temporary);
    let write = || -> io::Result<()> {
        std::fs::create_dir(&temporary)?;
        for (path, text) in files {
            let path = temporary.join(path);
            if let Some(parent) = path.parent() {
                std::fs::create_dir_all(parent)?;
            }
            std::fs::write(path, text)?;
        }
        std::fs::rename(&temporary, folder)
    };
    write().inspect_err(|_| {
        // The first error is the one to tell; the folder may not even exist.
        let _ = std::fs::remove_dir_all(&temporary);
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is written into manifests is what the workspace says.
    #[test]
    fn dependencies_are_those_of_the_workspace() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let manifest = std::fs::read_to_string(root.join("Cargo.toml")).expect("the workspace");
        for (name, folder) in OURS {
            assert!(
                manifest.contains(&format!("\n{name} = {{ path = \"{folder}\"")),
                "{name}"
            );
        }
        for (name, version) in OTHERS {
            let known = [
                format!("\n{name} = \"{version}\""),
                format!("\n{name} = {{ version = \"{version}\""),
            ];
            assert!(
                known.iter().any(|known| manifest.contains(known)),
                "{name} {version}"
            );
        }
        let tiny = template::FILES
            .iter()
            .find(|(path, _)| *path == "Cargo.toml")
            .expect("a manifest")
            .1;
        for line in tiny.lines() {
            let Some((name, _)) = line.split_once(" = { workspace = true }") else {
                continue;
            };
            let known = OURS
                .iter()
                .map(|(known, _)| known)
                .chain(OTHERS.iter().map(|(known, _)| known));
            assert!(
                known.into_iter().any(|known| *known == name),
                "{name} has no line above"
            );
        }
        assert!(manifest.contains("edition = \"2024\"\nrust-version = \"1.95\""));
        for line in PROFILES.lines() {
            assert!(manifest.contains(line), "{line}");
        }
    }

    #[test]
    fn no_trace_of_the_tiny_machine() {
        for (path, text) in files("nova", None) {
            assert!(
                !path.contains("tiny") && !text.to_lowercase().contains("tiny"),
                "{path}"
            );
        }
        let all = files("nova", None);
        let manifest = &all
            .iter()
            .find(|(path, _)| path == "Cargo.toml")
            .expect("a manifest")
            .1;
        assert!(
            manifest.contains("name = \"wavelift-nova\"") && !manifest.contains("workspace = true"),
            "{manifest}"
        );
        assert!(manifest.contains("wavelift-codegen = \"0.1.0\""), "{manifest}");
    }
}
