//! Modules with one change each.
//!
//! A change is one token deleted, doubled, swapped with the next or replaced, a literal, operand, suffix, qualifier or register that is
//! another, white space removed or unusual, a comment put in, a character changed, a statement deleted, doubled or moved, or a statement
//! more: a declaration, a control directive, an instruction, a brace.

use crate::pieces;
use wavelift_generate::Choices;

/// Tokens and what is between them, in turn: every second piece is a token.
fn tokens(text: &str) -> Vec<String> {
    let word = |c: char| c.is_ascii_alphanumeric() || "_.&%@$".contains(c);
    let mut all = vec![String::new()];
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if first.is_whitespace() {
            rest.find(|c: char| !c.is_whitespace()).unwrap_or(rest.len())
        } else {
            let end = match first {
                '"' => rest[1..].find('"').map_or(rest.len(), |end| end + 2),
                c if word(c) => rest.find(|c| !word(c)).unwrap_or(rest.len()),
                other => other.len_utf8(),
            };
            all.push(rest[..end].to_owned());
            all.push(String::new());
            rest = &rest[end..];
            continue;
        };
        if let Some(gap) = all.last_mut() {
            gap.push_str(&rest[..length]);
        }
        rest = &rest[length..];
    }
    all
}

/// A module as pieces, and which of its tokens may change.
pub struct Text {
    all: Vec<String>,
    from: usize,
    to: usize,
}

impl Text {
    /// A text, of which lines `lines` may change.
    pub fn new(text: &str, lines: std::ops::Range<usize>) -> Text {
        let all = tokens(text);
        let mut line = 0;
        let (mut from, mut to) = (None, 1);
        for (n, piece) in all.iter().enumerate() {
            if n % 2 == 1 && lines.contains(&line) {
                from.get_or_insert(n);
                to = n + 2;
            }
            line += piece.matches('\n').count();
        }
        Text {
            all,
            from: from.unwrap_or(1),
            to,
        }
    }

    fn token(&self, choices: &mut Choices<'_>) -> usize {
        self.from + 2 * choices.below((self.to - self.from) / 2)
    }

    /// First and last token of a statement.
    fn statement(&self, choices: &mut Choices<'_>) -> (usize, usize) {
        let ends = |token: &String| matches!(token.as_str(), ";" | "{" | "}");
        let at = self.token(choices);
        let end = (at..self.all.len()).find(|i| i % 2 == 1 && ends(&self.all[*i]));
        let start = (1..at).rev().find(|i| i % 2 == 1 && ends(&self.all[*i]));
        let end = end.unwrap_or(at);
        (start.map_or(1, |i| i + 2).min(end), end)
    }

    /// Where the operands of a statement begin, each with its end; brackets and parentheses belong together.
    fn operands(&self, start: usize, end: usize) -> Vec<(usize, usize)> {
        let (mut depth, mut from) = (0, start + 2);
        let mut out = Vec::new();
        for at in (start + 2..=end).step_by(2) {
            match self.all[at].as_str() {
                "(" | "[" => depth += 1,
                ")" | "]" => depth -= 1,
                "," | ";" if depth <= 0 => {
                    if from < at {
                        out.push((from, at - 2));
                    }
                    from = at + 2;
                }
                _ => {}
            }
        }
        out
    }

    fn of_kind(&self, choices: &mut Choices<'_>, wanted: impl Fn(&str) -> bool) -> Option<usize> {
        let all = (self.from..self.to).step_by(2).filter(|n| wanted(&self.all[*n]));
        let all: Vec<usize> = all.collect();
        (!all.is_empty()).then(|| all[choices.below(all.len())])
    }
}

type Change = fn(&mut Text, &mut Choices<'_>) -> Option<()>;

/// What can change, and how often it is drawn.
const CHANGES: &[(&str, usize, Change)] = &[
    ("token deleted", 2, |t, r| {
        let at = t.token(r);
        t.all[at].clear();
        Some(())
    }),
    ("token doubled", 1, |t, r| {
        let at = t.token(r);
        t.all[at] = format!("{0} {0}", t.all[at]);
        Some(())
    }),
    ("tokens swapped", 1, |t, r| {
        let at = t.token(r);
        (at + 2 < t.all.len()).then(|| t.all.swap(at, at + 2))
    }),
    ("token replaced", 2, |t, r| {
        let at = t.token(r);
        t.all[at] = t.all[t.token(r)].clone();
        Some(())
    }),
    ("literal changed", 5, |t, r| {
        let at = t.of_kind(r, |token| token.starts_with(|c: char| c.is_ascii_digit()))?;
        t.all[at] = pieces::literal(r);
        Some(())
    }),
    ("white space removed", 1, |t, r| {
        let at = t.token(r);
        t.all[at - 1].clear();
        Some(())
    }),
    ("white space put in", 1, |t, r| {
        let at = t.token(r);
        t.all[at - 1].push_str(r.of(pieces::SPACES));
        Some(())
    }),
    ("comment put in", 1, |t, r| {
        let at = t.token(r);
        t.all[at - 1].push_str(r.of(pieces::COMMENTS));
        Some(())
    }),
    ("word put in", 2, |t, r| {
        let at = t.token(r);
        t.all[at] = format!("{} {}", r.of(pieces::WORDS), t.all[at]);
        Some(())
    }),
    ("suffix changed", 6, |t, r| {
        let at = t.of_kind(r, |token| {
            token.contains('_') && !token.starts_with(['&', '%', '@', '"'])
        })?;
        let mut parts: Vec<String> = t.all[at].split('_').map(str::to_owned).collect();
        let which = r.below(parts.len());
        match r.below(4) {
            0 => drop(parts.remove(which)),
            1 => parts.insert(which, pieces::suffix(r)),
            2 if which + 1 < parts.len() => parts.swap(which, which + 1),
            _ => parts[which] = pieces::suffix(r),
        }
        t.all[at] = parts.join("_");
        Some(())
    }),
    ("register changed", 2, |t, r| {
        let at = t.of_kind(r, |token| token.starts_with('$'))?;
        t.all[at] = r.of(pieces::REGISTERS).to_owned();
        Some(())
    }),
    ("name changed", 2, |t, r| {
        let at = t.of_kind(r, |token| token.starts_with(['&', '%', '@']))?;
        let from = t.of_kind(r, |token| token.starts_with(['&', '%', '@']))?;
        t.all[at] = if r.below(3) == 0 {
            r.of(pieces::NAMES).to_owned()
        } else {
            t.all[from].clone()
        };
        Some(())
    }),
    ("operand changed", 6, |t, r| {
        let (start, end) = t.statement(r);
        let operands = t.operands(start, end);
        let (from, to) = *operands.get(r.below(operands.len()))?;
        t.all.splice(from..=to, [pieces::operand(r)]);
        Some(())
    }),
    ("operands added or removed", 3, |t, r| {
        let (start, end) = t.statement(r);
        let operands = t.operands(start, end);
        let which = r.below(operands.len());
        let (from, to) = *operands.get(which)?;
        match (r.below(3), operands.get(which + 1)) {
            (0, _) => t.all[from] = format!("{}, {}", pieces::operand(r), t.all[from]),
            (1, Some((from, to))) => drop(t.all.drain(from - 2..=*to - 1)),
            (1, None) => drop(t.all.drain(from..=to)),
            (_, Some((next, last))) => {
                let (a, b) = (t.all[from..=to].concat(), t.all[*next..=*last].concat());
                t.all.splice(from..=*last, [format!("{b}, {a}")]);
            }
            _ => return None,
        }
        Some(())
    }),
    ("statement deleted, doubled or moved", 3, |t, r| {
        let (start, end) = t.statement(r);
        let statement: String = t.all[start..=end].concat();
        match r.below(3) {
            0 => drop(t.all.drain(start..=end)),
            1 => t.all.insert(start, statement),
            _ => {
                let (other, _) = t.statement(r);
                if other < start {
                    t.all.drain(start..=end);
                }
                t.all.insert(other, statement + "\n");
            }
        }
        Some(())
    }),
    ("declaration put in", 5, |t, r| {
        let (at, _) = t.statement(r);
        t.all.insert(at, pieces::declaration(r) + "\n");
        Some(())
    }),
    ("directive put in", 2, |t, r| {
        let (at, _) = t.statement(r);
        t.all.insert(at, pieces::directive(r) + "\n");
        Some(())
    }),
    ("instruction put in", 3, |t, r| {
        let (at, _) = t.statement(r);
        t.all.insert(at, r.of(pieces::INSTRUCTIONS).to_owned() + "\n");
        Some(())
    }),
    ("brace put in or removed", 1, |t, r| {
        let at = t.token(r);
        match t.of_kind(r, |token| matches!(token, "{" | "}" | "(" | ")" | "[" | "]")) {
            Some(at) if r.below(2) == 0 => t.all[at].clear(),
            _ => t.all[at] = format!("{} {}", r.of(&["{", "}", "(", ")", "[", "]"]), t.all[at]),
        }
        Some(())
    }),
    ("character changed", 2, |t, r| {
        let at = t.token(r);
        let text = &mut t.all[at];
        let place = (0..text.len())
            .filter(|n| text.is_char_boundary(*n))
            .nth(r.below(text.len()))?;
        match r.below(3) {
            0 => drop(text.remove(place)),
            1 => text.insert_str(place, r.of(pieces::CHARACTERS)),
            _ => {
                text.remove(place);
                text.insert_str(place, r.of(pieces::CHARACTERS));
            }
        }
        Some(())
    }),
];

/// What the change does, and the module with it.
pub fn mutant(
    choices: &mut Choices<'_>,
    seed: &str,
    lines: std::ops::Range<usize>,
) -> (&'static str, String) {
    if tokens(seed).len() < 2 {
        return ("nothing to change", seed.to_owned());
    }
    let total: usize = CHANGES.iter().map(|(_, weight, _)| weight).sum();
    loop {
        let mut text = Text::new(seed, lines.clone());
        let mut drawn = choices.below(total);
        let change = CHANGES.iter().find(|(_, weight, _)| {
            let found = drawn < *weight;
            drawn = drawn.wrapping_sub(*weight);
            found
        });
        if let Some((what, _, change)) = change
            && change(&mut text, choices).is_some()
        {
            return (what, text.all.concat());
        }
    }
}
