//! The report of a run: a line for each case, with columns separated by tabs. A run adds a line when a case ends, so that a report is
//! usable however the run ends.
//!
//! | column | holds                                                   |
//! |--------|---------------------------------------------------------|
//! | 1      | the name in the case, or the file if it has none        |
//! | 2      | `PASS`, `FAIL`, `TIMEOUT` or `SKIP`                     |
//! | 3      | why it is not `PASS`; how its launch was derived        |
//! | 4      | instructions executed                                   |
//! | 5      | milliseconds                                            |
//! | 6      | the file                                                |
//! | 7      | the settings that the verdict holds for                 |
//!
//! Reports of five columns can be read, too.

use super::batch::CaseResult;
use std::fmt;
use std::path::Path;
use std::time::Duration;

/// What became of a case, in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Every check holds.
    Pass,
    /// Something is wrong.
    Fail,
    /// The case still ran when its time was over.
    Timeout,
    /// The case says nothing about the target.
    Skip,
}

impl Outcome {
    /// All of them.
    pub const ALL: [Outcome; 4] = [Outcome::Pass, Outcome::Fail, Outcome::Timeout, Outcome::Skip];

    /// The word in reports.
    pub fn word(self) -> &'static str {
        match self {
            Outcome::Pass => "PASS",
            Outcome::Fail => "FAIL",
            Outcome::Timeout => "TIMEOUT",
            Outcome::Skip => "SKIP",
        }
    }

    /// Whether the run counts it as failed.
    pub fn is_failure(self) -> bool {
        matches!(self, Outcome::Fail | Outcome::Timeout)
    }
}

/// A case in a report.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The name in the case, or the file if it has none.
    pub name: String,
    /// The verdict.
    pub outcome: Outcome,
    /// Why it is not [`Outcome::Pass`], and how its launch was derived, on one line.
    pub reason: String,
    /// Instructions executed.
    pub instructions: u64,
    /// Time it took.
    pub elapsed: Duration,
    /// The file; empty in reports of five columns.
    pub file: String,
    /// Target and options that the verdict holds for; empty in reports of five columns.
    pub settings: String,
}

impl Row {
    /// The row of a result.
    pub fn new(result: &CaseResult, file: &Path, settings: &str) -> Row {
        Row {
            name: column(&result.name),
            outcome: result.outcome(),
            reason: column(&result.reason()),
            instructions: result.instructions,
            elapsed: result.elapsed,
            file: file_column(file),
            settings: column(settings),
        }
    }

    fn parse(line: &str) -> Result<Row, RowError> {
        let columns: Vec<&str> = line.split('\t').collect();
        let [name, word, reason, instructions, milliseconds, rest @ ..] = columns.as_slice() else {
            return Err(RowError::Columns(columns.len()));
        };
        let (file, settings) = match rest {
            [] => ("", ""),
            [file, settings] => (*file, *settings),
            _ => return Err(RowError::Columns(columns.len())),
        };
        let outcome = Outcome::ALL.into_iter().find(|outcome| outcome.word() == *word);
        let number = |text: &str| RowError::Number(text.to_owned());
        let seconds = milliseconds.parse::<f64>().ok().map(|number| number / 1e3);
        let elapsed = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        Ok(Row {
            name: (*name).to_owned(),
            outcome: outcome.ok_or_else(|| RowError::Verdict((*word).to_owned()))?,
            reason: (*reason).to_owned(),
            instructions: instructions.parse().map_err(|_| number(instructions))?,
            elapsed: elapsed.ok_or_else(|| number(milliseconds))?,
            file: file.to_owned(),
            settings: settings.to_owned(),
        })
    }
}

/// The columns, without the end of the line.
impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let milliseconds = self.elapsed.as_secs_f64() * 1e3;
        let (word, reason) = (self.outcome.word(), &self.reason);
        write!(f, "{}\t{word}\t{reason}\t{}\t", self.name, self.instructions)?;
        write!(f, "{milliseconds:.1}\t{}\t{}", self.file, self.settings)
    }
}

/// How reports name a file.
pub fn file_column(file: &Path) -> String {
    column(&file.display().to_string())
}

/// Text that ends neither column nor line.
fn column(text: &str) -> String {
    text.replace(char::is_control, " ")
}

/// What is wrong with a line of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowError {
    /// There are so many columns.
    Columns(usize),
    /// This is no verdict.
    Verdict(String),
    /// This is no number that stands in its column.
    Number(String),
}

impl fmt::Display for RowError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RowError::Columns(1) => f.write_str("there is one column; a report has 7, or 5"),
            RowError::Columns(found) => write!(f, "there are {found} columns; a report has 7, or 5"),
            RowError::Verdict(word) => {
                write!(
                    f,
                    "`{word}` is no verdict; these are PASS, FAIL, TIMEOUT and SKIP"
                )
            }
            RowError::Number(text) => write!(f, "`{text}` is no number that can stand here"),
        }
    }
}

/// A damaged line of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub error: RowError,
}

impl fmt::Display for ReportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.error)
    }
}

impl std::error::Error for ReportError {}

/// The rows of a report.
///
/// A last line without an end is what is left of a write that was cut: it is no row.
///
/// # Errors
/// The first line that is no row.
pub fn parse(text: &str) -> Result<Vec<Row>, ReportError> {
    let lines = whole_lines(text).lines().enumerate();
    let row = |(index, line)| {
        Row::parse(line).map_err(|error| ReportError {
            line: index + 1,
            error,
        })
    };
    lines.map(row).collect()
}

/// The text without a last line that has no end.
pub fn whole_lines(text: &str) -> &str {
    text.rfind('\n').map_or("", |end| &text[..=end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_was_cut_is_no_row() {
        let text =
            "a/b\tPASS\t\t12\t1.5\tx.case\tgfx\na/c\tTIMEOUT\tit runs\t0\t60000.0\ty.case\tgfx\na/d\tFA";
        let rows = parse(text).unwrap();
        assert_eq!(rows.len(), 2);
        assert_eq!(rows[0].elapsed, Duration::from_micros(1500));
        assert_eq!(rows[1].outcome, Outcome::Timeout);
        assert!(rows[1].outcome.is_failure() && !rows[0].outcome.is_failure());
        let again: String = rows.iter().map(|row| format!("{row}\n")).collect();
        assert_eq!(again, whole_lines(text));
    }

    #[test]
    fn reports_of_five_columns() {
        let rows = parse("a/b\tSKIP\tno images\t0\t0.0\n").unwrap();
        assert_eq!((rows[0].file.as_str(), rows[0].outcome), ("", Outcome::Skip));
        assert_eq!(parse(""), Ok(Vec::new()));
    }

    #[test]
    fn damaged_lines_have_their_place() {
        let good = "a\tPASS\t\t1\t1.0\n";
        for (line, error) in [
            ("a\tPASS", RowError::Columns(2)),
            ("a\tPASS\t\t1\t1.0\tf", RowError::Columns(6)),
            ("", RowError::Columns(1)),
            ("a\tGOOD\t\t1\t1.0", RowError::Verdict("GOOD".to_owned())),
            ("a\tPASS\t\t-1\t1.0", RowError::Number("-1".to_owned())),
            ("a\tPASS\t\t1\tinf", RowError::Number("inf".to_owned())),
        ] {
            let found = parse(&format!("{good}{line}\n{good}"));
            assert_eq!(found, Err(ReportError { line: 2, error }), "{line}");
        }
    }
}
