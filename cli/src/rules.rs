//! Levels of rules on the command line, the same for all commands that read HSAIL, and the list of rules.

use crate::output::print;
use crate::report::CliError;
use serde_json::json;
use std::fmt::Write as _;
use wavelift_hsail::RuleLevels;
use wavelift_hsail::rules::{Level, RULES, Reason, RuleError};

/// What `--deny` takes beside names of rules.
const WARNINGS: &str = "warnings";

/// How strictly the rules of HSAIL are taken.
#[derive(Clone, Debug, Default, clap::Args)]
#[command(next_help_heading = "Rules of HSAIL (see `wavelift verify --rules`)")]
pub(super) struct RuleArgs {
    /// Let pass what breaks a rule
    #[arg(long, value_name = "RULE", value_delimiter = ',', value_parser = lowered)]
    allow: Vec<String>,
    /// Only warn of what breaks a rule
    #[arg(long, value_name = "RULE", value_delimiter = ',', value_parser = warned)]
    warn: Vec<String>,
    /// Refuse what breaks a rule; `warnings` refuses all that would be warned of
    #[arg(long, value_name = "RULE|warnings", value_delimiter = ',', value_parser = denied)]
    deny: Vec<String>,
    /// Begin with the levels of another tool; where it does not follow the manual, numbers and text are its own
    #[arg(long, value_name = "TOOL")]
    compat: Option<Compat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Compat {
    /// The assembler of the HSA tools
    Hsailasm,
}

impl RuleArgs {
    /// The levels of all rules.
    ///
    /// # Errors
    /// If a rule is given two levels.
    pub(super) fn levels(&self) -> Result<RuleLevels, CliError> {
        let mut levels = match self.compat {
            Some(Compat::Hsailasm) => RuleLevels::HSAILASM,
            None => RuleLevels::USUAL,
        };
        let lists = [
            (Level::Allow, &self.allow),
            (Level::Warn, &self.warn),
            (Level::Deny, &self.deny),
        ];
        let mut seen: Vec<(&str, Level)> = Vec::new();
        for (level, names) in lists {
            for name in names {
                if name == WARNINGS {
                    levels.deny_warnings();
                    continue;
                }
                match seen.iter().find(|(other, _)| other == name) {
                    Some((_, other)) if *other != level => {
                        let what = format!("rule `{name}` stands both in --{other} and in --{level}");
                        return Err(CliError::Usage(what));
                    }
                    _ => seen.push((name, level)),
                }
                levels
                    .set(name, level)
                    .map_err(|error| CliError::Usage(message(name, error)))?;
            }
        }
        Ok(levels)
    }

    /// The options again.
    pub(super) fn words(&self) -> impl Iterator<Item = String> {
        let lists = [
            (Level::Allow, &self.allow),
            (Level::Warn, &self.warn),
            (Level::Deny, &self.deny),
        ];
        let lists = lists.into_iter().filter(|(_, names)| !names.is_empty());
        let words = lists.map(|(level, names)| format!("--{level} {}", names.join(",")));
        let compat = self.compat.map(|Compat::Hsailasm| "--compat hsailasm".to_owned());
        words.chain(compat)
    }
}

fn message(name: &str, error: RuleError) -> String {
    match error {
        RuleError::Unknown(Some(near)) => format!("no rule is called `{name}`; did you mean `{near}`?"),
        RuleError::Unknown(None) => {
            format!("no rule is called `{name}`; `wavelift verify --rules` lists them")
        }
        RuleError::Fixed(reason) => format!("rule `{name}` cannot be lowered: {}", reason.text()),
    }
}

/// A rule that can have a level.
fn rule_for(level: Level, name: &str) -> Result<String, String> {
    let mut levels = RuleLevels::USUAL;
    let tried = levels.set(name, level);
    tried
        .map(|()| name.to_owned())
        .map_err(|error| message(name, error))
}

fn lowered(name: &str) -> Result<String, String> {
    rule_for(Level::Allow, name)
}

fn warned(name: &str) -> Result<String, String> {
    rule_for(Level::Warn, name)
}

fn denied(name: &str) -> Result<String, String> {
    match name {
        WARNINGS => Ok(name.to_owned()),
        _ => rule_for(Level::Deny, name),
    }
}

/// Prints all rules.
pub(super) fn list(as_json: bool) -> Result<(), CliError> {
    print(if as_json { rules_json() } else { rules_text() })
}

fn rules_json() -> String {
    let rules = RULES.iter().map(|rule| {
        json!({
            "name": rule.name,
            "level": rule.level.name(),
            "hsailasm": rule.hsailasm.name(),
            "lowerable": rule.fixed.is_none(),
            "reason": rule.fixed.map(Reason::text),
            "section": rule.prm,
            "summary": rule.summary,
            "remedy": rule.remedy,
        })
    });
    format!("{:#}\n", serde_json::Value::from_iter(rules))
}

fn rules_text() -> String {
    let width = RULES.iter().map(|rule| rule.name.len()).max().unwrap_or(0);
    let mut text = format!(
        "{:width$}  level  hsailasm  lowered  manual     what breaks it\n",
        "rule"
    );
    for rule in &RULES {
        let lowered = rule.fixed.map_or("yes", Reason::name);
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "{:width$}  {:5}  {:8}  {lowered:7}  {:9}  {}",
            rule.name,
            rule.level.name(),
            rule.hsailasm.name(),
            rule.prm,
            rule.summary
        );
    }
    text.push_str(
        "\nlevel: allow lets pass, warn warns, deny refuses; hsailasm: the level under --compat hsailasm.\n\
         lowered: yes if --allow and --warn may name the rule, else why not:\n",
    );
    for reason in Reason::ALL {
        let _ = writeln!(text, "  {:8}  {}", reason.name(), reason.text());
    }
    text
}
