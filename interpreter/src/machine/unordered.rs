//! The text of a program without what the interpreter does not look at.

use cranelift_entity::EntityRef;
use wavelift_codegen::ir::text::print_module;
use wavelift_codegen::ir::{
    FunctionDecl, Inst, InstructionData, MemoryOrder, MemoryScope, Module, SourceLoc,
};

/// The module's text without places in sources, and without orders and scopes of memory: the interpreter carries out one operation after the other, so all orders hold, and
/// decoding keeps none ([`crate::code::Address`], [`crate::code::OpKind::Fence`]).
pub(super) fn text(module: &Module) -> String {
    let mut module = module.clone();
    for func in module.functions.values_mut() {
        let FunctionDecl::Defined(func) = func else {
            continue;
        };
        func.source_name.clear();
        func.dfg
            .locs
            .values_mut()
            .for_each(|loc| *loc = SourceLoc::UNKNOWN);
        for number in 0..func.dfg.num_insts() {
            match func.dfg.inst_mut(Inst::new(number)) {
                InstructionData::Load { mem, .. }
                | InstructionData::Store { mem, .. }
                | InstructionData::Atomic { mem, .. } => {
                    mem.order = MemoryOrder::None;
                    mem.scope = MemoryScope::None;
                }
                InstructionData::Fence { order, scope, .. } => {
                    *order = MemoryOrder::None;
                    *scope = MemoryScope::None;
                }
                _ => {}
            }
        }
    }
    print_module(&module)
}
