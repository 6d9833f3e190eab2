//! Text in parts: first everything at module scope, with code blocks passed over, then code blocks in any order, also several at once.
//!
//! The outline holds each symbol of module scope with what it means in the end (M2), so a code block needs nothing of the
//! others but one thing: a `loc` without a file means the file of the `loc` before it. Where that stands in another
//! part, the file is filled in when it is known ([`ParsedPart::set_file`]).
//!
//! A code block that is larger than a part is cut after statements. Its control directives and definitions, which come first, are
//! read with the outline, so a slice needs nothing of the others but their labels: that each stands somewhere once is for the
//! validator to say.
//!
//! Only text without errors is read in parts. With any error there is no outline or no part, and the whole text is to be read
//! at once ([`super::parse_with`]): only then what is wrong can be told in full.

use super::{ParseOptions, Parsed, Parser, Reported};
use rustc_hash::FxHashMap;
use wavelift_hsail::diagnostics::Diagnostic;
use wavelift_hsail::model::part::{CodeBlock, CodePlace, Part, Share, Slice, divide};
use wavelift_hsail::model::*;
use wavelift_hsail::source::Span;

/// A code block that was passed over.
#[derive(Clone, Debug)]
pub(crate) struct Body {
    executable: ExecutableId,
    /// From `{` to `}`.
    span: Span,
    /// Comments before it that become the first statements.
    comments: Box<[Span]>,
    /// The file that a `loc` without one means at the start, or in the first slice; `None` if that depends on the code block before.
    file: Option<Name>,
    /// If it is cut.
    slices: Option<Box<Slices>>,
}

/// How a code block is cut.
#[derive(Clone, Debug)]
struct Slices {
    /// Where the first slice begins, and where each ends.
    bounds: Vec<u32>,
    /// What names mean in the function.
    names: FxHashMap<Name, Symbol>,
}

/// Everything at module scope of a text without errors there.
#[derive(Debug)]
pub struct TextOutline {
    /// The outline; see [`wavelift_hsail::model::part`].
    pub module: Module,
    /// Warnings.
    pub diagnostics: Vec<Diagnostic>,
    bodies: Vec<Body>,
    /// What a name means, and where it stands first.
    globals: FxHashMap<Name, (u32, Symbol)>,
    /// What the outline item with code block `n` is.
    items: Vec<usize>,
    options: ParseOptions,
    part_bytes: usize,
}

/// There are errors in the text of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongPart;

impl TextOutline {
    /// Number of code blocks.
    pub fn bodies(&self) -> usize {
        self.bodies.len()
    }

    /// Where the code block of an executable is.
    pub fn code_place(&self, id: ExecutableId) -> CodePlace {
        match self.bodies.binary_search_by_key(&id, |body| body.executable) {
            Ok(n) if self.bodies[n].slices.is_some() => CodePlace::Slices,
            Ok(_) => CodePlace::Part,
            Err(_) => CodePlace::Outline,
        }
    }

    /// What parts are made of, each of which has about as many bytes of text in its code blocks as [`outline`] was told.
    pub fn parts(&self) -> Vec<Share> {
        let bodies = self.bodies.iter().zip(&self.items).map(|(body, item)| CodeBlock {
            item: *item,
            bytes: body.span.range().len(),
            slices: body.slices.as_ref().map(|slices| slices.bounds.len() - 1),
        });
        divide(bodies, self.module.items.len(), self.part_bytes)
    }
}

/// Bytes of text for which room for one executable is set aside: lists that grow leave memory of each of their sizes behind.
const TEXT_PER_EXECUTABLE: usize = 1 << 11;

/// A string that no text can give for a file name, and that stands for a file that is not known.
const UNKNOWN_FILE: &str = "\u{fffd}";

/// The outline of a text, unless there are errors at module scope. Parts are to have about `part_bytes` of text.
pub fn outline(text: &str, options: ParseOptions, part_bytes: usize) -> Option<TextOutline> {
    if text.len() > super::MAX_TEXT {
        return None;
    }
    let mut parser = Parser::new(text, options);
    parser.slice_bytes = part_bytes;
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
        part_bytes,
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
    /// There is a `loc` that means the file of one before the part.
    lacks_file: bool,
}

impl ParsedPart {
    /// Fills in the file of the last `loc` before the part.
    pub fn set_file(&mut self, file: &str) {
        if !self.lacks_file {
            return;
        }
        let module = &mut self.part.module;
        let unknown = module.names.find(UNKNOWN_FILE);
        let file = module.names.intern(file);
        let statements = module.executables.values_mut().flat_map(|e| &mut e.body);
        for statement in statements {
            if let Statement::Annotation(Annotation::Loc(loc)) = statement
                && Some(loc.file) == unknown
            {
                loc.file = file;
            }
        }
        self.lacks_file = false;
    }
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

    /// Reads a part into `room`, whose content is lost.
    ///
    /// # Errors
    /// If there are errors in the text.
    pub fn part(&mut self, part: &Share, mut room: Part) -> Result<ParsedPart, WrongPart> {
        room.clear(&self.outline.module);
        self.parser.diagnostics.clear();
        let p = &mut self.parser;
        (p.module, p.copies) = room.into_pieces();
        p.globals.clear();
        p.last_file = p.module.names.intern(UNKNOWN_FILE);
        p.file_unknown = true;
        p.lacks_file = false;
        let mut has_file = false;
        let mut slice = None;
        let bodies = self.outline.bodies.get(part.bodies.clone()).unwrap_or(&[]);
        for body in bodies {
            if let Some(file) = body.file.filter(|_| part.slice.is_none_or(|n| n == 0)) {
                p.last_file = p.module.names.intern(self.outline.module.name(file));
                p.file_unknown = false;
            }
            let read = match part.slice {
                Some(n) => p.part_slice(body, n).map(|read| slice = Some(read)),
                None => p.part_body(body),
            };
            read.map_err(|Reported| WrongPart)?;
            if p.errors > 0 || !p.unresolved.is_empty() {
                return Err(WrongPart);
            }
            has_file |= !p.file_unknown;
        }
        let file = has_file.then(|| p.module.name(p.last_file).to_owned());
        let module = std::mem::replace(
            &mut p.module,
            Module::new(self.outline.module.header.clone(), Names::new()),
        );
        Ok(ParsedPart {
            part: Part::from_pieces(module, std::mem::take(&mut p.copies), slice),
            diagnostics: std::mem::take(&mut p.diagnostics),
            file,
            lacks_file: p.lacks_file,
        })
    }
}

impl<'a> Parser<'a> {
    /// Passes over the code block of an executable, and remembers it. If it is to be cut, its beginning is read.
    pub(super) fn pass_code_block(&mut self, executable: ExecutableId) -> Parsed<()> {
        let start = self.token.span.start;
        let mut cuts = Vec::new();
        let Some(end) = self.lexer.end_of_block(start, self.slice_bytes, &mut cuts) else {
            // Whatever it is: it is found when the code block is read.
            self.errors += 1;
            return Err(Reported);
        };
        let (mut comments, mut slices) = (Box::default(), None);
        if cuts.is_empty() {
            comments = std::mem::take(&mut self.lexer.comments).into_boxed_slice();
        } else {
            self.beginning_of_code(executable)?;
            let first = self.token.span.start;
            let mut bounds = vec![first];
            bounds.extend(cuts.into_iter().filter(|cut| *cut > first));
            bounds.push(end);
            slices = Some(Box::new(Slices {
                bounds,
                names: std::mem::take(&mut self.locals),
            }));
            // Comments before the first slice have been read with the beginning.
            self.lexer.comments.clear();
            self.leave_function();
        }
        let file = (!self.file_unknown).then_some(self.last_file);
        let body = Body {
            executable,
            span: Span::new(start, end),
            comments,
            file,
            slices,
        };
        if let Some(passed) = &mut self.passed {
            passed.push(body);
        }
        self.file_unknown = true;
        self.lexer.rescan(end);
        self.previous_end = end;
        self.fetch();
        Ok(())
    }

    /// The copy of an executable with a code block, whose code is read next.
    fn enter_function(&mut self, executable: ExecutableId) -> Parsed<ExecutableId> {
        let outline = self.outline.ok_or(Reported)?;
        let symbol = Symbol::Executable(executable);
        let copy = self.copies.copy(&mut self.module, &outline.module, symbol);
        let Some(Symbol::Executable(id)) = copy else {
            return Err(Reported);
        };
        self.current = Some(id);
        Ok(id)
    }

    /// Reads a slice of a code block that was passed over.
    fn part_slice(&mut self, body: &'a Body, n: usize) -> Parsed<Slice> {
        let slices = body.slices.as_ref().ok_or(Reported)?;
        let [start, end] = *slices.bounds.get(n..n + 2).ok_or(Reported)? else {
            return Err(Reported);
        };
        let is_last = n + 2 == slices.bounds.len();
        let id = self.enter_function(body.executable)?;
        self.function_names = Some(&slices.names);
        self.slice_end = if is_last { u32::MAX } else { end };
        self.lexer.comments.clear();
        self.lexer.rescan(start);
        self.previous_end = start;
        // Whoever came before has looked at what stands before it.
        self.token = self.lexer.next_token();
        let read = self.rest_of_code(id);
        self.function_names = None;
        self.slice_end = u32::MAX;
        read?;
        // Comments after belong to what comes next.
        self.lexer.comments.clear();
        if self.previous_end != end || self.in_arg_block {
            return Err(Reported);
        }
        self.module.items.push(Item::Executable(id));
        // Labels may stand in other slices.
        self.leave_function();
        Ok(Slice {
            executable: body.executable,
            is_first: n == 0,
            is_last,
        })
    }

    /// Reads a code block that was passed over, with its executable as a copy from the outline.
    fn part_body(&mut self, body: &Body) -> Parsed<()> {
        let id = self.enter_function(body.executable)?;
        let executable = &self.module.executables[id];
        for formal in executable.outputs.iter().chain(&executable.inputs) {
            let name = self.module.variables[*formal].name;
            if name != Name::EMPTY {
                self.locals.entry(name).or_insert(Symbol::Variable(*formal));
            }
        }
        self.lexer.rescan(body.span.start);
        self.token = self.lexer.next_token();
        self.lexer.comments.clear();
        self.lexer.comments.extend_from_slice(&body.comments);
        self.code_of(id)?;
        // Comments after belong to the outline.
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
        if let Some(symbol) = self.function_names.and_then(|names| names.get(&known)) {
            let copy = self.copies.copy(&mut self.module, &outline.module, *symbol)?;
            self.locals.insert(name, copy);
            return Some(copy);
        }
        let &(first, symbol) = outline.globals.get(&known)?;
        if first >= span.start {
            return None;
        }
        let copy = self.copies.copy(&mut self.module, &outline.module, symbol)?;
        self.globals.insert(name, copy);
        Some(copy)
    }
}
