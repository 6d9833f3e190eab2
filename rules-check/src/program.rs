//! Rules as trees, with names.
//!
//! A set is read as the compiler reads it: its preludes, the terms that the instruction table generates, its files. `cranelift-isle` parses and types
//! them; what it would compile is kept as it is ([`Program`]).

use crate::selection::Backend;
use crate::selection::rules;
use cranelift_isle::ast::Def;
use cranelift_isle::lexer::{Lexer, Pos};
use cranelift_isle::sema::{Rule, TermEnv, TermId, TypeEnv, TypeId};
use cranelift_isle::{overlap, parser};
use std::collections::HashMap;
use std::path::Path;
use wavelift_codegen_meta::generate;
use wavelift_isle_rules::{IR_PRELUDE, LEGALIZE_FILES, LEGALIZE_PRELUDE, OPT_FILES, OPT_PRELUDE};

/// Sets of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Set {
    /// The mid-end.
    MidEnd,
    /// Legalisation.
    Legalization,
    /// Selection of a backend.
    Selection(Backend),
}

impl Set {
    /// Those whose rules make IR.
    pub const ALL: [Set; 2] = [Set::MidEnd, Set::Legalization];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Set::MidEnd => "opt",
            Set::Legalization => "legalize",
            Set::Selection(backend) => backend.name(),
        }
    }

    /// The term that replaces an instruction.
    pub fn root(self) -> &'static str {
        match self {
            Set::MidEnd => "simplify",
            Set::Legalization => "expand",
            Set::Selection(_) => "lower",
        }
    }

    fn files(self) -> &'static [&'static str] {
        match self {
            Set::MidEnd => OPT_FILES,
            Set::Legalization => LEGALIZE_FILES,
            Set::Selection(_) => &[],
        }
    }

    /// Names and texts of the files, as they stand in the tree.
    ///
    /// # Errors
    /// A file cannot be read.
    pub fn texts(self) -> Result<Vec<(String, String)>, String> {
        let read = |path: &&str| {
            let text = std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
            let file = Path::new(path).file_name().unwrap_or_default().to_string_lossy();
            Ok((format!("isle-rules/{}/{file}", self.name()), text))
        };
        self.files().iter().map(read).collect()
    }

    /// The rules as they stand in the tree.
    ///
    /// # Errors
    /// A file cannot be read, or its rules are wrong.
    pub fn load(self) -> Result<Program, String> {
        match self {
            Set::Selection(backend) => rules::load(backend),
            _ => Program::of(self, &self.texts()?),
        }
    }
}

/// Where a rule stands, and how it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The file and the line, counted from 1: `isle-rules/opt/select.isle:7`.
    pub id: String,
    /// The first line, by which lists name the rule.
    pub text: String,
    /// The term that it is a rule of.
    pub term: String,
}

/// A set of rules as trees.
#[derive(Clone, Debug)]
pub struct Program {
    /// Which set.
    pub set: Set,
    /// Types.
    pub types: std::rc::Rc<TypeEnv>,
    /// Terms, and the rules.
    pub terms: TermEnv,
    /// Names of the rules, by their index.
    pub names: Vec<Name>,
    /// Whether a rule is generated from the instruction table: no rule of a file.
    pub generated: Vec<bool>,
    /// A rule whose result is to be another than what it says.
    pub spoiled: Option<usize>,
    order: HashMap<TermId, Vec<usize>>,
}

impl Program {
    /// Rules of files with these names and texts.
    ///
    /// # Errors
    /// What the ISLE compiler finds.
    pub fn of(set: Set, files: &[(String, String)]) -> Result<Program, String> {
        let prelude = match set {
            Set::MidEnd => OPT_PRELUDE,
            _ => LEGALIZE_PRELUDE,
        };
        let mut texts = vec![
            ("prelude".to_owned(), IR_PRELUDE.to_owned()),
            ("ir".to_owned(), generate::isle()),
            ("make".to_owned(), generate::isle_constructors()),
            (
                format!("isle-rules/preludes/{}.isle", set.name()),
                prelude.to_owned(),
            ),
        ];
        texts.extend(files.iter().cloned());
        let program = Program::typed(set, &texts, &parse(&texts, 0)?)?;
        overlap::check(&program.terms).map_err(|errors| format!("{errors:?}"))?;
        Ok(program)
    }

    /// Types definitions of these texts.
    ///
    /// # Errors
    /// What the ISLE compiler finds.
    pub fn typed(set: Set, texts: &[(String, String)], defs: &[Def]) -> Result<Program, String> {
        let mut types = TypeEnv::from_ast(defs).map_err(|errors| format!("{errors:?}"))?;
        let terms = TermEnv::from_ast(&mut types, defs, true).map_err(|errors| format!("{errors:?}"))?;
        let name = |rule: &Rule| Name {
            id: id(texts, rule.pos),
            text: line(texts, rule.pos),
            term: types.syms[terms.terms[rule.root_term.index()].name.index()].clone(),
        };
        let names = terms.rules.iter().map(name).collect();
        let generated = terms.rules.iter().map(|rule| texts[rule.pos.file].0 == "make");
        let generated = generated.collect();
        let mut program = Program {
            set,
            names,
            generated,
            types: std::rc::Rc::new(types),
            terms,
            spoiled: None,
            order: HashMap::new(),
        };
        program.sort();
        Ok(program)
    }

    /// Puts the rules of each term into the order in which they are tried. To be called after rules were changed.
    pub fn sort(&mut self) {
        self.order.clear();
        for (index, rule) in self.terms.rules.iter().enumerate() {
            self.order.entry(rule.root_term).or_default().push(index);
        }
        for order in self.order.values_mut() {
            order.sort_by_key(|&index| std::cmp::Reverse(self.terms.rules[index].prio));
        }
    }

    /// Takes a rule out: it is tried no more.
    pub fn drop_rule(&mut self, rule: usize) {
        for order in self.order.values_mut() {
            order.retain(|&index| index != rule);
        }
    }

    /// The rules of a term in the order in which they are tried.
    pub fn rules_of(&self, term: TermId) -> &[usize] {
        self.order.get(&term).map_or(&[], Vec::as_slice)
    }

    /// The rules of the files.
    pub fn own(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.names.len()).filter(|&index| !self.generated[index])
    }

    /// The name of a term.
    pub fn term_name(&self, term: TermId) -> &str {
        &self.types.syms[self.terms.terms[term.index()].name.index()]
    }

    /// The name of a type.
    pub fn type_name(&self, ty: TypeId) -> &str {
        self.types.types[ty.index()].name(&self.types)
    }

    /// The rule with an id.
    pub fn find(&self, id: &str) -> Option<usize> {
        self.names.iter().position(|name| name.id == id)
    }
}

/// The definitions of texts from a number on.
///
/// # Errors
/// What the ISLE compiler finds.
pub fn parse(texts: &[(String, String)], first: usize) -> Result<Vec<Def>, String> {
    let mut defs = Vec::new();
    for (index, (name, text)) in texts.iter().enumerate().skip(first) {
        let parsed = Lexer::new(index, text).and_then(parser::parse);
        defs.extend(parsed.map_err(|error| format!("{name}: {error:?}"))?);
    }
    Ok(defs)
}

/// The file and the line of a place: how rules are named.
pub fn id(texts: &[(String, String)], pos: Pos) -> String {
    let (name, text) = &texts[pos.file];
    let line = text.get(..pos.offset).unwrap_or_default().matches('\n').count() + 1;
    format!("{name}:{line}")
}

fn line(texts: &[(String, String)], pos: Pos) -> String {
    let text = &texts[pos.file].1;
    let before = text.get(..pos.offset).unwrap_or_default();
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    text[start..].lines().next().unwrap_or_default().to_owned()
}
