//! Where a piece of a module came from.
//!
//! A [`Span`] is a half-open byte range in one source. For text it counts bytes of the file; for BRIG it counts bytes
//! of the module image, so the same eight bytes serve both frontends. What the numbers mean is decided by the
//! [`Source`] they are rendered against: a text source turns them into line and column, a BRIG source into
//! section and offset.

use std::fmt;

/// A half-open byte range `start..end` of one source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// A span of nothing, for things that no source wrote.
    pub const NONE: Span = Span { start: 0, end: 0 };

    /// The range `start..end`.
    pub fn new(start: u32, end: u32) -> Span {
        Span { start, end }
    }

    /// The smallest span that covers both.
    pub fn to(self, other: Span) -> Span {
        Span {
            start: self.start.min(other.start),
            end: self.end.max(other.end),
        }
    }

    /// The range as `usize`, for slicing.
    pub fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end.max(self.start) as usize
    }
}

/// One section of a BRIG module, for diagnostics.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrigSection {
    /// `hsa_data`, `hsa_code`, `hsa_operand`, or a private name.
    pub name: String,
    /// Offset of the section from the start of the module, bytes.
    pub start: u32,
    /// Length including the section header, bytes.
    pub length: u32,
}

/// What kind of bytes a source holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SourceKind {
    /// HSAIL text.
    Text(String),
    /// A BRIG module; spans are offsets from the start of the module.
    Brig(Vec<BrigSection>),
}

/// A named source that spans point into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// File name as the user wrote it.
    pub name: String,
    /// Text or BRIG.
    pub kind: SourceKind,
}

/// A position that a person can find.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Location {
    /// Line and column, both from 1; the column counts characters.
    Text {
        /// Line number.
        line: u32,
        /// Column number.
        column: u32,
    },
    /// Byte offset inside a section of a BRIG module.
    Brig {
        /// Section name, or `module` outside every section.
        section: String,
        /// Offset from the start of the section, bytes.
        offset: u32,
    },
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::Text { line, column } => write!(f, "{line}:{column}"),
            Location::Brig { section, offset } => write!(f, "{section}+{offset:#x}"),
        }
    }
}

impl Source {
    /// A text source.
    pub fn text(name: impl Into<String>, text: impl Into<String>) -> Source {
        Source {
            name: name.into(),
            kind: SourceKind::Text(text.into()),
        }
    }

    /// A BRIG source with its sections.
    pub fn brig(name: impl Into<String>, sections: Vec<BrigSection>) -> Source {
        Source {
            name: name.into(),
            kind: SourceKind::Brig(sections),
        }
    }

    /// The location of the first byte of `span`. Offsets past the end give the end.
    pub fn locate(&self, span: Span) -> Location {
        match &self.kind {
            SourceKind::Text(text) => {
                let mut at = (span.start as usize).min(text.len());
                while !text.is_char_boundary(at) {
                    at -= 1;
                }
                let before = &text[..at];
                let line_start = before.rfind('\n').map_or(0, |i| i + 1);
                Location::Text {
                    line: before.bytes().filter(|&b| b == b'\n').count() as u32 + 1,
                    column: before[line_start..].chars().count() as u32 + 1,
                }
            }
            SourceKind::Brig(sections) => {
                let inside = |s: &&BrigSection| span.start >= s.start && span.start - s.start < s.length;
                match sections.iter().find(inside) {
                    Some(s) => Location::Brig {
                        section: s.name.clone(),
                        offset: span.start - s.start,
                    },
                    None => Location::Brig {
                        section: "module".into(),
                        offset: span.start,
                    },
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_positions_count_from_one() {
        let s = Source::text("a", "ab\ncd\n");
        assert_eq!(s.locate(Span::new(0, 1)).to_string(), "1:1");
        assert_eq!(s.locate(Span::new(4, 5)).to_string(), "2:2");
        assert_eq!(s.locate(Span::new(100, 101)).to_string(), "3:1");
    }

    #[test]
    fn brig_positions_name_the_section() {
        let sections = vec![BrigSection {
            name: "hsa_code".into(),
            start: 0xb0,
            length: 0x50,
        }];
        let s = Source::brig("m.brig", sections);
        assert_eq!(s.locate(Span::new(0xd0, 0xd4)).to_string(), "hsa_code+0x20");
        assert_eq!(s.locate(Span::new(4, 8)).to_string(), "module+0x4");
    }
}
