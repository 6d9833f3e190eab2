//! Which rules there are, for tests that count those that fire.
//!
//! A debug build logs every rule that fires with the file and line that it begins at ([`crate::RuleSet::logged_in_debug_builds`]).

use cranelift_isle::ast::Def;
use cranelift_isle::{lexer::Lexer, parser};
use std::path::Path;

/// A rule as it stands in its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleText {
    /// The file and the line that the rule begins at, as the log has them.
    pub place: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The first line of the rule.
    pub text: String,
}

/// The rules of a file.
///
/// # Errors
/// That the file cannot be read or parsed.
pub fn rules(path: &Path) -> Result<Vec<RuleText>, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let defs = Lexer::new(0, &text).and_then(parser::parse);
    let defs = defs.map_err(|error| format!("{}: {error:?}", path.display()))?;
    let rules = defs.iter().filter_map(|def| match def {
        Def::Rule(rule) => Some(rule.pos.offset),
        _ => None,
    });
    let lines: Vec<&str> = text.lines().collect();
    let of = |offset: usize| {
        let line = text.get(..offset).unwrap_or_default().matches('\n').count();
        RuleText {
            // The compiler counts lines from 0.
            place: format!("{} line {line}", path.display()),
            line: line + 1,
            text: lines.get(line).map_or_else(String::new, |&line| line.to_owned()),
        }
    };
    Ok(rules.map(of).collect())
}

/// Rules that no test fires, each with the reason: a line of the list is the first line of the rule, ` ; ` and the reason.
#[derive(Clone, Debug, Default)]
pub struct Unfired {
    /// First lines of rules, and reasons.
    pub rules: Vec<(String, String)>,
}

impl Unfired {
    /// Reads a list. Lines that begin with `#` are comments.
    ///
    /// # Errors
    /// A line without a reason.
    pub fn read(text: &str) -> Result<Unfired, String> {
        let lines = text
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let rules = lines.map(|(index, line)| match line.rsplit_once(" ; ") {
            Some((rule, reason)) => Ok((rule.to_owned(), reason.to_owned())),
            None => Err(format!(
                "line {}: a rule, ` ; ` and the reason why no test fires it",
                index + 1
            )),
        });
        Ok(Unfired {
            rules: rules.collect::<Result<_, _>>()?,
        })
    }

    /// Whether a rule is listed.
    pub fn lists(&self, rule: &RuleText) -> bool {
        self.rules.iter().any(|(text, _)| *text == rule.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_has_reasons() {
        let list = Unfired::read("# comment\n(rule (lower a) (b a)) ; never asked\n").unwrap();
        let rule = |text: &str| RuleText {
            place: String::new(),
            line: 1,
            text: text.to_owned(),
        };
        assert!(list.lists(&rule("(rule (lower a) (b a))")));
        assert!(!list.lists(&rule("(rule (lower a) (c a))")));
        assert!(Unfired::read("(rule (lower a) (b a))").is_err());
    }
}
