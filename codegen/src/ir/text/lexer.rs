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

    /// What begins with the next character, which is `c`.
    fn piece(&mut self, c: char) -> Piece {
        if c.is_ascii_alphabetic() || c == '_' {
            return Piece::Token(Token::Word(self.word()));
        }
        if c.is_ascii_digit() {
            return Piece::Token(Token::Number(self.number()));
        }
        self.next();
        match c {
            '\n' => Piece::Newline,
            c if c.is_whitespace() => Piece::Space,
            ';' => {
                let mut comment = String::new();
                self.take_while(&mut comment, |_, c| c != '\n');
                Piece::Comment(comment)
            }
            '%' if self.peek() == Some('"') => {
                self.next();
                Piece::of_quoted(self.quoted().map(Token::Name))
            }
            '%' => {
                let mut name = String::new();
                self.take_while(&mut name, |_, c| is_name_char(c));
                Piece::Token(Token::Name(name))
            }
            '"' => Piece::of_quoted(self.quoted().map(Token::Text)),
            ',' | ':' | '(' | ')' | '[' | ']' | '{' | '}' | '=' | '+' | '-' | '@' | '|' => {
                Piece::Token(Token::Mark(c))
            }
            c => Piece::Mistake(ParseErrorKind::UnknownCharacter(c)),
        }
    }

    fn word(&mut self) -> String {
        let mut word = String::new();
        self.take_while(&mut word, |_, c| {
            c.is_ascii_alphanumeric() || matches!(c, '_' | '.')
        });
        word
    }

    /// A number, of which an exponent may have a sign.
    fn number(&mut self) -> String {
        let mut number = String::new();
        self.take_while(&mut number, |so_far, c| {
            c.is_ascii_alphanumeric()
                || matches!(c, '_' | '.')
                || (matches!(c, '+' | '-') && so_far.ends_with(['e', 'E']) && !so_far.starts_with("0x"))
        });
        number
    }

    /// From where the cursor was to where it is; one character if a line has ended between.
    fn span_from(&self, line: u32, column: u32) -> Span {
        let length = match self.line == line {
            true => (self.column - column).max(1),
            false => 1,
        };
        Span { line, column, length }
    }
}

/// What characters of the text are.
enum Piece {
    Space,
    Newline,
    Comment(String),
    Token(Token),
    Mistake(ParseErrorKind),
}

impl Piece {
    /// A token in quotes, if they are closed.
    fn of_quoted(token: Option<Token>) -> Piece {
        match token {
            Some(token) => Piece::Token(token),
            None => Piece::Mistake(ParseErrorKind::UnterminatedString),
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
        let piece = cursor.piece(c);
        let span = cursor.span_from(line, column);
        match piece {
            Piece::Space => {}
            Piece::Newline => out.end_line(span),
            Piece::Comment(comment) => out.comments.push((line, comment)),
            Piece::Token(token) => out.tokens.push((token, span)),
            Piece::Mistake(kind) => out.errors.push(ParseError { span, kind }),
        }
    }
    let end = Span {
        line: cursor.line,
        column: cursor.column,
        length: 1,
    };
    out.end_line(end);
    out.tokens.push((Token::End, end));
    out
}

impl Lexed {
    /// Ends a line, if it has a token.
    fn end_line(&mut self, span: Span) {
        if !matches!(self.tokens.last(), None | Some((Token::Newline, _))) {
            self.tokens.push((Token::Newline, span));
        }
    }
}
