//! Indirect calls that no function of the program can answer (HSA PRM 10.8).
//!
//! Another program, loaded beside this one, may have such functions, and the call may never run: so this is a warning. Which functions
//! fit is decided as the translation does, by how arguments are passed.

use super::Finding;
use crate::diagnostics::Diagnostic;
use crate::model::*;
use crate::translate::{protocol_of_function, protocol_of_icall};
use rustc_hash::FxHashSet;

/// Warns of each `icall` for which the program defines no function.
pub(super) fn unanswered(modules: &[&Module], found: &mut Vec<Finding>) {
    let mut defined = FxHashSet::default();
    for module in modules {
        for e in module.executables.values() {
            if e.kind == ExecutableKind::IndirectFunction && e.is_definition {
                defined.insert(protocol_of_function(module, e));
            }
        }
    }
    for (part, module) in modules.iter().enumerate() {
        for statement in module.executables.values().flat_map(|e| &e.body) {
            let Statement::Inst(inst) = statement else {
                continue;
            };
            // What cannot be translated is said elsewhere.
            if inst.opcode == Opcode::ICall
                && let Some(protocol) = protocol_of_icall(module, inst)
                && !defined.contains(&protocol)
            {
                found.push(warning(part, module, inst));
            }
        }
    }
}

fn warning(part: usize, module: &Module, inst: &Inst) -> Finding {
    const SIGNATURE: usize = 3;
    let signature = match module.inst_operands(inst).get(SIGNATURE) {
        Some(Operand::Executable(id)) => module.executables.get(*id),
        _ => None,
    };
    let name = signature.map_or("this signature", |s| module.name(s.name));
    let message =
        format!("the program defines no indirect function of `{name}`: it stops where this `icall` runs");
    let span = module.operand_span(inst, inst.operands, SIGNATURE);
    let finding = Finding::new(
        part,
        Diagnostic::warning("icall-target", span, message).prm("10.8.2"),
    );
    match signature {
        Some(signature) => finding.also(part, signature.span, "the signature"),
        None => finding,
    }
}
