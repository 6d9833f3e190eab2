//! `test hsail parse|print|diagnose`: modules of HSAIL and BRIG as they are.
//!
//! - `parse` reads and validates the module; `error:` lines say what it must find.
//! - `print` prints the canonical text, which must read back to the same text.
//! - `diagnose` prints every finding on a line, `LINE:COLUMN: error[RULE]: MESSAGE`, and fails never.
//!
//! `compat=hsailasm` takes the rules of the HSA tools, `allow=RULE`, `warn=RULE` and `deny=RULE` set the level of one.

use crate::registry::{CommandOptions, Failure, FileJob, Output, Scope, SubTest};
use crate::suggest::unknown;
use crate::testfile::Language;
use wavelift_frontend_hsail::{ParseOptions, parse_with, print};
use wavelift_hsail::rules::{Level, RuleError};
use wavelift_hsail::{Diagnostic, Module, RuleLevels, Severity, Source, validate_with};

pub(super) struct Hsail;

const NAME: &str = "hsail";
const WHAT: [&str; 3] = ["parse", "print", "diagnose"];
/// Words after the command.
pub(super) const WORDS: &[&str] = &[
    "parse", "print", "diagnose", "compat=", "allow=", "warn=", "deny=",
];
/// The words that set levels.
pub(super) const LEVELS: &[&str] = &["compat=", "allow=", "warn=", "deny="];
/// What such commands take.
pub(super) const TAKES: &str = "HSAIL (.hsail) or BRIG (.brig)";

impl SubTest for Hsail {
    fn name(&self) -> &str {
        NAME
    }

    fn scope(&self, _language: Language) -> Scope {
        Scope::File
    }

    fn run(&self, _job: &crate::registry::Job<'_>) -> Output {
        Err(Failure::new(format!("`test {NAME}` takes {TAKES}, not IR")))
    }

    fn run_file(&self, job: &FileJob<'_>) -> Output {
        let levels = levels(job.options)?;
        let mut words = job.options.0.iter().filter(|w| !w.contains('='));
        let (Some(what), None) = (words.next(), words.next()) else {
            return Err(Failure::new(format!(
                "`test {NAME}` takes one of {}",
                WHAT.join(", ")
            )));
        };
        let (module, found, source) = read(job, job.text, "", &levels)?;
        match what.as_str() {
            "diagnose" => Ok(found.iter().map(|d| format!("{}\n", line(d, &source))).collect()),
            "parse" => good(module, &found, &source).map(|_| String::new()),
            "print" => printed(&good(module, &found, &source)?, levels),
            other => Err(Failure::new(unknown("option", other, WHAT.into_iter()))),
        }
    }

    fn compares_file(&self, job: &FileJob<'_>) -> bool {
        job.options.has("parse")
    }
}

/// The canonical text.
fn printed(module: &Module, levels: RuleLevels) -> Output {
    let text = print(module);
    let options = ParseOptions {
        levels,
        ..ParseOptions::default()
    };
    let (again, found) = parse_with("printed", &text, options);
    match again {
        Some(again) if print(&again) == text => Ok(text),
        Some(_) => Err(Failure::new("the printed module reads back as another one")),
        None => {
            let source = Source::text("printed", text);
            let lines = found.iter().map(|d| line(d, &source));
            Err(Failure::all(
                ["the printed module does not read back".to_owned()]
                    .into_iter()
                    .chain(lines),
            ))
        }
    }
}

/// Levels of rules as the words say.
///
/// # Errors
/// A rule that is not there or has a fixed level.
pub(super) fn levels(words: &CommandOptions) -> Result<RuleLevels, Failure> {
    let mut levels = match words.value("compat") {
        None => RuleLevels::USUAL,
        Some("hsailasm") => RuleLevels::HSAILASM,
        Some(other) => return Err(Failure::new(format!("compat={other}: expected hsailasm"))),
    };
    for word in &words.0 {
        let level = match word.split_once('=') {
            Some(("allow", rule)) => (Level::Allow, rule),
            Some(("warn", rule)) => (Level::Warn, rule),
            Some(("deny", "warnings")) => {
                levels.deny_warnings();
                continue;
            }
            Some(("deny", rule)) => (Level::Deny, rule),
            _ => continue,
        };
        let (level, rule) = level;
        levels.set(rule, level).map_err(|error| {
            Failure::new(match error {
                RuleError::Unknown(Some(near)) => {
                    format!("no rule is called `{rule}`; did you mean `{near}`?")
                }
                RuleError::Unknown(None) => {
                    format!("no rule is called `{rule}`; `wavelift verify --rules` lists them")
                }
                RuleError::Fixed(reason) => format!("rule `{rule}` cannot be lowered: {}", reason.text()),
            })
        })?;
    }
    Ok(levels)
}

/// The module of a file, if it can be read, with what parser and validator found, in order of places. `text` is that of the module in a file of
/// HSAIL, `name` what its places are told with.
pub(super) fn read(
    job: &FileJob<'_>,
    text: &str,
    name: &str,
    levels: &RuleLevels,
) -> Result<(Option<Module>, Vec<Diagnostic>, Source), Failure> {
    let (module, mut found, source) = match job.language {
        Language::Hsail => {
            let options = ParseOptions {
                levels: *levels,
                ..ParseOptions::default()
            };
            let (module, found) = parse_with(name, text, options);
            (module, found, Source::text(name, text))
        }
        Language::Brig => {
            let source = wavelift_frontend_brig::source(name, job.bytes);
            match wavelift_frontend_brig::read(job.bytes) {
                Ok(module) => (Some(module), Vec::new(), source),
                Err(found) => (None, found, source),
            }
        }
        _ => return Err(job.refused(NAME, TAKES)),
    };
    if let Some(module) = &module {
        found.extend(validate_with(module, levels));
    }
    found.sort_by_key(|d| d.span.start);
    Ok((module, found, source))
}

/// A module in which no error was found.
pub(super) fn good(module: Option<Module>, found: &[Diagnostic], source: &Source) -> Result<Module, Failure> {
    let errors = found.iter().filter(|d| d.severity == Severity::Error);
    let errors: Vec<String> = errors.map(|d| line(d, source)).collect();
    match module {
        Some(module) if errors.is_empty() => Ok(module),
        _ => Err(Failure(errors)),
    }
}

/// A finding with its place; that in the file itself has no name in front.
pub(super) fn line(diagnostic: &Diagnostic, source: &Source) -> String {
    let text = diagnostic.one_line(source);
    text.strip_prefix(':').map_or(text.clone(), str::to_owned)
}
