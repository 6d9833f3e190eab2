//! What would fit where a rule does not: the compiler says what is wrong, this says what could stand there.

use crate::Misfit;
use crate::constructors::Constructor;
use cranelift_isle::ast::{Def, Expr, Rule};
use cranelift_isle::error::{Error, Errors};
use cranelift_isle::lexer::Pos;
use std::collections::HashMap;
use std::fmt::Write;

/// What errors are explained by.
pub(crate) struct Known<'a> {
    /// All definitions.
    pub defs: &'a [Def],
    /// The texts of the files, by number.
    pub texts: &'a [(String, String)],
    /// All instructions, whether mentioned or not.
    pub constructors: &'a [Constructor],
}

impl<'a> Known<'a> {
    /// What a check of this crate found, with the rule.
    pub(crate) fn report(&self, misfit: &Misfit) -> String {
        let pos = match &self.defs[misfit.rule] {
            Def::Rule(rule) => rule.pos,
            _ => Pos::default(),
        };
        format!("{} {}\n    {}", self.place(pos), misfit.message, self.source(pos))
    }

    /// The compiler's report with the rules that it is about, and what would fit.
    pub(crate) fn explain(&self, errors: &Errors) -> String {
        let mut text = errors.to_string();
        for error in &errors.errors {
            let Error::TypeError { msg, span } = error else {
                continue;
            };
            let Some(rule) = self.rule_at(span.from) else {
                continue;
            };
            let _ = writeln!(
                text,
                "{} {msg}\n    {}",
                self.place(rule.pos),
                self.source(rule.pos)
            );
            for hint in self.hints(rule, span.from, msg) {
                let _ = writeln!(text, "    help: {hint}");
            }
        }
        text
    }

    /// The rule that a place is in.
    fn rule_at(&self, pos: Pos) -> Option<&'a Rule> {
        let rules = self.defs.iter().filter_map(|def| match def {
            Def::Rule(rule) if rule.pos.file == pos.file && rule.pos.offset <= pos.offset => Some(rule),
            _ => None,
        });
        rules.max_by_key(|rule| rule.pos.offset)
    }

    fn place(&self, pos: Pos) -> String {
        let Some((name, text)) = self.texts.get(pos.file) else {
            return String::new();
        };
        let before = text.get(..pos.offset).unwrap_or_default();
        format!("{name}:{}:", before.matches('\n').count() + 1)
    }

    /// The text of the rule whose pattern begins at a place.
    fn source(&self, pos: Pos) -> &'a str {
        let text = self.texts.get(pos.file).map_or("", |(_, text)| text);
        let start = text.get(..pos.offset).and_then(|before| before.rfind("(rule"));
        let text = text.get(start.unwrap_or(pos.offset)..).unwrap_or_default();
        let mut depth = 0;
        for (index, char) in text.char_indices() {
            match char {
                '(' => depth += 1,
                ')' if depth <= 1 => return &text[..=index],
                ')' => depth -= 1,
                _ => {}
            }
        }
        text
    }

    fn hints(&self, rule: &'a Rule, at: Pos, msg: &str) -> Vec<String> {
        let words: Vec<&str> = msg.split(['\'', ' ']).filter(|word| !word.is_empty()).collect();
        let mut hints = Vec::new();
        if let Some((outer, index)) = argument_at(&rule.expr, at) {
            let place = format!("argument {} of `{outer}`", index + 1);
            if let Some(signature) = self.signature(outer) {
                hints.push(format!("this is {place}: {signature}"));
            }
            if let Some(given) = given_type(&words) {
                hints.extend(self.other_widths(outer, index, given));
            }
        }
        if msg.starts_with("Incorrect argument count") {
            hints.extend(words.get(5).and_then(|term| self.signature(term)));
        }
        if msg.starts_with("Unknown term") {
            hints.extend(words.get(4).and_then(|term| self.similar(term)));
        }
        if let (Some(given), Some(wanted)) = (given_type(&words), wanted_type(&words)) {
            hints.push(self.conversions(given, wanted));
        }
        hints
    }

    /// How a term is used.
    fn signature(&self, term: &str) -> Option<String> {
        let of_row = self
            .constructors
            .iter()
            .find(|constructor| constructor.term == term);
        if let Some(constructor) = of_row {
            return Some(format!(
                "{}, the row `{term}` of the table",
                constructor.signature()
            ));
        }
        self.defs.iter().find_map(|def| match def {
            Def::Decl(decl) if decl.term.0 == term => {
                let takes: String = decl.arg_tys.iter().map(|ty| format!(" {}", ty.0)).collect();
                Some(format!("({term}{takes}) {}", decl.ret_ty.0))
            }
            _ => None,
        })
    }

    /// Instructions of the same name up to the type, or up to the letter of the file in front, that take what was given.
    fn other_widths(&self, term: &str, index: usize, given: &str) -> Option<String> {
        fn stem(name: &str) -> &str {
            name.rsplit_once('_').map_or(name, |(stem, _)| stem)
        }
        fn without_file(name: &str) -> &str {
            match name.split_once('_') {
                Some((file, rest)) if file.len() == 1 => rest,
                _ => name,
            }
        }
        let alike = |other: &str| stem(other) == stem(term) || without_file(other) == without_file(term);
        let fits = |ty: &String| ty == given || self.converts(given, ty);
        let others: Vec<String> = self
            .constructors
            .iter()
            .filter(|other| other.term != term && alike(&other.term))
            .filter(|other| other.takes.get(index).is_some_and(fits))
            .map(Constructor::signature)
            .take(4)
            .collect();
        (!others.is_empty()).then(|| format!("what takes it: {}", others.join(", ")))
    }

    /// Instructions whose names begin or end alike.
    fn similar(&self, term: &str) -> Option<String> {
        let shared = |other: &str| {
            let same = other.bytes().zip(term.bytes());
            same.take_while(|(a, b)| a == b).count()
        };
        let best = self.constructors.iter().map(|other| shared(&other.term)).max()?;
        let close: Vec<String> = self
            .constructors
            .iter()
            .filter(|other| best > 2 && shared(&other.term) == best)
            .map(Constructor::signature)
            .take(4)
            .collect();
        (!close.is_empty()).then(|| format!("the tables have {}", close.join(", ")))
    }

    fn converters(&self) -> HashMap<(&'a str, &'a str), &'a str> {
        let list = self.defs.iter().filter_map(|def| match def {
            Def::Converter(c) => Some(((&*c.inner_ty.0, &*c.outer_ty.0), &*c.term.0)),
            _ => None,
        });
        list.collect()
    }

    fn converts(&self, from: &str, to: &str) -> bool {
        self.converters().contains_key(&(from, to))
    }

    /// What becomes the type that is wanted, and what the given type becomes.
    fn conversions(&self, given: &str, wanted: &str) -> String {
        let list = |types: Vec<&str>| match types.is_empty() {
            true => "nothing".to_owned(),
            false => types.join(", "),
        };
        let converters = self.converters();
        let mut to: Vec<&str> = converters
            .keys()
            .filter(|(_, to)| *to == wanted)
            .map(|(from, _)| *from)
            .collect();
        let mut from: Vec<&str> = converters
            .keys()
            .filter(|(from, _)| *from == given)
            .map(|(_, to)| *to)
            .collect();
        to.sort_unstable();
        from.sort_unstable();
        format!(
            "{} become(s) {wanted} by itself; {given} becomes {}",
            list(to),
            list(from)
        )
    }
}

/// The term that has the expression at a place as an argument, and its index.
fn argument_at(expr: &Expr, at: Pos) -> Option<(&str, usize)> {
    match expr {
        Expr::Term { sym, args, .. } => {
            let direct = args.iter().position(|arg| arg.pos() == at);
            direct
                .map(|index| (&*sym.0, index))
                .or_else(|| args.iter().find_map(|arg| argument_at(arg, at)))
        }
        Expr::Let { defs, body, .. } => {
            let inner = defs.iter().find_map(|def| argument_at(&def.val, at));
            inner.or_else(|| argument_at(body, at))
        }
        _ => None,
    }
}

/// The type that an expression has, from the compiler's message.
fn given_type<'m>(words: &[&'m str]) -> Option<&'m str> {
    match words {
        [
            "Mismatched",
            "types:",
            "expression",
            "expects",
            "type",
            _,
            "but",
            "term",
            "has",
            "return",
            "type",
            given,
        ] => Some(given),
        ["Variable", _, "has", "type", given, ..] => Some(given),
        _ => None,
    }
}

/// The type that would be right.
fn wanted_type<'m>(words: &[&'m str]) -> Option<&'m str> {
    match words {
        [
            "Mismatched",
            "types:",
            "expression",
            "expects",
            "type",
            wanted,
            ..,
        ] => Some(wanted),
        ["Variable", _, "has", "type", _, "but", "we", "need", wanted, ..] => Some(wanted),
        _ => None,
    }
}
