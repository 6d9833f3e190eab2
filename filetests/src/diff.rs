//! How an output differs from the expected one, and what is near a directive that does not match.

use similar::{ChangeTag, TextDiff};

/// Lines of context around a difference.
const CONTEXT: usize = 3;
/// Most lines that are shown.
const MOST_LINES: usize = 60;

/// Colours of lines of differences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Colors(pub(crate) bool);

impl Colors {
    fn paint(self, code: &str, line: &str) -> String {
        if self.0 {
            format!("\u{1b}[{code}m{line}\u{1b}[0m")
        } else {
            line.to_owned()
        }
    }
}

/// The lines that differ, with a few around them: `-` for what is expected, `+` for what was found. `place` gives the line of the file that
/// holds an expected line.
pub(crate) fn differences(
    expected: &[String],
    found: &[String],
    place: impl Fn(usize) -> u32,
    colors: Colors,
) -> String {
    let old: Vec<&str> = expected.iter().map(String::as_str).collect();
    let new: Vec<&str> = found.iter().map(String::as_str).collect();
    let diff = TextDiff::from_slices(&old, &new);
    let mut lines = Vec::new();
    for group in diff.grouped_ops(CONTEXT) {
        if let Some(first) = group.first() {
            let (line, output) = (place(first.old_range().start), first.new_range().start + 1);
            let head = format!("@@ from line {line} of the file, line {output} of the output @@");
            lines.push(colors.paint("36", &head));
        }
        for change in group.iter().flat_map(|op| diff.iter_changes(op)) {
            let text = change.value();
            lines.push(match change.tag() {
                ChangeTag::Delete => colors.paint("31", format!("- {text}").trim_end()),
                ChangeTag::Insert => colors.paint("32", format!("+ {text}").trim_end()),
                ChangeTag::Equal => format!("  {text}").trim_end().to_owned(),
            });
        }
    }
    shortened(lines)
}

fn shortened(mut lines: Vec<String>) -> String {
    let more = lines.len().saturating_sub(MOST_LINES);
    if more > 0 {
        lines.truncate(MOST_LINES);
        lines.push(format!("... and {more} more lines"));
    }
    lines.join("\n")
}

/// The first lines of a text.
pub(crate) fn beginning(text: &str) -> String {
    const FIRST: usize = 8;
    let all: Vec<&str> = text.trim_end().lines().collect();
    let mut lines: Vec<String> = all.iter().take(FIRST).map(|line| (*line).to_owned()).collect();
    if all.len() > FIRST {
        lines.push(format!("... and {} more lines", all.len() - FIRST));
    }
    lines.join("\n")
}

/// Of what `filecheck` says about a mismatch, what is near the directive at fault, and the number of this among the directives.
pub(crate) fn near_mismatch(explanation: &str, colors: Colors) -> (Option<usize>, String) {
    let lines: Vec<&str> = explanation.lines().collect();
    let at = lines.iter().position(|line| faulty(line));
    let Some(at) = at else {
        return (None, shortened(lines.iter().map(|l| (*l).to_owned()).collect()));
    };
    let number = lines[at].split('#').nth(1).and_then(|rest| {
        let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        rest[..end].parse().ok()
    });
    (number, near(&lines, at, colors))
}

/// Of what `filecheck` says about a match that must not be, what is near it.
pub(crate) fn near_match(explanation: &str, colors: Colors) -> String {
    let lines: Vec<&str> = explanation.lines().collect();
    match lines.iter().position(|line| line.starts_with("Matched #")) {
        Some(at) => near(&lines, at, colors),
        None => String::new(),
    }
}

/// A line with those around it.
fn near(lines: &[&str], at: usize, colors: Colors) -> String {
    let (first, last) = (
        at.saturating_sub(2 * CONTEXT),
        (at + 2 * CONTEXT).min(lines.len() - 1),
    );
    let mut shown = Vec::new();
    if first > 0 {
        shown.push("...".to_owned());
    }
    for (index, line) in (first..).zip(&lines[first..=last]) {
        shown.push(match index == at {
            true => colors.paint("31", line),
            false => (*line).to_owned(),
        });
    }
    if last + 1 < lines.len() {
        shown.push("...".to_owned());
    }
    shown.join("\n")
}

/// Whether a line says what broke the match: a pattern that is not there, or one that must not be and is.
fn faulty(line: &str) -> bool {
    let negative = |rest: &str| rest.split(':').next().is_some_and(|head| head.ends_with(" not"));
    match (line.strip_prefix("Missed #"), line.strip_prefix("Matched #")) {
        (Some(rest), _) => !negative(rest),
        (_, Some(rest)) => negative(rest),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<String> {
        text.lines().map(str::to_owned).collect()
    }

    #[test]
    fn only_lines_near_a_difference_are_shown() {
        let old: String = (1..=20).map(|n| format!("line {n}\n")).collect();
        let new = old.replace("line 10\n", "other\n");
        let place = |index: usize| index as u32 + 100;
        let text = differences(&lines(&old), &lines(&new), place, Colors(false));
        assert_eq!(
            text,
            "@@ from line 106 of the file, line 7 of the output @@\n  line 7\n  line 8\n  line 9\n- line 10\n\
             + other\n  line 11\n  line 12\n  line 13"
        );
    }

    #[test]
    fn colours_mark_the_two_sides() {
        let text = differences(&lines("a"), &lines("b"), |_| 1, Colors(true));
        assert!(
            text.contains("\u{1b}[31m- a\u{1b}[0m\n\u{1b}[32m+ b\u{1b}[0m"),
            "{text:?}"
        );
    }

    #[test]
    fn long_differences_are_cut() {
        let new: String = (0..100).map(|n| format!("{n}\n")).collect();
        let text = differences(&[], &lines(&new), |_| 1, Colors(false));
        assert_eq!(text.lines().count(), MOST_LINES + 1);
        assert!(text.ends_with("... and 41 more lines"), "{text}");
    }

    #[test]
    fn the_directive_at_fault_is_found() {
        let before: String = (0..20).map(|n| format!("> {n}\n")).collect();
        let text = format!("{before}Missed #3 not: x\nMissed #12: y\n> z\n");
        let (number, shown) = near_mismatch(&text, Colors(false));
        assert_eq!(number, Some(12));
        assert_eq!(
            shown,
            "...\n> 15\n> 16\n> 17\n> 18\n> 19\nMissed #3 not: x\nMissed #12: y\n> z"
        );
        let (number, _) = near_mismatch("> a\nMatched #4 not: a\n", Colors(false));
        assert_eq!(number, Some(4));
    }
}
