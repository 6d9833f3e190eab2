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
    /// The operation, as the expression that names it: `Op.VAddF32`.
    pub operation: String,
    /// The ISLE types of what the instruction takes.
    pub takes: Vec<String>,
    /// The ISLE type of what it makes.
    pub makes: String,
    /// The method of the context that emits instructions of this shape. It takes the operation and then the operands.
    pub method: String,
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
            operation,
            takes,
            makes,
            method,
        } = constructor;
        if !mentioned.contains(term) || known.contains(term) {
            continue;
        }
        let shape = constructor.shape();
        let types = takes.join(" ");
        if shapes.insert(shape.clone()) && !known.contains(&shape) {
            let _ = writeln!(
                text,
                "(decl {shape} (Op {types}) {makes})\n(extern constructor {shape} {method})"
            );
        }
        let names: Vec<String> = (0..takes.len()).map(|index| format!("a{index}")).collect();
        let names = names.join(" ");
        let _ = writeln!(
            text,
            "(decl {term} ({types}) {makes})\n(rule ({term} {names}) ({shape} ({operation}) {names}))"
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
            operation: format!("Op.{term}"),
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
}
