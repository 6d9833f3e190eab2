//! Whether two appearances of a name, in one module or in two, can mean one thing (HSA PRM 4.3, 4.12).

use super::with_article;
use crate::model::*;

/// Why `b` of module `n` cannot be the same thing as `a` of module `m`: a predicate about `b` ("here").
pub(crate) fn disagreement(m: &Module, a: Symbol, n: &Module, b: Symbol) -> Option<String> {
    match (a, b) {
        (Symbol::Variable(x), Symbol::Variable(y)) => variables(m.variables.get(x)?, n.variables.get(y)?),
        (Symbol::Fbarrier(_), Symbol::Fbarrier(_)) | (Symbol::Module, Symbol::Module) => None,
        (Symbol::Executable(x), Symbol::Executable(y)) => {
            let (x, y) = (m.executables.get(x)?, n.executables.get(y)?);
            if x.kind != y.kind {
                return Some(differ(y.kind.name(), x.kind.name()));
            }
            let same = same_formals(m, &x.outputs, n, &y.outputs) && same_formals(m, &x.inputs, n, &y.inputs);
            (!same).then(|| "has other formal arguments".into())
        }
        (x, y) => Some(differ(kind_name(n, y), kind_name(m, x))),
    }
}

fn differ(here: &str, there: &str) -> String {
    format!("is {} here and {} there", with_article(here), with_article(there))
}

fn variables(x: &Variable, y: &Variable) -> Option<String> {
    let dims = match (x.dim, y.dim) {
        (Dimension::Unsized, Dimension::Array(_)) | (Dimension::Array(_), Dimension::Unsized) => true,
        (p, q) => p == q,
    };
    if x.segment != y.segment {
        Some(format!(
            "is in the {} segment here and in the {} segment there",
            y.segment, x.segment
        ))
    } else if x.ty != y.ty {
        Some(format!("has type {} here and {} there", y.ty, x.ty))
    } else if !dims {
        Some("has another dimension".into())
    } else if x.align != y.align || x.is_const != y.is_const || x.allocation != y.allocation {
        Some("has other qualifiers".into())
    } else {
        None
    }
}

/// Same number of formals with the same types, dimensions and alignments.
pub(crate) fn same_formals(m: &Module, a: &[VariableId], n: &Module, b: &[VariableId]) -> bool {
    fn facts(module: &Module, id: VariableId) -> Option<(Type, Dimension, Align)> {
        module.variables.get(id).map(|v| (v.ty, v.dim, v.align))
    }
    a.len() == b.len() && a.iter().zip(b).all(|(x, y)| facts(m, *x) == facts(n, *y))
}

/// What a symbol is, in a word.
pub(crate) fn kind_name(module: &Module, symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Variable(_) => "variable",
        Symbol::Fbarrier(_) => "fbarrier",
        Symbol::Executable(id) => module.executables.get(id).map_or("function", |e| e.kind.name()),
        Symbol::Label(_) => "label",
        Symbol::Module => "module",
    }
}
