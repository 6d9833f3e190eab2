//! Diagnostics: on the standard error, as text or as one JSON object per line.

use serde_json::json;
use std::fmt;
use wavelift_codegen::ir::text::{ParseError, ParsedModule, Span};
use wavelift_codegen::verify::VerifierError;
use wavelift_frontend_hsail::MAX_ERRORS;
use wavelift_hsail::diagnostics::{render, to_json};
use wavelift_hsail::link::Finding;
use wavelift_hsail::{Diagnostic, Severity, Source};

/// Writes a line to the standard error. If that cannot be written to, nobody is told anything, but the exit code still says it.
macro_rules! say {
    ($($word:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stderr().lock(), $($word)*);
    }};
}
pub(super) use say;

/// Why a command ends without success.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CliError {
    /// The command line makes no sense (exit code 2).
    Usage(String),
    /// The input or the run failed (exit code 1).
    Failed(String),
    /// As [`CliError::Failed`], with what can be done about it.
    Advised {
        /// What is wrong.
        what: String,
        /// What would be right.
        help: String,
    },
    /// As [`CliError::Failed`], and the user has been told already.
    Reported,
    /// The user ended it (exit code 130), and has been told what ran.
    Interrupted,
}

impl CliError {
    /// A failure with anything that can be shown.
    pub fn failed(what: impl fmt::Display) -> CliError {
        CliError::Failed(what.to_string())
    }

    /// With what can be done about it.
    #[must_use]
    pub fn help(self, help: impl Into<String>) -> CliError {
        match self {
            CliError::Failed(what) => CliError::Advised {
                what,
                help: help.into(),
            },
            other => other,
        }
    }
}

const IR_TEXT_HELP: &str =
    "the documentation of `wavelift_codegen::ir::text` has the syntax; `compile --emit ir` shows examples";

/// How to tell the user.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reporter {
    /// Colours in text.
    pub color: bool,
    /// Colours in results on the standard output.
    pub color_results: bool,
    /// JSON instead of text.
    pub json: bool,
    /// Errors only.
    pub quiet: bool,
    /// More than usual.
    pub verbose: bool,
}

impl Reporter {
    /// Shows diagnostics of a module; warnings unless the user wants errors only. As text as many as the parser looks for, and a note that
    /// there may be more.
    pub fn diagnostics(&self, found: &[Diagnostic], source: &Source) {
        let mut errors = 0;
        for diagnostic in found {
            if self.quiet && diagnostic.severity == Severity::Warning {
                continue;
            }
            errors += usize::from(diagnostic.severity == Severity::Error);
            if self.json {
                say!("{}", to_json(diagnostic, source));
            } else if errors <= MAX_ERRORS {
                say!("{}", render(diagnostic, source, self.color).trim_end());
            }
        }
        if !self.json && errors >= MAX_ERRORS {
            let name = &source.name;
            self.message(
                "note",
                "note",
                &format!("{name}: there may be more than these {MAX_ERRORS} errors"),
            );
        }
    }

    /// Shows what is wrong between the modules of a program; `sources` are those of the modules.
    pub fn findings(&self, found: &[Finding], sources: &[&Source]) {
        for finding in found {
            if self.quiet && finding.diagnostic.severity == Severity::Warning {
                continue;
            }
            if self.json {
                say!("{}", finding.to_json(sources));
            } else {
                say!("{}", finding.render(sources, self.color).trim_end());
            }
        }
    }

    /// Shows errors of IR text, with their lines.
    pub fn ir_errors(&self, errors: &[ParseError], name: &str, text: &str) {
        for error in errors {
            let message = error.kind.to_string();
            self.ir_error("ir-text", &message, (name, text, error.span), IR_TEXT_HELP);
        }
    }

    /// Shows rules of the IR that a module breaks, with the lines of its text.
    pub fn ir_rules(&self, errors: &[VerifierError], parsed: &ParsedModule, name: &str, text: &str) {
        const HELP: &str = "the documentation of `wavelift_codegen::verify` has the rules";
        for error in errors {
            match parsed.place(error) {
                Some(span) => self.ir_error("ir-rule", &error.to_string(), (name, text, span), HELP),
                None => self.advise("ir-rule", &format!("{name}: {error}"), HELP),
            }
        }
    }

    fn ir_error(&self, code: &str, message: &str, (name, text, span): (&str, &str, Span), help: &str) {
        let line = span.line;
        if self.json {
            let object = json!({
                "severity": "error", "code": code, "message": message,
                "file": name, "line": line, "column": span.column, "help": help,
            });
            say!("{object}");
            return;
        }
        self.line("error", message);
        say!("  --> {name}:{line}:{}", span.column);
        if let Some(shown) = text.lines().nth(line.saturating_sub(1) as usize) {
            let column = span.column.saturating_sub(1) as usize;
            let indent = shown.chars().take(column);
            let indent: String = indent.map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
            say!(
                "   | {shown}\n   | {indent}{}",
                "^".repeat(span.length.max(1) as usize)
            );
        }
        say!("   = help: {help}");
    }

    /// Shows an error that belongs to no place in a file.
    pub fn error(&self, code: &str, message: &str) {
        self.message("error", code, message);
    }

    /// Shows an error that belongs to no place in a file, and what can be done about it.
    pub fn advise(&self, code: &str, message: &str, help: &str) {
        if self.json {
            let object = json!({"severity": "error", "code": code, "message": message, "help": help});
            say!("{object}");
        } else {
            self.line("error", message);
            say!("  = help: {help}");
        }
    }

    /// Shows a remark, unless the user wants errors only.
    pub fn note(&self, message: &str) {
        if !self.quiet {
            self.message("note", "note", message);
        }
    }

    /// Shows why a command ends.
    pub fn finish(&self, error: &CliError) {
        match error {
            CliError::Usage(what) => {
                self.error("usage", what);
                if !self.json {
                    say!("\nFor more information, try 'wavelift help COMMAND'.");
                }
            }
            CliError::Failed(what) => self.error("failed", what),
            CliError::Advised { what, help } => self.advise("failed", what, help),
            CliError::Reported | CliError::Interrupted => {}
        }
    }

    fn message(&self, severity: &str, code: &str, message: &str) {
        if self.json {
            let object = json!({"severity": severity, "code": code, "message": message});
            say!("{object}");
        } else {
            self.line(severity, message);
        }
    }

    fn line(&self, severity: &str, message: &str) {
        if self.color {
            let code = if severity == "error" { "1;31" } else { "1;36" };
            say!("\x1b[{code}m{severity}\x1b[0m: {message}");
        } else {
            say!("{severity}: {message}");
        }
    }
}
