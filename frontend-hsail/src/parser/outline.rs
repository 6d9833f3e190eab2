//! Text in parts: first everything at module scope, with code blocks passed over, then code blocks in any order, also several at once.
//!
//! The outline holds each symbol of module scope with what it means in the end (M2), so a code block needs nothing of the
//! others but one thing: a `loc` without a file means the file of the `loc` before it. Where that stands in another
//! part, the part is [`Incomplete`] and has to be read again when the file is known.
//!
//! Only text without errors is read in parts. With any error there is no outline or no part, and the whole text is to be read
//! at once ([`super::parse_with`]): only then what is wrong can be told in full.

use super::{ParseOptions, Parsed, Parser, Reported};
use crate::diagnostics::Diagnostic;
use crate::model::part::Part;
use crate::model::*;
use crate::source::Span;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// A code block that was passed over.
#[derive(Clone, Debug)]
pub(crate) struct Body {
    executable: ExecutableId,
    /// From `{` to `}`.
    span: Span,
    /// Comments before it that become the first statements.
    comments: Box<[Span]>,
    /// The file that a `loc` without one means at the start; `None` if that depends on the code block before.
    file: Option<Name>,
}

/// Everything at module scope of a text without errors there.
#[derive(Debug)]
pub struct TextOutline {
    /// The outline; see [`crate::model::part`].
    pub module: Module,
    /// Warnings.
    pub diagnostics: Vec<Diagnostic>,
    bodies: Vec<Body>,
    /// What a name means, and where it stands first.
    globals: FxHashMap<Name, (u32, Symbol)>,
    /// What the outline item with code block `n` is.
    items: Vec<usize>,
    options: ParseOptions,
}

/// Why there is no part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Incomplete {
    /// There are errors in its text.
    Wrong,
    /// It needs to know the file of a `loc` before it.
    File,
}

impl TextOutline {
    /// Number of code blocks.
    pub fn bodies(&self) -> usize {
        self.bodies.len()
    }

    /// Whether an executable has a code block that was passed over.
    pub fn has_code(&self, id: ExecutableId) -> bool {
        self.bodies
            .binary_search_by_key(&id, |body| body.executable)
            .is_ok()
    }

    /// Code blocks and items of the outline, divided so that each part has about `bytes` of text in its code blocks. Every
    /// item belongs to one part.
    pub fn parts(&self, bytes: usize) -> Vec<TextPart> {
        let mut parts = Vec::new();
        let mut part = TextPart::default();
        let mut size = 0;
        for (n, body) in self.bodies.iter().enumerate() {
            size += body.span.range().len();
            part.bodies.end = n + 1;
            part.items.end = self.items[n] + 1;
            if size >= bytes {
                let next = TextPart {
                    bodies: part.bodies.end..part.bodies.end,
                    items: part.items.end..part.items.end,
                };
                parts.push(std::mem::replace(&mut part, next));
                size = 0;
            }
        }
        part.items.end = self.module.items.len();
        parts.push(part);
        parts
    }
}

/// What belongs to a part.
#[derive(Clone, Debug, Default)]
pub struct TextPart {
    bodies: Range<usize>,
    /// Items of the outline.
    pub items: Range<usize>,
}

/// Bytes of text for which room for one executable is set aside: lists that grow leave memory of each of their sizes behind.
const TEXT_PER_EXECUTABLE: usize = 1 << 11;

/// The outline of a text, unless there are errors at module scope.
pub fn outline(text: &str, options: ParseOptions) -> Option<TextOutline> {
    if text.len() > super::MAX_TEXT {
        return None;
    }
    let mut parser = Parser::new(text, options);
    parser.passed = Some(Vec::with_capacity(text.len() / TEXT_PER_EXECUTABLE));
    parser.module.reserve_outline(text.len() / TEXT_PER_EXECUTABLE);
    parser.globals.reserve(text.len() / TEXT_PER_EXECUTABLE);
    parser.module();
    if parser.lacks_file || !parser.unresolved.is_empty() || parser.errors > 0 {
        return None;
    }
    let bodies = parser.passed.take().unwrap_or_default();
    let meanings = std::mem::take(&mut parser.globals);
    let (module, diagnostics) = parser.finish();
    let module = module?;
    let mut globals: FxHashMap<Name, (u32, Symbol)> = FxHashMap::default();
    globals.reserve(meanings.len());
    let mut items = Vec::with_capacity(bodies.len());
    for (n, item) in module.items.iter().enumerate() {
        let (name, span) = match item {
            Item::Header => (module.header.name, module.header.span),
            Item::Variable(id) => (module.variables[*id].name, module.variables[*id].span),
            Item::Fbarrier(id) => (module.fbarriers[*id].name, module.fbarriers[*id].span),
            Item::Executable(id) => {
                if bodies.get(items.len()).is_some_and(|body| body.executable == *id) {
                    items.push(n);
                }
                (module.executables[*id].name, module.executables[*id].span)
            }
            Item::Extension { .. } | Item::Annotation(_) => continue,
        };
        if let Some(meaning) = meanings.get(&name) {
            globals.entry(name).or_insert((span.start, *meaning));
        }
    }
    Some(TextOutline {
        module,
        diagnostics,
        bodies,
        globals,
        items,
        options,
    })
}

/// A part that was read.
#[derive(Debug)]
pub struct ParsedPart {
    /// The part.
    pub part: Part,
    /// Warnings.
    pub diagnostics: Vec<Diagnostic>,
    /// File of the last `loc`, if it is known.
    pub file: Option<String>,
}

/// Reads parts of one text, one after the other. It remembers what parts have in common.
pub struct PartParser<'a> {
    parser: Parser<'a>,
    outline: &'a TextOutline,
}

impl<'a> PartParser<'a> {
    /// For the text of this outline.
    pub fn new(text: &'a str, outline: &'a TextOutline) -> PartParser<'a> {
        let mut parser = Parser::new("", outline.options);
        parser.lexer = crate::lexer::Lexer::new(text, outline.options.keep_comments);
        parser.text = text;
        parser.outline = Some(outline);
        PartParser { parser, outline }
    }

    /// Reads a part into `room`, whose content is lost. `file` is that of the last `loc` before the part, if it is known.
    ///
    /// # Errors
    /// If there are errors in the text, or `file` is needed and not known.
    pub fn part(
        &mut self,
        part: &TextPart,
        mut room: Part,
        file: Option<&str>,
    ) -> Result<ParsedPart, Incomplete> {
        room.clear(&self.outline.module);
        self.parser.diagnostics.clear();
        let p = &mut self.parser;
        (p.module, p.copies) = room.into_pieces();
        p.globals.clear();
        p.last_file = file.map_or(Name::EMPTY, |file| p.module.names.intern(file));
        p.file_unknown = file.is_none();
        p.lacks_file = false;
        let mut has_file = false;
        let bodies = self.outline.bodies.get(part.bodies.clone()).unwrap_or(&[]);
        for body in bodies {
            if let Some(file) = body.file {
                p.last_file = p.module.names.intern(self.outline.module.name(file));
                p.file_unknown = false;
            }
            p.part_body(body).map_err(|Reported| Incomplete::Wrong)?;
            if p.errors > 0 || !p.unresolved.is_empty() {
                return Err(Incomplete::Wrong);
            }
            has_file |= !p.file_unknown;
        }
        if p.lacks_file {
            return Err(Incomplete::File);
        }
        let file = has_file.then(|| p.module.name(p.last_file).to_owned());
        let module = std::mem::replace(
            &mut p.module,
            Module::new(self.outline.module.header.clone(), Names::new()),
        );
        Ok(ParsedPart {
            part: Part::from_pieces(module, std::mem::take(&mut p.copies)),
            diagnostics: std::mem::take(&mut p.diagnostics),
            file,
        })
    }
}

impl<'a> Parser<'a> {
    /// Passes over the code block of an executable, and remembers it.
    pub(super) fn pass_code_block(&mut self, executable: ExecutableId) -> Parsed<()> {
        let start = self.token.span.start;
        let Some(end) = self.lexer.end_of_block(start) else {
            // Whatever it is: it is found when the code block is read.
            self.errors += 1;
            return Err(Reported);
        };
        let comments = std::mem::take(&mut self.lexer.comments).into_boxed_slice();
        let file = (!self.file_unknown).then_some(self.last_file);
        let body = Body {
            executable,
            span: Span::new(start, end),
            comments,
            file,
        };
        if let Some(passed) = &mut self.passed {
            passed.push(body);
        }
        self.file_unknown = true;
        self.lexer.rescan(end);
        self.previous_end = end;
        self.token = self.lexer.next_token();
        Ok(())
    }

    /// Reads a code block that was passed over, with its executable as a copy from the outline.
    fn part_body(&mut self, body: &Body) -> Parsed<()> {
        let outline = self.outline.ok_or(Reported)?;
        let symbol = Symbol::Executable(body.executable);
        let copy = self.copies.copy(&mut self.module, &outline.module, symbol);
        let Some(Symbol::Executable(id)) = copy else {
            return Err(Reported);
        };
        let executable = &self.module.executables[id];
        for formal in executable.outputs.iter().chain(&executable.inputs) {
            let name = self.module.variables[*formal].name;
            if name != Name::EMPTY {
                self.locals.entry(name).or_insert(Symbol::Variable(*formal));
            }
        }
        self.current = Some(id);
        self.lexer.rescan(body.span.start);
        self.token = self.lexer.next_token();
        self.lexer.comments.clear();
        self.lexer.comments.extend_from_slice(&body.comments);
        self.code_of(id)?;
        // Comments behind belong to the outline.
        self.lexer.comments.clear();
        if self.previous_end != body.span.end {
            return Err(Reported);
        }
        self.module.items.push(Item::Executable(id));
        self.close_function();
        Ok(())
    }

    /// What a name that is not of the part means in the outline, if it stands there before `span`.
    pub(super) fn of_outline(&mut self, name: Name, span: Span) -> Option<Symbol> {
        let outline = self.outline?;
        let known = outline.module.names.find(self.module.names.get(name))?;
        let &(first, symbol) = outline.globals.get(&known)?;
        if first >= span.start {
            return None;
        }
        let copy = self.copies.copy(&mut self.module, &outline.module, symbol)?;
        self.globals.insert(name, copy);
        Some(copy)
    }
}
