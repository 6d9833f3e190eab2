//! The patterns of a backend's rules as trees.
//!
//! What a rule makes is replaced by a term that makes anything of its type: it is compiled and run, not evaluated here, and so the terms of machine instructions,
//! which build scripts generate, need not be known. Conditions that name such terms, or features of machines, are left out: whether a rule fires is for the
//! compiler to say.

use super::Backend;
use crate::files::root;
use crate::program::{Program, Set, id, parse};
use cranelift_isle::ast::{Decl, Def, Expr, Ident, Pattern, Rule};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use wavelift_codegen_meta::generate;
use wavelift_isle_rules::{IR_PRELUDE, LOWERING_PRELUDE};

/// The terms that each rule's right side is made of, by the rule's place.
pub type Calls = BTreeMap<String, BTreeSet<String>>;

/// The patterns of a backend's rules.
///
/// # Errors
/// A file cannot be read, or its rules are wrong.
pub fn load(backend: Backend) -> Result<Program, String> {
    let texts = texts(backend)?;
    let mut defs = parse(&texts, 0)?;
    let places = texts.len();
    let mut texts = texts;
    texts.push(("declared".to_owned(), declared(&defs)));
    defs.extend(parse(&texts, places)?);
    without_right_sides(&mut defs);
    Program::typed(Set::Selection(backend), &texts, &defs)
}

/// Which terms the rules of a backend make, what stands for something else by itself included.
///
/// # Errors
/// A file cannot be read, or its rules are wrong.
pub fn calls(backend: Backend) -> Result<Calls, String> {
    let texts = texts(backend)?;
    let mut calls = Calls::new();
    let defs = parse(&texts, 0)?;
    let converters = defs.iter().filter_map(|def| match def {
        Def::Converter(converter) => Some(converter.term.0.clone()),
        _ => None,
    });
    let converters: BTreeSet<String> = converters.collect();
    for def in &defs {
        let Def::Rule(rule) = def else { continue };
        let mut terms = converters.clone();
        rule.expr.terms(&mut |_, term| {
            terms.insert(term.0.clone());
        });
        calls.insert(id(&texts, rule.pos), terms);
    }
    Ok(calls)
}

/// Names and texts of preludes and files. Files have their places from the root of the tree.
fn texts(backend: Backend) -> Result<Vec<(String, String)>, String> {
    let read = |path: &std::path::Path| {
        std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
    };
    let mut texts = vec![
        ("prelude".to_owned(), IR_PRELUDE.to_owned()),
        ("ir".to_owned(), generate::isle()),
        ("lowering".to_owned(), read(LOWERING_PRELUDE.as_ref())?),
    ];
    for folder in backend.folders() {
        let entries = std::fs::read_dir(root().join(folder)).map_err(|error| format!("{folder}: {error}"))?;
        let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        let mut names: Vec<String> = names.filter(|name| name.ends_with(".isle")).collect();
        names.retain(|name| !backend.without().contains(&name.as_str()));
        names.sort();
        for name in names {
            let place = format!("{folder}/{name}");
            let text = read(&root().join(&place))?;
            texts.push((place, text));
        }
    }
    Ok(texts)
}

fn decls(defs: &[Def]) -> impl Iterator<Item = &Decl> {
    defs.iter().filter_map(|def| match def {
        Def::Decl(decl) => Some(decl),
        _ => None,
    })
}

/// The term that makes anything of a type.
fn anything(ty: &str) -> String {
    format!("any_{ty}")
}

/// Types that nothing declares, and for each type that rules make a term that makes anything of it.
fn declared(defs: &[Def]) -> String {
    let known = |def: &Def| match def {
        Def::Type(ty) => Some(ty.name.0.clone()),
        _ => None,
    };
    // The language has truth values and integers itself.
    let builtin = ["bool", "u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64"].map(str::to_owned);
    let mut known: HashSet<String> = defs.iter().filter_map(known).chain(builtin).collect();
    let mut text = String::new();
    for decl in decls(defs) {
        for ty in decl.arg_tys.iter().chain([&decl.ret_ty]) {
            if known.insert(ty.0.clone()) {
                text += &format!("(type {0} (primitive {0}))\n", ty.0);
            }
        }
    }
    let made: BTreeSet<&str> = decls(defs).map(|decl| decl.ret_ty.0.as_str()).collect();
    for ty in made {
        let term = anything(ty);
        text += &format!("(decl pure {term} () {ty})\n(extern constructor {term} {term})\n");
    }
    text
}

/// Replaces what rules make, and drops conditions about terms that are not declared.
fn without_right_sides(defs: &mut Vec<Def>) {
    let results: HashMap<String, String> = decls(defs)
        .map(|decl| (decl.term.0.clone(), decl.ret_ty.0.clone()))
        .collect();
    // What stands for what by itself may name terms of machine instructions.
    let known = |term: &Ident| results.contains_key(&term.0);
    defs.retain(|def| match def {
        Def::Converter(converter) => known(&converter.term),
        Def::Attr(_) => false,
        _ => true,
    });
    for def in defs {
        let Def::Rule(rule) = def else { continue };
        keep_conditions(rule, &|term| results.contains_key(term));
        let Pattern::Term { sym, .. } = &rule.pattern else {
            continue;
        };
        let Some(result) = results.get(&sym.0) else {
            continue;
        };
        rule.expr = Expr::Term {
            sym: Ident(anything(result), rule.pos),
            args: Vec::new(),
            pos: rule.pos,
        };
    }
}

fn keep_conditions(rule: &mut Rule, known: &dyn Fn(&str) -> bool) {
    rule.iflets.retain(|condition| {
        let mut all = true;
        condition.expr.terms(&mut |_, term| all &= known(&term.0));
        all
    });
}
