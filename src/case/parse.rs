//! Reader of case files: text to [`Case`].
//!
//! The format is one statement per line, words separated by single spaces. The reader resolves every name to a
//! typed index, checks that each list of values has as many bytes as its count and type say, and that a check or
//! an initialisation fits its buffer. It touches no file but the case itself: value files (`@FILE`) stay symbolic
//! until [`Values::load`](super::Values::load).
//!
//! Any text is either a case or an error with a line; nothing panics.

use super::model::*;
use super::types::{ElementType, parse_hex};
use std::collections::HashMap;
use std::fmt;
use std::path::{Path, PathBuf};

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

impl Case {
    /// Reads and parses a case file.
    pub fn read(path: &Path) -> Result<Case, ParseError> {
        let fail = |kind| ParseError {
            path: path.to_owned(),
            line: 0,
            kind,
        };
        let bytes = std::fs::read(path).map_err(|e| fail(ParseErrorKind::Unreadable(e.to_string())))?;
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

/// The rest of a line.
struct Words<'a>(&'a str);

impl<'a> Words<'a> {
    fn next(&mut self) -> Option<&'a str> {
        let text = self.0.trim_start_matches(' ');
        if text.is_empty() {
            self.0 = "";
            return None;
        }
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        self.0 = rest;
        Some(word)
    }

    fn need(&mut self, what: &'static str) -> Parsed<&'a str> {
        self.next().ok_or(ParseErrorKind::Missing(what))
    }

    fn name(&mut self, what: &'static str) -> Parsed<String> {
        self.need(what).map(str::to_owned)
    }

    fn number<T: std::str::FromStr>(&mut self, what: &'static str) -> Parsed<T> {
        number(self.need(what)?, what)
    }

    /// The value of `KEY=VALUE`.
    fn field(&mut self, key: &'static str) -> Parsed<&'a str> {
        let word = self.need(key)?;
        let value = word.strip_prefix(key).and_then(|rest| rest.strip_prefix('='));
        value.ok_or_else(|| expected(key, word))
    }

    /// A file name: the whole rest of the line, because nothing follows file names.
    fn file(&mut self) -> Parsed<PathBuf> {
        match std::mem::take(&mut self.0).trim() {
            "" => Err(ParseErrorKind::Missing("a file name")),
            name => Ok(PathBuf::from(name)),
        }
    }

    fn finish(&mut self) -> Parsed<()> {
        match self.0.trim() {
            "" => Ok(()),
            words => Err(ParseErrorKind::TrailingWords(clip(words))),
        }
    }
}

/// Words for a message: value lists can be very long.
fn clip(words: &str) -> String {
    const LONGEST: usize = 40;
    match words.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}...", &words[..end]),
        None => words.to_owned(),
    }
}

fn expected(what: &'static str, found: &str) -> ParseErrorKind {
    ParseErrorKind::Expected {
        what,
        found: clip(found),
    }
}

fn number<T: std::str::FromStr>(word: &str, what: &'static str) -> Parsed<T> {
    word.parse().map_err(|_| expected(what, word))
}

fn element_type(word: &str) -> Parsed<ElementType> {
    ElementType::from_name(word).ok_or_else(|| expected("an element type", word))
}

/// Three numbers `X,Y,Z`.
fn triple(text: &str, what: &'static str) -> Parsed<[u32; 3]> {
    let mut parts = text.split(',').map(|part| number(part, what));
    match (parts.next(), parts.next(), parts.next(), parts.next()) {
        (Some(x), Some(y), Some(z), None) => Ok([x?, y?, z?]),
        _ => Err(expected(what, text)),
    }
}

/// The arguments of `NAME(A, B, ...)` after checking their number.
fn call<'a, const N: usize>(text: &'a str, what: &'static str) -> Parsed<(&'a str, [&'a str; N])> {
    let inner = text
        .trim()
        .strip_suffix(')')
        .and_then(|text| text.split_once('('));
    let (name, inner) = inner.ok_or_else(|| expected(what, text))?;
    let parts: Vec<&str> = inner.split(',').map(str::trim).collect();
    match parts.try_into() {
        Ok(parts) => Ok((name.trim(), parts)),
        Err(_) => Err(expected(what, text)),
    }
}

/// Declares `name` in a name space.
fn declare<T: Copy>(names: &mut HashMap<String, T>, name: &str, id: T) -> Parsed<T> {
    if names.contains_key(name) {
        return Err(ParseErrorKind::Redeclared(name.to_owned()));
    }
    names.insert(name.to_owned(), id);
    Ok(id)
}

fn lookup<T: Copy>(names: &HashMap<String, T>, name: &str, what: &'static str) -> Parsed<T> {
    names
        .get(name)
        .copied()
        .ok_or_else(|| ParseErrorKind::Undeclared {
            what,
            name: name.to_owned(),
        })
}

/// The index that the next entry of a table gets. A table has at most one entry per line.
fn next_index<T>(table: &[T]) -> u32 {
    table.len() as u32
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
            "buffer" => self.buffer(&mut words)?,
            "image" => self.image(&mut words)?,
            "image_init" => {
                let image = self.image_name(&mut words)?;
                let value = self.value(words.need("TYPE:HEX")?)?;
                self.step(Action::InitImage(image, value));
            }
            "image_write" => self.image_write(&mut words)?,
            "sampler" => self.sampler(&mut words)?,
            "signal" => {
                let id = SignalId(next_index(&self.case.signals));
                let name = self.resource(&mut words, "a signal name", Name::Signal(id))?;
                let initial = words.number("an initial value")?;
                self.case.signals.push(Signal { name, initial });
                self.step(Action::CreateSignal(id));
            }
            "signal_send" => {
                let (signal, value) = self.signal_value(&mut words)?;
                self.step(Action::SendSignal(signal, value));
            }
            "signal_wait" => {
                let (signal, value) = self.signal_value(&mut words)?;
                self.step(Action::WaitSignal(signal, value));
            }
            "queue" => {
                let id = QueueId(next_index(&self.case.queues));
                let name = self.resource(&mut words, "a queue name", Name::Queue(id))?;
                let size = words.number("a queue size")?;
                self.case.queues.push(Queue { name, size });
                self.step(Action::CreateQueue(id));
            }
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
            other => return Err(ParseErrorKind::UnknownStatement(clip(other))),
        }
        words.finish()
    }

    fn resource(&mut self, words: &mut Words<'_>, what: &'static str, id: Name) -> Parsed<String> {
        let name = words.name(what)?;
        declare(&mut self.resources, &name, id)?;
        Ok(name)
    }

    fn buffer(&mut self, words: &mut Words<'_>) -> Parsed<()> {
        let id = BufferId(next_index(&self.case.buffers));
        let name = words.name("a buffer name")?;
        let bytes: u64 = words.number("a size in bytes")?;
        let init = match words.next() {
            None => None,
            Some("init") => Some(self.values(words)?),
            Some(other) => return Err(expected("`init`", other)),
        };
        if let Some(values) = &init {
            fits(&name, bytes, values)?;
        }
        // Declared last, so that its own initial value cannot refer to it.
        declare(&mut self.resources, &name, Name::Buffer(id))?;
        self.case.buffers.push(Buffer { name, bytes, init });
        self.step(Action::CreateBuffer(id));
        Ok(())
    }

    fn image(&mut self, words: &mut Words<'_>) -> Parsed<()> {
        let id = ImageId(next_index(&self.case.images));
        let name = self.resource(words, "an image name", Name::Image(id))?;
        let text = std::mem::take(&mut words.0).trim();
        let (text, optional) = match text.strip_suffix("optional") {
            Some(text) => (text, true),
            None => (text, false),
        };
        let (access, parts) = call::<7>(text, "an image description")?;
        let [geometry, order, channel, size @ ..] = parts;
        let mut sizes = [0; 4];
        for (slot, text) in sizes.iter_mut().zip(size) {
            *slot = number(text, "an image dimension")?;
        }
        if !matches!(access, "roimg" | "woimg" | "rwimg") {
            return Err(expected("`roimg`, `woimg` or `rwimg`", access));
        }
        self.case.images.push(Image {
            name,
            access: access.to_owned(),
            geometry: geometry.to_owned(),
            channel_order: order.to_owned(),
            channel_type: channel.to_owned(),
            size: sizes,
            optional,
        });
        self.step(Action::CreateImage(id));
        Ok(())
    }

    fn image_name(&self, words: &mut Words<'_>) -> Parsed<ImageId> {
        let name = words.need("an image name")?;
        match self.resources.get(name) {
            Some(Name::Image(id)) => Ok(*id),
            _ => Err(ParseErrorKind::Undeclared {
                what: "image",
                name: clip(name),
            }),
        }
    }

    fn image_write(&mut self, words: &mut Words<'_>) -> Parsed<()> {
        let image = self.image_name(words)?;
        let mut coordinates = [0; 6];
        for slot in &mut coordinates {
            *slot = words.number("a coordinate")?;
        }
        let [x, y, z, width, height, depth] = coordinates;
        let values = self.values(words)?;
        self.step(Action::WriteImage {
            image,
            origin: [x, y, z],
            size: [width, height, depth],
            values,
        });
        Ok(())
    }

    fn sampler(&mut self, words: &mut Words<'_>) -> Parsed<()> {
        let id = SamplerId(next_index(&self.case.samplers));
        let name = self.resource(words, "a sampler name", Name::Sampler(id))?;
        let text = std::mem::take(&mut words.0).trim();
        let (call_name, [coordinates, filter, addressing]) = call::<3>(text, "a sampler description")?;
        if call_name != "sampler" {
            return Err(expected("`sampler`", call_name));
        }
        self.case.samplers.push(Sampler {
            name,
            coordinates: coordinates.to_owned(),
            filter: filter.to_owned(),
            addressing: addressing.to_owned(),
        });
        self.step(Action::CreateSampler(id));
        Ok(())
    }

    fn signal_value(&mut self, words: &mut Words<'_>) -> Parsed<(SignalId, i64)> {
        let name = words.need("a signal name")?;
        let signal = match self.resources.get(name) {
            Some(Name::Signal(id)) => *id,
            _ => {
                return Err(ParseErrorKind::Undeclared {
                    what: "signal",
                    name: clip(name),
                });
            }
        };
        Ok((signal, words.number("a signal value")?))
    }

    fn executable(&mut self, name: &str, declared: bool) -> Parsed<ExecutableId> {
        let id = declare(
            &mut self.executables,
            name,
            ExecutableId(next_index(&self.case.executables)),
        )?;
        self.case.executables.push(Executable {
            name: name.to_owned(),
            codes: Vec::new(),
            declared,
        });
        Ok(id)
    }

    fn dispatch(&mut self, words: &mut Words<'_>) -> Parsed<()> {
        let id = DispatchId(next_index(&self.case.dispatches));
        let name = words.name("a dispatch name")?;
        let named = |text: &str| (text != "-").then(|| text.trim_start_matches('&').to_owned());
        let executable = words.field("exe")?;
        let kernel = named(words.field("kernel")?);
        let module = named(words.field("module")?);
        let dimensions: u8 = number(words.field("dim")?, "a number of dimensions")?;
        let grid = triple(words.field("grid")?, "a grid size X,Y,Z")?;
        let work_group = triple(words.field("wg")?, "a work-group size X,Y,Z")?;
        let dynamic_group_bytes = number(words.field("dyngroup")?, "a size in bytes")?;
        if !(1..=3).contains(&dimensions) {
            return Err(expected("1, 2 or 3 dimensions", &dimensions.to_string()));
        }
        let executable = match self.executables.get(executable) {
            Some(id) => *id,
            None => self.executable(executable, false)?,
        };
        declare(&mut self.dispatches, &name, id)?;
        self.case.dispatches.push(Dispatch {
            name,
            line: self.line,
            executable,
            kernel,
            module,
            dimensions,
            grid,
            work_group,
            dynamic_group_bytes,
            args: Vec::new(),
        });
        Ok(())
    }

    fn arg(&mut self, words: &mut Words<'_>) -> Parsed<ArgValue> {
        let kind = words.need("an argument kind")?;
        let what = match kind {
            "value" => return Ok(ArgValue::Value(self.value(words.need("TYPE:HEX or $EXPR")?)?)),
            "values" => return Ok(ArgValue::Values(self.values(words)?)),
            "groupoffset" => return Ok(ArgValue::GroupOffset(words.number("an offset")?)),
            "buffer" => "buffer",
            "image" => "image",
            "sampler" => "sampler",
            "signal" => "signal",
            "queue" => "queue",
            other => return Err(expected("an argument kind", other)),
        };
        let name = words.need("a name")?;
        match (what, self.resources.get(name)) {
            ("buffer", Some(Name::Buffer(id))) => Ok(ArgValue::Buffer(*id)),
            ("image", Some(Name::Image(id))) => Ok(ArgValue::Image(*id)),
            ("sampler", Some(Name::Sampler(id))) => Ok(ArgValue::Sampler(*id)),
            ("signal", Some(Name::Signal(id))) => Ok(ArgValue::Signal(*id)),
            ("queue", Some(Name::Queue(id))) => Ok(ArgValue::Queue(*id)),
            _ => Err(ParseErrorKind::Undeclared {
                what,
                name: clip(name),
            }),
        }
    }

    fn check(&mut self, words: &mut Words<'_>) -> Parsed<()> {
        let name = words.need("a buffer name")?;
        let buffer = match self.resources.get(name) {
            Some(Name::Buffer(id)) => *id,
            _ => {
                return Err(ParseErrorKind::Undeclared {
                    what: "buffer",
                    name: clip(name),
                });
            }
        };
        let ty = element_type(words.need("an element type")?)?;
        let method = words.need("method=")?;
        let method = method
            .strip_prefix("method=")
            .ok_or_else(|| expected("method=", method))?;
        let method = parse_method(method)?;
        let values = self.values(words)?;
        let found = values.byte_len();
        if let Some(excess) = found.checked_rem(ty.bytes() as u64)
            && excess != 0
        {
            return Err(ParseErrorKind::ValueCount {
                expected_bytes: found - excess,
                found_bytes: found,
            });
        }
        let target = &self.case.buffers[buffer.index()];
        fits(&target.name, target.bytes, &values)?;
        self.step(Action::Check(Check {
            buffer,
            ty,
            method,
            values,
        }));
        Ok(())
    }

    /// `TYPE:HEX` or `$EXPR`.
    fn value(&self, word: &str) -> Parsed<Value> {
        if let Some(expr) = word.strip_prefix('$') {
            return self.expr(expr).map(Value::Expr);
        }
        let (ty, hex) = word
            .split_once(':')
            .ok_or_else(|| expected("TYPE:HEX or $EXPR", word))?;
        let ty = element_type(ty)?;
        let bytes = parse_hex(hex).ok_or_else(|| expected("hexadecimal bytes", hex))?;
        if bytes.len() != ty.bytes() {
            return Err(ParseErrorKind::ValueCount {
                expected_bytes: ty.bytes() as u64,
                found_bytes: bytes.len() as u64,
            });
        }
        Ok(Value::Bytes(ty, bytes))
    }

    fn expr(&self, text: &str) -> Parsed<Expr> {
        let unknown = || expected("$D.dispatchpacketid, $D.packetcompletionsig or $ID.handle", text);
        let (name, property) = text.rsplit_once('.').ok_or_else(unknown)?;
        match property {
            "dispatchpacketid" => lookup(&self.dispatches, name, "dispatch").map(Expr::PacketId),
            "packetcompletionsig" => lookup(&self.dispatches, name, "dispatch").map(Expr::CompletionSignal),
            "handle" => Ok(match lookup(&self.resources, name, "object")? {
                Name::Buffer(id) => Expr::BufferHandle(id),
                Name::Image(id) => Expr::ImageHandle(id),
                Name::Sampler(id) => Expr::SamplerHandle(id),
                Name::Signal(id) => Expr::SignalHandle(id),
                Name::Queue(id) => Expr::QueueHandle(id),
            }),
            _ => Err(unknown()),
        }
    }

    /// `COUNT TYPE xHEX`, `COUNT TYPE @FILE` or `COUNT mixed TOKEN..`.
    fn values(&self, words: &mut Words<'_>) -> Parsed<Values> {
        let count: u64 = words.number("a number of values")?;
        let ty = words.need("an element type or `mixed`")?;
        if ty == "mixed" {
            let mut values = Vec::new();
            while let Some(word) = words.next() {
                values.push(self.value(word)?);
            }
            if values.len() as u64 != count {
                return Err(expected("as many values as announced", &values.len().to_string()));
            }
            return Ok(Values::Mixed(values));
        }
        let ty = element_type(ty)?;
        let size = count.checked_mul(ty.bytes() as u64);
        let size = size.ok_or_else(|| expected("a number of values", &count.to_string()))?;
        if words.0.trim_start().starts_with('@') {
            let file = words.file()?;
            let name = file.to_string_lossy().trim_start_matches('@').to_owned();
            return Ok(Values::File {
                ty,
                count,
                file: PathBuf::from(name),
            });
        }
        // No values at all may be written as nothing or as a bare `x`.
        let word = words.next().unwrap_or("x");
        let hex = word
            .strip_prefix('x')
            .ok_or_else(|| expected("xHEX or @FILE", word))?;
        let bytes = parse_hex(hex).ok_or_else(|| expected("hexadecimal bytes", hex))?;
        if bytes.len() as u64 != size {
            return Err(ParseErrorKind::ValueCount {
                expected_bytes: size,
                found_bytes: bytes.len() as u64,
            });
        }
        Ok(Values::Bytes(ty, bytes))
    }
}

fn fits(buffer: &str, bytes: u64, values: &Values) -> Parsed<()> {
    let size = values.byte_len();
    if size > bytes {
        return Err(ParseErrorKind::BufferTooSmall {
            buffer: buffer.to_owned(),
            bytes,
            values: size,
        });
    }
    Ok(())
}

/// `default` or a comma-separated list with one measure and any of `minf=`, `maxf=` and `flushDenorms`.
fn parse_method(text: &str) -> Parsed<Method> {
    let mut method = Method::default();
    let mut measure = None;
    for part in text.split(',') {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        let number = || -> Parsed<f64> {
            let value: f64 = number(value, "a number")?;
            if value.is_nan() {
                Err(expected("a number", "nan"))
            } else {
                Ok(value)
            }
        };
        let limit = || -> Parsed<f64> {
            let value = number()?;
            if value < 0.0 {
                Err(expected("a limit that is not negative", part))
            } else {
                Ok(value)
            }
        };
        let found = match key {
            "default" if value.is_empty() => Some(Measure::Ulps(0.5)),
            "ulps" => Some(Measure::Ulps(limit()?)),
            "absf" => Some(Measure::Absolute(limit()?)),
            "relf" => Some(Measure::Relative(limit()?)),
            "image" => Some(Measure::Image(limit()?)),
            "minf" => {
                method.min = Some(number()?);
                None
            }
            "maxf" => {
                method.max = Some(number()?);
                None
            }
            "flushDenorms" if value.is_empty() => {
                method.flush_denorms = true;
                None
            }
            _ => return Err(expected("a check method", part)),
        };
        if found.is_some() && measure.replace(method.measure).is_some() {
            return Err(expected("one measure", text));
        }
        method.measure = found.unwrap_or(method.measure);
    }
    Ok(method)
}
