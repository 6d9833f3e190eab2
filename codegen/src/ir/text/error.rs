//! What can be wrong with IR text.

use std::fmt;

/// A place in the text: line and column count from 1, columns and length in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Span {
    /// Line.
    pub line: u32,
    /// Column of the first character.
    pub column: u32,
    /// Number of characters, at least 1.
    pub length: u32,
}

impl Span {
    /// The line of a text, and a mark under the place.
    pub fn excerpt(&self, text: &str) -> String {
        let line = text
            .lines()
            .nth(self.line.saturating_sub(1) as usize)
            .unwrap_or("");
        let pad: String = line
            .chars()
            .take(self.column.saturating_sub(1) as usize)
            .map(|c| if c == '\t' { '\t' } else { ' ' })
            .collect();
        let mark = "^".repeat(self.length.max(1) as usize);
        format!("    {line}\n    {pad}{mark}")
    }
}

/// What is wrong. All variants are the fault of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseErrorKind {
    /// A character that starts no token.
    UnknownCharacter(char),
    /// A string or quoted name without its closing quote.
    UnterminatedString,
    /// Something else stands where one of some things should.
    Expected {
        /// What could stand here.
        expected: String,
        /// What does.
        found: String,
    },
    /// A number that is too large for where it stands, with the largest one allowed.
    TooLarge {
        /// What the number is.
        what: &'static str,
        /// The largest value.
        limit: u64,
    },
    /// A mnemonic that is not in the instruction table.
    UnknownInstruction(String),
    /// A suffix that the instruction does not take.
    UnknownSuffix {
        /// The mnemonic.
        instruction: &'static str,
        /// The suffix.
        suffix: String,
    },
    /// An instruction that needs a suffix does not have it.
    MissingSuffix {
        /// The mnemonic.
        instruction: &'static str,
        /// What is missing: `type` or `condition`.
        what: &'static str,
    },
    /// A suffix of one kind is given twice.
    RepeatedSuffix(String),
    /// Another number of results than the instruction has.
    ResultCount {
        /// The mnemonic.
        instruction: &'static str,
        /// Results in the table.
        expected: usize,
        /// Results in the text.
        found: usize,
    },
    /// A result whose type is neither given nor follows from the instruction.
    ResultTypeMissing(u32),
    /// A type after a result of an instruction whose result types the table gives.
    ResultTypeGiven(u32),
    /// Results of one instruction must be numbered one after the other.
    ResultsNotConsecutive {
        /// The number that would be right.
        expected: u32,
        /// The number in the text.
        found: u32,
    },
    /// Block parameters must be numbered in increasing order.
    ParamsNotIncreasing(u32),
    /// A name that is defined twice: `v1`, `block1`, `%tile`, `%k`.
    Redefined(String),
    /// A name that is defined nowhere.
    Undefined(String),
    /// A function without any block.
    NoBlocks(String),
    /// An instruction in front of the first block.
    OutsideBlock,
    /// A line with `|` outside the wave section.
    SharedAtThreadLevel,
    /// A line with `|` whose text no unused instruction of the thread level has.
    NotAtThreadLevel,
    /// A block header in the wave section that differs from the thread level's.
    BlockHeaderDiffers(String),
    /// A statement that may occur once occurs again.
    Repeated(&'static str),
}

impl fmt::Display for ParseErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use ParseErrorKind as K;
        match self {
            K::UnknownCharacter(c) => write!(f, "unknown character {c:?}"),
            K::UnterminatedString => write!(f, "missing closing quote"),
            K::Expected { expected, found } => write!(f, "expected {expected}, found {found}"),
            K::TooLarge { what, limit } => write!(f, "{what} is too large, the limit is {limit}"),
            K::UnknownInstruction(name) => write!(f, "unknown instruction `{name}`"),
            K::UnknownSuffix { instruction, suffix } => {
                write!(f, "`{instruction}` takes no suffix `.{suffix}`")
            }
            K::MissingSuffix { instruction, what } => {
                write!(
                    f,
                    "`{instruction}` needs a {what}, as in `{instruction}.{}`",
                    match *what {
                        "type" => "i32",
                        _ => "eq",
                    }
                )
            }
            K::RepeatedSuffix(suffix) => {
                write!(f, "another suffix of the same kind as `.{suffix}` precedes it")
            }
            K::ResultCount {
                instruction,
                expected,
                found,
            } => {
                write!(f, "`{instruction}` has {expected} result(s), not {found}")
            }
            K::ResultTypeMissing(v) => write!(f, "the type of v{v} is missing: write `v{v}: TYPE = ...`"),
            K::ResultTypeGiven(v) => write!(f, "the type of v{v} follows from the instruction, leave it out"),
            K::ResultsNotConsecutive { expected, found } => {
                write!(
                    f,
                    "results must be numbered one after the other: v{expected}, not v{found}"
                )
            }
            K::ParamsNotIncreasing(v) => {
                write!(
                    f,
                    "block parameters must be numbered in increasing order, v{v} is not"
                )
            }
            K::Redefined(name) => write!(f, "{name} is defined twice"),
            K::Undefined(name) => write!(f, "{name} is not defined"),
            K::NoBlocks(name) => write!(f, "{name} has no block"),
            K::OutsideBlock => write!(f, "an instruction in front of the first block header"),
            K::SharedAtThreadLevel => write!(f, "`|` is for instructions of the wave section"),
            K::NotAtThreadLevel => write!(f, "no unused instruction of the thread level has this text"),
            K::BlockHeaderDiffers(block) => {
                write!(
                    f,
                    "the parameters of {block} differ from those at the thread level"
                )
            }
            K::Repeated(what) => write!(f, "`{what}` occurs twice"),
        }
    }
}

/// A mistake in IR text and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// Where.
    pub span: Span,
    /// What.
    pub kind: ParseErrorKind,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.span.line, self.span.column, self.kind)
    }
}

impl std::error::Error for ParseError {}

impl ParseError {
    /// The message with the line it is about and a mark under the place. `text` is what was parsed.
    pub fn render(&self, file: &str, text: &str) -> String {
        format!("{file}:{self}\n{}", self.span.excerpt(text))
    }
}
