//! From text to the IR: modules, symbols, functions and blocks. Instructions are in the sibling module.
//!
//! Functions are read into a flat list of instructions first and built when the whole text is known. So references
//! may point forward, and values can be made in the order of their numbers.

use super::error::{ParseError, ParseErrorKind, Span};
use super::lexer::{Token, lex};
use super::parse_inst::RawInst;
use super::print_name;
use crate::ir::{
    Block, FuncRef, Function, FunctionDecl, FunctionKind, InitialHandle, Inst, MachineModel, Module, Segment,
    Symbol, SymbolData, SymbolScope, Type,
};
use crate::verify::VerifierError;
use cranelift_entity::{EntityRef, SecondaryMap};
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;
use wavelift_images::Object;

/// No more errors than this are reported for one text.
const MAX_ERRORS: usize = 50;

/// A comment of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment {
    /// Line, counted from 1.
    pub line: u32,
    /// What follows the `;`.
    pub text: String,
}

/// Where a function stands in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FunctionSpan {
    /// The function.
    pub func: FuncRef,
    /// The line of its header.
    pub first_line: u32,
    /// The line of its closing brace.
    pub last_line: u32,
}

/// Where blocks and instructions of a function stand in the text.
#[derive(Clone, Debug, Default)]
pub struct Places {
    /// Headers of blocks.
    pub blocks: SecondaryMap<Block, Span>,
    /// Instructions.
    pub insts: SecondaryMap<Inst, Span>,
}

/// A module with what its text holds besides.
#[derive(Clone, Debug)]
pub struct ParsedModule {
    /// The module.
    pub module: Module,
    /// Comments, in order.
    pub comments: Vec<Comment>,
    /// Defined functions, in order.
    pub functions: Vec<FunctionSpan>,
    /// What each function has where.
    pub places: SecondaryMap<FuncRef, Places>,
}

impl ParsedModule {
    /// Where the text has what an error of the verifier is about: the instruction, the header of the block or that of the function. `None`
    /// for what concerns the module.
    pub fn place(&self, error: &VerifierError) -> Option<Span> {
        let (id, _) = self
            .module
            .defined()
            .find(|(_, func)| func.name == error.function)?;
        let places = &self.places[id];
        let known = |span: Span| (span != Span::default()).then_some(span);
        let inst = error.inst.and_then(|inst| known(places.insts[inst]));
        let block = || error.block.and_then(|block| known(places.blocks[block]));
        let header = || {
            let function = self.functions.iter().find(|function| function.func == id)?;
            Some(Span {
                line: function.first_line,
                column: 1,
                length: 1,
            })
        };
        inst.or_else(block).or_else(header)
    }
}

/// Parses the text of a module.
///
/// # Errors
/// Every mistake that was found, in the order of the text.
pub fn parse_module(text: &str) -> Result<Module, Vec<ParseError>> {
    parse_module_with_comments(text).map(|parsed| parsed.module)
}

/// Parses the text of a module and keeps comments and the places of functions.
///
/// # Errors
/// Every mistake that was found, in the order of the text.
pub fn parse_module_with_comments(text: &str) -> Result<ParsedModule, Vec<ParseError>> {
    let lexed = lex(text);
    let mut parser = Parser {
        tokens: lexed.tokens,
        position: 0,
        errors: lexed.errors,
        functions: FxHashMap::default(),
    };
    parser.find_functions();
    let raw = parser.module();
    let mut parsed = parser.build_module(raw);
    if parser.errors.is_empty() {
        parsed.comments = lexed
            .comments
            .into_iter()
            .map(|(line, text)| Comment { line, text })
            .collect();
        Ok(parsed)
    } else {
        parser.errors.sort_by_key(|e| e.span);
        parser.errors.truncate(MAX_ERRORS);
        Err(parser.errors)
    }
}

pub(super) type Parse<T> = Result<T, ParseError>;

pub(super) struct Parser {
    pub(super) tokens: Vec<(Token, Span)>,
    pub(super) position: usize,
    pub(super) errors: Vec<ParseError>,
    /// Every function of the module by name, found ahead of parsing.
    pub(super) functions: FxHashMap<String, FuncRef>,
}

#[derive(Default)]
pub(super) struct RawModule {
    pub(super) module: Module,
    pub(super) symbols: FxHashMap<String, Symbol>,
    pub(super) functions: Vec<RawFunction>,
}

pub(super) struct RawFunction {
    pub(super) id: FuncRef,
    pub(super) func: Function,
    pub(super) symbols: FxHashMap<String, Symbol>,
    pub(super) thread: Vec<RawBlock>,
    pub(super) wave: Option<Vec<RawBlock>>,
    pub(super) body: Body,
    pub(super) header: Span,
    /// Whether the text of the body has mistakes, so that definitions may be missing from what was read.
    pub(super) broken: bool,
    pub(super) first_line: u32,
    pub(super) last_line: u32,
}

/// What the instructions of a function refer to.
#[derive(Default)]
pub(super) struct Body {
    pub(super) values: Vec<(u32, Span)>,
    pub(super) blocks: Vec<(u32, Span)>,
}

pub(super) struct RawBlock {
    pub(super) number: u32,
    pub(super) span: Span,
    pub(super) params: Vec<(u32, Type, Span)>,
    /// At the wave level: the block whose lane program it holds, and where in it.
    pub(super) lanes: Option<(u32, u32, u32)>,
    pub(super) insts: Vec<RawInst>,
}

impl Parser {
    /// Notes the names of all functions, so that calls may come before them.
    fn find_functions(&mut self) {
        let mut found = Vec::new();
        for i in 0..self.tokens.len().saturating_sub(1) {
            let starts = i == 0
                || match &self.tokens[i - 1].0 {
                    Token::Newline => true,
                    Token::Word(word) => word == "external",
                    _ => false,
                };
            if let (Token::Word(word), (Token::Name(name), span)) = (&self.tokens[i].0, &self.tokens[i + 1])
                && starts
                && matches!(word.as_str(), "kernel" | "function")
            {
                found.push((name.clone(), *span));
            }
        }
        let mut next = 0;
        for (name, span) in found {
            match self.functions.entry(name) {
                Entry::Occupied(entry) => {
                    let kind = ParseErrorKind::Redefined(print_name(entry.key()));
                    self.errors.push(ParseError { span, kind });
                }
                Entry::Vacant(entry) => {
                    entry.insert(FuncRef::from_u32(next));
                    next += 1;
                }
            }
        }
    }

    fn module(&mut self) -> RawModule {
        let mut raw = RawModule::default();
        self.skip_newlines();
        if self.at_word("module")
            && let Err(error) = self.module_header(&mut raw.module)
        {
            self.recover(error);
        }
        loop {
            self.skip_newlines();
            if *self.peek() == Token::End {
                return raw;
            }
            if let Err(error) = self.item(&mut raw) {
                self.recover_item(error);
            }
        }
    }

    /// Goes on with the next item. After a header of a function that is wrong, that is after its body.
    fn recover_item(&mut self, error: ParseError) {
        if self.at_function() {
            // It is another function that lacks its closing brace.
            self.errors.push(error);
            return;
        }
        let in_header = self.line_opens();
        self.recover(error);
        let mut open = u32::from(in_header);
        while open > 0 && *self.peek() != Token::End && !self.at_function() {
            while !matches!(self.peek(), Token::Newline | Token::End) {
                match self.peek() {
                    Token::Mark('{') => open += 1,
                    Token::Mark('}') => open = open.saturating_sub(1),
                    _ => {}
                }
                self.advance();
            }
            self.skip_newlines();
        }
    }

    /// Whether a line begins here with what only a function begins with.
    fn at_function(&self) -> bool {
        let begins = self.position == 0 || self.tokens[self.position - 1].0 == Token::Newline;
        begins
            && ["kernel", "function", "external"]
                .into_iter()
                .any(|word| self.at_word(word))
    }

    /// Whether the line that is being read begins as the header of a function.
    fn line_opens(&self) -> bool {
        let before = self.tokens[..self.position].iter().rev();
        let before = before.take_while(|(token, _)| *token != Token::Newline);
        let first = before.last().or_else(|| self.tokens.get(self.position));
        first.is_some_and(
            |(token, _)| matches!(token, Token::Word(word) if matches!(word.as_str(), "kernel" | "function")),
        )
    }

    fn module_header(&mut self, module: &mut Module) -> Parse<()> {
        self.expect_word("module")?;
        if matches!(self.peek(), Token::Name(_)) {
            module.name = self.name("module")?.0;
        }
        module.model = if self.eat_word("small") {
            MachineModel::Small
        } else if self.eat_word("large") {
            MachineModel::Large
        } else {
            return self.expected("`small` or `large`");
        };
        self.end_of_line()
    }

    pub(super) fn segment(&self) -> Option<Segment> {
        match self.peek() {
            Token::Word(word) => Segment::parse(word),
            _ => None,
        }
    }

    fn item(&mut self, raw: &mut RawModule) -> Parse<()> {
        if self.segment().is_some() {
            let (symbol, span) = self.symbol(SymbolScope::Module)?;
            self.define_symbol(&mut raw.module, &mut raw.symbols, symbol, span);
            return Ok(());
        }
        let kind = if self.at_word("kernel") {
            FunctionKind::Kernel
        } else if self.at_word("function") {
            FunctionKind::Function
        } else if self.eat_word("external") {
            self.expect_word("function")?;
            let (name, _) = self.name("function")?;
            self.end_of_line()?;
            if self
                .functions
                .get(&name)
                .is_some_and(|id| id.index() == raw.module.functions.len())
            {
                raw.module.functions.push(FunctionDecl::External(name));
            }
            return Ok(());
        } else {
            return self.expected("`kernel`, `function`, `external function` or a segment");
        };
        let first_line = self.span().line;
        self.advance();
        let (name, header) = self.name("function")?;
        let id = FuncRef::new(raw.module.functions.len());
        let known = self.functions.get(&name) == Some(&id);
        if known {
            // Its place; the body follows when everything is known.
            raw.module.functions.push(FunctionDecl::External(name.clone()));
        }
        self.expect('{')?;
        self.end_of_line()?;
        let mut function = RawFunction {
            id,
            func: Function::new(name, kind),
            symbols: FxHashMap::default(),
            thread: Vec::new(),
            wave: None,
            body: Body::default(),
            header,
            broken: false,
            first_line,
            last_line: first_line,
        };
        let errors = self.errors.len();
        self.function_header(raw, &mut function);
        function.thread = self.blocks(&mut function.func, &mut function.body, false);
        if self.at_word("wave") {
            match self.wave_section(&mut function.func, &mut function.body) {
                Ok(wave) => function.wave = Some(wave),
                Err(error) => self.recover(error),
            }
        }
        function.broken = self.errors.len() > errors;
        function.last_line = self.span().line;
        let close = self.expect('}');
        if known {
            raw.functions.push(function);
        }
        close?;
        self.end_of_line()
    }

    pub(super) fn define_symbol(
        &mut self,
        module: &mut Module,
        names: &mut FxHashMap<String, Symbol>,
        symbol: SymbolData,
        span: Span,
    ) {
        let name = symbol.name.clone();
        let id = module.symbols.push(symbol);
        if names.insert(name.clone(), id).is_some() {
            self.error(span, ParseErrorKind::Redefined(print_name(&name)));
        }
    }

    pub(super) fn symbol(&mut self, scope: SymbolScope) -> Parse<(SymbolData, Span)> {
        let Some(segment) = self.segment() else {
            return self.expected("a segment");
        };
        self.advance();
        let external = self.eat_word("external");
        let exported = !external && self.eat_word("export");
        let constant = self.eat_word("const");
        let (name, span) = self.name("variable")?;
        self.expect(':')?;
        let size = self.number("a size in bytes", u64::MAX)?;
        self.expect_word("align")?;
        let align = self.number_u32("an alignment in bytes")?;
        let init = if self.eat('=') { Some(self.bytes()?) } else { None };
        let handles = match self.eat_word("handles") {
            true => self.handles()?,
            false => Vec::new(),
        };
        self.end_of_line()?;
        let symbol = SymbolData {
            name,
            segment,
            size,
            align,
            init,
            handles,
            constant,
            scope,
            external,
            exported,
        };
        Ok((symbol, span))
    }

    /// `0: roimg 2d rgba unorm_int8 16 8 0 0, 8: samp normalized linear repeat`.
    fn handles(&mut self) -> Parse<Vec<InitialHandle>> {
        let mut handles = Vec::new();
        loop {
            let offset = self.number("an offset in bytes", u64::MAX)?;
            self.expect(':')?;
            let mut words = Vec::new();
            let mut wanted = 1;
            while words.len() < wanted {
                let (Token::Word(text) | Token::Number(text)) = self.peek() else {
                    return self.expected("the properties of an image or sampler");
                };
                let text = text.clone();
                if words.is_empty() {
                    let Some(more) = Object::words_after(&text) else {
                        return self.expected("`roimg`, `woimg`, `rwimg` or `samp`");
                    };
                    wanted += more;
                }
                words.push(text);
                self.advance();
            }
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let Some(object) = Object::from_words(&words) else {
                return self.expected("the properties of an image or sampler");
            };
            handles.push(InitialHandle { offset, object });
            if !self.eat(',') {
                return Ok(handles);
            }
        }
    }

    fn bytes(&mut self) -> Parse<Vec<u8>> {
        self.expect('[')?;
        let mut bytes = Vec::new();
        loop {
            self.skip_newlines();
            if self.eat(']') {
                return Ok(bytes);
            }
            match self.peek() {
                Token::Word(text) | Token::Number(text) if text.len() == 2 => {
                    let Ok(byte) = u8::from_str_radix(text, 16) else {
                        return self.expected("a byte in hexadecimal, as in `0f`");
                    };
                    bytes.push(byte);
                }
                _ => return self.expected("a byte in hexadecimal, as in `0f`, or `]`"),
            }
            self.advance();
        }
    }

    fn wave_section(&mut self, func: &mut Function, body: &mut Body) -> Parse<Vec<RawBlock>> {
        self.expect_word("wave")?;
        self.expect('{')?;
        self.end_of_line()?;
        let blocks = self.blocks(func, body, true);
        self.expect('}')?;
        self.end_of_line()?;
        self.skip_newlines();
        Ok(blocks)
    }

    /// Blocks with their instructions, up to `}` or `wave`.
    fn blocks(&mut self, func: &mut Function, body: &mut Body, wave: bool) -> Vec<RawBlock> {
        let mut blocks: Vec<RawBlock> = Vec::new();
        loop {
            self.skip_newlines();
            match self.peek() {
                Token::Mark('}') | Token::End => return blocks,
                // A function that starts here lacks its closing brace.
                Token::Word(word) if matches!(word.as_str(), "wave" | "kernel" | "function") => {
                    return blocks;
                }
                _ => {}
            }
            if matches!(self.peek(), Token::Word(word) if is_block(word)) {
                match self.block_header(body, wave) {
                    Ok(block) => blocks.push(block),
                    Err(error) => self.recover(error),
                }
                continue;
            }
            let span = self.span();
            let result = self.instruction(func, body, wave).and_then(|inst| {
                self.end_of_line()?;
                Ok(inst)
            });
            match (result, blocks.last_mut()) {
                (Ok(inst), Some(block)) => block.insts.push(inst),
                (Ok(_), None) => self.error(span, ParseErrorKind::OutsideBlock),
                (Err(error), _) => self.recover(error),
            }
        }
    }

    /// `2..7`, positions of instructions.
    fn range(&mut self) -> Parse<(u32, u32)> {
        if let Token::Number(text) = self.peek()
            && let Some((start, end)) = text.split_once("..")
            && let (Ok(start), Ok(end)) = (start.parse(), end.parse())
        {
            self.advance();
            return Ok((start, end));
        }
        self.expected("a range of instructions, as in `0..4`")
    }

    fn block_header(&mut self, body: &mut Body, wave: bool) -> Parse<RawBlock> {
        let (number, span) = self.numbered("block", "block")?;
        let mut params = Vec::new();
        if self.eat('(') {
            while !self.eat(')') {
                let (value, span) = self.numbered("v", "value")?;
                self.expect(':')?;
                params.push((value, self.ty()?, span));
                if !self.at(')') {
                    self.expect(',')?;
                }
            }
        }
        let mut lanes = None;
        if wave && self.eat_word("of") {
            let (thread, span) = self.numbered("block", "block")?;
            body.blocks.push((thread, span));
            let (start, end) = self.range()?;
            lanes = Some((thread, start, end));
        }
        self.expect(':')?;
        self.end_of_line()?;
        Ok(RawBlock {
            number,
            span,
            params,
            lanes,
            insts: Vec::new(),
        })
    }
}

fn is_block(word: &str) -> bool {
    word.strip_prefix("block")
        .is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
}
