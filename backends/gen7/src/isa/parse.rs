//! Text to instructions: the syntax of [`super::print`].
//!
//! Fields that text does not show get the values that [`Inst::new`] and the drivers use, so that text made from such an instruction
//! gives the same bytes again. Comments `/* */` and `//` are skipped; distances are labels or numbers of 8 bytes.

use std::collections::HashMap;
use std::fmt;
use std::ops::Range;

use super::encode::{EncodeError, encode};
use super::generation::Generation;
use super::inst::{Access, Cond, ExecSize, Flag, Inst, MathFn, Predicate, SendTo, Sfid, ThreadControl};
use super::message::message_text;
use super::operand::{Arf, Dst, Place, RegFile, Region, Src, SrcValue, Swizzle};
use super::table::{Format, Opcode, Type};

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
    let mut pred = Predicate::default();
    let mut flag = Flag::default();
    let mut pred_name = "";
    if cursor.eat("(") {
        pred.inverse = match (cursor.eat("+"), cursor.eat("-")) {
            (true, _) => false,
            (_, true) => true,
            _ => return cursor.fail(ParseErrorKind::Expected("`+` or `-`")),
        };
        flag = cursor.flag()?;
        if cursor.eat(".") {
            pred_name = cursor.word();
        }
        pred.control = 1;
        cursor.expect(")")?;
        cursor.skip();
    }
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
        let name = cursor.word();
        match Cond::from_name(name) {
            Some(cond) => inst.control.cond = cond,
            None => return cursor.fail(ParseErrorKind::Unknown("conditional modifier", name.to_owned())),
        }
        if cursor.eat(".") {
            let of_cond = cursor.flag()?;
            if pred.control != 0 && of_cond != flag {
                return cursor.fail(ParseErrorKind::Expected("the flag of the predicate"));
            }
            flag = of_cond;
        }
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

fn operands(
    cursor: &mut Cursor<'_>,
    inst: &mut Inst,
    eot: bool,
    labels: &dyn Fn(&str) -> Option<i32>,
) -> Result<()> {
    let format = inst.op.info().format;
    let access = inst.control.access;
    let align16 = access == Access::Align16;
    if !matches!(format, Format::Jip | Format::Uip | Format::Jmpi | Format::Ret) {
        cursor.skip();
        inst.dst = parse_dst(cursor, access)?;
    } else if align16 {
        inst.dst.mask = 15;
    }
    match format {
        Format::One => {
            inst.src[0] = parse_src(cursor, access)?;
            // The drivers give source 1 the type of a constant, and nothing otherwise.
            if inst.src[0].immediate().is_some() {
                inst.src[1].ty = inst.src[0].ty;
            }
        }
        Format::Ret => inst.src[0] = parse_src(cursor, access)?,
        Format::Jmpi => inst.src[1] = parse_src(cursor, access)?,
        Format::Two | Format::Math => {
            inst.src[0] = parse_src(cursor, access)?;
            inst.src[1] = parse_src(cursor, access)?;
        }
        Format::Three => {
            for index in 0..3 {
                inst.src[index] = parse_three(cursor)?;
            }
        }
        Format::Send => {
            inst.src[0] = parse_src(cursor, access)?;
            parse_send(cursor, inst, eot)?;
        }
        Format::Jip | Format::Uip | Format::Call if align16 => {
            let vert = if inst.op == Opcode::If { 0 } else { 4 };
            inst.src[0].region = Region::Align16 {
                vert,
                swizzle: Swizzle::XYZW,
            };
        }
        Format::Wait => {
            inst.src[0].value = SrcValue::Reg(inst.dst.place);
            if align16 {
                let channel = inst.dst.mask.trailing_zeros() as u8 & 3;
                inst.src[0].region = Region::Align16 {
                    vert: 0,
                    swizzle: Swizzle(channel * 0x55),
                };
                inst.src[1].region = Region::Align16 {
                    vert: 4,
                    swizzle: Swizzle::XYZW,
                };
            }
        }
        _ => {}
    }
    if format.has_jip() {
        cursor.skip();
        cursor.expect("JIP:")?;
        inst.jip = distance(cursor, labels)?;
    }
    if format.has_uip() {
        cursor.skip();
        cursor.expect("UIP:")?;
        inst.uip = distance(cursor, labels)?;
    }
    Ok(())
}

fn distance(cursor: &mut Cursor<'_>, labels: &dyn Fn(&str) -> Option<i32>) -> Result<i32> {
    cursor.skip();
    if cursor
        .rest()
        .starts_with(|c: char| c == '-' || c.is_ascii_digit())
    {
        let value = cursor.number()?;
        return i32::try_from(value).or_else(|_| cursor.fail(ParseErrorKind::Number(value.to_string())));
    }
    let name = cursor.word();
    match labels(name) {
        Some(distance) => Ok(distance),
        None => cursor.fail(ParseErrorKind::Label(name.to_owned())),
    }
}

/// A register with its subregister, which counts elements of a type that is not known yet.
fn parse_place(cursor: &mut Cursor<'_>) -> Result<(Place, u8)> {
    if cursor.eat("g[a0") {
        let addr = if cursor.eat(".") { cursor.small(8)? } else { 0 };
        cursor.skip();
        let offset = if cursor.eat("]") {
            0
        } else {
            let value = cursor.number()?;
            cursor.expect("]")?;
            value as i16
        };
        let place = Place::Indirect {
            file: RegFile::Grf,
            addr,
            offset,
        };
        return Ok((place, 0));
    }
    let start = cursor.at;
    let name = cursor.take(|c| c.is_ascii_lowercase());
    let (file, reg) = if name == "g" {
        (RegFile::Grf, cursor.small(128)?)
    } else {
        match Arf::ALL.into_iter().find(|&(_, _, known, _)| known == name) {
            Some((Arf::Null | Arf::Ip, base, _, _)) => (RegFile::Arf, base),
            Some((_, base, _, count)) => (RegFile::Arf, base + cursor.small(count.into())?),
            None => {
                cursor.at = start;
                return cursor.fail(ParseErrorKind::Unknown("register", name.to_owned()));
            }
        }
    };
    let sub = match cursor.rest().as_bytes() {
        [b'.', digit, ..] if digit.is_ascii_digit() => {
            cursor.expect(".")?;
            cursor.small(32)?
        }
        _ => 0,
    };
    Ok((Place::Direct { file, reg, sub: 0 }, sub))
}

/// The place with the subregister in bytes.
fn in_bytes(cursor: &Cursor<'_>, (place, sub): (Place, u8), ty: Type) -> Result<Place> {
    match place {
        Place::Direct { file, reg, .. } if sub.checked_mul(ty.size()).is_some_and(|bytes| bytes < 32) => {
            Ok(Place::Direct {
                file,
                reg,
                sub: sub * ty.size(),
            })
        }
        Place::Direct { .. } => cursor.fail(ParseErrorKind::Number(sub.to_string())),
        indirect => Ok(indirect),
    }
}

fn parse_dst(cursor: &mut Cursor<'_>, access: Access) -> Result<Dst> {
    let from = parse_place(cursor)?;
    cursor.expect("<")?;
    let stride = cursor.small(5)?;
    cursor.expect(">")?;
    let mut mask = 0;
    if cursor.eat(".") {
        for name in cursor.take(|c| c.is_ascii_lowercase()).chars() {
            match "xyzw".find(name) {
                Some(bit) => mask |= 1 << bit,
                None => return cursor.fail(ParseErrorKind::Unknown("channel", name.to_string())),
            }
        }
    } else if access == Access::Align16 {
        mask = 15;
    }
    let ty = cursor.ty()?;
    Ok(Dst {
        place: in_bytes(cursor, from, ty)?,
        ty,
        stride,
        mask,
    })
}

fn parse_modifiers(cursor: &mut Cursor<'_>) -> (bool, bool) {
    cursor.skip();
    let is_number = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
    let neg = !cursor.rest().strip_prefix('-').is_some_and(is_number) && cursor.eat("-");
    (neg, cursor.eat("(abs)"))
}

fn parse_swizzle(cursor: &mut Cursor<'_>, default: Swizzle) -> Result<Swizzle> {
    if !cursor.eat(".") {
        return Ok(default);
    }
    let names = cursor.take(|c| c.is_ascii_lowercase());
    let channels: Option<Vec<usize>> = names.chars().map(|name| "xyzw".find(name)).collect();
    match channels.as_deref() {
        Some(&[one]) => Ok(Swizzle(one as u8 * 0x55)),
        Some(&[x, y, z, w]) => Ok(Swizzle((x | y << 2 | z << 4 | w << 6) as u8)),
        _ => cursor.fail(ParseErrorKind::Unknown("swizzle", names.to_owned())),
    }
}

fn parse_src(cursor: &mut Cursor<'_>, access: Access) -> Result<Src> {
    let (neg, abs) = parse_modifiers(cursor);
    if cursor
        .rest()
        .starts_with(|c: char| c.is_ascii_digit() || c == '-')
    {
        return parse_constant(cursor);
    }
    let from = parse_place(cursor)?;
    cursor.expect("<")?;
    let vert = if cursor.eat("VxH") {
        Region::PER_CHANNEL
    } else {
        cursor.small(33)?
    };
    let region = if access == Access::Align1 {
        cursor.expect(",")?;
        let width = cursor.small(17)?;
        cursor.expect(",")?;
        let horz = cursor.small(5)?;
        cursor.expect(">")?;
        Region::Align1 { vert, width, horz }
    } else {
        cursor.expect(">")?;
        Region::Align16 {
            vert,
            swizzle: parse_swizzle(cursor, Swizzle::XYZW)?,
        }
    };
    let ty = cursor.ty()?;
    Ok(Src {
        value: SrcValue::Reg(in_bytes(cursor, from, ty)?),
        ty,
        abs,
        neg,
        region,
    })
}

/// Hexadecimal numbers are bits; decimal ones are values.
fn parse_constant(cursor: &mut Cursor<'_>) -> Result<Src> {
    let start = cursor.at;
    let negative = cursor.eat("-");
    if cursor.rest().starts_with("0x") {
        cursor.at = start;
        let value = cursor.number()?;
        let ty = cursor.ty()?;
        return Ok(Src::imm(value as u32, ty));
    }
    let digits = cursor.take(|c| c.is_ascii_digit() || c == '.');
    let ty = cursor.ty()?;
    let sign = if negative { "-" } else { "" };
    let text = format!("{sign}{digits}");
    let bits = if ty == Type::F {
        text.parse::<f32>().ok().map(f32::to_bits)
    } else {
        let value = text.parse::<i64>().ok();
        value
            .filter(|value| (-(1 << 31)..1 << 32).contains(value))
            .map(|value| value as u32)
    };
    match bits {
        Some(bits) => Ok(Src::imm(bits, ty)),
        None => cursor.fail(ParseErrorKind::Number(text)),
    }
}

fn parse_three(cursor: &mut Cursor<'_>) -> Result<Src> {
    let (neg, abs) = parse_modifiers(cursor);
    let from = parse_place(cursor)?;
    let scalar = cursor.eat("<0,1,0>");
    if !scalar {
        cursor.expect("<4,4,1>")?;
    }
    let default = if scalar { Swizzle(0) } else { Swizzle::XYZW };
    let swizzle = parse_swizzle(cursor, default)?;
    let ty = cursor.ty()?;
    Ok(Src {
        value: SrcValue::Reg(in_bytes(cursor, from, ty)?),
        ty,
        abs,
        neg,
        region: Region::Three { scalar, swizzle },
    })
}

fn parse_send(cursor: &mut Cursor<'_>, inst: &mut Inst, eot: bool) -> Result<()> {
    cursor.skip();
    let mut descriptor = None;
    if !cursor.rest().starts_with("0x") {
        inst.src[1] = parse_src(cursor, inst.control.access)?;
        cursor.skip();
    }
    if cursor.rest().starts_with("0x") {
        let bits = cursor.number()? as u32;
        if (bits >> 31 == 1) != eot {
            return cursor.fail(ParseErrorKind::Descriptor("EOT is bit 31".into()));
        }
        if inst.src[1].place().is_some_and(|place| place.is_null()) {
            descriptor = Some(bits & 0x7fff_ffff);
            inst.src[1] = Src::imm(bits & 0x7fff_ffff, Type::Ud);
        }
        cursor.skip();
    }
    let name = cursor.word();
    let Some(sfid) = Sfid::from_name(name) else {
        return cursor.fail(ParseErrorKind::Unknown("shared function", name.to_owned()));
    };
    inst.send = Some(SendTo { sfid, eot });
    cursor.skip();
    if cursor.eat("MsgDesc:") {
        let text = cursor.take(|c| c != '{');
        let meaning = match descriptor {
            Some(descriptor) => message_text(sfid, descriptor),
            None => " indirect".to_owned(),
        };
        if !text.split_whitespace().eq(meaning.split_whitespace()) {
            return cursor.fail(ParseErrorKind::Descriptor(meaning));
        }
    }
    Ok(())
}
