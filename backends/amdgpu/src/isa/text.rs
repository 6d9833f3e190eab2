//! Assembly text: numbers, words and lists, and programs with labels.

use super::operand::Operand;
use super::value::VirtualReg;
use std::collections::HashMap;
use std::fmt;
use std::ops::Range;

/// Why text is no instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// Line number from 1.
    pub line: usize,
    /// Columns in bytes from 0.
    pub columns: Range<usize>,
    /// What is wrong and what would be right.
    pub message: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.columns.start + 1, self.message)
    }
}

impl std::error::Error for ParseError {}

/// A message with the columns it is about.
pub type Problem = (Range<usize>, String);

/// The distance of a label in words.
pub type Labels<'a> = &'a dyn Fn(&str) -> Option<i64>;

/// Assembles a program: instructions, labels (`name:`) and `.long` words, with `//` comments. Branches take labels. `instruction`
/// appends the words of one line; it gets the distance of a label in words.
///
/// # Errors
/// The first line that is none of this.
pub fn assemble(
    source: &str,
    instruction: impl Fn(&str, Labels<'_>, &mut Vec<u32>) -> Result<(), Problem>,
) -> Result<Vec<u32>, ParseError> {
    let mut labels: HashMap<&str, usize> = HashMap::new();
    // The first pass finds the labels: no encoding depends on a branch distance.
    for pass in 0..2 {
        let mut words = Vec::new();
        for (number, line) in source.lines().enumerate() {
            let at = words.len();
            let fail = |(columns, message)| ParseError {
                line: number + 1,
                columns,
                message,
            };
            let code = line.split("//").next().unwrap_or(line);
            let mut rest = code;
            while let Some((name, after)) = label(rest) {
                if pass == 0 && labels.insert(name, at).is_some() {
                    let start = code.len() - rest.len();
                    return Err(fail((
                        start..start + name.len(),
                        format!("label `{name}` is defined twice"),
                    )));
                }
                rest = after;
            }
            let start = code.len() - rest.len();
            let shift =
                |(columns, message): Problem| fail((columns.start + start..columns.end + start, message));
            if rest.trim().is_empty() {
                continue;
            }
            if let Some(value) = rest.trim().strip_prefix(".long ") {
                let value = number_text(value.trim()).and_then(|v| u32::try_from(v).ok());
                words.push(
                    value.ok_or_else(|| fail((start..code.len(), "a word is a number of 32 bits".into())))?,
                );
                continue;
            }
            let distance = |name: &str| {
                let target = if pass == 0 { at + 1 } else { *labels.get(name)? };
                Some(target as i64 - (at as i64 + 1))
            };
            instruction(rest, &distance, &mut words).map_err(shift)?;
        }
        if pass == 1 {
            return Ok(words);
        }
    }
    Ok(Vec::new())
}

/// A label at the start of a line and what is after it.
fn label(line: &str) -> Option<(&str, &str)> {
    let (name, rest) = line.split_once(':')?;
    let name = name.trim();
    let word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '$');
    (!name.is_empty() && name.chars().all(word)).then_some((name, rest))
}

/// A number: decimal or hexadecimal, with sign.
pub fn number_text(text: &str) -> Option<i64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let value = match digits.strip_prefix("0x") {
        Some(hex) => i64::from_str_radix(hex, 16).ok()?,
        None if digits.starts_with(|c: char| c.is_ascii_digit()) => digits.parse::<i64>().ok()?,
        None => return None,
    };
    Some(if negative { -value } else { value })
}

/// A place in a line.
#[derive(Clone, Copy, Debug)]
pub struct Cursor<'a> {
    /// The line.
    pub text: &'a str,
    /// Where the rest begins.
    pub at: usize,
}

impl<'a> Cursor<'a> {
    /// The rest of the line.
    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Skips white space.
    pub fn skip_space(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    /// Letters, digits, `_`, `.` and signs of numbers.
    pub fn word(&mut self) -> &'a str {
        let rest = self.rest();
        let end = rest
            .find(|c: char| !(c.is_alphanumeric() || matches!(c, '_' | '.' | '$')))
            .unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    /// Up to the next space that is not within brackets.
    pub fn modifier(&mut self) -> &'a str {
        let rest = self.rest();
        let mut depth = 0usize;
        let end = rest.find(|c: char| {
            match c {
                '(' | '[' => depth += 1,
                ')' | ']' => depth = depth.saturating_sub(1),
                _ => {}
            }
            c.is_whitespace() && depth == 0
        });
        let end = end.unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    /// Skips `text` if it is what follows.
    pub fn eat(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        if found {
            self.at += text.len();
        }
        found
    }

    /// Skips a character that must follow, and the space around it.
    ///
    /// # Errors
    /// Something else follows.
    pub fn expect(&mut self, wanted: char) -> Result<(), Problem> {
        self.skip_space();
        if self.rest().starts_with(wanted) {
            self.at += wanted.len_utf8();
            self.skip_space();
            Ok(())
        } else {
            let end = (self.at + 1).min(self.text.len()).max(self.at);
            Err((self.at..end, format!("`{wanted}` is missing here")))
        }
    }

    /// Text of a call such as `hwreg(...)` up to the closing parenthesis, or a word.
    pub fn call(&mut self) -> &'a str {
        let rest = self.rest();
        let word = rest
            .find(|c: char| !(c.is_alphanumeric() || c == '_'))
            .unwrap_or(rest.len());
        let end = match rest[word..].starts_with('(').then(|| rest.find(')')).flatten() {
            Some(close) => close + 1,
            None => word,
        };
        self.at += end;
        &rest[..end]
    }

    /// A virtual register as [`Operand::write_plain`] writes it, if one follows: `%7`, `%7[2:3]`.
    pub fn virtual_register(&mut self) -> Option<Operand> {
        let start = self.at;
        let read = |cursor: &mut Self| {
            let index = cursor.eat("%").then(|| cursor.word())?.parse().ok()?;
            let (mut first, mut last) = (0, 0);
            if cursor.eat("[") {
                first = u8::try_from(cursor.number()?).ok()?;
                last = u8::try_from(cursor.eat(":").then(|| cursor.number())??).ok()?;
                cursor.eat("]").then_some(())?;
            }
            let count = last.checked_sub(first)?.checked_add(1)?;
            Some(Operand::Virtual(VirtualReg { index, first, count }))
        };
        let found = read(self);
        if found.is_none() {
            self.at = start;
        }
        found
    }

    /// A number, if one follows.
    pub fn number(&mut self) -> Option<i64> {
        let start = self.at;
        self.eat("-");
        self.word();
        let value = number_text(&self.text[start..self.at]);
        if value.is_none() {
            self.at = start;
        }
        value
    }
}

/// `[1,0,1]` as bits and their number.
pub fn bit_list(value: &str) -> Option<(u8, usize)> {
    let inner = value.strip_prefix('[')?.strip_suffix(']')?;
    let mut bits = 0;
    let mut count = 0;
    for item in inner.split(',') {
        match item.trim() {
            "1" if count < 8 => bits |= 1 << count,
            "0" => {}
            _ => return None,
        }
        count += 1;
    }
    Some((bits, count))
}

/// Four lane numbers of a quad.
pub fn lanes(value: &str) -> Option<[u16; 4]> {
    let mut lanes = [0; 4];
    let mut items = value.split(',');
    for lane in &mut lanes {
        *lane = items.next()?.trim().parse().ok().filter(|l| *l < 4)?;
    }
    items.next().is_none().then_some(lanes)
}

/// Four lane numbers as eight bits.
pub fn quad(lanes: [u16; 4]) -> u16 {
    lanes[0] | lanes[1] << 2 | lanes[2] << 4 | lanes[3] << 6
}
