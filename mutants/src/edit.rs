//! Changes of a text, one within another.

use std::ops::Range;

/// A part of what an edit puts in place of a range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// New text.
    Text(String),
    /// What was there, with the edits in it. The whole range of the edit stands for the range with the edits that come after this one.
    Source(Range<usize>),
}

/// A change: what stands in place of a range of bytes. An empty range is a place where something is put in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// Bytes of the text.
    pub range: Range<usize>,
    /// What stands there then.
    pub pieces: Vec<Piece>,
}

impl Edit {
    /// Puts text in at a place.
    pub fn insert(at: usize, text: impl Into<String>) -> Edit {
        Edit {
            range: at..at,
            pieces: vec![Piece::Text(text.into())],
        }
    }
}

/// The text with all edits. Ranges of two of them are apart, or one is in the other.
pub fn apply(source: &str, mut edits: Vec<Edit>) -> String {
    edits.sort_by_key(|edit| {
        (
            edit.range.start,
            !edit.range.is_empty(),
            usize::MAX - edit.range.end,
        )
    });
    let mut out = String::new();
    write_range(source, 0..source.len(), &edits, &mut out);
    out
}

/// Writes a range with the edits that are in it: outer ones first, in the order of the text.
fn write_range(source: &str, range: Range<usize>, edits: &[Edit], out: &mut String) {
    let mut at = range.start;
    let mut rest = edits;
    while let Some((edit, after)) = rest.split_first() {
        let is_inner = |other: &Edit| !edit.range.is_empty() && other.range.start < edit.range.end;
        let count = after.iter().take_while(|other| is_inner(other)).count();
        let (inner, next) = after.split_at(count);
        out.push_str(&source[at..edit.range.start]);
        for piece in &edit.pieces {
            match piece {
                Piece::Text(text) => out.push_str(text),
                Piece::Source(part) => {
                    let within =
                        |other: &&Edit| part.start <= other.range.start && other.range.end <= part.end;
                    let kept: Vec<Edit> = inner.iter().filter(within).cloned().collect();
                    write_range(source, part.clone(), &kept, out);
                }
            }
        }
        at = edit.range.end;
        rest = next;
    }
    out.push_str(&source[at..range.end]);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Piece {
        Piece::Text(text.into())
    }

    #[test]
    fn an_edit_keeps_those_within_it() {
        let (outer, left) = (0..9, 0..5);
        let choice = |name: &str, range: &Range<usize>, left: Range<usize>, right: Range<usize>| Edit {
            range: range.clone(),
            pieces: vec![
                text(&format!("[{name} ")),
                Piece::Source(left),
                text("-"),
                Piece::Source(right),
                text(" or "),
                Piece::Source(range.clone()),
                text("]"),
            ],
        };
        let edits = vec![
            choice("p", &left, 0..1, 4..5),
            choice("q", &outer, 0..5, 8..9),
            Edit::insert(9, "!"),
        ];
        assert_eq!(
            apply("a + b + c", edits),
            "[q [p a-b or a + b]-c or [p a-b or a + b] + c]!"
        );
    }

    #[test]
    fn two_edits_of_one_range_are_one_in_the_other() {
        let one = |name: &str| Edit {
            range: 0..1,
            pieces: vec![text(name), Piece::Source(0..1)],
        };
        assert_eq!(apply("a", vec![one("x"), one("y")]), "xya");
    }
}
