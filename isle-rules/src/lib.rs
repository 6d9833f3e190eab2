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
//! `WAVELIFT_RULE_LOG` is set during the build, or in all or in debug builds if the rule set asks for it
//! ([`RuleSet::logged`], [`RuleSet::logged_in_debug_builds`]); rule coverage counts those lines.

mod commute;
mod constructors;
mod coverage;
mod explain;
mod forms;
mod needs;
mod traits;
mod types;

pub use constructors::{Constructor, Conversion};
pub use coverage::{RuleText, Unfired, rules};
pub use forms::ScalarForms;
pub use types::Widths;

use traits::Part;

use cranelift_isle::ast::Def;
use cranelift_isle::codegen::CodegenOptions;
use cranelift_isle::files::Files;
use cranelift_isle::lexer::Lexer;
use cranelift_isle::{compile, parser};
use std::collections::{HashMap, HashSet};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::sync::Arc;

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

/// The terms that rules of legalisation need besides [`IR_PRELUDE`] and the IR's generated terms.
pub const LEGALIZE_PRELUDE: &str = include_str!("../preludes/legalize.isle");

/// The rule files of legalisation, one per family.
pub const LEGALIZE_FILES: &[&str] = &[
    concat!(env!("CARGO_MANIFEST_DIR"), "/legalize/ids.isle"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/legalize/words.isle"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/legalize/integers.isle"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/legalize/division.isle"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/legalize/vectors.isle"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/legalize/conversions.isle"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/legalize/floats.isle"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/legalize/soft.isle"),
];

/// The file of the terms that every target's selection starts from: the term `lower`, files of values, results.
pub const LOWERING_PRELUDE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/preludes/lowering.isle");

/// Rule files that become one Rust file `NAME.rs` in the build directory.
///
/// Beside what the ISLE compiler does, a set may ask for
/// - [constructors](RuleSet::constructors) of machine instructions, with the types that the rows of their table say, and
///   [conversions](RuleSet::conversions) between those types;
/// - [conditions](RuleSet::needs) that rules have to ask where a machine lacks an instruction;
/// - [both orders](RuleSet::both_orders) of commutative operations from one rule;
/// - a check of [widths and files](RuleSet::widths) where ISLE has one type for all values;
/// - [scalar forms](RuleSet::scalar_forms): which instructions the scalar unit computes, as a rule set `NAME_forms.rs` of its own.
#[derive(Debug)]
pub struct RuleSet {
    name: String,
    files: Vec<PathBuf>,
    texts: Vec<(String, String)>,
    logged: bool,
    part: Part,
    by_file: bool,
    needs: HashMap<String, String>,
    constructors: Vec<Constructor>,
    conversions: Vec<Conversion>,
    both_orders: bool,
    widths: Option<Widths>,
    forms: Option<ScalarForms>,
}

/// Generated code.
#[derive(Debug)]
pub struct Generated {
    /// The rules.
    pub rules: String,
    /// The scalar forms, if the set asks for them.
    pub forms: Option<String>,
    /// The constructors that the rules mention, as ISLE.
    pub constructors: String,
    /// Rules that were added for the other order of operands.
    pub swapped: usize,
}

impl RuleSet {
    /// A rule set with the IR prelude.
    pub fn new(name: &str) -> RuleSet {
        RuleSet {
            name: name.to_owned(),
            files: Vec::new(),
            texts: vec![("prelude.isle".to_owned(), IR_PRELUDE.to_owned())],
            logged: std::env::var_os("WAVELIFT_RULE_LOG").is_some(),
            part: Part::All,
            by_file: false,
            needs: HashMap::new(),
            constructors: Vec::new(),
            conversions: Vec::new(),
            both_orders: false,
            widths: None,
            forms: None,
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

    /// Makes a trait of terms for each file that declares some, so that they are implemented side by side with it: `AddressTerms`
    /// for `address.isle`, `IrTerms` for those of the IR, `InstructionTerms` for those of [constructors](RuleSet::constructors) and
    /// [conversions](RuleSet::conversions). `Context` is all of them.
    pub fn traits_by_file(mut self) -> RuleSet {
        self.by_file = true;
        self
    }

    /// Logs rules that fire in every debug build, so that tests can count them. The crate needs `log`.
    pub fn logged_in_debug_builds(mut self) -> RuleSet {
        self.logged |= std::env::var("PROFILE").is_ok_and(|profile| profile == "debug");
        self
    }

    /// Logs rules that fire in every build, so that a change of a program can be traced to its rule. The crate needs `log`.
    pub fn logged(mut self) -> RuleSet {
        self.logged = true;
        self
    }

    /// Terms that not every machine of the rule set can build, each with a term that says so: a rule that builds the first without a
    /// condition (`if-let`) that names the second is an error.
    pub fn needs(mut self, needs: impl IntoIterator<Item = (String, String)>) -> RuleSet {
        self.needs.extend(needs);
        self
    }

    /// The terms of machine instructions. Those that rules mention are declared, unless something else has the name.
    pub fn constructors(mut self, constructors: impl IntoIterator<Item = Constructor>) -> RuleSet {
        self.constructors.extend(constructors);
        self
    }

    /// What stands for what by itself. Types that nothing else declares are primitive ones: Rust types of the same names.
    pub fn conversions(mut self, conversions: impl IntoIterator<Item = Conversion>) -> RuleSet {
        self.conversions.extend(conversions);
        self
    }

    /// Adds the swapped form of every rule that looks into one operand of a commutative operation.
    pub fn both_orders(mut self) -> RuleSet {
        self.both_orders = true;
        self
    }

    /// Refuses rules whose results or values have other widths, or whose results are in another file, than what they are for.
    pub fn widths(mut self, widths: Widths) -> RuleSet {
        self.widths = Some(widths);
        self
    }

    /// Makes the rule set of scalar forms, too.
    pub fn scalar_forms(mut self, forms: ScalarForms) -> RuleSet {
        self.forms = Some(forms);
        self
    }

    /// Adds generated text under a name.
    pub fn text(mut self, name: &str, text: impl Into<String>) -> RuleSet {
        self.texts.push((name.to_owned(), text.into()));
        self
    }

    /// Adds a file of the crate that is being built.
    pub fn file(mut self, path: impl AsRef<Path>) -> RuleSet {
        let path = path.as_ref();
        println!("cargo:rerun-if-changed={}", path.display());
        // Rules are counted by their places: files of two crates may have the same name.
        let root = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
        self.files.push(root.unwrap_or_default().join(path));
        self
    }

    /// Compiles the rules and writes the Rust files; returns the path of the first.
    ///
    /// # Errors
    /// What the ISLE compiler and the checks of this crate find, with the lines they find it in, and input or output errors.
    pub fn compile(self) -> Result<PathBuf, Box<dyn Error>> {
        println!("cargo:rerun-if-env-changed=WAVELIFT_RULE_LOG");
        let out = PathBuf::from(std::env::var("OUT_DIR")?);
        let write = |name: String, text: &str| {
            let path = out.join(name);
            std::fs::write(&path, text).map(|()| path)
        };
        for (name, text) in &self.texts {
            write(format!("{}-{name}", self.name), text)?;
        }
        let name = self.name.clone();
        let all: String = self
            .constructors
            .iter()
            .map(|one| one.signature() + "\n")
            .collect();
        let generated = self.generate().map_err(|error| {
            // Cargo shows what a failed build script printed, with line breaks; an error's text it would escape.
            eprintln!("{error}");
            format!("the rules of {name} do not compile")
        })?;
        if !all.is_empty() {
            write(format!("{name}-constructors.isle"), &generated.constructors)?;
            write(format!("{name}-constructors.txt"), &all)?;
        }
        if let Some(forms) = &generated.forms {
            write(format!("{name}_forms.rs"), forms)?;
        }
        Ok(write(format!("{name}.rs"), &generated.rules)?)
    }

    /// Compiles the rules.
    ///
    /// # Errors
    /// As [`RuleSet::compile`].
    pub fn generate(self) -> Result<Generated, String> {
        let mut texts = self.texts.clone();
        for path in &self.files {
            let text =
                std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
            texts.push((path.display().to_string(), text));
        }
        let mut defs = parse(&texts, 0)?;
        let converters = constructors::converters(&defs, &self.conversions);
        texts.push((format!("{}-conversions.isle", self.name), converters));
        defs.extend(parse(&texts, texts.len() - 1)?);
        let constructors = constructors::declared(&defs, &self.constructors);
        texts.push((format!("{}-constructors.isle", self.name), constructors.clone()));
        defs.extend(parse(&texts, texts.len() - 1)?);
        let known = explain::Known {
            defs: &defs,
            texts: &texts,
            constructors: &self.constructors,
        };
        needs::check(&defs, &self.needs).map_err(|misfit| known.report(&misfit))?;
        let operations = types::operations();
        if let Some(widths) = &self.widths {
            types::check(&defs, &operations, widths).map_err(|misfit| known.report(&misfit))?;
        }
        let mut all = defs.clone();
        let mut swapped = 0;
        if self.both_orders {
            let commutative = operations.iter().filter(|(_, operation)| operation.commutative);
            let commutative: HashSet<String> = commutative.map(|(name, _)| (*name).to_owned()).collect();
            swapped = commute::both_orders(&mut all, &commutative).map_err(|misfit| known.report(&misfit))?;
        }
        let files = Arc::new(Files::from_names_and_contents(texts.iter().cloned()));
        let owners = self.by_file.then(|| traits::owners(&defs, &texts));
        let code = |defs: &[Def], logged: bool, owners: Option<&traits::Owners>| {
            let options = CodegenOptions {
                exclude_global_allow_pragmas: true,
                prefixes: Vec::new(),
                emit_logging: logged,
                split_match_arms: false,
                match_arm_split_threshold: None,
            };
            let code = compile::compile(Arc::clone(&files), defs, &options);
            let code = code.map_err(|errors| known.explain(&errors))?;
            traits::part(&traits::split(&code, owners), &self.part)
        };
        let rules = code(&all, self.logged, owners.as_ref())?;
        let forms = self.forms.as_ref().map(|forms| {
            let shared = |file: usize| file < self.texts.len();
            let names: HashSet<&str> = operations.keys().copied().collect();
            code(&forms::definitions(&defs, forms, &shared, &names), false, None)
        });
        Ok(Generated {
            rules,
            forms: forms.transpose()?,
            constructors,
            swapped,
        })
    }
}

/// What is wrong with a rule, and what would be right.
#[derive(Debug, PartialEq, Eq)]
struct Misfit {
    /// The rule's index among the definitions.
    rule: usize,
    /// What is wrong and what would be right.
    message: String,
}

/// The definitions of files from a number on.
fn parse(texts: &[(String, String)], first: usize) -> Result<Vec<Def>, String> {
    let mut defs = Vec::new();
    for (index, (_, text)) in texts.iter().enumerate().skip(first) {
        let parsed = Lexer::new(index, text).and_then(parser::parse).map_err(|error| {
            let files = Files::from_names_and_contents(texts.iter().cloned());
            cranelift_isle::error::Errors::new(vec![error], Arc::new(files)).to_string()
        })?;
        defs.extend(parsed);
    }
    Ok(defs)
}
