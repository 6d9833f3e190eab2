//! Rules of a module, and how strictly each is taken.
//!
//! Every diagnostic names a [`Rule`] of [`RULES`]. A rule has a level: its findings are errors ([`Level::Deny`]), warnings, or nothing.
//! [`RuleLevels`] holds the level of each rule; readers, validator and linker get it from their caller and show findings accordingly.
//!
//! Rules are of two kinds:
//! - a *free* rule can have any level: whether it is broken or not, the module means something, and what comes later copes with it;
//! - a *fixed* rule is an error for everybody, with a [`Reason`]: without it there is no module, or none that can be written, translated or
//!   kept apart from other memory.
//!
//! [`RuleLevels::HSAILASM`] is the set that the assembler of the HSA tools enforces. Fixed rules are errors there too, also the few that
//! the tool does not know.

mod table;

use crate::diagnostics::{Diagnostic, Severity};
use std::fmt;
pub use table::RULES;
use wavelift_codegen::nearest_name;

/// What becomes of findings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// They are not shown.
    Allow,
    /// They are warnings.
    Warn,
    /// They are errors.
    Deny,
}

impl Level {
    /// `allow`, `warn` or `deny`.
    pub fn name(self) -> &'static str {
        match self {
            Level::Allow => "allow",
            Level::Warn => "warn",
            Level::Deny => "deny",
        }
    }

    fn severity(self) -> Option<Severity> {
        match self {
            Level::Allow => None,
            Level::Warn => Some(Severity::Warning),
            Level::Deny => Some(Severity::Error),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Why a rule is fixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The text cannot be read.
    Syntax,
    /// There is no operation or program structure to write or translate.
    Meaning,
    /// Sizes, places and accesses of data follow from it.
    Memory,
    /// The modules make no program.
    Program,
    /// The file is damaged.
    File,
    /// It bounds the work on any input.
    Limit,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Reason; 6] = [
        Reason::Syntax,
        Reason::Meaning,
        Reason::Memory,
        Reason::Program,
        Reason::File,
        Reason::Limit,
    ];

    /// The reason in a word.
    pub fn name(self) -> &'static str {
        match self {
            Reason::Syntax => "syntax",
            Reason::Meaning => "meaning",
            Reason::Memory => "memory",
            Reason::Program => "program",
            Reason::File => "file",
            Reason::Limit => "limit",
        }
    }

    /// The reason in words, as an end of `it cannot be lowered: ...`.
    pub fn text(self) -> &'static str {
        match self {
            Reason::Syntax => "the text could not be read",
            Reason::Meaning => "later stages would have nothing to go by",
            Reason::Memory => "sizes, places and accesses of data follow from it",
            Reason::Program => "the modules would make no program",
            Reason::File => "the file is damaged",
            Reason::Limit => "it bounds the work on any input",
        }
    }
}

/// A rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its name, such as `outside-variable`: the `code` of diagnostics.
    pub name: &'static str,
    /// Its level where nothing else is said.
    pub level: Level,
    /// Its level in [`RuleLevels::HSAILASM`].
    pub hsailasm: Level,
    /// Why it is fixed; `None` if its level can be changed.
    pub fixed: Option<Reason>,
    /// Section of the HSA Programmer's Reference Manual.
    pub prm: &'static str,
    /// What breaks the rule.
    pub summary: &'static str,
    /// What to do about it.
    pub remedy: &'static str,
}

/// A rule that can have any level.
const fn free(
    name: &'static str,
    level: Level,
    hsailasm: Level,
    prm: &'static str,
    summary: &'static str,
    remedy: &'static str,
) -> Rule {
    Rule {
        name,
        level,
        hsailasm,
        fixed: None,
        prm,
        summary,
        remedy,
    }
}

/// A rule that is an error for everybody.
const fn fixed(
    name: &'static str,
    reason: Reason,
    prm: &'static str,
    summary: &'static str,
    remedy: &'static str,
) -> Rule {
    Rule {
        name,
        level: Level::Deny,
        hsailasm: Level::Deny,
        fixed: Some(reason),
        prm,
        summary,
        remedy,
    }
}

fn index_of(name: &str) -> Option<usize> {
    RULES.binary_search_by(|rule| rule.name.cmp(name)).ok()
}

/// The rule of a name.
pub fn rule(name: &str) -> Option<&'static Rule> {
    index_of(name).map(|index| &RULES[index])
}

/// Why a level cannot be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleError {
    /// No rule has the name; perhaps another was meant.
    Unknown(Option<&'static str>),
    /// The rule cannot be lowered.
    Fixed(Reason),
}

/// The level of each rule, and whose conventions are followed where the manual leaves a choice.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct RuleLevels {
    levels: [Level; RULES.len()],
    deny_warnings: bool,
    hsailasm: bool,
}

impl fmt::Debug for RuleLevels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let changed = RULES.iter().zip(self.levels);
        let changed = changed.filter(|(rule, level)| rule.level != *level);
        f.debug_struct("RuleLevels")
            .field("hsailasm", &self.hsailasm)
            .field("deny_warnings", &self.deny_warnings)
            .field(
                "changed",
                &changed
                    .map(|(rule, level)| (rule.name, level))
                    .collect::<Vec<_>>(),
            )
            .finish()
    }
}

impl Default for RuleLevels {
    fn default() -> RuleLevels {
        RuleLevels::USUAL
    }
}

impl RuleLevels {
    /// The level of each rule where nothing else is said.
    pub const USUAL: RuleLevels = RuleLevels::new(false);

    /// The levels that accept and refuse what the assembler of the HSA tools does.
    pub const HSAILASM: RuleLevels = RuleLevels::new(true);

    const fn new(hsailasm: bool) -> RuleLevels {
        let mut levels = [Level::Deny; RULES.len()];
        let mut index = 0;
        while index < RULES.len() {
            levels[index] = if hsailasm {
                RULES[index].hsailasm
            } else {
                RULES[index].level
            };
            index += 1;
        }
        RuleLevels {
            levels,
            deny_warnings: false,
            hsailasm,
        }
    }

    /// Whether numbers and text are those of the assembler of the HSA tools where it does not follow the manual.
    pub fn is_hsailasm(&self) -> bool {
        self.hsailasm
    }

    /// Sets the level of a rule.
    ///
    /// # Errors
    /// If there is no such rule, or it would be lowered and cannot be.
    pub fn set(&mut self, name: &str, level: Level) -> Result<(), RuleError> {
        let Some(index) = index_of(name) else {
            return Err(RuleError::Unknown(nearest_name(
                name,
                RULES.iter().map(|rule| rule.name),
            )));
        };
        match RULES[index].fixed {
            Some(reason) if level < RULES[index].level => Err(RuleError::Fixed(reason)),
            _ => {
                self.levels[index] = level;
                Ok(())
            }
        }
    }

    /// Makes errors of all warnings.
    pub fn deny_warnings(&mut self) {
        self.deny_warnings = true;
    }

    /// The level of a rule. What is no rule is an error.
    pub fn of(&self, name: &str) -> Level {
        match index_of(name).map_or(Level::Deny, |index| self.levels[index]) {
            Level::Warn if self.deny_warnings => Level::Deny,
            level => level,
        }
    }

    /// Whether findings of a rule are neither errors nor warnings, so that nobody need look for them.
    pub fn allows(&self, name: &str) -> bool {
        self.of(name) == Level::Allow
    }

    /// Gives a finding the severity of its rule; `None` if it is not to be shown.
    pub fn apply(&self, mut finding: Diagnostic) -> Option<Diagnostic> {
        finding.severity = self.of(finding.code).severity()?;
        Some(finding)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorted_and_complete() {
        assert!(RULES.is_sorted_by(|a, b| a.name < b.name));
        for rule in &RULES {
            let name = rule.name;
            let fine = |text: &str| !text.is_empty() && !text.ends_with('.');
            assert!(
                fine(rule.summary) && fine(rule.remedy) && fine(rule.prm),
                "{name}"
            );
            assert!(
                name.bytes()
                    .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-'),
                "{name}"
            );
            assert!(
                rule.fixed.is_none() || (rule.level, rule.hsailasm) == (Level::Deny, Level::Deny),
                "{name}"
            );
        }
    }

    #[test]
    fn levels_are_set_and_asked_for() {
        let mut levels = RuleLevels::default();
        assert_eq!(levels.of("outside-variable"), Level::Deny);
        assert_eq!(levels.set("outside-variable", Level::Warn), Ok(()));
        assert_eq!(levels.of("outside-variable"), Level::Warn);
        levels.deny_warnings();
        assert_eq!(levels.of("outside-variable"), Level::Deny);
        assert_eq!(levels.of("write-to-const"), Level::Deny);
        assert_eq!(levels.of("comment-in-statement"), Level::Allow);
        assert_eq!(RuleLevels::HSAILASM.of("comment-in-statement"), Level::Deny);
        assert_eq!(RuleLevels::HSAILASM.of("control-conflict"), Level::Allow);
    }

    #[test]
    fn unknown_and_fixed_rules_are_refused() {
        let mut levels = RuleLevels::default();
        let near = Some("outside-variable");
        assert_eq!(
            levels.set("outside-variabel", Level::Warn),
            Err(RuleError::Unknown(near))
        );
        assert_eq!(
            levels.set("frobnicate", Level::Warn),
            Err(RuleError::Unknown(None))
        );
        assert_eq!(
            levels.set("wrong-type", Level::Allow),
            Err(RuleError::Fixed(Reason::Meaning))
        );
        assert_eq!(levels.set("wrong-type", Level::Deny), Ok(()));
        assert_eq!(levels, RuleLevels::default());
    }
}
