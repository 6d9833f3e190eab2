//! Terms that stand for the instructions of a machine's table.
//!
//! A row of a table becomes a term with the register files, widths and number of its operands in its type. It stands over a term of its
//! shape, which is written in Rust and serves all instructions of that shape: rules are typed, and contexts have few methods. Only what
//! the rules of a set mention is declared.

use cranelift_isle::ast::{Def, Rule};
use std::collections::{BTreeSet, HashSet};
use std::fmt::Write;

/// The term of an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constructor {
    /// Its name.
    pub term: String,
    /// What the method is told first: ISLE types with their expressions, as `("Op", "(Op.VAddF32)")`.
    pub told: Vec<(String, String)>,
    /// The ISLE types of what the instruction takes.
    pub takes: Vec<String>,
    /// The ISLE type of what it makes.
    pub makes: String,
    /// The method of the context that emits instructions of this shape. It takes what it is told and then the operands.
    pub method: String,
}

/// A type whose expressions stand where another is wanted: a value of the IR as an operand, a register as a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conversion {
    /// The ISLE type that is given.
    pub from: String,
    /// The ISLE type that is wanted.
    pub to: String,
    /// The method of the context that makes one of the other.
    pub method: String,
}

impl Conversion {
    /// A conversion.
    pub fn new(from: &str, to: &str, method: &str) -> Conversion {
        Conversion {
            from: from.to_owned(),
            to: to.to_owned(),
            method: method.to_owned(),
        }
    }
}

/// The declarations of conversions, and of their types where nothing else declares them.
pub(crate) fn converters(defs: &[Def], conversions: &[Conversion]) -> String {
    let mut known: HashSet<&str> = defs
        .iter()
        .filter_map(|def| match def {
            Def::Type(ty) => Some(&*ty.name.0),
            _ => None,
        })
        .collect();
    let mut text = String::from(";; What becomes what by itself.\n\n");
    for ty in conversions.iter().flat_map(|one| [&one.from, &one.to]) {
        if known.insert(ty) {
            let _ = writeln!(text, "(type {ty} (primitive {ty}))");
        }
    }
    for Conversion { from, to, method } in conversions {
        let term = format!("{from}_to_{to}");
        let _ = writeln!(
            text,
            "(decl {term} ({from}) {to})\n(extern constructor {term} {method})\n(convert {from} {to} {term})"
        );
    }
    text
}

impl Constructor {
    /// How the term is used: `(v_add_f32 F32 F32) V1`.
    pub fn signature(&self) -> String {
        let takes: String = self.takes.iter().map(|ty| format!(" {ty}")).collect();
        format!("({}{takes}) {}", self.term, self.makes)
    }

    /// The name of the term of its shape.
    fn shape(&self) -> String {
        let takes: String = self.takes.iter().map(|ty| format!("{ty}_")).collect();
        format!("{}_{takes}{}", self.method, self.makes)
    }
}

/// The declarations of those constructors that the rules mention and that are declared nowhere else.
pub(crate) fn declared(defs: &[Def], constructors: &[Constructor]) -> String {
    let mut mentioned = HashSet::new();
    let mut known = HashSet::new();
    for def in defs {
        match def {
            Def::Rule(rule) => mentions(rule, &mut mentioned),
            Def::Decl(decl) => {
                known.insert(decl.term.0.clone());
            }
            _ => {}
        }
    }
    let mut shapes = BTreeSet::new();
    let mut text = String::from(";; Instructions that rules mention, from the rows of their table.\n\n");
    for constructor in constructors {
        let Constructor {
            term,
            told,
            takes,
            makes,
            method,
        } = constructor;
        if !mentioned.contains(term) || known.contains(term) {
            continue;
        }
        let shape = constructor.shape();
        let types = takes.join(" ");
        let (told, facts): (Vec<&str>, Vec<&str>) = told.iter().map(|(ty, fact)| (&**ty, &**fact)).unzip();
        let (told, facts) = (told.join(" "), facts.join(" "));
        if shapes.insert(shape.clone()) && !known.contains(&shape) {
            let _ = writeln!(
                text,
                "(decl {shape} ({told} {types}) {makes})\n(extern constructor {shape} {method})"
            );
        }
        let names: Vec<String> = (0..takes.len()).map(|index| format!("a{index}")).collect();
        let names = names.join(" ");
        let _ = writeln!(
            text,
            "(decl {term} ({types}) {makes})\n(rule ({term} {names}) ({shape} {facts} {names}))"
        );
    }
    text
}

fn mentions(rule: &Rule, terms: &mut HashSet<String>) {
    let mut add = |_, name: &cranelift_isle::ast::Ident| {
        terms.insert(name.0.clone());
    };
    rule.expr.terms(&mut add);
    for iflet in &rule.iflets {
        iflet.expr.terms(&mut add);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cranelift_isle::{lexer::Lexer, parser};

    fn constructor(term: &str, takes: &[&str]) -> Constructor {
        Constructor {
            term: term.to_owned(),
            told: vec![("Op".to_owned(), format!("(Op.{term})"))],
            takes: takes.iter().map(|&ty| ty.to_owned()).collect(),
            makes: "V1".to_owned(),
            method: format!("v{}", takes.len()),
        }
    }

    #[test]
    fn only_what_is_mentioned() {
        let defs = Lexer::new(0, "(rule (lower (iadd ty a b)) (add (sub a b) b))")
            .and_then(parser::parse)
            .expect("a rule");
        let all = ["add", "sub", "mul"].map(|term| constructor(term, &["VSrc1", "VSrc1"]));
        let text = declared(&defs, &all);
        assert!(text.contains("(decl add (VSrc1 VSrc1) V1)"), "{text}");
        assert!(
            text.contains("(rule (sub a0 a1) (v2_VSrc1_VSrc1_V1 (Op.sub) a0 a1))"),
            "{text}"
        );
        assert!(!text.contains("mul"), "{text}");
        // Both are of one shape.
        assert_eq!(
            text.matches("(extern constructor v2_VSrc1_VSrc1_V1 v2)").count(),
            1,
            "{text}"
        );
    }
    #[test]
    fn types_of_conversions_are_declared_once() {
        let defs = Lexer::new(0, "(type Value (primitive Value))")
            .and_then(parser::parse)
            .expect("a type");
        let list = [
            Conversion::new("Value", "Src", "source"),
            Conversion::new("V1", "Src", "register"),
        ];
        let text = converters(&defs, &list);
        assert_eq!(text.matches("(type Src (primitive Src))").count(), 1, "{text}");
        assert!(!text.contains("(type Value"), "{text}");
        assert!(text.contains("(convert V1 Src V1_to_Src)"), "{text}");
    }
}
