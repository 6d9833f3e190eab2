//! Lexer (HSA PRM 4.4, 19.1).
//!
//! Tokens are kinds with spans; their text is sliced from the source on demand. Numbers are taken greedily (`0x1.8p+3f`,
//! but also `2da` of an image geometry) and read by [`crate::literal`] once the parser knows what it wants. Mnemonics
//! with their suffixes are one word up to a parenthesis; the parser scans the rest itself ([`Lexer::rescan`]).
//!
//! Every byte belongs to a token, white space or a comment; bytes that fit nowhere become [`TokenKind::Invalid`].

use wavelift_hsail::source::Span;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TokenKind {
    /// Keyword, mnemonic or type.
    Word,
    /// `&name`.
    Global,
    /// `%name`.
    Local,
    /// `@name`.
    Label,
    /// `$` with letters and digits: a register or a word of the module header.
    Dollar,
    /// Starts with a digit, or with a dot and a digit.
    Number,
    /// `"..."`, quotes included.
    String,
    /// A single character of `()[]{},;:=+-`.
    Punct(u8),
    /// A string without its closing quote.
    UnterminatedString,
    /// A block comment without its end.
    UnterminatedComment,
    /// Bytes that start no token.
    Invalid,
    /// End of the text.
    End,
}

/// A token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Where it is.
    pub span: Span,
}

/// What stands between two tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gap {
    /// Nothing.
    None,
    /// White space.
    Space,
    /// A comment, perhaps with more comments and white space: where the first one begins.
    Comment(u32),
}

/// Reads tokens from text.
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    text: &'a str,
    at: usize,
    /// What stands before the last token.
    pub gap: Gap,
    /// Where the first unusual white space (see [`is_unusual_space`]) before the last tokens stands, until it is taken.
    pub unusual_space: Option<u32>,
    /// Comments passed since they were last taken, without regard to tokens.
    pub comments: Vec<Span>,
    keep_comments: bool,
}

/// White space.
const SPACE: u8 = 1;
/// What names, mnemonics and numbers go on with.
const NAME: u8 = 2;

/// What each byte can be.
static CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut b = 0;
    while b < 256 {
        let byte = b as u8;
        if matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | 0x0b | 0x0c) {
            classes[b] |= SPACE;
        }
        if byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'.' {
            classes[b] |= NAME;
        }
        b += 1;
    }
    classes
};

/// Whether a byte is white space.
pub(crate) fn is_space(b: u8) -> bool {
    CLASSES[b as usize] & SPACE != 0
}

fn is_plain_space(b: u8) -> bool {
    matches!(b, b' ' | b'\t' | b'\n')
}

/// Whether the byte at `at` is white space other than spaces, tabs and ends of lines, which may be `\r\n`.
pub(crate) fn is_unusual_space(bytes: &[u8], at: usize) -> bool {
    match bytes.get(at) {
        Some(b'\r') => bytes.get(at + 1) != Some(&b'\n'),
        Some(b) => matches!(b, 0x0b | 0x0c),
        None => false,
    }
}

/// Whether names, mnemonics and numbers go on with `b`.
pub(crate) fn is_name(b: u8) -> bool {
    CLASSES[b as usize] & NAME != 0
}

/// The first brace, quote or slash.
fn of_interest(bytes: &[u8]) -> Option<usize> {
    // Comparisons that do not depend on each other, and blocks without branches in them, so that many bytes are looked at in one step.
    let wanted = |b: &u8| (*b == b'{') | (*b == b'}') | (*b == b'"') | (*b == b'/');
    const BLOCK: usize = 64;
    let (blocks, rest) = bytes.as_chunks::<BLOCK>();
    for (n, block) in blocks.iter().enumerate() {
        if block.iter().fold(0, |found, b| found | u8::from(wanted(b))) != 0 {
            return Some(n * BLOCK + block.iter().position(wanted)?);
        }
    }
    Some(bytes.len() - rest.len() + rest.iter().position(wanted)?)
}

impl<'a> Lexer<'a> {
    /// A lexer at the start of `text`, which must be shorter than 4 GiB.
    pub fn new(text: &'a str, keep_comments: bool) -> Lexer<'a> {
        Lexer {
            text,
            at: 0,
            gap: Gap::Space,
            unusual_space: None,
            comments: Vec::new(),
            keep_comments,
        }
    }

    /// Goes on reading at byte `at`.
    pub fn rescan(&mut self, at: u32) {
        self.at = (at as usize).min(self.text.len());
    }

    #[inline]
    fn byte(&self, at: usize) -> u8 {
        self.text.as_bytes().get(at).copied().unwrap_or(0)
    }

    #[inline]
    fn token(&mut self, kind: TokenKind, start: usize, end: usize) -> Token {
        self.at = end;
        Token {
            kind,
            span: Span::new(start as u32, end as u32),
        }
    }

    fn while_at(&self, at: usize, accept: impl Fn(u8) -> bool) -> usize {
        let rest = self.text.as_bytes().get(at..).unwrap_or(&[]);
        at + rest.iter().position(|b| !accept(*b)).unwrap_or(rest.len())
    }

    /// Skips white space that begins at `start` and has other characters than spaces, tabs and new lines.
    #[cold]
    fn skip_unusual(&mut self, start: usize) {
        self.at = self.while_at(start, is_space);
        let mut all = start..self.at;
        let first = all.find(|at| is_unusual_space(self.text.as_bytes(), *at));
        self.unusual_space = self.unusual_space.or(first.map(|at| at as u32));
    }

    /// Skips white space and comments; the start of an unterminated comment, if there is one.
    fn skip_blank(&mut self) -> Option<usize> {
        self.gap = Gap::None;
        loop {
            // Between tokens there is mostly one space or none.
            if is_space(self.byte(self.at)) {
                let start = self.at;
                self.at = self.while_at(start, is_plain_space);
                if is_space(self.byte(self.at)) {
                    self.skip_unusual(start);
                }
                if self.gap == Gap::None {
                    self.gap = Gap::Space;
                }
            }
            if self.byte(self.at) != b'/' {
                return None;
            }
            let start = self.at;
            match self.byte(start + 1) {
                b'/' => {
                    let rest = self.text.as_bytes().get(start..).unwrap_or(&[]);
                    self.at = start + memchr::memchr(b'\n', rest).unwrap_or(rest.len());
                }
                b'*' => match self.text[start + 2..].find("*/") {
                    Some(length) => self.at = start + 2 + length + 2,
                    None => return Some(start),
                },
                _ => return None,
            }
            if !matches!(self.gap, Gap::Comment(_)) {
                self.gap = Gap::Comment(start as u32);
            }
            if self.keep_comments {
                self.comments.push(Span::new(start as u32, self.at as u32));
            }
        }
    }

    /// The next token; `End` for ever at the end.
    pub fn next_token(&mut self) -> Token {
        if let Some(start) = self.skip_blank() {
            return self.token(TokenKind::UnterminatedComment, start, self.text.len());
        }
        let start = self.at;
        if start >= self.text.len() {
            return self.token(TokenKind::End, start, start);
        }
        let first = self.byte(start);
        match first {
            b'A'..=b'Z' | b'a'..=b'z' | b'_' => {
                let end = self.while_at(start, is_name);
                self.token(TokenKind::Word, start, end)
            }
            b'&' | b'%' | b'@' | b'$' => {
                let end = self.while_at(start + 1, is_name);
                let kind = match first {
                    _ if end == start + 1 => TokenKind::Invalid,
                    b'&' => TokenKind::Global,
                    b'%' => TokenKind::Local,
                    b'@' => TokenKind::Label,
                    _ => TokenKind::Dollar,
                };
                self.token(kind, start, end)
            }
            b'0'..=b'9' => self.number(start),
            b'.' if self.byte(start + 1).is_ascii_digit() => self.number(start),
            b'"' => self.string(start),
            b'(' | b')' | b'[' | b']' | b'{' | b'}' | b',' | b';' | b':' | b'=' | b'+' | b'-' => {
                self.token(TokenKind::Punct(first), start, start + 1)
            }
            _ => {
                let mut end = start + 1;
                while !self.text.is_char_boundary(end) {
                    end += 1;
                }
                self.token(TokenKind::Invalid, start, end)
            }
        }
    }

    /// One past the `}` that belongs to the `{` at byte `at`, found without reading tokens; `None` if there is none. Where
    /// every token is well-formed it is the place where reading them ends. `cuts` gets places after statements outside of inner
    /// braces, about `distance` bytes from each other.
    pub fn end_of_block(&self, at: u32, distance: usize, cuts: &mut Vec<u32>) -> Option<u32> {
        let bytes = self.text.as_bytes();
        let mut depth = 0;
        let mut at = at as usize;
        // Where the next cut can be.
        let mut wanted = at.saturating_add(distance);
        loop {
            let next = at + of_interest(bytes.get(at..)?)?;
            // What is between is neither in a string nor in a comment.
            while depth == 1
                && next > wanted
                && let from = wanted.max(at)
                && let Some(length) = memchr::memchr(b';', bytes.get(from..next)?)
            {
                let cut = from + length + 1;
                cuts.push(cut as u32);
                wanted = cut.saturating_add(distance);
            }
            at = next;
            match bytes[at] {
                b'{' => depth += 1,
                b'}' => {
                    depth -= 1;
                    if depth == 0 {
                        return Some(at as u32 + 1);
                    }
                }
                b'"' => {
                    at += 1;
                    loop {
                        at += memchr::memchr3(b'"', b'\\', b'\n', bytes.get(at..)?)?;
                        match bytes[at] {
                            b'"' => break,
                            b'\\' => at += 2,
                            _ => return None,
                        }
                    }
                }
                _ => match bytes.get(at + 1)? {
                    b'/' => at += memchr::memchr(b'\n', &bytes[at..])?,
                    b'*' => at += 3 + memchr::memmem::find(&bytes[at + 2..], b"*/")?,
                    _ => return None,
                },
            }
            at += 1;
        }
    }

    fn number(&mut self, start: usize) -> Token {
        let bytes = self.text.as_bytes();
        let hex = bytes[start] == b'0' && matches!(self.byte(start + 1), b'x' | b'X');
        // `0f3f80...`, `0d...`, `0h...`: raw bits, where an `e` is a digit and no exponent follows.
        let raw =
            bytes[start] == b'0' && matches!(self.byte(start + 1), b'f' | b'F' | b'd' | b'D' | b'h' | b'H');
        let mut at = start + 1;
        while at < bytes.len() {
            let exponent = match bytes[at - 1] {
                b'p' | b'P' => hex,
                b'e' | b'E' => !hex && !raw,
                _ => false,
            };
            if is_name(bytes[at]) || exponent && matches!(bytes[at], b'+' | b'-') {
                at += 1;
            } else {
                break;
            }
        }
        self.token(TokenKind::Number, start, at)
    }

    fn string(&mut self, start: usize) -> Token {
        let bytes = self.text.as_bytes();
        let mut at = start + 1;
        while at < bytes.len() && bytes[at] != b'\n' {
            match bytes[at] {
                b'"' => return self.token(TokenKind::String, start, at + 1),
                b'\\' if at + 1 < bytes.len() && bytes[at + 1] != b'\n' => at += 2,
                _ => at += 1,
            }
        }
        let mut end = at.min(bytes.len());
        while !self.text.is_char_boundary(end) {
            end += 1;
        }
        self.token(TokenKind::UnterminatedString, start, end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<(TokenKind, String)> {
        let mut lexer = Lexer::new(text, true);
        let mut out = Vec::new();
        loop {
            let t = lexer.next_token();
            if t.kind == TokenKind::End {
                return out;
            }
            out.push((t.kind, text[t.span.range()].to_string()));
        }
    }

    #[test]
    fn numbers_are_greedy_and_take_signed_exponents() {
        let texts = [
            "0x1.8p-3f",
            "1.5e+3",
            ".5h",
            "1.",
            "0f3f80000e",
            "2da",
            "017",
            "0D3ff0000000000000",
        ];
        for t in texts {
            assert_eq!(kinds(t), [(TokenKind::Number, t.to_string())], "{t}");
        }
        // An `e` of a hexadecimal number or of raw bits takes no sign.
        assert_eq!(kinds("0xe+1").len(), 3);
        assert_eq!(kinds("0f3f80000e+1").len(), 3);
    }

    #[test]
    fn comments_and_white_space_separate() {
        let t = kinds("ld_u32/*x*/$s0,[%a.b];//e\n\x0b\x0c@l:");
        let words: Vec<&str> = t.iter().map(|(_, s)| s.as_str()).collect();
        assert_eq!(words, ["ld_u32", "$s0", ",", "[", "%a.b", "]", ";", "@l", ":"]);
    }

    #[test]
    fn blocks_are_cut_after_statements() {
        let text = "{ a; b{;;} c; \";\" d; // ;\n e;}; }";
        let lexer = Lexer::new(text, false);
        let mut cuts = Vec::new();
        assert_eq!(lexer.end_of_block(0, 1, &mut cuts), Some(30));
        let pieces: Vec<&str> = cuts.iter().map(|cut| &text[..*cut as usize]).collect();
        let ends: Vec<&str> = pieces.iter().map(|piece| &piece[piece.len() - 2..]).collect();
        assert_eq!(ends, ["a;", "c;", "d;", "e;"]);
        cuts.clear();
        assert_eq!(lexer.end_of_block(0, 12, &mut cuts), Some(30));
        assert_eq!(cuts, [13, 29]);
    }

    #[test]
    fn broken_input_becomes_tokens() {
        assert_eq!(kinds("\"abc\nx")[0].0, TokenKind::UnterminatedString);
        assert_eq!(kinds("/* x")[0].0, TokenKind::UnterminatedComment);
        assert_eq!(kinds("é#$")[0].0, TokenKind::Invalid);
        assert_eq!(kinds("\"a\\\"b\"").len(), 1);
        assert_eq!(
            kinds("\"a\\é"),
            [(TokenKind::UnterminatedString, "\"a\\é".to_string())]
        );
    }
}
