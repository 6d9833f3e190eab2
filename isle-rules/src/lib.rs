//! ISLE preludes shared by all targets, mid-end rules, and the build helper that compiles rule files.
//!
//! A crate with rules calls [`RuleSet`] from its build script, adds the generated IR terms
//! (`wavelift_codegen_meta::generate`) and its own files, and includes the Rust that comes out:
//!
//! ```no_run
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! wavelift_isle_rules::RuleSet::new("lower")
//!     .text("ir.isle", "...the IR's terms...")
//!     .file("lower.isle")
//!     .compile()?;
//! # Ok(())
//! # }
//! ```
//! The real ISLE compiler does the work, with its checks on overlapping and unreachable rules. Generated code logs every
//! rule that fires with `log::debug!`, as `ISLE term` and `file line number`, if the environment variable
//! `WAVELIFT_RULE_LOG` is set during the build, or in debug builds if the rule set asks for it
//! ([`RuleSet::logged_in_debug_builds`]); rule coverage counts those lines.

mod needs;

use cranelift_isle::codegen::CodegenOptions;
use std::collections::HashMap;
use std::error::Error;
use std::path::{Path, PathBuf};

/// The terms that every rule set over the IR needs: values, types, operand lists, constants.
pub const IR_PRELUDE: &str = include_str!("../preludes/ir.isle");

/// The terms that the mid-end's rules need besides [`IR_PRELUDE`] and the IR's generated terms.
pub const OPT_PRELUDE: &str = include_str!("../preludes/opt.isle");

/// The mid-end's rule files, one per family.
pub const OPT_FILES: &[&str] = &[
    concat!(env!("CARGO_MANIFEST_DIR"), "/opt/arithmetic.isle"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/opt/strength.isle"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/opt/bitops.isle"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/opt/select.isle"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/opt/compare.isle"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/opt/convert.isle"),
];

/// Rule files that become one Rust file `NAME.rs` in the build directory.
#[derive(Debug)]
pub struct RuleSet {
    name: String,
    files: Vec<PathBuf>,
    texts: Vec<(String, String)>,
    logged: bool,
    part: Part,
    needs: HashMap<String, String>,
}

/// What of the generated code is kept.
#[derive(Debug)]
enum Part {
    /// All of it.
    All,
    /// The trait of the terms that are written in Rust.
    Context,
    /// All but that.
    Rules,
}

/// What the trait of terms begins with.
const CONTEXT: &str = "/// Context during lowering";
/// What comes behind it.
const HELPERS: &str = "pub trait ContextIter {";
/// What the rules begin with.
const RULES: &str = "// Generated as internal constructor";

impl RuleSet {
    /// A rule set with the IR prelude.
    pub fn new(name: &str) -> RuleSet {
        RuleSet {
            name: name.to_owned(),
            files: Vec::new(),
            texts: vec![("prelude.isle".to_owned(), IR_PRELUDE.to_owned())],
            logged: std::env::var_os("WAVELIFT_RULE_LOG").is_some(),
            part: Part::All,
            needs: HashMap::new(),
        }
    }

    /// Keeps only the trait `Context`, for rule sets of other crates over the same terms ([`RuleSet::without_context`]).
    pub fn only_context(mut self) -> RuleSet {
        self.part = Part::Context;
        self
    }

    /// Leaves the trait `Context` out: one of the same terms is in scope where the code is included.
    pub fn without_context(mut self) -> RuleSet {
        self.part = Part::Rules;
        self
    }

    /// Logs rules that fire in every debug build, so that tests can count them. The crate needs `log`.
    pub fn logged_in_debug_builds(mut self) -> RuleSet {
        self.logged |= std::env::var("PROFILE").is_ok_and(|profile| profile == "debug");
        self
    }

    /// Terms that not every machine of the rule set can build, each with a term that says so: a rule that builds the first without a
    /// condition (`if-let`) that names the second is an error.
    pub fn needs(mut self, needs: impl IntoIterator<Item = (String, String)>) -> RuleSet {
        self.needs.extend(needs);
        self
    }

    /// Adds generated text under a name.
    pub fn text(mut self, name: &str, text: impl Into<String>) -> RuleSet {
        self.texts.push((name.to_owned(), text.into()));
        self
    }

    /// Adds a file of the crate that is being built.
    pub fn file(mut self, path: impl AsRef<Path>) -> RuleSet {
        println!("cargo:rerun-if-changed={}", path.as_ref().display());
        self.files.push(path.as_ref().to_owned());
        self
    }

    /// Compiles the rules and writes the Rust file; returns its path.
    ///
    /// # Errors
    /// What the ISLE compiler finds, with the lines it finds it in, and input or output errors.
    pub fn compile(self) -> Result<PathBuf, Box<dyn Error>> {
        println!("cargo:rerun-if-env-changed=WAVELIFT_RULE_LOG");
        let out = PathBuf::from(std::env::var("OUT_DIR")?);
        let mut inputs = Vec::new();
        for (name, text) in &self.texts {
            let path = out.join(format!("{}-{name}", self.name));
            std::fs::write(&path, text)?;
            inputs.push(path);
        }
        if let Err(error) = needs::check(&self.files, &self.needs) {
            eprintln!("{error}");
            return Err(format!("the rules of {} do not fit its machines", self.name).into());
        }
        inputs.extend(self.files);
        let options = CodegenOptions {
            exclude_global_allow_pragmas: true,
            prefixes: Vec::new(),
            emit_logging: self.logged,
            split_match_arms: false,
            match_arm_split_threshold: None,
        };
        let code = cranelift_isle::compile::from_files(&inputs, &options).map_err(|errors| {
            // Cargo shows what a failed build script printed, with line breaks; an error's text it would escape.
            eprintln!("{errors}");
            format!("the rules of {} do not compile", self.name)
        })?;
        let path = out.join(format!("{}.rs", self.name));
        std::fs::write(&path, part(&code, &self.part)?)?;
        Ok(path)
    }
}

/// The part of generated code that is kept.
fn part(code: &str, part: &Part) -> Result<String, Box<dyn Error>> {
    let place = |text: &str| {
        code.find(text)
            .ok_or_else(|| format!("generated code has no `{text}`"))
    };
    Ok(match part {
        Part::All => code.to_owned(),
        Part::Context => code[place(CONTEXT)?..place(HELPERS)?].to_owned(),
        Part::Rules => format!("{}{}", &code[..place(CONTEXT)?], &code[place(RULES)?..]),
    })
}
