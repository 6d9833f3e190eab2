//! Names of functions and variables in an object file, where there is one scope for all.
//!
//! In a module names are scoped: variables of two functions, or of two modules that were linked, may share one (HSA PRM 4.6.2, 4.12).
//! Invariants:
//! - N1: no two things of a module have the same name.
//! - N2: functions, and variables that several modules share, keep their own names: linkers and loaders find them by these.
//! - N3: a variable of a function is named `FUNCTION.VARIABLE`, as compilers of C name theirs; what is taken gets a number.

use super::entities::Symbol;
use super::module::{FunctionDecl, Module, SymbolData, SymbolScope};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;

/// The names that the things of a module have in an object file.
#[derive(Clone, Debug, Default)]
pub struct ObjectNames {
    symbols: SecondaryMap<Symbol, String>,
    taken: FxHashSet<String>,
}

impl ObjectNames {
    /// The names of a module. A kernel brings further names with it: its own followed by each of `suffixes`.
    pub fn new(module: &Module, suffixes: &[&str]) -> ObjectNames {
        let mut names = ObjectNames::default();
        for name in module.functions.values().map(FunctionDecl::name) {
            names.taken.insert(name.to_owned());
            let derived = suffixes.iter().map(|suffix| format!("{name}{suffix}"));
            names.taken.extend(derived);
        }
        // Names that others rely on come first, then those of the module, then those that only one function sees.
        let rank = |data: &SymbolData| match data.scope {
            _ if data.external || data.exported => 0,
            SymbolScope::Module => 1,
            SymbolScope::Function(_) => 2,
        };
        for wanted in 0..3 {
            let symbols = module.symbols.iter().filter(|(_, data)| rank(data) == wanted);
            for (symbol, data) in symbols {
                let own = match data.name.as_str() {
                    "" => symbol.to_string(),
                    name => name.to_owned(),
                };
                names.symbols[symbol] = match data.scope {
                    _ if data.external || data.exported => {
                        names.taken.insert(own.clone());
                        own
                    }
                    SymbolScope::Module => names.fresh(&own),
                    SymbolScope::Function(func) => {
                        let owner = module.functions.get(func).map_or("", FunctionDecl::name);
                        names.fresh(&format!("{owner}.{own}"))
                    }
                };
            }
        }
        names
    }

    /// The name of a variable.
    pub fn symbol(&self, symbol: Symbol) -> &str {
        &self.symbols[symbol]
    }

    /// Takes a name that nothing has yet: `wanted`, with a number if need be.
    pub fn fresh(&mut self, wanted: &str) -> String {
        let numbered = (1..).map(|n: u64| format!("{wanted}.{n}"));
        let mut all = std::iter::once(wanted.to_owned()).chain(numbered);
        let free = all.find(|name| !self.taken.contains(name));
        let name = free.unwrap_or_default();
        self.taken.insert(name.clone());
        name
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{FuncRef, Segment};

    fn variable(module: &mut Module, name: &str, scope: SymbolScope, external: bool) -> Symbol {
        module.symbols.push(SymbolData {
            name: name.to_owned(),
            segment: Segment::Global,
            size: 4,
            align: 4,
            init: None,
            handles: Vec::new(),
            constant: false,
            scope,
            external,
            exported: false,
        })
    }

    fn function(module: &mut Module, name: &str) -> FuncRef {
        module.functions.push(FunctionDecl::External(name.to_owned()))
    }

    #[test]
    fn one_name_in_many_scopes() {
        let mut module = Module::default();
        let (a, b) = (function(&mut module, "a"), function(&mut module, "b"));
        let in_a = variable(&mut module, "v", SymbolScope::Function(a), false);
        let in_b = variable(&mut module, "v", SymbolScope::Function(b), false);
        let first = variable(&mut module, "v", SymbolScope::Module, false);
        let second = variable(&mut module, "v", SymbolScope::Module, false);
        let elsewhere = variable(&mut module, "b.v", SymbolScope::Module, true);
        let names = ObjectNames::new(&module, &[]);
        assert_eq!(names.symbol(in_a), "a.v");
        assert_eq!(names.symbol(elsewhere), "b.v", "N2");
        assert_eq!(names.symbol(in_b), "b.v.1");
        assert_eq!((names.symbol(first), names.symbol(second)), ("v", "v.1"));
    }

    #[test]
    fn names_of_kernels_are_theirs() {
        let mut module = Module::default();
        function(&mut module, "k");
        let code = variable(&mut module, "k", SymbolScope::Module, false);
        let descriptor = variable(&mut module, "k.kd", SymbolScope::Module, false);
        let nameless = variable(&mut module, "", SymbolScope::Module, false);
        let mut names = ObjectNames::new(&module, &[".kd"]);
        assert_eq!((names.symbol(code), names.symbol(descriptor)), ("k.1", "k.kd.1"));
        assert_eq!(names.symbol(nameless), nameless.to_string());
        assert_eq!(
            (names.fresh("k"), names.fresh("k")),
            ("k.2".to_owned(), "k.3".to_owned())
        );
    }
}
