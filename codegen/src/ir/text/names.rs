//! Names in the text: unique ones, with their sigil, in quotes where they have to be.

use super::lexer::is_name_char;
use crate::ir::{FuncRef, Module, Symbol, SymbolScope};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;

/// The names that symbols and functions of a module have in its text.
///
/// Names are made unique where the module has several of one kind in one scope, so that every reference in the text
/// has one meaning. Without a module, references are printed by number (`%sym3`).
#[derive(Clone, Debug, Default)]
pub struct Names {
    symbols: SecondaryMap<Symbol, Option<String>>,
    functions: SecondaryMap<FuncRef, Option<String>>,
}

impl Names {
    /// The names of a module.
    pub fn new(module: &Module) -> Names {
        let mut names = Names::default();
        let mut taken = FxHashSet::default();
        for (id, decl) in module.functions.iter() {
            names.functions[id] = Some(unique(decl.name(), &mut taken));
        }
        let mut taken = FxHashSet::default();
        for (id, symbol) in module.symbols.iter() {
            if symbol.scope == SymbolScope::Module {
                names.symbols[id] = Some(unique(&symbol.name, &mut taken));
            }
        }
        // A name in a function would hide that of the module, so it has to differ, too.
        let mut scopes: SecondaryMap<FuncRef, FxHashSet<String>> = SecondaryMap::new();
        for (id, symbol) in module.symbols.iter() {
            if let SymbolScope::Function(func) = symbol.scope {
                let scope = &mut scopes[func];
                if scope.is_empty() {
                    scope.clone_from(&taken);
                }
                names.symbols[id] = Some(unique(&symbol.name, scope));
            }
        }
        names
    }

    /// The name of a symbol, with sigil.
    pub fn symbol(&self, symbol: Symbol) -> String {
        match &self.symbols[symbol] {
            Some(name) => print_name(name),
            None => format!("%{symbol}"),
        }
    }

    /// The name of a function, with sigil.
    pub fn function(&self, func: FuncRef) -> String {
        match &self.functions[func] {
            Some(name) => print_name(name),
            None => format!("%{func}"),
        }
    }
}

fn unique(name: &str, taken: &mut FxHashSet<String>) -> String {
    let mut candidate = name.to_owned();
    let mut number = 1;
    while !taken.insert(candidate.clone()) {
        candidate = format!("{name}.{number}");
        number += 1;
    }
    candidate
}

/// A name with its sigil, quoted where it has to be.
pub fn print_name(name: &str) -> String {
    if !name.is_empty() && name.chars().all(is_name_char) {
        format!("%{name}")
    } else {
        format!("%{}", quote(name))
    }
}

/// A text in quotes.
pub(super) fn quote(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
