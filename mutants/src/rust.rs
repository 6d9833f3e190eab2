//! Mutants of Rust code: those that `cargo mutants --list --json` names, each behind a question which mistake is made.
//!
//! `a + b` becomes `(if crate::planted::on(7) { (a) - (b) } else { a + b })`; a function returns at its start; an arm that is left out gets a
//! guard. Where an expression cannot stand in an `if` (it binds names by `let`) the mutant is left out.

use crate::edit::{Edit, Piece};
use serde_json::Value;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

/// A mutant of cargo-mutants' list.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The file, from the root of the tree.
    pub file: String,
    /// Line and column where the change begins, from 1.
    pub start: (usize, usize),
    /// What is put there; nothing where something is taken out.
    pub replacement: String,
    /// The kind of change.
    pub genre: String,
    /// The change for readers.
    pub name: String,
}

/// Reads the list.
///
/// # Errors
/// What it lacks.
pub fn listed(json: &str) -> Result<Vec<Listed>, String> {
    let all: Vec<Value> = serde_json::from_str(json).map_err(|error| error.to_string())?;
    let text = |one: &Value, key: &str| one[key].as_str().map(str::to_string);
    let number = |one: &Value, key: &str| one["span"]["start"][key].as_u64().map(|n| n as usize);
    let entry = |one: &Value| {
        Some(Listed {
            file: text(one, "file")?,
            start: (number(one, "line")?, number(one, "column")?),
            replacement: text(one, "replacement")?,
            genre: text(one, "genre")?,
            name: text(one, "name")?,
        })
    };
    let entries: Option<Vec<Listed>> = all.iter().map(entry).collect();
    entries.ok_or_else(|| "the list is not one of cargo-mutants".into())
}

/// An expression of two operands.
#[derive(Clone)]
struct Binary {
    all: Range<usize>,
    operator: usize,
    left: Range<usize>,
    right: Range<usize>,
    /// One of the operands binds names.
    has_let: bool,
}

/// What of a file can be changed.
#[derive(Default)]
struct Places {
    /// Expressions of two operands.
    binary: Vec<Binary>,
    /// Expressions of one operand: all, and the operand.
    unary: Vec<(Range<usize>, Range<usize>)>,
    /// Arms: all, the end of the pattern, the guard.
    arms: Vec<(Range<usize>, usize, Option<Range<usize>>)>,
    /// The bodies of functions, with their braces.
    bodies: Vec<Range<usize>>,
}

fn bytes(of: &impl Spanned) -> Range<usize> {
    of.span().byte_range()
}

struct HasLet(bool);

impl<'a> Visit<'a> for HasLet {
    fn visit_expr_let(&mut self, _: &'a syn::ExprLet) {
        self.0 = true;
    }

    fn visit_block(&mut self, _: &'a syn::Block) {}
}

impl<'a> Visit<'a> for Places {
    fn visit_expr_binary(&mut self, it: &'a syn::ExprBinary) {
        let mut has_let = HasLet(false);
        has_let.visit_expr_binary(it);
        self.binary.push(Binary {
            all: bytes(it),
            operator: bytes(&it.op).start,
            left: bytes(&it.left),
            right: bytes(&it.right),
            has_let: has_let.0,
        });
        visit::visit_expr_binary(self, it);
    }

    fn visit_expr_unary(&mut self, it: &'a syn::ExprUnary) {
        self.unary.push((bytes(it), bytes(&it.expr)));
        visit::visit_expr_unary(self, it);
    }

    fn visit_arm(&mut self, it: &'a syn::Arm) {
        let guard = it.guard.as_ref().map(|(_, guard)| bytes(guard));
        self.arms.push((bytes(it), bytes(&it.pat).end, guard));
        visit::visit_arm(self, it);
    }

    fn visit_block(&mut self, it: &'a syn::Block) {
        visit::visit_block(self, it);
    }

    fn visit_item_fn(&mut self, it: &'a syn::ItemFn) {
        self.bodies.push(bytes(&it.block));
        visit::visit_item_fn(self, it);
    }

    fn visit_impl_item_fn(&mut self, it: &'a syn::ImplItemFn) {
        self.bodies.push(bytes(&it.block));
        visit::visit_impl_item_fn(self, it);
    }

    fn visit_trait_item_fn(&mut self, it: &'a syn::TraitItemFn) {
        self.bodies.extend(it.default.as_ref().map(bytes));
        visit::visit_trait_item_fn(self, it);
    }
}

/// A file whose places are known.
pub struct File<'a> {
    source: &'a str,
    places: Places,
}

impl<'a> File<'a> {
    /// Parses a file.
    ///
    /// # Errors
    /// Why it is not Rust.
    pub fn new(source: &'a str) -> Result<File<'a>, String> {
        let parsed = syn::parse_file(source).map_err(|error| error.to_string())?;
        let mut places = Places::default();
        places.visit_file(&parsed);
        Ok(File { source, places })
    }

    fn offset(&self, (line, column): (usize, usize)) -> Option<usize> {
        let mut start = 0;
        for _ in 1..line {
            start += self.source[start..].find('\n')? + 1;
        }
        let rest = &self.source[start..];
        let chars = rest.char_indices().map(|(at, _)| at);
        Some(start + chars.chain([rest.len()]).nth(column.checked_sub(1)?)?)
    }

    /// The edit that plants a mutant with a number; `None` if it cannot be planted.
    pub fn plant(&self, mutant: &Listed, number: u32) -> Option<Edit> {
        let at = self.offset(mutant.start)?;
        let on = format!("crate::planted::on({number}u32)");
        let text = |text: String| Piece::Text(text);
        let places = &self.places;
        match &*mutant.genre {
            "FnValue" => {
                let around = places.bodies.iter().filter(|body| body.contains(&at));
                let body = around.min_by_key(|body| body.len())?;
                let early = format!(" if {on} {{ return {}; }} ", mutant.replacement);
                Some(Edit::insert(body.start + 1, early))
            }
            "BinaryOperator" => {
                let found = places.binary.iter().find(|binary| binary.operator == at)?;
                let Binary { all, left, right, .. } = found.clone();
                (!found.has_let).then(|| Edit {
                    range: all.clone(),
                    pieces: vec![
                        text(format!("(if {on} {{ (")),
                        Piece::Source(left),
                        text(format!(") {} (", mutant.replacement)),
                        Piece::Source(right),
                        text(") } else { ".into()),
                        Piece::Source(all),
                        text(" })".into()),
                    ],
                })
            }
            "UnaryOperator" => {
                let (range, operand) = places.unary.iter().find(|(range, _)| range.start == at)?;
                Some(Edit {
                    range: range.clone(),
                    pieces: vec![
                        text(format!("(if {on} {{ ")),
                        Piece::Source(operand.clone()),
                        text(" } else { ".into()),
                        Piece::Source(range.clone()),
                        text(" })".into()),
                    ],
                })
            }
            "MatchArm" => {
                let (_, pattern_end, guard) = places.arms.iter().find(|(arm, ..)| arm.start == at)?;
                guard
                    .is_none()
                    .then(|| Edit::insert(*pattern_end, format!(" if !{on}")))
            }
            "MatchArmGuard" => {
                let mut guards = places.arms.iter().filter_map(|(_, _, guard)| guard.clone());
                let guard = guards.find(|guard| guard.start == at)?;
                let asked = if mutant.replacement == "true" {
                    format!("{on} || ")
                } else {
                    format!("!{on} && ")
                };
                Some(Edit {
                    range: guard.clone(),
                    pieces: vec![
                        text(format!("({asked}(")),
                        Piece::Source(guard),
                        text("))".into()),
                    ],
                })
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::apply;

    fn mutant(genre: &str, start: (usize, usize), replacement: &str) -> Listed {
        Listed {
            file: String::new(),
            start,
            replacement: replacement.into(),
            genre: genre.into(),
            name: String::new(),
        }
    }

    #[test]
    fn each_kind_of_change_is_asked_for() {
        let source = "fn f(a: u8, b: u8) -> bool {\n    match a {\n        1 => !g(a),\n        2 if b > 1 => true,\n        _ => a + b == 3,\n    }\n}\n";
        let file = File::new(source).unwrap();
        let edits = [
            mutant("FnValue", (2, 5), "true"),
            mutant("MatchArm", (3, 9), ""),
            mutant("UnaryOperator", (3, 14), ""),
            mutant("MatchArmGuard", (4, 14), "false"),
            mutant("BinaryOperator", (4, 16), "<"),
            mutant("BinaryOperator", (5, 16), "-"),
            mutant("BinaryOperator", (5, 20), "!="),
        ];
        let edits = edits.iter().zip(1..);
        let edits = edits.map(|(mutant, number)| file.plant(mutant, number).unwrap());
        let planted = apply(source, edits.collect()).replace("crate::planted::on", "on");
        let inner = "(if on(6u32) { (a) - (b) } else { a + b })";
        let expected = format!(
            "fn f(a: u8, b: u8) -> bool {{ if on(1u32) {{ return true; }} \n    match a {{\n        1 if !on(2u32) => (if on(3u32) {{ g(a) }} else {{ !g(a) }}),\n        2 if (!on(4u32) && ((if on(5u32) {{ (b) < (1) }} else {{ b > 1 }}))) => true,\n        _ => (if on(7u32) {{ ({inner}) != (3) }} else {{ {inner} == 3 }}),\n    }}\n}}\n"
        );
        assert_eq!(planted, expected);
    }

    #[test]
    fn conditions_that_bind_names_are_left_out() {
        let file = File::new("fn f() { if g() && let Some(x) = h() { k(x) } }").unwrap();
        assert!(file.plant(&mutant("BinaryOperator", (1, 17), "||"), 1).is_none());
    }
}
