//! Tokens of IR text.

use super::error::{ParseError, ParseErrorKind, Span};

/// What a token is. Text stays in the source; names and strings are unescaped.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Token {
    /// Starts with a letter or `_`; may hold dots.
    Word(String),
    /// Starts with a digit: `12`, `0xff`, `1.5e-3`, `0a`.
    Number(String),
    /// `%name` or `%"any name"`.
    Name(String),
    /// `"text"`.
    Text(String),
    /// One of `, : ( ) [ ] { } = + - @ |`.
    Mark(char),
    /// The end of a statement.
    Newline,
    /// The end of the text.
    End,
}

impl Token {
    /// How an error message calls the token.
    pub(super) fn describe(&self) -> String {
        match self {
            Token::Word(text) | Token::Number(text) => format!("`{text}`"),
            Token::Name(name) => format!("`{}`", super::print_name(name)),
            Token::Text(text) => format!("{text:?}"),
            Token::Mark(c) => format!("`{c}`"),
            Token::Newline => "the end of the line".into(),
            Token::End => "the end of the text".into(),
        }
    }
}

/// Tokens with their places, and the comments.
pub(super) struct Lexed {
    pub(super) tokens: Vec<(Token, Span)>,
    /// Line and text after the `;`.
    pub(super) comments: Vec<(u32, String)>,
    pub(super) errors: Vec<ParseError>,
}

/// Characters of a name that needs no quotes.
pub(super) fn is_name_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '&' | '!' | '?' | '<' | '>' | '~' | '#')
}

struct Cursor<'t> {
    chars: std::iter::Peekable<std::str::Chars<'t>>,
    line: u32,
    column: u32,
}

impl Cursor<'_> {
    fn peek(&mut self) -> Option<char> {
        self.chars.peek().copied()
    }

    fn next(&mut self) -> Option<char> {
        let c = self.chars.next()?;
        if c == '\n' {
            self.line += 1;
            self.column = 1;
        } else {
            self.column += 1;
        }
        Some(c)
    }

    fn take_while(&mut self, out: &mut String, mut keep: impl FnMut(&str, char) -> bool) {
        while let Some(c) = self.peek().filter(|&c| keep(out, c)) {
            out.push(c);
            self.next();
        }
    }

    /// The rest of a quoted text after its opening quote; `None` without a closing one on the line.
    fn quoted(&mut self) -> Option<String> {
        let mut out = String::new();
        loop {
            match self.peek() {
                None | Some('\n') => return None,
                Some('"') => {
                    self.next();
                    return Some(out);
                }
                Some('\\') => {
                    self.next();
                    match self.next()? {
                        'n' => out.push('\n'),
                        c => out.push(c),
                    }
                }
                Some(c) => {
                    out.push(c);
                    self.next();
                }
            }
        }
    }
}

/// Splits a text into tokens. Every line with a token ends with a newline token.
pub(super) fn lex(text: &str) -> Lexed {
    let mut cursor = Cursor {
        chars: text.chars().peekable(),
        line: 1,
        column: 1,
    };
    let mut out = Lexed {
        tokens: Vec::new(),
        comments: Vec::new(),
        errors: Vec::new(),
    };
    while let Some(c) = cursor.peek() {
        let (line, column) = (cursor.line, cursor.column);
        let span_to = |cursor: &Cursor| Span {
            line,
            column,
            length: if cursor.line == line {
                (cursor.column - column).max(1)
            } else {
                1
            },
        };
        let token = match c {
            '\n' => {
                cursor.next();
                if matches!(out.tokens.last(), None | Some((Token::Newline, _))) {
                    continue;
                }
                Some(Token::Newline)
            }
            c if c.is_whitespace() => {
                cursor.next();
                continue;
            }
            ';' => {
                cursor.next();
                let mut comment = String::new();
                cursor.take_while(&mut comment, |_, c| c != '\n');
                out.comments.push((line, comment));
                continue;
            }
            c if c.is_ascii_alphabetic() || c == '_' => {
                let mut word = String::new();
                cursor.take_while(&mut word, |_, c| {
                    c.is_ascii_alphanumeric() || matches!(c, '_' | '.')
                });
                Some(Token::Word(word))
            }
            c if c.is_ascii_digit() => {
                let mut number = String::new();
                cursor.take_while(&mut number, |so_far, c| {
                    c.is_ascii_alphanumeric()
                        || matches!(c, '_' | '.')
                        || (matches!(c, '+' | '-')
                            && so_far.ends_with(['e', 'E'])
                            && !so_far.starts_with("0x"))
                });
                Some(Token::Number(number))
            }
            '%' => {
                cursor.next();
                if cursor.peek() == Some('"') {
                    cursor.next();
                    cursor.quoted().map(Token::Name)
                } else {
                    let mut name = String::new();
                    cursor.take_while(&mut name, |_, c| is_name_char(c));
                    Some(Token::Name(name))
                }
            }
            '"' => {
                cursor.next();
                cursor.quoted().map(Token::Text)
            }
            ',' | ':' | '(' | ')' | '[' | ']' | '{' | '}' | '=' | '+' | '-' | '@' | '|' => {
                cursor.next();
                Some(Token::Mark(c))
            }
            c => {
                cursor.next();
                out.errors.push(ParseError {
                    span: span_to(&cursor),
                    kind: ParseErrorKind::UnknownCharacter(c),
                });
                continue;
            }
        };
        let span = span_to(&cursor);
        match token {
            Some(token) => out.tokens.push((token, span)),
            None => out.errors.push(ParseError {
                span,
                kind: ParseErrorKind::UnterminatedString,
            }),
        }
    }
    let end = Span {
        line: cursor.line,
        column: cursor.column,
        length: 1,
    };
    if !matches!(out.tokens.last(), None | Some((Token::Newline, _))) {
        out.tokens.push((Token::Newline, end));
    }
    out.tokens.push((Token::End, end));
    out
}
