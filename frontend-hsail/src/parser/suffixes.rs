//! Suffixes of a mnemonic: `ld_v2_global_align(4)_const_equiv(3)_width(all)_u32`.
//!
//! The mnemonic is scanned from the text, not from tokens, because its parts are glued by `_` and three of them have an
//! argument in parentheses. The parts are then matched against [`wavelift_hsail::table::syntax`] in order.

use super::{Mnemonic, Parsed, Parser, nearest_name};
use crate::lexer::{is_name, is_space};
use wavelift_hsail::diagnostics::Diagnostic;
use wavelift_hsail::model::*;
use wavelift_hsail::source::Span;
use wavelift_hsail::table::{self, Part};

/// One part of a mnemonic after its first word.
#[derive(Clone, Copy, Debug)]
pub(super) struct Suffix<'a> {
    text: &'a str,
    /// The text in the parentheses, trimmed.
    argument: Option<&'a str>,
    span: Span,
}

/// Most suffixes that are looked at; no instruction has more than eight.
const MAX_SUFFIXES: usize = 16;

impl<'a> Parser<'a> {
    /// Consumes the mnemonic that starts at the next token: its operation, types and modifiers.
    pub(super) fn mnemonic(&mut self) -> Parsed<Mnemonic> {
        let start = self.token.span.start;
        let mut suffixes = [Suffix {
            text: "",
            argument: None,
            span: Span::NONE,
        }; MAX_SUFFIXES];
        let (head, count, end) = self.scan_mnemonic(start as usize, &mut suffixes);
        let span = Span::new(start, start + head.len() as u32);
        let Some(opcode) = Opcode::from_name(head) else {
            let mut d = Diagnostic::error(
                "unknown-instruction",
                span,
                format!("`{head}` is not an instruction"),
            )
            .prm("19.2");
            if head == "amd" {
                d = self.unknown_vendor_operation(start, &suffixes[..count]);
            } else if let Some(near) = nearest_name(head, Opcode::ALL.iter().map(|o| o.name())) {
                d = d.help(format!("did you mean `{near}`?"));
            }
            return Err(self.report(d));
        };
        self.check_spaces(start as usize..end);
        self.pass_mnemonic(end);
        let mut inst = Inst::new(opcode, Span::new(start, end as u32));
        self.match_suffixes(&mut inst, &suffixes[..count], end as u32)?;
        table::fill_defaults(&mut inst);
        let slots = table::nearest(&inst).map_or(&[][..], |row| row.operands);
        Ok(Mnemonic { inst, slots })
    }

    /// A mnemonic that begins with `amd`, but has none of the operations of the extensions of that vendor.
    fn unknown_vendor_operation(&self, start: u32, suffixes: &[Suffix<'a>]) -> Diagnostic {
        // The vendor, the extension and the operation, which may have two words.
        let span = |words: usize| {
            let end = suffixes[..words.min(suffixes.len())].last();
            Span::new(
                start,
                end.map_or(start + "amd".len() as u32, |word| word.span.end),
            )
        };
        let text = |span: Span| &self.text[span.start as usize..span.end as usize];
        let known = || Opcode::ALL.iter().filter(|op| op.vendor_extension().is_some());
        let near = [2, 3].map(|words| nearest_name(text(span(words)), known().map(|op| op.name())));
        let message = format!(
            "`{}` is not an instruction of amd:gcn or amd:mipmap",
            text(span(2))
        );
        let d = Diagnostic::error("unknown-instruction", span(2), message).prm("13.1");
        match near.into_iter().flatten().next() {
            Some(near) => d.help(format!("did you mean `{near}`?")),
            None => d.help(
                "known are those that HSAILasm has, whose names begin with `amd_gcn_` or `amd_mipmap_`",
            ),
        }
    }

    /// Goes on after a mnemonic, inside of which the next token may end.
    pub(super) fn pass_mnemonic(&mut self, end: usize) {
        self.lexer.rescan(end as u32);
        self.previous_end = end as u32;
        self.fetch();
    }

    /// Where the name of the operation that begins at byte `start` ends.
    pub(super) fn end_of_operation(&self, start: usize) -> usize {
        let mut at = self.word_end(start);
        // Names of vendor operations have several words: the longest that is one.
        if &self.text[start..at] == "amd" {
            let mut end = at;
            for _ in 0..4 {
                if self.text.as_bytes().get(end) != Some(&b'_') {
                    break;
                }
                end = self.word_end(end + 1);
                if Opcode::from_name(&self.text[start..end]).is_some() {
                    at = end;
                }
            }
        }
        at
    }

    /// Where the word of a mnemonic that begins at byte `from` ends.
    fn word_end(&self, from: usize) -> usize {
        let rest = self.text.as_bytes().get(from..).unwrap_or(&[]);
        let length = rest.iter().position(|b| !is_name(*b) || *b == b'_');
        from + length.unwrap_or(rest.len())
    }

    fn scan_mnemonic(&self, start: usize, out: &mut [Suffix<'a>; MAX_SUFFIXES]) -> (&'a str, usize, usize) {
        let bytes = self.text.as_bytes();
        let word_end = |from: usize| self.word_end(from);
        let skip = |mut at: usize| {
            while bytes.get(at).is_some_and(|b| is_space(*b)) {
                at += 1;
            }
            at
        };
        let mut at = self.end_of_operation(start);
        let head = &self.text[start..at];
        let mut count = 0;
        while at < bytes.len() && bytes[at] == b'_' && count < MAX_SUFFIXES {
            let from = at + 1;
            at = word_end(from);
            let text = &self.text[from..at];
            let mut argument = None;
            if matches!(text, "align" | "equiv" | "width") {
                let open = skip(at);
                let inner = skip(open + 1);
                let close = skip(word_end(inner));
                if bytes.get(open) == Some(&b'(') && bytes.get(close) == Some(&b')') {
                    argument = Some(self.text[inner..close].trim_end());
                    at = close + 1;
                }
            }
            out[count] = Suffix {
                text,
                argument,
                span: Span::new(from as u32, at as u32),
            };
            count += 1;
        }
        (head, count, at)
    }

    fn match_suffixes(&mut self, inst: &mut Inst, suffixes: &[Suffix<'a>], end: u32) -> Parsed<()> {
        let parts = table::syntax(inst.opcode);
        let mut next = 0;
        for &part in parts {
            let taken = match suffixes.get(next) {
                Some(_) => self.match_part(inst, part, &suffixes[next..])?,
                None => 0,
            };
            next += taken;
            if taken > 0 || !is_required(part, inst.opcode) {
                continue;
            }
            return Err(self.wrong_suffix(inst, parts, part, suffixes.get(next).copied(), end));
        }
        match suffixes.get(next) {
            None => Ok(()),
            Some(suffix) => Err(self.extra_suffix(inst, parts, *suffix)),
        }
    }

    /// Number of suffixes that `part` takes from the front of `suffixes`.
    fn match_part(&mut self, inst: &mut Inst, part: Part, suffixes: &[Suffix<'a>]) -> Parsed<usize> {
        let first = suffixes[0];
        Ok(match part {
            Part::Align | Part::Equiv | Part::Width => {
                usize::from(self.match_argument(&mut inst.mods, part, first)?)
            }
            Part::Round | Part::Pack | Part::Atomic => {
                match_joined(&mut inst.mods, part, suffixes, self.text)
            }
            Part::Vector | Part::Ftz | Part::Const | Part::NoNull => {
                usize::from(match_word(&mut inst.mods, part, first.text))
            }
            _ => usize::from(match_name(inst, part, first.text)),
        })
    }

    /// Takes a suffix with an argument, if it is the one of `part`.
    fn match_argument(&mut self, m: &mut Modifiers, part: Part, suffix: Suffix<'a>) -> Parsed<bool> {
        match (part, suffix.text) {
            (Part::Align, "align") => {
                let what = "a power of two from 1 to 256";
                m.align = Some(self.suffix_argument(suffix, what, "6.3", |a| {
                    a.parse().ok().and_then(Align::from_bytes)
                })?);
            }
            (Part::Equiv, "equiv") => {
                m.equiv = self.suffix_argument(suffix, "0 to 255", "6.1.4", |a| a.parse().ok())?;
            }
            (Part::Width, "width") => {
                let what = "a power of two from 1 to 2147483648, `WAVESIZE` or `all`";
                m.width = Some(self.suffix_argument(suffix, what, "2.12.2", |a| match a {
                    "all" => Some(Width::ALL),
                    "WAVESIZE" => Some(Width::WAVESIZE),
                    n => n.parse().ok().and_then(Width::from_lanes),
                })?);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn suffix_argument<T>(
        &mut self,
        suffix: Suffix<'a>,
        what: &str,
        prm: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Parsed<T> {
        let name = suffix.text;
        let Some(argument) = suffix.argument else {
            let d = Diagnostic::error(
                "missing-argument",
                suffix.span,
                format!("`{name}` needs an argument in parentheses"),
            )
            .help(format!("write `{name}(...)` with {what}"))
            .prm(prm);
            return Err(self.report(d));
        };
        // Most are what they look like.
        if crate::literal::short_decimal(argument.as_bytes()).is_some()
            && let Some(value) = read(argument)
        {
            return Ok(value);
        }
        // Hexadecimal and octal are integers too.
        let decimal = match crate::literal::number(if argument.is_empty() { "?" } else { argument }) {
            Ok(crate::literal::Number::Integer(value)) => value.to_string(),
            Err(_) if argument.starts_with(|c: char| c.is_ascii_digit()) => String::new(),
            _ => argument.to_string(),
        };
        match read(&decimal) {
            Some(value) => Ok(value),
            None => {
                let d = Diagnostic::error(
                    "bad-argument",
                    suffix.span,
                    format!("`{argument}` is no argument of `{name}`"),
                )
                .help(format!("legal is {what}"))
                .prm(prm);
                Err(self.report(d))
            }
        }
    }

    fn wrong_suffix(
        &mut self,
        inst: &Inst,
        parts: &[Part],
        missing: Part,
        found: Option<Suffix<'a>>,
        end: u32,
    ) -> super::Reported {
        let op = inst.opcode;
        let what = part_name(missing);
        let form = form(op);
        let Some(found) = found else {
            let d = Diagnostic::error(
                "missing-suffix",
                Span::new(inst.span.start, end),
                format!("`{op}` needs {what}"),
            )
            .help(format!("its form is `{form}`"))
            .prm("19.2");
            return self.report(d);
        };
        let place = |part: Part| parts.iter().position(|p| *p == part);
        if let Some(p) = parts.iter().find(|p| could_be(**p, found.text)) {
            let late = place(*p) < place(missing);
            let (code, message) = if late {
                (
                    "suffix-order",
                    format!("`_{}` stands at the wrong place in `{op}`", found.text),
                )
            } else {
                (
                    "missing-suffix",
                    format!("`{op}` needs {what} before `_{}`", found.text),
                )
            };
            let d = Diagnostic::error(code, found.span, message)
                .label(format!("{what} is expected here"))
                .help(format!("its form is `{form}`"))
                .prm("19.2");
            return self.report(d);
        }
        let is_type = matches!(missing, Part::Type | Part::SourceType | Part::CoordType);
        let mut d = if is_type && looks_like_type(found.text) {
            self.unknown_type(found.text, found.span)
        } else if is_type {
            let message = format!("`{op}` has no suffix `_{}`", found.text);
            Diagnostic::error("unknown-suffix", found.span, message)
                .label("a type is expected here")
                .prm("19.2")
        } else {
            let message = format!("`_{}` is not {what} of `{op}`", found.text);
            Diagnostic::error("unknown-suffix", found.span, message).prm("19.2")
        };
        if d.help.is_none() {
            let words = ["ftz", "const", "nonull", "align", "equiv", "width"];
            let known = words
                .into_iter()
                .filter(|w| parts.iter().any(|p| could_be(*p, w)));
            d = d.help(match nearest_name(found.text, known) {
                Some(near) => format!("did you mean `_{near}`?"),
                None => format!("the form of the instruction is `{form}`"),
            });
        }
        self.report(d)
    }

    fn extra_suffix(&mut self, inst: &Inst, parts: &[Part], found: Suffix<'a>) -> super::Reported {
        let op = inst.opcode;
        let message = if parts.iter().any(|p| could_be(*p, found.text)) {
            format!("`_{}` stands at the wrong place in `{op}`", found.text)
        } else {
            format!("`{op}` has no suffix `_{}`", found.text)
        };
        let d = Diagnostic::error("suffix-order", found.span, message)
            .help(format!("its form is `{}`", form(op)))
            .prm("19.2");
        self.report(d)
    }
}

/// Takes a suffix that is one word.
fn match_word(m: &mut Modifiers, part: Part, text: &str) -> bool {
    match (part, text) {
        (Part::Vector, "v2") => m.vector = 2,
        (Part::Vector, "v3") => m.vector = 3,
        (Part::Vector, "v4") => m.vector = 4,
        (Part::Ftz, "ftz") => m.ftz = true,
        (Part::Const, "const") => m.constant = true,
        (Part::NoNull, "nonull") => m.nonull = true,
        _ => return false,
    }
    true
}

/// Takes a suffix that names a member of an enumeration.
fn match_name(inst: &mut Inst, part: Part, text: &str) -> bool {
    let m = &mut inst.mods;
    match part {
        Part::Segment => {
            let written = |s: &Segment| *s != Segment::Flat;
            set(&mut m.segment, Segment::from_name(text).filter(written))
        }
        Part::Scope => {
            let written = |s: &MemoryScope| *s != MemoryScope::WorkItem;
            set(&mut m.scope, MemoryScope::from_name(text).filter(written))
        }
        Part::Order => set(&mut m.order, MemoryOrder::from_name(text)),
        Part::Compare => set(&mut m.compare, CompareOperation::from_name(text)),
        Part::Geometry => set(&mut m.geometry, Geometry::from_name(text)),
        Part::ImageQuery => set(&mut m.image_query, ImageQuery::from_name(text)),
        Part::SamplerQuery => set(&mut m.sampler_query, SamplerQuery::from_name(text)),
        Part::Type => set(&mut inst.ty, Type::from_name(text)),
        Part::SourceType => set(&mut inst.source_type, Type::from_name(text)),
        Part::CoordType => set(&mut inst.coord_type, Type::from_name(text)),
        _ => false,
    }
}

/// Takes suffixes whose names may have two words. Gives how many.
fn match_joined(m: &mut Modifiers, part: Part, suffixes: &[Suffix<'_>], text: &str) -> usize {
    match part {
        Part::Round if suffixes[0].text != "default" => {
            joined(&mut m.round, suffixes, text, Round::from_name)
        }
        Part::Pack => joined(&mut m.pack, suffixes, text, Pack::from_name),
        Part::Atomic => joined(&mut m.atomic, suffixes, text, AtomicOperation::from_name),
        _ => 0,
    }
}

/// Takes two suffixes of `text` joined by `_` if they make a value, else one if it does.
fn joined<T>(
    field: &mut Option<T>,
    suffixes: &[Suffix<'_>],
    text: &str,
    from: impl Fn(&str) -> Option<T>,
) -> usize {
    if let Some(second) = suffixes.get(1) {
        // Both with what joins them; an argument would belong to no value.
        let both = Span::new(suffixes[0].span.start, second.span.end);
        if set(field, text.get(both.range()).and_then(&from)) {
            return 2;
        }
    }
    usize::from(set(field, from(suffixes[0].text)))
}

/// Whether there is a value; the field has it then.
fn set<T>(field: &mut Option<T>, value: Option<T>) -> bool {
    let is_some = value.is_some();
    if is_some {
        *field = value;
    }
    is_some
}

fn looks_like_type(text: &str) -> bool {
    let mut chars = text.chars();
    matches!(chars.next(), Some('u' | 's' | 'f' | 'b')) && chars.next().is_some_and(|c| c.is_ascii_digit())
}

pub(super) const fn is_required(part: Part, opcode: Opcode) -> bool {
    match part {
        Part::Type | Part::SourceType | Part::CoordType => true,
        Part::Order | Part::Scope | Part::Atomic | Part::Compare | Part::Geometry => true,
        Part::ImageQuery | Part::SamplerQuery => true,
        Part::Vector => matches!(opcode, Opcode::Combine | Opcode::Expand | Opcode::ActiveLaneMask),
        _ => false,
    }
}

fn could_be(part: Part, text: &str) -> bool {
    match part {
        Part::Vector => matches!(text, "v2" | "v3" | "v4"),
        Part::Ftz => text == "ftz",
        Part::Round => Round::from_name(text).is_some() && text != "default",
        Part::Pack => Pack::from_name(text).is_some(),
        Part::Segment => Segment::from_name(text).is_some() && text != "flat",
        Part::Align => text == "align",
        Part::Const => text == "const",
        Part::Equiv => text == "equiv",
        Part::Width => text == "width",
        Part::Order => MemoryOrder::from_name(text).is_some(),
        Part::Scope => MemoryScope::from_name(text).is_some_and(|s| s != MemoryScope::WorkItem),
        Part::Atomic => AtomicOperation::from_name(text).is_some(),
        Part::Compare => CompareOperation::from_name(text).is_some(),
        Part::Geometry => Geometry::from_name(text).is_some(),
        Part::ImageQuery => ImageQuery::from_name(text).is_some(),
        Part::SamplerQuery => SamplerQuery::from_name(text).is_some(),
        Part::NoNull => text == "nonull",
        Part::Type | Part::SourceType | Part::CoordType => Type::from_name(text).is_some(),
    }
}

fn part_name(part: Part) -> &'static str {
    match part {
        Part::Vector => "a vector size",
        Part::Ftz => "`ftz`",
        Part::Round => "a rounding",
        Part::Pack => "a packing control",
        Part::Segment => "a segment",
        Part::Align => "an alignment",
        Part::Const => "`const`",
        Part::Equiv => "an equivalence class",
        Part::Width => "a width",
        Part::Order => "a memory order",
        Part::Scope => "a memory scope",
        Part::Atomic => "an operation",
        Part::Compare => "a comparison",
        Part::Geometry => "a geometry",
        Part::ImageQuery => "an image property",
        Part::SamplerQuery => "a sampler property",
        Part::NoNull => "`nonull`",
        Part::Type => "a type",
        Part::SourceType => "a second type",
        Part::CoordType => "a coordinate type",
    }
}

/// The suffixes of an operation in words, optional ones in brackets.
pub(crate) fn form(opcode: Opcode) -> String {
    let mut out = opcode.name().to_string();
    for &part in table::syntax(opcode) {
        let text = match part {
            Part::Vector => "_vN",
            Part::Ftz => "_ftz",
            Part::Round => "_ROUND",
            Part::Pack => "_PACK",
            Part::Segment => "_SEGMENT",
            Part::Align => "_align(N)",
            Part::Const => "_const",
            Part::Equiv => "_equiv(N)",
            Part::Width => "_width(N)",
            Part::Order => "_ORDER",
            Part::Scope => "_SCOPE",
            Part::Atomic => "_OP",
            Part::Compare => "_OP",
            Part::Geometry => "_GEOMETRY",
            Part::ImageQuery | Part::SamplerQuery => "_PROPERTY",
            Part::NoNull => "_nonull",
            Part::Type => "_TYPE",
            Part::SourceType => "_TYPE",
            Part::CoordType => "_TYPE",
        };
        if is_required(part, opcode) {
            out.push_str(text);
        } else {
            out.push_str(&format!("[{text}]"));
        }
    }
    out
}
