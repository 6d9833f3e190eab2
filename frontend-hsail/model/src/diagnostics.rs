//! Diagnostics: what is wrong, where, what would be right, and where the manual says so.
//!
//! Both frontends and the validator produce [`Diagnostic`]s; a [`Source`] turns them into text with the line and a caret
//! ([`render`]) or into JSON objects, one per diagnostic ([`to_json`]). Nothing here knows HSAIL.

use crate::rules::rule;
use crate::source::{Location, Source, SourceKind, Span};
use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Renderer, Snippet};
use std::borrow::Cow;
use std::fmt::Write as _;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// Legal, but undefined or suspicious.
    Warning,
    /// Not HSAIL.
    Error,
}

impl Severity {
    /// `error` or `warning`.
    pub fn name(self) -> &'static str {
        match self {
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

/// A second place that matters, with what to know about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecondaryLabel {
    /// Where.
    pub span: Span,
    /// What about it.
    pub text: String,
}

/// One finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Error or warning.
    pub severity: Severity,
    /// Stable short name of the rule, such as `unknown-label`.
    pub code: &'static str,
    /// What is wrong, in one sentence without a full stop.
    pub message: String,
    /// Where.
    pub span: Span,
    /// What to read at the caret; may be empty.
    pub label: String,
    /// Other places.
    pub labels: Vec<SecondaryLabel>,
    /// What would be right.
    pub help: Option<String>,
    /// Section of the HSA Programmer's Reference Manual, such as `5.19`; empty if none applies.
    pub prm: &'static str,
}

impl Diagnostic {
    /// An error.
    pub fn error(code: &'static str, span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            severity: Severity::Error,
            code,
            message: message.into(),
            span,
            label: String::new(),
            labels: Vec::new(),
            help: None,
            prm: "",
        }
    }

    /// A warning.
    pub fn warning(code: &'static str, span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            severity: Severity::Warning,
            ..Diagnostic::error(code, span, message)
        }
    }

    /// With text at the caret.
    pub fn label(mut self, text: impl Into<String>) -> Diagnostic {
        self.label = text.into();
        self
    }

    /// With another place.
    pub fn also(mut self, span: Span, text: impl Into<String>) -> Diagnostic {
        self.labels.push(SecondaryLabel {
            span,
            text: text.into(),
        });
        self
    }

    /// With a remedy.
    pub fn help(mut self, text: impl Into<String>) -> Diagnostic {
        self.help = Some(text.into());
        self
    }

    /// With the section of the manual.
    pub fn prm(mut self, section: &'static str) -> Diagnostic {
        self.prm = section;
        self
    }

    /// What can be done: its own help, or else what the rule asks for.
    pub fn remedy(&self) -> Option<&str> {
        self.help
            .as_deref()
            .or_else(|| rule(self.code).map(|rule| rule.remedy))
    }

    /// How to get rid of it without mending the module, if its rule allows that.
    pub fn lowered_by(&self) -> Option<String> {
        let name = rule(self.code).filter(|rule| rule.fixed.is_none())?.name;
        Some(match self.severity {
            Severity::Error => format!("`--warn {name}` makes it a warning, `--allow {name}` lets it pass"),
            Severity::Warning => format!("`--allow {name}` lets it pass, `--deny {name}` makes it an error"),
        })
    }

    /// `name:line:column: error[code]: message`, on one line.
    pub fn one_line(&self, source: &Source) -> String {
        let place = source.locate(self.span);
        format!(
            "{}:{place}: {}[{}]: {}",
            source.name,
            self.severity.name(),
            self.code,
            self.message
        )
    }
}

/// Longest piece of source that is shown with a caret; past it only the position is given.
const MAX_EXCERPT: usize = 1 << 16;

/// Lines of a source that are shown.
struct Shown<'a> {
    text: &'a str,
    /// Byte of the source at which they start.
    base: usize,
    /// Number of the first.
    line: usize,
}

/// The lines of a text around `span`. A binary file has none.
fn shown(source: &Source, span: Span) -> Option<Shown<'_>> {
    let SourceKind::Text(text) = &source.kind else {
        return None;
    };
    let start = text[..boundary(text, span.start as usize)]
        .rfind('\n')
        .map_or(0, |i| i + 1);
    let end = boundary(text, span.end.max(span.start) as usize);
    let end = text[end..].find('\n').map_or(text.len(), |i| end + i);
    let Location::Text { line, .. } = source.locate(Span::new(start as u32, start as u32)) else {
        return None;
    };
    (end - start <= MAX_EXCERPT).then(|| Shown {
        text: &text[start..end],
        base: start,
        line: line as usize,
    })
}

/// The start of the character at a byte of `text`, or its end.
fn boundary(text: &str, at: usize) -> usize {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

impl<'a> Shown<'a> {
    fn has(&self, span: Span) -> bool {
        span.start as usize >= self.base && span.end as usize <= self.base + self.text.len()
    }

    /// Where a place of the source stands in the text.
    fn local(&self, span: Span) -> std::ops::Range<usize> {
        let local = |at: u32| boundary(self.text, (at as usize).saturating_sub(self.base));
        let start = local(span.start);
        start..local(span.end).max(start)
    }

    fn snippet(&self, source: &'a Source) -> Snippet<'a, Annotation<'a>> {
        let name = source.name.as_str();
        Snippet::source(self.text).line_start(self.line).path(name)
    }

    fn context(&self, label: &'a SecondaryLabel) -> Annotation<'a> {
        let span = self.local(label.span);
        AnnotationKind::Context.span(span).label(label.text.as_str())
    }
}

/// One diagnostic as text with source lines and carets; `color` adds terminal colours.
pub fn render(diagnostic: &Diagnostic, source: &Source, color: bool) -> String {
    render_across(diagnostic, source, &[], color)
}

/// As [`render`], for a diagnostic that also names places in other sources.
pub fn render_across(
    diagnostic: &Diagnostic,
    source: &Source,
    elsewhere: &[(&Source, &SecondaryLabel)],
    color: bool,
) -> String {
    let d = diagnostic;
    let mut group = primary(d, source);
    for (other, label) in elsewhere {
        group = match shown(other, label.span) {
            Some(shown) => group.element(shown.snippet(other).annotation(shown.context(label))),
            None => group.element(Level::NOTE.message(place(other, label.span, &label.text))),
        };
    }
    if let Some(help) = d.remedy() {
        group = group.element(Level::HELP.message(help));
    }
    if !d.prm.is_empty() {
        group = group.element(Level::NOTE.message(format!("see HSA PRM {}", d.prm)));
    }
    if let Some(how) = d.lowered_by() {
        group = group.element(Level::NOTE.message(how));
    }
    let renderer = if color {
        Renderer::styled()
    } else {
        Renderer::plain()
    };
    let mut text = renderer.render(&[group]).to_string();
    text.push('\n');
    text
}

/// The message of a diagnostic at its place, with the labels that its own source has.
fn primary<'d>(d: &'d Diagnostic, source: &'d Source) -> Group<'d> {
    let level = match d.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let title = level.primary_title(d.message.as_str()).id(d.code);
    let Some(shown) = shown(source, d.span) else {
        let here = Level::NOTE.message(place(source, d.span, &d.label));
        return notes(title.element(here), d.labels.iter(), source);
    };
    let label = (!d.label.is_empty()).then_some(Cow::Borrowed(d.label.as_str()));
    let at = AnnotationKind::Primary.span(shown.local(d.span)).label(label);
    let mut snippet = shown.snippet(source).annotation(at);
    let (near, far): (Vec<_>, Vec<_>) = d.labels.iter().partition(|l| shown.has(l.span));
    for label in near {
        snippet = snippet.annotation(shown.context(label));
    }
    notes(title.element(snippet), far, source)
}

/// Labels whose lines are not shown: in words.
fn notes<'d>(
    group: Group<'d>,
    labels: impl IntoIterator<Item = &'d SecondaryLabel>,
    source: &Source,
) -> Group<'d> {
    let labels = labels.into_iter();
    let notes = labels.map(|l| Level::NOTE.message(place(source, l.span, &l.text)));
    notes.fold(group, Group::element)
}

/// `file:line:column: text`.
fn place(source: &Source, span: Span, text: &str) -> String {
    let mut place = format!("{}:{}", source.name, source.locate(span));
    if !text.is_empty() {
        let _ = write!(place, ": {text}");
    }
    place
}

fn json_string(out: &mut String, text: &str) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            c if (c as u32) < 0x20 => {
                let _ = write!(out, "\\u{:04x}", c as u32);
            }
            c => out.push(c),
        }
    }
    out.push('"');
}

fn json_place(out: &mut String, source: &Source, span: Span) {
    match source.locate(span) {
        Location::Text { line, column } => {
            let _ = write!(out, "\"line\":{line},\"column\":{column},");
        }
        Location::Brig { section, offset } => {
            out.push_str("\"section\":");
            json_string(out, &section);
            let _ = write!(out, ",\"offset\":{offset},");
        }
    }
    let _ = write!(out, "\"start\":{},\"end\":{}", span.start, span.end);
}

/// One diagnostic as a JSON object on one line: `severity`, `code`, `message`, `file`, `line` and `column` (or `section`
/// and `offset`), `start`, `end`, and where they exist `label`, `labels`, `help`, `prm`; `lowerable` is true if the level of its rule
/// can be lowered. Each of the labels has a place in the same form and `text`.
pub fn to_json(diagnostic: &Diagnostic, source: &Source) -> String {
    to_json_across(diagnostic, source, &[])
}

/// As [`to_json`], for a diagnostic that also names places in other sources: their labels have a `file`.
pub fn to_json_across(
    diagnostic: &Diagnostic,
    source: &Source,
    elsewhere: &[(&Source, &SecondaryLabel)],
) -> String {
    let d = diagnostic;
    let mut out = format!(
        "{{\"severity\":\"{}\",\"code\":\"{}\",\"message\":",
        d.severity.name(),
        d.code
    );
    json_string(&mut out, &d.message);
    out.push_str(",\"file\":");
    json_string(&mut out, &source.name);
    out.push(',');
    json_place(&mut out, source, d.span);
    if !d.label.is_empty() {
        out.push_str(",\"label\":");
        json_string(&mut out, &d.label);
    }
    if !d.labels.is_empty() || !elsewhere.is_empty() {
        out.push_str(",\"labels\":[");
        let here = d.labels.iter().map(|l| (None, l));
        let all = here.chain(elsewhere.iter().map(|(other, l)| (Some(*other), *l)));
        for (i, (other, l)) in all.enumerate() {
            out.push_str(if i == 0 { "{" } else { ",{" });
            if let Some(other) = other {
                out.push_str("\"file\":");
                json_string(&mut out, &other.name);
                out.push(',');
            }
            json_place(&mut out, other.unwrap_or(source), l.span);
            out.push_str(",\"text\":");
            json_string(&mut out, &l.text);
            out.push('}');
        }
        out.push(']');
    }
    if let Some(help) = d.remedy() {
        out.push_str(",\"help\":");
        json_string(&mut out, help);
    }
    if !d.prm.is_empty() {
        out.push_str(",\"prm\":");
        json_string(&mut out, d.prm);
    }
    if d.lowered_by().is_some() {
        out.push_str(",\"lowerable\":true");
    }
    out.push('}');
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::BrigSection;

    fn sample() -> (Diagnostic, Source) {
        let source = Source::text("k.hsail", "kernel &k()\n{\n\tadd_u9\t$s0, $s1;\n};\n");
        let d = Diagnostic::error("unknown-type", Span::new(19, 21), "`u9` is not a type")
            .label("expected a type")
            .help("did you mean `u8`?")
            .prm("4.13");
        (d, source)
    }

    #[test]
    fn text_shows_line_and_caret() {
        let (d, source) = sample();
        let text = render(&d, &source, false);
        assert!(text.contains("error[unknown-type]: `u9` is not a type"), "{text}");
        assert!(text.contains("k.hsail:3:6"), "{text}");
        assert!(text.contains("^^ expected a type"), "{text}");
        assert!(
            text.contains("did you mean `u8`?") && text.contains("HSA PRM 4.13"),
            "{text}"
        );
    }

    #[test]
    fn binary_shows_section_and_offset() {
        let section = BrigSection {
            name: "hsa_code".into(),
            start: 0x80,
            length: 0x100,
        };
        let source = Source::brig("m.brig", vec![section]);
        let d = Diagnostic::error("brig-enum", Span::new(0xa0, 0xac), "opcode 999 does not exist");
        assert!(render(&d, &source, false).contains("m.brig:hsa_code+0x20"));
        assert!(to_json(&d, &source).contains("\"section\":\"hsa_code\",\"offset\":32"));
    }

    #[test]
    fn json_is_one_escaped_line() {
        let (mut d, source) = sample();
        d.message = "a \"quote\"\nand more".into();
        let json = to_json(&d, &source);
        assert!(!json.contains('\n'));
        assert!(json.contains("\"a \\\"quote\\\"\\nand more\""), "{json}");
        assert!(json.contains("\"line\":3,\"column\":6"), "{json}");
    }

    #[test]
    fn spans_past_the_end_do_not_panic() {
        let source = Source::text("e", "é");
        let d = Diagnostic::error("x", Span::new(1, 900), "m").also(Span::new(5, 3), "n");
        assert!(render(&d, &source, true).contains('m'));
    }
}
