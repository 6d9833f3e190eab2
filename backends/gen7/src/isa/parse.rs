//! Text to instructions: the syntax of [`super::print`].
//!
//! Fields that text does not show get the values that [`Inst::new`] and the drivers use, so that text made from such an instruction
//! gives the same bytes again. Comments `/* */` and `//` are skipped; distances are labels or numbers of 8 bytes.

mod operands;

use self::operands::operands;
use super::encode::{EncodeError, encode};
use super::generation::Generation;
use super::inst::{Access, Cond, ExecSize, Flag, Inst, MathFn, Predicate, ThreadControl};
use super::table::{Format, Opcode, Type};
use std::collections::HashMap;
use std::fmt;
use std::ops::Range;

/// Why text is no instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseErrorKind {
    /// This was expected.
    Expected(&'static str),
    /// There is no such thing.
    Unknown(&'static str, String),
    /// A number does not fit.
    Number(String),
    /// The label is not defined, or defined twice.
    Label(String),
    /// The words after `MsgDesc:` or the end-of-thread mark are not what the descriptor says.
    Descriptor(String),
    /// The instruction has no encoding.
    Encode(EncodeError),
}

/// Text that is no instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// Line, from 1 on.
    pub line: usize,
    /// Bytes of the line.
    pub span: Range<usize>,
    /// Why.
    pub kind: ParseErrorKind,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.span.start + 1)?;
        match &self.kind {
            ParseErrorKind::Expected(what) => write!(f, "{what} expected"),
            ParseErrorKind::Unknown(what, name) => write!(f, "no {what} is called `{name}`"),
            ParseErrorKind::Number(text) => write!(f, "the number {text} does not fit"),
            ParseErrorKind::Label(name) => {
                write!(f, "label `{name}` must be defined exactly once, within reach")
            }
            ParseErrorKind::Descriptor(meaning) => write!(f, "the descriptor means `{meaning}`"),
            ParseErrorKind::Encode(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for ParseError {}

type Result<T> = std::result::Result<T, ParseError>;

/// Reads one instruction; distances of branches must be numbers.
///
/// # Errors
/// [`ParseError`] with line 1.
pub fn parse(text: &str) -> Result<Inst> {
    parse_line(text, 1, &|_| None)
}

/// Reads instructions, one per line, with labels, and encodes them for a generation.
///
/// # Errors
/// The first [`ParseError`].
pub fn assemble(generation: Generation, text: &str) -> Result<Vec<u8>> {
    let mut labels: HashMap<&str, i64> = HashMap::new();
    let mut lines = Vec::new();
    let mut offset = 0;
    for (index, line) in text.lines().enumerate() {
        let line_number = index + 1;
        let mut rest = line.split("//").next().unwrap_or("");
        while let Some((name, after)) = label_of(rest) {
            if labels.insert(name, offset).is_some() {
                return Err(ParseError {
                    line: line_number,
                    span: 0..line.len(),
                    kind: ParseErrorKind::Label(name.to_owned()),
                });
            }
            rest = after;
        }
        if rest.trim().trim_end_matches(';').is_empty() {
            continue;
        }
        let inst = parse_line(rest, line_number, &|_| Some(0))?;
        lines.push((line_number, offset, rest));
        offset += i64::from(inst.length());
    }
    let mut bytes = Vec::new();
    for (line, offset, text) in lines {
        let distance = |name: &str| i32::try_from((labels.get(name)? - offset) / 8).ok();
        let inst = parse_line(text, line, &distance)?.of(generation);
        bytes.extend(encode(generation, &inst).map_err(|error| ParseError {
            line,
            span: 0..text.len(),
            kind: ParseErrorKind::Encode(error),
        })?);
    }
    Ok(bytes)
}

/// A label at the start of a line, and the rest.
fn label_of(line: &str) -> Option<(&str, &str)> {
    let (name, rest) = line.split_once(':')?;
    let name = name.trim();
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    (!name.is_empty() && name.chars().all(is_name)).then_some((name, rest))
}

struct Cursor<'a> {
    text: &'a str,
    at: usize,
    line: usize,
}

impl<'a> Cursor<'a> {
    fn fail<T>(&self, kind: ParseErrorKind) -> Result<T> {
        let end = self.text[self.at..]
            .find(|c: char| c.is_whitespace())
            .map_or(self.text.len(), |length| self.at + length);
        Err(ParseError {
            line: self.line,
            span: self.at..end,
            kind,
        })
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip(&mut self) {
        loop {
            let rest = self.rest();
            let trimmed = rest.trim_start();
            self.at += rest.len() - trimmed.len();
            match trimmed.strip_prefix("/*").and_then(|comment| comment.find("*/")) {
                Some(length) => self.at += length + 4,
                None => return,
            }
        }
    }

    fn eat(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        if found {
            self.at += text.len();
        }
        found
    }

    fn expect(&mut self, text: &'static str) -> Result<()> {
        if self.eat(text) {
            return Ok(());
        }
        self.fail(ParseErrorKind::Expected(text))
    }

    /// The longest run of such characters.
    fn take(&mut self, is: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.find(|c| !is(c)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    fn word(&mut self) -> &'a str {
        self.take(|c| c.is_ascii_alphanumeric() || c == '_')
    }

    fn number(&mut self) -> Result<i64> {
        let start = self.at;
        let negative = self.eat("-");
        let value = if self.eat("0x") {
            let digits = self.take(|c| c.is_ascii_digit() || ('a'..='f').contains(&c));
            i64::from_str_radix(digits, 16)
        } else {
            let digits = self.take(|c| c.is_ascii_digit());
            digits.parse::<i64>()
        };
        match value {
            Ok(value) if value <= u32::MAX.into() => Ok(if negative { -value } else { value }),
            Ok(value) => self.fail(ParseErrorKind::Number(value.to_string())),
            Err(_) => {
                self.at = start;
                self.fail(ParseErrorKind::Expected("a number"))
            }
        }
    }

    fn small(&mut self, limit: i64) -> Result<u8> {
        let value = self.number()?;
        match u8::try_from(value) {
            Ok(value) if i64::from(value) < limit => Ok(value),
            _ => self.fail(ParseErrorKind::Number(value.to_string())),
        }
    }

    fn ty(&mut self) -> Result<Type> {
        let start = self.at;
        let name = self.take(|c| c.is_ascii_uppercase());
        let all = Type::REGISTER.into_iter().chain(Type::IMMEDIATE);
        match all.into_iter().find(|ty| ty.name() == name) {
            Some(ty) => Ok(ty),
            None => {
                self.at = start;
                self.fail(ParseErrorKind::Unknown("type", name.to_owned()))
            }
        }
    }

    fn flag(&mut self) -> Result<Flag> {
        self.expect("f")?;
        let reg = self.small(2)?;
        self.expect(".")?;
        let sub = self.small(2)?;
        Ok(Flag { reg, sub })
    }
}

fn parse_line(text: &str, line: usize, labels: &dyn Fn(&str) -> Option<i32>) -> Result<Inst> {
    let mut cursor = Cursor { text, at: 0, line };
    let start = text.find('{').unwrap_or(text.len());
    let mut options = Cursor {
        text,
        at: start,
        line,
    };
    cursor.skip();
    let (pred, mut flag, pred_name) = predicate(&mut cursor)?;
    let name = cursor.word();
    let Some(op) = Opcode::from_mnemonic(name) else {
        return cursor.fail(ParseErrorKind::Unknown("operation", name.to_owned()));
    };
    let format = op.info().format;
    let mut inst = Inst::new(op, ExecSize::S1);
    inst.control.thread = ThreadControl::Normal;
    inst.control.no_mask = false;
    inst.control.pred = pred;
    inst.control.saturate = cursor.eat(".sat");
    inst.control.debug = cursor.eat(".breakpoint");
    if format == Format::None {
        return finish(cursor, inst);
    }
    if format == Format::Math {
        cursor.skip();
        let name = cursor.word();
        match MathFn::from_name(name) {
            Some(math) => inst.math = Some(math),
            None => return cursor.fail(ParseErrorKind::Unknown("math function", name.to_owned())),
        }
    } else if cursor.eat(".") {
        flag = condition(&mut cursor, &mut inst, flag)?;
    }
    inst.control.flag = flag;
    cursor.expect("(")?;
    let channels = cursor.number()?;
    match u32::try_from(channels).ok().and_then(ExecSize::of) {
        Some(exec) => inst.control.exec = exec,
        None => return cursor.fail(ParseErrorKind::Number(channels.to_string())),
    }
    cursor.expect(")")?;
    let eot = parse_options(&mut options, &mut inst)?;
    if !pred_name.is_empty() {
        let names = Predicate::names(inst.control.access);
        match names.iter().position(|&name| name == pred_name) {
            Some(control) => inst.control.pred.control = control as u8,
            None => return cursor.fail(ParseErrorKind::Unknown("predicate", pred_name.to_owned())),
        }
    }
    operands(&mut cursor, &mut inst, eot, labels)?;
    cursor.skip();
    if cursor.at != start {
        return cursor.fail(ParseErrorKind::Expected("`{` and options"));
    }
    finish(options, inst)
}

/// `(+f0.1.any4h)`: the predicate, its flag and the name of its control; nothing, if there is none.
fn predicate<'a>(cursor: &mut Cursor<'a>) -> Result<(Predicate, Flag, &'a str)> {
    let mut pred = Predicate::default();
    if !cursor.eat("(") {
        return Ok((pred, Flag::default(), ""));
    }
    pred.inverse = match (cursor.eat("+"), cursor.eat("-")) {
        (true, _) => false,
        (_, true) => true,
        _ => return cursor.fail(ParseErrorKind::Expected("`+` or `-`")),
    };
    let flag = cursor.flag()?;
    let name = if cursor.eat(".") { cursor.word() } else { "" };
    pred.control = 1;
    cursor.expect(")")?;
    cursor.skip();
    Ok((pred, flag, name))
}

/// `ge.f0.1`: a conditional modifier, and the flag that it writes; `flag` is that of the predicate.
fn condition(cursor: &mut Cursor<'_>, inst: &mut Inst, flag: Flag) -> Result<Flag> {
    let name = cursor.word();
    match Cond::from_name(name) {
        Some(cond) => inst.control.cond = cond,
        None => return cursor.fail(ParseErrorKind::Unknown("conditional modifier", name.to_owned())),
    }
    if !cursor.eat(".") {
        return Ok(flag);
    }
    let of_cond = cursor.flag()?;
    if inst.control.pred.control != 0 && of_cond != flag {
        return cursor.fail(ParseErrorKind::Expected("the flag of the predicate"));
    }
    Ok(of_cond)
}

/// Nothing may follow.
fn finish(mut cursor: Cursor<'_>, inst: Inst) -> Result<Inst> {
    cursor.skip();
    cursor.eat(";");
    cursor.skip();
    if cursor.rest().is_empty() {
        return Ok(inst);
    }
    cursor.fail(ParseErrorKind::Expected("the end of the line"))
}

/// Reads `{ ... }`; returns whether it says that the thread ends.
fn parse_options(cursor: &mut Cursor<'_>, inst: &mut Inst) -> Result<bool> {
    cursor.expect("{")?;
    let mut eot = false;
    let control = &mut inst.control;
    loop {
        cursor.skip();
        if cursor.eat("}") {
            return Ok(eot);
        }
        let start = cursor.at;
        let word = cursor.word();
        match word {
            "align1" => control.access = Access::Align1,
            "align16" => control.access = Access::Align16,
            "WE_all" => control.no_mask = true,
            "NoDDClr" => {
                control.dep.no_clear = true;
                cursor.eat(",");
            }
            "NoDDChk" => control.dep.no_check = true,
            "compacted" => inst.compact = true,
            "atomic" => control.thread = ThreadControl::Atomic,
            "switch" => control.thread = ThreadControl::Switch,
            "AccWrEnable" => control.acc_write = true,
            "EOT" => eot = true,
            _ => {
                let quarter = word
                    .char_indices()
                    .next_back()
                    .and_then(|(length, unit)| Some((word[..length].parse::<u8>().ok()?, unit)));
                match quarter {
                    Some((number @ 1..=4, 'Q')) => control.quarter = number - 1,
                    Some((number @ 1..=2, 'H')) => control.quarter = (number - 1) * 2,
                    Some((number @ 1..=8, 'N')) => {
                        control.quarter = (number - 1) / 2;
                        control.nibble = number % 2 == 0;
                    }
                    _ => {
                        cursor.at = start;
                        return cursor.fail(ParseErrorKind::Unknown("option", word.to_owned()));
                    }
                }
            }
        }
    }
}
