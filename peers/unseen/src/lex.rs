//! Words of LLVM IR text.

use crate::Error;

/// A word.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Token {
    /// A keyword, type, number or opcode.
    Word(String),
    /// `%name`, without the sign.
    Local(String),
    /// `@name`, without the sign.
    Global(String),
    /// `c"..."`, with its escapes undone.
    Bytes(Vec<u8>),
    /// One of the signs.
    Sign(char),
}

/// Words of a line up to a comment. Attributes (`#0`) and metadata (`!tbaa !3`) come as signs and words.
pub(crate) fn words(line: &str, number: usize) -> Result<Vec<Token>, Error> {
    let chars: Vec<char> = line.chars().collect();
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(&first) = chars.get(at) {
        match first {
            ' ' | '\t' => at += 1,
            ';' => break,
            '%' | '@' => {
                let (name, next) = name(&chars, at + 1);
                found.push(if first == '%' {
                    Token::Local(name)
                } else {
                    Token::Global(name)
                });
                at = next;
            }
            'c' if chars.get(at + 1) == Some(&'"') => {
                let (text, next) = quoted(&chars, at + 2);
                found.push(Token::Bytes(unescaped(&text)));
                at = next;
            }
            '"' => {
                let (text, next) = quoted(&chars, at + 1);
                found.push(Token::Word(text));
                at = next;
            }
            _ if is_word(first) => {
                let end = chars[at..].iter().position(|&c| !is_word(c));
                let end = end.map_or(chars.len(), |length| at + length);
                found.push(Token::Word(chars[at..end].iter().collect()));
                at = end;
            }
            '(' | ')' | '[' | ']' | '{' | '}' | '<' | '>' | ',' | '=' | '!' | '#' | '*' | ':' | '|' => {
                found.push(Token::Sign(first));
                at += 1;
            }
            other => return Err(Error::new(number, format!("`{other}` is no sign of LLVM IR"))),
        }
    }
    Ok(found)
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '$' | '-' | '+')
}

fn name(chars: &[char], at: usize) -> (String, usize) {
    if chars.get(at) == Some(&'"') {
        return quoted(chars, at + 1);
    }
    let end = chars[at..].iter().position(|&c| !is_word(c));
    let end = end.map_or(chars.len(), |length| at + length);
    (chars[at..end].iter().collect(), end)
}

fn quoted(chars: &[char], at: usize) -> (String, usize) {
    let length = chars[at..].iter().position(|&c| c == '"');
    let end = length.map_or(chars.len(), |length| at + length);
    (chars[at..end].iter().collect(), (end + 1).min(chars.len()))
}

/// `\0A` is a byte in hexadecimal, and `\\` the character itself.
fn unescaped(text: &str) -> Vec<u8> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let code = text.get(at + 1..at + 3);
        let code = code.and_then(|code| u8::from_str_radix(code, 16).ok());
        match (bytes[at], bytes.get(at + 1), code) {
            (b'\\', Some(b'\\'), _) => {
                found.push(b'\\');
                at += 2;
            }
            (b'\\', _, Some(byte)) => {
                found.push(byte);
                at += 3;
            }
            _ => {
                found.push(bytes[at]);
                at += 1;
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_of_strings() {
        assert_eq!(
            unescaped(r"a\00\\41\\\5C"),
            [b'a', 0, b'\\', b'4', b'1', b'\\', b'\\']
        );
    }
}
