//! The header of a machine function in text, and texts with several of them.

use super::cursor::{Cursor, MOST, without_comment};
use super::error::{Problem, TextError};
use crate::ir::text::print_name;
use std::fmt::{self, Write};
use std::ops::Range;

/// What stands in front of the blocks: all that later passes need beside the function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// A kernel, not a function.
    pub kernel: bool,
    /// The target.
    pub target: String,
    /// Lanes of a wave.
    pub wave: u32,
    /// The last pass that ran.
    pub after: String,
    /// What the target's passes need, by name, in order.
    pub facts: Vec<(String, String)>,
}

impl Header {
    /// A header without facts.
    pub fn new(kernel: bool, target: impl Into<String>, wave: u32, after: impl Into<String>) -> Header {
        Header {
            kernel,
            target: target.into(),
            wave,
            after: after.into(),
            facts: Vec::new(),
        }
    }

    /// With a fact.
    #[must_use]
    pub fn fact(mut self, name: &str, value: impl fmt::Display) -> Header {
        self.facts.push((name.to_owned(), value.to_string()));
        self
    }

    /// With a fact, if it is known.
    #[must_use]
    pub fn fact_if(self, name: &str, value: Option<impl fmt::Display>) -> Header {
        match value {
            Some(value) => self.fact(name, value),
            None => self,
        }
    }

    /// A fact.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.facts.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// A number among the facts.
    ///
    /// # Errors
    /// It is no number of the type.
    pub fn number<T: std::str::FromStr>(&self, name: &str) -> Result<Option<T>, String> {
        let Some(text) = self.get(name) else {
            return Ok(None);
        };
        let number = text.parse();
        number
            .map(Some)
            .map_err(|_| format!("`.{name} {text}`: expected a number in range"))
    }

    /// A number of bytes among the facts, nothing if it is not there.
    ///
    /// # Errors
    /// It is no number, or larger than any machine's memory of a lane.
    pub fn bytes(&self, name: &str) -> Result<u32, String> {
        let bytes = self.number(name)?.unwrap_or(0);
        match u64::from(bytes) <= MOST {
            true => Ok(bytes),
            false => Err(format!("`.{name} {bytes}`: at most {MOST} bytes")),
        }
    }

    /// All facts have names that the target knows.
    ///
    /// # Errors
    /// The first that has not.
    pub fn check_names(&self, known: &[&str]) -> Result<(), String> {
        match self
            .facts
            .iter()
            .find(|(name, _)| !known.contains(&name.as_str()))
        {
            None => Ok(()),
            Some((name, _)) => Err(format!(
                "`.{name}` says nothing to {}; it knows .{}",
                self.target,
                known.join(", .")
            )),
        }
    }

    pub(super) fn write(&self, name: &str, spill_bytes: u32, out: &mut String) {
        let kind = if self.kernel { "kernel" } else { "function" };
        let _ = writeln!(
            out,
            "machine {kind} {} target {} wave {} after {} {{",
            print_name(name),
            self.target,
            self.wave,
            self.after
        );
        for (name, value) in &self.facts {
            let _ = writeln!(out, "    .{name} {value}");
        }
        if spill_bytes > 0 {
            let _ = writeln!(out, "    .spills {spill_bytes}");
        }
    }
}

/// A machine function in text that is not read yet.
#[derive(Clone, Debug)]
pub struct Part<'t> {
    /// Its header; facts come with [`super::parse`].
    pub header: Header,
    /// Name without sigil.
    pub name: String,
    /// Number of its first line in the whole text, from 1.
    pub first_line: u32,
    /// Its lines from the one after the first to the one with the closing brace, which is left out.
    pub(super) lines: Vec<&'t str>,
    /// The first line, and where the target's name is in it.
    opening: (&'t str, Range<usize>),
}

impl Part<'_> {
    /// What is wrong with the target that the first line names, as a mistake at its name.
    pub fn wrong_target(&self, what: impl Into<String>) -> TextError {
        let (line, at) = &self.opening;
        Problem::at(at, what).in_line(self.first_line, line)
    }

    /// Number of the line with its closing brace.
    pub fn last_line(&self) -> u32 {
        self.first_line + self.lines.len() as u32 + 1
    }
}

/// The machine functions of a text.
///
/// # Errors
/// The first line that begins none, or a function without an end.
pub fn parts(text: &str) -> Result<Vec<Part<'_>>, TextError> {
    let mut parts: Vec<Part<'_>> = Vec::new();
    // Braces that are open: that of the function, that of a lane program.
    let mut depth = 0;
    for (number, line) in (1..).zip(text.lines()) {
        let code = without_comment(line);
        let word = code.trim();
        match depth {
            0 if word.is_empty() => continue,
            0 => {
                let (header, name, target) =
                    first_line(code).map_err(|problem| problem.in_line(number, line))?;
                parts.push(Part {
                    header,
                    name,
                    first_line: number,
                    lines: Vec::new(),
                    opening: (line, target),
                });
                depth = 1;
                continue;
            }
            _ if word == "}" => depth -= 1,
            _ if word.ends_with('{') => depth += 1,
            _ => {}
        }
        if let Some(part) = parts.last_mut().filter(|_| depth > 0) {
            part.lines.push(line);
        }
    }
    match parts.last() {
        Some(last) if depth > 0 => {
            let problem = Problem::at(&(0..7), "the function does not end")
                .help("it ends with `}` on a line of its own");
            Err(problem.in_line(last.first_line, "machine"))
        }
        _ => Ok(parts),
    }
}

/// Header, name of the function and the columns of the target's name.
fn first_line(code: &str) -> Result<(Header, String, Range<usize>), Problem> {
    const EXAMPLE: &str = "a function begins as `machine kernel %name target TARGET wave 64 after isel {`";
    let mut cursor = Cursor::new(code);
    let mut read = || {
        cursor.keyword("machine")?;
        let kind = cursor.word("`kernel` or `function`")?;
        let kernel = match kind.what {
            "kernel" => true,
            "function" => false,
            _ => return Err(Problem::at(&kind.at, "expected `kernel` or `function`")),
        };
        let name = cursor.name()?;
        cursor.keyword("target")?;
        let target = cursor.target()?;
        cursor.keyword("wave")?;
        let wave = cursor.number("the lanes of a wave", 1024)?;
        cursor.keyword("after")?;
        let after = cursor.word("the name of a pass")?.what.to_owned();
        cursor.expect("{")?;
        cursor.end()?;
        Ok((Header::new(kernel, target.what, wave, after), name, target.at))
    };
    read().map_err(|problem: Problem| problem.help(EXAMPLE))
}
