//! Reader of case files: text to [`Case`].
//!
//! The format is one statement per line, words separated by single spaces. The reader resolves every name to a
//! typed index, checks that each list of values has as many bytes as its count and type say, and that a check or
//! an initialisation fits its buffer. It touches no file but the case itself: value files (`@FILE`) stay symbolic
//! until [`Values::load`](super::Values::load).
//!
//! Any text is either a case or an error with a line; nothing panics.

mod statements;
mod words;

use super::model::*;
use crate::files;
use std::collections::HashMap;
use std::fmt;
use std::path::{Path, PathBuf};
use words::{Words, clip, declare, expected, lookup, next_index};

/// Why a file is not a case. Always the input's fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The file.
    pub path: PathBuf,
    /// The line, from 1; 0 if the error is about the whole file.
    pub line: u32,
    /// What is wrong.
    pub kind: ParseErrorKind,
}

/// What is wrong with a line of a case file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseErrorKind {
    /// The file cannot be read, with the system's message.
    Unreadable(String),
    /// The file is not UTF-8.
    NotText,
    /// A line starts with a word that is no statement.
    UnknownStatement(String),
    /// The line ends where something is needed.
    Missing(&'static str),
    /// Words are left over at the end of the line.
    TrailingWords(String),
    /// A word is not what is needed at its place.
    Expected {
        /// What is needed.
        what: &'static str,
        /// What is there.
        found: String,
    },
    /// A name is used that no earlier line declares as this kind of thing.
    Undeclared {
        /// What kind of thing is needed.
        what: &'static str,
        /// The name.
        name: String,
    },
    /// A name is declared twice.
    Redeclared(String),
    /// A list of values has another number of elements than it announces.
    ValueCount {
        /// Bytes that count and type ask for.
        expected_bytes: u64,
        /// Bytes that are there.
        found_bytes: u64,
    },
    /// Values do not fit their buffer.
    BufferTooSmall {
        /// The buffer.
        buffer: String,
        /// Its size in bytes.
        bytes: u64,
        /// The size of the values in bytes.
        values: u64,
    },
    /// The file has no `end` line, so part of it is missing.
    NoEnd,
    /// The file lacks a line that every case has.
    NoStatement(&'static str),
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.path.display())?;
        if self.line != 0 {
            write!(f, "{}:", self.line)?;
        }
        write!(f, " {}", self.kind)
    }
}

impl fmt::Display for ParseErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use ParseErrorKind::*;
        match self {
            Unreadable(message) => write!(f, "cannot read the file: {message}"),
            NotText => write!(f, "the file is not UTF-8 text"),
            UnknownStatement(word) => write!(f, "unknown statement `{word}`"),
            Missing(what) => write!(f, "the line ends where {what} is needed"),
            TrailingWords(words) => write!(f, "unexpected `{words}` at the end of the line"),
            Expected { what, found } => write!(f, "expected {what}, found `{found}`"),
            Undeclared { what, name } => write!(f, "no earlier line declares a {what} `{name}`"),
            Redeclared(name) => write!(f, "`{name}` is declared twice"),
            ValueCount {
                expected_bytes,
                found_bytes,
            } => {
                write!(
                    f,
                    "the count and type of the values ask for {expected_bytes} bytes, but there are {found_bytes}"
                )
            }
            BufferTooSmall {
                buffer,
                bytes,
                values,
            } => {
                write!(
                    f,
                    "{values} bytes of values for buffer `{buffer}`, which has {bytes}"
                )
            }
            NoEnd => write!(f, "the file has no `end` line"),
            NoStatement(what) => write!(f, "the file has no `{what}` line"),
        }
    }
}

impl std::error::Error for ParseError {}

type Parsed<T> = Result<T, ParseErrorKind>;

/// Bytes of a case file that are read at most.
const MAX_CASE_BYTES: u64 = 1 << 30;

impl Case {
    /// Reads and parses a case file.
    pub fn read(path: &Path) -> Result<Case, ParseError> {
        let fail = |kind| ParseError {
            path: path.to_owned(),
            line: 0,
            kind,
        };
        let read = files::read(path, MAX_CASE_BYTES);
        let bytes = read.map_err(|e| fail(ParseErrorKind::Unreadable(e.to_string())))?;
        let text = String::from_utf8(bytes).map_err(|_| fail(ParseErrorKind::NotText))?;
        Case::parse(&text, path)
    }

    /// Parses the text of a case. `path` is the base of the relative paths in it and is named in messages.
    pub fn parse(text: &str, path: &Path) -> Result<Case, ParseError> {
        let mut parser = Parser::new(path);
        for (number, line) in text.lines().enumerate() {
            // A file of 2^32 lines does not fit in memory.
            parser.line = u32::try_from(number + 1).unwrap_or(u32::MAX);
            let fail = |kind| ParseError {
                path: path.to_owned(),
                line: parser.line,
                kind,
            };
            if parser.ended {
                match line.trim() {
                    "" => continue,
                    words => return Err(fail(ParseErrorKind::TrailingWords(clip(words)))),
                }
            }
            let line_number = parser.line;
            parser.statement(line).map_err(|kind| ParseError {
                path: path.to_owned(),
                line: line_number,
                kind,
            })?;
        }
        parser.finish().map_err(|kind| ParseError {
            path: path.to_owned(),
            line: 0,
            kind,
        })
    }
}

/// What a name of the case stands for.
#[derive(Clone, Copy)]
enum Name {
    Buffer(BufferId),
    Image(ImageId),
    Sampler(SamplerId),
    Signal(SignalId),
    Queue(QueueId),
}

struct Parser {
    case: Case,
    line: u32,
    ended: bool,
    name: Option<String>,
    wave_size: Option<u32>,
    /// Buffers, images, samplers, signals and queues share one name space because `$ID.handle` does.
    resources: HashMap<String, Name>,
    modules: HashMap<String, ModuleId>,
    programs: HashMap<String, ProgramId>,
    codes: HashMap<String, CodeId>,
    executables: HashMap<String, ExecutableId>,
    dispatches: HashMap<String, DispatchId>,
}

impl Parser {
    fn new(path: &Path) -> Parser {
        Parser {
            case: Case {
                name: String::new(),
                wave_size: 0,
                waves_per_group: None,
                path: path.to_owned(),
                requires: Vec::new(),
                expects_queue_error: false,
                buffers: Vec::new(),
                images: Vec::new(),
                samplers: Vec::new(),
                signals: Vec::new(),
                queues: Vec::new(),
                modules: Vec::new(),
                programs: Vec::new(),
                codes: Vec::new(),
                executables: Vec::new(),
                dispatches: Vec::new(),
                steps: Vec::new(),
            },
            line: 0,
            ended: false,
            name: None,
            wave_size: None,
            resources: HashMap::new(),
            modules: HashMap::new(),
            programs: HashMap::new(),
            codes: HashMap::new(),
            executables: HashMap::new(),
            dispatches: HashMap::new(),
        }
    }

    fn finish(mut self) -> Parsed<Case> {
        if !self.ended {
            return Err(ParseErrorKind::NoEnd);
        }
        self.case.name = self.name.ok_or(ParseErrorKind::NoStatement("test"))?;
        self.case.wave_size = self.wave_size.ok_or(ParseErrorKind::NoStatement("wavesize"))?;
        Ok(self.case)
    }

    fn step(&mut self, action: Action) {
        self.case.steps.push(Step {
            line: self.line,
            action,
        });
    }

    fn statement(&mut self, line: &str) -> Parsed<()> {
        let mut words = Words(line);
        let Some(statement) = words.next() else {
            return Ok(());
        };
        match statement {
            "test" => self.name = Some(words.name("a test name")?),
            "wavesize" => {
                let size: u32 = words.number("a wave size")?;
                if !size.is_power_of_two() || size > 256 {
                    return Err(expected("a power of two up to 256", &size.to_string()));
                }
                self.wave_size = Some(size);
            }
            "wavespergroup" => self.case.waves_per_group = Some(words.number("a number of waves")?),
            "requires" => self.case.requires.push(match words.need("`detect` or `break`")? {
                "detect" => Feature::DetectExceptions,
                "break" => Feature::BreakExceptions,
                other => return Err(expected("`detect` or `break`", other)),
            }),
            "expect" => match words.need("`queue_error`")? {
                "queue_error" => self.case.expects_queue_error = true,
                other => return Err(expected("`queue_error`", other)),
            },
            "dispatch" => self.dispatch(&mut words)?,
            "arg" => {
                let id = lookup(&self.dispatches, words.need("a dispatch name")?, "dispatch")?;
                let value = self.arg(&mut words)?;
                self.case.dispatches[id.index()].args.push(Arg {
                    line: self.line,
                    value,
                });
            }
            "exec" => {
                let id = lookup(&self.dispatches, words.need("a dispatch name")?, "dispatch")?;
                self.step(Action::Execute(id));
            }
            "check" => self.check(&mut words)?,
            "end" => self.ended = true,
            _ => self.resource_statement(statement, &mut words)?,
        }
        words.finish()
    }

    /// Statements about what kernels work on, and the rest.
    fn resource_statement(&mut self, statement: &str, words: &mut Words<'_>) -> Parsed<()> {
        match statement {
            "buffer" => self.buffer(words)?,
            "image" => self.image(words)?,
            "image_init" => {
                let image = self.image_name(words)?;
                let value = self.value(words.need("TYPE:HEX")?)?;
                self.step(Action::InitImage(image, value));
            }
            "image_write" => self.image_write(words)?,
            "sampler" => self.sampler(words)?,
            "signal" => {
                let id = SignalId(next_index(&self.case.signals));
                let name = self.resource(words, "a signal name", Name::Signal(id))?;
                let initial = words.number("an initial value")?;
                self.case.signals.push(Signal { name, initial });
                self.step(Action::CreateSignal(id));
            }
            "signal_send" => {
                let (signal, value) = self.signal_value(words)?;
                self.step(Action::SendSignal(signal, value));
            }
            "signal_wait" => {
                let (signal, value) = self.signal_value(words)?;
                self.step(Action::WaitSignal(signal, value));
            }
            "queue" => {
                let id = QueueId(next_index(&self.case.queues));
                let name = self.resource(words, "a queue name", Name::Queue(id))?;
                let size = words.number("a queue size")?;
                self.case.queues.push(Queue { name, size });
                self.step(Action::CreateQueue(id));
            }
            _ => self.code_statement(statement, words)?,
        }
        Ok(())
    }

    /// Statements about modules, and how they become code that is loaded; there are no others.
    fn code_statement(&mut self, statement: &str, words: &mut Words<'_>) -> Parsed<()> {
        match statement {
            "program" => {
                let name = words.name("a program name")?;
                declare(
                    &mut self.programs,
                    &name,
                    ProgramId(next_index(&self.case.programs)),
                )?;
                self.case.programs.push(Program {
                    name,
                    modules: Vec::new(),
                });
            }
            "module" => {
                let name = words.name("a module name")?;
                declare(&mut self.modules, &name, ModuleId(next_index(&self.case.modules)))?;
                self.case.modules.push(Module {
                    name,
                    file: words.file()?,
                });
            }
            "add" => {
                let program = lookup(&self.programs, words.need("a program name")?, "program")?;
                let module = lookup(&self.modules, words.need("a module name")?, "module")?;
                self.case.programs[program.index()].modules.push(module);
            }
            "finalize" => {
                let name = words.name("a code name")?;
                let program = lookup(&self.programs, words.need("a program name")?, "program")?;
                let id = declare(&mut self.codes, &name, CodeId(next_index(&self.case.codes)))?;
                self.case.codes.push(Code { name, program });
                self.step(Action::Finalize(id));
            }
            "executable" => {
                let name = words.name("an executable name")?;
                self.executable(&name, true)?;
            }
            "load" => {
                let executable = lookup(&self.executables, words.need("an executable name")?, "executable")?;
                let code = lookup(&self.codes, words.need("a code name")?, "code")?;
                self.case.executables[executable.index()].codes.push(code);
            }
            "freeze" => {
                let id = lookup(&self.executables, words.need("an executable name")?, "executable")?;
                self.step(Action::Freeze(id));
            }
            other => return Err(ParseErrorKind::UnknownStatement(clip(other))),
        }
        Ok(())
    }
}
