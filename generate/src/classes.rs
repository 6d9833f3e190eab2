//! Promises that memory which is written and memory which is only read do not overlap (HSA PRM 6.1.4), for all accesses of a program at once.

use wavelift_codegen::ir::{Function, FunctionDecl, InstructionData, MemInfo, Module};

/// The class of the input, which nothing writes.
pub(crate) const INPUT: u8 = 1;
/// The class of what is written, if all of it has one.
const WRITTEN: u8 = 2;

/// Gives every access that writes one class, and the class of those that read such memory in a class of its own is that, too. What may be of any memory stays so.
pub(crate) fn one_for_all_writes(module: &mut Module) {
    for decl in module.functions.values_mut() {
        if let FunctionDecl::Defined(func) = decl {
            in_function(func);
        }
    }
}

fn in_function(func: &mut Function) {
    let insts: Vec<_> = func.layout.iter().map(|(_, inst)| inst).collect();
    for inst in insts {
        let writes = func.dfg.opcode(inst).effects().writes_memory();
        let class = |mem: &mut MemInfo| {
            if writes || !matches!(mem.equiv, 0 | INPUT) {
                mem.equiv = WRITTEN;
            }
        };
        match func.dfg.inst_mut(inst) {
            InstructionData::Load { mem, .. }
            | InstructionData::Store { mem, .. }
            | InstructionData::Atomic { mem, .. } => class(mem),
            _ => {}
        }
    }
}
