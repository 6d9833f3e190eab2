//! Parser: HSAIL text to the module model (HSA PRM 19.2).
//!
//! Recursive descent by hand with one token of lookahead. Instructions are read by tables ([`wavelift_hsail::table`]): suffixes in
//! the order of [`wavelift_hsail::table::syntax`], operands by the row that fits the types. Names are resolved while reading:
//! module scope, function scope, arg-block scope; labels may be used before they stand.
//!
//! After an error the parser goes on at the next `;` or `}`, so one run reports several errors; at [`MAX_ERRORS`] it stops.
//! Nothing nests deeper than the grammar (function, arg block, constant in aggregate), so the depth of calls is bounded.
//! Cost is linear in the length of the text.
//!
//! Only what the grammar and scoping rules say is checked here. Whether types, modifiers and placements are legal is left
//! to [`wavelift_hsail::validate()`], which sees modules from BRIG as well.

mod annotations;
mod code;
mod constants;
mod declarations;
mod executables;
mod instructions;
mod names;
mod operands;
mod outline;
mod plain;
mod spacing;
mod suffixes;
mod words;

pub use outline::{ParsedPart, PartParser, TextOutline, WrongPart, outline};

use crate::lexer::{Gap, Lexer, Token, TokenKind};
use crate::literal;
use rustc_hash::FxHashMap;
use wavelift_codegen::nearest_name;
use wavelift_hsail::diagnostics::{Diagnostic, Severity};
use wavelift_hsail::model::part::Copies;
use wavelift_hsail::model::*;
use wavelift_hsail::rules::RuleLevels;
use wavelift_hsail::source::Span;
use wavelift_hsail::table::Slot;

/// Errors after which a file is given up.
pub const MAX_ERRORS: usize = 100;

/// The code of that a comment does not end.
const UNTERMINATED_COMMENT: &str = "unterminated-comment";

/// Longest text accepted, bytes: spans are 32 bits wide.
pub const MAX_TEXT: usize = u32::MAX as usize - 1;

/// Bytes of text for which room for one operand is set aside: fewer than compilers write, so that the room is enough.
/// Memory that is not used is never touched.
const TEXT_PER_OPERAND: usize = 10;

/// What to keep of the text beyond its meaning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ParseOptions {
    /// Keep comments between statements as annotations.
    pub keep_comments: bool,
    /// How strictly rules are taken.
    pub levels: RuleLevels,
}

impl ParseOptions {
    /// With comments, by the usual rules.
    pub fn with_comments() -> ParseOptions {
        ParseOptions {
            keep_comments: true,
            ..ParseOptions::default()
        }
    }
}

/// An error has been recorded; go on somewhere else.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reported;

pub(crate) type Parsed<T> = Result<T, Reported>;

/// Reads a module. Fails with every error found; warnings alone do not fail and are dropped (see [`parse_with`]).
pub fn parse_text(name: &str, text: &str) -> Result<Module, Vec<Diagnostic>> {
    let (module, diagnostics) = parse_with(name, text, ParseOptions::default());
    module.ok_or(diagnostics)
}

/// Reads a module from bytes that ought to be text.
pub fn parse_bytes(name: &str, bytes: &[u8]) -> Result<Module, Vec<Diagnostic>> {
    match std::str::from_utf8(bytes) {
        Ok(text) => parse_text(name, text),
        Err(error) => {
            let at = error.valid_up_to().min(MAX_TEXT) as u32;
            let d = Diagnostic::error(
                "not-text",
                Span::new(at, at + 1),
                format!("byte {at} is not text"),
            )
            .help("HSAIL text is ASCII; a BRIG file needs the BRIG reader")
            .prm("4.4");
            Err(vec![d])
        }
    }
}

/// Reads a module: the module if there was no error, and all diagnostics. `_name` is the file's name; spans do not need it.
pub fn parse_with(_name: &str, text: &str, options: ParseOptions) -> (Option<Module>, Vec<Diagnostic>) {
    if text.len() > MAX_TEXT {
        let message = format!("text of {} bytes, the limit is {MAX_TEXT}", text.len());
        return (
            None,
            vec![Diagnostic::error("text-too-long", Span::NONE, message)],
        );
    }
    let mut parser = Parser::new(text, options);
    parser.module.reserve_operands(text.len() / TEXT_PER_OPERAND);
    parser.module();
    parser.finish()
}

/// A name that was used before anything of that name was seen.
struct Unresolved {
    name: Name,
    span: Span,
}

pub(crate) struct Parser<'a> {
    text: &'a str,
    lexer: Lexer<'a>,
    /// The token that comes next.
    token: Token,
    /// End of the token before it.
    previous_end: u32,
    pub(crate) module: Module,
    diagnostics: Vec<Diagnostic>,
    levels: RuleLevels,
    errors: usize,
    header_seen: bool,
    globals: FxHashMap<Name, Symbol>,
    locals: FxHashMap<Name, Symbol>,
    arguments: FxHashMap<Name, Symbol>,
    /// Labels of the function, and whether each has been seen; until then its span is that of its first use.
    labels: FxHashMap<Name, (LabelId, bool)>,
    current: Option<ExecutableId>,
    in_arg_block: bool,
    /// Braces are those of an aggregate.
    in_aggregate: bool,
    /// Open braces of arg blocks inside an arg block, which is an error, so that theirs do not end the function.
    nested_blocks: u32,
    /// A comment without end has been reported: whatever is missing after it is not worth saying.
    comment_to_end: bool,
    unresolved: Vec<Unresolved>,
    /// Declarations that have a definition later (M2).
    defined_by: FxHashMap<Symbol, Symbol>,
    last_file: Name,
    /// First byte of the instruction being read: spans of its operands count from there.
    inst_start: u32,
    /// Statements of the code block being read.
    statements: Vec<Statement>,
    /// Code blocks that were passed over, if that is what is done with them.
    passed: Option<Vec<outline::Body>>,
    /// Code blocks of more bytes are cut when they are passed over.
    slice_bytes: usize,
    /// Where the slice that is read ends; the largest number if there is none.
    slice_end: u32,
    /// Names of the function of which a slice is read.
    function_names: Option<&'a FxHashMap<Name, Symbol>>,
    /// The outline, if the module being read is a part.
    outline: Option<&'a TextOutline>,
    /// What the part has of the outline.
    copies: Copies,
    /// `last_file` is that of a code block that was not read.
    file_unknown: bool,
    /// A `loc` was read that needs such a file.
    lacks_file: bool,
}

/// A mnemonic with its suffixes, read.
#[derive(Clone, Copy)]
struct Mnemonic {
    /// The instruction without operands.
    inst: Inst,
    /// Its operands; the text of calls has another order.
    slots: &'static [Slot],
}

impl<'a> Parser<'a> {
    fn new(text: &'a str, options: ParseOptions) -> Parser<'a> {
        let header = ModuleHeader {
            name: Name::EMPTY,
            major: 1,
            minor: 0,
            profile: Profile::Full,
            machine: MachineModel::Large,
            round: DefaultRound::Default,
            span: Span::NONE,
        };
        let mut lexer = Lexer::new(text, options.keep_comments);
        let token = lexer.next_token();
        let module = Module::new(header, Names::new());
        let mut parser = Parser {
            text,
            lexer,
            token,
            previous_end: 0,
            module,
            diagnostics: Vec::new(),
            levels: options.levels,
            errors: 0,
            header_seen: false,
            globals: FxHashMap::default(),
            locals: FxHashMap::default(),
            arguments: FxHashMap::default(),
            labels: FxHashMap::default(),
            current: None,
            in_arg_block: false,
            in_aggregate: false,
            nested_blocks: 0,
            comment_to_end: false,
            unresolved: Vec::new(),
            defined_by: FxHashMap::default(),
            last_file: Name::EMPTY,
            inst_start: 0,
            statements: Vec::new(),
            passed: None,
            slice_bytes: usize::MAX,
            slice_end: u32::MAX,
            function_names: None,
            outline: None,
            copies: Copies::default(),
            file_unknown: false,
            lacks_file: false,
        };
        if let Gap::Comment(first) = parser.lexer.gap {
            parser.check_comment(first as usize);
        }
        parser.check_unusual();
        parser
    }

    // Tokens.

    fn text_of(&self, span: Span) -> &'a str {
        self.text.get(span.range()).unwrap_or("")
    }

    #[inline]
    fn advance(&mut self) -> Token {
        let token = self.token;
        self.previous_end = token.span.end;
        self.fetch();
        token
    }

    fn is(&self, punct: u8) -> bool {
        self.token.kind == TokenKind::Punct(punct)
    }

    fn is_word(&self, word: &str) -> bool {
        self.token.kind == TokenKind::Word && self.bytes_of(self.token.span) == word.as_bytes()
    }

    fn bytes_of(&self, span: Span) -> &'a [u8] {
        self.text.as_bytes().get(span.range()).unwrap_or(&[])
    }

    fn accept(&mut self, punct: u8) -> bool {
        let found = self.is(punct);
        if found {
            self.advance();
        }
        found
    }

    fn accept_word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        if found {
            self.advance();
        }
        found
    }

    #[inline]
    fn expect(&mut self, punct: u8, context: &str) -> Parsed<Token> {
        self.expect_with(punct, || context.to_owned())
    }

    /// As [`Parser::expect`], for words that are made only when they are needed.
    #[inline]
    fn expect_with(&mut self, punct: u8, context: impl FnOnce() -> String) -> Parsed<Token> {
        if self.is(punct) {
            Ok(self.advance())
        } else {
            Err(self.expected(&format!("`{}` {}", punct as char, context())))
        }
    }

    /// The text after the last token, up to here: where something is missing.
    fn gap(&self) -> Span {
        Span::new(self.previous_end.saturating_sub(1), self.previous_end.max(1))
    }

    // Errors.

    fn found(&self) -> String {
        match self.token.kind {
            TokenKind::End => "the end of the file".into(),
            _ => {
                let text = self.text_of(self.token.span);
                match text.char_indices().nth(40) {
                    Some((end, _)) => format!("`{}...`", &text[..end]),
                    None => format!("`{text}`"),
                }
            }
        }
    }

    /// Records a finding with the severity of its rule, and goes on: what is being read means something all the same.
    fn push(&mut self, diagnostic: Diagnostic) {
        if let Some(diagnostic) = self.levels.apply(diagnostic) {
            self.record(diagnostic);
        }
    }

    fn record(&mut self, diagnostic: Diagnostic) {
        if self.comment_to_end {
            return;
        }
        let at_comment = self.token.kind == TokenKind::UnterminatedComment
            && diagnostic.span.start == self.token.span.start
            && diagnostic.code != UNTERMINATED_COMMENT;
        let diagnostic = match at_comment {
            // What is wrong is that the comment does not end, whatever else should stand there.
            true => {
                let diagnostic = self.unterminated_comment();
                self.comment_to_end = true;
                self.token.kind = TokenKind::End;
                diagnostic
            }
            false => diagnostic,
        };
        if diagnostic.severity == Severity::Error {
            self.errors += 1;
            if self.errors > MAX_ERRORS {
                return;
            }
        }
        self.diagnostics.push(diagnostic);
    }

    /// That the next token is a comment without end.
    fn unterminated_comment(&self) -> Diagnostic {
        let start = self.token.span.start;
        let open = Span::new(start, start + 2);
        Diagnostic::error(UNTERMINATED_COMMENT, open, "block comment without end")
            .help("add `*/`")
            .prm("4.4")
    }

    /// Records an error after which there is nothing to go on with, whatever the level of its rule.
    fn report(&mut self, diagnostic: Diagnostic) -> Reported {
        self.record(diagnostic);
        Reported
    }

    /// Error at the next token: something else was expected.
    fn expected(&mut self, what: &str) -> Reported {
        let found = self.found();
        let span = self.token.span;
        let d = match self.token.kind {
            TokenKind::UnterminatedComment => self.unterminated_comment(),
            TokenKind::UnterminatedString => {
                Diagnostic::error("unterminated-string", span, "string without closing quote")
                    .help("a string ends on the line where it starts")
                    .prm("4.5")
            }
            TokenKind::Invalid => {
                Diagnostic::error("invalid-character", span, format!("{found} cannot start a token"))
                    .label(format!("expected {what}"))
                    .prm("4.4")
            }
            _ => Diagnostic::error(
                "unexpected-token",
                span,
                format!("expected {what}, found {found}"),
            )
            .label(format!("expected {what}"))
            .prm("19.2"),
        };
        self.report(d);
        if self.token.kind == TokenKind::UnterminatedComment {
            self.comment_to_end = true;
            self.token.kind = TokenKind::End;
        }
        Reported
    }

    /// Skips to what may start a statement: past the next `;`, or to a `}` or the end.
    fn resync(&mut self) {
        loop {
            match self.token.kind {
                TokenKind::End | TokenKind::Punct(b'}') | TokenKind::UnterminatedComment => return,
                TokenKind::Punct(b';') => {
                    self.advance();
                    return;
                }
                // A label at the start of a line most likely starts a statement.
                TokenKind::Label if self.starts_line() => return,
                _ => {
                    self.advance();
                }
            }
        }
    }

    fn starts_line(&self) -> bool {
        let before = &self.text[..self.token.span.start as usize];
        before.trim_end_matches([' ', '\t']).ends_with('\n')
    }

    /// Skips past the next `;` outside braces.
    fn resync_module(&mut self) {
        let mut depth = 0u32;
        loop {
            match self.token.kind {
                TokenKind::End | TokenKind::UnterminatedComment => return,
                TokenKind::Punct(b'{') => depth += 1,
                TokenKind::Punct(b'}') => depth = depth.saturating_sub(1),
                TokenKind::Punct(b';') if depth == 0 => {
                    self.advance();
                    return;
                }
                _ => {}
            }
            self.advance();
        }
    }

    fn gave_up(&self) -> bool {
        self.errors >= MAX_ERRORS
    }

    // Small literals.

    /// Consumes an integer without sign.
    fn integer(&mut self, what: &str) -> Parsed<u64> {
        if self.token.kind != TokenKind::Number {
            return Err(self.expected(what));
        }
        let span = self.token.span;
        match self.number()? {
            literal::Number::Integer(value) => Ok(value),
            _ => {
                let d = Diagnostic::error(
                    "float-for-integer",
                    span,
                    format!("expected {what}, found a float"),
                )
                .prm("4.8.1");
                Err(self.report(d))
            }
        }
    }

    /// Consumes a number token. Floats beyond their type are infinite.
    fn number(&mut self) -> Parsed<literal::Number> {
        let span = self.token.span;
        if let Some(value) = literal::short_decimal(self.bytes_of(span)) {
            self.advance();
            return Ok(literal::Number::Integer(value));
        }
        let text = self.text_of(span);
        match literal::number_for(text, self.levels.is_hsailasm()) {
            Ok(number) => {
                self.check_overflow(number, span);
                if matches!(text.as_bytes(), [b'0', b'x' | b'X', b'.', ..]) {
                    let message = "a hexadecimal float without a digit before its point";
                    self.push(Diagnostic::error("hexadecimal-point", span, message).prm("19.1"));
                }
                self.advance();
                Ok(number)
            }
            Err(e) => Err(self.bad_literal(e)),
        }
    }

    /// Says that a float is infinite and was not written so.
    fn check_overflow(&mut self, number: literal::Number, span: Span) {
        let text = self.text_of(span);
        let (code, message) = match literal::overflow(text, number) {
            Some(literal::Overflow::Decimal) => ("literal-overflow", "beyond the largest number of its type"),
            Some(literal::Overflow::Other) => ("literal-infinity", "beyond the largest number of its type"),
            None => return,
        };
        let shown = text
            .get(..40)
            .map_or(text.to_owned(), |start| format!("{start}..."));
        self.push(Diagnostic::error(code, span, format!("`{shown}` is {message}")).prm("4.8.2"));
    }

    fn bad_literal(&mut self, error: literal::LiteralError) -> Reported {
        let span = self.token.span;
        let (message, help) = error.message();
        let mut d = Diagnostic::error("bad-literal", span, message).prm("4.8");
        d.help = help;
        self.report(d)
    }

    /// Consumes a string.
    fn string(&mut self, what: &str) -> Parsed<Name> {
        if self.token.kind != TokenKind::String {
            return Err(self.expected(what));
        }
        let mut whole = self.one_string()?;
        while self.token.kind == TokenKind::String {
            let message = "a string stands right after another: together they are one";
            self.push(Diagnostic::error("adjacent-strings", self.token.span, message).prm("4.5"));
            whole.push_str(&self.one_string()?);
        }
        Ok(self.module.names.intern(&whole))
    }

    /// The next token, which is a string.
    fn one_string(&mut self) -> Parsed<String> {
        let token = self.token.span;
        let found = self.text_of(token);
        let text = match literal::string_for(found, self.levels.is_hsailasm()) {
            Ok(text) => text,
            Err(e) => return Err(self.bad_literal(e)),
        };
        if let Some(at) = found.find(|c: char| !c.is_ascii()) {
            let at = token.start + at as u32;
            let message = "only ASCII may stand in a string";
            let span = Span::new(at, at + 1);
            self.push(Diagnostic::error("string-not-ascii", span, message).prm("4.4"));
        }
        self.advance();
        Ok(text)
    }

    /// The register that a token names, if it names one.
    fn known_register(text: &[u8]) -> Option<Register> {
        let [b'$', kind, digits @ ..] = text else {
            return None;
        };
        let kind = match kind {
            b'c' => RegisterKind::Control,
            b's' => RegisterKind::Single,
            b'd' => RegisterKind::Double,
            b'q' => RegisterKind::Quad,
            _ => return None,
        };
        Register::new(kind, u16::try_from(literal::short_decimal(digits)?).ok()?)
    }

    /// Consumes a register.
    #[inline]
    fn register(&mut self) -> Parsed<Register> {
        let span = self.token.span;
        if let Some(register) = Self::known_register(self.bytes_of(span)) {
            self.advance();
            return Ok(register);
        }
        let text = self.text_of(span);
        let bytes = text.as_bytes();
        let kind = match bytes.get(1) {
            Some(b'c') => Some(RegisterKind::Control),
            Some(b's') => Some(RegisterKind::Single),
            Some(b'd') => Some(RegisterKind::Double),
            Some(b'q') => Some(RegisterKind::Quad),
            _ => None,
        };
        let digits = text.get(2..).unwrap_or("");
        let fine = !digits.is_empty()
            && digits.bytes().all(|b| b.is_ascii_digit())
            && (digits == "0" || !digits.starts_with('0'));
        let number = if fine { digits.parse::<u16>().ok() } else { None };
        let register = match (kind, number) {
            (Some(kind), Some(number)) => Register::new(kind, number),
            _ => None,
        };
        match register {
            Some(r) => {
                self.advance();
                Ok(r)
            }
            None => {
                let message = if fine && kind.is_some() {
                    format!("register `{text}` is beyond every register file")
                } else {
                    format!("`{text}` is not a register")
                };
                let d = Diagnostic::error("bad-register", span, message)
                    .help(
                        "registers are `$c`, `$s`, `$d` or `$q` with a decimal number without leading zeros",
                    )
                    .prm("4.7");
                Err(self.report(d))
            }
        }
    }
}
