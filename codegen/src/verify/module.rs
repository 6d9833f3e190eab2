//! Variables and parameters: V6.

use super::context::Context;
use super::{Rule, VerifierError, verify_function};
use crate::ir::{InitialHandle, Module, Segment, SourceLoc, SymbolData, SymbolScope};
use std::collections::BTreeMap;

/// Checks a module: its variables and every defined function.
///
/// # Errors
/// Every broken rule: variables first, then functions in order.
pub fn verify_module(module: &Module) -> Result<(), Vec<VerifierError>> {
    let mut errors = Vec::new();
    for symbol in module.symbols.values() {
        if let Some(problem) = symbol_problem(module, symbol) {
            errors.push(VerifierError {
                function: String::new(),
                block: None,
                inst: None,
                text: String::new(),
                loc: SourceLoc::UNKNOWN,
                rule: Rule::Symbol {
                    name: symbol.name.clone(),
                    problem,
                },
            });
        }
    }
    for (_, func) in module.defined() {
        if let Err(list) = verify_function(func, module) {
            errors.extend(list);
        }
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

fn symbol_problem(module: &Module, symbol: &SymbolData) -> Option<&'static str> {
    if !symbol.align.is_power_of_two() {
        return Some("has an alignment that is not a power of two");
    }
    if matches!(symbol.segment, Segment::Flat) {
        return Some("is in the flat segment, which holds no variables");
    }
    if let Some(init) = &symbol.init {
        if !matches!(symbol.segment, Segment::Global | Segment::Readonly) {
            return Some("has initial bytes in a segment that cannot be initialised");
        }
        if init.len() as u64 > symbol.size {
            return Some("has more initial bytes than its size");
        }
        if symbol.external {
            return Some("is external and has initial bytes");
        }
    }
    if !symbol.handles.is_empty() {
        if !matches!(symbol.segment, Segment::Global | Segment::Readonly) {
            return Some("has handles of objects in a segment that cannot be initialised");
        }
        if symbol.external {
            return Some("is external and has handles of objects");
        }
        let mut end = 0;
        for handle in &symbol.handles {
            if handle.offset < end {
                return Some("has handles of objects that overlap or are not in order");
            }
            end = handle.offset.saturating_add(InitialHandle::BYTES);
        }
        if end > symbol.size {
            return Some("has a handle of an object beyond its size");
        }
    }
    match symbol.scope {
        SymbolScope::Function(id) if module.functions.get(id).is_none() => Some("belongs to no function"),
        _ => None,
    }
}

/// Checks where the parameters of a kernel are.
pub(super) fn parameters(context: &mut Context) {
    let func = context.func;
    // The end of each parameter by its start, of those that do not overlap: there can be many.
    let mut ends: BTreeMap<u64, u64> = BTreeMap::new();
    for param in &func.params {
        let start = u64::from(param.offset);
        let end = start + u64::from(param.ty.bytes()) * u64::from(param.count);
        let problem = if !param.align.is_power_of_two() {
            Some("has an alignment that is not a power of two")
        } else if !start.is_multiple_of(u64::from(param.align)) {
            Some("is not at a multiple of its alignment")
        } else if end > u64::from(func.kernarg_bytes) {
            Some("reaches beyond the kernarg segment")
        } else if ends.range(..end).next_back().is_some_and(|(_, e)| start < *e) {
            Some("overlaps another one")
        } else {
            ends.insert(start, end);
            None
        };
        if let Some(problem) = problem {
            context.error(Rule::Parameter {
                name: param.name.clone(),
                problem,
            });
        }
    }
}
